use std::time::Duration;

use leptos::prelude::*;
use quartet_game::Options;
use quartet_games::GAMES;
use quartet_host::{AnyGame, Puzzle, Task as Asked, find};
use quartet_scene::Show;

use super::{
    app::{Context, Go, Lost},
    board::{Board, Looked, fitting_view},
    dom,
    engine::Engine,
    focus, icon,
    play::{confirming, fact_rows, look_tools, mark_class, typed_form},
    puzzles::{stars, theme_words},
    store,
    talk::{knows, picture, said, say, t, with},
};
use crate::{
    Attempt, Judgement, Mark, News, Pointed, Route, Session, Settings, Stage, Step, Task, What,
    daily, day_of,
};

/// The page on which a puzzle is solved.
#[component]
pub(super) fn PuzzlePage(
    /// The game.
    game: String,
    /// Which puzzle, counted from 1.
    number: usize,
) -> impl IntoView {
    let found = find(GAMES, &game).ok().and_then(|game| {
        let puzzles = Puzzle::all(game);
        let puzzle = puzzles.get(number.checked_sub(1)?)?.clone();
        let mut attempt = Attempt::new(game, puzzle).ok()?;
        attempt.session.view = fitting_view(game);
        Some(page(game, number, puzzles.len(), attempt))
    });
    match found {
        Some(page) => page.into_any(),
        None => view! { <Lost/> }.into_any(),
    }
}

/// The page, with everything that can happen on it.
#[derive(Copy, Clone)]
struct Desk {
    context: Context,
    game: &'static dyn AnyGame,
    number: usize,
    count: usize,
    attempt: RwSignal<Attempt, LocalStorage>,
    engine: StoredValue<Option<Engine>, LocalStorage>,
    hover: RwSignal<Option<String>>,
    notice: RwSignal<Option<String>>,
    looked: Looked,
    fresh: RwSignal<bool>,
}

fn page(
    game: &'static dyn AnyGame,
    number: usize,
    count: usize,
    attempt: Attempt,
) -> impl IntoView {
    let step = Step::of(&attempt.puzzle);
    let context = Context::get();
    let notice = RwSignal::new(None);
    let desk = Desk {
        context,
        game,
        number,
        count,
        attempt: RwSignal::new_local(attempt),
        engine: StoredValue::new_local(None),
        hover: RwSignal::new(None),
        notice,
        looked: Looked::new(notice, Some(context)),
        fresh: RwSignal::new(false),
    };
    desk.engine
        .set_value(Some(Engine::new(move |news| desk.hear(news))));
    on_cleanup(move || {
        desk.engine.try_update_value(|engine| engine.take());
    });
    let info = game.info();
    let picture = Signal::derive(move || desk.picture());
    let point = Callback::new(move |name: String| desk.point(&name));
    let hover = Callback::new(move |name| desk.hover.set(name));
    let cycle = Callback::new(move |step| desk.cycle(step));
    let legal = Callback::new(move |()| desk.legal());
    let cancel = Callback::new(move |()| desk.cancel());
    let tell = desk.looked.tells(move |cell| {
        desk.attempt.with_untracked(|attempt| {
            let session = &attempt.session;
            session.table.beneath(cell, session.viewer())
        })
    });
    let typed = Callback::new(move |text: String| {
        let open = desk
            .attempt
            .with_untracked(|attempt| attempt.stage == Stage::Open);
        match open {
            true => desk.play(&text),
            false => desk.context.announce(t("web-now-other")),
        }
        open
    });
    let rules = desk
        .attempt
        .with_untracked(|attempt| rules_words(info.id, &attempt.puzzle.options));
    let (task, mark) = desk.attempt.with_untracked(|attempt| {
        let mark = attempt.session.table.seat_mark(attempt.me());
        (say(&attempt.task_words()), mark_class(mark))
    });
    view! {
        <section class="play puzzle">
            <div class="table">
                <header class="task">
                    <p class="muted">
                        <Go to=Route::Puzzles(Some(info.id.to_owned())) class="crumb">{with("web-puzzles-of", "game", info.name)}</Go>
                        {stars(step)}
                    </p>
                    <h1>{with("web-puzzle", "number", number as u32)}</h1>
                    <p class="asked"><span class=format!("dot {mark}")></span><span>{task}</span></p>
                    {(!rules.is_empty()).then(|| view! { <p class="rules muted">{rules}</p> })}
                </header>
                <div class="board-frame">
                    <div class="board-hold" class:fresh=move || desk.fresh.get()>
                        <Board picture label=with("web-board-label", "game", info.name) legal point hover cycle cancel tell/>
                    </div>
                </div>
                {message(desk)}
                {tools(desk)}
            </div>
            <div class="side">
                {move || desk.attempt.with(|attempt| is_done(&attempt.stage)).then(|| explanation(desk))}
                {typed_form(typed)}
                <dl class="facts sheet">{move || desk.attempt.with(|attempt| fact_rows(&attempt.session))}</dl>
            </div>
        </section>
    }
}

