/// Which moves have been good elsewhere in the tree: the search tries them first.
pub(crate) struct Memory<M> {
    /// Per seat and slot: how often a move there has refuted something, less how often it has not.
    history: Vec<i32>,
    slots: usize,
    /// Two moves per ply that have refuted a sister.
    killers: Vec<[Option<M>; 2]>,
    /// Per slot of the last move: what has refuted it.
    answers: Vec<Option<M>>,
}

/// How good a move is among those of a node, and which one it is. The higher, the earlier it is searched; of equals the one
/// that the game names first.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Rank(i64);

impl Rank {
    /// The rank of the `n`th move.
    pub(crate) fn new(rank: i32, n: usize) -> Self {
        Self(i64::from(rank) << 16 | i64::from(!(n as u16)))
    }

    pub(crate) fn rank(self) -> i32 {
        (self.0 >> 16) as i32
    }

    pub(crate) fn index(self) -> u16 {
        !(self.0 as u16)
    }
}

const MOST: i32 = 16_384;

impl<M: Copy + Eq> Memory<M> {
    pub(crate) fn new(seats: u8, slots: usize, plies: usize) -> Self {
        Self {
            history: vec![0; usize::from(seats) * slots],
            slots,
            killers: vec![[None; 2]; plies],
            answers: vec![None; slots],
        }
    }

    /// A new search: what was learnt before counts for less.
    pub(crate) fn fade(&mut self) {
        for count in &mut self.history {
            *count /= 4;
        }
        self.killers.fill([None; 2]);
    }

    /// How good the move has been: comparable between moves of one node.
    pub(crate) fn rank(
        &self,
        seat: usize,
        slot: usize,
        mv: M,
        ply: usize,
        last: Option<usize>,
    ) -> i32 {
        self.opinion(seat, ply, last).rank(slot, mv)
    }

    /// What is remembered about the moves of one node.
    #[inline]
    pub(crate) fn opinion(&self, seat: usize, ply: usize, last: Option<usize>) -> Opinion<'_, M> {
        Opinion {
            history: &self.history[seat * self.slots..][..self.slots],
            killers: self.killers.get(ply).copied().unwrap_or_default(),
            answer: last.and_then(|last| self.answers[last]),
        }
    }

    /// The move has refuted the one before it.
    pub(crate) fn reward(
        &mut self,
        seat: usize,
        slot: usize,
        mv: M,
        ply: usize,
        last: Option<usize>,
        depth: u32,
    ) {
        self.adjust(seat, slot, bonus(depth));
        if let Some(killers) = self.killers.get_mut(ply)
            && killers[0] != Some(mv)
        {
            killers[1] = killers[0];
            killers[0] = Some(mv);
        }
        if let Some(last) = last {
            self.answers[last] = Some(mv);
        }
    }

    /// The move was tried before the one that refuted, and did not.
    pub(crate) fn punish(&mut self, seat: usize, slot: usize, depth: u32) {
        self.adjust(seat, slot, -bonus(depth));
    }

    /// Moves towards the limit, ever slower the nearer it is.
    fn adjust(&mut self, seat: usize, slot: usize, by: i32) {
        let count = &mut self.history[seat * self.slots + slot];
        *count += by - *count * by.abs() / MOST;
    }
}

/// What a [`Memory`] holds about the moves of one node, looked up once for all of them.
#[derive(Copy, Clone)]
pub(crate) struct Opinion<'a, M> {
    history: &'a [i32],
    killers: [Option<M>; 2],
    answer: Option<M>,
}

impl<M: Copy + Eq> Opinion<'_, M> {
    /// How good the move has been: comparable between moves of one node.
    #[inline(always)]
    pub(crate) fn rank(self, slot: usize, mv: M) -> i32 {
        let mv = Some(mv);
        if self.killers[0] == mv {
            4 * MOST
        } else if self.killers[1] == mv {
            3 * MOST
        } else if self.answer == mv {
            2 * MOST
        } else {
            self.history[slot]
        }
    }
}

fn bonus(depth: u32) -> i32 {
    (depth * depth * 16).min(2000) as i32
}
