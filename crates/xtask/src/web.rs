use std::{
    fs,
    io::Write as _,
    path::{Path, PathBuf},
    process::Command,
    time::Instant,
};

use anyhow::{Context as _, ensure};
use quartet_games::GAMES;
use quartet_raster::Painter;
use quartet_scene::{
    Bounds, Language, Mark, Node, Palette, Patterns, Point, Role, Say, Scene, Shape, Style, Svg,
    Theme,
};
use quartet_words::Words;
use wasm_bindgen_cli_support::Bindgen;

use crate::{run, wasm};

/// What the first visit may cost, in bytes.
const LIMIT: usize = 600_000;

/// How the web app is built.
#[derive(Copy, Clone, PartialEq, Eq)]
pub(crate) enum Kind {
    /// As people get it: small and fast.
    Product,
    /// In a fraction of the time, for tests and for trying things out.
    Quick,
}

/// Builds the web app into `target/web`: what a browser loads, under names that change with what is in the files, each
/// beside itself compressed.
pub(crate) fn build(root: &Path, kind: Kind) -> anyhow::Result<()> {
    let (page, engine) = match kind {
        Kind::Product => ("wasm", "wasm-engine"),
        Kind::Quick => ("wasm-quick", "wasm-quick"),
    };
    let start = Instant::now();
    wasm::install_target()?;
    let modules = Modules {
        page: compile(root, page, "page")?,
        engine: compile(root, engine, "engines")?,
    };
    let styles = styles(root)?;
    let mut stamp = [&*modules.page, &modules.engine].concat();
    stamp.extend(styles.bytes());
    for language in Language::ALL {
        stamp.extend(words(language).concat().bytes());
    }
    for text in [BOOT, WORKER, SERVICE, THEME, PAGE, MANIFEST] {
        stamp.extend(text.bytes());
    }
    let stamp = digest(&stamp);
    let folder = root.join("target/web");
    let marker = folder.join(".stamp");
    if fs::read_to_string(&marker).is_ok_and(|old| old == stamp) {
        return Ok(());
    }
    let mut app = App::new(folder, kind)?;
    app.build(&modules, &styles)?;
    fs::write(marker, stamp)?;
    if kind == Kind::Quick {
        return Ok(());
    }
    let sent = app.report();
    println!(
        "the web app took {:.0} s to build",
        start.elapsed().as_secs_f64()
    );
    ensure!(
        sent <= LIMIT,
        "the first visit costs {sent} bytes, more than {LIMIT}"
    );
    Ok(())
}

/// The two modules of the app, as the compiler has made them.
struct Modules {
    /// What people see. It has no engine.
    page: Vec<u8>,
    /// What thinks, in a worker. It is loaded when it is needed, or once the page is there and has time.
    engine: Vec<u8>,
}

/// Compiles the app with one of its features.
fn compile(root: &Path, profile: &str, feature: &str) -> anyhow::Result<Vec<u8>> {
    run(Command::new(env!("CARGO")).current_dir(root).args([
        "build",
        "--quiet",
        "--package",
        "quartet-web",
        "--lib",
        "--no-default-features",
        "--features",
        feature,
        "--target",
        wasm::TARGET,
        "--profile",
        profile,
    ]))?;
    let built = wasm::target_dir(root)?
        .join(wasm::TARGET)
        .join(profile)
        .join("quartet_web.wasm");
    fs::read(&built).with_context(|| built.display().to_string())
}

/// The folder that the app is written into.
struct App {
    folder: PathBuf,
    kind: Kind,
    /// What a first visit loads, with the bytes that are sent for it.
    sent: Vec<(String, usize)>,
}

impl App {
    fn new(folder: PathBuf, kind: Kind) -> anyhow::Result<Self> {
        if folder.exists() {
            fs::remove_dir_all(&folder)?;
        }
        fs::create_dir_all(folder.join("assets"))?;
        let sent = Vec::new();
        Ok(Self { folder, kind, sent })
    }

