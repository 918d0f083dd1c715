use std::{
    collections::BTreeMap,
    fmt::Write as _,
    fs,
    io::IsTerminal as _,
    ops::ControlFlow,
    path::{Path, PathBuf},
    time::Duration,
};

use anyhow::Context as _;
use clap::{Args, ValueEnum};
use indicatif::{ProgressBar, ProgressStyle};
use quartet_game::{Mode, Options, Turn};
use quartet_host::{AnyGame, Level, Player, Registry, find};
use serde::{Deserialize, Serialize};

use super::bench;
use crate::{
    Answer, MEMORY,
    contest::{Budget, Contestant, OVERSTEP},
    elo::{rated, signed, sittings},
    opening::Openings,
    output,
    tournament::{Standing, Tournament},
};

/// Measure how strong the levels are and write it down
///
/// In every mode of every game, level 10 plays against the simple players, and all levels play each other. Each result is
/// written into FOLDER/strength.json as soon as it is there, and the page FOLDER/strength.md is made of them. Results of
/// the same players (the signatures of `quartet bench --levels`) and of as many games are kept, so a run that was cut short
/// goes on where it stopped.
#[derive(Args)]
pub(crate) struct Strength {
    /// Only this game
    game: Option<String>,

    /// Only the modes whose options contain this
    #[arg(long, value_name = "TEXT")]
    mode: Option<String>,

    /// Where the results are
    #[arg(long, default_value = "docs")]
    folder: PathBuf,

    /// Pairs of games (with three seats: sixes) of level 10 against each simple player
    #[arg(long, default_value_t = 50, value_parser = clap::value_parser!(u32).range(1..))]
    pairs: u32,

    /// Pairs of games (with three seats: sixes) between every two levels
    #[arg(long, default_value_t = 8, value_parser = clap::value_parser!(u32).range(1..))]
    level_pairs: u32,

    /// Milliseconds per move, of the processor
    #[arg(long, default_value_t = MOVETIME, value_name = "MS")]
    movetime: u64,

    /// How many milliseconds longer than its time a player may take before the measurement is broken off
    #[arg(long, default_value_t = OVERSTEP.as_millis() as u64, value_name = "MS")]
    overstep: u64,

    /// Games at a time; 0 for one per processor
    #[arg(short = 'j', long, default_value_t = 0)]
    concurrency: usize,

    /// Only against this simple player; `levels` for the levels among each other
    #[arg(long, value_name = "WHO", value_parser = ["random", "greedy", "uct", LEVELS])]
    against: Option<String>,

    /// Where the games against the simple players begin. Results of each kind are kept beside those of the others
    #[arg(long, value_enum, default_value_t, value_name = "KIND")]
    openings: Beginning,

    /// Play nothing, write the page
    #[arg(long, conflicts_with_all = ["check", "game", "mode", "against"])]
    write: bool,

    /// Play nothing, say whether the page is what the results say
    #[arg(long, conflicts_with_all = ["game", "mode", "against"])]
    check: bool,
}

/// Everything that was measured.
#[derive(Serialize, Deserialize, Default)]
struct Measured {
    /// Level 10 against the simple players.
    matches: Vec<Match>,
    /// The levels against each other.
    levels: Vec<Ladder>,
}

/// Level 10 against a simple player.
#[derive(Serialize, Deserialize)]
struct Match {
    game: String,
    mode: String,
    options: String,
    opponent: String,
    movetime: u64,
    #[serde(default, skip_serializing_if = "Beginning::is_any")]
    openings: Beginning,
    /// Which level 10 it was.
    signature: u64,
    games: u32,
    wins: u32,
    draws: u32,
    losses: u32,
    /// Percent, and the half width of its 95 % interval.
    score: f64,
    error: f64,
    /// With three seats, the score where level 10 sat alone and where its opponent did, in percent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    alone: Option<[f64; 2]>,
}

