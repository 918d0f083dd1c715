//! Games at this device, without a browser.

use std::cell::Cell;

use quartet_game::{Dice, Options, Seat, Turn, Viewer};
use quartet_games::GAMES;
use quartet_host::{AnyGame, TimeControl};
use quartet_scene::{Grab, Show, Target};
use quartet_web::{
    Job, Pointed, Session, Task, What, Who, keeps_secrets, moves_made, position, work,
};

fn session(game: &'static dyn AnyGame, options: &str, who: &dyn Fn(Seat) -> Who) -> Session {
    let options = Options::parse(options).unwrap();
    let mut session =
        Session::new("x".into(), game, &options, who, TimeControl::Untimed, 7).unwrap();
    session.advance(0);
    session.prepare();
    session
}

/// Every game as it is usually played, among people at one device.
fn every_game() -> impl Iterator<Item = Session> {
    let games = GAMES.iter();
    games.map(|game| session(*game, "", &|_| Who::Person))
}

/// Every mode of every game, among people at one device.
fn every_mode() -> impl Iterator<Item = Session> {
    GAMES.iter().flat_map(|game| {
        let modes = game.info().modes.iter();
        modes.map(|mode| session(*game, mode.options, &|_| Who::Person))
    })
}

/// One person against the engine.
fn alone(seat: Seat) -> Who {
    match seat.number() {
        0 => Who::Person,
        _ => Who::Engine(1),
    }
}

/// Plays the first move that there is.
fn play_any(session: &mut Session) {
    let text = session.table.legal()[0].clone();
    session.play(&text, 0).unwrap();
}

/// Points at one thing after the other until a move is complete.
fn point_out(session: &mut Session, dice: &mut Dice) -> String {
    for _ in 0..20 {
        let next = session.next();
        let target = dice.pick(&next).expect("a way goes on").clone();
        match session.point(target.name()) {
            Pointed::Move(text) => return text,
            Pointed::OnTheWay => {}
            other => panic!("{target:?} of {next:?}: {other:?}"),
        }
    }
    panic!("a way is short");
}

/// Every mode of every game is played by pointing alone, put away and taken up again in the middle, and taken back.
#[test]
fn games_are_played_by_pointing() {
    for mut session in every_mode() {
        let mut dice = Dice::new(3);
        for n in 0..40_u64 {
            if session.covered {
                assert_eq!(session.mover(), None);
                session.uncover(n);
                session.prepare();
            }
            if session.mover().is_none() {
                break;
            }
            let _ = session.table.scene(&session.look(Show::PLAYING, None));
            let text = point_out(&mut session, &mut dice);
            session.play(&text, n).unwrap();
            session.prepare();
            let saved = session.save(1.0);
            let again = Session::resume(GAMES, &saved).unwrap();
            assert_eq!(again.table.position(), session.table.position());
            assert_eq!(again.save(1.0), saved);
        }
        session.uncover(99);
        while session.can_undo() {
            session.undo(99);
            session.uncover(99);
        }
        let movers = session.table.movers();
        assert!(
            movers.iter().all(Option::is_none),
            "{}",
            session.game.info().id
        );
    }
}

/// Against the engine, taking back leads to one's own turn.
#[test]
fn undo_takes_the_answer_back_too() {
    for game in GAMES {
        let mut session = session(*game, "", &alone);
        let mut own = 0;
        // In some games the other side has much to do before the first move of this one.
        for n in 0..40 {
            let seat = session.table.turn().seat().unwrap();
            let text = if session.is_person(seat) {
                own += 1;
                point_out(&mut session, &mut Dice::new(n))
            } else {
                assert_eq!(session.engine_to_move(), Some(1));
                ask(&session)
            };
            session.play(&text, 0).unwrap();
            session.prepare();
            if own == 2 && session.engine_to_move().is_none() {
                break;
            }
        }
        session.undo(0);
        let turn = session.table.turn();
        assert!(
            matches!(turn, Turn::Seat(seat) if session.is_person(seat)),
            "{}: {turn:?}",
            game.info().id
        );
    }
}

