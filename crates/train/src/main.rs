//! `quartet-train GAME`: plays games, fits the weights to them and prints both old and new ones.

use std::io::{Write as _, stderr, stdout};

use anyhow::Context as _;
use clap::Parser;
use quartet_abalone::Abalone;
use quartet_cubulus::Cubulus;
use quartet_game::{Describe, Foretell, Options, Tune};
use quartet_kulami::Kulami;
use quartet_stratopolis::Stratopolis;
use quartet_train::{
    fit::{Task, fit, fit_points},
    games::{Plan, Sample, play},
    manner, prospects,
};

/// Fits the weights of a game's evaluation to games that the engine plays against itself.
#[derive(Parser, Debug)]
#[command(name = "quartet-train")]
struct Args {
    /// The id of the game.
    game: String,
    /// Options of a table; more than once for several tables, which take turns. By default the tables the game is tuned on.
    #[arg(long)]
    options: Vec<String>,
    /// How often games are played and weights fitted, each time with the weights of the time before.
    #[arg(long, default_value_t = 3)]
    rounds: u64,
    /// Begin with the weights that the game has, not with its rough guess.
    #[arg(long)]
    resume: bool,
    /// How many games are played in a round.
    #[arg(long, default_value_t = 1000)]
    games: u64,
    /// Nodes searched per move.
    #[arg(long, default_value_t = 4000)]
    nodes: u64,
    /// Random moves at the beginning of a game, at most.
    #[arg(long, default_value_t = 12)]
    opening: u32,
    /// Plies after which a game is taken for a draw; with `--prospects` it is left out.
    #[arg(long, default_value_t = 240)]
    longest: usize,
    /// Decides everything that is random.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many games are played at once. Changes nothing but the time it takes.
    #[arg(long, default_value_t = 2)]
    threads: usize,
    /// How much the value that the search found counts beside the result of the game, from 0 to 1.
    #[arg(long, default_value_t = 0.3)]
    blend: f64,
    /// Fit the points that a game ends with, not who wins it.
    #[arg(long)]
    points: bool,
    /// How strongly a weight is held where it was; with `--prospects`, at nothing.
    #[arg(long, default_value_t = 30.0)]
    pull: f64,
    /// Fit what is foretold of tables at which each plays for itself: to games of the plain tree search, with so many playouts
    /// a move as `--nodes` says. The weights begin with nothing, and there is one round.
    #[arg(long, conflicts_with_all = ["rounds", "resume", "blend", "points"])]
    prospects: bool,
    /// Fit how those play who look ahead at such tables: what makes their moves likely, and what they overlook. The games are
    /// the same as with `--prospects`, and those prospects must have been fitted before.
    #[arg(long, conflicts_with_all = ["rounds", "resume", "blend", "points", "prospects"])]
    manner: bool,
}

impl Args {
    fn plan(&self, seed: u64) -> Plan {
        Plan {
            seed,
            games: self.games,
            nodes: self.nodes,
            opening: self.opening,
            longest: self.longest,
            threads: self.threads,
        }
    }
}

/// A game that can be tuned: its id, the tables it is tuned on unless others are asked for, and its tuner.
type Tunable = (
    &'static str,
    &'static [&'static str],
    fn(&Args, &[Options]) -> anyhow::Result<()>,
);

const GAMES: &[Tunable] = &[
    (
        Abalone::INFO.id,
        &[
            "layout=standard",
            "layout=belgian-daisy",
            "layout=german-daisy",
        ],
        tune::<Abalone>,
    ),
    (
        Kulami::INFO.id,
        &[
            "board=square,seed=1",
            "board=irregular,seed=2",
            "board=square,seed=3,area=on",
            "board=square,seed=4",
            "board=classic,area=on,lines=on",
            "board=irregular,seed=6",
            "board=square,seed=7,lines=on",
            "board=square,seed=8",
            "board=irregular,seed=9,area=on,lines=on",
            "board=square,seed=10",
        ],
        tune::<Kulami>,
    ),
    (
        Stratopolis::INFO.id,
        &[
            "",
            "piles=planned",
            "piles=blind",
            "piles=hand",
            "piles=hand-shared",
        ],
        tune::<Stratopolis>,
    ),
    (Cubulus::INFO.id, &[""], tune::<Cubulus>),
];

fn main() -> anyhow::Result<()> {
    let args = Args::parse();
    if args.prospects || args.manner {
        anyhow::ensure!(
            args.game == Cubulus::INFO.id,
            "only {} is played by more than two",
            Cubulus::INFO.id
        );
        let table = table_of_three::<Cubulus>(&args, "players=3")?;
        return if args.prospects {
            foretell(&args, &table)
        } else {
            observe(&args, &table)
        };
    }
    let (_, tables, tune) = GAMES
        .iter()
        .find(|(id, ..)| *id == args.game)
        .with_context(|| {
            let ids: Vec<&str> = GAMES.iter().map(|(id, ..)| *id).collect();
            format!(
                "`{}` cannot be tuned, but {} can",
                args.game,
                ids.join(", ")
            )
        })?;
    let chosen: Vec<&str> = args.options.iter().map(String::as_str).collect();
    let texts = if chosen.is_empty() { tables } else { &*chosen };
    let options = texts.iter().map(|text| Options::parse(text));
    let options = options
        .collect::<Result<Vec<_>, _>>()
        .map_err(|problem| anyhow::anyhow!("{problem}"))?;
    tune(&args, &options)
}

