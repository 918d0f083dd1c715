use std::{fmt::Write, ops::RangeInclusive};

use quartet_game::{Game, Notation, Problems, Refusal};

use crate::{Abalone, Cell, Direction, Group, Move, State, position, reach::Reach};

/// The codes with which a move of Abalone may be refused, besides [`Refusal::SYNTAX`] and [`Refusal::OVER`].
pub mod code {
    /// A cell that does not exist is named, or an own marble would leave the board.
    pub const OFF_BOARD: &str = "off-board";
    /// A cell that should move holds no marble of the seat to move.
    pub const NOT_YOURS: &str = "not-yours";
    /// The cells are not on one line, or not next to each other.
    pub const NOT_IN_LINE: &str = "not-in-line";
    /// More than three own marbles would move.
    pub const TOO_MANY: &str = "too-many";
    /// An own marble that is not part of the move stands in its way.
    pub const BLOCKED: &str = "blocked";
    /// A push needs more marbles than it meets.
    pub const NO_MAJORITY: &str = "no-majority";
    /// An own marble stands behind the marbles to be pushed.
    pub const OWN_BEHIND: &str = "own-behind";
    /// A side-step needs empty cells.
    pub const NOT_EMPTY: &str = "not-empty";
}

/// Every reason code of the game.
pub(crate) const CODES: &[&str] = &[
    Refusal::SYNTAX,
    code::OFF_BOARD,
    code::NOT_YOURS,
    code::NOT_IN_LINE,
    code::TOO_MANY,
    code::BLOCKED,
    code::NO_MAJORITY,
    code::OWN_BEHIND,
    code::NOT_EMPTY,
    Refusal::OVER,
];

impl Notation for Abalone {
    fn write_move(&self, _state: &State, mv: Move, out: &mut String) {
        let _ = write!(out, "{mv}");
    }

    /// Reads Aba-Pro notation, or Nacre notation where it means one thing only. In either case of letters.
    ///
    /// Two cells next to each other are always Aba-Pro: the one marble or the line from the first cell to the second.
    /// Two cells two or three steps apart on a line are Nacre in line. Any other two cells are Nacre for a side-step,
    /// which is taken if exactly one legal side-step is spelled so.
    fn read_move(&self, state: &State, text: &str) -> Result<Move, Refusal> {
        if self.turn(state).is_over() {
            return Err(Refusal::over());
        }
        match read_cells(text)?[..] {
            [rear, goal] => match rear.way_to(goal) {
                Some((to, 1)) => self.checked(state, Move::in_line(rear, to)),
                Some((to, steps)) => self.read_nacre_line(state, rear, to, steps),
                None if rear == goal => Err(Refusal::new(
                    Refusal::SYNTAX,
                    format!("{rear} is both where the move starts and where it ends"),
                )),
                None => self.read_nacre_side(state, rear, goal),
            },
            [end, other, goal] => self.read_side(state, end, other, goal),
            _ => Err(malformed()),
        }
    }

    fn check(&self, state: &State, mv: Move) -> Result<(), Refusal> {
        if self.turn(state).is_over() {
            return Err(Refusal::over());
        }
        match mv.group() {
            Group::Line => check_line(state, mv),
            Group::Side(..) => check_side(state, mv),
        }
    }

    fn write_position(&self, state: &State, out: &mut String) {
        position::write(state, out);
    }

    fn read_position(&self, text: &str) -> Result<(Self, State), Problems> {
        Ok((*self, position::read(text, self.eject)?))
    }
}

impl Abalone {
    /// A move that stays on the board, if it is legal.
    fn checked(&self, state: &State, mv: Option<Move>) -> Result<Move, Refusal> {
        let mv = mv.ok_or_else(leaves_the_board)?;
        self.check(state, mv).map(|()| mv)
    }

