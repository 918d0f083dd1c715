use std::cell::RefCell;

use quartet_game::Seat;
use quartet_host::{
    AnyEngine, Control, Level, Player, Registry, Request, Reviewed, Thought, Worth, defend, find,
    review_move,
};
use serde::{Deserialize, Serialize};

use crate::session::{read_record, rewound};

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

impl Judged {
    fn of(reviewed: &Reviewed) -> Self {
        let sure = |worth: Worth| !matches!(worth, Worth::Hundredths(_));
        let points = match sure(reviewed.value) || sure(reviewed.best.value) {
            true => 0.0,
            false => reviewed.points_lost(),
        };
        Self {
            event: reviewed.event,
            seat: reviewed.seat.number(),
            played: reviewed.played.clone(),
            best: reviewed.best.moves.clone(),
            value: reviewed.value.into(),
            best_value: reviewed.best.value.into(),
            chance: reviewed.value.chance(),
            lost: reviewed.chance_lost(),
            points,
            proved: reviewed.proved,
        }
    }
}

/// Bytes that the engine may use in the browser.
const MEMORY: usize = 32 << 20;

thread_local! {
    /// The engine of the last job, and of which game it is: what it found out is of use for the next.
    static ENGINE: RefCell<Option<(&'static str, Box<dyn AnyEngine>)>> = const { RefCell::new(None) };
}

/// Does a job. `clock` says what time it is, in milliseconds.
pub fn work(registry: Registry, job: &Job, clock: fn() -> f64, tell: &mut dyn FnMut(&News)) {
    let number = job.number;
    let mut say = |what, done| tell(&News { number, what, done });
    let Ok(table) = read_record(registry, &job.record) else {
        return say(What::Nothing, true);
    };
    let Ok(game) = find(registry, table.info().id) else {
        return say(What::Nothing, true);
    };
    let id = game.info().id;
    let kept = ENGINE.take().filter(|(of, _)| *of == id);
    let mut engine = kept.map_or_else(|| game.engine(MEMORY), |(_, engine)| engine);
    let until = |time: f64| {
        let end = clock() + time;
        move |_: u64| clock() >= end
    };
    match job.task {
        Task::Move { level, time, seed } => {
            let table = rewound(&*table, job.at);
            let level = Level::new(level).unwrap_or(Level::LOWEST);
            let request = Request {
                player: Player::Level(level),
                contempt: Request::TO_WIN,
                seed: seed ^ (table.len() as u64) << 32,
                ..Request::default()
            };
            let thought = engine.think(&*table, request, &until(time), &mut |_| {});
            say(lines(&thought), true);
        }
        Task::Lines { count, time } => {
            let table = rewound(&*table, job.at);
            let request = Request {
                lines: count,
                ..Request::default()
            };
            let thought = engine.think(&*table, request, &until(time), &mut |thought| {
                say(lines(thought), false);
            });
            say(lines(&thought), true);
        }
        Task::Review { time } => {
            let control = || -> Box<dyn Control> { Box::new(until(time)) };
            for (event, text) in table.events().iter().enumerate() {
                let before = rewound(&*table, event);
                if let Some(judged) = review_move(&mut *engine, &*before, text, &control) {
                    say(What::Judged(Judged::of(&judged)), false);
                }
            }
            say(What::Nothing, true);
        }
        Task::Defend { attacker, plies } => {
            /// A puzzle takes far less.
            const NODES: u64 = 5_000_000;
            let table = rewound(&*table, job.at);
            let attacker = Seat::new(attacker);
            let enough = |nodes: u64| nodes > NODES;
            match defend(&mut *engine, &*table, attacker, plies, &enough) {
                Some(defence) => say(What::Defence(defence.is_lost, defence.replies), true),
                None => say(What::Nothing, true),
            }
        }
    }
    ENGINE.set(Some((id, engine)));
}

fn lines(thought: &Thought) -> What {
    let lines = thought.lines.iter().map(|line| Found {
        chance: line.value.chance(),
        value: line.value.into(),
        proved: line.proved,
        moves: line.moves.clone(),
    });
    What::Lines(thought.depth, thought.nodes, lines.collect())
}
