use std::{
    collections::BTreeSet,
    io::{self, BufRead},
};

use quartet_game::Problems;

use super::{Fault, Line, Note, Record, Step, Tag};

/// Reads the records of a file one after the other, in time and memory proportional to each record.
///
/// A record that cannot be read is reported, and the reader goes on with the next one.
#[derive(Debug)]
pub struct Reader<R> {
    input: R,
    dialect: Dialect,
    /// A line that has been read but belongs to the next record.
    waiting: Option<String>,
    lines: usize,
    bytes: u64,
    games: usize,
    /// Has the reader passed the tags of the record at hand?
    in_moves: bool,
    failed: bool,
    /// That the file cannot be read on, if it has not been said yet.
    unsaid: Option<Fault>,
}

/// How strictly a file is read.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Dialect {
    /// Our own format, to the letter.
    Native,
    /// Files of other programs that look like chess games: marks such as `!?` behind moves, a missing result, text that is
    /// not UTF-8.
    Foreign,
}

/// Why there is no next line, although the file has not ended.
enum Unreadable {
    /// The line is not UTF-8.
    Line,
    /// The file itself cannot be read on.
    File(io::Error),
}

/// Variations inside variations, at most.
const DEEPEST: usize = 64;

impl<R: BufRead> Reader<R> {
    /// A reader at the beginning of a file.
    pub fn new(input: R, dialect: Dialect) -> Self {
        Self {
            input,
            dialect,
            waiting: None,
            lines: 0,
            bytes: 0,
            games: 0,
            in_moves: false,
            failed: false,
            unsaid: None,
        }
    }

    /// How many bytes have been read.
    #[must_use]
    pub fn bytes(&self) -> u64 {
        self.bytes
    }

    /// Could the file itself not be read to its end? The last fault says why.
    #[must_use]
    pub fn failed(&self) -> bool {
        self.failed
    }

    /// The next line without its end; `None` at the end of the file.
    fn next_line(&mut self) -> Result<Option<String>, Unreadable> {
        if let Some(line) = self.waiting.take() {
            return Ok(Some(line));
        }
        let mut raw = Vec::new();
        let read = self.input.read_until(b'\n', &mut raw);
        match read {
            Ok(0) => return Ok(None),
            Ok(count) => self.bytes += count as u64,
            Err(error) => return Err(Unreadable::File(error)),
        }
        self.lines += 1;
        let line = match String::from_utf8(raw) {
            Ok(line) => line,
            // Old archives are in Latin-1, whose letters are the first of Unicode.
            Err(error) if self.dialect == Dialect::Foreign => {
                error.as_bytes().iter().map(|&b| char::from(b)).collect()
            }
            Err(_) => return Err(Unreadable::Line),
        };
        let line = line.strip_prefix('\u{feff}').unwrap_or(&line);
        Ok(Some(line.trim_end_matches(['\n', '\r']).to_owned()))
    }

    /// Passes over the rest of a record that cannot be read: up to the next line that begins with a tag after one that
    /// does not.
    fn skip_record(&mut self) {
        loop {
            let mut raw = Vec::new();
            match self.input.read_until(b'\n', &mut raw) {
                Ok(0) => return,
                Ok(count) => self.bytes += count as u64,
                Err(error) => {
                    self.failed = true;
                    self.unsaid = Some(self.fault(self.lines + 1, io_words(&error)));
                    return;
                }
            }
            self.lines += 1;
            let begins_tag = raw.trim_ascii_start().starts_with(b"[");
            if begins_tag && self.in_moves {
                let line = String::from_utf8_lossy(&raw);
                self.waiting = Some(line.trim_end_matches(['\n', '\r']).to_owned());
                return;
            }
            self.in_moves |= !begins_tag && !raw.trim_ascii().is_empty();
        }
    }

