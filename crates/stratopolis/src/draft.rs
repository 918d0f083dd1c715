//! Setting up positions by hand: pieces are laid and taken off in any order, and the rest follows.

use std::collections::BTreeSet;

use quartet_game::{Describe as _, Given, Problems, Seat};

use crate::{
    Board, Cell, Mode, Piece, Placement, Side, State, Stratopolis, fault,
    notation::check_place,
    piles::{Counts, HAND, Slot},
    position::Setup,
};

/// A position that is being set up, and the table that it belongs to: who began follows from the pieces.
pub(crate) type Draft = (Stratopolis, State);

/// Reads a position that need only be such that it can be shown.
pub(crate) fn read(game: &Stratopolis, text: &str) -> Result<Draft, Problems> {
    let setup = Setup::parse(game, text)?;
    let mut problems = Problems::default();
    if setup.up.iter().any(|up| up.len() > HAND) {
        problems.add(fault::FACE_UP);
    }
    setup.validate_copies(game, &mut problems);
    for (n, rest) in setup.rest.iter().enumerate() {
        if game.mode == Mode::Planned && rest.len() > Piece::SET {
            let side = game.side(Seat::new(n as u8));
            problems.add(
                fault::SET
                    .with("side", side.given())
                    .with("count", rest.len()),
            );
        }
    }
    problems.or(()).map(|()| finished(game, &setup))
}

/// Lays a piece, whoever it belongs to. It is taken from where it is: from the pile if it is there, else from the pieces that
/// lie face up.
pub(crate) fn lay(
    game: &Stratopolis,
    draft: &State,
    placement: Placement,
) -> Result<Draft, Problems> {
    let mut setup = Setup::of(game, draft);
    let piece = placement.piece;
    let same = |laid: &&Placement| laid.piece == piece;
    if setup.board.placements().iter().filter(same).count() >= usize::from(Piece::COPIES) {
        let fault = fault::USED_UP.with("letter", piece.letter());
        return Err(Problems::one(fault));
    }
    if let Err(refusal) = check_place(&setup.board, placement) {
        let reason = Given::refusal(Stratopolis::INFO.id, &refusal);
        return Err(Problems::one(fault::NO_LAYING.with("reason", reason)));
    }
    fill_unplanned(game, &mut setup);
    setup.board.place(placement);
    take(game, &mut setup, piece);
    Ok(ordered(game, setup))
}

/// Takes the piece off whose square is seen in the cell. It goes back to where it would come from.
pub(crate) fn take_off(game: &Stratopolis, draft: &State, cell: Cell) -> Result<Draft, Problems> {
    let mut setup = Setup::of(game, draft);
    let Some(column) = setup.board.column(cell) else {
        return Err(Problems::one(fault::NOTHING));
    };
    let Some(number) = usize::from(column.piece()).checked_sub(1) else {
        return Err(Problems::one(fault::DOMINO));
    };
    let placements = setup.board.placements();
    let lifted = placements[number];
    let is_seen = |cell: Cell| {
        let column = setup.board.column(cell);
        column.is_some_and(|found| found.piece() == column_number(number))
    };
    if !lifted.cells().into_iter().all(is_seen) {
        return Err(Problems::one(fault::COVERED));
    }
    let others = placements.iter().enumerate();
    let others = others.filter(|(n, _)| *n != number).map(|(_, p)| *p);
    setup.board = rebuilt(others.collect()).ok_or_else(|| Problems::one(fault::HOLDS))?;
    put_back(game, &mut setup, lifted.piece);
    Ok(ordered(game, setup))
}

/// Nothing but the domino on the table.
pub(crate) fn cleared(game: &Stratopolis, draft: &State) -> State {
    let mut setup = Setup::of(game, draft);
    setup.board = Board::new();
    setup.up = [Vec::new(), Vec::new()];
    setup.rest = full_piles(game);
    let (_, state) = ordered(game, setup);
    state
}

/// The same with another side to move; `None` if the pieces do not allow it.
pub(crate) fn with_turn(game: &Stratopolis, draft: &State, side: Side) -> Option<Draft> {
    let mut setup = Setup::of(game, draft);
    if setup.are_by_turns() && game.side(draft.builder()) == side {
        // Nothing is drawn for somebody who has the turn already.
        return Some((game.clone(), draft.clone()));
    }
    let begins = match setup.board.placements().len() % 2 {
        0 => side,
        _ => side.other(),
    };
    begin(&mut setup, begins);
    if game.mode != Mode::HandShared {
        let order = alternating(setup.board.placements(), begins)?;
        setup.board = laid(&order);
    }
    refill(game, &mut setup);
    Some(finished(game, &setup))
}

