use quartet_game::{Evaluate, Seat, Seats, Style, Styles, Tune, Turn, mix};

use crate::{
    Colour, Direction, Mode, Move, Piece, Side, State, Stratopolis,
    ground::Ground,
    survey::{Survey, TERMS, Term},
};

impl Evaluate for Stratopolis {
    const STYLES: Styles = Styles::only(Style::Tree);
    const REPEATS: bool = false;
    /// Where the elbow lies, as far as the last four bits of each coordinate tell, and where the arm points.
    const SLOTS: usize = 16 * 16 * 4;
    /// 80 points against 20: 33 of 60 games of 2000 nodes a move, so no proof.
    const BONUS: i32 = 8_000;
    /// As `quartet odds stratopolis` measures it, over all modes: more with all pieces in one pile, less in the others.
    const ODDS: i32 = 900;

    fn style(&self, _: &State) -> Style {
        Style::Tree
    }

    fn evaluate(&self, state: &State, seat: Seat) -> i32 {
        let value = self.appraise(state);
        match self.side(seat) {
            Side::Red => value,
            Side::Green => -value,
        }
    }

    /// The margin in hundredths of a point, and as much again for winning as makes a narrow win better than a wide loss.
    fn outcome(&self, state: &State, winners: Seats, seat: Seat) -> i32 {
        let best = |side: Side| state.board.best(side) as i32;
        let side = self.side(seat);
        let margin = 100 * (best(side) - best(side.other()));
        margin + Self::bonus(winners, seat)
    }

    fn slot(&self, _: &State, mv: Move) -> usize {
        match mv {
            Move::Plan(piece) => piece as usize,
            Move::Place(p) => {
                let (x, y) = (p.elbow.x as usize & 15, p.elbow.y as usize & 15);
                (x << 4 | y) << 2 | p.arm as usize
            }
        }
    }

    fn promise(&self, state: &State, mv: Move) -> i32 {
        let Turn::Seat(seat) = state.turn else {
            return 0;
        };
        let side = self.side(seat);
        match mv {
            Move::Plan(piece) => plan_rank(side, state.piles.ordered(seat), piece),
            Move::Place(placement) => {
                let own = side.colour();
                let mut promise = 0;
                let mut level = 0;
                let mut touches = 0;
                for (cell, colour) in placement.squares() {
                    let below = state.board.column(cell);
                    let height = below.map_or(0, |c| i32::from(c.height())) + 1;
                    level = height;
                    match below.map(|c| c.colour()) {
                        Some(c) if c == own => promise -= 6 * height,
                        Some(Colour::Neutral) | None => {}
                        Some(_) => promise += 8 * height,
                    }
                    if colour == own {
                        promise += 6 * height + 4;
                        for direction in Direction::ALL {
                            if let Some(column) = state.board.column(cell.step(direction))
                                && column.colour() == own
                            {
                                touches += 1;
                                promise += 2 + 2 * i32::from(column.height());
                            }
                        }
                    } else if colour != Colour::Neutral {
                        promise -= 5 * height;
                    }
                }
                if touches == 0 {
                    promise -= 10;
                }
                promise + 6 * (level - 1)
            }
        }
    }

    fn promises(&self, state: &State, moves: &[Move], out: &mut Vec<i32>) {
        let ground = match (state.turn, moves) {
            (Turn::Seat(seat), [Move::Place(_), ..]) => {
                Ground::new(&state.board, self.side(seat).colour())
            }
            _ => None,
        };
        out.extend(moves.iter().map(|&mv| match (&ground, mv) {
            (Some(ground), Move::Place(placement)) => ground.promise(placement),
            _ => self.promise(state, mv),
        }));
    }

    /// Moves follow from the board and from what the seat has face up.
    fn choices(&self, state: &State) -> Option<u64> {
        let Turn::Seat(seat) = state.turn else {
            return None;
        };
        if self.planner(state).is_some() {
            return None;
        }
        let pieces = state.piles.face_up(seat);
        let hand: u64 = pieces
            .map(|piece| mix(6 << 56 | piece as u64))
            .fold(0, u64::wrapping_add);
        Some(state.board.key() ^ mix(hand ^ u64::from(seat.number())))
    }

    fn limits(&self, state: &State, seat: Seat) -> (i32, i32) {
        let left = self.left(state);
        let own = self.side(seat);
        (
            -self.most(state, own.other(), left),
            self.most(state, own, left),
        )
    }
}

/// What each `Term` of an estimate counts, in hundredths of a point: at the beginning and at the end of a game, in between
/// a mixture by the number of pieces left.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Weights {
    /// With all pieces left.
    early: [i32; TERMS],
    /// With none left.
    late: [i32; TERMS],
}

impl Weights {
    /// Those in use unless others are asked for.
    pub const DEFAULT: Self = {
        let (mut early, mut late) = ([0; TERMS], [0; TERMS]);
        let mut n = 0;
        while n < TERMS {
            let (term, _, weights) = TABLE[n];
            assert!(term as usize == n);
            [early[n], late[n]] = weights;
            n += 1;
        }
        Self { early, late }
    };
}

