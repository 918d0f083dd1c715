use quartet_game::{Dice, OptionSpec, Options, Problems};

use crate::{AnyGame, AnyMatch};

/// The number from which boards are made by chance, where there are such boards.
pub fn board_seed(game: &dyn AnyGame) -> Option<&'static OptionSpec> {
    game.boards()?;
    let mut options = game.info().options.iter();
    options.find(|spec| spec.free == Some("<number>") && spec.choices.is_empty() && !spec.secret)
}

/// A table with these options. Where the board is made by chance and nobody has said from which number, it is the seed.
///
/// # Errors
/// Names everything that is wrong with the options.
pub fn open_by_chance(
    game: &dyn AnyGame,
    options: &Options,
    seed: u64,
) -> Result<Box<dyn AnyMatch>, Problems> {
    let table = game.open(options, None)?;
    let Some(number) = board_seed(game).filter(|spec| options.get(spec.key).is_none()) else {
        return Ok(table);
    };
    let seeded = options.clone().with(number.key, seed);
    // Refused where the board has a name.
    Ok(game.open(&seeded, None).unwrap_or(table))
}

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
