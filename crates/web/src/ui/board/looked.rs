use leptos::prelude::*;
use quartet_scene::Scene;

use super::super::{app::Context, talk::drawn};

/// What somebody has looked at more closely: it is told where everything is told, with a picture of what lies hidden there.
#[derive(Copy, Clone)]
pub(in super::super) struct Looked {
    /// What is said to whoever plays.
    notice: RwSignal<Option<String>>,
    /// Says it to people who listen, where that line does not speak by itself.
    aloud: Option<Context>,
    /// The words that the picture belongs to, and the picture: when something else is said it is gone.
    seen: RwSignal<(String, String)>,
}

impl Looked {
    pub(in super::super) fn new(notice: RwSignal<Option<String>>, aloud: Option<Context>) -> Self {
        Self {
            notice,
            aloud,
            seen: RwSignal::new((String::new(), String::new())),
        }
    }

    /// Tells what it is, and shows what `beneath` finds in the cell.
    pub(in super::super) fn tells(
        self,
        beneath: impl Fn(&str) -> Option<Scene> + Send + Sync + 'static,
    ) -> Callback<(String, Option<String>)> {
        Callback::new(move |(words, cell): (String, Option<String>)| {
            let scene = cell.and_then(|cell| beneath(&cell));
            let picture = scene.map(|scene| drawn(&scene, "l-")).unwrap_or_default();
            self.seen.set((words.clone(), picture));
            if let Some(context) = self.aloud {
                context.announce(words.clone());
            }
            self.notice.set(Some(words));
        })
    }

    /// What is said now.
    pub(in super::super) fn view(self, notice: String) -> impl IntoView + use<> {
        let picture = self.seen.with(|(words, picture)| {
            (*words == notice && !picture.is_empty()).then(|| picture.clone())
        });
        view! {
            {picture.map(|picture| view! { <div class="beneath" aria-hidden="true" inner_html=picture></div> })}
            <p class="notice">{notice}</p>
        }
    }
}
