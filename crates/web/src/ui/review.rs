use leptos::prelude::*;
use quartet_game::{Seat, Viewer};
use quartet_games::GAMES;
use quartet_host::{AnyMatch, Clock, Look, Record, TimeControl, accuracy_of, find};
use quartet_scene::{Palette, Say, Show, Style, Theme};

use super::{
    app::Context,
    board::Board,
    dom,
    engine::Engine,
    icon,
    play::{mark_class, why_words},
    store,
    talk::{picture, picture_file, say, t, with},
};
use crate::{Found, Judged, News, Route, Session, Task, Value, What, Who, read_record, rewound};

/// Milliseconds that the engine thinks about every position of a game.
const PER_SEARCH: f64 = 250.0;

/// A page on which a game is looked at.
#[derive(Copy, Clone)]
struct Desk {
    context: Context,
    table: RwSignal<Option<Box<dyn AnyMatch>>, LocalStorage>,
    /// How many events are shown.
    at: RwSignal<usize>,
    view: RwSignal<usize>,
    turned: RwSignal<u8>,
    judged: RwSignal<Vec<Judged>>,
    judging: RwSignal<bool>,
    lines: RwSignal<Vec<Found>>,
    live: RwSignal<bool>,
    judge: StoredValue<Option<Engine>, LocalStorage>,
    finder: StoredValue<Option<Engine>, LocalStorage>,
    said: RwSignal<Option<String>>,
}

#[component]
pub(super) fn Review(
    /// The game that was played here; without it, one is pasted or comes with the address.
    id: Option<String>,
) -> impl IntoView {
    let saved = id.as_deref().and_then(store::game);
    let linked = dom::window().location().hash().unwrap_or_default();
    let linked = linked.strip_prefix("#r=").and_then(|text| {
        let text = js_sys::decode_uri_component(text).ok()?;
        read_record(GAMES, &String::from(text)).ok()
    });
    let table = match &saved {
        Some(saved) => read_record(GAMES, &saved.record).ok(),
        None => linked,
    };
    let desk = Desk {
        context: Context::get(),
        table: RwSignal::new_local(None),
        at: RwSignal::new(0),
        view: RwSignal::new(saved.as_ref().map_or(0, |saved| saved.view)),
        turned: RwSignal::new(saved.as_ref().map_or(0, |saved| saved.turned)),
        judged: RwSignal::new(Vec::new()),
        judging: RwSignal::new(false),
        lines: RwSignal::new(Vec::new()),
        live: RwSignal::new(false),
        judge: StoredValue::new_local(None),
        finder: StoredValue::new_local(None),
        said: RwSignal::new(None),
    };
    desk.judge
        .set_value(Some(Engine::new(move |news| desk.hear_judge(news))));
    desk.finder
        .set_value(Some(Engine::new(move |news| desk.hear_finder(news))));
    on_cleanup(move || {
        desk.judge.try_update_value(|engine| engine.take());
        desk.finder.try_update_value(|engine| engine.take());
    });
    if let Some(table) = table {
        desk.open(table);
    }
    let is_open = Memo::new(move |_| desk.table.with(Option::is_some));
    Effect::new(move || desk.find_lines());
    view! {
        {move || if is_open.get() { desk_view(desk).into_any() } else { paste(desk).into_any() }}
    }
}

impl Desk {
    fn open(self, table: Box<dyn AnyMatch>) {
        self.at.set(table.len());
        self.lines.set(Vec::new());
        self.judged.set(Vec::new());
        let has_moves = table.movers().iter().any(Option::is_some);
        let record = Record::of(&*table).to_string();
        self.view.update(|view| {
            let views = find(GAMES, table.info().id).map_or(1, |game| game.views().len());
            *view = (*view).min(views - 1);
        });
        self.table.set(Some(table));
        if has_moves {
            self.judging.set(true);
            self.judge.with_value(|engine| {
                if let Some(engine) = engine {
                    engine.ask(record, 0, Task::Review { time: PER_SEARCH });
                }
            });
        }
    }

