//! Every pruned, reduced or cached search returns the value of a plain full-width search, draws and three seats included.

use quartet_game::{Evaluate, Event, Game, Timeline, Turn};
use quartet_search::{
    Control, Limits, NodeLimit, Searcher, Settings, Table, Unlimited, parallel, plain,
};
use quartet_testkit::tree::Tree;

const NOTHING: Settings = Settings {
    reductions: false,
    extensions: false,
    skipping: false,
    quiescence: false,
    table: false,
    aspiration: false,
    solving: false,
    contempt: 0,
};

/// The state after the draws at the root, and whose turn it is; `None` if the game is over.
fn root(tree: &Tree) -> Option<(<Tree as Game>::State, quartet_game::Seat)> {
    let mut timeline = Timeline::new(tree.clone());
    while timeline.turn() == Turn::Chance {
        let mut outcomes = Vec::new();
        tree.outcomes(timeline.state(), &mut outcomes);
        timeline.push(Event::Chance(outcomes[0].0));
    }
    let seat = timeline.turn().seat()?;
    Some((*timeline.state(), seat))
}

/// The same value; a sure win need not be the shortest.
fn agree(value: i32, expected: i32) -> bool {
    let sure = |value: i32| (Tree::is_sure(value), Tree::is_sure(-value));
    value == expected || (sure(value) == sure(expected) && sure(value) != (false, false))
}

fn search(tree: &Tree, settings: Settings, depth: u32) -> (i32, bool) {
    let (state, _) = root(tree).expect("a turn");
    let table = Table::new(1 << 20);
    let mut searcher = Searcher::new(tree, &table, settings, &Unlimited);
    let report = searcher.run(&state, &[], Limits { depth, lines: 1 }, |_| {});
    (report.lines[0].value, report.lines[0].proved)
}

#[test]
fn to_the_end_of_the_game_everything_is_proved_and_right() {
    for seed in 0..250 {
        let tree = Tree::random(seed);
        let Some((state, me)) = root(&tree) else {
            continue;
        };
        let expected = plain::value(&tree, &state, me, u32::from(tree.depth));
        for bits in 0..128 {
            let settings = Settings {
                reductions: bits & 1 != 0,
                skipping: bits & 2 != 0,
                quiescence: bits & 4 != 0,
                table: bits & 8 != 0,
                aspiration: bits & 16 != 0,
                extensions: bits & 32 != 0,
                solving: bits & 64 != 0,
                contempt: 0,
            };
            let (value, proved) = search(&tree, settings, 40);
            assert!(proved, "{tree:?} {settings:?}");
            assert!(
                agree(value, expected),
                "{value} is not {expected}: {tree:?} {settings:?}"
            );
        }
    }
}

#[test]
fn at_every_depth_the_sound_tricks_change_nothing() {
    for seed in 0..250 {
        let tree = Tree::random(seed);
        let Some((state, me)) = root(&tree) else {
            continue;
        };
        for depth in 1..=u32::from(tree.depth) {
            let expected = plain::value(&tree, &state, me, depth);
            for (table, aspiration) in [(false, false), (true, false), (true, true)] {
                let settings = Settings {
                    table,
                    aspiration,
                    ..NOTHING
                };
                let (value, proved) = search(&tree, settings, depth);
                // Once it is proved, iterations stop: then the value is that of the whole game.
                if proved {
                    let whole = plain::value(&tree, &state, me, u32::from(tree.depth));
                    assert!(agree(value, whole), "{tree:?} {settings:?} depth {depth}");
                } else {
                    assert_eq!(value, expected, "{tree:?} {settings:?} depth {depth}");
                }
            }
        }
    }
}

#[test]
fn several_lines_are_the_best_moves_in_order() {
    for seed in 0..300 {
        let tree = Tree {
            wins: false,
            ..Tree::random(seed)
        };
        let Some((state, me)) = root(&tree) else {
            continue;
        };
        let mut moves = Vec::new();
        tree.moves(&state, &mut moves);
        let mut expected: Vec<i32> = moves
            .iter()
            .map(|&mv| {
                let mut next = state;
                tree.play(&mut next, mv);
                plain::value(&tree, &next, me, 40)
            })
            .collect();
        expected.sort_by_key(|value| -value);
        let table = Table::new(1 << 20);
        let mut searcher = Searcher::new(&tree, &table, Settings::default(), &Unlimited);
        let limits = Limits {
            depth: 40,
            lines: 3,
        };
        let report = searcher.run(&state, &[], limits, |_| {});
        let found: Vec<i32> = report.lines.iter().map(|line| line.value).collect();
        assert_eq!(found, expected[..expected.len().min(3)], "{tree:?}");
        assert!(report.lines.iter().all(|line| line.proved));
    }
}

