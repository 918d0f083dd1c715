use anyhow::Context as _;
use quartet_game::{Options, Seat};
use quartet_host::{AnyGame, TimeControl};
use quartet_web::{Route, Session, Who};
use serde_json::{Value, json};

use crate::{browser::Browser, hand::Hand, table::Table};

/// Somebody visits the app with a browser that knows nothing of it.
pub(crate) struct Visit<'a> {
    /// The browser.
    pub(crate) browser: &'a Browser,
    /// The address of the app, without a slash at its end.
    pub(crate) app: &'a str,
    /// The program that serves it.
    pub(crate) program: &'a str,
    /// The script that looks for what shuts people out.
    pub(crate) axe: &'a str,
}

/// A page of the origin on which the app does not run: here its storage can be changed behind its back.
const NOWHERE: &str = "/health";

/// Forgets what the app keeps. The browser could be told to, but sometimes takes minutes over a worker that is busy.
const FORGET: &str = "
return (async () => {
  localStorage.clear();
  for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
})()";

impl<'a> Visit<'a> {
    /// Forgets whatever was there before. Nothing moves and nothing sounds unless a scenario wants it.
    pub(crate) fn begin(&self) -> anyhow::Result<()> {
        self.browser.as_desktop()?;
        self.browser.go(&format!("{}{NOWHERE}", self.app))?;
        self.browser.script(FORGET)?;
        self.keep(
            "quartet.settings",
            &json!({ "animations": false, "sounds": false }).to_string(),
        )
    }

    /// The same with the settings that the app has by itself.
    pub(crate) fn with_usual_settings(&self) -> anyhow::Result<()> {
        self.browser.go(&format!("{}{NOWHERE}", self.app))?;
        self.browser.script("localStorage.clear()")?;
        Ok(())
    }

    /// Puts something into the storage of the app.
    pub(crate) fn keep(&self, key: &str, value: &str) -> anyhow::Result<()> {
        self.browser.script_with(
            "localStorage.setItem(arguments[0], arguments[1])",
            &json!([key, value]),
        )?;
        Ok(())
    }

    /// Goes to a page.
    pub(crate) fn go(&self, route: &Route) -> anyhow::Result<()> {
        self.browser.go(&format!("{}{route}", self.app))?;
        self.browser.wait_for("main > *")
    }

    /// Opens a game that has been prepared, as somebody does who comes back to it.
    pub(crate) fn open(
        &'a self,
        game: &'static dyn AnyGame,
        options: &str,
        who: &dyn Fn(Seat) -> Who,
        control: TimeControl,
    ) -> anyhow::Result<Table<'a>> {
        self.open_kept(&new_game(game, options, who, control)?)
    }

    /// Opens a game as far as it has come.
    pub(crate) fn open_kept(&'a self, session: &Session) -> anyhow::Result<Table<'a>> {
        let id = session.id.clone();
        self.browser.go(&format!("{}{NOWHERE}", self.app))?;
        let saved = serde_json::to_string(&session.save(1.0))?;
        self.keep(&format!("quartet.game.{id}"), &saved)?;
        self.go(&Route::Play(id))?;
        Table::here(self)
    }

    /// Begins the game that the page offers.
    pub(crate) fn start(&'a self, hand: Hand) -> anyhow::Result<Table<'a>> {
        self.browser.wait_for(".start-bar button")?;
        hand.press(self.browser, ".start-bar button")?;
        Table::here(self)
    }

    /// Presses a button of which the words begin so.
    pub(crate) fn press(&self, words: &str) -> anyhow::Result<()> {
        let script = "const it = [...document.querySelectorAll('button')].find((b) => !b.disabled && \
                      b.textContent.startsWith(arguments[0])); it?.click(); return it !== undefined";
        let done = self.browser.script_with(script, &json!([words]))?;
        anyhow::ensure!(done == Value::Bool(true), "there is no {words}");
        Ok(())
    }

    /// Shows the page in another theme, as the settings would. They are not touched.
    pub(crate) fn dress(&self, theme: &str) -> anyhow::Result<()> {
        let script = "document.documentElement.dataset.theme = arguments[0]";
        self.browser.script_with(script, &json!([theme]))?;
        Ok(())
    }

    /// Where the browser is.
    pub(crate) fn route(&self) -> anyhow::Result<Route> {
        let path = self.browser.script("return location.pathname")?;
        Ok(Route::of(path.as_str().context("an address")?))
    }

    /// Chooses on the page of settings: in which list, and what in it.
    pub(crate) fn choose(&self, list: &str, value: &str) -> anyhow::Result<()> {
        let list = format!("select[name={list}]");
        self.browser.wait_for(&list)?;
        self.browser.script_with(
            "const list = document.querySelector(arguments[0]); list.value = arguments[1]; \
             list.dispatchEvent(new Event('change', { bubbles: true }))",
            &json!([list, value]),
        )?;
        Ok(())
    }

    /// How many things a style sheet would find.
    pub(crate) fn count(&self, selector: &str) -> anyhow::Result<u64> {
        let count = self.browser.script_with(
            "return document.querySelectorAll(arguments[0]).length",
            &json!([selector]),
        )?;
        count.as_u64().context("a number")
    }

    /// The words of what a style sheet would find first.
    pub(crate) fn text(&self, selector: &str) -> anyhow::Result<String> {
        let text = self.browser.script_with(
            "return document.querySelector(arguments[0])?.textContent ?? null",
            &json!([selector]),
        )?;
        match text {
            Value::String(text) => Ok(text),
            _ => anyhow::bail!("there is no {selector}"),
        }
    }
}

/// A game before its first move.
pub(crate) fn new_game(
    game: &'static dyn AnyGame,
    options: &str,
    who: &dyn Fn(Seat) -> Who,
    control: TimeControl,
) -> anyhow::Result<Session> {
    let id = format!("e2e{}", game.info().id);
    let session = Session::new(id, game, &suiting(game, options)?, who, control, 11);
    let mut session = session.map_err(|problems| anyhow::anyhow!("{problems}"))?;
    session.advance(0);
    Ok(session)
}

/// Somebody against the lowest level.
pub(crate) fn against_computer(seat: Seat) -> Who {
    match seat.number() {
        0 => Who::Person,
        _ => Who::Engine(1),
    }
}

/// Those of the options that the game knows: `eject=1` makes one game short and means nothing to the others.
fn suiting(game: &dyn AnyGame, options: &str) -> anyhow::Result<Options> {
    let all = Options::parse(options).map_err(|problems| anyhow::anyhow!("{problems}"))?;
    let specs = game.info().options.iter();
    Ok(
        specs.fold(Options::default(), |known, spec| match all.get(spec.key) {
            Some(value) => known.with(spec.key, value),
            None => known,
        }),
    )
}
