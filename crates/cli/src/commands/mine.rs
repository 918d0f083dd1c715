use std::{
    collections::{BTreeMap, HashSet},
    fs,
    io::IsTerminal as _,
    path::PathBuf,
};

use anyhow::Context as _;
use clap::Args;
use indicatif::ProgressBar;
use quartet_host::{Mine as From, Puzzle, Registry, find, mine};

use crate::{Answer, output};

/// Look for puzzles: positions in which exactly one move is best
///
/// Plays games between levels that err and keeps the positions in which one move forces a win within a number of plies and no
/// other does, or gets more points than every other one out of the rest of the game. Both are proved. The same
/// command finds the same puzzles on every machine.
#[derive(Args)]
#[command(after_help = "Example:\n  \
    quartet mine abalone -o eject=1 -o layout=belgian-daisy,eject=1 --count 60 --to puzzles.txt")]
pub(crate) struct Mine {
    /// The game
    game: String,

    /// Options of a table; more than once for several tables, which take turns
    #[arg(short, long, value_name = "KEY=VALUE,…")]
    options: Vec<String>,

    /// How many puzzles
    #[arg(long, default_value_t = 50)]
    count: usize,

    /// At most so many of the same difficulty, for a rise from the easy to the hard
    #[arg(long, value_name = "COUNT")]
    alike: Option<usize>,

    /// Games to look at, at most
    #[arg(long, default_value_t = 10_000)]
    games: u64,

    /// Look only at positions after so many moves
    #[arg(long, default_value_t = 0, value_name = "MOVES")]
    after: usize,

    /// Look for wins within so many plies
    #[arg(long, default_value_t = 5)]
    plies: u32,

    /// Look through the rest of a game when the next three plies can go in at most so many ways
    #[arg(long, default_value_t = 3000)]
    rest: u64,

    /// Positions that a proof looks at, at most
    #[arg(long, default_value_t = 200_000)]
    nodes: u64,

    /// Where nothing can be proved, take a move that is estimated to be better than every other by so many hundredths of a
    /// point
    #[arg(long, value_name = "HUNDREDTHS")]
    estimate: Option<u32>,

    /// The first game is played with this seed, the next one with the next
    #[arg(long, default_value_t = 1)]
    seed: u64,

    /// Write into this file instead of the standard output
    #[arg(long, value_name = "FILE")]
    to: Option<PathBuf>,
}

impl Mine {
    pub(crate) fn run(&self, registry: Registry) -> anyhow::Result<Answer> {
        let game = find(registry, &self.game)?;
        let tables = match self.options.as_slice() {
            [] => vec![String::new()],
            some => some.to_vec(),
        };
        let bar = if std::io::stderr().is_terminal() {
            ProgressBar::new(self.count as u64)
        } else {
            ProgressBar::hidden()
        };
        let mut puzzles: Vec<Puzzle> = Vec::new();
        let mut known = HashSet::new();
        let mut alike: BTreeMap<u8, usize> = BTreeMap::new();
        let most = self.alike.unwrap_or(self.count);
        for (seed, options) in (self.seed..).zip(tables.iter().cycle()) {
            if puzzles.len() >= self.count || seed >= self.seed.saturating_add(self.games) {
                break;
            }
            let from = From {
                options,
                seed,
                after: self.after,
                plies: self.plies,
                rest: self.rest,
                nodes: self.nodes,
                estimate: self.estimate,
            };
            mine(game, from, &mut |puzzle| {
                let alike = alike.entry(puzzle.difficulty).or_default();
                let has_room = puzzles.len() < self.count && *alike < most;
                if has_room && known.insert(puzzle.position.clone()) {
                    *alike += 1;
                    puzzles.push(puzzle);
                    bar.inc(1);
                }
            })?;
        }
        bar.finish_and_clear();
        puzzles.sort_by_key(|puzzle| puzzle.difficulty);
        let text: String = puzzles.iter().map(|puzzle| puzzle.line() + "\n").collect();
        match &self.to {
            Some(file) => {
                fs::write(file, text).with_context(|| format!("cannot write {}", file.display()))?
            }
            None => output::print(&text)?,
        }
        Ok(Answer::Yes)
    }
}
