//! What is said about boards, moves and pieces.

use quartet_game::{Seat, Turn};
use quartet_scene::{Fact, Say, Supply};

use super::trouble::Trouble;
use crate::{
    Board, Cell, Colour, Direction, Mode, Move, Piece, Placement, Side, State, Stratopolis, Zone,
    draft,
};

/// What a side is called.
pub(crate) fn side(side: Side) -> Say {
    Say::new(side.word())
}

/// What a square shows.
pub(crate) fn colour(colour: Colour) -> Say {
    Say::new(match colour {
        Colour::Neutral => "stratopolis-neutral",
        Colour::Red => "stratopolis-red",
        Colour::Green => "stratopolis-green",
    })
}

fn direction(direction: Direction) -> Say {
    Say::new(match direction {
        Direction::North => "stratopolis-north",
        Direction::East => "stratopolis-east",
        Direction::South => "stratopolis-south",
        Direction::West => "stratopolis-west",
    })
}

/// A kind of piece with its squares.
pub(crate) fn piece(piece: Piece) -> Say {
    let [elbow, one, two] = piece.squares().map(colour);
    Say::new("stratopolis-piece")
        .with("letter", piece.letter().to_string())
        .with("elbow", elbow)
        .with("one", one)
        .with("two", two)
}

/// A piece that can be chosen for the pile, of which there are so many.
pub(crate) fn plan(kind: Piece, count: u8) -> Say {
    Say::new("stratopolis-plan")
        .with("piece", piece(kind))
        .with("count", u32::from(count))
}

/// A turn of the piece.
pub(crate) fn turn(arm: Direction) -> Say {
    Say::new("stratopolis-turn")
        .with("one", direction(arm))
        .with("two", direction(arm.clockwise()))
}

/// A cell and the tower on it, the colours from the bottom.
pub(crate) fn cell(cell: Cell, tower: &[Colour]) -> Say {
    at("stratopolis-cell", cell).with("what", self::tower(tower))
}

fn tower(tower: &[Colour]) -> Say {
    let Some((top, below)) = tower.split_last() else {
        return Say::new("empty");
    };
    let height = tower.len() as u32;
    let below = below.iter().map(|square| colour(*square));
    let below = below.reduce(|lower, upper| {
        Say::new("stratopolis-upon")
            .with("upper", upper)
            .with("lower", lower)
    });
    match below {
        None => Say::new("stratopolis-ground").with("top", colour(*top)),
        Some(below) => Say::new("stratopolis-tower")
            .with("top", colour(*top))
            .with("height", height)
            .with("below", below),
    }
}

/// Laying the elbow on a cell.
pub(crate) fn elbow(cell: Cell) -> Say {
    at("stratopolis-elbow", cell)
}

/// A square of a piece that is not there yet: what it would become, or what is wrong with it.
pub(crate) fn ghost(shown: Colour, height: u8, trouble: Option<Trouble>) -> Say {
    match trouble {
        None => Say::new("stratopolis-ghost")
            .with("colour", colour(shown))
            .with("height", u32::from(height)),
        Some(trouble) => Say::new(format!("stratopolis-ghost-{}", trouble.word())),
    }
}

/// What a move does.
pub(crate) fn tell(game: &Stratopolis, before: &State, mv: Move) -> Say {
    let seat = before.turn.seat().unwrap_or_else(|| before.builder());
    let mover = side(game.side(seat));
    match mv {
        Move::Plan(kind) => Say::new("stratopolis-tell-plan")
            .with("side", mover)
            .with("piece", piece(kind))
            .with("count", before.planned(seat) as u32 + 1),
        Move::Place(placement) => {
            let Placement { elbow, arm, .. } = placement;
            let below = before.board().column(elbow);
            let key = match below {
                None => "stratopolis-tell-extend",
                Some(_) => "stratopolis-tell-stack",
            };
            let say = at(key, elbow)
                .with("side", mover)
                .with("piece", piece(placement.piece))
                .with("turn", turn(arm));
            match below {
                None => say,
                Some(column) => say.with("height", u32::from(column.height()) + 1),
            }
        }
    }
}

/// What is remarkable about a move: how it lies, and what it does to the best zones.
pub(crate) fn motifs(game: &Stratopolis, before: &State, mv: Move, out: &mut Vec<&'static str>) {
    let (Move::Place(placement), Turn::Seat(seat)) = (mv, before.turn) else {
        return;
    };
    let mut board = before.board().clone();
    board.place(placement);
    let own = game.side(seat);
    if board.best(own) > before.board().best(own) {
        out.push("grow");
    }
    if board.best(own.other()) < before.board().best(own.other()) {
        out.push("cut");
    }
    out.push(match before.board().column(placement.elbow) {
        None => "extend",
        Some(_) => "stack",
    });
}

