use quartet_game::{Fault, Options, Problems, Turn};

use crate::{AnyGame, AnyMatch};

/// Everything by which a game is learnt, read from the `lessons.txt` of its crate: tasks to solve, sections of the rules with
/// moving pictures, and a gallery of things that have a name.
///
/// The file is made of entries. An entry begins at the margin with its kind and its key; the lines below it are indented:
///
/// ```text
/// # A remark.
/// task sumito
///   options eject=1
///   position 5/6/7/8/9/3s4/2S4/1S4/5 0 0 b 0 1
///   want b2c3
///   no gap c3*
///   reply d4e5 d4d5
///   want *
///   get win
/// rules pushing
///   position 5/6/7/8/9/3s4/2S4/1S4/5 0 0 b 0 1
///   play b2c3
/// gallery lance
///   position 5/6/7/8/9/3S4/2S4/1S4/5 0 0 b 0 1
///   mark b2 c3 d4
/// ```
///
/// What is said about an entry are keys of the game's translations: `GAME-lesson-KEY-title`, `-text` and `-done` of a task,
/// perhaps `-hint`, and `-no-NAME` for every `no`; `GAME-rules-KEY-title` and `-text`; `GAME-gallery-KEY-title` and `-text`, with
/// `GAME-gallery` and `GAME-gallery-text` over the whole gallery. `docs/lessons.md` explains every line to whoever writes lessons.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Course {
    /// The tasks, the easiest first.
    pub tasks: Vec<Lesson>,
    /// The sections of the rules.
    pub rules: Vec<Stage>,
    /// What has a name.
    pub gallery: Vec<Stage>,
}

/// A position to look at, and perhaps what happens on it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Stage {
    /// Its name in the translations and in what is kept of the pupil's progress.
    pub key: &'static str,
    /// The options of the table.
    pub options: &'static str,
    /// The position, if it is not the one at the beginning.
    pub position: Option<&'static str>,
    /// What has happened since.
    pub moves: Vec<&'static str>,
    /// What happens in the moving picture.
    pub play: Vec<&'static str>,
    /// The cells to look at.
    pub marks: Vec<&'static str>,
    /// The name of the view, if it is not the usual one.
    pub view: Option<&'static str>,
}

/// A task of a course.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Lesson {
    /// Where it begins.
    pub stage: Stage,
    /// What is asked, one after the other.
    pub steps: Vec<Step>,
}

/// Something that is asked of the pupil.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// What it is.
    pub ask: Ask,
    /// Moves that are legal but wrong for a reason that has a name; the first one that fits is said.
    pub wrong: Vec<(&'static str, Vec<Pattern>)>,
    /// What happens afterwards: of each, the first that is possible.
    pub replies: Vec<Vec<&'static str>>,
}

/// What is asked of the pupil.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ask {
    /// A move that is one of these and gets all of those.
    Move(Vec<Pattern>, Vec<Aim>),
    /// To point at all of these cells and at no other.
    Cells(Vec<&'static str>),
}

/// A move in its canonical spelling, or how it begins if there is a `*` at the end.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Pattern(pub &'static str);

/// What a move must get.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Aim {
    /// The game is over, and whoever moved has won it alone.
    Win,
    /// The game is over.
    Over,
    /// Whoever moved has at least so many points.
    Points(i32),
    /// Whoever moved has at least so many points more than anybody else.
    Lead(i32),
    /// The next one has at most so many moves.
    Choices(u64),
    /// The next one has no move that wins or that makes points.
    Safe,
}

/// What a move is for the task.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// It is what was asked for.
    Right,
    /// It is not, perhaps for a reason that has a name.
    Wrong(Option<&'static str>),
}

impl Course {
    /// The course of a game: nothing if it has none.
    ///
    /// # Errors
    /// Names every line that cannot be read.
    #[cfg(feature = "lessons")]
    pub fn of(game: &dyn AnyGame) -> Result<Self, Problems> {
        Self::read(game.lessons())
    }

