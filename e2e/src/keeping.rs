//! What must not be lost, and what must be taken back.

use anyhow::ensure;
use quartet_game::Seat;
use quartet_games::GAMES;
use quartet_host::TimeControl;
use quartet_web::{Route, Session, Who};
use serde_json::json;

use crate::{
    browser::Browser,
    hand::Hand,
    running::Running,
    visit::{Visit, against_computer},
};

/// Undo leads back to the first move of whoever plays.
pub(crate) fn undo(visit: &Visit<'_>) -> anyhow::Result<()> {
    let button = ".tools .tool:not(.strong)";
    for game in GAMES {
        let id = game.info().id;
        let table = visit.open(*game, "", &against_computer, TimeControl::Untimed)?;
        table.turn(Hand::Mouse)?;
        let before = table.session()?.table.position();
        table.play_some(Hand::Mouse, 4, 3)?;
        table.turn(Hand::Mouse)?;
        let mut steps = 0;
        while !visit
            .browser
            .is(&format!("document.querySelector('{button}').disabled"))?
        {
            Hand::Mouse.press(visit.browser, button)?;
            table.turn(Hand::Mouse)?;
            steps += 1;
            ensure!(steps < 20, "{id}: undo has no end");
        }
        let session = table.session()?;
        let movers = session.table.movers();
        ensure!(
            !movers.contains(&Some(Seat::new(0))),
            "{id}: {movers:?} is left"
        );
        ensure!(
            session.table.position() == before,
            "{id}: not the same beginning"
        );
    }
    Ok(())
}

/// After the first visit the app needs nobody: the server is gone.
pub(crate) fn offline(visit: &Visit<'_>) -> anyhow::Result<()> {
    let (server, app) = Running::serve(visit.program)?;
    let alone = Visit {
        browser: visit.browser,
        app: &app,
        ..*visit
    };
    alone.begin()?;
    alone.go(&Route::Home)?;
    wait_until_kept(visit.browser)?;
    drop(server);
    alone.go(&Route::Home)?;
    visit.browser.wait_for(".card")?;
    // A language that nobody has used yet.
    alone.go(&Route::Settings)?;
    alone.choose("language", "ro")?;
    visit
        .browser
        .wait("return document.documentElement.lang === 'ro'")?;
    // The words by which one learns are there as well, also when another language is chosen later.
    let rules = Route::Rules(GAMES[0].info().id.to_owned());
    alone.go(&rules)?;
    visit.browser.wait_for(".rules .section")?;
    let words = ".rules .section .words";
    let romanian = alone.text(words)?;
    alone.go(&Route::Settings)?;
    alone.choose("language", "fr")?;
    visit
        .browser
        .wait("return document.documentElement.lang === 'fr'")?;
    visit.browser.script(&format!(
        "history.pushState(null, '', '{rules}'); dispatchEvent(new PopStateEvent('popstate'))"
    ))?;
    visit.browser.wait_for(words)?;
    let french = alone.text(words)?;
    ensure!(
        french != romanian && !french.contains("-rules-"),
        "{french} is no French"
    );
    alone.go(&Route::Settings)?;
    // One that is gone leaves the setting as it was.
    visit.browser.script(
        "return caches.open('quartet-words').then(async (kept) => { for (const file of await kept.keys()) \
         if (/words-(pl|en-learn)-/.test(file.url)) await kept.delete(file) })",
    )?;
    visit.browser.cdp("Network.clearBrowserCache", json!({}))?;
    alone.choose("language", "")?;
    visit
        .browser
        .wait("return document.documentElement.lang === 'en'")?;
    alone.choose("language", "pl")?;
    visit.browser.wait_for(".toast")?;
    visit
        .browser
        .wait("return document.querySelector('[name=language]').value === ''")?;
    // Nor is there anything to learn by without its words, and that is said.
    visit.browser.go(&format!("{app}{rules}"))?;
    visit.browser.wait_for(".toast")?;
    ensure!(alone.count("main > *")? == 0, "there are no words for this");
    for game in GAMES {
        alone.go(&Route::New(game.info().id.to_owned()))?;
        visit.browser.wait_for(".start-bar button")?;
    }
    let table = alone.start(Hand::Mouse)?;
    // The engine answers too.
    table.play_some(Hand::Mouse, 2, 3)?;
    without_engine(&alone)
}

