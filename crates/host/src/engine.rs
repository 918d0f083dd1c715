use std::any::Any;

use quartet_game::{
    Dice, Evaluate, Event, Game, Notation, Options, Seat, Style, Timeline, Turn, View, Viewer,
};
use quartet_scene::Present;
use quartet_search::{
    Control, Crowd, CrowdSettings, Finisher, Limits, Line, MaxN, MaxNSettings, MctsSettings,
    Prover, Report, SampleTree, SamplerSettings, Samplers, Settings, Table, Thinker, Uct, chance,
    parallel,
};

use crate::{AnyMatch, Level, careless::Careless, hosted::Match};

/// Thinks about matches of one game, and remembers what it found out. [`AnyGame::engine`](crate::AnyGame::engine) makes one.
pub trait AnyEngine: Send {
    /// Looks for the best move of the seat to move, knowing only what that seat may know. `watch` sees every step. There is no
    /// line in the answer if it is nobody's turn.
    ///
    /// # Panics
    /// If the match is of another game than the engine.
    fn think(
        &mut self,
        table: &dyn AnyMatch,
        request: Request,
        control: &dyn Control,
        watch: &mut dyn FnMut(&Thought),
    ) -> Thought;

    /// Takes its memory now, and puts it in order. Otherwise a search may have to do so, which costs it some milliseconds.
    fn prepare(&mut self);

    /// Can the seat force a win within so many plies, whatever the others play? Knows only what the seat to move may know, and
    /// says nothing where something is hidden.
    ///
    /// # Panics
    /// If the match is of another game than the engine.
    fn prove(
        &mut self,
        table: &dyn AnyMatch,
        attacker: Seat,
        plies: u32,
        control: &dyn Control,
    ) -> Answer;

    /// Forgets everything, as if it had just been made.
    fn forget(&mut self);
}

/// What an engine can say for certain about a win.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Answer {
    /// Can it be forced within the plies asked for? `None` if it was stopped before it knew.
    pub is_win: Option<bool>,
    /// The move that wins, if there is a win and the seat is on move.
    pub best: Option<String>,
    /// Positions looked at.
    pub nodes: u64,
}

/// Who thinks: the engine at a level, or one of the simple players that it is measured against.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Player {
    /// The engine.
    Level(Level),
    /// Every legal move is equally likely.
    Random,
    /// The move after which the position looks best, without looking further.
    Greedy,
    /// A tree search by random playouts that knows nothing but the rules.
    Uct,
}

/// What is asked of an engine.
#[derive(Clone, Debug)]
pub struct Request {
    /// Who is to think.
    pub player: Player,
    /// How many best lines are wanted.
    pub lines: usize,
    /// Look only at these moves; at all of them if there are none here.
    pub only: Vec<String>,
    /// How many plies to look ahead at most.
    pub depth: Option<u32>,
    /// How much less than it is worth a draw counts, in hundredths: by repetition, for want of progress, or by as many points.
    /// Whoever only wants to know what a position is worth leaves it at 0.
    pub contempt: i32,
    /// How many threads search, where there are threads.
    pub threads: usize,
    /// Decides what a low level overlooks, and what the simple players do by chance.
    pub seed: u64,
}

impl Request {
    /// The contempt of whoever plays to win: more than a piece, so that the engine plays on unless it is clearly worse. Playouts
    /// take a third of it.
    pub const TO_WIN: i32 = 120;
}

impl Default for Request {
    fn default() -> Self {
        Self {
            player: Player::Level(Level::HIGHEST),
            lines: 1,
            only: Vec::new(),
            depth: None,
            contempt: 0,
            threads: 1,
            seed: 0,
        }
    }
}

/// What an engine has found out.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Thought {
    /// Finished iterations; where a tree was searched, the plies of the longest line.
    pub depth: u32,
    /// Was every line looked through to this depth?
    pub is_even: bool,
    /// The deepest ply that was looked at.
    pub deepest: u32,
    /// Positions looked at.
    pub nodes: u64,
    /// How full the memory is, in thousandths.
    pub memory_used: u32,
    /// The best lines, best first.
    pub lines: Vec<ThoughtLine>,
}

