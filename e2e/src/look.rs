//! Pictures of everything that there is to see, for people to look through, and a list of what does not fit.

use std::{
    collections::BTreeMap,
    fmt::Write as _,
    fs,
    path::Path,
    sync::{
        Mutex,
        atomic::{AtomicUsize, Ordering},
    },
};

use anyhow::{Context as _, ensure};
use quartet_scene::Language;
use quartet_web::Route;
use serde_json::{Value, json};

use crate::{
    BROWSERS,
    browser::Browser,
    running::Running,
    sights::{self, Kind, Sight},
    visit::Visit,
};

/// A telephone, a tablet, a desk.
const SIZES: [(u32, u32); 3] = [(390, 844), (820, 1180), (1400, 900)];
const THEMES: [&str; 2] = ["light", "dark"];
/// Pictures end here: what is longer is a list.
const HIGHEST: u64 = 4000;

/// What does not fit: a page that scrolls sideways, words that are cut off or stick out of what they stand in, words in a
/// picture that leave it, and on a telephone what is too small for a finger.
const FAULTS: &str = "
const faults = [];
const page = document.documentElement;
const [width, usual] = arguments;
if (page.scrollWidth > width) faults.push(`scrolls sideways: ${page.scrollWidth} wide`);
const short = (text) => text.trim().replace(/\\s+/g, ' ').slice(0, 60);
const isSeen = (e) => e.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !e.closest('.unseen, .tab span, .skip');
const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
while (walker.nextNode()) {
  const text = walker.currentNode, parent = text.parentElement;
  if (!text.data.trim() || !isSeen(parent) || parent.closest('option, textarea, title, script, style, template')) continue;
  const range = document.createRange();
  range.selectNodeContents(text);
  const svg = parent.closest('svg');
  const own = svg ?? parent.closest('.button, .tool, .tab, .pill span, .tile, .tag, .chips li, button, .choice-card, .player, .row, .sheet, .card, main, header, footer');
  if (!own) continue;
  const box = own.getBoundingClientRect();
  for (const rect of range.getClientRects()) {
    if (rect.width < 1) continue;
    if (rect.left < box.left - 1 || rect.right > box.right + 1 || !svg && (rect.top < box.top - 3 || rect.bottom > box.bottom + 3)) {
      if (!parent.closest('.list, .choice-cards')) faults.push(`sticks out of ${own.className.baseVal ?? own.className}: ${short(text.data)}`);
      break;
    }
    // A board that is wider than the screen moves under it.
    if (!svg && (rect.left < 0 || rect.right > width + 1)) { faults.push(`leaves the page: ${short(text.data)}`); break }
  }
}
for (const e of document.querySelectorAll('.button, .tool, .tab, .pill span, .tile, label, legend, summary, h1, h2, dt, dd, output')) {
  if (isSeen(e) && e.clientWidth && e.scrollWidth > e.clientWidth + 1 && !e.querySelector('.unseen, input[type=file]')) faults.push(`cut off: ${short(e.textContent)}`);
}
const pen = document.createElement('canvas').getContext('2d');
for (const field of document.querySelectorAll('select, input[placeholder]')) {
  if (!isSeen(field)) continue;
  const style = getComputedStyle(field);
  pen.font = style.font;
  const words = field.options ? field.selectedOptions[0]?.textContent ?? '' : field.placeholder;
  const room = field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - (field.options ? 20 : 0);
  if (pen.measureText(words).width > room + 1) faults.push(`cut off in a field: ${short(words)}`);
}
if (width < 500) {
  const fingers = 'button, .button, a[href], select, input:not([type=file]), textarea, summary';
  for (const e of document.querySelectorAll(fingers)) {
    if (!isSeen(e) && e.type !== 'radio' || e.disabled || e.closest('p a, .board-box')) continue;
    const r = e.getBoundingClientRect(), label = e.closest('label')?.getBoundingClientRect() ?? r;
    const [w, h] = [Math.max(r.width, label.width), Math.max(r.height, label.height)];
    if (r.width && Math.min(w, h) < 43.5) faults.push(`${Math.round(w)} × ${Math.round(h)} is small for a finger: ${short(e.getAttribute('aria-label') || e.textContent || e.className)}`);
  }
  // What is drawn more than once is pointed at where it is largest. With the gap beside it, a place has 24 pixels.
  const places = {};
  for (const e of usual ? document.querySelectorAll('.board-box [data-target]') : []) {
    const r = e.getBoundingClientRect(), name = e.dataset.target;
    places[name] = Math.max(places[name] ?? 0, Math.min(r.width, r.height));
  }
  const small = Object.values(places).filter((size) => size < 23);
  if (small.length) faults.push(`${small.length} places of the board are small for a finger: ${Math.round(Math.min(...small))} pixels`);
}
return [...new Set(faults)].slice(0, 12);
";

