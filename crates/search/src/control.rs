/// Tells a search when to stop. The clock lives here, outside of the search.
pub trait Control: Sync {
    /// Stop now? Asked every few hundred nodes, with the number of nodes searched so far.
    fn stop(&self, nodes: u64) -> bool;
}

/// Never stops a search by itself.
#[derive(Copy, Clone, Debug)]
pub struct Unlimited;

impl Control for Unlimited {
    fn stop(&self, _nodes: u64) -> bool {
        false
    }
}

/// Stops a search after a number of nodes, exactly as often on every machine.
#[derive(Copy, Clone, Debug)]
pub struct NodeLimit(pub u64);

impl Control for NodeLimit {
    fn stop(&self, nodes: u64) -> bool {
        nodes >= self.0
    }
}

impl<F: Fn(u64) -> bool + Sync> Control for F {
    fn stop(&self, nodes: u64) -> bool {
        self(nodes)
    }
}
