//! Dragging, directions by keys, and looking with a finger.

use std::time::Duration;

use anyhow::{Context as _, ensure};
use quartet_games::GAMES;
use quartet_host::{AnyGame, TimeControl};
use quartet_scene::{Grab, Show, Target};
use quartet_web::{Session, Who};

use crate::{
    browser::Place,
    hand::{Hand, key, tab_to},
    sights::{self, Kind},
    table::Table,
    visit::{Visit, new_game},
};

/// How many pixels a drag goes.
const FAR: f64 = 60.0;

/// A part of the picture that can be dragged, or that a drag can lead to.
struct Part {
    name: String,
    grab: Option<Grab>,
    toward: Option<(f64, f64)>,
    key: Option<char>,
}

/// What is drawn of the game.
fn parts(session: &Session) -> Vec<Part> {
    let mut parts = Vec::new();
    let scene = session.table.scene(&session.look(Show::PLAYING, None));
    scene.visit(&mut |node| {
        if node.grab.is_some() || node.toward.is_some() {
            let target = node.target.as_ref().map(|target| target.name().to_owned());
            let name = target.or_else(|| node.cell.clone());
            parts.extend(name.map(|name| Part {
                name,
                grab: node.grab,
                toward: node.toward.map(|way| (f64::from(way.x), f64::from(way.y))),
                key: node.key,
            }));
        }
    });
    parts
}

/// Something to drag with the way to go, and the move that this is.
fn a_drag(session: &mut Session) -> Option<(String, Part, String)> {
    for part in parts(session) {
        if part.grab != Some(Grab::Take) || !session.grab(&part.name) {
            continue;
        }
        for way in parts(session) {
            if way.toward.is_none() {
                continue;
            }
            let mut path = session.picked.clone();
            path.push(Target::spot(way.name.clone()));
            if let Some(text) = session.table.pointed_out(&path) {
                session.let_go();
                return Some((part.name, way, text));
            }
        }
        session.let_go();
    }
    None
}

fn after(from: Place, way: &Part, pixels: f64) -> Place {
    let (x, y) = way.toward.unwrap_or_default();
    let length = x.hypot(y);
    (from.0 + x / length * pixels, from.1 + y / length * pixels)
}

/// The games in which something is dragged in a direction, and those in which something is dragged to a place.
pub(crate) fn drag(visit: &Visit<'_>) -> anyhow::Result<()> {
    let browser = visit.browser;
    let (mut directions, mut places) = (0, 0);
    for game in GAMES {
        for mode in game.info().modes {
            let table = visit.open(*game, mode.options, &|_| Who::Person, TimeControl::Untimed)?;
            let Some(mut session) = table.turn(Hand::Mouse)? else {
                continue;
            };
            if let Some((name, way, text)) = a_drag(&mut session) {
                directions += 1;
                drag_in_direction(visit, &table, &name, &way, &text)
                    .with_context(|| format!("{} {}", game.info().id, mode.options))?;
            } else if let Some((name, goal, text)) = a_drop(&mut session) {
                places += 1;
                let from = Hand::Mouse
                    .find(browser, &name)?
                    .context("something to drag")?;
                let to = Hand::Mouse.find(browser, &goal)?.context("a goal")?;
                let half = ((from.0 + to.0) / 2.0, (from.1 + to.1) / 2.0);
                browser
                    .drag(&[from, half, to, to])
                    .and_then(|()| expect(&table, &text))
                    .with_context(|| format!("{} {}: {name}", game.info().id, mode.options))?;
            }
        }
    }
    ensure!(
        directions > 0 && places > 0,
        "nothing was dragged: {directions}, {places}"
    );
    Ok(())
}

