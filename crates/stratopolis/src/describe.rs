use quartet_game::{
    Chosen, Describe, Dice, Fault, Info, OptionChoice, OptionSpec, Options, Problems, Refusal,
    Seat, Sketch,
};

use crate::{
    Mode, Move, Piece, Side, State, Stratopolis, Tiebreak, Weights, fault,
    notation::{NOT_TOUCHING, NOT_YOUR_PIECE, ONE_PIECE, PILE, RED_ON_GREEN, UNEVEN},
    piles::Counts,
    sketch,
    table::shuffled,
};

impl Describe for Stratopolis {
    const INFO: Info = Info {
        id: "stratopolis",
        name: "Stratopolis",
        summary: "Build outwards and upwards; the zone of your colour that is worth most, area times height, wins.",
        rules_version: 1,
        options: OPTIONS,
        modes: MODES,
        offered: 0,
        codes: &[
            Refusal::SYNTAX,
            NOT_YOUR_PIECE,
            NOT_TOUCHING,
            UNEVEN,
            ONE_PIECE,
            RED_ON_GREEN,
            PILE,
            Refusal::OVER,
        ],
        faults: fault::ALL,
        example: "F+BBDEGIIJ S+KLLMMNQST r D0,-1E;Q1,1N;E1,0S;T2,0E;H-1,1E;O4,-1W;C4,0S;O1,-2E;G0,2W;R3,-3W;C1,-3N\
                  ;P2,2N;F0,2S;K2,2W;J0,2E;N3,-2S;H-1,4E;R2,-3N;A-2,0W;P4,-4N;A-2,3S",
    };

    fn from_options(options: &Options) -> Result<Self, Problems> {
        let mut problems = Problems::default();
        problems.take(Chosen::new(OPTIONS, options));
        // A value that is no choice has been named already; the default stands in to look for more.
        let given = |key: &str| options.get(key).filter(|value| !value.is_empty());
        let word = given("piles").unwrap_or("open");
        let named = Mode::ALL.into_iter().find(|(w, _)| *w == word);
        let mode = named.map_or(Mode::Open, |(_, mode)| mode);
        let seed = given("seed").and_then(|text| problems.take(parse_seed(text)));
        let mut sets = Side::ALL.map(|side| {
            let text = given(side.word())?;
            problems.take(parse_order(side.word(), text, Counts::set(side)))
        });
        let mut deck =
            given("deck").and_then(|text| problems.take(parse_order("deck", text, Counts::all())));
        for key in ["red", "green"] {
            if given(key).is_some() && mode == Mode::HandShared {
                problems.add(fault::NOT_WITH_SHARED.with("key", key));
            }
        }
        if given("deck").is_some() && mode != Mode::HandShared {
            problems.add(fault::DECK);
        }
        for key in ["red", "green", "deck"] {
            if given("seed").is_some() && given(key).is_some() {
                problems.add(fault::FIXED_TWICE.with("key", key));
            }
        }
        match (seed, mode) {
            (None, _) | (Some(_), Mode::Planned) => {}
            (Some(seed), Mode::HandShared) => deck = shuffled(Counts::all(), seed, 0),
            (Some(seed), _) => {
                sets = Side::ALL.map(|side| shuffled(Counts::set(side), seed, side as u64));
            }
        }
        problems.or(Self {
            mode,
            first: match given("first") {
                Some("green") => Side::Green,
                _ => Side::Red,
            },
            tiebreak: match given("tiebreak") {
                Some("next") => Tiebreak::Next,
                _ => Tiebreak::Off,
            },
            seed,
            sets,
            deck,
            weights: Weights::DEFAULT,
        })
    }

    fn options(&self) -> Options {
        let word = Mode::ALL.into_iter().find(|&(_, mode)| mode == self.mode);
        let mut options = Options::default()
            .with("piles", word.map_or("open", |(word, _)| word))
            .with("first", self.first.word())
            .with(
                "tiebreak",
                match self.tiebreak {
                    Tiebreak::Off => "off",
                    Tiebreak::Next => "next",
                },
            );
        if let Some(seed) = self.seed {
            options = options.with("seed", seed);
        } else {
            for side in Side::ALL {
                if let Some(set) = &self.sets[side as usize] {
                    options = options.with(side.word(), letters(set));
                }
            }
            if let Some(deck) = &self.deck {
                options = options.with("deck", letters(deck));
            }
        }
        options.canonical(OPTIONS)
    }