/// Where games begin.
#[derive(
    Copy, Clone, Default, PartialEq, Eq, PartialOrd, Ord, Debug, ValueEnum, Serialize, Deserialize,
)]
#[serde(rename_all = "lowercase")]
enum Beginning {
    /// After a first ply and four more at random
    #[default]
    Any,
    /// After the one of eight such openings that level 10 thinks most even
    Even,
    /// At the beginning, without random plies
    Start,
}

impl Beginning {
    fn is_any(&self) -> bool {
        *self == Self::Any
    }

    fn name(self) -> &'static str {
        match self {
            Self::Any => "any",
            Self::Even => "even",
            Self::Start => "start",
        }
    }

    fn openings(self) -> Openings {
        Openings {
            plies: if self == Self::Start { 0 } else { 4 },
            drawn: if self == Self::Even { 8 } else { 1 },
        }
    }
}

/// The levels against each other.
#[derive(Serialize, Deserialize)]
struct Ladder {
    game: String,
    mode: String,
    options: String,
    movetime: u64,
    /// Which levels they were.
    signature: u64,
    /// Pairs between every two levels.
    pairs: u32,
    /// Elo of each level, the mean at 0, and the half width of its 95 % interval.
    elo: Vec<(f64, f64)>,
    /// What each level scored against the one below, in percent; nothing for the first.
    above: Vec<f64>,
}

/// Who plays if the levels play each other.
const LEVELS: &str = "levels";
/// The time of a move that is not said beside a result, in milliseconds.
const MOVETIME: u64 = 100;
/// The simple players.
const OPPONENTS: [Contestant; 3] = [
    Contestant::Ours(Player::Random, None),
    Contestant::Ours(Player::Greedy, None),
    Contestant::Ours(Player::Uct, None),
];

/// What level 10 is to score against them, in percent: where nothing is left to luck, and where draws are.
const GOALS: [[u32; 3]; 2] = [[100, 98, 85], [98, 90, 75]];

/// Is something drawn in the game?
fn has_luck(game: &dyn AnyGame) -> bool {
    game.info().modes.iter().any(|mode| {
        let options = Options::parse(mode.options).unwrap_or_default();
        let table = game.open(&options, None);
        table.is_ok_and(|table| table.turn() == Turn::Chance)
    })
}

impl Strength {
    pub(crate) fn run(&self, registry: Registry) -> anyhow::Result<Answer> {
        if let Some(id) = &self.game {
            find(registry, id)?;
        }
        let store = self.folder.join("strength.json");
        let page = self.folder.join("strength.md");
        let mut measured = read(&store)?;
        if self.check {
            let written = fs::read_to_string(&page)
                .with_context(|| format!("cannot read {}", page.display()))?;
            return Ok(if written == measured.page(registry) {
                Answer::Yes
            } else {
                output::print(
                    "the page is not what the results say: run `quartet strength --write`\n",
                )?;
                Answer::No
            });
        }
        let games = match self.write {
            true => Vec::new(),
            false => self.wanted(registry)?,
        };
        // Now, and not when the first result is there that cannot be written.
        fs::create_dir_all(&self.folder)
            .with_context(|| format!("cannot make the folder {}", self.folder.display()))?;
        for game in games {
            self.measure(game, &mut measured, &store)?;
        }
        let text = measured.page(registry);
        fs::write(&page, &text).with_context(|| format!("cannot write {}", page.display()))?;
        output::print(&text)?;
        Ok(Answer::Yes)
    }