    fn with<T>(self, act: impl FnOnce(&dyn AnyMatch) -> T) -> Option<T> {
        self.table.with(|table| table.as_deref().map(act))
    }

    fn shown(self) -> Option<Box<dyn AnyMatch>> {
        let at = self.at.get();
        self.with(|table| rewound(table, at))
    }

    fn hear_judge(self, news: News) {
        if let What::Judged(judged) = news.what {
            self.judged.update(|all| all.push(judged));
        }
        if news.done {
            self.judging.set(false);
        }
    }

    fn hear_finder(self, news: News) {
        if let What::Lines(_, _, lines) = news.what {
            self.lines.set(lines);
        }
    }

    /// Looks for the best lines of the position that is shown.
    fn find_lines(self) {
        let at = self.at.get();
        let live = self.live.get();
        let record = self.with(|table| Record::of(table).to_string());
        self.lines.set(Vec::new());
        self.finder.with_value(|engine| {
            if let (Some(engine), Some(record)) = (engine, record) {
                if live {
                    let task = Task::Lines {
                        count: 3,
                        time: 20_000.0,
                    };
                    engine.ask(record, at, task);
                } else {
                    engine.stop();
                }
            }
        });
    }

    fn len(self) -> usize {
        self.with(|table| table.len()).unwrap_or(0)
    }

    fn step(self, by: isize) {
        let len = self.len() as isize;
        self.at
            .update(|at| *at = (*at as isize + by).clamp(0, len) as usize);
    }

    /// Plays on from the position that is shown, against the engine.
    fn try_again(self, at: usize) {
        let session = self.with(|table| {
            let table = rewound(table, at);
            let game = find(GAMES, table.info().id).ok()?;
            let own = table.turn().seat();
            let players = (0..table.seats()).map(|n| match own {
                Some(own) if own.number() == n => Who::Person,
                _ => Who::Engine(6),
            });
            let players = players.collect();
            let clock = Clock::new(TimeControl::Untimed, table.seats());
            let seed = dom::chance() >> 11;
            Some(Session::with(
                store::new_id(),
                game,
                table,
                players,
                clock,
                seed,
            ))
        });
        if let Some(Some(session)) = session {
            store::save_game(&session.save(dom::now()));
            self.context.go(Route::Play(session.id));
        }
    }
}

fn paste(desk: Desk) -> impl IntoView {
    let text = RwSignal::new(String::new());
    let wrong = RwSignal::new(None::<String>);
    let open = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        match read_record(GAMES, &text.get_untracked()) {
            Ok(table) => desk.open(table),
            Err(reason) => wrong.set(Some(reason)),
        }
    };
    let done = store::games()
        .into_iter()
        .filter(|saved| saved.over)
        .take(8);
    let done: Vec<_> = done
        .filter_map(|saved| {
            let table = read_record(GAMES, &saved.record).ok()?;
            let name = table.info().name;
            let moves = table.movers().iter().flatten().count() as u32;
            Some(view! {
                <li>
                    <super::app::Go to=Route::Review(Some(saved.id)) class="row">
                        <strong>{name}</strong><span class="muted">{with("web-moves-played", "count", moves)}</span>
                    </super::app::Go>
                </li>
            })
        })
        .collect();
    view! {
        <section class="narrow">
            <h1>{t("web-review")}</h1>
            <p>{t("web-review-text")}</p>
            <form class="sheet" on:submit=open>
                <label class="field">
                    <span>{t("web-paste")}</span>
                    <textarea rows="8" spellcheck="false" prop:value=move || text.get()
                        on:input:target=move |event| text.set(event.target().value())></textarea>
                </label>
                {move || wrong.get().map(|reason| view! { <p class="warning" role="alert">{t("web-paste-wrong")}" "{reason}</p> })}
                <button class="button primary" type="submit">{t("web-open")}</button>
            </form>
            {(!done.is_empty()).then(|| view! {
                <section class="sheet"><h2>{t("web-finished-games")}</h2><ul class="games">{done}</ul></section>
            })}
        </section>
    }
}

