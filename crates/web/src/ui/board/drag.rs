//! Pressing on something, and dragging it.

use std::time::Duration;

use wasm_bindgen::JsCast as _;
use web_sys::{Element, PointerEvent};

use super::{
    super::dom,
    places::{name_of, pointed_at},
};

/// How long a finger stays before it looks instead of pointing.
pub(super) const LONG: Duration = Duration::from_millis(450);
/// How many pixels a press may wander and still be a press.
const WANDER: f64 = 8.0;
/// How many pixels a drag needs before it has a direction.
const AIM: f64 = 22.0;
/// How well a direction must be met: within thirty degrees, so that six of them share the circle.
const MET: f64 = 0.86;

/// A button or finger that is down.
#[derive(Clone)]
pub(super) struct Press {
    /// Which pointer.
    pub(super) pointer: i32,
    /// When it went down.
    pub(super) since: f64,
    /// On what.
    pub(super) name: Option<String>,
    /// What that is in words.
    pub(super) words: Option<String>,
    /// The cell that it shows.
    pub(super) cell: Option<String>,
    /// How it can be dragged.
    pub(super) grab: Option<String>,
    /// Is it a finger on something that can be dragged? Then no click follows.
    pub(super) is_own: bool,
    /// How far it has come.
    pub(super) step: Step,
    at: (f64, f64),
}

/// What has become of a press.
#[derive(Copy, Clone, PartialEq, Eq)]
pub(super) enum Step {
    /// Nothing yet.
    Pressed,
    /// It drags something.
    Dragging,
    /// It has stayed, and looks.
    Looking,
}

impl Press {
    pub(super) fn new(event: &PointerEvent) -> Self {
        let place = pointed_at(event);
        let grabbed = dom::closest(event, "[data-grab]");
        Self {
            pointer: event.pointer_id(),
            since: event.time_stamp(),
            name: place.as_ref().and_then(name_of),
            words: place.as_ref().and_then(words_of),
            cell: place
                .as_ref()
                .and_then(|place| place.get_attribute("data-cell")),
            is_own: grabbed.is_some() && event.pointer_type() == "touch",
            grab: grabbed.and_then(|place| place.get_attribute("data-grab")),
            step: Step::Pressed,
            at: place_of(event),
        }
    }

    /// Has nothing come of it yet?
    pub(super) fn is_still(&self) -> bool {
        self.step == Step::Pressed
    }

    /// Has it wandered so far that something is dragged?
    pub(super) fn begins_drag(&self, event: &PointerEvent) -> bool {
        let (dx, dy) = self.way(event);
        self.is_still() && self.grab.is_some() && dx.hypot(dy) > WANDER
    }

    fn way(&self, event: &PointerEvent) -> (f64, f64) {
        let (x, y) = place_of(event);
        (x - self.at.0, y - self.at.1)
    }

    /// What is dragged to: the target in whose direction the way leads; where targets have no direction, what is below.
    pub(super) fn aim(&self, root: &Element, event: &PointerEvent) -> Option<String> {
        if !is_inside(root, event) {
            return None;
        }
        let ways = root.query_selector_all("[data-toward]").ok()?;
        if ways.length() == 0 {
            let (x, y) = place_of(event);
            let below = dom::document().element_from_point(x as f32, y as f32)?;
            let place = below.closest("[data-target]").ok().flatten();
            let place = place.or_else(|| below.closest("[data-cell]").ok().flatten());
            return place.as_ref().and_then(name_of);
        }
        let (dx, dy) = self.way(event);
        let length = dx.hypot(dy);
        if length < AIM {
            return None;
        }
        let ways = (0..ways.length()).filter_map(|n| ways.get(n)?.dyn_into::<Element>().ok());
        let met = ways.filter_map(|target| {
            let toward = target.get_attribute("data-toward")?;
            let (x, y) = toward.split_once(' ')?;
            let (x, y): (f64, f64) = (x.parse().ok()?, y.parse().ok()?);
            let met = (x * dx + y * dy) / (x.hypot(y) * length);
            (met > MET).then_some((met, target))
        });
        let best = met.max_by(|a, b| a.0.total_cmp(&b.0));
        best.and_then(|(_, target)| name_of(&target))
    }
}

/// What a place is in words; a mark on a cell says what the cell is.
pub(super) fn words_of(place: &Element) -> Option<String> {
    let cell =
        || dom::document().get_element_by_id(&format!("b-{}", place.get_attribute("data-cell")?));
    let words = place.get_attribute("aria-label");
    words.or_else(|| cell()?.get_attribute("aria-label"))
}

/// Is the pointer on the board?
pub(super) fn is_inside(root: &Element, event: &PointerEvent) -> bool {
    let rect = root.get_bounding_client_rect();
    let (x, y) = place_of(event);
    (rect.left()..rect.right()).contains(&x) && (rect.top()..rect.bottom()).contains(&y)
}

fn place_of(event: &PointerEvent) -> (f64, f64) {
    (f64::from(event.client_x()), f64::from(event.client_y()))
}
