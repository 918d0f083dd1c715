//! The values by full width, without any cleverness: what every other search must agree with.

use quartet_game::{Evaluate, Seat, Seats, Turn};

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

/// What the state is worth for each seat if every seat looks `depth` plies ahead and takes what is best for itself; of what is
/// equally good for itself, what is worst for the seats after it, the next one first. Games without draws only: nothing is
/// averaged here.
pub fn values<G: Evaluate>(game: &G, state: &G::State, depth: u32) -> Vec<i32> {
    values_at(game, state, depth, 0)
}

fn values_at<G: Evaluate>(game: &G, state: &G::State, depth: u32, ply: i32) -> Vec<i32> {
    let seats = || Seats::all(game.seats()).iter();
    match game.turn(state) {
        Turn::Over(winners) => seats()
            .map(|seat| by_distance::<G>(game.outcome(state, winners, seat), ply))
            .collect(),
        Turn::Seat(mover) if depth > 0 => {
            let mut moves = Vec::new();
            game.moves(state, &mut moves);
            let options = moves.into_iter().map(|mv| {
                let mut next = state.clone();
                game.play(&mut next, mv);
                values_at(game, &next, depth - 1, ply + 1)
            });
            let best = options.max_by_key(|values| {
                let own = values[mover.index()];
                let mut rank = vec![own];
                let mut seat = mover.next(game.seats());
                while seat != mover {
                    rank.push(-values[seat.index()]);
                    seat = seat.next(game.seats());
                }
                rank
            });
            best.unwrap_or_else(|| vec![0; usize::from(game.seats())])
        }
        _ => seats().map(|seat| game.evaluate(state, seat)).collect(),
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
