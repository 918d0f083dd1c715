//! The full screen, with mouse and keys.

mod app;
mod desk;
mod grid;
mod keys;
mod menu;
mod paint;
mod review;
mod terminal;

use std::time::Duration;

use ratatui::crossterm::event;

use super::{House, Stopwatch, session::Session};
use crate::signals::Signals;
use app::App;
use terminal::Screen;

/// How long the screen waits for a key before it looks at the clocks and at the computer.
const PATIENCE: Duration = Duration::from_millis(50);

/// The same while the computer is about to move.
const IMPATIENCE: Duration = Duration::from_millis(5);

/// Plays on the full screen.
pub(super) fn run(house: House, session: Option<Session>) -> anyhow::Result<()> {
    let watch = Stopwatch::start();
    let signals = Signals::listen()?;
    let mut app = App::new(house, session, watch.now());
    let done = {
        let mut screen = Screen::open()?;
        play(&mut app, &mut screen, &signals, watch)
    };
    // The terminal is as it was: what is said now stays.
    if let Some(words) = app.farewell() {
        crate::output::print(&format!("{words}\n"))?;
    }
    done
}

fn play(
    app: &mut App,
    screen: &mut Screen,
    signals: &Signals,
    watch: Stopwatch,
) -> anyhow::Result<()> {
    while !app.is_done() && !signals.ask_to_end() {
        screen.draw(|frame| app.draw(frame, watch.now()))?;
        let patience = if app.is_thinking() {
            IMPATIENCE
        } else {
            PATIENCE
        };
        if event::poll(patience)? {
            app.handle(&event::read()?, watch.now());
            // What is there already is handled before the screen is drawn again.
            while !app.is_done() && event::poll(Duration::ZERO)? {
                app.handle(&event::read()?, watch.now());
            }
        }
        app.tick(watch.now());
    }
    Ok(())
}
