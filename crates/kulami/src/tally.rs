use quartet_game::mix;

use crate::{
    Board, ByColour, Colour, Hole, Holes, State,
    geometry::Geometry,
    weights::{Phases, mixed},
};

/// What the tiles add up to, red less black: kept up to date with every marble, because the search asks at every node.
/// It follows from the marbles and the board alone.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Tally {
    /// A hash of the holes with marbles and of how far either colour leads on the tiles that are still open. How the marbles
    /// on the other tiles are coloured changes nothing but `fixed`.
    pub(crate) essence: u64,
    /// The expected points, in hundredths, areas and runs with them: by the weights of each phase of the game.
    pub(crate) estimate: Phases,
    /// The points if the game stopped now.
    pub(crate) now: i8,
    /// The points that can no longer change.
    pub(crate) fixed: i8,
    /// The least and the most that the points can become.
    pub(crate) low: i8,
    pub(crate) high: i8,
    /// The size of the largest area of Red and of Black, where it scores.
    pub(crate) areas: [u8; 2],
    /// Has a colour five in a row, where runs score?
    pub(crate) has_run: bool,
}

/// What one tile adds.
#[derive(Copy, Clone)]
struct Share {
    now: i8,
    fixed: i8,
    low: i8,
    high: i8,
    is_open: bool,
}

impl Tally {
    /// The tally of a board without marbles.
    pub(crate) fn empty(geometry: &Geometry) -> Self {
        let mut tally = Self::default();
        for &tile in &geometry.tiles {
            let share = &SHARES[tile.len() as usize][0][0];
            tally.low += share.low;
            tally.high += share.high;
        }
        tally
    }

    pub(crate) fn from_scratch(geometry: &Geometry, state: &State) -> Self {
        let mut tally = Self::empty(geometry);
        let mut before = ByColour::default();
        for colour in Colour::ALL {
            for hole in state.marbles(colour) {
                tally.add(geometry, &before, colour, hole);
                before[colour] = before[colour].with(hole);
            }
        }
        tally
    }

    /// By how much the expected points rise for the colour to move if it fills the hole, in hundredths times
    /// [`Weights::GRAIN`].
    #[inline]
    pub(crate) fn gain(geometry: &Geometry, state: &State, phases: Phases, hole: Hole) -> i32 {
        let mask = Holes::from_bits(geometry.tile_of[hole.index()]);
        let own = (state.marbles(state.side) & mask).len() as usize & 7;
        let other = (state.marbles(state.side.other()) & mask).len() as usize & 7;
        let worths = &geometry.worths.tiles[mask.len() as usize & 7];
        mixed(&worths[(own + 1) & 7][other], phases) - mixed(&worths[own][other], phases)
    }

    /// A marble of the colour goes into the hole.
    #[inline]
    pub(crate) fn add(
        &mut self,
        geometry: &Geometry,
        before: &ByColour<Holes>,
        colour: Colour,
        hole: Hole,
    ) {
        let mask = Holes::from_bits(geometry.tile_of[hole.index()]);
        let number = geometry.tile_number[hole.index()] as usize;
        let red = (before[Colour::Red] & mask).len() as usize & 7;
        let black = (before[Colour::Black] & mask).len() as usize & 7;
        let (more_red, more_black) = match colour {
            Colour::Red => ((red + 1) & 7, black),
            Colour::Black => (red, (black + 1) & 7),
        };
        let shares = &SHARES[mask.len() as usize & 7];
        let old = &shares[red][black];
        let new = &shares[more_red][more_black];
        self.now += new.now - old.now;
        self.fixed += new.fixed - old.fixed;
        self.low += new.low - old.low;
        self.high += new.high - old.high;
        let leads = &LEADS[number];
        if old.is_open {
            self.essence ^= leads[8 + red - black];
        }
        if new.is_open {
            self.essence ^= leads[8 + more_red - more_black];
        }
        self.essence ^= FILLED[hole.index()];
        let worths = &*geometry.worths;
        let tiles = &worths.tiles[mask.len() as usize & 7];
        let (old, new) = (&tiles[red][black], &tiles[more_red][more_black]);
        for (n, sum) in self.estimate.iter_mut().enumerate() {
            *sum += new[n] - old[n];
        }
        if worths.counted.area {
            self.add_to_areas(geometry, before, colour, hole);
        }
        if worths.counted.lines {
            self.add_to_lines(geometry, before, colour, hole);
        }
    }