/// The whole picture.
pub(crate) fn title(game: &Stratopolis, state: &State) -> Say {
    let of = |key: &'static str, seat: Seat| Say::new(key).with("side", side(game.side(seat)));
    let what = match (state.turn, state.drawer) {
        (Turn::Seat(seat), _) if game.planner(state).is_some() => {
            of("stratopolis-title-plan", seat)
        }
        (Turn::Seat(seat), _) => of("stratopolis-title-turn", seat),
        (Turn::Chance, Some(seat)) => of("stratopolis-title-draw", seat),
        (Turn::Chance, None) => of("stratopolis-title-draw", state.builder()),
        (Turn::Over(_), _) => Say::new("stratopolis-title-over")
            .with("red", state.board().best(Side::Red))
            .with("green", state.board().best(Side::Green)),
    };
    Say::new("stratopolis-title").with("what", what)
}

/// What stands beside the board: the best zone, the pieces that are seen, and how many of which kind are yet to come.
pub(crate) fn facts(game: &Stratopolis, state: &State) -> Vec<Fact> {
    let mut facts = Vec::new();
    for seat in [Seat::new(0), Seat::new(1)] {
        let mut add = |label: &'static str, value: Say| {
            facts.push(Fact {
                seat: Some(seat),
                label: Say::new(label),
                value,
            });
        };
        add(
            "stratopolis-fact-zone",
            zone(state.board(), game.side(seat)),
        );
        let up: Vec<String> = state.face_up(seat).map(|p| p.letter().into()).collect();
        if !up.is_empty() {
            let letters = Say::new("stratopolis-letters").with("letters", up.join(", "));
            add("stratopolis-fact-seen", letters);
        }
        if game.mode() != Mode::HandShared {
            add("stratopolis-fact-rest", rest(&game.remaining(state, seat)));
        }
    }
    if game.mode() == Mode::HandShared {
        facts.push(Fact {
            seat: None,
            label: Say::new("stratopolis-fact-common"),
            value: rest(&game.remaining(state, Seat::new(0))),
        });
    }
    facts
}

/// What a position says about the pieces that are left, to be chosen: which lie face up, and how many of each kind are to come.
pub(crate) fn supplies(game: &Stratopolis, draft: &State) -> Vec<Supply<(Stratopolis, State)>> {
    let seats = [Seat::new(0), Seat::new(1)];
    let mut all = Vec::new();
    for seat in seats {
        for (at, now) in draft.face_up(seat).enumerate() {
            let rest = draft::rest(game, draft, game.pile(seat));
            let mut kinds: Vec<Piece> = rest.into_iter().chain([now]).collect();
            kinds.sort_unstable();
            kinds.dedup();
            all.push(Supply {
                seat: Some(seat),
                label: Say::new("stratopolis-fact-seen"),
                picture: None,
                chosen: kinds.iter().position(|kind| *kind == now).unwrap_or(0),
                options: kinds
                    .into_iter()
                    .map(|kind| {
                        let draft = draft::with_face_up(game, draft, seat, at, kind);
                        (piece(kind), draft)
                    })
                    .collect(),
            });
        }
    }
    let piles = match game.mode() {
        Mode::HandShared => vec![(None, 0, Piece::ALL.to_vec())],
        _ => seats
            .map(|seat| (Some(seat), seat.index(), game.side(seat).kinds().to_vec()))
            .into(),
    };
    for (seat, pile, kinds) in piles {
        let rest = draft::rest(game, draft, pile);
        for kind in kinds {
            let now = rest.iter().filter(|piece| **piece == kind).count();
            let most = draft::unlaid(draft, kind).max(now);
            let options = (0..=most).map(|count| {
                let said = Say::new("number").with("count", count as u32);
                (said, draft::with_rest(game, draft, pile, kind, count))
            });
            all.push(Supply {
                seat,
                label: piece(kind),
                picture: Some(super::pictured(kind, Direction::East)),
                options: options.collect(),
                chosen: now,
            });
        }
    }
    all
}

/// The best zone of a side.
fn zone(board: &Board, side: Side) -> Say {
    match board.zones(side).first() {
        None => Say::new("number").with("count", 0),
        Some(zone) => Say::new("stratopolis-zone")
            .with("area", zone.area())
            .with("height", u32::from(zone.height()))
            .with("value", zone.value()),
    }
}

/// The same in figures, for the picture.
pub(crate) fn figures(zone: Option<&Zone>) -> String {
    zone.map_or_else(
        || "0".to_owned(),
        |zone| format!("{} × {} = {}", zone.area(), zone.height(), zone.value()),
    )
}

/// How many pieces, and how many of each kind.
fn rest(kinds: &[(Piece, u8)]) -> Say {
    let count: u32 = kinds.iter().map(|(_, n)| u32::from(*n)).sum();
    if count == 0 {
        return Say::new("stratopolis-rest-none");
    }
    let kinds = kinds.iter().map(|(piece, n)| match n {
        1 => piece.letter().to_string(),
        n => format!("{n} × {}", piece.letter()),
    });
    Say::new("stratopolis-rest")
        .with("count", count)
        .with("kinds", kinds.collect::<Vec<_>>().join(", "))
}

fn at(key: &'static str, cell: Cell) -> Say {
    Say::new(key)
        .with("x", cell.x.to_string())
        .with("y", cell.y.to_string())
}
