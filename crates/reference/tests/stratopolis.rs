//! The facts and the tricky sentences of Stratopolis.

use quartet_reference::{Reference, ToMove, open};

const RED: &str = "JAABBCCDDEEFFGGHHIIJ";
const GREEN: &str = "TKKLLMMNNOOPPQQRRSST";

fn start(options: &str) -> Box<dyn Reference> {
    open("stratopolis", options, None).expect("good options")
}

/// Draws free pieces so that exactly these placements can be made, one draw before each.
fn build(options: &str, placements: &[&str]) -> Box<dyn Reference> {
    let mut game = start(&format!("piles=blind{options}"));
    for text in placements {
        assert!(game.play(&format!("+{}", &text[..1])), "{text}");
        assert!(game.play(text), "{text} on {}", game.position());
    }
    game
}

/// Whether the placement is legal after the others.
fn fits(placements: &[&str], text: &str) -> bool {
    let mut game = build("", placements);
    assert!(game.play(&format!("+{}", &text[..1])));
    game.play(text)
}

#[test]
fn the_first_move_of_j_has_36_placements() {
    let mut game = start(&format!("red={RED},green={GREEN}"));
    assert_eq!(game.to_move(), ToMove::Chance);
    assert_eq!(game.legal(), ["+J"]);
    assert!(game.play("+J"));
    assert_eq!(game.legal(), ["+T"]);
    assert!(!game.play("+K"));
    assert!(game.play("+T"));
    assert_eq!(game.to_move(), ToMove::Seat(0));
    assert_eq!(game.legal().len(), 36);
    assert_eq!(game.scores(), Some(vec![1, 1]));
}

/// A course project's game in its own notation: column, row downwards, piece, rotation. Its domino lies north to
/// south, so its east is our north and its south our east.
#[test]
fn the_course_project_s_game() {
    let notation = "NLOBLNBCONSCKLDAPOTCMLEBPLMBKNJDOLNBMLDANPLDNNBAONMCLOFAPQTC";
    let letters: Vec<char> = notation.chars().collect();
    let mut texts = Vec::new();
    for group in letters.chunks(4) {
        let east = group[0] as i32 - 'M' as i32;
        let south = group[1] as i32 - 'M' as i32;
        // As drawn arm 1 points to their east.
        let arm = match group[3] {
            'A' => 'N',
            'B' => 'E',
            'C' => 'S',
            _ => 'W',
        };
        texts.push(format!("{}{south},{east}{arm}", group[2]));
    }
    assert_eq!(texts.len(), 15);
    let texts: Vec<&str> = texts.iter().map(String::as_str).collect();
    let game = build(",first=green", &texts);
    // Green is seat 0.
    assert_eq!(game.scores(), Some(vec![9, 33]));
}

#[test]
fn arm_2_follows_arm_1_clockwise() {
    // G as drawn with its elbow at (-1,2) covers (0,2) and (-1,1), which is next to nothing.
    assert!(!fits(&[], "G-1,2E"));
    assert!(fits(&[], "G-1,1E"));
    // With the elbow at (0,2) and arm 1 to the east, arm 2 is at (0,1), next to the red half of the domino. B has its
    // red square there, C on arm 1.
    assert_eq!(build("", &["B0,2E"]).scores(), Some(vec![2, 1]));
    assert_eq!(build("", &["C0,2E"]).scores(), Some(vec![1, 1]));
    // Turned to the north arm 2 is to the east, to the west north, to the south west.
    assert_eq!(build("", &["B-1,1N"]).scores(), Some(vec![2, 1]));
    assert_eq!(build("", &["B0,-2W"]).scores(), Some(vec![2, 1]));
    assert_eq!(build("", &["B1,-1S"]).scores(), Some(vec![2, 1]));
}

