use leptos::prelude::*;
use quartet_game::{OptionChoice, OptionSpec, Options, Seat, Viewer};
use quartet_games::GAMES;
use quartet_host::{AnyGame, Level, Look, TimeControl, board_seed, find};
use quartet_scene::Show;

use super::{
    app::{Context, Go, Lost},
    board::fitting_view,
    dom,
    gallery::{SetUpBy, gallery, is_pictured, set_up, share},
    pill::{pill, row},
    store,
    talk::{knows, picture, problems, say, t, with},
};
use crate::{Route, Session, Who, mode_of, strength};

/// Against whom.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Against {
    Computer,
    Person,
    Watch,
}

/// Everything that is chosen on the page.
#[derive(Copy, Clone)]
pub(super) struct Choices {
    pub(super) game: &'static dyn AnyGame,
    pub(super) options: RwSignal<Options>,
    pub(super) set_up: RwSignal<SetUpBy>,
    against: RwSignal<Against>,
    level: RwSignal<u8>,
    other_level: RwSignal<u8>,
    /// `None` for the lot.
    seat: RwSignal<Option<u8>>,
    control: RwSignal<TimeControl>,
}

#[component]
pub(super) fn NewGame(
    /// The id of the game.
    game: String,
) -> impl IntoView {
    match find(GAMES, &game) {
        Ok(game) => page(game).into_any(),
        Err(_) => view! { <Lost/> }.into_any(),
    }
}

fn page(game: &'static dyn AnyGame) -> impl IntoView {
    let context = Context::get();
    let info = game.info();
    // Somebody may have sent a link with everything chosen, or built a board.
    let told = dom::told("o").and_then(|text| Options::parse(&text).ok());
    let options = told.filter(|options| game.open(options, None).is_ok());
    let choices = Choices {
        game,
        options: RwSignal::new(options.unwrap_or_else(|| with_chance(game, first_offer(game)))),
        set_up: RwSignal::new(SetUpBy::Hand),
        against: RwSignal::new(Against::Computer),
        level: RwSignal::new(3),
        other_level: RwSignal::new(3),
        seat: RwSignal::new(Some(0)),
        control: RwSignal::new(TimeControl::Untimed),
    };
    let table = move || choices.options.with(|options| game.open(options, None));
    let preview = move || match table() {
        Ok(table) => {
            let look = Look {
                show: Show::NOTHING,
                ..Look::at(Viewer::Spectator)
            };
            let picture = picture(&*table, &look, "n-");
            view! { <div class="thumb large" aria-hidden="true" inner_html=picture></div> }
                .into_any()
        }
        Err(found) => problems("web-options-wrong", "alert", &found),
    };
    let (pictured, plain): (Vec<&OptionSpec>, Vec<&OptionSpec>) = info
        .options
        .iter()
        .filter(|spec| board_seed(game).is_none_or(|seed| seed.key != spec.key))
        .partition(|spec| is_pictured(game, spec));
    let secret = plain.iter().any(|spec| spec.secret);
    let rows = move |secret: bool| {
        let specs = plain.iter().filter(|spec| spec.secret == secret);
        specs.map(|spec| option(choices, spec)).collect_view()
    };
    let leaves = RwSignal::new(false);
    let start = move |_| {
        if leaves.get_untracked() {
            return;
        }
        if let Some(session) = begin(choices) {
            store::save_game(&session.save(dom::now()));
            // The many pictures go first, in a task of their own: together with the new page it would take long.
            leaves.set(true);
            let go = move || context.go(Route::Play(session.id));
            set_timeout(go, std::time::Duration::ZERO);
        }
    };
    let pictures = move || {
        let shown = (!leaves.get()).then_some(&pictured);
        let shown = shown.into_iter().flatten();
        shown.map(|spec| gallery(choices, spec)).collect_view()
    };
    view! {
        <section class="new-game">
            <div class="new-head">
                <h1>{info.name}</h1>
                <p>{t(&format!("{}-summary", info.id))}</p>
                {(!game.lessons().is_empty()).then(|| view! {
                    <p class="links">
                        <Go to=Route::Learn(Some(info.id.to_owned())) class="more">{with("web-learn-game", "game", info.name)}</Go>
                        <Go to=Route::Rules(info.id.to_owned()) class="more">{t("web-learn-rules")}</Go>
                    </p>
                })}
            </div>
            <div class="new-picture">{preview}</div>
            <form class="new-form" on:submit=move |event| { event.prevent_default(); start(()); }>
                {modes(choices)}
                {opponents(choices)}
                {pictures}
                {set_up(choices)}
                {clocks(choices)}
                <details class="sheet">
                    <summary>{t("web-rules")}</summary>
                    {rows(false)}
                    {share(choices)}
                </details>
                {secret.then(|| view! {
                    <details class="sheet">
                        <summary>{t("web-fixed-draws")}</summary>
                        {rows(true)}
                    </details>
                })}
                <div class="start-bar">
                    <button class="button primary large" type="submit" disabled=move || table().is_err()>{t("web-start")}</button>
                </div>
            </form>
        </section>
    }
}

