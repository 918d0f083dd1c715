//! Puts everything on the screen.

use quartet_game::{EventView, Seat, Sketch, Tint, Viewer};
use quartet_host::{AnyMatch, TimeControl};
use quartet_scene::Target;
use ratatui::{
    Frame,
    buffer::Buffer,
    layout::{Position, Rect},
    style::{Color, Modifier, Style},
    widgets::{Block, Clear, Widget as _},
};

use super::{
    app::{App, Hit, Stage},
    desk::{Asked, Desk, Focus, ItemState, changes},
    grid::{Grid, Place},
    menu::Menu,
    review::Review,
};
use crate::play::{
    Colour, House,
    setup::{Choice, Setup},
    teller::{Teller, sentence},
};

/// What can be clicked after something has been drawn.
type Hits = Vec<(Rect, Hit)>;

/// Draws everything and says what can be clicked.
pub(super) fn all(app: &App, frame: &mut Frame<'_>, now: u64) -> Hits {
    let area = frame.area();
    let mut painter = Painter {
        house: &app.house,
        out: frame.buffer_mut(),
        hits: Hits::new(),
        now,
    };
    match &app.stage {
        _ if area.width < 40 || area.height < 12 => {
            let words = painter.teller().word("play-too-small");
            painter.paragraph(area, &words, Style::new());
        }
        Stage::Menu(menu) => painter.menu(area, menu),
        Stage::Desk(desk) => painter.desk(area, desk),
    }
    if app.help {
        let key = match &app.stage {
            Stage::Menu(_) => "play-help-menu",
            Stage::Desk(desk) if desk.review.is_some() => "play-help-review",
            Stage::Desk(_) => "play-help-screen",
        };
        let words = painter.teller().word(key);
        painter.overlay(area, &words);
    }
    painter.hits
}

struct Painter<'a> {
    house: &'a House,
    out: &'a mut Buffer,
    hits: Hits,
    now: u64,
}

/// A line of the panel.
struct Row {
    text: String,
    style: Style,
    hit: Option<Hit>,
}

impl Row {
    fn plain(text: impl Into<String>) -> Self {
        Self {
            text: text.into(),
            style: Style::new(),
            hit: None,
        }
    }

    fn strong(text: impl Into<String>) -> Self {
        Self {
            style: STRONG,
            ..Self::plain(text)
        }
    }
}

const STRONG: Style = Style::new().add_modifier(Modifier::BOLD);
const FAINT: Style = Style::new().add_modifier(Modifier::DIM);
const TURNED: Style = Style::new().add_modifier(Modifier::REVERSED);

