use std::{
    cell::RefCell,
    collections::{BTreeMap, BTreeSet},
};

use serde::{Serialize, de::DeserializeOwned};
use web_sys::Storage;

use super::dom;
use crate::{Progress, Saved, Settings};

const GAME: &str = "quartet.game.";
const LEARNT: &str = "quartet.learnt.";
const STUDY: &str = "quartet.study.";
const SETTINGS: &str = "quartet.settings";
const PUZZLES: &str = "quartet.puzzles";

thread_local! {
    /// What the browser would not keep, because its storage is full or forbidden: it lasts as long as the page.
    static MEMORY: RefCell<BTreeMap<String, String>> = const { RefCell::new(BTreeMap::new()) };
    /// Says so, once.
    static TROUBLE: RefCell<Option<Box<dyn FnOnce()>>> = const { RefCell::new(None) };
}

/// Says what to do when the browser first keeps something no longer.
pub(super) fn on_trouble(tell: impl FnOnce() + 'static) {
    TROUBLE.set(Some(Box::new(tell)));
}

fn storage() -> Option<Storage> {
    dom::window().local_storage().ok().flatten()
}

fn read<T: DeserializeOwned>(key: &str) -> Option<T> {
    let own = MEMORY.with_borrow(|memory| memory.get(key).cloned());
    let text = own.or_else(|| storage()?.get_item(key).ok().flatten())?;
    serde_json::from_str(&text).ok()
}

fn write<T: Serialize>(key: &str, value: &T) {
    let Ok(text) = serde_json::to_string(value) else {
        return;
    };
    let kept = storage().is_some_and(|storage| storage.set_item(key, &text).is_ok());
    MEMORY.with_borrow_mut(|memory| match kept {
        true => memory.remove(key),
        false => memory.insert(key.to_owned(), text),
    });
    // A full or forbidden storage is no reason to stop playing.
    if let (false, Some(tell)) = (kept, TROUBLE.take()) {
        tell();
    }
}

fn remove(key: &str) {
    MEMORY.with_borrow_mut(|memory| memory.remove(key));
    if let Some(storage) = storage() {
        let _ = storage.remove_item(key);
    }
}

/// The settings.
pub(super) fn settings() -> Settings {
    read(SETTINGS).unwrap_or_default()
}

/// Keeps the settings, if they are others than before.
pub(super) fn save_settings(new: &Settings) {
    if *new != settings() {
        write(SETTINGS, new);
    }
}

/// The keys of the tasks of a game that have been solved.
pub(super) fn learnt(game: &str) -> Vec<String> {
    read(&format!("{LEARNT}{game}")).unwrap_or_default()
}

/// Keeps that a task has been solved.
pub(super) fn save_learnt(game: &str, key: &str) {
    let mut learnt = learnt(game);
    if !learnt.iter().any(|known| known == key) {
        learnt.push(key.to_owned());
        write(&format!("{LEARNT}{game}"), &learnt);
    }
}

/// Which puzzles have been solved.
pub(super) fn progress() -> Progress {
    read(PUZZLES).unwrap_or_default()
}

/// Keeps which puzzles have been solved.
pub(super) fn save_progress(progress: &Progress) {
    write(PUZZLES, progress);
}

/// A game.
pub(super) fn game(id: &str) -> Option<Saved> {
    read(&format!("{GAME}{id}"))
}

/// Keeps a game.
pub(super) fn save_game(saved: &Saved) {
    write(&format!("{GAME}{}", saved.id), saved);
}

/// What people said about a game, with its variations, as a record.
pub(super) fn study(id: &str) -> Option<String> {
    read(&format!("{STUDY}{id}"))
}

/// Keeps what people said about a game.
pub(super) fn save_study(id: &str, record: &str) {
    write(&format!("{STUDY}{id}"), &record);
}

/// Forgets a game.
pub(super) fn forget_game(id: &str) {
    remove(&format!("{GAME}{id}"));
    remove(&format!("{STUDY}{id}"));
}

/// All games, the last one first.
pub(super) fn games() -> Vec<Saved> {
    let mut keys: BTreeSet<String> = MEMORY.with_borrow(|memory| memory.keys().cloned().collect());
    if let Some(storage) = storage() {
        let count = storage.length().unwrap_or(0);
        keys.extend((0..count).filter_map(|n| storage.key(n).ok().flatten()));
    }
    let mut games: Vec<Saved> = keys
        .iter()
        .filter(|key| key.starts_with(GAME))
        .filter_map(|key| read(key))
        .collect();
    games.sort_by(|a, b| b.changed.total_cmp(&a.changed));
    games
}

/// A name that no other game has.
pub(super) fn new_id() -> String {
    let mut number = (dom::now() as u64) << 8 | (dom::chance() & 0xff);
    let mut id = String::new();
    while number > 0 {
        let digit = (number % 36) as u32;
        id.extend(char::from_digit(digit, 36));
        number /= 36;
    }
    id
}
