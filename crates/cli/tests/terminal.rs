//! The program on a terminal, driven as a person would: keys go in, the screen is read.

use std::{
    io::{Read as _, Write},
    sync::{Arc, Mutex},
    thread,
    time::Duration,
};

use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};
use quartet_game::{Dice, Options};
use quartet_games::GAMES;
use quartet_host::{Record, find, record::Dialect};

/// A program on a terminal.
struct Person {
    child: Box<dyn Child + Send + Sync>,
    terminal: Box<dyn MasterPty + Send>,
    keyboard: Box<dyn Write + Send>,
    seen: Arc<Mutex<Seen>>,
}

/// What has come out of the program.
struct Seen {
    screen: vt100::Parser,
    bytes: Vec<u8>,
}

/// How often somebody looks whether the screen shows what is awaited. Nothing is asserted about how long it takes; whoever
/// waits in vain fails with the screen.
const LOOKS: u32 = 3000;
const BETWEEN: Duration = Duration::from_millis(10);

impl Person {
    fn sits_down(arguments: &[&str]) -> Self {
        let size = PtySize {
            rows: 24,
            cols: 80,
            ..PtySize::default()
        };
        let pair = native_pty_system().openpty(size).unwrap();
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_quartet"));
        command.args(["play"]);
        command.args(arguments);
        command.env("TERM", "xterm-256color");
        command.env("LC_ALL", "C");
        command.cwd(std::env::temp_dir());
        let child = pair.slave.spawn_command(command).unwrap();
        drop(pair.slave);
        let seen = Arc::new(Mutex::new(Seen {
            screen: vt100::Parser::new(24, 80, 0),
            bytes: Vec::new(),
        }));
        let mut output = pair.master.try_clone_reader().unwrap();
        let eyes = Arc::clone(&seen);
        thread::spawn(move || {
            let mut buffer = [0; 4096];
            // The end of the program ends the terminal, on some systems with an error.
            while let Ok(count @ 1..) = output.read(&mut buffer) {
                let mut seen = eyes.lock().unwrap();
                seen.screen.process(&buffer[..count]);
                seen.bytes.extend_from_slice(&buffer[..count]);
            }
        });
        Self {
            child,
            keyboard: pair.master.take_writer().unwrap(),
            terminal: pair.master,
            seen,
        }
    }

    fn types(&mut self, keys: &str) {
        self.keyboard.write_all(keys.as_bytes()).unwrap();
        self.keyboard.flush().unwrap();
    }

    fn screen(&self) -> String {
        self.seen.lock().unwrap().screen.screen().contents()
    }

    fn awaits(&self, what: &str, is_there: impl Fn(&str) -> bool) -> String {
        for _ in 0..LOOKS {
            let screen = self.screen();
            if is_there(&screen) {
                return screen;
            }
            thread::sleep(BETWEEN);
        }
        panic!("{what} does not come up:\n{}", self.screen());
    }

    fn sees(&self, text: &str) -> String {
        self.awaits(text, |screen| screen.contains(text))
    }

    fn resizes(&mut self, rows: u16, cols: u16) {
        let size = PtySize {
            rows,
            cols,
            ..PtySize::default()
        };
        let mut seen = self.seen.lock().unwrap();
        seen.screen.screen_mut().set_size(rows, cols);
        self.terminal.resize(size).unwrap();
    }

    /// Waits for the end of the program; returns its exit code.
    fn leaves(&mut self) -> u32 {
        for _ in 0..LOOKS {
            if let Some(status) = self.child.try_wait().unwrap() {
                return status.exit_code();
            }
            thread::sleep(BETWEEN);
        }
        panic!("the program does not end:\n{}", self.screen());
    }

    /// The terminal is as it was before: the other screen is left, the mouse is free, the cursor is seen.
    fn finds_the_terminal_restored(&self) {
        let what = ["\x1b[?1049l", "\x1b[?1000l", "\x1b[?25h"];
        for _ in 0..LOOKS {
            let bytes = self.seen.lock().unwrap().bytes.clone();
            let text = String::from_utf8_lossy(&bytes).into_owned();
            let last = |code: &str| text.rfind(code);
            let entered = last("\x1b[?1049h").expect("the screen was taken");
            if what.iter().all(|code| last(code) > Some(entered)) {
                return;
            }
            thread::sleep(BETWEEN);
        }
        panic!("the terminal is not restored");
    }
}

impl Drop for Person {
    fn drop(&mut self) {
        let _ = self.child.kill();
    }
}

