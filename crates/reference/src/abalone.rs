//! Abalone for two seats.

use std::collections::BTreeMap;

use crate::{Ending, Reference, ToMove, options::Options};

/// The named starts, one per line: the name, then the rows as in a position string.
const LAYOUTS: &str = include_str!("../data/abalone.txt");

/// Row 1 to 9 for a to i, then the number of the cell.
type Cell = (i32, i32);

/// What is added to row and number.
type Direction = (i32, i32);

const EAST: Direction = (0, 1);
const WEST: Direction = (0, -1);
const NORTH_EAST: Direction = (1, 1);
const NORTH_WEST: Direction = (1, 0);
const SOUTH_EAST: Direction = (-1, 0);
const SOUTH_WEST: Direction = (-1, -1);

const DIRECTIONS: [Direction; 6] = [EAST, WEST, NORTH_EAST, NORTH_WEST, SOUTH_EAST, SOUTH_WEST];

/// The three ways a line can lie, each leading away from the end that is named first: the one in the lower row, or in
/// the same row the one with the smaller number.
const LINES: [Direction; 3] = [EAST, NORTH_EAST, NORTH_WEST];

/// A game of Abalone.
#[derive(Debug, Clone)]
pub(crate) struct Abalone {
    /// Whose marble lies where.
    marbles: BTreeMap<Cell, u8>,
    /// How many marbles each seat has ejected.
    ejected: [u32; 2],
    seat: u8,
    /// Plies since the last ejection.
    quiet: u64,
    /// Full-move number.
    number: u64,
    /// Every position since the last ejection with the seat to move, the present one last.
    seen: Vec<(BTreeMap<Cell, u8>, u8)>,
    /// Options.
    eject: u32,
    repetition: Option<u32>,
    quiet_limit: Option<u32>,
}

/// A legal move: which marbles go one step in which direction, those of the opponent included.
struct Action {
    text: String,
    moving: Vec<Cell>,
    direction: Direction,
}

impl Abalone {
    pub(crate) fn open(options: &str, position: Option<&str>) -> Result<Abalone, String> {
        let options = Options::read(options, &["layout", "eject", "repetition", "quiet"])?;
        let rows = layout(options.get("layout").unwrap_or("standard"))?;
        let start = format!("{rows} 0 0 b 0 1");
        let text = position.unwrap_or(&start);

        let fields: Vec<&str> = text.split(' ').collect();
        let [rows, score0, score1, side, quiet, number] = fields[..] else {
            return Err("a position has six fields".to_string());
        };
        let mut game = Abalone {
            marbles: read_rows(rows)?,
            ejected: [read_number(score0)?, read_number(score1)?],
            seat: match side {
                "b" => 0,
                "w" => 1,
                _ => return Err(format!("no such side: {side}")),
            },
            quiet: read_number(quiet)?.into(),
            number: read_number(number)?.into(),
            seen: Vec::new(),
            eject: options.number("eject", 6, 1)?,
            repetition: options.number_or_off("repetition", 3, 2)?,
            quiet_limit: options.number_or_off("quiet", 200, 1)?,
        };
        if game.ejected[0] >= game.eject && game.ejected[1] >= game.eject {
            return Err("both seats cannot have won".to_string());
        }
        game.seen.push((game.marbles.clone(), game.seat));
        Ok(game)
    }

    /// Every legal move, whether or not the game is over for another reason.
    fn actions(&self) -> Vec<Action> {
        let mut actions = Vec::new();
        for cell in all_cells() {
            if !self.all_mine(&[cell]) {
                continue;
            }
            for direction in DIRECTIONS {
                actions.extend(self.in_line(&[cell], direction));
            }
            for line in LINES {
                for count in 2..=3 {
                    // From the end named first to the other end.
                    let group: Vec<Cell> = (0..count).map(|n| steps(cell, line, n)).collect();
                    if !self.all_mine(&group) {
                        continue;
                    }
                    for direction in DIRECTIONS {
                        if direction == line {
                            actions.extend(self.in_line(&group, direction));
                        } else if direction == opposite(line) {
                            let reversed: Vec<Cell> = group.iter().rev().copied().collect();
                            actions.extend(self.in_line(&reversed, direction));
                        } else {
                            actions.extend(self.side_step(&group, direction));
                        }
                    }
                }
            }
        }
        actions
    }

