use std::{
    io::{self, Stdout},
    panic,
    sync::Once,
};

use ratatui::{
    Frame, Terminal,
    backend::CrosstermBackend,
    crossterm::{
        cursor, event, execute,
        terminal::{EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode},
    },
};

/// The terminal while it is ours. It is put back however that ends: at the end of the value, or before a panic is reported.
pub(crate) struct Screen {
    terminal: Terminal<CrosstermBackend<Stdout>>,
}

impl Screen {
    /// Takes the terminal.
    pub(crate) fn open() -> io::Result<Self> {
        static HOOK: Once = Once::new();
        HOOK.call_once(|| {
            let before = panic::take_hook();
            panic::set_hook(Box::new(move |info| {
                put_back();
                before(info);
            }));
        });
        enable_raw_mode()?;
        let made = execute!(
            io::stdout(),
            EnterAlternateScreen,
            event::EnableMouseCapture,
            cursor::Hide
        )
        .and_then(|()| Terminal::new(CrosstermBackend::new(io::stdout())));
        match made {
            Ok(terminal) => Ok(Self { terminal }),
            Err(error) => {
                put_back();
                Err(error)
            }
        }
    }

    /// Draws everything anew; only what has changed is sent.
    pub(crate) fn draw(&mut self, paint: impl FnOnce(&mut Frame<'_>)) -> io::Result<()> {
        self.terminal.draw(paint).map(|_| ())
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        put_back();
    }
}

/// Nobody is left to be told if this fails.
fn put_back() {
    let _ = execute!(
        io::stdout(),
        event::DisableMouseCapture,
        LeaveAlternateScreen,
        cursor::Show
    );
    let _ = disable_raw_mode();
}
