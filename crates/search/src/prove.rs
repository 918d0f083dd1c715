use quartet_game::{Evaluate, Seat, Seats, Turn, mix};

use crate::Control;

/// Answers with certainty whether a seat can force a win within a number of plies, whatever everybody else plays and whatever
/// is drawn.
///
/// A win is one that is not shared. Plies of all seats count, draws do not. What is found holds under the real rules: positions
/// that the history would make a draw are no wins, and nothing is claimed beyond a cap on the length of the game. Positions that
/// repeat need no care beyond that: who wins within *n* plies can do so without coming back to any position, since a shorter
/// win is at hand whenever one comes back.
///
/// The key of a state must tell everything that matters within the plies asked for. A counter that the key leaves out and that
/// ends the game in a draw must be further away than that.
pub struct Prover<'a, G: Evaluate> {
    game: &'a G,
    control: &'a dyn Control,
    /// One word per position: what is known about it for the attacker.
    table: Vec<u64>,
    attacker: Seat,
    history: Vec<u64>,
    /// A bit for each key of the history: nearly every position is seen not to be in it at once.
    sieve: [u64; SIEVE / 64],
    /// Mixed into the keys, so that what was found for another question is not taken for an answer to this.
    salt: u64,
    nodes: u64,
    stopped: bool,
    /// The move that wins at the root.
    best: Option<G::Move>,
    moves: Vec<G::Move>,
    ranks: Vec<(i32, u16)>,
    promises: Vec<i32>,
    outcomes: Vec<(G::Chance, u32)>,
    /// Per ply, the last two moves that were the answer there.
    killers: Vec<[Option<G::Move>; 2]>,
    /// Per seat and slot, how often a move there was the answer.
    merits: Vec<i32>,
}

/// What a [`Prover`] has found out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Proof<M> {
    /// Can the win be forced within the plies asked for? `None` if the search was stopped before it was known.
    pub is_win: Option<bool>,
    /// The number of plies within which the win is certain, or is certainly not there.
    pub plies: u32,
    /// The move that wins, if there is a win and the attacker is on move.
    pub best: Option<M>,
    /// Nodes searched.
    pub nodes: u64,
}

const SIEVE: usize = 4096;
/// More plies than anyone can ask for.
const MOST_PLIES: u32 = 100;

impl<'a, G: Evaluate> Prover<'a, G> {
    /// A prover with a table of at most so many bytes.
    #[must_use]
    pub fn new(game: &'a G, bytes: usize, control: &'a dyn Control) -> Self {
        let words = 1usize << (bytes / 8).max(2).ilog2();
        Self {
            game,
            control,
            table: vec![0; words],
            attacker: Seat::new(0),
            history: Vec::new(),
            sieve: [0; SIEVE / 64],
            salt: 0,
            nodes: 0,
            stopped: false,
            best: None,
            moves: Vec::with_capacity(4096),
            promises: Vec::with_capacity(256),
            ranks: Vec::with_capacity(4096),
            outcomes: Vec::new(),
            killers: Vec::new(),
            merits: vec![0; usize::from(game.seats()) * G::SLOTS],
        }
    }

    /// Can `attacker` force a win within `plies`? Looks for short wins first. `history` holds the keys of the positions before
    /// this one that still count.
    pub fn run(
        &mut self,
        state: &G::State,
        history: &[u64],
        attacker: Seat,
        plies: u32,
    ) -> Proof<G::Move> {
        self.begin(history, attacker);
        // After the cap no win is possible any more, so that looking further is of no use.
        let asked = plies.min(MOST_PLIES);
        let within = (1..asked)
            .find(|&n| self.is_capped(state, n))
            .unwrap_or(asked);
        let is_on_move = self.game.turn(state) == Turn::Seat(attacker);
        let mut proof = Proof {
            is_win: None,
            plies: 0,
            best: None,
            nodes: 0,
        };
        // Mostly wins come after as many plies as the attacker's turns allow: every other number will do.
        for n in (1..=within).filter(|n| (within - n) % 2 == 0) {
            self.killers.clear();
            self.killers.resize(n as usize + 1, [None; 2]);
            let is_win = self.wins(state, n, 0);
            proof.nodes = self.nodes;
            if self.stopped {
                return proof;
            }
            proof.plies = n;
            if is_win {
                proof.is_win = Some(true);
                proof.best = self.best.filter(|_| is_on_move);
                return proof;
            }
        }
        proof.plies = if within < asked { plies } else { asked };
        proof.is_win = Some(false);
        proof
    }

