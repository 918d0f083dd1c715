//! Everything that there is to see: every page, every board, and what opens on them.

use anyhow::Context as _;
use quartet_game::{Dice, Options};
use quartet_games::GAMES;
use quartet_host::{AnyGame, AnyMatch, Clock, Course, Puzzle, TimeControl};
use quartet_web::{Mark, Progress, Route, Saved, Session, Who};
use serde_json::{Value, json};

use crate::visit::{Visit, new_game};

/// Something to look at: a page, and what has been done on it.
pub(crate) struct Sight {
    /// What it is, fit for the name of a file.
    pub(crate) name: String,
    pub(crate) kind: Kind,
    address: String,
    /// What the app has kept: keys and values.
    kept: Vec<(String, String)>,
    /// Scripts. Each is run again and again until it says yes.
    steps: Vec<String>,
}

/// What there is to look at.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// A page with words of its own: it looks different in every language.
    Page,
    /// A page of which another one of this kind has the same parts.
    Again,
    /// A board above all.
    Board,
}

impl Sight {
    fn new(name: impl Into<String>, kind: Kind, address: impl Into<String>) -> Self {
        Self {
            name: name.into(),
            kind,
            address: address.into(),
            kept: Vec::new(),
            steps: vec![there("main > *")],
        }
    }

    /// With a game in the storage of the browser.
    fn keeping(mut self, saved: &Saved) -> Self {
        let text = serde_json::to_string(saved).unwrap_or_default();
        self.kept.push((format!("quartet.game.{}", saved.id), text));
        self
    }

    /// After this has been done, too.
    fn step(mut self, script: impl Into<String>) -> Self {
        self.steps.push(script.into());
        self
    }

    /// Goes there in an app that runs already, which is quicker than to load it.
    pub(crate) fn reach(&self, visit: &Visit<'_>) -> anyhow::Result<()> {
        let kept: Vec<Value> = self
            .kept
            .iter()
            .map(|(key, value)| json!([key, value]))
            .collect();
        visit
            .browser
            .script_with(GO, &json!([self.address, kept]))?;
        for step in &self.steps {
            visit
                .browser
                .wait(step)
                .with_context(|| self.name.clone())?;
        }
        Ok(())
    }
}

/// Leaves the page, so that it writes nothing more, puts into the storage what belongs to the sight, and goes there.
const GO: &str = "
const [address, kept] = arguments;
const go = (to) => { history.pushState(null, '', to); dispatchEvent(new PopStateEvent('popstate')) };
go('/nowhere');
return new Promise((done) => setTimeout(() => {
  for (const key of Object.keys(localStorage)) if (key !== 'quartet.settings') localStorage.removeItem(key);
  for (const [key, value] of kept) localStorage.setItem(key, value);
  scrollTo(0, 0);
  go(address);
  setTimeout(done, 30);
}, 0));
";

/// Is there something that a style sheet would find?
fn there(selector: &str) -> String {
    format!("return document.querySelector({selector:?}) !== null")
}

/// Presses the nth of what a style sheet would find.
fn press(selector: &str, n: usize) -> String {
    format!(
        "const found = document.querySelectorAll({selector:?})[{n}]; if (!found || found.disabled) return false; \
         found.click(); return true"
    )
}

/// Types into a field.
fn typing(selector: &str, text: &str) -> String {
    format!(
        "const field = document.querySelector({selector:?}); if (!field) return false; field.value = {text:?}; \
         for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, {{ bubbles: true }})); return true"
    )
}

/// Points at one place after the other until there is something that a style sheet would find.
fn pointing_until(selector: &str) -> String {
    format!(
        "if (document.querySelector({selector:?})) return true; \
         const again = document.querySelector('.notice.good button, .ending.good button'); if (again) {{ again.click(); return false }} \
         const all = [...document.querySelectorAll('.board-box [data-target]')]; window.turn = (window.turn ?? 0) + 7; \
         if (all.length) all[window.turn % all.length].dispatchEvent(new MouseEvent('click', {{ bubbles: true }})); return false"
    )
}

const OPEN_EVERYTHING: &str =
    "document.querySelectorAll('details').forEach((part) => { part.open = true }); return true";

