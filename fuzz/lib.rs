//! What the fuzz targets share.

use quartet_game::Options;
use quartet_games::GAMES;
use quartet_host::{AnyGame, AnyMatch};

/// The first byte chooses a game and one of its modes; the rest is text. `None` if it is not text.
pub fn split(data: &[u8]) -> Option<(&'static dyn AnyGame, Options, &str)> {
    let (&first, rest) = data.split_first()?;
    let text = std::str::from_utf8(rest).ok()?;
    let modes: Vec<(&'static dyn AnyGame, &str)> = GAMES
        .iter()
        .flat_map(|game| game.info().modes.iter().map(|mode| (*game, mode.options)))
        .collect();
    let (game, options) = modes[usize::from(first) % modes.len()];
    Some((game, Options::parse(options).expect("a mode has good options"), text))
}

/// Whatever has been accepted must be a match like any other: it can be written, read again, counted and gone on with.
pub fn check(game: &dyn AnyGame, table: &mut dyn AnyMatch) {
    let position = table.position();
    let again = game
        .open(&table.options(), Some(&position))
        .unwrap_or_else(|problems| panic!("{position}: {problems}"));
    assert_eq!(again.position(), position);
    let legal = table.legal();
    assert_eq!(legal.len() as u64, table.count_legal(), "{position}");
    assert_eq!(legal.is_empty(), table.ending().is_some(), "{position}");
    let _ = table.sketch();
    let _ = table.scores();
    let before = table.len();
    for text in legal.iter().take(3).chain(legal.last()) {
        table.play(text).unwrap_or_else(|r| panic!("{position}: {text}: {r}"));
        while table.len() > before {
            table.undo();
        }
        assert_eq!(table.position(), position);
    }
}
