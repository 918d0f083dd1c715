mod moves;
mod open;
mod share;

use std::{cell::RefCell, time::Duration};

use leptos::prelude::*;
use quartet_game::{Seat, Viewer};
use quartet_games::GAMES;
use quartet_host::{AnyMatch, Clock, Look, Record, TimeControl, accuracy_of, find, rewound};
use quartet_scene::{Say, Show};

use super::{
    app::{Context, Go},
    board::{Board, Looked, fitting_view},
    dom,
    engine::Engine,
    icon,
    play::{mark_class, who_won, why_words},
    store,
    talk::{picture, say, t, with},
};
use crate::{
    Found, Judged, News, Place, Pointed, Route, Saved, Session, Study, Task, Value, What, Who,
    keeps_secrets, read_record,
};

/// Milliseconds that the engine thinks about every position of a game.
const PER_SEARCH: f64 = 250.0;

/// A page on which a game is looked at.
#[derive(Copy, Clone)]
struct Desk {
    context: Context,
    /// Which of the games that were played here.
    id: StoredValue<Option<String>>,
    study: RwSignal<Option<Study>, LocalStorage>,
    /// Goes up when there is something new in the study.
    changed: RwSignal<u32>,
    /// The position that is shown, to point at.
    hand: RwSignal<Option<Session>, LocalStorage>,
    hover: RwSignal<Option<String>>,
    notice: RwSignal<Option<String>>,
    looked: Looked,
    view: RwSignal<usize>,
    turned: RwSignal<u8>,
    judged: RwSignal<Vec<Judged>>,
    judging: RwSignal<bool>,
    /// The move of a variation, or one that has been added to the game, that is being judged.
    weighed: RwSignal<Option<Place>>,
    /// Of these the engine has nothing to say.
    skipped: StoredValue<Vec<Place>>,
    lines: RwSignal<Vec<Found>>,
    live: RwSignal<bool>,
    judge: StoredValue<Option<Engine>, LocalStorage>,
    /// Judges what is played here, while the game itself is still being judged.
    second: StoredValue<Option<Engine>, LocalStorage>,
    finder: StoredValue<Option<Engine>, LocalStorage>,
    /// Why there is nothing to look at.
    wrong: RwSignal<Vec<Say>>,
}

/// What has been found out about the moves of a game. Whoever plays on from it and comes back does not wait again.
struct Analysis {
    record: String,
    judged: Vec<Judged>,
    done: bool,
}

thread_local! {
    static LAST: RefCell<Option<Analysis>> = const { RefCell::new(None) };
}

#[component]
pub(super) fn Review(
    /// The game that was played here; without it, one is pasted or comes with the address.
    id: Option<String>,
) -> impl IntoView {
    let saved = id.as_deref().and_then(store::game);
    let table = saved
        .as_ref()
        .and_then(|saved| read_record(GAMES, &saved.record).ok());
    match (&saved, table) {
        (Some(saved), Some(table)) if keeps_secrets(&*table) => later(&saved.id).into_any(),
        _ => desk(saved, id.is_some()).into_any(),
    }
}

/// A game that goes on and keeps secrets is not looked at from all sides.
fn later(id: &str) -> impl IntoView + use<> {
    view! {
        <section class="narrow sheet">
            <h1>{t("web-review-later")}</h1>
            <p>{t("web-review-later-text")}</p>
            <Go to=Route::Play(id.to_owned()) class="button primary">{t("web-continue")}</Go>
        </section>
    }
}

