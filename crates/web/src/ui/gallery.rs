//! Options that are chosen by what the board looks like at the beginning.

use leptos::prelude::*;
use quartet_game::{OptionChoice, OptionSpec, Options, Viewer};
use quartet_host::{AnyGame, Look, board_seed};
use quartet_scene::{Scene, Show};

use super::{
    app::{Context, Go},
    dom, icon,
    new_game::{Choices, choice_words, first_offer},
    pill::pill,
    talk::{drawn, t},
};
use crate::Route;

/// Is every value of the option another picture at the beginning? Of two, words say enough.
pub(super) fn is_pictured(game: &dyn AnyGame, spec: &OptionSpec) -> bool {
    let mut seen: Vec<Scene> = Vec::new();
    spec.choices.len() > 2
        && spec.choices.iter().all(|choice| {
            let options = Options::default().with(spec.key, choice.value);
            start(game, &options).is_some_and(|scene| {
                let is_new = seen.iter().all(|other| other.nodes != scene.nodes);
                seen.push(scene);
                is_new
            })
        })
}

/// What the board looks like before anything has happened.
fn start(game: &dyn AnyGame, options: &Options) -> Option<Scene> {
    let look = Look {
        show: Show::NOTHING,
        ..Look::at(Viewer::Spectator)
    };
    Some(game.open(options, None).ok()?.scene(&look))
}

/// The option as small pictures.
pub(super) fn gallery(choices: Choices, spec: &'static OptionSpec) -> impl IntoView {
    let game = choices.game;
    let seed = board_seed(game);
    let number = Memo::new(move |_| {
        let seed = seed?;
        choices
            .options
            .with(|options| options.get(seed.key).map(str::to_owned))
    });
    let value = Memo::new(move |_| {
        choices
            .options
            .with(|options| options.get(spec.key).unwrap_or(spec.default).to_owned())
    });
    let set = move |to: &str| {
        let specs = game.info().options;
        choices.options.update(|options| {
            *options = options.clone().with(spec.key, to).canonical(specs);
        });
    };
    let card = move |own: String, words: String| {
        let id = format!("{}-{own}-", spec.key).replace('/', "");
        let shown = own.clone();
        let picture = move || {
            let mut options = Options::default().with(spec.key, &shown);
            if let (Some(seed), Some(number)) = (seed, number.get()) {
                options = options.with(seed.key, number);
            }
            start(game, &options)
                .map(|scene| drawn(&scene, &id))
                .unwrap_or_default()
        };
        let (mine, to) = (own.clone(), own.clone());
        view! {
            <label class="choice-card">
                <input type="radio" name=spec.key value=own prop:checked=move || value.get() == mine on:change=move |_| set(&to)/>
                <span class="thumb" aria-hidden="true" inner_html=picture></span>
                <span class="name">{words}</span>
            </label>
        }
    };
    // What people are offered first stands first.
    let first = first_offer(game);
    let all = spec.choices.iter();
    let (first, rest): (Vec<&OptionChoice>, Vec<_>) =
        all.partition(|choice| Some(choice.value) == first.get(spec.key));
    let named: Vec<_> = first
        .into_iter()
        .chain(rest)
        .map(|choice| {
            card(
                choice.value.to_owned(),
                choice_words(game.info().id, spec, choice),
            )
        })
        .collect();
    // What stands in none of the choices is somebody's own.
    let own = move || {
        let own = value.get();
        let is_own = !spec.choices.iter().any(|choice| choice.value == own);
        is_own.then(|| {
            let words = t(&format!("{}-option-{}-own", game.info().id, spec.key));
            card(own, words)
        })
    };
    let boards = game.boards();
    let random = move || {
        let seed = seed?;
        let is_random =
            boards.is_some_and(|boards| value.with(|value| boards.kinds().contains(&&**value)));
        is_random.then(|| numbered(choices, seed))
    };
    let build = boards.map(|_| {
        let id = game.info().id.to_owned();
        view! { <Go to=Route::Boards(id) class="button">{icon::icon(icon::GRID)}{t("web-build-board")}</Go> }
    });
    view! {
        <fieldset class="sheet">
            <legend>{t(&format!("{}-option-{}", game.info().id, spec.key))}</legend>
            <div class="choice-cards">{own}{named}</div>
            <div class="line">{random}{build}</div>
        </fieldset>
    }
}

/// The number of a board that is made by chance: typed, or another one.
fn numbered(choices: Choices, seed: &'static OptionSpec) -> impl IntoView {
    let number = move || {
        choices
            .options
            .with(|options| options.get(seed.key).unwrap_or(seed.default).to_owned())
    };
    let set = move |number: String| {
        choices
            .options
            .update(|options| *options = options.clone().with(seed.key, number));
    };
    view! {
        <label class="inline-field">
            <span>{t("web-board-number-label")}</span>
            <input class="short" type="text" inputmode="numeric" autocomplete="off" prop:value=number
                on:change:target=move |event| set(event.target().value().trim().to_owned())/>
        </label>
        <button type="button" class="button" on:click=move |_| set((dom::chance() % 100_000).to_string())>
            {icon::icon(icon::DICE)}{t("web-other-board")}
        </button>
    }
}

/// Who makes the set-up before the game, in games that have one.
#[derive(Copy, Clone, PartialEq, Eq)]
pub(super) enum SetUpBy {
    Hand,
    Chance,
    Engine,
}

/// The choice of it, where there is something to set up.
pub(super) fn set_up(choices: Choices) -> impl IntoView {
    let is_due = Memo::new(move |_| {
        let table = choices
            .options
            .with(|options| choices.game.open(options, None));
        table.is_ok_and(|table| {
            table
                .set_up_by_chance(&mut quartet_game::Dice::new(0))
                .is_some()
        })
    });
    move || {
        is_due.get().then(|| {
            let all = [
                (SetUpBy::Hand, "web-set-up-hand"),
                (SetUpBy::Chance, "web-set-up-chance"),
                (SetUpBy::Engine, "web-set-up-engine"),
            ];
            let all = all.map(|(by, key)| {
                let is_chosen = move || choices.set_up.get() == by;
                pill("set-up", t(key), is_chosen, move || choices.set_up.set(by))
            });
            view! {
                <fieldset class="sheet">
                    <legend>{t("web-set-up")}</legend>
                    <div class="pills">{all.collect_view()}</div>
                    <p class="muted">{t("web-set-up-help")}</p>
                </fieldset>
            }
        })
    }
}

/// A link to this page with everything that is chosen.
pub(super) fn share(choices: Choices) -> impl IntoView {
    let context = Context::get();
    let copy = move |_| {
        let options = choices.options.with_untracked(Options::to_string);
        let path = Route::New(choices.game.info().id.to_owned()).to_string();
        dom::copy(&dom::link(&path, "o", &options));
        context.announce(t("web-copied"));
    };
    view! { <button type="button" class="button quiet-link" on:click=copy>{icon::icon(icon::LINK)}{t("web-copy-options-link")}</button> }
}
