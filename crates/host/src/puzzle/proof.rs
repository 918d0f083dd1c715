use quartet_game::{Seat, Turn};
use quartet_search::{Control, NodeLimit};

use super::{Puzzle, Task};
use crate::{AnyEngine, AnyGame, AnyMatch, Request, Worth, make_draw};

/// Bytes of memory with which puzzles are found and checked: the same, so that both find the same.
pub(super) const MEMORY: usize = 4 << 20;
/// Less than a point between the best and the next is nothing that anybody would see.
pub(super) const LEAST_MARGIN: i32 = 100;
/// Positions that an estimate looks at, and with which seeds it is made.
const GLANCE: u64 = 6_000;
const MOODS: std::ops::Range<u64> = 1..4;
/// No line of a solution is longer, in plies, unless a win takes longer.
const LONGEST: usize = 5;

/// The two best moves of a position.
pub(super) struct Best {
    /// The best line.
    pub(super) line: Vec<String>,
    /// What it is worth, in hundredths.
    pub(super) value: i32,
    /// What the next best move is worth.
    pub(super) next: i32,
    /// Is all that certain?
    pub(super) proved: bool,
}

impl Best {
    /// By how much the best move is better, in hundredths.
    pub(super) fn margin(&self) -> i32 {
        self.value.saturating_sub(self.next)
    }

    /// Finds them with so many positions.
    pub(super) fn of(
        engine: &mut dyn AnyEngine,
        table: &dyn AnyMatch,
        nodes: u64,
        seed: u64,
    ) -> Option<Self> {
        let request = Request {
            lines: 2,
            seed,
            ..Request::default()
        };
        engine.forget();
        let thought = engine.think(table, request, &NodeLimit(nodes), &mut |_| {});
        let [first, second] = thought.lines.as_slice() else {
            return None;
        };
        Some(Self {
            line: first.moves.clone(),
            value: hundredths(first.value)?,
            next: hundredths(second.value)?,
            proved: first.proved && second.proved,
        })
    }
}

fn hundredths(worth: Worth) -> Option<i32> {
    match worth {
        Worth::Hundredths(value) => Some(value),
        Worth::Win(_) | Worth::Loss(_) => None,
    }
}

/// The move that several short looks agree on, and the least of their margins.
pub(super) fn estimate(engine: &mut dyn AnyEngine, table: &dyn AnyMatch) -> Option<(String, i32)> {
    let mut agreed: Option<(String, i32)> = None;
    for seed in MOODS {
        let best = Best::of(engine, table, GLANCE, seed)?;
        let margin = best.margin();
        let first = best.line.into_iter().next()?;
        agreed = match agreed {
            None => Some((first, margin)),
            Some((mv, least)) if mv == first => Some((mv, least.min(margin))),
            Some(_) => return None,
        };
    }
    agreed
}

/// The only move after which the seat to move still forces its win within the plies; `None` if there are several, or none, or
/// a proof takes too long.
pub(super) fn only_win(
    engine: &mut dyn AnyEngine,
    table: &dyn AnyMatch,
    plies: u32,
    control: &dyn Control,
) -> Option<String> {
    let me = table.turn().seat()?;
    let mut best = None;
    for text in table.legal() {
        let mut next = table.duplicate();
        next.play(&text).ok()?;
        if wins(engine, &*next, me, plies - 1, control)? && best.replace(text).is_some() {
            return None;
        }
    }
    best
}

/// Does the seat force a win within the plies? `None` if that is not known.
pub(super) fn wins(
    engine: &mut dyn AnyEngine,
    table: &dyn AnyMatch,
    me: Seat,
    plies: u32,
    control: &dyn Control,
) -> Option<bool> {
    if let Some(ending) = table.ending() {
        return Some(ending.winners.contains(me) && ending.winners.len() == 1);
    }
    engine.prove(table, me, plies, control).is_win
}

/// How those who are attacked answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Defence {
    /// Does the attacker win within the plies asked for, whatever they play?
    pub is_lost: bool,
    /// What they play: up to the attacker's turn what holds out longest, or the one move that saves them.
    pub replies: Vec<String>,
}

/// What the others play best against a seat that wants to force a win within so many plies. `None` if it takes too long to
/// say.
pub fn defend(
    engine: &mut dyn AnyEngine,
    table: &dyn AnyMatch,
    attacker: Seat,
    mut plies: u32,
    control: &dyn Control,
) -> Option<Defence> {
    let mut table = table.duplicate();
    let mut replies = Vec::new();
    while table.ending().is_none() && table.turn() != Turn::Seat(attacker) {
        if plies == 0 {
            let is_lost = false;
            return Some(Defence { is_lost, replies });
        }
        plies -= 1;
        // The number of plies after which each reply has lost.
        let mut longest: Option<(u32, String)> = None;
        for text in table.legal() {
            let mut next = table.duplicate();
            next.play(&text).ok()?;
            let mut lost_in = None;
            for within in 0..=plies {
                if wins(engine, &*next, attacker, within, control)? {
                    lost_in = Some(within);
                    break;
                }
            }
            let Some(lost_in) = lost_in else {
                replies.push(text);
                let is_lost = false;
                return Some(Defence { is_lost, replies });
            };
            if longest.as_ref().is_none_or(|(most, _)| lost_in > *most) {
                longest = Some((lost_in, text));
            }
        }
        let (within, text) = longest?;
        table.play(&text).ok()?;
        replies.push(text);
        plies = within;
    }
    let is_lost = wins(engine, &*table, attacker, plies, control)?;
    Some(Defence { is_lost, replies })
}

