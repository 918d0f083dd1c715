//! The files of what belongs to no game: every language says the same things, and somebody asks for each of them.

use std::{collections::BTreeSet, fs, path::Path};

use quartet_scene::Language;
use quartet_words::{Words, common};

#[test]
fn languages_have_the_same_keys() {
    let english = keys(Language::En);
    assert!(!english.is_empty());
    for language in Language::ALL {
        assert_eq!(keys(language), english, "{}", language.code());
        let words = Words::new(language, &|_| Vec::new());
        for key in &english {
            assert!(words.knows(key), "{}: {key} has faults", language.code());
        }
    }
}

/// What is put into the words has the same names in every language.
#[test]
fn languages_have_the_same_places() {
    let places = |language: Language, key: &str| -> BTreeSet<String> {
        let source = common(language);
        let start = source.find(&format!("\n{key} =")).expect(key);
        let rest = &source[start + 1..];
        let end = rest.find("\n\n").unwrap_or(rest.len());
        let own: String = rest[..end]
            .lines()
            .enumerate()
            .take_while(|(n, line)| *n == 0 || line.starts_with([' ', '}']))
            .map(|(_, line)| line)
            .collect();
        let parts = own.split('$').skip(1);
        let names = parts.map(|part| {
            let end = part.find(|c: char| !c.is_ascii_alphanumeric());
            part[..end.unwrap_or(part.len())].to_owned()
        });
        names.collect()
    };
    for key in keys(Language::En) {
        let english = places(Language::En, &key);
        for language in Language::ALL {
            let code = language.code();
            assert_eq!(places(language, &key), english, "{code}: {key}");
        }
    }
}

/// Keys stand in the sources as they are, or a beginning (`"web-level-{`) does and what comes behind it is a number or words
/// that stand there too, so that this test finds them.
#[test]
fn every_key_is_used() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let mut sources = String::new();
    for krate in fs::read_dir(root).unwrap() {
        read_all(&krate.unwrap().path().join("src"), &mut sources);
    }
    let unused: Vec<String> = keys(Language::En)
        .into_iter()
        .filter(|key| {
            let is_put_together = key.match_indices('-').any(|(at, _)| {
                let (start, rest) = key.split_at(at + 1);
                let stands = |part: &str| sources.contains(&format!("\"{part}\""));
                sources.contains(&format!("\"{start}{{"))
                    && rest
                        .split('-')
                        .all(|part| part.parse::<u32>().is_ok() || stands(part))
            });
            !is_put_together && !sources.contains(&format!("\"{key}\""))
        })
        .collect();
    assert_eq!(unused, Vec::<String>::new());
}

/// Keys of the terminal that are asked for are there.
#[test]
fn every_used_key_is_there() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let mut sources = String::new();
    read_all(&root.join("cli/src"), &mut sources);
    let known = keys(Language::En);
    for part in sources.split("\"play-").skip(1) {
        let key = format!("play-{}", part.split('"').next().unwrap());
        assert!(known.contains(&key), "{key} is said nowhere");
    }
}

/// The words of the terminal are not sent to pages.
#[test]
fn pages_do_without_the_words_of_the_terminal() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    for part in ["web", "scene", "host"] {
        let mut sources = String::new();
        read_all(&root.join(part).join("src"), &mut sources);
        assert!(
            !sources.is_empty() && !sources.contains("\"play-"),
            "{part}"
        );
    }
}

/// Why a game ended stands alone, below a head: it is a sentence.
#[test]
fn reasons_are_sentences() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let mut seen = 0;
    for entry in fs::read_dir(root).unwrap() {
        let folder = entry.unwrap().path();
        let files = ["words", "ftl"].map(|name| fs::read_dir(folder.join(name)));
        for file in files.into_iter().flatten().flatten() {
            let path = file.unwrap().path();
            let source = fs::read_to_string(&path).unwrap();
            let reasons = source.lines().filter_map(|line| line.split_once(" = "));
            for (key, words) in reasons.filter(|(key, _)| key.contains("-why-")) {
                let is_sentence = words.starts_with(char::is_uppercase) && words.ends_with('.');
                assert!(is_sentence, "{}: {key} = {words}", path.display());
                seen += 1;
            }
        }
    }
    assert!(seen > 50, "only {seen} reasons");
}

fn keys(language: Language) -> BTreeSet<String> {
    let lines = common(language).lines();
    let lines = lines.filter(|line| line.starts_with(char::is_alphabetic));
    let keys: Vec<String> = lines
        .filter_map(|line| Some(line.split_once(" =")?.0.to_owned()))
        .collect();
    let set: BTreeSet<String> = keys.iter().cloned().collect();
    assert_eq!(set.len(), keys.len(), "a key is there twice");
    set
}

fn read_all(folder: &Path, sources: &mut String) {
    let Ok(entries) = fs::read_dir(folder) else {
        return;
    };
    for entry in entries {
        let path = entry.unwrap().path();
        if path.is_dir() {
            read_all(&path, sources);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            sources.push_str(&fs::read_to_string(&path).unwrap());
        }
    }
}
