//! Whether somebody is shut out: axe-core looks at every page.

use anyhow::{Context as _, ensure};
use quartet_games::GAMES;
use quartet_host::TimeControl;
use quartet_web::{Route, Who};
use serde_json::json;

use crate::{hand::Hand, visit::Visit};

/// Pages that are the same for everybody. New pages of the app are added here.
const PAGES: &[&str] = &[
    "/",
    "/settings",
    "/review",
    "/learn",
    "/puzzles",
    "/nothing",
];

/// What axe-core is asked: everything that it knows, the advice included.
const LOOK: &str = "
return axe.run(document, { resultTypes: ['violations'] }).then((found) => found.violations.map((v) =>
  `${v.id} (${v.help}): ` + v.nodes.slice(0, 4).map((n) => n.html.slice(0, 160) + ' ' + n.any.concat(n.all).map((c) => c.message).join('; ').slice(0, 200)).join(' | ')));
";

pub(crate) fn every_page(visit: &Visit<'_>) -> anyhow::Result<()> {
    let browser = visit.browser;
    for theme in ["light", "dark"] {
        visit.begin()?;
        let settings = json!({ "animations": false, "sounds": false, "theme": theme });
        visit.keep("quartet.settings", &settings.to_string())?;
        for game in GAMES {
            let id = game.info().id;
            let table = visit.open(*game, "", &|_| Who::Person, TimeControl::USUAL[1])?;
            table.play_some(Hand::Mouse, 2, 1)?;
            look(visit, &format!("{id}, playing, {theme}"))?;
            visit.go(&Route::New(id.to_owned()))?;
            browser.wait_for(".start-bar button")?;
            browser.script(
                "document.querySelectorAll('details').forEach((part) => { part.open = true })",
            )?;
            look(visit, &format!("{id}, new game, {theme}"))?;
            for page in [
                "learn/GAME",
                "learn/GAME/1",
                "learn/GAME/rules",
                "puzzles/GAME",
                "puzzles/GAME/1",
            ] {
                let page = page.replace("GAME", id);
                browser.go(&format!("{}/{page}", visit.app))?;
                browser.wait_for("main > *")?;
                look(visit, &format!("{page}, {theme}"))?;
            }
        }
        // A game that is over, and its review; by now the first page knows games.
        let table = visit.open(GAMES[0], "", &|_| Who::Person, TimeControl::Untimed)?;
        table.play_some(Hand::Mouse, 2, 1)?;
        Hand::Mouse.press(browser, ".tools .tool:last-child")?;
        browser.wait_for(".message .button.primary")?;
        look(visit, &format!("resigning, {theme}"))?;
        Hand::Mouse.press(browser, ".message .button.primary")?;
        browser.wait_for(".ending")?;
        look(visit, &format!("the end, {theme}"))?;
        Hand::Mouse.press(browser, ".ending .button.primary")?;
        browser.wait_for(".graph svg")?;
        look(visit, &format!("review, {theme}"))?;
        for page in PAGES {
            browser.go(&format!("{}{page}", visit.app))?;
            browser.wait_for("main > *")?;
            look(visit, &format!("{page}, {theme}"))?;
        }
    }
    Ok(())
}

/// Fails with everything that shuts somebody out of the page that is open.
pub(crate) fn look(visit: &Visit<'_>, page: &str) -> anyhow::Result<()> {
    let browser = visit.browser;
    if !browser.is("typeof axe === 'object'")? {
        browser.script(visit.axe)?;
    }
    let found = browser.script(LOOK)?;
    let found = found.as_array().context("a list")?;
    ensure!(found.is_empty(), "{page}: {found:#?}");
    Ok(())
}
