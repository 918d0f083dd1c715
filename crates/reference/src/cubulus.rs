//! Cubulus for two and three seats.

use std::collections::BTreeMap;

use crate::{Ending, Reference, ToMove, options::Options};

/// x left to right, y front to back, z bottom to top, each 1 to 3.
type Cell = (i32, i32, i32);

const BALLS_EACH: usize = 9;

/// The 54 facelets of the net with the cell each one is on, row by row as seen from outside, the faces in the order
/// that settles spellings.
#[rustfmt::skip]
const FACELETS: [(&str, Cell); 54] = [
    // U, seen from above, the back edge on top.
    ("U1", (1, 3, 3)), ("U2", (2, 3, 3)), ("U3", (3, 3, 3)),
    ("U4", (1, 2, 3)), ("U5", (2, 2, 3)), ("U6", (3, 2, 3)),
    ("U7", (1, 1, 3)), ("U8", (2, 1, 3)), ("U9", (3, 1, 3)),
    // D, seen from below, the front edge on top.
    ("D1", (1, 1, 1)), ("D2", (2, 1, 1)), ("D3", (3, 1, 1)),
    ("D4", (1, 2, 1)), ("D5", (2, 2, 1)), ("D6", (3, 2, 1)),
    ("D7", (1, 3, 1)), ("D8", (2, 3, 1)), ("D9", (3, 3, 1)),
    // F, seen from the front.
    ("F1", (1, 1, 3)), ("F2", (2, 1, 3)), ("F3", (3, 1, 3)),
    ("F4", (1, 1, 2)), ("F5", (2, 1, 2)), ("F6", (3, 1, 2)),
    ("F7", (1, 1, 1)), ("F8", (2, 1, 1)), ("F9", (3, 1, 1)),
    // B, seen from behind.
    ("B1", (3, 3, 3)), ("B2", (2, 3, 3)), ("B3", (1, 3, 3)),
    ("B4", (3, 3, 2)), ("B5", (2, 3, 2)), ("B6", (1, 3, 2)),
    ("B7", (3, 3, 1)), ("B8", (2, 3, 1)), ("B9", (1, 3, 1)),
    // L, seen from the left.
    ("L1", (1, 3, 3)), ("L2", (1, 2, 3)), ("L3", (1, 1, 3)),
    ("L4", (1, 3, 2)), ("L5", (1, 2, 2)), ("L6", (1, 1, 2)),
    ("L7", (1, 3, 1)), ("L8", (1, 2, 1)), ("L9", (1, 1, 1)),
    // R, seen from the right.
    ("R1", (3, 1, 3)), ("R2", (3, 2, 3)), ("R3", (3, 3, 3)),
    ("R4", (3, 1, 2)), ("R5", (3, 2, 2)), ("R6", (3, 3, 2)),
    ("R7", (3, 1, 1)), ("R8", (3, 2, 1)), ("R9", (3, 3, 1)),
];

/// The six squares of a face by the numbers of its facelets: four blocks, the corners, the edge midpoints.
const SQUARES: [[usize; 4]; 6] = [
    [1, 2, 4, 5],
    [2, 3, 5, 6],
    [4, 5, 7, 8],
    [5, 6, 8, 9],
    [1, 3, 7, 9],
    [2, 4, 6, 8],
];

/// A game of Cubulus.
#[derive(Debug, Clone)]
pub(crate) struct Cubulus {
    /// The colour of the ball in each cell that holds one.
    balls: BTreeMap<Cell, char>,
    seat: u8,
    /// The facelet that may not be pushed now.
    ko: Option<&'static str>,
    /// Plies since the set-up ended.
    plies: u32,
    /// Every position string so far, the present one last.
    seen: Vec<String>,
    /// Options.
    players: u8,
    repetition: Option<u32>,
    cap: Option<u32>,
}

/// What pushing at a facelet does.
enum Push {
    /// A new ball comes in.
    Insert(BTreeMap<Cell, char>),
    /// A full line turns.
    Shift(BTreeMap<Cell, char>),
}