/// One line of play, in strings.
#[derive(Clone, PartialEq, Debug)]
pub struct ThoughtLine {
    /// For the seat to move.
    pub value: Worth,
    /// The chance to win that the value means for the seat to move, from 0 to 1; half of it for a draw.
    pub chance: f64,
    /// Is the value certain, or an estimate?
    pub proved: bool,
    /// The moves, up to the first draw.
    pub moves: Vec<String>,
}

impl ThoughtLine {
    /// Is it worth as much as another one at least, in points, and if these are equal and both certain, by who wins?
    pub(crate) fn is_as_good_as(&self, other: &Self) -> bool {
        let (own, others) = (self.value.number(), other.value.number());
        let wins_less = self.proved && other.proved && self.chance < other.chance;
        own > others || own == others && !wins_less
    }

    /// What it leaves to the other of two seats once its first move has been made.
    pub(crate) fn for_the_next(mut self) -> Self {
        self.value = match self.value {
            Worth::Win(plies) => Worth::Loss(plies.saturating_sub(1)),
            Worth::Loss(plies) => Worth::Win(plies.saturating_sub(1)),
            Worth::Hundredths(value) => Worth::Hundredths(-value),
        };
        self.chance = 1.0 - self.chance;
        if !self.moves.is_empty() {
            self.moves.remove(0);
        }
        self
    }
}

/// What a line is worth.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Worth {
    /// The seat wins after so many plies.
    Win(u32),
    /// The seat loses after so many plies.
    Loss(u32),
    /// In hundredths of a point, or of a piece in games that count no points.
    Hundredths(i32),
}

impl Worth {
    /// The chance to win that it means at a table of so many seats, from 0 to 1: an even one at 0.
    fn chance<G: Evaluate>(self, proved: bool, seats: u8) -> f64 {
        match self {
            Self::Win(_) => 1.0,
            Self::Loss(_) => 0.0,
            Self::Hundredths(_) if proved && seats == 2 => self.certain_chance(),
            Self::Hundredths(value) if seats == 2 => {
                chance::logistic(f64::from(value) / f64::from(G::ODDS))
            }
            Self::Hundredths(value) => chance::of_value(value, seats),
        }
    }

    /// The chance to win that it means with two seats if it is certain: whoever is sure to be ahead by a point has won.
    fn certain_chance(self) -> f64 {
        match self {
            Self::Win(_) => 1.0,
            Self::Loss(_) => 0.0,
            Self::Hundredths(value) => f64::from(value.signum() + 1) / 2.0,
        }
    }

    /// As a number of points or pieces, wins and losses far out.
    #[must_use]
    pub fn number(self) -> f64 {
        match self {
            Self::Win(_) => 100.0,
            Self::Loss(_) => -100.0,
            Self::Hundredths(value) => f64::from(value) / 100.0,
        }
    }

    /// What a number of a search at a table of so many seats means.
    pub(crate) fn of<G: Evaluate>(value: i32, seats: u8) -> Self {
        if G::is_sure(value) {
            Self::Win((G::SURE - value) as u32)
        } else if G::is_sure(-value) {
            Self::Loss((G::SURE + value) as u32)
        } else if seats > 2 && value.abs() > G::SURE / 8 {
            // No estimate, but what a seat gets of the win in the end, shifted as outcomes are: nothing, or a share of it.
            let others = f64::from(seats) - 1.0;
            let share = (others * f64::from(value) / f64::from(G::SURE) + 1.0) / f64::from(seats);
            Self::Hundredths(chance::worth(share, seats))
        } else {
            Self::Hundredths(value)
        }
    }
}

/// What playouts found out about a game.
type TreeOf<G> = SampleTree<<G as Game>::State, <G as Game>::Move>;

