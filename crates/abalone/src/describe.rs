use quartet_game::{
    Chosen, Describe, Game, Info, Mode, OptionChoice, OptionSpec, Options, Problems, Seat, Sketch,
    Tint, Turn, why,
};

use crate::{
    Abalone, Cell, LAYOUTS, Layout, State, Weights,
    abalone::Repetition,
    archive, fault,
    notation::{CODES, number_in},
};

impl Describe for Abalone {
    const INFO: Info = Info {
        id: "abalone",
        name: "Abalone",
        summary: "Push six of the other side's marbles off a hexagonal board.",
        rules_version: 1,
        options: SPECS,
        modes: MODES,
        // Whoever knows the game begins with the sides in each other's midst.
        offered: 1,
        codes: CODES,
        faults: fault::ALL,
        example: "2ss1/2ss2/1sssss1/2sSss2/2SSss3/2SSSS2/2SSSS1/1SS1S1/5 0 0 b 26 14",
    };

    fn from_options(options: &Options) -> Result<Self, Problems> {
        let mut problems = Problems::default();
        let eject = problems.take(read_eject(options));
        let chosen = problems.take(Chosen::new(SPECS, options));
        let (Some(eject), Some(chosen)) = (eject, chosen) else {
            return Err(problems);
        };
        let layout = Layout::named(chosen.get(LAYOUT));
        let unknown = || Problems::one(fault::LAYOUT.with("name", chosen.get(LAYOUT)));
        let layout = layout.ok_or_else(unknown)?;
        let repetition = match chosen.get(REPETITION) {
            OFF => Repetition::Allowed,
            _ => Repetition::Draw,
        };
        let quiet = match chosen.get(QUIET) {
            OFF => None,
            _ => Some(QUIET_PLIES),
        };
        Ok(Self {
            layout,
            eject,
            repetition,
            quiet,
            weights: Weights::DEFAULT,
        })
    }

    fn options(&self) -> Options {
        let mut options = Options::default()
            .with(LAYOUT, self.layout.id)
            .with(EJECT, self.eject);
        if self.repetition == Repetition::Allowed {
            options = options.with(REPETITION, OFF);
        }
        if self.quiet.is_none() {
            options = options.with(QUIET, OFF);
        }
        options.canonical(SPECS)
    }

    fn seat_name(&self, _state: &State, seat: Seat) -> &'static str {
        NAMES[seat.index()]
    }

    /// The hexagon with the letters of the rows on its left and the numbers at the lower end of their diagonals. Black
    /// is the first colour, White the second.
    fn sketch(&self, state: &State) -> Sketch {
        let mut sketch = Sketch::new();
        for row in (0..9_u8).rev() {
            let indent = usize::from(row.abs_diff(4)) + 1;
            let letter = char::from(b'a' + row);
            sketch
                .line()
                .put(Tint::Faint, format!("{:indent$}{letter} ", ""));
            for cell in Cell::row_of(row) {
                sketch.put(Tint::Plain, " ").spot(cell.to_string());
                match state.occupant(cell) {
                    None => sketch.put(Tint::Faint, "."),
                    Some(seat) => sketch.put(TINTS[seat.index()], MARKS[seat.index()]),
                };
            }
            // The diagonals 6 to 9 end on the lower right side, one row above their number.
            let number = if row < 4 { row + 6 } else { 0 };
            let end = if number > 0 {
                format!(" {number}")
            } else {
                "  ".to_owned()
            };
            sketch.put(Tint::Faint, end);
            self.put_beside(state, row, indent, &mut sketch);
        }
        sketch.line().put(Tint::Faint, format!("{:9}1 2 3 4 5", ""));
        sketch
    }

    fn import_options(tags: &[(String, String)]) -> Option<Result<Options, Problems>> {
        Some(archive::options(tags))
    }

    fn puzzles() -> &'static str {
        include_str!("../puzzles.txt")
    }
}

