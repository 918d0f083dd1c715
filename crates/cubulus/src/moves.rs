use crate::{cell::Cell, facelet::Facelet, symmetry::Symmetry};

/// One ply.
///
/// What a push does depends on the line behind the facelet: with room in it a new ball goes in, a full line turns. Pushes
/// that lead to the same cube are one move, and all that do are called [`Move::Fill`]: an empty cell reached from any of
/// its faces, or through own balls that are pushed on into it.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// A neutral ball is placed before the game of two.
    Place(Cell),
    /// A ball from the supply makes an empty cell one's own and changes nothing else. The centre can be filled only by
    /// pushing an own ball into it.
    Fill(Cell),
    /// An occupied facelet is pushed, and a ball moves that is not the mover's, or a full line turns.
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