/// One way to look at the app.
#[derive(Copy, Clone)]
struct Way {
    language: Language,
    size: (u32, u32),
}

/// Takes the pictures with this in their names (`puzzles`, `home-de`, `-pl-390`), and fails if something does not fit.
pub(crate) fn run(program: &str, folder: &Path, wanted: &str) -> anyhow::Result<()> {
    fs::create_dir_all(folder)?;
    let sights = sights::all()?;
    let (_server, app) = Running::serve(program)?;
    let ways = Language::ALL.into_iter();
    let ways = ways.flat_map(|language| SIZES.map(|size| Way { language, size }));
    let ways: Vec<Way> = ways.collect();
    let next = AtomicUsize::new(0);
    let faults = Mutex::new(BTreeMap::<String, Vec<String>>::new());
    let work = || -> anyhow::Result<()> {
        let browser = Browser::start()?;
        let visit = Visit {
            browser: &browser,
            app: &app,
            program,
            axe: "",
        };
        while let Some(way) = ways.get(next.fetch_add(1, Ordering::Relaxed)) {
            for (name, fault) in look(&visit, &sights, *way, folder, wanted)? {
                let place = format!("{}, {}", way.language.code(), way.size.0);
                let fault = format!("{name}: {fault}");
                if let Ok(mut faults) = faults.lock() {
                    faults.entry(fault).or_default().push(place);
                }
            }
        }
        Ok(())
    };
    std::thread::scope(|scope| -> anyhow::Result<()> {
        let browsers: Vec<_> = (0..BROWSERS).map(|_| scope.spawn(work)).collect();
        for browser in browsers {
            let done = browser.join();
            done.map_err(|_| anyhow::anyhow!("a browser panicked"))??;
        }
        Ok(())
    })?;
    fs::write(folder.join("index.html"), index(&sights, folder))?;
    let faults = faults.into_inner().unwrap_or_default();
    for (fault, places) in &faults {
        println!("{fault} ({})", places.join("; "));
    }
    println!("{}", folder.join("index.html").display());
    ensure!(faults.is_empty(), "{} things do not fit", faults.len());
    Ok(())
}

/// Takes all pictures that there are to take in this way. Says what does not fit, and where.
fn look(
    visit: &Visit<'_>,
    sights: &[Sight],
    way: Way,
    folder: &Path,
    wanted: &str,
) -> anyhow::Result<Vec<(String, String)>> {
    let (width, height) = way.size;
    let is_wanted = |sight: &&Sight| {
        let name = file(&sight.name, way.language, width, "");
        is_told(sight, way.language) && name.contains(wanted)
    };
    let sights: Vec<&Sight> = sights.iter().filter(is_wanted).collect();
    if sights.is_empty() {
        return Ok(Vec::new());
    }
    visit.begin()?;
    if width < 500 {
        visit.browser.as_telephone()?;
    } else {
        visit.browser.resize(width, height, false)?;
    }
    let settings = json!({
        "animations": false, "sounds": false, "theme": "light", "confirm": true, "language": way.language.code(),
    });
    visit.keep("quartet.settings", &settings.to_string())?;
    visit.go(&Route::Home)?;
    let mut faults = Vec::new();
    for sight in sights {
        if let Err(fault) = sight.reach(visit) {
            faults.push((sight.name.clone(), format!("{fault:#}")));
            continue;
        }
        visit
            .browser
            .script("document.activeElement?.blur(); scrollTo(0, 0)")?;
        let found = visit
            .browser
            .script_with(FAULTS, &json!([width, sight.kind != Kind::Board]))?;
        let found = found.as_array().context("a list")?;
        let found = found.iter().filter_map(Value::as_str);
        faults.extend(found.map(|fault| (sight.name.clone(), fault.to_owned())));
        for theme in THEMES {
            visit.dress(theme)?;
            let file = folder.join(file(&sight.name, way.language, width, theme));
            fs::write(file, picture(visit.browser, width)?)?;
        }
        visit.dress(THEMES[0])?;
    }
    let console = visit.browser.console()?;
    ensure!(console.is_empty(), "the console says {console:#?}");
    Ok(faults)
}

