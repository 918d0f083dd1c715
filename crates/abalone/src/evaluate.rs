use quartet_game::{Evaluate, Seat, Tune};

use crate::{
    Abalone, Axis, Cell, Cells, Direction, Group, Move, Size, State, abalone::Advance,
    reach::Reach, state::TURN_KEY,
};

/// What each [`Feature`] of a position is worth, in sixteenths of a hundredth of a marble.
///
/// Made by the tuner of the crate `train`, which says how to make them again.
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

/// Something that is counted on the board. Unless it says otherwise: for the seat to move, less the same for the other.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Feature {
    /// Marbles ejected with five or more still to go.
    Ejected5,
    /// The marble ejected after which four are to go.
    Ejected4,
    /// After which three are to go.
    Ejected3,
    /// After which two are to go.
    Ejected2,
    /// After which one is to go.
    Ejected1,
    /// A marble in the centre.
    Ring0,
    /// Marbles next to the centre.
    Ring1,
    /// Marbles two steps from the centre.
    Ring2,
    /// Marbles three steps from the centre, one from the rim.
    Ring3,
    /// Marbles in a corner, where three directions lead off the board.
    Corner,
    /// How far the mean of the marbles is from the centre, times their number.
    Astray,
    /// Neighbouring marbles.
    Pairs,
    /// Three marbles that touch each other.
    Triangles,
    /// Three marbles in a line.
    Lines,
    /// Marbles without a neighbour.
    Lonely,
    /// Marbles that stand between two of the other colour on a line.
    Wedges,
    /// Marbles on the rim that touch the other colour.
    RimContact,
    /// Marbles next to the rim that touch the other colour.
    Ring3Contact,
    /// Pushes of the seat to move.
    Pushes,
    /// Pushes of the other seat, negative.
    PushesOther,
    /// Pushes of the seat to move that leave a marble on the rim.
    RimPushes,
    /// The same of the other seat, negative.
    RimPushesOther,
    /// Moves that eject, of the seat to move.
    Ejections,
    /// The same of the other seat, negative.
    EjectionsOther,
    /// Can the seat to move eject at all?
    Threat,
    /// Can the other seat? Negative.
    ThreatOther,
    /// Has the other seat more than one such move? One can be answered. Negative.
    ThreatsOther,
    /// Always 1: to be on turn.
    Tempo,
}

impl Feature {
    /// How many there are.
    pub const COUNT: usize = Self::Tempo as usize + 1;
}

/// Every feature with a first guess of its weight and what the tuner made of it.
const TABLE: [(Feature, i32, i32); Feature::COUNT] = [
    (Feature::Ejected5, 1600, 1289),
    (Feature::Ejected4, 1600, 1252),
    (Feature::Ejected3, 1700, 1522),
    (Feature::Ejected2, 1900, 1501),
    (Feature::Ejected1, 2200, 1648),
    (Feature::Ring0, 640, 920),
    (Feature::Ring1, 560, 827),
    (Feature::Ring2, 440, 566),
    (Feature::Ring3, 240, 253),
    (Feature::Corner, -120, -135),
    (Feature::Astray, -16, 59),
    (Feature::Pairs, 40, 106),
    (Feature::Triangles, 10, -142),
    (Feature::Lines, 20, 49),
    (Feature::Lonely, -80, 95),
    (Feature::Wedges, 60, 53),
    (Feature::RimContact, -100, -57),
    (Feature::Ring3Contact, -30, 81),
    (Feature::Pushes, 30, 219),
    (Feature::PushesOther, 20, 206),
    (Feature::RimPushes, 60, 74),
    (Feature::RimPushesOther, 40, 77),
    (Feature::Ejections, 100, -69),
    (Feature::EjectionsOther, 150, 48),
    (Feature::Threat, 500, 424),
    (Feature::ThreatOther, 100, 170),
    (Feature::ThreatsOther, 400, 54),
    (Feature::Tempo, 100, 210),
];

/// The weights are finer than the values by this factor.
const GRAIN: i32 = 16;

impl Abalone {
    /// The same table, judged by other weights.
    #[must_use]
    pub const fn judged_by(mut self, weights: Weights) -> Self {
        self.weights = weights;
        self
    }

