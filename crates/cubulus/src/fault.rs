//! What can be wrong with a position or with options.

quartet_game::forms! {
    LAYERS = "cubulus-fault-layers", "the cube must be three layers with `/` between them, not {count}";
    LAYER_SIZE = "cubulus-fault-layer-size", "the {layer} layer must have 9 cells, not {count}";
    LAYER_MARK = "cubulus-fault-layer-mark", "the {layer} layer may hold only `w`, `b`, `r` and `.`";
    BALLS = "cubulus-fault-balls", "there are {count} balls `{letter}`, but only nine in the box";
    SIDE_OF_TWO = "cubulus-fault-side-of-two", "the side to move must be `w` or `b`";
    SIDE_OF_THREE = "cubulus-fault-side-of-three", "the side to move must be `w`, `b` or `r`";
    KO = "cubulus-fault-ko", "the third field must be `-` or the facelet that may not be pushed";
    KO_GAP = "cubulus-fault-ko-gap", "{facelet} cannot be forbidden: its line is not full";
    KO_PLAIN = "cubulus-fault-ko-plain", "{facelet} cannot be forbidden: its line is of one colour";
    OUT_OF_TWO = "cubulus-fault-out-of-two", "the fourth field is for a seat that is out of a game of three";
    OUT_LETTER = "cubulus-fault-out-letter", "the fourth field must be the letter of the one seat that is out";
    OUT_MOVES = "cubulus-fault-out-moves", "the seat to move is out";
    MORE = "cubulus-fault-more", "there is more behind the position";
    NEUTRALS = "cubulus-fault-neutrals", "a game of two is played with nine neutral balls in the cube, not {count}";
    PLACER = "cubulus-fault-placer", "black is to move while the neutral balls are placed";
    NO_ROOM = "cubulus-fault-no-room", "there is no room behind the last neutral ball for those still to come";
    SETUP_OF_THREE = "cubulus-fault-setup-of-three", "`setup` places neutral balls, and a game of three has none";
    SETUP_SIZE = "cubulus-fault-setup-size", "`setup` must be `choose` or 27 characters, one for each cell, not {count}";
    SETUP_MARK = "cubulus-fault-setup-mark", "`setup` may hold only `r` and `.`";
    SETUP_COUNT = "cubulus-fault-setup-count", "`setup` must place nine neutral balls, not {count}";
}