    /// The games that have something to play; what was asked for is not there if there is none.
    fn wanted(&self, registry: Registry) -> anyhow::Result<Vec<&'static dyn AnyGame>> {
        if self.against.as_deref() == Some(LEVELS) && !self.openings.is_any() {
            anyhow::bail!("the levels play each other from any opening: leave out --openings");
        }
        let is_asked = |id| self.game.as_deref().is_none_or(|asked| asked == id);
        let games = registry.iter().copied().filter(|game| {
            let info = game.info();
            is_asked(info.id) && info.modes.iter().any(|mode| self.wants(mode))
        });
        let games: Vec<_> = games.collect();
        match &self.mode {
            Some(text) if games.is_empty() => anyhow::bail!("no mode has `{text}` in its options"),
            _ => Ok(games),
        }
    }

    fn wants(&self, mode: &Mode) -> bool {
        let text = self.mode.as_deref().unwrap_or_default();
        mode.options.contains(text)
    }

    /// Plays what is missing of one game.
    fn measure(
        &self,
        game: &'static dyn AnyGame,
        measured: &mut Measured,
        store: &Path,
    ) -> anyhow::Result<()> {
        let info = game.info();
        let (of_highest, of_all) = (bench::highest(game), bench::all_levels(game));
        for mode in info.modes.iter().filter(|mode| self.wants(mode)) {
            let options = Options::parse(mode.options)?;
            let games = sittings(game.open(&options, None)?.seats()).count() as u32;
            for opponent in OPPONENTS {
                let name = opponent.to_string();
                if self.against.as_ref().is_some_and(|only| *only != name) {
                    continue;
                }
                let same = |m: &Match| {
                    (&*m.game, &*m.options, &*m.opponent) == (info.id, mode.options, &*name)
                        && m.openings == self.openings
                };
                let enough = |m: &Match| {
                    m.signature == of_highest
                        && m.movetime == self.movetime
                        && m.games >= games * self.pairs
                };
                if measured.matches.iter().any(|m| same(m) && enough(m)) {
                    continue;
                }
                let highest = Contestant::Ours(Player::Level(Level::HIGHEST), None);
                let players = vec![highest, opponent];
                let title = format!("{}, {}: level 10 against {name}", info.name, mode.name);
                let standing = self.play(game, options.clone(), players, self.pairs, &title)?;
                let (_, _, tally) = standing.tallies.first().context("two players")?;
                measured.matches.retain(|m| !same(m));
                measured.matches.push(Match {
                    game: info.id.to_owned(),
                    mode: mode.name.to_owned(),
                    options: mode.options.to_owned(),
                    opponent: name,
                    movetime: self.movetime,
                    openings: self.openings,
                    signature: of_highest,
                    games: tally.games(),
                    wins: tally.wins,
                    draws: tally.draws,
                    losses: tally.losses,
                    score: tenths(100.0 * tally.score()),
                    error: tenths(196.0 * tally.error()),
                    alone: tally
                        .alone()
                        .map(|both| both.map(|one| tenths(100.0 * one))),
                });
                measured.save(store)?;
            }
            if !self.openings.is_any() || self.against.as_ref().is_some_and(|only| only != LEVELS) {
                continue;
            }
            let same = |l: &Ladder| (&*l.game, &*l.options) == (info.id, mode.options);
            let enough = |l: &Ladder| {
                l.signature == of_all && l.movetime == self.movetime && l.pairs >= self.level_pairs
            };
            if measured.levels.iter().any(|l| same(l) && enough(l)) {
                continue;
            }
            let players: Vec<Contestant> = Level::all()
                .map(|level| Contestant::Ours(Player::Level(level), None))
                .collect();
            let count = players.len();
            let title = format!("{}, {}: the levels", info.name, mode.name);
            let standing = self.play(game, options, players, self.level_pairs, &title)?;
            let rated = rated(count, &standing.scores());
            let neighbours = standing.tallies.iter().filter(|(a, b, _)| a + 1 == *b);
            measured.levels.retain(|l| !same(l));
            measured.levels.push(Ladder {
                game: info.id.to_owned(),
                mode: mode.name.to_owned(),
                options: mode.options.to_owned(),
                movetime: self.movetime,
                signature: of_all,
                pairs: self.level_pairs,
                elo: rated
                    .iter()
                    .map(|(elo, error)| (elo.round(), (1.96 * error).round()))
                    .collect(),
                above: neighbours
                    .map(|(_, _, tally)| tenths(100.0 * (1.0 - tally.score())))
                    .collect(),
            });
            measured.save(store)?;
        }
        Ok(())
    }

    fn play(
        &self,
        game: &'static dyn AnyGame,
        options: Options,
        players: Vec<Contestant>,
        pairs: u32,
        title: &str,
    ) -> anyhow::Result<Standing> {
        let tournament = Tournament {
            game,
            options,
            players,
            pairs,
            budget: Budget::processor_time(Duration::from_millis(self.movetime))
                .with_overstep(Duration::from_millis(self.overstep)),
            concurrency: self.concurrency,
            openings: self.openings.openings(),
            seed: 1,
            memory: MEMORY,
            sprt: None,
        };
        let bar = if std::io::stderr().is_terminal() {
            let template = "{bar:30} {pos}/{len} openings, {elapsed}, {eta} left: {msg}";
            ProgressBar::new(tournament.len() as u64).with_style(
                ProgressStyle::with_template(template)
                    .unwrap_or_else(|_| ProgressStyle::default_bar()),
            )
        } else {
            anstream::eprintln!("{title}");
            ProgressBar::hidden()
        };
        bar.set_message(title.to_owned());
        let standing = tournament.run(None, &|_| {
            bar.inc(1);
            ControlFlow::Continue(())
        })?;
        bar.finish_and_clear();
        let standing = standing.whole()?;
        if let Some(fault) = standing.faults.first() {
            anyhow::bail!("a player did something impossible: {fault}");
        }
        Ok(standing)
    }
}