    /// Aba-Pro for a side-step: the ends of the line in either order, then where the first-named goes.
    fn read_side(
        &self,
        state: &State,
        end: Cell,
        other: Cell,
        goal: Cell,
    ) -> Result<Move, Refusal> {
        if end == other {
            return Err(Refusal::new(
                Refusal::SYNTAX,
                format!("{end} is named twice: a side-step has two ends"),
            ));
        }
        let Some((way, steps)) = end.way_to(other) else {
            return Err(not_on_one_line(end, other));
        };
        if steps > 2 {
            return Err(too_many(steps + 1));
        }
        match end.way_to(goal) {
            Some((to, 1)) if to.axis() == way.axis() => Err(Refusal::new(
                Refusal::SYNTAX,
                "along their own line the marbles are named by the rear one and the cell it goes to",
            )),
            Some((to, 1)) => self.checked(state, Move::side_step(end, other, to)),
            _ => Err(Refusal::new(
                code::NOT_IN_LINE,
                format!("{goal} is not next to {end}"),
            )),
        }
    }

    /// Nacre for a line: the rear marble and, more than one step away, where the lead marble ends up.
    fn read_nacre_line(
        &self,
        state: &State,
        rear: Cell,
        to: Direction,
        marbles: u8,
    ) -> Result<Move, Refusal> {
        if marbles > 3 {
            return Err(too_many(marbles));
        }
        let mut cell = Some(rear);
        for _ in 0..marbles {
            let at = cell.ok_or_else(leaves_the_board)?;
            check_own(state, at)?;
            cell = at.neighbour(to);
        }
        if let Some(ahead) = cell
            && state.occupant(ahead) == Some(state.side())
        {
            return Err(Refusal::new(
                code::BLOCKED,
                format!("your own marble on {ahead} is in the way"),
            ));
        }
        self.checked(state, Move::in_line(rear, to))
    }

    /// Nacre for a side-step: one end of the line, and where the other end goes.
    fn read_nacre_side(&self, state: &State, end: Cell, goal: Cell) -> Result<Move, Refusal> {
        let mut refusal = not_on_one_line(end, goal);
        let mut legal: Option<Move> = None;
        for mv in nacre_side_steps(end, goal) {
            check_own(state, end)?;
            match (self.check(state, mv), legal) {
                (Ok(()), None) => legal = Some(mv),
                (Ok(()), Some(first)) => {
                    return Err(Refusal::new(
                        Refusal::SYNTAX,
                        format!("{end}{goal} may mean {first} or {mv}"),
                    ));
                }
                // Of a line that the mover does not have nobody was thinking.
                (Err(reason), _) if reason.code == code::NOT_YOURS => {}
                (Err(reason), _) => refusal = reason,
            }
        }
        legal.ok_or(refusal)
    }
}

/// The side-steps that Nacre notation writes as these two cells: up to four.
fn nacre_side_steps(end: Cell, goal: Cell) -> impl Iterator<Item = Move> {
    Direction::ALL.into_iter().flat_map(move |along| {
        let second = end.neighbour(along);
        let third = second.and_then(|cell| cell.neighbour(along));
        [second, third]
            .into_iter()
            .flatten()
            .filter_map(move |other| match other.way_to(goal) {
                Some((to, 1)) => Move::side_step(end, other, to),
                _ => None,
            })
    })
}

/// Is the in-line move legal?
fn check_line(state: &State, mv: Move) -> Result<(), Refusal> {
    check_own(state, mv.from())?;
    let (own, enemies) = state.own_and_enemy();
    let reach = Reach::new(own, enemies, mv.from(), mv.to());
    if reach.own > 3 {
        return Err(too_many(reach.own));
    }
    if reach.ahead.is_none() {
        return Err(leaves_the_board());
    }
    if reach.enemies >= reach.own {
        let (own, enemies) = (in_words(reach.own), in_words(reach.enemies));
        return Err(Refusal::new(
            code::NO_MAJORITY,
            format!("{own} against {enemies}: no push"),
        ));
    }
    match reach.behind {
        Some(behind) if reach.enemies > 0 && own.contains(behind) => Err(Refusal::new(
            code::OWN_BEHIND,
            format!("your own marble on {behind} stands behind what you would push"),
        )),
        _ => Ok(()),
    }
}

