use quartet_game::mix;

use crate::{Cell, Colour, Direction, Piece, Placement};

/// What lies on the table: the domino and the pieces so far.
///
/// Equal boards have the same pieces in the same places, laid in the same order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    columns: [Column; COLUMNS],
    count: u8,
    /// Open addressing: the number of a column plus one, 0 for a free slot. See [`slot`].
    index: [u8; SLOTS],
    placements: [Placement; PIECES],
    placed: u8,
    /// The corners of the smallest rectangle around all columns.
    low: Cell,
    high: Cell,
    tallest: u8,
    /// Bit n is set while all three squares of piece number n can be seen.
    intact: u64,
    key: u64,
}

/// The squares on one cell, of which only the top one can be seen.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Column {
    cell: Cell,
    /// Height times four plus colour: the two are mostly needed together.
    top: u8,
    piece: u8,
}

const PIECES: usize = 40;
const COLUMNS: usize = 2 + 3 * PIECES;
const SLOTS: usize = 256;

impl Column {
    /// Where the column stands.
    #[must_use]
    pub const fn cell(self) -> Cell {
        self.cell
    }

    /// How many squares lie here: the level of the top one.
    #[must_use]
    pub const fn height(self) -> u8 {
        self.top >> 2
    }

    /// The colour of the top square.
    #[must_use]
    pub const fn colour(self) -> Colour {
        match self.top & 3 {
            0 => Colour::Neutral,
            1 => Colour::Red,
            _ => Colour::Green,
        }
    }

    /// The number of the piece that the top square belongs to: 0 is the domino, 1 the first piece laid.
    #[must_use]
    pub const fn piece(self) -> u8 {
        self.piece
    }
}

impl Board {
    /// Nothing but the domino: red on (0,0), green on (1,0).
    #[must_use]
    pub fn new() -> Self {
        let mut board = Self::empty();
        board.cover(Cell::new(0, 0), Colour::Red, 0);
        board.cover(Cell::new(1, 0), Colour::Green, 0);
        board
    }

    /// Lays a piece. Does not ask whether the rules allow it.
    pub(crate) fn place(&mut self, placement: Placement) {
        self.placements[usize::from(self.placed)] = placement;
        self.placed += 1;
        for (cell, colour) in placement.squares() {
            self.cover(cell, colour, self.placed);
        }
        self.intact |= 1 << self.placed;
    }

    /// Everything that can be seen from above, in the order in which the cells were first built on.
    #[must_use]
    pub fn columns(&self) -> &[Column] {
        &self.columns[..usize::from(self.count)]
    }

    /// What stands on a cell.
    #[must_use]
    pub fn column(&self, cell: Cell) -> Option<Column> {
        self.find(cell).map(|n| self.columns[n])
    }

    /// The pieces laid so far, in order.
    #[must_use]
    pub fn placements(&self) -> &[Placement] {
        &self.placements[..usize::from(self.placed)]
    }

    /// The corners of the smallest rectangle around everything: south-west and north-east.
    #[must_use]
    pub fn corners(&self) -> (Cell, Cell) {
        (self.low, self.high)
    }

    /// The greatest height.
    #[must_use]
    pub fn tallest(&self) -> u8 {
        self.tallest
    }

    /// The number of the column on a cell.
    pub(crate) fn find(&self, cell: Cell) -> Option<usize> {
        let mut at = slot(cell);
        loop {
            let number = usize::from(self.index[at].checked_sub(1)?);
            if self.columns[number].cell == cell {
                return Some(number);
            }
            at = (at + 1) % SLOTS;
        }
    }

    /// The pieces of which all three squares can be seen. The domino is none of them.
    pub(crate) fn intact(&self) -> impl Iterator<Item = Placement> {
        let mut left = self.intact;
        std::iter::from_fn(move || {
            let number = left.trailing_zeros() as usize;
            left &= left.wrapping_sub(1);
            self.placements().get(number.wrapping_sub(1)).copied()
        })
    }

    /// A hash of all that can be seen and of which squares belong together.
    pub(crate) fn key(&self) -> u64 {
        self.key
    }

    /// The same hash, computed from the placements alone.
    pub(crate) fn key_from_scratch(&self) -> u64 {
        let mut seen: Vec<(Cell, Colour, u8, Cell)> = vec![
            (Cell::new(0, 0), Colour::Red, 1, Cell::new(0, 0)),
            (Cell::new(1, 0), Colour::Green, 1, Cell::new(0, 0)),
        ];
        for placement in self.placements() {
            for (cell, colour) in placement.squares() {
                match seen.iter_mut().find(|s| s.0 == cell) {
                    Some(top) => *top = (cell, colour, top.2 + 1, placement.elbow),
                    None => seen.push((cell, colour, 1, placement.elbow)),
                }
            }
        }
        let keys = seen.into_iter().map(|(cell, colour, height, elbow)| {
            square_key(cell, height << 2 | colour as u8, elbow)
        });
        keys.fold(0, |sum, key| sum ^ key)
    }

