use quartet_games::GAMES;
use quartet_host::{
    Hosted, Level, ThoughtLine,
    record::{Dialect, Reader},
};
use quartet_testkit::race::Race;

use super::*;

// Nothing outside of the games names one: they are found by their place in the registry.
fn abalone() -> &'static str {
    GAMES[0].info().id
}

fn kulami() -> &'static str {
    GAMES[1].info().id
}

fn cubulus() -> &'static str {
    GAMES[2].info().id
}

fn stratopolis() -> &'static str {
    GAMES[3].info().id
}

static RACE: &dyn AnyGame = &Hosted::<Race>::new();
static RACES: Registry = &[&Hosted::<Race>::new()];

const PERSON: Player = Player::Person;
const COMPUTER: Player = Player::Level(Level::LOWEST);

fn open(id: &str, players: &[Player], clock: &str) -> Session {
    let game = find(GAMES, id).unwrap();
    let control = clock.parse().unwrap();
    let mut session = Session::open(game, &Options::default(), players, control, 7).unwrap();
    session.go_on(0);
    session
}

fn play_first(session: &mut Session, now: u64) -> String {
    let text = session.table().legal()[0].clone();
    session.play(&text, now).unwrap();
    text
}

#[test]
fn undo_goes_back_to_the_last_choice_of_a_person() {
    let mut session = open(abalone(), &[PERSON, COMPUTER], "untimed");
    assert!(!session.undo(0), "there is nothing to take back");
    for _ in 0..4 {
        play_first(&mut session, 0);
    }
    assert!(session.undo(0));
    assert_eq!(
        (session.table().len(), session.waits_for_person()),
        (2, true)
    );
    // While the computer thinks, only the own move is taken back.
    play_first(&mut session, 0);
    assert!(session.undo(0));
    assert_eq!(session.table().len(), 2);
}

#[test]
fn undo_takes_one_move_from_two_people_and_from_none() {
    for player in [PERSON, COMPUTER] {
        let mut session = open(abalone(), &[player], "untimed");
        play_first(&mut session, 0);
        play_first(&mut session, 0);
        assert!(session.undo(0));
        assert_eq!(session.table().len(), 1);
    }
}

#[test]
fn undo_takes_back_a_resignation() {
    let mut session = open(abalone(), &[PERSON, COMPUTER], "untimed");
    assert!(session.resign(Seat::new(0), 0));
    assert!(session.is_over());
    assert!(session.undo(0));
    assert!(!session.is_over() && session.waits_for_person());
}

#[test]
fn whoever_takes_back_meets_the_same_draws() {
    let mut session = open(stratopolis(), &[PERSON, PERSON], "untimed");
    let drawn = |session: &Session| session.table().events();
    play_first(&mut session, 0);
    let first = drawn(&session);
    assert!(first.iter().any(|event| event.starts_with('+')));
    session.undo(0);
    play_first(&mut session, 0);
    assert_eq!(drawn(&session), first);
}

#[test]
fn time_runs_out() {
    let mut session = open(kulami(), &[PERSON, PERSON], "10s");
    play_first(&mut session, 4000);
    assert!(!session.tick(13_999));
    assert!(session.tick(14_000));
    assert_eq!(session.table().event(1).as_deref(), Some("#time1"));
    assert!(session.is_over());
    assert_eq!(session.clock().running(), None);
    // A move that comes too late does not count.
    let mut session = open(kulami(), &[PERSON, PERSON], "10s");
    let text = session.table().legal()[0].clone();
    assert!(session.play(&text, 10_000).is_err());
    assert_eq!(session.table().event(0).as_deref(), Some("#time0"));
}

#[test]
fn undo_gives_the_time_back() {
    let mut session = open(kulami(), &[PERSON, PERSON], "10s+1s");
    play_first(&mut session, 3000);
    let face = |session: &Session, n: u8| session.clock().face(Seat::new(n), 5000).left;
    assert_eq!((face(&session, 0), face(&session, 1)), (8000, 8000));
    session.undo(5000);
    assert_eq!((face(&session, 0), face(&session, 1)), (10_000, 10_000));
    assert_eq!(session.clock().running(), Some(Seat::new(0)));
}

