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

/// The place of the one with this number among the bits that are set, counted from 0. There are more of them than that, and
/// no step depends on a guess of the processor, which random numbers would make wrong most of the time.
#[inline]
fn nth(bits: u64, number: u64) -> usize {
    let (mut bits, mut number, mut place) = (bits, number as u32, 0);
    for half in [32, 16, 8] {
        let below = (bits & ((1 << half) - 1)).count_ones();
        let is_above = number >= below;
        number -= if is_above { below } else { 0 };
        bits >>= if is_above { half } else { 0 };
        place += if is_above { half } else { 0 };
    }
    place + NTH[bits as usize & 0xff][number as usize & 7] as usize
}

/// The places of the bits of a byte that are set, in order.
static NTH: [[u8; 8]; 256] = {
    let mut places = [[0; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let (mut place, mut number) = (0, 0);
        while place < 8 {
            if byte >> place & 1 == 1 {
                places[byte][number] = place as u8;
                number += 1;
            }
            place += 1;
        }
        byte += 1;
    }
    places
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_bit_has_its_number() {
        let mut dice = Dice::new(1);
        let few = (0..200).map(|_| dice.bits() & dice.bits() & dice.bits());
        for bits in few.chain([1, 1 << 63, u64::MAX]) {
            let places = (0..64).filter(|place| bits >> place & 1 == 1);
            for (number, place) in places.enumerate() {
                assert_eq!(nth(bits, number as u64), place, "{number} of {bits:x}");
            }
        }
    }
}
