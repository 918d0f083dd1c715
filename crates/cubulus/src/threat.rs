//! What wins at once, found without trying every move.

use quartet_game::{Seat, Seats};

use crate::{
    cell::{Axis, Cell, Cells},
    colour::Colour,
    cubulus::Cubulus,
    facelet::{Face, Facelet},
    hold::{Hold, missing},
    moves::Move,
    state::{Phase, State},
};

/// The cells that are missing in a square of which all others are in `own`.
#[inline]
pub(crate) fn completing(own: u32) -> u32 {
    missing(Hold::of(own).three(), own)
}

/// The rest of each square that a cell is part of, filled up with sets that are never near to complete. Eight, so that four
/// at a time are looked at in one instruction.
static RESTS: [[u32; 8]; Cell::COUNT] = rests();

/// Two bits that are no cells: no set of cells contains them or lacks but one.
const NEVER: u32 = 0b11 << 30;

/// Does one of the squares through the cell have all its other cells in `own`?
#[inline]
pub(crate) fn completes(own: u32, cell: usize) -> bool {
    let mut found = 0;
    for rest in RESTS[cell] {
        found |= u32::from(rest & !own == 0);
    }
    found != 0
}

impl Cubulus {
    /// A legal move that wins for the seat to move, if there is one: the first fill, or else the first push.
    #[must_use]
    pub fn winning_move(&self, state: &State) -> Option<Move> {
        if !state.winners().is_empty() || state.phase() == Phase::SetUp {
            return None;
        }
        let colour = Colour::of(state.side());
        let own = state.balls(colour).bits();
        // Every move adds one ball at most to one's own.
        if own.count_ones() < 3 {
            return None;
        }
        let has_ball = state.supply(colour) > 0;
        let wanted = completing(own);
        if has_ball {
            // The centre is in no square, so every empty cell that is wanted can be filled.
            let fills = Cells::from_bits(wanted & !state.occupied().bits());
            if let Some(cell) = fills.iter().next() {
                return Some(Move::Fill(cell));
            }
        }
        self.winning_push(state, own, wanted, has_ball)
    }

    fn winning_push(&self, state: &State, own: u32, wanted: u32, has_ball: bool) -> Option<Move> {
        let occupied = state.occupied().bits();
        let insert = if has_ball { u32::MAX } else { 0 };
        for axis in Axis::ALL {
            let (step, low) = (axis.step(), axis.layer(0));
            let split = |cells: u32| [cells & low, cells >> step & low, cells >> (2 * step) & low];
            let (o, p, w) = (split(own), split(occupied), split(wanted));
            for (near, far, face) in faces(axis) {
                // Which lines get an own ball where there was none: at the near end, in the middle, at the far end.
                let (oa, ob, oc) = (o[near], o[1], o[far]);
                let (pa, pb, pc) = (p[near], p[1], p[far]);
                let full = pa & pb & pc;
                let at_near = pa & !oa & (insert & !(pb & pc) | full & oc);
                let in_middle = oa & pb & !ob & (insert & !pc | full);
                let both_ends = insert & pa & !oa & ob & !pc;
                let at_far = both_ends | full & ob & !oc;
                let candidates = at_near & w[near] | in_middle & w[1] | at_far & w[far];
                // A push that brings two balls to the ends may make a square of which both were missing.
                let mut left = candidates | both_ends;
                while left != 0 {
                    let line = left.trailing_zeros();
                    left &= left - 1;
                    let ends = [line, line + 2 * step];
                    let (near, far) = (ends[near / 2], ends[far / 2]);
                    let is_sure = candidates >> line & 1 != 0;
                    if !is_sure && !completes(own | 1 << far, near as usize) {
                        continue;
                    }
                    let facelet = Facelet::at(face, Cell::from_table(near as u8));
                    if state.ko() != Some(facelet) && self.push_wins(state, facelet) {
                        return Some(Move::Push(facelet));
                    }
                }
            }
        }
        None
    }

    /// Does pushing here win for the seat to move?
    fn push_wins(&self, state: &State, facelet: Facelet) -> bool {
        let mover = state.side();
        let mut next = *state;
        next.push(facelet);
        next.judge(mover, self.seats);
        next.winners() == Seats::only(mover)
    }
}

/// The two faces of an axis, each with the place of its near and its far end along the axis.
const fn faces(axis: Axis) -> [(usize, usize, Face); 2] {
    let (low, high) = match axis {
        Axis::Across => (Face::Left, Face::Right),
        Axis::Forward => (Face::Back, Face::Front),
        Axis::Down => (Face::Up, Face::Down),
    };
    [(0, 2, low), (2, 0, high)]
}

impl State {
    /// The state with the turn handed to the next seat and nothing forbidden.
    pub(crate) fn skipped(&self, seats: u8) -> Self {
        let mut next = *self;
        let side: Seat = self.seat_after(self.side(), seats);
        next.set_ko(None);
        next.set_side(side);
        next
    }
}

const fn rests() -> [[u32; 8]; Cell::COUNT] {
    let mut table = [[NEVER; 8]; Cell::COUNT];
    let squares = crate::square::SQUARE_TABLE;
    let mut cell = 0;
    while cell < Cell::COUNT {
        let (mut n, mut found) = (0, 0);
        while n < squares.len() {
            let bits = squares[n].bits();
            if bits >> cell & 1 != 0 {
                table[cell][found] = bits & !(1 << cell);
                found += 1;
            }
            n += 1;
        }
        cell += 1;
    }
    table
}
