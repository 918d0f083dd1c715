use std::{collections::BinaryHeap, ops::Range};

use quartet_game::{Dice, Evaluate, Seat, Seats, Turn};

use crate::{
    Control, Limits, Report,
    descent::{Descent, longest, most_visited, squashed},
};

/// A tree search by random playouts for two seats without draws of luck and secrets: best-first, guided by what the estimates
/// after the moves promise, with playouts and estimates at the leaves.
///
/// What it finds stands in a [`SampleTree`], which goes on to the next search: whatever of it is behind the position that is
/// asked about then need not be found again.
///
/// The same tree, seed and number of nodes give the same answer everywhere: there is nothing here but arithmetic that all
/// machines do alike.
#[derive(Debug)]
pub struct Sampler<'a, G: Evaluate> {
    game: &'a G,
    settings: SamplerSettings,
    dice: Dice,
    /// Who thinks; nobody if it is nobody's turn.
    me: Option<Seat>,
    tree: &'a mut SampleTree<G::State, G::Move>,
    path: Vec<u32>,
    moves: Vec<G::Move>,
    ranked: Vec<(i32, u32)>,
    nodes: u64,
    deepest: u32,
}

/// How a [`Sampler`] weighs things.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct SamplerSettings {
    /// How much a rarely tried move is preferred.
    pub curiosity: f32,
    /// A result of this size is halfway to certainty.
    pub scale: f64,
    /// People are told that so much is halfway to certainty: what comes of it in the end.
    pub told: f64,
    /// How much worse than what is known a move is thought to be before it is tried.
    pub doubt: f32,
    /// A move whose estimate is behind the best by so much is thought of less than half as often at first.
    pub weighing: f32,
    /// How much the estimate of a leaf counts beside its playout, from 0 for nothing to 1 for everything.
    pub trust: f64,
    /// Halfway to certainty for an estimate: it errs less than one game, and is smaller.
    pub trust_scale: f64,
    /// How much less than nothing a game that ends without a winner is worth to the seat that thinks.
    pub contempt: i32,
    /// The tree takes at most so many bytes.
    pub bytes: usize,
}

impl Default for SamplerSettings {
    /// Winning is what counts: a point is halfway to certainty, and more of them add less. What is told was fitted to games of
    /// Kulami (`quartet odds kulami --nodes 2000000`).
    fn default() -> Self {
        Self {
            curiosity: 2.0,
            scale: 100.0,
            told: 180.0,
            doubt: 0.2,
            weighing: 80.0,
            trust: 0.4,
            trust_scale: 300.0,
            contempt: 0,
            bytes: 32 << 20,
        }
    }
}

/// What a [`Sampler`] has found out, for itself and for the next one. It takes its memory when it is first used, and keeps it.
#[derive(Clone, Debug)]
pub struct SampleTree<S, M> {
    /// The positions from which moves have been tried, the root first; each behind all those that lead to it.
    bunches: Vec<Bunch<S>>,
    /// The moves of the bunches, in their order.
    twigs: Vec<Twig<M>>,
    /// The visits of the root, and the sum of their values.
    visits: u32,
    sum: f64,
    /// What the values were found by: in another search they would mean something else. Who thinks matters only with contempt.
    asked: Option<(SamplerSettings, Option<Seat>)>,
    /// Have moves been taken out of the root?
    is_pruned: bool,
}

/// A move in the tree, with what was found behind it. Values are for the first seat, between -1 and 1.
#[derive(Copy, Clone, Debug)]
struct Twig<M> {
    /// The values of all visits. Before the first visit the estimate after the move, for the seat that makes it.
    sum: f64,
    /// Their mean.
    value: f32,
    /// How likely it is to be the best of its bunch, as far as estimates say.
    share: f32,
    /// The share, smaller with every visit.
    appeal: f32,
    visits: u32,
    /// The bunch behind it, [`NONE`] or [`OVER`].
    behind: u32,
    mv: M,
}

/// A position and its moves, the most promising first.
#[derive(Clone, Debug)]
struct Bunch<S> {
    state: S,
    /// Where its twigs are, and how many.
    start: u32,
    len: u32,
    /// How many of them have been tried; always the first ones.
    tried: u32,
    visits: u32,
    /// What a value counts for the seat to move: as it is, or negated.
    sign: f32,
    /// Where it goes when only some bunches are kept; otherwise [`NONE`].
    place: u32,
}

impl<S> Bunch<S> {
    /// The numbers of its twigs.
    fn twigs(&self) -> Range<usize> {
        self.start as usize..(self.start + self.len) as usize
    }
}

