mod panels;

use std::time::Duration;

use leptos::prelude::*;
use quartet_game::Seat;
use quartet_games::GAMES;
use quartet_host::{Look, TimeControl};
use quartet_scene::{Say, Show};

use super::{
    app::{Context, Lost, titled},
    board::{Board, Looked},
    dom,
    engine::Engine,
    focus,
    planner::{Planner, Thing},
    store,
    talk::{picture, said, say, t, with},
};
use panels::{
    actions, facts, hand_over, message, moves, paused, players, result, seat_name, turn_words,
    typed,
};
pub(super) use panels::{
    confirming, fact_rows, look_tools, mark_class, typed_form, who_won, whose_turn, why_words,
};

use crate::{News, Pointed, Route, Saved, Session, Settings, Task, Value, What, Who};

/// What the engine has been asked for.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Asked {
    /// Its move.
    Move,
    /// Advice.
    Hint,
    /// Whether it takes a draw.
    Draw,
}

/// Something that somebody must be sure about.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Sure {
    Resign,
    Draw,
    /// Whether this seat takes the draw that has been offered.
    Accept(Seat),
}

impl Sure {
    /// The question.
    fn words(self, room: Room) -> String {
        match self {
            Self::Resign => t("web-resign-sure"),
            Self::Draw => t("web-draw-sure"),
            Self::Accept(seat) => with("web-draw-accept", "who", seat_name(room, seat)),
        }
    }
}

/// A page on which a game is played.
#[derive(Copy, Clone)]
struct Room {
    context: Context,
    game: RwSignal<Session, LocalStorage>,
    engine: StoredValue<Option<Engine>, LocalStorage>,
    asked: StoredValue<Asked>,
    asked_at: StoredValue<f64>,
    thinks: RwSignal<bool>,
    /// What the pointer rests on.
    hover: RwSignal<Option<String>>,
    /// What is said to whoever plays.
    notice: RwSignal<Option<String>>,
    looked: Looked,
    sure: RwSignal<Option<Sure>>,
    /// Moves with the clocks.
    tick: RwSignal<f64>,
    /// Has a move just been made?
    fresh: RwSignal<bool>,
    /// Whose clock ran when it was last looked at, and how short the time was then.
    short: StoredValue<(Option<Seat>, Option<u64>)>,
}

#[component]
pub(super) fn Play(
    /// Which game.
    id: String,
) -> impl IntoView {
    let session = store::game(&id).and_then(|saved| Session::resume(GAMES, &saved).ok());
    match session {
        Some(session) => {
            let name = session.table.info().name;
            dom::document().set_title(&titled(&t("web-play"), Some(name)));
            page(session).into_any()
        }
        None => view! { <Lost/> }.into_any(),
    }
}

fn page(mut session: Session) -> impl IntoView {
    session.advance(dom::now() as u64);
    session.prepare();
    let context = Context::get();
    let notice = RwSignal::new(None);
    let room = Room {
        context,
        game: RwSignal::new_local(session),
        engine: StoredValue::new_local(None),
        asked: StoredValue::new(Asked::Move),
        asked_at: StoredValue::new(0.0),
        thinks: RwSignal::new(false),
        hover: RwSignal::new(None),
        notice,
        looked: Looked::new(notice, Some(context)),
        sure: RwSignal::new(None),
        tick: RwSignal::new(dom::now()),
        fresh: RwSignal::new(false),
        short: StoredValue::new((None, None)),
    };
    room.engine
        .set_value(Some(Engine::new(move |news| room.hear(news))));
    on_cleanup(move || {
        room.engine.try_update_value(|engine| engine.take());
    });
    room.start_clock();
    room.drive();
    focus::kept(move || {
        room.sure.track();
        room.game.track();
    });
    Effect::new(move || {
        room.context.elsewhere.get();
        room.catch_up();
    });
    let info = room.game.with_untracked(|session| session.table.info());
    let picture = Signal::derive(move || room.picture());
    let point = Callback::new(move |name: String| room.point(&name));
    let hover = Callback::new(move |name| room.hover.set(name));
    let cycle = Callback::new(move |step| room.cycle(step));
    let legal = Callback::new(move |()| room.legal());
    let cancel = Callback::new(move |()| room.cancel());
    let grab = Callback::new(move |name: String| room.grab(&name));
    let tell = room.looked.tells(move |cell| {
        room.game.with_untracked(|session| match session.shown() {
            Some(table) => table.beneath(cell, session.viewer()),
            None => session.table.beneath(cell, session.viewer()),
        })
    });
    view! {
        <section class="play">
            <h1 class="unseen">{info.name}</h1>
            <div class="table">
                <div class="players">{players(room)}</div>
                <div class="board-frame">
                    {move || room.game.with(|session| session.covered && !session.paused).then(|| hand_over(room))}
                    {move || room.game.with(|session| session.paused && session.is_out_of_sight()).then(|| paused(room))}
                    <div class="board-hold" class:fresh=move || room.fresh.get()
                        class:covered=move || room.game.with(Session::is_out_of_sight)>
                        <Board picture label=with("web-board-label", "game", info.name) legal point hover cycle cancel grab tell/>
                    </div>
                </div>
                {arranging(room)}
                {message(room)}
                {actions(room)}
            </div>
            <div class="side">
                {facts(room)}
                {moves(room)}
                {(!room.game.with_untracked(Session::is_watched)).then(|| typed(room))}
            </div>
        </section>
    }
}

