use std::{
    cell::{Cell, RefCell},
    thread::sleep,
    time::{Duration, Instant},
};

use anyhow::{Context as _, bail, ensure};
use quartet_games::GAMES;
use quartet_host::{AnyEngine, AnyGame, Level, Player, Request};
use quartet_web::{Pointed, Route, Saved, Session};
use serde_json::{Value, json};

use crate::{hand::Hand, visit::Visit};

/// A game on the page, played by somebody who knows the rules: what is to be played is decided here, and pointed out there.
///
/// Whatever the page shows is compared with what the same code makes of the same game outside of the browser.
pub(crate) struct Table<'a> {
    visit: &'a Visit<'a>,
    pub(crate) id: String,
    game: &'static dyn AnyGame,
    engine: RefCell<Box<dyn AnyEngine>>,
    /// How often the device was handed over.
    pub(crate) handed_over: Cell<usize>,
}

impl<'a> Table<'a> {
    /// The game on the page that is open.
    pub(crate) fn here(visit: &'a Visit<'a>) -> anyhow::Result<Self> {
        visit.browser.wait_for(".board-box svg")?;
        let Route::Play(id) = visit.route()? else {
            bail!("this is no page on which one plays");
        };
        let game = read(visit, &id)?.game;
        let engine = RefCell::new(game.engine(1 << 20));
        Ok(Self {
            visit,
            id,
            game,
            engine,
            handed_over: Cell::new(0),
        })
    }

    /// The game as the page has put it away.
    pub(crate) fn session(&self) -> anyhow::Result<Session> {
        let mut session = read(self.visit, &self.id)?;
        session.prepare();
        Ok(session)
    }

    /// How much has happened.
    pub(crate) fn len(&self) -> anyhow::Result<usize> {
        Ok(self.session()?.table.len())
    }

    /// Waits until somebody at this device may play; nothing if the game is over. Hands the device over where it must be.
    pub(crate) fn turn(&self, hand: Hand) -> anyhow::Result<Option<Session>> {
        let start = Instant::now();
        loop {
            ensure!(
                start.elapsed() < Duration::from_secs(60),
                "nobody's turn comes"
            );
            let mut session = self.session()?;
            if session.table.ending().is_some() {
                self.visit.browser.wait_for(".ending")?;
                return Ok(None);
            }
            if session.covered {
                // Whether it has been handed over since then is not kept.
                if self.visit.count(".cover .button")? > 0 {
                    self.take_over(hand)?;
                }
                session.uncover(0);
                session.prepare();
            }
            if session.mover().is_some() {
                return Ok(Some(session));
            }
            sleep(Duration::from_millis(20));
        }
    }

    /// Takes the device from whoever had it.
    fn take_over(&self, hand: Hand) -> anyhow::Result<()> {
        let browser = self.visit.browser;
        ensure!(
            browser.is(
                "getComputedStyle(document.querySelector('.board-hold')).visibility === 'hidden'"
            )?,
            "the board is seen while the device is handed over"
        );
        hand.press(browser, ".cover .button")?;
        browser.wait("return document.querySelector('.cover') === null")?;
        self.handed_over.set(self.handed_over.get() + 1);
        Ok(())
    }

    /// Chooses a move as somebody of this level does.
    pub(crate) fn think(&self, session: &Session, level: u8) -> anyhow::Result<String> {
        let request = Request {
            player: Player::Level(Level::new(level).context("a level")?),
            contempt: Request::TO_WIN,
            seed: session.table.len() as u64,
            ..Request::default()
        };
        let end = Instant::now() + Duration::from_millis(200);
        let control = move |_: u64| Instant::now() >= end;
        let mut engine = self.engine.borrow_mut();
        let thought = engine.think(&*session.table, request, &control, &mut |_| {});
        let line = thought.lines.into_iter().next().context("a line")?;
        line.moves.into_iter().next().context("a move")
    }

