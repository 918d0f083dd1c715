//! Full dumps of seeded random games: everything that any front end could show of them. The goldens of the tests hold
//! these, natively and for wasm, so that no behaviour changes unseen.

use std::fmt::Write as _;

use quartet_game::{Describe, Dice, Event, Notation, Options, Timeline, Turn, Viewer, playout};

use crate::Registry;

/// Where the options allow endless play, stop after this many events.
const ENOUGH: u32 = 400;
/// A board in letters stands at every so many events, and at the end.
const SKETCH_EVERY: usize = 20;

/// The golden dumps of all games: a name for each, and the text. Every mode of every game is among them.
pub fn goldens(registry: Registry) -> impl Iterator<Item = (String, String)> {
    registry.iter().flat_map(|game| {
        let info = game.info();
        info.modes.iter().enumerate().map(move |(n, mode)| {
            let options = Options::parse(mode.options).expect("a mode has good options");
            let dump = game.playthrough(&options, n as u64);
            let dump = dump.expect("a mode has good options");
            (format!("{}-{n}", info.id), dump)
        })
    })
}

/// Plays one random game to its end and tells everything about it.
pub(crate) fn dump<G: Notation + Describe>(game: G, seed: u64) -> String {
    let mut out = String::new();
    let info = G::INFO;
    let _ = writeln!(
        out,
        "game {} rules {} seed {seed}",
        info.id, info.rules_version
    );
    let _ = writeln!(out, "options {}", game.options());
    let mut timeline = Timeline::new(game);
    playout(&mut timeline, &mut Dice::new(seed), ENOUGH, |t| {
        tell(t, &mut out);
    });
    out
}

fn tell<G: Notation + Describe>(timeline: &Timeline<G>, out: &mut String) {
    let (game, state) = (timeline.game(), timeline.state());
    let position = game.position_text(state);
    let _ = writeln!(out, "\n# {}", timeline.len());
    if let Some((before, event)) = timeline.events().next_back() {
        let _ = match event {
            Event::Move(mv) => writeln!(out, "move {}", game.move_text(before, mv)),
            Event::Chance(chance) => writeln!(out, "draw {}", game.chance_text(chance)),
            Event::Resign(_) | Event::Time(_) | Event::Agree => Ok(()),
        };
    }
    let _ = writeln!(out, "position {position}");
    for viewer in Viewer::all(game.seats()) {
        let seen = game.position_text(timeline.view(viewer).state());
        if seen != position {
            let _ = writeln!(out, "{viewer:?} sees {seen}");
        }
    }
    let _ = writeln!(out, "key {:016x}", game.key(state));
    if let Some(scores) = game.scores(state) {
        let _ = writeln!(out, "scores {scores:?}");
    }
    match timeline.turn() {
        Turn::Over(_) => {
            let ending = timeline.ending().expect("the game is over");
            let _ = writeln!(out, "over {} {:?}", ending.why, ending.winners);
        }
        Turn::Chance => {
            let mut outcomes = Vec::new();
            game.outcomes(state, &mut outcomes);
            let odds = outcomes.iter();
            let odds: Vec<_> = odds
                .map(|(c, w)| format!("{}:{w}", game.chance_text(*c)))
                .collect();
            let _ = writeln!(out, "chance {}", odds.join(" "));
        }
        Turn::Seat(seat) => {
            let mut moves = Vec::new();
            game.moves(state, &mut moves);
            let texts: Vec<_> = moves.iter().map(|&mv| game.move_text(state, mv)).collect();
            let name = game.seat_name(state, seat);
            let _ = writeln!(
                out,
                "{seat:?} ({name}) has {}: {}",
                texts.len(),
                texts.join(" ")
            );
        }
    }
    if timeline.len().is_multiple_of(SKETCH_EVERY) || timeline.ending().is_some() {
        let _ = write!(out, "{}", game.sketch(state));
    }
}
