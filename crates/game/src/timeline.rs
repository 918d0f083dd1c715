use crate::{Ending, Event, EventOf, EventView, Game, Seat, Seats, Turn, View, Viewer, why};

/// A game in progress: the table, the events so far, and everything that only their history decides (repetition, caps,
/// flags, resignations, agreed draws).
#[derive(Clone, Debug)]
pub struct Timeline<G: Game> {
    game: G,
    state: G::State,
    frames: Vec<Frame<G>>,
    /// The keys of the positions before each move and each draw. Acts at the table leave none: they are no plies.
    keys: Vec<u64>,
    /// Index into `keys` of the oldest one that still counts.
    window: usize,
    /// The seats that have neither resigned nor run out of time.
    active: Seats,
    /// Set when something else than the state has ended the game.
    ended: Option<Ending>,
}

/// What is needed to take an event back.
#[derive(Clone, Debug)]
struct Frame<G: Game> {
    event: EventOf<G>,
    before: G::State,
    window: usize,
    active: Seats,
}

impl<G: Game> Timeline<G> {
    /// A game that begins in the table's initial state.
    #[must_use]
    pub fn new(game: G) -> Self {
        let state = game.initial();
        Self::from_state(game, state)
    }

    /// A game that begins in a given state, with no history.
    #[must_use]
    pub fn from_state(game: G, state: G::State) -> Self {
        Self {
            active: Seats::all(game.seats()),
            game,
            state,
            frames: Vec::new(),
            keys: Vec::new(),
            window: 0,
            ended: None,
        }
    }

    /// The table.
    #[must_use]
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The state after all events.
    #[must_use]
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// The state before the first event.
    #[must_use]
    pub fn start(&self) -> &G::State {
        self.frames.first().map_or(&self.state, |f| &f.before)
    }

    /// The events so far with the state before each.
    pub fn events(
        &self,
    ) -> impl DoubleEndedIterator<Item = (&G::State, EventOf<G>)> + ExactSizeIterator {
        self.frames.iter().map(|f| (&f.before, f.event))
    }

    /// The event with this index and the state before it.
    #[must_use]
    pub fn event(&self, index: usize) -> Option<(&G::State, EventOf<G>)> {
        self.frames.get(index).map(|f| (&f.before, f.event))
    }

    /// The number of events so far.
    #[must_use]
    pub fn len(&self) -> usize {
        self.frames.len()
    }

    /// Has nothing happened yet?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.frames.is_empty()
    }

    /// The keys of the positions before this one that still count towards repetition, oldest first.
    #[must_use]
    pub fn history(&self) -> &[u64] {
        &self.keys[self.window..]
    }

    /// The seats that have neither resigned nor run out of time.
    #[must_use]
    pub fn active(&self) -> Seats {
        self.active
    }

    /// Who acts next, history included.
    #[must_use]
    pub fn turn(&self) -> Turn {
        match self.ending() {
            Some(ending) => Turn::Over(ending.winners),
            None => self.game.turn(&self.state),
        }
    }

    /// How the game ended, if it has.
    #[must_use]
    pub fn ending(&self) -> Option<Ending> {
        if self.ended.is_some() {
            return self.ended;
        }
        let Turn::Over(winners) = self.game.turn(&self.state) else {
            return None;
        };
        Some(Ending {
            winners: self.still_in(winners),
            why: self.game.why(&self.state),
        })
    }

    /// Lets an event happen.
    ///
    /// # Panics
    /// If the game is over, or as [`Game::play`] does if the event is not possible now.
    pub fn push(&mut self, event: EventOf<G>) {
        assert!(self.ending().is_none(), "the game is over");
        let key = self.game.key(&self.state);
        self.frames.push(Frame {
            event,
            before: self.state.clone(),
            window: self.window,
            active: self.active,
        });
        if event.is_ply() {
            self.keys.push(key);
        }
        match event {
            Event::Move(mv) => {
                if self.game.forgets_history(&self.state, mv) {
                    self.window = self.keys.len();
                }
                self.game.play(&mut self.state, mv);
            }
            Event::Chance(chance) => self.game.resolve(&mut self.state, chance),
            Event::Resign(seat) => self.leave(seat, why::RESIGN),
            Event::Time(seat) => self.leave(seat, why::TIME),
            Event::Agree => {
                self.ended = Some(Ending {
                    winners: self.active,
                    why: why::AGREED,
                });
            }
        }
        if event.is_ply() && !self.game.turn(&self.state).is_over() {
            let ending = self.game.ends_by_history(&self.state, self.history());
            self.ended = ending.map(|e| Ending {
                winners: self.still_in(e.winners),
                ..e
            });
        }
    }

    /// Takes the last event back and returns it.
    pub fn pop(&mut self) -> Option<EventOf<G>> {
        let frame = self.frames.pop()?;
        if frame.event.is_ply() {
            self.keys.pop();
        }
        self.state = frame.before;
        self.window = frame.window;
        self.active = frame.active;
        self.ended = None;
        Some(frame.event)
    }

    /// Makes the draws that the options fix.
    pub fn settle(&mut self) {
        while self.ended.is_none()
            && let Some(chance) = self.game.fixed_outcome(&self.state)
        {
            self.push(Event::Chance(chance));
        }
    }

    /// What the viewer may know of the table and the state. Once the game is over there are no secrets.
    #[must_use]
    pub fn view(&self, viewer: Viewer) -> View<G> {
        if self.ending().is_some() {
            View::unveiled(&self.game, &self.state, viewer)
        } else {
            View::new(&self.game, &self.state, viewer)
        }
    }

    /// What the viewer may know of the events so far. Once the game is over there are no secrets.
    #[must_use]
    pub fn event_views(&self, viewer: Viewer) -> Vec<EventView<EventOf<G>>> {
        let over = self.ending().is_some();
        let look = |frame: &Frame<G>| match (frame.event, self.game.turn(&frame.before)) {
            (Event::Move(mv), Turn::Seat(seat))
                if !over && self.game.hides(&frame.before, mv, viewer) =>
            {
                EventView::Hidden(seat)
            }
            (event, _) => EventView::Shown(event),
        };
        self.frames.iter().map(look).collect()
    }

    /// A seat resigns or runs out of time.
    fn leave(&mut self, seat: Seat, why: &'static str) {
        assert!(self.active.contains(seat), "the seat is still in the game");
        self.active = self.active.without(seat);
        if self.active.len() > 1 {
            self.game.retire(&mut self.state, seat);
        } else {
            self.ended = Some(Ending {
                winners: self.active,
                why,
            });
        }
    }

    /// Seats that are out win nothing: not even a share of a draw.
    fn still_in(&self, winners: Seats) -> Seats {
        let winners = winners.and(self.active);
        if winners.is_empty() {
            self.active
        } else {
            winners
        }
    }
}
