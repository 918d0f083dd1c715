//! What there is to learn: the courses, the rules of a game, its gallery.

use leptos::prelude::*;
use quartet_games::GAMES;
use quartet_host::{AnyGame, Course, find};
use quartet_scene::Say;

use super::{
    app::{Go, Lost},
    home::sample,
    icon,
    moving::Moving,
    store,
    talk::{say, t, with},
};
use crate::Route;

#[component]
pub(super) fn Learn(
    /// Which game; all of them without one.
    game: Option<String>,
) -> impl IntoView {
    match game {
        None => all().into_any(),
        Some(id) => match open(&id) {
            Some((game, course)) => page(game, &course).into_any(),
            None => view! { <Lost/> }.into_any(),
        },
    }
}

/// The game with this id and its course, if it has one.
pub(super) fn open(id: &str) -> Option<(&'static dyn AnyGame, Course)> {
    let game = find(GAMES, id).ok()?;
    let course = Course::of(game).ok().filter(|course| !course.is_empty())?;
    Some((game, course))
}

fn all() -> impl IntoView {
    let cards = GAMES.iter().filter_map(|game| {
        let info = game.info();
        let (game, course) = open(info.id)?;
        let to = Route::Learn(Some(info.id.to_owned()));
        Some(view! {
            <article class="card">
                <Go to=to.clone() class="picture">
                    <div class="thumb" aria-hidden="true" inner_html=sample(game)></div>
                    <span class="unseen">{with("web-learn-game", "game", info.name)}</span>
                </Go>
                <h2>{info.name}</h2>
                {progress(info.id, &course)}
                {go_on(info.id, &course)}
                <div class="links">
                    <Go to=to class="more">{t("web-learn-tasks")}</Go>
                    <Go to=Route::Rules(info.id.to_owned()) class="more">{t("web-learn-rules")}</Go>
                </div>
            </article>
        })
    });
    view! {
        <section class="hero">
            <h1>{t("web-learn")}</h1>
            <p>{t("web-learn-text")}</p>
        </section>
        <section class="cards" aria-label=t("web-games")>{cards.collect_view()}</section>
    }
}

/// How many of the tasks are done.
fn progress(id: &str, course: &Course) -> impl IntoView + use<> {
    let learnt = store::learnt(id);
    let tasks = course.tasks.iter();
    let done = tasks.filter(|task| learnt.iter().any(|key| key == task.stage.key));
    let (done, all) = (done.count(), course.tasks.len());
    let words = say(&Say::new("web-learn-progress")
        .with("done", done as u32)
        .with("all", all as u32));
    (all > 0).then(|| {
        view! {
            <label class="progress">
                <progress max=all.to_string() value=done.to_string()></progress>
                <span class="muted">{words}</span>
            </label>
        }
    })
}

/// The way to the first task that is not done.
fn go_on(id: &str, course: &Course) -> impl IntoView + use<> {
    let learnt = store::learnt(id);
    let is_open = |key: &str| !learnt.iter().any(|known| known == key);
    let next = course.tasks.iter().position(|task| is_open(task.stage.key));
    let words = match next {
        Some(0) if learnt.is_empty() => t("web-learn-begin"),
        Some(_) => t("web-learn-go-on"),
        None => t("web-learn-repeat"),
    };
    let to = Route::Lesson(id.to_owned(), next.unwrap_or(0) + 1);
    (!course.tasks.is_empty()).then(|| view! { <Go to=to class="button primary">{words}</Go> })
}

