use quartet_game::{
    Boards, Chosen, Describe, Fault, Info, Mode, OptionChoice, OptionSpec, Options, Problems,
    Refusal, Seat, Sketch,
};

use crate::{
    Board, BoardKind, Colour, Kulami, Layout, NAMED, State,
    boards::KulamiBoards,
    fault,
    kulami::{Rules, Source},
    notation::{NO_MARBLES, NOT_IN_LINE, OCCUPIED, OFF_BOARD, PREVIOUS_TILE, SAME_TILE},
    picture,
};

impl Describe for Kulami {
    const INFO: Info = Info {
        id: "kulami",
        name: "Kulami",
        summary: "Every marble must go in line with the one before, and a tile belongs to whoever has more \
                  marbles on it.",
        rules_version: 1,
        options: OPTIONS,
        modes: MODES,
        offered: 0,
        codes: &[
            Refusal::SYNTAX,
            OFF_BOARD,
            OCCUPIED,
            NOT_IN_LINE,
            SAME_TILE,
            PREVIOUS_TILE,
            NO_MARBLES,
            Refusal::OVER,
        ],
        faults: fault::ALL,
        example: "ABCCCDDD/ABCCCDDD/EFFGGHHH/EFFGGHHH/IIIJKKLL/MMNJKKLL/MMNOOOPP/MMNQQQPP r..bb.br/....rr.b/...rrb\
                  .b/..rbbr.b/bb..rb.r/rr..b..r/......../........ r g8 a8",
    };

    fn from_options(options: &Options) -> Result<Self, Problems> {
        let mut problems = Problems::default();
        let chosen = problems.take(Chosen::new(OPTIONS, options));
        let board = problems.take(read_board(options));
        let (Some(chosen), Some((board, source))) = (chosen, board) else {
            return Err(problems);
        };
        let rules = Rules {
            area: chosen.is_on("area"),
            lines: chosen.is_on("lines"),
            swap: chosen.is_on("swap"),
            first: match chosen.get("first") {
                "black" => Colour::Black,
                _ => Colour::Red,
            },
        };
        Ok(Self::with_rules(board, source, rules))
    }

    fn options(&self) -> Options {
        let switch = |on: bool| if on { "on" } else { "off" };
        let first = match self.rules.first {
            Colour::Red => "red",
            Colour::Black => "black",
        };
        let options = Options::default()
            .with("area", switch(self.rules.area))
            .with("lines", switch(self.rules.lines))
            .with("first", first)
            .with("swap", switch(self.rules.swap));
        let options = match self.source() {
            Source::Random(kind, seed) => options.with("board", kind.name()).with("seed", seed),
            Source::Named(name) => options.with("board", name),
            Source::Own => options.with("board", self.board()),
        };
        options.canonical(OPTIONS)
    }

    fn seat_name(&self, state: &State, seat: Seat) -> &'static str {
        self.colour(state, seat).name()
    }

    fn sketch(&self, state: &State) -> Sketch {
        picture::sketch(self, state)
    }

    fn boards() -> Option<&'static dyn Boards> {
        Some(&KulamiBoards)
    }

    fn puzzles() -> &'static str {
        include_str!("../puzzles.txt")
    }
}

/// The board that the options ask for, whatever else they say.
fn read_board(options: &Options) -> Result<(Board, Source), Problems> {
    let given = options
        .iter()
        .filter(|(key, _)| matches!(*key, "board" | "seed"));
    let given = given.fold(Options::default(), |all, (key, value)| all.with(key, value));
    let chosen = Chosen::new(OPTIONS, &given)?;
    let mut problems = Problems::default();
    let seed = problems.take(chosen.number("seed")).flatten();
    if seed.is_none() && problems.is_empty() {
        problems.add(Fault::no_seed("seed"));
    }
    let board = problems.take(board(chosen.get("board"), seed.unwrap_or(0)));
    match board {
        Some(board) => problems.or(board),
        None => Err(problems),
    }
}

/// The board that a value of the option `board` stands for.
fn board(value: &str, seed: u64) -> Result<(Board, Source), Problems> {
    if let Some(kind) = BoardKind::from_name(value) {
        return Ok((Board::random(kind, seed), Source::Random(kind, seed)));
    }
    if let Some(layout) = Layout::named(value) {
        return Ok((layout.board(), Source::Named(layout.name)));
    }
    // No board fits into one row, so a text without a slash is meant as a name.
    if !value.contains('/') {
        let kinds = BoardKind::ALL.iter().map(|kind| kind.name());
        let names: Vec<&str> = kinds
            .chain(NAMED.iter().map(|layout| layout.name))
            .collect();
        let shown: String = value.chars().take(40).collect();
        let fault = fault::BOARD.with("name", shown);
        return Err(Problems::one(fault.with("known", names.join(", "))));
    }
    let board = Board::parse(value)?;
    let source = Source::of(&board);
    Ok((board, source))
}

const MODES: &[Mode] = &[
    mode("Basic game", ""),
    mode("With areas", "area=on"),
    mode("With areas and lines", "area=on,lines=on"),
    mode("Irregular board", "board=irregular"),
    mode(
        "Irregular, all rules",
        "board=irregular-classic,area=on,lines=on,swap=on",
    ),
];

const fn mode(name: &'static str, options: &'static str) -> Mode {
    Mode { name, options }
}

const OPTIONS: &[OptionSpec] = &[
    OptionSpec {
        key: "board",
        default: "square",
        meaning: "The tiles to play on: random, one of the named boards, or your own.",
        choices: BOARDS,
        free: Some("<tiles>"),
        secret: false,
    },
    OptionSpec {
        key: "seed",
        default: "0",
        meaning: "The number from which a random board is made; the same number makes the same board.",
        choices: &[],
        free: Some("<number>"),
        secret: false,
    },
    OptionSpec {
        key: "area",
        default: "off",
        meaning: "Whether the larger connected group of marbles scores its lead.",
        choices: &[
            choice("off", "groups do not count"),
            choice("on", "the larger group scores the difference in size"),
        ],
        free: None,
        secret: false,
    },
    OptionSpec {
        key: "lines",
        default: "off",
        meaning: "Whether straight runs of five or more marbles score their lead.",
        choices: &[
            choice("off", "runs do not count"),
            choice(
                "on",
                "the longer runs together score the difference in length",
            ),
        ],
        free: None,
        secret: false,
    },
    OptionSpec {
        key: "first",
        default: "red",
        meaning: "The colour of the seat that begins.",
        choices: &[choice("red", "Red begins"), choice("black", "Black begins")],
        free: None,
        secret: false,
    },
    OptionSpec {
        key: "swap",
        default: "off",
        meaning: "Whether the second seat may take over the first marble instead of answering it.",
        choices: &[
            choice("off", "everyone keeps the own colour"),
            choice("on", "the first answer may be to exchange colours"),
        ],
        free: None,
        secret: false,
    },
];

const fn choice(value: &'static str, meaning: &'static str) -> OptionChoice {
    OptionChoice { value, meaning }
}

/// The random kinds and every named board, in one list.
const BOARDS: &[OptionChoice] = &{
    let mut boards = [choice("", ""); 2 + NAMED.len()];
    boards[0] = choice("square", "a random closed square");
    boards[1] = choice("irregular", "a random outline of at most ten by ten");
    let mut n = 0;
    while n < NAMED.len() {
        boards[2 + n] = choice(NAMED[n].name, NAMED[n].meaning);
        n += 1;
    }
    boards
};
