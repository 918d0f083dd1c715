//! Games between players: levels, simple players, and other programs.

use std::{
    ffi::OsStr,
    io::{BufRead as _, BufReader, Read as _, Write as _},
    process::{Child, ChildStdin, Command, Stdio},
    sync::mpsc,
    time::{Duration, Instant},
};

use anyhow::{Context as _, anyhow, bail};
use quartet_game::{Options, Turn};
use quartet_host::{
    AnyEngine, AnyGame, AnyMatch, Level, Player, Record, Request, board_seed, make_draw, rewound,
    shares,
};

use crate::commit;

/// Who plays, as it is written on the command line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Contestant {
    /// One of ours, with a time for each move if it is not that of the others.
    Ours(Player, Option<Duration>),
    /// Another program that speaks UGI.
    Program(String),
    /// Level 10 as it was at a commit of the repository.
    Commit(String),
}

impl std::str::FromStr for Contestant {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        if let Some(program) = text.strip_prefix("ugi:") {
            return Ok(Self::Program(program.to_owned()));
        }
        if let Some(revision) = text.strip_prefix("commit:") {
            return Ok(Self::Commit(revision.to_owned()));
        }
        let (name, time) = match text.split_once('@') {
            Some((name, time)) => {
                let time = time.parse().ok().filter(|time| TIMES.contains(time));
                let time =
                    time.ok_or_else(|| format!("`{text}` needs milliseconds behind the @"))?;
                (name, Some(Duration::from_millis(time)))
            }
            None => (text, None),
        };
        let player = match name {
            "random" => Some(Player::Random),
            "greedy" => Some(Player::Greedy),
            "uct" => Some(Player::Uct),
            _ => {
                let number = name.strip_prefix("level").unwrap_or(name);
                let number = number.trim_start_matches([':', '=']);
                let level = number.parse().ok().and_then(Level::new);
                level.map(Player::Level)
            }
        };
        player.map(|player| Self::Ours(player, time)).ok_or_else(|| {
            format!("`{text}` is none of level1 … level10, random, greedy, uct, ugi:PROGRAM, commit:REVISION")
        })
    }
}

impl std::fmt::Display for Contestant {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Ours(player, time) => {
                match player {
                    Player::Level(level) => write!(f, "level{level}")?,
                    Player::Random => write!(f, "random")?,
                    Player::Greedy => write!(f, "greedy")?,
                    Player::Uct => write!(f, "uct")?,
                }
                time.map_or(Ok(()), |time| write!(f, "@{}", time.as_millis()))
            }
            Self::Program(program) => write!(f, "ugi:{program}"),
            Self::Commit(revision) => write!(f, "commit:{revision}"),
        }
    }
}

/// The milliseconds that a player of ours may have for a move: up to a day.
const TIMES: std::ops::RangeInclusive<u64> = 1..=86_400_000;

/// What a move may cost.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Budget {
    time: Option<Duration>,
    /// Is it the time of the processor that counts, not that of the clock on the wall? Only our own players can be measured
    /// so.
    by_processor: bool,
    nodes: Option<u64>,
    /// Another program that takes so much longer than its time has lost.
    overstep: Duration,
}

/// How much longer than its time another program may take, if nothing else is said: nobody loses because the machine was busy
/// for a moment.
pub(crate) const OVERSTEP: Duration = Duration::from_millis(250);

impl Budget {
    /// So long.
    pub(crate) fn time(time: Duration) -> Self {
        Self {
            time: Some(time),
            by_processor: false,
            nodes: None,
            overstep: OVERSTEP,
        }
    }

    /// So long on a processor: whatever else the machine does, it makes no difference.
    pub(crate) fn processor_time(time: Duration) -> Self {
        Self {
            by_processor: true,
            ..Self::time(time)
        }
    }

    /// So many positions: the same moves on every machine.
    pub(crate) fn nodes(nodes: u64) -> Self {
        Self {
            time: None,
            by_processor: false,
            nodes: Some(nodes),
            overstep: OVERSTEP,
        }
    }

