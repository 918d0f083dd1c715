//! A game that is looked at keeps what people say about it.

use std::cell::Cell;

use quartet_games::GAMES;
use quartet_host::{AnyGame, Record, play_at_random};
use quartet_web::{Job, Judged, Place, Study, Task, What, work};

use quartet_game::{Dice, Options};

fn played(game: &dyn AnyGame, events: usize) -> String {
    let mut table = game.open(&Options::default(), None).unwrap();
    play_at_random(&mut *table, &mut Dice::new(4), events);
    Record::of(&*table).to_string()
}

/// A legal move in the position that is shown which is not the next one of the line.
fn another(study: &Study) -> String {
    let table = study.table();
    let mut next = study.game();
    while next.len() > table.len() + 1 {
        next.undo();
    }
    let played = next.event(table.len());
    let legal = table.legal();
    legal
        .into_iter()
        .find(|text| Some(text) != played.as_ref())
        .unwrap()
}

#[test]
fn variations_and_comments_are_kept_in_the_record() {
    for game in GAMES {
        let record = played(*game, 30);
        let mut study = Study::read(GAMES, &record).unwrap();
        assert_eq!(study.text(), record);
        assert_eq!(study.place().at, 30);
        // Back to where somebody moved.
        while study.table().turn().seat().is_none() || study.place().at > 20 {
            study.step(-1);
        }
        let at = study.place().at;
        let mv = another(&study);
        study.play(&mv, 1).unwrap();
        assert_eq!(study.place().path, [(at, 0)]);
        study.set_note("  why not \n this? [%x ");
        assert_eq!(study.note(), "why not this? [ %x");
        let again = Study::read(GAMES, &study.text()).unwrap();
        assert_eq!(again.text(), study.text());
        let rows = again.rows();
        let row = rows.iter().find(|row| !row.note.is_empty()).unwrap();
        assert_eq!(row.place.path, [(at, 0)]);
        let variation = rows.iter().filter(|row| !row.place.path.is_empty()).count();
        assert_eq!(rows.len(), 30 + variation);
        assert!(variation > 0, "{}", game.info().id);
        // The game itself is as it was.
        assert_eq!(
            again.game().events(),
            Study::read(GAMES, &record).unwrap().game().events()
        );
        study.remove_variation();
        assert_eq!(study.text(), record);
        assert_eq!(study.place().at, at);
    }
}

#[test]
fn the_next_move_is_followed_and_a_known_variation_found() {
    let game = GAMES[0];
    let mut study = Study::read(GAMES, &played(game, 10)).unwrap();
    study.go(Place::default());
    let next = study.game().event(0).unwrap();
    study.play(&next, 0).unwrap();
    assert_eq!(
        study.place(),
        &Place {
            path: vec![],
            at: 1
        }
    );
    let other = another(&study);
    for _ in 0..2 {
        study.go(Place {
            path: vec![],
            at: 1,
        });
        study.play(&other, 0).unwrap();
        assert_eq!(
            study.place().path,
            [(1, 0)],
            "the same variation both times"
        );
    }
    // A variation of the variation, and out of both.
    let deeper = study.table().legal()[0].clone();
    study.play(&deeper, 0).unwrap();
    study.step(-1);
    let aside = study.table().legal()[1].clone();
    study.play(&aside, 0).unwrap();
    assert_eq!(study.place().path, [(1, 0), (1, 0)]);
    let text = study.text();
    assert_eq!(Study::read(GAMES, &text).unwrap().text(), text);
    study.step(-3);
    assert_eq!(
        study.place(),
        &Place {
            path: vec![],
            at: 0
        }
    );
    assert!(study.play("nonsense", 0).is_err());
}

#[test]
fn moves_after_the_end_of_an_unfinished_game_belong_to_it() {
    let game = GAMES[0];
    let mut study = Study::read(GAMES, &played(game, 6)).unwrap();
    let mv = study.table().legal()[0].clone();
    study.play(&mv, 0).unwrap();
    assert_eq!(study.game().len(), 7);
    assert!(study.place().path.is_empty());
}

