//! Stratopolis.

use std::collections::BTreeMap;

use crate::{Ending, Reference, ToMove, options::Options};

/// x to the east, y to the north.
type Place = (i32, i32);

/// The red set: letter, elbow, arm 1, arm 2; `R` red, `G` green, `n` neutral. There are two of each.
const RED_SET: [(char, [char; 3]); 10] = [
    ('A', ['R', 'n', 'n']),
    ('B', ['n', 'n', 'R']),
    ('C', ['n', 'R', 'n']),
    ('D', ['R', 'n', 'R']),
    ('E', ['n', 'R', 'R']),
    ('F', ['R', 'R', 'n']),
    ('G', ['R', 'G', 'R']),
    ('H', ['G', 'R', 'R']),
    ('I', ['R', 'R', 'G']),
    ('J', ['R', 'R', 'R']),
];

/// The two sets in full, sorted by letter: red at 0, green at 1.
const SETS: [&str; 2] = ["AABBCCDDEEFFGGHHIIJJ", "KKLLMMNNOOPPQQRRSSTT"];

const PIECES_IN_ALL: usize = 40;
const PIECES_EACH: usize = 20;

/// Clockwise, so that arm 2 has the letter after arm 1's.
const ARMS: [(char, Place); 4] = [('N', (0, 1)), ('E', (1, 0)), ('S', (0, -1)), ('W', (-1, 0))];

/// A game of Stratopolis. Colours are 0 for red and 1 for green wherever they index something.
#[derive(Debug, Clone)]
pub(crate) struct Stratopolis {
    /// The face-up pieces of each colour in the order they came; with a shared pile the two hands.
    face_up: [Vec<char>; 2],
    /// The unseen pieces of each colour, sorted; with planned piles in order, top first.
    unseen: [Vec<char>; 2],
    /// The unseen pieces of the shared pile, sorted.
    common: Vec<char>,
    placements: Vec<Placement>,
    /// The colour of seat 0.
    first: usize,
    /// Options.
    piles: Piles,
    tiebreak: Tiebreak,
    /// The fixed order of each colour's draws, first drawn first.
    fixed: [Option<Vec<char>>; 2],
    /// The fixed order of the shared pile.
    deck: Option<Vec<char>>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Piles {
    Open,
    Planned,
    Blind,
    Hand,
    HandShared,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Tiebreak {
    Off,
    Next,
}

/// One piece on the table: its letter, where its elbow is, and where arm 1 points.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Placement {
    piece: char,
    elbow: Place,
    arm: char,
}

/// What is seen from above at one place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Square {
    colour: char,
    /// The level it lies on; 1 is the table.
    level: i64,
    /// Which piece it belongs to: 0 is the domino, then in the order of placement.
    piece: usize,
}

type Table = BTreeMap<Place, Square>;

impl Stratopolis {
    pub(crate) fn open(options: &str, position: Option<&str>) -> Result<Stratopolis, String> {
        let known = ["piles", "first", "tiebreak", "red", "green", "deck"];
        let options = Options::read(options, &known)?;
        let words = ["open", "planned", "blind", "hand", "hand-shared"];
        let piles = match options.word("piles", &words)? {
            "open" => Piles::Open,
            "planned" => Piles::Planned,
            "blind" => Piles::Blind,
            "hand" => Piles::Hand,
            _ => Piles::HandShared,
        };
        let mut game = Stratopolis {
            face_up: [Vec::new(), Vec::new()],
            unseen: [Vec::new(), Vec::new()],
            common: Vec::new(),
            placements: Vec::new(),
            first: match options.word("first", &["red", "green"])? {
                "red" => 0,
                _ => 1,
            },
            piles,
            tiebreak: match options.word("tiebreak", &["off", "next"])? {
                "off" => Tiebreak::Off,
                _ => Tiebreak::Next,
            },
            fixed: [
                read_order(options.get("red"), SETS[0])?,
                read_order(options.get("green"), SETS[1])?,
            ],
            deck: read_order(options.get("deck"), &SETS.concat())?,
        };
        let own_fixed = game.fixed.iter().any(Option::is_some);
        if own_fixed && matches!(piles, Piles::Planned | Piles::HandShared) {
            return Err("these piles are not drawn from each set alone".to_string());
        }
        if game.deck.is_some() && piles != Piles::HandShared {
            return Err("a deck is for hand-shared".to_string());
        }

        match position {
            Some(text) => game.read(text)?,
            None => match piles {
                Piles::Planned => {}
                Piles::HandShared => game.common = SETS.concat().chars().collect(),
                Piles::Open | Piles::Blind | Piles::Hand => {
                    game.unseen = SETS.map(|set| set.chars().collect());
                }
            },
        }
        Ok(game)
    }