/// The course of one game.
fn page(game: &'static dyn AnyGame, course: &Course) -> impl IntoView + use<> {
    let info = game.info();
    let id = info.id;
    let learnt = store::learnt(id);
    let tasks = course.tasks.iter().enumerate().map(|(n, task)| {
        let key = task.stage.key;
        let is_done = learnt.iter().any(|known| known == key);
        let mark = match is_done {
            true => icon::icon(icon::CHECK).into_any(),
            false => view! { {n + 1} }.into_any(),
        };
        view! {
            <li class:done=is_done>
                <Go to=Route::Lesson(id.to_owned(), n + 1) class="row">
                    <span class="count">{mark}</span>
                    <span>{t(&format!("{id}-lesson-{key}-title"))}</span>
                    {is_done.then(|| view! { <span class="unseen">{t("web-learn-done")}</span> })}
                </Go>
            </li>
        }
    });
    let tasks = tasks.collect_view();
    let rules = course.rules.first().map(|stage| {
        view! {
            <article class="sheet door">
                <Moving game stage=stage.clone() prefix="r-"/>
                <h2>{t("web-learn-rules")}</h2>
                <p class="muted">{t("web-learn-rules-text")}</p>
                <Go to=Route::Rules(id.to_owned()) class="button">{t("web-learn-rules")}</Go>
            </article>
        }
    });
    let gallery = course.gallery.first().map(|stage| {
        let name = t(&format!("{id}-gallery"));
        view! {
            <article class="sheet door">
                <Moving game stage=stage.clone() prefix="g-"/>
                <h2>{name.clone()}</h2>
                <p class="muted">{t(&format!("{id}-gallery-text"))}</p>
                <Go to=Route::Gallery(id.to_owned()) class="button">{name}</Go>
            </article>
        }
    });
    view! {
        <section class="course">
            <header class="course-head">
                {back(Route::Learn(None), t("web-learn"))}
                <h1>{with("web-learn-game", "game", info.name)}</h1>
                <p>{t(&format!("{id}-summary"))}</p>
            </header>
            <div class="sheet course-tasks">
                <h2>{t("web-learn-tasks")}</h2>
                {progress(id, course)}
                {go_on(id, course)}
                <ol class="tasks">{tasks}</ol>
            </div>
            <div class="course-doors">
                {rules}
                {gallery}
                <Go to=Route::New(id.to_owned()) class="button">{with("web-play-game", "game", info.name)}</Go>
            </div>
        </section>
    }
}

/// The way back to where this belongs.
pub(super) fn back(to: Route, words: String) -> impl IntoView {
    view! { <Go to=to class="more back">{icon::icon(icon::BACK)}{words}</Go> }
}

#[component]
pub(super) fn Rules(
    /// Of which game.
    game: String,
) -> impl IntoView {
    let Some((game, course)) = open(&game).filter(|(_, course)| !course.rules.is_empty()) else {
        return view! { <Lost/> }.into_any();
    };
    let info = game.info();
    let title = with("web-learn-rules-of", "game", info.name);
    let key = format!("{}-rules", info.id);
    let sections = course.rules.into_iter();
    let sections = sections.map(|stage| section(game, stage, &key, "section"));
    view! {
        <section class="rules">
            {back(Route::Learn(Some(info.id.to_owned())), with("web-learn-game", "game", info.name))}
            <h1>{title}</h1>
            {sections.collect_view()}
            <p class="buttons">
                <Go to=Route::Learn(Some(info.id.to_owned())) class="button primary">{with("web-learn-game", "game", info.name)}</Go>
                <Go to=Route::New(info.id.to_owned()) class="button">{with("web-play-game", "game", info.name)}</Go>
            </p>
        </section>
    }
    .into_any()
}

#[component]
pub(super) fn Gallery(
    /// Of which game.
    game: String,
) -> impl IntoView {
    let Some((game, course)) = open(&game).filter(|(_, course)| !course.gallery.is_empty()) else {
        return view! { <Lost/> }.into_any();
    };
    let info = game.info();
    let key = format!("{}-gallery", info.id);
    let all = course.gallery.into_iter();
    let all = all.map(|stage| section(game, stage, &key, "card"));
    view! {
        <section class="gallery">
            {back(Route::Learn(Some(info.id.to_owned())), with("web-learn-game", "game", info.name))}
            <h1>{t(&key)}</h1>
            <p class="muted">{t(&format!("{key}-text"))}</p>
            <div class="cards">{all.collect_view()}</div>
        </section>
    }
    .into_any()
}

/// Something with a picture, a title and a text.
fn section(
    game: &'static dyn AnyGame,
    stage: quartet_host::Stage,
    key: &str,
    class: &'static str,
) -> impl IntoView + use<> {
    let key = format!("{key}-{}", stage.key);
    view! {
        <article class=class>
            <Moving game stage prefix="p-"/>
            <div class="words">
                <h2>{t(&format!("{key}-title"))}</h2>
                {paragraphs(&t(&format!("{key}-text")))}
            </div>
        </article>
    }
}

/// Text with empty lines in it.
pub(super) fn paragraphs(text: &str) -> impl IntoView + use<> {
    let parts = text.split("\n\n").map(|part| part.replace('\n', " "));
    parts.map(|part| view! { <p>{part}</p> }).collect_view()
}
