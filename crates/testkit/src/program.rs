//! Programs, run to their end.

use std::{
    io::Write as _,
    process::{Command, Stdio},
};

/// What a program said and how it ended.
#[derive(Clone, Debug)]
pub struct Said {
    /// Its standard output.
    pub out: String,
    /// Its standard error.
    pub err: String,
    /// Its exit code.
    pub code: i32,
}

/// Runs a program with arguments and a standard input, to its end.
///
/// # Panics
/// If it cannot be started, is killed, or says something that is not UTF-8.
#[must_use]
pub fn run(program: &str, arguments: &[&str], input: &[u8]) -> Said {
    let mut child = Command::new(program)
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    let input = input.to_vec();
    // A thread of its own: a filter answers before it has read everything.
    let writer = std::thread::spawn(move || drop(stdin.write_all(&input)));
    let output = child.wait_with_output().expect("the program ends");
    writer.join().expect("the input is written or refused");
    Said {
        out: String::from_utf8(output.stdout).expect("the output is text"),
        err: String::from_utf8(output.stderr).expect("the errors are text"),
        code: output.status.code().expect("the program is not killed"),
    }
}
