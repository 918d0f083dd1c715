use super::{Fault, Record};
use crate::{AnyGame, AnyMatch, Registry};

/// A game of another program, made a record of ours.
#[derive(Debug)]
pub struct Imported {
    /// The match as it stands after the last move.
    pub table: Box<dyn AnyMatch>,
    /// The game in canonical spelling.
    pub record: Record,
    /// The result that the file stated. Where the moves end the game, the record has the true one instead.
    pub stated: String,
}

impl Record {
    /// Makes a record of a game that was read in the [foreign](super::Dialect::Foreign) dialect.
    ///
    /// # Errors
    /// If the game does not know such files, its tags make no sense, or a move is refused.
    pub fn import(mut self, registry: Registry, game: &dyn AnyGame) -> Result<Imported, Fault> {
        let info = game.info();
        let tags = self.tags.iter();
        let tags: Vec<_> = tags
            .map(|tag| (tag.name.clone(), tag.value.clone()))
            .collect();
        let options = game.import_options(&tags).ok_or_else(|| {
            self.fault(format!(
                "no other program's files of {} are known",
                info.name
            ))
        })?;
        let options = options.map_err(|problems| self.fault(problems.to_string()))?;
        self.tags
            .retain(|tag| tag.name != Self::RULES && tag.name != Self::POSITION);
        self.set_tag(Self::GAME, info.id);
        self.set_tag(Self::OPTIONS, options.to_string());
        let (table, record) = self.canonical(registry)?;
        Ok(Imported {
            table,
            record,
            stated: self.result,
        })
    }
}
