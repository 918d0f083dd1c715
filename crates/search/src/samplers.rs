use std::sync::atomic::Ordering::Relaxed;

use quartet_game::Evaluate;

use crate::{
    Control, Limits, Report, SampleTree, Sampler, SamplerSettings,
    descent::Descent,
    helper::{Helper, helped},
    sampler::Visited,
};

/// Several [`Sampler`]s of one position, each in a thread of its own with its own tree and dice. What is chosen is what all of
/// them together have visited most.
///
/// One alone is the sampler, node for node. With more, what is found depends on how quick each thread is.
#[derive(Debug)]
pub struct Samplers<'a, G: Evaluate> {
    first: Sampler<'a, G>,
    helpers: Vec<Sampler<'a, G>>,
}

impl<'a, G: Evaluate> Samplers<'a, G> {
    /// As many as there are trees, which share the memory. What stands in the trees must come from the same game.
    ///
    /// # Panics
    /// If there is no tree.
    #[must_use]
    pub fn new(
        game: &'a G,
        state: &G::State,
        settings: SamplerSettings,
        seed: u64,
        trees: &'a mut [SampleTree<G::State, G::Move>],
    ) -> Self {
        let settings = SamplerSettings {
            bytes: settings.bytes / trees.len(),
            ..settings
        };
        let seeds = (0..).map(|n| seed.wrapping_add(n));
        let mut samplers = trees
            .iter_mut()
            .zip(seeds)
            .map(|(tree, seed)| Sampler::new(game, state, settings, seed, tree));
        Self {
            first: samplers.next().expect("at least one tree"),
            helpers: samplers.collect(),
        }
    }

    /// Looks only at these moves from now on, however few; at all of them if none is named.
    pub fn look_only_at(&mut self, moves: &[G::Move]) {
        let all = std::iter::once(&mut self.first).chain(&mut self.helpers);
        all.for_each(|sampler| sampler.look_only_at(moves));
    }

    /// How many there are, and so how many threads.
    #[must_use]
    pub fn count(&self) -> usize {
        1 + self.helpers.len()
    }

    /// Searches until it is told to stop, as [`Sampler::run`] does. On the way `watch` sees what the first one knows.
    pub fn run(
        &mut self,
        control: &dyn Control,
        limits: Limits,
        watch: impl FnMut(&Report<G::Move>),
    ) -> Report<G::Move> {
        if self.helpers.is_empty() {
            return self.first.run(control, limits, watch);
        }
        self.run_together(control, limits, watch)
    }

    fn run_together(
        &mut self,
        control: &dyn Control,
        limits: Limits,
        mut watch: impl FnMut(&Report<G::Move>),
    ) -> Report<G::Move> {
        let before: u64 = self.helpers.iter().map(Sampler::nodes).sum();
        let helpers = self.helpers.iter_mut().map(|sampler| {
            move |helper: &Helper<'_>| {
                let before = sampler.nodes();
                let control = |nodes| helper.stop(nodes - before);
                let report = sampler.run(&control, limits, |_| {});
                helper.count(report.nodes - before);
            }
        });
        let first = &mut self.first;
        helped(helpers, |by_helpers| {
            let all = |nodes| nodes + before + by_helpers.load(Relaxed);
            let control = |nodes| control.stop(all(nodes));
            first.run(&control, limits, |report| {
                let mut report = report.clone();
                report.nodes = all(report.nodes);
                watch(&report);
            });
        });
        let report = self.report(limits.lines);
        watch(&report);
        report
    }

    /// What all know together.
    fn report(&self, lines: usize) -> Report<G::Move> {
        let mut others: Vec<Visited> = Vec::new();
        for helper in &self.helpers {
            others.resize(helper.visited().count(), Visited::default());
            // All know the same moves in the same order: that of their estimates, whichever of them are looked at.
            for (others, visited) in others.iter_mut().zip(helper.visited()) {
                others.visits = others.visits.saturating_add(visited.visits);
                others.sum += visited.sum;
            }
        }
        let mut report = self.first.report_with(&others, lines);
        for helper in &self.helpers {
            let known = helper.report(0);
            report.nodes += known.nodes;
            report.deepest = report.deepest.max(known.deepest);
        }
        report
    }
}

#[cfg(test)]
mod tests {
    use quartet_game::{Game, Seat};
    use quartet_testkit::tree::{self, Tree};

    use super::*;
    use crate::{NodeLimit, descent::squashed, plain};

