//! Bugs that were fixed, one test each.

use quartet_games::GAMES;
use quartet_host::query;

/// The red pile is fixed and left out of the list, the green one is open and in it.
#[test]
fn a_fixed_draw_may_be_left_out_before_an_open_one() {
    let ask = |moves: &str| {
        let options = "red=AABBCCDDEEFFGGHHIIJJ";
        let question = format!(r#"{{"game":"stratopolis","options":"{options}","moves":{moves}}}"#);
        query::answer(GAMES, &question)
    };
    let told = ask(r#"["+A","+L"]"#);
    assert!(told.starts_with(r#"{"ok":true,"position":"A+"#), "{told}");
    assert_eq!(ask(r#"["+L"]"#), told);
    for refused in [r#"["+B"]"#, r#"["+B","+L"]"#] {
        let answer = ask(refused);
        assert!(answer.starts_with(r#"{"ok":false,"at":0,"#), "{answer}");
        assert!(answer.ends_with(r#""code":"pile"}"#), "{answer}");
    }
}
