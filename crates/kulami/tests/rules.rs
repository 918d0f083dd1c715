//! Every sentence of the rules that the worked examples leave open, every reason code, options and positions.

use quartet_game::{Describe, Dice, Game, Notation, Options, Seat, Seats, Timeline, Turn, playout};
use quartet_kulami::{Board, ByColour, Colour, Hole, Kulami, Move, NAMED, State, Tile};

fn table(options: &str) -> Kulami {
    Kulami::from_options(&Options::parse(options).unwrap()).unwrap()
}

/// The state after these moves on a table.
#[track_caller]
fn after(game: &Kulami, moves: &str) -> State {
    let mut state = game.initial();
    for text in moves.split_whitespace() {
        let mv = game.read_move(&state, text).unwrap();
        game.play(&mut state, mv);
    }
    state
}

#[track_caller]
fn refused(game: &Kulami, state: &State, text: &str, code: &str) {
    let refusal = game.read_move(state, text).unwrap_err();
    assert_eq!(refusal.code, code, "{text}: {refusal}");
    assert!(Kulami::INFO.codes.contains(&code));
}

const CLASSIC: &str = "AABCCCDD/AABEEFDD/GGBEEFDD/GGHHHIII/JJHHHKKL/MNNOOKKL/MNNPPPQQ/MNNPPPQQ";
const EMPTY: &str = "......../......../......../......../......../......../......../........";

/// The classic board with one tile taken out of it and laid so that the row and the column of a1 hold nothing else.
const LONELY: &str =
    ".AABCCCDD/.AABEE.DD/.GGBEE.DD/.GGHHHIII/.JJHHHKKL/.MNNOOKKL/.MNNPPPQQ/.MNNPPPQQ/FF.......";

fn classic(marbles: &str, rest: &str) -> String {
    format!("{CLASSIC} {marbles} {rest}")
}

#[test]
fn each_reason_has_its_code() {
    let game = table("board=classic");
    let start = game.initial();
    for text in [
        "", "d", "4", "dd4", "d4 ", "d04", "d-4", "d+4", "♥4", "4d", "d4d", "swap", "pass",
    ] {
        refused(&game, &start, text, "syntax");
    }
    for text in ["i4", "a9", "d0", "z26", "a10"] {
        refused(&game, &start, text, "off-board");
    }
    // d5 lies on tile H (c4 to e5), e7 on tile E.
    let state = after(&game, "d5 d7");
    refused(&game, &state, "d7", "occupied");
    refused(&game, &state, "c5", "not-in-line");
    refused(&game, &state, "d6", "same-tile");
    refused(&game, &state, "d4", "previous-tile");
    assert!(game.read_move(&state, "d8").is_ok());
    // A hole that fails for several reasons is refused for the first in the order of the list.
    refused(&game, &state, "d5", "occupied");
    refused(&game, &state, "e6", "not-in-line");
}

#[test]
fn gaps_are_off_the_board() {
    let game = table("board=example");
    refused(&game, &game.initial(), "a9", "off-board");
    assert!(game.read_move(&game.initial(), "d9").is_ok());
}

#[test]
fn capital_letters_are_accepted() {
    let game = table("board=classic,swap=on");
    let state = after(&game, "D5");
    assert_eq!(game.read_move(&state, "Swap"), Ok(Move::Swap));
    assert_eq!(game.read_move(&state, "D7"), game.read_move(&state, "d7"));
}

#[test]
fn marbles_do_not_block_and_older_tiles_are_free_again() {
    let game = table("board=classic");
    // a1 and a8 are at the ends of a column; whatever lies between does not matter.
    let state = after(&game, "a1 a5 a8");
    assert!(
        game.read_move(&state, "a2").is_ok(),
        "the tile of the first marble is free again"
    );
    refused(&game, &state, "a6", "previous-tile");
}

