use clap::Args;
use clap_complete::Shell;

use crate::{Answer, output};

/// Print the completions for a shell
#[derive(Args)]
#[command(
    after_help = "Example:\n  quartet completions bash > ~/.local/share/bash-completion/completions/quartet"
)]
pub(crate) struct Completions {
    /// The shell
    shell: Shell,
}

impl Completions {
    pub(crate) fn run(&self, mut command: clap::Command) -> anyhow::Result<Answer> {
        let mut text = Vec::new();
        clap_complete::generate(self.shell, &mut command, "quartet", &mut text);
        output::print(&String::from_utf8_lossy(&text))?;
        Ok(Answer::Yes)
    }
}
