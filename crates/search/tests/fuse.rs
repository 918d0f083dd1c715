//! Where a counter or the history can end a game, a proof that was found on one way to a position is not taken for one on
//! another.

use quartet_game::{
    Dice, Ending, Evaluate, Game, NoChance, Seat, Seats, Turn, mix, occurrences, why,
};
use quartet_search::{Limits, Searcher, Settings, Table, Unlimited};

/// A token on a graph, moved in turn. Who cannot move has lost; after so many plies without a leap the game is drawn, and so
/// it is when a position comes up for the third time.
#[derive(Clone, Debug)]
struct Graph {
    /// From every node: where the token can go, and whether that is a leap.
    ways: Vec<Vec<(u8, bool)>>,
    limit: u8,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
struct At {
    node: u8,
    quiet: u8,
    side: Seat,
}

impl Graph {
    fn random(seed: u64) -> Self {
        let mut dice = Dice::at(seed, 5);
        let size = 12 + dice.below(30);
        let mut ways = Vec::new();
        for _ in 0..size {
            let count = dice.below(4);
            let way = |dice: &mut Dice| (dice.below(size) as u8, dice.below(6) == 0);
            ways.push((0..count).map(|_| way(&mut dice)).collect::<Vec<_>>());
        }
        for ways in &mut ways {
            ways.sort_unstable();
            ways.dedup_by_key(|(node, _)| *node);
        }
        let limit = 4 + dice.below(8) as u8;
        Self { ways, limit }
    }

    /// Can the seat to move win within so many plies, or will it have lost? By full width, with the counter and the positions that
    /// came before.
    fn exact(&self, at: At, before: &mut Vec<u64>, plies: u32) -> Option<Seat> {
        if let Turn::Over(winners) = self.turn(&at) {
            let seats = [Seat::new(0), Seat::new(1)];
            return seats.into_iter().find(|&seat| winners == Seats::only(seat));
        }
        if plies == 0 || self.ends_by_history(&at, before).is_some() {
            return None;
        }
        let mut moves = Vec::new();
        self.moves(&at, &mut moves);
        let mut all_lose = true;
        let mut wins = false;
        before.push(self.key(&at));
        for mv in moves {
            let mut next = at;
            self.play(&mut next, mv);
            match self.exact(next, before, plies - 1) {
                Some(winner) if winner == at.side => {
                    wins = true;
                    break;
                }
                Some(_) => {}
                None => all_lose = false,
            }
        }
        before.pop();
        match (wins, all_lose) {
            (true, _) => Some(at.side),
            (false, true) => Some(at.side.other()),
            (false, false) => None,
        }
    }
}

impl Game for Graph {
    type State = At;
    type Move = u8;
    type Chance = NoChance;

    fn seats(&self) -> u8 {
        2
    }

    fn initial(&self) -> At {
        At {
            node: 0,
            quiet: 0,
            side: Seat::new(0),
        }
    }

    fn turn(&self, state: &At) -> Turn {
        if self.ways[usize::from(state.node)].is_empty() {
            Turn::Over(Seats::only(state.side.other()))
        } else if state.quiet >= self.limit {
            Turn::Over(Seats::all(2))
        } else {
            Turn::Seat(state.side)
        }
    }

    fn moves(&self, state: &At, out: &mut Vec<u8>) {
        if !self.turn(state).is_over() {
            out.extend(0..self.ways[usize::from(state.node)].len() as u8);
        }
    }

    fn play(&self, state: &mut At, mv: u8) {
        let (node, leaps) = self.ways[usize::from(state.node)][usize::from(mv)];
        *state = At {
            node,
            quiet: if leaps { 0 } else { state.quiet + 1 },
            side: state.side.other(),
        };
    }

    fn key(&self, state: &At) -> u64 {
        self.key_from_scratch(state)
    }

    /// Without the counter.
    fn key_from_scratch(&self, state: &At) -> u64 {
        mix(u64::from(state.node) * 2 + u64::from(state.side.number()))
    }

    fn why(&self, _: &At) -> &'static str {
        why::NO_MOVE
    }

    fn move_space(&self, _: &At, out: &mut Vec<u8>) {
        out.extend(0..4);
    }

    fn longest(&self) -> Option<u32> {
        None
    }

    fn ends_by_history(&self, state: &At, earlier: &[u64]) -> Option<Ending> {
        (occurrences(earlier, self.key(state)) >= 2).then_some(Ending {
            winners: Seats::all(2),
            why: why::REPETITION,
        })
    }
}

impl Evaluate for Graph {
    const REPEATS: bool = true;
    const SLOTS: usize = 4;

    fn evaluate(&self, state: &At, seat: Seat) -> i32 {
        let value = (mix(u64::from(state.node)) % 101) as i32 - 50;
        if seat.number() == 0 { value } else { -value }
    }

    fn slot(&self, _: &At, mv: u8) -> usize {
        usize::from(mv)
    }

    fn fuse(&self, state: &At, _: usize) -> u32 {
        u32::from(self.limit.saturating_sub(state.quiet))
    }
}

/// The winner, if the search says that it is sure.
fn proved(graph: &Graph, table: &Table, at: At, history: &[u64], depth: u32) -> Option<Seat> {
    let settings = Settings {
        // What a draw counts must make no difference.
        contempt: 30 * i32::from(graph.limit % 3),
        ..Settings::default()
    };
    let mut searcher = Searcher::new(graph, table, settings, &Unlimited);
    let report = searcher.run(&at, history, Limits { depth, lines: 1 }, |_| {});
    let line = report.lines.first().filter(|line| line.proved)?;
    assert!(Graph::is_sure(line.value.abs()), "only wins are proved");
    Some(if line.value > 0 {
        at.side
    } else {
        at.side.other()
    })
}

