#![no_main]

use libfuzzer_sys::fuzz_target;
use quartet_games::GAMES;
use quartet_host::record::{Dialect, Reader};

fuzz_target!(|data: &[u8]| {
    for record in Reader::new(data, Dialect::Native).flatten() {
        let text = record.to_string();
        let again: Vec<String> = Reader::new(text.as_bytes(), Dialect::Native)
            .map(|read| read.unwrap_or_else(|fault| panic!("{fault}: {text}")).to_string())
            .collect();
        assert_eq!(again, [text]);
        if let Ok(table) = record.replay(GAMES) {
            let (again, canonical) = record.canonical(GAMES).expect("it has just been replayed");
            assert_eq!(again.position(), table.position());
            let twice = canonical.canonical(GAMES).expect("canonical records replay").1;
            assert_eq!(twice.to_string(), canonical.to_string());
            canonical.replay(GAMES).expect("canonical records replay");
        }
    }
});
