use quartet_game::{Dice, Seat, mix};

use crate::{Piece, Side};

/// The pieces that are not on the table yet, by seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Piles {
    /// In the order in which they came; the first `up` count.
    face_up: [[Option<Piece>; HAND]; 2],
    up: [u8; 2],
    /// What is yet to be drawn. A common pile is the first of the two.
    rest: [Counts; 2],
    /// Planned piles: the bottom piece is in the last slot, so the slot of a piece says how many lie below it. While the
    /// pile is being planned the slots fill up from the first one.
    order: [[Slot; Piece::SET]; 2],
    ordered: [u8; 2],
    key: u64,
}

/// The most pieces that a seat has face up.
pub(crate) const HAND: usize = 3;

/// A place in a planned pile.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Slot {
    /// Not filled yet, or played.
    Empty,
    /// A piece that the reader may not know.
    Unknown,
    /// This piece.
    Known(Piece),
}

impl Slot {
    /// The piece, if it is known.
    pub(crate) fn known(&self) -> Option<Piece> {
        match *self {
            Self::Known(piece) => Some(piece),
            Self::Empty | Self::Unknown => None,
        }
    }

    /// The letter in positions.
    pub(crate) fn letter(self) -> char {
        match self {
            Self::Empty => '-',
            Self::Unknown => '?',
            Self::Known(piece) => piece.letter(),
        }
    }
}

impl Piles {
    /// No pieces at all.
    pub(crate) fn new() -> Self {
        let mut piles = Self {
            face_up: [[None; HAND]; 2],
            up: [0; 2],
            rest: [Counts::NONE; 2],
            order: [[Slot::Empty; Piece::SET]; 2],
            ordered: [0; 2],
            key: 0,
        };
        piles.key = piles.key_from_scratch();
        piles
    }

    /// The pieces of a seat that everyone sees, in the order in which they came.
    pub(crate) fn face_up(&self, seat: Seat) -> impl Iterator<Item = Piece> {
        self.face_up[seat.index()].into_iter().flatten()
    }

    /// How many those are.
    pub(crate) fn up(&self, seat: Seat) -> usize {
        usize::from(self.up[seat.index()])
    }

    /// What can still be drawn from a pile.
    pub(crate) fn rest(&self, pile: usize) -> Counts {
        self.rest[pile]
    }

    /// The planned pieces of a seat that are not face up, top first.
    pub(crate) fn order(&self, seat: Seat) -> impl Iterator<Item = Slot> {
        let slots = self.order[seat.index()].into_iter();
        slots.filter(|&slot| slot != Slot::Empty)
    }

    /// How many those are.
    pub(crate) fn ordered(&self, seat: Seat) -> usize {
        usize::from(self.ordered[seat.index()])
    }

    /// The top one of those, once the pile is planned.
    pub(crate) fn top(&self, seat: Seat) -> Slot {
        match Piece::SET - self.ordered(seat) {
            Piece::SET => Slot::Empty,
            slot => self.order[seat.index()][slot],
        }
    }

    pub(crate) fn key(&self) -> u64 {
        self.key
    }

    pub(crate) fn key_from_scratch(&self) -> u64 {
        let mut key: u64 = 0;
        for seat in [Seat::new(0), Seat::new(1)] {
            key = key.wrapping_add(rest_key(seat.index(), self.rest[seat.index()]));
            for piece in self.face_up(seat) {
                key = key.wrapping_add(up_key(seat, piece));
            }
            for (n, slot) in self.order[seat.index()].into_iter().enumerate() {
                key = key.wrapping_add(slot_key(seat, n, slot));
            }
        }
        key
    }

    /// Puts a piece into a pile that is yet to be drawn from.
    pub(crate) fn stock(&mut self, pile: usize, piece: Piece) {
        self.set_rest(pile, self.rest[pile].with(piece));
    }

    /// Takes a piece from a pile, if there is one, and turns it up for a seat.
    pub(crate) fn draw(&mut self, pile: usize, seat: Seat, piece: Piece) {
        self.set_rest(pile, self.rest[pile].without(piece));
        self.turn_up(seat, piece);
    }

    /// Adds a piece to those that a seat has face up.
    pub(crate) fn turn_up(&mut self, seat: Seat, piece: Piece) {
        let up = &mut self.up[seat.index()];
        self.face_up[seat.index()][usize::from(*up)] = Some(piece);
        *up += 1;
        self.key = self.key.wrapping_add(up_key(seat, piece));
    }

    /// Takes a piece away from those that a seat has face up.
    pub(crate) fn play(&mut self, seat: Seat, piece: Piece) {
        let hand = &mut self.face_up[seat.index()];
        let at = hand.iter().position(|&p| p == Some(piece));
        let at = at.expect("the seat has the piece");
        hand.copy_within(at + 1.., at);
        hand[HAND - 1] = None;
        self.up[seat.index()] -= 1;
        self.key = self.key.wrapping_sub(up_key(seat, piece));
    }

    /// Adds the next piece to a pile that is being planned.
    pub(crate) fn plan(&mut self, seat: Seat, slot: Slot) {
        let at = self.ordered(seat);
        self.ordered[seat.index()] += 1;
        self.set_slot(seat, at, slot);
    }

    /// Sets up a planned pile from its pieces, top first.
    pub(crate) fn arrange(&mut self, seat: Seat, slots: &[Slot]) {
        let start = Piece::SET - slots.len();
        for (n, &slot) in slots.iter().enumerate() {
            self.set_slot(seat, start + n, slot);
        }
        self.ordered[seat.index()] = slots.len() as u8;
    }

