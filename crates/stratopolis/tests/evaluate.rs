//! Estimates are fair to both sides, and the engine's last moves are exact.

use quartet_game::{
    Describe, Dice, Evaluate, Event, Game, Notation, Options, Seat, Timeline, Tune, Turn, Viewer,
};
use quartet_search::{Limits, MctsSettings, NodeLimit, Table, Thinker, plain};
use quartet_stratopolis::{Move, Stratopolis};

const MODES: [&str; 5] = [
    "piles=open",
    "piles=planned",
    "piles=blind",
    "piles=hand,first=green",
    "piles=hand-shared,tiebreak=next",
];

fn table(options: &str) -> Stratopolis {
    Stratopolis::from_options(&Options::parse(options).expect("options")).expect("a table")
}

/// A random game up to a number of pieces laid, and on to the next move.
fn random_game(game: &Stratopolis, seed: u64, pieces: usize) -> Timeline<Stratopolis> {
    let mut dice = Dice::new(seed);
    let mut timeline = Timeline::new(game.clone());
    loop {
        match timeline.turn() {
            Turn::Over(_) => return timeline,
            Turn::Chance => {
                let mut outcomes = Vec::new();
                game.outcomes(timeline.state(), &mut outcomes);
                let drawn = *dice.pick_weighted(&outcomes).expect("a draw");
                timeline.push(Event::Chance(drawn));
            }
            Turn::Seat(_) => {
                if timeline.state().board().placements().len() >= pieces {
                    return timeline;
                }
                let mut moves = Vec::new();
                game.moves(timeline.state(), &mut moves);
                let mv = *dice.pick(&moves).expect("a move");
                timeline.push(Event::Move(mv));
            }
        }
    }
}

#[test]
fn what_is_good_for_one_side_is_as_bad_for_the_other() {
    for (seed, options) in (0..).zip(MODES) {
        let game = table(options);
        for pieces in 0..40 {
            let timeline = random_game(&game, seed, pieces);
            let [zero, one] = [0, 1].map(|n| game.evaluate(timeline.state(), Seat::new(n)));
            assert_eq!(zero, -one);
            assert!(zero.abs() < Stratopolis::SURE / 2);
            let (least, most) = game.limits(timeline.state(), Seat::new(0));
            assert!(least < zero && zero < most);
            let ended = random_game(&game, seed, 40);
            let Turn::Over(winners) = ended.turn() else {
                panic!("40 pieces are laid")
            };
            let outcome = game.outcome(ended.state(), winners, Seat::new(0));
            assert!((least..=most).contains(&outcome));
            assert_eq!(-outcome, game.outcome(ended.state(), winners, Seat::new(1)));
        }
    }
}

#[test]
fn the_value_is_the_sum_of_the_features() {
    for (seed, options) in (0..).zip(MODES) {
        let game = table(options);
        let weights = game.weights();
        for pieces in 0..40 {
            let timeline = random_game(&game, seed, pieces);
            for seat in [Seat::new(0), Seat::new(1)] {
                let mut features = Vec::new();
                game.features(timeline.state(), seat, &mut features);
                assert_eq!(features.len(), weights.len());
                let products = features.iter().zip(&weights);
                let sum: i32 = products.map(|(f, (_, weight))| f * weight).sum();
                let value = game.evaluate(timeline.state(), seat);
                assert_eq!(sum / game.grain(), value);
            }
        }
    }
}

#[test]
fn promises_asked_for_at_once_are_the_same() {
    for (seed, options) in (0..).zip(MODES) {
        let game = table(options);
        for pieces in 0..40 {
            let timeline = random_game(&game, seed, pieces);
            let state = timeline.state();
            let (mut moves, mut promises) = (Vec::new(), Vec::new());
            game.moves(state, &mut moves);
            game.promises(state, &moves, &mut promises);
            let expected: Vec<i32> = moves.iter().map(|&mv| game.promise(state, mv)).collect();
            assert_eq!(promises, expected);
        }
    }
}

/// Red and Green exchanged, and the cells mirrored so that the domino is the same again: a half turn about the middle of the
/// domino.
#[test]
fn the_colours_are_alike() {
    let game = table("first=red");
    let twin = table("first=green");
    let letter = |c: char| match c {
        'A'..='J' => (c as u8 + 10) as char,
        _ => (c as u8 - 10) as char,
    };
    for seed in 0..10 {
        let one = random_game(&game, seed, 40);
        let mut two = Timeline::new(twin.clone());
        for (state, event) in one.events() {
            let turned = two.state();
            assert_eq!(
                game.evaluate(state, Seat::new(0)),
                twin.evaluate(turned, Seat::new(0)),
            );
            let event = match event {
                Event::Chance(piece) => {
                    let text = format!("+{}", letter(piece.letter()));
                    Event::Chance(twin.read_chance(turned, &text).expect("a draw"))
                }
                Event::Move(Move::Place(p)) => {
                    let text = format!(
                        "{}{},{}{}",
                        letter(p.piece.letter()),
                        1 - p.elbow.x,
                        -p.elbow.y,
                        p.arm.clockwise().clockwise().letter()
                    );
                    Event::Move(twin.read_move(turned, &text).expect("a move"))
                }
                other => other,
            };
            two.push(event);
        }
        assert_eq!(game.scores(one.state()), twin.scores(two.state()));
    }
}

