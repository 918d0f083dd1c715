use anyhow::{Context as _, ensure};
use serde_json::json;

use crate::browser::{Browser, Place, as_place};

/// With what somebody plays.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Hand {
    Mouse,
    Keys,
    Finger,
}

/// Keys as WebDriver writes them.
pub(crate) mod key {
    pub(crate) const TAB: &str = "\u{e004}";
    pub(crate) const ENTER: &str = "\u{e007}";
    pub(crate) const PAGE_UP: &str = "\u{e00e}";
    pub(crate) const PAGE_DOWN: &str = "\u{e00f}";
    pub(crate) const HOME: &str = "\u{e011}";
}

/// A script that knows, as the app does, what something on the board is called.
macro_rules! naming {
    ($script:literal) => {
        concat!(
            "const nameOf = (e) => e.dataset.target ?? ('x' in e.dataset && e.id.startsWith('b-') ? e.id.slice(2) : e.dataset.cell);",
            $script
        )
    };
}

/// A place on the board at which pointing means a name. What other things cover is not pointed at.
const FIND: &str = naming!("
const [name] = arguments;
const root = document.querySelector('.board-box');
const nameAt = (x, y) => {
  const e = document.elementFromPoint(x, y);
  if (!e || !root.contains(e)) return null;
  const place = e.closest('[data-target]') ?? e.closest('[data-cell]');
  return place ? nameOf(place) : null;
};
const all = [...root.querySelectorAll('[data-target],[data-cell]')].filter((e) => nameOf(e) === name);
for (const e of all) {
  let r = e.getBoundingClientRect();
  if (r.top < 60 || r.bottom > innerHeight || r.left < 0 || r.right > innerWidth) {
    e.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    r = e.getBoundingClientRect();
  }
  for (const dy of [.5, .3, .7, .15, .85]) for (const dx of [.5, .3, .7, .15, .85]) {
    const [x, y] = [r.left + r.width * dx, r.top + r.height * dy];
    if (nameAt(Math.floor(x), Math.floor(y)) === name) return [Math.floor(x), Math.floor(y)];
  }
}
return null;
");

/// Where the cursor of the board is among what may be pointed at, where it has to go, and how many there are.
const STEPS: &str = naming!("
const [name, legal] = arguments;
const root = document.querySelector('.board-box');
const all = [...root.querySelectorAll('[data-x],[data-target]')].filter((e) => legal.includes(nameOf(e)));
const id = root.getAttribute('aria-activedescendant');
return [all.findIndex((e) => e.id === id), all.findIndex((e) => nameOf(e) === name), all.length];
");

/// What the cursor of the board is on.
pub(crate) const UNDER_CURSOR: &str = naming!(
    "
const id = document.querySelector('.board-box').getAttribute('aria-activedescendant');
const e = id && document.getElementById(id);
return e ? nameOf(e) : null;
"
);

impl Hand {
    /// Where something of this name is on the board.
    pub(crate) fn find(self, browser: &Browser, name: &str) -> anyhow::Result<Option<Place>> {
        Ok(as_place(&browser.script_with(FIND, &json!([name]))?))
    }

    /// Points at something on the board.
    pub(crate) fn point(
        self,
        browser: &Browser,
        name: &str,
        legal: &[String],
    ) -> anyhow::Result<()> {
        if self == Self::Keys {
            return steer(browser, name, legal);
        }
        let at = self.find(browser, name)?;
        let at = at.with_context(|| format!("{name} cannot be seen"))?;
        match self {
            Self::Finger => browser.tap(at),
            Self::Mouse | Self::Keys => browser.click(at),
        }
    }

    /// Presses a button of the page.
    pub(crate) fn press(self, browser: &Browser, selector: &str) -> anyhow::Result<()> {
        match self {
            Self::Keys => {
                tab_to(browser, selector)?;
                browser.keys(key::ENTER)
            }
            Self::Mouse => browser.click(browser.middle(selector)?),
            Self::Finger => browser.tap(browser.middle(selector)?),
        }
    }

    /// Goes to the next of several to choose from.
    pub(crate) fn cycle(self, browser: &Browser) -> anyhow::Result<()> {
        match self {
            Self::Mouse => browser.wheel(browser.middle(".board-box")?),
            Self::Keys => {
                tab_to(browser, ".board-box")?;
                browser.keys("r")
            }
            Self::Finger => self.press(browser, ".tools .tool.strong"),
        }
    }
}

/// Goes with the tabulator until something has the focus.
pub(crate) fn tab_to(browser: &Browser, selector: &str) -> anyhow::Result<()> {
    let selector = json!(selector);
    let has_focus = format!("document.activeElement?.matches({selector})");
    for _ in 0..400 {
        if browser.is(&has_focus)? {
            return Ok(());
        }
        browser.keys(key::TAB)?;
    }
    anyhow::bail!("the tabulator never comes to {selector}");
}

/// Brings the cursor of the board to a place by keys and presses it.
fn steer(browser: &Browser, name: &str, legal: &[String]) -> anyhow::Result<()> {
    tab_to(browser, ".board-box")?;
    for _ in 0..4 {
        if browser.script(UNDER_CURSOR)? == json!(name) {
            return browser.keys(key::ENTER);
        }
        let steps = browser.script_with(STEPS, &json!([name, legal]))?;
        let step = |n: usize| steps[n].as_i64().unwrap_or(-1);
        let (at, to, count) = (step(0), step(1), step(2));
        ensure!(to >= 0, "{name} is not on the board");
        let (key, times) = match at {
            ..0 => (key::PAGE_DOWN, to + 1),
            at if (to - at).rem_euclid(count) <= count / 2 => {
                (key::PAGE_DOWN, (to - at).rem_euclid(count))
            }
            at => (key::PAGE_UP, (at - to).rem_euclid(count)),
        };
        browser.keys(&key.repeat(times as usize))?;
    }
    anyhow::bail!("the cursor does not come to {name}");
}
