use quartet_game::{Evaluate, Seat, Seats, Turn, mix};

use crate::{
    Control, Line, Report, Table,
    ordering::{Memory, Rank},
    plain::by_distance,
    table::{Bound, Entry},
};

/// Looks for the best move of the seat to move.
///
/// Values are for that seat all through the tree: it takes the best, everybody else takes what is worst for it, and draws
/// count by their odds. With two seats that is the value of the game; with more it is what the seat can be sure of if all
/// others play against it.
pub struct Searcher<'a, G: Evaluate> {
    pub(crate) game: &'a G,
    pub(crate) table: &'a Table,
    pub(crate) settings: Settings,
    pub(crate) memory: Memory<G::Move>,
    pub(crate) control: &'a dyn Control,
    pub(crate) me: Seat,
    pub(crate) nodes: u64,
    pub(crate) deepest: u32,
    pub(crate) stopped: bool,
    /// The moves of all nodes on the path, one after the other, so that nothing is allocated per node.
    pub(crate) moves: Vec<G::Move>,
    /// For each of these moves its rank and its place in the list that the game made.
    pub(crate) ranks: Vec<Rank>,
    outcomes: Vec<(G::Chance, u32)>,
    /// Keys of the positions before the root and on the path.
    keys: Vec<u64>,
    /// The oldest key that still counts.
    window: usize,
    /// How many of the keys are older than the root.
    played: usize,
    /// Has no position come up twice, the root included? One that has draws the game when it comes up again, and a proof in the
    /// table may lead through it.
    is_fresh: bool,
    /// Per ply, the best line from there.
    pub(crate) lines: Vec<Vec<G::Move>>,
    /// Moves of the root that are not to be looked at, because they are in a better line already.
    pub(crate) excluded: Vec<G::Move>,
    /// Moves of the root that are not to be looked at at all.
    barred: Vec<G::Move>,
    /// The move of the root to begin with where some are not looked at: the table knows nothing of that.
    favourite: Option<G::Move>,
    promises: Vec<i32>,
    /// The number of nodes at which an attempt to solve the position ends.
    pub(crate) budget: u64,
    /// Has it ended so?
    pub(crate) spent: bool,
    /// Iterations that are left out at the start.
    ahead: u32,
}

/// Which of the tricks are used. All of them by default; the tests turn them off one by one.
#[derive(Copy, Clone, Debug)]
pub struct Settings {
    /// Late moves are first searched less deep.
    pub reductions: bool,
    /// A move without an alternative costs no depth.
    pub extensions: bool,
    /// A position that is good even without moving is not searched fully.
    pub skipping: bool,
    /// At the horizon forcing moves are played out.
    pub quiescence: bool,
    /// The table is asked.
    pub table: bool,
    /// The first window is narrow.
    pub aspiration: bool,
    /// Where the end of the game is near, it is searched to the end.
    pub solving: bool,
    /// How much less than it is worth a draw counts that only history makes, by repetition or for want of progress: whoever is
    /// hardly worse then plays on.
    pub contempt: i32,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            reductions: true,
            extensions: true,
            skipping: true,
            quiescence: true,
            table: true,
            aspiration: true,
            solving: true,
            contempt: 0,
        }
    }
}

/// How far to search.
#[derive(Copy, Clone, Debug)]
pub struct Limits {
    /// Plies, at most.
    pub depth: u32,
    /// How many best lines are wanted.
    pub lines: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            depth: DEEPEST as u32,
            lines: 1,
        }
    }
}

/// No line is longer.
pub(crate) const DEEPEST: usize = 120;
/// Forcing moves are followed so many plies beyond the horizon.
const QUIET_PLIES: i32 = 12;

/// A value, and whether it is certain (as the bound or the exact value that the window makes it).
#[derive(Copy, Clone, Debug)]
struct Found {
    value: i32,
    proved: bool,
}

/// Where in the tree a node is.
#[derive(Copy, Clone)]
struct Place {
    depth: i32,
    ply: u32,
    /// The slot of the move that led here.
    last: Option<usize>,
    /// May the turn be handed on here?
    may_skip: bool,
}

