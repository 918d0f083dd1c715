use quartet_game::{Dice, mix};

use crate::{
    Colour, Holes, Kulami, State,
    score::{largest_area, tile_lead},
};

impl Kulami {
    /// Puts marbles into random holes until nobody can: what Red has then more than Black, in points, and the number of
    /// marbles. Keeps nothing up to date but the marbles, which makes it many times as fast as playing moves.
    pub(crate) fn play_out_from(&self, state: &State, dice: &mut Dice) -> (i32, u32) {
        let geometry = self.geometry();
        let mut marbles = Colour::ALL.map(|colour| state.marbles(colour).bits());
        let mut empty = !(marbles[0] | marbles[1]);
        let mut supply = Colour::ALL.map(|colour| state.supply(colour));
        let (mut side, mut last) = (state.side.index(), state.last as usize);
        let mut barred = geometry.tile_of[state.previous as usize];
        let mut number = u64::from(dice.below(u32::MAX));
        let mut plies = 0;
        loop {
            let legal = geometry.reach[last] & !barred & empty;
            if legal == 0 || supply[side] == 0 {
                break;
            }
            number = mix(number);
            let hole = nth(
                legal,
                ((number >> 32) * u64::from(legal.count_ones())) >> 32,
            );
            marbles[side] |= 1 << hole;
            empty &= !(1 << hole);
            supply[side] -= 1;
            side ^= 1;
            barred = geometry.tile_of[last];
            last = hole;
            plies += 1;
        }
        let [red, black] = marbles.map(Holes::from_bits);
        let mut lead = tile_lead(geometry, red, black);
        if self.rules.area {
            lead += largest_area(geometry, red) as i32 - largest_area(geometry, black) as i32;
        }
        if self.rules.lines {
            lead += geometry.windows.filled(red) - geometry.windows.filled(black);
        }
        (lead, plies)
    }
}

/// The place of the one with this number among the bits that are set, counted from 0.
#[inline]
fn nth(mut bits: u64, number: u64) -> usize {
    for _ in 0..number {
        bits &= bits - 1;
    }
    bits.trailing_zeros() as usize
}
