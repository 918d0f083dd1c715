//! Cubulus as people see it and point at it.
//!
//! What one points at are the 54 facelets of the unfolded cube, and the centre while neutral balls are placed. A ball that
//! is seen from several sides is drawn several times: all of its drawings belong to the first facelet of its cell, so that
//! pointing at one lights up the others.

mod aside;
mod ball;
mod cube;
mod effect;
mod frame;
mod painter;
mod seen;
mod signs;
mod words;

use quartet_game::Seat;
use quartet_scene::{Fact, Language, Path, Present, PutOut, Say, Scene, Shot, Target};

use crate::{
    cell::{Cell, Cells},
    colour::Colour,
    cubulus::Cubulus,
    facelet::{Face, Facelet},
    moves::Move,
    notation::push_or_fill,
    state::{Phase, State},
};

use self::{
    effect::{Effect, Kind},
    painter::Painter,
};
pub(crate) use words::colour as colour_words;

/// The cell in the middle, which no face shows.
pub(crate) const CENTRE: &str = "C";
/// The button of a seat that cannot move.
pub(crate) const PASS: &str = "pass";

/// The faces as one reads the net.
pub(crate) const NET: [Face; 6] = [
    Face::Up,
    Face::Left,
    Face::Front,
    Face::Right,
    Face::Back,
    Face::Down,
];

impl Present for Cubulus {
    const VIEWS: &'static [&'static str] = &["net", "faces", "cube"];
    const TURNS: u8 = 4;
    const UPRIGHT: usize = 1;

    fn cells(&self, _state: &State) -> Vec<String> {
        let facelets = NET
            .into_iter()
            .flat_map(|face| (0..9).filter_map(move |place| Facelet::new(face, place)));
        let names = facelets.map(|facelet| facelet.to_string());
        names.chain([CENTRE.to_owned()]).collect()
    }

    fn draw(&self, shot: &Shot<'_, Self>) -> Scene {
        Painter::new(shot).paint()
    }

    fn paths(&self, state: &State, mv: Move, out: &mut Vec<Path>) {
        match mv {
            Move::Place(Cell::CENTRE) => out.push(vec![Target::spot(CENTRE)]),
            Move::Place(cell) => {
                let facelets = Face::ALL
                    .into_iter()
                    .filter_map(|face| Facelet::of(face, cell));
                out.extend(facelets.map(|facelet| vec![spot(facelet)]));
            }
            // Every facelet is one gesture, and what it means on this cube is for the rules to say.
            Move::Fill(_) | Move::Push(_) => {
                let facelets = Facelet::all().filter(|&f| push_or_fill(state, f) == mv);
                out.extend(facelets.map(|facelet| vec![spot(facelet)]));
            }
            Move::Pass => out.push(vec![Target::spot(PASS)]),
        }
    }

    fn target_words(&self, state: &State, target: &Target) -> Say {
        words::target(self, state, target.name())
    }

    fn meant(&self, state: &State, path: &[Target]) -> Option<String> {
        let [target] = path else {
            return None;
        };
        let facelet = Facelet::parse(target.name());
        match state.phase() {
            Phase::SetUp => {
                let cell = match target.name() {
                    CENTRE => Cell::CENTRE,
                    _ => facelet?.cell(),
                };
                Some(format!("@{cell}"))
            }
            Phase::Play => facelet.map(|facelet| facelet.to_string()),
        }
    }

    fn tell(&self, before: &State, mv: Move) -> Say {
        words::tell(self, before, mv)
    }

    fn motifs(&self, before: &State, mv: Move, out: &mut Vec<&'static str>) {
        out.extend(match Effect::of(before, mv).kind {
            Kind::Fill => Some("fill"),
            Kind::Insert => Some("insert"),
            Kind::Shift(_) => Some("shift"),
            Kind::Place | Kind::Pass => None,
        });
    }

    fn facts(&self, state: &State) -> Vec<Fact> {
        words::facts(self, state)
    }

    fn seat_words(&self, _state: &State, seat: Seat) -> Say {
        words::colour(Colour::of(seat))
    }

    fn edits(&self, draft: &State, cell: &str) -> Vec<(Say, State)> {
        self.draft_edits(draft, cell)
    }

    fn with_turn(&self, draft: &State, seat: Seat) -> Option<(Self, State)> {
        let balls = Colour::ALL.map(|colour| draft.balls(colour));
        Some((self.clone(), self.draft_of(draft, balls, seat)))
    }

    fn cleared(&self, draft: &State) -> Option<State> {
        Some(self.draft_of(draft, [Cells::NONE; 3], draft.side()))
    }

    fn put_out(&self, state: &State, places: &[String]) -> Option<PutOut<State, Move>> {
        if state.phase() != Phase::SetUp {
            return None;
        }
        let placed = state.balls(Colour::Red);
        let most = Colour::BALLS - placed.len();
        let behind = Self::places(state).start;
        let mut cells = Cells::NONE;
        let mut pointed = Vec::new();
        for name in places {
            let cell = match Facelet::parse(name) {
                _ if name == CENTRE => Cell::CENTRE,
                Some(facelet) => facelet.cell(),
                None => continue,
            };
            if cells.contains(cell) {
                cells = cells.without(cell);
                pointed.retain(|other| *other != cell);
            } else if cell.number() >= behind && cells.len() < most {
                cells = cells.with(cell);
                pointed.push(cell);
            }
        }
        let mut balls = Colour::ALL.map(|colour| state.balls(colour));
        balls[Colour::Red.seat().index()] = placed.or(cells);
        let left = most - cells.len();
        Some(PutOut {
            draft: State::new(balls, state.side(), Phase::SetUp),
            moves: match left {
                0 => cells.iter().map(Move::Place).collect(),
                _ => pointed.iter().copied().map(Move::Place).collect(),
            },
            places: pointed.into_iter().map(name_of).collect(),
            left,
            asked: Say::new("cubulus-asked-place").with("count", left),
        })
    }

    fn words(language: Language) -> &'static str {
        match language {
            Language::En => include_str!("../words/en.ftl"),
            Language::Ro => include_str!("../words/ro.ftl"),
            Language::Pl => include_str!("../words/pl.ftl"),
            Language::Fr => include_str!("../words/fr.ftl"),
            Language::De => include_str!("../words/de.ftl"),
        }
    }

    fn lessons() -> &'static str {
        include_str!("../lessons.txt")
    }
}

/// Pointing at a facelet.
pub(crate) fn spot(facelet: Facelet) -> Target {
    Target::spot(facelet.to_string())
}

/// The cell of the picture to which everything belongs that shows a cell of the cube.
pub(crate) fn name_of(cell: Cell) -> String {
    Facelet::first_of(cell).map_or_else(|| CENTRE.to_owned(), |facelet| facelet.to_string())
}
