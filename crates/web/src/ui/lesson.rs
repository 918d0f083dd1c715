use std::time::Duration;

use leptos::prelude::*;
use quartet_scene::Show;

use super::{
    app::{Context, Go, Lost},
    board::{Board, Looked, fitting_view},
    icon,
    learn::{back, open, paragraphs},
    store,
    talk::{knows, ringed_picture, say, t, view_name, with},
};
use crate::{Heard, Phase, Pupil, Route};

/// How long one sees one's own move before the answer to it.
const PAUSE: Duration = Duration::from_millis(700);

/// A page on which a task is solved.
#[derive(Copy, Clone)]
struct Desk {
    context: Context,
    pupil: RwSignal<Pupil, LocalStorage>,
    /// What the pointer rests on.
    hover: RwSignal<Option<String>>,
    /// What is said.
    notice: RwSignal<Option<String>>,
    looked: Looked,
    /// The cell that a hint points at.
    pointer: RwSignal<Option<String>>,
}

#[component]
pub(super) fn LessonPage(
    /// Of which game.
    game: String,
    /// Which task, counted from 1.
    number: usize,
) -> impl IntoView {
    let opened = open(&game).and_then(|(game, course)| {
        let all = course.tasks.len();
        let lesson = course.tasks.into_iter().nth(number.checked_sub(1)?)?;
        let is_usual = lesson.stage.view.is_none();
        let mut pupil = Pupil::new(game, lesson).ok()?;
        if is_usual {
            pupil.session.view = fitting_view(game);
        }
        Some((pupil, all))
    });
    match opened {
        Some((pupil, all)) => page(pupil, number, all).into_any(),
        None => view! { <Lost/> }.into_any(),
    }
}

fn page(pupil: Pupil, number: usize, all: usize) -> impl IntoView {
    let info = pupil.session.table.info();
    let id = info.id;
    let key = format!("{id}-lesson-{}", pupil.lesson().stage.key);
    let notice = RwSignal::new(None);
    let desk = Desk {
        context: Context::get(),
        pupil: RwSignal::new_local(pupil),
        hover: RwSignal::new(None),
        notice,
        looked: Looked::new(notice, None),
        pointer: RwSignal::new(None),
    };
    let picture = Signal::derive(move || desk.picture());
    let point = Callback::new(move |name: String| desk.hear(|pupil| pupil.point(&name)));
    let hover = Callback::new(move |name| desk.hover.set(name));
    let cycle = Callback::new(move |step| desk.cycle(step));
    let legal = Callback::new(move |()| desk.legal());
    let cancel = Callback::new(move |()| desk.pupil.update(|pupil| pupil.session.let_go()));
    let tell = desk.looked.tells(move |cell| {
        desk.pupil.with_untracked(|pupil| {
            let session = &pupil.session;
            session.table.beneath(cell, session.viewer())
        })
    });
    let views = desk
        .pupil
        .with_untracked(|pupil| pupil.session.game.views());
    let look = (views.len() > 1).then(|| {
        let next = move |_| desk.pupil.update(|pupil| pupil.session.next_view());
        let name = move || {
            let view = desk.pupil.with(|pupil| pupil.session.view);
            view_name(id, views[view])
        };
        view! { <button class="button" title=t("web-view") on:click=next>{icon::icon(icon::EYE)}{name}</button> }
    });
    let count = say(&quartet_scene::Say::new("web-learn-task")
        .with("number", number as u32)
        .with("all", all as u32));
    let learnt = store::learnt(id);
    let dots = open(id).map(|(_, course)| {
        let dots = course.tasks.into_iter().enumerate().map(move |(n, task)| {
            let is_known = learnt.iter().any(|known| known == task.stage.key);
            let is_here = n + 1 == number;
            let is_done =
                move || is_known || is_here && desk.pupil.with(|pupil| pupil.phase == Phase::Done);
            view! { <li class:done=is_done class:here=is_here></li> }
        });
        dots.collect_view()
    });
    let title = t(&format!("{key}-title"));
    let text = t(&format!("{key}-text"));
    let answer = {
        let key = key.clone();
        move || message(desk, &key, id, number, all)
    };
    let hint = format!("{key}-hint");
    let is_done = move || desk.pupil.with(|pupil| pupil.phase == Phase::Done);
    view! {
        <section class="lesson">
            <div class="lesson-head">
                {back(Route::Learn(Some(id.to_owned())), with("web-learn-game", "game", info.name))}
                <p class="muted">{count}</p>
                <ol class="dots" aria-hidden="true">{dots}</ol>
            </div>
            <div class="lesson-words">
                <h1>{title}</h1>
                {paragraphs(&text)}
            </div>
            <div class="board-frame">
                <Board picture label=with("web-board-label", "game", info.name) legal point hover cycle cancel tell/>
            </div>
            <div class="lesson-tools">
                <div class="answer" aria-live="polite">{answer}</div>
                <div class="buttons" class:gone=is_done>
                    <button class="button" on:click=move |_| desk.hint(&hint)>{icon::icon(icon::HINT)}{t("web-hint")}</button>
                    <button class="button" on:click=move |_| desk.hear(Pupil::show_me)>{icon::icon(icon::PLAY)}{t("web-learn-show")}</button>
                    {move || desk.pupil.with(|pupil| pupil.phase == Phase::Asked && pupil.session.has_choice()).then(|| view! {
                        <button class="button" on:click=move |_| { desk.cycle(1); }>{icon::icon(icon::TURN)}{t("web-turn-piece")}</button>
                    })}
                    {look}
                </div>
                <div class="buttons steps">
                    {(number > 1).then(|| view! {
                        <Go to=Route::Lesson(id.to_owned(), number - 1) class="button">{icon::icon(icon::BACK)}{t("web-learn-before")}</Go>
                    })}
                    {move || (number < all && !is_done()).then(|| view! {
                        <Go to=Route::Lesson(id.to_owned(), number + 1) class="button skip-on">{t("web-learn-skip")}{icon::icon(icon::FORWARD)}</Go>
                    })}
                </div>
            </div>
        </section>
    }
}