impl Cubulus {
    pub(crate) fn open(options: &str, position: Option<&str>) -> Result<Cubulus, String> {
        let options = Options::read(options, &["players", "setup", "repetition", "cap"])?;
        let players = match options.word("players", &["2", "3"])? {
            "2" => 2,
            _ => 3,
        };
        let mut game = Cubulus {
            balls: BTreeMap::new(),
            seat: if players == 2 { 1 } else { 0 },
            ko: None,
            plies: 0,
            seen: Vec::new(),
            players,
            repetition: options.number_or_off("repetition", 3, 2)?,
            cap: options.number_or_off("cap", 300, 1)?,
        };
        let setup = options.get("setup").unwrap_or("choose");
        if setup != "choose" {
            let balls = read_balls(setup)?;
            if players != 2
                || balls.len() != BALLS_EACH
                || balls.values().any(|colour| *colour != 'r')
            {
                return Err("a set-up is nine neutral balls for two seats".to_string());
            }
            game.balls = balls;
            game.seat = 0;
        }
        if let Some(text) = position {
            game.read(text)?;
        }
        game.seen.push(game.position());
        Ok(game)
    }

    fn read(&mut self, text: &str) -> Result<(), String> {
        let fields: Vec<&str> = text.split(' ').collect();
        let [layers, side, ko] = fields[..] else {
            return Err("a position has three fields".to_string());
        };
        self.balls = read_balls(&layers.replace('/', ""))?;
        self.seat = match side {
            "w" => 0,
            "b" => 1,
            "r" if self.players == 3 => 2,
            _ => return Err(format!("no such side: {side}")),
        };
        self.ko = match ko {
            "-" => None,
            _ => match FACELETS.iter().find(|(name, _)| *name == ko) {
                Some((name, _)) => Some(name),
                None => return Err(format!("no such facelet: {ko}")),
            },
        };
        for colour in ['w', 'b', 'r'] {
            if self.count(colour) > BALLS_EACH {
                return Err(format!("too many balls of colour {colour}"));
            }
        }
        if self.in_setup() && (self.balls.len() > self.count('r') || self.seat != 1) {
            return Err("the neutral balls come first, placed by seat 1".to_string());
        }
        if let Some(ko) = self.ko
            && line(ko).iter().any(|cell| !self.balls.contains_key(cell))
        {
            return Err("only a full line can have been turned".to_string());
        }
        Ok(())
    }

    fn count(&self, colour: char) -> usize {
        self.balls.values().filter(|ball| **ball == colour).count()
    }

    /// With two seats, until all nine neutral balls are in the cube.
    fn in_setup(&self) -> bool {
        self.players == 2 && self.count('r') < BALLS_EACH
    }

    /// Whether the next neutral ball may go into this cell.
    fn may_set_up(&self, cell: Cell) -> bool {
        // Empty, and after every neutral ball placed so far in the order of the position string.
        let order = reading_order();
        let place = |cell: Cell| order.iter().position(|other| *other == cell);
        if self.balls.keys().any(|ball| place(*ball) >= place(cell)) {
            return false;
        }
        // Enough cells must follow for the neutral balls still to come.
        let to_come = BALLS_EACH - self.count('r') - 1;
        let following = order
            .iter()
            .filter(|other| place(**other) > place(cell))
            .count();
        following >= to_come
    }

    /// What pushing at the facelet does, or `None` when the seat to move may not.
    fn push(&self, facelet: &'static str) -> Option<Push> {
        let [outer, middle, far] = line(facelet);
        let at = |cell: Cell| self.balls.get(&cell).copied();
        let mut after = self.balls.clone();

        if let (Some(a), Some(b), Some(c)) = (at(outer), at(middle), at(far)) {
            // A full line turns: the far ball drops out and goes back in at the pushed end.
            after.insert(outer, c);
            after.insert(middle, a);
            after.insert(far, b);
            // A shift that changes nothing is not a move, nor is the one that ko forbids.
            if after == self.balls || self.ko == Some(facelet) {
                return None;
            }
            return Some(Push::Shift(after));
        }

        // A line with room takes a ball from the supply.
        let own = colour_of(self.seat);
        if self.count(own) >= BALLS_EACH {
            return None;
        }
        if let Some(pushed) = at(outer) {
            // The ball there goes one step inward, and pushes the next one on if it is in contact.
            if let Some(next) = at(middle) {
                after.insert(far, next);
            }
            after.insert(middle, pushed);
        }
        after.insert(outer, own);
        Some(Push::Insert(after))
    }

