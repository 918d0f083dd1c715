use quartet_game::{Boards, TileSize};
use quartet_scene::{Bounds, Node, Point, Role, Say, Scene, Shape, Target};

/// A board that somebody is building of tiles.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BoardDraft {
    extent: u8,
    sizes: Vec<TileSize>,
    tiles: Vec<Laid>,
    hand: Option<Hand>,
}

/// A tile on the grid.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
struct Laid {
    size: usize,
    column: u8,
    row: u8,
    width: u8,
    height: u8,
}

/// The tile that is about to be laid.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Hand {
    /// Which size.
    pub size: usize,
    /// Does its longer side go down?
    pub upright: bool,
}

/// Why nothing happened.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Hindrance {
    /// There is another tile, or the edge of the grid.
    NoRoom,
    /// No tile has been chosen, and there is none to take up.
    NothingInHand,
}

/// The side of a place of the grid in pictures.
const SIDE: i32 = 100;

impl BoardDraft {
    /// An empty grid.
    pub fn new(boards: &dyn Boards) -> Self {
        Self {
            extent: boards.extent(),
            sizes: boards.box_of_tiles(),
            tiles: Vec::new(),
            hand: None,
        }
        .with_hand()
    }

    /// A board that is there already; whatever of the text is no tile of the box is left out.
    pub fn read(boards: &dyn Boards, text: &str) -> Self {
        let mut draft = Self::new(boards);
        let rows: Vec<Vec<char>> = text.split('/').map(|row| row.chars().collect()).collect();
        let width = rows.iter().map(Vec::len).max().unwrap_or(0);
        let (extent, height) = (usize::from(draft.extent), rows.len());
        // In the middle of the grid, so that there is room on every side.
        let left = extent.saturating_sub(width) / 2;
        let top = extent.saturating_sub(height) / 2;
        let mut seen = Vec::new();
        for (y, row) in rows.iter().enumerate() {
            for (x, &letter) in row.iter().enumerate() {
                if letter == '.' || seen.contains(&letter) {
                    continue;
                }
                seen.push(letter);
                let wide = row[x..].iter().take_while(|l| **l == letter).count() as u8;
                let down = rows[y..].iter().take_while(|r| r.get(x) == Some(&letter));
                let high = down.count() as u8;
                let (short, long) = (wide.min(high), wide.max(high));
                let size = draft
                    .sizes
                    .iter()
                    .position(|s| (s.short, s.long) == (short, long));
                let Some(size) = size.filter(|size| draft.left(*size) > 0) else {
                    continue;
                };
                let tile = Laid {
                    size,
                    column: (left + x) as u8,
                    row: (top + y) as u8,
                    width: wide,
                    height: high,
                };
                if draft.has_room(tile) {
                    draft.tiles.push(tile);
                }
            }
        }
        draft.with_hand()
    }

    /// The sizes of tiles in the box.
    pub fn sizes(&self) -> &[TileSize] {
        &self.sizes
    }

    /// How many of a size are still in the box, the one in the hand included.
    pub fn left(&self, size: usize) -> u8 {
        let laid = self.tiles.iter().filter(|tile| tile.size == size).count() as u8;
        self.sizes[size].count.saturating_sub(laid)
    }

    /// Are all tiles laid?
    pub fn is_full(&self) -> bool {
        (0..self.sizes.len()).all(|size| self.left(size) == 0)
    }

    /// Is nothing laid?
    pub fn is_empty(&self) -> bool {
        self.tiles.is_empty()
    }

    /// What is about to be laid.
    pub fn hand(&self) -> Option<Hand> {
        self.hand
    }

    /// Takes a tile of this size into the hand.
    pub fn choose(&mut self, size: usize) {
        let upright = self.hand.is_some_and(|hand| hand.upright);
        self.hand = (self.left(size) > 0).then_some(Hand { size, upright });
    }

    /// Turns the tile in the hand.
    pub fn turn(&mut self) {
        if let Some(hand) = &mut self.hand {
            hand.upright = !hand.upright;
        }
    }