    /// The counts of all features for the seat to move.
    #[inline]
    fn count_features(&self, state: &State) -> [i32; Feature::COUNT] {
        let (own, other) = state.own_and_enemy();
        let (mine, theirs) = (Shape::new(own, other), Shape::new(other, own));
        let (my_pushes, their_pushes) = pushes(own, other);
        let mut counts = [0; Feature::COUNT];
        let mut set = |feature: Feature, count: i32| counts[feature as usize] = count;
        set(Feature::Ring0, mine.rings[0] - theirs.rings[0]);
        set(Feature::Ring1, mine.rings[1] - theirs.rings[1]);
        set(Feature::Ring2, mine.rings[2] - theirs.rings[2]);
        set(Feature::Ring3, mine.rings[3] - theirs.rings[3]);
        set(Feature::Corner, mine.corners - theirs.corners);
        set(Feature::Astray, mine.astray - theirs.astray);
        set(Feature::Pairs, mine.pairs - theirs.pairs);
        set(Feature::Triangles, mine.triangles - theirs.triangles);
        set(Feature::Lines, mine.lines - theirs.lines);
        set(Feature::Lonely, mine.lonely - theirs.lonely);
        set(Feature::Wedges, mine.wedges - theirs.wedges);
        set(Feature::RimContact, mine.rim_contact - theirs.rim_contact);
        set(
            Feature::Ring3Contact,
            mine.ring3_contact - theirs.ring3_contact,
        );
        set(Feature::Pushes, my_pushes.all);
        set(Feature::PushesOther, -their_pushes.all);
        set(Feature::RimPushes, my_pushes.to_rim);
        set(Feature::RimPushesOther, -their_pushes.to_rim);
        set(Feature::Ejections, my_pushes.off);
        set(Feature::EjectionsOther, -their_pushes.off);
        set(Feature::Threat, i32::from(my_pushes.off > 0));
        set(Feature::ThreatOther, -i32::from(their_pushes.off > 0));
        set(Feature::ThreatsOther, -i32::from(their_pushes.off > 1));
        set(Feature::Tempo, 1);
        let side = state.side;
        for (seat, sign) in [(side, 1), (side.other(), -1)] {
            for ejected in 1..=state.ejected(seat) {
                // By how many are still to go. With none to go the game is over.
                let to_go = self.eject.saturating_sub(ejected).clamp(1, 5);
                counts[Feature::Ejected1 as usize + 1 - usize::from(to_go)] += sign;
            }
        }
        counts
    }
}

impl Evaluate for Abalone {
    const REPEATS: bool = true;
    const SLOTS: usize = Cell::COUNT * 6 * KINDS;
    /// As `quartet odds abalone` measures it.
    const ODDS: i32 = 150;

    fn evaluate(&self, state: &State, seat: Seat) -> i32 {
        let counts = self.count_features(state);
        let products = counts.iter().zip(&self.weights.0);
        let value = products.map(|(count, weight)| count * weight).sum::<i32>() / GRAIN;
        if seat == state.side { value } else { -value }
    }

    #[inline]
    fn slot(&self, _state: &State, mv: Move) -> usize {
        let kind = match mv.group() {
            Group::Line => 0,
            Group::Side(axis, size) => 1 + 2 * axis as usize + usize::from(size == Size::Three),
        };
        (kind * 6 + mv.to().index()) * Cell::COUNT + mv.from().index()
    }

    /// Ejections first, then pushes onto the rim, then other pushes.
    #[inline]
    fn promise(&self, state: &State, mv: Move) -> i32 {
        if mv.group() != Group::Line {
            return 0;
        }
        let (own, enemies) = state.own_and_enemy();
        // Nearly every move can be told from a push by this alone.
        if (AHEAD[mv.to().index()][mv.from().index()] & enemies).is_empty() {
            return 0;
        }
        let reach = Reach::new(own, enemies, mv.from(), mv.to());
        match (reach.enemies, reach.behind) {
            (0, _) => 0,
            (_, None) => 20,
            (_, Some(behind)) if RINGS[4].contains(behind) => 2,
            _ => 1,
        }
    }

    /// Ejections, and pushes onto the rim, which threaten one.
    fn forcing(&self, state: &State, out: &mut Vec<Move>) {
        let mut add = |rears: Cells, to| out.extend(rears.iter().map(|c| Move::line(c, to)));
        // Spelled out, so that every direction is a constant.
        add(Advance::forcing(state, Direction::East), Direction::East);
        add(
            Advance::forcing(state, Direction::NorthEast),
            Direction::NorthEast,
        );
        add(
            Advance::forcing(state, Direction::NorthWest),
            Direction::NorthWest,
        );
        add(Advance::forcing(state, Direction::West), Direction::West);
        add(
            Advance::forcing(state, Direction::SouthWest),
            Direction::SouthWest,
        );
        add(
            Advance::forcing(state, Direction::SouthEast),
            Direction::SouthEast,
        );
    }

    /// Having to move is hardly ever a burden: there is nearly always some marble that can step to and fro.
    fn skip(&self, state: &mut State) -> bool {
        let quiet = state.quiet.saturating_add(1);
        if self.quiet.is_some_and(|limit| quiet >= limit) {
            return false;
        }
        state.quiet = quiet;
        state.number = state.number.saturating_add(u16::from(state.side.number()));
        state.side = state.side.other();
        state.key ^= TURN_KEY;
        true
    }

