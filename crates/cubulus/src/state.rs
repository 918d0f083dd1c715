use quartet_game::{Seat, Seats, mix};

use crate::{
    cell::{Cell, Cells},
    colour::Colour,
    facelet::Facelet,
    square::{SQUARES, has_square, have_square},
    symmetry::Symmetry,
};

/// A cube with its balls, and whose turn it is.
///
/// Two states are equal if the same may happen next in both: the same balls in the same cells, the same seat to move,
/// the same push forbidden and the same seats out.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    key: u64,
    balls: [Cells; 3],
    /// The seat to move, also after the end: then the one whose turn it would be.
    side: Seat,
    ko: Option<Facelet>,
    /// Empty while the game goes on.
    winners: Seats,
    out: Seats,
    phase: Phase,
}

const _: () = assert!(size_of::<State>() <= 32);

/// The part of the game.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// Seat 1 places the neutral balls of a game of two.
    SetUp,
    /// The seats push in turn.
    Play,
}

impl State {
    /// A cube with these balls, nothing forbidden and nobody out. Squares are not looked at.
    pub(crate) fn new(balls: [Cells; 3], side: Seat, phase: Phase) -> Self {
        let mut state = Self {
            key: 0,
            balls,
            side,
            ko: None,
            winners: Seats::NONE,
            out: Seats::NONE,
            phase,
        };
        state.key = state.key_from_scratch();
        state
    }

    /// The ball in a cell.
    #[must_use]
    pub fn ball(&self, cell: Cell) -> Option<Colour> {
        let holds = |colour: &Colour| self.balls[colour.index()].contains(cell);
        Colour::ALL.into_iter().find(holds)
    }

    /// The cells with a ball of this colour.
    #[must_use]
    pub const fn balls(&self, colour: Colour) -> Cells {
        self.balls[colour.index()]
    }

    /// The cells with a ball.
    #[must_use]
    pub const fn occupied(&self) -> Cells {
        self.balls[0].or(self.balls[1]).or(self.balls[2])
    }

    /// The number of balls of this colour that are not in the cube.
    #[must_use]
    pub const fn supply(&self, colour: Colour) -> u32 {
        Colour::BALLS.saturating_sub(self.balls(colour).len())
    }

    /// The seat to move; in a game that is over, the one whose turn it would be.
    #[must_use]
    pub const fn side(&self) -> Seat {
        self.side
    }

    /// The facelet that may not be pushed now, because that would undo the shift just made.
    #[must_use]
    pub const fn ko(&self) -> Option<Facelet> {
        self.ko
    }

    /// The seats that share the win; none while the game goes on.
    #[must_use]
    pub const fn winners(&self) -> Seats {
        self.winners
    }

    /// The seats that are out of a game of three.
    #[must_use]
    pub const fn out(&self) -> Seats {
        self.out
    }

    /// The part of the game.
    #[must_use]
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The squares of which a colour has three cells and nobody the fourth, with the missing cell.
    pub fn threats(&self, colour: Colour) -> impl Iterator<Item = (Cells, Cell)> {
        let (own, occupied) = (self.balls(colour), self.occupied());
        SQUARES.into_iter().filter_map(move |square| {
            let missing = square.less(own);
            let cell = missing.last()?;
            (missing.len() == 1 && !occupied.contains(cell)).then_some((square, cell))
        })
    }

    /// The state as a symmetry of the cube sees it.
    #[must_use]
    pub fn mapped(&self, symmetry: Symmetry) -> Self {
        let mut state = Self {
            balls: self.balls.map(|cells| symmetry.cells(cells)),
            ko: self.ko.map(|facelet| symmetry.facelet(facelet)),
            ..*self
        };
        state.key = state.key_from_scratch();
        state
    }

    /// A hash of everything that makes two states equal.
    #[must_use]
    pub const fn key(&self) -> u64 {
        self.key
    }

    /// The same hash, computed cell by cell.
    #[must_use]
    pub fn key_from_scratch(&self) -> u64 {
        let mut key = side_key(self.side) ^ ko_key(self.ko);
        for cell in Cell::all() {
            if let Some(colour) = self.ball(cell) {
                key ^= ball_key(colour, cell);
            }
        }
        self.out.iter().fold(key, |key, seat| key ^ out_key(seat))
    }

    /// Adds a ball to an empty cell.
    pub(crate) fn put(&mut self, colour: Colour, cell: Cell) {
        self.balls[colour.index()] = self.balls[colour.index()].with(cell);
        self.key ^= BALL_KEYS[colour.index()][cell.index()];
    }

