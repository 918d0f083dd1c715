use std::{cell::RefCell, rc::Rc};

use leptos::prelude::*;
use quartet_game::Problems;
use quartet_host::{AnyMatch, Look};
use quartet_scene::{Language, Say, Speak as _, Svg};
use quartet_words::Words;

thread_local! {
    /// What is said now. Pages are made anew when the language changes.
    static WORDS: RefCell<Rc<Words>> = RefCell::new(Rc::new(Words::of(Language::En, &[])));
}

/// From now on this is said. The words of one language are a file of their own, so that nobody loads all of them.
pub(super) fn speak(language: Language, words: &str) {
    WORDS.set(Rc::new(Words::of(language, &[words])));
}

/// This is said as well: the words by which one learns come when they are needed.
pub(super) fn speak_more(words: &str) {
    // Nobody is in the middle of a sentence when a file arrives.
    WORDS.with_borrow_mut(|known| Rc::get_mut(known).map(|known| known.add(words)));
}

/// What is spoken.
pub(super) fn language() -> Language {
    current().language()
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

/// What is to be said, or nothing.
pub(super) fn said(say: Option<Say>) -> String {
    say.map(|words| self::say(&words)).unwrap_or_default()
}

/// How a board is being looked at.
pub(super) fn view_name(game: &str, view: &str) -> String {
    with("web-view-is", "view", t(&format!("{game}-view-{view}")))
}

/// Everything that is wrong, below a line that says with what.
pub(super) fn warning(key: &str, role: &'static str, reasons: &[Say]) -> AnyView {
    let reasons = reasons
        .iter()
        .map(|reason| view! { <li>{say(reason)}</li> });
    view! {
        <div class="warning" role=role><p>{t(key)}</p><ul>{reasons.collect_view()}</ul></div>
    }
    .into_any()
}

/// The same for options and positions.
pub(super) fn problems(key: &str, role: &'static str, problems: &Problems) -> AnyView {
    let reasons: Vec<Say> = problems.faults().iter().map(Say::from).collect();
    warning(key, role, &reasons)
}

/// The picture of a position. Ids begin with `prefix`.
pub(super) fn picture(table: &dyn AnyMatch, look: &Look, prefix: &str) -> String {
    ringed_picture(table, look, prefix, &[])
}

/// The same with rings around cells.
pub(super) fn ringed_picture(
    table: &dyn AnyMatch,
    look: &Look,
    prefix: &str,
    cells: &[String],
) -> String {
    let mut scene = table.scene(look);
    scene.ring(cells);
    drawn(&scene, prefix)
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