impl Measured {
    fn save(&mut self, store: &Path) -> anyhow::Result<()> {
        let text = serde_json::to_string_pretty(self).context("cannot write JSON")? + "\n";
        // In one step, so that a run that is cut short leaves the old results or the new ones.
        let next = store.with_extension("json.new");
        fs::write(&next, text).with_context(|| format!("cannot write {}", next.display()))?;
        fs::rename(&next, store).with_context(|| format!("cannot write {}", store.display()))
    }

    /// The page, the same from the same results.
    fn page(&self, registry: Registry) -> String {
        let mut out = String::from(INTRODUCTION);
        for game in registry {
            let info = game.info();
            // In the order of the modes and of the opponents, whatever was played first.
            let mode = |options: &str| info.modes.iter().position(|m| m.options == options);
            let opponent = |name: &str| OPPONENTS.iter().position(|p| p.to_string() == name);
            let mut matches: Vec<&Match> =
                self.matches.iter().filter(|m| m.game == info.id).collect();
            matches.sort_by_key(|m| (mode(&m.options), opponent(&m.opponent), m.openings));
            let mut ladders: Vec<&Ladder> =
                self.levels.iter().filter(|l| l.game == info.id).collect();
            ladders.sort_by_key(|l| mode(&l.options));
            let _ = writeln!(out, "\n## {}", info.name);
            if matches.is_empty() && ladders.is_empty() {
                out.push_str("\nNot measured yet.\n");
                continue;
            }
            // Numbers for the signatures of level 10 and for those of all levels, in the order in which they come up.
            let (mut engines, mut sets) = (BTreeMap::new(), BTreeMap::new());
            if !matches.is_empty() {
                out.push_str(
                    "\n| Mode | Opponent | Openings | Games | Won | Drawn | Lost | Score | Goal | Engine |\n",
                );
                out.push_str("|---|---|---|--:|--:|--:|--:|--:|--:|---|\n");
            }
            let has_luck = has_luck(*game);
            for m in &matches {
                let goal = opponent(&m.opponent).map_or(0, |n| GOALS[usize::from(has_luck)][n]);
                let score = format!("{:.1} ± {:.1} %", m.score, m.error);
                let score = match m.score < f64::from(goal) {
                    true => format!("**{score}**"),
                    false => score,
                };
                let number = engines.len() + 1;
                let number = engines.entry(m.signature).or_insert(number);
                let _ = writeln!(
                    out,
                    "| {} | {} | {} | {} | {} | {} | {} | {} | {goal} % | {number}{} |",
                    m.mode,
                    m.opponent,
                    m.openings.name(),
                    m.games,
                    m.wins,
                    m.draws,
                    m.losses,
                    score,
                    time_if_other(m.movetime)
                );
            }
            let tables = matches.iter().filter_map(|m| Some((m, m.alone?)));
            for (n, (m, [alone, beside])) in tables.enumerate() {
                if n == 0 {
                    out.push_str(TABLES_OF_THREE);
                }
                let _ = writeln!(
                    out,
                    "| {} | {} | {} | {alone:.1} % | {beside:.1} % |",
                    m.mode,
                    m.opponent,
                    m.openings.name()
                );
            }
            for ladder in &ladders {
                let number = sets.len() + 1;
                let number = *sets.entry(ladder.signature).or_insert(number);
                let _ = writeln!(
                    out,
                    "\n{}: every level met every other with {} openings, the seats exchanged (set {number}{}).\n",
                    ladder.mode,
                    ladder.pairs,
                    time_if_other(ladder.movetime)
                );
                out.push_str("| Level | Elo | Score against the level below |\n|--:|--:|--:|\n");
                for (n, (elo, error)) in ladder.elo.iter().enumerate() {
                    let above = match n.checked_sub(1).and_then(|n| ladder.above.get(n)) {
                        Some(above) => format!("{above:.1} %"),
                        None => String::new(),
                    };
                    let elo = signed(*elo);
                    let _ = writeln!(out, "| {} | {elo} ± {error:.0} | {above} |", n + 1);
                }
            }
            for (name, numbers) in [("Engine", engines), ("Set of levels", sets)] {
                let mut numbers: Vec<(u64, usize)> = numbers.into_iter().collect();
                numbers.sort_by_key(|(_, number)| *number);
                for (signature, number) in numbers {
                    let _ = writeln!(out, "\n{name} {number} has the signature {signature}.");
                }
            }
        }
        out
    }
}

