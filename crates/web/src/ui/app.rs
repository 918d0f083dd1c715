use leptos::prelude::*;
use quartet_games::GAMES;
use quartet_host::find;
use quartet_scene::Language;
use wasm_bindgen::{JsCast as _, JsValue, prelude::Closure};

use super::{
    board_editor::BoardEditor,
    dom, engine, focus,
    home::Home,
    icon,
    learn::{Gallery, Learn, Rules},
    lesson::LessonPage,
    new_game::NewGame,
    play::Play,
    position_editor::PositionEditor,
    puzzle::PuzzlePage,
    puzzles::Puzzles,
    review::Review,
    settings_page::SettingsPage,
    store,
    talk::{self, t},
};
use crate::{Route, Settings};

/// What every page may need.
#[derive(Copy, Clone)]
pub(super) struct Context {
    /// The page that is shown.
    pub(super) route: RwSignal<Route>,
    /// The settings.
    pub(super) settings: RwSignal<Settings>,
    /// What is said to people who listen to the page.
    announcement: RwSignal<String>,
    /// What everybody is told, until they have read it.
    pub(super) notice: RwSignal<String>,
    /// Goes up when another tab has changed what the browser keeps.
    pub(super) elsewhere: RwSignal<u32>,
    /// Is there a newer version of the app?
    update: RwSignal<bool>,
}

impl Context {
    /// That of the app.
    pub(super) fn get() -> Self {
        expect_context()
    }

    /// Goes to another page.
    pub(super) fn go(self, route: Route) {
        let address = route.to_string();
        self.go_to(route, &address);
    }

    /// Goes to another page that is told something in its address.
    pub(super) fn go_with(self, route: Route, name: &str, value: &str) {
        let address = format!("{route}{}", dom::hash(name, value));
        self.go_to(route, &address);
    }

    fn go_to(self, route: Route, address: &str) {
        if let Ok(history) = dom::window().history() {
            let _ = history.push_state_with_url(&JsValue::NULL, "", Some(address));
        }
        dom::window().scroll_to_with_x_and_y(0.0, 0.0);
        self.route.set(route);
        // Whoever listens hears the new page from its beginning.
        if let Some(main) = dom::document().get_element_by_id("main") {
            let main: web_sys::HtmlElement = main.unchecked_into();
            let _ = main.focus();
        }
    }

    /// Must moves be confirmed?
    pub(super) fn confirms(self) -> bool {
        let asked = self.settings.with(|settings| settings.confirm);
        asked.unwrap_or_else(|| dom::device_is("(pointer: coarse)"))
    }

    /// Says something to people who listen to the page: also the same thing again.
    pub(super) fn announce(self, words: String) {
        self.announcement.try_update(|said| {
            *said = if *said == words {
                format!("{words}\u{a0}")
            } else {
                words
            };
        });
    }

    /// Says something where the page says such things, and to people who listen.
    pub(super) fn tell(self, notice: RwSignal<Option<String>>, words: String) {
        self.announce(words.clone());
        notice.set(Some(words));
    }

    /// A sound, unless they are off.
    pub(super) fn knock(self, pitch: f32) {
        if self.settings.with_untracked(|settings| settings.sounds) {
            dom::knock(pitch);
        }
    }
}

pub(super) fn start(worker: String, load_words: js_sys::Function) {
    engine::set_address(worker);
    for name in ["pointerdown", "keydown"] {
        dom::listen(name, |_| dom::touched());
    }
    dom::calm_clicks();
    if let Some(waiting) = dom::document().get_element_by_id("waiting") {
        waiting.remove();
    }
    mount_to_body(move || view! { <App load_words/> });
}

