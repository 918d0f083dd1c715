use crate::Board;

/// A board that has a name.
#[derive(Copy, Clone, Debug)]
pub struct Layout {
    /// What is written after `board=`.
    pub name: &'static str,
    /// A few words for people.
    pub meaning: &'static str,
    /// The tiles in canonical spelling.
    pub tiles: &'static str,
}

impl Layout {
    /// The board.
    #[must_use]
    pub fn board(&self) -> Board {
        Board::parse(self.tiles).expect("the named boards are valid")
    }

    /// The named board with these tiles, if there is one.
    #[must_use]
    pub fn of(board: &Board) -> Option<&'static Self> {
        let tiles = board.to_string();
        NAMED.iter().find(|layout| layout.tiles == tiles)
    }

    /// The board with this name, if there is one.
    #[must_use]
    pub fn named(name: &str) -> Option<&'static Self> {
        NAMED.iter().find(|layout| layout.name == name)
    }
}

/// Every board that has a name.
pub const NAMED: &[Layout] = &[
    Layout {
        name: "classic",
        meaning: "the square board of the rule sheet",
        tiles: "AABCCCDD/AABEEFDD/GGBEEFDD/GGHHHIII/JJHHHKKL/MNNOOKKL/MNNPPPQQ/MNNPPPQQ",
    },
    Layout {
        name: "irregular-classic",
        meaning: "the irregular board of the rule sheet",
        tiles: "....AA..../..BBAAC.../DDBBEEC.../DDFGGGCHHH/DDFGGGIII./JJFKKKIII./..LLMNNOO./..LLMNNOO./...PPQQOO./.....QQ...",
    },
    Layout {
        name: "example",
        meaning: "the board of the rule sheet's worked examples",
        tiles: "...AABB../.CCAADDD./.CCEEFFGG/HCCEEFFGG/HIIIJJJGG/HIIIKKKL./.MMMKKKL./.NNOOPPQQ/...OOPP..",
    },
    Layout {
        name: "square-1",
        meaning: "a square board that players use",
        tiles: "AAABBBCD/EEFGHICD/EEFGHICD/JJKKLLMM/JJKKLLMM/NNOOPPQQ/NNOOPPQQ/NNOOPPQQ",
    },
    Layout {
        name: "square-2",
        meaning: "a square board that players use",
        tiles: "AAABBCCC/DDEFFFGG/DDEHIJGG/DDEHIJGG/KKLLMMNN/KKLLMMNN/OOPPPQQQ/OOPPPQQQ",
    },
    Layout {
        name: "square-3",
        meaning: "a square board that players use",
        tiles: "AABCCDEE/AABCCDFF/AABGGDFF/HHIGGJJK/HHIGGJJK/LLLMNNOO/PPPMNNOO/PPPQQQOO",
    },
    Layout {
        name: "square-4",
        meaning: "a square board that players use",
        tiles: "AAABCCDD/AAABCCDD/EFFBGGDD/EFFHGGIJ/KKKHLLIJ/KKKMLLIN/OOPMQQQN/OOPMQQQN",
    },
    Layout {
        name: "square-5",
        meaning: "a square board that players use",
        tiles: "AAABBBCC/DDEEFFCC/DDGGFFHH/IIGGJJHH/KKKLJJHH/KKKLJJMM/NNOLPPMM/NNOQQQMM",
    },
    Layout {
        name: "square-6",
        meaning: "a square board that players use",
        tiles: "AAABBCCD/EFFBBGGD/EFFBBGGD/HHHIIJJJ/HHHIIJJJ/KLLMMNNO/KLLMMNNO/KPPMMQQQ",
    },
    Layout {
        name: "square-7",
        meaning: "a square board that players use",
        tiles: "AABBBCDD/AABBBCEE/FFGHHCEE/FFGHHIII/FFJJJIII/KKLLMNOO/PPLLMNQQ/PPLLMNQQ",
    },
    Layout {
        name: "sample-10",
        meaning: "an irregular board ten rows high",
        tiles: "...ABB.../..CABBDD./..CAEEEFF/.GGGEEEFF/.GGGHIII./JJKKHIIIL/JJKKHMNNL/..OOOMNNL/..OOOPP../...QQQ...",
    },
];
