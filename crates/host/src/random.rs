use quartet_game::Dice;

use crate::AnyMatch;

/// Plays random moves and draws, each of those possible equally likely, until so many events have happened or the game is
/// over.
pub fn play_at_random(table: &mut dyn AnyMatch, dice: &mut Dice, events: usize) {
    while table.len() < events {
        let legal = table.legal();
        let Some(text) = dice.pick(&legal) else {
            return;
        };
        table.play(text).expect("what is legal can be played");
    }
}

/// Makes the draw that is due, by its odds. Every draw has dice of its own, made of the seed and its place in the game, so
/// that whoever takes moves back, or plays the same game again, meets the same draws. `false` if none is due.
pub fn make_draw(table: &mut dyn AnyMatch, seed: u64) -> bool {
    let mut dice = Dice::at(seed, table.len() as u64);
    let odds = table.odds();
    dice.pick_weighted(&odds)
        .is_some_and(|text| table.play(text).is_ok())
}
