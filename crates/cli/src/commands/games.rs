use std::fmt::Write as _;

use clap::Args;
use quartet_game::{Info, OptionSpec};
use quartet_host::{Registry, find};
use serde::Serialize;

use crate::{Answer, output};

/// List the games with every option, its default and its meaning
#[derive(Args)]
#[command(
    after_help = "Examples:\n  quartet games\n  quartet games kulami\n  quartet games --json"
)]
pub(crate) struct Games {
    /// Only this game, in full
    game: Option<String>,

    /// Write JSON: an array of games
    #[arg(long)]
    json: bool,
}

impl Games {
    pub(crate) fn run(&self, registry: Registry) -> anyhow::Result<Answer> {
        let chosen = match &self.game {
            Some(id) => vec![find(registry, id)?.info()],
            None => registry.iter().map(|game| game.info()).collect(),
        };
        if self.json {
            let listed: Vec<Listed> = chosen.iter().map(Listed::of).collect();
            output::print_json(&listed)?;
        } else {
            let texts: Vec<String> = chosen.iter().map(describe).collect();
            output::print(&texts.join("\n"))?;
        }
        Ok(Answer::Yes)
    }
}

fn describe(info: &Info) -> String {
    let mut out = String::new();
    let _ = writeln!(out, "\x1b[1m{}\x1b[0m ({})", info.name, info.id);
    paragraph("  ", info.summary, &mut out);
    let _ = writeln!(out, "\n  Ways to play:");
    let width = info.modes.iter().map(|mode| mode.name.len()).max();
    let width = width.unwrap_or(0);
    for mode in info.modes {
        let options = if mode.options.is_empty() {
            "(no options)"
        } else {
            mode.options
        };
        let _ = writeln!(out, "    {:<width$}  {options}", mode.name);
    }
    let _ = writeln!(out, "\n  Options:");
    for spec in info.options {
        describe_option(spec, &mut out);
    }
    out.push('\n');
    let codes = info.codes.join(", ");
    paragraph(
        "  ",
        &format!("A move can be refused as: {codes}"),
        &mut out,
    );
    out
}

/// Writes words in lines that fit on a terminal, the first behind `head` and the others indented as far.
fn paragraph(head: &str, text: &str, out: &mut String) {
    const WIDTH: usize = 80;
    let indent = head.chars().count();
    let mut column = indent;
    out.push_str(head);
    for (n, word) in text.split_whitespace().enumerate() {
        let width = word.chars().count();
        if n > 0 && column + 1 + width > WIDTH {
            let _ = write!(out, "\n{:indent$}", "");
            column = indent;
        } else if n > 0 {
            out.push(' ');
            column += 1;
        }
        out.push_str(word);
        column += width;
    }
    out.push('\n');
}

fn describe_option(spec: &OptionSpec, out: &mut String) {
    let default = match spec.default {
        "" => " (absent by default)".to_owned(),
        value => format!(" (default {value})"),
    };
    // A long list of choices is only given below.
    let choices = spec.choices.iter().map(|choice| choice.value);
    let shown: Vec<&str> = match spec.choices.len() {
        0..6 => choices.chain(spec.free).collect(),
        _ => ["…"].into_iter().chain(spec.free).collect(),
    };
    let shown = shown.join("|");
    let _ = writeln!(out, "    \x1b[1m{}\x1b[0m={shown}{default}", spec.key);
    paragraph("        ", spec.meaning, out);
    let width = spec
        .choices
        .iter()
        .map(|c| c.value.len())
        .max()
        .unwrap_or(0);
    for choice in spec.choices {
        let head = format!("        {:<width$}  ", choice.value);
        paragraph(&head, choice.meaning, out);
    }
}

#[derive(Serialize)]
struct Listed {
    id: &'static str,
    name: &'static str,
    summary: &'static str,
    rules_version: u32,
    modes: Vec<ListedMode>,
    options: Vec<ListedOption>,
    codes: &'static [&'static str],
}

#[derive(Serialize)]
struct ListedMode {
    name: &'static str,
    options: &'static str,
}

#[derive(Serialize)]
struct ListedOption {
    key: &'static str,
    default: &'static str,
    meaning: &'static str,
    choices: Vec<ListedChoice>,
    free: Option<&'static str>,
    secret: bool,
}

#[derive(Serialize)]
struct ListedChoice {
    value: &'static str,
    meaning: &'static str,
}

impl Listed {
    fn of(info: &Info) -> Self {
        let option = |spec: &OptionSpec| ListedOption {
            key: spec.key,
            default: spec.default,
            meaning: spec.meaning,
            choices: spec
                .choices
                .iter()
                .map(|c| ListedChoice {
                    value: c.value,
                    meaning: c.meaning,
                })
                .collect(),
            free: spec.free,
            secret: spec.secret,
        };
        let mode = |mode: &quartet_game::Mode| ListedMode {
            name: mode.name,
            options: mode.options,
        };
        Self {
            id: info.id,
            name: info.name,
            summary: info.summary,
            rules_version: info.rules_version,
            modes: info.modes.iter().map(mode).collect(),
            options: info.options.iter().map(option).collect(),
            codes: info.codes,
        }
    }
}
