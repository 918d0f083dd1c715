use quartet_game::{Dice, Evaluate, Seat, Turn, View};

use crate::{
    Control, Limits, Line, Mcts, MctsSettings, Report, Searcher, Settings, Table,
    alternation::{Alternation, Outcome},
    descent::Descent as _,
};

/// Plays a game with draws or secrets: a tree search by estimates, and, once the end is near and nothing is hidden, exact
/// values in alternation with it, until either the time is over or everything is proved.
#[derive(Debug)]
pub struct Thinker<'a, G: Evaluate> {
    view: &'a View<G>,
    table: &'a Table,
    settings: MctsSettings,
    seed: u64,
    /// The moves that are looked at; all of them if it is empty.
    only: Vec<G::Move>,
}

/// So many plies before the end exact values are looked for.
const NEAR: u32 = 3;
/// As long for the tree as for the attempts to find them.
const PACE: Alternation = Alternation {
    first: 4096,
    growth: 4,
    tree: 1,
};
/// Nothing that would have to be searched again before it is sure.
const EXACT: Settings = Settings {
    reductions: false,
    extensions: false,
    skipping: false,
    quiescence: false,
    table: true,
    aspiration: true,
    solving: false,
    contempt: 0,
};

impl<'a, G: Evaluate> Thinker<'a, G> {
    /// Thinks about what the viewer sees. What is in the table must come from the same game.
    #[must_use]
    pub fn new(view: &'a View<G>, table: &'a Table, settings: MctsSettings, seed: u64) -> Self {
        Self {
            view,
            table,
            settings,
            seed,
            only: Vec::new(),
        }
    }

    /// The same for these moves only, each looked at as closely as the time allows.
    #[must_use]
    pub fn only(self, moves: &[G::Move]) -> Self {
        let only = moves.to_vec();
        Self { only, ..self }
    }

    /// Searches until it is told to stop, the depth is reached or everything is proved. The report has no line if it is not a
    /// seat's turn.
    pub fn run(
        &self,
        control: &dyn Control,
        limits: Limits,
        mut watch: impl FnMut(&Report<G::Move>),
    ) -> Report<G::Move> {
        if limits.depth != u32::MAX {
            return self.look_through(control, limits, watch);
        }
        let mut tree = self.tree();
        // Whoever does not see the end cannot count on it.
        let sees_end = self.settings.sight >= NEAR as usize && self.plies_to_end(NEAR).is_some();
        if !sees_end || self.is_guess(&self.imagined()) {
            return tree.run(control, limits, watch);
        }
        let prove = |stop: &dyn Control| {
            // The best one first, because of many moves the others take much longer.
            let to_end = Limits {
                depth: NEAR,
                lines: 1,
            };
            self.search(self.view.state(), stop, to_end, |_| {})
        };
        let guess = |stop: &dyn Control| tree.run(stop, limits, |_| {});
        match PACE.run(guess, 0, control, prove, &mut watch) {
            Outcome::Stopped(report) => report,
            Outcome::Proved(mut exact, _) => {
                if limits.lines > 1 {
                    self.add_lines(&mut exact, &tree, control, limits);
                }
                if G::BONUS != 0 {
                    self.tell_margins(self.view.state(), &mut exact, &mut tree, control);
                }
                watch(&exact);
                exact
            }
        }
    }

    /// The best line is certain, others are wanted: all of them for certain, if there is time, and otherwise as the tree knows them.
    fn add_lines(
        &self,
        exact: &mut Report<G::Move>,
        tree: &Mcts<'_, G>,
        control: &dyn Control,
        limits: Limits,
    ) {
        let spent = exact.nodes;
        let stop = |nodes| control.stop(spent + nodes);
        let to_end = Limits {
            depth: NEAR,
            ..limits
        };
        let all = self.search(self.view.state(), &stop, to_end, |_| {});
        exact.nodes = spent + all.nodes;
        exact.deepest = exact.deepest.max(all.deepest);
        // A search that is stopped early may have fewer lines than are wanted.
        let is_all = all.lines.len() >= limits.lines.min(self.choices());
        if is_all && all.lines.iter().all(|line| line.proved) {
            exact.lines = all.lines;
        } else {
            let best = std::mem::take(&mut exact.lines);
            exact.lines = tree.report(limits.lines).lines;
            exact.add_unfinished(best, limits.lines);
        }
    }

    /// How many moves are looked at.
    fn choices(&self) -> usize {
        let mut moves = Vec::new();
        self.view.game().moves(self.view.state(), &mut moves);
        moves.retain(|mv| self.only.is_empty() || self.only.contains(mv));
        moves.len()
    }

    /// Looks at every line of so many plies: draws count by their odds, and what is hidden is guessed once. A tree knows no depth.
    fn look_through(
        &self,
        control: &dyn Control,
        limits: Limits,
        mut watch: impl FnMut(&Report<G::Move>),
    ) -> Report<G::Move> {
        let state = self.imagined();
        let is_guess = self.is_guess(&state);
        let end = self.plies_to_end(limits.depth);
        let believe = |report: &mut Report<G::Move>| {
            for line in &mut report.lines {
                line.proved &= !is_guess;
            }
        };
        let mut report = self.search(&state, control, limits, |report| {
            // With the end in sight values are not yet margins; an iteration that was stopped has looked a ply further.
            if G::BONUS == 0 || end.is_none_or(|end| report.depth + 1 < end) {
                let mut report = report.clone();
                believe(&mut report);
                watch(&report);
            }
        });
        if G::BONUS != 0 && end.is_some_and(|end| report.depth + 1 >= end) {
            self.tell_margins(&state, &mut report, &mut self.tree(), control);
        }
        believe(&mut report);
        watch(&report);
        report
    }

