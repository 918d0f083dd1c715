//! What holds for the players of every level.

use quartet_game::{Dice, Options};
use quartet_games::GAMES;
use quartet_host::{Level, Player, Request, open_by_chance, play_at_random};
use quartet_search::NodeLimit;

/// Somebody overlooks moves in what may come, but not those that can be made now, also where something is hidden.
#[test]
fn no_level_overlooks_a_move_on_the_board() {
    let mut secrets = 0;
    for game in GAMES {
        for mode in game.info().modes {
            let options = Options::parse(mode.options).unwrap();
            // Late enough for all that somebody does for itself, and once in the middle of that.
            for events in [10, 46] {
                let mut table = open_by_chance(*game, &options, 3).unwrap();
                play_at_random(&mut *table, &mut Dice::new(5), events);
                let Some(seat) = table.turn().seat() else {
                    continue;
                };
                let viewer = quartet_game::Viewer::Seat(seat);
                secrets += u32::from(table.position_for(viewer) != table.position());
                let legal = table.legal();
                let every = legal.len().div_ceil(12);
                for level in [1, 4, 8].map(|level| Level::new(level).unwrap()) {
                    let mut engine = game.engine(1 << 20);
                    // A search to a depth and one without go different ways where something is hidden.
                    for (mv, depth) in legal
                        .iter()
                        .step_by(every)
                        .zip([None, Some(1)].into_iter().cycle())
                    {
                        let request = Request {
                            player: Player::Level(level),
                            only: vec![mv.clone()],
                            depth,
                            ..Request::default()
                        };
                        let thought = engine.think(&*table, request, &NodeLimit(300), &mut |_| {});
                        let answer = thought.lines.first().map(|line| &line.moves[0]);
                        let mode = (game.info().id, mode.options);
                        assert_eq!(answer, Some(mv), "{mode:?} {level:?} {depth:?}");
                    }
                }
            }
        }
    }
    assert!(secrets > 0);
}