/// What came of the visits of a move.
#[derive(Copy, Clone, Default, Debug)]
pub(crate) struct Visited {
    pub(crate) visits: u32,
    /// Of their values, for the first seat.
    pub(crate) sum: f64,
}

/// Nothing is known behind a move yet.
const NONE: u32 = u32::MAX;
/// The game is over after a move.
const OVER: u32 = u32::MAX - 1;
/// More bunches are not kept for the next search: to move them takes longer than somebody with little time can wait.
const MOST_KEPT: usize = 1 << 13;
const FIRST: Seat = Seat::new(0);

impl<S, M: Copy> SampleTree<S, M> {
    /// An empty tree.
    #[must_use]
    pub const fn new() -> Self {
        Self {
            bunches: Vec::new(),
            twigs: Vec::new(),
            visits: 0,
            sum: 0.0,
            asked: None,
            is_pruned: false,
        }
    }

    /// Forgets everything, but keeps the memory.
    pub fn clear(&mut self) {
        self.bunches.clear();
        self.twigs.clear();
        (self.visits, self.sum) = (0, 0.0);
        self.asked = None;
        self.is_pruned = false;
    }

    /// The most twigs that there may be, and the most bunches: most bunches have six moves or more.
    const fn most(bytes: usize) -> [usize; 2] {
        [
            bytes / 3 * 2 / size_of::<Twig<M>>(),
            bytes / 3 / size_of::<Bunch<S>>(),
        ]
    }

    /// The bunch of a state not far from the root, which there is.
    fn find(&self, is_it: impl Fn(&S) -> bool) -> Option<usize> {
        /// The moves of either seat, and one more for whoever looks at a game.
        const PLIES: usize = 3;
        let mut near = vec![0];
        for _ in 0..=PLIES {
            let found = near.iter().filter(|&&n| is_it(&self.bunches[n].state));
            if let Some(&found) = found.max_by_key(|&&n| self.bunches[n].visits) {
                return Some(found);
            }
            near = near.iter().flat_map(|&n| self.behind(n)).collect();
        }
        None
    }

    /// Keeps only what is behind a bunch, which becomes the root, and leaves room for as much again within so many bytes.
    fn keep_behind(&mut self, root: usize, bytes: usize) {
        let [twigs, bunches] = Self::most(bytes).map(|most| most / 2);
        let most = [twigs, bunches.min(MOST_KEPT)];
        let kept = self.visited_most(root, most);
        for (&n, place) in kept.iter().zip(0..) {
            self.bunches[n].place = place;
        }
        // Everything stands behind what leads to it, so what stays can move to the front in its order.
        let mut room = 0;
        for (place, &n) in kept.iter().enumerate() {
            self.bunches.swap(place, n);
            let bunch = &mut self.bunches[place];
            let (from, len) = (bunch.start as usize, bunch.len as usize);
            bunch.start = room as u32;
            bunch.place = NONE;
            self.twigs.copy_within(from..from + len, room);
            for twig in &mut self.twigs[room..room + len] {
                if twig.behind < OVER {
                    twig.behind = self.bunches[twig.behind as usize].place;
                }
            }
            room += len;
        }
        self.bunches.truncate(kept.len());
        self.twigs.truncate(room);
        self.is_pruned = false;
        self.count_visits();
    }

    /// Visits of the root are those of its moves.
    fn count_visits(&mut self) {
        let visited = self.twigs_of(0).iter().filter(|twig| twig.visits > 0);
        (self.visits, self.sum) = visited.fold((0, 0.0), |(visits, sum), twig| {
            (visits + twig.visits, sum + twig.sum)
        });
    }

    /// Takes all other moves out of the root, if there is one of these.
    fn prune(&mut self, is_one: impl Fn(M) -> bool) {
        let twigs = self.bunches[0].twigs();
        let (start, len) = (twigs.start, twigs.len());
        let root = &mut self.twigs[twigs];
        let mut kept = 0;
        for n in 0..len {
            if is_one(root[n].mv) {
                root.swap(kept, n);
                kept += 1;
            }
        }
        if kept == 0 {
            return;
        }
        let root = &mut self.twigs[start..start + kept];
        let shares: f32 = root.iter().map(|twig| twig.share).sum();
        for twig in &mut *root {
            twig.share /= shares;
            twig.appeal = twig.share / (1.0 + twig.visits as f32);
        }
        let tried = root.iter().filter(|twig| twig.visits > 0).count();
        (self.bunches[0].len, self.bunches[0].tried) = (kept as u32, tried as u32);
        self.count_visits();
        self.bunches[0].visits = self.visits;
        self.is_pruned = true;
    }

