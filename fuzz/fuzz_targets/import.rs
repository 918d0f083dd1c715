#![no_main]

use libfuzzer_sys::fuzz_target;
use quartet_games::GAMES;
use quartet_host::record::{Dialect, Reader};

fuzz_target!(|data: &[u8]| {
    for record in Reader::new(data, Dialect::Foreign).flatten() {
        for game in GAMES {
            if let Ok(imported) = record.clone().import(GAMES, *game) {
                let written = &imported.record;
                written.replay(GAMES).unwrap_or_else(|fault| panic!("{fault}: {written}"));
            }
        }
    }
});