    /// The same, but another program may take so much longer than its time.
    pub(crate) fn with_overstep(self, overstep: Duration) -> Self {
        Self { overstep, ..self }
    }
}

/// Plays the moves of one seat.
pub(crate) trait Mover {
    /// The string of a move. An error loses the game.
    fn choose(&mut self, table: &dyn AnyMatch, budget: Budget, seed: u64)
    -> anyhow::Result<String>;

    /// A new game begins, after this opening.
    fn begin(&mut self, opening: &dyn AnyMatch) -> anyhow::Result<()>;
}

/// Makes the player ready to play.
pub(crate) fn mover(
    contestant: &Contestant,
    game: &'static dyn AnyGame,
    memory: usize,
) -> anyhow::Result<Box<dyn Mover>> {
    Ok(match contestant {
        Contestant::Ours(player, time) => Box::new(Ours {
            player: *player,
            time: *time,
            engine: game.engine(memory),
        }),
        Contestant::Program(program) => {
            let words: Vec<&OsStr> = program.split_whitespace().map(OsStr::new).collect();
            Box::new(Foreign::start(&words, game, memory)?)
        }
        Contestant::Commit(revision) => {
            let program = commit::build(revision)?;
            let words = [program.as_os_str(), OsStr::new("engine")];
            Box::new(Foreign::start(&words, game, memory)?)
        }
    })
}

struct Ours {
    player: Player,
    /// Its own time for each move.
    time: Option<Duration>,
    engine: Box<dyn AnyEngine>,
}

impl Mover for Ours {
    fn choose(
        &mut self,
        table: &dyn AnyMatch,
        budget: Budget,
        seed: u64,
    ) -> anyhow::Result<String> {
        let budget = self.time.map_or(budget, |time| Budget {
            time: Some(time),
            nodes: None,
            ..budget
        });
        let (start, worked) = (Instant::now(), time_of_thread());
        let elapsed = || match (budget.by_processor, worked) {
            (true, Some(worked)) => time_of_thread().unwrap_or_default().saturating_sub(worked),
            _ => start.elapsed(),
        };
        let control = |nodes: u64| {
            budget.nodes.is_some_and(|most| nodes >= most)
                || budget.time.is_some_and(|time| elapsed() >= time)
        };
        let request = Request {
            player: self.player,
            seed,
            contempt: Request::TO_WIN,
            ..Request::default()
        };
        let thought = self.engine.think(table, request, &control, &mut |_| {});
        let line = thought.lines.into_iter().next();
        line.and_then(|line| line.moves.into_iter().next())
            .context("there is no move")
    }

    fn begin(&mut self, _opening: &dyn AnyMatch) -> anyhow::Result<()> {
        self.engine.forget();
        Ok(())
    }
}

/// How long a processor has worked for this thread; `None` where the system does not tell.
fn time_of_thread() -> Option<Duration> {
    #[cfg(unix)]
    {
        use rustix::time::{ClockId, clock_gettime};
        let time = clock_gettime(ClockId::ThreadCPUTime);
        let nanoseconds = u32::try_from(time.tv_nsec).ok()?;
        Some(Duration::new(u64::try_from(time.tv_sec).ok()?, nanoseconds))
    }
    #[cfg(not(unix))]
    None
}

/// Another program.
struct Foreign {
    child: Child,
    input: ChildStdin,
    lines: mpsc::Receiver<String>,
    game: &'static dyn AnyGame,
    /// The options that it has been told.
    options: Options,
    /// Where the game begins, as `position` is told.
    start: String,
}

/// A program that says nothing for so long is taken to be gone.
const PATIENCE: Duration = Duration::from_secs(10);

/// So many lines of a program wait to be read, and none is longer than so many bytes: one that floods us has to wait.
const LINES: usize = 4096;
const LONGEST_LINE: u64 = 1 << 16;

