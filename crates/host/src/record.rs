//! Games written down: one open text format for every game. `docs/records.md` specifies it.

mod fault;
mod import;
mod reader;
mod replay;
mod writer;

pub use fault::Fault;
pub use import::Imported;
pub use reader::{Dialect, Reader};

use quartet_game::Seat;

use crate::{AnyMatch, result_text};

/// One game as it stands in a file: what was written, not yet checked against the rules.
#[derive(Clone, Debug, Default)]
pub struct Record {
    /// The tags, in the order of the file.
    pub tags: Vec<Tag>,
    /// The game itself.
    pub line: Line,
    /// What the seats got, such as `1-0` or `1/2-1/2`; `*` for a game that is not over.
    pub result: String,
    /// Which game of the file this is, from 1; 0 if it does not come from a file.
    pub number: usize,
    /// The line of the file on which it begins; 0 if it does not come from a file.
    pub at_line: usize,
}

/// One fact about a game: `[Name "value"]`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tag {
    /// A letter, then letters, digits and underscores.
    pub name: String,
    /// Anything that fits on one line.
    pub value: String,
}

/// A sequence of steps: the game as it was played, or a variation.
#[derive(Clone, Debug, Default)]
pub struct Line {
    /// What is said before the first step.
    pub note: Note,
    /// The steps.
    pub steps: Vec<Step>,
}

/// One event with what is said about it.
#[derive(Clone, Debug, Default)]
pub struct Step {
    /// The move, the draw, or the act at the table.
    pub text: String,
    /// The line of the file on which it stands; 0 if it does not come from a file.
    pub at_line: usize,
    /// Numbered remarks, as chess players use them: `$1` a good move, `$2` a mistake.
    pub glyphs: Vec<u8>,
    /// What is said after it.
    pub note: Note,
    /// What could have been played instead.
    pub variations: Vec<Line>,
}

/// A comment: commands for programs, such as `[%clk 0:09:58]`, and words for people.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Note {
    /// Names and values of the commands.
    pub commands: Vec<(String, String)>,
    /// The words, with single blanks between them.
    pub text: String,
}

impl Note {
    /// Is nothing said?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.commands.is_empty() && self.text.is_empty()
    }

    /// The value of a command.
    #[must_use]
    pub fn command(&self, name: &str) -> Option<&str> {
        let command = self.commands.iter().find(|(n, _)| n == name);
        command.map(|(_, value)| value.as_str())
    }
}

impl Record {
    /// The tag that names the game.
    pub const GAME: &'static str = "Game";
    /// The tag with the version of the rules.
    pub const RULES: &'static str = "Rules";
    /// The tag with the options.
    pub const OPTIONS: &'static str = "Options";
    /// The tag with the position at the beginning, where it is not the usual one.
    pub const POSITION: &'static str = "Position";
    /// The tag that repeats the result.
    pub const RESULT: &'static str = "Result";
    /// The tag that says how the game ended.
    pub const ENDING: &'static str = "Ending";
    /// How a game ended that is not over by the rules: somebody decided, or the source does not say.
    pub const ADJUDICATED: &'static str = "adjudicated";

    /// The record of a match so far.
    #[must_use]
    pub fn of(table: &dyn AnyMatch) -> Self {
        let info = table.info();
        let mut record = Self::default();
        record.set_tag(Self::GAME, info.id);
        record.set_tag(Self::RULES, info.rules_version.to_string());
        let options = table.options();
        if !options.is_empty() {
            record.set_tag(Self::OPTIONS, options.to_string());
        }
        if let Some(position) = table.start_position() {
            record.set_tag(Self::POSITION, position);
        }
        record.result = result_text(table.ending(), table.seats());
        record.set_tag(Self::RESULT, record.result.clone());
        if let Some(ending) = table.ending() {
            record.set_tag(Self::ENDING, ending.why);
        }
        let steps = table.events().into_iter();
        record.line.steps = steps
            .map(|text| Step {
                text,
                ..Step::default()
            })
            .collect();
        record
    }

    /// What is wrong with a record that does not say which game it is.
    fn no_game() -> String {
        format!("the tag {} is missing", Self::GAME)
    }

    /// The value of a tag.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<&str> {
        let tag = self.tags.iter().find(|tag| tag.name == name);
        tag.map(|tag| tag.value.as_str())
    }

    /// Sets a tag: changes its value, or appends it.
    pub fn set_tag(&mut self, name: &str, value: impl Into<String>) {
        let value = value.into();
        match self.tags.iter_mut().find(|tag| tag.name == name) {
            Some(tag) => tag.value = value,
            None => self.tags.push(Tag {
                name: name.to_owned(),
                value,
            }),
        }
    }

    /// The name of the tag that says who had the seat: `Seat0`, `Seat1`, …
    #[must_use]
    pub fn seat_tag(seat: Seat) -> String {
        format!("Seat{seat}")
    }
}
