//! Kulami.

use std::collections::{BTreeMap, BTreeSet};

use crate::{Ending, Reference, ToMove, options::Options};

/// The named boards, one per line: the name, then the tiles as in a position string.
const LAYOUTS: &str = include_str!("../data/kulami.txt");

/// Row from 0 at the top, column from 0 at the left.
type Hole = (i32, i32);

const MARBLES_EACH: usize = 28;

/// A game of Kulami.
#[derive(Debug, Clone)]
pub(crate) struct Kulami {
    height: i32,
    width: i32,
    /// The letter of the tile each hole is on.
    tiles: BTreeMap<Hole, char>,
    /// The colour of each marble, `r` or `b`.
    marbles: BTreeMap<Hole, char>,
    /// The colour to move.
    side: char,
    seats: Seats,
    last: Option<Hole>,
    previous: Option<Hole>,
    /// Options: the colour seat 0 begins with, and three switches.
    first: char,
    area: Switch,
    lines: Switch,
    swap: Switch,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Switch {
    Off,
    On,
}

/// Whether the seats have exchanged colours.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Seats {
    AsBegun,
    Exchanged,
}

impl Kulami {
    pub(crate) fn open(options: &str, position: Option<&str>) -> Result<Kulami, String> {
        let known = ["board", "seed", "area", "lines", "first", "swap"];
        let options = Options::read(options, &known)?;
        let first = match options.word("first", &["red", "black"])? {
            "red" => 'r',
            _ => 'b',
        };
        let switch = |key: &str| -> Result<Switch, String> {
            match options.word(key, &["off", "on"])? {
                "on" => Ok(Switch::On),
                _ => Ok(Switch::Off),
            }
        };
        let (area, lines, swap) = (switch("area")?, switch("lines")?, switch("swap")?);

        let start = |tiles: BTreeMap<Hole, char>, height, width| Kulami {
            height,
            width,
            tiles,
            marbles: BTreeMap::new(),
            side: first,
            seats: Seats::AsBegun,
            last: None,
            previous: None,
            first,
            area,
            lines,
            swap,
        };

        let Some(text) = position else {
            let (tiles, height, width) = match options.get("board").unwrap_or("square") {
                "square" | "irregular" => {
                    return Err("random boards are not made here".to_string());
                }
                board => read_tiles(layout(board).unwrap_or(board))?,
            };
            return Ok(start(tiles, height, width));
        };

        // A position says by itself which board it is on.
        let fields: Vec<&str> = text.split(' ').collect();
        let [tiles, marbles, side, last, previous] = fields[..] else {
            return Err("a position has five fields".to_string());
        };
        let (tiles, height, width) = read_tiles(tiles)?;
        let mut game = start(tiles, height, width);
        for (hole, letter) in read_grid(marbles)? {
            match letter {
                '.' => {}
                'r' | 'b' if game.tiles.contains_key(&hole) => {
                    game.marbles.insert(hole, letter);
                }
                _ => return Err(format!("{letter} cannot be there among the marbles")),
            }
        }
        (game.side, game.seats) = match side {
            "r" => ('r', Seats::AsBegun),
            "b" => ('b', Seats::AsBegun),
            "rx" => ('r', Seats::Exchanged),
            "bx" => ('b', Seats::Exchanged),
            _ => return Err(format!("no such side: {side}")),
        };
        game.last = game.read_marble(last)?;
        game.previous = game.read_marble(previous)?;
        if game.last.is_none() != game.marbles.is_empty()
            || game.previous.is_some() != (game.marbles.len() >= 2)
            || (game.last.is_some() && game.last == game.previous)
        {
            return Err("the last two marbles do not fit the board".to_string());
        }
        if game.seats == Seats::Exchanged && (swap == Switch::Off || game.marbles.is_empty()) {
            return Err("the seats cannot have exchanged colours".to_string());
        }
        Ok(game)
    }

