//! New games with every option, the editors, and games that are looked at.

use anyhow::{Context as _, ensure};
use serde_json::{Value, json};

use quartet_games::GAMES;

use crate::{Scenario, browser::Browser, visit::Visit};

pub(crate) const SCENARIOS: &[Scenario] = &[
    ("every option of a new game can be set", |visit| {
        options(visit.browser, visit.app)
    }),
    ("set-ups are made by chance and by the computer", |visit| {
        set_ups(visit.browser, visit.app)
    }),
    (
        "a pile is put into order by keys and by dragging",
        |visit| piles(visit.browser, visit.app),
    ),
    ("a board is built", |visit| boards(visit.browser, visit.app)),
    ("a position is set up", |visit| {
        positions(visit.browser, visit.app)
    }),
    ("faults are said in every language", |visit| faults(visit)),
    ("variations and comments survive a reload", |visit| {
        studies(visit.browser, visit.app)
    }),
    ("a game is taken away as text and pictures", |visit| {
        exports(visit.browser, visit.app)
    }),
];

const STARTED: &str = "return document.querySelector('.play .board-box svg') !== null";
const START: &str = "const start = document.querySelector('.start-bar button'); if (!start || start.disabled) return false; start.click(); return true";

/// The pages on which games are begun.
fn new_games() -> impl Iterator<Item = String> {
    GAMES.iter().map(|game| format!("/new/{}", game.info().id))
}

/// The game on the page as it is kept in the browser.
fn kept(browser: &Browser) -> anyhow::Result<Value> {
    let kept = browser.wait(
        "const id = location.pathname.match(/^.game.(.+)$/); return id && JSON.parse(localStorage.getItem('quartet.game.' + id[1]))",
    )?;
    Ok(kept)
}

/// Presses the nth of several that a selector finds.
fn press(browser: &Browser, selector: &str, n: usize) -> anyhow::Result<()> {
    let script = format!(
        "const found = document.querySelectorAll({selector:?})[{n}]; if (!found || found.disabled) return false; found.click(); return true"
    );
    browser.wait(&script).with_context(|| selector.to_owned())?;
    Ok(())
}

fn open(browser: &Browser, address: &str) -> anyhow::Result<()> {
    // Another page first: an address that differs only behind its # does not load again.
    browser.go("about:blank")?;
    browser.go(address)?;
    browser.wait("return document.querySelector('main h1') !== null")?;
    Ok(())
}

/// Goes from a game to another page on which games are begun, without loading the app again: that takes most of the time.
fn go_on(browser: &Browser, link: &str) -> anyhow::Result<()> {
    browser.script(&format!(
        "history.pushState(null, '', {link:?}); dispatchEvent(new PopStateEvent('popstate'))"
    ))?;
    browser.wait(
        "return document.querySelector('.play') === null && document.querySelector('.start-bar') !== null",
    )?;
    Ok(())
}

fn begin(browser: &Browser) -> anyhow::Result<Value> {
    browser.wait(START)?;
    browser.wait(STARTED)?;
    kept(browser)
}

