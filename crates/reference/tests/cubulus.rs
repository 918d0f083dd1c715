//! The tricky sentences of Cubulus.

use quartet_reference::{Ending, Reference, ToMove, open};

fn at(options: &str, position: &str) -> Box<dyn Reference> {
    open("cubulus", options, Some(position)).expect("a good position")
}

/// Plays one move; `None` stands for a move that is not legal.
#[track_caller]
fn check(options: &str, position: &str, text: &str, expected: Option<&str>) {
    let mut game = at(options, position);
    let legal = game.legal().contains(&text.to_string());
    assert_eq!(legal, expected.is_some(), "{position} {text}");
    assert_eq!(game.play(text), legal);
    assert_eq!(game.position(), expected.unwrap_or(position));
}

#[track_caller]
fn check_ending(options: &str, position: &str, winners: &[u8]) {
    let ending = Ending {
        winners: winners.to_vec(),
        why: "square",
    };
    let game = at(options, position);
    assert_eq!(game.ending(), Some(ending), "{position}");
    assert_eq!(game.to_move(), ToMove::Over);
    assert!(game.legal().is_empty());
}

#[test]
fn neutral_balls_come_in_ascending_order() {
    let mut game = open("cubulus", "", None).unwrap();
    assert_eq!(game.position(), "........./........./......... b -");
    assert_eq!(game.to_move(), ToMove::Seat(1));
    // Eight cells must follow the first ball: the last 8 of 27 are out.
    assert_eq!(game.legal().len(), 19);
    assert!(game.legal().contains(&"@133".to_string()));
    assert!(game.legal().contains(&"@131".to_string()));
    assert!(!game.legal().contains(&"@231".to_string()));

    assert!(game.play("@222"));
    assert_eq!(game.position(), "........./....r..../......... b -");
    assert!(!game.play("@222"));
    assert!(!game.play("@122"));
    assert!(!game.play("F5"));
    // Seven cells must follow the second.
    assert_eq!(game.legal().len(), 6);
    for text in ["@322", "@112", "@212", "@312", "@131", "@231"] {
        assert!(game.play(text), "{text}");
    }
    assert_eq!(game.position(), "........./....rrrrr/rr....... b -");
    assert_eq!(game.to_move(), ToMove::Seat(1));
    assert_eq!(
        game.legal(),
        ["@111", "@121", "@211", "@221", "@321", "@331"]
    );
    assert!(game.play("@211"));
    assert_eq!(game.legal(), ["@311"]);
    assert!(game.play("@311"));
    assert_eq!(game.position(), "........./....rrrrr/rr.....rr w -");
    assert_eq!(game.to_move(), ToMove::Seat(0));
}

#[test]
fn a_written_set_up_skips_the_plies() {
    let game = open("cubulus", "setup=rrrrrrrrr..................", None).unwrap();
    assert_eq!(game.position(), "rrrrrrrrr/........./......... w -");
    assert_eq!(game.to_move(), ToMove::Seat(0));
    assert_eq!(game.ending(), None);
    let game = open("cubulus", "players=3", None).unwrap();
    assert_eq!(game.position(), "........./........./......... w -");
    // One spelling for each of the 26 outer cells.
    assert_eq!(game.legal().len(), 26);
}

#[test]
fn an_empty_cell_has_one_spelling() {
    let game = open("cubulus", "players=3", None).unwrap();
    let mut expected: Vec<String> = (1..=9).map(|n| format!("U{n}")).collect();
    expected.extend((1..=9).map(|n| format!("D{n}")));
    for facelet in ["F4", "F5", "F6", "B4", "B5", "B6", "L5", "R5"] {
        expected.push(facelet.to_string());
    }
    expected.sort();
    assert_eq!(game.legal(), expected);
}

#[test]
fn an_insert_pushes_what_is_in_contact() {
    // The line of F5 is 212, 222, 232: in the middle layer the middle column from the front row up.
    let three = "players=3";
    let position = "........./.......b./......... w -";
    check(
        three,
        position,
        "F5",
        Some("........./....b..w./......... b -"),
    );
    // A gap: the far ball stays.
    let position = "........./.r.....b./......... w -";
    check(
        three,
        position,
        "F5",
        Some("........./.r..b..w./......... b -"),
    );
    // Contact: both move.
    let position = "........./....r..b./......... w -";
    check(
        three,
        position,
        "F5",
        Some("........./.r..b..w./......... b -"),
    );
    // An empty outer cell never pushes, even with balls behind it.
    let position = "........./.r..b..../......... w -";
    check(
        three,
        position,
        "F5",
        Some("........./.r..b..w./......... b -"),
    );
}