/// By which rules it is played, where they are not the usual ones.
fn rules_words(id: &str, options: &str) -> String {
    let options = Options::parse(options).unwrap_or_default();
    let keys = options
        .iter()
        .map(|(key, value)| format!("{id}-option-{key}-{value}"));
    let words: Vec<String> = keys.filter(|key| knows(key)).map(|key| t(&key)).collect();
    words.join(" · ")
}

fn is_done(stage: &Stage) -> bool {
    matches!(stage, Stage::Solved | Stage::Shown)
}

/// One line below the board: what has just happened and what can be done about it.
fn message(desk: Desk) -> impl IntoView {
    let content = move || {
        let stage = desk.attempt.with(|attempt| attempt.stage.clone());
        match stage {
            Stage::Solved | Stage::Shown => {
                let head = desk.attempt.with(|attempt| match (&attempt.stage, attempt.mark()) {
                    (Stage::Shown, _) => t("web-puzzle-shown"),
                    (_, Mark::Clean) => t("web-puzzle-solved-clean"),
                    _ => t("web-puzzle-solved"),
                });
                let good = stage == Stage::Solved;
                let next = desk.next();
                view! {
                    <div class="ending" class:good=good>
                        <h2>{good.then(|| icon::icon(icon::CHECK))}<span>{head}</span></h2>
                        <div class="buttons">
                            {next.map(|number| view! {
                                <Go to=Route::Puzzle(desk.game.info().id.to_owned(), number) class="button primary">{t("web-puzzle-next")}{icon::icon(icon::FORWARD)}</Go>
                            })}
                            <button class="button" on:click=move |_| desk.back(Attempt::start_over)>{t("web-puzzle-restart")}</button>
                        </div>
                    </div>
                }
                .into_any()
            }
            Stage::Wrong(reason) => view! {
                <div class="ending bad">
                    <div><h2>{icon::icon(icon::CROSS)}<span>{t("web-puzzle-wrong")}</span></h2><p>{say(&reason)}</p></div>
                    <div class="buttons">
                        <button class="button primary again" on:click=move |_| desk.back(Attempt::try_again)>{icon::icon(icon::UNDO)}{t("web-puzzle-again")}</button>
                    </div>
                </div>
            }
            .into_any(),
            Stage::Open | Stage::Waiting => {
                if desk.attempt.with(|attempt| attempt.session.pending.is_some()) {
                    let told = desk.attempt.with(|attempt| attempt.session.pending_words());
                    return confirming(told, move || desk.confirm(), move || desk.cancel());
                }
                match desk.notice.get() {
                    Some(notice) => desk.looked.view(notice).into_any(),
                    None => view! { <p>{t("web-your-turn")}</p> }.into_any(),
                }
            }
        }
    };
    view! { <div class="message">{content}</div> }
}

fn tools(desk: Desk) -> impl IntoView {
    let open = move || desk.attempt.with(|attempt| attempt.stage == Stage::Open);
    let can_hint = move || open() && desk.attempt.with(|attempt| attempt.wanted().is_some());
    let done = move || desk.attempt.with(|attempt| is_done(&attempt.stage));
    let view = Signal::derive(move || desk.attempt.with(|attempt| attempt.session.view));
    let look = Callback::new(move |act: fn(&mut Session)| {
        desk.attempt.update(|attempt| act(&mut attempt.session));
    });
    let choice = move || {
        desk.attempt.with(|a| a.stage == Stage::Open && a.session.mover().is_some() && a.session.has_choice()).then(|| {
            view! {
                <button class="tool strong" on:click=move |_| { desk.cycle(1); }>{icon::icon(icon::TURN)}<span>{t("web-turn-piece")}</span></button>
            }
        })
    };
    // One that resists can wait; when it is done, the next is offered where everybody looks.
    let skip = move || {
        let next = (!done()).then(|| desk.next()).flatten()?;
        Some(view! {
            <Go to=Route::Puzzle(desk.game.info().id.to_owned(), next) class="tool">{icon::icon(icon::FORWARD)}<span>{t("web-puzzle-next")}</span></Go>
        })
    };
    view! {
        <div class="tools" role="group" aria-label=t("web-actions")>
            {choice}
            <button class="tool" disabled=move || !can_hint() on:click=move |_| desk.hint()>{icon::icon(icon::HINT)}<span>{t("web-puzzle-hint")}</span></button>
            <button class="tool" disabled=done on:click=move |_| desk.give_up()>{icon::icon(icon::PLAY)}<span>{t("web-puzzle-show")}</span></button>
            {look_tools(desk.game, view, look)}
            {skip}
        </div>
    }
}

