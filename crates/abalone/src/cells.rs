use std::{
    fmt,
    ops::{BitAnd, BitOr, BitXor, Not},
};

use crate::{Cell, Direction};

/// A set of cells, one bit each.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Default)]
pub struct Cells(u64);

impl Cells {
    /// No cell.
    pub const NONE: Self = Self(0);
    /// Every cell.
    pub const ALL: Self = Self((1 << Cell::COUNT) - 1);

    /// The set of one cell.
    #[must_use]
    pub const fn only(cell: Cell) -> Self {
        Self(1 << cell.index())
    }

    /// Is the cell in the set?
    #[must_use]
    pub const fn contains(self, cell: Cell) -> bool {
        self.0 & (1 << cell.index()) != 0
    }

    /// Is there no cell in the set?
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many cells are in the set?
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// This set and the cell.
    #[must_use]
    pub const fn with(self, cell: Cell) -> Self {
        Self(self.0 | Self::only(cell).0)
    }

    /// Every cell that is one step in this direction from a cell of the set. Nothing wraps around the rim.
    #[must_use]
    #[inline(always)]
    pub const fn toward(self, to: Direction) -> Self {
        let shift = SHIFTS[to.index()];
        let turned = (self.0 << shift) | (self.0 >> (Cell::COUNT as u32 - shift));
        Self(turned & ENTERED[to.index()])
    }

    /// The cells from which a step in this direction leads off the board.
    #[must_use]
    #[inline(always)]
    pub const fn rim(to: Direction) -> Self {
        Self(!ENTERED[to.opposite().index()] & Self::ALL.0)
    }

    /// The cells of the set, in the order of cells.
    pub fn iter(self) -> impl Iterator<Item = Cell> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let cell = Cell::from_index(left.trailing_zeros() as usize)?;
            left &= left - 1;
            Some(cell)
        })
    }
}

impl FromIterator<Cell> for Cells {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Self {
        cells.into_iter().fold(Self::NONE, Self::with)
    }
}

impl BitAnd for Cells {
    type Output = Self;
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitOr for Cells {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitXor for Cells {
    type Output = Self;
    fn bitxor(self, other: Self) -> Self {
        Self(self.0 ^ other.0)
    }
}

/// The cells that are not in the set.
impl Not for Cells {
    type Output = Self;
    fn not(self) -> Self {
        Self(!self.0 & Self::ALL.0)
    }
}

impl fmt::Debug for Cells {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// What a step in each direction adds to the index of a cell, modulo 61.
const SHIFTS: [u32; 6] = [1, 14, 13, 60, 47, 48];

/// The cells that a step in each direction can lead to. Building it proves the shifts.
const ENTERED: [u64; 6] = {
    let mut masks = [0; 6];
    let mut d = 0;
    while d < 6 {
        let mut index = 0;
        while let Some(cell) = Cell::from_index(index) {
            if let Some(next) = cell.neighbour(Direction::ALL[d]) {
                assert!((index + SHIFTS[d] as usize) % Cell::COUNT == next.index());
                masks[d] |= 1 << next.index();
            }
            index += 1;
        }
        d += 1;
    }
    masks
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_steps_as_its_cells_do() {
        for to in Direction::ALL {
            for cell in Cell::all() {
                let stepped: Vec<Cell> = Cells::only(cell).toward(to).iter().collect();
                assert_eq!(stepped, Vec::from_iter(cell.neighbour(to)), "{cell} {to:?}");
                assert_eq!(
                    Cells::rim(to).contains(cell),
                    cell.neighbour(to).is_none(),
                    "{cell} {to:?}"
                );
            }
            let one_by_one: Cells = Cell::all().filter_map(|c| c.neighbour(to)).collect();
            assert_eq!(Cells::ALL.toward(to), one_by_one);
        }
    }

    #[test]
    fn sets_are_sets() {
        let [a1, e5] = ["a1", "e5"].map(|name| Cell::named(name).unwrap());
        let both = Cells::only(a1) | Cells::only(e5);
        assert_eq!((both.len(), (!both).len()), (2, 59));
        assert_eq!(both ^ Cells::only(a1), Cells::only(e5));
        assert!((both & !both).is_empty());
        assert_eq!(format!("{both:?}"), "{a1, e5}");
    }
}
