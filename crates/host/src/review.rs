use quartet_game::Seat;
use quartet_search::Control;

use crate::{AnyEngine, AnyMatch, Request, Thought, ThoughtLine, Worth};

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
    /// The chance to win that the seat had with it, from 0 to 1.
    pub chance: f64,
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
        (self.best.chance - self.chance).max(0.0)
    }

    /// The points that were thrown away, if the game counts points.
    #[must_use]
    pub fn points_lost(&self) -> f64 {
        (self.best.value.number() - self.value.number()).max(0.0)
    }
}

/// Judges the moves of a game, one after the other.
pub struct Reviewer<'a> {
    engine: &'a mut dyn AnyEngine,
    /// How many threads search.
    threads: usize,
    /// After so many events it is certain what the position is worth for the seat to move: the move before has shown it.
    known: Option<(usize, Worth)>,
}

impl<'a> Reviewer<'a> {
    /// With an engine that searches by so many threads.
    pub fn new(engine: &'a mut dyn AnyEngine, threads: usize) -> Self {
        Self {
            engine,
            threads,
            known: None,
        }
    }

    /// What the next move of a game was worth. `table` stands before it; `None` if the event is no move of a seat. `control` is
    /// made anew for each search, of which there may be three.
    pub fn judge(
        &mut self,
        table: &dyn AnyMatch,
        played: &str,
        control: &dyn Fn() -> Box<dyn Control>,
    ) -> Option<Reviewed> {
        let seat = table.turn().seat()?;
        if played.starts_with('#') {
            return None;
        }
        let known = self.known.take().filter(|(at, _)| *at == table.len());
        let known = known.map(|(_, worth)| worth);
        let thought = self.think(table, Vec::new(), None, control);
        let mut best = thought.lines.into_iter().next()?;
        let is_solved = best.proved;
        // To look further at one move than at the others would measure it by something else.
        let depth = (thought.is_even && !is_solved).then_some(thought.depth);
        let mut alone = |mv: &str, depth| {
            let thought = self.think(table, vec![mv.to_owned()], depth, control);
            thought.lines.into_iter().next()
        };
        let choice = best.moves.first().cloned().unwrap_or_default();
        let mut line = best.clone();
        if choice != played && table.count_legal() > 1 {
            line = alone(played, depth).unwrap_or(line);
            if line.proved && !best.proved {
                // What is certain is no measure for an estimate: so much is lost only if that is as certain.
                let alone = alone(&choice, None).filter(|alone| alone.proved);
                best = alone.unwrap_or(best);
            }
        }
        // No estimate goes beyond what is certain.
        if let Some(most) = known.or(is_solved.then_some(best.value)) {
            for one in [&mut best, &mut line] {
                if !one.proved && one.value.number() >= most.number() {
                    (one.value, one.chance) = (most, most.certain_chance());
                }
            }
        }
        // The move that was played may have been looked at more closely than all moves together. If it turns out to be as good,
        // then nothing was better, as far as anybody knows.
        if line.value.number() >= best.value.number() {
            best = line.clone();
        }
        let is_known = known.is_some_and(|worth| best.proved && best.value.is_as_good(worth));
        if line.proved && table.seats() == 2 {
            self.known = Some((table.len() + 1, line.value.for_the_next()));
        }
        Some(Reviewed {
            event: table.len(),
            seat,
            played: played.to_owned(),
            value: line.value,
            chance: line.chance,
            proved: line.proved && (is_solved || is_known),
            best,
        })
    }

    fn think(
        &mut self,
        table: &dyn AnyMatch,
        only: Vec<String>,
        depth: Option<u32>,
        control: &dyn Fn() -> Box<dyn Control>,
    ) -> Thought {
        let request = Request {
            only,
            depth,
            threads: self.threads,
            ..Request::default()
        };
        self.engine.think(table, request, &*control(), &mut |_| {})
    }
}

impl std::fmt::Debug for Reviewer<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "reviewer who knows {:?}", self.known)
    }
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
