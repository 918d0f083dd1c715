use quartet_game::{Dice, Evaluate, Seat, Seats, Turn, odds};

use crate::{Control, Limits, Line, Report, chance, descent::Descent};

/// A tree search for tables of several seats of which each plays for itself: best-first, with a value per seat.
///
/// With more than two seats a mistake of one is mostly a gift to the next, and whoever could have prevented it pays. So the others
/// are not taken to be perfect: they take a win at hand and often see what would let the next seat win, but not always. Some play
/// what looks best; some look ahead, and to them other moves [appeal](Evaluate::appeal) than to those who look only at their own
/// move; some look at nothing. Whoever takes the one for the
/// other loses: so the moves that a seat has made are [studied](Crowd::study), and as long as they leave a doubt, it is taken now
/// for the one and now for the other. A leaf is judged by playing on from there for some
/// plies by seats that look at nothing but what lets the next seat win, and then by the [prospects](Evaluate::prospects).
///
/// A win at hand is kept in the tree as a fact, and so is a win of the seat that thinks which nobody can prevent. A move that wins
/// is reported as proved and nothing else, because the history is not looked at. For games without draws and secrets. The same seed and the same
/// number of nodes give the same answer everywhere.
#[derive(Debug)]
pub struct Crowd<'a, G: Evaluate> {
    game: &'a G,
    settings: CrowdSettings,
    dice: Dice,
    me: Seat,
    /// The moves at the root that are looked at; all of them if it is empty.
    only: Vec<G::Move>,
    /// How each seat is taken to play in this descent.
    seen_as: [Kind; SEATS],
    /// How likely each seat plays in each manner, in thousandths, by what it has played so far.
    known: [[u32; Kind::COUNT]; SEATS],
    twigs: Vec<Twig<G::Move>>,
    /// The twigs from the root to where it is, each with the seat that played it.
    path: Vec<(usize, Seat)>,
    moves: Vec<G::Move>,
    sights: Vec<Sight>,
    /// For every move at the root, what the seat that thinks got of the win as people are told it, summed over all visits: the
    /// others are not taken to be [weaker](CrowdSettings::weakness).
    told: Vec<f64>,
    /// The most twigs that there may be.
    most: usize,
    nodes: u64,
    deepest: u32,
}

/// How a [`Crowd`] weighs things.
#[derive(Copy, Clone, Debug)]
pub struct CrowdSettings {
    /// How much a rarely tried move is preferred.
    pub curiosity: f32,
    /// How much worse than what is known a move is thought to be before it is tried.
    pub doubt: f32,
    /// What follows a move is looked at when it has been tried so often.
    pub ripe: u32,
    /// Of a thousand moves of the others in the tree, so many are made without looking ahead.
    pub guesses: u32,
    /// How those play who look ahead.
    pub ahead: Manner,
    /// How those play who look no further than their own move.
    pub sight: Manner,
    /// How those play who look at nothing.
    pub any: Manner,
    /// In a playout another seat than the one that thinks tries so many moves for one that does not let the next seat win.
    pub tries: usize,
    /// A playout that goes on longer is judged by the prospects.
    pub plies: u32,
    /// How much worse the [prospects](Evaluate::prospects) of the others are than they look, because they do not play as well as
    /// the one that thinks. Who does not know that hurries to win, whatever the others threaten meanwhile.
    pub weakness: i32,
    /// The tree takes at most so many bytes.
    pub bytes: usize,
}

/// How a seat chooses its moves, as far as others can know.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Manner {
    /// Of a thousand moves, so many may be any move.
    pub whims: u32,
    /// Of a thousand of the rest, so many are made without seeing what lets the next seat win: if a single move of
    /// [forty](Manner::USUAL) does not.
    pub blind: u32,
    /// Is that seen more often where more moves prevent it, and less often where there are more moves to look at? So errs a tree
    /// search that has little time: it overlooks less by the square of the moves that prevent it and one, and more by the square
    /// of all moves.
    pub searches: bool,
    /// A move that looks worse by this much is half as likely. At least 1.
    pub heat: i32,
}

impl Manner {
    /// Where there are so many moves, [`blind`](Manner::blind) holds as it is.
    pub const USUAL: u32 = 40;

    /// Of a thousand seats that have so many moves, of which so many do not lose at once, how many overlook all of the latter.
    #[must_use]
    pub fn overlooking(&self, moves: u32, ways_out: u32) -> u32 {
        if !self.searches {
            return self.blind;
        }
        let rate = u64::from(self.blind) * Self::risk(moves, ways_out);
        (rate / 1_000_000).min(1000) as u32
    }

    /// How much likelier than a single way out among the usual moves such a search overlooks these, in millionths.
    #[must_use]
    pub fn risk(moves: u32, ways_out: u32) -> u64 {
        let part = |n: u32, of: u32| u64::from(n * n) * 1000 / u64::from(of * of);
        part(2, ways_out + 1) * part(moves, Self::USUAL)
    }
}