/// Everything, page by page.
pub(crate) fn all() -> anyhow::Result<Vec<Sight>> {
    let mut all = common()?;
    for (n, game) in GAMES.iter().enumerate() {
        of_game(*game, &mut all)?;
        playing(*game, &mut all)?;
        reviewing(*game, n, &mut all)?;
    }
    talking(GAMES[0], &mut all)?;
    secrets(&mut all)?;
    // What stays whatever one does comes last.
    all.push(
        Sight::new("update", Kind::Page, "/settings")
            .step("dispatchEvent(new Event('quartet-update')); return document.querySelector('.toast') !== null"),
    );
    Ok(all)
}

/// Pages that belong to no game.
fn common() -> anyhow::Result<Vec<Sight>> {
    let mut known = Sight::new("home-known", Kind::Page, "/");
    let mut open = Sight::new("review-open", Kind::Page, "/review");
    for (n, game) in GAMES.iter().enumerate() {
        let saved = going_on(*game, "", n, TimeControl::Untimed)?;
        known = known.keeping(&saved.save(1.0 + n as f64));
        let mut over = going_on(*game, "", 4, TimeControl::Untimed)?;
        over.id = format!("over{n}");
        resign(&mut over)?;
        known = known.keeping(&over.save(0.5));
        open = open.keeping(&over.save(0.5));
    }
    let wrong = "return document.querySelector('.warning') !== null";
    Ok(vec![
        Sight::new("home", Kind::Page, "/"),
        known.step(there(".games")),
        Sight::new("settings", Kind::Page, "/settings"),
        open.step(typing("textarea", "nonsense"))
            .step(press(".drop .primary", 0))
            .step(wrong),
        Sight::new("learn", Kind::Page, "/learn"),
        Sight::new("puzzles", Kind::Page, "/puzzles"),
        Sight::new("lost", Kind::Page, "/nothing"),
    ])
}

/// The pages of a game on which nobody plays.
fn of_game(game: &'static dyn AnyGame, all: &mut Vec<Sight>) -> anyhow::Result<()> {
    let info = game.info();
    let id = info.id;
    let page = |name: &str, kind: Kind, address: &str| {
        Sight::new(format!("{id}-{name}"), kind, address.replace("GAME", id))
    };
    all.push(page("new", Kind::Page, "/new/GAME").step(OPEN_EVERYTHING));
    all.push(
        page("new-watch", Kind::Again, "/new/GAME")
            .step(press("[name=against]", 2))
            .step(press("[name=clock]", 5)),
    );
    let set_up = info.offers().position(|(_, mode)| {
        let table = Options::parse(mode.options).map(|options| game.open(&options, None));
        matches!(table, Ok(Ok(table)) if table.set_up_by_chance(&mut Dice::new(0)).is_some())
    });
    if let Some(n) = set_up {
        all.push(
            page("new-set-up", Kind::Page, "/new/GAME")
                .step(press("[name=mode]", n))
                .step(press("[name=against]", 1))
                .step(there("[name=set-up]")),
        );
    }
    if game.boards().is_some() {
        all.push(page("boards", Kind::Page, "/boards/GAME"));
        all.push(
            page("boards-done", Kind::Page, "/boards/GAME")
                .step(press(".side .buttons .button", 1))
                .step("return !document.querySelector('.side .primary').disabled"),
        );
    }
    let wrong = page("position-wrong", Kind::Again, "/position/GAME").step(OPEN_EVERYTHING);
    all.extend([
        page("position", Kind::Page, "/position/GAME"),
        wrong
            .step(typing(".side textarea", "nonsense"))
            .step(there(".message .warning li")),
    ]);
    let course = Course::of(game).map_err(|problems| anyhow::anyhow!("{problems}"))?;
    if !course.is_empty() {
        let last = course.tasks.len();
        all.extend([
            page("learn", Kind::Page, "/learn/GAME"),
            page("rules", Kind::Page, "/learn/GAME/rules"),
            page("lesson", Kind::Page, "/learn/GAME/1"),
            page("lesson-hint", Kind::Page, &format!("/learn/GAME/{last}"))
                .step(press(".lesson-tools button", 0))
                .step(there(".notice")),
            page("lesson-right", Kind::Page, "/learn/GAME/2")
                .step("if (document.querySelector('.notice.good')) return true; document.querySelectorAll('.lesson-tools button')[1].click(); return false"),
        ]);
    }
    if !course.gallery.is_empty() {
        all.push(page("gallery", Kind::Page, "/learn/GAME/gallery"));
    }
    let mut list = page("puzzles", Kind::Page, "/puzzles/GAME");
    let mut progress = Progress::default();
    let marks = [Mark::Clean, Mark::Solved, Mark::Tried];
    for (puzzle, mark) in Puzzle::all(game).iter().zip(marks) {
        progress.note(id, puzzle, mark);
    }
    let progress = serde_json::to_string(&progress)?;
    list.kept.push(("quartet.puzzles".to_owned(), progress));
    all.extend([
        list,
        page("puzzle", Kind::Page, "/puzzles/GAME/1"),
        page("puzzle-shown", Kind::Page, "/puzzles/GAME/3")
            .step(press(".tools .tool:not(.strong)", 1))
            .step(there(".about")),
    ]);
    Ok(())
}

