use quartet_game::{Dice, Options, Problems, Seat};
use quartet_search::Control;

use crate::{AnyEngine, AnyGame, AnyMatch, Level, Player, Registry, Request, find};

/// A position in which exactly one move is best, for certain.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Puzzle {
    /// The game.
    pub game: String,
    /// The options of the table.
    pub options: String,
    /// The position.
    pub position: String,
    /// What is asked for.
    pub task: Task,
    /// The only best move, and what follows if everybody goes on as well as possible.
    pub solution: Vec<String>,
    /// The lowest level that finds it, 1 to 10; 11 if none does at a glance.
    pub difficulty: u8,
}

/// What is asked for.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Task {
    /// Force a win within so many plies. No other move does.
    Win(u32),
    /// Get the most out of the rest of the game. Every other move is worth less, by so many hundredths of a point at least.
    Most(u32),
}

impl Task {
    fn text(self) -> String {
        match self {
            Self::Win(plies) => format!("win {plies}"),
            Self::Most(margin) => format!("most {margin}"),
        }
    }

    fn read(text: &str) -> Option<Self> {
        let (word, number) = text.split_once(' ')?;
        let number = number.parse().ok()?;
        match word {
            "win" => Some(Self::Win(number)),
            "most" => Some(Self::Most(number)),
            _ => None,
        }
    }
}

impl Puzzle {
    /// Opens the table in the position.
    ///
    /// # Errors
    /// If there is no such game, table or position.
    pub fn open(&self, registry: Registry) -> Result<Box<dyn AnyMatch>, Problems> {
        let game = find(registry, &self.game)?;
        game.open(&Options::parse(&self.options)?, Some(&self.position))
    }

    /// Reads the lines of a file of puzzles: game, options, position, task, difficulty and solution between bars. Lines that
    /// begin with `#` are remarks.
    ///
    /// # Errors
    /// Names every line that is no puzzle.
    pub fn read_all(text: &str) -> Result<Vec<Self>, Problems> {
        let mut problems = Problems::default();
        let mut puzzles = Vec::new();
        for (n, line) in text.lines().enumerate() {
            if line.starts_with('#') || line.trim().is_empty() {
                continue;
            }
            match Self::read(line) {
                Some(puzzle) => puzzles.push(puzzle),
                None => problems.add(format!("line {} is no puzzle", n + 1)),
            }
        }
        problems.or(puzzles)
    }

    fn read(line: &str) -> Option<Self> {
        let fields: Vec<&str> = line.split('|').collect();
        let &[game, options, position, task, difficulty, solution] = fields.as_slice() else {
            return None;
        };
        let solution: Vec<String> = solution.split_whitespace().map(str::to_owned).collect();
        Some(Self {
            game: game.to_owned(),
            options: options.to_owned(),
            position: position.to_owned(),
            task: Task::read(task)?,
            difficulty: difficulty.parse().ok()?,
            solution: (!solution.is_empty()).then_some(solution)?,
        })
    }

    /// The line of a file.
    #[must_use]
    pub fn line(&self) -> String {
        format!(
            "{}|{}|{}|{}|{}|{}",
            self.game,
            self.options,
            self.position,
            self.task.text(),
            self.difficulty,
            self.solution.join(" ")
        )
    }

    /// Is the first move of the solution the only one that does what is asked for? Proves it anew, however long it takes.
    ///
    /// # Errors
    /// Says what does not hold.
    pub fn check(&self, registry: Registry) -> Result<(), Problems> {
        let table = self.open(registry)?;
        let mut engine = find(registry, &self.game)?.engine(16 << 20);
        let never = |_: u64| false;
        let found = match self.task {
            Task::Win(plies) => only_win(&mut *engine, &*table, plies, &never),
            Task::Most(_) => only_most(&*table).map(|(best, _)| best),
        };
        match found {
            Some(best) if Some(&best) == self.solution.first() => Ok(()),
            Some(other) => Err(Problems::one(format!("{other} is the best move"))),
            None => Err(Problems::one("no move is the only best one")),
        }
    }
}

/// Where puzzles come from.
#[derive(Copy, Clone, Debug)]
pub struct Mine<'a> {
    /// The options of the table.
    pub options: &'a str,
    /// Decides everything that is random.
    pub seed: u64,
    /// Wins are looked for within so many plies.
    pub plies: u32,
    /// The rest of the game is looked through when there are at most so many positions in it.
    pub rest: u64,
}