/// By measurement in games of three seats; see the style of the game that has them.
impl Default for CrowdSettings {
    fn default() -> Self {
        Self {
            curiosity: 1.0,
            doubt: 0.1,
            ripe: 4,
            guesses: 900,
            ahead: Manner {
                whims: 5,
                blind: 320,
                searches: true,
                heat: 100,
            },
            sight: Manner {
                whims: 50,
                blind: 400,
                searches: false,
                heat: 1,
            },
            any: Manner {
                whims: 1000,
                blind: 1000,
                searches: false,
                heat: 1,
            },
            tries: 20,
            plies: 3,
            weakness: 250,
            bytes: 32 << 20,
        }
    }
}

/// A move in the tree, with what was found behind it.
#[derive(Clone, Debug)]
struct Twig<M> {
    mv: Option<M>,
    /// The moves that may follow: the first of them, and how many. They lie side by side, what looks best first.
    first: u32,
    len: u16,
    /// How likely a seat plays it that is not thought to look for what is best for it, up to a factor.
    odds: [u16; Kind::COUNT],
    visits: u32,
    /// What the seat that plays it got, summed over all visits.
    sum: f64,
    /// Who wins from here for sure, if everybody takes a win at hand.
    winner: Option<Seat>,
}

impl<M> Twig<M> {
    fn new(mv: Option<M>) -> Self {
        Self {
            mv,
            first: 0,
            len: 0,
            odds: [0; Kind::COUNT],
            visits: 0,
            sum: 0.0,
            winner: None,
        }
    }

    fn mean(&self) -> f32 {
        (self.sum / f64::from(self.visits.max(1))) as f32
    }

    fn following(&self) -> std::ops::Range<usize> {
        let first = self.first as usize;
        first..first + usize::from(self.len)
    }
}

/// A move as it looks before anything is searched.
#[derive(Copy, Clone, Debug)]
struct Sight {
    /// Its place in the list of moves.
    number: u32,
    /// How good it looks to who does not look ahead, if that was asked for.
    value: i32,
    /// How much it appeals to who looks ahead, if that was asked for.
    appeal: i32,
    /// Decides between equals.
    lot: u32,
    /// Who has won with it, or wins at once after it.
    winner: Option<Seat>,
}

impl Sight {
    /// How good it looks to those of a kind.
    fn looks(&self, kind: Kind) -> i32 {
        match kind {
            Kind::Ahead => self.appeal,
            Kind::Sight | Kind::Any => self.value,
        }
    }
}

/// How good the best of the moves looks to those of a kind.
fn best(sights: &[Sight], kind: Kind) -> i32 {
    let looks = sights.iter().map(|sight| sight.looks(kind));
    looks.max().unwrap_or_default()
}

const SEATS: usize = 4;

/// Who plays in one of the [manners](Crowd::manner).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Kind {
    /// Looks ahead.
    Ahead,
    /// Looks no further than the own move.
    Sight,
    /// Looks at nothing.
    Any,
}

impl Kind {
    const ALL: [Self; 3] = [Self::Ahead, Self::Sight, Self::Any];
    const COUNT: usize = Self::ALL.len();
}

/// Each seat's share of the win, expected or real.
type Shares = [f32; SEATS];

/// What came of a descent.
#[derive(Copy, Clone, PartialEq, Debug)]
struct Verdict {
    shares: Shares,
    /// The share of the seat that thinks if the others are not weaker than it.
    told: f32,
}

/// How a seat in a playout moves on.
enum Step<S> {
    To(S),
    End(Verdict),
}

impl<'a, G: Evaluate> Crowd<'a, G> {
    /// A search at a table of at most four seats, with its own dice.
    ///
    /// # Panics
    /// If there are more seats.
    #[must_use]
    pub fn new(game: &'a G, settings: CrowdSettings, seed: u64) -> Self {
        assert!(usize::from(game.seats()) <= SEATS, "at most four seats");
        let most = settings.bytes / size_of::<Twig<G::Move>>();
        Self {
            game,
            settings,
            dice: Dice::new(seed),
            me: Seat::new(0),
            only: Vec::new(),
            seen_as: [Kind::Sight; SEATS],
            known: [[0, 1000, 0]; SEATS],
            twigs: Vec::with_capacity(most),
            path: Vec::with_capacity(256),
            moves: Vec::with_capacity(1024),
            sights: Vec::with_capacity(1024),
            told: Vec::with_capacity(1024),
            most,
            nodes: 0,
            deepest: 0,
        }
    }

    /// Looks only at these moves of the state that is searched next, each as closely as the time allows.
    pub fn look_only_at(&mut self, moves: &[G::Move]) {
        self.only = moves.to_vec();
    }