    fn fuse(&self, state: &State, _plies: usize) -> u32 {
        self.quiet.map_or(u32::MAX, |limit| {
            u32::from(limit.saturating_sub(state.quiet))
        })
    }
}

impl Tune for Abalone {
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

    fn grain(&self) -> i32 {
        GRAIN
    }

    fn features(&self, state: &State, seat: Seat, out: &mut Vec<i32>) {
        let sign = if seat == state.side { 1 } else { -1 };
        out.extend(self.count_features(state).map(|count| sign * count));
    }
}

/// What the marbles of one colour look like from above.
struct Shape {
    rings: [i32; 4],
    corners: i32,
    astray: i32,
    pairs: i32,
    triangles: i32,
    lines: i32,
    lonely: i32,
    wedges: i32,
    rim_contact: i32,
    ring3_contact: i32,
}

impl Shape {
    #[inline(always)]
    fn new(own: Cells, other: Cells) -> Self {
        let count = |cells: Cells| cells.len() as i32;
        let [e, ne, nw, w, sw, se] = steps(own);
        let beside = e | ne | nw | w | sw | se;
        let [oe, one, onw, ow, osw, ose] = steps(other);
        let beside_other = oe | one | onw | ow | osw | ose;
        let lines = |pairs: Cells, axis: Axis| count(pairs & pairs.toward(axis.forward()));
        let (row, rising, falling) = (own & e, own & ne, own & nw);
        let contact = own & beside_other;
        Self {
            rings: [
                count(own & RINGS[0]),
                count(own & RINGS[1]),
                count(own & RINGS[2]),
                count(own & RINGS[3]),
            ],
            corners: count(own & CORNERS),
            astray: astray(own),
            pairs: count(row) + count(rising) + count(falling),
            triangles: count(row & ne) + count(rising & nw),
            lines: lines(row, Axis::Row)
                + lines(rising, Axis::Rising)
                + lines(falling, Axis::Falling),
            lonely: count(own & !beside),
            wedges: count(own & oe & ow) + count(own & one & osw) + count(own & onw & ose),
            rim_contact: count(contact & RINGS[4]),
            ring3_contact: count(contact & RINGS[3]),
        }
    }
}

/// The cells one step away, by direction. Spelled out, so that every direction is a constant.
#[inline(always)]
fn steps(cells: Cells) -> [Cells; 6] {
    [
        cells.toward(Direction::East),
        cells.toward(Direction::NorthEast),
        cells.toward(Direction::NorthWest),
        cells.toward(Direction::West),
        cells.toward(Direction::SouthWest),
        cells.toward(Direction::SouthEast),
    ]
}

/// The length of the sum of all ways from the centre to a marble, in steps.
#[inline(always)]
fn astray(own: Cells) -> i32 {
    let sum = |planes: &[Cells; 4]| {
        let part = |bit: usize| (own & planes[bit]).len() as i32 * (1 << bit);
        part(0) + part(1) + part(2) + part(3) - 4 * own.len() as i32
    };
    let (right, up) = (sum(&PLANES[0]), sum(&PLANES[1]));
    right.abs().max(up.abs()).max((right - up).abs())
}

/// How many pushes there are.
#[derive(Copy, Clone, Default)]
struct Pushes {
    /// With or without ejection; a push by three of one that two could push counts once.
    all: i32,
    /// Those after which the foremost pushed marble is on the rim.
    to_rim: i32,
    /// Those that eject.
    off: i32,
}

/// The pushes of both colours.
#[inline(always)]
fn pushes(own: Cells, other: Cells) -> (Pushes, Pushes) {
    let empty = !(own | other);
    let (mut mine, mut theirs) = (Pushes::default(), Pushes::default());
    // Spelled out, so that every direction is a constant.
    add_pushes::<0>(own, other, empty, &mut mine, &mut theirs);
    add_pushes::<1>(own, other, empty, &mut mine, &mut theirs);
    add_pushes::<2>(own, other, empty, &mut mine, &mut theirs);
    add_pushes::<3>(own, other, empty, &mut mine, &mut theirs);
    add_pushes::<4>(own, other, empty, &mut mine, &mut theirs);
    add_pushes::<5>(own, other, empty, &mut mine, &mut theirs);
    (mine, theirs)
}