fn options(browser: &Browser, app: &str) -> anyhow::Result<()> {
    for (link, game) in new_games().zip(GAMES) {
        open(browser, &format!("{app}{link}"))?;
        let all = browser.wait(
            "const all = [...document.querySelectorAll('.choice-card input, .choice-row input, .new-form select')].flatMap((field) => field.options \
             ? [...field.options].map((option) => [field.name, option.value]) \
             : [[field.name, field.value]]); return all.length ? all : null",
        )?;
        for option in all.as_array().context("options")? {
            let part = |n: usize| option[n].as_str().unwrap_or_default().to_owned();
            let (key, value) = (part(0), part(1));
            let set = format!(
                "const all = [...document.querySelectorAll('[name=\"{key}\"]')]; const select = all.find((field) => field.options); \
                 if (select) {{ select.value = {value:?}; select.dispatchEvent(new Event('change', {{ bubbles: true }})); return true }} \
                 const radio = all.find((field) => field.value === {value:?}); if (!radio) return false; radio.click(); return true"
            );
            browser.wait(&set)?;
            let record = begin(browser)?["record"]
                .as_str()
                .unwrap_or_default()
                .to_owned();
            // What the rules take for granted is not written, whatever the page offers first.
            let mut specs = game.info().options.iter();
            let is_default = specs.any(|spec| spec.key == key && spec.default == value);
            let says = record.contains(&format!("{key}={value}"));
            ensure!(
                says != is_default,
                "{link}: {key}={value} is not in the game:\n{record}"
            );
            go_on(browser, &link)?;
        }
        for group in ["mode", "against", "seat", "clock"] {
            let selector = format!("[name=\"{group}\"]");
            let count = browser.script(&format!(
                "return document.querySelectorAll({selector:?}).length"
            ))?;
            let count = count.as_u64().context("a number")? as usize;
            ensure!(count > 1, "{link}: nothing to choose for {group}");
            let mut games = Vec::new();
            let mut explained = Vec::new();
            for n in 0..count {
                press(browser, &selector, n)?;
                if group == "mode" {
                    is_explained(browser, &mut explained)?;
                }
                let game = begin(browser)?;
                go_on(browser, &link)?;
                games.push((game["control"].clone(), game["players"].clone()));
            }
            let (first, last) = (&games[0], &games[count - 1]);
            let differs = match group {
                "clock" => first.0 != last.0,
                "against" => first.1 != last.1,
                _ => true,
            };
            ensure!(differs, "{link}: {group} changes nothing");
        }
    }
    Ok(())
}

/// A way to play has a sentence of its own, and what people may write themselves waits for them empty.
fn is_explained(browser: &Browser, before: &mut Vec<String>) -> anyhow::Result<()> {
    let help = browser.script("return document.querySelector('.mode-help').textContent")?;
    let help = help.as_str().unwrap_or_default().to_owned();
    ensure!(
        help.ends_with('.') && !before.contains(&help),
        "no way to play is explained by: {help}"
    );
    before.push(help);
    let own = browser.script(
        "return [...document.querySelectorAll('.choice-row')].filter((row) => row.querySelector(':checked')) \
         .map((row) => row.closest('.field').querySelector('.sub input')?.value ?? '').join('')",
    )?;
    ensure!(own == "", "somebody's own value is {own}");
    Ok(())
}

/// Goes to every way to play that has something, with it on the page. `act` begins a game.
fn every_way(
    browser: &Browser,
    app: &str,
    selector: &str,
    mut act: impl FnMut() -> anyhow::Result<()>,
) -> anyhow::Result<usize> {
    let mut met = 0;
    for link in new_games() {
        open(browser, &format!("{app}{link}"))?;
        let modes = browser.script("return document.querySelectorAll('[name=mode]').length")?;
        for n in 0..modes.as_u64().unwrap_or(0) as usize {
            press(browser, "[name=mode]", n)?;
            let there = format!("return document.querySelector({selector:?}) !== null");
            if browser.script(&there)? == Value::Bool(true) {
                met += 1;
                act()?;
                go_on(browser, &link)?;
            }
        }
    }
    Ok(met)
}

fn set_ups(browser: &Browser, app: &str) -> anyhow::Result<()> {
    for by in [1, 2] {
        let met = every_way(browser, app, "[name=set-up]", || {
            press(browser, "[name=set-up]", by)?;
            // The computer plays everybody, so that nobody is asked for a move.
            press(browser, "[name=against]", 2)?;
            let game = begin(browser)?;
            let events = game["set_up"]["events"].as_u64().unwrap_or(0);
            if by == 1 {
                ensure!(events >= 9, "nothing has been set up: {game}");
            } else {
                ensure!(game["set_up"]["by_engine"] == Value::Bool(true));
                browser.wait("return document.querySelectorAll('.moves li').length >= 9")?;
            }
            Ok(())
        })?;
        ensure!(met >= 2, "only {met} ways to play have a set-up");
    }
    Ok(())
}

