use quartet_game::{Seat, Turn};
use quartet_scene::{Anchor, Bounds, Node, Point, Role, Shape, Shot, Target};

use super::{
    grid::Grid,
    names::{Picked, TURNS, piece_target, plan_target, turn_target},
    piece::icon,
    sayings,
};
use crate::{Direction, Piece, Side, State, Stratopolis, Zone, piles::Slot};

/// What lies beside the table: above it the two sides with their best zones and the pieces that are seen, below it what
/// can be chosen.
pub(crate) struct Tray<'a> {
    shot: &'a Shot<'a, Stratopolis>,
    grid: Grid,
    /// The room that the table takes.
    table: Bounds,
    /// A measure that grows with the picture, so that the tray keeps its size on a screen.
    unit: i32,
    pub(crate) nodes: Vec<Node>,
}

impl<'a> Tray<'a> {
    pub(crate) fn draw(
        shot: &'a Shot<'a, Stratopolis>,
        grid: Grid,
        table: Bounds,
        zones: &[Option<Zone>; 2],
    ) -> Self {
        let width = table.width.max(960);
        let table = Bounds {
            corner: Point::new(table.centre().x - width / 2, table.corner.y),
            width,
            ..table
        };
        let mut tray = Self {
            shot,
            grid,
            table,
            unit: width / 32,
            nodes: Vec::new(),
        };
        for (side, zone) in Side::ALL.into_iter().zip(zones) {
            tray.draw_side(side, zone.as_ref());
        }
        match tray.game().planner(tray.state()) {
            Some(seat) => tray.draw_plan(seat),
            None => tray.draw_choices(),
        }
        tray
    }

