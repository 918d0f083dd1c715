//! Small things that people notice when they are missing.

use anyhow::ensure;
use quartet_games::GAMES;
use quartet_host::TimeControl;
use quartet_web::{Route, Who};
use serde_json::json;

use crate::{hand::Hand, visit::Visit};

/// What people who listen to the page hear.
const HEARD: &str = "document.querySelector('.unseen[role=status]').textContent";

/// The signs on the pieces are as they are set, on every board.
pub(crate) fn patterns(visit: &Visit<'_>) -> anyhow::Result<()> {
    let browser = visit.browser;
    for (value, opacity) in [("bold", "1"), ("off", "0")] {
        visit.go(&Route::Settings)?;
        visit.choose("patterns", value)?;
        browser.wait(&format!(
            "return document.documentElement.dataset.patterns === '{value}'"
        ))?;
        for game in GAMES {
            // Solved puzzles have boards with something on them.
            visit.go(&Route::Puzzle(game.info().id.to_owned(), 1))?;
            browser.wait_for(".board-box .pattern")?;
            ensure!(
                browser.is(&format!(
                    "getComputedStyle(document.querySelector('.board-box .pattern')).opacity === '{opacity}'"
                ))?,
                "{}: {value} is not seen",
                game.info().id
            );
        }
    }
    Ok(())
}

/// What is said on the screen is heard as well.
pub(crate) fn heard(visit: &Visit<'_>) -> anyhow::Result<()> {
    let browser = visit.browser;
    let table = visit.open(GAMES[0], "", &|_| Who::Person, TimeControl::Sudden(600_000))?;
    let hears = |what: &str| {
        browser.wait(&format!(
            "const text = document.querySelector('{what}')?.textContent; return text && {HEARD}.includes(text)"
        ))
    };
    table.play_some(Hand::Mouse, 2, 1)?;
    // The hint comes after the word that somebody thinks about it.
    Hand::Mouse.press(browser, ".tools .tool:nth-child(2)")?;
    browser.wait_for(".board-box .ghost")?;
    hears(".message .notice")?;
    Hand::Mouse.press(browser, ".tools .tool:last-child")?;
    hears(".message p")?;
    Hand::Mouse.press(browser, ".message .button:nth-child(2)")?;
    let before = browser.script(&format!("return {HEARD}"))?;
    Hand::Mouse.press(browser, ".tools .tool:first-child")?;
    browser.wait(&format!("return {HEARD} !== {before}"))?;
    // A move that is typed while nobody can move is answered.
    let pause = ".tools .tool:nth-last-child(3)";
    Hand::Mouse.press(browser, pause)?;
    browser.wait_for(".cover")?;
    hears(".cover h2")?;
    browser.script("document.querySelector('.typed input').focus()")?;
    browser.keys("a1\u{e007}")?;
    hears(".message .notice")?;
    Hand::Mouse.press(browser, ".cover .button")?;
    browser.wait("return document.querySelector('.message .notice') === null")?;
    Hand::Mouse.press(browser, ".tools .tool:last-child")?;
    Hand::Mouse.press(browser, ".message .button:first-child")?;
    hears(".ending h2")?;
    hears(".ending p")?;
    // Whoever only watches may look while the engines rest, and has nothing to type.
    visit.open(GAMES[0], "", &|_| Who::Engine(1), TimeControl::Untimed)?;
    visit.press("Pause")?;
    browser.wait(
        "return [...document.querySelectorAll('.tool')].some((t) => t.textContent === 'Go on')",
    )?;
    ensure!(
        browser.is("!document.querySelector('.cover, .covered, .typed')")?,
        "a pause hides what is only watched"
    );
    visit.press("Go on")?;
    browser.wait(
        "return [...document.querySelectorAll('.tool')].some((t) => t.textContent === 'Pause')",
    )?;
    Ok(())
}

/// Whatever cannot be shown says so, and what has been pressed twice has been pressed once.
pub(crate) fn answers(visit: &Visit<'_>) -> anyhow::Result<()> {
    let browser = visit.browser;
    for address in ["/review#r=%5BGame", "/review#r=%ZZ", "/review/nothing"] {
        // A hash alone would be no new page.
        browser.go(&format!("{}/settings", visit.app))?;
        browser.go(&format!("{}{address}", visit.app))?;
        browser.wait_for(".warning li")?;
    }
    for game in GAMES {
        let id = game.info().id.to_owned();
        visit.go(&Route::New(id.clone()))?;
        browser.wait("return document.querySelector('[name=mode]')?.checked")?;
        ensure!(
            browser.is(
                "parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom) >= \
                 document.querySelector('.start-bar').offsetHeight"
            )?,
            "what has the focus may lie below the bar"
        );
        // A position that is pasted opens where positions are set up, and blanks can be typed there.
        visit.go(&Route::Position(id.clone()))?;
        browser.wait("return document.querySelector('textarea')?.value")?;
        let position = browser.script(
            "const field = document.querySelector('textarea'); field.focus(); \
             field.setSelectionRange(field.value.length, field.value.length); return field.value",
        )?;
        browser.keys(" x")?;
        browser.wait(&format!(
            "return document.querySelector('textarea').value === {position} + ' x'"
        ))?;
        visit.go(&Route::Review(None))?;
        browser.wait_for("textarea")?;
        browser.script_with(
            "const field = document.querySelector('textarea'); field.value = arguments[0]; \
             field.dispatchEvent(new Event('input', { bubbles: true }))",
            &json!([position]),
        )?;
        Hand::Mouse.press(browser, ".drop .button.primary")?;
        browser.wait_for(".position-editor .board-box svg")?;
        // The second half of a double click does not go on to the next puzzle.
        let puzzle = Route::Puzzle(id, 1);
        visit.go(&puzzle)?;
        browser.wait_for(".board-box svg")?;
        browser.script(
            "const plain = document.querySelectorAll('.tools .tool:not(.strong)'); \
             plain[1].id = 'shows'",
        )?;
        let at = browser.middle("#shows")?;
        // As if the button that comes next lay where the pointer is.
        browser.script_with(
            "const sheet = new CSSStyleSheet(); const [x, y] = arguments; \
             sheet.replaceSync(`.ending .primary { position: fixed; left: ${x - 20}px; top: ${y - 20}px; z-index: 99 }`); \
             document.adoptedStyleSheets = [sheet]",
            &json!([at.0, at.1]),
        )?;
        browser.double_click(at)?;
        browser.wait_for(".ending .primary")?;
        ensure!(visit.route()? == puzzle, "a double click goes on");
    }
    Ok(())
}
