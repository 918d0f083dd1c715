//! Solved positions: what every move is worth, found by full width to the end of the game or to a fixed depth. The files
//! beside this one hold them; the slow solver checks them again, and level 10 must find a best move.
//! `UPDATE=1 cargo test --release -p quartet-games --test suites` makes them anew.

use std::{fmt::Write as _, fs, path::PathBuf};

use quartet_game::{Dice, Options, Turn};
use quartet_games::GAMES;
use quartet_host::{AnyMatch, Request, Worth, find, play_at_random};
use quartet_search::NodeLimit;

/// How the positions of a game are found.
struct Suite {
    game: &'static str,
    options: &'static [&'static str],
    /// After so many random events, at least and at most.
    after: (usize, usize),
    /// Plies that the solver looks ahead behind each move.
    depth: u32,
    count: usize,
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
        depth: 2,
        count: 60,
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
        depth: 99,
        count: 100,
    },
    // Wins in one or two own moves, and threats that must be met.
    Suite {
        game: "cubulus",
        options: &[
            "",
            "setup=r.r...r.r....r....r.r...r.r",
            "setup=rrrrrrrrr..................",
        ],
        after: (14, 30),
        depth: 2,
        count: 60,
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
        let (mut solved, mut total) = (0, 0);
        for line in text.lines() {
            let [options, position, values] = line.split('|').collect::<Vec<_>>()[..] else {
                panic!("{}: {line}", suite.game)
            };
            let game = find(GAMES, suite.game).unwrap();
            let table = game
                .open(&Options::parse(options).unwrap(), Some(position))
                .unwrap();
            let exact = table.plain_values(suite.depth);
            assert_eq!(write(&exact), values, "{} {options} {position}", suite.game);
            let best = best(&exact);
            let mut engine = game.engine(1 << 20);
            let thought = engine.think(&*table, Request::default(), &NodeLimit(NODES), &mut |_| {});
            let line = &thought.lines[0];
            total += 1;
            solved += usize::from(best.contains(&line.moves[0].as_str()));
            // What is said to be proved must be so: to the end of the game the slow solver knows everything.
            if line.proved && suite.depth > 50 {
                let (_, worth) = exact
                    .iter()
                    .find(|(text, _)| *text == line.moves[0])
                    .unwrap();
                assert_eq!(line.value, *worth, "{} {options} {position}", suite.game);
            }
        }
        assert_eq!(total, suite.count, "{}", suite.game);
        assert!(
            solved * 100 >= total * 99,
            "{}: {solved} of {total}",
            suite.game
        );
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
            if let Turn::Seat(_) = table.turn()
                && let Some(values) = self.interesting(&*table)
            {
                let _ = writeln!(out, "{options}|{}|{values}", table.position());
                found += 1;
            }
        }
        out
    }

    /// The values, if it matters what one plays.
    fn interesting(&self, table: &dyn AnyMatch) -> Option<String> {
        let values = table.plain_values(self.depth);
        let best = best(&values).len();
        // Estimates at the horizon are no truth.
        let is_truth = self.depth > 50 || write(&values).contains(['+', '=']);
        (is_truth && values.len() >= 3 && best * 2 <= values.len()).then(|| write(&values))
    }
}

/// The moves that are best: every sure win; else, where something is sure, everything that does not lose; else the greatest.
fn best(values: &[(String, Worth)]) -> Vec<&str> {
    let is_win = |worth: &Worth| matches!(worth, Worth::Win(_));
    let is_loss = |worth: &Worth| matches!(worth, Worth::Loss(_));
    let some_sure = values
        .iter()
        .any(|(_, worth)| is_win(worth) || is_loss(worth));
    let some_win = values.iter().any(|(_, worth)| is_win(worth));
    let most = values.iter().filter_map(|(_, worth)| match worth {
        Worth::Hundredths(value) => Some(*value),
        _ => None,
    });
    let most = most.max();
    let is_best = |worth: &Worth| match worth {
        worth if some_win => is_win(worth),
        worth if some_sure => !is_loss(worth),
        Worth::Hundredths(value) => Some(*value) == most,
        _ => false,
    };
    let best = values.iter().filter(|(_, worth)| is_best(worth));
    best.map(|(text, _)| text.as_str()).collect()
}

/// Moves and values: `+` a sure win, `-` a sure loss, `=` nothing sure, or hundredths of points.
fn write(values: &[(String, Worth)]) -> String {
    let some_sure = values
        .iter()
        .any(|(_, worth)| !matches!(worth, Worth::Hundredths(_)));
    let texts = values.iter().map(|(text, worth)| match worth {
        Worth::Win(_) => format!("{text}:+"),
        Worth::Loss(_) => format!("{text}:-"),
        Worth::Hundredths(_) if some_sure => format!("{text}:="),
        Worth::Hundredths(value) => format!("{text}:{value}"),
    });
    texts.collect::<Vec<_>>().join(" ")
}
