use quartet_scene::{Bounds, Point};

use crate::{Cell, Direction};

/// Where things are in the picture. The middle of the board is the origin, neighbouring cells are 100 apart.
#[derive(Copy, Clone, Debug)]
pub(super) struct Plan {
    /// By how many sixths the board is turned, clockwise.
    turned: u8,
}

impl Plan {
    pub(super) const fn new(turned: u8) -> Self {
        Self { turned: turned % 6 }
    }

    /// Everything, with a margin.
    pub(super) const BOUNDS: Bounds = Bounds::new(-596, -500, 1192, 1000);

    /// The middle of a cell.
    pub(super) fn centre(self, cell: Cell) -> Point {
        let numbers = i32::from(cell.number()) - 5;
        let rows = i32::from(cell.row()) - 4;
        self.step(Direction::East) * numbers + self.step(Direction::NorthWest) * rows
    }

    /// From a cell to its neighbour.
    pub(super) fn step(self, to: Direction) -> Point {
        STEPS[self.seen(to)]
    }

    /// The key for a direction: the six around S lie as the neighbours of a cell do.
    pub(super) fn key(self, to: Direction) -> char {
        ['D', 'E', 'W', 'A', 'Z', 'X'][self.seen(to)]
    }

    /// The direction on the screen.
    fn seen(self, to: Direction) -> usize {
        // Directions go counter-clockwise, so a board that is turned clockwise shows an earlier one.
        (to.index() + 6 - usize::from(self.turned)) % 6
    }

    /// A place beside a cell: hundredths of a step ahead, then to the right of that.
    pub(super) fn beside(self, from: Point, to: Direction, ahead: i32, right: i32) -> Point {
        let step = self.step(to);
        let across = Point::new(-step.y, step.x);
        from + scaled(step, ahead) + scaled(across, right)
    }

    /// The hexagon with round corners that keeps this distance from the middles of the outer cells.
    pub(super) fn hexagon(distance: i32) -> Vec<Point> {
        around(STEPS.map(|step| step * 4), distance)
    }

    /// Is the upper side of the board, where White starts, more below than above?
    pub(super) const fn is_upside_down(self) -> bool {
        matches!(self.turned, 2..=4)
    }
}

/// From a cell to its neighbours when the board is not turned, in the order of directions. Each is the sum of its two
/// neighbours, so that turning moves cells onto cells.
pub(super) const STEPS: [Point; 6] = [
    Point::new(100, 0),
    Point::new(50, -87),
    Point::new(-50, -87),
    Point::new(-100, 0),
    Point::new(-50, 87),
    Point::new(50, 87),
];

/// Hundredths of a way.
pub(super) const fn scaled(way: Point, hundredths: i32) -> Point {
    Point::new(way.x * hundredths / 100, way.y * hundredths / 100)
}

/// The outline around discs of one radius.
pub(super) fn around(centres: impl IntoIterator<Item = Point>, radius: i32) -> Vec<Point> {
    let discs = centres.into_iter().flat_map(|centre| {
        QUARTER
            .iter()
            .zip(QUARTER.iter().rev())
            .flat_map(move |(x, y)| {
                let (x, y) = (x * radius / 1000, y * radius / 1000);
                [(x, y), (-y, x), (-x, -y), (y, -x)].map(|(x, y)| centre + Point::new(x, y))
            })
    });
    hull(discs.collect())
}

/// The corners of the smallest convex outline around the points.
fn hull(mut points: Vec<Point>) -> Vec<Point> {
    points.sort_unstable();
    points.dedup();
    let mut outline: Vec<Point> = Vec::new();
    // The lower half from the left to the right, then the upper half back.
    let ways: [&mut dyn Iterator<Item = &Point>; 2] =
        [&mut points.iter(), &mut points.iter().rev()];
    for way in ways {
        let start = outline.len();
        for &point in way {
            while let [.., before, corner] = outline[start..]
                && turn(before, corner, point) <= 0
            {
                outline.pop();
            }
            outline.push(point);
        }
        // The other half begins with it.
        outline.pop();
    }
    outline
}

/// Positive if the way over the corner bends towards growing angles.
const fn turn(from: Point, corner: Point, to: Point) -> i32 {
    (corner.x - from.x) * (to.y - from.y) - (corner.y - from.y) * (to.x - from.x)
}

/// A quarter of a circle of radius 1000, in steps small enough to look round at the size of a screen.
const QUARTER: [i32; 13] = [
    1000, 991, 966, 924, 866, 793, 707, 609, 500, 383, 259, 131, 0,
];

#[cfg(test)]
mod tests {
    use super::*;

    /// Front ends go from cell to cell by where they are, so a turned board must lie on the same places.
    #[test]
    fn turned_cells_lie_where_cells_are() {
        let places = |turned| {
            let plan = Plan::new(turned);
            let mut places: Vec<Point> = Cell::all().map(|cell| plan.centre(cell)).collect();
            places.sort_unstable();
            places
        };
        for turned in 1..6 {
            assert_eq!(places(turned), places(0));
        }
        let e9 = Cell::named("e9").unwrap();
        assert_eq!(Plan::new(0).centre(e9), Point::new(400, 0));
        assert_eq!(Plan::new(1).centre(e9), Point::new(200, 348));
    }

    #[test]
    fn an_outline_is_convex_and_holds_everything() {
        let centres = [Point::new(0, 0), Point::new(100, 0), Point::new(50, -87)];
        let outline = around(centres, 50);
        let next = outline.iter().cycle().skip(1);
        for (&from, &to) in outline.iter().zip(next) {
            for centre in centres {
                assert!(turn(from, to, centre) > 0, "{from:?} {to:?}");
            }
        }
    }
}
