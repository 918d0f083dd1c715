//! The rules, one by one. Where a comment names no source, it is the rules page of the project; what that page leaves
//! open is ours.

use quartet_cubulus::{
    Cell, Colour, Cubulus, Facelet, Move, Phase, SQUARES, State, Symmetry, has_square,
};
use quartet_game::{
    Describe, Dice, Ending, Event, Game, Notation, Options, Seat, Seats, Timeline, Turn, playout,
    why,
};

fn table(options: &str) -> Cubulus {
    Cubulus::from_options(&Options::parse(options).unwrap()).unwrap()
}

fn at(game: &Cubulus, position: &str) -> State {
    let read = game.read_position(position);
    read.unwrap_or_else(|p| panic!("{position}: {p}")).1
}

/// Plays moves from a position and returns the position after them.
fn after(options: &str, position: &str, moves: &str) -> String {
    let game = table(options);
    let mut state = at(&game, position);
    for text in moves.split_whitespace() {
        let mv = game.read_move(&state, text);
        let mv = mv.unwrap_or_else(|r| panic!("{text}: {r}"));
        assert_eq!(game.key(&state), game.key_from_scratch(&state));
        game.play(&mut state, mv);
    }
    game.position_text(&state)
}

fn code(options: &str, position: &str, text: &str) -> &'static str {
    let game = table(options);
    let state = at(&game, position);
    match game.read_move(&state, text) {
        Ok(_) => "legal",
        Err(refusal) => {
            assert!(Cubulus::INFO.codes.contains(&refusal.code));
            refusal.code
        }
    }
}

fn winners(options: &str, position: &str) -> Option<Vec<u8>> {
    let game = table(options);
    match game.turn(&at(&game, position)) {
        Turn::Over(seats) => Some(seats.iter().map(Seat::number).collect()),
        _ => None,
    }
}

fn legal(game: &Cubulus, state: &State) -> Vec<String> {
    let mut moves = Vec::new();
    game.moves(state, &mut moves);
    moves.iter().map(|&mv| game.move_text(state, mv)).collect()
}

fn problems(options: &str, position: &str) -> Vec<String> {
    match table(options).read_position(position) {
        Ok(_) => Vec::new(),
        Err(problems) => problems.iter().map(str::to_owned).collect(),
    }
}

const START_2: &str = "........./........./......... b -";
const START_3: &str = "........./........./......... w -";
const NINE: &str = "@133 @233 @333 @123 @223 @323 @113 @213 @313";

#[test]
fn the_starts() {
    for (options, start) in [
        ("", START_2),
        ("players=3", START_3),
        (
            "setup=r.r...r.r....r....r.r...r.r",
            "r.r...r.r/....r..../r.r...r.r w -",
        ),
    ] {
        let game = table(options);
        assert_eq!(game.position_text(&game.initial()), start);
        assert_eq!(at(&game, start), game.initial());
    }
}

#[test]
fn seat_1_places_nine_neutral_balls_and_seat_0_begins() {
    let game = table("");
    let mut state = game.initial();
    for (n, text) in NINE.split(' ').enumerate() {
        assert_eq!(game.turn(&state), Turn::Seat(Seat::new(1)));
        assert_eq!(state.phase(), Phase::SetUp);
        assert_eq!(state.supply(Colour::Red), 9 - n as u32);
        let mv = game.read_move(&state, text).unwrap();
        assert_eq!(game.move_text(&state, mv), text);
        game.play(&mut state, mv);
    }
    assert_eq!(state.phase(), Phase::Play);
    assert_eq!(
        game.position_text(&state),
        "rrrrrrrrr/........./......... w -"
    );
    // The centre may be used, and the last cell of all.
    let moves = "@323 @113 @213 @313 @132 @222 @312 @131 @311";
    assert_eq!(
        after("", START_2, moves),
        ".....rrrr/r...r...r/r.......r w -"
    );
}