/// Where things are to be put into an order: all of them at once, instead of one by one on the board.
fn arranging(room: Room) -> impl IntoView {
    let things = Memo::new(move |_| {
        room.game.with(|session| match session.mover() {
            Some(_) => {
                let things = session.table.arrangement().into_iter();
                things.map(|(text, _)| text).collect()
            }
            None => Vec::new(),
        })
    });
    let plan = Callback::new(move |plan: Vec<String>| {
        // What has been picked on the board is let go when the plan begins; the picture stays as it is.
        if room.game.with_untracked(Session::is_arranging) {
            room.game.update_untracked(|session| session.plan = plan);
        } else {
            room.game.update(|session| {
                session.let_go();
                session.plan = plan;
            });
        }
        room.notice.set(None);
        room.keep();
    });
    let done = Callback::new(move |moves: Vec<String>| {
        for text in moves {
            room.play(&text);
        }
    });
    move || {
        let count = things.with(Vec::len);
        (count > 0).then(|| {
            let things = room.game.with_untracked(Session::arrangement).into_iter();
            let things: Vec<Thing> = things
                .map(|(text, scene)| Thing::new(text, &scene))
                .collect();
            view! { <Planner things plan done/> }
        })
    }
}

impl Room {
    fn now() -> u64 {
        dom::now() as u64
    }

    fn picture(self) -> String {
        let show = self.context.settings.with(Settings::shows);
        let hover = self.hover.get();
        self.game.with(|session| {
            let look = session.look(show, hover.as_deref());
            if let (Some(out), None) = (session.put_out(), &look.ghost) {
                // Every free place will do.
                let look = Look {
                    show: Show {
                        targets: false,
                        ..look.show
                    },
                    ..look
                };
                return picture(&*out.draft, &look, "b-");
            }
            match session.shown() {
                Some(table) => picture(&*table, &look, "b-"),
                None => picture(&*session.table, &look, "b-"),
            }
        })
    }

    /// Keeps the game. Where it has gone on in another tab, this one follows.
    fn keep(self) -> Option<Saved> {
        let id = self.game.with_untracked(|session| session.id.clone());
        let kept = store::game(&id);
        let saved = self
            .game
            .try_update_untracked(|session| session.keep(kept.as_ref(), dom::now()))?;
        match (&saved, kept) {
            (Some(saved), _) => store::save_game(saved),
            (None, Some(newer)) => {
                let own = self.game.with_untracked(|session| session.save(0.0).record);
                self.adopt(&newer);
                if own != newer.record {
                    self.notice.set(Some(t("web-other-tab")));
                }
            }
            (None, None) => {}
        }
        saved
    }

    /// Takes over what has happened in another tab.
    fn catch_up(self) {
        let (id, revision) = self
            .game
            .with_untracked(|session| (session.id.clone(), session.revision()));
        if let Some(newer) = store::game(&id).filter(|kept| kept.revision > revision) {
            self.adopt(&newer);
        }
    }

    fn adopt(self, saved: &Saved) {
        let Ok(mut session) = Session::resume(GAMES, saved) else {
            return;
        };
        session.advance(Self::now());
        session.prepare();
        self.notice.set(None);
        self.sure.set(None);
        self.hover.set(None);
        self.game.set(session);
        self.drive();
    }