/// What people are offered first.
pub(super) fn first_offer(game: &dyn AnyGame) -> Options {
    let first = game.info().offers().next();
    first
        .and_then(|(_, mode)| Options::parse(mode.options).ok())
        .unwrap_or_default()
}

/// Boards that are made by chance are made from another number every time.
fn with_chance(game: &dyn AnyGame, options: Options) -> Options {
    match board_seed(game) {
        Some(spec) => options.with(spec.key, dom::chance() % 100_000),
        None => options,
    }
}

/// The ways to play that have a name.
fn modes(choices: Choices) -> impl IntoView {
    let info = choices.game.info();
    let chosen = Memo::new(move |_| {
        let options = choices.options.read();
        mode_of(choices.game, &options)
    });
    let help = move || match chosen.get() {
        Some(n) => t(&format!("{}-mode-{n}-help", info.id)),
        None => t("web-mode-own"),
    };
    let all = info.offers().map(move |(n, mode)| {
        let own = Options::parse(mode.options).unwrap_or_default();
        let is_chosen = move || chosen.get() == Some(n);
        let choose = move || choices.options.set(with_chance(choices.game, own.clone()));
        pill(
            "mode",
            t(&format!("{}-mode-{n}", info.id)),
            is_chosen,
            choose,
        )
    });
    view! {
        <fieldset class="sheet">
            <legend>{t("web-mode")}</legend>
            <div class="pills">{all.collect_view()}</div>
            <p class="muted mode-help">{help}</p>
        </fieldset>
    }
}

/// Who plays.
fn opponents(choices: Choices) -> impl IntoView {
    let kinds = [
        (Against::Computer, "web-computer"),
        (Against::Person, "web-person"),
        (Against::Watch, "web-watch"),
    ];
    let kinds = kinds.map(|(kind, key)| {
        let is_chosen = move || choices.against.get() == kind;
        pill("against", t(key), is_chosen, move || {
            choices.against.set(kind)
        })
    });
    let levels = move || {
        match choices.against.get() {
        Against::Person => ().into_any(),
        Against::Computer => view! { {level(choices, "web-level", choices.level)} {seats(choices)} }.into_any(),
        Against::Watch => view! { {level(choices, "web-level-first", choices.level)} {level(choices, "web-level-others", choices.other_level)} }.into_any(),
    }
    };
    view! {
        <fieldset class="sheet">
            <legend>{t("web-opponent")}</legend>
            <div class="pills">{kinds.collect_view()}</div>
            {levels}
        </fieldset>
    }
}

fn level(choices: Choices, key: &'static str, level: RwSignal<u8>) -> impl IntoView {
    let measured = move || {
        let level = level.get();
        choices
            .options
            .with(|options| say(&strength(choices.game, options, level)))
    };
    let words = move || t(&format!("web-level-{}", level.get()));
    let set = move |event: web_sys::Event| {
        let value = event_target_value(&event).parse().ok();
        level.set(value.and_then(Level::new).map_or(1, Level::number));
    };
    view! {
        <label class="field level">
            <span>{t(key)}</span>
            <span class="slider">
                <input type="range" min="1" max="10" step="1" prop:value=move || level.get().to_string() on:input=set
                    aria-valuetext=move || format!("{}: {}. {}", level.get(), words(), measured())/>
                <output>{move || level.get()}</output>
            </span>
            <span class="muted">{words}</span>
            <span class="muted measured">{measured}</span>
        </label>
    }
}

/// Which colour one plays.
fn seats(choices: Choices) -> impl IntoView {
    move || {
        let table = choices
            .options
            .with(|options| choices.game.open(options, None))
            .ok()?;
        let named = (0..table.seats()).map(|n| (Some(n), say(&table.seat_words(Seat::new(n)))));
        let all: Vec<_> = named.chain([(None, t("web-lot"))]).collect();
        let all = all.into_iter().map(|(seat, label)| {
            let is_chosen = move || choices.seat.get() == seat;
            pill("seat", label, is_chosen, move || choices.seat.set(seat))
        });
        Some(row(t("web-colour"), all.collect()))
    }
}

fn clocks(choices: Choices) -> impl IntoView {
    let all = TimeControl::USUAL.map(|control| {
        let is_chosen = move || choices.control.get() == control;
        let choose = move || choices.control.set(control);
        pill("clock", clock_words(control), is_chosen, choose)
    });
    view! {
        <fieldset class="sheet">
            <legend>{t("web-clock")}</legend>
            <div class="pills">{all.collect_view()}</div>
            <p class="muted">{move || t(clock_help(choices.control.get()))}</p>
        </fieldset>
    }
}

fn clock_help(control: TimeControl) -> &'static str {
    match control {
        TimeControl::Untimed => "web-clock-untimed-help",
        TimeControl::Sudden(_) => "web-clock-sudden-help",
        TimeControl::Increment { .. } => "web-clock-increment-help",
        TimeControl::Bronstein { .. } => "web-clock-bronstein-help",
        TimeControl::ByoYomi { .. } => "web-clock-byo-yomi-help",
    }
}

