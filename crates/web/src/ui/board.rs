mod drag;
mod looked;
mod motion;
mod places;

use leptos::{html, prelude::*};
use quartet_host::AnyGame;
use wasm_bindgen::JsCast as _;
use web_sys::{Element, KeyboardEvent, PointerEvent, WheelEvent};

use super::{app::Context, dom};
use drag::{Press, Step, words_of};
pub(super) use looked::Looked;
use motion::Motion;
use places::{light_up, name_of, neighbour, next_target, pointed_at, show_cursor};

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
    /// Something is taken to be dragged. Says whether it can be.
    #[prop(optional)]
    grab: Option<Callback<String, bool>>,
    /// A finger rests on something, or the menu of the mouse is asked for: this is what it is in words, and the cell.
    #[prop(optional)]
    tell: Option<Callback<(String, Option<String>)>>,
) -> impl IntoView {
    let context = Context::get();
    let root = NodeRef::<html::Div>::new();
    let cursor = StoredValue::new(None::<String>);
    let rests_on = StoredValue::new(None::<String>);
    let press = StoredValue::new(None::<Press>);
    // A press that was a drag or a look is no click.
    let swallow = StoredValue::new(false);
    let motion = StoredValue::new(Motion::default());
    let widths = StoredValue::new((0.0, 0));
    let take = move |name: String| grab.is_some_and(|grab| grab.run(name));
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
        widths.update_value(|widths| *widths = give_room(&root, picture.is_empty(), *widths));
        show_cursor(&root, cursor.get_value().as_deref());
        light_up(&root, rests_on.get_value().as_deref());
        let moves = context
            .settings
            .with_untracked(|settings| settings.animations)
            && !dom::device_is("(prefers-reduced-motion: reduce)");
        motion.update_value(|motion| motion.show(&root, moves));
    });
    let step_to = move |place: Option<Element>| {
        let (Some(place), Some(root)) = (place, root.get_untracked()) else {
            return;
        };
        cursor.set_value(Some(place.id()));
        show_cursor(&root, Some(&place.id()));
        rest_on(name_of(&place));
    };
    let press_key = move |code: &str| {
        // The board may be gone when its turn comes.
        let root = root.try_get_untracked().flatten();
        let there = root.and_then(|root| with_key(&root, code));
        if let Some(name) = there.as_ref().and_then(name_of) {
            point.run(name);
        }
        there.is_some()
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
            _ => {
                let code = event.code();
                if !press_key(&code) {
                    // What the cursor is on is taken first, and goes that way when the picture shows the ways.
                    let place = id.and_then(|id| dom::document().get_element_by_id(&id));
                    let place = place.filter(|place| {
                        code.starts_with("Key") && place.get_attribute("data-grab").is_some()
                    });
                    if !place.as_ref().and_then(name_of).is_some_and(take) {
                        return;
                    }
                    set_timeout(move || _ = press_key(&code), std::time::Duration::ZERO);
                }
            }
        }
        event.prevent_default();
    };
    let down = move |event: PointerEvent| {
        swallow.set_value(false);
        if !event.is_primary() || event.button() != 0 {
            return;
        }
        let pressed = Press::new(&event);
        if let (true, Some(root)) = (pressed.is_own, root.get_untracked()) {
            // The picture changes under the finger; what keeps the finger must stay.
            let _ = root.set_pointer_capture(event.pointer_id());
        }
        let start = (pressed.pointer, pressed.since);
        if event.pointer_type() == "touch" {
            // A finger that stays shows what a pointer that rests would.
            let look = move || {
                let same =
                    |press: &Press| (press.pointer, press.since) == start && press.is_still();
                let name = press.try_update_value(|press| {
                    let press = press.as_mut().filter(|press| same(press))?;
                    press.step = Step::Looking;
                    Some((press.name.clone(), press.words.clone(), press.cell.clone()))
                });
                if let Some(Some((name, words, cell))) = name {
                    swallow.set_value(true);
                    rest_on(name);
                    if let (Some(tell), Some(words)) = (tell, words) {
                        tell.run((words, cell));
                    }
                }
            };
            set_timeout(look, drag::LONG);
        }
        press.set_value(Some(pressed));
    };
    let over = move |event: PointerEvent| {
        let Some(root) = root.get_untracked() else {
            return;
        };
        let pressed = press
            .get_value()
            .filter(|p| p.pointer == event.pointer_id());
        match pressed {
            Some(pressed) if pressed.step == Step::Dragging => {
                rest_on(pressed.aim(&root, &event));
            }
            Some(pressed) if pressed.begins_drag(&event) => {
                let is_held = pressed.grab.as_deref() == Some("held");
                if !is_held && !pressed.name.clone().is_some_and(take) {
                    press.set_value(None);
                    return;
                }
                let _ = root.set_pointer_capture(event.pointer_id());
                swallow.set_value(true);
                press.update_value(|press| {
                    if let Some(press) = press {
                        press.step = Step::Dragging;
                    }
                });
            }
            _ if event.pointer_type() == "mouse" => {
                rest_on(pointed_at(&event).as_ref().and_then(name_of));
            }
            _ => {}
        }
    };
    let finish = move |event: &PointerEvent| {
        let pressed = press
            .get_value()
            .filter(|p| p.pointer == event.pointer_id());
        press.set_value(None);
        let (Some(pressed), Some(root)) = (pressed, root.get_untracked()) else {
            return;
        };
        if pressed.step == Step::Pressed {
            if pressed.is_own && event.type_() == "pointerup" {
                pressed.name.into_iter().for_each(|name| point.run(name));
            }
            return;
        }
        rest_on(None);
        if pressed.step == Step::Dragging {
            let aim = pressed.aim(&root, event);
            match aim.filter(|name| legal.run(()).contains(name)) {
                Some(name) if event.type_() == "pointerup" => point.run(name),
                // Let go outside: nothing happens.
                _ if event.type_() != "pointerup" || !drag::is_inside(&root, event) => {
                    cancel.run(());
                }
                _ => {}
            }
        }
    };
    let click = move |event: web_sys::MouseEvent| {
        if swallow.get_value() {
            swallow.set_value(false);
            return;
        }
        if let Some(name) = pointed_at(&event).as_ref().and_then(name_of) {
            point.run(name);
        }
    };
    let touch = move |event: web_sys::TouchEvent| {
        // Nothing scrolls while something is dragged. There is no click then: the press itself counts.
        if event.cancelable() && dom::closest(&event, "[data-grab]").is_some() {
            event.prevent_default();
        }
    };
    let menu = move |event: web_sys::MouseEvent| {
        // A finger that stays on the board wants to look, not to choose.
        if press.with_value(Option::is_some) {
            event.prevent_default();
            return;
        }
        // With the mouse one looks with the other button; the key for it means the place of the cursor.
        let at_cursor = || dom::document().get_element_by_id(&cursor.get_value()?);
        let place = pointed_at(&event).or_else(at_cursor);
        if let (Some(tell), Some(place)) = (tell, place)
            && let Some(words) = words_of(&place)
        {
            event.prevent_default();
            tell.run((words, place.get_attribute("data-cell")));
        }
    };
    let leave = move |_| {
        if !press.with_value(|press| press.as_ref().is_some_and(|p| p.step == Step::Dragging)) {
            rest_on(None);
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
            on:touchstart=touch
            on:pointerdown=down
            on:pointermove=over
            on:pointerup=move |event| finish(&event)
            on:pointercancel=move |event| finish(&event)
            on:pointerleave=leave
            on:click=click
            on:contextmenu=menu
            on:wheel=wheel
            on:focus=focus
        ></div>
    }
}