impl<'a, G: Evaluate> Searcher<'a, G> {
    /// A searcher at a table.
    pub fn new(
        game: &'a G,
        table: &'a Table,
        settings: Settings,
        control: &'a dyn Control,
    ) -> Self {
        Self {
            game,
            table,
            settings,
            memory: Memory::new(game.seats(), G::SLOTS, DEEPEST + 1),
            control,
            me: Seat::new(0),
            nodes: 0,
            deepest: 0,
            stopped: false,
            moves: Vec::with_capacity(8192),
            ranks: Vec::with_capacity(8192),
            outcomes: Vec::with_capacity(1024),
            keys: Vec::with_capacity(1024),
            window: 0,
            played: 0,
            is_fresh: true,
            lines: (0..=DEEPEST + 1)
                .map(|_| Vec::with_capacity(DEEPEST + 1))
                .collect(),
            excluded: Vec::new(),
            barred: Vec::new(),
            favourite: None,
            promises: Vec::with_capacity(256),
            budget: u64::MAX,
            spent: false,
            ahead: 0,
        }
    }

    /// Searches deeper and deeper until it is told to stop, the depth is reached or everything is proved. `history` holds the
    /// keys of the positions before this one that still count. `watch` sees what is known after every iteration.
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
        self.begin(me, history, self.game.key(state));
        let legal = (self.game.count_moves(state) as usize).saturating_sub(self.barred.len());
        let wanted = limits.lines.clamp(1, legal.max(1));
        for depth in 1 + self.ahead..=limits.depth.min(DEEPEST as u32 - 20) {
            let before: Vec<i32> = report.lines.iter().map(|line| line.value).collect();
            let mut lines = Vec::new();
            self.excluded.clone_from(&self.barred);
            for n in 0..wanted {
                self.favourite = report.best_beside(&self.excluded);
                let guess = before.get(n).copied();
                if let Some(line) = self.best_line(state, depth, guess) {
                    self.excluded.extend(line.moves.first());
                    lines.push(line);
                }
                if self.stopped {
                    break;
                }
            }
            if self.stopped {
                report.add_unfinished(lines, wanted);
            } else {
                report.finish(depth, lines);
            }
            report.deepest = self.deepest;
            report.nodes = self.nodes;
            report.table_used = self.table.used();
            if !report.lines.is_empty() {
                watch(&report);
            }
            if self.stopped || report.lines.iter().all(|line| line.proved) {
                break;
            }
            if self.is_worth_solving(state, depth, limits.depth)
                && let Some(lines) = self.solve_lines(state, &report.lines)
            {
                report.lines = lines;
                report.deepest = self.deepest;
                report.nodes = self.nodes;
                watch(&report);
                break;
            }
        }
        if report.lines.is_empty() {
            report.fall_back(self.game, state, me, &self.barred);
            watch(&report);
        }
        report
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

    /// The nodes searched since the searcher was made or last asked to run.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The first iterations are left out, for a thread that is not to do the same as another.
    pub(crate) fn skip_ahead(&mut self, iterations: u32) {
        self.ahead = iterations;
    }

    fn begin(&mut self, me: Seat, history: &[u64], root: u64) {
        self.me = me;
        self.nodes = 0;
        self.deepest = 0;
        self.stopped = false;
        self.moves.clear();
        self.ranks.clear();
        self.outcomes.clear();
        self.keys.clear();
        self.keys.extend_from_slice(history);
        self.window = 0;
        self.played = history.len();
        let comes_again = |n: usize| {
            let later = history.get(n + 1..).unwrap_or_default();
            history[n] == root || later.contains(&history[n])
        };
        self.is_fresh = !G::REPEATS || !(0..history.len()).any(comes_again);
        self.memory.fade();
    }

    /// Is the end of the game near enough, and within the plies that are allowed, for an attempt to get there?
    fn is_worth_solving(&self, state: &G::State, depth: u32, allowed: u32) -> bool {
        self.settings.solving
            && !G::REPEATS
            && self.game.seats() == 2
            && self
                .game
                .plies_left(state)
                .is_some_and(|left| left <= allowed && 3 * depth >= 2 * left)
    }

