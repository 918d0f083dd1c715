//! How the program talks: to people in colour, to programs in JSON.

use std::io::{self, Write};

use anyhow::Context as _;
use quartet_game::{Sketch, Tint};
use serde::Serialize;

/// What a command found out.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Answer {
    /// Done, or: yes.
    Yes,
    /// It was understood, and the answer is no.
    No,
}

/// Writes text to the standard output; colours are left out where they would not be seen.
pub(crate) fn print(text: &str) -> anyhow::Result<()> {
    let mut out = anstream::stdout().lock();
    out.write_all(text.as_bytes())?;
    out.flush()?;
    Ok(())
}

/// Writes a value as one line of JSON.
pub(crate) fn print_json(value: &impl Serialize) -> anyhow::Result<()> {
    let text = serde_json::to_string(value).context("cannot write JSON")?;
    print(&(text + "\n"))
}

/// The board with the colours of a terminal.
pub(crate) fn coloured(sketch: &Sketch) -> String {
    let mut out = String::new();
    for line in sketch.lines() {
        for bit in line {
            let code = match bit.tint {
                Tint::Plain => "",
                Tint::Faint => "\x1b[2m",
                Tint::First => "\x1b[1;31m",
                Tint::Second => "\x1b[1;36m",
                Tint::Third => "\x1b[1;33m",
                Tint::Last => "\x1b[1;7m",
                Tint::Strong => "\x1b[1m",
            };
            out.push_str(code);
            out.push_str(&bit.text);
            if !code.is_empty() {
                out.push_str("\x1b[0m");
            }
        }
        out.push('\n');
    }
    out
}

/// Did the reader of our output stop reading?
pub(crate) fn is_broken_pipe(error: &anyhow::Error) -> bool {
    let mut causes = error
        .chain()
        .filter_map(|cause| cause.downcast_ref::<io::Error>());
    causes.any(|cause| cause.kind() == io::ErrorKind::BrokenPipe)
}

/// Is there still somebody who could read our output? A program may think for a long time before it has anything to say.
pub(crate) fn is_open() -> bool {
    #[cfg(unix)]
    {
        use rustix::event::{PollFd, PollFlags, Timespec, poll};
        let stdout = io::stdout();
        let mut asked = [PollFd::new(&stdout, PollFlags::empty())];
        let now = Timespec {
            tv_sec: 0,
            tv_nsec: 0,
        };
        let gone = PollFlags::ERR | PollFlags::HUP;
        poll(&mut asked, Some(&now)).is_err() || !asked[0].revents().intersects(gone)
    }
    #[cfg(not(unix))]
    true
}
