use quartet_game::Seat;
use quartet_host::{AnyMatch, Reviewed, accuracy};

/// A finished game, looked at move by move.
pub(crate) struct Review {
    /// The match at its end.
    table: Box<dyn AnyMatch>,
    /// What has been found out so far, in the order of the moves.
    pub(crate) moves: Vec<Reviewed>,
    /// Has everything been found out?
    pub(crate) is_done: bool,
    /// The number of events before the position that is shown.
    pub(crate) at: usize,
}

impl Review {
    /// Begins at the end of the game.
    pub(crate) fn new(table: &dyn AnyMatch) -> Self {
        Self {
            at: table.len(),
            table: table.duplicate(),
            moves: Vec::new(),
            is_done: false,
        }
    }

    /// One more move has been looked at.
    pub(crate) fn add(&mut self, reviewed: Reviewed) {
        self.moves.push(reviewed);
    }

    /// The game at its end.
    pub(crate) fn table(&self) -> &dyn AnyMatch {
        &*self.table
    }

    /// The game at the position that is shown.
    pub(crate) fn position(&self) -> Box<dyn AnyMatch> {
        let mut table = self.table.duplicate();
        while table.len() > self.at {
            table.undo();
        }
        table
    }

    /// One move on or back; draws are passed over.
    pub(crate) fn step(&mut self, forwards: bool) {
        let movers = self.table.movers();
        self.at = match forwards {
            true => {
                let next = (self.at + 1..=movers.len()).find(|n| movers[n - 1].is_some());
                next.unwrap_or(movers.len())
            }
            false => {
                let before = (0..self.at).rev().find(|n| movers[*n].is_some());
                before.unwrap_or(0)
            }
        };
    }

    /// To the next move that threw away much, round and round.
    pub(crate) fn next_mistake(&mut self) {
        let mistakes = self.mistakes();
        let after = mistakes.iter().find(|event| **event > self.at);
        if let Some(event) = after.or(mistakes.first()) {
            self.at = *event;
        }
    }

    /// The moves that threw away most, in the order of the game.
    pub(crate) fn mistakes(&self) -> Vec<usize> {
        let mut worst: Vec<&Reviewed> = self.moves.iter().collect();
        worst.retain(|reviewed| reviewed.chance_lost() >= 0.1);
        worst.sort_by(|a, b| b.chance_lost().total_cmp(&a.chance_lost()));
        worst.truncate(5);
        let mut events: Vec<usize> = worst.iter().map(|reviewed| reviewed.event).collect();
        events.sort_unstable();
        events
    }

    /// What was found out about the move that is played in the position shown.
    pub(crate) fn here(&self) -> Option<&Reviewed> {
        self.moves.iter().find(|reviewed| reviewed.event == self.at)
    }

    /// How well the seat played, out of a hundred.
    pub(crate) fn accuracy(&self, seat: Seat) -> Option<f64> {
        accuracy(&self.moves, seat)
    }

    /// The chances of the first seat before each move, from 0 to 1. With more than two seats: of whoever moved.
    pub(crate) fn chances(&self) -> Vec<f64> {
        let two = self.table.seats() == 2;
        let chances = self.moves.iter().map(|reviewed| {
            let own = reviewed.chance;
            match two && reviewed.seat != Seat::new(0) {
                true => 1.0 - own,
                false => own,
            }
        });
        chances.collect()
    }
}