fn piles(browser: &Browser, app: &str) -> anyhow::Result<()> {
    let first = "return document.querySelector('.plan-item').dataset.thing";
    let met = every_way(browser, app, "[name=set-up]", || {
        press(browser, "[name=against]", 1)?;
        begin(browser)?;
        // A true gesture, without which the browser allows no sound and says so.
        browser.click((4.0, 500.0))?;
        if browser.script("return document.querySelector('.planner') === null")?
            == Value::Bool(true)
        {
            return Ok(());
        }
        let before = browser.script(first)?;
        browser.script(
            "const item = document.querySelector('.plan-item'); item.focus(); \
             item.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', altKey: true, bubbles: true }))",
        )?;
        browser.wait(&format!("{first} !== {before}"))?;
        // It is said where the piece has gone, and the focus goes with it.
        browser.wait(&format!(
            "return document.activeElement.dataset.thing === {before}"
        ))?;
        let second = browser.script(first)?;
        browser.script(
            "const items = [...document.querySelectorAll('.plan-item')]; const middle = (item) => { const r = item.getBoundingClientRect(); \
             return { clientX: r.left + r.width / 2, clientY: r.top + r.height / 2, bubbles: true, button: 0, pointerId: 1 } }; \
             items[0].scrollIntoView({ block: 'center' }); \
             items[0].dispatchEvent(new PointerEvent('pointerdown', middle(items[0]))); \
             items[0].dispatchEvent(new PointerEvent('pointermove', middle(items[5]))); \
             items[0].dispatchEvent(new PointerEvent('pointerup', middle(items[5])))",
        )?;
        browser.wait(&format!(
            "return document.querySelectorAll('.plan-item')[5].dataset.thing === {second}"
        ))?;
        // Whoever is quick is done before the focus has gone where the piece went.
        browser.script(
            "const item = document.querySelector('.plan-item'); \
             item.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', altKey: true, bubbles: true })); \
             document.querySelector('.planner .primary').click()",
        )?;
        // What the other may not see is covered.
        browser.wait("return document.querySelector('.cover') !== null")?;
        let game = kept(browser)?;
        let record = game["record"].as_str().unwrap_or_default().to_owned();
        ensure!(
            record.matches('=').count() >= 20,
            "the pile is not planned: {record}"
        );
        Ok(())
    })?;
    ensure!(met >= 2, "only {met} ways to play have a set-up");
    Ok(())
}

fn boards(browser: &Browser, app: &str) -> anyhow::Result<()> {
    const ENTER: char = '\u{e007}';
    let mut met = 0;
    for link in new_games() {
        open(browser, &format!("{app}{link}"))?;
        let editor = browser.script(
            "return document.querySelector('a[href^=\"/boards/\"]')?.getAttribute('href')",
        )?;
        let Some(editor) = editor.as_str() else {
            continue;
        };
        met += 1;
        open(browser, &format!("{app}{editor}"))?;
        let left = "return [...document.querySelectorAll('.tile-choice span')].map((s) => +s.textContent.slice(1)).reduce((a, b) => a + b)";
        let all = browser.wait(left)?.as_u64().context("tiles")?;
        // By keys: to the middle, then down with it.
        browser.script("document.querySelector('.board-box').focus()")?;
        browser.keys("r")?;
        let mut tries = 0;
        while browser.script(left)?.as_u64() == Some(all) {
            tries += 1;
            ensure!(tries < 4, "keys lay no tile");
            browser.keys(&ENTER.to_string())?;
        }
        ensure!(
            browser.script("return document.querySelector('.side .primary').disabled")?
                == Value::Bool(true)
        );
        // A complete board, one tile of it up and down again.
        press(browser, ".side .buttons .button", 1)?;
        browser.wait("return !document.querySelector('.side .primary').disabled")?;
        let text = browser.script("return document.querySelector('textarea').value")?;
        let corner = "const cells = [...document.querySelectorAll('.board-box [data-target]')]; const cell = cells.find((cell) => cell.querySelector('.hollow')); ";
        browser.script(&format!("{corner} window.corner = cell.id; cell.dispatchEvent(new MouseEvent('click', {{ bubbles: true }}))"))?;
        browser.wait("return document.querySelector('.side .primary').disabled")?;
        browser.script("document.getElementById(window.corner).dispatchEvent(new MouseEvent('click', { bubbles: true }))")?;
        browser.wait("return !document.querySelector('.side .primary').disabled")?;
        ensure!(
            browser.script("return document.querySelector('textarea').value")? == text,
            "another board"
        );
        // A reload does not lose it.
        let here = browser.script("return location.href")?;
        open(browser, here.as_str().context("an address")?)?;
        browser.wait("return !document.querySelector('.side .primary').disabled")?;
        press(browser, ".side .primary", 0)?;
        browser.wait(
            "return document.querySelector('.choice-card input:checked')?.value.includes('/')",
        )?;
        let game = begin(browser)?;
        let record = game["record"].as_str().unwrap_or_default();
        ensure!(
            record.contains(text.as_str().context("a board")?),
            "{record}"
        );
    }
    ensure!(met > 0, "no game has boards to build");
    Ok(())
}