    /// The root and the bunches behind it that were visited most, in order: as many as there may be, with their twigs. What was
    /// visited rarely is easily found again.
    fn visited_most(&self, root: usize, most: [usize; 2]) -> Vec<usize> {
        let mut kept = Vec::new();
        let mut twigs = 0;
        // Nothing is visited more often than what leads to it.
        let mut next = BinaryHeap::from([(u32::MAX, root)]);
        while let Some((_, n)) = next.pop() {
            twigs += self.bunches[n].len as usize;
            if !kept.is_empty() && (twigs > most[0] || kept.len() >= most[1]) {
                break;
            }
            kept.push(n);
            let behind = self.twigs_of(n).iter().filter(|twig| twig.behind < OVER);
            next.extend(behind.map(|twig| (twig.visits, twig.behind as usize)));
        }
        kept.sort_unstable();
        kept
    }

    /// The bunches behind the twigs of a bunch.
    fn behind(&self, bunch: usize) -> impl Iterator<Item = usize> {
        let behind = self.twigs_of(bunch).iter().map(|twig| twig.behind);
        behind.filter(|&n| n < OVER).map(|n| n as usize)
    }

    fn twigs_of(&self, bunch: usize) -> &[Twig<M>] {
        &self.twigs[self.bunches[bunch].twigs()]
    }
}

impl<S, M: Copy> Default for SampleTree<S, M> {
    fn default() -> Self {
        Self::new()
    }
}

impl<'a, G: Evaluate> Sampler<'a, G> {
    /// A search from this state, with its own dice. What stands in the tree must come from the same game.
    #[must_use]
    pub fn new(
        game: &'a G,
        state: &G::State,
        settings: SamplerSettings,
        seed: u64,
        tree: &'a mut SampleTree<G::State, G::Move>,
    ) -> Self {
        debug_assert_eq!(game.seats(), 2, "what one gains the other loses");
        let mut sampler = Self {
            game,
            settings,
            dice: Dice::new(seed),
            me: game.turn(state).seat(),
            tree,
            path: Vec::with_capacity(256),
            moves: Vec::with_capacity(256),
            ranked: Vec::with_capacity(256),
            nodes: 0,
            deepest: 0,
        };
        if let Some(me) = sampler.me {
            sampler.take_root(state, me);
        }
        sampler
    }

    /// Makes the state the root of the tree, with whatever is known behind it.
    fn take_root(&mut self, state: &G::State, me: Seat) {
        let asked = (self.settings, (self.settings.contempt != 0).then_some(me));
        if self.tree.asked == Some(asked) {
            let key = self.game.key(state);
            let is_it = |other: &G::State| self.game.key(other) == key && other == state;
            // A root without all its moves is of use only for what is behind it.
            let known = self.tree.find(is_it);
            if let Some(known) = known.filter(|&known| known != 0 || !self.tree.is_pruned) {
                self.tree.keep_behind(known, self.settings.bytes);
                return;
            }
        }
        self.tree.clear();
        self.tree.asked = Some(asked);
        // All at once: growing step by step would take twice the memory for a moment.
        let [twigs, bunches] = SampleTree::<G::State, G::Move>::most(self.settings.bytes);
        self.tree.twigs.reserve_exact(twigs);
        self.tree.bunches.reserve_exact(bunches);
        self.grow(state.clone(), me);
    }

    /// Looks only at these moves from now on, however few; at all of them if none is named.
    pub fn look_only_at(&mut self, moves: &[G::Move]) {
        if self.me.is_some() && !moves.is_empty() {
            self.tree.prune(|mv| moves.contains(&mv));
        }
    }

    /// Searches until it is told to stop. The report has no line if it is not a seat's turn; `limits.depth` is not looked at.
    /// `watch` sees what is known from time to time. Asked again, it goes on where it stopped, with the nodes counted on.
    pub fn run(
        &mut self,
        control: &dyn Control,
        limits: Limits,
        watch: impl FnMut(&Report<G::Move>),
    ) -> Report<G::Move> {
        match self.me {
            Some(_) => self.descend_until(control, limits, watch),
            None => self.report(limits.lines),
        }
    }