#[test]
fn the_game_ends_when_every_marble_is_placed() {
    let game = table("board=classic,area=on");
    // 55 marbles in a setup by hand, then the last one: Black's last hole is a8 after h8.
    let marbles = ".rbrbrbr/brbrbrb./rbrbrbr./brbrbrb./rbrbrbr./brbrbrb./rbrbrbr./brbrbrb.";
    let text = classic(marbles, "b h8 e8");
    let problems = game.read_position(&text);
    let (game, mut state) = problems.unwrap();
    assert_eq!(state.supply(Colour::Red), 0, "28 red marbles");
    assert_eq!(state.supply(Colour::Black), 0, "28 black marbles");
    assert!(game.turn(&state).is_over());
    assert_eq!(game.why(&state), "all-placed");
    refused(&game, &state, "a8", "over");

    // One black marble fewer, and it is the one that Black may still place.
    let fewer = marbles.replacen(
        "brbrbrb./rbrbrbr./brbrbrb./rbr",
        ".rbrbrb./rbrbrbr./brbrbrb./rbr",
        1,
    );
    let (game, before) = game.read_position(&classic(&fewer, "b h8 e8")).unwrap();
    assert_eq!(before.supply(Colour::Black), 1);
    assert!(game.turn(&before).seat().is_some());
    state = before;
    let mv = game.read_move(&state, "h7").map(|_| ()).unwrap_err();
    assert_eq!(mv.code, "same-tile");
    let mv = game.read_move(&state, "a8").unwrap();
    game.play(&mut state, mv);
    assert!(game.turn(&state).is_over());
    assert_eq!(game.why(&state), "all-placed");
}

#[test]
fn a_side_without_marbles_ends_the_game() {
    let game = table("");
    let marbles =
        "........".to_owned() + "/rrrrrrrr/rrrrrrrr/rrrrrrrr/rrrrb.../......../......../........";
    let (game, state) = game.read_position(&classic(&marbles, "r e4 d4")).unwrap();
    assert_eq!(game.count_moves(&state), 0);
    assert_eq!(game.turn(&state), Turn::Over(Seats::only(Seat::new(0))));
    assert_eq!(game.why(&state), "no-move");
    refused(&game, &state, "e1", "no-marbles");
    refused(&game, &state, "nonsense", "no-marbles");
}

#[test]
fn equal_points_are_a_draw() {
    // A red marble on the lonely tile and a black one on a tile of the same size, and nothing in line with the last.
    let text = format!(
        "{LONELY} ........./........./........./........./........./....b..../........./........./r........ b a1 e4"
    );
    let (game, state) = table("").read_position(&text).unwrap();
    assert_eq!(game.scores(&state), Some(vec![2, 2]));
    let both: Seats = [Seat::new(0), Seat::new(1)].into_iter().collect();
    assert_eq!(game.turn(&state), Turn::Over(both));
    assert!(
        game.sketch(&state)
            .to_string()
            .contains("a draw: no hole to play")
    );
}

#[test]
fn an_even_tile_belongs_to_nobody() {
    let game = table("board=classic");
    // a8 (tile A) red, a6 (tile G) black, a8's neighbour b8 black by hand: A is 1:1.
    let marbles = EMPTY.replacen("........", "rb......", 1);
    let (game, state) = game.read_position(&classic(&marbles, "r b8 a8")).unwrap();
    assert_eq!(game.scores(&state), Some(vec![0, 0]));
    assert!(Tile::all().all(|tile| game.tile_owner(&state, tile).is_none()));
}

#[test]
fn runs_of_five_count_from_five_in_all_four_directions() {
    let check = |marbles: &str, red: i32| {
        let text = classic(marbles, "b a8 h1");
        let (game, state) = table("lines=on").read_position(&text).unwrap();
        assert_eq!(game.score(&state).lines, ByColour::new(red, 0), "{marbles}");
    };
    check(
        "rrrr..../......../......../......../......../......../......../.......b",
        0,
    );
    check(
        "rrrrr.../......../......../......../......../......../......../.......b",
        5,
    );
    check(
        "rrrrrrr./......../......../......../......../......../......../.......b",
        7,
    );
    check(
        "r......./r......./r......./r......./r......./......../......../.......b",
        5,
    );
    check(
        "r......./.r....../..r...../...r..../....r.../......../......../.......b",
        5,
    );
    check(
        "r......./....r.../...r..../..r...../.r....../r......./......../.......b",
        5,
    );
    // An enemy marble breaks a run; a marble counts in every run it is part of.
    check(
        "rrrbrr../......../......../......../......../......../......../.......b",
        0,
    );
    check(
        "rrrrr.../r......./r......./r......./r......./......../......../.......b",
        10,
    );
}