/// From the top of every board to its bottom and back, arrow by arrow: no row of places is passed over, and the way back is
/// the way there.
pub(crate) fn arrows(visit: &Visit<'_>) -> anyhow::Result<()> {
    // The places in the column of the cursor's box, and those that the arrows met on the way down and up.
    let script = "const board = document.querySelector('.board-box'); board.focus(); \
        const press = (key) => board.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })); \
        const here = () => document.getElementById(board.getAttribute('aria-activedescendant')); \
        const height = (place) => { const r = place.getBoundingClientRect(); return Math.round((r.top + r.height / 2) / 8) }; \
        const run = (key) => { const met = []; for (;;) { const before = here(); press(key); if (here() === before) return met; met.push(height(here())) } }; \
        press('ArrowUp'); run('ArrowUp'); const top = height(here()); const down = run('ArrowDown'); const up = run('ArrowUp'); \
        const rows = new Set([...board.querySelectorAll('[data-x]')].map(height)); \
        return { rows: rows.size, down: down.length + 1, up: up.length + 1, back: height(here()) === top }";
    for game in GAMES {
        visit.open(*game, "", &|_| Who::Person, TimeControl::Untimed)?;
        visit.browser.wait_for(".board-box [data-x]")?;
        let met = visit.browser.script(script)?;
        let [rows, down, up] = ["rows", "down", "up"].map(|key| met[key].as_u64().unwrap_or(0));
        // One more where something stands beside the board at a height of its own.
        ensure!(
            rows > 1 && down == up && (down..=down + 1).contains(&rows) && met["back"] == true,
            "{}: {met}",
            game.info().id
        );
    }
    Ok(())
}

/// Whoever plays by keys is asked where the focus is, and finds it on the board when the answer is given; the same place
/// twice confirms a move.
pub(crate) fn focus(visit: &Visit<'_>) -> anyhow::Result<()> {
    const RESIGN: &str = ".tools button:last-child";
    let browser = visit.browser;
    let on_board = "return document.activeElement.matches('.board-box')";
    let asked = "return document.activeElement.closest('.message') !== null";
    let table = GAMES[1];
    visit.keep(
        "quartet.settings",
        r#"{"confirm":true,"animations":false,"sounds":false}"#,
    )?;
    visit.open(table, "", &|_| Who::Person, TimeControl::Untimed)?;
    tab_to(browser, ".board-box")?;
    browser.keys(key::PAGE_DOWN)?;
    browser.keys(key::ENTER)?;
    browser.wait_for(".message .primary")?;
    browser.keys(key::ENTER)?;
    browser.wait("return document.querySelectorAll('.moves li').length === 1")?;
    // Taken back by a button that can then not be pressed any more.
    tab_to(browser, ".tools button:not([disabled])")?;
    browser.keys(key::ENTER)?;
    browser.wait("return document.querySelectorAll('.moves li').length === 0")?;
    browser.wait(on_board).context("after undo")?;
    tab_to(browser, RESIGN)?;
    browser.keys(key::ENTER)?;
    browser.wait(asked)?;
    browser.keys(key::ENTER)?;
    browser.wait(on_board).context("after no")?;
    tab_to(browser, RESIGN)?;
    browser.keys(key::ENTER)?;
    browser.wait(asked)?;
    browser.script("document.querySelector('.message .primary').focus()")?;
    browser.keys(key::ENTER)?;
    browser.wait_for(".ending")?;
    browser.wait(on_board).context("after yes")?;
    Ok(())
}

