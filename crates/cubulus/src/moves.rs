use crate::{cell::Cell, facelet::Facelet, symmetry::Symmetry};

/// One ply.
///
/// What a push does depends on the line behind the facelet: with room in it a new ball goes in, a full line turns. That
/// filling an empty cell is a move of its own makes it one move, from whichever face the cell is reached.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// A neutral ball is placed before the game of two.
    Place(Cell),
    /// A ball from the supply goes into an empty outer cell.
    Fill(Cell),
    /// An occupied facelet is pushed.
    Push(Facelet),
    /// The seat has no other move.
    Pass,
}

impl Move {
    /// The move as a symmetry of the cube sees it.
    #[must_use]
    pub fn mapped(self, symmetry: Symmetry) -> Self {
        match self {
            Self::Place(cell) => Self::Place(symmetry.cell(cell)),
            Self::Fill(cell) => Self::Fill(symmetry.cell(cell)),
            Self::Push(facelet) => Self::Push(symmetry.facelet(facelet)),
            Self::Pass => Self::Pass,
        }
    }
}
