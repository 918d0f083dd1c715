use quartet_game::{
    Boards, Dice, Ending, EventView, Fault, Info, Options, Problems, Refusal, Seat, Seats, Sketch,
    Turn, Viewer,
};

use quartet_scene::{Fact, Mark, Next, PutOut, Say, Scene, Supply, Target, Tool};

use crate::{AnyEngine, Look, Worth};

/// The games that a program knows: one static slice.
pub type Registry = &'static [&'static dyn AnyGame];

/// The game with this id.
///
/// # Errors
/// Says which games there are.
pub fn find(registry: Registry, id: &str) -> Result<&'static dyn AnyGame, Problems> {
    let found = registry.iter().find(|game| game.info().id == id);
    found.copied().ok_or_else(|| {
        let known: Vec<&str> = registry.iter().map(|game| game.info().id).collect();
        let known = known.join(", ");
        Problems::one(Fault::plain(format!(
            "there is no game `{id}` (there are: {known})"
        )))
    })
}

/// A game of which only strings are known. [`Hosted`](crate::Hosted) makes one of any game.
pub trait AnyGame: Sync {
    /// The facts that hold at every table.
    fn info(&self) -> Info;

    /// A match at a table with these options, from the start or from a position.
    ///
    /// # Errors
    /// Names everything that is wrong with the options, or else with the position.
    fn open(
        &self,
        options: &Options,
        position: Option<&str>,
    ) -> Result<Box<dyn AnyMatch>, Problems>;

    /// A match to look at while somebody sets up a position, which need not be possible. It is not meant to be played.
    ///
    /// # Errors
    /// Names everything that keeps it from being shown.
    fn draft(&self, options: &Options, position: &str) -> Result<Box<dyn AnyMatch>, Problems>;

    /// The boards of the game, if people choose, draw or build them.
    fn boards(&self) -> Option<&'static dyn Boards>;

    /// The options under which a game from another program was played, judged by its tags; `None` if the game has no such
    /// files to read.
    fn import_options(&self, tags: &[(String, String)]) -> Option<Result<Options, Problems>>;

    /// The ways to draw a position, the usual one first. `{id}-view-{name}` in the translations says what each is called.
    fn views(&self) -> &'static [&'static str];

    /// Which of the views suits a screen that is higher than wide.
    fn upright_view(&self) -> usize;

    /// Into how many positions the board can be turned.
    fn turns(&self) -> u8;

    /// The translation file of the game.
    #[cfg(feature = "words")]
    fn words(&self, language: quartet_scene::Language) -> &'static str;

    /// By what the game is learnt: the text of a [`Course`](crate::Course), empty if there is none.
    #[cfg(feature = "lessons")]
    fn lessons(&self) -> &'static str;

    /// The puzzles of the game as the lines of their file. [`Puzzle::all`](crate::Puzzle::all) reads them.
    #[cfg(feature = "lessons")]
    fn puzzles(&self) -> &'static str;

    /// An engine that plays the game, with so many bytes of memory.
    #[cfg(feature = "engines")]
    fn engine(&self, memory: usize) -> Box<dyn AnyEngine>;

    /// A full dump of a seeded random game. See [`playthrough`](crate::playthrough).
    ///
    /// # Errors
    /// Names everything that is wrong with the options.
    #[cfg(feature = "engines")]
    fn playthrough(&self, options: &Options, seed: u64) -> Result<String, Problems>;
}

/// A match of which only strings are known.
pub trait AnyMatch: Send {
    /// The facts that hold at every table of the game.
    fn info(&self) -> Info;

    /// The options of the table, in canonical spelling.
    fn options(&self) -> Options;

    /// The number of seats.
    fn seats(&self) -> u8;

    /// What the seat is called now.
    #[cfg(feature = "engines")]
    fn seat_name(&self, seat: Seat) -> &'static str;

    /// The position in canonical spelling.
    fn position(&self) -> String;

    /// The position before the first event, unless it is the one the options lead to.
    fn start_position(&self) -> Option<String>;

    /// The position as the viewer may see it.
    fn position_for(&self, viewer: Viewer) -> String;

    /// Who acts next.
    fn turn(&self) -> Turn;

    /// The legal moves, or the possible draws if one is due: sorted bytewise, nothing if the game is over.
    fn legal(&self) -> Vec<String>;

    /// The possible draws with their weights, if one is due.
    fn odds(&self) -> Vec<(String, u32)>;

    /// How many legal moves or possible draws there are.
    fn count_legal(&self) -> u64;

    /// How the game ended, if it has.
    fn ending(&self) -> Option<Ending>;

    /// The seats that have neither resigned nor run out of time.
    fn active(&self) -> Seats;

    /// The points of each seat if the game stopped now, where the game counts points.
    fn scores(&self) -> Option<Vec<i32>>;

    /// Lets something happen: a move, a draw (`+…`), or an act at the table (`#resign0`, `#time1`, `#agreed`). An
    /// abbreviation for several moves plays all of them. Draws that the options fix may be left out: they are made before
    /// a move that needs them. Returns the number of events that this added.
    ///
    /// # Errors
    /// Says why not. Nothing has happened then.
    fn play(&mut self, text: &str) -> Result<usize, Refusal>;

    /// Makes the draws that are due and that the options fix.
    fn settle(&mut self);

    /// Takes the last event back and returns its string.
    fn undo(&mut self) -> Option<String>;

    /// The number of events so far.
    fn len(&self) -> usize;

    /// Has nothing happened yet?
    fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The string of one event, counted from 0.
    fn event(&self, index: usize) -> Option<String>;

