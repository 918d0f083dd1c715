use quartet_scene::{Bounds, Node, Point, Role, Scene, Shape};

use super::{
    city::towers,
    piece::{mark, pattern},
    sayings,
};
use crate::{Board, Cell};

/// How wide a level is, and how thick.
const WIDE: i32 = 190;
const THICK: i32 = 60;

/// The tower on a cell, seen from the side: every level with its colour and its number, the lowest on the ground. Nothing
/// where less than two pieces lie there: then all of it is seen from above.
pub(crate) fn draw(board: &Board, cell: Cell) -> Option<Scene> {
    let colours = towers(board).into_iter().nth(board.find(cell)?)?;
    if colours.len() < 2 {
        return None;
    }
    let height = colours.len() as i32 * THICK;
    let ground = Bounds::new(-24, 0, WIDE + 48, 18);
    let mut nodes = vec![Node::new(
        Role::Board,
        Shape::Rect {
            bounds: ground,
            round: 8,
        },
    )];
    for (colour, level) in colours.iter().zip(1..) {
        let bounds = Bounds::new(0, -level * THICK, WIDE, THICK);
        let slab = Shape::Rect { bounds, round: 5 };
        nodes.push(Node::new(Role::Piece, slab).mark(mark(*colour)));
        nodes.extend(pattern(*colour, bounds.centre(), THICK * 11 / 10));
        let at = Point::new(-46, bounds.centre().y);
        let number = Shape::text(at, 40, level.to_string());
        nodes.push(Node::new(Role::Label, number));
    }
    Some(Scene {
        bounds: Bounds::new(-80, -height - 12, WIDE + 2 * 80, height + 42),
        title: sayings::cell(cell, &colours),
        nodes,
    })
}

#[cfg(test)]
mod tests {
    use quartet_game::{Describe as _, Notation as _, Options};
    use quartet_scene::{Mark, Present as _};

    use crate::Stratopolis;

    use super::*;

    /// The colours of the levels from the ground up.
    fn levels(scene: &Scene) -> Vec<Mark> {
        let pieces = scene.nodes.iter().filter(|node| node.role == Role::Piece);
        pieces.map(|node| node.marks[0]).collect()
    }

    #[test]
    fn a_tower_is_shown_from_the_ground_up() {
        let game = Stratopolis::from_options(&Options::default()).expect("a table");
        let (game, state) = game
            .read_position(Stratopolis::INFO.example)
            .expect("an example");
        let board = state.board();
        let mut seen = 0;
        for (cell, height) in game.cells(&state).iter().filter_map(|name| {
            let cell =
                super::super::names::Picked::of(&[quartet_scene::Target::spot(name.clone())]);
            let cell = cell.cell?;
            Some((cell, board.column(cell).map_or(0, crate::Column::height)))
        }) {
            let scene = draw(board, cell);
            assert_eq!(scene.is_some(), height > 1, "{cell:?}");
            if let Some(scene) = scene {
                seen += 1;
                let levels = levels(&scene);
                assert_eq!(levels.len(), usize::from(height));
                let top = board.column(cell).map(|column| mark(column.colour()));
                assert_eq!(levels.last().copied(), top, "{cell:?}");
            }
        }
        assert!(seen > 0, "no tower in the example");
    }
}
