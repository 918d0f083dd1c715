//! How many ways the first plies can go, on the boards of the rule sheets and others.

use quartet_kulami::Kulami;

#[test]
fn perft() {
    let most = if cfg!(debug_assertions) {
        1_000_000
    } else {
        1_000_000_000
    };
    quartet_testkit::perft_table::<Kulami>(include_str!("perft.txt"), most);
}