/// Looks at a game: one that is kept here, if it is, or the one that the address carries.
fn desk(saved: Option<Saved>, is_named: bool) -> impl IntoView {
    let study = match &saved {
        Some(saved) => studied(&saved.id, &saved.record),
        None if is_named => Err(vec![Say::new("web-lost-text")]),
        None => match dom::told("r") {
            Some(record) => Study::read(GAMES, &record),
            None => Err(Vec::new()),
        },
    };
    let context = Context::get();
    let notice = RwSignal::new(None);
    let desk = Desk {
        context,
        id: StoredValue::new(saved.as_ref().map(|saved| saved.id.clone())),
        study: RwSignal::new_local(None),
        changed: RwSignal::new(0),
        hand: RwSignal::new_local(None),
        hover: RwSignal::new(None),
        notice,
        looked: Looked::new(notice, Some(context)),
        view: RwSignal::new(saved.as_ref().map_or(usize::MAX, |saved| saved.view)),
        turned: RwSignal::new(saved.as_ref().map_or(0, |saved| saved.turned)),
        judged: RwSignal::new(Vec::new()),
        judging: RwSignal::new(false),
        weighed: RwSignal::new(None),
        skipped: StoredValue::new(Vec::new()),
        lines: RwSignal::new(Vec::new()),
        live: RwSignal::new(false),
        judge: StoredValue::new_local(None),
        second: StoredValue::new_local(None),
        finder: StoredValue::new_local(None),
        wrong: RwSignal::new(Vec::new()),
    };
    desk.judge
        .set_value(Some(Engine::new(move |news| desk.hear_judge(news))));
    desk.second
        .set_value(Some(Engine::new(move |news| desk.hear_second(news))));
    desk.finder
        .set_value(Some(Engine::new(move |news| desk.hear_finder(news))));
    on_cleanup(move || {
        desk.judge.try_update_value(|engine| engine.take());
        desk.second.try_update_value(|engine| engine.take());
        desk.finder.try_update_value(|engine| engine.take());
    });
    match study {
        Ok(study) => desk.open(study),
        Err(reasons) => desk.wrong.set(reasons),
    }
    let is_open = Memo::new(move |_| desk.study.with(Option::is_some));
    let place = Memo::new(move |_| desk.with(|study| study.place().clone()));
    Effect::new(move || {
        place.get();
        desk.find_lines();
    });
    view! {
        {move || if is_open.get() { desk_view(desk).into_any() } else { open::paste(desk).into_any() }}
    }
}

/// What was said about a game, unless the game has gone on since.
fn studied(id: &str, record: &str) -> Result<Study, Vec<Say>> {
    let fresh = Study::read(GAMES, record)?;
    let kept = store::study(id).and_then(|text| Study::read(GAMES, &text).ok());
    let events = fresh.game().events();
    let kept = kept.filter(|study| study.game().events().starts_with(&events));
    Ok(kept.unwrap_or(fresh))
}

impl Desk {
    fn open(self, study: Study) {
        let game = study.game();
        self.lines.set(Vec::new());
        self.judged.set(Vec::new());
        let has_moves = game.movers().iter().any(Option::is_some);
        let record = Record::of(&*game).to_string();
        self.view.update(|view| {
            *view = match find(GAMES, game.info().id) {
                Ok(game) if *view >= game.views().len() => fitting_view(game),
                _ => *view,
            };
        });
        self.study.set(Some(study));
        self.show();
        // It goes on where it stopped.
        let (judged, done) = LAST.with_borrow_mut(|last| match last {
            Some(last) if last.record == record => (last.judged.clone(), last.done),
            _ => {
                *last = Some(Analysis {
                    record: record.clone(),
                    judged: Vec::new(),
                    done: false,
                });
                (Vec::new(), false)
            }
        });
        let from = judged.last().map_or(0, |judged| judged.event + 1);
        self.judged.set(judged);
        if has_moves && !done {
            self.judging.set(true);
            self.judge.with_value(|engine| {
                if let Some(engine) = engine {
                    engine.ask(record, from, Task::Review { time: PER_SEARCH });
                }
            });
        }
        self.weigh();
    }

    /// Judges the next move that has been played here, if none is being judged.
    fn weigh(self) {
        if self.weighed.with_untracked(Option::is_some) {
            return;
        }
        let next = self.study.with_untracked(|study| {
            let study = study.as_ref()?;
            let skipped = self.skipped.get_value();
            let place = study
                .unjudged(&skipped)
                .or_else(|| self.added(study).filter(|place| !skipped.contains(place)))?;
            Some((study.table_at(&place), place))
        });
        let Some((table, place)) = next else {
            return;
        };
        self.weighed.set(Some(place));
        self.second.with_value(|engine| {
            if let Some(engine) = engine {
                let last = table.len().saturating_sub(1);
                let task = Task::Judge { time: PER_SEARCH };
                engine.ask(Record::of(&*table).to_string(), last, task);
            }
        });
    }

