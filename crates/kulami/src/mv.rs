use crate::Hole;

/// One ply.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub enum Move {
    /// A marble goes into the hole. Written as the name of its cell.
    Place(Hole),
    /// The seats exchange colours. Written `swap`.
    Swap,
}

impl Move {
    /// How [`Move::Swap`] is written.
    pub const SWAP: &'static str = "swap";
}
