use std::fmt;

/// A board in letters: lines of tinted pieces of text. The plain text says everything; the tints only help the eye.
///
/// What belongs to the board is told from the notes beside and below it, and the places on the board have names, so that a
/// front end can show the board without the notes and let people point at it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Sketch {
    lines: Vec<Vec<Bit>>,
    /// The name of what is put next.
    spot: Option<String>,
    /// Where what is put next belongs.
    part: Part,
}

/// A piece of text in a [`Sketch`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Bit {
    /// What it stands for.
    pub tint: Tint,
    /// The text.
    pub text: String,
    /// The name of the place that it shows, where one can point at it.
    pub spot: Option<String>,
    /// Is it the board, or said about it?
    pub part: Part,
}

/// Where a piece of text in a [`Sketch`] belongs.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum Part {
    /// To the board.
    #[default]
    Board,
    /// To the notes, up to the end of the line.
    Beside,
    /// To the notes, with everything that follows.
    Below,
}

/// What a piece of text in a [`Sketch`] stands for. Front ends choose the colours.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Hash)]
pub enum Tint {
    /// Ordinary text.
    Plain,
    /// Coordinates, frames, empty cells: there, but not to be looked at.
    Faint,
    /// Something of the first colour of the game (see the game for which that is).
    First,
    /// Something of the second colour.
    Second,
    /// Something of the third colour.
    Third,
    /// Where the last move happened.
    Last,
    /// Worth noticing: a warning, a winner.
    Strong,
}

impl Sketch {
    /// Nothing yet.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Begins a new line.
    pub fn line(&mut self) -> &mut Self {
        if self.part == Part::Beside {
            self.part = Part::Board;
        }
        self.lines.push(Vec::new());
        self
    }

    /// What is put next is the place of this name: a cell, or something else that one can point at.
    pub fn spot(&mut self, name: impl Into<String>) -> &mut Self {
        self.spot = Some(name.into());
        self
    }

    /// What follows in this line is said about the board.
    pub fn beside(&mut self) -> &mut Self {
        if self.part == Part::Board {
            self.part = Part::Beside;
        }
        self
    }

    /// What follows in this line belongs to the board again.
    pub fn on_board(&mut self) -> &mut Self {
        self.part = Part::Board;
        self
    }

    /// What follows is said about the board.
    pub fn below(&mut self) -> &mut Self {
        self.part = Part::Below;
        self
    }

    /// Appends text to the current line.
    pub fn put(&mut self, tint: Tint, text: impl Into<String>) -> &mut Self {
        if self.lines.is_empty() {
            self.line();
        }
        let bit = Bit {
            tint,
            text: text.into(),
            spot: self.spot.take(),
            part: self.part,
        };
        if let Some(line) = self.lines.last_mut() {
            line.push(bit);
        }
        self
    }

    /// The lines, each a row of tinted texts.
    #[must_use]
    pub fn lines(&self) -> &[Vec<Bit>] {
        &self.lines
    }

    /// The board without the notes. What stands behind a note keeps its place.
    #[must_use]
    pub fn board(&self) -> Self {
        let mut board = Self::new();
        for line in &self.lines {
            board.line();
            let Some(last) = line.iter().rposition(|bit| bit.part == Part::Board) else {
                continue;
            };
            for bit in &line[..=last] {
                match bit.part {
                    Part::Board => {
                        board.spot.clone_from(&bit.spot);
                        board.put(bit.tint, bit.text.clone())
                    }
                    _ => board.put(Tint::Plain, " ".repeat(bit.text.chars().count())),
                };
            }
        }
        while board.lines.last().is_some_and(Vec::is_empty) {
            board.lines.pop();
        }
        board
    }

    /// What shows the place of this name.
    #[must_use]
    pub fn find(&self, spot: &str) -> Option<&Bit> {
        let mut bits = self.lines.iter().flatten();
        bits.find(|bit| bit.spot.as_deref() == Some(spot))
    }
}

impl Bit {
    /// Does it show a place with nothing on it? Such places are drawn as dots, or as stars where something may go.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        matches!(self.text.trim(), "." | "*" | "")
    }
}

/// Without tints. Blanks at the end of a line are left out.
impl fmt::Display for Sketch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for line in &self.lines {
            let text: String = line.iter().map(|bit| bit.text.as_str()).collect();
            writeln!(f, "{}", text.trim_end())?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_board_is_told_from_the_notes() {
        let mut sketch = Sketch::new();
        sketch.line().put(Tint::Faint, "1 ");
        sketch.spot("a1").put(Tint::Faint, ".");
        sketch.beside().put(Tint::Plain, " Red");
        sketch.on_board().put(Tint::Faint, "|");
        sketch.beside().put(Tint::Plain, " to move");
        sketch.line().put(Tint::Faint, "  a");
        sketch.below().line().line().put(Tint::Plain, "notes");
        assert_eq!(
            sketch.to_string(),
            "1 . Red| to move\n  a\n\nnotes\n".to_owned()
        );
        let board = sketch.board();
        assert_eq!(board.to_string(), "1 .    |\n  a\n");
        assert!(board.find("a1").is_some_and(Bit::is_empty));
        assert_eq!(board.find("a2"), None);
    }
}
