//! Where the games of a contest begin.

use quartet_game::{Dice, Options, Turn};
use quartet_host::{AnyGame, AnyMatch, Request, Worth, make_draw, open_by_chance};

use crate::MEMORY;

/// How the openings of a contest are found.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Openings {
    /// Random plies before the players take over, besides the first.
    pub(crate) plies: usize,
    /// So many are drawn, and the most even one is played.
    ///
    /// An opening that decides the game makes every pair end one to one, whoever plays better, and so says nothing about the
    /// players.
    pub(crate) drawn: u64,
}

/// The positions that level 10 looks at to say how even an opening is: the same answer on every machine.
const NODES: u64 = 1_000_000;
/// So often in a row a random opening may end the game.
const ATTEMPTS: u64 = 100;

impl Openings {
    /// The opening that belongs to the seed.
    pub(crate) fn draw(
        self,
        game: &dyn AnyGame,
        options: &Options,
        seed: u64,
    ) -> anyhow::Result<Box<dyn AnyMatch>> {
        let mut best = self.draw_one(game, options, seed, 0)?;
        if self.drawn < 2 {
            return Ok(best);
        }
        let mut least = lead(game, &*best);
        for number in 1..self.drawn {
            let other = self.draw_one(game, options, seed, number)?;
            let lead = lead(game, &*other);
            if lead < least {
                (best, least) = (other, lead);
            }
        }
        Ok(best)
    }

    /// A match after some random plies that have not ended it, on the board of the seed where boards are made by chance. The
    /// first ply does not count, nor do those before the players really meet, which a seat makes one after the other (a set-up,
    /// secret plans).
    fn draw_one(
        self,
        game: &dyn AnyGame,
        options: &Options,
        seed: u64,
        number: u64,
    ) -> anyhow::Result<Box<dyn AnyMatch>> {
        for attempt in 0..ATTEMPTS {
            let mut table = open_by_chance(game, options, seed)?;
            let mut dice = Dice::at(seed, number * ATTEMPTS + attempt);
            let mut plies = 0;
            // Who made the last two plies.
            let (mut before, mut last) = (None, None);
            while table.ending().is_none() {
                match table.turn() {
                    Turn::Chance => {
                        make_draw(&mut *table, seed);
                    }
                    Turn::Seat(seat) => {
                        let is_between = matches!((before, last), (Some(before), Some(last))
                            if before != last && last != seat);
                        plies += usize::from(plies > 0 || is_between);
                        if plies >= self.plies {
                            break;
                        }
                        let legal = table.legal();
                        let Some(text) = dice.pick(&legal) else { break };
                        table
                            .play(text)
                            .map_err(|refusal| anyhow::anyhow!("{text}: {refusal}"))?;
                        (before, last) = (last, Some(seat));
                    }
                    Turn::Over(_) => break,
                }
            }
            if table.ending().is_none() {
                return Ok(table);
            }
        }
        anyhow::bail!("every opening ends the game: use a smaller --opening")
    }
}

/// How far ahead or behind the seat to move is, in hundredths, as level 10 sees it.
fn lead(game: &dyn AnyGame, table: &dyn AnyMatch) -> u32 {
    let mut table = table.duplicate();
    while table.turn() == Turn::Chance {
        make_draw(&mut *table, 0);
    }
    let mut engine = game.engine(MEMORY);
    let thought = engine.think(
        &*table,
        Request::default(),
        &|nodes| nodes >= NODES,
        &mut |_| {},
    );
    match thought.lines.first().map(|line| line.value) {
        Some(Worth::Hundredths(value)) => value.unsigned_abs(),
        Some(Worth::Win(_) | Worth::Loss(_)) | None => u32::MAX,
    }
}

#[cfg(test)]
mod tests {
    use quartet_games::GAMES;
    use quartet_host::board_seed;

    use super::*;

    #[test]
    fn the_most_even_opening_of_those_drawn_is_played() {
        // Any game will do. In one that is played on many boards a few plies decide much.
        let game = *GAMES.iter().find(|game| game.boards().is_some()).unwrap();
        let options = Options::parse("").unwrap();
        let openings = Openings { plies: 4, drawn: 3 };
        let played = openings.draw(game, &options, 1).unwrap();
        let drawn: Vec<_> = (0..openings.drawn)
            .map(|number| openings.draw_one(game, &options, 1, number).unwrap())
            .collect();
        let leads: Vec<u32> = drawn.iter().map(|table| lead(game, &**table)).collect();
        let least = leads.iter().zip(&drawn).min_by_key(|(lead, _)| **lead);
        assert_eq!(played.events(), least.unwrap().1.events());
        assert!(leads.iter().max() > leads.iter().min());
    }

    /// A single board would decide much of who wins there.
    #[test]
    fn every_opening_has_a_board_of_its_own_where_boards_are_made_by_chance() {
        let game = *GAMES.iter().find(|game| game.boards().is_some()).unwrap();
        let openings = Openings { plies: 2, drawn: 1 };
        let board = |options: &str, seed, number| {
            let options = Options::parse(options).unwrap();
            let table = openings.draw_one(game, &options, seed, number).unwrap();
            table.options().to_string()
        };
        assert_ne!(board("", 1, 0), board("", 2, 0));
        // Those of which the most even one is chosen are on the same board.
        assert_eq!(board("", 1, 0), board("", 1, 1));
        // Whoever has chosen a board plays on it.
        let number = board_seed(game).unwrap().key;
        let boards = game.boards().unwrap();
        let named = format!("{}={}", boards.option(), boards.named()[0].0);
        for options in [format!("{number}=7"), named] {
            assert_eq!(board(&options, 1, 0), options);
            assert_eq!(board(&options, 2, 0), options);
        }
    }
}
