//! The facts and the tricky sentences of Abalone.

use quartet_reference::{Ending, Reference, ToMove, open};

fn at(position: &str) -> Box<dyn Reference> {
    open("abalone", "", Some(position)).expect("a good position")
}

fn start(layout: &str) -> Box<dyn Reference> {
    open("abalone", &format!("layout={layout}"), None).expect("a known layout")
}

/// Whether a move is legal in a position, and what the board is after it.
#[track_caller]
fn check(position: &str, text: &str, expected: Option<&str>) {
    let mut game = at(position);
    let legal = game.legal().contains(&text.to_string());
    assert_eq!(legal, expected.is_some(), "{position} {text}");
    assert_eq!(game.play(text), legal);
    assert_eq!(game.position(), expected.unwrap_or(position));
}

fn leaves(position: &str, depth: u32) -> usize {
    let legal = at(position).legal();
    if depth == 1 {
        return legal.len();
    }
    let mut sum = 0;
    for text in legal {
        let mut after = at(position);
        assert!(after.play(&text));
        sum += leaves(&after.position(), depth - 1);
    }
    sum
}

/// Figures of the rules page.
#[test]
fn perft() {
    for (layout, counts) in [
        ("standard", vec![44, 1_936, 98_912]),
        ("belgian-daisy", vec![52, 2_692, 149_322]),
        ("german-daisy", vec![80, 6_244]),
    ] {
        let position = start(layout).position();
        for (depth, count) in (1..).zip(counts) {
            assert_eq!(leaves(&position, depth), count, "{layout} {depth}");
        }
    }
}

#[test]
fn the_standard_start() {
    let game = start("standard");
    assert_eq!(
        game.position(),
        "sssss/ssssss/2sss2/8/9/8/2SSS2/SSSSSS/SSSSS 0 0 b 0 1"
    );
    // 8 two side-step and 2 three side-step.
    let side_steps = game.legal().iter().filter(|text| text.len() == 6).count();
    assert_eq!(side_steps, 10);
    assert!(game.legal().contains(&"c3c5d3".to_string()));
    assert_eq!(game.scores(), Some(vec![0, 0]));
}

#[test]
fn all_layouts_open() {
    let names: Vec<&str> = include_str!("../data/abalone.txt")
        .lines()
        .filter_map(|line| line.split(' ').next())
        .collect();
    assert_eq!(names.len(), 39);
    for name in names {
        let position = start(name).position();
        // The published Atomouche has 12 a side, all others 14.
        let each = if name == "atomouche" { 12 } else { 14 };
        assert_eq!(position.matches('S').count(), each, "{name}");
        assert_eq!(position.matches('s').count(), each, "{name}");
    }
    assert!(open("abalone", "layout=three-players", None).is_err());
}

#[test]
fn pushes_need_a_majority() {
    // Along row e: 1–1, 2–1, 2–2, 3–1, 3–2, 3–3.
    for (row, after) in [
        ("1Ss6", None),
        ("SSs6", Some("1SSs5")),
        ("SSss5", None),
        ("SSSs5", Some("1SSSs4")),
        ("SSSss4", Some("1SSSss3")),
        ("SSSsss3", None),
    ] {
        let from = if row == "1Ss6" { "e2e3" } else { "e1e2" };
        let position = format!("5/6/7/8/{row}/8/7/6/5 0 0 b 0 1");
        let after = after.map(|after| format!("5/6/7/8/{after}/8/7/6/5 0 0 w 1 1"));
        check(&position, from, after.as_deref());
    }
}

#[test]
fn only_the_front_three_take_part() {
    // Four in a row: the fourth cannot move in line, the front three can, and cannot push three.
    let position = "5/6/7/8/SSSSss3/8/7/6/5 0 0 b 0 1";
    check(position, "e1e2", None);
    check(position, "e2e3", Some("5/6/7/8/S1SSSss2/8/7/6/5 0 0 w 1 1"));
    check("5/6/7/8/SSSSsss2/8/7/6/5 0 0 b 0 1", "e2e3", None);
    check("5/6/7/8/SSSS5/8/7/6/5 0 0 b 0 1", "e1e2", None);
}

#[test]
fn behind_the_pushed_marbles_must_be_room() {
    // One's own marble behind.
    check("5/6/7/8/SSsS5/8/7/6/5 0 0 b 0 1", "e1e2", None);
    // The rim behind: the marble is out.
    check(
        "5/6/7/8/6SSs/8/7/6/5 0 0 b 7 3",
        "e7e8",
        Some("5/6/7/8/7SS/8/7/6/5 1 0 w 0 3"),
    );
    check(
        "5/6/7/8/4SSSss/8/7/6/5 0 2 b 7 3",
        "e5e6",
        Some("5/6/7/8/5SSSs/8/7/6/5 1 2 w 0 3"),
    );
    // Not in contact: an ordinary move, nothing is pushed.
    check(
        "5/6/7/8/SS1s5/8/7/6/5 0 0 b 0 1",
        "e1e2",
        Some("5/6/7/8/1SSs5/8/7/6/5 0 0 w 1 1"),
    );
}

