use std::{
    ffi::OsStr,
    process::{Child, ChildStdin, ChildStdout, Command, Stdio},
};

use anyhow::Context as _;

/// Another program that is running, with all that it has started itself. It ends with this.
pub(crate) struct Process(Child);

impl Process {
    /// Starts a program, given with its arguments.
    pub(crate) fn spawn(words: &[&OsStr]) -> anyhow::Result<Self> {
        let (name, arguments) = words.split_first().context("which program?")?;
        let mut command = Command::new(name);
        // Ctrl-C in the terminal is for the contest: the program plays on until it is told to quit. And whatever it starts
        // can be ended with it.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let child = command
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .with_context(|| format!("cannot start {}", name.display()))?;
        Ok(Self(child))
    }

    /// What it reads and what it writes. Each can be taken once.
    pub(crate) fn take_pipes(&mut self) -> Option<(ChildStdin, ChildStdout)> {
        Some((self.0.stdin.take()?, self.0.stdout.take()?))
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // Nobody has waited for it yet, so the number is still its own.
        #[cfg(unix)]
        {
            use rustix::process::{Pid, Signal, kill_process_group};
            if let Some(group) = i32::try_from(self.0.id()).ok().and_then(Pid::from_raw) {
                let _ = kill_process_group(group, Signal::KILL);
            }
        }
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}
