use leptos::prelude::*;
use quartet_game::{Options, Problems, Seat, Viewer};
use quartet_games::GAMES;
use quartet_host::{AnyGame, AnyMatch, Clock, Look, Record, TimeControl, find};
use quartet_scene::{Say, Show, Supply, Target, Tool};

use super::{
    app::{Context, Lost},
    board::{Board, fitting_view},
    dom, icon,
    pill::{pill, pill_unless, row},
    store,
    talk::{drawn, picture, problems, say, t, warning, with},
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
    /// The name of what is laid where one points; `None` to take off what is there.
    hand: RwSignal<Option<String>>,
    /// How it is turned.
    turn: RwSignal<usize>,
    hover: RwSignal<Option<String>>,
    /// What could not be done last.
    refused: RwSignal<Vec<Say>>,
    /// What the seats were called at first: they stay in this order, whoever begins.
    names: StoredValue<Vec<Say>>,
    view: RwSignal<usize>,
}

impl Desk {
    /// The position as something that can be played on from.
    fn position(self) -> Result<Box<dyn AnyMatch>, Problems> {
        let text = self.told();
        self.options
            .with(|options| self.game.open(options, Some(&text)))
    }

    /// The position as something that can be shown.
    fn draft(self) -> Result<Box<dyn AnyMatch>, Problems> {
        let text = self.told();
        self.options.with(|options| self.game.draft(options, &text))
    }