    fn read(&mut self, text: &str) -> Result<(), String> {
        let mut fields: Vec<&str> = text.split(' ').collect();
        if self.piles == Piles::HandShared {
            if fields.len() != 5 {
                return Err("a position with a shared pile has five fields".to_string());
            }
            let (none, common) = read_pile(fields.remove(2))?;
            if !none.is_empty() {
                return Err("nothing of the shared pile is face up".to_string());
            }
            self.common = common;
        }
        let [red, green, first, placements] = fields[..] else {
            return Err("a position has four fields".to_string());
        };
        let (red_up, red_unseen) = read_pile(red)?;
        let (green_up, green_unseen) = read_pile(green)?;
        self.face_up = [red_up, green_up];
        self.unseen = [red_unseen, green_unseen];
        // The position knows who began.
        self.first = match first {
            "r" => 0,
            "g" => 1,
            _ => return Err(format!("nobody is called {first}")),
        };

        // Replay: each placement must follow the rules of the table.
        if placements != "-" {
            for text in placements.split(';') {
                let placement = read_placement(text)?;
                if !may_place(&self.table(), placement) {
                    return Err(format!("{text} cannot have been played"));
                }
                self.placements.push(placement);
            }
        }
        self.check_pieces()
    }

    /// Every piece must be accounted for exactly once, and the draws so far must be the fixed ones.
    fn check_pieces(&self) -> Result<(), String> {
        let most = match self.piles {
            Piles::Open | Piles::Planned | Piles::Blind => 1,
            Piles::Hand | Piles::HandShared => 3,
        };
        if self.face_up.iter().any(|pieces| pieces.len() > most) {
            return Err("too many pieces face up".to_string());
        }
        if self.piles == Piles::HandShared {
            if self.unseen.iter().any(|unseen| !unseen.is_empty()) {
                return Err("a hand has no unseen rest".to_string());
            }
            let mut all = [self.face_up.concat(), self.common.clone()].concat();
            all.extend(self.placements.iter().map(|placement| placement.piece));
            if sorted(&all) != sorted(&letters(&SETS.concat())) || !is_sorted(&self.common) {
                return Err("not the 40 pieces".to_string());
            }
            if let Some(deck) = &self.deck
                && sorted(&deck[PIECES_IN_ALL - self.common.len()..]) != self.common
            {
                return Err("not what the deck leaves".to_string());
            }
            return Ok(());
        }
        for colour in [0, 1] {
            let mut all = [self.face_up[colour].clone(), self.unseen[colour].clone()].concat();
            for (number, placement) in self.placements.iter().enumerate() {
                if self.colour_of_ply(number) == colour {
                    all.push(placement.piece);
                }
            }
            let set = letters(SETS[colour]);
            if self.piles == Piles::Planned {
                let mut left = set.clone();
                for piece in &all {
                    if !take(&mut left, *piece) {
                        return Err("not pieces of the set".to_string());
                    }
                }
                if !left.is_empty() && !self.planning() {
                    return Err("pieces are missing".to_string());
                }
            } else {
                if sorted(&all) != set || !is_sorted(&self.unseen[colour]) {
                    return Err("not the 20 pieces of the set".to_string());
                }
                if let Some(order) = &self.fixed[colour]
                    && sorted(&order[PIECES_EACH - self.unseen[colour].len()..])
                        != self.unseen[colour]
                {
                    return Err("not what the fixed draws leave".to_string());
                }
            }
        }
        if self.planning() {
            let first_count = self.unseen[self.first].len();
            let second_count = self.unseen[1 - self.first].len();
            if second_count == PIECES_EACH || (second_count > 0 && first_count < PIECES_EACH) {
                return Err("seat 0 plans the whole pile first".to_string());
            }
        }
        Ok(())
    }

    fn colour_of_seat(&self, seat: u8) -> usize {
        if seat == 0 {
            self.first
        } else {
            1 - self.first
        }
    }

    fn colour_of_ply(&self, number: usize) -> usize {
        self.colour_of_seat((number % 2) as u8)
    }

