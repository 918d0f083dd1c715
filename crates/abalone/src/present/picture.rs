use quartet_game::{Game, Notation, Seat, Turn};
use quartet_scene::{Grab, Node, Point, Role, Scene, Shape, Shot};

use crate::{Abalone, Axis, Cell, Cells, Direction, Effect, Move, State};

use super::{
    arrow, from_the_top,
    grip::{self, Grip},
    gutter::{Gutter, Newest, RIM},
    marble,
    plan::{Plan, around},
    telling,
};

/// The board, what lies on it and beside it.
#[derive(Debug)]
pub(super) struct Picture<'a> {
    game: &'a Abalone,
    shot: &'a Shot<'a, Abalone>,
    state: &'a State,
    plan: Plan,
    ghost: Option<Ghost>,
}

/// A move that is only thought of.
#[derive(Debug)]
struct Ghost {
    mv: Move,
    effect: Effect,
    after: State,
    /// Where something changes.
    touched: Cells,
}

impl<'a> Picture<'a> {
    pub(super) fn new(game: &'a Abalone, shot: &'a Shot<'a, Abalone>) -> Self {
        let state = shot.view.state();
        // Whoever asks for the ghost of a move that is not legal here gets none.
        let legal = shot.ghost.filter(|&mv| game.check(state, mv).is_ok());
        Self {
            game,
            shot,
            state,
            plan: Plan::new(shot.turned),
            ghost: legal.map(|mv| Ghost::new(game, state, mv)),
        }
    }

    pub(super) fn scene(&self) -> Scene {
        let mut nodes = Vec::new();
        nodes.extend(self.board());
        // Above the board: what is ejected rolls over its rim.
        nodes.extend(self.gutters());
        let last = self.shot.last.filter(|_| self.shot.show.last);
        nodes.extend(last.map(|(before, mv)| self.trail(before, mv)));
        nodes.extend(from_the_top().map(|cell| self.cell(cell)));
        if let Some((before, mv)) = last {
            nodes.extend(self.vacated(before, mv));
        }
        if self.shot.show.threats {
            nodes.extend(self.threats());
        }
        nodes.extend(self.over_the_rim());
        nodes.extend(self.picked());
        nodes.extend(self.arrows());
        Scene {
            bounds: Plan::BOUNDS,
            title: telling::title(self.game, self.state),
            nodes,
        }
    }

    fn gutters(&self) -> [Node; 2] {
        [Seat::new(0), Seat::new(1)].map(|seat| {
            let ejects = |effect: &Effect, by: Seat| effect.ejects.is_some() && by == seat;
            let ghost = self.ghost.as_ref();
            let last = self.shot.last.filter(|_| self.shot.show.last);
            let last = last.and_then(|(before, mv)| {
                let ejected = Effect::of(before, mv).ejects?;
                (before.side() == seat).then(|| self.plan.centre(ejected))
            });
            let newest = match last {
                _ if ghost.is_some_and(|g| ejects(&g.effect, self.state.side())) => Newest::Ghost,
                Some(from) => Newest::Last(from),
                None => Newest::Old,
            };
            let is_to_move = !self.shot.over && self.game.turn(self.state) == Turn::Seat(seat);
            Gutter::new(self.game, self.state, self.plan, seat).draw(newest, is_to_move)
        })
    }

    /// The frame, the field with its grooves, the names of rows and diagonals.
    fn board(&self) -> Vec<Node> {
        let frame = Shape::Polygon(Plan::hexagon(RIM));
        let field = Shape::Polygon(Plan::hexagon(FIELD));
        let mut nodes = vec![Node::new(Role::Board, frame), Node::new(Role::Tile, field)];
        nodes.extend(self.grooves());
        if !self.shot.show.coordinates {
            return nodes;
        }
        let mut label = |cell: Option<Cell>, to: Direction, text: char| {
            let Some(cell) = cell else { return };
            // Halfway between the field and the edge. Where the way out is not square to the side, it is longer.
            let beside = [1, 5].map(|turn| Direction::ALL[(to.index() + turn) % 6]);
            let is_corner = beside.iter().all(|&to| cell.neighbour(to).is_none());
            let way = if is_corner { 77 } else { 89 };
            let at = self.plan.beside(self.plan.centre(cell), to, way, 0);
            // They stand on the frame, where faint letters would drown.
            nodes.push(Node::new(Role::Label, Shape::text(at, 34, text)).named("strong"));
        };
        for row in 0..9 {
            let first = Cell::row_of(row).next();
            label(first, Direction::West, char::from(b'a' + row));
        }
        for number in 1..=9 {
            let lowest = (0..9).find_map(|row| Cell::at(row, number));
            label(lowest, Direction::SouthEast, char::from(b'0' + number));
        }
        nodes
    }

    /// The lines along which marbles roll, from rim to rim.
    fn grooves(&self) -> impl Iterator<Item = Node> {
        Axis::ALL.into_iter().flat_map(move |axis| {
            let forward = axis.forward();
            Cells::rim(forward.opposite()).iter().map(move |first| {
                let line = std::iter::successors(Some(first), |cell| cell.neighbour(forward));
                let last = line.last().unwrap_or(first);
                let ends = [first, last].map(|cell| self.plan.centre(cell));
                Node::new(Role::Seam, Shape::Line(ends.to_vec())).named("faint")
            })
        })
    }