/// Whoever points while a piece still flies means the place below it, not the one where the piece will lie.
pub(crate) fn flight(visit: &Visit<'_>) -> anyhow::Result<()> {
    let browser = visit.browser;
    // Everything that flies does so very slowly.
    let slowly = "const fly = Element.prototype.animate; \
        Element.prototype.animate = function (frames) { return fly.call(this, frames, 1e9) }";
    // What is pointed at all over the board while something flies, and what would be if it were not there.
    let look = "const board = document.querySelector('.board-box'); const box = board.getBoundingClientRect(); \
        const name = (e) => (e?.closest('[data-target]') ?? e?.closest('[data-cell]'))?.id ?? ''; \
        const names = () => { const all = []; for (let y = box.top; y < box.bottom; y += 6) for (let x = box.left; x < box.right; x += 6) \
            all.push(name(document.elementFromPoint(x, y))); return all }; \
        const motions = board.getAnimations({ subtree: true }); const flying = names(); \
        motions.forEach((motion) => { motion.effect.target.style.visibility = 'hidden' }); const without = names(); \
        return { motions: motions.length, wrong: flying.filter((name, n) => name !== without[n]) }";
    visit.keep(
        "quartet.settings",
        r#"{"animations":true,"confirm":false,"sounds":false}"#,
    )?;
    for game in GAMES {
        let session = sights::going_on(*game, "", 0, TimeControl::Untimed)?;
        let table = visit.open_kept(&session)?;
        browser.script(slowly)?;
        let mut seen = 0;
        for _ in 0..2 {
            let Some(session) = table.turn(Hand::Mouse)? else {
                break;
            };
            let text = table.think(&session, 3)?;
            table.play(Hand::Mouse, session, &text)?;
            let found = browser.script(look)?;
            ensure!(
                found["wrong"].as_array().is_some_and(Vec::is_empty),
                "{}: {text}: {found}",
                game.info().id
            );
            seen += found["motions"].as_u64().unwrap_or(0);
        }
        ensure!(seen > 0, "{}: nothing flies", game.info().id);
    }
    Ok(())
}

/// Something beside the board that can be dragged onto it, where to, and the move that this is.
fn a_drop(session: &mut Session) -> Option<(String, String, String)> {
    for part in parts(session) {
        if part.grab != Some(Grab::Take) || !session.grab(&part.name) {
            continue;
        }
        let goal = session.next().into_iter().find_map(|target| {
            let mut path = session.picked.clone();
            path.push(target.clone());
            Some((target, session.table.pointed_out(&path)?))
        });
        session.let_go();
        if let Some((target, text)) = goal {
            return Some((part.name, target.name().to_owned(), text));
        }
    }
    None
}

fn drag_in_direction(
    visit: &Visit<'_>,
    table: &Table<'_>,
    name: &str,
    way: &Part,
    text: &str,
) -> anyhow::Result<()> {
    let browser = visit.browser;
    let from = Hand::Mouse
        .find(browser, name)?
        .context("something to drag")?;
    // Outside of the board it is let go.
    browser.drag(&[
        from,
        after(from, way, 20.0),
        after(from, way, FAR),
        (2.0, 2.0),
    ])?;
    ensure!(
        table.session()?.table.is_empty(),
        "{text}: played although it was let go outside"
    );
    ensure!(
        visit.count(".board-box .picked")? == 0,
        "{text}: still held"
    );
    browser.drag(&[from, after(from, way, 20.0), after(from, way, FAR)])?;
    expect(table, text)
}

fn expect(table: &Table<'_>, text: &str) -> anyhow::Result<()> {
    let start = std::time::Instant::now();
    loop {
        let session = table.session()?;
        let movers = session.table.movers();
        if let Some(at) = movers.iter().position(Option::is_some) {
            let played = session.table.event(at);
            ensure!(
                played.as_deref() == Some(text),
                "{text} was dragged, {played:?} was played"
            );
            return Ok(());
        }
        ensure!(
            start.elapsed() < Duration::from_secs(10),
            "{text} was dragged, and nothing happens"
        );
        std::thread::sleep(Duration::from_millis(30));
    }
}