    /// With planned piles, until both are arranged: from then on the tops lie face up, until the last pieces are
    /// played.
    fn planning(&self) -> bool {
        self.piles == Piles::Planned
            && self.placements.is_empty()
            && self.face_up.iter().all(Vec::is_empty)
    }

    /// The seat that places, or plans, next.
    fn seat(&self) -> u8 {
        if self.planning() {
            let planned = self.unseen[self.first].len();
            return if planned < PIECES_EACH { 0 } else { 1 };
        }
        (self.placements.len() % 2) as u8
    }

    /// The seat for which a piece is to be drawn now, if any.
    fn draw_due(&self) -> Option<u8> {
        let face_up = |seat: u8| self.face_up[self.colour_of_seat(seat)].len();
        let unseen = |seat: u8| match self.piles {
            Piles::HandShared => self.common.len(),
            _ => self.unseen[self.colour_of_seat(seat)].len(),
        };
        match self.piles {
            // Nothing is left to chance.
            Piles::Planned => None,
            // A top for seat 0, one for seat 1, then one for whoever has just played the own.
            Piles::Open => [0, 1]
                .into_iter()
                .find(|seat| face_up(*seat) < 1 && unseen(*seat) > 0),
            // One for the seat to move, before it places.
            Piles::Blind => {
                let seat = self.seat();
                (face_up(seat) < 1 && unseen(seat) > 0).then_some(seat)
            }
            // Three each, in turn, seat 0 first; then whoever has just played has one too few.
            Piles::Hand | Piles::HandShared => {
                let seat = if face_up(0) <= face_up(1) { 0 } else { 1 };
                (face_up(seat) < 3 && unseen(seat) > 0).then_some(seat)
            }
        }
    }

    /// The pieces that may be drawn now for the seat.
    fn draws(&self, seat: u8) -> Vec<char> {
        let colour = self.colour_of_seat(seat);
        let (unseen, order, size) = match self.piles {
            Piles::HandShared => (&self.common, &self.deck, PIECES_IN_ALL),
            _ => (&self.unseen[colour], &self.fixed[colour], PIECES_EACH),
        };
        match order {
            Some(order) => vec![order[size - unseen.len()]],
            None => distinct(unseen),
        }
    }

    /// The pieces that the seat has not yet put into its planned pile.
    fn unplanned(&self, seat: u8) -> Vec<char> {
        let colour = self.colour_of_seat(seat);
        let mut left = letters(SETS[colour]);
        for piece in &self.unseen[colour] {
            take(&mut left, *piece);
        }
        distinct(&left)
    }

    /// Every placement of the pieces that the seat to move has, tried at every place on and around the table.
    fn legal_placements(&self) -> Vec<Placement> {
        let table = self.table();
        let west = table.keys().map(|place| place.0).min().unwrap_or(0) - 2;
        let east = table.keys().map(|place| place.0).max().unwrap_or(0) + 2;
        let south = table.keys().map(|place| place.1).min().unwrap_or(0) - 2;
        let north = table.keys().map(|place| place.1).max().unwrap_or(0) + 2;
        let mut legal = Vec::new();
        for piece in distinct(&self.face_up[self.colour_of_seat(self.seat())]) {
            for x in west..=east {
                for y in south..=north {
                    for (arm, _) in ARMS {
                        let placement = Placement {
                            piece,
                            elbow: (x, y),
                            arm,
                        };
                        if may_place(&table, placement) {
                            legal.push(placement);
                        }
                    }
                }
            }
        }
        legal
    }

    /// The table as the placements have built it.
    fn table(&self) -> Table {
        let mut table = Table::new();
        table.insert(
            (0, 0),
            Square {
                colour: 'R',
                level: 1,
                piece: 0,
            },
        );
        table.insert(
            (1, 0),
            Square {
                colour: 'G',
                level: 1,
                piece: 0,
            },
        );
        for (number, placement) in self.placements.iter().enumerate() {
            for (place, colour) in squares(*placement) {
                let below = table.get(&place).map_or(0, |square| square.level);
                table.insert(
                    place,
                    Square {
                        colour,
                        level: below + 1,
                        piece: number + 1,
                    },
                );
            }
        }
        table
    }

    /// The values of all zones of a seat, best first.
    fn zone_values(&self, seat: u8) -> Vec<i64> {
        let letter = ['R', 'G'][self.colour_of_seat(seat)];
        let mut values: Vec<i64> = zones(&self.table(), letter)
            .into_iter()
            .map(|(count, highest)| count * highest)
            .collect();
        values.sort();
        values.reverse();
        values
    }

