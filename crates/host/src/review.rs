use quartet_game::Seat;
use quartet_search::Control;

use crate::{AnyEngine, AnyMatch, Request, ThoughtLine, Worth};

/// One move of a reviewed game.
#[derive(Clone, Debug)]
pub struct Reviewed {
    /// Which event it was, counted from 0.
    pub event: usize,
    /// Who made it.
    pub seat: Seat,
    /// Its string.
    pub played: String,
    /// What it was worth for the seat.
    pub value: Worth,
    /// The best line, which begins with the best move.
    pub best: ThoughtLine,
    /// Is both certain, what the move was worth and what the best one is?
    pub proved: bool,
}

impl Reviewed {
    /// Was it the best move, as far as the engine knows?
    #[must_use]
    pub fn is_best(&self) -> bool {
        self.best.moves.first() == Some(&self.played)
    }

    /// The chance to win that was thrown away, from 0 to 1.
    #[must_use]
    pub fn chance_lost(&self) -> f64 {
        (self.best.value.chance() - self.value.chance()).max(0.0)
    }

    /// The points that were thrown away, if the game counts points.
    #[must_use]
    pub fn points_lost(&self) -> f64 {
        (self.best.value.number() - self.value.number()).max(0.0)
    }
}

/// What the next move of a game was worth. `table` stands before it; `None` if the event is no move of a seat. `control` is
/// made anew for each search, of which there may be two.
pub fn review_move(
    engine: &mut dyn AnyEngine,
    table: &dyn AnyMatch,
    played: &str,
    control: &dyn Fn() -> Box<dyn Control>,
) -> Option<Reviewed> {
    let seat = table.turn().seat()?;
    if played.starts_with('#') {
        return None;
    }
    let best = engine.think(table, Request::default(), &*control(), &mut |_| {});
    let best = best.lines.into_iter().next()?;
    let line =
        if best.moves.first().is_some_and(|first| first == played) || table.count_legal() == 1 {
            best.clone()
        } else {
            let only = Request {
                only: vec![played.to_owned()],
                ..Request::default()
            };
            let thought = engine.think(table, only, &*control(), &mut |_| {});
            thought
                .lines
                .into_iter()
                .next()
                .unwrap_or_else(|| best.clone())
        };
    Some(Reviewed {
        event: table.len(),
        seat,
        played: played.to_owned(),
        value: line.value,
        proved: best.proved && line.proved,
        best,
    })
}

/// How many of a hundred: from the chances thrown away per move, as chess sites count it. `None` for a seat without moves.
#[must_use]
pub fn accuracy(moves: &[Reviewed], seat: Seat) -> Option<f64> {
    let own = moves.iter().filter(|mv| mv.seat == seat);
    accuracy_of(own.map(Reviewed::chance_lost))
}

/// The same from the chances alone.
#[must_use]
pub fn accuracy_of(chances_lost: impl Iterator<Item = f64>) -> Option<f64> {
    let each =
        chances_lost.map(|lost| (103.1668 * (-4.354 * lost).exp() - 3.1669).clamp(0.0, 100.0));
    let each: Vec<f64> = each.collect();
    (!each.is_empty()).then(|| each.iter().sum::<f64>() / each.len() as f64)
}
