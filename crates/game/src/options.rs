use std::{collections::BTreeSet, fmt};

use crate::{Problems, fault::common};

/// The rule choices of a game as text: `key=value,key=value`. Not yet checked against any game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Options {
    pairs: Vec<(String, String)>,
}

impl Options {
    /// Reads `key=value,key=value`; the empty text is no options at all. Blanks around keys and values are ignored.
    ///
    /// # Errors
    /// Names every part that is not `key=value` and every key given twice.
    pub fn parse(text: &str) -> Result<Self, Problems> {
        let mut options = Self::default();
        let mut problems = Problems::default();
        let mut keys = BTreeSet::new();
        for part in text.split(',').map(str::trim) {
            match part.split_once('=') {
                _ if part.is_empty() && text.trim().is_empty() => {}
                None => problems.add(common::OPTION_FORM.with("part", part)),
                Some((key, value)) => {
                    let (key, value) = (key.trim(), value.trim());
                    if !keys.insert(key) {
                        problems.add(common::OPTION_TWICE.with("key", key));
                    }
                    options.pairs.push((key.to_owned(), value.to_owned()));
                }
            }
        }
        problems.or(options)
    }

    /// The value given for a key.
    #[must_use]
    pub fn get(&self, key: &str) -> Option<&str> {
        let pair = self.pairs.iter().find(|(k, _)| k == key);
        pair.map(|(_, value)| value.as_str())
    }

    /// These options with one more, or with this value in place of another.
    #[must_use]
    pub fn with(mut self, key: &str, value: impl fmt::Display) -> Self {
        let value = value.to_string();
        match self.pairs.iter_mut().find(|(k, _)| k == key) {
            Some(pair) => pair.1 = value,
            None => self.pairs.push((key.to_owned(), value)),
        }
        self
    }

    /// The options in the order in which they were given.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.pairs.iter().map(|(k, v)| (k.as_str(), v.as_str()))
    }

    /// Are there none?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.pairs.is_empty()
    }

    /// The canonical spelling: only what is not the default, in the order of the specifications.
    #[must_use]
    pub fn canonical(&self, specs: &[OptionSpec]) -> Self {
        let stated = |spec: &OptionSpec| {
            let value = self.get(spec.key).filter(|v| *v != spec.default)?;
            Some((spec.key.to_owned(), value.to_owned()))
        };
        Self {
            pairs: specs.iter().filter_map(stated).collect(),
        }
    }

    /// The options without those that would give a secret of the game away.
    #[must_use]
    pub fn public(&self, specs: &[OptionSpec]) -> Self {
        let is_secret = |key: &str| specs.iter().any(|s| s.key == key && s.secret);
        let kept = self.pairs.iter().filter(|(key, _)| !is_secret(key));
        Self {
            pairs: kept.cloned().collect(),
        }
    }
}

impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (n, (key, value)) in self.pairs.iter().enumerate() {
            let comma = if n == 0 { "" } else { "," };
            write!(f, "{comma}{key}={value}")?;
        }
        Ok(())
    }
}

/// One option of a game: what may be chosen and what it means.
#[derive(Copy, Clone, Debug)]
pub struct OptionSpec {
    /// The name before the equals sign.
    pub key: &'static str,
    /// The value if none is given; empty where absence is a value of its own.
    pub default: &'static str,
    /// A sentence for people.
    pub meaning: &'static str,
    /// The values that have a name.
    pub choices: &'static [OptionChoice],
    /// What else may stand there, as a placeholder such as `<1-14>`; the game itself checks it. `None`: only the choices.
    pub free: Option<&'static str>,
    /// Would knowing the value tell a player what the rules keep secret?
    pub secret: bool,
}

/// One value of an option.
#[derive(Copy, Clone, Debug)]
pub struct OptionChoice {
    /// What is written after the equals sign.
    pub value: &'static str,
    /// A few words for people.
    pub meaning: &'static str,
}

/// Options that fit their specifications: every key known, every value a choice or free text, defaults filled in.
#[derive(Debug)]
pub struct Chosen<'a> {
    specs: &'static [OptionSpec],
    options: &'a Options,
}