#[test]
fn own_marbles_stay_on_the_board() {
    let legal = at("5/6/7/8/7SS/8/7/6/5 0 0 b 0 1").legal();
    assert!(!legal.contains(&"e8e9".to_string()));
    assert!(legal.contains(&"e9e8".to_string()));
    // Side-steps of the pair: to the north-west and to the south-west only.
    let side_steps: Vec<&String> = legal.iter().filter(|text| text.len() == 6).collect();
    assert_eq!(side_steps, ["e8e9d7", "e8e9f8"]);
}

#[test]
fn side_steps_never_push() {
    check("5/6/7/4s3/3SSS3/8/7/6/5 0 0 b 0 1", "e4e6f4", None);
    check(
        "5/6/7/4s3/3SSS3/8/7/6/5 0 0 b 0 1",
        "e4e5f4",
        Some("5/6/7/2SSs3/5S3/8/7/6/5 0 0 w 1 1"),
    );
    // In a line across rows the end in the lower row is named first.
    let legal = at("5/6/7/3S4/3S5/8/7/6/5 0 0 b 0 1").legal();
    assert!(legal.contains(&"e4f5e5".to_string()));
    assert!(!legal.contains(&"f5e4f6".to_string()));
}

#[test]
fn the_full_move_number_grows_after_white() {
    check(
        "s4/6/7/8/9/8/7/6/4S 1 2 w 5 9",
        "i5i6",
        Some("1s3/6/7/8/9/8/7/6/4S 1 2 b 6 10"),
    );
}

#[test]
fn the_sixth_ejection_wins_at_once() {
    let mut game = at("5/6/7/8/6SSs/8/7/6/4s 5 5 b 7 3");
    assert!(game.play("e7e8"));
    assert_eq!(
        game.ending(),
        Some(Ending {
            winners: vec![0],
            why: "ejected"
        })
    );
    assert_eq!(game.to_move(), ToMove::Over);
    assert!(game.legal().is_empty());
    assert!(!game.play("a5a4"));
    assert_eq!(game.scores(), Some(vec![6, 5]));

    let blitz = open("abalone", "eject=4", Some("5/6/7/8/9/8/7/6/S3s 0 4 b 0 1")).unwrap();
    assert_eq!(
        blitz.ending(),
        Some(Ending {
            winners: vec![1],
            why: "ejected"
        })
    );
}

#[test]
fn no_legal_move_loses() {
    let game = at("5/6/7/8/9/8/7/ss4/Ss3 0 0 b 0 1");
    assert_eq!(
        game.ending(),
        Some(Ending {
            winners: vec![1],
            why: "no-move"
        })
    );
}

const DANCE: [&str; 4] = ["a1a2", "i5i6", "a2a1", "i6i5"];

#[test]
fn the_third_occurrence_is_a_draw() {
    let position = "s4/6/7/8/9/8/7/6/S4 0 0 b 0 1";
    let mut game = at(position);
    for text in DANCE.iter().cycle().take(8) {
        assert_eq!(game.ending(), None);
        assert!(game.play(text));
    }
    let draw = Ending {
        winners: vec![0, 1],
        why: "repetition",
    };
    assert_eq!(game.ending(), Some(draw));

    let mut game = open("abalone", "repetition=off", Some(position)).unwrap();
    for text in DANCE.iter().cycle().take(200) {
        assert_eq!(game.ending(), None);
        assert!(game.play(text));
    }
    assert_eq!(
        game.ending(),
        Some(Ending {
            winners: vec![0, 1],
            why: "quiet"
        })
    );

    let mut game = open("abalone", "repetition=off,quiet=off", Some(position)).unwrap();
    for text in DANCE.iter().cycle().take(260) {
        assert!(game.play(text));
    }
    assert_eq!(game.position(), "s4/6/7/8/9/8/7/6/S4 0 0 b 260 131");
}

#[test]
fn quiet_plies_before_the_position_count() {
    let mut game = at("s4/6/7/8/9/8/7/6/S4 0 0 b 199 100");
    assert_eq!(game.ending(), None);
    assert!(game.play("a1a2"));
    assert_eq!(game.ending().map(|ending| ending.why), Some("quiet"));
}

#[test]
fn bad_texts_are_refused() {
    for position in [
        "",
        "é",
        "5/6/7/8/9/8/7/6/5 0 0 b 0",
        "5/6/7/8/9/8/7/6/6 0 0 b 0 1",
        "5/6/7/8/9/8/7/6/23 0 0 b 0 1",
        "5/6/7/8/9/8/7/6/5 0 0 x 0 1",
        "5/6/7/8/9/8/7/6/5 0 0 b 0 +1",
        "5/6/7/8/9/8/7/6/5 0 0 b 0 99999999999",
        "5/6/7/8/9/8/7/6/5 6 6 b 0 1",
    ] {
        assert!(open("abalone", "", Some(position)).is_err(), "{position}");
    }
    for options in [
        "eject",
        "eject=0",
        "eject=6,eject=6",
        "layout=none",
        "colour=red",
        ",",
    ] {
        assert!(open("abalone", options, None).is_err(), "{options}");
    }
    assert!(open("chess", "", None).is_err());
}
