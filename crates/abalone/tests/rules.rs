//! Every rule, ruling, option and reason code of the game, each on the smallest board that shows it.

use quartet_abalone::{Abalone, Cell, Cells, Effect, Kind, LAYOUTS, Layout, Move, State};
use quartet_game::{
    Describe, Dice, Event, Game, Notation, Options, Seat, Seats, Timeline, Turn, playout, why,
};

// --- The start -----------------------------------------------------------------------------------------------------

#[test]
fn the_standard_start_is_the_one_of_the_rules() {
    // Rules page, section "Strings".
    let game = table("");
    let text = "sssss/ssssss/2sss2/8/9/8/2SSS2/SSSSSS/SSSSS 0 0 b 0 1";
    assert_eq!(game.position_text(&game.initial()), text);
    // Rules page, section "Board".
    let black = "a1 a2 a3 a4 a5 b1 b2 b3 b4 b5 b6 c3 c4 c5";
    let white = "i5 i6 i7 i8 i9 h4 h5 h6 h7 h8 h9 g5 g6 g7";
    assert_eq!(game.initial().marbles(BLACK), cells(black));
    assert_eq!(game.initial().marbles(WHITE), cells(white));
}

#[test]
fn the_moves_at_the_standard_start_by_kind() {
    // Rules page, section "Facts to test against".
    let game = table("");
    let state = game.initial();
    let mut counts = [0; 5];
    for mv in moves(&game, &state) {
        let effect = Effect::of(&state, mv);
        let kind = match (effect.kind, effect.moved.len()) {
            (Kind::Single, 1) => 0,
            (Kind::InLine, 2) => 1,
            (Kind::InLine, 3) => 2,
            (Kind::SideStep, 2) => 3,
            (Kind::SideStep, 3) => 4,
            other => panic!("{mv}: {other:?}"),
        };
        counts[kind] += 1;
    }
    assert_eq!(counts, [14, 12, 8, 8, 2]);
}

#[test]
fn every_layout_can_be_played() {
    assert_eq!(LAYOUTS.len(), 39);
    for layout in LAYOUTS {
        assert_eq!(Layout::named(layout.id), Some(layout));
        let game = table(&format!("layout={}", layout.id));
        assert_eq!(game.layout(), layout);
        // L'Atomouche is played with twelve marbles a side, in every collection that has it.
        let marbles = if layout.id == "atomouche" { 12 } else { 14 };
        let state = game.initial();
        assert_eq!(state.marbles(BLACK).len(), marbles, "{}", layout.id);
        assert_eq!(state.marbles(WHITE).len(), marbles, "{}", layout.id);
        let mut space = Vec::new();
        game.move_space(&state, &mut space);
        let legal = space.iter().filter(|&&mv| game.check(&state, mv).is_ok());
        assert_eq!(
            legal.count() as u64,
            game.count_moves(&state),
            "{}",
            layout.id
        );
        assert!(game.count_moves(&state) > 0, "{}", layout.id);
    }
    let ids: std::collections::BTreeSet<&str> = LAYOUTS.iter().map(|l| l.id).collect();
    assert_eq!(ids.len(), LAYOUTS.len());
    let boards: std::collections::BTreeSet<String> = LAYOUTS
        .iter()
        .map(|l| format!("{:?}", l.marbles()))
        .collect();
    assert_eq!(boards.len(), LAYOUTS.len());
}

// --- The turn ------------------------------------------------------------------------------------------------------

#[test]
fn one_two_or_three_marbles_move_along_their_line() {
    played("d4", "", "d4e5", "e5", "");
    played("c3 d4", "", "c3d4", "d4 e5", "");
    played("c3 d4 e5", "", "c3d4", "d4 e5 f6", "");
    // The front three of four: the fourth stays.
    played("b2 c3 d4 e5", "", "c3d4", "b2 d4 e5 f6", "");
    refused(
        "b2 c3 d4 e5",
        "",
        "b2c3",
        "too-many",
        "four marbles: at most three move at once",
    );
}

