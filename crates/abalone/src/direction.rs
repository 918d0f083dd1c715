/// One of the six ways to a neighbouring cell, counter-clockwise from east.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Direction {
    /// Along the row, numbers rising.
    East,
    /// To the next row up, numbers rising.
    NorthEast,
    /// To the next row up, same number.
    NorthWest,
    /// Along the row, numbers falling.
    West,
    /// To the next row down, numbers falling.
    SouthWest,
    /// To the next row down, same number.
    SouthEast,
}

impl Direction {
    /// All six, counter-clockwise from east.
    pub const ALL: [Self; 6] = [
        Self::East,
        Self::NorthEast,
        Self::NorthWest,
        Self::West,
        Self::SouthWest,
        Self::SouthEast,
    ];

    /// The number of this direction, to index an array by it.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The way back.
    #[must_use]
    pub const fn opposite(self) -> Self {
        match self {
            Self::East => Self::West,
            Self::NorthEast => Self::SouthWest,
            Self::NorthWest => Self::SouthEast,
            Self::West => Self::East,
            Self::SouthWest => Self::NorthEast,
            Self::SouthEast => Self::NorthWest,
        }
    }

    /// The axis on which the direction lies.
    #[must_use]
    pub const fn axis(self) -> Axis {
        match self {
            Self::East | Self::West => Axis::Row,
            Self::NorthEast | Self::SouthWest => Axis::Rising,
            Self::NorthWest | Self::SouthEast => Axis::Falling,
        }
    }

    /// What one step changes: the number and the row of the cell.
    #[must_use]
    pub const fn delta(self) -> (i8, i8) {
        match self {
            Self::East => (1, 0),
            Self::NorthEast => (1, 1),
            Self::NorthWest => (0, 1),
            Self::West => (-1, 0),
            Self::SouthWest => (-1, -1),
            Self::SouthEast => (0, -1),
        }
    }
}

/// One of the three ways a line can lie.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Axis {
    /// Along a row, such as `a1` to `a5`.
    Row,
    /// Letter and number rise together, such as `a1` to `e5`.
    Rising,
    /// The same number all along, such as `a5` to `e5`.
    Falling,
}

impl Axis {
    /// All three.
    pub const ALL: [Self; 3] = [Self::Row, Self::Rising, Self::Falling];

    /// The direction from the end of a line that is named first (the lower one; in a row the one with the smaller
    /// number) to its other end.
    #[must_use]
    pub const fn forward(self) -> Direction {
        match self {
            Self::Row => Direction::East,
            Self::Rising => Direction::NorthEast,
            Self::Falling => Direction::NorthWest,
        }
    }

    /// The two other axes.
    #[must_use]
    pub(crate) const fn others(self) -> [Self; 2] {
        match self {
            Self::Row => [Self::Rising, Self::Falling],
            Self::Rising => [Self::Row, Self::Falling],
            Self::Falling => [Self::Row, Self::Rising],
        }
    }
}
