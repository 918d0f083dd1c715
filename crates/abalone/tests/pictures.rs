//! What must hold for the pictures of every game, and what is Abalone's own in pointing at marbles.

use quartet_abalone::{Abalone, State, code};
use quartet_game::{Describe, Game, Notation, Options, View, Viewer};
use quartet_scene::{Paths, Present, Role, Shot, Target};

quartet_testkit::pictures!(
    Abalone,
    [
        "",
        "layout=german-daisy,eject=1",
        "layout=atomouche,eject=14,quiet=off",
    ]
);

/// The table and a position in which everything can go wrong: Black (`S`) is to move.
fn middle_game() -> (Abalone, State) {
    let game = Abalone::from_options(&Options::default()).unwrap();
    let text = "5/1s1s1s/2sss2/2SSs3/4sSSSs/2SSSss1/2SS3/2SSS1/5 2 1 b 3 12";
    let (game, state) = game.read_position(text).unwrap();
    (game, state)
}

fn spots(names: &str) -> Vec<Target> {
    let names = names.split_whitespace();
    names.map(|name| Target::spot(name.to_owned())).collect()
}

#[test]
fn a_group_is_pointed_out_by_its_ends_and_a_line_by_its_rear_too() {
    let (game, state) = middle_game();
    let paths = Paths::of(&game, &state);
    let check = |path, expected: Option<&str>| {
        let found = paths.find(&spots(path));
        let text = found.map(|mv| game.move_text(&state, mv));
        assert_eq!(text.as_deref(), expected, "{path}");
    };
    check("e6 e8 arrow-E", Some("e6e7"));
    check("e8 e6 arrow-E", Some("e6e7"));
    check("e6 arrow-E", Some("e6e7"));
    check("e8 arrow-E", None);
    check("e6 e8 arrow-NE", Some("e6e8f7"));
    check("e8 e6 arrow-NE", Some("e6e8f7"));
    check("e6 e7 arrow-E", None);
    check("f4 arrow-W", Some("f4f3"));
    check("f4 f4 arrow-W", None);
}

#[test]
fn a_wrong_gesture_is_explained() {
    let (game, state) = middle_game();
    let check = |path, expected: Option<&str>| {
        let text = game.meant(&state, &spots(path));
        let code = text.map(|text| game.read_move(&state, &text).unwrap_err().code);
        assert_eq!(code, expected, "{path}");
    };
    // What is no marble of Black.
    check("e1", Some(code::NOT_YOURS));
    check("e5", Some(code::NOT_YOURS));
    // What is not a group.
    check("f4 e6", Some(code::NOT_IN_LINE));
    check("d3 e8", Some(code::NOT_IN_LINE));
    check("b4 d5", Some(code::NOT_IN_LINE));
    check("d3 d7", Some(code::TOO_MANY));
    check("b6 b4", Some(code::NOT_YOURS));
    // Where a marble or a group cannot go.
    check("e6 e5", Some(code::NO_MAJORITY));
    check("d5 d6", Some(code::NO_MAJORITY));
    check("d5 arrow-E", Some(code::NO_MAJORITY));
    check("d4 d5 arrow-E", Some(code::NO_MAJORITY));
    check("d3 d4 arrow-E", Some(code::BLOCKED));
    check("e6 e8 arrow-NW", Some(code::NOT_EMPTY));
    check("e8 e6 arrow-SE", Some(code::NOT_EMPTY));
    // What is not wrong, or not a gesture.
    check("e6", None);
    check("e6 e8", None);
    check("e6 e8 arrow-E", None);
    check("", None);
    check("arrow-E", None);
    check("e6 e7 e8", None);
    check("nowhere arrow-E", None);
}

#[test]
fn nothing_leaves_the_board_on_purpose() {
    let game = Abalone::from_options(&Options::default()).unwrap();
    let state = game.initial();
    for path in [
        "a1 arrow-W",
        "a1 arrow-SW",
        "a5 arrow-SE",
        "a1 a3 arrow-SE",
        "a3 a1 arrow-W",
        "a2 b2 arrow-SE",
        "a1 b1 arrow-W",
    ] {
        let text = game.meant(&state, &spots(path)).expect(path);
        let refusal = game.read_move(&state, &text).unwrap_err();
        assert_eq!(refusal.code, code::OFF_BOARD, "{path}: {text}");
    }
}

/// Every marble that the move would move is a ghost, and the one that goes over the rim appears in the gutter as well.
#[test]
fn a_ghost_shows_what_a_move_would_do() {
    let (game, state) = middle_game();
    let view = View::new(&game, &state, Viewer::Spectator);
    let check = |text, expected: [usize; 2]| {
        let scene = game.draw(&Shot {
            ghost: Some(game.read_move(&state, text).unwrap()),
            ..Shot::of(&view)
        });
        let mut counts = [0, 0];
        scene.visit(&mut |node| match node.role {
            Role::Ghost => counts[0] += 1,
            Role::Leaving => counts[1] += 1,
            _ => {}
        });
        assert_eq!(counts, expected, "{text}");
    };
    check("f4f3", [1, 1]);
    check("e6e8f7", [3, 3]);
    check("d3d4", [5, 1]);
    // Three marbles, and one in the gutter; the cell that is left, and the marble over the rim.
    check("e6e7", [4, 2]);
}
