use std::fmt;

use quartet_game::Problems;

use crate::{Hole, Holes, fault};

/// A board: seventeen rectangular tiles with 64 holes on one grid, edge-connected, at most ten rows and columns.
///
/// Every value is valid. Equal boards have the same tiles in the same places of their bounding boxes. `Display` writes
/// the canonical tile string: rows from the top joined by `/`, one letter per tile in reading order, `.` for no hole.
#[derive(Clone, PartialEq, Eq)]
pub struct Board {
    width: u8,
    height: u8,
    /// The hole in each cell, rows from the top.
    grid: Grid<Option<Hole>>,
    places: [Place; Hole::COUNT],
    tiles: [Tile; Hole::COUNT],
}

/// One value per cell of the largest board, rows from the top.
pub(crate) type Grid<T> = [[T; Board::MAX_EXTENT]; Board::MAX_EXTENT];

/// Where a hole is: columns from the left and rows from the top, both from 0.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Hash)]
pub struct Place {
    /// The column, from the left.
    pub column: u8,
    /// The row, from the top.
    pub row: u8,
}

/// One of the seventeen tiles of a board, numbered in reading order of their first holes.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub struct Tile(u8);

/// A size of tile, and how many of it are in the box.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct TileKind {
    /// The shorter side.
    pub short: u8,
    /// The longer side.
    pub long: u8,
    /// How many a board has.
    pub count: u8,
}

impl Board {
    /// The most rows and the most columns of a board.
    pub const MAX_EXTENT: usize = 10;
    /// The number of tiles that every board has.
    pub const TILES: usize = 17;
    /// The symmetries of the square, in the order of [`Board::transformed`]: what they are called.
    pub const SYMMETRIES: [&'static str; 8] = [
        "as it is",
        "mirrored left to right",
        "mirrored top to bottom",
        "turned by half",
        "mirrored at the falling diagonal",
        "turned clockwise",
        "turned anticlockwise",
        "mirrored at the rising diagonal",
    ];

    /// Reads tiles: rows from the top, separated by `/` or line ends, one letter per hole, the same letter for the
    /// holes of one tile, `.` for no hole. Any letters will do (`a` and `A` differ), and empty rows and columns around
    /// the board are cut off.
    ///
    /// # Errors
    /// Names everything that keeps the text from being a board.
    ///
    /// # Examples
    /// ```
    /// use quartet_kulami::Board;
    /// let board = Board::parse("xxyzzzuu/xxyeefuu/ggyeefuu/gghhhiii/jjhhhkkl/mnnookkl/mnnpppqq/mnnpppqq")?;
    /// assert!(board.to_string().starts_with("AABCCCDD/AABEEFDD/"));
    /// assert!(Board::parse("AAB/AAB").is_err());
    /// # Ok::<(), quartet_game::Problems>(())
    /// ```
    pub fn parse(text: &str) -> Result<Self, Problems> {
        Self::parse_framed(text).map(|(board, _)| board)
    }

    /// Reads tiles like [`Board::parse`], and says where in the text the board was.
    pub(crate) fn parse_framed(text: &str) -> Result<(Self, Frame), Problems> {
        let mut problems = Problems::default();
        let rows = rows(text);
        check_characters(&rows, &mut problems);
        check_shape(&rows, &mut problems);
        let Some(frame) = Frame::around(&rows) else {
            problems.add(fault::EMPTY);
            return Err(problems);
        };
        check_tiles(&rows, &mut problems);
        let letters = frame.cut(&rows);
        match letters {
            None => {
                let fault = fault::EXTENT.with("width", frame.width);
                let fault = fault.with("height", frame.height);
                problems.add(fault.with("most", Self::MAX_EXTENT));
            }
            Some(letters) if !is_connected(&letters) => {
                problems.add(fault::APART);
            }
            Some(_) => {}
        }
        let Some(letters) = letters.filter(|_| problems.is_empty()) else {
            return Err(problems);
        };
        Ok((Self::from_letters(&letters), frame))
    }