/// The engine of a game.
pub(crate) struct Engine<G: Game> {
    memory: usize,
    /// Made when it is first needed.
    table: Option<Table>,
    /// What playouts found out, where the game is played by them: a tree for every thread.
    trees: Vec<TreeOf<G>>,
    /// The rules under which what stands in the table and in the tree was found.
    options: Option<Options>,
    /// Searches since it last forgot everything.
    searches: u64,
}

impl<G: Game> Engine<G> {
    pub(crate) fn new(memory: usize) -> Self {
        Self {
            memory,
            table: None,
            trees: Vec::new(),
            options: None,
            searches: 0,
        }
    }

    /// What was found under other rules says nothing, although the same position may have come up there.
    fn turn_to(&mut self, options: Options) {
        if self.options.as_ref() != Some(&options) {
            self.forget();
            self.options = Some(options);
        }
    }

    /// Forgets everything, as if it had just been made.
    fn forget(&mut self) {
        self.searches = 0;
        self.trees.iter_mut().for_each(SampleTree::clear);
        if let Some(table) = &mut self.table {
            table.forget();
        }
    }

    /// The table, a search older, and a tree for every thread. The table has half of the memory, a tree search the other half.
    fn known(&mut self, threads: usize) -> (&Table, &mut [TreeOf<G>]) {
        let bytes = self.memory / 2;
        let table = self.table.get_or_insert_with(|| Table::new(bytes));
        table.grow_older();
        if self.trees.len() != threads {
            // Those there were have other shares of the memory.
            self.trees.clear();
            self.trees.resize_with(threads, SampleTree::new);
        }
        (table, &mut self.trees)
    }
}

/// A search that is asked for, whoever does it.
struct Task<'a, S, M> {
    history: &'a [u64],
    /// Asks what was played so far, and where: for games in which it matters how others play.
    past: &'a dyn Fn() -> Vec<(S, M)>,
    table: &'a Table,
    trees: &'a mut [SampleTree<S, M>],
    settings: Settings,
    limits: Limits,
    /// The depth that was asked for.
    asked: Option<u32>,
    only: &'a [M],
    threads: usize,
    seed: u64,
    memory: usize,
}

