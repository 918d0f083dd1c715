//! Full dumps of seeded random games: everything that any front end could show of them. The goldens of the tests hold
//! these, natively and for wasm, so that no behaviour changes unseen.

use std::fmt::Write as _;

use quartet_game::{
    Describe, Dice, Event, Notation, Options, Timeline, Turn, Viewer, mix, playout,
};

use crate::{AnyGame, Registry};

/// Where the options allow endless play, stop after this many events.
const ENOUGH: u32 = 400;
/// The moves are listed at every so many events; in between their digest stands for them.
const LIST_EVERY: usize = 10;
/// A board in letters stands at every so many events, and at the end.
const SKETCH_EVERY: usize = 20;

/// The names of the golden dumps: every mode of every game has one.
pub fn names(registry: Registry) -> impl Iterator<Item = String> {
    modes(registry).map(|(game, n)| format!("{}-{n}", game.info().id))
}

/// The golden dump with this number, in the order of the [`names`].
#[must_use]
pub fn golden(registry: Registry, number: usize) -> Option<String> {
    let (game, n) = modes(registry).nth(number)?;
    let options = Options::parse(game.info().modes[n].options).ok()?;
    game.playthrough(&options, n as u64).ok()
}

fn modes(registry: Registry) -> impl Iterator<Item = (&'static dyn AnyGame, usize)> {
    let games = registry.iter();
    games.flat_map(|game| (0..game.info().modes.len()).map(|n| (*game, n)))
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
            let texts = texts.join(" ");
            let _ = write!(out, "{seat:?} ({name}) has {}: ", moves.len());
            let _ = if timeline.len().is_multiple_of(LIST_EVERY) {
                writeln!(out, "{texts}")
            } else {
                let digest = texts
                    .bytes()
                    .fold(0, |digest, b| mix(digest ^ u64::from(b)));
                writeln!(out, "{digest:016x}")
            };
        }
    }
    if timeline.len().is_multiple_of(SKETCH_EVERY) || timeline.ending().is_some() {
        let _ = write!(out, "{}", game.sketch(state));
    }
}
