//! Several people at one device.

use anyhow::ensure;
use quartet_game::Options;
use quartet_games::GAMES;
use quartet_host::{AnyGame, TimeControl};
use quartet_web::{Session, Who};

use crate::{hand::Hand, visit::Visit};

/// Every game to its end, and besides every way to play in which people have secrets from each other.
pub(crate) fn to_the_end(visit: &Visit<'_>) -> anyhow::Result<()> {
    let mut secrets = 0;
    for game in GAMES {
        let table = visit.open(*game, "eject=1", &|_| Who::Person, TimeControl::Untimed)?;
        table.play_to_the_end(Hand::Mouse, &[5, 1])?;
        for mode in game.info().modes {
            if !has_secrets(*game, mode.options)? {
                continue;
            }
            secrets += 1;
            let table = visit.open(*game, mode.options, &|_| Who::Person, TimeControl::Untimed)?;
            table.play_to_the_end(Hand::Mouse, &[5, 1])?;
            ensure!(
                table.handed_over.get() > 1,
                "{}: the device is not handed over",
                mode.options
            );
        }
    }
    ensure!(secrets > 0, "there are games with secrets");
    Ok(())
}

/// Does somebody at the same device soon know what another may not?
fn has_secrets(game: &'static dyn AnyGame, options: &str) -> anyhow::Result<bool> {
    let options = Options::parse(options).map_err(|problems| anyhow::anyhow!("{problems}"))?;
    let (who, control) = (|_| Who::Person, TimeControl::Untimed);
    let session = Session::new(String::new(), game, &options, &who, control, 11);
    let mut session = session.map_err(|problems| anyhow::anyhow!("{problems}"))?;
    session.advance(0);
    for _ in 0..30 {
        let legal = session.table.legal();
        let Some(text) = legal.first() else {
            break;
        };
        if session.play(text, 0).is_err() || session.covered {
            break;
        }
    }
    Ok(session.covered)
}
