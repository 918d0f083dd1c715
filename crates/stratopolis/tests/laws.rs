//! What must hold for every game.

use quartet_stratopolis::Stratopolis;

quartet_testkit::laws!(
    Stratopolis,
    [
        "",
        "first=green,tiebreak=next",
        "seed=7",
        "red=AABBCCDDEEFFGGHHIIJJ",
        "green=TTSSRRQQPPOONNMMLLKK,first=green",
        "piles=planned",
        "piles=planned,first=green,red=JIHGFEDCBAABCDEFGHIJ",
        "piles=planned,red=JIHGFEDCBAABCDEFGHIJ,green=KLMNOPQRSTTSRQPONMLK",
        "piles=planned,seed=5",
        "piles=blind",
        "piles=blind,seed=18446744073709551615",
        "piles=hand",
        "piles=hand,first=green,seed=0",
        "piles=hand-shared",
        "piles=hand-shared,seed=3,tiebreak=next",
        "piles=hand-shared,first=green,deck=ABCDEFGHIJKLMNOPQRSTABCDEFGHIJKLMNOPQRST",
    ]
);
