use std::{cell::RefCell, rc::Rc};

use quartet_games::GAMES;
use quartet_host::{AnyMatch, Look};
use quartet_scene::{Language, Say, Speak as _, Svg};
use quartet_words::Words;

thread_local! {
    /// What is said now. Pages are made anew when the language changes.
    static WORDS: RefCell<Rc<Words>> = RefCell::new(Rc::new(words(Language::En)));
}

fn words(language: Language) -> Words {
    Words::new(language, &|language| {
        GAMES.iter().map(|game| game.words(language)).collect()
    })
}

/// From now on this language is spoken.
pub(super) fn speak(language: Language) {
    if current().language() != language {
        WORDS.set(Rc::new(words(language)));
    }
}

fn current() -> Rc<Words> {
    WORDS.with_borrow(Rc::clone)
}

/// What stands under a key.
pub(super) fn t(key: &str) -> String {
    current().word(key)
}

/// Is there anything under a key?
pub(super) fn knows(key: &str) -> bool {
    current().knows(key)
}

/// What is to be said.
pub(super) fn say(say: &Say) -> String {
    current().speak(say)
}

/// What stands under a key, with something put in.
pub(super) fn with(
    key: &str,
    place: &'static str,
    value: impl Into<quartet_scene::Value>,
) -> String {
    say(&Say::new(key.to_owned()).with(place, value))
}

/// Any picture. Ids begin with `prefix`.
pub(super) fn drawn(scene: &quartet_scene::Scene, prefix: &str) -> String {
    let words = current();
    scene.to_svg(Svg {
        speak: &*words,
        language: words.language().code(),
        style: None,
        width: None,
        prefix,
    })
}

/// The picture of a position. Ids begin with `prefix`.
pub(super) fn picture(table: &dyn AnyMatch, look: &Look, prefix: &str) -> String {
    drawn(&table.scene(look), prefix)
}

/// The picture of a position as a file of its own.
pub(super) fn picture_file(
    table: &dyn AnyMatch,
    look: &Look,
    style: quartet_scene::Style,
) -> String {
    let words = current();
    let sheet = style.sheet();
    table.scene(look).to_svg(Svg {
        speak: &*words,
        language: words.language().code(),
        style: Some(&sheet),
        width: Some(800),
        prefix: "",
    })
}
