use std::{collections::BTreeMap, fmt};

use crate::{
    Board, Direction, Hole, Holes, Place, Tile, Weights, weights::Worths, windows::Windows,
};

/// What follows from a board, laid out for speed: a mask of holes wherever the rules ask "which".
pub(crate) struct Geometry {
    /// Where the next marble may go as far as the last one decides: its row and column less its tile. The entry
    /// [`NO_HOLE`] stands for no last marble and allows everything.
    pub(crate) reach: [u64; Hole::COUNT + 1],
    /// The tile of each hole. The entry [`NO_HOLE`] is empty.
    pub(crate) tile_of: [u64; Hole::COUNT + 1],
    /// The number of the tile of each hole.
    pub(crate) tile_number: [u8; Hole::COUNT],
    /// The holes of each tile.
    pub(crate) tiles: [Holes; Board::TILES],
    /// The holes that share an edge with each hole.
    pub(crate) neighbours: [Holes; Hole::COUNT],
    /// The holes that share an edge: one entry for rows, one for the columns of a square board, and further ones for columns
    /// as the shape of the board needs them.
    steps: [Step; 2],
    further: Vec<Step>,
    /// The next hole in each direction, or [`NO_HOLE`] where the next cell is none.
    pub(crate) ahead: [[u8; Hole::COUNT]; Direction::ALL.len()],
    /// The next hole against each direction, or [`NO_HOLE`].
    pub(crate) behind: [[u8; Hole::COUNT]; Direction::ALL.len()],
    /// Every five holes in a row.
    pub(crate) windows: Windows,
    /// Every symmetry of the board, the identity first.
    pub(crate) symmetries: Vec<Symmetry>,
    /// What everything on the board is worth.
    pub(crate) worths: Box<Worths>,
}

/// Pairs of holes that share an edge, whose numbers are as far apart in each pair.
#[derive(Copy, Clone, Default)]
struct Step {
    apart: u32,
    /// The first holes of the pairs.
    first: u64,
}

/// What scores besides tiles.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Counted {
    pub(crate) area: bool,
    pub(crate) lines: bool,
}

/// The index that stands for no hole.
pub(crate) const NO_HOLE: u8 = Hole::COUNT as u8;

/// A symmetry of a board: where each hole goes, and which symmetry undoes it.
pub(crate) struct Symmetry {
    pub(crate) image: [Hole; Hole::COUNT],
    pub(crate) inverse: u8,
}

impl Geometry {
    pub(crate) fn new(board: &Board, weights: &Weights, counted: Counted) -> Self {
        let tiles: Vec<Holes> = Tile::all().map(|tile| board.tile_holes(tile)).collect();
        let mut geometry = Self {
            reach: [!0; Hole::COUNT + 1],
            tile_of: [0; Hole::COUNT + 1],
            tile_number: [0; Hole::COUNT],
            tiles: [Holes::NONE; Board::TILES],
            neighbours: [Holes::NONE; Hole::COUNT],
            steps: [Step::default(); 2],
            further: Vec::new(),
            ahead: [[NO_HOLE; Hole::COUNT]; Direction::ALL.len()],
            behind: [[NO_HOLE; Hole::COUNT]; Direction::ALL.len()],
            windows: Windows::default(),
            symmetries: symmetries(board),
            worths: Worths::new(weights, counted),
        };
        geometry.tiles.copy_from_slice(&tiles);
        for hole in Hole::all() {
            let n = hole.index();
            let Place { column, row } = board.place(hole);
            let line: Holes = Hole::all()
                .filter(|&other| {
                    let place = board.place(other);
                    place.column == column || place.row == row
                })
                .collect();
            let tile = tiles[board.tile(hole).index()];
            geometry.tile_number[n] = board.tile(hole).index() as u8;
            geometry.tile_of[n] = tile.bits();
            geometry.reach[n] = (line & !tile).bits();
            for direction in Direction::ALL {
                let (right, down) = direction.step();
                let at = |sign: i32| {
                    board.hole_at(column as i32 + sign * right, row as i32 + sign * down)
                };
                let number = |hole: Option<Hole>| hole.map_or(NO_HOLE, |h| h.index() as u8);
                geometry.ahead[direction as usize][n] = number(at(1));
                geometry.behind[direction as usize][n] = number(at(-1));
                if direction.is_straight() {
                    for neighbour in [at(1), at(-1)].into_iter().flatten() {
                        geometry.neighbours[n] = geometry.neighbours[n].with(neighbour);
                    }
                }
            }
        }
        geometry.windows = Windows::new(&geometry.ahead, &geometry.behind);
        (geometry.steps, geometry.further) = steps(&geometry.neighbours);
        geometry
    }

    /// The holes that share an edge with one of these.
    #[inline]
    pub(crate) fn beside(&self, holes: Holes) -> Holes {
        let holes = holes.bits();
        let beside = |Step { apart, first }| (holes & first) << apart | holes >> apart & first;
        let mut all = beside(self.steps[0]) | beside(self.steps[1]);
        for &step in &self.further {
            all |= beside(step);
        }
        Holes::from_bits(all)
    }

    /// The `seeds`, and everything among the `holes` that is connected with them.
    #[inline]
    pub(crate) fn connected(&self, seeds: Holes, holes: Holes) -> Holes {
        let mut group = seeds;
        loop {
            // Two steps at a time: how many it takes is hard to foresee.
            let once = group | self.beside(group) & holes;
            let grown = once | self.beside(once) & holes;
            if grown == group {
                return group;
            }
            group = grown;
        }
    }
}

impl fmt::Debug for Geometry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Geometry").finish_non_exhaustive()
    }
}

impl Symmetry {
    pub(crate) fn map(&self, holes: Holes) -> Holes {
        holes.iter().map(|hole| self.image[hole.index()]).collect()
    }
}

fn steps(neighbours: &[Holes]) -> ([Step; 2], Vec<Step>) {
    let mut steps: BTreeMap<u32, u64> = BTreeMap::new();
    for (n, &beside) in (0..).zip(neighbours) {
        for other in beside.iter().map(|hole| hole.index() as u32) {
            if other > n {
                *steps.entry(other - n).or_default() |= 1 << n;
            }
        }
    }
    let steps = steps.into_iter();
    let mut steps = steps.map(|(apart, first)| Step { apart, first });
    // A step without pairs leads nowhere.
    let first = std::array::from_fn(|_| steps.next().unwrap_or_default());
    (first, steps.collect())
}

/// Those of the eight symmetries of the square that bring the board onto itself.
fn symmetries(board: &Board) -> Vec<Symmetry> {
    let kept: Vec<u8> = (0..8).filter(|&s| board.transformed(s) == *board).collect();
    // A quarter turn is undone by the other one, everything else by itself.
    let undo = |s: u8| match s {
        5 => 6,
        6 => 5,
        other => other,
    };
    let symmetry = |&s: &u8| Symmetry {
        image: std::array::from_fn(|n| {
            let place = board.transformed_place(s, board.place(Hole::new(n as u8)));
            board
                .hole_at(place.column.into(), place.row.into())
                .expect("a symmetry brings holes onto holes")
        }),
        inverse: kept
            .iter()
            .position(|&other| other == undo(s))
            .expect("symmetries are a group") as u8,
    };
    kept.iter().map(symmetry).collect()
}
