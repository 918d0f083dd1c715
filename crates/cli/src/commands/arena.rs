use std::{
    fmt::Write as _,
    fs::File,
    io::{BufWriter, IsTerminal as _, Write as _},
    path::PathBuf,
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicBool, AtomicUsize, Ordering},
    },
    time::Duration,
};

use anyhow::Context as _;
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use quartet_game::{Dice, Options, Seat, Turn};
use quartet_host::{AnyGame, AnyMatch, Record, Registry, find};
use serde::Serialize;

use crate::{
    Answer,
    contest::{Budget, Contestant, Mover, draw, mover, play},
    elo::{Sprt, Tally, Verdict, ratings},
    output,
};

/// Let players compete: levels, simple players, other programs
///
/// Every two players meet in pairs of games: the same opening and the same draws, the seats exchanged. A player who does
/// something impossible loses the game, which is reported; the contest goes on.
#[derive(Args)]
#[command(
    after_help = "Players: level1 … level10, random, greedy, uct, ugi:PROGRAM (a program that speaks UGI, with its \
    arguments).\n\nExamples:\n  quartet arena kulami level10 uct --pairs 50 --movetime 100\n  \
    quartet arena abalone level3 level4 level5 -o layout=belgian-daisy --pairs 20\n  \
    quartet arena cubulus level10 'ugi:./other-engine' --sprt 0,20 --records games.qrec"
)]
pub(crate) struct Arena {
    /// The game
    game: String,

    /// Two or more players
    #[arg(required = true, num_args = 2.., value_name = "PLAYER")]
    players: Vec<Contestant>,

    /// Options of the game: key=value,key=value
    #[arg(short, long, default_value = "", value_name = "KEY=VALUE,…")]
    options: String,

    /// Pairs of games (with three seats: threes) between every two players
    #[arg(long, default_value_t = 20)]
    pairs: u32,

    /// Milliseconds per move
    #[arg(long, default_value_t = 100, value_name = "MS")]
    movetime: u64,

    /// Positions per move instead of time: the same games on every machine
    #[arg(long)]
    nodes: Option<u64>,

    /// Games at a time; 0 for one per processor
    #[arg(short = 'j', long, default_value_t = 0)]
    concurrency: usize,

    /// Random plies before the players take over
    #[arg(long, default_value_t = 4)]
    opening: usize,

    /// Where openings and draws come from
    #[arg(long, default_value_t = 1)]
    seed: u64,

    /// Stop as soon as it is clear whether the first player is E0 or E1 Elo stronger than the second
    #[arg(long, value_name = "E0,E1", value_parser = read_sprt, allow_hyphen_values = true)]
    sprt: Option<Sprt>,

    /// Megabytes of memory per player
    #[arg(long, default_value_t = 16)]
    hash: usize,

    /// Write all games into this file
    #[arg(long, value_name = "FILE")]
    records: Option<PathBuf>,

    /// Write the result as JSON
    #[arg(long)]
    json: bool,
}

fn read_sprt(text: &str) -> Result<Sprt, String> {
    let numbers: Option<Vec<f64>> = text.split(',').map(|n| n.trim().parse().ok()).collect();
    match numbers.as_deref() {
        Some(&[zero, one]) if zero < one => Ok(Sprt { zero, one }),
        _ => Err("two numbers, the smaller first, such as 0,20".to_owned()),
    }
}

/// A pair of games still to be played.
#[derive(Copy, Clone)]
struct Meeting {
    first: usize,
    second: usize,
    number: u32,
}

/// What has been played so far.
struct Standing {
    /// Per two players, in the order of [`Arena::meetings`].
    tallies: Vec<(usize, usize, Tally)>,
    faults: Vec<String>,
    records: Option<BufWriter<File>>,
}

#[derive(Serialize)]
struct Summary<'a> {
    game: &'a str,
    options: &'a str,
    ratings: Vec<(String, f64)>,
    results: Vec<Outcome>,
    faults: &'a [String],
    #[serde(skip_serializing_if = "Option::is_none")]
    sprt: Option<&'static str>,
}