    /// Every hole where the side to move may put a marble.
    fn holes(&self) -> Vec<Hole> {
        self.tiles
            .keys()
            .copied()
            .filter(|hole| self.may_place(*hole))
            .collect()
    }

    fn may_place(&self, hole: Hole) -> bool {
        let used = self
            .marbles
            .values()
            .filter(|colour| **colour == self.side)
            .count();
        if used >= MARBLES_EACH {
            return false;
        }
        if self.marbles.contains_key(&hole) {
            return false;
        }
        // The first marble goes into any hole.
        let Some(last) = self.last else {
            return true;
        };
        // 1. The same row or the same column as the marble placed last.
        if hole.0 != last.0 && hole.1 != last.1 {
            return false;
        }
        // 2. Not on the tile of the last marble, and not on the tile of the marble before it.
        if self.tiles[&hole] == self.tiles[&last] {
            return false;
        }
        if let Some(previous) = self.previous
            && self.tiles[&hole] == self.tiles[&previous]
        {
            return false;
        }
        true
    }

    /// As its first ply, seat 1 may exchange colours instead of placing.
    fn may_swap(&self) -> bool {
        self.swap == Switch::On
            && self.seats == Seats::AsBegun
            && self.marbles.len() == 1
            && self.seat_of(self.side) == 1
    }

    /// Which seat has this colour now.
    fn seat_of(&self, colour: char) -> u8 {
        match (colour == self.first, self.seats) {
            (true, Seats::AsBegun) | (false, Seats::Exchanged) => 0,
            (false, Seats::AsBegun) | (true, Seats::Exchanged) => 1,
        }
    }

    /// All points of a colour.
    fn points(&self, colour: char) -> i64 {
        let enemy = other(colour);
        let mut points = self.tile_points(colour);
        // The larger owner gets the difference, the other one nothing.
        if self.area == Switch::On {
            points += (self.largest_area(colour) - self.largest_area(enemy)).max(0);
        }
        if self.lines == Switch::On {
            points += (self.line_sum(colour) - self.line_sum(enemy)).max(0);
        }
        points
    }

    /// The holes of the tiles on which the colour has more marbles than the other.
    fn tile_points(&self, colour: char) -> i64 {
        let letters: BTreeSet<char> = self.tiles.values().copied().collect();
        let mut points = 0;
        for letter in letters {
            let mut holes = 0;
            let mut own = 0;
            let mut theirs = 0;
            for (hole, tile) in &self.tiles {
                if *tile == letter {
                    holes += 1;
                    match self.marbles.get(hole) {
                        Some(marble) if *marble == colour => own += 1,
                        Some(_) => theirs += 1,
                        None => {}
                    }
                }
            }
            if own > theirs {
                points += holes;
            }
        }
        points
    }

    /// The size of the largest orthogonally connected group of the colour.
    fn largest_area(&self, colour: char) -> i64 {
        let mut largest = 0;
        for start in self.tiles.keys() {
            if !self.has(*start, colour) {
                continue;
            }
            let mut group = vec![*start];
            let mut next = 0;
            while next < group.len() {
                let (row, column) = group[next];
                next += 1;
                for neighbour in [
                    (row - 1, column),
                    (row + 1, column),
                    (row, column - 1),
                    (row, column + 1),
                ] {
                    if self.has(neighbour, colour) && !group.contains(&neighbour) {
                        group.push(neighbour);
                    }
                }
            }
            largest = largest.max(group.len() as i64);
        }
        largest
    }

    /// The lengths of all maximal straight runs of five or more marbles of the colour, added up.
    fn line_sum(&self, colour: char) -> i64 {
        let mut sum = 0;
        for (down, right) in [(0, 1), (1, 0), (1, 1), (1, -1)] {
            for (row, column) in self.tiles.keys().copied() {
                // Measure each run once, from the end that has none of its own before it.
                if self.has((row - down, column - right), colour) {
                    continue;
                }
                let mut length = 0;
                while self.has((row + length * down, column + length * right), colour) {
                    length += 1;
                }
                if length >= 5 {
                    sum += i64::from(length);
                }
            }
        }
        sum
    }

