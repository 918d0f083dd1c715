use std::{fmt::Debug, hash::Hash};

use crate::{Dice, Ending, Seat, Turn, Viewer};

/// The rules of one game at one table.
///
/// `self` holds the options and the geometry that follows from them, and never changes during a game. The state is a
/// small value: to look ahead, copy it and [`play`](Game::play) on the copy. History lives outside of the state
/// (see [`Game::ends_by_history`] and [`Timeline`](crate::Timeline)).
///
/// Required methods come first. Those marked *FINAL* follow from the others and must not be overridden.
pub trait Game: Clone + Debug + Send + Sync + 'static {
    /// All that decides what may happen next, except the history. Equal states have equal keys.
    type State: Clone + PartialEq + Eq + Debug + Send + Sync;
    /// One ply of a seat. `Ord` is the order in which lists of moves are compared, nothing more.
    type Move: Copy + Eq + Ord + Hash + Debug + Send + Sync;
    /// One draw. [`NoChance`] for a game without any.
    type Chance: Copy + Eq + Ord + Hash + Debug + Send + Sync;

    /// The number of seats at this table.
    fn seats(&self) -> u8;

    /// The state before the first event.
    fn initial(&self) -> Self::State;

    /// Who acts next, judged by the state alone.
    fn turn(&self, state: &Self::State) -> Turn;

    /// Appends every legal move in a fixed order and without duplicates; nothing unless it is a seat's turn.
    fn moves(&self, state: &Self::State, out: &mut Vec<Self::Move>);

    /// Plays a legal move.
    ///
    /// # Panics
    /// May panic, or leave a meaningless state behind, if the move is not legal. Text goes through
    /// [`Notation::read_move`](crate::Notation::read_move), which checks.
    fn play(&self, state: &mut Self::State, mv: Self::Move);

    /// A hash of the state, kept up to date by [`play`](Game::play) and [`resolve`](Game::resolve).
    fn key(&self, state: &Self::State) -> u64;

    /// The same hash, computed from nothing but the state. Slow; the law suite compares the two.
    fn key_from_scratch(&self, state: &Self::State) -> u64;

    /// Why the game is over. Asked only when [`turn`](Game::turn) says that it is.
    fn why(&self, state: &Self::State) -> &'static str;

    /// Appends every value of the move type that could be legal in any state of this table, legal here or not: the
    /// space over which the law suite compares generated with legal moves. For a game without an edge, every move
    /// in reach of the pieces in `state` and some beyond.
    fn move_space(&self, state: &Self::State, out: &mut Vec<Self::Move>);

    /// The number of legal moves. Override where counting is cheaper than listing.
    fn count_moves(&self, state: &Self::State) -> u64 {
        let mut moves = Vec::new();
        self.moves(state, &mut moves);
        moves.len() as u64
    }

    /// A number of events within which every game at this table ends, or `None` where the options allow endless play.
    fn longest(&self) -> Option<u32>;

    /// The points of each seat if the game stopped now, where the game counts points.
    fn scores(&self, state: &Self::State) -> Option<Vec<i32>> {
        let _ = state;
        None
    }

    /// Appends every possible draw and its weight, in a fixed order, each draw once, no weight zero; nothing unless
    /// [`turn`](Game::turn) is [`Turn::Chance`]. Where the options fix the draw it is the only one.
    fn outcomes(&self, state: &Self::State, out: &mut Vec<(Self::Chance, u32)>) {
        let _ = (state, out);
    }

    /// The draw that is due, if the options of this table fix it.
    fn fixed_outcome(&self, state: &Self::State) -> Option<Self::Chance> {
        let _ = state;
        None
    }

    /// Makes a draw that is among the [`outcomes`](Game::outcomes).
    ///
    /// # Panics
    /// Like [`play`](Game::play), if the draw is not possible.
    fn resolve(&self, state: &mut Self::State, chance: Self::Chance) {
        let _ = (state, chance);
    }

    /// May positions before this move be forgotten, because none of them counts towards [`Game::ends_by_history`] any
    /// more?
    fn forgets_history(&self, before: &Self::State, mv: Self::Move) -> bool {
        let _ = (before, mv);
        false
    }

    /// Does the history end the game here? `earlier` holds the keys of the positions before this one, oldest first,
    /// one per move or draw, back to the start or the last move that [forgets](Game::forgets_history) them. Asked only where
    /// [`turn`](Game::turn) does not already say that the game is over.
    fn ends_by_history(&self, state: &Self::State, earlier: &[u64]) -> Option<Ending> {
        let _ = (state, earlier);
        None
    }

    /// The seat is out of a game of more than two seats, which the others play on: its pieces stay, it moves no more
    /// and wins nothing. Asked only while at least two seats remain.
    fn retire(&self, state: &mut Self::State, seat: Seat) {
        let _ = (state, seat);
    }

    /// The state with everything blotted out that the viewer may not know. Idempotent.
    fn redact(&self, state: &Self::State, viewer: Viewer) -> Self::State {
        let _ = viewer;
        state.clone()
    }

    /// The table without the options that would give a secret away, such as the order of what is still to be drawn.
    /// Where the two differ, this one leaves to chance what the other has fixed.
    #[must_use]
    fn veiled(&self) -> Self {
        self.clone()
    }

    /// A full state that the viewer cannot tell from the true one, each with the probability it has for the viewer.
    /// `view` has been redacted for the viewer.
    fn imagine(&self, view: &Self::State, viewer: Viewer, dice: &mut Dice) -> Self::State {
        let _ = (viewer, dice);
        view.clone()
    }

    /// Must this move, about to be played by the seat to move in `before`, stay unknown to the viewer until the game is
    /// over? (That a move was made is never secret.)
    fn hides(&self, before: &Self::State, mv: Self::Move, viewer: Viewer) -> bool {
        let _ = (before, mv, viewer);
        false
    }

    /// The number of symmetries of this table. Number 0 is the identity.
    fn symmetries(&self) -> u8 {
        1
    }

    /// The number of the symmetry that undoes this one.
    fn inverse(&self, symmetry: u8) -> u8 {
        symmetry
    }

    /// The state as the symmetry sees it.
    fn map(&self, symmetry: u8, state: &Self::State) -> Self::State {
        let _ = symmetry;
        state.clone()
    }

    /// The move as the symmetry sees it.
    fn map_move(&self, symmetry: u8, mv: Self::Move) -> Self::Move {
        let _ = symmetry;
        mv
    }
}

/// The chance type of a game in which nothing is left to chance. It has no values.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum NoChance {}
