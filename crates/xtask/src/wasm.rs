use std::{
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context as _, ensure};
use quartet_games::GAMES;
use quartet_host::{Level, bench, playthrough};
use wasmi::{Engine, Instance, Linker, Module, Store};

use crate::cargo;

pub(crate) const TARGET: &str = "wasm32-unknown-unknown";

/// Nodes per position when searches are compared: an interpreter runs them.
const NODES: u32 = 1000;

/// Builds the rules for wasm, plays the golden games there, and compares them with the native ones.
pub(crate) fn run(root: &Path) -> anyhow::Result<()> {
    let file = build_probe(root)?;
    let bytes = std::fs::read(&file).with_context(|| format!("cannot read {}", file.display()))?;
    let mut probe = Probe::new(&bytes)?;
    let names: Vec<String> = playthrough::names(GAMES).collect();
    ensure!(
        probe.playthroughs()? as usize == names.len(),
        "a different number of playthroughs"
    );
    for (number, name) in names.iter().enumerate() {
        let there = probe.playthrough(number as u32)?;
        let here = playthrough::golden(GAMES, number).context("the playthrough exists")?;
        let differs = here.lines().zip(there.lines()).position(|(a, b)| a != b);
        ensure!(
            here == there,
            "{name} differs on wasm, first in line {:?}",
            differs.map(|n| n + 1)
        );
    }
    for (number, game) in GAMES.iter().enumerate() {
        let id = game.info().id;
        let nodes = u64::from(NODES);
        for (name, here) in [
            ("signature", bench::signature(*game, nodes)),
            ("playing", bench::playing(*game, Level::all(), nodes)),
        ] {
            let there = probe.number(name, number as u32)?;
            ensure!(
                here == there,
                "{id}: the {name} of the search is {there} on wasm, not {here}"
            );
        }
    }
    println!(
        "the searches of {} games are the same on {TARGET}",
        GAMES.len()
    );
    println!("{} playthroughs are the same on {TARGET}", names.len());
    Ok(())
}

/// Builds the module `wasm-probe` and says where it is.
pub(crate) fn build_probe(root: &Path) -> anyhow::Result<PathBuf> {
    install_target()?;
    cargo(&[
        "build",
        "--quiet",
        "--release",
        "--package",
        "quartet-wasm-probe",
        "--target",
        TARGET,
    ])?;
    let folder = target_dir(root)?.join(TARGET);
    Ok(folder.join("release/quartet_wasm_probe.wasm"))
}

/// A line in `rust-toolchain.toml` would be ignored where rustup may not install by itself.
pub(crate) fn install_target() -> anyhow::Result<()> {
    let query = Command::new("rustc")
        .args(["--print", "target-libdir", "--target", TARGET])
        .output()?;
    let folder = String::from_utf8(query.stdout)?;
    if !Path::new(folder.trim()).exists() {
        println!("installing the target {TARGET}");
        crate::run(Command::new("rustup").args(["target", "add", TARGET]))?;
    }
    Ok(())
}

/// Where cargo puts what it builds, whatever the environment and the configuration say.
pub(crate) fn target_dir(root: &Path) -> anyhow::Result<PathBuf> {
    let mut metadata = Command::new(env!("CARGO"));
    metadata
        .current_dir(root)
        .args(["metadata", "--no-deps", "--format-version", "1"]);
    let text = String::from_utf8(metadata.output()?.stdout)?;
    let (_, rest) = text
        .split_once("\"target_directory\":\"")
        .context("cargo names the folder")?;
    let (folder, _) = rest.split_once('"').context("cargo names the folder")?;
    Ok(folder.into())
}

/// The module `wasm-probe`, running.
struct Probe {
    store: Store<()>,
    instance: Instance,
}

impl Probe {
    fn new(bytes: &[u8]) -> anyhow::Result<Self> {
        let engine = Engine::default();
        let module = Module::new(&engine, bytes)?;
        let mut store = Store::new(&engine, ());
        let instance = Linker::new(&engine).instantiate_and_start(&mut store, &module)?;
        Ok(Self { store, instance })
    }

    fn playthroughs(&mut self) -> anyhow::Result<u32> {
        let function = self
            .instance
            .get_typed_func::<(), u32>(&self.store, "playthroughs")?;
        Ok(function.call(&mut self.store, ())?)
    }

    /// What a function of the module says about the searches of a game.
    fn number(&mut self, function: &str, game: u32) -> anyhow::Result<u64> {
        let function = self
            .instance
            .get_typed_func::<(u32, u32), u64>(&self.store, function)?;
        Ok(function.call(&mut self.store, (game, NODES))?)
    }

    fn playthrough(&mut self, number: u32) -> anyhow::Result<String> {
        let load = self
            .instance
            .get_typed_func::<u32, u32>(&self.store, "load")?;
        let bytes = self
            .instance
            .get_typed_func::<u32, u64>(&self.store, "bytes")?;
        let length = load.call(&mut self.store, number)?;
        let mut text = Vec::with_capacity(length as usize + 8);
        for from in (0..length).step_by(8) {
            text.extend(bytes.call(&mut self.store, from)?.to_le_bytes());
        }
        text.truncate(length as usize);
        Ok(String::from_utf8(text)?)
    }
}