/// Boards look the same in every language.
fn is_told(sight: &Sight, language: Language) -> bool {
    sight.kind != Kind::Board || language == Language::En
}

fn file(sight: &str, language: Language, width: u32, theme: &str) -> String {
    format!("{sight}-{}-{width}-{theme}.jpg", language.code())
}

/// A picture of the whole page.
fn picture(browser: &Browser, width: u32) -> anyhow::Result<Vec<u8>> {
    let height = browser.script("return document.documentElement.scrollHeight")?;
    let height = height.as_u64().unwrap_or(900).min(HIGHEST);
    let taken = browser.cdp(
        "Page.captureScreenshot",
        json!({
            "format": "jpeg", "quality": 80, "captureBeyondViewport": true,
            "clip": { "x": 0, "y": 0, "width": width, "height": height, "scale": 1 },
        }),
    )?;
    decoded(taken["data"].as_str().context("a picture")?).context("a picture in base 64")
}

/// Bytes that were written in base 64.
fn decoded(text: &str) -> Option<Vec<u8>> {
    const DIGITS: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut bytes = Vec::with_capacity(text.len() / 4 * 3);
    for four in text.trim_end_matches('=').as_bytes().chunks(4) {
        let mut bits = 0_u32;
        for digit in four {
            bits = bits << 6 | DIGITS.iter().position(|known| known == digit)? as u32;
        }
        bits <<= 6 * (4 - four.len());
        let whole = bits.to_be_bytes();
        bytes.extend(&whole[1..four.len()]);
    }
    Some(bytes)
}

/// A page with all pictures: for every sight a row of each theme and language.
fn index(sights: &[Sight], folder: &Path) -> String {
    let mut page = String::from(
        "<!doctype html><meta charset=utf-8><title>Quartet, looked at</title><style>\
         body{font:14px sans-serif;margin:1rem;background:#888}h2{margin:2rem 0 .5rem}nav a{margin-right:1rem;color:#000}\
         .row{display:flex;gap:.5rem;align-items:flex-start;margin-bottom:.5rem}figure{margin:0}img{display:block;height:22rem;width:auto}\
         </style><nav>",
    );
    for sight in sights {
        let _ = write!(page, "<a href=\"#{0}\">{0}</a> ", sight.name);
    }
    page.push_str("</nav>");
    for sight in sights {
        let name = &sight.name;
        let _ = write!(page, "<h2 id=\"{name}\">{name}</h2>");
        for language in Language::ALL {
            if !is_told(sight, language) {
                continue;
            }
            page.push_str("<div class=row>");
            for (width, _) in SIZES {
                for theme in THEMES {
                    let file = file(name, language, width, theme);
                    if !folder.join(&file).exists() {
                        continue;
                    }
                    let words = format!("{}, {width}, {theme}", language.code());
                    let _ = write!(
                        page,
                        "<figure><figcaption>{words}</figcaption><a href=\"{file}\"><img loading=lazy src=\"{file}\" alt=\"{words}\"></a></figure>"
                    );
                }
            }
            page.push_str("</div>");
        }
    }
    page
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_come_back() {
        assert_eq!(decoded("UXVhcnRldA==").as_deref(), Some(&b"Quartet"[..]));
        assert_eq!(decoded("/+8=").as_deref(), Some(&[0xff, 0xef][..]));
        assert_eq!(decoded("?").as_deref(), None);
    }
}
