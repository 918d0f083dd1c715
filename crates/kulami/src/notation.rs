use std::fmt::Write;

use quartet_game::{Form, Given, Notation, Problems, Refusal};

use crate::{
    Board, ByColour, Colour, Hole, Holes, Kulami, Move, State, board::Frame, fault,
    geometry::NO_HOLE, state::Seating, tally::Tally,
};

/// The cell is none of the board's.
pub(crate) const OFF_BOARD: &str = "off-board";
/// There is a marble in the hole.
pub(crate) const OCCUPIED: &str = "occupied";
/// The hole is neither in the row nor in the column of the last marble.
pub(crate) const NOT_IN_LINE: &str = "not-in-line";
/// The hole is on the tile of the last marble.
pub(crate) const SAME_TILE: &str = "same-tile";
/// The hole is on the tile of the marble before the last one.
pub(crate) const PREVIOUS_TILE: &str = "previous-tile";
/// The side to move has used all its marbles.
pub(crate) const NO_MARBLES: &str = "no-marbles";

impl Notation for Kulami {
    fn write_move(&self, _state: &State, mv: Move, out: &mut String) {
        match mv {
            Move::Place(hole) => out.push_str(&self.board().cell_name(hole)),
            Move::Swap => out.push_str(Move::SWAP),
        }
    }

    fn read_move(&self, state: &State, text: &str) -> Result<Move, Refusal> {
        self.check_not_over(state)?;
        let mv = if text.eq_ignore_ascii_case(Move::SWAP) {
            Move::Swap
        } else {
            Move::Place(self.read_cell(text)?)
        };
        self.check(state, mv)?;
        Ok(mv)
    }

    fn check(&self, state: &State, mv: Move) -> Result<(), Refusal> {
        self.check_not_over(state)?;
        match mv {
            Move::Place(hole) => match self.fault(state, hole) {
                Some(fault) => Err(self.refusal(state, hole, fault)),
                None => Ok(()),
            },
            Move::Swap if !self.rules.swap => Err(Refusal::new(
                Refusal::SYNTAX,
                "colours are not exchanged at this table",
            )),
            Move::Swap if !self.is_swap_due(state) => Err(Refusal::new(
                Refusal::SYNTAX,
                "colours can be exchanged only once, in answer to the first marble",
            )),
            Move::Swap => Ok(()),
        }
    }

    fn write_position(&self, state: &State, out: &mut String) {
        let board = self.board();
        let cell = |hole: Option<Hole>| hole.map_or("-".to_owned(), |h| board.cell_name(h));
        // Writing to a string cannot fail.
        let _ = write!(out, "{board} ");
        for row in 0..board.height() {
            if row > 0 {
                out.push('/');
            }
            for column in 0..board.width() {
                let hole = board.hole_at(column.into(), row.into());
                let marble = hole.and_then(|hole| state.marble(hole));
                out.push(marble.map_or('.', Colour::letter));
            }
        }
        let exchanged = if state.is_exchanged() { "x" } else { "" };
        let _ = write!(
            out,
            " {}{exchanged} {} {}",
            state.side().letter(),
            cell(state.last()),
            cell(state.previous())
        );
    }

    fn read_position(&self, text: &str) -> Result<(Self, State), Problems> {
        let (game, state, mut problems) = self.read_parts(text)?;
        game.check_state(&state, &mut problems);
        problems.or((game, state))
    }

    fn read_draft(&self, text: &str) -> Result<(Self, State), Problems> {
        let (game, state, problems) = self.read_parts(text)?;
        problems.or((game, state))
    }
}

impl Kulami {
    /// What a position says, and what is wrong with it that no draft may have either.
    fn read_parts(&self, text: &str) -> Result<(Self, State, Problems), Problems> {
        let parts: Vec<&str> = text.split_whitespace().take(6).collect();
        let &[tiles, marbles, side, last, previous] = parts.as_slice() else {
            return Err(Problems::one(fault::PARTS));
        };
        let mut problems = Problems::default();
        let side = problems.take(read_side(side));
        let Some((board, frame)) = problems.take(Board::parse_framed(tiles)) else {
            // The other parts mean nothing without a board.
            return Err(problems);
        };
        let game = self.with_board(board);
        let marbles = problems.take(game.read_marbles(marbles, tiles, &frame));
        let last = problems.take(game.read_marked(LAST, last));
        let previous = problems.take(game.read_marked(PREVIOUS, previous));
        let (Some((side, seating)), Some(marbles), Some(last), Some(previous)) =
            (side, marbles, last, previous)
        else {
            return Err(problems);
        };
        let number = |hole: Option<Hole>| hole.map_or(NO_HOLE, |h| h.index() as u8);
        let mut state = State {
            marbles,
            key: 0,
            tally: Tally::default(),
            last: number(last),
            previous: number(previous),
            side,
            seating,
        };
        state.key = state.key_from_scratch();
        check_supply(&state, &mut problems);
        if problems.is_empty() {
            state.tally = Tally::from_scratch(game.geometry(), &state);
        }
        Ok((game, state, problems))
    }
}

