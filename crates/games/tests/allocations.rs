//! Nothing is allocated per move: counting a hundred times as many positions takes as few allocations.

use quartet_game::Options;
use quartet_games::GAMES;

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
