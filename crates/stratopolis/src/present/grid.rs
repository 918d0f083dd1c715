use crate::{Board, Cell, Direction};

/// The part of the table that a picture shows, turned: the city and room to build around it.
///
/// Squares of the grid are counted from the upper left corner of the turned picture, to the right and downwards.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Grid {
    low: Cell,
    high: Cell,
    turned: u8,
}

/// A square of the grid, or its upper left corner.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Square {
    pub(crate) column: i32,
    pub(crate) row: i32,
}

/// A legal piece reaches this far beyond the city, and no farther.
const MARGIN: i8 = 2;

/// At least these cells are shown, so that the picture keeps its size during the first moves.
const LEAST: (Cell, Cell) = (Cell::new(-4, -3), Cell::new(5, 3));

impl Grid {
    /// The grid around everything on the board, turned clockwise by so many quarters.
    pub(crate) fn new(board: &Board, turned: u8) -> Self {
        let (low, high) = board.corners();
        let (least_low, least_high) = LEAST;
        Self {
            low: Cell::new(
                low.x.saturating_sub(MARGIN).min(least_low.x),
                low.y.saturating_sub(MARGIN).min(least_low.y),
            ),
            high: Cell::new(
                high.x.saturating_add(MARGIN).max(least_high.x),
                high.y.saturating_add(MARGIN).max(least_high.y),
            ),
            turned: turned % 4,
        }
    }

    /// The number of columns and of rows.
    pub(crate) fn size(self) -> Square {
        let (width, height) = self.extent();
        match self.is_sideways() {
            false => Square::new(width, height),
            true => Square::new(height, width),
        }
    }

    /// Do the columns of the grid have the same y, instead of the same x?
    pub(crate) fn is_sideways(self) -> bool {
        self.turned % 2 == 1
    }

    /// Is the cell in the picture?
    pub(crate) fn contains(self, cell: Cell) -> bool {
        (self.low.x..=self.high.x).contains(&cell.x) && (self.low.y..=self.high.y).contains(&cell.y)
    }

    /// All cells as one reads them on a board that is not turned: from the north-west.
    pub(crate) fn cells(self) -> impl Iterator<Item = Cell> {
        let columns = self.low.x..=self.high.x;
        let rows = (self.low.y..=self.high.y).rev();
        rows.flat_map(move |y| columns.clone().map(move |x| Cell::new(x, y)))
    }

    /// All squares from the upper left: what lies behind comes before what lies in front.
    pub(crate) fn squares(self) -> impl Iterator<Item = (Square, Cell)> {
        let size = self.size();
        let squares = (0..size.row)
            .flat_map(move |row| (0..size.column).map(move |column| Square::new(column, row)));
        squares.map(move |square| (square, self.cell(square)))
    }

    /// The square of a cell.
    pub(crate) fn square(self, cell: Cell) -> Square {
        let column = i32::from(cell.x) - i32::from(self.low.x);
        let row = i32::from(self.high.y) - i32::from(cell.y);
        let (width, height) = self.extent();
        match self.turned {
            0 => Square::new(column, row),
            1 => Square::new(height - 1 - row, column),
            2 => Square::new(width - 1 - column, height - 1 - row),
            _ => Square::new(row, width - 1 - column),
        }
    }

    /// The cell of a square.
    pub(crate) fn cell(self, square: Square) -> Cell {
        let Square { column, row } = square;
        let (width, height) = self.extent();
        let (column, row) = match self.turned {
            0 => (column, row),
            1 => (row, height - 1 - column),
            2 => (width - 1 - column, height - 1 - row),
            _ => (width - 1 - row, column),
        };
        // No game reaches coordinates that a cell cannot hold.
        Cell::new(
            (i32::from(self.low.x) + column) as i8,
            (i32::from(self.high.y) - row) as i8,
        )
    }

    /// Where a direction of the table points to in the picture: `North` is up.
    pub(crate) fn direction(self, direction: Direction) -> Direction {
        Direction::ALL[(direction as usize + usize::from(self.turned)) % 4]
    }

    /// From west to east, from south to north.
    fn extent(self) -> (i32, i32) {
        (
            i32::from(self.high.x) - i32::from(self.low.x) + 1,
            i32::from(self.high.y) - i32::from(self.low.y) + 1,
        )
    }
}

impl Square {
    pub(crate) const fn new(column: i32, row: i32) -> Self {
        Self { column, row }
    }

    /// The next one in a direction of the picture.
    pub(crate) const fn step(self, direction: Direction) -> Self {
        let (dx, dy) = across(direction);
        Self::new(self.column + dx, self.row + dy)
    }
}

/// A step in a direction of the picture: to the right and downwards.
pub(crate) const fn across(direction: Direction) -> (i32, i32) {
    match direction {
        Direction::North => (0, -1),
        Direction::East => (1, 0),
        Direction::South => (0, 1),
        Direction::West => (-1, 0),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn turning_loses_no_cell() {
        for turned in 0..4 {
            let grid = Grid::new(&Board::new(), turned);
            assert_eq!(grid.squares().count(), grid.cells().count());
            for (square, cell) in grid.squares() {
                assert_eq!(grid.square(cell), square);
                for direction in Direction::ALL {
                    let there = grid.square(cell.step(direction));
                    assert_eq!(there, square.step(grid.direction(direction)));
                }
            }
        }
    }
}
