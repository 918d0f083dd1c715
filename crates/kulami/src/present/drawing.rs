use quartet_game::{Game as _, Turn};
use quartet_scene::{Anchor, Bounds, Node, Point, Role, Say, Scene, Shape, Shot, Target};

use super::{
    plan::{CELL, Plan},
    say,
};
use crate::{Holes, Kulami, Move, State};

/// Room around the board.
const MARGIN: i32 = 36;
/// Room for the coordinates.
const LABELS: i32 = 66;
const LABEL_SIZE: i32 = 32;
/// The button beside the board.
const BUTTON: Bounds = Bounds::new(0, 0, 480, 84);
const BUTTON_TEXT: i32 = 36;

/// A picture in the making.
pub(super) struct Drawing<'a> {
    pub(super) shot: &'a Shot<'a, Kulami>,
    pub(super) game: &'a Kulami,
    pub(super) state: &'a State,
    pub(super) plan: Plan<'a>,
    /// The holes that can be pointed at.
    pub(super) open: Holes,
    /// The move to show what it would do, and the state after it.
    pub(super) ghost: Option<(Move, State)>,
}

impl<'a> Drawing<'a> {
    pub(super) fn new(shot: &'a Shot<'a, Kulami>) -> Self {
        let (game, state) = (shot.view.game(), shot.view.state());
        let open = game.legal_holes(state).iter();
        let open = open.filter(|&hole| shot.next.contains(&game.target(Move::Place(hole))));
        let can_be_made = |mv: &Move| match *mv {
            Move::Place(hole) => game.legal_holes(state).contains(hole),
            Move::Swap => game.may_swap(state),
        };
        let ghost = shot.ghost.filter(can_be_made).map(|mv| {
            let mut after = *state;
            game.play(&mut after, mv);
            (mv, after)
        });
        Self {
            shot,
            game,
            state,
            plan: Plan::new(game.board(), shot.turned),
            open: open.collect(),
            ghost,
        }
    }

    /// Draws everything, what lies lowest first.
    pub(super) fn finish(self) -> Scene {
        let mut nodes = Vec::new();
        self.draw_tiles(&mut nodes);
        if self.shot.show.coordinates {
            nodes.push(self.coordinates());
        }
        nodes.extend(self.shade());
        self.draw_owners(&mut nodes);
        nodes.extend(self.band());
        self.draw_areas(&mut nodes);
        self.draw_cells(&mut nodes);
        self.draw_lines(&mut nodes);
        self.draw_last(&mut nodes);
        self.draw_points(&mut nodes);
        self.draw_locks(&mut nodes);
        if self.shot.show.threats {
            self.draw_threats(&mut nodes);
        }
        let mut bounds = self.plan.bounds().grown(MARGIN);
        if self.shot.show.coordinates {
            bounds = bounds.with(Bounds::new(
                -LABELS,
                0,
                0,
                self.plan.bounds().height + LABELS,
            ));
        }
        if self.shows_swap() {
            let button = self.swap_button(bounds.bottom());
            bounds = bounds.with(button.1.grown(MARGIN));
            nodes.push(button.0);
        }
        Scene {
            bounds,
            title: self.title(),
            nodes,
        }
    }

    fn coordinates(&self) -> Node {
        let mut labels = Node::group(Role::Label);
        let bounds = self.plan.bounds();
        // In the middle between the board and the edge of the picture.
        let aside = LABELS / 2 + 2;
        for (name, column) in self.plan.column_names() {
            let at = Point::new(column * CELL + CELL / 2, bounds.bottom() + aside);
            labels = labels.shape(Shape::text(at, LABEL_SIZE, name));
        }
        for (name, row) in self.plan.row_names() {
            let at = Point::new(-aside, row * CELL + CELL / 2);
            labels = labels.shape(Shape::text(at, LABEL_SIZE, name));
        }
        labels
    }

    fn swap(&self) -> Target {
        self.game.target(Move::Swap)
    }

    fn shows_swap(&self) -> bool {
        self.game.may_swap(self.state) || self.shot.next.contains(&self.swap())
    }

    /// The button below the board, and where it is.
    fn swap_button(&self, top: i32) -> (Node, Bounds) {
        let middle = Point::new(
            self.plan.bounds().centre().x,
            top + BUTTON.height / 2 + MARGIN / 2,
        );
        let corner = middle - BUTTON.centre();
        let bounds = Bounds { corner, ..BUTTON };
        let words = Shape::Words {
            at: middle,
            size: BUTTON_TEXT,
            anchor: Anchor::Middle,
            say: Say::new("kulami-swap"),
        };
        let mut button = Node::new(
            Role::Button,
            Shape::Rect {
                bounds,
                round: BUTTON.height / 2,
            },
        )
        .shape(words)
        .id(Move::SWAP)
        .at(middle)
        .title(Say::new("kulami-target-swap"));
        if self.shot.next.contains(&self.swap()) {
            button = button.target(self.swap());
        }
        if self.shot.picked.contains(&self.swap()) || self.is_ghost(Move::Swap) {
            let around = Shape::Rect {
                bounds: bounds.grown(8),
                round: BUTTON.height / 2 + 8,
            };
            button = button.on(Node::new(Role::Picked, around));
        }
        (button, bounds)
    }

    pub(super) fn is_ghost(&self, mv: Move) -> bool {
        self.ghost.is_some_and(|(ghost, _)| ghost == mv)
    }

    /// Is the next marble still to come?
    pub(super) fn goes_on(&self) -> bool {
        !self.shot.over && matches!(self.game.turn(self.state), Turn::Seat(_))
    }

    fn title(&self) -> Say {
        say::title(self.game, self.state)
    }
}
