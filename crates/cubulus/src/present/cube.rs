use quartet_scene::{Node, Point, Role, Shape};

use crate::{cell::Cell, facelet::Face};

use super::{ball::ball, frame::Frame, name_of, painter::Painter};

/// The cube as a body: the front, the right side and the top are seen, and the balls through them.
///
/// Not quite along a diagonal of the cube, or a ball would hide exactly behind another.
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
    /// A cube whose picture begins at the corner, with full-sized cells.
    pub(crate) fn large(corner: Point) -> Self {
        Self::new(
            corner,
            Point::new(168, 54),
            Point::new(104, -78),
            Point::new(0, -170),
        )
    }

    /// A cube in the middle of a square of this side.
    pub(crate) fn small(corner: Point, side: i32) -> Self {
        let cube = Self::new(
            corner,
            Point::new(61, 19),
            Point::new(37, -28),
            Point::new(0, -60),
        );
        let space = Point::new(side, side) - cube.size();
        Self {
            origin: cube.origin + Point::new(space.x / 2, space.y / 2),
            ..cube
        }
    }

    fn new(corner: Point, right: Point, back: Point, up: Point) -> Self {
        Self {
            // The highest point is the far left corner of the top.
            origin: corner - Point::new(0, 3 * (back.y + up.y)),
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
            Face::Up => (self.corner(0, 3, 3), self.right, -self.back),
            Face::Right => (self.corner(3, 0, 3), self.back, -self.up),
            _ => (self.corner(0, 0, 3), self.right, -self.up),
        };
        Frame {
            origin,
            right,
            down,
        }
    }

    /// The body and the balls in it, those that are farthest first.
    pub(crate) fn paint(&self, painter: &mut Painter<'_>) {
        let c = |x, y, z| self.corner(x, y, z);
        let outline = [
            c(0, 0, 0),
            c(0, 0, 3),
            c(0, 3, 3),
            c(3, 3, 3),
            c(3, 3, 0),
            c(3, 0, 0),
        ];
        painter
            .nodes
            .push(Node::new(Role::Board, Shape::Polygon(outline.into())));
        for end in [c(0, 3, 3), c(0, 0, 0), c(3, 3, 0)] {
            let edge = Shape::Line(vec![c(0, 3, 0), end]);
            painter.nodes.push(Node::new(Role::Seam, edge));
        }
        let mut cells: Vec<Cell> = Cell::all().collect();
        cells.sort_by_key(|cell| cell.x() + cell.z() + 3 - cell.y());
        for place in cells {
            let cell = painter.seen.cell(place);
            let Some((role, colour)) = painter.shown(cell) else {
                continue;
            };
            let at = self.centre(place);
            let radius = -self.up.y * 42 / 100;
            let mut node = ball(role, colour, at, radius).of_cell(name_of(cell));
            let is_inside = place.x() < 3 && place.y() > 1 && place.z() < 3;
            if is_inside {
                node = node.on(Node::new(Role::Shade, Shape::circle(at, radius)));
            }
            painter.nodes.push(node);
        }
        let edges = [
            vec![c(0, 0, 3), c(3, 0, 3), c(3, 3, 3)],
            vec![c(3, 0, 3), c(3, 0, 0)],
        ];
        for edge in edges {
            painter.nodes.push(Node::new(Role::Seam, Shape::Line(edge)));
        }
    }

    /// A corner of the grid: so many cells to the right, back and up.
    fn corner(&self, x: i32, y: i32, z: i32) -> Point {
        self.origin + self.right * x + self.back * y + self.up * z
    }

    /// The middle of a cell.
    fn centre(&self, cell: Cell) -> Point {
        let (x, y, z) = (
            i32::from(cell.x()),
            i32::from(cell.y()),
            i32::from(cell.z()),
        );
        self.corner(x - 1, y - 1, z - 1)
            .middle(self.corner(x, y, z))
    }
}