    /// Lays the tile in the hand with its upper left corner there; where a tile is, takes that one up.
    ///
    /// # Errors
    /// Says why nothing happened.
    pub fn point(&mut self, column: u8, row: u8) -> Result<(), Hindrance> {
        if let Some(n) = self.tile_at(column, row) {
            let tile = self.tiles.remove(n);
            self.hand = Some(Hand {
                size: tile.size,
                upright: tile.height > tile.width,
            });
            return Ok(());
        }
        let tile = self.in_hand(column, row).ok_or(Hindrance::NothingInHand)?;
        if !self.has_room(tile) {
            return Err(Hindrance::NoRoom);
        }
        self.tiles.push(tile);
        *self = self.clone().with_hand();
        Ok(())
    }

    /// Takes everything off the grid.
    pub fn clear(&mut self) {
        self.tiles.clear();
        *self = self.clone().with_hand();
    }

    /// The board as text, as far as it is built.
    pub fn text(&self) -> String {
        let extent = usize::from(self.extent);
        let mut rows = vec![vec!['.'; extent]; extent];
        for (n, tile) in self.tiles.iter().enumerate() {
            let letter = char::from(if n < 26 { b'A' } else { b'a' - 26 } + n as u8);
            for row in &mut rows[usize::from(tile.row)..][..usize::from(tile.height)] {
                row[usize::from(tile.column)..][..usize::from(tile.width)].fill(letter);
            }
        }
        let rows: Vec<String> = rows.into_iter().map(String::from_iter).collect();
        rows.join("/")
    }

    /// The place that a name in the picture means.
    pub fn place(name: &str) -> Option<(u8, u8)> {
        let (column, row) = name.strip_prefix('g')?.split_once('-')?;
        Some((column.parse().ok()?, row.parse().ok()?))
    }

    /// The grid, the tiles on it, and what would be laid where the pointer is.
    pub fn scene(&self, over: Option<(u8, u8)>) -> Scene {
        let side = i32::from(self.extent) * SIDE;
        let ground = Shape::Rect {
            bounds: Bounds::new(0, 0, side, side),
            round: SIDE / 4,
        };
        let mut nodes = vec![Node::new(Role::Gutter, ground)];
        for tile in &self.tiles {
            nodes.push(Node::new(Role::Tile, rectangle(*tile, 4)));
        }
        for row in 0..self.extent {
            for column in 0..self.extent {
                nodes.push(self.cell(column, row));
            }
        }
        let ghost = over.filter(|(column, row)| self.tile_at(*column, *row).is_none());
        if let Some(tile) = ghost.and_then(|(column, row)| self.in_hand(column, row)) {
            let is_inside =
                tile.column + tile.width <= self.extent && tile.row + tile.height <= self.extent;
            let tile = Laid {
                width: tile.width.min(self.extent - tile.column),
                height: tile.height.min(self.extent - tile.row),
                ..tile
            };
            let mut node = Node::new(Role::Picked, rectangle(tile, 8));
            if !is_inside || !self.has_room(tile) {
                node = node.named("danger");
            }
            nodes.push(node);
        }
        Scene {
            bounds: Bounds::new(0, 0, side, side).grown(SIDE / 10),
            title: Say::new("web-board-grid"),
            nodes,
        }
    }

    fn cell(&self, column: u8, row: u8) -> Node {
        let name = format!("g{column}-{row}");
        let middle = Point::new(
            i32::from(column) * SIDE + SIDE / 2,
            i32::from(row) * SIDE + SIDE / 2,
        );
        let tile = self.tile_at(column, row).map(|n| self.tiles[n]);
        let words = match tile {
            None => Say::new("web-board-free"),
            Some(tile) => Say::new("web-board-tile")
                .with("wide", u32::from(tile.width))
                .with("high", u32::from(tile.height)),
        };
        let words = words
            .with("column", u32::from(column) + 1)
            .with("row", u32::from(row) + 1);
        let touch = Shape::square(middle, SIDE, 0);
        let node = Node::cell(name.clone(), middle, words)
            .target(Target::spot(name))
            .on(Node::new(Role::Group, touch).named("touch"));
        match tile {
            Some(_) => node
                .on(Node::new(Role::Group, Shape::circle(middle, SIDE * 3 / 10)).named("hollow")),
            None => node.on(Node::new(Role::Label, Shape::circle(middle, SIDE / 16))),
        }
    }

    fn tile_at(&self, column: u8, row: u8) -> Option<usize> {
        self.tiles.iter().position(|tile| tile.covers(column, row))
    }