    /// The board with these tiles, which may be named by any distinct bytes and lie anywhere in the grid. The caller
    /// vouches for their number, their sizes and that they are connected.
    pub(crate) fn from_letters(letters: &Grid<Option<u8>>) -> Self {
        let cells =
            || (0..Self::MAX_EXTENT).flat_map(|y| (0..Self::MAX_EXTENT).map(move |x| (y, x)));
        let filled = || cells().filter(|&(y, x)| letters[y][x].is_some());
        let top = filled().map(|(y, _)| y).min().unwrap_or(0);
        let left = filled().map(|(_, x)| x).min().unwrap_or(0);
        let mut board = Self {
            width: 0,
            height: 0,
            grid: [[None; Self::MAX_EXTENT]; Self::MAX_EXTENT],
            places: [Place { column: 0, row: 0 }; Hole::COUNT],
            tiles: [Tile(0); Hole::COUNT],
        };
        let mut met = Vec::with_capacity(Self::TILES);
        for ((y, x), hole) in filled().zip(Hole::all()) {
            let letter = letters[y][x];
            let tile = met.iter().position(|&m| m == letter).unwrap_or_else(|| {
                met.push(letter);
                met.len() - 1
            });
            let (row, column) = (y - top, x - left);
            board.height = board.height.max(row as u8 + 1);
            board.width = board.width.max(column as u8 + 1);
            board.grid[row][column] = Some(hole);
            board.tiles[hole.index()] = Tile(tile as u8);
            board.places[hole.index()] = Place {
                column: column as u8,
                row: row as u8,
            };
        }
        board
    }

    /// The number of columns.
    #[must_use]
    pub const fn width(&self) -> u8 {
        self.width
    }

    /// The number of rows.
    #[must_use]
    pub const fn height(&self) -> u8 {
        self.height
    }

    /// Is this a closed eight by eight square?
    #[must_use]
    pub const fn is_square(&self) -> bool {
        self.width == 8 && self.height == 8
    }

    /// The hole in a column from the left and a row from the top; `None` where there is none, on the board or beyond.
    #[must_use]
    pub fn hole_at(&self, column: i32, row: i32) -> Option<Hole> {
        let column = usize::try_from(column).ok()?;
        let row = usize::try_from(row).ok()?;
        *self.grid.get(row)?.get(column)?
    }

    /// Where the hole is.
    #[must_use]
    pub const fn place(&self, hole: Hole) -> Place {
        self.places[hole.index()]
    }

    /// The tile of the hole.
    #[must_use]
    pub const fn tile(&self, hole: Hole) -> Tile {
        self.tiles[hole.index()]
    }

    /// The holes of the tile.
    #[must_use]
    pub fn tile_holes(&self, tile: Tile) -> Holes {
        Hole::all().filter(|&h| self.tile(h) == tile).collect()
    }

    /// The name of the hole: column letter from the left, row number from the bottom.
    #[must_use]
    pub fn cell_name(&self, hole: Hole) -> String {
        let Place { column, row } = self.place(hole);
        format!("{}{}", (b'a' + column) as char, self.height - row)
    }

    /// The board as one of the eight [symmetries](Board::SYMMETRIES) of the square shows it.
    ///
    /// # Panics
    /// If `symmetry` is not below 8.
    #[must_use]
    pub fn transformed(&self, symmetry: u8) -> Self {
        let mut letters = [[None; Self::MAX_EXTENT]; Self::MAX_EXTENT];
        for hole in Hole::all() {
            let place = self.transformed_place(symmetry, self.place(hole));
            letters[place.row as usize][place.column as usize] = Some(self.tile(hole).0);
        }
        Self::from_letters(&letters)
    }

    /// Where a place of this board comes to lie on the [transformed](Board::transformed) one.
    ///
    /// # Panics
    /// If `symmetry` is not below 8.
    #[must_use]
    pub fn transformed_place(&self, symmetry: u8, place: Place) -> Place {
        assert!(symmetry < 8, "there are eight symmetries");
        let Place {
            mut column,
            mut row,
        } = place;
        // Bit 2 exchanges rows and columns first, so the mirrors act on the turned bounding box.
        let (mut width, mut height) = (self.width, self.height);
        if symmetry & 4 != 0 {
            (column, row) = (row, column);
            (width, height) = (height, width);
        }
        if symmetry & 1 != 0 {
            column = width - 1 - column;
        }
        if symmetry & 2 != 0 {
            row = height - 1 - row;
        }
        Place { column, row }
    }
}

impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (y, row) in self.grid[..self.height as usize].iter().enumerate() {
            if y > 0 {
                f.write_str("/")?;
            }
            for hole in &row[..self.width as usize] {
                let letter = hole.map_or('.', |hole| self.tile(hole).letter());
                write!(f, "{letter}")?;
            }
        }
        Ok(())
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Board({self})")
    }
}

impl Tile {
    /// Every tile of a board.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..Board::TILES as u8).map(Self)
    }

    /// The number of the tile, to index an array by it.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The letter of the tile in the canonical tile string.
    #[must_use]
    pub const fn letter(self) -> char {
        (b'A' + self.0) as char
    }
}

impl TileKind {
    /// What is in the box.
    pub const BOX: [Self; 4] = [
        Self::new(2, 3, 4),
        Self::new(2, 2, 5),
        Self::new(1, 3, 4),
        Self::new(1, 2, 4),
    ];

    const fn new(short: u8, long: u8, count: u8) -> Self {
        Self { short, long, count }
    }

    /// The number of holes of such a tile.
    #[must_use]
    pub const fn holes(self) -> u8 {
        self.short * self.long
    }
}

/// The smallest rectangle that holds every letter of a text.
pub(crate) struct Frame {
    pub(crate) top: usize,
    pub(crate) left: usize,
    pub(crate) width: usize,
    pub(crate) height: usize,
}

impl Frame {
    fn around(rows: &[&str]) -> Option<Self> {
        let (mut top, mut bottom, mut left, mut right) = (usize::MAX, 0, usize::MAX, 0);
        for (y, row) in rows.iter().enumerate() {
            for (x, _) in row.bytes().enumerate().filter(|(_, b)| is_tile(*b)) {
                (top, bottom) = (top.min(y), bottom.max(y));
                (left, right) = (left.min(x), right.max(x));
            }
        }
        (top <= bottom).then(|| Self {
            top,
            left,
            width: right - left + 1,
            height: bottom - top + 1,
        })
    }

    /// The letters within; `None` if there is more than a board can hold.
    fn cut(&self, rows: &[&str]) -> Option<Grid<Option<u8>>> {
        if self.width > Board::MAX_EXTENT || self.height > Board::MAX_EXTENT {
            return None;
        }
        let mut letters = [[None; Board::MAX_EXTENT]; Board::MAX_EXTENT];
        for (line, row) in letters.iter_mut().zip(&rows[self.top..][..self.height]) {
            let row = row.bytes().skip(self.left).take(self.width);
            for (cell, byte) in line.iter_mut().zip(row) {
                *cell = Some(byte).filter(|byte| is_tile(*byte));
            }
        }
        Some(letters)
    }
}

/// The rows of a text. Blanks around a row and empty lines at the start and the end belong to the layout of the text,
/// not to the board.
fn rows(text: &str) -> Vec<&str> {
    text.trim().split(['/', '\n']).map(str::trim).collect()
}

fn is_tile(byte: u8) -> bool {
    byte.is_ascii_alphabetic()
}

fn check_characters(rows: &[&str], problems: &mut Problems) {
    let mut strange: Vec<char> = Vec::new();
    for letter in rows.iter().flat_map(|row| row.chars()) {
        let known = letter.is_ascii_alphabetic() || letter == '.';
        // A few are enough to find the fault; the rest of a wrong file is not repeated back.
        if !known && strange.len() < 8 && !strange.contains(&letter) {
            strange.push(letter);
        }
    }
    for letter in strange {
        problems.add(fault::LETTER.with("letter", format!("{letter:?}")));
    }
}

fn check_shape(rows: &[&str], problems: &mut Problems) {
    let width = |row: &&str| row.chars().count();
    let first = rows.first().map_or(0, width);
    if let Some(n) = rows.iter().position(|row| width(row) != first) {
        let fault = fault::LENGTHS.with("first", first).with("row", n + 1);
        problems.add(fault.with("found", width(&rows[n])));
    }
}

