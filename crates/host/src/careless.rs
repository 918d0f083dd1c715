use std::sync::{
    Arc,
    atomic::{AtomicU64, Ordering},
};

use quartet_game::{Dice, Ending, Evaluate, Game, Seat, Seats, Style, Styles, Turn, Viewer, mix};

use crate::level::Habits;

/// A game as somebody sees it who overlooks moves and misjudges positions. Only for thinking: the true game decides what is
/// legal.
#[derive(Clone, Debug)]
pub(crate) struct Careless<G> {
    game: G,
    habits: Habits,
    seed: u64,
    /// The position on the board, in which every move is seen.
    here: u64,
    /// The same, where something is hidden, as it was imagined last.
    imagined: Arc<AtomicU64>,
    /// Which search of its engine this is.
    search: u64,
}

/// A board with so many legal moves is an ordinary one.
const ORDINARY: u64 = 40;

impl<G: Evaluate> Careless<G> {
    pub(crate) fn new(game: G, here: &G::State, habits: Habits, seed: u64, search: u64) -> Self {
        let here = game.key(here);
        Self {
            here,
            imagined: Arc::new(here.into()),
            game,
            habits,
            seed,
            search,
        }
    }

    /// Is every move seen in the position with this key?
    fn is_clear(&self, key: u64) -> bool {
        self.habits.oversight == 0
            || key == self.here
            || key == self.imagined.load(Ordering::Relaxed)
    }

    /// Is the move with this number overlooked? Depends on the position and the seed only, so that a search is consistent
    /// with itself. The busier the board, the more is overlooked, up to twice as much.
    fn overlooks(&self, key: u64, number: u64, count: u64) -> bool {
        let busy = (count * 1000 / ORDINARY).min(2000);
        let of_a_million = u64::from(self.habits.oversight) * busy;
        mix(mix(key ^ self.seed) ^ number) % 1_000_000 < of_a_million
    }
}

impl<G: Evaluate> Game for Careless<G> {
    type State = G::State;
    type Move = G::Move;
    type Chance = G::Chance;

    fn seats(&self) -> u8 {
        self.game.seats()
    }

    fn initial(&self) -> Self::State {
        self.game.initial()
    }

    fn turn(&self, state: &Self::State) -> Turn {
        self.game.turn(state)
    }

    fn moves(&self, state: &Self::State, out: &mut Vec<Self::Move>) {
        let start = out.len();
        self.game.moves(state, out);
        let key = self.game.key(state);
        if self.is_clear(key) {
            return;
        }
        let count = (out.len() - start) as u64;
        let mut number = 0;
        // The first move is always seen: whoever may move has a move.
        let mut kept = start + 1;
        for n in start + 1..out.len() {
            number += 1;
            if !self.overlooks(key, number, count) {
                out[kept] = out[n];
                kept += 1;
            }
        }
        out.truncate(kept.min(out.len()));
    }

    fn play(&self, state: &mut Self::State, mv: Self::Move) {
        self.game.play(state, mv);
    }

    fn key(&self, state: &Self::State) -> u64 {
        self.game.key(state)
    }

    fn key_from_scratch(&self, state: &Self::State) -> u64 {
        self.game.key_from_scratch(state)
    }

    fn why(&self, state: &Self::State) -> &'static str {
        self.game.why(state)
    }

    fn move_space(&self, state: &Self::State, out: &mut Vec<Self::Move>) {
        self.game.move_space(state, out);
    }

    fn longest(&self) -> Option<u32> {
        self.game.longest()
    }

    fn outcomes(&self, state: &Self::State, out: &mut Vec<(Self::Chance, u32)>) {
        self.game.outcomes(state, out);
    }

    fn fixed_outcome(&self, state: &Self::State) -> Option<Self::Chance> {
        self.game.fixed_outcome(state)
    }

    fn resolve(&self, state: &mut Self::State, chance: Self::Chance) {
        self.game.resolve(state, chance);
    }

    fn forgets_history(&self, before: &Self::State, mv: Self::Move) -> bool {
        self.game.forgets_history(before, mv)
    }

    fn ends_by_history(&self, state: &Self::State, earlier: &[u64]) -> Option<Ending> {
        self.game.ends_by_history(state, earlier)
    }

    fn imagine(&self, view: &Self::State, viewer: Viewer, dice: &mut Dice) -> Self::State {
        let imagined = self.game.imagine(view, viewer, dice);
        self.imagined
            .store(self.game.key(&imagined), Ordering::Relaxed);
        imagined
    }
}

impl<G: Evaluate> Evaluate for Careless<G> {
    const REPEATS: bool = G::REPEATS;
    const SLOTS: usize = G::SLOTS;
    const TRUST: i32 = G::TRUST;
    const ODDS: i32 = G::ODDS;
    const BONUS: i32 = G::BONUS;

    fn evaluate(&self, state: &Self::State, seat: Seat) -> i32 {
        let value = self.game.evaluate(state, seat);
        if self.habits.misjudgement == 0 {
            return value;
        }
        let range = 2 * self.habits.misjudgement + 1;
        let error = (mix(self.game.key(state) ^ mix(self.seed)) % u64::from(range)) as i32
            - self.habits.misjudgement as i32;
        // The same error for everybody, so that one seat's gain is still another's loss.
        value + if seat.number() == 0 { error } else { -error }
    }

    fn outcome(&self, state: &Self::State, winners: Seats, seat: Seat) -> i32 {
        self.game.outcome(state, winners, seat)
    }

    fn slot(&self, state: &Self::State, mv: Self::Move) -> usize {
        self.game.slot(state, mv)
    }

    fn promise(&self, state: &Self::State, mv: Self::Move) -> i32 {
        self.game.promise(state, mv)
    }

    /// Playing forcing moves out to the end is what the better players do.
    fn forcing(&self, state: &Self::State, out: &mut Vec<Self::Move>) {
        if self.habits.depth >= 4 {
            self.game.forcing(state, out);
        }
    }

    fn promises(&self, state: &Self::State, moves: &[Self::Move], out: &mut Vec<i32>) {
        self.game.promises(state, moves, out);
    }

    /// Under keys of its own: no other search, careful or careless, must find what is believed here.
    fn kin(&self, state: &Self::State, _: Seat) -> (u64, i32) {
        (self.game.key(state) ^ mix(self.search), 0)
    }

    /// A win at hand is overlooked like any other move. A search that then looks at all moves may come to see it after all.
    fn wins_now(&self, state: &Self::State) -> Option<Self::Move> {
        let mv = self.game.wins_now(state)?;
        let key = self.game.key(state);
        if self.is_clear(key) {
            return Some(mv);
        }
        // Beyond the numbers that moves have in their list.
        let number = (1 << 32) + self.game.slot(state, mv) as u64;
        let count = self.game.count_moves(state);
        (!self.overlooks(key, number, count)).then_some(mv)
    }

    const STYLES: Styles = G::STYLES.short_sighted();

    fn style(&self, state: &Self::State) -> Style {
        self.game.style(state).short_sighted()
    }

    fn fuse(&self, state: &Self::State, plies: usize) -> u32 {
        self.game.fuse(state, plies)
    }

    fn limits(&self, state: &Self::State, seat: Seat) -> (i32, i32) {
        self.game.limits(state, seat)
    }
}
