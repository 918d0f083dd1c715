use std::fmt;

use quartet_game::Seat;

/// How much time the players have.
///
/// Written `untimed`, `10m`, `10m+5s` (five seconds more with every move), `10m~5s` (Bronstein: what a move took, at most five
/// seconds, comes back), `10m/3x30s` (byo-yomi: then three periods of thirty seconds, each kept by whoever moves within it).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum TimeControl {
    /// As much as they like.
    #[default]
    Untimed,
    /// So much for the whole game, in milliseconds.
    Sudden(u64),
    /// So much, and more with every move.
    Increment {
        /// Milliseconds at the beginning.
        main: u64,
        /// Milliseconds with every move.
        add: u64,
    },
    /// So much, and what a move took comes back, up to a limit.
    Bronstein {
        /// Milliseconds at the beginning.
        main: u64,
        /// At most so many milliseconds come back.
        back: u64,
    },
    /// So much, and then periods that are lost only by whoever takes longer than one of them.
    ByoYomi {
        /// Milliseconds at the beginning.
        main: u64,
        /// How many periods.
        periods: u32,
        /// Milliseconds of a period.
        period: u64,
    },
}

impl TimeControl {
    const MINUTE: u64 = 60_000;

    /// Those that people choose from: ten and fifteen minutes and the kinds beside them.
    pub const USUAL: [Self; 6] = [
        Self::Untimed,
        Self::Sudden(10 * Self::MINUTE),
        Self::Sudden(15 * Self::MINUTE),
        Self::Increment {
            main: 5 * Self::MINUTE,
            add: 5_000,
        },
        Self::Bronstein {
            main: 10 * Self::MINUTE,
            back: 10_000,
        },
        Self::ByoYomi {
            main: 5 * Self::MINUTE,
            periods: 3,
            period: 30_000,
        },
    ];

    /// The time at the beginning; `None` without a clock.
    fn main(self) -> Option<u64> {
        match self {
            Self::Untimed => None,
            Self::Sudden(main)
            | Self::Increment { main, .. }
            | Self::Bronstein { main, .. }
            | Self::ByoYomi { main, .. } => Some(main),
        }
    }

    fn periods(self) -> (u32, u64) {
        match self {
            Self::ByoYomi {
                periods, period, ..
            } => (periods, period),
            _ => (0, 0),
        }
    }
}

impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Untimed => f.write_str("untimed"),
            Self::Sudden(main) => write!(f, "{}", Span(main)),
            Self::Increment { main, add } => write!(f, "{}+{}", Span(main), Span(add)),
            Self::Bronstein { main, back } => write!(f, "{}~{}", Span(main), Span(back)),
            Self::ByoYomi {
                main,
                periods,
                period,
            } => write!(f, "{}/{periods}x{}", Span(main), Span(period)),
        }
    }
}

impl std::str::FromStr for TimeControl {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let fail = || format!("`{text}` is none of untimed, 10m, 10m+5s, 10m~5s, 10m/3x30s");
        let span = |text: &str| read_span(text).ok_or_else(fail);
        if text == "untimed" {
            return Ok(Self::Untimed);
        }
        if let Some((main, add)) = text.split_once('+') {
            return Ok(Self::Increment {
                main: span(main)?,
                add: span(add)?,
            });
        }
        if let Some((main, back)) = text.split_once('~') {
            return Ok(Self::Bronstein {
                main: span(main)?,
                back: span(back)?,
            });
        }
        if let Some((main, rest)) = text.split_once('/') {
            let (periods, period) = rest.split_once('x').ok_or_else(fail)?;
            let periods = periods.parse().ok().filter(|n| (1..=99).contains(n));
            return Ok(Self::ByoYomi {
                main: span(main)?,
                periods: periods.ok_or_else(fail)?,
                period: span(period)?,
            });
        }
        match span(text)? {
            0 => Err(fail()),
            main => Ok(Self::Sudden(main)),
        }
    }
}

/// A time as it is written: in minutes where it is whole ones, else in seconds.
struct Span(u64);

impl fmt::Display for Span {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            ms if ms > 0 && ms.is_multiple_of(60_000) => write!(f, "{}m", ms / 60_000),
            ms if ms.is_multiple_of(1000) => write!(f, "{}s", ms / 1000),
            ms => write!(f, "{ms}ms"),
        }
    }
}