/// What is wrong with a hole.
#[derive(Copy, Clone)]
enum Fault {
    Occupied(Colour),
    NotInLine(Hole),
    SameTile(Hole),
    PreviousTile(Hole),
}

/// Legality from the words of the rules, one marble at a time: nothing here uses the masks of the move generator.
impl Kulami {
    fn fault(&self, state: &State, hole: Hole) -> Option<Fault> {
        if let Some(colour) = state.marble(hole) {
            return Some(Fault::Occupied(colour));
        }
        let board = self.board();
        let last = state.last()?;
        let (from, to) = (board.place(last), board.place(hole));
        if from.row != to.row && from.column != to.column {
            return Some(Fault::NotInLine(last));
        }
        if board.tile(last) == board.tile(hole) {
            return Some(Fault::SameTile(last));
        }
        let previous = state.previous()?;
        (board.tile(previous) == board.tile(hole)).then_some(Fault::PreviousTile(previous))
    }

    fn refusal(&self, state: &State, hole: Hole, fault: Fault) -> Refusal {
        let name = |hole| self.board().cell_name(hole);
        let cell = name(hole);
        match fault {
            Fault::Occupied(colour) => Refusal::new(
                OCCUPIED,
                format!("there is a {} marble in {cell}", lower(colour)),
            ),
            Fault::NotInLine(last) => Refusal::new(
                NOT_IN_LINE,
                format!(
                    "{cell} is neither in the row nor in the column of the last marble, {}",
                    name(last)
                ),
            ),
            Fault::SameTile(last) => Refusal::new(
                SAME_TILE,
                format!("{cell} is on the tile of the last marble, {}", name(last)),
            ),
            Fault::PreviousTile(previous) => Refusal::new(
                PREVIOUS_TILE,
                format!(
                    "{cell} is on the tile of the marble before the last one, {} ({}'s own last tile)",
                    name(previous),
                    state.side()
                ),
            ),
        }
    }

    /// # Errors
    /// If the game is over; with a code of its own if that is because only the side to move has run out of marbles,
    /// which can happen only after a position that was set up by hand.
    fn check_not_over(&self, state: &State) -> Result<(), Refusal> {
        let side = state.side();
        if state.supply(side) == 0 {
            return Err(if state.supply(side.other()) == 0 {
                Refusal::over()
            } else {
                Refusal::new(
                    NO_MARBLES,
                    format!("{side} has no marbles left: the game is over"),
                )
            });
        }
        if Hole::all().all(|hole| self.fault(state, hole).is_some()) {
            return Err(Refusal::over());
        }
        Ok(())
    }

    /// Is this the moment in which seat 1 may exchange colours?
    fn is_swap_due(&self, state: &State) -> bool {
        let placed: usize = Hole::all().filter(|&h| state.marble(h).is_some()).count();
        let is_second_ply = placed == 1 && self.seat(state, state.side()).number() == 1;
        self.rules.swap && is_second_ply && !state.is_exchanged()
    }

    /// Reads the name of a hole.
    ///
    /// # Errors
    /// Code `syntax` if the text does not look like a cell, `off-board` if there is no hole.
    fn read_cell(&self, text: &str) -> Result<Hole, Refusal> {
        let syntax = || {
            let shown: String = text.chars().take(20).collect();
            Refusal::new(
                Refusal::SYNTAX,
                format!("`{shown}` is not a cell such as d4: a letter and a number"),
            )
        };
        let (&[letter, ref digits @ ..], true) = (text.as_bytes(), text.is_ascii()) else {
            return Err(syntax());
        };
        let is_number = matches!(digits, [b'0'] | [b'1'..=b'9', ..])
            && digits.iter().all(u8::is_ascii_digit)
            && digits.len() <= 3;
        if !letter.is_ascii_alphabetic() || !is_number {
            return Err(syntax());
        }
        let column = i32::from(letter.to_ascii_lowercase() - b'a');
        let number = digits.iter().fold(0, |n, d| 10 * n + i32::from(d - b'0'));
        let board = self.board();
        let row = i32::from(board.height()) - number;
        board.hole_at(column, row).ok_or_else(|| {
            let cell = text.to_ascii_lowercase();
            Refusal::new(OFF_BOARD, format!("there is no hole at {cell}"))
        })
    }