#[test]
fn the_set_up_has_one_order() {
    let after_222 = "........./....r..../......... b -";
    assert_eq!(code("", after_222, "@222"), "occupied");
    assert_eq!(code("", after_222, "@122"), "order");
    // Behind the centre 13 cells remain, enough for the 8 balls to come. From the start, 19 cells leave room for 8 more.
    assert_eq!(code("", after_222, "@322"), "legal");
    assert_eq!(code("", START_2, "@131"), "legal");
    assert_eq!(code("", START_2, "@231"), "order");
    assert_eq!(code("", START_2, "F5"), "set-up");
    assert_eq!(code("", START_2, "+F5"), "set-up");
    assert_eq!(code("", START_2, "pass"), "set-up");
    assert_eq!(
        code("", "rrrrrrrrr/........./......... w -", "@222"),
        "set-up"
    );
    assert_eq!(code("players=3", START_3, "@222"), "set-up");
}

#[test]
fn an_empty_cell_is_filled_from_any_face() {
    let game = table("players=3");
    let state = game.initial();
    let corner = Cell::at(1, 1, 3).unwrap();
    for text in ["U7", "F1", "L3", "u7", "f1", "l3", "+F1", "+l3"] {
        let mv = game.read_move(&state, text).unwrap();
        assert_eq!(mv, Move::Fill(corner));
        assert_eq!(game.move_text(&state, mv), "U7");
    }
    let moves = legal(&game, &state);
    assert_eq!(moves.len(), 26);
    // The canonical spelling takes the faces in the order U, D, F, B, L, R.
    for face in ["U", "D"] {
        assert_eq!(moves.iter().filter(|m| m.starts_with(face)).count(), 9);
    }
    let sides: Vec<&String> = moves
        .iter()
        .filter(|m| !m.starts_with(['U', 'D']))
        .collect();
    assert_eq!(sides, ["B6", "B5", "B4", "L5", "R5", "F4", "F5", "F6"]);
    assert_eq!(
        after("players=3", START_3, "L3"),
        "......w../........./......... b -"
    );
}

#[test]
fn an_insert_pushes_what_is_in_contact() {
    // The line behind F5, seen from the front: 212, 222, 232. In the string: last, middle and first row of the layer.
    for (before, pushed) in [
        // one ball moves on
        (
            "........./.......b./.........",
            "........./....b..w./.........",
        ),
        // two in contact move on
        (
            "........./....r..b./.........",
            "........./.r..b..w./.........",
        ),
        // the gap in the middle takes up the push, and the far ball stays
        (
            "........./.r.....b./.........",
            "........./.r..b..w./.........",
        ),
    ] {
        assert_eq!(
            after("players=3", &format!("{before} w -"), "F5"),
            format!("{pushed} b -")
        );
    }
    // A corner can be pushed along three lines, with three results.
    let corner = "......b../........./......... w -";
    let pushed = |text| after("players=3", corner, text);
    assert_eq!(pushed("U7"), "......w../......b../......... b -");
    assert_eq!(pushed("F1"), "...b..w../........./......... b -");
    assert_eq!(pushed("L3"), "......wb./........./......... b -");
}

/// Rules page: facelets that lead to the same cube are one move. That is so not only for an empty cell reached from
/// several faces: pushing on one's own balls leaves the cube as filling the gap behind them would.
#[test]
fn pushing_own_balls_on_is_filling_the_gap_behind_them() {
    let game = table("players=3");
    let check = |position: &str, pushed: &str, spelled: &str, count: usize| {
        let state = at(&game, position);
        let moves = legal(&game, &state);
        assert_eq!(moves.len(), count, "{position}");
        assert!(moves.contains(&spelled.to_owned()) && !moves.contains(&pushed.to_owned()));
        assert_eq!(
            after("players=3", position, pushed),
            after("players=3", position, spelled)
        );
    };
    // A corner pushed along each of its three lines: 25 empty outer cells are left, and nothing else.
    let corner = "......w../........./......... w -";
    check(corner, "F1", "U4", 25);
    check(corner, "U7", "F4", 25);
    check(corner, "L3", "U8", 25);
    // Two own balls before the gap; with a ball of another colour among them the push is a move of its own.
    check("......ww./........./......... w -", "L3", "U9", 24);
    let state = at(&game, "......wb./........./......... w -");
    assert!(legal(&game, &state).contains(&"L3".to_owned()));
    // Into the centre, which has no facelet: the first face in the order U, D, F, B, L, R that can be pushed.
    let centre = "........./.w...w.../......... w -";
    check(centre, "R5", "B5", 24 + 1);
    check("....w..../.w......./......... w -", "B5", "U5", 24 + 1);
}

