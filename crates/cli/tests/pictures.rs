//! The pictures in the documentation are made by `quartet draw` and are what it draws today.
//!
//! In the pages, a comment says how each picture is made: `<!-- quartet draw abalone … -->`, and the next line shows it:
//! `![words](file)`. `cargo xtask generate` writes the files anew.

use std::{
    ffi::OsString,
    fs,
    path::{Path, PathBuf},
    process::ExitCode,
};

use quartet_games::GAMES;

/// A picture of a page.
struct Picture {
    page: PathBuf,
    arguments: String,
    file: PathBuf,
}

#[test]
fn pictures_in_the_documentation_are_what_is_drawn() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let pictures = pictures(&root);
    assert!(pictures.len() >= 8, "every game is shown");
    let scratch = Path::new(env!("CARGO_TARGET_TMPDIR")).join("documentation-pictures");
    fs::create_dir_all(&scratch).unwrap();
    let update = std::env::var_os("UPDATE").is_some();
    let mut kept = Vec::new();
    for (n, picture) in pictures.iter().enumerate() {
        let ending = picture.file.extension().unwrap().to_string_lossy();
        let drawn = scratch.join(format!("{n}.{ending}"));
        let words = ["quartet", "draw", "--language", "en", "--to"].map(OsString::from);
        let words = words
            .into_iter()
            .chain([drawn.clone().into_os_string()])
            .chain(words_of(&picture.arguments).map(OsString::from));
        assert_eq!(
            quartet_cli::main(GAMES, words),
            ExitCode::SUCCESS,
            "{}: {}",
            picture.page.display(),
            picture.arguments
        );
        let fresh = fs::read(&drawn).unwrap();
        if update {
            fs::create_dir_all(picture.file.parent().unwrap()).unwrap();
            fs::write(&picture.file, &fresh).unwrap();
        }
        let there = fs::read(&picture.file).unwrap_or_default();
        assert!(
            there == fresh,
            "{} is not what `quartet draw {}` draws: run `cargo xtask generate`",
            picture.file.display(),
            picture.arguments
        );
        kept.push(picture.file.canonicalize().unwrap());
    }
    // Nothing is left over from pages that show it no more.
    for entry in fs::read_dir(root.join("docs/pictures")).unwrap() {
        let file = entry.unwrap().path().canonicalize().unwrap();
        assert!(kept.contains(&file), "no page shows {}", file.display());
    }
}

/// The words of a command; what is between single quotes is one word.
fn words_of(arguments: &str) -> impl Iterator<Item = &str> {
    let parts = arguments.split('\'').enumerate();
    parts.flat_map(|(n, part)| match n % 2 {
        0 => part.split_whitespace().collect::<Vec<_>>(),
        _ => vec![part],
    })
}

fn pictures(root: &Path) -> Vec<Picture> {
    let mut pages = vec![root.join("README.md")];
    for folder in ["docs", "docs/rules"] {
        let entries = fs::read_dir(root.join(folder)).unwrap();
        let files = entries.map(|entry| entry.unwrap().path());
        pages.extend(files.filter(|file| file.extension().is_some_and(|e| e == "md")));
    }
    pages.sort();
    let mut pictures = Vec::new();
    for page in pages {
        let text = fs::read_to_string(&page).unwrap();
        let lines: Vec<&str> = text.lines().collect();
        for (n, line) in lines.iter().enumerate() {
            let inside = line.strip_prefix("<!-- quartet draw ");
            let Some(arguments) = inside.and_then(|rest| rest.strip_suffix(" -->")) else {
                continue;
            };
            let shown = lines.get(n + 1).and_then(|next| {
                let (_, rest) = next.strip_prefix("![")?.split_once("](")?;
                rest.split_once(')')
            });
            let (file, _) = shown.unwrap_or_else(|| panic!("{line}: no picture follows"));
            pictures.push(Picture {
                arguments: arguments.to_owned(),
                file: page.parent().unwrap().join(file),
                page: page.clone(),
            });
        }
    }
    pictures
}
