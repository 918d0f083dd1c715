use quartet_game::{Refusal, Seat, Turn};
use quartet_host::{AnyGame, Clock, Puzzle, Task, TimeControl};
use quartet_scene::{Say, Target};

use crate::{Mark, Session, Who};

/// A puzzle that is being solved: the game, and how far one has come. It knows no page and no worker.
#[derive(Debug)]
pub struct Attempt {
    /// What is to be solved.
    pub puzzle: Puzzle,
    /// The game in which it is solved. Whoever solves it is the only person.
    pub session: Session,
    /// How it stands.
    pub stage: Stage,
    me: Seat,
    /// How many moves of the solution have been played; `None` after another way to the same end.
    followed: Option<usize>,
    /// The same before the last own move, and how many moves had been played then.
    before: (Option<usize>, u32),
    /// How many hints have been given for the move that is due.
    hints: usize,
    /// Has there been a wrong move or help?
    stumbled: bool,
}

/// Nothing has been played.
const START: (Option<usize>, u32) = (Some(0), 0);

/// How it stands with a puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Stage {
    /// A move is looked for.
    Open,
    /// The others are to answer, or somebody thinks about the move.
    Waiting,
    /// The move was wrong and is still on the board. What was wrong with it.
    Wrong(Say),
    /// It is solved.
    Solved,
    /// The solution is being shown, or has been.
    Shown,
}

/// What is to be thought of a move that has been played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Judgement {
    /// It solves the puzzle.
    Solved,
    /// It is right; these moves answer it.
    Right(Vec<String>),
    /// It is wrong.
    Wrong,
    /// The engine must say whether the win can still be forced within so many plies: always told when the win is the task, so
    /// that a wrong move can be answered.
    Ask(u32),
}

impl Attempt {
    /// Sets the puzzle up.
    ///
    /// # Errors
    /// If the position cannot be read.
    pub fn new(game: &'static dyn AnyGame, puzzle: Puzzle) -> Result<Self, String> {
        let table = puzzle.open(game).map_err(|problems| problems.to_string())?;
        let me = table.turn().seat().ok_or("nobody is to move")?;
        let seats = table.seats();
        let who = |n: u8| match Seat::new(n) == me {
            true => Who::Person,
            false => Who::Engine(10),
        };
        let players = (0..seats).map(who).collect();
        let clock = Clock::new(TimeControl::Untimed, seats);
        let mut session = Session::with(String::new(), game, table, players, clock, 0);
        session.prepare();
        Ok(Self {
            puzzle,
            session,
            stage: Stage::Open,
            me,
            followed: Some(0),
            before: START,
            hints: 0,
            stumbled: false,
        })
    }

    /// The seat that is to solve it.
    pub fn me(&self) -> Seat {
        self.me
    }

    /// What is asked for, in words.
    pub fn task_words(&self) -> Say {
        let seats = u32::from(self.session.table.seats());
        let say = match self.puzzle.task {
            Task::Win(plies) => Say::new("web-puzzle-win").with("count", 1 + (plies - 1) / seats),
            Task::Most(_) if self.has_theme("turning") => Say::new("web-puzzle-turning"),
            Task::Most(_) if self.has_theme("rescue") => Say::new("web-puzzle-rescue"),
            Task::Most(_) => Say::new("web-puzzle-most"),
            Task::Best(_) => Say::new("web-puzzle-best"),
        };
        say.with("who", self.session.table.seat_words(self.me))
    }

    fn has_theme(&self, name: &str) -> bool {
        self.puzzle.themes.iter().any(|theme| theme == name)
    }

    /// The move that is to be found now, as far as it is known without thinking.
    pub fn wanted(&self) -> Option<&str> {
        let next = self.puzzle.solution.get(self.followed?)?;
        Some(next)
    }

