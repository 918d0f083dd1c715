use quartet_game::{Dice, Options, Problems, Refusal, Seat, Turn, Viewer};
use quartet_host::{
    AnyGame, AnyMatch, Clock, Look, Record, Registry, TimeControl, find, make_draw,
    record::{Dialect, Reader},
    rewound,
};
use quartet_scene::{PutOut, Say, Scene, Show, Target};

use crate::{Saved, SetUp, Who, saved::SavedFace};

/// A game at this device: the match, who plays, the clocks, and what has been pointed at.
#[derive(Debug)]
pub struct Session {
    /// Its name in the addresses of pages.
    pub id: String,
    /// The game.
    pub game: &'static dyn AnyGame,
    /// The match.
    pub table: Box<dyn AnyMatch>,
    /// Who sits where.
    pub players: Vec<Who>,
    /// The clocks.
    pub clock: Clock,
    /// Decides what the engine overlooks and what is drawn.
    pub seed: u64,
    /// What has been pointed at on the way to a move.
    pub picked: Vec<Target>,
    /// Where something has been put out that cannot be sent in the order of the rules yet.
    pub laid: Vec<String>,
    /// The move that waits to be confirmed.
    pub pending: Option<String>,
    /// The move that the engine advises.
    pub hint: Option<String>,
    /// How many events are shown, if not all.
    pub at: Option<usize>,
    /// Has the game been stopped for a while?
    pub paused: bool,
    /// Is the board covered until the device has been handed over?
    pub covered: bool,
    /// Which view of the board.
    pub view: usize,
    /// By how many steps the board is turned.
    pub turned: u8,
    /// How the set-up before the game came about.
    pub set_up: SetUp,
    /// The order into which whoever is to move has put things so far, as moves; empty if nobody has begun to.
    pub plan: Vec<String>,
    /// How often the game had changed when it was last the same as what the browser keeps.
    revision: u64,
}

/// The level at which the engine makes the set-up for people.
const SET_UP_LEVEL: u8 = 4;

/// What pointing at something led to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Pointed {
    /// It is on the way to a move.
    OnTheWay,
    /// It completes this move.
    Move(String),
    /// It has been let go.
    Dropped,
    /// It is not possible, and this is why.
    Refused(Say),
}

impl Session {
    /// A new game.
    ///
    /// # Errors
    /// Names everything that is wrong with the options.
    pub fn new(
        id: String,
        game: &'static dyn AnyGame,
        options: &Options,
        who: &dyn Fn(Seat) -> Who,
        control: TimeControl,
        seed: u64,
    ) -> Result<Self, Problems> {
        let table = game.open(options, None)?;
        let seats = table.seats();
        let players = (0..seats).map(|n| who(Seat::new(n))).collect();
        let clock = Clock::new(control, seats);
        Ok(Self::with(id, game, table, players, clock, seed))
    }

    /// A game that has begun elsewhere.
    pub fn with(
        id: String,
        game: &'static dyn AnyGame,
        table: Box<dyn AnyMatch>,
        players: Vec<Who>,
        clock: Clock,
        seed: u64,
    ) -> Self {
        Self {
            id,
            game,
            table,
            players,
            clock,
            seed,
            picked: Vec::new(),
            laid: Vec::new(),
            pending: None,
            hint: None,
            at: None,
            paused: false,
            covered: false,
            view: 0,
            turned: 0,
            set_up: SetUp::default(),
            plan: Vec::new(),
            revision: 0,
        }
    }

    /// Makes the set-up before the game by chance, from the seed of the game.
    pub fn set_up_by_chance(&mut self) {
        let mut dice = Dice::new(self.seed);
        while let Some(text) = self.table.set_up_by_chance(&mut dice) {
            if self.table.play(&text).is_err() {
                break;
            }
        }
        self.set_up.events = self.table.len();
    }

    /// Begins like another game: with the set-up made in the same way.
    pub fn set_up_like(&mut self, other: SetUp) {
        if other.by_engine {
            self.set_up.by_engine = true;
        } else if other.events > 0 {
            self.set_up_by_chance();
        }
    }

