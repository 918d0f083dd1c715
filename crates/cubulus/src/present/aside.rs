use quartet_scene::{Anchor, Bounds, Node, Point, Role, Say, Shape, Target};

use crate::{cell::Cell, colour::Colour, facelet::Facelet};

use super::{
    CENTRE, PASS,
    ball::ball,
    effect::{Effect, Kind},
    frame::Frame,
    name_of,
    painter::{
        ASIDE, FACE, LETTERS, Moved, Painter, SMALL, SMALL_FACE, SMALL_PITCH, SMALL_RIM, Won,
    },
    signs::star,
    words,
};

/// A row of balls that are not in the cube.
const ROW: i32 = 84;
/// From one row to the next.
const ROW_PITCH: i32 = (FACE - ROW) / 2;

/// What stands beside the faces.
impl Painter<'_> {
    /// The three layers from above: the only place where the inside is seen whole.
    pub(crate) fn slices(&mut self, corner: Point) {
        let names = ["cubulus-top", "cubulus-middle", "cubulus-bottom"];
        for (layer, name) in (0..3).zip(names) {
            let left = corner.x + i32::from(layer) * SMALL_PITCH;
            let bounds = Bounds::new(left, corner.y, SMALL_FACE, SMALL_FACE);
            let round = 2 * SMALL_RIM;
            self.nodes
                .push(Node::new(Role::Board, Shape::Rect { bounds, round }));
            let frame = Frame::flat(left + SMALL_RIM, corner.y + SMALL_RIM, SMALL);
            for n in 0..9 {
                if let Some(place) = Cell::new(layer * 9 + n) {
                    let node = self.slice_cell(n, self.seen.cell(place), &frame);
                    self.nodes.push(node);
                }
            }
            let label = Shape::Words {
                at: Point::new(left + SMALL_FACE / 2, bounds.bottom() + LETTERS * 3 / 4),
                size: LETTERS * 9 / 10,
                anchor: Anchor::Middle,
                say: Say::new(name),
            };
            self.nodes.push(Node::new(Role::Label, label));
        }
    }

    fn slice_cell(&self, n: u8, cell: Cell, frame: &Frame) -> Node {
        let at = frame.centre(n);
        let name = name_of(cell);
        let mut node = if cell == Cell::CENTRE {
            Node::cell(CENTRE, at, words::centre(self.game, self.state))
        } else {
            Node::group(Role::Cell).of_cell(&*name)
        };
        node = self.compartment(node, n, cell, frame, Won::No);
        // Only an empty cell can be pointed at here: where one pushes at a ball is seen on the faces.
        let can = match Facelet::first_of(cell) {
            Some(first) => self.can_push(first),
            None => self.can(CENTRE),
        };
        if can && self.state.ball(cell).is_none() {
            node = node.target(Target::spot(name.clone()));
            if self.shot.show.targets && !self.is_previewed(cell) {
                let dot = Shape::circle(at, SMALL * 12 / 100);
                node = node.on(Node::new(Role::Target, dot));
            }
        }
        let ring = Shape::square(at, SMALL * 96 / 100, SMALL * 16 / 100);
        if self.shot.picked.iter().any(|picked| picked.name() == name) {
            node = node.on(Node::new(Role::Picked, ring.clone()).named("thin"));
        }
        if let Some(moved) = self.moved
            && moved.effect.cells.contains(cell)
        {
            node = node.on(Node::new(moved.role, ring).named("thin"));
        }
        node
    }

    /// The balls that are not in the cube, and whose turn it is.
    pub(crate) fn supplies(&mut self, corner: Point) {
        const SIGN: i32 = 56;
        let width = ASIDE - SIGN;
        let pitch = (width - 24) / 9;
        // Once they are placed, neutral balls are never out of the cube again.
        let is_shown =
            |c: &Colour| c.seat().number() < self.game.seats || self.state.supply(*c) > 0;
        let colours: Vec<Colour> = Colour::ALL.into_iter().filter(is_shown).collect();
        let first = corner.y + (3 - colours.len() as i32) * ROW_PITCH / 2;
        for (colour, n) in colours.into_iter().zip(0..) {
            let top = first + n * ROW_PITCH;
            let bounds = Bounds::new(corner.x + SIGN, top, width, ROW);
            let round = ROW / 2;
            let mut row = Node::new(Role::Gutter, Shape::Rect { bounds, round });
            for k in 0..Colour::BALLS as i32 {
                let x = bounds.corner.x + 12 + pitch * k + pitch / 2;
                let at = Point::new(x, top + ROW / 2);
                row = row.on(if k < self.state.supply(colour) as i32 {
                    ball(Role::Piece, colour, at, 27)
                } else {
                    Node::new(Role::Cell, Shape::circle(at, 9)).named("hollow")
                });
            }
            let title = words::supply(self.game, self.state, colour);
            self.nodes.push(row.title(title));
            if self.state.out().contains(colour.seat()) {
                self.nodes
                    .push(Node::new(Role::Shade, Shape::Rect { bounds, round }));
            }
            let at = Point::new(corner.x, top + ROW / 2);
            if self.state.winners().contains(colour.seat()) {
                self.nodes
                    .push(Node::new(Role::Badge, star(at + Point::new(26, 0))).named("good"));
            } else if !self.shot.over
                && self.state.winners().is_empty()
                && self.state.side() == colour.seat()
            {
                let points = [(6, -24), (42, 0), (6, 24)];
                let points = points.map(|(x, y)| at + Point::new(x, y));
                self.nodes
                    .push(Node::new(Role::Badge, Shape::Polygon(points.into())));
            }
        }
    }

    /// What a push does to its line: above with the ball that goes in, below afterwards.
    pub(crate) fn push_line(&mut self, corner: Point) {
        let Some(Moved {
            effect:
                effect @ Effect {
                    facelet: Some(pushed),
                    ..
                },
            mv,
            before,
            after,
            role,
        }) = self.moved
        else {
            return;
        };
        let mut group = Node::group(Role::Group).title(words::tell(self.game, &before, mv));
        const STEP: i32 = 76;
        const RADIUS: i32 = 29;
        let place = |column: i32, row: i32| {
            // Room for an arrow between the ball that goes in and the line.
            let x = match column {
                0 => RADIUS + 4,
                _ => FACE - 4 - STEP / 2 - (3 - column) * STEP,
            };
            corner + Point::new(x, 118 + row * 116)
        };
        for row in 0..2 {
            let start = place(1, row) - Point::new(STEP / 2, STEP / 2);
            let bounds = Bounds::new(start.x - 2, start.y - 4, 3 * STEP + 4, STEP + 8);
            let shape = Shape::Rect { bounds, round: 20 };
            group.inner.push(Node::new(Role::Board, shape));
        }
        for (cell, column) in pushed.line().into_iter().zip(1..) {
            for (state, row) in [(before, 0), (after, 1)] {
                let at = place(column, row);
                let is_far = row == 0 && column == 3;
                let leaves = is_far && matches!(effect.kind, Kind::Shift(_));
                let role = if leaves { Role::Leaving } else { Role::Piece };
                group.inner.push(match state.ball(cell) {
                    Some(colour) => ball(role, colour, at, RADIUS).of_cell(name_of(cell)),
                    None => Node::new(Role::Cell, Shape::circle(at, RADIUS)).named("hollow"),
                });
            }
        }
        let enters = match effect.kind {
            Kind::Shift(colour) => colour,
            _ => Colour::of(before.side()),
        };
        group
            .inner
            .push(ball(Role::Ghost, enters, place(0, 0), RADIUS));
        let arrow = |x: i32, y: i32, points: [(i32, i32); 3]| {
            let start = Point::new(x, y);
            let points = points.map(|(x, y)| start + Point::new(x, y));
            Node::new(role, Shape::Line(points.into())).named("thin")
        };
        let into = place(0, 0).middle(place(1, 0));
        group
            .inner
            .push(arrow(into.x - 4, into.y, [(-6, -14), (6, 0), (-6, 14)]));
        let down = place(2, 0).middle(place(2, 1));
        group
            .inner
            .push(arrow(down.x, down.y, [(-12, -5), (0, 6), (12, -5)]));
        for (name, column) in [(pushed, 1), (pushed.opposite(), 3)] {
            let at = place(column, 0) - Point::new(0, 74);
            let text = Shape::text(at, LETTERS * 9 / 10, name.to_string());
            group.inner.push(Node::new(Role::Label, text));
        }
        self.nodes.push(group);
    }

    pub(crate) fn pass_button(&mut self, bounds: Bounds) {
        if !self.can(PASS) {
            return;
        }
        let button = Node::new(Role::Button, Shape::Rect { bounds, round: 30 });
        let words = Shape::Words {
            at: bounds.centre(),
            size: 52,
            anchor: Anchor::Middle,
            say: Say::new("cubulus-pass"),
        };
        let title = words::target(self.game, self.state, PASS);
        self.nodes
            .push(button.shape(words).target(Target::spot(PASS)).title(title));
    }
}