    /// Searches until it is told to stop or nothing is left to find out. The report has no line if it is not a seat's turn;
    /// `limits.depth` is not looked at. `watch` sees what is known from time to time.
    pub fn run(
        &mut self,
        state: &G::State,
        control: &dyn Control,
        limits: Limits,
        watch: impl FnMut(&Report<G::Move>),
    ) -> Report<G::Move> {
        let Turn::Seat(me) = self.game.turn(state) else {
            return Report::default();
        };
        self.me = me;
        self.nodes = 0;
        self.deepest = 0;
        self.twigs.clear();
        self.twigs.push(Twig::new(None));
        self.grow(0, state, me);
        self.told.clear();
        self.told.resize(self.twigs[0].following().len(), 0.0);
        let is_one_wanted = limits.lines <= 1 && self.only.is_empty();
        let mut gathering = Gathering {
            crowd: self,
            state,
            is_one_wanted,
        };
        gathering.descend_until(control, limits, watch)
    }

    /// From the root to a leaf and back.
    fn descend(&mut self, root: &G::State) {
        self.path.clear();
        self.take_for();
        let Verdict { shares, told } = self.walk(root);
        if let Some((first, _)) = self.path.first() {
            self.told[first - self.twigs[0].first as usize] += f64::from(told);
        }
        self.deepest = self.deepest.max(self.path.len() as u32);
        self.twigs[0].visits += 1;
        for n in (0..self.path.len()).rev() {
            let (at, mover) = self.path[n];
            let twig = &mut self.twigs[at];
            twig.visits += 1;
            twig.sum += f64::from(shares[mover.index()]);
            if let Some(winner) = twig.winner {
                let before = if n > 0 { self.path[n - 1].0 } else { 0 };
                self.conclude(before, mover, winner);
            }
        }
    }

    /// Takes each seat for one of the kinds that it may be.
    fn take_for(&mut self) {
        for seat in 0..usize::from(self.game.seats()) {
            let known = self.known[seat];
            if known.contains(&1000) {
                continue;
            }
            let mut left = self.dice.below(1000);
            for kind in Kind::ALL {
                let likely = known[kind as usize];
                if left < likely {
                    self.seen_as[seat] = kind;
                    break;
                }
                left -= likely;
            }
        }
    }

    /// From the root to a leaf; what that is worth.
    fn walk(&mut self, root: &G::State) -> Verdict {
        let mut state = root.clone();
        let mut at = 0;
        loop {
            self.nodes += 1;
            let Turn::Seat(mover) = self.game.turn(&state) else {
                return self.judge(&state);
            };
            if at != 0
                && let Some(winner) = self.twigs[at].winner
            {
                return self.won(winner);
            }
            if self.twigs[at].len == 0 {
                let is_ripe = self.twigs[at].visits >= self.settings.ripe;
                if !is_ripe || !self.grow(at, &state, mover) {
                    return self.play_out(state);
                }
                if let Some(winner) = self.twigs[at].winner {
                    return self.won(winner);
                }
            }
            let guesses = mover != self.me && self.dice.below(1000) < self.settings.guesses;
            let next = if guesses {
                self.guess(at, mover)
            } else {
                self.choose(at, mover)
            };
            let Some((next, mv)) = next.and_then(|next| Some((next, self.twigs[next].mv?))) else {
                return self.judge(&state);
            };
            self.game.play(&mut state, mv);
            self.path.push((next, mover));
            at = next;
        }
    }

    /// It is known who wins after one of the moves that `mover` has behind the twig: what does that say about the twig?
    ///
    /// That all moves of a seat lead to a win of another is a fact only if the one who thinks is to win: others may not find
    /// the way.
    fn conclude(&mut self, at: usize, mover: Seat, winner: Seat) {
        let all = || {
            let mut twigs = self.twigs[self.twigs[at].following()].iter();
            twigs.all(|twig| twig.winner == Some(winner))
        };
        if winner == mover || winner == self.me && all() {
            self.twigs[at].winner = Some(winner);
        }
    }

    fn has_win(&self, state: &G::State) -> bool {
        G::SEES_WINS && self.game.wins_now(state).is_some()
    }

    /// What comes of a state in which the seat to move has no win at hand, if seats play on that overlook much.
    fn play_out(&mut self, mut state: G::State) -> Verdict {
        for _ in 0..self.settings.plies {
            let Turn::Seat(mover) = self.game.turn(&state) else {
                break;
            };
            match self.step(&state, mover) {
                Step::To(next) => state = next,
                Step::End(verdict) => return verdict,
            }
        }
        self.judge(&state)
    }

    /// A random move after which the next seat has no win at hand; if none is found, that seat wins.
    fn step(&mut self, state: &G::State, mover: Seat) -> Step<G::State> {
        self.moves.clear();
        self.game.moves(state, &mut self.moves);
        let mut end = None;
        let tries = if mover == self.me {
            usize::MAX
        } else {
            self.settings.tries
        };
        for n in 0..tries.min(self.moves.len()) {
            let rest = (self.moves.len() - n) as u32;
            self.moves.swap(n, n + self.dice.below(rest) as usize);
            let mut next = state.clone();
            self.game.play(&mut next, self.moves[n]);
            self.nodes += 1;
            match self.game.turn(&next) {
                Turn::Over(winners) if winners.contains(mover) => {
                    return Step::End(self.judge(&next));
                }
                Turn::Over(_) => end = Some(self.judge(&next)),
                Turn::Seat(seat) if self.has_win(&next) => end = Some(self.won(seat)),
                _ => return Step::To(next),
            }
        }
        Step::End(end.unwrap_or_else(|| self.judge(state)))
    }

