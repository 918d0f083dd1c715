use quartet_game::{Dice, Options, Problems, Viewer};
use quartet_search::NodeLimit;

use super::{
    Puzzle, Task,
    proof::{self, Best, LEAST_MARGIN, MEMORY},
    theme::Studied,
};
use crate::{AnyEngine, AnyGame, AnyMatch, Level, Player, Request};

/// Where puzzles come from.
#[derive(Copy, Clone, Debug)]
pub struct Mine<'a> {
    /// The options of the table.
    pub options: &'a str,
    /// Decides everything that is random.
    pub seed: u64,
    /// Only positions after so many moves are looked at.
    pub after: usize,
    /// Wins are looked for within so many plies; not at all if there are fewer than a win at a glance takes.
    pub plies: u32,
    /// The rest of the game is looked through when the next three plies can go in at most so many ways.
    pub rest: u64,
    /// Each proof looks at so many positions at most.
    pub nodes: u64,
    /// Where nothing can be proved, a move that is estimated to be better than every other by so many hundredths will do.
    pub estimate: Option<u32>,
}

/// Plays a game between two levels that err and looks for puzzles in it. `tell` gets each; only a few of a game, so that they
/// differ. The same seed finds the same puzzles everywhere.
///
/// # Errors
/// If the options make no table.
pub fn mine(
    game: &dyn AnyGame,
    from: Mine<'_>,
    tell: &mut dyn FnMut(Puzzle),
) -> Result<(), Problems> {
    /// So many plies after a puzzle the position is another one.
    const APART: u32 = 6;
    let mut table = game.open(&Options::parse(from.options)?, None)?;
    let mut dice = Dice::new(from.seed);
    let mut players = game.engine(MEMORY);
    let mut miner = Miner {
        game,
        engine: game.engine(MEMORY),
        from,
    };
    let mut wait = 0;
    let levels = [3 + from.seed % 3, 5 + from.seed / 3 % 2]
        .map(|number| Level::new(number as u8).unwrap_or(Level::LOWEST));
    while table.ending().is_none() && table.len() < 400 {
        let Some(seat) = table.turn().seat() else {
            let odds = table.odds();
            let Some(text) = dice.pick_weighted(&odds) else {
                break;
            };
            if table.play(&text.clone()).is_err() {
                break;
            }
            continue;
        };
        let moves = table.movers().iter().flatten().count();
        if wait == 0
            && moves >= from.after
            && let Some(puzzle) = miner.puzzle(&*table)
        {
            tell(puzzle);
            wait = APART;
        }
        wait = wait.max(1) - 1;
        let request = Request {
            player: Player::Level(levels[seat.index() % 2]),
            seed: from.seed,
            ..Request::default()
        };
        let thought = players.think(&*table, request, &NodeLimit(20_000), &mut |_| {});
        let line = thought.lines.into_iter().next();
        let Some(mv) = line.and_then(|line| line.moves.into_iter().next()) else {
            break;
        };
        if table.play(&mv).is_err() {
            break;
        }
    }
    Ok(())
}

/// Looks at the positions of a game.
struct Miner<'a> {
    game: &'a dyn AnyGame,
    engine: Box<dyn AnyEngine>,
    from: Mine<'a>,
}

impl Miner<'_> {
    /// The puzzle that the position is, if it is one.
    fn puzzle(&mut self, table: &dyn AnyMatch) -> Option<Puzzle> {
        let me = table.turn().seat()?;
        let is_hidden = table.position_for(Viewer::Seat(me)) != table.position();
        if is_hidden || table.count_legal() < 4 {
            return None;
        }
        // As somebody finds it who has seen nothing of the game: no position has come up before.
        let options = table.options();
        let table = &*self.game.open(&options, Some(&table.position())).ok()?;
        let (task, solution, values) = match self.win(table)? {
            Some((task, solution)) => (task, solution, None),
            None => self.most(table)?,
        };
        let studied = Studied {
            table,
            task,
            solution: &solution,
            values,
        };
        Some(Puzzle {
            options: options.to_string(),
            position: table.position(),
            task,
            themes: studied.themes(&mut *self.engine)?,
            difficulty: difficulty(self.game, table, solution.first()?),
            solution,
        })
    }

    /// A forced win: `Some(None)` if there is none, `None` if there is one and it is no puzzle, or nobody knows.
    fn win(&mut self, table: &dyn AnyMatch) -> Option<Option<(Task, Vec<String>)>> {
        let me = table.turn().seat()?;
        let control = &NodeLimit(self.from.nodes);
        let engine = &mut *self.engine;
        let seats = u32::from(table.seats());
        for plies in (1..=self.from.plies).step_by(seats as usize) {
            let answer = engine.prove(table, me, plies, control);
            if !answer.is_win? {
                continue;
            }
            // A win at a glance is no puzzle: it takes at least two own moves.
            if plies == 1 {
                return None;
            }
            let best = proof::only_win(engine, table, plies, control)?;
            let line = proof::winning_line(engine, table, &best, plies, control)?;
            return Some(Some((Task::Win(plies), line)));
        }
        Some(None)
    }

    /// The move that is worth most.
    #[expect(clippy::type_complexity, reason = "task, solution and values, once")]
    fn most(&mut self, table: &dyn AnyMatch) -> Option<(Task, Vec<String>, Option<(i32, i32)>)> {
        if table.scores().is_none() || table.perft(3) > self.from.rest {
            return None;
        }
        let nodes = self.from.nodes;
        let engine = &mut *self.engine;
        let best = Best::of(engine, table, nodes, 0)?;
        if best.proved {
            let margin = best.margin();
            if margin < LEAST_MARGIN {
                return None;
            }
            let line = proof::best_line(engine, table, &best.line, nodes)?;
            return Some((
                Task::Most(margin as u32),
                line,
                Some((best.value, best.next)),
            ));
        }
        let wanted = self.from.estimate? as i32;
        if best.margin() < wanted {
            return None;
        }
        let (first, margin) = proof::estimate(engine, table)?;
        let agrees = margin >= wanted && Some(&first) == best.line.first();
        agrees.then(|| (Task::Best(margin as u32), vec![first], None))
    }
}

/// The lowest level that finds the move in most of its moods.
fn difficulty(game: &dyn AnyGame, table: &dyn AnyMatch, best: &str) -> u8 {
    const MOODS: u64 = 5;
    let mut engine = game.engine(MEMORY);
    for level in Level::all() {
        let found = (0..MOODS)
            .filter(|&seed| {
                let request = Request {
                    player: Player::Level(level),
                    seed,
                    ..Request::default()
                };
                engine.forget();
                let thought = engine.think(table, request, &NodeLimit(100_000), &mut |_| {});
                let line = thought.lines.first();
                line.and_then(|line| line.moves.first())
                    .is_some_and(|mv| mv == best)
            })
            .count() as u64;
        if 2 * found > MOODS {
            return level.number();
        }
    }
    11
}