/// Who makes a move before the engine has come is told so, and it answers when it is there.
fn without_engine(visit: &Visit<'_>) -> anyhow::Result<()> {
    const MOVE: &str = "const [from, to] = arguments; return (async () => { \
         const put = await caches.open(to); for (const name of await caches.keys()) { \
         if (name === to || (from !== '' && name !== from)) continue; const kept = await caches.open(name); \
         for (const file of await kept.keys()) if (/.(engine|worker)-/.test(file.url)) { \
         await put.put(file, await kept.match(file)); await kept.delete(file) } } \
         return (await caches.keys()).find((name) => /^quartet-(?!words)/.test(name)) })()";
    let browser = visit.browser;
    let version = browser.script_with(MOVE, &json!(["", "aside"]))?;
    browser.cdp("Network.clearBrowserCache", json!({}))?;
    visit.go(&Route::New(GAMES[0].info().id.to_owned()))?;
    let table = visit.start(Hand::Mouse)?;
    let first = table.turn(Hand::Mouse)?;
    let session = first.ok_or_else(|| anyhow::anyhow!("nobody is on the move"))?;
    let text = table.think(&session, 3)?;
    table.play(Hand::Mouse, session, &text)?;
    browser.wait_for(".toast")?;
    browser.script_with(MOVE, &json!(["aside", version]))?;
    browser.wait("return document.querySelector('.toast') === null")?;
    browser.wait("return document.querySelectorAll('.moves li').length >= 2")?;
    Ok(())
}

fn wait_until_kept(browser: &Browser) -> anyhow::Result<()> {
    browser.wait("return navigator.serviceWorker.controller !== null")?;
    // The engine and the words come last.
    browser.wait(
        "return (async () => { const words = ['en', 'ro', 'pl', 'fr', 'de'].flatMap((code) => [`/words-${code}-[0-9a-f]`, `/words-${code}-learn-`]); \
         let missing = ['/worker-', ...words]; \
         for (const name of await caches.keys()) { const kept = await (await caches.open(name)).keys(); \
         missing = missing.filter((part) => !kept.some((file) => file.url.match(part))) } return missing.length === 0 })()",
    )?;
    Ok(())
}

/// A clock that has run out ends the game. Nobody waits ten minutes: the time of the browser is put forward.
pub(crate) fn clock(visit: &Visit<'_>) -> anyhow::Result<()> {
    const SKIP: &str = "const real = Date.now; let skipped = 0; Date.now = () => real() + skipped; \
                        window.skip = (ms) => { skipped += ms }";
    let added = visit.browser.cdp(
        "Page.addScriptToEvaluateOnNewDocument",
        json!({ "source": SKIP }),
    )?;
    let outcome = run_out(visit);
    visit
        .browser
        .cdp("Page.removeScriptToEvaluateOnNewDocument", added)?;
    outcome
}

fn run_out(visit: &Visit<'_>) -> anyhow::Result<()> {
    let game = GAMES[0];
    let ten_minutes = TimeControl::Sudden(600_000);
    let table = visit.open(game, "", &|_| Who::Person, ten_minutes)?;
    let clock = |n: usize| visit.text(&format!(".player:nth-child({n}) .clock"));
    let first = clock(1)?;
    ensure!(first.starts_with("10:00"), "a clock shows {first}");
    table.play_some(Hand::Mouse, 1, 3)?;
    // Whoever begins has lost nothing; now the other one's time runs.
    visit.browser.script("skip(5 * 60000)")?;
    visit.browser.wait(
        "return document.querySelector('.player:nth-child(2) .clock').textContent.startsWith('4:')",
    )?;
    table.play_some(Hand::Mouse, 1, 3)?;
    visit.browser.script("skip(9 * 60000 + 55000)")?;
    visit
        .browser
        .wait("return document.querySelector('.clock.low') !== null")?;
    visit.browser.script("skip(6000)")?;
    visit.browser.wait_for(".ending")?;
    let session = table.session()?;
    let ending = session.table.ending();
    ensure!(
        ending
            .is_some_and(|ending| ending.why == quartet_game::why::TIME
                && ending.winners.contains(Seat::new(1))),
        "it ended otherwise: {ending:?}"
    );
    Ok(())
}

/// Begins a game, leaves it and comes back to it, all in the same page. Says so once that it is not kept.
fn play_without_keeping(visit: &Visit<'_>) -> anyhow::Result<()> {
    let browser = visit.browser;
    for (n, game) in GAMES.iter().enumerate() {
        Hand::Mouse.press(browser, ".brand")?;
        browser.wait_for(&format!(".card:nth-child({}) .button", n + 1))?;
        Hand::Mouse.press(browser, &format!(".card:nth-child({}) .button", n + 1))?;
        browser.wait_for(".start-bar button")?;
        Hand::Mouse.press(browser, ".start-bar button")?;
        browser.wait_for(".board-box svg")?;
        let said = visit.count(".toast")?;
        ensure!(
            said == u64::from(n == 0),
            "{}: said {said} times",
            game.info().id
        );
        if n == 0 {
            Hand::Mouse.press(browser, ".toast .button")?;
        }
        Hand::Mouse.press(browser, ".brand")?;
        browser.wait_for(".going-on .button")?;
        ensure!(visit.count(".games li")? == n as u64 + 1);
        Hand::Mouse.press(browser, ".going-on .button")?;
        browser.wait_for(".board-box svg")?;
    }
    Ok(())
}

