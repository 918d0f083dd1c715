use std::{
    fmt::Write as _,
    io::IsTerminal as _,
    ops::ControlFlow,
    path::PathBuf,
    sync::atomic::{AtomicUsize, Ordering},
    time::Duration,
};

use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use quartet_game::Options;
use quartet_host::{Registry, find};
use serde::Serialize;

use crate::{
    Answer, commit,
    contest::{Budget, Contestant, OVERSTEP},
    elo::{Sprt, Tally, Verdict, ratings, signed},
    opening::Openings,
    output, read_megabytes,
    signals::Signals,
    tournament::{Standing, Tournament},
};

/// Let players compete: levels, simple players, other programs
///
/// Every two players meet in pairs of games: the same opening and the same draws, the seats exchanged. A player who does
/// something impossible loses the game, which is reported; the contest goes on. With three seats an opening is played in six
/// games: each of the two sits alone against two of the other, in every seat once. So 50 % are even at every table. Where boards
/// are made by chance, every opening has its own, unless the options name one. Ctrl-C, or a request of the system, ends the
/// contest after the openings that are being played, and it is told how it stands; once more ends it at once.
#[derive(Args)]
#[command(
    after_help = "Players: level1 … level10, random, greedy, uct, ugi:PROGRAM (a program that speaks UGI, with its \
    arguments), commit:REVISION (level 10 as it was then, built from the repository around the current folder). Behind one of our \
    own an @ and milliseconds give it a time of its own, also where the others have --nodes.\n\nExamples:\n  quartet arena kulami level10 uct --pairs 50 --movetime 100\n  \
    quartet arena kulami level10@1000 uct@100 --processor-time\n  \
    quartet arena abalone level3 level4 level5 -o layout=belgian-daisy --pairs 20\n  \
    quartet arena cubulus level10 'ugi:./other-engine' --sprt 0,20 --records games.qrec\n  \
    quartet arena kulami level10 commit:HEAD~5 --nodes 100000 --pairs 100"
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

    /// Pairs of games (with three seats: sixes) between every two players
    #[arg(long, default_value_t = 20, value_parser = clap::value_parser!(u32).range(1..))]
    pairs: u32,

    /// Milliseconds per move
    #[arg(long, default_value_t = 100, value_name = "MS")]
    movetime: u64,

    /// Count the time of the processor, not that of the clock, so that other work on the machine makes no difference; not with
    /// other programs
    #[arg(long)]
    processor_time: bool,

    /// How many milliseconds longer than its time a player may take before it loses the game
    #[arg(long, default_value_t = OVERSTEP.as_millis() as u64, value_name = "MS")]
    overstep: u64,

    /// Positions per move instead of time: the same games on every machine
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,

    /// Games at a time; 0 for one per processor
    #[arg(short = 'j', long, default_value_t = 0)]
    concurrency: usize,

    /// Random plies before the players take over, not counting the first, nor what somebody sets up or plans alone; 0 for none
    #[arg(long, default_value_t = 4)]
    opening: usize,

    /// Draw so many openings for every pair and play the one that level 10 thinks most even
    #[arg(long, default_value_t = 1, value_name = "COUNT", value_parser = clap::value_parser!(u64).range(1..=1000))]
    even: u64,

    /// Where openings and draws come from
    #[arg(long, default_value_t = 1)]
    seed: u64,

    /// Stop as soon as it is clear whether the first player is E0 or E1 Elo stronger than the second
    #[arg(long, value_name = "E0,E1", value_parser = read_sprt, allow_hyphen_values = true)]
    sprt: Option<Sprt>,

    /// Megabytes of memory per player
    #[arg(long, default_value_t = 16, value_parser = read_megabytes)]
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
    /// One half is even.
    score: f64,
    /// With three seats, the score of the games in which the first player sat alone: a third is even.
    #[serde(skip_serializing_if = "Option::is_none")]
    score_alone: Option<f64>,
    /// With three seats, the score of the games in which the second player sat alone: two thirds are even.
    #[serde(skip_serializing_if = "Option::is_none")]
    score_beside: Option<f64>,
    elo: f64,
    elo_low: f64,
    elo_high: f64,
}

