use std::{
    fmt::Write as _,
    io::{self, BufRead, IsTerminal as _, Write as _},
    path::{Path, PathBuf},
};

use quartet_game::{Seat, Turn, Viewer};
use quartet_host::Reviewed;

use super::{
    Colour, House, Stopwatch, fresh_file,
    player::Player,
    session::Session,
    setup::{Choice, Setup},
    teller::sentence,
    thinking_time,
    worker::{Answer, Question, Why, Worker},
};
use crate::output;

/// Plays in plain lines.
pub(super) fn run(mut house: House, session: Option<Session>) -> anyhow::Result<()> {
    let session = match session {
        Some(session) => session,
        None => match choose(&mut house)? {
            Some(session) => session,
            None => return Ok(()),
        },
    };
    let mut lines = Lines {
        worker: Worker::new(session.game()),
        viewer: None,
        watch: Stopwatch::start(),
        house,
        session,
    };
    lines.play()
}

/// A game in plain lines.
struct Lines {
    house: House,
    session: Session,
    worker: Worker,
    /// The person who looked last.
    viewer: Option<Seat>,
    watch: Stopwatch,
}

/// What is done after a line.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Then {
    /// The board is shown again.
    Show,
    /// Another line is asked for.
    Ask,
    /// That was all.
    End,
}

impl Lines {
    fn play(&mut self) -> anyhow::Result<()> {
        self.session.go_on(self.watch.now());
        self.autosave()?;
        let mut show = Then::Show;
        loop {
            if let Some((seat, Player::Level(_))) = self.session.to_move() {
                self.computer_moves(seat)?;
                show = Then::Show;
                continue;
            }
            if !self.hand_over()? {
                break;
            }
            if show == Then::Show {
                self.show()?;
            }
            let Some(line) = self.ask()? else {
                break;
            };
            if self.session.tick(self.watch.now()) {
                self.autosave()?;
                show = Then::Show;
                continue;
            }
            show = self.obey(line.trim())?;
            if show == Then::End {
                break;
            }
        }
        self.worker.stop();
        if let Some(file) = &self.house.save {
            let file = file.display().to_string();
            self.print(&self.house.teller.with("play-saved", "file", &file))?;
        }
        Ok(())
    }

    fn viewer(&self) -> Viewer {
        self.session.viewer(self.viewer)
    }

    fn print(&self, text: &str) -> anyhow::Result<()> {
        output::print(&format!("{text}\n"))
    }

    /// If the next person may see what the last one may not: gives them time to change places. `false` if nobody is there.
    fn hand_over(&mut self) -> anyhow::Result<bool> {
        let Viewer::Seat(next) = self.viewer() else {
            return Ok(true);
        };
        let before = self.viewer.replace(next);
        if !before.is_some_and(|before| self.session.is_secret_between(before, next)) {
            return Ok(true);
        }
        self.session.pause(self.watch.now());
        if io::stdout().is_terminal() {
            // What the other one saw is pushed off the screen.
            self.print(&"\n".repeat(100))?;
        }
        let name = self.house.teller.seat(self.session.table(), next);
        self.print(&self.house.teller.with("play-hand-over", "who", &name))?;
        let read = read_line()?.is_some();
        self.session.go_on(self.watch.now());
        Ok(read)
    }

    /// The board, what stands beside it, and whose turn it is.
    fn show(&self) -> anyhow::Result<()> {
        let (table, teller) = (self.session.table(), &self.house.teller);
        let viewer = self.viewer();
        let board = table.board(viewer);
        let mut out = String::from("\n");
        match self.house.colour {
            Colour::On => out += &output::coloured(&board),
            Colour::Off => out += &board.to_string(),
        }
        out.push('\n');
        let facts = teller.facts(table, viewer);
        for number in 0..table.seats() {
            let seat = Seat::new(number);
            let own = facts.iter().filter(|fact| fact.seat == Some(seat));
            let own: Vec<String> = own.map(|f| format!("{} {}", f.label, f.value)).collect();
            let (name, player) = (teller.seat(table, seat), self.session.player(seat));
            let _ = write!(out, "{name} ({})", teller.player(player));
            if self.session.clock().control() != quartet_host::TimeControl::Untimed {
                let face = self.session.clock().face(seat, self.watch.now());
                let _ = write!(out, " {face}");
            }
            let _ = writeln!(out, ": {}", own.join("; "));
        }
        for fact in facts.iter().filter(|fact| fact.seat.is_none()) {
            let _ = writeln!(out, "{}: {}", fact.label, fact.value);
        }
        out.push_str(&sentence(&teller.status(&self.session)));
        self.print(&out)
    }

