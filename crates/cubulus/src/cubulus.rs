use quartet_game::{Ending, Game, NoChance, Seat, Seats, Turn, occurrences, why};

use crate::{
    cell::{Axis, Cell, Cells},
    colour::Colour,
    evaluate::Weights,
    facelet::{Face, Facelet},
    moves::Move,
    prospects::Prospects,
    state::{Phase, Push, State},
    symmetry::Symmetry,
};

/// A table of Cubulus.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cubulus {
    pub(crate) seats: u8,
    pub(crate) setup: Setup,
    /// The number of times that a position must come up to make a draw.
    pub(crate) repetition: Option<usize>,
    /// The number of plies after the set-up that make a draw.
    pub(crate) cap: Option<usize>,
    /// What positions are worth for a search. No part of the rules.
    pub(crate) weights: Weights,
    /// Who of three is likely to win, for a search.
    pub(crate) prospects: Prospects,
}

/// Where the neutral balls of a game of two come from.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Setup {
    /// Seat 1 places them.
    Choose,
    /// They are in these cells from the start.
    Given(Cells),
}

/// The seat that places the neutral balls.
pub(crate) const PLACER: Seat = Colour::Black.seat();

impl Cubulus {
    /// The cells in which the next neutral ball may be placed: behind the last one, and with enough cells behind it
    /// for the balls that are left.
    pub(crate) fn places(state: &State) -> std::ops::Range<u8> {
        let placed = state.balls(Colour::Red);
        let first = placed.last().map_or(0, |cell| cell.number() + 1);
        first..Self::room_ends(placed.len())
    }

    /// The first cell that is too far behind for the next ball if so many have been placed.
    pub(crate) fn room_ends(placed: u32) -> u8 {
        let left_after = Colour::BALLS.saturating_sub(placed + 1);
        Cell::COUNT as u8 - left_after as u8
    }

    /// The occupied cells of a face at which the seat to move may push, the ko aside. Pushing on nothing but balls of
    /// one's own colour is left out: it is the same as filling the empty cell behind them.
    fn pushes(state: &State, face: Face, has_ball: bool) -> Cells {
        let axis = face.axis();
        let lines = FullLines::along(axis, state);
        let inserts = if has_ball {
            let end = axis.layer(if face.is_low() { 0 } else { 2 });
            let room = state.occupied().bits() & end & !lines.seen_from(face, lines.full);
            room & !own_balls_before_a_gap(state, face)
        } else {
            0
        };
        let shifts = lines.seen_from(face, lines.full & !lines.uniform);
        Cells::from_bits(inserts | shifts)
    }

    /// The empty cells into which the seat to move can bring a ball of its colour while nothing else changes: all outer
    /// ones, and the centre if an own ball can be pushed there.
    fn fillable(state: &State) -> Cells {
        let empty = Cells::ALL.less(state.occupied());
        let own = state.balls(Colour::of(state.side()));
        if own.and(Cells::FACE_CENTRES).is_empty() {
            empty.without(Cell::CENTRE)
        } else {
            empty
        }
    }
}

impl Game for Cubulus {
    type State = State;
    type Move = Move;
    type Chance = NoChance;

    fn seats(&self) -> u8 {
        self.seats
    }

    fn initial(&self) -> State {
        let empty = [Cells::NONE; 3];
        match self.setup {
            _ if self.seats == 3 => State::new(empty, Seat::new(0), Phase::Play),
            Setup::Choose => State::new(empty, PLACER, Phase::SetUp),
            Setup::Given(red) => {
                State::new([Cells::NONE, Cells::NONE, red], Seat::new(0), Phase::Play)
            }
        }
    }

    fn turn(&self, state: &State) -> Turn {
        if state.winners().is_empty() {
            Turn::Seat(state.side())
        } else {
            Turn::Over(state.winners())
        }
    }

    fn moves(&self, state: &State, out: &mut Vec<Move>) {
        if !state.winners().is_empty() {
            return;
        }
        if state.phase() == Phase::SetUp {
            out.extend(Self::places(state).filter_map(Cell::new).map(Move::Place));
            return;
        }
        let start = out.len();
        let has_ball = state.supply(Colour::of(state.side())) > 0;
        if has_ball {
            out.extend(Self::fillable(state).iter().map(Move::Fill));
        }
        for face in Face::ALL {
            let mut cells = Self::pushes(state, face, has_ball);
            if let Some(ko) = state.ko().filter(|ko| ko.face() == face) {
                cells = cells.without(ko.cell());
            }
            out.extend(cells.iter().map(|c| Move::Push(Facelet::at(face, c))));
        }
        if out.len() == start {
            out.push(Move::Pass);
        }
    }

    fn count_moves(&self, state: &State) -> u64 {
        if !state.winners().is_empty() {
            return 0;
        }
        if state.phase() == Phase::SetUp {
            return Self::places(state).len() as u64;
        }
        let occupied = state.occupied();
        let (mut ends, mut full, mut uniform) = (0, 0, 0);
        for axis in Axis::ALL {
            let lines = FullLines::along(axis, state);
            full += lines.full.count_ones();
            uniform += lines.uniform.count_ones();
            ends += (occupied.bits() & (axis.layer(0) | axis.layer(2))).count_ones();
        }
        // The line of the ko is full and not of one colour, so its facelet is among those counted.
        let mut count = 2 * (full - uniform) - u32::from(state.ko().is_some());
        if state.supply(Colour::of(state.side())) > 0 {
            let own = Face::ALL.map(|face| own_balls_before_a_gap(state, face).count_ones());
            let own: u32 = own.iter().sum();
            count += Self::fillable(state).len() + ends - 2 * full - own;
        }
        u64::from(count.max(1))
    }

