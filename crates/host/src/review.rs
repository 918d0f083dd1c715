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
    /// How many seats there are.
    pub seats: u8,
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

    /// The chance to win that the seat had with it, from 0 to 1.
    #[must_use]
    pub fn chance(&self) -> f64 {
        self.value.chance(self.seats)
    }

    /// The chance to win that was thrown away, from 0 to 1.
    #[must_use]
    pub fn chance_lost(&self) -> f64 {
        (self.best.value.chance(self.seats) - self.chance()).max(0.0)
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
    let think = |engine: &mut dyn AnyEngine, only: Vec<String>| {
        let request = Request {
            only,
            ..Request::default()
        };
        let thought = engine.think(table, request, &*control(), &mut |_| {});
        thought.lines.into_iter().next()
    };
    let mut best = think(engine, Vec::new())?;
    let is_best = best.moves.first().is_some_and(|first| first == played);
    let mut line = if is_best || table.count_legal() == 1 {
        best.clone()
    } else {
        think(engine, vec![played.to_owned()]).unwrap_or_else(|| best.clone())
    };
    // The move that was played has been looked at more closely than all moves together. If it turns out to be as good, then
    // nothing was better; and where it is certain what the best move is worth, no estimate goes beyond that.
    if line.value.number() >= best.value.number() {
        if best.proved && !line.proved {
            line.value = best.value;
        }
        best = line.clone();
    }
    Some(Reviewed {
        event: table.len(),
        seat,
        seats: table.seats(),
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