#[test]
fn draws_and_acts_are_no_moves() {
    let mut session = open(kulami(), &[PERSON, PERSON], "untimed");
    for text in ["#resign1", "#agreed", "+A"] {
        assert!(session.play(text, 0).is_err(), "{text}");
    }
    assert!(session.table().is_empty());
}

#[test]
fn the_computer_takes_a_draw_unless_it_is_better() {
    let thought = |value, proved| Thought {
        lines: vec![ThoughtLine {
            value,
            chance: 0.5,
            proved,
            moves: Vec::new(),
        }],
        ..Thought::default()
    };
    assert!(Session::takes_draw(&thought(Worth::Hundredths(0), true)));
    assert!(Session::takes_draw(&thought(Worth::Hundredths(80), false)));
    assert!(Session::takes_draw(&thought(Worth::Win(5), true)));
    assert!(!Session::takes_draw(&thought(Worth::Hundredths(-1), false)));
    assert!(!Session::takes_draw(&thought(Worth::Loss(9), true)));
    assert!(!Session::takes_draw(&Thought::default()));
    let mut session = open(abalone(), &[PERSON, COMPUTER], "untimed");
    assert!(session.agree(0));
    assert_eq!(session.record().result, "1/2-1/2");
}

#[test]
fn a_game_is_taken_up_again_where_it_was_left() {
    for game in GAMES {
        let mut session = open(game.info().id, &[PERSON, COMPUTER], "1m/2x10s");
        for now in [1000, 3000, 6000] {
            play_first(&mut session, now);
        }
        session.pause(6000);
        let text = session.record().to_string();
        let record = Reader::new(text.as_bytes(), Dialect::Native)
            .next()
            .unwrap()
            .unwrap();
        let mut again = Session::resume(GAMES, &record, None, None, 99).unwrap();
        assert_eq!(again.table().events(), session.table().events());
        assert_eq!(again.players(), session.players());
        assert_eq!(again.clock(), session.clock());
        assert_eq!(again.seed(), 7);
        assert_eq!(again.record().to_string(), text);
        // What follows is the same too.
        session.go_on(7000);
        again.go_on(7000);
        play_first(&mut session, 8000);
        play_first(&mut again, 8000);
        assert_eq!(again.table().events(), session.table().events());
    }
}

#[test]
fn what_is_said_on_the_command_line_counts_more_than_the_record() {
    let session = open(cubulus(), &[PERSON, COMPUTER], "1m");
    let control: TimeControl = "5m".parse().unwrap();
    let record = session.record();
    let again = Session::resume(GAMES, &record, Some(&[PERSON]), Some(control), 1).unwrap();
    assert_eq!(again.players(), [PERSON, PERSON]);
    assert_eq!(again.clock().control(), control);
}

/// Each runner chooses a bonus that the other one may not know.
#[test]
fn secrets_are_kept_between_two_people() {
    let options = Options::default();
    let mut session = Session::open(RACE, &options, &[PERSON], TimeControl::Untimed, 1).unwrap();
    session.go_on(0);
    let [left, right] = [0, 1].map(Seat::new);
    assert!(!session.is_secret_between(left, right));
    assert_eq!(session.viewer(None), Viewer::Seat(left));
    session.play("=1", 0).unwrap();
    assert_eq!(session.viewer(Some(left)), Viewer::Seat(right));
    assert!(session.is_secret_between(left, right));
    // One person and the computer: nothing has to be hidden from the one who looks.
    let record = session.record();
    let alone = Session::resume(RACES, &record, Some(&[PERSON, COMPUTER]), None, 1).unwrap();
    assert_eq!(alone.viewer(None), Viewer::Seat(left));
}

#[test]
fn a_random_board_is_another_one_each_time() {
    let game = find(GAMES, kulami()).unwrap();
    let position = |seed| {
        let control = TimeControl::Untimed;
        let session = Session::open(game, &Options::default(), &[PERSON], control, seed);
        session.unwrap().table().position()
    };
    assert_ne!(position(1), position(2));
    assert_eq!(position(1), position(1));
}
