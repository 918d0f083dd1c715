use quartet_game::{Evaluate, Seat, Style, Styles, Tune};

use crate::{
    cell::{Cell, Cells},
    colour::Colour,
    cubulus::Cubulus,
    facelet::Facelet,
    hold::{Hold, missing},
    moves::Move,
    shape::Shapes,
    square::SQUARES,
    state::{Phase, State},
    threat::{completes, completing},
};

/// What each [`Feature`] of a position is worth, in hundredths of a square with three balls and the fourth cell empty.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Weights([i32; Feature::COUNT]);

impl Weights {
    /// The weights that are used unless others are asked for.
    pub const DEFAULT: Self = {
        let mut weights = [0; Feature::COUNT];
        let mut n = 0;
        while n < Feature::COUNT {
            let (feature, _, weight) = TABLE[n];
            assert!(feature as usize == n);
            weights[n] = weight;
            n += 1;
        }
        Self(weights)
    };

    /// The weight of a feature.
    #[must_use]
    pub const fn get(&self, feature: Feature) -> i32 {
        self.0[feature as usize]
    }
}

impl Default for Weights {
    fn default() -> Self {
        Self::DEFAULT
    }
}

/// Something that is counted in the cube, for a seat.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Feature {
    /// A square of which three cells are one's own and the fourth is empty.
    OpenThree,
    /// A square of which three cells are one's own and the fourth holds another ball.
    ShutThree,
    /// A square of which two cells are one's own and the others are empty.
    OpenTwo,
    /// A square of which two cells are one's own, with other balls in it.
    ShutTwo,
    /// A ball in the middle of a face.
    FaceCentre,
    /// A ball that is still in the supply.
    Supply,
    /// To be on move.
    Tempo,
    /// To be on move with a square to fill: the win.
    WinNext,
    /// Two or more different cells of which each makes a square, with another seat on move.
    Fork,
    /// While the neutral balls are placed, for the seat that will move first: a square without any of them.
    FreeSquare,
    /// The same for a neutral ball in the middle of a face.
    NeutralCentre,
}

impl Feature {
    /// The number of features.
    pub const COUNT: usize = TABLE.len();
}

/// Every feature with somebody's guess of its weight, from which the tuner begins, and the weight it has.
const TABLE: [(Feature, i32, i32); 11] = [
    (Feature::OpenThree, 100, 100),
    (Feature::ShutThree, 40, 40),
    (Feature::OpenTwo, 20, 20),
    (Feature::ShutTwo, 8, 8),
    (Feature::FaceCentre, 6, 6),
    (Feature::Supply, 2, 2),
    (Feature::Tempo, 30, 30),
    (Feature::WinNext, 5000, 5000),
    (Feature::Fork, 1500, 1500),
    (Feature::FreeSquare, 2, 2),
    (Feature::NeutralCentre, 12, 12),
];

/// How often each feature is there.
type Counts = [i32; Feature::COUNT];

impl Cubulus {
    /// The features of each seat in play; none for a seat that is out.
    #[inline]
    fn counts(&self, state: &State) -> [Option<Counts>; 3] {
        let shapes = Shapes::of(state);
        let mut all = [None; 3];
        for (n, found) in all.iter_mut().enumerate().take(self.seats.into()) {
            let seat = Seat::new(n as u8);
            if state.out().contains(seat) {
                continue;
            }
            let shape = shapes.shape(n);
            let is_mover = seat == state.side();
            let mut counts = [0; Feature::COUNT];
            let mut set = |feature: Feature, count: u32| counts[feature as usize] = count as i32;
            set(Feature::OpenThree, shape.open_three);
            set(Feature::ShutThree, shape.shut_three);
            set(Feature::OpenTwo, shape.open_two);
            set(Feature::ShutTwo, shape.shut_two);
            set(Feature::FaceCentre, shape.face_centres);
            set(Feature::Supply, shape.supply);
            set(Feature::Tempo, u32::from(is_mover));
            set(Feature::WinNext, u32::from(is_mover && shape.fills > 0));
            set(Feature::Fork, u32::from(!is_mover && shape.fills > 1));
            *found = Some(counts);
        }
        all
    }

