use std::hash::{Hash, Hasher};

use quartet_game::{Dice, Evaluate, Seat, Turn, View, mix};

use crate::{
    Control, Limits, Report,
    descent::{Descent, longest, most_visited, squashed},
};

/// A tree search for games with draws, secrets or very many moves: best-first, guided by [`Evaluate::promise`], with estimates
/// instead of playouts at the leaves.
///
/// Every descent begins in a state that the viewer cannot tell from the true one and makes its draws by their odds. The tree
/// knows only moves: what a move is worth is the mean over everything that was drawn or hidden behind it. So nobody in the
/// tree decides by what that seat cannot know, except that others are not kept from guessing well.
///
/// The same seed and the same number of nodes give the same answer everywhere: there is nothing here but arithmetic that all
/// machines do alike.
#[derive(Debug)]
pub struct Mcts<'a, G: Evaluate> {
    view: &'a View<G>,
    settings: MctsSettings,
    dice: Dice,
    me: Seat,
    /// The moves at the root that are looked at; all of them if it is empty.
    only: Vec<G::Move>,
    twigs: Vec<Twig<G::Move>>,
    bunches: Vec<Bunch>,
    /// Where the bunch of a place and a position was found last: a cache, in which newer entries replace older ones.
    found: Vec<(u64, u32)>,
    path: Vec<u32>,
    moves: Vec<G::Move>,
    promises: Vec<i32>,
    ranked: Vec<(i32, u32)>,
    outcomes: Vec<(G::Chance, u32)>,
    /// For every move at the root, by its place, the margins that it led to for the seat that thinks, summed over all visits.
    /// Kept only where outcomes have a [bonus](Evaluate::BONUS), which nobody is told.
    margins: Vec<f64>,
    /// Where there is room for twigs again, by the [size](SIZES) of the room.
    free: [Vec<u32>; SIZES.len()],
    /// The most twigs that there may be, and the most bunches.
    most: [usize; 2],
    nodes: u64,
    deepest: u32,
}

/// How an [`Mcts`] weighs things.
#[derive(Copy, Clone, Debug)]
pub struct MctsSettings {
    /// How much a rarely tried move is preferred.
    pub curiosity: f32,
    /// An estimate of this size is halfway to certainty.
    pub scale: f64,
    /// How much worse than what is known a move is thought to be before it is tried.
    pub doubt: f32,
    /// Nothing is looked at behind so many moves of the seats.
    pub sight: usize,
    /// The tree takes at most so many bytes.
    pub bytes: usize,
}

impl Default for MctsSettings {
    fn default() -> Self {
        Self {
            curiosity: 2.0,
            scale: 2000.0,
            doubt: 0.1,
            sight: usize::MAX,
            bytes: 64 << 20,
        }
    }
}

/// A move in the tree, with what was found behind it.
#[derive(Clone, Debug)]
struct Twig<M> {
    mv: Option<M>,
    /// The first bunch behind it, or [`NONE`].
    first: u32,
    visits: u32,
    /// What it is worth for the seat that thinks, a number between -1 and 1: the mean of all visits.
    value: f32,
    sum: f64,
}

impl<M> Twig<M> {
    fn new(mv: Option<M>) -> Self {
        Self {
            mv,
            first: NONE,
            visits: 0,
            value: 0.0,
            sum: 0.0,
        }
    }
}

/// The moves that may follow a move: one bunch for every list of moves that came up there.
#[derive(Clone, Debug)]
struct Bunch {
    /// The twigs, the most promising first. Of many moves only the first ones have a twig until they have all been tried: that
    /// is all that most bunches ever need.
    start: u32,
    kept: u32,
    /// How many moves there are.
    len: u32,
    /// How many of them have been tried; always the first ones.
    tried: u32,
    visits: u32,
    /// What makes the shares of the twigs sum to 1.
    norm: f32,
    /// A hash of the moves.
    hash: u64,
    next: u32,
}

