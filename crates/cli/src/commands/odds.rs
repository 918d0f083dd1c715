use std::{
    fmt::Write as _,
    io::IsTerminal as _,
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
};

use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use quartet_game::{Mode, Options, Turn};
use quartet_host::{
    AnyEngine, AnyGame, AnyMatch, Registry, Request, Worth, find, make_draw, shares,
};
use serde::Serialize;

use crate::{Answer, at_a_time, opening::Openings, output};

/// Measure how well the values and chances that are told foretell what comes of a game
///
/// Level 10 plays against itself, in every mode of the game. Whenever it tells an estimate, that is compared with what the seat
/// that was to move got in the end. Prints for every mode, in bands of the chance that was told, how often the seat won; and
/// which value has odds of e to one (73 %) there, which is what `Evaluate::ODDS` of a game with two seats is made of.
#[derive(Args)]
#[command(after_help = "Example:\n  quartet odds kulami --games 200")]
pub(crate) struct Odds {
    /// The game
    game: String,

    /// Only the modes whose options contain this
    #[arg(long, value_name = "TEXT")]
    mode: Option<String>,

    /// Games per mode
    #[arg(long, default_value_t = 50, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,

    /// Positions per move
    #[arg(long, default_value_t = 200_000, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,

    /// Random plies at the beginning of each game
    #[arg(long, default_value_t = 4)]
    opening: usize,

    /// Games at a time; 0 for one per processor. Changes nothing but the time it takes
    #[arg(short = 'j', long, default_value_t = 0)]
    concurrency: usize,

    /// Where the openings and draws come from
    #[arg(long, default_value_t = 1)]
    seed: u64,

    /// Write JSON
    #[arg(long)]
    json: bool,
}

/// What was told in a position, and what came of it for the seat that was to move.
#[derive(Copy, Clone)]
struct Sample {
    /// In hundredths.
    value: f64,
    chance: f64,
    /// What it got of the win.
    share: f64,
    /// The points that it was ahead by, where the game counts points.
    margin: f64,
}

/// What was told in one mode.
#[derive(Serialize)]
struct Row {
    mode: String,
    positions: usize,
    /// The value with odds of e to one, with two seats.
    #[serde(skip_serializing_if = "Option::is_none")]
    odds: Option<f64>,
    /// For every point that was told, so many came of it, where the game counts points.
    #[serde(skip_serializing_if = "Option::is_none")]
    points: Option<f64>,
    bands: Vec<Band>,
}

/// The positions in which about the same chance was told.
#[derive(Serialize)]
struct Band {
    positions: usize,
    /// The mean chance that was told, and what the seats got of the win, from 0 to 1.
    told: f64,
    won: f64,
}

impl Odds {
    pub(crate) fn run(&self, registry: Registry) -> anyhow::Result<Answer> {
        let game = find(registry, &self.game)?;
        let text = self.mode.as_deref().unwrap_or_default();
        let wanted = |mode: &&Mode| mode.options.contains(text);
        let modes: Vec<&Mode> = game.info().modes.iter().filter(wanted).collect();
        anyhow::ensure!(!modes.is_empty(), "no mode has `{text}` in its options");
        let mut rows = Vec::new();
        for mode in modes {
            rows.push(self.measure(game, mode)?);
        }
        if self.json {
            output::print_json(&rows)?;
        } else {
            output::print(&show(&rows))?;
        }
        Ok(Answer::Yes)
    }