#[inline(always)]
fn add_pushes<const TO: usize>(
    own: Cells,
    other: Cells,
    empty: Cells,
    mine: &mut Pushes,
    theirs: &mut Pushes,
) {
    let to = const { Direction::ALL[TO] };
    let back = to.opposite();
    let open = empty.toward(back) | Cells::rim(to);
    let add = |own: Cells, other: Cells, pushes: &mut Pushes| {
        let before_one = (other & open).toward(back);
        let by_two = own & (own & before_one).toward(back);
        let before_two = (other & before_one).toward(back);
        let seconds = own & (own & before_two).toward(back);
        let by_three = own & seconds.toward(back);
        pushes.all += (by_two.len() + by_three.len()) as i32;
        let count =
            |two: Cells, three: Cells| ((by_two & two).len() + (by_three & three).len()) as i32;
        pushes.to_rim += count(BEFORE_RING[TO][2], BEFORE_RING[TO][4]);
        pushes.off += count(BEFORE_OFF[TO][2], BEFORE_OFF[TO][4]);
    };
    add(own, other, mine);
    add(other, own, theirs);
}

/// The kinds of moves in [`Evaluate::slot`]: in line, two or three along each axis.
const KINDS: usize = 7;

/// The next three cells in a direction, by the direction and a cell.
pub(crate) static AHEAD: [[Cells; Cell::COUNT]; 6] = {
    let mut masks = [[Cells::NONE; Cell::COUNT]; 6];
    let mut d = 0;
    while d < 6 {
        let to = Direction::ALL[d];
        let mut index = 0;
        while let Some(cell) = Cell::from_index(index) {
            let (mut ahead, mut steps) = (Some(cell), 0);
            while steps < 3 {
                ahead = match ahead {
                    Some(cell) => cell.neighbour(to),
                    None => None,
                };
                if let Some(cell) = ahead {
                    masks[d][index] = masks[d][index].with(cell);
                }
                steps += 1;
            }
            index += 1;
        }
        d += 1;
    }
    masks
};

/// The cells by their distance from the centre.
pub(crate) const RINGS: [Cells; 5] = {
    let mut rings = [Cells::NONE; 5];
    let mut index = 0;
    while let Some(cell) = Cell::from_index(index) {
        let ring = distance(cell);
        rings[ring] = rings[ring].with(cell);
        index += 1;
    }
    rings
};

/// The six cells from which three directions lead off the board.
const CORNERS: Cells = {
    let mut corners = Cells::NONE;
    let mut index = 0;
    while let Some(cell) = Cell::from_index(index) {
        let mut ways = 0;
        let mut d = 0;
        while d < 6 {
            ways += cell.neighbour(Direction::ALL[d]).is_some() as u32;
            d += 1;
        }
        if ways == 3 {
            corners = corners.with(cell);
        }
        index += 1;
    }
    corners
};

/// By direction: the cells from which so many steps lead to the last cell of the line.
const BEFORE_OFF: [[Cells; 5]; 6] = {
    let mut masks = [[Cells::NONE; 5]; 6];
    let mut d = 0;
    while d < 6 {
        let to = Direction::ALL[d];
        masks[d][0] = Cells::rim(to);
        let mut steps = 1;
        while steps < 5 {
            masks[d][steps] = masks[d][steps - 1].toward(to.opposite());
            steps += 1;
        }
        d += 1;
    }
    masks
};

/// By direction: the cells from which so many steps and one more lead to a cell on the rim.
const BEFORE_RING: [[Cells; 5]; 6] = {
    let mut masks = [[Cells::NONE; 5]; 6];
    let mut d = 0;
    while d < 6 {
        let back = Direction::ALL[d].opposite();
        masks[d][0] = RINGS[4].toward(back);
        let mut steps = 1;
        while steps < 5 {
            masks[d][steps] = masks[d][steps - 1].toward(back);
            steps += 1;
        }
        d += 1;
    }
    masks
};

/// The bits of how far right and how far up a cell is, each counted from 4 left of or below the centre.
const PLANES: [[Cells; 4]; 2] = {
    let mut planes = [[Cells::NONE; 4]; 2];
    let mut index = 0;
    while let Some(cell) = Cell::from_index(index) {
        let places = [cell.number() - 1, cell.row()];
        let mut axis = 0;
        while axis < 2 {
            let mut bit = 0;
            while bit < 4 {
                if places[axis] & 1 << bit != 0 {
                    planes[axis][bit] = planes[axis][bit].with(cell);
                }
                bit += 1;
            }
            axis += 1;
        }
        index += 1;
    }
    planes
};

/// Steps from the centre.
const fn distance(cell: Cell) -> usize {
    let (right, up) = (cell.number().abs_diff(5), cell.row().abs_diff(4));
    // Along the rising diagonal both change in one step.
    let slant = cell.number().abs_diff(cell.row() + 1);
    let most = if right > up { right } else { up };
    (if slant > most { slant } else { most }) as usize
}
