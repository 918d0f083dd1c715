use std::{
    fmt::Write as _,
    time::{Duration, Instant},
};

use clap::Args;
use quartet_host::{Registry, bench};
use serde::Serialize;

use crate::{Answer, output};

/// Search a fixed set of positions and print the nodes, which are the same everywhere, and the nodes per second
///
/// The node count is a signature of the search: any change of rules, evaluation or search changes it, nothing else does.
#[derive(Args)]
pub(crate) struct Bench {
    /// Only this game
    game: Option<String>,

    /// Nodes per position
    #[arg(long, default_value_t = bench::NODES)]
    nodes: u64,

    /// Write JSON
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Row {
    game: &'static str,
    positions: usize,
    nodes: u64,
    signature: u64,
    nodes_per_second: u64,
}

impl Bench {
    pub(crate) fn run(&self, registry: Registry) -> anyhow::Result<Answer> {
        if let Some(id) = &self.game {
            quartet_host::find(registry, id)?;
        }
        let mut rows = Vec::new();
        for game in registry {
            let info = game.info();
            if self.game.as_ref().is_some_and(|id| *id != info.id) {
                continue;
            }
            let (mut nodes, mut signature, mut time, mut positions) = (0, 0u64, Duration::ZERO, 0);
            for table in bench::positions(*game) {
                let start = Instant::now();
                let searched = bench::search(*game, &*table, self.nodes);
                time += start.elapsed();
                nodes += searched.nodes;
                signature += searched.signature;
                positions += 1;
            }
            rows.push(Row {
                game: info.id,
                positions,
                nodes,
                signature,
                nodes_per_second: (nodes as f64 / time.as_secs_f64()) as u64,
            });
        }
        let total: u64 = rows.iter().map(|row| row.signature).sum();
        if self.json {
            output::print_json(&rows)?;
        } else {
            let mut out = format!(
                "{:<14} {:>9} {:>12} {:>14} {:>16}\n",
                "game", "positions", "nodes", "signature", "nodes per second"
            );
            for row in &rows {
                let _ = writeln!(
                    out,
                    "{:<14} {:>9} {:>12} {:>14} {:>16}",
                    row.game, row.positions, row.nodes, row.signature, row.nodes_per_second
                );
            }
            let _ = writeln!(out, "Bench: {total}");
            output::print(&out)?;
        }
        Ok(Answer::Yes)
    }
}
