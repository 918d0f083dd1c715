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

    /// What a board is built of: rectangles on one grid. A text has a letter for every place of a tile, the same for all of
    /// one tile, `.` for none, and `/` between the rows.
    fn box_of_tiles(&self) -> Vec<TileSize>;

    /// The most rows and the most columns of a board.
    fn extent(&self) -> u8;

    /// The option that takes the text of a board.
    fn option(&self) -> &'static str;
}

/// A size of tile, and how many of it there are.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct TileSize {
    /// The shorter side.
    pub short: u8,
    /// The longer side.
    pub long: u8,
    /// How many a board has.
    pub count: u8,
}
