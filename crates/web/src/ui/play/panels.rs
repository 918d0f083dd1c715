//! What stands around the board.

use leptos::prelude::*;
use quartet_game::{Ending, Seat, Turn, why};
use quartet_host::{AnyGame, AnyMatch, TimeControl};
use quartet_scene::{Mark, Say};

use super::{
    super::{
        app::Go,
        focus, icon,
        talk::{said, say, t, view_name, with},
    },
    Room, Sure,
};
use crate::{Route, Session, Who};

/// Who plays, the clocks, whose turn it is.
pub(super) fn players(room: Room) -> impl IntoView {
    let seats = room.game.with_untracked(|session| session.table.seats());
    let bars = (0..seats).map(|n| {
        let seat = Seat::new(n);
        let mark = move || room.game.with(|s| mark_class(s.table.seat_mark(seat)));
        let name = move || room.game.with(|s| say(&s.table.seat_words(seat)));
        let out = move || seats > 2 && room.game.with(|s| s.is_out(seat));
        let who = move || {
            room.game.with(|session| match session.players[seat.index()] {
                _ if out() => t("web-out"),
                Who::Engine(level) => with("web-level-short", "level", u32::from(level)),
                Who::Person if Who::only(&session.players).is_some() => t("web-you"),
                Who::Person => String::new(),
            })
        };
        let turn = move || room.game.with(|s| s.table.turn() == Turn::Seat(seat) && s.table.ending().is_none());
        let thinks = move || turn() && room.thinks.get() && room.game.with(|s| !s.is_person(seat));
        let clock = move || {
            let now = room.tick.get() as u64;
            room.game.with(|session| {
                let timed = session.clock.control() != TimeControl::Untimed;
                timed.then(|| session.clock.face(seat, now.max(Room::now())))
            })
        };
        let low = move || clock().is_some_and(|face| face.left < 20_000 && turn());
        let score = move || {
            let scores = room.game.with(|session| session.table.scores())?;
            scores.get(seat.index()).map(|points| points.to_string())
        };
        view! {
            <div class="player" class:turn=turn class:out=out>
                <span class=move || format!("dot {}", mark())></span>
                <span class="who"><strong>{name}</strong>" "<span class="muted">{who}</span></span>
                <span class="thinking" class:on=thinks aria-hidden="true"><i></i><i></i><i></i></span>
                {move || score().map(|points| view! { <span class="points">{points}</span> })}
                {move || clock().map(|face| view! { <span class="clock" class:low=low>{face.to_string()}</span> })}
            </div>
        }
    });
    bars.collect_view()
}

/// The class of a colour.
pub(in super::super) fn mark_class(mark: Mark) -> String {
    match mark {
        Mark::White => "white".to_owned(),
        Mark::Black => "black".to_owned(),
        Mark::Red => "red".to_owned(),
        Mark::Green => "green".to_owned(),
        Mark::Neutral => "neutral".to_owned(),
        Mark::Seat(seat) => format!("seat-{seat}"),
        Mark::Level(_) | Mark::Named(_) => String::new(),
    }
}

pub(super) fn hand_over(room: Room) -> impl IntoView {
    let who = room.game.with_untracked(|session| {
        let seat = session.table.turn().seat();
        seat.map(|seat| say(&session.table.seat_words(seat)))
            .unwrap_or_default()
    });
    let go = move |_| {
        room.sure.set(None);
        room.game.update(|session| {
            session.uncover(Room::now());
            session.prepare();
        });
        room.drive();
    };
    let button = focus::taken();
    view! {
        <div class="cover" role="dialog" aria-label=t("web-hand-over")>
            <h2>{with("web-hand-over-to", "who", who.clone())}</h2>
            <p>{t("web-hand-over-text")}</p>
            <button class="button primary large" node_ref=button on:click=go>{with("web-hand-over-ready", "who", who)}</button>
        </div>
    }
}

pub(super) fn paused(room: Room) -> impl IntoView {
    let button = focus::taken();
    view! {
        <div class="cover">
            <h2>{t("web-paused")}</h2>
            <button class="button primary large" node_ref=button on:click=move |_| toggle_pause(room)>{icon::icon(icon::PLAY)}{t("web-go-on")}</button>
        </div>
    }
}

