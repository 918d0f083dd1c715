use std::fmt::{self, Write as _};

use super::{Line, Note, Record, Tag};

/// Lines of the movetext are broken before they are longer than this, where a blank allows it.
const WIDTH: usize = 80;

/// The canonical spelling: reading it and writing it again gives the same text.
impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for tag in self.tags_in_order() {
            let value = tag.value.replace('\\', "\\\\").replace('"', "\\\"");
            writeln!(f, "[{} \"{value}\"]", tag.name)?;
        }
        let mut text = Wrapped::default();
        text.line(&self.line, Numbers::Shown);
        text.word(&self.result);
        writeln!(f, "\n{}", text.finish())
    }
}

impl Record {
    /// First what is needed to replay the game, then what people added, last how it ended.
    fn tags_in_order(&self) -> impl Iterator<Item = &Tag> {
        const FIRST: [&str; 4] = [
            Record::GAME,
            Record::RULES,
            Record::OPTIONS,
            Record::POSITION,
        ];
        const LAST: [&str; 2] = [Record::RESULT, Record::ENDING];
        let named = |names: &'static [&'static str]| {
            let tags = names.iter();
            tags.filter_map(|name| self.tags.iter().find(|tag| tag.name == *name))
        };
        let is_named = |tag: &Tag| FIRST.contains(&&*tag.name) || LAST.contains(&&*tag.name);
        let others = self.tags.iter().filter(move |tag| !is_named(tag));
        named(&FIRST).chain(others).chain(named(&LAST))
    }
}

/// Are steps numbered?
#[derive(Copy, Clone, PartialEq, Eq)]
enum Numbers {
    Shown,
    Hidden,
}

/// Words put into lines.
#[derive(Default)]
struct Wrapped {
    text: String,
    column: usize,
    /// The last word, which is put into its line only when nothing more can be attached to it.
    word: String,
    /// Brackets to be put directly before the next word.
    opening: String,
}

impl Wrapped {
    fn line(&mut self, line: &Line, numbers: Numbers) {
        self.note(&line.note);
        for (n, step) in line.steps.iter().enumerate() {
            // Every tenth step carries its number: enough to find one's way, whatever the number of seats and draws.
            if numbers == Numbers::Shown && n % 10 == 0 {
                self.word(&format!("{}.", n + 1));
            }
            self.word(&step.text);
            for glyph in &step.glyphs {
                self.word(&format!("${glyph}"));
            }
            self.note(&step.note);
            for variation in &step.variations {
                self.opening.push('(');
                self.line(variation, Numbers::Hidden);
                self.word.push(')');
            }
        }
    }

    fn note(&mut self, note: &Note) {
        if note.is_empty() {
            return;
        }
        let mut text = String::from("{");
        for (n, (name, value)) in note.commands.iter().enumerate() {
            let blank = if n == 0 { "" } else { " " };
            let _ = write!(text, "{blank}[%{} {}]", escaped(name), escaped(value));
        }
        if !note.commands.is_empty() && !note.text.is_empty() {
            text.push(' ');
        }
        text.push_str(&escaped(&note.text));
        text.push('}');
        for word in text.split(' ') {
            self.word(word);
        }
    }

    fn word(&mut self, word: &str) {
        self.put();
        self.word = std::mem::take(&mut self.opening) + word;
    }

    fn finish(mut self) -> String {
        self.put();
        self.text
    }

    /// Puts the waiting word into its line, or into the next one.
    fn put(&mut self) {
        let word = std::mem::take(&mut self.word);
        if word.is_empty() {
            return;
        }
        let width = word.chars().count();
        if self.column > 0 {
            if self.column + 1 + width > WIDTH {
                self.text.push('\n');
                self.column = 0;
            } else {
                self.text.push(' ');
                self.column += 1;
            }
        }
        self.text.push_str(&word);
        self.column += width;
    }
}

/// A part of a comment with a backslash before everything that would end it.
fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        if matches!(c, '{' | '}' | '\\') {
            out.push('\\');
        }
        out.push(c);
    }
    out
}
