use quartet_game::{Evaluate, Seat, Style};

use crate::{
    cell::{Cell, Cells},
    colour::Colour,
    cubulus::Cubulus,
    facelet::Facelet,
    hold::{Hold, missing},
    moves::Move,
    square::SQUARES,
    state::{Phase, State},
    threat::{completes, completing},
};

/// What the parts of a position are worth, in hundredths of a square with three balls and the fourth cell empty.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Weights {
    /// A square of which three cells are one's own and the fourth is empty.
    pub open_three: i32,
    /// A square of which three cells are one's own and the fourth holds another ball.
    pub shut_three: i32,
    /// A square of which two cells are one's own and the others are empty.
    pub open_two: i32,
    /// A square of which two cells are one's own, with other balls in it.
    pub shut_two: i32,
    /// A ball in the middle of a face.
    pub face_centre: i32,
    /// A ball that is still in the supply.
    pub supply: i32,
    /// To be on move.
    pub tempo: i32,
    /// To be on move with a square to fill: the win.
    pub win_next: i32,
    /// Two or more different cells of which each makes a square, with another seat on move.
    pub fork: i32,
    /// While the neutral balls are placed, for the seat that will move first: a square without any of them.
    pub free_square: i32,
    /// The same for a neutral ball in the middle of a face.
    pub neutral_centre: i32,
}

impl Weights {
    /// What the engine plays with.
    pub const DEFAULT: Self = Self {
        open_three: 100,
        shut_three: 40,
        open_two: 20,
        shut_two: 8,
        face_centre: 6,
        supply: 2,
        tempo: 30,
        win_next: 5000,
        fork: 1500,
        free_square: 2,
        neutral_centre: 12,
    };
}

impl Default for Weights {
    fn default() -> Self {
        Self::DEFAULT
    }
}

impl Cubulus {
    /// The same table, judged by other weights.
    #[must_use]
    pub fn with_weights(self, weights: Weights) -> Self {
        Self { weights, ..self }
    }

    /// What the balls of each seat are worth, and the number of different cells that make a square for it when filled.
    /// Does not look at whose turn it is.
    fn worth(&self, state: &State) -> [(i32, u32); 3] {
        let balls = Colour::ALL.map(|colour| state.balls(colour).bits());
        let holds = balls.map(Hold::of);
        let any = holds.map(Hold::any);
        let mut worth = [(0, 0); 3];
        for n in 0..usize::from(self.seats) {
            let shut = any[(n + 1) % 3] | any[(n + 2) % 3];
            let (two, three) = (holds[n].two(), holds[n].three());
            let open_three = three & !shut;
            let counts = Counts {
                open_three: open_three.count_ones(),
                shut_three: (three & shut).count_ones(),
                open_two: (two & !shut).count_ones(),
                shut_two: (two & shut).count_ones(),
            };
            let centres = (balls[n] & Cells::FACE_CENTRES.bits()).count_ones() as i32;
            let supply = state.supply(Colour::ALL[n]) as i32;
            let value = counts.worth(&self.weights)
                + centres * self.weights.face_centre
                + supply * self.weights.supply;
            let threats = if open_three != 0 && supply > 0 {
                missing(open_three, balls[n]).count_ones()
            } else {
                0
            };
            worth[n] = (value, threats);
        }
        worth
    }

    /// While the neutral balls are placed: the fewer squares are free of them, and the fewer of them are in the middle of a
    /// face, the less the first move is worth. In self-play the middles were the only trait of a set-up that told.
    fn set_up_worth(&self, state: &State, seat: Seat) -> i32 {
        let red = state.balls(Colour::Red);
        let free = SQUARES.iter().filter(|square| square.and(red).is_empty());
        let centres = red.and(Cells::FACE_CENTRES).len() as i32;
        let worth =
            self.weights.free_square * free.count() as i32 + self.weights.neutral_centre * centres;
        if seat == Seat::new(0) { worth } else { -worth }
    }
}

impl Evaluate for Cubulus {
    const REPEATS: bool = true;
    const SEES_WINS: bool = true;
    const SLOTS: usize = Cell::COUNT + Facelet::COUNT + 1;

