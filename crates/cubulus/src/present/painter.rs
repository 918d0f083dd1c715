use quartet_game::Game;
use quartet_scene::{Bounds, Node, Point, Role, Scene, Shape, Shot};

use crate::{
    cell::{Cell, Cells},
    colour::Colour,
    cubulus::Cubulus,
    facelet::{Face, Facelet},
    moves::Move,
    notation::push_or_fill,
    square::SQUARES,
    state::{Phase, State},
};

use super::{
    NET, PASS,
    ball::ball,
    cube::Cube,
    effect::{Effect, Kind},
    frame::Frame,
    name_of,
    seen::Seen,
    signs::{chevron, no_entry},
    spot, words,
};

/// From one cell of a face to the next.
const CELL: i32 = 100;
/// Wood around the nine cells of a face.
const RIM: i32 = 12;
/// A face with its rim.
pub(crate) const FACE: i32 = 3 * CELL + 2 * RIM;
/// Between faces, wide enough for their letters.
const GAP: i32 = 56;
/// From one face to the next.
const PITCH: i32 = FACE + GAP;
/// Around everything.
const MARGIN: i32 = 36;
/// Letters of faces, names of slices: read even where the picture is as narrow as a telephone.
pub(crate) const LETTERS: i32 = 42;
/// What stands beside the net is as wide as two of its faces.
pub(crate) const ASIDE: i32 = FACE + PITCH;
/// From one cell of a slice to the next.
pub(crate) const SMALL: i32 = 64;
/// Wood around a small face.
pub(crate) const SMALL_RIM: i32 = 8;
/// A slice, or a face drawn as small as one.
pub(crate) const SMALL_FACE: i32 = 3 * SMALL + 2 * SMALL_RIM;
/// From one slice to the next: three of them are as wide as everything beside the net.
pub(crate) const SMALL_PITCH: i32 = (ASIDE - SMALL_FACE) / 2;

/// How a face looks.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Look {
    /// With wood around it, as large as can be.
    Flat,
    /// The same in small.
    Small,
    /// On the cube.
    Aslant,
    /// On a cube that only shows how the net is folded: nothing is named or pointed at there.
    Folded,
}

/// Is it part of a square that has won on this face?
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Won {
    No,
    Yes,
}

/// Draws one position.
pub(crate) struct Painter<'a> {
    pub(crate) shot: &'a Shot<'a, Cubulus>,
    pub(crate) game: &'a Cubulus,
    pub(crate) state: &'a State,
    pub(crate) seen: Seen,
    /// What is to be shown of a move: what it would do, or what the last one did.
    pub(crate) moved: Option<Moved>,
    /// A bit for every facelet that may be pointed at next.
    next: u64,
    /// Where the balls came from that the last move has moved along the face that is being drawn, by place.
    from: [Option<u8>; 9],
    pub(crate) nodes: Vec<Node>,
}

/// A move that is shown.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Moved {
    pub(crate) mv: Move,
    pub(crate) effect: Effect,
    pub(crate) before: State,
    pub(crate) after: State,
    /// [`Role::Picked`] for a move that is not made yet, [`Role::Last`] for the last one.
    pub(crate) role: Role,
}