fn tune<G: Tune + Describe>(args: &Args, options: &[Options]) -> anyhow::Result<()> {
    let mut tables = options
        .iter()
        .map(G::from_options)
        .collect::<Result<Vec<G>, _>>()
        .map_err(|problems| anyhow::anyhow!("{problems}"))?;
    let game = tables.first().context("there is a table")?.clone();
    let (names, mut weights): (Vec<String>, Vec<i32>) = game.weights().into_iter().unzip();
    if !args.resume {
        weights = game.guess();
    }
    let mut out = stdout().lock();
    for round in 0..args.rounds {
        for table in &mut tables {
            *table = table.clone().with_weights(&weights);
        }
        // Far apart, so that the rounds of one seed are not those of the next.
        let plan = args.plan(args.seed * 1000 + round);
        let samples = play(&tables, &plan, |over| progress(over, args.games));
        let even = 1.0 / f64::from(game.seats());
        let is_decided = |sample: &&Sample| (sample.result - even).abs() > 1e-9;
        let decided = samples.iter().filter(is_decided).count();
        let task = Task {
            weights: weights.iter().copied().map(f64::from).collect(),
            grain: f64::from(game.grain()),
            blend: args.blend,
            pull: args.pull,
        };
        let fit = if args.points {
            fit_points(&samples, &task)
        } else {
            fit(&samples, &task)
        };
        writeln!(
            out,
            "round {round}: {} positions, {decided} of decided games; scale {:.0}; surprise {:.5} before, {:.5} after",
            samples.len(),
            fit.scale,
            fit.surprise[0],
            fit.surprise[1],
        )?;
        for ((name, weight), new) in names.iter().zip(&mut weights).zip(&fit.weights) {
            let new = new.round() as i32;
            writeln!(out, "{name:20} {weight:6} {new:6}")?;
            *weight = new;
        }
    }
    Ok(())
}

/// The table that is asked for, or the usual one.
fn table_of_three<G: Foretell + Describe>(args: &Args, options: &str) -> anyhow::Result<G> {
    let options = args.options.first().map_or(options, String::as_str);
    let options = Options::parse(options).map_err(|problem| anyhow::anyhow!("{problem}"))?;
    let table = G::from_options(&options).map_err(|problems| anyhow::anyhow!("{problems}"))?;
    anyhow::ensure!(
        table.seats() == 3 && args.options.len() < 2,
        "this is fitted at one table of three seats"
    );
    Ok(table)
}

/// Fits the weights of the prospects at a table.
fn foretell<G: Foretell>(args: &Args, table: &G) -> anyhow::Result<()> {
    let plan = args.plan(args.seed);
    let samples = prospects::play(table, &plan, |over| progress(over, args.games));
    let old = table.signs();
    let fit = prospects::fit(&samples, old.len(), args.pull);
    let mut out = stdout().lock();
    writeln!(
        out,
        "{} positions; surprise {:.5} without weights, {:.5} with the new ones",
        samples.len(),
        fit.surprise[0],
        fit.surprise[1],
    )?;
    for ((name, weight), new) in old.iter().zip(&fit.weights) {
        let new = points::<G>(*new);
        writeln!(out, "{name:20} {weight:6} {new:6}")?;
    }
    Ok(())
}

/// A logarithm in the points of prospects and appeals.
fn points<G: Foretell>(logarithm: f64) -> i32 {
    (logarithm / std::f64::consts::LN_2 * f64::from(G::DOUBLE)).round() as i32
}

/// Fits what makes moves likely at a table, and shows what is overlooked.
fn observe<G: Foretell>(args: &Args, table: &G) -> anyhow::Result<()> {
    let plan = args.plan(args.seed);
    let decisions = manner::play(table, &plan, |over| progress(over, args.games));
    let mut out = stdout().lock();
    writeln!(out, "moves     ways out  cases  overlooked  expected")?;
    for row in manner::overlooked(&decisions) {
        let range = |[from, to]: [u32; 2]| match to {
            u32::MAX => format!("{from}+"),
            to if to == from => format!("{from}"),
            to => format!("{from}-{to}"),
        };
        writeln!(
            out,
            "{:9} {:9} {:5} {:9.1} % {:7.1} %",
            range(row.moves),
            range(row.ways_out),
            row.cases,
            100.0 * f64::from(row.overlooked) / f64::from(row.cases.max(1)),
            f64::from(row.expected) / 10.0,
        )?;
    }
    writeln!(out, "blind: {:.0}", manner::blind(&decisions))?;
    let choices: Vec<prospects::Sample> =
        decisions.into_iter().filter_map(|one| one.choice).collect();
    let old = table.lures();
    let fit = prospects::fit(&choices, old.len(), args.pull);
    writeln!(
        out,
        "{} moves; surprise {:.5} without weights, {:.5} with the new ones",
        choices.len(),
        fit.surprise[0],
        fit.surprise[1],
    )?;
    for ((name, weight), new) in old.iter().zip(&fit.weights) {
        // Of hundredths.
        let new = points::<G>(100.0 * new);
        writeln!(out, "{name:20} {weight:6} {new:6}")?;
    }
    Ok(())
}

/// Says from time to time how many games are over.
fn progress(over: u64, games: u64) {
    if over.is_multiple_of(100) {
        // Progress is no result: if it cannot be shown, nothing is lost.
        let _ = writeln!(stderr(), "{over} of {games} games");
    }
}
