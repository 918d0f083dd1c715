//! The laws of pictures, on square and irregular boards, with and without what counts besides the tiles.

use quartet_game::{Describe, Game, Notation, Options};
use quartet_kulami::Kulami;
use quartet_scene::{Present, Target};

quartet_testkit::pictures!(
    Kulami,
    [
        "",
        "board=irregular-classic,area=on,lines=on,swap=on",
        "board=sample-10,lines=on",
        "board=irregular,seed=7,area=on,first=black",
        "board=AABCCCDD/AABEEFDD/GGBEEFDD/GGHHHIII/JJHHHKKL/MNNOOKKL/MNNQQPPP/MNNQQPPP",
    ]
);

/// Whoever points at a hole that is not allowed is told why.
#[test]
fn a_wrong_hole_is_refused_with_its_reason() {
    let options = Options::parse("board=classic,swap=on").unwrap();
    let game = Kulami::from_options(&options).unwrap();
    let mut state = game.initial();
    for mv in ["a8", "a6", "h6"] {
        let mv = game.read_move(&state, mv).unwrap();
        game.play(&mut state, mv);
    }
    for (cell, code) in [
        ("h6", "occupied"),
        ("g8", "not-in-line"),
        ("g6", "same-tile"),
        ("b6", "previous-tile"),
        ("swap", "syntax"),
    ] {
        let meant = game.meant(&state, &[Target::spot(cell)]).unwrap();
        let refusal = game.read_move(&state, &meant).unwrap_err();
        assert_eq!(refusal.code, code, "{cell}");
    }
}
