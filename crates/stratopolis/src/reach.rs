//! Where pieces may go, found with bitmaps: one line of bits per row of the board, a few lines per row.
//!
//! A piece with its elbow on bit n of a row has its arms on the bits around it, in the same row or in the next ones. So a
//! question about all elbows of a row at once is a few shifts and logical operations.

use std::ops::{BitAnd, BitOr, BitXor, Not};

use crate::{Board, Cell, Colour, Direction, Piece, Placement};

/// The number of ways to lay any of these pieces. Each kind must be given once.
pub(crate) fn count(board: &Board, pieces: &[Piece]) -> u64 {
    let mut total = 0;
    match Frame::of(board) {
        Frame::Small => Reach::<1, 32>::new(board).each(pieces, |s| total += s.elbows.count()),
        Frame::Narrow => Reach::<1, MOST>::new(board).each(pieces, |s| total += s.elbows.count()),
        Frame::Wide => Reach::<2, MOST>::new(board).each(pieces, |s| total += s.elbows.count()),
    }
    u64::from(total)
}

/// Shows every way to lay any of these pieces. Each kind must be given once.
pub(crate) fn each(board: &Board, pieces: &[Piece], mut visit: impl FnMut(Placement)) {
    match Frame::of(board) {
        Frame::Small => Reach::<1, 32>::new(board).each(pieces, |s| s.each(&mut visit)),
        Frame::Narrow => Reach::<1, MOST>::new(board).each(pieces, |s| s.each(&mut visit)),
        Frame::Wide => Reach::<2, MOST>::new(board).each(pieces, |s| s.each(&mut visit)),
    }
}

/// Free cells on every side of the board: an elbow goes up to two cells beyond it, and looks at its neighbours.
const MARGIN: usize = 3;

/// The most rows that 40 pieces can make, with the margin: each of them makes the board at most two rows higher.
const MOST: usize = 1 + 2 * 40 + 2 * MARGIN;

/// How much room the bitmaps need.
enum Frame {
    /// At most 64 by 32 cells with the margin: nearly every game.
    Small,
    /// At most 64 cells wide.
    Narrow,
    /// Anything that 40 pieces can make.
    Wide,
}

impl Frame {
    fn of(board: &Board) -> Self {
        let (low, high) = board.corners();
        let width = usize::from(high.x.abs_diff(low.x)) + 1 + 2 * MARGIN;
        let height = usize::from(high.y.abs_diff(low.y)) + 1 + 2 * MARGIN;
        match (width, height) {
            (..=64, ..=32) => Self::Small,
            (..=64, _) => Self::Narrow,
            _ => Self::Wide,
        }
    }
}

/// The places for one piece, turned one way, with the elbow in one row.
struct Spots<const W: usize> {
    elbows: Line<W>,
    /// The cell of bit 0.
    origin: Cell,
    piece: Piece,
    arm: Direction,
}

impl<const W: usize> Spots<W> {
    fn each(self, visit: &mut impl FnMut(Placement)) {
        for word in 0..W {
            let mut left = self.elbows.0[word];
            while left != 0 {
                let bit = word as u32 * 64 + left.trailing_zeros();
                left &= left - 1;
                let x = self.origin.x.wrapping_add_unsigned(bit as u8);
                visit(Placement {
                    piece: self.piece,
                    elbow: Cell::new(x, self.origin.y),
                    arm: self.arm,
                });
            }
        }
    }
}

/// The board as bitmaps of `W` words by `R` rows, of which the first and the last [`MARGIN`] are free.
struct Reach<const W: usize, const R: usize> {
    rows: [Row<W>; R],
    /// The number of rows in use.
    used: usize,
    /// The cell of bit 0 in row 0.
    origin: Cell,
}

/// What a row must know of itself to judge the elbows in it and in the rows beside it.
#[derive(Copy, Clone)]
struct Row<const W: usize> {
    /// Heights in binary, lowest digit first.
    height: [Line<W>; 5],
    red: Line<W>,
    green: Line<W>,
    /// The elbows of pieces that can be seen whole, by the direction of their arm 1: nothing may lie exactly on them.
    whole: [Line<W>; 4],
    taken: Line<W>,
    /// Free cells beside taken ones.
    shore: Line<W>,
    /// Columns as high as their eastern, and as their northern neighbour.
    even_east: Line<W>,
    even_north: Line<W>,
}

impl<const W: usize, const R: usize> Reach<W, R> {
    fn new(board: &Board) -> Self {
        let (low, high) = board.corners();
        let margin = MARGIN as i8;
        let origin = Cell::new(low.x.wrapping_sub(margin), low.y.wrapping_sub(margin));
        let mut reach = Self {
            rows: [Row::EMPTY; R],
            used: (usize::from(high.y.abs_diff(low.y)) + 1 + 2 * MARGIN).min(R),
            origin,
        };
        let digits = (u8::BITS - board.tallest().leading_zeros()).min(5) as usize;
        for column in board.columns() {
            let (row, bit) = reach.spot(column.cell());
            let row = &mut reach.rows[row];
            for digit in 0..digits {
                row.height[digit].put(bit, column.height() >> digit & 1);
            }
            row.red.put(bit, column.colour() as u8 & 1);
            row.green.put(bit, column.colour() as u8 >> 1);
        }
        for piece in board.intact() {
            let (row, bit) = reach.spot(piece.elbow);
            reach.rows[row].whole[piece.arm as usize].put(bit, 1);
        }
        reach.derive(digits);
        reach
    }