    fn perform_draw(&mut self, seat: u8, piece: char) {
        let colour = self.colour_of_seat(seat);
        match self.piles {
            Piles::HandShared => take(&mut self.common, piece),
            _ => take(&mut self.unseen[colour], piece),
        };
        self.face_up[colour].push(piece);
    }

    fn perform_plan(&mut self, seat: u8, piece: char) {
        let colour = self.colour_of_seat(seat);
        self.unseen[colour].push(piece);
        if self.unseen.iter().all(|pile| pile.len() == PIECES_EACH) {
            for colour in [0, 1] {
                self.uncover(colour);
            }
        }
    }

    fn perform_placement(&mut self, placement: Placement) {
        let colour = self.colour_of_seat(self.seat());
        take(&mut self.face_up[colour], placement.piece);
        self.placements.push(placement);
        if self.piles == Piles::Planned {
            self.uncover(colour);
        }
    }

    /// Turns the top of a planned pile face up while the pile lasts.
    fn uncover(&mut self, colour: usize) {
        if !self.unseen[colour].is_empty() {
            let top = self.unseen[colour].remove(0);
            self.face_up[colour].push(top);
        }
    }
}

impl Reference for Stratopolis {
    fn position(&self) -> String {
        let mut fields = vec![
            pile_text(&self.face_up[0], &self.unseen[0]),
            pile_text(&self.face_up[1], &self.unseen[1]),
        ];
        if self.piles == Piles::HandShared {
            fields.push(pile_text(&[], &self.common));
        }
        fields.push(["r", "g"][self.first].to_string());
        let placements: Vec<String> = self
            .placements
            .iter()
            .map(|placement| placement_text(*placement))
            .collect();
        fields.push(match placements.is_empty() {
            true => "-".to_string(),
            false => placements.join(";"),
        });
        fields.join(" ")
    }

    fn to_move(&self) -> ToMove {
        if self.ending().is_some() {
            ToMove::Over
        } else if self.draw_due().is_some() {
            ToMove::Chance
        } else {
            ToMove::Seat(self.seat())
        }
    }

    fn legal(&self) -> Vec<String> {
        if self.ending().is_some() {
            return Vec::new();
        }
        let mut texts: Vec<String> = if let Some(seat) = self.draw_due() {
            self.draws(seat)
                .iter()
                .map(|piece| format!("+{piece}"))
                .collect()
        } else if self.planning() {
            self.unplanned(self.seat())
                .iter()
                .map(|piece| format!("={piece}"))
                .collect()
        } else {
            self.legal_placements()
                .into_iter()
                .map(placement_text)
                .collect()
        };
        texts.sort();
        texts
    }

    fn play(&mut self, text: &str) -> bool {
        if !self.legal().iter().any(|legal| legal == text) {
            return false;
        }
        if let Some(seat) = self.draw_due() {
            for piece in self.draws(seat) {
                if format!("+{piece}") == text {
                    self.perform_draw(seat, piece);
                }
            }
        } else if self.planning() {
            let seat = self.seat();
            for piece in self.unplanned(seat) {
                if format!("={piece}") == text {
                    self.perform_plan(seat, piece);
                }
            }
        } else {
            // The list is of one moment: after the first match the seat has changed.
            for placement in self.legal_placements() {
                if placement_text(placement) == text {
                    self.perform_placement(placement);
                    break;
                }
            }
        }
        true
    }

    fn ending(&self) -> Option<Ending> {
        if self.placements.len() < PIECES_IN_ALL {
            return None;
        }
        let winners = winners(&self.zone_values(0), &self.zone_values(1), self.tiebreak);
        Some(Ending {
            winners,
            why: "all-placed",
        })
    }

    fn scores(&self) -> Option<Vec<i64>> {
        let best = |seat: u8| self.zone_values(seat).first().copied().unwrap_or(0);
        Some(vec![best(0), best(1)])
    }
}

/// The colours of a piece: elbow, arm 1, arm 2.
fn colours(piece: char) -> [char; 3] {
    for ((letter, colours), green_letter) in RED_SET.into_iter().zip('K'..='T') {
        if piece == letter {
            return colours;
        }
        if piece == green_letter {
            return colours.map(|colour| match colour {
                'R' => 'G',
                'G' => 'R',
                neutral => neutral,
            });
        }
    }
    ['n', 'n', 'n']
}