    /// An attempt to search every line to the end of the game, with about as many nodes as were searched so far.
    fn solve_lines(
        &mut self,
        state: &G::State,
        estimated: &[Line<G::Move>],
    ) -> Option<Vec<Line<G::Move>>> {
        let nodes = (2 * self.nodes).max(10_000);
        let mut lines = Vec::new();
        self.excluded.clone_from(&self.barred);
        for line in estimated {
            let line = self.solve(state, line.value, nodes)?;
            self.excluded.extend(line.moves.first());
            lines.push(line);
        }
        lines.sort_by_key(|line| -line.value);
        Some(lines)
    }

    /// One iteration for one line: a narrow window around the guess first, wider ones if the value is outside.
    fn best_line(
        &mut self,
        state: &G::State,
        depth: u32,
        guess: Option<i32>,
    ) -> Option<Line<G::Move>> {
        let most = G::SURE + 1;
        let mut margin = 60;
        let (mut alpha, mut beta) = match guess {
            Some(guess) if self.settings.aspiration && depth > 3 => {
                (guess - margin, guess + margin)
            }
            _ => (-most, most),
        };
        let mut best = None;
        loop {
            self.lines[0].clear();
            let place = Place {
                depth: depth as i32,
                ply: 0,
                last: None,
                may_skip: false,
            };
            let found = self.node(state, alpha, beta, place);
            let line = |proved| Line {
                value: found.value,
                proved,
                bonus: 0,
                moves: self.lines[0].clone(),
            };
            if self.stopped {
                // A move that has raised the value before the stop is better than what was known.
                return if self.lines[0].is_empty() {
                    best
                } else {
                    Some(line(false))
                };
            }
            if found.value <= alpha && alpha > -most {
                alpha = (found.value - margin).max(-most);
            } else if found.value >= beta && beta < most {
                best = Some(line(false));
                beta = (found.value + margin).min(most);
            } else {
                return (!self.lines[0].is_empty()).then(|| line(found.proved));
            }
            margin *= 4;
            if margin > 2000 {
                (alpha, beta) = (-most, most);
            }
        }
    }

    /// The value of a state for `me`, as far as it lies between `alpha` and `beta`; outside, a bound.
    fn node(&mut self, state: &G::State, alpha: i32, beta: i32, place: Place) -> Found {
        self.nodes += 1;
        if self.nodes & 255 == 0 && self.control.stop(self.nodes) || self.stopped {
            self.stopped = true;
            return Found {
                value: 0,
                proved: false,
            };
        }
        self.deepest = self.deepest.max(place.ply);
        let mover = match self.game.turn(state) {
            Turn::Over(winners) => {
                let value = self.game.outcome(state, winners, self.me);
                // Where positions repeat, a draw may be due to a counter that the key does not know.
                let by_history = G::REPEATS && winners.len() > 1;
                let contempt = if by_history {
                    self.settings.contempt
                } else {
                    0
                };
                return Found {
                    value: by_distance::<G>(value, place.ply as i32) - contempt,
                    proved: !by_history,
                };
            }
            Turn::Chance => return self.chance(state, alpha, beta, place),
            Turn::Seat(mover) => mover,
        };
        if G::REPEATS && place.ply > 0 && self.is_drawn_by_history(state) {
            let all = Seats::all(self.game.seats());
            return Found {
                value: self.game.outcome(state, all, self.me) - self.settings.contempt,
                proved: false,
            };
        }
        let (least, most) = self.game.limits(state, self.me);
        if place.ply > 0 && (least >= beta || most <= alpha || least == most) {
            return Found {
                value: if most <= alpha { most } else { least },
                proved: true,
            };
        }
        if place.ply as usize >= DEEPEST - 1 {
            return Found {
                value: self.game.evaluate(state, self.me),
                proved: false,
            };
        }
        // From here on as the mover sees it: either as it is, or everything turned round.
        let sign = if mover == self.me { 1 } else { -1 };
        let (a, b) = if sign > 0 {
            (alpha, beta)
        } else {
            (-beta, -alpha)
        };
        let found = if place.depth <= 0 {
            self.quiet(state, sign, a, b, place)
        } else {
            self.full(state, mover, sign, a, b, place)
        };
        Found {
            value: sign * found.value,
            ..found
        }
    }

