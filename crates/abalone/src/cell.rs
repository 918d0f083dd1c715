use std::fmt;

use crate::Direction;

/// One of the 61 cells.
///
/// Cells are numbered so that a step in a direction adds the same number everywhere, modulo 61: a hexagon with five
/// cells to a side tiles the plane, and the tiling repeats after 61. East adds 1, north-west 13, north-east 14.
/// [`Cells::toward`](crate::Cells::toward) rests on it. The order of cells is the order of these numbers.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u8);

impl Cell {
    /// How many cells there are.
    pub const COUNT: usize = 61;

    /// The cell in this row (0 for `a` to 8 for `i`) with this number (1 to 9), if there is one.
    #[must_use]
    pub const fn at(row: u8, number: u8) -> Option<Self> {
        if row > 8 || number < 1 || number > 9 {
            return None;
        }
        // Row `a` has the numbers 1 to 5, `e` all nine, `i` 5 to 9: number and row never lie more than four apart.
        let slant = number as i8 - 1 - row as i8;
        if slant < -4 || slant > 4 {
            return None;
        }
        Some(Self((number - 1 + 13 * row) % 61))
    }

    /// The cell of this name: a letter and a digit, in lower case.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        match name.as_bytes() {
            &[letter @ b'a'..=b'i', digit @ b'1'..=b'9'] => Self::at(letter - b'a', digit - b'0'),
            _ => None,
        }
    }

    /// The cell with this index, if there is one.
    #[must_use]
    pub const fn from_index(index: usize) -> Option<Self> {
        if index < Self::COUNT {
            Some(Self(index as u8))
        } else {
            None
        }
    }

    /// The number of this cell in the order of cells, below [`Cell::COUNT`], to index an array by it.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The row: 0 for `a` to 8 for `i`.
    #[must_use]
    pub const fn row(self) -> u8 {
        PLACES[self.index()].0
    }

    /// The number: 1 to 9.
    #[must_use]
    pub const fn number(self) -> u8 {
        PLACES[self.index()].1
    }

    /// The next cell in this direction; `None` beyond the rim.
    #[must_use]
    pub const fn neighbour(self, to: Direction) -> Option<Self> {
        match NEIGHBOURS[to.index()][self.index()] {
            OUTSIDE => None,
            index => Some(Self(index)),
        }
    }

    /// The direction and the number of steps to another cell on one line with this one; `None` if there is no such
    /// line, or nowhere to go.
    #[must_use]
    pub fn way_to(self, other: Self) -> Option<(Direction, u8)> {
        let numbers = other.number() as i8 - self.number() as i8;
        let rows = other.row() as i8 - self.row() as i8;
        let to = Direction::ALL
            .into_iter()
            .find(|to| to.delta() == (numbers.signum(), rows.signum()))?;
        let straight = numbers == 0 || rows == 0 || numbers == rows;
        straight.then_some((to, numbers.unsigned_abs().max(rows.unsigned_abs())))
    }

    /// All cells, row by row: `a1`, `a2` and so on to `i9`.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..9).flat_map(Self::row_of)
    }

    /// The cells of a row (0 for `a` to 8 for `i`), numbers rising.
    pub fn row_of(row: u8) -> impl Iterator<Item = Self> {
        (1..=9).filter_map(move |number| Self::at(row, number))
    }
}

/// The name: `a1` to `i9`.
impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.row()), self.number())
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Stands in [`NEIGHBOURS`] for the outside.
const OUTSIDE: u8 = u8::MAX;

/// Row and number of every cell, by index. Building it proves that no two cells share an index.
const PLACES: [(u8, u8); Cell::COUNT] = {
    let mut places = [(OUTSIDE, OUTSIDE); Cell::COUNT];
    let mut found = 0;
    let mut row = 0;
    while row < 9 {
        let mut number = 1;
        while number <= 9 {
            if let Some(cell) = Cell::at(row, number) {
                assert!(places[cell.index()].0 == OUTSIDE);
                places[cell.index()] = (row, number);
                found += 1;
            }
            number += 1;
        }
        row += 1;
    }
    assert!(found == Cell::COUNT);
    places
};

/// The index of the next cell, by direction and index.
const NEIGHBOURS: [[u8; Cell::COUNT]; 6] = {
    let mut table = [[OUTSIDE; Cell::COUNT]; 6];
    let mut d = 0;
    while d < 6 {
        let (numbers, rows) = Direction::ALL[d].delta();
        let mut index = 0;
        while index < Cell::COUNT {
            let (row, number) = PLACES[index];
            let (row, number) = (row as i8 + rows, number as i8 + numbers);
            if row >= 0
                && number >= 0
                && let Some(cell) = Cell::at(row as u8, number as u8)
            {
                table[d][index] = cell.0;
            }
            index += 1;
        }
        d += 1;
    }
    table
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_and_written() {
        assert_eq!(Cell::all().count(), Cell::COUNT);
        for cell in Cell::all() {
            assert_eq!(Cell::named(&cell.to_string()), Some(cell));
            assert_eq!(Cell::from_index(cell.index()), Some(cell));
        }
        for name in ["", "a", "a0", "a6", "i4", "j5", "A1", "a1 ", "é1", "e10"] {
            assert_eq!(Cell::named(name), None, "{name}");
        }
    }

    #[test]
    fn neighbours_are_those_of_the_board() {
        let name = |cell: Option<Cell>| cell.map_or("-".to_owned(), |c| c.to_string());
        let around = |text: &str| {
            let cell = Cell::named(text).unwrap();
            Direction::ALL.map(|to| name(cell.neighbour(to))).join(" ")
        };
        assert_eq!(around("e5"), "e6 f6 f5 e4 d4 d5");
        assert_eq!(around("a1"), "a2 b2 b1 - - -");
        assert_eq!(around("i9"), "- - - i8 h8 h9");
        assert_eq!(around("e9"), "- - f9 e8 d8 -");
    }

    #[test]
    fn there_is_a_way_along_a_line_only() {
        let way = |from, to| {
            let (from, to) = (Cell::named(from).unwrap(), Cell::named(to).unwrap());
            from.way_to(to)
        };
        assert_eq!(way("a1", "d4"), Some((Direction::NorthEast, 3)));
        assert_eq!(way("e5", "a5"), Some((Direction::SouthEast, 4)));
        assert_eq!(way("e5", "e1"), Some((Direction::West, 4)));
        assert_eq!(way("c3", "d5"), None);
        assert_eq!(way("c3", "d2"), None);
        assert_eq!(way("c3", "c3"), None);
    }
}