#[test]
fn a_full_line_turns() {
    let full = "........./.r..b..w./......... w -";
    // (a,b,c) becomes (c,a,b), seen from the pushed end.
    assert_eq!(
        after("players=3", full, "F5"),
        "........./.b..w..r./......... b B5"
    );
    assert_eq!(
        after("players=3", full, "B5"),
        "........./.w..r..b./......... b F5"
    );
    assert_eq!(code("players=3", full, "+F5"), "line-full");
    assert_eq!(code("players=3", full, "+L5"), "legal");
}

#[test]
fn a_shift_may_not_be_undone_at_once() {
    let full = "........./.r..b..w./......... w -";
    let turned = after("players=3", full, "F5");
    assert_eq!(code("players=3", &turned, "B5"), "ko");
    assert_eq!(code("players=3", &turned, "b5"), "ko");
    // Turning the line on is not turning it back.
    assert_eq!(
        after("players=3", &turned, "F5"),
        "........./.w..r..b./......... r B5"
    );
    // The seat after the next is free, and so is the next after any other move.
    let later = after("players=3", &turned, "U1");
    assert_eq!(later, "b......../.b..w..r./......... r -");
    assert_eq!(code("players=3", &later, "B5"), "legal");
    let game = table("players=3");
    let state = at(&game, &turned);
    assert!(!legal(&game, &state).contains(&"B5".to_owned()));
    assert_eq!(legal(&game, &state).len() as u64, game.count_moves(&state));
}

#[test]
fn a_shift_must_change_something() {
    let uniform = "........./.b..b..b./......... w -";
    assert_eq!(code("players=3", uniform, "F5"), "nothing-changes");
    assert_eq!(code("players=3", uniform, "B5"), "nothing-changes");
    assert_eq!(code("players=3", uniform, "+F5"), "line-full");
    assert_eq!(code("players=3", uniform, "L5"), "legal");
}

#[test]
fn without_a_ball_only_shifts_are_left() {
    // White's nine are in the cube, one in every line; no line is full.
    let no_balls = "wb...w.w./..w.w.w../.w.w....w w -";
    assert_eq!(code("players=3", no_balls, "U2"), "no-balls");
    assert_eq!(code("players=3", no_balls, "U4"), "no-balls");
    assert_eq!(code("players=3", no_balls, "+U1"), "no-balls");
    let full = "wbr..w.w./..w.w.w../.w.w....w w -";
    let game = table("players=3");
    let state = at(&game, full);
    assert_eq!(legal(&game, &state), ["L1", "R3"]);
    assert_eq!(game.count_moves(&state), 2);
    assert_eq!(code("players=3", full, "pass"), "nothing-changes");
}

#[test]
fn a_seat_without_a_move_passes() {
    let stuck = "wb...w.w./..w.w.w../.w.w....w w -";
    let game = table("players=3");
    let state = at(&game, stuck);
    assert_eq!(legal(&game, &state), ["pass"]);
    assert_eq!(game.count_moves(&state), 1);
    assert_eq!(code("players=3", stuck, "PASS"), "legal");
    assert_eq!(
        after("players=3", stuck, "pass"),
        "wb...w.w./..w.w.w../.w.w....w b -"
    );
    assert_eq!(code("players=3", START_3, "pass"), "nothing-changes");
}

