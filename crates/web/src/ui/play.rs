use std::time::Duration;

use leptos::prelude::*;
use quartet_game::{Ending, Seat, Turn, why};
use quartet_games::GAMES;
use quartet_host::TimeControl;
use quartet_scene::{Mark, Say, Show};

use super::{
    app::{Context, Go, Lost},
    board::Board,
    dom,
    engine::Engine,
    icon, store,
    talk::{picture, say, t, with},
};
use crate::{News, Pointed, Route, Session, Task, Value, What, Who};

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
    sure: RwSignal<Option<Sure>>,
    /// Moves with the clocks.
    tick: RwSignal<f64>,
    /// Has a move just been made?
    fresh: RwSignal<bool>,
}

#[component]
pub(super) fn Play(
    /// Which game.
    id: String,
) -> impl IntoView {
    let session = store::game(&id).and_then(|saved| Session::resume(GAMES, &saved).ok());
    match session {
        Some(session) => page(session).into_any(),
        None => view! { <Lost/> }.into_any(),
    }
}

fn page(mut session: Session) -> impl IntoView {
    session.advance(dom::now() as u64);
    session.prepare();
    let room = Room {
        context: Context::get(),
        game: RwSignal::new_local(session),
        engine: StoredValue::new_local(None),
        asked: StoredValue::new(Asked::Move),
        asked_at: StoredValue::new(0.0),
        thinks: RwSignal::new(false),
        hover: RwSignal::new(None),
        notice: RwSignal::new(None),
        sure: RwSignal::new(None),
        tick: RwSignal::new(dom::now()),
        fresh: RwSignal::new(false),
    };
    room.engine
        .set_value(Some(Engine::new(move |news| room.hear(news))));
    on_cleanup(move || {
        room.engine.try_update_value(|engine| engine.take());
    });
    room.start_clock();
    room.drive();
    let info = room.game.with_untracked(|session| session.table.info());
    let picture = Signal::derive(move || room.picture());
    let point = Callback::new(move |name: String| room.point(&name));
    let hover = Callback::new(move |name| room.hover.set(name));
    let cycle = Callback::new(move |step| room.cycle(step));
    let legal = Callback::new(move |()| room.legal());
    let cancel = Callback::new(move |()| room.cancel());
    view! {
        <section class="play">
            <h1 class="unseen">{info.name}</h1>
            <div class="table">
                <div class="players">{players(room)}</div>
                <div class="board-frame">
                    {move || room.game.with(|session| session.covered).then(|| hand_over(room))}
                    {move || room.game.with(|session| session.paused).then(|| paused(room))}
                    <div class="board-hold" class:fresh=move || room.fresh.get()
                        class:covered=move || room.game.with(|s| s.covered || s.paused)>
                        <Board picture label=with("web-board-label", "game", info.name) legal point hover cycle cancel/>
                    </div>
                </div>
                {message(room)}
                {actions(room)}
            </div>
            <aside class="side">
                {facts(room)}
                {moves(room)}
                {typed(room)}
            </aside>
        </section>
    }
}

impl Room {
    fn now() -> u64 {
        dom::now() as u64
    }

    fn picture(self) -> String {
        let show = self.context.settings.with(|settings| Show {
            coordinates: settings.coordinates,
            threats: settings.threats,
            ..Show::PLAYING
        });
        let hover = self.hover.get();
        self.game.with(|session| {
            let look = session.look(show, hover.as_deref());
            match session.shown() {
                Some(table) => picture(&*table, &look, "b-"),
                None => picture(&*session.table, &look, "b-"),
            }
        })
    }

