//! The subcommands, one file each.

mod analyse;
mod arena;
mod bench;
mod board;
mod completions;
mod draw;
mod engine;
mod games;
mod man;
mod perft;
mod prove;
mod query;
mod record;
mod serve;
mod show;
mod solve;
mod strength;

pub(crate) use analyse::Analyse;
pub(crate) use arena::Arena;
pub(crate) use bench::Bench;
pub(crate) use board::Board;
pub(crate) use completions::Completions;
pub(crate) use draw::Draw;
pub(crate) use engine::Engine;
pub(crate) use games::Games;
pub(crate) use man::Man;
pub(crate) use perft::Perft;
pub(crate) use prove::Prove;
pub(crate) use query::Query;
pub(crate) use record::Record;
pub(crate) use serve::Serve;
pub(crate) use show::Show;
pub(crate) use solve::Solve;
pub(crate) use strength::Strength;
