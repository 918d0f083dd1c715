use quartet_game::mix;

use crate::{
    ByColour, Colour, Hole, Holes,
    geometry::{Geometry, NO_HOLE},
    tally::Tally,
};

/// The marbles on a board, whose turn it is, and the last two marbles.
///
/// Two states are equal if they are written as the same position; equal states have equal keys. A state means something
/// only together with the [`Kulami`](crate::Kulami) that made it, whose board numbers the holes.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct State {
    pub(crate) marbles: ByColour<Holes>,
    pub(crate) key: u64,
    pub(crate) tally: Tally,
    /// The hole of the last marble, or [`NO_HOLE`].
    pub(crate) last: u8,
    /// The hole of the marble before the last one, or [`NO_HOLE`].
    pub(crate) previous: u8,
    pub(crate) side: Colour,
    pub(crate) seating: Seating,
}

const _: () = assert!(size_of::<State>() <= 64);

/// Which seat has which colour.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Seating {
    /// As the table began.
    Original,
    /// The seats have exchanged colours.
    Exchanged,
}

impl State {
    /// The number of marbles that each colour has.
    pub const SUPPLY: u32 = 28;

    pub(crate) fn empty(geometry: &Geometry, side: Colour) -> Self {
        let mut state = Self {
            marbles: ByColour::default(),
            key: 0,
            tally: Tally::empty(geometry),
            last: NO_HOLE,
            previous: NO_HOLE,
            side,
            seating: Seating::Original,
        };
        state.key = state.key_from_scratch();
        state
    }

    /// The marbles of a colour.
    #[must_use]
    pub fn marbles(&self, colour: Colour) -> Holes {
        self.marbles[colour]
    }

    /// The holes with marbles.
    #[inline]
    #[must_use]
    pub fn occupied(&self) -> Holes {
        self.marbles[Colour::Red] | self.marbles[Colour::Black]
    }

    /// The colour of the marble in the hole.
    #[must_use]
    pub fn marble(&self, hole: Hole) -> Option<Colour> {
        Colour::ALL
            .into_iter()
            .find(|&colour| self.marbles[colour].contains(hole))
    }

    /// How many marbles of the colour are not on the board yet.
    #[inline]
    #[must_use]
    pub fn supply(&self, colour: Colour) -> u32 {
        Self::SUPPLY - self.marbles[colour].len()
    }

    /// The colour to move, or that would be if the game were not over.
    #[must_use]
    pub const fn side(&self) -> Colour {
        self.side
    }

    /// The hole of the last marble.
    #[must_use]
    pub fn last(&self) -> Option<Hole> {
        (self.last != NO_HOLE).then(|| Hole::new(self.last))
    }

    /// The hole of the marble before the last one.
    #[must_use]
    pub fn previous(&self) -> Option<Hole> {
        (self.previous != NO_HOLE).then(|| Hole::new(self.previous))
    }

    /// Have the seats exchanged colours?
    #[must_use]
    pub fn is_exchanged(&self) -> bool {
        self.seating == Seating::Exchanged
    }

    /// The side to move puts a marble into an empty hole.
    #[inline]
    pub(crate) fn place(&mut self, geometry: &Geometry, hole: Hole) {
        self.tally.add(geometry, &self.marbles, self.side, hole);
        let placed = hole.index() as u8;
        self.key ^= MARBLE[self.side.index()][hole.index()]
            ^ PREVIOUS[self.previous as usize]
            ^ PREVIOUS[self.last as usize]
            ^ LAST[self.last as usize]
            ^ LAST[hole.index()]
            ^ BLACK_TO_MOVE;
        self.marbles[self.side] = self.marbles[self.side].with(hole);
        self.previous = self.last;
        self.last = placed;
        self.side = self.side.other();
    }

    /// The seats exchange colours. The colour to move stays the same, since it is the other seat's turn now.
    pub(crate) fn exchange(&mut self) {
        self.seating = Seating::Exchanged;
        self.key ^= EXCHANGED;
    }

    pub(crate) fn key_from_scratch(&self) -> u64 {
        let mut key = LAST[self.last as usize] ^ PREVIOUS[self.previous as usize];
        for colour in Colour::ALL {
            for hole in self.marbles[colour] {
                key ^= MARBLE[colour.index()][hole.index()];
            }
        }
        if self.side == Colour::Black {
            key ^= BLACK_TO_MOVE;
        }
        if self.seating == Seating::Exchanged {
            key ^= EXCHANGED;
        }
        key
    }
}

static MARBLE: [[u64; 64]; 2] = [numbers(0), numbers(64)];
static LAST: [u64; 65] = numbers(128);
static PREVIOUS: [u64; 65] = numbers(256);
const BLACK_TO_MOVE: u64 = mix(384);
const EXCHANGED: u64 = mix(385);

const fn numbers<const N: usize>(from: u64) -> [u64; N] {
    let mut numbers = [0; N];
    let mut n = 0;
    while n < N {
        numbers[n] = mix(from + n as u64);
        n += 1;
    }
    numbers
}
