//! Lines that somebody else sends, however long they are and however many.

use std::{
    io::{self, BufRead},
    sync::mpsc,
    thread,
};

/// A line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Received {
    /// Without what ends it. What was no text in it has been replaced.
    Line(String),
    /// One that was longer than there is room for, and so has been dropped.
    TooLong,
}

/// No line is longer than so many bytes.
pub(crate) const LONGEST: usize = 1 << 16;
/// So many lines wait to be looked at; then whoever sends them has to wait.
const WAITING: usize = 256;

/// The lines of an input that is read in a thread of its own, until it ends. Nobody needs to look at all of them.
pub(crate) fn of(input: impl io::Read + Send + 'static) -> mpsc::Receiver<Received> {
    let (sender, lines) = mpsc::sync_channel(WAITING);
    thread::spawn(move || {
        let mut input = io::BufReader::new(input);
        while let Ok(Some(line)) = next(&mut input) {
            if sender.send(line).is_err() {
                return;
            }
        }
    });
    lines
}

/// The next line; `None` at the end of the input.
fn next(input: &mut impl BufRead) -> io::Result<Option<Received>> {
    let mut line = Vec::new();
    let mut is_too_long = false;
    loop {
        let some = input.fill_buf()?;
        if some.is_empty() {
            // A last line may have no end.
            let is_end = line.is_empty() && !is_too_long;
            return Ok((!is_end).then(|| received(&line, is_too_long)));
        }
        let end = some.iter().position(|&byte| byte == b'\n');
        let part = &some[..end.unwrap_or(some.len())];
        is_too_long |= line.len() + part.len() > LONGEST;
        if !is_too_long {
            line.extend_from_slice(part);
        }
        let read = end.map_or(some.len(), |end| end + 1);
        input.consume(read);
        if end.is_some() {
            return Ok(Some(received(&line, is_too_long)));
        }
    }
}

fn received(line: &[u8], is_too_long: bool) -> Received {
    match is_too_long {
        true => Received::TooLong,
        false => Received::Line(String::from_utf8_lossy(line).trim().to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_come_whole_or_not_at_all() {
        let line = |text: &str| Received::Line(text.to_owned());
        let longest = "x".repeat(LONGEST);
        let text = format!("one\r\n\n\u{e9}\n{longest}\n{longest}y\nlast");
        let mut bytes = text.into_bytes();
        bytes.extend(b"\xff");
        let expected = [
            line("one"),
            line(""),
            line("\u{e9}"),
            line(&longest),
            Received::TooLong,
            line("last\u{fffd}"),
        ];
        // However the pieces come.
        for size in [1, 7, 8192, 1 << 22] {
            let mut input = io::BufReader::with_capacity(size, &bytes[..]);
            let mut lines = Vec::new();
            while let Some(line) = next(&mut input).unwrap() {
                lines.push(line);
            }
            assert!(lines == expected, "in pieces of {size}");
        }
        assert_eq!(of(io::empty()).recv().ok(), None);
        assert_eq!(of(&b"\n"[..]).iter().collect::<Vec<_>>(), [line("")]);
    }
}
