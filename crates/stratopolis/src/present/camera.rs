use quartet_scene::Point;

use super::grid::Square;

/// From where one looks.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Camera {
    /// From straight above.
    Top,
    /// From the side: the lower right corner of the grid is in front.
    Raised,
}

/// Half of the width and of the depth of a raised square, and the thickness of a piece.
const HALF: (i32, i32) = (62, 36);
const THICK: i32 = 33;

impl Camera {
    /// A place on the grid, where a square is 100 wide, so many pieces high.
    pub(crate) fn point(self, (u, v): (i32, i32), height: u8) -> Point {
        match self {
            Self::Top => Point::new(u, v),
            Self::Raised => Point::new(
                (u - v) * HALF.0 / 100,
                (u + v) * HALF.1 / 100 - i32::from(height) * THICK,
            ),
        }
    }

    /// The middle of a square.
    pub(crate) fn centre(self, square: Square, height: u8) -> Point {
        self.point((square.column * 100 + 50, square.row * 100 + 50), height)
    }

    /// The corners of a square, clockwise from the upper left, each moved inwards by `inset`.
    pub(crate) fn corners(self, square: Square, height: u8, inset: i32) -> Vec<Point> {
        let (u, v) = (square.column * 100, square.row * 100);
        let (near, far) = (inset, 100 - inset);
        [(near, near), (far, near), (far, far), (near, far)]
            .map(|(du, dv)| self.point((u + du, v + dv), height))
            .to_vec()
    }
}
