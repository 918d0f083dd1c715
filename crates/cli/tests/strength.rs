//! The page about the strength of the engines says what was measured.

use std::{
    ffi::OsString,
    path::{Path, PathBuf},
    process::ExitCode,
};

use quartet_games::GAMES;

fn check(folder: &Path) -> ExitCode {
    let words = ["quartet", "strength", "--check", "--folder"].map(OsString::from);
    let words = words.into_iter().chain([folder.as_os_str().to_owned()]);
    quartet_cli::main(GAMES, words)
}

fn docs() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs")
}

#[test]
fn the_page_is_what_the_results_say() {
    let folder = docs();
    assert_eq!(
        check(&folder),
        ExitCode::SUCCESS,
        "run `quartet strength --write`"
    );
    // A page that says something else is found out.
    let copy = Path::new(env!("CARGO_TARGET_TMPDIR")).join("strength");
    std::fs::create_dir_all(&copy).unwrap();
    std::fs::copy(folder.join("strength.json"), copy.join("strength.json")).unwrap();
    std::fs::write(copy.join("strength.md"), "# We win everything\n").unwrap();
    assert_eq!(check(&copy), ExitCode::from(1));
}

#[test]
fn the_page_does_not_tell_what_was_played_first() {
    let text = std::fs::read_to_string(docs().join("strength.json")).unwrap();
    let mut measured: serde_json::Value = serde_json::from_str(&text).unwrap();
    for list in ["matches", "levels"] {
        measured[list].as_array_mut().unwrap().reverse();
    }
    let copy = Path::new(env!("CARGO_TARGET_TMPDIR")).join("strength-reversed");
    std::fs::create_dir_all(&copy).unwrap();
    std::fs::write(copy.join("strength.json"), measured.to_string()).unwrap();
    std::fs::copy(docs().join("strength.md"), copy.join("strength.md")).unwrap();
    assert_eq!(check(&copy), ExitCode::SUCCESS);
}

#[test]
fn results_may_go_into_a_folder_that_is_not_there_yet() {
    let above = Path::new(env!("CARGO_TARGET_TMPDIR")).join("strength-new");
    let _ = std::fs::remove_dir_all(&above);
    let folder = above.join("of/today");
    let words = ["quartet", "strength", "--write", "--folder"].map(OsString::from);
    let words = words.into_iter().chain([folder.as_os_str().to_owned()]);
    assert_eq!(quartet_cli::main(GAMES, words), ExitCode::SUCCESS);
    assert!(folder.join("strength.md").exists());
}

#[test]
fn what_cannot_be_measured_is_refused_before_anything_is_played() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("strength-refused");
    let _ = std::fs::remove_dir_all(&folder);
    let refused = |words: &[&str]| {
        let words = ["quartet", "strength", "--folder"].iter().chain(words);
        quartet_cli::main(GAMES, words.map(OsString::from))
    };
    let to = folder.to_str().unwrap();
    for words in [
        &[to, "kulami", "--mode", "typo"][..],
        &[to, "--against", "typo"],
        &[to, "--against", "levels", "--openings", "even"],
        &[to, "kulami", "--mode", "typo", "--write"],
    ] {
        assert_eq!(refused(words), ExitCode::from(2), "{words:?}");
    }
    assert!(!folder.exists());
}