/// What the puzzle was about, once it is known.
fn explanation(desk: Desk) -> impl IntoView {
    let id = desk.game.info().id;
    let (themes, sure, line) = desk.attempt.with_untracked(|attempt| {
        let puzzle = &attempt.puzzle;
        let themes: Vec<String> = puzzle
            .themes
            .iter()
            .map(|theme| theme_words(id, theme))
            .collect();
        let sure = match puzzle.task {
            Asked::Win(_) | Asked::Most(_) => t("web-puzzle-proved"),
            Asked::Best(_) => t("web-puzzle-estimated"),
        };
        (themes, sure, puzzle.solution.join("  "))
    });
    view! {
        <section class="sheet about">
            <p class="line-moves">{line}</p>
            <p class="muted">{sure}</p>
            <ul class="chips">{themes.into_iter().map(|theme| view! { <li>{theme}</li> }).collect_view()}</ul>
        </section>
    }
}

impl Desk {
    fn now() -> u64 {
        dom::now() as u64
    }

    fn picture(self) -> String {
        let show = self.context.settings.with(Settings::shows);
        let hover = self.hover.get();
        self.attempt.with(|attempt| {
            let open = attempt.stage == Stage::Open;
            let show = Show {
                targets: open,
                ..show
            };
            let look = attempt
                .session
                .look(show, hover.as_deref().filter(|_| open));
            picture(&*attempt.session.table, &look, "b-")
        })
    }

    /// The next puzzle that has not been solved, or simply the next.
    fn next(self) -> Option<usize> {
        let puzzles = Puzzle::all(self.game);
        let open = store::progress().next(self.game.info().id, &puzzles, self.number);
        let other = open.unwrap_or(self.number % self.count + 1);
        (other != self.number).then_some(other)
    }

    fn legal(self) -> Vec<String> {
        let next = self.attempt.with_untracked(|attempt| match attempt.stage {
            Stage::Open => attempt.session.next(),
            _ => Vec::new(),
        });
        next.iter().map(|target| target.name().to_owned()).collect()
    }

    fn point(self, name: &str) {
        if self
            .attempt
            .with_untracked(|attempt| attempt.stage != Stage::Open)
        {
            return;
        }
        let pointed = self
            .attempt
            .try_update(|attempt| attempt.session.point(name));
        match pointed {
            Some(Pointed::Move(text)) if self.context.confirms() => {
                self.attempt
                    .update(|attempt| attempt.session.pending = Some(text));
                self.notice.set(None);
                let told = self
                    .attempt
                    .with_untracked(|attempt| attempt.session.pending_words());
                self.context.announce(said(told));
            }
            Some(Pointed::Move(text)) => self.play(&text),
            Some(Pointed::Refused(reason)) => self.tell(say(&reason)),
            _ => self.notice.set(None),
        }
    }

    fn confirm(self) {
        let text = self
            .attempt
            .with_untracked(|attempt| attempt.session.pending.clone());
        if let Some(text) = text {
            self.play(&text);
        }
    }

    fn cycle(self, step: isize) -> bool {
        let there = self.attempt.with_untracked(|attempt| {
            attempt.stage == Stage::Open
                && attempt.session.mover().is_some()
                && attempt.session.has_choice()
        });
        if there {
            self.attempt.update(|attempt| {
                attempt.session.hint = None;
                attempt.session.cycle(step);
            });
        }
        there
    }

    fn cancel(self) {
        self.notice.set(None);
        self.attempt.update(|attempt| {
            attempt.session.hint = None;
            attempt.session.let_go();
        });
    }

    fn tell(self, words: String) {
        self.context.tell(self.notice, words);
    }

    fn play(self, text: &str) {
        let judgement = self.attempt.try_update(|attempt| {
            attempt
                .play(text, Self::now())
                .map_err(|refusal| attempt.session.refused(refusal.code))
        });
        self.hover.set(None);
        match judgement {
            None => {}
            Some(Err(reason)) => self.tell(say(&reason)),
            Some(Ok(judgement)) => {
                self.notice.set(None);
                self.moved(420.0);
                match judgement {
                    Judgement::Solved => self.solved(),
                    Judgement::Right(replies) => self.answer_soon(replies),
                    Judgement::Wrong => self.wrong(None),
                    Judgement::Ask(plies) => self.ask(plies),
                }
            }
        }
    }

    /// Somebody has moved: this can be seen and heard.
    fn moved(self, pitch: f32) {
        self.fresh.set(true);
        let settled = move || {
            self.fresh.try_set(false);
        };
        set_timeout(settled, Duration::from_millis(600));
        self.context.knock(pitch);
    }

