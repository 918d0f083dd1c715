use crate::{Cell, Colour, Direction, Piece};

/// One ply.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// The next piece of the own pile, top first. Only while the piles are being planned.
    Plan(Piece),
    /// A piece laid on the table or on others.
    Place(Placement),
}

/// A piece with its place and its turn.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Placement {
    /// The kind of piece.
    pub piece: Piece,
    /// Where the elbow lies.
    pub elbow: Cell,
    /// Where arm 1 points to. Arm 2 points to the next direction clockwise.
    pub arm: Direction,
}

impl Placement {
    /// The cells of the elbow, of arm 1 and of arm 2.
    #[must_use]
    pub const fn cells(self) -> [Cell; 3] {
        [
            self.elbow,
            self.elbow.step(self.arm),
            self.elbow.step(self.arm.clockwise()),
        ]
    }

    /// The same cells with the colour that comes to lie on each.
    #[must_use]
    pub const fn squares(self) -> [(Cell, Colour); 3] {
        let [a, b, c] = self.cells();
        let [x, y, z] = self.piece.squares();
        [(a, x), (b, y), (c, z)]
    }
}

const _: () = assert!(size_of::<Placement>() == 4 && size_of::<Move>() == 4);