#[test]
fn a_gap_breaks_runs_and_groups() {
    // The middle of the sixth column from the right is missing on the lonely board: g7 and g6 are no holes, and the
    // marbles on both sides of them belong neither to one group nor to one run.
    let game = table(&format!("board={LONELY},area=on,lines=on"));
    let column =
        "......r../........./........./......r../......r../......r../......r../b......../.........";
    let text = format!("{LONELY} {column} b g9 -");
    assert!(
        game.read_position(&text).is_err(),
        "a black marble but no previous one"
    );
    let text = format!("{LONELY} {} b g9 -", column.replace('b', "."));
    let (game, state) = game.read_position(&text).unwrap();
    assert_eq!(game.score(&state).areas, ByColour::new(4, 0));
    assert_eq!(game.score(&state).lines, ByColour::new(0, 0));
    let areas = game.largest_areas(&state, Colour::Red);
    assert_eq!(areas.iter().map(|area| area.len()).collect::<Vec<_>>(), [4]);
    // But a marble may be placed across it.
    let state = after(&game, "g9");
    assert!(game.read_move(&state, "g6").is_ok());
}

#[test]
fn colours_can_be_exchanged_once_in_answer_to_the_first_marble() {
    let game = table("board=classic,swap=on");
    refused(&game, &game.initial(), "swap", "syntax");
    let mut state = after(&game, "d5");
    assert_eq!(game.turn(&state), Turn::Seat(Seat::new(1)));
    let (before, places) = (state, game.legal_holes(&state));
    let mv = game.read_move(&state, "swap").unwrap();
    assert_eq!(game.move_text(&state, mv), "swap");
    game.play(&mut state, mv);
    assert_eq!(game.turn(&state), Turn::Seat(Seat::new(0)));
    assert_eq!(state.side(), Colour::Black);
    assert_eq!(game.seat_name(&state, Seat::new(0)), "Black");
    assert_eq!(game.seat_name(&state, Seat::new(1)), "Red");
    assert_eq!(state.marbles(Colour::Red), before.marbles(Colour::Red));
    assert_eq!(game.legal_holes(&state), places);
    refused(&game, &state, "swap", "syntax");
    assert_ne!(game.key(&state), game.key(&before));
    assert!(game.position_text(&state).ends_with(" bx d5 -"));
    // The points of the first marble now belong to seat 1.
    assert_eq!(game.scores(&before), Some(vec![6, 0]));
    assert_eq!(game.scores(&state), Some(vec![0, 6]));
    let mut moves = Vec::new();
    game.moves(&before, &mut moves);
    assert_eq!(moves.len() as u64, game.count_moves(&before));
    assert_eq!(moves.last(), Some(&Move::Swap));

    let late = after(&game, "d5 d7");
    refused(&game, &late, "swap", "syntax");
    assert!(game.longest() == Some(57) && table("").longest() == Some(56));
}

#[test]
fn without_the_option_colours_stay() {
    let game = table("board=classic");
    let state = after(&game, "d5");
    refused(&game, &state, "swap", "syntax");
    assert!(game.check(&state, Move::Swap).is_err());
}

#[test]
fn black_may_begin() {
    let game = table("board=classic,first=black,swap=on");
    let start = game.initial();
    assert_eq!(start.side(), Colour::Black);
    assert_eq!(game.turn(&start), Turn::Seat(Seat::new(0)));
    assert_eq!(game.seat_name(&start, Seat::new(0)), "Black");
    let state = after(&game, "d5 swap");
    assert!(game.position_text(&state).ends_with(" rx d5 -"));
    assert_eq!(game.turn(&state), Turn::Seat(Seat::new(0)));
    assert_eq!(game.seat_name(&state, Seat::new(0)), "Red");
}

/// A seat without a hole ends the game, even one that could otherwise exchange colours.
#[test]
fn the_first_marble_may_end_the_game() {
    for swap in ["off", "on"] {
        let game = table(&format!("board={LONELY},swap={swap}"));
        let state = after(&game, "a1");
        assert_eq!(game.turn(&state), Turn::Over(Seats::only(Seat::new(0))));
        assert_eq!(game.why(&state), "no-move");
        assert_eq!(game.count_moves(&state), 0);
        refused(&game, &state, "b1", "over");
        refused(&game, &state, "swap", "over");
        refused(&game, &state, "nonsense", "over");
    }
}