/// Is every letter one rectangle of a known size, and is each size there as often as in the box?
fn check_tiles(rows: &[&str], problems: &mut Problems) {
    let mut seen: [Option<Extent>; 128] = [const { None }; 128];
    let mut order = Vec::new();
    for (y, row) in rows.iter().enumerate() {
        for (x, byte) in row.bytes().enumerate().filter(|(_, b)| is_tile(*b)) {
            match &mut seen[byte as usize] {
                Some(extent) => extent.add(y, x),
                none => {
                    *none = Some(Extent::new(y, x));
                    order.push(byte);
                }
            }
        }
    }
    let mut counts = [0; TileKind::BOX.len()];
    for byte in order {
        let Some(extent) = &seen[byte as usize] else {
            continue;
        };
        let letter = byte as char;
        match extent.kind() {
            Some(kind) => counts[kind] += 1,
            None if extent.is_full() => {
                let fault = fault::TILE_SIZE.with("letter", letter);
                let fault = fault.with("height", extent.height());
                problems.add(fault.with("width", extent.width()));
            }
            None => problems.add(fault::TILE_SHAPE.with("letter", letter)),
        }
    }
    for (kind, count) in TileKind::BOX.iter().zip(counts) {
        if count != kind.count {
            let fault = fault::TILE_COUNT.with("short", kind.short);
            let fault = fault.with("long", kind.long).with("count", count);
            problems.add(fault.with("wanted", kind.count));
        }
    }
}

/// The rectangle around the holes of one letter, and how many there are.
struct Extent {
    top: usize,
    bottom: usize,
    left: usize,
    right: usize,
    holes: usize,
}

impl Extent {
    fn new(y: usize, x: usize) -> Self {
        Self {
            top: y,
            bottom: y,
            left: x,
            right: x,
            holes: 1,
        }
    }

    fn add(&mut self, y: usize, x: usize) {
        self.bottom = y;
        self.left = self.left.min(x);
        self.right = self.right.max(x);
        self.holes += 1;
    }

    fn width(&self) -> usize {
        self.right - self.left + 1
    }

    fn height(&self) -> usize {
        self.bottom - self.top + 1
    }

    fn is_full(&self) -> bool {
        self.width().checked_mul(self.height()) == Some(self.holes)
    }

    fn kind(&self) -> Option<usize> {
        let short = self.width().min(self.height());
        let long = self.width().max(self.height());
        let same = |k: &TileKind| (k.short as usize, k.long as usize) == (short, long);
        TileKind::BOX
            .iter()
            .position(same)
            .filter(|_| self.is_full())
    }
}

