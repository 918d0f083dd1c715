//! Searches for the best move, generic over every game and compiled for each: no virtual call per node, no input or output, no
//! clock but the one that is handed in.
//!
//! - [`Searcher`]: principal-variation search with a transposition [`Table`]; draws by expectation, further seats as one
//!   coalition against the one that thinks. What it finds is *proved* or *estimated*, and says which.
//! - [`parallel`]: the same with several threads, where there are any.
//! - [`Prover`]: decides whether a seat can force a win within a number of plies.
//! - [`MaxN`]: every seat for itself, for tables of three, to a fixed depth. [`Crowd`]: the same by playouts of seats that err.
//! - [`Mcts`]: best-first tree search by estimates, for games with draws, secrets or very many moves. [`Thinker`] adds exact
//!   endings to it.
//! - [`Sampler`]: best-first tree search by playouts, for two seats without draws and secrets; what it finds stays in a
//!   [`SampleTree`]. [`Samplers`]: several of them, each in its thread. [`Finisher`] plays by these until the rest of the
//!   game can be proved.
//! - [`Uct`]: a plain tree search by random playouts, to measure against.
//! - [`chance`]: chances to win as values.
//! - [`plain`]: the same values by full width, for the tests.

mod alternation;
pub mod chance;
mod control;
mod crowd;
mod descent;
mod finisher;
mod helper;
mod maxn;
mod mcts;
mod ordering;
pub mod parallel;
pub mod plain;
mod prove;
mod report;
mod sampler;
mod samplers;
mod searcher;
mod solve;
mod table;
mod thinker;
mod uct;

pub use control::{Control, NodeLimit, Unlimited};
pub use crowd::{Crowd, CrowdSettings, Manner};
pub use finisher::Finisher;
pub use maxn::{MaxN, MaxNSettings};
pub use mcts::{Mcts, MctsSettings};
pub use prove::{Proof, Prover};
pub use report::{Line, Report};
pub use sampler::{SampleTree, Sampler, SamplerSettings};
pub use samplers::Samplers;
pub use searcher::{Limits, Searcher, Settings};
pub use table::Table;
pub use thinker::Thinker;
pub use uct::Uct;