    /// With three seats nearly every game that is lost is lost because the next seat overlooks a threat of the one after it. At
    /// 40 ms a move against two greedy seats, of 72 games (36 for the first two): each for itself 42 %, all against one 50 %,
    /// playouts of seats that do not err in the tree 69 %, of seats that do 81 %.
    fn style(&self, _: &State) -> Style {
        if self.seats > 2 {
            Style::Crowd
        } else {
            Style::AlphaBeta
        }
    }

    /// With three seats: against the strongest of the others.
    fn evaluate(&self, state: &State, seat: Seat) -> i32 {
        if state.phase() == Phase::SetUp {
            return self.set_up_worth(state, seat);
        }
        let worth = self.worth(state);
        let mut values = [i32::MIN; 3];
        for other in (0..self.seats).map(Seat::new) {
            if state.out().contains(other) {
                continue;
            }
            let (mut value, threats) = worth[other.index()];
            let is_mover = other == state.side();
            if is_mover {
                value += self.weights.tempo;
            }
            if is_mover && threats > 0 {
                value += self.weights.win_next;
            } else if threats > 1 {
                value += self.weights.fork;
            }
            values[other.index()] = value;
        }
        let own = values[seat.index()];
        let others = (0..3).filter(|&n| n != seat.index()).map(|n| values[n]);
        let strongest = others.max().unwrap_or(i32::MIN);
        match (own, strongest) {
            // A seat that is out wins nothing any more.
            (i32::MIN, _) => -Self::SURE / 4,
            (_, i32::MIN) => Self::SURE / 4,
            _ => own - strongest,
        }
    }

    fn slot(&self, _state: &State, mv: Move) -> usize {
        match mv {
            Move::Place(cell) | Move::Fill(cell) => cell.index(),
            Move::Push(facelet) => Cell::COUNT + facelet.index(),
            Move::Pass => Cell::COUNT + Facelet::COUNT,
        }
    }

    fn promise(&self, state: &State, mv: Move) -> i32 {
        Hints::new(self, state).promise(mv)
    }

    fn promises(&self, state: &State, moves: &[Move], out: &mut Vec<i32>) {
        let hints = Hints::new(self, state);
        out.extend(moves.iter().map(|&mv| hints.promise(mv)));
    }

    fn forcing(&self, state: &State, out: &mut Vec<Move>) {
        out.extend(self.winning_move(state));
    }

    /// As long as there are balls to insert, having to move is hardly ever a burden.
    fn skip(&self, state: &mut State) -> bool {
        if state.phase() == Phase::SetUp || state.supply(Colour::of(state.side())) == 0 {
            return false;
        }
        *state = state.skipped(self.seats);
        true
    }

    fn wins_now(&self, state: &State) -> Option<Move> {
        self.winning_move(state)
    }
}

/// How promising moves are that do something at once. Steps, not weights: only their order matters.
const WINS: i32 = 8000;
const PREVENTS: i32 = 20;
const MAKES_THREE: i32 = 2;
const LOSES: i32 = -8000;

/// What makes a move promising in a state, the same for all its moves.
struct Hints<'a> {
    state: &'a State,
    mover: usize,
    seats: usize,
    own: u32,
    occupied: u32,
    /// The cells that make a square for the mover, and for anybody else.
    wanted: u32,
    feared: u32,
    /// The empty cells that make three of a square of which the fourth is empty.
    threes: u32,
}

impl<'a> Hints<'a> {
    fn new(game: &Cubulus, state: &'a State) -> Self {
        let mover = state.side().index();
        let own = state.balls(Colour::ALL[mover]).bits();
        let occupied = state.occupied().bits();
        let seats = usize::from(game.seats);
        let mut hints = Self {
            state,
            mover,
            seats,
            own,
            occupied,
            wanted: 0,
            feared: 0,
            threes: 0,
        };
        if state.phase() == Phase::SetUp {
            return hints;
        }
        let hold = Hold::of(own);
        hints.wanted = missing(hold.three(), own);
        let others = Hold::of(occupied & !own).any();
        hints.threes = missing(hold.two() & !others, own);
        for n in (0..seats).filter(|&n| n != mover) {
            hints.feared |= completing(state.balls(Colour::ALL[n]).bits());
        }
        hints
    }

