//! What exists only in a browser: the pages, the board that is pointed at, the worker, the storage.
#![allow(
    unreachable_pub,
    reason = "the macros write items that are more public than they are reached"
)]
#![allow(
    clippy::needless_pass_by_value,
    reason = "components own what they are given"
)]

mod app;
mod board;
mod board_editor;
mod dom;
mod engine;
mod film;
mod focus;
mod gallery;
mod home;
mod icon;
mod learn;
mod lesson;
mod moving;
mod new_game;
mod pill;
mod planner;
mod play;
mod position_editor;
mod puzzle;
mod puzzles;
mod review;
mod settings_page;
mod store;
mod talk;

use quartet_scene::Language;
use wasm_bindgen::prelude::*;

/// Shows the app in a language whose words are given. `load_words` finds those of another one: it is called with the code of
/// the language and with a function that takes the words, or nothing if they cannot be had now. The page calls this; the
/// worker does not.
#[wasm_bindgen(js_name = start)]
pub fn start(worker_address: String, language: &str, words: &str, load_words: js_sys::Function) {
    // The app that people get says nothing, which keeps it small; the one that is tested says where it went wrong.
    #[cfg(debug_assertions)]
    std::panic::set_hook(Box::new(|fault| {
        web_sys::console::error_1(&JsValue::from_str(&fault.to_string()));
    }));
    let language = Language::of_code(language).unwrap_or_default();
    talk::speak(language, words);
    app::start(worker_address, load_words);
}