/// The view of a game that suits the screen: on a telephone that is held upright, places must be as large as a finger.
pub(super) fn fitting_view(game: &dyn AnyGame) -> usize {
    match dom::device_is("(max-width:40rem) and (orientation:portrait)") {
        true => game.upright_view(),
        false => 0,
    }
}

/// The widths of a picture and of the screen.
type Widths = (f64, i32);

/// No place is smaller than a finger can point at: a board that has grown wider than the screen is moved under it, and begins
/// in its middle. How much room a picture needs, the style sheet makes of its sides.
///
/// Asking how wide things are makes the browser lay out the whole page at once, so it is asked only when the widths are not
/// those of `before`. Returns those of now.
fn give_room(root: &Element, is_empty: bool, before: Widths) -> Widths {
    let svg = root.first_element_child();
    let Some(svg) = svg.map(|svg| svg.unchecked_into::<web_sys::HtmlElement>()) else {
        return before;
    };
    let room = svg.get_attribute("viewBox").unwrap_or_default();
    let mut sides = room.split(' ').skip(2).map(|side| side.parse::<f64>());
    let mut side = || sides.next().and_then(Result::ok).unwrap_or(0.0);
    let (wide, high) = (side(), side());
    for (name, side) in [("--wide", wide), ("--high", high)] {
        let _ = svg.style().set_property(name, &side.to_string());
    }
    let screen = dom::window().screen().and_then(|screen| screen.width());
    let now = (wide, screen.unwrap_or(0));
    if is_empty || now == before {
        return now;
    }
    let too_wide = root.scroll_width() - root.client_width();
    if too_wide > 1 && root.scroll_left() == 0 {
        root.set_scroll_left(too_wide / 2);
    }
    now
}

/// What a key points at.
fn with_key(root: &Element, code: &str) -> Option<Element> {
    let is_name = code.chars().all(|c| c.is_ascii_alphanumeric());
    let selector = format!("[data-key={code}]");
    root.query_selector(&selector)
        .ok()
        .flatten()
        .filter(|_| is_name)
}