    /// The twig of a bunch to go on with, whose own value is known.
    fn choose(&mut self, number: usize, known: f32) -> Option<usize> {
        let bunch = &mut self.tree.bunches[number];
        let (start, tried) = (bunch.start as usize, bunch.tried as usize);
        let eagerness = self.settings.curiosity * (bunch.visits as f32 + 1.0).sqrt();
        bunch.visits += 1;
        let sign = bunch.sign;
        let has_new = bunch.tried < bunch.len;
        let twigs = &self.tree.twigs[start..start + tried + usize::from(has_new)];
        let mut best = None;
        let mut most = f32::NEG_INFINITY;
        for (place, twig) in twigs[..tried].iter().enumerate() {
            let worth = sign * twig.value + eagerness * twig.appeal;
            if worth > most {
                most = worth;
                best = Some(place);
            }
        }
        // Of those not tried yet the first is the most promising.
        if let Some(new) = twigs.get(tried) {
            let worth = sign * known - self.settings.doubt + eagerness * new.appeal;
            if worth > most {
                self.tree.bunches[number].tried += 1;
                best = Some(tried);
            }
        }
        best.map(|place| start + place)
    }

    /// A new bunch for a state in which it is the mover's turn; `None` if there is no room. The root always has one.
    fn grow(&mut self, state: G::State, mover: Seat) -> Option<u32> {
        let game = self.game;
        self.moves.clear();
        game.moves(&state, &mut self.moves);
        let tree = &mut *self.tree;
        let [most_twigs, most_bunches] = SampleTree::<G::State, G::Move>::most(self.settings.bytes);
        let is_full =
            tree.twigs.len() + self.moves.len() > most_twigs || tree.bunches.len() >= most_bunches;
        if is_full && !tree.bunches.is_empty() {
            return None;
        }
        let worse = |&mv: &G::Move| -game.evaluate_after(&state, mv, mover);
        self.ranked.clear();
        self.ranked.extend(self.moves.iter().map(worse).zip(0..));
        self.ranked.sort_unstable();
        let best = self.ranked.first().map_or(0, |(best, _)| *best);
        let start = tree.twigs.len();
        let mut shares = 0.0;
        for &(worse, n) in &self.ranked {
            let share = likelihood((worse - best) as f32 / self.settings.weighing);
            shares += share;
            tree.twigs.push(Twig {
                sum: f64::from(-worse),
                value: 0.0,
                share,
                appeal: 0.0,
                visits: 0,
                behind: NONE,
                mv: self.moves[n as usize],
            });
        }
        for twig in &mut tree.twigs[start..] {
            twig.share /= shares;
            twig.appeal = twig.share;
        }
        tree.bunches.push(Bunch {
            state,
            start: start as u32,
            len: self.ranked.len() as u32,
            tried: 0,
            visits: 0,
            sign: if mover == FIRST { 1.0 } else { -1.0 },
            place: NONE,
        });
        Some(tree.bunches.len() as u32 - 1)
    }

    /// What a playout from here and the estimate together say.
    fn sample(&mut self, state: G::State, me: Seat, estimate: f64) -> f64 {
        let played = squashed(self.play_out(state, me), self.settings.scale);
        let estimate = squashed(estimate, self.settings.trust_scale);
        played + self.settings.trust * (estimate - played)
    }

    /// What random moves lead to, for the first seat.
    fn play_out(&mut self, mut state: G::State, me: Seat) -> f64 {
        /// A game that goes on longer is judged by its estimate.
        const LONGEST: usize = 200;
        let game = self.game;
        if let Some((value, plies)) = game.play_out(&state, FIRST, &mut self.dice) {
            self.nodes += u64::from(plies);
            return self.despised(value, me);
        }
        for _ in 0..LONGEST {
            if let Turn::Over(winners) = game.turn(&state) {
                return self.ended(&state, winners, me);
            }
            self.moves.clear();
            game.moves(&state, &mut self.moves);
            let Some(&mv) = self.dice.pick(&self.moves) else {
                break;
            };
            game.play(&mut state, mv);
        }
        match game.turn(&state) {
            Turn::Over(winners) => self.ended(&state, winners, me),
            _ => f64::from(game.evaluate(&state, FIRST)),
        }
    }

    /// What a game is worth for the first seat that has come to its end.
    fn ended(&self, state: &G::State, winners: Seats, me: Seat) -> f64 {
        self.despised(self.game.outcome(state, winners, FIRST), me)
    }

    /// How often each move at the root was visited, and the sum of the values for the first seat.
    pub(crate) fn visited(&self) -> impl Iterator<Item = Visited> {
        let root = self.me.map_or(&[][..], |_| self.tree.twigs_of(0));
        root.iter().map(|twig| match twig.visits {
            0 => Visited::default(),
            visits => Visited {
                visits,
                sum: twig.sum,
            },
        })
    }

