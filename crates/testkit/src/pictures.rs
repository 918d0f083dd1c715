//! What must hold for the pictures of every game, and for pointing at them.

use std::collections::BTreeSet;

use quartet_game::{Dice, Event, Fault, Options, Problems, Timeline, Turn, Viewer, playout};
use quartet_scene::{
    Language, Next, Paths, Present, Say, Scene, Shape, Shot, Show, Speak, Svg, Target, Value,
};
use quartet_words::Words;

/// Where the options allow endless play, stop after this many events.
const ENOUGH: u32 = 200;
/// Every so many events a picture is looked at.
const STEP: usize = 7;

/// Every legal move has a way to it, no way leads to two moves, none is the beginning of another, and whoever follows what may
/// be pointed at next reaches every legal move.
pub fn every_move_can_be_pointed_out<G: Present>(options: &str) {
    visit::<G>(options, |timeline| {
        let (game, state) = (timeline.game(), timeline.state());
        let mut moves = Vec::new();
        game.moves(state, &mut moves);
        let paths = Paths::of(game, state);
        let all: Vec<_> = paths.iter().collect();
        for pair in all.windows(2) {
            let (shorter, longer) = (pair[0].0, pair[1].0);
            assert!(!longer.starts_with(shorter), "{shorter:?} and {longer:?}");
        }
        let mut reached = BTreeSet::new();
        let mut open: Vec<Vec<Target>> = vec![Vec::new()];
        while let Some(picked) = open.pop() {
            for Next { target, completes } in paths.next(&picked) {
                let mut path = picked.clone();
                path.push(target);
                match paths.find(&path) {
                    Some(mv) => {
                        assert!(completes, "{path:?}");
                        reached.insert(mv);
                    }
                    None => {
                        assert!(!completes, "{path:?}");
                        open.push(path);
                    }
                }
            }
        }
        let moves: BTreeSet<_> = moves.into_iter().collect();
        assert_eq!(reached, moves, "at {}", game.position_text(state));
    });
}

/// In every view, turned in every way, at every step of a move: each cell is there once, has words and a middle; nothing else
/// has the name of a cell; everything that may be pointed at is there; nothing lies outside of the picture.
pub fn every_cell_is_drawn_once<G: Present>(options: &str) {
    let mut dice = Dice::new(5);
    visit::<G>(options, |timeline| {
        let game = timeline.game();
        let seat = timeline.turn().seat();
        let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
        let view = timeline.view(viewer);
        let mut cells = game.cells(timeline.state());
        cells.sort_unstable();
        assert!(cells.windows(2).all(|pair| pair[0] != pair[1]), "{cells:?}");
        for cell in &cells {
            if let Some(scene) = game.beneath(view.state(), cell) {
                check(&scene, &[], &[]);
            }
        }
        let paths = Paths::of(game, timeline.state());
        let mut picked = Vec::new();
        loop {
            let next: Vec<Target> = paths.next(&picked).into_iter().map(|n| n.target).collect();
            let ghost = dice.pick(&paths.possible(&picked)).copied();
            for scene_view in 0..G::VIEWS.len() {
                for turned in 0..G::TURNS {
                    let scene = game.draw(&Shot {
                        view: &view,
                        last: last(timeline, viewer)
                            .as_ref()
                            .map(|(state, mv)| (state, *mv)),
                        picked: &picked,
                        next: &next,
                        ghost,
                        over: false,
                        show: Show {
                            threats: true,
                            ..Show::PLAYING
                        },
                        scene_view,
                        turned,
                    });
                    check(&scene, &cells, &next);
                }
            }
            match dice.pick(&next) {
                Some(target) => picked.push(target.clone()),
                None => break,
            }
        }
    });
}

/// The board in letters has a place for every cell, each once, that shows something.
pub fn every_cell_has_a_place_in_letters<G: Present>(options: &str) {
    visit::<G>(options, |timeline| {
        let game = timeline.game();
        let mut cells = game.cells(timeline.state());
        cells.sort_unstable();
        let board = game.sketch_to_play(timeline.state()).board();
        let places = board.lines().iter().flatten();
        let places = places.filter_map(|bit| Some((bit.spot.clone()?, bit)));
        let mut spots = Vec::new();
        for (spot, bit) in places {
            assert!(!bit.text.trim().is_empty(), "{spot} shows nothing");
            spots.push(spot);
        }
        spots.sort_unstable();
        assert_eq!(spots, cells, "\n{board}");
    });
}

