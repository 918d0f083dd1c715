use crate::{Board, Cell, Colour, Direction, Piece, Placement};

/// What a square is promised on every cell in reach, so that the promise of a placement is the sum of three.
///
/// It gives what `Evaluate::promise` gives, for many placements at once.
pub(crate) struct Ground {
    plots: [Plot; WIDTH * WIDTH],
    own: usize,
    /// The cell of the first plot.
    origin: Cell,
}

/// What a cell is promised.
#[derive(Copy, Clone)]
struct Plot {
    /// For a square of each colour, neutral first.
    by: [i16; 3],
    /// The level of a square laid here.
    level: u8,
    /// Is there a column of the own colour beside it? Then 1.
    touches: u8,
}

const WIDTH: usize = 32;
/// From a plot to the next one in each direction.
const STEPS: [usize; 4] = [WIDTH, 1, WIDTH.wrapping_neg(), 1usize.wrapping_neg()];
/// The colours of the three squares of every piece, as numbers.
const COLOURS: [[u8; 3]; 20] = {
    let mut colours = [[0; 3]; 20];
    let mut n = 0;
    while n < 20 {
        let [elbow, one, two] = Piece::ALL[n].squares();
        colours[n] = [elbow as u8, one as u8, two as u8];
        n += 1;
    }
    colours
};
/// Pieces reach at most two cells beyond the board.
const MARGIN: i8 = 2;

impl Ground {
    /// `None` if the board is too large for it, as hardly any is.
    pub(crate) fn new(board: &Board, own: Colour) -> Option<Self> {
        let (low, high) = board.corners();
        let most = WIDTH as u8 - 2 * MARGIN as u8;
        if high.x.abs_diff(low.x) >= most || high.y.abs_diff(low.y) >= most {
            return None;
        }
        let (own, other) = (own as usize, 3 - own as usize);
        let mut free = Plot {
            by: [0; 3],
            level: 1,
            touches: 0,
        };
        free.by[own] = 10;
        free.by[other] = -5;
        let mut ground = Self {
            plots: [free; WIDTH * WIDTH],
            own,
            origin: Cell::new(low.x.wrapping_sub(MARGIN), low.y.wrapping_sub(MARGIN)),
        };
        for column in board.columns() {
            let (cell, height) = (column.cell(), i16::from(column.height()));
            let at = ground.at(cell);
            let plot = &mut ground.plots[at];
            plot.level = column.height() + 1;
            plot.by[own] += 6 * height;
            plot.by[other] -= 5 * height;
            let below = column.colour() as usize;
            let cover = match below {
                0 => 0,
                _ if below == own => -6 * (height + 1),
                _ => 8 * (height + 1),
            };
            plot.by = plot.by.map(|promise| promise + cover);
            if below == own {
                for direction in Direction::ALL {
                    let at = ground.at(cell.step(direction));
                    let beside = &mut ground.plots[at];
                    beside.by[own] += 2 + 2 * height;
                    beside.touches = 1;
                }
            }
        }
        Some(ground)
    }

    /// How promising the placement looks.
    pub(crate) fn promise(&self, placement: Placement) -> i32 {
        let elbow = self.at(placement.elbow);
        let cells = [
            elbow,
            elbow.wrapping_add(STEPS[placement.arm as usize]),
            elbow.wrapping_add(STEPS[placement.arm.clockwise() as usize]),
        ];
        let (mut promise, mut touches) = (0, 0);
        // Without branches: what comes next cannot be guessed.
        for (cell, colour) in cells.into_iter().zip(COLOURS[placement.piece as usize]) {
            let plot = &self.plots[cell % (WIDTH * WIDTH)];
            promise += i32::from(plot.by[usize::from(colour)]);
            touches |= plot.touches & u8::from(usize::from(colour) == self.own);
        }
        let level = i32::from(self.plots[elbow].level);
        promise - 10 * i32::from(1 - touches) + 6 * (level - 1)
    }

    fn at(&self, cell: Cell) -> usize {
        let x = usize::from(cell.x.abs_diff(self.origin.x));
        let y = usize::from(cell.y.abs_diff(self.origin.y));
        (y * WIDTH + x) % (WIDTH * WIDTH)
    }
}
