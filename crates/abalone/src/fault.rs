//! What can be wrong with a position or with options.

quartet_game::forms! {
    ROWS = "abalone-fault-rows", "the board has {count} rows, not nine";
    ROW_SIZE = "abalone-fault-row-size", "row {row} does not have {size} cells";
    ROW_MARK = "abalone-fault-row-mark", "row {row} has a `{mark}`, which is not S, s or a digit";
    SCORE = "abalone-fault-score", "the score of {side} is `{text}`, not a number from {least} to {most}";
    SIDE = "abalone-fault-side", "the side is `{text}`, not b or w";
    QUIET = "abalone-fault-quiet", "the count of quiet plies is `{text}`, not a number from {least} to {most}";
    NUMBER = "abalone-fault-number", "the move number is `{text}`, not a number from {least} to {most}";
    MORE = "abalone-fault-more", "something follows the move number";
    MARBLES = "abalone-fault-marbles", "{side} has {board} marbles on the board and {lost} ejected, which is more than 14";
    BOTH_WON = "abalone-fault-both-won", "both sides have ejected {count} and won";
    EJECT = "abalone-fault-eject", "`eject` cannot be `{text}` (it can be: 1 to 14)";
    LAYOUT = "abalone-fault-layout", "there is no layout `{name}`";
}
