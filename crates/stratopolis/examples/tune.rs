//! Fits the weights of the estimate to games that the engine plays against itself, all five ways to come to the pieces in turn:
//! the weights under which the results that came about were most likely (logistic regression), in hundredths of a point.
//!
//! What it prints is a proposal: it goes into `Weights::DEFAULT` if it wins matches against what is there. (The fit of 1000 games
//! of 400 nodes a move and seed 7 did not: 41 % of 80 games with open piles, 52 % of 40 with hands.)
//!
//! `cargo run --release -p quartet-stratopolis --example tune -- <games> <nodes per move> <seed>`
#![allow(clippy::print_stdout, reason = "a tool")]

use quartet_game::{Describe, Dice, Event, Game, Options, Timeline, Turn, Viewer};
use quartet_search::{Limits, Mcts, MctsSettings, NodeLimit};
use quartet_stratopolis::{Mode, Move, Side, Stratopolis, TERMS};

/// Every term at the beginning and at the end of the game.
const UNKNOWNS: usize = 2 * TERMS;
/// How many moves in a hundred are made at random, so that the games differ.
const ERRORS: u32 = 8;
/// Holds back weights for which there is little evidence.
const RIDGE: f64 = 20.0;

/// A position, and what became of it.
struct Sample {
    terms: [f64; UNKNOWNS],
    /// For Red: 1 for a win, 0 for a loss.
    result: f64,
    margin: f64,
}

fn main() {
    let mut numbers = std::env::args().skip(1).map(|text| text.parse().ok());
    let (Some(Some(games)), Some(Some(nodes)), Some(Some(seed))) =
        (numbers.next(), numbers.next(), numbers.next())
    else {
        println!("tune <games> <nodes per move> <seed>");
        return;
    };
    let mut samples = Vec::new();
    for game in 0..games {
        let (mode, _) = Mode::ALL[game as usize % Mode::ALL.len()];
        play(mode, nodes, &mut Dice::at(seed, game), &mut samples);
    }
    // Different terms have different sizes; holding back must not depend on that.
    let mut sizes = [0.0; UNKNOWNS];
    for (n, size) in sizes.iter_mut().enumerate() {
        let squares: f64 = samples.iter().map(|s| s.terms[n] * s.terms[n]).sum();
        *size = (squares / samples.len() as f64).sqrt().max(1e-9);
    }
    for sample in &mut samples {
        for (term, size) in sample.terms.iter_mut().zip(sizes) {
            *term /= size;
        }
    }
    let weights = fit(&samples);
    let (mut loss, mut product, mut square) = (0.0, 0.0, 0.0);
    for sample in &samples {
        let odds = dot(&weights, &sample.terms);
        let likely = 1.0 / (1.0 + (-odds).exp());
        loss -= sample.result * likely.ln() + (1.0 - sample.result) * (1.0 - likely).ln();
        product += odds * sample.margin;
        square += odds * odds;
    }
    let count = samples.len() as f64;
    let scale = 100.0 * product / square;
    println!(
        "{count} positions, loss {:.4}, scale {scale:.0}",
        loss / count
    );
    for (name, start) in [("early", 0), ("late", TERMS)] {
        let part: Vec<i32> = (start..start + TERMS)
            .map(|n| (scale * weights[n] / sizes[n]).round() as i32)
            .collect();
        println!("{name}: {part:?},");
    }
}