    /// Is the engine to make a move of the set-up for somebody at this device?
    fn engine_sets_up(&self) -> bool {
        self.set_up.by_engine && self.is_setting_up()
    }

    /// Is this still the set-up before the game?
    pub fn is_setting_up(&self) -> bool {
        self.table.set_up_by_chance(&mut Dice::new(0)).is_some()
    }

    /// The game as it was put away. Its clocks stand still.
    ///
    /// # Errors
    /// If the record is damaged.
    pub fn resume(registry: Registry, saved: &Saved) -> Result<Self, String> {
        let table = read_record(registry, &saved.record)?;
        let game = find(registry, table.info().id).map_err(|problems| problems.to_string())?;
        let control: TimeControl = saved.control.parse()?;
        let seats = table.seats();
        if saved.players.len() != usize::from(seats) {
            return Err("a player is missing".to_owned());
        }
        let clock = if saved.faces.len() == usize::from(seats) {
            Clock::resumed(
                control,
                saved.faces.iter().map(|face| face.face()).collect(),
            )
        } else {
            Clock::new(control, seats)
        };
        let (id, players) = (saved.id.clone(), saved.players.clone());
        let mut session = Self::with(id, game, table, players, clock, saved.seed);
        session.view = saved.view.min(game.views().len() - 1);
        session.turned = saved.turned % game.turns().max(1);
        session.set_up = saved.set_up;
        session.paused = saved.paused && session.table.ending().is_none();
        session.plan.clone_from(&saved.plan);
        session.revision = saved.revision;
        session.laid.clone_from(&saved.laid);
        session.covered = session.must_hand_over();
        Ok(session)
    }

    /// What is to be kept.
    pub fn save(&self, now: f64) -> Saved {
        let mut record = Record::of(&*self.table);
        for (n, who) in self.players.iter().enumerate() {
            let name = match who {
                Who::Person => "Person".to_owned(),
                Who::Engine(level) => format!("Quartet, level {level}"),
            };
            record.set_tag(&Record::seat_tag(Seat::new(n as u8)), name);
        }
        Saved {
            id: self.id.clone(),
            record: record.to_string(),
            players: self.players.clone(),
            control: self.clock.control().to_string(),
            faces: SavedFace::of(&self.clock, self.table.seats(), now as u64),
            seed: self.seed,
            view: self.view,
            turned: self.turned,
            set_up: self.set_up,
            paused: self.paused,
            plan: self.plan.clone(),
            laid: self.laid.clone(),
            over: self.table.ending().is_some(),
            revision: self.revision,
            changed: now,
        }
    }

    /// What is to be kept instead of what is; nothing if the game has gone on elsewhere, in another tab: that is newer, and
    /// must not be lost.
    pub fn keep(&mut self, kept: Option<&Saved>, now: f64) -> Option<Saved> {
        let mut saved = self.save(now);
        if let Some(kept) = kept {
            if kept.revision != self.revision {
                return None;
            }
            let is_same = (&kept.record, kept.paused, &kept.plan, &kept.laid)
                == (&saved.record, saved.paused, &saved.plan, &saved.laid);
            self.revision += u64::from(!is_same);
            saved.revision = self.revision;
        }
        Some(saved)
    }

    /// How often the game had changed when it was last kept.
    pub fn revision(&self) -> u64 {
        self.revision
    }

    /// Makes the draws that are due and starts the clock of whoever is to move.
    pub fn advance(&mut self, now: u64) {
        self.table.settle();
        while self.table.turn() == Turn::Chance && make_draw(&mut *self.table, self.seed) {
            self.table.settle();
        }
        match self.table.turn() {
            Turn::Seat(seat) if !self.paused && !self.covered && self.has_begun() => {
                if self.clock.running() != Some(seat) {
                    self.clock.start(seat, now);
                }
            }
            _ => self.clock.pause(now),
        }
    }

    /// Nobody's time runs before the first move.
    fn has_begun(&self) -> bool {
        let movers = self.table.movers();
        movers.iter().skip(self.set_up.events).any(Option::is_some)
    }