    fn build(&mut self, modules: &Modules, styles: &str) -> anyhow::Result<()> {
        let [script, wasm] = self.module("app", &modules.page)?;
        let [engine_script, engine_wasm] = self.module("engine", &modules.engine)?;
        let fill = |text: &str, pairs: &[(&str, &str)]| {
            pairs.iter().fold(text.to_owned(), |text, (name, value)| {
                text.replace(&format!("%{name}%"), value)
            })
        };
        let app_file = file_name(&script);
        let words = self.words()?;
        let list_words = |start: &str| {
            let pairs = words
                .iter()
                .map(|(name, file)| format!("\"{name}\": \"{start}{}\"", file_name(file)));
            pairs.collect::<Vec<_>>().join(", ")
        };
        let worker = fill(WORKER, &[("engine", &file_name(&engine_script))]);
        let worker = self.asset("worker", "js", worker.as_bytes())?;
        let boot = fill(
            BOOT,
            &[
                ("app", &*app_file),
                ("worker", &file_name(&worker)),
                ("words", &list_words("./")),
            ],
        );
        let boot = self.asset("boot", "js", boot.as_bytes())?;
        let theme = self.asset("theme", "js", THEME.as_bytes())?;
        let style = self.asset("style", "css", styles.as_bytes())?;
        let icon = icon(Frame::Round);
        let icon_svg = self.asset("icon", "svg", icon.as_bytes())?;
        let painter = Painter::new();
        let mut pixels = |name: &str, frame, size| -> anyhow::Result<String> {
            let png = painter.png(&self::icon(frame), size)?;
            self.asset(name, "png", &png)
        };
        let small = pixels("icon-192", Frame::Round, 192)?;
        let large = pixels("icon-512", Frame::Round, 512)?;
        let full = pixels("icon-full-512", Frame::Full, 512)?;
        let names: Vec<&str> = GAMES.iter().map(|game| game.info().name).collect();
        let names = names.join(", ");
        let manifest = fill(
            MANIFEST,
            &[
                ("games", &*names),
                ("icon", &icon_svg),
                ("small", &small),
                ("large", &large),
                ("full", &full),
            ],
        );
        self.file("manifest.webmanifest", manifest.as_bytes())?;
        let page = fill(
            PAGE,
            &[
                ("games", &*names),
                ("style", &style),
                ("theme", &theme),
                ("app", &script),
                ("wasm", &wasm),
                ("boot", &boot),
                ("icon", &icon_svg),
                ("small", &small),
            ],
        );
        self.file("index.html", page.as_bytes())?;
        let list = |files: &[&String]| {
            let files: Vec<String> = files.iter().map(|file| format!("\"/{file}\"")).collect();
            files.join(", ")
        };
        let now = list(&[&wasm, &script, &boot, &theme, &style, &icon_svg]);
        let later = list(&[&engine_wasm, &engine_script, &worker]);
        let version = digest(page.as_bytes());
        let service = fill(
            SERVICE,
            &[
                ("version", &*version),
                ("files", &now),
                ("later", &later),
                ("words", &list_words("/assets/")),
            ],
        );
        self.file("sw.js", service.as_bytes())?;
        // Icons in pixels are for the home screens of telephones only.
        self.sent.retain(|(name, _)| !name.ends_with(".png"));
        // People load one language: the largest counts.
        for is_late in [false, true] {
            let of_words = |name: &str| name.contains("/words-") && self::is_late(name) == is_late;
            let files = self.sent.extract_if(.., |(name, _)| of_words(name));
            let largest = files.max_by_key(|(_, bytes)| *bytes);
            self.sent.extend(largest);
        }
        Ok(())
    }

    /// Two files of words for each language, with the names by which the page asks for them.
    fn words(&mut self) -> anyhow::Result<Vec<(String, String)>> {
        let mut files = Vec::new();
        for language in Language::ALL {
            let code = language.code();
            for (name, text) in [code.to_owned(), format!("{code}{LEARN}")]
                .into_iter()
                .zip(words(language))
            {
                let file = self.asset(&format!("words-{name}"), "txt", text.as_bytes())?;
                files.push((name, file));
            }
        }
        Ok(files)
    }

    /// Writes a module and the script around it, and returns their names.
    fn module(&mut self, name: &str, module: &[u8]) -> anyhow::Result<[String; 2]> {
        let (script, wasm) = bind(module)?;
        let wasm = self.asset(name, "wasm", &wasm)?;
        let script = script.replace("quartet_web_bg.wasm", &file_name(&wasm));
        Ok([self.asset(name, "js", script.as_bytes())?, wasm])
    }

    /// Writes a file under a name that changes with what is in it, and returns that name.
    fn asset(&mut self, name: &str, ending: &str, bytes: &[u8]) -> anyhow::Result<String> {
        let name = format!("assets/{name}-{}.{ending}", digest(bytes));
        self.file(&name, bytes)?;
        Ok(name)
    }