    /// Fills in what follows from heights.
    fn derive(&mut self, digits: usize) {
        let rows = &mut self.rows[..self.used];
        for row in &mut *rows {
            let planes = row.height[..digits].iter();
            row.taken = planes.fold(Line::EMPTY, |all, &plane| all | plane);
        }
        for n in 1..rows.len() - 1 {
            let (below, above) = (rows[n - 1].taken, rows[n + 1].taken);
            let height_above = rows[n + 1].height;
            let row = &mut rows[n];
            let taken = row.taken;
            row.shore = (taken.eastern() | taken.western() | below | above) & !taken;
            let (mut east, mut north) = (taken & taken.eastern(), taken & above);
            for (&here, &there) in row.height[..digits].iter().zip(&height_above) {
                east = east & !(here ^ here.eastern());
                north = north & !(here ^ there);
            }
            row.even_east = east;
            row.even_north = north;
        }
    }

    fn each(&self, pieces: &[Piece], mut visit: impl FnMut(Spots<W>)) {
        for (n, rows) in self.rows[..self.used].windows(3).enumerate() {
            let [south, row, north] = rows else { continue };
            let origin = Cell::new(
                self.origin.x,
                self.origin.y.wrapping_add_unsigned(n as u8 + 1),
            );
            // What an elbow finds in each of the four directions.
            let free = [
                !north.taken,
                !row.taken.eastern(),
                !south.taken,
                !row.taken.western(),
            ];
            let shore = [
                north.shore,
                row.shore.eastern(),
                south.shore,
                row.shore.western(),
            ];
            let even = [
                row.even_north,
                row.even_east,
                south.even_north,
                row.even_east.western(),
            ];
            for arm in Direction::ALL {
                let (one, two) = (arm as usize, arm.clockwise() as usize);
                let touching = row.shore | shore[one] | shore[two];
                let extend = touching & !row.taken & free[one] & free[two];
                let level = even[one] & even[two] & !row.whole[one];
                if (extend | level).is_empty() {
                    continue;
                }
                for &piece in pieces {
                    let [elbow, first, second] = piece.squares();
                    let stack = level
                        & row.takes(elbow)
                        & toward(arm, south, row, north, first)
                        & toward(arm.clockwise(), south, row, north, second);
                    visit(Spots {
                        elbows: extend | stack,
                        origin,
                        piece,
                        arm,
                    });
                }
            }
        }
    }

    /// The row and the bit of a cell.
    fn spot(&self, cell: Cell) -> (usize, u32) {
        (
            usize::from(cell.y.abs_diff(self.origin.y)),
            u32::from(cell.x.abs_diff(self.origin.x)),
        )
    }
}

impl<const W: usize> Row<W> {
    const EMPTY: Self = Self {
        height: [Line::EMPTY; 5],
        red: Line::EMPTY,
        green: Line::EMPTY,
        whole: [Line::EMPTY; 4],
        taken: Line::EMPTY,
        shore: Line::EMPTY,
        even_east: Line::EMPTY,
        even_north: Line::EMPTY,
    };

    /// Where a square of this colour does not clash.
    #[inline]
    fn takes(&self, colour: Colour) -> Line<W> {
        match colour {
            Colour::Neutral => !Line::EMPTY,
            Colour::Red => !self.green,
            Colour::Green => !self.red,
        }
    }
}

/// The elbows from which an arm in this direction may carry this colour.
#[inline]
fn toward<const W: usize>(
    arm: Direction,
    south: &Row<W>,
    row: &Row<W>,
    north: &Row<W>,
    colour: Colour,
) -> Line<W> {
    match arm {
        Direction::North => north.takes(colour),
        Direction::East => row.takes(colour).eastern(),
        Direction::South => south.takes(colour),
        Direction::West => row.takes(colour).western(),
    }
}

/// One bit for every cell of a row, the westernmost first.
#[derive(Copy, Clone)]
struct Line<const W: usize>([u64; W]);

impl<const W: usize> Line<W> {
    const EMPTY: Self = Self([0; W]);

    /// Adds a bit that is 0 or 1.
    #[inline]
    fn put(&mut self, bit: u32, value: u8) {
        self.0[bit as usize / 64] |= u64::from(value) << (bit % 64);
    }

    #[inline]
    fn is_empty(self) -> bool {
        self.0.iter().all(|&word| word == 0)
    }

    #[inline]
    fn count(self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    /// Every cell gets what its eastern neighbour has.
    #[inline]
    fn eastern(self) -> Self {
        Self(std::array::from_fn(|n| {
            let carry = if n + 1 < W { self.0[n + 1] << 63 } else { 0 };
            self.0[n] >> 1 | carry
        }))
    }

    /// Every cell gets what its western neighbour has.
    #[inline]
    fn western(self) -> Self {
        Self(std::array::from_fn(|n| {
            let carry = if n > 0 { self.0[n - 1] >> 63 } else { 0 };
            self.0[n] << 1 | carry
        }))
    }
}

impl<const W: usize> BitAnd for Line<W> {
    type Output = Self;
    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self(std::array::from_fn(|n| self.0[n] & other.0[n]))
    }
}

impl<const W: usize> BitOr for Line<W> {
    type Output = Self;
    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self(std::array::from_fn(|n| self.0[n] | other.0[n]))
    }
}

impl<const W: usize> BitXor for Line<W> {
    type Output = Self;
    #[inline]
    fn bitxor(self, other: Self) -> Self {
        Self(std::array::from_fn(|n| self.0[n] ^ other.0[n]))
    }
}

impl<const W: usize> Not for Line<W> {
    type Output = Self;
    #[inline]
    fn not(self) -> Self {
        Self(self.0.map(|word| !word))
    }
}
