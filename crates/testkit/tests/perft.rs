//! The perft table reader, on the toy game.

use quartet_testkit::{perft_table, race::Race};

#[test]
fn numbers_counted_by_hand() {
    perft_table::<Race>(
        "options\nperft 1 3 # three bonuses\nperft 2 9\nperft 3 27 # and three faces of the die\nperft 4 54\n\
         options seed=1\nperft 3 18 # the die is fixed: two decisions\n\
         options bonus=off\nposition 2 2 8 -- -\nperft 1 0 # over\nposition start\nperft 1 3",
        1000,
    );
}