/// Plays a game and adds its positions.
fn play(mode: &str, nodes: u64, dice: &mut Dice, samples: &mut Vec<Sample>) {
    let options = Options::parse(&format!("piles={mode}")).expect("options");
    let game = Stratopolis::from_options(&options).expect("a table");
    let mut timeline = Timeline::new(game.clone());
    let first = samples.len();
    while timeline.ending().is_none() {
        match timeline.turn() {
            Turn::Seat(seat) => {
                let mut moves = Vec::new();
                game.moves(timeline.state(), &mut moves);
                let is_plan = matches!(moves[0], Move::Plan(_));
                let is_opening = timeline.state().board().placements().len() < 2;
                let mv = if is_plan || is_opening || dice.below(100) < ERRORS {
                    *dice.pick(&moves).expect("a move")
                } else {
                    let view = timeline.view(Viewer::Seat(seat));
                    let mut mcts = Mcts::new(&view, MctsSettings::default(), dice.bits());
                    let report = mcts.run(&NodeLimit(nodes), Limits::default(), |_| {});
                    report.best().expect("a move")
                };
                timeline.push(Event::Move(mv));
                if !is_plan {
                    samples.push(sample(&game, &timeline));
                }
            }
            _ => {
                let mut outcomes = Vec::new();
                game.outcomes(timeline.state(), &mut outcomes);
                let drawn = *dice.pick_weighted(&outcomes).expect("a draw");
                timeline.push(Event::Chance(drawn));
            }
        }
    }
    // The last position is no estimate any more.
    samples.pop();
    let board = timeline.state().board();
    let margin = f64::from(board.best(Side::Red)) - f64::from(board.best(Side::Green));
    for sample in &mut samples[first..] {
        sample.margin = margin;
        sample.result = if margin == 0.0 {
            0.5
        } else {
            f64::from(margin > 0.0)
        };
    }
}

fn sample(game: &Stratopolis, timeline: &Timeline<Stratopolis>) -> Sample {
    let terms = game.terms(timeline.state());
    let early = f64::from(game.left(timeline.state())) / 40.0;
    Sample {
        terms: std::array::from_fn(|n| {
            let share = if n < TERMS { early } else { 1.0 - early };
            share * f64::from(terms[n % TERMS])
        }),
        result: 0.5,
        margin: 0.0,
    }
}

/// Newton's method.
fn fit(samples: &[Sample]) -> [f64; UNKNOWNS] {
    let mut weights = [0.0; UNKNOWNS];
    for _ in 0..12 {
        let mut slope = weights.map(|weight| -RIDGE * weight);
        let mut bend = [[0.0; UNKNOWNS]; UNKNOWNS];
        for (n, row) in bend.iter_mut().enumerate() {
            row[n] = RIDGE;
        }
        for sample in samples {
            let likely = 1.0 / (1.0 + (-dot(&weights, &sample.terms)).exp());
            let (error, weight) = (sample.result - likely, likely * (1.0 - likely));
            for n in 0..UNKNOWNS {
                slope[n] += error * sample.terms[n];
                for (bend, term) in bend[n].iter_mut().zip(sample.terms) {
                    *bend += weight * sample.terms[n] * term;
                }
            }
        }
        let step = solve(bend, slope);
        for (weight, step) in weights.iter_mut().zip(step) {
            *weight += step;
        }
    }
    weights
}

/// Solves a system of equations whose matrix is symmetric and positive, by elimination.
fn solve(mut matrix: [[f64; UNKNOWNS]; UNKNOWNS], mut right: [f64; UNKNOWNS]) -> [f64; UNKNOWNS] {
    for n in 0..UNKNOWNS {
        let pivot = matrix[n];
        for m in n + 1..UNKNOWNS {
            let factor = matrix[m][n] / pivot[n];
            for (entry, above) in matrix[m].iter_mut().zip(pivot).skip(n) {
                *entry -= factor * above;
            }
            right[m] -= factor * right[n];
        }
    }
    for n in (0..UNKNOWNS).rev() {
        let known: f64 = (n + 1..UNKNOWNS).map(|k| matrix[n][k] * right[k]).sum();
        right[n] = (right[n] - known) / matrix[n][n];
    }
    right
}

fn dot(a: &[f64; UNKNOWNS], b: &[f64; UNKNOWNS]) -> f64 {
    a.iter().zip(b).map(|(a, b)| a * b).sum()
}
