use crate::{Bounds, Mark, Node, Point, Role, Scene, Shape};

/// Who is ahead, as a bar beside the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Bar {
    /// The shares, from the bottom: together a thousand.
    pub fills: Vec<Fill>,
    /// A number at the bar, such as `+1.5` or `#3`.
    pub number: String,
}

/// The share of one side.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fill {
    /// Its colour.
    pub mark: Mark,
    /// Of a thousand.
    pub share: i32,
}

impl Scene {
    /// Puts a bar to the left of the board.
    pub fn add_bar(&mut self, bar: &Bar) {
        let height = self.bounds.height;
        let width = (height / 24).max(20);
        let space = width;
        let left = self.bounds.corner.x - width - space;
        let mut bottom = self.bounds.bottom();
        let mut group = Node::group(Role::Score).named("bar");
        for fill in &bar.fills {
            let part = height * fill.share / 1000;
            bottom -= part;
            let bounds = Bounds::new(left, bottom, width, part);
            let shape = Shape::Rect { bounds, round: 0 };
            group = group.on(Node::new(Role::Score, shape).mark(fill.mark).named("fill"));
        }
        let at = Point::new(left + width / 2, self.bounds.corner.y - width / 2);
        let number = Shape::text(at, width * 2 / 3, &*bar.number);
        group = group.on(Node::new(Role::Score, number).named("number"));
        self.nodes.push(group);
        let around = Bounds::new(
            left - space / 2,
            self.bounds.corner.y - width - space / 2,
            width,
            height + width + space / 2,
        );
        self.bounds = self.bounds.with(around);
    }
}
