use std::{fs, io, path::Path};

use anyhow::Context as _;
use quartet_game::{Options, Problems, Refusal, Seat, Turn, Viewer};
use quartet_host::{
    AnyGame, AnyMatch, Clock, Face, Record, Registry, Thought, TimeControl, Worth, find, make_draw,
    open_by_chance, record::Fault,
};

use super::{clock_tag, player::Player};

/// A game that somebody plays: the table, who has which seat, the clocks. It knows nothing of screens, and whoever asks it says
/// what time it is, in milliseconds since any moment.
pub(crate) struct Session {
    game: &'static dyn AnyGame,
    table: Box<dyn AnyMatch>,
    players: Vec<Player>,
    clock: Clock,
    /// The clocks as they were when the present turn began.
    turn_began: Clock,
    /// The clocks at the beginning of each move that has been made, with the number of events before it.
    earlier: Vec<(usize, Clock)>,
    /// What the clock of whoever made the event showed after it.
    times: Vec<Option<Face>>,
    /// Decides the draws.
    seed: u64,
}

impl Session {
    /// A new game. Nothing has happened and no clock runs before [`go_on`](Self::go_on).
    ///
    /// # Errors
    /// Names everything that is wrong with the options, or the number of seats.
    pub(crate) fn open(
        game: &'static dyn AnyGame,
        options: &Options,
        players: &[Player],
        control: TimeControl,
        seed: u64,
    ) -> anyhow::Result<Self> {
        let table = open_by_chance(game, options, seed)?;
        let players = Player::seated(players, table.seats())?;
        let clock = Clock::new(control, table.seats());
        Ok(Self {
            game,
            table,
            players,
            turn_began: clock.clone(),
            clock,
            earlier: Vec::new(),
            times: Vec::new(),
            seed,
        })
    }

    /// The game of a record, to be gone on with. What the record does not say is as it is given here.
    ///
    /// # Errors
    /// Says what the rules refuse.
    pub(crate) fn resume(
        registry: Registry,
        record: &Record,
        players: Option<&[Player]>,
        control: Option<TimeControl>,
        seed: u64,
    ) -> Result<Self, Fault> {
        let (table, record) = record.canonical(registry)?;
        let fault = |reason: String| Fault {
            game: record.number,
            line: record.at_line,
            step: None,
            code: None,
            problems: Problems::default(),
            reason,
        };
        let game = find(registry, table.info().id).map_err(|p| fault(p.to_string()))?;
        let seats = (0..table.seats()).map(Seat::new);
        let told = |seat: Seat| {
            let name = record.tag(&Record::seat_tag(seat)).unwrap_or_default();
            name.parse().unwrap_or(Player::Person)
        };
        let told: Vec<Player> = seats.map(told).collect();
        let players = Player::seated(players.unwrap_or(&told), table.seats());
        let players = players.map_err(|error| fault(error.to_string()))?;
        let stated = record.tag(CLOCK).and_then(clock_tag::read);
        let mut clock = Clock::new(control.or(stated).unwrap_or_default(), table.seats());
        let mut times = vec![None; table.len()];
        if control.is_none() {
            let movers = table.movers();
            for (n, (step, mover)) in record.line.steps.iter().zip(movers).enumerate() {
                let left = step.note.command(LEFT).and_then(clock_tag::read_left);
                let (Some(seat), Some(left)) = (mover, left) else {
                    continue;
                };
                let periods = step.note.command(PERIODS).and_then(|n| n.parse().ok());
                let face = Face {
                    left,
                    periods: periods.unwrap_or(0),
                    in_periods: step.note.command(IN_PERIODS).is_some(),
                };
                clock.set(seat, face);
                times[n] = Some(face);
            }
        }
        let stated = record.tag(SEED).and_then(|tag| tag.parse().ok());
        Ok(Self {
            game,
            table,
            players,
            turn_began: clock.clone(),
            clock,
            earlier: Vec::new(),
            times,
            seed: stated.unwrap_or(seed),
        })
    }

