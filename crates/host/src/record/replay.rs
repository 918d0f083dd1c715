use quartet_game::{Options, Problems, Refusal};

use super::{Fault, Line, Record, Step};
use crate::{AnyMatch, Registry, find, result_text};

impl Record {
    /// Plays the record through, variations included, and returns the match as it stands after the game itself.
    ///
    /// # Errors
    /// Names the game, the line, the move and the reason if anything in it is not as the rules say: an event that is
    /// refused, a result or an ending that is not the true one, rules that this program does not know.
    pub fn replay(&self, registry: Registry) -> Result<Box<dyn AnyMatch>, Fault> {
        let mut table = self.open(registry)?;
        self.play_line(&self.line, &mut *table, &mut Rewrite::None)?;
        self.check_result(&*table)?;
        Ok(table)
    }

    /// Plays the record through like [`replay`](Self::replay), but whatever result it states, and also returns it in
    /// canonical spelling: options and events as the program writes them, draws and moves one by one, result and ending
    /// as the rules see them. A stated result of a game that is not over by the rules stays, as somebody's decision. What
    /// people have said stays where they said it.
    ///
    /// # Errors
    /// Like [`replay`](Self::replay), except for results.
    pub fn canonical(&self, registry: Registry) -> Result<(Box<dyn AnyMatch>, Self), Fault> {
        let mut table = self.open(registry)?;
        let mut rewrite = Rewrite::Into(Line::default());
        self.play_line(&self.line, &mut *table, &mut rewrite)?;
        let mut fresh = Self::of(&*table);
        fresh.number = self.number;
        fresh.at_line = self.at_line;
        if let Rewrite::Into(line) = rewrite {
            fresh.line = line;
        }
        let kept = self.tags.iter();
        let kept = kept.filter(|tag| !Self::MADE_ANEW.contains(&tag.name.as_str()));
        fresh.tags.extend(kept.cloned());
        if table.ending().is_none() && self.result != "*" {
            self.check_parts(&*table)?;
            fresh.result.clone_from(&self.result);
            fresh.set_tag(Self::RESULT, self.result.clone());
            fresh.set_tag(Self::ENDING, Self::ADJUDICATED);
        }
        Ok((table, fresh))
    }

    /// The tags that follow from the match.
    const MADE_ANEW: [&'static str; 6] = [
        Self::GAME,
        Self::RULES,
        Self::OPTIONS,
        Self::POSITION,
        Self::RESULT,
        Self::ENDING,
    ];

    /// The match before the first event.
    fn open(&self, registry: Registry) -> Result<Box<dyn AnyMatch>, Fault> {
        let id = self.tag(Self::GAME);
        let id = id.ok_or_else(|| self.fault(Self::no_game()))?;
        let game = find(registry, id).map_err(|p| self.fault(p.to_string()))?;
        let version = game.info().rules_version;
        if let Some(rules) = self.tag(Self::RULES)
            && rules != version.to_string()
        {
            let words = format!("the rules are version {rules}, this program has {version}");
            return Err(self.fault(words));
        }
        let unusable = |problems: Problems| Fault {
            problems: problems.clone(),
            ..self.fault(problems.to_string())
        };
        let options = self.tag(Self::OPTIONS).unwrap_or_default();
        let options = Options::parse(options).map_err(unusable)?;
        game.open(&options, self.tag(Self::POSITION))
            .map_err(unusable)
    }

    /// Plays all steps of a line, trying each variation where it branches off. Every event is played once and taken back
    /// at most once, so this takes time proportional to the record.
    fn play_line(
        &self,
        line: &Line,
        table: &mut dyn AnyMatch,
        rewrite: &mut Rewrite,
    ) -> Result<(), Fault> {
        if let Rewrite::Into(out) = rewrite {
            out.note = line.note.clone();
        }
        for (n, step) in line.steps.iter().enumerate() {
            let before = table.len();
            let mut variations = Vec::new();
            for variation in &step.variations {
                let mut rewritten = rewrite.another();
                self.play_line(variation, table, &mut rewritten)?;
                if let Rewrite::Into(line) = rewritten {
                    variations.push(line);
                }
                while table.len() > before {
                    table.undo();
                }
            }
            let played = table.play(&step.text);
            played.map_err(|refusal| self.refused(n, &step.text, step.at_line, &refusal))?;
            if let Rewrite::Into(out) = rewrite {
                out.steps.extend((before..table.len()).map(|at| Step {
                    text: table.event(at).unwrap_or_default(),
                    at_line: step.at_line,
                    ..Step::default()
                }));
                // What is said about several events at once is said about the last; what could have been instead, about
                // the first.
                if let Some(last) = out.steps.last_mut() {
                    last.glyphs.clone_from(&step.glyphs);
                    last.note = step.note.clone();
                }
                let first = out.steps.len() - (table.len() - before);
                if let Some(first) = out.steps.get_mut(first) {
                    first.variations = variations;
                }
            }
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
            None => self.check_parts(table)?,
        }
        Ok(())
    }

    /// Has the result a part for every seat?
    fn check_parts(&self, table: &dyn AnyMatch) -> Result<(), Fault> {
        let seats = table.seats();
        if self.result.split('-').count() == usize::from(seats) {
            return Ok(());
        }
        Err(self.fault(format!(
            "the result {} is not one of {seats} seats",
            self.result
        )))
    }

    /// What is wrong with the record as a whole.
    pub(super) fn fault(&self, reason: String) -> Fault {
        Fault {
            game: self.number,
            line: self.at_line,
            step: None,
            code: None,
            reason,
            problems: Problems::default(),
        }
    }

    fn refused(&self, n: usize, text: &str, line: usize, refusal: &Refusal) -> Fault {
        Fault {
            game: self.number,
            line,
            step: Some((n + 1, text.to_owned())),
            code: Some(refusal.code),
            reason: refusal.text.clone(),
            problems: Problems::default(),
        }
    }
}

/// Is a line written down again, in canonical spelling, while it is played?
enum Rewrite {
    None,
    Into(Line),
}

impl Rewrite {
    /// The same decision for another line.
    fn another(&self) -> Self {
        match self {
            Self::None => Self::None,
            Self::Into(_) => Self::Into(Line::default()),
        }
    }
}
