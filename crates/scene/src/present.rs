use std::borrow::Cow;

use quartet_game::{Describe, Game, Notation, Problems, Seat, View};

use crate::{Language, Mark, Say, Scene};

/// Something that can be pointed at on the way to a move: a cell, an arrow, a piece beside the board.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Target {
    /// A place in the picture.
    Spot(Cow<'static, str>),
    /// One of several that are tried one after the other before the next spot is chosen: which way a piece is turned, which
    /// piece it is. Front ends begin with one of them and go to the next on a key, the wheel or a button.
    Choice(Cow<'static, str>),
}

impl Target {
    /// A place in the picture.
    pub fn spot(name: impl Into<Cow<'static, str>>) -> Self {
        Self::Spot(name.into())
    }

    /// One of several to choose from.
    pub fn choice(name: impl Into<Cow<'static, str>>) -> Self {
        Self::Choice(name.into())
    }

    /// Its name, which no other target of the table has.
    #[must_use]
    pub fn name(&self) -> &str {
        match self {
            Self::Spot(name) | Self::Choice(name) => name,
        }
    }
}

/// What one points at, in this order, to make a move.
pub type Path = Vec<Target>;

/// What a picture shows besides the pieces.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Show {
    /// Names of rows, columns, cells.
    pub coordinates: bool,
    /// The trail of the last move.
    pub last: bool,
    /// Where one may point next.
    pub targets: bool,
    /// What somebody threatens, where the game knows such a thing.
    pub threats: bool,
}

impl Show {
    /// What a player wants to see.
    pub const PLAYING: Self = Self {
        coordinates: true,
        last: true,
        targets: true,
        threats: false,
    };
    /// What somebody wants to see who is not about to play.
    pub const PICTURE: Self = Self {
        targets: false,
        ..Self::PLAYING
    };
    /// The position alone.
    pub const NOTHING: Self = Self {
        coordinates: false,
        last: false,
        targets: false,
        threats: false,
    };
}

/// What is to be drawn.
#[derive(Debug)]
pub struct Shot<'a, G: Game> {
    /// The position as the one who looks may see it.
    pub view: &'a View<G>,
    /// The state before the last move, as the one who looks may see it, and the move.
    pub last: Option<(&'a G::State, G::Move)>,
    /// What has been pointed at so far.
    pub picked: &'a [Target],
    /// Where one may point next. Nothing if nobody is to point.
    pub next: &'a [Target],
    /// The move of which to show what it would do.
    pub ghost: Option<G::Move>,
    /// Has the game ended, by its rules or at the table? Then nobody is to move, whatever the state says.
    pub over: bool,
    /// Besides the pieces.
    pub show: Show,
    /// Which of the [views](Present::VIEWS).
    pub scene_view: usize,
    /// By how many [steps](Present::TURNS) the board is turned.
    pub turned: u8,
}

impl<'a, G: Game> Shot<'a, G> {
    /// The position and nothing else.
    #[must_use]
    pub const fn of(view: &'a View<G>) -> Self {
        Self {
            view,
            last: None,
            picked: &[],
            next: &[],
            ghost: None,
            over: false,
            show: Show::NOTHING,
            scene_view: 0,
            turned: 0,
        }
    }
}

/// A line of what stands beside the board: points, pieces left.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fact {
    /// Whose it is; `None` for everybody's.
    pub seat: Option<Seat>,
    /// What it is.
    pub label: Say,
    /// How much.
    pub value: Say,
}

/// A thing that is laid into a position that is being set up, over several cells at once.
#[derive(Clone, Debug)]
pub struct Tool {
    /// What is chosen with it, the thing first and then how it is turned. The cell where it is laid is still missing.
    pub path: Path,
    /// A small picture of it as it is turned, whose title is its name.
    pub picture: Scene,
    /// How many of it are there to be laid.
    pub left: u32,
    /// In how many ways it can be turned.
    pub turns: usize,
}

/// Something about a position that is being set up of which one of several is chosen: what lies face up, how many are left. `D` is
/// the draft that comes of each.
#[derive(Clone, Debug)]
pub struct Supply<D> {
    /// Whose it is; `None` for everybody's.
    pub seat: Option<Seat>,
    /// What it is.
    pub label: Say,
    /// A small picture of that.
    pub picture: Option<Scene>,
    /// What it can be.
    pub options: Vec<(Say, D)>,
    /// Which of these it is.
    pub chosen: usize,
}

/// Things that are put out one by one, in whichever order one likes, before they are all sent in the order of the rules. `D` is
/// what they look like so far, `M` a move.
#[derive(Clone, Debug)]
pub struct PutOut<D, M> {
    /// The position with them, as a draft.
    pub draft: D,
    /// The names of the places where they are, in the order in which they came there.
    pub places: Vec<String>,
    /// The moves that put them there: in the order of the places, and once all are out in one that the rules allow.
    pub moves: Vec<M>,
    /// How many are still to come.
    pub left: u32,
    /// What is to be done, in words.
    pub asked: Say,
}

