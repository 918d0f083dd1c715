//! The engine, contests, reviews and the bench, as other programs use them.

use quartet_host::record::{Dialect, Reader};
use quartet_testkit::program::run;

fn quartet(arguments: &[&str], input: &[u8]) -> (String, String, i32) {
    let said = run(env!("CARGO_BIN_EXE_quartet"), arguments, input);
    (said.out, said.err, said.code)
}

#[test]
fn the_engine_introduces_itself_and_plays() {
    let said = quartet(
        &["engine"],
        b"ugi\nisready\nposition startpos\nquery p1turn\ngo depth 2\n",
    )
    .0;
    let lines: Vec<&str> = said.lines().collect();
    assert!(
        lines.contains(&"ugiok") && lines.contains(&"readyok") && lines.contains(&"response true"),
        "{said}"
    );
    assert!(
        said.contains("option name Hash type spin default 64"),
        "{said}"
    );
    assert!(said.contains("info depth 2 seldepth"), "{said}");
    let best = said
        .lines()
        .last()
        .unwrap()
        .strip_prefix("bestmove ")
        .unwrap();
    let check = format!("{{\"game\":\"abalone\",\"moves\":[\"{best}\"]}}");
    assert!(
        quartet(&["query"], check.as_bytes())
            .0
            .starts_with("{\"ok\":true")
    );
}

#[test]
fn every_game_and_mode_can_be_played_by_the_engine() {
    let games: serde_json::Value =
        serde_json::from_str(&quartet(&["games", "--json"], b"").0).unwrap();
    for game in games.as_array().unwrap() {
        for mode in game["modes"].as_array().unwrap() {
            let (id, options) = (
                game["id"].as_str().unwrap(),
                mode["options"].as_str().unwrap(),
            );
            for level in [1, 5, 10] {
                let input = format!(
                    "setoption name Game value {id}\nsetoption name Options value {options}\nsetoption name Level value {level}\n\
                     position startpos\nquery turn\ngo nodes 500\n"
                );
                let said = quartet(&["engine"], input.as_bytes()).0;
                let best = said.lines().last().unwrap();
                let waits = said.contains("response chance");
                assert_eq!(
                    best == "bestmove none",
                    waits,
                    "{id} {options} {level}: {said}"
                );
                assert!(
                    best.starts_with("bestmove "),
                    "{id} {options} {level}: {said}"
                );
            }
        }
    }
}

#[test]
fn the_engine_survives_garbage() {
    let mut input = b"go movetime\nposition\nposition fen x\nposition startpos moves z9\nsetoption\nsetoption name Hash value x\n\
        setoption name Game value chess\nquery\nquery love\n\xff\xfe\x00\ngo depth 1 2\n".to_vec();
    input.extend(std::iter::repeat_n(b'x', 100_000));
    input.extend(b"\nisready\nposition startpos\ngo infinite\nisready\nstop\nquit\n");
    let (said, _, code) = quartet(&["engine"], &input);
    assert_eq!(code, 0);
    assert_eq!(
        said.lines().filter(|line| *line == "readyok").count(),
        2,
        "{said}"
    );
    assert!(
        said.lines().last().unwrap().starts_with("bestmove "),
        "{said}"
    );
    assert!(
        said.lines()
            .filter(|line| line.starts_with("info string error"))
            .count()
            >= 10,
        "{said}"
    );
}

#[test]
fn the_end_of_a_game_is_told() {
    let input = b"setoption name Game value cubulus\nsetoption name Options value players=3\n\
        position startpos moves U1 U2 U3 #resign0 #resign1\nquery gameover\nquery result\ngo\n";
    let said = quartet(&["engine"], input).0;
    assert!(said.contains("response true\nresponse p3win\n"), "{said}");
    assert!(said.ends_with("bestmove none\n"), "{said}");
    let input = b"setoption name Game value kulami\nsetoption name Options value board=classic\n\
        position startpos moves d4 #agreed\nquery result\nquery scores\n";
    assert!(
        quartet(&["engine"], input)
            .0
            .contains("response draw\nresponse 6 0\n")
    );
}

