//! The web app: play the computer or each other on one device, and look at games afterwards.
//!
//! Everything that is not the browser itself is ordinary Rust and tested as such: [`Session`] is a game at this device,
//! [`Study`] a game that is looked at, [`BoardDraft`] a board that is being built, [`Pupil`] somebody who solves a task of a course, [`Attempt`] a puzzle that is being solved, [`Progress`] which ones have
//! been, [`Job`] what the engine is asked to do in its worker, [`Saved`] what is kept in the browser, [`Route`] which page an
//! address means. The pages (`ui`) exist only on wasm. None of it knows a game: boards are pictures with targets.

mod attempt;
mod board_draft;
mod gif;
mod job;
mod opinion;
mod progress;
mod pupil;
mod route;
mod saved;
mod session;
mod settings;
mod sound;
mod strength;
mod study;
#[cfg(all(target_arch = "wasm32", feature = "page"))]
mod ui;
#[cfg(feature = "engines")]
mod work;
#[cfg(all(target_arch = "wasm32", feature = "engines"))]
mod worker;

pub use attempt::{Attempt, Judgement, Stage};
pub use board_draft::{BoardDraft, Hand, Hindrance};
pub use gif::Gif;
pub use job::{Found, Job, Judged, News, Task, Value, What};
pub use opinion::{Opinion, Slip};
pub use progress::{Mark, Progress, Step, daily, day_of};
pub use pupil::{Heard, Phase, Pupil};
pub use route::Route;
pub use saved::{Saved, SavedFace, SetUp, Who};
pub use session::{Pointed, Session, keeps_secrets, moves_made, position, read_record};
pub use settings::Settings;
pub use sound::knock;
pub use strength::{mode_of, strength};
pub use study::{Place, Row, Study};
#[cfg(feature = "engines")]
pub use work::work;