    /// A draw by the rules, or a position that has been on the path already: whoever could avoid it would have done so.
    fn is_drawn_by_history(&self, state: &G::State) -> bool {
        let key = self.game.key(state);
        let on_path = self.played.max(self.window);
        self.keys[on_path..].contains(&key)
            || self
                .game
                .ends_by_history(state, &self.keys[self.window..])
                .is_some()
    }

    /// May a proof from the table not hold here? It was found on another way to this position. A sure win takes as many plies
    /// as its value says and repeats nothing, so it holds unless a counter runs out before or a position comes up that has
    /// been there twice.
    fn is_doubtful(&self, state: &G::State, value: i32) -> bool {
        let plies = G::SURE - value.abs();
        let fuse = self.game.fuse(state, self.keys.len() - self.window);
        !self.is_fresh || (plies < 1000 && plies as u32 > fuse)
    }

    /// A node with all its moves, as the mover sees it.
    fn full(
        &mut self,
        state: &G::State,
        mover: Seat,
        sign: i32,
        mut a: i32,
        b: i32,
        place: Place,
    ) -> Found {
        let is_root = place.ply == 0;
        let is_narrow = b - a == 1;
        let ask_table = self.settings.table && (place.depth >= G::LOOKUP || is_root);
        let (key, known_part) = if ask_table {
            self.table_key(state, mover)
        } else {
            (0, 0)
        };
        let known = if ask_table { self.table.get(key) } else { None };
        if let Some(entry) = known
            && !is_root
            && !(entry.proved && G::REPEATS && self.is_doubtful(state, entry.value))
            && (entry.proved || i32::from(entry.depth) >= place.depth)
            && (is_narrow || entry.proved)
        {
            let value = from_table::<G>(entry.value, place.ply) + known_part;
            let fits = match entry.bound {
                Bound::Exact => true,
                Bound::Lower => value >= b,
                Bound::Upper => value <= a,
            };
            if fits {
                return Found {
                    value,
                    proved: entry.proved,
                };
            }
        }
        if G::SEES_WINS
            && !is_root
            && let Some(found) = self.win_now(state, mover, sign, place)
        {
            return found;
        }
        if let Some(found) = self.try_skip(state, sign, b, is_narrow, place) {
            return found;
        }
        let start = self.moves.len();
        self.game.moves(state, &mut self.moves);
        let count = self.moves.len() - start;
        let is_part = is_root && !self.excluded.is_empty();
        let best_known = match self.favourite {
            Some(favourite) if is_part => {
                let all = &self.moves[start..];
                all.iter().position(|&mv| mv == favourite)
            }
            _ => known.and_then(|entry| entry.best).map(usize::from),
        };
        self.promises.clear();
        self.game
            .promises(state, &self.moves[start..], &mut self.promises);
        let opinion = self
            .memory
            .opinion(mover.index(), place.ply as usize, place.last);
        let moves = self.moves[start..].iter().zip(&self.promises);
        let ranks = moves.enumerate().map(|(n, (&mv, promise))| {
            let learnt = opinion.rank(self.game.slot(state, mv), mv);
            Rank::new(promise.clamp(&-8000, &8000) * G::TRUST + learnt, n)
        });
        self.ranks.extend(ranks);
        if let Some(n) = best_known
            && n < count
        {
            self.ranks[start + n] = Rank::new(i32::MAX, n);
        }
        let window_a = a;
        let mut best = Found {
            value: -G::SURE - 1,
            proved: false,
        };
        let mut best_index = None;
        let mut all_proved = true;
        let mut searched = 0;
        for n in 0..count {
            let index = self.next_best(start, n);
            let rank = self.ranks[start + n].rank();
            let mv = self.moves[start + usize::from(index)];
            if is_root && self.excluded.contains(&mv) {
                continue;
            }
            let slot = self.game.slot(state, mv);
            let (next, window) = self.step(state, mv);
            // The only move is no decision.
            let extension = i32::from(self.settings.extensions && count == 1 && place.ply < 40);
            let deeper = Place {
                depth: place.depth - 1 + extension,
                ply: place.ply + 1,
                last: Some(slot),
                may_skip: true,
            };
            if !is_narrow {
                self.lines[place.ply as usize + 1].clear();
            }
            let found = if searched == 0 {
                self.child(&next, sign, a, b, deeper)
            } else {
                let less = if self.settings.reductions && place.depth >= 3 && rank < G::TRUST {
                    reduction(place.depth, searched)
                } else {
                    0
                };
                let shallow = Place {
                    depth: deeper.depth - less,
                    ..deeper
                };
                let mut found = self.child(&next, sign, a, a + 1, shallow);
                if found.value > a && less > 0 && !self.stopped {
                    found = self.child(&next, sign, a, a + 1, deeper);
                }
                if found.value > a && found.value < b && !self.stopped {
                    found = self.child(&next, sign, a, b, deeper);
                }
                found
            };
            self.step_back(window);
            if self.stopped {
                break;
            }
            searched += 1;
            all_proved &= found.proved;
            if found.value > best.value {
                best = found;
                best_index = Some(index);
            }
            if found.value > a {
                a = found.value;
                if !is_narrow || is_root {
                    self.extend_line(place.ply as usize, mv);
                }
            }
            if found.value >= b {
                self.memory.reward(
                    mover.index(),
                    slot,
                    mv,
                    place.ply as usize,
                    place.last,
                    place.depth as u32,
                );
                for m in 0..n {
                    let tried = self.moves[start + usize::from(self.ranks[start + m].index())];
                    let slot = self.game.slot(state, tried);
                    self.memory.punish(mover.index(), slot, place.depth as u32);
                }
                break;
            }
        }
        self.moves.truncate(start);
        self.ranks.truncate(start);
        if self.stopped {
            return Found {
                value: best.value.max(-G::SURE),
                proved: false,
            };
        }
        let bound = if best.value >= b {
            Bound::Lower
        } else if best.value > window_a {
            Bound::Exact
        } else {
            Bound::Upper
        };
        // A move that surely reaches the bound proves it. Short of that every move must be sure, except that there is nothing
        // better than a sure win.
        let proved = match bound {
            Bound::Lower => best.proved,
            Bound::Exact | Bound::Upper => all_proved || (best.proved && G::is_sure(best.value)),
        };
        if ask_table && !is_part {
            self.table.put(
                key,
                Entry {
                    value: to_table::<G>(best.value - known_part, place.ply),
                    depth: place.depth.clamp(0, 255) as u8,
                    bound,
                    proved,
                    best: best_index,
                },
            );
        }
        Found {
            value: best.value,
            proved,
        }
    }

