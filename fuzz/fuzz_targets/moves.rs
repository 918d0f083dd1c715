#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let Some((game, options, text)) = quartet_fuzz::split(data) else { return };
    let mut table = game.open(&options, None).expect("a mode has good options");
    for word in text.split_whitespace() {
        let (before, position) = (table.len(), table.position());
        match table.play(word) {
            Ok(events) => assert_eq!(table.len(), before + events),
            Err(refusal) => {
                assert!(game.info().codes.contains(&refusal.code), "{refusal:?}");
                assert_eq!((table.len(), table.position()), (before, position));
            }
        }
    }
    quartet_fuzz::check(game, &mut *table);
});