/// A game that can be seen and pointed at.
pub trait Present: Notation + Describe {
    /// The ways to draw a position, the usual one first. `{id}-view-{name}` says what each is called.
    const VIEWS: &'static [&'static str];
    /// Into how many positions the board can be turned, the usual one included.
    const TURNS: u8;
    /// Which of the views suits a screen that is higher than wide, where the usual one would be too small for fingers.
    const UPRIGHT: usize = 0;

    /// The names of all cells of the board in this state, in the order in which a reader goes through them.
    fn cells(&self, state: &Self::State) -> Vec<String>;

    /// The picture. In every view, every cell is there once with its name as the id.
    fn draw(&self, shot: &Shot<'_, Self>) -> Scene;

    /// Appends the ways to point out a legal move: at least one; no way leads to two moves, and none begins with all of
    /// another one, whatever the moves.
    fn paths(&self, state: &Self::State, mv: Self::Move, out: &mut Vec<Path>);

    /// What a target is in words.
    fn target_words(&self, state: &Self::State, target: &Target) -> Say;

    /// The move that somebody may have meant who pointed at these, in a spelling that is refused with the reason;
    /// `None` if there is nothing to say but that it is not possible.
    fn meant(&self, state: &Self::State, path: &[Target]) -> Option<String> {
        let _ = (state, path);
        None
    }

    /// What a legal move does, in words.
    fn tell(&self, before: &Self::State, mv: Self::Move) -> Say;

    /// Appends what is remarkable about a legal move, in words that are translated as `{id}-theme-{word}`: the themes that
    /// only this game has.
    fn motifs(&self, before: &Self::State, mv: Self::Move, out: &mut Vec<&'static str>) {
        let _ = (before, mv, out);
    }

    /// What stands beside the board.
    fn facts(&self, state: &Self::State) -> Vec<Fact>;

    /// What the seat is called, in words.
    fn seat_words(&self, state: &Self::State, seat: Seat) -> Say;

    /// The colour of the seat, for bars and clocks.
    fn seat_mark(&self, state: &Self::State, seat: Seat) -> Mark {
        let _ = state;
        Mark::Seat(seat)
    }

    /// What a cell can hold in a position that is being set up, in the order in which one goes through it, each with the draft
    /// that comes of it; one of them is the draft as it is. Nothing where positions are not set up cell by cell.
    fn edits(&self, draft: &Self::State, cell: &str) -> Vec<(Say, Self::State)> {
        let _ = (draft, cell);
        Vec::new()
    }

    /// What is laid to set up a position where that does not go cell by cell, all of it turned in the same of its ways. Nothing
    /// where there is no such thing.
    fn tools(&self, draft: &Self::State, turn: usize) -> Vec<Tool> {
        let _ = (draft, turn);
        Vec::new()
    }

    /// A draft with a tool laid: its path, and the cell.
    ///
    /// # Errors
    /// Says why it cannot lie there.
    fn lay(&self, draft: &Self::State, path: &[Target]) -> Result<(Self, Self::State), Problems> {
        let _ = (draft, path);
        Err(Problems::default())
    }

    /// A draft without what lies uppermost in a cell.
    ///
    /// # Errors
    /// Says why it cannot be taken off.
    fn take_off(&self, draft: &Self::State, cell: &str) -> Result<(Self, Self::State), Problems> {
        let _ = (draft, cell);
        Err(Problems::default())
    }

    /// What else a position says that the board does not show.
    fn supplies(&self, draft: &Self::State) -> Vec<Supply<(Self, Self::State)>> {
        let _ = draft;
        Vec::new()
    }

    /// A draft with another seat to move, at a table where that seat may be another one; `None` if it cannot be.
    fn with_turn(&self, draft: &Self::State, seat: Seat) -> Option<(Self, Self::State)> {
        let _ = (draft, seat);
        None
    }

    /// A draft with nothing in any cell; `None` where positions are not set up by hand.
    fn cleared(&self, draft: &Self::State) -> Option<Self::State> {
        let _ = draft;
        None
    }

    /// Where the seat to move has to put things into an order, by one move for each: all of these moves, each with a small
    /// picture of the thing, whose title is its name. Nothing where it has not.
    fn arrangement(&self, state: &Self::State) -> Vec<(Self::Move, Scene)> {
        let _ = state;
        Vec::new()
    }

    /// Where the seat to move puts out several things whose order means nothing, by one move for each: how it goes on after these
    /// places have been pointed at. One that is pointed at again is free again, and one where nothing can be is left out. `None`
    /// where there is nothing to put out.
    fn put_out(
        &self,
        state: &Self::State,
        places: &[String],
    ) -> Option<PutOut<Self::State, Self::Move>> {
        let _ = (state, places);
        None
    }

    /// What lies hidden below the top of a cell, as a small picture from the side. Nothing where all of it is seen anyway.
    fn beneath(&self, state: &Self::State, cell: &str) -> Option<Scene> {
        let _ = (state, cell);
        None
    }

    /// The translation file of the game: every key begins with the id of the game and a hyphen.
    fn words(language: Language) -> &'static str;

    /// By what the game is learnt: tasks, sections of the rules with moving pictures, and a gallery, in the form that `host`
    /// reads (`Course`). Empty if there is nothing yet.
    fn lessons() -> &'static str {
        ""
    }
}
