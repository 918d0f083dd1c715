//! The web app: play the computer or each other on one device, and look at games afterwards.
//!
//! Everything that is not the browser itself is ordinary Rust and tested as such: [`Session`] is a game at this device,
//! [`Study`] a game that is looked at, [`BoardDraft`] a board that is being built, [`Job`] what the engine is asked to do in its worker, [`Saved`] what is kept in the browser, [`Route`] which page an
//! address means. The pages (`ui`) exist only on wasm. None of it knows a game: boards are pictures with targets.

mod board_draft;
mod gif;
mod job;
mod route;
mod saved;
mod session;
mod settings;
mod strength;
mod study;
#[cfg(target_arch = "wasm32")]
mod ui;

pub use board_draft::{BoardDraft, Hand, Hindrance};
pub use gif::Gif;
pub use job::{Found, Job, Judged, News, Task, Value, What, work};
pub use route::Route;
pub use saved::{Saved, SavedFace, SetUp, Who};
pub use session::{Pointed, Session, read_record, rewound};
pub use settings::Settings;
pub use strength::strength;
pub use study::{Place, Row, Study};
