use quartet_game::Game;
use quartet_scene::{Bounds, Mark, Node, Point, Role, Shape, Shot, Target};

use super::{
    camera::Camera,
    grid::{Grid, Square},
    names::{Picked, cell_name, cell_target},
    outline::outlines,
    piece::{mark, pattern},
    sayings,
    trouble::Trouble,
};
use crate::{Board, Cell, Colour, Column, Direction, Move, Placement, Side, Stratopolis, Zone};

/// Everything on the table, from the lowest to the highest.
pub(crate) struct City<'a> {
    shot: &'a Shot<'a, Stratopolis>,
    board: &'a Board,
    grid: Grid,
    camera: Camera,
    /// What may be pointed at next, sorted.
    next: Vec<&'a Target>,
    /// The colours of each column of the board, from the bottom.
    towers: Vec<Vec<Colour>>,
    /// Red's and Green's best zone.
    pub(crate) zones: [Option<Zone>; 2],
    pub(crate) nodes: Vec<Node>,
}

/// Half of the dark line between two pieces.
const GAP: i32 = 5;

impl<'a> City<'a> {
    pub(crate) fn draw(
        shot: &'a Shot<'a, Stratopolis>,
        grid: Grid,
        camera: Camera,
        ghost: Option<Placement>,
    ) -> Self {
        let board = shot.view.state().board();
        let mut next: Vec<&Target> = shot.next.iter().collect();
        next.sort_unstable();
        let mut city = Self {
            shot,
            next,
            board,
            grid,
            camera,
            towers: towers(board),
            zones: Side::ALL.map(|side| board.zones(side).into_iter().next()),
            nodes: Vec::new(),
        };
        city.draw_table();
        city.draw_cells();
        if camera == Camera::Top {
            city.draw_zones();
        }
        city.draw_last();
        city.draw_dots();
        if let Some(placement) = ghost {
            city.draw_ghost(placement);
        }
        city
    }

    /// The table below everything, with the coordinates.
    fn draw_table(&mut self) {
        let size = self.grid.size();
        let (right, bottom) = (size.column * 100, size.row * 100);
        let margin = FRAME;
        let corners = [
            (-margin, -margin),
            (right + margin, -margin),
            (right + margin, bottom + margin),
            (-margin, bottom + margin),
        ];
        let table = match self.camera {
            Camera::Top => Shape::Rect {
                bounds: Bounds::new(-margin, -margin, right + 2 * margin, bottom + 2 * margin),
                round: margin,
            },
            Camera::Raised => {
                Shape::Polygon(corners.map(|corner| self.camera.point(corner, 0)).to_vec())
            }
        };
        self.nodes.push(Node::new(Role::Board, table));
        if self.camera == Camera::Raised {
            self.draw_slab(corners);
        }
        if self.shot.show.coordinates {
            self.draw_coordinates();
        }
    }

    /// The two sides of the table that are in front.
    fn draw_slab(&mut self, corners: [(i32, i32); 4]) {
        let [_, right, front, left] = corners.map(|corner| self.camera.point(corner, 0));
        let down = Point::new(0, 22);
        for (a, b, is_dark) in [(left, front, false), (front, right, true)] {
            let side = Shape::Polygon(vec![a, b, b + down, a + down]);
            let shade = Node::new(Role::Shade, side.clone()).named("side");
            self.nodes.push(Node::new(Role::Board, side).named("side"));
            self.nodes.push(if is_dark {
                shade.named("strong")
            } else {
                shade
            });
        }
    }

    fn draw_coordinates(&mut self) {
        let size = self.grid.size();
        let letters = label_size(size);
        let away = match self.camera {
            Camera::Top => FRAME + letters * 7 / 10 + 8,
            Camera::Raised => FRAME + letters + 34,
        };
        // Where numbers would grow into each other, every second one is left out.
        let step = if letters > 44 { 2 } else { 1 };
        let label = |square: Square, is_column: bool| {
            let cell = self.grid.cell(square);
            match is_column == self.grid.is_sideways() {
                true => cell.y,
                false => cell.x,
            }
        };
        let mut texts = Vec::new();
        for column in 0..size.column {
            let number = label(Square::new(column, size.row - 1), true);
            let place = (column * 100 + 50, size.row * 100 + away);
            texts.push((number, place));
        }
        for row in 0..size.row {
            let number = label(Square::new(0, row), false);
            let place = match self.camera {
                Camera::Top => (-away - letters / 4, row * 100 + 50),
                // On the right side of a raised table, since the left one is far away.
                Camera::Raised => (size.column * 100 + away, row * 100 + 50),
            };
            texts.push((number, place));
        }
        for (number, place) in texts {
            if number % step == 0 {
                let text = Shape::text(self.camera.point(place, 0), letters, figure(number));
                self.nodes.push(Node::new(Role::Label, text));
            }
        }
    }