    /// Plays a move by pointing at what it takes.
    pub(crate) fn play(&self, hand: Hand, mut session: Session, text: &str) -> anyhow::Result<()> {
        let game = self.game.info().id;
        self.point_out(hand, &mut session, text)
            .with_context(|| format!("{game}: {text} at {}", session.table.position()))?;
        let before = session.table.len();
        let start = Instant::now();
        loop {
            let now = self.session()?;
            if now.table.len() > before {
                let played = now.table.event(before);
                ensure!(
                    played.as_deref() == Some(text),
                    "{game}: {text} was pointed out, {played:?} was played"
                );
                return Ok(());
            }
            ensure!(
                start.elapsed() < Duration::from_secs(20),
                "{game}: {text} has been pointed out with {hand:?}, and nothing happens"
            );
            sleep(Duration::from_millis(10));
        }
    }

    fn point_out(&self, hand: Hand, session: &mut Session, text: &str) -> anyhow::Result<()> {
        let browser = self.visit.browser;
        let way = session.table.ways_to(text).into_iter().next();
        let way = way.context("there is a way to every move")?;
        for (n, target) in way.iter().enumerate() {
            if session.picked.get(n) == Some(target) {
                continue;
            }
            let mut tries = 0;
            while session.picked.get(n) != Some(target) {
                tries += 1;
                ensure!(tries < 100, "{target:?} cannot be reached");
                let is_choice = matches!(target, quartet_scene::Target::Choice(_));
                // Keys turn a piece faster than they go to it.
                let is_last = session.picked[n..]
                    .iter()
                    .skip(1)
                    .all(|later| !matches!(later, quartet_scene::Target::Choice(_)));
                let turns = hand == Hand::Keys && is_last;
                if is_choice && (turns || hand.find(browser, target.name())?.is_none()) {
                    hand.cycle(browser)?;
                    session.cycle(1);
                    continue;
                }
                let legal: Vec<String> = session
                    .table
                    .offered(&session.picked)
                    .iter()
                    .map(|target| target.name().to_owned())
                    .collect();
                hand.point(browser, target.name(), &legal)?;
                if matches!(session.point(target.name()), Pointed::Move(_)) {
                    break;
                }
            }
        }
        if self
            .visit
            .browser
            .is("matchMedia('(pointer: coarse)').matches")?
        {
            // On a touch screen a move is confirmed.
            browser.wait_for(".message .button.primary")?;
            hand.press(browser, ".message .button.primary")?;
        }
        Ok(())
    }

    /// Plays until the game is over, each seat as strong as said. Returns how many moves were made here.
    pub(crate) fn play_to_the_end(&self, hand: Hand, levels: &[u8]) -> anyhow::Result<usize> {
        let mut moves = 0;
        while let Some(session) = self.turn(hand)? {
            let seat = session.table.turn().seat().context("somebody's turn")?;
            let text = self.think(&session, levels[seat.index() % levels.len()])?;
            self.play(hand, session, &text)?;
            moves += 1;
            ensure!(moves < 400, "the game has no end");
        }
        Ok(moves)
    }

    /// Plays so many moves, or fewer if the game is over before.
    pub(crate) fn play_some(&self, hand: Hand, moves: usize, level: u8) -> anyhow::Result<()> {
        for _ in 0..moves {
            let Some(session) = self.turn(hand)? else {
                break;
            };
            let text = self.think(&session, level)?;
            self.play(hand, session, &text)?;
        }
        Ok(())
    }
}

fn read(visit: &Visit<'_>, id: &str) -> anyhow::Result<Session> {
    let key = format!("quartet.game.{id}");
    let text = visit
        .browser
        .script_with("return localStorage.getItem(arguments[0])", &json!([key]))?;
    let Value::String(text) = text else {
        bail!("the game has not been kept");
    };
    let saved: Saved = serde_json::from_str(&text)?;
    Session::resume(GAMES, &saved).map_err(|fault| anyhow::anyhow!("{fault}: {}", saved.record))
}