fn desk_view(desk: Desk) -> impl IntoView {
    let name = desk.with(|table| table.info().name).unwrap_or_default();
    let picture = Signal::derive(move || {
        let coordinates = desk.context.settings.with(|settings| settings.coordinates);
        let look = desk.look(coordinates);
        desk.shown()
            .map(|table| picture(&*table, &look, "b-"))
            .unwrap_or_default()
    });
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
        let at = desk.at.get();
        match at.checked_sub(1) {
            None => Some(t("web-start-position")),
            Some(last) => {
                desk.with(|table| table.tell(last, Viewer::Spectator).map(|told| say(&told)))?
            }
        }
    };
    view! {
        <section class="play review" on:keydown=key>
            <h1 class="unseen">{format!("{}: {name}", t("web-review"))}</h1>
            <div class="table">
                <div class="board-frame"><div class="board-hold">
                    <Board picture label=with("web-board-label", "game", name) legal=Callback::new(|()| Vec::new()) point=Callback::new(|_| ()) hover=Callback::new(|_| ())
                        cycle=Callback::new(|_| false) cancel=Callback::new(|()| ())/>
                </div></div>
                <div class="message"><p>{told}</p></div>
                {stepper(desk)}
            </div>
            <div class="side">
                {summary(desk)}
                {lines(desk)}
                {mistakes(desk)}
                {export(desk)}
            </div>
        </section>
    }
}

impl Desk {
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
}

fn stepper(desk: Desk) -> impl IntoView {
    let button = move |strokes, key: &str, by: isize| {
        view! { <button class="tool" aria-label=t(key) title=t(key) on:click=move |_| desk.step(by)>{icon::icon(strokes)}</button> }
    };
    let game = desk
        .with(|table| find(GAMES, table.info().id).ok())
        .flatten();
    let turns = game.map_or(1, |game| game.turns());
    let views = game.map_or(1, |game| game.views().len());
    view! {
        <div class="tools" role="toolbar" aria-label=t("web-actions")>
            {button(icon::FIRST, "web-first", isize::MIN / 2)}
            {button(icon::BACK, "web-back", -1)}
            <span class="counter">{move || format!("{} / {}", desk.at.get(), desk.len())}</span>
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
            <button class="tool" on:click=move |_| desk.try_again(desk.at.get_untracked())
                disabled=move || desk.shown().is_none_or(|table| table.turn().seat().is_none())>
                {icon::icon(icon::PLAY)}<span>{t("web-play-on")}</span>
            </button>
        </div>
    }
}

