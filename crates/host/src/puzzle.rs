#[cfg(feature = "engines")]
mod miner;
#[cfg(feature = "engines")]
mod proof;
#[cfg(feature = "engines")]
mod theme;

#[cfg(feature = "lessons")]
use std::{
    collections::BTreeMap,
    sync::{Arc, Mutex, PoisonError},
};

use quartet_game::{Fault, Options, Problems};

use crate::{AnyGame, AnyMatch, Registry, find};

#[cfg(feature = "engines")]
pub use miner::{Mine, mine};
#[cfg(feature = "engines")]
pub use proof::{Defence, defend};

/// A position in which exactly one move is best.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Puzzle {
    /// The options of the table.
    pub options: String,
    /// The position.
    pub position: String,
    /// What is asked for.
    pub task: Task,
    /// What is remarkable about it, most of all first: `web-puzzle-theme-{name}` or
    /// `{game}-theme-{name}` in the translations.
    pub themes: Vec<String>,
    /// The lowest level that finds it, 1 to 10; 11 if none does at a glance.
    pub difficulty: u8,
    /// The only best move, and how it goes on: answers, and moves that are the only best ones again. Draws are left out, there
    /// is only one way in which each can come.
    pub solution: Vec<String>,
}

/// What is asked for.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Task {
    /// Force a win within so many plies. No other move does. Proved.
    Win(u32),
    /// Get the most out of the rest of the game. Every other move is worth less, by so many hundredths of a point at least.
    /// Proved.
    Most(u32),
    /// The best move by a clear margin, of so many hundredths of a point, as far as the engine can see: an estimate, which a
    /// longer search has confirmed.
    Best(u32),
}

impl Task {
    fn text(self) -> String {
        match self {
            Self::Win(plies) => format!("win {plies}"),
            Self::Most(margin) => format!("most {margin}"),
            Self::Best(margin) => format!("best {margin}"),
        }
    }

    fn read(text: &str) -> Option<Self> {
        let (word, number) = text.split_once(' ')?;
        let number = number.parse().ok()?;
        match word {
            "win" => Some(Self::Win(number)),
            "most" => Some(Self::Most(number)),
            "best" => Some(Self::Best(number)),
            _ => None,
        }
    }
}

impl Puzzle {
    /// The puzzles of a game, easy ones first. Lines that are none are left out; a test makes sure that there are none.
    /// Each file is read once.
    #[cfg(feature = "lessons")]
    pub fn all(game: &dyn AnyGame) -> Arc<[Self]> {
        static READ: Mutex<BTreeMap<&'static str, Arc<[Puzzle]>>> = Mutex::new(BTreeMap::new());
        let mut read = READ.lock().unwrap_or_else(PoisonError::into_inner);
        let all = read.entry(game.info().id).or_insert_with(|| {
            let lines = game.puzzles().lines();
            lines.filter_map(Self::read).collect()
        });
        Arc::clone(all)
    }

    /// Reads the lines of a file of puzzles: options, position, task, themes, difficulty and solution between bars. Lines that
    /// begin with `#` are remarks.
    ///
    /// # Errors
    /// Names every line that is no puzzle.
    pub fn read_all(text: &str) -> Result<Vec<Self>, Problems> {
        let mut problems = Problems::default();
        let mut puzzles = Vec::new();
        for (n, line) in text.lines().enumerate() {
            if line.starts_with('#') || line.trim().is_empty() {
                continue;
            }
            match Self::read(line) {
                Some(puzzle) => puzzles.push(puzzle),
                None => problems.add(Fault::plain(format!("line {} is no puzzle", n + 1))),
            }
        }
        problems.or(puzzles)
    }

    fn read(line: &str) -> Option<Self> {
        let mut fields = line.split('|');
        let mut next = || fields.next();
        let words = |text: &str| text.split_whitespace().map(str::to_owned).collect();
        let puzzle = Self {
            options: next()?.to_owned(),
            position: next()?.to_owned(),
            task: Task::read(next()?)?,
            themes: words(next()?),
            difficulty: next()?.parse().ok()?,
            solution: words(next()?),
        };
        (next().is_none() && !puzzle.solution.is_empty()).then_some(puzzle)
    }

    /// The line of a file.
    #[must_use]
    pub fn line(&self) -> String {
        format!(
            "{}|{}|{}|{}|{}|{}",
            self.options,
            self.position,
            self.task.text(),
            self.themes.join(" "),
            self.difficulty,
            self.solution.join(" ")
        )
    }

    /// Opens the table in the position.
    ///
    /// # Errors
    /// If there is no such table or position.
    pub fn open(&self, game: &dyn AnyGame) -> Result<Box<dyn AnyMatch>, Problems> {
        game.open(&Options::parse(&self.options)?, Some(&self.position))
    }

    /// Is every own move of the solution the only best one, as the task says? Proves it anew, without the help of anything
    /// that is in the puzzle but the position.
    ///
    /// # Errors
    /// Says what does not hold.
    #[cfg(feature = "engines")]
    pub fn check(&self, registry: Registry, id: &str) -> Result<(), Problems> {
        proof::check(find(registry, id)?, self)
            .map_err(|reason| Problems::one(Fault::plain(reason)))
    }
}
