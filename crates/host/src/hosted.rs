use std::{marker::PhantomData, sync::OnceLock};

use quartet_game::{
    Boards, Dice, Ending, Evaluate, Event, EventOf, EventView, Info, Options, Problems, Refusal,
    Seat, Seats, Sketch, Timeline, Turn, Viewer, divide, perft,
};
use quartet_scene::{
    Fact, Mark, Next, Paths, Present, PutOut, Say, Scene, Shot, Supply, Target, Tool,
};
use quartet_search::plain;

use crate::{AnyEngine, AnyGame, AnyMatch, Branch, Look, Worth, engine::Engine};

/// Makes an [`AnyGame`] of a game: `&Hosted::<Abalone>::new()` is its line in the registry.
#[derive(Debug)]
pub struct Hosted<G>(PhantomData<fn() -> G>);

impl<G> Hosted<G> {
    /// The game behind the interface of strings.
    #[must_use]
    pub const fn new() -> Self {
        Self(PhantomData)
    }
}

impl<G> Default for Hosted<G> {
    fn default() -> Self {
        Self::new()
    }
}

impl<G: Present + Evaluate> AnyGame for Hosted<G> {
    fn info(&self) -> Info {
        G::INFO
    }

    fn open(
        &self,
        options: &Options,
        position: Option<&str>,
    ) -> Result<Box<dyn AnyMatch>, Problems> {
        let game = G::from_options(options)?;
        let timeline = match position {
            None => Timeline::new(game),
            Some(text) => {
                let (game, state) = game.read_position(text)?;
                Timeline::from_state(game, state)
            }
        };
        Ok(Box::new(Match {
            timeline,
            paths: OnceLock::new(),
        }))
    }

    fn draft(&self, options: &Options, position: &str) -> Result<Box<dyn AnyMatch>, Problems> {
        let (game, state) = G::from_options(options)?.read_draft(position)?;
        let timeline = Timeline::from_state(game, state);
        Ok(Box::new(Match {
            timeline,
            paths: OnceLock::new(),
        }))
    }

    fn boards(&self) -> Option<&'static dyn Boards> {
        G::boards()
    }

    fn import_options(&self, tags: &[(String, String)]) -> Option<Result<Options, Problems>> {
        G::import_options(tags)
    }

    fn views(&self) -> &'static [&'static str] {
        G::VIEWS
    }

    fn upright_view(&self) -> usize {
        G::UPRIGHT
    }

    fn turns(&self) -> u8 {
        G::TURNS
    }

    #[cfg(feature = "words")]
    fn words(&self, language: quartet_scene::Language) -> &'static str {
        G::words(language)
    }

    #[cfg(feature = "lessons")]
    fn lessons(&self) -> &'static str {
        G::lessons()
    }

    #[cfg(feature = "lessons")]
    fn puzzles(&self) -> &'static str {
        G::puzzles()
    }

    #[cfg(feature = "engines")]
    fn engine(&self, memory: usize) -> Box<dyn AnyEngine> {
        Box::new(Engine::<G>::new(memory))
    }

    #[cfg(feature = "engines")]
    fn playthrough(&self, options: &Options, seed: u64) -> Result<String, Problems> {
        Ok(crate::playthrough::dump(G::from_options(options)?, seed))
    }
}

/// A timeline behind the interface of strings.
#[derive(Clone)]
pub(crate) struct Match<G: Present + Evaluate> {
    pub(crate) timeline: Timeline<G>,
    /// The ways to all moves, found once for as long as nothing happens: front ends ask again with every step of the pointer.
    paths: OnceLock<Paths<G::Move>>,
}

impl<G: Present + Evaluate> Match<G> {
    /// Reads what may happen next. `None`: a draw that the options fix has to be made first.
    fn read(&self, text: &str) -> Result<Option<EventOf<G>>, Refusal> {
        let (game, state) = (self.timeline.game(), self.timeline.state());
        if self.timeline.ending().is_some() {
            return Err(Refusal::over());
        }
        if let Some(act) = text.strip_prefix('#') {
            return self.read_act(act).map(Some);
        }
        if game.turn(state) == Turn::Chance {
            if text.starts_with('+') {
                return match game.read_chance(state, text) {
                    Err(_) if self.an_open_draw_follows() => Ok(None),
                    read => read.map(|chance| Some(Event::Chance(chance))),
                };
            }
            if game.fixed_outcome(state).is_some() {
                return Ok(None);
            }
        }
        game.read_move(state, text).map(|mv| Some(Event::Move(mv)))
    }