    /// Plays a move of whoever solves the puzzle and says what is to be thought of it.
    ///
    /// # Errors
    /// If it is against the rules. Nothing has happened then.
    pub fn play(&mut self, text: &str, now: u64) -> Result<Judgement, Refusal> {
        if text.starts_with(['#', '+']) {
            return Err(Refusal::new(
                Refusal::SYNTAX,
                "a move of the game is wanted",
            ));
        }
        let is_wanted = self.wanted() == Some(text);
        let before = (self.followed, self.moves());
        self.session.play(text, now)?;
        self.before = before;
        self.hints = 0;
        self.stage = Stage::Waiting;
        if is_wanted {
            self.followed = self.followed.map(|followed| followed + 1);
            let replies = self.replies();
            return Ok(match self.is_at_the_end() {
                true => Judgement::Solved,
                false => Judgement::Right(replies),
            });
        }
        Ok(match self.puzzle.task {
            Task::Win(_) if self.has_won() && self.may_differ() => Judgement::Solved,
            Task::Win(plies) => {
                // The first move is known to be the only one, but somebody should say what is wrong with this one.
                self.followed = None;
                Judgement::Ask(plies.saturating_sub(self.moves()))
            }
            Task::Most(_) | Task::Best(_) => Judgement::Wrong,
        })
    }

    /// How many moves have been played.
    fn moves(&self) -> u32 {
        self.session.table.movers().iter().flatten().count() as u32
    }

    fn has_won(&self) -> bool {
        let ending = self.session.table.ending();
        ending.is_some_and(|ending| ending.winners.contains(self.me) && ending.winners.len() == 1)
    }

    fn is_at_the_end(&self) -> bool {
        self.followed == Some(self.puzzle.solution.len()) || self.has_won()
    }

    /// What answers in the solution, up to the next own move.
    fn replies(&self) -> Vec<String> {
        let mut table = self.session.table.duplicate();
        let rest = self
            .followed
            .map(|followed| &self.puzzle.solution[followed..]);
        let mut replies = Vec::new();
        for text in rest.unwrap_or_default() {
            while table.turn() == Turn::Chance && quartet_host::make_draw(&mut *table, 0) {}
            if table.turn() == Turn::Seat(self.me) || table.play(text).is_err() {
                break;
            }
            replies.push(text.clone());
        }
        replies
    }

    /// May the move that is on the board be another than that of the solution? Only the first one may not.
    pub fn may_differ(&self) -> bool {
        self.before != START
    }

    /// The others answer, and it is the turn of whoever solves the puzzle again.
    pub fn answer(&mut self, replies: &[String], now: u64) {
        for text in replies {
            if self.session.play(text, now).is_err() {
                break;
            }
            self.followed = self.followed.map(|followed| followed + 1);
        }
        self.stage = match self.is_at_the_end() {
            true => Stage::Solved,
            false => Stage::Open,
        };
        self.session.prepare();
    }

    /// The move was wrong. `reply` is what shows it, if somebody knows.
    pub fn is_wrong(&mut self, reply: Option<&str>, now: u64) {
        self.stumbled = true;
        let before = self.session.table.len();
        let told = reply.and_then(|reply| {
            self.session.play(reply, now).ok()?;
            let viewer = self.session.viewer();
            self.session.table.tell(before, viewer)
        });
        let points = |margin: u32| (margin / 100).max(1);
        self.stage = Stage::Wrong(match (self.puzzle.task, told) {
            (Task::Win(_), Some(told)) => Say::new("web-puzzle-wrong-reply").with("move", told),
            (Task::Win(_), None) => Say::new("web-puzzle-wrong-win"),
            _ if self.has_theme("turning") => Say::new("web-puzzle-wrong-turning"),
            _ if self.has_theme("rescue") => Say::new("web-puzzle-wrong-rescue"),
            (Task::Most(margin), _) => {
                // Later moves of a solution are known to be better, but not by how much.
                let first = self.followed.unwrap_or(0) == 0;
                Say::new("web-puzzle-wrong-most")
                    .with("points", if first { points(margin) } else { 1 })
            }
            (Task::Best(margin), _) => {
                Say::new("web-puzzle-wrong-best").with("points", points(margin))
            }
        });
    }

    /// Back to before the wrong move.
    pub fn try_again(&mut self) {
        let (followed, moves) = self.before;
        while self.moves() > moves && self.session.table.undo().is_some() {}
        self.followed = followed;
        self.stage = Stage::Open;
        self.session.advance(0);
        self.session.let_go();
    }

