use quartet_game::{Game, Given, Notation, Problems, Refusal, Seat};

use crate::{
    cell::{Cell, Cells},
    colour::Colour,
    cubulus::{Cubulus, PLACER, Setup},
    facelet::{Face, Facelet},
    fault,
    moves::Move,
    state::{Phase, State},
};

/// The reason codes beside those that every game has.
pub(crate) mod code {
    pub(crate) const OCCUPIED: &str = "occupied";
    pub(crate) const ORDER: &str = "order";
    pub(crate) const LINE_FULL: &str = "line-full";
    pub(crate) const NO_BALLS: &str = "no-balls";
    pub(crate) const NOTHING_CHANGES: &str = "nothing-changes";
    pub(crate) const KO: &str = "ko";
    pub(crate) const SET_UP: &str = "set-up";
}

/// Moves: `F5` pushes at a facelet, `@xyz` places a neutral ball, `pass` passes. Also accepted: small letters, every
/// facelet of an empty cell, and `+F5` for an insert that must not turn out to be a shift.
///
/// Positions: `top/middle/bottom side ko`, and behind that the letter of a seat that is out, if there is one.
impl Notation for Cubulus {
    fn write_move(&self, state: &State, mv: Move, out: &mut String) {
        match mv {
            Move::Place(cell) => *out += &format!("@{cell}"),
            Move::Fill(cell) => {
                let facelet = Facelet::first_of(cell).or_else(|| way_to_the_centre(state));
                *out += &facelet.map(|f| f.to_string()).unwrap_or_default();
            }
            Move::Push(facelet) => *out += &facelet.to_string(),
            Move::Pass => *out += "pass",
        }
    }

    fn read_move(&self, state: &State, text: &str) -> Result<Move, Refusal> {
        if self.turn(state).is_over() {
            return Err(Refusal::over());
        }
        let mv = match Spelling::parse(text)? {
            Spelling::Place(cell) => Move::Place(cell),
            Spelling::Pass => Move::Pass,
            Spelling::Push(facelet) => push_or_fill(state, facelet),
            Spelling::Insert(facelet) => {
                let is_full = facelet.line().iter().all(|&c| state.ball(c).is_some());
                if is_full && state.phase() == Phase::Play {
                    return Err(Refusal::new(
                        code::LINE_FULL,
                        format!("the line behind {facelet} is full and takes no ball"),
                    ));
                }
                push_or_fill(state, facelet)
            }
        };
        self.check(state, mv)?;
        Ok(mv)
    }

    fn check(&self, state: &State, mv: Move) -> Result<(), Refusal> {
        if self.turn(state).is_over() {
            return Err(Refusal::over());
        }
        match (state.phase(), mv) {
            (Phase::SetUp, Move::Place(cell)) => check_place(state, cell),
            (Phase::SetUp, _) => {
                let left = state.supply(Colour::Red);
                let text =
                    format!("first the neutral balls are placed, as in `@111`: {left} to go");
                Err(Refusal::new(code::SET_UP, text))
            }
            (Phase::Play, Move::Place(_)) => Err(Refusal::new(
                code::SET_UP,
                "neutral balls are placed only before the game of two",
            )),
            (Phase::Play, Move::Fill(cell)) => check_fill(state, cell),
            (Phase::Play, Move::Push(facelet)) => check_push(state, facelet),
            (Phase::Play, Move::Pass) => {
                let fills = Cell::all().map(|cell| check_fill(state, cell));
                let pushes = Facelet::all().map(|facelet| check_push(state, facelet));
                if fills.chain(pushes).any(|verdict| verdict.is_ok()) {
                    return Err(Refusal::new(
                        code::NOTHING_CHANGES,
                        "a pass changes nothing, and there is a move to be made",
                    ));
                }
                Ok(())
            }
        }
    }

