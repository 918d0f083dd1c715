use quartet_game::Seat;

use crate::{Bounds, Point, Say, Shape, Target};

/// A picture: what is drawn first lies below.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scene {
    /// What there is to see.
    pub bounds: Bounds,
    /// The whole picture in words: what position it shows.
    pub title: Say,
    /// What is drawn.
    pub nodes: Vec<Node>,
}

/// A part of a picture: a shape, or several that belong together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Node {
    /// What it is.
    pub role: Role,
    /// Its shapes, the lowest first.
    pub shapes: Vec<Shape>,
    /// What lies on it.
    pub inner: Vec<Node>,
    /// More about it, for the style sheets.
    pub marks: Vec<Mark>,
    /// A name that nothing else in the picture has: every cell of the board has one, and keeps it from picture to picture.
    pub id: Option<String>,
    /// The cell that this belongs to or shows once more, so that the front ends can light up all of it.
    pub cell: Option<String>,
    /// What pointing at it means.
    pub target: Option<Target>,
    /// What it is in words, for people who hear the picture, and for the pointer that rests on it.
    pub title: Option<Say>,
    /// Its middle, for going from cell to cell by keys. Every cell has one.
    pub at: Option<Point>,
    /// How it came where it is, if the last move brought it there.
    pub motion: Option<Motion>,
    /// Can it be dragged?
    pub grab: Option<Grab>,
    /// The way that a target leads: dragging that way is pointing at it.
    pub toward: Option<Point>,
    /// The key that points at a target: the letter that an English keyboard has in this place.
    pub key: Option<char>,
}

/// How something came where it is.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Motion {
    /// From somewhere else in the picture: from here, this far.
    From(Point),
    /// It was not there before.
    In,
}

/// What it means to drag something.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Grab {
    /// It is pointed at first.
    Take,
    /// It is held already: whatever has been pointed at goes along.
    Held,
}

/// What a part of a picture is: the names that style sheets use.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Role {
    /// What everything lies on.
    Board,
    /// Where something can be.
    Cell,
    /// A marble, a ball, a piece.
    Piece,
    /// A tile of the board, or a field that has an owner.
    Tile,
    /// A piece that is not there yet: where it would be.
    Ghost,
    /// A piece that would leave.
    Leaving,
    /// The trail of the last move.
    Last,
    /// What can be pointed at.
    Target,
    /// What has been pointed at.
    Picked,
    /// Points, counts.
    Score,
    /// Coordinates and names.
    Label,
    /// A small sign on something.
    Badge,
    /// A stripe over several cells.
    Band,
    /// An area that counts.
    Zone,
    /// What somebody threatens.
    Threat,
    /// A line between parts.
    Seam,
    /// Where pieces lie that are out.
    Gutter,
    /// Light on a piece.
    Gloss,
    /// What tells pieces apart without colour.
    Pattern,
    /// Darkness on what does not matter now.
    Shade,
    /// Beside the board: a button.
    Button,
    /// A group of things, without a look of its own.
    Group,
}

impl Role {
    /// The class in style sheets.
    #[must_use]
    pub const fn class(self) -> &'static str {
        match self {
            Self::Board => "board",
            Self::Cell => "cell",
            Self::Piece => "piece",
            Self::Tile => "tile",
            Self::Ghost => "ghost",
            Self::Leaving => "leaving",
            Self::Last => "last",
            Self::Target => "target",
            Self::Picked => "picked",
            Self::Score => "score",
            Self::Label => "label",
            Self::Badge => "badge",
            Self::Band => "band",
            Self::Zone => "zone",
            Self::Threat => "threat",
            Self::Seam => "seam",
            Self::Gutter => "gutter",
            Self::Gloss => "gloss",
            Self::Pattern => "pattern",
            Self::Shade => "shade",
            Self::Button => "button",
            Self::Group => "group",
        }
    }
}

