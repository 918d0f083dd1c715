//! What the search is told about Kulami is true, and what it finds near the end of the game is what a plain full-width search
//! finds.

use std::collections::{BTreeMap, BTreeSet};

use quartet_game::{Describe, Dice, Evaluate, Game, Options, Seat, Tune, Turn};
use quartet_kulami::{Kulami, State};
use quartet_search::{
    Finisher, Limits, NodeLimit, SampleTree, SamplerSettings, Samplers, Searcher, Settings, Table,
    Unlimited, plain,
};

const TABLES: [&str; 9] = [
    "board=square,seed=3",
    "board=classic,area=on",
    "board=irregular,seed=7,lines=on",
    "board=irregular,seed=8,area=on",
    "board=example,area=on,lines=on,first=black,swap=on",
    "board=sample-10,swap=on",
    "board=ABBCCDDD/ABBEEFFF/ABBEEFFF/GHHIIJJK/GHHIIJJK/LLLMMNNO/LLLMMNNO/PPPQQNNO",
    "lines=on,board=AABBCCDD/AAEFFGDD/AAEFFGDD/HHIJKLMM/HHIJKLMM/NNIJKLOO/NNPPQQOO/NNPPQQOO",
    "area=on,board=AAABBCDD/EEFFFCDD/EEFFFGHH/EEIJJGHH/KKIJJGLL/KKIMMMLL/NNOMMMLL/NNOPPQQQ",
];

const SEATS: [Seat; 2] = [Seat::new(0), Seat::new(1)];

fn table(options: &str) -> Kulami {
    Kulami::from_options(&Options::parse(options).expect("options")).expect("a table")
}

/// Every state of a random game, the last one included.
fn random_game(game: &Kulami, seed: u64) -> Vec<State> {
    let mut dice = Dice::at(seed, 31);
    let mut states = vec![game.initial()];
    let mut moves = Vec::new();
    loop {
        let mut state = states[states.len() - 1];
        moves.clear();
        game.moves(&state, &mut moves);
        let Some(&mv) = dice.pick(&moves) else {
            return states;
        };
        game.play(&mut state, mv);
        states.push(state);
    }
}

/// States of random games with at most so many empty holes, in which somebody can still move.
fn late_states(game: &Kulami, games: u64, empty: u32) -> impl Iterator<Item = State> {
    let is_late =
        move |state: &State| 64 - state.occupied().len() <= empty && !game.turn(state).is_over();
    (0..games).filter_map(move |seed| random_game(game, seed).into_iter().find(is_late))
}

#[test]
fn estimates_are_fair_and_the_same_from_every_side() {
    for options in TABLES {
        let game = table(options);
        for seed in 0..20 {
            for state in random_game(&game, seed) {
                let [one, other] = SEATS.map(|seat| game.evaluate(&state, seat));
                assert_eq!(one, -other, "{options} {state:?}");
                assert!(one.abs() < Kulami::SURE / 2);
                for symmetry in 0..game.symmetries() {
                    let mapped = game.map(symmetry, &state);
                    assert_eq!(game.evaluate(&mapped, SEATS[0]), one, "{options} {state:?}");
                }
            }
        }
    }
}

#[test]
fn estimates_are_the_features_times_their_weights() {
    for options in TABLES {
        let game = table(options);
        // Every weight differs from the others, so that none stands in for another.
        let count = Tune::weights(&game).len() as i32;
        let odd: Vec<i32> = (0..count).map(|n| 37 * n % 211 - 90).collect();
        for game in [game.clone(), Tune::with_weights(game, &odd)] {
            let weights: Vec<i32> = game.weights().into_iter().map(|(_, w)| w).collect();
            for seed in 0..10 {
                let states = random_game(&game, seed);
                for state in &states[..states.len() - 1] {
                    for seat in SEATS {
                        let mut features = Vec::new();
                        game.features(state, seat, &mut features);
                        assert_eq!(features.len(), weights.len());
                        let sum: i32 = features.iter().zip(&weights).map(|(f, w)| f * w).sum();
                        let value = game.evaluate(state, seat);
                        assert_eq!(value, sum / game.grain(), "{options} {state:?}");
                    }
                }
            }
        }
    }
}

