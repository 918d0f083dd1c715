//! What can be wrong with a position or with options, and why something cannot be laid while a position is set up.

quartet_game::forms! {
    FIELDS = "stratopolis-fault-fields", "a position at this table has {count} fields, separated by blanks: {fields}";
    NO_PLUS = "stratopolis-fault-no-plus", "there is no `+` in `{field}`";
    NO_PIECES = "stratopolis-fault-no-pieces", "there are no pieces on one side of `{field}`";
    MANY_PIECES = "stratopolis-fault-many-pieces", "there are too many pieces on one side of `{field}`";
    NO_PIECE = "stratopolis-fault-no-piece", "there is no piece `{letter}` (in `{field}`)";
    UP_UNKNOWN = "stratopolis-fault-up-unknown", "a face-up piece cannot be `?` (in `{field}`)";
    FIRST = "stratopolis-fault-first", "`first` is `r` or `g`, not `{text}`";
    HAND_REST = "stratopolis-fault-hand-rest", "with a common pile a hand has nothing after its `+`";
    COMMON_UP = "stratopolis-fault-common-up", "the common pile has nothing before its `+`";
    PLACEMENTS = "stratopolis-fault-placements", "there are more than 40 placements";
    PLACEMENT = "stratopolis-fault-placement", "placement {number}, `{text}`: {reason}";
    FAR = "stratopolis-fault-far", "placement {number}, `{text}`: it is out of reach";
    NO_PLACEMENT = "stratopolis-fault-no-placement", "placement {number}, `{text}`: it is not a placement";
    UNKNOWN = "stratopolis-fault-unknown", "`?` is for piles that were planned";
    COPIES = "stratopolis-fault-copies", "there are {count} pieces `{letter}`, the box has 2";
    FOREIGN = "stratopolis-fault-foreign", "`{letter}` does not belong to {side}'s set";
    ALTERNATE = "stratopolis-fault-alternate", "Red has laid {red} pieces and Green {green}, but they take turns";
    NO_ORDER = "stratopolis-fault-no-order", "Red and Green cannot have laid these pieces by turns, whatever the order";
    SET = "stratopolis-fault-set", "{side} has {count} pieces in all, the set has 20";
    FACE_UP = "stratopolis-fault-face-up", "the face-up pieces do not fit the order of draws and placements";
    PLAN_ORDER = "stratopolis-fault-plan-order", "the second seat plans its pile after the first one";
    TOP_HIDDEN = "stratopolis-fault-top-hidden", "the top of a planned pile must be face up";
    TOP_ONLY = "stratopolis-fault-top-only", "only the top of a planned pile is face up";
    TURNS = "stratopolis-fault-turns", "the first seat would lay {first} pieces in all and the second {second}";
    FIXED = "stratopolis-fault-fixed", "the pieces left are not those that the options put last";
    NOT_WITH_SHARED = "stratopolis-fault-not-with-shared", "`{key}` does not go with `piles=hand-shared`";
    DECK = "stratopolis-fault-deck", "`deck` needs `piles=hand-shared`";
    FIXED_TWICE = "stratopolis-fault-fixed-twice", "`seed` and `{key}` both fix the draws";
    ARRANGEMENT = "stratopolis-fault-arrangement", "`{key}` is not an arrangement of {set}";
    USED_UP = "stratopolis-fault-used-up", "both pieces `{letter}` lie on the table already";
    NO_LAYING = "stratopolis-fault-no-laying", "it cannot lie there: {reason}";
    NOTHING = "stratopolis-fault-nothing", "nothing lies there that can be taken off";
    DOMINO = "stratopolis-fault-domino", "the domino stays where it is";
    COVERED = "stratopolis-fault-covered", "another piece lies on it and has to be taken off first";
    HOLDS = "stratopolis-fault-holds", "pieces beside it would touch nothing any more";
}
