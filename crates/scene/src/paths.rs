use crate::{Path, Present, Target};

/// All ways to point out a move in one position.
#[derive(Clone, Debug)]
pub struct Paths<M> {
    /// Sorted, so that those with a common beginning are neighbours.
    list: Vec<(Path, M)>,
}

/// Where one may point next.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Next {
    /// At what.
    pub target: Target,
    /// Is a move complete then?
    pub completes: bool,
}

impl<M: Copy> Paths<M> {
    /// The ways to every legal move.
    pub fn of<G: Present<Move = M>>(game: &G, state: &G::State) -> Self {
        let mut moves = Vec::new();
        game.moves(state, &mut moves);
        // Sorted with the numbers of their moves: that is the same for every game, and the page has it only once.
        let mut numbered: Vec<(Path, usize)> = Vec::new();
        let mut paths = Vec::new();
        for (n, mv) in moves.iter().enumerate() {
            game.paths(state, *mv, &mut paths);
            numbered.extend(paths.drain(..).map(|path| (path, n)));
        }
        numbered.sort_unstable();
        let list = numbered.into_iter().map(|(path, n)| (path, moves[n]));
        Self {
            list: list.collect(),
        }
    }

    /// Every way and where it leads.
    pub fn iter(&self) -> impl Iterator<Item = (&[Target], M)> {
        self.list.iter().map(|(path, mv)| (&**path, *mv))
    }

    /// The ways that begin like this.
    fn starting(&self, picked: &[Target]) -> impl Iterator<Item = &(Path, M)> {
        let from = self.list.partition_point(|(path, _)| &**path < picked);
        self.list[from..]
            .iter()
            .take_while(move |(path, _)| path.starts_with(picked))
    }

    /// Where one may point after this: each target once.
    #[must_use]
    pub fn next(&self, picked: &[Target]) -> Vec<Next> {
        let mut next: Vec<Next> = Vec::new();
        for (path, _) in self.starting(picked) {
            let Some(target) = path.get(picked.len()) else {
                continue;
            };
            if next.last().is_none_or(|last| last.target != *target) {
                next.push(Next {
                    target: target.clone(),
                    completes: path.len() == picked.len() + 1,
                });
            }
        }
        next
    }

    /// The move that this is the way to.
    #[must_use]
    pub fn find(&self, path: &[Target]) -> Option<M> {
        let (found, mv) = self.starting(path).next()?;
        (found.len() == path.len()).then_some(*mv)
    }

    /// Every move that can still be meant.
    #[must_use]
    pub fn possible(&self, picked: &[Target]) -> Vec<M> {
        self.starting(picked).map(|(_, mv)| *mv).collect()
    }
}
