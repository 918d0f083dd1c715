//! Pictures of positions, made once and used everywhere: command line, browser, server, documentation.
//!
//! A game that implements [`Present`] draws a position as a [`Scene`], a list of shapes with the names of what they mean,
//! and says for every legal move which [`Target`]s one points at, in which order, to make it. Front ends show scenes and
//! collect targets; none of them knows a rule or a game.
//!
//! Nothing here says words: whatever is to be said is a [`Say`], a key of the translation files with what is put into it.
//! Coordinates are whole numbers, so that the same picture comes out on every machine.

mod bar;
mod paths;
mod point;
mod present;
mod say;
mod scene;
mod shape;
mod sheet;
mod svg;
mod theme;

pub use bar::{Bar, Fill};
pub use paths::{Next, Paths};
pub use point::{Bounds, Point};
pub use present::{Fact, Path, Present, PutOut, Shot, Show, Supply, Target, Tool};
pub use say::{Language, Say, Speak, Value};
pub use scene::{Grab, Mark, Motion, Node, Role, Scene};
pub use shape::{Anchor, Shape};
pub use sheet::Sheet;
pub use svg::Svg;
pub use theme::{Palette, Patterns, Style, Theme};