    fn promise(&self, mv: Move) -> i32 {
        match mv {
            Move::Fill(cell) => {
                let is_in = |cells: u32| cells >> cell.number() & 1 != 0;
                if is_in(self.wanted) {
                    return WINS;
                }
                let prevents = if is_in(self.feared) { PREVENTS } else { 0 };
                prevents + if is_in(self.threes) { MAKES_THREE } else { 0 }
            }
            Move::Push(facelet) => self.promise_of_push(facelet),
            Move::Place(_) | Move::Pass => 0,
        }
    }

    fn promise_of_push(&self, facelet: Facelet) -> i32 {
        let [near, middle, far] = facelet.line().map(|cell| 1 << cell.number());
        // A ball must get to where it is wanted or feared; or two own ones to both ends of the line.
        let two_come = self.own & (near | middle) == middle && self.occupied & far == 0;
        if (self.wanted | self.feared) & (near | middle | far) == 0 && !two_come {
            return 0;
        }
        let push = LinePush::new(self.state, facelet);
        for n in (0..self.seats).filter(|&n| n != self.mover) {
            let other = self.state.balls(Colour::ALL[n]).bits();
            if LinePush::makes_square(other, push.apply(other, 0)) {
                return LOSES;
            }
        }
        if LinePush::makes_square(self.own, push.apply(self.own, push.added)) {
            return WINS;
        }
        0
    }
}

/// A push at an occupied facelet, ready to be looked at for each colour.
struct LinePush {
    /// The cell of the line with the lowest number, and how far it is to the next.
    low: u32,
    step: u32,
    from_low: bool,
    /// Which of the balls move on by a step, and which go round to the near end, as bits of the line.
    moving: u32,
    turning: u32,
    /// The bit of the near end if a new ball goes in there.
    added: u32,
}

impl LinePush {
    fn new(state: &State, facelet: Facelet) -> Self {
        let face = facelet.face();
        let step = face.axis().step();
        let from_low = face.is_low();
        let cell = u32::from(facelet.cell().number());
        let low = if from_low { cell } else { cell - 2 * step };
        let (middle, high) = (1 << step, 1 << (2 * step));
        let (near, far) = if from_low { (1, high) } else { (high, 1) };
        let occupied = state.occupied().bits() >> low;
        let (moving, turning, added) = match (occupied & middle != 0, occupied & far != 0) {
            (true, true) => (near | middle, far, 0),
            (true, false) => (near | middle, 0, near),
            (false, _) => (near, 0, near),
        };
        Self {
            low,
            step,
            from_low,
            moving,
            turning,
            added,
        }
    }

    /// The cells of a colour after the push, with a new ball as said.
    #[inline]
    fn apply(&self, cells: u32, added: u32) -> u32 {
        let line = cells >> self.low;
        let (moved, turned) = if self.from_low {
            (
                (line & self.moving) << self.step,
                (line & self.turning) >> (2 * self.step),
            )
        } else {
            (
                (line & self.moving) >> self.step,
                (line & self.turning) << (2 * self.step),
            )
        };
        let gone = self.moving | self.turning;
        cells & !(gone << self.low) | (moved | turned | added) << self.low
    }

    /// Is there a square in `after` with a cell that was not in `before`?
    #[inline]
    fn makes_square(before: u32, after: u32) -> bool {
        let mut new = after & !before;
        while new != 0 {
            if completes(after, new.trailing_zeros() as usize) {
                return true;
            }
            new &= new - 1;
        }
        false
    }
}

/// How many squares of each kind a colour has.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug)]
struct Counts {
    open_three: u32,
    shut_three: u32,
    open_two: u32,
    shut_two: u32,
}

impl Counts {
    fn worth(self, weights: &Weights) -> i32 {
        self.open_three as i32 * weights.open_three
            + self.shut_three as i32 * weights.shut_three
            + self.open_two as i32 * weights.open_two
            + self.shut_two as i32 * weights.shut_two
    }
}
