use crate::{Bounds, Point, Say};

/// What is drawn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Shape {
    /// A disc.
    Circle {
        /// The middle.
        centre: Point,
        /// Half of the width.
        radius: i32,
    },
    /// A rectangle.
    Rect {
        /// Where.
        bounds: Bounds,
        /// How far its corners are rounded.
        round: i32,
    },
    /// A closed outline of straight lines.
    Polygon(Vec<Point>),
    /// Straight lines from point to point.
    Line(Vec<Point>),
    /// Several closed outlines that are one shape; where they overlap there is a hole.
    Outlines(Vec<Vec<Point>>),
    /// Something that is the same in every language, such as a coordinate or a number.
    Text {
        /// Where.
        at: Point,
        /// The height of the letters.
        size: i32,
        /// Which end is at the place.
        anchor: Anchor,
        /// What is written.
        text: String,
    },
    /// Something that is said.
    Words {
        /// Where.
        at: Point,
        /// The height of the letters.
        size: i32,
        /// Which end is at the place.
        anchor: Anchor,
        /// What is written.
        say: Say,
    },
}

/// Which end of a text is at its place; vertically it is always the middle.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Anchor {
    /// The beginning.
    Start,
    /// The middle.
    Middle,
    /// The end.
    End,
}

impl Shape {
    /// A disc.
    #[must_use]
    pub const fn circle(centre: Point, radius: i32) -> Self {
        Self::Circle { centre, radius }
    }

    /// A square with rounded corners around its middle.
    #[must_use]
    pub const fn square(centre: Point, side: i32, round: i32) -> Self {
        let bounds = Bounds::new(centre.x - side / 2, centre.y - side / 2, side, side);
        Self::Rect { bounds, round }
    }

    /// A text around its middle.
    pub fn text(at: Point, size: i32, text: impl Into<String>) -> Self {
        Self::Text {
            at,
            size,
            anchor: Anchor::Middle,
            text: text.into(),
        }
    }
}
