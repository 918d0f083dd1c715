//! Tasks are solved, got wrong and shown as on the page.

use quartet_games::GAMES;
use quartet_host::{AnyGame, Ask, Course};
use quartet_web::{Heard, Phase, Pupil};

/// Every task of every game, opened.
fn pupils() -> Vec<Pupil> {
    let open = |game: &&'static dyn AnyGame| {
        let course = Course::of(*game).unwrap();
        let game = *game;
        let tasks = course.tasks.into_iter();
        tasks.map(move |task| Pupil::new(game, task).unwrap())
    };
    let all: Vec<Pupil> = GAMES.iter().flat_map(open).collect();
    assert!(all.len() > 10);
    all
}

#[test]
fn showing_it_solves_every_task() {
    for mut pupil in pupils() {
        let key = pupil.lesson().stage.key;
        let steps = pupil.lesson().steps.len();
        for step in 1..=steps {
            assert_eq!(pupil.phase, Phase::Asked, "{key}");
            assert!(pupil.first_spot().is_some(), "{key}: where does it begin?");
            assert_eq!(pupil.show_me(), Heard::Yes, "{key}, step {step}");
            pupil.follow();
        }
        assert_eq!(pupil.phase, Phase::Done, "{key}");
        let played = pupil.session.table.len();
        pupil.again();
        assert_eq!(pupil.phase, Phase::Asked, "{key}");
        let is_about_cells = matches!(pupil.lesson().steps[0].ask, Ask::Cells(_));
        assert!(is_about_cells || pupil.session.table.len() < played);
    }
}

/// A wrong move is shown and explained; pointing takes it back.
#[test]
fn wrong_moves_are_explained_and_taken_back() {
    for mut pupil in pupils() {
        let key = pupil.lesson().stage.key;
        if pupil.cells().is_some() {
            let other = pupil.session.table.cells();
            let other = other.iter().find(|cell| {
                let asked = pupil.cells().unwrap_or_default();
                !asked.contains(&&***cell)
            });
            let other = other.unwrap().clone();
            assert!(matches!(pupil.point(&other), Heard::No(_)), "{key}");
            assert_eq!(pupil.phase, Phase::Asked);
            continue;
        }
        let before = pupil.session.table.position();
        let legal = pupil.session.table.legal();
        let wrong = legal.into_iter().find(|text| {
            let step = &pupil.lesson().steps[0];
            step.judge(&*pupil.session.table, text) != quartet_host::Verdict::Right
        });
        let heard = pupil.answer(&wrong.expect(key));
        assert!(matches!(heard, Heard::No(_)), "{key}");
        assert_eq!(pupil.phase, Phase::Wrong);
        assert_ne!(pupil.session.table.position(), before);
        pupil.again();
        assert_eq!(pupil.session.table.position(), before);
    }
}

/// The whole way of a right answer by pointing, as somebody with a mouse goes it.
#[test]
fn a_task_is_solved_by_pointing() {
    for mut pupil in pupils() {
        let key = pupil.lesson().stage.key;
        let names: Vec<String> = match pupil.cells() {
            Some(cells) => cells.iter().map(|cell| (*cell).to_owned()).collect(),
            None => {
                let ways = pupil.session.table.ways_to(&pupil.solution().unwrap());
                let way = ways.into_iter().next().unwrap().into_iter();
                way.map(|target| target.name().to_owned()).collect()
            }
        };
        let (last, first) = names.split_last().unwrap();
        for name in first {
            // A choice that is made already lies on the way.
            if !pupil.session.picked.iter().any(|t| t.name() == name) {
                assert_eq!(pupil.point(name), Heard::Nothing, "{key}: {name}");
            }
        }
        assert_eq!(pupil.point(last), Heard::Yes, "{key}: {last}");
    }
}
