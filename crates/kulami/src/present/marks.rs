use quartet_scene::{Bounds, Node, Point, Role, Shape};

use super::{
    drawing::Drawing,
    outline::outlines,
    plan::{CELL, HOLE},
};
use crate::{Hole, Holes};

/// The ring around the last marble, and around the one before.
const RING: i32 = 38;
const THREAT: i32 = 42;

impl Drawing<'_> {
    /// The row and the column in which the next marble must be, across all gaps.
    pub(super) fn band(&self) -> Option<Node> {
        let show = self.shot.show;
        let last = self.state.last()?;
        if !(show.last || show.targets) || !self.goes_on() {
            return None;
        }
        let (column, row) = self.plan.place(last);
        let across = (0..self.plan.columns()).map(|x| (x, row));
        let upright = (0..self.plan.rows()).map(|y| (column, y));
        let mut cells: Vec<(i32, i32)> = across.chain(upright).collect();
        cells.sort_unstable();
        cells.dedup();
        Some(Node::new(Role::Band, Shape::Outlines(outlines(&cells))))
    }

    /// Darkness on all holes that cannot be played, while others can.
    pub(super) fn shade(&self) -> Option<Node> {
        if !self.shot.show.targets || self.open.is_empty() {
            return None;
        }
        let mut bright = self.open;
        // The marbles that decide where one may play stay bright, too.
        for hole in [self.state.last(), self.state.previous()] {
            bright = bright | hole.map_or(Holes::NONE, Holes::only);
        }
        let dark = Hole::all().filter(|&hole| !bright.contains(hole));
        let cells: Vec<(i32, i32)> = dark.map(|hole| self.plan.place(hole)).collect();
        (!cells.is_empty()).then(|| Node::new(Role::Shade, Shape::Outlines(outlines(&cells))))
    }

    /// The last marble, the one before it, and the way from that one to this.
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
    let body = Bounds::new(at.x - 17, at.y - 9, 34, 29);
    let bow = [
        (-10, -9),
        (-10, -15),
        (-5, -20),
        (5, -20),
        (10, -15),
        (10, -9),
    ];
    let bow = bow.map(|(x, y)| at + Point::new(x, y)).to_vec();
    let text = Shape::text(at + Point::new(0, 6), 26, number);
    Node::group(Role::Badge)
        .named("lock")
        .on(Node::new(Role::Seam, Shape::Line(bow)).named("strong"))
        .shape(Shape::Rect {
            bounds: body,
            round: 6,
        })
        .shape(text)
}

const _: () = assert!(2 * THREAT < CELL && RING > HOLE);