#[derive(Serialize)]
struct Outcome {
    first: String,
    second: String,
    games: u32,
    wins: u32,
    draws: u32,
    losses: u32,
    score: f64,
    elo: f64,
    elo_low: f64,
    elo_high: f64,
}

impl Arena {
    pub(crate) fn run(&self, registry: Registry) -> anyhow::Result<Answer> {
        let game = find(registry, &self.game)?;
        let options = Options::parse(&self.options)?;
        game.open(&options, None)?;
        let meetings = self.meetings();
        let records = match &self.records {
            Some(file) => {
                let created = File::create(file);
                let created =
                    created.with_context(|| format!("cannot write {}", file.display()))?;
                Some(BufWriter::new(created))
            }
            None => None,
        };
        let mut tallies = Vec::new();
        for meeting in &meetings {
            if meeting.number == 0 {
                tallies.push((meeting.first, meeting.second, Tally::default()));
            }
        }
        let standing = Mutex::new(Standing {
            tallies,
            faults: Vec::new(),
            records,
        });
        let bar = self.progress(meetings.len());
        let next = AtomicUsize::new(0);
        let decided = AtomicBool::new(false);
        let workers = match self.concurrency {
            0 => std::thread::available_parallelism().map_or(1, usize::from),
            n => n,
        };
        let failed: Vec<anyhow::Error> = std::thread::scope(|scope| {
            let work = || self.work(game, &options, &meetings, &next, &decided, &standing, &bar);
            let threads: Vec<_> = (0..workers).map(|_| scope.spawn(work)).collect();
            let joined = threads.into_iter().map(|thread| thread.join());
            joined.filter_map(|done| done.ok()?.err()).collect()
        });
        bar.finish_and_clear();
        if let Some(error) = failed.into_iter().next() {
            return Err(error);
        }
        let mut standing = standing
            .into_inner()
            .unwrap_or_else(PoisonError::into_inner);
        if let Some(records) = &mut standing.records {
            records.flush()?;
        }
        self.report(&standing)?;
        Ok(Answer::Yes)
    }

    /// Every two players meet; all first pairs come before all second pairs, so that a table is meaningful early.
    fn meetings(&self) -> Vec<Meeting> {
        let mut meetings = Vec::new();
        for number in 0..self.pairs {
            for first in 0..self.players.len() {
                for second in first + 1..self.players.len() {
                    meetings.push(Meeting {
                        first,
                        second,
                        number,
                    });
                }
            }
        }
        meetings
    }

    fn progress(&self, meetings: usize) -> ProgressBar {
        if !std::io::stderr().is_terminal() {
            return ProgressBar::hidden();
        }
        ProgressBar::new(meetings as u64).with_style(
            ProgressStyle::with_template(
                "{bar:30} {pos}/{len} pairs, {elapsed}, {eta} left\n{msg}",
            )
            .unwrap_or_else(|_| ProgressStyle::default_bar()),
        )
    }

    /// Plays meetings until there are none left.
    #[expect(clippy::too_many_arguments, reason = "what the threads share")]
    fn work(
        &self,
        game: &'static dyn AnyGame,
        options: &Options,
        meetings: &[Meeting],
        next: &AtomicUsize,
        decided: &AtomicBool,
        standing: &Mutex<Standing>,
        bar: &ProgressBar,
    ) -> anyhow::Result<()> {
        let mut movers: Vec<Option<Box<dyn Mover>>> = self.players.iter().map(|_| None).collect();
        while !decided.load(Ordering::Relaxed) {
            let Some(meeting) = meetings.get(next.fetch_add(1, Ordering::Relaxed)) else {
                break;
            };
            let pair = self.play_pair(game, options, *meeting, &mut movers)?;
            let mut standing = standing.lock().unwrap_or_else(PoisonError::into_inner);
            if let Some(records) = &mut standing.records {
                for record in &pair.records {
                    writeln!(records, "{record}")?;
                }
            }
            standing.faults.extend(pair.faults);
            let tallies = standing.tallies.iter_mut();
            for (first, second, tally) in tallies {
                if (*first, *second) == (meeting.first, meeting.second) {
                    tally.add(&pair.scores);
                    let verdict = self.sprt.map(|sprt| sprt.verdict(tally));
                    if verdict.is_some_and(|verdict| verdict != Verdict::Undecided) {
                        decided.store(true, Ordering::Relaxed);
                    }
                }
            }
            bar.inc(1);
            bar.set_message(self.table(&standing));
        }
        Ok(())
    }

