#![no_main]

use libfuzzer_sys::fuzz_target;
use quartet_games::GAMES;

fuzz_target!(|data: &[u8]| {
    let Ok(text) = std::str::from_utf8(data) else { return };
    for boards in GAMES.iter().filter_map(|game| game.boards()) {
        if let Ok(canonical) = boards.check(text) {
            assert_eq!(boards.check(&canonical).as_ref(), Ok(&canonical));
            boards.sketch(&canonical).expect("a board can be drawn");
        }
    }
});