    /// Reads the cell of the last or the previous marble, or `-`.
    fn read_marked(&self, which: Mark, text: &str) -> Result<Option<Hole>, Problems> {
        if text == "-" {
            return Ok(None);
        }
        let shown: String = text.chars().take(20).collect();
        let (form, shown) = match self.read_cell(text) {
            Ok(hole) => return Ok(Some(hole)),
            Err(refusal) if refusal.code == OFF_BOARD => {
                (fault::MARK_HOLE, shown.to_ascii_lowercase())
            }
            Err(_) => (fault::MARK_CELL, shown),
        };
        let fault = form.with("which", Given::said(which.0, which.1));
        Err(Problems::one(fault.with("text", shown)))
    }

    /// Reads the marbles, written in the shape of the tiles they lie on.
    fn read_marbles(
        &self,
        text: &str,
        tiles: &str,
        frame: &Frame,
    ) -> Result<ByColour<Holes>, Problems> {
        let lengths =
            |text: &str| -> Vec<usize> { text.split('/').map(|row| row.chars().count()).collect() };
        if lengths(text) != lengths(tiles) {
            return Err(Problems::one(fault::SHAPE));
        }
        let mut problems = Problems::default();
        let mut marbles = ByColour::<Holes>::default();
        // A few faults are enough to see what is wrong; a text may have any number of them.
        const MOST: usize = 8;
        for (y, row) in (0..).zip(text.split('/')) {
            for (x, letter) in (0..).zip(row.chars()) {
                if letter == '.' || problems.iter().count() >= MOST {
                    continue;
                }
                let (column, row) = (x - frame.left as i32, y - frame.top as i32);
                match (
                    Colour::from_letter(letter),
                    self.board().hole_at(column, row),
                ) {
                    (None, _) => {
                        problems.add(fault::NO_MARBLE.with("letter", format!("{letter:?}")));
                    }
                    (Some(_), None) => {
                        problems.add(fault::NO_HOLE.with("row", y + 1).with("column", x + 1));
                    }
                    (Some(colour), Some(hole)) => marbles[colour] = marbles[colour].with(hole),
                }
            }
        }
        problems.or(marbles)
    }

    /// Can the rules go on from this state?
    fn check_state(&self, state: &State, problems: &mut Problems) {
        let side = state.side();
        if state.is_exchanged() && !self.rules.swap {
            problems.add(fault::NO_EXCHANGE);
        } else if state.is_exchanged() && state.occupied().is_empty() {
            problems.add(fault::EARLY_EXCHANGE);
        }
        let marks = [
            (
                LAST,
                state.last(),
                side.other(),
                !state.occupied().is_empty(),
            ),
            (
                PREVIOUS,
                state.previous(),
                side,
                !state.marbles(side).is_empty(),
            ),
        ];
        for (which, hole, colour, is_due) in marks {
            let owned = |form: Form| {
                let which = Given::said(which.0, which.1);
                // As it is spoken of; the sides have keys of the same names.
                let owner = lower(colour);
                form.with("which", which)
                    .with("colour", Given::said(owner, owner))
            };
            match hole {
                None if is_due => problems.add(owned(fault::UNNAMED)),
                Some(hole) if state.marble(hole) != Some(colour) => {
                    let cell = self.board().cell_name(hole);
                    problems.add(owned(fault::MISNAMED).with("cell", cell));
                }
                _ => {}
            }
        }
    }
}

/// One of the marbles that a position names: the key of its words, and what it is called in English.
type Mark = (&'static str, &'static str);
const LAST: Mark = ("kulami-last-marble", "last");
const PREVIOUS: Mark = ("kulami-previous-marble", "previous");

/// Are there so many marbles in the box?
fn check_supply(state: &State, problems: &mut Problems) {
    for colour in Colour::ALL {
        let count = state.marbles(colour).len();
        if count > State::SUPPLY {
            let name = Given::said(lower(colour), colour.name());
            let fault = fault::SUPPLY.with("colour", name);
            problems.add(fault.with("count", count).with("most", State::SUPPLY));
        }
    }
}

/// Reads the colour to move and whether the seats have exchanged colours.
fn read_side(text: &str) -> Result<(Colour, Seating), Problems> {
    match text {
        "r" => Ok((Colour::Red, Seating::Original)),
        "b" => Ok((Colour::Black, Seating::Original)),
        "rx" => Ok((Colour::Red, Seating::Exchanged)),
        "bx" => Ok((Colour::Black, Seating::Exchanged)),
        _ => Err(Problems::one(fault::SIDE)),
    }
}

fn lower(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "red",
        Colour::Black => "black",
    }
}