    /// What each seat gets of the win if it is over, or may hope for.
    fn judge(&self, state: &G::State) -> Verdict {
        if let Turn::Over(winners) = self.game.turn(state) {
            let mut shares = [0.0; SEATS];
            for seat in winners.iter() {
                shares[seat.index()] = 1.0 / winners.len() as f32;
            }
            return self.sure(shares);
        }
        let mut prospects = [0; SEATS];
        let prospects = &mut prospects[..usize::from(self.game.seats())];
        self.game.prospects(state, prospects);
        let told = self.shares(prospects)[self.me.index()];
        for (seat, prospect) in prospects.iter_mut().enumerate() {
            if seat != self.me.index() {
                *prospect -= self.settings.weakness;
            }
        }
        Verdict {
            shares: self.shares(prospects),
            told,
        }
    }

    /// The shares of the win that seats with such prospects can expect.
    fn shares(&self, prospects: &[i32]) -> Shares {
        let mut shares = [0.0; SEATS];
        let best = prospects.iter().copied().max().unwrap_or_default();
        let mut total = 0.0;
        for (share, prospect) in shares.iter_mut().zip(prospects) {
            *share = f32::from(odds(best - prospect, G::DOUBLE));
            total += *share;
        }
        shares.map(|share| share / total)
    }

    /// The whole win for one seat.
    fn won(&self, winner: Seat) -> Verdict {
        let mut shares = [0.0; SEATS];
        shares[winner.index()] = 1.0;
        self.sure(shares)
    }

    fn sure(&self, shares: Shares) -> Verdict {
        Verdict {
            shares,
            told: shares[self.me.index()],
        }
    }

    /// Adds the moves of the state behind a twig; `false` if the tree is full. The root always has its moves.
    fn grow(&mut self, at: usize, state: &G::State, mover: Seat) -> bool {
        self.moves.clear();
        self.game.moves(state, &mut self.moves);
        if at == 0 && !self.only.is_empty() {
            self.moves.retain(|mv| self.only.contains(mv));
        }
        if at != 0 && self.twigs.len() + self.moves.len() > self.most {
            return false;
        }
        self.nodes += self.moves.len() as u64;
        let known = self.known[mover.index()];
        // How the one who thinks plays is not guessed: it looks ahead.
        let is_guessed = mover != self.me;
        let kind = if is_guessed { Kind::Sight } else { Kind::Ahead };
        let ahead = !is_guessed || known[Kind::Ahead as usize] > 0;
        self.look_at_all(state, mover, [ahead, is_guessed, is_guessed]);
        // Of equals none is preferred because of where it stands in the list, but on every machine the same one: a sort that
        // makes no copy leaves equals in an order that depends on the machine.
        self.dice.shuffle(&mut self.sights);
        for (place, sight) in self.sights.iter_mut().enumerate() {
            sight.lot = place as u32;
        }
        let loses = |sight: &Sight| sight.winner.is_some_and(|winner| winner != mover);
        self.sights
            .sort_unstable_by_key(|sight| (loses(sight), -sight.looks(kind), sight.lot));
        let best = Kind::ALL.map(|kind| best(&self.sights, kind));
        self.twigs[at].first = self.twigs.len() as u32;
        self.twigs[at].len = self.sights.len() as u16;
        for sight in &self.sights {
            self.twigs.push(Twig {
                odds: Kind::ALL.map(|kind| {
                    if is_guessed && known[kind as usize] > 0 {
                        let behind = best[kind as usize] - sight.looks(kind);
                        odds(behind, self.manner(kind).heat)
                    } else {
                        0
                    }
                }),
                winner: sight.winner,
                ..Twig::new(Some(self.moves[sight.number as usize]))
            });
        }
        if let Some(winner) = self.sights.first().and_then(|sight| sight.winner) {
            self.conclude(at, mover, winner);
        }
        true
    }

    /// How each of the moves in `moves` looks at first sight to those of the kinds that are asked for.
    fn look_at_all(&mut self, state: &G::State, mover: Seat, kinds: [bool; Kind::COUNT]) {
        self.sights.clear();
        for number in 0..self.moves.len() {
            let sight = self.look(state, number, mover, kinds);
            self.sights.push(sight);
        }
    }

    /// How a move looks at first sight.
    fn look(
        &self,
        state: &G::State,
        number: usize,
        mover: Seat,
        [ahead, sight, any]: [bool; Kind::COUNT],
    ) -> Sight {
        let mut next = state.clone();
        self.game.play(&mut next, self.moves[number]);
        let turn = self.game.turn(&next);
        let (value, appeal) = if let Turn::Over(winners) = turn {
            let outcome = self.game.outcome(&next, winners, mover);
            (outcome, outcome)
        } else {
            let value = (sight || any).then(|| self.game.evaluate(&next, mover));
            let appeal = ahead.then(|| self.game.appeal(&next, mover));
            (value.unwrap_or_default(), appeal.unwrap_or_default())
        };
        let winner = match turn {
            Turn::Over(winners) => winners.iter().next().filter(|_| winners.len() == 1),
            Turn::Seat(seat) => Some(seat).filter(|_| self.has_win(&next)),
            Turn::Chance => None,
        };
        Sight {
            number: number as u32,
            value,
            appeal,
            lot: 0,
            winner,
        }
    }

