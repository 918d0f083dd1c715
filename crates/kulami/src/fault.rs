//! What can be wrong with a position, with a board or with options.

quartet_game::forms! {
    PARTS = "kulami-fault-parts", "a position has five parts: tiles marbles side last previous";
    SIDE = "kulami-fault-side", "the side to move must be `r` or `b`, with an `x` behind it once colours were exchanged";
    MARK_CELL = "kulami-fault-mark-cell", "{which} marble: `{text}` is not a cell such as d4: a letter and a number";
    MARK_HOLE = "kulami-fault-mark-hole", "{which} marble: there is no hole at {text}";
    SHAPE = "kulami-fault-shape", "the marbles are not written in the shape of the tiles";
    NO_MARBLE = "kulami-fault-no-marble", "{letter} is no marble: there are only `r`, `b` and `.`";
    NO_HOLE = "kulami-fault-no-hole", "row {row} of the marbles has one in column {column}, where there is no hole";
    NO_EXCHANGE = "kulami-fault-no-exchange", "colours are not exchanged at this table";
    EARLY_EXCHANGE = "kulami-fault-early-exchange", "the seats cannot have exchanged colours before the first marble";
    UNNAMED = "kulami-fault-unnamed", "the {which} marble, a {colour} one, must be named";
    MISNAMED = "kulami-fault-misnamed", "the {which} marble must be a {colour} one, and there is none in {cell}";
    SUPPLY = "kulami-fault-supply", "{colour} has {count} marbles on the board, the box holds {most}";
    EMPTY = "kulami-fault-empty", "the board has no hole";
    EXTENT = "kulami-fault-extent", "the board is {width} wide and {height} high, at most {most} each are allowed";
    APART = "kulami-fault-apart", "the tiles are not all connected edge to edge";
    LETTER = "kulami-fault-letter", "{letter} cannot stand in a board: there are only letters and `.`";
    LENGTHS = "kulami-fault-lengths", "the rows differ in length: row 1 has {first} cells, row {row} has {found}";
    TILE_SIZE = "kulami-fault-tile-size", "tile {letter} is {height}x{width}: there is no tile of that size";
    TILE_SHAPE = "kulami-fault-tile-shape", "the holes of tile {letter} are not one rectangle";
    TILE_COUNT = "kulami-fault-tile-count", "tiles of {short}x{long}: {count} instead of {wanted}";
    BOARD = "kulami-fault-board", "there is no board `{name}` (there are: {known}; or give the tiles)";
}
