//! The worked examples of the publishers' rule sheets, on the board they call the example. Rows count from 0 at the
//! top and columns from 0 at the left, as in our source for them.

use quartet_game::{Describe, Game, Notation, Options, Seat, Seats, Turn};
use quartet_kulami::{Colour, Direction, Kulami, Move, State, Tile};

fn table(options: &str) -> Kulami {
    Kulami::from_options(&Options::parse(options).unwrap()).unwrap()
}

/// The legal holes after some marbles, as (row, column).
#[track_caller]
fn check_legal(placed: &[(i32, i32)], expected: &[(i32, i32)]) {
    let game = table("board=example");
    let mut state = game.initial();
    for &(row, column) in placed {
        let mv = Move::Place(game.board().hole_at(column, row).unwrap());
        assert_eq!(game.check(&state, mv), Ok(()), "({row},{column})");
        game.play(&mut state, mv);
    }
    let mut found: Vec<(i32, i32)> = game
        .legal_holes(&state)
        .iter()
        .map(|hole| game.board().place(hole))
        .map(|place| (place.row.into(), place.column.into()))
        .collect();
    found.sort_unstable();
    let mut expected = expected.to_vec();
    expected.sort_unstable();
    assert_eq!(found, expected);
}

// Source of the next three: the sheet's figures of a first, second and third marble.
#[test]
fn after_the_first_marble() {
    let column = [(0, 3), (1, 3), (2, 3), (3, 3), (6, 3), (7, 3), (8, 3)];
    let row = [(5, 0), (5, 4), (5, 5), (5, 6), (5, 7)];
    check_legal(&[(5, 3)], &[&column[..], &row[..]].concat());
}

#[test]
fn after_the_second_marble() {
    let column = [(0, 3), (1, 3), (6, 3), (7, 3), (8, 3)];
    let row = [(2, 1), (2, 2), (2, 5), (2, 6), (2, 7), (2, 8)];
    check_legal(&[(5, 3), (2, 3)], &[&column[..], &row[..]].concat());
}

#[test]
fn after_the_third_marble_also_across_the_gap() {
    check_legal(
        &[(5, 3), (2, 3), (2, 8)],
        &[(2, 1), (2, 2), (2, 5), (2, 6), (7, 8)],
    );
}

/// Source: the sheet's figure of a game that has ended.
const FINAL: &str = "...AABB../.CCAADDD./.CCEEFFGG/HCCEEFFGG/HIIIJJJGG/HIIIKKKL./.MMMKKKL./.NNOOPPQQ/...OOPP.. \
    ...rbb.../..brbbbr./..bbbrrbr/rrbbbrrrb/..bbrbrr./rbbrrrbb./.brrrrb../.rrbrrbrb/...b..r.. b h6 h4";

fn final_position(options: &str) -> (Kulami, State) {
    table(options).read_position(FINAL).unwrap()
}

#[test]
fn the_final_position_is_over_for_want_of_a_hole() {
    let (game, state) = final_position("");
    assert_eq!(game.position_text(&state), FINAL);
    assert_eq!(game.options().to_string(), "board=example");
    assert_eq!(state.marbles(Colour::Red).len(), 28);
    assert_eq!(state.marbles(Colour::Black).len(), 27);
    assert_eq!(game.count_moves(&state), 0);
    assert_eq!(game.turn(&state), Turn::Over(Seats::only(Seat::new(0))));
    assert_eq!(game.why(&state), "no-move");
}

#[test]
fn the_final_position_scores_as_in_the_sheet() {
    for (options, scores, winner) in [
        ("", [31, 27], 0),
        ("area=on", [31, 32], 1),
        ("lines=on", [31, 30], 0),
        ("area=on,lines=on", [31, 35], 1),
    ] {
        let (game, state) = final_position(options);
        assert_eq!(game.scores(&state), Some(scores.to_vec()), "{options}");
        let winner = Seats::only(Seat::new(winner));
        assert_eq!(game.turn(&state), Turn::Over(winner), "{options}");
    }
    // The seats have the other colours if Black begins: points belong to seats.
    let (game, state) = final_position("first=black,area=on,lines=on");
    assert_eq!(game.scores(&state), Some(vec![35, 31]));
    assert_eq!(game.turn(&state), Turn::Over(Seats::only(Seat::new(0))));
}

#[test]
fn the_final_position_is_made_of_these_parts() {
    let (game, state) = final_position("");
    let score = game.score(&state);
    let both = |part: quartet_kulami::ByColour<i32>| (part[Colour::Red], part[Colour::Black]);
    assert_eq!(both(score.tiles), (31, 27));
    assert_eq!(both(score.areas), (12, 17));
    assert_eq!(both(score.lines), (7 + 5, 5 + 5 + 5));
    for (colour, expected) in [(Colour::Red, vec![5, 7]), (Colour::Black, vec![5, 5, 5])] {
        let runs = game.runs(&state, colour);
        let mut lengths: Vec<u8> = runs.iter().map(|run| run.length).collect();
        lengths.sort_unstable();
        assert_eq!(lengths, expected);
        for run in runs {
            assert!(run.holes.contains(run.first));
            assert_eq!(run.holes.len(), u32::from(run.length));
            assert!(
                run.holes
                    .into_iter()
                    .all(|h| state.marble(h) == Some(colour))
            );
            assert!(Direction::ALL.contains(&run.direction));
        }
        let areas = game.largest_areas(&state, colour);
        assert_eq!(areas.len(), 1);
        assert_eq!(areas[0].len() as i32, score.areas[colour]);
    }
    // The tile points are the holes of the tiles, tile by tile.
    let mut points = (0, 0);
    for tile in Tile::all() {
        let holes = game.board().tile_holes(tile).len() as i32;
        match game.tile_owner(&state, tile) {
            Some(Colour::Red) => points.0 += holes,
            Some(Colour::Black) => points.1 += holes,
            None => {}
        }
    }
    assert_eq!(points, (31, 27));
}
