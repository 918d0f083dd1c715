//! The facts and the tricky sentences of Kulami.

use quartet_reference::{Ending, Reference, ToMove, open};

const EXAMPLE: &str =
    "...AABB../.CCAADDD./.CCEEFFGG/HCCEEFFGG/HIIIJJJGG/HIIIKKKL./.MMMKKKL./.NNOOPPQQ/...OOPP..";

/// The finished position of the rules page: `o` is an empty hole.
const FINISHED: [&str; 9] = [
    "...RBBo..",
    ".oBRBBBR.",
    ".oBBBRRBR",
    "RRBBBRRRB",
    "ooBBRBRRo",
    "RBBRRRBB.",
    ".BRRRRBo.",
    ".RRBRRBRB",
    "...BooR..",
];

fn example(options: &str) -> Box<dyn Reference> {
    open("kulami", &format!("board=example{options}"), None).expect("a known board")
}

/// The rules page counts rows from 0 at the top and columns from 0.
fn cell((row, column): (usize, usize)) -> String {
    format!(
        "{}{}",
        ["a", "b", "c", "d", "e", "f", "g", "h", "i"][column],
        9 - row
    )
}

#[track_caller]
fn check_legal(moves: &[(usize, usize)], expected: &[(usize, usize)]) {
    let mut game = example("");
    for place in moves {
        assert!(game.play(&cell(*place)), "{place:?}");
    }
    let mut expected: Vec<String> = expected.iter().map(|place| cell(*place)).collect();
    expected.sort();
    assert_eq!(game.legal(), expected);
}

fn finished_position() -> String {
    let marbles = FINISHED.join("/").replace('o', ".").to_lowercase();
    format!("{EXAMPLE} {marbles} b {} {}", cell((3, 7)), cell((5, 7)))
}

#[test]
fn legal_holes_of_the_example() {
    check_legal(
        &[(5, 3)],
        &[
            (0, 3),
            (1, 3),
            (2, 3),
            (3, 3),
            (6, 3),
            (7, 3),
            (8, 3),
            (5, 0),
            (5, 4),
            (5, 5),
            (5, 6),
            (5, 7),
        ],
    );
    check_legal(
        &[(5, 3), (2, 3)],
        &[
            (0, 3),
            (1, 3),
            (6, 3),
            (7, 3),
            (8, 3),
            (2, 1),
            (2, 2),
            (2, 5),
            (2, 6),
            (2, 7),
            (2, 8),
        ],
    );
    check_legal(
        &[(5, 3), (2, 3), (2, 8)],
        &[(2, 1), (2, 2), (2, 5), (2, 6), (7, 8)],
    );
}

#[test]
fn the_first_marble_goes_anywhere() {
    assert_eq!(example("").legal().len(), 64);
    assert_eq!(example("").scores(), Some(vec![0, 0]));
}

#[test]
fn the_finished_position() {
    let position = finished_position();
    for (options, scores, winner) in [
        ("", [31, 27], 0),
        ("area=on", [31, 32], 1),
        ("lines=on", [31, 30], 0),
        ("area=on,lines=on", [31, 35], 1),
    ] {
        let game = open("kulami", options, Some(&position)).unwrap();
        assert_eq!(game.scores(), Some(scores.to_vec()), "{options}");
        assert_eq!(game.to_move(), ToMove::Over);
        assert!(game.legal().is_empty());
        assert_eq!(
            game.ending(),
            Some(Ending {
                winners: vec![winner],
                why: "no-move"
            })
        );
    }
}

#[test]
fn black_may_be_seat_0() {
    let mut game = example(",first=black");
    assert!(game.position().ends_with(" b - -"));
    assert_eq!(game.to_move(), ToMove::Seat(0));
    assert!(game.play("d4"));
    assert!(game.position().ends_with(" r d4 -"));
    assert_eq!(game.to_move(), ToMove::Seat(1));
    // The hole of d4 is on a tile of six.
    assert_eq!(game.scores(), Some(vec![6, 0]));
}

#[test]
fn seat_1_may_exchange_colours_once() {
    let mut game = example(",swap=on");
    assert!(!game.legal().contains(&"swap".to_string()));
    assert!(game.play("d4"));
    assert_eq!(game.legal().len(), 13);
    assert_eq!(game.to_move(), ToMove::Seat(1));
    assert!(game.play("swap"));
    assert!(game.position().ends_with(" bx d4 -"));
    assert_eq!(game.to_move(), ToMove::Seat(0));
    assert_eq!(game.scores(), Some(vec![0, 6]));
    assert_eq!(game.legal().len(), 12);
    assert!(game.play("d7"));
    assert!(game.position().ends_with(" rx d7 d4"));
    assert_eq!(game.to_move(), ToMove::Seat(1));
    assert!(!game.legal().contains(&"swap".to_string()));

    let mut game = example("");
    assert!(game.play("d4"));
    assert!(!game.play("swap"));
}

