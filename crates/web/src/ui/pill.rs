//! Rows of buttons of which one is chosen.

use leptos::prelude::*;

/// One of a row. All with the same name belong together.
pub(super) fn pill(
    name: &'static str,
    words: String,
    is_chosen: impl Fn() -> bool + Send + Sync + 'static,
    choose: impl Fn() + Send + Sync + 'static,
) -> AnyView {
    pill_unless(name, words, || false, is_chosen, choose)
}

/// The same where it may not be possible to choose it.
pub(super) fn pill_unless(
    name: &'static str,
    words: String,
    is_impossible: impl Fn() -> bool + Send + Sync + 'static,
    is_chosen: impl Fn() -> bool + Send + Sync + 'static,
    choose: impl Fn() + Send + Sync + 'static,
) -> AnyView {
    drawn(
        name,
        words,
        Signal::derive(is_chosen),
        Signal::derive(is_impossible),
        Callback::new(move |()| choose()),
    )
}

// Once for all rows: what differs is behind signals.
fn drawn(
    name: &'static str,
    words: String,
    is_chosen: Signal<bool>,
    is_impossible: Signal<bool>,
    choose: Callback<()>,
) -> AnyView {
    view! {
        <label class="pill" class:none=is_impossible>
            <input type="radio" name=name disabled=is_impossible prop:checked=is_chosen on:change=move |_| choose.run(())/>
            <span>{words}</span>
        </label>
    }
    .into_any()
}

/// A row with what it is about.
pub(super) fn row(label: String, pills: Vec<AnyView>) -> AnyView {
    let words = label.clone();
    view! {
        <div class="field" role="group" aria-label=label>
            <span>{words}</span>
            <div class="pills">{pills}</div>
        </div>
    }
    .into_any()
}
