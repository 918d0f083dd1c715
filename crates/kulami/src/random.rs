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
    let mut bag = bag();
    let mut occupied = 0u64;
    let mut letters = [[None; Board::MAX_EXTENT]; Board::MAX_EXTENT];
    for left in (1..=bag.len()).rev() {
        let draw = dice.below(2 * left as u32) as usize;
        let tile = bag[draw / 2];
        bag.swap(draw / 2, left - 1);
        let (height, width) = tile.sides(draw % 2 == 1);
        let first = occupied.trailing_ones() as u8;
        let (row, column) = (first / SIDE, first % SIDE);
        if column + width > SIDE || row + height > SIDE {
            return None;
        }
        let line = ((1u64 << width) - 1) << first;
        let cells = (0..height).fold(0, |cells, y| cells | line << (SIDE * y));
        if cells & occupied != 0 {
            return None;
        }
        occupied |= cells;
        lay(&mut letters, tile, row, column, height, width);
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
    let mut bag = bag();
    dice.shuffle(&mut bag);
    let mut letters = [[None; Board::MAX_EXTENT]; Board::MAX_EXTENT];
    let mut places = Vec::with_capacity(2 * Board::MAX_EXTENT * Board::MAX_EXTENT);
    for (n, tile) in bag.into_iter().enumerate() {
        places.clear();
        for turned in [false, true] {
            let (height, width) = tile.sides(turned);
            for row in 0..=SIDE - height {
                for column in 0..=SIDE - width {
                    let weight = match contact(&letters, row, column, height, width) {
                        Some(0) if n == 0 => 1,
                        // The fourth power: a nook is much better than a corner, but a corner stays possible.
                        Some(edges) => edges.pow(4),
                        None => 0,
                    };
                    if weight > 0 {
                        places.push(((row, column, height, width), weight));
                    }
                }
            }
        }
        let &(row, column, height, width) = dice.pick_weighted(&places)?;
        lay(&mut letters, tile, row, column, height, width);
    }
    Some(letters)
}

/// A tile in the hand: its number, and its sides.
#[derive(Copy, Clone)]
struct Loose {
    number: u8,
    short: u8,
    long: u8,
}

impl Loose {
    /// Height and width, lying or turned upright.
    fn sides(self, turned: bool) -> (u8, u8) {
        if turned {
            (self.long, self.short)
        } else {
            (self.short, self.long)
        }
    }
}

/// All the tiles of the box.
fn bag() -> [Loose; Board::TILES] {
    let kinds = TileKind::BOX
        .iter()
        .flat_map(|kind| std::iter::repeat_n(kind, kind.count as usize));
    let mut bag = [Loose {
        number: 0,
        short: 0,
        long: 0,
    }; Board::TILES];
    for ((number, loose), kind) in (0..).zip(&mut bag).zip(kinds) {
        *loose = Loose {
            number,
            short: kind.short,
            long: kind.long,
        };
    }
    bag
}

/// Puts a tile down.
fn lay(letters: &mut Grid<Option<u8>>, tile: Loose, row: u8, column: u8, height: u8, width: u8) {
    for line in &mut letters[row as usize..][..height as usize] {
        line[column as usize..][..width as usize].fill(Some(tile.number));
    }
}

/// With how many cell edges a tile there would touch others; `None` if it would lie on one.
fn contact(letters: &Grid<Option<u8>>, row: u8, column: u8, height: u8, width: u8) -> Option<u32> {
    let (top, left) = (row as usize, column as usize);
    let (bottom, right) = (top + height as usize, left + width as usize);
    let is_taken = |y: usize, x: usize| {
        letters
            .get(y)
            .and_then(|r| r.get(x))
            .is_some_and(Option::is_some)
    };
    if (top..bottom).any(|y| (left..right).any(|x| is_taken(y, x))) {
        return None;
    }
    let sides = (top..bottom).flat_map(|y| [(y, left.wrapping_sub(1)), (y, right)]);
    let ends = (left..right).flat_map(|x| [(top.wrapping_sub(1), x), (bottom, x)]);
    Some(sides.chain(ends).filter(|&(y, x)| is_taken(y, x)).count() as u32)
}
