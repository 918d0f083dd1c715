use std::{collections::BTreeSet, path::PathBuf};

use quartet_game::{EventView, Seat, Sketch, Viewer};
use quartet_scene::{Next, Target};

use super::{
    grid::{Grid, Way},
    review::Review,
};
use crate::play::{
    House, Player, Session, fresh_file, thinking_time,
    worker::{Answer, Question, Why, Worker},
};

/// A game on the screen: the session, and what somebody is about to do.
pub(crate) struct Desk {
    pub(crate) session: Session,
    worker: Worker,
    /// The person who looked last.
    looking: Option<Seat>,
    /// The person to whom the keyboard is to be passed before anything is shown.
    pub(crate) hand_over: Option<Seat>,
    /// The spots that somebody has pointed at.
    spots: Vec<Target>,
    /// The choices that somebody has made, the latest last. They are kept from move to move.
    wanted: Vec<Target>,
    /// The place on the board at which the arrow keys are.
    pub(crate) cursor: String,
    /// Where the arrow keys are.
    pub(crate) focus: Focus,
    /// The place in the list at which they are.
    pub(crate) at: usize,
    /// What has been typed.
    pub(crate) input: String,
    /// Does every letter go into the line, even if it is a command?
    pub(crate) typing: bool,
    /// What was said last.
    pub(crate) message: String,
    /// What is to be answered before anything else.
    pub(crate) question: Option<Asked>,
    /// The finished game, looked at move by move.
    pub(crate) review: Option<Review>,
    /// What is seen now.
    pub(crate) seen: Seen,
    /// Where the game has been written.
    pub(crate) saved: Option<PathBuf>,
    /// When the last move was made.
    last_move: u64,
}

/// What the arrow keys move.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Focus {
    /// The place on the board.
    Board,
    /// The place in the list.
    List,
}

/// Something that must be answered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Asked {
    /// Give up?
    Resign,
    /// Leave the unfinished game?
    Quit,
    /// Leave the unfinished game for another one?
    New,
    /// Does this seat take the draw? The others are asked after it.
    Draw(Vec<Seat>),
}

/// What is seen now. Made anew whenever something changes.
#[derive(Default)]
pub(crate) struct Seen {
    /// The board.
    pub(crate) board: Sketch,
    /// What has been pointed at, with the choices between.
    pub(crate) path: Vec<Target>,
    /// The names of what may be pointed at next, on the board.
    pub(crate) next: BTreeSet<String>,
    /// What else there is to choose from.
    pub(crate) items: Vec<Item>,
    /// Where the last move changed something.
    pub(crate) last: BTreeSet<String>,
    /// The board after the move that would be played.
    pub(crate) preview: Option<Sketch>,
}

/// Something to choose that is not on the board.
pub(crate) struct Item {
    pub(crate) target: Target,
    pub(crate) words: String,
    pub(crate) state: ItemState,
    /// Those with the same number are the same choice.
    group: usize,
}

/// How it stands with an item.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum ItemState {
    /// One of several, and the one that is chosen at present.
    Chosen,
    /// One of several, and another one is chosen.
    Other,
    /// Something to point at.
    Spot,
}

/// Between two moves of the computer that somebody watches, in milliseconds.
const PACE: u64 = 400;

impl Desk {
    pub(crate) fn new(session: Session, house: &House, now: u64) -> Self {
        let mut desk = Self {
            worker: Worker::new(session.game()),
            session,
            looking: None,
            hand_over: None,
            spots: Vec::new(),
            wanted: Vec::new(),
            cursor: String::new(),
            focus: Focus::Board,
            at: 0,
            input: String::new(),
            typing: false,
            message: String::new(),
            question: None,
            review: None,
            seen: Seen::default(),
            saved: None,
            last_move: now,
        };
        desk.session.go_on(now);
        desk.changed(house, now);
        let grid = Grid::new(&desk.seen.board, 1);
        desk.cursor = grid.centre().map(|p| p.name.clone()).unwrap_or_default();
        desk.look_ahead();
        if desk.is_persons_turn() {
            desk.message = house.teller.word("play-welcome");
        }
        desk
    }

    /// Whose eyes look at the board.
    pub(crate) fn viewer(&self) -> Viewer {
        self.session.viewer(self.looking)
    }

    /// May somebody at this keyboard move now?
    pub(crate) fn is_persons_turn(&self) -> bool {
        self.session.waits_for_person() && self.hand_over.is_none() && self.review.is_none()
    }

