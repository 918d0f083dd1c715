//! The options of a game, `key=value,key=value`.

use std::collections::BTreeMap;

/// The options that were written; what is absent has its default.
#[derive(Debug, Clone)]
pub(crate) struct Options {
    written: BTreeMap<String, String>,
}

impl Options {
    /// Reads `key=value,key=value`, where every key is one of `known` and none comes twice.
    pub(crate) fn read(text: &str, known: &[&str]) -> Result<Options, String> {
        let mut written = BTreeMap::new();
        if text.is_empty() {
            return Ok(Options { written });
        }
        for part in text.split(',') {
            let Some((key, value)) = part.split_once('=') else {
                return Err(format!("not an option: {part}"));
            };
            if !known.contains(&key) {
                return Err(format!("unknown option: {key}"));
            }
            if written.insert(key.to_string(), value.to_string()).is_some() {
                return Err(format!("option given twice: {key}"));
            }
        }
        Ok(Options { written })
    }

    /// The value as written, if the option is there.
    pub(crate) fn get(&self, key: &str) -> Option<&str> {
        self.written.get(key).map(String::as_str)
    }

    /// One of a few words; the first one is the default.
    pub(crate) fn word<'a>(&self, key: &str, words: &[&'a str]) -> Result<&'a str, String> {
        let Some(value) = self.get(key) else {
            return Ok(words[0]);
        };
        for word in words {
            if *word == value {
                return Ok(word);
            }
        }
        Err(format!("{key} cannot be {value}"))
    }

    /// A number that is at least `least`.
    pub(crate) fn number(&self, key: &str, default: u32, least: u32) -> Result<u32, String> {
        match self.get(key) {
            None => Ok(default),
            Some(value) => match value.parse::<u32>() {
                Ok(number) if number >= least => Ok(number),
                _ => Err(format!("{key} cannot be {value}")),
            },
        }
    }

    /// A number that is at least `least`, or `None` for `off`.
    pub(crate) fn number_or_off(
        &self,
        key: &str,
        default: u32,
        least: u32,
    ) -> Result<Option<u32>, String> {
        if self.get(key) == Some("off") {
            return Ok(None);
        }
        self.number(key, default, least).map(Some)
    }
}
