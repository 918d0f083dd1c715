use quartet_game::{Game as _, Seat, Turn};
use quartet_scene::{Fact, Say};

use crate::{Colour, Hole, Kulami, Move, State, Tile, kulami::Source};

/// The colour.
pub(crate) fn colour(colour: Colour) -> Say {
    Say::new(match colour {
        Colour::Red => "red",
        Colour::Black => "black",
    })
}

/// The whole picture.
pub(super) fn title(game: &Kulami, state: &State) -> Say {
    let totals = game.score(state).totals;
    let say = match game.turn(state) {
        Turn::Over(winners) => {
            let mut winners = winners.iter();
            match (winners.next(), winners.next()) {
                (Some(seat), None) => {
                    Say::new("kulami-title-won").with("colour", colour(game.colour(state, seat)))
                }
                _ => Say::new("kulami-title-drawn"),
            }
        }
        _ => Say::new("kulami-title").with("colour", colour(state.side())),
    };
    say.with("red", totals[Colour::Red])
        .with("black", totals[Colour::Black])
}

/// A hole, what is in it and its tile.
pub(super) fn cell(game: &Kulami, state: &State, hole: Hole) -> Say {
    let board = game.board();
    let is_on_tile_of = |other: Option<Hole>| {
        let goes_on = matches!(game.turn(state), Turn::Seat(_));
        goes_on && other.is_some_and(|other| board.tile(other) == board.tile(hole))
    };
    let key = if is_on_tile_of(state.last()) {
        "kulami-cell-closed-1"
    } else if is_on_tile_of(state.previous()) {
        "kulami-cell-closed-2"
    } else {
        "kulami-cell"
    };
    let what = match (state.marble(hole), state.last() == Some(hole)) {
        (Some(Colour::Red), false) => "kulami-marble-red",
        (Some(Colour::Red), true) => "kulami-marble-red-last",
        (Some(Colour::Black), false) => "kulami-marble-black",
        (Some(Colour::Black), true) => "kulami-marble-black-last",
        (None, _) => "empty",
    };
    Say::new(key)
        .with("cell", board.cell_name(hole))
        .with("what", Say::new(what))
        .with("tile", tile(game, state, board.tile(hole)))
}

/// A tile and who has more on it.
pub(super) fn tile(game: &Kulami, state: &State, tile: Tile) -> Say {
    let size = game.board().tile_holes(tile).len();
    let [red, black] = counts(game, state, tile);
    let say = match game.tile_owner(state, tile) {
        Some(owner) => Say::new("kulami-tile-owned").with("owner", colour(owner)),
        None if red == 0 => Say::new("kulami-tile-empty"),
        None => Say::new("kulami-tile-tied"),
    };
    say.with("size", size).with("red", red).with("black", black)
}

/// The marbles of Red and of Black on the tile.
pub(super) fn counts(game: &Kulami, state: &State, tile: Tile) -> [u32; 2] {
    let holes = game.board().tile_holes(tile);
    Colour::ALL.map(|colour| (state.marbles(colour) & holes).len())
}

/// What a move does.
pub(super) fn tell(game: &Kulami, before: &State, mv: Move) -> Say {
    let side = before.side();
    let Move::Place(hole) = mv else {
        return Say::new("kulami-tell-swap")
            .with("colour", colour(side))
            .with("other", colour(side.other()));
    };
    let tile = game.board().tile(hole);
    let holes = game.board().tile_holes(tile);
    let count = |colour| i64::from((before.marbles(colour) & holes).len());
    // The marble itself counts only afterwards.
    let key = match count(side) - count(side.other()) {
        0 => "kulami-tell-takes",
        -1 => "kulami-tell-frees",
        lead if lead > 0 => "kulami-tell-holds",
        _ => "kulami-tell-places",
    };
    Say::new(key)
        .with("colour", colour(side))
        .with("cell", game.board().cell_name(hole))
        .with("size", holes.len())
}

/// What is remarkable about a move.
pub(super) fn motifs(game: &Kulami, before: &State, mv: Move, out: &mut Vec<&'static str>) {
    let Move::Place(hole) = mv else {
        return;
    };
    let mut after = *before;
    game.play(&mut after, mv);
    let tile = game.board().tile(hole);
    let side = before.side();
    if game.tile_owner(&after, tile) == Some(side) && game.tile_owner(before, tile) != Some(side) {
        out.push("takes");
    } else if game.tile_owner(before, tile) == Some(side.other()) {
        out.push("frees");
    }
    if (game.board().tile_holes(tile) & !after.occupied()).is_empty() {
        out.push("fills");
    }
    match (game.turn(&after), game.legal_holes(&after).len()) {
        (Turn::Over(_), _) => out.push("ends"),
        (_, 1..=2) => out.push("squeezes"),
        _ => {}
    }
}

/// The points of a seat, what they are made of, and its marbles.
pub(super) fn facts_of(game: &Kulami, state: &State, seat: Seat, facts: &mut Vec<Fact>) {
    let own = game.colour(state, seat);
    let score = game.score(state);
    let mut add = |label: &'static str, value: Say| {
        facts.push(Fact {
            seat: Some(seat),
            label: Say::new(label),
            value,
        });
    };
    let number = |count: i32| Say::new("number").with("count", count);
    // Of areas and lines, only the lead gives points.
    let lead = |amounts: crate::ByColour<i32>| {
        let (count, lead) = (amounts[own], amounts[own] - amounts[own.other()]);
        if lead > 0 {
            Say::new("kulami-fact-lead")
                .with("count", count)
                .with("lead", lead)
        } else {
            number(count)
        }
    };
    add("kulami-fact-points", number(score.totals[own]));
    add("kulami-fact-tiles", number(score.tiles[own]));
    if game.counts_area() {
        add("kulami-fact-area", lead(score.areas));
    }
    if game.counts_lines() {
        add("kulami-fact-lines", lead(score.lines));
    }
    let supply = Say::new("number").with("count", state.supply(own));
    add("kulami-fact-marbles", supply);
}

/// What belongs to nobody: the holes to choose from, and which board it is.
pub(super) fn facts_of_table(game: &Kulami, state: &State, facts: &mut Vec<Fact>) {
    let mut add = |label: &'static str, value: Say| {
        facts.push(Fact {
            seat: None,
            label: Say::new(label),
            value,
        });
    };
    let open = game.legal_holes(state).len();
    add("kulami-fact-holes", Say::new("number").with("count", open));
    let board = match game.source() {
        Source::Random(kind, seed) => Say::new("kulami-board-random")
            .with(
                "kind",
                Say::new(format!("kulami-option-board-{}", kind.name())),
            )
            // A number would be written with separators in some languages.
            .with("seed", seed.to_string()),
        Source::Named(name) => Say::new(format!("kulami-option-board-{name}")),
        Source::Own => Say::new("kulami-board-own"),
    };
    add("kulami-fact-board", board);
}