fn ask(session: &Session) -> String {
    let job = Job {
        number: 5,
        record: session.save(0.0).record,
        at: session.table.len(),
        task: Task::Move {
            level: 1,
            time: 200.0,
            seed: 1,
        },
    };
    let mut answer = None;
    work(GAMES, &job, clock, &mut |news| {
        assert_eq!((news.number, news.done), (5, true));
        if let What::Lines(_, _, lines) = &news.what {
            answer = lines[0].moves.first().cloned();
        }
    });
    answer.expect("an engine that is to move moves")
}

/// A clock that goes on whenever somebody looks at it.
fn clock() -> f64 {
    thread_local!(static NOW: Cell<f64> = const { Cell::new(0.0) });
    NOW.set(NOW.get() + 1.0);
    NOW.get()
}

#[test]
fn reviews_judge_every_move() {
    for mut session in every_game() {
        for n in 0..4 {
            session.uncover(0);
            session.prepare();
            let text = point_out(&mut session, &mut Dice::new(n));
            session.play(&text, 0).unwrap();
        }
        let job = Job {
            number: 1,
            record: session.save(0.0).record,
            at: 0,
            task: Task::Review { time: 5.0 },
        };
        let (mut judged, mut done) = (0, 0);
        work(GAMES, &job, clock, &mut |news| {
            judged += u32::from(matches!(news.what, What::Judged(_)));
            done += u32::from(news.done);
        });
        assert_eq!((judged, done), (4, 1), "{}", session.game.info().id);
        // It goes on where it was stopped.
        let at = session.table.len() / 2 + 1;
        let job = Job { at, ..job };
        work(GAMES, &job, clock, &mut |news| {
            judged += u32::from(matches!(news.what, What::Judged(_)));
        });
        assert!(judged < 8, "{}: {judged}", session.game.info().id);
    }
}

/// Two persons at one device see the hand-over screen where something is hidden, and only there.
#[test]
fn the_device_is_handed_over_where_something_is_hidden() {
    let mut hidden = 0;
    for mut session in every_mode() {
        let mut dice = Dice::new(1);
        for _ in 0..60 {
            if session.covered {
                hidden += 1;
                break;
            }
            if session.mover().is_none() {
                break;
            }
            let text = point_out(&mut session, &mut dice);
            session.play(&text, 0).unwrap();
            session.prepare();
        }
    }
    assert!(hidden > 0, "some mode has secrets");
}

/// Whoever points at what cannot be done is told why, in words that exist.
#[test]
fn refusals_have_words() {
    for game in GAMES {
        let words = quartet_words::Words::new(quartet_scene::Language::En, &|language| {
            GAMES.iter().map(|game| game.words(language)).collect()
        });
        let session_of = || session(*game, "", &|_| Who::Person);
        let session = session_of();
        for cell in session.table.cells() {
            let mut session = session_of();
            if let Pointed::Refused(say) = session.point(&cell) {
                assert!(words.knows(&say.key), "{}", say.key);
            }
        }
    }
}

/// A clock that was put away goes on where it stood.
#[test]
fn clocks_are_kept() {
    let control: TimeControl = "10m+5s".parse().unwrap();
    let options = Options::default();
    let mut session =
        Session::new("x".into(), GAMES[0], &options, &|_| Who::Person, control, 1).unwrap();
    session.advance(0);
    let mut dice = Dice::new(1);
    let text = point_out(&mut session, &mut dice);
    session.play(&text, 1000).unwrap();
    let second = session.table.turn().seat().unwrap();
    let saved = session.save(31_000.0);
    let mut again = Session::resume(GAMES, &saved).unwrap();
    again.advance(1_000_000);
    assert_eq!(again.clock.face(second, 1_000_000).left, 570_000);
    again.pause(1_010_000);
    assert_eq!(again.clock.face(second, 9_000_000).left, 560_000);
}

