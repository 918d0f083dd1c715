use crate::{Event, EventOf, Game, Turn};

/// The number of ways in which the next `depth` plies can go. The last ply is counted, not played.
///
/// A draw that the options fix is made silently and is no ply; an open draw is a ply with one branch for every
/// different outcome. Judged by the state alone: history (repetition, a cap on the length) ends no branch.
pub fn perft<G: Game>(game: &G, state: &G::State, depth: u32) -> u64 {
    Counter::new(game).count(state, depth)
}

/// [`perft`] after each possible first ply, in the order of [`Game::moves`] or [`Game::outcomes`].
pub fn divide<G: Game>(game: &G, state: &G::State, depth: u32) -> Vec<(EventOf<G>, u64)> {
    let mut counter = Counter::new(game);
    let state = settled(game, state);
    let mut rows = Vec::new();
    if depth == 0 {
        return rows;
    }
    match game.turn(&state) {
        Turn::Seat(_) => {
            let mut moves = Vec::new();
            game.moves(&state, &mut moves);
            for mv in moves {
                let mut next = state.clone();
                game.play(&mut next, mv);
                rows.push((Event::Move(mv), counter.count(&next, depth - 1)));
            }
        }
        Turn::Chance => {
            let mut outcomes = Vec::new();
            game.outcomes(&state, &mut outcomes);
            for (chance, _) in outcomes {
                let mut next = state.clone();
                game.resolve(&mut next, chance);
                rows.push((Event::Chance(chance), counter.count(&next, depth - 1)));
            }
        }
        Turn::Over(_) => {}
    }
    rows
}

/// The state after the draws that the options fix.
fn settled<G: Game>(game: &G, state: &G::State) -> G::State {
    let mut state = state.clone();
    while let Some(chance) = game.fixed_outcome(&state) {
        game.resolve(&mut state, chance);
    }
    state
}

/// Counts with one buffer of moves for all plies, so that nothing is allocated per move.
struct Counter<'g, G: Game> {
    game: &'g G,
    moves: Vec<G::Move>,
    outcomes: Vec<(G::Chance, u32)>,
}

impl<'g, G: Game> Counter<'g, G> {
    fn new(game: &'g G) -> Self {
        Self {
            game,
            moves: Vec::with_capacity(1024),
            outcomes: Vec::with_capacity(64),
        }
    }

    fn count(&mut self, state: &G::State, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        match self.game.turn(state) {
            Turn::Over(_) => 0,
            Turn::Seat(_) if depth == 1 => self.game.count_moves(state),
            Turn::Seat(_) => self.count_after_moves(state, depth),
            Turn::Chance => match self.game.fixed_outcome(state) {
                Some(chance) => {
                    let mut next = state.clone();
                    self.game.resolve(&mut next, chance);
                    self.count(&next, depth)
                }
                None => self.count_after_outcomes(state, depth),
            },
        }
    }

    fn count_after_moves(&mut self, state: &G::State, depth: u32) -> u64 {
        let start = self.moves.len();
        self.game.moves(state, &mut self.moves);
        let mut total = 0;
        for n in start..self.moves.len() {
            let mut next = state.clone();
            self.game.play(&mut next, self.moves[n]);
            total += self.count(&next, depth - 1);
        }
        self.moves.truncate(start);
        total
    }

    fn count_after_outcomes(&mut self, state: &G::State, depth: u32) -> u64 {
        let start = self.outcomes.len();
        self.game.outcomes(state, &mut self.outcomes);
        let end = self.outcomes.len();
        let mut total = 0;
        if depth == 1 {
            total = (end - start) as u64;
        } else {
            for n in start..end {
                let mut next = state.clone();
                self.game.resolve(&mut next, self.outcomes[n].0);
                total += self.count(&next, depth - 1);
            }
        }
        self.outcomes.truncate(start);
        total
    }
}
