use std::{
    ffi::OsStr,
    process::{Child, ChildStdin, ChildStdout, Command, Stdio},
    sync::{Mutex, PoisonError},
};

use anyhow::Context as _;

/// The numbers of those that are running.
static RUNNING: Mutex<Vec<u32>> = Mutex::new(Vec::new());

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
        running(|all| all.push(child.id()));
        Ok(Self(child))
    }

    /// Ends all that are running, for whoever is about to end without more ado.
    pub(crate) fn end_all() {
        running(|all| all.iter().for_each(|&number| end(number)));
    }

    /// What it reads and what it writes. Each can be taken once.
    pub(crate) fn take_pipes(&mut self) -> Option<(ChildStdin, ChildStdout)> {
        Some((self.0.stdin.take()?, self.0.stdout.take()?))
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let number = self.0.id();
        // Nobody has waited for it yet, so the number is still its own.
        end(number);
        running(|all| all.retain(|&other| other != number));
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn running(change: impl FnOnce(&mut Vec<u32>)) {
    change(&mut RUNNING.lock().unwrap_or_else(PoisonError::into_inner));
}

/// Ends what has been started under this number, with all that it has started itself, where the system knows such groups.
fn end(number: u32) {
    #[cfg(unix)]
    {
        use rustix::process::{Pid, Signal, kill_process_group};
        if let Some(group) = i32::try_from(number).ok().and_then(Pid::from_raw) {
            let _ = kill_process_group(group, Signal::KILL);
        }
    }
    #[cfg(not(unix))]
    let _ = number;
}
