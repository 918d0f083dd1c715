//! A toy game that has a little of everything: secrets, draws, points, options.
//!
//! Two runners on a track. First each secretly chooses a bonus of 1 to 3 (`=2`). Then they take turns: a die of three
//! faces is thrown (`+1` … `+3`), and the runner goes (`go`) or stays (`stay`). After four turns each, the runner who got
//! farther wins; a bonus counts only for whoever ends on an even place.

use std::fmt::Write as _;

use quartet_game::{
    Chosen, Describe, Dice, Evaluate, Game, Info, Mode, Notation, OptionChoice, OptionSpec,
    Options, Problems, Refusal, Seat, Seats, Sketch, Tint, Turn, Viewer, mix, why,
};

use quartet_scene::{
    Bounds, Fact, Language, Node, Path, Point, Present, Role, Say, Scene, Shape, Shot, Target,
};

quartet_game::forms! {
    POSITION = "race-fault-position", "`{text}` is not a position of the race";
}

/// The table: with or without a seed that fixes the die, with or without bonuses.
#[derive(Clone, Debug)]
pub struct Race {
    seed: Option<u64>,
    bonus: bool,
}

/// Where both runners are.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct State {
    place: [u8; 2],
    bonus: [Bonus; 2],
    /// Turns taken, the secret choices not counted.
    turns: u8,
    die: Option<u8>,
}

/// A secret choice.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Bonus {
    NotYet,
    Secret,
    Known(u8),
}

/// One decision of a runner.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// The secret choice.
    Bonus(u8),
    /// Run as far as the die says.
    Go,
    /// Stay where you are.
    Stay,
}

const TURNS: u8 = 8;

impl Race {
    fn seat_to_choose(&self, state: &State) -> Option<Seat> {
        let open = (0..2).find(|&n| state.bonus[n] == Bonus::NotYet)?;
        self.bonus.then(|| Seat::new(open as u8))
    }

    fn points(&self, state: &State) -> Vec<i32> {
        let points = |n: usize| match state.bonus[n] {
            Bonus::Known(bonus) if state.place[n].is_multiple_of(2) => {
                i32::from(state.place[n] + bonus)
            }
            _ => i32::from(state.place[n]),
        };
        vec![points(0), points(1)]
    }
}

impl Game for Race {
    type State = State;
    type Move = Move;
    type Chance = u8;

    fn seats(&self) -> u8 {
        2
    }

    fn initial(&self) -> State {
        State {
            place: [0; 2],
            bonus: [Bonus::NotYet; 2],
            turns: 0,
            die: None,
        }
    }

    fn turn(&self, state: &State) -> Turn {
        if let Some(seat) = self.seat_to_choose(state) {
            return Turn::Seat(seat);
        }
        if state.turns < TURNS {
            return match state.die {
                None => Turn::Chance,
                Some(_) => Turn::Seat(Seat::new(state.turns % 2)),
            };
        }
        let points = self.points(state);
        Turn::Over(match points[0].cmp(&points[1]) {
            std::cmp::Ordering::Less => Seats::only(Seat::new(1)),
            std::cmp::Ordering::Equal => Seats::all(2),
            std::cmp::Ordering::Greater => Seats::only(Seat::new(0)),
        })
    }

    fn moves(&self, state: &State, out: &mut Vec<Move>) {
        if self.seat_to_choose(state).is_some() {
            out.extend([Move::Bonus(1), Move::Bonus(2), Move::Bonus(3)]);
        } else if state.turns < TURNS && state.die.is_some() {
            out.extend([Move::Go, Move::Stay]);
        }
    }

    fn play(&self, state: &mut State, mv: Move) {
        match (mv, self.seat_to_choose(state), state.die) {
            (Move::Bonus(bonus), Some(seat), _) => state.bonus[seat.index()] = Bonus::Known(bonus),
            (_, _, Some(die)) => {
                if mv == Move::Go {
                    state.place[usize::from(state.turns % 2)] += die;
                }
                state.turns += 1;
                state.die = None;
            }
            _ => panic!("not legal: {mv:?}"),
        }
    }

    fn key(&self, state: &State) -> u64 {
        self.key_from_scratch(state)
    }

