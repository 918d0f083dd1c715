//! What is said of the moves of a game: values that can be compared with each other, and nothing for certain that is not.

use quartet_game::{Dice, Options};
use quartet_games::GAMES;
use quartet_host::{
    AnyGame, AnyMatch, Control, Request, Reviewer, Worth, open_by_chance, play_at_random, rewound,
};
use quartet_search::NodeLimit;

fn control(nodes: u64) -> Box<dyn Control> {
    Box::new(NodeLimit(nodes))
}

/// A random game that has got so far, with a seat to move.
fn begun(game: &dyn AnyGame, options: &str, events: usize) -> Box<dyn AnyMatch> {
    let options = Options::parse(options).unwrap();
    let begun = |seed| {
        let mut table = open_by_chance(game, &options, seed).unwrap();
        play_at_random(
            &mut *table,
            &mut Dice::new(seed),
            events + seed as usize % 4,
        );
        table
    };
    let table = (0..).map(begun).find(|table| table.turn().seat().is_some());
    table.expect("there is one")
}

/// Whoever reviews a game asks about all moves first, and then about the one that was played: that must be measured by the same.
#[test]
fn a_move_is_worth_about_the_same_among_others_and_alone() {
    for game in GAMES {
        let (mut differences, mut count) = (0.0, 0);
        for mode in game.info().modes {
            for events in [16, 20, 24, 28, 32] {
                let table = begun(*game, mode.options, events);
                let mut engine = game.engine(1 << 22);
                let mut ask = |only: Vec<String>, depth| {
                    let request = Request {
                        only,
                        depth,
                        ..Request::default()
                    };
                    let thought = engine.think(&*table, request, &NodeLimit(100_000), &mut |_| {});
                    let depth = (thought.is_even).then_some(thought.depth);
                    (thought.lines[0].clone(), depth)
                };
                let (best, depth) = ask(Vec::new(), None);
                let (alone, _) = ask(vec![best.moves[0].clone()], depth);
                assert_eq!(alone.moves[0], best.moves[0]);
                differences += (alone.chance - best.chance).abs();
                count += 1;
            }
        }
        let mean = differences / f64::from(count);
        assert!(mean < 0.1, "{}: {mean}", game.info().id);
    }
}

/// So many plies before the end every line can be tried.
const FEW: usize = 7;
/// The events of a game in which nearly everything is played that there is.
const FULL: usize = 54;

#[test]
fn what_is_certain_in_a_review_is_true_and_holds_from_one_move_to_the_next() {
    let game = GAMES.iter().find(|game| game.boards().is_some()).unwrap();
    let (mut proved, mut carried, mut lost) = (0, 0, 0);
    // Games that fill the board, so that not much is left of it in the end whatever else is played.
    let played = (0..).filter_map(|seed| {
        let mode = &game.info().modes[seed as usize % game.info().modes.len()];
        let options = Options::parse(mode.options).unwrap();
        let mut table = open_by_chance(*game, &options, seed).unwrap();
        play_at_random(&mut *table, &mut Dice::new(seed), usize::MAX);
        (table.len() >= FULL).then_some(table)
    });
    for table in played.take(6) {
        // Too little to prove the first of them.
        for nodes in [60_000, 400_000] {
            let mut engine = game.engine(1 << 22);
            let mut reviewer = Reviewer::new(&mut *engine, 1);
            let mut most: Option<f64> = None;
            for event in table.len().saturating_sub(12)..table.len() {
                let before = rewound(&*table, event);
                let played = table.event(event).unwrap();
                let judged = reviewer.judge(&*before, &played, &|| control(nodes));
                let judged = judged.expect("a move");
                let at = format!("{} {played} {judged:?}", before.position());
                assert!(judged.best.value.number() >= judged.value.number(), "{at}");
                if let Some(most) = most {
                    assert!(judged.best.value.number() <= most, "{most} at most: {at}");
                    carried += 1;
                }
                // What the move that was played is worth the next one cannot better.
                most = judged.proved.then(|| -judged.value.number());
                assert!(!matches!(judged.value, Worth::Win(_) | Worth::Loss(_)));
                if event + FEW < table.len() {
                    continue;
                }
                let exact = before.plain_values(60);
                let worth = |text: &str| {
                    let (_, worth) = exact.iter().find(|(mv, _)| mv == text).unwrap();
                    worth.number()
                };
                let best = exact.iter().map(|(_, worth)| worth.number());
                let best = best.max_by(f64::total_cmp).unwrap();
                if judged.proved {
                    let really = best - worth(&played);
                    assert_eq!(judged.points_lost(), Some(really), "{at}");
                    let chance = |points: f64| match points {
                        0.0 => 0.5,
                        points => (points.signum() + 1.0) / 2.0,
                    };
                    let thrown = chance(best) - chance(worth(&played));
                    assert!((judged.chance_lost() - thrown).abs() < 1e-9, "{at}");
                    proved += 1;
                    lost += u32::from(really > 0.0);
                }
            }
        }
    }
    assert!(
        proved > 60 && carried > 50 && lost > 10,
        "{proved} {carried} {lost}"
    );
}

/// In one of the last plies with equal points, where the second-best zones decide.
const TIED: &str = "+I +L I-1,1N +G L-2,1S +K G-3,2N +B K-1,-1W +L B3,0S +H L3,2E +P H2,-2W +E P5,-1W +M E-1,3N +J M6,0E +T \
    J0,-2S +B T8,1W +M B6,-3W +A M6,1W +R A6,-1S +D R-2,4W +P D-4,-1N +E P4,-4N +R E8,4E +I R0,-4E +O I4,4S +F O1,2S +S \
    F10,2S +A S10,3N +S A-4,-3W +G S7,5E +N G1,-6W +J N9,0E +Q J-5,1N +H Q-6,-2S +N H-3,6S +D N6,-5N +T D8,-5E +C T-5,5N \
    +O C-6,0N +C O7,7E +Q C-7,-1N +F Q9,8S +K F6,3N";

/// Whoever has as many points as the other has won or lost all the same.
#[test]
fn a_win_with_equal_points_is_not_as_good_as_a_defeat() {
    let game = GAMES
        .iter()
        .find(|game| game.info().id == "stratopolis")
        .unwrap();
    let options = Options::parse("tiebreak=next").unwrap();
    let mut table = game.open(&options, None).unwrap();
    for text in TIED.split_whitespace() {
        table.play(text).unwrap();
    }
    let seat = table.turn().seat().unwrap();
    let mut engine = game.engine(1 << 22);
    let (mut won, mut lost) = (0, 0);
    for mv in table.legal() {
        let mut after = table.duplicate();
        after.play(&mv).unwrap();
        let scores = after.scores().unwrap();
        let wins = after.ending().unwrap().winners == quartet_game::Seats::only(seat);
        let mut reviewer = Reviewer::new(&mut *engine, 1);
        let judged = reviewer.judge(&*table, &mv, &|| control(200_000));
        let judged = judged.expect("a move");
        assert!(judged.proved, "{judged:?}");
        let loss = if wins { 0.0 } else { 1.0 };
        assert_eq!(judged.chance_lost(), loss, "{judged:?}");
        if scores[0] == scores[1] {
            assert_eq!(judged.value, Worth::Hundredths(0), "{judged:?}");
            (won, lost) = (won + u32::from(wins), lost + u32::from(!wins));
        }
    }
    assert!(won > 0 && lost > 0, "{won} {lost}");
}