#[test]
fn a_place_that_is_not_there_is_not_gone_to() {
    let mut study = Study::read(GAMES, &played(GAMES[0], 5)).unwrap();
    study.go(Place {
        path: vec![(2, 7)],
        at: 99,
    });
    assert_eq!(
        study.place(),
        &Place {
            path: vec![],
            at: 5
        }
    );
    assert!(Study::read(GAMES, "nonsense").is_err());
}

/// A clock that goes on whenever somebody looks at it.
fn clock() -> f64 {
    thread_local!(static NOW: Cell<f64> = const { Cell::new(0.0) });
    NOW.set(NOW.get() + 1.0);
    NOW.get()
}

fn judged(study: &Study, place: &Place) -> Judged {
    let table = study.table_at(place);
    let job = Job {
        number: 1,
        record: Record::of(&*table).to_string(),
        at: table.len() - 1,
        task: Task::Judge { time: 5.0 },
    };
    let mut judged = None;
    work(GAMES, &job, clock, &mut |news| {
        if let What::Judged(found) = &news.what {
            judged = Some(found.clone());
        }
    });
    judged.expect("a move of a seat can be judged")
}

#[test]
fn moves_of_variations_are_judged_and_the_record_keeps_it() {
    for game in GAMES {
        let record = played(*game, 30);
        let mut study = Study::read(GAMES, &record).unwrap();
        assert_eq!(study.unjudged(&[]), None, "the game itself is judged whole");
        while study.table().turn().seat().is_none() || study.place().at > 20 {
            study.step(-1);
        }
        let mv = another(&study);
        study.play(&mv, 1).unwrap();
        let place = study.unjudged(&[]).expect("a new move");
        assert_eq!(study.unjudged(std::slice::from_ref(&place)), None);
        let judged = judged(&study, &place);
        assert_eq!(judged.played, mv);
        // What belongs to another move is not kept.
        let other = Judged {
            played: "elsewhere".to_owned(),
            ..judged.clone()
        };
        study.judge(&place, &other);
        assert_eq!(study.unjudged(&[]), Some(place.clone()));
        study.judge(&place, &judged);
        assert_eq!(study.unjudged(&[]), None);
        let again = Study::read(GAMES, &study.text()).unwrap();
        assert_eq!(again.text(), study.text());
        let rows = again.rows();
        let row = rows.iter().find(|row| row.place == place).unwrap();
        let opinion = row.opinion.as_ref().expect("what the engine thinks");
        assert!((opinion.lost - judged.lost).abs() < 0.001);
        assert_eq!(opinion.proved, judged.proved);
        assert_eq!(
            row.better.is_some(),
            opinion.slip().is_some() && opinion.better.is_some()
        );
    }
}

#[test]
fn what_is_wrong_with_a_record_is_said_in_words() {
    let said = |text: &str| -> Vec<String> {
        let reasons = Study::read(GAMES, text).unwrap_err();
        reasons.iter().map(|say| say.key.to_string()).collect()
    };
    for game in GAMES {
        let id = game.info().id;
        let head = format!("[Game \"{id}\"]\n");
        let position = said(&format!("{head}[Position \"x\"]\n\n*\n"));
        assert_eq!(position[0], "web-paste-line");
        assert!(
            position[1].starts_with(&format!("{id}-fault-")),
            "{position:?}"
        );
        let options = said(&format!("{head}[Options \"colour=blue\"]\n\n*\n"));
        assert_eq!(options[1], "fault-option-unknown");
        let step = said(&format!("{head}\n1. nonsense *\n"));
        let refused = format!("{id}-refused-");
        assert_eq!(step[0], "web-paste-move");
        assert!(step[1].starts_with(&refused), "{step:?}");
    }
    assert_eq!(said("nonsense")[1], "fault-plain");
}

#[test]
fn of_several_records_the_first_is_studied_and_all_are_counted() {
    let [first, second] = [played(GAMES[0], 6), played(GAMES[1], 4)];
    let text = format!("{first}\n{second}\n[Game \"kulami\"]\n\n1. nonsense *\n");
    assert_eq!(Study::count(&text), 3);
    assert_eq!(Study::count(&first), 1);
    let study = Study::read(GAMES, &text).unwrap();
    assert_eq!(study.info().id, GAMES[0].info().id);
}