fn read_span(text: &str) -> Option<u64> {
    let split = text.find(|c: char| !c.is_ascii_digit())?;
    let (number, unit) = text.split_at(split);
    let number: u64 = number.parse().ok()?;
    let unit = match unit {
        "h" => 3_600_000,
        "m" => 60_000,
        "s" => 1000,
        "ms" => 1,
        _ => return None,
    };
    // A day is more than anybody wants to wait.
    number.checked_mul(unit).filter(|ms| *ms <= 86_400_000)
}

/// The clocks of all seats. Whoever has one says what time it is, in milliseconds since any moment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clock {
    control: TimeControl,
    faces: Vec<Face>,
    /// Whose clock runs, and since when.
    running: Option<(Seat, u64)>,
}

/// The clock of one seat.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Face {
    /// Milliseconds left, before the periods or in the present one.
    pub left: u64,
    /// Periods left, the present one included.
    pub periods: u32,
    /// Has the time before the periods been used up?
    pub in_periods: bool,
}

impl Clock {
    /// Clocks that have not been started.
    #[must_use]
    pub fn new(control: TimeControl, seats: u8) -> Self {
        let face = Face {
            left: control.main().unwrap_or(0),
            periods: control.periods().0,
            in_periods: false,
        };
        Self {
            control,
            faces: vec![face; usize::from(seats)],
            running: None,
        }
    }

    /// Clocks that stood like this when they were put away. None of them runs.
    #[must_use]
    pub fn resumed(control: TimeControl, faces: Vec<Face>) -> Self {
        Self {
            control,
            faces,
            running: None,
        }
    }

    /// What was agreed.
    #[must_use]
    pub fn control(&self) -> TimeControl {
        self.control
    }

    /// Whose clock runs.
    #[must_use]
    pub fn running(&self) -> Option<Seat> {
        self.running.map(|(seat, _)| seat)
    }

    /// Starts the clock of a seat; the one that runs is stopped without any time added.
    pub fn start(&mut self, seat: Seat, now: u64) {
        self.pause(now);
        self.running = Some((seat, now));
    }

    /// Stops the clock that runs, in the middle of a move.
    pub fn pause(&mut self, now: u64) {
        if let Some((seat, _)) = self.running {
            self.faces[seat.index()] = self.face(seat, now);
            self.running = None;
        }
    }

    /// The one whose clock runs has moved: its clock stops and gets what it is due.
    pub fn press(&mut self, now: u64) {
        let Some((seat, since)) = self.running else {
            return;
        };
        let took = now.saturating_sub(since);
        let mut face = self.face(seat, now);
        match self.control {
            TimeControl::Increment { add, .. } => face.left += add,
            TimeControl::Bronstein { back, .. } => face.left += took.min(back),
            // A period that has not been used up begins anew.
            TimeControl::ByoYomi { period, .. } if face.in_periods => face.left = period,
            _ => {}
        }
        self.faces[seat.index()] = face;
        self.running = None;
    }

    /// What the clock of a seat shows.
    #[must_use]
    pub fn face(&self, seat: Seat, now: u64) -> Face {
        let mut face = self.faces[seat.index()];
        let Some((runs, since)) = self.running else {
            return face;
        };
        if runs != seat {
            return face;
        }
        let mut gone = now.saturating_sub(since);
        let (_, period) = self.control.periods();
        while gone >= face.left {
            let next = if face.in_periods {
                face.periods.saturating_sub(1)
            } else {
                face.periods
            };
            gone -= face.left;
            face.left = 0;
            if next == 0 {
                face.periods = 0;
                return face;
            }
            face.periods = next;
            face.in_periods = true;
            face.left = period.max(1);
        }
        face.left -= gone;
        face
    }

    /// Sets what the clock of a seat shows, in a game that is taken up again.
    pub fn set(&mut self, seat: Seat, face: Face) {
        self.faces[seat.index()] = face;
    }

    /// The seat whose time has run out.
    #[must_use]
    pub fn flagged(&self, now: u64) -> Option<Seat> {
        if self.control == TimeControl::Untimed {
            return None;
        }
        let (seat, _) = self.running?;
        let face = self.face(seat, now);
        (face.left == 0).then_some(seat)
    }
}

impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // The last second is not over before it is over.
        let seconds = self.left.div_ceil(1000);
        let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
        if hours > 0 {
            write!(f, "{hours}:{minutes:02}:{seconds:02}")?;
        } else {
            write!(f, "{minutes}:{seconds:02}")?;
        }
        if self.periods > 0 {
            write!(f, " ({})", self.periods)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ME: Seat = Seat::new(0);
    const YOU: Seat = Seat::new(1);

    fn clock(control: &str) -> Clock {
        Clock::new(control.parse().unwrap(), 2)
    }

    #[test]
    fn controls_round_trip() {
        for text in [
            "untimed", "10m", "15m", "5m+5s", "90s", "10m~10s", "5m/3x30s", "0s/1x10s", "250ms",
        ] {
            assert_eq!(text.parse::<TimeControl>().unwrap().to_string(), text);
        }
        for bad in [
            "",
            "10",
            "m",
            "10x",
            "5m+",
            "5m/3",
            "5m/0x30s",
            "99h",
            "0s",
            "18446744073709551615h",
            "-5m",
        ] {
            assert!(bad.parse::<TimeControl>().is_err(), "{bad}");
        }
        for control in TimeControl::USUAL {
            assert_eq!(control.to_string().parse(), Ok(control));
        }
    }

    #[test]
    fn sudden_death() {
        let mut clock = clock("10s");
        clock.start(ME, 1000);
        assert_eq!(clock.face(ME, 5000).left, 6000);
        assert_eq!(clock.face(YOU, 5000).left, 10_000);
        clock.press(5000);
        clock.start(YOU, 5000);
        assert_eq!(clock.face(ME, 9000).left, 6000);
        assert_eq!(clock.flagged(14_999), None);
        assert_eq!(clock.flagged(15_000), Some(YOU));
    }

    #[test]
    fn increment_comes_with_the_move() {
        let mut clock = clock("10s+2s");
        clock.start(ME, 0);
        clock.press(3000);
        assert_eq!(clock.face(ME, 3000).left, 9000);
        clock.start(ME, 3000);
        clock.press(3500);
        assert_eq!(clock.face(ME, 9999).left, 10_500);
    }

    #[test]
    fn bronstein_gives_back_what_was_used() {
        let mut clock = clock("10s~2s");
        clock.start(ME, 0);
        clock.press(1500);
        assert_eq!(clock.face(ME, 1500).left, 10_000);
        clock.start(ME, 2000);
        clock.press(7000);
        assert_eq!(clock.face(ME, 7000).left, 7000);
    }

    #[test]
    fn byo_yomi_periods_are_kept_or_lost() {
        let mut clock = clock("10s/3x5s");
        clock.start(ME, 0);
        assert_eq!(
            clock.face(ME, 12_000),
            Face {
                left: 3000,
                periods: 3,
                in_periods: true
            }
        );
        clock.press(12_000);
        assert_eq!(
            clock.face(ME, 0),
            Face {
                left: 5000,
                periods: 3,
                in_periods: true
            }
        );
        clock.start(ME, 20_000);
        assert_eq!(
            clock.face(ME, 26_000),
            Face {
                left: 4000,
                periods: 2,
                in_periods: true
            }
        );
        clock.press(26_000);
        clock.start(ME, 30_000);
        assert_eq!(clock.flagged(39_999), None);
        assert_eq!(clock.flagged(40_000), Some(ME));
    }

    /// A pause is no move.
    #[test]
    fn pauses_add_nothing() {
        let mut clock = clock("10s+2s");
        clock.start(ME, 0);
        clock.pause(4000);
        assert_eq!((clock.running(), clock.face(ME, 99_000).left), (None, 6000));
        clock.start(ME, 100_000);
        assert_eq!(clock.face(ME, 101_000).left, 5000);
    }

    #[test]
    fn faces_are_readable() {
        let face = |left, periods| {
            Face {
                left,
                periods,
                in_periods: false,
            }
            .to_string()
        };
        assert_eq!(face(600_000, 0), "10:00");
        assert_eq!(face(59_001, 0), "1:00");
        assert_eq!(face(1, 2), "0:01 (2)");
        assert_eq!(face(3_600_000, 0), "1:00:00");
        assert_eq!(face(0, 0), "0:00");
    }

    #[test]
    fn nobody_loses_without_a_clock() {
        let mut clock = clock("untimed");
        clock.start(ME, 0);
        assert_eq!(clock.flagged(u64::MAX), None);
    }
}