/// The same with this piece face up, as the how manieth of a seat's.
pub(crate) fn with_face_up(
    game: &Stratopolis,
    draft: &State,
    seat: Seat,
    at: usize,
    piece: Piece,
) -> Draft {
    let mut setup = Setup::of(game, draft);
    let up = &mut setup.up[seat.index()];
    let Some(before) = up.get_mut(at) else {
        return finished(game, &setup);
    };
    let before = std::mem::replace(before, piece);
    let rest = &mut setup.rest[game.pile(seat)];
    if let Some(slot) = rest.iter_mut().find(|slot| **slot == Slot::Known(piece)) {
        *slot = Slot::Known(before);
    }
    finished(game, &setup)
}

/// The same with so many pieces of a kind in a pile.
pub(crate) fn with_rest(
    game: &Stratopolis,
    draft: &State,
    pile: usize,
    piece: Piece,
    count: usize,
) -> Draft {
    let mut setup = Setup::of(game, draft);
    let is_kind = |slot: &Slot| *slot == Slot::Known(piece);
    let mut now = setup.rest[pile].iter().filter(|slot| is_kind(slot)).count();
    if now == count {
        return finished(game, &setup);
    }
    while now > count {
        let last = setup.rest[pile].iter().rposition(is_kind);
        if let Some(at) = last {
            setup.rest[pile].remove(at);
        }
        now -= 1;
    }
    let missing = std::iter::repeat_n(Slot::Known(piece), count - now);
    setup.rest[pile].extend(missing);
    refill(game, &mut setup);
    finished(game, &setup)
}

/// The pieces in a pile that are known.
pub(crate) fn rest(game: &Stratopolis, draft: &State, pile: usize) -> Vec<Piece> {
    let rest = &Setup::of(game, draft).rest[pile];
    rest.iter().filter_map(Slot::known).collect()
}

/// How many pieces of a kind are neither on the table nor face up, whatever the piles say.
pub(crate) fn unlaid(draft: &State, piece: Piece) -> usize {
    let laid = draft.board.placements().iter().map(|p| p.piece);
    let up = [Seat::new(0), Seat::new(1)];
    let up = up.into_iter().flat_map(|seat| draft.piles.face_up(seat));
    let gone = laid.chain(up).filter(|kind| *kind == piece).count();
    usize::from(Piece::COPIES).saturating_sub(gone)
}

/// The state of a position that can be shown.
fn finished(game: &Stratopolis, setup: &Setup) -> Draft {
    let game = Stratopolis {
        first: setup.first,
        ..game.clone()
    };
    let state = setup.state(&game, &Problems::default());
    (game, state)
}

/// Puts the pieces into an order in which they can have been laid by turns, if there is one, and turns up what must lie face up.
fn ordered(game: &Stratopolis, mut setup: Setup) -> Draft {
    let placements = setup.board.placements();
    if game.mode != Mode::HandShared {
        let tries = [setup.first, setup.first.other()];
        let found = tries.into_iter().find_map(|first| {
            let order = alternating(placements, first)?;
            Some((first, order))
        });
        if let Some((first, order)) = found {
            setup.board = laid(&order);
            begin(&mut setup, first);
        }
    }
    refill(game, &mut setup);
    finished(game, &setup)
}

/// Another side has begun. The pieces stay with their colours.
fn begin(setup: &mut Setup, first: Side) {
    if setup.first != first {
        setup.first = first;
        setup.up.swap(0, 1);
        // A common pile is the first of the two, whoever began.
        if !setup.is_shared {
            setup.rest.swap(0, 1);
        }
    }
}

/// Turns up the next pieces for whoever needs some, and back down what nobody may have.
fn refill(game: &Stratopolis, setup: &mut Setup) {
    if setup.planning() && game.mode == Mode::Planned {
        return;
    }
    let builder = setup.board.placements().len() % 2;
    for seat in [builder, 1 - builder] {
        let full = match game.mode {
            Mode::Blind if seat != builder => 0,
            mode => mode.full(),
        };
        let pile = game.pile(Seat::new(seat as u8));
        let (up, rest) = (&mut setup.up[seat], &mut setup.rest[pile]);
        while up.len() > full {
            rest.extend(up.pop().map(Slot::Known));
        }
        while up.len() < full
            && let Some(Slot::Known(next)) = rest.first().copied()
        {
            rest.remove(0);
            up.push(next);
        }
    }
}