/// More about a part of a picture: further classes.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Mark {
    /// White.
    White,
    /// Black.
    Black,
    /// Red.
    Red,
    /// Green.
    Green,
    /// Nobody's.
    Neutral,
    /// Of this seat, whatever its colour.
    Seat(Seat),
    /// How high, or the how manieth shade of several, from 0 to 9.
    Level(u8),
    /// Something that only matters to some pictures. The style sheet knows it: `strong`, `faint`, `side`, `dashed`, `danger`.
    Named(&'static str),
}

impl Mark {
    /// The class in style sheets.
    pub(crate) fn write_class(self, out: &mut String) {
        match self {
            Self::White => out.push_str("white"),
            Self::Black => out.push_str("black"),
            Self::Red => out.push_str("red"),
            Self::Green => out.push_str("green"),
            Self::Neutral => out.push_str("neutral"),
            Self::Seat(seat) => {
                out.push_str("seat-");
                out.push_str(&seat.number().to_string());
            }
            Self::Level(level) => {
                out.push_str("level-");
                out.push(char::from(b'0' + level.min(9)));
            }
            Self::Named(name) => out.push_str(name),
        }
    }
}

impl Node {
    /// A part that is a single shape.
    #[must_use]
    pub fn new(role: Role, shape: Shape) -> Self {
        let mut node = Self::group(role);
        node.shapes.push(shape);
        node
    }

    /// A part without a shape of its own.
    #[must_use]
    pub const fn group(role: Role) -> Self {
        Self {
            role,
            shapes: Vec::new(),
            inner: Vec::new(),
            marks: Vec::new(),
            id: None,
            cell: None,
            target: None,
            title: None,
            at: None,
            motion: None,
            grab: None,
            toward: None,
            key: None,
        }
    }

    /// A cell of the board: its name, its middle, what it is in words.
    #[must_use]
    pub fn cell(name: impl Into<String>, at: Point, title: Say) -> Self {
        let name = name.into();
        let mut node = Self::group(Role::Cell);
        node.cell = Some(name.clone());
        node.id = Some(name);
        node.at = Some(at);
        node.title = Some(title);
        node
    }

    /// Adds a shape on top of its shapes, below what lies on it.
    #[must_use]
    pub fn shape(mut self, shape: Shape) -> Self {
        self.shapes.push(shape);
        self
    }

    /// Puts something on it.
    #[must_use]
    pub fn on(mut self, inner: Self) -> Self {
        self.inner.push(inner);
        self
    }

    /// Says more about it.
    #[must_use]
    pub fn mark(mut self, mark: Mark) -> Self {
        self.marks.push(mark);
        self
    }

    /// Says more about it in a word that the style sheet knows.
    #[must_use]
    pub fn named(self, name: &'static str) -> Self {
        self.mark(Mark::Named(name))
    }

    /// Gives it a name of its own.
    #[must_use]
    pub fn id(mut self, id: impl Into<String>) -> Self {
        self.id = Some(id.into());
        self
    }

    /// It shows a cell, or something on it.
    #[must_use]
    pub fn of_cell(mut self, cell: impl Into<String>) -> Self {
        self.cell = Some(cell.into());
        self
    }

    /// It can be pointed at.
    #[must_use]
    pub fn target(mut self, target: Target) -> Self {
        self.target = Some(target);
        self
    }

    /// Says what it is.
    #[must_use]
    pub fn title(mut self, title: Say) -> Self {
        self.title = Some(title);
        self
    }

    /// Its middle.
    #[must_use]
    pub fn at(mut self, at: Point) -> Self {
        self.at = Some(at);
        self
    }

    /// The last move brought it from there; the way is how far it was off.
    #[must_use]
    pub fn came_from(mut self, way: Point) -> Self {
        self.motion = Some(Motion::From(way));
        self
    }

    /// The last move put it there.
    #[must_use]
    pub fn came_in(mut self) -> Self {
        self.motion = Some(Motion::In);
        self
    }

