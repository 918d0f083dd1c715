//! The rules of Abalone: two seats, 61 cells, 14 marbles each; push six of the other colour off the board.
//!
//! [`Abalone`] is the table, [`State`] the position, [`Move`] one ply. The geometry ([`Cell`], [`Cells`],
//! [`Direction`], [`Symmetry`]) is public, for pictures and evaluations that are written elsewhere.
//!
//! # Examples
//! ```
//! use quartet_abalone::Abalone;
//! use quartet_game::{Describe, Game, Notation, Options};
//!
//! let options = Options::parse("layout=belgian-daisy").unwrap();
//! let game = Abalone::from_options(&options).unwrap();
//! let mut state = game.initial();
//! assert_eq!(game.count_moves(&state), 52);
//! let mv = game.read_move(&state, "a1b2").unwrap();
//! game.play(&mut state, mv);
//! assert_eq!(game.read_move(&state, "a1b2").unwrap_err().code, "not-yours");
//! ```

mod abalone;
mod archive;
mod cell;
mod cells;
mod describe;
mod direction;
mod draft;
mod effect;
mod evaluate;
mod fault;
mod layout;
mod moves;
mod notation;
mod position;
mod present;
mod reach;
mod state;
mod symmetry;

pub use abalone::Abalone;
pub use cell::Cell;
pub use cells::Cells;
pub use direction::{Axis, Direction};
pub use effect::{Effect, Kind};
pub use evaluate::{Feature, Weights};
pub use layout::{LAYOUTS, Layout, Witness};
pub use moves::{Group, Move, Size};
pub use notation::code;
pub use state::State;
pub use symmetry::Symmetry;
