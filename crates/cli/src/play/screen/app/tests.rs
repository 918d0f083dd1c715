use std::{fs, path::PathBuf, time::Duration};

use quartet_game::Options;
use quartet_games::GAMES;
use quartet_host::{TimeControl, find};
use quartet_scene::Language;
use ratatui::{
    Terminal,
    backend::TestBackend,
    crossterm::event::{KeyCode, KeyEvent, KeyModifiers, MouseEvent},
};

use super::*;
use crate::{
    play::{Colour, Player, Teller},
    words,
};

// Nothing outside of the games names one: they are found by their place in the registry.
fn abalone() -> &'static str {
    GAMES[0].info().id
}

fn kulami() -> &'static str {
    GAMES[1].info().id
}

fn stratopolis() -> &'static str {
    GAMES[3].info().id
}

fn house(language: Language) -> House {
    House {
        registry: GAMES,
        teller: Teller::new(words::of(GAMES, Some(language))),
        level_time: Duration::from_millis(200),
        save: None,
        colour: Colour::Off,
        seed: Box::new(|| 1),
    }
}

fn session(id: &str, options: &str, seats: &str, clock: &str) -> Session {
    let players: Vec<Player> = seats.split(',').map(|s| s.parse().unwrap()).collect();
    let control: TimeControl = clock.parse().unwrap();
    let options = Options::parse(options).unwrap();
    Session::open(find(GAMES, id).unwrap(), &options, &players, control, 1).unwrap()
}

fn app(id: &str, options: &str, seats: &str) -> App {
    let session = session(id, options, seats, "10m");
    App::new(house(Language::En), Some(session), 0)
}

fn picture(app: &mut App, width: u16, height: u16) -> String {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
    terminal.draw(|frame| app.draw(frame, 0)).unwrap();
    let buffer = terminal.backend().buffer().clone();
    let mut text = String::new();
    for y in 0..height {
        let line: String = (0..width).map(|x| buffer[(x, y)].symbol()).collect();
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text
}

/// With a folder in `SCREENS` the screen is written there, to be looked at.
fn keep(name: &str, screen: &str) {
    if let Some(folder) = std::env::var_os("SCREENS") {
        fs::write(PathBuf::from(folder).join(format!("{name}.txt")), screen).unwrap();
    }
}

fn press(app: &mut App, code: KeyCode) {
    app.handle(&Event::Key(KeyEvent::from(code)), 0);
}

fn write(app: &mut App, text: &str) {
    for letter in text.chars() {
        press(app, KeyCode::Char(letter));
    }
    press(app, KeyCode::Enter);
}

fn desk(app: &App) -> &super::Desk {
    match &app.stage {
        Stage::Desk(desk) => desk,
        Stage::Menu(_) => panic!("the menu is shown"),
    }
}

/// Every way to play in the middle of a game, in a small and in a large window.
#[test]
fn screens_in_the_middle_of_a_game() {
    for game in GAMES {
        for (n, mode) in game.info().modes.iter().enumerate() {
            let id = game.info().id;
            let mut app = app(id, mode.options, "you,you");
            let mut dice = quartet_game::Dice::new(3);
            for _ in 0..14 {
                let Stage::Desk(desk) = &mut app.stage else {
                    unreachable!()
                };
                let legal = desk.session.table().legal();
                if let Some(text) = dice.pick(&legal) {
                    desk.play(text, &app.house, 0);
                }
                if desk.hand_over.is_some() {
                    desk.take_over(&app.house, 0);
                }
            }
            for (width, height) in [(80, 24), (200, 60)] {
                let screen = picture(&mut app, width, height);
                assert!(screen.contains(game.info().name));
                assert!(width == 80 || screen.contains("Moves"), "{screen}");
                keep(&format!("{id}-{n}-{width}x{height}"), &screen);
            }
        }
    }
}

/// The first screen of every game, as people see it in a small window without colours.
#[test]
fn first_screens() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/screens");
    let mut screens = vec![("menu".to_owned(), App::new(house(Language::En), None, 0))];
    for game in GAMES {
        let id = game.info().id;
        screens.push((id.to_owned(), app(id, "", "you,level3")));
    }
    for (name, mut app) in screens {
        let file = folder.join(format!("{name}.txt"));
        let now = picture(&mut app, 80, 24);
        if std::env::var_os("UPDATE").is_some() {
            fs::create_dir_all(&folder).unwrap();
            fs::write(&file, &now).unwrap();
        }
        let then = fs::read_to_string(&file).unwrap_or_default();
        assert_eq!(now, then, "{name}: look at it, then `cargo xtask generate`");
    }
}