impl<'a> Chosen<'a> {
    /// Checks the options against the specifications.
    ///
    /// # Errors
    /// Names every unknown key and every value that cannot be.
    pub fn new(specs: &'static [OptionSpec], options: &'a Options) -> Result<Self, Problems> {
        let mut problems = Problems::default();
        for (key, value) in options.iter() {
            match specs.iter().find(|s| s.key == key) {
                None => {
                    let known: Vec<&str> = specs.iter().map(|s| s.key).collect();
                    let known = known.join(", ");
                    problems.add(common::OPTION_UNKNOWN.with("key", key).with("known", known));
                }
                Some(spec)
                    if spec.free.is_none() && !spec.choices.iter().any(|c| c.value == value) =>
                {
                    let values: Vec<&str> = spec.choices.iter().map(|c| c.value).collect();
                    let values = values.join(", ");
                    problems.add(
                        common::OPTION_VALUE
                            .with("key", key)
                            .with("value", value)
                            .with("values", values),
                    );
                }
                Some(_) => {}
            }
        }
        problems.or(Self { specs, options })
    }

    /// The value of an option: as given, or the default.
    ///
    /// # Panics
    /// If the specifications have no such key.
    #[must_use]
    pub fn get(&self, key: &str) -> &'a str {
        let spec = self.specs.iter().find(|s| s.key == key);
        let spec = spec.expect("the option is specified");
        self.options.get(key).unwrap_or(spec.default)
    }

    /// Is the option `on`?
    #[must_use]
    pub fn is_on(&self, key: &str) -> bool {
        self.get(key) == "on"
    }

    /// The value of an option as a number; `None` for an empty value and for `off`.
    ///
    /// # Errors
    /// If it is something else.
    pub fn number(&self, key: &str) -> Result<Option<u64>, Problems> {
        let value = self.get(key);
        if matches!(value, "" | "off") {
            return Ok(None);
        }
        // Only digits: `parse` alone would also take `+5`, a second spelling of the same number.
        match value.parse() {
            Ok(number) if value.bytes().all(|b| b.is_ascii_digit()) => Ok(Some(number)),
            _ => Err(Problems::one(
                common::OPTION_NUMBER.with("key", key).with("value", value),
            )),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SPECS: &[OptionSpec] = &[
        OptionSpec {
            key: "size",
            default: "3",
            meaning: "How large.",
            choices: &[OptionChoice {
                value: "off",
                meaning: "none",
            }],
            free: Some("<number>"),
            secret: false,
        },
        OptionSpec {
            key: "mode",
            default: "a",
            meaning: "How.",
            choices: &[
                OptionChoice {
                    value: "a",
                    meaning: "one way",
                },
                OptionChoice {
                    value: "b",
                    meaning: "another",
                },
            ],
            free: None,
            secret: true,
        },
    ];

    #[test]
    fn options_are_read_and_written() {
        for text in ["", "size=4", "mode=b,size=4"] {
            assert_eq!(Options::parse(text).unwrap().to_string(), text);
        }
        assert_eq!(
            Options::parse(" mode = b , size=4 ").unwrap().to_string(),
            "mode=b,size=4"
        );
        let all = Options::parse("mode=b,size=3").unwrap();
        assert_eq!(all.canonical(SPECS).to_string(), "mode=b");
        assert_eq!(all.public(SPECS).to_string(), "size=3");
        assert_eq!(all.with("size", 5).to_string(), "mode=b,size=5");
    }

    #[test]
    fn every_fault_is_named_at_once() {
        let faults = Options::parse("a,b=1,b=2,,").unwrap_err();
        assert_eq!(faults.iter().count(), 4, "{faults}");
        let options = Options::parse("mode=c,colour=red").unwrap();
        let faults = Chosen::new(SPECS, &options).unwrap_err().to_string();
        assert!(
            faults.contains("`mode` cannot be `c`") && faults.contains("no option `colour`"),
            "{faults}"
        );
    }

    /// With anything worse than linear time this test would not end.
    #[test]
    fn many_options_take_linear_time() {
        let text: Vec<String> = (0..300_000).map(|n| format!("k{n}=1")).collect();
        let options = Options::parse(&text.join(",")).unwrap();
        assert_eq!(options.iter().count(), 300_000);
    }

    #[test]
    fn numbers_have_one_spelling() {
        for (text, expected) in [
            ("size=7", Ok(Some(7))),
            ("size=off", Ok(None)),
            ("", Ok(Some(3))),
            ("size=+7", Err(())),
            ("size=x", Err(())),
        ] {
            let options = Options::parse(text).unwrap();
            let chosen = Chosen::new(SPECS, &options).unwrap();
            assert_eq!(chosen.number("size").map_err(|_| ()), expected, "{text}");
        }
    }
}