/// How the game went: result, accuracy, and the chances of the first seat over time.
fn summary(desk: Desk) -> impl IntoView {
    let head = desk.with(|table| {
        let ending = table.ending();
        match ending {
            None => t("web-not-over"),
            Some(ending) => {
                let who = ending
                    .winners
                    .iter()
                    .next()
                    .filter(|_| ending.winners.len() == 1);
                let head = match who {
                    Some(seat) => with("web-wins", "who", say(&table.seat_words(seat))),
                    None => t("web-draw"),
                };
                format!("{head}. {}", why_words(table.info().id, ending.why))
            }
        }
    });
    let seats = desk.with(|table| table.seats()).unwrap_or(0);
    let scores =
        move || {
            desk.judged.with(|judged| {
                let rows = (0..seats).filter_map(|n| {
                let own = judged.iter().filter(|mv| mv.seat == n);
                let of_hundred = accuracy_of(own.clone().map(|mv| mv.lost))?;
                let points: f64 = own.map(|mv| mv.points).sum();
                let (class, name) = desk.with(|table| {
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
                    let all = desk.with(|table| table.movers().iter().flatten().count()).unwrap_or(0) as u32;
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
    let here = desk.at.get() as f64 / len * 300.0;
    let jump = move |event: web_sys::MouseEvent| {
        if let Some(svg) = dom::closest(&event, "svg") {
            let rect = svg.get_bounding_client_rect();
            let part = (f64::from(event.client_x()) - rect.left()) / rect.width().max(1.0);
            desk.at.set((part * len).round().clamp(0.0, len) as usize);
        }
    };
    let labels = desk.with(|table| {
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
        worst.sort_by_key(|mv| mv.event);
        let rows: Vec<_> = worst
            .into_iter()
            .filter_map(|mv| {
                let (told, class, better) = desk.with(|table| {
                    let told = table.tell(mv.event, Viewer::Spectator)?;
                    let mut before = rewound(table, mv.event);
                    let better = mv.best.first().and_then(|text| {
                        before.play(text).ok()?;
                        before.tell(mv.event, Viewer::Spectator)
                    });
                    let class = mark_class(table.seat_mark(Seat::new(mv.seat)));
                    Some((say(&told), class, better.map(|told| say(&told))))
                })??;
                let at = mv.event;
                let lost = with("web-chance-lost", "percent", (mv.lost * 100.0).round() as i64);
                Some(view! {
                    <li>
                        <button class="link" on:click=move |_| desk.at.set(at + 1)>
                            <span class=format!("dot small {class}")></span>{told}
                        </button>
                        <p class="muted">{lost}{better.map(|better| format!(" · {}", with("web-better", "move", better)))}</p>
                        <button class="button" on:click=move |_| desk.try_again(at)>{t("web-try-again")}</button>
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

fn export(desk: Desk) -> impl IntoView {
    let record = move || {
        desk.table
            .with_untracked(|table| table.as_deref().map(|table| Record::of(table).to_string()))
    };
    let id = desk.with(|table| table.info().id).unwrap_or_default();
    let say_done = move |key: &str| desk.said.set(Some(t(key)));
    let copy_record = move |_| {
        if let Some(record) = record() {
            dom::copy(&record);
            say_done("web-copied");
        }
    };
    let copy_link = move |_| {
        if let Some(record) = record() {
            let origin = dom::window().location().origin().unwrap_or_default();
            let text = String::from(js_sys::encode_uri_component(&record));
            dom::copy(&format!("{origin}/review#r={text}"));
            say_done("web-copied");
        }
    };
    let save_record = move |_| {
        if let Some(record) = record() {
            dom::download(&format!("{id}.qrec"), "text/plain", &record);
        }
    };
    let save_picture = move |_| {
        let dark = desk
            .context
            .settings
            .with_untracked(|settings| match &*settings.theme {
                "dark" => true,
                "light" => false,
                _ => dom::device_is("(prefers-color-scheme: dark)"),
            });
        let safe = desk
            .context
            .settings
            .with_untracked(|settings| settings.palette == "safe");
        let style = Style {
            theme: if dark { Theme::Dark } else { Theme::Light },
            palette: if safe { Palette::Safe } else { Palette::Box },
        };
        let look = desk.look(true);
        if let Some(table) = desk.shown() {
            dom::download(
                &format!("{id}.svg"),
                "image/svg+xml",
                &picture_file(&*table, &look, style),
            );
        }
    };
    view! {
        <section class="sheet">
            <h2>{t("web-share")}</h2>
            <div class="buttons">
                <button class="button" on:click=copy_record>{t("web-copy-record")}</button>
                <button class="button" on:click=copy_link>{t("web-copy-link")}</button>
                <button class="button" on:click=save_record>{t("web-save-record")}</button>
                <button class="button" on:click=save_picture>{t("web-save-picture")}</button>
            </div>
            <p class="muted" role="status">{move || desk.said.get()}</p>
        </section>
    }
}
