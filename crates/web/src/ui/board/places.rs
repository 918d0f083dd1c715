//! The places of a board: what can be pointed at, and how one goes from one to the next.

use wasm_bindgen::JsCast as _;
use web_sys::Element;

use super::super::dom;

/// What can be gone to with the arrow keys.
const PLACES: &str = "[data-x],[data-target]";

/// What an event of the pointer happened to.
pub(super) fn pointed_at(event: &web_sys::Event) -> Option<Element> {
    dom::closest(event, "[data-target]").or_else(|| dom::closest(event, "[data-cell]"))
}

/// Its name. A cell that is seen from several sides has one on each side: to push from another side is another move.
pub(super) fn name_of(place: &Element) -> Option<String> {
    let target = place.get_attribute("data-target");
    let own = || {
        let id = place.has_attribute("data-x").then(|| place.id())?;
        id.strip_prefix("b-").map(str::to_owned)
    };
    target.or_else(own).or_else(|| cell_of(place))
}

/// The cell that it shows.
fn cell_of(place: &Element) -> Option<String> {
    place.get_attribute("data-cell")
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

/// Shows where the cursor is, and says it to whoever listens.
pub(super) fn show_cursor(root: &Element, id: Option<&str>) {
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
pub(super) fn light_up(root: &Element, name: Option<&str>) {
    let all = places(root, "[data-cell]");
    let place = name.and_then(|name| all.iter().find(|p| name_of(p).as_deref() == Some(name)));
    let cell = place.and_then(cell_of);
    for place in &all {
        let lit = cell.is_some() && cell_of(place) == cell;
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
pub(super) fn neighbour(root: &Element, from: Option<&str>, to: (f64, f64)) -> Option<Element> {
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
    let (middle_x, middle_y) = middle(root);
    let cost = |place: &Element| {
        let (px, py) = middle(place);
        let (dx, dy) = (px - x, py - y);
        let ahead = dx * to.0 + dy * to.1;
        let aside = (dx * to.1 - dy * to.0).abs();
        // Of two that are as near, as in the next row of a board of hexagons, the one nearer to the middle: whoever goes
        // straight on stays on one line.
        let off = ((px - middle_x) * to.1 - (py - middle_y) * to.0).abs();
        (ahead > 2.0 && aside <= ahead * 1.8 + 1.0).then_some(ahead + aside + off / 50.0)
    };
    let near = all.iter().filter_map(|place| Some((cost(place)?, place)));
    let best = near.min_by(|a, b| a.0.total_cmp(&b.0));
    best.map(|(_, place)| place.clone())
}

/// The next of what may be pointed at, in the order of the picture.
pub(super) fn next_target(
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
