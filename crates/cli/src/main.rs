//! The program `quartet`.

use std::process::ExitCode;

fn main() -> ExitCode {
    quartet_cli::main(quartet_games::GAMES, std::env::args_os())
}
