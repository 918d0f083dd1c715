use leptos::prelude::*;

/// A small sign on a button: strokes in a square of 24.
pub(super) fn icon(strokes: &'static str) -> impl IntoView {
    view! {
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path d=strokes></path>
        </svg>
    }
}

pub(super) const UNDO: &str = "M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3";
pub(super) const HINT: &str =
    "M9 18h6M10 21h4M12 3a6 6 0 0 0-4 10.5c.7.7 1 1.5 1 2.5h6c0-1 .3-1.800 1-2.500A6 6 0 0 0 12 3";
pub(super) const TURN: &str = "M20 11a8 8 0 1 0-2 6M20 4v7h-7";
pub(super) const EYE: &str =
    "M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6";
pub(super) const PAUSE: &str = "M8 5v14M16 5v14";
pub(super) const PLAY: &str = "M7 4l13 8-13 8z";
pub(super) const FLAG: &str = "M5 21V4h13l-3 4.500 3 4.500H5";
pub(super) const DRAW: &str = "M4 9h16M4 15h16";
pub(super) const CHECK: &str = "M4 12.500 9.500 18 20 6";
pub(super) const CROSS: &str = "M6 6l12 12M18 6 6 18";
pub(super) const FIRST: &str = "M18 5l-8 7 8 7M6 5v14";
pub(super) const BACK: &str = "M15 5l-8 7 8 7";
pub(super) const FORWARD: &str = "M9 5l8 7-8 7";
pub(super) const LAST: &str = "M6 5l8 7-8 7M18 5v14";
pub(super) const GEAR: &str = "M4 7h10M18 7h2M4 17h2M10 17h10M16 4.500a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5M8 14.500a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5";
pub(super) const CHART: &str = "M4 19h16M5 15l4-5 4 3 6-8";
pub(super) const DICE: &str = "M5 4h14v16H5zM9 8h.01M15 8h.01M12 12h.01M9 16h.01M15 16h.01";
pub(super) const BIN: &str = "M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13";
pub(super) const BOOK: &str =
    "M12 6c-2-1.500-5-2-8-2v14c3 0 6 .5 8 2 2-1.500 5-2 8-2V4c-3 0-6 .5-8 2v14";
pub(super) const PUZZLE: &str =
    "M4 8h4a2 2 0 1 1 4 0h4v4a2 2 0 1 1 0 4v4h-4a2 2 0 1 0-4 0H4v-4a2 2 0 1 0 0-4z";
pub(super) const GRID: &str = "M4 4h7v7H4zM13 4h7v4h-7zM13 10h7v10h-7zM4 13h7v7H4z";
pub(super) const LINK: &str =
    "M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1";
pub(super) const FILE: &str = "M6 3h8l4 4v14H6zM14 3v4h4M12 18v-7M9 14l3-3 3 3";
pub(super) const PEN: &str = "M4 20l1-4L16 5l3 3L8 19zM14 7l3 3";