    /// The twig that a seat goes on with which looks ahead.
    fn choose(&self, at: usize, mover: Seat) -> Option<usize> {
        let here = &self.twigs[at];
        let twigs = &self.twigs[here.following()];
        let eagerness = self.settings.curiosity * (here.visits as f32 + 1.0).sqrt();
        let (mut sum, mut visits) = (0.0, 0);
        for twig in twigs {
            sum += twig.sum;
            visits += twig.visits;
        }
        let known = match visits {
            0 => 0.5,
            visits => (sum / f64::from(visits)) as f32,
        };
        let mut best = None;
        let mut most = f32::NEG_INFINITY;
        for (place, twig) in twigs.iter().enumerate() {
            let mean = if twig.visits > 0 {
                twig.mean()
            } else {
                known - self.settings.doubt
            };
            let worth = mean + eagerness * share(place) / (1.0 + twig.visits as f32);
            let worth = match twig.winner {
                Some(winner) if winner == mover => f32::MAX,
                // Only if there is nothing else.
                Some(_) => worth - LOST,
                None => worth,
            };
            if worth > most {
                most = worth;
                best = Some(here.first as usize + place);
            }
        }
        best
    }

    /// The twig that a seat goes on with that is not thought to do what is best for it.
    fn guess(&mut self, at: usize, mover: Seat) -> Option<usize> {
        let range = self.twigs[at].following();
        if range.is_empty() {
            return None;
        }
        let kind = self.seen_as[mover.index()];
        let manner = self.manner(kind);
        if self.dice.below(1000) < manner.whims {
            return Some(range.start + self.dice.below(range.len() as u32) as usize);
        }
        let lot = self.dice.below(1000);
        let twigs = &self.twigs[range.clone()];
        let loses = |twig: &Twig<G::Move>| twig.winner.is_some_and(|winner| winner != mover);
        // What looks bad may be all that is left.
        let odds = |twig: &Twig<G::Move>| u32::from(twig.odds[kind as usize]) + 1;
        let (mut all, mut of_ways_out, mut ways_out) = (0, 0, 0);
        for twig in twigs {
            let is_way_out = u32::from(!loses(twig));
            all += odds(twig);
            of_ways_out += odds(twig) * is_way_out;
            ways_out += is_way_out;
        }
        let avoids = ways_out > 0 && lot >= manner.overlooking(twigs.len() as u32, ways_out);
        let mut left = self.dice.below(if avoids { of_ways_out } else { all });
        let found = twigs.iter().position(|twig| {
            if avoids && loses(twig) {
                return false;
            }
            let is_here = left < odds(twig);
            left = left.saturating_sub(odds(twig));
            is_here
        });
        found.map(|place| range.start + place)
    }

    fn manner(&self, kind: Kind) -> Manner {
        match kind {
            Kind::Ahead => self.settings.ahead,
            Kind::Sight => self.settings.sight,
            Kind::Any => self.settings.any,
        }
    }