    /// Plays a move of the seat to move.
    ///
    /// # Errors
    /// Says why not.
    pub fn play(&mut self, text: &str, now: u64) -> Result<(), Refusal> {
        let before = (self.eyes(), self.table.turn());
        let is_set_up = self.engine_sets_up();
        self.table.play(text)?;
        if is_set_up {
            self.set_up.events = self.table.len();
        }
        self.clock.press(now);
        self.look_up();
        self.follow(before, now);
        Ok(())
    }

    /// Forgets what has been pointed at, advised and looked at: something has happened.
    fn look_up(&mut self) {
        self.let_go();
        self.hint = None;
        self.at = None;
    }

    /// What follows when something has been played or taken back: a plan is for one turn, and whoever looks now may not be
    /// who looked before.
    fn follow(&mut self, (eyes, turn): (Viewer, Turn), now: u64) {
        self.advance(now);
        if self.table.turn() != turn {
            self.plan.clear();
        }
        if self.eyes() != eyes {
            self.cover(now);
        }
    }

    /// Something happens at the table: `#resign0`, `#time1`, `#agreed`.
    ///
    /// # Errors
    /// If the game is over already.
    pub fn act(&mut self, text: &str, now: u64) -> Result<(), Refusal> {
        self.clock.pause(now);
        self.table.play(text)?;
        self.look_up();
        self.plan.clear();
        self.cover(now);
        Ok(())
    }

    /// Covers the board where there is something that not everybody at this device may see.
    pub fn cover(&mut self, now: u64) {
        self.covered = self.must_hand_over();
        if self.covered {
            self.let_go();
            self.clock.pause(now);
        }
    }

    /// The device has been handed over.
    pub fn uncover(&mut self, now: u64) {
        self.covered = false;
        self.advance(now);
    }

    /// Stops the game for a while, or goes on with it. Who looks at the device meanwhile, nobody knows.
    pub fn pause(&mut self, now: u64) {
        self.paused = !self.paused;
        self.let_go();
        if self.paused {
            self.cover(now);
        }
        self.advance(now);
    }

    /// The match before the seat to move put anything out, and where it has, if that is what it does now.
    fn before_put_out(&self) -> Option<(Box<dyn AnyMatch>, Vec<String>)> {
        let seat = self.mover()?;
        self.table.put_out(&[])?;
        let mut base = self.table.duplicate();
        let mut places = Vec::new();
        while base.movers().last() == Some(&Some(seat)) {
            let Some(text) = base.undo() else {
                break;
            };
            // It may have done something else before.
            if base.put_out(&[]).is_none() {
                let _ = base.play(&text);
                break;
            }
            let way = base.ways_to(&text).into_iter().next();
            let target = way.and_then(|mut way| way.pop());
            places.extend(target.map(|target| target.name().to_owned()));
        }
        places.reverse();
        places.extend(self.laid.iter().cloned());
        Some((base, places))
    }

    /// What has been put out so far, where the order of that means nothing.
    pub fn put_out(&self) -> Option<PutOut<Box<dyn AnyMatch>, String>> {
        let (base, places) = self.before_put_out()?;
        base.put_out(&places)
    }

    /// Puts something out at a place, or takes it away again. `None` where one does not do that now.
    pub fn lay(&mut self, name: &str, now: u64) -> Option<Pointed> {
        let (base, mut places) = self.before_put_out()?;
        let before = base.put_out(&places)?;
        places.push(name.to_owned());
        let after = base.put_out(&places)?;
        if after.places == before.places {
            let path = [Target::spot(name.to_owned())];
            let why = base
                .why_not(&path)
                .map(|refusal| self.refused(refusal.code));
            return Some(Pointed::Refused(
                why.unwrap_or_else(|| Say::new("web-nothing-there")),
            ));
        }
        let is_less = after.places.len() < before.places.len();
        self.send(base, after, now);
        Some(match is_less {
            true => Pointed::Dropped,
            false => Pointed::OnTheWay,
        })
    }

