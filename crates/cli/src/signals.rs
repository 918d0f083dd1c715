use std::{
    io,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
};

use signal_hook::{consts, flag};

/// Requests of the system to end.
pub(crate) struct Signals {
    asked: Arc<AtomicBool>,
}

impl Signals {
    /// Listens from now on; the second request of a kind ends the program at once.
    pub(crate) fn listen() -> io::Result<Self> {
        let asked = Arc::new(AtomicBool::new(false));
        let mut kinds = vec![consts::SIGTERM, consts::SIGINT];
        if cfg!(unix) {
            // The terminal has gone away.
            kinds.push(HANG_UP);
        }
        for kind in kinds {
            flag::register_conditional_shutdown(kind, 1, Arc::clone(&asked))?;
            flag::register(kind, Arc::clone(&asked))?;
        }
        Ok(Self { asked })
    }

    /// Has there been a request?
    pub(crate) fn ask_to_end(&self) -> bool {
        self.asked.load(Ordering::Relaxed)
    }
}

#[cfg(unix)]
const HANG_UP: i32 = consts::SIGHUP;
#[cfg(not(unix))]
const HANG_UP: i32 = 1;
