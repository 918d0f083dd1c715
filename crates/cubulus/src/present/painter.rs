use quartet_game::Game;
use quartet_scene::{Anchor, Bounds, Node, Point, Role, Say, Scene, Shape, Shot, Target};

use crate::{
    cell::{Cell, Cells},
    colour::Colour,
    cubulus::Cubulus,
    facelet::{Face, Facelet},
    notation::push_or_fill,
    square::SQUARES,
    state::{Phase, State},
};

use super::{
    CENTRE, NET, PASS,
    ball::{ball, mark},
    cube::Cube,
    effect::{Effect, Kind},
    frame::Frame,
    name_of,
    seen::Seen,
    spot, words,
};

/// From one cell of a face to the next.
const CELL: i32 = 100;
/// Wood around the nine cells of a face.
const RIM: i32 = 12;
/// A face with its rim.
const FACE: i32 = 3 * CELL + 2 * RIM;
/// Between faces, wide enough for their letters.
const GAP: i32 = 56;
/// From one face to the next.
const PITCH: i32 = FACE + GAP;
/// Around everything.
const MARGIN: i32 = 36;
/// Letters of faces, names of slices: read even where the picture is as narrow as a telephone.
const LETTERS: i32 = 42;
/// What stands beside the net is as wide as two of its faces.
const ASIDE: i32 = FACE + PITCH;
/// From one cell of a slice to the next.
const SMALL: i32 = 64;
/// Wood around a small face.
const SMALL_RIM: i32 = 8;
/// A slice, or a face drawn as small as one.
const SMALL_FACE: i32 = 3 * SMALL + 2 * SMALL_RIM;
/// From one slice to the next: three of them are as wide as everything beside the net.
const SMALL_PITCH: i32 = (ASIDE - SMALL_FACE) / 2;
/// A row of balls that are not in the cube.
const ROW: i32 = 84;
/// From one row to the next.
const ROW_PITCH: i32 = (FACE - ROW) / 2;

/// How a face looks.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Look {
    /// With wood around it, as large as can be.
    Flat,
    /// The same in small.
    Small,
    /// On the cube.
    Aslant,
    /// On a cube that only shows how the net is folded: nothing is named or pointed at there.
    Folded,
}

/// Draws one position.
pub(crate) struct Painter<'a> {
    pub(crate) shot: &'a Shot<'a, Cubulus>,
    pub(crate) game: &'a Cubulus,
    pub(crate) state: &'a State,
    pub(crate) seen: Seen,
    /// What is to be shown of a move: what it would do, or what the last one did.
    moved: Option<Moved>,
    pub(crate) nodes: Vec<Node>,
}

/// A move that is shown.
#[derive(Copy, Clone, Debug)]
struct Moved {
    effect: Effect,
    before: State,
    after: State,
    /// [`Role::Picked`] for a move that is not made yet, [`Role::Last`] for the last one.
    role: Role,
}

impl<'a> Painter<'a> {
    pub(crate) fn new(shot: &'a Shot<'a, Cubulus>) -> Self {
        let (game, state) = (shot.view.game(), shot.view.state());
        let ghost = shot.ghost.map(|mv| {
            let mut after = *state;
            game.play(&mut after, mv);
            Moved {
                effect: Effect::of(state, mv),
                before: *state,
                after,
                role: Role::Picked,
            }
        });
        let last = shot.last.filter(|_| shot.show.last);
        let last = last.map(|(before, mv)| Moved {
            effect: Effect::of(before, mv),
            before: *before,
            after: *state,
            role: Role::Last,
        });
        Self {
            shot,
            game,
            state,
            seen: Seen::new(shot.turned),
            // Two trails at once would be read as one.
            moved: ghost.or(last),
            nodes: Vec::new(),
        }
    }

    pub(crate) fn paint(mut self) -> Scene {
        let size = match self.shot.scene_view {
            0 => self.net(),
            1 => self.faces(),
            _ => self.cube(),
        };
        let above = if self.shot.show.coordinates { GAP } else { 0 };
        Scene {
            bounds: Bounds::new(0, -above, size.x, size.y + above).grown(MARGIN),
            title: words::title(self.state),
            nodes: self.nodes,
        }
    }

