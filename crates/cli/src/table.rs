//! The arguments that choose a game, its options and a position: the same for every command that needs them.

use clap::Args;
use quartet_game::Options;
use quartet_host::{AnyMatch, Registry, find};

/// Which table is meant.
#[derive(Args)]
pub(crate) struct Table {
    /// The game, as `quartet games` lists it
    #[arg(value_name = "GAME")]
    game: String,

    /// Options of the game: key=value,key=value (see `quartet games GAME`)
    #[arg(short, long, default_value = "", value_name = "KEY=VALUE,…")]
    options: String,

    /// Begin in this position instead of the start
    #[arg(short, long, value_name = "POSITION")]
    position: Option<String>,
}

impl Table {
    /// Opens the table. What is wrong with it is a usage error: the question makes no sense.
    pub(crate) fn open(&self, registry: Registry) -> anyhow::Result<Box<dyn AnyMatch>> {
        let game = find(registry, &self.game)?;
        let options = Options::parse(&self.options)?;
        Ok(game.open(&options, self.position.as_deref())?)
    }
}
