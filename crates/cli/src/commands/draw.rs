use std::{
    fs,
    io::{IsTerminal as _, Write as _},
    path::{Path, PathBuf},
    time::{Duration, Instant},
};

use anyhow::{Context as _, bail};
use clap::{Args, ValueEnum};
use quartet_game::{EventView, Seat, Viewer};
use quartet_host::{AnyMatch, Look, Registry, Request, Worth, find};
use quartet_raster::Painter;
use quartet_scene::{
    Bar, Fill, Language, Palette, Patterns, Scene, Sheet, Show, Style, Svg, Theme,
};

use super::{record, show::play_all};
use crate::{Answer, words};

/// Draw a position or a whole game: SVG, PNG, moving GIF, or all positions on one sheet
///
/// What is written is decided by the ending of the file name. A GIF shows a game as it goes; `--sheet` puts its positions
/// beside each other.
#[derive(Args)]
#[command(after_help = "Examples:\n  \
    quartet draw abalone -o layout=belgian-daisy --to daisy.svg\n  \
    quartet draw kulami -o board=classic d4 d7 --targets --to next.png --size 600 --theme dark\n  \
    quartet draw --record game.qrec --to game.gif\n  \
    quartet draw --record game.qrec --sheet --to game.png --language pl")]
pub(crate) struct Draw {
    /// The game, as `quartet games` lists it
    #[arg(value_name = "GAME", required_unless_present = "record")]
    game: Option<String>,

    /// Moves and draws that lead to the position
    #[arg(value_name = "MOVE")]
    moves: Vec<String>,

    /// Options of the game: key=value,key=value (see `quartet games GAME`)
    #[arg(short, long, default_value = "", value_name = "KEY=VALUE,…")]
    options: String,

    /// Begin in this position instead of the start
    #[arg(short, long, value_name = "POSITION")]
    position: Option<String>,

    /// Draw a game of this file; - for the standard input
    #[arg(long, value_name = "FILE", conflicts_with_all = ["game", "moves", "options", "position"])]
    record: Option<PathBuf>,

    /// Which game of the file
    #[arg(long, default_value_t = 1, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    number: u64,

    /// Draw the position after so many events of the game, not the last one
    #[arg(long, value_name = "EVENTS")]
    at: Option<usize>,

    /// Write into this file; its ending says what: svg, png or gif. Without it, SVG goes to the standard output
    #[arg(short, long, value_name = "FILE")]
    to: Option<PathBuf>,

    /// Put all positions of the game on one sheet
    #[arg(long)]
    sheet: bool,

    /// Pictures beside each other on a sheet
    #[arg(long, default_value_t = 4, value_name = "N")]
    columns: usize,

    /// Width in pixels
    #[arg(long, default_value_t = 800, value_name = "PIXELS", value_parser = clap::value_parser!(u32).range(16..=10_000))]
    size: u32,

    /// Milliseconds per position of a GIF
    #[arg(long, default_value_t = 900, value_name = "MS")]
    pace: u64,

    /// The ground
    #[arg(long, value_enum, default_value_t = Ground::Light)]
    theme: Ground,

    /// The colours of the pieces
    #[arg(long, value_enum, default_value_t = Colours::Box)]
    palette: Colours,

    /// The signs on the pieces, which tell the colours apart without colour
    #[arg(long, value_enum, default_value_t = Signs::Auto)]
    patterns: Signs,

    /// The language of the words: en, ro, pl, fr, de. By default that of the environment
    #[arg(long, value_parser = words::read_language)]
    language: Option<Language>,

    /// Which way to draw it, where the game has several: its name or number
    #[arg(long, default_value = "1")]
    view: String,

    /// Turn the board by so many steps
    #[arg(long, default_value_t = 0, value_name = "STEPS")]
    turn: u8,

    /// As this seat sees it, counted from 1; by default as everybody may see it
    #[arg(long, value_name = "SEAT", value_parser = clap::value_parser!(u8).range(1..=8))]
    seat: Option<u8>,

    /// Leave the coordinates out
    #[arg(long)]
    no_coordinates: bool,

    /// Leave the trail of the last move out
    #[arg(long)]
    no_last: bool,

    /// Show where one may go
    #[arg(long)]
    targets: bool,

    /// Show what is threatened
    #[arg(long)]
    threats: bool,

    /// Show who is ahead, in a bar; the engine thinks for so many milliseconds
    #[arg(long, value_name = "MS", num_args = 0..=1, default_missing_value = "500")]
    bar: Option<u64>,
}

#[derive(Copy, Clone, ValueEnum)]
enum Ground {
    Light,
    Dark,
    Print,
}