impl Arena {
    pub(crate) fn run(&self, registry: Registry) -> anyhow::Result<Answer> {
        let game = find(registry, &self.game)?;
        let options = Options::parse(&self.options)?;
        game.open(&options, None)?;
        // Before the first game, so that no clock runs while it is built, and no two threads build the same.
        for player in &self.players {
            if let Contestant::Commit(revision) = player {
                commit::build(revision)?;
            }
        }
        let is_ours = |player: &Contestant| matches!(player, Contestant::Ours(..));
        if self.processor_time && !self.players.iter().all(is_ours) {
            anyhow::bail!("the time of the processor can be counted for our own players only");
        }
        let movetime = Duration::from_millis(self.movetime);
        let tournament = Tournament {
            game,
            options,
            players: self.players.clone(),
            pairs: self.pairs,
            budget: match self.nodes {
                Some(nodes) => Budget::nodes(nodes),
                None if self.processor_time => Budget::processor_time(movetime),
                None => Budget::time(movetime),
            }
            .with_overstep(Duration::from_millis(self.overstep)),
            concurrency: self.concurrency,
            openings: Openings {
                plies: self.opening,
                drawn: self.even,
            },
            seed: self.seed,
            memory: self.hash << 20,
            sprt: self.sprt,
        };
        let signals = Signals::listen()?;
        let (played, all) = (AtomicUsize::new(0), tournament.len());
        let bar = self.progress(all);
        let standing = tournament.run(self.records.as_deref(), &|standing| {
            played.fetch_add(1, Ordering::Relaxed);
            bar.inc(1);
            bar.set_message(self.table(standing));
            match signals.ask_to_end() {
                true => ControlFlow::Break(()),
                false => ControlFlow::Continue(()),
            }
        })?;
        bar.finish_and_clear();
        if signals.ask_to_end() {
            let played = played.into_inner();
            anstream::eprintln!("stopped after {played} of {all} openings");
        }
        self.report(&standing)?;
        standing.whole()?;
        Ok(Answer::Yes)
    }

    fn progress(&self, meetings: usize) -> ProgressBar {
        if !std::io::stderr().is_terminal() {
            return ProgressBar::hidden();
        }
        ProgressBar::new(meetings as u64).with_style(
            ProgressStyle::with_template(
                "{bar:30} {pos}/{len} openings, {elapsed}, {eta} left\n{msg}",
            )
            .unwrap_or_else(|_| ProgressStyle::default_bar()),
        )
    }

    fn table(&self, standing: &Standing) -> String {
        let mut out = String::new();
        if self.players.len() > 2 {
            let ratings = ratings(self.players.len(), &standing.scores());
            let mut order: Vec<usize> = (0..ratings.len()).collect();
            order.sort_by(|a, b| ratings[*b].total_cmp(&ratings[*a]));
            for n in order {
                let _ = writeln!(
                    out,
                    "{:<24} {:>7} Elo",
                    self.players[n].to_string(),
                    signed(ratings[n])
                );
            }
            out.push('\n');
        }
        for (first, second, tally) in &standing.tallies {
            let (elo, low, high) = tally.elo();
            let [elo, low, high] = [elo, low, high].map(signed);
            let tables = tally.alone().map_or(String::new(), |[alone, beside]| {
                let (alone, beside) = (100.0 * alone, 100.0 * beside);
                format!(" (alone {alone:.1} %, with two seats {beside:.1} %)")
            });
            let _ = writeln!(
                out,
                "{} - {}: {} games, +{} ={} -{}, {:.1} %{tables}, {elo} Elo ({low} to {high})",
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
        let verdict = self.sprt.map(|_| match standing.verdict {
            Verdict::Undecided => "undecided",
            Verdict::Zero => "zero",
            Verdict::One => "one",
        });
        if self.json {
            let ratings = ratings(self.players.len(), &standing.scores());
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
        let tables = tally.alone();
        Outcome {
            first: self.players[*first].to_string(),
            second: self.players[*second].to_string(),
            games: tally.games(),
            wins: tally.wins,
            draws: tally.draws,
            losses: tally.losses,
            score: tally.score(),
            score_alone: tables.map(|[alone, _]| alone),
            score_beside: tables.map(|[_, beside]| beside),
            elo,
            elo_low,
            elo_high,
        }
    }
}
