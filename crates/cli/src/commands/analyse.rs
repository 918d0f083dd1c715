use std::{
    fmt::Write as _,
    io::IsTerminal as _,
    path::PathBuf,
    time::{Duration, Instant},
};

use anyhow::Context as _;
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use quartet_game::Seat;
use quartet_host::{
    AnyEngine, AnyMatch, Control, Record, Registry, Request, Reviewed, Reviewer, Thought,
    ThoughtLine, Worth, accuracy, find,
};
use serde::Serialize;

use super::{record, show::status};
use crate::{Answer, output, read_megabytes, read_threads, table::Table};

/// Think about a position, or review a whole game
///
/// Values are for the seat that moves: in points where the game counts points, in wins otherwise. What is proved is certain;
/// everything else is an estimate.
#[derive(Args)]
#[command(
    after_help = "Examples:\n  quartet analyse position kulami -o board=classic d4 d7 --lines 3\n  \
    quartet analyse record game.qrec --movetime 500"
)]
pub(crate) struct Analyse {
    #[command(subcommand)]
    what: What,
}

#[derive(clap::Subcommand)]
enum What {
    /// Find the best moves of a position
    Position {
        #[command(flatten)]
        table: Table,
        /// Moves and draws that lead to it
        #[arg(value_name = "MOVE")]
        moves: Vec<String>,
        /// How many best moves
        #[arg(long, default_value_t = 3, value_parser = clap::value_parser!(u32).range(1..))]
        lines: u32,
        #[command(flatten)]
        effort: Effort,
    },
    /// Review a game: what every move was worth, and the biggest mistakes
    Record {
        /// The file; - for the standard input
        file: PathBuf,
        /// Which game of the file
        #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..))]
        number: u64,
        /// How many mistakes to show
        #[arg(long, default_value_t = 5)]
        mistakes: usize,
        #[command(flatten)]
        effort: Effort,
    },
}

/// How hard to think, and how to say what came of it.
#[derive(Args)]
struct Effort {
    /// Milliseconds per position
    #[arg(long, default_value_t = 1000, value_name = "MS")]
    movetime: u64,
    /// Positions to look at, instead of time
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,
    /// Megabytes of memory
    #[arg(long, default_value_t = 64, value_parser = read_megabytes)]
    hash: usize,
    /// Threads that search; with more than one, no two runs are quite the same
    #[arg(long, default_value_t = 1, value_parser = read_threads)]
    threads: usize,
    /// Write JSON
    #[arg(long)]
    json: bool,
}

impl Effort {
    fn think(
        &self,
        engine: &mut dyn AnyEngine,
        table: &dyn AnyMatch,
        request: Request,
        watch: &mut dyn FnMut(&Thought),
    ) -> Thought {
        engine.think(table, request, &*self.control(), watch)
    }

    /// When to stop, beginning now.
    fn control(&self) -> Box<dyn Control> {
        let start = Instant::now();
        let time = Duration::from_millis(self.movetime);
        let most = self.nodes;
        Box::new(move |nodes: u64| match most {
            Some(most) => nodes >= most,
            None => start.elapsed() >= time,
        })
    }
}

impl Analyse {
    pub(crate) fn run(&self, registry: Registry) -> anyhow::Result<Answer> {
        match &self.what {
            What::Position {
                table,
                moves,
                lines,
                effort,
            } => {
                let mut table = table.open(registry)?;
                for text in moves {
                    if let Err(refusal) = table.play(text) {
                        anstream::eprintln!("`{text}` is refused: {refusal} ({})", refusal.code);
                        return Ok(Answer::No);
                    }
                }
                table.settle();
                position(registry, &*table, *lines as usize, effort)
            }
            What::Record {
                file,
                number,
                mistakes,
                effort,
            } => {
                let mut reader = record::open(file, quartet_host::record::Dialect::Native)?;
                let found = reader.nth(*number as usize - 1);
                let found = found
                    .with_context(|| format!("there is no game {number} in {}", file.display()))?;
                let replayed =
                    found.and_then(|record| record.replay(registry).map(|table| (record, table)));
                match replayed {
                    Ok((record, table)) => review(registry, &record, &*table, *mistakes, effort),
                    Err(fault) => {
                        anstream::eprintln!("{}: {fault}", file.display());
                        Ok(Answer::No)
                    }
                }
            }
        }
    }
}

