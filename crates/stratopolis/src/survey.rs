use crate::{Board, Colour, Direction, Side};

/// What can be said about a board at one look: zones, and where pieces can be stacked.
///
/// Nothing is allocated, and every cell is looked up once in two directions.
pub(crate) struct Survey {
    /// Per zone, in no order.
    zones: [Region; COLUMNS],
    count: usize,
    squares: [i32; 2],
}

/// What an estimate is made of: something that is counted for each side.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Term {
    /// The value of the best zone.
    Best,
    /// The value of the next best one.
    Second,
    /// How much more a zone is worth with one more square as high as it can be, if the side builds next.
    Gain,
    /// The same, if the other side builds next.
    GainLater,
    /// Free cells around the best zone, up to a number.
    Shore,
    /// Ways to make it higher, up to a number.
    Raises,
    /// Ways in which the other side can cover some of it, up to a number.
    Holes,
    /// All squares of the colour that can be seen.
    Squares,
    /// The height of the best zone.
    Height,
    /// Its area.
    Area,
    /// The squares of its colour that the side has still to lay, less a constant.
    ToCome,
}

/// The number of terms.
pub(crate) const TERMS: usize = Term::ToCome as usize + 1;

const COLUMNS: usize = 122;
const NONE: u8 = 255;

/// A zone, and what can become of it.
#[derive(Copy, Clone)]
struct Region {
    colour: Colour,
    area: u8,
    height: u8,
    /// The level that a square laid on it by stacking on its own colour and neutral ones alone would have; 0 if that cannot
    /// be done.
    reach: u8,
    /// Free cells beside it, once for each side that touches it.
    shore: u16,
    /// Ways to stack on it that make it higher.
    raises: u16,
    /// Ways to stack on some of its squares that the other side's pieces have.
    holes: u16,
}

impl Region {
    const NEW: Self = Self {
        colour: Colour::Neutral,
        area: 0,
        height: 0,
        reach: 0,
        shore: 0,
        raises: 0,
        holes: 0,
    };

    fn value(&self) -> i32 {
        i32::from(self.area) * i32::from(self.height)
    }
}

impl Survey {
    pub(crate) fn new(board: &Board) -> Self {
        let columns = board.columns();
        let total = columns.len().min(COLUMNS);
        let mut beside = [[0u8; 4]; COLUMNS];
        // Per column: how many columns it has beside it, and in which directions they are as high as it is.
        let mut degree = [0u8; COLUMNS];
        let mut even = [0u8; COLUMNS];
        let mut parent = [0u8; COLUMNS];
        for (n, parent) in parent[..total].iter_mut().enumerate() {
            *parent = n as u8;
        }
        for (n, &column) in columns[..total].iter().enumerate() {
            for direction in [Direction::North, Direction::East] {
                let Some(other) = board.find(column.cell().step(direction)) else {
                    continue;
                };
                let direction = direction as usize;
                let beyond = columns[other];
                beside[n][direction] = other as u8;
                beside[other][direction + 2] = n as u8;
                degree[n] += 1;
                degree[other] += 1;
                if column.height() == beyond.height() {
                    even[n] |= 1 << direction;
                    even[other] |= 4 << direction;
                }
                if column.colour() != Colour::Neutral && column.colour() == beyond.colour() {
                    let (a, b) = (root(&mut parent, n), root(&mut parent, other));
                    parent[a.max(b)] = a.min(b) as u8;
                }
            }
        }
        let mut survey = Self {
            zones: [Region::NEW; COLUMNS],
            count: 0,
            squares: [0; 2],
        };
        let mut zone_of = [NONE; COLUMNS];
        for (n, &column) in columns[..total].iter().enumerate() {
            let colour = column.colour();
            if colour == Colour::Neutral {
                continue;
            }
            survey.squares[colour as usize - 1] += 1;
            // A root is never younger than its columns.
            let top = root(&mut parent, n);
            let number = if top == n {
                survey.count += 1;
                survey.count - 1
            } else {
                usize::from(zone_of[top])
            };
            zone_of[n] = number as u8;
            let zone = &mut survey.zones[number];
            zone.colour = colour;
            zone.area += 1;
            zone.height = zone.height.max(column.height());
            zone.shore += 4 - u16::from(degree[n]);
        }
        for (n, &column) in columns[..total].iter().enumerate() {
            // Directions of which the next one clockwise is even, too.
            let twice = even[n] | even[n] << 4;
            let mut corners = even[n] & twice >> 1;
            while corners != 0 {
                let one = corners.trailing_zeros() as usize;
                corners &= corners - 1;
                let (a, b) = (beside[n][one], beside[n][(one + 1) % 4]);
                let (a, b) = (usize::from(a), usize::from(b));
                let piece = column.piece();
                if columns[a].piece() != piece || columns[b].piece() != piece {
                    survey.add_spot([zone_of[n], zone_of[a], zone_of[b]], column.height() + 1);
                }
            }
        }
        survey
    }

    /// Three even squares of these zones, on which a piece could lie.
    fn add_spot(&mut self, zones: [u8; 3], level: u8) {
        let mut counts = [0; 2];
        for zone in zones {
            if zone != NONE {
                counts[self.zones[usize::from(zone)].colour as usize - 1] += 1;
            }
        }
        let mut last = NONE;
        for zone in zones {
            if zone == NONE || zone == last {
                continue;
            }
            last = zone;
            let zone = &mut self.zones[usize::from(zone)];
            let own = zone.colour as usize - 1;
            if counts[1 - own] == 0 {
                zone.reach = zone.reach.max(level);
                zone.raises += u16::from(level > zone.height);
            }
            // The other side's pieces have at least one square of its own colour.
            zone.holes += u16::from(counts[own] < 3);
        }
    }