    /// From the beginning.
    pub fn start_over(&mut self) {
        self.before = START;
        self.hints = 0;
        self.try_again();
    }

    /// A hint: what it is about, then where to begin. Returns the themes to be told, if that is the hint.
    pub fn hint(&mut self) -> Option<Vec<String>> {
        self.stumbled = true;
        self.hints += 1;
        self.session.let_go();
        if self.hints == 1 && self.moves() == 0 && !self.puzzle.themes.is_empty() {
            return Some(self.puzzle.themes.clone());
        }
        let wanted = self.wanted()?.to_owned();
        let way = self.session.table.ways_to(&wanted).into_iter().next()?;
        let first_spot = way.iter().position(|t| matches!(t, Target::Spot(_)))?;
        if first_spot + 1 < way.len() {
            self.session.picked = way[..=first_spot].to_vec();
        } else {
            self.session.hint = Some(wanted);
        }
        None
    }

    /// Somebody gives up: from now on the solution is played, from the beginning.
    pub fn give_up(&mut self) {
        self.stumbled = true;
        self.start_over();
        self.stage = Stage::Shown;
    }

    /// Plays the next move of the solution that is shown. Says whether there was one.
    pub fn show_next(&mut self, now: u64) -> bool {
        let Some(text) = self.wanted().map(str::to_owned) else {
            return false;
        };
        self.followed = self.followed.map(|followed| followed + 1);
        self.session.play(&text, now).is_ok()
    }

    /// How it went, once it is over or has gone wrong.
    pub fn mark(&self) -> Mark {
        match (&self.stage, self.stumbled) {
            (Stage::Solved, false) => Mark::Clean,
            (Stage::Solved, true) => Mark::Solved,
            _ => Mark::Tried,
        }
    }
}

#[cfg(test)]
mod tests {
    use quartet_games::GAMES;

    use super::*;
    use crate::{Job, What, work};

    fn puzzles(of: impl Fn(&Puzzle) -> bool) -> Vec<Attempt> {
        let all = GAMES.iter().flat_map(|game| {
            let all = Puzzle::all(*game);
            let puzzles: Vec<Puzzle> = all.iter().filter(|p| of(p)).take(3).cloned().collect();
            let attempts = puzzles.into_iter();
            attempts.map(|puzzle| Attempt::new(*game, puzzle).unwrap())
        });
        let all: Vec<Attempt> = all.collect();
        assert!(!all.is_empty());
        all
    }

    /// Plays the solution from where it stands.
    fn solve(attempt: &mut Attempt) {
        for _ in 0..10 {
            let wanted = attempt.wanted().expect("a move to find").to_owned();
            match attempt.play(&wanted, 0).unwrap() {
                Judgement::Solved => {
                    attempt.stage = Stage::Solved;
                    return;
                }
                Judgement::Right(replies) => attempt.answer(&replies, 0),
                other => panic!("{other:?} {}", attempt.puzzle.line()),
            }
            assert_eq!(attempt.stage, Stage::Open);
        }
        panic!("the solution has no end: {}", attempt.puzzle.line());
    }

    #[test]
    fn the_solution_solves() {
        for mut attempt in puzzles(|_| true) {
            solve(&mut attempt);
            assert_eq!(attempt.mark(), Mark::Clean);
        }
    }

    #[test]
    fn a_wrong_move_is_taken_back() {
        for mut attempt in puzzles(|_| true) {
            let wanted = attempt.wanted().unwrap().to_owned();
            let wrong = attempt
                .session
                .table
                .legal()
                .into_iter()
                .find(|text| *text != wanted);
            let position = attempt.session.table.position();
            match attempt.play(&wrong.unwrap(), 0).unwrap() {
                Judgement::Wrong => {}
                Judgement::Ask(plies) => {
                    assert!(matches!(attempt.puzzle.task, Task::Win(all) if all == plies + 1));
                }
                other => panic!("{other:?} {}", attempt.puzzle.line()),
            }
            attempt.is_wrong(None, 0);
            assert!(matches!(attempt.stage, Stage::Wrong(_)));
            attempt.try_again();
            assert_eq!(attempt.session.table.position(), position);
            solve(&mut attempt);
            assert_eq!(attempt.mark(), Mark::Solved);
        }
    }

