//! The search with several threads, where there are threads.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};

use quartet_game::Evaluate;

use crate::{Control, Limits, Report, Searcher, Settings, Table};

/// Searches with several threads that help each other by nothing but the table that they share.
///
/// The first thread decides: it reports, and when it is done all are. With one thread this is [`Searcher::run`], node for
/// node; with more, what is found depends on how the threads happen to meet. `proved` is as certain with many threads as
/// with one.
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
    limits: Limits,
    mut watch: impl FnMut(&Report<G::Move>),
) -> Report<G::Move> {
    let done = AtomicBool::new(false);
    let helped = AtomicU64::new(0);
    std::thread::scope(|scope| {
        for helper in 1..threads {
            let (done, helped) = (&done, &helped);
            scope.spawn(move || {
                let control = Helper {
                    done,
                    helped,
                    counted: AtomicU64::new(0),
                };
                let mut searcher = Searcher::new(game, table, settings, &control);
                // Half of the helpers are a ply ahead, so that they do not all look at the same.
                searcher.skip_ahead(helper as u32 % 2);
                let limits = Limits { lines: 1, ..limits };
                searcher.run(state, history, limits, |_| {});
                control.count(searcher.nodes());
            });
        }
        let all = |nodes| nodes + helped.load(Relaxed);
        let control = |nodes| control.stop(all(nodes));
        let mut searcher = Searcher::new(game, table, settings, &control);
        let mut report = searcher.run(state, history, limits, |report| {
            let mut report = report.clone();
            report.nodes = all(report.nodes);
            watch(&report);
        });
        done.store(true, Relaxed);
        report.nodes = all(report.nodes);
        report
    })
}

/// Stops a helper when the first thread is done, and counts its nodes.
struct Helper<'a> {
    done: &'a AtomicBool,
    helped: &'a AtomicU64,
    counted: AtomicU64,
}

impl Helper<'_> {
    /// Adds what is new to the nodes of all helpers.
    fn count(&self, nodes: u64) {
        let before = self.counted.swap(nodes, Relaxed);
        self.helped.fetch_add(nodes - before, Relaxed);
    }
}

impl Control for Helper<'_> {
    fn stop(&self, nodes: u64) -> bool {
        self.count(nodes);
        self.done.load(Relaxed)
    }
}