/// Whatever can be dragged in the picture can be taken, and every way that a drag can go then is one of its own.
#[test]
fn what_is_drawn_as_draggable_can_be_dragged() {
    let mut ways = 0;
    for mut session in every_mode() {
        let drawn = |session: &Session| {
            let scene = session.table.scene(&session.look(Show::PLAYING, None));
            let mut found = Vec::new();
            scene.visit(&mut |node| found.push(node.clone()));
            found
        };
        for node in drawn(&session) {
            if node.grab != Some(Grab::Take) {
                continue;
            }
            let name = node.target.expect("it can be pointed at");
            assert!(session.grab(name.name()), "{name:?}");
            let targets: Vec<_> = drawn(&session)
                .into_iter()
                .filter(|node| node.toward.is_some())
                .collect();
            ways += targets.len();
            let mut keys: Vec<_> = targets.iter().map(|node| node.key).collect();
            keys.sort_unstable();
            keys.dedup();
            assert_eq!(keys.len(), targets.len(), "a key for each");
            for node in targets {
                let target = node.target.expect("it can be pointed at");
                assert!(session.next().contains(&target), "{target:?}");
            }
            session.let_go();
        }
    }
    assert!(ways > 0, "something is dragged in directions");
}

/// Choices can be changed by pointing: whatever might have been chosen instead is drawn as a target.
#[test]
fn other_choices_can_be_pointed_at() {
    let mut choices = 0;
    for session in every_mode() {
        let scene = session.table.scene(&session.look(Show::PLAYING, None));
        let mut drawn = Vec::new();
        scene.visit(&mut |node| drawn.extend(node.target.clone()));
        for offered in session.table.offered(&session.picked) {
            if matches!(offered, Target::Choice(_)) {
                choices += 1;
                assert!(drawn.contains(&offered), "{offered:?}");
            }
        }
    }
    assert!(choices > 0, "there are choices");
}

/// Where the order means nothing, things are put out in any: the last place first. What cannot be sent yet is kept, also over a
/// reload, and can be taken away again.
#[test]
fn things_are_put_out_in_any_order() {
    let mut met = 0;
    for mut session in every_game() {
        let Some(out) = session.put_out() else {
            continue;
        };
        met += 1;
        let mover = session.mover();
        let all = out.left;
        let mut cells = session.table.cells();
        cells.reverse();
        let mut n = 0;
        for cell in &cells {
            if session.mover() != mover {
                break;
            }
            let before = session.put_out().unwrap();
            match session.lay(cell, n).expect("this is what one does now") {
                Pointed::OnTheWay => {}
                // Another side of a place where there is something already: put it back.
                Pointed::Dropped => {
                    assert_eq!(session.lay(cell, n), Some(Pointed::OnTheWay));
                    continue;
                }
                other => panic!("{cell}: {other:?}"),
            }
            n += 1;
            if u32::try_from(n).unwrap() == all {
                break;
            }
            let after = session.put_out().unwrap();
            assert_eq!(after.left + 1, before.left);
            assert!(session.can_undo());
            let again = Session::resume(GAMES, &session.save(1.0)).unwrap();
            assert_eq!(again.put_out().unwrap().places, after.places);
            session.undo(n);
            assert_eq!(session.put_out().unwrap().places.len(), before.places.len());
            assert_eq!(session.lay(cell, n), Some(Pointed::OnTheWay));
        }
        assert_eq!(session.table.len(), usize::try_from(all).unwrap());
        assert!(session.laid.is_empty());
        assert_ne!(session.mover(), mover, "all of it has been sent");
        session.undo(n);
        assert_eq!(session.put_out().unwrap().left, 1);
        let taken = session.put_out().unwrap().places.remove(0);
        assert_eq!(session.lay(&taken, n), Some(Pointed::Dropped));
        assert_eq!(session.put_out().unwrap().left, 2);
    }
    assert!(met > 0, "there is a game in which something is put out");
}