    /// The unfolded cube; in its free corners the cube, the push, the slices and the supplies.
    fn net(&mut self) -> Point {
        for face in NET {
            let (column, row) = match face {
                Face::Up => (1, 0),
                Face::Left => (0, 1),
                Face::Front => (1, 1),
                Face::Right => (2, 1),
                Face::Back => (3, 1),
                Face::Down => (1, 2),
            };
            self.flat_face(face, column, row);
        }
        self.body(Cube::small(FACE), Look::Folded);
        self.push_line(Point::new(0, 2 * PITCH));
        self.slices(Point::new(2 * PITCH, (FACE - SMALL_FACE - LETTERS) / 2));
        self.supplies(Point::new(2 * PITCH, 2 * PITCH));
        self.pass_button(Bounds::new(0, 2 * PITCH + FACE / 2 - 60, FACE, 120));
        Point::new(3 * PITCH + FACE, 2 * PITCH + FACE)
    }

    /// The faces two by two, for a picture that is higher than wide: cells as large as a finger.
    fn faces(&mut self) -> Point {
        let order = [
            Face::Up,
            Face::Down,
            Face::Front,
            Face::Right,
            Face::Left,
            Face::Back,
        ];
        for (face, n) in order.into_iter().zip(0..) {
            self.flat_face(face, n % 2, n / 2);
        }
        let slices = 3 * PITCH;
        self.slices(Point::new(0, slices));
        let supplies = slices + SMALL_FACE + 2 * LETTERS;
        self.supplies(Point::new(0, supplies));
        let mut bottom = supplies + FACE;
        if self.can(PASS) {
            self.pass_button(Bounds::new(0, bottom + GAP / 2, ASIDE, 120));
            bottom += GAP / 2 + 120;
        }
        Point::new(ASIDE, bottom)
    }

    /// The cube in large, and in small what it hides.
    fn cube(&mut self) -> Point {
        let cube = Cube::large();
        let size = cube.size();
        self.body(cube, Look::Aslant);
        let left = size.x + GAP;
        for (face, n) in [Face::Left, Face::Back, Face::Down].into_iter().zip(0..) {
            let x = left + n * SMALL_PITCH + SMALL_RIM;
            self.face(face, Frame::flat(x, SMALL_RIM, SMALL), Look::Small);
        }
        let slices = SMALL_FACE + GAP;
        self.slices(Point::new(left, slices));
        self.supplies(Point::new(left, size.y - FACE));
        // Between the cube and the supplies the push has its place in the net; here the cube shows it.
        let mut bottom = size.y;
        if self.can(PASS) {
            self.pass_button(Bounds::new(left, bottom + GAP / 2, ASIDE, 120));
            bottom += GAP / 2 + 120;
        }
        Point::new(left + ASIDE, bottom)
    }

    fn body(&mut self, cube: Cube, look: Look) {
        for face in [Face::Up, Face::Front, Face::Right] {
            self.face(face, cube.frame(face), look);
        }
    }

    fn flat_face(&mut self, face: Face, column: i32, row: i32) {
        let (x, y) = (column * PITCH + RIM, row * PITCH + RIM);
        self.face(face, Frame::flat(x, y, CELL), Look::Flat);
    }

    /// One face: wood, squares that have won, cells, and what lies over them.
    fn face(&mut self, place: Face, frame: Frame, look: Look) {
        let name = self.seen.face(place);
        let label = if matches!(look, Look::Aslant | Look::Folded) {
            // The top is the lightest.
            let role = match place {
                Face::Up => Role::Tile,
                _ => Role::Board,
            };
            self.nodes.push(Node::new(role, frame.block(0, 8, 0)));
            match place {
                Face::Up => frame.at(160, -28),
                _ => frame.at(150, 326),
            }
        } else {
            let rim = if look == Look::Flat { RIM } else { SMALL_RIM };
            let side = 3 * frame.size + 2 * rim;
            let corner = frame.origin - Point::new(rim, rim);
            let bounds = Bounds::new(corner.x, corner.y, side, side);
            let round = 2 * rim;
            self.nodes
                .push(Node::new(Role::Board, Shape::Rect { bounds, round }));
            corner + Point::new(side / 2, -GAP / 2)
        };
        if self.shot.show.coordinates && look != Look::Folded {
            let letter = Shape::text(label, LETTERS, name.letter());
            self.nodes.push(Node::new(Role::Label, letter));
        }
        let places: Vec<(u8, Facelet)> = (0..9)
            .filter_map(|n| Some((n, self.seen.facelet(Facelet::new(place, n)?))))
            .collect();
        if look == Look::Folded {
            for (n, facelet) in places {
                let node = Node::group(Role::Cell).of_cell(name_of(facelet.cell()));
                let node = self.compartment(node, n, facelet.cell(), &frame);
                self.nodes.push(node);
            }
            return;
        }
        self.won_squares(&places, &frame);
        for &(n, facelet) in &places {
            let node = self.facelet(n, facelet, &frame, look);
            self.nodes.push(node);
        }
        self.trail(&places, &frame);
        if self.shot.show.threats {
            self.threats(&places, &frame);
        }
    }

