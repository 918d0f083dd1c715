//! Squares and whole pieces, on the board and beside it.

use quartet_scene::{Bounds, Mark, Node, Point, Role, Shape};

use super::grid::across;
use crate::{Colour, Direction, Piece};

/// The class of a colour.
pub(crate) const fn mark(colour: Colour) -> Mark {
    match colour {
        Colour::Neutral => Mark::Neutral,
        Colour::Red => Mark::Red,
        Colour::Green => Mark::Green,
    }
}

/// What tells the colours apart without colour: strokes in two corners for red, a ring for green, nothing for neutral.
/// The middle stays free for a number.
pub(crate) fn pattern(colour: Colour, centre: Point, side: i32) -> Option<Node> {
    let part = |n: i32| side * n / 100;
    let place = |x, y| centre + Point::new(part(x), part(y));
    let node = match colour {
        Colour::Neutral => return None,
        Colour::Red => Node::group(Role::Pattern)
            .shape(Shape::Line(vec![place(-37, -13), place(-13, -37)]))
            .shape(Shape::Line(vec![place(37, 13), place(13, 37)])),
        Colour::Green => Node::new(Role::Pattern, Shape::circle(centre, part(36))),
    };
    Some(node.mark(mark(colour)))
}

/// A piece beside the board, around its middle. `arm` is where arm 1 points to in the picture.
pub(crate) fn icon(piece: Piece, arm: Direction, centre: Point, side: i32) -> Node {
    elbow(piece.squares(), arm, centre, side)
}

/// Any piece, as long as it is not known which.
pub(crate) fn blank(arm: Direction, centre: Point, side: i32) -> Node {
    elbow([Colour::Neutral; 3], arm, centre, side)
}

fn elbow(squares: [Colour; 3], arm: Direction, centre: Point, side: i32) -> Node {
    let step = |direction: Direction| {
        let (x, y) = across(direction);
        Point::new(x * side, y * side)
    };
    let (one, two) = (step(arm), step(arm.clockwise()));
    let reach = one + two;
    let elbow = centre - Point::new(reach.x / 2, reach.y / 2);
    let places = [elbow, elbow + one, elbow + two];
    let mut node = Node::group(Role::Group);
    for (at, colour) in places.into_iter().zip(squares) {
        let square = Shape::Rect {
            bounds: Bounds::new(at.x - side / 2, at.y - side / 2, side, side),
            round: side / 12,
        };
        node = node.on(Node::new(Role::Piece, square).mark(mark(colour)));
        if let Some(pattern) = pattern(colour, at, side) {
            node = node.on(pattern);
        }
    }
    node
}
