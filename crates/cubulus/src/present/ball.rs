use quartet_scene::{Mark, Node, Point, Role, Shape};

use crate::colour::Colour;

/// A ball with its light and the sign of its colour.
pub(crate) fn ball(role: Role, colour: Colour, at: Point, radius: i32) -> Node {
    let mark = mark(colour);
    let sign = Node::new(Role::Pattern, sign(colour, at, radius)).mark(mark);
    let sign = if radius < 30 {
        sign.named("small")
    } else {
        sign
    };
    let gloss = Node::new(Role::Gloss, Shape::circle(at, radius));
    Node::new(role, Shape::circle(at, radius))
        .mark(mark)
        .on(gloss)
        .on(sign)
}

/// The name of the colour in style sheets.
const fn mark(colour: Colour) -> Mark {
    match colour {
        Colour::White => Mark::White,
        Colour::Black => Mark::Black,
        Colour::Red => Mark::Red,
    }
}

/// What tells the colour without colour: a ring, a cross, a triangle.
fn sign(colour: Colour, at: Point, radius: i32) -> Shape {
    let r = radius * 2 / 5;
    let point = |x, y| at + Point::new(x, y);
    match colour {
        Colour::White => Shape::circle(at, r),
        Colour::Black => {
            let r = r * 3 / 4;
            let ways = [
                vec![point(-r, -r), point(r, r)],
                vec![point(-r, r), point(r, -r)],
            ];
            Shape::Outlines(ways.into())
        }
        Colour::Red => Shape::Polygon(vec![
            point(0, -r),
            point(r * 87 / 100, r / 2),
            point(-r * 87 / 100, r / 2),
        ]),
    }
}
