use crate::{Board, Placement};

/// What is wrong with one square of a piece where it would lie.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Trouble {
    /// The table below it, while others lie on pieces.
    Gap,
    /// What is below it is lower than below others.
    Uneven,
    /// Red on green or green on red.
    Clash,
    /// All three squares are on the same piece.
    OnePiece,
    /// All three squares are on the table, beside nothing.
    Alone,
}

impl Trouble {
    /// The last part of the key of the words.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Self::Gap => "gap",
            Self::Uneven => "uneven",
            Self::Clash => "clash",
            Self::OnePiece => "one-piece",
            Self::Alone => "alone",
        }
    }

    /// What is wrong with the elbow, with arm 1 and with arm 2. Nothing with any of them if the place is legal.
    pub(crate) fn of(board: &Board, placement: Placement) -> [Option<Self>; 3] {
        let below = placement.cells().map(|cell| board.column(cell));
        let heights = below.map(|column| column.map_or(0, |c| c.height()));
        let [a, b, c] = heights;
        let highest = a.max(b).max(c);
        if highest == 0 {
            let cells = placement.cells();
            let mut around = cells.iter().flat_map(|cell| cell.neighbours());
            let is_beside = around.any(|cell| board.find(cell).is_some());
            return [(!is_beside).then_some(Self::Alone); 3];
        }
        let pieces = below.map(|column| column.map(|c| c.piece()));
        let is_one_piece = pieces[0] == pieces[1] && pieces[0] == pieces[2];
        let colours = placement.piece.squares();
        std::array::from_fn(|n| match below[n] {
            None => Some(Self::Gap),
            Some(_) if heights[n] < highest => Some(Self::Uneven),
            Some(column) if !colours[n].goes_on(column.colour()) => Some(Self::Clash),
            Some(_) => is_one_piece.then_some(Self::OnePiece),
        })
    }
}

#[cfg(test)]
mod tests {
    use quartet_game::{Dice, Game, Timeline, playout};

    use super::*;
    use crate::{Move, Stratopolis, notation::check_place};
    use quartet_game::{Describe, Options};

    #[test]
    fn there_is_trouble_where_a_piece_may_not_lie_and_only_there() {
        let game = Stratopolis::from_options(&Options::default()).expect("the basic game");
        let mut timeline = Timeline::new(game.clone());
        playout(&mut timeline, &mut Dice::new(3), 60, |t| {
            if t.len() % 20 != 19 {
                return;
            }
            let mut space = Vec::new();
            game.move_space(t.state(), &mut space);
            for mv in space {
                let Move::Place(placement) = mv else { continue };
                let board = t.state().board();
                let trouble = Trouble::of(board, placement);
                let is_fine = trouble.iter().all(Option::is_none);
                assert_eq!(is_fine, check_place(board, placement).is_ok(), "{mv:?}");
            }
        });
    }
}
