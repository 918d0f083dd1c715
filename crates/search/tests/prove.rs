//! What the prover says is what looking at every line of play says, history and draws included.

use quartet_game::{
    Dice, Ending, Evaluate, Event, Game, NoChance, Seat, Seats, Timeline, Turn, mix, occurrences,
    why,
};
use quartet_search::{NodeLimit, Prover, Unlimited};
use quartet_testkit::tree::Tree;

/// Can the attacker force a win within `n` plies, by the rules of the timeline?
fn wins<G: Game>(timeline: &mut Timeline<G>, attacker: Seat, n: u32) -> bool {
    let game = timeline.game().clone();
    match timeline.turn() {
        Turn::Over(winners) => winners == Seats::only(attacker),
        _ if n == 0 => false,
        Turn::Chance => {
            let mut outcomes = Vec::new();
            game.outcomes(timeline.state(), &mut outcomes);
            outcomes.into_iter().all(|(chance, _)| {
                timeline.push(Event::Chance(chance));
                let result = wins(timeline, attacker, n);
                timeline.pop();
                result
            })
        }
        Turn::Seat(mover) => {
            let mut moves = Vec::new();
            game.moves(timeline.state(), &mut moves);
            let mut after = |mv| {
                timeline.push(Event::Move(mv));
                let result = wins(timeline, attacker, n - 1);
                timeline.pop();
                result
            };
            if mover == attacker {
                moves.into_iter().any(&mut after)
            } else {
                !moves.is_empty() && moves.into_iter().all(&mut after)
            }
        }
    }
}

#[test]
fn on_random_trees_the_prover_is_right() {
    let mut found = [0; 2];
    for seed in 0..600 {
        let tree = Tree {
            wins: true,
            ..Tree::random(seed)
        };
        let mut timeline = Timeline::new(tree.clone());
        let Turn::Seat(_) = timeline.turn() else {
            continue;
        };
        for attacker in Seats::all(tree.seats).iter() {
            let mut prover = Prover::new(&tree, 1 << 12, &Unlimited);
            for n in 1..=u32::from(tree.depth) {
                let expected = wins(&mut timeline, attacker, n);
                let state = *timeline.state();
                let proof = prover.run(&state, &[], attacker, n);
                assert_eq!(proof.is_win, Some(expected), "{tree:?} {attacker} {n}");
                found[usize::from(expected)] += 1;
                if let Some(mv) = proof.best {
                    timeline.push(Event::Move(mv));
                    assert!(wins(&mut timeline, attacker, n - 1), "{tree:?} {mv}");
                    timeline.pop();
                }
                let is_mover = timeline.turn() == Turn::Seat(attacker);
                assert_eq!(proof.best.is_some(), expected && is_mover);
            }
        }
    }
    assert!(found[0] > 500 && found[1] > 200, "{found:?}");
}

#[test]
fn where_positions_come_back_the_prover_is_right() {
    let mut found = [0; 2];
    let mut by_history = 0;
    for seed in 0..4000 {
        let mut dice = Dice::at(seed, 9);
        let maze = Maze {
            seed,
            rooms: 4 + u64::from(dice.below(12)),
            repetition: 2 + dice.below(2) as usize,
            cap: 3 + dice.below(14) as usize,
        };
        let mut timeline = Timeline::new(maze.clone());
        for _ in 0..dice.below(12) {
            let mut moves = Vec::new();
            if timeline.ending().is_none() {
                maze.moves(timeline.state(), &mut moves);
            }
            let Some(&mv) = dice.pick(&moves) else { break };
            timeline.push(Event::Move(mv));
        }
        if timeline.ending().is_some() {
            continue;
        }
        let (state, history) = (*timeline.state(), timeline.history().to_vec());
        for attacker in [Seat::new(0), Seat::new(1)] {
            let mut prover = Prover::new(&maze, 1 << 12, &Unlimited);
            for n in [1, 2, 3, 6, 7, 8] {
                let expected = wins(&mut timeline, attacker, n);
                let proof = prover.run(&state, &history, attacker, n);
                assert_eq!(proof.is_win, Some(expected), "{maze:?} {attacker} {n}");
                found[usize::from(expected)] += 1;
                let fresh = wins(&mut Timeline::from_state(maze.clone(), state), attacker, n);
                by_history += u32::from(fresh != expected);
            }
        }
    }
    assert!(found[0] > 1000 && found[1] > 1000, "{found:?}");
    assert!(by_history > 50, "the history matters in some: {by_history}");
}

