use ratatui::{
    Frame,
    crossterm::event::{Event, KeyEventKind, MouseButton, MouseEventKind},
    layout::{Position, Rect},
};

use super::{
    desk::{Choices, Desk, Leave},
    menu::Menu,
    paint,
};
use crate::play::{House, Session};

/// The program on the full screen: the menu, or a game. It is drawn into any frame and told what happens, so it needs no
/// terminal.
pub(crate) struct App {
    pub(super) house: House,
    pub(super) stage: Stage,
    /// Is the help shown?
    pub(super) help: bool,
    /// What can be clicked, as it was drawn last; the last one that fits counts.
    pub(super) hits: Vec<(Rect, Hit)>,
    is_done: bool,
}

/// What is on the screen.
pub(super) enum Stage {
    Menu(Menu),
    Desk(Box<Desk>),
}

/// Something that can be clicked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Hit {
    /// A place on the board.
    Spot(String),
    /// A line of the list.
    Item(usize),
    /// A line of the menu, and where it leads.
    Line(usize, isize),
    /// What the key does.
    Key(char),
}

impl App {
    pub(crate) fn new(house: House, session: Option<Session>, now: u64) -> Self {
        let stage = match session {
            Some(session) => Stage::Desk(Box::new(Desk::new(session, &house, now))),
            None => Stage::Menu(Menu::new(house.registry)),
        };
        Self {
            house,
            stage,
            help: false,
            hits: Vec::new(),
            is_done: false,
        }
    }

    /// Has somebody asked to leave?
    pub(crate) fn is_done(&self) -> bool {
        self.is_done
    }

    /// Is the computer at work?
    pub(crate) fn is_thinking(&self) -> bool {
        matches!(&self.stage, Stage::Desk(desk) if desk.is_thinking())
    }

    /// Asks to leave.
    pub(super) fn leave(&mut self) {
        self.is_done = true;
    }

    /// What is said when the screen has gone.
    pub(crate) fn farewell(&self) -> Option<String> {
        let Stage::Desk(desk) = &self.stage else {
            return None;
        };
        let teller = &self.house.teller;
        let mut words = Vec::new();
        if desk.session.is_over() {
            words.push(teller.ending(desk.session.table()));
        }
        if let Some(file) = &desk.saved {
            words.push(teller.with("play-saved", "file", &file.display().to_string()));
        }
        (!words.is_empty()).then(|| words.join("\n"))
    }

    /// Draws everything.
    pub(crate) fn draw(&mut self, frame: &mut Frame<'_>, now: u64) {
        self.hits = paint::all(self, frame, now);
    }

    /// Time passes.
    pub(crate) fn tick(&mut self, now: u64) {
        if let Stage::Desk(desk) = &mut self.stage {
            desk.tick(&self.house, now);
        }
    }

    /// Somebody does something.
    pub(crate) fn handle(&mut self, event: &Event, now: u64) {
        match event {
            Event::Key(key) if key.kind != KeyEventKind::Release => self.key(*key, now),
            Event::Mouse(mouse) => {
                let at = Position::new(mouse.column, mouse.row);
                let hits = self.hits.iter().rev();
                let mut hit = hits
                    .filter(|(area, _)| area.contains(at))
                    .map(|(_, hit)| hit);
                let hit = hit.next().cloned();
                self.mouse(mouse.kind, hit, now);
            }
            // Whatever else happens, such as a change of size: the next frame shows it.
            _ => {}
        }
    }

    fn mouse(&mut self, kind: MouseEventKind, hit: Option<Hit>, now: u64) {
        let house = &self.house;
        match (kind, hit, &mut self.stage) {
            (MouseEventKind::Down(MouseButton::Left), _, _) if self.help => self.help = false,
            (MouseEventKind::Down(MouseButton::Left), Some(Hit::Key(key)), _) => {
                self.letter(key, now);
            }
            (
                MouseEventKind::Down(MouseButton::Left),
                Some(Hit::Line(line, by)),
                Stage::Menu(menu),
            ) => {
                menu.at = line;
                menu.turn(by, &house.teller);
                if line == Menu::BEGIN {
                    self.begin(now);
                }
            }
            (MouseEventKind::Down(MouseButton::Left), Some(Hit::Spot(name)), Stage::Desk(desk))
                if desk.review.is_none() =>
            {
                desk.hover(&name);
                desk.pick_here(house, now);
            }
            (MouseEventKind::Down(MouseButton::Left), Some(Hit::Item(at)), Stage::Desk(desk)) => {
                desk.pick_item(at, house, now);
            }
            (MouseEventKind::Moved, Some(Hit::Spot(name)), Stage::Desk(desk)) => desk.hover(&name),
            (MouseEventKind::Down(MouseButton::Right), _, Stage::Desk(desk)) => {
                desk.unpick(house);
            }
            (MouseEventKind::ScrollDown, _, Stage::Desk(desk)) => {
                desk.next_choice(Choices::Last, 1, house);
            }
            (MouseEventKind::ScrollUp, _, Stage::Desk(desk)) => {
                desk.next_choice(Choices::Last, -1, house);
            }
            _ => {}
        }
    }

    /// Begins what the menu says.
    pub(super) fn begin(&mut self, now: u64) {
        let Stage::Menu(menu) = &self.stage else {
            return;
        };
        if let Ok(session) = menu.setup.open((self.house.seed)()) {
            self.stage = Stage::Desk(Box::new(Desk::new(session, &self.house, now)));
        }
    }

    /// Does what somebody has agreed to.
    pub(super) fn obey(&mut self, leave: Option<Leave>) {
        match leave {
            Some(Leave::Quit) => self.is_done = true,
            Some(Leave::New) => {
                // The next game does not go into the file of this one.
                self.house.save = None;
                self.stage = Stage::Menu(Menu::new(self.house.registry));
            }
            None => {}
        }
    }
}

#[cfg(test)]
mod tests;