impl<S, M: Copy + Eq> Task<'_, S, M> {
    /// Searches as the game is played best.
    fn search<G: Evaluate<State = S, Move = M>>(
        self,
        view: &View<G>,
        control: &dyn Control,
        tell: &mut dyn FnMut(&Report<M>),
    ) -> Report<M> {
        let (game, state) = (view.game(), view.state());
        let style = game.style(state);
        debug_assert!(G::STYLES.has(style), "{style:?} is one of the styles");
        // Known to the compiler: what a game is not played by is not compiled for it.
        let (trees, playouts) =
            const { (G::STYLES.has(Style::Tree), G::STYLES.has(Style::Playouts)) };
        let (crowds, alone) = const {
            let crowds = G::STYLES.has(Style::Crowd);
            (crowds, crowds || G::STYLES.has(Style::MaxN))
        };
        match style {
            Style::Tree if trees => self.search_tree(view, control, tell),
            // Playouts know no depth: who asks for one gets every line of it.
            Style::Playouts if playouts && self.limits.depth == u32::MAX => {
                self.search_by_playouts(view, control, tell)
            }
            Style::Crowd if crowds && self.limits.depth == u32::MAX => {
                self.search_crowd(game, state, control, tell)
            }
            Style::MaxN | Style::Crowd if alone => {
                let mut search = MaxN::new(game, MaxNSettings::default(), control);
                search.look_only_at(state, self.only);
                search.run(state, self.history, self.limits, tell)
            }
            _ => self.search_by_bounds(game, state, control, tell),
        }
    }

    fn search_crowd<G: Evaluate<State = S, Move = M>>(
        self,
        game: &G,
        state: &G::State,
        control: &dyn Control,
        tell: &mut dyn FnMut(&Report<M>),
    ) -> Report<M> {
        let settings = CrowdSettings {
            bytes: self.memory / 2,
            ..CrowdSettings::default()
        };
        let mut crowd = Crowd::new(game, settings, self.seed);
        if let Turn::Seat(me) = game.turn(state) {
            let past = (self.past)();
            crowd.study(me, past.iter().map(|(state, mv)| (state, *mv)));
        }
        crowd.look_only_at(self.only);
        crowd.run(state, control, self.limits, tell)
    }

    fn search_by_bounds<G: Evaluate<State = S, Move = M>>(
        self,
        game: &G,
        state: &G::State,
        control: &dyn Control,
        tell: &mut dyn FnMut(&Report<M>),
    ) -> Report<M> {
        parallel::run(
            game,
            self.table,
            self.settings,
            control,
            self.threads,
            state,
            self.history,
            self.only,
            self.limits,
            tell,
        )
    }

    fn search_by_playouts<G: Evaluate<State = S, Move = M>>(
        self,
        view: &View<G>,
        control: &dyn Control,
        tell: &mut dyn FnMut(&Report<M>),
    ) -> Report<M> {
        let settings = SamplerSettings {
            // A result of a point is halfway to certainty for playouts: whoever despises draws would rather lose by a point if
            // all of it counted.
            contempt: self.settings.contempt / 3,
            bytes: self.memory / 2,
            ..SamplerSettings::default()
        };
        let (game, state) = (view.game(), view.state());
        let mut samplers = Samplers::new(game, state, settings, self.seed, self.trees);
        let finisher = Finisher::new(game, state, self.table, self.settings);
        finisher
            .only(self.only)
            .run(&mut samplers, control, self.limits, tell)
    }

    fn search_tree<G: Evaluate<State = S, Move = M>>(
        self,
        view: &View<G>,
        control: &dyn Control,
        tell: &mut dyn FnMut(&Report<M>),
    ) -> Report<M> {
        let settings = MctsSettings {
            sight: self.limits.depth as usize,
            bytes: self.memory / 2,
            ..MctsSettings::default()
        };
        // A tree knows no depth, only how far it may see: who asks for a depth gets every line of it.
        let limits = Limits {
            depth: self.asked.map_or(u32::MAX, |_| self.limits.depth),
            ..self.limits
        };
        let thinker = Thinker::new(view, self.table, settings, self.seed);
        thinker.only(self.only).run(control, limits, tell)
    }
}

impl<G: Present + Evaluate> AnyEngine for Engine<G> {
    fn think(
        &mut self,
        table: &dyn AnyMatch,
        request: Request,
        control: &dyn Control,
        watch: &mut dyn FnMut(&Thought),
    ) -> Thought {
        let playing = playing::<G>(table);
        let Turn::Seat(seat) = playing.timeline.turn() else {
            return Thought::default();
        };
        let view = playing.timeline.view(Viewer::Seat(seat));
        let (game, state) = (view.game(), view.state());
        let level = match request.player {
            Player::Level(level) => level,
            simple => {
                let mv = choose_simply(simple, game, state, seat, request.seed, control);
                let line = mv.map(|mv| Line {
                    value: 0,
                    proved: false,
                    bonus: 0,
                    moves: vec![mv],
                });
                let lines = line.iter().map(|line| spell(game, state, line)).collect();
                return Thought {
                    lines,
                    ..Thought::default()
                };
            }
        };
        let only: Vec<G::Move> = request
            .only
            .iter()
            .filter_map(|text| game.read_move(state, text).ok())
            .collect();
        let habits = level.habits();
        let memory = self.memory;
        self.turn_to(playing.options());
        self.searches += 1;
        let search = self.searches;
        let threads = request.threads.clamp(1, processors());
        let (known, trees) = self.known(threads);
        // What came before is true, and so only for a seat from which nothing is hidden.
        let open = Some(&playing.timeline).filter(|timeline| timeline.state() == state);
        let task = Task {
            history: open.map_or(&[], |timeline| timeline.history()),
            past: &|| open.map_or_else(Vec::new, recent),
            table: known,
            trees,
            settings: Settings {
                contempt: request.contempt,
                ..settings(level)
            },
            limits: Limits {
                depth: habits.depth.min(request.depth.unwrap_or(u32::MAX)),
                lines: request.lines,
            },
            asked: request.depth,
            only: &only,
            threads,
            seed: request.seed,
            memory,
        };
        let mut tell = |report: &Report<G::Move>| watch(&thought(game, state, report));
        let report = if level == Level::HIGHEST {
            task.search(&view, control, &mut tell)
        } else {
            // What a careless player believes stands under other keys, so that a careful one does not come upon it.
            let careless = Careless::new(game.clone(), state, habits, request.seed, search);
            let view = View::new(&careless, state, Viewer::Seat(seat));
            let most = habits.nodes.unwrap_or(u64::MAX);
            let control = |nodes: u64| nodes >= most || control.stop(nodes);
            let mut report = task.search(&view, &control, &mut |report| {
                let mut report = report.clone();
                believe(&mut report);
                tell(&report);
            });
            believe(&mut report);
            report
        };
        thought(game, state, &report)
    }