    fn file(&mut self, name: &str, bytes: &[u8]) -> anyhow::Result<()> {
        let path = self.folder.join(name);
        fs::write(&path, bytes).with_context(|| path.display().to_string())?;
        let mut least = bytes.len();
        if !name.ends_with(".png") && self.kind == Kind::Product {
            let brotli = brotli_of(bytes)?;
            least = least.min(brotli.len());
            fs::write(self.folder.join(format!("{name}.br")), brotli)?;
            let mut gzip = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
            gzip.write_all(bytes)?;
            fs::write(self.folder.join(format!("{name}.gz")), gzip.finish()?)?;
        }
        self.sent.push((name.to_owned(), least));
        Ok(())
    }

    /// Prints what a first visit costs and returns what it costs until the page can be used.
    fn report(&self) -> usize {
        let (mut sum, mut later) = (0, 0);
        for (name, bytes) in &self.sent {
            println!("{bytes:>9}  {name}");
            *(if is_late(name) { &mut later } else { &mut sum }) += bytes;
        }
        println!("{sum:>9}  bytes until the page can be used, of at most {LIMIT}");
        println!(
            "{later:>9}  bytes more for the engine and for learning, when they are needed or when there is time"
        );
        sum
    }
}

/// Is a file loaded when it is needed, or when the page has time?
fn is_late(name: &str) -> bool {
    let starts = ["assets/engine", "assets/worker"];
    starts.iter().any(|start| name.starts_with(start)) || name.contains(LEARN)
}

/// The end of the name of the words by which one learns.
const LEARN: &str = "-learn";

/// What is said in a language: what belongs to no game and the words of all games, and apart from that the courses, rules and
/// galleries. What only the terminal says is left out.
fn words(language: Language) -> [String; 2] {
    let of_games = GAMES.iter().map(|game| game.words(language));
    let texts = std::iter::once(quartet_words::common(language)).chain(of_games);
    // Remarks and empty lines are for translators.
    let lines = texts.flat_map(str::lines);
    let lines = lines.filter(|line| !line.starts_with('#') && !line.is_empty());
    let is_learnt = |key: &str| {
        let mut own = GAMES
            .iter()
            .filter_map(|game| key.strip_prefix(game.info().id));
        own.any(|key| {
            ["-lesson-", "-rules-", "-gallery"]
                .iter()
                .any(|part| key.starts_with(part))
        })
    };
    let (mut first, mut learnt, mut other) = (String::new(), String::new(), String::new());
    let mut part = &mut other;
    for line in lines {
        // What goes on is indented.
        if !line.starts_with([' ', '}']) {
            part = match line {
                key if is_learnt(key) => &mut learnt,
                key if key.starts_with("play-") => &mut other,
                _ => &mut first,
            };
        }
        part.push_str(line);
        part.push('\n');
    }
    [first, learnt]
}

/// The JavaScript around the module, and the module as it belongs to it.
fn bind(module: &[u8]) -> anyhow::Result<(String, Vec<u8>)> {
    let folder = std::env::temp_dir().join(format!("quartet-web-{}", std::process::id()));
    Bindgen::new()
        .input_bytes("quartet_web", module.to_vec())
        .web(true)?
        .typescript(false)
        .omit_default_module_path(false)
        .remove_name_section(true)
        .remove_producers_section(true)
        .generate(&folder)?;
    let script = fs::read_to_string(folder.join("quartet_web.js"))?;
    let wasm = fs::read(folder.join("quartet_web_bg.wasm"))?;
    let has_more = folder.join("snippets").exists();
    fs::remove_dir_all(&folder)?;
    ensure!(
        !has_more,
        "a crate brings scripts of its own, which are not served"
    );
    Ok((script, wasm))
}

/// The style sheet: the colours of every theme, the pictures, the pages.
fn styles(root: &Path) -> anyhow::Result<String> {
    let colours = |theme, palette| {
        let style = Style {
            theme,
            palette,
            ..Style::default()
        };
        style.properties()
    };
    let (light, dark) = (
        colours(Theme::Light, Palette::Box),
        colours(Theme::Dark, Palette::Box),
    );
    let (light_safe, dark_safe) = (
        colours(Theme::Light, Palette::Safe),
        colours(Theme::Dark, Palette::Safe),
    );
    let mut text = format!(
        ":root{{color-scheme:light;{light}}}\n\
         :root[data-palette=safe]{{{light_safe}}}\n\
         @media (prefers-color-scheme:dark){{\
         :root:not([data-theme=light]){{color-scheme:dark;{dark}}}\
         :root[data-palette=safe]:not([data-theme=light]){{{dark_safe}}}}}\n\
         :root[data-theme=dark]{{color-scheme:dark;{dark}}}\n\
         :root[data-theme=dark][data-palette=safe]{{{dark_safe}}}\n"
    );
    // Nearer to the pictures than the palette, so it needs no more weight than that.
    for (name, patterns) in [("bold", Patterns::Bold), ("off", Patterns::Off)] {
        let opacity = patterns.opacity().unwrap_or_default();
        text.push_str(&format!(
            ":root[data-patterns={name}] .scene{{--pattern:{opacity}}}\n"
        ));
    }
    text.push_str(&Style::page_sheet());
    let mut files: Vec<PathBuf> = fs::read_dir(root.join("crates/web/style"))?
        .map(|entry| entry.map(|entry| entry.path()))
        .collect::<Result<_, _>>()?;
    files.sort();
    for file in files {
        text.push_str(&fs::read_to_string(file)?);
    }
    Ok(text)
}

