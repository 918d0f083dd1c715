//! The boundary where games become values behind one interface of strings.
//!
//! Below this crate everything is generic and compiled once per game; above it nothing knows which games there are. A
//! program is handed a registry, a slice of [`AnyGame`]s, and reaches everything through it: [`AnyMatch`] (a game in
//! progress), [`Record`]s in files, the [`query`] filter, the [`Console`] that runs the examples in the documentation, and
//! [`playthrough`] dumps.

#![cfg_attr(
    not(feature = "engines"),
    allow(
        dead_code,
        unused_imports,
        reason = "what only engines use is left out by the linker"
    )
)]

mod any;
#[cfg(feature = "engines")]
pub mod bench;
mod careless;
mod clock;
#[cfg(feature = "engines")]
mod console;
mod course;
mod engine;
mod hosted;
mod level;
mod look;
#[cfg(feature = "engines")]
pub mod playthrough;
mod puzzle;
pub mod query;
mod random;
pub mod record;
mod review;
mod share;

pub use any::{AnyGame, AnyMatch, Branch, Registry, find, rewound};
pub use clock::{Clock, Face, TimeControl};
#[cfg(feature = "engines")]
pub use console::Console;
pub use course::{Aim, Ask, Course, Lesson, Pattern, Stage, Step, Verdict};
pub use engine::{Answer, AnyEngine, Player, Request, Thought, ThoughtLine, Worth};
pub use hosted::Hosted;
pub use level::{Habits, Level};
pub use look::Look;
#[cfg(feature = "engines")]
pub use puzzle::{Defence, Mine, defend, mine};
pub use puzzle::{Puzzle, Task};
pub use quartet_search::Control;
pub use random::{board_seed, make_draw, open_by_chance, play_at_random};
pub use record::Record;
pub use review::{Reviewed, Reviewer, accuracy, accuracy_of};
pub use share::{Share, result_text, shares};
