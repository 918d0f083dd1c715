use crate::{Direction, Hole, Holes, geometry::NO_HOLE};

/// Every five holes in a row on a board: what runs are made of.
#[derive(Default)]
pub(crate) struct Windows {
    all: Vec<Window>,
    /// Those that each hole is in.
    with: Vec<Vec<Holes>>,
}

struct Window {
    holes: Holes,
    /// Is it the one before it in the list, one step on?
    follows: bool,
}

const LENGTH: i32 = 5;

type Steps = [[u8; Hole::COUNT]; Direction::ALL.len()];

impl Windows {
    pub(crate) fn new(ahead: &Steps, behind: &Steps) -> Self {
        let mut windows = Vec::new();
        for (ahead, behind) in ahead.iter().zip(behind) {
            for start in Hole::all().filter(|start| behind[start.index()] == NO_HOLE) {
                let mut line = vec![start];
                let mut next = ahead[start.index()];
                while next != NO_HOLE {
                    line.push(Hole::new(next));
                    next = ahead[next as usize];
                }
                let five = line.windows(LENGTH as usize).enumerate();
                windows.extend(five.map(|(n, holes)| Window {
                    holes: holes.iter().copied().collect(),
                    follows: n > 0,
                }));
            }
        }
        let with = |hole| {
            let all = windows.iter().map(|window: &Window| window.holes);
            all.filter(|holes| holes.contains(hole)).collect()
        };
        Self {
            with: Hole::all().map(with).collect(),
            all: windows,
        }
    }

    /// The lengths of all runs of five and more of these marbles.
    pub(crate) fn filled(&self, marbles: Holes) -> i32 {
        self.lengths(|holes| marbles & holes == holes)
    }

    /// At least as much as the lengths of all runs that marbles can become with at most `more` of them, none of them where
    /// the `others` are.
    pub(crate) fn possible(&self, marbles: Holes, others: Holes, more: u32) -> i32 {
        self.lengths(|holes| (others & holes).is_empty() && (!marbles & holes).len() <= more)
    }

    /// Every five that the hole is one of.
    #[inline]
    pub(crate) fn with(&self, hole: Hole) -> &[Holes] {
        &self.with[hole.index()]
    }

    /// Calls with how many of each five the marbles hold, where the others hold none.
    pub(crate) fn for_each_open(&self, marbles: Holes, others: Holes, mut found: impl FnMut(u32)) {
        for window in &self.all {
            if (others & window.holes).is_empty() {
                found((marbles & window.holes).len());
            }
        }
    }

    /// The holes in chains of windows that count: five for the first of a chain, one for each that follows.
    fn lengths(&self, counts: impl Fn(Holes) -> bool) -> i32 {
        let mut sum = 0;
        let mut did_last = false;
        for window in &self.all {
            let does = counts(window.holes);
            if does {
                sum += if did_last && window.follows {
                    1
                } else {
                    LENGTH
                };
            }
            did_last = does;
        }
        sum
    }
}
