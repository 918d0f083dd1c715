/// A cell of the table. `x` grows to the east, `y` to the north; the domino's red square lies on (0,0).
///
/// The table has no edge, but 40 pieces reach no farther than 81 cells from the start.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Cell {
    /// How far to the east.
    pub x: i8,
    /// How far to the north.
    pub y: i8,
}

impl Cell {
    /// The cell at these coordinates.
    #[must_use]
    pub const fn new(x: i8, y: i8) -> Self {
        Self { x, y }
    }

    /// The next cell in this direction. Far outside of any game the coordinates wrap around.
    #[must_use]
    pub const fn step(self, direction: Direction) -> Self {
        let (dx, dy) = match direction {
            Direction::North => (0, 1),
            Direction::East => (1, 0),
            Direction::South => (0, -1),
            Direction::West => (-1, 0),
        };
        Self::new(self.x.wrapping_add(dx), self.y.wrapping_add(dy))
    }

    /// The four cells that share a side with this one.
    #[must_use]
    pub fn neighbours(self) -> [Self; 4] {
        Direction::ALL.map(|direction| self.step(direction))
    }
}

/// One of the four directions in which an arm can point.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Direction {
    /// Towards greater y.
    North,
    /// Towards greater x.
    East,
    /// Towards smaller y.
    South,
    /// Towards smaller x.
    West,
}

impl Direction {
    /// All four, clockwise from the north.
    pub const ALL: [Self; 4] = [Self::North, Self::East, Self::South, Self::West];

    /// The next direction clockwise.
    #[must_use]
    pub const fn clockwise(self) -> Self {
        Self::ALL[(self as usize + 1) % 4]
    }

    /// The letter in moves.
    #[must_use]
    pub const fn letter(self) -> char {
        ['N', 'E', 'S', 'W'][self as usize]
    }

    /// The direction with this letter, in either case.
    #[must_use]
    pub fn from_letter(letter: char) -> Option<Self> {
        let letter = letter.to_ascii_uppercase();
        Self::ALL.into_iter().find(|d| d.letter() == letter)
    }
}
