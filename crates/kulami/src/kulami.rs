use std::{cmp::Ordering, sync::Arc};

use quartet_game::{Game, NoChance, Seat, Seats, Turn, why};

use crate::{
    Board, BoardKind, ByColour, Colour, Hole, Holes, Layout, Move, Run, Score, State, Tile,
    Weights,
    geometry::{Counted, Geometry, NO_HOLE},
    score::{self},
    state::Seating,
    tally::Tally,
};

/// The rules of Kulami at one table: a board and the choices of the players.
#[derive(Clone, Debug)]
pub struct Kulami {
    table: Arc<Table>,
    pub(crate) rules: Rules,
    pub(crate) weights: Weights,
}

/// A board, where it came from and what follows from it.
#[derive(Debug)]
struct Table {
    board: Board,
    source: Source,
    geometry: Geometry,
}

/// How the board of a table is named in its options.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Source {
    /// By kind and seed.
    Random(BoardKind, u64),
    /// By its name.
    Named(&'static str),
    /// By its tiles.
    Own,
}

/// The choices besides the board.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Rules {
    /// Does the larger area score?
    pub(crate) area: bool,
    /// Do runs of five and more score?
    pub(crate) lines: bool,
    /// May seat 1 take over the colour of the first marble?
    pub(crate) swap: bool,
    /// The colour of seat 0.
    pub(crate) first: Colour,
}

impl Rules {
    const fn counted(self) -> Counted {
        Counted {
            area: self.area,
            lines: self.lines,
        }
    }
}

impl Kulami {
    /// The table with this board and all other options at their defaults.
    ///
    /// # Examples
    /// ```
    /// use quartet_game::Game;
    /// use quartet_kulami::{Board, BoardKind, Kulami};
    /// let kulami = Kulami::new(Board::random(BoardKind::Irregular, 5));
    /// assert_eq!(kulami.count_moves(&kulami.initial()), 64);
    /// ```
    #[must_use]
    pub fn new(board: Board) -> Self {
        let rules = Rules {
            area: false,
            lines: false,
            swap: false,
            first: Colour::Red,
        };
        let source = Source::of(&board);
        Self::with_rules(board, source, rules)
    }

    pub(crate) fn with_rules(board: Board, source: Source, rules: Rules) -> Self {
        Self::judged(board, source, rules, Weights::of(rules.counted()))
    }

    fn judged(board: Board, source: Source, rules: Rules, weights: Weights) -> Self {
        let geometry = Geometry::new(&board, &weights, rules.counted());
        let table = Table {
            board,
            source,
            geometry,
        };
        Self {
            table: Arc::new(table),
            rules,
            weights,
        }
    }

    /// The same choices with another board.
    #[must_use]
    pub fn with_board(&self, board: Board) -> Self {
        if board == self.table.board {
            return self.clone();
        }
        let source = Source::of(&board);
        Self::judged(board, source, self.rules, self.weights)
    }

    /// The same table, judged by other weights. States of the one mean nothing at the other.
    #[must_use]
    pub fn with_weights(&self, weights: Weights) -> Self {
        let Table { board, source, .. } = &*self.table;
        Self::judged(board.clone(), *source, self.rules, weights)
    }

    /// The board.
    #[must_use]
    pub fn board(&self) -> &Board {
        &self.table.board
    }

    #[inline]
    pub(crate) fn geometry(&self) -> &Geometry {
        &self.table.geometry
    }

    pub(crate) fn source(&self) -> Source {
        self.table.source
    }

    /// The holes into which the side to move may put a marble.
    #[inline]
    #[must_use]
    pub fn legal_holes(&self, state: &State) -> Holes {
        if state.supply(state.side) == 0 {
            return Holes::NONE;
        }
        let geometry = &self.table.geometry;
        let reach = geometry.reach[state.last as usize];
        let previous = geometry.tile_of[state.previous as usize];
        Holes::from_bits(reach & !previous & !state.occupied().bits())
    }

    /// May the seat to move exchange colours instead of placing a marble? Not if it could not place one: a seat without a
    /// hole ends the game.
    #[inline]
    #[must_use]
    pub fn may_swap(&self, state: &State) -> bool {
        self.rules.swap
            && state.seating == Seating::Original
            && state.side != self.rules.first
            && state.occupied().len() == 1
            && !self.legal_holes(state).is_empty()
    }

    /// The seat that has the colour.
    #[inline]
    #[must_use]
    pub fn seat(&self, state: &State, colour: Colour) -> Seat {
        let is_first = (colour == self.rules.first) != state.is_exchanged();
        Seat::new(u8::from(!is_first))
    }

    /// The colour that the seat has.
    #[inline]
    #[must_use]
    pub fn colour(&self, state: &State, seat: Seat) -> Colour {
        if self.seat(state, self.rules.first) == seat {
            self.rules.first
        } else {
            self.rules.first.other()
        }
    }

    /// Who has more marbles on the tile.
    #[must_use]
    pub fn tile_owner(&self, state: &State, tile: Tile) -> Option<Colour> {
        score::tile_owner(&self.table.geometry, state, tile)
    }

    /// The largest connected groups of the colour: several if there are several of the same size.
    #[must_use]
    pub fn largest_areas(&self, state: &State, colour: Colour) -> Vec<Holes> {
        score::largest_areas(&self.table.geometry, state.marbles(colour))
    }

