//! How strong players are, from the games between them.

/// What one player scored against another: in pairs of games with the same opening and the seats exchanged, because the two
/// games of a pair are not independent.
///
/// With more than two seats there are as many games with an opening as there are ways for one of the two to have a single seat
/// and for the other to have the rest: each player sits alone as often as the other. So equal players score one half there, too,
/// and a game counts as it ended.
#[derive(Clone, Debug)]
pub(crate) struct Tally {
    seats: u8,
    /// Per pair, the mean share of the win that the first player got, from 0 to 1.
    pairs: Vec<f64>,
    /// The same where the first player sat alone and where the second did, summed over all pairs.
    alone: [f64; 2],
    pub(crate) wins: u32,
    pub(crate) draws: u32,
    pub(crate) losses: u32,
}

/// Who of two players has a single seat.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Alone {
    First,
    Second,
}

/// The games that two players play with one opening: who has a single seat in each, and which.
pub(crate) fn sittings(seats: u8) -> impl Iterator<Item = (Alone, usize)> {
    let seats = usize::from(seats);
    // With two seats both are alone.
    let seconds = if seats > 2 { seats } else { 0 };
    let first = (0..seats).map(|seat| (Alone::First, seat));
    first.chain((0..seconds).map(|seat| (Alone::Second, seat)))
}

impl Tally {
    /// Nothing has been played at a table of so many seats.
    pub(crate) fn new(seats: u8) -> Self {
        Self {
            seats,
            pairs: Vec::new(),
            alone: [0.0; 2],
            wins: 0,
            draws: 0,
            losses: 0,
        }
    }

    /// Counts the games of one pair, each as the share of the win that the first player got, in the order of the [`sittings`].
    pub(crate) fn add(&mut self, shares: &[f64]) {
        for &share in shares {
            match share {
                s if s > 0.99 => self.wins += 1,
                s if s < 0.01 => self.losses += 1,
                _ => self.draws += 1,
            }
        }
        let games = shares.len().max(1) as f64;
        self.pairs.push(shares.iter().sum::<f64>() / games);
        for ((alone, _), share) in sittings(self.seats).zip(shares) {
            self.alone[alone as usize] += share / f64::from(self.seats);
        }
    }

    pub(crate) fn games(&self) -> u32 {
        self.wins + self.draws + self.losses
    }

    /// The mean share of the win that the first player got.
    pub(crate) fn score(&self) -> f64 {
        self.pairs.iter().sum::<f64>() / self.pairs.len().max(1) as f64
    }

    /// The mean share of the win that the first player got where it sat alone, and where the second player did. With two seats
    /// that is no difference.
    pub(crate) fn alone(&self) -> Option<[f64; 2]> {
        let pairs = self.pairs.len().max(1) as f64;
        (self.seats > 2).then(|| self.alone.map(|sum| sum / pairs))
    }

    /// The standard error of the score. Never quite 0: a handful of wins is no certainty.
    pub(crate) fn error(&self) -> f64 {
        let count = self.pairs.len().max(1) as f64;
        let mean = self.score();
        let spread = self.pairs.iter().map(|p| (p - mean).powi(2)).sum::<f64>();
        // As if one more pair had gone either way.
        ((spread + 0.25) / (count + 1.0) / count).sqrt()
    }

    /// The difference in strength in Elo, with the 95 % interval.
    pub(crate) fn elo(&self) -> (f64, f64, f64) {
        let (score, error) = (self.score(), 1.96 * self.error());
        let elo = |score| elo(score, self.seats);
        (elo(score), elo(score - error), elo(score + error))
    }

