//! Who of three seats is likely to win.

use quartet_game::{Evaluate, Foretell, Seat, doublings, odds};

use crate::{cubulus::Cubulus, shape::Shapes, state::State};

/// What each [`Sign`] says about the prospects of a seat: by who else threatens, by how far away the seat's turn is.
///
/// What is good for a seat depends on its turn: three balls of a square win for the seat to move, must be parried if it is
/// the next one's, and may be left to another to parry if it is the last one's. And who has to parry builds nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Prospects([[[i32; Sign::COUNT]; SEATS]; THREATS]);

const SEATS: usize = 3;
/// Nobody threatens to win at once but perhaps the seat to move; the next one; the one after it; both.
const THREATS: usize = 4;
const WEIGHTS: usize = Sign::COUNT * SEATS * THREATS;

/// Something that is counted for a seat.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Sign {
    /// A single cell that makes a square when it is filled: counted once.
    OneFill,
    /// Several such cells: counted once.
    ManyFills,
    /// No such cell, but a push that makes a square: counted once.
    Push,
    OpenThree,
    ShutThree,
    OpenTwo,
    ShutTwo,
    FaceCentre,
    /// A ball in the cube.
    Ball,
    /// One for every seat: what its place in the order of turns is worth.
    Turn,
}

impl Sign {
    const ALL: [Self; 10] = [
        Self::OneFill,
        Self::ManyFills,
        Self::Push,
        Self::OpenThree,
        Self::ShutThree,
        Self::OpenTwo,
        Self::ShutTwo,
        Self::FaceCentre,
        Self::Ball,
        Self::Turn,
    ];
    const COUNT: usize = Self::ALL.len();
}

/// How often each sign is there for a seat.
type Counts = [i32; Sign::COUNT];

impl Default for Prospects {
    fn default() -> Self {
        Self(TABLE)
    }
}

impl Cubulus {
    /// The signs of every seat that is in, beginning with the one to move, and who of the others threatens.
    fn look(&self, state: &State) -> ([Option<(Seat, Counts)>; SEATS], usize) {
        let shapes = Shapes::of(state);
        let mut all = [None; SEATS];
        let mut threats = 0;
        let mut turned = *state;
        for (away, found) in all.iter_mut().enumerate() {
            let seat = turned.side();
            let shape = shapes.shape(seat.index());
            // Where the seat to move has a win at hand nothing is foretold, so that no weight says anything about it.
            let pushes = away > 0 && shape.fills == 0 && self.winning_move(&turned).is_some();
            if away > 0 && (shape.fills > 0 || pushes) {
                threats |= away;
            }
            let mut counts = [0; Sign::COUNT];
            let mut count = |sign: Sign, times: u32| counts[sign as usize] = times as i32;
            count(Sign::OneFill, u32::from(shape.fills == 1));
            count(Sign::ManyFills, u32::from(shape.fills > 1));
            count(Sign::Push, u32::from(pushes));
            count(Sign::OpenThree, shape.open_three);
            count(Sign::ShutThree, shape.shut_three);
            count(Sign::OpenTwo, shape.open_two);
            count(Sign::ShutTwo, shape.shut_two);
            count(Sign::FaceCentre, shape.face_centres);
            count(Sign::Ball, shape.balls);
            count(Sign::Turn, 1);
            *found = Some((seat, counts));
            turned = turned.skipped(self.seats);
            if turned.side() == state.side() {
                break;
            }
        }
        (all, threats)
    }

    /// The logarithm of each seat's chance to win.
    pub(crate) fn foretell(&self, state: &State, out: &mut [i32]) {
        let (signs, threats) = self.look(state);
        let prospects = self.weigh(&signs, threats);
        for (out, prospect) in out.iter_mut().zip(prospects) {
            *out = prospect;
        }
    }

    fn weigh(&self, signs: &[Option<(Seat, Counts)>; SEATS], threats: usize) -> [i32; SEATS] {
        // Who is out wins nothing any more.
        let mut prospects = [-20 * Self::DOUBLE; SEATS];
        for (weights, (seat, counts)) in
            self.prospects.0[threats].iter().zip(signs.iter().flatten())
        {
            let products = weights.iter().zip(counts);
            prospects[seat.index()] = products.map(|(weight, count)| weight * count).sum();
        }
        prospects
    }

