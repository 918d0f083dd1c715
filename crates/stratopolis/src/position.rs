//! The string of a position: `red green first placements`, or `red green rest first placements` with a common pile.

use quartet_game::{Problems, Seat, Turn};

use crate::{
    Board, Mode, Piece, Side, State, Stratopolis,
    notation::{Spelled, check_place, write_placement},
    piles::{Counts, Piles, Slot},
};

/// Appends the position.
pub(crate) fn write(game: &Stratopolis, state: &State, out: &mut String) {
    for side in Side::ALL {
        let seat = game.seat(side);
        let up = state.piles.face_up(seat).map(Piece::letter);
        match game.mode {
            Mode::Planned => write_pile(up, state.piles.order(seat).map(Slot::letter), out),
            Mode::HandShared => write_pile(up, std::iter::empty(), out),
            _ => {
                let rest = state.piles.rest(seat.index()).pieces();
                write_pile(up, rest.map(Piece::letter), out);
            }
        }
    }
    if game.mode == Mode::HandShared {
        let rest = state.piles.rest(0).pieces();
        write_pile(std::iter::empty(), rest.map(Piece::letter), out);
    }
    out.extend(game.first.word().chars().take(1));
    out.push(' ');
    let placements = state.board.placements();
    if placements.is_empty() {
        out.push('-');
    }
    for (n, &placement) in placements.iter().enumerate() {
        if n > 0 {
            out.push(';');
        }
        write_placement(placement, out);
    }
}

/// Reads a position.
pub(crate) fn read(game: &Stratopolis, text: &str) -> Result<(Stratopolis, State), Problems> {
    let mut problems = Problems::default();
    let setup = problems.take(Setup::parse(game, text));
    let Some(setup) = setup else {
        return Err(problems);
    };
    let game = Stratopolis {
        first: setup.first,
        ..game.clone()
    };
    setup.validate(&game, &mut problems);
    let state = setup.state(&game, &mut problems);
    problems.or((game, state))
}

/// A position as it is written, before it is known to make sense.
struct Setup {
    first: Side,
    /// By seat.
    up: [Vec<Piece>; 2],
    /// By seat; a common pile is the first of the two.
    rest: [Vec<Slot>; 2],
    board: Board,
}

impl Setup {
    /// Reads the fields and replays the placements.
    fn parse(game: &Stratopolis, text: &str) -> Result<Self, Problems> {
        let shared = game.mode == Mode::HandShared;
        let names: &[&str] = match shared {
            true => &["red", "green", "rest", "first", "placements"],
            false => &["red", "green", "first", "placements"],
        };
        let fields: Vec<&str> = text
            .split_ascii_whitespace()
            .take(names.len() + 1)
            .collect();
        if fields.len() != names.len() {
            return Err(Problems::one(format!(
                "a position at this table has {} fields, separated by blanks: {}",
                names.len(),
                names.join(", ")
            )));
        }
        let mut problems = Problems::default();
        let piles: Vec<_> = names
            .iter()
            .zip(&fields)
            .take(names.len() - 2)
            .map(|(name, field)| problems.take(Pile::parse(name, field)))
            .collect();
        let first = match fields[names.len() - 2] {
            "r" => Some(Side::Red),
            "g" => Some(Side::Green),
            other => {
                let other = clip(other);
                problems.add(format!("`first` is `r` or `g`, not `{other}`"));
                None
            }
        };
        // Whose piece may be where depends on who began; the board itself does not.
        let (board, fault) = replay(fields[names.len() - 1]);
        if let Some(fault) = fault {
            problems.add(fault);
        }
        let (Some(first), Some(piles)) = (first, piles.into_iter().collect::<Option<Vec<_>>>())
        else {
            return Err(problems);
        };
        let [red, green, ..] = &piles[..] else {
            return Err(problems);
        };
        let (zero, one) = match first {
            Side::Red => (red, green),
            Side::Green => (green, red),
        };
        let rest = match piles.get(2) {
            None => [zero.rest.clone(), one.rest.clone()],
            Some(common) => {
                if !(zero.rest.is_empty() && one.rest.is_empty()) {
                    problems.add("with a common pile a hand has nothing after its `+`");
                }
                if !common.up.is_empty() {
                    problems.add("the common pile has nothing before its `+`");
                }
                [common.rest.clone(), Vec::new()]
            }
        };
        let setup = Self {
            first,
            up: [zero.up.clone(), one.up.clone()],
            rest,
            board,
        };
        problems.or(setup)
    }

