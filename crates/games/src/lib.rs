//! The registry: every game that Quartet knows. A new game is one line here and one in the manifest.

use quartet_host::{Hosted, Registry};

/// Every game, in the order in which people meet them.
pub static GAMES: Registry = &[
    &Hosted::<quartet_abalone::Abalone>::new(),
    &Hosted::<quartet_kulami::Kulami>::new(),
    &Hosted::<quartet_cubulus::Cubulus>::new(),
    &Hosted::<quartet_stratopolis::Stratopolis>::new(),
];
