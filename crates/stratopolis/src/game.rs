use quartet_game::{Dice, Game, Seat, Turn, Viewer, mix, why};

use crate::{
    Board, Cell, Direction, Mode, Move, Piece, Placement, Side, State, Stratopolis,
    piles::{Counts, HAND, Piles, Slot},
    reach,
};

impl Game for Stratopolis {
    type State = State;
    type Move = Move;
    type Chance = Piece;

    fn seats(&self) -> u8 {
        2
    }

    fn initial(&self) -> State {
        let mut piles = Piles::new();
        for seat in [Seat::new(0), Seat::new(1)] {
            let side = self.side(seat);
            match (self.mode, self.sets[side as usize]) {
                (Mode::Planned, Some(set)) => piles.arrange(seat, &set.map(Slot::Known)),
                (Mode::Planned, None) => {}
                _ => {
                    for piece in Counts::set(side).pieces() {
                        piles.stock(self.pile(seat), piece);
                    }
                }
            }
        }
        let mut state = State {
            board: Board::new(),
            piles,
            turn: Turn::Chance,
            drawer: None,
        };
        self.settle(&mut state);
        state
    }

    fn turn(&self, state: &State) -> Turn {
        state.turn
    }

    fn moves(&self, state: &State, out: &mut Vec<Move>) {
        let Turn::Seat(seat) = state.turn else { return };
        if self.planner(state).is_some() {
            let left = self.unplanned(state, seat);
            out.extend(left.kinds().map(|(piece, _)| Move::Plan(piece)));
            return;
        }
        let (kinds, count) = playable(state, seat);
        reach::each(&state.board, &kinds[..count], |p| out.push(Move::Place(p)));
    }

    fn count_moves(&self, state: &State) -> u64 {
        let Turn::Seat(seat) = state.turn else {
            return 0;
        };
        if self.planner(state).is_some() {
            return self.unplanned(state, seat).kinds().count() as u64;
        }
        let (kinds, count) = playable(state, seat);
        reach::count(&state.board, &kinds[..count])
    }

    fn play(&self, state: &mut State, mv: Move) {
        let Turn::Seat(seat) = state.turn else {
            panic!("it is a seat's turn")
        };
        match mv {
            Move::Plan(piece) => state.piles.plan(seat, Slot::Known(piece)),
            Move::Place(placement) => {
                state.piles.play(seat, placement.piece);
                state.board.place(placement);
            }
        }
        self.settle(state);
    }

    fn key(&self, state: &State) -> u64 {
        state.board.key() ^ state.piles.key() ^ turn_key(state)
    }

    fn key_from_scratch(&self, state: &State) -> u64 {
        state.board.key_from_scratch() ^ state.piles.key_from_scratch() ^ turn_key(state)
    }

    fn why(&self, _: &State) -> &'static str {
        why::ALL_PLACED
    }

    fn move_space(&self, state: &State, out: &mut Vec<Move>) {
        out.extend(Piece::ALL.map(Move::Plan));
        let (low, high) = state.board.corners();
        for piece in Piece::ALL {
            for arm in Direction::ALL {
                for y in low.y - 3..=high.y + 3 {
                    for x in low.x - 3..=high.x + 3 {
                        out.push(Move::Place(Placement {
                            piece,
                            elbow: Cell::new(x, y),
                            arm,
                        }));
                    }
                }
            }
        }
    }

    fn longest(&self) -> Option<u32> {
        let to_plan = self.sets.iter().filter(|set| set.is_none()).count();
        Some(match self.mode {
            Mode::Planned => 40 + 20 * to_plan as u32,
            Mode::Open | Mode::Blind | Mode::Hand | Mode::HandShared => 80,
        })
    }

    fn scores(&self, state: &State) -> Option<Vec<i32>> {
        let best = |side: Side| state.board.best(side) as i32;
        Some(vec![best(self.first), best(self.first.other())])
    }

    fn outcomes(&self, state: &State, out: &mut Vec<(Piece, u32)>) {
        let Some(seat) = state.drawer else { return };
        if let Some(piece) = self.fixed_outcome(state) {
            out.push((piece, 1));
            return;
        }
        let kinds = self.drawable(state, seat).kinds();
        out.extend(kinds.map(|(piece, n)| (piece, u32::from(n))));
    }

    fn fixed_outcome(&self, state: &State) -> Option<Piece> {
        let pile = self.pile(state.drawer?);
        let order = self.fixed(pile)?;
        order
            .len()
            .checked_sub(state.piles.rest(pile).total())
            .map(|drawn| order[drawn])
    }

    fn resolve(&self, state: &mut State, chance: Piece) {
        let seat = state.drawer.expect("a draw is due");
        match self.mode {
            Mode::Planned => state.piles.uncover(seat, chance),
            _ => state.piles.draw(self.pile(seat), seat, chance),
        }
        self.settle(state);
    }

    fn redact(&self, state: &State, viewer: Viewer) -> State {
        let mut view = state.clone();
        for seat in [Seat::new(0), Seat::new(1)] {
            if !viewer.is(seat) {
                view.piles.blot(seat);
            }
        }
        view
    }

    fn veiled(&self) -> Self {
        Self {
            seed: None,
            sets: [None; 2],
            deck: None,
            ..*self
        }
    }

    fn imagine(&self, view: &State, _: Viewer, dice: &mut Dice) -> State {
        let mut state = view.clone();
        if self.mode != Mode::Planned {
            return state;
        }
        for seat in [Seat::new(0), Seat::new(1)] {
            let unseen = self.unplanned(view, seat);
            state.piles.guess(seat, unseen, dice);
        }
        // A draw may have been due only because the top was unknown.
        if state.drawer.is_some() {
            self.settle(&mut state);
        }
        state
    }

    fn hides(&self, before: &State, mv: Move, viewer: Viewer) -> bool {
        match (mv, before.turn) {
            (Move::Plan(_), Turn::Seat(seat)) => !viewer.is(seat),
            _ => false,
        }
    }
}

impl Stratopolis {
    /// What the seat's next draw can be.
    pub(crate) fn drawable(&self, state: &State, seat: Seat) -> Counts {
        match self.mode {
            Mode::Planned => self.unplanned(state, seat),
            _ => state.piles.rest(self.pile(seat)),
        }
    }
}

/// The different kinds among the pieces that the seat may play.
fn playable(state: &State, seat: Seat) -> ([Piece; HAND], usize) {
    let mut kinds = [Piece::A; HAND];
    let mut count = 0;
    for piece in state.piles.face_up(seat) {
        if !kinds[..count].contains(&piece) {
            kinds[count] = piece;
            count += 1;
        }
    }
    (kinds, count)
}

/// The part of the key that says what happens next.
fn turn_key(state: &State) -> u64 {
    let code = match (state.turn, state.drawer) {
        (Turn::Seat(seat), _) => seat.number(),
        (Turn::Chance, Some(seat)) => 2 + seat.number(),
        (Turn::Chance, None) => 4,
        (Turn::Over(_), _) => 5,
    };
    mix(5 << 56 | u64::from(code))
}
