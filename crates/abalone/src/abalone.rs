use quartet_game::{Ending, Game, NoChance, Seat, Seats, Turn, occurrences, why};

use crate::{
    Axis, Cells, Direction, Group, Layout, Move, Size, State, Symmetry, Weights,
    evaluate::{AHEAD, RINGS},
    reach::Reach,
    state::{TURN_KEY, ejected_key, marble_key},
};

/// A table of Abalone: where the marbles start and when a game ends.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Abalone {
    pub(crate) layout: &'static Layout,
    pub(crate) eject: u8,
    pub(crate) repetition: Repetition,
    pub(crate) quiet: Option<u16>,
    /// How an engine judges positions; no part of the rules.
    pub(crate) weights: Weights,
}

/// What the third occurrence of a position means.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Repetition {
    Draw,
    Allowed,
}

impl Abalone {
    /// The start layout of this table.
    #[must_use]
    pub fn layout(&self) -> &'static Layout {
        self.layout
    }

    /// The number of ejected marbles that wins.
    #[must_use]
    pub fn eject(&self) -> u8 {
        self.eject
    }

    /// The number of plies without an ejection after which the game is drawn, if there is one.
    #[must_use]
    pub fn quiet(&self) -> Option<u16> {
        self.quiet
    }

    /// How the position has ended the game, if it has.
    fn ending(&self, state: &State) -> Option<Ending> {
        for seat in [Seat::new(0), Seat::new(1)] {
            if state.ejected(seat) >= self.eject {
                return Some(Ending {
                    winners: Seats::only(seat),
                    why: why::EJECTED,
                });
            }
        }
        if !can_move(state) {
            return Some(Ending {
                winners: Seats::only(state.side.other()),
                why: why::NO_MOVE,
            });
        }
        self.quiet
            .filter(|&limit| state.quiet >= limit)
            .map(|_| Ending {
                winners: Seats::all(2),
                why: why::QUIET,
            })
    }
}

impl Game for Abalone {
    type State = State;
    type Move = Move;
    type Chance = NoChance;

    fn seats(&self) -> u8 {
        2
    }

    fn initial(&self) -> State {
        State::start(self.layout.marbles())
    }

    #[inline]
    fn turn(&self, state: &State) -> Turn {
        match self.ending(state) {
            Some(ending) => Turn::Over(ending.winners),
            None => Turn::Seat(state.side),
        }
    }

    fn moves(&self, state: &State, out: &mut Vec<Move>) {
        if self.ending(state).is_some() {
            return;
        }
        for to in Direction::ALL {
            let advance = Advance::new(state, to);
            out.extend(advance.rears.iter().map(|rear| Move::line(rear, to)));
            for axis in to.axis().others() {
                let (pairs, trios) = advance.side_steps(axis);
                out.extend(pairs.iter().map(|c| Move::side(c, axis, Size::Two, to)));
                out.extend(trios.iter().map(|c| Move::side(c, axis, Size::Three, to)));
            }
        }
    }

    #[inline]
    fn play(&self, state: &mut State, mv: Move) {
        let side = state.side;
        let enemy = side.other();
        let (mut own, mut enemies) = state.own_and_enemy();
        let mut key = state.key ^ TURN_KEY;
        let mut quiet = state.quiet.saturating_add(1);
        match mv.group() {
            Group::Line => {
                // A line that moves leaves its rear cell and enters the one ahead; those between stay occupied. The
                // same goes for the marbles it pushes.
                let reach = Reach::new(own, enemies, mv.from(), mv.to());
                let ahead = reach.ahead.expect("a legal move stays on the board");
                own = own ^ Cells::only(mv.from()) ^ Cells::only(ahead);
                key ^= marble_key(side, mv.from()) ^ marble_key(side, ahead);
                if reach.enemies > 0 {
                    enemies = enemies ^ Cells::only(ahead);
                    key ^= marble_key(enemy, ahead);
                    match reach.behind {
                        Some(behind) => {
                            enemies = enemies ^ Cells::only(behind);
                            key ^= marble_key(enemy, behind);
                        }
                        None => {
                            let ejected = &mut state.ejected[side.index()];
                            key ^= ejected_key(side, *ejected) ^ ejected_key(side, *ejected + 1);
                            *ejected += 1;
                            quiet = 0;
                        }
                    }
                }
            }
            Group::Side(..) => {
                let before = mv.cells();
                let after = before.toward(mv.to());
                own = own ^ before ^ after;
                for cell in (before | after).iter() {
                    key ^= marble_key(side, cell);
                }
            }
        }
        state.marbles[side.index()] = own;
        state.marbles[enemy.index()] = enemies;
        state.key = key;
        state.quiet = quiet;
        state.number = state.number.saturating_add(u16::from(side.number()));
        state.side = enemy;
    }

    /// A hash of the marbles, the side to move and what each seat has ejected. The two counters (quiet plies, number of
    /// the move) are left out on purpose: the same position recurs with other counters, and must be recognised.
    fn key(&self, state: &State) -> u64 {
        state.key
    }

    fn key_from_scratch(&self, state: &State) -> u64 {
        state.key_from_scratch()
    }

