//! Whole games against the lowest level: by mouse, by keys alone, by touch.

use anyhow::{Context as _, ensure};
use quartet_games::GAMES;
use quartet_host::{AnyGame, TimeControl};
use quartet_web::{Route, Who};
use serde_json::json;

use crate::{
    hand::{Hand, key, tab_to},
    table::Table,
    visit::{Visit, against_computer},
};

/// Games that would go on for long are made short.
const SHORT: &str = "eject=1";
/// How well the tests play: enough to win against the lowest level soon.
const LEVEL: u8 = 5;

/// From the first page to the end of the game, and from there to the review.
pub(crate) fn by_mouse(visit: &Visit<'_>) -> anyhow::Result<()> {
    let browser = visit.browser;
    for game in GAMES {
        let id = game.info().id;
        visit.go(&Route::Home)?;
        let link = format!(".card a.button[href='{}']", Route::New(id.to_owned()));
        browser.wait_for(&link)?;
        Hand::Mouse.press(browser, &link)?;
        browser.wait_for("input[type=range]")?;
        // A click at the left end of the slider is the lowest level.
        let level = browser.script(
            "const r = document.querySelector('input[type=range]').getBoundingClientRect(); return [r.left + 8, r.top + r.height / 2]",
        )?;
        browser.click(crate::browser::as_place(&level).context("a slider")?)?;
        let table = visit.start(Hand::Mouse)?;
        let session = table.session()?;
        ensure!(
            session.players.contains(&Who::Engine(1)),
            "{id}: the level was not set: {:?}",
            session.players
        );
        table.play_some(Hand::Mouse, 3, LEVEL)?;
        // Nothing is lost when the page is loaded anew in the middle.
        table.turn(Hand::Mouse)?;
        let (before, shown) = (table.len()?, visit.count(".moves li")?);
        visit.go(&visit.route()?)?;
        browser.wait_for(".board-box svg")?;
        ensure!(
            table.len()? >= before && visit.count(".moves li")? >= shown,
            "{id}: moves are lost"
        );
        if id_is_long(*game) {
            table.play_some(Hand::Mouse, 3, LEVEL)?;
            let table = visit.open(*game, SHORT, &against_computer, TimeControl::Untimed)?;
            finish(&table, Hand::Mouse, visit)?;
        } else {
            finish(&table, Hand::Mouse, visit)?;
        }
    }
    Ok(())
}

/// Is it a game that the options can make shorter?
fn id_is_long(game: &dyn AnyGame) -> bool {
    let specs = game.info().options.iter();
    specs
        .into_iter()
        .any(|spec| SHORT.starts_with(&format!("{}=", spec.key)))
}

/// The first half of the games: keys take their time.
pub(crate) fn by_keys(visit: &Visit<'_>) -> anyhow::Result<()> {
    with_keys(visit, &GAMES[..GAMES.len() / 2])
}

/// The other half.
pub(crate) fn by_keys_too(visit: &Visit<'_>) -> anyhow::Result<()> {
    with_keys(visit, &GAMES[GAMES.len() / 2..])
}

fn with_keys(visit: &Visit<'_>, games: &[&'static dyn AnyGame]) -> anyhow::Result<()> {
    let browser = visit.browser;
    for (n, game) in games.iter().enumerate() {
        if n > 0 {
            let table = visit.open(*game, SHORT, &against_computer, TimeControl::Untimed)?;
            finish(&table, Hand::Keys, visit)?;
            continue;
        }
        // Once the whole way: first page, level, start.
        visit.go(&Route::Home)?;
        let link = format!(
            ".card a.button[href='{}']",
            Route::New(game.info().id.to_owned())
        );
        browser.wait_for(&link)?;
        Hand::Keys.press(browser, &link)?;
        browser.wait_for("input[type=range]")?;
        tab_to(browser, "input[type=range]")?;
        browser.keys(key::HOME)?;
        Hand::Keys.press(browser, ".start-bar button")?;
        let table = Table::here(visit)?;
        ensure!(table.session()?.players.contains(&Who::Engine(1)));
        table.play_some(Hand::Keys, 3, LEVEL)?;
        let table = visit.open(*game, SHORT, &against_computer, TimeControl::Untimed)?;
        finish(&table, Hand::Keys, visit)?;
    }
    Ok(())
}

pub(crate) fn by_touch(visit: &Visit<'_>) -> anyhow::Result<()> {
    visit.browser.as_telephone()?;
    for game in GAMES {
        let table = visit.open(*game, SHORT, &against_computer, TimeControl::Untimed)?;
        finish(&table, Hand::Finger, visit)?;
    }
    Ok(())
}

/// With everything that moves and sounds, as people get it; and without, for those who do not want it.
pub(crate) fn with_animations(visit: &Visit<'_>) -> anyhow::Result<()> {
    const COUNT: &str = "const animate = Element.prototype.animate; window.moved = 0; \
                         Element.prototype.animate = function (...how) { moved += 1; return animate.apply(this, how) }";
    let browser = visit.browser;
    visit.with_usual_settings()?;
    for motion in ["no-preference", "reduce"] {
        let wish = json!({ "features": [{ "name": "prefers-reduced-motion", "value": motion }] });
        browser.cdp("Emulation.setEmulatedMedia", wish)?;
        for game in GAMES {
            let table = visit.open(*game, "", &against_computer, TimeControl::Untimed)?;
            browser.script(COUNT)?;
            table.play_some(Hand::Mouse, 2, LEVEL)?;
            let moved = browser.script("return moved")?.as_u64();
            ensure!(
                moved.is_some_and(|moved| (moved > 0) == (motion == "no-preference")),
                "{}: {moved:?} pieces moved, {motion}",
                game.info().id
            );
        }
    }
    browser.cdp("Emulation.setEmulatedMedia", json!({ "features": [] }))?;
    Ok(())
}

fn finish(table: &Table<'_>, hand: Hand, visit: &Visit<'_>) -> anyhow::Result<()> {
    table.play_to_the_end(hand, &[LEVEL])?;
    let session = table.session()?;
    ensure!(session.save(0.0).over);
    let text = visit.text(".ending h2")?;
    ensure!(!text.is_empty(), "nobody says how it ended");
    // Nothing can be pointed at any more.
    ensure!(
        visit.count(".board-box .target")? == 0,
        "there are targets after the end"
    );
    Ok(())
}