    #[inline]
    fn worth(&self, counts: &Counts) -> i32 {
        let weights = self.weights.0.iter();
        weights
            .zip(counts)
            .map(|(weight, count)| weight * count)
            .sum()
    }

    /// The features of a seat, and of the strongest of the others.
    fn both_counts(&self, state: &State, seat: Seat) -> [Option<Counts>; 2] {
        let all = self.counts(state);
        let others = (0..3).filter(|&n| n != seat.index()).filter_map(|n| all[n]);
        [
            all[seat.index()],
            others.max_by_key(|counts| self.worth(counts)),
        ]
    }

    /// While the neutral balls are placed: the fewer squares are free of them, and the fewer of them are in the middle of a
    /// face, the less the first move is worth. In self-play the middles were the only trait of a set-up that told.
    fn set_up_counts(state: &State) -> Counts {
        let red = state.balls(Colour::Red);
        let free = SQUARES.iter().filter(|square| square.and(red).is_empty());
        let mut counts = [0; Feature::COUNT];
        counts[Feature::FreeSquare as usize] = free.count() as i32;
        counts[Feature::NeutralCentre as usize] = red.and(Cells::FACE_CENTRES).len() as i32;
        counts
    }
}

impl Evaluate for Cubulus {
    const STYLES: Styles = Styles::only(Style::Crowd).and(Style::AlphaBeta);
    const REPEATS: bool = true;
    const SEES_WINS: bool = true;
    /// As `quartet odds cubulus` measures it: who stands a little better often finds a win.
    const ODDS: i32 = 25;
    const SLOTS: usize = Cell::COUNT + Facelet::COUNT + 1;

    /// With three seats nearly every game that is lost is lost because the next seat overlooks a threat of the one after it. At
    /// 40 ms a move against two greedy seats, of 72 games (36 for the first two): each for itself 42 %, all against one 50 %,
    /// playouts of seats that do not err in the tree 69 %, of seats that play anything in the tree 81 %. Seats that mostly play what
    /// looks best at first sight came after that, and then two kinds of seats: against two `uct`, who overlook 29 of 100 threats
    /// that a single move parries and 3 of 100 that three or four do, whoever takes them for greedy won 53 % and whoever does not
    /// 69 to 80 %, but the other way round 57 instead of 98 %. Then leaves were judged by prospects that are fitted to games: two
    /// `uct` were beaten in 73 % of 600 games. Then it was looked at what two `uct` choose and overlook, and that against them
    /// three quarters are won and not a third: with what [appeals](Evaluate::appeal) to them, with the number of moves in
    /// what they overlook and with their weakness (`Manner` in `search`), 80 % of 600 games. Time is not what is missing: with a
    /// quarter of it hardly fewer are won. Three of four lost games are won by the seat before, because the next one overlooks
    /// what it threatens; in nearly half of those nothing could be done about it oneself.
    fn style(&self, _: &State) -> Style {
        if self.seats > 2 {
            Style::Crowd
        } else {
            Style::AlphaBeta
        }
    }

    /// With three seats: against the strongest of the others.
    fn evaluate(&self, state: &State, seat: Seat) -> i32 {
        if state.phase() == Phase::SetUp {
            let worth = self.worth(&Self::set_up_counts(state));
            return if seat == FIRST { worth } else { -worth };
        }
        let all = self.counts(state);
        let worth = |n: usize| all[n].as_ref().map(|counts| self.worth(counts));
        let others = (0..3).filter(|&n| n != seat.index());
        match (worth(seat.index()), others.filter_map(worth).max()) {
            (Some(own), Some(other)) => own - other,
            // A seat that is out wins nothing any more.
            (None, _) => -Self::SURE / 4,
            (_, None) => Self::SURE / 4,
        }
    }