    /// What the worker says about the move on the board.
    fn ask(attempt: &Attempt, plies: u32) -> (bool, Vec<String>) {
        let job = Job {
            number: 1,
            record: attempt.session.save(0.0).record,
            at: attempt.session.table.len(),
            task: crate::Task::Defend {
                attacker: attempt.me().number(),
                plies,
            },
        };
        let mut heard = None;
        work(GAMES, &job, || 0.0, &mut |news| {
            heard = Some(news.what.clone())
        });
        match heard {
            Some(What::Defence(is_lost, replies)) => (is_lost, replies),
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn the_engine_refutes_a_wrong_first_move() {
        for mut attempt in puzzles(|puzzle| puzzle.task == Task::Win(3)) {
            let wanted = attempt.wanted().unwrap().to_owned();
            let legal = attempt.session.table.legal();
            let wrong = legal.into_iter().find(|text| *text != wanted).unwrap();
            let Judgement::Ask(plies) = attempt.play(&wrong, 0).unwrap() else {
                panic!("the engine must be asked");
            };
            let (is_lost, replies) = ask(&attempt, plies);
            assert!(!is_lost, "{wrong} wins too: {}", attempt.puzzle.line());
            attempt.is_wrong(replies.first().map(String::as_str), 0);
            let Stage::Wrong(reason) = &attempt.stage else {
                panic!("it is wrong");
            };
            assert_eq!(reason.key, "web-puzzle-wrong-reply");
        }
    }

    /// There may be several ways to end a win, and all of them are right.
    #[test]
    fn another_way_to_the_same_end_solves() {
        for mut attempt in puzzles(|puzzle| puzzle.task == Task::Win(5)) {
            let wanted = attempt.wanted().unwrap().to_owned();
            let Judgement::Right(replies) = attempt.play(&wanted, 0).unwrap() else {
                panic!("the first move is right");
            };
            attempt.answer(&replies, 0);
            let wanted = attempt.wanted().unwrap().to_owned();
            for text in attempt.session.table.legal() {
                let judgement = attempt.play(&text, 0).unwrap();
                match judgement {
                    Judgement::Ask(plies) => {
                        let (is_lost, replies) = ask(&attempt, plies);
                        let mut table = attempt.session.table.duplicate();
                        for reply in &replies {
                            table.play(reply).unwrap();
                        }
                        // Whoever is lost can be beaten at once, whatever was the answer.
                        let wins_now = table.legal().iter().any(|last| {
                            let mut end = table.duplicate();
                            end.play(last).unwrap();
                            end.ending()
                                .is_some_and(|e| e.winners.contains(attempt.me()))
                        });
                        assert_eq!(is_lost, wins_now, "{text}: {}", attempt.puzzle.line());
                    }
                    Judgement::Right(_) => assert_eq!(text, wanted),
                    Judgement::Solved => {}
                    Judgement::Wrong => panic!("nobody knows that yet"),
                }
                attempt.try_again();
            }
        }
    }

    #[test]
    fn hints_lead_to_the_move() {
        for mut attempt in puzzles(|puzzle| !puzzle.themes.is_empty()) {
            assert!(attempt.hint().is_some());
            assert_eq!(attempt.hint(), None);
            let wanted = attempt.wanted().unwrap().to_owned();
            let ways = attempt.session.table.ways_to(&wanted);
            let picked = &attempt.session.picked;
            let leads = attempt.session.hint.as_deref() == Some(&wanted)
                || !picked.is_empty() && ways.iter().any(|way| way.starts_with(picked));
            assert!(leads, "{}", attempt.puzzle.line());
        }
    }

    #[test]
    fn a_solution_is_shown_to_its_end() {
        for mut attempt in puzzles(|puzzle| puzzle.solution.len() > 1) {
            attempt.give_up();
            let mut shown = 0;
            while attempt.show_next(0) {
                shown += 1;
            }
            assert_eq!(shown, attempt.puzzle.solution.len());
            assert_eq!(attempt.mark(), Mark::Tried);
        }
    }
}
