//! What the app costs, measured where people have it.

use std::{
    sync::OnceLock,
    time::{Duration, Instant},
};

use anyhow::{Context as _, ensure};
use quartet_game::Seat;
use quartet_games::GAMES;
use quartet_host::{AnyGame, Record, TimeControl};
use quartet_web::{Job, News, Route, Task, What, Who, work};
use serde_json::{Value, json};

use crate::{
    browser::Browser,
    hand::Hand,
    running::Running,
    visit::{Visit, new_game},
};

/// What a first visit may cost: bytes, and milliseconds until somebody can do something.
const BYTES: f64 = 600_000.0;
const USABLE: f64 = 2000.0;
/// How long the page may be busy with one thing, in milliseconds.
const BUSY: f64 = 50.0;
/// How fast the engine must be in a browser, compared with outside of it.
const SPEED: f64 = 0.5;
/// How long the engine searches for its speed, in milliseconds.
const SEARCH: f64 = 2500.0;

/// Notes when the games can be chosen and everything that came before is done.
const WATCH_START: &str = "
new MutationObserver((_, watch) => {
  if (!document.querySelector('.card .button') || window.usableAt) return;
  watch.disconnect();
  requestAnimationFrame(() => setTimeout(() => { window.usableAt = performance.now() }));
}).observe(document, { childList: true, subtree: true });
";

/// Notes what keeps the page busy, with what the browser says about why.
const WATCH_TASKS: &str = "
window.tasks = []; window.frames = [];
new PerformanceObserver((list) => list.getEntries().forEach((e) => tasks.push(e.duration))).observe({ type: 'longtask' });
new PerformanceObserver((list) => list.getEntries().forEach((e) => frames.push([e.duration, Math.max(0, ...e.scripts.map((s) => s.duration)), e.scripts.map((s) => `${s.invoker} ${s.duration.toFixed(0)} ms (layout ${s.forcedStyleAndLayoutDuration.toFixed(0)}, waiting ${s.pauseDuration.toFixed(0)})`).join(', ')]))).observe({ type: 'long-animation-frame' });
";

/// Measures everything and fails if something is too slow or too large.
pub(crate) fn run(program: &str) -> anyhow::Result<()> {
    let (_server, app) = Running::serve(program)?;
    let browser = Browser::start()?;
    let visit = Visit {
        browser: &browser,
        app: &app,
        program,
        axe: "",
    };
    let mut faults = Vec::new();
    let mut judge = |what: &str, value: f64, unit: &str, good: bool| {
        let verdict = if good { "" } else { "  TOO MUCH" };
        println!("{what:<44} {value:>10.2} {unit}{verdict}");
        if !good {
            faults.push(what.to_owned());
        }
    };
    let (bytes, usable) = first_visit(&visit)?;
    judge("first visit", bytes, "bytes", bytes < BYTES);
    judge(
        "usable at a quarter of the speed",
        usable,
        "ms",
        usable < USABLE,
    );
    for game in GAMES {
        let id = game.info().id;
        let (longest, why) = longest_task(&visit, *game)?;
        judge(
            &format!("{id}: longest task at level 10"),
            longest,
            "ms",
            longest < BUSY,
        );
        if !why.is_empty() {
            println!("  {why}");
        }
    }
    for game in GAMES {
        let id = game.info().id;
        let (there, here) = speeds(&visit, *game)?;
        println!(
            "{id}: {:.0} nodes/s in the browser, {:.0} outside",
            there * 1e3,
            here * 1e3
        );
        judge(
            &format!("{id}: speed in the browser"),
            there / here,
            "of native",
            there / here >= SPEED,
        );
    }
    ensure!(faults.is_empty(), "not good enough: {}", faults.join(", "));
    Ok(())
}

/// Bytes that are sent for a first visit, and milliseconds until the page can be used on a slow device.
fn first_visit(visit: &Visit<'_>) -> anyhow::Result<(f64, f64)> {
    let browser = visit.browser;
    let source = json!({ "source": WATCH_START });
    let watch = browser.cdp("Page.addScriptToEvaluateOnNewDocument", source)?;
    let mut times = Vec::new();
    let mut bytes = 0.0;
    for _ in 0..5 {
        visit.begin()?;
        browser.cdp("Network.clearBrowserCache", json!({}))?;
        browser.cdp("Emulation.setCPUThrottlingRate", json!({ "rate": 4 }))?;
        visit.go(&Route::Home)?;
        let at = browser.wait("return window.usableAt ?? null")?;
        times.push(at.as_f64().context("a time")?);
        browser.cdp("Emulation.setCPUThrottlingRate", json!({ "rate": 1 }))?;
        let sent = browser.script(
            "return [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
               .reduce((sum, e) => sum + e.transferSize, 0)",
        )?;
        bytes = sent.as_f64().context("bytes")?;
    }
    browser.cdp("Page.removeScriptToEvaluateOnNewDocument", watch)?;
    times.sort_by(f64::total_cmp);
    Ok((bytes, times[times.len() / 2]))
}

