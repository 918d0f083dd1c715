use quartet_game::{Dice, Evaluate, Seats, Turn, View};

use crate::{
    Control, Limits, Line, Mcts, MctsSettings, Report, Searcher, Settings, Table,
    alternation::{Alternation, Outcome},
};

/// Plays a game with draws or secrets: a tree search by estimates, and, once the end is near and nothing is hidden, exact
/// values in alternation with it, until either the time is over or everything is proved.
#[derive(Debug)]
pub struct Thinker<'a, G: Evaluate> {
    view: &'a View<G>,
    table: &'a Table,
    settings: MctsSettings,
    seed: u64,
}

/// So many plies before the end exact values are looked for.
const NEAR: usize = 3;
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
        }
    }

    /// Searches until it is told to stop or everything is proved. The report has no line if it is not a seat's turn.
    pub fn run(
        &self,
        control: &dyn Control,
        limits: Limits,
        mut watch: impl FnMut(&Report<G::Move>),
    ) -> Report<G::Move> {
        let mut tree = Mcts::new(self.view, self.settings, self.seed);
        if !self.is_near() {
            return tree.run(control, limits, watch);
        }
        let prove = |stop: &dyn Control| {
            let mut searcher = Searcher::new(self.view.game(), self.table, EXACT, stop);
            let limits_to_end = Limits {
                depth: NEAR as u32,
                ..limits
            };
            searcher.run(self.view.state(), &[], limits_to_end, |_| {})
        };
        match PACE.run(&mut tree, 0, control, limits, prove, &mut watch) {
            Outcome::Stopped(report) => report,
            Outcome::Proved(mut exact, ..) => {
                if G::BONUS != 0 {
                    self.tell_margins(&mut exact, &mut tree, control);
                }
                watch(&exact);
                exact
            }
        }
    }

    /// Takes what winning counts beyond the margin out of the values. Where draws are still to come, it is not known how much of
    /// a value that is; there the margin is an estimate.
    fn tell_margins(
        &self,
        exact: &mut Report<G::Move>,
        tree: &mut Mcts<'_, G>,
        control: &dyn Control,
    ) {
        let game = self.view.game();
        let Turn::Seat(me) = game.turn(self.view.state()) else {
            return;
        };
        let mut estimates = None;
        for line in &mut exact.lines {
            if let Some(winners) = self.winners_after(&line.moves) {
                line.value -= G::bonus(winners, me);
                continue;
            }
            line.proved = false;
            let estimates = estimates.get_or_insert_with(|| {
                let limits = Limits {
                    lines: usize::MAX,
                    ..Limits::default()
                };
                let enough = |nodes: u64| nodes >= PACE.first || control.stop(nodes);
                tree.run(&enough, limits, |_| {}).lines
            });
            let same = |other: &&Line<G::Move>| other.moves.first() == line.moves.first();
            if let Some(estimate) = estimates.iter().find(same) {
                line.value = estimate.value;
            }
        }
    }

    /// Who has won after these moves, if that is the end and no draw on the way could have been another one.
    fn winners_after(&self, moves: &[G::Move]) -> Option<Seats> {
        let game = self.view.game();
        let mut state = self.view.state().clone();
        let mut moves = moves.iter();
        let mut outcomes = Vec::new();
        loop {
            match game.turn(&state) {
                Turn::Over(winners) => return Some(winners),
                Turn::Seat(_) => game.play(&mut state, *moves.next()?),
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

    /// Is nothing hidden, and the game over in a few plies?
    fn is_near(&self) -> bool {
        let game = self.view.game();
        let mut dice = Dice::new(self.seed);
        let mut state = self.view.imagine(&mut dice);
        if state != *self.view.state() {
            return false;
        }
        let mut plies = 0;
        let (mut moves, mut outcomes) = (Vec::new(), Vec::new());
        loop {
            match game.turn(&state) {
                Turn::Over(_) => return true,
                Turn::Chance => {
                    outcomes.clear();
                    game.outcomes(&state, &mut outcomes);
                    match dice.pick_weighted(&outcomes) {
                        Some(&chance) => game.resolve(&mut state, chance),
                        None => return false,
                    }
                }
                Turn::Seat(_) => {
                    moves.clear();
                    game.moves(&state, &mut moves);
                    match moves.first() {
                        Some(&mv) if plies < NEAR => game.play(&mut state, mv),
                        _ => return false,
                    }
                    plies += 1;
                }
            }
        }
    }
}
