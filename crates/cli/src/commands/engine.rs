use std::{
    fmt::Write as _,
    io::{self, Write as _},
    panic::{self, AssertUnwindSafe},
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
    thread::JoinHandle,
    time::{Duration, Instant},
};

use clap::Args;
use quartet_game::{Options, Turn};
use quartet_host::{
    AnyEngine, AnyMatch, Level, Player, Registry, Request, Thought, Worth, find, shares,
};

use crate::{
    Answer, MOST_MEGABYTES, MOST_THREADS, is_there,
    lines::{self, Received},
    output, read_megabytes,
};

/// Speak the Universal Game Interface (UGI) on the standard input and output
///
/// The protocol is that of chess engines (UCI) for any game; docs/engine-protocol.md describes it with our extensions.
#[derive(Args)]
#[command(
    after_help = "Example:\n  printf 'position startpos\\ngo movetime 1000\\nquit\\n' | quartet engine --game kulami"
)]
pub(crate) struct Engine {
    /// The game to begin with; `setoption name Game value …` changes it
    #[arg(long)]
    game: Option<String>,

    /// Options of the game to begin with: key=value,key=value
    #[arg(short, long, default_value = "", value_name = "KEY=VALUE,…")]
    options: String,

    /// Megabytes of memory
    #[arg(long, default_value_t = 64, value_parser = read_megabytes)]
    hash: usize,
}

impl Engine {
    pub(crate) fn run(&self, registry: Registry) -> anyhow::Result<Answer> {
        let id = self.game.as_deref().unwrap_or(registry[0].info().id);
        find(registry, id)?;
        let mut session = Session::new(registry, id.to_owned(), self.options.clone(), self.hash)?;
        // Reading is a thread of its own, so that the end of the input stops a search that would go on for ever.
        for line in lines::of(io::stdin()) {
            let next = match line {
                Received::Line(line) => session.handle(&line)?,
                Received::TooLong => {
                    complain(Err(anyhow::anyhow!("the line is too long")))?;
                    Next::Line
                }
            };
            if next == Next::Quit {
                return Ok(Answer::Yes);
            }
        }
        // The input has ended. A search with limits of its own may finish; one without would never.
        session.finish();
        Ok(Answer::Yes)
    }
}

#[derive(PartialEq, Eq)]
enum Next {
    Line,
    Quit,
}

/// What has been set and said so far.
struct Session {
    registry: Registry,
    id: String,
    options: String,
    hash: usize,
    lines: usize,
    level: Level,
    seed: u64,
    threads: usize,
    table: Box<dyn AnyMatch>,
    engine: Arc<Mutex<Box<dyn AnyEngine>>>,
    search: Option<Search>,
}

/// A search under way.
struct Search {
    thread: JoinHandle<()>,
    stop: Arc<AtomicBool>,
    /// Will it end by itself?
    ends: bool,
}

/// What `go` asks for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Go {
    move_time: Option<Duration>,
    clocks: Vec<Option<Duration>>,
    increments: Vec<Option<Duration>>,
    moves_to_go: Option<u32>,
    nodes: Option<u64>,
    depth: Option<u32>,
    infinite: bool,
    /// Only these moves are looked at; all of them if none is named.
    only: Vec<String>,
}

impl Session {
    fn new(registry: Registry, id: String, options: String, hash: usize) -> anyhow::Result<Self> {
        let table = open(registry, &id, &options, None)?;
        let engine = engine(registry, &id, hash)?;
        Ok(Self {
            registry,
            id,
            options,
            hash,
            lines: 1,
            level: Level::HIGHEST,
            seed: 0,
            threads: 1,
            table,
            engine,
            search: None,
        })
    }

