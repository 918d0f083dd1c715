use crate::{
    cell::{Cell, Cells},
    colour::Colour,
    facelet::Facelet,
    moves::Move,
    state::State,
};

/// What a move does to the cube, as people see it.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Effect {
    pub(crate) kind: Kind,
    /// Where the cube is pushed; none if nothing is.
    pub(crate) facelet: Option<Facelet>,
    /// The cells whose balls are new or have moved.
    pub(crate) cells: Cells,
}

/// What sort of thing a move does.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// A neutral ball is placed.
    Place,
    /// A ball goes where none was.
    Fill,
    /// A ball goes in and pushes others on.
    Insert,
    /// A full line turns, and the ball of this colour drops out and goes back in.
    Shift(Colour),
    /// Nothing.
    Pass,
}

impl Effect {
    /// What a legal move does.
    pub(crate) fn of(state: &State, mv: Move) -> Self {
        let single = |kind, cell| Self {
            kind,
            facelet: None,
            cells: Cells::NONE.with(cell),
        };
        match mv {
            Move::Place(cell) => single(Kind::Place, cell),
            Move::Fill(cell) => single(Kind::Fill, cell),
            Move::Push(facelet) => Self::push(state, facelet),
            Move::Pass => Self {
                kind: Kind::Pass,
                facelet: None,
                cells: Cells::NONE,
            },
        }
    }

    fn push(state: &State, facelet: Facelet) -> Self {
        let line = facelet.line();
        let [_, middle, far] = line.map(|cell| state.ball(cell));
        let (kind, moved) = match (middle, far) {
            (Some(_), Some(colour)) => (Kind::Shift(colour), 3),
            // A gap in the middle takes up the push.
            (None, _) => (Kind::Insert, 2),
            (Some(_), None) => (Kind::Insert, 3),
        };
        Self {
            kind,
            facelet: Some(facelet),
            cells: line.into_iter().take(moved).collect(),
        }
    }

    /// The cells of the line that is pushed as far as it moves, the nearest first.
    pub(crate) fn line(&self) -> impl Iterator<Item = Cell> {
        let line = self.facelet.map(Facelet::line).into_iter().flatten();
        line.filter(|&cell| self.cells.contains(cell))
    }
}
