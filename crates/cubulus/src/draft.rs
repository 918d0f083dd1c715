//! Setting up positions by hand.

use quartet_game::Seat;
use quartet_scene::Say;

use crate::{
    cell::{Cell, Cells},
    colour::Colour,
    cubulus::Cubulus,
    facelet::Facelet,
    present::{CENTRE, colour_words},
    state::{Phase, State},
};

impl Cubulus {
    /// What the cell behind a facelet can hold: nothing, or a ball of a colour of which there are some left.
    pub(crate) fn draft_edits(&self, draft: &State, cell: &str) -> Vec<(Say, State)> {
        let cell = match cell {
            CENTRE => Some(Cell::CENTRE),
            name => Facelet::parse(name).map(Facelet::cell),
        };
        let Some(cell) = cell else {
            return Vec::new();
        };
        let now = draft.ball(cell);
        let contents = std::iter::once(None).chain(Colour::ALL.map(Some));
        contents
            .filter(|content| {
                *content == now || content.is_none_or(|colour| draft.supply(colour) > 0)
            })
            .map(|content| {
                let words = content.map_or_else(|| Say::new("empty"), colour_words);
                if content == now {
                    return (words, *draft);
                }
                let balls = Colour::ALL.map(|colour| match content == Some(colour) {
                    true => draft.balls(colour).with(cell),
                    false => draft.balls(colour).without(cell),
                });
                (words, self.draft_of(draft, balls, draft.side()))
            })
            .collect()
    }

    /// A cube with these balls that need not be possible. Nothing is forbidden in it.
    pub(crate) fn draft_of(&self, draft: &State, balls: [Cells; 3], side: Seat) -> State {
        let phase = self.phase_of(balls, side).unwrap_or(Phase::Play);
        let mut state = State::new(balls, side, phase);
        for seat in draft.out().iter().filter(|seat| *seat != side) {
            state.set_out(seat);
        }
        self.judge_set_up(&mut state);
        state
    }
}

#[cfg(test)]
mod tests {
    use quartet_game::{Describe as _, Game as _, Notation as _, Options};

    use super::*;

    #[test]
    fn a_cube_is_filled_ball_by_ball() {
        let game = Cubulus::from_options(&Options::default()).unwrap();
        let mut draft = game.draft_of(&game.initial(), [Cells::NONE; 3], Seat::new(0));
        for (n, cell) in ["U1", "U2", "U3", "U4", "U5", "U6", "U7", "U8", "U9"]
            .iter()
            .enumerate()
        {
            let edits = game.draft_edits(&draft, cell);
            assert_eq!(edits.len(), 4);
            draft = edits[3].1;
            let text = game.position_text(&draft);
            assert_eq!(game.read_draft(&text).unwrap().1, draft, "{text}");
            // Only with all nine neutral balls White may be to move.
            assert_eq!(game.read_position(&text).is_ok(), n == 8, "{text}");
        }
        // There is no tenth.
        assert_eq!(game.draft_edits(&draft, "F5").len(), 3);
        assert_eq!(game.draft_edits(&draft, "X9").len(), 0);
    }
}
