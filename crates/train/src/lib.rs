//! Fits the weights of an evaluation to games that the engine plays against itself.
//!
//! Any game that implements [`Tune`](quartet_game::Tune) can be tuned. [`games`] plays games of a fixed number of nodes per move, from random
//! openings, and keeps the features of quiet positions with what came of them; [`fit`] finds the weights under which the
//! evaluation foretells that best (logistic regression, as Texel's tuner does it). Everything follows from the seed, however
//! many threads there are. Better weights give better games to learn from, so it is done in rounds; the first one begins with the
//! game's rough guess. What the last round prints is copied into the game's own file.
//!
//! How the weights of each game were made:
//!
//! | game | command |
//! |---|---|
//! | Abalone | `cargo run --release -p quartet-train -- abalone --rounds 2 --games 600 --nodes 2000` |
//!
//! Cubulus can be tuned too (`cubulus --rounds 3 --games 2000 --nodes 2000 --opening 14`), but plays with its guess: the tuned weights
//! won 274 of 520 games against it at 30,000 nodes a move, which is too little to tell.
//!
//! Another search plays other games: after a change to it the same command gives about the same weights, not exactly.

pub mod fit;
pub mod games;
