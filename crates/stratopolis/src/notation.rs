use std::fmt::Write;

use quartet_game::{Game, Notation, Problems, Refusal, Seat, Turn};

use crate::{
    Board, Cell, Colour, Direction, Move, Piece, Placement, State, Stratopolis, draft, position,
};

/// The piece is not one that the seat may play or plan.
pub(crate) const NOT_YOUR_PIECE: &str = "not-your-piece";
/// The piece lies on the table but beside nothing.
pub(crate) const NOT_TOUCHING: &str = "not-touching";
/// The squares below are not all of one height.
pub(crate) const UNEVEN: &str = "uneven";
/// The squares below all belong to one piece.
pub(crate) const ONE_PIECE: &str = "one-piece";
/// Red would cover green or green red.
pub(crate) const RED_ON_GREEN: &str = "red-on-green";
/// Something with the piles: it is not the time for this, or the piece cannot come now.
pub(crate) const PILE: &str = "pile";

impl Notation for Stratopolis {
    fn write_move(&self, _: &State, mv: Move, out: &mut String) {
        match mv {
            Move::Plan(piece) => out.extend(['=', piece.letter()]),
            Move::Place(placement) => write_placement(placement, out),
        }
    }

    fn read_move(&self, state: &State, text: &str) -> Result<Move, Refusal> {
        if state.turn.is_over() {
            return Err(Refusal::over());
        }
        let mv = match Spelled::parse(text) {
            Some(Spelled::Plan(piece)) => Move::Plan(piece),
            Some(Spelled::Place(Ok(placement))) => Move::Place(placement),
            Some(Spelled::Place(Err(piece))) => {
                let seat = self.mover(state)?;
                self.check_piece(state, seat, piece)?;
                return Err(not_touching());
            }
            // A true draw where none is due is the wrong time, not a wrong spelling.
            None if text.strip_prefix('+').and_then(single_piece).is_some() => {
                return Err(Refusal::new(PILE, "no piece is to be drawn now"));
            }
            None => return Err(self.no_move(text)),
        };
        self.check(state, mv)?;
        Ok(mv)
    }

    fn check(&self, state: &State, mv: Move) -> Result<(), Refusal> {
        let seat = self.mover(state)?;
        match mv {
            Move::Plan(piece) => self.check_plan(state, seat, piece),
            Move::Place(placement) => {
                self.check_piece(state, seat, placement.piece)?;
                check_place(&state.board, placement)
            }
        }
    }

    fn write_chance(&self, chance: Piece, out: &mut String) {
        out.extend(['+', chance.letter()]);
    }

    fn read_chance(&self, state: &State, text: &str) -> Result<Piece, Refusal> {
        if state.turn.is_over() {
            return Err(Refusal::over());
        }
        let Some(piece) = text.strip_prefix('+').and_then(single_piece) else {
            return Err(Refusal::new(
                Refusal::SYNTAX,
                "a draw is written `+` and the letter of a piece, such as `+A`",
            ));
        };
        let Some(seat) = state.drawer else {
            return Err(Refusal::new(PILE, "no piece is to be drawn now"));
        };
        let letter = piece.letter();
        match self.fixed_outcome(state) {
            Some(fixed) if fixed != piece => Err(Refusal::new(
                PILE,
                format!("`{letter}` is not the piece that comes next in this game"),
            )),
            None if self.drawable(state, seat).of(piece) == 0 => Err(Refusal::new(
                PILE,
                format!("there is no `{letter}` left in the pile"),
            )),
            _ => Ok(piece),
        }
    }

    fn expand(&self, text: &str) -> Option<Vec<String>> {
        let letters = text.strip_prefix('=')?;
        // Longer ones cannot be legal; refusing them as one move keeps the answer short.
        let several = (2..=2 * Piece::SET).contains(&letters.len());
        if !several || !letters.bytes().all(|b| b.is_ascii_alphabetic()) {
            return None;
        }
        Some(letters.chars().map(|c| format!("={c}")).collect())
    }

    fn write_position(&self, state: &State, out: &mut String) {
        position::write(self, state, out);
    }

    fn read_position(&self, text: &str) -> Result<(Self, State), Problems> {
        position::read(self, text)
    }

    fn read_draft(&self, text: &str) -> Result<(Self, State), Problems> {
        draft::read(self, text)
    }
}

impl Stratopolis {
    /// The seat whose move it is.
    fn mover(&self, state: &State) -> Result<Seat, Refusal> {
        match state.turn {
            Turn::Seat(seat) => Ok(seat),
            Turn::Over(_) => Err(Refusal::over()),
            Turn::Chance => Err(Refusal::new(PILE, "a piece must be drawn first")),
        }
    }

    /// May the seat put this piece next into its pile?
    fn check_plan(&self, state: &State, seat: Seat, piece: Piece) -> Result<(), Refusal> {
        let letter = piece.letter();
        if self.planner(state).is_none() {
            return Err(Refusal::new(PILE, "no pile is being planned now"));
        }
        if piece.set() != self.side(seat) {
            let set = self.side(seat).name();
            let text = format!("`{letter}` does not belong to {set}'s set");
            return Err(Refusal::new(NOT_YOUR_PIECE, text));
        }
        if self.unplanned(state, seat).of(piece) == 0 {
            let text = format!("both pieces `{letter}` are in the pile already");
            return Err(Refusal::new(PILE, text));
        }
        Ok(())
    }

