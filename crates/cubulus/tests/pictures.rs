//! Cubulus as people see it and point at it.

use quartet_cubulus::{Cubulus, Move, State};
use quartet_game::{Describe, Game, Notation, Options};
use quartet_scene::{Language, Path, Present, Shot, Speak, Target};
use quartet_words::Words;

const CORNERS: &str = "setup=r.r...r.r....r....r.r...r.r";

quartet_testkit::pictures!(Cubulus, ["", "players=3", CORNERS]);

/// A table at a position, or at the start.
fn table(options: &str, position: &str) -> (Cubulus, State) {
    let game = Cubulus::from_options(&Options::parse(options).unwrap()).unwrap();
    let state = match position {
        "" => game.initial(),
        _ => game.read_position(position).unwrap().1,
    };
    (game, state)
}

/// What may not be pointed at says why not.
#[test]
fn wrong_gestures_are_refused_with_the_reason() {
    for (options, position, spot, code) in [
        ("", "r......../........./......... b -", "U1", "occupied"),
        ("", "....r..../........./......... b -", "B3", "order"),
        ("", "", "D9", "order"),
        ("", "........./....r..../......... b -", "C", "occupied"),
        (
            "players=3",
            "r..w..b../........./......... w F1",
            "F1",
            "ko",
        ),
        (
            "players=3",
            "r..r..r../........./......... w -",
            "F1",
            "nothing-changes",
        ),
        (
            "players=3",
            "..www...w/...w.ww../w.w...... w -",
            "D9",
            "no-balls",
        ),
    ] {
        let (game, state) = table(options, position);
        let path = [Target::spot(spot)];
        let meant = game.meant(&state, &path).unwrap();
        let refusal = game.read_move(&state, &meant).unwrap_err();
        assert_eq!(refusal.code, code, "{spot} in {position}");
    }
}

/// Pointing at any side of an empty cell, or at an own ball in front of it, fills it.
#[test]
fn a_cell_is_filled_from_every_side() {
    let (game, state) = table("players=3", "........./.......w./......... w -");
    let ways = |text: &str| {
        let mv = game.read_move(&state, text).unwrap();
        let mut paths: Vec<Path> = Vec::new();
        game.paths(&state, mv, &mut paths);
        let mut names: Vec<String> = paths.iter().map(|p| p[0].name().to_owned()).collect();
        names.sort_unstable();
        (mv, names.join(" "))
    };
    let (centre, names) = ways("F5");
    assert!(matches!(centre, Move::Fill(_)), "{centre:?}");
    assert_eq!(names, "F5");
    assert_eq!(ways("U7").1, "F1 L3 U7");
}

#[test]
fn moves_and_cells_are_told() {
    let words = Words::new(Language::En, &|language| vec![Cubulus::words(language)]);
    let (game, state) = table("players=3", "r..w..b../........./...r.b... w -");
    for (text, told) in [
        ("U3", "White puts a ball into U3"),
        (
            "F1",
            "White turns the line at F1: a ball drops out at B3 and goes back in at F1 (Red)",
        ),
        ("L1", "White pushes a ball in at L1 and one ball moves on"),
    ] {
        let mv = game.read_move(&state, text).unwrap();
        assert_eq!(words.speak(&game.tell(&state, mv)), told);
    }
    let view = quartet_game::View::new(&game, &state, quartet_game::Viewer::Spectator);
    let scene = game.draw(&Shot::of(&view));
    let mut heard = None;
    scene.visit(&mut |node| {
        if node.id.as_deref() == Some("F1") {
            heard = node.title.as_ref().map(|title| words.speak(title));
        }
    });
    assert_eq!(heard.as_deref(), Some("F1: Black; behind it: White, Red"));
}
