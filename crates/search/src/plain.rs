//! The values by full width, without any cleverness: what every other search must agree with.

use quartet_game::{Evaluate, Seat, Turn};

/// What the state is worth for `me` if everybody looks `depth` plies ahead: the best for `me` at my moves, the worst at everybody
/// else's, the mean (rounded down) at draws. Draws are no plies. History is not looked at.
pub fn value<G: Evaluate>(game: &G, state: &G::State, me: Seat, depth: u32) -> i32 {
    value_at(game, state, me, depth, 0)
}

fn value_at<G: Evaluate>(game: &G, state: &G::State, me: Seat, depth: u32, ply: i32) -> i32 {
    match game.turn(state) {
        Turn::Over(winners) => by_distance::<G>(game.outcome(state, winners, me), ply),
        Turn::Chance => {
            let mut outcomes = Vec::new();
            game.outcomes(state, &mut outcomes);
            let total: i64 = outcomes.iter().map(|(_, weight)| i64::from(*weight)).sum();
            let sum: i64 = outcomes
                .iter()
                .map(|&(chance, weight)| {
                    let mut next = state.clone();
                    game.resolve(&mut next, chance);
                    i64::from(weight) * i64::from(value_at(game, &next, me, depth, ply))
                })
                .sum();
            sum.div_euclid(total) as i32
        }
        Turn::Seat(_) if depth == 0 => game.evaluate(state, me),
        Turn::Seat(mover) => {
            let mut moves = Vec::new();
            game.moves(state, &mut moves);
            let values = moves.into_iter().map(|mv| {
                let mut next = state.clone();
                game.play(&mut next, mv);
                value_at(game, &next, me, depth - 1, ply + 1)
            });
            let best = if mover == me {
                values.max()
            } else {
                values.min()
            };
            best.unwrap_or(0)
        }
    }
}

/// A sure win is worth the more the sooner it comes.
pub(crate) fn by_distance<G: Evaluate>(value: i32, ply: i32) -> i32 {
    if G::is_sure(value) {
        value - ply
    } else if G::is_sure(-value) {
        value + ply
    } else {
        value
    }
}
