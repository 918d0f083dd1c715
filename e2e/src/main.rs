//! Plays the web app in a real browser. `cargo xtask e2e` builds everything and runs it.
#![allow(clippy::print_stdout, reason = "a program for people")]

mod driver;
mod editing;

use std::{
    io::{BufRead as _, BufReader},
    process::{Command, Stdio},
    thread::sleep,
    time::{Duration, Instant},
};

use anyhow::{Context as _, ensure};
use driver::{Browser, Running};
use serde_json::Value;

/// What is tested: a name, and what to do at the address of the app.
type Scenario = (&'static str, fn(&Browser, &str) -> anyhow::Result<()>);

const SCENARIOS: &[Scenario] = &[
    ("every game by mouse, with a reload in the middle", by_mouse),
    ("every game by keys alone", by_keys),
    ("undo leads back to the start", undo),
    ("language and theme are kept", settings),
    ("the app works without a network", offline),
];

fn main() -> anyhow::Result<()> {
    let program = std::env::args().nth(1);
    let program = program.context("usage: quartet-e2e PATH-OF-QUARTET")?;
    let mut command = Command::new(program);
    command
        .args(["serve", "--no-open", "--listen", "127.0.0.1:0"])
        .stdout(Stdio::piped());
    let mut server = Running::start(&mut command)?;
    let out = server
        .0
        .stdout
        .take()
        .context("the server says something")?;
    let mut line = String::new();
    BufReader::new(out).read_line(&mut line)?;
    let app = line.trim().rsplit(' ').next().unwrap_or_default();
    let app = app.trim_end_matches('/').to_owned();
    let scenarios = || SCENARIOS.iter().chain(editing::SCENARIOS);
    for (name, scenario) in scenarios() {
        let start = Instant::now();
        let browser = Browser::start(1200, 900)?;
        scenario(&browser, &app).with_context(|| (*name).to_owned())?;
        let console = browser.console()?;
        ensure!(console.is_empty(), "{name}: the console says {console:?}");
        println!("ok   {name} ({:.1} s)", start.elapsed().as_secs_f64());
    }
    println!("{} passed, 0 failed", scenarios().count());
    Ok(())
}

/// The games, as the page at the beginning offers them.
fn games(browser: &Browser, app: &str) -> anyhow::Result<Vec<String>> {
    browser.go(&format!("{app}/"))?;
    let found = browser.wait(
        "const all = [...document.querySelectorAll('.card .button')].map((link) => link.getAttribute('href')); \
         return all.length ? all : null",
    )?;
    let links = found.as_array().context("links")?;
    let links: Vec<String> = links
        .iter()
        .filter_map(|link| link.as_str().map(str::to_owned))
        .collect();
    ensure!(links.len() >= 4, "four games are offered: {links:?}");
    Ok(links)
}

/// Begins a game against level 1.
fn begin(browser: &Browser, app: &str, link: &str) -> anyhow::Result<()> {
    browser.go(&format!("{app}{link}"))?;
    browser.wait("return document.querySelector('input[type=range]') !== null")?;
    browser.script(
        "const level = document.querySelector('input[type=range]'); level.value = 1; \
         level.dispatchEvent(new Event('input', { bubbles: true })); document.querySelector('.start-bar button').click()",
    )?;
    browser.wait("return document.querySelector('.board-box svg') !== null")?;
    Ok(())
}

/// How many events the list shows.
fn events(browser: &Browser) -> anyhow::Result<u64> {
    let count = browser.script("return document.querySelectorAll('.moves li').length")?;
    count.as_u64().context("a number")
}

fn is_over(browser: &Browser) -> anyhow::Result<bool> {
    Ok(browser.script("return document.querySelector('.ending') !== null")? == Value::Bool(true))
}

/// Waits until somebody may point at something, or the game is over.
fn wait_for_turn(browser: &Browser) -> anyhow::Result<()> {
    browser.wait(
        "return document.querySelector('.ending') !== null || (document.querySelector('.thinking.on') === null \
         && document.querySelector('.board-box [data-target]') !== null)",
    )?;
    Ok(())
}

/// Clicks on what is offered until the list of moves grows.
fn move_by_mouse(browser: &Browser, seed: usize) -> anyhow::Result<()> {
    let before = events(browser)?;
    for n in 0..60 {
        wait_for_turn(browser)?;
        if is_over(browser)? || events(browser)? > before {
            return Ok(());
        }
        let places = browser.script(
            "return [...document.querySelectorAll('.board-box [data-target]')].map((e) => { \
             const r = e.getBoundingClientRect(); return [r.left + r.width / 2, r.top + r.height / 2] })",
        )?;
        let places = places.as_array().context("places")?;
        let place = &places[(seed * 31 + n * 17) % places.len()];
        let at = |n: usize| place[n].as_f64().unwrap_or(0.0);
        browser.click(at(0), at(1))?;
    }
    anyhow::bail!("sixty clicks make no move");
}

fn by_mouse(browser: &Browser, app: &str) -> anyhow::Result<()> {
    for link in games(browser, app)? {
        begin(browser, app, &link)?;
        for n in 0..6 {
            move_by_mouse(browser, n).with_context(|| link.clone())?;
        }
        wait_for_turn(browser)?;
        let before = events(browser)?;
        let here = browser.script("return location.href")?;
        browser.go(here.as_str().context("an address")?)?;
        browser.wait("return document.querySelector('.board-box svg') !== null")?;
        ensure!(events(browser)? >= before, "{link}: moves are lost");
        for n in 6..9 {
            if !is_over(browser)? {
                move_by_mouse(browser, n).with_context(|| link.clone())?;
            }
        }
    }
    Ok(())
}

fn by_keys(browser: &Browser, app: &str) -> anyhow::Result<()> {
    const PAGE_DOWN: char = '\u{e00f}';
    const ENTER: char = '\u{e007}';
    for link in games(browser, app)? {
        begin(browser, app, &link)?;
        wait_for_turn(browser)?;
        let before = events(browser)?;
        browser.script("document.querySelector('.board-box').focus()")?;
        let mut tries = 0;
        while events(browser)? == before {
            tries += 1;
            ensure!(tries < 20, "{link}: keys make no move");
            browser.keys(&format!("{PAGE_DOWN}{ENTER}"))?;
            sleep(Duration::from_millis(60));
        }
    }
    Ok(())
}

fn undo(browser: &Browser, app: &str) -> anyhow::Result<()> {
    for link in games(browser, app)? {
        begin(browser, app, &link)?;
        for n in 0..3 {
            move_by_mouse(browser, n)?;
        }
        let start = Instant::now();
        while browser.script(
            "const undo = document.querySelector('.tools .tool:not(.strong)'); if (undo.disabled) return false; undo.click(); \
             return true",
        )? == Value::Bool(true)
        {
            ensure!(
                start.elapsed() < Duration::from_secs(10),
                "{link}: undo has no end"
            );
        }
        let own =
            browser.script("return document.querySelectorAll('.moves li:not(.minor)').length")?;
        // What the other side did before one's first move stays.
        ensure!(
            own.as_u64().is_some_and(|own| own < 12),
            "{link}: {own} moves stay"
        );
    }
    Ok(())
}

fn settings(browser: &Browser, app: &str) -> anyhow::Result<()> {
    browser.go(&format!("{app}/settings"))?;
    browser.wait("return document.querySelectorAll('select').length > 2")?;
    browser.script(
        "const set = (n, value) => { const s = document.querySelectorAll('select')[n]; s.value = value; \
         s.dispatchEvent(new Event('change', { bubbles: true })) }; set(0, 'dark'); set(2, 'ro')",
    )?;
    for _ in 0..2 {
        browser.wait(
            "const page = document.documentElement; return page.lang === 'ro' && page.dataset.theme === 'dark'",
        )?;
        browser.go(&format!("{app}/"))?;
        browser.wait("return document.querySelector('.card') !== null")?;
    }
    Ok(())
}

fn offline(browser: &Browser, app: &str) -> anyhow::Result<()> {
    let games = games(browser, app)?;
    browser.wait("return navigator.serviceWorker.controller !== null")?;
    browser.offline()?;
    begin(browser, app, &games[0])?;
    move_by_mouse(browser, 1)?;
    // The engine answers too.
    let moves = "return document.querySelectorAll('.moves li:not(.minor)').length >= 2";
    browser.wait(moves)?;
    Ok(())
}