    /// It can be dragged.
    #[must_use]
    pub fn grab(mut self, grab: Grab) -> Self {
        self.grab = Some(grab);
        self
    }

    /// Dragging that way, or pressing the key, is pointing at it.
    #[must_use]
    pub fn toward(mut self, way: Point, key: char) -> Self {
        self.toward = Some(way);
        self.key = Some(key);
        self
    }

    /// What goes around it: the largest disc in it, or else its lowest shape.
    fn outline(&self) -> Option<Shape> {
        let mut largest: Option<(i32, Point)> = None;
        self.visit(&mut |node| {
            for shape in &node.shapes {
                if let Shape::Circle { centre, radius } = shape
                    && largest.is_none_or(|(most, _)| *radius > most)
                {
                    largest = Some((*radius, *centre));
                }
            }
        });
        match largest {
            Some((radius, centre)) => Some(Shape::circle(centre, radius + radius / 8)),
            None => self.shapes.first().cloned(),
        }
    }

    /// Goes through it and everything on it.
    pub fn visit<'a>(&'a self, see: &mut dyn FnMut(&'a Self)) {
        see(self);
        for inner in &self.inner {
            inner.visit(see);
        }
    }
}

impl Scene {
    /// Goes through all parts.
    pub fn visit<'a>(&'a self, see: &mut dyn FnMut(&'a Node)) {
        for node in &self.nodes {
            node.visit(see);
        }
    }

    /// Draws a ring around everything that shows one of these cells, or that has such a name of its own: what shows a cell
    /// from another side can be meant alone.
    pub fn ring<S: AsRef<str>>(&mut self, cells: &[S]) {
        let is_meant = |node: &Node| {
            let (cell, id) = (node.cell.as_deref(), node.id.as_deref());
            let mut names = cells.iter().map(|name| Some(name.as_ref()));
            names.any(|name| name == cell || name == id)
        };
        let mut rings = Vec::new();
        self.visit(&mut |node| {
            if is_meant(node) {
                rings.extend(node.outline());
            }
        });
        let ring = |shape| Node::new(Role::Picked, shape).named("ring");
        self.nodes.extend(rings.into_iter().map(ring));
    }

    /// Everything that is said in the picture, for the tests of the translations.
    pub fn sayings(&self) -> Vec<&Say> {
        let mut sayings = vec![&self.title];
        self.visit(&mut |node| {
            sayings.extend(&node.title);
            for shape in &node.shapes {
                if let Shape::Words { say, .. } = shape {
                    sayings.push(say);
                }
            }
        });
        sayings
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rings_go_around_everything_that_shows_the_cell() {
        let disc = |x: i32, radius: i32| Shape::circle(Point { x, y: 0 }, radius);
        let cell = Node::cell("a1", Point { x: 0, y: 0 }, Say::new("cell")).shape(disc(0, 8));
        let piece = Node::new(Role::Piece, disc(0, 16));
        let again = Node::new(Role::Tile, disc(50, 8)).of_cell("a1");
        let other = Node::new(Role::Tile, disc(90, 8)).of_cell("a2");
        let mut scene = Scene {
            bounds: Bounds::new(0, 0, 100, 100),
            title: Say::new("title"),
            nodes: vec![cell.on(piece), again, other],
        };
        scene.ring(&["a1"]);
        let rings: Vec<Node> = scene.nodes[3..].to_vec();
        let ring = |shape| Node::new(Role::Picked, shape).named("ring");
        let expected = [disc(0, 18), disc(50, 9)].map(ring);
        assert_eq!(rings, expected);
        // From behind, the cell has another name.
        let behind = Node::cell("z1", Point { x: 70, y: 0 }, Say::new("cell")).of_cell("a2");
        scene.nodes = vec![behind.shape(disc(70, 8))];
        scene.ring(&["z1"]);
        assert_eq!(scene.nodes[1], ring(disc(70, 9)));
    }
}
