use leptos::prelude::*;
use quartet_game::{Options, Viewer};
use quartet_games::GAMES;
use quartet_host::{AnyGame, AnyMatch, Look};
use quartet_scene::Show;

use super::{
    app::Go,
    icon,
    puzzles::today,
    store,
    talk::{picture, say, t, with},
};
use crate::{Route, Saved, Who, read_record};

#[component]
pub(super) fn Home() -> impl IntoView {
    let games = RwSignal::new(store::games());
    view! {
        <section class="hero">
            <h1>{t("web-hero")}</h1>
            <p>{t("web-hero-text")}</p>
        </section>
        {move || games.with(|games| games.iter().find(|game| !game.over).map(going_on))}
        <section class="cards" aria-label=t("web-games")>
            {GAMES.iter().map(|game| card(*game)).collect_view()}
        </section>
        {today()}
        {move || games.with(|all| (!all.is_empty()).then(|| list(all, games)))}
    }
}

/// A game as what it is.
fn card(game: &'static dyn AnyGame) -> impl IntoView {
    let info = game.info();
    view! {
        <article class="card">
            <Go to=Route::New(info.id.to_owned()) class="picture">
                <div class="thumb" aria-hidden="true" inner_html=sample(game)></div>
                <span class="unseen">{with("web-play-game", "game", info.name)}</span>
            </Go>
            <h2>{info.name}</h2>
            <p>{t(&format!("{}-summary", info.id))}</p>
            <Go to=Route::New(info.id.to_owned()) class="button primary">{with("web-play-game", "game", info.name)}</Go>
            {(!game.lessons().is_empty()).then(|| view! {
                <Go to=Route::Learn(Some(info.id.to_owned())) class="more">{with("web-learn-game", "game", info.name)}</Go>
            })}
        </article>
    }
}

/// The game to go on with.
fn going_on(saved: &Saved) -> impl IntoView + use<> {
    let table = read_record(GAMES, &saved.record).ok()?;
    let look = Look {
        scene_view: saved.view,
        turned: saved.turned,
        ..Look::at(Viewer::Spectator)
    };
    let text = describe(&*table, saved);
    let name = table.info().name;
    Some(view! {
        <section class="going-on sheet">
            <div class="thumb" aria-hidden="true" inner_html=picture(&*table, &look, "c-")></div>
            <div>
                <h2>{with("web-continue-game", "game", name)}</h2>
                <p class="muted">{text}</p>
                <Go to=Route::Play(saved.id.clone()) class="button primary">{t("web-continue")}</Go>
            </div>
        </section>
    })
}

fn list(all: &[Saved], games: RwSignal<Vec<Saved>>) -> impl IntoView + use<> {
    let rows = all.iter().filter_map(|saved| {
        let table = read_record(GAMES, &saved.record).ok()?;
        let id = saved.id.clone();
        let forget = move |_| {
            store::forget_game(&id);
            games.set(store::games());
        };
        let name = table.info().name;
        let to = match saved.over {
            true => Route::Review(Some(saved.id.clone())),
            false => Route::Play(saved.id.clone()),
        };
        let text = describe(&*table, saved);
        Some(view! {
            <li>
                <Go to=to class="row">
                    <strong>{name}</strong>
                    <span class="muted">{text}</span>
                </Go>
                <button class="button quiet" aria-label=with("web-forget-game", "game", name) title=t("web-forget") on:click=forget>
                    {icon::icon(icon::BIN)}
                </button>
            </li>
        })
    });
    view! {
        <section class="sheet">
            <h2>{t("web-your-games")}</h2>
            <ul class="games">{rows.collect_view()}</ul>
        </section>
    }
}

/// Who plays, how far it is, how it ended.
fn describe(table: &dyn AnyMatch, saved: &Saved) -> String {
    let against = saved.players.iter().find_map(|who| match who {
        Who::Engine(level) => Some(*level),
        Who::Person => None,
    });
    let players = match against {
        Some(level) if saved.players.contains(&Who::Person) => {
            with("web-against-level", "level", u32::from(level))
        }
        Some(_) => t("web-watch"),
        None => t("web-together"),
    };
    let state = match table.ending() {
        Some(ending) if ending.winners.len() == 1 => {
            let winner = ending.winners.iter().next();
            let who = winner.map(|seat| say(&table.seat_words(seat)));
            with("web-wins", "who", who.unwrap_or_default())
        }
        Some(_) => t("web-draw"),
        None => {
            let moves = table.movers().iter().flatten().count();
            with("web-moves-played", "count", moves as u32)
        }
    };
    format!("{players} · {state}")
}

/// A position from the middle of a game, to see what it looks like.
pub(super) fn sample(game: &'static dyn AnyGame) -> String {
    let Ok(table) = game.open(&Options::default(), Some(game.info().example)) else {
        return String::new();
    };
    let look = Look {
        show: Show::NOTHING,
        scene_view: game.views().len() - 1,
        ..Look::at(Viewer::Spectator)
    };
    picture(&*table, &look, &format!("{}-", game.info().id))
}
