use quartet_host::record::{Note, Step};

use crate::{Judged, Value};

/// What the engine thinks of a move, as a record keeps it: in the commands `eval` and `lost` of its comment, and as a remark.
#[derive(Clone, PartialEq, Debug)]
pub struct Opinion {
    /// What the move was worth for whoever made it.
    pub value: Value,
    /// How much of the chance to win was thrown away, from 0 to 1.
    pub lost: f64,
    /// How many points were thrown away.
    pub points: f64,
    /// Is that certain?
    pub proved: bool,
    /// What would have been better, if anything.
    pub better: Option<String>,
}

const EVAL: &str = "eval";
const LOST: &str = "lost";
const PROVED: &str = "proved";
const ESTIMATED: &str = "estimated";

impl Opinion {
    /// What the engine has said.
    pub fn of(judged: &Judged) -> Self {
        let best = judged.best.first();
        Self {
            value: judged.value,
            lost: judged.lost,
            points: judged.points,
            proved: judged.proved,
            better: best.filter(|best| **best != judged.played).cloned(),
        }
    }

    /// What stands in a comment.
    pub fn read(note: &Note) -> Option<Self> {
        let value = read_value(note.command(EVAL)?)?;
        let mut words = note.command(LOST)?.split(' ');
        let mut number = || words.next()?.parse().ok().filter(|n: &f64| n.is_finite());
        let (lost, points) = (number()?, number()?);
        Some(Self {
            value,
            lost,
            points,
            proved: words.next()? == PROVED,
            better: words.next().map(str::to_owned),
        })
    }

    /// Writes it behind a move. What people have said about the move stays, their remarks too.
    pub fn write(&self, step: &mut Step) {
        let Self { lost, points, .. } = self;
        let sure = if self.proved { PROVED } else { ESTIMATED };
        let better = self.better.iter().map(|better| format!(" {better}"));
        let better: String = better.collect();
        let commands = &mut step.note.commands;
        commands.retain(|(name, _)| name != EVAL && name != LOST);
        commands.push((EVAL.to_owned(), value_text(self.value)));
        let told = format!("{lost:.3} {points:.2} {sure}{better}");
        commands.push((LOST.to_owned(), told));
        if let (true, Some(slip)) = (step.glyphs.is_empty(), self.slip()) {
            step.glyphs.push(slip.glyph());
        }
    }

    /// How bad it was, if it was bad.
    pub fn slip(&self) -> Option<Slip> {
        match self.lost {
            lost if lost > 0.3 => Some(Slip::Blunder),
            lost if lost > 0.15 => Some(Slip::Mistake),
            lost if lost > 0.05 => Some(Slip::Inaccuracy),
            _ => None,
        }
    }
}

/// How bad a move was.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Slip {
    /// It could have been better.
    Inaccuracy,
    /// It threw something away.
    Mistake,
    /// It threw much away.
    Blunder,
}

impl Slip {
    /// As people write it behind the move.
    pub fn mark(self) -> &'static str {
        match self {
            Self::Inaccuracy => "?!",
            Self::Mistake => "?",
            Self::Blunder => "??",
        }
    }

    /// 1 to 3, the worst last: the number of its words.
    pub fn number(self) -> u8 {
        self as u8 + 1
    }

    /// The number of the remark in records.
    fn glyph(self) -> u8 {
        match self {
            Self::Inaccuracy => 6,
            Self::Mistake => 2,
            Self::Blunder => 4,
        }
    }
}

fn value_text(value: Value) -> String {
    match value {
        Value::Win(plies) => format!("win {plies}"),
        Value::Loss(plies) => format!("loss {plies}"),
        Value::Points(points) => format!("{points:+.2}"),
    }
}

fn read_value(text: &str) -> Option<Value> {
    match text.split_once(' ') {
        Some(("win", plies)) => plies.parse().ok().map(Value::Win),
        Some(("loss", plies)) => plies.parse().ok().map(Value::Loss),
        Some(_) => None,
        None => {
            let points = text.parse().ok().filter(|n: &f64| n.is_finite());
            points.map(Value::Points)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read() {
        for (value, lost, better, glyph) in [
            (Value::Points(-1.25), 0.0, None, None),
            (Value::Points(3.0), 0.08, Some("d4"), Some(6)),
            (Value::Win(3), 0.2, Some("+F2"), Some(2)),
            (Value::Loss(12), 0.75, Some("G-1,2E"), Some(4)),
        ] {
            let opinion = Opinion {
                value,
                lost,
                points: 1.5,
                proved: better.is_none(),
                better: better.map(str::to_owned),
            };
            let mut step = Step::default();
            step.note.text = "so they say".to_owned();
            step.note.commands.push(("clk".into(), "0:10:00".into()));
            opinion.write(&mut step);
            // Once more changes nothing.
            opinion.write(&mut step);
            assert_eq!(Opinion::read(&step.note), Some(opinion));
            assert_eq!(step.note.command("clk"), Some("0:10:00"));
            assert_eq!(step.note.text, "so they say");
            assert_eq!(step.glyphs.first().copied(), glyph);
        }
    }

    #[test]
    fn what_others_have_written_is_no_opinion() {
        for (eval, lost) in [
            ("+1.5", ""),
            ("#3", "0.1 0.0 proved"),
            ("NaN", "0.1 0.0 proved"),
            ("+1.5", "a lot"),
        ] {
            let mut note = Note::default();
            note.commands.push((EVAL.to_owned(), eval.to_owned()));
            note.commands.push((LOST.to_owned(), lost.to_owned()));
            assert_eq!(Opinion::read(&note), None, "{eval} {lost}");
        }
        let mut step = Step {
            glyphs: vec![1],
            ..Step::default()
        };
        let opinion = Opinion {
            value: Value::Points(0.0),
            lost: 0.9,
            points: 0.0,
            proved: true,
            better: None,
        };
        opinion.write(&mut step);
        assert_eq!(step.glyphs, [1], "what somebody has remarked stays");
    }
}