#[test]
fn two_or_three_marbles_step_to_the_side() {
    played("c3 c4", "", "c3c4d3", "d3 d4", "");
    played("c3 c4 c5", "", "c3c5d4", "d4 d5 d6", "");
    played("c3 d4 e5", "", "c3e5c4", "c4 d5 e6", "");
    played("e5 d5 c5", "", "c5e5c4", "c4 d4 e4", "");
    refused(
        "c3 c4 c5 c6",
        "",
        "c3c6d3",
        "too-many",
        "four marbles: at most three move at once",
    );
    // A side-step pushes nothing, neither the other colour nor the own.
    let text = "d4 is not empty: a side-step does not push";
    refused("c3 c4 c5", "d4", "c3c5d3", "not-empty", text);
    refused("c3 c4 c5 d4", "", "c3c5d3", "not-empty", text);
}

#[test]
fn more_marbles_push_fewer() {
    played("b2 c3", "d4", "b2c3", "c3 d4", "e5");
    played("b2 c3 d4", "e5", "b2c3", "c3 d4 e5", "f6");
    played("b2 c3 d4", "e5 f6", "b2c3", "c3 d4 e5", "f6 g7");
    // Of four in a line three push: the fourth adds nothing.
    played("a1 b2 c3 d4", "e5 f6", "b2c3", "a1 c3 d4 e5", "f6 g7");
    for (black, white, mv, text) in [
        ("d4", "e5", "d4e5", "one against one: no push"),
        ("d4", "e5 f6", "d4e5", "one against two: no push"),
        ("c3 d4", "e5 f6", "c3d4", "two against two: no push"),
        (
            "b2 c3 d4",
            "e5 f6 g7",
            "b2c3",
            "three against three: no push",
        ),
        (
            "b2 c3 d4",
            "e5 f6 g7 h8",
            "b2c3",
            "three against four: no push",
        ),
    ] {
        refused(black, white, mv, "no-majority", text);
    }
    // Four against three is still three against three.
    refused(
        "a1 b2 c3 d4",
        "e5 f6 g7",
        "a1b2",
        "too-many",
        "four marbles: at most three move at once",
    );
    refused(
        "a1 b2 c3 d4",
        "e5 f6 g7",
        "b2c3",
        "no-majority",
        "three against three: no push",
    );
}

#[test]
fn a_push_needs_contact_and_room() {
    // Not in contact: the line moves up to the other marble and pushes nothing.
    played("b2 c3", "e5", "b2c3", "c3 d4", "e5");
    let text = "your own marble on e5 stands behind what you would push";
    refused("b2 c3 e5", "d4", "b2c3", "own-behind", text);
    // One marble with another of its colour directly behind it is two marbles.
    refused(
        "b2 c3",
        "d4 e5",
        "b2c3",
        "no-majority",
        "two against two: no push",
    );
    played("b2 c3", "d4 f6", "b2c3", "c3 d4", "e5 f6");
}

#[test]
fn marbles_are_pushed_over_the_rim() {
    let game = table("");
    for (black, white, mv, after, left) in [
        ("c3 b2", "a1", "c3b2", "b2 a1", ""),
        ("d4 c3 b2", "a1", "d4c3", "c3 b2 a1", ""),
        ("e5 d4 c3", "b2 a1", "e5d4", "d4 c3 b2", "a1"),
    ] {
        let mut state = board(black, white);
        let mv = game.read_move(&state, mv).unwrap();
        assert_eq!(Effect::of(&state, mv).kind, Kind::Ejection);
        assert!(game.forgets_history(&state, mv));
        game.play(&mut state, mv);
        assert_eq!(state.marbles(BLACK), cells(after));
        assert_eq!(state.marbles(WHITE), cells(left));
        assert_eq!((state.ejected(BLACK), state.quiet()), (1, 0));
        assert_eq!(game.scores(&state), Some(vec![1, 0]));
    }
}

