use quartet_game::{Evaluate, Seat, Seats, Turn};

use crate::{Control, Limits, Line, Report, ordering::Memory, plain::by_distance};

/// Looks for the best move at a table of several seats of which each plays for itself: a value is one number per seat, and the
/// seat to move takes what is best for it (max^n).
///
/// Of moves that are equally good for the mover it expects the one that is worst for the seats after it, the next one first:
/// so the value does not depend on the order of the moves. Nothing it finds is proved, because what is best for a seat is no
/// promise of what it will play. For games without draws; a draw is judged by its estimate.
pub struct MaxN<'a, G: Evaluate> {
    game: &'a G,
    settings: MaxNSettings,
    control: &'a dyn Control,
    memory: Memory<G::Move>,
    nodes: u64,
    deepest: u32,
    stopped: bool,
    moves: Vec<G::Move>,
    ranks: Vec<(i32, u16)>,
    promises: Vec<i32>,
    /// Keys of the positions before the root and on the path.
    keys: Vec<u64>,
    /// The oldest key that still counts.
    window: usize,
    /// How many of the keys are older than the root.
    played: usize,
    /// Per ply, the best line from there.
    lines: Vec<Vec<G::Move>>,
    /// Moves of the root that are not to be looked at, because they are in a better line already.
    excluded: Vec<G::Move>,
    /// Moves of the root that are not to be looked at at all.
    barred: Vec<G::Move>,
    /// The move of the root to begin with where some are not looked at.
    favourite: Option<G::Move>,
    /// The best move of a position and a part of its key, to look at it first.
    best: Vec<(u32, u16)>,
}

/// What a [`MaxN`] search may do.
#[derive(Copy, Clone, Debug)]
pub struct MaxNSettings {
    /// At the horizon a win in one is seen.
    pub quiescence: bool,
    /// The values of all seats together are never more than this, wherever the game stands. If known, lines are cut off that
    /// leave too little for a seat which has better elsewhere (shallow pruning).
    pub most_in_sum: Option<i32>,
}

impl Default for MaxNSettings {
    fn default() -> Self {
        Self {
            quiescence: true,
            most_in_sum: None,
        }
    }
}

const SEATS: usize = 4;
const DEEPEST: usize = 60;
const PLACES: usize = 1 << 18;

/// What a state is worth for each seat.
type Values = [i32; SEATS];

impl<'a, G: Evaluate> MaxN<'a, G> {
    /// A searcher at a table of at most four seats.
    ///
    /// # Panics
    /// If there are more seats.
    pub fn new(game: &'a G, settings: MaxNSettings, control: &'a dyn Control) -> Self {
        assert!(usize::from(game.seats()) <= SEATS, "at most four seats");
        Self {
            game,
            settings,
            control,
            memory: Memory::new(game.seats(), G::SLOTS, DEEPEST + 1),
            nodes: 0,
            deepest: 0,
            stopped: false,
            moves: Vec::with_capacity(8192),
            promises: Vec::with_capacity(256),
            ranks: Vec::with_capacity(8192),
            keys: Vec::with_capacity(1024),
            window: 0,
            played: 0,
            lines: (0..=DEEPEST).map(|_| Vec::with_capacity(DEEPEST)).collect(),
            excluded: Vec::new(),
            barred: Vec::new(),
            favourite: None,
            best: vec![(0, u16::MAX); PLACES],
        }
    }

    /// Only these moves of the state are to be looked at in the next runs, which begin there; all of them if it is empty. At
    /// least one must be legal.
    pub fn look_only_at(&mut self, state: &G::State, only: &[G::Move]) {
        self.barred.clear();
        if !only.is_empty() {
            self.game.moves(state, &mut self.barred);
            self.barred.retain(|mv| !only.contains(mv));
        }
    }