impl<'a> Painter<'a> {
    pub(crate) fn new(shot: &'a Shot<'a, Cubulus>) -> Self {
        let (game, state) = (shot.view.game(), shot.view.state());
        let ghost = shot.ghost.map(|mv| {
            let mut after = *state;
            game.play(&mut after, mv);
            Moved {
                mv,
                effect: Effect::of(state, mv),
                before: *state,
                after,
                role: Role::Picked,
            }
        });
        let last = shot.last.filter(|_| shot.show.last);
        let last = last.map(|(before, mv)| Moved {
            mv,
            effect: Effect::of(before, mv),
            before: *before,
            after: *state,
            role: Role::Last,
        });
        let next = shot.next.iter();
        let next = next.filter_map(|target| Facelet::parse(target.name()));
        Self {
            next: next.fold(0, |bits, facelet| bits | 1 << facelet.number()),
            shot,
            game,
            state,
            seen: Seen::new(shot.turned),
            // Two trails at once would be read as one.
            moved: ghost.or(last),
            from: [None; 9],
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
        // Where a seat must pass there is nothing to see in a push.
        if !self.can(PASS) {
            self.push_line(Point::new(0, 2 * PITCH));
        }
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
        self.from = self.ways(&places);
        if look == Look::Folded {
            for (n, facelet) in places {
                let node = Node::group(Role::Cell).of_cell(name_of(facelet.cell()));
                let node = self.compartment(node, n, facelet.cell(), &frame, Won::No);
                self.nodes.push(node);
            }
            self.from = [None; 9];
            return;
        }
        let won = self.won_squares(&places, &frame);
        for &(n, facelet) in &places {
            let won = if won.contains(facelet.cell()) {
                Won::Yes
            } else {
                Won::No
            };
            let node = self.facelet(n, facelet, &frame, look, won);
            self.nodes.push(node);
        }
        self.from = [None; 9];
        self.trail(&places, &frame);
        if self.shot.show.threats {
            self.threats(&places, &frame);
        }
    }

    fn facelet(&self, n: u8, facelet: Facelet, frame: &Frame, look: Look, won: Won) -> Node {
        let cell = facelet.cell();
        let (at, size) = (frame.centre(n), frame.size);
        let title = words::facelet(self.game, self.state, facelet);
        let mut node = Node::cell(facelet.to_string(), at, title).of_cell(name_of(cell));
        node = self.compartment(node, n, cell, frame, won);
        if self.shot.show.coordinates
            && !self.shot.show.targets
            && look == Look::Flat
            && self.shown(cell).is_none()
        {
            let number = Shape::text(at, 36, (facelet.place() + 1).to_string());
            node = node.on(Node::new(Role::Label, number).named("strong"));
        }
        if self.can_push(facelet) {
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
    pub(crate) fn compartment(
        &self,
        node: Node,
        n: u8,
        cell: Cell,
        frame: &Frame,
        won: Won,
    ) -> Node {
        let hole = frame.hole(n);
        let mut node = node.shape(hole.clone());
        if won == Won::Yes {
            node = node.on(Node::new(Role::Cell, hole).named("good"));
        }
        match self.shown(cell) {
            Some((role, colour)) => {
                let ball = ball(role, colour, frame.centre(n), frame.size * 40 / 100);
                node.on(self.arriving(ball.named("strong"), n, cell, frame))
            }
            None => node.on(Node::new(Role::Cell, frame.disc(n, 38)).named("hollow")),
        }
    }

    /// A ball that the last move has moved comes from the cell before it in the line, where the face shows that one too.
    fn arriving(&self, ball: Node, n: u8, cell: Cell, frame: &Frame) -> Node {
        let moved = self.moved.filter(|moved| moved.role == Role::Last);
        if !moved.is_some_and(|moved| moved.effect.cells.contains(cell)) {
            return ball;
        }
        match self.from[usize::from(n)] {
            Some(from) => ball.came_from(frame.centre(from) - frame.centre(n)),
            None => ball.came_in(),
        }
    }

    /// For the places of a face to which a ball has moved along it, the places from which it came.
    fn ways(&self, places: &[(u8, Facelet)]) -> [Option<u8>; 9] {
        let mut from = [None; 9];
        let line = self.moved.iter().flat_map(|moved| moved.effect.line());
        let place_of = |cell: Cell| places.iter().find(|(_, f)| f.cell() == cell);
        let line: Vec<Option<u8>> = line.map(|cell| Some(place_of(cell)?.0)).collect();
        for pair in line.windows(2) {
            if let &[Some(before), Some(after)] = pair {
                from[usize::from(after)] = Some(before);
            }
        }
        from
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
                frame.near(n, 28, 28),
                frame.size * 20 / 100,
            )
            .named("strong")),
            _ => node,
        }
    }

    /// Does the cell show what would be in it?
    pub(crate) fn is_previewed(&self, cell: Cell) -> bool {
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

    /// The squares that have won on one face, outlined behind their balls; comes back with their cells.
    fn won_squares(&mut self, places: &[(u8, Facelet)], frame: &Frame) -> Cells {
        let mut cells = Cells::NONE;
        for seat in self.state.winners().iter() {
            let own = self.state.balls(Colour::of(seat));
            for square in SQUARES.into_iter().filter(|s| s.and(own) == *s) {
                let on_face = places.iter().filter(|(_, f)| square.contains(f.cell()));
                let on_face: Vec<u8> = on_face.map(|&(n, _)| n).collect();
                let &[first, second, third, last] = on_face.as_slice() else {
                    continue;
                };
                cells = cells.or(square);
                // A block has one outline, the others one around each ball.
                let blocks = if last - first == 4 && second - first == 1 {
                    vec![(first, last)]
                } else {
                    [first, second, third, last].map(|n| (n, n)).into()
                };
                for (from, to) in blocks {
                    let zone = Node::new(Role::Zone, frame.block(from, to, -1));
                    self.nodes.push(zone.named("good"));
                }
            }
        }
        cells
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

    /// May one point at the facelet?
    pub(crate) const fn can_push(&self, facelet: Facelet) -> bool {
        self.next >> facelet.number() & 1 != 0
    }

    /// May one point at it?
    pub(crate) fn can(&self, name: &str) -> bool {
        self.shot.next.iter().any(|target| target.name() == name)
    }
}