    fn why(&self, state: &State) -> &'static str {
        self.ending(state).map_or("", |ending| ending.why)
    }

    fn move_space(&self, _state: &State, out: &mut Vec<Move>) {
        out.extend(Move::all());
    }

    fn count_moves(&self, state: &State) -> u64 {
        if self.ending(state).is_some() {
            return 0;
        }
        u64::from(count(state))
    }

    fn longest(&self) -> Option<u32> {
        // At most one ejection short of the win for each seat and then the last one, each on the last quiet ply.
        let ejections = 2 * u32::from(self.eject) - 1;
        Some(u32::from(self.quiet?) * ejections)
    }

    fn scores(&self, state: &State) -> Option<Vec<i32>> {
        Some(state.ejected.map(i32::from).to_vec())
    }

    fn forgets_history(&self, before: &State, mv: Move) -> bool {
        // As `Effect` tells it, but searches ask it of every move.
        if mv.group() != Group::Line {
            return false;
        }
        let (own, enemies) = before.own_and_enemy();
        if (AHEAD[mv.to().index()][mv.from().index()] & enemies).is_empty() {
            return false;
        }
        let reach = Reach::new(own, enemies, mv.from(), mv.to());
        reach.enemies > 0 && reach.behind.is_none()
    }

    fn ends_by_history(&self, state: &State, earlier: &[u64]) -> Option<Ending> {
        if self.repetition == Repetition::Allowed || occurrences(earlier, state.key) < 2 {
            return None;
        }
        Some(Ending {
            winners: Seats::all(2),
            why: why::REPETITION,
        })
    }

    fn symmetries(&self) -> u8 {
        Symmetry::COUNT
    }

    fn inverse(&self, symmetry: u8) -> u8 {
        Symmetry::new(symmetry).inverse().number()
    }

    fn map(&self, symmetry: u8, state: &State) -> State {
        state.mapped(Symmetry::new(symmetry))
    }

    fn map_move(&self, symmetry: u8, mv: Move) -> Move {
        Symmetry::new(symmetry).mv(mv)
    }
}

/// The legal moves of the side to move in one direction, all cells at once.
#[derive(Copy, Clone)]
pub(crate) struct Advance {
    /// The own marbles with an empty cell ahead.
    free: Cells,
    /// The rear marbles of all in-line moves, of one, two or three marbles, pushes included. No marble is the rear of
    /// two, since those in contact ahead must come along.
    rears: Cells,
}

impl Advance {
    // Inlined with a known direction every step is two shifts by constants.
    #[inline(always)]
    fn new(state: &State, to: Direction) -> Self {
        let (own, enemies) = state.own_and_enemy();
        let empty = state.empty();
        let back = to.opposite();
        // Named from the front to the rear: who stands directly before whom.
        let before_empty = empty.toward(back);
        let free = own & before_empty;
        let pushable = enemies & (before_empty | Cells::rim(to));
        let before_one = pushable.toward(back);
        let before_two = (enemies & before_one).toward(back);
        let leads = free | (own & before_one);
        let leads_of_three = own & before_two;
        let seconds = own & leads.toward(back);
        let seconds_of_three = own & leads_of_three.toward(back);
        let thirds = own & (seconds | seconds_of_three).toward(back);
        Self {
            free,
            rears: free | seconds | thirds,
        }
    }

    /// The rear marbles of all moves that eject and of all that push a marble onto the rim; of the latter not those of three
    /// where two would do.
    #[inline(always)]
    pub(crate) fn forcing(state: &State, to: Direction) -> Cells {
        let (own, enemies) = state.own_and_enemy();
        let back = to.opposite();
        let onto_rim = (state.empty() & RINGS[4]).toward(back);
        let before_one = (enemies & (Cells::rim(to) | onto_rim)).toward(back);
        let before_two = (enemies & before_one).toward(back);
        let before_last = (enemies & Cells::rim(to)).toward(back);
        let seconds = own & (own & before_one).toward(back);
        let seconds_that_eject = own & (own & before_last).toward(back);
        let seconds_of_three = own & (own & before_two).toward(back);
        let thirds = own & (seconds_that_eject | seconds_of_three).toward(back);
        seconds | thirds
    }

    /// The first-named ends of the side-steps of two and of three marbles that lie along an axis.
    #[inline(always)]
    fn side_steps(self, axis: Axis) -> (Cells, Cells) {
        let back = axis.forward().opposite();
        let pairs = self.free & self.free.toward(back);
        let trios = pairs & pairs.toward(back);
        (pairs, trios)
    }

    /// The number of moves.
    #[inline(always)]
    fn count(self, to: Direction) -> u32 {
        let [one, other] = to.axis().others();
        let (pairs, trios) = self.side_steps(one);
        let (more_pairs, more_trios) = self.side_steps(other);
        self.rears.len() + pairs.len() + trios.len() + more_pairs.len() + more_trios.len()
    }
}

/// The number of legal moves, whether or not the game is over for another reason.
fn count(state: &State) -> u32 {
    // Spelled out, so that every direction is a constant.
    Advance::new(state, Direction::East).count(Direction::East)
        + Advance::new(state, Direction::NorthEast).count(Direction::NorthEast)
        + Advance::new(state, Direction::NorthWest).count(Direction::NorthWest)
        + Advance::new(state, Direction::West).count(Direction::West)
        + Advance::new(state, Direction::SouthWest).count(Direction::SouthWest)
        + Advance::new(state, Direction::SouthEast).count(Direction::SouthEast)
}

/// Has the side to move a legal move?
#[inline]
fn can_move(state: &State) -> bool {
    // Nearly always some marble has an empty cell to its east or west, and nothing else needs to be looked at.
    let (own, _) = state.own_and_enemy();
    let empty = state.empty();
    let beside = empty.toward(Direction::East) | empty.toward(Direction::West);
    !(own & beside).is_empty() || count(state) > 0
}