    /// What is known, with so many lines, if others have visited the moves at the root, too.
    pub(crate) fn report_with(&self, others: &[Visited], lines: usize) -> Report<G::Move> {
        let tree = &*self.tree;
        // The moves of the root stand before all others.
        let by_others = |n: usize| others.get(n).map_or(0, |others| others.visits);
        let lines = self.me.map_or_else(Vec::new, |_| {
            most_visited(
                tree.bunches[0].twigs(),
                lines,
                |n| tree.twigs[n].visits.saturating_add(by_others(n)),
                |n| Some(tree.twigs[n].mv),
                |n| Some(tree.bunches.get(tree.twigs[n].behind as usize)?.twigs()),
                |n| self.told(n, others.get(n)),
            )
        });
        Report {
            depth: longest(&lines),
            deepest: self.deepest,
            nodes: self.nodes,
            lines,
            ..Report::default()
        }
    }

    /// What people are told that a move at the root is worth, for the seat to move.
    fn told(&self, twig: usize, others: Option<&Visited>) -> i32 {
        let twig = &self.tree.twigs[twig];
        let value = match others.filter(|others| others.visits > 0) {
            None => f64::from(twig.value),
            Some(others) => {
                let own = f64::from(twig.visits);
                let all = own + f64::from(others.visits);
                (own * f64::from(twig.value) + others.sum) / all
            }
        };
        let value = f64::from(self.tree.bunches[0].sign) * value;
        (self.settings.told * value / (1.0 - value.abs()).max(1e-6)).round() as i32
    }

    /// What is even counts less for the seat that thinks.
    fn despised(&self, value: i32, me: Seat) -> f64 {
        let contempt = f64::from(self.settings.contempt);
        match value {
            0 if me == FIRST => -contempt,
            0 => contempt,
            value => f64::from(value),
        }
    }
}

impl<G: Evaluate> Descent for Sampler<'_, G> {
    type Move = G::Move;

    /// Is there only one move, has it been looked at, and was nobody asking what it is worth?
    fn is_decided(&self) -> bool {
        self.tree.visits > 1 && self.tree.bunches[0].len < 2 && !self.tree.is_pruned
    }

    fn visits(&self) -> u32 {
        self.tree.visits
    }

    fn nodes(&self) -> u64 {
        self.nodes
    }

    fn descend(&mut self) {
        let me = self.me.expect("whose turn it is");
        let game = self.game;
        self.path.clear();
        let mut at = 0;
        let mut known = (self.tree.sum / f64::from(self.tree.visits.max(1))) as f32;
        let value = loop {
            self.nodes += 1;
            let Some(next) = self.choose(at, known) else {
                break f64::from(known);
            };
            self.path.push(next as u32);
            let twig = &self.tree.twigs[next];
            known = twig.value;
            if twig.behind < OVER {
                at = twig.behind as usize;
                continue;
            }
            if twig.behind == OVER {
                break f64::from(known);
            }
            let bunch = &self.tree.bunches[at];
            let mut state = bunch.state.clone();
            game.play(&mut state, twig.mv);
            let mover = match game.turn(&state) {
                Turn::Seat(mover) => mover,
                Turn::Over(winners) => {
                    self.tree.twigs[next].behind = OVER;
                    break squashed(self.ended(&state, winners, me), self.settings.scale);
                }
                Turn::Chance => unreachable!("nothing is left to chance"),
            };
            if twig.visits == 0 {
                let estimate = f64::from(bunch.sign) * twig.sum;
                break self.sample(state, me, estimate);
            }
            match self.grow(state.clone(), mover) {
                Some(bunch) => {
                    self.tree.twigs[next].behind = bunch;
                    at = bunch as usize;
                }
                None => {
                    let estimate = f64::from(game.evaluate(&state, FIRST));
                    break self.sample(state, me, estimate);
                }
            }
        };
        self.deepest = self.deepest.max(self.path.len() as u32);
        self.tree.visits += 1;
        self.tree.sum += value;
        for &n in &self.path {
            let twig = &mut self.tree.twigs[n as usize];
            twig.sum = if twig.visits == 0 { 0.0 } else { twig.sum } + value;
            twig.visits += 1;
            twig.value = (twig.sum / f64::from(twig.visits)) as f32;
            twig.appeal = twig.share / (1.0 + twig.visits as f32);
        }
    }

    fn report(&self, lines: usize) -> Report<G::Move> {
        self.report_with(&[], lines)
    }
}

/// How likely a move is to be the best that is behind by so much, up to a factor: nearly an exponential, in arithmetic that all
/// machines do alike.
fn likelihood(behind: f32) -> f32 {
    let root = 1.0 + behind / 4.0;
    1.0 / (root * root * root * root)
}

