#![no_main]

use libfuzzer_sys::fuzz_target;
use quartet_game::Options;
use quartet_games::GAMES;

fuzz_target!(|data: &[u8]| {
    let Ok(text) = std::str::from_utf8(data) else { return };
    let Ok(options) = Options::parse(text) else { return };
    for game in GAMES {
        if let Ok(mut table) = game.open(&options, None) {
            let canonical = table.options();
            let again = game.open(&canonical, None).expect("canonical options are accepted");
            assert_eq!(again.options(), canonical);
            assert_eq!(again.position(), table.position());
            quartet_fuzz::check(*game, &mut *table);
        }
    }
});
