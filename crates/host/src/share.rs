use std::fmt;

use quartet_game::{Ending, Seat};

/// A seat's part of the win: `numerator / denominator`, in lowest terms. The parts of all seats sum to 1.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Share {
    /// 0 or 1.
    pub numerator: u32,
    /// The number of winners, or 1 for a seat that is not among them.
    pub denominator: u32,
}

impl Share {
    /// The part as a number.
    #[must_use]
    pub fn as_f64(self) -> f64 {
        f64::from(self.numerator) / f64::from(self.denominator)
    }
}

impl fmt::Display for Share {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.denominator {
            1 => write!(f, "{}", self.numerator),
            n => write!(f, "{}/{n}", self.numerator),
        }
    }
}

/// What each seat gets.
#[must_use]
pub fn shares(ending: Ending, seats: u8) -> Vec<Share> {
    let share = |n| {
        if ending.winners.contains(Seat::new(n)) {
            Share {
                numerator: 1,
                denominator: ending.winners.len(),
            }
        } else {
            Share {
                numerator: 0,
                denominator: 1,
            }
        }
    };
    (0..seats).map(share).collect()
}

/// The result as records write it: `1-0`, `1/2-1/2`, `0-0-1`; `*` while the game is not over.
#[must_use]
pub fn result_text(ending: Option<Ending>, seats: u8) -> String {
    match ending {
        None => "*".to_owned(),
        Some(ending) => {
            let shares = shares(ending, seats);
            let texts: Vec<String> = shares.iter().map(Share::to_string).collect();
            texts.join("-")
        }
    }
}