    fn prospects(&self, state: &State, out: &mut [i32]) {
        self.foretell(state, out);
    }

    fn appeal(&self, next: &State, mover: Seat) -> i32 {
        self.attraction(next, mover)
    }

    fn slot(&self, _state: &State, mv: Move) -> usize {
        match mv {
            Move::Place(cell) | Move::Fill(cell) => cell.index(),
            Move::Push(facelet) => Cell::COUNT + facelet.index(),
            Move::Pass => Cell::COUNT + Facelet::COUNT,
        }
    }

    fn promise(&self, state: &State, mv: Move) -> i32 {
        Hints::new(self, state).promise(mv)
    }

    fn promises(&self, state: &State, moves: &[Move], out: &mut Vec<i32>) {
        let hints = Hints::new(self, state);
        out.extend(moves.iter().map(|&mv| hints.promise(mv)));
    }

    fn forcing(&self, state: &State, out: &mut Vec<Move>) {
        out.extend(self.winning_move(state));
    }

    /// As long as there are balls to insert, having to move is hardly ever a burden.
    fn skip(&self, state: &mut State) -> bool {
        if state.phase() == Phase::SetUp || state.supply(Colour::of(state.side())) == 0 {
            return false;
        }
        *state = state.skipped(self.seats);
        true
    }

    fn wins_now(&self, state: &State) -> Option<Move> {
        self.winning_move(state)
    }

    fn fuse(&self, state: &State, plies: usize) -> u32 {
        match self.cap {
            // The plies of the set-up do not count.
            Some(cap) if state.phase() != Phase::SetUp => cap.saturating_sub(plies) as u32,
            Some(cap) => cap as u32,
            None => u32::MAX,
        }
    }
}

/// The seat that moves first when the neutral balls are placed.
const FIRST: Seat = Colour::White.seat();

/// For tables at which nobody is out. With three seats the strongest of the others is chosen by the weights there are.
impl Tune for Cubulus {
    fn weights(&self) -> Vec<(String, i32)> {
        let names = TABLE.iter().map(|(feature, ..)| format!("{feature:?}"));
        names.zip(self.weights.0).collect()
    }

    fn guess(&self) -> Vec<i32> {
        TABLE.iter().map(|(_, guess, _)| *guess).collect()
    }

    fn with_weights(mut self, weights: &[i32]) -> Self {
        for (weight, new) in self.weights.0.iter_mut().zip(weights) {
            *weight = *new;
        }
        self
    }

    fn features(&self, state: &State, seat: Seat, out: &mut Vec<i32>) {
        if state.phase() == Phase::SetUp {
            let sign = if seat == FIRST { 1 } else { -1 };
            out.extend(Self::set_up_counts(state).map(|count| sign * count));
            return;
        }
        let [own, other] = self.both_counts(state, seat);
        let (own, other) = (own.unwrap_or_default(), other.unwrap_or_default());
        out.extend(own.iter().zip(other).map(|(own, other)| own - other));
    }
}

/// How promising moves are that do something at once. Steps, not weights: only their order matters.
const WINS: i32 = 8000;
const PREVENTS: i32 = 20;
const MAKES_THREE: i32 = 2;
const LOSES: i32 = -8000;

/// What makes a move promising in a state, the same for all its moves.
struct Hints<'a> {
    state: &'a State,
    mover: usize,
    seats: usize,
    own: u32,
    occupied: u32,
    /// The cells that make a square for the mover, and for anybody else.
    wanted: u32,
    feared: u32,
    /// The empty cells that make three of a square of which the fourth is empty.
    threes: u32,
}

