use std::path::PathBuf;

use anyhow::Context as _;
use clap::Args;

use crate::{Answer, output};

/// Print the manual page, or write one per command into a folder
#[derive(Args)]
#[command(
    after_help = "Examples:\n  quartet man | man -l -\n  quartet man --dir ~/.local/share/man/man1"
)]
pub(crate) struct Man {
    /// Write quartet.1, quartet-query.1, … into this folder instead
    #[arg(long, value_name = "FOLDER")]
    dir: Option<PathBuf>,
}

impl Man {
    pub(crate) fn run(&self, command: clap::Command) -> anyhow::Result<Answer> {
        match &self.dir {
            Some(dir) => {
                std::fs::create_dir_all(dir)
                    .and_then(|()| clap_mangen::generate_to(command, dir))
                    .with_context(|| format!("cannot write into {}", dir.display()))?;
            }
            None => {
                let mut text = Vec::new();
                clap_mangen::Man::new(command).render(&mut text)?;
                output::print(&String::from_utf8_lossy(&text))?;
            }
        }
        Ok(Answer::Yes)
    }
}
