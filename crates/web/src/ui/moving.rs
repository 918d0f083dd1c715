use std::time::Duration;

use leptos::{html, prelude::*};
use quartet_game::Viewer;
use quartet_host::{AnyGame, Look, Stage};
use quartet_scene::Show;

use super::{
    app::Context,
    dom, icon,
    talk::{ringed_picture, said, t},
};

/// How long each picture stays.
const BEAT: Duration = Duration::from_millis(1300);

/// A picture of a stage. If something happens on it, it moves: each move is first shown as what it would do, then done, and at
/// the end it begins anew. Where people do not want motion, two pictures beside each other show what will happen and what has
/// happened, until somebody goes through them step by step. Out of sight it waits.
#[component]
pub(super) fn Moving(
    /// The game.
    game: &'static dyn AnyGame,
    /// What there is to see.
    stage: Stage,
    /// Begins the ids in the picture.
    prefix: &'static str,
) -> impl IntoView {
    let root = NodeRef::<html::Div>::new();
    let settings = Context::get().settings;
    let all = stage.play.len();
    // Two beats for each move, and one more at the end.
    let beats = 2 * all + 2;
    let beat = RwSignal::new(0_usize);
    let calm = dom::device_is("(prefers-reduced-motion: reduce)")
        || !settings.with_untracked(|settings| settings.animations);
    let runs = RwSignal::new(all > 0 && !calm);
    // Two pictures that stand still, instead of one that moves.
    let still = RwSignal::new(all > 0 && calm);
    let id = format!("{prefix}{}-", stage.key);
    let moves = stage.play.clone();
    let cells: Vec<String> = stage.marks.iter().map(|cell| (*cell).to_owned()).collect();
    let table = StoredValue::new_local(stage.open(game).ok());
    let scene_view = stage.scene_view(game);
    // The picture at a beat, and what has just happened in words.
    let at_beat = move |beat: usize, id: &str| {
        let (played, plans) = (beat / 2, beat % 2 == 1);
        let coordinates = settings.with(|settings| settings.coordinates);
        table.with_value(|table| {
            let mut table = table.as_ref()?.duplicate();
            let begun = table.len();
            // A draw that follows a move is not what is told.
            let mut last = None;
            for text in moves.iter().take(played) {
                last = Some(table.len() + table.play(text).ok()? - 1);
                table.settle();
            }
            let look = Look {
                ghost: moves
                    .get(played)
                    .filter(|_| plans)
                    .map(|text| (*text).to_owned()),
                show: Show {
                    coordinates,
                    last: !plans,
                    ..Show::PICTURE
                },
                scene_view,
                ..Look::at(Viewer::Spectator)
            };
            let rings: &[String] = if table.len() == begun { &cells } else { &[] };
            let told = last.and_then(|last| table.tell(last, Viewer::Spectator));
            Some((ringed_picture(&*table, &look, id, rings), said(told)))
        })
    };
    let shown = Memo::new(move |_| {
        if !still.get() {
            return at_beat(beat.get(), &id);
        }
        let (before, _) = at_beat(1, &id)?;
        let (after, told) = at_beat(2 * all, &format!("{id}2-"))?;
        Some((before + &after, told))
    });
    if all > 0 {
        let tick = move || {
            let in_sight = root.get_untracked().is_some_and(|root| {
                let place = root.get_bounding_client_rect();
                let height = dom::window().inner_height().ok().and_then(|h| h.as_f64());
                place.bottom() > 0.0 && place.top() < height.unwrap_or(0.0)
            });
            if runs.get_untracked() && in_sight {
                beat.update(|beat| *beat = (*beat + 1) % beats);
            }
        };
        if let Ok(handle) = set_interval_with_handle(tick, BEAT) {
            on_cleanup(move || handle.clear());
        }
    }
    // By hand it goes from move to move, without what they would do.
    let step = move |by: isize| {
        runs.set(false);
        still.set(false);
        beat.update(|beat| {
            let at = (*beat / 2) as isize + by;
            *beat = 2 * at.rem_euclid(all as isize + 1) as usize;
        });
    };
    let controls = move || {
        (all > 0).then(|| {
            view! {
                <div class="moving-tools">
                    <button class="button quiet" aria-label=t("web-back") title=t("web-back") on:click=move |_| step(-1)>{icon::icon(icon::BACK)}</button>
                    <button class="button quiet" aria-label=move || t(if runs.get() { "web-pause" } else { "web-learn-run" })
                        title=move || t(if runs.get() { "web-pause" } else { "web-learn-run" })
                        on:click=move |_| { still.set(false); runs.update(|runs| *runs = !*runs) }>
                        {move || icon::icon(if runs.get() { icon::PAUSE } else { icon::PLAY })}
                    </button>
                    <button class="button quiet" aria-label=t("web-forward") title=t("web-forward") on:click=move |_| step(1)>{icon::icon(icon::FORWARD)}</button>
                    <p class="muted told">{move || shown.get().map(|(_, told)| told)}</p>
                </div>
            }
        })
    };
    view! {
        <figure class="moving">
            <div class="frame" class:pair=move || still.get() node_ref=root inner_html=move || shown.get().map(|(picture, _)| picture).unwrap_or_default()></div>
            {controls}
        </figure>
    }
}