    /// The game that is played.
    pub(crate) fn game(&self) -> &'static dyn AnyGame {
        self.game
    }

    /// The match.
    pub(crate) fn table(&self) -> &dyn AnyMatch {
        &*self.table
    }

    /// Who has which seat.
    pub(crate) fn players(&self) -> &[Player] {
        &self.players
    }

    /// Who has the seat.
    pub(crate) fn player(&self, seat: Seat) -> Player {
        self.players[seat.index()]
    }

    /// The clocks.
    pub(crate) fn clock(&self) -> &Clock {
        &self.clock
    }

    /// What decides the draws.
    pub(crate) fn seed(&self) -> u64 {
        self.seed
    }

    /// The seat to move and who has it.
    pub(crate) fn to_move(&self) -> Option<(Seat, Player)> {
        let seat = self.table.turn().seat()?;
        Some((seat, self.player(seat)))
    }

    /// Is it the turn of somebody at this keyboard?
    pub(crate) fn waits_for_person(&self) -> bool {
        self.to_move().is_some_and(|(_, player)| player.is_person())
    }

    /// Is the game over?
    pub(crate) fn is_over(&self) -> bool {
        self.table.ending().is_some()
    }

    /// The seats of people.
    fn people(&self) -> impl Iterator<Item = Seat> {
        let seats = (0..self.table.seats()).map(Seat::new);
        seats.filter(|seat| self.player(*seat).is_person())
    }

    /// Whose eyes look at the board now: of the one person there is, or of the person to move. `before` has looked last.
    pub(crate) fn viewer(&self, before: Option<Seat>) -> Viewer {
        let mut people = self.people();
        match (people.next(), people.next()) {
            (None, _) => Viewer::Spectator,
            (Some(only), None) => Viewer::Seat(only),
            (Some(first), Some(_)) => {
                let mover = self.to_move().filter(|(_, player)| player.is_person());
                let mover = mover.map(|(seat, _)| seat).or(before);
                Viewer::Seat(mover.unwrap_or(first))
            }
        }
    }

    /// Would one of these two see what the other may not?
    pub(crate) fn is_secret_between(&self, one: Seat, other: Seat) -> bool {
        let [one, other] = [one, other].map(Viewer::Seat);
        one != other
            && (self.table.position_for(one) != self.table.position_for(other)
                || self.table.events_for(one) != self.table.events_for(other))
    }

    /// Makes the draws that are due and starts the clock of whoever is to move.
    pub(crate) fn go_on(&mut self, now: u64) {
        loop {
            self.table.settle();
            match self.table.turn() {
                Turn::Chance => {
                    if !make_draw(&mut *self.table, self.seed) {
                        unreachable!("a draw that is due can be made");
                    }
                }
                Turn::Seat(seat) => {
                    if self.clock.running() != Some(seat) {
                        self.clock.pause(now);
                        self.turn_began = self.clock.clone();
                        self.clock.start(seat, now);
                    }
                    break;
                }
                Turn::Over(_) => {
                    self.clock.pause(now);
                    break;
                }
            }
        }
        self.times.resize(self.table.len(), None);
    }

    /// Stops the clock until [`go_on`](Self::go_on).
    pub(crate) fn pause(&mut self, now: u64) {
        self.clock.pause(now);
    }

    /// Has somebody's time run out? Then that is what happens.
    pub(crate) fn tick(&mut self, now: u64) -> bool {
        let Some(seat) = self.clock.flagged(now) else {
            return false;
        };
        self.clock.pause(now);
        self.act(&format!("#time{seat}"), now)
    }

    /// The seat to move plays a move.
    ///
    /// # Errors
    /// Says why not. Nothing has happened then, except that time may have run out.
    pub(crate) fn play(&mut self, text: &str, now: u64) -> Result<(), Refusal> {
        // Draws and acts at the table have spellings too, but they are no moves.
        if text.starts_with(['+', '#']) {
            return Err(Refusal::new(
                Refusal::SYNTAX,
                format!("`{text}` is not a move"),
            ));
        }
        self.tick(now);
        let before = self.table.len();
        self.table.play(text)?;
        let mover = self.clock.running();
        let began = std::mem::replace(&mut self.turn_began, self.clock.clone());
        self.earlier.push((before, began));
        self.clock.press(now);
        self.times.resize(self.table.len(), None);
        if let (Some(seat), Some(last)) = (mover, self.times.last_mut()) {
            *last = Some(self.clock.face(seat, now));
        }
        self.go_on(now);
        Ok(())
    }

    /// The seat gives up.
    pub(crate) fn resign(&mut self, seat: Seat, now: u64) -> bool {
        self.act(&format!("#resign{seat}"), now)
    }

    /// Everybody agrees on a draw.
    pub(crate) fn agree(&mut self, now: u64) -> bool {
        self.act("#agreed", now)
    }

    fn act(&mut self, text: &str, now: u64) -> bool {
        let done = self.table.play(text).is_ok();
        if done {
            self.clock.pause(now);
            self.go_on(now);
        }
        done
    }

    /// Takes back everything since somebody at this keyboard last had a choice; where only the computer plays, one move.
    /// Says whether there was anything.
    pub(crate) fn undo(&mut self, now: u64) -> bool {
        let watching = self.people().next().is_none();
        let mut trial = self.table.duplicate();
        let mut found = None;
        while let Some(event) = trial.undo() {
            let is_move = !event.starts_with('+');
            let chooses = trial.turn().seat();
            let chooses = chooses.is_some_and(|seat| self.player(seat).is_person());
            if chooses || (watching && is_move && trial.turn().seat().is_some()) {
                found = Some(trial.len());
                break;
            }
        }
        if let Some(length) = found {
            self.take_back_to(length, now);
        }
        found.is_some()
    }

    /// Takes back everything after so many events.
    pub(crate) fn take_back_to(&mut self, length: usize, now: u64) {
        while self.table.len() > length {
            self.table.undo();
        }
        self.times.truncate(length);
        // Without a memory of the clocks, in a game that was taken up again, they stay as they are.
        self.clock.pause(now);
        while let Some((at, clock)) = self.earlier.pop_if(|(at, _)| *at >= length) {
            self.clock = clock;
            if at == length {
                break;
            }
        }
        self.go_on(now);
    }

    /// Does the computer take a draw that the seat to move has offered, having thought about the position?
    pub(crate) fn takes_draw(thought: &Thought) -> bool {
        // For the one who offers; nobody who is better than that takes it.
        thought.lines.first().is_some_and(|line| match line.value {
            Worth::Win(_) => true,
            Worth::Loss(_) => false,
            Worth::Hundredths(value) => value >= 0,
        })
    }

    /// The game so far, with everything that is needed to go on with it.
    pub(crate) fn record(&self) -> Record {
        let mut record = Record::of(&*self.table);
        for (n, player) in (0..).zip(&self.players) {
            record.set_tag(&Record::seat_tag(Seat::new(n)), player.to_string());
        }
        record.set_tag(CLOCK, clock_tag::write(self.clock.control()));
        record.set_tag(SEED, self.seed.to_string());
        if self.clock.control() == TimeControl::Untimed {
            return record;
        }
        for (step, face) in record.line.steps.iter_mut().zip(&self.times) {
            let Some(face) = face else {
                continue;
            };
            let mut say = |name: &str, value: String| {
                step.note.commands.push((name.to_owned(), value));
            };
            say(LEFT, clock_tag::write_left(face.left));
            if face.periods > 0 {
                say(PERIODS, face.periods.to_string());
            }
            if face.in_periods {
                say(IN_PERIODS, "yes".to_owned());
            }
        }
        record
    }

    /// Writes the record into a file. The file is complete at every moment: the old one, or the new one.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub(crate) fn save(&self, file: &Path) -> anyhow::Result<()> {
        let written = || -> io::Result<()> {
            let mut beside = file.as_os_str().to_owned();
            beside.push(".new");
            fs::write(&beside, self.record().to_string())?;
            fs::rename(&beside, file)
        };
        written().with_context(|| format!("cannot write {}", file.display()))
    }
}

/// The tag with the time control.
const CLOCK: &str = "Clock";
/// The tag with what decides the draws.
const SEED: &str = "Seed";
/// The time left after a move.
const LEFT: &str = "clk";
/// The byo-yomi periods left after a move, and whether the time before them was used up.
const PERIODS: &str = "periods";
const IN_PERIODS: &str = "byoyomi";

#[cfg(test)]
mod tests;