    fn key_from_scratch(&self, state: &State) -> u64 {
        let mut text = String::new();
        self.write_position(state, &mut text);
        text.bytes().fold(0, |key, byte| mix(key ^ u64::from(byte)))
    }

    fn why(&self, _: &State) -> &'static str {
        why::ALL_PLACED
    }

    fn move_space(&self, _: &State, out: &mut Vec<Move>) {
        out.extend((0..5).map(Move::Bonus));
        out.extend([Move::Go, Move::Stay]);
    }

    fn longest(&self) -> Option<u32> {
        Some(2 + 2 * u32::from(TURNS))
    }

    fn scores(&self, state: &State) -> Option<Vec<i32>> {
        Some(self.points(state))
    }

    fn outcomes(&self, state: &State, out: &mut Vec<(u8, u32)>) {
        if self.turn(state) == Turn::Chance {
            match self.fixed_outcome(state) {
                Some(die) => out.push((die, 1)),
                None => out.extend([(1, 1), (2, 1), (3, 1)]),
            }
        }
    }

    fn fixed_outcome(&self, state: &State) -> Option<u8> {
        let seed = self.seed.filter(|_| self.turn(state) == Turn::Chance)?;
        Some(1 + Dice::at(seed, u64::from(state.turns)).below(3) as u8)
    }

    fn resolve(&self, state: &mut State, die: u8) {
        state.die = Some(die);
    }

    fn redact(&self, state: &State, viewer: Viewer) -> State {
        let mut seen = *state;
        for n in 0..2 {
            if seen.bonus[n] != Bonus::NotYet && !viewer.is(Seat::new(n as u8)) {
                seen.bonus[n] = Bonus::Secret;
            }
        }
        seen
    }

    fn veiled(&self) -> Self {
        Self {
            seed: None,
            ..self.clone()
        }
    }

    fn imagine(&self, view: &State, _: Viewer, dice: &mut Dice) -> State {
        let mut state = *view;
        for bonus in &mut state.bonus {
            if *bonus == Bonus::Secret {
                *bonus = Bonus::Known(1 + dice.below(3) as u8);
            }
        }
        state
    }

    fn hides(&self, before: &State, mv: Move, viewer: Viewer) -> bool {
        let chooser = self.seat_to_choose(before);
        matches!(mv, Move::Bonus(_)) && chooser.is_some_and(|seat| !viewer.is(seat))
    }
}

impl Evaluate for Race {
    const REPEATS: bool = false;
    const SLOTS: usize = 5;

    fn evaluate(&self, state: &State, seat: Seat) -> i32 {
        let points = self.points(state);
        (points[seat.index()] - points[seat.other().index()]) * 100
    }

    fn outcome(&self, state: &State, _: Seats, seat: Seat) -> i32 {
        self.evaluate(state, seat)
    }

    fn slot(&self, _: &State, mv: Move) -> usize {
        match mv {
            Move::Go => 0,
            Move::Stay => 1,
            Move::Bonus(bonus) => usize::from(bonus) % 3 + 2,
        }
    }

    fn limits(&self, _: &State, _: Seat) -> (i32, i32) {
        (-1500, 1500)
    }
}

impl Notation for Race {
    fn write_move(&self, _: &State, mv: Move, out: &mut String) {
        let _ = match mv {
            Move::Bonus(bonus) => write!(out, "={bonus}"),
            Move::Go => write!(out, "go"),
            Move::Stay => write!(out, "stay"),
        };
    }

    fn read_move(&self, state: &State, text: &str) -> Result<Move, Refusal> {
        let mv = match text {
            "go" => Move::Go,
            "stay" => Move::Stay,
            "=1" => Move::Bonus(1),
            "=2" => Move::Bonus(2),
            "=3" => Move::Bonus(3),
            _ => {
                return Err(Refusal::new(
                    Refusal::SYNTAX,
                    format!("`{text}` is not a move"),
                ));
            }
        };
        self.check(state, mv).map(|()| mv)
    }

    fn check(&self, state: &State, mv: Move) -> Result<(), Refusal> {
        let choosing = self.seat_to_choose(state).is_some();
        match (self.turn(state), mv) {
            (Turn::Over(_), _) => Err(Refusal::over()),
            (Turn::Chance, _) => Err(Refusal::new("turn", "the die is thrown first")),
            (_, Move::Bonus(1..=3)) if choosing => Ok(()),
            (_, Move::Go | Move::Stay) if !choosing => Ok(()),
            _ => Err(Refusal::new("turn", "that cannot be done now")),
        }
    }