#[test]
fn options_are_canonical() {
    for (given, canonical) in [
        ("", ""),
        ("board=square", ""),
        ("board=square,seed=0", ""),
        ("seed=17", "seed=17"),
        ("seed=017", "seed=17"),
        ("seed=18446744073709551615", "seed=18446744073709551615"),
        ("board=irregular", "board=irregular"),
        ("seed=3,board=irregular", "board=irregular,seed=3"),
        ("board=classic,seed=4", "board=classic"),
        (
            "swap=on,first=black,lines=on,area=on",
            "area=on,lines=on,first=black,swap=on",
        ),
        ("area=off,lines=off,first=red,swap=off", ""),
        (&format!("board={CLASSIC}"), "board=classic"),
        (
            &format!("board={}", CLASSIC.to_lowercase()),
            "board=classic",
        ),
    ] {
        assert_eq!(table(given).options().to_string(), canonical, "{given}");
    }
    for layout in NAMED {
        let game = table(&format!("board={}", layout.name));
        assert_eq!(game.board().to_string(), layout.tiles);
        assert_eq!(game.options().to_string(), format!("board={}", layout.name));
    }
    let own = Board::parse(CLASSIC).unwrap().transformed(1).to_string();
    assert_eq!(
        table(&format!("board={own}")).options().to_string(),
        format!("board={own}")
    );
}

#[test]
fn every_fault_of_the_options_is_named() {
    let check = |text: &str, expected: &[&str]| {
        let problems = Kulami::from_options(&Options::parse(text).unwrap()).unwrap_err();
        let found = problems.to_string();
        for part in expected {
            assert!(found.contains(part), "{text}: {found}");
        }
    };
    check(
        "area=yes,colour=red",
        &["`area` cannot be `yes`", "no option `colour`"],
    );
    check(
        "board=round,seed=-1",
        &["no board `round`", "`seed` cannot be `-1`"],
    );
    check(
        "board=AA/BB,seed=x",
        &["tiles of 2x3: 0 instead of 4", "`seed` cannot be `x`"],
    );
    check(
        "board=AA/BB,seed=x,area=maybe",
        &[
            "tiles of 2x3",
            "`seed` cannot be `x`",
            "`area` cannot be `maybe`",
        ],
    );
    check("seed=18446744073709551616", &["below 2^64"]);
}

#[test]
fn a_seed_that_is_off_or_empty_is_refused() {
    for text in ["seed=off", "seed=", "board=classic,seed=off"] {
        let problems = Kulami::from_options(&Options::parse(text).unwrap()).unwrap_err();
        assert_eq!(problems.to_string(), "`seed` is not a number below 2^64");
    }
}

#[test]
fn a_position_brings_its_board() {
    let random = table("board=irregular,seed=9,area=on");
    let text = random.position_text(&random.initial());
    let (same, _) = random.read_position(&text).unwrap();
    assert_eq!(same.options().to_string(), "board=irregular,seed=9,area=on");
    let (other, _) = table("lines=on").read_position(&text).unwrap();
    let own = format!("board={},lines=on", random.board());
    assert_eq!(other.options().to_string(), own);
    let (named, _) = random.read_position(&classic(EMPTY, "r - -")).unwrap();
    assert_eq!(named.options().to_string(), "board=classic,area=on");
}

#[test]
fn positions_are_trimmed_and_lettered_anew() {
    let framed = |text: &str| format!(".........../.{}../...........", text.replace('/', "../."));
    let marbles = EMPTY.replacen("........", "r......b", 1);
    let text = format!(
        "{} {} r h8 a8",
        framed(&CLASSIC.to_lowercase()),
        framed(&marbles)
    );
    let (game, state) = table("").read_position(&text).unwrap();
    assert_eq!(game.position_text(&state), classic(&marbles, "r h8 a8"));
}

