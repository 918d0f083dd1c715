//! The tree search gives the same answer every time, keeps to what it may see, and finds the best move of small games.

use quartet_game::{Evaluate, Event, Game, Timeline, Turn, View, Viewer};
use quartet_search::{Limits, Mcts, MctsSettings, NodeLimit, Table, Thinker, Unlimited, plain};
use quartet_testkit::tree::Tree;

/// A tree after the draws at its root, as the seat to move sees it; `None` if it is over.
fn view(tree: &Tree) -> Option<View<Tree>> {
    let mut timeline = Timeline::new(tree.clone());
    while timeline.turn() == Turn::Chance {
        let mut outcomes = Vec::new();
        tree.outcomes(timeline.state(), &mut outcomes);
        timeline.push(Event::Chance(outcomes[0].0));
    }
    let seat = timeline.turn().seat()?;
    Some(timeline.view(Viewer::Seat(seat)))
}

/// What a move is worth by full width.
fn worth(tree: &Tree, view: &View<Tree>, mv: u8) -> i32 {
    let me = tree.turn(view.state()).seat().expect("a seat's turn");
    let mut next = *view.state();
    tree.play(&mut next, mv);
    plain::value(tree, &next, me, 40)
}

#[test]
fn a_seed_and_a_number_of_nodes_decide_everything() {
    for seed in 0..20 {
        let Some(view) = view(&Tree::random(seed)) else {
            continue;
        };
        let run = |dice| {
            let limits = Limits {
                lines: 3,
                ..Limits::default()
            };
            let mut mcts = Mcts::new(&view, MctsSettings::default(), dice);
            let report = mcts.run(&NodeLimit(5000), limits, |_| {});
            (report.nodes, report.lines)
        };
        assert_eq!(run(1), run(1));
    }
}

#[test]
fn nothing_is_looked_at_beyond_the_sight() {
    let mut seen = 0;
    for seed in 0..60 {
        let tree = Tree {
            draws: false,
            ..Tree::random(seed)
        };
        let Some(view) = view(&tree) else {
            continue;
        };
        for sight in 1..4 {
            let settings = MctsSettings {
                sight,
                ..MctsSettings::default()
            };
            let mut mcts = Mcts::new(&view, settings, seed);
            let report = mcts.run(&NodeLimit(5000), Limits::default(), |_| {});
            assert!(report.deepest as usize <= sight, "{tree:?}");
            seen += usize::from(report.deepest as usize == sight);
            // At first sight a move is worth what it leads to.
            if let (1, Some(best)) = (sight, report.best()) {
                let me = tree.turn(view.state()).seat().expect("a seat's turn");
                let mut moves = Vec::new();
                tree.moves(view.state(), &mut moves);
                let first_sight = |mv| tree.evaluate_after(view.state(), mv, me);
                let most = moves.into_iter().map(first_sight).max();
                // Of two that are nearly as good the one may be visited as often as the other.
                assert!(most <= Some(first_sight(best) + 10), "{tree:?}");
            }
        }
    }
    assert!(seen > 100, "{seen}");
}

#[test]
fn with_enough_nodes_the_best_move_is_found() {
    let mut total = 0;
    let mut right = 0;
    for seed in 0..200 {
        let tree = Tree::random(seed);
        let Some(view) = view(&tree) else {
            continue;
        };
        let settings = MctsSettings {
            scale: 500.0,
            ..MctsSettings::default()
        };
        let mut mcts = Mcts::new(&view, settings, seed);
        let report = mcts.run(&NodeLimit(100_000), Limits::default(), |_| {});
        let mut moves = Vec::new();
        tree.moves(view.state(), &mut moves);
        let most = moves.iter().map(|&mv| worth(&tree, &view, mv)).max();
        let found = worth(&tree, &view, report.best().expect("a move"));
        total += 1;
        // Nearly as good is good enough where everything is left to chance.
        right += u32::from(most.is_some_and(|most| most - found <= Tree::SURE.min(30)));
    }
    assert!(right * 100 >= total * 95, "{right} of {total}");
}

