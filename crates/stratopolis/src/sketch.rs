use quartet_game::{Seat, Sketch, Tint, Turn};

use crate::{
    Cell, Colour, Column, Mode, Piece, State, Stratopolis,
    present::{Grid, cell_name},
};

/// The board from above: colour and height of every square, with lines where one piece ends and another begins. First,
/// second and third colour are red, green and neutral.
pub(crate) fn draw(game: &Stratopolis, state: &State) -> Sketch {
    let mut sketch = Sketch::new();
    Picture::new(state).draw(&mut sketch);
    sketch.below().line();
    for seat in [Seat::new(0), Seat::new(1)] {
        describe_seat(game, state, seat, &mut sketch);
    }
    if game.mode() == Mode::HandShared {
        let rest = kinds(&game.remaining(state, Seat::new(0)));
        sketch
            .line()
            .put(Tint::Plain, format!("Common pile: {rest}"));
    }
    sketch
}

/// The same with room to build around the city, and nothing below it.
pub(crate) fn draw_to_play(state: &State) -> Sketch {
    let mut sketch = Sketch::new();
    let mut picture = Picture::new(state);
    (picture.low, picture.high) = Grid::new(state.board(), 0).corners();
    // So that the board keeps its size until somebody builds very high.
    picture.width = picture.width.max(2);
    picture.draw(&mut sketch);
    sketch
}

struct Picture<'a> {
    state: &'a State,
    low: Cell,
    high: Cell,
    /// Letters per square: its colour and its height.
    width: usize,
}

impl<'a> Picture<'a> {
    fn new(state: &'a State) -> Self {
        let (low, high) = state.board().corners();
        Self {
            state,
            low,
            high,
            width: 1 + state.board().tallest().to_string().len(),
        }
    }

    fn draw(&self, sketch: &mut Sketch) {
        for y in (self.low.y..=self.high.y).rev() {
            self.draw_edge(y.wrapping_add(1), sketch);
            self.draw_row(y, sketch);
        }
        self.draw_edge(self.low.y, sketch);
        self.draw_columns(sketch);
    }

    /// The line between a row and the one south of it.
    fn draw_edge(&self, y: i8, sketch: &mut Sketch) {
        let mut line = " ".repeat(LABEL);
        for x in self.low.x..=self.high.x.wrapping_add(1) {
            let [ne, se] = [y, y.wrapping_sub(1)].map(|y| self.column(x, y));
            let [nw, sw] = [y, y.wrapping_sub(1)].map(|y| self.column(x.wrapping_sub(1), y));
            let (east, west) = (seam(ne, se), seam(nw, sw));
            let (north, south) = (seam(nw, ne), seam(sw, se));
            line.push(match (east || west, north || south) {
                (true, true) => '+',
                (true, false) => '-',
                (false, true) => '|',
                (false, false) => ' ',
            });
            let fill = if east { "-" } else { " " };
            line.push_str(&fill.repeat(self.width));
        }
        sketch.line().put(Tint::Faint, line);
    }

    fn draw_row(&self, y: i8, sketch: &mut Sketch) {
        sketch
            .line()
            .put(Tint::Faint, format!("{y:>width$} ", width = LABEL - 1));
        for x in self.low.x..=self.high.x {
            let here = self.column(x, y);
            let edge = seam(self.column(x.wrapping_sub(1), y), here);
            sketch.put(Tint::Faint, if edge { "|" } else { " " });
            let (tint, text) = match here {
                None => (Tint::Faint, ".".to_owned()),
                Some(column) => {
                    let letter = column.colour().letter();
                    (
                        tint(column.colour()),
                        format!("{letter}{}", column.height()),
                    )
                }
            };
            let blanks = self.width.saturating_sub(text.len());
            sketch.put(Tint::Plain, " ".repeat(blanks));
            sketch.spot(cell_name(Cell::new(x, y))).put(tint, text);
        }
        let edge = seam(self.column(self.high.x, y), None);
        sketch.put(Tint::Faint, if edge { "|" } else { " " });
    }

    /// The x of every column, or of every second one where the numbers are long.
    fn draw_columns(&self, sketch: &mut Sketch) {
        let label = |x: i8| x.to_string();
        let longest = label(self.low.x).len().max(label(self.high.x).len());
        let step = if longest > self.width { 2 } else { 1 };
        let mut line = " ".repeat(LABEL);
        for x in self.low.x..=self.high.x {
            let shown = x % step == 0;
            let text = if shown { label(x) } else { String::new() };
            // A long number takes the blank of the column before it, which has none.
            let end = line.len() + 1 + self.width;
            let start = end - text.len().max(1);
            line.truncate(start.max(LABEL));
            line = format!("{line:<start$}{text}");
            line = format!("{line:<end$}");
        }
        sketch.line().put(Tint::Faint, line);
    }

    fn column(&self, x: i8, y: i8) -> Option<Column> {
        self.state.board().column(Cell::new(x, y))
    }
}

/// Room for the y at the left.
const LABEL: usize = 4;

/// Does a piece end between these two?
fn seam(a: Option<Column>, b: Option<Column>) -> bool {
    a.map(Column::piece) != b.map(Column::piece)
}

fn describe_seat(game: &Stratopolis, state: &State, seat: Seat, sketch: &mut Sketch) {
    let side = game.side(seat);
    let mark = match state.turn {
        Turn::Seat(s) if s == seat => "*",
        Turn::Over(winners) if winners.len() == 1 && winners.contains(seat) => "!",
        _ => " ",
    };
    sketch.line().put(Tint::Strong, format!("{mark} "));
    sketch.put(tint(side.colour()), format!("{:<6}", side.name()));
    let best = match state.board().zones(side).first() {
        None => "no zone".to_owned(),
        Some(zone) => format!("{} x {} = {}", zone.area(), zone.height(), zone.value()),
    };
    sketch.put(Tint::Plain, format!("{best:<14}"));
    let mut parts = Vec::new();
    let up: Vec<String> = state.face_up(seat).map(spelled).collect();
    if !up.is_empty() {
        parts.push(format!("has {}", up.join(" ")));
    } else if state.drawer == Some(seat) {
        parts.push("draws".to_owned());
    }
    if game.planner(state).is_some() {
        parts.push(format!("{} of 20 planned", state.planned(seat)));
    } else if game.mode() != Mode::HandShared {
        parts.push(format!("to come: {}", kinds(&game.remaining(state, seat))));
    }
    sketch.put(Tint::Plain, parts.join("; "));
}

/// A piece with its colours: elbow, arm 1, arm 2.
fn spelled(piece: Piece) -> String {
    let colours: String = piece.squares().iter().map(|c| c.letter()).collect();
    format!("{}({colours})", piece.letter())
}

fn kinds(pieces: &[(Piece, u8)]) -> String {
    if pieces.is_empty() {
        return "nothing".to_owned();
    }
    let letters = pieces.iter().map(|&(piece, n)| {
        let letter = piece.letter().to_string();
        letter.repeat(usize::from(n))
    });
    letters.collect()
}

fn tint(colour: Colour) -> Tint {
    match colour {
        Colour::Red => Tint::First,
        Colour::Green => Tint::Second,
        Colour::Neutral => Tint::Third,
    }
}