#[test]
fn a_finished_game_is_worth_its_margin_and_was_so_within_the_limits_all_along() {
    for options in TABLES {
        let game = table(options);
        for seed in 0..60 {
            let states = random_game(&game, seed);
            let last = states.last().expect("a state");
            let Turn::Over(winners) = game.turn(last) else {
                panic!("{options} {seed} is not over");
            };
            let scores = game.scores(last).expect("points");
            for seat in SEATS {
                let margin = scores[seat.index()] - scores[seat.other().index()];
                let value = game.outcome(last, winners, seat);
                assert_eq!(value, 100 * margin, "{options} {last:?}");
                assert_eq!(winners.contains(seat), margin >= 0, "{options} {last:?}");
                for state in &states {
                    let (least, most) = game.limits(state, seat);
                    assert!(
                        least <= value && value <= most,
                        "{value} is not in {least}..={most}: {options} {state:?}"
                    );
                }
            }
            for (left, state) in states.iter().rev().enumerate() {
                assert!(
                    game.plies_left(state)
                        .is_some_and(|most| most >= left as u32)
                );
            }
        }
    }
}

/// Collects every state behind `state` by its key for the search, with what is left of its value.
fn collect(
    game: &Kulami,
    state: &State,
    known: &mut BTreeMap<u64, (i32, Vec<quartet_kulami::Move>, u64)>,
    shared: &mut u32,
) {
    let Turn::Seat(seat) = game.turn(state) else {
        return;
    };
    let (key, part) = game.kin(state, seat);
    let mut moves = Vec::new();
    game.moves(state, &mut moves);
    let rest = plain::value(game, state, seat, 60) - part;
    let met = known
        .entry(key)
        .or_insert_with(|| (rest, moves.clone(), game.key(state)));
    assert_eq!((met.0, &met.1), (rest, &moves), "{state:?}");
    *shared += u32::from(met.2 != game.key(state));
    for mv in moves {
        let mut next = *state;
        game.play(&mut next, mv);
        collect(game, &next, known, shared);
    }
}

#[test]
fn kin_have_the_same_moves_and_the_same_value_but_for_the_known_part() {
    for options in TABLES {
        let game = table(options);
        let mut shared = 0;
        for state in late_states(&game, 12, 15) {
            collect(&game, &state, &mut BTreeMap::new(), &mut shared);
        }
        // Where areas or runs score, every marble matters.
        assert!(
            shared > 20 || game.counts_area() || game.counts_lines(),
            "{options}: only {shared} states are kin to another"
        );
    }
}

#[test]
fn endgames_are_solved_as_by_full_width() {
    for options in TABLES {
        let game = table(options);
        for (n, state) in late_states(&game, 40, 17).enumerate() {
            let seat = game.turn(&state).seat().expect("a turn");
            let expected = plain::value(&game, &state, seat, 60);
            for (solving, reductions) in [(true, true), (false, true), (true, false)] {
                let settings = Settings {
                    solving,
                    reductions,
                    ..Settings::default()
                };
                // Small, so that entries give way.
                let table = Table::new(1 << (6 + n % 12));
                let mut searcher = Searcher::new(&game, &table, settings, &Unlimited);
                let report = searcher.run(&state, &[], Limits::default(), |_| {});
                let best = &report.lines[0];
                assert!(best.proved, "{options} {state:?}");
                assert_eq!(best.value, expected, "{options} {state:?} {settings:?}");
                let mut next = state;
                game.play(&mut next, best.moves[0]);
                assert_eq!(plain::value(&game, &next, seat, 60), expected);
            }
        }
    }
}

#[test]
fn every_line_of_an_endgame_is_solved() {
    for options in TABLES {
        let game = table(options);
        for state in late_states(&game, 15, 17) {
            let seat = game.turn(&state).seat().expect("a turn");
            let mut moves = Vec::new();
            game.moves(&state, &mut moves);
            let value = |mv| {
                let mut next = state;
                game.play(&mut next, mv);
                plain::value(&game, &next, seat, 60)
            };
            let mut expected: Vec<i32> = moves.iter().map(|&mv| value(mv)).collect();
            expected.sort_by_key(|value| -value);
            let table = Table::new(1 << 16);
            let mut searcher = Searcher::new(&game, &table, Settings::default(), &Unlimited);
            let limits = Limits {
                lines: 64,
                ..Limits::default()
            };
            let report = searcher.run(&state, &[], limits, |_| {});
            let found: Vec<i32> = report.lines.iter().map(|line| line.value).collect();
            assert_eq!(found, expected, "{options} {state:?}");
            for line in &report.lines {
                assert!(line.proved);
                assert_eq!(line.value, value(line.moves[0]));
            }
        }
    }
}