/// Where the three squares of a placement come to lie, and their colours.
fn squares(placement: Placement) -> [(Place, char); 3] {
    let Placement {
        piece,
        elbow: (x, y),
        arm,
    } = placement;
    let turn = ARMS
        .iter()
        .position(|(letter, _)| *letter == arm)
        .unwrap_or(0);
    let arm1 = ARMS[turn].1;
    let arm2 = ARMS[(turn + 1) % 4].1;
    let colours = colours(piece);
    [
        ((x, y), colours[0]),
        ((x + arm1.0, y + arm1.1), colours[1]),
        ((x + arm2.0, y + arm2.1), colours[2]),
    ]
}

fn may_place(table: &Table, placement: Placement) -> bool {
    may_extend(table, placement) || may_stack(table, placement)
}

/// All three squares on empty table, at least one sharing a side with any square already there.
fn may_extend(table: &Table, placement: Placement) -> bool {
    let squares = squares(placement);
    if squares.iter().any(|(place, _)| table.contains_key(place)) {
        return false;
    }
    squares.iter().any(|(place, _)| {
        neighbours(*place)
            .iter()
            .any(|other| table.contains_key(other))
    })
}

/// All three squares on squares of one same height, lying on at least two different pieces, red never on green and
/// green never on red.
fn may_stack(table: &Table, placement: Placement) -> bool {
    let mut below = Vec::new();
    for (place, colour) in squares(placement) {
        let Some(square) = table.get(&place) else {
            return false;
        };
        if (colour == 'R' && square.colour == 'G') || (colour == 'G' && square.colour == 'R') {
            return false;
        }
        below.push(*square);
    }
    let level = below[0].level == below[1].level && below[0].level == below[2].level;
    let one_piece = below[0].piece == below[1].piece && below[0].piece == below[2].piece;
    level && !one_piece
}

/// The zones of a colour: how many squares each has, and the level of its highest square.
fn zones(table: &Table, letter: char) -> Vec<(i64, i64)> {
    let shows = |place: &Place| {
        table
            .get(place)
            .is_some_and(|square| square.colour == letter)
    };
    let mut zones = Vec::new();
    let mut counted: Vec<Place> = Vec::new();
    for start in table.keys() {
        if !shows(start) || counted.contains(start) {
            continue;
        }
        let mut zone = vec![*start];
        let mut next = 0;
        while next < zone.len() {
            for neighbour in neighbours(zone[next]) {
                if shows(&neighbour) && !zone.contains(&neighbour) {
                    zone.push(neighbour);
                }
            }
            next += 1;
        }
        let highest = zone
            .iter()
            .map(|place| table[place].level)
            .max()
            .unwrap_or(0);
        zones.push((zone.len() as i64, highest));
        counted.extend(zone);
    }
    zones
}

/// Who wins with these values of zones, best first. The first difference decides; without one it is a draw.
fn winners(values0: &[i64], values1: &[i64], tiebreak: Tiebreak) -> Vec<u8> {
    let ranks = match tiebreak {
        Tiebreak::Off => 1,
        Tiebreak::Next => values0.len().max(values1.len()),
    };
    for rank in 0..ranks {
        // A zone that is not there is worth nothing.
        let value0 = values0.get(rank).unwrap_or(&0);
        let value1 = values1.get(rank).unwrap_or(&0);
        if value0 > value1 {
            return vec![0];
        }
        if value1 > value0 {
            return vec![1];
        }
    }
    vec![0, 1]
}

fn neighbours((x, y): Place) -> [Place; 4] {
    [(x, y + 1), (x + 1, y), (x, y - 1), (x - 1, y)]
}

fn placement_text(placement: Placement) -> String {
    let Placement {
        piece,
        elbow: (x, y),
        arm,
    } = placement;
    format!("{piece}{x},{y}{arm}")
}

fn read_placement(text: &str) -> Result<Placement, String> {
    let wrong = || format!("not a placement: {text}");
    let mut letters: Vec<char> = text.chars().collect();
    if letters.len() < 2 {
        return Err(wrong());
    }
    let piece = letters.remove(0);
    let arm = letters.remove(letters.len() - 1);
    let middle: String = letters.into_iter().collect();
    let (x, y) = middle.split_once(',').ok_or_else(wrong)?;
    let x: i16 = x.parse().map_err(|_| wrong())?;
    let y: i16 = y.parse().map_err(|_| wrong())?;
    if !SETS.concat().contains(piece) || !ARMS.iter().any(|(letter, _)| *letter == arm) {
        return Err(wrong());
    }
    Ok(Placement {
        piece,
        elbow: (x.into(), y.into()),
        arm,
    })
}

