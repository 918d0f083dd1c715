use std::{thread::sleep, time::Duration};

use anyhow::{Context as _, ensure};
use serde_json::Value;

use crate::{browser::Browser, visit::Visit};

/// Solves the first tasks of every game that has a course, gets one wrong on the way, and reads the rules.
pub(crate) fn learn(visit: &Visit<'_>) -> anyhow::Result<()> {
    let (browser, app) = (visit.browser, visit.app);
    // Pictures move unless somebody has asked for none.
    visit.with_usual_settings()?;
    browser.go(&format!("{app}/learn"))?;
    let found = browser.wait(
        "const all = [...document.querySelectorAll('.card .primary')].map((link) => link.getAttribute('href')); \
         return all.length ? all : null",
    )?;
    let links = found.as_array().context("links")?;
    let links: Vec<&str> = links.iter().filter_map(Value::as_str).collect();
    ensure!(links.iter().all(|link| link.ends_with("/1")), "{links:?}");
    let mut wrong = 0;
    for link in &links {
        let course = link.trim_end_matches("/1");
        browser.go(&format!("{app}{link}"))?;
        for task in 1..=2 {
            wrong += solve(browser, task).with_context(|| format!("{course}, task {task}"))?;
            browser.wait("return document.querySelector('.lesson .dots .here.done') !== null")?;
            browser.script("document.querySelector('.notice.good .primary').click()")?;
            let address = format!("{course}/{}", task + 1);
            browser.wait(&format!("return location.pathname === '{address}'"))?;
        }
        // What has been learnt is kept.
        browser.go(&format!("{app}{course}"))?;
        browser.wait("return document.querySelectorAll('.tasks li.done').length === 2")?;
        read_rules(browser, app, course).with_context(|| format!("{course}, rules"))?;
    }
    ensure!(wrong > 0, "nothing was ever wrong");
    // Whoever wants nothing to move sees what happens in two pictures.
    visit.begin()?;
    for link in &links {
        let course = link.trim_end_matches("/1");
        browser.go(&format!("{app}{course}/rules"))?;
        browser.wait("return document.querySelectorAll('.rules .section svg').length > 3")?;
        let alike = browser.script(
            "const all = [...document.querySelectorAll('.moving')].filter((m) => m.querySelector('button')); \
             return all.filter((m) => { const [a, b] = m.querySelectorAll('.frame svg'); \
             return !b || a.innerHTML.replaceAll(/ id=\"[^\"]*\"/g, '') === b.innerHTML.replaceAll(/ id=\"[^\"]*\"/g, '') }).length",
        )?;
        ensure!(
            alike == 0,
            "{course}: {alike} pictures show nothing happening"
        );
    }
    Ok(())
}

/// Points at what is offered until the task is solved. Returns how often it was wrong.
fn solve(browser: &Browser, seed: usize) -> anyhow::Result<usize> {
    let mut wrong = 0;
    browser.wait("return document.querySelector('.lesson .board-box svg') !== null")?;
    for n in 0..150 {
        let state = browser.script(
            "if (document.querySelector('.notice.good')) return 'good'; \
             const again = document.querySelector('.notice.bad button'); if (again) { again.click(); return 'bad' } \
             return 'asked'",
        )?;
        match state.as_str() {
            Some("good") => return Ok(wrong),
            Some("bad") => wrong += 1,
            _ => {}
        }
        let places = browser.script(
            "return [...document.querySelectorAll('.board-box [data-target]')].map((e) => { \
             const r = e.getBoundingClientRect(); return [r.left + r.width / 2, r.top + r.height / 2] })",
        )?;
        let places = places.as_array().context("places")?;
        if places.is_empty() {
            // What follows the answer is still to come.
            sleep(Duration::from_millis(100));
            continue;
        }
        // Whoever has tried long enough looks at the solution.
        if n > 40 {
            browser
                .script("document.querySelectorAll('.lesson-tools .buttons button')[1].click()")?;
            continue;
        }
        let place = &places[(seed * 7 + n * 5) % places.len()];
        let at = |n: usize| place[n].as_f64().unwrap_or(0.0);
        browser.click((at(0), at(1)))?;
    }
    anyhow::bail!("the task is not solved");
}

/// The pictures of the rules move, stop and go step by step.
fn read_rules(browser: &Browser, app: &str, course: &str) -> anyhow::Result<()> {
    const PICTURE: &str =
        "[...document.querySelectorAll('.moving')].find((m) => m.querySelector('button'))";
    let picture = || {
        let html = format!("return {PICTURE}.querySelector('.frame').innerHTML");
        browser.script(&html)
    };
    browser.go(&format!("{app}{course}/rules"))?;
    browser.wait("return document.querySelectorAll('.rules .section svg').length > 3")?;
    browser.script(&format!("{PICTURE}.scrollIntoView()"))?;
    let first = picture()?;
    browser.wait(&format!(
        "return {PICTURE}.querySelector('.told').textContent !== ''"
    ))?;
    ensure!(picture()? != first, "it does not move");
    browser.script(&format!("{PICTURE}.querySelectorAll('button')[1].click()"))?;
    let stopped = picture()?;
    sleep(Duration::from_millis(1800));
    ensure!(picture()? == stopped, "it does not stop");
    browser.script(&format!("{PICTURE}.querySelectorAll('button')[2].click()"))?;
    browser.wait(&format!(
        "return {PICTURE}.querySelector('.frame svg') !== null"
    ))?;
    ensure!(picture()? != stopped, "it makes no step");
    Ok(())
}