#[test]
fn an_occupied_corner_is_three_moves() {
    let legal = at("players=3", "b......../........./......... w -").legal();
    // 133 is U1, B3 and L1.
    for facelet in ["U1", "B3", "L1"] {
        assert!(legal.contains(&facelet.to_string()), "{facelet}");
    }
    assert_eq!(legal.len(), 28);
}

#[test]
fn pushing_one_s_own_ball_on_is_filling_the_next_cell() {
    // White at 133: pushed from L1 it goes to 233, a new one takes its place, as if 233 had been filled by U2.
    let legal = at("players=3", "w......../........./......... w -").legal();
    for facelet in ["U1", "B3", "L1"] {
        assert!(!legal.contains(&facelet.to_string()), "{facelet}");
    }
    // The other 25 outer cells.
    assert_eq!(legal.len(), 25);
    // Cell 132 is spelled by its own first facelet, B6, not by U1 which reaches it from above.
    assert!(legal.contains(&"B6".to_string()));
    // The centre has no facelet: of the two that fill it the first in the order U, D, F, B, L, R stays.
    let legal = at("players=3", "........./...w...w./......... w -").legal();
    assert!(legal.contains(&"F5".to_string()));
    assert!(!legal.contains(&"L5".to_string()));
    assert_eq!(legal.len(), 25);
}

#[test]
fn a_full_line_turns_and_may_not_turn_straight_back() {
    let three = "players=3";
    let position = "........./.r..w..b./......... w -";
    let mut game = at(three, position);
    assert!(game.play("F5"));
    // The far ball, red, comes in at the front: (b,w,r) becomes (r,b,w).
    assert_eq!(game.position(), "........./.w..b..r./......... b B5");
    assert!(!game.play("B5"));
    assert!(game.legal().contains(&"F5".to_string()));
    // The next seat only: after any other move the line is free again.
    assert!(game.play("U1"));
    assert_eq!(game.position(), "b......../.w..b..r./......... r -");
    assert!(game.play("B5"));
    assert_eq!(game.position(), "b......../.r..w..b./......... w F5");
}

#[test]
fn turning_three_of_a_colour_is_no_move() {
    let legal = at("players=3", "........./.b..b..b./......... w -").legal();
    assert!(!legal.contains(&"F5".to_string()));
    assert!(!legal.contains(&"B5".to_string()));
    assert!(legal.contains(&"U1".to_string()));
}

#[test]
fn a_seat_without_a_move_passes() {
    // Cells are empty, white or red by x + y + z: no line is full and no four of a colour make a square.
    let mut layers = Vec::new();
    for z in [3, 2, 1] {
        let mut layer = String::new();
        for y in [3, 2, 1] {
            for x in [1, 2, 3] {
                layer.push(['.', 'w', 'r'][(x + y + z) % 3]);
            }
        }
        layers.push(layer);
    }
    let cube = layers.join("/");
    let mut game = at("", &format!("{cube} w -"));
    assert_eq!(game.legal(), ["pass"]);
    assert_eq!(game.to_move(), ToMove::Seat(0));
    assert!(game.play("pass"));
    assert_eq!(game.position(), format!("{cube} b -"));
    assert!(!game.play("pass"));
    // Black fills any of the eight outer empty cells, or pushes.
    assert!(game.legal().len() > 8);
    // With no ball left one can only shift: all 27 balls, no two of a colour in a line.
    let full = cube.replace('.', "b");
    let game = at("players=3", &format!("{full} w -"));
    assert_eq!(game.legal().len(), 54);
}

