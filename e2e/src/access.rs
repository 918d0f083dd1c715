//! Whether somebody is shut out: axe-core looks at everything that there is to see.

use anyhow::{Context as _, ensure};
use quartet_web::Route;
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
