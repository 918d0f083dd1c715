use std::hash::{Hash, Hasher};

use quartet_game::{Dice, Evaluate, Seat, Turn, View, mix};

use crate::{Control, Limits, Line, Report};

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
    twigs: Vec<Twig<G::Move>>,
    bunches: Vec<Bunch>,
    /// Where the bunch of a place and a position was found last: a cache, in which newer entries replace older ones.
    found: Vec<(u64, u32)>,
    path: Vec<u32>,
    moves: Vec<G::Move>,
    ranked: Vec<(i32, u32)>,
    outcomes: Vec<(G::Chance, u32)>,
    /// The most twigs that there may be.
    most: usize,
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
    /// Is a leaf judged by a random game from there to the end, instead of by its estimate?
    pub playouts: bool,
    /// The tree takes at most so many bytes.
    pub bytes: usize,
}

impl Default for MctsSettings {
    fn default() -> Self {
        Self {
            curiosity: 1.0,
            scale: 2000.0,
            doubt: 0.1,
            playouts: false,
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

/// The moves that may follow a move: one bunch for every list of moves that came up there.
#[derive(Clone, Debug)]
struct Bunch {
    /// The twigs, the most promising first.
    start: u32,
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

impl<'a, G: Evaluate> Mcts<'a, G> {
    /// A search from what the viewer sees, with its own dice.
    #[must_use]
    pub fn new(view: &'a View<G>, settings: MctsSettings, seed: u64) -> Self {
        Self {
            view,
            settings,
            dice: Dice::new(seed),
            me: Seat::new(0),
            twigs: Vec::new(),
            bunches: Vec::new(),
            found: Vec::new(),
            path: Vec::with_capacity(256),
            moves: Vec::with_capacity(1024),
            ranked: Vec::with_capacity(1024),
            outcomes: Vec::with_capacity(64),
            most: settings.bytes / (size_of::<Twig<G::Move>>() + 2),
            nodes: 0,
            deepest: 0,
        }
    }

    /// Searches until it is told to stop. The report has no line if it is not a seat's turn; `limits.depth` is not looked at.
    /// `watch` sees what is known from time to time. Asked again, it goes on where it stopped, with the nodes counted on.
    pub fn run(
        &mut self,
        control: &dyn Control,
        limits: Limits,
        mut watch: impl FnMut(&Report<G::Move>),
    ) -> Report<G::Move> {
        let Turn::Seat(me) = self.view.game().turn(self.view.state()) else {
            return self.report(limits.lines);
        };
        self.me = me;
        if self.twigs.is_empty() {
            self.found.resize(CACHE, (0, NONE));
            self.twigs.push(Twig {
                mv: None,
                first: NONE,
                visits: 0,
                value: 0.0,
                sum: 0.0,
            });
        }
        let mut descents = 0u32;
        while !self.is_decided() {
            self.descend();
            descents += 1;
            if descents >= 1024 && descents.is_power_of_two() {
                watch(&self.report(limits.lines));
            }
            if descents.is_multiple_of(16) && control.stop(self.nodes) {
                break;
            }
        }
        let report = self.report(limits.lines);
        watch(&report);
        report
    }

    /// Is there only one move, and has it been looked at?
    fn is_decided(&self) -> bool {
        self.twigs[0].visits > 1 && self.bunches[0].len < 2
    }

    /// From the root to a leaf and back.
    fn descend(&mut self) {
        let view = self.view;
        let game = view.game();
        let mut state = view.imagine(&mut self.dice);
        self.path.clear();
        self.path.push(0);
        let mut at = 0usize;
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
                Turn::Over(winners) => break game.outcome(&state, winners, self.me),
                Turn::Chance => break game.evaluate(&state, self.me),
                Turn::Seat(mover) => mover,
            };
            let is_leaf = at != 0 && self.twigs[at].visits == 0;
            if is_leaf {
                break if self.settings.playouts {
                    self.play_out(state)
                } else {
                    game.evaluate(&state, self.me)
                };
            }
            let bunch = self.bunch(at, &state);
            let Some(next) = bunch.and_then(|bunch| self.choose(at, bunch, mover)) else {
                break game.evaluate(&state, self.me);
            };
            let Some(mv) = self.twigs[next].mv else {
                break game.evaluate(&state, self.me);
            };
            game.play(&mut state, mv);
            self.path.push(next as u32);
            at = next;
        };
        self.deepest = self.deepest.max(self.path.len() as u32 - 1);
        let value = f64::from(value);
        let value = value / (value.abs() + self.settings.scale);
        for n in (0..self.path.len()).rev() {
            let twig = &mut self.twigs[self.path[n] as usize];
            twig.visits += 1;
            twig.sum += value;
            twig.value = (twig.sum / f64::from(twig.visits)) as f32;
        }
    }

    /// What random moves and draws lead to.
    fn play_out(&mut self, mut state: G::State) -> i32 {
        /// A game that goes on longer is judged by its estimate.
        const LONGEST: usize = 200;
        let game = self.view.game();
        for _ in 0..LONGEST {
            match game.turn(&state) {
                Turn::Over(winners) => return game.outcome(&state, winners, self.me),
                Turn::Chance => {
                    self.outcomes.clear();
                    game.outcomes(&state, &mut self.outcomes);
                    let Some(&chance) = self.dice.pick_weighted(&self.outcomes) else {
                        break;
                    };
                    game.resolve(&mut state, chance);
                }
                Turn::Seat(_) => {
                    self.moves.clear();
                    game.moves(&state, &mut self.moves);
                    let Some(&mv) = self.dice.pick(&self.moves) else {
                        break;
                    };
                    game.play(&mut state, mv);
                }
            }
        }
        match game.turn(&state) {
            Turn::Over(winners) => game.outcome(&state, winners, self.me),
            _ => game.evaluate(&state, self.me),
        }
    }

    /// The bunch of moves that the state has, behind a twig; `None` if it is new and the tree is full.
    fn bunch(&mut self, at: usize, state: &G::State) -> Option<usize> {
        let game = self.view.game();
        let key = mix(game.key(state) ^ mix(at as u64));
        let slot = key as usize % CACHE;
        let (known, bunch) = self.found[slot];
        if known == key && bunch != NONE {
            return Some(bunch as usize);
        }
        self.moves.clear();
        game.moves(state, &mut self.moves);
        let hash = self.hash_moves();
        let mut bunch = self.twigs[at].first;
        while bunch != NONE && self.bunches[bunch as usize].hash != hash {
            bunch = self.bunches[bunch as usize].next;
        }
        if bunch == NONE {
            if at != 0 && self.twigs.len() > self.most {
                return None;
            }
            bunch = self.grow(at, state, hash);
        }
        self.found[slot] = (key, bunch);
        Some(bunch as usize)
    }

    /// A hash of the moves in `moves`, whatever their order.
    fn hash_moves(&self) -> u64 {
        self.moves.iter().fold(0, |sum: u64, mv| {
            let mut hasher = MoveHasher(0);
            mv.hash(&mut hasher);
            sum.wrapping_add(hasher.finish())
        })
    }

    /// A new bunch of the moves in `moves`, the most promising first.
    fn grow(&mut self, at: usize, state: &G::State, hash: u64) -> u32 {
        let game = self.view.game();
        self.ranked.clear();
        for (n, &mv) in self.moves.iter().enumerate() {
            self.ranked.push((-game.promise(state, mv), n as u32));
        }
        self.ranked.sort_unstable();
        let start = self.twigs.len() as u32;
        for &(_, n) in &self.ranked {
            self.twigs.push(Twig {
                mv: Some(self.moves[n as usize]),
                first: NONE,
                visits: 0,
                value: 0.0,
                sum: 0.0,
            });
        }
        let number = self.bunches.len() as u32;
        self.bunches.push(Bunch {
            start,
            len: self.ranked.len() as u32,
            tried: 0,
            visits: 0,
            norm: 1.0 / (0..self.ranked.len()).map(share).sum::<f32>(),
            hash,
            next: self.twigs[at].first,
        });
        self.twigs[at].first = number;
        number
    }

    /// The twig to go on with.
    fn choose(&mut self, at: usize, bunch: usize, mover: Seat) -> Option<usize> {
        let sign = if mover == self.me { 1.0 } else { -1.0 };
        let known = sign * self.twigs[at].value;
        let bunch = &mut self.bunches[bunch];
        let (start, tried) = (bunch.start as usize, bunch.tried as usize);
        if bunch.len == 0 {
            return None;
        }
        let eagerness = self.settings.curiosity * (bunch.visits as f32 + 1.0).sqrt() * bunch.norm;
        let mut best = None;
        let mut most = f32::NEG_INFINITY;
        for (place, twig) in self.twigs[start..start + tried].iter().enumerate() {
            let prior = share(place) / (1.0 + twig.visits as f32);
            let worth = sign * twig.value + eagerness * prior;
            if worth > most {
                most = worth;
                best = Some(start + place);
            }
        }
        if bunch.tried < bunch.len {
            // Of those not tried yet the first is the most promising.
            let worth = known - self.settings.doubt + eagerness * share(tried);
            if worth > most {
                best = Some(start + tried);
                bunch.tried += 1;
            }
        }
        bunch.visits += 1;
        best
    }

    fn report(&self, lines: usize) -> Report<G::Move> {
        let mut report = Report {
            deepest: self.deepest,
            nodes: self.nodes,
            ..Report::default()
        };
        let Some(bunch) = self.main_bunch(0) else {
            return report;
        };
        let mut order: Vec<usize> = bunch.collect();
        order.sort_by_key(|&n| std::cmp::Reverse(self.twigs[n].visits));
        for &n in order.iter().take(lines.max(1)) {
            let mut moves = Vec::new();
            let mut at = n;
            // What is tried too rarely says nothing.
            while let Some(mv) = self.twigs[at].mv {
                moves.push(mv);
                let next = self.main_bunch(at).and_then(|bunch| {
                    bunch.max_by_key(|&n| (self.twigs[n].visits, std::cmp::Reverse(n)))
                });
                match next {
                    Some(next) if self.twigs[next].visits >= 8 => at = next,
                    _ => break,
                }
            }
            report.depth = report.depth.max(moves.len() as u32);
            let value = f64::from(self.twigs[n].value);
            report.lines.push(Line {
                value: (self.settings.scale * value / (1.0 - value.abs()).max(1e-6)) as i32,
                proved: false,
                moves,
            });
        }
        report
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
        Some(start..start + main.len as usize)
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
            // The last list of moves may begin just below the limit, and the root always has its moves.
            let most = (bytes / size_of::<Twig<u8>>()).max(1) + 5;
            assert!(mcts.twigs.len() <= most, "{}", mcts.twigs.len());
        }
    }
}
