//! Plays the web app in a real browser. `cargo xtask e2e` builds everything and runs it.
#![allow(clippy::print_stdout, reason = "a program for people")]

mod access;
mod browser;
mod editing;
mod gestures;
mod hand;
mod hot_seat;
mod keeping;
mod learn;
mod look;
mod manners;
mod measure;
mod puzzles;
mod reviewing;
mod running;
mod settings;
mod sights;
mod table;
mod visit;
mod whole_games;

use std::{
    sync::{
        Mutex,
        atomic::{AtomicUsize, Ordering},
    },
    time::Instant,
};

use anyhow::{Context as _, ensure};
use browser::Browser;
use running::Running;
use visit::Visit;

/// What is tested: a name, and what to do.
type Scenario = (&'static str, fn(&Visit<'_>) -> anyhow::Result<()>);

/// The longest first, so that no browser waits for the other at the end.
const SCENARIOS: &[Scenario] = &[
    ("no page shuts anybody out", access::pages),
    ("no other page shuts anybody out", access::more_pages),
    ("everything fits a small telephone", access::narrow),
    ("whole games by keys alone", whole_games::by_keys),
    ("more whole games by keys", whole_games::by_keys_too),
    ("whole games by mouse", whole_games::by_mouse),
    ("whole games by touch", whole_games::by_touch),
    ("hot seat to the end, secrets kept", hot_seat::to_the_end),
    ("tasks are solved and the rules move", learn::learn),
    (
        "a puzzle of every game solved and failed",
        puzzles::solved_and_failed,
    ),
    ("undo leads back to the start", keeping::undo),
    ("secrets and plans are kept", hot_seat::secrets),
    ("a draw is offered before it is agreed", hot_seat::draw),
    ("a browser that keeps nothing", keeping::blocked),
    ("a browser that is full", keeping::full),
    ("games are deleted when that is sure", keeping::deleting),
    ("the same game in two tabs", keeping::two_tabs),
    ("pieces are dragged", gestures::drag),
    ("what flies is not in the way", gestures::flight),
    ("fingers drag and look", gestures::fingers),
    ("directions have keys", gestures::direction_keys),
    ("arrows go through all rows", gestures::arrows),
    ("keys never lose their place", gestures::focus),
    ("a clock runs out", keeping::clock),
    ("a finished game is reviewed", reviewing::finished_game),
    ("moves that move and sound", whole_games::with_animations),
    ("language and theme are kept", settings::language_and_theme),
    ("what is said is heard", manners::heard),
    ("everything gets an answer", manners::answers),
    ("signs on the pieces are as set", manners::patterns),
    ("the app works without a network", keeping::offline),
];

/// How many browsers play at the same time.
const BROWSERS: usize = 2;

fn main() -> anyhow::Result<()> {
    let mut arguments = std::env::args().skip(1);
    let usage = "usage: quartet-e2e PATH-OF-QUARTET (PATH-OF-AXE [PART-OF-A-NAME] | measure | look FOLDER [PART-OF-A-NAME])";
    let program = arguments.next().context(usage)?;
    let axe = arguments.next().context(usage)?;
    if axe == "measure" {
        return measure::run(&program);
    }
    if axe == "look" {
        let folder = arguments.next().context(usage)?;
        let wanted = arguments.next().unwrap_or_default();
        return look::run(&program, folder.as_ref(), &wanted);
    }
    let axe = std::fs::read_to_string(&axe).with_context(|| axe.clone())?;
    let wanted = arguments.next().unwrap_or_default();
    // Among the editors is the longest of all.
    let scenarios: Vec<&Scenario> = editing::SCENARIOS
        .iter()
        .chain(SCENARIOS)
        .filter(|(name, _)| name.contains(&wanted))
        .collect();
    let (_server, app) = Running::serve(&program)?;
    let next = AtomicUsize::new(0);
    let failures = Mutex::new(Vec::new());
    let work = || -> anyhow::Result<()> {
        let mut browser = None;
        while let Some((name, scenario)) = scenarios.get(next.fetch_add(1, Ordering::Relaxed)) {
            let start = Instant::now();
            // One browser serves for everything, unless something went wrong in it.
            let own = match browser.take() {
                Some(browser) => browser,
                None => Browser::start()?,
            };
            let visit = Visit {
                browser: &own,
                app: &app,
                program: &program,
                axe: &axe,
            };
            let outcome = visit
                .begin()
                .and_then(|()| scenario(&visit))
                .and_then(|()| {
                    let console = own.console()?;
                    ensure!(console.is_empty(), "the console says {console:#?}");
                    Ok(())
                });
            let seconds = start.elapsed().as_secs_f64();
            match outcome {
                Ok(()) => {
                    println!("ok      {name} ({seconds:.1} s)");
                    browser = Some(own);
                }
                Err(fault) => {
                    println!("FAILED  {name} ({seconds:.1} s)\n{fault:?}");
                    let console = own.console().unwrap_or_default();
                    println!("the console says {console:#?}");
                    if let Ok(mut failures) = failures.lock() {
                        failures.push(*name);
                    }
                }
            }
        }
        Ok(())
    };
    std::thread::scope(|scope| -> anyhow::Result<()> {
        let browsers: Vec<_> = (0..BROWSERS).map(|_| scope.spawn(work)).collect();
        for browser in browsers {
            browser
                .join()
                .map_err(|_| anyhow::anyhow!("a scenario panicked"))??;
        }
        Ok(())
    })?;
    let failed = failures.into_inner().unwrap_or_default().len();
    println!("{} passed, {failed} failed", scenarios.len() - failed);
    ensure!(failed == 0, "{failed} scenarios failed");
    Ok(())
}