    /// Keeps the game and lets the engine go on if it is its turn.
    fn drive(self) {
        let saved = self.game.with_untracked(|session| session.save(dom::now()));
        store::save_game(&saved);
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
                // A move that comes at once is hard to follow.
                let watched = self
                    .game
                    .with_untracked(|session| !session.players.contains(&Who::Person));
                let least = if watched { 900.0 } else { 450.0 };
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
                let told = self.game.with_untracked(|session| {
                    let mut table = session.table.duplicate();
                    let text = session.hint.as_ref()?;
                    table.play(text).ok()?;
                    table.tell(session.table.len(), session.viewer())
                });
                if let Some(told) = told {
                    self.notice
                        .set(Some(with("web-hint-says", "move", say(&told))));
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
                    self.notice.set(Some(t("web-draw-refused")));
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
                    if let Some(ending) = self.game.with_untracked(|session| session.table.ending())
                    {
                        let result = self.game.with_untracked(|session| result(session, ending));
                        words = format!("{words} {} {}", result.0, result.1);
                        self.context.knock(620.0);
                    }
                    self.context.announcement.set(words);
                }
                self.drive();
            }
            Some(Err(reason)) => self.refuse(&reason),
            None => {}
        }
    }

    fn refuse(self, reason: &Say) {
        let words = say(reason);
        self.context.announcement.set(words.clone());
        self.notice.set(Some(words));
    }

    fn act(self, text: &str) {
        let done = self
            .game
            .try_update(|session| session.act(text, Self::now()).is_ok());
        if done == Some(true) {
            self.notice.set(None);
            self.context.knock(220.0);
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
        let pointed = self.game.try_update(|session| session.point(name));
        match pointed {
            Some(Pointed::Move(text)) => {
                if self.context.confirms() {
                    self.game.update(|session| session.pending = Some(text));
                    self.notice.set(None);
                } else {
                    self.play(&text);
                }
            }
            Some(Pointed::Refused(reason)) => self.refuse(&reason),
            _ => self.notice.set(None),
        }
    }

    fn legal(self) -> Vec<String> {
        let next = self.game.with_untracked(|session| match session.mover() {
            Some(_) => session.next(),
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
        self.notice.set(None);
        self.drive();
    }

    fn hint(self) {
        let (record, at) = self
            .game
            .with_untracked(|session| (session.save(dom::now()).record, session.table.len()));
        let task = Task::Lines {
            count: 1,
            time: 1200.0,
        };
        self.notice.set(Some(t("web-thinking")));
        self.ask(Asked::Hint, record, at, task);
    }

    fn offer_draw(self) {
        let against_engine = self
            .game
            .with_untracked(|session| session.players.iter().any(|who| *who != Who::Person));
        if !against_engine {
            self.act("#agreed");
            return;
        }
        let (record, at) = self
            .game
            .with_untracked(|session| (session.save(dom::now()).record, session.table.len()));
        let task = Task::Lines {
            count: 1,
            time: 600.0,
        };
        self.ask(Asked::Draw, record, at, task);
    }

    fn resign(self) {
        let seat = self.game.with_untracked(|session| {
            let turn = session
                .table
                .turn()
                .seat()
                .filter(|seat| session.is_person(*seat));
            turn.or_else(|| {
                (0..session.table.seats())
                    .map(Seat::new)
                    .find(|seat| session.is_person(*seat))
            })
        });
        if let Some(seat) = seat {
            self.act(&format!("#resign{seat}"));
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
            if let Some(seat) = flagged {
                self.act(&format!("#time{seat}"));
            } else if now % 2000.0 < 200.0 {
                self.game.with_untracked(|session| {
                    if session.clock.running().is_some() {
                        store::save_game(&session.save(now));
                    }
                });
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
            Session::new(store::new_id(), session.game, &options, &who, control, seed)
        });
        if let Ok(session) = next {
            store::save_game(&session.save(dom::now()));
            self.context.go(Route::Play(session.id));
        }
    }
}

/// Who plays, the clocks, whose turn it is.
fn players(room: Room) -> impl IntoView {
    let seats = room.game.with_untracked(|session| session.table.seats());
    let bars = (0..seats).map(|n| {
        let seat = Seat::new(n);
        let mark = move || room.game.with(|s| mark_class(s.table.seat_mark(seat)));
        let name = move || room.game.with(|s| say(&s.table.seat_words(seat)));
        let who = move || {
            room.game.with(|session| match session.players[seat.index()] {
                Who::Engine(level) => with("web-level-short", "level", u32::from(level)),
                Who::Person if session.players.iter().filter(|w| **w == Who::Person).count() == 1 => t("web-you"),
                Who::Person => String::new(),
            })
        };
        let turn = move || room.game.with(|s| s.table.turn() == Turn::Seat(seat) && s.table.ending().is_none());
        let thinks = move || turn() && room.thinks.get() && room.game.with(|s| !s.is_person(seat));
        let clock = move || {
            let now = room.tick.get() as u64;
            room.game.with(|session| {
                let timed = session.clock.control() != TimeControl::Untimed;
                timed.then(|| session.clock.face(seat, now.max(Room::now())))
            })
        };
        let low = move || clock().is_some_and(|face| face.left < 20_000 && turn());
        let score = move || {
            let scores = room.game.with(|session| session.table.scores())?;
            scores.get(seat.index()).map(|points| points.to_string())
        };
        view! {
            <div class="player" class:turn=turn>
                <span class=move || format!("dot {}", mark())></span>
                <span class="who"><strong>{name}</strong>" "<span class="muted">{who}</span></span>
                <span class="thinking" class:on=thinks aria-hidden="true"><i></i><i></i><i></i></span>
                {move || score().map(|points| view! { <span class="points">{points}</span> })}
                {move || clock().map(|face| view! { <span class="clock" class:low=low>{face.to_string()}</span> })}
            </div>
        }
    });
    bars.collect_view()
}

/// The class of a colour.
pub(super) fn mark_class(mark: Mark) -> String {
    match mark {
        Mark::White => "white".to_owned(),
        Mark::Black => "black".to_owned(),
        Mark::Red => "red".to_owned(),
        Mark::Green => "green".to_owned(),
        Mark::Neutral => "neutral".to_owned(),
        Mark::Seat(seat) => format!("seat-{seat}"),
        Mark::Level(_) | Mark::Named(_) => String::new(),
    }
}

fn hand_over(room: Room) -> impl IntoView {
    let who = room.game.with_untracked(|session| {
        let seat = session.table.turn().seat();
        seat.map(|seat| say(&session.table.seat_words(seat)))
            .unwrap_or_default()
    });
    let go = move |_| {
        room.game.update(|session| {
            session.uncover(Room::now());
            session.prepare();
        });
        room.drive();
    };
    let button = NodeRef::<leptos::html::Button>::new();
    Effect::new(move || {
        if let Some(button) = button.get() {
            let _ = button.focus();
        }
    });
    view! {
        <div class="cover" role="dialog" aria-label=t("web-hand-over")>
            <h2>{with("web-hand-over-to", "who", who.clone())}</h2>
            <p>{t("web-hand-over-text")}</p>
            <button class="button primary large" node_ref=button on:click=go>{with("web-hand-over-ready", "who", who)}</button>
        </div>
    }
}

fn paused(room: Room) -> impl IntoView {
    view! {
        <div class="cover">
            <h2>{t("web-paused")}</h2>
            <button class="button primary large" on:click=move |_| toggle_pause(room)>{icon::icon(icon::PLAY)}{t("web-go-on")}</button>
        </div>
    }
}

fn toggle_pause(room: Room) {
    room.game.update(|session| {
        session.pause(Room::now());
        session.prepare();
    });
    room.drive();
}

/// One line below the board: whose turn it is, what is wrong, what is to be confirmed, how it ended.
fn message(room: Room) -> impl IntoView {
    let content = move || {
        if let Some(ending) = room.game.with(|session| session.table.ending()) {
            let (head, text) = room.game.with(|session| result(session, ending));
            let id = room.game.with(|session| session.id.clone());
            let game = room.game.with(|session| session.table.info().id.to_owned());
            return view! {
                <div class="ending">
                    <div><h2>{head}</h2><p>{text}</p></div>
                    <div class="buttons">
                        <Go to=Route::Review(Some(id)) class="button primary">{icon::icon(icon::CHART)}{t("web-review-game")}</Go>
                        <button class="button" on:click=move |_| room.again()>{t("web-again")}</button>
                        <Go to=Route::New(game) class="button">{t("web-new-game")}</Go>
                    </div>
                </div>
            }
            .into_any();
        }
        if let Some(sure) = room.sure.get() {
            let text = match sure {
                Sure::Resign => t("web-resign-sure"),
                Sure::Draw => t("web-draw-sure"),
            };
            let yes = move |_| {
                room.sure.set(None);
                match sure {
                    Sure::Resign => room.resign(),
                    Sure::Draw => room.offer_draw(),
                }
            };
            return view! {
                <p>{text}</p>
                <div class="buttons">
                    <button class="button primary" on:click=yes>{t("web-yes")}</button>
                    <button class="button" on:click=move |_| room.sure.set(None)>{t("web-no")}</button>
                </div>
            }
            .into_any();
        }
        if let Some(text) = room.game.with(|session| session.pending.clone()) {
            let told = room.game.with(|session| {
                let mut table = session.table.duplicate();
                table.play(&text).ok()?;
                table.tell(session.table.len(), session.viewer())
            });
            return view! {
                <p>{told.map(|told| say(&told))}</p>
                <div class="buttons">
                    <button class="button primary" on:click=move |_| room.confirm()>{icon::icon(icon::CHECK)}{t("web-confirm-move")}</button>
                    <button class="button" on:click=move |_| room.cancel()>{icon::icon(icon::CROSS)}{t("web-cancel")}</button>
                </div>
            }
            .into_any();
        }
        if let Some(notice) = room.notice.get() {
            return view! { <p class="notice">{notice}</p> }.into_any();
        }
        if room.game.with(|session| session.at.is_some()) {
            let back = move |_| room.game.update(|session| session.at = None);
            return view! {
                <p>{t("web-looking-back")}</p>
                <button class="button" on:click=back>{t("web-to-the-game")}</button>
            }
            .into_any();
        }
        let words = room.game.with(|session| {
            let seat = session.table.turn().seat()?;
            let only = session
                .players
                .iter()
                .filter(|who| **who == Who::Person)
                .count()
                == 1;
            Some(match session.players[seat.index()] {
                Who::Person if only => t("web-your-turn"),
                _ => with("web-turn-of", "who", say(&session.table.seat_words(seat))),
            })
        });
        view! { <p>{words}</p> }.into_any()
    };
    view! { <div class="message">{content}</div> }
}

/// How the game ended: in two words, and why.
pub(super) fn result(session: &Session, ending: Ending) -> (String, String) {
    let persons: Vec<Seat> = (0..session.table.seats())
        .map(Seat::new)
        .filter(|seat| session.is_person(*seat))
        .collect();
    let head = match (&*persons, ending.winners.len()) {
        ([own], 1) if ending.winners.contains(*own) => t("web-you-win"),
        ([_], 1) => t("web-you-lose"),
        (_, 1) => {
            let winner = ending.winners.iter().next();
            let who = winner.map(|seat| say(&session.table.seat_words(seat)));
            with("web-wins", "who", who.unwrap_or_default())
        }
        _ => t("web-draw"),
    };
    (head, why_words(session.table.info().id, ending.why))
}

/// Why a game ended.
pub(super) fn why_words(id: &str, reason: &str) -> String {
    match reason {
        why::TIME => t("web-why-time"),
        why::RESIGN => t("web-why-resign"),
        why::AGREED => t("web-why-agreed"),
        reason => t(&format!("{id}-why-{reason}")),
    }
}

fn actions(room: Room) -> impl IntoView {
    let over = move || room.game.with(|session| session.table.ending().is_some());
    let own_turn = move || room.game.with(|session| session.mover().is_some()) && !over();
    let views = room.game.with_untracked(|session| session.game.views());
    let turns = room.game.with_untracked(|session| session.game.turns());
    let id = room.game.with_untracked(|session| session.table.info().id);
    let has_persons = room
        .game
        .with_untracked(|session| session.players.contains(&Who::Person));
    let timed = room
        .game
        .with_untracked(|session| session.clock.control() != TimeControl::Untimed);
    let keep = move || {
        room.game
            .with_untracked(|session| store::save_game(&session.save(dom::now())));
    };
    let look = (views.len() > 1).then(|| {
        let next = move |_| {
            room.game.update(|session| session.view = (session.view + 1) % views.len());
            keep();
        };
        let name = move || {
            let view = room.game.with(|session| session.view);
            t(&format!("{id}-view-{}", views[view]))
        };
        view! { <button class="tool" on:click=next title=t("web-view")>{icon::icon(icon::EYE)}<span>{name}</span></button> }
    });
    let turn = (turns > 1).then(|| {
        let next = move |_| {
            room.game.update(|session| session.turned = (session.turned + 1) % turns);
            keep();
        };
        view! { <button class="tool" on:click=next>{icon::icon(icon::TURN)}<span>{t("web-turn-board")}</span></button> }
    });
    let choice = move || {
        room.game.with(|s| s.mover().is_some() && s.has_choice()).then(|| {
            view! {
                <button class="tool strong" on:click=move |_| { room.cycle(1); }>{icon::icon(icon::TURN)}<span>{t("web-turn-piece")}</span></button>
            }
        })
    };
    view! {
        <div class="tools" role="toolbar" aria-label=t("web-actions")>
            {choice}
            {has_persons.then(|| view! {
                <button class="tool" disabled=move || !room.game.with(Session::can_undo) on:click=move |_| room.undo()>
                    {icon::icon(icon::UNDO)}<span>{t("web-undo")}</span>
                </button>
                <button class="tool" disabled=move || !own_turn() on:click=move |_| room.hint()>
                    {icon::icon(icon::HINT)}<span>{t("web-hint")}</span>
                </button>
            })}
            {look}
            {turn}
            {(timed || !has_persons).then(|| view! {
                <button class="tool" disabled=over on:click=move |_| toggle_pause(room)>{icon::icon(icon::PAUSE)}<span>{t("web-pause")}</span></button>
            })}
            {has_persons.then(|| view! {
                <button class="tool" disabled=move || !own_turn() on:click=move |_| room.sure.set(Some(Sure::Draw))>
                    {icon::icon(icon::DRAW)}<span>{t("web-offer-draw")}</span>
                </button>
                <button class="tool" disabled=over on:click=move |_| room.sure.set(Some(Sure::Resign))>
                    {icon::icon(icon::FLAG)}<span>{t("web-resign")}</span>
                </button>
            })}
        </div>
    }
}

/// What stands beside the board.
fn facts(room: Room) -> impl IntoView {
    let rows = move || {
        room.game.with(|session| {
            let facts = session.table.facts(session.viewer());
            let rows = facts.into_iter().map(|fact| {
                let class = fact.seat.map(|seat| mark_class(session.table.seat_mark(seat)));
                let whose = fact.seat.map(|seat| say(&session.table.seat_words(seat)));
                view! {
                    <div class="fact">
                        <dt>
                            {class.map(|class| view! { <span class=format!("dot small {class}")></span> })}
                            <span>{say(&fact.label)}</span>
                            {whose.map(|who| view! { <span class="unseen">{format!(" ({who})")}</span> })}
                        </dt>
                        <dd>{say(&fact.value)}</dd>
                    </div>
                }
            });
            rows.collect_view()
        })
    };
    view! { <dl class="facts sheet">{rows}</dl> }
}

fn moves(room: Room) -> impl IntoView {
    let version = Memo::new(move |_| {
        room.game.with(|s| {
            (
                s.table.len(),
                s.at,
                s.covered,
                s.table.ending().is_some(),
                s.table.events().last().cloned(),
            )
        })
    });
    let rows = move || {
        let (len, at, ..) = version.get();
        room.game.with_untracked(|session| {
            let viewer = session.viewer();
            let movers = session.table.movers();
            let mut number = 0;
            let rows = (0..len).map(|n| {
                let told = session.table.tell(n, viewer).map(|told| say(&told)).unwrap_or_default();
                let mover = movers[n];
                if mover.is_some() {
                    number += 1;
                }
                let mark = mover.map(|seat| mark_class(session.table.seat_mark(seat)));
                let is_shown = at.unwrap_or(len) == n + 1;
                let show = move |_| {
                    room.game.update(|session| {
                        session.at = Some(n + 1).filter(|at| *at < session.table.len());
                        session.let_go();
                    });
                };
                let label = mover.map(|_| number.to_string()).unwrap_or_default();
                view! {
                    <li class:current=is_shown class:minor=mover.is_none()>
                        <button on:click=show aria-current=is_shown.then_some("step")>
                            <span class="number">{label}</span>
                            {mark.map(|mark| view! { <span class=format!("dot small {mark}")></span> })}
                            <span>{told}</span>
                        </button>
                    </li>
                }
            });
            let rows: Vec<_> = rows.collect();
            rows.into_iter().rev().collect_view()
        })
    };
    view! {
        <section class="sheet moves">
            <h2>{t("web-moves")}</h2>
            <ol class="list">{rows}</ol>
        </section>
    }
}

/// Moves can be typed.
fn typed(room: Room) -> impl IntoView {
    let text = RwSignal::new(String::new());
    let submit = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let typed = text.get_untracked().trim().to_owned();
        if typed.is_empty()
            || room
                .game
                .with_untracked(|session| session.mover().is_none())
        {
            return;
        }
        if typed.starts_with(['#', '+']) {
            let reason = room
                .game
                .with_untracked(|session| session.refused("syntax"));
            room.refuse(&reason);
            return;
        }
        room.play(&typed);
        text.set(String::new());
    };
    view! {
        <form class="typed" on:submit=submit>
            <label>
                <span class="unseen">{t("web-type-move")}</span>
                <input type="text" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder=t("web-type-move")
                    prop:value=move || text.get() on:input:target=move |event| text.set(event.target().value())/>
            </label>
            <button class="button" type="submit">{t("web-play-move")}</button>
        </form>
    }
}
