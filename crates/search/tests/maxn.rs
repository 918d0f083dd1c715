//! The max^n search finds the values of the plain one.

use quartet_game::{Evaluate, Game, Seats, Turn};
use quartet_search::{Limits, MaxN, MaxNSettings, Unlimited, plain};
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
