//! The web app: play the computer or each other on one device, and look at games afterwards.
//!
//! Everything that is not the browser itself is ordinary Rust and tested as such: [`Session`] is a game at this device,
//! [`Job`] what the engine is asked to do in its worker, [`Saved`] what is kept in the browser, [`Route`] which page an
//! address means. [`Pupil`] is somebody who solves a task of a course. The pages (`ui`) exist only on wasm. None of it knows a game: boards are pictures with targets.

mod job;
mod pupil;
mod route;
mod saved;
mod session;
mod settings;
mod sound;
#[cfg(target_arch = "wasm32")]
mod ui;

pub use job::{Found, Job, Judged, News, Task, Value, What, work};
pub use pupil::{Heard, Phase, Pupil};
pub use route::Route;
pub use saved::{Saved, SavedFace, Who};
pub use session::{Pointed, Session, read_record, rewound};
pub use settings::Settings;
pub use sound::knock;
