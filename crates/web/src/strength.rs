use quartet_game::Options;
use quartet_host::{AnyGame, board_seed};
use quartet_scene::Say;

/// The levels of one way to play, measured against each other.
struct Ladder {
    game: &'static str,
    options: &'static str,
    /// For each level, the mean of all at 0, and the half width of the interval.
    elo: &'static [(i32, i32)],
}

/// The highest level against a simple player.
struct Match {
    game: &'static str,
    options: &'static str,
    opponent: &'static str,
    games: u32,
    percent: u32,
}

include!(concat!(env!("OUT_DIR"), "/strength.rs"));

/// What has been measured of a level under these options, in words; that nothing has been, where it is so.
pub fn strength(game: &dyn AnyGame, options: &Options, level: u8) -> Say {
    let id = game.info().id;
    let options = without_chance(game, options).to_string();
    let ladders = || LADDERS.iter().filter(|ladder| ladder.game == id);
    let place = usize::from(level).saturating_sub(1);
    let elo = |key: &'static str, ladder: &Ladder| {
        let (elo, error) = ladder.elo.get(place)?;
        let say = Say::new(key).with("elo", signed(*elo));
        Some(say.with("error", error.unsigned_abs()))
    };
    let own = ladders().find(|ladder| ladder.options == options);
    if let Some(say) = own.and_then(|ladder| elo("web-strength-elo", ladder)) {
        return say;
    }
    if level == 10 {
        let matches = MATCHES
            .iter()
            .filter(|m| m.game == id && m.options == options);
        let played = matches.max_by_key(|m| {
            ["random", "greedy", "uct"]
                .iter()
                .position(|o| *o == m.opponent)
        });
        if let Some(played) = played {
            let against = Say::new(format!("web-strength-{}", played.opponent));
            return Say::new("web-strength-score")
                .with("percent", played.percent)
                .with("games", played.games)
                .with("who", against);
        }
    }
    // What was measured under the usual rules still says how the levels compare, if it is said that it was.
    let usual = ladders().find(|ladder| ladder.options.is_empty());
    usual
        .and_then(|ladder| elo("web-strength-usual", ladder))
        .unwrap_or_else(|| Say::new("web-strength-unknown"))
}

/// The number of the way to play, among those that have a name.
pub fn mode_of(game: &dyn AnyGame, options: &Options) -> Option<usize> {
    let own = without_seed(game, options.clone()).to_string();
    let mut modes = game.info().modes.iter();
    modes.position(|mode| mode.options == own)
}

/// A number with its sign, as it is printed: with a minus, not a hyphen.
fn signed(number: i32) -> String {
    format!("{number:+}").replace('-', "−")
}

/// The options that change the rules, and none that only say what chance has brought.
fn without_chance(game: &dyn AnyGame, options: &Options) -> Options {
    without_seed(game, options.public(game.info().options))
}

/// The same whatever number boards are made from.
fn without_seed(game: &dyn AnyGame, options: Options) -> Options {
    let options = match board_seed(game) {
        Some(seed) => options.with(seed.key, seed.default),
        None => options,
    };
    options.canonical(game.info().options)
}

#[cfg(test)]
mod tests {
    use quartet_games::GAMES;

    use super::*;

    #[test]
    fn what_is_measured_is_said_and_the_rest_is_not_made_up() {
        let game = GAMES.iter().find(|game| game.info().id == MATCHES[0].game);
        let options = Options::parse(MATCHES[0].options).unwrap();
        let top = strength(*game.unwrap(), &options, 10);
        assert_ne!(top.key, "web-strength-unknown");
        if LADDERS.is_empty() {
            let low = strength(*game.unwrap(), &options, 1);
            assert_eq!(low.key, "web-strength-unknown");
        }
        for ladder in LADDERS {
            assert_eq!(ladder.elo.len(), 10, "{}", ladder.game);
        }
    }

    #[test]
    fn every_way_to_play_has_its_own_strength_whatever_board_it_is_on() {
        let mut with_seed = 0;
        for ladder in LADDERS {
            let game = *GAMES.iter().find(|g| g.info().id == ladder.game).unwrap();
            let options = Options::parse(ladder.options).unwrap();
            let options = match board_seed(game) {
                Some(seed) => options.with(seed.key, 4711),
                None => options,
            };
            with_seed += u32::from(board_seed(game).is_some());
            let elo = signed(ladder.elo[2].0);
            let expected = Say::new("web-strength-elo")
                .with("elo", elo)
                .with("error", ladder.elo[2].1.unsigned_abs());
            assert_eq!(strength(game, &options, 3), expected, "{options}");
        }
        assert!(with_seed > 1, "no boards made by chance were tried");
    }

    #[test]
    fn there_is_one_score_against_an_opponent() {
        for (n, one) in MATCHES.iter().enumerate() {
            let is_same = |other: &Match| {
                (one.game, one.options, one.opponent) == (other.game, other.options, other.opponent)
            };
            assert!(
                !MATCHES[..n].iter().any(is_same),
                "{} {}",
                one.game,
                one.options
            );
        }
    }

    #[test]
    fn every_way_to_play_is_known_whatever_board_it_is_on() {
        for game in GAMES {
            for (n, mode) in game.info().modes.iter().enumerate() {
                let mut options = Options::parse(mode.options).unwrap();
                if let Some(seed) = board_seed(*game) {
                    options = options.with(seed.key, 4711);
                }
                assert_eq!(mode_of(*game, &options), Some(n), "{options}");
            }
        }
    }

    #[test]
    fn what_was_measured_under_other_rules_is_not_said_to_be_of_these() {
        for game in GAMES {
            let spec = game.info().options.iter().find(|spec| {
                let known = |value: &str| {
                    let options = format!("{}={value}", spec.key);
                    LADDERS
                        .iter()
                        .any(|ladder| ladder.options.contains(&options))
                };
                spec.choices
                    .iter()
                    .any(|c| c.value == "off" && spec.default != "off")
                    && !known("off")
            });
            let Some(spec) = spec else { continue };
            let options = Options::default().with(spec.key, "off");
            assert_eq!(strength(*game, &options, 3).key, "web-strength-usual");
        }
    }
}
