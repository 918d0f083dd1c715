//! Where the focus goes when what had it goes away. Whoever points does not need it and is left alone.

use std::cell::Cell;

use leptos::{html, prelude::*};
use wasm_bindgen::JsCast as _;
use web_sys::HtmlElement;

use super::dom;

/// The board of a page.
pub(super) const BOARD: &str = ".board-box";

thread_local! {
    static BY_KEYS: Cell<bool> = const { Cell::new(false) };
}

/// Begins to notice what the app is used by.
pub(super) fn watch() {
    dom::listen("keydown", |_| BY_KEYS.set(true));
    dom::listen("pointerdown", |_| BY_KEYS.set(false));
}

/// Was the last thing that was pressed a key?
pub(super) fn is_by_keys() -> bool {
    BY_KEYS.get()
}

/// A button that has the focus as soon as it is there.
pub(super) fn taken() -> NodeRef<html::Button> {
    let button = NodeRef::<html::Button>::new();
    Effect::new(move || {
        if let Some(button) = button.get() {
            let _ = button.focus();
        }
    });
    button
}

/// Puts the focus on what a style sheet would find, as soon as the page has changed. It may be gone by then: whoever is quick
/// is elsewhere.
pub(super) fn on(selector: impl AsRef<str> + 'static) {
    request_animation_frame(move || take(selector.as_ref()));
}

/// Whenever `changes` do: if the focus is lost, because what had it is gone or can no longer be pressed, it goes to the board.
pub(super) fn kept(changes: impl Fn() + 'static) {
    Effect::new(move || {
        changes();
        request_animation_frame(|| {
            // A browser takes the focus from a button that can no longer be pressed when it next draws the page, not at once.
            let active = dom::document().active_element();
            let is_lost =
                active.is_none_or(|active| active.matches("body, :disabled").unwrap_or(true));
            if is_by_keys() && is_lost {
                take(BOARD);
            }
        });
    });
}

fn take(selector: &str) {
    let found = dom::document().query_selector(selector).ok().flatten();
    if let Some(found) = found.and_then(|found| found.dyn_into::<HtmlElement>().ok()) {
        let _ = found.focus();
    }
}