/// Boards on which somebody plays: every view of a game under way, and every way to begin one.
fn playing(game: &'static dyn AnyGame, all: &mut Vec<Sight>) -> anyhow::Result<()> {
    let info = game.info();
    for (n, view) in game.views().iter().enumerate() {
        let mut session = going_on(game, "", 6, TimeControl::Untimed)?;
        session.view = n;
        let kind = if n == 0 { Kind::Page } else { Kind::Board };
        all.push(board(&format!("{}-play-{view}", info.id), kind, &session));
    }
    for (n, mode) in info.modes.iter().enumerate().skip(1) {
        let session = new_game(game, mode.options, &|_| Who::Person, TimeControl::USUAL[5])?;
        all.push(board(
            &format!("{}-begin-{n}", info.id),
            Kind::Board,
            &session,
        ));
    }
    Ok(())
}

/// What is said and asked while one plays.
fn talking(game: &'static dyn AnyGame, all: &mut Vec<Sight>) -> anyhow::Result<()> {
    let timed = going_on(game, "", 6, TimeControl::USUAL[3])?;
    let on = |name: &str| board(name, Kind::Page, &timed);
    let mut over = going_on(game, "", 6, TimeControl::Untimed)?;
    resign(&mut over)?;
    all.extend([
        on("play-refused")
            .step(typing(".typed input", "nonsense"))
            .step(press(".typed button", 0))
            .step(there(".message .notice")),
        on("play-confirm").step(pointing_until(".message .button.primary")),
        on("play-draw")
            .step("[...document.querySelectorAll('.tools .tool')].at(-2).click(); return true")
            .step(there(".message .button.primary")),
        on("play-resign")
            .step("[...document.querySelectorAll('.tools .tool')].at(-1).click(); return true")
            .step(there(".message .button.primary")),
        on("play-paused")
            .step("[...document.querySelectorAll('.tools .tool')].at(-3).click(); return true")
            .step(there(".cover")),
        on("play-before")
            .step("[...document.querySelectorAll('.moves li button')].at(-1).click(); return true")
            .step(there(".message .button")),
        board("play-over", Kind::Page, &over).step(there(".ending")),
    ]);
    let id = game.info().id;
    all.extend([
        Sight::new("puzzle-hint", Kind::Page, format!("/puzzles/{id}/2"))
            .step(press(".tools .tool:not(.strong)", 0))
            .step(there(".message .notice")),
        Sight::new("puzzle-wrong", Kind::Page, format!("/puzzles/{id}/2")).step(
            "if (document.querySelector('.ending.bad')) return true; document.querySelector('.message .button.primary')?.click(); "
                .to_owned()
                + &pointing_until(".ending.bad"),
        ),
        Sight::new("lesson-wrong", Kind::Page, format!("/learn/{id}/2"))
            .step(pointing_until(".notice.bad")),
    ]);
    Ok(())
}

