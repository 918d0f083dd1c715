//! Solved positions: what every move is worth. The files beside this one hold them; a slow solver that tries everything checks
//! them again, and level 10 must find a best move and prove nothing that is wrong.
//! `UPDATE=1 cargo test --release -p quartet-games --test suites` makes them anew.
//!
//! A line holds options, a position, and the value of every move. In games that count points that is how far ahead best play ends,
//! in hundredths. In the others it is in how many plies the seat to move wins (`+3`) or loses (`-4`) if nobody errs, this move
//! counted; `=` means that within the plies of the suite neither can be forced.

use std::{fmt::Write as _, fs, path::PathBuf};

use quartet_abalone::Abalone;
use quartet_cubulus::Cubulus;
use quartet_game::{Describe, Dice, Game, Notation, Options, Seat, Seats, Turn};
use quartet_games::GAMES;
use quartet_host::{AnyMatch, Request, ThoughtLine, Worth, find, play_at_random};
use quartet_search::NodeLimit;

/// How the positions of a game are found.
struct Suite {
    game: &'static str,
    options: &'static [&'static str],
    /// After so many random events, at least and at most.
    after: (usize, usize),
    count: usize,
    /// Plies that are looked at, the move included.
    plies: u32,
    solve: fn(&dyn AnyMatch, u32) -> Vec<(String, Value)>,
}

/// What a move is worth.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Value {
    /// Wins after so many plies.
    Win(u32),
    /// Loses after so many plies.
    Loss(u32),
    /// Neither, within the plies that are looked at.
    Open,
    /// In hundredths.
    Points(i32),
}

const SUITES: [Suite; 3] = [
    // The next ejection wins: forced ejections, and how to avoid them.
    Suite {
        game: "abalone",
        options: &[
            "eject=1",
            "layout=belgian-daisy,eject=1",
            "layout=alien-attack,eject=1",
        ],
        after: (20, 60),
        count: 60,
        plies: 4,
        solve: forced::<Abalone>,
    },
    // To the end of the game, all scorings.
    Suite {
        game: "kulami",
        options: &[
            "board=classic",
            "area=on",
            "board=irregular,area=on,lines=on",
            "board=square-4,lines=on",
        ],
        after: (42, 47),
        count: 100,
        plies: 99,
        solve: to_the_end,
    },
    // Wins in up to three own moves, threats that must be met, and moves after which there is neither.
    Suite {
        game: "cubulus",
        options: &[
            "",
            "setup=r.r...r.r....r....r.r...r.r",
            "setup=rrrrrrrrr..................",
        ],
        after: (14, 30),
        count: 60,
        plies: 5,
        solve: forced::<Cubulus>,
    },
];

/// Level 10 looks at so many positions: about what it does in a second or less.
const NODES: u64 = 300_000;

#[test]
fn level_10_solves_what_is_solved() {
    for suite in &SUITES {
        let file = PathBuf::from(env!("CARGO_MANIFEST_DIR"))
            .join(format!("tests/suites/{}.txt", suite.game));
        if std::env::var_os("UPDATE").is_some() {
            fs::create_dir_all(file.parent().unwrap()).unwrap();
            fs::write(&file, suite.generate()).unwrap();
        }
        let text = fs::read_to_string(&file).unwrap_or_default();
        let (mut solved, mut total, mut proved) = (0, 0, 0);
        for line in text.lines() {
            let [options, position, values] = line.split('|').collect::<Vec<_>>()[..] else {
                panic!("{}: {line}", suite.game)
            };
            let at = format!("{} {options} {position}", suite.game);
            let game = find(GAMES, suite.game).unwrap();
            let table = game
                .open(&Options::parse(options).unwrap(), Some(position))
                .unwrap();
            let exact = (suite.solve)(&*table, suite.plies);
            assert_eq!(write(&exact), values, "{at}");
            let best = best(&exact);
            let mut engine = game.engine(1 << 20);
            // Every move: what is said of the worst ones must be true, too.
            for lines in [1, exact.len()] {
                let request = Request {
                    lines,
                    ..Request::default()
                };
                let thought = engine.think(&*table, request, &NodeLimit(NODES), &mut |_| {});
                if lines == 1 {
                    total += 1;
                    solved += usize::from(best.contains(&thought.lines[0].moves[0].as_str()));
                }
                for line in thought.lines.iter().filter(|line| line.proved) {
                    let mv = &line.moves[0];
                    let (_, value) = exact.iter().find(|(text, _)| text == mv).unwrap();
                    assert!(
                        is_true(line, *value, suite.plies),
                        "{at}: {value:?} is not {line:?}"
                    );
                    proved += 1;
                }
            }
        }
        assert_eq!(total, suite.count, "{}", suite.game);
        assert!(proved > 2 * total, "{}: {proved} proofs", suite.game);
        assert!(
            solved * 100 >= total * 99,
            "{}: {solved} of {total}",
            suite.game
        );
    }
}