    fn measure(&self, game: &'static dyn AnyGame, mode: &Mode) -> anyhow::Result<Row> {
        let options = Options::parse(mode.options)?;
        let bar = if std::io::stderr().is_terminal() {
            ProgressBar::new(self.games).with_style(
                ProgressStyle::with_template("{msg} {bar:40} {pos}/{len} {eta} left")
                    .unwrap_or_else(|_| ProgressStyle::default_bar()),
            )
        } else {
            ProgressBar::hidden()
        };
        bar.set_message(mode.name);
        let workers = at_a_time(
            self.concurrency,
            self.games.try_into().unwrap_or(usize::MAX),
        );
        let next = AtomicU64::new(0);
        let played = Mutex::new(Vec::new());
        let work = || {
            let mut engine = game.engine(crate::MEMORY);
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= self.games {
                    return anyhow::Ok(());
                }
                let samples = self.play(game, &mut *engine, &options, number)?;
                let mut played = played.lock().unwrap_or_else(PoisonError::into_inner);
                played.push((number, samples));
                bar.inc(1);
            }
        };
        std::thread::scope(|scope| {
            let threads: Vec<_> = (0..workers).map(|_| scope.spawn(work)).collect();
            threads.into_iter().try_for_each(|thread| {
                thread
                    .join()
                    .unwrap_or_else(|_| Err(anyhow::anyhow!("a game went wrong")))
            })
        })?;
        bar.finish_and_clear();
        // In the order of the games, so that sums come out the same however many were played at a time.
        let mut played = played.into_inner().unwrap_or_else(PoisonError::into_inner);
        played.sort_unstable_by_key(|(number, _)| *number);
        let samples: Vec<Sample> = played
            .into_iter()
            .flat_map(|(_, samples)| samples)
            .collect();
        let table = game.open(&options, None)?;
        Ok(Row {
            mode: mode.name.to_owned(),
            positions: samples.len(),
            odds: (table.seats() == 2).then(|| odds(&samples)).flatten(),
            points: table.scores().and_then(|_| points(&samples)),
            bands: bands(&samples),
        })
    }

    /// What was told in a game, and what came of it.
    fn play(
        &self,
        game: &dyn AnyGame,
        engine: &mut dyn AnyEngine,
        options: &Options,
        number: u64,
    ) -> anyhow::Result<Vec<Sample>> {
        let openings = Openings {
            plies: self.opening,
            drawn: 1,
        };
        let seed = quartet_game::mix(self.seed) ^ number;
        let mut table = openings.draw(game, options, seed)?;
        engine.forget();
        let mut told = Vec::new();
        while table.ending().is_none() {
            let Turn::Seat(seat) = table.turn() else {
                make_draw(&mut *table, seed);
                continue;
            };
            let enough = |nodes: u64| nodes >= self.nodes;
            let thought = engine.think(&*table, Request::default(), &enough, &mut |_| {});
            let best = thought.lines.first();
            let best = best.ok_or_else(|| anyhow::anyhow!("there is no move"))?;
            if let (Worth::Hundredths(value), false) = (best.value, best.proved) {
                told.push((seat.index(), value, best.chance));
            }
            let mv = best.moves.first().cloned().unwrap_or_default();
            table
                .play(&mv)
                .map_err(|refusal| anyhow::anyhow!("{mv}: {refusal}"))?;
        }
        Ok(compared(&told, &*table))
    }
}

/// What was told to the seats, beside what they got of a finished game.
fn compared(told: &[(usize, i32, f64)], table: &dyn AnyMatch) -> Vec<Sample> {
    let Some(ending) = table.ending() else {
        return Vec::new();
    };
    let shares = shares(ending, table.seats());
    let margin = |seat: usize| {
        let scores = table.scores()?;
        let others = scores.iter().enumerate().filter(|(n, _)| *n != seat);
        Some(f64::from(
            scores[seat] - others.map(|(_, score)| *score).max()?,
        ))
    };
    let told = told.iter().map(|&(seat, value, chance)| Sample {
        value: f64::from(value),
        chance,
        share: shares[seat].as_f64(),
        margin: margin(seat).unwrap_or_default(),
    });
    told.collect()
}

