use crate::{Dice, Game, Seat, Seats, Turn};

/// What a search wants to know about a game beyond its rules: what a state is worth, and which moves to look at first.
///
/// Values are in hundredths of a point for games that count points, and in hundredths of a piece or so for those that do
/// not; they are always for a seat, never negated behind its back. With two seats `evaluate(s, a) == -evaluate(s, b)`.
/// Nothing here changes the rules: a search without any of the hints finds the same values, later.
pub trait Evaluate: Game {
    /// Can a position come up twice in a game? If not, no history is kept.
    const REPEATS: bool;

    /// The number of [slots](Evaluate::slot).
    const SLOTS: usize;

    /// An estimate of what the state is worth for the seat. Below [`Evaluate::SURE`] in size. The game is not over.
    fn evaluate(&self, state: &Self::State, seat: Seat) -> i32;

    /// What a finished game is worth for the seat: by default [`Evaluate::SURE`] for a win, less for a share of it.
    /// A game that counts points gives its margin instead, as `evaluate` does.
    fn outcome(&self, state: &Self::State, winners: Seats, seat: Seat) -> i32 {
        let _ = state;
        let seats = i32::from(self.seats());
        let share = if winners.contains(seat) {
            Self::SURE / winners.len() as i32
        } else {
            0
        };
        // Shifted so that everybody's shares sum to zero: a draw of two is worth 0, a loss as much as a win, negated.
        (share * seats - Self::SURE) / (seats - 1).max(1)
    }

    /// What a move leads to at first sight, for the seat: its outcome if it ends the game, otherwise the estimate.
    fn evaluate_after(&self, state: &Self::State, mv: Self::Move, seat: Seat) -> i32 {
        let mut next = state.clone();
        self.play(&mut next, mv);
        match self.turn(&next) {
            Turn::Over(winners) => self.outcome(&next, winners, seat),
            _ => self.evaluate(&next, seat),
        }
    }

    /// How the seats stand at a table at which each plays for itself: for every seat the logarithm of its chance to win, up to a
    /// number that all have in common, in points of which [`DOUBLE`](Evaluate::DOUBLE) more are twice the chance. By default the
    /// estimates. The game is not over, and the seat to move has no win at hand that [`wins_now`](Evaluate::wins_now) sees.
    fn prospects(&self, state: &Self::State, out: &mut [i32]) {
        for (value, seat) in out.iter_mut().zip((0..).map(Seat::new)) {
            *value = self.evaluate(state, seat);
        }
    }

    /// How likely a seat that looks ahead a little makes the move that led to this state: the logarithm, up to a number that all
    /// moves have in common, in points of which [`DOUBLE`](Evaluate::DOUBLE) more are twice as likely. By default the estimate.
    /// The game is not over.
    fn appeal(&self, next: &Self::State, mover: Seat) -> i32 {
        self.evaluate(next, mover)
    }

    /// Whose [prospects](Evaluate::prospects) are better by this is twice as likely to win.
    const DOUBLE: i32 = 100;

    /// With two seats, whose estimate at the end of a search is this wins with odds of e to one, 73 of 100 games. Searches do not
    /// look at it: it is what people are told.
    const ODDS: i32 = 300;

    /// In a game that counts points, what [outcomes](Evaluate::outcome) have beyond the margin for winning, and less for losing, so
    /// that a narrow win is better than a wide loss. People are told the margin.
    const BONUS: i32 = 0;

    /// The part of an outcome that is no margin, for the seat.
    #[must_use]
    fn bonus(winners: Seats, seat: Seat) -> i32 {
        match winners.len() {
            1 if winners.contains(seat) => Self::BONUS,
            1 => -Self::BONUS,
            _ => 0,
        }
    }

    /// What a sure win is worth; estimates and shares of a win stay well below.
    const SURE: i32 = 1_000_000;

    /// Is this the value of a sure win, however many plies away? (A sure loss is the same negated.) *FINAL*
    #[must_use]
    fn is_sure(value: i32) -> bool {
        value > Self::SURE - 1000
    }

    /// A small number below [`SLOTS`](Evaluate::SLOTS) for what moves of a kind have in common, such as piece and
    /// destination: the search remembers which of them have been good.
    fn slot(&self, state: &Self::State, mv: Self::Move) -> usize;

    /// How promising the move looks at first sight; the higher, the earlier it is searched. 0 for nothing special.
    fn promise(&self, state: &Self::State, mv: Self::Move) -> i32 {
        let _ = (state, mv);
        0
    }

    /// How much a unit of [promise](Evaluate::promise) counts beside what the search has learnt about a move, at most 65,536. By
    /// default the promise decides, and what was learnt only between equals.
    const TRUST: i32 = 100_000;

    /// Appends the [promise](Evaluate::promise) of each of the moves. Override where much of it is the same for all of them.
    fn promises(&self, state: &Self::State, moves: &[Self::Move], out: &mut Vec<i32>) {
        out.extend(moves.iter().map(|&mv| self.promise(state, mv)));
    }

    /// Appends the moves that change so much that no estimate can be trusted before they are played out.
    fn forcing(&self, state: &Self::State, out: &mut Vec<Self::Move>) {
        let _ = (state, out);
    }

