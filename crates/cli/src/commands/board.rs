use std::fmt::Write as _;

use anyhow::Context as _;
use clap::{Args, Subcommand};
use quartet_game::{Boards, mix};
use quartet_host::{Registry, find};
use serde::Serialize;

use crate::{Answer, output};

/// Draw, check and list boards of a game that is played on many (Kulami)
#[derive(Args)]
#[command(after_help = "Examples:\n  quartet board random square --seed 7\n  \
    quartet board check AABB/AABB\n  quartet board list --show")]
pub(crate) struct Board {
    /// The game; needed only if more than one has boards
    #[arg(long, global = true)]
    game: Option<String>,

    /// Draw each board in letters
    #[arg(long, global = true)]
    show: bool,

    /// Write JSON, one object per line
    #[arg(long, global = true)]
    json: bool,

    #[command(subcommand)]
    action: Action,
}

#[derive(Subcommand)]
enum Action {
    /// Print random boards; without --seed a new one each time, and its seed on the standard error
    Random {
        /// The kind of board, such as square or irregular
        kind: Option<String>,
        /// The seed: the same seed gives the same board everywhere
        #[arg(long)]
        seed: Option<u64>,
        /// How many, with consecutive seeds
        #[arg(long, default_value_t = 1)]
        count: u64,
    },
    /// Is this a valid board? Names everything that is wrong with it
    Check {
        /// Rows from the top joined by `/`, one letter per hole, the same for one tile, `.` for none
        board: String,
    },
    /// Print the canonical spelling of a board
    Canonical {
        /// Rows from the top joined by `/`
        board: String,
    },
    /// Print the boards that have a name
    List,
}

#[derive(Serialize)]
struct Line<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    seed: Option<u64>,
    board: &'a str,
}

#[derive(Serialize)]
struct Checked<'a> {
    ok: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    board: Option<&'a str>,
    problems: Vec<&'a str>,
}

impl Board {
    pub(crate) fn run(&self, registry: Registry) -> anyhow::Result<Answer> {
        let boards = self.boards(registry)?;
        match &self.action {
            Action::Random { kind, seed, count } => {
                let kinds = boards.kinds();
                let kind = kind
                    .as_deref()
                    .or(kinds.first().copied())
                    .unwrap_or_default();
                let first = seed.unwrap_or_else(fresh_seed);
                if seed.is_none() && !self.json {
                    anstream::eprintln!("seed {first}");
                }
                for seed in (0..*count).map(|n| first.wrapping_add(n)) {
                    let board = boards.random(kind, seed);
                    let board = board.with_context(|| {
                        format!(
                            "there is no kind `{kind}` (there are: {})",
                            kinds.join(", ")
                        )
                    })?;
                    let line = Line {
                        name: None,
                        seed: Some(seed),
                        board: &board,
                    };
                    self.print(boards, &line)?;
                }
                Ok(Answer::Yes)
            }
            Action::Check { board } => self.check(boards, board, Verdict::Told),
            Action::Canonical { board } => self.check(boards, board, Verdict::Silent),
            Action::List => {
                for (name, board) in boards.named() {
                    let line = Line {
                        name: Some(name),
                        seed: None,
                        board: &board,
                    };
                    self.print(boards, &line)?;
                }
                Ok(Answer::Yes)
            }
        }
    }

    fn boards(&self, registry: Registry) -> anyhow::Result<&'static dyn Boards> {
        match &self.game {
            Some(id) => {
                let boards = find(registry, id)?.boards();
                boards.with_context(|| format!("{id} is always played on the same board"))
            }
            None => {
                let mut all = registry.iter().filter_map(|game| game.boards());
                let first = all.next().context("no game has boards to choose from")?;
                match all.next() {
                    None => Ok(first),
                    Some(_) => anyhow::bail!("several games have boards: say which with --game"),
                }
            }
        }
    }

    fn check(&self, boards: &dyn Boards, text: &str, verdict: Verdict) -> anyhow::Result<Answer> {
        let checked = boards.check(text);
        if self.json {
            output::print_json(&Checked {
                ok: checked.is_ok(),
                board: checked.as_deref().ok(),
                problems: checked
                    .as_ref()
                    .err()
                    .map_or(Vec::new(), |p| p.iter().collect()),
            })?;
            return Ok(if checked.is_ok() {
                Answer::Yes
            } else {
                Answer::No
            });
        }
        match checked {
            Ok(board) => {
                if verdict == Verdict::Told {
                    anstream::eprintln!("a valid board");
                }
                let line = Line {
                    name: None,
                    seed: None,
                    board: &board,
                };
                self.print(boards, &line)?;
                Ok(Answer::Yes)
            }
            Err(problems) => {
                for problem in problems.iter() {
                    anstream::eprintln!("not a board: {problem}");
                }
                Ok(Answer::No)
            }
        }
    }

    fn print(&self, boards: &dyn Boards, line: &Line<'_>) -> anyhow::Result<()> {
        if self.json {
            return output::print_json(line);
        }
        let mut out = String::new();
        if let Some(name) = line.name {
            let _ = write!(out, "{name:<18} ");
        }
        let _ = writeln!(out, "{}", line.board);
        if self.show {
            out += &output::coloured(&boards.sketch(line.board)?);
            out.push('\n');
        }
        output::print(&out)
    }
}

/// Is the good news said, or only the canonical spelling printed?
#[derive(Copy, Clone, PartialEq, Eq)]
enum Verdict {
    Told,
    Silent,
}

/// A seed that nobody has chosen.
#[expect(clippy::disallowed_methods, reason = "a program may look at the clock")]
pub(crate) fn fresh_seed() -> u64 {
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    let nanos = now.map_or(0, |d| d.as_nanos() as u64);
    // Short enough to be read out to somebody.
    mix(nanos ^ u64::from(std::process::id())) % 1_000_000_000
}
