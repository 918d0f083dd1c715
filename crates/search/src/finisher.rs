use quartet_game::Evaluate;

use crate::{
    Control, Limits, Line, Report, Samplers, Searcher, Settings, Table,
    alternation::{Alternation, Outcome},
    parallel,
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
    /// The moves that are looked at; all of them if it is empty.
    only: &'a [G::Move],
}

/// So many plies before the end proofs are tried.
const NEAR: u32 = 24;
/// So many plies before the end they are tried nearly at once. Earlier they succeed so rarely that playouts come first: who
/// has little time has more of them.
const AT_ONCE: u32 = 14;
/// Nodes of a first attempt there: very late that is enough.
const AT_FIRST: u64 = 2000;
/// Nodes of playouts that come next: near the end just enough for a choice, if there is no time for a proof.
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
            only: &[],
        }
    }

    /// The same for these moves only, each looked at as closely as the time allows.
    #[must_use]
    pub fn only(self, moves: &'a [G::Move]) -> Self {
        Self {
            only: moves,
            ..self
        }
    }

    /// Searches until it is told to stop or everything is proved, by playouts with samplers of the same state. The report has no
    /// line if it is not a seat's turn. Proofs are looked for by as many threads as there are samplers.
    pub fn run(
        &self,
        samplers: &mut Samplers<'_, G>,
        control: &dyn Control,
        limits: Limits,
        mut watch: impl FnMut(&Report<G::Move>),
    ) -> Report<G::Move> {
        samplers.look_only_at(self.only);
        let plies = self.game.plies_left(self.state);
        let Some(plies) = plies.filter(|&plies| plies <= NEAR) else {
            return samplers.run(control, limits, watch);
        };
        if plies > AT_ONCE {
            return self.alternate(BEFORE[1], samplers, control, limits, watch);
        }
        let threads = samplers.count();
        let stop = |nodes| nodes >= AT_FIRST || control.stop(nodes);
        let mut exact = self.prove(threads, &stop, limits);
        let tried = exact.nodes;
        if exact.lines.iter().all(|line| line.proved) {
            self.decide(&mut exact, tried, samplers, control, limits);
            watch(&exact);
            return exact;
        }
        let rest = |nodes| control.stop(tried + nodes);
        let all = |report: &Report<G::Move>| Report {
            nodes: tried + report.nodes,
            ..report.clone()
        };
        let watch = |report: &Report<G::Move>| watch(&all(report));
        all(&self.alternate(BEFORE[0], samplers, &rest, limits, watch))
    }

    /// So many nodes of playouts, and then proofs in alternation with more of them.
    fn alternate(
        &self,
        before: u64,
        samplers: &mut Samplers<'_, G>,
        control: &dyn Control,
        limits: Limits,
        mut watch: impl FnMut(&Report<G::Move>),
    ) -> Report<G::Move> {
        let stop = |nodes| nodes >= before || control.stop(nodes);
        let report = samplers.run(&stop, limits, &mut watch);
        let guessing = report.nodes;
        if control.stop(guessing) {
            return report;
        }
        let threads = samplers.count();
        let guess = |stop: &dyn Control| samplers.run(stop, limits, |_| {});
        let prove = |stop: &dyn Control| self.prove(threads, stop, limits);
        match PACE.run(guess, guessing, control, prove, &mut watch) {
            Outcome::Stopped(report) => report,
            Outcome::Proved(mut exact, proving) => {
                self.decide(&mut exact, proving, samplers, control, limits);
                watch(&exact);
                exact
            }
        }
    }

    /// Everything is proved, by so many nodes: where nothing can be won it matters what others may overlook.
    fn decide(
        &self,
        exact: &mut Report<G::Move>,
        proving: u64,
        samplers: &mut Samplers<'_, G>,
        control: &dyn Control,
        limits: Limits,
    ) {
        if limits.lines == 1 && exact.lines.first().is_some_and(|line| line.value <= 0) {
            self.tempt(exact, proving, samplers, control);
        }
    }

    /// Searches to the end.
    fn prove(&self, threads: usize, control: &dyn Control, limits: Limits) -> Report<G::Move> {
        parallel::run(
            self.game,
            self.table,
            self.settings,
            control,
            threads,
            self.state,
            &[],
            self.only,
            limits,
            |_| {},
        )
    }

    /// Searches to the end behind one move.
    fn prove_behind(&self, mv: G::Move, control: &dyn Control, limits: Limits) -> Report<G::Move> {
        let mut searcher = Searcher::new(self.game, self.table, self.settings, control);
        searcher.look_only_at(self.state, &[mv]);
        searcher.run(self.state, &[], limits, |_| {})
    }

    /// Puts the move that playouts like best among those that are worth as much, for certain, in the place of the first line. So
    /// many nodes of the report are those of proofs.
    fn tempt(
        &self,
        exact: &mut Report<G::Move>,
        proving: u64,
        samplers: &mut Samplers<'_, G>,
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
        let liked = samplers.run(&stop, ALL, |_| {});
        exact.nodes = proving + liked.nodes;
        for mv in liked.lines.iter().filter_map(|line| line.moves.first()) {
            if Some(*mv) == first || control.stop(exact.nodes) {
                return;
            }
            let stop = |more| control.stop(exact.nodes + more);
            let other = self.prove_behind(*mv, &stop, ONE);
            exact.nodes += other.nodes;
            let is_as_good = |line: &&Line<G::Move>| line.proved && line.value == value;
            if let Some(line) = other.lines.first().filter(is_as_good) {
                exact.lines[0] = line.clone();
                return;
            }
        }
    }
}