    /// Keeps the game and lets the engine go on if it is its turn.
    fn drive(self) {
        let Some(saved) = self.keep() else {
            return;
        };
        let (covered, over) = self
            .game
            .with_untracked(|session| (session.covered, session.table.ending().is_some()));
        if covered || over {
            // What was asked of one is not asked of another, and what is over cannot be given up.
            self.sure.set(None);
        }
        if covered {
            // Nor is another told anything.
            self.notice.set(None);
        }
        let asked = self.game.with_untracked(|session| {
            let level = session.engine_to_move()?;
            let seat = session.table.turn().seat()?;
            let time = match session.clock.control() {
                TimeControl::Untimed => 2000.0,
                _ => {
                    let left = session.clock.face(seat, Self::now()).left as f64;
                    (left / 30.0).clamp(50.0, 4000.0)
                }
            };
            let seed = session.seed;
            Some((session.table.len(), Task::Move { level, time, seed }))
        });
        match asked {
            Some((at, task)) => self.ask(Asked::Move, saved.record, at, task),
            None => {
                self.engine
                    .with_value(|engine| engine.iter().for_each(Engine::stop));
                self.thinks.set(false);
            }
        }
    }

    fn ask(self, what: Asked, record: String, at: usize, task: Task) {
        self.asked.set_value(what);
        self.asked_at.set_value(dom::now());
        self.thinks.set(true);
        self.engine.with_value(|engine| {
            if let Some(engine) = engine {
                engine.ask(record, at, task);
            }
        });
    }

    fn hear(self, news: News) {
        let What::Lines(_, _, lines) = news.what else {
            return;
        };
        if !news.done {
            return;
        }
        let Some(line) = lines.into_iter().next() else {
            self.thinks.set(false);
            return;
        };
        let best = line.moves.first().cloned();
        match self.asked.get_value() {
            Asked::Move => {
                // A move that comes at once is hard to follow; who wants nothing to move wants it quickly, too.
                let watched = self.game.with_untracked(Session::is_watched);
                let moves = self.context.settings.with_untracked(|s| s.animations);
                let least = match (watched, moves) {
                    (true, _) => 900.0,
                    (false, true) => 450.0,
                    (false, false) => 100.0,
                };
                let wait = (least - (dom::now() - self.asked_at.get_value())).max(0.0);
                let len = self.game.with_untracked(|session| session.table.len());
                let play = move || {
                    let still = self.game.try_with_untracked(|session| {
                        session.table.len() == len && session.engine_to_move().is_some()
                    });
                    if let (Some(true), Some(text)) = (still, best) {
                        self.play(&text);
                    }
                };
                set_timeout(play, Duration::from_millis(wait as u64));
            }
            Asked::Hint => {
                self.thinks.set(false);
                self.game.update(|session| {
                    session.let_go();
                    session.hint = best;
                });
                if let Some(told) = self.game.with_untracked(Session::hint_words) {
                    self.tell(with("web-hint-says", "move", say(&told)));
                }
            }
            Asked::Draw => {
                self.thinks.set(false);
                // It takes a draw where it stands worse.
                let takes = match line.value {
                    Value::Win(_) => true,
                    Value::Loss(_) => false,
                    Value::Points(points) => points >= 0.4,
                };
                if takes {
                    self.act("#agreed");
                } else {
                    self.tell(t("web-draw-refused"));
                }
            }
        }
    }

    fn play(self, text: &str) {
        let is_own = self
            .game
            .with_untracked(|session| session.mover().is_some());
        let played = self.game.try_update(|session| {
            let from = session.table.len();
            let played = session.play(text, Self::now());
            session.prepare();
            let told = session.table.tell(from, session.viewer());
            played
                .map(|()| told)
                .map_err(|refusal| session.refused(refusal.code))
        });
        match played {
            Some(Ok(told)) => {
                self.notice.set(None);
                self.hover.set(None);
                self.fresh.set(true);
                let settled = move || {
                    self.fresh.try_set(false);
                };
                set_timeout(settled, Duration::from_millis(600));
                self.context.knock(if is_own { 420.0 } else { 330.0 });
                if let Some(told) = told {
                    let mut words = say(&told);
                    if let Some(ending) = self.ending() {
                        words = format!("{words}. {ending}");
                        self.context.knock(620.0);
                    }
                    self.context.announce(words);
                }
                self.drive();
            }
            Some(Err(reason)) => self.refuse(&reason),
            None => {}
        }
    }

