use leptos::prelude::*;
use quartet_game::{Boards, Options, TileSize};
use quartet_games::GAMES;
use quartet_host::{AnyGame, find};

use super::{
    app::{Context, Lost},
    board::Board,
    dom, icon,
    talk::{drawn, say, t, with},
};
use crate::{BoardDraft, Hindrance, Route};

/// A page on which a board is built of its tiles.
#[component]
pub(super) fn BoardEditor(
    /// The id of the game.
    game: String,
) -> impl IntoView {
    let found = find(GAMES, &game).ok();
    match found.and_then(|game| Some((game, game.boards()?))) {
        Some((game, boards)) => page(game, boards).into_any(),
        None => view! { <Lost/> }.into_any(),
    }
}

fn page(game: &'static dyn AnyGame, boards: &'static dyn Boards) -> impl IntoView {
    let context = Context::get();
    let path = Route::Boards(game.info().id.to_owned()).to_string();
    let told = dom::told("b").unwrap_or_default();
    let draft = RwSignal::new(BoardDraft::read(boards, &told));
    let over = RwSignal::new(None::<(u8, u8)>);
    let notice = RwSignal::new(None::<String>);
    let finished = Memo::new(move |_| draft.with(|draft| boards.check(&draft.text()).ok()));
    let kept = path.clone();
    Effect::new(move || dom::tell(&kept, "b", &draft.with(BoardDraft::text)));
    let say_so = move |words: String| context.tell(notice, words);
    let picture = Signal::derive(move || draft.with(|draft| drawn(&draft.scene(over.get()), "b-")));
    let point = Callback::new(move |name: String| {
        let Some((column, row)) = BoardDraft::place(&name) else {
            return;
        };
        let done = draft.try_update(|draft| draft.point(column, row));
        match done {
            Some(Err(Hindrance::NoRoom)) => say_so(t("web-board-no-room")),
            Some(Err(Hindrance::NothingInHand)) => say_so(t("web-board-no-tile")),
            _ => {
                notice.set(None);
                context.knock(380.0);
            }
        }
    });
    let hover = Callback::new(move |name: Option<String>| {
        over.set(name.as_deref().and_then(BoardDraft::place));
    });
    let turn = move || draft.update(BoardDraft::turn);
    let cycle = Callback::new(move |_| {
        let has_hand = draft.with_untracked(|draft| draft.hand().is_some());
        turn();
        has_hand
    });
    let random = move |_| {
        if let Some(text) = boards
            .kinds()
            .last()
            .and_then(|kind| boards.random(kind, dom::chance()))
        {
            draft.set(BoardDraft::read(boards, &text));
        }
    };
    let state = move || {
        if let Some(words) = notice.get() {
            return words;
        }
        match (
            finished.with(Option::is_some),
            draft.with(BoardDraft::is_full),
        ) {
            (true, _) => t("web-board-done"),
            (false, true) => t("web-board-apart"),
            (false, false) => {
                let left: u32 = draft.with(|draft| {
                    (0..draft.sizes().len())
                        .map(|n| u32::from(draft.left(n)))
                        .sum()
                });
                with("web-board-left", "count", left)
            }
        }
    };
    let play = move |_| {
        if let Some(text) = finished.get_untracked() {
            let options = Options::default().with(boards.option(), text);
            context.go_with(
                Route::New(game.info().id.to_owned()),
                "o",
                &options.to_string(),
            );
        }
    };
    let copy = move |_| {
        dom::copy(&dom::link(
            &path,
            "b",
            &draft.with_untracked(BoardDraft::text),
        ));
        say_so(t("web-copied"));
    };
    let write = move |text: String| {
        // Whatever of it is no tile is left out; what is missing is said then.
        let text = boards.check(&text).unwrap_or(text);
        draft.set(BoardDraft::read(boards, &text));
    };
    view! {
        <section class="play board-editor">
            <h1 class="unseen">{t("web-build-board")}</h1>
            <div class="table">
                <div class="board-frame"><div class="board-hold">
                    <Board picture label=t("web-board-editor-label") legal=Callback::new(|()| Vec::new()) point hover cycle
                        cancel=Callback::new(move |()| notice.set(None))/>
                </div></div>
                <div class="message"><p role="status">{state}</p></div>
            </div>
            <div class="side">
                <section class="sheet">
                    <h2>{t("web-build-board")}</h2>
                    <p class="muted">{t("web-board-help")}</p>
                    <div class="tile-tray" role="radiogroup" aria-label=t("web-board-tiles")>
                        {draft.with_untracked(|draft| draft.sizes().to_vec()).into_iter().enumerate().map(|(n, size)| tile(draft, n, size)).collect_view()}
                    </div>
                    <div class="buttons">
                        <button class="button" on:click=move |_| turn()>{icon::icon(icon::TURN)}{t("web-turn-piece")}</button>
                        <button class="button" on:click=random>{icon::icon(icon::DICE)}{t("web-other-board")}</button>
                        <button class="button" disabled=move || draft.with(BoardDraft::is_empty) on:click=move |_| draft.update(BoardDraft::clear)>
                            {icon::icon(icon::BIN)}{t("web-board-clear")}
                        </button>
                    </div>
                </section>
                <section class="sheet">
                    <label class="field">
                        <span>{t("web-board-text")}</span>
                        <textarea rows="3" spellcheck="false" prop:value=move || finished.get().unwrap_or_else(|| draft.with(BoardDraft::text))
                            on:change:target=move |event| write(event.target().value())></textarea>
                    </label>
                    <div class="line">
                        <button class="button primary" disabled=move || finished.with(Option::is_none) on:click=play>
                            {icon::icon(icon::PLAY)}{t("web-board-play")}
                        </button>
                        <button class="button" on:click=copy>{icon::icon(icon::LINK)}{t("web-copy-link")}</button>
                    </div>
                </section>
            </div>
        </section>
    }
}

