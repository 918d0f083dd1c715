use std::fmt;

use crate::{Axis, Cell, Cells, Direction};

/// One ply: some marbles of one seat and the direction in which they go.
///
/// How many marbles an in-line move takes, and whether it pushes, depends on the position, as in the notation: the rear
/// marble moves and with it every own marble in contact ahead.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move {
    from: Cell,
    group: Group,
    to: Direction,
}

/// Which marbles a [`Move`] takes.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Group {
    /// The marble on the first cell and those in contact ahead of it.
    Line,
    /// As many marbles from the first cell along an axis, which step to the side.
    Side(Axis, Size),
}

/// How many marbles step to the side.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Size {
    /// A pair.
    Two,
    /// The most that may move at once.
    Three,
}

impl Move {
    /// The move of the marble on `rear` and of those in contact ahead of it; `None` if it leads off the board.
    #[must_use]
    pub fn in_line(rear: Cell, to: Direction) -> Option<Self> {
        rear.neighbour(to)?;
        Some(Self {
            from: rear,
            group: Group::Line,
            to,
        })
    }

    /// The side-step of the two or three marbles from one end of a line to the other, the ends in either order. `None`
    /// if there is no such line, if the direction lies along it, or if a marble would leave the board.
    #[must_use]
    pub fn side_step(end: Cell, other: Cell, to: Direction) -> Option<Self> {
        let (way, steps) = end.way_to(other)?;
        let size = match steps {
            1 => Size::Two,
            2 => Size::Three,
            _ => return None,
        };
        let axis = way.axis();
        if axis == to.axis() {
            return None;
        }
        let from = if way == axis.forward() { end } else { other };
        let mv = Self::side(from, axis, size, to);
        (mv.cells().toward(to).len() == size.count()).then_some(mv)
    }

    /// A side-step that is known to stay on the board.
    pub(crate) const fn side(from: Cell, axis: Axis, size: Size, to: Direction) -> Self {
        Self {
            from,
            group: Group::Side(axis, size),
            to,
        }
    }

    /// An in-line move that is known to stay on the board.
    pub(crate) const fn line(rear: Cell, to: Direction) -> Self {
        Self {
            from: rear,
            group: Group::Line,
            to,
        }
    }

    /// The cell named first: the rear marble of an in-line move, one end of a side-step.
    #[must_use]
    pub const fn from(self) -> Cell {
        self.from
    }

    /// Which marbles move.
    #[must_use]
    pub const fn group(self) -> Group {
        self.group
    }

    /// Where they go.
    #[must_use]
    pub const fn to(self) -> Direction {
        self.to
    }

    /// The cells that are known to move, whatever the position: all of a side-step, the rear of an in-line move.
    #[must_use]
    pub fn cells(self) -> Cells {
        let first = Cells::only(self.from);
        match self.group {
            Group::Line => first,
            Group::Side(axis, size) => {
                let second = first.toward(axis.forward());
                match size {
                    Size::Two => first | second,
                    Size::Three => first | second | second.toward(axis.forward()),
                }
            }
        }
    }

    /// The other end of a side-step; of an in-line move the first cell again.
    #[must_use]
    pub fn last(self) -> Cell {
        let next = |cell: Cell, axis: Axis| cell.neighbour(axis.forward()).unwrap_or(cell);
        match self.group {
            Group::Line => self.from,
            Group::Side(axis, Size::Two) => next(self.from, axis),
            Group::Side(axis, Size::Three) => next(next(self.from, axis), axis),
        }
    }

    /// The cell that the first-named marble goes to.
    #[must_use]
    pub fn goal(self) -> Cell {
        self.from.neighbour(self.to).unwrap_or(self.from)
    }

    /// Every move that is possible on some board.
    pub fn all() -> impl Iterator<Item = Self> {
        Direction::ALL.into_iter().flat_map(|to| {
            let lines = Cell::all().filter_map(move |rear| Self::in_line(rear, to));
            let sides = Cell::all().flat_map(move |from| Self::side_steps_from(from, to));
            lines.chain(sides)
        })
    }

    /// The side-steps with this first-named end.
    fn side_steps_from(from: Cell, to: Direction) -> impl Iterator<Item = Self> {
        to.axis().others().into_iter().flat_map(move |axis| {
            let second = from.neighbour(axis.forward());
            let third = second.and_then(|cell| cell.neighbour(axis.forward()));
            [second, third]
                .into_iter()
                .flatten()
                .filter_map(move |end| Self::side_step(from, end, to))
        })
    }
}

impl Size {
    /// The number of marbles.
    #[must_use]
    pub const fn count(self) -> u32 {
        match self {
            Self::Two => 2,
            Self::Three => 3,
        }
    }
}

/// The canonical spelling, which does not depend on the position.
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.group {
            Group::Line => write!(f, "{}{}", self.from, self.goal()),
            Group::Side(..) => write!(f, "{}{}{}", self.from, self.last(), self.goal()),
        }
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn the_space_is_complete_and_has_one_spelling_each() {
        let all: Vec<Move> = Move::all().collect();
        let lines = all.iter().filter(|mv| mv.group() == Group::Line).count();
        // In each direction 61 cells less the 9 on the two sides that face it.
        assert_eq!(lines, 6 * (61 - 9));
        let texts: BTreeSet<String> = all.iter().map(Move::to_string).collect();
        assert_eq!(texts.len(), all.len());
        let moves: BTreeSet<Move> = all.iter().copied().collect();
        assert_eq!(moves.len(), all.len());
    }

    #[test]
    fn the_lower_end_is_named_first() {
        let side = |end, other, to| {
            let (end, other) = (Cell::named(end).unwrap(), Cell::named(other).unwrap());
            Move::side_step(end, other, to).map(|mv| mv.to_string())
        };
        let text = |text: &str| Some(text.to_owned());
        assert_eq!(side("c5", "c3", Direction::NorthWest), text("c3c5d3"));
        assert_eq!(side("d4", "c3", Direction::East), text("c3d4c4"));
        assert_eq!(side("b3", "d3", Direction::West), text("b3d3b2"));
        assert_eq!(side("c3", "c5", Direction::East), None);
        assert_eq!(side("a1", "a2", Direction::SouthEast), None);
        assert_eq!(side("a1", "a4", Direction::NorthEast), None);
        assert_eq!(side("a1", "b3", Direction::NorthWest), None);
    }
}
