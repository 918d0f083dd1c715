//! The evaluation does not care who looks and how the board is turned, and the hints to the search keep to the rules.

use quartet_abalone::{Abalone, Effect, Kind, LAYOUTS, Move, State};
use quartet_game::{Describe, Dice, Evaluate, Game, Notation, Options, Seat, Tune, Turn};

const SEATS: [Seat; 2] = [Seat::new(0), Seat::new(1)];

/// The positions of random games on every layout, in which ejections and pushes are preferred so that much happens.
fn for_each_position(mut check: impl FnMut(&Abalone, &State, &[Move])) {
    for (n, layout) in LAYOUTS.iter().enumerate() {
        let options = Options::default().with("layout", layout.id);
        let game = Abalone::from_options(&options).unwrap();
        for round in 0..4 {
            let mut dice = Dice::at(round, n as u64);
            let mut state = game.initial();
            for _ in 0..150 {
                let mut moves = Vec::new();
                game.moves(&state, &mut moves);
                if moves.is_empty() {
                    break;
                }
                check(&game, &state, &moves);
                let promising = moves.iter().copied();
                let best = promising
                    .max_by_key(|&mv| game.promise(&state, mv))
                    .unwrap();
                let mv = if dice.below(3) == 0 {
                    best
                } else {
                    *dice.pick(&moves).unwrap()
                };
                game.play(&mut state, mv);
            }
        }
    }
}

#[test]
fn what_one_seat_wins_the_other_loses() {
    let (mut least, mut most) = (0, 0);
    for_each_position(|game, state, _| {
        let [black, white] = SEATS.map(|seat| game.evaluate(state, seat));
        assert_eq!(black, -white, "{state:?}");
        least = least.min(black);
        most = most.max(black);
    });
    assert!(least < -100 && most > 100, "{least} {most}");
    assert!(most.max(-least) < Abalone::SURE / 2);
}

#[test]
fn exchanging_the_colours_changes_nothing() {
    for_each_position(|game, state, _| {
        let mut text = String::new();
        game.write_position(state, &mut text);
        let swap = |c: char| match c {
            'S' => 's',
            's' => 'S',
            c => c,
        };
        let mut fields: Vec<String> = text.split_whitespace().map(str::to_owned).collect();
        fields[0] = fields[0].chars().map(swap).collect();
        fields.swap(1, 2);
        fields[3] = if fields[3] == "b" { "w" } else { "b" }.to_owned();
        let (_, mirrored) = Abalone::read_position(game, &fields.join(" ")).expect("a position");
        assert_eq!(
            game.evaluate(state, SEATS[0]),
            game.evaluate(&mirrored, SEATS[1]),
            "{text}"
        );
    });
}

#[test]
fn turning_the_board_changes_nothing() {
    for_each_position(|game, state, moves| {
        let value = game.evaluate(state, SEATS[0]);
        for symmetry in 0..game.symmetries() {
            let turned = game.map(symmetry, state);
            assert_eq!(game.evaluate(&turned, SEATS[0]), value, "{state:?}");
            for &mv in moves {
                let image = game.map_move(symmetry, mv);
                assert_eq!(game.promise(&turned, image), game.promise(state, mv));
            }
        }
    });
}

#[test]
fn the_value_is_the_sum_of_the_features() {
    for_each_position(|game, state, _| {
        for seat in SEATS {
            let mut features = Vec::new();
            game.features(state, seat, &mut features);
            let weights = game.weights();
            assert_eq!(features.len(), weights.len());
            let products = features.iter().zip(&weights);
            let sum: i32 = products
                .map(|(feature, (_, weight))| feature * weight)
                .sum();
            assert_eq!(sum / game.grain(), game.evaluate(state, seat));
        }
    });
}

#[test]
fn ejections_force_and_forget() {
    let mut ejections = 0;
    for_each_position(|game, state, moves| {
        let ejects = |mv: &Move| Effect::of(state, *mv).kind == Kind::Ejection;
        let expected: Vec<Move> = moves.iter().copied().filter(ejects).collect();
        let mut forcing = Vec::new();
        game.forcing(state, &mut forcing);
        for mv in &expected {
            assert!(forcing.contains(mv), "{mv} in {state:?}");
        }
        for mv in &forcing {
            assert!(moves.contains(mv), "{mv} in {state:?}");
        }
        for mv in moves {
            assert_eq!(game.forgets_history(state, *mv), ejects(mv), "{mv}");
        }
        ejections += expected.len();
    });
    assert!(ejections > 1000, "{ejections}");
}

#[test]
fn slots_tell_moves_apart() {
    for_each_position(|game, state, moves| {
        let mut slots: Vec<usize> = moves.iter().map(|&mv| game.slot(state, mv)).collect();
        assert!(slots.iter().all(|&slot| slot < Abalone::SLOTS));
        slots.sort_unstable();
        slots.dedup();
        assert_eq!(slots.len(), moves.len());
    });
}

#[test]
fn a_skipped_turn_changes_nothing_but_the_turn() {
    for_each_position(|game, state, _| {
        let mut next = *state;
        if !game.skip(&mut next) {
            assert!(game.fuse(state, 0) <= 1);
            return;
        }
        assert_eq!(game.key(&next), game.key_from_scratch(&next));
        assert_eq!(next.side(), state.side().other());
        assert_eq!(
            SEATS.map(|s| next.marbles(s)),
            SEATS.map(|s| state.marbles(s))
        );
        assert_eq!(game.fuse(&next, 0) + 1, game.fuse(state, 0));
    });
}

#[test]
fn a_marble_is_worth_more_the_nearer_the_win_is() {
    let game = Abalone::from_options(&Options::default()).unwrap();
    let weights = game.weights();
    let ejected: Vec<i32> = weights
        .iter()
        .filter(|(name, _)| name.starts_with("Ejected"))
        .map(|(_, weight)| *weight)
        .collect();
    assert_eq!(ejected.len(), 5);
    assert!(ejected.iter().all(|&weight| weight > 0));
    assert!(ejected[4] > ejected[0], "{ejected:?}");
}

#[test]
fn other_weights_judge_and_change_no_rule() {
    let game = Abalone::from_options(&Options::default()).unwrap();
    let blind = game.with_weights(&vec![0; game.weights().len()]);
    let state = game.initial();
    assert_eq!(blind.evaluate(&state, SEATS[0]), 0);
    assert_ne!(game.evaluate(&state, SEATS[0]), 0);
    assert_eq!(blind.options(), game.options());
    assert_eq!(blind.turn(&state), Turn::Seat(SEATS[0]));
}
