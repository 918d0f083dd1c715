use quartet_game::{Options, Problems, Refusal};

use super::{Fault, Line, Record};
use crate::{AnyMatch, Registry, find, result_text};

impl Record {
    /// Plays the record through, variations included, and returns the match as it stands after the game itself.
    ///
    /// # Errors
    /// Names the game, the line, the move and the reason if anything in it is not as the rules say: an event that is
    /// refused, a result or an ending that is not the true one, rules that this program does not know.
    pub fn replay(&self, registry: Registry) -> Result<Box<dyn AnyMatch>, Fault> {
        let id = self.tag(Self::GAME);
        let id = id.ok_or_else(|| self.fault(format!("the tag {} is missing", Self::GAME)))?;
        let game = find(registry, id).map_err(|p| self.fault(p.to_string()))?;
        let version = game.info().rules_version;
        if let Some(rules) = self.tag(Self::RULES)
            && rules != version.to_string()
        {
            let words = format!("the rules are version {rules}, this program has {version}");
            return Err(self.fault(words));
        }
        let unusable = |problems: Problems| self.fault(problems.to_string());
        let options = self.tag(Self::OPTIONS).unwrap_or_default();
        let options = Options::parse(options).map_err(unusable)?;
        let mut table = game
            .open(&options, self.tag(Self::POSITION))
            .map_err(unusable)?;
        self.play_line(&self.line, &mut *table)?;
        self.check_result(&*table)?;
        Ok(table)
    }

    /// Plays all steps of a line, trying each variation where it branches off. Every event is played once and taken back
    /// at most once, so this takes time proportional to the record.
    fn play_line(&self, line: &Line, table: &mut dyn AnyMatch) -> Result<(), Fault> {
        for (n, step) in line.steps.iter().enumerate() {
            for variation in &step.variations {
                let before = table.len();
                self.play_line(variation, table)?;
                while table.len() > before {
                    table.undo();
                }
            }
            let played = table.play(&step.text);
            played.map_err(|refusal| self.refused(n, &step.text, step.at_line, &refusal))?;
        }
        Ok(())
    }

    fn check_result(&self, table: &dyn AnyMatch) -> Result<(), Fault> {
        if let Some(tag) = self.tag(Self::RESULT)
            && tag != self.result
        {
            let words = format!("the tag says {tag}, the end of the game {}", self.result);
            return Err(self.fault(words));
        }
        let told = self.tag(Self::ENDING);
        match table.ending() {
            Some(ending) => {
                let result = result_text(Some(ending), table.seats());
                if result != self.result {
                    let words = format!(
                        "the result is written as {}, but the game ended {result} ({})",
                        self.result, ending.why
                    );
                    return Err(self.fault(words));
                }
                if let Some(told) = told.filter(|told| *told != ending.why) {
                    let why = ending.why;
                    let words = format!("the ending is written as {told}, but it was {why}");
                    return Err(self.fault(words));
                }
            }
            None if self.result == "*" => {
                if let Some(told) = told {
                    let words = format!("the ending is written as {told}, but there is no result");
                    return Err(self.fault(words));
                }
            }
            None if told != Some(Self::ADJUDICATED) => {
                let words = format!(
                    "the result is written as {}, but the game is not over (Ending \"{}\" would say \
                     that somebody decided so)",
                    self.result,
                    Self::ADJUDICATED
                );
                return Err(self.fault(words));
            }
            None => {
                let parts = self.result.split('-').count();
                if parts != usize::from(table.seats()) {
                    let seats = table.seats();
                    let words = format!("the result {} is not one of {seats} seats", self.result);
                    return Err(self.fault(words));
                }
            }
        }
        Ok(())
    }

    fn fault(&self, reason: String) -> Fault {
        Fault {
            game: self.number,
            line: self.at_line,
            step: None,
            code: None,
            reason,
        }
    }

    fn refused(&self, n: usize, text: &str, line: usize, refusal: &Refusal) -> Fault {
        Fault {
            game: self.number,
            line,
            step: Some((n + 1, text.to_owned())),
            code: Some(refusal.code),
            reason: refusal.text.clone(),
        }
    }
}
