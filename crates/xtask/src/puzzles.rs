//! The puzzles of the games. The first lines of `puzzles.txt` in the folder of a game are the commands that find them.

use std::{fs, path::Path, process::Command};

use anyhow::{Context as _, ensure};

const COMMAND: &str = "# quartet ";

/// Runs the commands and writes what they find below them, easy puzzles first.
pub(crate) fn run(root: &Path, games: &[String]) -> anyhow::Result<()> {
    crate::cargo(&["build", "--release", "--package", "quartet-cli"])?;
    let program = crate::wasm::target_dir(root)?.join("release/quartet");
    let mut folders: Vec<_> = fs::read_dir(root.join("crates"))?
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|folder| {
            let is_asked_for = |game: &String| folder.ends_with(game);
            games.is_empty() || games.iter().any(is_asked_for)
        })
        .map(|folder| folder.join("puzzles.txt"))
        .filter(|file| file.exists())
        .collect();
    folders.sort();
    for file in folders {
        println!("== {}", file.display());
        let text = fs::read_to_string(&file)?;
        let head: Vec<&str> = text
            .lines()
            .take_while(|line| line.starts_with('#'))
            .collect();
        let mut puzzles: Vec<String> = Vec::new();
        for command in head.iter().filter_map(|line| line.strip_prefix(COMMAND)) {
            println!("quartet {command}");
            let output = Command::new(&program).args(command.split(' ')).output()?;
            ensure!(output.status.success(), "failed: quartet {command}");
            let found = String::from_utf8(output.stdout)?;
            puzzles.extend(found.lines().map(str::to_owned));
        }
        puzzles.sort_by_cached_key(|line| difficulty(line));
        let lines = head.iter().map(|line| (*line).to_owned()).chain(puzzles);
        let text: String = lines.map(|line| line + "\n").collect();
        fs::write(&file, text).with_context(|| format!("cannot write {}", file.display()))?;
    }
    Ok(())
}

/// The field before the last.
fn difficulty(line: &str) -> Option<u32> {
    line.rsplit('|').nth(1)?.parse().ok()
}