/// The last moves of a game of Kulami, with areas and then with lines besides: the marbles are the same, what they are worth is
/// not.
#[test]
fn what_was_found_under_other_rules_is_forgotten() {
    let go = "position startpos moves e7 e4 h4 h5 h8 f8 f6 f5 f2 f3 c3 a3 a8 d8 d2 d5 d7 b7 b4 b6 c6 c2 a2 a7 h7 h2 b2 b8 b5 e5 \
        e2 e3 e8 g8 g3 b3 d3 d1 d4 f4 f7 f1 h1 b1 a1 a6 a4 c4\ngo nodes 300000\n";
    let areas = format!("setoption name Options value board=classic,area=on\n{go}");
    let lines = format!("setoption name Options value board=classic,area=on,lines=on\n{go}");
    let kulami = "setoption name Game value kulami\n";
    // What is said of the position last, behind the word score.
    let score = |input: &str| {
        let said = quartet(&["engine"], format!("{kulami}{input}").as_bytes()).0;
        let score = said.lines().rev().find_map(|line| {
            let (_, score) = line.split_once(" score ")?;
            Some(score.split(" nodes ").next()?.to_owned())
        });
        score.unwrap_or(said)
    };
    let with_lines = score(&lines);
    assert_eq!(with_lines, "cp 200 proved");
    assert_ne!(score(&areas), with_lines);
    assert_eq!(score(&format!("{areas}{lines}")), with_lines);
    // Who overlooks moves proves nothing.
    let careless = score(&format!("setoption name Level value 8\n{lines}"));
    assert!(careless.ends_with("estimated"), "{careless}");
}

#[test]
fn every_go_is_answered() {
    let input = b"go faster\ngo movetime\ngo nodes 10\nquit\n";
    let said = quartet(&["engine"], input).0;
    let answers = said.lines().filter(|line| line.starts_with("bestmove"));
    let answers: Vec<&str> = answers.collect();
    assert_eq!(answers[..2], ["bestmove none"; 2], "{said}");
    assert_eq!(answers.len(), 3, "{said}");
    assert_ne!(answers[2], "bestmove none");
}

#[test]
fn only_the_moves_that_are_asked_for_are_looked_at() {
    let answers = |go: &str| {
        let input = format!("position startpos\n{go}\n");
        let said = quartet(&["engine", "--game", "kulami"], input.as_bytes()).0;
        let is_answer = |line: &&str| line.starts_with("bestmove") || line.contains("error");
        let answers = said.lines().filter(is_answer).map(str::to_owned);
        answers.collect::<Vec<String>>()
    };
    for mv in ["a1", "d4", "h8"] {
        let go = format!("go nodes 1000 searchmoves {mv}");
        assert_eq!(answers(&go), [format!("bestmove {mv}")]);
    }
    // A move that cannot be made is not passed over in silence, whatever stands beside it.
    for go in [
        "go nodes 9 searchmoves d4 z9",
        "go nodes 9 searchmoves #resign0",
        "go searchmoves",
    ] {
        let answers = answers(go);
        assert!(answers[0].contains("error"), "{answers:?}");
        assert_eq!(answers[1..], ["bestmove none"], "{answers:?}");
    }
}

/// However a search ends, what it answers is what it has told last.
#[test]
fn the_answer_is_the_best_line_that_was_told() {
    for game in quartet_games::GAMES {
        let id = game.info().id;
        for mode in game.info().modes {
            let options = match mode.options {
                "" => "<empty>",
                some => some,
            };
            let parsed = quartet_game::Options::parse(mode.options).unwrap();
            let mut table = game.open(&parsed, None).unwrap();
            while quartet_host::make_draw(&mut *table, 1) {}
            let draws = table.events().join(" ");
            let mut input = format!(
                "setoption name Game value {id}\nsetoption name Options value {options}\nposition startpos moves {draws}\n"
            );
            for limits in ["nodes 1", "nodes 700", "nodes 3000", "depth 8 nodes 2000"] {
                for level in [4, 10] {
                    input += &format!("setoption name Level value {level}\ngo {limits}\n");
                }
            }
            let said = quartet(&["engine"], input.as_bytes()).0;
            let (mut told, mut answers) = (None, 0);
            for line in said.lines() {
                if let Some((_, moves)) = line.split_once(" pv ") {
                    // Of several lines the first is the best.
                    if !line.contains(" multipv ") || line.contains(" multipv 1 ") {
                        told = moves.split(' ').next();
                    }
                } else if let Some(answer) = line.strip_prefix("bestmove ") {
                    assert_eq!(told.take(), Some(answer), "{id} {options}: {said}");
                    answers += 1;
                }
            }
            assert_eq!(answers, 8, "{id} {options}: {said}");
        }
    }
}

/// Each tree of playouts has its share of the memory, so those of one thread cannot go on with two, or the other way round.
#[test]
fn the_number_of_threads_may_change_during_a_game() {
    for game in ["abalone", "kulami", "cubulus"] {
        let mut input = String::from("position startpos\n");
        for threads in [1, 2, 1, 3] {
            input += &format!("setoption name Threads value {threads}\ngo infinite\nstop\n");
        }
        input += "setoption name Threads value 2\ngo nodes 300000\n";
        let said = quartet(&["engine", "--game", game], input.as_bytes()).0;
        let answers = said.lines().filter(|line| line.starts_with("bestmove "));
        let answers: Vec<&str> = answers.collect();
        assert_eq!(answers.len(), 5, "{game}: {said}");
        assert!(!answers.contains(&"bestmove none"), "{game}: {said}");
        assert!(!said.contains("error"), "{game}: {said}");
    }
}

