use std::{
    fs::File,
    io::{self, BufRead, BufReader, IsTerminal as _, Write as _},
    num::NonZeroUsize,
    path::{Path, PathBuf},
};

use anyhow::Context as _;
use clap::{Args, Subcommand, ValueEnum};
use indicatif::{ProgressBar, ProgressStyle};
use quartet_host::{
    AnyGame, AnyMatch, Record as Written, Registry, find,
    record::{Dialect, Fault, Line, Reader},
};
use serde::Serialize;

use super::show::status;
use crate::{Answer, output};

/// Check, replay, convert and import games in files
#[derive(Args)]
#[command(
    after_help = "The format is described in docs/records.md. A file named - is the standard input."
)]
pub(crate) struct Record {
    #[command(subcommand)]
    action: Action,
}

#[derive(Subcommand)]
enum Action {
    /// Replay every game of the files and report whatever the rules refuse
    Check {
        /// Files with any number of games each
        #[arg(required = true)]
        files: Vec<PathBuf>,
        /// Write JSON: one object per refused game, then a summary
        #[arg(long)]
        json: bool,
    },
    /// Show a game as it goes
    Replay {
        /// The file
        file: PathBuf,
        /// Which game of the file
        #[arg(long, default_value_t = NonZeroUsize::MIN)]
        number: NonZeroUsize,
        /// Show only the position after this many events
        #[arg(long, value_name = "EVENTS")]
        at: Option<usize>,
        /// Show every position, not only the last
        #[arg(long, conflicts_with = "at")]
        all: bool,
    },
    /// Write the games in another form: canonical, JSON, or only the moves
    Convert {
        /// The file
        file: PathBuf,
        /// What to write
        #[arg(long, value_enum, default_value_t = Form::Record)]
        to: Form,
        /// Write into this file instead of the standard output
        #[arg(short, long, value_name = "FILE")]
        output: Option<PathBuf>,
    },
    /// Read games that another program wrote and write them as records
    ///
    /// The files look like chess games: tags, numbered moves, results 1-0 0-1 1/2-1/2 *. Where the rules say that a game is
    /// over, its result is what the rules say; otherwise it is what the file says, as somebody's decision.
    Import {
        /// Files with any number of games each
        #[arg(required = true)]
        files: Vec<PathBuf>,
        /// The game; needed only if more than one has such files
        #[arg(long)]
        game: Option<String>,
        /// The files write the second player's result first, as chess does with White
        #[arg(long)]
        second_first: bool,
        /// Only check, write nothing
        #[arg(long, conflicts_with = "output")]
        check: bool,
        /// Write into this file instead of the standard output
        #[arg(short, long, value_name = "FILE")]
        output: Option<PathBuf>,
    },
}

#[derive(Copy, Clone, PartialEq, Eq, ValueEnum)]
enum Form {
    /// The canonical spelling of the same records
    Record,
    /// One JSON object per game, with the position after every event
    Json,
    /// One line of moves and draws per game
    Moves,
}

impl Record {
    pub(crate) fn run(&self, registry: Registry) -> anyhow::Result<Answer> {
        match &self.action {
            Action::Check { files, json } => check(registry, files, *json),
            Action::Replay {
                file,
                number,
                at,
                all,
            } => replay(registry, file, *number, *at, *all),
            Action::Convert { file, to, output } => {
                let mut out = sink(output.as_deref(), std::slice::from_ref(file))?;
                convert(registry, file, *to, &mut out)
            }
            Action::Import {
                files,
                game,
                second_first,
                check,
                output,
            } => {
                let game = foreign_game(registry, game.as_deref())?;
                let out = if *check {
                    Sink::nowhere()
                } else {
                    sink(output.as_deref(), files)?
                };
                let order = if *second_first {
                    ResultOrder::SecondFirst
                } else {
                    ResultOrder::FirstFirst
                };
                import(registry, files, game, order, out)
            }
        }
    }
}

/// What was found in a number of files.
#[derive(Default, Serialize)]
struct Summary {
    games: usize,
    events: usize,
    refused: usize,
}

