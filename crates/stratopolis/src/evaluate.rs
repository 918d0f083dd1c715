use quartet_game::{Evaluate, Seat, Seats, Style, Turn};

use crate::{
    Colour, Direction, Mode, Move, Piece, Side, State, Stratopolis,
    survey::{Survey, TERMS},
};

impl Evaluate for Stratopolis {
    const REPEATS: bool = false;
    /// Where the elbow lies, as far as the last four bits of each coordinate tell, and where the arm points.
    const SLOTS: usize = 16 * 16 * 4;

    fn style(&self, _: &State) -> Style {
        Style::Tree
    }

    fn evaluate(&self, state: &State, seat: Seat) -> i32 {
        let value = self.appraise(state, &Weights::DEFAULT);
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
        match winners.len() {
            2 => margin,
            _ if winners.contains(seat) => margin + WIN,
            _ => margin - WIN,
        }
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

    fn limits(&self, state: &State, seat: Seat) -> (i32, i32) {
        let left = 2 * Piece::SET as i32 - state.board.placements().len() as i32;
        let own = self.side(seat);
        (
            -self.most(state, own.other(), left),
            self.most(state, own, left),
        )
    }
}

/// What winning is worth beyond the margin. (80 points against 20: 33 of 60 games of 2000 nodes a move, so no proof.)
const WIN: i32 = 8_000;

/// What each term of an estimate counts: at the beginning and at the end of a game, in between a mixture by the number of
/// pieces left.
#[derive(Clone, Debug)]
pub struct Weights {
    /// With all pieces left.
    pub early: [i32; TERMS],
    /// With none left.
    pub late: [i32; TERMS],
}

impl Weights {
    /// Those in use.
    pub const DEFAULT: Self = Self {
        early: [100, 10, 50, 30, 20, 20, -10, 20, 50, 20, 20],
        late: [100, 5, 50, 20, 10, 10, -20, 5, 10, 10, 20],
    };
}

impl Stratopolis {
    /// What the state is worth for Red by these weights.
    #[must_use]
    pub fn appraise(&self, state: &State, weights: &Weights) -> i32 {
        let terms = self.terms(state);
        let left = self.left(state);
        let pieces = 2 * Piece::SET as i32;
        let weights = weights.early.iter().zip(&weights.late);
        let sum: i32 = terms
            .iter()
            .zip(weights)
            .map(|(term, (early, late))| (early * left + late * (pieces - left)) * term)
            .sum();
        sum / pieces
    }

    /// What the weights are for: Red's terms less Green's.
    #[must_use]
    pub fn terms(&self, state: &State) -> [i32; TERMS] {
        let survey = Survey::new(&state.board);
        let builder = self.side(state.builder());
        let [red, green] = Side::ALL.map(|side| {
            let mut terms = survey.terms(side, builder == side);
            terms[TERMS - 1] = self.to_come(state, side);
            terms
        });
        std::array::from_fn(|n| red[n] - green[n])
    }

    /// The number of pieces left to lay.
    #[must_use]
    pub fn left(&self, state: &State) -> i32 {
        2 * Piece::SET as i32 - state.board.placements().len() as i32
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
        100 * area * height + WIN
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