/// A game that is looked at: what the engine says, and a variation.
fn reviewing(
    game: &'static dyn AnyGame,
    number: usize,
    all: &mut Vec<Sight>,
) -> anyhow::Result<()> {
    let id = game.info().id;
    let mut over = going_on(game, "", 6, TimeControl::Untimed)?;
    resign(&mut over)?;
    let saved = over.save(1.0);
    let address = Route::Review(Some(saved.id.clone())).to_string();
    let kind = if number == 0 { Kind::Page } else { Kind::Again };
    let sight = Sight::new(format!("{id}-review"), kind, address).keeping(&saved);
    all.push(
        sight
            .step(press(".study li button", 0))
            .step(press(".side [role=switch]", 0))
            .step(there(".engine-lines li"))
            .step(pointing_until(".study .variation"))
            .step(typing(".comment", "why not?"))
            .step(
                "return document.querySelector('.graph .curve')?.getAttribute('points').split(' ').length > 3",
            ),
    );
    Ok(())
}

/// What one at the device may not see of the other.
fn secrets(all: &mut Vec<Sight>) -> anyhow::Result<()> {
    for game in GAMES {
        let info = game.info();
        for (n, mode) in info.modes.iter().enumerate() {
            let mut session =
                new_game(*game, mode.options, &|_| Who::Person, TimeControl::Untimed)?;
            if session.table.arrangement().is_empty() {
                continue;
            }
            let name = format!("{}-plan-{n}", info.id);
            all.push(board(&name, Kind::Page, &session).step(there(".plan-item")));
            for _ in 0..60 {
                let text = session.table.legal().into_iter().next();
                let text = text.context("a move")?;
                if session.covered || session.play(&text, 0).is_err() {
                    break;
                }
            }
            let name = format!("{}-hand-over-{n}", info.id);
            all.push(board(&name, Kind::Page, &session).step(there(".cover")));
        }
    }
    Ok(())
}

/// The page of a game.
pub(crate) fn board(name: &str, kind: Kind, session: &Session) -> Sight {
    let saved = session.save(1.0);
    let address = Route::Play(saved.id.clone()).to_string();
    Sight::new(name, kind, address)
        .keeping(&saved)
        .step(there(".board-box svg"))
}

/// A game in its middle, somebody against the computer, with so many moves made since.
pub(crate) fn going_on(
    game: &'static dyn AnyGame,
    options: &str,
    moves: usize,
    control: TimeControl,
) -> anyhow::Result<Session> {
    let info = game.info();
    let options = Options::parse(options).map_err(|problems| anyhow::anyhow!("{problems}"))?;
    let table = game.open(&options, Some(info.example));
    let table = table.map_err(|problems| anyhow::anyhow!("{problems}"))?;
    let seats = table.seats();
    let players = vec![Who::Person; usize::from(seats)];
    let id = format!("sight{}", info.id);
    let clock = Clock::new(control, seats);
    let mut session = Session::with(id, game, table, players, clock, 11);
    let mut dice = Dice::new(5);
    session.advance(0);
    for _ in 0..moves {
        let legal = session.table.legal();
        let quiet: Vec<&String> = legal
            .iter()
            .filter(|text| goes_on(&*session.table, text))
            .collect();
        let Some(text) = dice.pick(&quiet).map(|text| (*text).clone()) else {
            break;
        };
        session
            .play(&text, 0)
            .map_err(|refusal| anyhow::anyhow!("{text}: {refusal:?}"))?;
    }
    let own = session.table.turn().seat();
    for (n, who) in session.players.iter_mut().enumerate() {
        if own.is_none_or(|own| own.index() != n) {
            *who = Who::Engine(3);
        }
    }
    Ok(session)
}

/// Is the game not over after this move?
fn goes_on(table: &dyn AnyMatch, text: &str) -> bool {
    let mut next = table.duplicate();
    next.play(text).is_ok() && next.ending().is_none()
}

fn resign(session: &mut Session) -> anyhow::Result<()> {
    session
        .act("#resign0", 0)
        .map_err(|refusal| anyhow::anyhow!("{refusal:?}"))
}