#[test]
fn an_own_marble_never_leaves_the_board() {
    let text = "your own marble would leave the board";
    refused("c3 b2 a1", "", "c3b2", "off-board", text);
    refused("a1 a2", "", "a2a1", "off-board", text);
    refused(
        "a1 b1",
        "",
        "a1b1a0",
        "off-board",
        "there is no cell a0 on the board",
    );
    // The named marble stays on the board, the other one does not.
    refused(
        "e1 d1",
        "",
        "e1d1e0",
        "off-board",
        "there is no cell e0 on the board",
    );
    refused(
        "e1 f2",
        "",
        "f2e1f1",
        "off-board",
        "there is no cell f1 on the board",
    );
    refused(
        "a5 b6",
        "",
        "a5b6a6",
        "off-board",
        "there is no cell a6 on the board",
    );
    refused("d8 e8", "", "e8d8e9", "off-board", text);
}

#[test]
fn an_effect_names_every_marble() {
    let effect = |black, white, mv| {
        let state = board(black, white);
        Effect::of(&state, table("").read_move(&state, mv).unwrap())
    };
    let push = effect("b2 c3 d4", "e5 f6", "b2c3");
    assert_eq!(push.kind, Kind::Push);
    assert_eq!(
        (push.moved, push.pushed),
        (cells("b2 c3 d4"), cells("e5 f6"))
    );
    assert_eq!(push.ejects, None);
    let ejection = effect("e5 d4 c3", "b2 a1", "e5d4");
    assert_eq!(ejection.pushed, cells("a1 b2"));
    assert_eq!(ejection.ejects, Cell::named("a1"));
    assert_eq!(effect("d4", "", "d4e5").kind, Kind::Single);
    assert_eq!(effect("d4 c3", "", "c3d4").kind, Kind::InLine);
    let side = effect("c3 c4 c5", "e5", "c3c5d3");
    assert_eq!((side.kind, side.moved), (Kind::SideStep, cells("c3 c4 c5")));
}

// --- The end -------------------------------------------------------------------------------------------------------

#[test]
fn the_sixth_ejection_wins_at_once() {
    let game = table("");
    let mut state = position("5/6/7/8/9/8/2S4/1S4/s4 5 5 b 0 60");
    let mv = game.read_move(&state, "c3b2").unwrap();
    game.play(&mut state, mv);
    assert_eq!(game.turn(&state), Turn::Over(Seats::only(BLACK)));
    assert_eq!(game.why(&state), why::EJECTED);
    assert_eq!(game.count_moves(&state), 0);
    assert_eq!(moves(&game, &state), []);
    let refusal = game.read_move(&state, "nonsense").unwrap_err();
    assert_eq!(refusal.code, "over");
}

#[test]
fn the_option_eject_moves_the_goal() {
    for (options, ejected, over) in [
        ("eject=4", 4, true),
        ("eject=4", 3, false),
        ("", 5, false),
        ("eject=14", 13, false),
        ("eject=1", 1, true),
        ("eject=4", 7, true),
    ] {
        let text = format!("5/6/7/8/4s4/8/2S4/6/5 0 {ejected} b 0 60");
        let game = table(options);
        let (_, state) = game.read_position(&text).unwrap();
        assert_eq!(game.turn(&state).is_over(), over, "{options} {ejected}");
        if over {
            assert_eq!(game.turn(&state), Turn::Over(Seats::only(WHITE)));
        }
    }
}

#[test]
fn a_seat_without_a_legal_move_loses() {
    let game = table("");
    let state = board("a1", "a2 b1 b2");
    assert_eq!(game.turn(&state), Turn::Over(Seats::only(WHITE)));
    assert_eq!(game.why(&state), why::NO_MOVE);
    assert_eq!(game.count_moves(&state), 0);
    // Nobody left at all.
    assert_eq!(game.why(&board("", "a2")), why::NO_MOVE);
    // The only move may be a push.
    let state = board("a1 b2", "a2 b1 b3 c2 c3");
    assert_eq!(game.turn(&state), Turn::Seat(BLACK));
    assert_eq!(texts(&game, &state), ["a1b2"]);
    // A marble that the other side needs for nothing does not matter.
    assert_eq!(game.turn(&board("a1", "")), Turn::Seat(BLACK));
}

