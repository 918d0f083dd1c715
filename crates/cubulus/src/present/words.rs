use quartet_game::{Game, Seat};
use quartet_scene::{Fact, Say};

use crate::{
    cell::Cell,
    colour::Colour,
    cubulus::Cubulus,
    facelet::Facelet,
    moves::Move,
    notation::push_or_fill,
    state::{Phase, State},
};

use super::{
    CENTRE, PASS,
    effect::{Effect, Kind},
    name_of,
};

/// A colour as the name of a seat.
pub(crate) fn colour(colour: Colour) -> Say {
    Say::new(match colour {
        Colour::White => "white",
        Colour::Black => "black",
        Colour::Red => "red",
    })
}

/// What a cell holds.
fn held(game: &Cubulus, ball: Option<Colour>) -> Say {
    match ball {
        None => Say::new("empty"),
        Some(Colour::Red) if game.seats == 2 => Say::new("neutral"),
        Some(ball) => colour(ball),
    }
}

/// A facelet with the whole line behind it: those who hear the cube cannot see the inside.
pub(crate) fn facelet(game: &Cubulus, state: &State, facelet: Facelet) -> Say {
    let [near, middle, far] = facelet.line().map(|cell| held(game, state.ball(cell)));
    let key = if state.ko() == Some(facelet) {
        "cubulus-cell-ko"
    } else {
        "cubulus-cell"
    };
    Say::new(key)
        .with("cell", facelet.to_string())
        .with("ball", near)
        .with("middle", middle)
        .with("far", far)
}

/// The cell that no face shows.
pub(crate) fn centre(game: &Cubulus, state: &State) -> Say {
    Say::new("cubulus-centre").with("ball", held(game, state.ball(Cell::CENTRE)))
}

/// The whole picture.
pub(crate) fn title(state: &State) -> Say {
    let side = colour(Colour::of(state.side()));
    let winners: Vec<Seat> = state.winners().iter().collect();
    match winners.as_slice() {
        [] if state.phase() == Phase::SetUp => Say::new("cubulus-title-placing")
            .with("side", side)
            .with("count", state.supply(Colour::Red)),
        [] => Say::new("cubulus-title").with("side", side),
        [winner] => Say::new("cubulus-title-won").with("side", colour(Colour::of(*winner))),
        [one, other, ..] => Say::new("cubulus-title-shared")
            .with("side", colour(Colour::of(*one)))
            .with("other", colour(Colour::of(*other))),
    }
}

/// What pointing at something would do.
pub(crate) fn target(game: &Cubulus, state: &State, name: &str) -> Say {
    if name == PASS {
        return Say::new("cubulus-target-pass");
    }
    if state.phase() == Phase::SetUp {
        return match name {
            CENTRE => Say::new("cubulus-target-place-centre"),
            _ => Say::new("cubulus-target-place").with("cell", name.to_owned()),
        };
    }
    let Some(pushed) = Facelet::parse(name) else {
        return centre(game, state);
    };
    let key = match Effect::of(state, push_or_fill(state, pushed)).kind {
        Kind::Fill if state.ball(pushed.cell()).is_none() => "cubulus-target-fill",
        Kind::Shift(_) => "cubulus-target-shift",
        _ => "cubulus-target-insert",
    };
    Say::new(key).with("cell", facelet(game, state, pushed))
}

/// What a legal move does, and how it ends the game if it does.
pub(crate) fn tell(game: &Cubulus, before: &State, mv: Move) -> Say {
    let told = tell_move(game, before, mv);
    let mut after = *before;
    game.play(&mut after, mv);
    let winners: Vec<Seat> = after.winners().iter().collect();
    match winners.as_slice() {
        [] => told,
        [winner] => Say::new("cubulus-tell-won")
            .with("move", told)
            .with("winner", colour(Colour::of(*winner))),
        [one, other, ..] => Say::new("cubulus-tell-shared")
            .with("move", told)
            .with("winner", colour(Colour::of(*one)))
            .with("other", colour(Colour::of(*other))),
    }
}

fn tell_move(game: &Cubulus, before: &State, mv: Move) -> Say {
    let effect = Effect::of(before, mv);
    let side = colour(Colour::of(before.side()));
    let say = |key| Say::new(key).with("side", side);
    match (mv, effect.kind) {
        (Move::Place(Cell::CENTRE), _) => say("cubulus-tell-place-centre"),
        (Move::Place(cell), _) => say("cubulus-tell-place").with("cell", name_of(cell)),
        (Move::Fill(Cell::CENTRE), _) => say("cubulus-tell-fill-centre"),
        (Move::Fill(cell), _) => say("cubulus-tell-fill").with("cell", name_of(cell)),
        (Move::Push(facelet), Kind::Shift(ball)) => say("cubulus-tell-shift")
            .with("cell", facelet.to_string())
            .with("far", facelet.opposite().to_string())
            .with("ball", held(game, Some(ball))),
        (Move::Push(facelet), _) => say("cubulus-tell-insert")
            .with("cell", facelet.to_string())
            // The new ball is one of those that are at another place now.
            .with("count", effect.cells.len() - 1),
        (Move::Pass, _) => say("cubulus-tell-pass"),
    }
}

/// The row of balls that are not in the cube.
pub(crate) fn supply(game: &Cubulus, state: &State, colour: Colour) -> Say {
    Say::new("cubulus-row")
        .with("ball", held(game, Some(colour)))
        .with("count", state.supply(colour))
}

/// What stands beside the cube.
pub(crate) fn facts(game: &Cubulus, state: &State) -> Vec<Fact> {
    let number = |count: u32| Say::new("number").with("count", count);
    let mut facts = Vec::new();
    for seat in (0..game.seats).map(Seat::new) {
        let colour = Colour::of(seat);
        facts.push(Fact {
            seat: Some(seat),
            label: Say::new("cubulus-supply"),
            value: number(state.supply(colour)),
        });
        facts.push(Fact {
            seat: Some(seat),
            label: Say::new("cubulus-threats"),
            value: number(state.threats(colour).count() as u32),
        });
    }
    if state.phase() == Phase::SetUp {
        facts.push(Fact {
            seat: None,
            label: Say::new("cubulus-neutral"),
            value: number(state.supply(Colour::Red)),
        });
    }
    if let Some(ko) = state.ko().filter(|_| state.winners().is_empty()) {
        facts.push(Fact {
            seat: None,
            label: Say::new("cubulus-ko"),
            value: Say::new("cubulus-facelet").with("cell", ko.to_string()),
        });
    }
    facts
}
