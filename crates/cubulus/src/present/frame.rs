use quartet_scene::{Bounds, Point, Shape};

/// Where a face lies in the picture: flat in the net, aslant on the cube.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Frame {
    /// Its upper left corner.
    pub(crate) origin: Point,
    /// From a cell to the one on its right.
    pub(crate) right: Point,
    /// From a cell to the one below.
    pub(crate) down: Point,
    /// How large things in a cell are: a hundred is the full size.
    pub(crate) size: i32,
}

impl Frame {
    /// A face that one looks straight at, with cells of this size.
    pub(crate) const fn flat(x: i32, y: i32, size: i32) -> Self {
        Self {
            origin: Point::new(x, y),
            right: Point::new(size, 0),
            down: Point::new(0, size),
            size,
        }
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

    /// The outline of all cells from one to another, grown by hundredths of a cell. Corners are round where one looks
    /// straight at the face.
    pub(crate) fn block(&self, from: u8, to: u8, grown: i32) -> Shape {
        let (a, b) = (i32::from(from), i32::from(to));
        let left = (a % 3).min(b % 3) * 100 - grown;
        let right = (a % 3).max(b % 3) * 100 + 100 + grown;
        let top = (a / 3).min(b / 3) * 100 - grown;
        let bottom = (a / 3).max(b / 3) * 100 + 100 + grown;
        let corners = [
            self.at(left, top),
            self.at(right, top),
            self.at(right, bottom),
            self.at(left, bottom),
        ];
        if self.is_flat() {
            return Shape::Rect {
                bounds: Bounds::around(corners),
                round: self.size * (19 + grown) / 100,
            };
        }
        Shape::Polygon(corners.into())
    }

    /// The compartment behind a place. Aslant it keeps away from the edges of the cube, which are as wide as elsewhere.
    pub(crate) fn hole(&self, place: u8) -> Shape {
        self.block(place, place, if self.is_flat() { -3 } else { -6 })
    }

    /// A disc on the face.
    pub(crate) fn disc(&self, place: u8, radius: i32) -> Shape {
        if self.is_flat() {
            return Shape::circle(self.centre(place), self.size * radius / 100);
        }
        let around = CIRCLE.map(|(x, y)| self.near(place, radius * x / 1000, radius * y / 1000));
        Shape::Polygon(around.into())
    }

    const fn is_flat(&self) -> bool {
        self.right.y == 0 && self.down.x == 0
    }
}

/// A circle of radius 1000, in steps of fifteen degrees.
const CIRCLE: [(i32, i32); 24] = [
    (1000, 0),
    (966, 259),
    (866, 500),
    (707, 707),
    (500, 866),
    (259, 966),
    (0, 1000),
    (-259, 966),
    (-500, 866),
    (-707, 707),
    (-866, 500),
    (-966, 259),
    (-1000, 0),
    (-966, -259),
    (-866, -500),
    (-707, -707),
    (-500, -866),
    (-259, -966),
    (0, -1000),
    (259, -966),
    (500, -866),
    (707, -707),
    (866, -500),
    (966, -259),
];
