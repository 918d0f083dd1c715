use quartet_game::{Evaluate, Game as _, Seat, Seats, Style, mix};

use crate::{Colour, Hole, Kulami, Move, State, score::largest_area, tally::Tally};

/// What the parts of an estimate count, in hundredths of a point.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Weights {
    /// Having the move.
    pub tempo: i32,
    /// Each hole that the side to move can choose from, up to [`Weights::MOST_CHOICES`].
    pub choice: i32,
    /// Of sixteen parts, how much the points as they are now count, and not as they can be expected to become, once no hole
    /// is left to fill. Before that, the less the more holes there are.
    pub now: i32,
    /// Each marble of the largest area, where it scores.
    pub area: i32,
    /// Five in a row that the other colour has not broken, by the number of own marbles, where runs score.
    pub lines: [i32; 6],
}

impl Weights {
    /// The weights that are played with.
    pub const DEFAULT: Self = Self {
        tempo: 0,
        choice: 18,
        now: 0,
        area: 65,
        lines: [0, 3, 12, 38, 120, 375],
    };

    /// More holes to choose from do not count.
    pub const MOST_CHOICES: u32 = 6;
}

/// What orders moves before anything is known about them.
mod promise {
    /// The points that a move can be expected to gain, in hundredths, are halved so often.
    pub(super) const GAIN: i32 = 4;
    /// For each answer that the other side has.
    pub(super) const REPLY: i32 = -8;
}

/// A point in the units of the search.
const POINT: i32 = 100;
/// The slot of the exchange of colours.
const SWAP_SLOT: usize = Hole::COUNT;

impl Kulami {
    /// The value for the seat of what is worth `red` for Red.
    #[inline]
    fn for_seat(&self, state: &State, seat: Seat, red: i32) -> i32 {
        if self.colour(state, seat) == Colour::Red {
            red
        } else {
            -red
        }
    }

    /// How many more marbles Red and Black can place at most.
    #[inline]
    fn placements(&self, state: &State) -> [u32; 2] {
        let mut left = [0; 2];
        let (own, other) = (state.supply(state.side), state.supply(state.side.other()));
        // In turn, until the side to move has none or there is no hole.
        let holes = (!state.occupied()).len();
        let plies = (2 * own).min(2 * other + 1).min(holes);
        left[state.side.index()] = plies.div_ceil(2);
        left[state.side.other().index()] = plies / 2;
        left
    }

    /// The least and the most that areas and runs can become, Red less Black, in points.
    fn extra_limits(&self, state: &State, placements: [u32; 2]) -> (i32, i32) {
        let (mut low, mut high) = (0, 0);
        for colour in Colour::ALL {
            let (own, others) = (state.marbles(colour), state.marbles(colour.other()));
            let more = placements[colour.index()];
            let (mut least, mut most) = (0, 0);
            if self.rules.area {
                least += largest_area(self.geometry(), own) as i32;
                let room = largest_area(self.geometry(), !others);
                most += room.min(own.len() + more) as i32;
            }
            if self.rules.lines {
                least += self.geometry().windows.filled(own);
                most += self.geometry().windows.possible(own, others, more);
            }
            let (down, up) = match colour {
                Colour::Red => (least, most),
                Colour::Black => (-most, -least),
            };
            low += down;
            high += up;
        }
        (low, high)
    }

    /// What areas and runs are worth for Red, in hundredths.
    fn extra_estimate(&self, state: &State) -> i32 {
        let mut value = 0;
        for colour in Colour::ALL {
            let (own, others) = (state.marbles(colour), state.marbles(colour.other()));
            let mut sum = 0;
            if self.rules.area {
                sum += largest_area(self.geometry(), own) as i32 * self.weights.area;
            }
            if self.rules.lines {
                let lines = &self.weights.lines;
                let windows = &self.geometry().windows;
                windows.for_each_open(own, others, |count| sum += lines[count as usize]);
            }
            value += match colour {
                Colour::Red => sum,
                Colour::Black => -sum,
            };
        }
        value
    }
}

impl Evaluate for Kulami {
    const REPEATS: bool = false;
    const SLOTS: usize = Hole::COUNT + 1;
    const LOOKUP: i32 = 4;