    /// Searches deeper and deeper until it is told to stop or the depth is reached. `history` holds the keys of the positions
    /// before this one that still count.
    ///
    /// The report has no line if it is not a seat's turn.
    pub fn run(
        &mut self,
        state: &G::State,
        history: &[u64],
        limits: Limits,
        mut watch: impl FnMut(&Report<G::Move>),
    ) -> Report<G::Move> {
        let mut report = Report::default();
        let Turn::Seat(me) = self.game.turn(state) else {
            return report;
        };
        self.begin(history);
        let legal = (self.game.count_moves(state) as usize).saturating_sub(self.barred.len());
        let wanted = limits.lines.clamp(1, legal.max(1));
        for depth in 1..=limits.depth.min(DEEPEST as u32 - 1) {
            let mut lines = Vec::new();
            self.excluded.clone_from(&self.barred);
            for _ in 0..wanted {
                self.lines[0].clear();
                self.favourite = report.best_beside(&self.excluded);
                let value = self.node(state, depth, 0, None)[me.index()];
                // An unfinished iteration counts if it has looked at its first move, the best so far.
                let moves = self.lines[0].clone();
                if let Some(&first) = moves.first() {
                    self.excluded.push(first);
                    // Nobody comes between a win at hand and who takes it.
                    let proved = value == G::SURE - 1;
                    lines.push(Line {
                        value,
                        proved,
                        bonus: 0,
                        moves,
                    });
                }
                if self.stopped {
                    break;
                }
            }
            report.deepest = self.deepest;
            report.nodes = self.nodes;
            if self.stopped {
                report.add_unfinished(lines, wanted);
            } else {
                report.finish(depth, lines);
            }
            if !report.lines.is_empty() {
                watch(&report);
            }
            if self.stopped || report.lines.iter().all(|line| G::is_sure(line.value)) {
                break;
            }
        }
        if report.lines.is_empty() {
            report.fall_back(self.game, state, me, &self.barred);
            watch(&report);
        }
        report
    }

    fn begin(&mut self, history: &[u64]) {
        self.nodes = 0;
        self.deepest = 0;
        self.stopped = false;
        self.moves.clear();
        self.ranks.clear();
        self.keys.clear();
        self.keys.extend_from_slice(history);
        self.window = 0;
        self.played = history.len();
        self.memory.fade();
    }

    /// What the state is worth for each seat. `above` is the seat that moved last and what it already has for sure: as soon as
    /// it is left with less here, the node is of no interest to it.
    fn node(
        &mut self,
        state: &G::State,
        depth: u32,
        ply: usize,
        above: Option<(Seat, i32)>,
    ) -> Values {
        self.nodes += 1;
        if self.nodes & 255 == 0 && self.control.stop(self.nodes) || self.stopped {
            self.stopped = true;
            return [0; SEATS];
        }
        self.deepest = self.deepest.max(ply as u32);
        let mover = match self.game.turn(state) {
            Turn::Over(winners) => return self.outcome(state, winners, ply),
            Turn::Chance => return self.estimate(state),
            Turn::Seat(mover) => mover,
        };
        let key = self.game.key(state);
        if G::REPEATS && ply > 0 && self.is_drawn_by_history(state, key) {
            return self.outcome(state, Seats::all(self.game.seats()), ply);
        }
        let is_whole = ply > 0 || self.excluded.is_empty();
        if (depth > 0 || self.settings.quiescence)
            && is_whole
            && let Some(values) = self.win_at_once(state, mover, ply)
        {
            return values;
        }
        if depth == 0 || ply >= DEEPEST {
            return self.estimate(state);
        }
        let start = self.moves.len();
        self.game.moves(state, &mut self.moves);
        let count = self.moves.len() - start;
        self.rank(state, mover, key, start, ply);
        let mut best: Option<Values> = None;
        for n in 0..count {
            let rest = &self.ranks[start + n..];
            let next = (0..rest.len()).max_by_key(|&k| (rest[k].0, -i32::from(rest[k].1)));
            self.ranks.swap(start + n, start + n + next.unwrap_or(0));
            let index = self.ranks[start + n].1;
            let mv = self.moves[start + usize::from(index)];
            if ply == 0 && self.excluded.contains(&mv) {
                continue;
            }
            let mut next = state.clone();
            let window = self.window;
            if G::REPEATS {
                self.keys.push(key);
                if self.game.forgets_history(state, mv) {
                    self.window = self.keys.len();
                }
            }
            self.game.play(&mut next, mv);
            self.lines[ply + 1].clear();
            let sure = best.map(|best| (mover, best[mover.index()]));
            let values = self.node(&next, depth - 1, ply + 1, sure);
            if G::REPEATS {
                self.keys.pop();
                self.window = window;
            }
            if self.stopped {
                break;
            }
            if best.is_none_or(|best| self.is_better(mover, &values, &best)) {
                best = Some(values);
                self.extend_line(ply, mv);
                if is_whole {
                    self.best[key as usize % PLACES] = ((key >> 32) as u32, index);
                }
            }
            if let Some(best) = best
                && let Some((seat, sure)) = above
                && self.most_left_for(state, seat, mover, best[mover.index()]) < sure
            {
                let slot = self.game.slot(state, mv);
                self.memory
                    .reward(mover.index(), slot, mv, ply, None, depth);
                break;
            }
        }
        if let Some(&mv) = self.lines[ply].first() {
            let slot = self.game.slot(state, mv);
            self.memory
                .reward(mover.index(), slot, mv, ply, None, depth);
        }
        self.moves.truncate(start);
        self.ranks.truncate(start);
        best.unwrap_or([0; SEATS])
    }