    /// Looks at what the others than `me` have played so far, and where, to know how they play.
    pub fn study<'s>(&mut self, me: Seat, past: impl Iterator<Item = (&'s G::State, G::Move)>)
    where
        G::State: 's,
    {
        /// How likely a seat of which nothing is known plays in each manner. By measurement: who expects nearly everybody to play
        /// what looks best loses more than twice as often to who plays anything, and who then does not expect others to look ahead
        /// takes them for such.
        const AT_FIRST: [f64; Kind::COUNT] = [0.3, 0.4, 0.3];
        /// One move alone says at most so much.
        const MOST: f64 = 20.0;
        /// How likely a seat goes on in another manner than before: what it did long ago says less and less.
        const CHANGES: f64 = 0.1;
        /// Whoever is less likely of a kind is not taken for it.
        const HARDLY: f64 = 0.03;
        let mut known = [AT_FIRST; SEATS];
        for (state, mv) in past {
            let Turn::Seat(mover) = self.game.turn(state) else {
                continue;
            };
            // Who takes a win at hand shows nothing.
            if mover == me || self.has_win(state) {
                continue;
            }
            let likelihoods = self.likelihoods(state, mover, mv);
            let most = likelihoods.into_iter().fold(f64::MIN_POSITIVE, f64::max);
            let shown = likelihoods.map(|likelihood| (likelihood / most).max(1.0 / MOST));
            for (seat, known) in known.iter_mut().enumerate() {
                // Those at one table are often of a kind: what one shows says something about the others.
                let is_own = seat == mover.index();
                let says = |shown: f64| if is_own { shown } else { shown.sqrt() };
                let changes = if is_own { CHANGES } else { 0.0 };
                for (known, shown) in known.iter_mut().zip(shown) {
                    *known *= says(shown);
                }
                let total: f64 = known.iter().sum();
                for (known, at_first) in known.iter_mut().zip(AT_FIRST) {
                    *known /= total;
                    *known += changes * (at_first - *known);
                }
            }
        }
        for (seat, likely) in known.into_iter().enumerate() {
            // What is hardly likely is not worth a thought.
            let likely = likely.map(|likely| if likely < HARDLY { 0.0 } else { likely });
            let total: f64 = likely.iter().sum();
            let mut thousandths = likely.map(|likely| (1000.0 * likely / total) as u32);
            let most = Kind::ALL
                .into_iter()
                .max_by_key(|kind| thousandths[*kind as usize])
                .unwrap_or(Kind::Sight);
            thousandths[most as usize] += 1000 - thousandths.iter().sum::<u32>();
            self.known[seat] = thousandths;
            self.seen_as[seat] = most;
        }
    }

    /// How likely the seat plays the move in each manner.
    fn likelihoods(&mut self, state: &G::State, mover: Seat, mv: G::Move) -> [f64; Kind::COUNT] {
        self.moves.clear();
        self.game.moves(state, &mut self.moves);
        self.look_at_all(state, mover, [true; Kind::COUNT]);
        let loses = |sight: &Sight| sight.winner.is_some_and(|winner| winner != mover);
        let ways_out = self.sights.iter().filter(|sight| !loses(sight)).count() as u32;
        let moves = self.sights.len() as u32;
        Kind::ALL.map(|kind| {
            let manner = self.manner(kind);
            let best = best(&self.sights, kind);
            let blind = match ways_out {
                0 => 1.0,
                n => f64::from(manner.overlooking(moves, n)) / 1000.0,
            };
            let (mut all, mut safe, mut of_all, mut of_safe) = (0.0, 0.0, 0.0, 0.0);
            for sight in &self.sights {
                let behind = best - sight.looks(kind);
                let odds = f64::from(odds(behind, manner.heat)) + 1.0;
                let is_it = self.moves[sight.number as usize] == mv;
                all += odds;
                of_all += if is_it { odds } else { 0.0 };
                if !loses(sight) {
                    safe += odds;
                    of_safe += if is_it { odds } else { 0.0 };
                }
            }
            let whims = f64::from(manner.whims) / 1000.0;
            let any = 1.0 / self.sights.len().max(1) as f64;
            let seen = if safe > 0.0 { of_safe / safe } else { 0.0 };
            let chosen = blind * of_all / all.max(1.0) + (1.0 - blind) * seen;
            whims * any + (1.0 - whims) * chosen
        })
    }

    fn report(&self, root: &G::State, lines: usize) -> Report<G::Move> {
        let mut report = Report {
            deepest: self.deepest,
            nodes: self.nodes,
            ..Report::default()
        };
        let mut order: Vec<usize> = self.twigs[0].following().collect();
        order.sort_by_key(|&at| std::cmp::Reverse(self.rank(at, self.me)));
        // Of what has not been tried nothing is known, unless it is a fact; but there is always a move.
        if let [first, ..] = order[..] {
            let is_known = |twig: &Twig<G::Move>| twig.visits > 0 || twig.winner.is_some();
            order.retain(|&at| at == first || is_known(&self.twigs[at]));
        }
        for &at in order.iter().take(lines.max(1)) {
            let moves = self.line(at);
            report.depth = report.depth.max(moves.len() as u32);
            let wins_at_once = moves.first().is_some_and(|&mv| {
                let mut next = root.clone();
                self.game.play(&mut next, mv);
                self.game.turn(&next) == Turn::Over(Seats::only(self.me))
            });
            let value = match self.twigs[at].winner {
                _ if wins_at_once => G::SURE - 1,
                Some(winner) if winner == self.me => self.value(1.0),
                Some(_) => self.value(0.0),
                None => self.value(self.told(at)),
            };
            report.lines.push(Line {
                value,
                proved: wins_at_once,
                bonus: 0,
                moves,
            });
        }
        report
    }

    /// The move of a twig, and what follows as far as it has been tried often enough to say something.
    fn line(&self, mut at: usize) -> Vec<G::Move> {
        let mut moves = Vec::new();
        let mut seat = self.me;
        while let Some(mv) = self.twigs[at].mv {
            moves.push(mv);
            seat = seat.next(self.game.seats());
            let next = self.twigs[at].following();
            match next.max_by_key(|&n| (self.rank(n, seat), std::cmp::Reverse(n))) {
                Some(next) if self.twigs[next].visits >= 8 => at = next,
                _ => break,
            }
        }
        moves
    }

    /// How much a seat likes a move: what wins first, what loses last, the others by how often they were tried.
    fn rank(&self, at: usize, seat: Seat) -> (u8, u32) {
        let twig = &self.twigs[at];
        let sure = match twig.winner {
            Some(winner) if winner == seat => 2,
            Some(_) => 0,
            None => 1,
        };
        (sure, twig.visits)
    }

    /// The share of the win that a move at the root promises, as people are told it.
    fn told(&self, at: usize) -> f64 {
        let place = at - self.twigs[0].first as usize;
        self.told[place] / f64::from(self.twigs[at].visits.max(1))
    }

    /// What a share of the win is worth.
    fn value(&self, share: f64) -> i32 {
        chance::worth(share, self.game.seats())
    }
}

