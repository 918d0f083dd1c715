use std::io::{self, BufRead as _, Write as _};

use clap::Args;
use quartet_host::{Registry, query};

use crate::Answer;

/// Answer questions about the rules: one JSON object per line in, one per line out
///
/// A question names a game and may name options, a position and moves:
///
///   {"game":"kulami","options":"board=classic,area=on","moves":["d4","d7"]}
///
/// The answer holds the position after the moves, who is to move, every legal move (sorted), whether the game is over, and
/// then the result and why; or at which move it was refused, and the reason as words and as a code. A line that is no
/// question gets an answer that says so, and the filter goes on.
#[derive(Args)]
pub(crate) struct Query {}

impl Query {
    pub(crate) fn run(&self, registry: Registry) -> anyhow::Result<Answer> {
        let mut input = io::stdin().lock();
        let mut out = io::stdout().lock();
        let mut raw = Vec::new();
        loop {
            raw.clear();
            if input.read_until(b'\n', &mut raw)? == 0 {
                return Ok(Answer::Yes);
            }
            // What is not UTF-8 is no JSON: the damaged text gets the ordinary answer for that.
            let line = String::from_utf8_lossy(&raw);
            writeln!(
                out,
                "{}",
                query::answer(registry, line.trim_end_matches(['\n', '\r']))
            )?;
            // Somebody may be waiting for this very line before writing the next.
            out.flush()?;
        }
    }
}