    /// Brings the best of the moves from the `n`th on to its place, and returns its index.
    #[inline]
    pub(crate) fn next_best(&mut self, start: usize, n: usize) -> u16 {
        let rest = &mut self.ranks[start + n..];
        let mut best = 0;
        let mut highest = rest[0];
        for (k, &rank) in rest.iter().enumerate() {
            if rank > highest {
                (best, highest) = (k, rank);
            }
        }
        rest.swap(0, best);
        highest.index()
    }

    /// Under which key the table keeps the state, and what part of its value, as the mover sees it, it does not keep.
    pub(crate) fn table_key(&self, state: &G::State, mover: Seat) -> (u64, i32) {
        if self.game.seats() > 2 {
            // With more than two seats a value is for one seat only.
            let (key, part) = self.game.kin(state, self.me);
            let sign = if mover == self.me { 1 } else { -1 };
            (key ^ mix(0xa11 + u64::from(self.me.number())), sign * part)
        } else if G::REPEATS && self.settings.contempt != 0 {
            // What a draw counts is for one seat only.
            let (key, part) = self.game.kin(state, mover);
            (key ^ mix(0xa11 + u64::from(self.me.number())), part)
        } else {
            self.game.kin(state, mover)
        }
    }

    /// A win of the mover with the next move, where the game can see it: nothing is better.
    fn win_now(&mut self, state: &G::State, mover: Seat, sign: i32, place: Place) -> Option<Found> {
        let mv = self.game.wins_now(state)?;
        let mut next = state.clone();
        self.game.play(&mut next, mv);
        let won = Seats::only(mover);
        if !G::is_sure(self.game.outcome(&next, won, mover)) {
            return None;
        }
        self.nodes += 1;
        self.lines[place.ply as usize + 1].clear();
        self.extend_line(place.ply as usize, mv);
        let value = self.game.outcome(&next, won, self.me);
        Some(Found {
            value: sign * by_distance::<G>(value, place.ply as i32 + 1),
            proved: true,
        })
    }

