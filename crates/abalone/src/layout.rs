use quartet_game::Seat;

use crate::{Cell, Cells};

/// A way to set the marbles up before the game.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Layout {
    /// The value of the option `layout`.
    pub id: &'static str,
    /// The name for people.
    pub title: &'static str,
    /// How sure it is that this is what people mean by the name.
    pub witness: Witness,
    marbles: [Cells; 2],
}

/// Who else sets a [`Layout`] up like this.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Witness {
    /// Two or more collections of layouts that agree cell for cell.
    Several,
    /// One collection; others are silent or differ.
    One,
}

impl Layout {
    /// The layout with this id.
    #[must_use]
    pub fn named(id: &str) -> Option<&'static Self> {
        LAYOUTS.iter().find(|layout| layout.id == id)
    }

    /// Where the marbles of each seat stand.
    #[must_use]
    pub const fn marbles(&self) -> [Cells; 2] {
        self.marbles
    }

    /// Where the marbles of the seat stand.
    #[must_use]
    pub const fn marbles_of(&self, seat: Seat) -> Cells {
        self.marbles[seat.index()]
    }
}

/// Every layout for two seats, the default first.
pub const LAYOUTS: &[Layout] = &[
    agreed(
        "standard",
        "Standard",
        "sssss/ssssss/2sss2/8/9/8/2SSS2/SSSSSS/SSSSS",
    ),
    agreed(
        "belgian-daisy",
        "Belgian Daisy",
        "ss1SS/sssSSS/1ss1SS1/8/9/8/1SS1ss1/SSSsss/SS1ss",
    ),
    agreed(
        "german-daisy",
        "German Daisy",
        "5/ss2SS/sss1SSS/1ss2SS1/9/1SS2ss1/SSS1sss/SS2ss/5",
    ),
    agreed(
        "dutch-daisy",
        "Dutch Daisy",
        "ss1SS/sSsSsS/1ss1SS1/8/9/8/1SS1ss1/SsSsSs/SS1ss",
    ),
    agreed(
        "swiss-daisy",
        "Swiss Daisy",
        "5/ss2SS/sSs1SsS/1ss2SS1/9/1SS2ss1/SsS1sSs/SS2ss/5",
    ),
    single(
        "french-daisy",
        "French Daisy",
        "5/2SS2/2SSS2/1ssSSss1/1sss1sss1/1ssSSss1/2SSS2/2SS2/5",
    ),
    single(
        "irish-daisy",
        "Irish Daisy",
        "5/2ss2/2sSs2/1SSssSS1/1SsS1SsS1/1SSssSS1/2sSs2/2ss2/5",
    ),
    single(
        "scottish-daisy",
        "Scottish Daisy",
        "sS1sS/SssSSs/1sS1sS1/8/9/8/1Ss1Ss1/sSSssS/Ss1Ss",
    ),
    agreed(
        "the-wall",
        "The Wall",
        "2s2/6/1sssss1/ssssssss/9/SSSSSSSS/1SSSSS1/6/2S2",
    ),
    agreed(
        "face-to-face",
        "Face to Face",
        "5/6/ss3SS/sss2SSS/ssss1SSSS/sss2SSS/ss3SS/6/5",
    ),
    single(
        "pyramid",
        "Pyramid",
        "s4/ss4/sss4/ssss4/ssss1SSSS/4SSSS/4SSS/4SS/4S",
    ),
    agreed(
        "fujiyama",
        "Fujiyama",
        "sssss/1sSSs1/2sSs2/3ss3/9/3SS3/2SsS2/1SssS1/SSSSS",
    ),
    agreed(
        "domination",
        "Domination",
        "5/s4S/ss3SS/ssss1SSS/3S1S3/SSS1ssss/SS3ss/S4s/5",
    ),
    single(
        "domination-vs-daisy",
        "Domination vs Daisy",
        "5/ss3S/sss2SS/1ss2SSS/3S1S3/SSS2ss1/SS2sss/S3ss/5",
    ),
    agreed(
        "alien-attack",
        "Alien Attack",
        "S1S1S/1SssS1/1SsSsS1/3SS3/9/3ss3/1sSsSs1/1sSSs1/s1s1s",
    ),
    agreed(
        "infiltration",
        "Infiltration",
        "1SsS1/1SSSS1/1SsSsS1/1S4S1/9/1s4s1/1sSsSs1/1ssss1/1sSs1",
    ),
    single(
        "alitration",
        "Alitration",
        "1sSs1/2SS2/s1SsS1s/1sS2Ss1/9/1Ss2sS1/S1sSs1S/2ss2/1SsS1",
    ),
    agreed(
        "alliances",
        "Alliances",
        "5/1ssSS1/1s1sSS1/1s1Ss1S1/1s1S1s1S1/1s1Ss1S1/1ssS1S1/1ssSS1/5",
    ),
    agreed(
        "atomouche",
        "Atomouche",
        "Ss3/s2SsS/2S4/S1s4s/s2S1s2S/S4S1s/4s2/sSs2S/3Ss",
    ),
    agreed(
        "centrifuge",
        "Centrifuge",
        "1sss1/S4S/SS1s1SS/SS4SS/9/ss4ss/ss1S1ss/s4s/1SSS1",
    ),
    agreed(
        "snakes",
        "Snakes",
        "SSSSS/S5/S6/S2SSss1/1S1S1s1s1/1SSss2s/6s/5s/sssss",
    ),
    agreed(
        "star",
        "Star",
        "S3s/1s2S1/s1S1s1S/3sS3/sSsS1sSsS/3sS3/s1S1s1S/1s2S1/S3s",
    ),
    agreed(
        "duel",
        "Duel",
        "1s1S1/sssSSS/2s1S2/S6s/SS5ss/S6s/2s1S2/sssSSS/1s1S1",
    ),
    agreed(
        "checkerboard",
        "Checkerboard",
        "5/SsSsSs/7/sSsSsSsS/9/SsSsSsSs/7/sSsSsS/5",
    ),
    agreed(
        "anglattack",
        "Anglattack",
        "ss1SS/sS2sS/2S1s2/8/sSSs1SssS/8/2S1s2/sS2sS/ss1SS",
    ),
    single(
        "mosaic",
        "Mosaic",
        "sssss/1SSSS1/2sss2/3SS3/9/3ss3/2SSS2/1ssss1/SSSSS",
    ),
    single(
        "intimidation",
        "Intimidation",
        "1sss1/S1ss2/SSsss2/SSS5/9/5sss/2SSSss/2SS1s/1SSS1",
    ),
    single(
        "6-9",
        "6-9",
        "5/ssssss/sSs3s/1ss2ss1/9/1SS2SS1/S3SsS/SSSSSS/5",
    ),
    single(
        "crown",
        "Crown",
        "2S2/S1SS1S/1SSsSS1/2SSSS2/9/2ssss2/1ssSss1/s1ss1s/2s2",
    ),
    single(
        "trench",
        "Trench",
        "5/ssssss/1SSSSS1/2sss3/9/3SSS2/1sssss1/SSSSSS/5",
    ),
    single(
        "spider",
        "Spider",
        "s3s/1s2s1/2s1s2/2ssss2/SSSS1ssss/2SSSS2/2S1S2/1S2S1/S3S",
    ),
    single(
        "labyrinth",
        "Labyrinth",
        "2SsS/1s3S/1sSs2S/1s2s2s/1s1S1s1S1/S2S2S1/s2SsS1/s3S1/sSs2",
    ),
    single(
        "octopus",
        "Octopus",
        "sSs2/S1s3/ssSsss1/2s3S1/2s3S2/1s3S2/1SSSsSS/3S1s/2SsS",
    ),
    single(
        "xmas-star",
        "Xmas Star",
        "2s2/2ss2/SSs1SSS/1SS2SS1/2S3s2/1ss2ss1/sss1Sss/2SS2/2S2",
    ),
    single(
        "cross",
        "Cross",
        "SS1ss/S1Ss1s/1S3s1/2S1ss2/3S1s3/2SS1s2/1S3s1/S1Ss1s/SS1ss",
    ),
    agreed(
        "snakes-variant",
        "Snakes Variant",
        "SSSSS/S5/S6/S1sssss1/1S5s1/1SSSSS1s/6s/5s/sssss",
    ),
    single(
        "korean-daisy",
        "Korean Daisy",
        "ss1SS/sssSSS/1sS1sS1/8/9/8/1Ss1Ss1/SSSsss/SS1ss",
    ),
    single(
        "the-clearing",
        "The Clearing",
        "SsSsS/s4s/1S2s1S/Ss5s/s7S/S5Ss/s1S2s1/S4S/sSsSs",
    ),
    single(
        "papillons",
        "Papillons",
        "1S1ss/S1sS1s/1s3SS/sS5s/s7S/S5sS/ss3S1/S1sS1s/SS1s1",
    ),
];