    fn begin(&mut self, history: &[u64], attacker: Seat) {
        self.attacker = attacker;
        self.nodes = 0;
        self.stopped = false;
        self.best = None;
        self.sieve = [0; SIEVE / 64];
        self.salt = mix(0xbeef + u64::from(attacker.number()));
        for &key in history {
            let bit = key as usize % SIEVE;
            self.sieve[bit / 64] |= 1 << (bit % 64);
            self.salt = mix(self.salt ^ key);
        }
        self.history.clear();
        self.history.extend_from_slice(history);
        self.moves.clear();
        self.ranks.clear();
        self.outcomes.clear();
        self.merits.fill(0);
    }

    /// Does the length of the game alone end it after so many more plies? Asked with a history of keys that no position has.
    fn is_capped(&self, state: &G::State, plies: u32) -> bool {
        if !G::REPEATS {
            return false;
        }
        let key = self.game.key(state);
        let strangers = (1..).map(|n| mix(key ^ n)).filter(|&k| k != key);
        let earlier: Vec<u64> = strangers
            .take(self.history.len() + plies as usize)
            .collect();
        self.game.ends_by_history(state, &earlier).is_some()
    }

    /// Can the attacker force a win within `n` plies?
    fn wins(&mut self, state: &G::State, n: u32, ply: usize) -> bool {
        self.nodes += 1;
        if self.nodes & 1023 == 0 && self.control.stop(self.nodes) || self.stopped {
            self.stopped = true;
            return false;
        }
        let mover = match self.game.turn(state) {
            Turn::Over(winners) => return winners == Seats::only(self.attacker),
            _ if n == 0 => return false,
            Turn::Chance => return self.wins_all_draws(state, n, ply),
            Turn::Seat(mover) => mover,
        };
        let key = self.game.key(state);
        if G::REPEATS && ply > 0 && self.is_drawn(state, key) {
            return false;
        }
        let attacks = mover == self.attacker;
        if attacks {
            if let Some(mv) = self.game.wins_now(state) {
                if ply == 0 {
                    self.best = Some(mv);
                }
                return true;
            }
            if n == 1 {
                return false;
            }
        }
        let known = if n > 2 { self.look_up(key) } else { None };
        // At the root the move is wanted, too.
        if let Some(known) = known.filter(|_| ply > 0) {
            if known.wins_within <= n {
                return true;
            }
            if known.no_win_within >= n {
                return false;
            }
        }
        let best = known.and_then(|known| known.best);
        let (result, best) = self.wins_by_moves(state, mover, n, ply, best);
        if n > 2 && !self.stopped {
            self.remember(key, n, result, best);
        }
        result
    }

    /// Tries the moves: the attacker needs one that wins, the others one that does not lose. Says which it was.
    fn wins_by_moves(
        &mut self,
        state: &G::State,
        mover: Seat,
        n: u32,
        ply: usize,
        best: Option<u16>,
    ) -> (bool, Option<u16>) {
        let attacks = mover == self.attacker;
        let start = self.moves.len();
        self.game.moves(state, &mut self.moves);
        let count = self.moves.len() - start;
        let mut result = (!attacks && count > 0, None);
        // What has been the answer next door is tried before the others are even ranked: mostly it is the answer again.
        let mut tried = [usize::MAX; 3];
        let firsts = [
            best.map(usize::from),
            self.place_of(start, self.killers[ply][0]),
            self.place_of(start, self.killers[ply][1]),
        ];
        for k in 0..firsts.len() {
            let Some(index) = firsts[k].filter(|&i| i < count && !tried.contains(&i)) else {
                continue;
            };
            tried[k] = index;
            let mv = self.moves[start + index];
            if self.after(state, mv, n, ply) == attacks && !self.stopped {
                result = (attacks, Some(index as u16));
                self.credit(state, mover, mv, n, ply);
                self.moves.truncate(start);
                return result;
            }
        }
        // A seat that can win at once does not let another win.
        if !attacks && n > 1 && self.game.wins_now(state).is_some() {
            self.moves.truncate(start);
            return (false, None);
        }
        self.promises.clear();
        self.game
            .promises(state, &self.moves[start..], &mut self.promises);
        let first = self.ranks.len();
        for index in 0..count {
            if tried.contains(&index) {
                continue;
            }
            let mv = self.moves[start + index];
            let slot = self.game.slot(state, mv);
            let merit = self.merits[mover.index() * G::SLOTS + slot];
            let promise = self.promises[index].clamp(-8000, 8000);
            self.ranks.push((promise * 100_000 + merit, index as u16));
        }
        let end = self.ranks.len();
        for at in first..end {
            let rest = &self.ranks[at..end];
            let next = (0..rest.len()).max_by_key(|&k| (rest[k].0, -i32::from(rest[k].1)));
            self.ranks.swap(at, at + next.unwrap_or(0));
            let index = self.ranks[at].1;
            let mv = self.moves[start + usize::from(index)];
            if self.after(state, mv, n, ply) == attacks || self.stopped {
                result = (attacks, Some(index));
                self.credit(state, mover, mv, n, ply);
                break;
            }
        }
        self.ranks.truncate(first);
        self.moves.truncate(start);
        result
    }

