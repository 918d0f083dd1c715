use quartet_game::{Options, Refusal, Seat, Viewer, why};
use quartet_host::{AnyMatch, Reviewed, Thought, TimeControl, Worth};
use quartet_scene::{Say, Speak as _};
use quartet_words::Words;

use super::{player::Player, session::Session};

/// Finds the words for everything that happens in a game.
pub(crate) struct Teller {
    words: Words,
}

/// A line beside the board, in words.
pub(crate) struct FactLine {
    /// Whose it is; `None` for everybody's.
    pub(crate) seat: Option<Seat>,
    /// What it is.
    pub(crate) label: String,
    /// How much.
    pub(crate) value: String,
}

impl Teller {
    /// Speaks the language of the words.
    pub(crate) fn new(words: Words) -> Self {
        Self { words }
    }

    /// What stands under a key that nothing is put into.
    pub(crate) fn word(&self, key: &str) -> String {
        self.words.word(key)
    }

    /// The words for what is to be said.
    pub(crate) fn say(&self, say: &Say) -> String {
        self.words.speak(say)
    }

    /// What stands under a key that something is put into.
    pub(crate) fn with(&self, key: &'static str, place: &'static str, what: &str) -> String {
        self.say(&Say::new(key).with(place, what))
    }

    /// What the seat is called.
    pub(crate) fn seat(&self, table: &dyn AnyMatch, seat: Seat) -> String {
        sentence_start(&self.say(&table.seat_words(seat)))
    }

    /// Who has the seat.
    pub(crate) fn player(&self, player: Player) -> String {
        match player {
            Player::Person => self.word("play-you"),
            Player::Level(level) => {
                self.say(&Say::new("play-level").with("level", u32::from(level.number())))
            }
        }
    }

    /// The name of a way to play: one of the known ones, or the options.
    pub(crate) fn mode(&self, table: &dyn AnyMatch) -> String {
        let (info, options) = (table.info(), table.options());
        // Which random board it is makes no other way to play.
        let unseeded = |options: &Options| {
            let pairs = options.iter().filter(|(key, _)| *key != "seed");
            pairs.fold(Options::default(), |rest, (key, value)| {
                rest.with(key, value)
            })
        };
        let known = |mode: &quartet_game::Mode| {
            let parsed = Options::parse(mode.options);
            let parsed = parsed.map(|parsed| unseeded(&parsed.canonical(info.options)));
            parsed.is_ok_and(|parsed| parsed == unseeded(&options))
        };
        match info.modes.iter().position(known) {
            Some(n) => self.word(&format!("{}-mode-{n}", info.id)),
            None => options.public(info.options).to_string(),
        }
    }

    /// A time control.
    pub(crate) fn clock(&self, control: TimeControl) -> String {
        let key = match control {
            TimeControl::Untimed => return self.word("play-clock-untimed"),
            TimeControl::Sudden(_) => "play-clock-sudden",
            TimeControl::Increment { .. } => "play-clock-increment",
            TimeControl::Bronstein { .. } => "play-clock-bronstein",
            TimeControl::ByoYomi { .. } => "play-clock-byoyomi",
        };
        self.with(key, "time", &control.to_string())
    }

    /// Whose turn it is, or how the game ended.
    pub(crate) fn status(&self, session: &Session) -> String {
        match session.to_move() {
            Some((seat, Player::Person)) => {
                self.with("play-to-move", "who", &self.seat(session.table(), seat))
            }
            Some((seat, Player::Level(_))) => {
                self.with("play-thinking", "who", &self.seat(session.table(), seat))
            }
            None => self.ending(session.table()),
        }
    }

