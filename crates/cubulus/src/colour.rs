use quartet_game::Seat;

/// The colour of a ball. There are nine of each.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Colour {
    /// Seat 0.
    White,
    /// Seat 1.
    Black,
    /// Seat 2, or nobody's at a table of two.
    Red,
}

impl Colour {
    /// The colours in the order of the seats.
    pub const ALL: [Self; 3] = [Self::White, Self::Black, Self::Red];
    /// How many balls of each colour are in the box.
    pub const BALLS: u32 = 9;

    /// The colour of a seat.
    ///
    /// # Panics
    /// If the seat has no colour: no table has more than three seats.
    #[must_use]
    pub const fn of(seat: Seat) -> Self {
        Self::ALL[seat.index()]
    }

    /// The seat that plays this colour, where the table has it.
    #[must_use]
    pub const fn seat(self) -> Seat {
        Seat::new(self as u8)
    }

    /// The colour's place in [`ALL`](Colour::ALL), to index an array by it.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The letter in position strings.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::White => 'w',
            Self::Black => 'b',
            Self::Red => 'r',
        }
    }

    /// The colour with this letter.
    #[must_use]
    pub const fn from_letter(letter: char) -> Option<Self> {
        match letter {
            'w' => Some(Self::White),
            'b' => Some(Self::Black),
            'r' => Some(Self::Red),
            _ => None,
        }
    }

    /// The name for people.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::White => "White",
            Self::Black => "Black",
            Self::Red => "Red",
        }
    }
}