#[cfg(test)]
mod tests {
    use quartet_game::Game;
    use quartet_testkit::tree::{self, Tree};

    use super::*;
    use crate::{NodeLimit, descent::MOST_VISITS, plain};

    type Known = SampleTree<tree::State, u8>;

    /// Trees as a sampler wants them.
    fn trees() -> impl Iterator<Item = Tree> {
        (0..100).map(|seed| Tree {
            seats: 2,
            draws: false,
            ..Tree::random(seed)
        })
    }

    fn small() -> SamplerSettings {
        SamplerSettings {
            bytes: 1 << 18,
            ..SamplerSettings::default()
        }
    }

    fn search(
        game: &Tree,
        state: &tree::State,
        settings: SamplerSettings,
        known: &mut Known,
        nodes: u64,
    ) -> Report<u8> {
        let mut sampler = Sampler::new(game, state, settings, 1, known);
        sampler.run(&NodeLimit(nodes), Limits::default(), |_| {})
    }

    fn after(game: &Tree, state: &tree::State, mv: u8) -> tree::State {
        let mut next = *state;
        game.play(&mut next, mv);
        next
    }

    #[test]
    fn a_seed_and_a_number_of_nodes_decide_everything() {
        for game in trees().take(20) {
            let run = || search(&game, &game.initial(), small(), &mut Known::new(), 5000);
            let (one, other) = (run(), run());
            assert_eq!((one.nodes, one.lines), (other.nodes, other.lines));
        }
    }

    #[test]
    fn with_enough_nodes_the_best_move_is_found() {
        let (mut total, mut right) = (0, 0);
        for game in trees() {
            let start = game.initial();
            let me = game.turn(&start).seat().expect("a seat's turn");
            let worth = |mv| plain::value(&game, &after(&game, &start, mv), me, 40);
            // The estimates of these trees say nothing, so nothing is made of them.
            let settings = SamplerSettings {
                scale: 500.0,
                told: 500.0,
                weighing: 10_000.0,
                ..small()
            };
            let report = search(&game, &start, settings, &mut Known::new(), 100_000);
            let mut moves = Vec::new();
            game.moves(&start, &mut moves);
            let most = moves.into_iter().map(worth).max();
            let found = report.best().map(worth);
            total += 1;
            // Nearly as good is good enough: points beyond a win count little.
            right += u32::from(
                most.zip(found)
                    .is_some_and(|(most, found)| most - found <= 30),
            );
        }
        assert!(right * 100 >= total * 95, "{right} of {total}");
    }

    #[test]
    fn it_stays_within_its_size() {
        let game = Tree {
            depth: 6,
            draws: false,
            ..Tree::random(4)
        };
        for bytes in [0, 500, 2000] {
            let settings = SamplerSettings { bytes, ..small() };
            let mut known = Known::new();
            let report = search(&game, &game.initial(), settings, &mut known, 20_000);
            assert!(report.best().is_some());
            let sizes = [size_of::<Twig<u8>>(), size_of::<Bunch<tree::State>>()];
            let used = known.twigs.len() * sizes[0] + known.bunches.len() * sizes[1];
            // The root always has its moves.
            let root = 6 * sizes[0] + sizes[1];
            assert!(used <= bytes.max(root), "{used}");
        }
    }

    #[test]
    fn what_looks_better_is_tried_first_and_more_often() {
        let game = trees().next().expect("a tree");
        let start = game.initial();
        let me = game.turn(&start).seat().expect("a seat's turn");
        let mut known = Known::new();
        let _ = Sampler::new(&game, &start, small(), 1, &mut known);
        let twigs = known.twigs_of(0);
        let worth = |twig: &Twig<u8>| game.evaluate_after(&start, twig.mv, me);
        for twig in twigs {
            assert_eq!(twig.sum, f64::from(worth(twig)));
        }
        for pair in twigs.windows(2) {
            let [better, worse] = [&pair[0], &pair[1]];
            assert!(worth(better) >= worth(worse));
            assert_eq!(worth(better) > worth(worse), better.share > worse.share);
        }
        let total: f32 = twigs.iter().map(|twig| twig.share).sum();
        assert!((total - 1.0).abs() < 1e-5, "{total}");
    }

