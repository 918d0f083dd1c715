use quartet_game::{Game as _, Seat};
use quartet_scene::{Fact, Language, Mark, Path, Present, Say, Scene, Shot, Target};

use crate::{Colour, Hole, Kulami, Move, State, draft};

mod drawing;
mod marbles;
mod marks;
mod outline;
mod plan;
mod say;
mod tiles;

use drawing::Drawing;
pub(crate) use say::colour as colour_words;

impl Present for Kulami {
    const VIEWS: &'static [&'static str] = &["board"];
    const TURNS: u8 = 4;

    fn cells(&self, _state: &State) -> Vec<String> {
        Hole::all()
            .map(|hole| self.board().cell_name(hole))
            .collect()
    }

    fn draw(&self, shot: &Shot<'_, Self>) -> Scene {
        Drawing::new(shot).finish()
    }

    fn paths(&self, _state: &State, mv: Move, out: &mut Vec<Path>) {
        out.push(vec![self.target(mv)]);
    }

    fn target_words(&self, _state: &State, target: &Target) -> Say {
        match target.name() {
            Move::SWAP => Say::new("kulami-target-swap"),
            cell => Say::new("kulami-target-hole").with("cell", cell),
        }
    }

    fn meant(&self, _state: &State, path: &[Target]) -> Option<String> {
        // The name of every target is the move that it stands for, legal or not.
        path.last().map(|target| target.name().to_owned())
    }

    fn tell(&self, before: &State, mv: Move) -> Say {
        say::tell(self, before, mv)
    }

    fn motifs(&self, before: &State, mv: Move, out: &mut Vec<&'static str>) {
        say::motifs(self, before, mv, out);
    }

    fn facts(&self, state: &State) -> Vec<Fact> {
        let mut facts = Vec::new();
        for number in 0..self.seats() {
            let seat = Seat::new(number);
            say::facts_of(self, state, seat, &mut facts);
        }
        say::facts_of_table(self, state, &mut facts);
        facts
    }

    fn seat_words(&self, state: &State, seat: Seat) -> Say {
        say::colour(self.colour(state, seat))
    }

    fn seat_mark(&self, state: &State, seat: Seat) -> Mark {
        mark(self.colour(state, seat))
    }

    fn edits(&self, draft: &State, cell: &str) -> Vec<(Say, State)> {
        draft::edits(self, draft, cell)
    }

    fn with_turn(&self, draft: &State, seat: Seat) -> Option<(Self, State)> {
        Some((self.clone(), draft::with_turn(self, draft, seat)))
    }

    fn cleared(&self, draft: &State) -> Option<State> {
        Some(State::empty(self.geometry(), draft.side()))
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

impl Kulami {
    /// What one points at to make the move.
    fn target(&self, mv: Move) -> Target {
        match mv {
            Move::Place(hole) => Target::spot(self.board().cell_name(hole)),
            Move::Swap => Target::spot(Move::SWAP),
        }
    }
}

/// The mark of what belongs to a colour.
const fn mark(colour: Colour) -> Mark {
    match colour {
        Colour::Red => Mark::Red,
        Colour::Black => Mark::Black,
    }
}