    /// Every run of five or more marbles of the colour.
    #[must_use]
    pub fn runs(&self, state: &State, colour: Colour) -> Vec<Run> {
        score::runs(&self.table.geometry, state.marbles(colour))
    }

    /// The points if the game stopped now, and what they are made of.
    #[must_use]
    pub fn score(&self, state: &State) -> Score {
        Score::of(
            &self.table.geometry,
            state,
            self.rules.area,
            self.rules.lines,
        )
    }

    /// Does the larger area score at this table?
    #[must_use]
    pub const fn counts_area(&self) -> bool {
        self.rules.area
    }

    /// Do runs of five and more score at this table?
    #[must_use]
    pub const fn counts_lines(&self) -> bool {
        self.rules.lines
    }

    /// The points of Red less those of Black if the game stopped now, without what [`Kulami::score`] does not need.
    #[inline]
    pub(crate) fn margin(&self, state: &State) -> i32 {
        let mut margin = i32::from(state.tally.now);
        if self.rules.area {
            let area = |colour: Colour| i32::from(state.tally.areas[colour.index()]);
            margin += area(Colour::Red) - area(Colour::Black);
        }
        if self.rules.lines && state.tally.has_run {
            let lines = |colour| self.geometry().windows.filled(state.marbles(colour));
            margin += lines(Colour::Red) - lines(Colour::Black);
        }
        margin
    }

    /// The seats with the most points.
    #[inline]
    fn winners(&self, state: &State) -> Seats {
        let red = self.seat(state, Colour::Red);
        match self.margin(state).cmp(&0) {
            Ordering::Less => Seats::only(red.other()),
            Ordering::Equal => Seats::all(2),
            Ordering::Greater => Seats::only(red),
        }
    }
}

impl Game for Kulami {
    type State = State;
    type Move = Move;
    type Chance = NoChance;

    fn seats(&self) -> u8 {
        2
    }

    fn initial(&self) -> State {
        State::empty(self.geometry(), self.rules.first)
    }

    #[inline]
    fn turn(&self, state: &State) -> Turn {
        if !self.legal_holes(state).is_empty() {
            Turn::Seat(self.seat(state, state.side))
        } else {
            Turn::Over(self.winners(state))
        }
    }

    #[inline]
    fn moves(&self, state: &State, out: &mut Vec<Move>) {
        out.extend(self.legal_holes(state).iter().map(Move::Place));
        if self.may_swap(state) {
            out.push(Move::Swap);
        }
    }

    #[inline]
    fn play(&self, state: &mut State, mv: Move) {
        match mv {
            Move::Place(hole) => state.place(self.geometry(), hole),
            Move::Swap => state.exchange(),
        }
    }

    #[inline]
    fn key(&self, state: &State) -> u64 {
        state.key
    }

    fn key_from_scratch(&self, state: &State) -> u64 {
        state.key_from_scratch()
    }

    fn why(&self, state: &State) -> &'static str {
        if Colour::ALL.into_iter().all(|c| state.supply(c) == 0) {
            why::ALL_PLACED
        } else {
            why::NO_MOVE
        }
    }

    fn move_space(&self, _state: &State, out: &mut Vec<Move>) {
        out.extend(Hole::all().map(Move::Place));
        if self.rules.swap {
            out.push(Move::Swap);
        }
    }

    #[inline]
    fn count_moves(&self, state: &State) -> u64 {
        let places = self.legal_holes(state).len();
        u64::from(places) + u64::from(self.may_swap(state))
    }

    fn longest(&self) -> Option<u32> {
        Some(2 * State::SUPPLY + u32::from(self.rules.swap))
    }

    fn scores(&self, state: &State) -> Option<Vec<i32>> {
        let totals = self.score(state).totals;
        let seats = [Seat::new(0), Seat::new(1)];
        Some(seats.map(|seat| totals[self.colour(state, seat)]).to_vec())
    }

    fn symmetries(&self) -> u8 {
        self.table.geometry.symmetries.len() as u8
    }

    fn inverse(&self, symmetry: u8) -> u8 {
        self.table.geometry.symmetries[symmetry as usize].inverse
    }

    fn map(&self, symmetry: u8, state: &State) -> State {
        let symmetry = &self.table.geometry.symmetries[symmetry as usize];
        let map = |n: u8| match symmetry.image.get(n as usize) {
            Some(hole) => hole.index() as u8,
            None => NO_HOLE,
        };
        let mut mapped = State {
            marbles: ByColour::from_fn(|colour| symmetry.map(state.marbles(colour))),
            last: map(state.last),
            previous: map(state.previous),
            ..*state
        };
        mapped.key = mapped.key_from_scratch();
        mapped.tally = Tally::from_scratch(self.geometry(), &mapped);
        mapped
    }

    fn map_move(&self, symmetry: u8, mv: Move) -> Move {
        match mv {
            Move::Place(hole) => {
                let symmetry = &self.table.geometry.symmetries[symmetry as usize];
                Move::Place(symmetry.image[hole.index()])
            }
            Move::Swap => Move::Swap,
        }
    }
}

impl Source {
    /// By name if the board has one.
    pub(crate) fn of(board: &Board) -> Self {
        Layout::of(board).map_or(Self::Own, |layout| Self::Named(layout.name))
    }
}
