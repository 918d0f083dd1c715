use quartet_game::Seat;
use quartet_search::{Control, NodeLimit};

use super::{Task, proof};
use crate::{AnyEngine, AnyMatch};

/// The other side threatens to win at once: most other moves allow it.
const PARRY: &str = "parry";
/// The winning move threatens nothing at once: most answers do not lose on the next move.
const QUIET: &str = "quiet";
/// It wins, and every other move does not.
const TURNING: &str = "turning";
/// It draws, and every other move loses.
const RESCUE: &str = "rescue";
/// Another move gains more points at once.
const PATIENCE: &str = "patience";
/// No other move gains as many points at once.
const GREED: &str = "greed";
/// It is the last move of the seat.
const LAST: &str = "last";
/// One only move follows on another.
const CHAIN: &str = "chain";

/// A position for which themes are sought.
pub(super) struct Studied<'a> {
    pub(super) table: &'a dyn AnyMatch,
    pub(super) task: Task,
    pub(super) solution: &'a [String],
    /// What the best and the next best move are worth, where that is certain.
    pub(super) values: Option<(i32, i32)>,
}

impl Studied<'_> {
    /// What is remarkable about it: what any game can have first, then what the game itself says about the move.
    pub(super) fn themes(&self, engine: &mut dyn AnyEngine) -> Option<Vec<String>> {
        let mut themes: Vec<&str> = Vec::new();
        let first = self.solution.first()?;
        let me = self.table.turn().seat()?;
        let mut after = self.table.duplicate();
        after.play(first).ok()?;
        if let Some((value, next)) = self.values {
            if value > 0 && next <= 0 {
                themes.push(TURNING);
            }
            if value == 0 && next < 0 {
                themes.push(RESCUE);
            }
        }
        match self.task {
            Task::Win(plies) => {
                if self.must_parry(engine, me, first)? {
                    themes.push(PARRY);
                }
                if plies > 1 + u32::from(self.table.seats()) && is_quiet(engine, &*after, me)? {
                    themes.push(QUIET);
                }
            }
            Task::Most(_) | Task::Best(_) => {
                themes.extend(self.gain(me, first));
                if is_last(&*after, me)? {
                    themes.push(LAST);
                } else if self.solution.len() > 1 {
                    themes.push(CHAIN);
                }
            }
        }
        let mut themes: Vec<String> = themes.into_iter().map(str::to_owned).collect();
        themes.extend(self.table.motifs(first).into_iter().map(str::to_owned));
        Some(themes)
    }

    /// Do more than half of the other moves let somebody else win before the seat moves again?
    fn must_parry(&self, engine: &mut dyn AnyEngine, me: Seat, best: &str) -> Option<bool> {
        let (mut losing, mut others) = (0, 0);
        for text in self.table.legal().iter().filter(|text| *text != best) {
            let mut next = self.table.duplicate();
            next.play(text).ok()?;
            others += 1;
            let Some(other) = next.turn().seat().filter(|seat| *seat != me) else {
                continue;
            };
            losing += u32::from(proof::wins(engine, &*next, other, 1, SHORT)?);
        }
        Some(2 * losing > others)
    }

    /// What the move gains at once beside what the others gain.
    fn gain(&self, me: Seat, best: &str) -> Option<&'static str> {
        let lead_after = |text: &str| {
            let mut next = self.table.duplicate();
            next.play(text).ok()?;
            let scores = next.scores()?;
            let own = *scores.get(me.index())?;
            Some(2 * own - scores.iter().sum::<i32>())
        };
        let own = lead_after(best)?;
        let legal = self.table.legal();
        let others = legal.iter().filter(|text| *text != best);
        match others.filter_map(|text| lead_after(text)).max()? {
            more if more > own => Some(PATIENCE),
            less if less < own => Some(GREED),
            _ => None,
        }
    }
}

const SHORT: &dyn Control = &NodeLimit(1_000_000);

/// Can the others play on after the move in most ways without losing at once?
fn is_quiet(engine: &mut dyn AnyEngine, after: &dyn AnyMatch, me: Seat) -> Option<bool> {
    let seats = u32::from(after.seats());
    let replies = after.legal();
    let mut lasting = 0;
    for text in &replies {
        let mut next = after.duplicate();
        next.play(text).ok()?;
        // Up to and with the next own move.
        lasting += usize::from(!proof::wins(engine, &*next, me, seats - 1, SHORT)?);
    }
    Some(2 * lasting > replies.len())
}

/// Is the game over before the seat moves again, whatever the others play?
fn is_last(after: &dyn AnyMatch, me: Seat) -> Option<bool> {
    let mut after = after.duplicate();
    proof::draw_the_only(&mut *after);
    if after.ending().is_some() {
        return Some(true);
    }
    if after.turn().seat() == Some(me) || after.turn().seat().is_none() {
        return Some(false);
    }
    for text in after.legal() {
        let mut next = after.duplicate();
        next.play(&text).ok()?;
        if !is_last(&*next, me)? {
            return Some(false);
        }
    }
    Some(true)
}
