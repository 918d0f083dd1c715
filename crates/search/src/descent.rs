use crate::{Control, Limits, Report};

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

/// Visits are counted in 32 bits. What so many of them do not show, others do not either.
pub(crate) const MOST_VISITS: u32 = u32::MAX - 1024;

/// A number between -1 and 1, halfway there at the scale.
pub(crate) fn squashed(value: f64, scale: f64) -> f64 {
    value / (value.abs() + scale)
}
