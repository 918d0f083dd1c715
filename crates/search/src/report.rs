/// What a search knows so far.
#[derive(Clone, Debug)]
pub struct Report<M> {
    /// Finished iterations.
    pub depth: u32,
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
    /// The moves; draws in between are left out, the line ends before the first one.
    pub moves: Vec<M>,
}

/// Nothing is known yet.
impl<M> Default for Report<M> {
    fn default() -> Self {
        Self {
            depth: 0,
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