    /// A move of the game itself that was added after the game had been judged.
    fn added(self, study: &Study) -> Option<Place> {
        if self.judging.get_untracked() {
            return None;
        }
        let movers = study.game().movers();
        self.judged.with_untracked(|judged| {
            let is_judged = |event: usize| judged.iter().any(|mv| mv.event == event);
            let mut events = (0..movers.len()).filter(|n| movers[*n].is_some());
            let event = events.find(|event| !is_judged(*event))?;
            Some(Place {
                path: Vec::new(),
                at: event + 1,
            })
        })
    }

    fn hear_second(self, news: News) {
        let Some(place) = self.weighed.get_untracked() else {
            return;
        };
        match news.what {
            What::Judged(judged) if place.path.is_empty() => {
                self.judged.update(|all| {
                    let at = all.partition_point(|mv| mv.event <= judged.event);
                    all.insert(at, judged);
                });
            }
            What::Judged(judged) => {
                // Nobody who writes a comment meanwhile is to lose it: only the list is told.
                self.study.update_untracked(|study| {
                    if let Some(study) = study {
                        study.judge(&place, &judged);
                    }
                });
                self.changed.update(|n| *n += 1);
                self.keep();
            }
            _ => self.skipped.update_value(|skipped| skipped.push(place)),
        }
        if news.done {
            self.weighed.set(None);
            self.weigh();
        }
    }

    fn with<T>(self, act: impl FnOnce(&Study) -> T) -> Option<T> {
        self.study.with(|study| study.as_ref().map(act))
    }

    /// The same for what need not be done again when the study changes.
    fn peek<T>(self, act: impl FnOnce(&Study) -> T) -> Option<T> {
        self.study.with_untracked(|study| study.as_ref().map(act))
    }

    /// The position has changed: nothing has been pointed at in the new one.
    fn show(self) {
        let table = self.peek(Study::table);
        let hand = table.and_then(|table| {
            let game = find(GAMES, table.info().id).ok()?;
            let players = vec![Who::Person; usize::from(table.seats())];
            let clock = Clock::new(TimeControl::Untimed, table.seats());
            let mut hand = Session::with(String::new(), game, table, players, clock, 0);
            hand.prepare();
            Some(hand)
        });
        self.notice.set(None);
        self.hover.set(None);
        self.hand.set(hand);
    }

    fn go(self, place: Place) {
        self.study
            .update(|study| study.iter_mut().for_each(|study| study.go(place.clone())));
        self.show();
        self.tell_place();
    }

    /// Goes to a place of the game itself.
    fn go_main(self, at: usize) {
        self.go(Place {
            path: Vec::new(),
            at,
        });
    }

    fn step(self, by: isize) {
        self.study
            .update(|study| study.iter_mut().for_each(|study| study.step(by)));
        self.show();
        self.tell_place();
    }

    /// Changes the study and keeps it.
    fn change(self, act: impl FnOnce(&mut Study)) {
        self.study.update(|study| {
            if let Some(study) = study {
                act(study);
            }
        });
        self.changed.update(|n| *n += 1);
        self.skipped.set_value(Vec::new());
        self.show();
        self.keep();
        self.weigh();
    }

    /// Writes a comment. It is written when another place is pressed, so nothing that is pressed may move meanwhile: the list
    /// is told a little later.
    fn note(self, text: &str) {
        self.study.update_untracked(|study| {
            if let Some(study) = study {
                study.set_note(text);
            }
        });
        self.keep();
        let show = move || {
            self.changed.try_update(|n| *n += 1);
        };
        set_timeout(show, Duration::from_millis(400));
    }

    /// What was played last, or that nothing was, in words.
    fn told(self) -> Option<String> {
        let table = self.with(Study::table)?;
        Some(match table.len().checked_sub(1) {
            None => t("web-start-position"),
            Some(last) => say(&table.tell(last, Viewer::Spectator)?),
        })
    }

    fn tell_place(self) {
        let told = untrack(|| self.told());
        self.context.announce(told.unwrap_or_default());
    }

    /// Keeps the study: with the game, or in the address, so that a reload does not lose it.
    fn keep(self) {
        let Some(text) = self.peek(Study::text) else {
            return;
        };
        match self.id.get_value() {
            Some(id) => store::save_study(&id, &text),
            None => dom::tell("/review", "r", &text),
        }
    }