impl<'a> Hints<'a> {
    fn new(game: &Cubulus, state: &'a State) -> Self {
        let mover = state.side().index();
        let own = state.balls(Colour::ALL[mover]).bits();
        let occupied = state.occupied().bits();
        let seats = usize::from(game.seats);
        let mut hints = Self {
            state,
            mover,
            seats,
            own,
            occupied,
            wanted: 0,
            feared: 0,
            threes: 0,
        };
        if state.phase() == Phase::SetUp {
            return hints;
        }
        let hold = Hold::of(own);
        hints.wanted = missing(hold.three(), own);
        let others = Hold::of(occupied & !own).any();
        hints.threes = missing(hold.two() & !others, own);
        for n in (0..seats).filter(|&n| n != mover) {
            hints.feared |= completing(state.balls(Colour::ALL[n]).bits());
        }
        hints
    }

    fn promise(&self, mv: Move) -> i32 {
        match mv {
            Move::Fill(cell) => {
                let is_in = |cells: u32| cells >> cell.number() & 1 != 0;
                if is_in(self.wanted) {
                    return WINS;
                }
                let prevents = if is_in(self.feared) { PREVENTS } else { 0 };
                prevents + if is_in(self.threes) { MAKES_THREE } else { 0 }
            }
            Move::Push(facelet) => self.promise_of_push(facelet),
            Move::Place(_) | Move::Pass => 0,
        }
    }

    fn promise_of_push(&self, facelet: Facelet) -> i32 {
        let [near, middle, far] = facelet.line().map(|cell| 1 << cell.number());
        // A ball must get to where it is wanted or feared; or two own ones to both ends of the line.
        let two_come = self.own & (near | middle) == middle && self.occupied & far == 0;
        if (self.wanted | self.feared) & (near | middle | far) == 0 && !two_come {
            return 0;
        }
        let push = LinePush::new(self.state, facelet);
        for n in (0..self.seats).filter(|&n| n != self.mover) {
            let other = self.state.balls(Colour::ALL[n]).bits();
            if LinePush::makes_square(other, push.apply(other, 0)) {
                return LOSES;
            }
        }
        if LinePush::makes_square(self.own, push.apply(self.own, push.added)) {
            return WINS;
        }
        0
    }
}

/// A push at an occupied facelet, ready to be looked at for each colour.
struct LinePush {
    /// The cell of the line with the lowest number, and how far it is to the next.
    low: u32,
    step: u32,
    from_low: bool,
    /// Which of the balls move on by a step, and which go round to the near end, as bits of the line.
    moving: u32,
    turning: u32,
    /// The bit of the near end if a new ball goes in there.
    added: u32,
}

impl LinePush {
    fn new(state: &State, facelet: Facelet) -> Self {
        let face = facelet.face();
        let step = face.axis().step();
        let from_low = face.is_low();
        let cell = u32::from(facelet.cell().number());
        let low = if from_low { cell } else { cell - 2 * step };
        let (middle, high) = (1 << step, 1 << (2 * step));
        let (near, far) = if from_low { (1, high) } else { (high, 1) };
        let occupied = state.occupied().bits() >> low;
        let (moving, turning, added) = match (occupied & middle != 0, occupied & far != 0) {
            (true, true) => (near | middle, far, 0),
            (true, false) => (near | middle, 0, near),
            (false, _) => (near, 0, near),
        };
        Self {
            low,
            step,
            from_low,
            moving,
            turning,
            added,
        }
    }

    /// The cells of a colour after the push, with a new ball as said.
    #[inline]
    fn apply(&self, cells: u32, added: u32) -> u32 {
        let line = cells >> self.low;
        let (moved, turned) = if self.from_low {
            (
                (line & self.moving) << self.step,
                (line & self.turning) >> (2 * self.step),
            )
        } else {
            (
                (line & self.moving) >> self.step,
                (line & self.turning) << (2 * self.step),
            )
        };
        let gone = self.moving | self.turning;
        cells & !(gone << self.low) | (moved | turned | added) << self.low
    }

    /// Is there a square in `after` with a cell that was not in `before`?
    #[inline]
    fn makes_square(before: u32, after: u32) -> bool {
        let mut new = after & !before;
        while new != 0 {
            if completes(after, new.trailing_zeros() as usize) {
                return true;
            }
            new &= new - 1;
        }
        false
    }
}
