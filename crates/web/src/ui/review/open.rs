//! What is looked at: a finished game, a record from anywhere, a position.

use leptos::{html, prelude::*};
use quartet_games::GAMES;
use wasm_bindgen::{JsCast as _, prelude::Closure};

use super::{
    super::{
        app::Go,
        home::entry,
        icon, store,
        talk::{t, warning, with},
    },
    Desk,
};
use crate::{Route, Study, position};

pub(super) fn paste(desk: Desk) -> impl IntoView {
    let text = RwSignal::new(String::new());
    let wrong = desk.wrong;
    let read = move |record: &str| match Study::read(GAMES, record) {
        Ok(study) => {
            desk.open(study);
            desk.keep();
            let count = Study::count(record);
            if count > 1 {
                let words = with("web-paste-several", "count", count as u32);
                desk.context.tell(desk.notice, words);
            }
        }
        // A position alone is no record, but it can be looked at where positions are set up.
        Err(reasons) => match position(GAMES, record) {
            Some((id, told)) => desk
                .context
                .go_with(Route::Position(id.to_owned()), "p", &told),
            None => wrong.set(reasons),
        },
    };
    let open = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        read(&text.get_untracked());
    };
    let take = move |file: Option<web_sys::File>| {
        let (Some(file), Ok(reader)) = (file, web_sys::FileReader::new()) else {
            return;
        };
        let done = reader.clone();
        let loaded = Closure::once_into_js(move || {
            let content = done.result().ok().and_then(|content| content.as_string());
            // Whoever has gone elsewhere in the meantime does not want it any more.
            if let Some(content) = content
                && text.try_set(content.clone()).is_none()
            {
                read(&content);
            }
        });
        reader.set_onload(Some(loaded.unchecked_ref()));
        let _ = reader.read_as_text(&file);
    };
    let input = NodeRef::<html::Input>::new();
    let chosen = move |_| {
        let files = input.get_untracked().and_then(|input| input.files());
        take(files.and_then(|files| files.get(0)));
    };
    let over = RwSignal::new(false);
    let dropped = move |event: web_sys::DragEvent| {
        event.prevent_default();
        over.set(false);
        let files = event.data_transfer().and_then(|transfer| transfer.files());
        take(files.and_then(|files| files.get(0)));
    };
    let hold = move |event: web_sys::DragEvent| {
        event.prevent_default();
        over.set(true);
    };
    let done = store::games()
        .into_iter()
        .filter(|saved| saved.over)
        .take(8);
    let done: Vec<_> = done
        .enumerate()
        .filter_map(|(n, saved)| Some(view! { <li>{entry(n, &saved)?.1}</li> }))
        .collect();
    let positions = GAMES.iter().map(|game| {
        let info = game.info();
        view! { <Go to=Route::Position(info.id.to_owned()) class="button">{info.name}</Go> }
    });
    view! {
        <section class="narrow">
            <h1>{t("web-review")}</h1>
            <p>{t("web-review-text")}</p>
            <form class="sheet drop" class:over=move || over.get() on:submit=open on:dragover=hold on:dragleave=move |_| over.set(false) on:drop=dropped>
                <label class="field">
                    <span>{t("web-paste")}</span>
                    <textarea rows="8" spellcheck="false" prop:value=move || text.get()
                        on:input:target=move |event| text.set(event.target().value())></textarea>
                </label>
                {move || wrong.with(|reasons| (!reasons.is_empty()).then(|| warning("web-paste-wrong", "alert", reasons)))}
                <div class="line">
                    <button class="button primary" type="submit">{t("web-open")}</button>
                    <label class="button file">
                        {icon::icon(icon::FILE)}{t("web-open-file")}
                        <input type="file" accept=".qrec,.txt,.pgn,text/plain" node_ref=input on:change=chosen/>
                    </label>
                    <span class="muted">{t("web-drop-file")}</span>
                </div>
            </form>
            <section class="sheet">
                <h2>{t("web-set-position")}</h2>
                <p class="muted">{t("web-set-position-text")}</p>
                <div class="buttons">{positions.collect_view()}</div>
            </section>
            {(!done.is_empty()).then(|| view! {
                <section class="sheet"><h2>{t("web-finished-games")}</h2><ul class="games">{done}</ul></section>
            })}
        </section>
    }
}