    /// Is the computer at work?
    pub(crate) fn is_thinking(&self) -> bool {
        self.worker.is_busy()
    }

    /// Something has happened in the game: writes it down, and sees who is next.
    fn changed(&mut self, house: &House, now: u64) {
        self.last_move = now;
        self.spots.clear();
        self.at = 0;
        self.save_if_asked(house);
        let viewer = self.viewer();
        if let Viewer::Seat(next) = viewer
            && let before = self.looking.replace(next)
            && before.is_some_and(|before| self.session.is_secret_between(before, next))
        {
            self.hand_over = Some(next);
            self.session.pause(now);
        }
        self.refresh(house);
    }

    /// The next person is there.
    pub(crate) fn take_over(&mut self, house: &House, now: u64) {
        self.hand_over = None;
        self.message.clear();
        self.session.go_on(now);
        self.refresh(house);
    }

    /// Looks at everything anew.
    pub(crate) fn refresh(&mut self, house: &House) {
        let table = self.session.table();
        let viewer = self.viewer();
        let mut seen = Seen {
            board: table.board(viewer),
            last: self.last_places(viewer),
            ..Seen::default()
        };
        if self.is_persons_turn() {
            let mut spots = self.spots.drain(..).collect::<Vec<_>>().into_iter();
            let mut spot = spots.next();
            let next = loop {
                let next = table.next_targets(&seen.path);
                if !next.is_empty() && next.iter().all(|n| is_choice(&n.target)) {
                    let chosen = self.choice(&next);
                    let group = seen.path.len();
                    for Next { target, .. } in next {
                        seen.items.push(Item {
                            words: house.teller.say(&table.target_words(&target)),
                            state: if target == chosen {
                                ItemState::Chosen
                            } else {
                                ItemState::Other
                            },
                            group,
                            target,
                        });
                    }
                    seen.path.push(chosen);
                    continue;
                }
                match spot.take() {
                    Some(found) if next.iter().any(|n| n.target == found) => {
                        self.spots.push(found.clone());
                        seen.path.push(found);
                        spot = spots.next();
                    }
                    _ => break next,
                }
            };
            for Next { target, .. } in next {
                let on_board = seen.board.find(target.name()).is_some();
                if on_board && !is_choice(&target) {
                    seen.next.insert(target.name().to_owned());
                } else {
                    seen.items.push(Item {
                        words: house.teller.say(&table.target_words(&target)),
                        state: ItemState::Spot,
                        group: seen.path.len(),
                        target,
                    });
                }
            }
        }
        self.seen = seen;
        self.at = self.at.min(self.seen.items.len().saturating_sub(1));
        let choices_only = |item: &Item| item.state != ItemState::Spot;
        if self.seen.items.is_empty() || self.seen.items.iter().all(choices_only) {
            if self.seen.items.is_empty() {
                self.focus = Focus::Board;
            }
        } else if self.seen.next.is_empty() {
            self.focus = Focus::List;
        }
        self.look_ahead();
    }

    /// The choice that somebody wants, or else the first.
    fn choice(&self, next: &[Next]) -> Target {
        let wanted = self.wanted.iter().rev();
        let mut wanted = wanted.filter(|target| next.iter().any(|n| n.target == **target));
        wanted.next().unwrap_or(&next[0].target).clone()
    }

    /// Where the last move changed something, as far as the viewer may know.
    fn last_places(&self, viewer: Viewer) -> BTreeSet<String> {
        let table = self.session.table();
        let movers = table.movers();
        let Some(index) = movers.iter().rposition(Option::is_some) else {
            return BTreeSet::new();
        };
        if let Some(EventView::Hidden(_)) = table.events_for(viewer).get(index) {
            return BTreeSet::new();
        }
        let mut before = table.duplicate();
        while before.len() > index {
            before.undo();
        }
        let mut after = before.duplicate();
        let played = table.event(index).unwrap_or_default();
        if after.play(&played).is_err() {
            return BTreeSet::new();
        }
        changes(&before.board(viewer), &after.board(viewer))
    }

    /// What the board would be after what the arrow keys stand on.
    pub(crate) fn look_ahead(&mut self) {
        self.seen.preview = None;
        let target = match self.focus {
            Focus::Board if self.seen.next.contains(&self.cursor) => {
                Target::spot(self.cursor.clone())
            }
            Focus::List => match self.seen.items.get(self.at) {
                Some(item) if item.state == ItemState::Spot => item.target.clone(),
                _ => return,
            },
            Focus::Board => return,
        };
        let mut path = self.seen.path.clone();
        path.push(target);
        let Some(text) = self.session.table().pointed_out(&path) else {
            return;
        };
        let mut after = self.session.table().duplicate();
        if after.play(&text).is_ok() {
            self.seen.preview = Some(after.board(self.viewer()));
        }
    }