/// Everything that pictures, moves, targets and facts say is there in every language, with everything that is put into it.
pub fn everything_is_said_in_every_language<G: Present>(options: &str) {
    let languages = Language::ALL.map(|language| Words::new(language, &|l| vec![G::words(l)]));
    let heard = |say: &Say| {
        for words in &languages {
            check_words(words, say);
        }
    };
    let id = G::INFO.id;
    assert!(G::UPRIGHT < G::VIEWS.len(), "there is no such view");
    for view in G::VIEWS {
        heard(&Say::new(format!("{id}-view-{view}")));
    }
    for code in G::INFO.codes {
        heard(&Say::new(format!("{id}-refused-{code}")));
    }
    for form in Fault::COMMON.iter().chain(G::INFO.faults) {
        let places = form.places().map(|place| (place, "3".into()));
        heard(&Say {
            key: form.key.into(),
            with: places.collect(),
        });
    }
    for spec in G::INFO.options {
        heard(&Say::new(format!("{id}-option-{}", spec.key)));
        for choice in spec.choices {
            heard(&Say::new(format!(
                "{id}-option-{}-{}",
                spec.key, choice.value
            )));
        }
        // Where something else can be written, it is said what.
        if spec.free.is_some() && !spec.choices.is_empty() {
            heard(&Say::new(format!("{id}-option-{}-own", spec.key)));
        }
    }
    for n in 0..G::INFO.modes.len() {
        heard(&Say::new(format!("{id}-mode-{n}")));
        heard(&Say::new(format!("{id}-mode-{n}-help")));
    }
    heard(&Say::new(format!("{id}-summary")));
    visit::<G>(options, |timeline| {
        let (game, state) = (timeline.game(), timeline.state());
        let viewer = timeline
            .turn()
            .seat()
            .map_or(Viewer::Spectator, Viewer::Seat);
        let view = timeline.view(viewer);
        let paths = Paths::of(game, state);
        for (path, mv) in paths.iter() {
            heard(&game.tell(state, mv));
            let mut motifs = Vec::new();
            game.motifs(state, mv, &mut motifs);
            for motif in motifs {
                heard(&Say::new(format!("{id}-theme-{motif}")));
            }
            for target in path {
                heard(&game.target_words(state, target));
            }
        }
        let next: Vec<Target> = paths.next(&[]).into_iter().map(|n| n.target).collect();
        for scene_view in 0..G::VIEWS.len() {
            let scene = game.draw(&Shot {
                next: &next,
                ghost: paths.possible(&[]).first().copied(),
                show: Show {
                    threats: true,
                    ..Show::PLAYING
                },
                scene_view,
                ..Shot::of(&view)
            });
            for say in scene.sayings() {
                heard(say);
            }
        }
        for cell in game.cells(state) {
            if let Some(scene) = game.beneath(view.state(), &cell) {
                heard(&scene.title);
            }
        }
        for fact in game.facts(view.state()) {
            heard(&fact.label);
            heard(&fact.value);
        }
        if let Some(out) = game.put_out(state, &[]) {
            heard(&out.asked);
        }
        for number in 0..game.seats() {
            heard(&game.seat_words(state, quartet_game::Seat::new(number)));
        }
        if let Turn::Over(_) = game.turn(state) {
            heard(&Say::new(format!("{id}-why-{}", game.why(state))));
        }
    });
}