/// Each placement breaks one condition and keeps the others.
#[test]
fn stacks_are_level_on_two_pieces_and_keep_the_colours_apart() {
    // Red at (0,0), (0,1), (0,2), (1,1), green at (1,0).
    let one = ["J0,1N"];
    // Neutral on (0,0) and (0,1), green on (1,0).
    assert!(fits(&one, "L0,0N"));
    // Green on red.
    assert!(!fits(&one, "M0,0N"));
    assert!(!fits(&one, "L1,0W"));
    // One square over the bare table.
    assert!(!fits(&one, "M0,0W"));
    // On one piece only: A has its red elbow at (0,1) and is neutral at (0,2) and (1,1).
    assert!(!fits(&["A0,1N"], "L0,1N"));
    // Two squares on it and one on the domino are enough.
    assert!(fits(&["A0,1N"], "M0,1E"));
    // Uneven: L stands on (0,0), (0,1) and (1,0), so that (1,1) is one lower.
    assert!(!fits(&["J0,1N", "L0,0N"], "A1,1S"));
    // Red on green, where neutral may lie.
    assert!(!fits(&["J0,1N", "L-2,0E"], "J0,0N"));
    assert!(fits(&["J0,1N", "L-2,0E"], "F0,0N"));
}

#[test]
fn levels_multiply() {
    // Red J next to the domino: (0,0), (0,1), (1,1), (0,2).
    let game = build("", &["J0,1N"]);
    assert_eq!(game.scores(), Some(vec![4, 1]));
    // L covers red at (0,0) and (0,1) with neutral and keeps green at (1,0), now on level 2.
    let game = build("", &["J0,1N", "L0,0N"]);
    assert_eq!(game.scores(), Some(vec![1, 2]));
}

#[test]
fn open_piles_show_their_tops() {
    let mut game = start("");
    assert_eq!(
        game.position(),
        "-+AABBCCDDEEFFGGHHIIJJ -+KKLLMMNNOOPPQQRRSSTT r -"
    );
    assert_eq!(game.legal().len(), 10);
    assert!(game.play("+B"));
    assert!(game.play("+K"));
    assert_eq!(game.to_move(), ToMove::Seat(0));
    assert_eq!(
        game.position(),
        "B+AABCCDDEEFFGGHHIIJJ K+KLLMMNNOOPPQQRRSSTT r -"
    );
    assert!(game.play("B0,2E"));
    // The mover's next top is uncovered at once.
    assert_eq!(game.to_move(), ToMove::Chance);
    assert_eq!(game.legal()[0], "+A");
    assert!(game.play("+B"));
    assert!(!game.legal().contains(&"+B".to_string()));
    assert_eq!(game.to_move(), ToMove::Seat(1));
    assert_eq!(
        game.position(),
        "B+AACCDDEEFFGGHHIIJJ K+KLLMMNNOOPPQQRRSSTT r B0,2E"
    );
    assert!(!game.play("B1,2E"));
}

#[test]
fn green_may_be_seat_0() {
    let mut game = start("first=green");
    assert_eq!(game.legal()[0], "+K");
    assert!(game.play("+K"));
    assert!(game.play("+A"));
    assert_eq!(
        game.position(),
        "A+ABBCCDDEEFFGGHHIIJJ K+KLLMMNNOOPPQQRRSSTT g -"
    );
    assert!(game.legal().iter().all(|text| text.starts_with('K')));
}

#[test]
fn blind_draws_come_before_each_placement() {
    let mut game = start("piles=blind");
    assert_eq!(game.to_move(), ToMove::Chance);
    assert!(game.play("+A"));
    assert_eq!(game.to_move(), ToMove::Seat(0));
    assert!(game.play("A0,1N"));
    assert_eq!(game.to_move(), ToMove::Chance);
    assert_eq!(game.legal()[0], "+K");
}

#[test]
fn hands_are_dealt_in_turn() {
    let mut game = start("piles=hand");
    for text in ["+A", "+K", "+B", "+L", "+A", "+M"] {
        assert_eq!(game.to_move(), ToMove::Chance);
        assert!(game.play(text), "{text}");
    }
    assert_eq!(game.to_move(), ToMove::Seat(0));
    assert!(game.position().starts_with("ABA+BCCDD"));
    let kinds: Vec<bool> = ["A", "B"]
        .iter()
        .map(|kind| game.legal().iter().any(|text| text.starts_with(kind)))
        .collect();
    assert_eq!(kinds, [true, true]);
    assert!(game.play("A0,1N"));
    assert_eq!(game.to_move(), ToMove::Chance);
    assert!(game.play("+C"));
    assert!(game.position().starts_with("BAC+BCDD"));
    assert_eq!(game.to_move(), ToMove::Seat(1));
}