/// Plays a game between two levels that err and looks for puzzles in it. `tell` gets each; at most one in three plies, so
/// that they differ. `control` ends each proof that takes too long.
///
/// # Errors
/// If the options make no table.
pub fn mine(
    game: &dyn AnyGame,
    from: Mine<'_>,
    control: &dyn Fn() -> Box<dyn Control>,
    tell: &mut dyn FnMut(Puzzle),
) -> Result<(), Problems> {
    let mut table = game.open(&Options::parse(from.options)?, None)?;
    let mut dice = Dice::new(from.seed);
    let mut engine = game.engine(4 << 20);
    let mut prover = game.engine(16 << 20);
    let mut rest = 0;
    let levels = [3, 5].map(|number| Level::new(number).unwrap_or(Level::LOWEST));
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
        if rest == 0
            && let Some(puzzle) = puzzle_of(game, &mut *prover, &*table, from, control)
        {
            tell(puzzle);
            rest = 3;
        }
        rest = rest.max(1) - 1;
        let request = Request {
            player: Player::Level(levels[seat.index() % 2]),
            seed: from.seed,
            ..Request::default()
        };
        let thought = engine.think(&*table, request, &|nodes: u64| nodes > 20_000, &mut |_| {});
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

/// The puzzle that the position is, if it is one.
fn puzzle_of(
    game: &dyn AnyGame,
    prover: &mut dyn AnyEngine,
    table: &dyn AnyMatch,
    from: Mine<'_>,
    control: &dyn Fn() -> Box<dyn Control>,
) -> Option<Puzzle> {
    if table.count_legal() < 4 {
        return None;
    }
    let me = table.turn().seat()?;
    // A win at a glance is no puzzle: it takes at least two own moves.
    let mut found = None;
    for plies in (3..=from.plies).step_by(2) {
        let answer = prover.prove(table, me, plies, &*control());
        if answer.is_win == Some(true) {
            if prover.prove(table, me, 1, &*control()).is_win != Some(false) {
                return None;
            }
            let best = only_win(prover, table, plies, &*control())?;
            found = Some((best, Task::Win(plies)));
            break;
        }
        answer.is_win?;
    }
    let (best, task) = match found {
        Some(found) => found,
        None if table.scores().is_some() && table.perft(3) <= from.rest => {
            let (best, margin) = only_most(table)?;
            // Less than a point between the best and the next is nothing that anybody would see.
            (margin >= 100).then_some((best, Task::Most(margin)))?
        }
        None => return None,
    };
    let solution = line_after(game, table, &best);
    Some(Puzzle {
        game: game.info().id.to_owned(),
        options: table.options().to_string(),
        position: table.position(),
        task,
        difficulty: difficulty(game, table, &best),
        solution,
    })
}

/// The only move after which the seat still forces its win within the plies.
fn only_win(
    prover: &mut dyn AnyEngine,
    table: &dyn AnyMatch,
    plies: u32,
    control: &dyn Control,
) -> Option<String> {
    let me = table.turn().seat()?;
    let mut best = None;
    for text in table.legal() {
        let mut next = table.duplicate();
        next.play(&text).ok()?;
        if wins_after(prover, &*next, me, plies - 1, control)? && best.replace(text).is_some() {
            return None;
        }
    }
    best
}

fn wins_after(
    prover: &mut dyn AnyEngine,
    table: &dyn AnyMatch,
    me: Seat,
    plies: u32,
    control: &dyn Control,
) -> Option<bool> {
    if let Some(ending) = table.ending() {
        return Some(ending.winners.contains(me) && ending.winners.len() == 1);
    }
    prover.prove(table, me, plies, control).is_win
}

/// The only move that is worth most, looked at to the end of the game, and by how many hundredths.
fn only_most(table: &dyn AnyMatch) -> Option<(String, u32)> {
    let mut values: Vec<(f64, String)> = table
        .plain_values(u32::MAX)
        .into_iter()
        .map(|(text, value)| (value.number(), text))
        .collect();
    values.sort_by(|a, b| b.0.total_cmp(&a.0));
    let [(best, text), (next, _), ..] = values.as_slice() else {
        return None;
    };
    let margin = (100.0 * (best - next)).round();
    (margin >= 1.0).then(|| (text.clone(), margin as u32))
}

/// The move and what the engine plays after it.
fn line_after(game: &dyn AnyGame, table: &dyn AnyMatch, best: &str) -> Vec<String> {
    let mut engine = game.engine(4 << 20);
    let request = Request {
        only: vec![best.to_owned()],
        ..Request::default()
    };
    let thought = engine.think(table, request, &|nodes: u64| nodes > 200_000, &mut |_| {});
    let line = thought.lines.into_iter().next().map(|line| line.moves);
    let line = line.filter(|line| line.first().is_some_and(|first| first == best));
    line.unwrap_or_else(|| vec![best.to_owned()])
}

/// The lowest level that finds the move in most of its moods.
fn difficulty(game: &dyn AnyGame, table: &dyn AnyMatch, best: &str) -> u8 {
    const MOODS: u64 = 5;
    let mut engine = game.engine(4 << 20);
    for level in Level::all() {
        let found = (0..MOODS)
            .filter(|&seed| {
                let request = Request {
                    player: Player::Level(level),
                    seed,
                    ..Request::default()
                };
                engine.forget();
                let thought =
                    engine.think(table, request, &|nodes: u64| nodes > 100_000, &mut |_| {});
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