    fn handle(&mut self, line: &str) -> anyhow::Result<Next> {
        let (command, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        let done = match command {
            "" => Ok(()),
            "ugi" | "uci" => self.introduce(command),
            "isready" => {
                // A search under way has its memory already.
                if let Ok(mut engine) = self.engine.try_lock() {
                    engine.prepare();
                }
                say("readyok")
            }
            "uginewgame" | "ucinewgame" => {
                self.stop();
                let mut engine = lock(&self.engine);
                engine.forget();
                engine.prepare();
                Ok(())
            }
            "setoption" => {
                self.stop();
                let done = self.set_option(rest);
                complain(done)
            }
            "position" => {
                self.stop();
                let done = self.set_position(rest);
                complain(done)
            }
            "go" => {
                self.stop();
                match read_go(rest).and_then(|go| self.playable(go)) {
                    Ok(go) => {
                        self.go(&go);
                        Ok(())
                    }
                    // Whoever waits for an answer is not left waiting.
                    Err(error) => complain(Err(error)).and_then(|()| say("bestmove none")),
                }
            }
            "stop" => {
                self.stop();
                Ok(())
            }
            "query" => self.answer(rest),
            "d" | "show" => say(self.table.sketch().to_string().trim_end()),
            "quit" => {
                self.stop();
                return Ok(Next::Quit);
            }
            _ => complain(Err(anyhow::anyhow!(
                "there is no command `{}`",
                shortened(command)
            ))),
        };
        done.map(|()| Next::Line)
    }

    fn introduce(&self, command: &str) -> anyhow::Result<()> {
        let mut out = String::new();
        let _ = writeln!(out, "id name Quartet {}", env!("CARGO_PKG_VERSION"));
        let _ = writeln!(out, "id author The Quartet developers");
        let _ = write!(out, "option name Game type combo default {}", self.id);
        for game in self.registry {
            let _ = write!(out, " var {}", game.info().id);
        }
        let _ = writeln!(
            out,
            "\noption name Options type string default {}",
            self.options
        );
        let _ = writeln!(
            out,
            "option name Hash type spin default {} min 1 max {MOST_MEGABYTES}",
            self.hash
        );
        let _ = writeln!(out, "option name MultiPV type spin default 1 min 1 max 500");
        let _ = writeln!(
            out,
            "option name Threads type spin default 1 min 1 max {MOST_THREADS}"
        );
        let _ = writeln!(out, "option name Level type spin default 10 min 1 max 10");
        let _ = writeln!(
            out,
            "option name Seed type spin default 0 min 0 max 18446744073709551615"
        );
        let _ = write!(out, "{command}ok");
        say(&out)
    }

    fn set_option(&mut self, text: &str) -> anyhow::Result<()> {
        let text = text.strip_prefix("name ").unwrap_or(text);
        let (name, value) = match text.split_once(" value") {
            Some((name, value)) => (name.trim(), value.trim()),
            None => (text.trim(), ""),
        };
        let number = |least: u64, most: u64| {
            let number = value.parse().ok().filter(|n| (least..=most).contains(n));
            number.ok_or_else(|| anyhow::anyhow!("{name} must be a number from {least} to {most}"))
        };
        match name.to_ascii_lowercase().as_str() {
            "game" => {
                let table = open(self.registry, value, "", None)?;
                self.renew_engine(value, self.hash)?;
                self.id = value.to_owned();
                self.options = String::new();
                self.table = table;
            }
            "options" => {
                let value = if value == "<empty>" { "" } else { value };
                self.table = open(self.registry, &self.id, value, None)?;
                value.clone_into(&mut self.options);
            }
            "hash" => {
                let megabytes = number(1, MOST_MEGABYTES as u64)? as usize;
                self.renew_engine(&self.id, megabytes)?;
                self.hash = megabytes;
            }
            "multipv" => self.lines = number(1, 500)? as usize,
            "level" => self.level = Level::new(number(1, 10)? as u8).unwrap_or(Level::HIGHEST),
            "threads" => self.threads = number(1, MOST_THREADS as u64)? as usize,
            "seed" => self.seed = number(0, u64::MAX)?,
            _ => anyhow::bail!("there is no option `{}`", shortened(name)),
        }
        Ok(())
    }

    /// Makes a new engine, if there is room for it once the memory of the old one has been given back: never both at once.
    fn renew_engine(&self, id: &str, megabytes: usize) -> anyhow::Result<()> {
        let mut engine = lock(&self.engine);
        // The same again, but it has taken no memory yet.
        *engine = find(self.registry, &self.id)?.engine(self.hash << 20);
        let is_room = is_there(megabytes);
        if is_room {
            *engine = find(self.registry, id)?.engine(megabytes << 20);
        }
        engine.prepare();
        anyhow::ensure!(is_room, "there are no {megabytes} megabytes here");
        Ok(())
    }

    fn set_position(&mut self, text: &str) -> anyhow::Result<()> {
        // Position strings have blanks in them, so the moves begin at the word `moves`.
        let (place, moves) = match text.split_once("moves") {
            Some((place, moves)) => (place.trim(), moves),
            None => (text, ""),
        };
        let mut table = match place.split_once(char::is_whitespace) {
            None if place == "startpos" => open(self.registry, &self.id, &self.options, None)?,
            Some(("fen" | "position", text)) => {
                open(self.registry, &self.id, &self.options, Some(text.trim()))?
            }
            _ => anyhow::bail!("position startpos|fen POSITION [moves …]"),
        };
        for text in moves.split_whitespace() {
            if let Err(refusal) = table.play(text) {
                anyhow::bail!("{}: {}: {refusal}", shortened(text), refusal.code);
            }
        }
        table.settle();
        self.table = table;
        Ok(())
    }

    fn answer(&self, question: &str) -> anyhow::Result<()> {
        let turn = self.table.turn();
        match question {
            "gameover" => say(&format!("response {}", turn.is_over())),
            "p1turn" => say(&format!(
                "response {}",
                turn.seat().is_some_and(|s| s.number() == 0)
            )),
            "turn" => match turn {
                Turn::Seat(seat) => say(&format!("response p{}", seat.number() + 1)),
                Turn::Chance => say("response chance"),
                Turn::Over(_) => say("response none"),
            },
            "result" => {
                let result = match self.table.ending() {
                    None => "none".to_owned(),
                    Some(ending) => {
                        let shares = shares(ending, self.table.seats());
                        match shares
                            .iter()
                            .position(|share| share.denominator == 1 && share.numerator == 1)
                        {
                            Some(winner) => format!("p{}win", winner + 1),
                            None if shares.iter().all(|share| share.numerator == 1) => {
                                "draw".to_owned()
                            }
                            None => {
                                let winners = shares
                                    .iter()
                                    .enumerate()
                                    .filter(|(_, share)| share.numerator == 1);
                                let winners: Vec<String> =
                                    winners.map(|(n, _)| format!("p{}", n + 1)).collect();
                                format!("shared {}", winners.join(" "))
                            }
                        }
                    }
                };
                say(&format!("response {result}"))
            }
            "scores" => {
                let scores = self.table.scores().unwrap_or_default();
                let scores: Vec<String> = scores.iter().map(i32::to_string).collect();
                say(&format!("response {}", scores.join(" ")))
            }
            "position" => say(&format!("response {}", self.table.position())),
            "legal" => say(&format!("response {}", self.table.legal().join(" "))),
            _ => complain(Err(anyhow::anyhow!(
                "query gameover|p1turn|turn|result|scores|position|legal"
            ))),
        }
    }

    /// What is asked for, if the moves that it names can be made.
    fn playable(&self, go: Go) -> anyhow::Result<Go> {
        for text in &go.only {
            match self.table.duplicate().play(text) {
                Ok(1) if !text.starts_with('#') => {}
                Ok(_) => anyhow::bail!("{} is not a single move", shortened(text)),
                Err(refusal) => anyhow::bail!("{}: {}: {refusal}", shortened(text), refusal.code),
            }
        }
        Ok(go)
    }

    fn go(&mut self, go: &Go) {
        let start = Instant::now();
        let seat = self.table.turn().seat();
        let deadline = seat
            .and_then(|seat| go.time(seat.index()))
            .map(|time| start + time);
        let stop = Arc::new(AtomicBool::new(false));
        let table = self.table.duplicate();
        let engine = Arc::clone(&self.engine);
        let request = Request {
            player: Player::Level(self.level),
            lines: self.lines,
            depth: go.depth,
            only: go.only.clone(),
            threads: self.threads,
            seed: self.seed,
            // Whoever lets it think on and on wants to know, not to win.
            contempt: if go.infinite { 0 } else { Request::TO_WIN },
        };
        let nodes = go.nodes;
        let infinite = go.infinite;
        let stopped = Arc::clone(&stop);
        let thread = std::thread::spawn(move || {
            let control = |searched: u64| {
                stopped.load(Ordering::Relaxed)
                    || nodes.is_some_and(|most| searched >= most)
                    || deadline.is_some_and(|deadline| Instant::now() >= deadline)
            };
            let mut tell = |thought: &Thought| {
                if say(&info(thought, table.seats(), start.elapsed())).is_err() {
                    // Nobody listens any more.
                    stopped.store(true, Ordering::Relaxed);
                }
            };
            let think = || lock(&engine).think(&*table, request, &control, &mut tell);
            // Whoever waits for an answer is not left waiting.
            let thought = panic::catch_unwind(AssertUnwindSafe(think)).unwrap_or_else(|_| {
                let _ = say("info string error: the search broke off");
                // What it was about to write down may be half of something.
                lock(&engine).forget();
                Thought::default()
            });
            // `infinite` means: no answer before `stop`, even if everything is known.
            while infinite && !stopped.load(Ordering::Relaxed) {
                std::thread::sleep(Duration::from_millis(1));
            }
            let best = thought.lines.first().and_then(|line| line.moves.first());
            let _ = say(&format!("bestmove {}", best.map_or("none", String::as_str)));
        });
        let limited = deadline.is_some() || nodes.is_some() || go.depth.is_some();
        self.search = Some(Search {
            thread,
            stop,
            ends: limited && !infinite,
        });
    }

    /// Ends a search now and waits for its answer.
    fn stop(&mut self) {
        if let Some(search) = self.search.take() {
            search.stop.store(true, Ordering::Relaxed);
            let _ = search.thread.join();
        }
    }

    /// Lets a search that ends by itself do so, as long as somebody waits for its answer.
    fn finish(&mut self) {
        while let Some(search) = &self.search
            && search.ends
            && !search.thread.is_finished()
            && output::is_open()
        {
            std::thread::sleep(Duration::from_millis(2));
        }
        self.stop();
    }
}

/// What it takes to stop, to print and to be read.
const OVERHEAD: Duration = Duration::from_millis(4);
/// So long everybody may think: there must be a move.
const LEAST: Duration = Duration::from_micros(500);

impl Go {
    /// How long the seat may think, by the time for the move and by its clock; `None` without either.
    fn time(&self, seat: usize) -> Option<Duration> {
        let by_move = self.move_time.map(|time| time.saturating_sub(OVERHEAD));
        let times = by_move.into_iter().chain(self.share(seat));
        times.min().map(|time| time.max(LEAST))
    }