    /// Names everything for which the rules have no answer.
    fn validate(&self, game: &Stratopolis, problems: &mut Problems) {
        self.validate_pieces(game, problems);
        match game.mode {
            Mode::Planned => self.validate_plans(problems),
            _ => self.validate_draws(game, problems),
        }
        for (pile, rest) in self.rest.iter().enumerate() {
            let Some(order) = game.fixed(pile) else {
                continue;
            };
            let kept = order.len().saturating_sub(rest.len());
            let mut due: Vec<Slot> = order[kept..].iter().map(|&p| Slot::Known(p)).collect();
            let mut left = rest.clone();
            due.sort_by_key(|slot| slot.letter());
            left.sort_by_key(|slot| slot.letter());
            if due != left {
                problems.add("the pieces left are not those that the options put last");
            }
        }
    }

    /// Checks that the box holds these pieces, and that everyone has the own ones.
    fn validate_pieces(&self, game: &Stratopolis, problems: &mut Problems) {
        if game.mode != Mode::Planned && self.rest.iter().flatten().any(|&s| s == Slot::Unknown) {
            problems.add("`?` is for piles that were planned");
        }
        let known = |slot: &Slot| match *slot {
            Slot::Known(piece) => Some(piece),
            Slot::Empty | Slot::Unknown => None,
        };
        let placed = self.board.placements().iter().map(|p| p.piece);
        let seen = placed.chain(self.up.iter().flatten().copied());
        let all: Vec<Piece> = seen
            .chain(self.rest.iter().flatten().filter_map(known))
            .collect();
        for piece in Piece::ALL {
            let count = all.iter().filter(|&&p| p == piece).count();
            if count > usize::from(Piece::COPIES) {
                let letter = piece.letter();
                problems.add(format!(
                    "there are {count} pieces `{letter}`, the box has 2"
                ));
            }
        }
        if game.mode == Mode::HandShared {
            return;
        }
        for seat in [Seat::new(0), Seat::new(1)] {
            let n = seat.index();
            let side = game.side(seat);
            let own = self.up[n].iter().copied();
            let own = own.chain(self.rest[n].iter().filter_map(known));
            let placed = self.board.placements().iter().skip(n).step_by(2);
            for piece in own.chain(placed.map(|p| p.piece)) {
                if piece.set() != side {
                    let (letter, name) = (piece.letter(), side.name());
                    problems.add(format!("`{letter}` does not belong to {name}'s set"));
                }
            }
            let total = self.played(n) + self.up[n].len() + self.rest[n].len();
            if total > Piece::SET {
                let name = side.name();
                problems.add(format!("{name} has {total} pieces in all, the set has 20"));
            }
        }
    }

    /// Checks that the numbers of pieces are such as come about when pieces are drawn.
    fn validate_draws(&self, game: &Stratopolis, problems: &mut Problems) {
        let full = game.mode.full();
        let up = [self.up[0].len(), self.up[1].len()];
        let builder = self.board.placements().len() % 2;
        let last = 1 - builder;
        let short = |seat: usize| match self.rest[game.pile(Seat::new(seat as u8))].is_empty() {
            true => 0,
            false => full.saturating_sub(up[seat]),
        };
        let fits = if up[0] > full || up[1] > full {
            false
        } else if game.mode == Mode::Blind {
            up[last] == 0
        } else if self.board.placements().is_empty() {
            up[0] == up[1] || up[0] == up[1] + 1
        } else {
            short(builder) == 0 && short(last) <= 1
        };
        if !fits {
            problems.add("the face-up pieces do not fit the order of draws and placements");
            return;
        }
        let left = |n: usize| match game.mode {
            Mode::HandShared => {
                let next = match self.board.placements().is_empty() {
                    true if up[0] > up[1] => 1,
                    true => 0,
                    false if short(last) > 0 => last,
                    false => builder,
                };
                up[n] + (self.rest[0].len() + usize::from(n == next)) / 2
            }
            _ => up[n] + self.rest[n].len(),
        };
        self.validate_turns([left(0), left(1)], problems);
    }

    /// Checks that planned piles are such as come about.
    fn validate_plans(&self, problems: &mut Problems) {
        let [zero, one] = [self.rest[0].len(), self.rest[1].len()];
        if self.planning() {
            if zero < Piece::SET && !matches!(one, 0 | Piece::SET) {
                problems.add("the second seat plans its pile after the first one");
            }
            return;
        }
        let builder = self.board.placements().len() % 2;
        for n in 0..2 {
            let hidden = self.up[n].is_empty() && !self.rest[n].is_empty();
            let may_be_hidden = self.rest[n].first() == Some(&Slot::Unknown)
                && (self.board.placements().is_empty() || n != builder);
            if hidden && !may_be_hidden {
                problems.add("the top of a planned pile must be face up");
            }
            if self.up[n].len() > 1 {
                problems.add("only the top of a planned pile is face up");
            }
        }
        let left = |n: usize| self.up[n].len() + self.rest[n].len();
        self.validate_turns([left(0), left(1)], problems);
    }

