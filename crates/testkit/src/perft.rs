use quartet_game::{Describe, Notation, Options, perft};

/// Checks a table of perft numbers: lines `options …`, `position …` (back to the start with `position start`) and
/// `perft DEPTH COUNT`. What follows a `#` is the source of the number. Deeper entries than `most_leaves` are skipped, so
/// that the same file serves quick and long runs.
///
/// # Panics
/// If a number is wrong, or the table is.
pub fn perft_table<G: Notation + Describe>(table: &str, most_leaves: u64) {
    let mut game = G::from_options(&Options::default()).expect("defaults");
    let mut state = game.initial();
    let mut checked = 0;
    for (number, line) in table.lines().enumerate() {
        let number = number + 1;
        let line = line.split('#').next().unwrap_or_default().trim();
        match line
            .split_once(char::is_whitespace)
            .map(|(w, r)| (w, r.trim()))
        {
            None if line.is_empty() => {}
            None if line == "options" => {
                game = G::from_options(&Options::default()).expect("defaults");
                state = game.initial();
            }
            Some(("options", text)) => {
                let options = Options::parse(text).expect(text);
                game = G::from_options(&options).unwrap_or_else(|p| panic!("line {number}: {p}"));
                state = game.initial();
            }
            Some(("position", "start")) => state = game.initial(),
            Some(("position", text)) => {
                (game, state) = game
                    .read_position(text)
                    .unwrap_or_else(|p| panic!("line {number}: {p}"));
            }
            Some(("perft", rest)) => {
                let mut numbers = rest.split_whitespace().map(|n| n.parse::<u64>());
                let (Some(Ok(depth)), Some(Ok(expected))) = (numbers.next(), numbers.next()) else {
                    panic!("line {number}: perft DEPTH COUNT, not {rest}")
                };
                if expected <= most_leaves {
                    let counted = perft(&game, &state, depth as u32);
                    assert_eq!(counted, expected, "line {number}: depth {depth}");
                    checked += 1;
                }
            }
            _ => panic!("line {number}: {line}"),
        }
    }
    assert!(checked > 0, "the table has no number to check");
}
