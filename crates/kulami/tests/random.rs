//! Random boards: valid, fair, and the same for ever.

use quartet_kulami::{Board, BoardKind, Hole, Tile};

#[test]
fn random_boards_are_valid() {
    for kind in BoardKind::ALL {
        for seed in 0..300 {
            let board = Board::random(kind, seed);
            let again = Board::parse(&board.to_string()).unwrap();
            assert_eq!(again, board, "{kind:?} {seed}");
            if kind == BoardKind::Square {
                assert!(board.is_square(), "{seed}");
            }
            assert_eq!(Board::random(kind, seed), board);
        }
    }
}

#[test]
fn seeds_make_different_boards() {
    for kind in BoardKind::ALL {
        let mut boards: Vec<String> = (0..300)
            .map(|s| Board::random(kind, s).to_string())
            .collect();
        boards.sort();
        boards.dedup();
        assert_eq!(boards.len(), 300, "{kind:?}");
    }
}

/// What the first release made. Records that name a seed depend on it.
#[test]
fn a_seed_means_the_same_for_ever() {
    let check = |kind, seed, tiles: &str| assert_eq!(Board::random(kind, seed).to_string(), tiles);
    check(
        BoardKind::Square,
        0,
        "AABBCCDD/AABBEFDD/GGHHEFDD/GGHHEFII/JJJKLLMM/JJJKLLMM/NNNOOOMM/NNNPPPQQ",
    );
    check(
        BoardKind::Square,
        1,
        "AAABBCCD/EEEBBCCD/FFGGHHII/JJGGHHII/JJGGKKKL/MMNNKKKL/MMNNOOOP/MMNNQQQP",
    );
    check(
        BoardKind::Irregular,
        0,
        "......A.../...BBBA.CC/...BBBDECC/..FFGGDEHH/..FFGGDIHH/JJKLMNNIHH/JJKLMNNI../.OOL.NNPP./.OO.QQQPP./.......PP.",
    );
}

/// The kinds of tiles by their number of holes.
const SIZES: [u32; 4] = [6, 4, 3, 2];

/// Each kind of tile covers the four quadrants of the square about equally, and lies as often as it stands.
#[test]
fn square_boards_favour_no_side() {
    const BOARDS: u32 = 2000;
    let mut covered = [[0u32; 4]; 4];
    let mut lying = [0u32; 4];
    for seed in 0..u64::from(BOARDS) {
        let board = Board::random(BoardKind::Square, seed);
        for tile in Tile::all() {
            let holes: Vec<Hole> = board.tile_holes(tile).iter().collect();
            let kind = SIZES.iter().position(|&s| s == holes.len() as u32).unwrap();
            let rows: Vec<u8> = holes.iter().map(|&h| board.place(h).row).collect();
            let columns: Vec<u8> = holes.iter().map(|&h| board.place(h).column).collect();
            let extent = |all: &[u8]| all.iter().max().unwrap() - all.iter().min().unwrap();
            lying[kind] += u32::from(extent(&columns) > extent(&rows));
            for &hole in &holes {
                let place = board.place(hole);
                let quadrant = usize::from(place.row / 4 * 2 + place.column / 4);
                covered[kind][quadrant] += 1;
            }
        }
    }
    for (kind, (size, count)) in [(6, 4), (4, 5), (3, 4), (2, 4)].into_iter().enumerate() {
        // Each quadrant gets a quarter of the cells; 6 % is far outside of chance over so many boards.
        let fair = BOARDS * size * count / 4;
        for quadrant in covered[kind] {
            let off = quadrant.abs_diff(fair);
            assert!(
                off * 100 < fair * 6,
                "kind {kind}: {covered:?}, fair {fair}"
            );
        }
        if size != 4 {
            let fair = BOARDS * count / 2;
            assert!(
                lying[kind].abs_diff(fair) * 100 < fair * 5,
                "{lying:?}, fair {fair}"
            );
        }
    }
}

/// Which of the eight images of a board comes up is chance: the smallest in spelling is number 0 to 7 about equally
/// often.
#[test]
fn all_images_of_a_board_are_equally_likely() {
    const BOARDS: u32 = 800;
    for kind in BoardKind::ALL {
        let mut seen = [0u32; 8];
        for seed in 0..u64::from(BOARDS) {
            let board = Board::random(kind, seed);
            let images = (0..8u8).map(|s| (board.transformed(s).to_string(), s));
            let (_, smallest) = images.min().unwrap();
            seen[usize::from(smallest)] += 1;
        }
        // 100 each, with a standard deviation of 9.
        assert!(
            seen.iter().all(|&n| (65..=135).contains(&n)),
            "{kind:?}: {seen:?}"
        );
    }
}

#[test]
fn irregular_boards_are_of_many_shapes() {
    let boards: Vec<Board> = (0..500)
        .map(|s| Board::random(BoardKind::Irregular, s))
        .collect();
    let count = |is: &dyn Fn(&Board) -> bool| boards.iter().filter(|b| is(b)).count();
    let wide = count(&|b| b.width() > b.height());
    let high = count(&|b| b.width() < b.height());
    assert!(wide > 100 && high > 100, "{wide} wide, {high} high");
    assert!(count(&|b| b.width() == 10 || b.height() == 10) > 50);
    assert!(count(&|b| b.width() < 10 && b.height() < 10) > 50);
}