    /// Checks that the seats, taking turns, lay their last pieces one after the other.
    fn validate_turns(&self, left: [usize; 2], problems: &mut Problems) {
        let totals = [self.played(0) + left[0], self.played(1) + left[1]];
        if totals[0] != totals[1] {
            let [zero, one] = totals;
            problems.add(format!(
                "the first seat would lay {zero} pieces in all and the second {one}"
            ));
        }
    }

    /// Are the piles being planned? (Of a table where that is done.)
    fn planning(&self) -> bool {
        self.board.placements().is_empty()
            && self.up.iter().all(Vec::is_empty)
            && self.rest.iter().any(|rest| rest.len() < Piece::SET)
    }

    /// How many pieces the seat has laid.
    fn played(&self, seat: usize) -> usize {
        (self.board.placements().len() + 1 - seat) / 2
    }

    /// The state, once there is no problem with it.
    fn state(&self, game: &Stratopolis, problems: &mut Problems) -> State {
        let mut piles = Piles::new();
        for seat in [Seat::new(0), Seat::new(1)] {
            if !problems.is_empty() {
                break;
            }
            for &piece in &self.up[seat.index()] {
                piles.turn_up(seat, piece);
            }
            let rest = &self.rest[seat.index()];
            match game.mode {
                Mode::Planned if self.planning() => {
                    rest.iter().for_each(|&slot| piles.plan(seat, slot));
                }
                Mode::Planned => piles.arrange(seat, rest),
                _ => {
                    for slot in rest {
                        if let Slot::Known(piece) = *slot {
                            piles.stock(seat.index(), piece);
                        }
                    }
                }
            }
        }
        let mut state = State {
            board: self.board.clone(),
            piles,
            turn: Turn::Chance,
            drawer: None,
        };
        if problems.is_empty() {
            game.settle(&mut state);
        }
        state
    }
}

/// One field of pieces.
struct Pile {
    up: Vec<Piece>,
    rest: Vec<Slot>,
}

impl Pile {
    fn parse(name: &str, text: &str) -> Result<Self, Problems> {
        let Some((up, rest)) = text.split_once('+') else {
            return Err(Problems::one(format!("there is no `+` in `{name}`")));
        };
        let mut problems = Problems::default();
        let mut slots = |part: &str| -> Vec<Slot> {
            if part == "-" {
                return Vec::new();
            }
            if part.is_empty() || part.len() > Counts::all().total() {
                let how = if part.is_empty() { "no" } else { "too many" };
                problems.add(format!("there are {how} pieces on one side of `{name}`"));
                return Vec::new();
            }
            let mut slots = Vec::new();
            for letter in part.chars() {
                match (letter, Piece::from_letter(letter)) {
                    ('?', _) => slots.push(Slot::Unknown),
                    (_, Some(piece)) => slots.push(Slot::Known(piece)),
                    _ => problems.add(format!("there is no piece `{letter}` (in `{name}`)")),
                }
            }
            slots
        };
        let (up, rest) = (slots(up), slots(rest));
        let known: Vec<Piece> = up
            .iter()
            .filter_map(|slot| match *slot {
                Slot::Known(piece) => Some(piece),
                Slot::Empty | Slot::Unknown => None,
            })
            .collect();
        if known.len() < up.len() {
            problems.add(format!("a face-up piece cannot be `?` (in `{name}`)"));
        }
        problems.or(Self { up: known, rest })
    }
}

/// The board that the placements build, up to the first that the rules do not allow, and what is wrong with that.
fn replay(text: &str) -> (Board, Option<String>) {
    let mut board = Board::new();
    if text == "-" {
        return (board, None);
    }
    for (n, text) in text.split(';').enumerate() {
        let number = n + 1;
        if n == 2 * Piece::SET {
            return (board, Some("there are more than 40 placements".to_owned()));
        }
        let fault = match Spelled::parse(text) {
            Some(Spelled::Place(Ok(placement))) => match check_place(&board, placement) {
                Ok(()) => {
                    board.place(placement);
                    continue;
                }
                Err(refusal) => refusal.text,
            },
            Some(Spelled::Place(Err(_))) => "it is out of reach".to_owned(),
            Some(Spelled::Plan(_)) | None => "it is not a placement".to_owned(),
        };
        let text = clip(text);
        return (
            board,
            Some(format!("placement {number}, `{text}`: {fault}")),
        );
    }
    (board, None)
}

fn write_pile(up: impl Iterator<Item = char>, rest: impl Iterator<Item = char>, out: &mut String) {
    write_pieces(up, out);
    out.push('+');
    write_pieces(rest, out);
    out.push(' ');
}

fn write_pieces(letters: impl Iterator<Item = char>, out: &mut String) {
    let before = out.len();
    out.extend(letters);
    if out.len() == before {
        out.push('-');
    }
}

/// The beginning of a text that may be very long.
fn clip(text: &str) -> String {
    text.chars().take(16).collect()
}