    fn draw_cells(&mut self) {
        let grid = self.grid;
        let laid = match self.shot.last {
            Some((_, Move::Place(placement))) if self.shot.show.last => Some(placement.cells()),
            _ => None,
        };
        for (square, cell) in grid.squares() {
            let column = self.board.column(cell);
            let height = column.map_or(0, Column::height);
            let tower = self.board.find(cell).map(|n| &*self.towers[n]);
            let title = sayings::cell(cell, tower.unwrap_or_default());
            let centre = self.camera.centre(square, height);
            let node = Node::cell(cell_name(cell), centre, title);
            let mut node = match (column, self.camera) {
                (None, _) => self.ground(node, square),
                (Some(column), Camera::Top) => self.roof(node, square, column),
                (Some(column), Camera::Raised) => {
                    self.house(node, square, column, tower.unwrap_or_default())
                }
            };
            let target = cell_target(cell);
            if self.is_next(&target) {
                node = node.target(target);
            }
            if laid.is_some_and(|laid| laid.contains(&cell)) {
                node = node.came_in();
            }
            self.nodes.push(node);
        }
    }

    /// A cell that nothing stands on.
    fn ground(&self, node: Node, square: Square) -> Node {
        let node = node
            .named("faint")
            .shape(Shape::Polygon(self.camera.corners(square, 0, 0)));
        match self.shadow(square, 0) {
            Some(shadow) if self.camera == Camera::Top => node.on(shadow),
            _ => node,
        }
    }

    /// A square seen from above: colour, light for its height, the shadows of what is higher, and the height.
    fn roof(&self, node: Node, square: Square, column: Column) -> Node {
        let centre = self.camera.centre(square, 0);
        let (colour, height) = (column.colour(), column.height());
        let bounds = self.without_gaps(square, column);
        let rect = Shape::Rect { bounds, round: 0 };
        let mut node = node
            .named("built")
            .shape(Shape::square(centre, 100, 0))
            .on(Node::new(Role::Tile, rect.clone())
                .named("plain")
                .mark(mark(colour)))
            .on(Node::new(Role::Gloss, rect).mark(Mark::Level(height.min(9))));
        if let Some(shadow) = self.shadow(square, height) {
            node = node.on(shadow);
        }
        if let Some(pattern) = pattern(colour, centre, 100) {
            node = node.on(pattern);
        }
        let number = Shape::text(centre, 46, height.to_string());
        node.on(Node::new(Role::Score, number).named(ink(colour, height)))
    }

    /// The square without the dark lines along the sides where its piece ends.
    fn without_gaps(&self, square: Square, column: Column) -> Bounds {
        let gap = |side: Direction| match self.is_seam(square, column, side) {
            true => GAP,
            false => 0,
        };
        let [north, east, south, west] = Direction::ALL.map(gap);
        Bounds::new(
            square.column * 100 + west,
            square.row * 100 + north,
            100 - west - east,
            100 - north - south,
        )
    }

    /// Does the piece on the square end at this side of it?
    fn is_seam(&self, square: Square, column: Column, side: Direction) -> bool {
        let other = self.board.column(self.grid.cell(square.step(side)));
        other.is_none_or(|other| other.piece() != column.piece())
    }