    /// Reads a file.
    ///
    /// # Errors
    /// Names every line that cannot be read.
    pub fn read(text: &'static str) -> Result<Self, Problems> {
        let mut problems = Problems::default();
        let mut course = Self::default();
        // What the indented lines belong to.
        let mut entry = Entry::Nothing;
        for (n, line) in text.lines().enumerate() {
            let (line, is_inside) = (line.trim_end(), line.starts_with(' '));
            let (word, rest) = line.trim().split_once(' ').unwrap_or((line.trim(), ""));
            if word.is_empty() || word.starts_with('#') {
                continue;
            }
            let is_read = if is_inside {
                course.add(entry, word, rest.trim())
            } else {
                match course.begin(word, rest.trim()) {
                    Some(begun) => {
                        entry = begun;
                        true
                    }
                    None => false,
                }
            };
            if !is_read {
                problems.add(Fault::plain(format!(
                    "line {} of the lessons is not understood",
                    n + 1
                )));
            }
        }
        problems.or(course)
    }

    /// Is there nothing to learn?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.tasks.is_empty() && self.rules.is_empty() && self.gallery.is_empty()
    }

    fn begin(&mut self, word: &'static str, key: &'static str) -> Option<Entry> {
        let is_key = !key.is_empty() && !key.contains(' ');
        let stage = Stage {
            key: is_key.then_some(key)?,
            ..Stage::default()
        };
        match word {
            "task" => {
                let steps = Vec::new();
                self.tasks.push(Lesson { stage, steps });
                Some(Entry::Task)
            }
            "rules" => {
                self.rules.push(stage);
                Some(Entry::Rules)
            }
            "gallery" => {
                self.gallery.push(stage);
                Some(Entry::Gallery)
            }
            _ => None,
        }
    }

    fn add(&mut self, entry: Entry, word: &str, rest: &'static str) -> bool {
        let stage = match entry {
            Entry::Task => self.tasks.last_mut().map(|lesson| &mut lesson.stage),
            Entry::Rules => self.rules.last_mut(),
            Entry::Gallery => self.gallery.last_mut(),
            Entry::Nothing => None,
        };
        let Some(stage) = stage else {
            return false;
        };
        let words = rest.split_whitespace();
        match word {
            "options" => stage.options = rest,
            "position" => stage.position = Some(rest),
            "view" => stage.view = Some(rest),
            "moves" => stage.moves.extend(words),
            "play" => stage.play.extend(words),
            "mark" => stage.marks.extend(words),
            _ => {
                let lesson = self.tasks.last_mut().filter(|_| entry == Entry::Task);
                return lesson.is_some_and(|lesson| lesson.add(word, words.collect()).is_some());
            }
        }
        true
    }
}

/// What is being read.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Entry {
    Nothing,
    Task,
    Rules,
    Gallery,
}

impl Lesson {
    fn add(&mut self, word: &str, words: Vec<&'static str>) -> Option<()> {
        let patterns = |words: &[&'static str]| words.iter().copied().map(Pattern).collect();
        let ask = match word {
            "want" => Some(Ask::Move(patterns(&words), Vec::new())),
            "point" => Some(Ask::Cells(words.clone())),
            _ => None,
        };
        if words.is_empty() {
            return None;
        }
        if let Some(ask) = ask {
            self.steps.push(Step {
                ask,
                wrong: Vec::new(),
                replies: Vec::new(),
            });
            return Some(());
        }
        let step = self.steps.last_mut()?;
        match (word, &mut step.ask) {
            ("get", Ask::Move(_, aims)) => aims.push(Aim::read(&words)?),
            ("no", Ask::Move(..)) => step.wrong.push((words[0], patterns(&words[1..]))),
            ("reply", _) => step.replies.push(words),
            _ => return None,
        }
        Some(())
    }

    /// To which step one goes back after a wrong answer: moves that might have been any are made again.
    #[must_use]
    pub fn back_to(&self, step: usize) -> usize {
        let is_free = |step: &Step| match &step.ask {
            Ask::Move(patterns, aims) => aims.is_empty() && patterns.contains(&Pattern("*")),
            Ask::Cells(_) => false,
        };
        let free = self.steps[..step].iter().rev().take_while(|s| is_free(s));
        step - free.count()
    }
}

impl Stage {
    /// Opens the table.
    ///
    /// # Errors
    /// Says what is wrong with the options, the position or a move.
    pub fn open(&self, game: &dyn AnyGame) -> Result<Box<dyn AnyMatch>, Problems> {
        let mut table = game.open(&Options::parse(self.options)?, self.position)?;
        for text in &self.moves {
            table.settle();
            let played = table.play(text);
            played.map_err(|refusal| {
                Problems::one(Fault::plain(format!("{text}: {}", refusal.text)))
            })?;
        }
        table.settle();
        Ok(table)
    }

