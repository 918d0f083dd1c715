use std::{
    fmt,
    ops::{Index, IndexMut},
};

/// The colour of a marble.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub enum Colour {
    /// Written `r`.
    Red,
    /// Written `b`.
    Black,
}

impl Colour {
    /// Both colours.
    pub const ALL: [Self; 2] = [Self::Red, Self::Black];

    /// The other colour.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Red => Self::Black,
            Self::Black => Self::Red,
        }
    }

    /// The number of the colour, to index an array by it.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The colour in a word for people.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Red => "Red",
            Self::Black => "Black",
        }
    }

    /// The letter of the colour in positions.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Red => 'r',
            Self::Black => 'b',
        }
    }

    /// The colour with this letter.
    #[must_use]
    pub const fn from_letter(letter: char) -> Option<Self> {
        match letter {
            'r' => Some(Self::Red),
            'b' => Some(Self::Black),
            _ => None,
        }
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// One value for each colour.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Hash)]
pub struct ByColour<T>([T; 2]);

impl<T> ByColour<T> {
    /// The values of Red and of Black.
    #[must_use]
    pub const fn new(red: T, black: T) -> Self {
        Self([red, black])
    }

    /// The value of each colour in turn.
    pub fn from_fn(mut value: impl FnMut(Colour) -> T) -> Self {
        Self([value(Colour::Red), value(Colour::Black)])
    }
}

impl<T> Index<Colour> for ByColour<T> {
    type Output = T;

    fn index(&self, colour: Colour) -> &T {
        &self.0[colour.index()]
    }
}

impl<T> IndexMut<Colour> for ByColour<T> {
    fn index_mut(&mut self, colour: Colour) -> &mut T {
        &mut self.0[colour.index()]
    }
}
