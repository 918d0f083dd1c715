//! Language and theme.

use anyhow::ensure;
use quartet_scene::Language;
use quartet_web::Route;

use crate::visit::Visit;

/// Every language and both themes are kept and speak everywhere.
pub(crate) fn language_and_theme(visit: &Visit<'_>) -> anyhow::Result<()> {
    let browser = visit.browser;
    let mut heads = Vec::new();
    for language in Language::ALL {
        for theme in ["dark", "light"] {
            visit.go(&Route::Settings)?;
            visit.choose("theme", theme)?;
            visit.choose("language", language.code())?;
            for _ in 0..2 {
                browser.wait(&format!(
                    "const page = document.documentElement; return page.lang === '{}' && page.dataset.theme === '{theme}'",
                    language.code()
                ))?;
                visit.go(&Route::Home)?;
                browser.wait_for(".card")?;
            }
            let scheme =
                browser.script("return getComputedStyle(document.documentElement).colorScheme")?;
            ensure!(scheme == theme, "{theme} looks {scheme}");
        }
        heads.push(visit.text("h1")?);
    }
    heads.sort();
    heads.dedup();
    ensure!(
        heads.len() == Language::ALL.len(),
        "two languages say the same: {heads:?}"
    );
    Ok(())
}
