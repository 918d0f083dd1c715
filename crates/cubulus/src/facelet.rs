use std::fmt;

use crate::cell::{Axis, Cell};

/// One of the six faces of the cube.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Face {
    /// The top, `U`.
    Up,
    /// The bottom, `D`.
    Down,
    /// `F`.
    Front,
    /// `B`.
    Back,
    /// `L`.
    Left,
    /// `R`.
    Right,
}

impl Face {
    /// The faces in the order in which the spelling of a cell is chosen.
    pub const ALL: [Self; 6] = [
        Self::Up,
        Self::Down,
        Self::Front,
        Self::Back,
        Self::Left,
        Self::Right,
    ];

    /// The letter in move strings.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Up => 'U',
            Self::Down => 'D',
            Self::Front => 'F',
            Self::Back => 'B',
            Self::Left => 'L',
            Self::Right => 'R',
        }
    }

    /// The face on the other side.
    #[must_use]
    pub const fn opposite(self) -> Self {
        Self::ALL[self as usize ^ 1]
    }

    /// The axis that goes through the face.
    pub(crate) const fn axis(self) -> Axis {
        match self {
            Self::Up | Self::Down => Axis::Down,
            Self::Front | Self::Back => Axis::Forward,
            Self::Left | Self::Right => Axis::Across,
        }
    }

    /// Is the face at the low end of its axis?
    pub(crate) const fn is_low(self) -> bool {
        matches!(self, Self::Up | Self::Back | Self::Left)
    }
}

/// One of the 54 places at which the cube can be pushed: an outer cell, reached from one face.
///
/// Written as on the net of the cube: the letter of the face, and 1 to 9 row by row as seen from outside, with the back
/// edge of the top face and the front edge of the bottom face drawn on top.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Facelet(u8);

impl Facelet {
    /// The number of facelets.
    pub const COUNT: usize = 54;

    /// Facelet `place` (0 to 8) of a face.
    #[must_use]
    pub const fn new(face: Face, place: u8) -> Option<Self> {
        if place < 9 {
            Some(Self(face as u8 * 9 + place))
        } else {
            None
        }
    }

    /// The facelet of an outer cell on a face, if the cell is on it.
    #[must_use]
    pub fn of(face: Face, cell: Cell) -> Option<Self> {
        let number = FACELETS[face as usize][cell.index()];
        (number != NOWHERE).then_some(Self(number))
    }

    /// The first facelet of a cell in the order of [`Face::ALL`]: the spelling of filling it. None for the centre.
    #[must_use]
    pub fn first_of(cell: Cell) -> Option<Self> {
        Face::ALL.into_iter().find_map(|face| Self::of(face, cell))
    }

    /// The facelet of a cell that is known to be on the face.
    pub(crate) fn at(face: Face, cell: Cell) -> Self {
        Self(FACELETS[face as usize][cell.index()])
    }

    /// The facelet's place in [`all`](Facelet::all), to index an array by it.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The number of the facelet: by face in the order of [`Face::ALL`], then by place.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The face it is on.
    #[must_use]
    pub const fn face(self) -> Face {
        Face::ALL[self.0 as usize / 9]
    }

    /// The place on the face, 0 to 8, row by row as seen from outside.
    #[must_use]
    pub const fn place(self) -> u8 {
        self.0 % 9
    }

    /// The cell behind it.
    #[must_use]
    pub fn cell(self) -> Cell {
        self.line()[0]
    }

    /// The three cells of the line that is pushed here, the nearest first.
    #[must_use]
    pub fn line(self) -> [Cell; 3] {
        LINES[self.index()]
    }

    /// The facelet at the other end of the line.
    #[must_use]
    pub fn opposite(self) -> Self {
        Self::at(self.face().opposite(), self.line()[2])
    }

    /// Every facelet, in the order of their numbers.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..Self::COUNT as u8).map(Self)
    }

    /// Reads a facelet such as `F5`; the letter may be small.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let &[letter, digit @ b'1'..=b'9'] = text.as_bytes() else {
            return None;
        };
        let letter = char::from(letter.to_ascii_uppercase());
        let face = Face::ALL.into_iter().find(|f| f.letter() == letter)?;
        Self::new(face, digit - b'1')
    }
}

impl fmt::Display for Facelet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.face().letter(), self.place() + 1)
    }
}

