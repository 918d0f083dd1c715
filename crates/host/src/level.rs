use std::fmt;

/// How strong a computer opponent plays: 1 is for a child, 10 is as strong as it can be.
///
/// The lower levels err as people do. They look less far; they overlook moves, more often the more there is to look at; and
/// they misjudge positions a little. They do not throw dice: the same seed overlooks the same things.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Level(u8);

/// What a level can and cannot do.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Habits {
    /// Plies looked ahead.
    pub depth: u32,
    /// Nodes looked at; `None` for as many as the clock allows.
    pub nodes: Option<u64>,
    /// Of a thousand moves at a board with forty legal ones, how many are overlooked. At busier boards more, at quieter ones
    /// fewer.
    pub oversight: u32,
    /// By how much a position is misjudged at most, in the units of the evaluation.
    pub misjudgement: u32,
}

impl Level {
    /// For a child.
    pub const LOWEST: Self = Self(1);
    /// Full strength.
    pub const HIGHEST: Self = Self(10);

    /// The level with this number, 1 to 10.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        match number {
            1..=10 => Some(Self(number)),
            _ => None,
        }
    }

    /// All levels, the lowest first.
    pub fn all() -> impl Iterator<Item = Self> {
        (1..=10).map(Self)
    }

    /// The number.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// What the level can and cannot do.
    #[must_use]
    pub const fn habits(self) -> Habits {
        let (depth, nodes, oversight, misjudgement) = match self.0 {
            1 => (1, 500, 450, 300),
            2 => (1, 1_000, 250, 150),
            3 => (2, 2_000, 250, 120),
            4 => (2, 4_000, 120, 80),
            5 => (3, 8_000, 100, 60),
            6 => (4, 16_000, 60, 40),
            7 => (5, 40_000, 30, 25),
            8 => (8, 120_000, 10, 10),
            9 => (64, 400_000, 0, 0),
            _ => {
                return Habits {
                    depth: u32::MAX,
                    nodes: None,
                    oversight: 0,
                    misjudgement: 0,
                };
            }
        };
        Habits {
            depth,
            nodes: Some(nodes),
            oversight,
            misjudgement,
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}