/// Also in the games that are searched by a tree, which knows no depth.
#[test]
fn a_depth_ends_every_search() {
    for game in quartet_games::GAMES {
        let id = game.info().id;
        for mode in game.info().modes {
            let parsed = quartet_game::Options::parse(mode.options).unwrap();
            let mut table = game.open(&parsed, None).unwrap();
            while quartet_host::make_draw(&mut *table, 1) {}
            let draws = table.events().join(" ");
            let options = match mode.options {
                "" => "<empty>",
                some => some,
            };
            let input = format!(
                "setoption name Game value {id}\nsetoption name Options value {options}\n\
                setoption name MultiPV value 2\nposition startpos moves {draws}\ngo depth 1\n\
                setoption name Level value 3\ngo depth 1\n"
            );
            let said = quartet(&["engine"], input.as_bytes()).0;
            let answers = said.lines().filter(|line| line.starts_with("bestmove "));
            let answers: Vec<&str> = answers.collect();
            assert_eq!(answers.len(), 2, "{id} {options}: {said}");
            assert!(
                !answers.contains(&"bestmove none"),
                "{id} {options}: {said}"
            );
        }
    }
}

#[test]
fn contests_are_the_same_every_time_with_nodes() {
    let file = std::env::temp_dir().join(format!("quartet-arena-{}.qrec", std::process::id()));
    let records = file.to_str().unwrap();
    let arguments = [
        "arena",
        "kulami",
        "random",
        "level2",
        "level4",
        "--pairs",
        "2",
        "--nodes",
        "300",
        "--json",
        "-j",
        "2",
        "--records",
        records,
    ];
    let (first, err, code) = quartet(&arguments, b"");
    assert_eq!(code, 0, "{err}");
    assert_eq!(first, quartet(&arguments, b"").0);
    let json: serde_json::Value = serde_json::from_str(&first).unwrap();
    assert_eq!(json["results"].as_array().unwrap().len(), 3);
    assert_eq!(json["results"][0]["games"], 4);
    assert!(json["faults"].as_array().unwrap().is_empty());
    let (checked, err, code) = quartet(&["record", "check", records], b"");
    std::fs::remove_file(&file).unwrap();
    assert_eq!(code, 0, "{err}");
    assert!(checked.starts_with("12 games"), "{checked}");
}

#[test]
fn another_program_can_take_part() {
    let player = format!("ugi:{} engine", env!("CARGO_BIN_EXE_quartet"));
    for options in [
        ["stratopolis", "-o", "piles=planned,first=green"],
        ["cubulus", "-o", "players=3"],
    ] {
        let mut arguments = vec!["arena"];
        arguments.extend(options);
        arguments.extend([
            "random", &player, "--pairs", "1", "--nodes", "200", "--json", "--hash", "1",
        ]);
        let (said, err, code) = quartet(&arguments, b"");
        assert_eq!(code, 0, "{err}");
        let json: serde_json::Value = serde_json::from_str(&said).unwrap();
        assert!(json["faults"].as_array().unwrap().is_empty(), "{said}");
    }
    assert_eq!(
        quartet(&["arena", "kulami", "random", "ugi:no-such-program"], b"").2,
        2
    );
    assert_eq!(quartet(&["arena", "kulami", "random", "level11"], b"").2, 2);
}