    fn facelet(&self, n: u8, facelet: Facelet, frame: &Frame, look: Look) -> Node {
        let cell = facelet.cell();
        let (at, size) = (frame.centre(n), frame.size);
        let title = words::facelet(self.game, self.state, facelet);
        let mut node = Node::cell(facelet.to_string(), at, title).of_cell(name_of(cell));
        node = self.compartment(node, n, cell, frame);
        let is_target = self.can(&facelet.to_string());
        if self.shot.show.coordinates
            && !self.shot.show.targets
            && look == Look::Flat
            && self.shown(cell).is_none()
        {
            let number = Shape::text(at, 36, (facelet.place() + 1).to_string());
            node = node.on(Node::new(Role::Label, number).named("strong"));
        }
        if is_target {
            node = node.target(spot(facelet));
            if self.shot.show.targets && !self.is_previewed(cell) {
                node = node.on(self.target_sign(n, facelet, frame));
            }
        }
        if self.shot.picked.contains(&spot(facelet)) {
            let ring = frame.block(n, n, -5);
            node = node.on(Node::new(Role::Picked, ring));
        }
        if self.state.ko() == Some(facelet) && self.state.winners().is_empty() {
            node = node.on(no_entry(frame.near(n, 34, -34), size * 15 / 100));
        }
        self.leaving(node, n, facelet, frame)
    }

    /// The hole and what is in it.
    fn compartment(&self, node: Node, n: u8, cell: Cell, frame: &Frame) -> Node {
        let node = node.shape(frame.block(n, n, -3));
        match self.shown(cell) {
            Some((role, colour)) => {
                let ball = ball(role, colour, frame.centre(n), frame.size * 40 / 100);
                node.on(ball.named("strong"))
            }
            None => node.on(Node::new(Role::Cell, frame.disc(n, 38)).named("hollow")),
        }
    }

    /// A dot where a ball goes in, a corner where it pushes others on, two where a full line turns.
    fn target_sign(&self, n: u8, facelet: Facelet, frame: &Frame) -> Node {
        let corner = |sign: i32| {
            vec![
                frame.near(n, 47 * sign, 47 * sign),
                frame.near(n, 27 * sign, 47 * sign),
                frame.near(n, 47 * sign, 27 * sign),
            ]
        };
        let kind = match self.state.phase() {
            Phase::SetUp => Kind::Place,
            Phase::Play if self.state.ball(facelet.cell()).is_none() => Kind::Fill,
            Phase::Play => match Effect::of(self.state, push_or_fill(self.state, facelet)).kind {
                // Own balls that are pushed on look pushed on, whatever the move is called.
                Kind::Fill => Kind::Insert,
                kind => kind,
            },
        };
        match kind {
            Kind::Shift(_) => {
                Node::new(Role::Target, Shape::Polygon(corner(1))).shape(Shape::Polygon(corner(-1)))
            }
            Kind::Insert => Node::new(Role::Target, Shape::Polygon(corner(1))),
            _ => {
                let dot = Shape::circle(frame.centre(n), frame.size * 11 / 100);
                Node::new(Role::Target, dot)
            }
        }
    }

