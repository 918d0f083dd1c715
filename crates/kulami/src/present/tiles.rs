use quartet_scene::{Bounds, Node, Point, Role, Shape};

use super::{drawing::Drawing, mark, outline::outlines, say};
use crate::{Colour, Hole, State, Tile};

/// Half of the groove between two tiles.
const GROOVE: i32 = 3;
const ROUND: i32 = 20;
/// From the edge of a cell to the frame that shows the owner.
const FRAME: i32 = 11;
const BADGE: i32 = 20;
const BADGE_TEXT: i32 = 29;
const COUNT_TEXT: i32 = 22;

impl Drawing<'_> {
    /// The tiles on their ground.
    pub(super) fn draw_tiles(&self, nodes: &mut Vec<Node>) {
        // The rounded lines around the outline make the rim: the wider one stays visible around the narrower one.
        let outline = || {
            let cells: Vec<(i32, i32)> = Hole::all().map(|hole| self.plan.place(hole)).collect();
            Shape::Outlines(outlines(&cells))
        };
        nodes.push(Node::new(Role::Board, outline()).named("rim"));
        nodes.push(Node::new(Role::Board, outline()).named("slab"));
        for tile in Tile::all() {
            let bounds = self.plan.tile(tile).grown(-GROOVE);
            nodes.push(Node::new(Role::Tile, rect(bounds, ROUND)));
        }
    }

    /// The colours and the frames of those who own the tiles.
    pub(super) fn draw_owners(&self, nodes: &mut Vec<Node>) {
        for tile in Tile::all() {
            let bounds = self.plan.tile(tile);
            let (role, owner) = match self.owner_change(tile) {
                Some((owner, _)) => (Role::Ghost, owner),
                None => (Role::Tile, self.game.tile_owner(self.state, tile)),
            };
            if let Some(owner) = owner {
                nodes.push(wash(bounds, owner));
                if owner == Colour::Black {
                    // Black on brown is hard to see: the gaps between the dashes are light.
                    nodes.push(line(role, bounds).named("under"));
                }
                nodes.push(frame(role, bounds, owner));
            }
        }
    }

    /// What every tile gives to whom, and the marbles of either colour on it where both have some.
    pub(super) fn draw_points(&self, nodes: &mut Vec<Node>) {
        for tile in Tile::all() {
            let slots = self.plan.slots(tile);
            let size = self.game.board().tile_holes(tile).len();
            let change = self.owner_change(tile);
            let (state, owner) = match &change {
                Some((owner, after)) => (*after, *owner),
                None => (self.state, self.game.tile_owner(self.state, tile)),
            };
            let [red, black] = say::counts(self.game, state, tile);
            let text = match (owner, &change) {
                (None, _) if red + black == 0 => continue,
                (None, _) => "=".to_owned(),
                (Some(_), None) => size.to_string(),
                (Some(_), Some(_)) => format!("+{size}"),
            };
            let is_contested = owner.is_some() && red > 0 && black > 0;
            if let Some(at) = slots.count.filter(|_| is_contested) {
                let text = Shape::text(at, COUNT_TEXT, format!("{red}:{black}"));
                nodes.push(Node::new(Role::Score, text));
            }
            nodes.push(badge(slots.points, owner, &text).title(say::tile(self.game, state, tile)));
        }
    }

    /// The new owner of the tile and the state after the move that is tried, if it changes the owner.
    fn owner_change(&self, tile: Tile) -> Option<(Option<Colour>, &State)> {
        let (_, after) = self.ghost.as_ref()?;
        let owner = self.game.tile_owner(after, tile);
        (owner != self.game.tile_owner(self.state, tile)).then_some((owner, after))
    }
}

fn rect(bounds: Bounds, round: i32) -> Shape {
    Shape::Rect { bounds, round }
}

/// The colour of the owner on the whole tile.
fn wash(bounds: Bounds, owner: Colour) -> Node {
    Node::new(Role::Tile, rect(bounds.grown(-GROOVE), ROUND))
        .mark(mark(owner))
        .named("wash")
}

/// The line of the owner: unbroken for Red, dashed for Black.
fn frame(role: Role, bounds: Bounds, owner: Colour) -> Node {
    let node = line(role, bounds).mark(mark(owner));
    match owner {
        Colour::Red => node,
        Colour::Black => node.named("dashed"),
    }
}

fn line(role: Role, bounds: Bounds) -> Node {
    Node::new(role, rect(bounds.grown(-FRAME), ROUND - FRAME + GROOVE)).named("frame")
}

/// A small sign in the colour of the owner: round for Red, square for Black.
fn badge(at: Point, owner: Option<Colour>, text: &str) -> Node {
    let size = if text.len() > 1 {
        BADGE_TEXT - 5
    } else {
        BADGE_TEXT
    };
    let ground = match owner {
        Some(Colour::Black) => Shape::square(at, 2 * BADGE - 3, 7),
        _ => Shape::circle(at, BADGE),
    };
    let node = Node::new(Role::Badge, ground).shape(Shape::text(at, size, text));
    match owner {
        Some(owner) => node.mark(mark(owner)),
        None => node.named("quiet"),
    }
}
