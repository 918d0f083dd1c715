use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context as _, bail};

/// Which crates of ours a crate may use. `ARCHITECTURE.md` says why. A game is any crate that implements `Describe`; what
/// games may use stands in one line for all of them.
const LAYERS: &[(&str, &[&str])] = &[
    ("game", &[]),
    ("reference", &[]),
    ("scene", &["game"]),
    ("words", &["scene"]),
    ("raster", &[]),
    ("wire", &[]),
    ("server", &["wire"]),
    (GAME, &["game", "scene"]),
    ("testkit", &["game", "scene", "words"]),
    ("search", &["game"]),
    ("host", &["game", "scene", "words", "search"]),
    ("games", &["host", GAME]),
    ("train", &["game", "search", GAME]),
    ("wasm-probe", &["game", "host", "games"]),
    (
        "cli",
        &[
            "game", "scene", "words", "raster", "host", "games", "server",
        ],
    ),
    ("web", &["game", "scene", "words", "host", "games"]),
    (
        "xtask",
        &["game", "scene", "words", "raster", "host", "games"],
    ),
];

/// Stands for every game in [`LAYERS`].
const GAME: &str = "a game";

/// Crates of the tests, which any crate may use in its tests.
const FOR_TESTS: &[&str] = &[
    "testkit",
    "reference",
    "game",
    "scene",
    "words",
    "raster",
    "search",
];

/// The only crates that may allow unsafe code. `CONTRIBUTING.md` says why.
const MAY_ALLOW_UNSAFE: &[&str] = &["wasm-probe"];

/// Checks the repository and fails with every problem there is.
pub(crate) fn run(root: &Path) -> anyhow::Result<()> {
    let problems = problems(root)?;
    if problems.is_empty() {
        println!("tidy");
        return Ok(());
    }
    for problem in &problems {
        eprintln!("tidy: {problem}");
    }
    bail!("{} problems of tidiness", problems.len());
}

fn problems(root: &Path) -> anyhow::Result<Vec<String>> {
    let crates = Crate::all(root)?;
    let games: BTreeSet<&str> = crates
        .values()
        .filter(|c| c.is_game)
        .map(|c| &*c.name)
        .collect();
    let mut problems = Vec::new();
    for krate in crates.values() {
        krate.check_edges(&games, &mut problems);
        krate.check_sources(&games, &mut problems)?;
    }
    let registry = crates.get("games").context("there is a crate `games`")?;
    let source = fs::read_to_string(registry.folder.join("src/lib.rs"))?;
    for game in &games {
        if !registry.uses.contains(*game) || !source.contains(&format!("quartet_{game}::")) {
            problems.push(format!(
                "the game `{game}` is not registered in crates/games"
            ));
        }
    }
    Ok(problems)
}

/// A crate of ours, as far as tidiness goes.
struct Crate {
    name: String,
    folder: PathBuf,
    is_game: bool,
    uses: BTreeSet<String>,
    uses_in_tests: BTreeSet<String>,
}

impl Crate {
    fn all(root: &Path) -> anyhow::Result<BTreeMap<String, Self>> {
        let mut crates = BTreeMap::new();
        for entry in fs::read_dir(root.join("crates"))? {
            let folder = entry?.path();
            if folder.join("Cargo.toml").exists() {
                let krate = Self::read(folder)?;
                crates.insert(krate.name.clone(), krate);
            }
        }
        Ok(crates)
    }

    fn read(folder: PathBuf) -> anyhow::Result<Self> {
        let name = folder.file_name().context("a folder has a name")?;
        let name = name.to_string_lossy().into_owned();
        let text = fs::read_to_string(folder.join("Cargo.toml"))?;
        let manifest: toml::Table = text.parse().with_context(|| format!("crates/{name}"))?;
        let ours = |section: &str| -> BTreeSet<String> {
            let table = manifest.get(section).and_then(toml::Value::as_table);
            let keys = table.into_iter().flat_map(toml::Table::keys);
            keys.filter_map(|key| key.strip_prefix("quartet-").map(str::to_owned))
                .collect()
        };
        let mut is_game = false;
        for file in sources(&folder.join("src"))? {
            let text = fs::read_to_string(file)?;
            is_game |= text
                .lines()
                .any(|line| line.starts_with("impl Describe for"));
        }
        Ok(Self {
            is_game: is_game && name != "testkit",
            uses: ours("dependencies"),
            uses_in_tests: ours("dev-dependencies"),
            name,
            folder,
        })
    }