fn positions(browser: &Browser, app: &str) -> anyhow::Result<()> {
    let mut laid = 0;
    for link in new_games() {
        let page = link.replace("/new/", "/position/");
        open(browser, &format!("{app}{page}"))?;
        browser.wait(STARTED)?;
        let text = "return document.querySelector('textarea').value";
        let start = browser.script(text)?;
        // Wherever one points, something happens, or it is said why not.
        browser.script(
            "const cells = [...document.querySelectorAll('.board-box [data-cell]')]; \
             cells[Math.floor(cells.length / 2)].dispatchEvent(new MouseEvent('click', { bubbles: true }))",
        )?;
        browser.wait(&format!(
            "const text = () => {{ {text} }}; return text() !== {start} || document.querySelector('.message .warning') !== null"
        ))?;
        press(browser, ".side .line .button", 0)?;
        browser.wait(&format!("{text} === {start}"))?;
        let clear = "const clear = document.querySelectorAll('.side .line .button')[1]; if (clear.disabled) return 'no'; clear.click(); return 'yes'";
        if browser.script(clear)? == Value::String("yes".to_owned()) {
            // Some games begin with an empty board.
            let empty = browser.script(text)?;
            if browser.is("document.querySelector('.tool-tray') !== null")? {
                lay(browser)?;
                laid += 1;
            }
            let cell = "document.querySelector('.board-box [data-cell]').dispatchEvent(new MouseEvent('click', { bubbles: true }))";
            if browser.is("document.querySelector('.tool-tray') === null")? {
                browser.script(cell)?;
                browser.wait(&format!("{text} !== {empty}"))?;
                // By keys the same.
                let one = browser.script(text)?;
                browser.script("document.querySelector('.board-box').focus()")?;
                browser.keys("\u{e015}\u{e007}")?;
                browser.wait(&format!("{text} !== {one}"))?;
            }
            press(browser, "[name=turn]", 1)?;
            let second = browser.script(text)?;
            press(browser, "[name=turn]", 0)?;
            browser.wait(&format!("{text} !== {second}"))?;
        }
        browser.script(
            "const field = document.querySelector('textarea'); field.value = 'nonsense'; \
             field.dispatchEvent(new Event('input', { bubbles: true }))",
        )?;
        browser.wait("return document.querySelector('.message .warning li') !== null && document.querySelector('.side .primary').disabled")?;
        press(browser, ".side .line .button", 0)?;
        browser.wait(&format!("{text} === {start}"))?;
        press(browser, ".side .primary", 0)?;
        browser.wait("return document.querySelector('.review .board-box svg') !== null")?;
    }
    ensure!(laid > 0, "pieces are laid in no game");
    Ok(())
}