    /// The light comes from the upper left: what is higher there darkens the sides of the square.
    fn shadow(&self, square: Square, height: u8) -> Option<Node> {
        let depth = |side: Direction| {
            let other = self.board.column(self.grid.cell(square.step(side)));
            let above = other.map_or(0, Column::height).saturating_sub(height);
            match above {
                0 => 0,
                above => (8 + 5 * i32::from(above)).min(30),
            }
        };
        let (upper, left) = (depth(Direction::North), depth(Direction::West));
        let (x, y) = (square.column * 100, square.row * 100);
        let corners = match (upper, left) {
            (0, 0) => return None,
            (upper, 0) => vec![(0, 0), (100, 0), (100, upper), (0, upper)],
            (0, left) => vec![(0, 0), (left, 0), (left, 100), (0, 100)],
            (upper, left) => vec![
                (0, 0),
                (100, 0),
                (100, upper),
                (left, upper),
                (left, 100),
                (0, 100),
            ],
        };
        let corners = corners.into_iter().map(|(u, v)| Point::new(x + u, y + v));
        let shape = Shape::Polygon(corners.collect());
        Some(Node::new(Role::Shade, shape).named("side"))
    }

    /// A tower seen from the side: its two front faces level by level, and its top.
    fn house(&self, node: Node, square: Square, column: Column, tower: &[Colour]) -> Node {
        let mut node = node.named("built");
        // Corners 1, 2 and 3 are in front: right, middle and left.
        let faces = [(Direction::South, 3, 2), (Direction::East, 2, 1)];
        for (side, a, b) in faces {
            // What stands in front hides the lower levels.
            let hidden = self.height(self.grid.cell(square.step(side)));
            for level in hidden..column.height() {
                let Some(colour) = tower.get(usize::from(level)) else {
                    continue;
                };
                let low = self.camera.corners(square, level, 0);
                let high = self.camera.corners(square, level + 1, 0);
                let face = Shape::Polygon(vec![high[a], high[b], low[b], low[a]]);
                let edge = Shape::Line(vec![low[a], low[b]]);
                let shade = Node::new(Role::Shade, face.clone()).named("side");
                node = node
                    .on(Node::new(Role::Tile, face)
                        .named("plain")
                        .mark(mark(*colour)))
                    .on(match side {
                        Direction::East => shade.named("strong"),
                        _ => shade,
                    })
                    .on(Node::new(Role::Seam, edge).named("built").named("fine"));
            }
        }
        let (colour, height) = (column.colour(), column.height());
        let top = Shape::Polygon(self.camera.corners(square, height, 0));
        node = node
            .on(Node::new(Role::Tile, top.clone())
                .named("plain")
                .mark(mark(colour)))
            .on(Node::new(Role::Gloss, top).mark(Mark::Level(height.min(9))));
        if let Some(pattern) = self.raised_pattern(square, colour, height) {
            node = node.on(pattern);
        }
        let corners = self.camera.corners(square, height, 0);
        for (n, side) in Direction::ALL.into_iter().enumerate() {
            if self.is_seam(square, column, side) {
                let edge = Shape::Line(vec![corners[n], corners[(n + 1) % 4]]);
                node = node.on(Node::new(Role::Seam, edge).named("built"));
            }
        }
        for side in self.rim(square) {
            node = node.on(side);
        }
        node
    }

    fn raised_pattern(&self, square: Square, colour: Colour, height: u8) -> Option<Node> {
        let (u, v) = (square.column * 100, square.row * 100);
        let place = |du, dv| self.camera.point((u + du, v + dv), height);
        let node = match colour {
            Colour::Neutral => return None,
            Colour::Red => Node::group(Role::Pattern)
                .shape(Shape::Line(vec![place(20, 50), place(50, 20)]))
                .shape(Shape::Line(vec![place(50, 80), place(80, 50)])),
            Colour::Green => Node::new(
                Role::Pattern,
                Shape::Polygon(self.camera.corners(square, height, 26)),
            ),
        };
        Some(node.mark(mark(colour)))
    }

