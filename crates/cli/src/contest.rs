//! Games between players: levels, simple players, and other programs.

use std::{
    ffi::OsStr,
    io::Write as _,
    panic::{self, AssertUnwindSafe},
    sync::mpsc,
    time::{Duration, Instant},
};

use anyhow::{Context as _, anyhow, bail};
use quartet_game::{Options, Turn};
use quartet_host::{
    AnyEngine, AnyGame, AnyMatch, Level, Player, Record, Request, board_seed, make_draw, rewound,
    shares,
};

use crate::{
    commit,
    lines::{self, Received},
    process::Process,
};

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

impl Contestant {
    /// Is there such a program? What it does once it is running is another question.
    pub(crate) fn is_there(&self) -> anyhow::Result<()> {
        if let Self::Program(program) = self {
            Process::spawn(&words(program))?;
        }
        Ok(())
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
    /// Who takes so much longer than its time has lost.
    overstep: Duration,
}

/// How much longer than its time somebody may take, if nothing else is said: nobody loses because the machine was busy
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

    /// The same, but everybody may take so much longer than its time.
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
        Contestant::Program(program) => Box::new(Foreign::start(&words(program), game, memory)?),
        Contestant::Commit(revision) => {
            let program = commit::build(revision)?;
            let words = [program.as_os_str(), OsStr::new("engine")];
            Box::new(Foreign::start(&words, game, memory)?)
        }
    })
}

/// A program and its arguments.
fn words(program: &str) -> Vec<&OsStr> {
    program.split_whitespace().map(OsStr::new).collect()
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
        // Whoever breaks off has lost, and the contest goes on with another engine.
        let think = || self.engine.think(table, request, &control, &mut |_| {});
        let thought = panic::catch_unwind(AssertUnwindSafe(think))
            .map_err(|_| anyhow!("the engine broke off"))?;
        let took = elapsed();
        if let Some(time) = budget.time
            && took > time + budget.overstep
        {
            bail!("a move after {} ms", took.as_millis());
        }
        let line = thought.lines.into_iter().next();
        line.and_then(|line| line.moves.into_iter().next())
            .context("there is no move")
    }

    fn begin(&mut self, _opening: &dyn AnyMatch) -> anyhow::Result<()> {
        self.engine.forget();
        if let Player::Level(_) = self.player {
            // Memory is taken before a move is waited for, not by the first one.
            self.engine.prepare();
        }
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
    /// Runs as long as this is here.
    _process: Process,
    /// What is said to it, and not yet read by it.
    input: mpsc::SyncSender<String>,
    lines: mpsc::Receiver<Received>,
    game: &'static dyn AnyGame,
    /// The options that it has been told.
    options: Options,
    /// Where the game begins, as `position` is told.
    start: String,
}

/// A program that says nothing for so long is taken to be gone.
const PATIENCE: Duration = Duration::from_secs(10);

/// So many lines wait to be read by a program, beside what the system keeps for it.
const SAID: usize = 64;