    /// What the clock of a seat allows for a move.
    fn share(&self, seat: usize) -> Option<Duration> {
        let left = self.clocks.get(seat).copied().flatten()?;
        let increment = self
            .increments
            .get(seat)
            .copied()
            .flatten()
            .unwrap_or_default();
        let moves = self.moves_to_go.unwrap_or(25).clamp(1, 50);
        let share = left / moves + increment * 4 / 5;
        let most = left.saturating_sub(OVERHEAD) / 2;
        Some(share.min(most))
    }
}

fn read_go(text: &str) -> anyhow::Result<Go> {
    let mut go = Go {
        clocks: vec![None; 8],
        increments: vec![None; 8],
        ..Go::default()
    };
    let mut words = text.split_whitespace();
    while let Some(word) = words.next() {
        if word == "infinite" || word == "ponder" {
            go.infinite = true;
            continue;
        }
        if word == "searchmoves" {
            go.only = words.map(str::to_owned).collect();
            anyhow::ensure!(!go.only.is_empty(), "`searchmoves` needs moves");
            break;
        }
        let mut number = || {
            let value = words.next().and_then(|value| value.parse::<i64>().ok());
            let value = value.map(|value| value.max(0) as u64);
            value.ok_or_else(|| anyhow::anyhow!("`{}` needs a number", shortened(word)))
        };
        let mut count = || number().map(|value| value.clamp(1, 1000) as u32);
        match word {
            "nodes" => go.nodes = Some(number()?),
            "depth" => go.depth = Some(count()?),
            "movestogo" => go.moves_to_go = Some(count()?),
            _ => {
                let time = match word {
                    "movetime" => &mut go.move_time,
                    "wtime" => &mut go.clocks[0],
                    "btime" => &mut go.clocks[1],
                    "winc" => &mut go.increments[0],
                    "binc" => &mut go.increments[1],
                    _ => time_of_seat(&mut go, word)
                        .ok_or_else(|| anyhow::anyhow!("`go` knows no `{}`", shortened(word)))?,
                };
                *time = Some(Duration::from_millis(number()?.min(1 << 40)));
            }
        }
    }
    Ok(go)
}

/// The clock or the increment that a word such as `p3time` or `p3inc` names.
fn time_of_seat<'a>(go: &'a mut Go, word: &str) -> Option<&'a mut Option<Duration>> {
    let (seat, what) = word.strip_prefix('p')?.split_at_checked(1)?;
    let place = seat.parse::<usize>().ok()?.checked_sub(1)?;
    match what {
        "time" => go.clocks.get_mut(place),
        "inc" => go.increments.get_mut(place),
        _ => None,
    }
}