    /// Is a draw due that the options fix, and right behind it one that they leave open? Then a list that leaves the
    /// fixed draw out goes on with the open one.
    fn an_open_draw_follows(&self) -> bool {
        let game = self.timeline.game();
        let mut state = self.timeline.state().clone();
        let mut is_skipped = false;
        while let Some(chance) = game.fixed_outcome(&state) {
            game.resolve(&mut state, chance);
            is_skipped = true;
        }
        is_skipped && game.turn(&state) == Turn::Chance
    }

    /// Reads an act at the table, the `#` already taken off.
    fn read_act(&self, act: &str) -> Result<EventOf<G>, Refusal> {
        let unknown = || {
            let words = format!("`#{act}` is none of #resignN, #timeN, #agreed");
            Refusal::new(Refusal::SYNTAX, words)
        };
        if act == "agreed" {
            return Ok(Event::Agree);
        }
        let at = act.len().saturating_sub(1);
        let (word, number) = act.split_at_checked(at).ok_or_else(unknown)?;
        let number = number.parse::<u8>().map_err(|_| unknown())?;
        if number >= self.timeline.game().seats() {
            return Err(unknown());
        }
        let seat = Seat::new(number);
        if !self.timeline.active().contains(seat) {
            let words = format!("seat {number} is out of the game already");
            return Err(Refusal::new(Refusal::SYNTAX, words));
        }
        match word {
            "resign" => Ok(Event::Resign(seat)),
            "time" => Ok(Event::Time(seat)),
            _ => Err(unknown()),
        }
    }

    fn paths(&self) -> &Paths<G::Move> {
        let (game, state) = (self.timeline.game(), self.timeline.state());
        self.paths.get_or_init(|| Paths::of(game, state))
    }

    fn event_text(&self, before: &G::State, event: EventOf<G>) -> String {
        let game = self.timeline.game();
        match event {
            Event::Move(mv) => game.move_text(before, mv),
            Event::Chance(chance) => game.chance_text(chance),
            Event::Resign(seat) => format!("#resign{seat}"),
            Event::Time(seat) => format!("#time{seat}"),
            Event::Agree => "#agreed".to_owned(),
        }
    }
}

impl<G: Present + Evaluate> AnyMatch for Match<G> {
    fn info(&self) -> Info {
        G::INFO
    }

    fn options(&self) -> Options {
        self.timeline.game().options()
    }

    fn seats(&self) -> u8 {
        self.timeline.game().seats()
    }

