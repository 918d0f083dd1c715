use std::{
    io::{BufRead as _, BufReader},
    process::{Child, Command, Stdio},
};

use anyhow::Context as _;

/// A program that ends when this is dropped, with everything that it started.
pub(crate) struct Running(Child);

impl Running {
    /// Starts a program in a group of its own.
    pub(crate) fn start(command: &mut Command) -> anyhow::Result<Self> {
        #[cfg(unix)]
        {
            use std::os::unix::process::CommandExt as _;
            command.process_group(0);
        }
        let name = command.get_program().to_string_lossy().into_owned();
        let child = command
            .spawn()
            .with_context(|| format!("cannot start {name}"))?;
        Ok(Self(child))
    }

    /// Starts the server of the app, and says at which address it is.
    pub(crate) fn serve(program: &str) -> anyhow::Result<(Self, String)> {
        let mut command = Command::new(program);
        command
            .args(["serve", "--no-open", "--listen", "127.0.0.1:0"])
            .stdout(Stdio::piped());
        let mut server = Self::start(&mut command)?;
        let out = server.0.stdout.take();
        let mut line = String::new();
        BufReader::new(out.context("the server says something")?).read_line(&mut line)?;
        let app = line.trim().rsplit(' ').next().unwrap_or_default();
        Ok((server, app.trim_end_matches('/').to_owned()))
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        // A driver that is ended alone leaves its browsers behind.
        let group = format!("-{}", self.0.id());
        let _ = Command::new("kill").args(["--", &group]).status();
        let _ = self.0.wait();
    }
}
