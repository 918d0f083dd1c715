use std::fmt;

use quartet_game::Problems;

/// What is wrong with a record, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// Which game of the file it is, from 1; 0 for a record that does not come from a file.
    pub game: usize,
    /// The line of the file; 0 for a record that does not come from a file.
    pub line: usize,
    /// The step of the game (from 1) and its text, if the fault is one of a step.
    pub step: Option<(usize, String)>,
    /// The reason code, if the rules refuse the step.
    pub code: Option<&'static str>,
    /// What is wrong, in words.
    pub reason: String,
    /// What is wrong with the options or the position of the record, if that is it.
    pub problems: Problems,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.game > 0 {
            write!(f, "game {}, line {}: ", self.game, self.line)?;
        }
        if let Some((number, text)) = &self.step {
            write!(f, "move {number} `{text}`: ")?;
        }
        f.write_str(&self.reason)
    }
}

impl std::error::Error for Fault {}