/// The value with odds of e to one under which what came of the games is least surprising; `None` if nothing says so.
fn odds(samples: &[Sample]) -> Option<f64> {
    /// Widely around everything that makes sense.
    const RANGE: [f64; 2] = [1.0, 1_000_000.0];
    const STEPS: usize = 100;
    let surprise = |logarithm: f64| {
        let scale = logarithm.exp();
        let one = |sample: &Sample| {
            let powers = sample.value / scale;
            // The logarithm of 1 + e to the power, without running over.
            let log1p = |x: f64| x.max(0.0) + (-x.abs()).exp().ln_1p();
            sample.share * log1p(-powers) + (1.0 - sample.share) * log1p(powers)
        };
        samples.iter().map(one).sum::<f64>()
    };
    let [mut low, mut high] = RANGE.map(f64::ln);
    for _ in 0..STEPS {
        let third = (high - low) / 3.0;
        if surprise(low + third) < surprise(high - third) {
            high -= third;
        } else {
            low += third;
        }
    }
    let odds = f64::midpoint(low, high).exp();
    (odds > 1.01 * RANGE[0] && odds < 0.99 * RANGE[1]).then_some(odds)
}

/// How many points come of a point that is told, by least squares; `None` if nothing was told.
fn points(samples: &[Sample]) -> Option<f64> {
    let told = |sample: &Sample| sample.value / 100.0;
    let products: f64 = samples.iter().map(|s| told(s) * s.margin).sum();
    let squares: f64 = samples.iter().map(|s| told(s) * told(s)).sum();
    (squares > 0.0).then(|| products / squares)
}

/// Bands of ten percent.
fn bands(samples: &[Sample]) -> Vec<Band> {
    const COUNT: usize = 10;
    let mut bands = vec![(0, 0.0, 0.0); COUNT];
    for sample in samples {
        let band = (sample.chance * COUNT as f64) as usize;
        let (positions, told, won) = &mut bands[band.min(COUNT - 1)];
        *positions += 1;
        *told += sample.chance;
        *won += sample.share;
    }
    let filled = bands.into_iter().filter(|(positions, ..)| *positions > 0);
    filled
        .map(|(positions, told, won)| Band {
            positions,
            told: told / positions as f64,
            won: won / positions as f64,
        })
        .collect()
}

fn show(rows: &[Row]) -> String {
    let mut out = String::new();
    for row in rows {
        let _ = write!(out, "{}: {} positions", row.mode, row.positions);
        if let Some(odds) = row.odds {
            let _ = write!(out, "; odds of e to one at {odds:.0}");
        }
        if let Some(points) = row.points {
            let _ = write!(out, "; {points:.2} points for each that was told");
        }
        out += "\n    told     won  positions\n";
        for band in &row.bands {
            let [told, won] = [band.told, band.won].map(|share| 100.0 * share);
            let _ = writeln!(out, "{told:>6.1} % {won:>5.1} % {:>10}", band.positions);
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample(value: f64, share: f64) -> Sample {
        Sample {
            value,
            chance: if value > 0.0 { 0.7 } else { 0.3 },
            share,
            margin: value / 50.0,
        }
    }

    /// Of four games with the same value three are won: odds of three to one are e to the power of 1.0986.
    #[test]
    fn the_odds_are_those_of_the_games() {
        let mut samples = Vec::new();
        for share in [1.0, 1.0, 1.0, 0.0] {
            samples.push(sample(200.0, share));
            samples.push(sample(-200.0, 1.0 - share));
        }
        let found = odds(&samples).unwrap();
        assert!((found - 200.0 / 3.0_f64.ln()).abs() < 0.1, "{found}");
        assert!((points(&samples).unwrap() - 2.0).abs() < 1e-9);
        let bands = bands(&samples);
        let won: Vec<(usize, f64)> = bands
            .iter()
            .map(|band| (band.positions, band.won))
            .collect();
        assert_eq!(won, [(4, 0.25), (4, 0.75)]);
    }

    #[test]
    fn where_values_say_nothing_there_are_no_odds() {
        assert_eq!(odds(&[]), None);
        assert_eq!(odds(&[sample(0.0, 1.0)]), None);
        // The higher the value, the worse.
        assert_eq!(odds(&[sample(100.0, 0.0), sample(-100.0, 1.0)]), None);
        assert_eq!(points(&[]), None);
    }
}
