use quartet_game::{Seat, mix};

use crate::{Cell, Cells, Symmetry};

/// A position: the marbles, what each seat has ejected, whose turn it is, and two counters.
///
/// Two states are equal if all of that is equal, counters included. The key leaves the counters out (see
/// [`Game::key`](quartet_game::Game::key) of [`Abalone`](crate::Abalone)): the same board may come back later in the
/// game, and repetition is found by the key.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct State {
    pub(crate) marbles: [Cells; 2],
    pub(crate) key: u64,
    /// Plies since the last ejection. Stays at the greatest value once there.
    pub(crate) quiet: u16,
    /// Number of the full move. Stays at the greatest value once there.
    pub(crate) number: u16,
    /// How many marbles of the other colour each seat has ejected.
    pub(crate) ejected: [u8; 2],
    pub(crate) side: Seat,
}

// Searches copy a state for every move they look at.
const _: () = assert!(size_of::<State>() <= 32);

impl State {
    /// The marbles of one colour in the box.
    pub const MARBLES: u8 = 14;

    /// A position at the beginning of a game.
    pub(crate) fn start(marbles: [Cells; 2]) -> Self {
        Self::new(marbles, [0, 0], Seat::new(0), 0, 1)
    }

    /// A position from its parts.
    pub(crate) fn new(
        marbles: [Cells; 2],
        ejected: [u8; 2],
        side: Seat,
        quiet: u16,
        number: u16,
    ) -> Self {
        let mut state = Self {
            marbles,
            key: 0,
            quiet,
            number,
            ejected,
            side,
        };
        state.key = state.key_from_scratch();
        state
    }

    /// The cells on which the seat has a marble.
    #[must_use]
    pub const fn marbles(&self, seat: Seat) -> Cells {
        self.marbles[seat.index()]
    }

    /// The cells without a marble.
    #[must_use]
    pub fn empty(&self) -> Cells {
        !(self.marbles[0] | self.marbles[1])
    }

    /// Whose marble is on the cell?
    #[must_use]
    pub const fn occupant(&self, cell: Cell) -> Option<Seat> {
        if self.marbles[0].contains(cell) {
            Some(Seat::new(0))
        } else if self.marbles[1].contains(cell) {
            Some(Seat::new(1))
        } else {
            None
        }
    }

    /// How many marbles of the other colour the seat has ejected.
    #[must_use]
    pub const fn ejected(&self, seat: Seat) -> u8 {
        self.ejected[seat.index()]
    }

    /// The seat whose turn it is, unless the game is over.
    #[must_use]
    pub const fn side(&self) -> Seat {
        self.side
    }

    /// The number of plies since the last ejection. Stops counting at 65535.
    #[must_use]
    pub const fn quiet(&self) -> u16 {
        self.quiet
    }

    /// The number of the full move, from 1; it goes up after White's ply. Stops counting at 65535.
    #[must_use]
    pub const fn number(&self) -> u16 {
        self.number
    }

    /// The marbles of the seat to move, then those of the other.
    #[inline(always)]
    pub(crate) fn own_and_enemy(&self) -> (Cells, Cells) {
        let [black, white] = self.marbles;
        if self.side.index() == 0 {
            (black, white)
        } else {
            (white, black)
        }
    }

    /// The hash of board, side and ejected marbles.
    pub(crate) fn key_from_scratch(&self) -> u64 {
        let mut key = side_key(self.side);
        for seat in [Seat::new(0), Seat::new(1)] {
            for cell in self.marbles(seat).iter() {
                key ^= marble_key(seat, cell);
            }
            key ^= ejected_key(seat, self.ejected(seat));
        }
        key
    }

    /// The state as the symmetry sees it.
    pub(crate) fn mapped(&self, symmetry: Symmetry) -> Self {
        let marbles = self.marbles.map(|cells| symmetry.cells(cells));
        Self::new(marbles, self.ejected, self.side, self.quiet, self.number)
    }
}

/// What a marble adds to the key.
#[inline(always)]
pub(crate) fn marble_key(seat: Seat, cell: Cell) -> u64 {
    MARBLE_KEYS[seat.index() & 1][cell.index()]
}

/// What the number of marbles that a seat has ejected adds to the key.
pub(crate) const fn ejected_key(seat: Seat, ejected: u8) -> u64 {
    mix(0x200 + 0x100 * seat.number() as u64 + ejected as u64)
}

/// What the side to move adds to the key.
pub(crate) const fn side_key(side: Seat) -> u64 {
    mix(0x400 + side.number() as u64)
}

/// What a ply changes about the side in the key.
pub(crate) const TURN_KEY: u64 = side_key(Seat::new(0)) ^ side_key(Seat::new(1));

/// By seat and cell.
static MARBLE_KEYS: [[u64; Cell::COUNT]; 2] = {
    let mut keys = [[0; Cell::COUNT]; 2];
    let mut index = 0;
    while index < Cell::COUNT {
        keys[0][index] = mix(index as u64);
        keys[1][index] = mix(0x100 + index as u64);
        index += 1;
    }
    keys
};
