//! The numbers of ways in which a game can go.

use quartet_abalone::Abalone;
use quartet_testkit::perft_table;

/// Unoptimised builds check what they can within a second, release builds everything.
const MOST_LEAVES: u64 = if cfg!(debug_assertions) {
    10_000_000
} else {
    u64::MAX
};

#[test]
fn the_table_is_right() {
    perft_table::<Abalone>(include_str!("perft.txt"), MOST_LEAVES);
}