impl<'a> Painter<'a> {
    fn teller(&self) -> &'a Teller {
        &self.house.teller
    }

    fn put(&mut self, x: u16, y: u16, width: u16, text: &str, style: Style) {
        if y < self.out.area.bottom() && x < self.out.area.right() {
            self.out.set_stringn(x, y, text, usize::from(width), style);
        }
    }

    /// Text in as many lines as it needs and there are.
    fn paragraph(&mut self, area: Rect, text: &str, style: Style) {
        for (line, y) in wrapped(text, area.width).iter().zip(area.y..area.bottom()) {
            self.put(area.x, y, area.width, line, style);
        }
    }

    /// A box in the middle, over everything else. Returns its inside.
    fn overlay(&mut self, area: Rect, text: &str) -> Rect {
        let lines = text.lines().count() as u16;
        let longest = text.lines().map(|line| line.chars().count()).max();
        let width = (longest.unwrap_or(0) as u16 + 4).min(area.width);
        let long = wrapped(text, width.saturating_sub(4)).len() as u16;
        let height = (lines.max(long) + 2).min(area.height);
        let outside = middle(area, width, height);
        Clear.render(outside, self.out);
        Block::bordered().render(outside, self.out);
        let inside = Rect {
            x: outside.x + 2,
            y: outside.y + 1,
            width: width.saturating_sub(4),
            height: height.saturating_sub(2),
        };
        self.paragraph(inside, text, Style::new());
        inside
    }

    fn menu(&mut self, area: Rect, menu: &Menu) {
        let teller = self.teller();
        let labels = Choice::ALL.map(|choice| Setup::label(choice, teller));
        let widest = labels.iter().map(|l| l.chars().count()).max().unwrap_or(0) as u16;
        let inside = middle(area, 64.min(area.width), 12.min(area.height));
        self.put(inside.x, inside.y, inside.width, "Quartet", STRONG);
        for (n, (choice, label)) in Choice::ALL.into_iter().zip(labels).enumerate() {
            let y = inside.y + 2 + n as u16;
            let is_here = menu.at == n;
            let values = menu.setup.values(choice, teller);
            let value = &values[menu.setup.chosen(choice)];
            let style = match (menu.setup.matters(choice), is_here) {
                (false, _) => FAINT,
                (true, true) => TURNED,
                (true, false) => Style::new(),
            };
            let mark = if is_here { '>' } else { ' ' };
            let value = if menu.setup.matters(choice) {
                format!("< {value} >")
            } else {
                "-".to_owned()
            };
            let width = usize::from(widest);
            let text = format!("{mark} {label:<width$}  {value}");
            self.put(inside.x, y, inside.width, &text, style);
            let line = Rect::new(inside.x, y, inside.width, 1);
            self.hits.push((line, Hit::Line(n, 1)));
            let less = Rect::new(inside.x + widest + 4, y, 2, 1);
            self.hits.push((less, Hit::Line(n, -1)));
        }
        let y = inside.y + 3 + Menu::BEGIN as u16;
        let is_here = menu.at == Menu::BEGIN;
        let style = if is_here { TURNED } else { STRONG };
        let mark = if is_here { '>' } else { ' ' };
        let begin = format!("{mark} [ {} ]", teller.word("play-menu-begin"));
        self.put(inside.x, y, inside.width, &begin, style);
        let line = Rect::new(inside.x, y, inside.width, 1);
        self.hits.push((line, Hit::Line(Menu::BEGIN, 1)));
        let keys = teller.word("play-menu-keys");
        self.put(inside.x, y + 2, inside.width, &keys, FAINT);
    }

    fn desk(&mut self, area: Rect, desk: &Desk) {
        if let Some(seat) = desk.hand_over {
            let name = self.teller().seat(desk.session.table(), seat);
            let words = self.teller().with("play-hand-over", "who", &name);
            self.overlay(area, &words);
        } else {
            let message = self.message(desk);
            let lines = wrapped(&message, area.width.saturating_sub(2));
            let below = (lines.len() as u16).clamp(1, 3) + 1;
            let upper = Rect {
                height: area.height.saturating_sub(below),
                ..area
            };
            self.upper(upper, desk);
            for (line, y) in lines.iter().zip(upper.bottom()..area.bottom() - 1) {
                self.put(area.x + 1, y, area.width, line, STRONG);
            }
            self.bottom(area, desk);
        }
        if let Some(asked) = &desk.question {
            self.question(area, desk, asked);
        }
    }

    /// The line of keys, or what is typed.
    fn bottom(&mut self, area: Rect, desk: &Desk) {
        let y = area.bottom() - 1;
        let (x, width) = (area.x + 1, area.width.saturating_sub(1));
        if !desk.is_plain() {
            let typed = format!("> {}_", desk.input);
            self.put(x, y, width, &typed, STRONG);
            let after = x + typed.chars().count() as u16 + 2;
            let hint = self.teller().word("play-typing");
            let room = area.right().saturating_sub(after);
            self.put(after, y, room, &hint, FAINT);
            return;
        }
        let key = match (&desk.review, desk.session.is_over()) {
            (Some(_), _) => "play-keys-review",
            (None, true) => "play-keys-over",
            (None, false) => "play-keys",
        };
        let mut at = x;
        for part in self.teller().word(key).split(" · ") {
            let long = part.chars().count() as u16;
            if at + long > area.right() {
                break;
            }
            self.put(at, y, long, part, FAINT);
            let mut letters = part.chars();
            if let (Some(letter), Some(' ')) = (letters.next(), letters.next()) {
                let rect = Rect::new(at, y, long, 1);
                self.hits.push((rect, Hit::Key(letter)));
            }
            at += long + 2;
        }
    }

    /// What was said last, or what the arrow keys stand on.
    fn message(&self, desk: &Desk) -> String {
        if let Some(review) = &desk.review {
            return self.review_message(review);
        }
        if !desk.message.is_empty() {
            return desk.message.clone();
        }
        if desk.is_persons_turn() {
            let table = desk.session.table();
            let target = match desk.focus {
                Focus::List => desk.seen.items.get(desk.at).map(|item| item.target.clone()),
                Focus::Board if desk.seen.next.contains(&desk.cursor) => {
                    Some(Target::spot(desk.cursor.clone()))
                }
                Focus::Board => None,
            };
            if let Some(target) = target {
                return sentence(&self.teller().say(&table.target_words(&target)));
            }
        }
        sentence(&self.teller().status(&desk.session))
    }

    fn question(&mut self, area: Rect, desk: &Desk, asked: &Asked) {
        let teller = self.teller();
        let words = match asked {
            Asked::Resign => teller.word("play-resign-question"),
            Asked::Quit | Asked::New => match &desk.saved {
                Some(file) => {
                    let file = file.display().to_string();
                    teller.with("play-leave-saved-question", "file", &file)
                }
                None => teller.word("play-leave-question"),
            },
            Asked::Draw(seats) => {
                let first = seats.first().copied().unwrap_or(Seat::new(0));
                let name = teller.seat(desk.session.table(), first);
                teller.with("play-draw-question", "who", &name)
            }
        };
        let (yes, no) = (teller.word("play-yes"), teller.word("play-no"));
        let inside = self.overlay(area, &format!("{words}\n\n[ {yes} ]   [ {no} ]"));
        let y = inside.bottom().saturating_sub(1);
        let width = yes.chars().count() as u16 + 4;
        let yes = Rect::new(inside.x, y, width, 1);
        self.hits.push((yes, Hit::Key('\n')));
        let no = Rect::new(inside.x + width + 3, y, no.chars().count() as u16 + 4, 1);
        self.hits.push((no, Hit::Key('\x1b')));
    }

    /// The board, the panel beside it, and the moves where there is room.
    fn upper(&mut self, area: Rect, desk: &Desk) {
        let review = desk.review.as_ref();
        let position = review.map(Review::position);
        let table = position.as_deref().unwrap_or(desk.session.table());
        let board = match review {
            // The whole game is known then.
            Some(_) => table.board(Viewer::Spectator),
            None => desk.seen.board.clone(),
        };
        let (least, _) = Grid::new(&board, 1).size();
        let moves = if area.width >= 130 { 56 } else { 0 };
        let rest = area.width - moves;
        // The panel takes what the board leaves, within reason.
        let panel = rest.saturating_sub(least + 4).clamp(28, 44).min(rest / 2);
        let pane = Rect {
            width: rest - panel,
            ..area
        };
        self.board(pane, desk, &board);
        let beside = Rect {
            x: pane.right(),
            width: panel,
            ..area
        };
        let wide = moves > 0;
        match review {
            Some(review) => self.review_panel(beside, desk, review),
            None => self.panel(beside, desk, table, wide),
        }
        if wide {
            let column = Rect {
                x: beside.right() + 1,
                width: moves - 2,
                ..area
            };
            self.moves_in_words(column, desk, table);
        }
    }

    fn board(&mut self, area: Rect, desk: &Desk, board: &Sketch) {
        let fits = |zoom: &u16| {
            let (width, height) = Grid::new(board, *zoom).size();
            width + 2 <= area.width && height <= area.height
        };
        let zoom = (1..=3).rev().find(fits).unwrap_or(1);
        let grid = Grid::new(board, zoom);
        let (width, height) = grid.size();
        let cursor = grid.place(&desk.cursor);
        // A board that is too large is moved so that the place of the arrow keys is in the middle.
        let start = |room: u16, long: u16, at: Option<u16>| -> (u16, u16) {
            if long <= room {
                return ((room - long) / 2, 0);
            }
            let at = at.unwrap_or(long / 2);
            (0, at.saturating_sub(room / 2).min(long - room))
        };
        let (left, from_x) = start(area.width, width, cursor.map(|p| p.x));
        let (top, from_y) = start(area.height, height, cursor.map(|p| p.y));
        let mut canvas = Canvas {
            out: &mut *self.out,
            colour: self.house.colour,
            area,
            left: i32::from(area.x + left) - i32::from(from_x),
            top: i32::from(area.y + top) - i32::from(from_y),
        };
        for (y, line) in (0..).zip(&grid.lines) {
            for (x, ink) in (0..).zip(line) {
                if ink.letter != ' ' {
                    canvas.set(x, y, ink.letter, ink_style(ink.tint, self.house.colour));
                }
            }
        }
        for place in &grid.places {
            if desk.review.is_none() {
                canvas.mark(place, desk, board);
            }
        }
        if desk.review.is_none() {
            canvas.marks_on_top(&grid, desk, board);
        }
        for place in &grid.places {
            // The blank before and behind belong to the place: it is easier to hit.
            let x = i32::from(place.x) - 1;
            if let Some(rect) = canvas.clipped(x, i32::from(place.y), place.width + 2) {
                self.hits.push((rect, Hit::Spot(place.name.clone())));
            }
        }
    }

    fn seat_rows(&self, desk: &Desk, table: &dyn AnyMatch, width: u16, rows: &mut Vec<Row>) {
        let teller = self.teller();
        let facts = teller.facts(table, desk.viewer());
        for number in 0..table.seats() {
            let seat = Seat::new(number);
            let is_next = table.turn().seat() == Some(seat);
            let won = table.ending().is_some_and(|e| e.winners.contains(seat));
            let mark = match (is_next, won) {
                (true, _) => '>',
                (_, true) => '!',
                _ => ' ',
            };
            let name = teller.seat(table, seat);
            let player = teller.player(desk.session.player(seat));
            let mut text = format!("{mark} {name} ({player})");
            let clock = desk.session.clock();
            if clock.control() != TimeControl::Untimed {
                let face = clock.face(seat, self.now).to_string();
                let room = usize::from(width).saturating_sub(text.chars().count());
                text.push_str(&format!("{face:>room$}"));
            }
            rows.push(if is_next || won {
                Row::strong(text)
            } else {
                Row::plain(text)
            });
            let own = facts.iter().filter(|fact| fact.seat == Some(seat));
            let own: Vec<String> = own.map(|f| format!("{}: {}", f.label, f.value)).collect();
            let lines = wrapped(&own.join(", "), width.saturating_sub(2));
            rows.extend(lines.into_iter().map(|l| Row::plain(format!("  {l}"))));
        }
        for fact in facts.iter().filter(|fact| fact.seat.is_none()) {
            let text = format!("{}: {}", fact.label, fact.value);
            rows.extend(wrapped(&text, width).into_iter().map(Row::plain));
        }
    }

    fn panel(&mut self, area: Rect, desk: &Desk, table: &dyn AnyMatch, wide: bool) {
        let teller = self.teller();
        let width = area.width.saturating_sub(1);
        let mut rows = Vec::new();
        let title = format!("{} · {}", table.info().name, teller.mode(table));
        rows.extend(wrapped(&title, width).into_iter().map(Row::strong));
        self.seat_rows(desk, table, width, &mut rows);
        let room = usize::from(area.height).saturating_sub(rows.len() + 1);
        let items = item_rows(desk, width, room);
        if !items.is_empty() {
            rows.push(Row::plain(""));
            rows.extend(items);
        }
        if !wide {
            let left = usize::from(area.height).saturating_sub(rows.len() + 2);
            let moves = wrapped(&moves_in_short(desk, table), width);
            if left > 0 && !moves.is_empty() {
                rows.push(Row::plain(""));
                rows.push(Row::strong(teller.word("play-moves")));
                let skipped = moves.len().saturating_sub(left);
                rows.extend(moves.into_iter().skip(skipped).map(Row::plain));
            }
        }
        self.rows(area, &rows);
    }

    fn rows(&mut self, area: Rect, rows: &[Row]) {
        for (row, y) in rows.iter().zip(area.y..area.bottom()) {
            self.put(area.x, y, area.width, &row.text, row.style);
            if let Some(hit) = &row.hit {
                let rect = Rect::new(area.x, y, area.width, 1);
                self.hits.push((rect, hit.clone()));
            }
        }
    }

    /// What has happened, in words, the latest at the bottom.
    fn moves_in_words(&mut self, area: Rect, desk: &Desk, table: &dyn AnyMatch) {
        let teller = self.teller();
        let viewer = desk.viewer();
        let mut lines: Vec<Row> = Vec::new();
        for index in (0..table.len()).rev() {
            let text = teller.event(table, index, viewer);
            let number = format!("{:>3}. ", index + 1);
            let part = wrapped(&text, area.width.saturating_sub(5));
            for (n, line) in part.iter().enumerate().rev() {
                let start = if n == 0 { number.as_str() } else { "     " };
                lines.push(Row::plain(format!("{start}{line}")));
            }
            if lines.len() + 1 >= usize::from(area.height) {
                break;
            }
        }
        lines.truncate(usize::from(area.height).saturating_sub(1));
        lines.reverse();
        lines.insert(0, Row::strong(teller.word("play-moves")));
        self.rows(area, &lines);
    }

    fn review_message(&self, review: &Review) -> String {
        let teller = self.teller();
        let table = review.table();
        if review.at >= table.len() {
            return teller.ending(table);
        }
        let told = teller.event(table, review.at, Viewer::Spectator);
        match review.here() {
            Some(reviewed) => format!("{told} {}", sentence(&teller.reviewed(reviewed))),
            None => told,
        }
    }

    fn review_panel(&mut self, area: Rect, desk: &Desk, review: &Review) {
        let teller = self.teller();
        let width = area.width.saturating_sub(1);
        let table = review.table();
        let mut rows = vec![Row::strong(teller.word("play-review"))];
        for number in 0..table.seats() {
            let seat = Seat::new(number);
            let name = teller.seat(table, seat);
            let player = teller.player(desk.session.player(seat));
            rows.push(Row::plain(format!("{name} ({player})")));
            let accuracy = review.accuracy(seat);
            let accuracy = accuracy.map_or("-".to_owned(), |number| format!("{number:.0} %"));
            let label = teller.word("play-review-accuracy");
            rows.push(Row::plain(format!("  {label} {accuracy}")));
        }
        rows.push(Row::plain(""));
        let first = teller.seat(table, Seat::new(0));
        let graph = teller.with("play-review-graph", "who", &first);
        rows.extend(wrapped(&graph, width).into_iter().map(Row::plain));
        rows.extend(graph_rows(&review.chances(), usize::from(width)));
        if !review.is_done {
            let found = format!("{} / {}", review.moves.len(), table.len());
            let words = teller.with("play-review-soon", "found", &found);
            rows.extend(wrapped(&words, width).into_iter().map(Row::plain));
        }
        let mistakes = review.mistakes();
        if !mistakes.is_empty() {
            rows.push(Row::plain(""));
            rows.push(Row::strong(teller.word("play-review-mistakes")));
        }
        for event in mistakes {
            let Some(found) = review.moves.iter().find(|r| r.event == event) else {
                continue;
            };
            let mark = if event == review.at { '>' } else { ' ' };
            let name = teller.seat(table, found.seat);
            let best = found.best.moves.first().cloned().unwrap_or_default();
            let text = format!("{mark}{:>3}. {name} {} ({best})", event + 1, found.played);
            rows.push(Row::plain(text));
        }
        self.rows(area, &rows);
    }
}

