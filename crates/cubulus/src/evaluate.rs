use quartet_game::{Evaluate, Seat};

use crate::{
    cell::{Axis, Cell, Cells},
    colour::Colour,
    cubulus::Cubulus,
    facelet::Facelet,
    moves::Move,
    square::SQUARES,
    state::{Phase, State},
    threat::{RESTS, completes, completing},
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
    /// A square without a neutral ball, for the seat that moves first: while the neutral balls are placed.
    pub free_square: i32,
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
        free_square: 5,
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

    /// What the balls of each colour are worth, not looking at whose turn it is; and the number of open threes.
    fn worth(&self, state: &State) -> [(i32, u32); 3] {
        let balls = Colour::ALL.map(|colour| state.balls(colour).bits());
        let occupied = state.occupied().bits();
        let pair = |a: usize, b: usize| {
            let own = u64::from(balls[a]) | u64::from(balls[b]) << 32;
            let other = u64::from(occupied & !balls[a]) | u64::from(occupied & !balls[b]) << 32;
            Counts::of(own, other)
        };
        let [white, black] = pair(0, 1);
        let red = if self.seats > 2 {
            pair(2, 2)[0]
        } else {
            Counts::default()
        };
        let mut worth = [(0, 0); 3];
        for (n, counts) in [white, black, red].into_iter().enumerate() {
            let centres = (balls[n] & Cells::FACE_CENTRES.bits()).count_ones() as i32;
            let supply = state.supply(Colour::ALL[n]) as i32;
            worth[n] = (
                counts.worth(&self.weights)
                    + centres * self.weights.face_centre
                    + supply * self.weights.supply,
                counts.open_three,
            );
        }
        worth
    }

    /// While the neutral balls are placed: the fewer squares are free of them, the less the first move is worth.
    fn set_up_worth(&self, state: &State, seat: Seat) -> i32 {
        let red = state.balls(Colour::Red);
        let free = SQUARES.iter().filter(|square| square.and(red).is_empty());
        let worth = self.weights.free_square * free.count() as i32;
        if seat == Seat::new(0) { worth } else { -worth }
    }

    /// How many different cells make a square for the colour when filled.
    fn fill_threats(state: &State, colour: Colour) -> u32 {
        if state.supply(colour) == 0 {
            return 0;
        }
        let empty = !state.occupied().bits();
        (completing(state.balls(colour).bits()) & empty).count_ones()
    }
}