    fn empty() -> Self {
        let nowhere = Cell::new(0, 0);
        Self {
            columns: [Column {
                cell: nowhere,
                top: 0,
                piece: 0,
            }; COLUMNS],
            count: 0,
            index: [0; SLOTS],
            placements: [Placement {
                piece: Piece::A,
                elbow: nowhere,
                arm: Direction::North,
            }; PIECES],
            placed: 0,
            low: nowhere,
            high: nowhere,
            tallest: 0,
            intact: 0,
            key: 0,
        }
    }

    /// Lays one square of a piece on whatever is there.
    fn cover(&mut self, cell: Cell, colour: Colour, piece: u8) {
        let mut at = slot(cell);
        let number = loop {
            let Some(number) = self.index[at].checked_sub(1).map(usize::from) else {
                break self.found(cell, at);
            };
            if self.columns[number].cell == cell {
                let old = self.columns[number];
                self.key ^= square_key(cell, old.top, self.elbow(old.piece));
                self.intact &= !(1 << old.piece);
                break number;
            }
            at = (at + 1) % SLOTS;
        };
        let column = &mut self.columns[number];
        column.top = (column.top & !3) + 4 + colour as u8;
        column.piece = piece;
        let column = *column;
        self.tallest = self.tallest.max(column.height());
        self.key ^= square_key(cell, column.top, self.elbow(piece));
    }

    /// Makes room for a new column, whose number goes into a slot of the index.
    fn found(&mut self, cell: Cell, at: usize) -> usize {
        let number = usize::from(self.count);
        self.columns[number].cell = cell;
        self.count += 1;
        self.index[at] = self.count;
        self.low = Cell::new(self.low.x.min(cell.x), self.low.y.min(cell.y));
        self.high = Cell::new(self.high.x.max(cell.x), self.high.y.max(cell.y));
        number
    }

    /// What tells pieces of the same level apart: no two of them have their elbow on the same cell.
    fn elbow(&self, piece: u8) -> Cell {
        match piece.checked_sub(1) {
            Some(number) => self.placements[usize::from(number)].elbow,
            None => Cell::new(0, 0),
        }
    }
}

impl Default for Board {
    fn default() -> Self {
        Self::new()
    }
}

/// Where the search for a cell begins. Within any 16 by 16 cells no two begin at the same slot.
const fn slot(cell: Cell) -> usize {
    (cell.x as u8).wrapping_add((cell.y as u8) << 4) as usize
}

/// The part of the key that one visible square has. The number of its piece is left out, because the order in which
/// pieces were laid decides nothing.
const fn square_key(cell: Cell, top: u8, elbow: Cell) -> u64 {
    mix(u64::from_le_bytes([
        cell.x as u8,
        cell.y as u8,
        top,
        elbow.x.wrapping_sub(cell.x) as u8,
        elbow.y.wrapping_sub(cell.y) as u8,
        0,
        0,
        1,
    ]))
}

#[cfg(test)]
impl Board {
    /// A board that no game need have led to: rows from the north, a letter and a height for every square.
    pub(crate) fn pictured(rows: &[Vec<(char, u8)>]) -> Self {
        let mut board = Self::empty();
        for (y, row) in rows.iter().rev().enumerate() {
            for (x, &(letter, height)) in row.iter().enumerate() {
                let colour = match letter {
                    'R' => Colour::Red,
                    'G' => Colour::Green,
                    'n' => Colour::Neutral,
                    _ => continue,
                };
                for _ in 0..height {
                    board.cover(Cell::new(x as i8, y as i8), colour, 0);
                }
            }
        }
        board
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_cell_is_found_wherever_it_lies() {
        let mut board = Board::empty();
        // All of these begin at the same slot.
        let cells: Vec<Cell> = (-5..=5).map(|n| Cell::new(16 * n, -n)).collect();
        for &cell in &cells {
            assert_eq!(board.column(cell), None);
            board.cover(cell, Colour::Neutral, 0);
        }
        for &cell in &cells {
            assert_eq!(board.column(cell).map(Column::cell), Some(cell));
        }
        assert_eq!(board.find(Cell::new(96, -6)), None);
    }

    #[test]
    fn the_order_of_pieces_leaves_no_trace_in_the_key() {
        let one = Placement {
            piece: Piece::A,
            elbow: Cell::new(0, 1),
            arm: Direction::North,
        };
        let two = Placement {
            piece: Piece::K,
            elbow: Cell::new(0, -1),
            arm: Direction::South,
        };
        let (mut a, mut b) = (Board::new(), Board::new());
        a.place(one);
        a.place(two);
        b.place(two);
        b.place(one);
        assert_ne!(a, b);
        assert_eq!(a.key(), b.key());
        assert_eq!(a.key(), a.key_from_scratch());
    }
}
