use quartet_game::Evaluate;

use crate::{
    Control, Limits, Line, Report, Sampler, Searcher, Settings, Table,
    alternation::{Alternation, Outcome},
};

/// Plays a game without draws and secrets that is over after a known number of plies: far from the end by playouts, nearer to
/// it by attempts to prove the rest of the game in alternation with them.
///
/// What is proved decides. Where it says that nothing can be won, many moves are often equally good for certain; then the one
/// is played that playouts like best, because others err.
#[derive(Debug)]
pub struct Finisher<'a, G: Evaluate> {
    game: &'a G,
    state: &'a G::State,
    table: &'a Table,
    settings: Settings,
}

/// So many plies before the end proofs are tried.
const NEAR: u32 = 24;
/// So many plies before the end they are tried nearly at once. Earlier they succeed so rarely that playouts come first: who
/// has little time has more of them.
const AT_ONCE: u32 = 14;
/// Nodes of playouts that come first: near the end just enough for a choice, if there is no time for a proof.
const BEFORE: [u64; 2] = [50_000, 4_000_000];
/// Every attempt finds what the earlier ones knew. The nodes of playouts are passed much more quickly than those of a proof.
const PACE: Alternation = Alternation {
    first: 20_000,
    growth: 2,
    tree: 10,
};
/// Nodes of playouts after which it is known which moves they like.
const TASTE: u64 = 200_000;

impl<'a, G: Evaluate> Finisher<'a, G> {
    /// Thinks about a state. What is in the table must come from the same game.
    #[must_use]
    pub fn new(game: &'a G, state: &'a G::State, table: &'a Table, settings: Settings) -> Self {
        Self {
            game,
            state,
            table,
            settings,
        }
    }

    /// Searches until it is told to stop or everything is proved, by playouts with a sampler of the same state. The report has no
    /// line if it is not a seat's turn.
    pub fn run(
        &self,
        sampler: &mut Sampler<'_, G>,
        control: &dyn Control,
        limits: Limits,
        mut watch: impl FnMut(&Report<G::Move>),
    ) -> Report<G::Move> {
        let plies = self.game.plies_left(self.state);
        let Some(plies) = plies.filter(|&plies| plies <= NEAR) else {
            return sampler.run(control, limits, watch);
        };
        let before = BEFORE[usize::from(plies > AT_ONCE)];
        let stop = |nodes| nodes >= before || control.stop(nodes);
        let report = sampler.run(&stop, limits, &mut watch);
        let guessing = report.nodes;
        if control.stop(guessing) {
            return report;
        }
        let guess = |stop: &dyn Control| sampler.run(stop, limits, |_| {});
        let prove = |stop: &dyn Control| self.prove(None, stop, limits);
        match PACE.run(guess, guessing, control, prove, &mut watch) {
            Outcome::Stopped(report) => report,
            Outcome::Proved(mut exact, proving) => {
                if limits.lines == 1 && exact.lines.first().is_some_and(|line| line.value <= 0) {
                    self.tempt(&mut exact, proving, sampler, control);
                }
                watch(&exact);
                exact
            }
        }
    }

    /// Searches to the end, perhaps behind one move only.
    fn prove(
        &self,
        only: Option<G::Move>,
        control: &dyn Control,
        limits: Limits,
    ) -> Report<G::Move> {
        let mut searcher = Searcher::new(self.game, self.table, self.settings, control);
        searcher.look_only_at(self.state, only.as_slice());
        searcher.run(self.state, &[], limits, |_| {})
    }

    /// Puts the move that playouts like best among those that are worth as much, for certain, in the place of the first line. So
    /// many nodes of the report are those of proofs.
    fn tempt(
        &self,
        exact: &mut Report<G::Move>,
        proving: u64,
        sampler: &mut Sampler<'_, G>,
        control: &dyn Control,
    ) {
        const ALL: Limits = Limits {
            depth: u32::MAX,
            lines: usize::MAX,
        };
        const ONE: Limits = Limits {
            depth: u32::MAX,
            lines: 1,
        };
        let Some(best) = exact.lines.first() else {
            return;
        };
        let (value, first) = (best.value, best.moves.first().copied());
        let stop = |nodes| nodes >= TASTE || control.stop(proving + nodes);
        let liked = sampler.run(&stop, ALL, |_| {});
        exact.nodes = proving + liked.nodes;
        for mv in liked.lines.iter().filter_map(|line| line.moves.first()) {
            if Some(*mv) == first || control.stop(exact.nodes) {
                return;
            }
            let stop = |more| control.stop(exact.nodes + more);
            let other = self.prove(Some(*mv), &stop, ONE);
            exact.nodes += other.nodes;
            let is_as_good = |line: &&Line<G::Move>| line.proved && line.value == value;
            if let Some(line) = other.lines.first().filter(is_as_good) {
                exact.lines[0] = line.clone();
                return;
            }
        }
    }
}
