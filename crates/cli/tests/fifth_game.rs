//! A fifth game costs one crate and two lines: here is a registry with a toy game in it, and everything that works for the
//! four works for it too.

use std::{ffi::OsString, process::ExitCode};

use quartet_games::GAMES;
use quartet_host::{Console, Hosted, Record, Registry, find, playthrough, query};
use quartet_testkit::race::Race;

/// The four games and, in one line, the fifth.
static FIVE: Registry = &[
    GAMES[0],
    GAMES[1],
    GAMES[2],
    GAMES[3],
    &Hosted::<Race>::new(),
];

#[test]
fn the_program_knows_the_fifth_game() {
    let run = |arguments: &[&str]| {
        let words = std::iter::once("quartet").chain(arguments.iter().copied());
        quartet_cli::main(FIVE, words.map(OsString::from))
    };
    assert_eq!(run(&["games", "race"]), ExitCode::SUCCESS);
    assert_eq!(run(&["perft", "race", "4", "--divide"]), ExitCode::SUCCESS);
    assert_eq!(
        run(&["show", "race", "=1", "=2", "+3", "go"]),
        ExitCode::SUCCESS
    );
    assert_eq!(run(&["show", "race", "=9"]), ExitCode::from(1));
    assert_eq!(run(&["show", "chess"]), ExitCode::from(2));
}

#[test]
fn the_library_knows_the_fifth_game() {
    let answer = query::answer(
        FIVE,
        r#"{"game":"race","options":"bonus=off","moves":["+2","go"]}"#,
    );
    assert!(
        answer.starts_with(r#"{"ok":true,"position":"2 0 1 -- -","to_move":"chance""#),
        "{answer}"
    );
    let mut table = find(FIVE, "race")
        .unwrap()
        .open(&Default::default(), None)
        .unwrap();
    table.play("=1").unwrap();
    let record = Record::of(&*table);
    assert_eq!(record.replay(FIVE).unwrap().position(), "0 0 0 1- -");
    let said = Console::new(FIVE)
        .transcribe("```quartet\n> game race\n> count\n```\n")
        .unwrap();
    assert!(said.contains("\n3\n"), "{said}");
    assert_eq!(
        playthrough::names(FIVE)
            .filter(|name| name.starts_with("race-"))
            .count(),
        2
    );
}
