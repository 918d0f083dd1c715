//! A fixed set of positions, searched to fixed node counts: the same nodes on every machine, natively and on wasm.

use quartet_game::{Dice, Options, mix};
use quartet_search::NodeLimit;

use crate::{AnyGame, AnyMatch, Level, Player, Request, Thought, play_at_random};

/// Nodes per position, unless somebody asks for more.
pub const NODES: u64 = 200_000;
/// Positions per mode, spread over a random game.
const PER_MODE: usize = 3;
/// Memory of each search, cleared before it.
const MEMORY: usize = 4 << 20;

/// What a search of one position came to.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Searched {
    /// All nodes.
    pub nodes: u64,
    /// The nodes of every finished iteration, added up: changes with nearly anything that the search does.
    pub signature: u64,
    /// A number made of the moves that are answered.
    pub answer: u64,
}

/// The positions of a game: some of every mode.
pub fn positions(game: &dyn AnyGame) -> Vec<Box<dyn AnyMatch>> {
    let mut positions = Vec::new();
    for (n, mode) in game.info().modes.iter().enumerate() {
        let Ok(options) = Options::parse(mode.options) else {
            continue;
        };
        let Ok(mut table) = game.open(&options, None) else {
            continue;
        };
        let mut dice = Dice::new(n as u64);
        let mut all = Vec::new();
        while table.ending().is_none() && table.len() < 120 {
            if table.turn().seat().is_some() {
                all.push(table.duplicate());
            }
            let next = table.len() + 1;
            play_at_random(&mut *table, &mut dice, next);
        }
        let step = (all.len() / PER_MODE).max(1);
        positions.extend(all.into_iter().step_by(step).take(PER_MODE));
    }
    positions
}

/// The signature of all positions of a game.
#[must_use]
pub fn signature(game: &dyn AnyGame, nodes: u64) -> u64 {
    let tables = positions(game);
    tables
        .iter()
        .map(|table| search(game, &**table, nodes).signature)
        .sum()
}

/// A number made of what these levels answer who play to win, in all positions of a game: whoever has another one plays
/// otherwise.
#[must_use]
pub fn playing(game: &dyn AnyGame, levels: impl Iterator<Item = Level>, nodes: u64) -> u64 {
    let tables = positions(game);
    levels.fold(0, |sum, level| {
        let request = Request {
            player: Player::Level(level),
            contempt: Request::TO_WIN,
            ..Request::default()
        };
        let answer =
            |sum, table: &dyn AnyMatch| mix(sum ^ ask(game, table, request.clone(), nodes).answer);
        tables.iter().fold(sum, |sum, table| answer(sum, &**table))
    })
}

/// Searches one position at full strength.
pub fn search(game: &dyn AnyGame, table: &dyn AnyMatch, nodes: u64) -> Searched {
    ask(game, table, Request::default(), nodes)
}

fn ask(game: &dyn AnyGame, table: &dyn AnyMatch, request: Request, nodes: u64) -> Searched {
    let mut engine = game.engine(MEMORY);
    let mut signature = 0;
    let mut depth = 0;
    let mut watch = |thought: &Thought| {
        if thought.depth > depth {
            depth = thought.depth;
            signature += thought.nodes;
        }
    };
    let thought = engine.think(table, request, &NodeLimit(nodes), &mut watch);
    Searched {
        nodes: thought.nodes,
        signature,
        answer: number(&thought),
    }
}

/// A number made of the moves of an answer. What is said of them makes nobody play otherwise.
fn number(thought: &Thought) -> u64 {
    let told = thought.lines.iter().flat_map(|line| &line.moves);
    let bytes = told.flat_map(|mv| mv.bytes().chain([b' ']));
    bytes.fold(0, |sum, byte| mix(sum ^ u64::from(byte)))
}