    /// Areas only grow, so the largest is the one before or the one that the marble is in.
    fn add_to_areas(
        &mut self,
        geometry: &Geometry,
        before: &ByColour<Holes>,
        colour: Colour,
        hole: Hole,
    ) {
        let own = before[colour];
        let beside = geometry.neighbours[hole.index()];
        let [pairs, cuts] = [colour, colour.other()].map(|c| (beside & before[c]).len() as i32);
        // The marble has the empty holes beside it; the marbles beside it have one empty hole less.
        let own_liberties = beside.len() as i32 - pairs - cuts;
        let liberties = own_liberties - pairs + cuts;
        let worths = &geometry.worths;
        for (n, sum) in self.estimate.iter_mut().enumerate() {
            let more = 2 * pairs * worths.pairs[n] + liberties * worths.liberties[n];
            *sum += sign(colour) * more;
        }
        let area = geometry.connected(Holes::only(hole), own);
        let largest = &mut self.areas[colour.index()];
        let size = area.len() as u8;
        if size > *largest {
            let more = sign(colour) * i32::from(size - *largest);
            *largest = size;
            for (sum, worth) in self.estimate.iter_mut().zip(geometry.worths.area) {
                *sum += more * worth;
            }
        }
    }

    /// The marble adds to some rows of five, and breaks others.
    fn add_to_lines(
        &mut self,
        geometry: &Geometry,
        before: &ByColour<Holes>,
        colour: Colour,
        hole: Hole,
    ) {
        let worths = &geometry.worths.lines;
        let mut sums = [0; 3];
        for &five in geometry.windows.with(hole) {
            let own = (before[colour] & five).len() as usize;
            let other = (before[colour.other()] & five).len() as usize;
            if other == 0 {
                for (n, sum) in sums.iter_mut().enumerate() {
                    *sum += worths[own + 1][n] - worths[own][n];
                }
                self.has_run |= own == 4;
            } else if own == 0 {
                for (sum, worth) in sums.iter_mut().zip(worths[other]) {
                    *sum += worth;
                }
            }
        }
        for (total, sum) in self.estimate.iter_mut().zip(sums) {
            *total += sign(colour) * sum;
        }
    }
}

/// What is good for Red counts as it is, what is good for Black against it.
const fn sign(colour: Colour) -> i32 {
    match colour {
        Colour::Red => 1,
        Colour::Black => -1,
    }
}

/// By the number of holes of the tile and the marbles of either colour on it.
static SHARES: [[[Share; 8]; 8]; 8] = shares();

const fn shares() -> [[[Share; 8]; 8]; 8] {
    let none = Share {
        now: 0,
        fixed: 0,
        low: 0,
        high: 0,
        is_open: false,
    };
    let mut shares = [[[none; 8]; 8]; 8];
    let mut size = 2;
    while size <= 6 {
        let mut red = 0;
        while red <= size {
            let mut black = 0;
            while red + black <= size {
                shares[size][red][black] = share(size as i8, red as i8, black as i8);
                black += 1;
            }
            red += 1;
        }
        size += 1;
    }
    shares
}

const fn share(size: i8, red: i8, black: i8) -> Share {
    let left = size - red - black;
    let lead = red - black;
    let now = points(size, lead);
    let (low, high) = (points(size, lead - left), points(size, lead + left));
    let is_open = low != high;
    Share {
        now,
        fixed: if is_open { 0 } else { now },
        low,
        high,
        is_open,
    }
}

const fn points(size: i8, lead: i8) -> i8 {
    if lead > 0 {
        size
    } else if lead < 0 {
        -size
    } else {
        0
    }
}

static FILLED: [u64; Hole::COUNT] = {
    let mut numbers = [0; Hole::COUNT];
    let mut n = 0;
    while n < Hole::COUNT {
        numbers[n] = mix(1000 + n as u64);
        n += 1;
    }
    numbers
};

static LEADS: [[u64; 16]; Board::TILES] = {
    let mut numbers = [[0; 16]; Board::TILES];
    let mut tile = 0;
    while tile < Board::TILES {
        let mut lead = 0;
        while lead < 16 {
            numbers[tile][lead] = mix(2000 + (tile * 16 + lead) as u64);
            lead += 1;
        }
        tile += 1;
    }
    numbers
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tile_is_open_as_long_as_its_points_can_change() {
        let of = |size, red, black| {
            let share = share(size, red, black);
            (share.low, share.high, share.fixed)
        };
        assert_eq!(of(6, 0, 0), (-6, 6, 0));
        assert_eq!(of(6, 3, 0), (0, 6, 0));
        assert_eq!(of(6, 4, 0), (6, 6, 6));
        assert_eq!(of(4, 2, 2), (0, 0, 0));
        assert_eq!(of(3, 0, 2), (-3, -3, -3));
        assert_eq!(of(2, 1, 0), (0, 2, 0));
    }
}
