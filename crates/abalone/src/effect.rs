use crate::{Cell, Cells, Group, Move, State, reach::Reach};

/// What a legal move does to the board it is played on.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Effect {
    /// What sort of move it is.
    pub kind: Kind,
    /// Where the mover's marbles stand before the move.
    pub moved: Cells,
    /// Where the pushed marbles stand before the move.
    pub pushed: Cells,
    /// Where the marble stands that goes over the rim.
    pub ejects: Option<Cell>,
}

/// The sorts of moves.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Kind {
    /// One marble to an empty cell.
    Single,
    /// Two or three marbles along their line to an empty cell.
    InLine,
    /// Two or three marbles to the side.
    SideStep,
    /// Two or three marbles push one or two, which stay on the board.
    Push,
    /// The same, and one marble goes over the rim.
    Ejection,
}

impl Effect {
    /// What the move does. Only a legal move has a meaningful effect.
    #[must_use]
    pub fn of(state: &State, mv: Move) -> Self {
        if let Group::Side(..) = mv.group() {
            return Self {
                kind: Kind::SideStep,
                moved: mv.cells(),
                pushed: Cells::NONE,
                ejects: None,
            };
        }
        let (own, enemies) = state.own_and_enemy();
        let reach = Reach::new(own, enemies, mv.from(), mv.to());
        let row = |first: Option<Cell>, count: u8| -> Cells {
            std::iter::successors(first, |cell| cell.neighbour(mv.to()))
                .take(usize::from(count))
                .collect()
        };
        let pushed = row(reach.ahead, reach.enemies);
        let over_the_rim = pushed & Cells::rim(mv.to());
        let ejects = over_the_rim.iter().next();
        let kind = match (reach.own, reach.enemies, ejects) {
            (_, _, Some(_)) => Kind::Ejection,
            (1, 0, None) => Kind::Single,
            (_, 0, None) => Kind::InLine,
            (_, _, None) => Kind::Push,
        };
        Self {
            kind,
            moved: row(Some(mv.from()), reach.own),
            pushed,
            ejects,
        }
    }
}
