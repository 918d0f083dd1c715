//! How fast the rules are. `cargo xtask bench` prints the tables; the figures in the documentation come from it.
#![allow(clippy::print_stdout)]

use std::time::{Duration, Instant};

use quartet_game::{Dice, Options};
use quartet_games::GAMES;
use quartet_host::{
    AnyGame, AnyMatch, Record,
    record::{Dialect, Reader},
};

/// Each count goes on until it has taken at least this long.
const LONG_ENOUGH: Duration = Duration::from_millis(700);

fn main() {
    println!("perft, one core, the last ply counted in bulk\n");
    println!(
        "{:<34} {:<12} {:>5} {:>15} {:>9} {:>12}",
        "game", "position", "depth", "leaves", "seconds", "million/s"
    );
    for game in GAMES {
        for mode in game.info().modes {
            for (name, table) in positions(*game, mode.options) {
                let title = format!("{} {}", game.info().name, mode.name);
                let (depth, leaves, time) = measure(&*table);
                let rate = leaves as f64 / time.as_secs_f64() / 1e6;
                println!(
                    "{title:<34} {name:<12} {depth:>5} {leaves:>15} {:>9.2} {rate:>12.1}",
                    time.as_secs_f64()
                );
            }
        }
    }
    println!("\nrandom boards, 1000 each\n");
    println!("{:<34} {:>12} {:>12}", "kind", "mean ms", "worst ms");
    for game in GAMES {
        let Some(boards) = game.boards() else {
            continue;
        };
        for kind in boards.kinds() {
            let times: Vec<Duration> = (0..1000)
                .map(|seed| {
                    let start = Instant::now();
                    std::hint::black_box(boards.random(kind, seed));
                    start.elapsed()
                })
                .collect();
            let mean = times.iter().sum::<Duration>().as_secs_f64() / times.len() as f64;
            let worst = times.iter().max().map_or(0.0, Duration::as_secs_f64);
            println!(
                "{:<34} {:>12.3} {:>12.3}",
                format!("{} {kind}", game.info().name),
                mean * 1e3,
                worst * 1e3
            );
        }
    }
    println!("\nrecords, read and replayed\n");
    println!(
        "{:<34} {:>8} {:>10} {:>9} {:>14}",
        "game", "games", "events", "seconds", "events/s"
    );
    for game in GAMES {
        let text = archive(*game);
        let start = Instant::now();
        let (mut games, mut events) = (0, 0);
        for record in Reader::new(text.as_bytes(), Dialect::Native) {
            let record = record.expect("it was written a moment ago");
            events += record
                .replay(GAMES)
                .expect("it was played a moment ago")
                .len();
            games += 1;
        }
        let seconds = start.elapsed().as_secs_f64();
        println!(
            "{:<34} {games:>8} {events:>10} {seconds:>9.3} {:>14.0}",
            game.info().name,
            events as f64 / seconds
        );
    }
}

/// The start and a position from the middle of a random game.
fn positions(game: &dyn AnyGame, options: &str) -> Vec<(&'static str, Box<dyn AnyMatch>)> {
    let whole = random_match(game, options, 1, usize::MAX);
    // Half of a finished game; after most of the secrets and the set-up, before the end.
    let middle = random_match(game, options, 1, whole.len().min(200) * 3 / 5);
    vec![
        ("start", random_match(game, options, 1, 0)),
        ("middle", middle),
    ]
}

fn random_match(game: &dyn AnyGame, options: &str, seed: u64, events: usize) -> Box<dyn AnyMatch> {
    let options = Options::parse(options).expect("a mode has good options");
    let mut table = game.open(&options, None).expect("a mode has good options");
    let mut dice = Dice::new(seed);
    while table.len() < events.min(400) {
        let legal = table.legal();
        let Some(text) = dice.pick(&legal) else { break };
        table.play(text).expect("it is legal");
    }
    table
}

/// Counts deeper and deeper until it takes long enough.
fn measure(table: &dyn AnyMatch) -> (u32, u64, Duration) {
    for depth in 1.. {
        let start = Instant::now();
        let leaves = std::hint::black_box(table.perft(depth));
        let time = start.elapsed();
        if time >= LONG_ENOUGH || depth >= 12 || leaves == 0 {
            return (depth, leaves, time);
        }
    }
    unreachable!("the loop only ends by returning")
}

/// A file of random games.
fn archive(game: &dyn AnyGame) -> String {
    let mut text = String::new();
    for seed in 0..100 {
        let table = random_match(game, game.info().modes[0].options, seed, usize::MAX);
        text += &Record::of(&*table).to_string();
        text.push('\n');
    }
    text
}
