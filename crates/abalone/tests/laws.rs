//! What must hold for every game.

quartet_testkit::laws!(
    quartet_abalone::Abalone,
    [
        "",
        "layout=belgian-daisy",
        "layout=german-daisy,eject=1",
        "layout=swiss-daisy,eject=4",
        "layout=atomouche,eject=14",
        "layout=snakes,repetition=off",
        "layout=checkerboard,eject=2,quiet=off",
        "layout=belgian-daisy,repetition=off,quiet=off",
    ]
);