    /// Plays what has been put out if the rules allow that already as it came, and keeps it in mind otherwise.
    fn send(
        &mut self,
        mut base: Box<dyn AnyMatch>,
        out: PutOut<Box<dyn AnyMatch>, String>,
        now: u64,
    ) {
        (self.hint, self.pending) = (None, None);
        self.picked.clear();
        // The last one ends it, with all that follows: clocks, and whose turn it is.
        let (last, moves) = match out.moves.split_last() {
            Some((last, moves)) if out.left == 0 => (Some(last.clone()), moves),
            _ => (None, &*out.moves),
        };
        let mut sent = base.duplicate();
        if moves.iter().all(|text| sent.play(text).is_ok()) {
            base = sent;
            self.laid.clear();
        } else {
            self.laid = out.places;
        }
        self.table = base;
        match last {
            Some(text) => _ = self.play(&text, now),
            None => self.advance(now),
        }
    }

    /// Can anything be taken back? Not while the device is handed over, nor when the end has shown what was secret, nor time.
    pub fn can_undo(&self) -> bool {
        if self.covered || self.has_revealed() {
            return false;
        }
        let last = self.table.len().checked_sub(1);
        if let Some(act) = last.and_then(|last| self.table.event(last).filter(|e| is_act(e))) {
            return !act.starts_with("#time");
        }
        if !self.laid.is_empty() {
            return true;
        }
        let movers = self.table.movers();
        let mut own = movers.iter().skip(self.set_up.events).flatten();
        own.any(|seat| self.is_person(*seat))
    }

    /// Has the end of the game shown something to somebody at this device?
    fn has_revealed(&self) -> bool {
        let persons = self.persons();
        // Whoever plays the computer alone may always try again.
        persons.len() > 1 && self.table.ending().is_some() && {
            let before = rewound(&*self.table, self.table.len() - 1);
            hides(&*before, persons)
        }
    }

    /// Takes back the last move of a person and whatever followed it; what happened at the table is taken back alone.
    pub fn undo(&mut self, now: u64) {
        if !self.can_undo() {
            return;
        }
        if let (Some((base, mut places)), false) = (self.before_put_out(), self.laid.is_empty()) {
            places.pop();
            if let Some(out) = base.put_out(&places) {
                self.send(base, out, now);
            }
            return;
        }
        self.laid.clear();
        let before = (self.eyes(), self.table.turn());
        loop {
            let mover = self.table.movers().last().copied().flatten();
            match self.table.undo() {
                Some(event) if is_act(&event) => break,
                Some(_) if mover.is_some_and(|seat| self.is_person(seat)) => break,
                Some(_) => {}
                None => break,
            }
        }
        self.look_up();
        self.clock.pause(now);
        self.follow(before, now);
    }

    /// Everybody at this device.
    pub fn persons(&self) -> Vec<Seat> {
        let seats = (0..self.table.seats()).map(Seat::new);
        seats.filter(|seat| self.is_person(*seat)).collect()
    }

    /// Do engines play among themselves?
    pub fn is_watched(&self) -> bool {
        !self.players.contains(&Who::Person)
    }

    /// Is the board out of sight? Whoever pauses does not think on, but who only watches may look.
    pub fn is_out_of_sight(&self) -> bool {
        self.covered || self.paused && !self.is_watched()
    }

    /// Is it somebody at this device?
    pub fn is_person(&self, seat: Seat) -> bool {
        self.players.get(seat.index()) == Some(&Who::Person)
    }

    /// Has the seat left the game, whether or not the others go on?
    pub fn is_out(&self, seat: Seat) -> bool {
        let left = [format!("#resign{seat}"), format!("#time{seat}")];
        self.table.events().iter().any(|event| left.contains(event))
    }

    /// The seat to move, if somebody at this device has it and may move now.
    pub fn mover(&self) -> Option<Seat> {
        let seat = self.table.turn().seat()?;
        let may = self.is_person(seat) && !self.paused && !self.covered && self.at.is_none();
        (may && !self.engine_sets_up()).then_some(seat)
    }

