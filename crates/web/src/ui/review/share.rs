//! What is taken away from a game: text, links, pictures.

use leptos::prelude::*;
use quartet_host::{AnyMatch, rewound};
use quartet_scene::{Say, Style};

use super::{
    super::{
        dom, film,
        talk::{picture_file, say, t},
    },
    Desk,
};
use crate::Study;

pub(super) fn share(desk: Desk) -> impl IntoView {
    let record = move || desk.peek(Study::text);
    let id = desk.peek(|study| study.info().id).unwrap_or_default();
    let said = RwSignal::new(None::<String>);
    let copy_record = move |_| {
        if let Some(record) = record() {
            dom::copy(&record);
            said.set(Some(t("web-copied")));
        }
    };
    let copy_link = move |_| {
        if let Some(record) = record() {
            dom::copy(&dom::link("/review", "r", &record));
            said.set(Some(t("web-copied")));
        }
    };
    let save_record = move |_| {
        if let Some(record) = record() {
            dom::download(&format!("{id}.qrec"), "text/plain", &record);
        }
    };
    let picture = move |table: &dyn AnyMatch| picture_file(table, &desk.look(true), style(desk));
    let shown = move || untrack(|| desk.with(|study| picture(&*study.table())));
    let save_svg = move |_| {
        if let Some(svg) = shown() {
            dom::download(&format!("{id}.svg"), "image/svg+xml", &svg);
        }
    };
    let save_png = move |_| {
        if let Some(svg) = shown() {
            film::save_png(format!("{id}.png"), &svg);
        }
    };
    let save_gif = move |_| {
        let Some(game) = untrack(|| desk.with(Study::game)) else {
            return;
        };
        // What was drawn between two moves is not a picture of its own.
        let movers = game.movers();
        let mut stops: Vec<usize> = (0..movers.len()).filter(|n| movers[*n].is_some()).collect();
        stops.push(movers.len());
        let all = stops.len() as u32;
        let last = untrack(|| picture(&*game));
        let frames = move |n: usize| {
            let at = stops.get(n)?;
            Some(untrack(|| picture(&*rewound(&*game, *at))))
        };
        let told = move |n: usize, is_done: bool| {
            let words = match is_done {
                true => t("web-film-done"),
                false => say(&Say::new("web-filming")
                    .with("done", n as u32)
                    .with("all", all)),
            };
            said.try_set(Some(words));
        };
        film::save_gif(format!("{id}.gif"), &last, Box::new(frames), Box::new(told));
    };
    view! {
        <section class="sheet share">
            <h2>{t("web-share")}</h2>
            <div class="buttons">
                <button class="button" on:click=copy_record>{t("web-copy-record")}</button>
                <button class="button" on:click=copy_link>{t("web-copy-link")}</button>
                <button class="button" on:click=save_record>{t("web-save-record")}</button>
                <button class="button" on:click=save_svg>"SVG"</button>
                <button class="button" on:click=save_png>"PNG"</button>
                <button class="button" on:click=save_gif>"GIF"</button>
            </div>
            <p class="muted" role="status">{move || said.get()}</p>
        </section>
    }
}

fn style(desk: Desk) -> Style {
    let is_dark = dom::device_is("(prefers-color-scheme: dark)");
    let settings = desk.context.settings;
    settings.with_untracked(|settings| settings.style(is_dark))
}
