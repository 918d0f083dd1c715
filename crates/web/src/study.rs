use quartet_game::{Info, Refusal, Seat, Turn, Viewer};
use quartet_host::{
    AnyMatch, Record, Registry, find, make_draw,
    record::{Dialect, Fault, Line, Note, Reader, Step},
    result_text, rewound,
};
use quartet_scene::Say;

use crate::{Judged, Opinion};

/// A game that is looked at, with what people say about it and what could have been played instead.
#[derive(Debug)]
pub struct Study {
    record: Record,
    /// The match before the first event.
    start: Box<dyn AnyMatch>,
    place: Place,
}

/// A place in a study: the variations on the way to it, each as the step that it replaces and its number there, and how many
/// steps of the last line have been made.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Place {
    /// The way to the line.
    pub path: Vec<(usize, usize)>,
    /// The steps of the line.
    pub at: usize,
}

/// One step as the list of moves shows it.
#[derive(Clone, PartialEq, Debug)]
pub struct Row {
    /// The place after it.
    pub place: Place,
    /// Which move of its line it is, counted from the beginning of the game; `None` for what is no move.
    pub number: Option<usize>,
    /// Who made it.
    pub seat: Option<Seat>,
    /// What it was.
    pub told: Say,
    /// What is said about it.
    pub note: String,
    /// What the engine thinks of it, if the record says so.
    pub opinion: Option<Opinion>,
    /// What would have been better, in words.
    pub better: Option<Say>,
}

impl Study {
    /// The study of a record, or of the first of several.
    ///
    /// # Errors
    /// Says what is wrong with it.
    pub fn read(registry: Registry, text: &str) -> Result<Self, Vec<Say>> {
        let record = Reader::new(text.as_bytes(), Dialect::Native).next();
        let record = record.ok_or_else(|| vec![Say::new("empty")])?;
        let game = record.as_ref().ok().and_then(|record| {
            let id = record.tag(Record::GAME)?;
            find(registry, id).ok().map(|game| game.info().id)
        });
        let read = record.and_then(|record| record.canonical(registry));
        let (table, record) = read.map_err(|fault| reasons(&fault, game))?;
        Ok(Self::with(&*table, record))
    }

    /// How many records there are in a text, those included that cannot be read.
    pub fn count(text: &str) -> usize {
        Reader::new(text.as_bytes(), Dialect::Native).count()
    }

    /// The study of a match about which nothing has been said.
    pub fn of(table: &dyn AnyMatch) -> Self {
        Self::with(table, Record::of(table))
    }

    fn with(table: &dyn AnyMatch, record: Record) -> Self {
        let at = record.line.steps.len();
        Self {
            start: rewound(table, 0),
            record,
            place: Place {
                path: Vec::new(),
                at,
            },
        }
    }

    /// Everything, as a record.
    pub fn text(&self) -> String {
        let mut record = self.record.clone();
        let main = self.game();
        if main.ending().is_some() || record.tag(Record::ENDING) != Some(Record::ADJUDICATED) {
            let fresh = Record::of(&*main);
            record.result.clone_from(&fresh.result);
            record.set_tag(Record::RESULT, fresh.result.clone());
            match fresh.tag(Record::ENDING) {
                Some(ending) => record.set_tag(Record::ENDING, ending),
                None => record.tags.retain(|tag| tag.name != Record::ENDING),
            }
        }
        record.to_string()
    }

    /// Where one is.
    pub fn place(&self) -> &Place {
        &self.place
    }

    /// The match as it was played, without variations.
    pub fn game(&self) -> Box<dyn AnyMatch> {
        self.table_at(&Place {
            path: Vec::new(),
            at: self.record.line.steps.len(),
        })
    }

    /// The game that is played.
    pub fn info(&self) -> Info {
        self.start.info()
    }

    /// The match in the position that is shown.
    pub fn table(&self) -> Box<dyn AnyMatch> {
        self.table_at(&self.place)
    }

    /// The match at a place.
    pub fn table_at(&self, place: &Place) -> Box<dyn AnyMatch> {
        let mut table = self.start.duplicate();
        let mut line = &self.record.line;
        let mut play = |steps: &[Step]| {
            for step in steps {
                // Every step has been played once when it came in.
                let _ = table.play(&step.text);
            }
        };
        for &(step, n) in &place.path {
            play(&line.steps[..step]);
            line = &line.steps[step].variations[n];
        }
        play(&line.steps[..place.at]);
        table
    }

