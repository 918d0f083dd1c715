//! The courses of all games are played: everything in them is legal, every task can be solved and, where it is about choosing,
//! got wrong, what it promises happens, and everything is said in five languages.

use std::collections::BTreeSet;

use quartet_game::Turn;
use quartet_games::GAMES;
use quartet_host::{AnyGame, AnyMatch, Ask, Course, Lesson, Stage, Step, Verdict};
use quartet_scene::Language;
use quartet_words::Words;

/// The games that have a course.
fn courses() -> Vec<(&'static dyn AnyGame, Course)> {
    let all = GAMES.iter().map(|game| {
        let course = Course::of(*game);
        let course = course.unwrap_or_else(|problems| panic!("{}: {problems}", game.info().id));
        (*game, course)
    });
    all.filter(|(_, course)| !course.is_empty()).collect()
}

#[test]
fn a_course_is_whole() {
    assert!(!courses().is_empty());
    for (game, course) in courses() {
        let id = game.info().id;
        assert!(course.tasks.len() >= 10, "{id}: about a dozen tasks");
        assert!(!course.rules.is_empty(), "{id}: the rules are missing");
        let tasks = course.tasks.iter().map(|lesson| &lesson.stage);
        for stages in [
            tasks.collect::<Vec<_>>(),
            course.rules.iter().collect(),
            course.gallery.iter().collect(),
        ] {
            let keys: BTreeSet<_> = stages.iter().map(|stage| stage.key).collect();
            assert_eq!(keys.len(), stages.len(), "{id}: a key is there twice");
            for stage in stages {
                check_stage(game, stage);
            }
        }
        let moving = course.rules.iter().filter(|stage| !stage.play.is_empty());
        assert!(2 * moving.count() > course.rules.len(), "{id}: it moves");
    }
}

/// The table opens, what happens is legal, what is marked is there.
fn check_stage(game: &dyn AnyGame, stage: &Stage) {
    let name = format!("{}, {}", game.info().id, stage.key);
    let opened = stage.open(game);
    let mut table = opened.unwrap_or_else(|problems| panic!("{name}: {problems}"));
    if let Some(view) = stage.view {
        assert!(game.views().contains(&view), "{name}: no view {view}");
    }
    let cells = table.cells();
    for cell in &stage.marks {
        assert!(cells.iter().any(|c| c == cell), "{name}: no cell {cell}");
    }
    for text in &stage.play {
        // What the moving picture says is what happens: no abbreviation stands for several moves.
        let played = table.play(text);
        assert_eq!(played.map_err(|r| r.text), Ok(1), "{name}: {text}");
        table.settle();
    }
}

#[test]
fn every_task_can_be_solved_and_got_wrong() {
    for (game, course) in courses() {
        let mut could_be_wrong = 0;
        for lesson in &course.tasks {
            let name = format!("{}, {}", game.info().id, lesson.stage.key);
            assert!(!lesson.steps.is_empty(), "{name}: nothing is asked");
            let table = lesson.stage.open(game).unwrap();
            let mut wrong = 0;
            solve(&name, lesson, 0, table, &mut wrong);
            could_be_wrong += usize::from(wrong > 0);
            let is_about_cells = lesson.steps.iter().all(|s| matches!(s.ask, Ask::Cells(_)));
            assert!(wrong > 0 || is_about_cells, "{name}: everything is right");
        }
        assert!(could_be_wrong > 0);
    }
}

/// Solves the rest of a task in every way there is, and counts the legal moves that are wrong.
fn solve(name: &str, lesson: &Lesson, step: usize, table: Box<dyn AnyMatch>, wrong: &mut usize) {
    let Some(asked) = lesson.steps.get(step) else {
        return;
    };
    if let Ask::Cells(cells) = &asked.ask {
        let all = table.cells();
        for cell in cells {
            assert!(all.iter().any(|c| c == cell), "{name}: no cell {cell}");
        }
        assert!(cells.len() < all.len(), "{name}: some cell is wrong");
        follow(name, lesson, step, table, wrong);
        return;
    }
    let legal = table.legal();
    assert!(
        matches!(table.turn(), Turn::Seat(_)),
        "{name}: it is nobody's turn"
    );
    check_patterns(name, asked, &legal);
    let verdicts = legal.iter().map(|text| (text, asked.judge(&*table, text)));
    let (right, others): (Vec<_>, Vec<_>) = verdicts.partition(|(_, v)| *v == Verdict::Right);
    *wrong += others.len();
    assert!(!right.is_empty(), "{name}: step {step} cannot be solved");
    let shown = asked.solution(&*table).expect("a move is shown");
    assert!(right.iter().any(|(text, _)| **text == shown), "{name}");
    for (reason, _) in &asked.wrong {
        let is_said = others
            .iter()
            .any(|(_, v)| *v == Verdict::Wrong(Some(reason)));
        assert!(is_said, "{name}: nothing is wrong because of {reason}");
    }
    for (text, _) in right {
        let mut next = table.duplicate();
        next.play(text).unwrap();
        next.settle();
        follow(name, lesson, step, next, wrong);
    }
}

/// Every move that the lesson names in full is legal, and every beginning begins a legal move.
fn check_patterns(name: &str, step: &Step, legal: &[String]) {
    let Ask::Move(wanted, _) = &step.ask else {
        return;
    };
    let named = step.wrong.iter().flat_map(|(_, patterns)| patterns);
    for pattern in wanted.iter().chain(named) {
        let fits = legal.iter().any(|text| pattern.fits(text));
        assert!(fits, "{name}: no legal move is {}", pattern.0);
    }
}