#[test]
fn each_of_the_36_squares_wins() {
    let game = table("players=3");
    for square in SQUARES {
        for last in square.iter() {
            for seat in 0..3 {
                let colour = Colour::ALL[seat];
                let text: String = Cell::all()
                    .map(|cell| match square.without(last).contains(cell) {
                        true => colour.letter(),
                        false => '.',
                    })
                    .collect();
                let (top, rest) = text.split_at(9);
                let (middle, bottom) = rest.split_at(9);
                let side = colour.letter();
                let mut state = at(&game, &format!("{top}/{middle}/{bottom} {side} -"));
                assert!(state.threats(colour).any(|t| t == (square, last)));
                let mv = game.read_move(&state, &Facelet::first_of(last).unwrap().to_string());
                game.play(&mut state, mv.unwrap());
                assert_eq!(game.turn(&state), Turn::Over(Seats::only(colour.seat())));
                assert_eq!(game.why(&state), why::SQUARE);
                assert_eq!(game.count_moves(&state), 0);
                assert!(legal(&game, &state).is_empty());
                // Read again, the same position has the same winner.
                assert_eq!(at(&game, &game.position_text(&state)), state);
            }
        }
    }
}

#[test]
fn nothing_may_be_played_after_the_end() {
    let won = "ww.ww..../.r.rrrbbb/r.rrr.r.. b -";
    assert_eq!(winners("", won), Some(vec![0]));
    for text in ["U3", "F5", "@222", "pass", "nonsense"] {
        assert_eq!(code("", won, text), "over");
    }
    let game = table("");
    let refusal = game.check(&at(&game, won), Move::Pass).unwrap_err();
    assert_eq!(refusal.code, "over");
}

#[test]
fn squares_of_others_come_first() {
    // White pushes D5: the line 221, 222, 223 turns; black's ball comes up into U5, white's comes round to D5.
    let black_only = "bb.bw..../rrrrbrrrr/...wr.w.. w -";
    let white_only = "b..bw..../rrrrbrrrr/...wr.ww. w -";
    let both = "bb.bw..../rrrrbrrrr/...wr.ww. w -";
    let neither = "b..bw..../rrrrbrrrr/...wr.w.. w -";
    for (before, expected) in [
        (black_only, Some(vec![1])),
        (white_only, Some(vec![0])),
        (both, Some(vec![1])),
        (neither, None),
    ] {
        assert_eq!(winners("", before), None, "{before}");
        assert_eq!(winners("", &after("", before, "D5")), expected, "{before}");
    }
}

#[test]
fn a_position_is_judged_as_if_the_seat_before_had_moved() {
    let both = "bb.bb..../rrrrrrrrr/...ww.ww.";
    assert_eq!(winners("", &format!("{both} w -")), Some(vec![0]));
    assert_eq!(winners("", &format!("{both} b -")), Some(vec![1]));
    // Three seats: whoever has just moved loses to the others, who share.
    let all = "bb.bb..../.rr.rr.../...ww.ww.";
    assert_eq!(
        winners("players=3", "bb.bb..../.......rr/...ww..rr w -"),
        Some(vec![1])
    );
    for (position, expected) in [
        (
            format!("{} w -", "bb.bb..../rr......./rr.ww.ww."),
            Some(vec![0, 1]),
        ),
        (
            format!("{} b -", "bb.bb..../rr......./rr.ww.ww."),
            Some(vec![1, 2]),
        ),
        (
            format!("{} r -", "bb.bb..../rr......./rr.ww.ww."),
            Some(vec![0, 2]),
        ),
        // Out of the game, out of the reckoning.
        (
            format!("{} w - r", "bb.bb..../rr......./rr.ww.ww."),
            Some(vec![0]),
        ),
        (
            format!("{} b - r", "bb.bb..../rr......./rr.ww.ww."),
            Some(vec![1]),
        ),
        (format!("{} w - b", "bb.bb..../........./........."), None),
        // The middle layer has no face of its own.
        (format!("{all} w -"), Some(vec![0, 1])),
    ] {
        assert_eq!(winners("players=3", &position), expected, "{position}");
    }
}