    fn has_room(&self, tile: Laid) -> bool {
        tile.column + tile.width <= self.extent
            && tile.row + tile.height <= self.extent
            && tile
                .places()
                .all(|(column, row)| self.tile_at(column, row).is_none())
    }

    /// The tile in the hand as it would lie there.
    fn in_hand(&self, column: u8, row: u8) -> Option<Laid> {
        let hand = self.hand?;
        let TileSize { short, long, .. } = self.sizes[hand.size];
        let (width, height) = if hand.upright {
            (short, long)
        } else {
            (long, short)
        };
        Some(Laid {
            size: hand.size,
            column,
            row,
            width,
            height,
        })
    }

    /// With something in the hand, if there is anything left: the same size as before where that is possible.
    fn with_hand(mut self) -> Self {
        let before = self.hand;
        let is_left = |size: &usize| self.left(*size) > 0;
        let size = before.map(|hand| hand.size).filter(is_left);
        let size = size.or_else(|| (0..self.sizes.len()).find(is_left));
        self.hand = size.map(|size| Hand {
            size,
            upright: before.is_some_and(|hand| hand.upright),
        });
        self
    }
}

impl Laid {
    fn covers(self, column: u8, row: u8) -> bool {
        (self.column..self.column + self.width).contains(&column)
            && (self.row..self.row + self.height).contains(&row)
    }

    fn places(self) -> impl Iterator<Item = (u8, u8)> {
        (self.row..self.row + self.height).flat_map(move |row| {
            (self.column..self.column + self.width).map(move |column| (column, row))
        })
    }
}

fn rectangle(tile: Laid, inset: i32) -> Shape {
    let place = |n: u8| i32::from(n) * SIDE;
    Shape::Rect {
        bounds: Bounds::new(
            place(tile.column),
            place(tile.row),
            place(tile.width),
            place(tile.height),
        )
        .grown(-inset),
        round: SIDE / 6,
    }
}

#[cfg(test)]
mod tests {
    use quartet_games::GAMES;

    use super::*;

    fn boards() -> &'static dyn Boards {
        GAMES.iter().find_map(|game| game.boards()).unwrap()
    }

    #[test]
    fn every_board_with_a_name_can_be_taken_apart_and_built_again() {
        for (name, text) in boards().named() {
            let mut draft = BoardDraft::read(boards(), &text);
            assert!(draft.is_full() && draft.hand().is_none(), "{name}");
            assert_eq!(boards().check(&draft.text()).unwrap(), text, "{name}");
            // Take up the tile under the middle and lay it down where it was.
            let (column, row) = draft.tiles[8].places().next().unwrap();
            draft.point(column, row).unwrap();
            assert!(!draft.is_full() && boards().check(&draft.text()).is_err());
            draft.point(column, row).unwrap();
            assert_eq!(boards().check(&draft.text()).unwrap(), text, "{name}");
        }
    }

    #[test]
    fn tiles_do_not_lie_on_each_other_or_over_the_edge() {
        let mut draft = BoardDraft::new(boards());
        let edge = boards().extent() - 1;
        assert_eq!(draft.point(edge, edge), Err(Hindrance::NoRoom));
        draft.choose(0);
        draft.turn();
        draft.point(0, 0).unwrap();
        draft.turn();
        assert_eq!(draft.hand().map(|hand| hand.upright), Some(false));
        // Beside an upright tile of 2 by 3 there is no room for its upper left corner, but one may take it up.
        assert_eq!(draft.left(0), draft.sizes()[0].count - 1);
        draft.point(1, 2).unwrap();
        assert_eq!(draft.left(0), draft.sizes()[0].count);
        assert_eq!(draft.hand().map(|hand| hand.upright), Some(true));
        draft.clear();
        assert!(draft.is_empty());
    }

    #[test]
    fn the_picture_has_every_place() {
        let draft = BoardDraft::read(boards(), &boards().named()[0].1);
        let scene = draft.scene(Some((0, 0)));
        let mut places = 0;
        scene.visit(&mut |node| {
            places += usize::from(node.id.as_deref().and_then(BoardDraft::place).is_some());
        });
        assert_eq!(places, usize::from(boards().extent()).pow(2));
    }
}