    #[inline]
    /// How the game ends (who runs out of holes, and when) decides more than any estimate of the tiles can say, so far from the
    /// end random games judge better. Nearer to it the search sees the end itself.
    fn style(&self, state: &State) -> Style {
        if self
            .plies_left(state)
            .is_some_and(|left| left > SEES_THE_END)
        {
            Style::Playouts
        } else {
            Style::AlphaBeta
        }
    }

    fn evaluate(&self, state: &State, seat: Seat) -> i32 {
        let weights = &self.weights;
        let mut red = i32::from(state.tally.estimate);
        if weights.now != 0 {
            let filled = state.occupied().len() as i32;
            let now = i32::from(state.tally.now) * POINT;
            red += (now - red) * weights.now * filled / (16 * 64);
        }
        let holes = self.legal_holes(state);
        let choices = holes.len().min(Weights::MOST_CHOICES);
        let mover = weights.tempo + weights.choice * choices as i32;
        red += match state.side {
            Colour::Red => mover,
            Colour::Black => -mover,
        };
        if self.rules.area || self.rules.lines {
            red += self.extra_estimate(state);
        }
        self.for_seat(state, seat, red)
    }

    #[inline]
    fn outcome(&self, state: &State, _winners: Seats, seat: Seat) -> i32 {
        self.for_seat(state, seat, self.margin(state) * POINT)
    }

    #[inline]
    fn slot(&self, _state: &State, mv: Move) -> usize {
        match mv {
            Move::Place(hole) => hole.index(),
            Move::Swap => SWAP_SLOT,
        }
    }

    #[inline]
    fn promise(&self, state: &State, mv: Move) -> i32 {
        let Move::Place(hole) = mv else {
            return 0;
        };
        let geometry = self.geometry();
        let last_tile = geometry.tile_of[state.last as usize];
        let replies = geometry.reach[hole.index()] & !last_tile & !state.occupied().bits();
        let gain = Tally::gain(geometry, state, hole);
        (gain >> promise::GAIN) + replies.count_ones() as i32 * promise::REPLY
    }

    #[inline]
    fn limits(&self, state: &State, seat: Seat) -> (i32, i32) {
        let tally = &state.tally;
        let placements = self.placements(state);
        let now = i32::from(tally.now);
        // One marble shifts a tile between one colour, nobody and the other: at most the points of the largest tile.
        let most = |colour: Colour| LARGEST_TILE * placements[colour.index()] as i32;
        let mut low = i32::from(tally.low).max(now - most(Colour::Black));
        let mut high = i32::from(tally.high).min(now + most(Colour::Red));
        if self.rules.area || self.rules.lines {
            let (less, more) = self.extra_limits(state, placements);
            low += less;
            high += more;
        }
        let exchangeable = self.may_swap(state);
        match self.colour(state, seat) {
            // Who has which colour is still open.
            _ if exchangeable => (low.min(-high) * POINT, high.max(-low) * POINT),
            Colour::Red => (low * POINT, high * POINT),
            Colour::Black => (-high * POINT, -low * POINT),
        }
    }

    #[inline]
    fn kin(&self, state: &State, seat: Seat) -> (u64, i32) {
        if self.rules.swap && state.occupied().len() <= 1 {
            return (self.key(state), 0);
        }
        let legal = self.legal_holes(state).bits();
        let tile = self.geometry().tile_of[state.last as usize];
        let common = mix(legal)
            ^ mix(tile)
            ^ SUPPLY[state.side.index()][state.supply(state.side) as usize & 31];
        if self.rules.area || self.rules.lines {
            let marbles = state.marbles(Colour::Red).bits();
            return (state.tally.essence ^ mix(!marbles) ^ common, 0);
        }
        let fixed = i32::from(state.tally.fixed) * POINT;
        (
            state.tally.essence ^ common,
            self.for_seat(state, seat, fixed),
        )
    }

    #[inline]
    fn plies_left(&self, state: &State) -> Option<u32> {
        Some(self.placements(state).iter().sum())
    }
}

/// The holes of the largest tile.
const LARGEST_TILE: i32 = 6;

/// Numbers for whose turn it is and the marbles that are left.
static SUPPLY: [[u64; 32]; 2] = {
    let mut numbers = [[0; 32]; 2];
    let mut n = 0;
    while n < 64 {
        numbers[n / 32][n % 32] = mix(3000 + n as u64);
        n += 1;
    }
    numbers
};

/// So many plies before the end the search begins to see it.
const SEES_THE_END: u32 = 26;