const NONE: u32 = u32::MAX;
const CACHE: usize = 1 << 14;
/// How many twigs a bunch has at first, and how many when it grows. With more moves than the last it has as many as it needs.
const SIZES: [usize; 4] = [8, 32, 128, 512];

impl<'a, G: Evaluate> Mcts<'a, G> {
    /// A search from what the viewer sees, with its own dice.
    #[must_use]
    pub fn new(view: &'a View<G>, settings: MctsSettings, seed: u64) -> Self {
        Self {
            view,
            settings,
            dice: Dice::new(seed),
            me: Seat::new(0),
            only: Vec::new(),
            twigs: Vec::new(),
            bunches: Vec::new(),
            found: Vec::new(),
            path: Vec::with_capacity(256),
            moves: Vec::with_capacity(1024),
            promises: Vec::with_capacity(1024),
            ranked: Vec::with_capacity(1024),
            outcomes: Vec::with_capacity(64),
            margins: Vec::new(),
            free: std::array::from_fn(|_| Vec::new()),
            // Most bunches have as few twigs as can be.
            most: [
                settings.bytes / 5 * 4 / size_of::<Twig<G::Move>>(),
                settings.bytes / 5 / size_of::<Bunch>(),
            ],
            nodes: 0,
            deepest: 0,
        }
    }

    /// Looks only at these moves from now on, each as closely as the time allows.
    ///
    /// # Panics
    /// If it has searched before.
    pub fn look_only_at(&mut self, moves: &[G::Move]) {
        assert!(self.twigs.is_empty(), "nothing has been looked at");
        self.only = moves.to_vec();
    }

    /// Searches until it is told to stop. The report has no line if it is not a seat's turn; `limits.depth` is not looked at.
    /// `watch` sees what is known from time to time. Asked again, it goes on where it stopped, with the nodes counted on.
    pub fn run(
        &mut self,
        control: &dyn Control,
        limits: Limits,
        watch: impl FnMut(&Report<G::Move>),
    ) -> Report<G::Move> {
        let Turn::Seat(me) = self.view.game().turn(self.view.state()) else {
            return self.report(limits.lines);
        };
        self.me = me;
        if self.twigs.is_empty() {
            self.found.resize(CACHE, (0, NONE));
            // All at once: growing step by step would take twice the memory for a moment.
            self.twigs.reserve_exact(self.most[0]);
            self.bunches.reserve_exact(self.most[1]);
            self.make_room(1, true);
        }
        self.descend_until(control, limits, watch)
    }

    /// Adds a margin to those of the move at the root that led there.
    fn keep_margin(&mut self, margin: i32) {
        let Some(&first) = self.path.get(1) else {
            return;
        };
        let root = &self.bunches[0];
        let place = (first - root.start) as usize;
        if self.margins.len() <= place {
            self.margins.resize(root.len as usize, 0.0);
        }
        self.margins[place] += f64::from(margin);
    }

    /// The bunch of moves that the state has, behind a twig; `None` if it is new and the tree is full.
    fn bunch(&mut self, at: usize, state: &G::State) -> Option<usize> {
        let game = self.view.game();
        if at == 0 {
            return self.root().map(|bunch| bunch as usize);
        }
        if let Some(hash) = game.choices(state) {
            if let Some(bunch) = self.find(at, hash) {
                return Some(bunch as usize);
            }
            self.moves.clear();
            game.moves(state, &mut self.moves);
            return self.grow(at, state, hash).map(|bunch| bunch as usize);
        }
        // Mixed before the place comes in: keys are often made of mixed small numbers themselves, and then the place of one
        // position would look like a piece of another.
        let key = mix(mix(game.key(state)) ^ at as u64);
        let slot = key as usize % CACHE;
        let (known, bunch) = self.found[slot];
        if known == key && bunch != NONE {
            return Some(bunch as usize);
        }
        self.moves.clear();
        game.moves(state, &mut self.moves);
        let hash = self.hash_moves();
        let bunch = match self.find(at, hash) {
            Some(bunch) => bunch,
            None => self.grow(at, state, hash)?,
        };
        self.found[slot] = (key, bunch);
        Some(bunch as usize)
    }

