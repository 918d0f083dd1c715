use quartet_game::Seat;
use quartet_scene::{Anchor, Node, Point, Role, Shape};

use crate::{Abalone, State};

use super::{
    marble,
    plan::{Plan, STEPS, around, scaled},
    telling,
};

/// Where the marbles lie that a seat has ejected: along a side of the board, with the
/// score in the corner.
#[derive(Copy, Clone, Debug)]
pub(super) struct Gutter {
    seat: Seat,
    /// How many marbles it holds.
    count: u8,
    /// How many win.
    goal: u8,
    /// At the lower right, for the seat that sits below; else at the upper left.
    is_below: bool,
}

/// What is said of the last marble in a gutter.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Newest {
    /// It has been there before.
    Old,
    /// The last move has ejected it from there.
    Last(Point),
    /// A move that is only thought of would eject one more.
    Ghost,
}

impl Gutter {
    pub(super) fn new(game: &Abalone, state: &State, plan: Plan, seat: Seat) -> Self {
        Self {
            seat,
            count: state.ejected(seat),
            goal: game.eject(),
            is_below: (seat.index() == 0) != plan.is_upside_down(),
        }
    }

    pub(super) fn draw(self, newest: Newest, is_to_move: bool) -> Node {
        let slots = self.goal.max(self.count);
        let radius = if slots > ONE_ROW { SMALL } else { LARGE };
        let places: Vec<Point> = (0..slots).map(|n| self.place(n, slots)).collect();
        let tray = Shape::Polygon(around(places.iter().copied(), radius + 10));
        let mut node =
            Node::new(Role::Gutter, tray).title(telling::ejected(self.seat, self.count, self.goal));
        for (n, &at) in (0..).zip(&places) {
            node = node.on(self.slot(n, at, radius, newest));
        }
        let mut group = Node::group(Role::Group).on(node);
        for part in self.score(is_to_move) {
            group = group.on(part);
        }
        group
    }

    /// One place in the gutter and what lies there.
    fn slot(self, n: u8, at: Point, radius: i32, newest: Newest) -> Node {
        let loser = self.seat.other();
        let mut slot = Node::group(Role::Group);
        if n < self.count {
            let marble = marble::draw(Role::Piece, loser, at, radius);
            slot = match newest {
                Newest::Last(from) if n + 1 == self.count => slot
                    .on(marble.came_from(from - at))
                    .on(Node::new(Role::Last, Shape::circle(at, radius))),
                _ => slot.on(marble),
            };
        } else {
            let hollow = Shape::circle(at, radius - 6);
            slot = slot.on(Node::new(Role::Group, hollow).named("hollow"));
            if n == self.count && newest == Newest::Ghost {
                slot = slot.on(marble::draw(Role::Ghost, loser, at, radius));
            }
        }
        slot
    }

    /// Whose score it is, and how far it has come, in the corner beyond the gutter.
    fn score(self, is_to_move: bool) -> [Node; 3] {
        let bounds = Plan::BOUNDS.grown(-MARGIN);
        // The name, which is wider, is nearer to the corner, where there is more room.
        let (edge, inward, first, second, anchor) = if self.is_below {
            let bottom = bounds.bottom();
            (bounds.right(), -1, bottom - SIGN, bottom - 66, Anchor::End)
        } else {
            let top = bounds.corner.y;
            (bounds.corner.x, 1, top + SIGN, top + 66, Anchor::Start)
        };
        let name = Shape::Words {
            at: Point::new(edge + inward * (2 * SIGN + 10), first),
            size: 36,
            anchor,
            say: telling::seat(self.seat),
        };
        let number = Shape::Text {
            at: Point::new(edge, second),
            size: 54,
            anchor,
            text: format!("{}/{}", self.count, self.goal),
        };
        let sign = Point::new(edge + inward * SIGN, first);
        let name = Node::new(Role::Score, name);
        [
            marble::draw(Role::Piece, self.seat, sign, SIGN),
            if is_to_move {
                name
            } else {
                name.named("faint")
            },
            Node::new(Role::Score, number),
        ]
    }

    /// The middle of the nth place, counted from the end that is nearer to the seat.
    fn place(self, n: u8, slots: u8) -> Point {
        let (per_row, apart, first) = if slots > ONE_ROW {
            (ONE_ROW, 2 * SMALL + 6, 346 + RIM + 46)
        } else {
            (slots, 2 * LARGE + 8, 346 + RIM + 56)
        };
        let along = STEPS[4];
        let outward = Point::new(87, 50);
        let row = i32::from(n / per_row);
        let from_middle = 2 * i32::from(n % per_row) - i32::from(per_row) + 1;
        let at = scaled(outward, first + row * apart) - scaled(along, from_middle * apart / 2);
        if self.is_below { at } else { -at }
    }
}

/// From the middles of the outer cells to the edge of the board.
pub(super) const RIM: i32 = 95;

/// From the edge of the picture to what is written.
const MARGIN: i32 = 24;
/// The radius of the marble that stands for the seat.
const SIGN: i32 = 15;
/// If there are more places, they lie in two rows and are smaller.
const ONE_ROW: u8 = 7;
const LARGE: i32 = 28;
const SMALL: i32 = 21;