/// A crowd while it searches one state.
struct Gathering<'c, 'a, G: Evaluate> {
    crowd: &'c mut Crowd<'a, G>,
    state: &'c G::State,
    /// Is nothing asked for but a best move?
    is_one_wanted: bool,
}

impl<G: Evaluate> Descent for Gathering<'_, '_, G> {
    type Move = G::Move;

    /// A win at hand may make everything else superfluous, unless more is asked for than a best move.
    fn is_decided(&self) -> bool {
        let root = &self.crowd.twigs[0];
        self.is_one_wanted && (root.len < 2 || root.winner == Some(self.crowd.me))
    }

    fn visits(&self) -> u32 {
        self.crowd.twigs[0].visits
    }

    fn nodes(&self) -> u64 {
        self.crowd.nodes
    }

    fn descend(&mut self) {
        self.crowd.descend(self.state);
    }

    fn report(&self, lines: usize) -> Report<G::Move> {
        self.crowd.report(self.state, lines)
    }
}

/// More than anything else that a twig is worth.
const LOST: f32 = 1e3;

/// How likely the move at this place is to be the best, before anything is known, up to a factor.
fn share(place: usize) -> f32 {
    1.0 / (place as f32 + 6.0)
}

#[cfg(test)]
mod tests {
    use quartet_game::Game;
    use quartet_testkit::tree::{State, Tree};

    use super::*;
    use crate::{NodeLimit, plain};

    fn tree(seed: u64) -> Tree {
        Tree {
            seats: 3,
            draws: false,
            wins: true,
            ..Tree::random(seed)
        }
    }

    /// The moves of a game and where they were made, chosen until there is none.
    fn played(
        tree: &Tree,
        mut choose: impl FnMut(&State, Seat, &[u8]) -> Option<u8>,
    ) -> Vec<(State, u8)> {
        let mut past = Vec::new();
        let mut state = tree.initial();
        while let Turn::Seat(mover) = tree.turn(&state) {
            let mut moves = Vec::new();
            tree.moves(&state, &mut moves);
            let Some(mv) = choose(&state, mover, &moves) else {
                break;
            };
            past.push((state, mv));
            tree.play(&mut state, mv);
        }
        past
    }

    #[test]
    fn the_tree_stays_within_its_size() {
        let tree = tree(4);
        for bytes in [0, 500, 2000] {
            let settings = CrowdSettings {
                bytes,
                ..CrowdSettings::default()
            };
            let mut crowd = Crowd::new(&tree, settings, 1);
            let report = crowd.run(
                &tree.initial(),
                &NodeLimit(20_000),
                Limits::default(),
                |_| {},
            );
            assert!(report.best().is_some());
            let most = (bytes / size_of::<Twig<u8>>()).max(10);
            assert!(crowd.twigs.len() <= most, "{}", crowd.twigs.len());
        }
    }

    #[test]
    fn the_more_ways_out_there_are_the_more_rarely_they_are_overlooked() {
        let manner = CrowdSettings::default().ahead;
        let of = |ways_out| manner.overlooking(40, ways_out);
        assert_eq!([1, 2, 3, 4, 9].map(of), [320, 142, 80, 51, 12]);
        let with = |moves| manner.overlooking(moves, 1);
        assert_eq!([20, 30, 50, 400].map(with), [80, 179, 499, 1000]);
        let tree = tree(1);
        let mut crowd = Crowd::new(&tree, CrowdSettings::default(), 1);
        let (me, other) = (Seat::new(0), Seat::new(1));
        crowd.seen_as = [Kind::Ahead; SEATS];
        for ways_out in [1, 2, 4] {
            crowd.twigs.clear();
            crowd.twigs.push(Twig {
                first: 1,
                len: 40,
                ..Twig::new(None)
            });
            for place in 0..40 {
                crowd.twigs.push(Twig {
                    winner: (place >= ways_out).then_some(me),
                    odds: [100; Kind::COUNT],
                    ..Twig::new(Some(place))
                });
            }
            let ways_out = ways_out as usize;
            let guesses = (0..20_000).filter_map(|_| crowd.guess(0, other));
            let missed = guesses.filter(|at| *at > ways_out).count();
            // Whims miss them, too.
            let expected = 20 * (manner.overlooking(40, ways_out as u32) as usize);
            assert!(missed.abs_diff(expected) < 700, "{missed}, not {expected}");
        }
    }

