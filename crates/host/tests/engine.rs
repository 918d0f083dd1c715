//! The engine of the toy game: it plays legal moves at every level, sees no secrets, and stops when it is told to.

use quartet_game::Options;
use quartet_host::{AnyMatch, Hosted, Level, Player, Registry, Request, Worth};
use quartet_search::{NodeLimit, Unlimited};
use quartet_testkit::race::Race;

static GAMES: Registry = &[&Hosted::<Race>::new()];

fn table(options: &str) -> Box<dyn AnyMatch> {
    GAMES[0]
        .open(&Options::parse(options).unwrap(), None)
        .unwrap()
}

#[test]
fn every_level_plays_whole_games() {
    let simple = [Player::Random, Player::Greedy, Player::Uct];
    for player in Level::all().map(Player::Level).chain(simple) {
        let mut table = table("seed=4");
        let mut engine = GAMES[0].engine(1 << 16);
        table.settle();
        while table.ending().is_none() {
            let request = Request {
                player,
                ..Request::default()
            };
            let thought = engine.think(&*table, request, &NodeLimit(2000), &mut |_| {});
            table.play(&thought.lines[0].moves[0]).unwrap();
            table.settle();
        }
        assert_eq!(
            engine
                .think(&*table, Request::default(), &Unlimited, &mut |_| {})
                .lines,
            []
        );
    }
}

#[test]
fn the_end_of_the_game_is_proved() {
    let mut table = table("bonus=off");
    for text in [
        "+1", "go", "+1", "go", "+1", "go", "+1", "go", "+1", "go", "+1", "go", "+3",
    ] {
        table.play(text).unwrap();
    }
    let mut engine = GAMES[0].engine(1 << 16);
    let mut seen = 0;
    let thought = engine.think(
        &*table,
        Request {
            lines: 2,
            ..Request::default()
        },
        &Unlimited,
        &mut |_| seen += 1,
    );
    assert!(seen > 0);
    // 3 ahead after going; the other throws 1, 2 or 3 and goes: 2, 1 or 0 ahead, one point on average.
    let values: Vec<Worth> = thought.lines.iter().map(|line| line.value).collect();
    assert_eq!(values, [Worth::Hundredths(100), Worth::Hundredths(-200)]);
    assert!(thought.lines.iter().all(|line| line.proved));
    assert_eq!(thought.lines[0].moves, ["go"]);
}

/// The same view leads to the same thoughts, whatever the other seat has chosen in secret.
#[test]
fn secrets_do_not_matter() {
    let thoughts: Vec<_> = ["=1", "=2", "=3"]
        .iter()
        .map(|secret| {
            let mut table = table("");
            for text in ["=2", secret, "+3"] {
                table.play(text).unwrap();
            }
            let mut engine = GAMES[0].engine(1 << 16);
            engine.think(
                &*table,
                Request {
                    depth: Some(3),
                    ..Request::default()
                },
                &Unlimited,
                &mut |_| {},
            )
        })
        .collect();
    assert_eq!(thoughts[0], thoughts[1]);
    assert_eq!(thoughts[0], thoughts[2]);
}
