use std::fmt;

/// A board in letters: lines of tinted pieces of text. The plain text says everything; the tints only help the eye.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Sketch {
    lines: Vec<Vec<(Tint, String)>>,
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
        self.lines.push(Vec::new());
        self
    }

    /// Appends text to the current line.
    pub fn put(&mut self, tint: Tint, text: impl Into<String>) -> &mut Self {
        if self.lines.is_empty() {
            self.line();
        }
        if let Some(line) = self.lines.last_mut() {
            line.push((tint, text.into()));
        }
        self
    }

    /// The lines, each a row of tinted texts.
    #[must_use]
    pub fn lines(&self) -> &[Vec<(Tint, String)>] {
        &self.lines
    }
}

/// Without tints. Blanks at the end of a line are left out.
impl fmt::Display for Sketch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for line in &self.lines {
            let text: String = line.iter().map(|(_, text)| text.as_str()).collect();
            writeln!(f, "{}", text.trim_end())?;
        }
        Ok(())
    }
}
