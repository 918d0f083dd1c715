//! The rules of Stratopolis: L-shaped pieces are laid side by side and on top of each other, and the most valuable zone
//! of one colour, area times height, wins.
//!
//! [`Stratopolis`] is a table with its options, [`State`] a position with its [`Board`] and piles, [`Move`] a ply and
//! [`Piece`] both a kind of piece and a draw.

mod board;
mod cell;
mod describe;
mod draft;
mod evaluate;
mod fault;
mod game;
mod ground;
mod notation;
mod piece;
mod piles;
mod placement;
mod position;
mod present;
mod reach;
mod sketch;
mod state;
mod survey;
mod table;
mod zone;

pub use board::{Board, Column};
pub use cell::{Cell, Direction};
pub use evaluate::Weights;
pub use piece::{Colour, Piece, Side};
pub use placement::{Move, Placement};
pub use state::State;
pub use table::{Mode, Stratopolis, Tiebreak};
pub use zone::Zone;
