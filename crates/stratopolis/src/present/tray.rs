use quartet_game::{Seat, Turn};
use quartet_scene::{Anchor, Bounds, Grab, Node, Point, Role, Shape, Shot, Target};

use super::{
    grid::Grid,
    names::{Picked, TURNS, piece_target, plan_target, turn_target},
    piece::{blank, icon, mark, pattern},
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
            Turn::Seat(_) | Turn::Chance if self.shot.over => false,
            Turn::Seat(mover) => mover == seat,
            Turn::Chance => self.state().builder() == seat,
            Turn::Over(winners) => winners.contains(seat),
        };
        if matters {
            node = node.named("strong");
        }
        self.nodes.push(node);
        let pieces: Vec<Piece> = self.state().face_up(seat).collect();
        // A single piece has room to be larger.
        let (letters, square) = match pieces.len() {
            0 | 1 => (unit * 6 / 5, unit * 8 / 5),
            _ => (unit, unit * 11 / 10),
        };
        let start = Point::new(left + unit * 4 / 5, bounds.corner.y + unit * 3 / 2);
        let swatch = Shape::square(start + Point::new(letters / 2, 0), letters, letters / 8);
        let swatch = Node::new(Role::Piece, swatch).mark(mark(side.colour()));
        self.nodes.push(swatch);
        let centre = start + Point::new(letters / 2, 0);
        self.nodes.extend(pattern(side.colour(), centre, letters));
        let name = Shape::Words {
            at: start + Point::new(letters * 3 / 2, 0),
            size: letters,
            anchor: Anchor::Start,
            say: sayings::side(side),
        };
        let value = Shape::Text {
            at: start + Point::new(0, unit * 17 / 10),
            size: letters,
            anchor: Anchor::Start,
            text: sayings::figures(zone),
        };
        self.nodes.push(Node::new(Role::Score, name));
        self.nodes.push(Node::new(Role::Score, value));
        let step = square * 2 + unit * 2 / 5;
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
        let square = side * 3 / 10;
        // Four turns, and the pieces before them where there are several.
        let mut width = 4 * side + 3 * gap;
        let has_choice = kinds.len() > 1;
        if has_choice {
            width += kinds.len() as i32 * (side + gap) + wide - gap;
        }
        let mut bounds = Bounds::new(
            self.table.centre().x - width / 2,
            self.table.bottom() + self.unit,
            side,
            side,
        );
        if has_choice {
            let arm = self.grid.direction(Direction::East);
            for &kind in &kinds {
                let shown = icon(kind, arm, bounds.centre(), square);
                let button = self.button(bounds, piece_target(kind), shown);
                self.nodes.push(grabbed(button));
                bounds.corner.x += side + gap;
            }
            bounds.corner.x += wide - gap;
        }
        let chosen = match has_choice {
            true => picked.piece,
            false => kinds.first().copied(),
        };
        for turn in TURNS {
            let arm = self.grid.direction(turn);
            let shown = match chosen {
                Some(kind) => icon(kind, arm, bounds.centre(), square),
                None => blank(arm, bounds.centre(), square),
            };
            let button = self.button(bounds, turn_target(turn), shown);
            self.nodes.push(grabbed(button));
            bounds.corner.x += side + gap;
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
            let bounds = Bounds::new(at.x, at.y, side, side);
            let arm = self.grid.direction(Direction::East);
            let shown = icon(kind, arm, bounds.centre(), side * 3 / 10);
            let button = self.button(bounds, plan_target(kind), shown);
            self.nodes.push(button.on(badge(bounds, left.of(kind))));
        }
    }

    /// A button for a target, with what it shows on it.
    fn button(&self, bounds: Bounds, target: Target, shown: Node) -> Node {
        let frame = Shape::Rect {
            bounds,
            round: bounds.width / 8,
        };
        let mut node = Node::new(Role::Button, frame.clone())
            .id(target.name().to_owned())
            .at(bounds.centre())
            .on(shown);
        if let Some(words) = super::words_of(self.game(), self.state(), &target) {
            node = node.title(words);
        }
        if self.shot.picked.contains(&target) {
            node.on(Node::new(Role::Picked, frame))
        } else if self.shot.next.contains(&target) {
            node.target(target)
        } else {
            node.named("faint")
        }
    }
}

/// A button whose piece can be dragged onto the table.
fn grabbed(button: Node) -> Node {
    let grab = match button.target {
        Some(_) => Grab::Take,
        None => Grab::Held,
    };
    button.grab(grab)
}

/// How many, in the lower right corner of a button.
fn badge(bounds: Bounds, count: u8) -> Node {
    let part = bounds.width / 6;
    let centre = Point::new(bounds.right() - part, bounds.bottom() - part);
    Node::new(Role::Badge, Shape::circle(centre, bounds.width / 8)).shape(Shape::text(
        centre,
        part,
        count.to_string(),
    ))
}