#[test]
fn neutral_squares_mean_nothing() {
    assert_eq!(winners("", "rrrrrrrrr/........./......... w -"), None);
    assert_eq!(
        winners("players=3", "rr.rr..../........./......... w -"),
        Some(vec![2])
    );
    // White pushes two neutral balls along, and they complete a square on the top face.
    let game = table("");
    let before = ".rrrr..../....r..../r.r.r.r.. w -";
    let pushed = after("", before, "R3");
    assert_eq!(pushed, "rrwrr..../....r..../r.r.r.r.. b -");
    assert!(!has_square(at(&game, before).balls(Colour::Red)));
    assert!(has_square(at(&game, &pushed).balls(Colour::Red)));
    assert_eq!(winners("", &pushed), None);
}

fn push_text(timeline: &mut Timeline<Cubulus>, text: &str) {
    let mv = timeline.game().read_move(timeline.state(), text).unwrap();
    timeline.push(Event::Move(mv));
}

#[test]
fn the_third_occurrence_is_a_draw() {
    // Neutral balls fill up to nine; the two lines are U's back row and D's front row.
    let position = "wbr.r.r../....r..../rrrr..bwr w -";
    for (options, ends_after) in [("", Some(13)), ("repetition=off", None)] {
        let game = table(options);
        let state = at(&game, position);
        let mut timeline = Timeline::from_state(game, state);
        for ply in 1..=18 {
            push_text(&mut timeline, ["L1", "L9"][(ply - 1) % 2]);
            // The cube of ply 1 comes back at plies 7 and 13, each time with the same ko. The start has no ko, so it
            // does not come back at ply 6.
            match ends_after {
                Some(end) if ply == end => {
                    let draw = Ending {
                        winners: Seats::all(2),
                        why: why::REPETITION,
                    };
                    assert_eq!(timeline.ending(), Some(draw));
                    break;
                }
                _ => assert_eq!(timeline.ending(), None, "ply {ply}"),
            }
        }
    }
}

#[test]
fn three_hundred_plies_after_the_set_up_are_a_draw() {
    for options in [
        "repetition=off",
        "setup=rrrrrrrrr..................,repetition=off",
    ] {
        let mut timeline = Timeline::new(table(options));
        let placing = if timeline.state().phase() == Phase::SetUp {
            9
        } else {
            0
        };
        if placing > 0 {
            NINE.split(' ')
                .for_each(|text| push_text(&mut timeline, text));
        }
        for ply in 1..=300 {
            assert_eq!(timeline.ending(), None, "before ply {ply}");
            let event = quiet_move(&timeline);
            timeline.push(event);
        }
        assert_eq!(timeline.ending().map(|e| e.why), Some(why::CAP));
        assert_eq!(timeline.ending().map(|e| e.winners), Some(Seats::all(2)));
        assert_eq!(timeline.len(), placing + 300);
        assert_eq!(timeline.game().longest(), Some(timeline.len() as u32));
        timeline.pop();
        assert_eq!(timeline.ending(), None);
    }
    assert_eq!(table("players=3").longest(), Some(301));
    assert_eq!(table("cap=off").longest(), None);
}

/// The first legal move after which the game goes on.
fn quiet_move(timeline: &Timeline<Cubulus>) -> Event<Move, quartet_game::NoChance> {
    let mut moves = Vec::new();
    timeline.game().moves(timeline.state(), &mut moves);
    let quiet = moves.into_iter().find(|&mv| {
        let mut next = *timeline.state();
        timeline.game().play(&mut next, mv);
        !timeline.game().turn(&next).is_over()
    });
    Event::Move(quiet.expect("there is a quiet move"))
}

