//! The chores of this repository. `cargo xtask --help` lists them.
#![allow(clippy::print_stdout, reason = "a program for people")]

mod browser;
mod checks;
mod corpus;
mod promises;
mod puzzles;
mod speed;
mod tidy;
mod wasm;
mod web;

use std::{
    ffi::OsString,
    path::PathBuf,
    process::Command,
    time::{Duration, Instant},
};

use anyhow::{Context as _, ensure};
use clap::{Parser, Subcommand};

#[derive(Parser)]
#[command(name = "cargo xtask", about = "The chores of this repository")]
struct Program {
    #[command(subcommand)]
    chore: Chore,
}

#[derive(Subcommand)]
enum Chore {
    /// Pass all tests: formatting, lints, tidiness, unit tests, documentation, wasm
    Test,
    /// Check what the compiler does not: who may depend on whom, that every game is registered
    Tidy,
    /// Build the rules for wasm and compare their playthroughs with the native ones
    Wasm,
    /// Build the web app into target/web and print how large it is
    Web {
        /// Build for trying things out: in a fraction of the time, large and not compressed
        #[arg(long)]
        quick: bool,
    },
    /// Play the web app in a real browser; installs Chromium and its driver where apt-get can
    E2e {
        /// Only scenarios with this in their names
        #[arg(default_value = "")]
        wanted: String,
        /// Play the app that people get, not the one that is quick to build
        #[arg(long)]
        product: bool,
    },
    /// Print what the web app costs in a browser: bytes, time to the first click, longest task, speed of the engine
    MeasureWeb,
    /// Take pictures of every page and every board of the web app, in both themes, three widths and five languages, and
    /// print what does not fit
    Look {
        /// Where the pictures go, with a page that shows all of them; target/look by itself
        folder: Option<PathBuf>,
        /// Only those with this in their names: puzzles, home-de, -pl-390
        #[arg(default_value = "")]
        wanted: String,
    },
    /// Run the program `quartet`; before `serve`, build the web app that it serves
    Quartet {
        /// What the program is told
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        arguments: Vec<OsString>,
    },
    /// Write the generated files anew: playthrough goldens, examples in the documentation, seeds of the fuzz targets
    Generate,
    /// Look for the puzzles of the games anew, as the first lines of their files say
    Puzzles {
        /// Only of these games
        games: Vec<String>,
    },
    /// Print how fast the rules are
    Bench,
    /// Print nodes per second of the searches, natively and on wasm (needs Node.js)
    Speed,
    /// Measure what the engine promises: how fast it stops, that it is never late, how much memory it uses
    Promises {
        /// How often it is stopped in every mode
        #[arg(default_value_t = 30)]
        stops: u32,
    },
    /// Let the engines play against themselves under the eyes of the second implementation of the rules
    Selfplay {
        /// How many games
        #[arg(default_value_t = 10_000)]
        games: u32,
    },
    /// Run every fuzz target for a while (needs cargo-fuzz and a nightly toolchain)
    Fuzz {
        /// Seconds for each target
        #[arg(default_value_t = 300)]
        seconds: u32,
        /// Only these targets
        targets: Vec<String>,
    },
}

fn main() -> anyhow::Result<()> {
    match Program::parse().chore {
        Chore::Test => checks::all(),
        Chore::Tidy => tidy::run(&root()),
        Chore::Wasm => wasm::run(&root()),
        Chore::Web { quick } => web::build(&root(), kind_of_web(quick)),
        Chore::E2e { wanted, product } => {
            browser::build_program()?;
            browser::play(&root(), kind_of_web(!product), &wanted)
        }
        Chore::MeasureWeb => browser::measure(&root()),
        Chore::Look { folder, wanted } => browser::look(&root(), folder, &wanted),
        Chore::Quartet { arguments } => quartet(&arguments),
        Chore::Generate => generate(),
        Chore::Puzzles { games } => puzzles::run(&root(), &games),
        Chore::Bench => cargo(&["bench", "--package", "quartet-games", "--bench", "rules"]),
        Chore::Speed => speed::run(&root()),
        Chore::Promises { stops } => promises::run(&root(), stops),
        Chore::Selfplay { games } => selfplay(games),
        Chore::Fuzz { seconds, targets } => fuzz(seconds, targets),
    }
}

