use quartet_game::Seat;
use quartet_scene::{Mark, Node, Point, Role, Shape};

/// On the board.
pub(super) const RADIUS: i32 = 43;

/// A marble: as a piece, a ghost, or about to leave.
pub(super) fn draw(role: Role, seat: Seat, at: Point, radius: i32) -> Node {
    let mark = mark(seat);
    let pattern = Shape::circle(at, radius * PATTERNS[seat.index() & 1] / 100);
    Node::new(role, Shape::circle(at, radius))
        .mark(mark)
        .on(Node::new(Role::Gloss, Shape::circle(at, radius)))
        .on(Node::new(Role::Pattern, pattern).mark(mark))
}

/// The colour of a seat.
pub(super) const fn mark(seat: Seat) -> Mark {
    match seat.index() {
        0 => Mark::Black,
        _ => Mark::White,
    }
}

/// Black has a ring, White a dot: the radius in hundredths.
const PATTERNS: [i32; 2] = [48, 8];