    /// Hands the turn to the next seat as if nothing had been played; `false` where that cannot be done, or tells
    /// nothing because having to move can be a burden.
    fn skip(&self, state: &mut Self::State) -> bool {
        let _ = state;
        false
    }

    /// A key that states share if they have the same moves in the same order and are worth the same up to a difference that
    /// is known at sight; and that difference for the seat. The search keeps what it finds under this key, less the
    /// difference: the more states share it, the less is searched twice. A game whose values can be
    /// [sure](Evaluate::is_sure) has no differences but 0.
    fn kin(&self, state: &Self::State, seat: Seat) -> (u64, i32) {
        let _ = seat;
        (self.key(state), 0)
    }

    /// A key that states have in common only if they have the same moves, and made of nothing that the seat to move cannot see.
    /// `None` where the game has none at hand: a search by moves then has to compare lists of them.
    fn choices(&self, state: &Self::State) -> Option<u64> {
        let _ = state;
        None
    }

    /// A number of plies within which the game is over from here, whatever happens, where one is known that is worth trying
    /// to search to the end. The game has no draws then, and positions do not repeat.
    fn plies_left(&self, state: &Self::State) -> Option<u32> {
        let _ = state;
        None
    }

    /// The least depth at which the search asks its memory: more than 1 where searching a few leaves is quicker than
    /// looking them up.
    const LOOKUP: i32 = 1;

    /// Every [style](Evaluate::style) that the game is played in. No other search is compiled for it.
    const STYLES: Styles = Styles::only(Style::AlphaBeta);

    /// Which search plays the game best from this state on, by measurement.
    fn style(&self, state: &Self::State) -> Style {
        let _ = state;
        Style::AlphaBeta
    }

    /// The least and the most that the game can still be worth for the seat, whatever happens.
    fn limits(&self, state: &Self::State, seat: Seat) -> (i32, i32) {
        let _ = (state, seat);
        (-Self::SURE, Self::SURE)
    }

    /// Does [`wins_now`](Evaluate::wins_now) see wins without trying moves? Then every search asks it.
    const SEES_WINS: bool = false;

    /// A move that wins for the seat to move, and for nobody else with it, if there is one. Override where that can be seen
    /// without trying every move: a search for forced wins asks at every node.
    fn wins_now(&self, state: &Self::State) -> Option<Self::Move> {
        let mover = self.turn(state).seat()?;
        let mut moves = Vec::new();
        self.moves(state, &mut moves);
        moves.into_iter().find(|&mv| {
            let mut next = state.clone();
            self.play(&mut next, mv);
            self.turn(&next) == Turn::Over(Seats::only(mover))
        })
    }

    /// Plays random moves to the end, or not much further than anybody would look: what it was worth for the seat, and how many
    /// moves it took. `None` where the moves of the rules are quick enough; whoever knows a quicker way gives it.
    fn play_out(&self, state: &Self::State, seat: Seat, dice: &mut Dice) -> Option<(i32, u32)> {
        let _ = (state, seat, dice);
        None
    }

    /// Plies after which some counter that the key does not know ends the game, if nothing sets it back: a proof that takes
    /// longer may hold on one way to a position and not on another. `plies` counts those played since
    /// the history was last [forgotten](Game::forgets_history).
    fn fuse(&self, state: &Self::State, plies: usize) -> u32 {
        let _ = (state, plies);
        u32::MAX
    }
}

/// The searches that there are.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Style {
    /// Principal-variation search: two seats, or all others against one.
    AlphaBeta,
    /// Every seat for itself.
    MaxN,
    /// Every seat for itself, by playouts of seats that err.
    Crowd,
    /// Best-first tree search by estimates, for draws and secrets.
    Tree,
    /// Best-first tree search by random playouts, where no estimate is as good.
    Playouts,
}

/// Some of the searches that there are.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Styles(u8);

impl Styles {
    /// This one.
    #[must_use]
    pub const fn only(style: Style) -> Self {
        Self(1 << style as u8)
    }

    /// This one too.
    #[must_use]
    pub const fn and(self, style: Style) -> Self {
        Self(self.0 | 1 << style as u8)
    }

    /// Is it one of them?
    #[must_use]
    pub const fn has(self, style: Style) -> bool {
        self.0 & 1 << style as u8 != 0
    }

    /// What is left for somebody who looks a few plies ahead: playouts know no depth.
    #[must_use]
    pub const fn short_sighted(self) -> Self {
        let mut styles = Self(self.0 & !(1 << Style::Playouts as u8 | 1 << Style::Crowd as u8));
        if self.has(Style::Playouts) {
            styles = styles.and(Style::AlphaBeta);
        }
        if self.has(Style::Crowd) {
            styles = styles.and(Style::MaxN);
        }
        styles
    }
}

impl Style {
    /// What somebody does instead who looks a few plies ahead.
    #[must_use]
    pub const fn short_sighted(self) -> Self {
        match self {
            Self::Playouts => Self::AlphaBeta,
            Self::Crowd => Self::MaxN,
            other => other,
        }
    }
}