impl Foreign {
    /// Starts a program, given with its arguments.
    fn start(words: &[&OsStr], game: &'static dyn AnyGame, memory: usize) -> anyhow::Result<Self> {
        let (name, arguments) = words.split_first().context("which program?")?;
        let mut command = Command::new(name);
        // Ctrl-C in the terminal is for the contest: the program plays on until it is told to quit.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let mut child = command
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .with_context(|| format!("cannot start {}", name.display()))?;
        let input = child.stdin.take().context("a pipe")?;
        let output = child.stdout.take().context("a pipe")?;
        let (sender, lines) = mpsc::sync_channel(LINES);
        std::thread::spawn(move || {
            // What is no text is no reason to stop listening.
            let mut output = BufReader::new(output);
            let mut line = Vec::new();
            while let Ok(1..) = (&mut output)
                .take(LONGEST_LINE)
                .read_until(b'\n', &mut line)
            {
                let text = String::from_utf8_lossy(&line).into_owned();
                line.clear();
                if sender.send(text).is_err() {
                    return;
                }
            }
        });
        let mut foreign = Self {
            child,
            input,
            lines,
            game,
            options: Options::default(),
            start: String::new(),
        };
        foreign.say("ugi")?;
        foreign.wait_for("ugiok", PATIENCE)?;
        foreign.say(&format!("setoption name Game value {}", game.info().id))?;
        foreign.say(&format!("setoption name Hash value {}", memory >> 20))?;
        Ok(foreign)
    }

    fn say(&mut self, line: &str) -> anyhow::Result<()> {
        let said = writeln!(self.input, "{line}").and_then(|()| self.input.flush());
        // Without the cause: a broken pipe would be taken for the end of whoever reads our own output, and nothing be said.
        said.map_err(|_| anyhow!("the program has ended"))
    }

    /// The rest of the first line that begins with the word.
    fn wait_for(&mut self, word: &str, patience: Duration) -> anyhow::Result<String> {
        let deadline = Instant::now() + patience;
        loop {
            let left = deadline.saturating_duration_since(Instant::now());
            if left.is_zero() {
                bail!("the program does not answer");
            }
            let line = self.lines.recv_timeout(left).map_err(|error| match error {
                mpsc::RecvTimeoutError::Timeout => anyhow!("the program does not answer"),
                mpsc::RecvTimeoutError::Disconnected => anyhow!("the program has ended"),
            })?;
            let (first, rest) = line.trim().split_once(' ').unwrap_or((line.trim(), ""));
            if first == word {
                return Ok(rest.trim().to_owned());
            }
        }
    }
}

impl Mover for Foreign {
    fn choose(
        &mut self,
        table: &dyn AnyMatch,
        budget: Budget,
        _seed: u64,
    ) -> anyhow::Result<String> {
        let Turn::Seat(seat) = table.turn() else {
            bail!("it is nobody's turn")
        };
        // Only what the seat may know: the position as it sees it, not the moves that led there.
        let viewer = quartet_game::Viewer::Seat(seat);
        let secret = table
            .events_for(viewer)
            .iter()
            .any(|e| matches!(e, quartet_game::EventView::Hidden(_)));
        let place = match secret {
            true => format!("fen {}", table.position_for(viewer)),
            false => format!("{} moves {}", self.start, table.events().join(" ")),
        };
        self.say(&format!("position {place}"))?;
        let (go, patience) = match (budget.time, budget.nodes) {
            (Some(time), _) => (format!("go movetime {}", time.as_millis()), time + PATIENCE),
            (None, Some(nodes)) => (format!("go nodes {nodes}"), PATIENCE * 6),
            (None, None) => ("go depth 4".to_owned(), PATIENCE * 6),
        };
        self.say(&go)?;
        let start = Instant::now();
        let best = self.wait_for("bestmove", patience)?;
        let took = start.elapsed();
        if budget
            .time
            .is_some_and(|time| took > time + budget.overstep)
        {
            bail!("{best} came after {} ms", took.as_millis());
        }
        let best = best.split_whitespace().next().context("no move")?;
        Ok(best.to_owned())
    }