#[test]
fn a_stopped_prover_claims_nothing() {
    for seed in 0..200 {
        let maze = Maze {
            seed,
            rooms: 400,
            repetition: 3,
            cap: 300,
        };
        let prove = |limit: u64| {
            let limit = NodeLimit(limit);
            Prover::new(&maze, 1 << 16, &limit).run(&maze.initial(), &[], Seat::new(0), 14)
        };
        let (whole, part) = (prove(u64::MAX), prove(1));
        assert!(part.is_win.is_none() || part.is_win == whole.is_win);
        assert!(part.nodes <= 1024);
    }
}

/// Two seats walk through a maze whose corridors lead round in circles; some rooms end the game.
#[derive(Clone, Debug)]
struct Maze {
    seed: u64,
    rooms: u64,
    repetition: usize,
    cap: usize,
}

impl Maze {
    fn hash(&self, state: (u64, u8), salt: u64) -> u64 {
        mix(mix(mix(self.seed) ^ (state.0 * 2 + u64::from(state.1))) ^ mix(salt))
    }
}

impl Game for Maze {
    type State = (u64, u8);
    type Move = u8;
    type Chance = NoChance;

    fn seats(&self) -> u8 {
        2
    }

    fn initial(&self) -> (u64, u8) {
        (0, 0)
    }

    fn turn(&self, state: &(u64, u8)) -> Turn {
        match self.hash((state.0, 0), 1) % 9 {
            n @ 0..2 if state.0 > 0 => Turn::Over(Seats::only(Seat::new(n as u8))),
            2 if state.0 > 0 => Turn::Over(Seats::all(2)),
            _ => Turn::Seat(Seat::new(state.1)),
        }
    }

    fn moves(&self, state: &(u64, u8), out: &mut Vec<u8>) {
        if !self.turn(state).is_over() {
            out.extend(0..1 + (self.hash(*state, 2) % 3) as u8);
        }
    }

    fn play(&self, state: &mut (u64, u8), mv: u8) {
        let room = self.hash(*state, 10 + u64::from(mv)) % self.rooms;
        *state = (room, state.1 ^ 1);
    }

    fn key(&self, state: &(u64, u8)) -> u64 {
        self.hash(*state, 3)
    }

    fn key_from_scratch(&self, state: &(u64, u8)) -> u64 {
        self.key(state)
    }

    fn why(&self, _: &(u64, u8)) -> &'static str {
        why::NO_MOVE
    }

    fn move_space(&self, _: &(u64, u8), out: &mut Vec<u8>) {
        out.extend(0..3);
    }

    fn longest(&self) -> Option<u32> {
        Some(self.cap as u32)
    }

    fn ends_by_history(&self, state: &(u64, u8), earlier: &[u64]) -> Option<Ending> {
        let times = occurrences(earlier, self.key(state)) + 1;
        let why = if times >= self.repetition {
            why::REPETITION
        } else if earlier.len() >= self.cap {
            why::CAP
        } else {
            return None;
        };
        Some(Ending {
            winners: Seats::all(2),
            why,
        })
    }
}

impl Evaluate for Maze {
    const REPEATS: bool = true;
    const SLOTS: usize = 3;

    fn evaluate(&self, _: &(u64, u8), _: Seat) -> i32 {
        0
    }

    fn slot(&self, _: &(u64, u8), mv: u8) -> usize {
        usize::from(mv)
    }
}
