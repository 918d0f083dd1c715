//! The table of perft numbers.

use quartet_cubulus::Cubulus;
use quartet_testkit::perft_table;

#[test]
fn the_table_holds() {
    let most_leaves = if cfg!(debug_assertions) {
        5_000_000
    } else {
        u64::MAX
    };
    perft_table::<Cubulus>(include_str!("perft.txt"), most_leaves);
}