    /// Somebody plays another move, or the next one.
    fn point(self, name: &str) {
        let pointed = self
            .hand
            .try_update(|hand| hand.as_mut().map(|hand| hand.point(name)));
        match pointed.flatten() {
            Some(Pointed::Move(text)) => {
                let seed = dom::chance() >> 11;
                self.change(|study| {
                    // What was pointed out is legal.
                    let _ = study.play(&text, seed);
                });
                self.context.knock(420.0);
                self.tell_place();
            }
            Some(Pointed::Refused(reason)) => self.context.tell(self.notice, say(&reason)),
            _ => self.notice.set(None),
        }
    }

    fn cycle(self, step: isize) -> bool {
        let there = self
            .hand
            .with_untracked(|hand| hand.as_ref().is_some_and(Session::has_choice));
        if there {
            self.hand.update(|hand| {
                if let Some(hand) = hand {
                    hand.cycle(step);
                }
            });
        }
        there
    }

    fn hear_judge(self, news: News) {
        LAST.with_borrow_mut(|last| {
            if let Some(last) = last {
                last.done = news.done;
                if let What::Judged(judged) = &news.what {
                    last.judged.push(judged.clone());
                }
            }
        });
        if let What::Judged(judged) = news.what {
            self.judged.update(|all| all.push(judged));
        }
        if news.done {
            self.judging.set(false);
            self.weigh();
        }
    }

    fn hear_finder(self, news: News) {
        if let What::Lines(_, _, lines) = news.what {
            self.lines.set(lines);
        }
    }

    /// Looks for the best lines of the position that is shown.
    fn find_lines(self) {
        let live = self.live.get();
        let table = self.peek(Study::table);
        self.lines.set(Vec::new());
        self.finder.with_value(|engine| {
            if let (Some(engine), Some(table)) = (engine, table) {
                if live {
                    let task = Task::Lines {
                        count: 3,
                        time: 20_000.0,
                    };
                    engine.ask(Record::of(&*table).to_string(), table.len(), task);
                } else {
                    engine.stop();
                }
            }
        });
    }

    /// How many events the game itself has.
    fn len(self) -> usize {
        self.with(|study| study.game().len()).unwrap_or(0)
    }

    /// How far one is in the game itself.
    fn main_at(self) -> usize {
        let place = self.with(|study| study.place().clone()).unwrap_or_default();
        place.path.first().map_or(place.at, |(step, _)| *step)
    }

    /// Plays on from a position, against the engine.
    fn try_again(self, table: Box<dyn AnyMatch>) {
        let Ok(game) = find(GAMES, table.info().id) else {
            return;
        };
        let own = table.turn().seat();
        let players = (0..table.seats()).map(|n| match own {
            Some(own) if own.number() == n => Who::Person,
            _ => Who::Engine(6),
        });
        let players = players.collect();
        let clock = Clock::new(TimeControl::Untimed, table.seats());
        let seed = dom::chance() >> 11;
        let mut session = Session::with(store::new_id(), game, table, players, clock, seed);
        (session.view, session.turned) = (self.view.get_untracked(), self.turned.get_untracked());
        store::save_game(&session.save(dom::now()));
        self.context.go(Route::Play(session.id));
    }

    fn look(self, coordinates: bool) -> Look {
        Look {
            show: Show {
                coordinates,
                ..Show::PICTURE
            },
            scene_view: self.view.get(),
            turned: self.turned.get(),
            ..Look::at(Viewer::Spectator)
        }
    }

    /// What is seen: with what can be pointed at, for whoever wants to play another move.
    fn picture(self) -> String {
        let coordinates = self.context.settings.with(|settings| settings.coordinates);
        let show = Show {
            coordinates,
            ..Show::PLAYING
        };
        let hover = self.hover.get();
        self.hand.with(|hand| {
            let Some(hand) = hand else {
                return String::new();
            };
            let mut look = hand.look(show, hover.as_deref());
            look.scene_view = self.view.get();
            look.turned = self.turned.get();
            picture(&*hand.table, &look, "b-")
        })
    }
}