    /// Pushes the line behind a facelet whose cell is occupied: a full line turns, into any other goes a new ball of
    /// the seat to move. Says which.
    pub(crate) fn push(&mut self, facelet: Facelet) -> Push {
        let line = facelet.line();
        let occupied = self.occupied();
        let (middle, far) = (occupied.contains(line[1]), occupied.contains(line[2]));
        let push = if middle && far {
            Push::Shift
        } else {
            Push::Insert
        };
        for colour in Colour::ALL {
            let cells = self.balls[colour.index()];
            let old = line.map(|cell| cells.bits() >> cell.number() & 1);
            let new_ball = u32::from(self.side.index() == colour.index());
            let new = match push {
                Push::Shift => [old[2], old[0], old[1]],
                // Only balls in contact move on: a gap in the middle takes up the push.
                Push::Insert if middle => [new_ball, old[0], old[1]],
                Push::Insert => [new_ball, old[0], old[2]],
            };
            let mut bits = cells.bits();
            for k in 0..3 {
                let change = old[k] ^ new[k];
                bits ^= change << line[k].number();
                self.key ^= BALL_KEYS[colour.index()][line[k].index()] * u64::from(change);
            }
            self.balls[colour.index()] = Cells::from_bits(bits);
        }
        push
    }

    /// Hands the turn over.
    pub(crate) fn set_side(&mut self, side: Seat) {
        self.key ^= side_key(self.side) ^ side_key(side);
        self.side = side;
    }

    /// Forbids a facelet in place of another.
    pub(crate) fn set_ko(&mut self, ko: Option<Facelet>) {
        self.key ^= ko_key(self.ko) ^ ko_key(ko);
        self.ko = ko;
    }

    /// Takes a seat out.
    pub(crate) fn set_out(&mut self, seat: Seat) {
        if !self.out.contains(seat) {
            self.key ^= out_key(seat);
            self.out = self.out.with(seat);
        }
    }

    /// The set-up is done.
    pub(crate) fn begin(&mut self) {
        self.phase = Phase::Play;
    }

    /// The `seats` as they follow each other, without those that are out.
    pub(crate) fn seat_after(&self, seat: Seat, seats: u8) -> Seat {
        let mut next = seat.next(seats);
        // At most as often as there are seats, so that not even a table that all have left hangs.
        for _ in 0..seats {
            if !self.out.contains(next) {
                break;
            }
            next = next.next(seats);
        }
        next
    }

    /// Ends the game if a seat that is in has a square, judged after a move of `mover`.
    #[inline]
    pub(crate) fn judge(&mut self, mover: Seat, seats: u8) {
        let [white, black, red] = self.balls;
        // Nearly always nobody has one.
        self.winners = if have_square([white, black]) || seats > 2 && has_square(red) {
            self.winners_after(mover, seats)
        } else {
            Seats::NONE
        };
    }

    #[cold]
    fn winners_after(&self, mover: Seat, seats: u8) -> Seats {
        let mut others = Seats::NONE;
        for seat in (0..seats).map(Seat::new) {
            if seat != mover && self.has_won(seat) {
                others = others.with(seat);
            }
        }
        if !others.is_empty() {
            others
        } else if self.has_won(mover) {
            Seats::only(mover)
        } else {
            Seats::NONE
        }
    }

    /// The same after a move that has moved no ball and added one of the mover's: no other square can be new.
    pub(crate) fn judge_added(&mut self, mover: Seat) {
        if has_square(self.balls[mover.index()]) {
            self.winners = Seats::only(mover);
        }
    }

    fn has_won(&self, seat: Seat) -> bool {
        has_square(self.balls[seat.index()]) && !self.out.contains(seat)
    }
}

/// What became of pushing an occupied facelet.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Push {
    /// A new ball went in.
    Insert,
    /// The line was full and turned.
    Shift,
}

/// The share of each ball in the key, so that playing looks numbers up instead of mixing them.
static BALL_KEYS: [[u64; Cell::COUNT]; 3] = ball_keys();

const fn ball_keys() -> [[u64; Cell::COUNT]; 3] {
    let mut table = [[0; Cell::COUNT]; 3];
    let mut n = 0;
    while n < 3 * Cell::COUNT {
        let (colour, cell) = (n / Cell::COUNT, n % Cell::COUNT);
        table[colour][cell] = ball_key(Colour::ALL[colour], Cell::from_table(cell as u8));
        n += 1;
    }
    table
}

/// The same for the seat to move and for what is forbidden.
static SIDE_KEYS: [u64; 3] = keys_from(0x100);
static KO_KEYS: [u64; Facelet::COUNT] = keys_from(0x200);

/// The keys of as many numbers as are asked for, one after the other.
const fn keys_from<const COUNT: usize>(first: u64) -> [u64; COUNT] {
    let mut table = [0; COUNT];
    let mut n = 0;
    while n < COUNT {
        table[n] = mix(first + n as u64);
        n += 1;
    }
    table
}

const fn ball_key(colour: Colour, cell: Cell) -> u64 {
    mix(colour as u64 * 32 + cell.number() as u64)
}

fn side_key(side: Seat) -> u64 {
    SIDE_KEYS[side.index()]
}

fn ko_key(ko: Option<Facelet>) -> u64 {
    match ko {
        Some(facelet) => KO_KEYS[facelet.index()],
        None => 0,
    }
}

const fn out_key(seat: Seat) -> u64 {
    mix(0x300 + seat.number() as u64)
}