/// Does what is proved agree with what the slow solver has found? A win may come sooner than is said, and beyond what the solver looks
/// at it says nothing.
fn is_true(line: &ThoughtLine, value: Value, looked_at: u32) -> bool {
    match (line.value, value) {
        (Worth::Win(plies), Value::Win(exact)) | (Worth::Loss(plies), Value::Loss(exact)) => {
            exact <= plies
        }
        (Worth::Win(plies) | Worth::Loss(plies), Value::Open) => plies > looked_at,
        (Worth::Hundredths(told), Value::Points(exact)) => told == exact,
        _ => false,
    }
}

/// What every move of a game that counts points leads to in the end.
fn to_the_end(table: &dyn AnyMatch, plies: u32) -> Vec<(String, Value)> {
    let values = table.plain_values(plies).into_iter();
    let points = values.map(|(text, worth)| match worth {
        Worth::Hundredths(value) => (text, Value::Points(value)),
        worth => panic!("{text} is worth {worth:?}"),
    });
    points.collect()
}

/// What every move forces within so many plies.
fn forced<G: Describe + Notation>(table: &dyn AnyMatch, plies: u32) -> Vec<(String, Value)> {
    let game = G::from_options(&table.options()).unwrap();
    let (game, state) = game.read_position(&table.position()).unwrap();
    let me = table.turn().seat().unwrap();
    let other = me.next(game.seats());
    let mut values = Vec::new();
    for text in table.legal() {
        let mv = game.read_move(&state, &text).unwrap();
        let mut next = state.clone();
        game.play(&mut next, mv);
        // The shortest one first.
        let value = (0..plies).find_map(|plies| {
            if is_forced(&game, &next, me, plies) {
                Some(Value::Win(plies + 1))
            } else if is_forced(&game, &next, other, plies) {
                Some(Value::Loss(plies + 1))
            } else {
                None
            }
        });
        values.push((text, value.unwrap_or(Value::Open)));
    }
    values
}

/// Can the seat force a win within so many plies? By trying everything.
fn is_forced<G: Game>(game: &G, state: &G::State, attacker: Seat, plies: u32) -> bool {
    match game.turn(state) {
        Turn::Over(winners) => winners == Seats::only(attacker),
        Turn::Seat(mover) if plies > 0 => {
            let mut moves = Vec::new();
            game.moves(state, &mut moves);
            let mut after = moves.into_iter().map(|mv| {
                let mut next = state.clone();
                game.play(&mut next, mv);
                is_forced(game, &next, attacker, plies - 1)
            });
            if mover == attacker {
                after.any(|won| won)
            } else {
                after.all(|won| won)
            }
        }
        _ => false,
    }
}

impl Suite {
    fn generate(&self) -> String {
        let mut out = String::new();
        let mut found = 0;
        for seed in 0.. {
            if found == self.count {
                break;
            }
            let mut dice = Dice::new(seed);
            let options = self.options[seed as usize % self.options.len()];
            let game = find(GAMES, self.game).unwrap();
            let mut table = game.open(&Options::parse(options).unwrap(), None).unwrap();
            let events = self.after.0 + dice.below((self.after.1 - self.after.0) as u32) as usize;
            play_at_random(&mut *table, &mut dice, events);
            if let Turn::Seat(_) = table.turn() {
                // As whoever reads the line will see it: without what came before.
                let position = table.position();
                let parsed = Options::parse(options).unwrap();
                let table = game.open(&parsed, Some(&position)).unwrap();
                let values = (self.solve)(&*table, self.plies);
                if is_interesting(&values) {
                    let _ = writeln!(out, "{options}|{position}|{}", write(&values));
                    found += 1;
                }
            }
        }
        out
    }
}

/// Does it matter what one plays?
fn is_interesting(values: &[(String, Value)]) -> bool {
    let is_open = |(_, value): &(String, Value)| *value == Value::Open;
    values.len() >= 3 && best(values).len() * 2 <= values.len() && !values.iter().all(is_open)
}

/// The moves that are best: every sure win; else everything that does not lose, or loses last; in points, the most.
fn best(values: &[(String, Value)]) -> Vec<&str> {
    let rank = |value: &Value| match *value {
        Value::Win(_) => i32::MAX,
        Value::Open => i32::MAX - 1,
        Value::Loss(plies) => plies as i32 - 1000,
        Value::Points(points) => points,
    };
    let most = values.iter().map(|(_, value)| rank(value)).max();
    let best = values.iter().filter(|(_, value)| Some(rank(value)) == most);
    best.map(|(text, _)| text.as_str()).collect()
}

/// Moves and values.
fn write(values: &[(String, Value)]) -> String {
    let texts = values.iter().map(|(text, value)| match value {
        Value::Win(plies) => format!("{text}:+{plies}"),
        Value::Loss(plies) => format!("{text}:-{plies}"),
        Value::Open => format!("{text}:="),
        Value::Points(points) => format!("{text}:{points}"),
    });
    texts.collect::<Vec<_>>().join(" ")
}
