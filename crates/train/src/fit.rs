//! Logistic regression: the weights under which the evaluation foretells the results best.

use crate::games::Sample;

/// What is to be fitted, and how.
#[derive(Clone, Debug)]
pub struct Task {
    /// The weights to begin with.
    pub weights: Vec<f64>,
    /// By how much the weights are finer than the values.
    pub grain: f64,
    /// How much the value that the search found counts beside the result: 0 not at all, 1 alone.
    pub blend: f64,
    /// How strongly a weight is held where it was; keeps features that hardly ever occur from running away.
    pub pull: f64,
}

/// What was found.
#[derive(Clone, Debug)]
pub struct Fit {
    /// The new weights.
    pub weights: Vec<f64>,
    /// The value at which the chance to win is e : 1, under the weights to begin with; the new ones keep it.
    pub scale: f64,
    /// The mean surprise (cross-entropy) under the weights to begin with and under the new ones.
    pub surprise: [f64; 2],
}

/// Fits the weights to the samples.
#[must_use]
pub fn fit(samples: &[Sample], task: &Task) -> Fit {
    let scale = best_scale(samples, task);
    // In units of the scale, so that the sum of products is the logarithm of the odds.
    let unit = scale * task.grain;
    let start: Vec<f64> = task.weights.iter().map(|weight| weight / unit).collect();
    let targets: Vec<f64> = samples
        .iter()
        .map(|s| (1.0 - task.blend) * s.result + task.blend * chance(f64::from(s.value) / scale))
        .collect();
    let weights = newton(start.clone(), |weights| {
        newton_step(samples, &targets, weights, &start, task.pull)
    });
    Fit {
        surprise: [&start, &weights].map(|weights| surprise(samples, &targets, weights)),
        weights: weights.iter().map(|weight| weight * unit).collect(),
        scale,
    }
}

/// Fits the weights so that the estimates come as near as possible to the points that the games ended with (least squares).
/// The surprise is the mean square of the error, the scale says nothing.
#[must_use]
pub fn fit_points(samples: &[Sample], task: &Task) -> Fit {
    let size = task.weights.len();
    let target =
        |s: &Sample| (1.0 - task.blend) * f64::from(s.outcome) + task.blend * f64::from(s.value);
    let error = |weights: &[f64]| {
        let one = |s: &Sample| (target(s) - dot(&s.features, weights) / task.grain).powi(2);
        samples.iter().map(one).sum::<f64>() / samples.len().max(1) as f64
    };
    let mut right = vec![0.0; size];
    let mut curve = vec![vec![0.0; size]; size];
    let mut filled = Vec::new();
    for sample in samples {
        let miss = dot(&sample.features, &task.weights) / task.grain - target(sample);
        filled.clear();
        let features = sample.features.iter().enumerate();
        filled.extend(
            features
                .filter(|(_, f)| **f != 0)
                .map(|(i, &f)| (i, f64::from(f) / task.grain)),
        );
        for (n, &(i, feature)) in filled.iter().enumerate() {
            right[i] += miss * feature;
            for &(j, other) in &filled[..=n] {
                curve[i][j] += feature * other;
            }
        }
    }
    for (i, row) in curve.iter_mut().enumerate() {
        row[i] += task.pull.max(1e-9);
    }
    let step = solve(curve, right);
    let weights: Vec<f64> = task.weights.iter().zip(&step).map(|(w, s)| w - s).collect();
    Fit {
        surprise: [error(&task.weights), error(&weights)],
        weights,
        scale: 0.0,
    }
}

/// The lowest point of a convex function by Newton's method: `step` is its slope divided by its curvature.
pub(crate) fn newton(mut weights: Vec<f64>, step: impl Fn(&[f64]) -> Vec<f64>) -> Vec<f64> {
    /// A few are plenty.
    const STEPS: usize = 20;
    for _ in 0..STEPS {
        let step = step(&weights);
        for (weight, step) in weights.iter_mut().zip(&step) {
            *weight -= step;
        }
        if step.iter().all(|step| step.abs() < 1e-7) {
            break;
        }
    }
    weights
}

/// The chance to win at these odds, given as their logarithm.
fn chance(odds: f64) -> f64 {
    1.0 / (1.0 + (-odds).exp())
}

fn dot(features: &[i32], weights: &[f64]) -> f64 {
    let pairs = features.iter().zip(weights);
    pairs.map(|(f, w)| f64::from(*f) * w).sum()
}

fn surprise(samples: &[Sample], targets: &[f64], weights: &[f64]) -> f64 {
    let one = |(sample, target): (&Sample, &f64)| {
        let chance = chance(dot(&sample.features, weights)).clamp(1e-9, 1.0 - 1e-9);
        -(target * chance.ln() + (1.0 - target) * (1.0 - chance).ln())
    };
    samples.iter().zip(targets).map(one).sum::<f64>() / samples.len().max(1) as f64
}

