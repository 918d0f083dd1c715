//! What `quartet engine` promises about time and memory, measured on the running program.

use std::{
    fs,
    io::{BufRead as _, BufReader, Write as _},
    path::Path,
    process::{Child, ChildStdin, Command, Stdio},
    sync::mpsc,
    time::{Duration, Instant},
};

use anyhow::{Context as _, ensure};
use quartet_games::GAMES;

use crate::{cargo, wasm::target_dir};

/// `stop` is answered within this time.
const STOP: Duration = Duration::from_millis(20);
/// With this time for a move, none is late.
const MOVE: Duration = Duration::from_millis(10);
/// Megabytes that the program may use besides the memory it was given.
const BESIDES: u64 = 24;
/// Megabytes of memory that it is given.
const HASH: u64 = 64;
/// The same where the first search is measured, which may find its memory in disorder.
const HASHES: [u64; 3] = [64, 256, 1024];
const PATIENCE: Duration = Duration::from_secs(10);

/// Prints, for every game and mode, the slowest answers and the most memory. Fails if a promise was not kept, which on a machine
/// that does other work at the same time need not be the fault of the program.
pub(crate) fn run(root: &Path, stops: u32) -> anyhow::Result<()> {
    cargo(&["build", "--quiet", "--release", "--package", "quartet-cli"])?;
    let program = target_dir(root)?.join("release/quartet");
    println!(
        "{:<40} {:>12} {:>14} {:>12} {:>10}",
        "mode", "stop, worst", "10 ms, worst", "moves late", "memory"
    );
    let (mut late, mut slow, mut large) = (0, 0, 0);
    let mut firsts = [Duration::ZERO; HASHES.len()];
    for game in GAMES {
        let info = game.info();
        for mode in info.modes {
            let mut engine = Engine::start(&program, info.id, mode.options, HASH)?;
            let stopped = engine.stops(stops)?;
            let (slowest, moves, missed) = engine.plays_fast()?;
            let memory = engine.memory_after(Duration::from_secs(2))?;
            slow += u32::from(stopped > STOP);
            late += missed;
            large += u32::from(memory.is_some_and(|megabytes| megabytes > HASH + BESIDES));
            println!(
                "{:<40} {:>9.1} ms {:>11.1} ms {:>5} of {:>3} {:>6} MB",
                format!("{} {}", info.id, mode.options),
                stopped.as_secs_f64() * 1e3,
                slowest.as_secs_f64() * 1e3,
                missed,
                moves,
                memory.map_or("?".to_owned(), |megabytes| megabytes.to_string()),
            );
        }
    }
    println!(
        "modes in which `stop` took more than {} ms: {slow}; moves that took more than {} ms: {late}; modes with more than \
         {} MB at Hash {HASH}: {large}",
        STOP.as_millis(),
        MOVE.as_millis(),
        HASH + BESIDES
    );
    for game in GAMES {
        for (hash, worst) in HASHES.into_iter().zip(&mut firsts) {
            let mut engine = Engine::start(&program, game.info().id, "", hash)?;
            let modes = game.info().modes.iter().map(|mode| mode.options);
            for options in modes {
                *worst = (*worst).max(engine.begins(options)?);
            }
        }
    }
    let mut too_long = 0;
    for (hash, worst) in HASHES.into_iter().zip(firsts) {
        println!(
            "first move with other options at Hash {hash}: {:.1} ms at worst",
            worst.as_secs_f64() * 1e3
        );
        too_long += u32::from(worst > MOVE);
    }
    ensure!(
        slow + late + large + too_long == 0,
        "not all promises were kept"
    );
    Ok(())
}

/// The program, running.
struct Engine {
    child: Child,
    input: ChildStdin,
    lines: mpsc::Receiver<(Instant, String)>,
}

impl Engine {
    fn start(program: &Path, game: &str, options: &str, hash: u64) -> anyhow::Result<Self> {
        let mut child = Command::new(program)
            .args(["engine", "--game", game, "--options", options])
            .args(["--hash", &hash.to_string()])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .context("cannot start the program")?;
        let input = child.stdin.take().context("a pipe")?;
        let output = child.stdout.take().context("a pipe")?;
        let (sender, lines) = mpsc::channel();
        std::thread::spawn(move || {
            for line in BufReader::new(output).lines().map_while(Result::ok) {
                if sender.send((Instant::now(), line)).is_err() {
                    return;
                }
            }
        });
        let mut engine = Self {
            child,
            input,
            lines,
        };
        engine.say("isready")?;
        engine.wait("readyok")?;
        Ok(engine)
    }

