use std::fmt::Write;

use quartet_game::{Fault, Given, Problems, Seat};

use crate::{
    Cell, Cells, State, fault,
    notation::{clip, number_in},
};

/// Appends the canonical spelling: rows from `i` to `a`, what each seat has ejected, side, quiet plies, move number.
pub(crate) fn write(state: &State, out: &mut String) {
    for row in (0..9).rev() {
        let mut gap = 0;
        for cell in Cell::row_of(row) {
            let Some(seat) = state.occupant(cell) else {
                gap += 1;
                continue;
            };
            push_gap(&mut gap, out);
            out.push(MARBLES[seat.index()]);
        }
        push_gap(&mut gap, out);
        if row > 0 {
            out.push('/');
        }
    }
    let [black, white] = state.ejected;
    let side = SIDES[state.side.index()];
    let (quiet, number) = (state.quiet, state.number);
    let _ = write!(out, " {black} {white} {side} {quiet} {number}");
}

/// Reads a position for a table where `eject` ejections win.
pub(crate) fn read(text: &str, eject: u8) -> Result<State, Problems> {
    let mut problems = Problems::default();
    let mut fields = text.split(' ');
    let mut field = || fields.next().unwrap_or("");
    let marbles = problems.take(read_rows(field()));
    let most = State::MARBLES.into();
    let mut number = |fault: Fault, text: &str, least: u16, most: u16| {
        let number = number_in(text, least..=most);
        if number.is_none() {
            let fault = fault.with("text", clip(text));
            problems.add(fault.with("least", least).with("most", most));
        }
        number
    };
    let ejected = SIDE_NAMES.map(|(key, name)| {
        let fault = fault::SCORE.with("side", Given::said(key, name));
        number(fault, field(), 0, most)
    });
    let side = field();
    let quiet = number(fault::QUIET.into(), field(), 0, u16::MAX);
    let count = number(fault::NUMBER.into(), field(), 1, u16::MAX);
    let side = match SIDES.iter().position(|&name| name == side) {
        Some(index) => Some(Seat::new(index as u8)),
        None => {
            problems.add(fault::SIDE.with("text", clip(side)));
            None
        }
    };
    if fields.next().is_some() {
        problems.add(fault::MORE);
    }
    if let Some(marbles) = marbles {
        for (seat, (key, name)) in SIDE_NAMES.into_iter().enumerate() {
            let on_board = marbles[seat].len();
            let lost = ejected[1 - seat].unwrap_or(0);
            if on_board + u32::from(lost) > State::MARBLES.into() {
                let fault = fault::MARBLES.with("side", Given::said(key, name));
                problems.add(fault.with("board", on_board).with("lost", lost));
            }
        }
    }
    let ejected = ejected.map(|count| count.map(|count| count as u8));
    if let [Some(black), Some(white)] = ejected
        && black.min(white) >= eject
    {
        problems.add(fault::BOTH_WON.with("count", eject));
    }
    match (marbles, ejected, side, quiet, count) {
        (Some(marbles), [Some(black), Some(white)], Some(side), Some(quiet), Some(number)) => {
            problems.or(State::new(marbles, [black, white], side, quiet, number))
        }
        _ => Err(problems),
    }
}

/// A marble of each seat.
const MARBLES: [char; 2] = ['S', 's'];
/// What the seats are called.
const SIDE_NAMES: [(&str, &str); 2] = [("black", "Black"), ("white", "White")];
/// The side to move.
const SIDES: [&str; 2] = ["b", "w"];

/// Writes the number of empty cells, if there are any.
fn push_gap(gap: &mut u8, out: &mut String) {
    if *gap > 0 {
        out.push(char::from(b'0' + *gap));
        *gap = 0;
    }
}

/// Reads the nine rows, `i` first.
fn read_rows(text: &str) -> Result<[Cells; 2], Problems> {
    let mut problems = Problems::default();
    let mut marbles = [Cells::NONE; 2];
    let count = text.split('/').count();
    if count != 9 {
        return Err(Problems::one(fault::ROWS.with("count", count)));
    }
    for (row, text) in (0..9).rev().zip(text.split('/')) {
        let Some(found) = problems.take(read_row(row, text)) else {
            continue;
        };
        for (all, new) in marbles.iter_mut().zip(found) {
            *all = *all | new;
        }
    }
    problems.or(marbles)
}

/// Reads a row (0 for `a`).
fn read_row(row: u8, text: &str) -> Result<[Cells; 2], Problems> {
    let mut marbles = [Cells::NONE; 2];
    let mut cells = Cell::row_of(row);
    let letter = char::from(b'a' + row);
    let misfit = || {
        let size = Cell::row_of(row).count();
        Problems::one(fault::ROW_SIZE.with("row", letter).with("size", size))
    };
    for mark in text.chars() {
        if let Some(seat) = MARBLES.iter().position(|&m| m == mark) {
            let cell = cells.next().ok_or_else(misfit)?;
            marbles[seat] = marbles[seat].with(cell);
        } else if let Some(gap @ 1..) = mark.to_digit(10) {
            for _ in 0..gap {
                cells.next().ok_or_else(misfit)?;
            }
        } else {
            let mark = mark.escape_debug().to_string();
            let fault = fault::ROW_MARK.with("row", letter).with("mark", mark);
            return Err(Problems::one(fault));
        }
    }
    match cells.next() {
        None => Ok(marbles),
        Some(_) => Err(misfit()),
    }
}