impl Evaluate for Cubulus {
    const REPEATS: bool = true;
    const SLOTS: usize = Cell::COUNT + Facelet::COUNT + 1;

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
            let (value, threes) = worth[other.index()];
            let is_mover = other == state.side();
            let mut value = value + if is_mover { self.weights.tempo } else { 0 };
            if threes > 0 {
                let cells = Self::fill_threats(state, Colour::of(other));
                if is_mover && cells > 0 {
                    value += self.weights.win_next;
                } else if cells > 1 {
                    value += self.weights.fork;
                }
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
        match mv {
            Move::Fill(cell) => self.promise_of_fill(state, cell),
            Move::Push(facelet) => self.promise_of_push(state, facelet),
            Move::Place(_) | Move::Pass => 0,
        }
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

impl Cubulus {
    fn promise_of_fill(&self, state: &State, cell: Cell) -> i32 {
        let mover = state.side().index();
        let own = state.balls(Colour::ALL[mover]).bits();
        if completes(own, cell.index()) {
            return WINS;
        }
        let mut promise = 0;
        for other in (0..usize::from(self.seats)).filter(|&n| n != mover) {
            if completes(state.balls(Colour::ALL[other]).bits(), cell.index()) {
                promise = PREVENTS;
            }
        }
        let occupied = state.occupied().bits();
        for rest in RESTS[cell.index()] {
            let is_three = (own & rest).count_ones() == 2 && occupied & rest & !own == 0;
            promise += if is_three { MAKES_THREE } else { 0 };
        }
        promise
    }

    fn promise_of_push(&self, state: &State, facelet: Facelet) -> i32 {
        let mover = state.side().index();
        let line = facelet.line().map(|cell| u32::from(cell.number()));
        let occupied = state.occupied().bits();
        let (middle, far) = (occupied >> line[1] & 1, occupied >> line[2] & 1);
        let mut promise = 0;
        for n in 0..usize::from(self.seats) {
            let cells = state.balls(Colour::ALL[n]).bits();
            let old = line.map(|at| cells >> at & 1);
            let added = u32::from(n == mover);
            let new = match (middle, far) {
                (1, 1) => [old[2], old[0], old[1]],
                (1, _) => [added, old[0], old[1]],
                _ => [added, old[0], old[2]],
            };
            let mut after = cells;
            for k in 0..3 {
                after = after & !(1 << line[k]) | new[k] << line[k];
            }
            for k in 0..3 {
                if new[k] > old[k] && completes(after, line[k] as usize) {
                    if n != mover {
                        return LOSES;
                    }
                    promise = WINS;
                }
            }
        }
        promise
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
    /// Counts for two colours at once, one in each half: their own balls, and all others.
    fn of(own: u64, other: u64) -> [Self; 2] {
        let mut counts = [Self::default(); 2];
        for shape in &SHAPES {
            let [a, b, c, d] = shape.steps.map(|step| own >> step);
            let shut = shape.steps.map(|step| other >> step);
            let shut = shut[0] | shut[1] | shut[2] | shut[3];
            let (ab, cd, a_or_b, c_or_d) = (a & b, c & d, a ^ b, c ^ d);
            let three = (ab & c_or_d | cd & a_or_b) & shape.anchors;
            let two = (a_or_b & c_or_d | ab & !(c | d) | cd & !(a | b)) & shape.anchors;
            for (n, counts) in counts.iter_mut().enumerate() {
                let half = |bits: u64| (bits >> (32 * n)) as u32;
                counts.open_three += half(three & !shut).count_ones();
                counts.shut_three += half(three & shut).count_ones();
                counts.open_two += half(two & !shut).count_ones();
                counts.shut_two += half(two & shut).count_ones();
            }
        }
        counts
    }

    fn worth(self, weights: &Weights) -> i32 {
        self.open_three as i32 * weights.open_three
            + self.shut_three as i32 * weights.shut_three
            + self.open_two as i32 * weights.open_two
            + self.shut_two as i32 * weights.shut_two
    }
}

/// Squares that differ only in where they are.
struct Shape {
    /// From the anchor to the four cells.
    steps: [u32; 4],
    /// Where the first cell can be, for both halves.
    anchors: u64,
}

const SHAPES: [Shape; 9] = shapes();

const fn shapes() -> [Shape; 9] {
    const NO_SHAPE: Shape = Shape {
        steps: [0; 4],
        anchors: 0,
    };
    let planes = [
        (Axis::Across, Axis::Forward, Axis::Down),
        (Axis::Across, Axis::Down, Axis::Forward),
        (Axis::Forward, Axis::Down, Axis::Across),
    ];
    let mut table = [NO_SHAPE; 9];
    let mut n = 0;
    while n < 3 {
        let (u, v, normal) = planes[n];
        let (su, sv) = (u.step(), v.step());
        let faces = normal.layer(0) | normal.layer(2);
        let block = faces & !u.layer(2) & !v.layer(2);
        let corner = faces & u.layer(0) & v.layer(0);
        let midpoint = faces & u.layer(1) & v.layer(0);
        table[3 * n] = shape([0, su, sv, su + sv], block);
        table[3 * n + 1] = shape([0, 2 * su, 2 * sv, 2 * su + 2 * sv], corner);
        table[3 * n + 2] = shape([0, sv - su, sv + su, 2 * sv], midpoint);
        n += 1;
    }
    table
}

const fn shape(steps: [u32; 4], anchors: u32) -> Shape {
    Shape {
        steps,
        anchors: anchors as u64 | (anchors as u64) << 32,
    }
}

#[cfg(test)]
mod tests {
    use quartet_game::Dice;

    use super::*;

    #[test]
    fn the_shifts_count_what_the_list_counts() {
        let mut dice = Dice::new(5);
        for _ in 0..20_000 {
            let all = dice.bits() as u32;
            let white = Cells::from_bits(all & dice.bits() as u32);
            let black = Cells::from_bits(all & !white.bits());
            let mut expected = [Counts::default(); 2];
            for (counts, own, other) in [(0, white, black), (1, black, white)] {
                let counts = &mut expected[counts];
                for square in SQUARES {
                    let is_open = square.and(other).is_empty();
                    match (square.and(own).len(), is_open) {
                        (3, true) => counts.open_three += 1,
                        (3, false) => counts.shut_three += 1,
                        (2, true) => counts.open_two += 1,
                        (2, false) => counts.shut_two += 1,
                        _ => {}
                    }
                }
            }
            let join =
                |low: Cells, high: Cells| u64::from(low.bits()) | u64::from(high.bits()) << 32;
            assert_eq!(Counts::of(join(white, black), join(black, white)), expected);
        }
    }
}