/// How a board is made from a number, no other program knows; and what will be drawn, none may know.
#[cfg(unix)]
#[test]
fn another_program_is_told_the_board_and_no_draws_to_come() {
    let folder = std::env::temp_dir().join(format!("quartet-told-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let (told, program) = (folder.join("told"), folder.join("program"));
    let script = format!(
        "tee -a '{}' | '{}' engine",
        told.display(),
        env!("CARGO_BIN_EXE_quartet")
    );
    std::fs::write(&program, script).unwrap();
    let player = format!("ugi:sh {}", program.display());
    let lines = |options: [&str; 3]| {
        let _ = std::fs::remove_file(&told);
        let limits = ["--pairs", "2", "-j", "1", "--nodes", "20", "--json"];
        let arguments = [&["arena"], &options[..], &["random", &player], &limits].concat();
        let (said, err, code) = quartet(&arguments, b"");
        assert_eq!(code, 0, "{err}");
        let json: serde_json::Value = serde_json::from_str(&said).unwrap();
        assert!(json["faults"].as_array().unwrap().is_empty(), "{said}");
        std::fs::read_to_string(&told).unwrap()
    };
    let told_of = |told: &str, word: &str| {
        let lines = told.lines().filter(|line| line.starts_with(word));
        lines.map(str::to_owned).collect::<Vec<_>>()
    };
    // Two openings, each on its own board.
    let told_kulami = lines(["kulami", "-o", "area=on"]);
    let boards = told_of(&told_kulami, "setoption name Options value seed=");
    assert!(boards.len() == 2 && boards[0] != boards[1], "{told_kulami}");
    let positions = told_of(&told_kulami, "position ");
    assert!(
        positions
            .iter()
            .all(|line| line.starts_with("position fen "))
    );
    let told_abalone = lines(["abalone", "-o", "eject=1"]);
    let positions = told_of(&told_abalone, "position ");
    assert!(
        positions
            .iter()
            .all(|line| line.starts_with("position startpos "))
    );
    let told_stratopolis = lines(["stratopolis", "-o", "piles=open,seed=5"]);
    assert!(!told_stratopolis.contains("seed="), "{told_stratopolis}");
    std::fs::remove_dir_all(&folder).unwrap();
}

/// One that answers nonsense, and one that crashes and cannot be started a third time.
#[cfg(unix)]
#[test]
fn a_program_that_fails_loses_its_games_and_the_contest_goes_on() {
    let folder = std::env::temp_dir().join(format!("quartet-failing-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let talk = |go: &str| {
        format!(
            "while read -r word rest; do case $word in ugi) echo ugiok;; isready) echo readyok;; go) {go};; esac; done\n"
        )
    };
    let starts = folder.join("starts");
    let mortal = format!(
        "echo >> '{0}'; [ $(wc -l < '{0}') -lt 3 ] || exit\n{1}",
        starts.display(),
        talk("exit")
    );
    for (name, script) in [("nonsense", talk("echo bestmove zz")), ("mortal", mortal)] {
        let file = folder.join(name);
        std::fs::write(&file, script).unwrap();
        let player = format!("ugi:sh {}", file.display());
        // Whether it comes first or second.
        for (players, score) in [(["random", &player], 1.0), ([&player, "random"], 0.0)] {
            let _ = std::fs::remove_file(&starts);
            let mut arguments = vec!["arena", "cubulus", "-o", "players=3"];
            arguments.extend(players);
            arguments.extend(["--pairs", "1", "--nodes", "50", "--json", "-j", "1"]);
            let (said, err, code) = quartet(&arguments, b"");
            assert_eq!(code, 0, "{err}");
            let json: serde_json::Value = serde_json::from_str(&said).unwrap();
            let result = &json["results"][0];
            assert_eq!(result["score"], score, "{name}: {said}");
            // Each of them sits alone in every seat once.
            assert_eq!(result["games"], 6, "{name}: {said}");
            assert_eq!(result["score_alone"], score, "{name}: {said}");
            assert_eq!(result["score_beside"], score, "{name}: {said}");
            assert_eq!(
                json["faults"].as_array().unwrap().len(),
                6,
                "{name}: {said}"
            );
        }
    }
    // Nobody resigns for the other seat, and nobody takes longer than the others may.
    for (name, script, time, why) in [
        (
            "resigning",
            talk("echo bestmove \\#resign0"),
            "10000",
            "is no move",
        ),
        (
            "slow",
            talk("sleep 1; echo bestmove a1"),
            "10",
            "no bestmove within 260 ms",
        ),
    ] {
        let file = folder.join(name);
        std::fs::write(&file, script).unwrap();
        let player = format!("ugi:sh {}", file.display());
        let records = folder.join("games.qrec");
        let mut arguments = vec![
            "arena", "kulami", &player, "random", "--pairs", "1", "--json",
        ];
        arguments.extend(["--movetime", time, "--records", records.to_str().unwrap()]);
        let (said, err, code) = quartet(&arguments, b"");
        assert_eq!(code, 0, "{err}");
        let json: serde_json::Value = serde_json::from_str(&said).unwrap();
        assert_eq!(json["results"][0]["score"], 0.0, "{said}");
        let faults = json["faults"].as_array().unwrap();
        assert_eq!(faults.len(), 2, "{said}");
        assert!(faults[0].as_str().unwrap().contains(why), "{said}");
        // The records say it, too.
        let records = std::fs::read_to_string(records).unwrap();
        assert_eq!(records.matches("[Fault ").count(), 2, "{records}");
    }
    std::fs::remove_dir_all(&folder).unwrap();
}

/// Nobody plans the pile of the other seat, and nothing is left running of a program that had started another one.
#[cfg(target_os = "linux")]
#[test]
fn a_program_plays_its_own_moves_only_and_ends_with_all_that_it_has_started() {
    let folder = std::env::temp_dir().join(format!("quartet-own-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let [records, pids, inner, planner] =
        ["games", "pids", "inner", "planner"].map(|n| folder.join(n));
    let talk = |go: &str| {
        format!(
            "while read -r word rest; do case $word in ugi) echo ugiok;; isready) echo readyok;; go) {go};; esac; done\n"
        )
    };
    let both: String = ('A'..='T').flat_map(|letter| [letter, letter]).collect();
    std::fs::write(&planner, talk(&format!("echo bestmove ={both}"))).unwrap();
    let player = format!("ugi:sh {}", planner.display());
    let mut arguments = vec![
        "arena",
        "stratopolis",
        "-o",
        "piles=planned",
        &player,
        "random",
    ];
    arguments.extend(["--opening", "0", "--pairs", "1", "--nodes", "10", "-j", "1"]);
    arguments.extend(["--json", "--records", records.to_str().unwrap()]);
    let (said, err, code) = quartet(&arguments, b"");
    assert_eq!(code, 0, "{err}");
    let json: serde_json::Value = serde_json::from_str(&said).unwrap();
    assert_eq!(json["results"][0]["score"], 0.0, "{said}");
    let fault = json["faults"][0].as_str().unwrap();
    assert!(fault.contains("more than one move"), "{said}");
    let games = std::fs::read_to_string(&records).unwrap();
    assert!(games.contains("\n1. #resign0 0-1\n"), "{games}");

    // One that hangs, behind one that only waits for it.
    let hangs = format!("echo $$ >> '{}'\n{}", pids.display(), talk("sleep 600"));
    std::fs::write(&inner, hangs).unwrap();
    std::fs::write(&planner, format!("sh '{}'\ntrue\n", inner.display())).unwrap();
    let arguments = [
        "arena",
        "kulami",
        &player,
        "random",
        "--pairs",
        "1",
        "--movetime",
        "1",
    ];
    let (_, err, code) = quartet(&arguments, b"");
    assert_eq!(code, 0, "{err}");
    let pids = std::fs::read_to_string(&pids).unwrap();
    assert!(pids.lines().count() >= 2, "{pids}");
    for pid in pids.lines() {
        assert_ends(pid);
    }
    std::fs::remove_dir_all(&folder).unwrap();
}

/// What has been killed may need a moment to be gone.
#[cfg(target_os = "linux")]
fn assert_ends(pid: &str) {
    let mut stat = String::new();
    for _ in 0..500 {
        stat = std::fs::read_to_string(format!("/proc/{pid}/stat")).unwrap_or_default();
        let state = stat.rsplit(") ").next().unwrap();
        // What has ended may wait for somebody who asks how.
        if state.is_empty() || state.starts_with('Z') {
            return;
        }
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    panic!("still there: {stat}");
}

/// Nor of one that hangs while the contest is ended for the second time.
#[cfg(target_os = "linux")]
#[test]
fn a_contest_that_is_ended_at_once_leaves_nothing_running() {
    let folder = std::env::temp_dir().join(format!("quartet-ended-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let [pids, program] = ["pids", "program"].map(|n| folder.join(n));
    let script = format!(
        "while read -r word rest; do case $word in ugi) echo ugiok;; isready) echo readyok;; \
         go) sleep 600 & echo $! > '{0}.new'; echo $$ >> '{0}.new'; mv '{0}.new' '{0}'; wait;; esac; done\n",
        pids.display()
    );
    std::fs::write(&program, script).unwrap();
    let player = format!("ugi:sh {}", program.display());
    let mut arena = std::process::Command::new(env!("CARGO_BIN_EXE_quartet"))
        .args(["arena", "kulami", &player, "random", "--pairs", "1"])
        .args(["--movetime", "500000"])
        .stdout(std::process::Stdio::null())
        .stderr(std::process::Stdio::null())
        .spawn()
        .unwrap();
    let pause = || std::thread::sleep(std::time::Duration::from_millis(100));
    while !pids.exists() {
        assert!(arena.try_wait().unwrap().is_none(), "the contest is over");
        pause();
    }
    let number = arena.id().to_string();
    let code = loop {
        if let Some(status) = arena.try_wait().unwrap() {
            break status.code();
        }
        let _ = std::process::Command::new("kill")
            .args(["-INT", &number])
            .status();
        pause();
    };
    assert_eq!(code, Some(1));
    let pids = std::fs::read_to_string(&pids).unwrap();
    assert_eq!(pids.lines().count(), 2, "{pids}");
    for pid in pids.lines() {
        assert_ends(pid);
    }
    std::fs::remove_dir_all(&folder).unwrap();
}

/// A file that takes nothing ends the contest early, but not without a word on how it stands.
#[cfg(target_os = "linux")]
#[test]
fn a_contest_that_breaks_off_says_how_it_stands() {
    let arguments = ["arena", "kulami", "level1", "random", "--nodes", "10"];
    let more = ["--pairs", "400", "-j", "1", "--records", "/dev/full"];
    let (said, err, code) = quartet(&[&arguments[..], &more].concat(), b"");
    assert_eq!(code, 2, "{err}");
    assert!(said.starts_with("level1 - random: "), "{said}");
    assert!(err.contains("space"), "{err}");
}

/// The records of an earlier contest are worth more than one that does not begin.
#[test]
fn a_contest_with_a_program_that_is_not_there_leaves_the_records_alone() {
    let file = std::env::temp_dir().join(format!("quartet-kept-{}", std::process::id()));
    std::fs::write(&file, "kept").unwrap();
    let records = file.to_str().unwrap();
    let arguments = ["arena", "kulami", "random", "ugi:/no/such/program"];
    let (_, err, code) = quartet(&[&arguments[..], &["--records", records]].concat(), b"");
    assert_eq!(code, 2, "{err}");
    assert_eq!(std::fs::read_to_string(&file).unwrap(), "kept");
    std::fs::remove_file(&file).unwrap();
}

/// The old memory is given back before the new one is taken. Only Linux tells.
#[cfg(target_os = "linux")]
#[test]
fn a_change_of_memory_or_of_the_game_never_takes_the_memory_of_two() {
    use std::io::{BufRead as _, Write as _};
    let mut engine = std::process::Command::new(env!("CARGO_BIN_EXE_quartet"))
        .args(["engine", "--game", "kulami", "--hash", "300"])
        .stdin(std::process::Stdio::piped())
        .stdout(std::process::Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = engine.stdin.take().unwrap();
    let text = "setoption name Game value abalone\nsetoption name Hash value 299\nsetoption name Game value kulami\n\
                setoption name Hash value 99999999\nposition startpos\ngo nodes 100\n";
    input.write_all(text.as_bytes()).unwrap();
    let lines = std::io::BufReader::new(engine.stdout.take().unwrap()).lines();
    let said: Vec<String> = lines
        .map(Result::unwrap)
        .take_while(|line| !line.starts_with("bestmove "))
        .collect();
    assert_eq!(said.iter().filter(|l| l.contains("error")).count(), 1);
    let status = std::fs::read_to_string(format!("/proc/{}/status", engine.id())).unwrap();
    let most = status
        .lines()
        .find_map(|line| line.strip_prefix("VmHWM:"))
        .unwrap();
    let kilobytes: u64 = most.split_whitespace().next().unwrap().parse().unwrap();
    assert!(kilobytes < 400 << 10, "{most}");
    drop(input);
    engine.wait().unwrap();
}

/// Plies at random in which the players answer each other, after what each of them does for itself.
#[test]
fn openings_begin_where_the_players_meet() {
    let file = std::env::temp_dir().join(format!("quartet-openings-{}", std::process::id()));
    for game in quartet_games::GAMES {
        for mode in game.info().modes {
            // Nobody plays on after the opening.
            let players = [
                "arena",
                game.info().id,
                "-o",
                mode.options,
                "random",
                "ugi:false",
            ];
            let limits = [
                "--pairs",
                "1",
                "--nodes",
                "1",
                "--records",
                file.to_str().unwrap(),
            ];
            let (_, err, code) = quartet(&[&players[..], &limits].concat(), b"");
            assert_eq!(code, 0, "{err}");
            let records = std::fs::read_to_string(&file).unwrap();
            let mut reader = Reader::new(records.as_bytes(), Dialect::Native);
            let table = reader
                .next()
                .unwrap()
                .unwrap()
                .replay(quartet_games::GAMES)
                .unwrap();
            let movers: Vec<_> = table.movers().into_iter().flatten().collect();
            let meeting = movers
                .windows(2)
                .rev()
                .take_while(|pair| pair[0] != pair[1]);
            // The ply before the four is one of them, too, or the last one that somebody makes for itself.
            assert_eq!(meeting.count(), 4, "{}", mode.options);
            // The others of three play on without who could not be started.
            assert_eq!(table.ending().is_some(), table.seats() == 2, "{records}");
        }
    }
    std::fs::remove_file(&file).unwrap();
}

/// One that ends before it is spoken to loses all its games, and the others play on; one that is not there is a mistake of whoever
/// asks for it.
#[test]
fn a_program_that_cannot_be_started_does_not_keep_others_from_playing() {
    let players = ["arena", "kulami", "random", "ugi:false", "greedy"];
    let limits = ["--pairs", "2", "--nodes", "10", "--json", "-j", "100000"];
    let (said, err, code) = quartet(&[&players[..], &limits].concat(), b"");
    assert_eq!(code, 0, "{err}");
    let json: serde_json::Value = serde_json::from_str(&said).unwrap();
    let scores: Vec<f64> = json["results"]
        .as_array()
        .unwrap()
        .iter()
        .map(|result| {
            assert_eq!(result["games"], 4, "{said}");
            result["score"].as_f64().unwrap()
        })
        .collect();
    assert_eq!((scores[0], scores[2]), (1.0, 0.0), "{said}");
    let faults = json["faults"].as_array().unwrap();
    assert_eq!(faults.len(), 8, "{said}");
    let told = |what: &str| {
        faults
            .iter()
            .any(|fault| fault.as_str().unwrap().contains(what))
    };
    assert!(told("has ended") && told("3 times in a row"), "{said}");
    let (_, err, code) = quartet(&["arena", "kulami", "random", "ugi:/no/such"], b"");
    assert!(code == 2 && err.contains("ugi:/no/such"), "{err}");
}

/// The games that are still being played when it is decided change nothing about that.
#[test]
fn what_was_decided_stays_so() {
    let players = ["arena", "cubulus", "level1", "level2"];
    let board = ["-o", "setup=rrrrrrrrr.................."];
    let limits = [
        "--sprt=-250,0",
        "-j",
        "8",
        "--nodes",
        "60",
        "--pairs",
        "300",
    ];
    let mut early = 0;
    for seed in 0..10 {
        let seed = seed.to_string();
        let words = [&players[..], &board, &limits, &["--seed", &seed, "--json"]];
        let (said, err, code) = quartet(&words.concat(), b"");
        assert_eq!(code, 0, "{err}");
        let json: serde_json::Value = serde_json::from_str(&said).unwrap();
        if json["results"][0]["games"].as_u64() < Some(600) {
            assert_ne!(json["sprt"], "undecided", "{said}");
            early += 1;
        }
    }
    assert!(early > 3, "{early}");
}

/// Who of the others is stronger is soon clear.
#[test]
fn only_the_first_two_players_end_a_contest() {
    let players = ["arena", "kulami", "random", "random", "greedy"];
    let limits = ["--pairs", "12", "--nodes", "10", "--sprt", "0,5", "--json"];
    let (said, err, code) = quartet(&[&players[..], &limits].concat(), b"");
    assert_eq!(code, 0, "{err}");
    let json: serde_json::Value = serde_json::from_str(&said).unwrap();
    assert_eq!(json["sprt"], "undecided", "{said}");
    for result in json["results"].as_array().unwrap() {
        assert_eq!(result["games"], 24, "{said}");
    }
}

#[test]
fn a_win_at_hand_is_proved_at_a_table_of_three() {
    let mut arguments = vec!["analyse", "position", "cubulus", "-o", "players=3"];
    arguments.extend(["U1", "D1", "D2", "U2", "D3", "D4", "U4", "D5", "D6"]);
    arguments.extend(["--nodes", "3000", "--lines", "2"]);
    let (said, err, code) = quartet(&arguments, b"");
    assert_eq!(code, 0, "{err}");
    let lines: Vec<&str> = said.lines().rev().take(2).collect();
    assert!(lines[1].contains("win in 1 proved"), "{said}");
    assert!(lines[0].contains("estimated"), "{said}");
}

#[test]
fn more_memory_than_there_may_be_is_refused() {
    for megabytes in ["0", "65537", "99999999999999"] {
        for command in [
            &["analyse", "position", "cubulus"][..],
            &["engine"],
            &["arena", "cubulus", "random", "greedy"],
        ] {
            let arguments = [command, &["--hash", megabytes]].concat();
            let (_, err, code) = quartet(&arguments, b"");
            assert!(code == 2 && err.contains("65536"), "{err}");
        }
    }
}

#[test]
fn positions_and_games_are_analysed() {
    let arguments = [
        "analyse",
        "position",
        "kulami",
        "-o",
        "board=classic",
        "d4",
        "--lines",
        "2",
        "--nodes",
        "2000",
        "--json",
    ];
    let (said, err, code) = quartet(&arguments, b"");
    assert_eq!(code, 0, "{err}");
    let json: serde_json::Value = serde_json::from_str(&said).unwrap();
    assert_eq!(json["lines"].as_array().unwrap().len(), 2, "{said}");
    // White throws the square away that black then makes: the review sees it.
    let game = "[Game \"cubulus\"]\n[Options \"players=2,setup=.......rrr.r.r.r...rr.r....\"]\n\n";
    let (legal, _, _) = quartet(
        &[
            "show",
            "cubulus",
            "-o",
            "setup=.......rrr.r.r.r...rr.r....",
            "--legal",
        ],
        b"",
    );
    let first = legal
        .lines()
        .last()
        .unwrap()
        .split_whitespace()
        .nth(1)
        .unwrap()
        .to_owned();
    let record = format!("{game}{first} *\n");
    let (said, err, code) = quartet(
        &["analyse", "record", "-", "--nodes", "2000", "--json"],
        record.as_bytes(),
    );
    assert_eq!(code, 0, "{err}");
    let json: serde_json::Value = serde_json::from_str(&said).unwrap();
    assert_eq!(json["moves"][0]["played"], first.as_str());
    assert!(json["moves"][0]["chance_lost"].as_f64().unwrap() >= 0.0);
    let (said, _, _) = quartet(
        &["analyse", "record", "-", "--nodes", "500"],
        record.as_bytes(),
    );
    assert!(said.contains("accurate"), "{said}");
}

/// With so few positions a search often thinks less of a move than it deserves.
#[test]
fn nothing_that_is_worse_is_called_better() {
    let file = std::env::temp_dir().join(format!("quartet-review-{}.qrec", std::process::id()));
    let records = file.to_str().unwrap();
    let contest = ["arena", "kulami", "level3", "level4", "--pairs", "1"];
    let limits = ["--nodes", "100", "-j", "1", "--records", records];
    let (_, err, code) = quartet(&[contest, limits].concat(), b"");
    assert_eq!(code, 0, "{err}");
    let games = std::fs::read_to_string(&file).unwrap();
    std::fs::remove_file(&file).unwrap();
    let first = games.split("\n[Game ").next().unwrap();
    let (said, err, code) = quartet(
        &["analyse", "record", "-", "--nodes", "50", "--json"],
        first.as_bytes(),
    );
    assert_eq!(code, 0, "{err}");
    let json: serde_json::Value = serde_json::from_str(&said).unwrap();
    let moves = json["moves"].as_array().unwrap();
    let (mut best, mut not) = (0, 0);
    for mv in moves {
        if mv["best"].is_null() {
            best += 1;
            assert_eq!(mv["value"], mv["best_value"], "{mv}");
        } else {
            not += 1;
            let [value, better] = ["value", "best_value"].map(|key| mv[key].as_f64().unwrap());
            assert!(better > value, "{mv}");
        }
    }
    assert!(best > 5 && not > 5, "{best} and {not}");
}

#[test]
fn the_bench_has_one_signature() {
    let run = || {
        let said = quartet(&["bench", "--nodes", "1500", "--json"], b"").0;
        let json: serde_json::Value = serde_json::from_str(&said).unwrap();
        let rows = json.as_array().unwrap().iter();
        rows.map(|row| row["signature"].as_u64().unwrap())
            .collect::<Vec<_>>()
    };
    let first = run();
    assert_eq!(first.len(), 4);
    assert!(first.iter().all(|&signature| signature > 0), "{first:?}");
    assert_eq!(first, run());
}

#[test]
fn positions_near_the_end_are_solved() {
    let (said, err, code) = quartet(
        &[
            "solve",
            "kulami",
            "44",
            "--positions",
            "3",
            "--hash",
            "1",
            "--json",
        ],
        b"",
    );
    assert_eq!(code, 0, "{err}");
    let json: serde_json::Value = serde_json::from_str(&said).unwrap();
    assert_eq!(json[0]["after"], 44);
    assert_eq!(json[0]["positions"], 3);
    assert_eq!(json[0]["solved"], 3);
}

/// However many games are played at a time.
#[test]
fn the_odds_are_the_same_every_time() {
    let run = |threads: &str| {
        let words = [
            "odds", "cubulus", "--games", "6", "--nodes", "2000", "-j", threads,
        ];
        let (said, err, code) = quartet(&words, b"");
        assert_eq!(code, 0, "{err}");
        said
    };
    let one = run("1");
    assert_eq!(one, run("3"));
    assert!(
        one.contains("Two players") && one.contains("odds of e to one at"),
        "{one}"
    );
    let (_, err, code) = quartet(&["odds", "cubulus", "--mode", "typo"], b"");
    assert!(code == 2 && err.contains("typo"), "{err}");
}
