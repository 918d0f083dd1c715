//! How strong players are, from the games between them.

/// What one player scored against another: in pairs of games with the same opening and the seats exchanged, because the two
/// games of a pair are not independent. With more than two seats the second player has all but one of them.
#[derive(Clone, Debug)]
pub(crate) struct Tally {
    seats: u8,
    /// Per pair, the mean share of the win that the first player got, from 0 to 1.
    pairs: Vec<f64>,
    pub(crate) wins: u32,
    pub(crate) draws: u32,
    pub(crate) losses: u32,
}

impl Tally {
    /// Nothing has been played at a table of so many seats.
    pub(crate) fn new(seats: u8) -> Self {
        Self {
            seats,
            pairs: Vec::new(),
            wins: 0,
            draws: 0,
            losses: 0,
        }
    }

    /// Counts the games of one pair, each as the share of the win that the first player got.
    pub(crate) fn add(&mut self, shares: &[f64]) {
        for &share in shares {
            match share {
                s if s > 0.99 => self.wins += 1,
                s if s < 0.01 => self.losses += 1,
                _ => self.draws += 1,
            }
        }
        self.pairs
            .push(shares.iter().sum::<f64>() / shares.len().max(1) as f64);
    }

    /// How many seats the tables have.
    pub(crate) fn seats(&self) -> u8 {
        self.seats
    }

    pub(crate) fn games(&self) -> u32 {
        self.wins + self.draws + self.losses
    }

    /// The mean share of the win that the first player got.
    pub(crate) fn share(&self) -> f64 {
        self.pairs.iter().sum::<f64>() / self.pairs.len().max(1) as f64
    }

    /// What the first player scored against one seat of the second: of what the two got of the wins, the part of the first. Equal
    /// players score one half, however many seats there are. With two seats it is the share of the win.
    pub(crate) fn score(&self) -> f64 {
        let share = self.share();
        let seats_of_second = f64::from(self.seats - 1);
        seats_of_second * share / self.divisor()
    }

    /// What the two got of the wins, times the seats of the second.
    fn divisor(&self) -> f64 {
        1.0 + f64::from(self.seats - 2) * self.share()
    }

    /// The standard error of the share. Never quite 0: a handful of wins is no certainty.
    fn share_error(&self) -> f64 {
        let count = self.pairs.len().max(1) as f64;
        let mean = self.share();
        let spread = self.pairs.iter().map(|p| (p - mean).powi(2)).sum::<f64>();
        // As if one more pair had gone either way.
        ((spread + 0.25) / (count + 1.0) / count).sqrt()
    }

    /// The standard error of the score: that of the share, times how steeply the score rises with it.
    pub(crate) fn error(&self) -> f64 {
        self.share_error() * f64::from(self.seats - 1) / self.divisor().powi(2)
    }

    /// The difference in strength in Elo, with the 95 % interval.
    pub(crate) fn elo(&self) -> (f64, f64, f64) {
        let (score, error) = (self.score(), 1.96 * self.error());
        (elo(score), elo(score - error), elo(score + error))
    }

    /// The log-likelihood ratio between a difference of `one` and of `zero` Elo.
    pub(crate) fn likelihood(&self, zero: f64, one: f64) -> f64 {
        let count = self.pairs.len() as f64;
        let variance = (self.error().powi(2) * count).max(1e-9);
        let (zero, one) = (expected(zero), expected(one));
        count * (one - zero) * (2.0 * self.score() - zero - one) / (2.0 * variance)
    }
}

/// A sequential test between two differences in Elo.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Sprt {
    pub(crate) zero: f64,
    pub(crate) one: f64,
}

/// What a sequential test says.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Verdict {
    Undecided,
    Zero,
    One,
}