/// Whatever is put into cells can be written, read as a draft and shown, one of the contents is the one that is there, and
/// from a draft with nothing in it every cell can be filled.
pub fn positions_are_set_up_cell_by_cell<G: Present>(options: &str) {
    let mut dice = Dice::new(11);
    let languages = Language::ALL.map(|language| Words::new(language, &|l| vec![G::words(l)]));
    visit::<G>(options, |timeline| {
        let game = timeline.game();
        let drafts = [
            Some(timeline.state().clone()),
            game.cleared(timeline.state()),
        ];
        let is_set_up = drafts[1].is_some() && game.tools(timeline.state(), 0).is_empty();
        for mut draft in drafts.into_iter().flatten() {
            let mut cells = game.cells(&draft);
            dice.shuffle(&mut cells);
            for cell in cells.iter().take(12) {
                let edits = game.edits(&draft, cell);
                assert_eq!(!edits.is_empty(), is_set_up, "{cell}");
                let same = edits.iter().filter(|(_, state)| *state == draft).count();
                assert_eq!(same, usize::from(is_set_up), "{cell}");
                for (what, state) in &edits {
                    languages.iter().for_each(|words| check_words(words, what));
                    let text = game.position_text(state);
                    let (game, read) = game.read_draft(&text).expect("a draft can be read");
                    assert_eq!(game.position_text(&read), text);
                    let timeline = Timeline::from_state(game, read);
                    let scene = timeline
                        .game()
                        .draw(&Shot::of(&timeline.view(Viewer::Spectator)));
                    let mut cells = timeline.game().cells(timeline.state());
                    cells.sort_unstable();
                    check(&scene, &cells, &[]);
                }
                if let Some((_, state)) = dice.pick(&edits) {
                    draft = state.clone();
                }
            }
            for number in 0..game.seats() {
                let seat = quartet_game::Seat::new(number);
                let turned = game.with_turn(&draft, seat);
                assert!(turned.is_some() || !is_set_up);
                if let Some((table, turned)) = turned {
                    // Who is to move may have become another seat, but has the same name.
                    let name = game.seat_words(&draft, seat);
                    let mut seats = (0..table.seats()).map(quartet_game::Seat::new);
                    let same = seats.find(|other| table.seat_words(&turned, *other) == name);
                    let again = table.with_turn(&turned, same.unwrap_or(seat));
                    let again = again.map(|(table, state)| table.position_text(&state));
                    let text = table.position_text(&turned);
                    assert_eq!(again, Some(text), "whose turn it is, is set once");
                }
            }
        }
    });
}

/// Whatever is laid or taken off can be written, read as a draft and shown; what cannot be has a reason in every language; and what
/// else a position says can be chosen.
pub fn positions_are_set_up_by_laying<G: Present>(options: &str) {
    let mut dice = Dice::new(13);
    let languages = Language::ALL.map(|language| Words::new(language, &|l| vec![G::words(l)]));
    let heard = |say: &Say| languages.iter().for_each(|words| check_words(words, say));
    let explained = |problems: &Problems| {
        assert!(!problems.is_empty(), "no reason");
        problems
            .faults()
            .iter()
            .for_each(|fault| heard(&fault.into()));
    };
    visit::<G>(options, |timeline| {
        let (game, state) = (timeline.game(), timeline.state());
        if game.tools(state, 0).is_empty() {
            assert!(game.supplies(state).is_empty());
            return;
        }
        let cleared = game
            .cleared(state)
            .expect("where something is laid, there is a beginning");
        for start in [state.clone(), cleared] {
            let (mut game, mut draft) = (game.clone(), start);
            for n in 0..30 {
                let cells = game.cells(&draft);
                let cell = dice.pick(&cells).expect("a cell");
                let tools = game.tools(&draft, n);
                let tool = dice.pick(&tools).expect("a tool");
                heard(&tool.picture.title);
                let mut path = tool.path.clone();
                path.push(Target::spot(cell.clone()));
                let edited = match n % 4 {
                    3 => game.take_off(&draft, cell),
                    _ => game.lay(&draft, &path),
                };
                match edited {
                    Ok(edited) => (game, draft) = edited,
                    Err(problems) => explained(&problems),
                }
                let text = game.position_text(&draft);
                let (read_game, read) = game.read_draft(&text).expect("a draft can be read");
                assert_eq!(read_game.position_text(&read), text);
                if let Err(problems) = game.read_position(&text) {
                    explained(&problems);
                }
            }
            for supply in game.supplies(&draft) {
                heard(&supply.label);
                for (n, (what, (game, state))) in supply.options.iter().enumerate() {
                    heard(what);
                    let text = game.position_text(state);
                    game.read_draft(&text).expect("a draft can be read");
                    let is_same = text == game.position_text(&draft);
                    assert_eq!(is_same, n == supply.chosen, "{:?} {what:?}", supply.label);
                }
            }
            let timeline = Timeline::from_state(game, draft);
            let game = timeline.game();
            let scene = game.draw(&Shot::of(&timeline.view(Viewer::Spectator)));
            let mut cells = game.cells(timeline.state());
            cells.sort_unstable();
            check(&scene, &cells, &[]);
        }
    });
}