const INTRODUCTION: &str = "\
# How strong the engines are

Made by `quartet strength`, which plays every game that is missing here and writes this page; the numbers behind it are in
`strength.json`. A score is a win for 1 and a draw for ½, in percent, with the 95 % interval. Two games with the same
opening and the seats exchanged are a pair. With three seats it takes six games to exchange them: each of the two players
sits alone against two of the other, in every seat once, so that equal players score 50 % there, too; a draw counts what the
seats of the player get of it. Each move has 100 ms on one thread, or what is said behind the engine: of a processor,
counted by the system, so that it makes no difference what else the machine does.
Where boards are made by chance, every opening has a board of its own. Engines are known by their signatures, which are made
of the moves that they answer in fixed positions: `quartet bench --levels` prints those of level 10 and of all together.

An opening is a first ply and four more at random; what somebody sets up or plans alone before that is random, too. In some
games this often decides who can win (two equally strong players then win one game each of nearly every pair), and a pair of
games says little about the players. So there are results of three kinds:
from `any` opening; from `even` ones (`--openings even`: of eight for every pair, on the same board, the one is played
that level 10 thinks most even); and from the `start` (`--openings start`: no ply is random), where boards made by chance
or the dice of the players make the games differ.

The opponents: `random` plays any legal move, `greedy` the one after which the evaluation is best, `uct` is a plain tree
search with random playouts and the same time. The goal is what level 10 was to score; what falls short of it is bold.
";

/// Stands above what was won at tables of three, by who sat alone there.
const TABLES_OF_THREE: &str = "
With three seats, what level 10 won alone against two of the other kind (a third would be even), and with two seats against
one (two thirds would be even):

| Mode | Opponent | Openings | Alone | With two seats |
|---|---|---|--:|--:|
";

fn read(store: &Path) -> anyhow::Result<Measured> {
    match fs::read_to_string(store) {
        Ok(text) => serde_json::from_str(&text)
            .with_context(|| format!("cannot understand {}", store.display())),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(Measured::default()),
        Err(error) => Err(error).with_context(|| format!("cannot read {}", store.display())),
    }
}

/// The time of a move, unless it is the one that all have.
fn time_if_other(movetime: u64) -> String {
    match movetime {
        MOVETIME => String::new(),
        other => format!(", {other} ms"),
    }
}

fn tenths(value: f64) -> f64 {
    (value * 10.0).round() / 10.0
}
