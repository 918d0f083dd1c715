use leptos::prelude::*;
use quartet_game::{Options, Viewer};
use quartet_games::GAMES;
use quartet_host::{AnyGame, AnyMatch, Look};
use quartet_scene::Show;

use super::{
    app::{Context, Go},
    dom, focus, icon,
    play::{who_won, whose_turn},
    puzzles::today,
    store,
    talk::{language, picture, t, with},
};
use crate::{Route, Saved, Who, moves_made, read_record};

#[component]
pub(super) fn Home() -> impl IntoView {
    let elsewhere = Context::get().elsewhere;
    let forgotten = RwSignal::new(());
    let read = move |_: Option<&Vec<Saved>>| {
        elsewhere.track();
        forgotten.track();
        store::games()
    };
    let games = Memo::new_with_compare(read, |before, now| {
        // Only what has happened counts, not the time of a clock that runs in another tab.
        let happened = |saved: &Saved| (saved.id.clone(), saved.revision);
        let [before, now] = [before, now].map(|games| games.into_iter().flatten().map(happened));
        !before.eq(now)
    });
    let is_any = Memo::new(move |_| games.with(|games| !games.is_empty()));
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
        {move || is_any.get().then(|| list(games, forgotten))}
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
    let (players, state) = describe(&*table, saved);
    let name = table.info().name;
    Some(view! {
        <section class="going-on sheet">
            <div class="thumb" aria-hidden="true" inner_html=picture(&*table, &look, "c-")></div>
            <div>
                <h2>{with("web-continue-game", "game", name)}</h2>
                <p class="muted">{players}" · "{state}</p>
                <Go to=Route::Play(saved.id.clone()) class="button primary">{t("web-continue")}</Go>
            </div>
        </section>
    })
}

fn list(games: Memo<Vec<Saved>>, forgotten: RwSignal<()>) -> impl IntoView {
    // Which one somebody wants to delete.
    let doubted = RwSignal::new(None::<String>);
    let rows = move || {
        games.with(|all| {
            let rows = all.iter().enumerate();
            let rows = rows.filter_map(|(n, saved)| row(n, saved, doubted, forgotten));
            rows.collect_view()
        })
    };
    view! {
        <section class="sheet">
            <h2 id="your-games" tabindex="-1">{t("web-your-games")}</h2>
            <ul class="games">{rows}</ul>
        </section>
    }
}

fn row(
    n: usize,
    saved: &Saved,
    doubted: RwSignal<Option<String>>,
    forgotten: RwSignal<()>,
) -> Option<impl IntoView + use<>> {
    let (name, entry) = entry(n, saved)?;
    let id = StoredValue::new(saved.id.clone());
    let is_doubted = Memo::new(move |_| doubted.with(|doubted| *doubted == Some(id.get_value())));
    let forget = move |_| {
        store::forget_game(&id.get_value());
        doubted.set(None);
        forgotten.set(());
        focus::on("#your-games");
    };
    let ask = move |_| {
        doubted.set(Some(id.get_value()));
        focus::on(format!("#keep-{n}"));
    };
    let keep = move |_| {
        doubted.set(None);
        focus::on(format!("#forget-{n}"));
    };
    // Whoever presses twice by mistake meets what keeps the game: the question stands where the row was.
    let question = move || {
        is_doubted.get().then(|| view! {
            <div class="doubt" role="group" aria-label=with("web-forget-game", "game", name)>
                <span>{with("web-forget-sure", "game", name)}</span>
                <button class="button" on:click=forget>{t("web-yes")}</button>
                <button class="button primary" id=format!("keep-{n}") on:click=keep>{t("web-no")}</button>
            </div>
        })
    };
    Some(view! {
        <li class:doubted=is_doubted>
            {entry}
            <button class="button quiet" id=format!("forget-{n}") aria-label=with("web-forget-game", "game", name) title=t("web-forget") on:click=ask>
                {icon::icon(icon::BIN)}
            </button>
            {question}
        </li>
    })
}

/// Pictures are drawn of so many games; the others are told apart by their words.
const PICTURED: usize = 8;

/// A game in a list, and what is played: what it looks like, who plays, how far it is, when that was. It leads to the game.
pub(super) fn entry(n: usize, saved: &Saved) -> Option<(&'static str, impl IntoView + use<>)> {
    let table = read_record(GAMES, &saved.record).ok()?;
    let to = match saved.over {
        true => Route::Review(Some(saved.id.clone())),
        false => Route::Play(saved.id.clone()),
    };
    let look = Look {
        show: Show::NOTHING,
        scene_view: saved.view,
        turned: saved.turned,
        ..Look::at(Viewer::Spectator)
    };
    let picture = (n < PICTURED).then(|| picture(&*table, &look, &format!("g{n}-")));
    let (players, state) = describe(&*table, saved);
    let when = dom::moment(saved.changed, language().code());
    let name = table.info().name;
    let link = view! {
        <Go to class="row">
            <div class="thumb" aria-hidden="true" inner_html=picture.unwrap_or_default()></div>
            <div>
                <strong>{name}</strong>" "<span>{state}</span><br/>
                <span class="muted">{players}" · "{when}</span>
            </div>
        </Go>
    };
    Some((name, link))
}

/// Who plays, and how it ended or how far it is.
fn describe(table: &dyn AnyMatch, saved: &Saved) -> (String, String) {
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
        Some(ending) => Some(who_won(table, &saved.players, ending)),
        None => whose_turn(table, &saved.players),
    };
    let moves = with("web-moves-played", "count", moves_made(table) as u32);
    let parts: Vec<String> = state.into_iter().chain([moves]).collect();
    (players, parts.join(" · "))
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
