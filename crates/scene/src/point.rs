use std::ops::{Add, Mul, Neg, Sub};

/// A place in a picture. A cell of a board is about 100 units wide; x grows to the right, y downwards.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Point {
    /// To the right.
    pub x: i32,
    /// Downwards.
    pub y: i32,
}

impl Point {
    /// The place.
    #[must_use]
    pub const fn new(x: i32, y: i32) -> Self {
        Self { x, y }
    }

    /// The place halfway to another.
    #[must_use]
    pub const fn middle(self, other: Self) -> Self {
        Self::new((self.x + other.x) / 2, (self.y + other.y) / 2)
    }
}

impl Add for Point {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self::new(self.x + other.x, self.y + other.y)
    }
}

impl Sub for Point {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self::new(self.x - other.x, self.y - other.y)
    }
}

impl Neg for Point {
    type Output = Self;

    fn neg(self) -> Self {
        Self::new(-self.x, -self.y)
    }
}

impl Mul<i32> for Point {
    type Output = Self;

    fn mul(self, factor: i32) -> Self {
        Self::new(self.x * factor, self.y * factor)
    }
}

/// A rectangle.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Bounds {
    /// The upper left corner.
    pub corner: Point,
    /// How wide it is.
    pub width: i32,
    /// How high it is.
    pub height: i32,
}

impl Bounds {
    /// The rectangle.
    #[must_use]
    pub const fn new(x: i32, y: i32, width: i32, height: i32) -> Self {
        Self {
            corner: Point::new(x, y),
            width,
            height,
        }
    }

    /// The smallest rectangle around all the points; empty if there are none.
    pub fn around(points: impl IntoIterator<Item = Point>) -> Self {
        let mut points = points.into_iter();
        let Some(first) = points.next() else {
            return Self::default();
        };
        let (mut low, mut high) = (first, first);
        for point in points {
            low = Point::new(low.x.min(point.x), low.y.min(point.y));
            high = Point::new(high.x.max(point.x), high.y.max(point.y));
        }
        Self {
            corner: low,
            width: high.x - low.x,
            height: high.y - low.y,
        }
    }

    /// The rectangle with a margin on all sides.
    #[must_use]
    pub const fn grown(self, margin: i32) -> Self {
        Self::new(
            self.corner.x - margin,
            self.corner.y - margin,
            self.width + 2 * margin,
            self.height + 2 * margin,
        )
    }

    /// The middle.
    #[must_use]
    pub const fn centre(self) -> Point {
        Point::new(
            self.corner.x + self.width / 2,
            self.corner.y + self.height / 2,
        )
    }

    /// The x of the right side.
    #[must_use]
    pub const fn right(self) -> i32 {
        self.corner.x + self.width
    }

    /// The y of the lower side.
    #[must_use]
    pub const fn bottom(self) -> i32 {
        self.corner.y + self.height
    }

    /// The smallest rectangle around both.
    #[must_use]
    pub fn with(self, other: Self) -> Self {
        Self::around([
            self.corner,
            other.corner,
            Point::new(self.right(), self.bottom()),
            Point::new(other.right(), other.bottom()),
        ])
    }
}
