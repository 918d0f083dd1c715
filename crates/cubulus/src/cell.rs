use std::fmt;

/// One of the 27 compartments of the cube.
///
/// Cells are numbered as the position string lists them: top layer first, in it the back row first, in it from left to
/// right. So a step to the right is +1, to the front +3 and down +9, and the order of the set-up is the order of the
/// numbers.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Cell(u8);

impl Cell {
    /// The number of cells.
    pub const COUNT: usize = 27;
    /// The cell in the middle, which is on no face.
    pub const CENTRE: Self = Self(13);

    /// The cell with this number, if there is one.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        if number < 27 {
            Some(Self(number))
        } else {
            None
        }
    }

    /// The cell at these coordinates, each from 1 to 3: left to right, front to back, bottom to top.
    #[must_use]
    pub const fn at(x: u8, y: u8, z: u8) -> Option<Self> {
        if x >= 1 && x <= 3 && y >= 1 && y <= 3 && z >= 1 && z <= 3 {
            Some(Self((x - 1) + 3 * (3 - y) + 9 * (3 - z)))
        } else {
            None
        }
    }

    /// For tables made from numbers that are known to be below 27.
    pub(crate) const fn from_table(number: u8) -> Self {
        debug_assert!(number < 27);
        Self(number)
    }

    /// The number of the cell, in the order of the position string.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The number of the cell, to index an array by it.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// From 1 at the left to 3 at the right.
    #[must_use]
    pub const fn x(self) -> u8 {
        self.0 % 3 + 1
    }

    /// From 1 at the front to 3 at the back.
    #[must_use]
    pub const fn y(self) -> u8 {
        3 - self.0 / 3 % 3
    }

    /// From 1 at the bottom to 3 at the top.
    #[must_use]
    pub const fn z(self) -> u8 {
        3 - self.0 / 9
    }

    /// Every cell, in the order of the numbers.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..27).map(Self)
    }
}

/// The three coordinates, as in `@xyz`.
impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}{}", self.x(), self.y(), self.z())
    }
}

/// A set of cells: bit *n* is the cell with number *n*.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Default)]
pub struct Cells(u32);

impl Cells {
    /// No cell.
    pub const NONE: Self = Self(0);
    /// All 27 cells.
    pub const ALL: Self = Self((1 << 27) - 1);
    /// The 26 cells that can be reached from outside.
    pub const OUTER: Self = Self(Self::ALL.0 & !(1 << Cell::CENTRE.0));

    /// The set with these bits; bits that are no cell are dropped.
    #[must_use]
    pub const fn from_bits(bits: u32) -> Self {
        Self(bits & Self::ALL.0)
    }

    /// The bits of the set.
    #[must_use]
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// Is the cell in the set?
    #[must_use]
    pub const fn contains(self, cell: Cell) -> bool {
        self.0 >> cell.0 & 1 != 0
    }

    /// How many cells are in the set?
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Is there no cell in the set?
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// This set and the cell.
    #[must_use]
    pub const fn with(self, cell: Cell) -> Self {
        Self(self.0 | 1 << cell.0)
    }

    /// This set less the cell.
    #[must_use]
    pub const fn without(self, cell: Cell) -> Self {
        Self(self.0 & !(1 << cell.0))
    }

    /// The cells that are in both sets.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The cells that are in at least one of the sets.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The cells of this set that are not in the other.
    #[must_use]
    pub const fn less(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The cell with the highest number.
    #[must_use]
    pub const fn last(self) -> Option<Cell> {
        match self.0.checked_ilog2() {
            Some(number) => Some(Cell(number as u8)),
            None => None,
        }
    }

    /// The cells of the set, in the order of their numbers.
    pub fn iter(self) -> impl Iterator<Item = Cell> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let number = left.trailing_zeros() as u8;
            left &= left.wrapping_sub(1);
            Cell::new(number)
        })
    }
}

impl FromIterator<Cell> for Cells {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Self {
        cells.into_iter().fold(Self::NONE, Self::with)
    }
}

impl fmt::Debug for Cells {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set()
            .entries(self.iter().map(|cell| cell.to_string()))
            .finish()
    }
}

/// A direction of the numbering. Along each, the *low* end is where the numbers are smallest.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Axis {
    /// From left to right.
    Across,
    /// From back to front.
    Forward,
    /// From top to bottom.
    Down,
}

impl Axis {
    pub(crate) const ALL: [Self; 3] = [Self::Across, Self::Forward, Self::Down];

    /// How much the number grows with each step.
    pub(crate) const fn step(self) -> u32 {
        match self {
            Self::Across => 1,
            Self::Forward => 3,
            Self::Down => 9,
        }
    }

    /// The nine cells whose place along the axis is 0 (the low end), 1 or 2 (the high end).
    pub(crate) const fn layer(self, place: u32) -> u32 {
        let low = match self {
            Self::Across => 0o111_111_111,
            Self::Forward => 0o007_007_007,
            Self::Down => 0o000_000_777,
        };
        low << (place * self.step())
    }

    /// The low ends of the lines along this axis whose three cells are all in the set.
    pub(crate) const fn full_lines(self, cells: Cells) -> u32 {
        let step = self.step();
        cells.0 & cells.0 >> step & cells.0 >> (2 * step) & self.layer(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_follow_the_position_string() {
        // The back left cell of the top layer comes first, the front right one of the bottom layer last.
        for (x, y, z, number) in [
            (1, 3, 3, 0),
            (3, 3, 3, 2),
            (1, 1, 3, 6),
            (2, 2, 2, 13),
            (3, 1, 1, 26),
        ] {
            let cell = Cell::at(x, y, z).unwrap();
            assert_eq!(cell.number(), number);
            assert_eq!((cell.x(), cell.y(), cell.z()), (x, y, z));
        }
        for cell in Cell::all() {
            assert_eq!(Cell::at(cell.x(), cell.y(), cell.z()), Some(cell));
        }
        for (x, y, z) in [
            (0, 1, 1),
            (4, 1, 1),
            (1, 0, 1),
            (1, 4, 1),
            (1, 1, 0),
            (1, 1, 4),
        ] {
            assert_eq!(Cell::at(x, y, z), None);
        }
        assert_eq!(Cell::new(27), None);
    }

    #[test]
    fn layers_are_the_cells_at_a_place() {
        for cell in Cell::all() {
            let places = [cell.x() - 1, 3 - cell.y(), 3 - cell.z()];
            for (axis, place) in Axis::ALL.into_iter().zip(places) {
                for p in 0..3 {
                    let layer = Cells::from_bits(axis.layer(p));
                    assert_eq!(
                        layer.contains(cell),
                        p == u32::from(place),
                        "{cell} {axis:?}"
                    );
                }
            }
        }
    }

    #[test]
    fn sets_hold_what_was_put_in() {
        let cells: Cells = [5, 0, 26].into_iter().filter_map(Cell::new).collect();
        let numbers: Vec<u8> = cells.iter().map(Cell::number).collect();
        assert_eq!(numbers, [0, 5, 26]);
        assert_eq!(cells.last(), Cell::new(26));
        assert_eq!(Cells::NONE.last(), None);
        assert_eq!(Cells::ALL.iter().count(), 27);
        assert!(!Cells::OUTER.contains(Cell::CENTRE));
    }
}