/// What is said to the pupil.
fn message(desk: Desk, key: &str, id: &'static str, number: usize, all: usize) -> AnyView {
    let phase = desk.pupil.with(|pupil| pupil.phase);
    let notice = desk.notice.get();
    let again = move |_| {
        desk.notice.set(None);
        desk.pupil.update(Pupil::again);
    };
    match (phase, notice) {
        (Phase::Done, _) => view! {
            <div class="notice good">
                <h2>{icon::icon(icon::CHECK)}{t("web-learn-right")}</h2>
                {paragraphs(&t(&format!("{key}-done")))}
                <div class="buttons">
                    {if number < all {
                        view! { <Go to=Route::Lesson(id.to_owned(), number + 1) class="button primary">{t("web-learn-next")}{icon::icon(icon::FORWARD)}</Go> }.into_any()
                    } else {
                        view! {
                            <p>{t("web-learn-finished")}</p>
                            <Go to=Route::New(id.to_owned()) class="button primary">{t("web-new-game")}</Go>
                        }.into_any()
                    }}
                    <button class="button" on:click=again>{icon::icon(icon::UNDO)}{t("web-learn-again")}</button>
                </div>
            </div>
        }
        .into_any(),
        (Phase::Wrong, notice) => view! {
            <div class="notice bad">
                <p>{notice}</p>
                <button class="button primary" on:click=again>{icon::icon(icon::UNDO)}{t("web-learn-take-back")}</button>
            </div>
        }
        .into_any(),
        (_, Some(notice)) => view! { <div class="said">{desk.looked.view(notice)}</div> }.into_any(),
        (Phase::Asked, None) => {
            let count = desk.pupil.with(|pupil| {
                let all = pupil.cells()?.len();
                let found = quartet_scene::Say::new("web-learn-found")
                    .with("found", pupil.found.len() as u32)
                    .with("all", all as u32);
                Some(say(&found))
            });
            let mut words = count.unwrap_or_else(|| t("web-your-turn"));
            if desk.pupil.with(Pupil::is_under_way) {
                words = format!("{} {words}", t("web-learn-right"));
            }
            view! { <p class="muted">{words}</p> }.into_any()
        }
        (Phase::Right, None) => view! { <p class="muted">{t("web-learn-right")}</p> }.into_any(),
    }
}

impl Desk {
    fn picture(self) -> String {
        let show = self.context.settings.with(|settings| Show {
            coordinates: settings.coordinates,
            ..Show::PLAYING
        });
        let hover = self.hover.get();
        let pointer = self.pointer.get();
        self.pupil.with(|pupil| {
            let look = pupil.session.look(pupil.show(show), hover.as_deref());
            let rings: Vec<String> = pupil.marks().into_iter().chain(pointer).collect();
            ringed_picture(&*pupil.session.table, &look, "b-", &rings)
        })
    }

    /// The pupil does something.
    fn hear(self, act: impl FnOnce(&mut Pupil) -> Heard) {
        self.pointer.set(None);
        let heard = self.pupil.try_update(|pupil| {
            let before = pupil.session.table.len();
            let heard = act(pupil);
            (heard, pupil.session.table.len() > before)
        });
        let Some((heard, has_moved)) = heard else {
            return;
        };
        if has_moved {
            self.hover.set(None);
            self.context.knock(420.0);
        }
        match heard {
            Heard::Nothing => self.notice.set(None),
            Heard::No(reason) => self.notice.set(Some(say(&reason))),
            Heard::Yes => {
                self.notice.set(None);
                self.settle();
                let follow = move || {
                    if self.pupil.try_update(Pupil::follow).is_some() {
                        self.settle();
                    }
                };
                if self
                    .pupil
                    .with_untracked(|pupil| pupil.phase == Phase::Right)
                {
                    set_timeout(follow, PAUSE);
                }
            }
        }
    }

    /// Keeps what has been learnt.
    fn settle(self) {
        self.pupil.with_untracked(|pupil| {
            if pupil.phase == Phase::Done {
                store::save_learnt(pupil.session.table.info().id, pupil.lesson().stage.key);
                self.context.knock(620.0);
            }
        });
    }

    fn hint(self, key: &str) {
        self.pupil.update(|pupil| {
            if pupil.phase == Phase::Wrong {
                pupil.again();
            }
        });
        let words = if knows(key) {
            t(key)
        } else {
            t("web-learn-hint")
        };
        self.notice.set(Some(words));
        self.pointer
            .set(self.pupil.with_untracked(Pupil::first_spot));
    }

    fn legal(self) -> Vec<String> {
        // Where cells are asked for, going from one of them to the next would give them away.
        let next = self
            .pupil
            .with_untracked(|pupil| match pupil.session.mover() {
                Some(_) if pupil.cells().is_none() => pupil.session.next(),
                _ => Vec::new(),
            });
        next.iter().map(|target| target.name().to_owned()).collect()
    }

    fn cycle(self, step: isize) -> bool {
        let there = self
            .pupil
            .with_untracked(|pupil| pupil.session.mover().is_some() && pupil.session.has_choice());
        if there {
            self.pupil.update(|pupil| {
                pupil.session.cycle(step);
            });
        }
        there
    }
}
