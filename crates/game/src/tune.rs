use crate::{Evaluate, Seat};

/// An evaluation that is a sum of features, each times its weight, so that the weights can be fitted to games.
///
/// `evaluate(state, seat)` is the sum of the products divided by the [grain](Tune::grain), rounded towards zero.
pub trait Tune: Evaluate {
    /// Every weight with its name, always in the same order.
    fn weights(&self) -> Vec<(String, i32)>;

    /// Rough weights to begin with, in the same order: somebody's guess.
    fn guess(&self) -> Vec<i32>;

    /// The same table, judged by other weights: as many as [`weights`](Tune::weights) gives, in that order.
    #[must_use]
    fn with_weights(self, weights: &[i32]) -> Self;

    /// By how much the weights are finer than the values.
    fn grain(&self) -> i32 {
        1
    }

    /// Appends the features of a state as the seat sees them, in the order of the weights. The game is not over.
    fn features(&self, state: &Self::State, seat: Seat, out: &mut Vec<i32>);
}

/// [Prospects](Evaluate::prospects) that are a sum of signs, each times its weight, so that the weights can be fitted to games.
pub trait Foretell: Evaluate {
    /// Every weight with its name, always in the same order.
    fn signs(&self) -> Vec<(String, i32)>;

    /// The same table, judged by other weights: as many as [`signs`](Foretell::signs) gives, in that order.
    #[must_use]
    fn with_signs(self, weights: &[i32]) -> Self;

    /// Appends how often each sign is there for the seat, by its place among the weights; those that are not there are left out.
    fn count(&self, state: &Self::State, seat: Seat, out: &mut Vec<(usize, i32)>);

    /// What makes a move [appeal](Evaluate::appeal) to a seat that looks ahead: the weights, in hundredths, with their names.
    fn lures(&self) -> Vec<(String, i32)>;

    /// How much of each lure there is for the seat that has made the move which led to this state: the sum of the products with the
    /// weights is a hundred times the appeal.
    fn lure(&self, next: &Self::State, mover: Seat) -> Vec<i32>;
}