    /// What was said has been read: what the arrow keys stand on is said instead. How the game ended stays.
    fn quieten(&mut self) {
        if !self.session.is_over() {
            self.message.clear();
        }
    }

    /// The arrow keys go one step.
    pub(crate) fn step(&mut self, way: Way) {
        self.quieten();
        match (self.focus, way) {
            (Focus::List, Way::Up) => self.at = self.at.saturating_sub(1),
            (Focus::List, Way::Down) => {
                self.at = (self.at + 1).min(self.seen.items.len().saturating_sub(1));
            }
            // Sideways leads back to the board.
            (Focus::List, _) => {
                if !self.seen.next.is_empty() {
                    self.focus = Focus::Board;
                }
            }
            (Focus::Board, way) => {
                let grid = Grid::new(&self.seen.board, 1);
                if grid.place(&self.cursor).is_none() {
                    self.cursor = grid.centre().map(|p| p.name.clone()).unwrap_or_default();
                } else if let Some(place) = grid.neighbour(&self.cursor, way) {
                    self.cursor.clone_from(&place.name);
                }
            }
        }
        self.look_ahead();
    }

    /// The arrow keys go to the list, or back to the board.
    pub(crate) fn change_focus(&mut self) {
        self.focus = match self.focus {
            Focus::Board if !self.seen.items.is_empty() => Focus::List,
            _ => Focus::Board,
        };
        self.look_ahead();
    }

    /// The mouse is over a place.
    pub(crate) fn hover(&mut self, name: &str) {
        if self.cursor != name || self.focus != Focus::Board {
            self.quieten();
            name.clone_into(&mut self.cursor);
            self.focus = Focus::Board;
            self.look_ahead();
        }
    }

    /// Points at what the arrow keys stand on.
    pub(crate) fn pick_here(&mut self, house: &House, now: u64) {
        match self.focus {
            Focus::Board => self.pick(Target::spot(self.cursor.clone()), house, now),
            Focus::List => self.pick_item(self.at, house, now),
        }
    }

    /// Points at something in the list. Says whether there is such a thing.
    pub(crate) fn pick_item(&mut self, at: usize, house: &House, now: u64) {
        let Some(item) = self.seen.items.get(at) else {
            return;
        };
        let target = item.target.clone();
        self.at = at;
        if item.state == ItemState::Spot {
            self.pick(target, house, now);
            return;
        }
        self.want(target, house);
        // Having chosen, one goes on on the board.
        if !self.seen.next.is_empty() {
            self.focus = Focus::Board;
            self.look_ahead();
        }
    }

    fn want(&mut self, target: Target, house: &House) {
        self.wanted.retain(|other| *other != target);
        self.wanted.push(target);
        let at = self.at;
        self.refresh(house);
        self.at = at.min(self.seen.items.len().saturating_sub(1));
    }

    /// Takes the next one of the last choices, or of the first.
    pub(crate) fn next_choice(&mut self, which: Choices, by: isize, house: &House) {
        let mut groups: Vec<Vec<&Item>> = Vec::new();
        for item in &self.seen.items {
            if item.state == ItemState::Spot {
                continue;
            }
            match groups.last_mut() {
                Some(group) if group[0].group == item.group => group.push(item),
                _ => groups.push(vec![item]),
            }
        }
        let group = match which {
            Choices::First => groups.first(),
            Choices::Last => groups.last(),
        };
        let Some(group) = group else {
            return;
        };
        let chosen = group.iter().position(|i| i.state == ItemState::Chosen);
        let to = (chosen.unwrap_or(0) as isize + by).rem_euclid(group.len() as isize);
        let target = group[to as usize].target.clone();
        self.want(target, house);
    }

    fn pick(&mut self, target: Target, house: &House, now: u64) {
        if !self.is_persons_turn() {
            self.message = house.teller.word("play-not-your-turn");
            return;
        }
        let mut path = self.seen.path.clone();
        path.push(target.clone());
        let table = self.session.table();
        if let Some(text) = table.pointed_out(&path) {
            self.play(&text, house, now);
            return;
        }
        let is_next = self.seen.next.contains(target.name())
            || self.seen.items.iter().any(|item| item.target == target);
        self.message.clear();
        if is_next {
            self.spots.push(target);
        } else if self.spots.last() == Some(&target) {
            self.spots.pop();
        } else {
            self.message = match table.why_not(&path) {
                Some(refusal) => house.teller.refusal(table, &refusal),
                None => house.teller.word("play-not-possible"),
            };
        }
        self.refresh(house);
    }