    /// Why nobody at this device can move now, if so.
    pub fn why_not_now(&self) -> Option<Say> {
        let key = match self.table.turn() {
            _ if self.mover().is_some() => return None,
            _ if self.table.ending().is_some() => return Some(self.refused("over")),
            _ if self.paused => "web-now-paused",
            _ if self.covered => "web-now-covered",
            Turn::Seat(seat) if self.is_person(seat) && self.at.is_some() => "web-looking-back",
            _ => "web-now-other",
        };
        Some(Say::new(key))
    }

    /// What the move that waits to be confirmed will do.
    pub fn pending_words(&self) -> Option<Say> {
        self.words_of(self.pending.as_ref()?)
    }

    /// What the move that the engine advises will do.
    pub fn hint_words(&self) -> Option<Say> {
        self.words_of(self.hint.as_ref()?)
    }

    fn words_of(&self, text: &str) -> Option<Say> {
        let mut table = self.table.duplicate();
        table.play(text).ok()?;
        table.tell(self.table.len(), self.viewer())
    }

    /// What happened last, as far as whoever looks may know.
    pub fn last_words(&self) -> Option<Say> {
        let last = self.table.len().checked_sub(1)?;
        self.table.tell(last, self.viewer())
    }

    /// The level of the engine that is to move.
    pub fn engine_to_move(&self) -> Option<u8> {
        let seat = self.table.turn().seat()?;
        match self.players.get(seat.index())? {
            _ if self.paused || self.covered => None,
            Who::Engine(level) => Some(*level),
            Who::Person => self.engine_sets_up().then_some(SET_UP_LEVEL),
        }
    }

    /// With whose eyes the board is seen. Whoever has the device while it is handed over may be anybody.
    pub fn viewer(&self) -> Viewer {
        match self.covered {
            true => Viewer::Spectator,
            false => self.eyes(),
        }
    }

    /// With whose eyes the board is seen when it is not covered.
    fn eyes(&self) -> Viewer {
        match (Who::only(&self.players), self.table.turn()) {
            (Some(only), _) => Viewer::Seat(only),
            // What the engine sets up for several people, it does not show to any.
            (_, Turn::Seat(seat)) if self.is_person(seat) && !self.engine_sets_up() => {
                Viewer::Seat(seat)
            }
            _ => Viewer::Spectator,
        }
    }

    /// Is there something that one person at this device may see and another may not?
    pub fn must_hand_over(&self) -> bool {
        let persons = self.persons();
        if persons.len() < 2 || self.table.ending().is_some() || self.engine_sets_up() {
            return false;
        }
        let mut seen = persons
            .iter()
            .map(|seat| self.table.position_for(Viewer::Seat(*seat)));
        let first = seen.next();
        !self.plan.is_empty() || seen.any(|position| Some(position) != first)
    }

    /// What is to be put into an order, in the order of the plan so far; what the plan does not know comes last.
    pub fn arrangement(&self) -> Vec<(String, Scene)> {
        let mut left = self.table.arrangement();
        let mut arranged = Vec::new();
        for text in &self.plan {
            if let Some(at) = left.iter().position(|(known, _)| known == text) {
                arranged.push(left.remove(at));
            }
        }
        arranged.extend(left);
        arranged
    }

    /// Has somebody begun to put things into an order? Then nothing is taken from the board until that is done.
    pub fn is_arranging(&self) -> bool {
        !self.plan.is_empty() && !self.table.arrangement().is_empty()
    }

    /// Shows the board in the next of its views.
    pub fn next_view(&mut self) {
        self.view = (self.view + 1) % self.game.views().len();
    }

    /// Shows the board from the next side.
    pub fn turn_board(&mut self) {
        self.turned = (self.turned + 1) % self.game.turns();
    }

    /// Forgets what has been pointed at.
    pub fn let_go(&mut self) {
        self.picked.clear();
        self.pending = None;
        self.choose();
    }