#[test]
fn a_shared_pile_deals_any_piece_to_anyone() {
    let mut game = start("piles=hand-shared");
    assert_eq!(game.legal().len(), 20);
    for text in ["+K", "+A", "+K", "+B", "+L", "+M"] {
        assert!(game.play(text), "{text}");
    }
    assert_eq!(
        game.position(),
        "KKL+- ABM+- -+ABCCDDEEFFGGHHIIJJLMNNOOPPQQRRSSTT r -"
    );
    assert!(game.play("K0,1N"));
    assert_eq!(game.to_move(), ToMove::Chance);
    assert!(game.play("+T"));
    assert!(game.position().starts_with("KLT+- ABM+- -+"));
}

#[test]
fn a_deck_fixes_the_shared_draws() {
    let deck: String = RED
        .chars()
        .zip(GREEN.chars())
        .flat_map(|(a, b)| [a, b])
        .collect();
    let mut game = start(&format!("piles=hand-shared,deck={deck}"));
    for text in ["+J", "+T", "+A", "+K", "+A", "+K"] {
        assert_eq!(game.legal(), [text]);
        assert!(game.play(text));
    }
    assert!(game.position().starts_with("JAA+- TKK+- -+"));
}

#[test]
fn planned_piles_are_arranged_top_first() {
    let mut game = start("piles=planned");
    assert_eq!(game.position(), "-+- -+- r -");
    for (count, piece) in RED.chars().enumerate() {
        assert_eq!(game.to_move(), ToMove::Seat(0), "{count}");
        assert!(game.play(&format!("={piece}")));
    }
    assert_eq!(game.position(), format!("-+{RED} -+- r -"));
    assert_eq!(game.to_move(), ToMove::Seat(1));
    assert!(game.play("=T"));
    assert!(game.play("=K"));
    assert!(game.play("=K"));
    assert!(!game.play("=K"));
    assert!(!game.play("=A"));
    assert_eq!(game.position(), format!("-+{RED} -+TKK r -"));
    for piece in GREEN.chars().skip(3) {
        assert!(game.play(&format!("={piece}")));
    }
    let red = RED.split_at(1);
    let green = GREEN.split_at(1);
    assert_eq!(
        game.position(),
        format!("{}+{} {}+{} r -", red.0, red.1, green.0, green.1)
    );
    assert_eq!(game.to_move(), ToMove::Seat(0));
    assert_eq!(game.legal().len(), 36);
    assert!(game.play("J0,1N"));
    assert_eq!(game.to_move(), ToMove::Seat(1));
    assert!(game.position().starts_with("A+ABBCC"));
}

#[test]
fn the_fortieth_piece_ends_the_game() {
    let mut game = start(&format!("red={RED},green={GREEN}"));
    let mut placements = 0;
    while let Some(text) = game.legal().first().cloned() {
        assert_eq!(game.ending(), None);
        assert!(game.play(&text));
        placements += usize::from(!text.starts_with('+'));
    }
    assert_eq!(placements, 40);
    assert_eq!(game.ending().map(|ending| ending.why), Some("all-placed"));
    assert_eq!(game.to_move(), ToMove::Over);
    assert!(game.position().starts_with("-+- -+- r "));
}

#[test]
fn bad_texts_are_refused() {
    for options in [
        "seed=1",
        "piles=closed",
        "red=AAB",
        "deck=AAB",
        "red=é",
        "piles=planned,red=JAABBCCDDEEFFGGHHIIJ",
    ] {
        assert!(open("stratopolis", options, None).is_err(), "{options}");
    }
    let red = "-+AABBCCDDEEFFGGHHIIJJ";
    let green = "-+KKLLMMNNOOPPQQRRSSTT";
    for position in [
        String::new(),
        format!("{red} {green} r"),
        format!("{green} {red} r -"),
        format!("{red} {green} x -"),
        format!("{red} {green} r J0,1N"),
        format!("AAB+BCCDDEEFFGGHHIIJJ {green} r -"),
        format!("-+AABBCCDDEEFFGGHHIIJ {green} r J9,9N"),
        format!("-+AABBCCDDEEFFGGHHIIJ {green} r J99999999999,9N"),
        format!("-+AABBCCDDEEFFGGHHIIJ {green} r J0,1é"),
        format!("-+AABBCCDDEEFFGGHHIIJ {green} r J00,1N"),
    ] {
        assert!(
            open("stratopolis", "", Some(&position)).is_err(),
            "{position}"
        );
    }
}