    /// Takes back what was pointed at last. Says whether there was anything.
    pub(crate) fn unpick(&mut self, house: &House) -> bool {
        let any = self.spots.pop().is_some();
        if any {
            self.focus = Focus::Board;
            self.message.clear();
            self.refresh(house);
        }
        any
    }

    /// Plays a move of somebody at this keyboard.
    pub(crate) fn play(&mut self, text: &str, house: &House, now: u64) {
        if !self.is_persons_turn() && !self.session.is_over() {
            self.message = house.teller.word("play-not-your-turn");
            return;
        }
        self.worker.stop();
        match self.session.play(text, now) {
            Ok(()) => {
                self.message.clear();
                self.changed(house, now);
                self.tell_ending(house);
            }
            Err(refusal) => {
                self.message = house.teller.refusal(self.session.table(), &refusal);
            }
        }
    }

    fn tell_ending(&mut self, house: &House) {
        if self.session.is_over() {
            let after = house.teller.word("play-after");
            let ending = house.teller.ending(self.session.table());
            self.message = format!("{ending} {after}");
        }
    }

    /// Time passes: the clocks, the computer.
    pub(crate) fn tick(&mut self, house: &House, now: u64) {
        if self.session.tick(now) {
            self.worker.stop();
            self.question = None;
            self.changed(house, now);
            self.tell_ending(house);
        }
        while let Some(answer) = self.worker.look() {
            self.hear(answer, house, now);
        }
        if let Some((_, Player::Level(level))) = self.session.to_move()
            && !self.worker.is_busy()
            && self.hand_over.is_none()
            && self.review.is_none()
            && (self.session.players().iter().any(|p| p.is_person())
                || now >= self.last_move + PACE)
        {
            self.worker.ask(Question::Move {
                table: self.session.table().duplicate(),
                level,
                time: thinking_time(&self.session, house.level_time, now),
                seed: self.session.seed(),
            });
        }
    }

    fn hear(&mut self, answer: Answer, house: &House, now: u64) {
        match answer {
            Answer::Move(Some(text)) => {
                if self.session.play(&text, now).is_ok() {
                    let table = self.session.table();
                    let movers = table.movers();
                    let index = movers.iter().rposition(Option::is_some).unwrap_or(0);
                    self.message = house.teller.event(table, index, self.viewer());
                    self.changed(house, now);
                    self.tell_ending(house);
                }
            }
            Answer::Move(None) => {}
            Answer::Advice(Why::Hint, thought) => self.message = house.teller.hint(&thought),
            Answer::Advice(Why::Draw, thought) => {
                if Session::takes_draw(&thought) {
                    self.ask_people_for_draw(house, now);
                } else {
                    self.message = house.teller.word("play-draw-declined");
                }
            }
            Answer::Reviewed(reviewed) => {
                if let Some(review) = &mut self.review {
                    review.add(*reviewed);
                }
            }
            Answer::ReviewDone => {
                if let Some(review) = &mut self.review {
                    review.is_done = true;
                }
            }
        }
    }

    pub(crate) fn undo(&mut self, house: &House, now: u64) {
        self.worker.stop();
        let done = self.session.undo(now);
        let key = if done {
            "play-undone"
        } else {
            "play-nothing-to-undo"
        };
        if done {
            self.changed(house, now);
        }
        self.message = house.teller.word(key);
    }

    pub(crate) fn hint(&mut self, house: &House) {
        if !self.is_persons_turn() {
            self.message = house.teller.word("play-not-your-turn");
            return;
        }
        self.message = house.teller.word("play-hint-soon");
        self.worker.ask(Question::Advice {
            table: self.session.table().duplicate(),
            time: house.level_time,
            why: Why::Hint,
        });
    }

    pub(crate) fn offer_draw(&mut self, house: &House, now: u64) {
        if !self.is_persons_turn() {
            self.message = house.teller.word("play-not-your-turn");
            return;
        }
        self.message = house.teller.word("play-draw-offered");
        let others = self.others();
        if others
            .iter()
            .all(|seat| self.session.player(*seat).is_person())
        {
            self.ask_people_for_draw(house, now);
            return;
        }
        self.worker.ask(Question::Advice {
            table: self.session.table().duplicate(),
            time: house.level_time,
            why: Why::Draw,
        });
    }