    /// How likely a seat that looks ahead makes the move that led here.
    pub(crate) fn attraction(&self, next: &State, mover: Seat) -> i32 {
        let products = LURES.iter().zip(self.lured(next, mover));
        products
            .map(|((_, weight), lure)| weight * lure)
            .sum::<i32>()
            / 100
    }

    /// How much there is of each of the [`LURES`].
    fn lured(&self, next: &State, mover: Seat) -> [i32; LURES.len()] {
        let (signs, threats) = self.look(next);
        let prospects = self.weigh(&signs, threats);
        let own = prospects[mover.index()];
        let best = prospects.into_iter().max().unwrap_or(own);
        let all = prospects.map(|prospect| u32::from(odds(best - prospect, Self::DOUBLE)));
        let of_best = doublings(all.iter().sum(), Self::DOUBLE)
            - doublings(odds(0, Self::DOUBLE).into(), Self::DOUBLE);
        let away = signs.iter().flatten().position(|(seat, _)| *seat == mover);
        let own_threat = threats & away.unwrap_or_default();
        let count = |threats: usize| if threats == 0 { 0 } else { 100 };
        [
            own - best - of_best,
            count(own_threat),
            count(threats & !own_threat),
        ]
    }
}

/// What attracts a seat that looks ahead, and the weights of it in hundredths: the logarithm of its share of the win, a win that
/// it threatens, and a win of the last seat that it leaves to the next one to parry. The last two count a hundred. Fitted to
/// games; `quartet-train` says how.
const LURES: [(&str, i32); 3] = [("share", 287), ("threatens", 268), ("leaves", -174)];

impl Foretell for Cubulus {
    fn signs(&self) -> Vec<(String, i32)> {
        let place = |n: usize| {
            (
                n / Sign::COUNT / SEATS,
                n / Sign::COUNT % SEATS,
                n % Sign::COUNT,
            )
        };
        let one = |n: usize| {
            let (threats, away, sign) = place(n);
            let who = ["nobody", "next", "last", "both"][threats];
            let name = format!("{who}.{away}.{:?}", Sign::ALL[sign]);
            (name, self.prospects.0[threats][away][sign])
        };
        (0..WEIGHTS).map(one).collect()
    }

    fn with_signs(mut self, weights: &[i32]) -> Self {
        let all = self.prospects.0.iter_mut().flatten().flatten();
        for (weight, new) in all.zip(weights) {
            *weight = *new;
        }
        self
    }

    fn count(&self, state: &State, seat: Seat, out: &mut Vec<(usize, i32)>) {
        let (signs, threats) = self.look(state);
        for (away, (whose, counts)) in signs.iter().flatten().enumerate() {
            if *whose == seat {
                let first = (threats * SEATS + away) * Sign::COUNT;
                let found = counts.iter().enumerate().filter(|(_, count)| **count != 0);
                out.extend(found.map(|(n, count)| (first + n, *count)));
            }
        }
    }

    fn lures(&self) -> Vec<(String, i32)> {
        let named = LURES.iter();
        named
            .map(|(name, weight)| ((*name).to_owned(), *weight))
            .collect()
    }

    fn lure(&self, next: &State, mover: Seat) -> Vec<i32> {
        self.lured(next, mover).to_vec()
    }
}

/// Fitted to games; `quartet-train` says how.
#[rustfmt::skip]
const TABLE: [[[i32; Sign::COUNT]; SEATS]; THREATS] = [
    [
        [0, 0, 0, 0, 41, 26, 2, -4, 112, 21],
        [0, 0, 0, 0, 12, 22, 0, -7, 104, -7],
        [0, 0, 0, 0, -14, 20, -4, -7, 93, -14],
    ],
    [
        [0, 0, 0, 0, 32, 28, 2, 5, 59, -1],
        [9, 1, -80, 13, 52, 50, 9, -15, 86, -70],
        [0, 0, 0, -1, 36, 38, 5, -10, 32, 71],
    ],
    [
        [0, 0, 0, 9, 30, 38, 11, -7, 68, 18],
        [0, 0, 0, 0, 38, 23, 0, 8, 56, 41],
        [-24, 32, -67, 42, 57, 33, 15, 0, 67, -59],
    ],
    [
        [0, 0, 0, -3, -15, 17, 5, 5, 49, 94],
        [-30, 34, -75, 67, 67, 29, 16, -3, 79, -71],
        [12, -2, -33, 32, 27, 26, 1, 8, 73, -23],
    ],
];
