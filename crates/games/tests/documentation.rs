//! The examples in the documentation do what it says. `cargo xtask generate` fills in what the commands print.

use std::{fs, path::PathBuf};

use quartet_games::GAMES;
use quartet_host::Console;

fn docs() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../docs/rules")
}

#[test]
fn examples_print_what_they_show() {
    for file in fs::read_dir(docs()).unwrap() {
        let file = file.unwrap().path();
        let name = file.file_name().unwrap().to_string_lossy().into_owned();
        let text = fs::read_to_string(&file).unwrap();
        assert!(text.contains("```quartet\n"), "{name} has no examples");
        let filled = Console::new(GAMES)
            .transcribe(&text)
            .unwrap_or_else(|error| panic!("{name}, {error}"));
        if std::env::var_os("UPDATE").is_some() {
            fs::write(&file, &filled).unwrap();
            continue;
        }
        let differs = text.lines().zip(filled.lines()).position(|(a, b)| a != b);
        assert!(
            text == filled,
            "{name} shows something else than the program, first in line {:?}: run `cargo xtask generate`",
            differs.map(|n| n + 1)
        );
    }
}

#[test]
fn every_game_is_explained() {
    for game in GAMES {
        let info = game.info();
        let text = fs::read_to_string(docs().join(format!("{}.md", info.id))).unwrap();
        for spec in info.options {
            assert!(text.contains(spec.key), "{}: option {}", info.id, spec.key);
        }
    }
}
