use crate::{Cell, Cells, Direction};

/// What stands on the line ahead of a marble, found cell by cell.
///
/// Playing, checking and describing a move start from here; listing and counting moves do not, so that the law suite
/// can hold one against the other.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Reach {
    /// How many own marbles stand in contact, the rear one included.
    pub(crate) own: u8,
    /// The cell ahead of them; `None` beyond the rim.
    pub(crate) ahead: Option<Cell>,
    /// How many marbles of the other colour stand there in contact.
    pub(crate) enemies: u8,
    /// The cell behind those; the cell ahead if there are none.
    pub(crate) behind: Option<Cell>,
}

impl Reach {
    /// Looks from an own marble in a direction.
    pub(crate) fn new(own: Cells, enemies: Cells, rear: Cell, to: Direction) -> Self {
        let run = |set: Cells, mut at: Option<Cell>| {
            let mut length = 0;
            while let Some(cell) = at
                && set.contains(cell)
            {
                length += 1;
                at = cell.neighbour(to);
            }
            (length, at)
        };
        let (followers, ahead) = run(own, rear.neighbour(to));
        let (enemies, behind) = run(enemies, ahead);
        Self {
            own: followers + 1,
            ahead,
            enemies,
            behind,
        }
    }
}
