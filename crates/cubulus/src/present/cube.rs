use quartet_scene::Point;

use crate::facelet::Face;

use super::frame::Frame;

/// The cube as a body of which the front, the right side and the top are seen.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Cube {
    /// The lower left corner of the front.
    origin: Point,
    /// From a cell to the one on its right.
    right: Point,
    /// From a cell to the one behind it.
    back: Point,
    /// From a cell to the one above it.
    up: Point,
}

impl Cube {
    /// A cube to point at, its picture at the zero point.
    pub(crate) fn large() -> Self {
        Self::new(
            Point::new(150, 70),
            Point::new(138, -76),
            Point::new(0, -164),
        )
    }

    /// A cube to look at, in the middle of a square of this side.
    pub(crate) fn small(side: i32) -> Self {
        let cube = Self::new(Point::new(52, 24), Point::new(48, -26), Point::new(0, -56));
        let space = Point::new(side, side) - cube.size();
        Self {
            origin: cube.origin + Point::new(space.x / 2, space.y / 2),
            ..cube
        }
    }

    fn new(right: Point, back: Point, up: Point) -> Self {
        Self {
            // The highest point is the far left corner of the top.
            origin: Point::new(0, -3 * (back.y + up.y)),
            right,
            back,
            up,
        }
    }

    /// How large the picture is.
    pub(crate) fn size(&self) -> Point {
        Point::new(
            3 * (self.right.x + self.back.x),
            3 * (self.right.y - self.back.y - self.up.y),
        )
    }

    /// Where one of the three faces that are seen lies.
    pub(crate) fn frame(&self, face: Face) -> Frame {
        let (origin, right, down) = match face {
            Face::Up => (self.corner(0, 3), self.right, -self.back),
            Face::Right => (self.corner(3, 0), self.back, -self.up),
            _ => (self.corner(0, 0), self.right, -self.up),
        };
        Frame {
            origin,
            right,
            down,
            // Balls look round from everywhere, so they must fit into the flattest face.
            size: -self.up.y * 80 / 100,
        }
    }

    /// A corner of the grid on the top: so many cells to the right and back.
    fn corner(&self, right: i32, back: i32) -> Point {
        self.origin + self.right * right + self.back * back + self.up * 3
    }
}