    /// One opening, played once for every way to seat the two players.
    fn play_pair(
        &self,
        game: &'static dyn AnyGame,
        options: &Options,
        meeting: Meeting,
        movers: &mut [Option<Box<dyn Mover>>],
    ) -> anyhow::Result<Pair> {
        let seed = quartet_game::mix(self.seed) ^ u64::from(meeting.number);
        let opening = self.opening(game, options, seed)?;
        let seats = usize::from(opening.seats());
        let budget = Budget {
            time: self
                .nodes
                .is_none()
                .then(|| Duration::from_millis(self.movetime)),
            nodes: self.nodes,
        };
        let mut pair = Pair::default();
        for of_first in 0..seats {
            // The first player has this seat, the second one all others.
            let who = |seat: usize| {
                if seat == of_first {
                    meeting.first
                } else {
                    meeting.second
                }
            };
            let mut seated: Vec<Box<dyn Mover>> = Vec::new();
            let mut kept: Vec<usize> = Vec::new();
            for seat in 0..seats {
                let player = who(seat);
                let ready = movers[player].take();
                let ready = match ready {
                    Some(mover) => mover,
                    None => mover(&self.players[player], game, options, self.hash << 20)?,
                };
                seated.push(ready);
                kept.push(player);
            }
            let mut playing: Vec<&mut dyn Mover> = Vec::new();
            for mover in &mut seated {
                playing.push(&mut **mover);
            }
            let played = play(opening.duplicate(), &mut playing, budget, seed);
            let mut record = played.record;
            for (seat, player) in kept.iter().enumerate() {
                let name = self.players[*player].to_string();
                record.set_tag(&Record::seat_tag(Seat::new(seat as u8)), name);
            }
            if let Some((seat, what)) = played.fault {
                let name = &self.players[who(seat)];
                pair.faults.push(format!("{name}: {what}"));
                // A program that has failed is started anew for the next game.
            } else {
                for (player, mover) in kept.into_iter().zip(seated) {
                    movers[player] = Some(mover);
                }
            }
            pair.records.push(record);
            // With more than two seats an even player gets its share; scaled so that this is one half.
            let share = played.scores[of_first];
            let even = 1.0 / seats as f64;
            pair.scores.push(if share <= even {
                share / even / 2.0
            } else {
                0.5 + (share - even) / (1.0 - even) / 2.0
            });
        }
        Ok(pair)
    }

    /// A match after some random plies that have not ended it. Plies before the players really meet (a set-up, secret plans)
    /// come first and do not count.
    fn opening(
        &self,
        game: &dyn AnyGame,
        options: &Options,
        seed: u64,
    ) -> anyhow::Result<Box<dyn AnyMatch>> {
        for attempt in 0.. {
            let mut table = game.open(options, None)?;
            let mut dice = Dice::at(seed, attempt);
            let mut plies = 0;
            let mut last = None;
            while plies < self.opening && table.ending().is_none() {
                match table.turn() {
                    Turn::Chance => draw(&mut *table, seed),
                    Turn::Seat(seat) => {
                        let legal = table.legal();
                        let Some(text) = dice.pick(&legal) else { break };
                        table
                            .play(text)
                            .map_err(|refusal| anyhow::anyhow!("{text}: {refusal}"))?;
                        plies += usize::from(last.is_some_and(|last| last != seat) || plies > 0);
                        last = Some(seat);
                    }
                    Turn::Over(_) => break,
                }
            }
            if table.ending().is_none() {
                return Ok(table);
            }
            anyhow::ensure!(
                attempt < 100,
                "every opening ends the game: use a smaller --opening"
            );
        }
        anyhow::bail!("no opening")
    }

