use quartet_game::{Dice, Evaluate, Seat, Turn};

use crate::{Control, Limits, Line, Report};

/// A tree search for tables of several seats of which each plays for itself: best-first, with a value per seat.
///
/// With more than two seats a mistake of one is mostly a gift to the next, and whoever could have prevented it pays. So the others
/// are not taken to be perfect: they see a win at hand, and mostly what wins for whoever comes next, but make many of their
/// moves without thinking. A leaf is judged by playing on from there to the end by seats of that kind.
///
/// A win that is seen is kept in the tree as a fact. Nothing is reported as proved, because the history is not looked at. For
/// games without draws and secrets. The same seed and the same number of nodes give the same answer everywhere.
#[derive(Debug)]
pub struct Crowd<'a, G: Evaluate> {
    game: &'a G,
    settings: CrowdSettings,
    dice: Dice,
    me: Seat,
    twigs: Vec<Twig<G::Move>>,
    /// The twigs from the root to where it is, each with the seat that played it.
    path: Vec<(usize, Seat)>,
    moves: Vec<G::Move>,
    promises: Vec<i32>,
    ranked: Vec<(i32, u32, u32)>,
    /// The most twigs that there may be.
    most: usize,
    nodes: u64,
    deepest: u32,
}

/// How a [`Crowd`] weighs things.
#[derive(Copy, Clone, Debug)]
pub struct CrowdSettings {
    /// How much a rarely tried move is preferred.
    pub curiosity: f32,
    /// How much worse than what is known a move is thought to be before it is tried.
    pub doubt: f32,
    /// What follows a move is looked at when it has been tried so often.
    pub ripe: u32,
    /// Of a thousand moves of the others in the tree, so many are made without thinking.
    pub errors: u32,
    /// In a playout a seat tries so many moves for one that does not let the next seat win.
    pub tries: usize,
    /// A playout that goes on longer is judged by its estimates.
    pub plies: u32,
    /// An estimate of this size is halfway to certainty.
    pub scale: f32,
    /// The tree takes at most so many bytes.
    pub bytes: usize,
}

/// By measurement in games of three seats; see the style of the game that has them.
impl Default for CrowdSettings {
    fn default() -> Self {
        Self {
            curiosity: 1.0,
            doubt: 0.1,
            ripe: 4,
            errors: 700,
            tries: 4,
            plies: 60,
            scale: 200.0,
            bytes: 32 << 20,
        }
    }
}

/// A move in the tree, with what was found behind it.
#[derive(Clone, Debug)]
struct Twig<M> {
    mv: Option<M>,
    /// The moves that may follow: the first of them, and how many. They lie side by side, the most promising first.
    first: u32,
    len: u16,
    /// How many of those have been tried; always the first ones.
    tried: u16,
    visits: u32,
    /// What the seat that plays it got, summed over all visits.
    sum: f32,
    /// Who wins from here for sure, if everybody who can win does.
    winner: Option<Seat>,
}

impl<M> Twig<M> {
    fn new(mv: Option<M>) -> Self {
        Self {
            mv,
            first: 0,
            len: 0,
            tried: 0,
            visits: 0,
            sum: 0.0,
            winner: None,
        }
    }

    fn mean(&self) -> f32 {
        self.sum / self.visits.max(1) as f32
    }

    fn following(&self) -> std::ops::Range<usize> {
        let first = self.first as usize;
        first..first + usize::from(self.len)
    }
}

const SEATS: usize = 4;

/// Each seat's share of the win, expected or real.
type Shares = [f32; SEATS];

/// How a seat in a playout moves on.
enum Step<S> {
    To(S),
    End(Shares),
}

impl<'a, G: Evaluate> Crowd<'a, G> {
    /// A search at a table of at most four seats, with its own dice.
    ///
    /// # Panics
    /// If there are more seats.
    #[must_use]
    pub fn new(game: &'a G, settings: CrowdSettings, seed: u64) -> Self {
        assert!(usize::from(game.seats()) <= SEATS, "at most four seats");
        let most = settings.bytes / size_of::<Twig<G::Move>>();
        Self {
            game,
            settings,
            dice: Dice::new(seed),
            me: Seat::new(0),
            twigs: Vec::with_capacity(most),
            path: Vec::with_capacity(256),
            moves: Vec::with_capacity(1024),
            promises: Vec::with_capacity(1024),
            ranked: Vec::with_capacity(1024),
            most,
            nodes: 0,
            deepest: 0,
        }
    }