#[test]
fn near_the_end_the_thinker_proves_what_it_says() {
    for seed in 0..200 {
        let tree = Tree {
            depth: 3,
            ..Tree::random(seed)
        };
        let Some(view) = view(&tree) else {
            continue;
        };
        let table = Table::new(1 << 16);
        let thinker = Thinker::new(&view, &table, MctsSettings::default(), seed);
        let report = thinker.run(&NodeLimit(100_000), Limits::default(), |_| {});
        let line = &report.lines[0];
        assert!(line.proved, "{tree:?}");
        let me = tree.turn(view.state()).seat().expect("a seat's turn");
        assert_eq!(line.value, plain::value(&tree, view.state(), me, 40));
    }
}

/// A depth is every line of so many plies, draws by their odds.
#[test]
fn a_thinker_that_is_asked_for_a_depth_looks_at_every_line_of_it() {
    for seed in 0..100 {
        let tree = Tree::random(seed);
        let Some(view) = view(&tree) else {
            continue;
        };
        let me = tree.turn(view.state()).seat().expect("a seat's turn");
        for depth in 1..=3 {
            let table = Table::new(1 << 16);
            let thinker = Thinker::new(&view, &table, MctsSettings::default(), seed);
            let limits = Limits { depth, lines: 1 };
            let report = thinker.run(&Unlimited, limits, |_| {});
            let expected = plain::value(&tree, view.state(), me, depth);
            assert_eq!(report.lines[0].value, expected, "{depth}: {tree:?}");
        }
    }
}

#[test]
fn only_the_moves_that_are_asked_for_are_looked_at() {
    for seed in 0..100 {
        let tree = Tree {
            depth: 3,
            wins: false,
            ..Tree::random(seed)
        };
        let Some(view) = view(&tree) else {
            continue;
        };
        let mut moves = Vec::new();
        tree.moves(view.state(), &mut moves);
        for &mv in &moves {
            let run = |nodes| {
                let table = Table::new(1 << 16);
                let thinker = Thinker::new(&view, &table, MctsSettings::default(), seed);
                let limits = Limits {
                    lines: 9,
                    ..Limits::default()
                };
                let report = thinker.only(&[mv]).run(&NodeLimit(nodes), limits, |_| {});
                assert_eq!(report.lines.len(), 1);
                assert_eq!(report.best(), Some(mv));
                report.lines[0].clone()
            };
            let sure = run(100_000);
            assert!(sure.proved, "{tree:?}");
            assert_eq!(sure.value, worth(&tree, &view, mv));
            run(1);
        }
    }
}

/// Whenever it is stopped, what is proved of several lines is right, and what is proved of the first one is that nothing is better.
#[test]
fn of_several_lines_the_best_is_proved_first() {
    let (mut some, mut all) = (0, 0);
    for seed in 0..60 {
        let tree = Tree {
            depth: 3,
            wins: false,
            ..Tree::random(seed)
        };
        let Some(view) = view(&tree) else {
            continue;
        };
        let mut moves = Vec::new();
        tree.moves(view.state(), &mut moves);
        let most = moves.iter().map(|&mv| worth(&tree, &view, mv)).max();
        for nodes in (0..3000).step_by(50) {
            let table = Table::new(1 << 16);
            let thinker = Thinker::new(&view, &table, MctsSettings::default(), seed);
            let limits = Limits {
                lines: 9,
                ..Limits::default()
            };
            let report = thinker.run(&NodeLimit(nodes), limits, |_| {});
            let proved = report.lines.iter().filter(|line| line.proved);
            for line in proved.clone() {
                assert_eq!(line.value, worth(&tree, &view, line.moves[0]), "{tree:?}");
            }
            let proved = proved.count();
            if report.lines[0].proved {
                assert_eq!(Some(report.lines[0].value), most, "{tree:?} {nodes}");
                assert_eq!(report.lines.len(), moves.len(), "{tree:?} {nodes}");
                some += u32::from(proved < moves.len());
                all += u32::from(proved == moves.len());
            } else {
                assert_eq!(proved, 0, "{tree:?} {nodes}");
            }
        }
    }
    assert!(some > 10 && all > 100, "{some} {all}");
}
