use crate::{Seat, Seats};

/// Who acts next.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Hash)]
pub enum Turn {
    /// A seat must play a move.
    Seat(Seat),
    /// A draw is due: nobody's decision.
    Chance,
    /// The game is over. Each of these seats gets an equal share of the win; a draw names every seat. Never empty.
    Over(Seats),
}

impl Turn {
    /// The seat to move, if it is a seat's turn.
    #[must_use]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            _ => None,
        }
    }

    /// Is the game over?
    #[must_use]
    pub const fn is_over(self) -> bool {
        matches!(self, Self::Over(_))
    }
}

/// How a game ended: who shares the win, and the stable word for the reason.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Hash)]
pub struct Ending {
    /// Each of these seats gets an equal share of the win. Never empty.
    pub winners: Seats,
    /// One of the words in [`why`], or a game's own.
    pub why: &'static str,
}

/// The stable words for how a game ended. A new game may use a word of its own.
pub mod why {
    /// Enough marbles were pushed off the board.
    pub const EJECTED: &str = "ejected";
    /// A square of four was made.
    pub const SQUARE: &str = "square";
    /// The seat to move has no legal move.
    pub const NO_MOVE: &str = "no-move";
    /// Every piece is on the board.
    pub const ALL_PLACED: &str = "all-placed";
    /// The same position came up too often.
    pub const REPETITION: &str = "repetition";
    /// Too many plies went by without progress.
    pub const QUIET: &str = "quiet";
    /// The game reached its greatest length.
    pub const CAP: &str = "cap";
    /// A flag fell.
    pub const TIME: &str = "time";
    /// A seat resigned.
    pub const RESIGN: &str = "resign";
    /// The seats agreed on a draw.
    pub const AGREED: &str = "agreed";
}
