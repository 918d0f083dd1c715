//! The names of cells and of what can be pointed at.

use quartet_scene::Target;

use crate::{Cell, Direction, Piece};

/// The four turns, beginning with the piece as the rules draw it and going on clockwise. They are counted in their names so
/// that the sorted names turn the piece all the way round.
pub(crate) const TURNS: [Direction; 4] = [
    Direction::East,
    Direction::South,
    Direction::West,
    Direction::North,
];

const CELL: char = 'x';
const PIECE: &str = "piece-";
const PLAN: &str = "plan-";
const TURN: &str = "turn-";

/// The name of a cell, and of pointing at it: `x3y-2`.
pub(crate) fn cell_name(cell: Cell) -> String {
    format!("{CELL}{}y{}", cell.x, cell.y)
}

/// Laying the elbow on a cell.
pub(crate) fn cell_target(cell: Cell) -> Target {
    Target::spot(cell_name(cell))
}

/// Playing this kind of piece.
pub(crate) fn piece_target(piece: Piece) -> Target {
    Target::choice(format!("{PIECE}{}", piece.letter()))
}

/// Planning this kind of piece.
pub(crate) fn plan_target(piece: Piece) -> Target {
    Target::spot(format!("{PLAN}{}", piece.letter()))
}

/// Turning the piece so that arm 1 points there.
pub(crate) fn turn_target(arm: Direction) -> Target {
    let turn = TURNS.iter().position(|turn| *turn == arm);
    Target::choice(format!("{TURN}{}", turn.unwrap_or(0)))
}

/// What the name of a target means.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Meaning {
    Cell(Cell),
    Piece(Piece),
    Plan(Piece),
    Turn(Direction),
}

impl Meaning {
    /// `None` for what is no target of the game.
    pub(crate) fn of(target: &Target) -> Option<Self> {
        let name = target.name();
        let piece = |letter: &str| Piece::from_letter(single(letter)?);
        if let Some(letter) = name.strip_prefix(PIECE) {
            return piece(letter).map(Self::Piece);
        }
        if let Some(letter) = name.strip_prefix(PLAN) {
            return piece(letter).map(Self::Plan);
        }
        if let Some(turn) = name.strip_prefix(TURN) {
            let turn: usize = turn.parse().ok()?;
            return TURNS.get(turn).copied().map(Self::Turn);
        }
        let (x, y) = name.strip_prefix(CELL)?.split_once('y')?;
        let (x, y) = (x.parse().ok()?, y.parse().ok()?);
        Some(Self::Cell(Cell::new(x, y)))
    }
}

fn single(text: &str) -> Option<char> {
    let mut letters = text.chars();
    let letter = letters.next()?;
    letters.next().is_none().then_some(letter)
}

/// What has been pointed at so far, whatever is missing.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Picked {
    pub(crate) piece: Option<Piece>,
    pub(crate) plan: Option<Piece>,
    pub(crate) arm: Option<Direction>,
    pub(crate) cell: Option<Cell>,
}

impl Picked {
    pub(crate) fn of(path: &[Target]) -> Self {
        let mut picked = Self::default();
        for meaning in path.iter().filter_map(Meaning::of) {
            match meaning {
                Meaning::Cell(cell) => picked.cell = Some(cell),
                Meaning::Piece(piece) => picked.piece = Some(piece),
                Meaning::Plan(piece) => picked.plan = Some(piece),
                Meaning::Turn(arm) => picked.arm = Some(arm),
            }
        }
        picked
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_understood() {
        for (target, meaning) in [
            (
                cell_target(Cell::new(3, -2)),
                Meaning::Cell(Cell::new(3, -2)),
            ),
            (piece_target(Piece::Q), Meaning::Piece(Piece::Q)),
            (plan_target(Piece::A), Meaning::Plan(Piece::A)),
            (turn_target(Direction::West), Meaning::Turn(Direction::West)),
        ] {
            assert_eq!(Meaning::of(&target), Some(meaning));
        }
        assert_eq!(cell_name(Cell::new(3, -2)), "x3y-2");
        for name in [
            "", "x", "x1", "x1y", "x999y0", "piece-", "piece-AB", "turn-4",
        ] {
            assert_eq!(Meaning::of(&Target::spot(name)), None, "{name}");
        }
    }
}
