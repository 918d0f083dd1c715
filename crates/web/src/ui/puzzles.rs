use leptos::prelude::*;
use quartet_game::Viewer;
use quartet_games::GAMES;
use quartet_host::{AnyGame, Look, Puzzle, find};
use quartet_scene::Show;

use super::{
    app::{Go, Lost},
    dom, icon, store,
    talk::{knows, picture, t, with},
};
use crate::{Mark, Progress, Route, Step, daily, day_of};

/// The puzzles of all games, or of one.
#[component]
pub(super) fn Puzzles(
    /// The game.
    game: Option<String>,
) -> impl IntoView {
    match game {
        None => overview().into_any(),
        Some(id) => match find(GAMES, &id) {
            Ok(game) => list(game).into_any(),
            Err(_) => view! { <Lost/> }.into_any(),
        },
    }
}

fn overview() -> impl IntoView {
    let progress = store::progress();
    let cards = GAMES.iter().map(|game| {
        let info = game.info();
        let puzzles = Puzzle::all(*game);
        let next = progress.next(info.id, &puzzles, 0);
        let number = next.unwrap_or(1);
        let shown = puzzles.get(number - 1).map(|puzzle| thumb(*game, puzzle, "n-"));
        let to = Route::Puzzle(info.id.to_owned(), number);
        view! {
            <article class="card">
                <Go to=to.clone() class="picture">
                    <div class="thumb" aria-hidden="true" inner_html=shown></div>
                    <span class="unseen">{format!("{}: {}", info.name, with("web-puzzle", "number", number as u32))}</span>
                </Go>
                <h2>{info.name}</h2>
                {bar(&progress, info.id, &puzzles)}
                <div class="buttons">
                    <Go to=to class="button primary">{with("web-puzzle", "number", number as u32)}</Go>
                    <Go to=Route::Puzzles(Some(info.id.to_owned())) class="button">{t("web-puzzles-all")}</Go>
                </div>
            </article>
        }
    });
    view! {
        <section class="page-head">
            <h1>{t("web-puzzles")}</h1>
            <p class="muted">{t("web-puzzles-text")}</p>
        </section>
        {today()}
        <section class="cards" aria-label=t("web-games")>{cards.collect_view()}</section>
    }
}

/// All puzzles of a game, step by step.
fn list(game: &'static dyn AnyGame) -> impl IntoView {
    let info = game.info();
    let progress = store::progress();
    let puzzles = Puzzle::all(game);
    let mut themes: Vec<String> = Vec::new();
    for theme in puzzles.iter().flat_map(|puzzle| &puzzle.themes) {
        if !themes.contains(theme) {
            themes.push(theme.clone());
        }
    }
    let chosen = RwSignal::new(String::new());
    let choose = move |event| chosen.set(event_target_value(&event));
    let options = themes.into_iter().map(|theme| {
        let words = theme_words(info.id, &theme);
        view! { <option value=theme>{words}</option> }
    });
    let steps = Step::ALL.map(|step| {
        let of_step = puzzles
            .iter()
            .enumerate()
            .filter(|(_, puzzle)| Step::of(puzzle) == step);
        let tiles: Vec<_> = of_step
            .map(|(n, puzzle)| {
                tile(
                    info.id,
                    n + 1,
                    puzzle,
                    progress.mark(info.id, puzzle),
                    chosen,
                )
            })
            .collect();
        (!tiles.is_empty()).then(|| {
            view! {
                <section class="sheet step">
                    <h2>{t(&format!("web-puzzle-step-{}", step.word()))}{stars(step)}</h2>
                    <ol class="tiles">{tiles}</ol>
                </section>
            }
        })
    });
    view! {
        <section class="page-head">
            <p><Go to=Route::Puzzles(None) class="crumb">{t("web-puzzles")}</Go></p>
            <h1>{info.name}</h1>
            {bar(&progress, info.id, &puzzles)}
            <label class="field filter">
                <span>{t("web-puzzles-filter")}</span>
                <select on:change=choose>
                    <option value="">{t("web-puzzles-any")}</option>
                    {options.collect_view()}
                </select>
            </label>
        </section>
        {steps.collect_view()}
    }
}

