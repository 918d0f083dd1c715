//! The program `quartet`, for any registry of games. It knows no game by name.

mod commands;
mod commit;
mod contest;
mod elo;
mod lines;
mod opening;
mod output;
mod play;
mod process;
mod signals;
mod table;
mod tournament;
mod words;

use std::{ffi::OsString, process::ExitCode};

use clap::{CommandFactory, Parser, Subcommand};
use quartet_host::Registry;

pub use output::Answer;

/// The bytes that an engine has where nobody asks for another number.
const MEMORY: usize = 64 << 20;

/// The most megabytes that somebody may ask for.
const MOST_MEGABYTES: usize = 65_536;

fn read_megabytes(text: &str) -> Result<usize, String> {
    match text.parse() {
        Ok(megabytes @ 1..=MOST_MEGABYTES) if is_there(megabytes) => Ok(megabytes),
        Ok(megabytes @ 1..=MOST_MEGABYTES) => {
            Err(format!("there are no {megabytes} megabytes here"))
        }
        _ => Err(format!("a number from 1 to {MOST_MEGABYTES}")),
    }
}

/// How many games are played at a time if so many are wanted: 0 for one per processor. More than there are to play would
/// only wait, and the system has no room for any number of them.
fn at_a_time(wanted: usize, games: usize) -> usize {
    const MOST: usize = 256;
    let wanted = match wanted {
        0 => std::thread::available_parallelism().map_or(1, usize::from),
        n => n.min(MOST),
    };
    wanted.min(games)
}

/// The most threads that somebody may ask for. There are never more at work than processors.
const MOST_THREADS: usize = 512;

fn read_threads(text: &str) -> Result<usize, String> {
    let threads = text.parse().ok().filter(|n| (1..=MOST_THREADS).contains(n));
    threads.ok_or_else(|| format!("a number from 1 to {MOST_THREADS}"))
}

/// Would the system give so many megabytes? Some promise more than they have.
fn is_there(megabytes: usize) -> bool {
    let is_promised = Vec::<u8>::new().try_reserve_exact(megabytes << 20).is_ok();
    is_promised && free_megabytes().is_none_or(|free| megabytes <= free)
}

/// What the system says it could give, where it says so.
fn free_megabytes() -> Option<usize> {
    let said = std::fs::read_to_string("/proc/meminfo").ok()?;
    let line = said
        .lines()
        .find_map(|line| line.strip_prefix("MemAvailable:"))?;
    let kilobytes: usize = line.split_whitespace().next()?.parse().ok()?;
    Some(kilobytes >> 10)
}

/// Runs the program with the arguments of the process, the first of which is its own name.
///
/// Exit codes: 0 done, or the answer is yes; 1 the answer is no (a move, a record, a board is refused); 2 the question
/// cannot be understood, or a file cannot be read.
#[must_use]
pub fn main(registry: Registry, arguments: impl IntoIterator<Item = OsString>) -> ExitCode {
    let program = match Program::try_parse_from(arguments) {
        Ok(program) => program,
        Err(error) => {
            let code = error.exit_code();
            // Help goes to the standard output, a usage error to the standard error. Nobody is left to be told otherwise.
            let _ = error.print();
            return ExitCode::from(code as u8);
        }
    };
    let done = match program.command {
        Command::Games(args) => args.run(registry),
        Command::Query(args) => args.run(registry),
        Command::Perft(args) => args.run(registry),
        Command::Show(args) => args.run(registry),
        Command::Play(args) => args.run(registry),
        Command::Draw(args) => args.run(registry),
        Command::Serve(args) => args.run(registry),
        Command::Board(args) => args.run(registry),
        Command::Record(args) => args.run(registry),
        Command::Engine(args) => args.run(registry),
        Command::Analyse(args) => args.run(registry),
        Command::Arena(args) => args.run(registry),
        Command::Strength(args) => args.run(registry),
        Command::Bench(args) => args.run(registry),
        Command::Solve(args) => args.run(registry),
        Command::Prove(args) => args.run(registry),
        Command::Odds(args) => args.run(registry),
        Command::Mine(args) => args.run(registry),
        Command::Completions(args) => args.run(command()),
        Command::Man(args) => args.run(command()),
    };
    match done {
        Ok(Answer::Yes) => ExitCode::SUCCESS,
        Ok(Answer::No) => ExitCode::from(1),
        // Whoever read our output has gone away: nothing is wrong, and nobody is there to be told.
        Err(error) if output::is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            anstream::eprintln!("error: {error:#}");
            ExitCode::from(2)
        }
    }
}

/// The command line, for completions, man pages and tests.
#[must_use]
pub fn command() -> clap::Command {
    Program::command()
}

/// Abalone, Kulami, Cubulus and Stratopolis: exact rules, strings and records
#[derive(Parser)]
#[command(
    name = "quartet",
    version,
    propagate_version = true,
    arg_required_else_help = true
)]
#[command(after_help = "\
Options of a game are written key=value,key=value everywhere; `quartet games GAME` explains them.
Exit codes: 0 done or yes, 1 the answer is no, 2 the question cannot be understood.")]
struct Program {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Games(commands::Games),
    Query(commands::Query),
    Perft(commands::Perft),
    Show(commands::Show),
    Play(commands::Play),
    Draw(commands::Draw),
    Serve(commands::Serve),
    Board(commands::Board),
    Record(commands::Record),
    Engine(commands::Engine),
    Analyse(commands::Analyse),
    Arena(commands::Arena),
    Strength(commands::Strength),
    Bench(commands::Bench),
    Solve(commands::Solve),
    Prove(commands::Prove),
    Odds(commands::Odds),
    Mine(commands::Mine),
    Completions(commands::Completions),
    Man(commands::Man),
}