/// Draws the marks on a board.
struct Canvas<'a> {
    out: &'a mut Buffer,
    colour: Colour,
    area: Rect,
    /// Where the upper left letter of the board is, on the screen or outside of it.
    left: i32,
    top: i32,
}

impl Canvas<'_> {
    fn set(&mut self, x: i32, y: i32, letter: char, style: Style) {
        if let Some(rect) = self.clipped(x, y, 1)
            && let Some(cell) = self.out.cell_mut(Position::new(rect.x, rect.y))
        {
            cell.set_char(letter).set_style(style);
        }
    }

    /// The part of a line of the board that is on the screen.
    fn clipped(&self, x: i32, y: i32, width: u16) -> Option<Rect> {
        let (x, y) = (self.left + x, self.top + y);
        let [low, high] = [self.area.x, self.area.right()].map(i32::from);
        let rows = i32::from(self.area.y)..i32::from(self.area.bottom());
        let (start, end) = (x.max(low), (x + i32::from(width)).min(high));
        (rows.contains(&y) && start < end)
            .then(|| Rect::new(start as u16, y as u16, (end - start) as u16, 1))
    }

    fn around(&mut self, place: &Place, marks: [char; 2], style: Style) {
        let (x, y) = (i32::from(place.x), i32::from(place.y));
        self.set(x - 1, y, marks[0], style);
        self.set(x + i32::from(place.width), y, marks[1], style);
    }

    fn write(&mut self, place: &Place, text: &str, style: Style) {
        for (x, letter) in (i32::from(place.x)..).zip(text.chars()) {
            self.set(x, i32::from(place.y), letter, style);
        }
    }

    /// What may be pointed at.
    fn mark(&mut self, place: &Place, desk: &Desk, board: &Sketch) {
        let Some(bit) = board.find(&place.name) else {
            return;
        };
        if !desk.seen.next.contains(&place.name) {
            return;
        }
        let style = ink_style(bit.tint, self.colour);
        if bit.is_empty() {
            let style = self.coloured(STRONG, Color::Green);
            self.write(place, "*", style);
        } else {
            let style = style.add_modifier(Modifier::UNDERLINED | Modifier::BOLD);
            self.write(place, &bit.text, style);
        }
    }

    /// The last move, what would happen, what has been picked, and where the arrow keys are.
    fn marks_on_top(&mut self, grid: &Grid, desk: &Desk, board: &Sketch) {
        let seen = &desk.seen;
        let last = self.coloured(STRONG, Color::Yellow);
        for place in grid.places.iter().filter(|p| seen.last.contains(&p.name)) {
            self.around(place, ['(', ')'], last);
        }
        if let Some(preview) = &seen.preview {
            let changed = changes(board, preview);
            let style = self.coloured(STRONG.add_modifier(Modifier::ITALIC), Color::Magenta);
            for place in grid.places.iter().filter(|p| changed.contains(&p.name)) {
                let place = &widened(place, Some(preview));
                let text = preview.find(&place.name).map_or(".", |bit| &bit.text);
                self.write(place, text, style);
                self.around(place, ['~', '~'], style);
            }
        }
        let picked = self.coloured(STRONG, Color::Green);
        for place in &grid.places {
            if seen.path.iter().any(|target| target.name() == place.name) {
                self.around(place, ['{', '}'], picked);
            }
        }
        if let Some(place) = grid.place(&desk.cursor)
            && desk.focus == Focus::Board
            && desk.is_persons_turn()
        {
            let place = widened(place, seen.preview.as_ref());
            self.around(&place, ['>', '<'], STRONG.patch(TURNED));
        }
    }

    fn coloured(&self, style: Style, colour: Color) -> Style {
        match self.colour {
            Colour::On => style.fg(colour),
            Colour::Off => style,
        }
    }
}