    fn line(&self) -> &Line {
        let path = self.place.path.iter();
        path.fold(&self.record.line, |line, &(step, n)| {
            &line.steps[step].variations[n]
        })
    }

    fn line_mut(&mut self) -> &mut Line {
        let path = self.place.path.iter();
        path.fold(&mut self.record.line, |line, &(step, n)| {
            &mut line.steps[step].variations[n]
        })
    }

    /// Goes somewhere, as far as it exists.
    pub fn go(&mut self, place: Place) {
        self.place = Place::default();
        for (step, n) in place.path {
            let there = self.line().steps.get(step);
            if there.is_none_or(|step| step.variations.len() <= n) {
                break;
            }
            self.place.path.push((step, n));
        }
        self.place.at = place.at.min(self.line().steps.len());
    }

    /// Goes on, or back: out of a variation too.
    pub fn step(&mut self, by: isize) {
        let mut left = by;
        while left < 0 {
            if self.place.at == 0 {
                let Some((step, _)) = self.place.path.pop() else {
                    return;
                };
                self.place.at = step;
                continue;
            }
            self.place.at -= 1;
            left += 1;
        }
        let len = self.line().steps.len();
        self.place.at = self.place.at.saturating_add_signed(left).min(len);
    }

    /// How many steps the line has on which one is.
    pub fn len(&self) -> usize {
        self.line().steps.len()
    }

    /// Has nothing happened?
    pub fn is_empty(&self) -> bool {
        self.record.line.steps.is_empty()
    }

    /// Plays a move in the position that is shown: goes on if it is the next one, else into a variation that begins with it,
    /// which is made if there is none. Draws that follow are made from a seed.
    ///
    /// # Errors
    /// Says why the move is not possible. Nothing has changed then.
    pub fn play(&mut self, text: &str, seed: u64) -> Result<(), Refusal> {
        let mut table = self.table();
        let before = table.len();
        table.play(text)?;
        let next = self.line().steps.get(self.place.at);
        let is_next = next.map(|step| step.text.clone()) == table.event(before);
        if is_next && table.len() == before + 1 {
            self.place.at += 1;
            while self.next_is_draw() {
                self.place.at += 1;
            }
            return Ok(());
        }
        table.settle();
        while table.turn() == Turn::Chance && make_draw(&mut *table, seed) {
            table.settle();
        }
        for n in before..table.len() {
            self.enter(table.event(n).unwrap_or_default());
        }
        Ok(())
    }

    fn next_is_draw(&self) -> bool {
        let next = self.line().steps.get(self.place.at);
        next.is_some_and(|step| step.text.starts_with('+'))
    }

    /// Makes the step, where it is already or as something new.
    fn enter(&mut self, text: String) {
        let at = self.place.at;
        let fresh = |text: String| Step {
            text,
            ..Step::default()
        };
        let line = self.line_mut();
        match line.steps.get_mut(at) {
            None => line.steps.push(fresh(text)),
            Some(step) if step.text == text => {}
            Some(step) => {
                let begins = |line: &Line| line.steps.first().is_some_and(|s| s.text == text);
                let known = step.variations.iter().position(begins);
                let n = known.unwrap_or(step.variations.len());
                if known.is_none() {
                    step.variations.push(Line {
                        steps: vec![fresh(text)],
                        ..Line::default()
                    });
                }
                self.place.path.push((at, n));
                self.place.at = 1;
                return;
            }
        }
        self.place.at = at + 1;
    }

    /// Takes the variation away on which one is.
    pub fn remove_variation(&mut self) {
        if let Some((step, n)) = self.place.path.pop() {
            self.line_mut().steps[step].variations.remove(n);
            self.place.at = step;
        }
    }

    /// What is said about the last step.
    pub fn note(&self) -> &str {
        let line = self.line();
        match self.place.at.checked_sub(1) {
            None => &line.note.text,
            Some(last) => &line.steps[last].note.text,
        }
    }

