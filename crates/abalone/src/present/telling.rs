use quartet_game::{Game, Seat, Turn};
use quartet_scene::{Fact, Say};

use crate::{Abalone, Cell, Direction, Effect, Kind, Move, State};

use super::grip::Grip;

/// The whole position: whose turn it is, and the score.
pub(super) fn title(game: &Abalone, state: &State) -> Say {
    let say = match game.turn(state) {
        Turn::Over(winners) => match (winners.len(), winners.iter().next()) {
            (1, Some(winner)) => Say::new("abalone-title-won").with("seat", seat(winner)),
            _ => Say::new("abalone-title-drawn"),
        },
        _ => Say::new("abalone-title").with("seat", seat(state.side())),
    };
    let count = |number| u32::from(state.ejected(Seat::new(number)));
    say.with("black", count(0))
        .with("white", count(1))
        .with("goal", u32::from(game.eject()))
}

/// A cell and what is on it.
pub(super) fn cell(state: &State, cell: Cell) -> Say {
    let key = match state.occupant(cell).map(Seat::index) {
        None => "abalone-cell-empty",
        Some(0) => "abalone-cell-black",
        Some(_) => "abalone-cell-white",
    };
    Say::new(key).with("cell", cell.to_string())
}

/// What a legal move does.
pub(super) fn mv(before: &State, mv: Move) -> Say {
    let effect = Effect::of(before, mv);
    let Grip { first, last } = Grip::of(before, mv);
    let key = match effect.kind {
        Kind::Single => "abalone-tell-single",
        Kind::InLine => "abalone-tell-line",
        Kind::SideStep => "abalone-tell-side",
        Kind::Push => "abalone-tell-push",
        Kind::Ejection => "abalone-tell-ejection",
    };
    Say::new(key)
        .with("seat", seat(before.side()))
        .with("count", effect.moved.len())
        .with("first", first.to_string())
        .with("last", last.to_string())
        .with("goal", mv.goal().to_string())
        .with("way", way(mv.to()))
        .with("pushed", effect.pushed.len())
}

/// In which direction.
pub(super) fn way(to: Direction) -> Say {
    Say::new(match to {
        Direction::East => "abalone-way-east",
        Direction::NorthEast => "abalone-way-north-east",
        Direction::NorthWest => "abalone-way-north-west",
        Direction::West => "abalone-way-west",
        Direction::SouthWest => "abalone-way-south-west",
        Direction::SouthEast => "abalone-way-south-east",
    })
}

/// What the seat is called.
pub(crate) fn seat(seat: Seat) -> Say {
    Say::new(match seat.index() {
        0 => "black",
        _ => "white",
    })
}

/// How many marbles a seat has ejected.
pub(super) fn ejected(by: Seat, count: u8, goal: u8) -> Say {
    Say::new("abalone-gutter")
        .with("seat", seat(by))
        .with("count", u32::from(count))
        .with("goal", u32::from(goal))
}

/// The score and how near the end is.
pub(super) fn facts(game: &Abalone, state: &State) -> Vec<Fact> {
    let of = |count: u32, goal: u32| {
        Say::new("abalone-of")
            .with("count", count)
            .with("goal", goal)
    };
    let number = |count: u32| Say::new("number").with("count", count);
    let mut facts = Vec::new();
    for seat in [Seat::new(0), Seat::new(1)] {
        facts.push(Fact {
            seat: Some(seat),
            label: Say::new("abalone-fact-ejected"),
            value: of(state.ejected(seat).into(), game.eject().into()),
        });
        facts.push(Fact {
            seat: Some(seat),
            label: Say::new("abalone-fact-marbles"),
            value: number(state.marbles(seat).len()),
        });
    }
    facts.push(Fact {
        seat: None,
        label: Say::new("abalone-fact-quiet"),
        value: match game.quiet() {
            Some(limit) => of(state.quiet().into(), limit.into()),
            None => number(state.quiet().into()),
        },
    });
    facts
}
