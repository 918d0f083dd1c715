use std::{cmp::Reverse, ops::Range};

use crate::{Control, Limits, Line, Report};

/// A tree that grows by descents from its root to a leaf and back.
pub(crate) trait Descent {
    type Move;

    /// Is there nothing left to find out?
    fn is_decided(&self) -> bool;

    /// How often the root was visited.
    fn visits(&self) -> u32;

    /// Nodes searched so far.
    fn nodes(&self) -> u64;

    /// From the root to a leaf and back.
    fn descend(&mut self);

    /// What is known, with so many lines.
    fn report(&self, lines: usize) -> Report<Self::Move>;

    /// Descends until it is told to stop, or nothing is left to find out. `watch` sees what is known from time to time, and at
    /// the end.
    fn descend_until(
        &mut self,
        control: &dyn Control,
        limits: Limits,
        mut watch: impl FnMut(&Report<Self::Move>),
    ) -> Report<Self::Move> {
        let mut descents = 0u32;
        while !self.is_decided() && self.visits() < MOST_VISITS {
            self.descend();
            descents += 1;
            if descents >= 1024 && descents.is_power_of_two() {
                watch(&self.report(limits.lines));
            }
            if descents.is_multiple_of(16) && control.stop(self.nodes()) {
                break;
            }
        }
        let report = self.report(limits.lines);
        watch(&report);
        report
    }
}

/// The lines, at most so many, that begin with the moves at the root that were visited most. Twigs are asked for by their
/// numbers: how often each was visited, its move, the twigs behind it, and what people are told that it is worth.
pub(crate) fn most_visited<M>(
    root: Range<usize>,
    lines: usize,
    visits: impl Fn(usize) -> u32,
    mv: impl Fn(usize) -> Option<M>,
    behind: impl Fn(usize) -> Option<Range<usize>>,
    told: impl Fn(usize) -> i32,
) -> Vec<Line<M>> {
    /// What is tried more rarely says nothing.
    const FEWEST: u32 = 8;
    let mut order: Vec<usize> = root.collect();
    order.sort_by_key(|&n| Reverse(visits(n)));
    // Of what has not been tried nothing is known; but there is always a move.
    let tried = order.iter().filter(|&&n| visits(n) > 0).count();
    order.truncate(tried.max(1));
    let first = order.into_iter().take(lines.max(1));
    let line = first.map(|first| {
        let mut moves = Vec::new();
        let mut at = first;
        while let Some(mv) = mv(at) {
            moves.push(mv);
            let twigs = behind(at).into_iter().flatten();
            match twigs.max_by_key(|&n| (visits(n), Reverse(n))) {
                Some(next) if visits(next) >= FEWEST => at = next,
                _ => break,
            }
        }
        Line {
            value: told(first),
            proved: false,
            bonus: 0,
            moves,
        }
    });
    line.collect()
}

/// The number of moves of the longest line.
pub(crate) fn longest<M>(lines: &[Line<M>]) -> u32 {
    lines.iter().map(|line| line.moves.len()).max().unwrap_or(0) as u32
}

/// Visits are counted in 32 bits. What so many of them do not show, others do not either.
pub(crate) const MOST_VISITS: u32 = u32::MAX - 1024;

/// A number between -1 and 1, halfway there at the scale.
pub(crate) fn squashed(value: f64, scale: f64) -> f64 {
    value / (value.abs() + scale)
}
