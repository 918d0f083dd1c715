//! What searches say about small cubes is what looking at every line of play says.

use quartet_cubulus::{Cubulus, State};
use quartet_game::{
    Describe, Dice, Evaluate, Event, Game, Notation, Options, Seat, Seats, Timeline, Turn,
};
use quartet_search::{
    Crowd, CrowdSettings, Limits, NodeLimit, Prover, Searcher, Settings, Table, Unlimited,
};

fn table(options: &str) -> Cubulus {
    Cubulus::from_options(&Options::parse(options).unwrap()).unwrap()
}

/// Random games in which nobody has won for a while: positions with something at stake.
fn positions(game: &Cubulus, count: u64) -> impl Iterator<Item = Timeline<Cubulus>> {
    (0..count).filter_map(move |seed| {
        let mut dice = Dice::at(seed, 12);
        let mut timeline = Timeline::new(game.clone());
        let (mut plies, until) = (0, 8 + dice.below(14));
        while timeline.ending().is_none() && plies < until {
            let mut moves = Vec::new();
            game.moves(timeline.state(), &mut moves);
            timeline.push(Event::Move(*dice.pick(&moves)?));
            plies += u32::from(timeline.state().supply(quartet_cubulus::Colour::Red) == 0);
            plies += u32::from(game.seats() == 3);
        }
        timeline.ending().is_none().then_some(timeline)
    })
}

/// Can the attacker force a win within `n` plies? By trying everything.
fn wins(game: &Cubulus, state: &State, attacker: Seat, n: u32) -> bool {
    match game.turn(state) {
        Turn::Over(winners) => winners == Seats::only(attacker),
        Turn::Seat(mover) if n > 0 => {
            let mut moves = Vec::new();
            game.moves(state, &mut moves);
            let mut after = moves.into_iter().map(|mv| {
                let mut next = *state;
                game.play(&mut next, mv);
                wins(game, &next, attacker, n - 1)
            });
            if mover == attacker {
                after.any(|won| won)
            } else {
                after.all(|won| won)
            }
        }
        _ => false,
    }
}

#[test]
fn the_prover_agrees_with_full_width_for_every_seat() {
    for (options, depth, least) in [("", 3, 20), ("players=3", 4, 10)] {
        let game = table(options);
        let mut found = [0; 2];
        for timeline in positions(&game, 70) {
            let state = timeline.state();
            let mut prover = Prover::new(&game, 1 << 16, &Unlimited);
            for attacker in Seats::all(game.seats()).iter() {
                for n in 1..=depth {
                    let expected = wins(&game, state, attacker, n);
                    let proof = prover.run(state, timeline.history(), attacker, n);
                    let text = game.position_text(state);
                    assert_eq!(proof.is_win, Some(expected), "{text} {attacker} {n}");
                    found[usize::from(expected)] += 1;
                }
            }
        }
        assert!(found.iter().all(|&n| n >= least), "{options} {found:?}");
    }
}

#[test]
fn what_the_searcher_proves_full_width_confirms() {
    let game = table("");
    let (mut won, mut lost, mut open) = (0, 0, 0);
    for timeline in positions(&game, 120) {
        let state = timeline.state();
        let memory = Table::new(1 << 20);
        let mut searcher = Searcher::new(&game, &memory, Settings::default(), &Unlimited);
        let limits = Limits {
            depth: 4,
            ..Limits::default()
        };
        let report = searcher.run(state, timeline.history(), limits, |_| {});
        let line = &report.lines[0];
        let text = game.position_text(state);
        let me = state.side();
        let other = me.next(2);
        let plies = (Cubulus::SURE - line.value.abs()) as u32;
        if line.proved && Cubulus::is_sure(line.value) {
            // Longer ones are too many lines for full width; the prover, which agrees with it, looks at them.
            let mut prover = Prover::new(&game, 1 << 20, &Unlimited);
            let proof = prover.run(state, timeline.history(), me, plies);
            assert_eq!(proof.is_win, Some(true), "{text} {line:?}");
            assert!(plies > 3 || wins(&game, state, me, plies), "{text}");
            won += 1;
        } else if line.proved && Cubulus::is_sure(-line.value) {
            let mut prover = Prover::new(&game, 1 << 20, &Unlimited);
            let proof = prover.run(state, timeline.history(), other, plies);
            assert_eq!(proof.is_win, Some(true), "{text} {line:?}");
            assert!(plies > 3 || wins(&game, state, other, plies), "{text}");
            lost += 1;
        } else {
            assert!(!line.proved, "{text} {line:?}");
            assert!(!wins(&game, state, me, 3), "{text}");
            open += 1;
        }
    }
    assert!(won > 10 && lost > 3 && open > 10, "{won} {lost} {open}");
}

#[test]
fn with_three_seats_a_win_is_taken_and_none_is_given_away() {
    let game = table("players=3");
    let (mut taken, mut kept) = (0, 0);
    for timeline in positions(&game, 300) {
        let state = timeline.state();
        let mut crowd = Crowd::new(&game, CrowdSettings::default(), 1);
        let report = crowd.run(state, &NodeLimit(3000), Limits::default(), |_| {});
        let best = report.best().expect("a move");
        let after = |mv| {
            let mut next = *state;
            game.play(&mut next, mv);
            next
        };
        let next = after(best);
        if game.wins_now(state).is_some() {
            assert_eq!(game.turn(&next), Turn::Over(Seats::only(state.side())));
            taken += 1;
            continue;
        }
        let is_safe = |next: &State| !game.turn(next).is_over() && game.wins_now(next).is_none();
        let mut moves = Vec::new();
        game.moves(state, &mut moves);
        if moves.iter().any(|&mv| is_safe(&after(mv))) {
            assert!(is_safe(&next), "{} {best:?}", game.position_text(state));
            kept += 1;
        }
    }
    assert!(taken > 10 && kept > 50, "{taken} {kept}");
}
