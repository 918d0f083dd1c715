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
