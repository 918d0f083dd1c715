//! The rules of Cubulus: a cube of 27 compartments, balls pushed in from outside, and the first square of four of
//! one colour on a face wins.
//!
//! # Examples
//! ```
//! use quartet_cubulus::Cubulus;
//! use quartet_game::{Describe, Game, Notation, Options};
//!
//! let table = Cubulus::from_options(&Options::parse("players=3").unwrap()).unwrap();
//! let mut state = table.initial();
//! let mv = table.read_move(&state, "F5").unwrap();
//! table.play(&mut state, mv);
//! assert_eq!(table.position_text(&state), "........./.......w./......... b -");
//! ```

mod cell;
mod colour;
mod cubulus;
mod describe;
mod draft;
mod evaluate;
mod facelet;
mod fault;
mod hold;
mod moves;
mod notation;
mod present;
mod prospects;
mod shape;
mod sketch;
mod square;
mod state;
mod symmetry;
mod threat;

pub use cell::{Cell, Cells};
pub use colour::Colour;
pub use cubulus::Cubulus;
pub use evaluate::{Feature, Weights};
pub use facelet::{Face, Facelet};
pub use moves::Move;
pub use square::{SQUARES, has_square, in_squares};
pub use state::{Phase, State};
pub use symmetry::Symmetry;