/// The board `square-1`. With columns of one colour in turn its tiles two holes wide are level, and of the others each
/// colour takes four: 3 + 3 + 2 + 2 points.
const COLUMNS: [&str; 2] = [
    "AAABBBCD/EEFGHICD/EEFGHICD/JJKKLLMM/JJKKLLMM/NNOOPPQQ/NNOOPPQQ/NNOOPPQQ",
    "rbrbrbrb/rbrbrbrb/rbrbrbrb/rbrbrbrb/rbrbrbrb/rbrbrbrb/....rbrb/....rbr.",
];

#[test]
fn the_56th_marble_ends_the_game_and_equal_totals_are_a_draw() {
    let [tiles, marbles] = COLUMNS;
    // The last hole to fill, h1, is in the row of the last marble, and on neither of the last two tiles.
    let position = format!("{tiles} {marbles} b e1 b3");
    for options in ["", "area=on", "lines=on", "area=on,lines=on"] {
        let mut game = open("kulami", options, Some(&position)).unwrap();
        assert_eq!(game.to_move(), ToMove::Seat(1));
        assert_eq!(game.legal(), ["c1", "d1", "h1"]);
        assert!(game.play("h1"));
        assert_eq!(game.scores(), Some(vec![10, 10]));
        let ending = Ending {
            winners: vec![0, 1],
            why: "all-placed",
        };
        assert_eq!(game.ending(), Some(ending));
    }
}

#[test]
fn rows_go_on_across_gaps_but_runs_do_not() {
    // Red in d9, d8, d7 and d6, d5: one run of five down the column; the enemy at d3 and the hole at d4 end it.
    let empty = EXAMPLE.replace(|letter: char| letter.is_alphabetic(), ".");
    let mut rows: Vec<String> = empty.split('/').map(str::to_string).collect();
    for row in &mut rows[0..5] {
        row.replace_range(3..4, "r");
    }
    rows[6].replace_range(3..4, "b");
    let position = format!("{EXAMPLE} {} b d5 d3", rows.join("/"));
    let scores = |options: &str| open("kulami", options, Some(&position)).unwrap().scores();
    // Tiles: A 4, E 4 and I 6 for Red, M 3 for Black.
    assert_eq!(scores(""), Some(vec![14, 3]));
    assert_eq!(scores("area=on"), Some(vec![14 + 4, 3]));
    assert_eq!(scores("lines=on"), Some(vec![14 + 5, 3]));
    let broken = position.replacen("...r", "....", 1);
    let four = open("kulami", "lines=on", Some(&broken)).unwrap();
    assert_eq!(four.scores(), Some(vec![14, 3]));
}

#[test]
fn every_named_board_is_made_of_the_set() {
    let lines: Vec<&str> = include_str!("../data/kulami.txt").lines().collect();
    assert_eq!(lines.len(), 11);
    for line in lines {
        let (name, tiles) = line.split_once(' ').unwrap();
        let game = open("kulami", &format!("board={name}"), None).unwrap();
        assert_eq!(game.position().split(' ').next(), Some(tiles), "{name}");
        assert_eq!(game.legal().len(), 64);
    }
}

#[test]
fn other_letters_become_canonical() {
    let letters = EXAMPLE.replace('A', "z").replace('Q', "A");
    let game = open("kulami", &format!("board={letters}"), None).unwrap();
    assert_eq!(game.position().split(' ').next(), Some(EXAMPLE));
}

#[test]
fn bad_texts_are_refused() {
    for options in [
        "",
        "board=square",
        "board=irregular",
        "board=é",
        "board=AAB/CCB",
        "area=maybe,board=example",
        "first=white,board=example",
    ] {
        assert!(open("kulami", options, None).is_err(), "{options}");
    }
    let empty = EXAMPLE.replace(|letter: char| letter.is_alphabetic(), ".");
    for rest in [
        "", "r", "r -", "r - - -", "r a9 -", "rx - -", "w - -", "r d4 -",
    ] {
        let position = format!("{EXAMPLE} {empty} {rest}");
        assert!(
            open("kulami", "swap=on", Some(&position)).is_err(),
            "{position}"
        );
    }
}
