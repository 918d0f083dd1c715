//! The vocabulary and the traits that every game of Quartet is written in.
//!
//! A game is a *value* that holds its options and whatever geometry follows from them; a state is a small
//! separate value that is copied and then changed. Nothing here reads a clock, a file or a global, and
//! randomness enters only as [`Event::Chance`], so the same options and the same events give the same state on
//! every platform.
//!
//! The traits, from the bottom up:
//! - [`Game`]: whose turn it is, what may be played, what happens then. All that a search needs.
//! - [`Notation`]: every string of a game, and the reason why something is refused.
//! - [`Describe`]: the game's name, its options and how to make a table from them; a board drawn in letters.
//!
//! Built on them once for every game: [`Timeline`] (a game in progress with its history), [`View`] (what one
//! viewer may know), [`perft`] and [`playout`].

mod boards;
mod deal;
mod describe;
mod evaluate;
mod event;
mod fault;
mod game;
mod hash;
mod notation;
mod odds;
mod options;
mod perft;
mod playout;
mod seat;
mod sketch;
mod timeline;
mod tune;
mod turn;
mod view;

pub use boards::{Boards, TileSize};
pub use deal::Dice;
pub use describe::{Describe, Info, Mode};
pub use evaluate::{Evaluate, Style, Styles};
pub use event::{Event, EventOf};
pub use fault::{Fault, Form, Given};
pub use game::{Game, NoChance};
pub use hash::{mix, occurrences};
pub use notation::{Notation, Problems, Refusal};
pub use odds::{doublings, odds};
pub use options::{Chosen, OptionChoice, OptionSpec, Options};
pub use perft::{divide, perft};
pub use playout::playout;
pub use seat::{Seat, Seats};
pub use sketch::{Bit, Part, Sketch, Tint};
pub use timeline::Timeline;
pub use tune::{Foretell, Tune};
pub use turn::{Ending, Turn, why};
pub use view::{EventView, View, Viewer};
