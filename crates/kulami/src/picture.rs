use quartet_game::{Game, Sketch, Tint, Turn};

use crate::{Board, Colour, Hole, Kulami, State, Tile};

/// The board in letters: tiles with borders, marbles as `R` and `B`, the last two marbles in brackets, `*` where the
/// next marble may go, and beside it whose turn it is and the points.
pub(crate) fn sketch(game: &Kulami, state: &State) -> Sketch {
    let board = game.board();
    let mut sketch = Sketch::new();
    let mut notes = notes(game, state).into_iter();
    for edge in 0..=board.height() {
        sketch.line().put(Tint::Faint, "    ");
        put_border(&mut sketch, board, edge);
        put_note(&mut sketch, &mut notes);
        if edge < board.height() {
            sketch.line();
            put_row(&mut sketch, game, state, edge);
            put_note(&mut sketch, &mut notes);
        }
    }
    let columns: String = (0..board.width())
        .map(|column| format!(" {}  ", (b'a' + column) as char))
        .collect();
    sketch.line().put(Tint::Faint, format!("     {columns}"));
    sketch
}

/// A line of the text beside the board.
type Note = Vec<(Tint, String)>;

fn put_note(sketch: &mut Sketch, notes: &mut impl Iterator<Item = Note>) {
    let Some(note) = notes.next().filter(|note| !note.is_empty()) else {
        return;
    };
    sketch.beside().put(Tint::Plain, "  ");
    for (tint, text) in note {
        sketch.put(tint, text);
    }
}

/// One row of holes with the borders between them.
fn put_row(sketch: &mut Sketch, game: &Kulami, state: &State, row: u8) {
    let board = game.board();
    let legal = game.legal_holes(state);
    sketch.put(Tint::Faint, format!("{:>3} ", board.height() - row));
    for column in 0..board.width() {
        let border = if has_upright(board, column, row) {
            "|"
        } else {
            " "
        };
        sketch.put(Tint::Faint, border);
        let Some(hole) = board.hole_at(column.into(), row.into()) else {
            sketch.put(Tint::Faint, "   ");
            continue;
        };
        let (open, close) = brackets(state, hole);
        let (tint, text) = match state.marble(hole) {
            Some(colour) => (tint(colour), initial(colour)),
            None if legal.contains(hole) => (Tint::Strong, "*"),
            None => (Tint::Faint, "."),
        };
        let around = if open == " " { Tint::Plain } else { Tint::Last };
        sketch
            .put(around, open)
            .spot(board.cell_name(hole))
            .put(tint, text)
            .put(around, close);
    }
    let border = if has_upright(board, board.width(), row) {
        "|"
    } else {
        " "
    };
    sketch.put(Tint::Faint, border);
}

/// The line above row `edge`.
fn put_border(sketch: &mut Sketch, board: &Board, edge: u8) {
    let mut text = String::new();
    for column in 0..=board.width() {
        let left = column > 0 && has_level(board, column - 1, edge);
        let right = column < board.width() && has_level(board, column, edge);
        let up = edge > 0 && has_upright(board, column, edge - 1);
        let down = edge < board.height() && has_upright(board, column, edge);
        text.push(match (left || right, up || down) {
            (false, false) => ' ',
            (true, false) => '-',
            (false, true) => '|',
            (true, true) => '+',
        });
        if column < board.width() {
            text.push_str(if right { "---" } else { "   " });
        }
    }
    sketch.put(Tint::Faint, text);
}

/// Is there a border on the left of the cell?
fn has_upright(board: &Board, column: u8, row: u8) -> bool {
    let (column, row) = (i32::from(column), i32::from(row));
    tile_at(board, column - 1, row) != tile_at(board, column, row)
}

/// Is there a border above the cell?
fn has_level(board: &Board, column: u8, row: u8) -> bool {
    let (column, row) = (i32::from(column), i32::from(row));
    tile_at(board, column, row - 1) != tile_at(board, column, row)
}

fn tile_at(board: &Board, column: i32, row: i32) -> Option<Tile> {
    board.hole_at(column, row).map(|hole| board.tile(hole))
}

fn brackets(state: &State, hole: Hole) -> (&'static str, &'static str) {
    if state.last() == Some(hole) {
        ("(", ")")
    } else if state.previous() == Some(hole) {
        ("[", "]")
    } else {
        (" ", " ")
    }
}

/// Whose turn it is, the points, and what the marks mean.
fn notes(game: &Kulami, state: &State) -> Vec<Note> {
    let plain = |text: &str| vec![(Tint::Plain, text.to_owned())];
    let mut notes = vec![Note::new(), headline(game, state), Note::new()];
    let score = game.score(state);
    let mut head = "      total tiles".to_owned();
    if game.counts_area() {
        head.push_str(" area");
    }
    if game.counts_lines() {
        head.push_str(" lines");
    }
    head.push_str(" left");
    notes.push(vec![(Tint::Faint, head)]);
    for colour in Colour::ALL {
        let mut text = format!("{:>5}{:>6}", score.totals[colour], score.tiles[colour]);
        if game.counts_area() {
            text.push_str(&format!("{:>5}", score.areas[colour]));
        }
        if game.counts_lines() {
            text.push_str(&format!("{:>6}", score.lines[colour]));
        }
        text.push_str(&format!("{:>5}", state.supply(colour)));
        let name = format!("{:<6}", colour.name());
        notes.push(vec![(tint(colour), name), (Tint::Plain, text)]);
    }
    notes.push(Note::new());
    if let Some(last) = state.last() {
        let cell = game.board().cell_name(last);
        notes.push(plain(&format!("( )  last marble, {cell}")));
    }
    if let Some(previous) = state.previous() {
        let cell = game.board().cell_name(previous);
        notes.push(plain(&format!("[ ]  the one before, {cell}")));
    }
    let count = game.legal_holes(state).len();
    match count {
        0 => {}
        1 => notes.push(plain(" *   1 hole to choose from")),
        _ => notes.push(plain(&format!(" *   {count} holes to choose from"))),
    }
    if game.may_swap(state) {
        notes.push(plain("or swap: exchange colours"));
    }
    notes
}

fn headline(game: &Kulami, state: &State) -> Note {
    match game.turn(state) {
        Turn::Over(winners) => {
            let ending = match game.why(state) {
                quartet_game::why::ALL_PLACED => "all marbles placed",
                _ => "no hole to play",
            };
            let mut winners = winners.iter();
            let verdict = match (winners.next(), winners.next()) {
                (Some(seat), None) => format!("{} wins", game.colour(state, seat)),
                _ => "a draw".to_owned(),
            };
            vec![
                (Tint::Strong, verdict),
                (Tint::Plain, format!(": {ending}")),
            ]
        }
        _ => {
            let side = state.side();
            vec![
                (tint(side), side.name().to_owned()),
                (Tint::Plain, " to move".to_owned()),
            ]
        }
    }
}

/// Red is the first colour of the game, Black the second.
fn tint(colour: Colour) -> Tint {
    match colour {
        Colour::Red => Tint::First,
        Colour::Black => Tint::Second,
    }
}

fn initial(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "R",
        Colour::Black => "B",
    }
}