/// Builds and runs the program, which takes the place of this one: signals, exit code and all.
fn quartet(arguments: &[OsString]) -> anyhow::Result<()> {
    let is_help = |argument: &OsString| argument == "--help" || argument == "-h";
    if arguments.first().is_some_and(|first| first == "serve") && !arguments.iter().any(is_help) {
        web::build(&root(), web::Kind::Product)?;
    }
    let mut command = Command::new(env!("CARGO"));
    command
        .args(["run", "--quiet", "--release", "--package", "quartet-cli"])
        .args(["--bin", "quartet", "--manifest-path"])
        .arg(root().join("Cargo.toml"))
        .arg("--")
        .args(arguments);
    #[cfg(unix)]
    {
        use std::os::unix::process::CommandExt as _;
        Err(command.exec()).context("cannot run cargo")
    }
    #[cfg(not(unix))]
    {
        let code = command.status()?.code();
        std::process::exit(code.unwrap_or(2));
    }
}

fn kind_of_web(quick: bool) -> web::Kind {
    match quick {
        true => web::Kind::Quick,
        false => web::Kind::Product,
    }
}

/// The tests that compare generated files write them instead when they are told to.
fn generate() -> anyhow::Result<()> {
    corpus::write(&root())?;
    let mut tests = Command::new(env!("CARGO"));
    tests.env("UPDATE", "1").current_dir(root());
    tests.args([
        "test",
        "--package",
        "quartet-games",
        "--test",
        "playthroughs",
        "--test",
        "documentation",
        "--test",
        "records",
        "--test",
        "pictures",
    ]);
    run(&mut tests)?;
    let mut pages = Command::new(env!("CARGO"));
    pages.env("UPDATE", "1").current_dir(root());
    pages.args(["test", "--package", "quartet-cli", "--test", "pictures"]);
    run(&mut pages)?;
    let mut screens = Command::new(env!("CARGO"));
    screens.env("UPDATE", "1").current_dir(root());
    screens.args(["test", "--package", "quartet-cli", "--lib", "first_screens"]);
    run(&mut screens)
}

fn selfplay(games: u32) -> anyhow::Result<()> {
    let mut tests = Command::new(env!("CARGO"));
    tests
        .env("SELFPLAY_GAMES", games.to_string())
        .env("SELFPLAY_MOVETIME", "10")
        .current_dir(root());
    tests.args([
        "test",
        "--release",
        "--package",
        "quartet-games",
        "--test",
        "selfplay",
    ]);
    run(&mut tests)
}

fn fuzz(seconds: u32, targets: Vec<String>) -> anyhow::Result<()> {
    let folder = root().join("fuzz");
    let targets = if targets.is_empty() {
        let manifest: toml::Table = std::fs::read_to_string(folder.join("Cargo.toml"))?.parse()?;
        let bins = manifest["bin"]
            .as_array()
            .context("fuzz targets are bins")?;
        let names = bins.iter().filter_map(|bin| bin["name"].as_str());
        names.map(str::to_owned).collect()
    } else {
        targets
    };
    for target in targets {
        // Findings and inputs of this run go into a folder that git ignores; the committed seeds are only read.
        let found = folder.join("target/found").join(&target);
        std::fs::create_dir_all(&found)?;
        println!("== {target}");
        let mut command = Command::new("cargo");
        command
            .current_dir(&folder)
            .args(["+nightly", "fuzz", "run", "-s", "none", &target]);
        command.arg(found).arg(format!("corpus/{target}")).args([
            "--",
            &format!("-max_total_time={seconds}"),
            "-max_len=4096",
            "-timeout=10",
            "-print_final_stats=1",
        ]);
        run(&mut command)?;
    }
    Ok(())
}

/// Runs cargo in the repository.
fn cargo(args: &[&str]) -> anyhow::Result<()> {
    run(Command::new(env!("CARGO")).current_dir(root()).args(args))
}

/// Runs a command, and fails if it does.
fn run(command: &mut Command) -> anyhow::Result<()> {
    let words: Vec<_> = std::iter::once(command.get_program())
        .chain(command.get_args())
        .map(|word| word.to_string_lossy().into_owned())
        .collect();
    let status = command
        .status()
        .with_context(|| format!("cannot run {}", words.join(" ")))?;
    ensure!(status.success(), "failed: {}", words.join(" "));
    Ok(())
}

/// The root of the repository.
fn root() -> PathBuf {
    let here = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    here.ancestors().nth(2).map(PathBuf::from).unwrap_or(here)
}

/// Does something and says how long it took.
fn timed(
    name: &str,
    act: impl FnOnce() -> anyhow::Result<()>,
) -> anyhow::Result<(String, Duration)> {
    println!("== {name}");
    let start = Instant::now();
    act()?;
    Ok((name.to_owned(), start.elapsed()))
}