    /// The only bunch at the root. Whoever is to move knows all moves, whatever is hidden.
    fn root(&mut self) -> Option<u32> {
        let known = self.twigs[0].first;
        if known != NONE {
            return Some(known);
        }
        let view = self.view;
        self.moves.clear();
        view.game().moves(view.state(), &mut self.moves);
        if !self.only.is_empty() {
            self.moves.retain(|mv| self.only.contains(mv));
        }
        self.grow(0, view.state(), 0)
    }

    /// The bunch behind a twig that has this hash.
    fn find(&self, at: usize, hash: u64) -> Option<u32> {
        let mut bunch = self.twigs[at].first;
        while bunch != NONE && self.bunches[bunch as usize].hash != hash {
            bunch = self.bunches[bunch as usize].next;
        }
        (bunch != NONE).then_some(bunch)
    }

    /// A hash of the moves in `moves`, whatever their order.
    fn hash_moves(&self) -> u64 {
        self.moves.iter().fold(0, |sum: u64, mv| {
            let mut hasher = MoveHasher(0);
            mv.hash(&mut hasher);
            sum.wrapping_add(hasher.finish())
        })
    }

    /// A new bunch of the moves in `moves`, the most promising first; `None` if there is no room. The root always has one.
    fn grow(&mut self, at: usize, state: &G::State, hash: u64) -> Option<u32> {
        let is_root = at == 0;
        let len = self.moves.len();
        if !is_root && self.bunches.len() >= self.most[1] {
            return None;
        }
        let kept = if is_root { len } else { len.min(SIZES[0]) };
        let start = self.make_room(kept, is_root)?;
        self.rank(state, kept);
        for (place, &(_, n)) in self.ranked[..kept].iter().enumerate() {
            self.twigs[start as usize + place] = Twig::new(Some(self.moves[n as usize]));
        }
        let shares: f32 = (0..len).map(share).sum();
        let number = self.bunches.len() as u32;
        self.bunches.push(Bunch {
            start,
            kept: kept as u32,
            len: len as u32,
            tried: 0,
            visits: 0,
            norm: 1.0 / shares,
            hash,
            next: self.twigs[at].first,
        });
        self.twigs[at].first = number;
        Some(number)
    }

    /// Gives twigs to more moves of a bunch, all of whose twigs have been tried. `false` if there is no room.
    fn widen(&mut self, bunch: usize, state: &G::State) -> bool {
        let (start, kept, len) = {
            let bunch = &self.bunches[bunch];
            (
                bunch.start as usize,
                bunch.kept as usize,
                bunch.len as usize,
            )
        };
        let size = SIZES.iter().find(|&&size| size > kept);
        let wider = size.map_or(len, |&size| size.min(len));
        let Some(room) = self.make_room(wider, false) else {
            return false;
        };
        let room = room as usize;
        self.moves.clear();
        self.view.game().moves(state, &mut self.moves);
        // States that share a bunch may list its moves in another order, and so rank equals in another way.
        self.rank(state, wider);
        for place in 0..kept {
            self.twigs[room + place] = self.twigs[start + place].clone();
        }
        let mut filled = kept;
        for &(_, n) in &self.ranked {
            let mv = Some(self.moves[n as usize]);
            if filled < wider
                && self.twigs[room..room + kept]
                    .iter()
                    .all(|twig| twig.mv != mv)
            {
                self.twigs[room + filled] = Twig::new(mv);
                filled += 1;
            }
        }
        if let Some(size) = SIZES.iter().position(|&size| size == kept) {
            self.free[size].push(start as u32);
        }
        let bunch = &mut self.bunches[bunch];
        bunch.start = room as u32;
        bunch.kept = filled as u32;
        filled > kept
    }