fn desk_view(desk: Desk) -> impl IntoView {
    // What is asked for here, and not where it is shown, would make everything anew with every step.
    let name = desk.peek(|study| study.info().name).unwrap_or_default();
    let shown = Signal::derive(move || desk.picture());
    let key = move |event: web_sys::KeyboardEvent| {
        let typing = dom::closest(&event, "input,textarea,select,.board-box").is_some();
        if typing {
            return;
        }
        match &*event.key() {
            "ArrowLeft" => desk.step(-1),
            "ArrowRight" => desk.step(1),
            "Home" => desk.step(isize::MIN / 2),
            "End" => desk.step(isize::MAX / 2),
            _ => return,
        }
        event.prevent_default();
    };
    let told = move || {
        if let Some(notice) = desk.notice.get() {
            return Some(desk.looked.view(notice).into_any());
        }
        Some(view! { <p>{desk.told()?}</p> }.into_any())
    };
    let tell = desk.looked.tells(move |cell| {
        desk.hand
            .with_untracked(|hand| hand.as_ref()?.table.beneath(cell, Viewer::Spectator))
    });
    let legal = Callback::new(move |()| {
        let next = desk
            .hand
            .with_untracked(|hand| hand.as_ref().map(Session::next));
        let next = next.unwrap_or_default();
        next.iter().map(|target| target.name().to_owned()).collect()
    });
    let cancel = Callback::new(move |()| {
        desk.notice.set(None);
        desk.hand
            .update(|hand| hand.iter_mut().for_each(Session::let_go));
    });
    view! {
        <section class="play review" on:keydown=key>
            <h1 class="unseen">{format!("{}: {name}", t("web-review"))}</h1>
            <div class="table">
                <div class="board-frame"><div class="board-hold">
                    <Board picture=shown label=with("web-board-label", "game", name) legal point=Callback::new(move |name: String| desk.point(&name))
                        hover=Callback::new(move |name| desk.hover.set(name)) cycle=Callback::new(move |step| desk.cycle(step)) cancel tell/>
                </div></div>
                <div class="message">{told}</div>
                {stepper(desk)}
            </div>
            <div class="side">
                {summary(desk)}
                {moves::moves(desk)}
                {lines(desk)}
                {mistakes(desk)}
                {share::share(desk)}
            </div>
        </section>
    }
}

fn stepper(desk: Desk) -> impl IntoView {
    let button = move |strokes, key: &str, by: isize| {
        view! { <button class="tool" aria-label=t(key) title=t(key) on:click=move |_| desk.step(by)>{icon::icon(strokes)}</button> }
    };
    let game = desk
        .peek(|study| find(GAMES, study.info().id).ok())
        .flatten();
    let turns = game.map_or(1, |game| game.turns());
    let views = game.map_or(1, |game| game.views().len());
    let counter = move || desk.with(|study| format!("{} / {}", study.place().at, study.len()));
    let can_go_on = move || {
        desk.with(|study| study.table().turn().seat().is_some())
            .unwrap_or(false)
    };
    let play_on = move |_| {
        if let Some(table) = desk.peek(Study::table) {
            desk.try_again(table);
        }
    };
    let change_position = move |_| {
        let told = desk.peek(|study| {
            let table = study.table();
            let told = format!("{};{}", table.options(), table.position());
            (table.info().id, told)
        });
        if let Some((id, told)) = told {
            desk.context
                .go_with(Route::Position(id.to_owned()), "p", &told);
        }
    };
    view! {
        <div class="tools" role="group" aria-label=t("web-actions")>
            {button(icon::FIRST, "web-first", isize::MIN / 2)}
            {button(icon::BACK, "web-back", -1)}
            <span class="counter">{counter}</span>
            {button(icon::FORWARD, "web-forward", 1)}
            {button(icon::LAST, "web-last", isize::MAX / 2)}
            {(views > 1).then(|| view! {
                <button class="tool" on:click=move |_| desk.view.update(|view| *view = (*view + 1) % views) title=t("web-view")>
                    {icon::icon(icon::EYE)}<span>{t("web-view")}</span>
                </button>
            })}
            {(turns > 1).then(|| view! {
                <button class="tool" on:click=move |_| desk.turned.update(|turned| *turned = (*turned + 1) % turns)>
                    {icon::icon(icon::TURN)}<span>{t("web-turn-board")}</span>
                </button>
            })}
            <button class="tool" on:click=play_on disabled=move || !can_go_on()>
                {icon::icon(icon::PLAY)}<span>{t("web-play-on")}</span>
            </button>
            <button class="tool" on:click=change_position>
                {icon::icon(icon::PEN)}<span>{t("web-set-position")}</span>
            </button>
        </div>
    }
}