/// Every term with a first guess of its weights, early and late, and those in use.
const TABLE: [(Term, [i32; 2], [i32; 2]); TERMS] = [
    (Term::Best, [100, 100], [100, 100]),
    (Term::Second, [10, 5], [10, 5]),
    (Term::Gain, [50, 50], [50, 50]),
    (Term::GainLater, [30, 20], [30, 20]),
    (Term::Shore, [20, 10], [20, 10]),
    (Term::Raises, [20, 10], [20, 10]),
    (Term::Holes, [-10, -20], [-10, -20]),
    (Term::Squares, [20, 5], [20, 5]),
    (Term::Height, [50, 10], [50, 10]),
    (Term::Area, [20, 10], [20, 10]),
    (Term::ToCome, [20, 20], [20, 20]),
];

impl Tune for Stratopolis {
    fn weights(&self) -> Vec<(String, i32)> {
        let name = |when: &'static str| move |n: usize| format!("{when}{:?}", TABLE[n].0);
        let early = (0..TERMS).map(name("Early")).zip(self.weights.early);
        let late = (0..TERMS).map(name("Late")).zip(self.weights.late);
        early.chain(late).collect()
    }

    fn guess(&self) -> Vec<i32> {
        let early = TABLE.iter().map(|(_, [early, _], _)| *early);
        early
            .chain(TABLE.iter().map(|(_, [_, late], _)| *late))
            .collect()
    }

    fn with_weights(mut self, weights: &[i32]) -> Self {
        let all = self.weights.early.iter_mut().chain(&mut self.weights.late);
        for (weight, new) in all.zip(weights) {
            *weight = *new;
        }
        self
    }

    /// Every term counts once for each piece, early for those left and late for those laid.
    fn grain(&self) -> i32 {
        PIECES
    }

    fn features(&self, state: &State, seat: Seat, out: &mut Vec<i32>) {
        let left = self.left(state);
        let sign = match self.side(seat) {
            Side::Red => 1,
            Side::Green => -1,
        };
        let terms = self.terms(state).map(|term| sign * term);
        out.extend(terms.map(|term| term * left));
        out.extend(terms.map(|term| term * (PIECES - left)));
    }
}

const PIECES: i32 = 2 * Piece::SET as i32;

impl Stratopolis {
    /// What the state is worth for Red.
    fn appraise(&self, state: &State) -> i32 {
        let terms = self.terms(state);
        let left = self.left(state);
        let weights = self.weights.early.iter().zip(&self.weights.late);
        let sum: i32 = terms
            .iter()
            .zip(weights)
            .map(|(term, (early, late))| (early * left + late * (PIECES - left)) * term)
            .sum();
        sum / PIECES
    }

    /// What the weights are for: Red's terms less Green's.
    fn terms(&self, state: &State) -> [i32; TERMS] {
        let survey = Survey::new(&state.board);
        let builder = self.side(state.builder());
        let [red, green] = Side::ALL.map(|side| {
            let mut terms = survey.terms(side, builder == side);
            terms[Term::ToCome as usize] = self.to_come(state, side);
            terms
        });
        std::array::from_fn(|n| red[n] - green[n])
    }

    /// The number of pieces left to lay.
    fn left(&self, state: &State) -> i32 {
        PIECES - state.board.placements().len() as i32
    }

    /// How many squares of its own colour the side has still to lay, less a constant.
    fn to_come(&self, state: &State, side: Side) -> i32 {
        let own = |piece: Piece| OWN[side as usize][piece as usize];
        let seat = self.seat(side);
        if self.mode == Mode::HandShared {
            return state.piles.face_up(seat).map(own).sum();
        }
        let played = state.board.placements().iter();
        let played = played.skip(seat.index()).step_by(2);
        -played.map(|p| own(p.piece)).sum::<i32>()
    }

    /// The most that the side can make of it, with so many pieces left.
    fn most(&self, state: &State, side: Side, left: i32) -> i32 {
        let colour = side.colour();
        let columns = state.board.columns().iter();
        let squares = columns.filter(|c| c.colour() == colour).count() as i32;
        // Of the pieces left either the seats play half each, or all can have the colour.
        let area = squares + 3 * left;
        let height = i32::from(state.board.tallest()) + left;
        100 * area * height + Self::BONUS
    }
}

/// How many red and how many green squares each piece has.
const OWN: [[i32; 20]; 2] = {
    let mut own = [[0; 20]; 2];
    let mut n = 0;
    while n < 20 {
        let squares = Piece::ALL[n].squares();
        let mut square = 0;
        while square < 3 {
            match squares[square] {
                Colour::Neutral => {}
                Colour::Red => own[0][n] += 1,
                Colour::Green => own[1][n] += 1,
            }
            square += 1;
        }
        n += 1;
    }
    own
};

/// How well the piece fits as the next one of a planned pile: best if it is the one in [`PLAN`].
fn plan_rank(side: Side, planned: usize, piece: Piece) -> i32 {
    let kind = piece as usize - side.kinds()[0] as usize;
    let wanted = |n: usize| usize::from(PLAN[n] - b'A') == kind;
    // The first place from here on that wants such a piece.
    match (planned..PLAN.len()).find(|&n| wanted(n)) {
        Some(n) => 100 - (n - planned) as i32,
        None => 0,
    }
}

/// The order in which Red plans its pieces, top first; Green's are the same with the colours exchanged.
///
/// Found by matches of 40 games and 1000 nodes a move: pieces full of the own colour first, which found the zone, those with
/// neutral squares last, which go on everything. It won 62 % against the same with `GHI` before `DEF`, which won 79 % against
/// `DEF`, `ABC`, `GHI`, `J`.
const PLAN: [u8; 20] = *b"JJDEFDEFGHIGHIABCABC";
