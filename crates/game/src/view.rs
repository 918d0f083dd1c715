use crate::{Game, Seat};

/// Who looks at a game.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Hash)]
pub enum Viewer {
    /// A player, who also knows the secrets of the own seat.
    Seat(Seat),
    /// Anyone else: knows what is public.
    Spectator,
}

impl Viewer {
    /// Every viewer of a table of `seats`.
    pub fn all(seats: u8) -> impl Iterator<Item = Self> {
        (0..seats)
            .map(|n| Self::Seat(Seat::new(n)))
            .chain([Self::Spectator])
    }

    /// Is this viewer the seat?
    #[must_use]
    pub fn is(self, seat: Seat) -> bool {
        self == Self::Seat(seat)
    }
}

/// A table and a state as one viewer may see them.
///
/// The only way to make one is to blot out what the viewer may not know, in the state as well as in the options of the
/// table, so code that is handed a `View` instead of a game and a state cannot cheat: bots, clients and spectators are
/// handed views.
#[derive(Clone, Debug)]
pub struct View<G: Game> {
    viewer: Viewer,
    game: G,
    state: G::State,
}

impl<G: Game> View<G> {
    /// What the viewer may know of the state.
    #[must_use]
    pub fn new(game: &G, state: &G::State, viewer: Viewer) -> Self {
        Self {
            viewer,
            game: game.veiled(),
            state: game.redact(state, viewer),
        }
    }

    /// The whole truth, for a game that is over.
    pub(crate) fn unveiled(game: &G, state: &G::State, viewer: Viewer) -> Self {
        Self {
            viewer,
            game: game.clone(),
            state: state.clone(),
        }
    }

    /// Whose view this is.
    #[must_use]
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// The table without what would give a secret away.
    #[must_use]
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The state without what the viewer may not know.
    #[must_use]
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// A full state that looks the same to the viewer.
    #[must_use]
    pub fn imagine(&self, dice: &mut crate::Dice) -> G::State {
        self.game.imagine(&self.state, self.viewer, dice)
    }
}

/// An event as one viewer may see it: a hidden one carries nothing but the seat.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum EventView<E> {
    /// The viewer may know it.
    Shown(E),
    /// A move of this seat that the viewer may not know yet.
    Hidden(Seat),
}
