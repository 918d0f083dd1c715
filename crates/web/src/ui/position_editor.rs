use leptos::prelude::*;
use quartet_game::{Options, Problems, Seat, Viewer};
use quartet_games::GAMES;
use quartet_host::{AnyGame, AnyMatch, Clock, Look, Record, TimeControl, find};
use quartet_scene::{Say, Show};

use super::{
    app::{Context, Lost},
    board::{Board, fitting_view},
    dom, icon, store,
    talk::{picture, say, t, with},
};
use crate::{Route, Session, Who};

/// A page on which a position is set up: by pointing, by keys, and as text.
#[component]
pub(super) fn PositionEditor(
    /// The id of the game.
    game: String,
) -> impl IntoView {
    match find(GAMES, &game) {
        Ok(game) => page(game).into_any(),
        Err(_) => view! { <Lost/> }.into_any(),
    }
}

/// What is set up.
#[derive(Copy, Clone)]
struct Desk {
    game: &'static dyn AnyGame,
    options: RwSignal<Options>,
    text: RwSignal<String>,
    /// What is put where one points; `None` for the next of what may be there.
    brush: RwSignal<Option<Say>>,
    view: RwSignal<usize>,
}

impl Desk {
    /// The position as something that can be played on from.
    fn position(self) -> Result<Box<dyn AnyMatch>, Problems> {
        let text = self.text.get();
        self.options
            .with(|options| self.game.open(options, Some(&text)))
    }

    /// The position as something that can be shown.
    fn draft(self) -> Result<Box<dyn AnyMatch>, Problems> {
        let text = self.text.get();
        self.options.with(|options| self.game.draft(options, &text))
    }

    fn untracked<T>(self, get: impl FnOnce(&dyn AnyMatch) -> T) -> Option<T> {
        untrack(|| self.draft()).ok().map(|draft| get(&*draft))
    }

    /// The position at the beginning of a game.
    fn start(self) -> Option<String> {
        let table = self
            .options
            .with_untracked(|options| self.game.open(options, None));
        table.ok().map(|table| table.position())
    }

    /// Somebody points at a cell. Says what it holds now.
    fn point(self, cell: &str) -> Option<String> {
        let edits = self.untracked(|draft| draft.edits(cell))?;
        let now = self.untracked(|draft| draft.position())?;
        let chosen = match self.brush.get_untracked() {
            Some(brush) => edits.iter().position(|(what, _)| *what == brush)?,
            None => (edits.iter().position(|(_, text)| *text == now)? + 1) % edits.len(),
        };
        let (what, text) = edits.into_iter().nth(chosen)?;
        self.text.set(text);
        Some(format!("{cell}: {}", say(&what)))
    }
}

