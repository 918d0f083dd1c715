//! The rules of Kulami: two colours lay marbles on seventeen tiles, each marble in line with the one before, and a tile
//! belongs to whoever has more marbles on it.
//!
//! - [`Board`]: the tiles, read from text and checked, named or [random](Board::random).
//! - [`Kulami`]: the rules at one table; [`State`] and [`Move`] are its values.
//! - [`Score`]: the points and what they are made of.

mod board;
mod boards;
mod colour;
mod describe;
mod draft;
mod evaluate;
mod fault;
mod geometry;
mod hole;
mod kulami;
mod layouts;
mod mv;
mod notation;
mod picture;
mod playout;
mod present;
mod random;
mod score;
mod state;
mod tally;
mod weights;
mod windows;

pub use board::{Board, Place, Tile, TileKind};
pub use colour::{ByColour, Colour};
pub use hole::{Hole, Holes, HolesIter};
pub use kulami::Kulami;
pub use layouts::{Layout, NAMED};
pub use mv::Move;
pub use random::BoardKind;
pub use score::{Direction, Run, Score};
pub use state::State;
pub use weights::Weights;
