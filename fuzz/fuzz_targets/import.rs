#![no_main]

use libfuzzer_sys::fuzz_target;
use quartet_games::GAMES;
use quartet_host::{
    Record,
    record::{Dialect, Reader},
};

fuzz_target!(|data: &[u8]| {
    for mut record in Reader::new(data, Dialect::Foreign).flatten() {
        for game in GAMES {
            let tags = record.tags.iter().map(|tag| (tag.name.clone(), tag.value.clone()));
            let tags: Vec<_> = tags.collect();
            let Some(Ok(options)) = game.import_options(&tags) else { continue };
            record.tags.retain(|tag| tag.name != Record::RULES);
            record.set_tag(Record::GAME, game.info().id);
            record.set_tag(Record::OPTIONS, options.to_string());
            if let Ok((_, canonical)) = record.canonical(GAMES) {
                canonical.replay(GAMES).unwrap_or_else(|fault| panic!("{fault}: {canonical}"));
            }
        }
    }
});