/// Plays some legal move on every turn until the game is over, against level 1.
fn plays_a_whole_game(id: &str, options: &str) {
    let file = std::env::temp_dir().join(format!("quartet-{}-{id}.qrec", std::process::id()));
    let path = file.to_str().unwrap();
    let mut person = Person::sits_down(&[
        id,
        "-o",
        options,
        "--seats",
        "you,level1",
        "--seed",
        "5",
        "--save",
        path,
        "--level-time",
        "50",
    ]);
    let game = find(GAMES, id).unwrap();
    let name = game.info().name;
    person.sees(name);
    let seats = game
        .open(&Options::parse(options).unwrap(), None)
        .unwrap()
        .seats();
    assert!(seats >= 2);
    let mut dice = Dice::new(1);
    let (mut known, mut moves) = (usize::MAX, 0);
    let over = |screen: &str| screen.contains(" wins.") || screen.contains("A draw.");
    // Playing without a plan may take very long; then somebody gives up.
    for _ in 0..LOOKS * 10 {
        if over(&person.screen()) || moves == 150 {
            break;
        }
        // What has happened so far stands in the file, which is written after every move.
        let Ok(text) = std::fs::read_to_string(&file) else {
            thread::sleep(BETWEEN);
            continue;
        };
        let mut records = quartet_host::record::Reader::new(text.as_bytes(), Dialect::Native);
        let table = records.next().unwrap().unwrap().replay(GAMES).unwrap();
        let mine = table.turn().seat().is_some_and(|seat| seat.number() == 0);
        if !mine || table.len() == known {
            thread::sleep(Duration::from_millis(2));
            continue;
        }
        known = table.len();
        moves += 1;
        let legal = table.legal();
        let text = dice.pick(&legal).unwrap();
        person.types(&format!(":{text}\r"));
    }
    if !over(&person.screen()) {
        for _ in 0..LOOKS {
            if person.screen().contains("give up?") {
                break;
            }
            // Nothing happens as long as it is the turn of the computer.
            person.types("r");
            thread::sleep(Duration::from_millis(100));
        }
        person.types("y");
    }
    person.awaits("the end", over);
    person.types("q");
    assert_eq!(person.leaves(), 0);
    person.finds_the_terminal_restored();
    let text = std::fs::read_to_string(&file).unwrap();
    std::fs::remove_file(&file).unwrap();
    let mut records = quartet_host::record::Reader::new(text.as_bytes(), Dialect::Native);
    let record: Record = records.next().unwrap().unwrap();
    assert!(record.replay(GAMES).unwrap().ending().is_some());
    assert_eq!(record.tag("Seat1"), Some("level1"));
}

#[test]
fn a_game_of_the_first() {
    // The shortest way to play it.
    let info = GAMES[0].info();
    let mode = info.modes.last().unwrap();
    plays_a_whole_game(info.id, mode.options);
}

#[test]
fn a_game_of_the_second() {
    plays_a_whole_game(GAMES[1].info().id, "");
}

#[test]
fn a_game_of_the_third() {
    plays_a_whole_game(GAMES[2].info().id, "");
}

#[test]
fn a_game_of_the_fourth() {
    plays_a_whole_game(GAMES[3].info().id, "");
}

#[test]
fn the_menu_by_keys() {
    let mut person = Person::sits_down(&["--seed", "1"]);
    person.sees("Quartet");
    // The next game, then begin.
    person.types("\x1b[C");
    person.sees(&format!("< {} >", GAMES[1].info().name));
    person.types("\r");
    person.sees(&format!("{} ·", GAMES[1].info().name));
    person.types("q");
    assert_eq!(person.leaves(), 0);
    person.finds_the_terminal_restored();
}

#[test]
fn resizes_and_bad_keys_do_no_harm() {
    let mut person = Person::sits_down(&[GAMES[1].info().id, "--seats", "you,you", "--seed", "1"]);
    person.sees("Arrow keys");
    person.resizes(60, 200);
    person.awaits("a larger board", |screen| {
        screen.lines().any(|line| line.chars().count() > 140)
    });
    person.resizes(10, 30);
    person.sees("too small");
    person.resizes(24, 80);
    person.sees("? help");
    // Keys that mean nothing, unknown sequences, half of a letter, control characters.
    person.types("\x1b[99~\x1b[Z\x1bOP\x01\x02\x07\x7f&%$");
    person.types("\x1b");
    person.awaits("an empty line", |screen| screen.contains("? help"));
    person.types("zz9\r");
    person.sees("That is not a move");
    person.types("\x1b[A\x1b[B\x1b[C\x1b[D\r");
    person.sees("1.");
    person.types("q");
    person.sees("Leave it?");
    person.types("n");
    person.types("u");
    person.types("q");
    assert_eq!(person.leaves(), 0);
    person.finds_the_terminal_restored();
}

#[test]
fn control_c_leaves() {
    let mut person = Person::sits_down(&[GAMES[0].info().id]);
    person.sees("Arrow keys");
    person.types("\x03");
    assert_eq!(person.leaves(), 0);
    person.finds_the_terminal_restored();
}

#[cfg(unix)]
#[test]
fn a_killed_program_puts_the_terminal_back() {
    for signal in ["TERM", "HUP"] {
        let seats = "level10,level10";
        let mut person = Person::sits_down(&[
            GAMES[0].info().id,
            "--seats",
            seats,
            "--level-time",
            "60000",
        ]);
        person.sees("thinking");
        let id = person.child.process_id().unwrap().to_string();
        let killed = std::process::Command::new("kill")
            .args(["-s", signal, &id])
            .status();
        assert!(killed.unwrap().success());
        person.leaves();
        person.finds_the_terminal_restored();
    }
}

#[test]
fn plain_lines_on_a_terminal() {
    let mut person = Person::sits_down(&[GAMES[1].info().id, "--plain", "--seats", "you,you"]);
    person.sees("> ");
    person.types("help\n");
    person.sees("offer a draw");
    person.types("quit\n");
    assert_eq!(person.leaves(), 0);
    let bytes = person.seen.lock().unwrap().bytes.clone();
    assert!(!String::from_utf8_lossy(&bytes).contains("\x1b[?1049h"));
}