#[test]
fn two_hundred_quiet_plies_are_a_draw() {
    let game = table("");
    let mut state = position("5/6/7/8/4s4/8/2S4/6/5 0 0 b 199 100");
    assert_eq!(game.turn(&state), Turn::Seat(BLACK));
    let mv = game.read_move(&state, "c3c4").unwrap();
    game.play(&mut state, mv);
    assert_eq!(game.turn(&state), Turn::Over(Seats::all(2)));
    assert_eq!(game.why(&state), why::QUIET);
    let (_, state) = table("quiet=off")
        .read_position(&game.position_text(&state))
        .unwrap();
    assert_eq!(table("quiet=off").turn(&state), Turn::Seat(WHITE));
    // An ejection on the last ply counts, whether it wins or begins the count anew.
    for (ejected, over) in [(4, false), (5, true)] {
        let text = format!("5/6/7/8/4s4/8/2S4/1S4/s4 {ejected} 0 b 199 100");
        let mut state = position(&text);
        let mv = game.read_move(&state, "c3b2").unwrap();
        game.play(&mut state, mv);
        assert_eq!(state.quiet(), 0);
        assert_eq!(game.turn(&state).is_over(), over);
    }
}

#[test]
fn a_lost_game_is_lost_before_it_is_a_draw() {
    let game = table("");
    let state = position("5/6/7/8/9/8/7/ss4/Ss3 0 0 b 200 101");
    assert_eq!(game.why(&state), why::NO_MOVE);
    let state = position("5/6/7/8/9/8/7/ss4/Ss3 6 0 b 200 101");
    assert_eq!(game.why(&state), why::EJECTED);
}

#[test]
fn the_third_occurrence_is_a_draw() {
    let shuffle = ["c3d3", "g7f7", "d3c3", "f7g7"];
    let mut timeline = Timeline::new(table(""));
    for (n, text) in shuffle.iter().cycle().take(8).enumerate() {
        assert_eq!(timeline.ending(), None, "after {n} plies");
        push(&mut timeline, text);
    }
    let ending = timeline.ending().unwrap();
    assert_eq!(ending.why, why::REPETITION);
    assert_eq!(ending.winners, Seats::all(2));
    let mut endless = Timeline::new(table("repetition=off"));
    for text in shuffle.iter().cycle().take(80) {
        push(&mut endless, text);
    }
    assert_eq!(endless.ending(), None);
    assert_eq!(endless.state().quiet(), 80);
    assert_eq!(endless.state().number(), 41);
}

#[test]
fn occurrences_are_counted_since_the_last_ejection() {
    let state = board("e5 d4 c3 b2", "a1 i9");
    let mut timeline = Timeline::from_state(table(""), state);
    push(&mut timeline, "d4c3");
    assert_eq!(timeline.state().ejected(BLACK), 1);
    assert_eq!(timeline.history(), []);
    for text in ["i9i8", "e5e6", "i8i9", "e6e5"].iter().cycle().take(8) {
        assert_eq!(timeline.ending(), None);
        push(&mut timeline, text);
    }
    assert_eq!(timeline.ending().unwrap().why, why::REPETITION);
}

#[test]
fn the_same_board_has_the_same_key_whatever_the_counters() {
    let game = table("");
    let key = |text: &str| game.key(&position(text));
    let base = key("5/6/7/8/4s4/8/2S4/6/5 1 2 b 7 9");
    assert_eq!(base, key("5/6/7/8/4s4/8/2S4/6/5 1 2 b 0 1"));
    for other in [
        "5/6/7/8/4s4/8/2S4/6/5 1 2 w 7 9",
        "5/6/7/8/4s4/8/2S4/6/5 2 1 b 7 9",
        "5/6/7/8/4s4/8/2S4/6/5 1 1 b 7 9",
        "5/6/7/8/4S4/8/2s4/6/5 1 2 b 7 9",
        "5/6/7/8/4s4/8/3S3/6/5 1 2 b 7 9",
    ] {
        assert_ne!(base, key(other), "{other}");
    }
}