/// Whoever has not planned a pile yet gets the whole set, as it comes.
fn fill_unplanned(game: &Stratopolis, setup: &mut Setup) {
    if game.mode == Mode::Planned && setup.planning() {
        setup.rest = full_piles(game);
    }
}

fn full_piles(game: &Stratopolis) -> [Vec<Slot>; 2] {
    let slots = |counts: Counts| counts.pieces().map(Slot::Known).collect();
    match game.mode {
        Mode::HandShared => [slots(Counts::all()), Vec::new()],
        _ => [Seat::new(0), Seat::new(1)].map(|seat| slots(Counts::set(game.side(seat)))),
    }
}

/// Takes a piece away from where it is.
fn take(game: &Stratopolis, setup: &mut Setup, piece: Piece) {
    let owner = setup.seat(piece.set());
    // Somebody may have written a piece into the wrong pile.
    for seat in [owner, 1 - owner] {
        let rest = &mut setup.rest[game.pile(Seat::new(seat as u8))];
        if let Some(at) = rest.iter().rposition(|slot| *slot == Slot::Known(piece)) {
            rest.remove(at);
            return;
        }
    }
    for seat in [owner, 1 - owner] {
        if let Some(at) = setup.up[seat].iter().position(|up| *up == piece) {
            setup.up[seat].remove(at);
            return;
        }
    }
    let rest = &mut setup.rest[game.pile(Seat::new(owner as u8))];
    let unknown = rest.iter().rposition(|slot| *slot == Slot::Unknown);
    if let Some(at) = unknown {
        rest.remove(at);
    }
}

/// Gives a piece back to its pile, which is sorted where the order means nothing.
fn put_back(game: &Stratopolis, setup: &mut Setup, piece: Piece) {
    let owner = setup.seat(piece.set());
    let rest = &mut setup.rest[game.pile(Seat::new(owner as u8))];
    rest.push(Slot::Known(piece));
}

/// The board with these pieces, which are in order.
fn laid(order: &[Placement]) -> Board {
    let mut board = Board::new();
    order.iter().for_each(|placement| board.place(*placement));
    board
}

/// The board with these pieces, each as soon as the rules allow it; `None` if some can never be laid.
fn rebuilt(mut left: Vec<Placement>) -> Option<Board> {
    let mut board = Board::new();
    while !left.is_empty() {
        let next = left.iter().position(|p| check_place(&board, *p).is_ok())?;
        board.place(left.remove(next));
    }
    Some(board)
}

/// An order in which the two sides can have laid these pieces by turns, `first` beginning; `None` if there is none.
///
/// The towers stay as they are: a piece comes after everything that it lies on, and a piece on the table after something that it
/// touches.
fn alternating(placements: &[Placement], first: Side) -> Option<Vec<Placement>> {
    let own = placements.iter().filter(|p| p.piece.set() == first).count();
    if !(0..=1).contains(&(2 * own as i32 - placements.len() as i32)) {
        return None;
    }
    let mut search = Search {
        needs: needs(placements),
        sides: placements.iter().map(|p| p.piece.set()).collect(),
        hopeless: BTreeSet::new(),
    };
    let mut order = Vec::new();
    let is_found = search.go_on(DOMINO, first, &mut order);
    is_found.then(|| order.into_iter().map(|n| placements[n]).collect())
}

/// A search for an order of pieces.
struct Search {
    needs: Vec<Need>,
    sides: Vec<Side>,
    /// Sets of pieces after which there is no way on.
    hopeless: BTreeSet<u64>,
}

/// What must lie before a piece, as sets of pieces: all of these, and one of those.
#[derive(Copy, Clone)]
struct Need {
    all: u64,
    any: u64,
}

/// The domino in such a set.
const DOMINO: u64 = 1 << 63;
/// More dead ends than this are not looked into: positions of real games have hardly any.
const PATIENCE: usize = 20_000;

