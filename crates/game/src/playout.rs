use crate::{Dice, Event, Game, Timeline, Turn};

/// Plays random legal moves and draws until the game is over or `limit` more events have happened. Draws have their
/// true odds; moves are equally likely. `watch` sees the timeline before every event and at the end.
pub fn playout<G: Game>(
    timeline: &mut Timeline<G>,
    dice: &mut Dice,
    limit: u32,
    mut watch: impl FnMut(&Timeline<G>),
) {
    let mut moves = Vec::new();
    let mut outcomes = Vec::new();
    for _ in 0..limit {
        watch(timeline);
        let event = match timeline.turn() {
            Turn::Over(_) => return,
            Turn::Seat(_) => {
                moves.clear();
                timeline.game().moves(timeline.state(), &mut moves);
                dice.pick(&moves).map(|&mv| Event::Move(mv))
            }
            Turn::Chance => {
                outcomes.clear();
                timeline.game().outcomes(timeline.state(), &mut outcomes);
                dice.pick_weighted(&outcomes).map(|&c| Event::Chance(c))
            }
        };
        timeline.push(event.expect("a game that is not over can go on"));
    }
    watch(timeline);
}
