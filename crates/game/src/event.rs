use crate::{Game, Seat};

/// One thing that happens in a game. Options, start position and events determine the state.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Hash)]
pub enum Event<M, C> {
    /// A move of the seat whose turn it is.
    Move(M),
    /// A draw.
    Chance(C),
    /// The seat gives up. With two seats the other wins; with more the others play on.
    Resign(Seat),
    /// The seat has run out of time. Counts like giving up, with another word for it.
    Time(Seat),
    /// All seats agree on a draw.
    Agree,
}

impl<M, C> Event<M, C> {
    /// Is this an event on the board (a move or a draw), not one at the table?
    #[must_use]
    pub const fn is_ply(&self) -> bool {
        matches!(self, Self::Move(_) | Self::Chance(_))
    }
}

/// The events of a game `G`.
pub type EventOf<G> = Event<<G as Game>::Move, <G as Game>::Chance>;