    /// The facelets that may be pushed with the cube each push leads to, one facelet for each cube.
    ///
    /// Several facelets lead to one cube when an empty cell gains a ball of the mover's colour and nothing else
    /// changes: the cell may be filled from each of its faces, or by pushing one's own balls on into it. That is one
    /// move. It is spelled with the first facelet of the cell in the order U, D, F, B, L, R, which is the order of
    /// the table; the centre has no facelet, so there it is the first in that order that can be pushed.
    fn distinct_pushes(&self) -> Vec<(&'static str, BTreeMap<Cell, char>)> {
        let (empty, occupied): (Vec<_>, Vec<_>) = FACELETS
            .into_iter()
            .partition(|(_, cell)| !self.balls.contains_key(cell));
        let mut pushes: Vec<(&str, BTreeMap<Cell, char>)> = Vec::new();
        for (facelet, _) in [empty, occupied].concat() {
            if let Some(Push::Insert(after) | Push::Shift(after)) = self.push(facelet)
                && !pushes.iter().any(|(_, other)| *other == after)
            {
                pushes.push((facelet, after));
            }
        }
        pushes
    }

    /// Every legal move, whether or not the game is over.
    fn moves(&self) -> Vec<String> {
        let mut moves = Vec::new();
        if self.in_setup() {
            for cell in reading_order() {
                if self.may_set_up(cell) {
                    moves.push(setup_text(cell));
                }
            }
        } else {
            for (facelet, _) in self.distinct_pushes() {
                moves.push(facelet.to_string());
            }
            if moves.is_empty() {
                moves.push("pass".to_string());
            }
        }
        moves.sort();
        moves
    }

    fn has_square(&self, seat: u8) -> bool {
        let own = colour_of(seat);
        for face in ["U", "D", "F", "B", "L", "R"] {
            for square in SQUARES {
                let full = square.iter().all(|number| {
                    let cell = cell_of(&format!("{face}{number}"));
                    cell.and_then(|cell| self.balls.get(&cell)) == Some(&own)
                });
                if full {
                    return true;
                }
            }
        }
        false
    }

    fn everyone(&self) -> Vec<u8> {
        (0..self.players).collect()
    }
}

impl Reference for Cubulus {
    fn position(&self) -> String {
        let mut text = String::new();
        for (number, cell) in reading_order().iter().enumerate() {
            if number == 9 || number == 18 {
                text.push('/');
            }
            text.push(*self.balls.get(cell).unwrap_or(&'.'));
        }
        format!("{text} {} {}", colour_of(self.seat), self.ko.unwrap_or("-"))
    }

    fn to_move(&self) -> ToMove {
        match self.ending() {
            Some(_) => ToMove::Over,
            None => ToMove::Seat(self.seat),
        }
    }

    fn legal(&self) -> Vec<String> {
        match self.ending() {
            Some(_) => Vec::new(),
            None => self.moves(),
        }
    }

    fn play(&mut self, text: &str) -> bool {
        if !self.legal().iter().any(|legal| legal == text) {
            return false;
        }
        if self.in_setup() {
            for cell in reading_order() {
                if setup_text(cell) == text {
                    self.balls.insert(cell, 'r');
                }
            }
            if !self.in_setup() {
                self.seat = 0;
            }
        } else {
            // Ko binds the next seat only, and a pass is that seat's move too.
            self.ko = None;
            for (facelet, _) in FACELETS {
                if facelet != text {
                    continue;
                }
                match self.push(facelet) {
                    Some(Push::Insert(after)) => self.balls = after,
                    Some(Push::Shift(after)) => {
                        self.balls = after;
                        self.ko = other_end(facelet);
                    }
                    None => {}
                }
            }
            self.seat = (self.seat + 1) % self.players;
            self.plies += 1;
        }
        self.seen.push(self.position());
        true
    }

