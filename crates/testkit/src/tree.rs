//! Random game trees, to test searches on: every shape of turn order, draws and transpositions, with values that no search
//! can guess.

use quartet_game::{Dice, Evaluate, Game, Seat, Seats, Turn, mix, why};

/// A random tree. The same numbers always make the same tree.
#[derive(Clone, Debug)]
pub struct Tree {
    /// Which tree.
    pub seed: u64,
    /// Two or three.
    pub seats: u8,
    /// Plies after which the game is over.
    pub depth: u8,
    /// Different states per ply: the fewer, the more paths meet.
    pub width: u64,
    /// Are there draws?
    pub draws: bool,
    /// Is the end a sure win for somebody, or does it count points?
    pub wins: bool,
}

/// A node of the tree.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct State {
    ply: u8,
    number: u64,
    drawn: bool,
}

impl Tree {
    /// A random shape of tree for a seed.
    #[must_use]
    pub fn random(seed: u64) -> Self {
        let mut dice = Dice::at(seed, 77);
        Self {
            seed,
            seats: 2 + dice.below(2) as u8,
            depth: 3 + dice.below(4) as u8,
            width: 2 + u64::from(dice.below(60)),
            draws: dice.below(2) == 0,
            wins: dice.below(2) == 0,
        }
    }

    fn hash(&self, state: &State, salt: u64) -> u64 {
        let place = u64::from(state.ply) * 1000 + u64::from(state.drawn);
        mix(mix(mix(self.seed) ^ state.number) ^ place ^ mix(salt))
    }

    fn step(&self, state: &State, choice: u8) -> u64 {
        self.hash(state, 100 + u64::from(choice)) % self.width
    }
}

impl Game for Tree {
    type State = State;
    type Move = u8;
    type Chance = u8;

    fn seats(&self) -> u8 {
        self.seats
    }

    fn initial(&self) -> State {
        State {
            ply: 0,
            number: 0,
            drawn: false,
        }
    }

    fn turn(&self, state: &State) -> Turn {
        if state.ply >= self.depth {
            return Turn::Over(match self.hash(state, 1) % 4 {
                0 => Seats::all(self.seats),
                n => Seats::only(Seat::new((n % u64::from(self.seats)) as u8)),
            });
        }
        if self.draws && !state.drawn && self.hash(state, 2).is_multiple_of(3) {
            return Turn::Chance;
        }
        // Mostly in turn, sometimes not.
        let mover = match self.hash(state, 3) % 5 {
            0 => self.hash(state, 4) % u64::from(self.seats),
            _ => u64::from(state.ply) % u64::from(self.seats),
        };
        Turn::Seat(Seat::new(mover as u8))
    }

    fn moves(&self, state: &State, out: &mut Vec<u8>) {
        if let Turn::Seat(_) = self.turn(state) {
            out.extend(0..1 + (self.hash(state, 5) % 5) as u8);
        }
    }

    fn play(&self, state: &mut State, mv: u8) {
        *state = State {
            ply: state.ply + 1,
            number: self.step(state, mv),
            drawn: false,
        };
    }

    fn key(&self, state: &State) -> u64 {
        self.key_from_scratch(state)
    }

    fn key_from_scratch(&self, state: &State) -> u64 {
        self.hash(state, 6)
    }

    fn why(&self, _: &State) -> &'static str {
        why::ALL_PLACED
    }

    fn move_space(&self, _: &State, out: &mut Vec<u8>) {
        out.extend(0..5);
    }

    fn longest(&self) -> Option<u32> {
        Some(2 * u32::from(self.depth))
    }

    fn outcomes(&self, state: &State, out: &mut Vec<(u8, u32)>) {
        if self.turn(state) == Turn::Chance {
            let count = 1 + (self.hash(state, 7) % 4) as u8;
            out.extend(
                (0..count).map(|n| (n, 1 + (self.hash(state, 200 + u64::from(n)) % 5) as u32)),
            );
        }
    }

    fn resolve(&self, state: &mut State, chance: u8) {
        *state = State {
            ply: state.ply,
            number: self.step(state, 50 + chance),
            drawn: true,
        };
    }
}

impl Evaluate for Tree {
    const REPEATS: bool = false;
    const SLOTS: usize = 8;

    fn evaluate(&self, state: &State, seat: Seat) -> i32 {
        let value = (self.hash(state, 8) % 2001) as i32 - 1000;
        match (self.seats, seat.number()) {
            (2, 1) => -value,
            (2, _) => value,
            (_, n) => (self.hash(state, 9 + u64::from(n)) % 2001) as i32 - 1000,
        }
    }

    fn outcome(&self, state: &State, winners: Seats, seat: Seat) -> i32 {
        if !self.wins {
            return self.evaluate(state, seat);
        }
        // As by default.
        let seats = i32::from(self.seats);
        let share = if winners.contains(seat) {
            Self::SURE / winners.len() as i32
        } else {
            0
        };
        (share * seats - Self::SURE) / (seats - 1)
    }

    fn slot(&self, _: &State, mv: u8) -> usize {
        usize::from(mv)
    }

    fn promise(&self, state: &State, mv: u8) -> i32 {
        (self.hash(state, 300 + u64::from(mv)) % 3) as i32
    }

    fn forcing(&self, state: &State, out: &mut Vec<u8>) {
        if self.hash(state, 10).is_multiple_of(2) {
            let start = out.len();
            self.moves(state, out);
            out.truncate(start + 1);
        }
    }

    fn plies_left(&self, state: &State) -> Option<u32> {
        (!self.draws).then(|| u32::from(self.depth - state.ply))
    }

    fn limits(&self, _: &State, _: Seat) -> (i32, i32) {
        if self.wins {
            (-Self::SURE, Self::SURE)
        } else {
            (-1000, 1000)
        }
    }
}