fn clock_words(control: TimeControl) -> String {
    let minutes = |ms: u64| (ms / 60_000) as u32;
    let seconds = |ms: u64| (ms / 1000) as u32;
    let key =
        |key: &'static str, main: u64| quartet_scene::Say::new(key).with("minutes", minutes(main));
    match control {
        TimeControl::Untimed => t("web-clock-untimed"),
        TimeControl::Sudden(main) => say(&key("web-clock-sudden", main)),
        TimeControl::Increment { main, add } => {
            say(&key("web-clock-increment", main).with("seconds", seconds(add)))
        }
        TimeControl::Bronstein { main, back } => {
            say(&key("web-clock-bronstein", main).with("seconds", seconds(back)))
        }
        TimeControl::ByoYomi {
            main,
            periods,
            period,
        } => say(&key("web-clock-byo-yomi", main)
            .with("periods", periods)
            .with("seconds", seconds(period))),
    }
}

/// What a value of an option is called.
pub(super) fn choice_words(id: &str, spec: &OptionSpec, choice: &OptionChoice) -> String {
    let key = format!("{id}-option-{}-{}", spec.key, choice.value);
    if knows(&key) {
        t(&key)
    } else {
        choice.meaning.to_owned()
    }
}

/// Is it a number that may stand there?
fn is_number(free: &str) -> bool {
    free == "<number>" || !free.contains(char::is_alphabetic)
}

/// One rule that can be chosen.
fn option(choices: Choices, spec: &'static OptionSpec) -> impl IntoView {
    let id = choices.game.info().id;
    let value = move || {
        choices
            .options
            .with(|options| options.get(spec.key).unwrap_or(spec.default).to_owned())
    };
    let set = move |event: web_sys::Event| {
        let value = event_target_value(&event).trim().to_owned();
        // What has been rubbed out is as if nothing had been said.
        let value = Some(value).filter(|value| !value.is_empty());
        choices.options.update(|options| {
            *options = options
                .clone()
                .with(spec.key, value.as_deref().unwrap_or(spec.default))
                .canonical(choices.game.info().options)
        });
    };
    let label = t(&format!("{id}-option-{}", spec.key));
    if spec.choices.is_empty() {
        return view! {
            <label class="field">
                <span>{label}</span>
                <input type="text" name=spec.key inputmode=spec.free.filter(|free| is_number(free)).map(|_| "numeric")
                    autocomplete="off" spellcheck="false" prop:value=value on:change=set/>
            </label>
        }
        .into_any();
    }
    // Whole sentences, which a list that opens would cut off on a telephone.
    let named = spec.choices.iter().map(move |choice| {
        let words = choice_words(id, spec, choice);
        view! {
            <label class="choice-row">
                <input type="radio" name=spec.key value=choice.value prop:checked=move || value() == choice.value on:change=set/>
                <span>{words}</span>
            </label>
        }
    });
    // What stands in none of the choices can be written.
    let write = spec.free.map(|free| {
        let own = move || Some(value()).filter(|own| spec.choices.iter().all(|c| c.value != own));
        let faults = move || {
            let options = choices.options.read();
            let wrong = choices.game.open(&options, None).err();
            own().and(wrong.map(|wrong| problems("web-options-wrong", "note", &wrong)))
        };
        view! {
            <label class="sub">
                <span class="muted">{t(&format!("{id}-option-{}-own", spec.key))}</span>
                <input type="text" inputmode=is_number(free).then_some("numeric") autocomplete="off" autocapitalize="none"
                    spellcheck="false" prop:value=move || own().unwrap_or_default() on:change=set/>
            </label>
            {faults}
        }
    });
    let group = label.clone();
    view! {
        <div class="field" role="radiogroup" aria-label=group>
            <span>{label}</span>
            <div>{named.collect_view()}</div>
            {write}
        </div>
    }
    .into_any()
}

/// The game that has been chosen.
fn begin(choices: Choices) -> Option<Session> {
    let options = choices.options.get_untracked();
    let against = choices.against.get_untracked();
    let (level, other) = (
        choices.level.get_untracked(),
        choices.other_level.get_untracked(),
    );
    let seats = choices.game.open(&options, None).ok()?.seats();
    let lot = (dom::chance() >> 7) % u64::from(seats);
    let own = choices.seat.get_untracked().unwrap_or(lot as u8);
    let own = own.min(seats - 1);
    let who = |seat: Seat| match against {
        Against::Person => Who::Person,
        Against::Computer if seat.number() == own => Who::Person,
        Against::Computer => Who::Engine(level),
        Against::Watch if seat.number() == 0 => Who::Engine(level),
        Against::Watch => Who::Engine(other),
    };
    let control = choices.control.get_untracked();
    // A record keeps numbers of 53 bits wherever it is read.
    let seed = dom::chance() >> 11;
    let mut session =
        Session::new(store::new_id(), choices.game, &options, &who, control, seed).ok()?;
    session.view = fitting_view(choices.game);
    match choices.set_up.get_untracked() {
        SetUpBy::Hand => {}
        SetUpBy::Chance => session.set_up_by_chance(),
        SetUpBy::Engine => session.set_up.by_engine = true,
    }
    Some(session)
}
