use crate::{Problems, Sketch};

/// The boards of a game that is played on more than one.
pub trait Boards: Sync {
    /// The boards that have a name, each with its canonical text.
    fn named(&self) -> Vec<(&'static str, String)>;

    /// The kinds of boards that can be drawn at random.
    fn kinds(&self) -> &'static [&'static str];

    /// The canonical text of a random board; `None` if there is no such kind. The same seed gives the same board on every
    /// platform.
    fn random(&self, kind: &str, seed: u64) -> Option<String>;

    /// The canonical text of a board that somebody has written.
    ///
    /// # Errors
    /// Names everything that is wrong with it.
    fn check(&self, text: &str) -> Result<String, Problems>;

    /// The board in letters.
    ///
    /// # Errors
    /// Names everything that is wrong with the text.
    fn sketch(&self, text: &str) -> Result<Sketch, Problems>;
}
