use std::{
    panic,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
        mpsc::{self, Receiver, Sender, TryRecvError},
    },
    thread::{self, JoinHandle},
    time::{Duration, Instant},
};

use quartet_host::{
    AnyGame, AnyMatch, Control, Level, Player, Request, Reviewed, Reviewer, Thought,
};

/// Thinks in a thread of its own. What it is asked for replaces what it is doing.
pub(crate) struct Worker {
    /// Which question counts. A search for an older one stops.
    current: Arc<AtomicU64>,
    questions: Sender<(u64, Question)>,
    answers: Receiver<(u64, Answer)>,
    busy: bool,
    /// Gone when it has broken off.
    thread: Option<JoinHandle<()>>,
}

/// What the computer is asked.
pub(crate) enum Question {
    /// What a level plays here.
    Move {
        table: Box<dyn AnyMatch>,
        level: Level,
        time: Duration,
        seed: u64,
    },
    /// What the best move is, and what it is worth.
    Advice {
        table: Box<dyn AnyMatch>,
        time: Duration,
        why: Why,
    },
    /// What the moves of a finished game were worth.
    Review {
        /// At the beginning of the game.
        table: Box<dyn AnyMatch>,
        events: Vec<String>,
        time: Duration,
    },
}

/// What advice is wanted for.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Why {
    /// Somebody asked for a hint.
    Hint,
    /// Somebody offered a draw.
    Draw,
}

/// What the computer found out.
pub(crate) enum Answer {
    /// The move of a level; none if it has none.
    Move(Option<String>),
    /// What it thinks of the position.
    Advice(Why, Thought),
    /// One more move of the game has been looked at.
    Reviewed(Box<Reviewed>),
    /// All moves of the game have been looked at.
    ReviewDone,
}

impl Worker {
    /// A thread that knows the game.
    pub(crate) fn new(game: &'static dyn AnyGame) -> Self {
        let current = Arc::new(AtomicU64::new(0));
        let (questions, inbox) = mpsc::channel::<(u64, Question)>();
        let (outbox, answers) = mpsc::channel();
        let counts = Arc::clone(&current);
        let thread = thread::spawn(move || {
            let mut engine = game.engine(crate::MEMORY);
            while let Ok((number, question)) = inbox.recv() {
                let stale = || counts.load(Ordering::Relaxed) != number;
                if stale() {
                    continue;
                }
                let tell = |answer| outbox.send((number, answer)).is_ok();
                match question {
                    Question::Move {
                        table,
                        level,
                        time,
                        seed,
                    } => {
                        let request = Request {
                            player: Player::Level(level),
                            contempt: Request::TO_WIN,
                            seed,
                            ..Request::default()
                        };
                        let control = until(&counts, number, time);
                        let thought = engine.think(&*table, request, &*control, &mut |_| {});
                        let line = thought.lines.into_iter().next();
                        let best = line.and_then(|line| line.moves.into_iter().next());
                        // Interrupted before it saw anything, it plays what it may.
                        tell(Answer::Move(
                            best.or_else(|| table.legal().into_iter().next()),
                        ));
                    }
                    Question::Advice { table, time, why } => {
                        let control = until(&counts, number, time);
                        let request = Request::default();
                        let thought = engine.think(&*table, request, &*control, &mut |_| {});
                        tell(Answer::Advice(why, thought));
                    }
                    Question::Review {
                        mut table,
                        events,
                        time,
                    } => {
                        let mut reviewer = Reviewer::new(&mut *engine, 1);
                        for text in events {
                            if stale() {
                                break;
                            }
                            let control = || until(&counts, number, time);
                            if let Some(reviewed) = reviewer.judge(&*table, &text, &control) {
                                tell(Answer::Reviewed(Box::new(reviewed)));
                            }
                            if table.play(&text).is_err() {
                                break;
                            }
                        }
                        tell(Answer::ReviewDone);
                    }
                }
            }
        });
        Self {
            current,
            questions,
            answers,
            busy: false,
            thread: Some(thread),
        }
    }

    /// Asks something, whatever was asked before.
    pub(crate) fn ask(&mut self, question: Question) {
        self.stop();
        self.busy = true;
        let number = self.current.load(Ordering::Relaxed);
        // If the thread has broken off, whoever looks for the answer is told.
        let _ = self.questions.send((number, question));
    }

    /// Nothing more is wanted.
    pub(crate) fn stop(&mut self) {
        self.current.fetch_add(1, Ordering::Relaxed);
        self.busy = false;
    }

    /// Is an answer to be expected?
    pub(crate) fn is_busy(&self) -> bool {
        self.busy
    }

    /// An answer, if there is one already.
    pub(crate) fn look(&mut self) -> Option<Answer> {
        loop {
            let answer = match self.answers.try_recv() {
                Ok(answer) => answer,
                Err(TryRecvError::Empty) => return None,
                Err(TryRecvError::Disconnected) => return self.break_off(),
            };
            if let Some(answer) = self.accept(answer) {
                return Some(answer);
            }
        }
    }

    /// Waits for the next answer; `None` if none is to be expected.
    pub(crate) fn wait(&mut self) -> Option<Answer> {
        while self.busy {
            let Ok(answer) = self.answers.recv() else {
                return self.break_off();
            };
            if let Some(answer) = self.accept(answer) {
                return Some(answer);
            }
        }
        None
    }

    /// Nobody is to wait for a thread that has broken off: so does the program, and whoever has something to tidy up does so.
    fn break_off(&mut self) -> Option<Answer> {
        self.busy = false;
        if let Some(Err(reason)) = self.thread.take().map(JoinHandle::join) {
            panic::resume_unwind(reason);
        }
        None
    }

    fn accept(&mut self, (number, answer): (u64, Answer)) -> Option<Answer> {
        if number != self.current.load(Ordering::Relaxed) {
            return None;
        }
        self.busy = matches!(answer, Answer::Reviewed(_));
        Some(answer)
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        self.stop();
    }
}

/// Stops when the time is over, or when something else is asked.
fn until(current: &Arc<AtomicU64>, number: u64, time: Duration) -> Box<dyn Control> {
    let current = Arc::clone(current);
    let start = Instant::now();
    Box::new(move |_: u64| current.load(Ordering::Relaxed) != number || start.elapsed() >= time)
}