    fn has(&self, hole: Hole, colour: char) -> bool {
        self.marbles.get(&hole) == Some(&colour)
    }

    fn hole_text(&self, (row, column): Hole) -> String {
        let letter = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"][column as usize];
        format!("{letter}{}", self.height - row)
    }

    /// The hole of a marble by its text, or `None` for `-`.
    fn read_marble(&self, text: &str) -> Result<Option<Hole>, String> {
        if text == "-" {
            return Ok(None);
        }
        for hole in self.marbles.keys() {
            if self.hole_text(*hole) == text {
                return Ok(Some(*hole));
            }
        }
        Err(format!("no marble at {text}"))
    }

    fn grid_text(&self, content: &BTreeMap<Hole, char>) -> String {
        let mut rows = Vec::new();
        for row in 0..self.height {
            let mut text = String::new();
            for column in 0..self.width {
                text.push(*content.get(&(row, column)).unwrap_or(&'.'));
            }
            rows.push(text);
        }
        rows.join("/")
    }
}

impl Reference for Kulami {
    fn position(&self) -> String {
        let exchanged = match self.seats {
            Seats::AsBegun => "",
            Seats::Exchanged => "x",
        };
        let marble = |hole: Option<Hole>| match hole {
            Some(hole) => self.hole_text(hole),
            None => "-".to_string(),
        };
        format!(
            "{} {} {}{exchanged} {} {}",
            self.grid_text(&self.tiles),
            self.grid_text(&self.marbles),
            self.side,
            marble(self.last),
            marble(self.previous)
        )
    }

    fn to_move(&self) -> ToMove {
        match self.ending() {
            Some(_) => ToMove::Over,
            None => ToMove::Seat(self.seat_of(self.side)),
        }
    }

    fn legal(&self) -> Vec<String> {
        if self.ending().is_some() {
            return Vec::new();
        }
        let mut texts: Vec<String> = self
            .holes()
            .into_iter()
            .map(|hole| self.hole_text(hole))
            .collect();
        if self.may_swap() {
            texts.push("swap".to_string());
        }
        texts.sort();
        texts
    }

    fn play(&mut self, text: &str) -> bool {
        if self.ending().is_some() {
            return false;
        }
        if text == "swap" && self.may_swap() {
            // The marble stays and the colours go on in turn; only who has which colour changes.
            self.seats = Seats::Exchanged;
            return true;
        }
        for hole in self.holes() {
            if self.hole_text(hole) == text {
                self.marbles.insert(hole, self.side);
                self.side = other(self.side);
                self.previous = self.last;
                self.last = Some(hole);
                return true;
            }
        }
        false
    }

    fn ending(&self) -> Option<Ending> {
        let why = if self.marbles.len() >= 2 * MARBLES_EACH {
            "all-placed"
        } else if self.holes().is_empty() {
            "no-move"
        } else {
            return None;
        };
        let scores = self.scores()?;
        let winners = if scores[0] > scores[1] {
            vec![0]
        } else if scores[1] > scores[0] {
            vec![1]
        } else {
            vec![0, 1]
        };
        Some(Ending { winners, why })
    }

    fn scores(&self) -> Option<Vec<i64>> {
        let mut scores = vec![0, 0];
        for colour in ['r', 'b'] {
            scores[usize::from(self.seat_of(colour))] = self.points(colour);
        }
        Some(scores)
    }
}

fn other(colour: char) -> char {
    if colour == 'r' { 'b' } else { 'r' }
}

fn layout(name: &str) -> Option<&'static str> {
    for line in LAYOUTS.lines() {
        if let Some((known, tiles)) = line.split_once(' ')
            && known == name
        {
            return Some(tiles);
        }
    }
    None
}