impl Abalone {
    /// What stands to the right of a row of the board.
    fn put_beside(&self, state: &State, row: u8, indent: usize, sketch: &mut Sketch) {
        let gap = " ".repeat(indent + 2);
        sketch.beside();
        let [black, white] = [Seat::new(0), Seat::new(1)];
        let tally = |seat: Seat| {
            let (mark, name) = (MARKS[seat.index()], NAMES[seat.index()]);
            format!(
                "{mark} {name}  ejected {} of {}",
                state.ejected(seat),
                self.eject
            )
        };
        match row {
            6 => sketch.put(Tint::Plain, gap).put(TINTS[1], tally(white)),
            5 => sketch.put(Tint::Plain, gap).put(TINTS[0], tally(black)),
            3 => sketch
                .put(Tint::Plain, gap)
                .put(Tint::Strong, self.status(state)),
            2 => sketch.put(Tint::Plain, gap).put(
                Tint::Plain,
                format!("move {}, quiet plies {}", state.number(), state.quiet()),
            ),
            _ => sketch,
        };
    }

    /// Who moves, or how the game ended.
    fn status(&self, state: &State) -> String {
        match self.turn(state) {
            Turn::Seat(seat) => format!("{} to move", NAMES[seat.index()]),
            Turn::Over(winners) if winners.len() == 1 => {
                let winner = winners.iter().next().map_or(0, Seat::index);
                let reason = match self.why(state) {
                    why::NO_MOVE => "the other side cannot move",
                    _ => "enough marbles ejected",
                };
                format!("{} wins: {reason}", NAMES[winner])
            }
            _ => "draw: too long without an ejection".to_owned(),
        }
    }
}

/// Black moves first.
const NAMES: [&str; 2] = ["Black", "White"];
/// A marble of each seat in the sketch.
const MARKS: [&str; 2] = ["@", "O"];
const TINTS: [Tint; 2] = [Tint::First, Tint::Second];

const LAYOUT: &str = "layout";
const EJECT: &str = "eject";
const REPETITION: &str = "repetition";
const QUIET: &str = "quiet";
const OFF: &str = "off";

/// After so many plies without an ejection the game is drawn.
const QUIET_PLIES: u16 = 200;

const MODES: &[Mode] = &[
    Mode {
        name: "Standard",
        options: "",
    },
    Mode {
        name: "Belgian Daisy",
        options: "layout=belgian-daisy",
    },
    Mode {
        name: "German Daisy",
        options: "layout=german-daisy",
    },
    Mode {
        name: "Blitz",
        options: "eject=4",
    },
];

const SPECS: &[OptionSpec] = &[
    OptionSpec {
        key: LAYOUT,
        default: "standard",
        meaning: "How the marbles are set up before the first move.",
        choices: &LAYOUT_CHOICES,
        free: None,
        secret: false,
    },
    OptionSpec {
        key: EJECT,
        default: "6",
        meaning: "How many marbles of the other side must leave the board to win.",
        choices: &[
            OptionChoice {
                value: "6",
                meaning: "the usual game",
            },
            OptionChoice {
                value: "4",
                meaning: "Blitz, a short game",
            },
        ],
        free: Some("<1-14>"),
        secret: false,
    },
    OptionSpec {
        key: REPETITION,
        default: "3",
        meaning: "Whether a position that keeps coming back ends the game.",
        choices: &[
            OptionChoice {
                value: "3",
                meaning: "the third time since the last ejection is a draw",
            },
            OptionChoice {
                value: OFF,
                meaning: "positions may come back as often as the players like",
            },
        ],
        free: None,
        secret: false,
    },
    OptionSpec {
        key: QUIET,
        default: "200",
        meaning: "Whether a long time without an ejection ends the game.",
        choices: &[
            OptionChoice {
                value: "200",
                meaning: "200 plies without an ejection are a draw",
            },
            OptionChoice {
                value: OFF,
                meaning: "there is no limit",
            },
        ],
        free: None,
        secret: false,
    },
];

const LAYOUT_CHOICES: [OptionChoice; LAYOUTS.len()] = {
    let mut choices = [OptionChoice {
        value: "",
        meaning: "",
    }; LAYOUTS.len()];
    let mut n = 0;
    while n < choices.len() {
        choices[n] = OptionChoice {
            value: LAYOUTS[n].id,
            meaning: LAYOUTS[n].title,
        };
        n += 1;
    }
    choices
};

/// The number of ejections that wins. Read apart from the other options, so that its fault is named with theirs.
fn read_eject(options: &Options) -> Result<u8, Problems> {
    let Some(text) = options.get(EJECT) else {
        return Ok(6);
    };
    number_in(text, 1..=State::MARBLES.into())
        .map(|eject| eject as u8)
        .ok_or_else(|| {
            let text = crate::notation::clip(text);
            Problems::one(fault::EJECT.with("text", text))
        })
}
