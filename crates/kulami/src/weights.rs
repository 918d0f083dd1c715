use crate::geometry::Counted;

/// What the parts of an estimate count, in hundredths of a point: one row per part, and in it one number each for an empty
/// board, for the middle of the game and for its end. Between them the numbers are mixed.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Weights(pub(crate) [Phases; Weights::ROWS]);

/// A number for each of the three phases of the game.
pub(crate) type Phases = [i32; 3];

/// The rows of the [`Weights`].
pub(crate) mod row {
    /// Open tiles on which one colour leads, by [`lead`](super::lead).
    pub(crate) const TILES: usize = 0;
    /// A point of a tile that nobody can turn any more.
    pub(crate) const CLOSED: usize = TILES + super::LEADS;
    /// For the side to move, by the number of holes it can choose from.
    pub(crate) const CHOICES: usize = CLOSED + 1;
    /// For the side to move, each tile that it can put a marble on, by [`kind`](super::kind).
    pub(crate) const REACH: usize = CHOICES + super::MOST_CHOICES;
    /// Each marble of the largest area, where it scores.
    pub(crate) const AREA: usize = REACH + super::KINDS;
    /// Five in a row that the other colour has not broken, by the number of own marbles, where runs score.
    pub(crate) const LINES: usize = AREA + 1;
    /// Each marble of the largest group that one more marble at each gap would join, where areas score.
    pub(crate) const JOINED: usize = LINES + 5;
    /// Each empty hole beside that group.
    pub(crate) const AROUND: usize = JOINED + 1;
    /// All of them.
    pub(crate) const END: usize = AROUND + 1;
}

/// More holes to choose from do not count.
pub(crate) const MOST_CHOICES: usize = 7;
/// The open tiles on which a colour leads.
const LEADS: usize = 11;
/// The open tiles, and one for all others.
const KINDS: usize = 31;
/// The marbles on the board in the middle of the game; it ends with twice as many at the latest.
const MIDDLE: i32 = 28;

impl Weights {
    /// How many rows there are.
    pub(crate) const ROWS: usize = row::END;
    /// By how much the sum of products is finer than a hundredth of a point.
    pub(crate) const GRAIN: i32 = MIDDLE;

    /// The weights that are played with. `crates/train` says how they were made.
    pub(crate) const fn of(counted: Counted) -> Self {
        if counted.area || counted.lines {
            Self(EXTRA)
        } else {
            Self(PLAIN)
        }
    }

    /// Weights to begin tuning with: as if every hole were filled by chance, and somebody's guess for the rest.
    #[must_use]
    pub fn guess() -> Self {
        let mut rows = [[0; 3]; Self::ROWS];
        for (size, own, other) in open_tiles() {
            if let Some(lead) = lead(size, own, other) {
                let chance = expected(
                    size as i8,
                    own as i8 - other as i8,
                    size as i8 - (own + other) as i8,
                );
                rows[row::TILES + lead] = [i32::from(chance); 3];
            }
        }
        rows[row::CLOSED] = [100; 3];
        for n in 0..MOST_CHOICES {
            rows[row::CHOICES + n] = [18 * n as i32; 3];
        }
        rows[row::AREA] = [65; 3];
        for (n, worth) in [3, 12, 38, 120, 375].into_iter().enumerate() {
            rows[row::LINES + n] = [worth; 3];
        }
        Self(rows)
    }

    /// What each row is about, for people.
    #[must_use]
    pub fn names() -> Vec<String> {
        let mut names = vec![String::new(); Self::ROWS];
        for (size, own, other) in open_tiles() {
            if let Some(lead) = lead(size, own, other) {
                names[row::TILES + lead] = format!("tile of {size} at {own}:{other}");
            }
            names[row::REACH + kind(size, own, other)] = format!("reach {size} at {own}:{other}");
        }
        names[row::REACH + KINDS - 1] = "reach a closed tile".to_owned();
        names[row::CLOSED] = "closed point".to_owned();
        for n in 0..MOST_CHOICES {
            names[row::CHOICES + n] = format!("{} choices", n + 1);
        }
        names[row::AREA] = "area".to_owned();
        for n in 0..5 {
            names[row::LINES + n] = format!("line with {}", n + 1);
        }
        names[row::JOINED] = "joined".to_owned();
        names[row::AROUND] = "around".to_owned();
        names
    }
}

