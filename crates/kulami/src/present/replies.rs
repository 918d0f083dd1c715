use super::drawing::Drawing;
use crate::{Colour, Holes};

impl Drawing<'_> {
    /// Where the other side could answer the move that is tried, and its colour.
    pub(super) fn replies(&self) -> Option<(Colour, Holes)> {
        let (_, after) = self.ghost.as_ref()?;
        Some((after.side(), self.game.legal_holes(after)))
    }
}