/// The place as the preview shows it. Places end where they ended, however much they show.
fn widened(place: &Place, preview: Option<&Sketch>) -> Place {
    let bit = preview.and_then(|preview| preview.find(&place.name));
    let width = bit.map_or(place.width, |bit| bit.text.chars().count() as u16);
    Place {
        x: (place.x + place.width).saturating_sub(width),
        width,
        ..place.clone()
    }
}

fn ink_style(tint: Tint, colour: Colour) -> Style {
    let (style, fg) = match tint {
        Tint::Plain => (Style::new(), None),
        Tint::Faint => (FAINT, None),
        Tint::First => (STRONG, Some(Color::Red)),
        Tint::Second => (STRONG, Some(Color::Cyan)),
        Tint::Third => (STRONG, Some(Color::Yellow)),
        Tint::Last => (STRONG.patch(TURNED), None),
        Tint::Strong => (STRONG, None),
    };
    match (fg, colour) {
        (Some(fg), Colour::On) => style.fg(fg),
        _ => style,
    }
}

/// The list of what can be chosen, in at most so many lines.
fn item_rows(desk: &Desk, width: u16, room: usize) -> Vec<Row> {
    let items = &desk.seen.items;
    if items.is_empty() || room == 0 {
        return Vec::new();
    }
    let text = |n: usize| {
        let item = &items[n];
        let here = desk.focus == Focus::List && desk.at == n;
        let mark = if here { '>' } else { ' ' };
        let number = if n < 9 {
            (n + 1).to_string()
        } else {
            "-".to_owned()
        };
        let state = match item.state {
            ItemState::Chosen => "(*) ",
            ItemState::Other => "( ) ",
            ItemState::Spot => "",
        };
        format!("{mark}{number} {state}{}", item.words)
    };
    let style = |n: usize| {
        let here = desk.focus == Focus::List && desk.at == n;
        match (here, items[n].state) {
            (true, _) => TURNED,
            (_, ItemState::Chosen) => STRONG,
            _ => Style::new(),
        }
    };
    let row = |n: usize, text: String| Row {
        text,
        style: style(n),
        hit: Some(Hit::Item(n)),
    };
    let long: Vec<Row> = (0..items.len())
        .flat_map(|n| {
            let lines = wrapped(&text(n), width.saturating_sub(3)).into_iter();
            let lines = lines.enumerate().map(|(line, text)| match line {
                0 => text,
                _ => format!("   {text}"),
            });
            lines.map(|text| row(n, text)).collect::<Vec<_>>()
        })
        .collect();
    if long.len() <= room {
        return long;
    }
    // One line each, and of those the ones around the arrow keys.
    let from = (desk.at + 1).saturating_sub(room.div_ceil(2));
    let from = from.min(items.len().saturating_sub(room));
    let shown = from..items.len().min(from + room);
    shown
        .map(|n| row(n, shortened(&text(n), usize::from(width))))
        .collect()
}