    fn table(&self, standing: &Standing) -> String {
        let mut out = String::new();
        let tallies: Vec<_> = standing
            .tallies
            .iter()
            .map(|(a, b, t)| (*a, *b, t))
            .collect();
        if self.players.len() > 2 {
            let ratings = ratings(self.players.len(), &tallies);
            let mut order: Vec<usize> = (0..ratings.len()).collect();
            order.sort_by(|a, b| ratings[*b].total_cmp(&ratings[*a]));
            for n in order {
                let _ = writeln!(
                    out,
                    "{:<24} {:>+7.0} Elo",
                    self.players[n].to_string(),
                    ratings[n]
                );
            }
            out.push('\n');
        }
        for (first, second, tally) in &standing.tallies {
            let (elo, low, high) = tally.elo();
            let _ = writeln!(
                out,
                "{} - {}: {} games, +{} ={} -{}, {:.1} %, {elo:+.0} Elo ({low:+.0} to {high:+.0})",
                self.players[*first],
                self.players[*second],
                tally.games(),
                tally.wins,
                tally.draws,
                tally.losses,
                100.0 * tally.score(),
            );
        }
        out
    }

    fn report(&self, standing: &Standing) -> anyhow::Result<()> {
        let verdict = self.sprt.and_then(|sprt| {
            let (_, _, tally) = standing.tallies.first()?;
            Some(match sprt.verdict(tally) {
                Verdict::Undecided => "undecided",
                Verdict::Zero => "zero",
                Verdict::One => "one",
            })
        });
        if self.json {
            let tallies: Vec<_> = standing
                .tallies
                .iter()
                .map(|(a, b, t)| (*a, *b, t))
                .collect();
            let ratings = ratings(self.players.len(), &tallies);
            let names = self.players.iter().map(Contestant::to_string);
            return output::print_json(&Summary {
                game: &self.game,
                options: &self.options,
                ratings: names.zip(ratings).collect(),
                results: standing
                    .tallies
                    .iter()
                    .map(|row| self.outcome(row))
                    .collect(),
                faults: &standing.faults,
                sprt: verdict,
            });
        }
        let mut out = self.table(standing);
        for fault in &standing.faults {
            let _ = writeln!(out, "lost by a fault: {fault}");
        }
        if let (Some(sprt), Some(verdict)) = (self.sprt, verdict) {
            let _ = match verdict {
                "one" => writeln!(
                    out,
                    "The first player is {} Elo stronger rather than {}.",
                    sprt.one, sprt.zero
                ),
                "zero" => writeln!(
                    out,
                    "The first player is {} Elo stronger rather than {}.",
                    sprt.zero, sprt.one
                ),
                _ => writeln!(out, "Not decided."),
            };
        }
        output::print(&out)
    }

    fn outcome(&self, (first, second, tally): &(usize, usize, Tally)) -> Outcome {
        let (elo, elo_low, elo_high) = tally.elo();
        Outcome {
            first: self.players[*first].to_string(),
            second: self.players[*second].to_string(),
            games: tally.games(),
            wins: tally.wins,
            draws: tally.draws,
            losses: tally.losses,
            score: tally.score(),
            elo,
            elo_low,
            elo_high,
        }
    }
}

/// The games of one opening.
#[derive(Default)]
struct Pair {
    /// What the first player scored in each.
    scores: Vec<f64>,
    records: Vec<Record>,
    faults: Vec<String>,
}