#[derive(Copy, Clone, ValueEnum)]
enum Colours {
    /// As in the box
    Box,
    /// For eyes that do not tell red from green
    Safe,
}

#[derive(Copy, Clone, ValueEnum)]
enum Signs {
    /// As the palette has them
    Auto,
    /// As clear as can be
    Bold,
    /// None
    Off,
}

/// What is written.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Form {
    Svg,
    Png,
    Gif,
}

impl Draw {
    pub(crate) fn run(&self, registry: Registry) -> anyhow::Result<Answer> {
        let form = self.form()?;
        let Some(mut table) = self.open(registry)? else {
            return Ok(Answer::No);
        };
        let game = find(registry, table.info().id)?;
        let scene_view = view_number(game.views(), &self.view)?;
        let words = words::of(registry, self.language);
        let style = Style {
            theme: match self.theme {
                Ground::Light => Theme::Light,
                Ground::Dark => Theme::Dark,
                Ground::Print => Theme::Print,
            },
            palette: match self.palette {
                Colours::Box => Palette::Box,
                Colours::Safe => Palette::Safe,
            },
            patterns: match self.patterns {
                Signs::Auto => Patterns::Auto,
                Signs::Bold => Patterns::Bold,
                Signs::Off => Patterns::Off,
            },
        };
        let sheet = style.sheet();
        let svg = Svg {
            speak: &words,
            language: words.language().code(),
            style: Some(&sheet),
            width: Some(self.size),
            prefix: "",
        };
        let look = Look {
            show: Show {
                coordinates: !self.no_coordinates,
                last: !self.no_last,
                targets: self.targets,
                threats: self.threats,
            },
            scene_view,
            turned: self.turn,
            ..Look::at(self.viewer(&*table)?)
        };
        let whole = self.sheet || form == Form::Gif;
        let mut scenes = Vec::new();
        if whole {
            for (n, text) in rewind(&mut *table).iter().enumerate() {
                if n == 0 {
                    scenes.push((self.scene(registry, &*table, &look)?, String::new()));
                }
                table
                    .play(text)
                    .map_err(|refusal| anyhow::anyhow!("{text}: {refusal}"))?;
                // A draw is seen together with the move that it makes possible.
                if text.starts_with('+') {
                    continue;
                }
                // The move as it is written: words would not fit below a small picture. What must stay secret is not told.
                let events = table.events_for(look.viewer);
                let shown = match events.get(n) {
                    Some(EventView::Shown(text)) => text.as_str(),
                    _ => "",
                };
                let caption = format!("{}. {shown}", n + 1);
                scenes.push((self.scene(registry, &*table, &look)?, caption));
            }
        }
        if scenes.is_empty() {
            scenes.push((self.scene(registry, &*table, &look)?, String::new()));
        }
        let bytes = if self.sheet {
            let sheet = Sheet {
                pictures: scenes,
                columns: self.columns,
            };
            self.finish(form, vec![sheet.to_svg(svg)])?
        } else {
            let frames = scenes.iter().map(|(scene, _)| scene.to_svg(svg));
            self.finish(form, frames.collect())?
        };
        match self.to.as_deref().filter(|file| *file != Path::new("-")) {
            Some(file) => fs::write(file, bytes)
                .with_context(|| format!("cannot write {}", file.display()))?,
            None => {
                let mut out = std::io::stdout().lock();
                out.write_all(&bytes)?;
                out.flush()?;
            }
        }
        Ok(Answer::Yes)
    }

    fn form(&self) -> anyhow::Result<Form> {
        let Some(file) = self.to.as_deref().filter(|file| *file != Path::new("-")) else {
            return Ok(Form::Svg);
        };
        let ending = file.extension().unwrap_or_default().to_string_lossy();
        match &*ending.to_ascii_lowercase() {
            "svg" => Ok(Form::Svg),
            "png" => Ok(Form::Png),
            "gif" if self.sheet => bail!("a sheet does not move: write svg or png"),
            "gif" => Ok(Form::Gif),
            _ => bail!("{} ends neither in svg, png nor gif", file.display()),
        }
    }

