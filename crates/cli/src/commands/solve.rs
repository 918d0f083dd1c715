use std::{
    fmt::Write as _,
    time::{Duration, Instant},
};

use clap::Args;
use quartet_game::{Dice, Options};
use quartet_host::{AnyGame, AnyMatch, Registry, Request, open_by_chance, play_at_random};
use serde::Serialize;

use crate::{Answer, output, read_megabytes};

/// Measure from how early on positions are solved: how many, and how long it takes
///
/// Positions come from random games, on boards made by chance where there are such, with the same seed every time. Each is searched on one core at full strength until its
/// value is proved or the time is over.
#[derive(Args)]
pub(crate) struct Solve {
    /// The game
    game: String,

    /// Numbers of random moves and draws after which positions are solved
    #[arg(required = true)]
    after: Vec<usize>,

    /// Options of the game: key=value,key=value
    #[arg(short, long, value_name = "KEY=VALUE,…", default_value = "")]
    options: String,

    /// Positions per number
    #[arg(long, default_value_t = 20)]
    positions: usize,

    /// Seconds after which a position is given up
    #[arg(long, default_value_t = 10.0)]
    limit: f64,

    /// Megabytes of memory
    #[arg(long, default_value_t = 64, value_parser = read_megabytes)]
    hash: usize,

    /// Where the random games come from
    #[arg(long, default_value_t = 1)]
    seed: u64,

    /// Write JSON
    #[arg(long)]
    json: bool,
}

/// What came of the positions after so many events. Those given up count with the time they took.
#[derive(Serialize)]
struct Row {
    after: usize,
    positions: usize,
    solved: usize,
    mean_seconds: f64,
    median_seconds: f64,
    most_seconds: f64,
}

impl Solve {
    pub(crate) fn run(&self, registry: Registry) -> anyhow::Result<Answer> {
        let game = quartet_host::find(registry, &self.game)?;
        let options =
            Options::parse(&self.options).map_err(|problem| anyhow::anyhow!("{problem}"))?;
        let mut rows = Vec::new();
        for &after in &self.after {
            let tables = self.tables(game, &options, after)?;
            anyhow::ensure!(
                !tables.is_empty(),
                "no random game goes on after {after} moves and draws"
            );
            let mut seconds = Vec::new();
            let mut solved = 0;
            for table in &tables {
                let (time, is_solved) = self.solve(game, &**table);
                seconds.push(time.as_secs_f64());
                solved += usize::from(is_solved);
            }
            seconds.sort_by(f64::total_cmp);
            rows.push(Row {
                after,
                positions: tables.len(),
                solved,
                mean_seconds: seconds.iter().sum::<f64>() / tables.len().max(1) as f64,
                median_seconds: seconds.get(tables.len() / 2).copied().unwrap_or(0.0),
                most_seconds: seconds.last().copied().unwrap_or(0.0),
            });
        }
        if self.json {
            output::print_json(&rows)?;
        } else {
            output::print(&show(&rows))?;
        }
        Ok(Answer::Yes)
    }

    /// Positions of different random games after so many events. There are fewer than asked for if games are over by then.
    fn tables(
        &self,
        game: &dyn AnyGame,
        options: &Options,
        after: usize,
    ) -> anyhow::Result<Vec<Box<dyn AnyMatch>>> {
        /// Of so many games for each position, one should get that far.
        const PATIENCE: usize = 100;
        let mut tables = Vec::new();
        for number in 0..self.positions * PATIENCE {
            if tables.len() == self.positions {
                break;
            }
            let number = number as u64;
            let board = quartet_game::mix(self.seed) ^ number;
            let mut table = open_by_chance(game, options, board)?;
            play_at_random(&mut *table, &mut Dice::at(self.seed, number), after);
            if table.len() == after && table.turn().seat().is_some() {
                tables.push(table);
            }
        }
        Ok(tables)
    }

    fn solve(&self, game: &dyn AnyGame, table: &dyn AnyMatch) -> (Duration, bool) {
        let mut engine = game.engine(self.hash << 20);
        let start = Instant::now();
        let control = |_nodes: u64| start.elapsed().as_secs_f64() >= self.limit;
        let thought = engine.think(table, Request::default(), &control, &mut |_| {});
        let is_solved = thought.lines.first().is_some_and(|line| line.proved);
        (start.elapsed(), is_solved)
    }
}

fn show(rows: &[Row]) -> String {
    let mut out = format!(
        "{:>6} {:>10} {:>7} {:>10} {:>10} {:>10}\n",
        "after", "positions", "solved", "mean s", "median s", "most s"
    );
    for row in rows {
        let _ = writeln!(
            out,
            "{:>6} {:>10} {:>7} {:>10.3} {:>10.3} {:>10.3}",
            row.after,
            row.positions,
            row.solved,
            row.mean_seconds,
            row.median_seconds,
            row.most_seconds
        );
    }
    out
}
