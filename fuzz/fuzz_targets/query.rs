#![no_main]

use libfuzzer_sys::fuzz_target;
use quartet_games::GAMES;
use quartet_host::query;

fuzz_target!(|data: &[u8]| {
    let text = String::from_utf8_lossy(data);
    for line in text.lines() {
        let answer = query::answer(GAMES, line);
        assert!(!answer.contains(&['\n', '\r'][..]));
        let answer: serde_json::Value = serde_json::from_str(&answer).expect("answers are JSON");
        assert!(answer["ok"].is_boolean());
    }
});
