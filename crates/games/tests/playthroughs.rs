//! Full dumps of seeded games, compared with the files beside this one: no behaviour changes unseen.
//! `cargo xtask generate` writes the files anew; look at what git says about them then.

use std::{collections::BTreeSet, fs, path::PathBuf};

use quartet_games::GAMES;
use quartet_host::playthrough;

#[test]
fn games_go_as_they_always_went() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs");
    let names: Vec<String> = playthrough::names(GAMES).collect();
    let mut expected = BTreeSet::new();
    for (number, name) in names.iter().enumerate() {
        let file = folder.join(format!("{name}.txt"));
        let dump = playthrough::golden(GAMES, number).expect("the mode exists");
        if std::env::var_os("UPDATE").is_some() {
            fs::create_dir_all(&folder).unwrap();
            fs::write(&file, &dump).unwrap();
        }
        let golden = fs::read_to_string(&file).unwrap_or_default();
        let differs = golden.lines().zip(dump.lines()).position(|(a, b)| a != b);
        assert!(
            golden == dump,
            "{name} went another way, first in line {:?}: if that is intended, run `cargo xtask generate`",
            differs.map(|n| n + 1)
        );
        expected.insert(file);
    }
    let found: BTreeSet<PathBuf> = fs::read_dir(&folder)
        .unwrap()
        .map(|f| f.unwrap().path())
        .collect();
    assert_eq!(found, expected, "a golden file without a game");
}
