//! What must hold for the pictures of every game, and what is Abalone's own in pointing at marbles.

quartet_testkit::pictures!(
    quartet_abalone::Abalone,
    [
        "",
        "layout=belgian-daisy",
        "layout=german-daisy,eject=1",
        "layout=atomouche,eject=14",
        "layout=alien-attack,eject=2,quiet=off",
    ]
);