#[test]
fn every_size_and_language_can_be_drawn() {
    for language in Language::ALL {
        for game in GAMES {
            let session = session(game.info().id, "", "you,you", "5m/3x30s");
            let mut app = App::new(house(language), Some(session), 0);
            for (width, height) in [(1, 1), (20, 5), (40, 12), (80, 24), (200, 60)] {
                picture(&mut app, width, height);
            }
            let small = picture(&mut app, 80, 24);
            let keys = small.lines().last().unwrap();
            assert!(keys.contains(" q "), "the keys fit: {keys}");
            keep(&format!("{}-{}", language.code(), game.info().id), &small);
            press(&mut app, KeyCode::Char('?'));
            let help = picture(&mut app, 80, 24);
            keep(&format!("{}-help", language.code()), &help);
            assert!(help.contains("~ ~"), "the help fits: {help}");
        }
    }
}

#[test]
fn the_menu_leads_to_a_game() {
    let mut app = App::new(house(Language::En), None, 0);
    for code in [KeyCode::Right, KeyCode::Down, KeyCode::Right, KeyCode::Down] {
        press(&mut app, code);
    }
    // Two people.
    press(&mut app, KeyCode::Right);
    press(&mut app, KeyCode::Right);
    press(&mut app, KeyCode::Enter);
    let desk = desk(&app);
    assert_eq!(desk.session.table().info().id, kulami());
    assert_eq!(desk.session.table().options().get("area"), Some("on"));
    assert!(desk.session.players().iter().all(|p| p.is_person()));
}

/// Arrow keys, Enter and Esc; then the list.
#[test]
fn a_move_is_pointed_out() {
    let mut app = app(abalone(), "", "you,you");
    write(&mut app, ":c3");
    assert!(!desk(&app).message.is_empty(), "c3 alone is no move");
    assert!(desk(&app).session.table().is_empty());
    assert_eq!(desk(&app).cursor, "d4");
    for code in [KeyCode::Down, KeyCode::Right, KeyCode::Left] {
        press(&mut app, code);
    }
    assert_eq!(desk(&app).cursor, "c3");
    press(&mut app, KeyCode::Enter);
    assert_eq!(desk(&app).seen.path.len(), 1);
    let screen = picture(&mut app, 80, 24);
    keep("picked", &screen);
    assert!(screen.contains(">@<"));
    press(&mut app, KeyCode::Esc);
    assert_eq!(desk(&app).seen.path.len(), 0);
    press(&mut app, KeyCode::Char(' '));
    press(&mut app, KeyCode::Char('1'));
    assert_eq!(desk(&app).session.table().len(), 1);
}

/// A whole game by Enter alone: every target that may be pointed at leads to a move.
#[test]
fn every_game_is_played_by_pointing() {
    for game in GAMES {
        for mode in game.info().modes {
            let mut app = app(game.info().id, mode.options, "you,you");
            let mut dice = quartet_game::Dice::new(5);
            for _ in 0..60 {
                let Stage::Desk(desk) = &mut app.stage else {
                    unreachable!()
                };
                if desk.session.is_over() {
                    break;
                }
                if desk.hand_over.is_some() {
                    press(&mut app, KeyCode::Enter);
                    continue;
                }
                let spots: Vec<String> = desk.seen.next.iter().cloned().collect();
                let items: Vec<usize> = (0..desk.seen.items.len()).collect();
                let on_board = !spots.is_empty() && (items.is_empty() || dice.below(2) == 0);
                if on_board {
                    desk.hover(dice.pick(&spots).unwrap());
                    press(&mut app, KeyCode::Enter);
                } else {
                    let item = *dice.pick(&items).unwrap();
                    desk.pick_item(item, &app.house, 0);
                }
            }
            assert!(desk(&app).session.table().len() > 10, "{}", mode.name);
            picture(&mut app, 80, 24);
        }
    }
}

