use std::collections::{BTreeMap, BTreeSet};

use quartet_host::Puzzle;
use serde::{Deserialize, Serialize};

/// Which puzzles have been solved, as it is kept in the browser.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Progress {
    /// By the name of the game and of the puzzle.
    marks: BTreeMap<String, Mark>,
    /// The days on which somebody solved a puzzle of the day.
    days: BTreeSet<u32>,
}

/// How it went with a puzzle.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mark {
    /// Tried without success.
    Tried,
    /// Solved in the end.
    Solved,
    /// Solved at the first attempt, without help.
    Clean,
}

impl Mark {
    /// Its word in the keys of the translations.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Tried => "tried",
            Self::Solved => "solved",
            Self::Clean => "clean",
        }
    }
}

/// How hard a puzzle is, in the steps that people see.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Step {
    /// The lower levels of the computer find it.
    Easy,
    /// A practised player finds it.
    Medium,
    /// Strong players find it.
    Hard,
    /// Hardly anybody does at a glance.
    Expert,
}

impl Step {
    /// All steps, the lowest first.
    pub const ALL: [Self; 4] = [Self::Easy, Self::Medium, Self::Hard, Self::Expert];

    /// That of a puzzle.
    pub fn of(puzzle: &Puzzle) -> Self {
        match puzzle.difficulty {
            0..=3 => Self::Easy,
            4..=5 => Self::Medium,
            6..=8 => Self::Hard,
            _ => Self::Expert,
        }
    }

    /// Its word in the keys of the translations.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Easy => "easy",
            Self::Medium => "medium",
            Self::Hard => "hard",
            Self::Expert => "expert",
        }
    }
}

impl Progress {
    /// How it went with a puzzle, if anybody has tried.
    pub fn mark(&self, game: &str, puzzle: &Puzzle) -> Option<Mark> {
        self.marks.get(&name(game, puzzle)).copied()
    }

    /// Has it been solved?
    pub fn is_solved(&self, game: &str, puzzle: &Puzzle) -> bool {
        self.mark(game, puzzle) >= Some(Mark::Solved)
    }

    /// Notes how it went. What has gone better once stays.
    pub fn note(&mut self, game: &str, puzzle: &Puzzle, mark: Mark) {
        let old = self.marks.entry(name(game, puzzle)).or_insert(mark);
        // Whoever has seen the solution can no longer find it at the first attempt.
        if *old == Mark::Tried && mark == Mark::Clean {
            *old = Mark::Solved;
        }
        *old = mark.min(Mark::Solved).max(*old);
    }

    /// Notes that a puzzle of the day has been solved.
    pub fn note_day(&mut self, day: u32) {
        self.days.insert(day);
    }

    /// How many days in a row there has been one, up to today or yesterday.
    pub fn streak(&self, today: u32) -> u32 {
        let last = [today, today.saturating_sub(1)];
        let Some(last) = last.into_iter().find(|day| self.days.contains(day)) else {
            return 0;
        };
        let run = (0..=last).rev();
        run.take_while(|day| self.days.contains(day)).count() as u32
    }

    /// The number of the first puzzle that has not been solved, counted from 1, beginning behind one of them and going round.
    pub fn next(&self, game: &str, puzzles: &[Puzzle], after: usize) -> Option<usize> {
        let count = puzzles.len();
        let numbers = (0..count).map(|n| (after + n) % count);
        let mut open = numbers.filter(|&n| !self.is_solved(game, &puzzles[n]));
        open.next().map(|n| n + 1)
    }
}

/// A name that stays when puzzles are added or sorted anew: a hash of the position.
fn name(game: &str, puzzle: &Puzzle) -> String {
    let bytes = puzzle.options.bytes().chain(puzzle.position.bytes());
    let hash = bytes.fold(0x811c_9dc5_u32, |hash, byte| {
        (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193)
    });
    format!("{game}.{hash:x}")
}

/// The number of a day since 1970, the same everywhere.
pub fn day_of(now: f64) -> u32 {
    (now / 86_400_000.0) as u32
}

/// The number of the puzzle of the day, counted from 1: the same for everybody, and every puzzle has its day before one comes
/// again.
pub fn daily(day: u32, count: usize) -> usize {
    /// Far enough apart that the difficulty changes from day to day.
    const STRIDES: [u64; 3] = [37, 41, 43];
    let count = count.max(1) as u64;
    let fits = STRIDES
        .into_iter()
        .find(|stride| !count.is_multiple_of(*stride));
    (u64::from(day) * fits.unwrap_or(1) % count) as usize + 1
}

#[cfg(test)]
mod tests {
    use quartet_games::GAMES;

    use super::*;

    #[test]
    fn every_puzzle_has_its_day() {
        for count in [1, 2, 37, 60, 64, 74, 100] {
            let days: BTreeSet<usize> = (20_000..)
                .take(count)
                .map(|day| daily(day, count))
                .collect();
            assert_eq!(days, (1..=count).collect(), "{count}");
        }
    }

    #[test]
    fn a_streak_lasts_until_a_day_is_left_out() {
        let mut progress = Progress::default();
        assert_eq!(progress.streak(100), 0);
        for day in [90, 97, 98, 99] {
            progress.note_day(day);
        }
        assert_eq!(progress.streak(99), 3);
        assert_eq!(progress.streak(100), 3);
        assert_eq!(progress.streak(101), 0);
        progress.note_day(100);
        assert_eq!(progress.streak(100), 4);
    }

    #[test]
    fn what_went_well_once_stays() {
        let game = GAMES[0];
        let puzzles = Puzzle::all(game);
        let id = game.info().id;
        let mut progress = Progress::default();
        assert_eq!(progress.next(id, &puzzles, 0), Some(1));
        progress.note(id, &puzzles[0], Mark::Clean);
        progress.note(id, &puzzles[0], Mark::Tried);
        assert_eq!(progress.mark(id, &puzzles[0]), Some(Mark::Clean));
        progress.note(id, &puzzles[1], Mark::Tried);
        progress.note(id, &puzzles[1], Mark::Clean);
        assert_eq!(progress.mark(id, &puzzles[1]), Some(Mark::Solved));
        assert_eq!(progress.next(id, &puzzles, 0), Some(3));
        assert_eq!(progress.next(id, &puzzles, puzzles.len()), Some(3));
        let text = serde_json::to_string(&progress).unwrap();
        assert_eq!(serde_json::from_str::<Progress>(&text).unwrap(), progress);
    }
}
