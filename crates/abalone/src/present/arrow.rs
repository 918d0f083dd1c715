use quartet_scene::{Node, Point, Role, Shape, Target};

use crate::{Direction, Effect, Kind, Move, State};

use super::{grip::Grip, plan::Plan, telling};

/// Pointing at the arrow in a direction.
pub(super) fn spot(to: Direction) -> Target {
    Target::spot(NAMES[to.index()])
}

/// The direction of the arrow that is pointed at.
pub(super) fn direction(target: &Target) -> Option<Direction> {
    let index = NAMES.iter().position(|name| *name == target.name())?;
    Direction::ALL.get(index).copied()
}

/// The arrow that stands for a legal move, on the cell that the group would enter: beyond its lead, or beside its middle.
pub(super) fn draw(plan: Plan, state: &State, mv: Move) -> Node {
    let to = mv.to();
    let effect = Effect::of(state, mv);
    let Grip { first, last } = Grip::of(state, mv);
    let start = match effect.kind {
        Kind::SideStep => plan.centre(first).middle(plan.centre(last)),
        _ => plan.centre(last),
    };
    let middle = start + plan.step(to);
    let mut node = Node::new(Role::Target, outline(plan, middle, to))
        .id(NAMES[to.index()])
        .target(spot(to))
        .title(telling::mv(state, mv))
        .at(middle)
        .toward(plan.step(to), plan.key(to));
    let sign = plan.beside(middle, to, -2, 0);
    match effect.kind {
        Kind::Single | Kind::InLine | Kind::SideStep => {}
        Kind::Push => node = node.shape(Shape::text(sign, 40, effect.pushed.len().to_string())),
        Kind::Ejection => node = node.named("good").shape(Shape::text(sign, 54, "×")),
    }
    node
}

/// An arrow around its middle.
fn outline(plan: Plan, middle: Point, to: Direction) -> Shape {
    let corners = OUTLINE.map(|(ahead, right)| plan.beside(middle, to, ahead, right));
    Shape::Polygon(corners.to_vec())
}

/// Ahead and to the right.
const OUTLINE: [(i32, i32); 7] = [
    (44, 0),
    (4, 42),
    (4, 24),
    (-38, 24),
    (-38, -24),
    (4, -24),
    (4, -42),
];

/// In the order of directions. They are those of a board that is not turned.
const NAMES: [&str; 6] = [
    "arrow-E", "arrow-NE", "arrow-NW", "arrow-W", "arrow-SW", "arrow-SE",
];
