use quartet_game::Seat;
use quartet_host::{Clock, Face};
use serde::{Deserialize, Serialize};

/// Who sits on a seat.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Who {
    /// Somebody at this device.
    Person,
    /// The engine at a level.
    Engine(u8),
}

impl Who {
    /// The seat of the only person among them, if there is just one.
    #[must_use]
    pub fn only(players: &[Self]) -> Option<Seat> {
        let seats = players.iter().zip(0..Seat::MAX);
        let mut persons = seats.filter(|(who, _)| **who == Self::Person);
        let (_, only) = persons.next()?;
        persons.next().is_none().then(|| Seat::new(only))
    }
}

/// A game as it is kept in the browser: everything that is needed to go on with it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Saved {
    /// Its name in the addresses of pages.
    pub id: String,
    /// The game so far, as a record.
    pub record: String,
    /// Who sits where.
    pub players: Vec<Who>,
    /// The time control.
    pub control: String,
    /// What the clocks showed.
    #[serde(default)]
    pub faces: Vec<SavedFace>,
    /// Decides what the engine overlooks and what is drawn.
    pub seed: u64,
    /// Which view of the board.
    #[serde(default)]
    pub view: usize,
    /// By how many steps the board is turned.
    #[serde(default)]
    pub turned: u8,
    /// How the set-up before the game came about.
    #[serde(default)]
    pub set_up: SetUp,
    /// Has the game been stopped for a while?
    #[serde(default)]
    pub paused: bool,
    /// The order into which whoever is to move has put things so far.
    #[serde(default)]
    pub plan: Vec<String>,
    /// Where something has been put out that cannot be sent yet.
    #[serde(default)]
    pub laid: Vec<String>,
    /// Is the game over?
    #[serde(default)]
    pub over: bool,
    /// How often the game has changed: tells two tabs which of them is behind.
    #[serde(default)]
    pub revision: u64,
    /// When something last happened, in milliseconds since 1970.
    pub changed: f64,
}

/// How the set-up that precedes a game came about, where the players did not make it by hand.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct SetUp {
    /// Does the engine make it for everybody?
    pub by_engine: bool,
    /// How many events at the beginning nobody at the table made.
    pub events: usize,
}

/// What a clock showed.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SavedFace {
    left: u64,
    periods: u32,
    in_periods: bool,
}

impl SavedFace {
    /// What all clocks show.
    pub(crate) fn of(clock: &Clock, seats: u8, now: u64) -> Vec<Self> {
        let faces = (0..seats).map(|n| clock.face(Seat::new(n), now));
        faces
            .map(|face| Self {
                left: face.left,
                periods: face.periods,
                in_periods: face.in_periods,
            })
            .collect()
    }

    /// The same for the clock.
    pub(crate) fn face(self) -> Face {
        Face {
            left: self.left,
            periods: self.periods,
            in_periods: self.in_periods,
        }
    }
}