/// How the game went: result, accuracy, and the chances of the first seat over time.
fn summary(desk: Desk) -> impl IntoView {
    let head = move || {
        desk.changed.track();
        desk.peek(|study| {
            let table = study.game();
            match table.ending() {
                None => t("web-not-over"),
                Some(ending) => {
                    let head = who_won(&*table, &[], ending);
                    format!("{head}. {}", why_words(table.info().id, ending.why))
                }
            }
        })
    };
    let seats = desk.peek(|study| study.game().seats()).unwrap_or(0);
    let scores =
        move || {
            desk.judged.with(|judged| {
                let rows = (0..seats).filter_map(|n| {
                let own = judged.iter().filter(|mv| mv.seat == n);
                let of_hundred = accuracy_of(own.clone().map(|mv| mv.lost))?;
                let points: f64 = own.map(|mv| mv.points).sum();
                let (class, name) = desk.peek(|study| {
                    let table = study.game();
                    let seat = Seat::new(n);
                    (mark_class(table.seat_mark(seat)), say(&table.seat_words(seat)))
                })?;
                Some(view! {
                    <div class="fact">
                        <dt><span class=format!("dot small {class}")></span><span>{name}</span></dt>
                        <dd>
                            {with("web-accuracy", "percent", of_hundred.round() as i64)}
                            " · "{with("web-points-lost", "points", format!("{points:.1}"))}
                        </dd>
                    </div>
                })
            });
                rows.collect_view()
            })
        };
    view! {
        <section class="sheet">
            <h2>{head}</h2>
            <div class="graph">{move || graph(desk, seats)}</div>
            <p class="muted">{move || {
                if desk.judging.get() {
                    let done = desk.judged.with(Vec::len) as u32;
                    let all = desk.peek(|study| study.game().movers().iter().flatten().count()).unwrap_or(0) as u32;
                    say(&Say::new("web-judging").with("done", done).with("all", all))
                } else {
                    t("web-graph-help")
                }
            }}</p>
            <dl class="facts">{scores}</dl>
        </section>
    }
}

fn graph(desk: Desk, seats: u8) -> impl IntoView {
    let len = desk.len().max(1) as f64;
    let x = |event: usize| (event as f64 + 1.0) / len * 300.0;
    let chance = |mv: &Judged| match (seats, mv.seat) {
        (2, 1) => 1.0 - mv.chance,
        _ => mv.chance,
    };
    let (line, dots) = desk.judged.with(|judged| {
        let points: Vec<String> = judged
            .iter()
            .filter(|mv| seats == 2 || mv.seat == 0)
            .map(|mv| format!("{:.1},{:.1}", x(mv.event), 100.0 - 100.0 * chance(mv)))
            .collect();
        let bad = judged.iter().filter(|mv| mv.lost > 0.15);
        let bad: Vec<(f64, f64)> = bad
            .map(|mv| (x(mv.event), 100.0 - 100.0 * chance(mv)))
            .collect();
        (points, bad)
    });
    let area = match (line.first(), line.last()) {
        (Some(_), Some(last)) => {
            let end = last.split(',').next().unwrap_or("0").to_owned();
            format!("0,100 0,50 {} {end},100", line.join(" "))
        }
        _ => String::new(),
    };
    let dots = dots.into_iter().map(|(x, y)| {
        view! { <circle class="slip" cx=format!("{x:.1}") cy=format!("{y:.1}") r="3.5"></circle> }
    });
    let here = desk.main_at() as f64 / len * 300.0;
    let jump = move |event: web_sys::MouseEvent| {
        if let Some(svg) = dom::closest(&event, "svg") {
            let rect = svg.get_bounding_client_rect();
            let part = (f64::from(event.client_x()) - rect.left()) / rect.width().max(1.0);
            desk.go_main((part * len).round().clamp(0.0, len) as usize);
        }
    };
    let labels = desk.peek(|study| {
        let table = study.game();
        let name = |n| say(&table.seat_words(Seat::new(n)));
        (name(0), if seats == 2 { name(1) } else { String::new() })
    });
    let (first, second) = labels.unwrap_or_default();
    view! {
        <svg viewBox="0 0 300 100" preserveAspectRatio="none" role="img" aria-label=t("web-graph") on:click=jump>
            <polygon class="area" points=area></polygon>
            <line class="even" x1="0" x2="300" y1="50" y2="50"></line>
            <polyline class="curve" points=line.join(" ")></polyline>
            {dots.collect_view()}
            <line class="here" x1=format!("{here:.1}") x2=format!("{here:.1}") y1="0" y2="100"></line>
        </svg>
        <span class="top-label">{first}</span>
        <span class="bottom-label">{second}</span>
    }
}