/// What is known so far, one line per line of play.
fn info(thought: &Thought, seats: u8, time: Duration) -> String {
    let mut out = String::new();
    let per_second = (thought.nodes as f64 / time.as_secs_f64().max(1e-6)) as u64;
    for (n, line) in thought.lines.iter().enumerate() {
        if n > 0 {
            out.push('\n');
        }
        let own_moves = |plies: u32| plies.div_ceil(u32::from(seats)).max(1);
        let score = match line.value {
            Worth::Win(plies) => format!("mate {}", own_moves(plies)),
            Worth::Loss(plies) => format!("mate -{}", own_moves(plies)),
            Worth::Hundredths(value) => format!("cp {value}"),
        };
        let sure = if line.proved { "proved" } else { "estimated" };
        let _ = write!(
            out,
            "info depth {} seldepth {} multipv {} score {score} {sure} nodes {} nps {per_second} hashfull {} time {} pv {}",
            thought.depth,
            thought.deepest,
            n + 1,
            thought.nodes,
            thought.memory_used,
            time.as_millis(),
            line.moves.join(" ")
        );
    }
    out
}

fn open(
    registry: Registry,
    id: &str,
    options: &str,
    position: Option<&str>,
) -> anyhow::Result<Box<dyn AnyMatch>> {
    let options = Options::parse(options)?;
    let mut table = find(registry, id)?.open(&options, position)?;
    table.settle();
    Ok(table)
}

