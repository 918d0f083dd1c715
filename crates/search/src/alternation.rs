use crate::{Control, Report};

/// A tree search in alternation with attempts to prove everything, each of which may take longer than the one before.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Alternation {
    /// Nodes of the first attempt.
    pub(crate) first: u64,
    /// By how much the next one may be longer.
    pub(crate) growth: u64,
    /// Nodes of the tree for every node of an attempt.
    pub(crate) tree: u64,
}

/// What came of it.
pub(crate) enum Outcome<M> {
    /// Everything is proved. How many nodes of the report are those of attempts stands beside it; the others are the tree's.
    Proved(Report<M>, u64),
    /// It was stopped before.
    Stopped(Report<M>),
}

impl Alternation {
    /// Goes on until it is told to stop or everything is proved. The tree has `guessing` nodes already.
    pub(crate) fn run<M>(
        self,
        mut guess: impl FnMut(&dyn Control) -> Report<M>,
        mut guessing: u64,
        control: &dyn Control,
        prove: impl Fn(&dyn Control) -> Report<M>,
        watch: &mut impl FnMut(&Report<M>),
    ) -> Outcome<M> {
        let mut proving = 0;
        let mut share = self.first;
        loop {
            let stop = |nodes| nodes >= share || control.stop(guessing + proving + nodes);
            let mut exact = prove(&stop);
            proving += exact.nodes;
            if exact.lines.iter().all(|line| line.proved) {
                exact.nodes = proving + guessing;
                return Outcome::Proved(exact, proving);
            }
            let until = guessing + self.tree * share;
            let stop = |nodes| nodes >= until || control.stop(proving + nodes);
            let mut report = guess(&stop);
            guessing = report.nodes;
            report.nodes += proving;
            watch(&report);
            if control.stop(report.nodes) {
                return Outcome::Stopped(report);
            }
            share *= self.growth;
        }
    }
}