    fn read_record(&mut self) -> Result<Option<Record>, Fault> {
        let mut record = Record {
            result: String::new(),
            ..Record::default()
        };
        let mut body = Body::new(self.dialect);
        let mut names = BTreeSet::new();
        self.in_moves = false;
        loop {
            let line = self.next_line();
            // A line that cannot be read belongs to a game too.
            let says_something = match &line {
                Ok(line) => line.as_ref().is_some_and(|line| !line.trim().is_empty()),
                Err(_) => true,
            };
            if record.number == 0 && says_something {
                self.games += 1;
                record.number = self.games;
                record.at_line = self.lines;
            }
            let line = match line {
                Ok(Some(line)) => line,
                Ok(None) => return self.finish_at_end(record, body),
                Err(Unreadable::File(error)) => {
                    self.failed = true;
                    return Err(self.fault(self.lines + 1, io_words(&error)));
                }
                Err(Unreadable::Line) => {
                    return Err(self.spoiled("the line is not UTF-8".to_owned()));
                }
            };
            if !body.in_comment() && line.trim_start().starts_with('[') {
                if body.has_begun() {
                    self.waiting = Some(line);
                    return self.finish_at_end(record, body);
                }
                match read_tag(&line) {
                    Ok(tag) if names.insert(tag.name.clone()) => record.tags.push(tag),
                    Ok(tag) => {
                        return Err(self.spoiled(format!("the tag {} is given twice", tag.name)));
                    }
                    Err(reason) => return Err(self.spoiled(reason)),
                }
                continue;
            }
            self.in_moves |= !line.trim().is_empty();
            match body.read(&line, self.lines) {
                Ok(None) => {}
                Ok(Some(result)) => {
                    record.result = result;
                    record.line = body.finish().map_err(|reason| self.spoiled(reason))?;
                    return Ok(Some(record));
                }
                Err(reason) => return Err(self.spoiled(reason)),
            }
        }
    }

    /// The record ends without a result: at the end of the file, or because the next one begins.
    fn finish_at_end(&mut self, mut record: Record, body: Body) -> Result<Option<Record>, Fault> {
        if record.number == 0 {
            return Ok(None);
        }
        let line = record.at_line;
        if self.dialect == Dialect::Native {
            // Whoever gives something that is no record at all learns what begins one, not what ends it.
            let is_one = record.tag(Record::GAME).is_some();
            let reason = if is_one {
                body.missing()
            } else {
                Record::no_game()
            };
            return Err(self.fault(line, reason));
        }
        let told = record.tag(Record::RESULT).filter(|told| is_result(told));
        record.result = told.unwrap_or("*").to_owned();
        record.line = body.finish().map_err(|reason| self.fault(line, reason))?;
        Ok(Some(record))
    }

    fn spoiled(&mut self, reason: String) -> Fault {
        let fault = self.fault(self.lines, reason);
        self.skip_record();
        fault
    }

    fn fault(&self, line: usize, reason: String) -> Fault {
        Fault {
            game: self.games,
            line,
            step: None,
            code: None,
            reason,
            problems: Problems::default(),
        }
    }
}

impl<R: BufRead> Iterator for Reader<R> {
    type Item = Result<Record, Fault>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.failed {
            return self.unsaid.take().map(Err);
        }
        self.read_record().transpose()
    }
}

/// Reads `[Name "value"]`.
fn read_tag(line: &str) -> Result<Tag, String> {
    let fail = || {
        format!(
            "not a tag of the form [Name \"value\"]: {}",
            shortened(line)
        )
    };
    let inner = line.trim().strip_prefix('[').ok_or_else(fail)?;
    let inner = inner.strip_suffix(']').ok_or_else(fail)?.trim();
    let (name, rest) = inner.split_once(char::is_whitespace).ok_or_else(fail)?;
    let good = |c: char| c.is_ascii_alphanumeric() || c == '_';
    if !name.starts_with(|c: char| c.is_ascii_alphabetic()) || !name.chars().all(good) {
        return Err(fail());
    }
    let quoted = rest.trim().strip_prefix('"').ok_or_else(fail)?;
    let quoted = quoted.strip_suffix('"').ok_or_else(fail)?;
    let mut value = String::new();
    let mut chars = quoted.chars();
    while let Some(c) = chars.next() {
        match c {
            '\\' => value.push(chars.next().ok_or_else(fail)?),
            '"' => return Err(fail()),
            c => value.push(c),
        }
    }
    Ok(Tag {
        name: name.to_owned(),
        value,
    })
}