    /// How the game ended; nothing if it has not.
    pub(crate) fn ending(&self, table: &dyn AnyMatch) -> String {
        let Some(ending) = table.ending() else {
            return String::new();
        };
        let names: Vec<String> = ending.winners.iter().map(|s| self.seat(table, s)).collect();
        let result = match names.as_slice() {
            [winner] => self.with("play-wins", "who", winner),
            several if several.len() == usize::from(table.seats()) => self.word("play-drawn"),
            several => {
                let names = several.iter().cloned();
                let names = names.reduce(|one, other| {
                    let both = Say::new("play-and").with("one", one).with("other", other);
                    self.say(&both)
                });
                self.with("play-share", "who", &names.unwrap_or_default())
            }
        };
        let reason = match ending.why {
            why::TIME => self.word("play-why-time"),
            why::RESIGN => self.word("play-why-resign"),
            why::AGREED => self.word("play-why-agreed"),
            other => self.word(&format!("{}-why-{other}", table.info().id)),
        };
        format!("{} {}", sentence(&result), sentence(&reason))
    }

    /// Why a move is not possible.
    pub(crate) fn refusal(&self, table: &dyn AnyMatch, refusal: &Refusal) -> String {
        let key = format!("{}-refused-{}", table.info().id, refusal.code);
        if self.words.knows(&key) {
            self.word(&key)
        } else {
            sentence(&refusal.text)
        }
    }

    /// What an event was.
    pub(crate) fn event(&self, table: &dyn AnyMatch, index: usize, viewer: Viewer) -> String {
        let told = table.tell(index, viewer).map(|say| self.say(&say));
        sentence(&told.unwrap_or_default())
    }

    /// What stands beside the board.
    pub(crate) fn facts(&self, table: &dyn AnyMatch, viewer: Viewer) -> Vec<FactLine> {
        let facts = table.facts(viewer).into_iter();
        let lines = facts.map(|fact| FactLine {
            seat: fact.seat,
            label: self.say(&fact.label),
            value: self.say(&fact.value),
        });
        lines.collect()
    }

    /// What a line is worth for whoever plays it.
    pub(crate) fn worth(&self, worth: Worth, proved: bool) -> String {
        let say = match worth {
            Worth::Win(plies) => Say::new("play-worth-win").with("plies", plies),
            Worth::Loss(plies) => Say::new("play-worth-loss").with("plies", plies),
            Worth::Hundredths(0) if proved => Say::new("play-worth-draw"),
            Worth::Hundredths(value) => {
                let number = format!("{:+.1}", f64::from(value) / 100.0);
                Say::new("play-worth").with("number", number)
            }
        };
        let key = if proved {
            "play-proved"
        } else {
            "play-estimated"
        };
        self.say(&Say::new(key).with("worth", say))
    }

    /// A hint.
    pub(crate) fn hint(&self, thought: &Thought) -> String {
        let line = thought.lines.first();
        let best = line.and_then(|line| Some((line.moves.first()?, line)));
        match best {
            None => self.word("play-no-hint"),
            Some((best, line)) => {
                let say = Say::new("play-hint").with("move", best.as_str());
                self.say(&say.with("worth", self.worth(line.value, line.proved)))
            }
        }
    }

    /// What a reviewed move was worth, and what would have been better.
    pub(crate) fn reviewed(&self, reviewed: &Reviewed) -> String {
        let value = self.worth(reviewed.value, reviewed.proved);
        if reviewed.is_best() {
            return self.with("play-review-best", "worth", &value);
        }
        let best = reviewed.best.moves.first().cloned().unwrap_or_default();
        let better = self.worth(reviewed.best.value, reviewed.proved);
        let say = Say::new("play-review-better").with("worth", value);
        self.say(&say.with("best", best).with("better", better))
    }
}

/// With a capital letter at the beginning and a full stop at the end.
pub(crate) fn sentence(text: &str) -> String {
    let mut text = sentence_start(text.trim());
    if text.ends_with(|c: char| c.is_alphanumeric() || matches!(c, ')' | '\'' | '"' | '’')) {
        text.push('.');
    }
    text
}

fn sentence_start(text: &str) -> String {
    let mut letters = text.chars();
    match letters.next() {
        Some(first) => first.to_uppercase().chain(letters).collect(),
        None => String::new(),
    }
}