    fn ending(&self) -> Option<Ending> {
        if !self.in_setup() {
            // The cube as it is after the move of the seat before the one to move.
            let mover = (self.seat + self.players - 1) % self.players;
            let others: Vec<u8> = self
                .everyone()
                .into_iter()
                .filter(|seat| *seat != mover && self.has_square(*seat))
                .collect();
            if !others.is_empty() {
                return Some(Ending {
                    winners: others,
                    why: "square",
                });
            }
            if self.has_square(mover) {
                return Some(Ending {
                    winners: vec![mover],
                    why: "square",
                });
            }
        }
        if let (Some(limit), Some(present)) = (self.repetition, self.seen.last()) {
            let occurrences = self
                .seen
                .iter()
                .filter(|earlier| *earlier == present)
                .count();
            if occurrences >= limit as usize {
                return Some(Ending {
                    winners: self.everyone(),
                    why: "repetition",
                });
            }
        }
        if let Some(limit) = self.cap
            && self.plies >= limit
        {
            return Some(Ending {
                winners: self.everyone(),
                why: "cap",
            });
        }
        None
    }

    fn scores(&self) -> Option<Vec<i64>> {
        None
    }
}

fn colour_of(seat: u8) -> char {
    ['w', 'b', 'r'][usize::from(seat)]
}

/// All 27 cells as the position string lists them: from the top layer down, the back row first, left to right.
fn reading_order() -> Vec<Cell> {
    let mut cells = Vec::new();
    for z in [3, 2, 1] {
        for y in [3, 2, 1] {
            for x in [1, 2, 3] {
                cells.push((x, y, z));
            }
        }
    }
    cells
}

/// Reads 27 characters in reading order.
fn read_balls(text: &str) -> Result<BTreeMap<Cell, char>, String> {
    let letters: Vec<char> = text.chars().collect();
    if letters.len() != 27 {
        return Err("a cube has 27 cells".to_string());
    }
    let mut balls = BTreeMap::new();
    for (cell, letter) in reading_order().into_iter().zip(letters) {
        match letter {
            '.' => {}
            'w' | 'b' | 'r' => {
                balls.insert(cell, letter);
            }
            _ => return Err(format!("not a ball: {letter}")),
        }
    }
    Ok(balls)
}

fn setup_text((x, y, z): Cell) -> String {
    format!("@{x}{y}{z}")
}

fn cell_of(facelet: &str) -> Option<Cell> {
    FACELETS
        .iter()
        .find(|(name, _)| *name == facelet)
        .map(|(_, cell)| *cell)
}

/// The three cells of the line that a push at the facelet goes through, the outer one first.
fn line(facelet: &str) -> [Cell; 3] {
    let (x, y, z) = cell_of(facelet).unwrap_or((0, 0, 0));
    match &facelet[..1] {
        "U" => [(x, y, 3), (x, y, 2), (x, y, 1)],
        "D" => [(x, y, 1), (x, y, 2), (x, y, 3)],
        "F" => [(x, 1, z), (x, 2, z), (x, 3, z)],
        "B" => [(x, 3, z), (x, 2, z), (x, 1, z)],
        "L" => [(1, y, z), (2, y, z), (3, y, z)],
        _ => [(3, y, z), (2, y, z), (1, y, z)],
    }
}