/// How much of each phase a position with so many marbles is in; they sum to [`Weights::GRAIN`].
#[inline]
pub(crate) const fn phases(marbles: u32) -> Phases {
    let marbles = marbles as i32;
    if marbles < MIDDLE {
        [MIDDLE - marbles, marbles, 0]
    } else {
        [0, 2 * MIDDLE - marbles, marbles - MIDDLE]
    }
}

/// The weights mixed for a phase of the game.
#[inline]
pub(crate) const fn mixed(weights: &Phases, phases: Phases) -> i32 {
    weights[0] * phases[0] + weights[1] * phases[1] + weights[2] * phases[2]
}

/// The number of an open tile with so many holes, on which a colour leads by its marbles.
pub(crate) const fn lead(size: usize, own: usize, other: usize) -> Option<usize> {
    Some(match (size, own, other) {
        (2, 1, 0) => 0,
        (3, 1, 0) => 1,
        (4, 1, 0) => 2,
        (4, 2, 0) => 3,
        (4, 2, 1) => 4,
        (6, 1, 0) => 5,
        (6, 2, 0) => 6,
        (6, 2, 1) => 7,
        (6, 3, 0) => 8,
        (6, 3, 1) => 9,
        (6, 3, 2) => 10,
        _ => return None,
    })
}

/// The number of a tile with so many holes and marbles of the side to move and of the other one.
pub(crate) const fn kind(size: usize, own: usize, other: usize) -> usize {
    if let Some(lead) = lead(size, own, other) {
        return lead;
    }
    if let Some(lead) = lead(size, other, own) {
        return LEADS + lead;
    }
    2 * LEADS
        + match (size, own, other) {
            (2, 0, 0) => 0,
            (3, 0, 0) => 1,
            (3, 1, 1) => 2,
            (4, 0, 0) => 3,
            (4, 1, 1) => 4,
            (6, 0, 0) => 5,
            (6, 1, 1) => 6,
            (6, 2, 2) => 7,
            _ => 8,
        }
}

/// Every tile whose points can still change.
fn open_tiles() -> impl Iterator<Item = (usize, usize, usize)> {
    let sizes = [2usize, 3, 4, 6].into_iter();
    let all = sizes.flat_map(|size| {
        (0..=size).flat_map(move |own| (0..=size - own).map(move |other| (size, own, other)))
    });
    all.filter(|&(size, own, other)| {
        let is_open = own.abs_diff(other) <= size - own - other;
        is_open && own + other < size
    })
}

/// Of sixteen holes that are empty now, so many get a marble of each colour before the game is over.
const FILL: i64 = 6;

/// The mean of the points in hundredths if every empty hole gets a marble of either colour by chance, or stays empty.
fn expected(size: i8, lead: i8, left: i8) -> i16 {
    // How often, of 16 to the power of the holes so far, each lead comes up; 8 stands for none.
    let mut odds = [0i64; 17];
    odds[(8 + lead) as usize] = 1;
    let mut total = 1;
    for _ in 0..left {
        let mut next = [0i64; 17];
        for k in 1..16 {
            next[k] = odds[k] * (16 - 2 * FILL) + (odds[k - 1] + odds[k + 1]) * FILL;
        }
        odds = next;
        total *= 16;
    }
    let sign = |k: usize| (k as i64 - 8).signum();
    let sum: i64 = (0..17).map(|k| odds[k] * sign(k) * i64::from(size)).sum();
    (sum * 100 / total) as i16
}

/// The weights laid out for speed.
#[derive(Clone)]
pub(crate) struct Worths {
    /// What areas and runs count.
    pub(crate) counted: Counted,
    /// What a tile is worth for Red, by its holes and the marbles of Red and Black.
    pub(crate) tiles: [[[Phases; 8]; 8]; 8],
    pub(crate) area: Phases,
    /// By marbles on the board: each marble of a joined group and each hole around it; mixed.
    pub(crate) joined: [[i32; 2]; 57],
    /// By the number of own marbles among five in a row.
    pub(crate) lines: [Phases; 6],
    /// For the side to move, by marbles on the board and holes to choose from; mixed.
    pub(crate) choices: [[i32; MOST_CHOICES + 1]; 57],
    /// For the side to move, by marbles on the board, a tile's holes and the marbles of either side; mixed.
    pub(crate) reach: [[[[i32; 8]; 8]; 8]; 57],
}

