//! Everything that Quartet says, in every language it speaks.
//!
//! Translations are [Fluent](https://projectfluent.org) files: `ftl/` holds what belongs to no game, each game brings its own
//! (`Present::words`). A key that a language does not have is said in English, and one that nobody has as itself, so that
//! nothing is ever silent; the tests see to it that neither happens.

use fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle};
use quartet_scene::{Language, Say, Speak, Value};
use unic_langid::LanguageIdentifier;

/// What is said in one language.
pub struct Words {
    language: Language,
    bundle: FluentBundle<FluentResource>,
    english: Option<Box<Self>>,
}

impl std::fmt::Debug for Words {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "words in {}", self.language.code())
    }
}

impl Words {
    /// The words of a language, with those of the games in it. `of_games` finds the files of a language.
    #[must_use]
    pub fn new(language: Language, of_games: &dyn Fn(Language) -> Vec<&'static str>) -> Self {
        let alone = |language| {
            let mut sources = vec![common(language)];
            sources.extend(of_games(language));
            Self::of(language, &sources)
        };
        Self {
            english: (language != Language::En).then(|| Box::new(alone(Language::En))),
            ..alone(language)
        }
    }

    /// The words in these files, and no others.
    #[must_use]
    pub fn of(language: Language, sources: &[&str]) -> Self {
        let identifier: LanguageIdentifier = language.code().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![identifier]);
        // Marks around what is put in would be drawn as boxes in pictures and counted as letters in terminals.
        bundle.set_use_isolating(false);
        let mut words = Self {
            language,
            bundle,
            english: None,
        };
        for source in sources {
            words.add(source);
        }
        words
    }

    /// Adds the words of another file.
    pub fn add(&mut self, source: &str) {
        // A file with faults gives what it has: the tests find the faults.
        let resource = match FluentResource::try_new(source.to_owned()) {
            Ok(resource) | Err((resource, _)) => resource,
        };
        // Likewise for a key that is there twice.
        let _ = self.bundle.add_resource(resource);
    }

    /// The language.
    #[must_use]
    pub fn language(&self) -> Language {
        self.language
    }

    /// Is there anything under the key in this language?
    #[must_use]
    pub fn knows(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }

    /// What stands under a key that nothing is put into.
    #[must_use]
    pub fn word(&self, key: &str) -> String {
        self.speak(&Say::new(key.to_owned()))
    }

    fn find(&self, say: &Say) -> Option<String> {
        let pattern = self.bundle.get_message(&say.key)?.value()?;
        let mut arguments = FluentArgs::new();
        for (place, value) in &say.with {
            let value = match value {
                Value::Number(number) => FluentValue::from(*number),
                Value::Text(text) => FluentValue::from(text.clone()),
                Value::Say(inner) => FluentValue::from(self.speak(inner)),
            };
            arguments.set(*place, value);
        }
        // What is missing is written as its name: the tests find it.
        let mut faults = Vec::new();
        let words = self
            .bundle
            .format_pattern(pattern, Some(&arguments), &mut faults);
        Some(words.into_owned())
    }
}

impl Speak for Words {
    fn speak(&self, say: &Say) -> String {
        let found = self
            .find(say)
            .or_else(|| self.english.as_ref().and_then(|english| english.find(say)));
        found.unwrap_or_else(|| say.key.to_string())
    }
}

/// The file of what belongs to no game.
#[must_use]
pub fn common(language: Language) -> &'static str {
    match language {
        Language::En => include_str!("../ftl/en.ftl"),
        Language::Ro => include_str!("../ftl/ro.ftl"),
        Language::Pl => include_str!("../ftl/pl.ftl"),
        Language::Fr => include_str!("../ftl/fr.ftl"),
        Language::De => include_str!("../ftl/de.ftl"),
    }
}