impl Foreign {
    /// Starts a program, given with its arguments.
    fn start(words: &[&OsStr], game: &'static dyn AnyGame, memory: usize) -> anyhow::Result<Self> {
        let mut process = Process::spawn(words)?;
        let (mut pipe, output) = process.take_pipes().context("pipes")?;
        // A program that does not read must not keep us waiting.
        let (input, said) = mpsc::sync_channel::<String>(SAID);
        std::thread::spawn(move || {
            for line in said {
                if writeln!(pipe, "{line}")
                    .and_then(|()| pipe.flush())
                    .is_err()
                {
                    return;
                }
            }
        });
        let mut foreign = Self {
            _process: process,
            input,
            lines: lines::of(output),
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
        self.input
            .try_send(line.to_owned())
            .map_err(|error| match error {
                mpsc::TrySendError::Full(_) => anyhow!("the program does not listen"),
                mpsc::TrySendError::Disconnected(_) => anyhow!("the program has ended"),
            })
    }

    /// The rest of the first line that begins with the word.
    fn wait_for(&mut self, word: &str, patience: Duration) -> anyhow::Result<String> {
        let deadline = Instant::now() + patience;
        let late = || anyhow!("no {word} within {} ms", patience.as_millis());
        loop {
            let left = deadline.saturating_duration_since(Instant::now());
            // Also one that says something else all the time.
            if left.is_zero() {
                return Err(late());
            }
            let line = self.lines.recv_timeout(left).map_err(|error| match error {
                mpsc::RecvTimeoutError::Timeout => late(),
                mpsc::RecvTimeoutError::Disconnected => anyhow!("the program has ended"),
            })?;
            let Received::Line(line) = line else {
                continue;
            };
            let (first, rest) = line.split_once(' ').unwrap_or((&line, ""));
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
        // Whoever takes longer has lost, so nobody waits to see by how much.
        let (go, patience) = match (budget.time, budget.nodes) {
            (Some(time), _) => (
                format!("go movetime {}", time.as_millis()),
                time + budget.overstep,
            ),
            (None, Some(nodes)) => (format!("go nodes {nodes}"), PATIENCE * 6),
            (None, None) => ("go depth 4".to_owned(), PATIENCE * 6),
        };
        self.say(&go)?;
        let best = self.wait_for("bestmove", patience)?;
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

/// One finished game.
pub(crate) struct Played {
    pub(crate) record: Record,
    /// What each seat got of the win, if nobody did something that cannot be.
    pub(crate) shares: Vec<f64>,
    /// Which seat did something that cannot be, and what. Whoever plays it has lost.
    pub(crate) fault: Option<(usize, String)>,
}

/// What somebody did wrong, however much of it a program had to say.
pub(crate) fn told(error: &anyhow::Error) -> String {
    const MOST: usize = 200;
    format!("{error:#}").chars().take(MOST).collect()
}

/// A game that goes on longer is called a draw.
const LONGEST: usize = 1500;

/// Plays a game from an opening. `movers[seat]` plays the seat. The draws follow from the seed, and what players do by chance from
/// the number of the game as well: the same opening is played more than once.
pub(crate) fn play(
    mut table: Box<dyn AnyMatch>,
    movers: &mut [&mut dyn Mover],
    budget: Budget,
    seed: u64,
    number: u64,
) -> Played {
    let whims = quartet_game::mix(seed.wrapping_add(number));
    let seats = usize::from(table.seats());
    let mut fault = None;
    for (seat, mover) in movers.iter_mut().enumerate() {
        if let Err(error) = mover.begin(&*table) {
            fault.get_or_insert((seat, told(&error)));
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
                    movers[seat.index()].choose(&*table, budget, whims ^ table.len() as u64);
                let played = chosen.and_then(|text| {
                    // Whoever plays a seat moves, and does not resign for another one.
                    if text.starts_with('#') {
                        bail!("{text} is no move");
                    }
                    let before = table.len();
                    let added = table
                        .play(&text)
                        .map_err(|refusal| anyhow!("{text}: {refusal}"))?;
                    // The others play their own moves.
                    if added > 1 {
                        while table.len() > before {
                            table.undo();
                        }
                        bail!("{text} is more than one move");
                    }
                    Ok(())
                });
                if let Err(error) = played {
                    fault = Some((seat.index(), told(&error)));
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
    use quartet_game::Seat;
    use quartet_games::GAMES;
    use quartet_host::{Answer, Control, Thought};

    use super::*;

    /// An engine that breaks off, or thinks for longer than it may.
    struct Failing(Option<Duration>);

    impl AnyEngine for Failing {
        fn think(
            &mut self,
            _: &dyn AnyMatch,
            _: Request,
            _: &dyn Control,
            _: &mut dyn FnMut(&Thought),
        ) -> Thought {
            let time = self.0.expect("the engine is to break off in this test");
            std::thread::sleep(time);
            Thought::default()
        }

        fn prepare(&mut self) {}

        fn prove(&mut self, _: &dyn AnyMatch, _: Seat, _: u32, _: &dyn Control) -> Answer {
            Answer::default()
        }

        fn forget(&mut self) {}
    }

    #[test]
    fn an_engine_of_ours_that_fails_loses_its_game() {
        let table = || GAMES[0].open(&Options::default(), None).unwrap();
        let budget = Budget::time(Duration::from_millis(1)).with_overstep(Duration::from_millis(1));
        for (time, why) in [
            (None, "broke off"),
            (Some(Duration::from_millis(20)), "a move after"),
            (Some(Duration::ZERO), "there is no move"),
        ] {
            let mut failing = Ours {
                player: Player::Level(Level::HIGHEST),
                time: None,
                engine: Box::new(Failing(time)),
            };
            let mut other = Ours {
                player: Player::Random,
                time: None,
                engine: GAMES[0].engine(1 << 16),
            };
            let mut movers: [&mut dyn Mover; 2] = [&mut failing, &mut other];
            let played = play(table(), &mut movers, budget, 1, 0);
            let (seat, fault) = played.fault.unwrap();
            assert!(seat == 0 && fault.contains(why), "{fault}");
            assert_eq!(played.shares, [0.0, 1.0]);
        }
    }

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