/// Whoever types a move that cannot be played now is told why.
#[test]
fn it_is_said_why_nobody_can_move_now() {
    for mut session in every_game() {
        let key = |session: &Session| session.why_not_now().map(|say| say.key.to_string());
        assert_eq!(key(&session), None);
        session.pause(0);
        assert_eq!(key(&session).as_deref(), Some("web-now-paused"));
        session.pause(0);
        session.covered = true;
        assert_eq!(key(&session).as_deref(), Some("web-now-covered"));
        session.covered = false;
        session.players = vec![Who::Engine(1); session.players.len()];
        assert_eq!(key(&session).as_deref(), Some("web-now-other"));
        session.act("#agreed", 0).unwrap();
        let over = format!("{}-refused-over", session.game.info().id);
        assert_eq!(key(&session), Some(over));
    }
}

/// A pause takes the board out of sight, except of whoever only watches.
#[test]
fn who_only_watches_sees_the_board_in_a_pause() {
    for mut session in every_game() {
        assert!(!session.is_out_of_sight());
        session.pause(0);
        assert!(session.is_out_of_sight());
        session.players = vec![Who::Engine(1); session.players.len()];
        assert!(!session.is_out_of_sight());
        session.covered = true;
        assert!(session.is_out_of_sight());
    }
}

/// Who points somewhere to no purpose hears what can be done instead.
#[test]
fn pointing_to_no_purpose_is_answered() {
    for mut session in every_game() {
        let Pointed::Refused(reason) = session.point("nowhere") else {
            panic!("nothing is called that");
        };
        assert_ne!(reason.key, "web-not-possible");
    }
}

/// Nobody is to move any more after a game has ended at the table, and the picture says so.
#[test]
fn a_picture_shows_that_a_game_ended_at_the_table() {
    for mut session in every_game() {
        let look = session.look(Show::PICTURE, None);
        let before = session.table.scene(&look);
        session.hint = session.table.legal().into_iter().next();
        session.act("#resign0", 0).unwrap();
        assert_eq!(session.hint, None, "nobody wants a hint any more");
        let after = session.table.scene(&look);
        assert_ne!(after.title, before.title, "{}", session.game.info().id);
        assert!(session.is_out(Seat::new(0)) && !session.is_out(Seat::new(1)));
    }
}

/// A position that is pasted where records are read is known by itself.
#[test]
fn a_position_alone_is_known() {
    for game in GAMES {
        for mode in game.info().modes {
            let table = game
                .open(&Options::parse(mode.options).unwrap(), None)
                .unwrap();
            let text = format!(" {}\n", table.position());
            let (id, told) = position(GAMES, &text).expect("it is a position");
            assert_eq!(id, game.info().id);
            let (options, place) = told.split_once(';').unwrap();
            let options = Options::parse(options).unwrap();
            assert!(game.open(&options, Some(place)).is_ok(), "{told}");
        }
    }
    assert_eq!(position(GAMES, "this is none"), None);
}

/// What people are offered first is one of the ways to play, and nothing is offered twice.
#[test]
fn every_way_to_play_is_offered_once() {
    for game in GAMES {
        let info = game.info();
        let mut offered: Vec<usize> = info.offers().map(|(n, _)| n).collect();
        assert_eq!(offered.first(), Some(&info.offered));
        offered.sort_unstable();
        assert!(offered.into_iter().eq(0..info.modes.len()));
    }
}

/// A set-up by chance is made before anybody moves, survives being put away, and cannot be taken back.
#[test]
fn set_ups_are_made_by_chance_or_by_the_engine() {
    let mut met = 0;
    for mut session in every_mode() {
        if !session.is_setting_up() {
            continue;
        }
        met += 1;
        session.set_up.by_engine = true;
        assert_eq!(session.mover(), None, "the engine sets up for everybody");
        assert!(session.engine_to_move().is_some());
        let first = session.table.legal()[0].clone();
        session.play(&first, 0).unwrap();
        assert_eq!(session.set_up.events, session.table.len());
        assert!(!session.can_undo());

        session.set_up.by_engine = false;
        session.set_up_by_chance();
        assert!(!session.is_setting_up() && !session.can_undo());
        let again = Session::resume(GAMES, &session.save(0.0)).unwrap();
        assert_eq!(again.set_up, session.set_up);
        assert_eq!(again.table.events(), session.table.events());
    }
    assert!(met >= 2);
}

