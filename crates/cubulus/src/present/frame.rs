use quartet_scene::Point;

/// Where a face lies in the picture: flat in the net, aslant on the cube.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Frame {
    /// Its upper left corner.
    pub(crate) origin: Point,
    /// From a cell to the one on its right.
    pub(crate) right: Point,
    /// From a cell to the one below.
    pub(crate) down: Point,
}

impl Frame {
    /// A face that one looks straight at, with cells of this size.
    pub(crate) const fn flat(x: i32, y: i32, size: i32) -> Self {
        Self {
            origin: Point::new(x, y),
            right: Point::new(size, 0),
            down: Point::new(0, size),
        }
    }

    /// How large things in a cell are: a hundred is the full size.
    pub(crate) const fn size(&self) -> i32 {
        // The lower sides of all faces have one vector that goes straight down or straight to the right.
        let down = self.down.x.abs() + self.down.y.abs();
        let right = self.right.x.abs() + self.right.y.abs();
        if down < right { down } else { right }
    }

    /// A place of the face, in hundredths of a cell from its corner.
    pub(crate) const fn at(&self, column: i32, row: i32) -> Point {
        Point::new(
            self.origin.x + (self.right.x * column + self.down.x * row) / 100,
            self.origin.y + (self.right.y * column + self.down.y * row) / 100,
        )
    }

    /// The middle of one of the nine cells.
    pub(crate) const fn centre(&self, place: u8) -> Point {
        self.near(place, 0, 0)
    }

    /// A place beside the middle of a cell, in hundredths of a cell.
    pub(crate) const fn near(&self, place: u8, right: i32, down: i32) -> Point {
        let (column, row) = (place as i32 % 3, place as i32 / 3);
        self.at(column * 100 + 50 + right, row * 100 + 50 + down)
    }

    /// The outline of all cells from one to another, grown by hundredths of a cell.
    pub(crate) fn block(&self, from: u8, to: u8, grown: i32) -> Vec<Point> {
        let (a, b) = (i32::from(from), i32::from(to));
        let left = (a % 3).min(b % 3) * 100 - grown;
        let right = (a % 3).max(b % 3) * 100 + 100 + grown;
        let top = (a / 3).min(b / 3) * 100 - grown;
        let bottom = (a / 3).max(b / 3) * 100 + 100 + grown;
        vec![
            self.at(left, top),
            self.at(right, top),
            self.at(right, bottom),
            self.at(left, bottom),
        ]
    }
}
