use crate::{Boards, Dice, Form, Game, OptionSpec, Options, Problems, Seat, Sketch};

/// What a game is called, which choices it has, and what its board looks like in letters.
pub trait Describe: Game {
    /// The facts that hold at every table of the game.
    const INFO: Info;

    /// Makes a table.
    ///
    /// # Errors
    /// Names everything that is wrong with the options.
    fn from_options(options: &Options) -> Result<Self, Problems>;

    /// The options of this table in canonical spelling; [`from_options`](Describe::from_options) makes the same table
    /// from them.
    fn options(&self) -> Options;

    /// What the seat is called in this state: mostly its colour.
    fn seat_name(&self, state: &Self::State, seat: Seat) -> &'static str;

    /// The board in letters, for people at a terminal.
    fn sketch(&self, state: &Self::State) -> Sketch;

    /// The board in letters with everything on it that one can point at: every cell is a [spot](Sketch::spot), once.
    fn sketch_to_play(&self, state: &Self::State) -> Sketch {
        self.sketch(state)
    }

    /// The boards of the game, if people choose, draw or build them.
    fn boards() -> Option<&'static dyn Boards> {
        None
    }

    /// The puzzles of the game, one a line, easy ones first. `cargo xtask puzzles` finds them.
    fn puzzles() -> &'static str {
        ""
    }

    /// The next move of the set-up that precedes the game itself, by chance and so that every set-up is equally likely. `None`
    /// where there is nothing to set up any more, and in games without such a thing.
    fn set_up_by_chance(&self, state: &Self::State, dice: &mut Dice) -> Option<Self::Move> {
        let _ = (state, dice);
        None
    }

    /// The options under which a game from another program was played, judged by the tags of its file. `None` if there
    /// are no such files of this game.
    fn import_options(tags: &[(String, String)]) -> Option<Result<Options, Problems>> {
        let _ = tags;
        None
    }
}

/// The facts that hold at every table of a game.
#[derive(Copy, Clone, Debug)]
pub struct Info {
    /// The name in strings and files: lower-case ASCII.
    pub id: &'static str,
    /// The name for people.
    pub name: &'static str,
    /// A sentence that says what the game is about.
    pub summary: &'static str,
    /// Goes up when the same events may lead to another result. Records carry it.
    pub rules_version: u32,
    /// Every option of the game.
    pub options: &'static [OptionSpec],
    /// The ways to play that people know by name, the basic one first: enough to show every rule of the game. Levels,
    /// goldens and benchmarks go through them.
    pub modes: &'static [Mode],
    /// Which of them people are offered first.
    pub offered: usize,
    /// The reason codes with which a move may be refused.
    pub codes: &'static [&'static str],
    /// What can be wrong with a position or with the options.
    pub faults: &'static [Form],
    /// A position from the middle of a basic game, to show what it looks like; empty for the start.
    pub example: &'static str,
}

impl Info {
    /// The ways to play with their numbers, in the order in which people are offered them.
    pub fn offers(&self) -> impl Iterator<Item = (usize, &'static Mode)> {
        let numbered = || self.modes.iter().enumerate();
        let first = numbered().nth(self.offered);
        let offered = self.offered;
        first
            .into_iter()
            .chain(numbered().filter(move |(n, _)| *n != offered))
    }
}

/// A way to play that people know by name.
#[derive(Copy, Clone, Debug)]
pub struct Mode {
    /// The name for people, such as `Belgian Daisy` or `Three players`.
    pub name: &'static str,
    /// The options that make it, in canonical spelling.
    pub options: &'static str,
}
