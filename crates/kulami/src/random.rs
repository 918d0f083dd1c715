use quartet_game::Dice;

use crate::{Board, TileKind, board::Grid};

/// The two kinds of random boards.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Hash)]
pub enum BoardKind {
    /// A closed square of eight by eight.
    Square,
    /// Any outline of at most ten by ten.
    Irregular,
}

impl BoardKind {
    /// Both kinds.
    pub const ALL: [Self; 2] = [Self::Square, Self::Irregular];

    /// The word for it after `board=`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Square => "square",
            Self::Irregular => "irregular",
        }
    }

    /// The kind with this word.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.name() == name)
    }
}

impl Board {
    /// The random board of a kind that belongs to a seed, the same on every platform.
    ///
    /// Every square board has exactly the same probability. Every irregular board is possible; compact ones are likelier
    /// than straggling ones, and a board is as likely as its mirror images.
    #[must_use]
    pub fn random(kind: BoardKind, seed: u64) -> Self {
        let mut dice = Dice::new(seed);
        // Both ways end with probability 1 and need few attempts: about two thousand tiny ones for a square, one or
        // two for an irregular board.
        let letters = loop {
            let attempt = match kind {
                BoardKind::Square => fill_square(&mut dice),
                BoardKind::Irregular => grow(&mut dice),
            };
            if let Some(letters) = attempt {
                break letters;
            }
        };
        let board = Self::from_letters(&letters);
        match kind {
            BoardKind::Square => board,
            BoardKind::Irregular => board.transformed(dice.below(8) as u8),
        }
    }
}

/// Lays a random tile, turned at random, at the first free cell of the square, and so on; gives up when one does not
/// fit.
///
/// Giving up instead of trying another tile is what makes it fair: each board can be made by 4!·5!·4!·4! orders of the
/// tiles and one way to turn each, so each has the same probability. About one attempt in 2200 succeeds, most fail
/// after a few tiles.
fn fill_square(dice: &mut Dice) -> Option<Grid<Option<u8>>> {
    const SIDE: u8 = 8;
    let mut bag = BAG;
    let mut occupied = 0u64;
    let mut spots = [Spot::default(); Board::TILES];
    for left in (1..=bag.len()).rev() {
        // Tile and turn in one draw: most attempts consist of little else.
        let draw = dice.below(2 * left as u32) as usize;
        bag.swap(draw / 2, left - 1);
        let first = occupied.trailing_ones() as u8;
        let spot = bag[left - 1].at(first / SIDE, first % SIDE, draw % 2 == 1);
        if spot.right() > SIDE || spot.bottom() > SIDE {
            return None;
        }
        let line = ((1u64 << spot.width) - 1) << first;
        let cells = (0..spot.height).fold(0, |cells, y| cells | line << (SIDE * y));
        if cells & occupied != 0 {
            return None;
        }
        occupied |= cells;
        spots[left - 1] = spot;
    }
    let mut letters = [[None; Board::MAX_EXTENT]; Board::MAX_EXTENT];
    for (number, spot) in (0..).zip(&spots) {
        spot.lay(&mut letters, number);
    }
    Some(letters)
}

/// Adds the tiles in random order, each at a random place where it touches the others and stays within ten by ten;
/// gives up in the rare case that there is no such place.
///
/// Places are the likelier the more edges the tile shares with the others, which makes boards compact. Any board can
/// come out: its tiles can be ordered so that each touches an earlier one.
fn grow(dice: &mut Dice) -> Option<Grid<Option<u8>>> {
    const SIDE: u8 = Board::MAX_EXTENT as u8;
    let mut bag = BAG;
    dice.shuffle(&mut bag);
    let mut letters = [[None; Board::MAX_EXTENT]; Board::MAX_EXTENT];
    let mut spots = Vec::with_capacity(2 * Board::MAX_EXTENT * Board::MAX_EXTENT);
    for (number, tile) in (0..).zip(bag) {
        spots.clear();
        for cell in 0..SIDE * SIDE {
            for turned in [false, true] {
                let spot = tile.at(cell / SIDE, cell % SIDE, turned);
                let weight = match spot.contact(&letters) {
                    Some(0) if number == 0 => 1,
                    // The fourth power: a nook is much better than a corner, but a corner stays possible.
                    Some(edges) => edges.pow(4),
                    None => 0,
                };
                if weight > 0 {
                    spots.push((spot, weight));
                }
            }
        }
        dice.pick_weighted(&spots)?.lay(&mut letters, number);
    }
    Some(letters)
}

/// A tile in the hand.
#[derive(Copy, Clone)]
struct Loose {
    short: u8,
    long: u8,
}

impl Loose {
    /// Where it would lie with this first cell, on its long side or turned upright.
    fn at(self, row: u8, column: u8, turned: bool) -> Spot {
        let (height, width) = if turned {
            (self.long, self.short)
        } else {
            (self.short, self.long)
        };
        Spot {
            row,
            column,
            height,
            width,
        }
    }
}

/// All the tiles of the box.
const BAG: [Loose; Board::TILES] = {
    let mut bag = [Loose { short: 0, long: 0 }; Board::TILES];
    let (mut kind, mut from, mut n) = (0, 0, 0);
    while n < Board::TILES {
        let TileKind { short, long, count } = TileKind::BOX[kind];
        bag[n] = Loose { short, long };
        n += 1;
        if n == from + count as usize {
            (kind, from) = (kind + 1, n);
        }
    }
    bag
};

/// A rectangle of cells for a tile.
#[derive(Copy, Clone, Default)]
struct Spot {
    row: u8,
    column: u8,
    height: u8,
    width: u8,
}

impl Spot {
    fn bottom(self) -> u8 {
        self.row + self.height
    }

    fn right(self) -> u8 {
        self.column + self.width
    }

    /// Puts the tile with this number down here.
    fn lay(self, letters: &mut Grid<Option<u8>>, number: u8) {
        for line in &mut letters[self.row as usize..self.bottom() as usize] {
            line[self.column as usize..self.right() as usize].fill(Some(number));
        }
    }

    /// With how many cell edges a tile here would touch others; `None` if it would lie on one or stick out.
    fn contact(self, letters: &Grid<Option<u8>>) -> Option<u32> {
        let (top, bottom) = (self.row as usize, self.bottom() as usize);
        let (left, right) = (self.column as usize, self.right() as usize);
        if bottom > Board::MAX_EXTENT || right > Board::MAX_EXTENT {
            return None;
        }
        let is_taken = |y: usize, x: usize| {
            let cell = letters.get(y).and_then(|row| row.get(x));
            cell.is_some_and(Option::is_some)
        };
        if (top..bottom).any(|y| (left..right).any(|x| is_taken(y, x))) {
            return None;
        }
        let sides = (top..bottom).flat_map(|y| [(y, left.wrapping_sub(1)), (y, right)]);
        let ends = (left..right).flat_map(|x| [(top.wrapping_sub(1), x), (bottom, x)]);
        Some(sides.chain(ends).filter(|&(y, x)| is_taken(y, x)).count() as u32)
    }
}
