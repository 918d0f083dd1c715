//! What the keys do.

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use super::{
    app::{App, Stage},
    desk::{Asked, Choices, Desk, Leave},
    grid::Way,
};

/// The letters that are commands in a game.
const COMMANDS: &str = "uhdrsnqtTv?";

impl App {
    pub(super) fn key(&mut self, key: KeyEvent, now: u64) {
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            // What every program in a terminal does, without questions.
            if matches!(key.code, KeyCode::Char('c' | 'C')) {
                self.leave();
            }
            return;
        }
        if self.help {
            self.help = false;
            return;
        }
        match &self.stage {
            Stage::Menu(_) => self.menu_key(key.code, now),
            Stage::Desk(desk) if desk.question.is_some() => self.answer_key(key.code, now),
            Stage::Desk(desk) if desk.hand_over.is_some() => self.hand_over_key(key.code, now),
            Stage::Desk(desk) if desk.review.is_some() => self.review_key(key.code, now),
            Stage::Desk(_) => self.desk_key(key.code, now),
        }
    }

    /// A letter that is a command, wherever it is clicked or typed.
    pub(super) fn letter(&mut self, letter: char, now: u64) {
        let code = match letter {
            '\n' => KeyCode::Enter,
            '\x1b' => KeyCode::Esc,
            letter => KeyCode::Char(letter),
        };
        match &self.stage {
            Stage::Desk(desk) if desk.is_plain() && COMMANDS.contains(letter) => {
                self.command(letter, now);
            }
            _ => self.key(KeyEvent::from(code), now),
        }
    }

    fn menu_key(&mut self, code: KeyCode, now: u64) {
        let Stage::Menu(menu) = &mut self.stage else {
            return;
        };
        let teller = &self.house.teller;
        match code {
            KeyCode::Up | KeyCode::BackTab => menu.step(-1),
            KeyCode::Down | KeyCode::Tab => menu.step(1),
            KeyCode::Left => menu.turn(-1, teller),
            KeyCode::Right | KeyCode::Char(' ') => menu.turn(1, teller),
            KeyCode::Enter => self.begin(now),
            KeyCode::Char('?') => self.help = true,
            KeyCode::Esc | KeyCode::Char('q') => self.leave(),
            _ => {}
        }
    }

    fn answer_key(&mut self, code: KeyCode, now: u64) {
        let yes = self.house.teller.word("play-yes").to_lowercase();
        let no = self.house.teller.word("play-no").to_lowercase();
        let begins = |word: &str, c: char| word.starts_with(c.to_ascii_lowercase());
        let answer = match code {
            KeyCode::Enter => true,
            KeyCode::Esc => false,
            KeyCode::Char(c) if begins(&yes, c) => true,
            KeyCode::Char(c) if begins(&no, c) => false,
            KeyCode::Char('y' | 'Y') => true,
            KeyCode::Char('n' | 'N') => false,
            _ => return,
        };
        let Stage::Desk(desk) = &mut self.stage else {
            return;
        };
        let leave = desk.answer(answer, &self.house, now);
        self.obey(leave);
    }

    fn hand_over_key(&mut self, code: KeyCode, now: u64) {
        let Stage::Desk(desk) = &mut self.stage else {
            return;
        };
        match code {
            KeyCode::Enter | KeyCode::Char(' ') => desk.take_over(&self.house, now),
            KeyCode::Char('q') => self.command('q', now),
            _ => {}
        }
    }

    fn review_key(&mut self, code: KeyCode, now: u64) {
        let Stage::Desk(desk) = &mut self.stage else {
            return;
        };
        let Some(review) = &mut desk.review else {
            return;
        };
        match code {
            KeyCode::Left | KeyCode::Up => review.step(false),
            KeyCode::Right | KeyCode::Down => review.step(true),
            KeyCode::Home => review.at = 0,
            KeyCode::End => review.at = review.table().len(),
            KeyCode::Char('m') | KeyCode::Tab => review.next_mistake(),
            KeyCode::Char('t') => desk.try_again(&self.house, now),
            KeyCode::Esc | KeyCode::Char('v' | 'q') => desk.end_review(&self.house),
            KeyCode::Char('?') => self.help = true,
            _ => {}
        }
    }

    fn desk_key(&mut self, code: KeyCode, now: u64) {
        let Stage::Desk(desk) = &mut self.stage else {
            return;
        };
        let house = &self.house;
        match code {
            KeyCode::Esc => {
                if desk.is_plain() {
                    desk.unpick(house);
                } else {
                    desk.stop_typing();
                }
            }
            KeyCode::Enter if desk.is_plain() => desk.pick_here(house, now),
            KeyCode::Enter => {
                let text = desk.stop_typing();
                let mut letters = text.chars();
                match (letters.next(), letters.next()) {
                    (None, _) => {}
                    (Some(letter), None) if COMMANDS.contains(letter) => self.command(letter, now),
                    _ => desk.play(text.trim(), house, now),
                }
            }
            KeyCode::Backspace => {
                desk.input.pop();
                desk.typing &= !desk.input.is_empty();
            }
            KeyCode::Char(letter) => self.typed(letter, now),
            KeyCode::Up => desk.step(Way::Up),
            KeyCode::Down => desk.step(Way::Down),
            KeyCode::Left => desk.step(Way::Left),
            KeyCode::Right => desk.step(Way::Right),
            KeyCode::Tab | KeyCode::BackTab => desk.change_focus(),
            KeyCode::Delete => {
                desk.unpick(house);
            }
            _ => {}
        }
    }

    fn typed(&mut self, letter: char, now: u64) {
        let Stage::Desk(desk) = &mut self.stage else {
            return;
        };
        if !desk.is_plain() {
            // Longer than any move.
            if desk.input.chars().count() < 40 && !letter.is_control() {
                desk.input.push(letter);
            }
            return;
        }
        let item = letter
            .to_digit(10)
            .and_then(|n| (n as usize).checked_sub(1));
        match (letter, item) {
            (' ', _) => desk.pick_here(&self.house, now),
            (':', _) => desk.typing = true,
            (_, Some(item)) if item < desk.seen.items.len() => {
                desk.pick_item(item, &self.house, now);
            }
            (letter, _) if COMMANDS.contains(letter) && !desk.begins_a_move(letter) => {
                self.command(letter, now);
            }
            (letter, _) if !letter.is_control() => desk.input.push(letter),
            _ => {}
        }
    }

    fn command(&mut self, letter: char, now: u64) {
        let Stage::Desk(desk) = &mut self.stage else {
            return;
        };
        let over = desk.session.is_over();
        let is_unfinished = desk.is_unfinished();
        match letter {
            'u' => desk.undo(&self.house, now),
            'h' => desk.hint(&self.house),
            'd' => desk.offer_draw(&self.house, now),
            'r' if over => {}
            'r' if desk.is_persons_turn() => desk.question = Some(Asked::Resign),
            'r' => desk.message = self.house.teller.word("play-not-your-turn"),
            's' => desk.save(&mut self.house),
            't' => desk.next_choice(Choices::Last, 1, &self.house),
            'T' => desk.next_choice(Choices::First, 1, &self.house),
            'v' => desk.begin_review(&self.house),
            '?' => self.help = true,
            'n' if is_unfinished => desk.question = Some(Asked::New),
            'n' => self.obey(Some(Leave::New)),
            'q' if is_unfinished => desk.question = Some(Asked::Quit),
            'q' => self.leave(),
            _ => {}
        }
    }
}

impl Desk {
    /// Has nothing been typed, so that letters are commands?
    pub(super) fn is_plain(&self) -> bool {
        self.input.is_empty() && !self.typing
    }

    fn stop_typing(&mut self) -> String {
        self.typing = false;
        std::mem::take(&mut self.input)
    }

    /// Could the letter be the beginning of a move? Then it waits for Enter.
    fn begins_a_move(&self, letter: char) -> bool {
        let table = self.session.table();
        let begins = |text: &String| text.starts_with(letter);
        table.cells().iter().any(begins)
            || (self.is_persons_turn() && table.legal().iter().any(begins))
    }
}