#[test]
fn a_game_has_a_greatest_length_where_quiet_plies_are_counted() {
    assert_eq!(table("").longest(), Some(11 * 200));
    assert_eq!(table("eject=1").longest(), Some(200));
    assert_eq!(table("quiet=off").longest(), None);
}

// --- Options -------------------------------------------------------------------------------------------------------

#[test]
fn options_are_read_and_written() {
    for (given, canonical) in [
        ("", ""),
        ("layout=standard,eject=6,repetition=3,quiet=200", ""),
        ("quiet=off,eject=4", "eject=4,quiet=off"),
        ("repetition=off,layout=6-9", "layout=6-9,repetition=off"),
    ] {
        assert_eq!(table(given).options().to_string(), canonical);
    }
}

#[test]
fn every_fault_of_the_options_is_named_at_once() {
    let options = Options::parse("layout=square,eject=15,repetition=2,quiet=100,komi=6").unwrap();
    let problems = Abalone::from_options(&options).unwrap_err();
    let all = problems.to_string();
    assert_eq!(problems.iter().count(), 5, "{all}");
    for word in ["layout", "eject", "repetition", "quiet", "komi"] {
        assert!(all.contains(&format!("`{word}`")), "{word}: {all}");
    }
    for eject in ["0", "15", "06", "+6", "", "six", "99999999999999999999"] {
        let options = Options::default().with("eject", eject);
        assert!(Abalone::from_options(&options).is_err(), "{eject}");
    }
}

// --- Strings -------------------------------------------------------------------------------------------------------

#[test]
fn moves_are_accepted_in_several_spellings() {
    let black = "a1 b2 c3 c4 c5";
    for (given, canonical) in [
        ("A1B2", "a1b2"),
        ("C3c5D3", "c3c5d3"),
        ("c5c3d5", "c3c5d3"),
        ("a1d4", "a1b2"),
        ("b2d4", "b2c3"),
        ("c3d6", "c3c5d4"),
        ("c5d3", "c3c5d3"),
    ] {
        let state = board(black, "");
        let mv = table("").read_move(&state, given);
        let text = mv.as_ref().map(Move::to_string).map_err(|r| r.code);
        assert_eq!(text.as_deref(), Ok(canonical), "{given}");
    }
}

#[test]
fn every_reason_code_has_its_case() {
    let black = "a1 b2 c3 d4";
    for (white, mv, code) in [
        ("", "", "syntax"),
        ("", "a1", "syntax"),
        ("", "a1b2c", "syntax"),
        ("", "a1b2c3d4", "syntax"),
        ("", "a1-b2", "syntax"),
        ("", "1a2b", "syntax"),
        ("", "ß1b2", "syntax"),
        ("", "é1é1", "syntax"),
        ("", "a1a1", "syntax"),
        ("", "c3c3d3", "syntax"),
        ("", "d4b2e5", "syntax"),
        ("", "a1a0", "off-board"),
        ("", "a5a6", "off-board"),
        ("", "j9i9", "off-board"),
        ("", "c3d4z9", "off-board"),
        ("e5", "e5e6", "not-yours"),
        ("", "e5e6", "not-yours"),
        ("", "d4e5f4", "not-in-line"),
        ("", "c3d4f9", "not-in-line"),
        ("", "c3e6", "not-in-line"),
        ("", "c3g4", "not-in-line"),
        ("", "e5f7", "not-yours"),
        ("c4", "c3d5", "not-empty"),
        ("", "d4f8", "not-in-line"),
        ("", "c3c4d3", "not-yours"),
        ("", "a1e5", "too-many"),
        ("", "a1d4a2", "too-many"),
        ("", "a1b2", "too-many"),
        ("", "a1c3", "blocked"),
        ("", "a1d4", "blocked"),
        ("e5 f6 g7", "b2c3", "no-majority"),
        ("c4 c5 c6", "c3c4", "no-majority"),
        ("c4", "c3d4c4", "not-empty"),
    ] {
        let state = board(black, white);
        let refusal = table("").read_move(&state, mv);
        assert_eq!(refusal.map_err(|r| r.code), Err(code), "{mv}");
    }
    // The two that need other boards.
    refused(
        "b2 c3 e5",
        "d4",
        "b2c3",
        "own-behind",
        "your own marble on e5 stands behind what you would push",
    );
    let over = position("5/6/7/8/4s4/8/2S4/6/5 6 0 b 0 60");
    assert_eq!(table("").read_move(&over, "c3c4").unwrap_err().code, "over");
}

