use std::borrow::Cow;

use quartet_game::{Fault, Given};

/// Something to be said in any language: a key of the translation files and what is put into it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Say {
    /// The key.
    pub key: Cow<'static, str>,
    /// What is put in, by the name of its place.
    pub with: Vec<(&'static str, Value)>,
}

/// What is put into something said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Value {
    /// A number, which may decide between singular and plural.
    Number(i64),
    /// Something that is the same in every language, such as the name of a cell.
    Text(String),
    /// Something else to be said.
    Say(Box<Say>),
}

impl Say {
    /// What stands under the key.
    pub fn new(key: impl Into<Cow<'static, str>>) -> Self {
        Self {
            key: key.into(),
            with: Vec::new(),
        }
    }

    /// Puts something in.
    #[must_use]
    pub fn with(mut self, place: &'static str, value: impl Into<Value>) -> Self {
        self.with.push((place, value.into()));
        self
    }
}

impl From<i64> for Value {
    fn from(number: i64) -> Self {
        Self::Number(number)
    }
}

impl From<i32> for Value {
    fn from(number: i32) -> Self {
        Self::Number(number.into())
    }
}

impl From<u32> for Value {
    fn from(number: u32) -> Self {
        Self::Number(number.into())
    }
}

impl From<String> for Value {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<Say> for Value {
    fn from(say: Say) -> Self {
        Self::Say(Box::new(say))
    }
}

impl From<&Fault> for Say {
    fn from(fault: &Fault) -> Self {
        let places = fault.given().iter();
        let places = places.map(|(place, given)| {
            let value = match given {
                Given::Number(number) => Value::Number(*number),
                Given::Text(text) => Value::Text(text.clone()),
                Given::Said(key, _) => Self::new(key.clone()).into(),
            };
            (*place, value)
        });
        Self {
            key: fault.form().key.into(),
            with: places.collect(),
        }
    }
}

/// Finds the words.
pub trait Speak {
    /// The words for what is to be said.
    fn speak(&self, say: &Say) -> String;
}

/// The languages that Quartet speaks.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Language {
    /// English.
    #[default]
    En,
    /// Romanian.
    Ro,
    /// Polish.
    Pl,
    /// French.
    Fr,
    /// German.
    De,
}

impl Language {
    /// All of them.
    pub const ALL: [Self; 5] = [Self::En, Self::Ro, Self::Pl, Self::Fr, Self::De];

    /// The code, as in `lang="pl"`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Ro => "ro",
            Self::Pl => "pl",
            Self::Fr => "fr",
            Self::De => "de",
        }
    }

    /// What the language calls itself.
    #[must_use]
    pub const fn own_name(self) -> &'static str {
        match self {
            Self::En => "English",
            Self::Ro => "Română",
            Self::Pl => "Polski",
            Self::Fr => "Français",
            Self::De => "Deutsch",
        }
    }

    /// The language of a code, of which only the first part counts: `pl-PL`, `de_AT.UTF-8`.
    #[must_use]
    pub fn of_code(code: &str) -> Option<Self> {
        let first = code.split(['-', '_', '.']).next().unwrap_or_default();
        Self::ALL
            .into_iter()
            .find(|language| language.code().eq_ignore_ascii_case(first))
    }
}
