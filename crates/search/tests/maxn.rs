//! The max^n search finds the values of the plain one.

use quartet_game::{Evaluate, Game, Seats, Turn};
use quartet_search::{Control, Limits, MaxN, MaxNSettings, NodeLimit, Unlimited, plain};
use quartet_testkit::tree::Tree;

#[test]
fn at_every_depth_the_value_is_that_of_the_plain_search() {
    let mut compared = 0;
    for seed in 0..900 {
        let tree = Tree {
            seats: 3,
            draws: false,
            ..Tree::random(seed)
        };
        let state = tree.initial();
        let Turn::Seat(me) = tree.turn(&state) else {
            continue;
        };
        for depth in 1..=u32::from(tree.depth) {
            let expected = plain::values(&tree, &state, depth);
            // No estimate of a tree is above 1000, and whoever wins leaves less than nothing for the others.
            for most_in_sum in [None, Some(3000)] {
                let settings = MaxNSettings {
                    quiescence: false,
                    most_in_sum,
                };
                let mut search = MaxN::new(&tree, settings, &Unlimited);
                let report = search.run(&state, &[], Limits { depth, lines: 1 }, |_| {});
                let value = report.lines[0].value;
                let is_same = value == expected[me.index()];
                // Deepening stops at a win, which the plain search may see later.
                let is_win = Tree::is_sure(value) && report.depth < depth;
                assert!(is_same || is_win, "{tree:?} {depth} {settings:?}");
                assert!(!report.lines[0].proved);
                compared += 1;
            }
        }
    }
    assert!(compared > 3000);
}

#[test]
fn what_all_seats_get_does_not_depend_on_who_is_asked() {
    for seed in 0..100 {
        let tree = Tree {
            seats: 3,
            draws: false,
            wins: true,
            ..Tree::random(seed)
        };
        let values = plain::values(&tree, &tree.initial(), 40);
        let winners = values.iter().filter(|&&value| value > 0).count();
        assert!(winners <= 1 && values.len() == Seats::all(3).len() as usize);
    }
}

/// Asked for all lines, or for one move alone, it says of every move what the plain search says of it.
#[test]
fn every_line_is_what_its_move_is_worth() {
    let (mut lines, mut alone) = (0, 0);
    for seed in 0..200 {
        let tree = Tree {
            seats: 3,
            draws: false,
            wins: false,
            ..Tree::random(seed)
        };
        let state = tree.initial();
        let Turn::Seat(me) = tree.turn(&state) else {
            continue;
        };
        let settings = MaxNSettings {
            quiescence: false,
            most_in_sum: None,
        };
        let mut moves = Vec::new();
        tree.moves(&state, &mut moves);
        for depth in 2..=u32::from(tree.depth) {
            let worth = |mv: u8| {
                let mut next = state;
                tree.play(&mut next, mv);
                plain::values(&tree, &next, depth - 1)[me.index()]
            };
            let limits = Limits {
                depth,
                lines: moves.len(),
            };
            let mut search = MaxN::new(&tree, settings, &Unlimited);
            let report = search.run(&state, &[], limits, |_| {});
            assert_eq!(report.lines.len(), moves.len(), "{tree:?}");
            for pair in report.lines.windows(2) {
                assert!(pair[0].value >= pair[1].value);
            }
            for line in &report.lines {
                assert_eq!(line.value, worth(line.moves[0]), "{tree:?} {depth}");
                lines += 1;
            }
            for &mv in &moves {
                search.look_only_at(&state, &[mv]);
                let report = search.run(&state, &[], limits, |_| {});
                let found = report.lines.iter().map(|line| (line.moves[0], line.value));
                assert_eq!(found.collect::<Vec<_>>(), [(mv, worth(mv))], "{tree:?}");
                alone += 1;
            }
        }
    }
    assert!(lines > 1000 && alone > 1000, "{lines} {alone}");
}

/// The table knows nothing of a root where only some moves are looked at, but what was found out about them is not lost.
#[test]
fn a_stopped_search_of_some_moves_answers_nothing_worse_than_before() {
    let (mut stopped, mut better) = (0, 0);
    for seed in 0..60 {
        let tree = Tree {
            seats: 3,
            depth: 7,
            width: 1 << 40,
            draws: false,
            wins: false,
            ..Tree::random(seed)
        };
        let state = tree.initial();
        let Turn::Seat(me) = tree.turn(&state) else {
            continue;
        };
        let mut some = Vec::new();
        tree.moves(&state, &mut some);
        if some.len() < 3 {
            continue;
        }
        some.remove(0);
        let settings = MaxNSettings {
            quiescence: false,
            most_in_sum: None,
        };
        let best = |control: &dyn Control, depth| {
            let mut search = MaxN::new(&tree, settings, control);
            search.look_only_at(&state, &some);
            let report = search.run(&state, &[], Limits { depth, lines: 1 }, |_| {});
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
                plain::values(&tree, &next, depth)[me.index()]
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