impl Summary {
    fn answer(&self) -> Answer {
        if self.refused == 0 {
            Answer::Yes
        } else {
            Answer::No
        }
    }

    fn text(&self) -> String {
        let Self {
            games,
            events,
            refused,
        } = self;
        format!("{games} games, {events} moves and draws, {refused} refused")
    }
}

#[derive(Serialize)]
struct Refused<'a> {
    file: String,
    game: usize,
    line: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    step: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    text: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    code: Option<&'static str>,
    reason: &'a str,
}

fn check(registry: Registry, files: &[PathBuf], json: bool) -> anyhow::Result<Answer> {
    let mut summary = Summary::default();
    for file in files {
        each_record(file, Dialect::Native, Watch::Stderr, |read, bar| {
            summary.games += 1;
            match read.and_then(|record| record.replay(registry)) {
                Ok(table) => summary.events += table.len(),
                Err(fault) => {
                    summary.refused += 1;
                    bar.suspend(|| report(file, &fault, json))?;
                }
            }
            Ok(())
        })?;
    }
    if json {
        output::print_json(&summary)?;
    } else {
        output::print(&format!("{}\n", summary.text()))?;
    }
    Ok(summary.answer())
}

fn report(file: &Path, fault: &Fault, json: bool) -> anyhow::Result<()> {
    let name = file.display();
    if !json {
        anstream::eprintln!("{name}: {fault}");
        return Ok(());
    }
    output::print_json(&Refused {
        file: name.to_string(),
        game: fault.game,
        line: fault.line,
        step: fault.step.as_ref().map(|(number, _)| *number),
        text: fault.step.as_ref().map(|(_, text)| text.as_str()),
        code: fault.code,
        reason: &fault.reason,
    })
}

fn replay(
    registry: Registry,
    file: &Path,
    number: NonZeroUsize,
    at: Option<usize>,
    all: bool,
) -> anyhow::Result<Answer> {
    let mut reader = open(file, Dialect::Native)?;
    let found = reader.nth(number.get() - 1);
    let found =
        found.with_context(|| format!("there is no game {number} in {}", file.display()))?;
    let replayed = found.and_then(|record| Ok((record.replay(registry)?, record)));
    let (mut table, record) = match replayed {
        Ok(replayed) => replayed,
        Err(fault) => {
            report(file, &fault, false)?;
            return Ok(Answer::No);
        }
    };
    let events = table.events();
    let mut out = String::new();
    for tag in &record.tags {
        out += &format!("{}: {}\n", tag.name, tag.value);
    }
    let wanted = match (at, all) {
        (Some(at), _) if at > events.len() => {
            anyhow::bail!("the game has only {} moves and draws", events.len())
        }
        (Some(at), _) => at..at + 1,
        (None, true) => 0..events.len() + 1,
        (None, false) => events.len()..events.len() + 1,
    };
    while table.undo().is_some() {}
    for n in 0..wanted.end {
        if n > 0 {
            // It was played a moment ago.
            let replayed = table.play(&events[n - 1]);
            replayed.map_err(|refusal| anyhow::anyhow!("{}: {refusal}", events[n - 1]))?;
        }
        if wanted.contains(&n) {
            let last = n.checked_sub(1).map_or("start", |n| &events[n]);
            out += &format!("\n{n}. {last}\n");
            out += &output::coloured(&table.sketch());
            out += &status(&*table);
        }
    }
    output::print(&out)?;
    Ok(Answer::Yes)
}

#[derive(Serialize)]
struct JsonRecord<'a> {
    tags: serde_json::Map<String, serde_json::Value>,
    start: String,
    steps: Vec<JsonStep<'a>>,
    result: &'a str,
}

#[derive(Serialize)]
struct JsonStep<'a> {
    text: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    position: Option<String>,
    #[serde(skip_serializing_if = "<[u8]>::is_empty")]
    glyphs: &'a [u8],
    #[serde(skip_serializing_if = "<[(String, String)]>::is_empty")]
    commands: &'a [(String, String)],
    #[serde(skip_serializing_if = "str::is_empty")]
    comment: &'a str,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    variations: Vec<Vec<JsonStep<'a>>>,
}