fn engine(
    registry: Registry,
    id: &str,
    megabytes: usize,
) -> anyhow::Result<Arc<Mutex<Box<dyn AnyEngine>>>> {
    let mut engine = find(registry, id)?.engine(megabytes << 20);
    // Now, and not when time counts.
    engine.prepare();
    Ok(Arc::new(Mutex::new(engine)))
}

/// A search that has panicked leaves a memory that is worth nothing, and is made to forget it.
fn lock(engine: &Mutex<Box<dyn AnyEngine>>) -> std::sync::MutexGuard<'_, Box<dyn AnyEngine>> {
    engine.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Errors are told, and the session goes on.
fn complain(done: anyhow::Result<()>) -> anyhow::Result<()> {
    match done {
        Ok(()) => Ok(()),
        Err(error) => say(&format!("info string error: {error:#}").replace('\n', " ")),
    }
}

/// One or more whole lines, at once, so that the two threads do not mix theirs.
fn say(text: &str) -> anyhow::Result<()> {
    let mut out = io::stdout().lock();
    writeln!(out, "{text}")?;
    out.flush()?;
    Ok(())
}

fn shortened(text: &str) -> String {
    text.chars().take(60).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn go_is_read() {
        let go = read_go("p1time 60000 p2time 30000 p1inc 1000 movestogo 10").unwrap();
        assert_eq!(go.time(0), Some(Duration::from_millis(6800)));
        assert_eq!(go.time(1), Some(Duration::from_millis(3000)));
        assert_eq!(go.time(2), None);
        assert_eq!(
            read_go("movetime 100").unwrap().time(1),
            Some(Duration::from_millis(96))
        );
        assert_eq!(
            read_go("btime -5").unwrap().time(1),
            Some(Duration::from_micros(500))
        );
        assert!(read_go("infinite").unwrap().infinite);
        // Whatever is less.
        for (both, time) in [
            ("movetime 3000 p1time 100", 4),
            ("movetime 10 p1time 60000", 6),
        ] {
            let time = Duration::from_millis(time);
            assert_eq!(read_go(both).unwrap().time(0), Some(time), "{both}");
        }
        for (bad, why) in [
            ("movetime", "`movetime` needs a number"),
            ("movetime x", "`movetime` needs a number"),
            ("p2inc", "`p2inc` needs a number"),
            ("faster", "`go` knows no `faster`"),
            ("p0time 5", "`go` knows no `p0time`"),
            ("p9time 5", "`go` knows no `p9time`"),
            ("pütime 5", "`go` knows no `pütime`"),
            ("depth 3 4", "`go` knows no `4`"),
            ("p1 5", "`go` knows no `p1`"),
        ] {
            assert_eq!(read_go(bad).unwrap_err().to_string(), why);
        }
    }

    #[test]
    fn less_than_half_of_the_clock_is_used() {
        for left in [0, 1, 5, 10, 1000] {
            let go = read_go(&format!("p1time {left} p1inc 5000")).unwrap();
            let time = go.time(0).unwrap();
            assert!(time <= Duration::from_millis(left / 2).max(Duration::from_micros(500)));
        }
    }
}