#[test]
fn a_proof_does_not_outlive_the_counter() {
    let (mut wins, mut late) = (0, 0);
    for seed in 0..400 {
        let graph = Graph::random(seed);
        let table = Table::new(1 << 16);
        // The table learns from early positions and is asked about the same ones late.
        for quiet in 0..graph.limit {
            for node in 0..graph.ways.len() as u8 {
                let at = At {
                    node,
                    quiet,
                    side: Seat::new(0),
                };
                if graph.turn(&at).is_over() {
                    continue;
                }
                let found = proved(&graph, &table, at, &[], 9);
                if found.is_some() {
                    assert_eq!(
                        found,
                        graph.exact(at, &mut Vec::new(), 14),
                        "{graph:?} {at:?}"
                    );
                    wins += 1;
                    late += u32::from(quiet > graph.limit / 2);
                }
            }
        }
    }
    assert!(wins > 1000 && late > 100, "{wins} wins, {late} late");
}

#[test]
fn a_proof_does_not_lead_through_a_position_that_draws() {
    // From 0 to 1 to 2 to 3, where White is stuck; from 0 there is also a way round in circles.
    let graph = Graph {
        ways: vec![
            vec![(1, false), (4, false)],
            vec![(2, false)],
            vec![(3, false)],
            vec![],
            vec![(0, false)],
        ],
        limit: 50,
    };
    let black = Seat::new(0);
    let at = |node, side| At {
        node,
        quiet: 0,
        side,
    };
    let table = Table::new(1 << 16);
    let start = at(0, black);
    assert_eq!(proved(&graph, &table, start, &[], 9), Some(black));
    // White to move on 1 has been there twice.
    let key = graph.key(&at(1, black.other()));
    let other = graph.key(&at(4, black));
    assert_eq!(proved(&graph, &table, start, &[key, other], 9), Some(black));
    assert_eq!(proved(&graph, &table, start, &[key, other, key], 9), None);
    // One ply on, the position that draws lies ahead of the one the table knows.
    let deep = graph.key(&at(2, black));
    assert_eq!(proved(&graph, &table, start, &[deep, deep], 9), None);
}

/// A walk leads to the root; then every move of the root is judged, also one that only leads back to where the walk has been.
#[test]
fn what_is_said_of_every_move_holds_whatever_came_before() {
    const DEPTH: u32 = 7;
    let (mut wins, mut again) = (0, 0);
    for seed in 0..3000 {
        // Small, so that walks come back.
        let mut graph = Graph::random(seed);
        let size = 6;
        graph.ways.truncate(size);
        for ways in &mut graph.ways {
            ways.iter_mut().for_each(|(node, _)| *node %= size as u8);
            ways.sort_unstable();
            ways.dedup_by_key(|(node, _)| *node);
        }
        graph.limit = 60;
        let mut dice = Dice::at(seed, 6);
        let table = Table::new(1 << 14);
        let (mut at, mut before) = (graph.initial(), Vec::new());
        for _ in 0..8 {
            let mut moves = Vec::new();
            graph.moves(&at, &mut moves);
            let ended = graph.ends_by_history(&at, &before).is_some();
            let Some(&next) = dice.pick(&moves).filter(|_| !ended) else {
                break;
            };
            again += u32::from(before.contains(&graph.key(&at)));
            // All lines together, and each alone: what one search leaves in the table the next one finds.
            let alone = moves.iter().map(|&mv| (vec![mv], 1));
            for (only, lines) in [(Vec::new(), 4)].into_iter().chain(alone) {
                let settings = Settings::default();
                let mut searcher = Searcher::new(&graph, &table, settings, &Unlimited);
                searcher.look_only_at(&at, &only);
                let limits = Limits {
                    depth: DEPTH,
                    lines,
                };
                let report = searcher.run(&at, &before, limits, |_| {});
                for line in report.lines.iter().filter(|line| line.proved) {
                    let mut next = at;
                    graph.play(&mut next, line.moves[0]);
                    let winner = match line.value > 0 {
                        true => at.side,
                        false => at.side.other(),
                    };
                    before.push(graph.key(&at));
                    let exact = graph.exact(next, &mut before, 2 * DEPTH);
                    before.pop();
                    assert_eq!(exact, Some(winner), "{graph:?} {at:?} {before:?} {line:?}");
                    wins += 1;
                }
            }
            before.push(graph.key(&at));
            graph.play(&mut at, next);
        }
    }
    assert!(
        wins > 1000 && again > 1000,
        "{wins} wins, {again} positions again"
    );
}

#[test]
fn contempt_decides_whether_a_position_comes_up_again() {
    // From 0 to 1, which draws because it has been there twice, or to 2, from where it goes on.
    let graph = Graph {
        ways: vec![
            vec![(1, false), (2, false)],
            vec![(0, false)],
            vec![(3, false)],
            vec![(2, false)],
        ],
        limit: 50,
    };
    let start = graph.initial();
    let mut drawn = start;
    graph.play(&mut drawn, 0);
    let history = [graph.key(&drawn); 2];
    for (contempt, expected) in [(200, 1), (-200, 0)] {
        let settings = Settings {
            contempt,
            ..Settings::default()
        };
        let table = Table::new(1 << 16);
        let mut searcher = Searcher::new(&graph, &table, settings, &Unlimited);
        let report = searcher.run(&start, &history, Limits { depth: 1, lines: 1 }, |_| {});
        assert_eq!(report.best(), Some(expected));
        assert!(!report.lines[0].proved);
    }
}