    fn seat_name(&self, _: &State, seat: Seat) -> &'static str {
        self.side(seat).name()
    }

    fn sketch(&self, state: &State) -> Sketch {
        sketch::draw(self, state)
    }

    fn set_up_by_chance(&self, state: &State, dice: &mut Dice) -> Option<Move> {
        let seat = self.planner(state)?;
        let left: Vec<Piece> = self.unplanned(state, seat).pieces().collect();
        dice.pick(&left).copied().map(Move::Plan)
    }

    fn sketch_to_play(&self, state: &State) -> Sketch {
        sketch::draw_to_play(state)
    }

    fn puzzles() -> &'static str {
        include_str!("../puzzles.txt")
    }
}

const MODES: &[quartet_game::Mode] = &[
    quartet_game::Mode {
        name: "Basic game",
        options: "",
    },
    quartet_game::Mode {
        name: "Planned piles",
        options: "piles=planned",
    },
    quartet_game::Mode {
        name: "Blind draws",
        options: "piles=blind",
    },
    quartet_game::Mode {
        name: "Three in hand",
        options: "piles=hand",
    },
    quartet_game::Mode {
        name: "Three in hand, common pile",
        options: "piles=hand-shared",
    },
];

const OPTIONS: &[OptionSpec] = &[
    OptionSpec {
        key: "piles",
        default: "open",
        meaning: "How the players come to their pieces.",
        choices: &[
            OptionChoice {
                value: "open",
                meaning: "a shuffled pile each; the two tops are seen and must be played",
            },
            OptionChoice {
                value: "planned",
                meaning: "like open, but each first arranges the own pile in secret",
            },
            OptionChoice {
                value: "blind",
                meaning: "the piece to play is drawn at random on each turn",
            },
            OptionChoice {
                value: "hand",
                meaning: "three pieces face up to choose from, refilled from the own set",
            },
            OptionChoice {
                value: "hand-shared",
                meaning: "three pieces face up to choose from, refilled from one pile of all forty",
            },
        ],
        free: None,
        secret: false,
    },
    OptionSpec {
        key: "first",
        default: "red",
        meaning: "The colour that sits on seat 0 and begins.",
        choices: &[
            OptionChoice {
                value: "red",
                meaning: "Red begins",
            },
            OptionChoice {
                value: "green",
                meaning: "Green begins",
            },
        ],
        free: None,
        secret: false,
    },
    OptionSpec {
        key: "tiebreak",
        default: "off",
        meaning: "What happens when the best zones of both are worth the same.",
        choices: &[
            OptionChoice {
                value: "off",
                meaning: "the game is drawn",
            },
            OptionChoice {
                value: "next",
                meaning: "the second-best zones decide, then the third-best, and so on",
            },
        ],
        free: None,
        secret: false,
    },
    OptionSpec {
        key: "seed",
        default: "",
        meaning: "A number that fixes every draw of the game.",
        choices: &[],
        free: Some("<0-18446744073709551615>"),
        secret: true,
    },
    OptionSpec {
        key: "red",
        default: "",
        meaning: "The red set in the order in which it comes, first piece first.",
        choices: &[],
        free: Some("<20 letters>"),
        secret: true,
    },
    OptionSpec {
        key: "green",
        default: "",
        meaning: "The green set in the order in which it comes, first piece first.",
        choices: &[],
        free: Some("<20 letters>"),
        secret: true,
    },
    OptionSpec {
        key: "deck",
        default: "",
        meaning: "The common pile of hand-shared in the order in which it comes, first piece first.",
        choices: &[],
        free: Some("<40 letters>"),
        secret: true,
    },
];

fn parse_seed(text: &str) -> Result<u64, Problems> {
    match text.parse() {
        Ok(seed) if text.bytes().all(|b| b.is_ascii_digit()) => Ok(seed),
        _ => Err(Problems::one(Fault::no_seed("seed"))),
    }
}

/// Reads a pile that must hold exactly these pieces.
fn parse_order<const N: usize>(
    key: &str,
    text: &str,
    pieces: Counts,
) -> Result<[Piece; N], Problems> {
    let order: Option<Vec<Piece>> = text.chars().take(N + 1).map(Piece::from_letter).collect();
    let mut sorted = order.clone().unwrap_or_default();
    sorted.sort_unstable();
    let order = order.filter(|_| pieces.pieces().eq(sorted));
    order
        .and_then(|order| order.try_into().ok())
        .ok_or_else(|| {
            let set: String = pieces.pieces().map(Piece::letter).collect();
            Problems::one(fault::ARRANGEMENT.with("key", key).with("set", set))
        })
}

fn letters(pieces: &[Piece]) -> String {
    pieces.iter().map(|p| p.letter()).collect()
}