impl Worths {
    pub(crate) fn new(weights: &Weights, counted: Counted) -> Box<Self> {
        let rows = &weights.0;
        let mut worths = Box::new(Self {
            counted,
            tiles: [[[[0; 3]; 8]; 8]; 8],
            area: rows[row::AREA],
            joined: [[0; 2]; 57],
            lines: [[0; 3]; 6],
            choices: [[0; MOST_CHOICES + 1]; 57],
            reach: [[[[0; 8]; 8]; 8]; 57],
        });
        worths.lines[1..].copy_from_slice(&rows[row::LINES..row::JOINED]);
        for marbles in 0..57 {
            let mix = phases(marbles as u32);
            worths.joined[marbles] = [row::JOINED, row::AROUND].map(|n| mixed(&rows[n], mix));
            for n in 1..=MOST_CHOICES {
                worths.choices[marbles][n] = mixed(&rows[row::CHOICES + n - 1], mix);
            }
        }
        for size in 2..=6 {
            for own in 0..=size {
                for other in 0..=size - own {
                    worths.tiles[size][own][other] = tile(rows, size, own, other);
                    let weight = &rows[row::REACH + kind(size, own, other)];
                    for marbles in 0..57 {
                        worths.reach[marbles][size][own][other] =
                            mixed(weight, phases(marbles as u32));
                    }
                }
            }
        }
        worths
    }
}

fn tile(rows: &[Phases; Weights::ROWS], size: usize, own: usize, other: usize) -> Phases {
    if let Some(lead) = lead(size, own, other) {
        return rows[row::TILES + lead];
    }
    if let Some(lead) = lead(size, other, own) {
        return rows[row::TILES + lead].map(|worth| -worth);
    }
    let sign = own.cmp(&other) as i32;
    rows[row::CLOSED].map(|worth| sign * size as i32 * worth)
}

/// Where nothing but tiles scores.
const PLAIN: [Phases; Weights::ROWS] = [
    // tile of 2 at 1:0
    [38, 103, 118],
    // tile of 3 at 1:0
    [71, 137, 148],
    // tile of 4 at 1:0
    [98, 164, 199],
    // tile of 4 at 2:0
    [169, 303, 283],
    // tile of 4 at 2:1
    [125, 193, 227],
    // tile of 6 at 1:0
    [136, 225, 366],
    // tile of 6 at 2:0
    [261, 404, 436],
    // tile of 6 at 2:1
    [146, 247, 302],
    // tile of 6 at 3:0
    [323, 491, 444],
    // tile of 6 at 3:1
    [290, 453, 435],
    // tile of 6 at 3:2
    [331, 255, 345],
    // closed point
    [28, 83, 69],
    // 1 choices
    [58, -2, -1],
    // 2 choices
    [28, 44, 67],
    // 3 choices
    [88, 58, 100],
    // 4 choices
    [73, 73, 119],
    // 5 choices
    [66, 85, 132],
    // 6 choices
    [55, 92, 142],
    // 7 choices
    [55, 98, 155],
    // reach 2 at 1:0
    [0, -7, -28],
    // reach 3 at 1:0
    [-1, -2, -19],
    // reach 4 at 1:0
    [-6, 4, -17],
    // reach 4 at 2:0
    [-8, -8, -32],
    // reach 4 at 2:1
    [7, 7, -24],
    // reach 6 at 1:0
    [18, 14, -7],
    // reach 6 at 2:0
    [6, -9, -26],
    // reach 6 at 2:1
    [41, 21, -8],
    // reach 6 at 3:0
    [-11, -11, -40],
    // reach 6 at 3:1
    [-21, -9, -27],
    // reach 6 at 3:2
    [4, 25, -23],
    // reach 2 at 0:1
    [11, -6, 21],
    // reach 3 at 0:1
    [3, 1, 14],
    // reach 4 at 0:1
    [-2, 9, 29],
    // reach 4 at 0:2
    [-1, 1, -15],
    // reach 4 at 1:2
    [27, 4, 52],
    // reach 6 at 0:1
    [6, 24, 38],
    // reach 6 at 0:2
    [-1, 1, -10],
    // reach 6 at 1:2
    [22, 26, 23],
    // reach 6 at 0:3
    [31, -6, -19],
    // reach 6 at 1:3
    [11, 4, -17],
    // reach 6 at 2:3
    [12, 4, 117],
    // reach 2 at 0:0
    [3, -6, -8],
    // reach 3 at 0:0
    [2, 2, -1],
    // reach 3 at 1:1
    [49, 30, 29],
    // reach 4 at 0:0
    [-14, 12, 38],
    // reach 4 at 1:1
    [10, 14, 29],
    // reach 6 at 0:0
    [10, 31, 19],
    // reach 6 at 1:1
    [29, 35, 45],
    // reach 6 at 2:2
    [55, 35, 65],
    // reach a closed tile
    [6, -3, -16],
    // area
    [33, 70, 78],
    // line with 1
    [14, 6, -2],
    // line with 2
    [42, 22, -9],
    // line with 3
    [87, 65, 2],
    // line with 4
    [156, 149, 54],
    // line with 5
    [418, 366, 237],
    // joined
    [0, 0, 0],
    // around
    [0, 0, 0],
];