#[derive(Serialize)]
struct JsonPosition {
    position: String,
    depth: u32,
    nodes: u64,
    lines: Vec<JsonLine>,
}

#[derive(Serialize)]
struct JsonLine {
    #[serde(flatten)]
    worth: JsonWorth,
    proved: bool,
    moves: Vec<String>,
}

#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
enum JsonWorth {
    WinIn(u32),
    LossIn(u32),
    Hundredths(i32),
}

impl JsonLine {
    fn of(line: &ThoughtLine) -> Self {
        Self {
            worth: match line.value {
                Worth::Win(plies) => JsonWorth::WinIn(plies),
                Worth::Loss(plies) => JsonWorth::LossIn(plies),
                Worth::Hundredths(value) => JsonWorth::Hundredths(value),
            },
            proved: line.proved,
            moves: line.moves.clone(),
        }
    }
}

fn position(
    registry: Registry,
    table: &dyn AnyMatch,
    lines: usize,
    effort: &Effort,
) -> anyhow::Result<Answer> {
    let game = find(registry, table.info().id)?;
    let mut engine = game.engine(effort.hash << 20);
    let request = Request {
        lines,
        threads: effort.threads,
        ..Request::default()
    };
    let live = std::io::stderr().is_terminal() && !effort.json;
    let bar = if live {
        ProgressBar::new_spinner()
    } else {
        ProgressBar::hidden()
    };
    let thought = effort.think(&mut *engine, table, request, &mut |thought| {
        bar.set_message(describe(thought));
        bar.tick();
    });
    bar.finish_and_clear();
    if effort.json {
        output::print_json(&JsonPosition {
            position: table.position(),
            depth: thought.depth,
            nodes: thought.nodes,
            lines: thought.lines.iter().map(JsonLine::of).collect(),
        })?;
    } else {
        let mut out = output::coloured(&table.sketch());
        out += &status(table);
        out += &describe(&thought);
        output::print(&out)?;
    }
    Ok(Answer::Yes)
}

fn describe(thought: &Thought) -> String {
    let mut out = format!(
        "{} plies deep, {} positions\n",
        thought.depth, thought.nodes
    );
    for (n, line) in thought.lines.iter().enumerate() {
        let sure = if line.proved { "proved" } else { "estimated" };
        let moves = line.moves.iter().take(10).map(String::as_str);
        let moves: Vec<&str> = moves.collect();
        let _ = writeln!(
            out,
            "{:>3}. {:>12} {sure:<9}  {}",
            n + 1,
            worth(line.value),
            moves.join(" ")
        );
    }
    out
}

fn worth(value: Worth) -> String {
    match value {
        Worth::Win(plies) => format!("win in {plies}"),
        Worth::Loss(plies) => format!("loss in {plies}"),
        Worth::Hundredths(value) => format!("{:+.2}", f64::from(value) / 100.0),
    }
}

/// One move of a reviewed game.
#[derive(Serialize)]
struct JsonMove {
    event: usize,
    seat: u8,
    played: String,
    value: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    best: Option<String>,
    best_value: f64,
    proved: bool,
    /// Points or pieces thrown away, where the game counts some and no win is sure.
    #[serde(skip_serializing_if = "Option::is_none")]
    points_lost: Option<f64>,
    /// Chance to win thrown away, from 0 to 1.
    chance_lost: f64,
    better_line: Vec<String>,
}

impl JsonMove {
    fn of(mv: Reviewed, counts_points: bool) -> Self {
        let is_best = mv.is_best();
        Self {
            event: mv.event + 1,
            seat: mv.seat.number(),
            value: mv.value.number(),
            best_value: mv.best.value.number(),
            proved: mv.proved,
            points_lost: mv.points_lost().filter(|_| counts_points),
            chance_lost: mv.chance_lost(),
            best: mv.best.moves.first().filter(|_| !is_best).cloned(),
            better_line: if is_best { Vec::new() } else { mv.best.moves },
            played: mv.played,
        }
    }
}