/// How the sign of the app is framed.
#[derive(Copy, Clone)]
enum Frame {
    /// With round corners.
    Round,
    /// To the edges: telephones cut their own shape out of it.
    Full,
}

/// The sign of the app: a piece for each of four, drawn as on the boards.
fn icon(frame: Frame) -> String {
    let (round, radius, off) = match frame {
        Frame::Round => (110, 96, 112),
        Frame::Full => (0, 76, 88),
    };
    let ground = Shape::Rect {
        bounds: Bounds::new(-256, -256, 512, 512),
        round,
    };
    let mut nodes = vec![Node::new(Role::Board, ground).named("side")];
    let places = [
        (Mark::White, -off, -off),
        (Mark::Black, off, -off),
        (Mark::Red, -off, off),
        (Mark::Green, off, off),
    ];
    for (mark, x, y) in places {
        let ball = || Shape::Circle {
            centre: Point::new(x, y),
            radius,
        };
        nodes.push(Node::new(Role::Piece, ball()).mark(mark));
        nodes.push(Node::new(Role::Gloss, ball()));
    }
    let scene = Scene {
        bounds: Bounds::new(-256, -256, 512, 512),
        title: Say::new("web-name"),
        nodes,
    };
    let style = Style::default();
    let sheet = style.sheet().replace(".ground{", ".ground{display:none;");
    scene.to_svg(Svg {
        speak: &Words::new(Language::En, &|_| Vec::new()),
        language: "en",
        style: Some(&sheet),
        width: Some(512),
        prefix: "",
    })
}

fn brotli_of(bytes: &[u8]) -> anyhow::Result<Vec<u8>> {
    let mut out = Vec::new();
    let mut writer = brotli::CompressorWriter::new(&mut out, 1 << 16, 11, 22);
    writer.write_all(bytes)?;
    drop(writer);
    Ok(out)
}

/// A name for what is in a file: FNV-1a, which is enough to tell versions apart.
fn digest(bytes: &[u8]) -> String {
    let hash = bytes.iter().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3)
    });
    format!("{hash:016x}")
}

fn file_name(path: &str) -> String {
    path.rsplit('/').next().unwrap_or(path).to_owned()
}

const BOOT: &str = include_str!("web/boot.js");
const WORKER: &str = include_str!("web/worker.js");
const SERVICE: &str = include_str!("web/sw.js");
const THEME: &str = include_str!("web/theme.js");
const PAGE: &str = include_str!("web/index.html");
const MANIFEST: &str = include_str!("web/manifest.webmanifest");

#[cfg(test)]
mod tests {
    use super::*;

    /// What the page begins with and what one learns by is everything but what the terminal says, in every language.
    #[test]
    fn no_word_is_lost() {
        let keys = |text: &str| -> Vec<String> {
            let lines = text
                .lines()
                .filter(|line| !line.starts_with(['#', ' ', '}']));
            let keys = lines.filter_map(|line| line.split_once(" ="));
            keys.map(|(key, _)| key.to_owned()).collect()
        };
        for language in Language::ALL {
            let of_games = GAMES.iter().map(|game| game.words(language));
            let all = of_games.chain([quartet_words::common(language)]);
            let mut all: Vec<String> = all.flat_map(keys).collect();
            all.retain(|key| !key.starts_with("play-"));
            let [first, learnt] = words(language);
            let mut sent = keys(&first);
            assert!(!sent.iter().any(|key| key.contains("-lesson-")));
            sent.extend(keys(&learnt));
            all.sort();
            sent.sort();
            assert_eq!(sent, all, "{}", language.code());
            let spoken = Words::of(language, &[&first, &learnt]);
            assert!(sent.iter().all(|key| spoken.knows(key)));
        }
    }
}