fn convert(registry: Registry, file: &Path, form: Form, sink: &mut Sink) -> anyhow::Result<Answer> {
    let mut summary = Summary::default();
    let mut first = true;
    let out = &mut sink.out;
    each_record(file, Dialect::Native, sink.watch, |read, bar| {
        summary.games += 1;
        let replayed = read.and_then(|record| {
            record.replay(registry)?;
            record.canonical(registry)
        });
        let (table, record) = match replayed {
            Ok(replayed) => replayed,
            Err(fault) => {
                summary.refused += 1;
                return bar.suspend(|| report(file, &fault, false));
            }
        };
        match form {
            Form::Record => {
                let blank = if std::mem::take(&mut first) { "" } else { "\n" };
                write!(out, "{blank}{record}")?;
            }
            Form::Moves => writeln!(out, "{}", table.events().join(" "))?,
            Form::Json => {
                serde_json::to_writer(&mut *out, &json_record(table, &record))?;
                writeln!(out)?;
            }
        }
        Ok(())
    })?;
    out.flush()?;
    Ok(summary.answer())
}

fn json_record<'a>(mut table: Box<dyn AnyMatch>, record: &'a Written) -> JsonRecord<'a> {
    while table.undo().is_some() {}
    let start = table.position();
    let tags = record.tags.iter();
    JsonRecord {
        tags: tags
            .map(|tag| (tag.name.clone(), tag.value.clone().into()))
            .collect(),
        start,
        steps: json_steps(&record.line, Some(&mut *table)),
        result: &record.result,
    }
}

/// The steps of a line; with a table at hand also the position after each.
fn json_steps<'a>(line: &'a Line, mut table: Option<&mut dyn AnyMatch>) -> Vec<JsonStep<'a>> {
    let mut steps = Vec::new();
    for step in &line.steps {
        let variations = step.variations.iter().map(|line| json_steps(line, None));
        let variations = variations.collect();
        let position = table.as_deref_mut().and_then(|table| {
            table.play(&step.text).ok()?;
            Some(table.position())
        });
        steps.push(JsonStep {
            text: &step.text,
            position,
            glyphs: &step.glyphs,
            commands: &step.note.commands,
            comment: &step.note.text,
            variations,
        });
    }
    steps
}

/// Whose result a foreign file writes first.
#[derive(Copy, Clone, PartialEq, Eq)]
enum ResultOrder {
    FirstFirst,
    SecondFirst,
}

fn import(
    registry: Registry,
    files: &[PathBuf],
    game: &'static dyn AnyGame,
    order: ResultOrder,
    mut sink: Sink,
) -> anyhow::Result<Answer> {
    let mut summary = Summary::default();
    let (mut finished, mut other_result) = (0, 0);
    let out = &mut sink.out;
    for file in files {
        each_record(file, Dialect::Foreign, sink.watch, |read, bar| {
            summary.games += 1;
            let imported = read.and_then(|mut record| {
                if order == ResultOrder::SecondFirst {
                    let parts: Vec<&str> = record.result.rsplit('-').collect();
                    record.result = parts.join("-");
                }
                record.import(registry, game)
            });
            match imported {
                Ok(imported) => {
                    summary.events += imported.table.len();
                    if imported.table.ending().is_some() && imported.stated != "*" {
                        finished += 1;
                        other_result += usize::from(imported.stated != imported.record.result);
                    }
                    writeln!(out, "{}", imported.record)?;
                }
                Err(fault) => {
                    summary.refused += 1;
                    bar.suspend(|| report(file, &fault, false))?;
                }
            }
            Ok(())
        })?;
    }
    out.flush()?;
    anstream::eprintln!("{}", summary.text());
    if other_result > 0 {
        anstream::eprintln!(
            "{other_result} of {finished} games that were played to the end have another result in the file; \
             the rules decided{}",
            if other_result * 2 > finished {
                " (do the files write the second player first? then use --second-first)"
            } else {
                ""
            }
        );
    }
    Ok(summary.answer())
}

