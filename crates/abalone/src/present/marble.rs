use quartet_game::Seat;
use quartet_scene::{Mark, Node, Point, Role, Shape};

/// On the board.
pub(super) const RADIUS: i32 = 45;

/// A marble: as a piece, a ghost, or about to leave. A black one has a ring, so that nobody needs to see colours.
pub(super) fn draw(role: Role, seat: Seat, at: Point, radius: i32) -> Node {
    let mark = mark(seat);
    let node = Node::new(role, Shape::circle(at, radius))
        .mark(mark)
        .on(Node::new(Role::Gloss, Shape::circle(at, radius)));
    // On a crowded board what comes must stand out from what goes.
    let node = match role {
        Role::Ghost => node.named("strong"),
        _ => node,
    };
    match mark {
        Mark::Black => {
            let ring = Shape::circle(at, radius * 48 / 100);
            node.on(Node::new(Role::Pattern, ring).mark(mark))
        }
        _ => node,
    }
}

/// The colour of a seat.
pub(super) const fn mark(seat: Seat) -> Mark {
    match seat.index() {
        0 => Mark::Black,
        _ => Mark::White,
    }
}
