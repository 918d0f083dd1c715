//! The game as it is seen and pointed at.

mod camera;
mod city;
mod grid;
mod names;
mod outline;
mod piece;
mod sayings;
mod tower;
mod tray;
mod trouble;

use quartet_game::{Notation, Problems, Seat};
use quartet_scene::{
    Bounds, Fact, Language, Mark, Node, Path, Point, Present, Say, Scene, Shape, Shot, Supply,
    Target, Tool,
};

use crate::{Direction, Move, Piece, Placement, State, Stratopolis, draft};
use camera::Camera;
use city::City;
use names::{Meaning, Picked, TURNS, cell_target, piece_target, plan_target, turn_target};
use tray::Tray;

pub(crate) use grid::Grid;
pub(crate) use names::cell_name;

/// A piece is laid by choosing it (where there are several kinds to choose from), turning it, and pointing at the cell of
/// its elbow. A pile is planned by pointing at the pieces.
///
/// A picture may also be asked for with a whole path picked that leads to no move: then the piece is shown where it cannot
/// lie, with a sign on every square that is wrong.
impl Present for Stratopolis {
    const VIEWS: &'static [&'static str] = &["top", "raised"];
    const TURNS: u8 = 4;

    fn cells(&self, state: &State) -> Vec<String> {
        Grid::new(state.board(), 0).cells().map(cell_name).collect()
    }

    fn draw(&self, shot: &Shot<'_, Self>) -> Scene {
        let state = shot.view.state();
        let grid = Grid::new(state.board(), shot.turned);
        let camera = match shot.scene_view {
            0 => Camera::Top,
            _ => Camera::Raised,
        };
        let ghost = match shot.ghost {
            Some(Move::Place(placement)) => Some(placement),
            Some(Move::Plan(_)) => None,
            None => attempt(state, shot.picked),
        };
        let City {
            mut nodes, zones, ..
        } = City::draw(shot, grid, camera, ghost);
        let all = extent(&nodes);
        // The tray is as wide as the table, whatever numbers stand beside that.
        let table = extent(nodes.get(..1).unwrap_or_default());
        let table = Bounds::new(table.corner.x, all.corner.y, table.width, all.height);
        let tray = Tray::draw(shot, grid, table, &zones);
        let bounds = all.with(extent(&tray.nodes));
        nodes.extend(tray.nodes);
        Scene {
            bounds: bounds.grown(bounds.width / 40),
            title: sayings::title(self, state),
            nodes,
        }
    }

    fn paths(&self, state: &State, mv: Move, out: &mut Vec<Path>) {
        out.push(match mv {
            Move::Plan(piece) => vec![plan_target(piece)],
            Move::Place(Placement { piece, elbow, arm }) => {
                let turn_and_cell = [turn_target(arm), cell_target(elbow)];
                let choice = has_choice(state).then(|| piece_target(piece));
                choice.into_iter().chain(turn_and_cell).collect()
            }
        });
    }

    fn target_words(&self, state: &State, target: &Target) -> Say {
        words_of(self, state, target).unwrap_or_else(|| Say::new("empty"))
    }

    fn meant(&self, state: &State, path: &[Target]) -> Option<String> {
        let picked = Picked::of(path);
        if let Some(piece) = picked.plan {
            return self.refused(state, Move::Plan(piece));
        }
        let seat = state.turn.seat().unwrap_or_else(|| state.builder());
        let mut pieces = state.face_up(seat);
        let any = pieces.next().unwrap_or(self.side(seat).kinds()[0]);
        let piece = picked.piece.unwrap_or(any);
        // A piece that is not there to be played is wrong wherever it would lie.
        let elbow = picked.cell.or_else(|| {
            let is_foreign = state.face_up(seat).all(|up| up != piece);
            is_foreign.then(|| state.board().corners().0)
        })?;
        let turns = match picked.arm {
            Some(arm) => vec![arm],
            None => TURNS.to_vec(),
        };
        let place = |arm: Direction| Move::Place(Placement { piece, elbow, arm });
        turns
            .into_iter()
            .find_map(|arm| self.refused(state, place(arm)))
    }

    fn tell(&self, before: &State, mv: Move) -> Say {
        sayings::tell(self, before, mv)
    }

    fn motifs(&self, before: &State, mv: Move, out: &mut Vec<&'static str>) {
        sayings::motifs(self, before, mv, out);
    }

    fn facts(&self, state: &State) -> Vec<Fact> {
        sayings::facts(self, state)
    }

    fn seat_words(&self, _: &State, seat: Seat) -> Say {
        sayings::side(self.side(seat))
    }

    fn seat_mark(&self, _: &State, seat: Seat) -> Mark {
        piece::mark(self.side(seat).colour())
    }

    fn beneath(&self, state: &State, cell: &str) -> Option<Scene> {
        let cell = Picked::of(&[Target::spot(cell.to_owned())]).cell?;
        tower::draw(state.board(), cell)
    }

    fn tools(&self, draft: &State, turn: usize) -> Vec<Tool> {
        let arm = TURNS[turn % TURNS.len()];
        let all = Piece::ALL.map(|piece| {
            let laid = draft.board().placements().iter();
            let laid = laid.filter(|laid| laid.piece == piece).count() as u32;
            Tool {
                path: vec![piece_target(piece), turn_target(arm)],
                picture: pictured(piece, arm),
                left: u32::from(Piece::COPIES).saturating_sub(laid),
                turns: TURNS.len(),
            }
        });
        all.into()
    }

    fn lay(&self, draft: &State, path: &[Target]) -> Result<(Self, State), Problems> {
        match Picked::of(path) {
            Picked {
                piece: Some(piece),
                arm: Some(arm),
                cell: Some(elbow),
                ..
            } => draft::lay(self, draft, Placement { piece, elbow, arm }),
            _ => Err(Problems::default()),
        }
    }

    fn take_off(&self, draft: &State, cell: &str) -> Result<(Self, State), Problems> {
        match Picked::of(&[Target::spot(cell.to_owned())]).cell {
            Some(cell) => draft::take_off(self, draft, cell),
            None => Err(Problems::default()),
        }
    }

    fn supplies(&self, draft: &State) -> Vec<Supply<(Self, State)>> {
        sayings::supplies(self, draft)
    }

    fn with_turn(&self, draft: &State, seat: Seat) -> Option<(Self, State)> {
        draft::with_turn(self, draft, self.side(seat))
    }

    fn cleared(&self, draft: &State) -> Option<State> {
        Some(draft::cleared(self, draft))
    }

    fn arrangement(&self, state: &State) -> Vec<(Move, Scene)> {
        let Some(seat) = self.planner(state) else {
            return Vec::new();
        };
        let pieces = self.unplanned(state, seat).pieces();
        pieces
            .map(|piece| (Move::Plan(piece), pictured(piece, Direction::East)))
            .collect()
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

impl Stratopolis {
    /// The string of a move that is not possible.
    fn refused(&self, state: &State, mv: Move) -> Option<String> {
        self.check(state, mv)
            .is_err()
            .then(|| self.move_text(state, mv))
    }
}

/// A small picture of a piece.
fn pictured(piece: Piece, arm: Direction) -> Scene {
    Scene {
        bounds: Bounds::new(-100, -100, 200, 200),
        title: sayings::piece(piece),
        nodes: vec![piece::icon(piece, arm, Point::default(), 90)],
    }
}

/// Are there several kinds of piece that may be played?
fn has_choice(state: &State) -> bool {
    let Some(seat) = state.turn.seat() else {
        return false;
    };
    let mut pieces = state.face_up(seat);
    let first = pieces.next();
    pieces.any(|piece| Some(piece) != first)
}

/// The piece where somebody tries to lay it.
fn attempt(state: &State, path: &[Target]) -> Option<Placement> {
    let picked = Picked::of(path);
    let next = || state.face_up(state.turn.seat()?).next();
    Some(Placement {
        piece: picked.piece.or_else(next)?,
        elbow: picked.cell?,
        arm: picked.arm?,
    })
}

/// What a target is in words; `None` if it is none.
fn words_of(game: &Stratopolis, state: &State, target: &Target) -> Option<Say> {
    Some(match Meaning::of(target)? {
        Meaning::Cell(cell) => sayings::elbow(cell),
        Meaning::Piece(piece) => sayings::piece(piece),
        Meaning::Plan(piece) => {
            let seat = state.turn.seat().unwrap_or_else(|| state.builder());
            sayings::plan(piece, game.unplanned(state, seat).of(piece))
        }
        Meaning::Turn(arm) => sayings::turn(arm),
    })
}

/// The room that shapes take. Texts count with the width that figures have.
fn extent(nodes: &[Node]) -> Bounds {
    let mut all: Option<Bounds> = None;
    for node in nodes {
        node.visit(&mut |node| {
            for shape in &node.shapes {
                let bounds = match shape {
                    Shape::Circle { centre, radius } => {
                        Bounds::new(centre.x, centre.y, 0, 0).grown(*radius)
                    }
                    Shape::Rect { bounds, .. } => *bounds,
                    Shape::Polygon(points) | Shape::Line(points) => {
                        Bounds::around(points.iter().copied())
                    }
                    Shape::Outlines(lines) => Bounds::around(lines.iter().flatten().copied()),
                    Shape::Text { at, size, text, .. } => {
                        let half = text.chars().count() as i32 * size * 3 / 10;
                        let corner = *at - Point::new(half, size / 2);
                        Bounds::new(corner.x, corner.y, 2 * half, *size)
                    }
                    Shape::Words { at, .. } => Bounds::new(at.x, at.y, 0, 0),
                };
                all = Some(all.map_or(bounds, |all| all.with(bounds)));
            }
        });
    }
    all.unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use quartet_game::{Describe, Game, Options};

    use super::*;

    fn position(options: &str, draws: &[&str], moves: &[&str]) -> (Stratopolis, State) {
        let options = Options::parse(options).expect(options);
        let game = Stratopolis::from_options(&options).expect("a table");
        let mut state = game.initial();
        for draw in draws {
            let draw = game.read_chance(&state, draw).expect(draw);
            game.resolve(&mut state, draw);
        }
        for mv in moves {
            let mv = game.read_move(&state, mv).expect(mv);
            game.play(&mut state, mv);
        }
        (game, state)
    }

    #[test]
    fn wrong_gestures_are_refused_with_the_reason() {
        let (game, state) = position("", &["+J", "+K"], &[]);
        let turn = |n: u8| Target::choice(format!("turn-{n}"));
        let spot = |name: &'static str| Target::spot(name);
        let check = |path: &[Target], expected: Option<&str>| {
            let meant = game.meant(&state, path);
            let code = meant.map(|text| game.read_move(&state, &text).expect_err(&text).code);
            assert_eq!(code, expected, "{path:?}");
        };
        check(&[turn(0), spot("x5y3")], Some("not-touching"));
        check(&[turn(0), spot("x0y0")], Some("uneven"));
        check(&[spot("x1y0")], Some("uneven"));
        check(
            &[Target::choice("piece-K"), turn(0)],
            Some("not-your-piece"),
        );
        check(&[spot("plan-A")], Some("pile"));
        check(&[turn(0), spot("x-1y0")], Some("uneven"));
        // This one is legal, these are no gestures.
        check(&[turn(0), spot("x0y-1")], None);
        check(&[turn(0)], None);
        check(&[spot("elsewhere")], None);
    }

    #[test]
    fn planning_goes_by_pieces() {
        let (game, state) = position("piles=planned", &[], &["=A", "=A"]);
        let meant = game.meant(&state, &[Target::spot("plan-A")]);
        assert_eq!(meant.as_deref(), Some("=A"));
        assert_eq!(game.meant(&state, &[Target::spot("plan-B")]), None);
    }
}