    fn rank(&mut self, state: &G::State, mover: Seat, key: u64, start: usize, ply: usize) {
        let (part, known) = self.best[key as usize % PLACES];
        let known = if part == (key >> 32) as u32 {
            known
        } else {
            u16::MAX
        };
        self.promises.clear();
        self.game
            .promises(state, &self.moves[start..], &mut self.promises);
        let is_part = ply == 0 && !self.excluded.is_empty();
        let favourite = self.favourite.filter(|_| is_part);
        for n in 0..self.moves.len() - start {
            let mv = self.moves[start + n];
            let is_first = favourite.map_or(known == n as u16, |favourite| favourite == mv);
            let rank = if is_first {
                i32::MAX
            } else {
                let slot = self.game.slot(state, mv);
                let promise = self.promises[n].clamp(-8000, 8000);
                promise * 100_000 + self.memory.rank(mover.index(), slot, mv, ply, None)
            };
            self.ranks.push((rank, n as u16));
        }
    }

    /// Nothing is better than winning at once, so no other move needs to be looked at.
    fn win_at_once(&mut self, state: &G::State, mover: Seat, ply: usize) -> Option<Values> {
        let mv = self.game.wins_now(state)?;
        let mut next = state.clone();
        self.game.play(&mut next, mv);
        let values = self.outcome(&next, Seats::only(mover), ply + 1);
        // Where points count, somebody may win by more later.
        if !G::is_sure(values[mover.index()]) {
            return None;
        }
        self.lines[ply + 1].clear();
        self.extend_line(ply, mv);
        Some(values)
    }

    /// The most that `seat` can get where `mover` gets at least `value`.
    fn most_left_for(&self, state: &G::State, seat: Seat, mover: Seat, value: i32) -> i32 {
        let Some(sum) = self.settings.most_in_sum else {
            return i32::MAX;
        };
        if seat == mover {
            return i32::MAX;
        }
        let others = Seats::all(self.game.seats()).without(seat).without(mover);
        let least = others.iter().map(|other| self.game.limits(state, other).0);
        sum - value - least.sum::<i32>()
    }

    fn outcome(&self, state: &G::State, winners: Seats, ply: usize) -> Values {
        self.each(|seat| by_distance::<G>(self.game.outcome(state, winners, seat), ply as i32))
    }

    fn estimate(&self, state: &G::State) -> Values {
        self.each(|seat| self.game.evaluate(state, seat))
    }

    fn each(&self, value: impl Fn(Seat) -> i32) -> Values {
        let mut values = [0; SEATS];
        for seat in Seats::all(self.game.seats()).iter() {
            values[seat.index()] = value(seat);
        }
        values
    }

    fn is_better(&self, mover: Seat, values: &Values, than: &Values) -> bool {
        let mut seat = mover;
        loop {
            let (a, b) = (values[seat.index()], than[seat.index()]);
            if a != b {
                return (a > b) == (seat == mover);
            }
            seat = seat.next(self.game.seats());
            if seat == mover {
                return false;
            }
        }
    }

    fn is_drawn_by_history(&self, state: &G::State, key: u64) -> bool {
        let on_path = self.played.max(self.window);
        self.keys[on_path..].contains(&key)
            || self
                .game
                .ends_by_history(state, &self.keys[self.window..])
                .is_some()
    }

    fn extend_line(&mut self, ply: usize, mv: G::Move) {
        let (here, deeper) = self.lines.split_at_mut(ply + 1);
        here[ply].clear();
        here[ply].push(mv);
        if let Some(deeper) = deeper.first() {
            here[ply].extend_from_slice(deeper);
        }
    }
}

impl<G: Evaluate> std::fmt::Debug for MaxN<'_, G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "max^n search after {} nodes", self.nodes)
    }
}
