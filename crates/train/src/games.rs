//! Games of an engine against itself, as material to learn from.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use quartet_game::{Dice, Evaluate, Event, Seat, Style, Timeline, Tune, Turn, Viewer};
use quartet_search::{Limits, Mcts, MctsSettings, NodeLimit, Searcher, Settings, Table, Uct};

/// How the games are played.
#[derive(Copy, Clone, Debug)]
pub struct Plan {
    /// Decides everything that is random.
    pub seed: u64,
    /// How many games.
    pub games: u64,
    /// Nodes per move.
    pub nodes: u64,
    /// Random moves at the beginning, at most; at least half as many.
    pub opening: u32,
    /// A game that goes on longer is taken for a draw, or left out where it matters who wins.
    pub longest: usize,
    /// How many games are played at once.
    pub threads: usize,
}

/// A position and what came of it, for the first seat.
#[derive(Clone, Debug)]
pub struct Sample {
    /// The features as the first seat sees them.
    pub features: Vec<i32>,
    /// What the search thought the position to be worth.
    pub value: i32,
    /// What the first seat got of the game: 1 for a win, 0 for a loss, its share otherwise.
    pub result: f64,
    /// What the end of the game was worth for the first seat, in the units of values; 0 if it was not reached.
    pub outcome: i32,
}

/// Plays the games, in turn on the given tables, and returns their quiet positions: those in which the best move is not
/// forcing and the value is not that of a sure win.
///
/// `watch` hears how many games are over.
pub fn play<G: Tune>(tables: &[G], plan: &Plan, watch: impl Fn(u64) + Sync) -> Vec<Sample> {
    let prepare = || Table::new(TABLE_BYTES);
    play_all(plan, watch, prepare, |table, number| {
        table.forget();
        play_one(&tables[number as usize % tables.len()], plan, number, table)
    })
}

/// Plays a game of the plain tree search against itself, with `plan.nodes` playouts for every move after the opening: whose turn
/// it is at the end. `watch` sees every move of it and where it was made.
pub(crate) fn play_plain<G: Evaluate>(
    game: &G,
    plan: &Plan,
    number: u64,
    mut watch: impl FnMut(&G::State, G::Move),
) -> Turn {
    let mut dice = Dice::at(plan.seed, number);
    let mut timeline = Timeline::new(game.clone());
    let control = NodeLimit(plan.nodes);
    let mut opening = plan.opening / 2 + dice.below(plan.opening / 2 + 1);
    let mut moves = Vec::new();
    while let Turn::Seat(mover) = timeline.turn() {
        if timeline.len() >= plan.longest {
            break;
        }
        let mv = if opening > 0 {
            opening -= 1;
            moves.clear();
            game.moves(timeline.state(), &mut moves);
            *dice.pick(&moves).expect("a move is possible")
        } else {
            let view = timeline.view(Viewer::Seat(mover));
            let mv = Uct::new(game, dice.bits()).run(view.state(), &control);
            let mv = mv.expect("a move is possible");
            watch(view.state(), mv);
            mv
        };
        timeline.push(Event::Move(mv));
    }
    timeline.turn()
}

/// Plays all games of a plan, several at once, and returns what came of them in the order of their numbers. What `prepare` gives
/// a thread is there for all of its games.
pub(crate) fn play_all<W, T: Send>(
    plan: &Plan,
    watch: impl Fn(u64) + Sync,
    prepare: impl Fn() -> W + Sync,
    play_one: impl Fn(&mut W, u64) -> Vec<T> + Sync,
) -> Vec<T> {
    let next = AtomicU64::new(0);
    let over = AtomicU64::new(0);
    let worker = || {
        let mut prepared = prepare();
        let mut found = Vec::new();
        loop {
            let number = next.fetch_add(1, Relaxed);
            if number >= plan.games {
                return found;
            }
            found.push((number, play_one(&mut prepared, number)));
            watch(over.fetch_add(1, Relaxed) + 1);
        }
    };
    let mut games: Vec<(u64, Vec<T>)> = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..plan.threads.max(1))
            .map(|_| scope.spawn(worker))
            .collect();
        workers
            .into_iter()
            .flat_map(|worker| worker.join().expect("a worker that does not panic"))
            .collect()
    });
    // Which thread played a game must not matter.
    games.sort_by_key(|(number, _)| *number);
    games.into_iter().flat_map(|(_, samples)| samples).collect()
}

/// Small, because it is emptied for every game, which makes games independent of each other.
const TABLE_BYTES: usize = 1 << 20;

fn play_one<G: Tune>(game: &G, plan: &Plan, number: u64, table: &Table) -> Vec<Sample> {
    let first = Seat::new(0);
    let mut dice = Dice::at(plan.seed, number);
    let mut timeline = Timeline::new(game.clone());
    let control = NodeLimit(plan.nodes);
    let mut searcher = Searcher::new(game, table, Settings::default(), &control);
    let mut opening = plan.opening / 2 + dice.below(plan.opening / 2 + 1);
    let mut samples: Vec<Sample> = Vec::new();
    let (mut moves, mut outcomes) = (Vec::new(), Vec::new());
    while timeline.len() < plan.longest {
        match timeline.turn() {
            Turn::Over(_) => break,
            Turn::Chance => {
                outcomes.clear();
                game.outcomes(timeline.state(), &mut outcomes);
                let chance = dice.pick_weighted(&outcomes).expect("a draw is possible");
                timeline.push(Event::Chance(*chance));
            }
            Turn::Seat(mover) => {
                moves.clear();
                game.moves(timeline.state(), &mut moves);
                if opening > 0 {
                    opening -= 1;
                    timeline.push(Event::Move(*dice.pick(&moves).expect("a move is possible")));
                    continue;
                }
                // Whoever thinks, and what is learnt from it, knows what the seat may know.
                let view = timeline.view(Viewer::Seat(mover));
                let state = view.state();
                let report = match game.style(state) {
                    // Weights are fitted to what a search by estimates finds, also where playouts decide in the end.
                    Style::AlphaBeta | Style::MaxN | Style::Crowd | Style::Playouts => {
                        searcher.run(state, timeline.history(), Limits::default(), |_| {})
                    }
                    Style::Tree => {
                        let settings = MctsSettings {
                            bytes: TABLE_BYTES,
                            ..MctsSettings::default()
                        };
                        let mut tree = Mcts::new(&view, settings, dice.bits());
                        tree.run(&control, Limits::default(), |_| {})
                    }
                };
                let line = &report.lines[0];
                moves.clear();
                game.forcing(state, &mut moves);
                if !moves.contains(&line.moves[0]) && !G::is_sure(line.value.abs()) {
                    let mut features = Vec::new();
                    game.features(state, first, &mut features);
                    samples.push(Sample {
                        features,
                        value: if mover == first {
                            line.value
                        } else {
                            -line.value
                        },
                        result: 0.0,
                        outcome: 0,
                    });
                }
                timeline.push(Event::Move(line.moves[0]));
            }
        }
    }
    let result = match timeline.turn() {
        Turn::Over(winners) if winners.contains(first) => 1.0 / f64::from(winners.len()),
        Turn::Over(_) => 0.0,
        _ => 1.0 / f64::from(game.seats()),
    };
    let outcome = match timeline.turn() {
        Turn::Over(winners) => game.outcome(timeline.state(), winners, first),
        _ => 0,
    };
    for sample in &mut samples {
        sample.result = result;
        sample.outcome = outcome;
    }
    samples
}
