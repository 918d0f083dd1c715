use std::{
    sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed},
    thread,
};

use crate::Control;

/// Stops a helper when the first thread is done, and counts its nodes.
pub(crate) struct Helper<'a> {
    done: &'a AtomicBool,
    /// Of all helpers.
    nodes: &'a AtomicU64,
    /// Its own among them.
    counted: AtomicU64,
}

impl Helper<'_> {
    /// Adds what is new to the nodes of all helpers.
    pub(crate) fn count(&self, nodes: u64) {
        let before = self.counted.swap(nodes, Relaxed);
        self.nodes.fetch_add(nodes - before, Relaxed);
    }
}

impl Control for Helper<'_> {
    fn stop(&self, nodes: u64) -> bool {
        self.count(nodes);
        self.done.load(Relaxed)
    }
}

/// Leads while helpers work in threads of their own, until what is led is done. Whoever leads can see how many nodes they count.
/// It does not depend on them: there are fewer where the system gives no thread, and one that breaks off is not missed.
pub(crate) fn helped<T>(
    helpers: impl IntoIterator<Item = impl FnOnce(&Helper<'_>) + Send>,
    lead: impl FnOnce(&AtomicU64) -> T,
) -> T {
    let done = AtomicBool::new(false);
    let nodes = AtomicU64::new(0);
    if cfg!(target_arch = "wasm32") {
        // There are no threads, and whoever asks for none here gets what there is.
        return lead(&nodes);
    }
    thread::scope(|scope| {
        let release = Release(&done);
        let mut threads = Vec::new();
        for help in helpers {
            let helper = Helper {
                done: &done,
                nodes: &nodes,
                counted: AtomicU64::new(0),
            };
            let spawned = thread::Builder::new().spawn_scoped(scope, move || help(&helper));
            threads.extend(spawned.ok());
        }
        let answer = lead(&nodes);
        drop(release);
        for thread in threads {
            // What the lead has found counts, whatever became of the others.
            let _ = thread.join();
        }
        answer
    })
}

/// Lets the helpers go when the lead ends, also where it ends by a panic: they would be waited for without end.
struct Release<'a>(&'a AtomicBool);

impl Drop for Release<'_> {
    fn drop(&mut self) {
        self.0.store(true, Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use std::panic::{AssertUnwindSafe, catch_unwind};

    use super::*;

    fn wait(helper: &Helper<'_>) {
        while !helper.stop(1) {
            thread::yield_now();
        }
    }

    #[test]
    fn helpers_end_with_a_lead_that_breaks_off() {
        let broken = catch_unwind(AssertUnwindSafe(|| {
            helped([wait, wait], |_| panic!("the lead breaks off"))
        }));
        assert!(broken.is_err());
    }

    #[test]
    fn helpers_end_where_another_one_cannot_be_made() {
        let helpers = (0..2).map(|number| {
            assert_eq!(number, 0, "the second one cannot be made");
            wait
        });
        let broken = catch_unwind(AssertUnwindSafe(|| helped(helpers, |_| ())));
        assert!(broken.is_err());
    }

    #[test]
    fn a_helper_that_breaks_off_is_not_missed() {
        let break_off = |_: &Helper<'_>| panic!("the helper breaks off");
        assert_eq!(helped([break_off], |_| 7), 7);
    }
}