/// Lays one piece of each colour on an empty board, with what is refused explained, and takes one off and lays it again by keys.
/// What is there in the end is a position.
fn lay(browser: &Browser) -> anyhow::Result<()> {
    let text = "return document.querySelector('textarea').value";
    let point = |n: usize| {
        browser.script(&format!(
            "window.cell = document.querySelectorAll('.board-box [data-cell]')[{n}]?.id; \
             document.getElementById(window.cell)?.dispatchEvent(new MouseEvent('click', {{ bubbles: true }}))"
        ))
    };
    let put = |tool: usize| -> anyhow::Result<()> {
        press(browser, "[name=tool]", tool)?;
        let before = browser.script(text)?;
        for n in 0..200 {
            point(n)?;
            if browser.script(text)? != before {
                return Ok(());
            }
        }
        anyhow::bail!("the piece can be laid nowhere");
    };
    let tools = browser.script("return document.querySelectorAll('.tool-tray input').length")?;
    let tools = tools.as_u64().context("tools")? as usize;
    // In the corner it touches nothing, and the page says so.
    press(browser, "[name=tool]", 0)?;
    let empty = browser.script(text)?;
    point(0)?;
    browser.wait("return document.querySelector('.message .warning li') !== null")?;
    ensure!(browser.script(text)? == empty, "it lies in the corner");
    // R turns what is in the hand.
    let shown = "return document.querySelector('.tool-picture').innerHTML";
    let before = browser.script(shown)?;
    browser.script("document.querySelector('.board-box').focus()")?;
    browser.keys("r")?;
    browser.wait(&format!("{shown} !== {before}"))?;
    put(0)?;
    put(tools - 1)?;
    browser.wait("return !document.querySelector('.side .primary').disabled")?;
    let both = browser.script(text)?;
    // Off, then down again by keys: the cursor is where the piece was.
    press(browser, "[name=tool]", tools)?;
    browser.script(
        "document.getElementById(window.cell).dispatchEvent(new MouseEvent('click', { bubbles: true }))",
    )?;
    browser.wait(&format!("{text} !== {both}"))?;
    let one = browser.script(text)?;
    press(browser, "[name=tool]", tools - 1)?;
    browser.script("document.querySelector('.board-box').focus()")?;
    for step in 0..200 {
        if browser.script(text)? != one {
            break;
        }
        ensure!(step < 199, "keys lay nothing");
        let way = ["\u{e014}", "\u{e015}", "\u{e012}", "\u{e013}"][step / 3 % 4];
        browser.keys(&format!("{way}\u{e007}"))?;
    }
    browser.wait("return !document.querySelector('.side .primary').disabled")?;
    // What is left can be chosen.
    browser.script("[...document.querySelectorAll('details summary')].at(0).click()")?;
    browser.wait("return document.querySelector('.supply select') !== null")?;
    let whole = browser.script(text)?;
    browser.script(
        "const select = document.querySelector('.supply select'); select.value = '3'; \
         select.dispatchEvent(new Event('change', { bubbles: true }))",
    )?;
    browser.wait(&format!("{text} !== {whole}"))?;
    browser.wait("return !document.querySelector('.side .primary').disabled")?;
    Ok(())
}

/// Why a position is impossible is said in the language of the page.
fn faults(visit: &Visit<'_>) -> anyhow::Result<()> {
    let (browser, app) = (visit.browser, visit.app);
    for link in new_games() {
        let page = link.replace("/new/", "/position/");
        let mut said = Vec::new();
        for language in ["en", "pl"] {
            visit.begin()?;
            let settings = json!({ "animations": false, "sounds": false, "language": language });
            visit.keep("quartet.settings", &settings.to_string())?;
            open(browser, &format!("{app}{page}"))?;
            browser.wait(STARTED)?;
            browser.script(
                "const field = document.querySelector('textarea'); field.value = 'nonsense x'; \
                 field.dispatchEvent(new Event('input', { bubbles: true }))",
            )?;
            said.push(browser.wait(
                "const all = [...document.querySelectorAll('.message .warning li')].map((li) => li.textContent); return all.length ? all : null",
            )?);
        }
        let [english, polish] = &said[..] else {
            unreachable!("two languages")
        };
        let pairs = english.as_array().into_iter().flatten();
        for (one, other) in pairs.zip(polish.as_array().into_iter().flatten()) {
            ensure!(one != other, "{link}: {one} is said in English");
        }
    }
    Ok(())
}

