//! Numbers of ways to go on, as data: see `perft.txt`.

use quartet_stratopolis::Stratopolis;

#[test]
fn the_table_of_perft_numbers() {
    let most = if cfg!(debug_assertions) {
        200_000
    } else {
        u64::MAX
    };
    quartet_testkit::perft_table::<Stratopolis>(include_str!("perft.txt"), most);
}
