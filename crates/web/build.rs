//! Makes a small table of the measured strength of the engines, so that the app carries numbers and not the whole file.
#![allow(clippy::print_stdout, reason = "this is how cargo is told something")]

use std::{env, fmt::Write as _, fs, path::Path};

use serde_json::Value;

fn main() {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/strength.json");
    println!("cargo::rerun-if-changed={}", source.display());
    let text = fs::read_to_string(&source).expect("docs/strength.json can be read");
    let measured: Value = serde_json::from_str(&text).expect("docs/strength.json is JSON");
    let list = |name: &str| measured[name].as_array().cloned().unwrap_or_default();
    let mut out = String::from("const LADDERS: &[Ladder] = &[\n");
    for ladder in list("levels") {
        let elo = ladder["elo"].as_array().cloned().unwrap_or_default();
        let whole = |value: &Value| value.as_f64().unwrap_or(0.0).round() as i32;
        let elo: Vec<String> = elo
            .iter()
            .map(|pair| format!("({}, {})", whole(&pair[0]), whole(&pair[1])))
            .collect();
        let _ = writeln!(
            out,
            "    Ladder {{ game: {}, options: {}, elo: &[{}] }},",
            ladder["game"],
            ladder["options"],
            elo.join(", ")
        );
    }
    out += "];\nconst MATCHES: &[Match] = &[\n";
    // The app names one score for an opponent: the one from any opening, as people meet it.
    for played in list("matches")
        .into_iter()
        .filter(|played| played["openings"].is_null())
    {
        let _ = writeln!(
            out,
            "    Match {{ game: {}, options: {}, opponent: {}, games: {}, percent: {} }},",
            played["game"],
            played["options"],
            played["opponent"],
            played["games"],
            played["score"].as_f64().unwrap_or(0.0).round() as u32,
        );
    }
    out += "];\n";
    let folder = env::var("OUT_DIR").expect("cargo says where to write");
    fs::write(Path::new(&folder).join("strength.rs"), out).expect("the table can be written");
}