    /// The state after a move, with the one before it in the history; and what the history was before.
    #[inline]
    fn step(&mut self, state: &G::State, mv: G::Move) -> (G::State, usize) {
        let window = self.window;
        if G::REPEATS {
            self.keys.push(self.game.key(state));
            if self.game.forgets_history(state, mv) {
                self.window = self.keys.len();
            }
        }
        let mut next = state.clone();
        self.game.play(&mut next, mv);
        (next, window)
    }

    /// The history as it was before the last step.
    #[inline]
    fn step_back(&mut self, window: usize) {
        if G::REPEATS {
            self.keys.pop();
            self.window = window;
        }
    }

    /// A child, as the mover sees it.
    fn child(&mut self, state: &G::State, sign: i32, a: i32, b: i32, place: Place) -> Found {
        let (alpha, beta) = if sign > 0 { (a, b) } else { (-b, -a) };
        let found = self.node(state, alpha, beta, place);
        Found {
            value: sign * found.value,
            ..found
        }
    }

    /// If the position is too good even for a seat that does not move, no move needs to be looked at. An estimate: sometimes
    /// having to move is what spoils a position.
    fn try_skip(
        &mut self,
        state: &G::State,
        sign: i32,
        b: i32,
        is_narrow: bool,
        place: Place,
    ) -> Option<Found> {
        if !self.settings.skipping
            || !place.may_skip
            || !is_narrow
            || place.depth < 3
            || G::is_sure(b.abs())
        {
            return None;
        }
        if sign * self.game.evaluate(state, self.me) < b {
            return None;
        }
        let mut next = state.clone();
        if !self.game.skip(&mut next) {
            return None;
        }
        let window = self.window;
        if G::REPEATS {
            // Nothing before a turn that was not played can come back.
            self.keys.push(self.game.key(state));
            self.window = self.keys.len();
        }
        let deeper = Place {
            depth: place.depth - 3 - place.depth / 4,
            ply: place.ply + 1,
            last: None,
            may_skip: false,
        };
        self.lines[place.ply as usize + 1].clear();
        let found = self.child(&next, sign, b - 1, b, deeper);
        self.step_back(window);
        (!self.stopped && found.value >= b).then_some(Found {
            value: b,
            proved: false,
        })
    }