    fn tell(self, words: String) {
        self.context.tell(self.notice, words);
    }

    fn refuse(self, reason: &Say) {
        self.tell(say(reason));
    }

    /// Whoever is asked must hear the question.
    fn ask_sure(self, sure: Sure) {
        self.context.announce(sure.words(self));
        self.sure.set(Some(sure));
    }

    /// How the game ended, if it has.
    fn ending(self) -> Option<String> {
        self.game.with_untracked(|session| {
            let (head, why) = result(session, session.table.ending()?);
            Some(format!("{head}. {why}"))
        })
    }

    /// Says what happened last, as far as everybody may know who listens, and what follows.
    fn tell_last(self, then: Option<String>) {
        let told = self.game.with_untracked(Session::last_words);
        let told = told.map(|told| format!("{}.", say(&told)));
        let words: Vec<String> = told.into_iter().chain(then).collect();
        self.context.announce(words.join(" "));
    }

    fn act(self, text: &str) {
        let done = self
            .game
            .try_update(|session| session.act(text, Self::now()).is_ok());
        if done == Some(true) {
            self.notice.set(None);
            self.context.knock(220.0);
            self.tell_last(self.ending());
            self.drive();
        }
    }

    fn point(self, name: &str) {
        if self
            .game
            .with_untracked(|session| session.mover().is_none())
        {
            if self.game.with_untracked(|session| session.at.is_some()) {
                self.game.update(|session| session.at = None);
            }
            return;
        }
        let waits = self.game.with_untracked(|session| session.pending.clone());
        let laid = self
            .game
            .try_update(|session| session.lay(name, Self::now()));
        if let Some(Some(laid)) = laid {
            return self.laid(&laid);
        }
        let pointed = self.game.try_update(|session| session.point(name));
        match pointed {
            Some(Pointed::Move(text)) => {
                // The same place once more is a confirmation by keys; a finger may have slipped twice.
                let is_confirmed = focus::is_by_keys() && waits.as_ref() == Some(&text);
                if self.context.confirms() && !is_confirmed {
                    self.game.update(|session| session.pending = Some(text));
                    self.notice.set(None);
                    let told = self.game.with_untracked(Session::pending_words);
                    self.context.announce(said(told));
                } else {
                    self.play(&text);
                }
            }
            Some(Pointed::Refused(reason)) => self.refuse(&reason),
            _ => self.notice.set(None),
        }
    }

    /// Something has been put out, or taken away again.
    fn laid(self, pointed: &Pointed) {
        if let Pointed::Refused(reason) = pointed {
            return self.refuse(reason);
        }
        self.notice.set(None);
        self.hover.set(None);
        self.context.knock(420.0);
        let turn = self.game.with_untracked(turn_words);
        self.context.announce(turn.unwrap_or_default());
        self.drive();
    }

    /// Takes something to drag it.
    fn grab(self, name: &str) -> bool {
        let taken = self.game.try_update(|session| session.grab(name)) == Some(true);
        if taken {
            self.notice.set(None);
        }
        taken
    }

    fn legal(self) -> Vec<String> {
        if let Some(out) = self.game.with_untracked(Session::put_out) {
            return out.draft.cells();
        }
        let next = self.game.with_untracked(|session| match session.mover() {
            Some(_) => session.table.offered(&session.picked),
            None => Vec::new(),
        });
        next.iter().map(|target| target.name().to_owned()).collect()
    }

    fn confirm(self) {
        let text = self.game.with_untracked(|session| session.pending.clone());
        if let Some(text) = text {
            self.play(&text);
        }
    }

    fn cycle(self, step: isize) -> bool {
        let there = self
            .game
            .with_untracked(|s| s.mover().is_some() && s.has_choice());
        if there {
            self.game.update(|session| {
                session.hint = None;
                session.cycle(step);
            });
        }
        there
    }

    fn cancel(self) {
        self.notice.set(None);
        self.game.update(|session| {
            session.hint = None;
            session.let_go();
        });
    }

    fn undo(self) {
        self.game.update(|session| {
            session.undo(Self::now());
            session.prepare();
        });
        self.sure.set(None);
        self.notice.set(None);
        let (is_covered, turn) = self
            .game
            .with_untracked(|session| (session.covered, turn_words(session)));
        let words: Vec<String> = [t("web-taken-back")].into_iter().chain(turn).collect();
        self.context.announce(match is_covered {
            true => String::new(),
            false => words.join(" "),
        });
        self.drive();
    }

