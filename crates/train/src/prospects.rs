//! Who wins where each plays for itself: games of the plain tree search, and the weights under which they are foretold best.
//!
//! The plain search knows nothing of the game, so that its games do not depend on the weights; and it errs as others do who
//! look ahead, which is what prospects have to reckon with.

use quartet_game::{Foretell, Seat, Turn};

use crate::{
    fit::{newton, solve},
    games::{Plan, play_all, play_plain},
};

/// Several that one thing can come to, and whom it came to: a position and who won, for example.
#[derive(Clone, PartialEq, Debug)]
pub struct Sample {
    /// For each of them (each seat, for example) the signs that are there, by their places, and how often.
    pub signs: Vec<Vec<(usize, i32)>>,
    /// What each got of it.
    pub shares: Vec<f64>,
}

/// Plays the games, with `plan.nodes` playouts for every move, and returns the positions in which the seat to move has no win at
/// hand. `watch` hears how many games are over.
pub fn play<G: Foretell>(table: &G, plan: &Plan, watch: impl Fn(u64) + Sync) -> Vec<Sample> {
    play_all(
        plan,
        watch,
        || (),
        |(), number| play_one(table, plan, number),
    )
}

fn play_one<G: Foretell>(game: &G, plan: &Plan, number: u64) -> Vec<Sample> {
    let seats = game.seats();
    let mut samples: Vec<Sample> = Vec::new();
    let end = play_plain(game, plan, number, |state, _| {
        if game.wins_now(state).is_none() {
            let signs = (0..seats).map(|seat| {
                let mut signs = Vec::new();
                game.count(state, Seat::new(seat), &mut signs);
                signs
            });
            samples.push(Sample {
                signs: signs.collect(),
                shares: Vec::new(),
            });
        }
    });
    let Turn::Over(winners) = end else {
        // Nobody knows what would have come of it.
        return Vec::new();
    };
    let share = |seat| match winners.contains(Seat::new(seat)) {
        true => 1.0 / f64::from(winners.len()),
        false => 0.0,
    };
    let shares: Vec<f64> = (0..seats).map(share).collect();
    for sample in &mut samples {
        sample.shares.clone_from(&shares);
    }
    samples
}

/// What was found.
#[derive(Clone, Debug)]
pub struct Fit {
    /// The logarithms of the odds that each sign is worth.
    pub weights: Vec<f64>,
    /// The mean surprise (cross-entropy) if nothing is known, and under the weights.
    pub surprise: [f64; 2],
}

/// The weights under which the chances (everybody's share of the exponentials of the sums) foretell the samples best, each held
/// at nothing by `pull`.
#[must_use]
pub fn fit(samples: &[Sample], size: usize, pull: f64) -> Fit {
    let start = vec![0.0; size];
    let before = surprise(samples, &start);
    let weights = newton(start, |weights| newton_step(samples, weights, pull));
    let after = surprise(samples, &weights);
    assert!(
        after <= before,
        "weights make it worse: {before} before, {after} after"
    );
    Fit {
        surprise: [before, after],
        weights,
    }
}

/// Everybody's chance.
fn chances(sample: &Sample, weights: &[f64]) -> Vec<f64> {
    let sum = |signs: &Vec<(usize, i32)>| -> f64 {
        signs
            .iter()
            .map(|(n, count)| weights[*n] * f64::from(*count))
            .sum()
    };
    let powers: Vec<f64> = sample.signs.iter().map(|signs| sum(signs).exp()).collect();
    let total: f64 = powers.iter().sum();
    powers.iter().map(|power| power / total).collect()
}

fn surprise(samples: &[Sample], weights: &[f64]) -> f64 {
    let one = |sample: &Sample| -> f64 {
        let chances = chances(sample, weights);
        let pairs = sample.shares.iter().zip(&chances);
        pairs
            .map(|(share, chance)| -share * chance.max(1e-9).ln())
            .sum()
    };
    samples.iter().map(one).sum::<f64>() / samples.len().max(1) as f64
}

/// The gradient divided by the curvature.
fn newton_step(samples: &[Sample], weights: &[f64], pull: f64) -> Vec<f64> {
    let size = weights.len();
    let mut slope = vec![0.0; size];
    let mut curve = vec![vec![0.0; size]; size];
    let mut expected: Vec<(usize, f64)> = Vec::new();
    let mut add = |a: (usize, f64), b: (usize, f64)| {
        if b.0 <= a.0 {
            curve[a.0][b.0] += a.1 * b.1;
        }
    };
    for sample in samples {
        let chances = chances(sample, weights);
        expected.clear();
        for ((signs, chance), share) in sample.signs.iter().zip(&chances).zip(&sample.shares) {
            for &(i, count) in signs {
                let count = f64::from(count);
                slope[i] += (chance - share) * count;
                expected.push((i, chance * count));
                for &(j, other) in signs {
                    add((i, chance * count), (j, f64::from(other)));
                }
            }
        }
        for &(i, mean) in &expected {
            for &other in &expected {
                add((i, -mean), other);
            }
        }
    }
    for i in 0..size {
        slope[i] += pull * weights[i];
        curve[i][i] += pull.max(1e-9);
    }
    solve(curve, slope)
}

#[cfg(test)]
mod tests {
    use quartet_cubulus::Cubulus;
    use quartet_game::{Describe as _, Dice, Options};

    use super::*;

    #[test]
    fn the_same_seed_gives_the_same_samples_however_many_play() {
        let options = Options::parse("players=3").unwrap();
        let table = Cubulus::from_options(&options).unwrap();
        let [one, three] = [1, 3].map(|threads| {
            let plan = Plan {
                seed: 5,
                games: 6,
                nodes: 60,
                opening: 6,
                longest: 200,
                threads,
            };
            play(&table, &plan, |_| {})
        });
        assert!(one.len() > 20, "{}", one.len());
        assert_eq!(one, three);
        for sample in one {
            assert_eq!(sample.signs.len(), 3);
            assert!((sample.shares.iter().sum::<f64>() - 1.0).abs() < 1e-9);
        }
    }

    #[test]
    fn hidden_weights_are_found_again() {
        let hidden = [0.8, -0.3, 0.0, 1.5];
        let mut dice = Dice::new(3);
        let samples: Vec<Sample> = (0..60_000)
            .map(|_| {
                let signs = (0..3).map(|_| (0..4).map(|n| (n, dice.below(4) as i32)).collect());
                let mut sample = Sample {
                    signs: signs.collect(),
                    shares: vec![0.0; 3],
                };
                let mut lot = f64::from(dice.below(1 << 20)) / f64::from(1 << 20);
                let chances = chances(&sample, &hidden);
                let winner = chances.iter().position(|chance| {
                    lot -= chance;
                    lot < 0.0
                });
                sample.shares[winner.unwrap_or(2)] = 1.0;
                sample
            })
            .collect();
        let fit = fit(&samples, 4, 1.0);
        assert!(fit.surprise[1] < fit.surprise[0]);
        for (found, expected) in fit.weights.iter().zip(hidden) {
            assert!((found - expected).abs() < 0.03, "{found} is not {expected}");
        }
    }
}