#[test]
fn a_search_of_so_many_nodes_is_the_same_every_time() {
    for options in TABLES {
        let game = table(options);
        let states = random_game(&game, 4);
        for state in states.iter().step_by(9) {
            let search = || {
                let table = Table::new(1 << 18);
                let control = NodeLimit(20_000);
                let mut searcher = Searcher::new(&game, &table, Settings::default(), &control);
                let report = searcher.run(state, &[], Limits::default(), |_| {});
                (report.nodes, report.depth, report.lines)
            };
            assert_eq!(search(), search(), "{options} {state:?}");
        }
    }
}

#[test]
fn a_search_of_few_plies_does_not_see_the_end_of_the_game() {
    let game = table(TABLES[0]);
    for state in late_states(&game, 20, 24) {
        let table = Table::new(1 << 18);
        let mut searcher = Searcher::new(&game, &table, Settings::default(), &Unlimited);
        let limits = Limits { depth: 2, lines: 1 };
        let report = searcher.run(&state, &[], limits, |_| {});
        assert!(
            report.deepest <= 2 + 20 && report.nodes < 2_000,
            "{report:?}"
        );
    }
}

/// What every way to the end is worth for the seat.
fn outcomes(game: &Kulami, state: &State, seat: Seat, out: &mut BTreeSet<i32>) {
    if let Turn::Over(winners) = game.turn(state) {
        out.insert(game.outcome(state, winners, seat));
        return;
    }
    let mut moves = Vec::new();
    game.moves(state, &mut moves);
    for mv in moves {
        let mut next = *state;
        game.play(&mut next, mv);
        outcomes(game, &next, seat, out);
    }
}

#[test]
fn playouts_end_where_moves_lead_and_nowhere_else() {
    let mut differing = 0;
    for options in TABLES {
        let game = table(options);
        for state in late_states(&game, 8, 14) {
            for seat in SEATS {
                let mut possible = BTreeSet::new();
                outcomes(&game, &state, seat, &mut possible);
                let mut dice = Dice::new(5);
                let played: BTreeSet<i32> = (0..4000)
                    .filter_map(|_| game.play_out(&state, seat, &mut dice))
                    .map(|(value, _)| value)
                    .collect();
                assert_eq!(played, possible, "{options} {state:?}");
                differing += usize::from(possible.len() > 1);
            }
        }
    }
    assert!(differing > 20, "most of these games are still open");
}

#[test]
fn near_the_end_the_finisher_proves_a_best_move() {
    for (options, threads) in TABLES.into_iter().zip([1, 2, 3].into_iter().cycle()) {
        let game = table(options);
        for state in late_states(&game, 4, 16) {
            let Turn::Seat(mover) = game.turn(&state) else {
                continue;
            };
            let memory = Table::new(1 << 20);
            let settings = SamplerSettings {
                bytes: 1 << 20,
                ..SamplerSettings::default()
            };
            let mut trees = vec![SampleTree::new(); threads];
            let mut samplers = Samplers::new(&game, &state, settings, 1, &mut trees);
            let finisher = Finisher::new(&game, &state, &memory, Settings::default());
            let limits = Limits::default();
            let report = finisher.run(&mut samplers, &NodeLimit(5_000_000), limits, |_| {});
            let line = &report.lines[0];
            assert!(line.proved, "{options} {state:?}");
            assert_eq!(line.value, plain::value(&game, &state, mover, 60));
            let mut next = state;
            game.play(&mut next, line.moves[0]);
            let after = match game.turn(&next) {
                Turn::Over(winners) => game.outcome(&next, winners, mover),
                _ => plain::value(&game, &next, mover, 60),
            };
            assert_eq!(after, line.value, "{options} {state:?}");
        }
    }
}