#[test]
fn every_fault_of_a_position_is_named() {
    let check = |text: &str, expected: &[&str]| {
        let problems = table("swap=on").read_position(text).unwrap_err();
        let found: Vec<&str> = problems.iter().collect();
        assert_eq!(found, expected, "{text}");
    };
    check(
        "",
        &["a position has five parts: tiles marbles side last previous"],
    );
    check(
        &classic(EMPTY, "r - - -"),
        &["a position has five parts: tiles marbles side last previous"],
    );
    check(
        &classic(&EMPTY.replacen('.', "q", 1), "g k9 a0"),
        &[
            "the side to move must be `r` or `b`, with an `x` behind it once colours were exchanged",
            "'q' is no marble: there are only `r`, `b` and `.`",
            "last marble: there is no hole at k9",
            "previous marble: there is no hole at a0",
        ],
    );
    check(
        &classic("r/b", "r - -"),
        &["the marbles are not written in the shape of the tiles"],
    );
    check(
        &classic(EMPTY, "r a1 b1"),
        &[
            "the last marble must be a black one, and there is none in a1",
            "the previous marble must be a red one, and there is none in b1",
        ],
    );
    check(
        &classic(EMPTY, "rx - -"),
        &["the seats cannot have exchanged colours before the first marble"],
    );
    let one = EMPTY.replacen('.', "r", 1);
    check(
        &classic(&one, "b - -"),
        &["the last marble, a red one, must be named"],
    );
    check(
        &classic(&one, "r a8 -"),
        &[
            "the last marble must be a black one, and there is none in a8",
            "the previous marble, a red one, must be named",
        ],
    );
    check(
        &classic(&EMPTY.replace('.', "r"), "b a8 -"),
        &["Red has 64 marbles on the board, the box holds 28"],
    );
    let exchanged = classic(&one, "bx a8 -");
    assert!(table("swap=on").read_position(&exchanged).is_ok());
    let problems = table("").read_position(&exchanged).unwrap_err();
    assert_eq!(
        problems.to_string(),
        "colours are not exchanged at this table"
    );
    let game = table("board=example");
    let text = game.position_text(&game.initial());
    let wrong = text.replace(" ...", " r..");
    let problems = game.read_position(&wrong).unwrap_err().to_string();
    assert!(problems.contains("where there is no hole"), "{problems}");
}

#[test]
fn positions_may_be_out_of_balance() {
    let three = EMPTY.replacen("...", "rrr", 1);
    let (game, state) = table("").read_position(&classic(&three, "b a8 -")).unwrap();
    assert_eq!(game.turn(&state), Turn::Seat(Seat::new(1)));
    assert_eq!(game.position_text(&state), classic(&three, "b a8 -"));
}

#[test]
fn no_text_makes_the_reader_panic() {
    let game = table("board=classic,swap=on");
    let state = game.initial();
    let long = "a".repeat(100_000);
    let wide = format!("{long} {long} r - -");
    let deep = format!("{0} {0} r - -", "./".repeat(100_000));
    for text in [
        "",
        " ",
        "é4",
        "a\u{301}",
        "\0",
        "a999999999999",
        &long,
        &wide,
        &deep,
        "🎲 🎲 🎲 🎲 🎲",
    ] {
        assert!(game.read_move(&state, text).is_err());
        assert!(game.read_position(text).is_err());
    }
}

#[test]
fn a_transformed_board_plays_the_same_game() {
    for (seed, options) in (0..).zip(["board=irregular,area=on,lines=on", "board=classic,lines=on"])
    {
        let game = table(options);
        for symmetry in 0..8 {
            let image = game.with_board(game.board().transformed(symmetry));
            let map = |hole: Hole| {
                let place = game
                    .board()
                    .transformed_place(symmetry, game.board().place(hole));
                image
                    .board()
                    .hole_at(place.column.into(), place.row.into())
                    .unwrap()
            };
            let mut shadow = image.initial();
            let mut timeline = Timeline::new(game.clone());
            playout(&mut timeline, &mut Dice::new(seed), 60, |_| {});
            for (before, event) in timeline.events() {
                let there: quartet_kulami::Holes =
                    game.legal_holes(before).iter().map(map).collect();
                assert_eq!(image.legal_holes(&shadow), there);
                assert_eq!(image.scores(&shadow), game.scores(before));
                let quartet_game::Event::Move(Move::Place(hole)) = event else {
                    panic!("only marbles are placed here");
                };
                image.play(&mut shadow, Move::Place(map(hole)));
            }
            assert_eq!(image.turn(&shadow), timeline.turn());
            assert_eq!(image.scores(&shadow), game.scores(timeline.state()));
        }
    }
}

#[test]
fn sketches_fit_a_terminal() {
    for layout in NAMED {
        let game = table(&format!("board={},area=on,lines=on,swap=on", layout.name));
        let mut timeline = Timeline::new(game);
        playout(&mut timeline, &mut Dice::new(1), 60, |t| {
            let sketch = t.game().sketch(t.state()).to_string();
            assert!(sketch.lines().count() <= 22, "{sketch}");
            assert!(sketch.lines().all(|line| line.len() <= 80), "{sketch}");
            assert!(sketch.is_ascii());
            let stars = sketch.matches('*').count();
            let legal = t.game().legal_holes(t.state()).len() as usize;
            assert_eq!(stars, legal + usize::from(legal > 0), "{sketch}");
        });
    }
}