    /// The engine is to say whether the win is still there.
    fn ask(self, plies: u32) {
        let (record, at, attacker) = self.attempt.with_untracked(|attempt| {
            let session = &attempt.session;
            (
                session.save(dom::now()).record,
                session.table.len(),
                attempt.me().number(),
            )
        });
        self.tell(t("web-thinking"));
        self.engine.with_value(|engine| {
            if let Some(engine) = engine {
                engine.ask(record, at, Task::Defend { attacker, plies });
            }
        });
    }

    fn hear(self, news: News) {
        if !self
            .attempt
            .with_untracked(|attempt| attempt.stage == Stage::Waiting)
        {
            return;
        }
        match news.what {
            What::Defence(true, replies) if self.attempt.with_untracked(Attempt::may_differ) => {
                self.answer_soon(replies);
            }
            What::Defence(_, replies) => self.wrong(replies.into_iter().next()),
            _ => self.wrong(None),
        }
    }

    /// An answer that comes at once is hard to follow.
    fn answer_soon(self, replies: Vec<String>) {
        let play = move || {
            let waiting = self
                .attempt
                .try_with_untracked(|attempt| attempt.stage == Stage::Waiting);
            if waiting != Some(true) {
                return;
            }
            self.attempt
                .update(|attempt| attempt.answer(&replies, Self::now()));
            self.moved(330.0);
            let told = self.last_words();
            self.context
                .announce(format!("{} {told}", t("web-puzzle-right")));
            self.notice.set(Some(t("web-puzzle-right")));
            if self
                .attempt
                .with_untracked(|attempt| attempt.stage == Stage::Solved)
            {
                self.solved();
            }
        };
        set_timeout(play, Duration::from_millis(500));
    }

    /// What was played last.
    fn last_words(self) -> String {
        said(
            self.attempt
                .with_untracked(|attempt| attempt.session.last_words()),
        )
    }

    fn wrong(self, reply: Option<String>) {
        self.attempt
            .update(|attempt| attempt.is_wrong(reply.as_deref(), Self::now()));
        self.context.knock(180.0);
        self.keep();
        let reason = self.attempt.with_untracked(|attempt| match &attempt.stage {
            Stage::Wrong(reason) => say(reason),
            _ => String::new(),
        });
        self.context
            .announce(format!("{}. {reason}", t("web-puzzle-wrong")));
    }

    fn solved(self) {
        self.attempt.update(|attempt| attempt.stage = Stage::Solved);
        self.keep();
        self.context.knock(620.0);
        self.context.announce(t("web-puzzle-solved"));
    }

    /// Notes how it went.
    fn keep(self) {
        let id = self.game.info().id;
        let mut progress = store::progress();
        let mark = self.attempt.with_untracked(|attempt| {
            progress.note(id, &attempt.puzzle, attempt.mark());
            attempt.mark()
        });
        let today = day_of(dom::now());
        if mark >= Mark::Solved && daily(today, self.count) == self.number {
            progress.note_day(today);
        }
        store::save_progress(&progress);
    }

    /// Goes on before something that has been played: the last move, or all of it.
    fn back(self, go: fn(&mut Attempt)) {
        self.notice.set(None);
        self.attempt.update(go);
        self.context.announce(t("web-your-turn"));
        // The button that was pressed is gone; whoever uses the keyboard goes on at the board.
        focus::on(focus::BOARD);
    }

    fn hint(self) {
        let themes = self.attempt.try_update(Attempt::hint).flatten();
        let words = match themes {
            Some(themes) => {
                let id = self.game.info().id;
                let words: Vec<String> =
                    themes.iter().map(|theme| theme_words(id, theme)).collect();
                with("web-puzzle-hint-themes", "themes", words.join(", "))
            }
            None => t("web-puzzle-hint-here"),
        };
        self.tell(words);
    }

    fn give_up(self) {
        self.engine
            .with_value(|engine| engine.iter().for_each(Engine::stop));
        self.notice.set(None);
        self.attempt.update(Attempt::give_up);
        self.keep();
        self.context.announce(t("web-puzzle-shown"));
        self.show_on();
    }

    /// Plays the solution, move by move.
    fn show_on(self) {
        let step = move || {
            let shown = self
                .attempt
                .try_with_untracked(|attempt| attempt.stage == Stage::Shown);
            if shown != Some(true) {
                return;
            }
            if self
                .attempt
                .try_update(|attempt| attempt.show_next(Self::now()))
                == Some(true)
            {
                self.moved(380.0);
                self.context.announce(self.last_words());
                self.show_on();
            }
        };
        set_timeout(step, Duration::from_millis(800));
    }
}