#[test]
fn a_click_is_as_good_as_enter() {
    let mut app = app(kulami(), "", "you,you");
    picture(&mut app, 80, 24);
    let found = |(_, hit): &&(Rect, Hit)| *hit == Hit::Spot("d4".to_owned());
    let (area, _) = app.hits.iter().find(found).unwrap();
    let click = MouseEvent {
        kind: MouseEventKind::Down(MouseButton::Left),
        column: area.x + 1,
        row: area.y,
        modifiers: KeyModifiers::NONE,
    };
    app.handle(&Event::Mouse(click), 0);
    assert_eq!(desk(&app).session.table().event(0).as_deref(), Some("d4"));
    assert!(picture(&mut app, 80, 24).contains(">R<"));
}

/// In Kulami `d` is a column and a command: it waits for what follows.
#[test]
fn letters_of_moves_wait_for_enter() {
    let mut app = app(kulami(), "", "you,you");
    write(&mut app, "d4");
    assert_eq!(desk(&app).session.table().len(), 1);
    press(&mut app, KeyCode::Char('d'));
    assert_eq!(desk(&app).question, None);
    press(&mut app, KeyCode::Enter);
    assert!(desk(&app).question.is_some(), "a draw is offered");
    press(&mut app, KeyCode::Char('y'));
    assert!(desk(&app).session.is_over());
}

#[test]
fn questions_are_asked_before_something_is_lost() {
    let mut app = app(kulami(), "", "you,you");
    write(&mut app, "d4");
    press(&mut app, KeyCode::Char('q'));
    assert!(!app.is_done());
    let screen = picture(&mut app, 80, 24);
    keep("question", &screen);
    assert!(screen.contains("not saved"));
    press(&mut app, KeyCode::Esc);
    press(&mut app, KeyCode::Char('r'));
    press(&mut app, KeyCode::Char('y'));
    assert!(desk(&app).session.is_over());
    press(&mut app, KeyCode::Char('u'));
    assert!(!desk(&app).session.is_over());
    press(&mut app, KeyCode::Char('q'));
    press(&mut app, KeyCode::Enter);
    assert!(app.is_done());
}

/// Planned piles are arranged in secret: the screen in between shows nothing of them.
#[test]
fn the_keyboard_is_passed_where_something_is_secret() {
    let mut app = app(stratopolis(), "piles=planned", "you,you");
    let mut passed = 0;
    for _ in 0..60 {
        if desk(&app).hand_over.is_some() {
            let screen = picture(&mut app, 80, 24);
            assert!(screen.contains("Pass the keyboard"), "{screen}");
            assert!(!screen.contains("piece"), "{screen}");
            keep("hand-over", &screen);
            passed += 1;
        }
        press(&mut app, KeyCode::Enter);
    }
    assert!(passed >= 1);
}

#[test]
fn the_clock_runs_out_on_the_screen() {
    let session = session(kulami(), "", "you,you", "10s");
    let mut app = App::new(house(Language::En), Some(session), 0);
    app.tick(9999);
    assert!(!desk(&app).session.is_over());
    app.tick(10_000);
    assert!(
        desk(&app)
            .message
            .starts_with("Black wins. Time has run out.")
    );
}

#[test]
fn a_finished_game_is_looked_at() {
    let mut app = app(kulami(), "", "you,you");
    press(&mut app, KeyCode::Char('v'));
    assert!(desk(&app).review.is_none());
    write(&mut app, "d4");
    let reply = desk(&app).session.table().legal()[0].clone();
    write(&mut app, &reply);
    press(&mut app, KeyCode::Char('r'));
    press(&mut app, KeyCode::Char('y'));
    press(&mut app, KeyCode::Char('v'));
    for _ in 0..1000 {
        app.tick(0);
        if desk(&app).review.as_ref().unwrap().is_done {
            break;
        }
        std::thread::sleep(Duration::from_millis(10));
    }
    let screen = picture(&mut app, 80, 24);
    assert!(screen.contains("Accuracy"), "{screen}");
    keep("review", &screen);
    press(&mut app, KeyCode::Left);
    press(&mut app, KeyCode::Left);
    press(&mut app, KeyCode::Char('t'));
    let session = &desk(&app).session;
    assert_eq!((session.table().len(), session.is_over()), (0, false));
}