#[derive(Serialize)]
struct Review {
    game: &'static str,
    options: String,
    result: String,
    accuracy: Vec<Option<f64>>,
    moves: Vec<JsonMove>,
}

fn review(
    registry: Registry,
    record: &Record,
    finished: &dyn AnyMatch,
    mistakes: usize,
    effort: &Effort,
) -> anyhow::Result<Answer> {
    let info = finished.info();
    let mut engine = find(registry, info.id)?.engine(effort.hash << 20);
    let counts_points = finished.scores().is_some();
    let mut table = finished.duplicate();
    while table.undo().is_some() {}
    let bar = if std::io::stderr().is_terminal() {
        ProgressBar::new(finished.len() as u64).with_style(
            ProgressStyle::with_template("{bar:40} {pos}/{len} {eta} left")
                .unwrap_or_else(|_| ProgressStyle::default_bar()),
        )
    } else {
        ProgressBar::hidden()
    };
    let mut moves = Vec::new();
    let mut reviewer = Reviewer::new(&mut *engine, effort.threads);
    for text in finished.events() {
        bar.inc(1);
        moves.extend(reviewer.judge(&*table, &text, &|| effort.control()));
        table
            .play(&text)
            .map_err(|refusal| anyhow::anyhow!("{text}: {refusal}"))?;
    }
    bar.finish_and_clear();
    let review = Review {
        game: info.id,
        options: finished.options().to_string(),
        result: record.result.clone(),
        accuracy: (0..finished.seats())
            .map(|seat| accuracy(&moves, Seat::new(seat)))
            .collect(),
        moves: moves
            .into_iter()
            .map(|mv| JsonMove::of(mv, counts_points))
            .collect(),
    };
    if effort.json {
        output::print_json(&review)?;
    } else {
        output::print(&tell(finished, &review, mistakes))?;
    }
    Ok(Answer::Yes)
}

fn tell(finished: &dyn AnyMatch, review: &Review, mistakes: usize) -> String {
    let mut out = String::new();
    let _ = writeln!(
        out,
        "{:>4}  {:<10} {:<12} {:>8}  {:>8}  better",
        "", "seat", "move", "value", "lost"
    );
    for mv in &review.moves {
        let name = finished.seat_name(Seat::new(mv.seat));
        let lost = match mv.points_lost {
            Some(points) => format!("{points:.2}"),
            None => format!("{:.0} %", 100.0 * mv.chance_lost),
        };
        let sure = if mv.proved { "=" } else { " " };
        let _ = writeln!(
            out,
            "{:>4}. {name:<10} {:<12} {:>+8.2}{sure} {lost:>8}  {}",
            mv.event,
            mv.played,
            mv.value,
            mv.best.as_deref().unwrap_or("")
        );
    }
    out += "(= proved; everything else is an estimate)\n\n";
    for (seat, accuracy) in review.accuracy.iter().enumerate() {
        if let Some(accuracy) = accuracy {
            let name = finished.seat_name(Seat::new(seat as u8));
            let _ = writeln!(out, "{name}: {accuracy:.0} % accurate");
        }
    }
    let mut worst: Vec<&JsonMove> = review
        .moves
        .iter()
        .filter(|mv| mv.chance_lost > 0.02)
        .collect();
    worst.sort_by(|a, b| b.chance_lost.total_cmp(&a.chance_lost));
    if !worst.is_empty() {
        out += "\nThe biggest mistakes:\n";
    }
    for mv in worst.into_iter().take(mistakes) {
        let _ = writeln!(
            out,
            "{:>4}. {} cost {:.0} % of the chances ({}); better: {}",
            mv.event,
            mv.played,
            100.0 * mv.chance_lost,
            if mv.proved { "proved" } else { "estimated" },
            mv.better_line
                .iter()
                .take(6)
                .map(String::as_str)
                .collect::<Vec<_>>()
                .join(" ")
        );
    }
    out
}