/// The winning move and how it goes on if the others hold out as long as they can.
pub(super) fn winning_line(
    engine: &mut dyn AnyEngine,
    table: &dyn AnyMatch,
    first: &str,
    plies: u32,
    control: &dyn Control,
) -> Option<Vec<String>> {
    let me = table.turn().seat()?;
    let mut table = table.duplicate();
    let mut line = vec![first.to_owned()];
    table.play(first).ok()?;
    let mut plies = plies - 1;
    while table.ending().is_none() {
        let defence = defend(engine, &*table, me, plies, control)?;
        for text in defence.replies {
            table.play(&text).ok()?;
            plies = plies.saturating_sub(1);
            line.push(text);
        }
        if table.ending().is_some() {
            break;
        }
        // Nobody needs more plies than the shortest way takes.
        let (within, text) = (1..=plies).find_map(|within| {
            let answer = engine.prove(&*table, me, within, control);
            let is_win = answer.is_win == Some(true);
            is_win.then_some((within, answer.best?))
        })?;
        table.play(&text).ok()?;
        line.push(text);
        plies = within - 1;
    }
    Some(line)
}

/// The best move and how it goes on, as long as there is again only one best move. Ends with an own move.
pub(super) fn best_line(
    engine: &mut dyn AnyEngine,
    table: &dyn AnyMatch,
    best: &[String],
    nodes: u64,
) -> Option<Vec<String>> {
    let mut table = table.duplicate();
    let [first, ..] = best else {
        return None;
    };
    let mut line = vec![first.clone()];
    table.play(first).ok()?;
    let mut answer = best.get(1).cloned();
    while line.len() < LONGEST {
        draw_the_only(&mut *table);
        let Some(reply) = answer.take() else {
            break;
        };
        if table.play(&reply).is_err() {
            break;
        }
        draw_the_only(&mut *table);
        let Some(again) = Best::of(engine, &*table, nodes, 0) else {
            break;
        };
        if !again.proved || again.margin() < LEAST_MARGIN {
            break;
        }
        let own = again.line.first()?.clone();
        table.play(&own).ok()?;
        line.push(reply);
        line.push(own);
        answer = again.line.get(1).cloned();
    }
    Some(line)
}

/// Makes the draws that can come in one way only.
pub(super) fn draw_the_only(table: &mut dyn AnyMatch) {
    while table.odds().len() == 1 && make_draw(table, 0) {}
}

/// Says what is wrong with a puzzle.
pub(super) fn check(game: &dyn AnyGame, puzzle: &Puzzle) -> Result<(), String> {
    /// Far more than the proofs of any puzzle take.
    const NODES: u64 = 20_000_000;
    let mut table = puzzle.open(game).map_err(|problems| problems.to_string())?;
    let mut engine = game.engine(MEMORY);
    let Some(me) = table.turn().seat() else {
        return Err("nobody is to move".to_owned());
    };
    let mut is_first = true;
    for text in &puzzle.solution {
        draw_the_only(&mut *table);
        if table.turn() == Turn::Seat(me) {
            let found = match puzzle.task {
                Task::Win(plies) if is_first => {
                    only_win(&mut *engine, &*table, plies, &NodeLimit(NODES))
                }
                // Later there may be several ways to win.
                Task::Win(_) => Some(text.clone()),
                Task::Most(margin) => Best::of(&mut *engine, &*table, NODES, 0)
                    .filter(|best| best.proved)
                    .filter(|best| best.margin() >= LEAST_MARGIN)
                    .filter(|best| !is_first || best.margin() == margin as i32)
                    .and_then(|best| best.line.into_iter().next()),
                Task::Best(margin) => estimate(&mut *engine, &*table)
                    .filter(|(_, found)| *found == margin as i32)
                    .map(|(best, _)| best),
            };
            match found {
                Some(best) if best == *text => {}
                Some(other) => return Err(format!("{other} is better than {text}")),
                None => return Err(format!("{text} is not the only best move")),
            }
            is_first = false;
        }
        if table.play(text).is_err() {
            return Err(format!("{text} is not legal"));
        }
    }
    let has_won = || {
        table
            .ending()
            .is_some_and(|ending| ending.winners.contains(me) && ending.winners.len() == 1)
    };
    match puzzle.task {
        Task::Win(plies) if puzzle.solution.len() as u32 > plies => {
            Err("it takes longer".to_owned())
        }
        Task::Win(_) if !has_won() => Err("the solution does not win".to_owned()),
        _ => Ok(()),
    }
}