    #[test]
    fn who_plays_what_looks_best_is_told_from_who_does_not() {
        // What looks best, what looks worst, and nothing at all.
        for (best, by_sight) in [(Some(true), true), (Some(false), false), (None, true)] {
            let (mut right, mut all) = (0, 0);
            for seed in 0..100 {
                let tree = Tree {
                    depth: 12,
                    wins: false,
                    ..tree(seed)
                };
                let past = played(&tree, |state, mover, moves| {
                    let best = best?;
                    let worth = |mv: &u8| tree.evaluate_after(state, *mv, mover);
                    let by = |mv: &u8| if best { worth(mv) } else { -worth(mv) };
                    moves.iter().copied().max_by_key(by)
                });
                // The estimates of this tree lie far apart.
                let mut settings = CrowdSettings::default();
                settings.ahead.heat = 100_000;
                let mut crowd = Crowd::new(&tree, settings, 1);
                crowd.study(Seat::new(3), past.iter().map(|(state, mv)| (state, *mv)));
                let seats = &crowd.seen_as[..3];
                let is_right = |seat: &&Kind| (**seat == Kind::Sight) == by_sight;
                right += seats.iter().filter(is_right).count();
                all += seats.len();
            }
            assert!(right * 10 >= all * 8, "{best:?}: {right} of {all}");
        }
    }

    #[test]
    fn who_plays_anything_is_seen_through_and_the_one_who_thinks_is_not_looked_at() {
        let me = Seat::new(0);
        let (mut right, mut all) = (0, 0);
        for seed in 0..100 {
            let tree = Tree {
                depth: 40,
                wins: false,
                ..tree(seed)
            };
            let mut dice = Dice::new(seed);
            let past = played(&tree, |_, _, moves| dice.pick(moves).copied());
            let own = past
                .iter()
                .filter(|(state, _)| tree.turn(state) == Turn::Seat(me));
            let mut crowd = Crowd::new(&tree, CrowdSettings::default(), 1);
            crowd.study(me, own.map(|(state, mv)| (state, *mv)));
            assert_eq!(crowd.seen_as, [Kind::Sight; SEATS]);
            crowd.study(me, past.iter().map(|(state, mv)| (state, *mv)));
            right += crowd.seen_as[1..3]
                .iter()
                .filter(|kind| **kind == Kind::Any)
                .count();
            all += 2;
        }
        assert!(right * 10 >= all * 8, "{right} of {all}");
    }

    #[test]
    fn whoever_may_be_of_several_kinds_is_taken_for_each_as_often_as_is_likely() {
        let tree = tree(1);
        let mut crowd = Crowd::new(&tree, CrowdSettings::default(), 1);
        crowd.known[1] = [300, 0, 700];
        let mut taken = [0; Kind::COUNT];
        for _ in 0..10_000 {
            crowd.take_for();
            taken[crowd.seen_as[1] as usize] += 1;
            assert_eq!(crowd.seen_as[2], Kind::Sight);
        }
        let [ahead, sight, any] = taken;
        assert!(ahead > 2800 && ahead < 3200 && sight == 0, "{taken:?}");
        assert_eq!(ahead + any, 10_000);
        // What is found out by watching is a whole.
        for seed in 0..100 {
            let mut dice = Dice::new(seed);
            let past = played(&tree, |_, _, moves| dice.pick(moves).copied());
            crowd.study(Seat::new(3), past.iter().map(|(state, mv)| (state, *mv)));
            for known in crowd.known {
                assert_eq!(known.iter().sum::<u32>(), 1000);
            }
        }
    }

    #[test]
    fn shares_are_whole_and_the_weakness_of_others_is_not_told() {
        for seed in 0..100 {
            let tree = tree(seed);
            let state = tree.initial();
            let mut crowd = Crowd::new(&tree, CrowdSettings::default(), 1);
            for me in (0..3).map(Seat::new) {
                crowd.me = me;
                let [equal, weaker] = [0, 250].map(|weakness| {
                    crowd.settings.weakness = weakness;
                    crowd.judge(&state)
                });
                for verdict in [equal, weaker] {
                    let total: f32 = verdict.shares.iter().sum();
                    assert!((total - 1.0).abs() < 1e-5, "{total}");
                    assert_eq!(verdict.told, equal.shares[me.index()]);
                }
                assert!(weaker.shares[me.index()] >= equal.shares[me.index()]);
                let others = (0..3).filter(|&other| other != me.index());
                for other in others {
                    assert!(weaker.shares[other] <= equal.shares[other]);
                }
            }
        }
    }

    #[test]
    fn what_is_kept_as_a_fact_is_what_full_width_finds() {
        let mut facts = 0;
        for seed in 0..500 {
            let tree = tree(seed);
            let limits = Limits {
                lines: 2,
                ..Limits::default()
            };
            let mut crowd = Crowd::new(&tree, CrowdSettings::default(), seed);
            crowd.run(&tree.initial(), &NodeLimit(20_000), limits, |_| {});
            for at in crowd.twigs[0].following() {
                let twig = &crowd.twigs[at];
                let (Some(mv), Some(winner)) = (twig.mv, twig.winner) else {
                    continue;
                };
                let mut next = tree.initial();
                tree.play(&mut next, mv);
                let values = plain::values(&tree, &next, 40);
                assert!(Tree::is_sure(values[winner.index()]), "{tree:?} {mv}");
                facts += 1;
            }
        }
        assert!(facts > 100, "{facts}");
    }
}
