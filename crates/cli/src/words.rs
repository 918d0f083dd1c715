//! In which language the program speaks.

use quartet_host::Registry;
use quartet_scene::Language;
use quartet_words::Words;

/// The words of a language, by default of the one that the environment asks for.
pub(crate) fn of(registry: Registry, language: Option<Language>) -> Words {
    let language = language.unwrap_or_else(from_environment);
    Words::new(language, &|language| {
        registry.iter().map(|game| game.words(language)).collect()
    })
}

/// Reads a language from the command line.
pub(crate) fn read_language(text: &str) -> Result<Language, String> {
    Language::of_code(text).ok_or_else(|| {
        let codes = Language::ALL.map(Language::code);
        format!("one of {}", codes.join(", "))
    })
}

/// The language of the environment; English where it says none that we speak.
fn from_environment() -> Language {
    let variables = ["LC_ALL", "LC_MESSAGES", "LANG"];
    let asked = variables
        .into_iter()
        .filter_map(|name| std::env::var(name).ok())
        .find(|value| !value.is_empty());
    asked
        .and_then(|value| Language::of_code(&value))
        .unwrap_or_default()
}
