use quartet_game::{Evaluate, Seat, Turn};

use crate::{
    Line, Searcher,
    ordering::Rank,
    plain::by_distance,
    searcher::{DEEPEST, from_table, to_table},
    table::{Bound, Entry},
};

/// The search to the end of the game, without any estimate: what it returns is proved, or it has run out of nodes and returns
/// nothing. It keeps what it has proved in the table, so that the next attempt begins where this one stopped.
impl<G: Evaluate> Searcher<'_, G> {
    /// The best line of the state to the end of the game, with at most so many more nodes. `guess` is what it may be worth.
    pub(crate) fn solve(
        &mut self,
        state: &G::State,
        guess: i32,
        nodes: u64,
    ) -> Option<Line<G::Move>> {
        self.budget = self.nodes.saturating_add(nodes);
        self.spent = false;
        let most = G::SURE + 1;
        let mut margin = 150;
        let (mut alpha, mut beta) = (guess - margin, guess + margin);
        let line = loop {
            self.lines[0].clear();
            let value = self.exact(state, alpha, beta, 0, None);
            if self.is_cut_short() {
                break None;
            }
            margin *= 3;
            if value <= alpha && alpha > -most {
                (alpha, beta) = ((value - margin).max(-most), value + 1);
            } else if value >= beta && beta < most {
                (alpha, beta) = (value - 1, (value + margin).min(most));
            } else {
                break Some(Line {
                    value,
                    proved: true,
                    bonus: 0,
                    moves: self.lines[0].clone(),
                });
            }
        };
        let line = line.filter(|line| !line.moves.is_empty());
        self.moves.clear();
        self.ranks.clear();
        line
    }

    fn is_cut_short(&self) -> bool {
        self.stopped || self.spent
    }

    /// The value for `me` between the bounds, or a bound beyond them. Meaningless when cut short.
    fn exact(
        &mut self,
        state: &G::State,
        alpha: i32,
        beta: i32,
        ply: u32,
        last: Option<usize>,
    ) -> i32 {
        self.nodes += 1;
        if self.nodes & 255 == 0 {
            self.stopped |= self.control.stop(self.nodes);
            self.spent |= self.nodes >= self.budget;
        }
        if self.is_cut_short() {
            return 0;
        }
        self.deepest = self.deepest.max(ply);
        let mover = match self.game.turn(state) {
            Turn::Over(winners) => {
                let value = self.game.outcome(state, winners, self.me);
                return by_distance::<G>(value, ply as i32);
            }
            Turn::Seat(mover) => mover,
            Turn::Chance => {
                self.spent = true;
                return 0;
            }
        };
        let (least, most) = self.game.limits(state, self.me);
        if ply > 0 && (least >= beta || most <= alpha || least == most) {
            return if most <= alpha { most } else { least };
        }
        let left = self.game.plies_left(state).unwrap_or(u32::MAX);
        if ply as usize >= DEEPEST - 1 || left == u32::MAX {
            self.spent = true;
            return 0;
        }
        if mover == self.me {
            self.exact_moves(state, mover, 1, alpha, beta, ply, left, last)
        } else {
            -self.exact_moves(state, mover, -1, -beta, -alpha, ply, left, last)
        }
    }

    /// A node with its moves, as the mover sees it.
    #[expect(
        clippy::too_many_arguments,
        reason = "the parts of one node, at one call site"
    )]
    fn exact_moves(
        &mut self,
        state: &G::State,
        mover: Seat,
        sign: i32,
        mut a: i32,
        b: i32,
        ply: u32,
        left: u32,
        last: Option<usize>,
    ) -> i32 {
        let is_root = ply == 0;
        let is_narrow = b - a == 1;
        let ask_table = self.settings.table && (left as i32 > G::LOOKUP || is_root);
        let mut best_known = None;
        let (mut key, mut known_part) = (0, 0);
        if ask_table {
            (key, known_part) = self.table_key(state, mover);
            if let Some(entry) = self.table.get(key) {
                best_known = entry.best;
                let value = from_table::<G>(entry.value, ply) + known_part;
                let fits = match entry.bound {
                    Bound::Exact => true,
                    Bound::Lower => value >= b,
                    Bound::Upper => value <= a,
                };
                if entry.proved && fits && !is_root {
                    return value;
                }
            }
        }
        let start = self.moves.len();
        self.game.moves(state, &mut self.moves);
        let count = self.moves.len() - start;
        for n in 0..count {
            let mv = self.moves[start + n];
            let rank = if best_known == Some(n as u16) {
                i32::MAX
            } else {
                let slot = self.game.slot(state, mv);
                let learnt = self
                    .memory
                    .rank(mover.index(), slot, mv, ply as usize, last);
                self.game.promise(state, mv) * SCALE + learnt
            };
            self.ranks.push(Rank::new(rank, n));
        }
        let window_a = a;
        let mut best = -G::SURE - 1;
        let mut best_index = None;
        for n in 0..count {
            let index = self.next_best(start, n);
            let mv = self.moves[start + usize::from(index)];
            if is_root && self.excluded.contains(&mv) {
                continue;
            }
            let slot = self.game.slot(state, mv);
            let mut next = state.clone();
            self.game.play(&mut next, mv);
            if !is_narrow {
                self.lines[ply as usize + 1].clear();
            }
            let mut value = if best_index.is_none() {
                self.exact_child(&next, sign, a, b, ply, slot)
            } else {
                self.exact_child(&next, sign, a, a + 1, ply, slot)
            };
            if best_index.is_some() && value > a && value < b && !is_narrow && !self.is_cut_short()
            {
                value = self.exact_child(&next, sign, a, b, ply, slot);
            }
            if self.is_cut_short() {
                break;
            }
            if value > best {
                best = value;
                best_index = Some(index);
            }
            if value > a {
                a = value;
                if !is_narrow {
                    self.extend_line(ply as usize, mv);
                }
            }
            if value >= b {
                if n > 0 {
                    self.memory
                        .reward(mover.index(), slot, mv, ply as usize, last, left);
                }
                break;
            }
        }
        self.moves.truncate(start);
        self.ranks.truncate(start);
        if self.is_cut_short() {
            return 0;
        }
        if ask_table && (!is_root || self.excluded.is_empty()) {
            let bound = if best >= b {
                Bound::Lower
            } else if best > window_a {
                Bound::Exact
            } else {
                Bound::Upper
            };
            self.table.put(
                key,
                Entry {
                    value: to_table::<G>(best - known_part, ply),
                    depth: left.min(255) as u8,
                    bound,
                    proved: true,
                    best: best_index,
                },
            );
        }
        best
    }

    fn exact_child(
        &mut self,
        state: &G::State,
        sign: i32,
        a: i32,
        b: i32,
        ply: u32,
        slot: usize,
    ) -> i32 {
        let (alpha, beta) = if sign > 0 { (a, b) } else { (-b, -a) };
        sign * self.exact(state, alpha, beta, ply + 1, Some(slot))
    }
}

/// What one unit of promise counts against what was learnt.
const SCALE: i32 = 400;