    /// The text without what is still being typed around it.
    fn told(self) -> String {
        self.text.with(|text| text.trim().to_owned())
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

    /// What is laid where one points, in the picture as it is turned.
    fn in_hand(self) -> Option<Tool> {
        let name = self.hand.get()?;
        let tools = self.draft().ok()?.tools(self.turn.get());
        tools.into_iter().find(|tool| is_named(tool, &name))
    }

    /// Are pieces laid here, instead of cells being filled?
    fn lays(self) -> bool {
        self.draft().is_ok_and(|draft| !draft.tools(0).is_empty())
    }

    /// Lays what is in the hand, or takes off what is there. Says what has happened.
    fn lay(self, cell: &str) -> Option<String> {
        let tool = untrack(|| self.in_hand());
        let (done, words) = match tool {
            Some(tool) => {
                let mut path = tool.path;
                path.push(Target::spot(cell.to_owned()));
                let words = format!("{}: {}", say(&tool.picture.title), t("web-laid"));
                (self.untracked(|draft| draft.lay(&path))?, words)
            }
            None => (
                self.untracked(|draft| draft.take_off(cell))?,
                t("web-lifted"),
            ),
        };
        match done {
            Ok(text) => {
                self.refused.set(Vec::new());
                self.text.set(text);
                Some(words)
            }
            Err(problems) => {
                let reasons: Vec<Say> = problems.faults().iter().map(Say::from).collect();
                let words: Vec<String> = reasons.iter().map(say).collect();
                self.refused.set(reasons);
                Some(words.join(" "))
            }
        }
    }

    /// Turns what is in the hand. Says how it lies now.
    fn turn_hand(self, step: isize) -> Option<String> {
        let tool = untrack(|| self.in_hand())?;
        let ways = tool.turns.max(1) as isize;
        let now = self.turn.get_untracked() as isize;
        self.turn.set((now + step).rem_euclid(ways) as usize);
        let path = untrack(|| self.in_hand())?.path;
        self.untracked(|draft| say(&draft.target_words(path.last()?)).into())?
    }

    /// Somebody points at a cell. Says what it holds now.
    fn point(self, cell: &str) -> Option<String> {
        if untrack(|| self.lays()) {
            return self.lay(cell);
        }
        let edits = self.untracked(|draft| draft.edits(cell))?;
        let now = self.untracked(|draft| draft.position())?;
        let chosen = match self.brush.get_untracked() {
            Some(brush) => edits.iter().position(|(what, _)| *what == brush),
            None => {
                let now = edits.iter().position(|(_, text)| *text == now)?;
                Some((now + 1) % edits.len()).filter(|next| *next != now)
            }
        };
        // What cannot be there lies elsewhere, all of it.
        let Some((what, text)) = chosen.and_then(|chosen| edits.into_iter().nth(chosen)) else {
            let why = Say::new("web-position-used-up");
            let words = say(&why);
            self.refused.set(vec![why]);
            return Some(words);
        };
        self.refused.set(Vec::new());
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
        hand: RwSignal::new(None),
        turn: RwSignal::new(0),
        hover: RwSignal::new(None),
        refused: RwSignal::new(Vec::new()),
        names: StoredValue::new(Vec::new()),
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
    let names = desk.untracked(|draft| {
        let seats = (0..draft.seats()).map(Seat::new);
        seats.map(|seat| draft.seat_words(seat)).collect()
    });
    desk.names.set_value(names.unwrap_or_default());
    let first = desk.untracked(|draft| {
        let mut tools = draft.tools(0).into_iter();
        tools.find(|tool| tool.left > 0)
    });
    desk.hand
        .set(first.flatten().and_then(|tool| name_of(&tool)));
    let together = move || {
        desk.options
            .with(|options| format!("{options};{}", desk.told()))
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
            // Where it would lie, and what is wrong with that.
            picked: desk
                .hover
                .get()
                .zip(desk.in_hand())
                .map(|(cell, tool)| tool.path.into_iter().chain([Target::spot(cell)]).collect())
                .unwrap_or_default(),
            ..Look::at(Viewer::Spectator)
        };
        match desk.draft() {
            Ok(draft) => picture(&*draft, &look, "b-"),
            Err(_) => before.cloned().unwrap_or_default(),
        }
    });
    let point = Callback::new(move |cell: String| {
        if let Some(words) = desk.point(&cell) {
            context.announce(words);
            context.knock(380.0);
        }
    });
    let is_pointed = move || desk.draft().is_ok_and(|draft| draft.cleared().is_some());
    let cycle = Callback::new(move |step: isize| match desk.turn_hand(step) {
        Some(words) => {
            context.announce(words);
            true
        }
        None => false,
    });
    let clear = move |_| {
        desk.refused.set(Vec::new());
        if let Some(Some(text)) = desk.untracked(|draft| draft.cleared()) {
            desk.text.set(text);
        }
    };
    let restart = move |_| {
        desk.refused.set(Vec::new());
        desk.text.set(desk.start().unwrap_or_default());
    };
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
        context.announce(t("web-copied"));
    };
    let lays = Memo::new(move |_| desk.lays());
    let label = match lays.get_untracked() {
        true => "web-lay-label",
        false => "web-position-label",
    };
    let views = game.views().len();
    let cannot = move || desk.position().is_err();
    view! {
        <section class="play position-editor">
            <h1 class="unseen">{format!("{}: {}", t("web-set-position"), info.name)}</h1>
            <div class="table">
                <div class="board-frame"><div class="board-hold">
                    <Board picture=shown label=with(label, "game", info.name) legal=Callback::new(|()| Vec::new()) point
                        hover=Callback::new(move |name| desk.hover.set(name)) cycle cancel=Callback::new(move |()| desk.refused.set(Vec::new()))/>
                </div></div>
                <div class="message">{move || verdict(desk)}</div>
                <div class="tools">
                    {(views > 1).then(|| view! {
                        <button class="tool" on:click=move |_| desk.view.update(|view| *view = (*view + 1) % views)>{icon::icon(icon::EYE)}<span>{t("web-view")}</span></button>
                    })}
                    {move || lays.get().then(|| view! {
                        <button class="tool" disabled=move || desk.hand.get().is_none() on:click=move |_| _ = cycle.run(1)>{icon::icon(icon::TURN)}<span>{t("web-lay-turn")}</span></button>
                    })}
                </div>
            </div>
            <div class="side">
                <section class="sheet">
                    <h2>{t("web-set-position")}</h2>
                    {move || if desk.lays() {
                        view! { <p class="muted">{t("web-lay-help")}</p>{tools(desk)}{turns(desk)} }.into_any()
                    } else if is_pointed() {
                        view! { <p class="muted">{t("web-position-help")}</p>{brushes(desk)}{turns(desk)} }.into_any()
                    } else {
                        view! { <p class="muted">{t("web-position-by-text")}</p> }.into_any()
                    }}
                    <div class="line">
                        <button class="button" on:click=restart>{icon::icon(icon::FIRST)}{t("web-position-reset")}</button>
                        <button class="button" disabled=move || !is_pointed() on:click=clear>{icon::icon(icon::BIN)}{t("web-position-clear")}</button>
                    </div>
                </section>
                {supplies(desk)}
                {ways(desk)}
                <section class="sheet">
                    <label class="field">
                        <span>{t("web-position-text")}</span>
                        <textarea rows="3" spellcheck="false" prop:value=move || desk.text.get()
                            on:input:target=move |event| { desk.refused.set(Vec::new()); desk.text.set(event.target().value()) }></textarea>
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
    let refused = desk.refused.get();
    if !refused.is_empty() {
        return warning("web-not-possible", "status", &refused);
    }
    match desk.position() {
        Ok(table) => {
            let words = match table.turn().seat() {
                Some(seat) => with("web-turn-of", "who", say(&table.seat_words(seat))),
                None if table.ending().is_some() => t("web-position-over"),
                None => t("web-position-fine"),
            };
            view! { <p role="status">{words}</p> }.into_any()
        }
        Err(found) => problems("web-position-wrong", "status", &found),
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
        let own = brush.clone();
        let is_chosen = move || desk.brush.get() == own;
        pill("brush", words, is_chosen, move || {
            desk.brush.set(brush.clone())
        })
    });
    row(t("web-brush"), pills.collect())
}