    /// Everything behind two bunches is the same.
    fn compare((one, n): (&Known, usize), (other, m): (&Known, usize)) -> usize {
        let (bunch, same) = (&one.bunches[n], &other.bunches[m]);
        let told = |bunch: &Bunch<tree::State>| {
            (
                bunch.state,
                bunch.len,
                bunch.tried,
                bunch.visits,
                bunch.sign,
            )
        };
        assert_eq!(told(bunch), told(same));
        let mut bunches = 1;
        for (twig, same) in one.twigs_of(n).iter().zip(other.twigs_of(m)) {
            let told = |twig: &Twig<u8>| {
                let numbers = (twig.sum, twig.value, twig.share, twig.appeal);
                (numbers, twig.visits, twig.mv)
            };
            assert_eq!(told(twig), told(same));
            if twig.behind < OVER {
                bunches += compare((one, twig.behind as usize), (other, same.behind as usize));
            } else {
                assert_eq!(twig.behind, same.behind);
            }
        }
        bunches
    }

    #[test]
    fn what_is_behind_the_next_position_is_kept_and_nothing_else() {
        let mut kept = 0;
        for game in trees() {
            // No two paths meet.
            let game = Tree {
                width: 1 << 40,
                ..game
            };
            let start = game.initial();
            let mut known = Known::new();
            let report = search(&game, &start, small(), &mut known, 3000);
            let before = known.clone();
            let next = report.lines[0].moves.iter().take(2);
            let next = next.fold(start, |state, &mv| after(&game, &state, mv));
            if game.turn(&next).seat().is_none() {
                continue;
            }
            let _ = Sampler::new(&game, &next, small(), 2, &mut known);
            let is_it = |bunch: &Bunch<_>| bunch.state == next;
            let Some(place) = before.bunches.iter().position(is_it) else {
                assert_eq!(known.visits, 0);
                continue;
            };
            let bunches = compare((&before, place), (&known, 0));
            assert_eq!(bunches, known.bunches.len());
            let twigs: u32 = known.bunches.iter().map(|bunch| bunch.len).sum();
            assert_eq!(twigs as usize, known.twigs.len());
            assert_eq!(
                known.visits,
                known.twigs_of(0).iter().map(|t| t.visits).sum()
            );
            kept += usize::from(bunches > 2);
        }
        assert!(kept > 20, "{kept}");
    }

    #[test]
    fn of_a_full_tree_what_was_visited_most_is_kept() {
        let game = Tree {
            depth: 6,
            width: 1 << 40,
            ..trees().next().expect("a tree")
        };
        let start = game.initial();
        let settings = SamplerSettings {
            bytes: 6000,
            ..small()
        };
        let mut known = Known::new();
        search(&game, &start, settings, &mut known, 20_000);
        let most = Known::most(settings.bytes).map(|most| most / 2);
        let before = known.clone();
        assert!(before.bunches.len() > most[1] || before.twigs.len() > most[0]);
        let _ = Sampler::new(&game, &start, settings, 2, &mut known);
        assert!(known.bunches.len() <= most[1] && known.twigs.len() <= most[0]);
        assert!(known.bunches.len() > most[1] / 4);
        let least = known.bunches.iter().map(|bunch| bunch.visits).min();
        let gone = |bunch: &&Bunch<_>| known.bunches.iter().all(|kept| kept.state != bunch.state);
        let gone: Vec<&Bunch<_>> = before.bunches.iter().filter(gone).collect();
        assert!(!gone.is_empty());
        assert!(gone.iter().all(|bunch| Some(bunch.visits) <= least));
        // And it goes on, with what was given up found again.
        let report = search(&game, &start, settings, &mut known, 20_000);
        assert!(report.best().is_some() && known.bunches.len() > most[1]);
    }

    #[test]
    fn it_ends_before_visits_can_no_longer_be_counted() {
        let game = trees().next().expect("a tree");
        let start = game.initial();
        let mut known = Known::new();
        search(&game, &start, small(), &mut known, 1000);
        let more = MOST_VISITS - 40 - known.visits;
        known.visits += more;
        known.twigs[0].visits += more;
        known.bunches[0].visits += more;
        let _ = search(&game, &start, small(), &mut known, u64::MAX);
        assert_eq!(known.visits, MOST_VISITS);
        let _ = search(&game, &start, small(), &mut known, u64::MAX);
        assert_eq!(known.visits, MOST_VISITS);
    }

