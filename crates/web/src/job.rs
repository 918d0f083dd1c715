use quartet_host::Worth;
use serde::{Deserialize, Serialize};

/// Something for the engine to do, as it is sent to the worker.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Job {
    /// Sent back with every answer.
    pub number: u32,
    /// The game.
    pub record: String,
    /// After how many events.
    pub at: usize,
    /// What to do.
    pub task: Task,
}

/// What to do.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Task {
    /// Choose a move.
    Move {
        /// How strong.
        level: u8,
        /// Milliseconds to think at most.
        time: f64,
        /// Decides what is overlooked.
        seed: u64,
    },
    /// Find the best lines.
    Lines {
        /// How many.
        count: usize,
        /// Milliseconds to think at most.
        time: f64,
    },
    /// Say what every move of the game was worth.
    Review {
        /// Milliseconds per search.
        time: f64,
    },
    /// Say what the event that comes next was worth.
    Judge {
        /// Milliseconds per search.
        time: f64,
    },
    /// Answer somebody who wants to force a win.
    Defend {
        /// The seat that attacks.
        attacker: u8,
        /// Within so many plies.
        plies: u32,
    },
}

/// What the worker says.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct News {
    /// Of which job.
    pub number: u32,
    /// What.
    pub what: What,
    /// Is this all?
    pub done: bool,
}

/// What the worker has found.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum What {
    /// Lines, the best first, after so many iterations and positions.
    Lines(u32, u64, Vec<Found>),
    /// One move of a game that is being reviewed.
    Judged(Judged),
    /// Is the defence lost, and what it plays.
    Defence(bool, Vec<String>),
    /// Nothing more.
    Nothing,
}

/// One line of play.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Found {
    /// The chance to win of the seat to move, from 0 to 1.
    pub chance: f64,
    /// How it is written: `+1.5`, `win in 3`.
    pub value: Value,
    /// Is it certain?
    pub proved: bool,
    /// The moves.
    pub moves: Vec<String>,
}

/// What a line is worth.
#[derive(Copy, Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Value {
    /// A win after so many plies.
    Win(u32),
    /// A loss after so many plies.
    Loss(u32),
    /// Points, or pieces.
    Points(f64),
}

/// What a move was worth.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Judged {
    /// Which event, counted from 0.
    pub event: usize,
    /// Who moved.
    pub seat: u8,
    /// What was played.
    pub played: String,
    /// What would have been best.
    pub best: Vec<String>,
    /// What the move was worth for the seat.
    pub value: Value,
    /// What the best one would have been.
    pub best_value: Value,
    /// The chance to win after it, for the seat.
    pub chance: f64,
    /// How much of that chance was thrown away.
    pub lost: f64,
    /// How many points were thrown away.
    pub points: f64,
    /// Is that certain?
    pub proved: bool,
}

impl From<Worth> for Value {
    fn from(worth: Worth) -> Self {
        match worth {
            Worth::Win(plies) => Self::Win(plies),
            Worth::Loss(plies) => Self::Loss(plies),
            Worth::Hundredths(_) => Self::Points(worth.number()),
        }
    }
}