    /// The value of the best zone, and of the next best one.
    #[cfg(test)]
    fn best_two(&self, side: Side) -> [i32; 2] {
        let mut values = [0; 2];
        for zone in &self.zones[..self.count] {
            if zone.colour == side.colour() {
                if zone.value() > values[0] {
                    values = [zone.value(), values[0]];
                } else {
                    values[1] = values[1].max(zone.value());
                }
            }
        }
        values
    }

    /// The terms of an estimate for one side.
    pub(crate) fn terms(&self, side: Side, to_build: bool) -> [i32; TERMS] {
        let mut best = Region::NEW;
        let mut second = 0;
        let mut hope = 0;
        for zone in &self.zones[..self.count] {
            if zone.colour != side.colour() {
                continue;
            }
            let (value, most) = (zone.value(), best.value());
            if (value, zone.area) > (most, best.area) {
                second = most;
                best = *zone;
            } else {
                second = second.max(value);
            }
            let height = zone.height.max(zone.reach);
            hope = hope.max((i32::from(zone.area) + 1) * i32::from(height));
        }
        let value = best.value();
        let gain = hope - value;
        [
            value,
            second,
            if to_build { gain } else { 0 },
            if to_build { 0 } else { gain },
            i32::from(best.shore.min(24)),
            i32::from(best.raises.min(6)),
            i32::from(best.holes.min(16)),
            self.squares[side as usize],
            i32::from(best.height),
            i32::from(best.area),
            0,
        ]
    }
}

/// The oldest column of those known to hang together.
fn root(parent: &mut [u8; COLUMNS], n: usize) -> usize {
    let mut at = n;
    while usize::from(parent[at]) != at {
        parent[at] = parent[usize::from(parent[at])];
        at = usize::from(parent[at]);
    }
    at
}

#[cfg(test)]
mod tests {
    use quartet_game::{Describe, Dice, Game, Options, Turn};

    use super::*;
    use crate::{State, Stratopolis};

    /// Shows the states of some random games.
    fn each_state(mut visit: impl FnMut(&Stratopolis, &State)) {
        for (seed, options) in ["", "piles=hand-shared,first=green", "piles=blind"]
            .iter()
            .cycle()
            .take(12)
            .enumerate()
        {
            let options = Options::parse(options).expect("options");
            let game = Stratopolis::from_options(&options).expect("a table");
            let mut dice = Dice::new(seed as u64);
            let mut state = game.initial();
            loop {
                match game.turn(&state) {
                    Turn::Over(_) => break,
                    Turn::Chance => {
                        let mut outcomes = Vec::new();
                        game.outcomes(&state, &mut outcomes);
                        let drawn = dice.pick_weighted(&outcomes).expect("a draw");
                        game.resolve(&mut state, *drawn);
                    }
                    Turn::Seat(_) => {
                        visit(&game, &state);
                        let mut moves = Vec::new();
                        game.moves(&state, &mut moves);
                        let mv = *dice.pick(&moves).expect("a move");
                        game.play(&mut state, mv);
                    }
                }
            }
        }
    }

    #[test]
    fn zones_are_those_of_the_rules() {
        each_state(|_, state| {
            let survey = Survey::new(&state.board);
            for side in Side::ALL {
                let values = state.board.values(side);
                let expected = [values[0] as i32, values[1] as i32];
                assert_eq!(survey.best_two(side), expected);
                let terms = survey.terms(side, true);
                assert_eq!(terms[..2], expected);
                let columns = state.board.columns().iter();
                let squares = columns.filter(|c| c.colour() == side.colour());
                assert_eq!(terms[7], squares.count() as i32);
            }
        });
    }

    /// Spots are found once more here, cell by cell, with the rule's own words.
    #[test]
    fn spots_to_stack_on_are_those_of_the_rules() {
        let mut found = 0;
        each_state(|_, state| {
            let board = &state.board;
            let mut expected = [0; 2];
            for column in board.columns() {
                for arm in Direction::ALL {
                    let cells = [arm, arm.clockwise()].map(|d| column.cell().step(d));
                    let [Some(one), Some(two)] = cells.map(|cell| board.column(cell)) else {
                        continue;
                    };
                    let three = [*column, one, two];
                    let is_even = three.iter().all(|c| c.height() == column.height());
                    let is_one_piece = three.iter().all(|c| c.piece() == column.piece());
                    if !is_even || is_one_piece {
                        continue;
                    }
                    for side in Side::ALL {
                        let own = three.iter().filter(|c| c.colour() == side.colour());
                        expected[side as usize] += u32::from(matches!(own.count(), 1 | 2));
                    }
                }
            }
            let survey = Survey::new(board);
            for side in Side::ALL {
                let zones = survey.zones[..survey.count].iter();
                let own = zones.filter(|zone| zone.colour == side.colour());
                let holes: u32 = own.map(|zone| u32::from(zone.holes)).sum();
                // A spot that touches two zones of a side counts for both.
                let least = expected[side as usize];
                assert!((least..=2 * least).contains(&holes), "{holes} {least}");
                found += holes;
            }
        });
        assert!(found > 1000, "{found}");
    }
}