/// Where areas or runs score.
const EXTRA: [Phases; Weights::ROWS] = [
    // tile of 2 at 1:0
    [-30, 93, 113],
    // tile of 3 at 1:0
    [16, 122, 144],
    // tile of 4 at 1:0
    [21, 156, 200],
    // tile of 4 at 2:0
    [39, 276, 280],
    // tile of 4 at 2:1
    [105, 179, 242],
    // tile of 6 at 1:0
    [69, 209, 327],
    // tile of 6 at 2:0
    [157, 374, 406],
    // tile of 6 at 2:1
    [84, 235, 289],
    // tile of 6 at 3:0
    [152, 461, 439],
    // tile of 6 at 3:1
    [227, 419, 446],
    // tile of 6 at 3:2
    [306, 270, 352],
    // closed point
    [-1, 74, 69],
    // 1 choices
    [57, 13, 12],
    // 2 choices
    [-6, 39, 103],
    // 3 choices
    [38, 73, 128],
    // 4 choices
    [78, 90, 158],
    // 5 choices
    [105, 100, 178],
    // 6 choices
    [62, 104, 210],
    // 7 choices
    [60, 118, 231],
    // reach 2 at 1:0
    [-5, -5, -31],
    // reach 3 at 1:0
    [-27, 9, -26],
    // reach 4 at 1:0
    [-11, 9, -39],
    // reach 4 at 2:0
    [28, -8, -7],
    // reach 4 at 2:1
    [-12, 5, -17],
    // reach 6 at 1:0
    [17, 25, -12],
    // reach 6 at 2:0
    [-30, 13, -45],
    // reach 6 at 2:1
    [66, 24, -10],
    // reach 6 at 3:0
    [17, -2, -35],
    // reach 6 at 3:1
    [38, 5, -37],
    // reach 6 at 3:2
    [-4, 37, -23],
    // reach 2 at 0:1
    [35, -1, 14],
    // reach 3 at 0:1
    [19, 1, 14],
    // reach 4 at 0:1
    [8, 12, 24],
    // reach 4 at 0:2
    [-45, 13, -30],
    // reach 4 at 1:2
    [68, 6, 66],
    // reach 6 at 0:1
    [26, 25, 12],
    // reach 6 at 0:2
    [22, 8, -30],
    // reach 6 at 1:2
    [33, 31, 21],
    // reach 6 at 0:3
    [11, 0, -38],
    // reach 6 at 1:3
    [19, 8, -19],
    // reach 6 at 2:3
    [46, -1, 126],
    // reach 2 at 0:0
    [1, 1, -10],
    // reach 3 at 0:0
    [13, 4, 5],
    // reach 3 at 1:1
    [10, 25, 20],
    // reach 4 at 0:0
    [13, 10, 4],
    // reach 4 at 1:1
    [11, 20, 25],
    // reach 6 at 0:0
    [44, 27, 31],
    // reach 6 at 1:1
    [23, 42, 57],
    // reach 6 at 2:2
    [190, 55, 49],
    // reach a closed tile
    [9, 0, -13],
    // area
    [44, 66, 74],
    // line with 1
    [19, 8, -7],
    // line with 2
    [42, 25, -7],
    // line with 3
    [93, 61, 5],
    // line with 4
    [170, 144, 54],
    // line with 5
    [400, 309, 249],
    // joined
    [-45, 20, 8],
    // around
    [35, 8, 10],
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_row_has_a_name_of_its_own() {
        let mut names = Weights::names();
        names.sort();
        assert!(!names[0].is_empty());
        names.dedup();
        assert_eq!(names.len(), Weights::ROWS);
    }

    #[test]
    fn the_phases_sum_to_the_grain() {
        for marbles in 0..=56 {
            assert_eq!(phases(marbles).iter().sum::<i32>(), Weights::GRAIN);
        }
    }
}