/// The two Nacre spellings of a side-step: one end and where the other end goes.
fn nacre_side(mv: Move) -> [(Cell, Cell); 2] {
    let (first, last) = (mv.from(), mv.last());
    let goal = |cell: Cell| cell.neighbour(mv.to()).unwrap();
    [(first, goal(last)), (last, goal(first))]
}

#[test]
fn nacre_spells_every_move_somehow() {
    let game = table("");
    let (mut shadowed, mut doubtful) = (0, 0);
    for mv in Move::all() {
        if mv.last() == mv.from() {
            // In line: with one, two or three marbles, as far as the board goes.
            let line: Vec<Cell> =
                std::iter::successors(Some(mv.from()), |c| c.neighbour(mv.to())).collect();
            for count in 1..=3.min(line.len() - 1) {
                let state = board(&names(&line[..count]), "");
                let text = format!("{}{}", line[0], line[count]);
                assert_eq!(game.read_move(&state, &text), Ok(mv), "{text}");
            }
            continue;
        }
        let state = board(&names(&mv.cells().iter().collect::<Vec<_>>()), "");
        let mut understood = 0;
        for (end, goal) in nacre_side(mv) {
            let text = format!("{end}{goal}");
            match (end.way_to(goal), game.read_move(&state, &text)) {
                // Next to each other: Aba-Pro for the single marble.
                (Some((to, steps)), read) => {
                    assert_eq!(steps, 1);
                    assert_eq!(read, Ok(Move::in_line(end, to).unwrap()), "{text}");
                    shadowed += 1;
                }
                (None, Ok(read)) => {
                    assert_eq!(read, mv, "{text}");
                    understood += 1;
                }
                // Two of the three marbles could go to that cell in another way.
                (None, Err(refusal)) => {
                    assert_eq!(refusal.code, "syntax", "{text}");
                    assert!(refusal.text.contains(&mv.to_string()), "{refusal}");
                    assert_eq!(mv.cells().len(), 3);
                    doubtful += 1;
                }
            }
        }
        assert!(understood >= 1, "{mv}");
    }
    // Every pair has one end whose spelling is Aba-Pro for something else; trios have an end that may mean a pair.
    let pairs = Move::all().filter(|mv| mv.cells().len() == 2).count();
    assert_eq!(shadowed, pairs);
    assert!(doubtful > 0);
}

#[test]
fn nacre_is_never_read_as_another_side_step() {
    let mut timeline = Timeline::new(table("layout=belgian-daisy"));
    let mut seen = 0;
    playout(&mut timeline, &mut Dice::new(5), 300, |timeline| {
        if timeline.ending().is_some() {
            return;
        }
        let (game, state) = (timeline.game(), timeline.state());
        for mv in moves(game, state) {
            if mv.last() == mv.from() {
                continue;
            }
            for (end, goal) in nacre_side(mv) {
                if end.way_to(goal).is_none()
                    && let Ok(read) = game.read_move(state, &format!("{end}{goal}"))
                {
                    assert_eq!(read, mv);
                    seen += 1;
                }
            }
        }
    });
    assert!(seen > 1000, "{seen}");
}