fn toggle_pause(room: Room) {
    room.game.update(|session| {
        session.pause(Room::now());
        session.prepare();
    });
    let is_paused = room.game.with_untracked(|session| session.paused);
    let words = match is_paused {
        true => Some(t("web-paused")),
        false => room.game.with_untracked(turn_words),
    };
    // What was said about moving while it was paused no longer holds.
    room.notice.set(None);
    room.context.announce(words.unwrap_or_default());
    room.drive();
}

/// One line below the board: whose turn it is, what is wrong, what is to be confirmed, how it ended.
pub(super) fn message(room: Room) -> impl IntoView {
    let content = move || {
        if let Some(ending) = room.game.with(|session| session.table.ending()) {
            let (head, text) = room.game.with(|session| result(session, ending));
            let id = room.game.with(|session| session.id.clone());
            let game = room.game.with(|session| session.table.info().id.to_owned());
            return view! {
                <div class="ending">
                    <div><h2>{head}</h2><p>{text}</p></div>
                    <div class="buttons">
                        <Go to=Route::Review(Some(id)) class="button primary">{icon::icon(icon::CHART)}{t("web-review-game")}</Go>
                        <button class="button" on:click=move |_| room.again()>{t("web-again")}</button>
                        <Go to=Route::New(game) class="button">{t("web-new-game")}</Go>
                    </div>
                </div>
            }
            .into_any();
        }
        if let Some(sure) = room.sure.get() {
            let yes = move |_| {
                room.sure.set(None);
                match sure {
                    Sure::Resign => room.resign(),
                    Sure::Draw => room.offer_draw(None),
                    Sure::Accept(seat) => room.offer_draw(Some(seat)),
                }
            };
            let no = move |_| {
                room.sure.set(None);
                if let Sure::Accept(seat) = sure {
                    room.tell(with("web-draw-declined", "who", seat_name(room, seat)));
                }
            };
            // Whoever holds the key down for too long has not answered yes.
            let held = focus::taken();
            return view! {
                <p>{sure.words(room)}</p>
                <div class="buttons">
                    <button class="button primary" on:click=yes>{t("web-yes")}</button>
                    <button class="button" node_ref=held on:click=no>{t("web-no")}</button>
                </div>
            }
            .into_any();
        }
        if room.game.with(|session| session.pending.is_some()) {
            let told = room.game.with(Session::pending_words);
            return confirming(told, move || room.confirm(), move || room.cancel());
        }
        if let Some(notice) = room.notice.get() {
            return room.looked.view(notice).into_any();
        }
        if room.game.with(|session| session.at.is_some()) {
            let back = move |_| room.game.update(|session| session.at = None);
            return view! {
                <p>{t("web-looking-back")}</p>
                <button class="button" on:click=back>{t("web-to-the-game")}</button>
            }
            .into_any();
        }
        view! { <p>{room.game.with(turn_words)}</p> }.into_any()
    };
    view! { <div class="message">{content}</div> }
}

/// A move that waits for somebody to say that it is meant.
pub(in super::super) fn confirming(
    told: Option<Say>,
    confirm: impl Fn() + Send + 'static,
    cancel: impl Fn() + Send + 'static,
) -> AnyView {
    view! {
        <p>{said(told)}</p>
        <div class="buttons">
            <button class="button primary" on:click=move |_| confirm()>{icon::icon(icon::CHECK)}{t("web-confirm-move")}</button>
            <button class="button" on:click=move |_| cancel()>{icon::icon(icon::CROSS)}{t("web-cancel")}</button>
        </div>
    }
    .into_any()
}

/// What a seat is called.
pub(super) fn seat_name(room: Room, seat: Seat) -> String {
    room.game
        .with(|session| say(&session.table.seat_words(seat)))
}

/// Whose turn it is.
pub(in super::super) fn whose_turn(table: &dyn AnyMatch, players: &[Who]) -> Option<String> {
    let seat = table.turn().seat()?;
    Some(match Who::only(players) == Some(seat) {
        true => t("web-your-turn"),
        false => with("web-turn-of", "who", say(&table.seat_words(seat))),
    })
}

/// Whose turn it is, and what is to be done.
pub(super) fn turn_words(session: &Session) -> Option<String> {
    let turn = whose_turn(&*session.table, &session.players)?;
    Some(match session.put_out() {
        Some(out) => format!("{turn}. {}", say(&out.asked)),
        None => turn,
    })
}

