use quartet_game::{Boards, Game as _, Problems, Sketch, TileSize};

use crate::{Board, BoardKind, Kulami, NAMED, TileKind, picture};

/// The boards of Kulami as programs ask for them: by text.
#[derive(Debug)]
pub(crate) struct KulamiBoards;

impl Boards for KulamiBoards {
    fn named(&self) -> Vec<(&'static str, String)> {
        let named = NAMED.iter();
        named
            .map(|layout| (layout.name, layout.board().to_string()))
            .collect()
    }

    fn kinds(&self) -> &'static [&'static str] {
        const KINDS: [&str; 2] = [BoardKind::ALL[0].name(), BoardKind::ALL[1].name()];
        &KINDS
    }

    fn random(&self, kind: &str, seed: u64) -> Option<String> {
        let kind = BoardKind::from_name(kind)?;
        Some(Board::random(kind, seed).to_string())
    }

    fn check(&self, text: &str) -> Result<String, Problems> {
        Board::parse(text).map(|board| board.to_string())
    }

    fn sketch(&self, text: &str) -> Result<Sketch, Problems> {
        let table = Kulami::new(Board::parse(text)?);
        Ok(picture::sketch(&table, &table.initial()))
    }

    fn box_of_tiles(&self) -> Vec<TileSize> {
        let kinds = TileKind::BOX.iter();
        kinds
            .map(|kind| TileSize {
                short: kind.short,
                long: kind.long,
                count: kind.count,
            })
            .collect()
    }

    fn extent(&self) -> u8 {
        Board::MAX_EXTENT as u8
    }

    fn option(&self) -> &'static str {
        "board"
    }
}