#[test]
fn a_seat_that_leaves_does_not_count_as_a_ply() {
    let mut timeline = Timeline::new(table("players=3,repetition=off"));
    for _ in 0..150 {
        let event = quiet_move(&timeline);
        timeline.push(event);
    }
    timeline.push(Event::Resign(Seat::new(1)));
    for _ in 0..150 {
        assert_eq!(timeline.ending(), None);
        let event = quiet_move(&timeline);
        timeline.push(event);
    }
    let ending = timeline.ending().unwrap();
    assert_eq!(ending.why, why::CAP);
    assert_eq!(ending.winners, Seats::all(3).without(Seat::new(1)));
}

#[test]
fn the_history_options() {
    let game = table("");
    let state = at(&game, "rrrrrrrrr/........./......... w -");
    let keys = |same: usize, all: usize| -> Vec<u64> {
        (0..all)
            .map(|n| if n < same { state.key() } else { n as u64 })
            .collect()
    };
    let why = |options: &str, earlier: &[u64]| {
        table(options)
            .ends_by_history(&state, earlier)
            .map(|e| e.why)
    };
    for (options, same, all, expected) in [
        ("", 1, 299, None),
        ("", 2, 299, Some(why::REPETITION)),
        ("", 1, 300, Some(why::CAP)),
        ("", 2, 300, Some(why::REPETITION)),
        ("repetition=off", 9, 299, None),
        ("repetition=off", 9, 300, Some(why::CAP)),
        ("cap=off", 1, 999, None),
        ("cap=off", 2, 999, Some(why::REPETITION)),
        ("cap=off,repetition=off", 9, 999, None),
    ] {
        assert_eq!(
            why(options, &keys(same, all)),
            expected,
            "{options} {same} {all}"
        );
    }
}

#[test]
fn a_position_with_a_seat_out_has_the_same_cap() {
    let game = table("players=3,repetition=off");
    let state = at(&game, "........./........./......... w - r");
    let why = |plies: usize| {
        let ending = game.ends_by_history(&state, &vec![0; plies]);
        ending.map(|e| e.why)
    };
    assert_eq!(why(299), None);
    assert_eq!(why(300), Some(why::CAP));
}

#[test]
fn a_retired_seat_is_skipped_and_wins_nothing() {
    let game = table("players=3");
    let mut timeline = Timeline::new(game);
    push_text(&mut timeline, "U1");
    timeline.push(Event::Time(Seat::new(1)));
    assert_eq!(timeline.turn(), Turn::Seat(Seat::new(2)));
    let text = timeline.game().position_text(timeline.state());
    assert_eq!(text, "w......../........./......... r - b");
    assert_eq!(at(timeline.game(), &text), *timeline.state());
    assert_ne!(
        timeline.state().key(),
        at(timeline.game(), "w......../........./......... r -").key()
    );
    push_text(&mut timeline, "D1");
    assert_eq!(timeline.turn(), Turn::Seat(Seat::new(0)));
    assert_eq!(timeline.state().key(), timeline.state().key_from_scratch());
    // Leaving out of turn keeps the turn.
    let mut other = Timeline::new(table("players=3"));
    other.push(Event::Resign(Seat::new(2)));
    assert_eq!(other.turn(), Turn::Seat(Seat::new(0)));
    push_text(&mut other, "U1");
    push_text(&mut other, "U2");
    assert_eq!(other.turn(), Turn::Seat(Seat::new(0)));
    // A shift stays forbidden for whoever moves next.
    let full = "........./.r..b..w./......... w -";
    let mut state = at(&table("players=3"), &after("players=3", full, "F5"));
    table("players=3").retire(&mut state, Seat::new(1));
    assert_eq!(
        table("players=3").position_text(&state),
        "........./.b..w..r./......... r B5 b"
    );
    // White may complete a square of the retired black without harm.
    let position = "bb.bw..../....b..../....r.... w - b";
    let pushed = after("players=3", position, "D5");
    assert_eq!(pushed, "bb.bb..../....r..../....w.... r U5 b");
    assert_eq!(winners("players=3", &pushed), None);
}