/// The characters of rows joined by `/`, row by row.
fn read_grid(text: &str) -> Result<Vec<(Hole, char)>, String> {
    let rows: Vec<Vec<char>> = text.split('/').map(|row| row.chars().collect()).collect();
    if rows.len() > 10 || rows[0].len() > 10 {
        return Err("a board is at most 10 by 10".to_string());
    }
    let mut grid = Vec::new();
    for (row, letters) in rows.iter().enumerate() {
        if letters.len() != rows[0].len() {
            return Err("the rows differ in length".to_string());
        }
        for (column, letter) in letters.iter().enumerate() {
            grid.push(((row as i32, column as i32), *letter));
        }
    }
    Ok(grid)
}

/// Reads a board and checks it; the letters become the canonical ones. Gives height and width too.
fn read_tiles(text: &str) -> Result<(BTreeMap<Hole, char>, i32, i32), String> {
    let mut tiles = BTreeMap::new();
    let mut height = 0;
    let mut width = 0;
    // The letters as they are met first: their order makes the canonical letters.
    let mut met = Vec::new();
    for (hole, letter) in read_grid(text)? {
        height = height.max(hole.0 + 1);
        width = width.max(hole.1 + 1);
        if letter == '.' {
            continue;
        }
        if !letter.is_ascii_alphabetic() {
            return Err(format!("not a tile: {letter}"));
        }
        if !met.contains(&letter) {
            met.push(letter);
        }
        tiles.insert(hole, letter);
    }
    if met.len() != 17 {
        return Err("a board has 17 tiles".to_string());
    }

    // Four 2×3, five 2×2, four 1×3, four 1×2, each a full rectangle.
    let mut kinds = BTreeMap::new();
    for letter in &met {
        let holes: Vec<Hole> = tiles
            .iter()
            .filter(|(_, tile)| *tile == letter)
            .map(|(hole, _)| *hole)
            .collect();
        let extent = |numbers: Vec<i32>| -> usize {
            let low = numbers.iter().copied().min().unwrap_or(0);
            let high = numbers.iter().copied().max().unwrap_or(0);
            (high - low + 1) as usize
        };
        let tall = extent(holes.iter().map(|hole| hole.0).collect());
        let wide = extent(holes.iter().map(|hole| hole.1).collect());
        if tall * wide != holes.len() {
            return Err(format!("the tile {letter} is not a rectangle"));
        }
        *kinds.entry((tall.min(wide), tall.max(wide))).or_insert(0) += 1;
    }
    if kinds != BTreeMap::from([((2, 3), 4), ((2, 2), 5), ((1, 3), 4), ((1, 2), 4)]) {
        return Err("not the tiles of the set".to_string());
    }

    // The bounding box is tight and the board is edge-connected.
    let Some(start) = tiles.keys().next().copied() else {
        return Err("a board has holes".to_string());
    };
    for row in 0..height {
        if !tiles.keys().any(|hole| hole.0 == row) {
            return Err("a row without a hole".to_string());
        }
    }
    for column in 0..width {
        if !tiles.keys().any(|hole| hole.1 == column) {
            return Err("a column without a hole".to_string());
        }
    }
    let mut reached = vec![start];
    let mut next = 0;
    while next < reached.len() {
        let (row, column) = reached[next];
        next += 1;
        for hole in [
            (row - 1, column),
            (row + 1, column),
            (row, column - 1),
            (row, column + 1),
        ] {
            if tiles.contains_key(&hole) && !reached.contains(&hole) {
                reached.push(hole);
            }
        }
    }
    if reached.len() != tiles.len() {
        return Err("the board is not connected".to_string());
    }

    for letter in tiles.values_mut() {
        let order = met.iter().position(|other| other == letter).unwrap_or(0);
        *letter = char::from(b'A' + order as u8);
    }
    Ok((tiles, height, width))
}
