//! Nothing is allocated per move or per node: looking at a hundred times as many positions takes as few allocations.

use quartet_game::{Dice, Options};
use quartet_games::GAMES;
use quartet_host::{Level, Player, Request, play_at_random};
use quartet_search::NodeLimit;

#[test]
fn counting_positions_allocates_a_few_buffers_once() {
    for game in GAMES {
        for mode in game.info().modes {
            let options = Options::parse(mode.options).unwrap();
            let table = game.open(&options, None).unwrap();
            let mut depth = 1;
            while table.perft(depth) < 20_000 {
                depth += 1;
            }
            let counted = allocation_counter::measure(|| {
                std::hint::black_box(table.perft(depth));
            });
            let name = format!("{} {}: perft {depth}", game.info().name, mode.name);
            assert!(
                counted.count_total <= 8,
                "{name}: {} allocations",
                counted.count_total
            );
        }
    }
}

/// Of all kinds of searches, also those of a level that errs.
#[test]
fn searching_positions_allocates_a_few_buffers_once() {
    for game in GAMES {
        for mode in game.info().modes {
            let options = Options::parse(mode.options).unwrap();
            // A random game that has got somewhere.
            let begun = |seed| {
                let mut table = game.open(&options, None).unwrap();
                play_at_random(&mut *table, &mut Dice::new(seed), 14 + seed as usize);
                table
            };
            let table = (0..).map(begun).find(|table| table.turn().seat().is_some());
            let table = table.expect("there is one");
            for level in [3, 10] {
                let player = Player::Level(Level::new(level).unwrap());
                let request = Request {
                    player,
                    ..Request::default()
                };
                let searched = |nodes| {
                    let mut engine = game.engine(16 << 20);
                    let mut seen = 0;
                    let counted = allocation_counter::measure(|| {
                        let limit = NodeLimit(nodes);
                        let thought = engine.think(&*table, request.clone(), &limit, &mut |_| {});
                        seen = thought.nodes;
                    });
                    (seen, counted.count_total)
                };
                let [(few, before), (many, after)] = [100, 100_000].map(searched);
                let name = format!("{} {}: level {level}", game.info().name, mode.name);
                // What is told from time to time are strings, a few for every iteration.
                assert!(
                    after <= before + 20 + (many - few) / 100,
                    "{name}: {before} allocations for {few} nodes, {after} for {many}"
                );
            }
        }
    }
}