#[test]
fn games_go_on_after_a_seat_has_left() {
    for seed in 0..20 {
        let mut timeline = Timeline::new(table("players=3"));
        let mut dice = Dice::new(seed);
        playout(&mut timeline, &mut dice, 5, |_| {});
        if timeline.ending().is_some() {
            continue;
        }
        let gone = Seat::new((seed % 3) as u8);
        timeline.push(Event::Resign(gone));
        playout(&mut timeline, &mut dice, 400, |t| {
            assert_ne!(t.turn(), Turn::Seat(gone));
            let text = t.game().position_text(t.state());
            assert_eq!(at(t.game(), &text), *t.state());
            assert_eq!(t.state().key(), t.state().key_from_scratch());
        });
        assert!(timeline.ending().is_some_and(|e| !e.winners.contains(gone)));
    }
}

#[test]
fn what_is_not_a_move() {
    for text in [
        "", "F", "F0", "F10", "X1", "@", "@11", "@1111", "@114", "@011", "+", "+@111", "passs",
        "é", "@é1", "🎲", " F5",
    ] {
        assert_eq!(code("", START_2, text), "syntax", "{text:?}");
        assert_eq!(code("players=3", START_3, text), "syntax", "{text:?}");
    }
    assert_eq!(code("players=3", START_3, &"F".repeat(1_000_000)), "syntax");
}

#[test]
fn every_code_is_given_for_some_text() {
    let full = "........./.r..b..w./......... w -";
    let given = [
        code("", START_2, "?"),
        code("", "r......../........./......... b -", "@133"),
        code("", START_2, "@311"),
        code("players=3", full, "+F5"),
        code("players=3", "wb...w.w./..w.w.w../.w.w....w w -", "U2"),
        code("players=3", "........./.b..b..b./......... w -", "F5"),
        code("players=3", &after("players=3", full, "F5"), "B5"),
        code("", START_2, "F5"),
        code("", "ww.ww..../.r.rrrbbb/r.rrr.r.. b -", "F5"),
    ];
    assert_eq!(given, Cubulus::INFO.codes);
}

#[test]
fn positions_that_are_refused() {
    for (options, position, count) in [
        ("", "", 4),
        ("players=3", "........./.........w -", 4),
        ("", "rrrrrrrrr/........./......... r -", 1),
        ("", "rrrrrrrrr/........./......... w", 1),
        ("", "rrrrrrrrr/........./......... w - b", 1),
        ("", "rrrrrrrrr/........./......... w - - -", 2),
        ("", "rrrrrrrrr/........./......... w F5", 1),
        ("", "rrrrrrrrr/........./......... w L1", 1),
        // ten of a colour
        ("", "rrrrrrrrr/r......../......... w -", 1),
        ("players=3", "wwwwwwwww/w......../......... w -", 1),
        // in play with other than nine neutral balls
        ("", "rrrrrrrr./w......../......... w -", 1),
        (
            "setup=rrrrrrrrr..................",
            "rrrrrrrr./........./......... b -",
            1,
        ),
        // set-up: white to move, and no room
        ("", "rrrrrrrr./........./......... w -", 1),
        ("", "........./........./........r b -", 1),
        ("", "........./........./........r w -", 2),
        // strange cells in two layers, and a wrong side
        ("", "rrrrrrrrx/....é..../......... x -", 3),
        ("players=3", "........./........./......... w - w", 1),
        ("players=3", "........./........./......... w - br", 1),
        ("players=3", "........./........./......... w - x", 1),
        ("players=3", "WWW....../........./......... w -", 1),
    ] {
        let found = problems(options, position);
        assert_eq!(found.len(), count, "{position}: {found:?}");
    }
    let long = "r".repeat(1_000_000);
    assert!(problems("", &long).iter().all(|p| p.len() < 200));
    assert!(!problems("", &"/".repeat(1_000_000)).is_empty());
}

