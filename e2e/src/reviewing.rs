//! Looking at a game that is over.

use anyhow::{Context as _, ensure};
use quartet_games::GAMES;
use quartet_host::{TimeControl, rewound};
use quartet_web::{Session, Who};

use crate::{hand::Hand, visit::Visit};

/// The engine judges every move, and one goes through the game by buttons and by the list.
pub(crate) fn finished_game(visit: &Visit<'_>) -> anyhow::Result<()> {
    let browser = visit.browser;
    // The shortest game there is.
    let game = GAMES[0];
    let table = visit.open(game, "eject=1", &|_| Who::Person, TimeControl::Untimed)?;
    table.play_some(Hand::Mouse, 4, 3)?;
    Hand::Mouse.press(browser, ".tools .tool:last-child")?;
    browser.wait_for(".message .button.primary")?;
    Hand::Mouse.press(browser, ".message .button.primary")?;
    browser.wait_for(".ending")?;
    Hand::Mouse.press(browser, ".ending .button.primary")?;
    browser.wait_for(".graph svg")?;
    // Every move gets its place in the graph.
    browser.wait(
        "return document.querySelector('.graph .curve') !== null || document.querySelector('.graph path') !== null",
    )?;
    browser.wait("return document.querySelector('.graph .curve').getAttribute('points').trim().split(' ').length >= 4")?;
    // To the beginning and to the end. Only what changes is made anew, which matters in long games.
    browser
        .script("window.before = [...document.querySelectorAll('.tools, .moves li, .graph')]")?;
    Hand::Mouse.press(browser, ".tools .tool:first-child")?;
    browser.wait("return document.querySelector('.counter').textContent.startsWith('0 /')")?;
    Hand::Mouse.press(browser, ".counter + .tool + .tool")?;
    browser.wait("const [at, all] = document.querySelector('.counter').textContent.split(' / '); return at === all")?;
    ensure!(visit.count(".board-box svg")? == 1, "there is no board");
    ensure!(
        browser.is("before.length > 5 && before.every((part) => part.isConnected)")?,
        "a step makes everything anew"
    );
    // Whoever has written a comment and presses the board is not asked twice.
    Hand::Mouse.press(browser, ".tools .tool:first-child")?;
    browser.script("document.querySelector('.comment').focus()")?;
    browser.keys("well")?;
    let name = session_target(&table.session()?)?;
    Hand::Mouse.point(browser, &name, &[])?;
    browser.wait_for(".board-box .picked")?;
    browser.wait("return document.querySelector('.comment').value === 'well'")?;
    Ok(())
}

/// Something to point at in the position in which the game began.
fn session_target(session: &Session) -> anyhow::Result<String> {
    let start = rewound(&*session.table, 0);
    let next = start.next_targets(&[]).into_iter().next();
    Ok(next.context("a target")?.target.name().to_owned())
}