fn follow(
    name: &str,
    lesson: &Lesson,
    step: usize,
    mut table: Box<dyn AnyMatch>,
    wrong: &mut usize,
) {
    let asked = &lesson.steps[step];
    let before = table.position();
    let done = asked.reply(&mut *table);
    assert_eq!(done, asked.replies.len(), "{name}: no reply at {before}");
    solve(name, lesson, step + 1, table, wrong);
}

#[test]
fn everything_is_said_in_every_language() {
    for (game, course) in courses() {
        let id = game.info().id;
        let mut needed = BTreeSet::new();
        for lesson in &course.tasks {
            let key = format!("{id}-lesson-{}", lesson.stage.key);
            needed.extend(["title", "text", "done"].map(|part| format!("{key}-{part}")));
            let reasons = lesson.steps.iter().flat_map(|step| &step.wrong);
            needed.extend(reasons.map(|(name, _)| format!("{key}-no-{name}")));
        }
        for (kind, stages) in [("rules", &course.rules), ("gallery", &course.gallery)] {
            for stage in stages {
                let key = format!("{id}-{kind}-{}", stage.key);
                needed.extend(["title", "text"].map(|part| format!("{key}-{part}")));
            }
        }
        if !course.gallery.is_empty() {
            needed.extend([format!("{id}-gallery"), format!("{id}-gallery-text")]);
        }
        // A hint of its own is a choice, but all languages make the same.
        let hints = |language| -> BTreeSet<String> {
            let all = keys(game.words(language)).into_iter();
            all.filter(|key| key.ends_with("-hint")).collect()
        };
        let hinted = hints(Language::En);
        for hint in &hinted {
            let key = hint.trim_end_matches("-hint");
            assert!(
                needed.contains(&format!("{key}-title")),
                "{hint}: of no task"
            );
        }
        for language in Language::ALL {
            let code = language.code();
            let words = Words::new(language, &|language| vec![game.words(language)]);
            for key in needed.iter().chain(&hinted) {
                assert!(words.knows(key), "{code}: {key} is missing");
                let said = words.word(key);
                assert!(!said.contains('{') && !said.contains("  "), "{code}: {key}");
            }
            assert_eq!(hints(language), hinted, "{code}");
            let kinds = ["lesson", "rules", "gallery"].map(|kind| format!("{id}-{kind}"));
            for key in keys(game.words(language)) {
                let is_taught = kinds.iter().any(|kind| key.starts_with(kind));
                let is_known = needed.contains(&key) || hinted.contains(&key);
                assert!(!is_taught || is_known, "{code}: nobody asks for {key}");
            }
        }
    }
}

fn keys(text: &str) -> BTreeSet<String> {
    let lines = text
        .lines()
        .filter(|line| line.starts_with(char::is_alphabetic));
    lines
        .filter_map(|line| Some(line.split_once(" =")?.0.to_owned()))
        .collect()
}

/// What a text may contain is told in `docs/lessons.md`; what it may not is found.
#[test]
fn faulty_lessons_are_refused() {
    for (text, line) in [
        ("task", 1),
        ("story one", 1),
        ("  position here", 1),
        ("rules one\n  want e4", 2),
        ("task one\n  no other *", 2),
        ("task one\n  want *\n  get rich", 3),
        ("task one\n  point a1\n  get win", 3),
        ("task one\n  want", 2),
    ] {
        let problems = Course::read(text).expect_err(text).to_string();
        assert!(problems.contains(&format!("line {line} ")), "{problems}");
    }
    let free =
        Course::read("task one\n  want *\n  reply a1\n  want *\n  want b*\n  get win").unwrap();
    let steps = [0, 1, 2].map(|step| free.tasks[0].back_to(step));
    assert_eq!(steps, [0, 0, 0]);
    let bound = Course::read("task one\n  want a1\n  want *\n  get over\n  want b2").unwrap();
    let steps = [0, 1, 2].map(|step| bound.tasks[0].back_to(step));
    assert_eq!(steps, [0, 1, 2]);
}

/// Which moves get what: the numbers are those of `quartet query` for every move of the positions.
#[test]
fn aims_are_what_they_say() {
    const END: &str = "AABCCCDD/AABEEFDD/GGBEEFDD/GGHHHIII/JJHHHKKL/MNNOOKKL/MNNPPPQQ/MNNPPPQQ \
                       b.rr..br/.r.rb.rb/r..b..br/brrb.brr/...b.rbb/brbr.br./bbbrrb.r/..rb.r.b r g4 g7";
    const EDGE: &str = "5/1ss3/2s4/8/6ssS/3S4/2SS3/6/5 0 0 b 0 1";
    let right = |id: &str, position: &str, lesson: &'static str| -> Vec<String> {
        let game = quartet_host::find(GAMES, id).unwrap();
        let table = game.open(&Default::default(), Some(position)).unwrap();
        let course = Course::read(lesson).unwrap();
        let step = &course.tasks[0].steps[0];
        let mut legal = table.legal();
        legal.retain(|text| step.judge(&*table, text) == Verdict::Right);
        legal
    };
    for (lesson, expected) in [
        ("task t\n  want *\n  get over", &["g2"][..]),
        ("task t\n  want *\n  get win", &["g2"]),
        ("task t\n  want *\n  get points 25", &["g1", "g2"]),
        ("task t\n  want *\n  get lead 5", &["c4", "e4"]),
        ("task t\n  want g*\n  get lead 4", &["g1", "g2"]),
        (
            "task t\n  want *\n  get choices 4",
            &["a4", "c4", "g1", "g2"],
        ),
    ] {
        assert_eq!(right("kulami", END, lesson), expected, "{lesson}");
    }
    let safe = right("abalone", EDGE, "task t\n  want *\n  get safe");
    assert_eq!(safe, ["e9d8", "e9f9"]);
}
