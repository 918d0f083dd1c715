use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};

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
    std::thread::scope(|scope| {
        for help in helpers {
            let helper = Helper {
                done: &done,
                nodes: &nodes,
                counted: AtomicU64::new(0),
            };
            scope.spawn(move || help(&helper));
        }
        let answer = lead(&nodes);
        done.store(true, Relaxed);
        answer
    })
}
