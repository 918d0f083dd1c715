use quartet_game::{Sketch, Tint};

/// A board in letters as it stands on the screen, enlarged by a whole number.
#[derive(Clone, Debug, Default)]
pub(crate) struct Grid {
    /// The letters, line by line; all lines are equally long.
    pub(crate) lines: Vec<Vec<Ink>>,
    /// What can be pointed at.
    pub(crate) places: Vec<Place>,
}

/// A letter on the screen.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Ink {
    pub(crate) letter: char,
    pub(crate) tint: Tint,
}

/// Something on the board that can be pointed at.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Place {
    pub(crate) name: String,
    pub(crate) x: u16,
    pub(crate) y: u16,
    pub(crate) width: u16,
}

/// A way across the board.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Way {
    Up,
    Down,
    Left,
    Right,
}

const BLANK: Ink = Ink {
    letter: ' ',
    tint: Tint::Plain,
};

impl Grid {
    /// Lays a sketch out.
    pub(crate) fn new(sketch: &Sketch, zoom: u16) -> Self {
        let zoom = usize::from(zoom.max(1));
        let mut small: Vec<Vec<Ink>> = Vec::new();
        let mut grid = Self::default();
        for (y, line) in sketch.lines().iter().enumerate() {
            let mut inks = Vec::new();
            for bit in line {
                if let Some(name) = &bit.spot {
                    grid.places.push(Place {
                        name: name.clone(),
                        x: (inks.len() * zoom) as u16,
                        y: (y * zoom) as u16,
                        width: bit.text.chars().count() as u16,
                    });
                }
                inks.extend(bit.text.chars().map(|letter| Ink {
                    letter,
                    tint: bit.tint,
                }));
            }
            small.push(inks);
        }
        let width = small.iter().map(Vec::len).max().unwrap_or(0);
        for line in &mut small {
            line.resize(width, BLANK);
        }
        grid.enlarge(&small, zoom);
        grid
    }

    fn enlarge(&mut self, small: &[Vec<Ink>], zoom: usize) {
        let width = small.first().map_or(0, |line| {
            (line.len() * zoom).saturating_sub(zoom.saturating_sub(1))
        });
        let height = (small.len() * zoom).saturating_sub(zoom - 1);
        self.lines = vec![vec![BLANK; width]; height];
        for (y, line) in small.iter().enumerate() {
            // Letters that belong together stay together.
            let mut end_of_word = 0;
            for (x, ink) in line.iter().enumerate() {
                let before = x.checked_sub(1).map_or(' ', |x| line[x].letter);
                let next = line.get(x + 1).map_or(' ', |ink| ink.letter);
                let is_last = ink.tint == Tint::Last;
                let is_minus = |sign: char, digit: char| sign == '-' && digit.is_ascii_digit();
                let in_word =
                    is_word(ink.letter) && (is_word(before) || is_minus(before, ink.letter));
                // Brackets stay at what they are around.
                let to = match ink.letter {
                    '(' | '[' if is_last => (x + 1) * zoom - 1,
                    ')' | ']' if is_last => end_of_word,
                    _ if in_word => end_of_word,
                    _ => x * zoom,
                };
                end_of_word = to + 1;
                self.lines[y * zoom][to] = *ink;
                let goes_on =
                    ink.letter != ' ' && next != ' ' && !is_minus(ink.letter, next) && !in_word;
                if goes_on && (ink.letter == '-' || next == '-') {
                    for between in x * zoom + 1..(x + 1) * zoom {
                        self.lines[y * zoom][between] = Ink {
                            letter: '-',
                            ..*ink
                        };
                    }
                }
                let below = small.get(y + 1).map_or(' ', |line| line[x].letter);
                if "|+".contains(ink.letter) && "|+".contains(below) {
                    for between in y * zoom + 1..(y + 1) * zoom {
                        self.lines[between][x * zoom] = Ink {
                            letter: '|',
                            ..*ink
                        };
                    }
                }
            }
        }
    }

    /// Columns and lines.
    pub(crate) fn size(&self) -> (u16, u16) {
        let width = self.lines.first().map_or(0, Vec::len);
        (width as u16, self.lines.len() as u16)
    }

    /// Where something is.
    pub(crate) fn place(&self, name: &str) -> Option<&Place> {
        self.places.iter().find(|place| place.name == name)
    }

    /// The place in the middle.
    pub(crate) fn centre(&self) -> Option<&Place> {
        let (width, height) = self.size();
        let away = |place: &&Place| {
            let x = i32::from(place.x) - i32::from(width / 2);
            let y = i32::from(place.y) - i32::from(height / 2);
            x.abs() + 2 * y.abs()
        };
        self.places.iter().min_by_key(away)
    }

    /// The nearest place in a direction.
    pub(crate) fn neighbour(&self, from: &str, way: Way) -> Option<&Place> {
        let from = self.place(from)?;
        // Letters are about twice as high as wide. Twice the distances, to stay with whole numbers.
        let middle = |place: &Place| {
            let x = i32::from(place.x) * 2 + i32::from(place.width);
            (x, i32::from(place.y) * 4)
        };
        let (x0, y0) = middle(from);
        let ways = self.places.iter().filter_map(|place| {
            let (x, y) = middle(place);
            let (dx, dy) = (x - x0, y - y0);
            let (along, across) = match way {
                Way::Up => (-dy, dx),
                Way::Down => (dy, -dx),
                Way::Left => (-dx, dy),
                Way::Right => (dx, -dy),
            };
            // Of two that are equally near, up takes the right one and down the left one, so that each leads back.
            let tie = i32::from(across < 0);
            (along > 0).then_some((along + across.abs(), tie, place))
        });
        let nearest = ways.min_by_key(|(distance, tie, _)| (*distance, *tie));
        nearest.map(|(_, _, place)| place)
    }
}

fn is_word(letter: char) -> bool {
    letter.is_alphanumeric()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(grid: &Grid) -> String {
        let lines = grid.lines.iter();
        let lines = lines.map(|line| line.iter().map(|ink| ink.letter).collect::<String>());
        lines.collect::<Vec<_>>().join("\n")
    }

    fn sample() -> Sketch {
        let mut sketch = Sketch::new();
        sketch.line().put(Tint::Faint, "  +-A-+");
        sketch.line().put(Tint::Faint, "10|");
        sketch.spot("a").put(Tint::First, "R1");
        sketch.put(Tint::Plain, " ").put(Tint::Faint, "|");
        sketch.line().put(Tint::Faint, "  +---+");
        sketch.line().put(Tint::Faint, "   ");
        sketch.spot("b").put(Tint::Faint, ".");
        sketch
    }

    #[test]
    fn boards_are_enlarged() {
        assert_eq!(
            text(&Grid::new(&sample(), 1)),
            "  +-A-+\n10|R1 |\n  +---+\n   .   "
        );
        let large = Grid::new(&sample(), 2);
        assert_eq!(
            text(&large),
            "    +---A---+\n    |       |\n10  | R1    |\n    |       |\n    +-------+\n             \n      .      "
        );
        let place = large.place("a").unwrap();
        assert_eq!((place.x, place.y, place.width), (6, 2, 2));
    }

    #[test]
    fn arrows_find_the_nearest_place() {
        let grid = Grid::new(&sample(), 1);
        assert_eq!(grid.neighbour("a", Way::Down).unwrap().name, "b");
        assert_eq!(grid.neighbour("b", Way::Up).unwrap().name, "a");
        assert_eq!(grid.neighbour("b", Way::Down), None);
        assert_eq!(grid.neighbour("nowhere", Way::Up), None);
    }
}