    /// Room for so many twigs in a row: what has become free, or new room, as long as there is some or it must be.
    fn make_room(&mut self, count: usize, must: bool) -> Option<u32> {
        let size = SIZES.iter().position(|&size| size == count);
        if let Some(start) = size.and_then(|size| self.free[size].pop()) {
            return Some(start);
        }
        let start = self.twigs.len();
        if !must && start + count > self.most[0] {
            return None;
        }
        self.twigs.resize_with(start + count, || Twig::new(None));
        Some(start as u32)
    }

    /// Ranks the moves in `moves`: the first of `ranked` are the most promising ones, in order.
    fn rank(&mut self, state: &G::State, first: usize) {
        self.promises.clear();
        let game = self.view.game();
        game.promises(state, &self.moves, &mut self.promises);
        self.ranked.clear();
        let promises = self.promises.iter().zip(0..);
        self.ranked
            .extend(promises.map(|(promise, n)| (-promise, n)));
        if first < self.ranked.len() {
            self.ranked.select_nth_unstable(first);
        }
        self.ranked[..first].sort_unstable();
    }

    /// The twig to go on with.
    fn choose(&mut self, at: usize, number: usize, mover: Seat, state: &G::State) -> Option<usize> {
        let sign = if mover == self.me { 1.0 } else { -1.0 };
        let known = sign * self.twigs[at].value;
        let bunch = &mut self.bunches[number];
        let (start, tried) = (bunch.start as usize, bunch.tried as usize);
        if bunch.len == 0 {
            return None;
        }
        let eagerness = self.settings.curiosity * (bunch.visits as f32 + 1.0).sqrt() * bunch.norm;
        bunch.visits += 1;
        let mut best = None;
        let mut most = f32::NEG_INFINITY;
        for (place, twig) in self.twigs[start..start + tried].iter().enumerate() {
            let prior = share(place) / (1.0 + twig.visits as f32);
            let worth = sign * twig.value + eagerness * prior;
            if worth > most {
                most = worth;
                best = Some(place);
            }
        }
        if bunch.tried < bunch.len {
            // Of those not tried yet the first is the most promising.
            let worth = known - self.settings.doubt + eagerness * share(tried);
            let has_twig = bunch.tried < bunch.kept;
            if worth > most && (has_twig || self.widen(number, state)) {
                self.bunches[number].tried += 1;
                best = Some(tried);
            }
        }
        Some(self.bunches[number].start as usize + best?)
    }

    /// What people are told that a move at the root is worth.
    fn told(&self, at: usize) -> i32 {
        let twig = &self.twigs[at];
        if G::BONUS != 0 {
            let place = at - self.bunches[0].start as usize;
            let sum = self.margins.get(place).copied().unwrap_or_default();
            return (sum / f64::from(twig.visits.max(1))) as i32;
        }
        let value = f64::from(twig.value);
        (self.settings.scale * value / (1.0 - value.abs()).max(1e-6)) as i32
    }

    /// The twigs of the bunch most visited behind a twig.
    fn main_bunch(&self, at: usize) -> Option<std::ops::Range<usize>> {
        let mut number = self.twigs.get(at)?.first;
        let mut main: Option<&Bunch> = None;
        while number != NONE {
            let bunch = &self.bunches[number as usize];
            if main.is_none_or(|main| bunch.visits >= main.visits) {
                main = Some(bunch);
            }
            number = bunch.next;
        }
        let main = main?;
        let start = main.start as usize;
        Some(start..start + main.kept as usize)
    }
}