    fn say(&mut self, line: &str) -> anyhow::Result<Instant> {
        writeln!(self.input, "{line}")?;
        self.input.flush()?;
        Ok(Instant::now())
    }

    /// When the answer came, and the rest of its line.
    fn wait(&mut self, word: &str) -> anyhow::Result<(Instant, String)> {
        loop {
            let (when, line) = self
                .lines
                .recv_timeout(PATIENCE)
                .context("the engine does not answer")?;
            if let Some(rest) = line.strip_prefix(word) {
                return Ok((when, rest.trim().to_owned()));
            }
        }
    }

    /// How long the first two moves take after other options have been set, at worst: nothing that was found before is of use.
    fn begins(&mut self, options: &str) -> anyhow::Result<Duration> {
        let value = if options.is_empty() {
            "<empty>"
        } else {
            options
        };
        self.say(&format!("setoption name Options value {value}"))?;
        self.reach_a_move()?;
        let mut worst = Duration::ZERO;
        for _ in 0..2 {
            let asked = self.say(&format!("go movetime {}", MOVE.as_millis()))?;
            let (answered, _) = self.wait("bestmove")?;
            worst = worst.max(answered.saturating_duration_since(asked));
        }
        Ok(worst)
    }

    /// The longest time between `stop` and the answer.
    fn stops(&mut self, times: u32) -> anyhow::Result<Duration> {
        let mut worst = Duration::ZERO;
        self.reach_a_move()?;
        for n in 0..times {
            self.say("go infinite")?;
            std::thread::sleep(Duration::from_millis(u64::from(5 + 17 * n % 300)));
            let asked = self.say("stop")?;
            let (answered, _) = self.wait("bestmove")?;
            worst = worst.max(answered.saturating_duration_since(asked));
        }
        Ok(worst)
    }

    /// Plays a game against itself at ten milliseconds a move: the longest time of a move, their number, and how many were late.
    fn plays_fast(&mut self) -> anyhow::Result<(Duration, u32, u32)> {
        let (mut worst, mut moves, mut late) = (Duration::ZERO, 0, 0);
        let mut place = "startpos".to_owned();
        while moves < 100 {
            self.say(&format!("position {place}"))?;
            self.say("query turn")?;
            match &*self.wait("response")?.1 {
                "none" => break,
                "chance" => {
                    place = self.after_draw()?;
                    continue;
                }
                _ => {}
            }
            let asked = self.say(&format!("go movetime {}", MOVE.as_millis()))?;
            let (answered, best) = self.wait("bestmove")?;
            ensure!(best != "none", "the engine has no move");
            let took = answered.saturating_duration_since(asked);
            worst = worst.max(took);
            late += u32::from(took > MOVE);
            moves += 1;
            place = self.after(&best)?;
        }
        Ok((worst, moves, late))
    }

    /// To the first position in which somebody moves.
    fn reach_a_move(&mut self) -> anyhow::Result<()> {
        self.say("position startpos")?;
        loop {
            self.say("query turn")?;
            if self.wait("response")?.1 != "chance" {
                return Ok(());
            }
            let place = self.after_draw()?;
            self.say(&format!("position {place}"))?;
        }
    }

    /// The position after a move or draw.
    fn after(&mut self, event: &str) -> anyhow::Result<String> {
        self.say("query position")?;
        Ok(format!("fen {} moves {event}", self.wait("response")?.1))
    }

    /// The position after the first draw that is possible.
    fn after_draw(&mut self) -> anyhow::Result<String> {
        self.say("query legal")?;
        let draws = self.wait("response")?.1;
        let draw = draws.split_whitespace().next().context("a draw")?;
        self.after(draw)
    }

    /// The most memory that was ever used, in megabytes, after a long search. Only Linux tells.
    fn memory_after(&mut self, time: Duration) -> anyhow::Result<Option<u64>> {
        self.reach_a_move()?;
        self.say(&format!("go movetime {}", time.as_millis()))?;
        self.wait("bestmove")?;
        let status = fs::read_to_string(format!("/proc/{}/status", self.child.id()));
        let most = status.ok().and_then(|status| {
            let line = status.lines().find(|line| line.starts_with("VmHWM:"))?;
            line.split_whitespace().nth(1)?.parse::<u64>().ok()
        });
        Ok(most.map(|kilobytes| kilobytes / 1024))
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        let _ = self.say("quit");
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
