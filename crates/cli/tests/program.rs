//! The program as people and other programs use it: what it prints, and its exit codes.

use quartet_testkit::program::{Said, run};

fn quartet(arguments: &[&str]) -> Said {
    quartet_with(arguments, b"")
}

fn quartet_with(arguments: &[&str], input: &[u8]) -> Said {
    run(env!("CARGO_BIN_EXE_quartet"), arguments, input)
}

#[test]
fn help_explains_every_command() {
    let commands = [
        "games",
        "query",
        "perft",
        "show",
        "board",
        "record",
        "completions",
        "man",
    ];
    let help = quartet(&["--help"]);
    assert_eq!(help.code, 0);
    for command in commands {
        assert!(help.out.contains(command), "{}", help.out);
        let said = quartet(&[command, "--help"]);
        assert_eq!(said.code, 0);
        assert!(said.out.contains("Usage:"), "{}", said.out);
    }
    assert_eq!(quartet(&[]).code, 2);
    assert_eq!(quartet(&["dance"]).code, 2);
    assert!(quartet(&["--version"]).out.starts_with("quartet "));
}

#[test]
fn games_lists_every_option() {
    let said = quartet(&["games"]);
    for word in [
        "Abalone",
        "Kulami",
        "Cubulus",
        "Stratopolis",
        "layout",
        "piles",
        "players",
        "swap",
    ] {
        assert!(said.out.contains(word), "{word}");
    }
    let width = said.out.lines().map(|line| line.chars().count()).max();
    assert!(width <= Some(80), "{width:?}");
    // Not a terminal: no colours.
    assert!(!said.out.contains('\x1b'));
    let json: serde_json::Value = serde_json::from_str(&quartet(&["games", "--json"]).out).unwrap();
    assert_eq!(json.as_array().unwrap().len(), 4);
    assert_eq!(json[0]["options"][1]["default"], "6");
    let said = quartet(&["games", "chess"]);
    assert_eq!(said.code, 2);
    assert!(
        said.err.contains("there is no game `chess`"),
        "{}",
        said.err
    );
}

#[test]
fn query_answers_every_line() {
    let input = b"{\"game\":\"abalone\"}\nnonsense\n\n\xff\xfe\n{\"game\":\"kulami\",\"options\":\"board=classic\",\
                  \"moves\":[\"d4\",\"d5\"]}\r\n{\"game\":\"cubulus\",\"options\":\"players=3\"}";
    let said = quartet_with(&["query"], input);
    assert_eq!(said.code, 0);
    let answers: Vec<serde_json::Value> = said
        .out
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    let ok: Vec<bool> = answers.iter().map(|a| a["ok"].as_bool().unwrap()).collect();
    assert_eq!(ok, [true, false, false, false, false, true]);
    assert_eq!(answers[0]["legal"].as_array().unwrap().len(), 44);
    assert_eq!(answers[4]["at"], 1);
    assert_eq!(answers[4]["code"], "same-tile");
    assert_eq!(answers[5]["to_move"], 0);
}

/// Numbers: the rules pages, and by hand.
#[test]
fn perft_counts() {
    let check = |arguments: &[&str], last: &str| {
        let said = quartet(&[&["perft"], arguments].concat());
        assert_eq!(said.code, 0, "{}", said.err);
        assert_eq!(said.out.lines().last(), Some(last), "{arguments:?}");
    };
    check(&["abalone", "3"], "98912");
    check(&["abalone", "2", "--divide"], "1936");
    check(&["abalone", "2", "-o", "layout=german-daisy"], "6244");
    check(&["abalone", "0"], "1");
    // An open draw is a ply with a branch per kind; a fixed one is none.
    check(&["stratopolis", "2"], "100");
    check(&["stratopolis", "1", "-o", "seed=5"], "36");
    check(&["stratopolis", "1", "-o", "seed=5", "--divide"], "36");
    check(&["kulami", "1", "-o", "board=classic", "-m", "d4 d7"], "10");
    let said = quartet(&["perft", "abalone", "1", "--divide", "--json"]);
    let json: serde_json::Value = serde_json::from_str(&said.out).unwrap();
    assert_eq!(json["total"], 44);
    assert_eq!(json["divide"].as_array().unwrap().len(), 44);
    assert_eq!(quartet(&["perft", "abalone", "x"]).code, 2);
    assert_eq!(quartet(&["perft", "abalone", "1", "-p", "nowhere"]).code, 2);
    let said = quartet(&["perft", "abalone", "1", "-m", "a1a9"]);
    assert_eq!(said.code, 1);
    assert!(said.err.contains("move 1 `a1a9`"), "{}", said.err);
}

