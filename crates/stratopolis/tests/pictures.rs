//! What must hold for the pictures of the game, and for pointing at them.

use quartet_stratopolis::Stratopolis;

quartet_testkit::pictures!(
    Stratopolis,
    [
        "",
        "first=green",
        "piles=planned",
        "piles=blind",
        "piles=hand",
        "piles=hand-shared,first=green,tiebreak=next",
    ]
);
