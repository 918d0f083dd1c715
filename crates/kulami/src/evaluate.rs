use quartet_game::{Dice, Evaluate, Game as _, Seat, Seats, Style, Styles, Tune, mix};

use crate::{
    Colour, Hole, Kulami, Move, State, Weights,
    score::{largest_area, largest_joined},
    tally::Tally,
    weights::{self, MOST_CHOICES, Phases, mixed, phases, row},
};

/// What orders moves before anything is known about them.
mod promise {
    /// The points that a move can be expected to gain, in hundredths, are divided by this.
    pub(super) const GAIN: i32 = 16;
    /// For each answer that the other side has.
    pub(super) const REPLY: i32 = -8;
    /// For each marble beside it, of either colour, where areas score: it joins or it keeps apart.
    pub(super) const BESIDE: i32 = 3;
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

    /// The least and the most that areas and runs can become, Red less Black, in points. Far from the end, where they decide
    /// nothing yet, they are not looked at closely.
    fn extra_limits(&self, state: &State, placements: [u32; 2]) -> (i32, i32) {
        let is_near = placements[0] + placements[1] <= LOOKS_CLOSELY;
        let (mut low, mut high) = (0, 0);
        for colour in Colour::ALL {
            let (own, others) = (state.marbles(colour), state.marbles(colour.other()));
            let more = placements[colour.index()];
            let (mut least, mut most) = (0, 0);
            if self.rules.area {
                least += i32::from(state.tally.areas[colour.index()]);
                let mut largest = own.len() + more;
                if is_near {
                    largest = largest.min(largest_area(self.geometry(), !others));
                }
                most += largest as i32;
            }
            if self.rules.lines {
                let windows = &self.geometry().windows;
                if state.tally.has_run {
                    least += windows.filled(own);
                }
                most += if is_near {
                    windows.possible(own, others, more)
                } else {
                    // A marble is in one run of each direction at most.
                    4 * (own.len() + more) as i32
                };
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

    /// Calls with the holes and the marbles of the side to move and of the other one, for each tile that the side to move can
    /// put a marble on.
    #[inline]
    fn for_each_reached(&self, state: &State, mut found: impl FnMut(usize, usize, usize)) {
        let own = state.marbles(state.side).bits();
        let other = state.marbles(state.side.other()).bits();
        let mut left = self.legal_holes(state).bits();
        while left != 0 {
            let tile = self.geometry().tile_of[left.trailing_zeros() as usize];
            left &= !tile;
            let count = |holes: u64| holes.count_ones() as usize & 7;
            found(count(tile), count(tile & own), count(tile & other));
        }
    }
}

impl Evaluate for Kulami {
    const REPEATS: bool = false;
    const SLOTS: usize = Hole::COUNT + 1;
    const LOOKUP: i32 = 4;
    const TRUST: i32 = 1000;
    /// As `quartet odds kulami --nodes 2000000` measures it. Many games are decided by a point or two.
    const ODDS: i32 = 20;
    const STYLES: Styles = Styles::only(Style::Playouts);

    fn evaluate(&self, state: &State, seat: Seat) -> i32 {
        let worths = &self.geometry().worths;
        let marbles = state.occupied().len();
        let mut red = mixed(&state.tally.estimate, phases(marbles));
        let marbles = (marbles as usize).min(56);
        if self.rules.area {
            let [marble, hole] = worths.joined[marbles];
            let empty = !state.occupied();
            let [more, less] = Colour::ALL.map(|colour| {
                let [joined, around] =
                    largest_joined(self.geometry(), state.marbles(colour), empty);
                joined * marble + around * hole
            });
            red += more - less;
        }
        let choices = self.legal_holes(state).len() as usize;
        let mut mover = worths.choices[marbles][choices.min(MOST_CHOICES)];
        let reach = &worths.reach[marbles];
        self.for_each_reached(state, |size, own, other| mover += reach[size][own][other]);
        let red = match state.side {
            Colour::Red => red + mover,
            Colour::Black => red - mover,
        };
        self.for_seat(state, seat, red / Weights::GRAIN)
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
        let phases = phases(state.occupied().len());
        let gain = Tally::gain(geometry, state, phases, hole);
        let mut promise =
            gain / (Weights::GRAIN * promise::GAIN) + replies.count_ones() as i32 * promise::REPLY;
        if self.rules.area {
            let beside = (geometry.neighbours[hole.index()] & state.occupied()).len();
            promise += beside as i32 * promise::BESIDE;
        }
        promise
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

    fn play_out(&self, state: &State, seat: Seat, dice: &mut Dice) -> Option<(i32, u32)> {
        let (red, plies) = self.play_out_from(state, dice);
        Some((self.for_seat(state, seat, red * POINT), plies))
    }

    /// No estimate is as good as playouts with an estimate beside them, until the rest can be proved.
    fn style(&self, _state: &State) -> Style {
        Style::Playouts
    }

    #[inline]
    fn plies_left(&self, state: &State) -> Option<u32> {
        Some(self.placements(state).iter().sum())
    }
}

impl Tune for Kulami {
    fn weights(&self) -> Vec<(String, i32)> {
        let rows = Weights::names().into_iter().zip(self.weights.0);
        let phases = |(name, weights): (String, Phases)| {
            let named = PHASES.iter().map(move |phase| format!("{name}, {phase}"));
            named.zip(weights)
        };
        rows.flat_map(phases).collect()
    }

    fn guess(&self) -> Vec<i32> {
        Weights::guess().0.into_iter().flatten().collect()
    }

    fn with_weights(self, weights: &[i32]) -> Self {
        let mut rows = self.weights;
        for (weight, new) in rows.0.iter_mut().flatten().zip(weights) {
            *weight = *new;
        }
        Self::with_weights(&self, rows)
    }

    fn grain(&self) -> i32 {
        Weights::GRAIN
    }

    fn features(&self, state: &State, seat: Seat, out: &mut Vec<i32>) {
        let mut counts = [0; Weights::ROWS];
        for &tile in &self.geometry().tiles {
            let [red, black] = Colour::ALL.map(|c| (state.marbles(c) & tile).len() as usize);
            let size = tile.len() as usize;
            if let Some(lead) = weights::lead(size, red, black) {
                counts[row::TILES + lead] += 1;
            } else if let Some(lead) = weights::lead(size, black, red) {
                counts[row::TILES + lead] -= 1;
            } else {
                counts[row::CLOSED] += red.cmp(&black) as i32 * size as i32;
            }
        }
        for (colour, sign) in [(Colour::Red, 1), (Colour::Black, -1)] {
            let (own, others) = (state.marbles(colour), state.marbles(colour.other()));
            if self.rules.area {
                counts[row::AREA] += sign * largest_area(self.geometry(), own) as i32;
                let empty = !state.occupied();
                let [joined, around] = largest_joined(self.geometry(), own, empty);
                counts[row::JOINED] += sign * joined;
                counts[row::AROUND] += sign * around;
                for hole in own {
                    let beside = self.geometry().neighbours[hole.index()];
                    counts[row::PAIRS] += sign * (beside & own).len() as i32;
                    counts[row::LIBERTIES] += sign * (beside & empty).len() as i32;
                }
            }
            if self.rules.lines {
                let windows = &self.geometry().windows;
                windows.for_each_open(own, others, |count| {
                    if count > 0 {
                        counts[row::LINES - 1 + count as usize] += sign;
                    }
                });
            }
        }
        let sign = match state.side {
            Colour::Red => 1,
            Colour::Black => -1,
        };
        let choices = self.legal_holes(state).len() as usize;
        if choices > 0 {
            counts[row::CHOICES - 1 + choices.min(MOST_CHOICES)] += sign;
        }
        self.for_each_reached(state, |size, own, other| {
            counts[row::REACH + weights::kind(size, own, other)] += sign;
        });
        let phases = phases(state.occupied().len());
        let for_seat = |red| self.for_seat(state, seat, red);
        out.extend(
            counts
                .iter()
                .flat_map(|&count| phases.map(|phase| for_seat(count * phase))),
        );
    }
}

/// What the phases of the game are called.
const PHASES: [&str; 3] = ["early", "middle", "late"];

/// So many plies before the end it is worth knowing closely what areas and runs can become.
const LOOKS_CLOSELY: u32 = 10;

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
