//! Records of the toy game: written, read, replayed, refused.

use quartet_game::{Dice, Options};
use quartet_host::{
    AnyGame, AnyMatch, Hosted, Record, Registry, play_at_random,
    record::{Dialect, Fault, Reader},
};
use quartet_testkit::race::Race;

static GAMES: Registry = &[&Hosted::<Race>::new()];

fn read_all(text: &str, dialect: Dialect) -> Vec<Result<Record, Fault>> {
    Reader::new(text.as_bytes(), dialect).collect()
}

fn read_one(text: &str) -> Record {
    let mut records = read_all(text, Dialect::Native);
    assert_eq!(records.len(), 1, "{text}");
    records
        .remove(0)
        .unwrap_or_else(|fault| panic!("{fault}: {text}"))
}

fn random_match(options: &str, seed: u64, events: usize) -> Box<dyn AnyMatch> {
    let options = Options::parse(options).unwrap();
    let mut table = GAMES[0].open(&options, None).unwrap();
    play_at_random(&mut *table, &mut Dice::new(seed), events);
    table
}

#[test]
fn a_match_survives_being_written_and_read() {
    for options in ["", "bonus=off", "seed=3"] {
        for seed in 0..20 {
            let table = random_match(options, seed, seed as usize * 2);
            let text = Record::of(&*table).to_string();
            let record = read_one(&text);
            assert_eq!(record.to_string(), text);
            let again = record
                .replay(GAMES)
                .unwrap_or_else(|fault| panic!("{fault}: {text}"));
            assert_eq!(again.position(), table.position());
            assert_eq!(again.events(), table.events());
            assert_eq!(again.ending(), table.ending());
        }
    }
}

const ANNOTATED: &str = r#"[Game "race"]
[Rules "1"]
[Options "bonus=off"]
[Seat0 "Ana \"the fast\" \\ Pop"]
[Result "1-0"]
[Ending "all-placed"]

{Before the start.} 1. +3 {[%clk 0:09:58] a good throw} go $1 $14 (stay {timid
\} like this} +1 (+2 stay) go) +1 stay +3 go +1 stay +1 go 11. +2 stay +1 stay
+1 stay 1-0
"#;

