//! How those play who look ahead a little: the moves of the plain tree search, what makes them likely, and how often they overlook
//! that the next seat will win.

use quartet_game::{Foretell, Turn};
use quartet_search::{CrowdSettings, Manner};

use crate::{
    games::{Plan, play_all, play_plain},
    prospects::Sample,
};

/// A move where some let the next seat win at once and others do not, or where several do not.
#[derive(Clone, PartialEq, Debug)]
pub struct Decision {
    /// How many moves there were.
    pub moves: u32,
    /// How many of them do not let the next seat win.
    pub ways_out: u32,
    /// The lures of those, and which was chosen; `None` if the chosen one lets the next seat win.
    pub choice: Option<Sample>,
}

/// Plays the games, with `plan.nodes` playouts for every move, and returns the decisions where there was no win at hand but
/// a way out. `watch` hears how many games are over.
pub fn play<G: Foretell>(table: &G, plan: &Plan, watch: impl Fn(u64) + Sync) -> Vec<Decision> {
    play_all(
        plan,
        watch,
        || (),
        |(), number| {
            let mut decisions = Vec::new();
            play_plain(table, plan, number, |state, mv| {
                decisions.extend(decision(table, state, mv));
            });
            decisions
        },
    )
}

fn decision<G: Foretell>(game: &G, state: &G::State, chosen: G::Move) -> Option<Decision> {
    let Turn::Seat(mover) = game.turn(state) else {
        return None;
    };
    if game.wins_now(state).is_some() {
        return None;
    }
    let mut moves = Vec::new();
    game.moves(state, &mut moves);
    let mut choice = Sample {
        signs: Vec::new(),
        shares: Vec::new(),
    };
    for mv in &moves {
        let mut next = state.clone();
        game.play(&mut next, *mv);
        if matches!(game.turn(&next), Turn::Seat(_)) && game.wins_now(&next).is_none() {
            let lures = game.lure(&next, mover);
            choice.signs.push(lures.into_iter().enumerate().collect());
            choice.shares.push(if *mv == chosen { 1.0 } else { 0.0 });
        }
    }
    let is_seen = choice.shares.contains(&1.0);
    (!choice.signs.is_empty()).then(|| Decision {
        moves: moves.len() as u32,
        ways_out: choice.signs.len() as u32,
        choice: Some(choice).filter(|_| is_seen),
    })
}

/// How often a danger was overlooked where the numbers of moves and of ways out are in these ranges.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Overlooked {
    /// How many moves there were, from and to.
    pub moves: [u32; 2],
    /// How many of them are ways out, from and to.
    pub ways_out: [u32; 2],
    /// How often that was so.
    pub cases: u32,
    /// How often all ways out were overlooked.
    pub overlooked: u32,
    /// How many of a thousand the [`Manner`] of today expects.
    pub expected: u32,
}

/// What is overlooked, by the numbers of moves and of ways out.
#[must_use]
pub fn overlooked(decisions: &[Decision]) -> Vec<Overlooked> {
    const MOVES: [[u32; 2]; 3] = [[0, 34], [35, 44], [45, u32::MAX]];
    const WAYS_OUT: [[u32; 2]; 6] = [[1, 1], [2, 2], [3, 3], [4, 5], [6, 9], [10, u32::MAX]];
    let manner = CrowdSettings::default().ahead;
    let within = |n: u32, [from, to]: [u32; 2]| n >= from && n <= to;
    let rows = MOVES
        .into_iter()
        .flat_map(|moves| WAYS_OUT.map(|ways_out| (moves, ways_out)));
    rows.map(|(moves, ways_out)| {
        let here = dangers(decisions)
            .filter(|one| within(one.moves, moves) && within(one.ways_out, ways_out));
        let (mut cases, mut missed, mut expected) = (0, 0, 0);
        for one in here {
            cases += 1;
            missed += u32::from(one.choice.is_none());
            expected += manner.overlooking(one.moves, one.ways_out);
        }
        Overlooked {
            moves,
            ways_out,
            cases,
            overlooked: missed,
            expected: expected / cases.max(1),
        }
    })
    .collect()
}

/// The [`blind`](Manner::blind) with which as much is expected to be overlooked as is.
#[must_use]
pub fn blind(decisions: &[Decision]) -> f64 {
    let (mut missed, mut risk) = (0.0, 0.0);
    for one in dangers(decisions) {
        missed += if one.choice.is_none() { 1.0 } else { 0.0 };
        risk += Manner::risk(one.moves, one.ways_out) as f64 / 1e6;
    }
    1000.0 * missed / f64::max(risk, f64::MIN_POSITIVE)
}

/// The decisions in which something could be overlooked.
fn dangers(decisions: &[Decision]) -> impl Iterator<Item = &Decision> {
    decisions.iter().filter(|one| one.ways_out < one.moves)
}

#[cfg(test)]
mod tests {
    use quartet_cubulus::Cubulus;
    use quartet_game::{Describe as _, Options};

    use super::*;
    use crate::prospects::fit;

    fn decisions() -> Vec<Decision> {
        let options = Options::parse("players=3").unwrap();
        let table = Cubulus::from_options(&options).unwrap();
        let plan = Plan {
            seed: 5,
            games: 12,
            nodes: 600,
            opening: 6,
            longest: 200,
            threads: 2,
        };
        play(&table, &plan, |_| {})
    }

    #[test]
    fn a_choice_is_one_of_the_ways_out() {
        let decisions = decisions();
        let (mut seen, mut missed) = (0, 0);
        for one in &decisions {
            assert!(one.ways_out > 0 && one.ways_out <= one.moves);
            match &one.choice {
                Some(choice) => {
                    assert_eq!(choice.signs.len(), one.ways_out as usize);
                    assert!((choice.shares.iter().sum::<f64>() - 1.0).abs() < 1e-9);
                    seen += 1;
                }
                None => missed += 1,
            }
        }
        assert!(seen > 40 && missed > 5, "{seen} {missed}");
        let cases: u32 = overlooked(&decisions).iter().map(|row| row.cases).sum();
        assert_eq!(cases as usize, dangers(&decisions).count());
    }

    #[test]
    fn a_share_of_the_win_attracts() {
        let choices: Vec<Sample> = decisions()
            .into_iter()
            .filter_map(|one| one.choice)
            .collect();
        let fit = fit(&choices, 3, 1.0);
        assert!(fit.surprise[1] < fit.surprise[0]);
        assert!(fit.weights[0] > 0.0, "{:?}", fit.weights);
    }

    #[test]
    fn how_blind_they_are_is_found_again() {
        let choice = Sample {
            signs: Vec::new(),
            shares: Vec::new(),
        };
        let mut decisions = Vec::new();
        for (moves, ways_out, missed) in [(40, 1, 200), (40, 3, 50), (20, 1, 50), (40, 40, 0)] {
            decisions.extend((0..1000).map(|n| Decision {
                moves,
                ways_out,
                choice: (n >= missed).then(|| choice.clone()),
            }));
        }
        let found = blind(&decisions);
        assert!((found - 200.0).abs() < 1.0, "{found}");
        let rows = overlooked(&decisions);
        let row = |moves: u32, ways_out: u32| {
            let is_it = |row: &&Overlooked| row.moves[1] >= moves && row.ways_out[1] >= ways_out;
            let row = rows.iter().find(is_it).unwrap();
            (row.cases, row.overlooked)
        };
        assert_eq!(
            [row(40, 1), row(40, 3), row(20, 1)],
            [(1000, 200), (1000, 50), (1000, 50)]
        );
    }
}