/// Also when what comes later stands in the table already, and of every line.
#[test]
fn the_last_moves_are_exact() {
    for (seed, options) in (0..).zip(MODES) {
        let game = table(options);
        for pieces in [38, 39] {
            let timeline = random_game(&game, seed, pieces);
            let seat = timeline.turn().seat().expect("a seat's turn");
            let view = timeline.view(Viewer::Seat(seat));
            let table = Table::new(1 << 20);
            let plies = 40 - pieces as u32;
            let at = format!("{options} after {pieces}");
            let told = |limits: Limits, nodes| {
                let thinker = Thinker::new(&view, &table, MctsSettings::default(), seed);
                let report = thinker.run(&NodeLimit(nodes), limits, |_| {});
                for line in &report.lines {
                    assert!(line.proved, "{at}");
                    let mut next = timeline.state().clone();
                    game.play(&mut next, line.moves[0]);
                    let expected = plain::value(&game, &next, seat, plies - 1);
                    // People are told the margin, without what winning counts besides. Nobody wins by as much as that.
                    let bonus = expected.signum() * Stratopolis::BONUS;
                    assert!(bonus == 0 || expected.abs() >= Stratopolis::BONUS);
                    assert_eq!(line.value, expected - bonus, "{at}");
                }
                report.lines[0].value
            };
            let (one, three) = (Limits::default(), |depth| Limits { depth, lines: 3 });
            let value = told(one, 1_000_000);
            assert_eq!(told(one, 1_000_000), value, "{at}");
            assert_eq!(told(three(u32::MAX), 1_000_000), value, "{at}");
            assert_eq!(told(three(plies), 1_000_000), value, "{at}");
            let expected = plain::value(&game, timeline.state(), seat, plies);
            let bonus = expected.signum() * Stratopolis::BONUS;
            assert_eq!(value, expected - bonus, "{at}");
        }
    }
}

/// What a move is worth that was never tried, nobody knows; 0 would be better than most.
#[test]
fn nothing_is_told_of_moves_that_were_not_tried() {
    let game = table("");
    let timeline = random_game(&game, 1, 10);
    let seat = timeline.turn().seat().expect("a seat's turn");
    let view = timeline.view(Viewer::Seat(seat));
    let all = Limits {
        lines: usize::MAX,
        ..Limits::default()
    };
    let table = Table::new(1 << 20);
    let thinker = || Thinker::new(&view, &table, MctsSettings::default(), 1);
    let report = thinker().run(&NodeLimit(1), all, |_| {});
    let mut moves = Vec::new();
    game.moves(timeline.state(), &mut moves);
    assert!(report.lines.len() < moves.len(), "{}", moves.len());
    assert!(report.lines.iter().all(|line| line.value != 0));
    // Who asks for one of the others is told what it is worth.
    let tried = |mv: &Move| report.lines.iter().any(|line| line.moves[0] == *mv);
    let other = moves.into_iter().find(|mv| !tried(mv)).expect("a move");
    let asked = thinker().only(&[other]).run(&NodeLimit(1), all, |_| {});
    assert_eq!(asked.best(), Some(other));
    assert_ne!(asked.lines[0].value, 0);
}

/// There is nothing to search for while the piles are planned: the moves follow the order that was found best.
#[test]
fn a_pile_is_planned_in_the_order_found_best() {
    let game = table("piles=planned,first=green");
    let mut timeline = Timeline::new(game);
    let mut planned = String::new();
    while timeline.state().board().placements().is_empty() && timeline.len() < 40 {
        let seat = timeline.turn().seat().expect("a seat's turn");
        let view = timeline.view(Viewer::Seat(seat));
        let table = Table::new(1 << 10);
        let thinker = Thinker::new(&view, &table, MctsSettings::default(), 3);
        let report = thinker.run(&NodeLimit(500), Limits::default(), |_| {});
        let Some(Move::Plan(piece)) = report.best() else {
            panic!("a pile is planned")
        };
        planned.push(piece.letter());
        timeline.push(Event::Move(Move::Plan(piece)));
    }
    assert_eq!(planned, "TTNOPNOPQRSQRSKLMKLMJJDEFDEFGHIGHIABCABC");
}
