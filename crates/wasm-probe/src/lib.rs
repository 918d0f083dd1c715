//! The rules and the engines compiled to wasm, with a way to ask for their playthroughs and signatures: `cargo xtask wasm`
//! compares them with the native ones. Numbers are all that crosses the border, so that no memory is shared and no pointer followed.
#![allow(
    unsafe_code,
    reason = "exporting a function by name is an unsafe attribute; no unsafe operation is used"
)]

use std::cell::RefCell;

use quartet_games::GAMES;
use quartet_host::{Level, bench, playthrough};

thread_local! {
    static LOADED: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

/// The number of playthroughs.
// SAFETY: no other function of this module has the name.
#[unsafe(no_mangle)]
pub extern "C" fn playthroughs() -> u32 {
    playthrough::names(GAMES).count() as u32
}

/// Makes a playthrough and returns its length in bytes.
// SAFETY: no other function of this module has the name.
#[unsafe(no_mangle)]
pub extern "C" fn load(number: u32) -> u32 {
    let text = playthrough::golden(GAMES, number as usize).unwrap_or_default();
    let length = text.len() as u32;
    LOADED.with(|loaded| *loaded.borrow_mut() = text.into_bytes());
    length
}

/// Eight bytes of the loaded playthrough, the first one lowest; zeros behind its end.
// SAFETY: no other function of this module has the name.
#[unsafe(no_mangle)]
pub extern "C" fn bytes(from: u32) -> u64 {
    LOADED.with(|loaded| {
        let loaded = loaded.borrow();
        let mut eight = [0; 8];
        let rest = loaded.get(from as usize..).unwrap_or_default();
        let count = rest.len().min(8);
        eight[..count].copy_from_slice(&rest[..count]);
        u64::from_le_bytes(eight)
    })
}

/// The signature of the search of a game, by its place in the registry.
// SAFETY: no other function of this module has the name.
#[unsafe(no_mangle)]
pub extern "C" fn signature(game: u32, nodes: u32) -> u64 {
    let game = GAMES.get(game as usize);
    game.map_or(0, |game| bench::signature(*game, u64::from(nodes)))
}

/// A number made of what the levels of a game answer, by its place in the registry.
// SAFETY: no other function of this module has the name.
#[unsafe(no_mangle)]
pub extern "C" fn playing(game: u32, nodes: u32) -> u64 {
    let game = GAMES.get(game as usize);
    game.map_or(0, |game| {
        bench::playing(*game, Level::all(), u64::from(nodes))
    })
}

/// The nodes that the search of a game looks at, by its place in the registry.
// SAFETY: no other function of this module has the name.
#[unsafe(no_mangle)]
pub extern "C" fn searched(game: u32, nodes: u32) -> u64 {
    let Some(game) = GAMES.get(game as usize) else {
        return 0;
    };
    let tables = bench::positions(*game);
    let searches = tables
        .iter()
        .map(|table| bench::search(*game, &**table, u64::from(nodes)));
    searches.map(|searched| searched.nodes).sum()
}
