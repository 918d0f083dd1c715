//! The test vectors of `docs/records.md`: what is good is accepted and canonical, what is bad is refused for its reason.

use std::{fs, path::PathBuf};

use quartet_game::{Dice, Options};
use quartet_games::GAMES;
use quartet_host::{
    Record, play_at_random,
    record::{Dialect, Fault, Reader},
};

fn vectors(folder: &str) -> Vec<(String, PathBuf)> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("../../docs/records")
        .join(folder);
    let mut files: Vec<_> = fs::read_dir(folder)
        .unwrap()
        .map(|file| file.unwrap().path())
        .filter(|file| file.extension().is_some_and(|e| e == "qrec"))
        .collect();
    files.sort();
    let name = |file: &PathBuf| file.file_name().unwrap().to_string_lossy().into_owned();
    files.into_iter().map(|file| (name(&file), file)).collect()
}

fn read(file: &PathBuf) -> Vec<Result<Record, Fault>> {
    Reader::new(&fs::read(file).unwrap()[..], Dialect::Native).collect()
}

/// Files named `canonical-…` are what we write; the others may be spelled in any accepted way.
#[test]
fn good_records_are_accepted() {
    let files = vectors("good");
    assert!(files.len() >= 8);
    for (name, file) in files {
        let mut written = String::new();
        for record in read(&file) {
            let record = record.unwrap_or_else(|fault| panic!("{name}: {fault}"));
            record
                .replay(GAMES)
                .unwrap_or_else(|fault| panic!("{name}: {fault}"));
            let (_, canonical) = record.canonical(GAMES).unwrap();
            canonical
                .replay(GAMES)
                .unwrap_or_else(|fault| panic!("{name}: {fault}"));
            if !written.is_empty() {
                written.push('\n');
            }
            written += &canonical.to_string();
        }
        if name.starts_with("canonical-") {
            assert_eq!(written, fs::read_to_string(&file).unwrap(), "{name}");
        }
    }
}

/// Beside each bad file stands what is said about it.
#[test]
fn bad_records_are_refused() {
    let files = vectors("bad");
    assert!(files.len() >= 12);
    for (name, file) in files {
        let faults: Vec<String> = read(&file)
            .into_iter()
            .filter_map(|read| read.and_then(|record| record.replay(GAMES)).err())
            .map(|fault| match fault.code {
                Some(code) => format!("{fault} ({code})\n"),
                None => format!("{fault}\n"),
            })
            .collect();
        let told = file.with_extension("txt");
        if std::env::var_os("UPDATE").is_some() {
            fs::write(&told, faults.concat()).unwrap();
        }
        assert!(!faults.is_empty(), "{name} is accepted");
        assert_eq!(
            faults.concat(),
            fs::read_to_string(&told).unwrap_or_default(),
            "{name}"
        );
    }
}

/// Random games of every mode, written and read again.
#[test]
fn games_survive_being_written_down() {
    for game in GAMES {
        for mode in game.info().modes {
            for seed in 0..5 {
                let options = Options::parse(mode.options).unwrap();
                let mut table = game.open(&options, None).unwrap();
                play_at_random(&mut *table, &mut Dice::new(seed), 60 * seed as usize + 40);
                let text = Record::of(&*table).to_string();
                let mut records: Vec<_> = Reader::new(text.as_bytes(), Dialect::Native).collect();
                let record = records
                    .remove(0)
                    .unwrap_or_else(|fault| panic!("{fault}: {text}"));
                assert!(records.is_empty());
                let again = record
                    .replay(GAMES)
                    .unwrap_or_else(|fault| panic!("{fault}: {text}"));
                assert_eq!(again.position(), table.position());
                assert_eq!(again.ending(), table.ending());
                assert_eq!(record.canonical(GAMES).unwrap().1.to_string(), text);
            }
        }
    }
}