/// Wherever it is stopped between its lines.
#[test]
fn a_stopped_search_names_no_move_twice() {
    let mut stopped = 0;
    for seed in 0..60 {
        let tree = Tree {
            depth: 12,
            width: 1 << 40,
            wins: false,
            ..Tree::random(seed)
        };
        let Some((state, _)) = root(&tree) else {
            continue;
        };
        for nodes in (256..8000).step_by(512) {
            let table = Table::new(1 << 16);
            let control = NodeLimit(nodes);
            let mut searcher = Searcher::new(&tree, &table, Settings::default(), &control);
            let limits = Limits {
                lines: 3,
                ..Limits::default()
            };
            let report = searcher.run(&state, &[], limits, |_| {});
            stopped += u32::from(report.lines.iter().any(|line| !line.proved));
            let mut first: Vec<u8> = report.lines.iter().map(|line| line.moves[0]).collect();
            first.sort_unstable();
            assert!(
                first.is_sorted_by(|a, b| a < b),
                "{nodes}: {:?}",
                report.lines
            );
            let others = report.lines.iter().skip(1);
            assert!(
                others.is_sorted_by_key(|line| -line.value),
                "{nodes}: {:?}",
                report.lines
            );
        }
    }
    assert!(stopped > 300, "{stopped}");
}

/// The table knows nothing of a root where only some moves are looked at, but what was found out about them is not lost.
#[test]
fn a_stopped_search_of_some_moves_answers_nothing_worse_than_before() {
    let (mut stopped, mut better) = (0, 0);
    for seed in 0..60 {
        let tree = Tree {
            depth: 7,
            width: 1 << 40,
            wins: false,
            ..Tree::random(seed)
        };
        let Some((state, me)) = root(&tree) else {
            continue;
        };
        let mut some = Vec::new();
        tree.moves(&state, &mut some);
        if some.len() < 3 {
            continue;
        }
        some.remove(0);
        let settings = Settings {
            table: true,
            aspiration: true,
            ..NOTHING
        };
        let best = |control: &dyn Control, depth| {
            let table = Table::new(1 << 16);
            let mut searcher = Searcher::new(&tree, &table, settings, control);
            searcher.look_only_at(&state, &some);
            let report = searcher.run(&state, &[], Limits { depth, lines: 1 }, |_| {});
            (report.depth, report.lines[0].moves[0])
        };
        let finished: Vec<u8> = (1..7).map(|d| best(&Unlimited, d).1).collect();
        for nodes in (256..6000).step_by(256) {
            let (depth, answer) = best(&NodeLimit(nodes), 7);
            if depth == 0 || depth == 7 {
                continue;
            }
            let before = finished[depth as usize - 1];
            let worth = |mv: u8| {
                let mut next = state;
                tree.play(&mut next, mv);
                plain::value(&tree, &next, me, depth)
            };
            stopped += 1;
            if answer != before {
                assert!(worth(answer) >= worth(before), "{tree:?} {nodes} {depth}");
                better += 1;
            }
        }
    }
    assert!(stopped > 300 && better > 10, "{stopped} {better}");
}

#[test]
fn several_threads_prove_the_same() {
    for seed in 0..40 {
        let tree = Tree::random(seed);
        let Some((state, me)) = root(&tree) else {
            continue;
        };
        let expected = plain::value(&tree, &state, me, u32::from(tree.depth));
        for threads in [1, 3] {
            let table = Table::new(1 << 20);
            let settings = Settings::default();
            let limits = Limits::default();
            let report = parallel::run(
                &tree,
                &table,
                settings,
                &Unlimited,
                threads,
                &state,
                &[],
                &[],
                limits,
                |_| {},
            );
            assert!(report.lines[0].proved, "{tree:?}");
            assert!(agree(report.lines[0].value, expected), "{tree:?}");
        }
    }
}

#[test]
fn one_thread_searches_the_same_nodes_every_time() {
    for seed in 0..40 {
        let tree = Tree::random(seed);
        let Some((state, _)) = root(&tree) else {
            continue;
        };
        let limits = Limits::default();
        let runs = [0, 1, 2].map(|n| {
            let table = Table::new(1 << 20);
            let settings = Settings::default();
            let report = if n == 0 {
                Searcher::new(&tree, &table, settings, &Unlimited).run(&state, &[], limits, |_| {})
            } else {
                parallel::run(
                    &tree,
                    &table,
                    settings,
                    &Unlimited,
                    1,
                    &state,
                    &[],
                    &[],
                    limits,
                    |_| {},
                )
            };
            (report.nodes, report.lines)
        });
        assert_eq!(runs[0], runs[1]);
        assert_eq!(runs[1], runs[2]);
    }
}