    /// Says something about the last step.
    pub fn set_note(&mut self, text: &str) {
        // As the format has it: single blanks, and nothing that looks like a command.
        let words: Vec<&str> = text.split_whitespace().collect();
        let text = words.join(" ").replace("[%", "[ %");
        let at = self.place.at;
        let line = self.line_mut();
        let note: &mut Note = match at.checked_sub(1) {
            None => &mut line.note,
            Some(last) => &mut line.steps[last].note,
        };
        note.text = text;
    }

    /// Every step of the game and of the variations, in the order of the record.
    pub fn rows(&self) -> Vec<Row> {
        let mut rows = Vec::new();
        let mut table = self.start.duplicate();
        list(&self.record.line, &[], 0, &mut *table, &mut rows);
        rows
    }

    /// The next move of a variation of which the engine has said nothing, on the line that is shown if there is one. `skipped` are
    /// those of which it has nothing to say.
    pub fn unjudged(&self, skipped: &[Place]) -> Option<Place> {
        let open = |row: &Row| {
            let is_branch = !row.place.path.is_empty() && row.seat.is_some();
            is_branch && row.opinion.is_none() && !skipped.contains(&row.place)
        };
        let places = self.rows().into_iter().filter(open).map(|row| row.place);
        places.min_by_key(|place| place.path != self.place.path)
    }

    /// Keeps what the engine thinks of a move, unless another one has come into its place.
    pub fn judge(&mut self, place: &Place, judged: &Judged) {
        let mut path = place.path.iter().copied();
        let line = path.try_fold(&mut self.record.line, |line, (step, n)| {
            line.steps.get_mut(step)?.variations.get_mut(n)
        });
        let step = line.and_then(|line| line.steps.get_mut(place.at.checked_sub(1)?));
        if let Some(step) = step.filter(|step| step.text == judged.played) {
            Opinion::of(judged).write(step);
        }
    }

    /// The result as records write it.
    pub fn result(&self) -> String {
        let game = self.game();
        result_text(game.ending(), game.seats())
    }
}

/// What is wrong with a record: where, then why.
fn reasons(fault: &Fault, game: Option<&str>) -> Vec<Say> {
    let line = fault.line as u32;
    let place = match &fault.step {
        Some((number, text)) => Say::new("web-paste-move")
            .with("line", line)
            .with("number", *number as u32)
            .with("move", text.clone()),
        None => Say::new("web-paste-line").with("line", line),
    };
    let mut reasons = vec![place];
    match (fault.code, game) {
        _ if !fault.problems.is_empty() => {
            reasons.extend(fault.problems.faults().iter().map(Say::from));
        }
        (Some(code), Some(id)) => reasons.push(Say::new(format!("{id}-refused-{code}"))),
        _ => reasons.push(Say::from(&quartet_game::Fault::plain(&*fault.reason))),
    }
    reasons
}

fn list(
    line: &Line,
    path: &[(usize, usize)],
    moves: usize,
    table: &mut dyn AnyMatch,
    rows: &mut Vec<Row>,
) {
    let mut moves = moves;
    let from = table.len();
    for (n, step) in line.steps.iter().enumerate() {
        let seat = table.turn().seat().filter(|_| !step.text.starts_with('#'));
        let before = table.len();
        let opinion = Opinion::read(&step.note);
        let better = opinion.as_ref().and_then(|opinion| {
            opinion.slip()?;
            table.play(opinion.better.as_ref()?).ok()?;
            let told = table.tell(before, Viewer::Spectator);
            while table.len() > before {
                table.undo();
            }
            told
        });
        if table.play(&step.text).is_err() {
            break;
        }
        let told = table.tell(before, Viewer::Spectator);
        rows.push(Row {
            place: Place {
                path: path.to_vec(),
                at: n + 1,
            },
            number: seat.map(|_| moves + 1),
            seat,
            told: told.unwrap_or_else(|| Say::new("empty")),
            note: step.note.text.clone(),
            opinion,
            better,
        });
        if !step.variations.is_empty() {
            table.undo();
            for (v, variation) in step.variations.iter().enumerate() {
                let mut path = path.to_vec();
                path.push((n, v));
                list(variation, &path, moves, table, rows);
            }
            let _ = table.play(&step.text);
        }
        moves += usize::from(seat.is_some());
    }
    // As it was, for the line around this one.
    if !path.is_empty() {
        while table.len() > from {
            table.undo();
        }
    }
}