/// The strings of what has happened.
fn moves_in_short(desk: &Desk, table: &dyn AnyMatch) -> String {
    let views = table.events_for(desk.viewer());
    let texts = views.iter().enumerate().map(|(n, view)| match view {
        EventView::Shown(text) => format!("{}.{text}", n + 1),
        EventView::Hidden(_) => format!("{}.?", n + 1),
    });
    texts.collect::<Vec<_>>().join(" ")
}

/// How the chances went, in three lines of bars.
fn graph_rows(chances: &[f64], width: usize) -> Vec<Row> {
    const BARS: [char; 9] = [' ', '▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
    const LINES: usize = 3;
    if chances.is_empty() {
        return Vec::new();
    }
    let columns = chances.len().min(width);
    let value = |column: usize| chances[column * chances.len() / columns];
    let lines = (0..LINES).rev().map(|line| {
        let bars = (0..columns).map(|column| {
            let filled = value(column) * (LINES * 8) as f64 - (line * 8) as f64;
            BARS[filled.round().clamp(0.0, 8.0) as usize]
        });
        Row::plain(bars.collect::<String>())
    });
    lines.collect()
}

fn shortened(text: &str, width: usize) -> String {
    if text.chars().count() <= width {
        return text.to_owned();
    }
    let kept: String = text.chars().take(width.saturating_sub(1)).collect();
    format!("{kept}…")
}

/// The text in lines that are not longer than this, broken at blanks where there are any.
fn wrapped(text: &str, width: u16) -> Vec<String> {
    let width = usize::from(width.max(1));
    let mut lines = Vec::new();
    for paragraph in text.lines() {
        let mut line = String::new();
        for word in paragraph.split(' ') {
            let mut word: Vec<char> = word.chars().collect();
            let long = line.chars().count();
            if !line.is_empty() && long + 1 + word.len() > width {
                lines.push(std::mem::take(&mut line));
            } else if !line.is_empty() || (word.is_empty() && long < width) {
                line.push(' ');
            }
            while word.len() > width {
                let rest = word.split_off(width);
                lines.push(word.into_iter().collect());
                word = rest;
            }
            line.extend(word);
        }
        lines.push(line);
    }
    lines
}

/// A rectangle of this size in the middle of another.
fn middle(area: Rect, width: u16, height: u16) -> Rect {
    Rect {
        x: area.x + (area.width.saturating_sub(width)) / 2,
        y: area.y + (area.height.saturating_sub(height)) / 2,
        width: width.min(area.width),
        height: height.min(area.height),
    }
}
