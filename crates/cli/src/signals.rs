use std::{
    fs, io,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    thread,
    time::Duration,
};

use signal_hook::{consts, flag};

use crate::process::Process;

/// Requests of the system to end.
pub(crate) struct Signals {
    asked: Arc<AtomicBool>,
}

/// How often it is looked whether there was a request.
const PAUSE: Duration = Duration::from_millis(20);

impl Signals {
    /// Listens from now on; the second request ends this program at once, with all that it has started.
    pub(crate) fn listen() -> io::Result<Self> {
        let (came, asked) = (Arc::default(), Arc::default());
        let mut kinds = vec![consts::SIGTERM, consts::SIGINT];
        if cfg!(unix) && !ignores_hang_up() {
            // The terminal has gone away.
            kinds.push(HANG_UP);
        }
        for kind in kinds {
            flag::register(kind, Arc::clone(&came))?;
        }
        let told = Arc::clone(&asked);
        // What has to be done at the second request is more than a signal may do by itself.
        thread::Builder::new().spawn(move || watch(&came, &told))?;
        Ok(Self { asked })
    }

    /// Has there been a request?
    pub(crate) fn ask_to_end(&self) -> bool {
        self.asked.load(Ordering::Relaxed)
    }
}

fn watch(came: &AtomicBool, asked: &AtomicBool) {
    loop {
        thread::sleep(PAUSE);
        if came.swap(false, Ordering::Relaxed) && asked.swap(true, Ordering::Relaxed) {
            Process::end_all();
            std::process::exit(1);
        }
    }
}

/// Was this program started so that it goes on when the terminal goes away, as `nohup` does? Where the system does not tell
/// in a file, it is not known.
fn ignores_hang_up() -> bool {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let ignored = status
        .lines()
        .find_map(|line| line.strip_prefix("SigIgn:"))
        .and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok());
    ignored.is_some_and(|mask| mask >> (HANG_UP - 1) & 1 == 1)
}

#[cfg(unix)]
const HANG_UP: i32 = consts::SIGHUP;
#[cfg(not(unix))]
const HANG_UP: i32 = 1;