#[test]
fn show_draws_the_board_or_says_why_not() {
    let said = quartet(&[
        "show",
        "kulami",
        "-o",
        "board=classic",
        "d4",
        "d7",
        "--legal",
    ]);
    assert_eq!(said.code, 0);
    assert!(
        said.out.contains("Red to move") && said.out.contains("Legal: a7 "),
        "{}",
        said.out
    );
    let said = quartet(&["show", "kulami", "-o", "board=classic", "d4", "d5"]);
    assert_eq!(said.code, 1);
    assert!(said.err.contains("same-tile"), "{}", said.err);
    // Negative coordinates are moves, not flags.
    let said = quartet(&["show", "stratopolis", "-o", "seed=5", "A-1,0W"]);
    assert_eq!(said.code, 0, "{}", said.err);
}

#[test]
fn boards_are_drawn_and_checked() {
    let said = quartet(&["board", "random", "square", "--seed", "7", "--count", "3"]);
    assert_eq!((said.code, said.out.lines().count()), (0, 3));
    assert_eq!(
        said.out,
        quartet(&["board", "random", "square", "--seed", "7", "--count", "3"]).out
    );
    for board in said.out.lines() {
        assert_eq!(quartet(&["board", "check", board]).code, 0);
        let relabelled = board.to_lowercase();
        assert_eq!(
            quartet(&["board", "canonical", &relabelled]).out.trim_end(),
            board
        );
    }
    let said = quartet(&["board", "check", "AAA/AA"]);
    assert_eq!(said.code, 1);
    assert!(said.err.lines().count() >= 5, "{}", said.err);
    assert_eq!(quartet(&["board", "random", "round"]).code, 2);
    let said = quartet(&["board", "list", "--json"]);
    assert_eq!(said.out.lines().count(), 11);
}

const GAME: &str =
    "[Game \"kulami\"]\n[Options \"board=classic\"]\n\nD4 d7 {[%clk 0:01:00] good} (h4) F7 *\n";

#[test]
fn records_are_checked_replayed_and_converted() {
    let said = quartet_with(&["record", "check", "-"], GAME.as_bytes());
    assert_eq!(
        (said.code, said.out.as_str()),
        (0, "1 games, 3 moves and draws, 0 refused\n")
    );
    let bad = format!("{GAME}\n{}", GAME.replace("F7", "d6"));
    let said = quartet_with(&["record", "check", "-"], bad.as_bytes());
    assert_eq!(said.code, 1);
    assert!(
        said.err.contains("game 2, line 9: move 3 `d6`"),
        "{}",
        said.err
    );
    let said = quartet_with(&["record", "check", "--json", "-"], bad.as_bytes());
    let refused: serde_json::Value =
        serde_json::from_str(said.out.lines().next().unwrap()).unwrap();
    assert_eq!(
        (&refused["code"], &refused["step"]),
        (&"same-tile".into(), &3.into())
    );
    let said = quartet_with(&["record", "replay", "-"], GAME.as_bytes());
    assert!(
        said.out.contains("3. f7") && said.out.contains("Black to move"),
        "{}",
        said.out
    );
    let said = quartet_with(&["record", "replay", "--at", "1", "-"], GAME.as_bytes());
    assert!(said.out.contains("1. d4") && !said.out.contains("3. f7"));
    assert_eq!(
        quartet_with(&["record", "replay", "--at", "9", "-"], GAME.as_bytes()).code,
        2
    );
    let said = quartet_with(&["record", "convert", "-"], GAME.as_bytes());
    assert_eq!(
        said.out,
        "[Game \"kulami\"]\n[Rules \"1\"]\n[Options \"board=classic\"]\n[Result \"*\"]\n\n1. d4 d7 {[%clk 0:01:00] good} (h4) f7 *\n"
    );
    let said = quartet_with(
        &["record", "convert", "--to", "moves", "-"],
        GAME.as_bytes(),
    );
    assert_eq!(said.out, "d4 d7 f7\n");
    let said = quartet_with(&["record", "convert", "--to", "json", "-"], GAME.as_bytes());
    let json: serde_json::Value = serde_json::from_str(&said.out).unwrap();
    assert_eq!(json["steps"][1]["variations"][0][0]["text"], "h4");
    assert!(
        json["steps"][2]["position"]
            .as_str()
            .unwrap()
            .ends_with(" b f7 d7")
    );
    assert_eq!(quartet(&["record", "check", "no-such-file"]).code, 2);
    assert_eq!(quartet(&["record", "replay", "--number", "0", "-"]).code, 2);
    // A folder can be opened, but not read: that is not the fault of a game.
    let folder = env!("CARGO_MANIFEST_DIR");
    assert_eq!(quartet(&["record", "check", folder]).code, 2);
}