    fn check_edges(&self, games: &BTreeSet<&str>, problems: &mut Vec<String>) {
        let name = &self.name;
        let layer = if self.is_game { GAME } else { name };
        let Some((_, allowed)) = LAYERS.iter().find(|(crate_name, _)| *crate_name == layer) else {
            problems.push(format!(
                "`{name}` is not in the list of layers in crates/xtask/src/tidy.rs"
            ));
            return;
        };
        let may = |used: &str| {
            allowed.contains(&used) || (allowed.contains(&GAME) && games.contains(used))
        };
        for used in self.uses.iter().filter(|used| !may(used)) {
            problems.push(format!("`{name}` must not use `{used}`"));
        }
        let may_in_tests = |used: &str| may(used) || FOR_TESTS.contains(&used);
        for used in self.uses_in_tests.iter().filter(|used| !may_in_tests(used)) {
            problems.push(format!("the tests of `{name}` must not use `{used}`"));
        }
    }

    fn check_sources(
        &self,
        games: &BTreeSet<&str>,
        problems: &mut Vec<String>,
    ) -> anyhow::Result<()> {
        let name = &self.name;
        for file in sources(&self.folder.join("src"))? {
            let text = fs::read_to_string(&file)?;
            let shown = file.strip_prefix(&self.folder).unwrap_or(&file).display();
            if file.ends_with("mod.rs") {
                problems.push(format!(
                    "{name}/{shown}: modules are `foo.rs` beside `foo/`"
                ));
            }
            if text.contains("unsafe_code")
                && !MAY_ALLOW_UNSAFE.contains(&&**name)
                && name != "xtask"
            {
                problems.push(format!("{name}/{shown}: unsafe code is not allowed here"));
            }
            // The second implementation is found by the id of the game; everything else must not know any.
            if self.is_game || name == "reference" {
                continue;
            }
            // In a comment a game may serve as an example.
            let code = text
                .lines()
                .filter(|line| !line.trim_start().starts_with("//"));
            let code: String = code.collect();
            for game in games {
                if code.contains(&format!("\"{game}\"")) {
                    problems.push(format!("{name}/{shown} names the game `{game}`"));
                }
            }
        }
        Ok(())
    }
}

/// The Rust files in a folder and below it.
fn sources(folder: &Path) -> anyhow::Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).with_context(|| folder.display().to_string())? {
            let path = entry?.path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                files.push(path);
            }
        }
    }
    files.sort();
    Ok(files)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A small repository: crates with what they use and their source.
    fn repository(test: &str, crates: &[(&str, &str, &str)]) -> PathBuf {
        let root = std::env::temp_dir().join(format!("quartet-tidy-{test}-{}", std::process::id()));
        for (name, uses, source) in crates {
            let folder = root.join("crates").join(name);
            fs::create_dir_all(folder.join("src")).unwrap();
            let manifest = format!("[package]\nname = \"quartet-{name}\"\n[dependencies]\n{uses}");
            fs::write(folder.join("Cargo.toml"), manifest).unwrap();
            fs::write(folder.join("src/lib.rs"), source).unwrap();
        }
        root
    }

    fn check(test: &str, crates: &[(&str, &str, &str)], expected: &[&str]) {
        let root = repository(test, crates);
        let found = problems(&root).unwrap();
        fs::remove_dir_all(&root).unwrap();
        assert_eq!(found, expected);
    }

    const REGISTRY: (&str, &str, &str) = ("games", "quartet-go.workspace = true", "quartet_go::Go");
    const GO: (&str, &str, &str) = (
        "go",
        "quartet-game.workspace = true",
        "impl Describe for Go",
    );

    #[test]
    fn a_tidy_repository_passes() {
        check("good", &[("game", "", ""), GO, REGISTRY], &[]);
    }

    #[test]
    fn a_forbidden_edge_is_found() {
        check(
            "edge",
            &[("game", "quartet-host.workspace = true", ""), GO, REGISTRY],
            &["`game` must not use `host`"],
        );
        check(
            "upwards",
            &[
                (
                    "go",
                    "quartet-host.workspace = true",
                    "impl Describe for Go",
                ),
                REGISTRY,
            ],
            &["`go` must not use `host`"],
        );
    }

    #[test]
    fn an_unregistered_game_is_found() {
        check(
            "unregistered",
            &[GO, ("chess", "", "impl Describe for Chess"), REGISTRY],
            &["the game `chess` is not registered in crates/games"],
        );
    }

    #[test]
    fn naming_a_game_is_found() {
        check(
            "naming",
            &[GO, ("host", "", "if id == \"go\" {}"), REGISTRY],
            &["host/src/lib.rs names the game `go`"],
        );
    }

    #[test]
    fn an_unknown_crate_is_found() {
        check(
            "unknown",
            &[GO, ("stuff", "", ""), REGISTRY],
            &["`stuff` is not in the list of layers in crates/xtask/src/tidy.rs"],
        );
    }
}
