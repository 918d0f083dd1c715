use std::fmt;

/// One of the players, numbered in turn order from 0; seat 0 moves first.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(u8);

impl Seat {
    /// The most seats any game here can have.
    pub const MAX: u8 = 8;

    /// The seat with this number.
    ///
    /// # Panics
    /// If `number` is not below [`Seat::MAX`].
    #[must_use]
    pub const fn new(number: u8) -> Self {
        assert!(number < Self::MAX);
        Self(number)
    }

    /// The number of this seat.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The number of this seat, to index an array by it.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The other seat of a two-seat game.
    #[must_use]
    pub const fn other(self) -> Self {
        Self(self.0 ^ 1)
    }

    /// The seat that follows at a table of `seats`.
    #[must_use]
    pub const fn next(self, seats: u8) -> Self {
        if self.0 + 1 >= seats {
            Self(0)
        } else {
            Self(self.0 + 1)
        }
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.0)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// A set of seats.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Default)]
pub struct Seats(u8);

impl Seats {
    /// No seat.
    pub const NONE: Self = Self(0);

    /// All seats of a table of `seats`.
    #[must_use]
    pub const fn all(seats: u8) -> Self {
        Self(((1u16 << seats) - 1) as u8)
    }

    /// The set of one seat.
    #[must_use]
    pub const fn only(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// Is the seat in the set?
    #[must_use]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// Is there no seat in the set?
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in the set?
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// This set and the seat.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | (1 << seat.0))
    }

    /// This set less the seat.
    #[must_use]
    pub const fn without(self, seat: Seat) -> Self {
        Self(self.0 & !(1 << seat.0))
    }

    /// The seats that are in both sets.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The seats of the set, in turn order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..Seat::MAX).map(Seat).filter(move |&s| self.contains(s))
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::NONE, Self::with)
    }
}

impl fmt::Debug for Seats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
