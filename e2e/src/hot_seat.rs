//! Several people at one device.

use anyhow::ensure;
use quartet_games::GAMES;
use quartet_host::{AnyGame, TimeControl};
use quartet_web::{Route, Session, Who};

use crate::{
    hand::Hand,
    visit::{Visit, new_game},
};

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

/// Nobody sees more than they may: not while the device is handed over, not by looking at the game as if it were over. An order
/// that is being made survives a reload.
pub(crate) fn secrets(visit: &Visit<'_>) -> anyhow::Result<()> {
    let browser = visit.browser;
    let mut plans = 0;
    for game in GAMES {
        for mode in game.info().modes {
            let session = soon_covered(*game, mode.options)?;
            if !session.covered {
                continue;
            }
            let table = visit.open_kept(&session)?;
            browser.wait_for(".cover .button")?;
            let shown = "[...document.querySelectorAll('.moves li button')].map((row) => row.lastChild.textContent)";
            let kinds = browser.script(&format!("return new Set({shown}).size"))?;
            ensure!(
                kinds.as_u64() <= Some(u64::from(session.table.seats())),
                "{kinds} kinds of moves are told apart while the device is handed over"
            );
            for words in ["Undo", "Resign", "Hint"] {
                ensure!(visit.press(words).is_err(), "{words} can be pressed");
            }
            visit.go(&Route::Review(Some(table.id.clone())))?;
            ensure!(visit.count(".board-box")? == 0, "it is looked at");
            browser.wait_for("main a.primary")?;

            visit.open(*game, mode.options, &|_| Who::Person, TimeControl::Untimed)?;
            if visit.count(".plan-item")? == 0 {
                continue;
            }
            let order = "return [...document.querySelectorAll('.plan-item')].map((item) => item.ariaLabel).join()";
            visit.press("Shuffle")?;
            let planned = browser.script(order)?;
            let moves = visit.count(".moves li")?;
            Hand::Mouse.press(browser, ".board-box [data-target]")?;
            ensure!(
                visit.count(".moves li")? == moves && browser.script(order)? == planned,
                "two plans are made at once"
            );
            visit.go(&visit.route()?)?;
            browser.wait_for(".cover .button")?;
            ensure!(visit.count(".plan-item")? == 0, "the plan is seen");
            Hand::Mouse.press(browser, ".cover .button")?;
            browser.wait_for(".plan-item")?;
            ensure!(browser.script(order)? == planned, "the plan is lost");
            plans += 1;
        }
    }
    ensure!(plans > 0, "something is planned");
    Ok(())
}

/// A draw that one offers is the other's to take.
pub(crate) fn draw(visit: &Visit<'_>) -> anyhow::Result<()> {
    for game in GAMES {
        let table = visit.open(*game, "", &|_| Who::Person, TimeControl::Untimed)?;
        table.turn(Hand::Mouse)?;
        for answer in ["No", "Yes"] {
            visit.press("Draw")?;
            visit.press("Yes")?;
            ensure!(visit.count(".ending")? == 0, "nobody was asked");
            visit.press(answer)?;
        }
        visit.browser.wait_for(".ending")?;
        visit.press("Undo")?;
        ensure!(table.session()?.table.ending().is_none());
        // What was asked before a move is taken back is not asked after it.
        table.play_some(Hand::Mouse, 1, 1)?;
        table.turn(Hand::Mouse)?;
        visit.press("Resign")?;
        visit.browser.wait_for(".message .primary")?;
        visit.press("Undo")?;
        visit
            .browser
            .wait("return document.querySelector('.message .primary') === null")?;
        ensure!(table.session()?.table.ending().is_none());
    }
    Ok(())
}

/// Does somebody at the same device soon know what another may not?
fn has_secrets(game: &'static dyn AnyGame, options: &str) -> anyhow::Result<bool> {
    Ok(soon_covered(game, options)?.covered)
}

fn soon_covered(game: &'static dyn AnyGame, options: &str) -> anyhow::Result<Session> {
    let mut session = new_game(game, options, &|_| Who::Person, TimeControl::Untimed)?;
    for _ in 0..30 {
        let legal = session.table.legal();
        let Some(text) = legal.first() else {
            break;
        };
        if session.play(text, 0).is_err() || session.covered {
            break;
        }
    }
    Ok(session)
}
