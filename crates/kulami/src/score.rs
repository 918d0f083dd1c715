use crate::{
    ByColour, Colour, Hole, Holes, State, Tile,
    geometry::{Geometry, NO_HOLE},
};

/// The points of a position and what they are made of. Every part is counted whether or not the table plays with it;
/// [`Score::totals`] is what the table counts.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Score {
    /// The holes of the tiles on which the colour has more marbles.
    pub tiles: ByColour<i32>,
    /// The size of the largest connected group.
    pub areas: ByColour<i32>,
    /// The lengths of all runs of five or more together.
    pub lines: ByColour<i32>,
    /// The points of the colour under the rules of the table.
    pub totals: ByColour<i32>,
}

/// A straight run of five or more marbles of one colour that goes on at neither end.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Run {
    /// The marble at the beginning.
    pub first: Hole,
    /// Where it leads.
    pub direction: Direction,
    /// The number of marbles.
    pub length: u8,
    /// All of its marbles.
    pub holes: Holes,
}

/// A direction in which a run may lead.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Hash)]
pub enum Direction {
    /// Along a row.
    Right,
    /// Along a column.
    Down,
    /// Along a falling diagonal.
    DownRight,
    /// Along the other diagonal.
    DownLeft,
}

impl Direction {
    /// Every direction.
    pub const ALL: [Self; 4] = [Self::Right, Self::Down, Self::DownRight, Self::DownLeft];

    /// Columns to the right and rows down that one step leads.
    #[must_use]
    pub const fn step(self) -> (i32, i32) {
        match self {
            Self::Right => (1, 0),
            Self::Down => (0, 1),
            Self::DownRight => (1, 1),
            Self::DownLeft => (-1, 1),
        }
    }

    /// Does it lead along a row or a column?
    #[must_use]
    pub const fn is_straight(self) -> bool {
        matches!(self, Self::Right | Self::Down)
    }
}

/// The fewest marbles of a run that counts.
const SHORTEST_RUN: u8 = 5;

impl Score {
    pub(crate) fn of(geometry: &Geometry, state: &State, area: bool, lines: bool) -> Self {
        let mut score = Self {
            tiles: tile_points(geometry, state),
            areas: ByColour::from_fn(|c| largest_area(geometry, state.marbles(c)) as i32),
            lines: ByColour::from_fn(|c| {
                let mut sum = 0;
                for_each_run(geometry, state.marbles(c), |run| {
                    sum += i32::from(run.length)
                });
                sum
            }),
            totals: ByColour::default(),
        };
        score.totals = score.tiles;
        if area {
            score.add_lead(score.areas);
        }
        if lines {
            score.add_lead(score.lines);
        }
        score
    }

    /// Gives the difference to whoever has more.
    fn add_lead(&mut self, amounts: ByColour<i32>) {
        for colour in Colour::ALL {
            self.totals[colour] += (amounts[colour] - amounts[colour.other()]).max(0);
        }
    }
}

/// Who has more marbles on the tile.
pub(crate) fn tile_owner(geometry: &Geometry, state: &State, tile: Tile) -> Option<Colour> {
    owner(geometry.tiles[tile.index()], state)
}

/// The largest connected groups of the marbles; several if there are several of the same size, none of no marbles.
pub(crate) fn largest_areas(geometry: &Geometry, marbles: Holes) -> Vec<Holes> {
    let largest = largest_area(geometry, marbles);
    let mut areas = Vec::new();
    for_each_area(geometry, marbles, |area| {
        if area.len() == largest {
            areas.push(area);
        }
    });
    areas
}

/// Every run among the marbles that counts.
pub(crate) fn runs(geometry: &Geometry, marbles: Holes) -> Vec<Run> {
    let mut runs = Vec::new();
    for_each_run(geometry, marbles, |run| runs.push(run));
    runs
}

fn tile_points(geometry: &Geometry, state: &State) -> ByColour<i32> {
    let mut points = ByColour::default();
    for &tile in &geometry.tiles {
        if let Some(colour) = owner(tile, state) {
            points[colour] += tile.len() as i32;
        }
    }
    points
}

fn owner(tile: Holes, state: &State) -> Option<Colour> {
    let on_tile = |colour| (state.marbles(colour) & tile).len();
    let (red, black) = (on_tile(Colour::Red), on_tile(Colour::Black));
    match red.cmp(&black) {
        std::cmp::Ordering::Less => Some(Colour::Black),
        std::cmp::Ordering::Equal => None,
        std::cmp::Ordering::Greater => Some(Colour::Red),
    }
}

/// The holes of the tiles on which Red has more marbles, less those on which Black has.
pub(crate) fn tile_lead(geometry: &Geometry, red: Holes, black: Holes) -> i32 {
    let leads = geometry.tiles.iter().map(|&tile| {
        let lead = (red & tile).len().cmp(&(black & tile).len());
        lead as i32 * tile.len() as i32
    });
    leads.sum()
}