    fn prepare(&mut self) {
        match &mut self.table {
            // Whoever is prepared before a game has nothing to lose.
            Some(table) if self.searches == 0 && table.is_worn() => table.clean(),
            Some(_) => {}
            None => self.table = Some(Table::new(self.memory / 2)),
        }
    }

    fn prove(
        &mut self,
        table: &dyn AnyMatch,
        attacker: Seat,
        plies: u32,
        control: &dyn Control,
    ) -> Answer {
        let timeline = &playing::<G>(table).timeline;
        let Turn::Seat(seat) = timeline.turn() else {
            return Answer::default();
        };
        let view = timeline.view(Viewer::Seat(seat));
        let (game, state, history) = (view.game(), view.state(), timeline.history());
        let is_hidden = view.imagine(&mut Dice::new(0)) != *state;
        if is_hidden || plies > game.fuse(state, history.len()) {
            return Answer::default();
        }
        // The half of the memory that a tree search has.
        self.trees.clear();
        let mut prover = Prover::new(game, self.memory / 2, control);
        let proof = prover.run(state, history, attacker, plies);
        Answer {
            is_win: proof.is_win,
            best: proof.best.map(|mv| game.move_text(state, mv)),
            nodes: proof.nodes,
        }
    }

    fn forget(&mut self) {
        Engine::forget(self);
    }
}

/// What somebody has proved who overlooks moves is a belief.
fn believe<M>(report: &mut Report<M>) {
    for line in &mut report.lines {
        line.proved = false;
    }
}

/// More threads than processors would only keep each other waiting, and the one that has to answer in time.
fn processors() -> usize {
    if cfg!(target_arch = "wasm32") {
        return 1;
    }
    std::thread::available_parallelism().map_or(1, usize::from)
}

/// The match of an engine's own game.
fn playing<G: Present + Evaluate>(table: &dyn AnyMatch) -> &Match<G> {
    let table: &dyn Any = table.as_any();
    table.downcast_ref().expect("a match of this game")
}

/// The move of one of the simple players.
fn choose_simply<G: Evaluate>(
    player: Player,
    game: &G,
    state: &G::State,
    seat: Seat,
    seed: u64,
    control: &dyn Control,
) -> Option<G::Move> {
    let mut dice = Dice::at(seed, game.key(state));
    let mut moves = Vec::new();
    game.moves(state, &mut moves);
    match player {
        Player::Uct => Uct::new(game, dice.bits()).run(state, control),
        Player::Greedy => {
            dice.shuffle(&mut moves);
            let worth = |&mv: &G::Move| game.evaluate_after(state, mv, seat);
            moves.into_iter().max_by_key(worth)
        }
        Player::Random | Player::Level(_) => dice.pick(&moves).copied(),
    }
}