    fn hint(self) {
        self.tell(t("web-thinking"));
        self.ask_best(Asked::Hint, 1200.0);
    }

    /// Asks the engine for the best move now, within so many milliseconds.
    fn ask_best(self, what: Asked, time: f64) {
        let (record, at) = self
            .game
            .with_untracked(|session| (session.save(dom::now()).record, session.table.len()));
        self.ask(what, record, at, Task::Lines { count: 1, time });
    }

    /// Asks everybody else: people one after the other, each with the device in the hand, then the engine.
    fn offer_draw(self, asked: Option<Seat>) {
        let next = self.game.with_untracked(|session| {
            let (own, active) = (session.table.turn().seat(), session.table.active());
            let mut persons = session.persons().into_iter();
            persons.find(|seat| Some(*seat) > asked && Some(*seat) != own && active.contains(*seat))
        });
        if let Some(seat) = next {
            self.game.update(|session| session.cover(Self::now()));
            self.ask_sure(Sure::Accept(seat));
            return;
        }
        let against_engine = self
            .game
            .with_untracked(|session| session.players.iter().any(|who| *who != Who::Person));
        match against_engine {
            true => self.ask_best(Asked::Draw, 600.0),
            false => self.act("#agreed"),
        }
    }

    fn resign(self) {
        let seat = self.game.with_untracked(|session| {
            let turn = session.table.turn().seat();
            let turn = turn.filter(|seat| session.is_person(*seat));
            turn.or_else(|| session.persons().first().copied())
        });
        if let Some(seat) = seat {
            self.act(&format!("#resign{seat}"));
        }
    }

    /// Says to people who listen that the time of whoever is to move runs short.
    fn warn(self, now: u64) {
        /// Milliseconds that are worth saying, the fewest first.
        const SHORT: [u64; 3] = [10_000, 20_000, 60_000];
        let (running, left) = self.game.with_untracked(|session| {
            let running = session.clock.running();
            let left = running.map(|seat| session.clock.face(seat, now).left);
            (running, left.unwrap_or(u64::MAX))
        });
        let short = SHORT.into_iter().find(|short| left <= *short);
        let known = self.short.get_value();
        self.short.set_value((running, short));
        let (Some(seat), Some(short)) = (running, short) else {
            return;
        };
        // Only when it comes to that while one looks: whoever is to move next knows how it stands.
        if known.0 == running && known.1 != Some(short) {
            let who = seat_name(self, seat);
            let words = Say::new("web-clock-left").with("who", who);
            let seconds = u32::try_from(short / 1000).unwrap_or(0);
            self.context.announce(say(&words.with("seconds", seconds)));
        }
    }

    fn start_clock(self) {
        let control = self.game.with_untracked(|session| session.clock.control());
        if control == TimeControl::Untimed {
            return;
        }
        let beat = move || {
            let now = dom::now();
            self.tick.set(now);
            let flagged = self
                .game
                .with_untracked(|session| match session.table.ending() {
                    Some(_) => None,
                    None => session.clock.flagged(now as u64),
                });
            self.warn(now as u64);
            if let Some(seat) = flagged {
                self.act(&format!("#time{seat}"));
            } else if now % 2000.0 < 200.0 {
                let runs = |session: &Session| session.clock.running().is_some();
                if self.game.with_untracked(runs) {
                    self.keep();
                }
            }
        };
        if let Ok(handle) = set_interval_with_handle(beat, Duration::from_millis(200)) {
            on_cleanup(move || handle.clear());
        }
    }

    fn again(self) {
        let next = self.game.with_untracked(|session| {
            // Everybody sits where the neighbour sat.
            let mut players = session.players.clone();
            players.rotate_right(1);
            let options = session.table.options();
            let who = |seat: Seat| players[seat.index()];
            let control = session.clock.control();
            let seed = dom::chance() >> 11;
            let next = Session::new(store::new_id(), session.game, &options, &who, control, seed);
            next.map(|mut next| {
                (next.view, next.turned) = (session.view, session.turned);
                next.set_up_like(session.set_up);
                next
            })
        });
        if let Ok(session) = next {
            store::save_game(&session.save(dom::now()));
            self.context.go(Route::Play(session.id));
        }
    }
}