    /// A move or a push of one's own group along its line. The group is listed from its rear to its front.
    fn in_line(&self, group: &[Cell], direction: Direction) -> Option<Action> {
        let rear = group[0];
        let front = group[group.len() - 1];

        // The opponent's marbles directly ahead, in contact, on the same line.
        let opponent = 1 - self.seat;
        let mut pushed = Vec::new();
        let mut ahead = step(front, direction);
        while self.marbles.get(&ahead) == Some(&opponent) {
            pushed.push(ahead);
            ahead = step(ahead, direction);
        }

        // A push needs fewer of theirs: 2–1, 3–1, 3–2.
        if pushed.len() >= group.len() {
            return None;
        }
        // One's own marble ahead: a fourth one in the line, or one behind the pushed marbles.
        if self.marbles.contains_key(&ahead) {
            return None;
        }
        // Only a pushed marble may go over the rim, never one's own.
        if !on_board(ahead) && pushed.is_empty() {
            return None;
        }

        let mut moving = group.to_vec();
        moving.extend(pushed);
        Some(Action {
            text: format!("{}{}", cell_text(rear), cell_text(step(rear, direction))),
            moving,
            direction,
        })
    }

    /// A side-step of two or three own marbles in a direction that is not along their line. The end named first comes
    /// first in the group.
    fn side_step(&self, group: &[Cell], direction: Direction) -> Option<Action> {
        for cell in group {
            let target = step(*cell, direction);
            if !on_board(target) || self.marbles.contains_key(&target) {
                return None;
            }
        }
        let first = group[0];
        let last = group[group.len() - 1];
        Some(Action {
            text: format!(
                "{}{}{}",
                cell_text(first),
                cell_text(last),
                cell_text(step(first, direction))
            ),
            moving: group.to_vec(),
            direction,
        })
    }

    fn all_mine(&self, group: &[Cell]) -> bool {
        group
            .iter()
            .all(|cell| self.marbles.get(cell) == Some(&self.seat))
    }

    fn perform(&mut self, action: &Action) {
        let mut lifted = Vec::new();
        for cell in &action.moving {
            if let Some(owner) = self.marbles.remove(cell) {
                lifted.push((step(*cell, action.direction), owner));
            }
        }
        let mut ejection = false;
        for (target, owner) in lifted {
            if on_board(target) {
                self.marbles.insert(target, owner);
            } else {
                ejection = true;
            }
        }

        if ejection {
            self.ejected[usize::from(self.seat)] += 1;
            self.quiet = 0;
            self.seen.clear();
        } else {
            self.quiet += 1;
        }
        if self.seat == 1 {
            self.number += 1;
        }
        self.seat = 1 - self.seat;
        self.seen.push((self.marbles.clone(), self.seat));
    }
}

impl Reference for Abalone {
    fn position(&self) -> String {
        let side = if self.seat == 0 { "b" } else { "w" };
        format!(
            "{} {} {} {side} {} {}",
            rows_text(&self.marbles),
            self.ejected[0],
            self.ejected[1],
            self.quiet,
            self.number
        )
    }

    fn to_move(&self) -> ToMove {
        match self.ending() {
            Some(_) => ToMove::Over,
            None => ToMove::Seat(self.seat),
        }
    }

    fn legal(&self) -> Vec<String> {
        if self.ending().is_some() {
            return Vec::new();
        }
        let mut texts: Vec<String> = self
            .actions()
            .into_iter()
            .map(|action| action.text)
            .collect();
        texts.sort();
        texts
    }

    fn play(&mut self, text: &str) -> bool {
        if self.ending().is_some() {
            return false;
        }
        for action in self.actions() {
            if action.text == text {
                self.perform(&action);
                return true;
            }
        }
        false
    }