#[component]
fn App(
    /// Finds the words of another language.
    load_words: js_sys::Function,
) -> impl IntoView {
    let context = Context {
        route: RwSignal::new(here()),
        settings: RwSignal::new(store::settings()),
        announcement: RwSignal::new(String::new()),
        notice: RwSignal::new(String::new()),
        elsewhere: RwSignal::new(0),
        update: RwSignal::new(false),
    };
    provide_context(context);
    focus::watch();
    // A page that comes back from the history was not told of anything in the meantime.
    for name in ["storage", "pageshow"] {
        dom::listen(name, move |_| context.elsewhere.update(|n| *n += 1));
    }
    store::on_trouble(move || context.notice.set(t("web-not-kept")));
    dom::listen("popstate", move |_| context.route.set(here()));
    dom::listen("quartet-update", move |_| context.update.set(true));
    dom::listen(engine::MISSING, move |_| {
        context.notice.set(t("web-no-engine"))
    });
    dom::listen(engine::FOUND, move |_| {
        if context
            .notice
            .with_untracked(|notice| *notice == t("web-no-engine"))
        {
            context.notice.set(String::new());
        }
    });
    let spoken = RwSignal::new(talk::language());
    // Are the words there by which one learns?
    let taught = RwSignal::new(false);
    let load_more = load_words.clone();
    // The setting under which the words came that are spoken.
    let heard = StoredValue::new(context.settings.with_untracked(|s| s.language.clone()));
    Effect::new(move || {
        let preferred = dom::window().navigator().languages();
        let preferred: Vec<String> = preferred.iter().filter_map(|l| l.as_string()).collect();
        let (asked, chosen) = context
            .settings
            .with(|settings| (settings.speaks(&preferred), settings.language.clone()));
        if asked == talk::language() {
            heard.set_value(chosen);
        } else {
            learn(&load_words, asked, (spoken, taught), heard, context);
        }
    });
    Effect::new(move || context.settings.with(dress));
    Effect::new(move || context.settings.with(store::save_settings));
    move || {
        let language = spoken.get();
        if let Some(page) = dom::document().document_element() {
            let _ = page.set_attribute("lang", language.code());
        }
        let load_more = load_more.clone();
        view! {
            <a class="skip" href="#main">{t("web-skip")}</a>
            <Header/>
            <main id="main" tabindex="-1">
                {move || {
                    let route = context.route.get();
                    dom::document().set_title(&title(&route));
                    if route.teaches() && !taught.get() {
                        teach(&load_more, language, taught, context);
                        return ().into_any();
                    }
                    match route {
                        Route::Home => view! { <Home/> }.into_any(),
                        Route::New(game) => view! { <NewGame game/> }.into_any(),
                        Route::Play(id) => view! { <Play id/> }.into_any(),
                        Route::Review(id) => view! { <Review id/> }.into_any(),
                        Route::Learn(game) => view! { <Learn game/> }.into_any(),
                        Route::Lesson(game, number) => view! { <LessonPage game number/> }.into_any(),
                        Route::Rules(game) => view! { <Rules game/> }.into_any(),
                        Route::Gallery(game) => view! { <Gallery game/> }.into_any(),
                        Route::Puzzles(game) => view! { <Puzzles game/> }.into_any(),
                        Route::Puzzle(game, number) => view! { <PuzzlePage game number/> }.into_any(),
                        Route::Boards(game) => view! { <BoardEditor game/> }.into_any(),
                        Route::Position(game) => view! { <PositionEditor game/> }.into_any(),
                        Route::Settings => view! { <SettingsPage/> }.into_any(),
                        Route::Lost => view! { <Lost/> }.into_any(),
                    }
                }}
            </main>
            <footer class="foot"><p>{t("web-footer")}</p></footer>
            <div class="unseen" role="status" aria-live="polite">{move || context.announcement.get()}</div>
            {move || Some(context.notice.get()).filter(|notice| !notice.is_empty()).map(|notice| view! {
                <div class="toast" role="status">
                    <span>{notice}</span>
                    <button class="button" on:click=move |_| context.notice.set(String::new())>{t("web-notice-read")}</button>
                </div>
            })}
            {move || context.update.get().then(|| view! {
                <div class="toast" role="status">
                    <span>{t("web-update")}</span>
                    <button class="button primary" on:click=|_| dom::happen("quartet-apply")>{t("web-update-now")}</button>
                </div>
            })}
        }
    }
}

/// Speaks another language as soon as its words are there. Without a network they may not be: then it is said, and the
/// setting is again what it was.
fn learn(
    load_words: &js_sys::Function,
    language: Language,
    (spoken, taught): (RwSignal<Language>, RwSignal<bool>),
    before: StoredValue<String>,
    context: Context,
) {
    let chosen = context
        .settings
        .with_untracked(|settings| settings.language.clone());
    let heard = Closure::once_into_js(move |words: JsValue| match words.as_string() {
        Some(words) => {
            talk::speak(language, &words);
            before.set_value(chosen);
            taught.set(false);
            spoken.set(language);
        }
        None => {
            // Who has meanwhile chosen something else keeps it; and what was chosen long ago comes when it can.
            let before = before.get_value();
            let is_new = context.settings.with_untracked(|s| s.language == chosen);
            if is_new && before != chosen {
                context
                    .settings
                    .update(|settings| settings.language = before);
            }
            context.notice.set(t("web-no-words"));
        }
    });
    // What goes wrong in there is told to `heard`.
    let _ = load_words.call2(&JsValue::NULL, &JsValue::from_str(language.code()), &heard);
}

/// Finds the words by which one learns, in the language that is spoken. Without a network they may not be there: then it is
/// said.
fn teach(
    load_words: &js_sys::Function,
    language: Language,
    taught: RwSignal<bool>,
    context: Context,
) {
    let heard = Closure::once_into_js(move |words: JsValue| match words.as_string() {
        // Whoever has meanwhile chosen another language waits for its words.
        Some(_) if talk::language() != language => {}
        Some(words) => {
            talk::speak_more(&words);
            taught.set(true);
        }
        None => context.notice.set(t("web-no-words")),
    });
    let name = format!("{}-learn", language.code());
    let _ = load_words.call2(&JsValue::NULL, &JsValue::from_str(&name), &heard);
}