/// Whether dragging with a finger scrolls the page, and whether a finger that stays looks instead of playing.
pub(crate) fn fingers(visit: &Visit<'_>) -> anyhow::Result<()> {
    let browser = visit.browser;
    browser.as_telephone()?;
    let mut dragged = 0;
    for game in GAMES {
        let table = visit.open(*game, "", &|_| Who::Person, TimeControl::Untimed)?;
        let mut session = table.turn(Hand::Finger)?.context("somebody's turn")?;
        browser.script("scrollTo(0, 40)")?;
        // A finger that stays says what it is on, and plays nothing.
        let target = session
            .next()
            .into_iter()
            .find(|target| matches!(target, Target::Spot(_)));
        let target = target.context("something to point at")?;
        let at = Hand::Finger
            .find(browser, target.name())?
            .context("it is seen")?;
        let before = session.table.len();
        browser.touch(&[at], Duration::from_millis(700))?;
        browser.wait_for(".notice")?;
        ensure!(table.len()? == before, "a finger that stays plays");
        ensure!(
            visit.count(".message .button.primary")? == 0,
            "a finger that stays points"
        );
        let Some((name, way, text)) = a_drag(&mut session) else {
            continue;
        };
        dragged += 1;
        let scrolled = browser.script("return scrollY")?;
        let from = Hand::Finger
            .find(browser, &name)?
            .context("something to drag")?;
        let steps = [0.0, 15.0, 30.0, 45.0, FAR].map(|far| after(from, &way, far));
        browser.touch(&steps, Duration::ZERO)?;
        ensure!(
            browser.script("return scrollY")? == scrolled,
            "the page scrolled under the finger"
        );
        // Touch screens ask before they play.
        browser.wait_for(".message .button.primary")?;
        Hand::Finger.press(browser, ".message .button.primary")?;
        expect(&table, &text)?;
    }
    ensure!(dragged > 0, "nothing was dragged");
    hidden_things(visit)
}

/// A finger that stays, and the other button of the mouse, show what lies hidden below a place.
fn hidden_things(visit: &Visit<'_>) -> anyhow::Result<()> {
    let browser = visit.browser;
    let mut shown = 0;
    for game in GAMES {
        let session = sights::going_on(*game, "", 0, TimeControl::Untimed)?;
        let hides = |cell: &String| session.table.beneath(cell, session.viewer()).is_some();
        let Some(cell) = session.table.cells().into_iter().find(hides) else {
            continue;
        };
        shown += 1;
        let sight = sights::board("hidden", Kind::Board, &session);
        sight.reach(visit)?;
        let at = Hand::Finger.find(browser, &cell)?.context("it is seen")?;
        browser.touch(&[at], Duration::from_millis(700))?;
        browser.wait_for(".beneath svg")?;
        sight.reach(visit)?;
        browser.script_with(
            "document.querySelector(`.board-box [data-cell='${arguments[0]}']`)\
             .dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }))",
            &serde_json::json!([cell]),
        )?;
        browser.wait_for(".beneath svg")?;
    }
    ensure!(shown > 0, "nothing is hidden anywhere");
    Ok(())
}

/// Directions have keys.
pub(crate) fn direction_keys(visit: &Visit<'_>) -> anyhow::Result<()> {
    let browser = visit.browser;
    let mut played = 0;
    for game in GAMES {
        let Some((name, way, text)) = a_drag(&mut fresh(*game)?) else {
            continue;
        };
        let table = visit.open(*game, "", &|_| Who::Person, TimeControl::Untimed)?;
        let session = table.turn(Hand::Keys)?.context("somebody's turn")?;
        let legal: Vec<String> = session.next().iter().map(|t| t.name().to_owned()).collect();
        let letter = way
            .key
            .context("a direction has a key")?
            .to_ascii_lowercase();
        tab_to(browser, ".board-box")?;
        let mut steps = 0;
        while browser.script(crate::hand::UNDER_CURSOR)? != name {
            browser.keys(key::PAGE_DOWN)?;
            steps += 1;
            ensure!(steps <= legal.len(), "the cursor does not come to {name}");
        }
        browser.keys(&letter.to_string())?;
        expect(&table, &text)?;
        played += 1;
    }
    ensure!(played > 0, "no game has directions");
    Ok(())
}

/// A game before its first move.
fn fresh(game: &'static dyn AnyGame) -> anyhow::Result<Session> {
    let mut session = new_game(game, "", &|_| Who::Person, TimeControl::Untimed)?;
    session.prepare();
    Ok(session)
}