/// Whoever lets pages keep nothing can play, too.
pub(crate) fn blocked(visit: &Visit<'_>) -> anyhow::Result<()> {
    let block = json!({ "profile.default_content_setting_values.cookies": 2 });
    let browser = Browser::start_with(block)?;
    let visit = Visit {
        browser: &browser,
        ..*visit
    };
    visit.go(&Route::Home)?;
    let is_blocked = "(() => { try { return !localStorage } catch { return true } })()";
    ensure!(browser.is(is_blocked)?, "the browser keeps things");
    ensure!(visit.count(".toast")? == 0, "nothing is lost yet");
    play_without_keeping(&visit)?;
    let console = browser.console()?;
    ensure!(console.is_empty(), "the console says {console:#?}");
    Ok(())
}

/// A full storage stops nobody.
pub(crate) fn full(visit: &Visit<'_>) -> anyhow::Result<()> {
    visit.browser.script(
        "for (let size = 1 << 22; size >= 1; size >>= 1) for (let n = 0; ; n++) \
         try { localStorage.setItem(`full.${size}.${n}`, 'x'.repeat(size)) } catch { break }",
    )?;
    visit.go(&Route::Home)?;
    play_without_keeping(visit)
}

/// Games are deleted only by whoever says that twice, and not at the same place.
pub(crate) fn deleting(visit: &Visit<'_>) -> anyhow::Result<()> {
    let browser = visit.browser;
    for game in &GAMES[..3] {
        visit.open(*game, "", &|_| Who::Person, TimeControl::Untimed)?;
    }
    visit.go(&Route::Home)?;
    let bin = browser.middle("#forget-0")?;
    browser.click(bin)?;
    browser.wait_for(".doubt")?;
    // Whoever presses twice by mistake is not heard the second time, or meets what keeps the game.
    browser.click(bin)?;
    browser.script("document.querySelector('.doubt .primary')?.click()")?;
    browser.wait("return document.querySelector('.doubt') === null")?;
    ensure!(visit.count(".games li")? == 3, "a second press deletes");
    Hand::Keys.press(browser, "#forget-1")?;
    browser.wait("return document.activeElement.id === 'keep-1'")?;
    Hand::Keys.press(browser, ".doubt .button:not(.primary)")?;
    browser.wait("return document.querySelectorAll('.games li').length === 2")?;
    browser.wait("return document.activeElement.id === 'your-games'")?;
    let year = "return document.querySelector('.games .muted').textContent.includes(new Date().getFullYear())";
    browser.wait(year)?;
    Ok(())
}

/// A tab that is behind follows the other and never overwrites what it has kept. A pause is kept.
pub(crate) fn two_tabs(visit: &Visit<'_>) -> anyhow::Result<()> {
    let control = TimeControl::Sudden(600_000);
    let table = visit.open(GAMES[0], "", &|_| Who::Person, control)?;
    let key = format!("quartet.game.{}", table.id);
    // What the other tab does: goes on from what is kept.
    let other = |act: &dyn Fn(&mut Session)| -> anyhow::Result<usize> {
        let mut session = table.session()?;
        let before = session.save(0.0);
        act(&mut session);
        let saved = session.keep(Some(&before), 1.0);
        let saved = saved.ok_or_else(|| anyhow::anyhow!("nothing is newer"))?;
        visit.keep(&key, &serde_json::to_string(&saved)?)?;
        Ok(session.table.len())
    };
    let play = |session: &mut Session| {
        let text = session.table.legal()[0].clone();
        let _ = session.play(&text, 0);
    };
    let follows = |moves: usize| {
        visit.browser.wait(&format!(
            "return document.querySelectorAll('.moves li').length === {moves}"
        ))
    };
    // It is told.
    let moves = other(&play)?;
    visit
        .browser
        .script("dispatchEvent(new StorageEvent('storage'))")?;
    follows(moves)?;
    // It finds out when its clock, which runs now, is kept.
    let moves = other(&play)?;
    follows(moves)?;
    // It is asked to keep a move that came too late.
    let late = table.session()?.table.legal()[1].clone();
    let moves = other(&play)?;
    visit.browser.script_with(
        "const field = document.querySelector('.typed input'); field.value = arguments[0]; \
         field.dispatchEvent(new Event('input')); field.form.requestSubmit()",
        &json!([late]),
    )?;
    follows(moves)?;
    ensure!(table.len()? == moves, "something was overwritten");

    visit.press("Pause")?;
    visit.go(&visit.route()?)?;
    visit.browser.wait_for(".cover .button")?;
    let time = visit.text(".player.turn .clock")?;
    std::thread::sleep(std::time::Duration::from_millis(1200));
    ensure!(visit.text(".player.turn .clock")? == time, "time runs");
    visit.press("Go on")?;
    visit
        .browser
        .wait("return document.querySelector('.cover') === null")?;
    Ok(())
}