    type Known = SampleTree<tree::State, u8>;

    const SETTINGS: SamplerSettings = SamplerSettings {
        curiosity: 2.0,
        scale: 500.0,
        told: 500.0,
        doubt: 0.2,
        // The estimates of random trees say nothing, so nothing is made of them.
        weighing: 10_000.0,
        trust: 0.4,
        trust_scale: 300.0,
        contempt: 0,
        bytes: 1 << 20,
    };

    fn trees() -> impl Iterator<Item = Tree> {
        (0..40).map(|seed| Tree {
            seats: 2,
            draws: false,
            ..Tree::random(seed)
        })
    }

    #[test]
    fn one_alone_is_the_sampler() {
        for game in trees() {
            let (mut one, mut other) = ([Known::new()], Known::new());
            let (start, limit) = (game.initial(), NodeLimit(5000));
            let mut samplers = Samplers::new(&game, &start, SETTINGS, 1, &mut one);
            let mut sampler = Sampler::new(&game, &start, SETTINGS, 1, &mut other);
            let together = samplers.run(&limit, Limits::default(), |_| {});
            let alone = sampler.run(&limit, Limits::default(), |_| {});
            assert_eq!((together.nodes, together.lines), (alone.nodes, alone.lines));
        }
    }

    #[test]
    fn together_they_find_the_best_move_and_count_what_all_look_at() {
        let (mut total, mut right) = (0, 0);
        for game in trees() {
            let start = game.initial();
            let me = game.turn(&start).seat().expect("a seat's turn");
            let mut moves = Vec::new();
            game.moves(&start, &mut moves);
            let worth = |&mv: &u8| {
                let mut next = start;
                game.play(&mut next, mv);
                plain::value(&game, &next, me, 40)
            };
            let mut known = [Known::new(), Known::new(), Known::new()];
            let mut samplers = Samplers::new(&game, &start, SETTINGS, 1, &mut known);
            let mut nodes = 0;
            let limits = Limits::default();
            for limit in [1000, 300_000] {
                let limit = NodeLimit(limit);
                let report = samplers.run(&limit, limits, |report| {
                    assert!(report.nodes >= nodes, "they are counted on");
                    nodes = report.nodes;
                });
                assert_eq!(report.nodes, nodes, "the end is seen, too");
                let all = std::iter::once(&samplers.first).chain(&samplers.helpers);
                assert_eq!(report.nodes, all.map(Sampler::nodes).sum::<u64>());
                assert!(moves.len() < 2 || report.nodes >= limit.0);
            }
            let found = samplers.report(1).best().as_ref().map(worth);
            total += 1;
            let most = moves.iter().map(worth).max();
            right += u32::from(
                most.zip(found)
                    .is_some_and(|(most, found)| most - found <= 30),
            );
        }
        assert!(right * 100 >= total * 95, "{right} of {total}");
    }

    #[test]
    fn what_one_has_visited_most_counts_whoever_it_is() {
        let mut differing = 0;
        for game in trees() {
            let start = game.initial();
            let mut known = [Known::new(), Known::new()];
            let mut samplers = Samplers::new(&game, &start, SETTINGS, 1, &mut known);
            let limits = Limits::default();
            let first = samplers.first.run(&NodeLimit(50), limits, |_| {});
            samplers.helpers[0].run(&NodeLimit(5000), limits, |_| {});
            let mut moves = Vec::new();
            game.moves(&start, &mut moves);
            let both = samplers.report(moves.len());
            let visited = samplers.first.visited().zip(samplers.helpers[0].visited());
            let all = |(one, other): (Visited, Visited)| {
                let visits = one.visits + other.visits;
                (visits, (one.sum + other.sum) / f64::from(visits))
            };
            let all: Vec<(u32, f64)> = visited.map(all).collect();
            let most = all.iter().map(|(visits, _)| *visits).max();
            let sign = if game.turn(&start).seat() == Some(Seat::new(0)) {
                1.0
            } else {
                -1.0
            };
            let told = squashed(f64::from(both.lines[0].value), SETTINGS.scale);
            let is_it = |(visits, mean): &&(u32, f64)| {
                Some(*visits) == most && (sign * mean - told).abs() < 0.01
            };
            assert!(all.iter().any(|one| is_it(&one)), "{told} of {all:?}");
            differing += u32::from(first.best() != both.best());
        }
        assert!(differing > 5, "{differing}");
    }
}