    /// A hollow and the marble in it.
    fn cell(&self, cell: Cell) -> Node {
        let at = self.plan.centre(cell);
        let mut node = Node::cell(cell.to_string(), at, telling::cell(self.state, cell));
        let changes = self.ghost.as_ref().filter(|g| g.touched.contains(cell));
        let now = self.state.occupant(cell);
        let (role, seat) = match changes {
            None => (Role::Piece, now),
            Some(ghost) => match ghost.after.occupant(cell) {
                None => (Role::Leaving, now),
                then => (Role::Ghost, then),
            },
        };
        // A ghost that lets the dark of a hollow through would look like dirt.
        if role != Role::Ghost {
            let hollow = Shape::circle(at, HOLLOW);
            node = node
                .shape(hollow.clone())
                .on(Node::new(Role::Group, hollow).named("hollow"));
        }
        if let Some(seat) = seat {
            let marble = marble::draw(role, seat, at, marble::RADIUS);
            node = node.on(match self.moved_by(cell) {
                Some(to) if role == Role::Piece => marble.came_from(-self.plan.step(to)),
                _ => marble,
            });
        }
        let target = grip::spot(cell);
        if self.held().contains(cell) {
            node = node.grab(Grab::Held);
        } else if self.shot.next.contains(&target) {
            node = node.grab(Grab::Take);
        }
        if self.shot.next.contains(&target) {
            if self.shot.show.targets {
                let ring = Node::new(Role::Target, Shape::circle(at, marble::RADIUS + 2));
                node = node.on(ring.named("ring"));
            }
            node = node.target(target);
        }
        node
    }

    /// The direction in which the last move brought a marble to the cell.
    fn moved_by(&self, cell: Cell) -> Option<Direction> {
        let (before, mv) = self.shot.last.filter(|_| self.shot.show.last)?;
        let effect = Effect::of(before, mv);
        let there = (effect.moved | effect.pushed).toward(mv.to());
        there.contains(cell).then_some(mv.to())
    }

    /// What somebody holds who may move it.
    fn held(&self) -> Cells {
        let grip = Grip::read(self.shot.picked);
        let grip = grip.filter(|_| self.shot.next.iter().any(|t| arrow::direction(t).is_some()));
        grip.map_or(Cells::NONE, Grip::cells)
    }

    /// The way of everything that the last move moved.
    fn trail(&self, before: &State, mv: Move) -> Node {
        let effect = Effect::of(before, mv);
        let mut centres = Vec::new();
        for cell in (effect.moved | effect.pushed).iter() {
            let at = self.plan.centre(cell);
            // Over the rim the trail ends at the edge of the board.
            let length = if effect.ejects == Some(cell) { 50 } else { 100 };
            centres.push(at);
            centres.push(self.plan.beside(at, mv.to(), length, 0));
        }
        let outline = Shape::Polygon(around(centres, 51));
        Node::new(Role::Last, outline).named("area")
    }

    /// Signs in the cells that the last move has left empty, which point where the marbles went.
    fn vacated(&self, before: &State, mv: Move) -> Vec<Node> {
        let moved = Effect::of(before, mv).moved;
        let left = moved & !moved.toward(mv.to()) & self.state.empty();
        let sign = |cell| {
            let at = self.plan.centre(cell);
            let corner = |ahead, right| self.plan.beside(at, mv.to(), ahead, right);
            let shape = Shape::Line(vec![
                corner(-20, 0),
                corner(18, 0),
                corner(3, -15),
                corner(18, 0),
                corner(3, 15),
            ]);
            Node::new(Role::Last, shape)
        };
        left.iter().map(sign).collect()
    }

    /// Rings around the marbles that the other side could eject if it were its turn.
    fn threats(&self) -> Vec<Node> {
        let mut nodes = Vec::new();
        let mut moves = Vec::new();
        for side in [Seat::new(0), Seat::new(1)] {
            let state = State {
                side,
                ..*self.state
            };
            moves.clear();
            self.game.moves(&state, &mut moves);
            let endangered: Cells = moves
                .iter()
                .filter_map(|&mv| Effect::of(&state, mv).ejects)
                .collect();
            nodes.extend(endangered.iter().map(|cell| {
                let ring = Shape::circle(self.plan.centre(cell), marble::RADIUS - 6);
                Node::new(Role::Threat, ring)
            }));
        }
        nodes
    }

    /// The marble that the move that is thought of would eject, on its way out.
    fn over_the_rim(&self) -> Option<Node> {
        let ghost = self.ghost.as_ref()?;
        let at = self.out_of(ghost.effect.ejects?, ghost.mv.to());
        let loser = self.state.side().other();
        Some(marble::draw(Role::Leaving, loser, at, marble::RADIUS))
    }

    /// Where a marble is that goes over the rim.
    fn out_of(&self, cell: Cell, to: Direction) -> Point {
        self.plan.beside(self.plan.centre(cell), to, 96, 0)
    }

    /// The outline of what is held.
    fn picked(&self) -> Option<Node> {
        let cells = Grip::read(self.shot.picked)?.cells();
        let centres = cells.iter().map(|cell| self.plan.centre(cell));
        let outline = Shape::Polygon(around(centres, 48));
        Some(Node::new(Role::Picked, outline))
    }

    /// Where what is held can go.
    fn arrows(&self) -> Vec<Node> {
        let Some(grip) = Grip::read(self.shot.picked) else {
            return Vec::new();
        };
        let ways = self.shot.next.iter().filter_map(arrow::direction);
        let moves = ways.filter_map(|to| grip.toward(to));
        let arrows = moves.map(|mv| arrow::draw(self.plan, self.state, mv));
        arrows.collect()
    }
}

impl Ghost {
    fn new(game: &Abalone, state: &State, mv: Move) -> Self {
        let effect = Effect::of(state, mv);
        let mut after = *state;
        game.play(&mut after, mv);
        let before = effect.moved | effect.pushed;
        Self {
            mv,
            effect,
            after,
            touched: before | before.toward(mv.to()),
        }
    }
}

/// The radius of a hollow.
const HOLLOW: i32 = 33;
/// From the middles of the outer cells to the edge of the field.
const FIELD: i32 = 58;
