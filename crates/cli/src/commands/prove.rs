use std::{
    fmt::Write as _,
    time::{Duration, Instant},
};

use clap::Args;
use quartet_game::{Dice, Options, Seat};
use quartet_host::{AnyGame, AnyMatch, Registry, find, play_at_random};
use serde::Serialize;

use crate::{Answer, output, read_megabytes};

/// Measure how far ahead forced wins, and that there are none, are proved from random set-ups
///
/// From each position, and for each seat, asks whether that seat can force a win within a number of plies whatever the others
/// play. Prints how many of the positions were decided for every seat, and the time that took.
#[derive(Args)]
#[command(after_help = "Example:\n  quartet prove cubulus --plies 9 --positions 50")]
pub(crate) struct Prove {
    /// The game
    game: String,

    /// Options of the game: key=value,key=value
    #[arg(short, long, default_value = "", value_name = "KEY=VALUE,…")]
    options: String,

    /// How many positions
    #[arg(long, default_value_t = 50, value_parser = clap::value_parser!(u64).range(1..))]
    positions: u64,

    /// Plies, at most; every other number up to it is asked for
    #[arg(long, default_value_t = 9, value_parser = clap::value_parser!(u32).range(1..=100))]
    plies: u32,

    /// Random plies after the set-up
    #[arg(long, default_value_t = 0)]
    opening: usize,

    /// Milliseconds for each position and number of plies
    #[arg(long, default_value_t = 1000, value_name = "MS")]
    time: u64,

    /// Where the positions come from
    #[arg(long, default_value_t = 1)]
    seed: u64,

    /// Megabytes of memory
    #[arg(long, default_value_t = 64, value_parser = read_megabytes)]
    hash: usize,

    /// Write JSON
    #[arg(long)]
    json: bool,
}

/// What was found within a number of plies.
#[derive(Serialize)]
struct Row {
    plies: u32,
    positions: u64,
    /// Positions about which everything was decided in time.
    decided: u64,
    /// Positions in which the seat to move wins, and in which another one does.
    wins: u64,
    losses: u64,
    mean_ms: u64,
    most_ms: u64,
}

impl Prove {
    pub(crate) fn run(&self, registry: Registry) -> anyhow::Result<Answer> {
        let game = find(registry, &self.game)?;
        let options = Options::parse(&self.options)?;
        let tables = (0..self.positions).map(|n| self.position(game, &options, n));
        let tables = tables.collect::<anyhow::Result<Vec<_>>>()?;
        let plies = (1..=self.plies).filter(|n| (self.plies - n).is_multiple_of(2));
        let rows: Vec<Row> = plies.map(|plies| self.row(game, &tables, plies)).collect();
        if self.json {
            output::print_json(&rows)?;
        } else {
            let mut out = format!(
                "{:>5} {:>9} {:>7} {:>5} {:>6} {:>8} {:>8}\n",
                "plies", "positions", "decided", "wins", "losses", "mean ms", "most ms"
            );
            for row in &rows {
                let _ = writeln!(
                    out,
                    "{:>5} {:>9} {:>7} {:>5} {:>6} {:>8} {:>8}",
                    row.plies,
                    row.positions,
                    row.decided,
                    row.wins,
                    row.losses,
                    row.mean_ms,
                    row.most_ms
                );
            }
            output::print(&out)?;
        }
        Ok(Answer::Yes)
    }

    /// A random set-up: random plies until the seat to move changes for the first time, and then as many as asked for.
    fn position(
        &self,
        game: &dyn AnyGame,
        options: &Options,
        number: u64,
    ) -> anyhow::Result<Box<dyn AnyMatch>> {
        let mut dice = Dice::at(self.seed, number);
        for _ in 0..100 {
            let mut table = game.open(options, None)?;
            let first = table.turn();
            while table.turn() == first {
                let next = table.len() + 1;
                play_at_random(&mut *table, &mut dice, next);
            }
            let end = table.len() + self.opening;
            play_at_random(&mut *table, &mut dice, end);
            if table.ending().is_none() && table.turn().seat().is_some() {
                return Ok(table);
            }
        }
        anyhow::bail!("every opening ends the game: use a smaller --opening")
    }

    fn row(&self, game: &dyn AnyGame, tables: &[Box<dyn AnyMatch>], plies: u32) -> Row {
        let mut row = Row {
            plies,
            positions: tables.len() as u64,
            decided: 0,
            wins: 0,
            losses: 0,
            mean_ms: 0,
            most_ms: 0,
        };
        let mut total = Duration::ZERO;
        for table in tables {
            let mut engine = game.engine(self.hash << 20);
            let start = Instant::now();
            let limit = Duration::from_millis(self.time);
            let stop = |_: u64| start.elapsed() >= limit;
            let (mut is_decided, mut winner) = (true, None);
            for seat in (0..table.seats()).map(Seat::new) {
                match engine.prove(&**table, seat, plies, &stop).is_win {
                    Some(true) => winner = Some(seat),
                    Some(false) => {}
                    None => is_decided = false,
                }
                // Only one seat can force a win.
                if winner.is_some() {
                    is_decided = true;
                    break;
                }
            }
            let time = start.elapsed();
            total += time;
            row.most_ms = row.most_ms.max(time.as_millis() as u64);
            row.decided += u64::from(is_decided);
            match winner {
                Some(seat) if table.turn().seat() == Some(seat) => row.wins += 1,
                Some(_) => row.losses += 1,
                None => {}
            }
        }
        row.mean_ms = (total.as_millis() / tables.len().max(1) as u128) as u64;
        row
    }
}
