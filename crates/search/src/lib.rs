//! Searches for the best move, generic over every game and compiled for each: no virtual call per node, no input or output, no
//! clock but the one that is handed in.
//!
//! - [`Searcher`]: principal-variation search with a transposition [`Table`]; draws by expectation, further seats as one
//!   coalition against the one that thinks. What it finds is *proved* or *estimated*, and says which.
//! - [`parallel`]: the same with several threads, where there are any.
//! - [`Uct`]: a plain tree search by random playouts, to measure against.
//! - [`plain`]: the same values by full width, for the tests.

mod control;
mod ordering;
#[cfg(not(target_arch = "wasm32"))]
pub mod parallel;
pub mod plain;
mod report;
mod searcher;
mod solve;
mod table;
mod uct;

pub use control::{Control, NodeLimit, Unlimited};
pub use report::{Line, Report};
pub use searcher::{Limits, Searcher, Settings};
pub use table::Table;
pub use uct::Uct;
