/// How likely something is that is behind the best by so much, up to a factor, which is 2^14 for the best itself: halved with
/// every step of `double`, and in between on a straight line, so that it is the same on every machine.
#[must_use]
pub fn odds(behind: i32, double: i32) -> u16 {
    let (steps, rest) = (behind / double, behind % double);
    let most = (1 << 14) >> steps.min(15);
    (most - most / 2 * rest / double) as u16
}

/// How much is ahead what is more likely by this factor: a step of `double` for every doubling. 0 for nothing.
#[must_use]
pub fn doublings(factor: u32, double: i32) -> i32 {
    let Some(whole) = factor.checked_ilog2() else {
        return 0;
    };
    let rest = u64::from(factor - (1 << whole));
    whole as i32 * double + ((rest * double as u64) >> whole) as i32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn odds_are_halved_with_every_step() {
        let all = [0, 5, 10, 20, 30, 140, 150, 10_000].map(|behind| odds(behind, 10));
        assert_eq!(all, [16384, 12288, 8192, 4096, 2048, 1, 0, 0]);
    }

    #[test]
    fn a_factor_is_ahead_by_its_doublings() {
        let all = [0, 1, 2, 3, 4, 1 << 20].map(|factor| doublings(factor, 100));
        assert_eq!(all, [0, 0, 100, 150, 200, 2000]);
        let behind = [0, 50, 100, 130, 400].map(|behind| {
            let factor = u32::from(odds(behind, 100));
            doublings(1 << 14, 100) - doublings(factor, 100)
        });
        for (found, expected) in behind.into_iter().zip([0i32, 50, 100, 130, 400]) {
            assert!(found.abs_diff(expected) < 10, "{found}, not {expected}");
        }
    }
}
