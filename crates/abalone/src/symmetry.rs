use crate::{Axis, Cell, Cells, Direction, Group, Move};

/// One of the twelve ways to lay a hexagon onto itself. Number 0 leaves everything in place.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Symmetry(u8);

impl Symmetry {
    /// How many there are.
    pub const COUNT: u8 = 12;

    /// The symmetry with this number: 0 to 5 turn counter-clockwise by as many sixths, 6 to 11 first exchange row and
    /// number of every cell, then turn.
    ///
    /// # Panics
    /// If `number` is not below [`Symmetry::COUNT`].
    #[must_use]
    pub const fn new(number: u8) -> Self {
        assert!(number < Self::COUNT);
        Self(number)
    }

    /// The number of this symmetry.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The symmetry that undoes this one.
    #[must_use]
    pub const fn inverse(self) -> Self {
        match self.0 {
            turns @ 0..6 => Self((6 - turns) % 6),
            // A mirror image of a mirror image is the original.
            mirror => Self(mirror),
        }
    }

    /// Where the cell goes.
    #[must_use]
    pub const fn cell(self, cell: Cell) -> Cell {
        CELLS[self.0 as usize][cell.index()]
    }

    /// Where the cells go.
    #[must_use]
    pub fn cells(self, cells: Cells) -> Cells {
        cells.iter().map(|cell| self.cell(cell)).collect()
    }

    /// Where the direction points.
    #[must_use]
    pub const fn direction(self, to: Direction) -> Direction {
        let index = to.index() as u8;
        // The exchange of row and number swaps east with north-west and keeps north-east.
        let index = if self.0 < 6 { index } else { (8 - index) % 6 };
        Direction::ALL[((index + self.0 % 6) % 6) as usize]
    }

    /// What becomes of the axis.
    #[must_use]
    pub const fn axis(self, axis: Axis) -> Axis {
        self.direction(axis.forward()).axis()
    }

    /// What becomes of the move.
    #[must_use]
    pub fn mv(self, mv: Move) -> Move {
        let to = self.direction(mv.to());
        let image = match mv.group() {
            Group::Line => Move::in_line(self.cell(mv.from()), to),
            Group::Side(..) => Move::side_step(self.cell(mv.from()), self.cell(mv.last()), to),
        };
        image.expect("a symmetry keeps lines on the board")
    }
}

/// Where each symmetry sends each cell, by its number and the index of the cell.
const CELLS: [[Cell; Cell::COUNT]; Symmetry::COUNT as usize] = {
    let Some(filler) = Cell::from_index(0) else {
        panic!("there are cells")
    };
    let mut table = [[filler; Cell::COUNT]; Symmetry::COUNT as usize];
    let mut s = 0;
    while s < table.len() {
        let mut index = 0;
        while let Some(cell) = Cell::from_index(index) {
            // Distances from the middle of the board, e5.
            let (mut right, mut up) = (cell.number() as i8 - 5, cell.row() as i8 - 4);
            if s >= 6 {
                (right, up) = (up, right);
            }
            let mut turns = s % 6;
            while turns > 0 {
                (right, up) = (right - up, right);
                turns -= 1;
            }
            table[s][index] = match Cell::at((up + 4) as u8, (right + 5) as u8) {
                Some(image) => image,
                None => panic!("a symmetry keeps cells on the board"),
            };
            index += 1;
        }
        s += 1;
    }
    table
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbours_stay_neighbours() {
        for symmetry in (0..Symmetry::COUNT).map(Symmetry::new) {
            for cell in Cell::all() {
                assert_eq!(symmetry.inverse().cell(symmetry.cell(cell)), cell);
                for to in Direction::ALL {
                    let image = symmetry.cell(cell).neighbour(symmetry.direction(to));
                    let expected = cell.neighbour(to).map(|c| symmetry.cell(c));
                    assert_eq!(image, expected, "{symmetry:?} {cell} {to:?}");
                }
            }
        }
    }

    #[test]
    fn the_twelve_are_different() {
        let a2 = Cell::named("a2").unwrap();
        let images: Cells = (0..12).map(|s| Symmetry::new(s).cell(a2)).collect();
        assert_eq!(images.len(), 12);
        assert_eq!(Symmetry::new(0).cell(a2), a2);
    }
}