impl<G: Evaluate> Descent for Mcts<'_, G> {
    type Move = G::Move;

    /// Is there only one move, has it been looked at, and was nobody asking what it is worth?
    fn is_decided(&self) -> bool {
        self.only.is_empty() && self.twigs[0].visits > 1 && self.bunches[0].len < 2
    }

    fn visits(&self) -> u32 {
        self.twigs[0].visits
    }

    fn nodes(&self) -> u64 {
        self.nodes
    }

    fn descend(&mut self) {
        let view = self.view;
        let game = view.game();
        let mut state = view.imagine(&mut self.dice);
        self.path.clear();
        self.path.push(0);
        let mut at = 0usize;
        let mut bonus = 0;
        let value = loop {
            self.nodes += 1;
            while game.turn(&state) == Turn::Chance {
                self.outcomes.clear();
                game.outcomes(&state, &mut self.outcomes);
                let Some(&chance) = self.dice.pick_weighted(&self.outcomes) else {
                    break;
                };
                game.resolve(&mut state, chance);
            }
            let mover = match game.turn(&state) {
                Turn::Over(winners) => {
                    bonus = G::bonus(winners, self.me);
                    break game.outcome(&state, winners, self.me);
                }
                Turn::Chance => break game.evaluate(&state, self.me),
                Turn::Seat(mover) => mover,
            };
            let is_leaf = at != 0 && self.twigs[at].visits == 0;
            let is_far = self.path.len() > self.settings.sight;
            if is_leaf || is_far {
                break game.evaluate(&state, self.me);
            }
            let bunch = self.bunch(at, &state);
            let Some(next) = bunch.and_then(|bunch| self.choose(at, bunch, mover, &state)) else {
                break game.evaluate(&state, self.me);
            };
            let Some(mv) = self.twigs[next].mv else {
                break game.evaluate(&state, self.me);
            };
            game.play(&mut state, mv);
            self.path.push(next as u32);
            at = next;
        };
        if G::BONUS != 0 {
            self.keep_margin(value - bonus);
        }
        self.deepest = self.deepest.max(self.path.len() as u32 - 1);
        let value = squashed(f64::from(value), self.settings.scale);
        for n in (0..self.path.len()).rev() {
            let twig = &mut self.twigs[self.path[n] as usize];
            twig.visits += 1;
            twig.sum += value;
            twig.value = (twig.sum / f64::from(twig.visits)) as f32;
        }
    }

    fn report(&self, lines: usize) -> Report<G::Move> {
        let lines = self.main_bunch(0).map_or_else(Vec::new, |root| {
            most_visited(
                root,
                lines,
                |n| self.twigs[n].visits,
                |n| self.twigs[n].mv,
                |n| self.main_bunch(n),
                |n| self.told(n),
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
}

/// A quick hash for the few small numbers that a move is made of.
struct MoveHasher(u64);

impl Hasher for MoveHasher {
    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.write_u8(byte);
        }
    }

    fn write_u8(&mut self, n: u8) {
        self.write_u64(u64::from(n));
    }

    fn write_u64(&mut self, n: u64) {
        self.0 = (self.0.rotate_left(9) ^ n).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }

    fn write_isize(&mut self, n: isize) {
        self.write_u64(n as u64);
    }

    fn finish(&self) -> u64 {
        mix(self.0)
    }
}

/// How likely the move at this place is to be the best, before anything is known, up to a factor.
fn share(place: usize) -> f32 {
    1.0 / (place as f32 + 3.0)
}

#[cfg(test)]
mod tests {
    use quartet_game::{Game, Viewer};
    use quartet_testkit::tree::Tree;

    use super::*;
    use crate::NodeLimit;

    #[test]
    fn the_tree_stays_within_its_size() {
        let tree = Tree {
            depth: 6,
            draws: false,
            ..Tree::random(4)
        };
        let view = View::new(&tree, &tree.initial(), Viewer::Spectator);
        for bytes in [0, 500, 2000] {
            let settings = MctsSettings {
                bytes,
                ..MctsSettings::default()
            };
            let mut mcts = Mcts::new(&view, settings, 1);
            let report = mcts.run(&NodeLimit(20_000), Limits::default(), |_| {});
            assert!(report.best().is_some());
            let sizes = [size_of::<Twig<u8>>(), size_of::<Bunch>()];
            let used = mcts.twigs.len() * sizes[0] + mcts.bunches.len() * sizes[1];
            // The root always has its moves.
            let root = 6 * sizes[0] + sizes[1];
            assert!(used <= bytes.max(root), "{used}");
        }
    }
}
