use std::fmt::Write as _;

use quartet_game::Options;

use crate::{AnyMatch, Registry, find, shares};

/// Runs the commands of the examples in the documentation, one line at a time, and says what they print.
///
/// | command | what it does |
/// |---|---|
/// | `game ID OPTIONS` | a new table (options may be left out) |
/// | `position P` | the same table in another position |
/// | `play M M M` | plays moves, draws and acts at the table |
/// | `try M` | `legal`, or `CODE: words` |
/// | `show` | the board in letters |
/// | `legal` | the number of legal moves, and then all of them |
/// | `count` | the number of legal moves |
/// | `where` | the position string |
/// | `score` | the points of each seat |
/// | `result` | `not over`, or what each seat gets and why |
#[derive(Debug)]
pub struct Console {
    registry: Registry,
    table: Option<Table>,
}

#[derive(Debug)]
struct Table {
    id: String,
    options: Options,
    playing: Box<dyn AnyMatch>,
}

impl Console {
    /// A console at which no game has been chosen yet.
    #[must_use]
    pub fn new(registry: Registry) -> Self {
        Self {
            registry,
            table: None,
        }
    }

    /// Runs one command.
    ///
    /// # Errors
    /// Says what was wrong with it. Nothing has changed then.
    pub fn run(&mut self, line: &str) -> Result<String, String> {
        let (command, rest) = line.trim().split_once(' ').unwrap_or((line.trim(), ""));
        let rest = rest.trim();
        if command == "game" {
            let (id, options) = rest.split_once(' ').unwrap_or((rest, ""));
            let options = Options::parse(options).map_err(|p| p.to_string())?;
            self.open(id.to_owned(), options, None)?;
            return Ok(String::new());
        }
        let Some(table) = &mut self.table else {
            return Err("no game yet: begin with `game ID`".to_owned());
        };
        let playing = &mut table.playing;
        let mut out = String::new();
        let _ = match command {
            "position" => {
                let (id, options) = (table.id.clone(), table.options.clone());
                self.open(id, options, Some(rest))?;
                Ok(())
            }
            "play" => {
                let mut trial = playing.duplicate();
                for text in rest.split_whitespace() {
                    let refused = |r: quartet_game::Refusal| format!("{text}: {}: {r}", r.code);
                    trial.play(text).map_err(refused)?;
                }
                trial.settle();
                *playing = trial;
                Ok(())
            }
            "try" => match playing.duplicate().play(rest) {
                Ok(_) => writeln!(out, "legal"),
                Err(refusal) => writeln!(out, "{}: {refusal}", refusal.code),
            },
            "show" => write!(out, "{}", playing.sketch()),
            "legal" => {
                let legal = playing.legal();
                writeln!(out, "{}: {}", legal.len(), legal.join(" "))
            }
            "count" => writeln!(out, "{}", playing.count_legal()),
            "where" => writeln!(out, "{}", playing.position()),
            "score" => {
                let scores = playing.scores().unwrap_or_default();
                let scores: Vec<String> = scores.iter().map(i32::to_string).collect();
                writeln!(out, "{}", scores.join(" "))
            }
            "result" => match playing.ending() {
                None => writeln!(out, "not over"),
                Some(ending) => {
                    for share in shares(ending, playing.seats()) {
                        let _ = write!(out, "{share} ");
                    }
                    writeln!(out, "{}", ending.why)
                }
            },
            _ => return Err(format!("there is no command `{command}`")),
        };
        Ok(out)
    }

    fn open(&mut self, id: String, options: Options, position: Option<&str>) -> Result<(), String> {
        let game = find(self.registry, &id).map_err(|p| p.to_string())?;
        let opened = game.open(&options, position).map_err(|p| p.to_string())?;
        let mut playing = opened;
        playing.settle();
        self.table = Some(Table {
            id,
            options,
            playing,
        });
        Ok(())
    }

    /// Runs every example in a Markdown text (blocks fenced as `quartet`, commands after `> `) and returns the text with
    /// the output that the commands really have.
    ///
    /// # Errors
    /// Names the line of a command that fails.
    pub fn transcribe(&mut self, markdown: &str) -> Result<String, String> {
        let mut out = String::new();
        let mut inside = false;
        for (number, line) in markdown.lines().enumerate() {
            if line.starts_with("```") {
                inside = !inside && line.trim_end() == "```quartet";
                if inside {
                    self.table = None;
                }
                out += line;
                out.push('\n');
            } else if !inside {
                out += line;
                out.push('\n');
            } else if let Some(command) = line.strip_prefix("> ") {
                out += line;
                out.push('\n');
                let said = self.run(command);
                out += &said.map_err(|error| format!("line {}: {error}", number + 1))?;
            }
        }
        Ok(out)
    }
}