fn pile_text(face_up: &[char], unseen: &[char]) -> String {
    let part = |pieces: &[char]| match pieces.is_empty() {
        true => "-".to_string(),
        false => pieces.iter().collect(),
    };
    format!("{}+{}", part(face_up), part(unseen))
}

/// The pieces before and after the `+`.
fn read_pile(text: &str) -> Result<(Vec<char>, Vec<char>), String> {
    let Some((face_up, unseen)) = text.split_once('+') else {
        return Err(format!("not a pile: {text}"));
    };
    let part = |text: &str| -> Result<Vec<char>, String> {
        match text {
            "-" => Ok(Vec::new()),
            _ if text.chars().all(|letter| SETS.concat().contains(letter)) => Ok(letters(text)),
            _ => Err(format!("not pieces: {text}")),
        }
    };
    Ok((part(face_up)?, part(unseen)?))
}

/// A fixed order of draws, which must be made of exactly these pieces.
fn read_order(text: Option<&str>, set: &str) -> Result<Option<Vec<char>>, String> {
    let Some(text) = text else {
        return Ok(None);
    };
    let order = letters(text);
    if sorted(&order) != sorted(&letters(set)) {
        return Err(format!("not the pieces of the set: {text}"));
    }
    Ok(Some(order))
}

fn letters(text: &str) -> Vec<char> {
    text.chars().collect()
}

fn sorted(pieces: &[char]) -> Vec<char> {
    let mut pieces = pieces.to_vec();
    pieces.sort();
    pieces
}

fn is_sorted(pieces: &[char]) -> bool {
    sorted(pieces) == pieces
}

fn distinct(pieces: &[char]) -> Vec<char> {
    let mut pieces = sorted(pieces);
    pieces.dedup();
    pieces
}

/// Takes the first such piece out; `false` when there is none.
fn take(pieces: &mut Vec<char>, piece: char) -> bool {
    match pieces.iter().position(|other| *other == piece) {
        Some(place) => {
            pieces.remove(place);
            true
        }
        None => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Figure 6 of the publisher's sheet, seen from above; both winning zones reach level 4.
    #[test]
    fn the_zones_of_the_finished_city() {
        let picture = "....nn.....
                       ...RGRn....
                       ..RRRRR....
                       ..RGRRRRG..
                       .RRRnRRRGG.
                       RRGnRRRGGG.
                       .RGRRnRGGR.
                       .GRnRGRGRn.
                       ..RnRGRGGGn
                       ..n..n...GG";
        let mut table = Table::new();
        for (row, text) in picture.lines().enumerate() {
            for (column, colour) in text.trim().chars().enumerate() {
                if colour != '.' {
                    let square = Square {
                        colour,
                        level: 4,
                        piece: 0,
                    };
                    table.insert((column as i32, -(row as i32)), square);
                }
            }
        }
        assert_eq!(zones(&table, 'R').into_iter().max(), Some((31, 4)));
        assert_eq!(zones(&table, 'G').into_iter().max(), Some((14, 4)));
    }

    #[test]
    fn equal_best_zones_are_a_draw_unless_the_next_ones_count() {
        for (values0, values1, off, next) in [
            (vec![9, 1], vec![8, 8], vec![0], vec![0]),
            (vec![8, 8], vec![9], vec![1], vec![1]),
            (vec![9, 4], vec![9, 5], vec![0, 1], vec![1]),
            (vec![9, 4, 1], vec![9, 4], vec![0, 1], vec![0]),
            (vec![9, 4], vec![9, 4], vec![0, 1], vec![0, 1]),
            (vec![], vec![], vec![0, 1], vec![0, 1]),
            (vec![], vec![2], vec![1], vec![1]),
        ] {
            assert_eq!(winners(&values0, &values1, Tiebreak::Off), off);
            assert_eq!(winners(&values0, &values1, Tiebreak::Next), next);
        }
    }

    #[test]
    fn the_green_set_is_the_red_one_with_the_colours_exchanged() {
        assert_eq!(colours('G'), ['R', 'G', 'R']);
        assert_eq!(colours('Q'), ['G', 'R', 'G']);
        assert_eq!(colours('T'), ['G', 'G', 'G']);
        assert_eq!(colours('L'), ['n', 'n', 'G']);
    }
}
