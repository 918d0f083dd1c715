use quartet_game::Options;
use quartet_host::{AnyGame, Level, Registry, TimeControl};

use super::{player::Player, session::Session, teller::Teller};

/// What is chosen before a game: which one, how, against whom, with which clock.
#[derive(Clone, Debug)]
pub(crate) struct Setup {
    registry: Registry,
    game: usize,
    /// Counted in the order in which the ways to play are offered.
    mode: usize,
    seating: Seating,
    level: Level,
    clock: usize,
}

/// Who plays.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Seating {
    YouBegin,
    ComputerBegins,
    People,
    Computers,
}

/// One of the choices.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Choice {
    /// Which game.
    Game,
    /// Which way to play it.
    Mode,
    /// Who plays.
    Seating,
    /// How strong the computer is.
    Level,
    /// Which clock.
    Clock,
}

impl Seating {
    const ALL: [Self; 4] = [
        Self::YouBegin,
        Self::ComputerBegins,
        Self::People,
        Self::Computers,
    ];
}

impl Choice {
    /// All of them, in the order in which one chooses.
    pub(crate) const ALL: [Self; 5] = [
        Self::Game,
        Self::Mode,
        Self::Seating,
        Self::Level,
        Self::Clock,
    ];
}

impl Setup {
    /// The usual choices.
    pub(crate) fn new(registry: Registry) -> Self {
        Self {
            registry,
            game: 0,
            mode: 0,
            seating: Seating::YouBegin,
            level: Level::new(3).unwrap_or(Level::LOWEST),
            clock: 0,
        }
    }

    fn game(&self) -> &'static dyn AnyGame {
        self.registry[self.game]
    }

    /// What the choice is about.
    pub(crate) fn label(choice: Choice, teller: &Teller) -> String {
        teller.word(match choice {
            Choice::Game => "play-menu-game",
            Choice::Mode => "play-menu-mode",
            Choice::Seating => "play-menu-players",
            Choice::Level => "play-menu-level",
            Choice::Clock => "play-menu-clock",
        })
    }

    /// What can be chosen.
    pub(crate) fn values(&self, choice: Choice, teller: &Teller) -> Vec<String> {
        match choice {
            Choice::Game => {
                let games = self.registry.iter();
                games.map(|game| game.info().name.to_owned()).collect()
            }
            Choice::Mode => {
                let info = self.game().info();
                let modes = info.offers();
                modes
                    .map(|(n, _)| teller.word(&format!("{}-mode-{n}", info.id)))
                    .collect()
            }
            Choice::Seating => Seating::ALL
                .map(|seating| {
                    teller.word(match seating {
                        Seating::YouBegin => "play-menu-you-begin",
                        Seating::ComputerBegins => "play-menu-computer-begins",
                        Seating::People => "play-menu-people",
                        Seating::Computers => "play-menu-computers",
                    })
                })
                .to_vec(),
            Choice::Level => Level::all().map(|level| level.to_string()).collect(),
            Choice::Clock => TimeControl::USUAL
                .map(|control| teller.clock(control))
                .to_vec(),
        }
    }

    /// Which one is chosen.
    pub(crate) fn chosen(&self, choice: Choice) -> usize {
        match choice {
            Choice::Game => self.game,
            Choice::Mode => self.mode,
            Choice::Seating => {
                let mut all = Seating::ALL.iter();
                all.position(|s| *s == self.seating).unwrap_or(0)
            }
            Choice::Level => usize::from(self.level.number()) - 1,
            Choice::Clock => self.clock,
        }
    }

    /// Chooses one of the values. Those out of range are left alone.
    pub(crate) fn choose(&mut self, choice: Choice, value: usize) {
        match choice {
            Choice::Game if value < self.registry.len() => {
                self.game = value;
                self.mode = 0;
            }
            Choice::Mode if value < self.game().info().modes.len() => self.mode = value,
            Choice::Seating => {
                self.seating = Seating::ALL.get(value).copied().unwrap_or(self.seating);
            }
            Choice::Level => {
                let level = u8::try_from(value + 1).ok().and_then(Level::new);
                self.level = level.unwrap_or(self.level);
            }
            Choice::Clock if value < TimeControl::USUAL.len() => self.clock = value,
            _ => {}
        }
    }

    /// Does the choice make any difference?
    pub(crate) fn matters(&self, choice: Choice) -> bool {
        choice != Choice::Level || self.seating != Seating::People
    }

    /// The next or the previous value, round and round.
    pub(crate) fn turn(&mut self, choice: Choice, by: isize, teller: &Teller) {
        let count = self.values(choice, teller).len() as isize;
        let to = (self.chosen(choice) as isize + by).rem_euclid(count.max(1));
        self.choose(choice, to as usize);
    }

    /// Begins the game.
    ///
    /// # Errors
    /// None that people could make here.
    pub(crate) fn open(&self, seed: u64) -> anyhow::Result<Session> {
        let info = self.game().info();
        let options = info.offers().nth(self.mode);
        let options = options.map_or("", |(_, mode)| mode.options);
        let computer = Player::Level(self.level);
        let players: &[Player] = match self.seating {
            Seating::YouBegin => &[Player::Person, computer],
            Seating::ComputerBegins => &[computer, Player::Person],
            Seating::People => &[Player::Person],
            Seating::Computers => &[computer],
        };
        let options = Options::parse(options)?;
        let control = TimeControl::USUAL[self.clock];
        let mut players = players.to_vec();
        // Of three seats, one is the person's.
        if self.seating == Seating::ComputerBegins {
            let seats = self.game().open(&options, None)?.seats();
            players.resize(usize::from(seats), computer);
        }
        Session::open(self.game(), &options, &players, control, seed)
    }
}
