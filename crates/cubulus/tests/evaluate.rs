//! The evaluation and the hints for a search, on random positions of both tables.

use quartet_cubulus::{Cubulus, Move, State};
use quartet_game::{
    Describe, Dice, Evaluate, Event, Foretell, Game, Notation, Options, Seat, Seats, Timeline,
    Tune, Turn,
};

fn table(options: &str) -> Cubulus {
    Cubulus::from_options(&Options::parse(options).unwrap()).unwrap()
}

/// Calls back with every position of random games, in which winning moves are mostly left out so that cubes fill up. With three
/// seats one of them leaves now and then.
fn visit(options: &str, games: u64, mut see: impl FnMut(&Cubulus, &State)) {
    let game = table(options);
    for seed in 0..games {
        let mut dice = Dice::at(seed, 41);
        let mut timeline = Timeline::new(game.clone());
        while timeline.ending().is_none() && timeline.len() < 70 {
            let state = *timeline.state();
            see(&game, &state);
            if game.seats() == 3 && timeline.active().len() == 3 && dice.below(40) == 0 {
                timeline.push(Event::Resign(Seat::new(dice.below(3) as u8)));
                continue;
            }
            let mut moves = Vec::new();
            game.moves(&state, &mut moves);
            let ends = |mv: Move| {
                let mut next = state;
                game.play(&mut next, mv);
                game.turn(&next).is_over()
            };
            let quiet: Vec<Move> = moves.iter().copied().filter(|&mv| !ends(mv)).collect();
            let mv = dice.pick(if quiet.is_empty() { &moves } else { &quiet });
            timeline.push(Event::Move(*mv.unwrap()));
        }
    }
}

fn after(game: &Cubulus, state: &State, mv: Move) -> State {
    let mut next = *state;
    game.play(&mut next, mv);
    next
}

#[test]
fn a_winning_move_is_found_exactly_where_there_is_one() {
    let (mut wins, mut pushes, mut none) = (0, 0, 0);
    for options in ["", "players=3"] {
        visit(options, 600, |game, state| {
            let mut moves = Vec::new();
            game.moves(state, &mut moves);
            let mover = Turn::Over(Seats::only(state.side()));
            let winning = |mv: Move| game.turn(&after(game, state, mv)) == mover;
            match game.winning_move(state) {
                Some(mv) => {
                    let text = game.position_text(state);
                    assert!(moves.contains(&mv) && winning(mv), "{mv:?} in {text}");
                    wins += 1;
                    pushes += u32::from(matches!(mv, Move::Push(_)));
                }
                None => {
                    let missed = moves.iter().find(|&&mv| winning(mv));
                    assert_eq!(missed, None, "{}", game.position_text(state));
                    none += 1;
                }
            }
        });
    }
    assert!(
        wins > 1000 && pushes > 300 && none > 1000,
        "{wins} {pushes} {none}"
    );
}

#[test]
fn the_value_is_the_sum_of_the_features() {
    for options in ["", "players=3"] {
        visit(options, 50, |game, state| {
            if !state.out().is_empty() {
                return;
            }
            for seat in Seats::all(game.seats()).iter() {
                let mut features = Vec::new();
                game.features(state, seat, &mut features);
                let weights = game.weights();
                let products = weights.iter().zip(&features).map(|((_, w), f)| w * f);
                assert_eq!(products.sum::<i32>(), game.evaluate(state, seat));
            }
        });
    }
}

#[test]
fn prospects_are_the_sum_of_the_signs() {
    visit("players=3", 50, |game, state| {
        let weights = |game: &Cubulus| -> Vec<i32> {
            game.signs().into_iter().map(|(_, weight)| weight).collect()
        };
        // All different, so that a wrong place is seen.
        let odd: Vec<i32> = (1..=weights(game).len() as i32).collect();
        let changed = game.clone().with_signs(&odd);
        assert_eq!(weights(&changed), odd);
        for game in [game, &changed] {
            let mut prospects = [0; 3];
            game.prospects(state, &mut prospects);
            for seat in Seats::all(3)
                .iter()
                .filter(|&seat| !state.out().contains(seat))
            {
                let mut signs = Vec::new();
                game.count(state, seat, &mut signs);
                let products = signs.iter().map(|&(n, count)| weights(game)[n] * count);
                assert_eq!(products.sum::<i32>(), prospects[seat.index()]);
            }
            let best = prospects.into_iter().max().unwrap();
            for seat in state.out().iter() {
                assert!(prospects[seat.index()] < best - 10 * Cubulus::DOUBLE);
            }
        }
    });
}

#[test]
fn an_appeal_is_the_sum_of_the_lures() {
    visit("players=3", 50, |game, state| {
        let mut prospects = [0; 3];
        game.prospects(state, &mut prospects);
        let double = f64::from(Cubulus::DOUBLE);
        let chances = prospects.map(|points| (f64::from(points) / double).exp2());
        let total: f64 = chances.iter().sum();
        for mover in Seats::all(3)
            .iter()
            .filter(|&seat| !state.out().contains(seat))
        {
            let lures = game.lure(state, mover);
            let weights = game.lures();
            let products = weights.iter().zip(&lures).map(|((_, w), lure)| w * lure);
            assert_eq!(products.sum::<i32>() / 100, game.appeal(state, mover));
            let share = (chances[mover.index()] / total).log2() * double;
            // Straight lines are drawn between whole doublings.
            if share > -10.0 * double {
                assert!(
                    (f64::from(lures[0]) - share).abs() < 25.0,
                    "{share} {lures:?}"
                );
            }
        }
    });
}