/// A layout with several witnesses.
const fn agreed(id: &'static str, title: &'static str, rows: &str) -> Layout {
    Layout {
        id,
        title,
        witness: Witness::Several,
        marbles: read(rows),
    }
}

/// A layout with one witness.
const fn single(id: &'static str, title: &'static str, rows: &str) -> Layout {
    Layout {
        id,
        title,
        witness: Witness::One,
        marbles: read(rows),
    }
}

/// Reads rows as a position has them. A mistake stops the compiler.
const fn read(rows: &str) -> [Cells; 2] {
    let mut marbles = [Cells::NONE; 2];
    let (mut row, mut number) = (8, 5);
    let rows = rows.as_bytes();
    let mut n = 0;
    while n < rows.len() {
        match rows[n] {
            b'/' => {
                assert!(Cell::at(row, number).is_none(), "the row is full");
                row -= 1;
                number = if row > 4 { row - 3 } else { 1 };
            }
            digit @ b'1'..=b'9' => number += digit - b'0',
            letter => {
                let seat = match letter {
                    b'S' => 0,
                    b's' => 1,
                    _ => panic!("a marble is S or s"),
                };
                match Cell::at(row, number) {
                    Some(cell) => marbles[seat] = marbles[seat].with(cell),
                    None => panic!("the row is not too long"),
                }
                number += 1;
            }
        }
        n += 1;
    }
    assert!(row == 0 && number == 6, "all rows are there");
    assert!(marbles[0].len() == marbles[1].len(), "nobody has more");
    assert!(marbles[0].len() <= 14, "the box has no more");
    marbles
}
