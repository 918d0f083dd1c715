use quartet_scene::{Node, Point, Role, Shape};

use super::frame::Frame;

/// The way from a cell of a face to the next.
pub(crate) fn chevron(frame: &Frame, from: u8, to: u8) -> Shape {
    let step = |a: u8, b: u8| {
        (
            i32::from(b % 3) - i32::from(a % 3),
            i32::from(b / 3) - i32::from(a / 3),
        )
    };
    let (x, y) = step(from, to);
    // Across the line, and along it from the middle of the first cell.
    let place =
        |along: i32, across: i32| frame.near(from, x * along - y * across, y * along + x * across);
    Shape::Line(vec![place(41, -13), place(57, 0), place(41, 13)])
}

/// The sign of a winner.
pub(crate) fn star(at: Point) -> Shape {
    let points = [
        (0, -26),
        (6, -8),
        (25, -8),
        (10, 3),
        (15, 21),
        (0, 10),
        (-15, 21),
        (-10, 3),
        (-25, -8),
        (-6, -8),
    ];
    Shape::Polygon(points.map(|(x, y)| at + Point::new(x, y)).into())
}

/// The sign of a place that may not be pushed now.
pub(crate) fn no_entry(at: Point, radius: i32) -> Node {
    let bar = |sign: i32| at + Point::new(sign * radius / 2, 0);
    Node::new(Role::Badge, Shape::circle(at, radius))
        .named("warn")
        .shape(Shape::Line(vec![bar(-1), bar(1)]))
}
