//! `quartet play` through a pipe: plain lines.

use quartet_games::GAMES;
use quartet_testkit::program::{Said, run};

fn play(arguments: &[&str], input: &str) -> Said {
    let all: Vec<&str> = [&["play", "--language", "en"], arguments].concat();
    run(env!("CARGO_BIN_EXE_quartet"), &all, input.as_bytes())
}

fn file(name: &str) -> String {
    let name = format!("quartet-{}-{name}.qrec", std::process::id());
    let path = std::env::temp_dir().join(name);
    path.to_str().unwrap().to_owned()
}

#[test]
fn the_computer_plays_every_game_to_its_end() {
    for game in GAMES {
        let id = game.info().id;
        let path = file(id);
        let options = game.info().modes.last().unwrap().options;
        let seats = ["--seats", "level2,level1", "--level-time", "50"];
        let arguments = [
            &[id, "-o", options, "--seed", "3", "--save", &path],
            &seats[..],
        ];
        let said = play(&arguments.concat(), "");
        assert_eq!(said.code, 0, "{}", said.err);
        let ended = said.out.contains(" wins.") || said.out.contains("A draw.");
        assert!(ended, "{}", said.out);
        assert!(said.out.contains(&format!("Saved in {path}")));
        assert!(!said.out.contains('\x1b'), "no colours in a pipe");
        let checked = run(
            env!("CARGO_BIN_EXE_quartet"),
            &["record", "check", &path],
            b"",
        );
        assert_eq!(checked.code, 0, "{}", checked.err);
        std::fs::remove_file(&path).unwrap();
    }
}

#[test]
fn a_person_types_moves_and_commands() {
    let input =
        "help\nd4\nnonsense\nd4\nmoves\nundo\nundo\nd4\nhint\nrecord\nresign\nreview\nquit\n";
    let said = play(
        &[
            "kulami",
            "--seats",
            "you,you",
            "--seed",
            "1",
            "--level-time",
            "50",
        ],
        input,
    );
    assert_eq!(said.code, 0, "{}", said.err);
    for part in [
        "offer a draw",
        "1. d4  Red plays d4",
        "That is not a move",
        "There is a marble in this hole already.",
        "Taken back.",
        "There is nothing to take back.",
        "Hint: ",
        "[Game \"kulami\"]",
        "Red wins. The other side has given up.",
        "Accuracy",
    ] {
        assert!(said.out.contains(part), "{part}\n{}", said.out);
    }
}

#[test]
fn a_draw_is_agreed() {
    let said = play(&["abalone", "--seats", "you,you"], "draw\nno\ndraw\nyes\n");
    assert!(said.out.contains("The draw is declined."), "{}", said.out);
    assert!(said.out.contains("A draw. A draw was agreed."));
}

#[test]
fn a_game_is_saved_and_taken_up_again() {
    let path = file("resume");
    let first = [
        "kulami", "--seats", "you,you", "--clock", "10m+5s", "--save", &path,
    ];
    play(&first, "d4\n");
    let said = play(&["--resume", &path], "moves\n");
    assert_eq!(said.code, 0, "{}", said.err);
    assert!(said.out.contains("1. d4"), "{}", said.out);
    assert!(said.out.contains("10:0"), "the clock goes on: {}", said.out);
    let written = std::fs::read_to_string(&path).unwrap();
    assert!(written.contains("[Clock \"600+5\"]"), "{written}");
    std::fs::remove_file(&path).unwrap();
}

#[test]
fn the_end_of_the_input_ends_the_program() {
    let said = play(&["stratopolis"], "");
    assert_eq!(said.code, 0, "{}", said.err);
    let said = play(&[], "2\n\n3\n");
    assert_eq!(said.code, 0, "{}", said.err);
    assert!(said.out.contains("Clock"), "{}", said.out);
    // All questions answered: the second game, the usual way, two people, no clock.
    let said = play(&[], "2\n\n3\nx\n1\nd4\n");
    assert!(said.out.contains("Type a number"), "{}", said.out);
    assert!(said.out.contains("1. d4"), "{}", said.out);
}

#[test]
fn secrets_are_not_printed_before_the_keyboard_is_passed() {
    let path = file("secret");
    let arguments = [
        "stratopolis",
        "-o",
        "piles=planned",
        "--seats",
        "you,you",
        "--save",
        &path,
    ];
    let moves = "=A\n=A\n=B\n=B\n=C\n=C\n=D\n=D\n=E\n=E\n=F\n=F\n=G\n=G\n=H\n=H\n=I\n=I\n=J\n=J\n";
    let said = play(&arguments, &format!("{moves}\nmoves\n"));
    let (_, after) = said
        .out
        .split_once("Pass the keyboard to Green")
        .expect(&said.out);
    assert!(after.contains("stays secret"), "{after}");
    assert!(!after.contains("=A"), "{after}");
    std::fs::remove_file(&path).unwrap();
}

#[test]
fn what_makes_no_sense_is_said_so() {
    for (arguments, part) in [
        (&["chess"][..], "there is no game `chess`"),
        (&["kulami", "--seats", "me"], "neither `you` nor"),
        (&["kulami", "--seats", "you,you,you"], "the table has 2"),
        (&["kulami", "--clock", "10"], "10m+5s"),
        (&["kulami", "-o", "swap=maybe"], "swap"),
        (&["--seats", "you,you"], "which game?"),
        (&["--resume", "no-such-file.qrec"], "no-such-file.qrec"),
    ] {
        let said = play(arguments, "");
        assert_eq!(said.code, 2, "{arguments:?}");
        assert!(said.err.contains(part), "{arguments:?}: {}", said.err);
    }
}

#[test]
fn every_language_is_spoken() {
    for (language, part) in [
        ("ro", "La mutare: Roșu."),
        ("pl", "Ruch: "),
        ("fr", "Au tour de "),
        ("de", "Rot ist am Zug."),
    ] {
        let all = [
            "play",
            "kulami",
            "--language",
            language,
            "--seats",
            "you,you",
        ];
        let said = run(env!("CARGO_BIN_EXE_quartet"), &all, b"quit\n");
        assert!(said.out.contains(part), "{}", said.out);
    }
}