    fn after(&mut self, state: &G::State, mv: G::Move, n: u32, ply: usize) -> bool {
        let mut next = state.clone();
        self.game.play(&mut next, mv);
        self.wins(&next, n - 1, ply + 1)
    }

    fn place_of(&self, start: usize, mv: Option<G::Move>) -> Option<usize> {
        let mv = mv?;
        self.moves[start..].iter().position(|&m| m == mv)
    }

    /// The move was the answer here.
    fn credit(&mut self, state: &G::State, mover: Seat, mv: G::Move, n: u32, ply: usize) {
        if ply == 0 && mover == self.attacker {
            self.best = Some(mv);
        }
        let slot = self.game.slot(state, mv);
        let merit = &mut self.merits[mover.index() * G::SLOTS + slot];
        *merit += (n * n) as i32;
        if *merit > 50_000 {
            for merit in &mut self.merits {
                *merit /= 2;
            }
        }
        let killers = &mut self.killers[ply];
        if killers[0] != Some(mv) {
            *killers = [Some(mv), killers[0]];
        }
    }

    fn wins_all_draws(&mut self, state: &G::State, n: u32, ply: usize) -> bool {
        let start = self.outcomes.len();
        self.game.outcomes(state, &mut self.outcomes);
        let wins_all = (start..self.outcomes.len()).all(|at| {
            let mut next = state.clone();
            self.game.resolve(&mut next, self.outcomes[at].0);
            self.wins(&next, n, ply)
        });
        self.outcomes.truncate(start);
        wins_all
    }

    /// Would the history make a draw of this position? What has come up since the root does not matter: see above.
    fn is_drawn(&self, state: &G::State, key: u64) -> bool {
        let bit = key as usize % SIEVE;
        self.sieve[bit / 64] >> (bit % 64) & 1 != 0
            && self.history.contains(&key)
            && self.game.ends_by_history(state, &self.history).is_some()
    }

    fn look_up(&self, key: u64) -> Option<Known> {
        let key = mix(key ^ self.salt);
        let word = self.table[key as usize & (self.table.len() - 1)];
        (word >> 24 == key >> 24).then_some(Known {
            wins_within: match word as u8 {
                0 => u32::MAX,
                n => u32::from(n),
            },
            no_win_within: u32::from((word >> 8) as u8),
            best: match (word >> 16) as u8 {
                255 => None,
                n => Some(u16::from(n)),
            },
        })
    }

    fn remember(&mut self, key: u64, n: u32, is_win: bool, best: Option<u16>) {
        let known = self.look_up(key);
        let (wins_within, no_win_within) = known.map_or((u32::MAX, 0), |known| {
            (known.wins_within, known.no_win_within)
        });
        let (wins_within, no_win_within) = if is_win {
            (wins_within.min(n), no_win_within)
        } else {
            (wins_within, no_win_within.max(n))
        };
        let win = if wins_within == u32::MAX {
            0
        } else {
            wins_within
        };
        let best = best.filter(|&best| best < 255).unwrap_or(255);
        let key = mix(key ^ self.salt);
        let place = key as usize & (self.table.len() - 1);
        self.table[place] = key >> 24 << 24
            | u64::from(best) << 16
            | u64::from(no_win_within) << 8
            | u64::from(win);
    }
}

impl<G: Evaluate> std::fmt::Debug for Prover<'_, G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "prover after {} nodes", self.nodes)
    }
}

/// What the table knows about a position.
#[derive(Copy, Clone)]
struct Known {
    wins_within: u32,
    no_win_within: u32,
    /// The last move that decided, by its place in the list.
    best: Option<u16>,
}