    fn write_position(&self, state: &State, out: &mut String) {
        for cell in Cell::all() {
            if matches!(cell.number(), 9 | 18) {
                out.push('/');
            }
            out.push(state.ball(cell).map_or('.', Colour::letter));
        }
        out.push(' ');
        out.push(Colour::of(state.side()).letter());
        match state.ko() {
            Some(facelet) => *out += &format!(" {facelet}"),
            None => *out += " -",
        }
        for (n, seat) in state.out().iter().enumerate() {
            *out += if n == 0 { " " } else { "" };
            out.push(Colour::of(seat).letter());
        }
    }

    fn read_position(&self, text: &str) -> Result<(Self, State), Problems> {
        let (state, mut problems) = self.read_parts(text)?;
        let balls = Colour::ALL.map(|colour| state.balls(colour));
        problems.take(self.phase_of(balls, state.side()));
        if let Some(facelet) = state.ko() {
            problems.take(check_ko(&state, facelet));
        }
        problems.or((self.clone(), state))
    }

    fn read_draft(&self, text: &str) -> Result<(Self, State), Problems> {
        let (state, problems) = self.read_parts(text)?;
        problems.or((self.clone(), state))
    }
}

impl Cubulus {
    /// What a position says, and what is wrong with it that no draft may have either.
    fn read_parts(&self, text: &str) -> Result<(State, Problems), Problems> {
        let mut problems = Problems::default();
        let mut fields = text.split_whitespace();
        let balls = problems.take(read_balls(fields.next().unwrap_or_default()));
        let side = problems.take(self.read_side(fields.next()));
        let ko = problems.take(read_ko(fields.next()));
        let out = problems.take(self.read_out(fields.next()));
        if fields.next().is_some() {
            problems.add(fault::MORE);
        }
        let (Some(balls), Some(side), Some(ko), Some(out)) = (balls, side, ko, out) else {
            return Err(problems);
        };
        let phase = self.phase_of(balls, side).unwrap_or(Phase::Play);
        let mut state = State::new(balls, side, phase);
        state.set_ko(ko);
        if let Some(seat) = out {
            if seat == side {
                problems.add(fault::OUT_MOVES);
            }
            state.set_out(seat);
        }
        self.judge_set_up(&mut state);
        Ok((state, problems))
    }

    /// Is the game over in a position that was set up? It has no last move: the seat before the one to move is taken to have
    /// made it.
    pub(crate) fn judge_set_up(&self, state: &mut State) {
        if state.phase() != Phase::Play {
            return;
        }
        let is_before = |seat: &Seat| state.seat_after(*seat, self.seats) == state.side();
        let mover = (0..self.seats)
            .map(Seat::new)
            .filter(|&s| !state.out().contains(s));
        if let Some(mover) = mover.into_iter().find(is_before) {
            state.judge(mover, self.seats);
        }
    }

    fn read_side(&self, field: Option<&str>) -> Result<Seat, Problems> {
        let fault = match self.seats {
            3 => fault::SIDE_OF_THREE,
            _ => fault::SIDE_OF_TWO,
        };
        let colour = field.and_then(read_colour);
        let seat = colour
            .map(Colour::seat)
            .filter(|seat| seat.number() < self.seats);
        seat.ok_or_else(|| Problems::one(fault))
    }

    fn read_out(&self, field: Option<&str>) -> Result<Option<Seat>, Problems> {
        match field {
            None => Ok(None),
            Some(_) if self.seats == 2 => Err(Problems::one(fault::OUT_OF_TWO)),
            Some(letter) => match read_colour(letter) {
                Some(colour) => Ok(Some(colour.seat())),
                None => Err(Problems::one(fault::OUT_LETTER)),
            },
        }
    }

    /// Is this cube in play or still being set up?
    pub(crate) fn phase_of(&self, balls: [Cells; 3], side: Seat) -> Result<Phase, Problems> {
        let [white, black, red] = balls;
        if self.seats == 3 || red.len() == Colour::BALLS {
            return Ok(Phase::Play);
        }
        let mut problems = Problems::default();
        if self.setup != Setup::Choose || !white.or(black).is_empty() {
            problems.add(fault::NEUTRALS.with("count", red.len()));
            return Err(problems);
        }
        if side != PLACER {
            problems.add(fault::PLACER);
        }
        if !red.is_empty() && red.last().map(Cell::number) >= Some(Self::room_ends(red.len() - 1)) {
            problems.add(fault::NO_ROOM);
        }
        problems.or(Phase::SetUp)
    }
}

