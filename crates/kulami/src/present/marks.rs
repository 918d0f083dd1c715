use quartet_scene::{Bounds, Node, Point, Role, Shape};

use super::{
    drawing::Drawing,
    outline::outlines,
    plan::{CELL, HOLE},
};
use crate::Hole;

/// The ring around the last marble, and around the one before.
const RING: i32 = 37;
const THREAT: i32 = 42;
/// How far the band goes beyond the board.
const BEYOND: i32 = 14;

impl Drawing<'_> {
    /// The row and the column in which the next marble must be, across all gaps.
    pub(super) fn band(&self) -> Option<Node> {
        let show = self.shot.show;
        let last = self.state.last()?;
        if !(show.last || show.targets) || !self.goes_on() {
            return None;
        }
        let (at, board) = (self.plan.square(last), self.plan.bounds().grown(BEYOND));
        let (left, right) = (at.corner.x, at.right());
        let (top, bottom) = (at.corner.y, at.bottom());
        let cross = [
            (left, board.corner.y),
            (right, board.corner.y),
            (right, top),
            (board.right(), top),
            (board.right(), bottom),
            (right, bottom),
            (right, board.bottom()),
            (left, board.bottom()),
            (left, bottom),
            (board.corner.x, bottom),
            (board.corner.x, top),
            (left, top),
        ];
        let cross = cross.map(|(x, y)| Point::new(x, y)).to_vec();
        Some(Node::new(Role::Band, Shape::Polygon(cross)).named("lined"))
    }

    /// Is the hole one that cannot be played, while others can?
    pub(super) fn is_dim(&self, hole: Hole) -> bool {
        self.shot.show.targets && !self.open.is_empty() && !self.open.contains(hole)
    }

    /// Dims the tiles where one cannot play. The marbles lie above it: they must be seen wherever they are.
    pub(super) fn shade(&self) -> Option<Node> {
        let dark = Hole::all().filter(|&hole| self.is_dim(hole));
        let cells: Vec<(i32, i32)> = dark.map(|hole| self.plan.place(hole)).collect();
        (!cells.is_empty())
            .then(|| Node::new(Role::Shade, Shape::Outlines(outlines(&cells))).named("soft"))
    }

    /// The last marble and the one that it answered.
    pub(super) fn draw_last(&self, nodes: &mut Vec<Node>) {
        if !self.shot.show.last {
            return;
        }
        let Some(last) = self.state.last() else {
            return;
        };
        let ring = |hole| Node::new(Role::Last, Shape::circle(self.plan.centre(hole), RING));
        if let Some(previous) = self.state.previous() {
            nodes.push(ring(previous).named("faint"));
        }
        nodes.push(ring(last));
    }

    /// Locks on the two tiles that are closed: 1 for the tile of the last marble, 2 for the one before.
    pub(super) fn draw_locks(&self, nodes: &mut Vec<Node>) {
        let show = self.shot.show;
        if !(show.last || show.targets) || !self.goes_on() {
            return;
        }
        let board = self.game.board();
        let tile = |hole: Option<Hole>| hole.map(|hole| board.tile(hole));
        let (last, previous) = (tile(self.state.last()), tile(self.state.previous()));
        let locks = [(last, "1"), (previous.filter(|_| previous != last), "2")];
        for (tile, number) in locks {
            nodes.extend(tile.map(|tile| lock(self.plan.slots(tile).lock, number)));
        }
    }

    /// Rings around the holes where one marble takes a tile away from the other colour.
    pub(super) fn draw_threats(&self, nodes: &mut Vec<Node>) {
        let side = self.state.side();
        for hole in self.game.legal_holes(self.state) {
            let tile = self.game.board().tile(hole);
            let holes = self.game.board().tile_holes(tile);
            let count = |colour| (self.state.marbles(colour) & holes).len();
            if count(side.other()) == count(side) + 1 {
                let ring = Shape::circle(self.plan.centre(hole), THREAT);
                nodes.push(Node::new(Role::Threat, ring));
            }
        }
    }
}

/// A padlock with a number on it.
fn lock(at: Point, number: &str) -> Node {
    let body = Shape::Rect {
        bounds: Bounds::new(at.x - 15, at.y - 6, 30, 27),
        round: 6,
    };
    let bow = || {
        let points = [(-9, -6), (-9, -13), (-5, -18), (5, -18), (9, -13), (9, -6)];
        Shape::Line(points.map(|(x, y)| at + Point::new(x, y)).to_vec())
    };
    let text = Shape::text(at + Point::new(0, 8), 25, number);
    Node::group(Role::Group)
        .on(Node::new(Role::Seam, bow()).named("casing"))
        .on(Node::new(Role::Last, bow()).named("thin"))
        .on(Node::new(Role::Badge, body).shape(text).named("lock"))
}

const _: () = assert!(2 * THREAT < CELL && RING > HOLE);