/// All modes in which people have secrets from each other, with two persons, until the first hand-over.
fn covered_sessions() -> Vec<Session> {
    let mut found = Vec::new();
    for mut session in every_mode() {
        for _ in 0..60 {
            if session.covered || session.mover().is_none() {
                break;
            }
            play_any(&mut session);
            session.prepare();
        }
        if session.covered {
            found.push(session);
        }
    }
    assert!(!found.is_empty(), "some mode has secrets");
    found
}

/// Everything that a viewer is told on the page.
fn told(session: &Session) -> String {
    let viewer = session.viewer();
    let events = (0..session.table.len()).map(|n| session.table.tell(n, viewer));
    let events: Vec<_> = events.collect();
    let facts = session.table.facts(viewer);
    let scene = session.table.scene(&session.look(Show::PLAYING, None));
    format!("{events:?} {facts:?} {scene:?}")
}

/// While the device is handed over nobody sees more than somebody who only watches, and nothing can be taken back; what the
/// end has shown is not played on.
#[test]
fn nothing_is_shown_while_the_device_is_handed_over() {
    for mut session in covered_sessions() {
        assert_eq!(session.viewer(), Viewer::Spectator);
        let covered = told(&session);
        assert!(keeps_secrets(&*session.table));
        assert!(!session.can_undo());
        let events = session.table.events();
        session.undo(0);
        assert_eq!(session.table.events(), events);
        // Put away and taken up again it tells no more.
        let again = Session::resume(GAMES, &session.save(0.0)).unwrap();
        assert!(again.covered);
        assert_eq!(told(&again), covered);

        session.uncover(0);
        assert_ne!(session.viewer(), Viewer::Spectator);
        session.pause(0);
        assert_eq!(session.viewer(), Viewer::Spectator, "in a pause, too");
        session.pause(0);
        session.uncover(0);
        assert!(session.can_undo());
        session.act("#resign0", 0).unwrap();
        assert!(!keeps_secrets(&*session.table));
        assert!(!session.can_undo(), "the end has shown everything");
    }
}

/// Whoever takes back what is their own keeps the device; whoever takes back what is another's hands it over.
#[test]
fn taking_back_hands_over_where_it_must() {
    for mut session in covered_sessions() {
        session.uncover(0);
        session.undo(0);
        assert!(session.covered, "the one before is to move again");
        session.uncover(0);
        session.undo(0);
        assert!(!session.covered, "it was one's own");
    }
}

/// The engine shows nobody what it sets up for several people, and needs no hand-over for it.
#[test]
fn a_set_up_by_the_engine_stays_secret() {
    for found in covered_sessions() {
        let options = found.table.options().to_string();
        let mut session = session(found.game, &options, &|_| Who::Person);
        session.set_up.by_engine = true;
        while session.is_setting_up() {
            assert!(session.engine_to_move().is_some());
            assert_eq!(session.viewer(), Viewer::Spectator);
            play_any(&mut session);
        }
        assert!(session.covered);
    }
}

/// Two games of the same device in two tabs: the one that is behind never overwrites the other.
#[test]
fn a_tab_that_is_behind_keeps_nothing() {
    let mut first = session(GAMES[0], "", &|_| Who::Person);
    let kept = first.keep(None, 1.0).unwrap();
    let mut second = Session::resume(GAMES, &kept).unwrap();
    let legal = first.table.legal();
    second.play(&legal[0], 0).unwrap();
    let newer = second.keep(Some(&kept), 2.0).unwrap();
    assert!(newer.revision > kept.revision);
    assert_eq!(first.keep(Some(&newer), 3.0), None, "a clock that runs");
    first.play(&legal[1], 0).unwrap();
    assert_eq!(first.keep(Some(&newer), 4.0), None, "a move");
    // Whoever keeps the same again does not put the others behind.
    let again = second.keep(Some(&newer), 5.0).unwrap();
    assert_eq!(again.revision, newer.revision);
    let mut first = Session::resume(GAMES, &again).unwrap();
    assert_eq!(first.table.events(), second.table.events());
    first.pause(6);
    let paused = first.keep(Some(&again), 6.0).unwrap();
    assert!(paused.revision > again.revision && paused.paused);
    assert!(Session::resume(GAMES, &paused).unwrap().paused);
}

