//! The moves of a game with their variations, and what is said about them.

use leptos::{html, prelude::*};
use quartet_scene::Say;
use wasm_bindgen::JsCast as _;
use web_sys::HtmlElement;

use super::{
    super::{
        icon,
        play::mark_class,
        talk::{say, t, with},
    },
    Desk, value_words,
};
use crate::{Opinion, Place, Row, Study};

pub(super) fn moves(desk: Desk) -> impl IntoView {
    let place = Memo::new(move |_| desk.with(|study| study.place().clone()).unwrap_or_default());
    let rows = move || {
        desk.changed.track();
        let (rows, table) = desk.peek(|study| (study.rows(), study.table())).unzip();
        let mark = |seat| Some(mark_class(table.as_ref()?.seat_mark(seat)));
        let rows = rows.into_iter().flatten();
        rows.map(|row| {
            let mark = row.seat.and_then(mark);
            line(desk, place, row, mark)
        })
        .collect_view()
    };
    let list = NodeRef::<html::Ol>::new();
    // The move that is shown comes into sight, without the page moving. Whatever else changes, such as what the engine thinks
    // of a variation, leaves the list where somebody has put it.
    Effect::new(move || {
        place.track();
        request_animation_frame(move || {
            let Some(list) = list.try_get_untracked().flatten() else {
                return;
            };
            let current = list.query_selector(".current").ok().flatten();
            if let Some(current) = current.and_then(|row| row.dyn_into::<HtmlElement>().ok()) {
                let above = current.offset_top() - list.offset_top();
                list.set_scroll_top(above - list.client_height() / 2);
            }
        });
    });
    let is_start = move || place.with(|place| place.at == 0 && place.path.is_empty());
    let in_variation = move || place.with(|place| !place.path.is_empty());
    let remove = move |_| desk.change(Study::remove_variation);
    view! {
        <section class="sheet moves study">
            <h2>{t("web-moves")}</h2>
            <p class="muted">{t("web-variation-help")}</p>
            <ol class="list" node_ref=list>
                <li class:current=is_start>
                    <button on:click=move |_| desk.go(Place::default())><span class="number"></span><span>{t("web-start-position")}</span></button>
                </li>
                {rows}
            </ol>
            <label class="field">
                <span>{t("web-comment")}</span>
                <textarea class="comment" rows="2" prop:value=move || desk.with(|study| study.note().to_owned()).unwrap_or_default()
                    on:change:target=move |event| { let text = event.target().value(); desk.note(&text) }></textarea>
            </label>
            <p class="muted">{move || desk.weighed.get().map(|_| t("web-judging-variation"))}</p>
            {move || in_variation().then(|| view! {
                <button class="button" on:click=remove>{icon::icon(icon::BIN)}{t("web-remove-variation")}</button>
            })}
        </section>
    }
}

fn line(desk: Desk, place: Memo<Place>, row: Row, mark: Option<String>) -> impl IntoView {
    let Row {
        place: own,
        number,
        seat,
        told,
        note,
        opinion,
        better,
    } = row;
    let judged = judged(desk, &own, opinion, better);
    let depth = own.path.len().min(3);
    let (here, to) = (own.clone(), own);
    let is_current = Memo::new(move |_| place.with(|place| *place == here));
    let class = if depth == 0 {
        String::new()
    } else {
        format!("variation deep-{depth}")
    };
    view! {
        <li class=class class:current=is_current class:minor=seat.is_none()>
            <button on:click=move |_| desk.go(to.clone()) aria-current=move || is_current.get().then_some("step")>
                <span class="number">{number.map(|number| number.to_string())}</span>
                {mark.map(|mark| view! { <span class=format!("dot small {mark}")></span> })}
                <span>{say(&told)}</span>
            </button>
            {judged}
            {(!note.is_empty()).then(|| view! { <p class="note">{note}</p> })}
        </li>
    }
}

/// What the engine thinks of a move: of one in a variation always, of one in the game if it was bad. Of the game it says more
/// elsewhere.
fn judged(
    desk: Desk,
    place: &Place,
    opinion: Option<Opinion>,
    better: Option<Say>,
) -> impl IntoView + use<> {
    let main = place.path.is_empty().then(|| place.at.wrapping_sub(1));
    move || {
        let opinion = match main {
            None => opinion.clone(),
            Some(event) => desk.judged.with(|all| {
                let judged = all.iter().find(|judged| judged.event == event);
                judged.map(Opinion::of)
            }),
        };
        let opinion = opinion.filter(|opinion| main.is_none() || opinion.slip().is_some())?;
        let slip = opinion.slip();
        let mark = slip.map(|slip| {
            view! {
                <strong class="slip-mark" aria-hidden="true">{slip.mark()}</strong>
                <span class="unseen">{t(&format!("web-mark-{}", slip.number()))}</span>
            }
        });
        let sure = t(if opinion.proved {
            "web-proved"
        } else {
            "web-estimated"
        });
        let mut parts = vec![value_words(opinion.value, false)];
        let percent = (opinion.lost * 100.0).round() as i64;
        if percent > 0 {
            parts.push(with("web-chance-lost", "percent", percent));
        }
        if opinion.points >= 0.05 {
            let points = format!("{:.1}", opinion.points);
            parts.push(with("web-points-lost", "points", points));
        }
        let better = better
            .as_ref()
            .map(|better| with("web-better", "move", say(better)));
        parts.extend(better);
        Some(view! {
            <p class="judged">{mark}<span class="tag" class:sure=opinion.proved>{sure}</span><span>{parts.join(" · ")}</span></p>
        })
    }
}
