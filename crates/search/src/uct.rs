use quartet_game::{Dice, Evaluate, Seat, Seats, Turn, Viewer};

use crate::Control;

/// A plain tree search by random playouts (UCT), without any knowledge of the game: a yardstick for the other searches, and
/// fair where something is hidden, because every playout begins in a state that the seat cannot tell from the true one.
#[derive(Debug)]
pub struct Uct<'a, G: Evaluate> {
    game: &'a G,
    dice: Dice,
    nodes: Vec<Node<G>>,
}

#[derive(Debug)]
struct Node<G: Evaluate> {
    /// What has been tried from here: the event, and the node behind it.
    tried: Vec<(Step<G>, usize)>,
    visits: f64,
    /// What each seat has won in all visits.
    won: Vec<f64>,
}

type Step<G> = quartet_game::EventOf<G>;

/// How much a rarely tried move is preferred.
const CURIOSITY: f64 = 1.0;
/// A playout that goes on longer counts as a draw.
const LONGEST: usize = 400;
/// The tree grows no larger.
const MOST: usize = 1 << 20;

impl<'a, G: Evaluate> Uct<'a, G> {
    /// A search with its own dice.
    #[must_use]
    pub fn new(game: &'a G, seed: u64) -> Self {
        Self {
            game,
            dice: Dice::new(seed),
            nodes: Vec::new(),
        }
    }

    /// The move tried most often when the control says stop. `view` is what the seat to move may know.
    pub fn run(&mut self, view: &G::State, control: &dyn Control) -> Option<G::Move> {
        let Turn::Seat(me) = self.game.turn(view) else {
            return None;
        };
        self.nodes.clear();
        self.nodes.push(self.fresh());
        let mut playouts = 0;
        while playouts < 2 || !control.stop(playouts) {
            let state = self.game.imagine(view, Viewer::Seat(me), &mut self.dice);
            self.playout(state);
            playouts += 1;
        }
        let visits = |at: usize| self.nodes[at].visits as u64;
        let tried = self.nodes[0].tried.iter();
        let best = tried.max_by_key(|(_, at)| visits(*at))?;
        match best.0 {
            Step::<G>::Move(mv) => Some(mv),
            _ => None,
        }
    }

    fn fresh(&self) -> Node<G> {
        Node {
            tried: Vec::new(),
            visits: 0.0,
            won: vec![0.0; usize::from(self.game.seats())],
        }
    }

    /// Down the tree, one new node, random moves to the end, and back up.
    fn playout(&mut self, mut state: G::State) {
        let mut path = vec![0];
        let mut at = 0;
        let winners = loop {
            let Some(step) = self.choose(at, &state) else {
                break self.finish(state);
            };
            self.apply(&mut state, step);
            let known = self.nodes[at].tried.iter().find(|(s, _)| *s == step);
            if let Some(&(_, next)) = known {
                path.push(next);
                at = next;
            } else if self.nodes.len() >= MOST {
                break self.finish(state);
            } else {
                let next = self.nodes.len();
                let node = self.fresh();
                self.nodes.push(node);
                self.nodes[at].tried.push((step, next));
                path.push(next);
                break self.finish(state);
            }
        };
        let share = 1.0 / f64::from(winners.len().max(1));
        for at in path {
            self.nodes[at].visits += 1.0;
            for seat in winners.iter() {
                self.nodes[at].won[seat.index()] += share;
            }
        }
    }

    /// The next event in the tree: a move not tried yet, else the most promising one; a draw by its odds. `None` at the end.
    fn choose(&mut self, at: usize, state: &G::State) -> Option<Step<G>> {
        match self.game.turn(state) {
            Turn::Over(_) => None,
            Turn::Chance => self.draw(state),
            Turn::Seat(mover) => {
                let mut moves = Vec::new();
                self.game.moves(state, &mut moves);
                let node = &self.nodes[at];
                let is_new =
                    |mv: &&G::Move| !node.tried.iter().any(|(s, _)| *s == Step::<G>::Move(**mv));
                let untried: Vec<&G::Move> = moves.iter().filter(is_new).collect();
                if let Some(&&mv) = self.dice.pick(&untried) {
                    return Some(Step::<G>::Move(mv));
                }
                let legal =
                    |step: &Step<G>| matches!(step, Step::<G>::Move(mv) if moves.contains(mv));
                let worth = |next: usize| self.promise(next, node.visits, mover);
                let tried = node.tried.iter().filter(|(step, _)| legal(step));
                let best = tried.max_by(|a, b| worth(a.1).total_cmp(&worth(b.1)))?;
                Some(best.0)
            }
        }
    }

    fn promise(&self, at: usize, visits: f64, mover: Seat) -> f64 {
        let node = &self.nodes[at];
        let mean = node.won[mover.index()] / node.visits;
        mean + CURIOSITY * (visits.ln() / node.visits).sqrt()
    }

    fn draw(&mut self, state: &G::State) -> Option<Step<G>> {
        let mut outcomes = Vec::new();
        self.game.outcomes(state, &mut outcomes);
        let chance = self.dice.pick_weighted(&outcomes)?;
        Some(Step::<G>::Chance(*chance))
    }

    fn apply(&self, state: &mut G::State, step: Step<G>) {
        match step {
            Step::<G>::Move(mv) => self.game.play(state, mv),
            Step::<G>::Chance(chance) => self.game.resolve(state, chance),
            _ => {}
        }
    }

    /// Random moves to the end.
    fn finish(&mut self, mut state: G::State) -> Seats {
        let mut moves = Vec::new();
        for _ in 0..LONGEST {
            match self.game.turn(&state) {
                Turn::Over(winners) => return winners,
                Turn::Chance => {
                    if let Some(step) = self.draw(&state) {
                        self.apply(&mut state, step);
                    }
                }
                Turn::Seat(_) => {
                    moves.clear();
                    self.game.moves(&state, &mut moves);
                    let Some(&mv) = self.dice.pick(&moves) else {
                        break;
                    };
                    self.game.play(&mut state, mv);
                }
            }
        }
        Seats::all(self.game.seats())
    }
}