/// Is the side-step legal?
fn check_side(state: &State, mv: Move) -> Result<(), Refusal> {
    let cells = mv.cells();
    for cell in cells.iter() {
        check_own(state, cell)?;
    }
    for cell in cells.iter() {
        let Some(goal) = cell.neighbour(mv.to()) else {
            return Err(leaves_the_board());
        };
        if state.occupant(goal).is_some() {
            return Err(Refusal::new(
                code::NOT_EMPTY,
                format!("{goal} is not empty: a side-step does not push"),
            ));
        }
    }
    Ok(())
}

/// Has the seat to move a marble there?
fn check_own(state: &State, cell: Cell) -> Result<(), Refusal> {
    match state.occupant(cell) {
        Some(seat) if seat == state.side() => Ok(()),
        Some(_) => Err(Refusal::new(
            code::NOT_YOURS,
            format!("the marble on {cell} is not yours"),
        )),
        None => Err(Refusal::new(
            code::NOT_YOURS,
            format!("there is no marble on {cell}"),
        )),
    }
}

/// Reads two or three names of cells.
fn read_cells(text: &str) -> Result<Vec<Cell>, Refusal> {
    let bytes = text.as_bytes();
    if !matches!(bytes.len(), 4 | 6) {
        return Err(malformed());
    }
    let pairs = bytes.chunks_exact(2);
    let is_name = |pair: &[u8]| pair[0].is_ascii_alphabetic() && pair[1].is_ascii_digit();
    if !pairs.clone().all(is_name) {
        return Err(malformed());
    }
    let read = |pair: &[u8]| {
        let (letter, digit) = (pair[0].to_ascii_lowercase(), pair[1]);
        Cell::at(letter - b'a', digit - b'0').ok_or_else(|| {
            let (letter, digit) = (char::from(letter), char::from(digit));
            Refusal::new(
                code::OFF_BOARD,
                format!("there is no cell {letter}{digit} on the board"),
            )
        })
    };
    pairs.map(read).collect()
}

fn malformed() -> Refusal {
    Refusal::new(
        Refusal::SYNTAX,
        "a move is two or three cells, such as a1b2 or c3c5d3",
    )
}

fn leaves_the_board() -> Refusal {
    Refusal::new(code::OFF_BOARD, "your own marble would leave the board")
}

fn too_many(marbles: u8) -> Refusal {
    let marbles = in_words(marbles);
    Refusal::new(
        code::TOO_MANY,
        format!("{marbles} marbles: at most three move at once"),
    )
}

fn not_on_one_line(one: Cell, other: Cell) -> Refusal {
    Refusal::new(
        code::NOT_IN_LINE,
        format!("{one} and {other} are not on one line"),
    )
}

/// A count of marbles on one line.
fn in_words(count: u8) -> &'static str {
    const WORDS: [&str; 10] = [
        "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine",
    ];
    WORDS.get(usize::from(count)).copied().unwrap_or("many")
}

/// Reads a number in its one spelling, digits without a leading zero.
pub(crate) fn number_in(text: &str, range: RangeInclusive<u16>) -> Option<u16> {
    let is_plain =
        text.bytes().all(|b| b.is_ascii_digit()) && (text == "0" || !text.starts_with('0'));
    let number = text.parse().ok().filter(|_| is_plain)?;
    range.contains(&number).then_some(number)
}

/// The beginning of a text, for a message.
pub(crate) fn clip(text: &str) -> String {
    const LONGEST: usize = 24;
    match text.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}...", &text[..end]),
        None => text.to_owned(),
    }
}