/// What kept the page busy for longest while somebody played the strongest level.
fn longest_task(visit: &Visit<'_>, game: &'static dyn AnyGame) -> anyhow::Result<(f64, String)> {
    visit.begin()?;
    visit.with_usual_settings()?;
    let who = |seat: Seat| match seat.number() {
        0 => Who::Person,
        _ => Who::Engine(10),
    };
    let table = visit.open(game, "", &who, TimeControl::Untimed)?;
    visit.browser.script(WATCH_TASKS)?;
    table.play_some(Hand::Mouse, 6, 3)?;
    table.turn(Hand::Mouse)?;
    let found = visit.browser.script("return [tasks, frames]")?;
    let tasks = found[0].as_array().into_iter().flatten();
    let longest = tasks.filter_map(Value::as_f64).fold(0.0, f64::max);
    let frames = found[1].as_array().into_iter().flatten();
    let frames = frames.filter(|frame| frame[1].as_f64().is_some_and(|time| time >= BUSY / 2.0));
    let why: Vec<&str> = frames.filter_map(|frame| frame[2].as_str()).collect();
    Ok((longest, why.join("\n  ")))
}

/// Thousands of nodes per second in the worker of the browser, and outside of it.
fn speeds(visit: &Visit<'_>, game: &'static dyn AnyGame) -> anyhow::Result<(f64, f64)> {
    let mut session = new_game(game, "", &|_| Who::Person, TimeControl::Untimed)?;
    while session.table.len() < 14 {
        let legal = session.table.legal();
        let text = &legal[session.table.len() * 7 % legal.len()];
        session
            .play(text, 0)
            .map_err(|refusal| anyhow::anyhow!("{}", refusal.code))?;
    }
    let job = |time: f64| Job {
        number: 1,
        record: Record::of(&*session.table).to_string(),
        at: session.table.len(),
        task: Task::Lines { count: 1, time },
    };
    // The first search takes its memory and is not measured.
    let _ = native(&job(100.0))?;
    let here = native(&job(SEARCH))?;
    visit.go(&Route::Home)?;
    let there = visit.browser.script_with(
        "const [warm, job] = arguments;
         return (async () => {
           const boot = document.querySelector('script[type=module]').src;
           const text = await (await fetch(boot)).text();
           const worker = new Worker(new URL(text.match(/worker-[0-9a-f]+\\.js/)[0], boot), { type: 'module' });
           const run = (job) => new Promise((done) => {
             let start = 0;
             worker.onmessage = (event) => {
               const news = JSON.parse(event.data);
               if (news.done) done([event.data, performance.now() - start]);
             };
             start = performance.now();
             worker.postMessage(job);
           });
           await run(warm);
           const answer = await run(job);
           worker.terminate();
           return answer;
         })()",
        &json!([
            serde_json::to_string(&job(100.0))?,
            serde_json::to_string(&job(SEARCH))?
        ]),
    )?;
    let news: News = serde_json::from_str(there[0].as_str().context("news")?)?;
    let time = there[1].as_f64().context("a time")?;
    let What::Lines(_, nodes, _) = news.what else {
        anyhow::bail!("the worker says something else");
    };
    Ok((nodes as f64 / time, here))
}

/// Thousands of nodes per second of the same search outside of a browser.
fn native(job: &Job) -> anyhow::Result<f64> {
    let start = Instant::now();
    let mut nodes = None;
    work(GAMES, job, milliseconds, &mut |news| {
        if let (true, What::Lines(_, count, _)) = (news.done, &news.what) {
            nodes = Some(*count);
        }
    });
    let time = start.elapsed().max(Duration::from_millis(1));
    Ok(nodes.context("the engine says nothing")? as f64 / (time.as_secs_f64() * 1e3))
}

fn milliseconds() -> f64 {
    static START: OnceLock<Instant> = OnceLock::new();
    START.get_or_init(Instant::now).elapsed().as_secs_f64() * 1e3
}