    /// The log-likelihood ratio between a difference of `one` and of `zero` Elo.
    pub(crate) fn likelihood(&self, zero: f64, one: f64) -> f64 {
        let count = self.pairs.len() as f64;
        let variance = (self.error().powi(2) * count).max(1e-9);
        let [zero, one] = [zero, one].map(|elo| expected(elo, self.seats));
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
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub(crate) enum Verdict {
    #[default]
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

/// The share of the win that a difference in Elo leads to where the first player sits alone, and where the second does: every
/// seat wins as often as is fair for its strength.
fn shares(elo: f64, seats: u8) -> [f64; 2] {
    let (strength, others) = (10f64.powf(elo / 400.0), f64::from(seats - 1));
    let share = |first: f64, second: f64| first / (first + second);
    [share(strength, others), share(others * strength, 1.0)]
}

/// The score that a difference in Elo leads to.
fn expected(elo: f64, seats: u8) -> f64 {
    shares(elo, seats).iter().sum::<f64>() / 2.0
}

/// How much a game says about a difference in Elo, in natural units: the variance of its result. Also how steeply the score
/// rises there.
fn information(elo: f64, seats: u8) -> f64 {
    let variances = shares(elo, seats).map(|share| share * (1.0 - share));
    variances.iter().sum::<f64>() / 2.0
}

/// A difference of one Elo in natural units.
const UNIT: f64 = std::f64::consts::LN_10 / 400.0;

/// Beyond this difference no number of games says anything.
const MOST: f64 = 1200.0;

/// The difference in Elo that leads to a score.
fn elo(score: f64, seats: u8) -> f64 {
    for bound in [-MOST, MOST] {
        if (score - expected(bound, seats)) * bound >= 0.0 {
            return bound;
        }
    }
    let (mut low, mut high) = (-MOST, MOST);
    // Halved until nothing is left between them that anybody would print.
    for _ in 0..50 {
        let middle = (low + high) / 2.0;
        if expected(middle, seats) < score {
            low = middle;
        } else {
            high = middle;
        }
    }
    (low + high) / 2.0
}

/// Elo as they are printed: whole, with a sign, and no -0.
pub(crate) fn signed(elo: f64) -> String {
    format!("{:+.0}", elo.round() + 0.0)
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
                let difference = ratings[*a] - ratings[*b];
                let e = expected(difference, tally.seats);
                // One drawn game more keeps a clean score from running away.
                missing += side * (tally.score() * games + 0.5 - e * (games + 1.0));
                slope += information(difference, tally.seats) * (games + 1.0) * UNIT;
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
        let per_game = information(ratings[*a] - ratings[*b], tally.seats) * UNIT * UNIT;
        let information = f64::from(tally.games()) * per_game;
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

    /// Openings at a table of three: of how many games out of a hundred the first player has won where it sat alone, and where
    /// the second did.
    fn table(alone: u32, beside: u32) -> Tally {
        let mut tally = Tally::new(3);
        let won = |n: u32, of: u32| if n < of { 1.0 } else { 0.0 };
        for n in 0..100 {
            let (first, second) = (won(n, alone), won(n, beside));
            tally.add(&[first, first, first, second, second, second]);
        }
        tally
    }

    #[test]
    fn at_a_table_of_three_each_sits_alone_as_often_as_the_other() {
        assert_eq!(sittings(2).count(), 2);
        let three: Vec<_> = sittings(3).collect();
        assert_eq!(three.len(), 6);
        for seat in 0..3 {
            assert!(
                three.contains(&(Alone::First, seat)) && three.contains(&(Alone::Second, seat))
            );
        }
    }

    /// Who wins a third of the games alone and two thirds with two seats of the three is as strong as the other.
    #[test]
    fn equal_players_score_one_half_at_every_table() {
        let even = table(33, 67);
        assert!((even.score() - 0.5).abs() < 1e-9 && even.elo().0.abs() < 1e-6);
        let alone = even.alone().unwrap();
        assert!((alone[0] - 0.33).abs() < 1e-9 && (alone[1] - 0.67).abs() < 1e-9);
        assert_eq!((even.wins, even.draws, even.losses), (300, 0, 300));
        let mut drawn = Tally::new(3);
        let (one, two) = (1.0 / 3.0, 2.0 / 3.0);
        drawn.add(&[one, one, one, two, two, two]);
        assert!((drawn.score() - 0.5).abs() < 1e-9);
        assert_eq!((drawn.wins, drawn.draws, drawn.losses), (0, 6, 0));
        assert!(tally(&[[1.0, 0.0]]).alone().is_none());
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

    /// A seat that is four times as strong wins four games of six alone against two and eight of nine with two seats against
    /// one. That are 241 Elo, and the variances of a game two ninths and eight eighty-firsts.
    #[test]
    fn ratings_at_tables_of_three_explain_the_scores() {
        let mut strong = Tally::new(3);
        for _ in 0..100 {
            strong.add(&[
                4.0 / 6.0,
                4.0 / 6.0,
                4.0 / 6.0,
                8.0 / 9.0,
                8.0 / 9.0,
                8.0 / 9.0,
            ]);
        }
        let elo = 400.0 * 4f64.log10();
        assert!((strong.elo().0 - elo).abs() < 0.01, "{:?}", strong.elo());
        let found = rated(2, &[(0, 1, &strong)]);
        assert!((found[0].0 - found[1].0 - elo).abs() < 1.0, "{found:?}");
        let information: f64 = 600.0 * (2.0 / 9.0 + 8.0 / 81.0) / 2.0;
        let error = information.sqrt().recip() / UNIT;
        assert!((found[0].1 - error).abs() < 0.1, "{found:?}, not {error}");
        let even = table(33, 67);
        assert!(ratings(2, &[(0, 1, &even)])[0].abs() < 0.1);
    }

    #[test]
    fn a_difference_leads_to_the_score_that_it_comes_from() {
        for seats in 2..=4 {
            for difference in [-900.0, -200.0, 0.0, 1.0, 350.0, 1100.0] {
                let back = elo(expected(difference, seats), seats);
                assert!((back - difference).abs() < 1e-6, "{back}, not {difference}");
            }
            assert_eq!([elo(1.0, seats), elo(-0.1, seats)], [MOST, -MOST]);
            assert_eq!(signed(elo(0.5, seats)), "+0");
        }
    }
}