#[test]
fn the_file_that_is_read_is_not_overwritten() {
    let file = std::env::temp_dir().join(format!("quartet-same-{}.qrec", std::process::id()));
    std::fs::write(&file, GAME).unwrap();
    let name = file.to_str().unwrap();
    for arguments in [
        ["record", "convert", name, "-o", name],
        ["record", "import", name, "-o", name],
        ["record", "convert", "no-such-file", "-o", name],
    ] {
        assert_eq!(quartet(&arguments).code, 2, "{arguments:?}");
        assert_eq!(std::fs::read_to_string(&file).unwrap(), GAME);
    }
    std::fs::remove_file(&file).unwrap();
}

#[test]
fn archives_of_other_programs_are_imported() {
    let archive = "[Event \"MiGs\"]\n[Variant \"belgian\"]\n[White \"x\"]\n[Result \"0-1\"]\n\n\
                   1. a1b2 i5h5 2. A2B3! i6h6?? 0-1\n\n[Variant \"Standard\"]\n\n1.a1d4 i9f6 *\n\n\
                   [Variant \"belgian\"]\n\n1. a1b2 a1b2 1-0\n";
    let said = quartet_with(&["record", "import", "-"], archive.as_bytes());
    assert_eq!(said.code, 1, "the third game is not legal");
    assert!(
        said.err.contains("game 3, line 14: move 2 `a1b2`"),
        "{}",
        said.err
    );
    assert!(
        said.err.contains("3 games, 6 moves and draws, 1 refused"),
        "{}",
        said.err
    );
    assert!(
        said.out
            .contains("[Options \"layout=belgian-daisy,repetition=off,quiet=off\"]")
    );
    assert!(said.out.contains("a1b2 i5h5 a2b3 i6h6 0-1"), "{}", said.out);
    assert!(said.out.contains("[Ending \"adjudicated\"]"));
    let again = quartet_with(&["record", "check", "-"], said.out.as_bytes());
    assert_eq!(again.code, 0, "{}", again.err);
    let swapped = quartet_with(
        &["record", "import", "--second-first", "-"],
        archive.as_bytes(),
    );
    assert!(
        swapped.out.contains("a1b2 i5h5 a2b3 i6h6 1-0"),
        "{}",
        swapped.out
    );
}

#[test]
fn completions_and_man_pages_are_made() {
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        let said = quartet(&["completions", shell]);
        assert_eq!(said.code, 0);
        assert!(said.out.contains("perft"), "{shell}");
    }
    assert!(quartet(&["man"]).out.contains(".TH quartet 1"));
    let folder = std::env::temp_dir().join(format!("quartet-man-{}", std::process::id()));
    let said = quartet(&["man", "--dir", folder.to_str().unwrap()]);
    assert_eq!(said.code, 0, "{}", said.err);
    let pages = std::fs::read_dir(&folder).unwrap().count();
    std::fs::remove_dir_all(&folder).unwrap();
    assert!(pages >= 9, "{pages}");
}
