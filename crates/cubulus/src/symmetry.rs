use crate::{
    cell::{Axis, Cell, Cells},
    facelet::{Face, Facelet},
};

/// One of the 48 turns and reflections of the cube. Number 0 leaves everything where it is.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Symmetry(u8);

impl Symmetry {
    /// The number of symmetries.
    pub const COUNT: u8 = 48;
    /// The symmetry that leaves everything where it is.
    pub const IDENTITY: Self = Self(0);

    /// The symmetry with this number, if there is one.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        if number < Self::COUNT {
            Some(Self(number))
        } else {
            None
        }
    }

    /// The number of the symmetry.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Every symmetry, in the order of their numbers.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT).map(Self)
    }

    /// The symmetry that undoes this one.
    #[must_use]
    pub fn inverse(self) -> Self {
        Self(INVERSES[self.0 as usize])
    }

    /// Where a cell goes.
    #[must_use]
    pub fn cell(self, cell: Cell) -> Cell {
        CELLS[self.0 as usize][cell.index()]
    }

    /// Where a set of cells goes.
    #[must_use]
    pub fn cells(self, cells: Cells) -> Cells {
        cells.iter().map(|cell| self.cell(cell)).collect()
    }

    /// Where a face goes.
    #[must_use]
    pub const fn face(self, face: Face) -> Face {
        let (axes, flips) = self.parts();
        let mut to = 0;
        while axes[to] != face.axis() as usize {
            to += 1;
        }
        let is_low = face.is_low() == (flips >> to & 1 == 0);
        match (Axis::ALL[to], is_low) {
            (Axis::Across, true) => Face::Left,
            (Axis::Across, false) => Face::Right,
            (Axis::Forward, true) => Face::Back,
            (Axis::Forward, false) => Face::Front,
            (Axis::Down, true) => Face::Up,
            (Axis::Down, false) => Face::Down,
        }
    }

    /// Where a facelet goes.
    #[must_use]
    pub fn facelet(self, facelet: Facelet) -> Facelet {
        Facelet::at(self.face(facelet.face()), self.cell(facelet.cell()))
    }

    /// For each axis, from which axis the place along it is taken; and a bit for each axis along which it is turned
    /// round afterwards.
    const fn parts(self) -> ([usize; 3], u8) {
        const AXES: [[usize; 3]; 6] = [
            [0, 1, 2],
            [0, 2, 1],
            [1, 0, 2],
            [1, 2, 0],
            [2, 0, 1],
            [2, 1, 0],
        ];
        (AXES[self.0 as usize / 8], self.0 % 8)
    }
}

/// Where each symmetry takes each cell.
static CELLS: [[Cell; Cell::COUNT]; Symmetry::COUNT as usize] = CELL_TABLE;

/// The number of the symmetry that undoes each.
static INVERSES: [u8; Symmetry::COUNT as usize] = inverses();

const CELL_TABLE: [[Cell; Cell::COUNT]; Symmetry::COUNT as usize] = cells();

const fn cells() -> [[Cell; Cell::COUNT]; Symmetry::COUNT as usize] {
    let mut table = [[Cell::CENTRE; Cell::COUNT]; Symmetry::COUNT as usize];
    let mut s = 0;
    while s < Symmetry::COUNT {
        let (axes, flips) = Symmetry(s).parts();
        let mut n = 0;
        while n < Cell::COUNT as u8 {
            let places = [n % 3, n / 3 % 3, n / 9];
            let mut to = [0; 3];
            let mut k = 0;
            while k < 3 {
                let place = places[axes[k]];
                to[k] = if flips >> k & 1 == 0 {
                    place
                } else {
                    2 - place
                };
                k += 1;
            }
            table[s as usize][n as usize] = Cell::from_table(to[0] + 3 * to[1] + 9 * to[2]);
            n += 1;
        }
        s += 1;
    }
    table
}

const fn inverses() -> [u8; Symmetry::COUNT as usize] {
    let mut table = [0; Symmetry::COUNT as usize];
    let mut s = 0;
    while s < Symmetry::COUNT as usize {
        let mut t = 0;
        while !undoes(s, t) {
            t += 1;
        }
        table[s] = t as u8;
        s += 1;
    }
    table
}

/// Does symmetry `t` take every cell back to where `s` took it from?
const fn undoes(s: usize, t: usize) -> bool {
    let mut n = 0;
    while n < Cell::COUNT {
        if CELL_TABLE[t][CELL_TABLE[s][n].index()].index() != n {
            return false;
        }
        n += 1;
    }
    true
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::SQUARES;

    #[test]
    fn the_48_are_different_and_undone_by_their_inverse() {
        let images: BTreeSet<Vec<Cell>> = Symmetry::all()
            .map(|s| Cell::all().map(|c| s.cell(c)).collect())
            .collect();
        assert_eq!(images.len(), 48);
        assert!(Cell::all().all(|c| Symmetry::IDENTITY.cell(c) == c));
        for s in Symmetry::all() {
            assert!(Cell::all().all(|c| s.inverse().cell(s.cell(c)) == c));
            assert!(Facelet::all().all(|f| s.inverse().facelet(s.facelet(f)) == f));
        }
    }

    #[test]
    fn lines_stay_lines_and_squares_stay_squares() {
        let squares: BTreeSet<u32> = SQUARES.iter().map(|s| s.bits()).collect();
        for s in Symmetry::all() {
            for facelet in Facelet::all() {
                let line = facelet.line().map(|c| s.cell(c));
                assert_eq!(s.facelet(facelet).line(), line);
            }
            let mapped = SQUARES.iter().map(|&q| s.cells(q).bits()).collect();
            assert_eq!(squares, mapped);
        }
    }
}
