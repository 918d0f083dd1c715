use crate::cell::{Axis, Cell, Cells};

/// The 36 winning squares: on each face the four blocks of 2×2, the four corners, and the four midpoints of the edges.
pub static SQUARES: [Cells; 36] = SQUARE_TABLE;

/// The same for tables that are made of it.
pub(crate) const SQUARE_TABLE: [Cells; 36] = squares();

/// Do the cells contain a winning square?
#[must_use]
#[inline]
pub const fn has_square(cells: Cells) -> bool {
    have_square([cells, Cells::NONE])
}

/// Does one of two sets contain a winning square?
///
/// Both are looked at in one go, side by side. What is shifted out of the one into the other does no harm: a square begins
/// where all its cells are within the set.
#[inline]
pub(crate) const fn have_square([one, other]: [Cells; 2]) -> bool {
    let cells = one.bits() as u64 | (other.bits() as u64) << 32;
    // The faces come in three pairs; each pair is looked at in one go. The first axis of a plane has the smaller step.
    in_plane(cells, Axis::Across, Axis::Forward, Axis::Down)
        | in_plane(cells, Axis::Across, Axis::Down, Axis::Forward)
        | in_plane(cells, Axis::Forward, Axis::Down, Axis::Across)
        != 0
}

/// The cells that are part of a winning square within `cells`.
#[must_use]
pub fn in_squares(cells: Cells) -> Cells {
    let complete = SQUARES.into_iter().filter(|&s| s.and(cells) == s);
    complete.fold(Cells::NONE, Cells::or)
}

/// A bit for each square in the two faces that `u` and `v` span at the ends of `normal`, wherever the bit may be.
#[inline]
const fn in_plane(cells: u64, u: Axis, v: Axis, normal: Axis) -> u64 {
    let (su, sv) = (u.step(), v.step());
    let faces = twice(normal.layer(0) | normal.layer(2));
    // Two neighbours along `u`, and the same again one step along `v`.
    let pair = cells & cells >> su;
    let blocks = pair & pair >> sv & twice(!u.layer(2) & !v.layer(2));
    let wide = cells & cells >> (2 * su);
    let corners = wide & wide >> (2 * sv) & twice(u.layer(0) & v.layer(0));
    // From the midpoint (1,0) a step back along `u` and on along `v` leads to (0,1); the same a step on along both
    // leads from (2,1) to (1,2).
    let slope = cells & cells >> (sv - su);
    let tilted = slope & slope >> (sv + su) & twice(u.layer(1) & v.layer(0));
    (blocks | corners | tilted) & faces
}

/// The cells of a set in both halves.
const fn twice(cells: u32) -> u64 {
    cells as u64 | (cells as u64) << 32
}

const fn squares() -> [Cells; 36] {
    /// The squares of a face by row and column.
    const SHAPES: [[(u8, u8); 4]; 6] = [
        [(0, 0), (0, 1), (1, 0), (1, 1)],
        [(0, 1), (0, 2), (1, 1), (1, 2)],
        [(1, 0), (1, 1), (2, 0), (2, 1)],
        [(1, 1), (1, 2), (2, 1), (2, 2)],
        [(0, 0), (0, 2), (2, 0), (2, 2)],
        [(0, 1), (1, 0), (1, 2), (2, 1)],
    ];
    let mut table = [Cells::NONE; 36];
    let mut n = 0;
    while n < 36 {
        let (face, shape) = (n / 6, SHAPES[n % 6]);
        let depth = if face % 2 == 0 { 1 } else { 3 };
        let mut k = 0;
        while k < 4 {
            let (a, b) = (shape[k].0 + 1, shape[k].1 + 1);
            let cell = match face / 2 {
                0 => Cell::at(depth, a, b),
                1 => Cell::at(a, depth, b),
                _ => Cell::at(a, b, depth),
            };
            if let Some(cell) = cell {
                table[n] = table[n].with(cell);
            }
            k += 1;
        }
        n += 1;
    }
    table
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use quartet_game::Dice;

    use super::*;

    /// Rules page, Cube: 6 per face, 36 in all, the centre cell in none.
    #[test]
    fn there_are_36_squares() {
        let different: BTreeSet<u32> = SQUARES.iter().map(|s| s.bits()).collect();
        assert_eq!(different.len(), 36);
        for square in SQUARES {
            assert_eq!(square.len(), 4);
            assert!(!square.contains(Cell::CENTRE));
            assert!(has_square(square) && in_squares(square) == square);
            for cell in square.iter() {
                assert!(!has_square(square.without(cell)));
            }
        }
    }

    #[test]
    fn the_shifts_find_what_the_list_finds() {
        let mut dice = Dice::new(27);
        let mut found = 0;
        for round in 0..50_000 {
            let bits = match round % 3 {
                0 => dice.bits(),
                1 => dice.bits() & dice.bits(),
                _ => dice.bits() & (dice.bits() | dice.bits()),
            };
            let cells = Cells::from_bits(bits as u32);
            let listed = SQUARES.iter().any(|&s| s.and(cells) == s);
            assert_eq!(has_square(cells), listed, "{cells:?}");
            assert_eq!(!in_squares(cells).is_empty(), listed);
            // Another set beside it makes no difference, whichever comes first.
            let beside = Cells::from_bits((dice.bits() & dice.bits() & dice.bits()) as u32);
            let either = listed || SQUARES.iter().any(|&s| s.and(beside) == s);
            assert_eq!(have_square([cells, beside]), either, "{cells:?} {beside:?}");
            assert_eq!(have_square([beside, cells]), either, "{beside:?} {cells:?}");
            found += u32::from(listed);
        }
        assert!(
            (10_000..40_000).contains(&found),
            "both answers come up: {found}"
        );
    }
}