/// The part of a record after the tags, read line by line.
struct Body {
    dialect: Dialect,
    /// The line being read, below it the lines that it is a variation of.
    open: Vec<Line>,
    comment: Option<Comment>,
    begun: bool,
}

/// A comment that is not closed yet.
#[derive(Default)]
struct Comment {
    text: String,
    escaped: bool,
}

impl Body {
    fn new(dialect: Dialect) -> Self {
        Self {
            dialect,
            open: vec![Line::default()],
            comment: None,
            begun: false,
        }
    }

    fn in_comment(&self) -> bool {
        self.comment.is_some()
    }

    fn has_begun(&self) -> bool {
        self.begun
    }

    /// Reads one line. A result ends the record.
    fn read(&mut self, line: &str, number: usize) -> Result<Option<String>, String> {
        let mut rest = line;
        loop {
            if let Some(comment) = &mut self.comment {
                let Some(end) = comment.read(rest) else {
                    return Ok(None);
                };
                rest = &rest[end..];
                let note = self.comment.take().unwrap_or_default().into_note();
                self.add_note(note)?;
                continue;
            }
            rest = rest.trim_start();
            let Some(first) = rest.chars().next() else {
                return Ok(None);
            };
            self.begun = true;
            match first {
                '{' => {
                    self.comment = Some(Comment::default());
                    rest = &rest[1..];
                }
                '(' => {
                    self.open_variation()?;
                    rest = &rest[1..];
                }
                ')' => {
                    self.close_variation()?;
                    rest = &rest[1..];
                }
                '}' => return Err("a comment is closed that was not opened".to_owned()),
                _ => {
                    let ends = |c: char| c.is_whitespace() || matches!(c, '{' | '}' | '(' | ')');
                    let end = rest.find(ends).unwrap_or(rest.len());
                    let (word, after) = rest.split_at(end);
                    if let Some(result) = self.read_word(word, number)? {
                        if !after.trim().is_empty() {
                            return Err("there is text behind the result".to_owned());
                        }
                        return Ok(Some(result));
                    }
                    rest = after;
                }
            }
        }
    }

    fn read_word(&mut self, word: &str, number: usize) -> Result<Option<String>, String> {
        let text = self.without_decoration(word);
        if is_result(text) {
            if self.open.len() > 1 {
                return Err(format!("the result {text} stands inside a variation"));
            }
            return Ok(Some(text.to_owned()));
        }
        if let Some(glyph) = text.strip_prefix('$') {
            // Only digits: `parse` alone would also take `+5`.
            let digits = glyph.bytes().all(|b| b.is_ascii_digit());
            let glyph: Option<u8> = glyph.parse().ok().filter(|_| digits);
            let glyph = glyph
                .ok_or_else(|| format!("`{}` is not a remark from $0 to $255", shortened(word)))?;
            let step = self.last_step();
            let step = step.ok_or("a remark stands before the first move")?;
            step.glyphs.push(glyph);
        } else if text.starts_with(|c: char| c == '[' || c.is_ascii_digit()) {
            let word = shortened(word);
            return Err(format!(
                "`{word}` is neither a move nor a number with a dot"
            ));
        } else if !text.is_empty() {
            let step = Step {
                text: text.to_owned(),
                at_line: number,
                ..Step::default()
            };
            self.current().steps.push(step);
        }
        Ok(None)
    }

