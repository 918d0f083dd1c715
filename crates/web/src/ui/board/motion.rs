//! Pieces come from where they were.

use js_sys::{Function, Reflect};
use wasm_bindgen::{JsCast as _, JsValue};
use web_sys::Element;

use super::super::dom;

/// Milliseconds.
const TIME: f64 = 220.0;

/// What of a board moves now.
#[derive(Default)]
pub(super) struct Motion {
    /// What came from where in the last picture; nothing before the first one, which shows what has long happened.
    seen: Option<String>,
    /// When that began.
    since: f64,
}

impl Motion {
    /// Lets everything move that the last move has brought where it is. A picture that is drawn anew while something moves
    /// goes on where it was.
    pub(super) fn show(&mut self, root: &Element, moves: bool) {
        let Ok(found) = root.query_selector_all("[data-from]") else {
            return;
        };
        let all = (0..found.length()).filter_map(|n| found.get(n)?.dyn_into::<Element>().ok());
        let all: Vec<(Element, String)> = all
            .filter_map(|piece| {
                let from = piece.get_attribute("data-from")?;
                Some((piece, from))
            })
            .collect();
        let mut seen = String::new();
        for (piece, from) in &all {
            let place = piece.closest("[id]").ok().flatten();
            seen.push_str(&place.map(|place| place.id()).unwrap_or_default());
            seen.push_str(from);
        }
        let now = dom::now();
        if self.seen.as_ref() != Some(&seen) {
            self.since = if self.seen.is_none() { 0.0 } else { now };
            self.seen = Some(seen);
        }
        let done = now - self.since;
        if !moves || done >= TIME {
            return;
        }
        for (piece, from) in all {
            let start = match from.split_once(' ') {
                Some((x, y)) => format!(r#""transform":"translate({x}px,{y}px)""#),
                None => r#""transform":"scale(1.35)","opacity":0"#.to_owned(),
            };
            // What flies belongs to where it will lie: whoever points at a place it flies over means that place.
            let frames = format!(
                r#"[{{{start},"pointerEvents":"none","easing":"cubic-bezier(.2,.6,.3,1)"}},{{"transform":"none","pointerEvents":"none"}}]"#
            );
            let Ok(frames) = js_sys::JSON::parse(&frames) else {
                continue;
            };
            // A browser that cannot do it shows the piece where it is.
            let _ = animate(&piece, &frames, done);
        }
    }
}

/// Moves something; so much of the time has gone by.
fn animate(piece: &Element, frames: &JsValue, done: f64) -> Result<bool, JsValue> {
    let animate: Function = Reflect::get(piece, &"animate".into())?.dyn_into()?;
    let motion = animate.call2(piece, frames, &TIME.into())?;
    Reflect::set(&motion, &"currentTime".into(), &done.into())
}
