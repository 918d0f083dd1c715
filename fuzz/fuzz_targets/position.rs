#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let Some((game, options, text)) = quartet_fuzz::split(data) else { return };
    if let Ok(mut table) = game.open(&options, Some(text)) {
        quartet_fuzz::check(game, &mut *table);
    }
});