/// Plays some move on the analysis board.
fn play(browser: &Browser, seed: usize) -> anyhow::Result<()> {
    let rows = "return document.querySelectorAll('.study li').length";
    let before = browser.script(rows)?;
    for n in 0..60 {
        let script = format!(
            "const all = [...document.querySelectorAll('.review .board-box [data-target]')]; if (!all.length) return false; \
             all[({seed} * 31 + {n} * 17) % all.length].dispatchEvent(new MouseEvent('click', {{ bubbles: true }})); return true"
        );
        browser.wait(&script)?;
        if browser.script(rows)? != before {
            return Ok(());
        }
    }
    anyhow::bail!("sixty clicks make no move");
}

fn studies(browser: &Browser, app: &str) -> anyhow::Result<()> {
    for link in new_games() {
        let page = link.replace("/new/", "/position/");
        open(browser, &format!("{app}{page}"))?;
        press(browser, ".side .primary", 0)?;
        browser.wait("return document.querySelector('.review .board-box svg') !== null")?;
        for n in 0..2 {
            if browser.script(
                "return document.querySelector('.review .board-box [data-target]') === null",
            )? == Value::Bool(true)
            {
                break;
            }
            play(browser, n).with_context(|| link.clone())?;
        }
        let moves = browser
            .script("return document.querySelectorAll('.study li').length")?
            .as_u64();
        if moves == Some(1) {
            // Something is to be drawn first, which nobody does on an analysis board.
            continue;
        }
        press(browser, ".study li button", 0)?;
        // Another first move than before.
        let mut tries = 0;
        while browser.script("return document.querySelectorAll('.study .variation').length")? == 0 {
            tries += 1;
            ensure!(tries < 20, "{link}: no variation");
            press(browser, ".study li button", 0)?;
            let _ = play(browser, 3 + tries);
        }
        browser.script(
            "const field = document.querySelector('.comment'); field.value = 'why not {this}?'; \
             field.dispatchEvent(new Event('change', { bubbles: true }))",
        )?;
        let said =
            "return document.querySelector('.study .note')?.textContent === 'why not {this}?'";
        browser.wait(said)?;
        // The engine judges what has been played, and the record keeps it.
        let judged = ".study .variation .judged";
        browser.wait_for(judged)?;
        let rows = browser.script("return document.querySelectorAll('.study li').length")?;
        let here = browser.script("return location.href")?;
        open(browser, here.as_str().context("an address")?)?;
        browser.wait(said)?;
        let kept = format!("document.querySelector('{judged}') !== null");
        ensure!(browser.is(&kept)?, "{link}: what was judged is lost");
        let again = browser.script("return document.querySelectorAll('.study li').length")?;
        ensure!(rows == again, "{link}: {rows} rows became {again}");
    }
    Ok(())
}

fn exports(browser: &Browser, app: &str) -> anyhow::Result<()> {
    for link in new_games() {
        let page = link.replace("/new/", "/position/");
        open(browser, &format!("{app}{page}"))?;
        press(browser, ".side .primary", 0)?;
        browser.wait("return document.querySelector('.review .board-box svg') !== null")?;
        browser.script(
            "window.files = {}; window.named = []; const make = URL.createObjectURL; \
             URL.createObjectURL = (blob) => { window.files[blob.type] = Math.max(blob.size, window.files[blob.type] || 0); \
             return make.call(URL, blob) }; HTMLAnchorElement.prototype.click = function () { window.named.push(this.download) }",
        )?;
        for n in 2..6 {
            press(browser, ".share .button", n)?;
        }
        for (kind, ending, least) in [
            ("text/plain", "qrec", 20),
            ("image/svg+xml", "svg", 1000),
            ("image/png", "png", 5000),
            ("image/gif", "gif", 1000),
        ] {
            browser
                .wait(&format!("return window.files[{kind:?}] > {least} && window.named.some((name) => name.endsWith('.{ending}'))"))
                .with_context(|| format!("{link}: no {ending}"))?;
        }
        // Where the connection is not safe, browsers have no clipboard: the text is selected and copied.
        browser.script(
            "Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true }); \
             document.execCommand = () => { window.selected = String(getSelection()) || document.activeElement.value; return true }",
        )?;
        press(browser, ".share .button", 0)?;
        browser
            .wait("return window.selected?.includes('Game') ?? false")
            .with_context(|| format!("{link}: nothing is copied"))?;
    }
    Ok(())
}
