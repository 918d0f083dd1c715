//! How fast the rules are. `cargo xtask bench` prints the tables; the figures in the documentation come from it.
#![allow(clippy::print_stdout)]

use std::time::{Duration, Instant};

use quartet_game::{Dice, Options, Viewer};
use quartet_games::GAMES;
use quartet_host::{
    AnyGame, AnyMatch, Look, Record, play_at_random,
    record::{Dialect, Reader},
};
use quartet_raster::Painter;
use quartet_scene::{Language, Show, Style, Svg};
use quartet_words::Words;

/// Each count goes on until it has taken at least this long.
const LONG_ENOUGH: Duration = Duration::from_millis(700);

fn main() {
    println!("perft, one core, the last ply counted in bulk\n");
    println!(
        "{:<40} {:<12} {:>5} {:>15} {:>9} {:>12}",
        "game", "position", "depth", "leaves", "seconds", "million/s"
    );
    for game in GAMES {
        for mode in game.info().modes {
            for (name, table) in positions(*game, mode.options) {
                let title = format!("{} {}", game.info().name, mode.name);
                let (depth, leaves, time) = measure(&*table);
                let rate = leaves as f64 / time.as_secs_f64() / 1e6;
                println!(
                    "{title:<40} {name:<12} {depth:>5} {leaves:>15} {:>9.2} {rate:>12.1}",
                    time.as_secs_f64()
                );
            }
        }
    }
    pictures();
    println!("\nrandom boards, 1000 each\n");
    println!("{:<40} {:>12} {:>12}", "kind", "mean ms", "worst ms");
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
                "{:<40} {:>12.3} {:>12.3}",
                format!("{} {kind}", game.info().name),
                mean * 1e3,
                worst * 1e3
            );
        }
    }
    println!("\narchives of other programs, 2500 games, read and checked\n");
    println!(
        "{:<40} {:>8} {:>10} {:>9}",
        "game", "games", "moves", "seconds"
    );
    for game in GAMES
        .iter()
        .filter(|game| game.import_options(&[]).is_some())
    {
        let text = foreign_archive(*game);
        let start = Instant::now();
        let (mut games, mut moves) = (0, 0);
        for record in Reader::new(text.as_bytes(), Dialect::Foreign) {
            let record = record.expect("it was written a moment ago");
            moves += record
                .import(GAMES, *game)
                .expect("it was played a moment ago")
                .table
                .len();
            games += 1;
        }
        let seconds = start.elapsed().as_secs_f64();
        println!(
            "{:<40} {games:>8} {moves:>10} {seconds:>9.3}",
            game.info().name
        );
    }
    println!("\nrecords, read and replayed\n");
    println!(
        "{:<40} {:>8} {:>10} {:>9} {:>14}",
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
            "{:<40} {games:>8} {events:>10} {seconds:>9.3} {:>14.0}",
            game.info().name,
            events as f64 / seconds
        );
    }
}

/// How long it takes to draw a position: the scene and its SVG, and a PNG of 1000 pixels.
fn pictures() {
    println!("\npictures of a position in the middle of a game\n");
    println!(
        "{:<40} {:<12} {:>12} {:>12} {:>12}",
        "game", "view", "SVG ms", "PNG ms", "SVG bytes"
    );
    let painter = Painter::new();
    let words = Words::new(Language::En, &|language| {
        GAMES.iter().map(|game| game.words(language)).collect()
    });
    let sheet = Style::default().sheet();
    for game in GAMES {
        let info = game.info();
        let (_, table) = positions(*game, info.modes[0].options).remove(1);
        for (scene_view, view) in game.views().iter().enumerate() {
            let seat = table.turn().seat();
            let look = Look {
                show: Show::PLAYING,
                scene_view,
                ..Look::at(seat.map_or(Viewer::Spectator, Viewer::Seat))
            };
            let svg = Svg {
                speak: &words,
                language: "en",
                style: Some(&sheet),
                width: None,
                prefix: "",
            };
            let draw = || table.scene(&look).to_svg(svg);
            let text = draw();
            let drawing = mean(200, || drop(std::hint::black_box(draw())));
            let painting = mean(10, || {
                std::hint::black_box(painter.png(&text, 1000)).expect("it can be painted");
            });
            println!(
                "{:<40} {view:<12} {drawing:>12.3} {painting:>12.1} {:>12}",
                info.name,
                text.len()
            );
        }
    }
}

/// Milliseconds that something takes, on average.
fn mean(times: u32, mut act: impl FnMut()) -> f64 {
    let start = Instant::now();
    for _ in 0..times {
        act();
    }
    start.elapsed().as_secs_f64() * 1e3 / f64::from(times)
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
    play_at_random(&mut *table, &mut Dice::new(seed), events.min(400));
    table
}

/// Counts as deep as is quick, again and again until it has taken long enough. Returns depth, leaves and the time of one
/// count.
fn measure(table: &dyn AnyMatch) -> (u32, u64, Duration) {
    let (mut depth, mut leaves, mut time) = (1, table.perft(1), Duration::ZERO);
    while depth < 12 && leaves > 0 {
        let start = Instant::now();
        let deeper = table.perft(depth + 1);
        let took = start.elapsed();
        let next = took.mul_f64(deeper as f64 / leaves as f64);
        (depth, leaves, time) = (depth + 1, deeper, took);
        if next > 3 * LONG_ENOUGH {
            break;
        }
    }
    let mut times = vec![time];
    while times.iter().sum::<Duration>() < LONG_ENOUGH {
        let start = Instant::now();
        assert_eq!(std::hint::black_box(table.perft(depth)), leaves);
        times.push(start.elapsed());
    }
    (
        depth,
        leaves,
        times.iter().sum::<Duration>() / times.len() as u32,
    )
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

/// A file of 2500 random games of 104 moves, as other programs write them.
fn foreign_archive(game: &dyn AnyGame) -> String {
    let mut text = String::new();
    for seed in 0..2500 {
        let table = random_match(game, "", seed, 104);
        text += "[Event \"archive\"]\n[Variant \"standard\"]\n\n";
        for (n, pair) in table.events().chunks(2).enumerate() {
            text += &format!("{}. {} ", n + 1, pair.join(" "));
        }
        text += "*\n\n";
    }
    text
}