    /// The next line; `None` at the end of the input.
    fn ask(&self) -> anyhow::Result<Option<String>> {
        output::print("> ")?;
        let line = read_line()?;
        // Without a terminal nobody ends the line of the prompt.
        if line.is_none() || !io::stdin().is_terminal() {
            output::print("\n")?;
        }
        Ok(line)
    }

    fn computer_moves(&mut self, seat: Seat) -> anyhow::Result<()> {
        let Player::Level(level) = self.session.player(seat) else {
            return Ok(());
        };
        let time = thinking_time(&self.session, self.house.level_time, self.watch.now());
        self.worker.ask(Question::Move {
            table: self.session.table().duplicate(),
            level,
            time,
            seed: self.session.seed(),
        });
        let played = match self.worker.wait() {
            Some(Answer::Move(Some(text))) => self.play_move(&text)?,
            _ => false,
        };
        anyhow::ensure!(played, "the computer has no move");
        Ok(())
    }

    /// Plays a move and says what it does; if it is refused, why.
    fn play_move(&mut self, text: &str) -> anyhow::Result<bool> {
        let before = self.session.table().len();
        if let Err(refusal) = self.session.play(text, self.watch.now()) {
            let words = self.house.teller.refusal(self.session.table(), &refusal);
            self.print(&words)?;
            return Ok(false);
        }
        self.autosave()?;
        for index in before..self.session.table().len() {
            self.tell(index)?;
        }
        Ok(true)
    }

    fn tell(&self, index: usize) -> anyhow::Result<()> {
        let table = self.session.table();
        let told = self.house.teller.event(table, index, self.viewer());
        let views = table.events_for(self.viewer());
        let text = match views.get(index) {
            Some(quartet_game::EventView::Shown(text)) => format!(" {text}"),
            _ => String::new(),
        };
        self.print(&format!("{}.{text}  {told}", index + 1))
    }