/// How the game ended: in two words, and why.
pub(super) fn result(session: &Session, ending: Ending) -> (String, String) {
    let head = who_won(&*session.table, &session.players, ending);
    (head, why_words(session.table.info().id, ending.why))
}

/// Who has won, in two words.
pub(in super::super) fn who_won(table: &dyn AnyMatch, players: &[Who], ending: Ending) -> String {
    let mut winners = ending.winners.iter();
    let (Some(winner), None) = (winners.next(), winners.next()) else {
        return t("web-draw");
    };
    match Who::only(players) {
        Some(own) if own == winner => t("web-you-win"),
        Some(_) => t("web-you-lose"),
        None => with("web-wins", "who", say(&table.seat_words(winner))),
    }
}

/// Why a game ended.
pub(in super::super) fn why_words(id: &str, reason: &str) -> String {
    match reason {
        why::TIME => t("web-why-time"),
        why::RESIGN => t("web-why-resign"),
        why::AGREED => t("web-why-agreed"),
        reason => t(&format!("{id}-why-{reason}")),
    }
}

pub(super) fn actions(room: Room) -> impl IntoView {
    let over = move || room.game.with(|session| session.table.ending().is_some());
    let own_turn = move || room.game.with(|session| session.mover().is_some()) && !over();
    let game = room.game.with_untracked(|session| session.game);
    let has_persons = !room.game.with_untracked(Session::is_watched);
    let timed = room
        .game
        .with_untracked(|session| session.clock.control() != TimeControl::Untimed);
    let covered = move || room.game.with(|session| session.covered);
    let view = Signal::derive(move || room.game.with(|session| session.view));
    let look = Callback::new(move |act: fn(&mut Session)| {
        room.game.update(act);
        room.keep();
    });
    let choice = move || {
        room.game.with(|s| s.mover().is_some() && s.has_choice()).then(|| {
            view! {
                <button class="tool strong" on:click=move |_| { room.cycle(1); }>{icon::icon(icon::TURN)}<span>{t("web-turn-piece")}</span></button>
            }
        })
    };
    view! {
        <div class="tools" role="group" aria-label=t("web-actions")>
            {choice}
            {has_persons.then(|| view! {
                <button class="tool" disabled=move || !room.game.with(Session::can_undo) on:click=move |_| room.undo()>
                    {icon::icon(icon::UNDO)}<span>{t("web-undo")}</span>
                </button>
                <button class="tool" disabled=move || !own_turn() on:click=move |_| room.hint()>
                    {icon::icon(icon::HINT)}<span>{t("web-hint")}</span>
                </button>
            })}
            {look_tools(game, view, look)}
            {(timed || !has_persons).then(|| view! {
                <button class="tool" disabled=over on:click=move |_| toggle_pause(room)>
                    {move || {
                        let is_paused = room.game.with(|session| session.paused);
                        let (sign, words) = if is_paused { (icon::PLAY, "web-go-on") } else { (icon::PAUSE, "web-pause") };
                        view! { {icon::icon(sign)}<span>{t(words)}</span> }
                    }}
                </button>
            })}
            {has_persons.then(|| view! {
                <button class="tool" disabled=move || !own_turn() on:click=move |_| room.ask_sure(Sure::Draw)>
                    {icon::icon(icon::DRAW)}<span>{t("web-offer-draw")}</span>
                </button>
                <button class="tool" disabled=move || over() || covered() on:click=move |_| room.ask_sure(Sure::Resign)>
                    {icon::icon(icon::FLAG)}<span>{t("web-resign")}</span>
                </button>
            })}
        </div>
    }
}

/// Buttons that show the board in another way and from another side, where there are such.
pub(in super::super) fn look_tools(
    game: &'static dyn AnyGame,
    view: Signal<usize>,
    look: Callback<fn(&mut Session)>,
) -> impl IntoView {
    let views = game.views();
    let name = move || view_name(game.info().id, views[view.get()]);
    view! {
        {(views.len() > 1).then(|| view! {
            <button class="tool" on:click=move |_| look.run(Session::next_view) title=t("web-view")>{icon::icon(icon::EYE)}<span>{name}</span></button>
        })}
        {(game.turns() > 1).then(|| view! {
            <button class="tool" on:click=move |_| look.run(Session::turn_board)>{icon::icon(icon::TURN)}<span>{t("web-turn-board")}</span></button>
        })}
    }
}