/// Whoever plays the computer takes back everything, also an end that has shown what the computer hid.
#[test]
fn undo_against_the_computer_always_works() {
    for game in GAMES {
        for mode in game.info().modes {
            let mut session = session(*game, mode.options, &alone);
            session.act("#resign0", 0).unwrap();
            assert!(session.can_undo(), "{} {}", game.info().id, mode.options);
            session.undo(0);
            assert_eq!(session.table.ending(), None);
        }
    }
}

/// What happened at the table is taken back alone; time that has run out is not given back.
#[test]
fn undo_takes_back_a_resignation_alone() {
    for mut session in every_game() {
        for act in ["#resign0", "#agreed"] {
            session.act(act, 0).unwrap();
            assert!(session.can_undo(), "even before the first move");
            session.undo(0);
            assert!(!session.can_undo());
        }
        play_any(&mut session);
        let events = session.table.events();
        for act in ["#resign1", "#agreed"] {
            session.act(act, 0).unwrap();
            session.undo(0);
            assert_eq!(session.table.events(), events, "{}", session.game.info().id);
        }
        session.act("#time1", 0).unwrap();
        assert!(!session.can_undo());
    }
}

/// An order that somebody has begun is kept until it is done, and nothing else is taken meanwhile.
#[test]
fn a_plan_is_kept() {
    let mut met = 0;
    for mut session in every_mode() {
        let order = |session: &Session| -> Vec<String> {
            let things = session.arrangement().into_iter();
            things.map(|(text, _)| text).collect()
        };
        let mut plan = order(&session);
        if plan.is_empty() {
            continue;
        }
        met += 1;
        plan.reverse();
        session.plan.clone_from(&plan);
        assert_eq!(order(&session), plan);
        let target = session.next()[0].clone();
        let refused = session.point(target.name());
        assert!(matches!(refused, Pointed::Refused(_)), "{refused:?}");
        let mut again = Session::resume(GAMES, &session.save(0.0)).unwrap();
        assert!(again.covered, "who reloads may be another");
        again.uncover(0);
        assert_eq!(order(&again), plan);
        // One that is laid otherwise leaves the rest as it is.
        again.play(&plan[3], 0).unwrap();
        plan.remove(3);
        assert_eq!(order(&again), plan);
        for text in plan {
            again.play(&text, 0).unwrap();
        }
        assert!(again.covered && again.plan.is_empty());
    }
    assert!(met > 0, "something is planned");
}

/// The set-up before a game is no move, whoever makes it.
#[test]
fn set_ups_are_not_counted_as_moves() {
    for mut session in every_mode() {
        session.set_up_by_chance();
        session.advance(0);
        session.uncover(0);
        assert_eq!(moves_made(&*session.table), 0, "{}", session.game.info().id);
        play_any(&mut session);
        assert_eq!(moves_made(&*session.table), 1, "{}", session.game.info().id);
    }
}

/// A game that came to its own end can be taken back against the engine: there was nothing left to hide.
#[test]
fn the_last_move_can_be_taken_back() {
    for found in covered_sessions() {
        let options = found.table.options();
        let mut session = session(found.game, &options.to_string(), &alone);
        while let Some(text) = session.table.legal().first().cloned() {
            session.play(&text, 0).unwrap();
        }
        assert!(session.table.ending().is_some());
        assert!(session.can_undo());
    }
}
