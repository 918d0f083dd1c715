use leptos::{html, prelude::*};
use wasm_bindgen::JsCast as _;
use web_sys::{Element, KeyboardEvent, PointerEvent, WheelEvent};

use super::dom;

/// What can be gone to with the arrow keys.
const PLACES: &str = "[data-x],[data-target]";

/// A board: a picture that can be pointed at with mouse, finger and keys. It is one stop of the tabulator; inside of it the
/// arrow keys go from place to place.
#[component]
pub(super) fn Board(
    /// The picture, as SVG. Its ids begin with `b-`.
    #[prop(into)]
    picture: Signal<String>,
    /// What it is.
    label: String,
    /// The names of what may be pointed at now.
    legal: Callback<(), Vec<String>>,
    /// Somebody points at something.
    point: Callback<String>,
    /// The pointer or the cursor rests on something.
    hover: Callback<Option<String>>,
    /// The next of several to choose from. Says whether there was a choice.
    cycle: Callback<isize, bool>,
    /// What has been pointed at is let go.
    cancel: Callback<()>,
) -> impl IntoView {
    let root = NodeRef::<html::Div>::new();
    let cursor = StoredValue::new(None::<String>);
    let rests_on = StoredValue::new(None::<String>);
    let rest_on = move |name: Option<String>| {
        if rests_on.get_value() != name {
            rests_on.set_value(name.clone());
            hover.run(name.clone());
            if let Some(root) = root.get_untracked() {
                light_up(&root, name.as_deref());
            }
        }
    };
    Effect::new(move || {
        let picture = picture.get();
        let Some(root) = root.get() else {
            return;
        };
        root.set_inner_html(&picture);
        show_cursor(&root, cursor.get_value().as_deref());
        light_up(&root, rests_on.get_value().as_deref());
    });
    let step_to = move |place: Option<Element>| {
        let (Some(place), Some(root)) = (place, root.get_untracked()) else {
            return;
        };
        cursor.set_value(Some(place.id()));
        show_cursor(&root, Some(&place.id()));
        rest_on(name_of(&place));
    };
    let key = move |event: KeyboardEvent| {
        let Some(root) = root.get_untracked() else {
            return;
        };
        if event.ctrl_key() || event.meta_key() || event.alt_key() {
            return;
        }
        let id = cursor.get_value();
        match &*event.key() {
            "ArrowLeft" => step_to(neighbour(&root, id.as_deref(), (-1.0, 0.0))),
            "ArrowRight" => step_to(neighbour(&root, id.as_deref(), (1.0, 0.0))),
            "ArrowUp" => step_to(neighbour(&root, id.as_deref(), (0.0, -1.0))),
            "ArrowDown" => step_to(neighbour(&root, id.as_deref(), (0.0, 1.0))),
            "PageDown" => step_to(next_target(&root, id.as_deref(), 1, &legal.run(()))),
            "PageUp" => step_to(next_target(&root, id.as_deref(), -1, &legal.run(()))),
            "Enter" | " " => {
                let place = id.and_then(|id| dom::document().get_element_by_id(&id));
                match place.as_ref().and_then(name_of) {
                    Some(name) => point.run(name),
                    None => step_to(neighbour(&root, None, (0.0, 1.0))),
                }
            }
            "Escape" => cancel.run(()),
            "r" => {
                cycle.run(1);
            }
            "R" => {
                cycle.run(-1);
            }
            _ => return,
        }
        event.prevent_default();
    };
    let over = move |event: PointerEvent| {
        if event.pointer_type() == "mouse" {
            rest_on(pointed_at(&event));
        }
    };
    let click = move |event: web_sys::MouseEvent| {
        if let Some(name) = pointed_at(&event) {
            point.run(name);
        }
    };
    let wheel = move |event: WheelEvent| {
        let step = if event.delta_y() > 0.0 { 1 } else { -1 };
        if cycle.run(step) {
            event.prevent_default();
        }
    };
    let focus = move |_| {
        if let (Some(root), None) = (root.get_untracked(), cursor.get_value())
            && root.matches(":focus-visible").unwrap_or(false)
        {
            step_to(neighbour(&root, None, (0.0, 1.0)));
        }
    };
    view! {
        <div
            class="board-box"
            tabindex="0"
            role="application"
            aria-label=label
            node_ref=root
            on:keydown=key
            on:pointermove=over
            on:pointerleave=move |_| rest_on(None)
            on:click=click
            on:wheel=wheel
            on:focus=focus
        ></div>
    }
}