pub(crate) fn largest_area(geometry: &Geometry, marbles: Holes) -> u32 {
    // Most areas are single marbles.
    let mut left = marbles & geometry.beside(marbles);
    let mut largest = u32::from(!marbles.is_empty());
    // What is left may be too little to matter.
    while left.len() > largest {
        let area = first_area(geometry, left);
        left = left & !area;
        largest = largest.max(area.len());
    }
    largest
}

/// How many of the marbles would be in the largest area if they filled the gaps of one hole between them; and how many empty
/// holes are beside those.
pub(crate) fn largest_joined(geometry: &Geometry, marbles: Holes, empty: Holes) -> [i32; 2] {
    let mut left = marbles;
    let mut largest = [0; 2];
    while left.len() as i32 >= largest[0].max(1) {
        let mut group = first_of(left);
        let around = loop {
            let around = geometry.beside(group) & (marbles | empty);
            // Over a gap to marbles only.
            let grown = group | (around | geometry.beside(around)) & marbles;
            if grown == group {
                break around & empty;
            }
            group = grown;
        };
        left = left & !group;
        largest = largest.max([group, around].map(|holes| holes.len() as i32));
    }
    largest
}

fn for_each_area(geometry: &Geometry, marbles: Holes, mut found: impl FnMut(Holes)) {
    let mut left = marbles;
    while !left.is_empty() {
        let area = first_area(geometry, left);
        left = left & !area;
        found(area);
    }
}

/// The area of the first of the marbles, of which there is one.
fn first_area(geometry: &Geometry, marbles: Holes) -> Holes {
    geometry.connected(first_of(marbles), marbles)
}

fn first_of(holes: Holes) -> Holes {
    Holes::from_bits(holes.bits() & holes.bits().wrapping_neg())
}

fn for_each_run(geometry: &Geometry, marbles: Holes, mut found: impl FnMut(Run)) {
    let is_own = |n: u8| n != NO_HOLE && marbles.contains(Hole::new(n));
    for direction in Direction::ALL {
        let ahead = &geometry.ahead[direction as usize];
        let behind = &geometry.behind[direction as usize];
        for first in marbles {
            if is_own(behind[first.index()]) {
                continue;
            }
            let mut holes = Holes::only(first);
            let mut next = ahead[first.index()];
            while is_own(next) {
                holes = holes.with(Hole::new(next));
                next = ahead[next as usize];
            }
            let length = holes.len() as u8;
            if length >= SHORTEST_RUN {
                found(Run {
                    first,
                    direction,
                    length,
                    holes,
                });
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use quartet_game::Dice;

    use super::*;
    use crate::{Board, BoardKind, Kulami};

    /// Square and irregular boards with random marbles of one colour and random empty holes.
    fn visit(mut see: impl FnMut(&Geometry, Holes, Holes)) {
        for seed in 0..20 {
            for kind in [BoardKind::Square, BoardKind::Irregular] {
                let game = Kulami::new(Board::random(kind, seed));
                let mut dice = Dice::new(seed);
                for _ in 0..50 {
                    let (marbles, others) = (dice.bits() & dice.bits(), dice.bits());
                    let marbles = Holes::from_bits(marbles);
                    let empty = Holes::from_bits(others) & !marbles;
                    see(game.geometry(), marbles, empty);
                }
            }
        }
    }

    #[test]
    fn what_is_beside_holes_is_what_is_beside_each_of_them() {
        visit(|geometry, marbles, _| {
            let beside = marbles.iter().map(|hole| geometry.neighbours[hole.index()]);
            assert_eq!(
                geometry.beside(marbles),
                beside.fold(Holes::NONE, |a, b| a | b)
            );
        });
    }

    #[test]
    fn the_largest_of_all_areas_is_found() {
        visit(|geometry, marbles, _| {
            let mut sizes = Vec::new();
            for_each_area(geometry, marbles, |area| sizes.push(area.len()));
            assert_eq!(sizes.iter().sum::<u32>(), marbles.len());
            let largest = sizes.into_iter().max().unwrap_or(0);
            assert_eq!(largest_area(geometry, marbles), largest);
        });
    }

    #[test]
    fn marbles_are_joined_over_gaps_as_hole_by_hole() {
        visit(|geometry, marbles, empty| {
            let beside = |hole: Hole| geometry.neighbours[hole.index()];
            let mut largest = [0; 2];
            for start in marbles {
                let (mut reached, mut last) = (Holes::only(start), Holes::NONE);
                while reached != last {
                    last = reached;
                    for hole in last {
                        let gaps = (beside(hole) & empty).iter().map(beside);
                        let over = gaps.fold(beside(hole), |a, b| a | b);
                        reached = reached | over & marbles;
                    }
                }
                let around = empty
                    .iter()
                    .filter(|&hole| !(beside(hole) & reached).is_empty());
                largest = largest.max([reached.len() as i32, around.count() as i32]);
            }
            assert_eq!(largest_joined(geometry, marbles, empty), largest);
        });
    }
}
