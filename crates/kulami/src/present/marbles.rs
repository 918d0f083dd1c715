use quartet_scene::{Node, Point, Role, Shape};

use super::{
    drawing::Drawing,
    mark,
    plan::{CELL, HOLE},
    say,
};
use crate::{Colour, Hole, Holes, Move};

const MARBLE: i32 = 34;
const DOT: i32 = 11;
/// A dot before the first marble, when all holes have one.
const SMALL_DOT: i32 = 7;
/// A marble that the other side could answer with.
const REPLY: i32 = 17;
const PICKED: i32 = 40;

impl Drawing<'_> {
    /// Every hole and what is in it.
    pub(super) fn draw_cells(&self, nodes: &mut Vec<Node>) {
        let replies = self.replies();
        let dot = if self.open == Holes::ALL {
            SMALL_DOT
        } else {
            DOT
        };
        for hole in Hole::all() {
            let mut cell = self.cell(hole);
            let at = self.plan.centre(hole);
            if let Some((colour, _)) = replies.filter(|(_, holes)| holes.contains(hole)) {
                let reply = Node::new(Role::Ghost, Shape::circle(at, REPLY));
                cell = cell.on(reply.mark(mark(colour)).named("reply"));
            }
            let target = self.game.target(Move::Place(hole));
            let is_ghost = self.is_ghost(Move::Place(hole));
            if is_ghost {
                let side = self.state.side();
                let ghost = Node::new(Role::Ghost, Shape::circle(at, MARBLE)).mark(mark(side));
                cell = cell.on(ghost).on(pattern(at, side));
            }
            if self.open.contains(hole) {
                cell = cell.target(target.clone());
                if self.shot.show.targets && !is_ghost {
                    cell = cell.on(Node::new(Role::Target, Shape::circle(at, dot)));
                }
            }
            if self.shot.picked.contains(&target) {
                cell = cell.on(Node::new(Role::Picked, Shape::circle(at, PICKED)));
            }
            nodes.push(cell);
        }
    }

    /// Where the other side could answer the move that is tried, and its colour.
    fn replies(&self) -> Option<(Colour, Holes)> {
        let (_, after) = self.ghost.as_ref()?;
        Some((after.side(), self.game.legal_holes(after)))
    }

    /// The hole, and the marble in it.
    fn cell(&self, hole: Hole) -> Node {
        let at = self.plan.centre(hole);
        let bounds = self.plan.square(hole);
        let title = say::cell(self.game, self.state, hole);
        // All of the square can be pointed at, not only the hole.
        let touch = Shape::Rect { bounds, round: 0 };
        let mut hollow = Node::group(Role::Group)
            .on(Node::new(Role::Cell, Shape::circle(at, HOLE)))
            .on(Node::new(Role::Cell, Shape::circle(at, HOLE)).named("hollow"));
        if self.is_dim(hole) {
            hollow = hollow.named("dim");
        }
        let cell = Node::cell(self.game.board().cell_name(hole), at, title)
            .on(Node::new(Role::Cell, touch).named("touch"))
            .on(hollow);
        let Some(colour) = self.state.marble(hole) else {
            return cell;
        };
        let marble = Node::new(Role::Piece, Shape::circle(at, MARBLE))
            .mark(mark(colour))
            .on(pattern(at, colour))
            .on(Node::new(Role::Gloss, Shape::circle(at, MARBLE)));
        let last = self.shot.last.map(|(_, mv)| mv);
        cell.on(match last == Some(Move::Place(hole)) {
            true => marble.came_in(),
            false => marble,
        })
    }

    /// The largest areas of either colour, where they count: their marbles are joined by bars.
    pub(super) fn draw_areas(&self, nodes: &mut Vec<Node>) {
        if !self.game.counts_area() {
            return;
        }
        for colour in Colour::ALL {
            let mut bars = Node::group(Role::Zone).mark(mark(colour)).named("link");
            for area in self.game.largest_areas(self.state, colour) {
                for hole in area {
                    let from = self.plan.centre(hole);
                    // To the right and downwards: every pair of neighbours once.
                    let steps = [Point::new(CELL, 0), Point::new(0, CELL)];
                    let to = area.iter().map(|other| self.plan.centre(other));
                    for to in to.filter(|&to| steps.contains(&(to - from))) {
                        bars = bars.shape(Shape::Line(vec![from, to]));
                    }
                }
            }
            if !bars.shapes.is_empty() {
                nodes.push(bars);
            }
        }
    }

    /// The runs of either colour, where they count: a line through their marbles.
    pub(super) fn draw_lines(&self, nodes: &mut Vec<Node>) {
        if !self.game.counts_lines() {
            return;
        }
        for colour in Colour::ALL {
            for run in self.game.runs(self.state, colour) {
                // Of all pairs of its marbles, the ends are the farthest from one another.
                let points = run.holes.iter().map(|hole| self.plan.centre(hole));
                let first = self.plan.centre(run.first);
                let far = |at: &Point| (at.x - first.x).abs() + (at.y - first.y).abs();
                let Some(last) = points.max_by_key(far) else {
                    continue;
                };
                let line = || Shape::Line(vec![first, last]);
                let run = Node::new(Role::Zone, line()).mark(mark(colour));
                let casing = Node::new(Role::Zone, line()).named("casing");
                nodes.push(casing.named("light"));
                nodes.push(run.named("run"));
            }
        }
    }
}

/// What tells the colours apart without colour: Red has a ring, Black a cross.
fn pattern(at: Point, colour: Colour) -> Node {
    const ARM: i32 = 9;
    let node = Node::group(Role::Pattern).mark(mark(colour));
    let arm = |x, y| Shape::Line(vec![at - Point::new(x, y), at + Point::new(x, y)]);
    match colour {
        Colour::Red => node.shape(Shape::circle(at, 13)),
        Colour::Black => node.shape(arm(ARM, ARM)).shape(arm(ARM, -ARM)),
    }
}