    /// The strings of the events so far.
    fn events(&self) -> Vec<String>;

    /// For each event so far the seat that made it; `None` for draws and for acts at the table.
    fn movers(&self) -> Vec<Option<Seat>>;

    /// The strings of the events so far, as far as the viewer may know them.
    #[cfg(feature = "engines")]
    fn events_for(&self, viewer: Viewer) -> Vec<EventView<String>>;

    /// The board in letters.
    #[cfg(feature = "engines")]
    fn sketch(&self) -> Sketch;

    /// The board in letters as the viewer may see it, with every cell a spot and without notes.
    #[cfg(feature = "engines")]
    fn board(&self, viewer: Viewer) -> Sketch;

    /// The picture of the position.
    fn scene(&self, look: &Look) -> Scene;

    /// The names of all cells of the board.
    fn cells(&self) -> Vec<String>;

    /// Everything that one may point at after this: what comes next, and what might have been chosen instead of the choices
    /// made so far.
    fn offered(&self, picked: &[Target]) -> Vec<Target>;

    /// Where one may point after this, on the way to a move; nothing if it is nobody's turn.
    fn next_targets(&self, picked: &[Target]) -> Vec<Next>;

    /// The string of the move that this is the way to.
    fn pointed_out(&self, path: &[Target]) -> Option<String>;

    /// The ways to point out a move.
    fn ways_to(&self, text: &str) -> Vec<Vec<Target>>;

    /// Why the move cannot be played that somebody meant who pointed at these; `None` if there is nothing to say but that it
    /// cannot.
    fn why_not(&self, path: &[Target]) -> Option<Refusal>;

    /// What a target is in words.
    fn target_words(&self, target: &Target) -> Say;

    /// What an event was, in words, as far as the viewer may know.
    fn tell(&self, index: usize, viewer: Viewer) -> Option<Say>;

    /// What is remarkable about a legal move that only this game has: `{id}-theme-{word}` in the translations.
    #[cfg(feature = "engines")]
    fn motifs(&self, text: &str) -> Vec<&'static str>;

    /// What stands beside the board, as far as the viewer may know.
    fn facts(&self, viewer: Viewer) -> Vec<Fact>;

    /// What the seat is called now, in words.
    fn seat_words(&self, seat: Seat) -> Say;

    /// The colour of the seat now.
    fn seat_mark(&self, seat: Seat) -> Mark;

    /// The next move of the set-up that precedes the game itself, by chance; `None` if there is nothing to set up.
    fn set_up_by_chance(&self, dice: &mut Dice) -> Option<String>;

    /// What a cell can hold in a position that is being set up, each with the position that comes of it.
    fn edits(&self, cell: &str) -> Vec<(Say, String)>;

    /// What is laid to set up a position where that does not go cell by cell, all of it turned in the same of its ways.
    fn tools(&self, turn: usize) -> Vec<Tool>;

    /// The position with a tool laid: its path, and the cell.
    ///
    /// # Errors
    /// Says why it cannot lie there.
    fn lay(&self, path: &[Target]) -> Result<String, Problems>;

    /// The position without what lies uppermost in a cell.
    ///
    /// # Errors
    /// Says why it cannot be taken off.
    fn take_off(&self, cell: &str) -> Result<String, Problems>;

    /// What else a position says that the board does not show, each with the positions to choose from.
    fn supplies(&self) -> Vec<Supply<String>>;

    /// The position with another seat to move, where positions are set up.
    fn with_turn(&self, seat: Seat) -> Option<String>;

    /// The position with nothing in any cell; `None` where positions are not set up cell by cell.
    fn cleared(&self) -> Option<String>;

    /// The moves with which the seat to move puts things into an order, each with a small picture of the thing.
    fn arrangement(&self) -> Vec<(String, Scene)>;

    /// What the seat to move has put out after it has pointed at these places, where the order of that means nothing.
    fn put_out(&self, places: &[String]) -> Option<PutOut<Box<dyn AnyMatch>, String>>;

    /// What the viewer may know of what lies hidden below the top of a cell, as a small picture from the side.
    fn beneath(&self, cell: &str, viewer: Viewer) -> Option<Scene>;

    /// The number of ways in which the next `depth` plies can go.
    #[cfg(feature = "engines")]
    fn perft(&self, depth: u32) -> u64;

    /// The same, split by the first ply.
    #[cfg(feature = "engines")]
    fn divide(&self, depth: u32) -> Vec<Branch>;

    /// What every legal move is worth for the seat to move if everybody looks `depth` plies further, found by full width and
    /// without any cleverness, sorted by move: to check the engines against. Slow.
    #[cfg(feature = "engines")]
    fn plain_values(&self, depth: u32) -> Vec<(String, Worth)>;

    /// Another match in the same state.
    fn duplicate(&self) -> Box<dyn AnyMatch>;

    /// The match as the engine of its game knows it.
    fn as_any(&self) -> &dyn std::any::Any;
}

/// Another match with only the first events.
#[must_use]
pub fn rewound(table: &dyn AnyMatch, events: usize) -> Box<dyn AnyMatch> {
    let mut table = table.duplicate();
    while table.len() > events && table.undo().is_some() {}
    table
}

impl std::fmt::Debug for dyn AnyGame {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "game {}", self.info().id)
    }
}

impl std::fmt::Debug for dyn AnyMatch {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "match of {} at {}", self.info().id, self.position())
    }
}

/// A first ply and what can follow it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Branch {
    /// The move or draw.
    pub text: String,
    /// The number of ways to go on after it.
    pub leaves: u64,
}
