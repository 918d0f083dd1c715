use quartet_game::Notation;
use quartet_scene::Target;

use crate::{Abalone, Cell, Cells, Direction, Effect, Group, Move, State};

use super::arrow;

/// The marbles that somebody holds, by the ends of their line; both are the same if it is one marble.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct Grip {
    pub(super) first: Cell,
    pub(super) last: Cell,
}

impl Grip {
    /// The marbles of the mover that a move takes: of a line the rear first, of a side-step the end that is named first.
    pub(super) fn of(state: &State, mv: Move) -> Self {
        let first = mv.from();
        let last = match mv.group() {
            Group::Side(..) => mv.last(),
            Group::Line => {
                let moved = Effect::of(state, mv).moved;
                let line = std::iter::successors(Some(first), |cell| cell.neighbour(mv.to()));
                line.take_while(|&cell| moved.contains(cell))
                    .last()
                    .unwrap_or(first)
            }
        };
        Self { first, last }
    }

    /// The marbles that have been pointed at: one, or the two ends.
    pub(super) fn read(picked: &[Target]) -> Option<Self> {
        let (first, last) = match picked {
            [one] => (one, one),
            [one, other] => (one, other),
            _ => return None,
        };
        Some(Self {
            first: cell(first)?,
            last: cell(last)?,
        })
    }

    /// All of them: what lies between the ends joins.
    pub(super) fn cells(self) -> Cells {
        let ends = Cells::only(self.first).with(self.last);
        match self.first.way_to(self.last) {
            Some((to, steps)) => std::iter::successors(Some(self.first), |at| at.neighbour(to))
                .take(usize::from(steps))
                .fold(ends, Cells::with),
            None => ends,
        }
    }

    /// The move of these marbles, if there is such a thing on any board.
    pub(super) fn toward(self, to: Direction) -> Option<Move> {
        match self.first.way_to(self.last) {
            None => Move::in_line(self.first, to),
            Some((way, _)) if way == to => Move::in_line(self.first, to),
            Some((way, _)) if way == to.opposite() => Move::in_line(self.last, to),
            Some(_) => Move::side_step(self.first, self.last, to),
        }
    }
}

/// Pointing at a cell.
pub(super) fn spot(cell: Cell) -> Target {
    Target::spot(cell.to_string())
}

/// The cell that is pointed at.
pub(super) fn cell(target: &Target) -> Option<Cell> {
    Cell::named(target.name())
}

/// The spelling of what somebody tried who pointed at these, if it is refused.
pub(super) fn meant(game: &Abalone, state: &State, path: &[Target]) -> Option<String> {
    let refused = |text: &String| game.read_move(state, text).is_err();
    let (cells, to) = match path {
        [cells @ .., arrow] if arrow::direction(arrow).is_some() => {
            (cells, arrow::direction(arrow))
        }
        cells => (cells, None),
    };
    let cells: Vec<Cell> = cells.iter().map(cell).collect::<Option<_>>()?;
    match (&cells[..], to) {
        (&[one], Some(to)) => Some(single(one, to)).filter(refused),
        (&[one, other], Some(to)) => Some(group(one, other, to)).filter(refused),
        // Only a marble that can go nowhere has something to explain.
        (&[one], None) => first_of_all_refused(|to| single(one, to), refused),
        (&[one, other], None) => match one.way_to(other) {
            // A neighbour that is no marble of the mover is where the first one was to go.
            Some((to, 1)) if state.occupant(other) != Some(state.side()) => {
                Some(single(one, to)).filter(refused)
            }
            _ => first_of_all_refused(|to| group(one, other, to), refused),
        },
        _ => None,
    }
}

/// The spelling in the first direction that stays on the board, provided that none is a legal move.
fn first_of_all_refused(
    spelling: impl Fn(Direction) -> String,
    refused: impl Fn(&String) -> bool,
) -> Option<String> {
    let texts = Direction::ALL.map(spelling);
    if !texts.iter().all(refused) {
        return None;
    }
    let is_on_board = |text: &&String| {
        let names = text.as_bytes().chunks_exact(2);
        let mut names = names.map(|name| std::str::from_utf8(name).ok().and_then(Cell::named));
        names.all(|cell| cell.is_some())
    };
    let found = texts.iter().find(is_on_board).or(texts.first());
    found.cloned()
}

/// One marble, or the line that begins with it.
fn single(one: Cell, to: Direction) -> String {
    let goal = name_beyond(one, to, 1);
    format!("{one}{goal}")
}

/// The marbles between two ends, and no others.
fn group(one: Cell, other: Cell, to: Direction) -> String {
    if one == other {
        return single(one, to);
    }
    let (rear, steps) = match one.way_to(other) {
        Some((way, steps)) if way == to => (one, steps),
        Some((way, steps)) if way == to.opposite() => (other, steps),
        _ => {
            // To the side: named from the end that stays on the board, if there is one.
            let from = if one.neighbour(to).is_some() {
                [one, other]
            } else {
                [other, one]
            };
            let goal = name_beyond(from[0], to, 1);
            return format!("{}{}{goal}", from[0], from[1]);
        }
    };
    // By where the lead ends up, which says how many were meant.
    let goal = name_beyond(rear, to, steps as i8 + 1);
    format!("{rear}{goal}")
}

/// The name of what is some steps away, even beyond the rim, where no cell has it.
fn name_beyond(from: Cell, to: Direction, steps: i8) -> String {
    let (numbers, rows) = to.delta();
    let row = from.row() as i8 + steps * rows;
    let number = from.number() as i8 + steps * numbers;
    // Rows end at `i`, and no number is 0, so these are never cells.
    let letter = match row {
        0..=8 => char::from(b'a' + row as u8),
        _ => 'j',
    };
    let digit = if (1..=9).contains(&number) { number } else { 0 };
    format!("{letter}{digit}")
}
