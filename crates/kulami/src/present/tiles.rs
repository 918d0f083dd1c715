use quartet_scene::{Bounds, Node, Point, Role, Shape};

use super::{drawing::Drawing, mark, say};
use crate::{Colour, State, Tile};

/// How far the ground shows beyond the tiles.
const RIM: i32 = 9;
/// Half of the groove between two tiles.
const GROOVE: i32 = 3;
const ROUND: i32 = 20;
/// From the edge of a cell to the frame that shows the owner.
const FRAME: i32 = 11;
const BADGE: i32 = 20;
const BADGE_TEXT: i32 = 29;

impl Drawing<'_> {
    /// The tiles on their ground, with the frames of their owners.
    pub(super) fn draw_tiles(&self, nodes: &mut Vec<Node>) {
        let mut ground = Node::group(Role::Board);
        let mut tiles = Vec::new();
        for tile in Tile::all() {
            let bounds = self.plan.tile(tile);
            ground = ground.shape(rect(bounds.grown(RIM), ROUND));
            tiles.push(Node::new(Role::Tile, rect(bounds.grown(-GROOVE), ROUND)));
            if let Some(owner) = self.game.tile_owner(self.state, tile) {
                tiles.push(wash(bounds, owner));
                if self.owner_change(tile).is_none() {
                    tiles.push(frame(Role::Tile, bounds, owner));
                }
            }
            if let Some((owner, _)) = self.owner_change(tile) {
                tiles.extend(owner.map(|owner| frame(Role::Ghost, bounds, owner)));
            }
        }
        nodes.push(ground);
        nodes.append(&mut tiles);
    }

    /// What every tile gives to whom.
    pub(super) fn draw_points(&self, nodes: &mut Vec<Node>) {
        for tile in Tile::all() {
            let at = self.plan.slots(tile).points;
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
            nodes.push(badge(at, owner, &text).title(say::tile(self.game, state, tile)));
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
    let node = Node::new(role, rect(bounds.grown(-FRAME), ROUND - FRAME + GROOVE))
        .mark(mark(owner))
        .named("frame");
    match owner {
        Colour::Red => node,
        Colour::Black => node.named("dashed"),
    }
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
