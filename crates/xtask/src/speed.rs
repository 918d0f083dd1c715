//! How fast the searches are, natively and on wasm, inside one run.

use std::{path::Path, process::Command};

use anyhow::{Context as _, ensure};
use quartet_games::GAMES;
use serde_json::Value;

use crate::{
    cargo,
    wasm::{build_probe, target_dir},
};

/// Nodes per position.
const NODES: u32 = 100_000;

/// Loads the module and times the search of each game. The first run of each compiles it.
const SCRIPT: &str = "
const bytes = require('fs').readFileSync(process.argv[1]);
const instance = new WebAssembly.Instance(new WebAssembly.Module(bytes), {});
const games = Number(process.argv[2]), nodes = Number(process.argv[3]);
const out = [];
for (let game = 0; game < games; game++) {
  instance.exports.searched(game, 5000);
  const start = performance.now();
  const searched = Number(instance.exports.searched(game, nodes));
  out.push(searched / (performance.now() - start) * 1000);
}
console.log(JSON.stringify(out));
";

/// Prints nodes per second natively and on wasm, and the ratio. Wasm runs in Node.js, which compiles it as the browsers with
/// the same engine do.
pub(crate) fn run(root: &Path) -> anyhow::Result<()> {
    let module = build_probe(root)?;
    cargo(&["build", "--quiet", "--release", "--package", "quartet-cli"])?;
    let program = target_dir(root)?.join("release/quartet");
    let native = native(&program)?;
    let output = Command::new("node")
        .args(["-e", SCRIPT])
        .arg(module)
        .args([GAMES.len().to_string(), NODES.to_string()])
        .output()
        .context("cannot start node (Node.js), which is needed to run wasm at full speed")?;
    ensure!(
        output.status.success(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    let wasm: Vec<f64> = serde_json::from_slice(&output.stdout)?;
    println!(
        "{:<14} {:>12} {:>12} {:>8}",
        "nodes a second", "native", "wasm", "ratio"
    );
    for ((game, native), wasm) in GAMES.iter().zip(native).zip(wasm) {
        println!(
            "{:<14} {native:>12.0} {wasm:>12.0} {:>7.0} %",
            game.info().id,
            100.0 * wasm / native
        );
    }
    Ok(())
}

fn native(program: &Path) -> anyhow::Result<Vec<f64>> {
    let output = Command::new(program)
        .args(["bench", "--json", "--nodes", &NODES.to_string()])
        .output()?;
    let rows: Vec<Value> = serde_json::from_slice(&output.stdout)?;
    let speeds = rows.iter().map(|row| row["nodes_per_second"].as_f64());
    speeds.collect::<Option<_>>().context("a speed per game")
}
