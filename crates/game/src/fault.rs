use std::{borrow::Cow, fmt};

use crate::Refusal;

/// What can be wrong with a position or with options: a key of the translation files, and the same in English with places for
/// what is put in: `row {row} does not have {size} cells`.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Form {
    /// The key: `{id}-fault-{name}` of a game, `fault-{name}` of what belongs to none.
    pub key: &'static str,
    /// The English sentence, in lower case and without a full stop.
    pub text: &'static str,
}

impl Form {
    /// The fault with this put into a place.
    #[must_use]
    pub fn with(self, place: &'static str, given: impl Into<Given>) -> Fault {
        Fault::from(self).with(place, given)
    }

    /// The names of the places, in their order.
    pub fn places(self) -> impl Iterator<Item = &'static str> {
        let parts = self.text.split('{').skip(1);
        parts.filter_map(|part| part.split_once('}').map(|(place, _)| place))
    }
}

/// Names several forms at once, and a list of all of them, `ALL`, so that none can be forgotten when words are looked for.
#[macro_export]
macro_rules! forms {
    ($($(#[$meta:meta])* $name:ident = $key:literal, $text:literal;)*) => {
        $($(#[$meta])* pub(crate) const $name: $crate::Form = $crate::Form { key: $key, text: $text };)*
        /// All of them.
        pub(crate) const ALL: &[$crate::Form] = &[$($name),*];
    };
}

/// Something that is wrong: in English as it is, in other languages by its form and what is put into it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    form: Form,
    given: Vec<(&'static str, Given)>,
    text: String,
}

impl Fault {
    /// What faults that are no game's look like.
    pub const COMMON: &'static [Form] = common::ALL;

    /// A fault that has words in English only: of files that belong to the program and that no player writes.
    pub fn plain(text: impl Into<String>) -> Self {
        common::PLAIN.with("what", text.into())
    }

    /// Puts something into a place.
    #[must_use]
    pub fn with(mut self, place: &'static str, given: impl Into<Given>) -> Self {
        self.given.push((place, given.into()));
        self.text = self.filled();
        self
    }

    /// Its form.
    #[must_use]
    pub fn form(&self) -> Form {
        self.form
    }

    /// What has been put in, by place.
    #[must_use]
    pub fn given(&self) -> &[(&'static str, Given)] {
        &self.given
    }

    /// In English.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The sentence of the form. Only what stands there is looked at, not what is put in: that may hold braces, too.
    fn filled(&self) -> String {
        let mut text = String::new();
        for (n, part) in self.form.text.split('{').enumerate() {
            match part.split_once('}') {
                Some((place, rest)) if n > 0 => {
                    if let Some((_, given)) = self.given.iter().find(|(name, _)| *name == place) {
                        text += &given.to_string();
                    }
                    text += rest;
                }
                _ => text += part,
            }
        }
        text
    }
}

impl From<Form> for Fault {
    fn from(form: Form) -> Self {
        Self {
            form,
            given: Vec::new(),
            text: form.text.to_owned(),
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

/// What is put into a place of a fault.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Given {
    /// How many, or the how manieth.
    Number(i64),
    /// Something that somebody has written, a letter, the name of a cell; or one of a few English words between which the
    /// translations choose.
    Text(String),
    /// Something that has a key of its own, and how it is said in English.
    Said(Cow<'static, str>, String),
}

impl Given {
    /// Something that has a key of its own, and how it is said in English.
    pub fn said(key: &'static str, text: &str) -> Self {
        Self::Said(key.into(), text.to_owned())
    }

    /// Why a move is refused, as the game with this id says it.
    #[must_use]
    pub fn refusal(id: &str, refusal: &Refusal) -> Self {
        let key = format!("{id}-refused-{}", refusal.code);
        Self::Said(key.into(), refusal.text.clone())
    }
}

impl fmt::Display for Given {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(number) => write!(f, "{number}"),
            Self::Text(text) | Self::Said(_, text) => f.write_str(text),
        }
    }
}

macro_rules! numbers {
    ($($kind:ty),*) => {$(
        impl From<$kind> for Given {
            fn from(number: $kind) -> Self {
                Self::Number(number as i64)
            }
        }
    )*};
}

numbers!(i32, u8, u16, u32, usize);

impl From<String> for Given {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<&str> for Given {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<char> for Given {
    fn from(letter: char) -> Self {
        Self::Text(letter.to_string())
    }
}

/// What can be wrong whatever the game is.
pub(crate) mod common {
    forms! {
        PLAIN = "fault-plain", "{what}";
        OPTION_FORM = "fault-option-form", "`{part}` is not of the form key=value";
        OPTION_TWICE = "fault-option-twice", "option `{key}` is given twice";
        OPTION_UNKNOWN = "fault-option-unknown", "there is no option `{key}` (there are: {known})";
        OPTION_VALUE = "fault-option-value", "`{key}` cannot be `{value}` (it can be: {values})";
        OPTION_NUMBER = "fault-option-number", "`{key}` cannot be `{value}`: it is not a number below 2^64";
        SEED = "fault-seed", "`{key}` is not a number below 2^64";
    }
}

impl Fault {
    /// A seed that is no number. `key` is the option.
    #[must_use]
    pub fn no_seed(key: &str) -> Self {
        common::SEED.with("key", key)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FORM: Form = Form {
        key: "fault-row",
        text: "row {row} holds `{what}`, not {count}",
    };

    #[test]
    fn places_are_filled_whatever_is_put_in() {
        assert_eq!(FORM.places().collect::<Vec<_>>(), ["row", "what", "count"]);
        let fault = FORM
            .with("row", 'a')
            .with("what", "{count}{")
            .with("count", 3);
        assert_eq!(fault.text(), "row a holds `{count}{`, not 3");
        let refusal = Refusal::new("ko", "it was there before");
        let said = FORM.with("row", Given::refusal("go", &refusal));
        assert_eq!(said.text(), "row it was there before holds ``, not ");
        assert_eq!(
            said.given()[0].1,
            Given::Said("go-refused-ko".into(), refusal.text)
        );
        assert_eq!(Fault::plain("so").text(), "so");
    }
}
