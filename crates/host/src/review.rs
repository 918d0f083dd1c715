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

    /// The points or pieces that were thrown away; `None` where a win or a loss is sure, which no number of them makes up for.
    #[must_use]
    pub fn points_lost(&self) -> Option<f64> {
        match (self.best.value, self.value) {
            (Worth::Hundredths(best), Worth::Hundredths(value)) => {
                Some(f64::from(best.saturating_sub(value).max(0)) / 100.0)
            }
            _ => None,
        }
    }
}

/// Judges the moves of a game, one after the other.
pub struct Reviewer<'a> {
    engine: &'a mut dyn AnyEngine,
    /// How many threads search.
    threads: usize,
    /// After so many events it is certain what the position is worth for the seat to move: the move before has shown it.
    known: Option<(usize, ThoughtLine)>,
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
        let known = known.map(|(_, line)| line);
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
        let most = known.clone().or_else(|| is_solved.then(|| best.clone()));
        if let Some(most) = most {
            for one in [&mut best, &mut line] {
                if !one.proved && one.is_as_good_as(&most) {
                    (one.value, one.chance) = (most.value, most.chance);
                }
            }
        }
        // The move that was played may have been looked at more closely than all moves together. If it turns out to be as good,
        // then nothing was better, as far as anybody knows.
        if line.is_as_good_as(&best) {
            best = line.clone();
        }
        let is_known = known.is_some_and(|most| best.proved && best.is_as_good_as(&most));
        if line.proved && table.seats() == 2 {
            self.known = Some((table.len() + 1, line.clone().for_the_next()));
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_number_of_points_is_lost_where_a_win_is_sure() {
        let lost = |best, value| {
            let line = ThoughtLine {
                value: best,
                chance: 1.0,
                proved: true,
                moves: Vec::new(),
            };
            let reviewed = Reviewed {
                event: 0,
                seat: Seat::new(0),
                played: String::new(),
                value,
                chance: 0.5,
                best: line,
                proved: true,
            };
            reviewed.points_lost()
        };
        let points = Worth::Hundredths;
        assert_eq!(lost(points(150), points(-100)), Some(2.5));
        assert_eq!(lost(points(-100), points(150)), Some(0.0));
        assert_eq!(lost(Worth::Win(3), points(150)), None);
        assert_eq!(lost(points(150), Worth::Loss(2)), None);
        assert_eq!(lost(Worth::Loss(6), Worth::Loss(2)), None);
    }
}