fn foreign_game(registry: Registry, id: Option<&str>) -> anyhow::Result<&'static dyn AnyGame> {
    if let Some(id) = id {
        let game = find(registry, id)?;
        anyhow::ensure!(
            game.import_options(&[]).is_some(),
            "no other program's files of {id} are known"
        );
        return Ok(game);
    }
    let mut all = registry
        .iter()
        .filter(|game| game.import_options(&[]).is_some());
    let first = all.next().context("no other program's files are known")?;
    anyhow::ensure!(
        all.next().is_none(),
        "several games have such files: say which with --game"
    );
    Ok(*first)
}

/// Where somebody may watch the progress.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Watch {
    /// On the standard error, if that is a terminal.
    Stderr,
    /// Nowhere: the terminal is already full of what is written.
    Nowhere,
}

/// Reads a file record by record, with a progress bar where somebody watches.
fn each_record(
    file: &Path,
    dialect: Dialect,
    watch: Watch,
    mut act: impl FnMut(Result<Written, Fault>, &ProgressBar) -> anyhow::Result<()>,
) -> anyhow::Result<()> {
    let mut reader = open(file, dialect)?;
    let size = std::fs::metadata(file).map_or(0, |meta| meta.len());
    let bar = if watch == Watch::Stderr && io::stderr().is_terminal() && size > 0 {
        ProgressBar::new(size).with_style(
            ProgressStyle::with_template("{bar:40} {percent:>3} %  {msg}  {elapsed}, {eta} left")
                .unwrap_or_else(|_| ProgressStyle::default_bar()),
        )
    } else {
        ProgressBar::hidden()
    };
    let mut games = 0u64;
    while let Some(read) = reader.next() {
        games += 1;
        if games.is_multiple_of(64) {
            bar.set_position(reader.bytes());
            bar.set_message(format!("{games} games"));
        }
        if reader.failed()
            && let Err(fault) = &read
        {
            bar.finish_and_clear();
            anyhow::bail!("{}: {fault}", file.display());
        }
        act(read, &bar)?;
    }
    bar.finish_and_clear();
    Ok(())
}

pub(super) fn open(file: &Path, dialect: Dialect) -> anyhow::Result<Reader<Box<dyn BufRead>>> {
    let input: Box<dyn BufRead> = if file == Path::new("-") {
        Box::new(BufReader::new(io::stdin()))
    } else {
        let opened = File::open(file);
        let opened = opened.with_context(|| format!("cannot open {}", file.display()))?;
        Box::new(BufReader::new(opened))
    };
    Ok(Reader::new(input, dialect))
}

/// Where records go.
struct Sink {
    out: Box<dyn io::Write>,
    watch: Watch,
}

impl Sink {
    fn nowhere() -> Self {
        Self {
            out: Box::new(io::sink()),
            watch: Watch::Stderr,
        }
    }
}

/// Opens the file that is to be written, or the standard output. What is to be read must not be lost by that.
fn sink(file: Option<&Path>, inputs: &[PathBuf]) -> anyhow::Result<Sink> {
    let Some(file) = file else {
        return Ok(Sink {
            out: Box::new(io::BufWriter::new(io::stdout())),
            watch: if io::stdout().is_terminal() {
                Watch::Nowhere
            } else {
                Watch::Stderr
            },
        });
    };
    let real = file.canonicalize().ok();
    for input in inputs.iter().filter(|input| *input != Path::new("-")) {
        File::open(input).with_context(|| format!("cannot open {}", input.display()))?;
        anyhow::ensure!(
            real.is_none() || input.canonicalize().ok() != real,
            "{} would be overwritten before it is read",
            input.display()
        );
    }
    let created = File::create(file);
    let created = created.with_context(|| format!("cannot write {}", file.display()))?;
    Ok(Sink {
        out: Box::new(io::BufWriter::new(created)),
        watch: Watch::Stderr,
    })
}
