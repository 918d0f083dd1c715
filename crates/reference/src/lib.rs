//! A second implementation of all four games, written from the rules pages alone: slow, obvious, no bit tricks, nothing
//! shared with the first one. It speaks only strings, so that the two can be compared without knowing each other.
//!
//! Every game keeps plain collections of coordinates, finds its legal moves by trying every conceivable move against
//! the rule sentences, and works out endings and scores from scratch each time it is asked.
//!
//! ```
//! use quartet_reference::{ToMove, open};
//!
//! let mut game = open("abalone", "layout=standard", None).unwrap();
//! assert_eq!(game.legal().len(), 44);
//! assert!(game.play("a1b2"));
//! assert_eq!(game.to_move(), ToMove::Seat(1));
//! ```

use std::fmt::Debug;

mod abalone;
mod cubulus;
mod kulami;
mod options;
mod stratopolis;

/// A game in progress, seen through its strings only.
pub trait Reference: Debug {
    /// The canonical position string.
    fn position(&self) -> String;

    /// Who acts next.
    fn to_move(&self) -> ToMove;

    /// The canonical strings of all legal moves, or of all possible draws when chance acts, sorted bytewise; empty
    /// when the game is over.
    fn legal(&self) -> Vec<String>;

    /// Plays one of the strings that [`legal`](Self::legal) lists. Anything else changes nothing and gives `false`.
    fn play(&mut self, text: &str) -> bool;

    /// How the game ended, or `None` while it goes on.
    fn ending(&self) -> Option<Ending>;

    /// Points per seat, as they would be if the game stopped now; `None` for a game that counts no points.
    fn scores(&self) -> Option<Vec<i64>>;
}

/// Who acts next.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ToMove {
    /// The seat with this number.
    Seat(u8),
    /// Nobody: a piece is to be drawn.
    Chance,
    /// Nobody: the game has ended.
    Over,
}

/// How a game ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ending {
    /// The seats that share the win, in ascending order; all of them for a draw.
    pub winners: Vec<u8>,
    /// The stable word for the way it ended.
    pub why: &'static str,
}

/// Opens a game at its start, or at `position`. What depends on history (repetition, the cap of Cubulus) is counted
/// from there.
///
/// `game` is `abalone`, `kulami`, `cubulus` or `stratopolis`; `options` is `key=value,…`.
///
/// # Errors
///
/// Says in words what is wrong with the game's name, the options or the position.
pub fn open(
    game: &str,
    options: &str,
    position: Option<&str>,
) -> Result<Box<dyn Reference>, String> {
    let opened: Box<dyn Reference> = match game {
        "abalone" => Box::new(abalone::Abalone::open(options, position)?),
        "kulami" => Box::new(kulami::Kulami::open(options, position)?),
        "cubulus" => Box::new(cubulus::Cubulus::open(options, position)?),
        "stratopolis" => Box::new(stratopolis::Stratopolis::open(options, position)?),
        _ => return Err(format!("no such game: {game}")),
    };
    match position {
        Some(text) if opened.position() != text => Err(format!(
            "not the canonical spelling, which is {}",
            opened.position()
        )),
        _ => Ok(opened),
    }
}