    fn begin(&mut self, opening: &dyn AnyMatch) -> anyhow::Result<()> {
        // Not what would give away draws to come.
        let options = opening.options().public(self.game.info().options);
        if options != self.options {
            let value = match options.is_empty() {
                true => "<empty>".to_owned(),
                false => options.to_string(),
            };
            self.say(&format!("setoption name Options value {value}"))?;
            self.options = options;
        }
        // How a board is made from a number is known to nobody else.
        let made = board_seed(self.game).is_some_and(|seed| self.options.get(seed.key).is_some());
        self.start = match opening.start_position() {
            Some(start) => format!("fen {start}"),
            None if made => format!("fen {}", rewound(opening, 0).position()),
            None => "startpos".to_owned(),
        };
        self.say("uginewgame")?;
        self.say("isready")?;
        self.wait_for("readyok", PATIENCE).map(drop)
    }
}

impl Drop for Foreign {
    fn drop(&mut self) {
        let _ = self.say("quit");
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// One finished game.
pub(crate) struct Played {
    pub(crate) record: Record,
    /// What each seat got of the win, if nobody did something that cannot be.
    pub(crate) shares: Vec<f64>,
    /// Which seat did something that cannot be, and what. Whoever plays it has lost.
    pub(crate) fault: Option<(usize, String)>,
}

/// A game that goes on longer is called a draw.
const LONGEST: usize = 1500;

/// Plays a game from an opening. `movers[seat]` plays the seat.
pub(crate) fn play(
    mut table: Box<dyn AnyMatch>,
    movers: &mut [&mut dyn Mover],
    budget: Budget,
    seed: u64,
) -> Played {
    let seats = usize::from(table.seats());
    let mut fault = None;
    for (seat, mover) in movers.iter_mut().enumerate() {
        if let Err(error) = mover.begin(&*table) {
            fault.get_or_insert((seat, format!("{error:#}")));
            let _ = table.play(&format!("#resign{seat}"));
        }
    }
    while fault.is_none() && table.len() < LONGEST {
        match table.turn() {
            Turn::Over(_) => break,
            Turn::Chance => {
                make_draw(&mut *table, seed);
            }
            Turn::Seat(seat) => {
                let chosen =
                    movers[seat.index()].choose(&*table, budget, seed ^ table.len() as u64);
                let played = chosen.and_then(|text| {
                    // Whoever plays a seat moves, and does not resign for another one.
                    if text.starts_with('#') {
                        bail!("{text} is no move");
                    }
                    table
                        .play(&text)
                        .map_err(|refusal| anyhow!("{text}: {refusal}"))
                });
                if let Err(error) = played {
                    fault = Some((seat.index(), format!("{error:#}")));
                    let _ = table.play(&format!("#resign{seat}"));
                }
            }
        }
    }
    let record = Record::of(&*table);
    let shares = match table.ending() {
        Some(ending) => shares(ending, table.seats())
            .iter()
            .map(|share| share.as_f64())
            .collect(),
        None => vec![1.0 / seats as f64; seats],
    };
    Played {
        record,
        shares,
        fault,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_are_written_as_they_are_read() {
        for text in [
            "level3",
            "uct",
            "level10@1000",
            "random@1",
            "ugi:./engine --at 5@7",
            "commit:HEAD@{1}",
        ] {
            let contestant: Contestant = text.parse().unwrap();
            assert_eq!(contestant.to_string(), text);
        }
        assert_eq!("7".parse(), "level7".parse::<Contestant>());
        for text in [
            "level11",
            "level3@",
            "level3@0",
            "level3@fast",
            "level3@86400001",
            "nobody@5",
            "",
        ] {
            assert!(text.parse::<Contestant>().is_err(), "{text}");
        }
    }
}
