//! Abalone to look at and to point at.

mod arrow;
mod grip;
mod gutter;
mod marble;
mod picture;
mod plan;
mod telling;

use quartet_game::Seat;
use quartet_scene::{Fact, Language, Mark, Path, Present, Say, Scene, Shot, Target};

use crate::{Abalone, Cell, Cells, Effect, Kind, Move, State, draft};

use self::{grip::Grip, picture::Picture};
pub(crate) use telling::seat as seat_words;

impl Present for Abalone {
    const VIEWS: &'static [&'static str] = &["board"];
    const TURNS: u8 = 6;

    fn cells(&self, _state: &State) -> Vec<String> {
        from_the_top().map(|cell| cell.to_string()).collect()
    }

    fn draw(&self, shot: &Shot<'_, Self>) -> Scene {
        Picture::new(self, shot).scene()
    }

    /// The ends of the group in either order, then an arrow. What goes along its own line may also be pointed out by its rear
    /// marble alone: no marble is the rear of two such moves in one direction.
    fn paths(&self, state: &State, mv: Move, out: &mut Vec<Path>) {
        let Grip { first, last } = Grip::of(state, mv);
        let [one, other] = [first, last].map(grip::spot);
        let arrow = arrow::spot(mv.to());
        if first != last {
            out.push(vec![one.clone(), other.clone(), arrow.clone()]);
            out.push(vec![other, one.clone(), arrow.clone()]);
        }
        if mv.group() == crate::Group::Line {
            out.push(vec![one, arrow]);
        }
    }

    fn target_words(&self, state: &State, target: &Target) -> Say {
        match (grip::cell(target), arrow::direction(target)) {
            (Some(cell), _) => telling::cell(state, cell),
            (None, Some(to)) => Say::new("abalone-arrow").with("way", telling::way(to)),
            (None, None) => Say::new("empty"),
        }
    }

    fn meant(&self, state: &State, path: &[Target]) -> Option<String> {
        grip::meant(self, state, path)
    }

    fn tell(&self, before: &State, mv: Move) -> Say {
        telling::mv(before, mv)
    }

    fn motifs(&self, before: &State, mv: Move, out: &mut Vec<&'static str>) {
        out.push(match Effect::of(before, mv).kind {
            Kind::Single => "single",
            Kind::InLine => "line",
            Kind::SideStep => "sidestep",
            Kind::Push => "push",
            Kind::Ejection => "eject",
        });
    }

    fn facts(&self, state: &State) -> Vec<Fact> {
        telling::facts(self, state)
    }

    fn seat_words(&self, _state: &State, seat: Seat) -> Say {
        telling::seat(seat)
    }

    fn seat_mark(&self, _state: &State, seat: Seat) -> Mark {
        marble::mark(seat)
    }

    fn edits(&self, draft: &State, cell: &str) -> Vec<(Say, State)> {
        draft::edits(draft, cell)
    }

    fn with_turn(&self, draft: &State, seat: Seat) -> Option<(Self, State)> {
        let State {
            marbles, ejected, ..
        } = *draft;
        let turned = State::new(marbles, ejected, seat, draft.quiet, draft.number);
        Some((*self, turned))
    }

    fn cleared(&self, draft: &State) -> Option<State> {
        Some(State::new([Cells::NONE; 2], [0, 0], draft.side, 0, 1))
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

/// All cells as one reads: the upper row first, each from the left.
fn from_the_top() -> impl Iterator<Item = Cell> {
    (0..9).rev().flat_map(Cell::row_of)
}
