use std::{
    fmt::Write as _,
    time::{Duration, Instant},
};

use clap::Args;
use quartet_host::{AnyGame, Level, Registry, bench};
use serde::Serialize;

use crate::{Answer, output};

/// Search a fixed set of positions and print the nodes, which are the same everywhere, and the nodes per second
///
/// The nodes of all finished iterations together are a signature of the search: nearly every change of rules, evaluation or search
/// changes it, nothing else does. What the levels play, with all that makes them err, has signatures of its own.
#[derive(Args)]
pub(crate) struct Bench {
    /// Only this game
    game: Option<String>,

    /// Nodes per position
    #[arg(long, default_value_t = bench::NODES)]
    nodes: u64,

    /// Print by which signatures `quartet strength` knows the players: level 10, and all levels
    #[arg(long, conflicts_with = "nodes")]
    levels: bool,

    /// Write JSON
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Players {
    game: &'static str,
    level_10: u64,
    all_levels: u64,
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
        if self.levels {
            return self.players(registry);
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

    fn players(&self, registry: Registry) -> anyhow::Result<Answer> {
        let games = registry.iter().filter(|game| {
            let asked = self.game.as_ref();
            asked.is_none_or(|id| *id == game.info().id)
        });
        let rows: Vec<Players> = games
            .map(|game| Players {
                game: game.info().id,
                level_10: highest(*game),
                all_levels: all_levels(*game),
            })
            .collect();
        if self.json {
            output::print_json(&rows)?;
        } else {
            let mut out = format!("{:<14} {:>20} {:>20}\n", "game", "level 10", "all levels");
            for row in &rows {
                let (level_10, all) = (row.level_10, row.all_levels);
                let _ = writeln!(out, "{:<14} {level_10:>20} {all:>20}", row.game);
            }
            output::print(&out)?;
        }
        Ok(Answer::Yes)
    }
}

/// The signature of level 10: it changes with what is played at full strength.
pub(crate) fn highest(game: &dyn AnyGame) -> u64 {
    let level = std::iter::once(Level::HIGHEST);
    bench::playing(game, level, bench::NODES)
}

/// The signature of all levels.
pub(crate) fn all_levels(game: &dyn AnyGame) -> u64 {
    /// The lower levels look at fewer anyway.
    const NODES: u64 = 40_000;
    bench::playing(game, Level::all(), NODES)
}