    /// The ball that drops out at the far end.
    fn leaving(&self, node: Node, n: u8, facelet: Facelet, frame: &Frame) -> Node {
        match self.moved {
            Some(Moved {
                effect:
                    Effect {
                        kind: Kind::Shift(colour),
                        facelet: Some(pushed),
                        ..
                    },
                role: Role::Picked,
                ..
            }) if pushed.opposite() == facelet => node.on(ball(
                Role::Leaving,
                colour,
                frame.near(n, 30, 30),
                frame.size * 18 / 100,
            )),
            _ => node,
        }
    }

    /// Does the cell show what would be in it?
    fn is_previewed(&self, cell: Cell) -> bool {
        self.moved
            .is_some_and(|moved| moved.role == Role::Picked && moved.effect.cells.contains(cell))
    }

    /// What is drawn in a cell: the ball that is there, or the one that would be.
    fn shown(&self, cell: Cell) -> Option<(Role, Colour)> {
        match self.moved {
            Some(moved) if self.is_previewed(cell) => Some((Role::Ghost, moved.after.ball(cell)?)),
            _ => Some((Role::Piece, self.state.ball(cell)?)),
        }
    }

    /// The trail of a move on one face: the line if the face shows it along, else the cells of it that it shows.
    fn trail(&mut self, places: &[(u8, Facelet)], frame: &Frame) {
        let Some(Moved { effect, role, .. }) = self.moved else {
            return;
        };
        let place_of = |cell: Cell| places.iter().find(|(_, f)| f.cell() == cell);
        let along: Option<Vec<u8>> = effect.line().map(|c| Some(place_of(c)?.0)).collect();
        if let Some([near, next, rest @ ..]) = along.as_deref() {
            let far = *rest.last().unwrap_or(next);
            let outline = frame.block(*near, far, -3);
            self.nodes.push(Node::new(role, outline));
            self.nodes
                .push(Node::new(role, chevron(frame, *near, *next)));
            return;
        }
        for &(n, facelet) in places {
            if !effect.cells.contains(facelet.cell()) {
                continue;
            }
            let ring = Node::new(role, frame.block(n, n, -3));
            let is_end = effect.facelet.is_some_and(|pushed| pushed != facelet);
            self.nodes
                .push(if is_end { ring.named("faint") } else { ring });
        }
    }

    fn squares(places: &[(u8, Facelet)], frame: &Frame, square: Cells) -> Option<Vec<Point>> {
        let cells = places
            .iter()
            .filter(|(_, facelet)| square.contains(facelet.cell()));
        let centres: Vec<Point> = cells.map(|&(n, _)| frame.centre(n)).collect();
        let &[a, b, c, d] = centres.as_slice() else {
            return None;
        };
        Some(vec![a, b, d, c])
    }

    /// The squares that have won, behind their balls.
    fn won_squares(&mut self, places: &[(u8, Facelet)], frame: &Frame) {
        for seat in self.state.winners().iter() {
            let own = self.state.balls(Colour::of(seat));
            for square in SQUARES.into_iter().filter(|s| s.and(own) == *s) {
                if Self::squares(places, frame, square).is_none() {
                    continue;
                }
                for &(n, facelet) in places {
                    if square.contains(facelet.cell()) {
                        let tile = frame.block(n, n, 4);
                        self.nodes.push(Node::new(Role::Zone, tile).named("good"));
                    }
                }
            }
        }
    }

    /// The squares of which somebody has three balls while the fourth cell is empty.
    fn threats(&mut self, places: &[(u8, Facelet)], frame: &Frame) {
        if !self.state.winners().is_empty() {
            return;
        }
        for colour in Colour::ALL.into_iter().take(self.game.seats.into()) {
            for (square, missing) in self.state.threats(colour) {
                let Some(corners) = Self::squares(places, frame, square) else {
                    continue;
                };
                self.nodes
                    .push(Node::new(Role::Threat, Shape::Polygon(corners)));
                let empty = places.iter().find(|(_, f)| f.cell() == missing);
                if let Some(&(n, _)) = empty {
                    // Whose it is: both may want the same cell, so each has a corner of it.
                    let side = 20 * (colour.index() as i32 * 2 - 1);
                    let at = frame.near(n, side, -22);
                    let radius = frame.size * 16 / 100;
                    self.nodes.push(ball(Role::Piece, colour, at, radius));
                }
            }
        }
    }