/// The line behind each facelet.
static LINES: [[Cell; 3]; Facelet::COUNT] = lines();

/// The facelet of each cell on each face, or [`NOWHERE`].
static FACELETS: [[u8; Cell::COUNT]; 6] = facelets();

const NOWHERE: u8 = u8::MAX;

const fn lines() -> [[Cell; 3]; Facelet::COUNT] {
    let mut table = [[Cell::CENTRE; 3]; Facelet::COUNT];
    let mut n = 0;
    while n < Facelet::COUNT {
        let facelet = Facelet(n as u8);
        let near = seen_at(facelet.face(), facelet.place()).number() as i8;
        let step = facelet.face().axis().step() as i8;
        let inward = if facelet.face().is_low() { step } else { -step };
        let mut k = 0;
        while k < 3 {
            table[n][k] = Cell::from_table((near + inward * k as i8) as u8);
            k += 1;
        }
        n += 1;
    }
    table
}

const fn facelets() -> [[u8; Cell::COUNT]; 6] {
    let mut table = [[NOWHERE; Cell::COUNT]; 6];
    let mut n = 0;
    while n < Facelet::COUNT {
        let facelet = Facelet(n as u8);
        let cell = seen_at(facelet.face(), facelet.place());
        table[facelet.face() as usize][cell.index()] = n as u8;
        n += 1;
    }
    table
}

/// The cell that is seen at a place of a face.
const fn seen_at(face: Face, place: u8) -> Cell {
    let (row, column) = (place / 3, place % 3);
    let (x, y, z) = match face {
        Face::Up => (column + 1, 3 - row, 3),
        Face::Down => (column + 1, row + 1, 1),
        Face::Front => (column + 1, 1, 3 - row),
        Face::Back => (3 - column, 3, 3 - row),
        Face::Left => (1, 3 - column, 3 - row),
        Face::Right => (3, column + 1, 3 - row),
    };
    match Cell::at(x, y, z) {
        Some(cell) => cell,
        None => panic!("every place of a face is a cell"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The corner facelets that the net names (rules page, Strings).
    #[test]
    fn the_net_is_folded_as_drawn() {
        for (text, cell) in [
            ("F1", "113"),
            ("F9", "311"),
            ("R1", "313"),
            ("R3", "333"),
            ("B1", "333"),
            ("B3", "133"),
            ("L1", "133"),
            ("L3", "113"),
            ("U1", "133"),
            ("U9", "313"),
            ("D1", "111"),
            ("D9", "331"),
        ] {
            assert_eq!(
                Facelet::parse(text).unwrap().cell().to_string(),
                cell,
                "{text}"
            );
        }
    }

    #[test]
    fn lines_go_straight_through() {
        for facelet in Facelet::all() {
            let line = facelet.line();
            let mut back = facelet.opposite().line();
            back.reverse();
            assert_eq!(line, back);
            assert_eq!(facelet.opposite().opposite(), facelet);
            assert_eq!(Facelet::of(facelet.face(), facelet.cell()), Some(facelet));
            assert_eq!(Facelet::parse(&facelet.to_string()), Some(facelet));
        }
        let f5: Vec<String> = Facelet::parse("F5")
            .unwrap()
            .line()
            .map(|c| c.to_string())
            .into();
        assert_eq!(f5, ["212", "222", "232"]);
    }

    #[test]
    fn cells_are_spelt_from_the_first_face() {
        for (cell, text) in [
            (Cell::at(1, 1, 3), "U7"),
            (Cell::at(1, 1, 1), "D1"),
            (Cell::at(1, 1, 2), "F4"),
            (Cell::at(3, 3, 2), "B4"),
            (Cell::at(1, 2, 2), "L5"),
            (Cell::at(3, 2, 2), "R5"),
        ] {
            assert_eq!(Facelet::first_of(cell.unwrap()), Facelet::parse(text));
        }
        assert_eq!(Facelet::first_of(Cell::CENTRE), None);
    }

    #[test]
    fn other_texts_are_no_facelets() {
        for text in ["", "F", "F0", "F10", "X5", "5F", "F5 ", "é5", "F５"] {
            assert_eq!(Facelet::parse(text), None, "{text}");
        }
        assert_eq!(Facelet::parse("f5"), Facelet::parse("F5"));
    }
}