    /// Where one may point now.
    pub fn next(&self) -> Vec<Target> {
        let next = self.table.next_targets(&self.picked).into_iter();
        next.map(|next| next.target).collect()
    }

    /// Takes the first of several to choose from, wherever the way begins with such a choice.
    fn choose(&mut self) {
        if self.mover().is_none() {
            return;
        }
        while let Some(first @ Target::Choice(_)) = self.next().into_iter().next() {
            self.picked.push(first);
        }
    }

    /// Makes the choices that are due now, if none has been made.
    pub fn prepare(&mut self) {
        if self.picked.is_empty() && self.pending.is_none() {
            self.choose();
        }
    }

    /// Goes to the next of several to choose from. Says whether there was a choice.
    pub fn cycle(&mut self, step: isize) -> bool {
        if self.mover().is_none() {
            return false;
        }
        self.pending = None;
        let Some(at) = self
            .picked
            .iter()
            .rposition(|target| matches!(target, Target::Choice(_)))
        else {
            return false;
        };
        let options: Vec<Target> = {
            let next = self.table.next_targets(&self.picked[..at]).into_iter();
            next.map(|next| next.target).collect()
        };
        let Some(now) = options.iter().position(|target| *target == self.picked[at]) else {
            return false;
        };
        let count = options.len() as isize;
        let then = (now as isize + step).rem_euclid(count) as usize;
        self.picked.truncate(at);
        self.picked.push(options[then].clone());
        self.choose();
        count > 1
    }

    /// Is there something to choose with the wheel now?
    pub fn has_choice(&self) -> bool {
        let at = self
            .picked
            .iter()
            .rposition(|target| matches!(target, Target::Choice(_)));
        at.is_some_and(|at| self.table.next_targets(&self.picked[..at]).len() > 1)
    }

    /// Somebody points at something.
    pub fn point(&mut self, name: &str) -> Pointed {
        if self.is_arranging() {
            return Pointed::Refused(Say::new("web-plan-begun"));
        }
        self.hint = None;
        self.pending = None;
        // A move that waits for its confirmation is not complete without its last target.
        if self.table.pointed_out(&self.picked).is_some() {
            self.picked.pop();
        }
        let same = |target: &Target| target.name() == name;
        for kept in (0..=self.picked.len()).rev() {
            let next = self.table.next_targets(&self.picked[..kept]);
            let Some(found) = next.into_iter().find(|next| same(&next.target)) else {
                continue;
            };
            let is_again = self.picked.get(kept) == Some(&found.target);
            let later: Vec<Target> = self.picked.drain(kept..).skip(1).collect();
            if is_again && matches!(found.target, Target::Spot(_)) {
                self.choose();
                return Pointed::Dropped;
            }
            self.picked.push(found.target);
            // Choices that were made after this one are kept where they are still there.
            for target in later {
                if matches!(target, Target::Choice(_)) && self.next().contains(&target) {
                    self.picked.push(target);
                }
            }
            self.choose();
            return match self.table.pointed_out(&self.picked) {
                Some(text) => Pointed::Move(text),
                None => Pointed::OnTheWay,
            };
        }
        let mut path = self.picked.clone();
        path.push(Target::spot(name.to_owned()));
        match self.table.why_not(&path) {
            Some(refusal) => Pointed::Refused(self.refused(refusal.code)),
            None if self.picked.iter().any(|t| matches!(t, Target::Spot(_))) => {
                Pointed::Refused(Say::new("web-not-from-there"))
            }
            None => Pointed::Refused(Say::new("web-nothing-there")),
        }
    }

    /// Takes something to drag it: whatever else has been pointed at is let go, choices are kept. Says whether it can be
    /// dragged.
    pub fn grab(&mut self, name: &str) -> bool {
        if self.mover().is_none() {
            return false;
        }
        let before = (self.picked.clone(), self.pending.take());
        let offered = self.table.offered(&self.picked);
        let is_choice = |t: &&Target| t.name() == name && matches!(t, Target::Choice(_));
        if !offered.iter().any(|target| is_choice(&target)) {
            self.let_go();
        }
        if self.point(name) == Pointed::OnTheWay {
            return true;
        }
        (self.picked, self.pending) = before;
        false
    }