    /// The three layers from above: the only place where the inside is seen whole.
    fn slices(&mut self, corner: Point) {
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
        node = self.compartment(node, n, cell, frame);
        // Only an empty cell can be pointed at here: where one pushes at a ball is seen on the faces.
        if self.can(&name) && self.state.ball(cell).is_none() {
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
    fn supplies(&mut self, corner: Point) {
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
            self.nodes.push(row);
            let is_seat = colour.seat().number() < self.game.seats;
            if self.state.out().contains(colour.seat()) {
                self.nodes
                    .push(Node::new(Role::Shade, Shape::Rect { bounds, round }));
            }
            let at = Point::new(corner.x, top + ROW / 2);
            if is_seat && self.state.winners().contains(colour.seat()) {
                let star = Shape::circle(at + Point::new(22, 0), 20);
                self.nodes
                    .push(Node::new(Role::Badge, star).mark(mark(colour)));
            } else if self.state.winners().is_empty() && self.state.side() == colour.seat() {
                let points = [(6, -24), (42, 0), (6, 24)];
                let points = points.map(|(x, y)| at + Point::new(x, y));
                self.nodes
                    .push(Node::new(Role::Badge, Shape::Polygon(points.into())));
            }
        }
    }

    /// What a push does to its line: above with the ball that goes in, below afterwards.
    fn push_line(&mut self, corner: Point) {
        let Some(Moved {
            effect:
                effect @ Effect {
                    facelet: Some(pushed),
                    ..
                },
            before,
            after,
            role,
        }) = self.moved
        else {
            return;
        };
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
            self.nodes.push(Node::new(Role::Board, shape));
        }
        for (cell, column) in pushed.line().into_iter().zip(1..) {
            for (state, row) in [(before, 0), (after, 1)] {
                let at = place(column, row);
                let is_far = row == 0 && column == 3;
                let leaves = is_far && matches!(effect.kind, Kind::Shift(_));
                let role = if leaves { Role::Leaving } else { Role::Piece };
                self.nodes.push(match state.ball(cell) {
                    Some(colour) => ball(role, colour, at, RADIUS).of_cell(name_of(cell)),
                    None => Node::new(Role::Cell, Shape::circle(at, RADIUS)).named("hollow"),
                });
            }
        }
        let enters = match effect.kind {
            Kind::Shift(colour) => colour,
            _ => Colour::of(before.side()),
        };
        self.nodes
            .push(ball(Role::Ghost, enters, place(0, 0), RADIUS));
        let arrow = |x: i32, y: i32, points: [(i32, i32); 3]| {
            let start = Point::new(x, y);
            let points = points.map(|(x, y)| start + Point::new(x, y));
            Node::new(role, Shape::Line(points.into())).named("thin")
        };
        let into = place(0, 0).middle(place(1, 0));
        self.nodes
            .push(arrow(into.x - 4, into.y, [(-6, -14), (6, 0), (-6, 14)]));
        let down = place(2, 0).middle(place(2, 1));
        self.nodes
            .push(arrow(down.x, down.y, [(-12, -5), (0, 6), (12, -5)]));
        for (name, column) in [(pushed, 1), (pushed.opposite(), 3)] {
            let at = place(column, 0) - Point::new(0, 74);
            let text = Shape::text(at, LETTERS * 9 / 10, name.to_string());
            self.nodes.push(Node::new(Role::Label, text));
        }
    }

    fn pass_button(&mut self, bounds: Bounds) {
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

    /// May one point at it?
    fn can(&self, name: &str) -> bool {
        self.shot.next.iter().any(|target| target.name() == name)
    }
}

/// The way from a cell of a face to the next.
fn chevron(frame: &Frame, from: u8, to: u8) -> Shape {
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
    Shape::Line(vec![place(43, -14), place(57, 0), place(43, 14)])
}

/// The sign of a place that may not be pushed now.
fn no_entry(at: Point, radius: i32) -> Node {
    let bar = |sign: i32| at + Point::new(sign * radius / 2, 0);
    Node::new(Role::Badge, Shape::circle(at, radius))
        .named("warn")
        .shape(Shape::Line(vec![bar(-1), bar(1)]))
}
