//! The string of a position: `red green first placements`, or `red green rest first placements` with a common pile.

use quartet_game::{Describe as _, Fault, Given, Problems, Seat, Turn};

use crate::{
    Board, Mode, Piece, Placement, Side, State, Stratopolis, draft, fault,
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
    let state = setup.state(&game, &problems);
    problems.or((game, state))
}

/// A position as it is written, before it is known to make sense.
pub(crate) struct Setup {
    pub(crate) first: Side,
    /// By seat.
    pub(crate) up: [Vec<Piece>; 2],
    /// By seat; a common pile is the first of the two.
    pub(crate) rest: [Vec<Slot>; 2],
    pub(crate) is_shared: bool,
    pub(crate) board: Board,
}

impl Setup {
    /// What the position of a state says.
    pub(crate) fn of(game: &Stratopolis, state: &State) -> Self {
        let seats = [Seat::new(0), Seat::new(1)];
        Self {
            first: game.first,
            up: seats.map(|seat| state.piles.face_up(seat).collect()),
            rest: seats.map(|seat| match game.mode {
                Mode::Planned => state.piles.order(seat).collect(),
                _ => {
                    let rest = state.piles.rest(seat.index()).pieces();
                    rest.map(Slot::Known).collect()
                }
            }),
            is_shared: game.mode == Mode::HandShared,
            board: state.board.clone(),
        }
    }

    /// The seat of a side.
    pub(crate) fn seat(&self, side: Side) -> usize {
        usize::from(side != self.first)
    }

