use quartet_game::{Problems, Seat};
use quartet_host::{AnyGame, Ask, Clock, Lesson, TimeControl, Verdict};
use quartet_scene::{Say, Show, Target};

use crate::{Pointed, Session, Who};

/// Somebody who solves a task of a course.
#[derive(Debug)]
pub struct Pupil {
    /// The board and what has been pointed at. The pupil has the seat that is to move first.
    pub session: Session,
    /// How far it is.
    pub phase: Phase,
    /// The cells that have been found, where cells are asked for.
    pub found: Vec<String>,
    lesson: Lesson,
    step: usize,
    /// How many events there were when each step began.
    begun: Vec<usize>,
}

/// How far a task is.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Phase {
    /// It is asked.
    Asked,
    /// A legal move has been played that is not what is asked for.
    Wrong,
    /// The right move has been played; what follows it has not.
    Right,
    /// It is solved.
    Done,
}

/// What an answer led to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Heard {
    /// Nothing yet.
    Nothing,
    /// It cannot be done, or it is not what is asked for: this is why.
    No(Say),
    /// It is right.
    Yes,
}

impl Pupil {
    /// Opens a task.
    ///
    /// # Errors
    /// If the lesson is faulty.
    pub fn new(game: &'static dyn AnyGame, lesson: Lesson) -> Result<Self, Problems> {
        let table = lesson.stage.open(game)?;
        let seats = table.seats();
        let own = table.turn().seat().unwrap_or(Seat::new(0));
        // Replies stand in the lesson: nobody thinks here, and nobody else points.
        let who = |n: u8| match Seat::new(n) == own {
            true => Who::Person,
            false => Who::Engine(1),
        };
        let players = (0..seats).map(who).collect();
        let clock = Clock::new(TimeControl::Untimed, seats);
        let mut session = Session::with(String::new(), game, table, players, clock, 0);
        session.view = lesson.stage.scene_view(game);
        session.prepare();
        let begun = vec![session.table.len()];
        Ok(Self {
            session,
            phase: Phase::Asked,
            found: Vec::new(),
            lesson,
            step: 0,
            begun,
        })
    }

    /// The task.
    pub fn lesson(&self) -> &Lesson {
        &self.lesson
    }

    /// Has something been solved already that belongs to the task?
    pub fn is_under_way(&self) -> bool {
        self.step > 0
    }

    /// The cells that are asked for now, if it is cells.
    pub fn cells(&self) -> Option<&[&'static str]> {
        match &self.lesson.steps.get(self.step)?.ask {
            Ask::Cells(cells) => Some(cells),
            Ask::Move(..) => None,
        }
    }

    /// What is to be seen besides the pieces.
    pub fn show(&self, show: Show) -> Show {
        Show {
            targets: self.phase == Phase::Asked && self.cells().is_none(),
            ..show
        }
    }

    /// The cells to look at now.
    pub fn marks(&self) -> Vec<String> {
        let given = self.lesson.stage.marks.iter();
        let given = given.filter(|_| self.session.table.len() == self.begun[0]);
        let given = given.map(|cell| (*cell).to_owned());
        given.chain(self.found.iter().cloned()).collect()
    }

    /// Somebody points at something. Nothing has to be confirmed here: a wrong move is taken back without harm.
    pub fn point(&mut self, name: &str) -> Heard {
        if self.phase == Phase::Wrong {
            self.again();
        }
        if self.phase != Phase::Asked {
            return Heard::Nothing;
        }
        if let Some(cells) = self.cells() {
            if !cells.contains(&name) {
                return Heard::No(Say::new("web-learn-not-there"));
            }
            if !self.found.iter().any(|found| found == name) {
                self.found.push(name.to_owned());
            }
            return match self.cells().is_some_and(|all| all.len() > self.found.len()) {
                true => Heard::Nothing,
                false => self.go_on(),
            };
        }
        match self.session.point(name) {
            Pointed::Move(text) => self.answer(&text),
            Pointed::Refused(reason) => Heard::No(reason),
            Pointed::OnTheWay | Pointed::Dropped => Heard::Nothing,
        }
    }

    /// Plays a legal move and judges it.
    pub fn answer(&mut self, text: &str) -> Heard {
        let Some(step) = self.lesson.steps.get(self.step) else {
            return Heard::Nothing;
        };
        let table = &mut self.session.table;
        let verdict = step.judge(&**table, text);
        if let Err(refusal) = table.play(text) {
            return Heard::No(self.session.refused(refusal.code));
        }
        table.settle();
        self.session.hint = None;
        self.session.let_go();
        match verdict {
            Verdict::Right => self.go_on(),
            Verdict::Wrong(name) => {
                self.phase = Phase::Wrong;
                let id = self.session.table.info().id;
                let key = self.lesson.stage.key;
                Heard::No(match name {
                    Some(name) => Say::new(format!("{id}-lesson-{key}-no-{name}")),
                    None => Say::new("web-learn-wrong"),
                })
            }
        }
    }

    fn go_on(&mut self) -> Heard {
        let replies = &self.lesson.steps[self.step].replies;
        let is_last = self.step + 1 == self.lesson.steps.len();
        self.phase = match is_last && replies.is_empty() {
            true => Phase::Done,
            false => Phase::Right,
        };
        Heard::Yes
    }

    /// What follows a right answer happens, and the next thing is asked.
    pub fn follow(&mut self) {
        if self.phase != Phase::Right {
            return;
        }
        self.lesson.steps[self.step].reply(&mut *self.session.table);
        self.step += 1;
        self.found.clear();
        if self.step == self.lesson.steps.len() {
            self.phase = Phase::Done;
        } else {
            self.begun.truncate(self.step);
            self.begun.push(self.session.table.len());
            self.phase = Phase::Asked;
        }
        self.session.let_go();
    }

    /// Takes a wrong move back, with the free ones before it; or a whole task that is solved.
    pub fn again(&mut self) {
        self.step = match self.phase {
            Phase::Wrong => self.lesson.back_to(self.step),
            Phase::Asked | Phase::Right | Phase::Done => 0,
        };
        let table = &mut self.session.table;
        while table.len() > self.begun[self.step] && table.undo().is_some() {}
        self.phase = Phase::Asked;
        self.found.clear();
        self.session.hint = None;
        self.session.let_go();
    }

    /// A move that is right now.
    pub fn solution(&self) -> Option<String> {
        let step = self.lesson.steps.get(self.step)?;
        step.solution(&*self.session.table)
    }

    /// Where the right answer begins: a cell that is asked for, or where one points first for the right move.
    pub fn first_spot(&self) -> Option<String> {
        if let Some(cells) = self.cells() {
            let open = cells
                .iter()
                .find(|cell| !self.found.iter().any(|f| f == *cell));
            return open.map(|cell| (*cell).to_owned());
        }
        let ways = self.session.table.ways_to(&self.solution()?);
        let spots = ways.into_iter().next()?.into_iter();
        let mut spots = spots.filter(|target| matches!(target, Target::Spot(_)));
        spots.next().map(|target| target.name().to_owned())
    }

    /// The next right answer is given.
    pub fn show_me(&mut self) -> Heard {
        if self.phase == Phase::Wrong {
            self.again();
        }
        if let Some(cells) = self.cells() {
            self.found = cells.iter().map(|cell| (*cell).to_owned()).collect();
            return self.go_on();
        }
        match self.solution() {
            Some(text) => self.answer(&text),
            None => Heard::Nothing,
        }
    }
}