    /// May the seat lay this piece now, wherever?
    fn check_piece(&self, state: &State, seat: Seat, piece: Piece) -> Result<(), Refusal> {
        if self.planner(state).is_some() {
            return Err(Refusal::new(PILE, "the piles are still being planned"));
        }
        if state.piles.face_up(seat).any(|p| p == piece) {
            return Ok(());
        }
        let have: Vec<String> = state
            .piles
            .face_up(seat)
            .map(|p| format!("`{}`", p.letter()))
            .collect();
        let text = format!(
            "{} cannot play `{}` now, only {}",
            self.side(seat).name(),
            piece.letter(),
            have.join(" or ")
        );
        Err(Refusal::new(NOT_YOUR_PIECE, text))
    }

    /// What to say about a text that is no move.
    fn no_move(&self, text: &str) -> Refusal {
        let words = match text.chars().next() {
            Some('+') => "a draw is not a move of a seat",
            Some('=') => "a planned piece is written `=` and its letter, such as `=A`",
            _ => {
                "a move is written piece, x, comma, y and the direction of arm 1, such as `G-1,2E`"
            }
        };
        Refusal::new(Refusal::SYNTAX, words)
    }
}

/// May the piece lie there, whoever lays it?
pub(crate) fn check_place(board: &Board, placement: Placement) -> Result<(), Refusal> {
    let below = placement.cells().map(|cell| board.column(cell));
    let [Some(elbow), Some(one), Some(two)] = below else {
        if below.iter().any(Option::is_some) {
            let text = "some of its squares would lie on pieces and some on the table";
            return Err(Refusal::new(UNEVEN, text));
        }
        let touches = |cell: &Cell| cell.neighbours().iter().any(|&c| board.find(c).is_some());
        return match placement.cells().iter().any(touches) {
            true => Ok(()),
            false => Err(not_touching()),
        };
    };
    if elbow.height() != one.height() || elbow.height() != two.height() {
        let [a, b, c] = [elbow, one, two].map(|c| c.height());
        let text = format!("the squares below it are at different heights: {a}, {b} and {c}");
        return Err(Refusal::new(UNEVEN, text));
    }
    if elbow.piece() == one.piece() && elbow.piece() == two.piece() {
        let text = "all three of its squares would lie on the same piece";
        return Err(Refusal::new(ONE_PIECE, text));
    }
    for ((cell, colour), column) in placement.squares().into_iter().zip([elbow, one, two]) {
        if !colour.goes_on(column.colour()) {
            let (upper, lower) = match colour {
                Colour::Red => ("red", "green"),
                _ => ("green", "red"),
            };
            let (x, y) = (cell.x, cell.y);
            let text = format!("{upper} would cover {lower} at {x},{y}");
            return Err(Refusal::new(RED_ON_GREEN, text));
        }
    }
    Ok(())
}

pub(crate) fn write_placement(placement: Placement, out: &mut String) {
    let Placement { piece, elbow, arm } = placement;
    let (piece, arm) = (piece.letter(), arm.letter());
    // Writing into a string cannot fail.
    let _ = write!(out, "{piece}{},{}{arm}", elbow.x, elbow.y);
}

/// A move as it is spelled.
pub(crate) enum Spelled {
    Plan(Piece),
    /// Only the piece, if the cell is farther away than any game can reach.
    Place(Result<Placement, Piece>),
}

impl Spelled {
    pub(crate) fn parse(text: &str) -> Option<Self> {
        if let Some(letter) = text.strip_prefix('=') {
            return single_piece(letter).map(Self::Plan);
        }
        let mut inner = text.chars();
        let piece = Piece::from_letter(inner.next()?)?;
        let arm = Direction::from_letter(inner.next_back()?)?;
        let (x, y) = inner.as_str().split_once(',')?;
        let (x, y) = (Coordinate::parse(x)?, Coordinate::parse(y)?);
        Some(Self::Place(match (x, y) {
            (Coordinate::Near(x), Coordinate::Near(y)) => Ok(Placement {
                piece,
                elbow: Cell::new(x, y),
                arm,
            }),
            _ => Err(piece),
        }))
    }
}

/// A number in a move.
enum Coordinate {
    Near(i8),
    /// Too great for any game, and for a number of ours.
    Far,
}

impl Coordinate {
    /// Only the canonical spelling: no plus sign, no zero in front, no minus zero.
    fn parse(text: &str) -> Option<Self> {
        let digits = text.strip_prefix('-').unwrap_or(text);
        let canonical = match digits.as_bytes() {
            [b'0'] => text == "0",
            [b'1'..=b'9', rest @ ..] => rest.iter().all(u8::is_ascii_digit),
            _ => false,
        };
        canonical.then(|| text.parse().map_or(Self::Far, Self::Near))
    }
}

/// A text that is one letter of a piece.
fn single_piece(text: &str) -> Option<Piece> {
    let mut chars = text.chars();
    let piece = Piece::from_letter(chars.next()?)?;
    chars.next().is_none().then_some(piece)
}

fn not_touching() -> Refusal {
    let text = "none of its squares would share a side with a square that is there";
    Refusal::new(NOT_TOUCHING, text)
}