#[test]
fn positions_are_read_and_written() {
    for (given, canonical) in [
        ("5/6/7/8/9/8/7/6/5 0 0 b 0 1", ""),
        (
            "1ss1S/ssSS2/5S1/3S4/6S2/1s1ss3/SS2ss1/1Sss2/S4 3 4 w 3 21",
            "",
        ),
        ("5/6/7/8/9/8/7/6/S4 14 13 w 65535 65535", ""),
        (
            "32/6/7/8/9/8/7/6/11S11 0 0 b 0 1",
            "5/6/7/8/9/8/7/6/2S2 0 0 b 0 1",
        ),
    ] {
        let (game, state) = table("eject=14").read_position(given).unwrap();
        let canonical = if canonical.is_empty() {
            given
        } else {
            canonical
        };
        assert_eq!(game.position_text(&state), canonical);
    }
}

#[test]
fn counters_stop_at_their_greatest_value() {
    let game = table("quiet=off");
    let (_, mut state) = game
        .read_position("5/6/7/8/4s4/8/2S4/6/5 0 0 w 65535 65535")
        .unwrap();
    let mv = game.read_move(&state, "e5e6").unwrap();
    game.play(&mut state, mv);
    assert_eq!((state.quiet(), state.number()), (u16::MAX, u16::MAX));
}

#[test]
fn every_fault_of_a_position_is_named_at_once() {
    let faults = |text: &str| table("").read_position(text).unwrap_err().to_string();
    for (text, expected) in [
        ("", "the board has 1 rows, not nine"),
        (
            "5/6/7/8/9/8/7/6 0 0 b 0 1",
            "the board has 8 rows, not nine",
        ),
        ("6/6/7/8/9/8/7/6/5 0 0 b 0 1", "row i does not have 5 cells"),
        ("5/6/7/8/9/8/7/6/4 0 0 b 0 1", "row a does not have 5 cells"),
        (
            "5/6/7/8/9S/8/7/6/5 0 0 b 0 1",
            "row e does not have 9 cells",
        ),
        ("5/6/7/8/0/8/7/6/5 0 0 b 0 1", "row e has a `0`"),
        ("5/6/7/8/é/8/7/6/5 0 0 b 0 1", "row e has a `é`"),
        ("5/6/7/8/9/8/7/6/5 15 0 b 0 1", "the score of Black is `15`"),
        ("5/6/7/8/9/8/7/6/5 0 x b 0 1", "the score of White is `x`"),
        ("5/6/7/8/9/8/7/6/5 0 0 B 0 1", "the side is `B`"),
        (
            "5/6/7/8/9/8/7/6/5 0 0 b 00 1",
            "the count of quiet plies is `00`",
        ),
        ("5/6/7/8/9/8/7/6/5 0 0 b 0 0", "the move number is `0`"),
        (
            "5/6/7/8/9/8/7/6/5 0 0 b 0 65536",
            "the move number is `65536`",
        ),
        ("5/6/7/8/9/8/7/6/5 0 0 b 0 1 ", "something follows"),
        ("5/6/7/8/9/8/7/6/5  0 0 b 0 1", "the score of Black is ``"),
        (
            "5/6/7/8/9/8/7/6/5 6 6 b 0 1",
            "both sides have ejected 6 and won",
        ),
        (
            "5/6/7/8/9/8/1SSSS2/SSSSSS/SSSSS 0 0 b 0 1",
            "Black has 15 marbles",
        ),
        (
            "sssss/ssssss/2sss2/8/9/8/7/6/5 1 0 b 0 1",
            "White has 14 marbles on the board and 1 ejected",
        ),
    ] {
        assert!(faults(text).contains(expected), "{text}: {}", faults(text));
    }
    let all = table("")
        .read_position("4/6/7/8/x/8/7/6/5 a b c d e f")
        .unwrap_err();
    assert_eq!(all.iter().count(), 8, "{all}");
    // A long text is not repeated in full.
    let long = "9".repeat(100_000);
    assert!(faults(&format!("5 {long} {long} {long} {long} {long}")).len() < 1000);
    assert!(faults(&"/".repeat(100_000)).len() < 1000);
}

