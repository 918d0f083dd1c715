use std::{
    io::IsTerminal as _,
    path::{Path, PathBuf},
    time::Duration,
};

use anyhow::{Context as _, bail};
use clap::Args;
use quartet_game::Options;
use quartet_host::{Level, Registry, TimeControl, find, record::Dialect};
use quartet_scene::Language;

use super::{board::fresh_seed, record};
use crate::{
    Answer,
    play::{self, Colour, House, Player, Session, Teller},
    words,
};

/// Play in the terminal: against the computer, against each other, or watch
#[derive(Args)]
#[command(after_help = "\
Seats are named in turn order; the last one named also takes the seats that are left:
  you,level5      you begin against level 5 of the computer (levels 1 to 10)
  level3,level7   watch two levels
  you,you         two people at one keyboard

Clocks: untimed; 10m sudden death; 10m+5s five seconds more with every move; 10m~5s Bronstein, what a move took comes
back, at most five seconds; 10m/3x30s byo-yomi, then three periods of thirty seconds.

On the full screen: arrow keys and Enter, the mouse, or type a move and Enter; ? lists the keys. In plain lines: a move or
a command on each line; `help` lists them.

Examples:
  quartet play
  quartet play kulami --seats you,level4 --clock 10m+5s
  quartet play abalone -o layout=belgian-daisy --seats you,you
  quartet play --resume game.qrec")]
pub(crate) struct Play {
    /// The game, as `quartet games` lists it; without it there is a menu
    #[arg(value_name = "GAME")]
    game: Option<String>,

    /// Options of the game: key=value,key=value (see `quartet games GAME`)
    #[arg(
        short,
        long,
        default_value = "",
        value_name = "KEY=VALUE,…",
        requires = "game"
    )]
    options: String,

    /// Who plays, in turn order [default: you,level3]
    #[arg(long, value_name = "SEATS", value_delimiter = ',')]
    seats: Vec<Player>,

    /// The clock: untimed, 10m, 10m+5s, 10m~5s, 10m/3x30s [default: untimed]
    #[arg(long, value_name = "CLOCK")]
    clock: Option<TimeControl>,

    /// Write the game into this file, after every move
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,

    /// Go on with the last game of this file, which is also where it is written, unless --save says otherwise
    #[arg(long, value_name = "FILE", conflicts_with_all = ["game", "options"])]
    resume: Option<PathBuf>,

    /// The language: en, ro, pl, fr, de; by default that of the environment
    #[arg(long, value_name = "LANGUAGE", value_parser = words::read_language)]
    language: Option<Language>,

    /// Plain lines instead of the full screen; always so where the input or the output is no terminal
    #[arg(long)]
    plain: bool,

    /// No colours: marks and letters say everything
    #[arg(long, alias = "no-color")]
    no_colour: bool,

    /// Decides what is drawn; by default nobody knows before
    #[arg(long, value_name = "NUMBER")]
    seed: Option<u64>,

    /// How long the computer thinks about a move at most; the lower levels need less
    #[arg(long, value_name = "MS", default_value_t = 1500)]
    level_time: u64,
}

impl Play {
    pub(crate) fn run(&self, registry: Registry) -> anyhow::Result<Answer> {
        let chosen = self.seed;
        let seed = move || chosen.unwrap_or_else(fresh_seed);
        let mut save = self.save.clone();
        let session = match (&self.game, &self.resume) {
            (Some(id), _) => {
                let game = find(registry, id)?;
                let options = Options::parse(&self.options)?;
                let level = Level::new(3).map_or(Player::Person, Player::Level);
                let usual = [Player::Person, level];
                let players: &[Player] = match self.seats.as_slice() {
                    [] => &usual,
                    named => named,
                };
                let clock = self.clock.unwrap_or_default();
                Some(Session::open(game, &options, players, clock, seed())?)
            }
            (None, Some(file)) => {
                save = save.or_else(|| Some(file.clone()));
                match self.resume(registry, file, seed())? {
                    Some(session) => Some(session),
                    None => return Ok(Answer::No),
                }
            }
            (None, None) if !self.seats.is_empty() || self.clock.is_some() => {
                bail!("which game? --seats and --clock belong to one; without it there is a menu")
            }
            (None, None) => None,
        };
        let without = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        let house = House {
            registry,
            teller: Teller::new(words::of(registry, self.language)),
            level_time: Duration::from_millis(self.level_time),
            save,
            colour: if self.no_colour || without {
                Colour::Off
            } else {
                Colour::On
            },
            seed: Box::new(seed),
        };
        let terminal = std::io::stdin().is_terminal() && std::io::stdout().is_terminal();
        if self.plain || !terminal {
            play::in_lines(house, session)?;
        } else {
            play::on_screen(house, session)?;
        }
        Ok(Answer::Yes)
    }

    /// The game of a file; `None` if it is refused, and said so.
    fn resume(
        &self,
        registry: Registry,
        file: &Path,
        seed: u64,
    ) -> anyhow::Result<Option<Session>> {
        let last = record::open(file, Dialect::Native)?.last();
        let last = last.with_context(|| format!("there is no game in {}", file.display()))?;
        let players = (!self.seats.is_empty()).then_some(&*self.seats);
        let resumed =
            last.and_then(|record| Session::resume(registry, &record, players, self.clock, seed));
        match resumed {
            Ok(session) => Ok(Some(session)),
            Err(fault) => {
                anstream::eprintln!("{}: {fault}", file.display());
                Ok(None)
            }
        }
    }
}