/// A move as it is written, before the cube says what it means.
enum Spelling {
    Place(Cell),
    Push(Facelet),
    Insert(Facelet),
    Pass,
}

impl Spelling {
    fn parse(text: &str) -> Result<Self, Refusal> {
        let parsed = if text.eq_ignore_ascii_case("pass") {
            Some(Self::Pass)
        } else if let Some(cell) = text.strip_prefix('@') {
            read_cell(cell).map(Self::Place)
        } else if let Some(facelet) = text.strip_prefix('+') {
            Facelet::parse(facelet).map(Self::Insert)
        } else {
            Facelet::parse(text).map(Self::Push)
        };
        parsed.ok_or_else(|| {
            Refusal::new(
                Refusal::SYNTAX,
                "not a move: a facelet as in `F5`, a cell to set up as in `@123`, or `pass`",
            )
        })
    }
}

/// What pushing at a facelet is called on this cube.
pub(crate) fn push_or_fill(state: &State, facelet: Facelet) -> Move {
    let own = Some(Colour::of(state.side()));
    // Own balls are pushed on until a gap takes the last of them up: then that gap is all that changes.
    let behind = facelet
        .line()
        .into_iter()
        .find(|&cell| state.ball(cell) != own);
    match behind {
        Some(cell) if state.ball(cell).is_none() => Move::Fill(cell),
        _ => Move::Push(facelet),
    }
}

/// The first facelet, in the order of the faces, at which an own ball can be pushed into the centre.
fn way_to_the_centre(state: &State) -> Option<Facelet> {
    let facelets = Face::ALL
        .into_iter()
        .filter_map(|face| Facelet::new(face, 4));
    facelets
        .into_iter()
        .find(|f| state.ball(f.cell()) == Some(Colour::of(state.side())))
}

fn check_place(state: &State, cell: Cell) -> Result<(), Refusal> {
    if state.ball(cell).is_some() {
        let text = format!("there is a neutral ball in {cell} already");
        return Err(Refusal::new(code::OCCUPIED, text));
    }
    let later = |c: &Cell| *c > cell;
    if let Some(last) = Cell::all().filter(later).find(|&c| state.ball(c).is_some()) {
        let text = format!(
            "{cell} comes before {last}: neutral balls are placed from the top layer down, in \
             each from the back row to the front, in each from left to right"
        );
        return Err(Refusal::new(code::ORDER, text));
    }
    let still_to_come = state.supply(Colour::Red) as usize - 1;
    let room = Cell::all().filter(later).count();
    if room < still_to_come {
        let text = format!(
            "behind {cell} there is room for {room} neutral balls, and {still_to_come} are still \
             to come"
        );
        return Err(Refusal::new(code::ORDER, text));
    }
    Ok(())
}

fn check_fill(state: &State, cell: Cell) -> Result<(), Refusal> {
    if cell == Cell::CENTRE && way_to_the_centre(state).is_none() {
        let text = "the centre is reached only by pushing a ball of your own into it";
        return Err(Refusal::new(Refusal::SYNTAX, text));
    }
    if state.ball(cell).is_some() {
        let text = format!("there is a ball in {cell} already");
        return Err(Refusal::new(code::OCCUPIED, text));
    }
    check_supply(state)
}