    /// Why something is refused.
    pub fn refused(&self, code: &str) -> Say {
        Say::new(format!("{}-refused-{code}", self.table.info().id))
    }

    /// The match in the position that is shown.
    pub fn shown(&self) -> Option<Box<dyn AnyMatch>> {
        let at = self.at?;
        Some(rewound(&*self.table, at))
    }

    /// How to look at the board, with the pointer or the cursor on something.
    pub fn look(&self, show: Show, hover: Option<&str>) -> Look {
        let can_point = self.mover().is_some() && self.table.ending().is_none();
        let mut picked = self.picked.clone();
        let mut ghost = self.pending.clone().or_else(|| self.hint.clone());
        if let (Some(name), None, true) = (hover, &ghost, can_point) {
            let next = self.table.next_targets(&picked);
            match next.into_iter().find(|next| next.target.name() == name) {
                Some(found) if found.completes => {
                    let path: Vec<Target> = picked.iter().cloned().chain([found.target]).collect();
                    ghost = self.table.pointed_out(&path);
                }
                Some(_) => {}
                // Where nothing can be done, the picture may say what is wrong with it.
                None if self.picked.iter().any(|t| matches!(t, Target::Choice(_))) => {
                    picked.push(Target::spot(name.to_owned()));
                }
                None => {}
            }
        }
        Look {
            viewer: self.viewer(),
            picked: if can_point { picked } else { Vec::new() },
            ghost: if self.at.is_none() { ghost } else { None },
            show: Show {
                targets: show.targets && can_point,
                ..show
            },
            scene_view: self.view,
            turned: self.turned,
        }
    }
}

/// The match of a record, or of the first of several.
///
/// # Errors
/// Says what is wrong with it.
pub fn read_record(registry: Registry, text: &str) -> Result<Box<dyn AnyMatch>, String> {
    let mut reader = Reader::new(text.as_bytes(), Dialect::Native);
    match reader.next() {
        None => Err("empty".to_owned()),
        Some(record) => record
            .and_then(|record| record.replay(registry))
            .map_err(|fault| fault.to_string()),
    }
}

/// Is there something in a game that goes on that not everybody may know? It must not be looked at from all sides before it is
/// over.
pub fn keeps_secrets(table: &dyn AnyMatch) -> bool {
    table.ending().is_none() && hides(table, (0..table.seats()).map(Seat::new))
}

/// Is there something that one of these may not see?
fn hides(table: &dyn AnyMatch, seats: impl IntoIterator<Item = Seat>) -> bool {
    let position = table.position();
    let mut seats = seats.into_iter();
    seats.any(|seat| table.position_for(Viewer::Seat(seat)) != position)
}

/// How many moves have been made, without those of the set-up before the game.
pub fn moves_made(table: &dyn AnyMatch) -> usize {
    let mut early = table.duplicate();
    let movers = table.movers();
    let mut moves = 0;
    // The set-up comes first, so what comes after it is counted from the end.
    while early.undo().is_some() {
        let is_move = movers[early.len()].is_some();
        if is_move && early.set_up_by_chance(&mut Dice::new(0)).is_some() {
            break;
        }
        moves += usize::from(is_move);
    }
    moves
}

/// Is it something that happens at the table?
fn is_act(event: &str) -> bool {
    event.starts_with('#')
}

/// The game of a position that stands alone, and what the page on which it can be changed is told: the first way to play in which
/// it is possible, and the position.
pub fn position(registry: Registry, text: &str) -> Option<(&'static str, String)> {
    let text = text.trim();
    registry.iter().find_map(|game| {
        let info = game.info();
        let ways = info.modes.iter();
        let mut ways = ways.filter_map(|mode| Options::parse(mode.options).ok());
        let table = ways.find_map(|options| game.open(&options, Some(text)).ok())?;
        Some((info.id, format!("{};{}", table.options(), table.position())))
    })
}