    /// The table in the position to draw; `None` if that has been refused, and said so.
    fn open(&self, registry: Registry) -> anyhow::Result<Option<Box<dyn AnyMatch>>> {
        let mut table = match (&self.record, &self.game) {
            (Some(file), _) => {
                let mut reader = record::open(file, quartet_host::record::Dialect::Native)?;
                let found = reader.nth(self.number as usize - 1).with_context(|| {
                    format!("there is no game {} in {}", self.number, file.display())
                })?;
                match found.and_then(|record| record.replay(registry)) {
                    Ok(table) => table,
                    Err(fault) => {
                        anstream::eprintln!("{}: {fault}", file.display());
                        return Ok(None);
                    }
                }
            }
            (None, Some(id)) => {
                let options = quartet_game::Options::parse(&self.options)?;
                let mut table = find(registry, id)?.open(&options, self.position.as_deref())?;
                if play_all(&mut *table, &self.moves) == Answer::No {
                    return Ok(None);
                }
                table.settle();
                table
            }
            (None, None) => bail!("which game?"),
        };
        if let Some(events) = self.at {
            while table.len() > events {
                table.undo();
            }
        }
        Ok(Some(table))
    }

    fn viewer(&self, table: &dyn AnyMatch) -> anyhow::Result<Viewer> {
        Ok(match self.seat {
            None => Viewer::Spectator,
            Some(number) if number <= table.seats() => Viewer::Seat(Seat::new(number - 1)),
            Some(number) => bail!("there is no seat {number}"),
        })
    }

    fn scene(
        &self,
        registry: Registry,
        table: &dyn AnyMatch,
        look: &Look,
    ) -> anyhow::Result<Scene> {
        let mut scene = table.scene(look);
        if let Some(time) = self.bar {
            scene.add_bar(&bar(registry, table, Duration::from_millis(time))?);
        }
        Ok(scene)
    }

    fn finish(&self, form: Form, mut frames: Vec<String>) -> anyhow::Result<Vec<u8>> {
        let last = frames.pop().context("there is a picture")?;
        Ok(match form {
            Form::Svg => last.into_bytes(),
            Form::Png => Painter::new().png(&last, self.size)?,
            Form::Gif => {
                frames.push(last);
                if std::io::stderr().is_terminal() {
                    anstream::eprintln!("drawing {} pictures …", frames.len());
                }
                let pace = Duration::from_millis(self.pace);
                Painter::new().gif(&frames, self.size, pace)?
            }
        })
    }
}

/// Takes everything back and returns it.
fn rewind(table: &mut dyn AnyMatch) -> Vec<String> {
    let events = table.events();
    while table.undo().is_some() {}
    events
}

fn view_number(views: &[&str], asked: &str) -> anyhow::Result<usize> {
    let named = views.iter().position(|name| *name == asked);
    let numbered = asked.parse::<usize>().ok();
    let numbered = numbered.filter(|n| (1..=views.len()).contains(n));
    named.or(numbered.map(|n| n - 1)).with_context(|| {
        format!(
            "there is no view `{asked}` (there are: {})",
            views.join(", ")
        )
    })
}

/// Who is ahead: what the engine thinks, or how the game ended.
fn bar(registry: Registry, table: &dyn AnyMatch, time: Duration) -> anyhow::Result<Bar> {
    let seats = table.seats();
    let mark = |seat: u8| table.seat_mark(Seat::new(seat));
    let even = |number: &str| Bar {
        fills: (0..seats)
            .map(|seat| Fill {
                mark: mark(seat),
                share: 1000 / i32::from(seats),
            })
            .collect(),
        number: number.to_owned(),
    };
    if let Some(ending) = table.ending() {
        let winners = ending.winners.len() as i32;
        let fills = (0..seats).filter(|seat| ending.winners.contains(Seat::new(*seat)));
        return Ok(Bar {
            fills: fills
                .map(|seat| Fill {
                    mark: mark(seat),
                    share: 1000 / winners.max(1),
                })
                .collect(),
            number: String::new(),
        });
    }
    let Some(seat) = table.turn().seat() else {
        return Ok(even(""));
    };
    let mut engine = find(registry, table.info().id)?.engine(crate::MEMORY);
    let start = Instant::now();
    let control = |_: u64| start.elapsed() >= time;
    let thought = engine.think(table, Request::default(), &control, &mut |_| {});
    let Some(line) = thought.lines.first() else {
        return Ok(even(""));
    };
    let number = match line.value {
        Worth::Win(plies) => format!("+#{plies}"),
        Worth::Loss(plies) => format!("−#{plies}"),
        Worth::Hundredths(value) => format!("{:+.1}", f64::from(value) / 100.0),
    };
    let own = (1000.0 * line.chance).round() as i32;
    let others = i32::from(seats) - 1;
    let fills = (0..seats).map(|n| Fill {
        mark: mark(n),
        share: if n == seat.number() {
            own
        } else {
            (1000 - own) / others.max(1)
        },
    });
    Ok(Bar {
        fills: fills.collect(),
        number,
    })
}