/// A value in words: proved and estimated ones apart.
fn value_words(value: Value, proved: bool) -> String {
    match value {
        Value::Win(plies) => with(
            if proved {
                "web-win-proved"
            } else {
                "web-win-seen"
            },
            "plies",
            plies,
        ),
        Value::Loss(plies) => with(
            if proved {
                "web-loss-proved"
            } else {
                "web-loss-seen"
            },
            "plies",
            plies,
        ),
        Value::Points(points) if proved => {
            with("web-value-proved", "points", format!("{points:+.1}"))
        }
        Value::Points(points) => format!("{points:+.1}"),
    }
}

/// The best lines of the position that is shown, while the engine finds them.
fn lines(desk: Desk) -> impl IntoView {
    let rows = move || {
        desk.lines.with(|lines| {
            let rows = lines.iter().map(|line| {
                let moves: Vec<String> = line.moves.iter().take(6).cloned().collect();
                view! {
                    <li><span class="value">{value_words(line.value, line.proved)}</span><span class="line-moves">{moves.join("  ")}</span></li>
                }
            });
            rows.collect_view()
        })
    };
    view! {
        <section class="sheet">
            <label class="field switch">
                <span>{t("web-engine-lines")}</span>
                <input type="checkbox" role="switch" prop:checked=move || desk.live.get()
                    on:change:target=move |event| desk.live.set(event.target().checked())/>
            </label>
            <ol class="engine-lines">{rows}</ol>
        </section>
    }
}

/// The moves that threw most away.
fn mistakes(desk: Desk) -> impl IntoView {
    let rows = move || {
        let mut worst = desk.judged.get();
        worst.retain(|mv| mv.lost > 0.05);
        worst.sort_by(|a, b| b.lost.total_cmp(&a.lost));
        worst.truncate(5);
        let Some(table) = desk.peek(Study::game) else {
            return ().into_any();
        };
        let rows: Vec<_> = worst
            .into_iter()
            .filter_map(|mv| {
                let (told, class, better) = {
                    let told = table.tell(mv.event, Viewer::Spectator)?;
                    let mut before = rewound(&*table, mv.event);
                    let better = mv.best.first().and_then(|text| {
                        before.play(text).ok()?;
                        before.tell(mv.event, Viewer::Spectator)
                    });
                    let class = mark_class(table.seat_mark(Seat::new(mv.seat)));
                    (say(&told), class, better.map(|told| say(&told)))
                };
                let again = rewound(&*table, mv.event);
                let again = move |_| desk.try_again(again.duplicate());
                let sure = t(if mv.proved { "web-proved" } else { "web-estimated" });
                let at = mv.event;
                let lost = with("web-chance-lost", "percent", (mv.lost * 100.0).round() as i64);
                Some(view! {
                    <li>
                        <button class="link" on:click=move |_| desk.go_main(at + 1)>
                            <span class=format!("dot small {class}")></span>{told}
                        </button>
                        <p class="muted"><span class="tag" class:sure=mv.proved>{sure}</span>" "{lost}{better.map(|better| format!(" · {}", with("web-better", "move", better)))}</p>
                        <button class="button" on:click=again>{t("web-try-again")}</button>
                    </li>
                })
            })
            .collect();
        match rows.is_empty() {
            true => view! { <p class="muted">{t("web-no-mistakes")}</p> }.into_any(),
            false => view! { <ol class="mistakes">{rows}</ol> }.into_any(),
        }
    };
    view! { <section class="sheet"><h2>{t("web-mistakes")}</h2>{rows}</section> }
}