/// A size of tile: what it looks like, and how many are left of it.
fn tile(draft: RwSignal<BoardDraft>, n: usize, size: TileSize) -> impl IntoView {
    let TileSize { short, long, .. } = size;
    let left = move || draft.with(|draft| draft.left(n));
    let in_hand = move || draft.with(|draft| draft.hand().filter(|hand| hand.size == n));
    let view_box = move || {
        let side = i32::from(long) * 10;
        format!("0 0 {side} {side}")
    };
    let squares = move || {
        let upright = in_hand().is_some_and(|hand| hand.upright);
        let (wide, high) = if upright {
            (short, long)
        } else {
            (long, short)
        };
        let room = f32::from(long) * 10.0;
        let (x, y) = (
            (room - f32::from(wide) * 10.0) / 2.0,
            (room - f32::from(high) * 10.0) / 2.0,
        );
        let holes = (0..high).flat_map(|row| (0..wide).map(move |column| (column, row)));
        let holes = holes.map(|(column, row)| {
            view! { <circle class="hole" cx=x + f32::from(column) * 10.0 + 5.0 cy=y + f32::from(row) * 10.0 + 5.0 r="2.8"></circle> }
        });
        view! {
            <rect class="tile" x=x + 0.5 y=y + 0.5 width=f32::from(wide) * 10.0 - 1.0 height=f32::from(high) * 10.0 - 1.0 rx="2"></rect>
            {holes.collect_view()}
        }
    };
    let label = move || {
        let words = quartet_scene::Say::new("web-board-size")
            .with("short", u32::from(short))
            .with("long", u32::from(long))
            .with("left", u32::from(left()));
        say(&words)
    };
    view! {
        <label class="tile-choice" class:none=move || left() == 0>
            <input type="radio" name="tile" aria-label=label disabled=move || left() == 0 prop:checked=move || in_hand().is_some()
                on:change=move |_| draft.update(|draft| draft.choose(n))/>
            <svg viewBox=view_box aria-hidden="true">{squares}</svg>
            <span aria-hidden="true">{move || format!("× {}", left())}</span>
        </label>
    }
}
