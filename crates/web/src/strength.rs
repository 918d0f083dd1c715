use quartet_game::Options;
use quartet_host::AnyGame;
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
    let options = options.canonical(game.info().options).to_string();
    // What was measured of another way to play the game still says how the levels compare.
    let own = |ladder: &&Ladder| ladder.options == options;
    let ladders = || LADDERS.iter().filter(|ladder| ladder.game == id);
    let ladder = ladders().find(own).or_else(|| ladders().next());
    let place = usize::from(level).saturating_sub(1);
    if let Some((elo, error)) = ladder.and_then(|ladder| ladder.elo.get(place)) {
        return Say::new("web-strength-elo")
            .with("elo", format!("{elo:+}"))
            .with("error", error.unsigned_abs());
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
    Say::new("web-strength-unknown")
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
}