fn pointed_at(event: &web_sys::Event) -> Option<String> {
    let target = dom::closest(event, "[data-target]");
    let place = target.or_else(|| dom::closest(event, "[data-cell]"))?;
    name_of(&place)
}

fn name_of(place: &Element) -> Option<String> {
    let target = place.get_attribute("data-target");
    target.or_else(|| place.get_attribute("data-cell"))
}

/// Everything that can be gone to. What has no id gets one.
fn places(root: &Element, selector: &str) -> Vec<Element> {
    let Ok(found) = root.query_selector_all(selector) else {
        return Vec::new();
    };
    let all = (0..found.length()).filter_map(|n| found.get(n)?.dyn_into::<Element>().ok());
    all.inspect(|place| {
        if place.id().is_empty()
            && let Some(name) = name_of(place)
        {
            place.set_id(&format!("t-{name}"));
        }
    })
    .filter(|place| !place.id().is_empty() && name_of(place).is_some())
    .collect()
}

fn show_cursor(root: &Element, id: Option<&str>) {
    let all = places(root, PLACES);
    for place in &all {
        let is_here = Some(&*place.id()) == id;
        let _ = place.class_list().toggle_with_force("cursor", is_here);
    }
    let _ = match id.filter(|id| all.iter().any(|place| place.id() == *id)) {
        Some(id) => root.set_attribute("aria-activedescendant", id),
        None => root.remove_attribute("aria-activedescendant"),
    };
}

/// Lights up everything that shows the same cell.
fn light_up(root: &Element, name: Option<&str>) {
    for place in places(root, "[data-cell]") {
        let lit = name.is_some() && place.get_attribute("data-cell").as_deref() == name;
        let _ = place.class_list().toggle_with_force("lit", lit);
    }
}

fn middle(place: &Element) -> (f64, f64) {
    let rect = place.get_bounding_client_rect();
    (
        rect.left() + rect.width() / 2.0,
        rect.top() + rect.height() / 2.0,
    )
}

/// The nearest place in a direction; without a place to start from, the one nearest to the middle of the board.
fn neighbour(root: &Element, from: Option<&str>, to: (f64, f64)) -> Option<Element> {
    let all = places(root, PLACES);
    let start = from.and_then(|id| all.iter().find(|place| place.id() == id));
    let Some(start) = start else {
        let (x, y) = middle(root);
        return all.into_iter().min_by(|a, b| {
            let far = |place: &Element| {
                let (px, py) = middle(place);
                (px - x).hypot(py - y)
            };
            far(a).total_cmp(&far(b))
        });
    };
    let (x, y) = middle(start);
    let cost = |place: &Element| {
        let (px, py) = middle(place);
        let (dx, dy) = (px - x, py - y);
        let ahead = dx * to.0 + dy * to.1;
        let aside = (dx * to.1 - dy * to.0).abs();
        (ahead > 2.0 && aside <= ahead * 1.8 + 1.0).then_some(ahead + 2.0 * aside)
    };
    let near = all.iter().filter_map(|place| Some((cost(place)?, place)));
    let best = near.min_by(|a, b| a.0.total_cmp(&b.0));
    best.map(|(_, place)| place.clone())
}

/// The next of what may be pointed at, in the order of the picture.
fn next_target(
    root: &Element,
    from: Option<&str>,
    step: isize,
    legal: &[String],
) -> Option<Element> {
    let mut all = places(root, PLACES);
    all.retain(|place| name_of(place).is_some_and(|name| legal.contains(&name)));
    let at = from.and_then(|id| all.iter().position(|place| place.id() == id));
    let count = all.len() as isize;
    if count == 0 {
        return None;
    }
    let next = match at {
        Some(at) => (at as isize + step).rem_euclid(count),
        None => 0,
    };
    all.into_iter().nth(next as usize)
}
