use quartet_game::{
    Chosen, Describe, Dice, Info, Mode, OptionChoice, OptionSpec, Options, Problems, Refusal, Seat,
    Sketch,
};

use crate::{
    cell::{Cell, Cells},
    colour::Colour,
    cubulus::{Cubulus, Setup},
    evaluate::Weights,
    fault,
    moves::Move,
    notation::code,
    prospects::Prospects,
    sketch::{sketch, sketch_to_play},
    state::{Phase, State},
};

impl Describe for Cubulus {
    const INFO: Info = Info {
        id: "cubulus",
        name: "Cubulus",
        summary: "Push balls into a cube and make a square of four of your colour on one of its faces.",
        rules_version: 1,
        options: OPTIONS,
        offered: 0,
        modes: &[
            Mode {
                name: "Two players",
                options: "",
            },
            Mode {
                name: "Three players",
                options: "players=3",
            },
            Mode {
                name: "Red corners",
                options: "setup=r.r...r.r....r....r.r...r.r",
            },
        ],
        codes: &[
            Refusal::SYNTAX,
            code::OCCUPIED,
            code::ORDER,
            code::LINE_FULL,
            code::NO_BALLS,
            code::NOTHING_CHANGES,
            code::KO,
            code::SET_UP,
            Refusal::OVER,
        ],
        faults: fault::ALL,
        example: "rrb.b.rbw/wrb.brrww/.b..wrr.r b B2",
    };

    fn from_options(options: &Options) -> Result<Self, Problems> {
        let mut problems = Problems::default();
        let setup = problems.take(read_setup(options.get("setup").unwrap_or("choose")));
        let chosen = problems.take(Chosen::new(OPTIONS, options));
        let (Some(chosen), Some(setup)) = (chosen, setup) else {
            return Err(problems);
        };
        let seats = if chosen.get("players") == "3" { 3 } else { 2 };
        if seats == 3 && setup != Setup::Choose {
            problems.add(fault::SETUP_OF_THREE);
        }
        let mut number = |key| match problems.take(chosen.number(key)) {
            Some(number) => number.map(|n| n as usize),
            None => None,
        };
        let (repetition, cap) = (number("repetition"), number("cap"));
        problems.or(Self {
            seats,
            setup,
            repetition,
            cap,
            weights: Weights::DEFAULT,
            prospects: Prospects::default(),
        })
    }

    fn options(&self) -> Options {
        let setup = match self.setup {
            Setup::Choose => "choose".to_owned(),
            Setup::Given(red) => Cell::all()
                .map(|cell| if red.contains(cell) { 'r' } else { '.' })
                .collect(),
        };
        let limit = |number: Option<usize>| number.map_or("off".to_owned(), |n| n.to_string());
        Options::default()
            .with("players", self.seats)
            .with("setup", setup)
            .with("repetition", limit(self.repetition))
            .with("cap", limit(self.cap))
            .canonical(OPTIONS)
    }

    fn seat_name(&self, _state: &State, seat: Seat) -> &'static str {
        Colour::of(seat).name()
    }

    fn sketch(&self, state: &State) -> Sketch {
        sketch(self, state)
    }

    fn set_up_by_chance(&self, state: &State, dice: &mut Dice) -> Option<Move> {
        if state.phase() != Phase::SetUp {
            return None;
        }
        let mut left = state.supply(Colour::Red);
        let first = Self::places(state).start;
        // The balls come in the order of the cells, so the next one is in the first cell that is not left out; each cell is
        // taken with the odds that it has among all ways to choose so many of those that follow.
        let mut cells = Cell::all().filter(|cell| cell.number() >= first);
        let mut room = Cell::COUNT as u32 - u32::from(first);
        left = left.min(room);
        cells
            .find(|_| {
                let is_taken = dice.below(room) < left;
                room -= 1;
                is_taken
            })
            .map(Move::Place)
    }

    fn sketch_to_play(&self, state: &State) -> Sketch {
        sketch_to_play(self, state)
    }

    fn puzzles() -> &'static str {
        include_str!("../puzzles.txt")
    }
}

const OPTIONS: &[OptionSpec] = &[
    OptionSpec {
        key: "players",
        default: "2",
        meaning: "How many play.",
        choices: &[
            OptionChoice {
                value: "2",
                meaning: "white against black; the red balls are neutral",
            },
            OptionChoice {
                value: "3",
                meaning: "white, black and red, each for themselves, from an empty cube",
            },
        ],
        free: None,
        secret: false,
    },
    OptionSpec {
        key: "setup",
        default: "choose",
        meaning: "Where the neutral balls of a game of two come from.",
        choices: &[OptionChoice {
            value: "choose",
            meaning: "black places them before the game",
        }],
        free: Some("<27 characters r and .>"),
        secret: false,
    },
    OptionSpec {
        key: "repetition",
        default: "3",
        meaning: "Whether a position that keeps coming back makes a draw.",
        choices: &[
            OptionChoice {
                value: "3",
                meaning: "when it comes up for the third time",
            },
            OptionChoice {
                value: "off",
                meaning: "never",
            },
        ],
        free: None,
        secret: false,
    },
    OptionSpec {
        key: "cap",
        default: "300",
        meaning: "Whether a long game is called a draw.",
        choices: &[
            OptionChoice {
                value: "300",
                meaning: "after 300 plies, not counting the set-up",
            },
            OptionChoice {
                value: "off",
                meaning: "never",
            },
        ],
        free: None,
        secret: false,
    },
];

fn read_setup(text: &str) -> Result<Setup, Problems> {
    if text == "choose" {
        return Ok(Setup::Choose);
    }
    let mut problems = Problems::default();
    let length = text.chars().count();
    if length != Cell::COUNT {
        problems.add(fault::SETUP_SIZE.with("count", length));
    }
    if text.chars().any(|c| !matches!(c, 'r' | '.')) {
        problems.add(fault::SETUP_MARK);
    }
    let is_red = |(cell, letter): (Cell, char)| (letter == 'r').then_some(cell);
    let red: Cells = Cell::all().zip(text.chars()).filter_map(is_red).collect();
    if red.len() != Colour::BALLS {
        problems.add(fault::SETUP_COUNT.with("count", red.len()));
    }
    problems.or(Setup::Given(red))
}
