//! Cubulus obeys the laws of every game, with each of its options.

use quartet_cubulus::Cubulus;

quartet_testkit::laws!(
    Cubulus,
    [
        "",
        "players=3",
        "setup=r.r...r.r....r....r.r...r.r",
        "setup=rrrrrrrrr..................",
        "repetition=off",
        "cap=off",
        "repetition=off,cap=off",
        "players=3,repetition=off",
        "players=3,cap=off",
        "players=3,repetition=off,cap=off",
    ]
);
