use quartet_game::{Dice, Seat, Seats, Turn};

use crate::{
    Piece, Side, State, Weights,
    piles::{Counts, HAND, Slot},
};

/// A table with its options.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stratopolis {
    pub(crate) mode: Mode,
    pub(crate) first: Side,
    pub(crate) tiebreak: Tiebreak,
    pub(crate) seed: Option<u64>,
    /// The order in which the red and the green set come, where the options fix it.
    pub(crate) sets: [Option<[Piece; 20]>; 2],
    /// The order in which the common pile comes, where the options fix it.
    pub(crate) deck: Option<[Piece; 40]>,
    /// What estimates are made with.
    pub(crate) weights: Weights,
}

/// How the seats come to their pieces: the option `piles`.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Mode {
    /// A shuffled pile each, of which the top is seen.
    Open,
    /// A pile each, arranged in secret, of which the top is seen.
    Planned,
    /// A piece is drawn on each turn.
    Blind,
    /// Three pieces each, face up, from the own set.
    Hand,
    /// Three pieces each, face up, from one common pile.
    HandShared,
}

/// What happens when the best zones are worth the same: the option `tiebreak`.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Tiebreak {
    /// It is a draw.
    Off,
    /// The next best zones decide.
    Next,
}

impl Mode {
    /// All of them, with the words that stand for them in the options.
    pub const ALL: [(&'static str, Self); 5] = [
        ("open", Self::Open),
        ("planned", Self::Planned),
        ("blind", Self::Blind),
        ("hand", Self::Hand),
        ("hand-shared", Self::HandShared),
    ];

    /// How many pieces a seat has face up while its pile lasts.
    pub(crate) const fn full(self) -> usize {
        match self {
            Self::Open | Self::Planned | Self::Blind => 1,
            Self::Hand | Self::HandShared => HAND,
        }
    }
}

impl Stratopolis {
    /// How the seats come to their pieces.
    #[must_use]
    pub fn mode(&self) -> Mode {
        self.mode
    }

    /// The colour that a seat plays.
    #[must_use]
    pub fn side(&self, seat: Seat) -> Side {
        match seat.number() {
            0 => self.first,
            _ => self.first.other(),
        }
    }

    /// The seat that plays a colour.
    #[must_use]
    pub fn seat(&self, side: Side) -> Seat {
        Seat::new(u8::from(side != self.first))
    }

    /// How many pieces of each kind nobody has seen yet among those that may come to the seat, by letter. Kinds of which
    /// none is left are not in the list. What a seat has planned counts as unseen, even by itself: then these are the
    /// pieces of its set that are neither face up nor laid.
    #[must_use]
    pub fn remaining(&self, state: &State, seat: Seat) -> Vec<(Piece, u8)> {
        let counts = match self.mode {
            Mode::Planned => self.unseen(state, seat),
            _ => state.piles.rest(self.pile(seat)),
        };
        counts.kinds().collect()
    }

    /// The pile that a seat draws from.
    pub(crate) fn pile(&self, seat: Seat) -> usize {
        match self.mode {
            Mode::HandShared => 0,
            _ => seat.index(),
        }
    }

    /// The order of a pile that the options fix.
    pub(crate) fn fixed(&self, pile: usize) -> Option<&[Piece]> {
        match self.mode {
            Mode::Planned => None,
            Mode::HandShared => self.deck.as_ref().map(|deck| &deck[..]),
            _ => {
                let side = self.side(Seat::new(pile as u8));
                self.sets[side as usize].as_ref().map(|set| &set[..])
            }
        }
    }

    /// What a seat's planned pile can hold for all that can be seen: its set less what is face up or played.
    pub(crate) fn unseen(&self, state: &State, seat: Seat) -> Counts {
        let played = state.board.placements().iter().map(|p| p.piece);
        let seen = played.chain(state.piles.face_up(seat));
        seen.fold(Counts::set(self.side(seat)), Counts::without)
    }

    /// The same less what is known of the pile: what the seat may still plan, or what an unknown piece may be.
    pub(crate) fn unplanned(&self, state: &State, seat: Seat) -> Counts {
        let unseen = self.unseen(state, seat);
        state
            .piles
            .order(seat)
            .fold(unseen, |left, slot| match slot {
                Slot::Known(piece) => left.without(piece),
                Slot::Empty | Slot::Unknown => left,
            })
    }

    /// Works out whose turn it is, from nothing but the pieces; first turns up what is known to come.
    pub(crate) fn settle(&self, state: &mut State) {
        if let Some(seat) = self.planner(state) {
            state.drawer = None;
            state.turn = Turn::Seat(seat);
            return;
        }
        if self.mode == Mode::Planned {
            for seat in [Seat::new(0), Seat::new(1)] {
                if state.piles.up(seat) == 0
                    && let Slot::Known(piece) = state.piles.top(seat)
                {
                    state.piles.uncover(seat, piece);
                }
            }
        }
        let builder = state.builder();
        state.drawer = self.due(state);
        state.turn = if state.drawer.is_some() {
            Turn::Chance
        } else if state.piles.up(builder) > 0 {
            Turn::Seat(builder)
        } else {
            Turn::Over(self.winners(state))
        };
    }

    /// The seat that is planning its pile, if the piles are being planned.
    pub(crate) fn planner(&self, state: &State) -> Option<Seat> {
        let seats = [Seat::new(0), Seat::new(1)];
        let begun = !state.board.placements().is_empty()
            || seats.iter().any(|&seat| state.piles.up(seat) > 0);
        if self.mode != Mode::Planned || begun {
            return None;
        }
        seats
            .into_iter()
            .find(|&seat| state.piles.ordered(seat) < Piece::SET)
    }

    /// The seat for which a piece must be drawn now.
    fn due(&self, state: &State) -> Option<Seat> {
        let piles = &state.piles;
        let wants = |seat: Seat| {
            let left = match self.mode {
                Mode::Planned => piles.ordered(seat) > 0,
                _ => !piles.rest(self.pile(seat)).is_empty(),
            };
            left && piles.up(seat) < self.mode.full()
        };
        let (zero, one) = (Seat::new(0), Seat::new(1));
        let seat = if self.mode == Mode::Blind {
            state.builder()
        } else if !state.board.placements().is_empty() {
            state.builder().other()
        } else if wants(zero) && piles.up(zero) <= piles.up(one) {
            zero
        } else {
            one
        };
        wants(seat).then_some(seat)
    }

    /// Who has the best zone, or the next best ones where those decide.
    fn winners(&self, state: &State) -> Seats {
        let [zero, one] = [Seat::new(0), Seat::new(1)].map(|seat| {
            let values = state.board.values(self.side(seat));
            match self.tiebreak {
                Tiebreak::Off => [values[0]; 122],
                Tiebreak::Next => values,
            }
        });
        match zero.cmp(&one) {
            std::cmp::Ordering::Greater => Seats::only(Seat::new(0)),
            std::cmp::Ordering::Less => Seats::only(Seat::new(1)),
            std::cmp::Ordering::Equal => Seats::all(2),
        }
    }
}

/// The order that a seed gives to pieces sorted by letter. The red set is shuffled by the dice of event 0, the green set
/// by those of event 1, the common pile of all forty by those of event 0.
pub(crate) fn shuffled<const N: usize>(
    pieces: Counts,
    seed: u64,
    event: u64,
) -> Option<[Piece; N]> {
    let mut pieces: Vec<Piece> = pieces.pieces().collect();
    Dice::at(seed, event).shuffle(&mut pieces);
    pieces.try_into().ok()
}
