use leptos::{html, prelude::*};
use quartet_game::Dice;
use quartet_scene::Scene;
use web_sys::{Element, HtmlElement, KeyboardEvent, PointerEvent};

use super::{
    app::Context,
    dom, focus, icon,
    talk::{drawn, say, t},
};

/// Something that is put into an order.
#[derive(Clone)]
pub(super) struct Thing {
    text: String,
    name: String,
    picture: String,
}

impl Thing {
    /// The thing that a move stands for.
    pub(super) fn new(text: String, scene: &Scene) -> Self {
        Self {
            text,
            name: say(&scene.title),
            picture: drawn(scene, "p-"),
        }
    }
}

/// A list that is put into an order by dragging, by keys (with Alt) and by buttons.
#[component]
pub(super) fn Planner(
    /// What there is.
    things: Vec<Thing>,
    /// The moves in the order so far, whenever it changes.
    plan: Callback<Vec<String>>,
    /// The moves in the order that was chosen.
    done: Callback<Vec<String>>,
) -> impl IntoView {
    let context = Context::get();
    let count = things.len();
    let things = StoredValue::new(things);
    let order = RwSignal::new((0..count).collect::<Vec<usize>>());
    // Which thing was last touched, and which one is being dragged.
    let chosen = RwSignal::new(None::<usize>);
    let dragged = RwSignal::new(None::<usize>);
    let list = NodeRef::<html::Ol>::new();
    let ghost = NodeRef::<html::Div>::new();
    let moves = move || {
        things.with_value(|things| {
            order.with_untracked(|order| order.iter().map(|n| things[*n].text.clone()).collect())
        })
    };
    let put = move |thing: usize, to: usize| {
        let to = to.min(count - 1);
        order.update(|order| {
            if let Some(from) = order.iter().position(|n| *n == thing) {
                let thing = order.remove(from);
                order.insert(to, thing);
            }
        });
        let words = things.with_value(|things| {
            quartet_scene::Say::new("web-plan-moved")
                .with("what", things[thing].name.clone())
                .with("place", to as u32 + 1)
                .with("count", count as u32)
        });
        context.announce(say(&words));
        plan.run(moves());
    };
    let place_of = move |thing: usize| {
        order
            .with_untracked(|order| order.iter().position(|n| *n == thing))
            .unwrap_or(0)
    };
    let shift = move |thing: usize, by: isize| {
        let to = place_of(thing).saturating_add_signed(by);
        put(thing, to);
        focus_on(thing);
    };
    let key = move |event: KeyboardEvent| {
        let Some(thing) = thing_of(&event) else {
            return;
        };
        let by = match &*event.key() {
            "ArrowLeft" | "ArrowUp" => -1,
            "ArrowRight" | "ArrowDown" => 1,
            _ => return,
        };
        event.prevent_default();
        if event.alt_key() {
            shift(thing, by);
            return;
        }
        let to = place_of(thing).saturating_add_signed(by).min(count - 1);
        if let Some(next) = order.with_untracked(|order| order.get(to).copied()) {
            focus_on(next);
        }
    };
    let follow = move |event: &PointerEvent| {
        if let Some(ghost) = ghost.get_untracked() {
            let at = format!("{}px {}px", event.client_x(), event.client_y());
            let _ = HtmlElement::style(&ghost).set_property("translate", &at);
        }
    };
    let down = move |event: PointerEvent| {
        let Some(thing) = thing_of(&event) else {
            return;
        };
        chosen.set(Some(thing));
        if event.button() == 0 {
            dragged.set(Some(thing));
            follow(&event);
            if let Some(list) = list.get_untracked() {
                let _ = list.set_pointer_capture(event.pointer_id());
            }
        }
    };
    let over = move |event: PointerEvent| {
        let Some(thing) = dragged.get_untracked() else {
            return;
        };
        follow(&event);
        let (x, y) = (event.client_x() as f32, event.client_y() as f32);
        let below = dom::document().element_from_point(x, y);
        let below = below.and_then(|below| below.closest("[data-thing]").ok().flatten());
        if let Some(other) = below.as_ref().and_then(number_of)
            && other != thing
        {
            put(thing, place_of(other));
        }
    };
    let up = move |_: PointerEvent| {
        if let Some(thing) = dragged.get_untracked() {
            dragged.set(None);
            focus_on(thing);
        }
    };
    let shuffle = move |_| {
        order.update(|order| Dice::new(dom::chance()).shuffle(order));
        context.announce(t("web-plan-shuffled"));
        plan.run(moves());
    };
    let finish = move |_| done.run(moves());
    let item = move |thing: usize| {
        let (name, picture) =
            things.with_value(|things| (things[thing].name.clone(), things[thing].picture.clone()));
        let place = move || {
            order
                .with(|order| order.iter().position(|n| *n == thing))
                .unwrap_or(0) as u32
                + 1
        };
        let label = move || {
            let words = quartet_scene::Say::new("web-plan-moved")
                .with("what", name.clone())
                .with("place", place())
                .with("count", count as u32);
            say(&words)
        };
        view! {
            <li class:dragged=move || dragged.get() == Some(thing)>
                <button type="button" class="plan-item" data-thing=thing class:chosen=move || chosen.get() == Some(thing)
                    aria-label=label on:focus=move |_| chosen.set(Some(thing))>
                    <span class="plan-picture" aria-hidden="true" inner_html=picture></span>
                    <span class="plan-place" aria-hidden="true">{place}</span>
                </button>
            </li>
        }
    };
    let ghost_picture = move || {
        dragged
            .get()
            .map(|thing| things.with_value(|things| things[thing].picture.clone()))
            .unwrap_or_default()
    };
    let step = move |by: isize, strokes, key: &'static str| {
        let click = move |_| {
            if let Some(thing) = chosen.get_untracked() {
                shift(thing, by);
            }
        };
        view! {
            <button type="button" class="button" aria-label=t(key) title=t(key) disabled=move || chosen.get().is_none()
                on:click=click>{icon::icon(strokes)}</button>
        }
    };
    view! {
        <section class="sheet planner">
            <h2>{t("web-plan")}</h2>
            <p class="muted" id="plan-help">{t("web-plan-help")}</p>
            <ol class="plan-list" node_ref=list aria-describedby="plan-help" on:keydown=key on:pointerdown=down on:pointermove=over on:pointerup=up
                on:pointercancel=up>
                <For each=move || order.get() key=|thing| *thing children=item/>
            </ol>
            <div class="buttons">
                {step(-1, icon::BACK, "web-plan-earlier")}
                {step(1, icon::FORWARD, "web-plan-later")}
                <button type="button" class="button" on:click=shuffle>{icon::icon(icon::DICE)}{t("web-plan-shuffle")}</button>
                <button type="button" class="button primary" on:click=finish>{icon::icon(icon::CHECK)}{t("web-plan-done")}</button>
            </div>
            <div class="plan-ghost" node_ref=ghost class:shown=move || dragged.get().is_some() aria-hidden="true" inner_html=ghost_picture></div>
        </section>
    }
}

fn thing_of(event: &web_sys::Event) -> Option<usize> {
    number_of(&dom::closest(event, "[data-thing]")?)
}

fn number_of(element: &Element) -> Option<usize> {
    element.get_attribute("data-thing")?.parse().ok()
}

/// Puts the focus on a thing, wherever it has gone.
fn focus_on(thing: usize) {
    focus::on(format!("[data-thing=\"{thing}\"]"));
}
