use quartet_game::{Seat, Sketch, Tint};

use crate::{
    cell::{Cell, Cells},
    colour::Colour,
    cubulus::Cubulus,
    facelet::{Face, Facelet},
    present::CENTRE,
    square::in_squares,
    state::{Phase, State},
};

/// The unfolded cube, its three layers from above, the supplies and whose turn it is. The balls of a winning square are
/// capitals.
pub(crate) fn sketch(game: &Cubulus, state: &State) -> Sketch {
    painter(game, state).paint()
}

/// The unfolded cube in a frame and, from the layer of U to the layer of D, what is inside; nothing to read but the letters
/// of the faces.
pub(crate) fn sketch_to_play(game: &Cubulus, state: &State) -> Sketch {
    painter(game, state).paint_to_play()
}

fn painter<'a>(game: &'a Cubulus, state: &'a State) -> Painter<'a> {
    Painter {
        game,
        state,
        won: state
            .winners()
            .iter()
            .map(|seat| in_squares(state.balls(Colour::of(seat))))
            .fold(Cells::NONE, Cells::or),
    }
}

struct Painter<'a> {
    game: &'a Cubulus,
    state: &'a State,
    /// The cells of the squares that have won.
    won: Cells,
}

/// Blanks that stand in for a face of the net, or part of it.
const FACE: &str = "        ";
const GAP: &str = "            ";

impl Painter<'_> {
    fn paint(&self) -> Sketch {
        let mut out = Sketch::new();
        out.line().put(Tint::Faint, format!("{FACE}  U   {GAP}"));
        out.put(Tint::Faint, "        top      middle   bottom");
        for row in 0..3 {
            out.line().put(Tint::Plain, FACE);
            self.face_row(&mut out, Face::Up, row);
            out.put(Tint::Plain, GAP);
            let edge = ["back    ", "        ", "front   "][row as usize];
            out.put(Tint::Faint, edge);
            for layer in 0..3 {
                self.row(
                    &mut out,
                    (0..3)
                        .map(|x| layer * 9 + row * 3 + x)
                        .filter_map(Cell::new),
                );
                out.put(Tint::Plain, "   ");
            }
        }
        out.line().put(Tint::Faint, "  L       F       R       B");
        for row in 0..3 {
            out.line();
            for face in [Face::Left, Face::Front, Face::Right, Face::Back] {
                self.face_row(&mut out, face, row);
                out.put(Tint::Plain, "  ");
            }
            if row == 1 {
                out.put(Tint::Faint, "  each face: 1 2 3 / 4 5 6 / 7 8 9");
            }
        }
        out.line().put(Tint::Faint, format!("{FACE}  D"));
        for (row, colour) in (0..3).zip(Colour::ALL) {
            out.line().put(Tint::Plain, FACE);
            self.face_row(&mut out, Face::Down, row);
            out.put(Tint::Plain, format!("{GAP}        "));
            self.supply(&mut out, colour);
        }
        out.line();
        out.line().put(Tint::Strong, self.status());
        if let Some(ko) = self.state.ko()
            && self.state.winners().is_empty()
        {
            let text = format!("; {ko} may not be pushed (ko)");
            out.put(Tint::Plain, text);
        }
        out
    }

    fn paint_to_play(&self) -> Sketch {
        let mut out = Sketch::new();
        out.line().put(Tint::Faint, "        +---U---+");
        for row in 0..3 {
            out.line().put(Tint::Faint, "        |");
            self.framed_row(&mut out, Face::Up, row);
        }
        out.line()
            .put(Tint::Faint, "+---L---+---F---+---R---+---B---+");
        for row in 0..3 {
            out.line().put(Tint::Faint, "|");
            for face in [Face::Left, Face::Front, Face::Right, Face::Back] {
                self.framed_row(&mut out, face, row);
            }
        }
        out.line()
            .put(Tint::Faint, "+-------+---D---+-------+-------+");
        for row in 0..3 {
            out.line().put(Tint::Faint, "        |");
            self.framed_row(&mut out, Face::Down, row);
            for layer in 0..3 {
                out.put(Tint::Plain, "   ");
                for x in 0..3 {
                    let Some(cell) = Cell::new(layer * 9 + row * 3 + x) else {
                        continue;
                    };
                    // The centre is seen on no face.
                    if cell == Cell::CENTRE {
                        out.spot(CENTRE);
                    }
                    self.cell(&mut out, cell);
                    out.put(Tint::Plain, " ");
                }
            }
        }
        out.line()
            .put(Tint::Faint, "        +-------+     U   -->   C   -->   D");
        out
    }

    /// Three cells of a face, each of which can be pointed at, and the frame behind them.
    fn framed_row(&self, out: &mut Sketch, face: Face, row: u8) {
        out.put(Tint::Plain, " ");
        let facelets = (0..3).filter_map(|column| Facelet::new(face, row * 3 + column));
        for facelet in facelets {
            out.spot(facelet.to_string());
            self.cell(out, facelet.cell());
            out.put(Tint::Plain, " ");
        }
        out.put(Tint::Faint, "|");
    }

    fn face_row(&self, out: &mut Sketch, face: Face, row: u8) {
        let facelets = (0..3).filter_map(|column| Facelet::new(face, row * 3 + column));
        self.row(out, facelets.map(Facelet::cell));
    }

    /// Three cells, each followed by a blank.
    fn row(&self, out: &mut Sketch, cells: impl Iterator<Item = Cell>) {
        for cell in cells {
            self.cell(out, cell);
            out.put(Tint::Plain, " ");
        }
    }

    fn cell(&self, out: &mut Sketch, cell: Cell) {
        match self.state.ball(cell) {
            None => out.put(Tint::Faint, "."),
            Some(colour) if self.won.contains(cell) => {
                out.put(Tint::Strong, colour.letter().to_ascii_uppercase())
            }
            Some(colour) => out.put(tint(colour), colour.letter()),
        };
    }

    fn supply(&self, out: &mut Sketch, colour: Colour) {
        let is_seat = colour.seat().number() < self.game.seats;
        let note = match self.state.out().contains(colour.seat()) {
            true => ", out",
            false if !is_seat => ", neutral",
            false => "",
        };
        out.put(tint(colour), colour.letter());
        let (name, supply) = (colour.name(), self.state.supply(colour));
        out.put(Tint::Plain, format!("  {name:<7}{supply} in supply{note}"));
    }

    fn status(&self) -> String {
        let name = |seat: Seat| Colour::of(seat).name();
        let winners: Vec<&str> = self.state.winners().iter().map(name).collect();
        let mover = name(self.state.side());
        match winners.as_slice() {
            [] if self.state.phase() == Phase::SetUp => {
                let left = self.state.supply(Colour::Red);
                format!("{mover} to place a neutral ball ({left} to go)")
            }
            [] => format!("{mover} to move"),
            [winner] => format!("{winner} has a square and wins"),
            several => format!("{} have squares and share the win", several.join(" and ")),
        }
    }
}

fn tint(colour: Colour) -> Tint {
    match colour {
        Colour::White => Tint::First,
        Colour::Black => Tint::Second,
        Colour::Red => Tint::Third,
    }
}