    /// Takes the top of a planned pile away and turns this piece up instead: the same one, or what it turns out to be.
    pub(crate) fn uncover(&mut self, seat: Seat, piece: Piece) {
        let at = Piece::SET - self.ordered(seat);
        self.set_slot(seat, at, Slot::Empty);
        self.ordered[seat.index()] -= 1;
        self.turn_up(seat, piece);
    }

    /// Forgets what the planned pieces of a seat are, but not how many.
    pub(crate) fn blot(&mut self, seat: Seat) {
        for n in 0..Piece::SET {
            if self.order[seat.index()][n] != Slot::Empty {
                self.set_slot(seat, n, Slot::Unknown);
            }
        }
    }

    /// Puts some of these pieces, at random, where the planned pieces of a seat are unknown.
    pub(crate) fn guess(&mut self, seat: Seat, unseen: Counts, dice: &mut Dice) {
        // A seat plans its own set. No list on the heap: a tree search guesses anew at every descent.
        let mut pieces = [Piece::A; Piece::SET];
        let mut count = 0;
        for (place, piece) in pieces.iter_mut().zip(unseen.pieces()) {
            *place = piece;
            count += 1;
        }
        dice.shuffle(&mut pieces[..count]);
        let mut pieces = pieces[..count].iter().copied();
        for n in 0..Piece::SET {
            if self.order[seat.index()][n] == Slot::Unknown
                && let Some(piece) = pieces.next()
            {
                self.set_slot(seat, n, Slot::Known(piece));
            }
        }
    }

    fn set_rest(&mut self, pile: usize, rest: Counts) {
        let old = rest_key(pile, self.rest[pile]);
        self.rest[pile] = rest;
        self.key = self
            .key
            .wrapping_sub(old)
            .wrapping_add(rest_key(pile, rest));
    }

    fn set_slot(&mut self, seat: Seat, at: usize, slot: Slot) {
        let old = slot_key(seat, at, self.order[seat.index()][at]);
        self.order[seat.index()][at] = slot;
        let new = slot_key(seat, at, slot);
        self.key = self.key.wrapping_sub(old).wrapping_add(new);
    }
}

/// How many there are of each kind of piece: two bits for each, so at most three.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Counts(u64);

impl Counts {
    pub(crate) const NONE: Self = Self(0);

    /// A whole set.
    pub(crate) fn set(side: Side) -> Self {
        let two_of_each = |counts: Self, &piece: &Piece| counts.with(piece).with(piece);
        side.kinds().iter().fold(Self::NONE, two_of_each)
    }

    /// All forty pieces.
    pub(crate) fn all() -> Self {
        Self(Self::set(Side::Red).0 | Self::set(Side::Green).0)
    }

    pub(crate) fn of(self, piece: Piece) -> u8 {
        (self.0 >> (2 * piece as u32) & 3) as u8
    }

    pub(crate) fn with(self, piece: Piece) -> Self {
        Self(self.0 + (1 << (2 * piece as u32)))
    }

    /// One less of a kind, if there is one.
    pub(crate) fn without(self, piece: Piece) -> Self {
        Self(self.0 - (u64::from(self.of(piece) > 0) << (2 * piece as u32)))
    }

    pub(crate) fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub(crate) fn total(self) -> usize {
        const ONES: u64 = 0x5555_5555_5555_5555;
        ((self.0 & ONES).count_ones() + 2 * (self.0 & !ONES).count_ones()) as usize
    }

    /// The kinds of which there is at least one, with their numbers, by letter.
    pub(crate) fn kinds(self) -> impl Iterator<Item = (Piece, u8)> {
        let count = move |piece| (piece, self.of(piece));
        Piece::ALL.into_iter().map(count).filter(|&(_, n)| n > 0)
    }

    /// Every single piece, by letter.
    pub(crate) fn pieces(self) -> impl Iterator<Item = Piece> {
        self.kinds()
            .flat_map(|(piece, n)| std::iter::repeat_n(piece, usize::from(n)))
    }
}

const fn rest_key(pile: usize, rest: Counts) -> u64 {
    mix(2 << 56 | (pile as u64) << 48 | rest.0)
}

fn up_key(seat: Seat, piece: Piece) -> u64 {
    mix(3 << 56 | u64::from(seat.number()) << 8 | piece as u64)
}

fn slot_key(seat: Seat, at: usize, slot: Slot) -> u64 {
    let content = match slot {
        Slot::Empty => return 0,
        Slot::Unknown => 255,
        Slot::Known(piece) => piece as u64,
    };
    mix(4 << 56 | u64::from(seat.number()) << 16 | (at as u64) << 8 | content)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_count() {
        let counts = Counts::set(Side::Green);
        assert_eq!((counts.total(), counts.of(Piece::K)), (20, 2));
        assert_eq!(counts.of(Piece::J), 0);
        let fewer = counts.without(Piece::T).without(Piece::T).without(Piece::T);
        assert_eq!((fewer.total(), fewer.of(Piece::T)), (18, 0));
        assert_eq!(fewer.pieces().count(), 18);
        assert_eq!(Counts::all().total(), 40);
        assert!(!counts.is_empty() && Counts::NONE.is_empty());
    }

    #[test]
    fn a_played_piece_leaves_the_others_in_order() {
        let seat = Seat::new(1);
        let mut piles = Piles::new();
        for piece in [Piece::C, Piece::A, Piece::C] {
            piles.turn_up(seat, piece);
        }
        piles.play(seat, Piece::C);
        let left: Vec<Piece> = piles.face_up(seat).collect();
        assert_eq!(left, [Piece::A, Piece::C]);
        assert_eq!(piles.key(), piles.key_from_scratch());
    }
}
