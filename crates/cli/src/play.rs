//! Playing in the terminal: a game session that knows no screen, and two faces for it, full screen and plain lines.

mod clock_tag;
mod plain;
mod player;
mod screen;
mod session;
mod setup;
mod teller;
mod worker;

use std::{
    path::{Path, PathBuf},
    time::{Duration, Instant},
};

use quartet_host::Registry;

pub(crate) use player::Player;
pub(crate) use session::Session;
pub(crate) use teller::Teller;

/// What holds as long as the program runs, whatever is played.
pub(crate) struct House {
    /// The games.
    pub(crate) registry: Registry,
    /// The words.
    pub(crate) teller: Teller,
    /// How long the computer thinks about a move at most.
    pub(crate) level_time: Duration,
    /// Where the game is written after every move.
    pub(crate) save: Option<PathBuf>,
    /// Is the board coloured?
    pub(crate) colour: Colour,
    /// Makes the seed of a game.
    pub(crate) seed: Box<dyn FnMut() -> u64>,
}

/// Is the board coloured?
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Colour {
    /// It is.
    On,
    /// Everything is told by letters and marks alone.
    Off,
}

/// Plays on the full screen: a game, or first a menu to choose one.
///
/// # Errors
/// If the terminal does not do what it should, or the game cannot be written where it was asked to be.
pub(crate) fn on_screen(house: House, session: Option<Session>) -> anyhow::Result<()> {
    screen::run(house, session)
}

/// Plays in plain lines: a game, or first questions which one.
///
/// # Errors
/// If the standard output is gone, or the game cannot be written where it was asked to be.
pub(crate) fn in_lines(house: House, session: Option<Session>) -> anyhow::Result<()> {
    plain::run(house, session)
}

/// The time since the program began to play, in milliseconds.
#[derive(Copy, Clone)]
struct Stopwatch(Instant);

impl Stopwatch {
    fn start() -> Self {
        Self(Instant::now())
    }

    fn now(self) -> u64 {
        self.0.elapsed().as_millis() as u64
    }
}

/// How long the computer may think about this move: a part of the time it has left.
fn thinking_time(session: &Session, most: Duration, now: u64) -> Duration {
    let clock = session.clock();
    let face = clock.running().map(|seat| clock.face(seat, now));
    match face {
        Some(face) if clock.control() != quartet_host::TimeControl::Untimed => {
            most.min(Duration::from_millis(face.left / 20))
        }
        _ => most,
    }
}

/// A file in the current folder that is not there yet.
fn fresh_file(session: &Session) -> PathBuf {
    let id = session.game().info().id;
    let names = (1..).map(|n| PathBuf::from(format!("{id}-{n}.qrec")));
    let mut free = names.filter(|name| !Path::exists(name));
    free.next().unwrap_or_default()
}