    /// Beyond the horizon: the estimate, or what forcing moves make of it.
    fn quiet(&mut self, state: &G::State, sign: i32, mut a: i32, b: i32, place: Place) -> Found {
        let mut best = Found {
            value: sign * self.game.evaluate(state, self.me),
            proved: false,
        };
        if best.value >= b || !self.settings.quiescence || place.depth <= -QUIET_PLIES {
            return best;
        }
        a = a.max(best.value);
        let start = self.moves.len();
        self.game.forcing(state, &mut self.moves);
        let count = self.moves.len() - start;
        for n in 0..count {
            let promise = self.game.promise(state, self.moves[start + n]);
            self.ranks.push(Rank::new(promise, n));
        }
        self.ranks[start..].sort_unstable_by(|a, b| b.cmp(a));
        for n in 0..count {
            let mv = self.moves[start + usize::from(self.ranks[start + n].index())];
            let (next, window) = self.step(state, mv);
            let deeper = Place {
                depth: place.depth.min(0) - 1,
                ply: place.ply + 1,
                last: None,
                may_skip: false,
            };
            self.lines[place.ply as usize + 1].clear();
            let found = self.child(&next, sign, a, b, deeper);
            self.step_back(window);
            if self.stopped {
                break;
            }
            if found.value > best.value {
                // Other moves may be better still: only a bound can be sure here, or a win.
                let sure = found.value >= b || G::is_sure(found.value);
                best = Found {
                    value: found.value,
                    proved: found.proved && sure,
                };
            }
            if found.value > a {
                a = found.value;
                self.extend_line(place.ply as usize, mv);
            }
            if found.value >= b {
                break;
            }
        }
        self.moves.truncate(start);
        self.ranks.truncate(start);
        best
    }

    /// A draw: the mean of what can follow, by the odds. Each outcome is searched only as far as it can still matter.
    fn chance(&mut self, state: &G::State, alpha: i32, beta: i32, place: Place) -> Found {
        let (least, most) = self.game.limits(state, self.me);
        let (least, most) = (i64::from(least), i64::from(most));
        let start = self.outcomes.len();
        self.game.outcomes(state, &mut self.outcomes);
        let end = self.outcomes.len();
        let total: i64 = self.outcomes[start..]
            .iter()
            .map(|(_, weight)| i64::from(*weight))
            .sum();
        let mut left = total;
        let mut sum = 0;
        let mut proved = true;
        let mut result = None;
        for n in start..end {
            let (chance, weight) = self.outcomes[n];
            let weight = i64::from(weight);
            left -= weight;
            // Below `low` the mean cannot exceed alpha whatever follows; from `high` on it cannot stay below beta.
            let low = (i64::from(alpha) * total - sum - left * most).div_euclid(weight);
            let high = -(-(i64::from(beta) * total - sum - left * least)).div_euclid(weight);
            let low = low.clamp(least - 1, most) as i32;
            let high = high.clamp(least, most + 1) as i32;
            let mut next = state.clone();
            self.game.resolve(&mut next, chance);
            let found = self.node(&next, low, high.max(low + 1), place);
            if self.stopped {
                break;
            }
            proved &= found.proved;
            sum += weight * i64::from(found.value);
            let (worst, best) = (sum + left * least, sum + left * most);
            if best <= i64::from(alpha) * total {
                result = Some(best);
                break;
            }
            if worst >= i64::from(beta) * total {
                result = Some(worst);
                break;
            }
        }
        self.outcomes.truncate(start);
        let value = result.unwrap_or(sum).div_euclid(total.max(1)) as i32;
        Found { value, proved }
    }

    /// The best line from here is this move and the best line after it.
    pub(crate) fn extend_line(&mut self, ply: usize, mv: G::Move) {
        let (here, deeper) = self.lines.split_at_mut(ply + 1);
        here[ply].clear();
        here[ply].push(mv);
        here[ply].extend_from_slice(&deeper[0]);
    }
}

impl<G: Evaluate> std::fmt::Debug for Searcher<'_, G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "searcher after {} nodes", self.nodes)
    }
}

/// How much less deep a late move is searched at first.
fn reduction(depth: i32, searched: usize) -> i32 {
    if searched < 3 {
        return 0;
    }
    let by_number = (searched as u32).ilog2() as i32;
    let by_depth = (depth as u32).ilog2() as i32;
    (by_number * by_depth / 3 + i32::from(searched > 6)).clamp(1, depth - 2)
}

/// In the table the distance to a sure win counts from the position, not from the root.
pub(crate) fn to_table<G: Evaluate>(value: i32, ply: u32) -> i32 {
    by_distance::<G>(value, -(ply as i32))
}

pub(crate) fn from_table<G: Evaluate>(value: i32, ply: u32) -> i32 {
    by_distance::<G>(value, ply as i32)
}
