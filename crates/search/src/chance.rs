//! Chances to win as values of a search: an even chance is worth nothing, and so many hundredths more make the odds greater by
//! the factor e.

const SCALE: f64 = 300.0;

/// What a share of the win, or a chance to win, is worth at a table of so many seats. Nothing is quite certain.
#[must_use]
pub fn worth(share: f64, seats: u8) -> i32 {
    let share = share.clamp(0.001, 0.999);
    (SCALE * (others(seats) * share / (1.0 - share)).ln()).round() as i32
}

/// The chance whose odds are so many times e to one.
#[must_use]
pub fn logistic(powers: f64) -> f64 {
    1.0 / (1.0 + (-powers).exp())
}

/// The chance to win that a value means at a table of so many seats, from 0 to 1.
#[must_use]
pub fn of_value(value: i32, seats: u8) -> f64 {
    1.0 / (1.0 + others(seats) * (-f64::from(value) / SCALE).exp())
}

fn others(seats: u8) -> f64 {
    f64::from(seats) - 1.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_chance_is_worth_what_means_the_chance() {
        for seats in 2..=3 {
            assert_eq!(worth(1.0 / f64::from(seats), seats), 0);
            for percent in 1..100 {
                let share = f64::from(percent) / 100.0;
                assert!((of_value(worth(share, seats), seats) - share).abs() < 1e-3);
            }
        }
    }
}