    fn obey(&mut self, line: &str) -> anyhow::Result<Then> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match word {
            "" => return Ok(Then::Ask),
            "help" | "?" => {
                self.print(&self.house.teller.word("play-help-lines"))?;
                return Ok(Then::Ask);
            }
            "quit" => return Ok(Then::End),
            "moves" => {
                for index in 0..self.session.table().len() {
                    self.tell(index)?;
                }
                return Ok(Then::Ask);
            }
            "board" => {}
            "undo" => {
                let done = self.session.undo(self.watch.now());
                self.autosave()?;
                let key = if done {
                    "play-undone"
                } else {
                    "play-nothing-to-undo"
                };
                self.print(&self.house.teller.word(key))?;
            }
            "save" => {
                self.save(rest.trim())?;
                return Ok(Then::Ask);
            }
            "record" => {
                self.print(&self.session.record().to_string())?;
                return Ok(Then::Ask);
            }
            "review" if self.session.is_over() => {
                self.review()?;
                return Ok(Then::Ask);
            }
            "hint" | "draw" | "resign" if self.session.is_over() => {
                let ending = self.house.teller.ending(self.session.table());
                self.print(&ending)?;
                return Ok(Then::Ask);
            }
            "hint" => {
                self.advise(Why::Hint)?;
                return Ok(Then::Ask);
            }
            "draw" => return self.offer_draw(),
            "resign" => {
                if let Turn::Seat(seat) = self.session.table().turn() {
                    self.session.resign(seat, self.watch.now());
                    self.autosave()?;
                }
            }
            _ => {
                if !self.play_move(line)? {
                    return Ok(Then::Ask);
                }
            }
        }
        Ok(Then::Show)
    }

    fn advise(&mut self, why: Why) -> anyhow::Result<Option<quartet_host::Thought>> {
        self.worker.ask(Question::Advice {
            table: self.session.table().duplicate(),
            time: self.house.level_time,
            why,
        });
        let Some(Answer::Advice(_, thought)) = self.worker.wait() else {
            return Ok(None);
        };
        if why == Why::Hint {
            self.print(&self.house.teller.hint(&thought))?;
        }
        Ok(Some(thought))
    }

    fn offer_draw(&mut self) -> anyhow::Result<Then> {
        let Some((offers, _)) = self.session.to_move() else {
            return Ok(Then::Ask);
        };
        let active = self.session.table().active();
        let others: Vec<Seat> = active.iter().filter(|seat| *seat != offers).collect();
        let computer = |seat: &Seat| !self.session.player(*seat).is_person();
        let mut agreed = true;
        if others.iter().any(computer) {
            let thought = self.advise(Why::Draw)?;
            agreed = thought.is_some_and(|thought| Session::takes_draw(&thought));
        }
        for seat in others {
            if agreed && self.session.player(seat).is_person() {
                let name = self.house.teller.seat(self.session.table(), seat);
                self.print(&self.house.teller.with("play-draw-question", "who", &name))?;
                let answer = self.ask()?.unwrap_or_default();
                agreed = self.is_yes(&answer);
            }
        }
        if agreed {
            self.session.agree(self.watch.now());
            self.autosave()?;
            return Ok(Then::Show);
        }
        self.print(&self.house.teller.word("play-draw-declined"))?;
        Ok(Then::Ask)
    }

    fn is_yes(&self, answer: &str) -> bool {
        let answer = answer.trim().to_lowercase();
        let yes = self.house.teller.word("play-yes").to_lowercase();
        !answer.is_empty() && (yes.starts_with(&answer) || "yes".starts_with(&answer))
    }

    fn autosave(&self) -> anyhow::Result<()> {
        match &self.house.save {
            Some(file) => self.session.save(file),
            None => Ok(()),
        }
    }

    fn save(&self, name: &str) -> anyhow::Result<()> {
        let file = match (name, &self.house.save) {
            ("", Some(file)) => file.clone(),
            ("", None) => fresh_file(&self.session),
            (name, _) => PathBuf::from(name),
        };
        let teller = &self.house.teller;
        let said = match self.session.save(Path::new(&file)) {
            Ok(()) => teller.with("play-saved", "file", &file.display().to_string()),
            Err(error) => teller.with("play-not-saved", "why", &format!("{error:#}")),
        };
        self.print(&said)
    }

    fn review(&mut self) -> anyhow::Result<()> {
        let mut table = self.session.table().duplicate();
        let events = table.events();
        while table.undo().is_some() {}
        self.worker.ask(Question::Review {
            table,
            events,
            time: self.house.level_time / 4,
        });
        let mut moves: Vec<Reviewed> = Vec::new();
        while let Some(answer) = self.worker.wait() {
            let Answer::Reviewed(reviewed) = answer else {
                break;
            };
            let words = self.house.teller.reviewed(&reviewed);
            let (number, text) = (reviewed.event + 1, &reviewed.played);
            self.print(&format!("{number}. {text}  {words}"))?;
            moves.push(*reviewed);
        }
        for number in 0..self.session.table().seats() {
            let seat = Seat::new(number);
            if let Some(accuracy) = quartet_host::accuracy(&moves, seat) {
                let name = self.house.teller.seat(self.session.table(), seat);
                let label = self.house.teller.word("play-review-accuracy");
                self.print(&format!("{name}: {label} {accuracy:.0} %"))?;
            }
        }
        Ok(())
    }
}

/// Asks which game is to be played; `None` if the input ends.
fn choose(house: &mut House) -> anyhow::Result<Option<Session>> {
    let mut setup = Setup::new(house.registry);
    for choice in Choice::ALL {
        if !setup.matters(choice) {
            continue;
        }
        let values = setup.values(choice, &house.teller);
        let mut out = format!("{}\n", Setup::label(choice, &house.teller));
        for (n, value) in (1..).zip(&values) {
            let mark = if n == setup.chosen(choice) + 1 {
                '*'
            } else {
                ' '
            };
            let _ = writeln!(out, "{mark}{n:>3}  {value}");
        }
        output::print(&out)?;
        loop {
            output::print("> ")?;
            let Some(line) = read_line()? else {
                output::print("\n")?;
                return Ok(None);
            };
            let line = line.trim();
            let named = values.iter().position(|v| v.eq_ignore_ascii_case(line));
            let numbered = line.parse::<usize>().ok();
            let numbered = numbered.filter(|n| (1..=values.len()).contains(n));
            match named.or(numbered.map(|n| n - 1)) {
                Some(value) => setup.choose(choice, value),
                None if line.is_empty() => {}
                None => {
                    let most = values.len().to_string();
                    let words = house.teller.with("play-menu-number", "most", &most);
                    output::print(&format!("{words}\n"))?;
                    continue;
                }
            }
            break;
        }
    }
    setup.open((house.seed)()).map(Some)
}

/// A line of the standard input; `None` at its end.
fn read_line() -> anyhow::Result<Option<String>> {
    io::stdout().flush()?;
    let mut bytes = Vec::new();
    let count = io::stdin().lock().read_until(b'\n', &mut bytes)?;
    Ok((count > 0).then(|| String::from_utf8_lossy(&bytes).into_owned()))
}
