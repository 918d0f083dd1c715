//! The search with several threads, where there are threads.

use std::sync::atomic::Ordering::Relaxed;

use quartet_game::Evaluate;

use crate::{
    Control, Limits, Report, Searcher, Settings, Table,
    helper::{Helper, helped},
};

/// Searches with several threads that help each other by nothing but the table that they share.
///
/// Only the moves that are named are looked at; all of them if none is. The first thread decides: it reports, and when it is
/// done all are. With one thread this is [`Searcher::run`], node for node; with more, what is found depends on how the threads
/// happen to meet. `proved` is as certain with many threads as with one.
#[expect(
    clippy::too_many_arguments,
    reason = "those of the searcher and of its run, together"
)]
pub fn run<G: Evaluate>(
    game: &G,
    table: &Table,
    settings: Settings,
    control: &dyn Control,
    threads: usize,
    state: &G::State,
    history: &[u64],
    only: &[G::Move],
    limits: Limits,
    mut watch: impl FnMut(&Report<G::Move>),
) -> Report<G::Move> {
    let helpers = (1..threads).map(|number| {
        move |helper: &Helper<'_>| {
            let mut searcher = Searcher::new(game, table, settings, helper);
            // Half of the helpers are a ply ahead, so that they do not all look at the same.
            searcher.skip_ahead(number as u32 % 2);
            searcher.look_only_at(state, only);
            let limits = Limits { lines: 1, ..limits };
            searcher.run(state, history, limits, |_| {});
            helper.count(searcher.nodes());
        }
    });
    helped(helpers, |by_helpers| {
        let all = |nodes| nodes + by_helpers.load(Relaxed);
        let control = |nodes| control.stop(all(nodes));
        let mut searcher = Searcher::new(game, table, settings, &control);
        searcher.look_only_at(state, only);
        let mut report = searcher.run(state, history, limits, |report| {
            let mut report = report.clone();
            report.nodes = all(report.nodes);
            watch(&report);
        });
        report.nodes = all(report.nodes);
        report
    })
}
