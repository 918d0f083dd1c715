use crate::{
    cell::Cell,
    facelet::{Face, Facelet},
};

/// How the cube is turned about its vertical axis before one looks at it.
///
/// Everything is drawn as if the cube were not turned; what is drawn at a place is looked up here. Names stay with the
/// cube, so a turned cube shows another letter in front.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Seen {
    quarters: u8,
}

impl Seen {
    pub(crate) const fn new(turned: u8) -> Self {
        Self {
            quarters: turned % 4,
        }
    }

    /// The face that is seen where this one is without a turn.
    pub(crate) fn face(self, mut place: Face) -> Face {
        for _ in 0..self.quarters {
            place = match place {
                Face::Front => Face::Right,
                Face::Right => Face::Back,
                Face::Back => Face::Left,
                Face::Left => Face::Front,
                Face::Up => Face::Up,
                Face::Down => Face::Down,
            };
        }
        place
    }

    /// The cell that is seen where this one is without a turn.
    pub(crate) fn cell(self, mut place: Cell) -> Cell {
        for _ in 0..self.quarters {
            let (x, y) = (4 - place.y(), place.x());
            place = Cell::at(x, y, place.z()).unwrap_or(place);
        }
        place
    }

    /// The facelet that is seen where this one is without a turn.
    pub(crate) fn facelet(self, place: Facelet) -> Facelet {
        Facelet::at(self.face(place.face()), self.cell(place.cell()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_facelet_is_seen_once_however_turned() {
        for turned in 0..4 {
            let seen = Seen::new(turned);
            let mut all: Vec<Facelet> = Facelet::all().map(|f| seen.facelet(f)).collect();
            all.sort_unstable();
            assert!(all.into_iter().eq(Facelet::all()), "{turned}");
            for facelet in Facelet::all() {
                assert_eq!(seen.facelet(facelet).cell(), seen.cell(facelet.cell()));
            }
        }
    }

    /// The walker who goes to the right side has it in front, and what was in front on the left.
    #[test]
    fn a_turn_brings_the_right_side_to_the_front() {
        let seen = Seen::new(1);
        for (place, there) in [
            ("F1", "R1"),
            ("L5", "F5"),
            ("R9", "B9"),
            ("U7", "U9"),
            ("D1", "D3"),
        ] {
            let place = Facelet::parse(place).unwrap();
            assert_eq!(seen.facelet(place).to_string(), there, "{place}");
        }
    }
}