    fn write_chance(&self, die: u8, out: &mut String) {
        let _ = write!(out, "+{die}");
    }

    fn read_chance(&self, state: &State, text: &str) -> Result<u8, Refusal> {
        let mut outcomes = Vec::new();
        self.outcomes(state, &mut outcomes);
        let named = outcomes
            .iter()
            .find(|(die, _)| self.chance_text(*die) == text);
        named
            .map(|(die, _)| *die)
            .ok_or_else(|| Refusal::new("turn", format!("`{text}` cannot be thrown now")))
    }

    fn write_position(&self, state: &State, out: &mut String) {
        let _ = write!(
            out,
            "{} {} {} ",
            state.place[0], state.place[1], state.turns
        );
        for bonus in state.bonus {
            let _ = match bonus {
                Bonus::NotYet => write!(out, "-"),
                Bonus::Secret => write!(out, "?"),
                Bonus::Known(bonus) => write!(out, "{bonus}"),
            };
        }
        let _ = match state.die {
            None => write!(out, " -"),
            Some(die) => write!(out, " {die}"),
        };
    }

    fn read_position(&self, text: &str) -> Result<(Self, State), Problems> {
        let fail = || Problems::one(POSITION.with("text", text));
        let fields: Vec<&str> = text.split(' ').collect();
        let &[first, second, turns, bonus, die] = fields.as_slice() else {
            return Err(fail());
        };
        let small = |text: &str| {
            text.parse::<u8>()
                .ok()
                .filter(|n| *n <= 12 && n.to_string() == text)
        };
        let read_bonus = |c: char| match c {
            '-' => Some(Bonus::NotYet),
            '?' => Some(Bonus::Secret),
            '1'..='3' => Some(Bonus::Known(c as u8 - b'0')),
            _ => None,
        };
        let bonus: Option<Vec<Bonus>> = bonus.chars().map(read_bonus).collect();
        let state = State {
            place: [
                small(first).ok_or_else(fail)?,
                small(second).ok_or_else(fail)?,
            ],
            bonus: bonus.ok_or_else(fail)?.try_into().map_err(|_| fail())?,
            turns: small(turns).filter(|n| *n <= TURNS).ok_or_else(fail)?,
            die: match die {
                "-" => None,
                "1" | "2" | "3" => Some(die.as_bytes()[0] - b'0'),
                _ => return Err(fail()),
            },
        };
        Ok((self.clone(), state))
    }
}

impl Present for Race {
    const VIEWS: &'static [&'static str] = &["track"];
    const TURNS: u8 = 1;

    fn cells(&self, _: &State) -> Vec<String> {
        let places = (0..2).flat_map(|runner| (0..=LAST).map(move |place| (runner, place)));
        places.map(|(runner, place)| cell(runner, place)).collect()
    }

    fn draw(&self, shot: &Shot<'_, Self>) -> Scene {
        let state = shot.view.state();
        let mut nodes = Vec::new();
        for runner in 0..2 {
            for place in 0..=LAST {
                let at = Point::new(100 * i32::from(place) + 50, 100 * runner as i32 + 50);
                let title = Say::new("race-place").with("place", u32::from(place));
                let mut node = Node::cell(cell(runner, place), at, title);
                node = node.shape(Shape::square(at, 90, 10));
                if state.place[runner] == place {
                    node = node.on(Node::new(Role::Piece, Shape::circle(at, 40)));
                }
                nodes.push(node);
            }
        }
        for (n, target) in shot.next.iter().enumerate() {
            let at = Point::new(100 * n as i32 + 50, 250);
            let shape = Shape::square(at, 90, 10);
            nodes.push(Node::new(Role::Button, shape).target(target.clone()));
        }
        Scene {
            bounds: Bounds::new(0, 0, 100 * i32::from(LAST) + 100, 300),
            title: Say::new("race-title"),
            nodes,
        }
    }

    fn paths(&self, state: &State, mv: Move, out: &mut Vec<Path>) {
        out.push(vec![Target::spot(self.move_text(state, mv))]);
    }

    fn target_words(&self, _: &State, target: &Target) -> Say {
        Say::new("race-target").with("name", target.name())
    }

    fn tell(&self, before: &State, mv: Move) -> Say {
        Say::new("race-move").with("name", self.move_text(before, mv))
    }

    fn facts(&self, state: &State) -> Vec<Fact> {
        let points = self.points(state).into_iter().zip(0..);
        let facts = points.map(|(points, seat)| Fact {
            seat: Some(Seat::new(seat)),
            label: Say::new("race-far"),
            value: Say::new("points").with("count", points),
        });
        facts.collect()
    }

    fn seat_words(&self, _: &State, seat: Seat) -> Say {
        Say::new(["race-left", "race-right"][seat.index()])
    }

    fn words(_: Language) -> &'static str {
        "race-title = Race\nrace-place = place { $place }\nrace-target = { $name }\nrace-move = { $name }\n\
         race-fault-position = { $text } is no position\nrace-far = so far\nrace-left = Left\nrace-right = Right\nrace-view-track = Track\nrace-summary = A race\n\
         race-mode-0 = Race\nrace-mode-0-help = As usual.\nrace-mode-1 = Without bonus\nrace-mode-1-help = Nobody gets a bonus.\nrace-refused-syntax = no move\nrace-refused-turn = not now\n\
         race-refused-over = it is over\nrace-why-all-placed = everybody has run\n\
         race-option-bonus = Is there a bonus?\nrace-option-bonus-on = yes\nrace-option-bonus-off = no\n\
         race-option-seed = Fixes the die.\n"
    }
}