#[test]
fn remarks_comments_clocks_and_variations_are_kept() {
    let record = read_one(ANNOTATED);
    assert_eq!(record.to_string(), ANNOTATED);
    assert_eq!(record.tag("Seat0"), Some(r#"Ana "the fast" \ Pop"#));
    let throw = &record.line.steps[0];
    assert_eq!(throw.note.command("clk"), Some("0:09:58"));
    assert_eq!(throw.note.text, "a good throw");
    let go = &record.line.steps[1];
    assert_eq!(go.glyphs, [1, 14]);
    assert_eq!(go.variations[0].steps[0].note.text, "timid } like this");
    assert_eq!(
        go.variations[0].steps[1].variations[0].steps[1].text,
        "stay"
    );
    let table = record.replay(GAMES).unwrap();
    assert_eq!(table.scores(), Some(vec![7, 0]));
}

#[test]
fn faults_say_where_and_why() {
    let check = |text: &str, expected: &str| {
        let fault = read_all(text, Dialect::Native)
            .into_iter()
            .find_map(|read| read.and_then(|record| record.replay(GAMES)).err());
        let fault = fault.map(|fault| fault.to_string()).unwrap_or_default();
        assert!(
            fault.contains(expected),
            "{text:?}: {fault:?} is not {expected:?}"
        );
    };
    let good = "[Game \"race\"]\n\n=1 =2 *\n";
    check(
        &format!("{good}\n[Game \"race\"]\n\n=1\n=1 +9 *"),
        "game 2, line 8: move 3 `+9`: ",
    );
    check(
        "[Game \"race\"]\n\n=1 go *",
        "game 1, line 3: move 2 `go`: that cannot be done now",
    );
    check(
        "[Game \"race\"]\n\n=1 (=2 go) =2 *",
        "move 2 `go`: that cannot be done now",
    );
    check("[Game \"chess\"]\n\n*", "there is no game `chess`");
    check("\n\n*", "the tag Game is missing");
    check("no record at all", "the tag Game is missing");
    check(
        "[Game \"race\"]\n[Rules \"2\"]\n\n*",
        "the rules are version 2",
    );
    check("[Game \"race\"]\n[Options \"x=1\"]\n\n*", "no option `x`");
    check("[Game \"race\"]\n[Position \"x\"]\n\n*", "not a position");
    check("[Game \"race\"]\n[Game \"race\"]\n\n*", "given twice");
    check("[Game race]\n\n*", "not a tag");
    check("[Game \"race\"]\n\n=1", "the result is missing");
    check("[Game \"race\"]\n\n=1 {oh", "comment is not closed");
    check("[Game \"race\"]\n\n=1 (=2 *", "stands inside a variation");
    check(
        "[Game \"race\"]\n\n(=1) *",
        "variation stands before the first move",
    );
    check("[Game \"race\"]\n\n=1 () *", "a variation has no moves");
    check("[Game \"race\"]\n\n=1 ) *", "closed that was not opened");
    check("[Game \"race\"]\n\n=1 } *", "closed that was not opened");
    check("[Game \"race\"]\n\n$1 =1 *", "before the first move");
    check("[Game \"race\"]\n\n=1 $256 *", "not a remark");
    check("[Game \"race\"]\n\n=1 $+5 *", "not a remark");
    check("[Game \"race\"]\n\n=1 12 *", "neither a move nor a number");
    check("[Game \"race\"]\n\n=1 * =2", "text behind the result");
    check("[Game \"race\"]\n\n=1 1-0", "is not over");
    check(
        "[Game \"race\"]\n[Ending \"adjudicated\"]\n\n=1 1-0-0",
        "not one of 2 seats",
    );
    check(
        "[Game \"race\"]\n[Result \"0-1\"]\n\n=1 1-0",
        "the tag says 0-1",
    );
    check(
        "[Game \"race\"]\n\n=1 #resign0 1-0",
        "the game ended 0-1 (resign)",
    );
    check(
        "[Game \"race\"]\n[Ending \"time\"]\n\n=1 #resign0 0-1",
        "but it was resign",
    );
    check(
        "[Game \"race\"]\n[Ending \"time\"]\n\n=1 *",
        "there is no result",
    );
    check("[Game \"race\"]\n\n=1 #resign0 =2 0-1", "the game is over");
    check("[Game \"race\"]\n\n#resign7 *", "none of #resignN");
    check(
        &format!("[Game \"race\"]\n\n=1 {} *", "(=2 ".repeat(70)),
        "more than 64 deep",
    );
}

#[test]
fn a_result_gives_one_win_away() {
    for (result, expected) in [
        ("1-0", true),
        ("1/2-1/2", true),
        ("0-0", false),
        ("1-1", false),
        ("1/2-0", false),
    ] {
        let text = format!("[Game \"race\"]\n[Ending \"adjudicated\"]\n\n=1 {result}\n");
        let good = read_all(&text, Dialect::Native)
            .into_iter()
            .all(|read| read.and_then(|record| record.replay(GAMES)).is_ok());
        assert_eq!(good, expected, "{result}");
    }
}

#[test]
fn a_line_that_is_not_utf8_counts_as_a_game() {
    let bytes =
        b"[Game \"race\"]\n\n*\n\n[Site \"\xe2\"]\n[Game \"race\"]\n\n*\n[Game \"race\"]\n\nno *\n";
    let faults: Vec<(usize, usize)> = Reader::new(&bytes[..], Dialect::Native)
        .filter_map(|read| read.and_then(|record| record.replay(GAMES)).err())
        .map(|fault| (fault.game, fault.line))
        .collect();
    assert_eq!(faults, [(2, 5), (3, 11)]);
}

#[test]
fn closing_brackets_do_not_make_lines_too_long() {
    for length in 50..70 {
        let comment = "x".repeat(length);
        let text = format!("[Game \"race\"]\n\n=1 {{{comment}}} (=1 (=2 (=1 (=2)))) *\n");
        let written = read_one(&text).to_string();
        assert!(
            written.lines().all(|line| line.chars().count() <= 80),
            "{written}"
        );
        assert_eq!(read_one(&written).to_string(), written);
    }
}

/// Reading a file that breaks off with an error: the fault is told once, and the reader says that it was the file.
#[test]
fn a_file_that_cannot_be_read_on_is_told_from_a_bad_record() {
    struct Broken;
    impl std::io::Read for Broken {
        fn read(&mut self, _: &mut [u8]) -> std::io::Result<usize> {
            Err(std::io::Error::other("the disk is gone"))
        }
    }
    for beginning in ["", "[Game \"race\"]\n\n*\n", "[Game race]\n"] {
        let input = std::io::BufReader::new(std::io::Read::chain(beginning.as_bytes(), Broken));
        let mut reader = Reader::new(input, Dialect::Native);
        let told = reader
            .by_ref()
            .take(9)
            .filter(|read| matches!(read, Err(fault) if fault.reason.contains("disk is gone")))
            .count();
        assert_eq!(told, 1, "{beginning:?}");
        assert!(reader.failed());
    }
}

/// With anything worse than linear time this test would not end.
#[test]
fn many_tags_take_linear_time() {
    let tags: String = (0..300_000).map(|n| format!("[T{n} \"x\"]\n")).collect();
    let record = read_one(&format!("[Game \"race\"]\n{tags}\n*\n"));
    assert_eq!(record.canonical(GAMES).unwrap().1.tags.len(), 300_003);
}

#[test]
fn a_bad_record_does_not_spoil_the_next_ones() {
    let good = "[Game \"race\"]\n\n=1 =2 *\n";
    for bad in [
        "[Game race]\n[Site \"x\"]\n\n=1 *\n",
        "[Game \"race\"]\n\n=1 12 *\n\n",
        "[Game \"race\"]\n\n=1\n\n",
    ] {
        let read = read_all(&format!("{good}\n{bad}\n{good}\n{good}"), Dialect::Native);
        let good: Vec<bool> = read.iter().map(Result::is_ok).collect();
        assert_eq!(good, [true, false, true, true], "{bad:?}");
    }
    let mut latin: Vec<u8> = b"[Game \"race\"]\n[Site \"Rom\xe2nia\"]\n\n=1 *\n".to_vec();
    latin.extend_from_slice(good.as_bytes());
    let read: Vec<_> = Reader::new(&latin[..], Dialect::Native).collect();
    assert_eq!(
        read.iter().map(Result::is_ok).collect::<Vec<_>>(),
        [false, true]
    );
    let read: Vec<_> = Reader::new(&latin[..], Dialect::Foreign).collect();
    assert_eq!(read[0].as_ref().unwrap().tag("Site"), Some("România"));
}

#[test]
fn foreign_files_are_read_with_forgiveness() {
    let text = "\u{feff}[Site \"x\"]\r\n[Result \"0-1\"]\r\n\r\n1.=1! =2?? 2...+1\r\n[Site \"y\"]\r\n\r\n1.=1\r\n";
    let records: Vec<Record> = read_all(text, Dialect::Foreign)
        .into_iter()
        .map(|read| read.unwrap())
        .collect();
    assert_eq!(records.len(), 2);
    let behind = read_all("=1 {a} (=2) {b} *", Dialect::Foreign).remove(0);
    assert_eq!(behind.unwrap().line.steps[0].note.text, "a b");
    let words: Vec<&str> = records[0].line.steps.iter().map(|s| &*s.text).collect();
    assert_eq!(words, ["=1", "=2", "+1"]);
    assert_eq!(
        (records[0].result.as_str(), records[1].result.as_str()),
        ("0-1", "*")
    );
}

/// Whatever is read can be written, and then reads the same.
#[test]
fn damaged_records_are_read_or_refused() {
    let mut dice = Dice::new(5);
    let mut accepted = 0;
    for _ in 0..4000 {
        let mut bytes = ANNOTATED.as_bytes().to_vec();
        for _ in 0..=dice.below(4) {
            if bytes.is_empty() {
                break;
            }
            let at = dice.below(bytes.len() as u32) as usize;
            match dice.below(4) {
                0 => bytes[at] = b"{}()[]%$\"\\\n 1.-*=+#"[dice.below(19) as usize],
                1 => drop(bytes.remove(at)),
                2 => bytes.truncate(at.max(1)),
                _ => {
                    let end = (at + 9).min(bytes.len());
                    bytes.extend_from_within(at..end);
                }
            }
        }
        for dialect in [Dialect::Native, Dialect::Foreign] {
            for record in Reader::new(&bytes[..], dialect).flatten() {
                let text = record.to_string();
                let again = read_all(&text, Dialect::Native);
                let again: Vec<String> = again
                    .into_iter()
                    .map(|r| r.unwrap_or_else(|f| panic!("{f}: {text}")).to_string())
                    .collect();
                assert_eq!(again, [text]);
                let _ = record.replay(GAMES);
                accepted += 1;
            }
        }
    }
    assert!(accepted > 1000);
}

#[test]
fn acts_at_the_table_end_a_match() {
    for (act, result, why) in [
        ("#resign0", "0-1", "resign"),
        ("#time1", "1-0", "time"),
        ("#agreed", "1/2-1/2", "agreed"),
    ] {
        let mut table = random_match("", 1, 5);
        assert_eq!(table.play(act), Ok(1));
        assert_eq!(table.play(act).unwrap_err().code, "over");
        let record = Record::of(&*table);
        assert_eq!(
            (record.result.as_str(), record.tag(Record::ENDING)),
            (result, Some(why))
        );
        record.replay(GAMES).unwrap();
        assert_eq!(table.undo().as_deref(), Some(act));
        assert!(table.ending().is_none());
    }
}

#[test]
fn fixed_draws_may_be_left_out_but_not_contradicted() {
    let options = Options::parse("bonus=off,seed=3").unwrap();
    let game: &dyn AnyGame = GAMES[0];
    let mut with = game.open(&options, None).unwrap();
    let draw = with.legal().remove(0);
    with.play(&draw).unwrap();
    with.play("go").unwrap();
    let mut without = game.open(&options, None).unwrap();
    assert_eq!(without.play("go"), Ok(2));
    assert_eq!(without.events(), with.events());
    let mut wrong = game.open(&options, None).unwrap();
    let other = ["+1", "+2", "+3"].into_iter().find(|d| *d != draw).unwrap();
    assert_eq!(wrong.play(other).unwrap_err().code, "turn");
    assert!(wrong.is_empty());
    assert_eq!(without.perft(3), 8);
}