    /// The sides of a raised square where a best zone ends.
    fn rim(&self, square: Square) -> Vec<Node> {
        let cell = self.grid.cell(square);
        let is_in = |zone: &Zone, cell: Cell| zone.cells().binary_search(&cell).is_ok();
        let mut rim = Vec::new();
        for (side, zone) in Side::ALL.into_iter().zip(&self.zones) {
            let Some(zone) = zone.as_ref().filter(|zone| is_in(zone, cell)) else {
                continue;
            };
            let corners = self.camera.corners(square, self.height(cell), 7);
            let mut lines = Node::group(Role::Zone).mark(mark(side.colour()));
            for (n, way) in Direction::ALL.into_iter().enumerate() {
                if !is_in(zone, self.grid.cell(square.step(way))) {
                    let line = vec![corners[n], corners[(n + 1) % 4]];
                    lines = lines.shape(Shape::Line(line));
                }
            }
            if lines.shapes.is_empty() {
                continue;
            }
            rim.extend([lines.clone().named("halo"), lines.named("plain")]);
        }
        rim
    }

    /// Both best zones as outlines.
    fn draw_zones(&mut self) {
        for (side, zone) in Side::ALL.into_iter().zip(&self.zones) {
            let Some(zone) = zone else { continue };
            let shape = self.around(zone.cells(), 0, 10);
            let of = |shape| Node::new(Role::Zone, shape).mark(mark(side.colour()));
            self.nodes.push(of(shape.clone()).named("halo"));
            self.nodes.push(of(shape).named("plain"));
        }
    }

    /// The piece that was laid last.
    fn draw_last(&mut self) {
        let Some((_, Move::Place(placement))) = self.shot.last else {
            return;
        };
        if self.shot.show.last {
            let height = self.height(placement.elbow);
            let shape = self.around(&placement.cells(), height, 1);
            self.nodes
                .push(Node::new(Role::Last, shape.clone()).named("halo"));
            self.nodes.push(Node::new(Role::Last, shape));
        }
    }

    /// Dots where the elbow may lie: in the chosen turn, or in any while none is chosen.
    fn draw_dots(&mut self) {
        if !self.shot.show.targets || self.shot.next.is_empty() {
            return;
        }
        let spots = |target: &Target| matches!(target, Target::Spot(_));
        let is_aiming = self.shot.next.iter().any(spots);
        let picked = Picked::of(self.shot.picked);
        let mut moves = Vec::new();
        let view = self.shot.view;
        view.game().moves(view.state(), &mut moves);
        let mut elbows: Vec<Cell> = moves
            .into_iter()
            .filter_map(|mv| match mv {
                Move::Place(placement) => Some(placement),
                Move::Plan(_) => None,
            })
            .filter(|p| picked.piece.is_none_or(|piece| piece == p.piece))
            .filter(|p| picked.arm.is_none_or(|arm| arm == p.arm))
            .map(|p| p.elbow)
            .filter(|elbow| self.grid.contains(*elbow))
            .collect();
        elbows.sort_unstable();
        elbows.dedup();
        for elbow in elbows {
            let square = self.grid.square(elbow);
            let mut centre = self.camera.centre(square, self.height(elbow));
            if self.camera == Camera::Top && self.board.find(elbow).is_some() {
                // Beside the number.
                centre = centre + Point::new(31, 31);
            }
            let radius = if is_aiming { 13 } else { 8 };
            let dot = Node::new(Role::Target, Shape::circle(centre, radius));
            let target = cell_target(elbow);
            self.nodes.push(match self.is_next(&target) {
                true => dot.of_cell(cell_name(elbow)).target(target),
                false => dot.named("faint"),
            });
        }
    }

    /// A piece that is not there yet, and per square how high it would be or what is wrong.
    fn draw_ghost(&mut self, placement: Placement) {
        let troubles = Trouble::of(self.board, placement);
        let heights = placement.cells().map(|cell| self.height(cell));
        let highest = heights.into_iter().max().unwrap_or(0);
        for ((cell, colour), trouble) in placement.squares().into_iter().zip(troubles) {
            if !self.grid.contains(cell) {
                continue;
            }
            let square = self.grid.square(cell);
            let height = self.height(cell) + 1;
            let level = match self.camera {
                Camera::Top => 0,
                Camera::Raised => highest + 1,
            };
            let centre = self.camera.centre(square, level);
            let shape = Shape::Polygon(self.camera.corners(square, level, 5));
            let mut node = Node::group(Role::Group)
                .of_cell(cell_name(cell))
                .title(sayings::ghost(colour, height, trouble))
                .on(Node::new(Role::Ghost, shape.clone()).named("under"))
                .on(Node::new(Role::Ghost, shape).mark(mark(colour)));
            match trouble {
                Some(trouble) => node = node.on(sign(trouble, centre)),
                None if self.camera == Camera::Top => {
                    if let Some(pattern) = pattern(colour, centre, 100) {
                        node = node.on(pattern);
                    }
                    let number = Shape::text(centre, 46, height.to_string());
                    node = node.on(Node::new(Role::Score, number).named(ink(colour, height)));
                }
                None => {}
            }
            self.nodes.push(node);
        }
        let shape = self.around(&placement.cells(), highest + 1, 0);
        let line = Node::new(Role::Picked, shape);
        let is_fine = troubles.iter().all(Option::is_none);
        let is_inside = placement.cells().iter().all(|c| self.grid.contains(*c));
        if is_inside {
            self.nodes.push(match is_fine {
                true => line,
                false => line.named("danger"),
            });
        }
    }