    /// Reads the fields and replays the placements.
    pub(crate) fn parse(game: &Stratopolis, text: &str) -> Result<Self, Problems> {
        let shared = game.mode == Mode::HandShared;
        let (key, names): (_, &[&str]) = match shared {
            true => (
                "stratopolis-parts-shared",
                &["red", "green", "rest", "first", "placements"],
            ),
            false => (
                "stratopolis-parts",
                &["red", "green", "first", "placements"],
            ),
        };
        let fields: Vec<&str> = text
            .split_ascii_whitespace()
            .take(names.len() + 1)
            .collect();
        if fields.len() != names.len() {
            let fault = fault::FIELDS.with("count", names.len());
            return Err(Problems::one(
                fault.with("fields", Given::said(key, &names.join(", "))),
            ));
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
                problems.add(fault::FIRST.with("text", clip(other)));
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
                    problems.add(fault::HAND_REST);
                }
                if !common.up.is_empty() {
                    problems.add(fault::COMMON_UP);
                }
                [common.rest.clone(), Vec::new()]
            }
        };
        let setup = Self {
            first,
            up: [zero.up.clone(), one.up.clone()],
            rest,
            is_shared: shared,
            board,
        };
        problems.or(setup)
    }

    /// Names everything for which the rules have no answer.
    fn validate(&self, game: &Stratopolis, problems: &mut Problems) {
        if !self.validate_pieces(game, problems) {
            // Who has laid what is not known, and so not who lacks what.
            return;
        }
        match game.mode {
            Mode::Planned => self.validate_plans(problems),
            _ => self.validate_draws(game, problems),
        }
        for (pile, rest) in self.rest.iter().enumerate() {
            let Some(order) = game.fixed(pile) else {
                continue;
            };
            let kept = order.len().saturating_sub(rest.len());
            let due: Vec<Slot> = order[kept..].iter().map(|&p| Slot::Known(p)).collect();
            let sorted = |mut slots: Vec<Slot>| {
                slots.sort_by_key(|slot| slot.letter());
                slots
            };
            if sorted(due) != sorted(rest.clone()) {
                problems.add(fault::FIXED);
            }
        }
    }

    /// Checks that the box holds these pieces.
    pub(crate) fn validate_copies(&self, game: &Stratopolis, problems: &mut Problems) {
        if game.mode != Mode::Planned && self.rest.iter().flatten().any(|&s| s == Slot::Unknown) {
            problems.add(fault::UNKNOWN);
        }
        let placed = self.board.placements().iter().map(|p| p.piece);
        let seen = placed.chain(self.up.iter().flatten().copied());
        let all: Vec<Piece> = seen
            .chain(self.rest.iter().flatten().filter_map(Slot::known))
            .collect();
        for piece in Piece::ALL {
            let count = all.iter().filter(|&&p| p == piece).count();
            if count > usize::from(Piece::COPIES) {
                let fault = fault::COPIES.with("count", count);
                problems.add(fault.with("letter", piece.letter()));
            }
        }
    }

    /// Checks that the box holds these pieces, and that everyone has the own ones. Says whether the rest can be judged.
    fn validate_pieces(&self, game: &Stratopolis, problems: &mut Problems) -> bool {
        self.validate_copies(game, problems);
        if game.mode == Mode::HandShared {
            return true;
        }
        if !self.validate_sides(problems) {
            return false;
        }
        for seat in [Seat::new(0), Seat::new(1)] {
            let n = seat.index();
            let side = game.side(seat);
            let own = self.up[n].iter().copied();
            let own = own.chain(self.rest[n].iter().filter_map(Slot::known));
            let placed = self.board.placements().iter().skip(n).step_by(2);
            for piece in own.chain(placed.map(|p| p.piece)) {
                if piece.set() != side {
                    let fault = fault::FOREIGN.with("letter", piece.letter());
                    problems.add(fault.with("side", side.given()));
                }
            }
            let total = self.played(n) + self.up[n].len() + self.rest[n].len();
            if total > Piece::SET {
                let fault = fault::SET.with("side", side.given());
                problems.add(fault.with("count", total));
            }
        }
        true
    }

    /// Have the two sides laid the pieces by turns, as they are written? With a common pile, anybody may have laid anything.
    pub(crate) fn are_by_turns(&self) -> bool {
        let mut placements = self.board.placements().iter().enumerate();
        self.is_shared || placements.all(|(n, p)| self.seat(p.piece.set()) == n % 2)
    }

    /// Checks that the two sides can have laid the pieces on the table by turns. Says whether nothing is wrong, or only the order
    /// in which they are written.
    fn validate_sides(&self, problems: &mut Problems) -> bool {
        if self.are_by_turns() {
            return true;
        }
        let placements = self.board.placements();
        let is_red = |p: &&Placement| p.piece.set() == Side::Red;
        let red = placements.iter().filter(is_red).count();
        let green = placements.len() - red;
        if red.abs_diff(green) > 1 {
            problems.add(fault::ALTERNATE.with("red", red).with("green", green));
        } else if !draft::can_alternate(placements) {
            problems.add(fault::NO_ORDER);
        } else {
            return true;
        }
        false
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
            problems.add(fault::FACE_UP);
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
                problems.add(fault::PLAN_ORDER);
            }
            return;
        }
        let builder = self.board.placements().len() % 2;
        for n in 0..2 {
            let hidden = self.up[n].is_empty() && !self.rest[n].is_empty();
            let may_be_hidden = self.rest[n].first() == Some(&Slot::Unknown)
                && (self.board.placements().is_empty() || n != builder);
            if hidden && !may_be_hidden {
                problems.add(fault::TOP_HIDDEN);
            }
            if self.up[n].len() > 1 {
                problems.add(fault::TOP_ONLY);
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
            problems.add(fault::TURNS.with("first", zero).with("second", one));
        }
    }

    /// Are the piles being planned? (Of a table where that is done.)
    pub(crate) fn planning(&self) -> bool {
        self.board.placements().is_empty()
            && self.up.iter().all(Vec::is_empty)
            && self.rest.iter().any(|rest| rest.len() < Piece::SET)
    }

    /// How many pieces the seat has laid.
    fn played(&self, seat: usize) -> usize {
        (self.board.placements().len() + 1 - seat) / 2
    }

    /// The state, once there is no problem with it.
    pub(crate) fn state(&self, game: &Stratopolis, problems: &Problems) -> State {
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

const ID: &str = Stratopolis::INFO.id;

/// One field of pieces.
struct Pile {
    up: Vec<Piece>,
    rest: Vec<Slot>,
}

impl Pile {
    fn parse(name: &'static str, text: &str) -> Result<Self, Problems> {
        let key = match name {
            "rest" => "stratopolis-fact-common",
            side => side,
        };
        let field = || Given::said(key, name);
        let Some((up, rest)) = text.split_once('+') else {
            return Err(Problems::one(fault::NO_PLUS.with("field", field())));
        };
        let mut problems = Problems::default();
        let mut slots = |part: &str| -> Vec<Slot> {
            if part == "-" {
                return Vec::new();
            }
            if part.is_empty() || part.len() > Counts::all().total() {
                let form = match part.is_empty() {
                    true => fault::NO_PIECES,
                    false => fault::MANY_PIECES,
                };
                problems.add(form.with("field", field()));
                return Vec::new();
            }
            let mut slots = Vec::new();
            for letter in part.chars() {
                match (letter, Piece::from_letter(letter)) {
                    ('?', _) => slots.push(Slot::Unknown),
                    (_, Some(piece)) => slots.push(Slot::Known(piece)),
                    _ => {
                        let fault = fault::NO_PIECE.with("letter", letter);
                        problems.add(fault.with("field", field()));
                    }
                }
            }
            slots
        };
        let (up, rest) = (slots(up), slots(rest));
        let known: Vec<Piece> = up.iter().filter_map(Slot::known).collect();
        if known.len() < up.len() {
            problems.add(fault::UP_UNKNOWN.with("field", field()));
        }
        problems.or(Self { up: known, rest })
    }
}

/// The board that the placements build, up to the first that the rules do not allow, and what is wrong with that.
fn replay(text: &str) -> (Board, Option<Fault>) {
    let mut board = Board::new();
    if text == "-" {
        return (board, None);
    }
    for (n, text) in text.split(';').enumerate() {
        let number = n + 1;
        if n == 2 * Piece::SET {
            return (board, Some(fault::PLACEMENTS.into()));
        }
        let (form, refusal) = match Spelled::parse(text) {
            Some(Spelled::Place(Ok(placement))) => match check_place(&board, placement) {
                Ok(()) => {
                    board.place(placement);
                    continue;
                }
                Err(refusal) => (fault::PLACEMENT, Some(refusal)),
            },
            Some(Spelled::Place(Err(_))) => (fault::FAR, None),
            Some(Spelled::Plan(_)) | None => (fault::NO_PLACEMENT, None),
        };
        let fault = form.with("number", number).with("text", clip(text));
        let fault = match refusal {
            Some(refusal) => fault.with("reason", Given::refusal(ID, &refusal)),
            None => fault,
        };
        return (board, Some(fault));
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