/// The facelet at the other end of the line.
fn other_end(facelet: &str) -> Option<&'static str> {
    let [outer, middle, far] = line(facelet);
    FACELETS
        .iter()
        .map(|(name, _)| *name)
        .find(|name| line(name) == [far, middle, outer])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn corners_of_the_net_are_where_the_page_says() {
        for (facelet, cell) in [
            ("F1", (1, 1, 3)),
            ("F9", (3, 1, 1)),
            ("R1", (3, 1, 3)),
            ("R3", (3, 3, 3)),
            ("B1", (3, 3, 3)),
            ("B3", (1, 3, 3)),
            ("L1", (1, 3, 3)),
            ("L3", (1, 1, 3)),
            ("U1", (1, 3, 3)),
            ("U9", (3, 1, 3)),
            ("D1", (1, 1, 1)),
            ("D9", (3, 3, 1)),
        ] {
            assert_eq!(cell_of(facelet), Some(cell), "{facelet}");
        }
    }

    /// On each face the rows and columns go in even steps, so the corners fix the rest.
    #[test]
    fn every_face_is_an_even_grid() {
        for face in ["U", "D", "F", "B", "L", "R"] {
            let at = |number: usize| cell_of(&format!("{face}{number}")).unwrap();
            let minus = |a: Cell, b: Cell| (a.0 - b.0, a.1 - b.1, a.2 - b.2);
            let right = minus(at(2), at(1));
            let down = minus(at(4), at(1));
            for row in 0..3 {
                for column in 0..3 {
                    let cell = at((3 * row + column + 1) as usize);
                    let from_first = minus(cell, at(1));
                    let expected = (
                        row * down.0 + column * right.0,
                        row * down.1 + column * right.1,
                        row * down.2 + column * right.2,
                    );
                    assert_eq!(from_first, expected, "{face} {row} {column}");
                }
            }
        }
    }

    #[test]
    fn facelets_are_the_ends_of_27_lines() {
        for (facelet, cell) in FACELETS {
            assert_eq!(line(facelet)[0], cell, "{facelet}");
            let other = other_end(facelet).unwrap();
            assert_ne!(other, facelet);
            assert_eq!(other_end(other), Some(facelet));
        }
        // A corner has three facelets, an edge two, the middle of a face one, the centre none.
        for cell in reading_order() {
            let sides = [cell.0, cell.1, cell.2].iter().filter(|n| **n != 2).count();
            let facelets = FACELETS.iter().filter(|(_, other)| *other == cell).count();
            assert_eq!(facelets, sides, "{cell:?}");
        }
    }

    #[test]
    fn there_are_36_squares_and_the_centre_is_in_none() {
        let mut squares = std::collections::BTreeSet::new();
        for face in ["U", "D", "F", "B", "L", "R"] {
            for square in SQUARES {
                let mut cells: Vec<Cell> = square
                    .iter()
                    .map(|n| cell_of(&format!("{face}{n}")).unwrap())
                    .collect();
                cells.sort();
                assert!(!cells.contains(&(2, 2, 2)));
                squares.insert(cells);
            }
        }
        assert_eq!(squares.len(), 36);
    }

    /// Cubes with some of the 27 cells filled in a scattered way, at most nine of a colour.
    fn scattered_cubes() -> Vec<Cubulus> {
        let mut cubes = Vec::new();
        for seed in 0..40_usize {
            let mut game = Cubulus::open("players=3", None).unwrap();
            for (number, cell) in reading_order().into_iter().enumerate() {
                let scattered = (number * (seed + 5) + number * number * (seed / 7 + 1)) % 11;
                let colour = ['w', 'b', 'r'][(scattered + seed) % 3];
                if scattered + seed / 4 > 3 && game.count(colour) < BALLS_EACH {
                    game.balls.insert(cell, colour);
                }
            }
            cubes.push(game);
        }
        cubes
    }

    #[test]
    fn only_turning_the_same_line_back_undoes_a_shift() {
        let mut shifts = 0;
        for game in scattered_cubes() {
            for (facelet, _) in FACELETS {
                let Some(Push::Shift(after)) = game.push(facelet) else {
                    continue;
                };
                shifts += 1;
                let turned = Cubulus {
                    balls: after,
                    ..game.clone()
                };
                for (back, _) in FACELETS {
                    let restores = match turned.push(back) {
                        Some(Push::Shift(after) | Push::Insert(after)) => after == game.balls,
                        None => false,
                    };
                    assert_eq!(
                        restores,
                        Some(back) == other_end(facelet),
                        "{facelet} {back}"
                    );
                }
            }
        }
        assert!(shifts > 100, "{shifts}");
    }

    /// Pushing one's own ball on is the only way two pushes come to the same cube.
    #[test]
    fn pushes_that_lead_to_one_cube_fill_one_cell() {
        let mut merged = 0;
        for game in scattered_cubes() {
            let distinct = game.distinct_pushes();
            for (facelet, cell) in FACELETS {
                let Some(Push::Shift(after) | Push::Insert(after)) = game.push(facelet) else {
                    continue;
                };
                let (spelling, _) = distinct.iter().find(|(_, other)| *other == after).unwrap();
                if *spelling != facelet {
                    let mut changed = reading_order();
                    changed.retain(|cell| game.balls.get(cell) != after.get(cell));
                    assert_eq!(changed.len(), 1, "{facelet} {spelling}");
                    assert!(!game.balls.contains_key(&changed[0]));
                    merged += usize::from(changed[0] != cell);
                }
            }
        }
        assert!(merged > 20, "{merged}");
    }
}