/// Can every cell that holds something be reached from every other over common edges?
fn is_connected(letters: &Grid<Option<u8>>) -> bool {
    let size = Board::MAX_EXTENT;
    let is_hole = |y: usize, x: usize| y < size && x < size && letters[y][x].is_some();
    let cells = (0..size * size).map(|n| (n / size, n % size));
    let holes: Vec<_> = cells.filter(|&(y, x)| is_hole(y, x)).collect();
    let mut reached = [[false; Board::MAX_EXTENT]; Board::MAX_EXTENT];
    let mut stack: Vec<_> = holes.first().copied().into_iter().collect();
    let mut count = 0;
    while let Some((y, x)) = stack.pop() {
        if !is_hole(y, x) || reached[y][x] {
            continue;
        }
        reached[y][x] = true;
        count += 1;
        stack.extend([
            (y + 1, x),
            (y, x + 1),
            (y.wrapping_sub(1), x),
            (y, x.wrapping_sub(1)),
        ]);
    }
    count == holes.len()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Layout, NAMED};

    #[test]
    fn the_named_boards_are_valid_and_canonical() {
        for layout in NAMED {
            assert_eq!(layout.board().to_string(), layout.tiles, "{}", layout.name);
        }
        assert_eq!(NAMED.len(), 11);
    }

    #[test]
    fn letters_frames_and_line_ends_do_not_matter() {
        let classic = NAMED[0].board();
        let framed = NAMED[0].tiles.to_lowercase().replace('/', "..\n  .");
        let framed = format!("...........\n.{framed}..\n...........\n");
        assert_eq!(Board::parse(&framed).unwrap(), classic);
        let swapped = NAMED[0].tiles.replace('A', "z").replace('Q', "A");
        assert_eq!(Board::parse(&swapped).unwrap(), classic);
    }

    #[track_caller]
    fn faults(text: &str, expected: &[&str]) {
        let problems = Board::parse(text).unwrap_err();
        let found: Vec<&str> = problems.iter().collect();
        assert_eq!(found, expected, "{text}");
    }

    #[test]
    fn every_fault_is_named_at_once() {
        let classic = NAMED[0].tiles;
        faults("", &["the board has no hole"]);
        faults("../..", &["the board has no hole"]);
        // Two tiles of one letter; a tile of one hole; a missing row; a strange character: all at once.
        faults(
            "ACBCCCDD/A?BEEFDD/GGBEEFDDD",
            &[
                "'?' cannot stand in a board: there are only letters and `.`",
                "the rows differ in length: row 1 has 8 cells, row 3 has 9",
                "the holes of tile C are not one rectangle",
                "the holes of tile D are not one rectangle",
                "tiles of 2x3: 0 instead of 4",
                "tiles of 2x2: 1 instead of 5",
                "tiles of 1x3: 1 instead of 4",
                "tiles of 1x2: 3 instead of 4",
            ],
        );
        faults(
            &classic.replace('F', "H"),
            &[
                "the holes of tile H are not one rectangle",
                "tiles of 2x3: 3 instead of 4",
                "tiles of 1x2: 3 instead of 4",
            ],
        );
        faults(
            &classic.replace('F', "E"),
            &[
                "tiles of 2x3: 5 instead of 4",
                "tiles of 2x2: 4 instead of 5",
                "tiles of 1x2: 3 instead of 4",
            ],
        );
        faults(
            "AAAA/BBBB",
            &[
                "tile A is 1x4: there is no tile of that size",
                "tile B is 1x4: there is no tile of that size",
                "tiles of 2x3: 0 instead of 4",
                "tiles of 2x2: 0 instead of 5",
                "tiles of 1x3: 0 instead of 4",
                "tiles of 1x2: 0 instead of 4",
            ],
        );
        faults(
            &classic.replacen('/', "/......../......../......../", 1),
            &[
                "the holes of tile A are not one rectangle",
                "the holes of tile B are not one rectangle",
                "the holes of tile D are not one rectangle",
                "tiles of 2x3: 3 instead of 4",
                "tiles of 2x2: 4 instead of 5",
                "tiles of 1x3: 3 instead of 4",
                "the board is 8 wide and 11 high, at most 10 each are allowed",
            ],
        );
        faults(
            &format!("{}/......../......RR", classic.replace('F', ".")),
            &["the tiles are not all connected edge to edge"],
        );
        faults(
            &format!("{classic}/......../......RR"),
            &[
                "tiles of 1x2: 5 instead of 4",
                "the tiles are not all connected edge to edge",
            ],
        );
    }

    #[test]
    fn boards_must_hang_together() {
        // square-1 falls into an upper and a lower half along a straight cut.
        let square = Layout::named("square-1").unwrap().tiles;
        let cut = square.replacen("/NN", "/......../NN", 1);
        faults(&cut, &["the tiles are not all connected edge to edge"]);
    }

    #[test]
    fn symmetries_of_the_square_form_a_group_of_eight() {
        let board = NAMED[2].board();
        let images: Vec<String> = (0..8).map(|s| board.transformed(s).to_string()).collect();
        for (n, image) in images.iter().enumerate() {
            assert_eq!(images.iter().position(|i| i == image), Some(n));
            for s in 0..8 {
                let again = Board::parse(image).unwrap().transformed(s).to_string();
                assert!(images.contains(&again));
            }
        }
        assert_eq!(images[0], board.to_string());
        // Turned clockwise, the top row becomes the last column.
        let turned = board.transformed(5);
        let last: Vec<bool> = (0..9).map(|row| turned.hole_at(8, row).is_some()).collect();
        let top: Vec<bool> = (0..9).map(|x| board.hole_at(x, 0).is_some()).collect();
        assert_eq!(last, top);
    }

    #[test]
    fn no_text_makes_the_reader_panic() {
        for text in [
            "ä",
            "A\u{301}/ß",
            "////",
            "\0",
            &"A".repeat(100_000),
            &"AB/".repeat(50_000),
        ] {
            assert!(Board::parse(text).is_err());
        }
    }

    #[test]
    fn cells_are_named_from_the_bottom_left() {
        let board = NAMED[2].board();
        assert_eq!(board.cell_name(board.hole_at(3, 0).unwrap()), "d9");
        assert_eq!(board.cell_name(board.hole_at(8, 7).unwrap()), "i2");
        assert_eq!(board.hole_at(0, 0), None);
        assert_eq!(board.hole_at(-1, 3), None);
    }
}