    /// Searches until it is told to stop or nothing is left to find out. The report has no line if it is not a seat's turn;
    /// `limits.depth` is not looked at. `watch` sees what is known from time to time.
    pub fn run(
        &mut self,
        state: &G::State,
        control: &dyn Control,
        limits: Limits,
        mut watch: impl FnMut(&Report<G::Move>),
    ) -> Report<G::Move> {
        let Turn::Seat(me) = self.game.turn(state) else {
            return Report::default();
        };
        self.me = me;
        self.nodes = 0;
        self.deepest = 0;
        self.twigs.clear();
        self.twigs.push(Twig::new(None));
        self.grow(0, state);
        let mut descents = 0u32;
        // A win at hand may make everything else superfluous, unless more is asked for than a best move.
        let is_done = |root: &Twig<G::Move>| root.len < 2 || root.winner == Some(me);
        while limits.lines > 1 || !is_done(&self.twigs[0]) {
            self.descend(state);
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

    /// From the root to a leaf and back.
    fn descend(&mut self, root: &G::State) {
        self.path.clear();
        let shares = self.walk(root);
        self.deepest = self.deepest.max(self.path.len() as u32);
        self.twigs[0].visits += 1;
        for n in (0..self.path.len()).rev() {
            let (at, mover) = self.path[n];
            let twig = &mut self.twigs[at];
            twig.visits += 1;
            twig.sum += shares[mover.index()];
            if let Some(winner) = twig.winner {
                let before = if n > 0 { self.path[n - 1].0 } else { 0 };
                self.conclude(before, mover, winner);
            }
        }
    }

    /// From the root to a leaf; what that is worth.
    fn walk(&mut self, root: &G::State) -> Shares {
        let mut state = root.clone();
        let mut at = 0;
        loop {
            self.nodes += 1;
            let mover = match self.game.turn(&state) {
                Turn::Over(winners) => {
                    let only = winners.iter().next().filter(|_| winners.len() == 1);
                    self.twigs[at].winner = only;
                    return self.judge(&state);
                }
                Turn::Chance => return self.judge(&state),
                Turn::Seat(mover) => mover,
            };
            if at != 0 {
                if let Some(winner) = self.twigs[at].winner {
                    return only(winner);
                }
                if self.twigs[at].visits == 0 && self.has_win(&state) {
                    self.twigs[at].winner = Some(mover);
                    return only(mover);
                }
            }
            if self.twigs[at].len == 0 {
                let is_ripe = self.twigs[at].visits >= self.settings.ripe;
                if !is_ripe || !self.grow(at, &state) {
                    return self.play_out(state);
                }
            }
            let errs = mover != self.me && self.dice.below(1000) < self.settings.errors;
            let next = if errs {
                self.stray(at)
            } else {
                self.choose(at, mover)
            };
            let Some((next, mv)) = next.and_then(|next| Some((next, self.twigs[next].mv?))) else {
                return self.judge(&state);
            };
            self.game.play(&mut state, mv);
            self.path.push((next, mover));
            at = next;
        }
    }

    /// It is known who wins after one of the moves that `mover` has behind the twig: what does that say about the twig?
    fn conclude(&mut self, at: usize, mover: Seat, winner: Seat) {
        let all = || {
            let mut twigs = self.twigs[self.twigs[at].following()].iter();
            twigs.all(|twig| twig.winner == Some(winner))
        };
        if winner == mover || all() {
            self.twigs[at].winner = Some(winner);
        }
    }

    fn has_win(&self, state: &G::State) -> bool {
        G::SEES_WINS && self.game.wins_now(state).is_some()
    }

    /// What comes of a state in which the seat to move has no win at hand, if seats play on that overlook much.
    fn play_out(&mut self, mut state: G::State) -> Shares {
        for _ in 0..self.settings.plies {
            let Turn::Seat(mover) = self.game.turn(&state) else {
                break;
            };
            self.nodes += 1;
            match self.step(&state, mover) {
                Step::To(next) => state = next,
                Step::End(shares) => return shares,
            }
        }
        self.judge(&state)
    }

    /// A random move after which the next seat has no win at hand; if none is found, that seat wins.
    fn step(&mut self, state: &G::State, mover: Seat) -> Step<G::State> {
        self.moves.clear();
        self.game.moves(state, &mut self.moves);
        let mut end = None;
        for n in 0..self.settings.tries.min(self.moves.len()) {
            let rest = (self.moves.len() - n) as u32;
            self.moves.swap(n, n + self.dice.below(rest) as usize);
            let mut next = state.clone();
            self.game.play(&mut next, self.moves[n]);
            match self.game.turn(&next) {
                Turn::Over(winners) if winners.contains(mover) => {
                    return Step::End(self.judge(&next));
                }
                Turn::Over(_) => end = Some(self.judge(&next)),
                Turn::Seat(seat) if self.has_win(&next) => end = Some(only(seat)),
                _ => return Step::To(next),
            }
        }
        Step::End(end.unwrap_or_else(|| self.judge(state)))
    }

    /// What each seat gets of the win if it is over, or might get by the estimates.
    fn judge(&self, state: &G::State) -> Shares {
        let mut shares = [0.0; SEATS];
        if let Turn::Over(winners) = self.game.turn(state) {
            for seat in winners.iter() {
                shares[seat.index()] = 1.0 / winners.len() as f32;
            }
            return shares;
        }
        let mut total = 0.0;
        for seat in (0..self.game.seats()).map(Seat::new) {
            let value = self.game.evaluate(state, seat) as f32;
            let share = 1.0 + value / (value.abs() + self.settings.scale);
            shares[seat.index()] = share;
            total += share;
        }
        shares.map(|share| share / total)
    }

    /// Adds the moves of the state behind a twig; `false` if the tree is full. The root always has its moves.
    fn grow(&mut self, at: usize, state: &G::State) -> bool {
        self.moves.clear();
        self.game.moves(state, &mut self.moves);
        if at != 0 && self.twigs.len() + self.moves.len() > self.most {
            return false;
        }
        self.promises.clear();
        self.game.promises(state, &self.moves, &mut self.promises);
        self.ranked.clear();
        let promises = self.promises.iter().enumerate();
        self.ranked
            .extend(promises.map(|(n, &promise)| (-promise, 0, n as u32)));
        // Of equals none is preferred because of where it stands in the list, but on every machine the same one: a sort that
        // makes no copy leaves equals in an order that depends on the machine.
        self.dice.shuffle(&mut self.ranked);
        for (place, (_, lot, _)) in self.ranked.iter_mut().enumerate() {
            *lot = place as u32;
        }
        self.ranked.sort_unstable();
        self.twigs[at].first = self.twigs.len() as u32;
        self.twigs[at].len = self.ranked.len() as u16;
        let moves = self.ranked.iter().map(|(_, _, n)| self.moves[*n as usize]);
        self.twigs.extend(moves.map(|mv| Twig::new(Some(mv))));
        true
    }

    /// The twig that a seat goes on with which thinks.
    fn choose(&mut self, at: usize, mover: Seat) -> Option<usize> {
        let here = &self.twigs[at];
        let (first, tried) = (here.first as usize, usize::from(here.tried));
        let eagerness = self.settings.curiosity * (here.visits as f32 + 1.0).sqrt();
        let mut best = None;
        let mut most = f32::NEG_INFINITY;
        let (mut sum, mut visits) = (0.0, 0.0);
        for (place, twig) in self.twigs[first..first + tried].iter().enumerate() {
            sum += twig.sum;
            visits += twig.visits as f32;
            let worth = twig.mean() + eagerness * share(place) / (1.0 + twig.visits as f32);
            let worth = match twig.winner {
                Some(winner) if winner == mover => f32::MAX,
                // Only if there is nothing else.
                Some(_) => worth - LOST,
                None => worth,
            };
            if worth > most {
                most = worth;
                best = Some(first + place);
            }
        }
        if here.tried < here.len {
            // Of those not tried yet the first is the most promising.
            let known = if visits > 0.0 { sum / visits } else { 0.5 };
            if known - self.settings.doubt + eagerness * share(tried) > most {
                best = Some(first + tried);
                self.twigs[at].tried += 1;
            }
        }
        best
    }

    /// The twig that a seat goes on with which does not think.
    fn stray(&mut self, at: usize) -> Option<usize> {
        let here = &self.twigs[at];
        let (first, tried) = (here.first as usize, usize::from(here.tried));
        if here.len == 0 {
            return None;
        }
        let place = self.dice.below(u32::from(here.len)) as usize;
        if place < tried {
            return Some(first + place);
        }
        self.twigs.swap(first + tried, first + place);
        self.twigs[at].tried += 1;
        Some(first + tried)
    }

    fn report(&self, lines: usize) -> Report<G::Move> {
        let mut report = Report {
            deepest: self.deepest,
            nodes: self.nodes,
            ..Report::default()
        };
        let mut order: Vec<usize> = self.twigs[0].following().collect();
        order.sort_by_key(|&at| std::cmp::Reverse(self.rank(at, self.me)));
        for &at in order.iter().take(lines.max(1)) {
            let moves = self.line(at);
            report.depth = report.depth.max(moves.len() as u32);
            let value = match self.twigs[at].winner {
                Some(winner) if winner == self.me => G::SURE / 2,
                Some(_) => -G::SURE / 2,
                None => self.value(self.twigs[at].mean()),
            };
            report.lines.push(Line {
                value,
                proved: false,
                moves,
            });
        }
        report
    }

    /// The move of a twig, and what follows as far as it has been tried often enough to say something.
    fn line(&self, mut at: usize) -> Vec<G::Move> {
        let mut moves = Vec::new();
        let mut seat = self.me;
        while let Some(mv) = self.twigs[at].mv {
            moves.push(mv);
            seat = seat.next(self.game.seats());
            let next = self.twigs[at].following();
            match next.max_by_key(|&n| (self.rank(n, seat), std::cmp::Reverse(n))) {
                Some(next) if self.twigs[next].visits >= 8 => at = next,
                _ => break,
            }
        }
        moves
    }

    /// How much a seat likes a move: what wins first, what loses last, the others by how often they were tried.
    fn rank(&self, at: usize, seat: Seat) -> (u8, u32) {
        let twig = &self.twigs[at];
        let sure = match twig.winner {
            Some(winner) if winner == seat => 2,
            Some(_) => 0,
            None => 1,
        };
        (sure, twig.visits)
    }

    /// A share of the win in the units of the estimates: 0 for an even share.
    fn value(&self, share: f32) -> i32 {
        let seats = f32::from(self.game.seats());
        let part = (share * seats - 1.0) / (seats - 1.0).max(1.0);
        (self.settings.scale * part / (1.0 - part.abs()).max(1e-3)) as i32
    }
}

/// More than anything else that a twig is worth.
const LOST: f32 = 1e6;

/// The whole win for one seat.
fn only(winner: Seat) -> Shares {
    let mut shares = [0.0; SEATS];
    shares[winner.index()] = 1.0;
    shares
}

/// How likely the move at this place is to be the best, before anything is known, up to a factor.
fn share(place: usize) -> f32 {
    1.0 / (place as f32 + 6.0)
}

#[cfg(test)]
mod tests {
    use quartet_game::Game;
    use quartet_testkit::tree::Tree;

    use super::*;
    use crate::{NodeLimit, plain};

    fn tree(seed: u64) -> Tree {
        Tree {
            seats: 3,
            draws: false,
            wins: true,
            ..Tree::random(seed)
        }
    }

    #[test]
    fn the_tree_stays_within_its_size() {
        let tree = tree(4);
        for bytes in [0, 500, 2000] {
            let settings = CrowdSettings {
                bytes,
                ..CrowdSettings::default()
            };
            let mut crowd = Crowd::new(&tree, settings, 1);
            let report = crowd.run(
                &tree.initial(),
                &NodeLimit(20_000),
                Limits::default(),
                |_| {},
            );
            assert!(report.best().is_some());
            let most = (bytes / size_of::<Twig<u8>>()).max(10);
            assert!(crowd.twigs.len() <= most, "{}", crowd.twigs.len());
        }
    }

    #[test]
    fn what_is_kept_as_a_fact_is_what_full_width_finds() {
        let mut facts = 0;
        for seed in 0..300 {
            let tree = tree(seed);
            let limits = Limits {
                lines: 2,
                ..Limits::default()
            };
            let mut crowd = Crowd::new(&tree, CrowdSettings::default(), seed);
            crowd.run(&tree.initial(), &NodeLimit(20_000), limits, |_| {});
            for at in crowd.twigs[0].following() {
                let twig = &crowd.twigs[at];
                let (Some(mv), Some(winner)) = (twig.mv, twig.winner) else {
                    continue;
                };
                let mut next = tree.initial();
                tree.play(&mut next, mv);
                let values = plain::values(&tree, &next, 40);
                assert!(Tree::is_sure(values[winner.index()]), "{tree:?} {mv}");
                facts += 1;
            }
        }
        assert!(facts > 100, "{facts}");
    }
}
