use crate::{Board, Cell, Side};

/// Visible squares of one colour that hang together by their sides, whatever their levels.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Zone {
    cells: Vec<Cell>,
    height: u8,
}

impl Zone {
    /// Its cells, sorted.
    #[must_use]
    pub fn cells(&self) -> &[Cell] {
        &self.cells
    }

    /// The number of its squares.
    #[must_use]
    pub fn area(&self) -> u32 {
        self.cells.len() as u32
    }

    /// The level of its highest square.
    #[must_use]
    pub fn height(&self) -> u8 {
        self.height
    }

    /// Area times height.
    #[must_use]
    pub fn value(&self) -> u32 {
        self.area() * u32::from(self.height)
    }
}

impl Board {
    /// The zones of a side, the most valuable first; of equal ones the larger first.
    #[must_use]
    pub fn zones(&self, side: Side) -> Vec<Zone> {
        let mut zones = Vec::new();
        self.each_zone(side, |columns, height| {
            let cell = |&n: &u8| self.columns()[usize::from(n)].cell();
            let mut cells: Vec<Cell> = columns.iter().map(cell).collect();
            cells.sort_unstable();
            zones.push(Zone { cells, height });
        });
        zones.sort_by_key(|z| (std::cmp::Reverse((z.value(), z.area())), z.cells[0]));
        zones
    }

    /// The value of the side's best zone; 0 if it has none.
    #[must_use]
    pub fn best(&self, side: Side) -> u32 {
        let mut best = 0;
        self.each_zone(side, |columns, height| {
            best = best.max(columns.len() as u32 * u32::from(height));
        });
        best
    }

    /// The values of all zones of a side, greatest first; the array is filled up with zeros. At most 122 squares of
    /// which no two touch make at most 122 zones.
    pub(crate) fn values(&self, side: Side) -> [u32; 122] {
        let mut values = [0; 122];
        let mut count = 0;
        self.each_zone(side, |columns, height| {
            values[count] = columns.len() as u32 * u32::from(height);
            count += 1;
        });
        values[..count].sort_unstable_by(|a, b| b.cmp(a));
        values
    }

    /// Shows every zone of a side: the numbers of its columns and its height. Nothing is allocated.
    fn each_zone(&self, side: Side, mut visit: impl FnMut(&[u8], u8)) {
        let columns = self.columns();
        let mut left: u128 = 0;
        for (number, column) in columns.iter().enumerate() {
            if column.colour() == side.colour() {
                left |= 1 << number;
            }
        }
        let mut zone = [0u8; 122];
        while left != 0 {
            zone[0] = left.trailing_zeros() as u8;
            left &= left - 1;
            let (mut done, mut count, mut height) = (0, 1, 0);
            while done < count {
                let column = columns[usize::from(zone[done])];
                done += 1;
                height = height.max(column.height());
                for neighbour in column.cell().neighbours() {
                    let Some(number) = self.find(neighbour) else {
                        continue;
                    };
                    if left & 1 << number != 0 {
                        left &= !(1 << number);
                        zone[count] = number as u8;
                        count += 1;
                    }
                }
            }
            visit(&zone[..count], height);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Figure 6 of the sheet: red 31 x 4 = 124, green 14 x 4 = 56. The figure shows the board from above only; here every
    /// square is on level 2 except one of each of the two zones, which are known to reach level 4.
    #[test]
    fn the_zones_of_figure_6() {
        let picture = [
            "....nn.....",
            "...RGRn....",
            "..RRRRR....",
            "..RGRRRRG..",
            ".RRRnRRRGG.",
            "RRGnRRRGGG.",
            ".RGRRnRGGR.",
            ".GRnRGRGRn.",
            "..RnRGRGGGn",
            "..n..n...GG",
        ];
        let level = |x: usize, y: usize| {
            if matches!((x, y), (4, 2) | (8, 5)) {
                4
            } else {
                2
            }
        };
        let rows: Vec<Vec<(char, u8)>> = (0..picture.len())
            .map(|y| {
                let row = picture[y].chars().enumerate();
                row.map(|(x, letter)| (letter, level(x, y))).collect()
            })
            .collect();
        let board = Board::pictured(&rows);
        let best = |side| {
            let zone = &board.zones(side)[0];
            (zone.area(), zone.height(), zone.value())
        };
        assert_eq!(best(Side::Red), (31, 4, 124));
        assert_eq!(best(Side::Green), (14, 4, 56));
        for side in Side::ALL {
            let values: Vec<u32> = board.zones(side).iter().map(Zone::value).collect();
            assert_eq!(board.values(side)[..values.len()], values);
            assert_eq!(board.best(side), values[0]);
        }
    }

    /// A high tower beats a wide plain: the best product counts, not the largest area.
    #[test]
    fn the_best_zone_need_not_be_the_largest() {
        let row = [('R', 1), ('R', 1), ('R', 1), ('n', 1), ('R', 5), ('G', 2)];
        let board = Board::pictured(&[row.to_vec()]);
        let zones = board.zones(Side::Red);
        assert_eq!((zones[0].area(), zones[0].value()), (1, 5));
        assert_eq!((zones[1].area(), zones[1].value()), (3, 3));
        assert_eq!(board.best(Side::Red), 5);
    }
}
