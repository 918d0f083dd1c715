//! The line filter, on the toy game.

use quartet_host::{Console, Hosted, Registry, query};
use quartet_testkit::race::Race;

static GAMES: Registry = &[&Hosted::<Race>::new()];

fn check(question: &str, expected: &str) {
    assert_eq!(query::answer(GAMES, question), expected, "{question}");
}

#[test]
fn questions_are_answered() {
    check(
        r#"{"game":"race"}"#,
        r#"{"ok":true,"position":"0 0 0 -- -","to_move":0,"legal":["=1","=2","=3"],"over":false,"scores":[0,0]}"#,
    );
    check(
        r#"{"game":"race","options":"","moves":["=1","=2"]}"#,
        r#"{"ok":true,"position":"0 0 0 12 -","to_move":"chance","legal":["+1","+2","+3"],"over":false,"scores":[1,2]}"#,
    );
    check(
        r#"{"game":"race","options":"bonus=off","position":"3 1 7 -- 2","moves":["go"]}"#,
        r#"{"ok":true,"position":"3 3 8 -- -","to_move":null,"legal":[],"over":true,"result":[0.5,0.5],"scores":[3,3],"why":"all-placed"}"#,
    );
    check(
        r##"{"game":"race","moves":["=1","#resign0"]}"##,
        r#"{"ok":true,"position":"0 0 0 1- -","to_move":null,"legal":[],"over":true,"result":[0,1],"scores":[1,0],"why":"resign"}"#,
    );
    // What is null is absent.
    check(
        r#"{"game":"race","options":null,"position":null,"moves":null}"#,
        r#"{"ok":true,"position":"0 0 0 -- -","to_move":0,"legal":["=1","=2","=3"],"over":false,"scores":[0,0]}"#,
    );
    // A draw that the options fix is made without being asked for.
    check(
        r#"{"game":"race","options":"bonus=off,seed=3","moves":[]}"#,
        r#"{"ok":true,"position":"0 0 0 -- 3","to_move":0,"legal":["go","stay"],"over":false,"scores":[0,0]}"#,
    );
}

#[test]
fn bad_questions_are_refused() {
    check(
        r#"{"game":"race","moves":["=1","=7"]}"#,
        r#"{"ok":false,"at":1,"error":"`=7` is not a move","code":"syntax"}"#,
    );
    check(
        r#"{"game":"chess"}"#,
        r#"{"ok":false,"at":-1,"error":"there is no game `chess` (there are: race)","code":"syntax"}"#,
    );
    for bad in [
        "",
        "x",
        "[]",
        r#"["race"]"#,
        "null",
        "{}",
        r#"{"game":"race","moves":[1]}"#,
        r#"{"game":"race","move":["go"]}"#,
        r#"{"game":"race","options":"bonus=maybe"}"#,
        r#"{"game":"race","position":"nowhere"}"#,
        &"[".repeat(100_000),
    ] {
        let answer = query::answer(GAMES, bad);
        assert!(answer.starts_with(r#"{"ok":false,"at":-1,"#), "{answer}");
        assert!(!answer.contains('\n'));
    }
}

#[test]
fn examples_are_run_and_filled_in() {
    let text = "# Race\n\n```quartet\n> game race bonus=off\n> position 3 1 7 -- 2\nold output\n> try fly\n> play go\n> result\n> score\n```\n\n> a quotation\n";
    let filled = Console::new(GAMES).transcribe(text).unwrap();
    assert_eq!(
        filled,
        "# Race\n\n```quartet\n> game race bonus=off\n> position 3 1 7 -- 2\n> try fly\nsyntax: `fly` is not a move\n> play go\n> result\n1/2 1/2 all-placed\n> score\n3 3\n```\n\n> a quotation\n"
    );
    assert_eq!(
        Console::new(GAMES).transcribe(&filled).as_ref(),
        Ok(&filled)
    );
    let error = Console::new(GAMES).transcribe("```quartet\n> game race\n> play fly\n```");
    assert_eq!(
        error.unwrap_err(),
        "line 3: fly: syntax: `fly` is not a move"
    );
}