/// What is laid where one points, and how it is turned.
fn tools(desk: Desk) -> impl IntoView {
    let all = move || {
        let tools = desk.draft().map(|draft| draft.tools(desk.turn.get()));
        let tools = tools.unwrap_or_default().into_iter();
        tools
            .enumerate()
            .map(|(n, tool)| tool_choice(desk, n, &tool))
            .collect_view()
    };
    let holds_none = move || desk.hand.get().is_none();
    view! {
        <div class="field" role="group" aria-label=t("web-lay-piece")>
            <span>{t("web-lay-piece")}</span>
            <div class="tool-tray">{all}</div>
            <div class="line">
                {pill("tool", t("web-lay-off"), holds_none, move || desk.hand.set(None))}
            </div>
        </div>
    }
}

fn tool_choice(desk: Desk, n: usize, tool: &Tool) -> impl IntoView + use<> {
    let name = name_of(tool);
    let own = name.clone();
    let words = Say::new("web-lay-left")
        .with("what", tool.picture.title.clone())
        .with("count", tool.left);
    let is_none = tool.left == 0;
    let picture = drawn(&tool.picture, &format!("t{n}-"));
    let choose = move |_| {
        desk.refused.set(Vec::new());
        desk.hand.set(name.clone());
    };
    view! {
        <label class="tile-choice" class:none=is_none>
            <input type="radio" name="tool" aria-label=say(&words) disabled=is_none prop:checked=move || desk.hand.get() == own on:change=choose/>
            <span class="tool-picture" aria-hidden="true" inner_html=picture></span>
            <span aria-hidden="true">{format!("× {}", tool.left)}</span>
        </label>
    }
}

fn name_of(tool: &Tool) -> Option<String> {
    tool.path.first().map(|target| target.name().to_owned())
}

fn is_named(tool: &Tool, name: &str) -> bool {
    tool.path
        .first()
        .is_some_and(|target| target.name() == name)
}