/// What is wrong with positions that somebody has mistyped is said in every language.
pub fn faults_are_said_in_every_language<G: Present>(options: &str) {
    let languages = Language::ALL.map(|language| Words::new(language, &|l| vec![G::words(l)]));
    visit::<G>(options, |timeline| {
        let game = timeline.game();
        let text = game.position_text(timeline.state());
        let fields: Vec<&str> = text.split(' ').collect();
        let without = (0..fields.len()).map(|n| {
            let mut fields = fields.clone();
            fields.remove(n);
            fields.join(" ")
        });
        let doubled = (0..fields.len()).map(|n| {
            let mut fields = fields.clone();
            fields.insert(n, fields[n]);
            fields.join(" ")
        });
        let strange = ["x", "-", "9", "?", "/", "A"]
            .into_iter()
            .flat_map(|letter| {
                let places = text.char_indices().step_by(3);
                places.map(move |(at, was)| (at, was, letter))
            });
        let strange = strange.map(|(at, was, letter)| {
            let mut text = text.clone();
            text.replace_range(at..at + was.len_utf8(), letter);
            text
        });
        for broken in without.chain(doubled).chain(strange) {
            let problems = game.read_position(&broken).err().unwrap_or_default();
            for fault in problems.faults() {
                let say = Say::from(fault);
                languages.iter().for_each(|words| check_words(words, &say));
            }
        }
    });
}

/// The things that a seat puts into an order can be taken in any order, and then the order is complete.
pub fn things_are_put_into_any_order<G: Present>(options: &str) {
    let mut dice = Dice::new(12);
    visit::<G>(options, |timeline| {
        let mut timeline = timeline.clone();
        let seat = timeline.turn().seat();
        let all = timeline.game().arrangement(timeline.state());
        let mut moves: Vec<G::Move> = all.iter().map(|(mv, _)| *mv).collect();
        dice.shuffle(&mut moves);
        for (n, mv) in moves.iter().enumerate() {
            assert_eq!(timeline.turn().seat(), seat, "another seat is next");
            let left = timeline.game().arrangement(timeline.state()).len();
            assert_eq!(left, moves.len() - n, "a thing is lost");
            let legal = timeline.game().check(timeline.state(), *mv);
            assert!(legal.is_ok(), "{legal:?}");
            timeline.push(Event::Move(*mv));
        }
        for (_, scene) in &all {
            check(scene, &[], &[]);
        }
    });
}

/// Every language has the same keys, and all of them are those of the game.
pub fn languages_have_the_same_keys<G: Present>() {
    let id = G::INFO.id;
    let keys = |language| -> BTreeSet<String> {
        let source: &str = G::words(language);
        let lines = source
            .lines()
            .filter(|line| line.starts_with(char::is_alphabetic));
        let keys = lines.filter_map(|line| Some(line.split_once(" =")?.0.to_owned()));
        keys.collect()
    };
    let english = keys(Language::En);
    assert!(!english.is_empty());
    for language in Language::ALL {
        assert_eq!(keys(language), english, "{}", language.code());
    }
    for key in english {
        assert!(key.starts_with(&format!("{id}-")), "{key}");
    }
}