    #[cfg(feature = "engines")]
    fn seat_name(&self, seat: Seat) -> &'static str {
        self.timeline.game().seat_name(self.timeline.state(), seat)
    }

    fn position(&self) -> String {
        self.timeline.game().position_text(self.timeline.state())
    }

    fn start_position(&self) -> Option<String> {
        let game = self.timeline.game();
        let start = self.timeline.start();
        (*start != game.initial()).then(|| game.position_text(start))
    }

    fn position_for(&self, viewer: Viewer) -> String {
        let view = self.timeline.view(viewer);
        view.game().position_text(view.state())
    }

    fn turn(&self) -> Turn {
        self.timeline.turn()
    }

    fn legal(&self) -> Vec<String> {
        let (game, state) = (self.timeline.game(), self.timeline.state());
        let mut texts = Vec::new();
        match self.turn() {
            Turn::Over(_) => {}
            Turn::Seat(_) => {
                let mut moves = Vec::new();
                game.moves(state, &mut moves);
                texts.extend(moves.into_iter().map(|mv| game.move_text(state, mv)));
            }
            Turn::Chance => texts.extend(self.odds().into_iter().map(|(text, _)| text)),
        }
        texts.sort_unstable();
        texts
    }

    fn odds(&self) -> Vec<(String, u32)> {
        let game = self.timeline.game();
        let mut outcomes = Vec::new();
        if self.turn() == Turn::Chance {
            game.outcomes(self.timeline.state(), &mut outcomes);
        }
        let odds = outcomes.into_iter();
        odds.map(|(chance, weight)| (game.chance_text(chance), weight))
            .collect()
    }

    fn count_legal(&self) -> u64 {
        match self.turn() {
            Turn::Over(_) => 0,
            Turn::Seat(_) => self.timeline.game().count_moves(self.timeline.state()),
            Turn::Chance => self.legal().len() as u64,
        }
    }

    fn ending(&self) -> Option<Ending> {
        self.timeline.ending()
    }

    fn active(&self) -> Seats {
        self.timeline.active()
    }

    fn scores(&self) -> Option<Vec<i32>> {
        self.timeline.game().scores(self.timeline.state())
    }

    fn play(&mut self, text: &str) -> Result<usize, Refusal> {
        self.paths.take();
        let before = self.timeline.len();
        let texts = self
            .timeline
            .game()
            .expand(text)
            .unwrap_or_else(|| vec![text.to_owned()]);
        for text in texts {
            let read = match self.read(&text) {
                Ok(None) => {
                    self.timeline.settle();
                    self.read(&text)
                }
                read => read,
            };
            match read {
                Ok(Some(event)) => self.timeline.push(event),
                // After settling, no fixed draw is due any more.
                Ok(None) => unreachable!("the fixed draws have been made"),
                Err(refusal) => {
                    while self.timeline.len() > before {
                        self.timeline.pop();
                    }
                    return Err(refusal);
                }
            }
        }
        Ok(self.timeline.len() - before)
    }

    fn settle(&mut self) {
        self.paths.take();
        self.timeline.settle();
    }

    fn undo(&mut self) -> Option<String> {
        self.paths.take();
        let event = self.timeline.pop()?;
        Some(self.event_text(self.timeline.state(), event))
    }

    fn len(&self) -> usize {
        self.timeline.len()
    }

    fn event(&self, index: usize) -> Option<String> {
        let (before, event) = self.timeline.event(index)?;
        Some(self.event_text(before, event))
    }

    fn events(&self) -> Vec<String> {
        let events = self.timeline.events();
        events
            .map(|(before, e)| self.event_text(before, e))
            .collect()
    }

    fn movers(&self) -> Vec<Option<Seat>> {
        let mover = |(before, event): (&G::State, EventOf<G>)| match event {
            Event::Move(_) => self.timeline.game().turn(before).seat(),
            _ => None,
        };
        self.timeline.events().map(mover).collect()
    }

    #[cfg(feature = "engines")]
    fn events_for(&self, viewer: Viewer) -> Vec<EventView<String>> {
        let views = self.timeline.event_views(viewer);
        let events = self.timeline.events();
        let texts = views
            .into_iter()
            .zip(events)
            .map(|(view, (before, _))| match view {
                EventView::Shown(event) => EventView::Shown(self.event_text(before, event)),
                EventView::Hidden(seat) => EventView::Hidden(seat),
            });
        texts.collect()
    }

    #[cfg(feature = "engines")]
    fn sketch(&self) -> Sketch {
        self.timeline.game().sketch(self.timeline.state())
    }

    #[cfg(feature = "engines")]
    fn board(&self, viewer: Viewer) -> Sketch {
        let view = self.timeline.view(viewer);
        view.game().sketch_to_play(view.state()).board()
    }

    fn scene(&self, look: &Look) -> Scene {
        let (game, state) = (self.timeline.game(), self.timeline.state());
        let view = self.timeline.view(look.viewer);
        let over = self.timeline.ending().is_some();
        let moves = self.timeline.events().rev();
        let mut moves = moves.filter_map(|(before, event)| match event {
            Event::Move(mv) => Some((before, mv)),
            _ => None,
        });
        let last = moves.next().filter(|_| look.show.last);
        let last = last
            .filter(|(before, mv)| over || !game.hides(before, *mv, look.viewer))
            .map(|(before, mv)| match over {
                true => (before.clone(), mv),
                false => (game.redact(before, look.viewer), mv),
            });
        let next: Vec<Target> = match self.turn() {
            Turn::Seat(_) if look.show.targets => self.offered(&look.picked),
            _ => Vec::new(),
        };
        let ghost = look.ghost.as_ref();
        let ghost = ghost.and_then(|text| game.read_move(state, text).ok());
        let mut scene = game.draw(&Shot {
            view: &view,
            last: last.as_ref().map(|(before, mv)| (before, *mv)),
            picked: &look.picked,
            next: &next,
            ghost,
            over,
            show: look.show,
            scene_view: look.scene_view.min(G::VIEWS.len().saturating_sub(1)),
            turned: look.turned % G::TURNS.max(1),
        });
        // The state knows nothing of what ended the game at the table.
        if over && !matches!(game.turn(state), Turn::Over(_)) {
            let last = self.timeline.len().checked_sub(1);
            if let Some(told) = last.and_then(|last| self.tell(last, look.viewer)) {
                scene.title = told;
            }
        }
        scene
    }

    fn cells(&self) -> Vec<String> {
        self.timeline.game().cells(self.timeline.state())
    }

    fn offered(&self, picked: &[Target]) -> Vec<Target> {
        if self.turn().seat().is_none() {
            return Vec::new();
        }
        let paths = self.paths();
        let mut offered: Vec<Target> = Vec::new();
        let choices = picked.iter().enumerate();
        let choices = choices.filter(|(_, target)| matches!(target, Target::Choice(_)));
        for at in choices.map(|(at, _)| at).chain([picked.len()]) {
            let next = paths.next(&picked[..at]).into_iter();
            offered.extend(next.map(|next| next.target));
        }
        // What has been chosen is not offered once more.
        offered.retain(|target| !picked.contains(target));
        offered
    }

    fn next_targets(&self, picked: &[Target]) -> Vec<Next> {
        match self.turn() {
            Turn::Seat(_) => self.paths().next(picked),
            _ => Vec::new(),
        }
    }

    fn pointed_out(&self, path: &[Target]) -> Option<String> {
        let (game, state) = (self.timeline.game(), self.timeline.state());
        self.turn().seat()?;
        let mv = self.paths().find(path)?;
        Some(game.move_text(state, mv))
    }

    fn ways_to(&self, text: &str) -> Vec<Vec<Target>> {
        let (game, state) = (self.timeline.game(), self.timeline.state());
        let mut ways = Vec::new();
        if let Ok(mv) = game.read_move(state, text) {
            game.paths(state, mv, &mut ways);
        }
        ways
    }

    fn why_not(&self, path: &[Target]) -> Option<Refusal> {
        if self.timeline.ending().is_some() {
            return Some(Refusal::over());
        }
        let (game, state) = (self.timeline.game(), self.timeline.state());
        let meant = game.meant(state, path)?;
        game.read_move(state, &meant).err()
    }

    fn target_words(&self, target: &Target) -> Say {
        let (game, state) = (self.timeline.game(), self.timeline.state());
        game.target_words(state, target)
    }

    fn tell(&self, index: usize, viewer: Viewer) -> Option<Say> {
        let game = self.timeline.game();
        let (before, event) = self.timeline.event(index)?;
        let over = self.timeline.ending().is_some();
        Some(match event {
            Event::Move(mv) if !over && game.hides(before, mv, viewer) => Say::new("hidden-move"),
            Event::Move(mv) => game.tell(before, mv),
            Event::Chance(chance) => {
                Say::new("drawn").with("what", game.chance_text(chance).trim_start_matches('+'))
            }
            Event::Resign(seat) => Say::new("resigned").with("who", game.seat_words(before, seat)),
            Event::Time(seat) => Say::new("out-of-time").with("who", game.seat_words(before, seat)),
            Event::Agree => Say::new("agreed"),
        })
    }

    #[cfg(feature = "engines")]
    fn motifs(&self, text: &str) -> Vec<&'static str> {
        let (game, state) = (self.timeline.game(), self.timeline.state());
        let mut motifs = Vec::new();
        if let Ok(mv) = game.read_move(state, text) {
            game.motifs(state, mv, &mut motifs);
        }
        motifs
    }

    fn facts(&self, viewer: Viewer) -> Vec<Fact> {
        let view = self.timeline.view(viewer);
        view.game().facts(view.state())
    }

    fn seat_words(&self, seat: Seat) -> Say {
        self.timeline.game().seat_words(self.timeline.state(), seat)
    }

    fn seat_mark(&self, seat: Seat) -> Mark {
        self.timeline.game().seat_mark(self.timeline.state(), seat)
    }

    fn set_up_by_chance(&self, dice: &mut Dice) -> Option<String> {
        let (game, state) = (self.timeline.game(), self.timeline.state());
        let mv = game.set_up_by_chance(state, dice)?;
        Some(game.move_text(state, mv))
    }

    fn edits(&self, cell: &str) -> Vec<(Say, String)> {
        let game = self.timeline.game();
        let edits = game.edits(self.timeline.state(), cell).into_iter();
        edits
            .map(|(what, state)| (what, game.position_text(&state)))
            .collect()
    }

    fn with_turn(&self, seat: Seat) -> Option<String> {
        let game = self.timeline.game();
        let (game, state) = game.with_turn(self.timeline.state(), seat)?;
        Some(game.position_text(&state))
    }

    fn tools(&self, turn: usize) -> Vec<Tool> {
        self.timeline.game().tools(self.timeline.state(), turn)
    }

    fn lay(&self, path: &[Target]) -> Result<String, Problems> {
        let laid = self.timeline.game().lay(self.timeline.state(), path);
        laid.map(|(game, state)| game.position_text(&state))
    }

    fn take_off(&self, cell: &str) -> Result<String, Problems> {
        let left = self.timeline.game().take_off(self.timeline.state(), cell);
        left.map(|(game, state)| game.position_text(&state))
    }

    fn supplies(&self) -> Vec<Supply<String>> {
        let all = self.timeline.game().supplies(self.timeline.state());
        let all = all.into_iter().map(|supply| Supply {
            seat: supply.seat,
            label: supply.label,
            picture: supply.picture,
            options: supply
                .options
                .into_iter()
                .map(|(what, (game, state))| (what, game.position_text(&state)))
                .collect(),
            chosen: supply.chosen,
        });
        all.collect()
    }

    fn cleared(&self) -> Option<String> {
        let game = self.timeline.game();
        let state = game.cleared(self.timeline.state())?;
        Some(game.position_text(&state))
    }

    fn arrangement(&self) -> Vec<(String, Scene)> {
        let (game, state) = (self.timeline.game(), self.timeline.state());
        if self.turn().seat().is_none() {
            return Vec::new();
        }
        let all = game.arrangement(state).into_iter();
        all.map(|(mv, scene)| (game.move_text(state, mv), scene))
            .collect()
    }

    fn put_out(&self, places: &[String]) -> Option<PutOut<Box<dyn AnyMatch>, String>> {
        self.turn().seat()?;
        let (game, state) = (self.timeline.game(), self.timeline.state());
        let out = game.put_out(state, places)?;
        let moves = out.moves.iter().map(|mv| game.move_text(state, *mv));
        Some(PutOut {
            moves: moves.collect(),
            draft: Box::new(Self {
                timeline: Timeline::from_state(game.clone(), out.draft),
                paths: OnceLock::new(),
            }),
            places: out.places,
            left: out.left,
            asked: out.asked,
        })
    }

    fn beneath(&self, cell: &str, viewer: Viewer) -> Option<Scene> {
        let view = self.timeline.view(viewer);
        view.game().beneath(view.state(), cell)
    }

    #[cfg(feature = "engines")]
    fn perft(&self, depth: u32) -> u64 {
        if self.ending().is_some() {
            return u64::from(depth == 0);
        }
        perft(self.timeline.game(), self.timeline.state(), depth)
    }

    #[cfg(feature = "engines")]
    fn divide(&self, depth: u32) -> Vec<Branch> {
        if self.ending().is_some() {
            return Vec::new();
        }
        // The first ply is spelled in the state in which it is played: after the draws that the options fix.
        let mut settled = self.clone();
        settled.settle();
        let state = settled.timeline.state();
        let branches = divide(settled.timeline.game(), state, depth);
        let branches = branches.into_iter().map(|(event, leaves)| Branch {
            text: settled.event_text(state, event),
            leaves,
        });
        branches.collect()
    }

    #[cfg(feature = "engines")]
    fn plain_values(&self, depth: u32) -> Vec<(String, Worth)> {
        let (game, state) = (self.timeline.game(), self.timeline.state());
        let Turn::Seat(me) = self.turn() else {
            return Vec::new();
        };
        let mut moves = Vec::new();
        game.moves(state, &mut moves);
        let values = moves.into_iter().map(|mv| {
            let mut next = state.clone();
            game.play(&mut next, mv);
            let value = plain::value(game, &next, me, depth);
            (
                game.move_text(state, mv),
                Worth::of::<G>(value, game.seats()),
            )
        });
        let mut values: Vec<_> = values.collect();
        values.sort_unstable_by(|a, b| a.0.cmp(&b.0));
        values
    }

    fn duplicate(&self) -> Box<dyn AnyMatch> {
        Box::new(self.clone())
    }

    fn as_any(&self) -> &dyn std::any::Any {
        self
    }
}
