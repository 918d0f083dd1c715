use quartet_game::{Seat, Turn};

use crate::{Board, Piece, piles::Piles};

/// A position: the board, the pieces that are left, and whose turn it is.
///
/// Two states are equal if their position strings are (at the same table). The key leaves out in which order pieces were
/// laid and drawn, since that decides nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    pub(crate) board: Board,
    pub(crate) piles: Piles,
    pub(crate) turn: Turn,
    /// For whom the draw is that is due, if one is.
    pub(crate) drawer: Option<Seat>,
}

const _: () = assert!(size_of::<State>() <= 1280);

impl State {
    /// What lies on the table.
    #[must_use]
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The pieces of a seat that everyone can see, in the order in which they came.
    pub fn face_up(&self, seat: Seat) -> impl Iterator<Item = Piece> {
        self.piles.face_up(seat)
    }

    /// The seat that gets the next draw, if a draw is due.
    #[must_use]
    pub fn drawer(&self) -> Option<Seat> {
        self.drawer
    }

    /// The number of pieces that a seat has arranged in secret and that nobody has seen yet.
    #[must_use]
    pub fn planned(&self, seat: Seat) -> usize {
        self.piles.ordered(seat)
    }

    /// The seat whose placement is next, whatever must be drawn before it.
    #[must_use]
    pub fn builder(&self) -> Seat {
        Seat::new((self.board.placements().len() % 2) as u8)
    }
}