/// The cells are sorted.
fn check(scene: &Scene, cells: &[String], next: &[Target]) {
    let mut ids = Vec::new();
    let mut targets = BTreeSet::new();
    scene.visit(&mut |node| {
        if let Some(id) = &node.id {
            ids.push(id.clone());
            if cells.binary_search(id).is_ok() {
                assert!(node.title.is_some() && node.at.is_some(), "{id}");
            }
        }
        if let Some(cell) = &node.cell {
            assert!(cells.binary_search(cell).is_ok(), "there is no cell {cell}");
        }
        if let Some(target) = &node.target {
            targets.insert(target.clone());
        }
        for shape in &node.shapes {
            inside(scene, shape);
        }
    });
    let count = ids.len();
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), count, "an id is there twice");
    for cell in cells {
        assert!(ids.binary_search(cell).is_ok(), "{cell} is not drawn");
    }
    for target in next {
        assert!(targets.contains(target), "{target:?} cannot be pointed at");
    }
    for target in &targets {
        assert!(next.contains(target), "{target:?} leads nowhere");
    }
    let svg = scene.to_svg(Svg {
        speak: &Keys,
        language: "en",
        style: None,
        width: None,
        prefix: "",
    });
    // One pass over the text: a city can have thousands of cells.
    let mut written: Vec<&str> = svg
        .split(" id=\"")
        .skip(1)
        .filter_map(|part| part.split('"').next())
        .collect();
    written.sort_unstable();
    for cell in cells {
        let from = written.partition_point(|id| *id < cell.as_str());
        let same = written[from..].iter().take_while(|id| **id == *cell);
        assert_eq!(same.count(), 1, "{cell}");
    }
}

fn inside(scene: &Scene, shape: &Shape) {
    let bounds = scene.bounds;
    let points = match shape {
        Shape::Circle { centre, radius } => {
            let far = quartet_scene::Point::new(*radius, *radius);
            vec![*centre - far, *centre + far]
        }
        Shape::Rect { bounds, .. } => vec![
            bounds.corner,
            quartet_scene::Point::new(bounds.right(), bounds.bottom()),
        ],
        Shape::Polygon(points) | Shape::Line(points) => points.clone(),
        Shape::Outlines(outlines) => outlines.concat(),
        Shape::Text { at, .. } | Shape::Words { at, .. } => vec![*at],
    };
    for point in points {
        assert!(
            (bounds.corner.x..=bounds.right()).contains(&point.x)
                && (bounds.corner.y..=bounds.bottom()).contains(&point.y),
            "{shape:?} is not in {bounds:?}"
        );
    }
}

/// Says the keys.
struct Keys;

impl Speak for Keys {
    fn speak(&self, say: &Say) -> String {
        say.key.to_string()
    }
}

fn check_words(words: &Words, say: &Say) {
    let language = words.language().code();
    assert!(words.knows(&say.key), "{language} has no {}", say.key);
    let text = words.speak(say);
    assert!(
        !text.contains("{$") && !text.trim().is_empty(),
        "{language}, {}: {text}",
        say.key
    );
    for (_, value) in &say.with {
        if let Value::Say(inner) = value {
            check_words(words, inner);
        }
    }
}

/// The last move and the state before it, as the viewer may see them.
fn last<G: Present>(timeline: &Timeline<G>, viewer: Viewer) -> Option<(G::State, G::Move)> {
    let game = timeline.game();
    let moves = timeline.events().rev();
    let mut moves = moves.filter_map(|(before, event)| match event {
        Event::Move(mv) => Some((before, mv)),
        _ => None,
    });
    let (before, mv) = moves.next()?;
    (!game.hides(before, mv, viewer)).then(|| (game.redact(before, viewer), mv))
}

fn visit<G: Present>(options: &str, mut law: impl FnMut(&Timeline<G>)) {
    let parsed = Options::parse(options).expect(options);
    let game = G::from_options(&parsed).unwrap_or_else(|problems| panic!("{options}: {problems}"));
    for seed in 0..2 {
        let mut timeline = Timeline::new(game.clone());
        playout(&mut timeline, &mut Dice::at(seed, 3), ENOUGH, |t| {
            if t.len() % STEP == seed as usize || t.is_empty() || t.ending().is_some() {
                law(t);
            }
        });
    }
}
