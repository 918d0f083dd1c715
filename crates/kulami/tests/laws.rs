//! What must hold for every game, on square and irregular boards, with every option, and on boards with symmetries.

use quartet_game::{Describe, Game, Options};
use quartet_kulami::Kulami;

quartet_testkit::laws!(
    Kulami,
    [
        "",
        "board=classic,area=on",
        "board=irregular,seed=7,lines=on",
        "board=example,area=on,lines=on,first=black,swap=on",
        "board=sample-10,swap=on",
        PINWHEEL,
        MIRRORED,
        HALF_TURN,
    ]
);

/// A board that a quarter turn brings onto itself, found by a search.
const PINWHEEL: &str =
    "board=ABBCCDDD/ABBEEFFF/ABBEEFFF/GHHIIJJK/GHHIIJJK/LLLMMNNO/LLLMMNNO/PPPQQNNO";
/// A board that is its own mirror image, found by a search.
const MIRRORED: &str =
    "lines=on,board=AABBCCDD/AAEFFGDD/AAEFFGDD/HHIJKLMM/HHIJKLMM/NNIJKLOO/NNPPQQOO/NNPPQQOO";
/// A board that a half turn brings onto itself, found by a search.
const HALF_TURN: &str =
    "area=on,board=AAABBCDD/EEFFFCDD/EEFFFGHH/EEIJJGHH/KKIJJGLL/KKIMMMLL/NNOMMMLL/NNOPPQQQ";

#[test]
fn symmetric_boards_have_symmetries() {
    for (options, count) in [
        (PINWHEEL, 4),
        (MIRRORED, 2),
        (HALF_TURN, 2),
        ("board=classic", 1),
        ("board=example", 1),
    ] {
        let game = Kulami::from_options(&Options::parse(options).unwrap()).unwrap();
        assert_eq!(game.symmetries(), count, "{options}");
    }
}
