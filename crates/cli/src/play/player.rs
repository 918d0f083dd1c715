use std::fmt;

use quartet_host::Level;

/// Who has a seat.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Player {
    /// Somebody at this keyboard.
    Person,
    /// The computer.
    Level(Level),
}

impl Player {
    /// Is it somebody at this keyboard?
    pub(crate) fn is_person(self) -> bool {
        self == Self::Person
    }

    /// The seats of a table: those that were named, and the last of them for all the others.
    ///
    /// # Errors
    /// Says how many seats there are if more were named.
    pub(crate) fn seated(named: &[Self], seats: u8) -> anyhow::Result<Vec<Self>> {
        let seats = usize::from(seats);
        if named.len() > seats {
            anyhow::bail!("{} seats are named, but the table has {seats}", named.len());
        }
        let last = named.last().copied().unwrap_or(Self::Person);
        let rest = std::iter::repeat(last);
        Ok(named.iter().copied().chain(rest).take(seats).collect())
    }
}

/// `you`, `level5`: as on the command line and in records.
impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Person => f.write_str("you"),
            Self::Level(level) => write!(f, "level{level}"),
        }
    }
}

impl std::str::FromStr for Player {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let text = text.trim();
        if text.eq_ignore_ascii_case("you") {
            return Ok(Self::Person);
        }
        let number = text.strip_prefix("level").unwrap_or(text);
        let level = number.parse().ok().and_then(Level::new);
        level
            .map(Self::Level)
            .ok_or_else(|| format!("`{text}` is neither `you` nor `level1` to `level10`"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_round_trip() {
        for text in ["you", "level1", "level10"] {
            assert_eq!(text.parse::<Player>().unwrap().to_string(), text);
        }
        assert_eq!("7".parse(), "level7".parse::<Player>());
        for bad in ["", "me", "level0", "level11", "level"] {
            assert!(bad.parse::<Player>().is_err(), "{bad}");
        }
    }

    #[test]
    fn the_last_one_named_takes_the_other_seats() {
        let level = "level3".parse().unwrap();
        let seated = Player::seated(&[Player::Person, level], 3).unwrap();
        assert_eq!(seated, [Player::Person, level, level]);
        assert!(Player::seated(&[Player::Person; 3], 2).is_err());
    }
}