impl Search {
    fn go_on(&mut self, laid: u64, side: Side, order: &mut Vec<usize>) -> bool {
        if order.len() == self.needs.len() {
            return true;
        }
        if self.hopeless.len() > PATIENCE || self.hopeless.contains(&laid) {
            return false;
        }
        for n in 0..self.needs.len() {
            let need = self.needs[n];
            let is_free = laid & 1 << n == 0 && self.sides[n] == side;
            if is_free && laid & need.all == need.all && laid & need.any != 0 {
                order.push(n);
                if self.go_on(laid | 1 << n, side.other(), order) {
                    return true;
                }
                order.pop();
            }
        }
        self.hopeless.insert(laid);
        false
    }
}

/// What each piece needs, found by laying them as they come.
fn needs(placements: &[Placement]) -> Vec<Need> {
    let set = |piece: u8| match piece.checked_sub(1) {
        Some(n) => 1 << n,
        None => DOMINO,
    };
    // The lowest squares of all towers, to see which pieces touch on the table.
    let mut ground: Vec<(Cell, u64)> = Board::new()
        .columns()
        .iter()
        .map(|column| (column.cell(), DOMINO))
        .collect();
    let mut board = Board::new();
    let mut needs = Vec::new();
    for (n, &placement) in placements.iter().enumerate() {
        let below = placement.cells().map(|cell| board.column(cell));
        let all = below.iter().flatten();
        let all = all.fold(0, |all, column| all | set(column.piece()));
        if all == 0 {
            ground.extend(placement.cells().map(|cell| (cell, 1 << n)));
        }
        needs.push(Need { all, any: all });
        board.place(placement);
    }
    for (n, placement) in placements.iter().enumerate() {
        if needs[n].all == 0 {
            let around = placement.cells();
            let around: Vec<Cell> = around.iter().flat_map(|cell| cell.neighbours()).collect();
            let beside = ground.iter().filter(|(cell, _)| around.contains(cell));
            needs[n].any = beside.fold(0, |any, (_, piece)| any | piece) & !(1 << n);
        }
    }
    needs
}

/// The number that a column gives to the piece with this index.
fn column_number(index: usize) -> u8 {
    index as u8 + 1
}

/// Can the two sides have laid these pieces by turns, in some order?
pub(crate) fn can_alternate(placements: &[Placement]) -> bool {
    Side::ALL
        .into_iter()
        .any(|first| alternating(placements, first).is_some())
}

#[cfg(test)]
mod tests {
    use quartet_game::{Dice, Game as _, Notation as _, Options, Timeline, playout};

    use super::*;
    use crate::notation::Spelled;

    fn table(options: &str) -> Stratopolis {
        let options = Options::parse(options).expect(options);
        Stratopolis::from_options(&options).expect("a table")
    }

    fn place(text: &str) -> Placement {
        match Spelled::parse(text) {
            Some(Spelled::Place(Ok(placement))) => placement,
            _ => panic!("{text}"),
        }
    }

    fn start(options: &str) -> Draft {
        let game = table(options);
        let state = cleared(&game, &game.initial());
        (game, state)
    }

    const MODES: [&str; 5] = [
        "",
        "piles=planned",
        "piles=blind",
        "piles=hand",
        "piles=hand-shared",
    ];

    /// Every position of real games comes about when its pieces are laid one colour after the other, as far as support allows.
    #[test]
    fn pieces_laid_in_any_order_make_a_position() {
        for options in MODES {
            for seed in 0..4 {
                let mut timeline = Timeline::new(table(options));
                playout(&mut timeline, &mut Dice::new(seed), 70, |_| ());
                let mut left = timeline.state().board().placements().to_vec();
                let even = left.len() / 2 * 2;
                left.truncate(even);
                left.sort_by_key(|p| p.piece.set() as u8);
                let (mut game, mut state) = start(options);
                while !left.is_empty() {
                    let all = timeline.state().board().placements();
                    let age = |p: &Placement| all.iter().position(|q| q == p);
                    let overlap = |p: &Placement, q: &Placement| {
                        p.cells().iter().any(|cell| q.cells().contains(cell))
                    };
                    // A piece that would fit lower than it lay must wait for what lay below it.
                    let next = left.iter().position(|p| {
                        let mut below = left.iter();
                        let waits = below.any(|q| overlap(p, q) && age(q) < age(p));
                        !waits && check_place(state.board(), *p).is_ok()
                    });
                    let next = next.expect("something can be laid");
                    let placement = left.remove(next);
                    (game, state) = lay(&game, &state, placement).expect("it can lie there");
                    let text = game.position_text(&state);
                    let (again, read) = game.read_draft(&text).expect("a draft");
                    assert_eq!(again.position_text(&read), text);
                }
                let text = game.position_text(&state);
                let read = game.read_position(&text);
                assert!(read.is_ok(), "{options}: {text}: {read:?}");
            }
        }
    }

