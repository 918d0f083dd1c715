use std::fmt;

use crate::{Fault, Game};

/// Every string of a game. Each thing has one canonical spelling, which is what is written; what is accepted beside it
/// is for the game to say. Reading never panics, whatever the text.
pub trait Notation: Game {
    /// Appends the canonical spelling of a move that is legal in the state.
    fn write_move(&self, state: &Self::State, mv: Self::Move, out: &mut String);

    /// Reads a move and checks that it is legal.
    ///
    /// # Errors
    /// Says what is wrong with it, in words and as one of the game's stable codes.
    fn read_move(&self, state: &Self::State, text: &str) -> Result<Self::Move, Refusal>;

    /// Is the move legal, and if not, why? Written independently of [`Game::moves`]; the law suite compares the two
    /// over the whole [move space](Game::move_space).
    ///
    /// # Errors
    /// Says what is wrong with it. Code [`Refusal::OVER`] if the game is over.
    fn check(&self, state: &Self::State, mv: Self::Move) -> Result<(), Refusal>;

    /// Appends the canonical spelling of a draw.
    fn write_chance(&self, chance: Self::Chance, out: &mut String) {
        let _ = (chance, out);
    }

    /// Reads a draw and checks that it is possible.
    ///
    /// # Errors
    /// Says what is wrong with it.
    fn read_chance(&self, state: &Self::State, text: &str) -> Result<Self::Chance, Refusal> {
        let _ = (state, text);
        Err(Refusal::new(
            Refusal::SYNTAX,
            "nothing is drawn in this game",
        ))
    }

    /// The several moves that an accepted abbreviation stands for; `None` for everything that is a single string.
    fn expand(&self, text: &str) -> Option<Vec<String>> {
        let _ = text;
        None
    }

    /// Appends the canonical spelling of the position.
    fn write_position(&self, state: &Self::State, out: &mut String);

    /// Reads a position. Where the position says more about the table than the options do (a board of its own, say) the
    /// game that comes back differs from `self`, and belongs to the state.
    ///
    /// # Errors
    /// Names everything that is wrong with it.
    fn read_position(&self, text: &str) -> Result<(Self, Self::State), Problems>;

    /// Reads a position that somebody is setting up: like [`read_position`](Notation::read_position), but it is enough that it
    /// can be shown. Pieces may be missing, and nobody can play on from it.
    ///
    /// # Errors
    /// Names everything that keeps it from being shown.
    fn read_draft(&self, text: &str) -> Result<(Self, Self::State), Problems> {
        self.read_position(text)
    }

    /// The canonical spelling of a move. *FINAL*
    fn move_text(&self, state: &Self::State, mv: Self::Move) -> String {
        let mut text = String::new();
        self.write_move(state, mv, &mut text);
        text
    }

    /// The canonical spelling of a draw. *FINAL*
    fn chance_text(&self, chance: Self::Chance) -> String {
        let mut text = String::new();
        self.write_chance(chance, &mut text);
        text
    }

    /// The canonical spelling of the position. *FINAL*
    fn position_text(&self, state: &Self::State) -> String {
        let mut text = String::new();
        self.write_position(state, &mut text);
        text
    }
}

/// Why a move is refused: a stable code for programs and words for people.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// One of the codes that the game lists.
    pub code: &'static str,
    /// What is wrong, in lower case and without a full stop.
    pub text: String,
}

impl Refusal {
    /// The text is not a move at all. Every game has this code.
    pub const SYNTAX: &'static str = "syntax";
    /// The game is over. Every game has this code.
    pub const OVER: &'static str = "over";

    /// A refusal with this code and these words.
    #[must_use]
    pub fn new(code: &'static str, text: impl Into<String>) -> Self {
        Self {
            code,
            text: text.into(),
        }
    }

    /// The game is over.
    #[must_use]
    pub fn over() -> Self {
        Self::new(Self::OVER, "the game is over")
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl std::error::Error for Refusal {}

/// Everything that is wrong with a position or with options: all of it at once, not only the first fault.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Problems(Vec<Fault>);

impl Problems {
    /// A single problem.
    #[must_use]
    pub fn one(fault: impl Into<Fault>) -> Self {
        Self(vec![fault.into()])
    }

    /// Adds a problem.
    pub fn add(&mut self, fault: impl Into<Fault>) {
        self.0.push(fault.into());
    }

    /// Adds all the problems of another list.
    pub fn append(&mut self, other: Self) {
        self.0.extend(other.0);
    }

    /// Takes the value out of a result, or its problems.
    pub fn take<T>(&mut self, result: Result<T, Self>) -> Option<T> {
        match result {
            Ok(value) => Some(value),
            Err(problems) => {
                self.append(problems);
                None
            }
        }
    }

    /// Is there none?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The problems in English.
    pub fn iter(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(Fault::text)
    }

    /// The problems, to be said in any language.
    #[must_use]
    pub fn faults(&self) -> &[Fault] {
        &self.0
    }

    /// The value if there is no problem.
    ///
    /// # Errors
    /// The problems, if there are any.
    pub fn or<T>(self, value: T) -> Result<T, Self> {
        if self.is_empty() {
            Ok(value)
        } else {
            Err(self)
        }
    }
}

impl fmt::Display for Problems {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let all: Vec<&str> = self.iter().collect();
        f.write_str(&all.join("; "))
    }
}

impl std::error::Error for Problems {}
