use super::grid::{Square, across};
use crate::Direction;

/// The lines around a set of squares, clockwise, holes the other way round; squares that only share a corner stay apart.
///
/// A square is 100 wide. The lines run inside of the true edge by `inset`.
pub(crate) fn outlines(squares: &[Square], inset: i32) -> Vec<Vec<(i32, i32)>> {
    let mut edges = edges(squares);
    let mut outlines = Vec::new();
    while let Some(&first) = edges.first() {
        outlines.push(follow(&mut edges, first, inset));
    }
    outlines
}

/// A side of a square that has another set on its left: where it begins, and in which direction it runs.
type Edge = (Square, Direction);

fn edges(squares: &[Square]) -> Vec<Edge> {
    let mut sorted = squares.to_vec();
    sorted.sort_unstable();
    let mut edges = Vec::new();
    for &square in &sorted {
        let Square { column, row } = square;
        let sides = [
            (Direction::North, column, row),
            (Direction::East, column + 1, row),
            (Direction::South, column + 1, row + 1),
            (Direction::West, column, row + 1),
        ];
        for (side, column, row) in sides {
            if sorted.binary_search(&square.step(side)).is_err() {
                edges.push((Square::new(column, row), side.clockwise()));
            }
        }
    }
    edges.sort_unstable();
    edges
}

/// Takes the edges of one outline away, beginning with this one.
fn follow(edges: &mut Vec<Edge>, first: Edge, inset: i32) -> Vec<(i32, i32)> {
    let mut outline = Vec::new();
    let mut edge = first;
    loop {
        let (from, way) = edge;
        if let Ok(at) = edges.binary_search(&edge) {
            edges.remove(at);
        }
        let corner = from.step(way);
        let ahead = [
            way.clockwise(),
            way,
            way.clockwise().clockwise().clockwise(),
        ];
        let next = ahead
            .into_iter()
            .find(|&turn| (corner, turn) == first || edges.binary_search(&(corner, turn)).is_ok());
        // Every outline is closed, so there is always a way on.
        let Some(turn) = next else { break };
        if turn != way {
            let (inner, other) = (across(way.clockwise()), across(turn.clockwise()));
            outline.push((
                corner.column * 100 + inset * (inner.0 + other.0),
                corner.row * 100 + inset * (inner.1 + other.1),
            ));
        }
        edge = (corner, turn);
        if edge == first {
            break;
        }
    }
    outline
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_elbow_has_six_corners() {
        let elbow = [(0, 0), (1, 0), (0, 1)].map(|(column, row)| Square::new(column, row));
        let outlines = outlines(&elbow, 10);
        assert_eq!(outlines.len(), 1);
        let mut corners = outlines[0].clone();
        corners.sort_unstable();
        let expected = [
            (10, 10),
            (10, 190),
            (90, 90),
            (90, 190),
            (190, 10),
            (190, 90),
        ];
        assert_eq!(corners, expected);
    }

    #[test]
    fn a_ring_has_a_hole_and_corners_do_not_join() {
        let ring = (0..9).filter(|n| *n != 4);
        let ring: Vec<Square> = ring.map(|n| Square::new(n % 3, n / 3)).collect();
        assert_eq!(outlines(&ring, 0).len(), 2);
        let diagonal = [Square::new(0, 0), Square::new(1, 1)];
        assert_eq!(outlines(&diagonal, 0).len(), 2);
    }
}