#[test]
fn the_sketch_shows_the_board() {
    let game = table("");
    let state = position("5/6/7/8/4s4/8/2S4/6/5 3 1 w 5 30");
    let expected = "     i  . . . . .
    h  . . . . . .
   g  . . . . . . .       O White  ejected 1 of 6
  f  . . . . . . . .      @ Black  ejected 3 of 6
 e  . . . . O . . . .
  d  . . . . . . . . 9    White to move
   c  . . @ . . . . 8     move 30, quiet plies 5
    b  . . . . . . 7
     a  . . . . . 6
         1 2 3 4 5
";
    assert_eq!(game.sketch(&state).to_string(), expected);
    let status = |text: &str| game.sketch(&position(text)).to_string();
    assert!(status("5/6/7/8/4s4/8/2S4/6/5 6 1 w 5 30").contains("Black wins"));
    assert!(status("5/6/7/8/4s4/8/2S4/6/5 5 1 w 200 300").contains("draw"));
    assert!(status("5/6/7/8/9/8/2S4/6/5 5 1 w 20 300").contains("cannot move"));
}

// --- Helpers -------------------------------------------------------------------------------------------------------

const BLACK: Seat = Seat::new(0);
const WHITE: Seat = Seat::new(1);

fn table(options: &str) -> Abalone {
    let options = Options::parse(options).unwrap();
    Abalone::from_options(&options).unwrap()
}

fn position(text: &str) -> State {
    table("").read_position(text).unwrap().1
}

fn cells(names: &str) -> Cells {
    let cell = |name| Cell::named(name).unwrap();
    names.split_whitespace().map(cell).collect()
}

fn names(cells: &[Cell]) -> String {
    let names: Vec<String> = cells.iter().map(Cell::to_string).collect();
    names.join(" ")
}

/// Black to move with these marbles on the board.
fn board(black: &str, white: &str) -> State {
    let (black, white) = (cells(black), cells(white));
    let mark = |cell| match (black.contains(cell), white.contains(cell)) {
        (true, _) => 'S',
        (_, true) => 's',
        _ => '1',
    };
    let row = |row| Cell::row_of(row).map(mark).collect::<String>();
    let rows: Vec<String> = (0..9).rev().map(row).collect();
    position(&format!("{} 0 0 b 0 1", rows.join("/")))
}

/// Black's move turns these marbles into those.
#[track_caller]
fn played(black: &str, white: &str, mv: &str, black_after: &str, white_after: &str) {
    let game = table("");
    let mut state = board(black, white);
    let mv = game.read_move(&state, mv).unwrap();
    assert!(moves(&game, &state).contains(&mv));
    game.play(&mut state, mv);
    assert_eq!(state.marbles(BLACK), cells(black_after));
    assert_eq!(state.marbles(WHITE), cells(white_after));
    assert_eq!(state.side(), WHITE);
    assert_eq!(game.key(&state), game.key_from_scratch(&state));
}

/// Black's move is refused with this code and these words.
#[track_caller]
fn refused(black: &str, white: &str, mv: &str, code: &str, text: &str) {
    let refusal = table("").read_move(&board(black, white), mv).unwrap_err();
    assert_eq!((refusal.code, refusal.text.as_str()), (code, text));
}

fn moves(game: &Abalone, state: &State) -> Vec<Move> {
    let mut moves = Vec::new();
    game.moves(state, &mut moves);
    moves
}

fn texts(game: &Abalone, state: &State) -> Vec<String> {
    moves(game, state).iter().map(Move::to_string).collect()
}

fn push(timeline: &mut Timeline<Abalone>, text: &str) {
    let mv = timeline.game().read_move(timeline.state(), text).unwrap();
    timeline.push(Event::Move(mv));
}
