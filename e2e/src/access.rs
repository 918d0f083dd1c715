//! Whether somebody is shut out: axe-core looks at everything that there is to see.

use anyhow::{Context as _, ensure};
use quartet_games::GAMES;
use quartet_host::TimeControl;
use quartet_web::{Route, Who};
use serde_json::{Value, json};

use crate::{
    sights::{self, Sight},
    visit::Visit,
};

/// What axe-core is asked: everything that it knows, the advice included. In the second theme the page is the same, and only
/// what can be seen must be looked at again.
const LOOK: &str = "
const [again] = arguments;
const what = again ? { runOnly: ['color-contrast', 'link-in-text-block'] } : { rules: { 'target-size': { enabled: true } } };
return axe.run(document, { resultTypes: ['violations'], ...what }).then((found) => found.violations.map((v) =>
  `${v.id} (${v.help}): ` + v.nodes.slice(0, 4).map((n) => n.html.slice(0, 160) + ' ' + n.any.concat(n.all).map((c) => c.message).join('; ').slice(0, 200)).join(' | ')));
";

/// Every other sight; the other half is [`more_pages`], so that two browsers share the work.
pub(crate) fn pages(visit: &Visit<'_>) -> anyhow::Result<()> {
    look_at(visit, |n| n % 2 == 0)
}

pub(crate) fn more_pages(visit: &Visit<'_>) -> anyhow::Result<()> {
    look_at(visit, |n| n % 2 == 1)
}

fn look_at(visit: &Visit<'_>, is_own: fn(usize) -> bool) -> anyhow::Result<()> {
    let sights = sights::all()?;
    let own: Vec<&Sight> = (0..sights.len())
        .filter(|n| is_own(*n))
        .map(|n| &sights[n])
        .collect();
    visit.begin()?;
    // A move that must be confirmed is one more thing to see.
    let settings =
        json!({ "animations": false, "sounds": false, "theme": "light", "confirm": true });
    visit.keep("quartet.settings", &settings.to_string())?;
    visit.go(&Route::Home)?;
    visit.browser.script(visit.axe)?;
    let mut faults = Vec::new();
    for sight in own {
        if let Err(fault) = sight.reach(visit) {
            faults.push(format!("{fault:#}"));
            continue;
        }
        for (theme, again) in [("light", false), ("dark", true)] {
            visit.dress(theme)?;
            let found = visit.browser.script_with(LOOK, &json!([again]))?;
            let found = found.as_array().context("a list")?;
            let found = found.iter().filter_map(Value::as_str);
            faults.extend(found.map(|fault| format!("{}, {theme}: {fault}", sight.name)));
        }
    }
    ensure!(faults.is_empty(), "{faults:#?}");
    Ok(())
}

/// Nothing is wider than a small telephone, or than a large one that has been zoomed to twice its size; and every page says in
/// its title what it is.
pub(crate) fn narrow(visit: &Visit<'_>) -> anyhow::Result<()> {
    const WIDTH: u32 = 300;
    let mut routes = vec![
        Route::Home,
        Route::Learn(None),
        Route::Puzzles(None),
        Route::Review(None),
        Route::Settings,
    ];
    for game in GAMES {
        let id = game.info().id.to_owned();
        routes.extend([
            Route::New(id.clone()),
            Route::Learn(Some(id.clone())),
            Route::Lesson(id.clone(), 1),
            Route::Rules(id.clone()),
            Route::Puzzles(Some(id.clone())),
            Route::Puzzle(id.clone(), 1),
            Route::Position(id.clone()),
        ]);
    }
    visit.browser.resize(WIDTH, 600, false)?;
    let mut faults = Vec::new();
    let mut see = |what: &str, boards: bool| -> anyhow::Result<()> {
        let wide = visit
            .browser
            .script("return document.documentElement.scrollWidth")?;
        if wide.as_u64().is_none_or(|wide| wide > WIDTH.into()) {
            faults.push(format!("{what} is {wide} wide"));
        }
        let wide = visit.browser.script(
            "const box = document.querySelector('.board-box'); return box ? box.scrollWidth - box.clientWidth : 0",
        )?;
        if boards && wide != 0 {
            faults.push(format!("the board of {what} is {wide} too wide"));
        }
        Ok(())
    };
    let name_of = |route: &Route| {
        let path = route.to_string();
        let game = GAMES.iter().find(|game| path.contains(game.info().id));
        game.map(|game| game.info().name)
    };
    for route in routes {
        visit.go(&route)?;
        see(&route.to_string(), false)?;
        let title = visit.browser.script("return document.title")?;
        let title = title.as_str().unwrap_or_default();
        ensure!(
            name_of(&route).is_none_or(|name| title.contains(name)),
            "{route} is called {title}"
        );
    }
    for game in GAMES {
        visit.open(*game, "", &|_| Who::Person, TimeControl::Untimed)?;
        let name = game.info().name;
        // Games of many places have views whose places are as large as fingers, and move under the finger.
        see(name, game.views().len() == 1)?;
        ensure!(
            visit
                .browser
                .is(&format!("document.title.includes({name:?})"))?,
            "a game of {name} is not called so"
        );
    }
    for lost in ["/new/nothing", "/puzzles/nothing/999", "/nothing"] {
        visit.browser.go(&format!("{}{lost}", visit.app))?;
        visit.browser.wait_for("main h1")?;
        let head = visit.text("main h1")?;
        ensure!(
            visit
                .browser
                .is(&format!("document.title.startsWith({head:?})"))?,
            "{lost} is not called {head}"
        );
    }
    ensure!(faults.is_empty(), "{faults:#?}");
    low(visit)
}

/// Boards stay large enough on low screens: a telephone that lies flat, and a page at twice its size.
fn low(visit: &Visit<'_>) -> anyhow::Result<()> {
    /// Pixels that somebody must be able to hit.
    const LEAST: f64 = 24.0;
    for (width, height) in [(844, 390), (700, 450)] {
        visit.browser.resize(width, height, false)?;
        for game in GAMES {
            visit.open_kept(&sights::going_on(*game, "", 0, TimeControl::Untimed)?)?;
            let places = visit.browser.script(
                "const sizes = [...document.querySelectorAll('.board-box [data-x]')].map((place) => place.getBoundingClientRect().width); \
                 return [sizes.sort((a, b) => a - b)[sizes.length >> 1], document.documentElement.scrollWidth]",
            )?;
            let number = |n: usize| places[n].as_f64().unwrap_or(0.0);
            ensure!(
                number(0) >= LEAST && number(1) <= f64::from(width),
                "{} on {width} × {height}: places and page are {places} wide",
                game.info().id
            );
        }
    }
    Ok(())
}