    fn game(&self) -> &'a Stratopolis {
        self.shot.view.game()
    }

    fn state(&self) -> &'a State {
        self.shot.view.state()
    }

    /// The name of a side, the value of its best zone, its pieces that everyone sees.
    fn draw_side(&mut self, side: Side, zone: Option<&Zone>) {
        let unit = self.unit;
        let seat = self.game().seat(side);
        let (width, height) = (self.table.width / 2 - unit / 2, unit * 9 / 2);
        let left = match side {
            Side::Red => self.table.corner.x,
            Side::Green => self.table.right() - width,
        };
        let bounds = Bounds::new(left, self.table.corner.y - height - unit, width, height);
        let panel = Shape::Rect {
            bounds,
            round: unit / 2,
        };
        let mut node = Node::new(Role::Gutter, panel);
        let matters = match self.state().turn {
            Turn::Seat(mover) => mover == seat,
            Turn::Chance => self.state().builder() == seat,
            Turn::Over(winners) => winners.contains(seat),
        };
        if matters {
            node = node.named("strong");
        }
        let start = left + unit;
        let name = Shape::Words {
            at: Point::new(start, bounds.corner.y + unit * 3 / 2),
            size: unit * 6 / 5,
            anchor: Anchor::Start,
            say: sayings::side(side),
        };
        let value = Shape::Text {
            at: Point::new(start, bounds.corner.y + unit * 16 / 5),
            size: unit * 11 / 10,
            anchor: Anchor::Start,
            text: sayings::figures(zone),
        };
        self.nodes.push(node);
        self.nodes.push(Node::new(Role::Score, name));
        self.nodes.push(Node::new(Role::Score, value));
        let pieces: Vec<Piece> = self.state().face_up(seat).collect();
        // A single piece has room to be larger.
        let square = match pieces.len() {
            0 | 1 => unit * 8 / 5,
            _ => unit * 5 / 4,
        };
        let step = square * 2 + unit / 2;
        let mut at = Point::new(bounds.right() - unit * 4 / 5 - square, bounds.centre().y);
        for &piece in pieces.iter().rev() {
            let arm = self.grid.direction(Direction::East);
            let icon = icon(piece, arm, at, square);
            self.nodes.push(icon.title(sayings::piece(piece)));
            at = at - Point::new(step, 0);
        }
    }

    /// The pieces to choose from, where there are several, and the turns of the chosen one.
    fn draw_choices(&mut self) {
        if !self.shot.show.targets || self.shot.next.is_empty() && self.shot.picked.is_empty() {
            return;
        }
        let Turn::Seat(seat) = self.state().turn else {
            return;
        };
        let mut kinds: Vec<Piece> = self.state().face_up(seat).collect();
        kinds.sort_unstable();
        kinds.dedup();
        let picked = Picked::of(self.shot.picked);
        let side = self.table.width / 8;
        let (gap, wide) = (side / 10, side / 2);
        let mut at = Point::new(self.table.centre().x, self.table.bottom() + self.unit);
        at.x -= (4 * side + 3 * gap) / 2;
        let mut current = kinds.first().copied();
        if kinds.len() > 1 {
            let count = kinds.len() as i32;
            at.x -= (count * (side + gap) + wide - gap) / 2;
            current = picked.piece;
            for &kind in &kinds {
                let arm = self.grid.direction(Direction::East);
                let state = Press::of(picked.piece == Some(kind));
                let target = piece_target(kind);
                self.button(at, side, Some((kind, arm)), state, target, None);
                at.x += side + gap;
            }
            at.x += wide - gap;
        }
        for arm in TURNS {
            let shown = current.map(|kind| (kind, self.grid.direction(arm)));
            let state = Press::of(picked.arm == Some(arm));
            self.button(at, side, shown, state, turn_target(arm), None);
            at.x += side + gap;
        }
    }

    /// The pile so far, as far as one may know it, and the pieces to choose from.
    fn draw_plan(&mut self, seat: Seat) {
        let slots: Vec<Slot> = self.state().piles.order(seat).collect();
        let step = self.table.width / 20;
        let side = step - step / 8;
        let top = self.table.bottom() + self.unit;
        for n in 0..Piece::SET {
            let left = self.table.corner.x + n as i32 * step + (step - side) / 2;
            let bounds = Bounds::new(left, top, side, side);
            let round = side / 8;
            let shape = Shape::Rect { bounds, round };
            let place = Node::new(Role::Gutter, shape);
            match slots.get(n) {
                Some(Slot::Known(piece)) => {
                    self.nodes.push(place);
                    let arm = self.grid.direction(Direction::East);
                    let icon = icon(*piece, arm, bounds.centre(), side * 3 / 8);
                    self.nodes.push(icon.title(sayings::piece(*piece)));
                }
                Some(Slot::Unknown) => {
                    self.nodes.push(place.named("built"));
                }
                Some(Slot::Empty) | None => self.nodes.push(place),
            }
        }
        if self.shot.next.is_empty() {
            return;
        }
        let left = self.game().unplanned(self.state(), seat);
        let side = self.table.width / 7;
        let gap = side / 10;
        let width = 5 * side + 4 * gap;
        let first = Point::new(
            self.table.centre().x - width / 2,
            top + step + self.unit / 2,
        );
        for (n, &kind) in self.game().side(seat).kinds().iter().enumerate() {
            let (column, row) = (n as i32 % 5, n as i32 / 5);
            let at = first + Point::new(column * (side + gap), row * (side + gap));
            let arm = self.grid.direction(Direction::East);
            let count = left.of(kind);
            let state = Press::of(false);
            self.button(
                at,
                side,
                Some((kind, arm)),
                state,
                plan_target(kind),
                Some(count),
            );
        }
    }

    /// A button with its upper left corner here.
    fn button(
        &mut self,
        at: Point,
        side: i32,
        shown: Option<(Piece, Direction)>,
        state: Press,
        target: Target,
        count: Option<u8>,
    ) {
        let bounds = Bounds::new(at.x, at.y, side, side);
        let round = side / 8;
        let name = target.name().to_owned();
        let mut node = Node::new(Role::Button, Shape::Rect { bounds, round })
            .id(name)
            .at(bounds.centre());
        let is_next = self.shot.next.contains(&target);
        if let Some(words) = super::words_of(self.game(), self.state(), &target) {
            node = node.title(words);
        }
        if is_next {
            node = node.target(target);
        } else if state == Press::Plain {
            node = node.named("faint");
        }
        if let Some((piece, arm)) = shown {
            node = node.on(icon(piece, arm, bounds.centre(), side * 3 / 10));
        }
        if state == Press::Picked {
            let frame = Shape::Rect { bounds, round };
            node = node.on(Node::new(Role::Picked, frame));
        }
        if let Some(count) = count {
            let corner = Point::new(bounds.right() - side / 6, bounds.bottom() - side / 6);
            let badge = Node::new(Role::Badge, Shape::circle(corner, side / 8));
            let text = Shape::text(corner, side / 6, count.to_string());
            node = node.on(badge.shape(text));
        }
        self.nodes.push(node);
    }
}

/// How a button stands.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Press {
    Plain,
    Picked,
}

impl Press {
    const fn of(is_picked: bool) -> Self {
        match is_picked {
            true => Self::Picked,
            false => Self::Plain,
        }
    }
}