    /// The word without the number of the move, which may be written together with it (`12.`, `12...`, `12.d4`), and, in
    /// foreign files, without marks behind it.
    fn without_decoration<'w>(&self, word: &'w str) -> &'w str {
        let after_digits = word.trim_start_matches(|c: char| c.is_ascii_digit());
        let mut text = word;
        if after_digits.len() < word.len() && after_digits.starts_with('.') {
            text = after_digits.trim_start_matches('.');
        }
        if self.dialect == Dialect::Foreign {
            text = text.trim_end_matches(['!', '?']);
        }
        text
    }

    fn open_variation(&mut self) -> Result<(), String> {
        if self.last_step().is_none() {
            return Err("a variation stands before the first move".to_owned());
        }
        if self.open.len() > DEEPEST {
            return Err(format!(
                "variations inside variations, more than {DEEPEST} deep"
            ));
        }
        self.open.push(Line::default());
        Ok(())
    }

    fn close_variation(&mut self) -> Result<(), String> {
        if self.open.len() < 2 {
            return Err("a variation is closed that was not opened".to_owned());
        }
        let variation = self.open.pop().unwrap_or_default();
        if variation.steps.is_empty() {
            return Err("a variation has no moves".to_owned());
        }
        if let Some(step) = self.last_step() {
            step.variations.push(variation);
        }
        Ok(())
    }

    fn add_note(&mut self, note: Note) -> Result<(), String> {
        let foreign = self.dialect == Dialect::Foreign;
        let line = self.current();
        let place = match line.steps.last_mut() {
            None => &mut line.note,
            // Other programs put comments behind variations too.
            Some(step) if step.variations.is_empty() || foreign => &mut step.note,
            Some(_) => {
                return Err("a comment stands behind a variation, not behind its move".to_owned());
            }
        };
        place.commands.extend(note.commands);
        if !place.text.is_empty() && !note.text.is_empty() {
            place.text.push(' ');
        }
        place.text.push_str(&note.text);
        Ok(())
    }

    fn current(&mut self) -> &mut Line {
        if self.open.is_empty() {
            self.open.push(Line::default());
        }
        let last = self.open.len() - 1;
        &mut self.open[last]
    }

    fn last_step(&mut self) -> Option<&mut Step> {
        self.current().steps.last_mut()
    }

    /// The game, if nothing is left open.
    fn finish(mut self) -> Result<Line, String> {
        if self.open.len() == 1 && self.comment.is_none() {
            Ok(std::mem::take(self.current()))
        } else {
            Err(self.missing())
        }
    }

    fn missing(&self) -> String {
        if self.comment.is_some() {
            "a comment is not closed".to_owned()
        } else if self.open.len() > 1 {
            "a variation is not closed".to_owned()
        } else {
            "the result is missing (`*` for a game that is not over)".to_owned()
        }
    }
}

impl Comment {
    /// Reads on. `Some(n)`: the comment ends, `n` bytes belong to it.
    fn read(&mut self, text: &str) -> Option<usize> {
        for (at, c) in text.char_indices() {
            if self.escaped {
                self.escaped = false;
                self.text.push(c);
            } else if c == '\\' {
                self.escaped = true;
            } else if c == '}' {
                return Some(at + 1);
            } else {
                self.text.push(c);
            }
        }
        self.escaped = false;
        self.text.push(' ');
        None
    }

    /// Takes the commands out of the words.
    fn into_note(self) -> Note {
        let mut note = Note::default();
        let mut words = String::new();
        let mut rest = self.text.as_str();
        while let Some(start) = rest.find("[%") {
            let Some(length) = rest[start..].find(']') else {
                // No command can follow. What looks like the beginning of one is spaced out, so that it does not become
                // one when it is written and read again behind something else.
                words.push_str(&rest.replace("[%", "[ %"));
                rest = "";
                break;
            };
            let inner = &rest[start + 2..start + length];
            words.push_str(&rest[..start]);
            words.push(' ');
            let inner = single_blanks(inner);
            let (name, value) = inner.split_once(' ').unwrap_or((&inner, ""));
            note.commands.push((name.to_owned(), value.to_owned()));
            rest = &rest[start + length + 1..];
        }
        words.push_str(rest);
        note.text = single_blanks(&words);
        note
    }
}

fn single_blanks(text: &str) -> String {
    let words: Vec<&str> = text.split_whitespace().collect();
    words.join(" ")
}

/// Is the word a result: `*`, or the parts of all seats such as `1-0`, `1/2-1/2`, `0-1-0`, which sum to 1?
fn is_result(word: &str) -> bool {
    let parts = || word.split('-').filter(|part| *part != "0");
    let part = match parts().count() {
        0 => return false,
        1 => "1".to_owned(),
        winners => format!("1/{winners}"),
    };
    word == "*" || (word.contains('-') && parts().all(|p| p == part))
}

/// The beginning of a text, fit for an error message.
fn shortened(text: &str) -> String {
    let mut short: String = text.chars().take(60).collect();
    if short.len() < text.len() {
        short.push('…');
    }
    short
}

fn io_words(error: &io::Error) -> String {
    format!("the file cannot be read: {error}")
}