    #[test]
    fn red_may_be_laid_twice_before_green() {
        let (game, state) = start("");
        let (game, state) = lay(&game, &state, place("A0,1N")).expect("beside the domino");
        let (game, state) = lay(&game, &state, place("B0,-1S")).expect("beside the domino");
        let text = game.position_text(&state);
        let problems = game
            .read_position(&text)
            .expect_err("red twice")
            .to_string();
        assert_eq!(
            problems,
            "Red has laid 2 pieces and Green 0, but they take turns"
        );
        let (game, state) = lay(&game, &state, place("K2,0E")).expect("beside the domino");
        let text = game.position_text(&state);
        assert!(text.ends_with("r A0,1N;K2,0E;B0,-1S"), "{text}");
        assert!(game.read_position(&text).is_ok(), "{text}");
        // Only Green can be to move; with as many of Green, either.
        assert!(with_turn(&game, &state, Side::Red).is_none());
        let (game, state) = lay(&game, &state, place("K4,0E")).expect("beside a piece");
        for side in Side::ALL {
            let (game, state) = with_turn(&game, &state, side).expect("either");
            let text = game.position_text(&state);
            let (game, read) = game.read_position(&text).expect(&text);
            assert_eq!(game.side(read.builder()), side);
        }
    }

    #[test]
    fn what_cannot_be_laid_or_taken_off_says_why() {
        let (game, state) = start("");
        let far = lay(&game, &state, place("A5,5E")).expect_err("beside nothing");
        let why = &far.faults()[0];
        assert_eq!(
            why.given()[0].1,
            Given::Said(
                "stratopolis-refused-not-touching".into(),
                why.given()[0].1.to_string()
            )
        );
        let off = |draft: &State, x, y| {
            let refused = take_off(&game, draft, Cell::new(x, y)).expect_err("it stays");
            refused.faults()[0].form().key
        };
        assert_eq!(off(&state, 4, 4), "stratopolis-fault-nothing");
        assert_eq!(off(&state, 0, 0), "stratopolis-fault-domino");
        // Red, green and red again on the table, one on the first two.
        let mut draft = (game.clone(), state.clone());
        for text in ["A0,1N", "K2,1N", "B4,2E"] {
            draft = lay(&draft.0, &draft.1, place(text)).expect(text);
        }
        let before = draft.0.position_text(&draft.1);
        assert_eq!(off(&draft.1, 2, 1), "stratopolis-fault-holds");
        let (game, fewer) = take_off(&draft.0, &draft.1, Cell::new(4, 2)).expect("the last one");
        let (game, again) = lay(&game, &fewer, place("B4,2E")).expect("where it was");
        assert_eq!(game.position_text(&again), before);
        let both = lay(&game, &again, place("B5,3N")).expect("the second B");
        let third = lay(&both.0, &both.1, place("B6,5N")).expect_err("there is no third");
        assert_eq!(third.faults()[0].form().key, "stratopolis-fault-used-up");
    }

    #[test]
    fn the_piles_can_be_chosen() {
        let (game, state) = start("piles=hand");
        let seat = Seat::new(0);
        let up: Vec<Piece> = state.face_up(seat).collect();
        assert_eq!(up, [Piece::A, Piece::A, Piece::B]);
        let (game, state) = with_face_up(&game, &state, seat, 1, Piece::J);
        let up: Vec<Piece> = state.face_up(seat).collect();
        assert_eq!(up, [Piece::A, Piece::J, Piece::B]);
        assert!(game.read_position(&game.position_text(&state)).is_ok());
        let (game, state) = with_rest(&game, &state, 0, Piece::C, 1);
        let text = game.position_text(&state);
        let problems = game
            .read_position(&text)
            .expect_err("one fewer")
            .to_string();
        assert!(problems.contains("would lay 19 pieces"), "{problems}");
        let (game, state) = with_rest(&game, &state, 1, Piece::T, 1);
        let text = game.position_text(&state);
        assert!(game.read_position(&text).is_ok(), "{text}");
        assert_eq!(unlaid(&state, Piece::A), 1);
    }
}