/// What else the position says, for whoever wants to know: what is left, and what lies face up.
fn supplies(desk: Desk) -> impl IntoView {
    let is_there = Memo::new(move |_| desk.lays());
    let is_open = RwSignal::new(false);
    let opened = move |event: web_sys::Event| {
        let details = event_target::<web_sys::Element>(&event);
        is_open.set(details.has_attribute("open"));
    };
    let all = move || {
        let draft = desk.draft().ok().filter(|_| is_open.get())?;
        let supplies = draft.supplies();
        let seats = (0..draft.seats()).map(|n| Some(Seat::new(n)));
        let groups = seats.chain([None]).enumerate().filter_map(|(n, seat)| {
            let own = supplies
                .iter()
                .enumerate()
                .filter(|(_, supply)| supply.seat == seat);
            let own: Vec<_> = own.map(|(k, supply)| chooser(desk, k, supply)).collect();
            let head = seat.map_or_else(|| t("web-stock"), |seat| say(&draft.seat_words(seat)));
            (!own.is_empty()).then(|| {
                view! {
                    <div class="supplies" role="group" aria-labelledby=format!("supply-{n}")>
                        <h3 id=format!("supply-{n}")>{head}</h3>
                        {own}
                    </div>
                }
            })
        });
        Some(groups.collect_view())
    };
    move || {
        is_there.get().then(|| {
            view! {
                <details class="sheet" on:toggle=opened>
                    <summary>{t("web-stock")}</summary>
                    <p class="muted">{t("web-stock-help")}</p>
                    {all}
                </details>
            }
        })
    }
}

/// One of these.
fn chooser(desk: Desk, n: usize, supply: &Supply<String>) -> impl IntoView + use<> {
    let texts: Vec<String> = supply
        .options
        .iter()
        .map(|(_, text)| text.clone())
        .collect();
    let choose = move |event: web_sys::Event| {
        let chosen = event_target_value(&event).parse::<usize>().ok();
        if let Some(text) = chosen.and_then(|chosen| texts.get(chosen)) {
            desk.refused.set(Vec::new());
            desk.text.set(text.clone());
        }
    };
    let options = supply.options.iter().enumerate().map(|(k, (what, _))| {
        view! { <option value=k.to_string() prop:selected=k == supply.chosen>{say(what)}</option> }
    });
    let label = say(&supply.label);
    let picture = supply
        .picture
        .as_ref()
        .map(|scene| drawn(scene, &format!("s{n}-")));
    let shown = match picture {
        Some(picture) => {
            view! { <span class="tool-picture" aria-hidden="true" inner_html=picture></span> }
                .into_any()
        }
        None => view! { <span>{label.clone()}</span> }.into_any(),
    };
    view! {
        <label class="supply" class:wide=supply.picture.is_none()>
            {shown}
            <select aria-label=label on:change=choose>{options.collect_view()}</select>
        </label>
    }
}

/// Whose turn it is.
fn turns(desk: Desk) -> impl IntoView {
    let seats = desk.untracked(|draft| {
        let seats = (0..draft.seats()).map(Seat::new);
        let mut seats: Vec<(Seat, Say)> = seats.map(|s| (s, draft.seat_words(s))).collect();
        desk.names.with_value(|names| {
            let place = |name: &Say| names.iter().position(|first| first == name);
            seats.sort_by_key(|(_, name)| place(name).unwrap_or(usize::MAX));
        });
        seats
    });
    let pills = seats.into_iter().flatten().map(|(seat, name)| {
        let words = say(&name);
        let to = move || desk.draft().ok().and_then(|draft| draft.with_turn(seat));
        let is_now = move || {
            let now = desk.draft().map(|draft| draft.position()).ok();
            now.is_some() && to() == now
        };
        let set = move || {
            if let Some(text) = untrack(to) {
                desk.text.set(text);
            }
        };
        pill_unless("turn", words, move || to().is_none(), is_now, set)
    });
    row(t("web-whose-turn"), pills.collect())
}

/// The ways to play, by whose rules the position is judged.
fn ways(desk: Desk) -> impl IntoView {
    let info = desk.game.info();
    let pills = info.modes.iter().enumerate().map(move |(n, mode)| {
        let own = Options::parse(mode.options).unwrap_or_default();
        let now = own.clone();
        let set = move || {
            desk.options.set(own.clone());
            if untrack(|| desk.draft()).is_err() {
                desk.text.set(desk.start().unwrap_or_default());
            }
        };
        let is_chosen = move || desk.options.with(|options| *options == now);
        pill("way", t(&format!("{}-mode-{n}", info.id)), is_chosen, set)
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
