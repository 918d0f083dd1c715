//! Setting up positions by hand.

use quartet_game::Seat;
use quartet_scene::Say;

use crate::{
    Colour, Hole, Holes, Kulami, State, geometry::NO_HOLE, present::colour_words, tally::Tally,
};

/// What the hole can hold: nothing, or a marble of a colour of which there are some left. A marble that is put down counts as
/// the last one of its colour.
pub(crate) fn edits(game: &Kulami, draft: &State, cell: &str) -> Vec<(Say, State)> {
    let Some(hole) = Hole::all().find(|hole| game.board().cell_name(*hole) == cell) else {
        return Vec::new();
    };
    let now = draft.marble(hole);
    let contents = std::iter::once(None).chain(Colour::ALL.map(Some));
    contents
        .filter(|content| *content == now || content.is_none_or(|colour| draft.supply(colour) > 0))
        .map(|content| {
            let words = content.map_or_else(|| Say::new("empty"), colour_words);
            let state = match content == now {
                true => *draft,
                false => holding(game, draft, hole, content),
            };
            (words, state)
        })
        .collect()
}

/// The draft with the other colour to move: what was the last marble is the one before it.
pub(crate) fn with_turn(game: &Kulami, draft: &State, seat: Seat) -> State {
    let side = game.colour(draft, seat);
    if side == draft.side {
        return *draft;
    }
    let state = State {
        side,
        last: draft.previous,
        previous: draft.last,
        ..*draft
    };
    finished(game, state)
}

fn holding(game: &Kulami, draft: &State, hole: Hole, content: Option<Colour>) -> State {
    let mut state = *draft;
    let number = hole.index() as u8;
    for colour in Colour::ALL {
        let without = state.marbles[colour].bits() & !(1 << number);
        state.marbles[colour] = Holes::from_bits(without);
        let is_last = colour != state.side;
        let mark = if is_last { state.last } else { state.previous };
        if mark == number {
            let other = state.marbles[colour].first();
            let other = other.map_or(NO_HOLE, |hole| hole.index() as u8);
            set_mark(&mut state, colour, other);
        }
    }
    if let Some(colour) = content {
        state.marbles[colour] = state.marbles[colour].with(hole);
        set_mark(&mut state, colour, number);
    }
    finished(game, state)
}

/// The marble of a colour that was placed last.
fn set_mark(state: &mut State, colour: Colour, hole: u8) {
    if colour == state.side {
        state.previous = hole;
    } else {
        state.last = hole;
    }
}

fn finished(game: &Kulami, mut state: State) -> State {
    state.key = state.key_from_scratch();
    state.tally = Tally::from_scratch(game.geometry(), &state);
    state
}

#[cfg(test)]
mod tests {
    use quartet_game::{Game as _, Notation as _};

    use super::*;

    #[test]
    fn marbles_that_are_put_down_make_a_position() {
        let game = Kulami::new(crate::NAMED[0].board());
        let cell = |n: u8| game.board().cell_name(Hole::new(n));
        let mut draft = game.initial();
        // One marble alone is a draft and no position: Red is to move, and its own marble cannot be the last.
        for (n, content, is_position) in [(3, 1, false), (5, 2, true), (9, 2, true), (5, 0, true)] {
            draft = edits(&game, &draft, &cell(n))[content].1;
            let text = game.position_text(&draft);
            assert_eq!(game.read_draft(&text).unwrap().1, draft, "{text}");
            assert_eq!(game.read_position(&text).is_ok(), is_position, "{text}");
        }
        assert_eq!(draft.last(), Some(Hole::new(9)));
        let turned = with_turn(&game, &draft, Seat::new(1));
        assert_eq!(turned.last(), Some(Hole::new(3)));
        assert_eq!(with_turn(&game, &turned, Seat::new(0)), draft);
    }
}