#[test]
fn squares_of_every_kind_win() {
    // Black to move, so White has just moved; a neutral face fills the bottom.
    for top in ["ww.ww....", "....ww.ww", "w.w...w.w", ".w.w.w.w."] {
        let position = format!("{top}/rrr....../rrr...rrr b -");
        check_ending("", &position, &[0]);
    }
    // A neutral square means nothing, and the layer through the middle is no face.
    let position = "........./ww.ww..../rrrrrrrrr b -";
    let game = at("", position);
    // 112 … 222 lie in the middle layer; on the faces left and back they make no square.
    assert_eq!(game.ending(), None);
}

#[test]
fn another_seat_s_square_wins_against_the_mover() {
    // Black to move: White has just moved. White's square is above, Black's below.
    check_ending("players=3", "ww.ww..../........./......... b -", &[0]);
    check_ending("players=3", "bb.bb..../........./......... b -", &[1]);
    check_ending("players=3", "ww.ww..../........./bb.bb.... b -", &[1]);
    check_ending("players=3", "rr.rr..../........./bb.bb.... b -", &[1, 2]);
    check_ending("players=3", "rr.rr...w/ww..w..../bb.bb.... b -", &[1, 2]);
    let two = "bb.bb..../rrr...rrr/ww.ww.rrr";
    check_ending("", &format!("{two} b -"), &[1]);
    check_ending("", &format!("{two} w -"), &[0]);
}

#[test]
fn a_push_may_make_the_opponent_win() {
    // White pushes at U5: Black's ball drops from the top face into the middle; nothing else happens.
    let position = "....b..../........./rrrrrrrrr w -";
    check(
        "",
        position,
        "U5",
        Some("....w..../....b..../rrrrrrrrr b -"),
    );
    // White pushes at F2: Black's ball moves from 213 to 223 and completes a block on the top face.
    let mut game = at("", "bb.b...b./........./rrrrrrrrr w -");
    assert!(game.play("F2"));
    assert_eq!(game.position(), "bb.bb..w./........./rrrrrrrrr b -");
    assert_eq!(
        game.ending(),
        Some(Ending {
            winners: vec![1],
            why: "square"
        })
    );
}

const TURNING: &str = "........./.w..w..b./rrrrrrrrr w -";

#[test]
fn the_third_occurrence_is_a_draw() {
    let mut game = at("", TURNING);
    // The same push again and again: the cube comes back after three plies, cube and seat after six. The ko differs
    // between the given position and the one six plies later, so the position after the first ply is the first to
    // come a third time.
    for ply in 1..=13 {
        assert_eq!(game.ending(), None, "before ply {ply}");
        assert!(game.play("F5"));
    }
    let ending = Ending {
        winners: vec![0, 1],
        why: "repetition",
    };
    assert_eq!(game.ending(), Some(ending));
}

#[test]
fn the_cap_is_300_plies() {
    let mut game = at("repetition=off", TURNING);
    for ply in 1..=300 {
        assert_eq!(game.ending(), None, "before ply {ply}");
        assert!(game.play("F5"));
    }
    assert_eq!(
        game.ending(),
        Some(Ending {
            winners: vec![0, 1],
            why: "cap"
        })
    );

    let mut game = at("repetition=off,cap=off", TURNING);
    for _ in 1..=400 {
        assert!(game.play("F5"));
    }
    assert_eq!(game.ending(), None);
}

#[test]
fn set_up_plies_do_not_count_towards_the_cap() {
    let mut game = open("cubulus", "cap=1", None).unwrap();
    for text in [
        "@133", "@233", "@333", "@123", "@223", "@323", "@113", "@213", "@313",
    ] {
        assert_eq!(game.ending(), None);
        assert!(game.play(text), "{text}");
    }
    assert_eq!(game.ending(), None);
    assert!(game.play("D5"));
    assert_eq!(game.ending().map(|ending| ending.why), Some("cap"));
}

#[test]
fn bad_texts_are_refused() {
    for position in [
        "",
        "é",
        "........./........./......... w -",
        "........./........./......... r -",
        "........./........./......... b U1",
        "........./........./......... b",
        "........../......../......... b -",
        "w......../........./......... b -",
        "rrrrrrrrr/r......../......... w -",
    ] {
        assert!(open("cubulus", "", Some(position)).is_err(), "{position}");
    }
    for options in [
        "players=4",
        "setup=r",
        "cap=0",
        "players=3,setup=rrrrrrrrr..................",
    ] {
        assert!(open("cubulus", options, None).is_err(), "{options}");
    }
}