impl Sprt {
    /// With 5 % of errors of either kind.
    pub(crate) fn verdict(self, tally: &Tally) -> Verdict {
        let bound = (0.95f64 / 0.05).ln();
        // A few pairs say nothing about the spread.
        if tally.pairs.len() < 10 {
            return Verdict::Undecided;
        }
        match tally.likelihood(self.zero, self.one) {
            ratio if ratio >= bound => Verdict::One,
            ratio if ratio <= -bound => Verdict::Zero,
            _ => Verdict::Undecided,
        }
    }
}

/// The score that a difference in Elo leads to.
fn expected(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

/// The difference in Elo that leads to a score; kept within ±1200, beyond which no number of games says anything.
fn elo(score: f64) -> f64 {
    let score = score.clamp(0.001, 0.999);
    (-400.0 * (1.0 / score - 1.0).log10()).clamp(-1200.0, 1200.0)
}

/// The share of the win that a difference in Elo leads to for who sits alone against the other seats.
fn expected_share(elo: f64, seats: u8) -> f64 {
    1.0 / (1.0 + f64::from(seats - 1) * 10f64.powf(-elo / 400.0))
}

/// Ratings for all players from the games between them, with the mean at 0: those under which everybody wins what they won.
pub(crate) fn ratings(players: usize, scores: &[(usize, usize, &Tally)]) -> Vec<f64> {
    let mut ratings = vec![0.0; players];
    for _ in 0..2000 {
        for player in 0..players {
            let (mut missing, mut slope) = (0.0, 1e-6);
            for (a, b, tally) in scores {
                let side = match player {
                    p if p == *a => 1.0,
                    p if p == *b => -1.0,
                    _ => continue,
                };
                let games = f64::from(tally.games());
                let even = 1.0 / f64::from(tally.seats);
                let e = expected_share(ratings[*a] - ratings[*b], tally.seats);
                // One drawn game more keeps a clean score from running away.
                missing += side * (tally.share() * games + even - e * (games + 1.0));
                slope += e * (1.0 - e) * (games + 1.0) * std::f64::consts::LN_10 / 400.0;
            }
            ratings[player] += (missing / slope).clamp(-50.0, 50.0);
        }
    }
    let mean = ratings.iter().sum::<f64>() / players.max(1) as f64;
    ratings.iter().map(|rating| rating - mean).collect()
}

/// [`ratings`], each with its standard error: what the games say about it when the other ratings are taken as known.
pub(crate) fn rated(players: usize, scores: &[(usize, usize, &Tally)]) -> Vec<(f64, f64)> {
    let ratings = ratings(players, scores);
    let mut known = vec![1e-9; players];
    for (a, b, tally) in scores {
        let e = expected_share(ratings[*a] - ratings[*b], tally.seats);
        let slope = std::f64::consts::LN_10 / 400.0;
        let information = f64::from(tally.games()) * e * (1.0 - e) * slope * slope;
        known[*a] += information;
        known[*b] += information;
    }
    let errors = known.iter().map(|known| known.sqrt().recip());
    ratings.iter().copied().zip(errors).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tally(pairs: &[[f64; 2]]) -> Tally {
        let mut tally = Tally::new(2);
        for pair in pairs {
            tally.add(pair);
        }
        tally
    }

    #[test]
    fn equal_players_have_no_difference() {
        let tally = tally(&[[1.0, 0.0]; 50]);
        let (elo, low, high) = tally.elo();
        assert!(elo.abs() < 1e-9 && low < 0.0 && high > 0.0);
        assert_eq!((tally.wins, tally.draws, tally.losses), (50, 0, 50));
    }

    /// 75 % are 191 Elo: by the formula.
    #[test]
    fn scores_are_differences_in_elo() {
        let tally = tally(&[[1.0, 0.5]; 50]);
        assert!((tally.elo().0 - 190.8).abs() < 0.1, "{:?}", tally.elo());
    }

    /// Games at a table of three, some of which the one who sits alone has won.
    fn table(won: usize, of: usize) -> Tally {
        let mut tally = Tally::new(3);
        for n in 0..of {
            tally.add(&[if n < won { 1.0 } else { 0.0 }]);
        }
        tally
    }

    /// With three seats, a third of the wins is an even share; three quarters are as many as six of one seat for one of the other.
    #[test]
    fn equal_players_score_one_half_at_every_table() {
        let even = table(30, 90);
        assert!((even.score() - 0.5).abs() < 1e-9 && even.elo().0.abs() < 1e-9);
        assert!((table(75, 100).score() - 6.0 / 7.0).abs() < 1e-9);
        assert_eq!([table(0, 9).score(), table(9, 9).score()], [0.0, 1.0]);
        let mut drawn = Tally::new(3);
        drawn.add(&[1.0 / 3.0; 3]);
        assert!((drawn.score() - 0.5).abs() < 1e-9);
        assert_eq!((drawn.wins, drawn.draws, drawn.losses), (0, 3, 0));
        // One game more that is won makes as much of a difference as the slope says.
        let (less, more) = (table(7500, 10_000), table(7501, 10_000));
        let slope = (more.score() - less.score()) / (more.share() - less.share());
        assert!((less.error() / less.share_error() - slope).abs() < 1e-4);
    }

    #[test]
    fn the_test_decides_when_it_is_clear() {
        let sprt = Sprt {
            zero: 0.0,
            one: 20.0,
        };
        let mut strong = Vec::new();
        let mut even = Vec::new();
        for n in 0..400 {
            strong.push(if n % 4 == 0 { [0.0, 1.0] } else { [1.0, 0.5] });
            even.push(if n % 2 == 0 { [1.0, 0.0] } else { [0.5, 0.5] });
        }
        assert_eq!(sprt.verdict(&tally(&strong)), Verdict::One);
        assert_eq!(sprt.verdict(&tally(&even)), Verdict::Zero);
        assert_eq!(sprt.verdict(&tally(&strong[..5])), Verdict::Undecided);
    }

    #[test]
    fn ratings_explain_the_scores() {
        let (ab, bc) = (tally(&[[1.0, 0.5]; 100]), tally(&[[1.0, 0.5]; 100]));
        let ratings = ratings(3, &[(0, 1, &ab), (1, 2, &bc)]);
        assert!((ratings[0] - ratings[1] - 190.0).abs() < 5.0, "{ratings:?}");
        assert!((ratings[0] + ratings[1] + ratings[2]).abs() < 1e-6);
    }

    /// 200 games at 75 %: one game is worth 0.1875 · (ln 10 / 400)², so the error is 28 Elo, and less for who played twice.
    #[test]
    fn ratings_have_errors() {
        let (ab, bc) = (tally(&[[1.0, 0.5]; 100]), tally(&[[1.0, 0.5]; 100]));
        let rated = rated(3, &[(0, 1, &ab), (1, 2, &bc)]);
        assert!((rated[0].1 - 28.4).abs() < 1.0, "{rated:?}");
        assert!((rated[1].1 - 28.4 / 2f64.sqrt()).abs() < 1.0, "{rated:?}");
    }

    /// A third of the wins is no difference; four fifths are eight for one, 361 Elo. One game is worth a fifth of four fifths times
    /// (ln 10 / 400)², so that 2000 of them leave 9.7 Elo.
    #[test]
    fn ratings_at_tables_of_three_explain_the_shares() {
        let even = table(1000, 3000);
        let equal = ratings(2, &[(0, 1, &even)]);
        assert!(equal[0].abs() < 0.1, "{equal:?}");
        let strong = table(1600, 2000);
        let rated = rated(2, &[(0, 1, &strong)]);
        assert!((rated[0].0 - rated[1].0 - 361.2).abs() < 1.0, "{rated:?}");
        assert!((rated[0].1 - 9.7).abs() < 0.1, "{rated:?}");
        // The same whoever of them sits alone.
        let weak = table(59, 1000);
        let other = ratings(2, &[(0, 1, &weak)]);
        assert!((other[1] - other[0] - 361.2).abs() < 5.0, "{other:?}");
    }
}