    /// The seats that have not left, without the one to move.
    fn others(&self) -> Vec<Seat> {
        let mover = self.session.table().turn().seat();
        let active = self.session.table().active();
        active.iter().filter(|seat| Some(*seat) != mover).collect()
    }

    fn ask_people_for_draw(&mut self, house: &House, now: u64) {
        let people = self.others().into_iter();
        let people: Vec<Seat> = people
            .filter(|seat| self.session.player(*seat).is_person())
            .collect();
        if people.is_empty() {
            self.agree(house, now);
        } else {
            self.question = Some(Asked::Draw(people));
        }
    }

    fn agree(&mut self, house: &House, now: u64) {
        self.session.agree(now);
        self.changed(house, now);
        self.tell_ending(house);
    }

    /// The question is answered. Says what is left to do for the whole program.
    pub(crate) fn answer(&mut self, yes: bool, house: &House, now: u64) -> Option<Leave> {
        match self.question.take()? {
            Asked::Resign if yes => {
                if let Some((seat, _)) = self.session.to_move() {
                    self.session.resign(seat, now);
                    self.changed(house, now);
                    self.tell_ending(house);
                }
            }
            Asked::Quit if yes => return Some(Leave::Quit),
            Asked::New if yes => return Some(Leave::New),
            Asked::Draw(mut seats) if yes => {
                seats.remove(0);
                if seats.is_empty() {
                    self.agree(house, now);
                } else {
                    self.question = Some(Asked::Draw(seats));
                }
            }
            Asked::Draw(_) => self.message = house.teller.word("play-draw-declined"),
            _ => {}
        }
        None
    }

    /// Has somebody begun to play, and not ended?
    pub(crate) fn is_unfinished(&self) -> bool {
        let played = self.session.table().movers().iter().any(Option::is_some);
        played && !self.session.is_over()
    }

    /// Writes the game, from now on after every move.
    pub(crate) fn save(&mut self, house: &mut House) {
        let file = house
            .save
            .get_or_insert_with(|| fresh_file(&self.session))
            .clone();
        self.save_if_asked(house);
        if self.saved.is_some() {
            let file = file.display().to_string();
            self.message = house.teller.with("play-saved", "file", &file);
        }
    }

    fn save_if_asked(&mut self, house: &House) {
        let Some(file) = &house.save else {
            return;
        };
        match self.session.save(file) {
            Ok(()) => self.saved = Some(file.clone()),
            Err(error) => {
                self.saved = None;
                let why = format!("{error:#}");
                self.message = house.teller.with("play-not-saved", "why", &why);
            }
        }
    }

    /// Begins to look at the finished game.
    pub(crate) fn begin_review(&mut self, house: &House) {
        if !self.session.is_over() {
            self.message = house.teller.word("play-review-later");
            return;
        }
        let mut table = self.session.table().duplicate();
        let events = table.events();
        while table.undo().is_some() {}
        self.review = Some(Review::new(self.session.table()));
        self.message.clear();
        self.worker.ask(Question::Review {
            table,
            events,
            time: house.level_time / 4,
        });
        self.refresh(house);
    }

    /// Back to the game.
    pub(crate) fn end_review(&mut self, house: &House) {
        self.worker.stop();
        self.review = None;
        self.refresh(house);
        self.tell_ending(house);
    }

    /// Plays on from the position that the review shows.
    pub(crate) fn try_again(&mut self, house: &House, now: u64) {
        let Some(review) = self.review.take() else {
            return;
        };
        self.worker.stop();
        self.session.take_back_to(review.at, now);
        self.changed(house, now);
        self.message = house.teller.word("play-try-again");
    }
}

/// What is left to do for the whole program.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Leave {
    Quit,
    New,
}

/// Which choices are meant, where one makes several on the way to a move.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Choices {
    First,
    Last,
}

fn is_choice(target: &Target) -> bool {
    matches!(target, Target::Choice(_))
}

/// The places that do not show the same on the two boards.
pub(crate) fn changes(before: &Sketch, after: &Sketch) -> BTreeSet<String> {
    let bits = after.lines().iter().flatten();
    let changed = bits.filter_map(|bit| {
        let spot = bit.spot.as_deref()?;
        let same = match before.find(spot) {
            None => bit.is_empty(),
            Some(old) => {
                (old.is_empty() && bit.is_empty()) || old.text.eq_ignore_ascii_case(&bit.text)
            }
        };
        (!same).then(|| spot.to_owned())
    });
    changed.collect()
}