fn page(game: &'static dyn AnyGame) -> impl IntoView {
    let context = Context::get();
    let info = game.info();
    let path = Route::Position(info.id.to_owned()).to_string();
    let desk = Desk {
        game,
        options: RwSignal::new(Options::default()),
        text: RwSignal::new(String::new()),
        brush: RwSignal::new(None),
        view: RwSignal::new(fitting_view(game)),
    };
    // The options, a semicolon, the position: as a link carries them.
    let told = dom::told("p");
    let told = told.as_deref().and_then(|told| told.split_once(';'));
    if let Some((options, position)) = told {
        desk.options
            .set(Options::parse(options).unwrap_or_default());
        desk.text.set(position.to_owned());
    } else {
        desk.text.set(desk.start().unwrap_or_default());
    }
    let together = move || {
        desk.options
            .with(|options| format!("{options};{}", desk.text.get()))
    };
    let kept = path.clone();
    Effect::new(move || dom::tell(&kept, "p", &together()));
    // While something cannot be shown, what could be shown last stays.
    let shown = Memo::new(move |before: Option<&String>| {
        let look = Look {
            show: Show {
                coordinates: true,
                ..Show::NOTHING
            },
            scene_view: desk.view.get(),
            ..Look::at(Viewer::Spectator)
        };
        match desk.draft() {
            Ok(draft) => picture(&*draft, &look, "b-"),
            Err(_) => before.cloned().unwrap_or_default(),
        }
    });
    let point = Callback::new(move |cell: String| {
        if let Some(words) = desk.point(&cell) {
            context.announcement.set(words);
            context.knock(380.0);
        }
    });
    let is_pointed = move || desk.draft().is_ok_and(|draft| draft.cleared().is_some());
    let clear = move |_| {
        if let Some(Some(text)) = desk.untracked(|draft| draft.cleared()) {
            desk.text.set(text);
        }
    };
    let restart = move |_| desk.text.set(desk.start().unwrap_or_default());
    let analyse = move |_| {
        if let Ok(table) = untrack(|| desk.position()) {
            let record = Record::of(&*table).to_string();
            context.go_with(Route::Review(None), "r", &record);
        }
    };
    let play = move |_| {
        if let Ok(table) = untrack(|| desk.position())
            && let Some(session) = against_engine(game, table)
        {
            store::save_game(&session.save(dom::now()));
            context.go(Route::Play(session.id));
        }
    };
    let copy = move |_| {
        dom::copy(&dom::link(&path, "p", &untrack(together)));
        context.announcement.set(t("web-copied"));
    };
    let views = game.views().len();
    let cannot = move || desk.position().is_err();
    view! {
        <section class="play position-editor">
            <h1 class="unseen">{format!("{}: {}", t("web-set-position"), info.name)}</h1>
            <div class="table">
                <div class="board-frame"><div class="board-hold">
                    <Board picture=shown label=with("web-position-label", "game", info.name) legal=Callback::new(|()| Vec::new()) point
                        hover=Callback::new(|_| ()) cycle=Callback::new(|_| false) cancel=Callback::new(|()| ())/>
                </div></div>
                <div class="message">{move || verdict(desk)}</div>
                {(views > 1).then(|| view! {
                    <div class="tools">
                        <button class="tool" on:click=move |_| desk.view.update(|view| *view = (*view + 1) % views)>{icon::icon(icon::EYE)}<span>{t("web-view")}</span></button>
                    </div>
                })}
            </div>
            <div class="side">
                <section class="sheet">
                    <h2>{t("web-set-position")}</h2>
                    {move || if is_pointed() {
                        view! { <p class="muted">{t("web-position-help")}</p>{brushes(desk)}{turns(desk)} }.into_any()
                    } else {
                        view! { <p class="muted">{t("web-position-by-text")}</p> }.into_any()
                    }}
                    <div class="line">
                        <button class="button" on:click=restart>{icon::icon(icon::FIRST)}{t("web-position-reset")}</button>
                        <button class="button" disabled=move || !is_pointed() on:click=clear>{icon::icon(icon::BIN)}{t("web-position-clear")}</button>
                    </div>
                </section>
                {ways(desk)}
                <section class="sheet">
                    <label class="field">
                        <span>{t("web-position-text")}</span>
                        <textarea rows="3" spellcheck="false" prop:value=move || desk.text.get()
                            on:input:target=move |event| desk.text.set(event.target().value().trim().to_owned())></textarea>
                    </label>
                    <div class="line">
                        <button class="button primary" disabled=cannot on:click=analyse>{icon::icon(icon::CHART)}{t("web-analyse")}</button>
                        <button class="button" disabled=cannot on:click=play>{icon::icon(icon::PLAY)}{t("web-play-on")}</button>
                        <button class="button" on:click=copy>{icon::icon(icon::LINK)}{t("web-copy-link")}</button>
                    </div>
                </section>
            </div>
        </section>
    }
}

/// Can one play on from it, and if not, why?
fn verdict(desk: Desk) -> impl IntoView {
    match desk.position() {
        Ok(table) => {
            let words = match table.turn().seat() {
                Some(seat) => with("web-turn-of", "who", say(&table.seat_words(seat))),
                None if table.ending().is_some() => t("web-position-over"),
                None => t("web-position-fine"),
            };
            view! { <p role="status">{words}</p> }.into_any()
        }
        Err(problems) => {
            let problems = problems
                .iter()
                .map(|text| view! { <li>{text.to_owned()}</li> });
            let problems = problems.collect_view();
            view! {
                <div class="warning" role="status"><p>{t("web-position-wrong")}</p><ul>{problems}</ul></div>
            }
            .into_any()
        }
    }
}

