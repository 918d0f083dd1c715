use quartet_game::{Evaluate, Seat};

/// What a search knows so far.
#[derive(Clone, Debug)]
pub struct Report<M> {
    /// Finished iterations; where a tree was searched, the plies of the longest line.
    pub depth: u32,
    /// Was every line looked through to this depth?
    pub is_even: bool,
    /// The deepest ply that was looked at.
    pub deepest: u32,
    /// Nodes searched so far.
    pub nodes: u64,
    /// The best lines, best first.
    pub lines: Vec<Line<M>>,
    /// How full the table is, in thousandths.
    pub table_used: u32,
}

/// One line of play and what it is worth.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line<M> {
    /// For the seat to move, in the units of [`Evaluate`](quartet_game::Evaluate).
    pub value: i32,
    /// Is the value certain, or an estimate?
    pub proved: bool,
    /// What winning counts beyond the margin, where that is known: it has been taken out of the value.
    pub bonus: i32,
    /// The moves; draws in between are left out, the line ends before the first one.
    pub moves: Vec<M>,
}

/// Nothing is known yet.
impl<M> Default for Report<M> {
    fn default() -> Self {
        Self {
            depth: 0,
            is_even: false,
            deepest: 0,
            nodes: 0,
            lines: Vec::new(),
            table_used: 0,
        }
    }
}

impl<M: Copy> Report<M> {
    /// The best move found.
    #[must_use]
    pub fn best(&self) -> Option<M> {
        self.lines.first()?.moves.first().copied()
    }
}

impl<M: Copy + Eq> Report<M> {
    /// The best move found that is none of these.
    pub(crate) fn best_beside(&self, others: &[M]) -> Option<M> {
        let firsts = self.lines.iter().filter_map(|line| line.moves.first());
        firsts.copied().find(|mv| !others.contains(mv))
    }
}

impl<M: Eq> Report<M> {
    /// An iteration has been finished with these lines.
    pub(crate) fn finish(&mut self, depth: u32, mut lines: Vec<Line<M>>) {
        lines.sort_by_key(|line| -line.value);
        self.lines = lines;
        self.depth = depth;
        self.is_even = true;
    }

    /// What an unfinished iteration has found counts for the lines that it has finished, and for the one that it was at. At most
    /// so many lines are kept.
    pub(crate) fn add_unfinished(&mut self, lines: Vec<Line<M>>, most: usize) {
        for line in std::mem::replace(&mut self.lines, lines) {
            let is_new = |other: &Line<M>| other.moves.first() != line.moves.first();
            if self.lines.len() < most && self.lines.iter().all(is_new) {
                self.lines.push(line);
            }
        }
        // The first one is the choice, whatever an earlier iteration thought of the others.
        if let [_, others @ ..] = &mut self.lines[..] {
            others.sort_by_key(|line| -line.value);
        }
    }

    /// Nothing has been looked at before the stop: the first move that may be looked at is better than none.
    pub(crate) fn fall_back<G: Evaluate<Move = M>>(
        &mut self,
        game: &G,
        state: &G::State,
        me: Seat,
        barred: &[M],
    ) {
        let mut moves = Vec::new();
        game.moves(state, &mut moves);
        let first = moves.into_iter().find(|mv| !barred.contains(mv));
        self.lines.extend(first.map(|mv| Line {
            value: game.evaluate(state, me),
            proved: false,
            bonus: 0,
            moves: vec![mv],
        }));
    }
}