    /// Which of the game's views it is, counted from 0.
    #[must_use]
    pub fn scene_view(&self, game: &dyn AnyGame) -> usize {
        let views = game.views().iter();
        let mut views = views.map(|name| Some(*name));
        views.position(|name| name == self.view).unwrap_or(0)
    }
}

impl Step {
    /// Judges a legal move, given in its canonical spelling, in the match in which it is about to be played.
    #[must_use]
    pub fn judge(&self, table: &dyn AnyMatch, text: &str) -> Verdict {
        let Ask::Move(patterns, aims) = &self.ask else {
            return Verdict::Wrong(None);
        };
        let fits = |patterns: &[Pattern]| patterns.iter().any(|pattern| pattern.fits(text));
        if fits(patterns) && aims.iter().all(|aim| aim.is_got(table, text)) {
            return Verdict::Right;
        }
        let named = self.wrong.iter().find(|(_, patterns)| fits(patterns));
        Verdict::Wrong(named.map(|(name, _)| *name))
    }

    /// A move that solves it: the first that the lesson names and that is legal.
    #[must_use]
    pub fn solution(&self, table: &dyn AnyMatch) -> Option<String> {
        let Ask::Move(patterns, _) = &self.ask else {
            return None;
        };
        let right: Vec<String> = {
            let legal = table.legal().into_iter();
            legal
                .filter(|text| self.judge(table, text) == Verdict::Right)
                .collect()
        };
        let first = patterns
            .iter()
            .find_map(|pattern| right.iter().find(|text| pattern.fits(text)));
        first.cloned()
    }

    /// Lets happen what follows, as far as it is possible. Says how much did.
    pub fn reply(&self, table: &mut dyn AnyMatch) -> usize {
        let mut done = 0;
        for reply in &self.replies {
            table.settle();
            done += usize::from(reply.iter().any(|text| table.play(text).is_ok()));
        }
        table.settle();
        done
    }
}

impl Pattern {
    /// Does a move in its canonical spelling fit?
    #[must_use]
    pub fn fits(self, text: &str) -> bool {
        match self.0.strip_suffix('*') {
            Some(start) => text.starts_with(start),
            None => self.0 == text,
        }
    }
}

impl Aim {
    fn read(words: &[&str]) -> Option<Self> {
        match *words {
            ["win"] => Some(Self::Win),
            ["over"] => Some(Self::Over),
            ["safe"] => Some(Self::Safe),
            ["points", n] => Some(Self::Points(n.parse().ok()?)),
            ["lead", n] => Some(Self::Lead(n.parse().ok()?)),
            ["choices", n] => Some(Self::Choices(n.parse().ok()?)),
            _ => None,
        }
    }

    /// Does the move get it?
    fn is_got(self, before: &dyn AnyMatch, text: &str) -> bool {
        let Turn::Seat(me) = before.turn() else {
            return false;
        };
        let mut table = before.duplicate();
        if table.play(text).is_err() {
            return false;
        }
        table.settle();
        let won_by_me = |table: &dyn AnyMatch| {
            let ending = table.ending();
            ending.is_some_and(|e| e.winners.contains(me) && e.winners.len() == 1)
        };
        let lead = || {
            let scores = table.scores()?;
            let own = *scores.get(me.index())?;
            let others = scores.iter().enumerate().filter(|(n, _)| *n != me.index());
            Some((own, own - others.map(|(_, points)| *points).max()?))
        };
        match self {
            Self::Win => won_by_me(&*table),
            Self::Over => table.ending().is_some(),
            Self::Points(least) => lead().is_some_and(|(own, _)| own >= least),
            Self::Lead(least) => lead().is_some_and(|(_, lead)| lead >= least),
            Self::Choices(most) => table.ending().is_some() || table.count_legal() <= most,
            Self::Safe => {
                let Turn::Seat(next) = table.turn() else {
                    return true;
                };
                let points = |table: &dyn AnyMatch| table.scores().map(|s| s[next.index()]);
                let had = points(&*table);
                table.legal().iter().all(|reply| {
                    let mut then = table.duplicate();
                    let is_played = then.play(reply).is_ok();
                    let wins = then.ending().is_some_and(|e| e.winners.contains(next));
                    is_played && !wins && points(&*then) <= had
                })
            }
        }
    }
}