/// A link to another page of the app.
#[component]
pub(super) fn Go(
    /// Where to.
    to: Route,
    /// How it looks.
    #[prop(into)]
    class: String,
    /// Does it lead to where one is?
    #[prop(optional)]
    is_here: Option<Signal<bool>>,
    children: Children,
) -> impl IntoView {
    let context = Context::get();
    let address = to.to_string();
    let go = move |event: web_sys::MouseEvent| {
        // Whoever wants a new tab gets one.
        if event.ctrl_key() || event.meta_key() || event.shift_key() || event.button() != 0 {
            return;
        }
        event.prevent_default();
        context.go(to.clone());
    };
    let current = move || is_here.filter(|is_here| is_here.get()).map(|_| "page");
    view! { <a class=class href=address aria-current=current on:click=go>{children()}</a> }
}

#[component]
fn Header() -> impl IntoView {
    let route = Context::get().route;
    let tab = move |to: Route, strokes, key: &'static str, owns: fn(&Route) -> bool| {
        let is_here = Signal::derive(move || route.with(owns));
        view! { <Go to class="tab" is_here>{icon::icon(strokes)}<span>{t(key)}</span></Go> }
    };
    let learns = |route: &Route| {
        let of_game = matches!(route, Route::Rules(_) | Route::Gallery(_));
        of_game || matches!(route, Route::Learn(_) | Route::Lesson(..))
    };
    let solves = |route: &Route| matches!(route, Route::Puzzles(_) | Route::Puzzle(..));
    let reviews = |route: &Route| matches!(route, Route::Review(_) | Route::Position(_));
    view! {
        <header class="top">
            <Go to=Route::Home class="brand">
                <svg class="mark" viewBox="0 0 24 24" aria-hidden="true">
                    <circle class="a" cx="7" cy="7" r="5"></circle>
                    <circle class="b" cx="17" cy="7" r="5"></circle>
                    <circle class="c" cx="7" cy="17" r="5"></circle>
                    <circle class="d" cx="17" cy="17" r="5"></circle>
                </svg>
                "Quartet"
            </Go>
            <nav aria-label=t("web-pages")>
                {tab(Route::Learn(None), icon::BOOK, "web-learn", learns)}
                {tab(Route::Puzzles(None), icon::PUZZLE, "web-puzzles", solves)}
                {tab(Route::Review(None), icon::CHART, "web-review", reviews)}
                {tab(Route::Settings, icon::GEAR, "web-settings", |route| *route == Route::Settings)}
            </nav>
        </header>
    }
}

#[component]
pub(super) fn Lost() -> impl IntoView {
    dom::document().set_title(&titled(&t("web-lost"), None));
    view! {
        <section class="narrow sheet">
            <h1>{t("web-lost")}</h1>
            <p>{t("web-lost-text")}</p>
            <Go to=Route::Home class="button primary">{t("web-home")}</Go>
        </section>
    }
}

fn here() -> Route {
    Route::of(&dom::window().location().pathname().unwrap_or_default())
}

fn title(route: &Route) -> String {
    let (page, game) = match route {
        Route::Home => return "Quartet".to_owned(),
        Route::New(game) => ("web-new-game", Some(game)),
        // Which game it is, the page finds out.
        Route::Play(_) => ("web-play", None),
        Route::Review(_) => ("web-review", None),
        Route::Learn(game) => ("web-learn", game.as_ref()),
        Route::Lesson(game, _) | Route::Gallery(game) => ("web-learn", Some(game)),
        Route::Rules(game) => ("web-learn-rules", Some(game)),
        Route::Puzzles(game) => ("web-puzzles", game.as_ref()),
        Route::Puzzle(game, _) => ("web-puzzles", Some(game)),
        Route::Boards(game) => ("web-build-board", Some(game)),
        Route::Position(game) => ("web-set-position", Some(game)),
        Route::Settings => ("web-settings", None),
        Route::Lost => ("web-lost", None),
    };
    let game = game.and_then(|game| find(GAMES, game).ok());
    titled(&t(page), game.map(|game| game.info().name))
}

/// What stands in the tab of the browser.
pub(super) fn titled(page: &str, game: Option<&str>) -> String {
    match game {
        Some(game) => format!("{game}: {page} · Quartet"),
        None => format!("{page} · Quartet"),
    }
}

/// Tells the style sheet how the page is to look.
fn dress(settings: &Settings) {
    let Some(page) = dom::document().document_element() else {
        return;
    };
    let motion = if settings.animations { "on" } else { "off" };
    for (name, value) in [
        ("data-theme", &*settings.theme),
        ("data-palette", &*settings.palette),
        ("data-patterns", &*settings.patterns),
        ("data-motion", motion),
    ] {
        let _ = page.set_attribute(name, value);
    }
}