    fn tree(&self) -> Mcts<'a, G> {
        let mut tree = Mcts::new(self.view, self.settings, self.seed);
        tree.look_only_at(&self.only);
        tree
    }

    /// Searches by bounds, without anything that would have to be searched again before it is sure.
    fn search(
        &self,
        state: &G::State,
        control: &dyn Control,
        limits: Limits,
        watch: impl FnMut(&Report<G::Move>),
    ) -> Report<G::Move> {
        let game = self.view.game();
        let mut searcher = Searcher::new(game, self.table, EXACT, control);
        searcher.look_only_at(state, &self.only);
        searcher.run(state, &[], limits, watch)
    }

    /// A state that the viewer cannot tell from the true one.
    fn imagined(&self) -> G::State {
        self.view.imagine(&mut Dice::new(self.seed))
    }

    /// Was something hidden that had to be imagined?
    fn is_guess(&self, imagined: &G::State) -> bool {
        imagined != self.view.state()
    }

    /// Takes what winning counts beyond the margin out of the values. Where draws are still to come, it is not known how much of
    /// a value that is; there the margin is an estimate.
    fn tell_margins(
        &self,
        state: &G::State,
        exact: &mut Report<G::Move>,
        tree: &mut Mcts<'_, G>,
        control: &dyn Control,
    ) {
        let game = self.view.game();
        let Turn::Seat(me) = game.turn(state) else {
            return;
        };
        let spent = exact.nodes;
        let mut estimates = None;
        for line in &mut exact.lines {
            if let Some(bonus) = self.bonus_in(state, line, me, control) {
                line.value -= bonus;
                line.bonus = bonus;
                continue;
            }
            line.proved = false;
            let estimates = estimates.get_or_insert_with(|| {
                let limits = Limits {
                    lines: usize::MAX,
                    ..Limits::default()
                };
                let enough = |nodes: u64| nodes >= PACE.first || control.stop(spent + nodes);
                tree.run(&enough, limits, |_| {}).lines
            });
            let same = |other: &&Line<G::Move>| other.moves.first() == line.moves.first();
            line.value = match (estimates.iter().find(same), line.moves.first()) {
                (Some(estimate), _) => estimate.value,
                (None, Some(&mv)) => game.evaluate_after(self.view.state(), mv, me),
                (None, None) => 0,
            };
        }
    }

    /// How much of the value of a line is what winning counts, if that is certain: best play leads to an end that is worth the value,
    /// and no draw on the way could have been another one. Where the line is too short, because the rest stood in the table, it
    /// is gone on with.
    fn bonus_in(
        &self,
        state: &G::State,
        line: &mut Line<G::Move>,
        me: Seat,
        control: &dyn Control,
    ) -> Option<i32> {
        if !line.proved {
            return None;
        }
        let game = self.view.game();
        let mut state = state.clone();
        let mut plies = 0;
        let mut outcomes = Vec::new();
        loop {
            match game.turn(&state) {
                Turn::Over(winners) => {
                    let is_it = game.outcome(&state, winners, me) == line.value;
                    return is_it.then(|| G::bonus(winners, me));
                }
                Turn::Seat(_) => {
                    if plies == line.moves.len() {
                        let limits = Limits {
                            depth: NEAR,
                            lines: 1,
                        };
                        let mut searcher = Searcher::new(game, self.table, EXACT, control);
                        let rest = searcher.run(&state, &[], limits, |_| {});
                        let next = rest.lines.first().filter(|line| line.proved)?;
                        line.moves.push(*next.moves.first()?);
                    }
                    game.play(&mut state, line.moves[plies]);
                    plies += 1;
                }
                Turn::Chance => {
                    outcomes.clear();
                    game.outcomes(&state, &mut outcomes);
                    match outcomes[..] {
                        [(only, _)] => game.resolve(&mut state, only),
                        _ => return None,
                    }
                }
            }
        }
    }

    /// After how many plies the game is over, if it is so soon: judged by any of the ways in which it can go on.
    fn plies_to_end(&self, most: u32) -> Option<u32> {
        let game = self.view.game();
        let mut dice = Dice::new(self.seed);
        let mut state = self.view.imagine(&mut dice);
        let mut plies = 0;
        let (mut moves, mut outcomes) = (Vec::new(), Vec::new());
        loop {
            match game.turn(&state) {
                Turn::Over(_) => return Some(plies),
                Turn::Chance => {
                    outcomes.clear();
                    game.outcomes(&state, &mut outcomes);
                    let chance = dice.pick_weighted(&outcomes)?;
                    game.resolve(&mut state, *chance);
                }
                Turn::Seat(_) if plies == most => return None,
                Turn::Seat(_) => {
                    moves.clear();
                    game.moves(&state, &mut moves);
                    game.play(&mut state, *moves.first()?);
                    plies += 1;
                }
            }
        }
    }
}