    /// The outline of some cells at a height.
    fn around(&self, cells: &[Cell], height: u8, inset: i32) -> Shape {
        let squares: Vec<Square> = cells.iter().map(|c| self.grid.square(*c)).collect();
        let project = |line: Vec<(i32, i32)>| {
            let points = line.into_iter();
            points.map(|p| self.camera.point(p, height)).collect()
        };
        let lines = outlines(&squares, inset);
        Shape::Outlines(lines.into_iter().map(project).collect())
    }

    fn is_next(&self, target: &Target) -> bool {
        self.next.binary_search(&target).is_ok()
    }

    fn height(&self, cell: Cell) -> u8 {
        self.board.column(cell).map_or(0, Column::height)
    }
}

/// How far the table goes on beyond its cells.
const FRAME: i32 = 26;

/// Coordinates keep their size on a screen, however far the city spreads.
fn label_size(size: Square) -> i32 {
    (size.column.max(size.row) * 100 / 44).clamp(32, 80)
}

/// A number with a true minus sign.
fn figure(number: i8) -> String {
    match number {
        0.. => number.to_string(),
        _ => format!("−{}", number.unsigned_abs()),
    }
}

/// What a number on a square is written in: high red ones are too bright for light figures.
const fn ink(colour: Colour, height: u8) -> &'static str {
    match colour {
        Colour::Red if height < 4 => "on-black",
        _ => "on-white",
    }
}

/// A sign for what is wrong with a square.
fn sign(trouble: Trouble, centre: Point) -> Node {
    let place = |x, y| centre + Point::new(x, y);
    let lines: Vec<Vec<Point>> = match trouble {
        // An arrow into the depth.
        Trouble::Gap => vec![
            vec![place(0, -14), place(0, 12)],
            vec![place(-10, 3), place(0, 13), place(10, 3)],
        ],
        // A step.
        Trouble::Uneven => vec![vec![
            place(-14, 8),
            place(0, 8),
            place(0, -8),
            place(14, -8),
        ]],
        Trouble::Clash => vec![
            vec![place(-10, -10), place(10, 10)],
            vec![place(10, -10), place(-10, 10)],
        ],
        // The figure one.
        Trouble::OnePiece => vec![vec![place(-7, -8), place(1, -14), place(1, 14)]],
        // Two ends that do not meet.
        Trouble::Alone => vec![
            vec![place(-15, 0), place(-6, 0)],
            vec![place(6, 0), place(15, 0)],
        ],
    };
    let badge = Node::new(Role::Badge, Shape::circle(centre, 25)).named("warn");
    let mut sign = Node::group(Role::Badge).named("sign");
    for line in lines {
        sign = sign.shape(Shape::Line(line));
    }
    Node::group(Role::Group).on(badge).on(sign)
}

/// The colours of each column of the board, from the bottom.
pub(crate) fn towers(board: &Board) -> Vec<Vec<Colour>> {
    let mut towers = vec![Vec::new(); board.columns().len()];
    let start = [
        (Cell::new(0, 0), Colour::Red),
        (Cell::new(1, 0), Colour::Green),
    ];
    let laid = board.placements().iter().flat_map(|p| p.squares());
    for (cell, colour) in start.into_iter().chain(laid) {
        if let Some(n) = board.find(cell) {
            towers[n].push(colour);
        }
    }
    towers
}