    #[test]
    fn what_was_found_for_another_purpose_is_not_kept() {
        let game = trees().nth(3).expect("a tree");
        let start = game.initial();
        let mover = game.turn(&start).seat();
        let mut moves = Vec::new();
        game.moves(&start, &mut moves);
        let despising = SamplerSettings {
            contempt: 50,
            ..small()
        };
        let visits = |first, second, state: &tree::State| {
            let mut known = Known::new();
            search(&game, &start, first, &mut known, 3000);
            let _ = Sampler::new(&game, state, second, 2, &mut known);
            known.visits
        };
        let next = moves.iter().map(|&mv| after(&game, &start, mv));
        let next = next
            .filter(|state| game.turn(state).seat().is_some_and(|s| Some(s) != mover))
            .max_by_key(|state| visits(small(), small(), state))
            .expect("a turn of the other seat");
        assert!(visits(small(), small(), &next) > 0);
        // A draw counts less for who thinks, and that is another seat now.
        assert_eq!(visits(despising, despising, &next), 0);
        assert!(visits(despising, despising, &start) > 0);
        assert_eq!(visits(small(), despising, &start), 0);
    }

    #[test]
    fn only_the_moves_that_are_asked_for_are_looked_at() {
        let mut different = 0;
        for game in trees().take(40) {
            let start = game.initial();
            let me = game.turn(&start).seat().expect("a seat's turn");
            let settings = SamplerSettings {
                scale: 500.0,
                told: 500.0,
                weighing: 10_000.0,
                ..small()
            };
            let mut moves = Vec::new();
            game.moves(&start, &mut moves);
            // What is known of all moves already is gone on with.
            let mut known = Known::new();
            let all = search(&game, &start, settings, &mut known, 3000);
            for &mv in &moves {
                let mut known = known.clone();
                let before = known.twigs_of(0).iter().find(|twig| twig.mv == mv);
                let before = before.map(|twig| twig.visits);
                let mut sampler = Sampler::new(&game, &start, settings, 1, &mut known);
                sampler.look_only_at(&[mv]);
                let report = sampler.run(&NodeLimit(100_000), Limits::default(), |_| {});
                assert_eq!(report.best(), Some(mv));
                // It does not end because there is but one.
                assert!(report.nodes >= 100_000);
                assert!(before < Some(known.visits));
                assert_eq!(known.visits, known.twigs_of(0)[0].visits);
                let worth = plain::value(&game, &after(&game, &start, mv), me, 40);
                let scale = settings.scale;
                let told = squashed(f64::from(report.lines[0].value), scale);
                let worth = squashed(f64::from(worth), scale);
                assert!((told - worth).abs() < 0.1, "{told} for {worth}");
                different += usize::from(all.best() != Some(mv));
                // Whoever asks about all moves then gets an answer about all of them.
                let report = search(&game, &start, settings, &mut known, 3000);
                assert_eq!(report.lines, all.lines);
            }
        }
        assert!(different > 40, "{different}");
    }

    #[test]
    fn several_moves_are_compared_as_if_there_were_no_others() {
        let settings = SamplerSettings {
            weighing: 10_000.0,
            ..small()
        };
        for game in trees().take(40) {
            let start = game.initial();
            let mut moves = Vec::new();
            game.moves(&start, &mut moves);
            for pair in moves.windows(2) {
                let mut known = Known::new();
                let mut sampler = Sampler::new(&game, &start, settings, 1, &mut known);
                sampler.look_only_at(pair);
                let limits = Limits {
                    lines: 9,
                    ..Limits::default()
                };
                let report = sampler.run(&NodeLimit(5000), limits, |_| {});
                let firsts = report.lines.iter().map(|line| line.moves[0]);
                let mut firsts: Vec<u8> = firsts.collect();
                firsts.sort_unstable();
                assert_eq!(firsts, pair);
                let shares = known.twigs_of(0).iter().map(|twig| twig.share);
                assert!((shares.sum::<f32>() - 1.0).abs() < 1e-5);
            }
        }
    }

    #[test]
    fn contempt_makes_a_draw_worth_less() {
        let drawn = |game: &Tree| {
            let start = game.initial();
            let mut moves = Vec::new();
            game.moves(&start, &mut moves);
            let all = Turn::Over(Seats::all(game.seats));
            moves
                .iter()
                .all(|&mv| game.turn(&after(game, &start, mv)) == all)
        };
        let all = (0..200).map(|seed| Tree {
            seats: 2,
            depth: 1,
            draws: false,
            wins: true,
            ..Tree::random(seed)
        });
        let drawn: Vec<Tree> = all.filter(drawn).collect();
        assert!(drawn.len() > 5);
        for (game, contempt) in drawn.iter().zip([0, 50, 100, 150].into_iter().cycle()) {
            let settings = SamplerSettings {
                contempt,
                told: small().scale,
                ..small()
            };
            let report = search(game, &game.initial(), settings, &mut Known::new(), 500);
            let value = report.lines[0].value;
            assert!((value + contempt).abs() <= 1, "{value} with {contempt}");
        }
    }
}
