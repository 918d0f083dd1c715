use quartet_game::Given;

/// One of the twenty kinds of piece, two of each in the box: A to J are the red set, K to T the green one.
///
/// Also a draw: the piece that comes up.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
#[allow(missing_docs, reason = "each is described by its squares")]
pub enum Piece {
    A,
    B,
    C,
    D,
    E,
    F,
    G,
    H,
    I,
    J,
    K,
    L,
    M,
    N,
    O,
    P,
    Q,
    R,
    S,
    T,
}

impl Piece {
    /// How many pieces of each kind there are.
    pub const COPIES: u8 = 2;
    /// How many pieces a set has.
    pub const SET: usize = 20;

    /// All kinds, by letter.
    #[rustfmt::skip]
    pub const ALL: [Self; 20] = [
        Self::A, Self::B, Self::C, Self::D, Self::E, Self::F, Self::G, Self::H, Self::I, Self::J,
        Self::K, Self::L, Self::M, Self::N, Self::O, Self::P, Self::Q, Self::R, Self::S, Self::T,
    ];

    /// The kind with this letter, in either case.
    #[must_use]
    pub fn from_letter(letter: char) -> Option<Self> {
        let letter = letter.to_ascii_uppercase();
        Self::ALL.into_iter().find(|p| p.letter() == letter)
    }

    /// The letter of the kind.
    #[must_use]
    pub const fn letter(self) -> char {
        (b'A' + self as u8) as char
    }

    /// The set that the piece belongs to.
    #[must_use]
    pub const fn set(self) -> Side {
        if (self as u8) < 10 {
            Side::Red
        } else {
            Side::Green
        }
    }

    /// The colours of the elbow, of arm 1 and of arm 2, which follows arm 1 clockwise.
    #[must_use]
    pub const fn squares(self) -> [Colour; 3] {
        SQUARES[self as usize]
    }
}

/// What a square shows.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Colour {
    /// Nobody's; goes on everything and takes everything.
    Neutral = 0,
    /// Counts for Red.
    Red = 1,
    /// Counts for Green.
    Green = 2,
}

impl Colour {
    /// The letter in pictures: `R`, `G` or `n`.
    #[must_use]
    pub const fn letter(self) -> char {
        ['n', 'R', 'G'][self as usize]
    }

    /// May a square of this colour lie on one of that colour?
    #[must_use]
    pub const fn goes_on(self, below: Self) -> bool {
        !matches!(
            (self, below),
            (Self::Red, Self::Green) | (Self::Green, Self::Red)
        )
    }

    /// The same with red and green exchanged.
    const fn exchanged(self) -> Self {
        match self {
            Self::Neutral => Self::Neutral,
            Self::Red => Self::Green,
            Self::Green => Self::Red,
        }
    }
}

/// The colour that a seat plays for.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Side {
    /// Red, with the pieces A to J.
    Red,
    /// Green, with the pieces K to T.
    Green,
}

impl Side {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Red, Self::Green];

    /// The colour of the squares that count for this side.
    #[must_use]
    pub const fn colour(self) -> Colour {
        match self {
            Self::Red => Colour::Red,
            Self::Green => Colour::Green,
        }
    }

    /// The other one.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Red => Self::Green,
            Self::Green => Self::Red,
        }
    }

    /// The name for people.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Red => "Red",
            Self::Green => "Green",
        }
    }

    /// The name in options, and with its first letter in positions.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Red => "red",
            Self::Green => "green",
        }
    }

    /// The name in every language, to be put into a fault.
    pub(crate) fn given(self) -> Given {
        Given::said(self.word(), self.name())
    }

    /// The ten kinds of piece of this side's set.
    #[must_use]
    pub fn kinds(self) -> &'static [Piece] {
        match self {
            Self::Red => &Piece::ALL[..10],
            Self::Green => &Piece::ALL[10..],
        }
    }
}

/// Elbow, arm 1 and arm 2 of every kind. The green set is the red one with the colours exchanged.
const SQUARES: [[Colour; 3]; 20] = {
    use Colour::{Green as G, Neutral as N, Red as R};
    let red = [
        [R, N, N],
        [N, N, R],
        [N, R, N],
        [R, N, R],
        [N, R, R],
        [R, R, N],
        [R, G, R],
        [G, R, R],
        [R, R, G],
        [R, R, R],
    ];
    let mut all = [[N; 3]; 20];
    let mut kind = 0;
    while kind < 10 {
        let [elbow, one, two] = red[kind];
        all[kind] = red[kind];
        all[kind + 10] = [elbow.exchanged(), one.exchanged(), two.exchanged()];
        kind += 1;
    }
    all
};

#[cfg(test)]
mod tests {
    use super::*;

    /// The table of the rule page, read downwards: elbow, arm 1, arm 2 of A to J.
    #[test]
    fn the_pieces_are_those_of_the_box() {
        let rows = ["RnnRnRRGRR", "nnRnRRGRRR", "nRnRRnRRGR"];
        for (square, row) in rows.iter().enumerate() {
            for (piece, letter) in Piece::ALL.into_iter().zip(row.chars()) {
                assert_eq!(piece.squares()[square].letter(), letter, "{piece:?}");
                let twin = Piece::ALL[piece as usize + 10];
                let other = ['n', 'G', 'R'][piece.squares()[square] as usize];
                assert_eq!(twin.squares()[square].letter(), other, "{twin:?}");
                assert_eq!((piece.set(), twin.set()), (Side::Red, Side::Green));
            }
        }
    }

    #[test]
    fn letters_have_either_case() {
        for piece in Piece::ALL {
            assert_eq!(Piece::from_letter(piece.letter()), Some(piece));
            let lower = piece.letter().to_ascii_lowercase();
            assert_eq!(Piece::from_letter(lower), Some(piece));
        }
        assert_eq!(Piece::from_letter('U'), None);
        assert_eq!(Piece::from_letter('ß'), None);
    }
}
