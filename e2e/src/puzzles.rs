use std::{thread::sleep, time::Duration};

use anyhow::{Context as _, ensure};
use serde_json::Value;

use crate::{browser::Browser, visit::Visit};

/// In every game a puzzle: its solution is shown, then a wrong move is made and refuted, then the solution is found.
pub(crate) fn solved_and_failed(visit: &Visit<'_>) -> anyhow::Result<()> {
    let (browser, app) = (visit.browser, visit.app);
    browser.go(&format!("{app}/puzzles"))?;
    let links = browser.wait(
        "const all = [...document.querySelectorAll('.card .button:not(.primary)')].map((link) => link.getAttribute('href')); \
         return all.length ? all : null",
    )?;
    let links = links.as_array().context("links")?;
    ensure!(links.len() >= 4, "four games have puzzles: {links:?}");
    for link in links {
        let link = link.as_str().context("a link")?;
        one(browser, &format!("{app}{link}")).with_context(|| link.to_owned())?;
    }
    Ok(())
}

fn one(browser: &Browser, list: &str) -> anyhow::Result<()> {
    let number = 7;
    let page = format!("{list}/{number}");
    // One that is too hard can wait.
    open(browser, &format!("{list}/{}", number - 1))?;
    browser.script("document.querySelector('.tools a.tool').click()")?;
    browser.wait(&format!(
        "return location.pathname.endsWith('/{number}') && document.querySelector('.board-box [data-target]') !== null"
    ))?;
    // Somebody gives up.
    press(browser, 1)?;
    let shown = browser.wait("return document.querySelector('.about .line-moves')?.textContent")?;
    let line: Vec<&str> = shown
        .as_str()
        .context("a line")?
        .split_whitespace()
        .collect();
    ensure!(!line.is_empty(), "the solution is empty");
    ensure!(
        mark(browser, list, number)? == "tried",
        "giving up is no solution"
    );
    // A hint says what it is about, a second one where to begin.
    open(browser, &page)?;
    press(browser, 0)?;
    browser.wait("return document.querySelector('.message .notice') !== null")?;
    press(browser, 0)?;
    fail(browser)?;
    // The move is taken back, and the solution solves it.
    browser.script("document.querySelector('.again').click()")?;
    browser.wait("return document.querySelector('.ending') === null")?;
    for (n, text) in line.iter().enumerate() {
        // Two sit at the table: every other move is one's own.
        if n % 2 == 1 {
            continue;
        }
        browser.wait("return document.querySelector('.tools .tool:disabled') === null")?;
        type_move(browser, text)?;
        sleep(Duration::from_millis(100));
    }
    browser.wait("return document.querySelector('.ending.good') !== null")?;
    ensure!(
        mark(browser, list, number)? == "solved",
        "it counts as solved"
    );
    Ok(())
}

fn open(browser: &Browser, page: &str) -> anyhow::Result<()> {
    browser.go(page)?;
    browser.wait("return document.querySelector('.board-box [data-target]') !== null")?;
    Ok(())
}

/// Clicks on the board until a wrong move has been made.
fn fail(browser: &Browser) -> anyhow::Result<()> {
    for n in 0..80 {
        let ended = browser.wait(
            "return document.querySelector('.ending')?.className ?? \
             (document.querySelector('.board-box [data-target]') !== null ? 'open' : null)",
        )?;
        match ended.as_str().unwrap_or_default() {
            "ending bad" => return Ok(()),
            "open" => {}
            // By good luck the right one: once more from the beginning.
            _ => {
                browser
                    .script("document.querySelector('.ending .button:not(.primary)').click()")?;
                continue;
            }
        }
        let places = browser.script(
            "return [...document.querySelectorAll('.board-box [data-target]')].map((e) => { \
             const r = e.getBoundingClientRect(); return [r.left + r.width / 2, r.top + r.height / 2] })",
        )?;
        let places = places.as_array().context("places")?;
        if let Some(place) = places.get((n * 17 + 5) % places.len().max(1)) {
            let at = |n: usize| place[n].as_f64().unwrap_or(0.0);
            browser.click((at(0), at(1)))?;
        }
        sleep(Duration::from_millis(50));
    }
    anyhow::bail!("eighty clicks make no wrong move");
}

/// Presses a tool: the hint is the first, the solution the second. That which turns a piece does not count.
fn press(browser: &Browser, tool: usize) -> anyhow::Result<()> {
    browser.script(&format!(
        "document.querySelectorAll('.tools .tool:not(.strong)')[{tool}].click()"
    ))?;
    Ok(())
}

fn type_move(browser: &Browser, text: &str) -> anyhow::Result<()> {
    let text = Value::from(text);
    browser.script(&format!(
        "const input = document.querySelector('.typed input'); input.value = {text}; \
         input.dispatchEvent(new Event('input', {{ bubbles: true }})); document.querySelector('.typed button').click()"
    ))?;
    Ok(())
}

/// How the list marks a puzzle.
fn mark(browser: &Browser, list: &str, number: usize) -> anyhow::Result<String> {
    browser.go(list)?;
    let tile = format!(
        "return document.querySelectorAll('.tile')[{}]?.className",
        number - 1
    );
    let class = browser.wait(&tile)?;
    let class = class.as_str().unwrap_or_default();
    Ok(class.trim_start_matches("tile").trim().to_owned())
}
