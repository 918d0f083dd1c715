use std::fmt::Write as _;

use clap::Args;
use quartet_host::Registry;
use serde::Serialize;

use super::show::play_all;
use crate::{Answer, output, table::Table};

/// Count the ways in which the next plies can go
///
/// Judged by the position alone: repetition and caps on the length end no branch. A draw that the options fix is made
/// silently and is not a ply; an open draw is a ply with one branch per different piece. The total is the last line.
#[derive(Args)]
#[command(after_help = "Examples:\n  quartet perft abalone 4\n  \
    quartet perft abalone 3 --options layout=belgian-daisy --divide")]
pub(crate) struct Perft {
    #[command(flatten)]
    table: Table,

    /// The number of plies
    #[arg(value_name = "DEPTH")]
    depth: u32,

    /// Play these first, separated by blanks
    #[arg(short, long, value_name = "MOVES", value_delimiter = ' ')]
    moves: Vec<String>,

    /// Also print the count after each first move
    #[arg(short, long)]
    divide: bool,

    /// Write JSON
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Counted {
    depth: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    divide: Option<Vec<(String, u64)>>,
    total: u64,
}

impl Perft {
    pub(crate) fn run(&self, registry: Registry) -> anyhow::Result<Answer> {
        let mut table = self.table.open(registry)?;
        if play_all(&mut *table, &self.moves) == Answer::No {
            return Ok(Answer::No);
        }
        let branches = (self.divide && self.depth > 0).then(|| {
            let mut branches = table.divide(self.depth);
            branches.sort_by(|a, b| a.text.cmp(&b.text));
            branches
        });
        let total = match &branches {
            Some(branches) => branches.iter().map(|branch| branch.leaves).sum(),
            None => table.perft(self.depth),
        };
        if self.json {
            let counted = Counted {
                depth: self.depth,
                divide: branches.map(|b| b.into_iter().map(|b| (b.text, b.leaves)).collect()),
                total,
            };
            output::print_json(&counted)?;
        } else {
            let mut out = String::new();
            for branch in branches.iter().flatten() {
                let _ = writeln!(out, "{} {}", branch.text, branch.leaves);
            }
            let _ = writeln!(out, "{total}");
            output::print(&out)?;
        }
        Ok(Answer::Yes)
    }
}