/// What stands beside the board.
pub(super) fn facts(room: Room) -> impl IntoView {
    let rows = move || room.game.with(fact_rows);
    view! { <dl class="facts sheet">{rows}</dl> }
}

/// The lines of it.
pub(in super::super) fn fact_rows(session: &Session) -> impl IntoView + use<> {
    // What has been put out counts, whether or not it has been sent.
    let facts = match session.put_out() {
        Some(out) => out.draft.facts(session.viewer()),
        None => session.table.facts(session.viewer()),
    };
    let rows = facts.into_iter().map(|fact| {
        let class = fact
            .seat
            .map(|seat| mark_class(session.table.seat_mark(seat)));
        let whose = fact.seat.map(|seat| say(&session.table.seat_words(seat)));
        view! {
            <div class="fact">
                <dt>
                    {class.map(|class| view! { <span class=format!("dot small {class}")></span> })}
                    <span>{say(&fact.label)}{whose.map(|who| format!(" ({who})"))}</span>
                </dt>
                <dd>{say(&fact.value)}</dd>
            </div>
        }
    });
    rows.collect_view()
}

pub(super) fn moves(room: Room) -> impl IntoView {
    let version = Memo::new(move |_| {
        room.game.with(|s| {
            (
                s.table.len(),
                s.at,
                s.covered,
                s.table.ending().is_some(),
                s.table.len().checked_sub(1).and_then(|n| s.table.event(n)),
            )
        })
    });
    let rows = move || {
        let (len, at, ..) = version.get();
        room.game.with_untracked(|session| {
            let viewer = session.viewer();
            let movers = session.table.movers();
            // What was drawn after the last move belongs to it.
            let last = movers.iter().rposition(Option::is_some);
            let shown = at.unwrap_or(last.map_or(len, |last| last + 1));
            let mut number = 0;
            let rows = (0..len).map(|n| {
                let told = said(session.table.tell(n, viewer));
                let mover = movers[n];
                if mover.is_some() {
                    number += 1;
                }
                let mark = mover.map(|seat| mark_class(session.table.seat_mark(seat)));
                let is_shown = shown == n + 1;
                let show = move |_| {
                    room.game.update(|session| {
                        session.at = Some(n + 1).filter(|at| *at < session.table.len());
                        session.let_go();
                    });
                    if room.game.with_untracked(|session| session.at.is_some()) {
                        room.context.announce(t("web-looking-back"));
                    }
                };
                let label = mover.map(|_| number.to_string()).unwrap_or_default();
                view! {
                    <li class:current=is_shown class:minor=mover.is_none()>
                        <button on:click=show aria-current=is_shown.then_some("step")>
                            <span class="number">{label}</span>
                            {mark.map(|mark| view! { <span class=format!("dot small {mark}")></span> })}
                            <span>{told}</span>
                        </button>
                    </li>
                }
            });
            let rows: Vec<_> = rows.collect();
            rows.into_iter().rev().collect_view()
        })
    };
    view! {
        <section class="sheet moves">
            <h2>{t("web-moves")}</h2>
            <ol class="list">{rows}</ol>
        </section>
    }
}

/// Moves can be typed.
pub(super) fn typed(room: Room) -> impl IntoView {
    typed_form(Callback::new(move |typed: String| {
        if let Some(reason) = room.game.with_untracked(Session::why_not_now) {
            room.refuse(&reason);
            return false;
        }
        if typed.starts_with(['#', '+']) {
            let reason = room
                .game
                .with_untracked(|session| session.refused("syntax"));
            room.refuse(&reason);
            return false;
        }
        room.play(&typed);
        true
    }))
}

/// Where moves are typed. `play` says whether what was typed has been dealt with.
pub(in super::super) fn typed_form(play: Callback<String, bool>) -> impl IntoView {
    let text = RwSignal::new(String::new());
    let submit = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let typed = text.get_untracked().trim().to_owned();
        if !typed.is_empty() && play.run(typed) {
            text.set(String::new());
        }
    };
    view! {
        <form class="typed" on:submit=submit>
            <label>
                <span class="unseen">{t("web-type-move")}</span>
                <input type="text" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder=t("web-type-move")
                    prop:value=move || text.get() on:input:target=move |event| text.set(event.target().value())/>
            </label>
            <button class="button" type="submit">{t("web-play-move")}</button>
        </form>
    }
}
