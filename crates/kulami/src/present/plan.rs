use quartet_scene::{Bounds, Point};

use crate::{Board, Hole, Place, Tile};

/// How wide a cell is.
pub(super) const CELL: i32 = 100;
/// From the middle of a hole to its rim.
pub(super) const HOLE: i32 = 36;
/// The distance of the signs on a narrow tile from its middle line: there they touch neither hole beside them.
const ASIDE: i32 = 27;

/// Where the parts of a board lie in its picture, which may be turned. The bounding box of the board begins at zero.
#[derive(Copy, Clone)]
pub(super) struct Plan<'a> {
    pub(super) board: &'a Board,
    /// One of the symmetries of the board.
    symmetry: u8,
}

/// The places of a tile where there is room for a sign between the holes.
#[derive(Copy, Clone)]
pub(super) struct Slots {
    pub(super) points: Point,
    pub(super) lock: Point,
    /// Only on tiles with more than two holes: the others have no room, and nothing to count.
    pub(super) count: Option<Point>,
}

impl<'a> Plan<'a> {
    /// The board, turned clockwise by so many quarters.
    pub(super) const fn new(board: &'a Board, turned: u8) -> Self {
        let symmetry = match turned % 4 {
            0 => 0,
            1 => 5,
            2 => 3,
            _ => 6,
        };
        Self { board, symmetry }
    }

    /// Are rows drawn as columns?
    pub(super) const fn is_across(self) -> bool {
        self.symmetry & 4 != 0
    }

    pub(super) fn columns(self) -> i32 {
        let (width, height) = (self.board.width(), self.board.height());
        (if self.is_across() { height } else { width }).into()
    }

    pub(super) fn rows(self) -> i32 {
        let (width, height) = (self.board.width(), self.board.height());
        (if self.is_across() { width } else { height }).into()
    }

    /// The bounding box of the board.
    pub(super) fn bounds(self) -> Bounds {
        Bounds::new(0, 0, self.columns() * CELL, self.rows() * CELL)
    }

    /// Column and row in the picture.
    pub(super) fn place(self, hole: Hole) -> (i32, i32) {
        self.turned(self.board.place(hole))
    }

    fn turned(self, place: Place) -> (i32, i32) {
        let Place { column, row } = self.board.transformed_place(self.symmetry, place);
        (column.into(), row.into())
    }

    /// The middle of the hole.
    pub(super) fn centre(self, hole: Hole) -> Point {
        middle(self.place(hole))
    }

    /// The square of the hole.
    pub(super) fn square(self, hole: Hole) -> Bounds {
        let (column, row) = self.place(hole);
        Bounds::new(column * CELL, row * CELL, CELL, CELL)
    }

    /// The rectangle of the tile.
    pub(super) fn tile(self, tile: Tile) -> Bounds {
        let holes = self.board.tile_holes(tile);
        let points = holes.iter().map(|hole| self.centre(hole));
        Bounds::around(points).grown(CELL / 2)
    }

    /// Where on the tile there is room for signs.
    pub(super) fn slots(self, tile: Tile) -> Slots {
        let Bounds {
            corner,
            width,
            height,
        } = self.tile(tile);
        let is_wide = width >= height;
        let (long, short) = if is_wide {
            (width, height)
        } else {
            (height, width)
        };
        // Along the long side and across it, as if the tile lay on its long side.
        let (points, lock) = match (long / CELL, short / CELL) {
            (2, 1) => ((CELL, CELL / 2 - ASIDE), (CELL, CELL / 2 + ASIDE)),
            (_, 1) => ((CELL, CELL / 2 - ASIDE), (2 * CELL, CELL / 2 - ASIDE)),
            (2, _) => ((CELL, CELL), (CELL, CELL / 2 - ASIDE)),
            _ => ((CELL, CELL), (2 * CELL, CELL)),
        };
        // Numbers are wider than high: on an upright tile they need more room to the edge.
        let aside = if is_wide { ASIDE - 3 } else { ASIDE - 8 };
        let count = (long + short > 3 * CELL).then_some((CELL, short - CELL / 2 + aside));
        let at = |(along, across): (i32, i32)| {
            corner
                + if is_wide {
                    Point::new(along, across)
                } else {
                    Point::new(across, along)
                }
        };
        Slots {
            points: at(points),
            lock: at(lock),
            count: count.map(at),
        }
    }

    /// The names of the columns of the picture from the left: letters, or numbers if it is turned onto its side.
    pub(super) fn column_names(self) -> Vec<(String, i32)> {
        if self.is_across() {
            self.row_labels(|(column, _)| column)
        } else {
            self.column_labels(|(column, _)| column)
        }
    }

    /// The names of the rows of the picture from the top.
    pub(super) fn row_names(self) -> Vec<(String, i32)> {
        if self.is_across() {
            self.column_labels(|(_, row)| row)
        } else {
            self.row_labels(|(_, row)| row)
        }
    }

    fn column_labels(self, which: impl Fn((i32, i32)) -> i32) -> Vec<(String, i32)> {
        let label = |column: u8| {
            let at = which(self.turned(Place { column, row: 0 }));
            (char::from(b'a' + column).to_string(), at)
        };
        (0..self.board.width()).map(label).collect()
    }

    fn row_labels(self, which: impl Fn((i32, i32)) -> i32) -> Vec<(String, i32)> {
        let label = |row: u8| {
            let at = which(self.turned(Place { column: 0, row }));
            ((self.board.height() - row).to_string(), at)
        };
        (0..self.board.height()).map(label).collect()
    }
}

/// The middle of a cell of the picture.
const fn middle((column, row): (i32, i32)) -> Point {
    Point::new(column * CELL + CELL / 2, row * CELL + CELL / 2)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::NAMED;

    fn square(distance: Point) -> i32 {
        distance.x * distance.x + distance.y * distance.y
    }

    /// A sign on a hole would hide a marble.
    #[test]
    fn signs_lie_on_their_tile_beside_the_holes() {
        const SIGN: i32 = 20;
        for layout in NAMED {
            let board = layout.board();
            for turned in 0..4 {
                let plan = Plan::new(&board, turned);
                for tile in Tile::all() {
                    let slots = plan.slots(tile);
                    let bounds = plan.tile(tile).grown(-SIGN);
                    for sign in [slots.points, slots.lock] {
                        assert_eq!(bounds.with(Bounds::around([sign])), bounds);
                        for hole in Hole::all() {
                            let far = square(plan.centre(hole) - sign);
                            assert!(far >= (HOLE + SIGN) * (HOLE + SIGN), "{tile:?} {hole:?}");
                        }
                    }
                    assert!(square(slots.points - slots.lock) >= 4 * SIGN * SIGN);
                }
            }
        }
    }

    #[test]
    fn a_quarter_turn_puts_the_first_column_on_top() {
        let board = NAMED[1].board();
        let names = |labels: Vec<(String, i32)>| {
            let mut labels = labels;
            labels.sort_by_key(|(_, at)| *at);
            labels.into_iter().map(|(name, _)| name).collect::<String>()
        };
        let plan = Plan::new(&board, 1);
        assert_eq!(names(plan.row_names()), "abcdefghij");
        assert_eq!(names(plan.column_names()), "12345678910");
        assert_eq!(names(Plan::new(&board, 2).column_names()), "jihgfedcba");
    }
}
