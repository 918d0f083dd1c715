use std::cell::RefCell;

use quartet_game::Seat;
use quartet_host::{
    AnyEngine, Control, Level, Player, Registry, Request, Reviewed, Reviewer, Thought, defend,
    find, rewound,
};

use crate::{Found, Job, Judged, News, Task, What, read_record};

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
            let mut reviewer = Reviewer::new(&mut *engine, 1);
            for (event, text) in table.events().iter().enumerate().skip(job.at) {
                let before = rewound(&*table, event);
                if let Some(judged) = reviewer.judge(&*before, text, &control) {
                    say(What::Judged(Judged::of(&judged)), false);
                }
            }
            say(What::Nothing, true);
        }
        Task::Judge { time } => {
            let control = || -> Box<dyn Control> { Box::new(until(time)) };
            let before = rewound(&*table, job.at);
            let text = table.event(job.at).unwrap_or_default();
            match Reviewer::new(&mut *engine, 1).judge(&*before, &text, &control) {
                Some(judged) => say(What::Judged(Judged::of(&judged)), true),
                None => say(What::Nothing, true),
            }
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
        chance: line.chance,
        value: line.value.into(),
        proved: line.proved,
        moves: line.moves.clone(),
    });
    What::Lines(thought.depth, thought.nodes, lines.collect())
}

impl Judged {
    fn of(reviewed: &Reviewed) -> Self {
        Self {
            event: reviewed.event,
            seat: reviewed.seat.number(),
            played: reviewed.played.clone(),
            best: reviewed.best.moves.clone(),
            value: reviewed.value.into(),
            best_value: reviewed.best.value.into(),
            chance: reviewed.chance,
            lost: reviewed.chance_lost(),
            points: reviewed.points_lost().unwrap_or_default(),
            proved: reviewed.proved,
        }
    }
}
