//! Everything that the app says is there in every language.

use std::{collections::BTreeSet, fs, path::Path};

use quartet_scene::Language;
use quartet_words::common;

fn keys(text: &str) -> BTreeSet<&str> {
    let keys = text.lines().filter_map(|line| line.split_once(" ="));
    keys.map(|(key, _)| key)
        .filter(|key| key.starts_with("web-"))
        .collect()
}

#[test]
fn all_languages_say_the_same_things() {
    let english = keys(common(Language::En));
    for language in Language::ALL {
        let own = keys(common(language));
        let differs: Vec<_> = english.symmetric_difference(&own).collect();
        assert!(differs.is_empty(), "{language:?}: {differs:?}");
    }
}

#[test]
fn every_key_in_the_source_exists() {
    let known = keys(common(Language::En));
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("src")];
    let mut seen = 0;
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let text = fs::read_to_string(&path).unwrap();
            for part in text.split('"').filter(|part| part.starts_with("web-")) {
                let is_key = part
                    .chars()
                    .all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-');
                if is_key && !part.ends_with('-') {
                    assert!(known.contains(part), "{}: {part}", path.display());
                    seen += 1;
                }
            }
        }
    }
    assert!(seen > 50);
}
