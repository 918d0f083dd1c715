use quartet_scene::Point;

use super::plan::CELL;

/// The outlines of a set of cells, given by column and row: one for each connected part and each hole in it.
pub(super) fn outlines(cells: &[(i32, i32)]) -> Vec<Vec<Point>> {
    let mut edges = Vec::new();
    let has = |x, y| cells.contains(&(x, y));
    for &(x, y) in cells {
        // Clockwise around the cell, so that each edge begins where another ends.
        let corners = [(x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1)];
        let beyond = [(x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)];
        for side in 0..4 {
            let (other_x, other_y) = beyond[side];
            if !has(other_x, other_y) {
                edges.push((corners[side], corners[(side + 1) % 4]));
            }
        }
    }
    let mut outlines = Vec::new();
    while let Some((start, mut end)) = edges.pop() {
        let mut corners = vec![start];
        while let Some(next) = edges.iter().position(|(from, _)| *from == end) {
            corners.push(end);
            end = edges.swap_remove(next).1;
        }
        outlines.push(without_straight(&corners));
    }
    outlines
}

/// The corners at which the outline really turns.
fn without_straight(corners: &[(i32, i32)]) -> Vec<Point> {
    let count = corners.len();
    let turns = (0..count).filter(|&n| {
        let (before, after) = (corners[(n + count - 1) % count], corners[(n + 1) % count]);
        before.0 != after.0 && before.1 != after.1
    });
    turns
        .map(|n| Point::new(corners[n].0, corners[n].1) * CELL)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn outlines_go_around_parts_and_holes() {
        let corners = |cells: &[(i32, i32)]| {
            let mut corners: Vec<usize> = outlines(cells).iter().map(Vec::len).collect();
            corners.sort_unstable();
            corners
        };
        assert!(corners(&[]).is_empty());
        assert_eq!(corners(&[(0, 0), (1, 0)]), [4]);
        assert_eq!(corners(&[(0, 0), (2, 0)]), [4, 4]);
        assert_eq!(corners(&[(0, 0), (1, 0), (1, 1)]), [6]);
        let ring: Vec<(i32, i32)> = (0..9)
            .map(|n| (n % 3, n / 3))
            .filter(|&cell| cell != (1, 1))
            .collect();
        assert_eq!(corners(&ring), [4, 4]);
    }
}