#[test]
fn positions_that_are_accepted() {
    for (options, position) in [
        ("", "rrrrrrrrr/........./......... b -"),
        ("", "........./........./rrrrrrrr. b -"),
        ("", "wwwwbbwbr/rrrrrrrr./......... w -"),
        ("players=3", "........./........./......... r -"),
        ("players=3", "w......../........./......... b - r"),
        ("players=3", "........./.r..b..w./......... b F5"),
    ] {
        let game = table(options);
        assert_eq!(game.position_text(&at(&game, position)), position);
    }
    // More blanks and a small letter are accepted, and written in the canonical way.
    let game = table("players=3");
    let sloppy = at(&game, "  ........./.r..b..w./.........   b\tf5 ");
    assert_eq!(
        game.position_text(&sloppy),
        "........./.r..b..w./......... b F5"
    );
}

#[test]
fn options_are_checked() {
    for (text, count) in [
        ("players=4", 1),
        ("players=4,cap=3,repetition=2", 3),
        ("setup=rrr", 2),
        ("setup=rrrrrrrrrx.................", 1),
        ("setup=rrrrrrrr...................", 1),
        ("setup=rrrrrrrrrr.................", 1),
        ("setup=é,players=4", 4),
        ("setup=rrrrrrrrr..................,players=3", 1),
        ("setup=", 2),
    ] {
        let options = Options::parse(text).unwrap();
        let found = Cubulus::from_options(&options).unwrap_err();
        assert_eq!(found.iter().count(), count, "{text}: {found}");
    }
    for (text, canonical) in [
        ("players=2,setup=choose,repetition=3,cap=300", ""),
        ("cap=off,players=3", "players=3,cap=off"),
        ("players=3,setup=choose", "players=3"),
        ("repetition=off", "repetition=off"),
    ] {
        assert_eq!(table(text).options().to_string(), canonical);
    }
}

#[test]
fn symmetries_belong_to_tables_without_an_order() {
    assert_eq!(table("").symmetries(), 1);
    assert_eq!(table("players=3").symmetries(), 48);
    assert_eq!(table("setup=rrrrrrrrr..................").symmetries(), 48);
    // States in play have all 48 at every table.
    let game = table("");
    let state = at(&game, "bb.bw..../rrrrbrrrr/...wr.w.. w -");
    for symmetry in Symmetry::all() {
        let mapped = state.mapped(symmetry);
        let mut there: Vec<Move> = Vec::new();
        game.moves(&state, &mut there);
        let mut there: Vec<Move> = there.into_iter().map(|mv| mv.mapped(symmetry)).collect();
        let mut expected = Vec::new();
        game.moves(&mapped, &mut expected);
        there.sort();
        expected.sort();
        assert_eq!(there, expected);
    }
}

#[test]
fn the_sketch_fits_a_terminal() {
    for (options, seed) in [("", 1), ("players=3", 2), ("", 3), ("players=3", 4)] {
        let mut timeline = Timeline::new(table(options));
        playout(&mut timeline, &mut Dice::new(seed), 400, |t| {
            let text = t.game().sketch(t.state()).to_string();
            assert!(text.lines().count() <= 22);
            assert!(
                text.lines().all(|line| line.chars().count() <= 80),
                "{text}"
            );
        });
    }
    let game = table("");
    let shown = game
        .sketch(&at(&game, "bbr.w..../rrrrbrrrr/...ww.... w -"))
        .to_string();
    let expected = "          U                       top      middle   bottom
        b b r             back    b b r    r r r    . . .
        . w .                     . w .    r b r    w w .
        . . .             front   . . .    r r r    . . .
  L       F       R       B
b . .   . . .   . . r   r b b
r r r   r r r   r r r   r r r     each face: 1 2 3 / 4 5 6 / 7 8 9
. w .   . . .   . . .   . . .
          D
        . . .                     w  White  6 in supply
        w w .                     b  Black  6 in supply
        . . .                     r  Red    0 in supply, neutral

White to move
";
    assert_eq!(shown, expected);
}