fn check_push(state: &State, facelet: Facelet) -> Result<(), Refusal> {
    let [near, middle, far] = facelet.line().map(|cell| state.ball(cell));
    match (near, middle, far) {
        (None, ..) => {
            let text = format!("there is no ball to push at {facelet}");
            Err(Refusal::new(Refusal::SYNTAX, text))
        }
        (Some(a), Some(b), Some(c)) if a == b && b == c => {
            let text = format!("turning three balls of one colour at {facelet} changes nothing");
            Err(Refusal::new(code::NOTHING_CHANGES, text))
        }
        (Some(_), Some(_), Some(_)) if state.ko() == Some(facelet) => {
            let text = format!("{facelet} would turn the line just turned straight back");
            Err(Refusal::new(code::KO, text))
        }
        (Some(_), Some(_), Some(_)) => Ok(()),
        _ if push_or_fill(state, facelet) != Move::Push(facelet) => {
            let text = format!("pushing at {facelet} is filling the cell behind your own balls");
            Err(Refusal::new(Refusal::SYNTAX, text))
        }
        _ => check_supply(state),
    }
}

fn check_supply(state: &State) -> Result<(), Refusal> {
    if state.supply(Colour::of(state.side())) == 0 {
        let text = "all nine balls are in the cube: only full lines can be pushed";
        return Err(Refusal::new(code::NO_BALLS, text));
    }
    Ok(())
}

/// Only the shift of a full line that is not of one colour leaves a ko behind; during the set-up there is none such.
fn check_ko(state: &State, facelet: Facelet) -> Result<(), Problems> {
    let [near, middle, far] = facelet.line().map(|cell| state.ball(cell));
    if near.is_none() || middle.is_none() || far.is_none() {
        let fault = fault::KO_GAP.with("facelet", facelet.to_string());
        return Err(Problems::one(fault));
    }
    if near == middle && middle == far {
        let fault = fault::KO_PLAIN.with("facelet", facelet.to_string());
        return Err(Problems::one(fault));
    }
    Ok(())
}

/// The layers: the key of the words, and what each is called in English.
const LAYERS: [(&str, &str); 3] = [
    ("cubulus-layer-top", "top"),
    ("cubulus-layer-middle", "middle"),
    ("cubulus-layer-bottom", "bottom"),
];

fn read_balls(field: &str) -> Result<[Cells; 3], Problems> {
    let mut problems = Problems::default();
    let mut balls = [Cells::NONE; 3];
    let layers = field.split('/').count();
    if layers != 3 {
        problems.add(fault::LAYERS.with("count", layers));
    }
    for ((name, layer), first) in LAYERS.into_iter().zip(field.split('/')).zip([0, 9, 18]) {
        let named = || Given::said(name.0, name.1);
        let length = layer.chars().count();
        if length != 9 {
            problems.add(
                fault::LAYER_SIZE
                    .with("layer", named())
                    .with("count", length),
            );
        }
        let mut is_strange = false;
        for (number, letter) in (first..first + 9).zip(layer.chars()) {
            match (Colour::from_letter(letter), Cell::new(number)) {
                (Some(colour), Some(cell)) => {
                    balls[colour.index()] = balls[colour.index()].with(cell);
                }
                _ => is_strange |= letter != '.',
            }
        }
        if is_strange {
            problems.add(fault::LAYER_MARK.with("layer", named()));
        }
    }
    for colour in Colour::ALL {
        let count = balls[colour.index()].len();
        if count > Colour::BALLS {
            let fault = fault::BALLS.with("count", count);
            problems.add(fault.with("letter", colour.letter()));
        }
    }
    problems.or(balls)
}

fn read_ko(field: Option<&str>) -> Result<Option<Facelet>, Problems> {
    match field {
        Some("-") => Ok(None),
        Some(text) if Facelet::parse(text).is_some() => Ok(Facelet::parse(text)),
        _ => Err(Problems::one(fault::KO)),
    }
}

fn read_colour(field: &str) -> Option<Colour> {
    let mut letters = field.chars();
    let colour = Colour::from_letter(letters.next()?);
    colour.filter(|_| letters.next().is_none())
}

fn read_cell(text: &str) -> Option<Cell> {
    let &[x, y, z] = text.as_bytes() else {
        return None;
    };
    let coordinate = |byte: u8| byte.wrapping_sub(b'0');
    Cell::at(coordinate(x), coordinate(y), coordinate(z))
}