/// The scale under which the weights to begin with foretell the results best, by golden section.
fn best_scale(samples: &[Sample], task: &Task) -> f64 {
    let values: Vec<f64> = samples
        .iter()
        .map(|sample| dot(&sample.features, &task.weights) / task.grain)
        .collect();
    let cost = |log_scale: f64| -> f64 {
        let scale = log_scale.exp();
        let one = |(sample, value): (&Sample, &f64)| {
            let chance = chance(value / scale).clamp(1e-9, 1.0 - 1e-9);
            -(sample.result * chance.ln() + (1.0 - sample.result) * (1.0 - chance).ln())
        };
        samples.iter().zip(&values).map(one).sum()
    };
    let (mut low, mut high) = (5f64.ln(), 5000f64.ln());
    let ratio = (5f64.sqrt() - 1.0) / 2.0;
    for _ in 0..40 {
        let width = ratio * (high - low);
        if cost(high - width) < cost(low + width) {
            high = low + width;
        } else {
            low = high - width;
        }
    }
    f64::midpoint(low, high).exp()
}

/// The gradient divided by the curvature.
fn newton_step(
    samples: &[Sample],
    targets: &[f64],
    weights: &[f64],
    start: &[f64],
    pull: f64,
) -> Vec<f64> {
    let size = weights.len();
    let mut slope = vec![0.0; size];
    let mut curve = vec![vec![0.0; size]; size];
    for (sample, target) in samples.iter().zip(targets) {
        let chance = chance(dot(&sample.features, weights));
        let spread = (chance * (1.0 - chance)).max(1e-6);
        for (i, &feature) in sample.features.iter().enumerate() {
            if feature == 0 {
                continue;
            }
            let feature = f64::from(feature);
            slope[i] += (chance - target) * feature;
            for (j, &other) in sample.features[..=i].iter().enumerate() {
                curve[i][j] += spread * feature * f64::from(other);
            }
        }
    }
    for i in 0..size {
        slope[i] += pull * (weights[i] - start[i]);
        curve[i][i] += pull.max(1e-9);
    }
    solve(curve, slope)
}

/// Solves a system of equations with a symmetric positive matrix, given as its lower half, by Cholesky's method.
pub(crate) fn solve(mut matrix: Vec<Vec<f64>>, mut right: Vec<f64>) -> Vec<f64> {
    let size = right.len();
    for i in 0..size {
        for j in 0..=i {
            let known: f64 = (0..j).map(|k| matrix[i][k] * matrix[j][k]).sum();
            let rest = matrix[i][j] - known;
            matrix[i][j] = if i == j {
                rest.max(1e-12).sqrt()
            } else {
                rest / matrix[j][j]
            };
        }
    }
    for i in 0..size {
        let known: f64 = (0..i).map(|k| matrix[i][k] * right[k]).sum();
        right[i] = (right[i] - known) / matrix[i][i];
    }
    for i in (0..size).rev() {
        let known: f64 = (i + 1..size).map(|k| matrix[k][i] * right[k]).sum();
        right[i] = (right[i] - known) / matrix[i][i];
    }
    right
}

#[cfg(test)]
mod tests {
    use quartet_game::Dice;

    use super::*;

    #[test]
    fn equations_are_solved() {
        let matrix = vec![vec![4.0], vec![2.0, 5.0], vec![0.0, 1.0, 3.0]];
        let found = solve(matrix, vec![8.0, 15.0, 11.0]);
        for (found, expected) in found.iter().zip([1.0, 2.0, 3.0]) {
            assert!((found - expected).abs() < 1e-9, "{found} is not {expected}");
        }
    }

    #[test]
    fn hidden_weights_are_found_again() {
        let hidden = [120.0, -30.0, 10.0];
        let scale = 200.0;
        let mut dice = Dice::new(3);
        let samples: Vec<Sample> = (0..60_000)
            .map(|_| {
                let features: Vec<i32> = (0..3).map(|_| dice.below(9) as i32 - 4).collect();
                let chance = chance(dot(&features, &hidden) / scale);
                let won = f64::from(dice.below(1 << 20)) < chance * f64::from(1 << 20);
                Sample {
                    features,
                    value: 0,
                    result: f64::from(u8::from(won)),
                    outcome: 0,
                }
            })
            .collect();
        let task = Task {
            weights: vec![100.0, 0.0, 0.0],
            grain: 1.0,
            blend: 0.0,
            pull: 1.0,
        };
        let fit = fit(&samples, &task);
        assert!(fit.surprise[1] < fit.surprise[0]);
        // The scale is free: what counts is how the weights relate to each other and to it.
        for (found, expected) in fit.weights.iter().zip(hidden) {
            let (found, expected) = (found / fit.scale, expected / scale);
            assert!((found - expected).abs() < 0.02, "{found} is not {expected}");
        }
    }
    #[test]
    fn hidden_weights_are_found_again_from_points() {
        let hidden = [120.0, -30.0, 10.0];
        let grain = 4.0;
        let mut dice = Dice::new(5);
        let samples: Vec<Sample> = (0..5000)
            .map(|_| {
                let features: Vec<i32> = (0..3).map(|_| dice.below(9) as i32 - 4).collect();
                let noise = f64::from(dice.below(41)) - 20.0;
                Sample {
                    outcome: (dot(&features, &hidden) / grain + noise).round() as i32,
                    features,
                    value: 0,
                    result: 0.5,
                }
            })
            .collect();
        let task = Task {
            weights: vec![0.0; 3],
            grain,
            blend: 0.0,
            pull: 0.0,
        };
        let fit = fit_points(&samples, &task);
        assert!(fit.surprise[1] < fit.surprise[0]);
        for (found, expected) in fit.weights.iter().zip(hidden) {
            assert!((found - expected).abs() < 1.0, "{found} is not {expected}");
        }
    }
}