/// As far as anybody can get.
const LAST: u8 = 12;

fn cell(runner: usize, place: u8) -> String {
    format!("{}{place}", ['l', 'r'][runner])
}

impl Describe for Race {
    const INFO: Info = Info {
        id: "race",
        name: "Race",
        summary: "Two runners, a die and a secret.",
        rules_version: 1,
        options: &[
            OptionSpec {
                key: "bonus",
                default: "on",
                meaning: "Does each runner choose a secret bonus first?",
                choices: &[
                    OptionChoice {
                        value: "on",
                        meaning: "yes",
                    },
                    OptionChoice {
                        value: "off",
                        meaning: "no",
                    },
                ],
                free: None,
                secret: false,
            },
            OptionSpec {
                key: "seed",
                default: "",
                meaning: "Fixes what the die shows.",
                choices: &[],
                free: Some("<number>"),
                secret: true,
            },
        ],
        offered: 0,
        modes: &[
            Mode {
                name: "Race",
                options: "",
            },
            Mode {
                name: "Without bonus",
                options: "bonus=off",
            },
        ],
        codes: &[Refusal::SYNTAX, "turn", Refusal::OVER],
        faults: ALL,
        example: "",
    };

    fn from_options(options: &Options) -> Result<Self, Problems> {
        let chosen = Chosen::new(Self::INFO.options, options)?;
        Ok(Self {
            seed: chosen.number("seed")?,
            bonus: chosen.is_on("bonus"),
        })
    }

    fn options(&self) -> Options {
        let mut options = Options::default().with("bonus", if self.bonus { "on" } else { "off" });
        if let Some(seed) = self.seed {
            options = options.with("seed", seed);
        }
        options.canonical(Self::INFO.options)
    }

    fn seat_name(&self, _: &State, seat: Seat) -> &'static str {
        ["Left", "Right"][seat.index()]
    }

    fn sketch(&self, state: &State) -> Sketch {
        let mut sketch = Sketch::new();
        for (n, tint) in [Tint::First, Tint::Second].into_iter().enumerate() {
            let track = ".".repeat(usize::from(state.place[n]));
            sketch.line().put(tint, format!("{track}{}", ['L', 'R'][n]));
        }
        sketch
    }

    fn sketch_to_play(&self, state: &State) -> Sketch {
        let mut sketch = Sketch::new();
        for (runner, tint) in [Tint::First, Tint::Second].into_iter().enumerate() {
            sketch.line();
            for place in 0..=LAST {
                sketch.spot(cell(runner, place));
                match state.place[runner] == place {
                    true => sketch.put(tint, ["L", "R"][runner]),
                    false => sketch.put(Tint::Faint, "."),
                };
                sketch.put(Tint::Plain, " ");
            }
        }
        sketch
    }
}