/// What is put where one points.
fn brushes(desk: Desk) -> impl IntoView {
    // Every cell can hold the same, as long as there is enough of it: the list of an empty board is the whole one.
    let contents = desk.untracked(|draft| {
        let cleared = draft.cleared()?;
        let empty = desk
            .options
            .with_untracked(|options| desk.game.draft(options, &cleared))
            .ok()?;
        let cell = empty.cells().into_iter().next()?;
        Some(empty.edits(&cell))
    });
    let contents = contents.flatten().unwrap_or_default();
    let all = std::iter::once(None).chain(contents.into_iter().map(|(what, _)| Some(what)));
    let pills = all.map(|brush| {
        let words = brush.as_ref().map_or_else(|| t("web-brush-next"), say);
        let (own, set) = (brush.clone(), brush);
        view! {
            <label class="pill">
                <input type="radio" name="brush" prop:checked=move || desk.brush.get() == own on:change=move |_| desk.brush.set(set.clone())/>
                <span>{words}</span>
            </label>
        }
    });
    view! {
        <div class="field" role="group" aria-label=t("web-brush")>
            <span>{t("web-brush")}</span>
            <div class="pills">{pills.collect_view()}</div>
        </div>
    }
}

/// Whose turn it is.
fn turns(desk: Desk) -> impl IntoView {
    let seats = desk.untracked(|draft| draft.seats()).unwrap_or(0);
    let pills = (0..seats).map(Seat::new).map(|seat| {
        let words = desk
            .untracked(|draft| say(&draft.seat_words(seat)))
            .unwrap_or_default();
        let is_now = move || {
            let draft = desk.draft().ok();
            draft.is_some_and(|draft| draft.with_turn(seat) == Some(draft.position()))
        };
        let set = move |_| {
            if let Some(Some(text)) = desk.untracked(|draft| draft.with_turn(seat)) {
                desk.text.set(text);
            }
        };
        view! {
            <label class="pill">
                <input type="radio" name="turn" prop:checked=is_now on:change=set/>
                <span>{words}</span>
            </label>
        }
    });
    view! {
        <div class="field" role="group" aria-label=t("web-whose-turn")>
            <span>{t("web-whose-turn")}</span>
            <div class="pills">{pills.collect_view()}</div>
        </div>
    }
}

/// The ways to play, by whose rules the position is judged.
fn ways(desk: Desk) -> impl IntoView {
    let info = desk.game.info();
    let pills = info.modes.iter().enumerate().map(move |(n, mode)| {
        let own = Options::parse(mode.options).unwrap_or_default();
        let now = own.clone();
        let set = move |_| {
            desk.options.set(own.clone());
            if untrack(|| desk.draft()).is_err() {
                desk.text.set(desk.start().unwrap_or_default());
            }
        };
        view! {
            <label class="pill">
                <input type="radio" name="way" prop:checked=move || desk.options.with(|options| *options == now) on:change=set/>
                <span>{t(&format!("{}-mode-{n}", info.id))}</span>
            </label>
        }
    });
    view! {
        <details class="sheet">
            <summary>{t("web-mode")}</summary>
            <div class="pills">{pills.collect_view()}</div>
        </details>
    }
}

/// A game from the position, with whoever is to move at this device.
fn against_engine(game: &'static dyn AnyGame, table: Box<dyn AnyMatch>) -> Option<Session> {
    let own = table.turn().seat();
    let players = (0..table.seats()).map(Seat::new);
    let players = players.map(|seat| match Some(seat) == own {
        true => Who::Person,
        false => Who::Engine(6),
    });
    let players = players.collect();
    let clock = Clock::new(TimeControl::Untimed, table.seats());
    let seed = dom::chance() >> 11;
    table.ending().is_none().then(|| {
        let mut session = Session::with(store::new_id(), game, table, players, clock, seed);
        session.view = fitting_view(game);
        session
    })
}