    fn ending(&self) -> Option<Ending> {
        for seat in [0, 1] {
            if self.ejected[usize::from(seat)] >= self.eject {
                return Some(Ending {
                    winners: vec![seat],
                    why: "ejected",
                });
            }
        }
        if self.actions().is_empty() {
            return Some(Ending {
                winners: vec![1 - self.seat],
                why: "no-move",
            });
        }
        if let (Some(limit), Some(present)) = (self.repetition, self.seen.last()) {
            let occurrences = self
                .seen
                .iter()
                .filter(|earlier| *earlier == present)
                .count();
            if occurrences >= limit as usize {
                return Some(Ending {
                    winners: vec![0, 1],
                    why: "repetition",
                });
            }
        }
        if let Some(limit) = self.quiet_limit
            && self.quiet >= limit.into()
        {
            return Some(Ending {
                winners: vec![0, 1],
                why: "quiet",
            });
        }
        None
    }

    fn scores(&self) -> Option<Vec<i64>> {
        Some(self.ejected.iter().map(|count| i64::from(*count)).collect())
    }
}

/// The nine rows hold 5, 6, 7, 8, 9, 8, 7, 6, 5 cells; the lower ones begin at number 1, the upper ones end at 9.
fn on_board((row, number): Cell) -> bool {
    let (first, last) = match row {
        1 => (1, 5),
        2 => (1, 6),
        3 => (1, 7),
        4 => (1, 8),
        5 => (1, 9),
        6 => (2, 9),
        7 => (3, 9),
        8 => (4, 9),
        9 => (5, 9),
        _ => return false,
    };
    first <= number && number <= last
}

fn all_cells() -> Vec<Cell> {
    let mut cells = Vec::new();
    for row in 1..=9 {
        cells.extend(row_cells(row));
    }
    cells
}

fn row_cells(row: i32) -> Vec<Cell> {
    (1..=9)
        .map(|number| (row, number))
        .filter(|cell| on_board(*cell))
        .collect()
}

fn step(cell: Cell, direction: Direction) -> Cell {
    steps(cell, direction, 1)
}

fn steps((row, number): Cell, direction: Direction, count: i32) -> Cell {
    (row + count * direction.0, number + count * direction.1)
}

fn opposite(direction: Direction) -> Direction {
    (-direction.0, -direction.1)
}

fn cell_text((row, number): Cell) -> String {
    let letter = ["?", "a", "b", "c", "d", "e", "f", "g", "h", "i"][row as usize];
    format!("{letter}{number}")
}

fn layout(name: &str) -> Result<&'static str, String> {
    for line in LAYOUTS.lines() {
        if let Some((known, rows)) = line.split_once(' ')
            && known == name
        {
            return Ok(rows);
        }
    }
    Err(format!("no such layout: {name}"))
}

fn rows_text(marbles: &BTreeMap<Cell, u8>) -> String {
    let mut rows = Vec::new();
    for row in (1..=9).rev() {
        let mut text = String::new();
        let mut empty = 0;
        for cell in row_cells(row) {
            match marbles.get(&cell) {
                None => empty += 1,
                Some(owner) => {
                    if empty > 0 {
                        text += &empty.to_string();
                        empty = 0;
                    }
                    text.push(if *owner == 0 { 'S' } else { 's' });
                }
            }
        }
        if empty > 0 {
            text += &empty.to_string();
        }
        rows.push(text);
    }
    rows.join("/")
}

fn read_rows(text: &str) -> Result<BTreeMap<Cell, u8>, String> {
    let rows: Vec<&str> = text.split('/').collect();
    if rows.len() != 9 {
        return Err("a board has nine rows".to_string());
    }
    let mut marbles = BTreeMap::new();
    for (row, text) in (1..=9).rev().zip(rows) {
        // What lies on the row's cells, left to right.
        let mut contents = Vec::new();
        for letter in text.chars() {
            match letter {
                'S' => contents.push(Some(0)),
                's' => contents.push(Some(1)),
                '1'..='9' => {
                    for _ in 0..letter.to_digit(10).unwrap_or(0) {
                        contents.push(None);
                    }
                }
                _ => return Err(format!("not a marble or a number of empty cells: {letter}")),
            }
        }
        let cells = row_cells(row);
        if cells.len() != contents.len() {
            return Err(format!("the row {text} has the wrong length"));
        }
        for (cell, content) in cells.into_iter().zip(contents) {
            if let Some(owner) = content {
                marbles.insert(cell, owner);
            }
        }
    }
    Ok(marbles)
}

fn read_number(text: &str) -> Result<u32, String> {
    text.parse().map_err(|_| format!("not a number: {text}"))
}