/// The last moves and where they were made.
fn recent<G: Evaluate>(timeline: &Timeline<G>) -> Vec<(G::State, G::Move)> {
    /// More would cost time and say little.
    const MOST: usize = 48;
    let first = timeline.len().saturating_sub(MOST);
    let events = (first..timeline.len()).filter_map(|index| timeline.event(index));
    events
        .filter_map(|(state, event)| match event {
            Event::Move(mv) => Some((state.clone(), mv)),
            _ => None,
        })
        .collect()
}

/// Short-sighted players have no use for tricks that save depth.
fn settings(level: Level) -> Settings {
    let deep = level.habits().depth >= 4;
    Settings {
        reductions: deep,
        skipping: deep,
        quiescence: deep,
        solving: level == Level::HIGHEST,
        ..Settings::default()
    }
}

fn thought<G: Notation + Evaluate>(
    game: &G,
    state: &G::State,
    report: &Report<G::Move>,
) -> Thought {
    Thought {
        depth: report.depth,
        is_even: report.is_even,
        deepest: report.deepest,
        nodes: report.nodes,
        memory_used: report.table_used,
        lines: report
            .lines
            .iter()
            .map(|line| spell(game, state, line))
            .collect(),
    }
}

fn spell<G: Notation + Evaluate>(game: &G, state: &G::State, line: &Line<G::Move>) -> ThoughtLine {
    let mut state = state.clone();
    let mut moves = Vec::new();
    for &mv in &line.moves {
        if game.check(&state, mv).is_err() {
            break;
        }
        moves.push(game.move_text(&state, mv));
        game.play(&mut state, mv);
    }
    let seats = game.seats();
    let value = Worth::of::<G>(line.value, seats);
    // With equal points somebody may have won all the same.
    let decided = Worth::of::<G>(line.value.saturating_add(line.bonus), seats);
    ThoughtLine {
        value,
        chance: decided.chance::<G>(line.proved, seats),
        proved: line.proved,
        moves,
    }
}

#[cfg(test)]
mod tests {
    use quartet_testkit::tree::Tree;

    use super::*;

    fn chance(worth: Worth, seats: u8) -> f64 {
        worth.chance::<Tree>(false, seats)
    }

    #[test]
    fn nothing_is_an_even_chance_at_every_table() {
        for seats in 2..=4 {
            let even = chance(Worth::Hundredths(0), seats);
            assert!((even - 1.0 / f64::from(seats)).abs() < 1e-9);
        }
        assert_eq!(
            [Worth::Win(3), Worth::Loss(4)].map(|worth| chance(worth, 3)),
            [1.0, 0.0]
        );
    }

    #[test]
    fn whoever_is_surely_ahead_by_a_point_has_won() {
        for (points, won) in [(100, 1.0), (0, 0.5), (-100, 0.0)] {
            let worth = Worth::Hundredths(points);
            assert_eq!(worth.chance::<Tree>(true, 2), won);
            let estimated = chance(worth, 2);
            assert_eq!(points == 0, estimated == won);
            assert!((estimated - 0.5).abs() < 0.4, "{estimated}");
        }
    }

    /// At a table of three a win counts as one, nothing as minus one half, and half of the win as a quarter.
    #[test]
    fn what_a_seat_gets_of_the_win_is_told_as_its_chance() {
        let told = |value, seats| Worth::of::<Tree>(value, seats);
        for (value, share) in [(-Tree::SURE / 2, 0.001), (Tree::SURE / 4, 0.5)] {
            let worth = told(value, 3);
            assert!((chance(worth, 3) - share).abs() < 1e-3, "{worth:?}");
        }
        assert_eq!(told(Tree::SURE - 3, 3), Worth::Win(3));
        assert_eq!(told(3 - Tree::SURE, 2), Worth::Loss(3));
        assert_eq!(told(1234, 3), Worth::Hundredths(1234));
        assert_eq!(told(Tree::SURE / 4, 2), Worth::Hundredths(Tree::SURE / 4));
    }
}