#[test]
fn to_threaten_attracts_and_to_leave_a_threat_does_not() {
    let lures = |position: &str, mover: u8| {
        let (game, state) = table("players=3").read_position(position).unwrap();
        let lures = game.lure(&state, Seat::new(mover));
        let weights = game.lures();
        assert!(weights[1].1 > 0 && weights[2].1 < 0, "{weights:?}");
        [lures[1], lures[2]]
    };
    // White is on turn and red has moved.
    assert_eq!(lures("rr.r...../w...w..../b...b...r w -", 2), [100, 0]);
    assert_eq!(lures("bb.b...../w...w..../r...r.... w -", 2), [0, 100]);
    assert_eq!(lures("r...r..../w...w..../b...b.... w -", 2), [0, 0]);
    // Red is out, so black has moved.
    assert_eq!(lures("bb.b...../w...w..../......... w - r", 1), [100, 0]);
}

/// With as many balls and as many pairs.
#[test]
fn two_cells_that_win_are_more_than_one_if_two_seats_move_before() {
    let red = |position: &str| {
        let (game, state) = table("players=3").read_position(position).unwrap();
        let mut prospects = [0; 3];
        game.prospects(&state, &mut prospects);
        let shares = prospects.map(|points| f64::from(points) / f64::from(Cubulus::DOUBLE));
        let shares = shares.map(f64::exp2);
        shares[2] / shares.iter().sum::<f64>()
    };
    let [one, two] = [
        "rr.r...../w...w..../b...b...r w -",
        "rr.r.r.../w...w..../b...b.... w -",
    ]
    .map(red);
    assert!(two > one * 1.1, "{two} {one}");
}

#[test]
fn with_two_seats_what_one_gains_the_other_loses() {
    visit("", 200, |game, state| {
        let [white, black] = [0, 1].map(|n| game.evaluate(state, Seat::new(n)));
        assert_eq!(white, -black, "{}", game.position_text(state));
        assert!(white.abs() < Cubulus::SURE / 2);
    });
}

#[test]
fn turning_the_cube_changes_no_value() {
    let setup = "setup=r.r...r....r..r...r..r..rr.";
    for options in [setup, "players=3"] {
        visit(options, 20, |game, state| {
            for symmetry in 0..game.symmetries() {
                let mapped = game.map(symmetry, state);
                for seat in Seats::all(game.seats()).iter() {
                    assert_eq!(game.evaluate(&mapped, seat), game.evaluate(state, seat));
                }
                let [found, expected] = [&mapped, state].map(|state| {
                    let mut prospects = [0; 3];
                    game.prospects(state, &mut prospects);
                    prospects
                });
                assert_eq!(found, expected);
            }
        });
    }
}

#[test]
fn with_three_seats_at_most_one_is_ahead() {
    visit("players=3", 100, |game, state| {
        let ahead = Seats::all(3)
            .iter()
            .filter(|&s| game.evaluate(state, s) > 0);
        assert!(ahead.count() <= 1);
        let mover = game.evaluate(state, state.side());
        assert!(mover.abs() < Cubulus::SURE / 2);
    });
}

#[test]
fn promise_tells_wins_and_gifts() {
    let (mut wins, mut gifts) = (0, 0);
    for options in ["", "players=3"] {
        visit(options, 200, |game, state| {
            if !state.out().is_empty() {
                return;
            }
            let mut moves = Vec::new();
            game.moves(state, &mut moves);
            for mv in moves {
                let promise = game.promise(state, mv);
                match game.turn(&after(game, state, mv)) {
                    Turn::Over(winners) if winners.contains(state.side()) => {
                        assert_eq!(promise, 8000);
                        wins += 1;
                    }
                    Turn::Over(_) => {
                        assert_eq!(promise, -8000);
                        gifts += 1;
                    }
                    _ => assert!(promise.abs() < 1000),
                }
                assert!(game.slot(state, mv) < Cubulus::SLOTS);
            }
        });
    }
    assert!(wins > 500 && gifts > 500, "{wins} {gifts}");
}

#[test]
fn a_skipped_turn_leaves_the_balls_alone() {
    visit("players=3", 50, |game, state| {
        let mut next = *state;
        if game.skip(&mut next) {
            assert_eq!(next.occupied(), state.occupied());
            assert_ne!(next.side(), state.side());
            assert_eq!(next.ko(), None);
            assert_eq!(game.key(&next), game.key_from_scratch(&next));
        }
    });
}

#[test]
fn placing_neutral_balls_in_the_way_of_the_first_seat_is_good_for_the_other() {
    let game = table("");
    let read = |text: &str| game.read_position(text).unwrap().1;
    let black = Seat::new(1);
    let open = read("rrr....../........./......... b -");
    let shut = read(".r.r.r.../........./......... b -");
    let centre = read(".r.rr..../........./......... b -");
    let value = |state: &State| game.evaluate(state, black);
    assert!(value(&shut) > value(&open));
    assert!(value(&shut) > value(&centre));
}
