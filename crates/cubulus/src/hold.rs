use crate::{
    cell::Cell,
    square::{SQUARE_TABLE, SQUARES},
};

/// How much of every square a set of cells holds: four words, one for each of its cells, with a bit per square.
///
/// So all 36 squares are looked at together, and the words come out of a small table instead of 36 comparisons.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Hold([u64; 4]);

/// Squares as bits, in the order of [`SQUARES`].
pub(crate) type SquareBits = u64;

impl Hold {
    /// What the cells hold.
    #[inline]
    pub(crate) fn of(cells: u32) -> Self {
        let mut words = [0; 4];
        for (chunk, table) in CHUNKS.iter().enumerate() {
            let part = &table[(cells >> (BITS * chunk as u32)) as usize % (1 << BITS)];
            for k in 0..4 {
                words[k] |= part[k];
            }
        }
        Self(words)
    }

    /// The squares of which at least one cell is held.
    #[inline]
    pub(crate) const fn any(self) -> SquareBits {
        let [a, b, c, d] = self.0;
        a | b | c | d
    }

    /// The squares of which exactly three cells are held.
    #[inline]
    pub(crate) const fn three(self) -> SquareBits {
        let [a, b, c, d] = self.0;
        a & b & (c ^ d) | c & d & (a ^ b)
    }

    /// The squares of which exactly two cells are held.
    #[inline]
    pub(crate) const fn two(self) -> SquareBits {
        let [a, b, c, d] = self.0;
        (a ^ b) & (c ^ d) | a & b & !(c | d) | c & d & !(a | b)
    }
}

/// The cells of these squares that are not in `own`.
#[inline]
pub(crate) fn missing(mut squares: SquareBits, own: u32) -> u32 {
    let mut cells = 0;
    while squares != 0 {
        cells |= SQUARES[squares.trailing_zeros() as usize].bits();
        squares &= squares - 1;
    }
    cells & !own
}

/// The cells come in parts of seven, so that the tables are small enough to stay near.
const BITS: u32 = 7;
const PARTS: usize = 4;

static CHUNKS: [[[u64; 4]; 1 << BITS]; PARTS] = chunks();

const fn chunks() -> [[[u64; 4]; 1 << BITS]; PARTS] {
    let cells = cells();
    let mut table = [[[0; 4]; 1 << BITS]; PARTS];
    let mut part = 0;
    while part < PARTS {
        // Every entry is one with a bit less, and that bit.
        let mut bits = 1usize;
        while bits < 1 << BITS {
            let rest = bits & (bits - 1);
            let cell = part * BITS as usize + bits.trailing_zeros() as usize;
            let mut k = 0;
            while k < 4 {
                let own = if cell < Cell::COUNT {
                    cells[cell][k]
                } else {
                    0
                };
                table[part][bits][k] = table[part][rest][k] | own;
                k += 1;
            }
            bits += 1;
        }
        part += 1;
    }
    table
}

/// What each cell alone holds.
const fn cells() -> [[u64; 4]; Cell::COUNT] {
    let mut table = [[0; 4]; Cell::COUNT];
    let mut square = 0;
    while square < SQUARE_TABLE.len() {
        let mut left = SQUARE_TABLE[square].bits();
        let mut k = 0;
        while left != 0 {
            table[left.trailing_zeros() as usize][k] |= 1 << square;
            left &= left - 1;
            k += 1;
        }
        square += 1;
    }
    table
}

#[cfg(test)]
mod tests {
    use quartet_game::Dice;

    use super::*;
    use crate::cell::Cells;

    #[test]
    fn the_words_hold_what_the_list_holds() {
        let mut dice = Dice::new(5);
        for _ in 0..20_000 {
            let cells = Cells::from_bits((dice.bits() & dice.bits()) as u32);
            let hold = Hold::of(cells.bits());
            let (mut any, mut two, mut three, mut rest) = (0, 0, 0, Cells::NONE);
            for (n, square) in SQUARES.into_iter().enumerate() {
                let held = square.and(cells).len();
                any |= u64::from(held > 0) << n;
                two |= u64::from(held == 2) << n;
                three |= u64::from(held == 3) << n;
                if held == 3 {
                    rest = rest.or(square.less(cells));
                }
            }
            assert_eq!((hold.any(), hold.two(), hold.three()), (any, two, three));
            assert_eq!(missing(three, cells.bits()), rest.bits());
        }
    }
}
