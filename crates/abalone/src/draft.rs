//! Setting up positions by hand.

use quartet_game::Seat;
use quartet_scene::Say;

use crate::{Cell, Cells, State, present::seat_words};

/// What the cell can hold: nothing, or a marble of a seat that has some left. If the box would run short, fewer count as
/// ejected.
pub(crate) fn edits(draft: &State, cell: &str) -> Vec<(Say, State)> {
    let cells = (0..9).flat_map(Cell::row_of);
    let Some(cell) = cells.into_iter().find(|c| c.to_string() == cell) else {
        return Vec::new();
    };
    let now = draft.occupant(cell);
    let is_there = |seat: Seat| draft.marbles(seat).len() < u32::from(State::MARBLES);
    let contents = [None, Some(Seat::new(0)), Some(Seat::new(1))].into_iter();
    contents
        .filter(|content| *content == now || content.is_none_or(is_there))
        .map(|content| {
            let words = content.map_or_else(|| Say::new("empty"), seat_words);
            (words, holding(draft, cell, content))
        })
        .collect()
}

fn holding(draft: &State, cell: Cell, content: Option<Seat>) -> State {
    let mut marbles = draft.marbles.map(|cells| {
        let others = cells.iter().filter(|other| *other != cell);
        others.fold(Cells::NONE, Cells::with)
    });
    let mut ejected = draft.ejected;
    if let Some(seat) = content {
        let own = &mut marbles[seat.index()];
        *own = own.with(cell);
        let lost = &mut ejected[seat.other().index()];
        *lost = (*lost).min(State::MARBLES.saturating_sub(own.len() as u8));
    }
    State::new(marbles, ejected, draft.side, draft.quiet, draft.number)
}

#[cfg(test)]
mod tests {
    use quartet_game::{Describe as _, Game as _, Notation as _, Options};

    use super::*;
    use crate::Abalone;

    #[test]
    fn the_box_does_not_run_short() {
        let game = Abalone::from_options(&Options::default()).unwrap();
        let start = game.initial();
        // All fourteen are on the board: there is no black one for an empty cell, but a cell that has one may keep it.
        assert_eq!(edits(&start, "e5").len(), 1);
        assert_eq!(edits(&start, "a1").len(), 2);
        assert_eq!(edits(&start, "z9").len(), 0);
        let (_, state) = game.read_position("5/6/7/8/9/8/7/6/4s 0 13 b 0 1").unwrap();
        let [_, (_, fuller), _] = &edits(&state, "e5")[..] else {
            panic!("three contents");
        };
        let text = game.position_text(fuller);
        assert_eq!(text, "5/6/7/8/4S4/8/7/6/4s 0 13 b 0 1");
        let (_, again) = &edits(fuller, "e6")[1];
        assert!(game.position_text(again).ends_with(" 0 12 b 0 1"));
        assert!(game.read_position(&game.position_text(again)).is_ok());
    }
}