fn tile(
    id: &str,
    number: usize,
    puzzle: &Puzzle,
    mark: Option<Mark>,
    chosen: RwSignal<String>,
) -> impl IntoView + use<> {
    let themes = puzzle.themes.clone();
    let fits = move || chosen.with(|chosen| chosen.is_empty() || themes.contains(chosen));
    let words = match mark {
        Some(mark) => t(&format!("web-puzzle-mark-{}", mark.word())),
        None => t("web-puzzle-not-solved"),
    };
    let class = format!("tile {}", mark.map_or("", Mark::word));
    let sign = match mark {
        Some(Mark::Clean | Mark::Solved) => Some(icon::CHECK),
        Some(Mark::Tried) => Some(icon::CROSS),
        None => None,
    };
    view! {
        <li class:other=move || !fits()>
            <Go to=Route::Puzzle(id.to_owned(), number) class=class>
                {number}{sign.map(icon::icon)}<span class="unseen">{words}</span>
            </Go>
        </li>
    }
}

/// How many have been solved.
fn bar(progress: &Progress, id: &str, puzzles: &[Puzzle]) -> impl IntoView + use<> {
    let done = puzzles
        .iter()
        .filter(|puzzle| progress.is_solved(id, puzzle))
        .count();
    let words = match done == puzzles.len() {
        true => t("web-puzzles-finished"),
        false => {
            let say = quartet_scene::Say::new("web-puzzles-done");
            super::talk::say(
                &say.with("done", done as u32)
                    .with("all", puzzles.len() as u32),
            )
        }
    };
    view! {
        <div class="tally">
            <progress max=puzzles.len() value=done aria-label=words.clone()></progress>
            <span class="muted">{words.clone()}</span>
        </div>
    }
}

/// The puzzles of the day.
pub(super) fn today() -> impl IntoView {
    let progress = store::progress();
    let day = day_of(dom::now());
    let rows = GAMES.iter().filter_map(|game| {
        let info = game.info();
        let puzzles = Puzzle::all(*game);
        let number = daily(day, puzzles.len());
        let puzzle = puzzles.get(number - 1)?;
        let solved = progress.is_solved(info.id, puzzle);
        let (shown, step) = (thumb(*game, puzzle, "d-"), Step::of(puzzle));
        Some(view! {
            <li>
                <Go to=Route::Puzzle(info.id.to_owned(), number) class="day">
                    <div class="thumb" aria-hidden="true" inner_html=shown></div>
                    <span class="day-words">
                        <strong aria-hidden="true">{info.name}</strong>
                        <span class="unseen">{with("web-daily-of", "game", info.name)}</span>
                        {match solved {
                            true => view! { <span class="solved">{icon::icon(icon::CHECK)}{t("web-puzzle-mark-solved")}</span> }.into_any(),
                            false => stars(step).into_any(),
                        }}
                    </span>
                </Go>
            </li>
        })
    });
    let streak = progress.streak(day);
    view! {
        <section class="sheet today">
            <h2>{t("web-daily")}{(streak > 0).then(|| view! { <span class="streak">{with("web-daily-streak", "days", streak)}</span> })}</h2>
            <ul class="days">{rows.collect_view()}</ul>
        </section>
    }
}

/// How hard it is, as a sign and in words.
pub(super) fn stars(step: Step) -> impl IntoView {
    let words = t(&format!("web-puzzle-step-{}", step.word()));
    let full = step as usize + 1;
    let dots = (0..Step::ALL.len()).map(|n| view! { <i class:full=n < full></i> });
    let title = words.clone();
    view! { <span class="stars" title=title><span aria-hidden="true">{dots.collect_view()}</span><span class="unseen">{words}</span></span> }
}

/// What a theme is called.
pub(super) fn theme_words(id: &str, theme: &str) -> String {
    let own = format!("{id}-theme-{theme}");
    match knows(&own) {
        true => t(&own),
        false => t(&format!("web-puzzle-theme-{theme}")),
    }
}

/// A small picture of the position.
fn thumb(game: &'static dyn AnyGame, puzzle: &Puzzle, prefix: &str) -> Option<String> {
    let table = puzzle.open(game).ok()?;
    let look = Look {
        show: Show::NOTHING,
        ..Look::at(Viewer::Spectator)
    };
    Some(picture(
        &*table,
        &look,
        &format!("{prefix}{}-", game.info().id),
    ))
}