    fn play(&self, state: &mut State, mv: Move) {
        let mover = state.side();
        let mut ko = None;
        match mv {
            Move::Place(cell) => {
                state.put(Colour::Red, cell);
                if state.supply(Colour::Red) == 0 {
                    state.begin();
                    state.set_side(Seat::new(0));
                }
                return;
            }
            Move::Fill(cell) => {
                state.put(Colour::of(mover), cell);
                state.judge_added(mover);
            }
            Move::Push(facelet) => {
                if state.push(facelet) == Push::Shift {
                    ko = Some(facelet.opposite());
                }
                state.judge(mover, self.seats);
            }
            Move::Pass => {}
        }
        state.set_ko(ko);
        state.set_side(state.seat_after(mover, self.seats));
    }

    fn key(&self, state: &State) -> u64 {
        state.key()
    }

    fn key_from_scratch(&self, state: &State) -> u64 {
        state.key_from_scratch()
    }

    fn why(&self, _state: &State) -> &'static str {
        why::SQUARE
    }

    fn move_space(&self, _state: &State, out: &mut Vec<Move>) {
        out.extend(Cell::all().map(Move::Place));
        out.extend(Cell::all().map(Move::Fill));
        out.extend(Facelet::all().map(Move::Push));
        out.push(Move::Pass);
    }

    /// Repetition alone ends every game too, but only after more plies than any number here can say.
    fn longest(&self) -> Option<u32> {
        let placing = match self.setup {
            Setup::Choose if self.seats == 2 => Colour::BALLS,
            _ => 0,
        };
        // With three seats one may leave without ending the game.
        let leaving = u32::from(self.seats) - 2;
        self.cap.map(|cap| placing + cap as u32 + leaving)
    }

    /// The plies of the set-up do not count towards the cap, so nothing before them does. An insert can never be taken
    /// back either, but the plies before it count.
    fn forgets_history(&self, before: &State, _mv: Move) -> bool {
        before.phase() == Phase::SetUp
    }

    fn ends_by_history(&self, state: &State, earlier: &[u64]) -> Option<Ending> {
        let times = || occurrences(earlier, state.key()) + 1;
        let why = if self.repetition.is_some_and(|limit| times() >= limit) {
            why::REPETITION
        } else if self.cap.is_some_and(|cap| earlier.len() >= cap) {
            why::CAP
        } else {
            return None;
        };
        let winners = Seats::all(self.seats).iter();
        Some(Ending {
            winners: winners.filter(|&s| !state.out().contains(s)).collect(),
            why,
        })
    }

    fn retire(&self, state: &mut State, seat: Seat) {
        state.set_out(seat);
        if state.side() == seat {
            state.set_side(state.seat_after(seat, self.seats));
        }
    }

    /// The order of the set-up plies follows the position string and not the cube, so a table with a set-up has no
    /// symmetry. Its states in play do: see [`State::mapped`].
    fn symmetries(&self) -> u8 {
        match self.setup {
            Setup::Choose if self.seats == 2 => 1,
            _ => Symmetry::COUNT,
        }
    }

    fn inverse(&self, symmetry: u8) -> u8 {
        Symmetry::new(symmetry).map_or(symmetry, |s| s.inverse().number())
    }

    fn map(&self, symmetry: u8, state: &State) -> State {
        Symmetry::new(symmetry).map_or(*state, |s| state.mapped(s))
    }

    fn map_move(&self, symmetry: u8, mv: Move) -> Move {
        Symmetry::new(symmetry).map_or(mv, |s| mv.mapped(s))
    }
}

/// The cells of a face that hold a ball of the seat to move with only such balls, and then a gap, behind it.
fn own_balls_before_a_gap(state: &State, face: Face) -> u32 {
    let own = state.balls(Colour::of(state.side())).bits();
    let empty = !state.occupied().bits();
    let step = face.axis().step();
    if face.is_low() {
        own & face.axis().layer(0) & (empty >> step | own >> step & empty >> (2 * step))
    } else {
        own & face.axis().layer(2) & (empty << step | own << step & empty << (2 * step))
    }
}

/// The full lines along an axis, each as the bit of its low end.
struct FullLines {
    full: u32,
    /// Those of a single colour.
    uniform: u32,
}

impl FullLines {
    fn along(axis: Axis, state: &State) -> Self {
        let of = |colour| axis.full_lines(state.balls(colour));
        Self {
            full: axis.full_lines(state.occupied()),
            uniform: of(Colour::White) | of(Colour::Black) | of(Colour::Red),
        }
    }

    /// Lines as the bits of their ends on a face of the axis.
    fn seen_from(&self, face: Face, lines: u32) -> u32 {
        if face.is_low() {
            lines
        } else {
            lines << (2 * face.axis().step())
        }
    }
}
