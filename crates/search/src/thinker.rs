use quartet_game::{Dice, Evaluate, Turn, View};

use crate::{Control, Limits, Mcts, MctsSettings, Report, Searcher, Settings, Table};

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
/// Nodes of the first attempt to find them. Every further one may take four times as many.
const FIRST: u64 = 4096;
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
        let game = self.view.game();
        let (mut proving, mut guessing) = (0, 0);
        let mut share = FIRST;
        loop {
            let stop = |nodes| nodes >= share || control.stop(guessing + proving + nodes);
            let mut searcher = Searcher::new(game, self.table, EXACT, &stop);
            let limits_to_end = Limits {
                depth: NEAR as u32,
                ..limits
            };
            let exact = searcher.run(self.view.state(), &[], limits_to_end, |_| {});
            proving += exact.nodes;
            if exact.lines.iter().all(|line| line.proved) {
                watch(&exact);
                return exact;
            }
            let until = guessing + share;
            let stop = |nodes| nodes >= until || control.stop(proving + nodes);
            let mut report = tree.run(&stop, limits, |_| {});
            guessing = report.nodes;
            report.nodes += proving;
            watch(&report);
            if control.stop(report.nodes) {
                return report;
            }
            share *= 4;
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
