//! What must hold for every game. Each law plays a few random games under the given options.

use std::collections::BTreeSet;

use quartet_game::{
    Describe, Dice, Evaluate, Event, EventView, Fault, Game, Notation, Options, Timeline, Turn,
    View, Viewer, mix, playout,
};

/// Everything a game must implement to be played and written down.
pub trait Full: Game + Notation + Describe {}
impl<G: Game + Notation + Describe> Full for G {}

/// How many random games each law plays under each of the options.
const GAMES: u64 = 4;
/// Where the options allow endless play, stop after this many events.
const ENOUGH: u32 = 400;

/// The options of a table, given back, make the same table.
pub fn options_make_the_same_table_again<G: Full>(options: &str) {
    let game = table::<G>(options);
    let canonical = game.options();
    let again = G::from_options(&canonical).expect("canonical options are accepted");
    assert_eq!(again.options(), canonical, "{options}");
    assert_eq!(
        again.position_text(&again.initial()),
        game.position_text(&game.initial()),
        "{options}"
    );
    assert!(canonical.iter().all(|(key, value)| {
        let spec = G::INFO.options.iter().find(|s| s.key == key);
        spec.is_some_and(|s| s.default != value)
    }));
    assert!(G::from_options(&Options::default().with("no-such-option", 1)).is_err());
    for mode in G::INFO.modes {
        let game = table::<G>(mode.options);
        assert_eq!(game.options().to_string(), mode.options, "{}", mode.name);
    }
}

/// The generator and the checker agree over the whole move space, and counting agrees with listing.
pub fn generated_moves_are_the_legal_moves<G: Full>(options: &str) {
    visit::<G>(options, 3, |timeline, _| {
        let (game, state) = (timeline.game(), timeline.state());
        let generated: BTreeSet<_> = moves(game, state).into_iter().collect();
        let mut space = Vec::new();
        game.move_space(state, &mut space);
        let legal: BTreeSet<_> = space
            .into_iter()
            .filter(|&mv| match game.check(state, mv) {
                Ok(()) => true,
                Err(refusal) => {
                    assert!(G::INFO.codes.contains(&refusal.code), "{refusal:?}");
                    false
                }
            })
            .collect();
        // A game that the history has ended is not over by its state.
        if !game.turn(state).is_over() {
            assert_eq!(generated, legal, "at {}", game.position_text(state));
        }
        assert_eq!(generated.len() as u64, game.count_moves(state));
    });
}

/// No move is listed twice, and the same state always lists the same moves in the same order.
pub fn moves_come_once_and_in_a_fixed_order<G: Full>(options: &str) {
    visit::<G>(options, 1, |timeline, _| {
        let (game, state) = (timeline.game(), timeline.state());
        let listed = moves(game, state);
        assert_eq!(listed.is_empty(), game.turn(state).seat().is_none());
        let different: BTreeSet<_> = listed.iter().collect();
        assert_eq!(different.len(), listed.len());
        let (read, copy) = game
            .read_position(&game.position_text(state))
            .expect("what is written can be read");
        assert_eq!(moves(&read, &copy), listed);
        // The list is appended to what the caller already has.
        let mut twice = listed.clone();
        game.moves(state, &mut twice);
        assert_eq!(twice[listed.len()..], listed);
    });
}

/// Moves of the set-up by chance are legal, differ from seed to seed where there is a choice, and come to an end.
pub fn set_ups_by_chance_are_legal_and_end<G: Full>(options: &str) {
    let mut seen = BTreeSet::new();
    let game = table::<G>(options);
    for seed in 0..4 {
        let mut dice = Dice::new(seed);
        let mut timeline = Timeline::new(game.clone());
        while let Some(mv) = game.set_up_by_chance(timeline.state(), &mut dice) {
            let verdict = game.check(timeline.state(), mv);
            assert!(verdict.is_ok(), "{verdict:?}");
            timeline.push(Event::Move(mv));
            assert!(timeline.len() < 200, "the set-up has no end");
        }
        let is_set_up = !timeline.is_empty();
        seen.insert((is_set_up, game.position_text(timeline.state())));
    }
    let is_set_up = seen.first().is_some_and(|(is_set_up, _)| *is_set_up);
    assert_eq!(seen.len() > 1, is_set_up, "{seen:?}");
}

/// Every legal move has a spelling of its own, and reading it gives the move back.
pub fn move_strings_are_unique_and_round_trip<G: Full>(options: &str) {
    visit::<G>(options, 2, |timeline, _| {
        let (game, state) = (timeline.game(), timeline.state());
        let mut seen = BTreeSet::new();
        for mv in moves(game, state) {
            let text = game.move_text(state, mv);
            assert!(is_word(&text), "{text:?}");
            assert_eq!(game.read_move(state, &text), Ok(mv), "{text}");
            assert_eq!(game.expand(&text), None, "{text} is a single move");
            assert!(seen.insert(text));
        }
    });
}

/// Writing a position and reading it gives the same state and the same text, for every viewer.
pub fn positions_round_trip<G: Full>(options: &str) {
    visit::<G>(options, 1, |timeline, _| {
        let (game, state) = (timeline.game(), timeline.state());
        for seen in std::iter::once(state.clone())
            .chain(Viewer::all(game.seats()).map(|viewer| game.redact(state, viewer)))
        {
            let text = game.position_text(&seen);
            assert!(text.is_ascii() && !text.contains(['\n', '"']), "{text:?}");
            let (read, copy) = game
                .read_position(&text)
                .expect("what is written can be read");
            assert_eq!(copy, seen, "{text}");
            assert_eq!(read.position_text(&copy), text);
            assert_eq!(read.options(), game.options(), "{text}");
        }
        assert!(!game.sketch(state).to_string().is_empty());
    });
}

/// Draws are listed once, with odds, exactly when one is due; their strings round-trip; a fixed one is the only one.
pub fn draws_have_odds_and_strings<G: Full>(options: &str) {
    visit::<G>(options, 1, |timeline, _| {
        let (game, state) = (timeline.game(), timeline.state());
        let mut outcomes = Vec::new();
        game.outcomes(state, &mut outcomes);
        assert_eq!(outcomes.is_empty(), game.turn(state) != Turn::Chance);
        let mut seen = BTreeSet::new();
        for &(chance, weight) in &outcomes {
            assert!(weight > 0);
            let text = game.chance_text(chance);
            assert!(is_word(&text), "{text:?}");
            assert_eq!(game.read_chance(state, &text), Ok(chance));
            assert!(seen.insert(text));
        }
        if let Some(fixed) = game.fixed_outcome(state) {
            assert_eq!(outcomes.len(), 1);
            assert_eq!(outcomes[0].0, fixed);
        }
    });
}

/// The incremental key is the key from scratch, and equal states have equal keys.
pub fn keys_follow_the_state<G: Full>(options: &str) {
    visit::<G>(options, 1, |timeline, _| {
        let (game, state) = (timeline.game(), timeline.state());
        let key = game.key(state);
        assert_eq!(
            key,
            game.key_from_scratch(state),
            "{}",
            game.position_text(state)
        );
        let (read, copy) = game
            .read_position(&game.position_text(state))
            .expect("what is written can be read");
        assert_eq!(read.key(&copy), key);
        // Different successors should not share a key: not a law of hashing, but a sign of a forgotten ingredient.
        let mut keys = BTreeSet::new();
        let mut positions = BTreeSet::new();
        for mv in moves(game, state) {
            let mut next = state.clone();
            game.play(&mut next, mv);
            keys.insert(game.key(&next));
            positions.insert(game.position_text(&next));
        }
        assert_eq!(keys.len(), positions.len());
    });
}

/// Every game ends within its bound, with at least one winner, all of them at the table, and a word for the reason.
pub fn games_end_with_winners<G: Full>(options: &str) {
    visit::<G>(options, 1, |timeline, _| {
        let game = timeline.game();
        let scores = game.scores(timeline.state());
        assert!(scores.is_none_or(|s| s.len() == usize::from(game.seats())));
        if let Some(longest) = game.longest() {
            assert!(timeline.len() as u64 <= u64::from(longest));
        }
        if let Some(ending) = timeline.ending() {
            assert!(!ending.winners.is_empty());
            let strangers = ending.winners.iter().filter(|s| s.number() >= game.seats());
            assert_eq!(strangers.count(), 0);
            assert!(is_word(ending.why));
            assert_eq!(timeline.turn(), Turn::Over(ending.winners));
        }
    });
    let game = table::<G>(options);
    if let Some(longest) = game.longest() {
        let mut timeline = Timeline::new(game);
        playout(&mut timeline, &mut Dice::new(99), longest, |_| {});
        assert!(timeline.ending().is_some(), "over after {longest} events");
    }
}

/// The same events give the same state, and taking them back gives every earlier state.
pub fn events_replay_and_can_be_taken_back<G: Full>(options: &str) {
    for seed in 0..GAMES {
        let mut played = Timeline::new(table::<G>(options));
        let mut states = Vec::new();
        playout(&mut played, &mut Dice::new(seed), ENOUGH, |t| {
            states.push((t.state().clone(), t.history().to_vec(), t.ending()));
        });
        let mut replayed = Timeline::new(table::<G>(options));
        let events: Vec<_> = played.events().map(|(_, event)| event).collect();
        for event in events {
            replayed.push(event);
        }
        assert_eq!(replayed.state(), played.state());
        assert_eq!(replayed.ending(), played.ending());
        leaving_can_be_taken_back(&mut replayed);
        for (state, history, ending) in states.iter().rev() {
            assert_eq!(played.state(), state);
            assert_eq!(played.history(), history);
            assert_eq!(played.ending(), *ending);
            played.pop();
        }
        assert!(played.is_empty() && played.pop().is_none());
        assert_eq!(played.state(), &played.game().initial());
    }
}

/// A seat that leaves is out and wins nothing, and has never left when that is taken back.
fn leaving_can_be_taken_back<G: Full>(timeline: &mut Timeline<G>) {
    while timeline.ending().is_some() {
        if timeline.pop().is_none() {
            return;
        }
    }
    let (state, active) = (timeline.state().clone(), timeline.active());
    for seat in active.iter() {
        timeline.push(Event::Resign(seat));
        assert!(!timeline.active().contains(seat));
        let ending = timeline.ending();
        assert!(ending.is_none_or(|ending| !ending.winners.contains(seat)));
        assert_eq!(timeline.pop(), Some(Event::Resign(seat)));
        assert_eq!((timeline.state(), timeline.active()), (&state, active));
        assert_eq!(timeline.ending(), None);
    }
}

/// A symmetry has an inverse, keeps turn and scores, maps legal moves to legal moves, and commutes with play.
pub fn symmetries_commute_with_play<G: Full>(options: &str) {
    visit::<G>(options, 5, |timeline, dice| {
        let (game, state) = (timeline.game(), timeline.state());
        assert_eq!(game.map(0, state), *state);
        for symmetry in 0..game.symmetries() {
            let inverse = game.inverse(symmetry);
            let mapped = game.map(symmetry, state);
            assert_eq!(game.map(inverse, &mapped), *state, "symmetry {symmetry}");
            assert_eq!(game.turn(&mapped), game.turn(state));
            assert_eq!(game.scores(&mapped), game.scores(state));
            assert_eq!(game.key(&mapped), game.key_from_scratch(&mapped));
            let listed = moves(game, state);
            let there: BTreeSet<_> = listed
                .iter()
                .map(|&mv| game.map_move(symmetry, mv))
                .collect();
            let expected: BTreeSet<_> = moves(game, &mapped).into_iter().collect();
            assert_eq!(there, expected, "symmetry {symmetry}");
            if let Some(&mv) = dice.pick(&listed) {
                assert_eq!(game.map_move(inverse, game.map_move(symmetry, mv)), mv);
                let mut play_then_map = state.clone();
                game.play(&mut play_then_map, mv);
                let play_then_map = game.map(symmetry, &play_then_map);
                let mut map_then_play = mapped.clone();
                game.play(&mut map_then_play, game.map_move(symmetry, mv));
                assert_eq!(play_then_map, map_then_play, "symmetry {symmetry}");
            }
        }
    });
}

/// What a viewer sees does not depend on what the viewer may not know: neither the state nor the log of events.
pub fn views_leak_nothing<G: Full>(options: &str) {
    visit::<G>(options, 1, |timeline, dice| {
        let (game, state) = (timeline.game(), timeline.state());
        if timeline.ending().is_some() {
            // Once the game is over everything may be seen.
            for viewer in Viewer::all(game.seats()) {
                assert_eq!(timeline.view(viewer).state(), state);
                let seen = timeline.event_views(viewer).into_iter();
                let shown = timeline.events().map(|(_, e)| EventView::Shown(e));
                assert!(seen.eq(shown));
            }
            return;
        }
        for viewer in Viewer::all(game.seats()) {
            let view: View<G> = timeline.view(viewer);
            assert_eq!(
                game.redact(view.state(), viewer),
                *view.state(),
                "twice is once"
            );
            let imagined = view.imagine(dice);
            assert_eq!(View::new(game, &imagined, viewer).state(), view.state());
            assert_eq!(game.turn(&imagined), game.turn(state));
            // Neither does the table that comes with it know what is to come.
            let seen = view.game();
            assert_eq!(seen.fixed_outcome(view.state()), None);
            let options = seen.options();
            assert_eq!(options.public(G::INFO.options), options);
            assert_eq!(seen.turn(view.state()), game.turn(state));
            // Whoever is to move sees the own moves, and has the same ones whatever the secrets are.
            if game.turn(state).seat().is_some_and(|seat| viewer.is(seat)) {
                assert_eq!(moves(seen, view.state()), moves(game, state));
                assert_eq!(moves(game, &imagined), moves(game, state));
            }
            hidden_moves_look_alike(game, state, viewer);
        }
        // The log hides exactly the moves that must stay unknown (which ones those are is checked above) and carries
        // nothing of them but the seat, by its type.
        for viewer in Viewer::all(game.seats()) {
            let seen = timeline.event_views(viewer).into_iter();
            let expected = timeline.events().map(|(before, event)| match event {
                Event::Move(mv) if game.hides(before, mv, viewer) => {
                    EventView::Hidden(game.turn(before).seat().expect("a seat has moved"))
                }
                event => EventView::Shown(event),
            });
            assert!(seen.eq(expected), "{viewer:?} sees another log");
        }
    });
}

/// A move is hidden from a viewer exactly if the viewer could not tell it from the others by the state that follows.
fn hidden_moves_look_alike<G: Full>(game: &G, state: &G::State, viewer: Viewer) {
    let listed = moves(game, state);
    let look = |mv| {
        let mut next = state.clone();
        game.play(&mut next, mv);
        game.redact(&next, viewer)
    };
    let Some(&first) = listed.first() else { return };
    let hidden = game.hides(state, first, viewer);
    for &mv in &listed[1..] {
        assert_eq!(
            game.hides(state, mv, viewer),
            hidden,
            "hiding must not depend on the secret"
        );
    }
    let Some(&other) = listed.get(1) else { return };
    if hidden {
        for &mv in &listed[1..] {
            assert_eq!(look(mv), look(first), "a hidden move shows");
        }
    } else {
        assert_ne!(
            look(other),
            look(first),
            "a move that cannot be seen is not hidden"
        );
    }
}

/// Where somebody imagines what is hidden, nothing hidden is left: the imagined game has as many draws ahead as the true one.
pub fn imagined_games_go_on_like_the_true_one<G: Full>(options: &str) {
    visit::<G>(options, 11, |timeline, dice| {
        let Some(longest) = timeline.game().longest() else {
            return;
        };
        if timeline.ending().is_some() {
            return;
        }
        let mut draws_ahead = |game: &G, state: &G::State| {
            let mut ahead = Timeline::from_state(game.clone(), state.clone());
            playout(&mut ahead, dice, longest, |_| {});
            let draws = ahead
                .events()
                .filter(|(_, e)| matches!(e, Event::Chance(_)));
            draws.count()
        };
        let expected = draws_ahead(timeline.game(), timeline.state());
        for viewer in Viewer::all(timeline.game().seats()) {
            let view = timeline.view(viewer);
            let imagined = view.imagine(&mut Dice::new(timeline.len() as u64));
            assert_eq!(draws_ahead(view.game(), &imagined), expected, "{viewer:?}");
        }
    });
}

/// Every combination of the named values of all options is refused for a reason or makes a game that obeys the most
/// important laws.
pub fn every_combination_of_options_is_a_game<G: Full>() {
    let specs = G::INFO.options;
    let sizes: Vec<usize> = specs.iter().map(|spec| spec.choices.len().max(1)).collect();
    let total: usize = sizes.iter().product();
    let mut accepted = 0;
    for number in 0..total {
        let mut rest = number;
        let mut options = Options::default();
        for (spec, size) in specs.iter().zip(&sizes) {
            if let Some(choice) = spec.choices.get(rest % size) {
                options = options.with(spec.key, choice.value);
            }
            rest /= size;
        }
        let Ok(game) = G::from_options(&options) else {
            continue;
        };
        accepted += 1;
        let mut timeline = Timeline::new(game);
        playout(&mut timeline, &mut Dice::new(number as u64), 60, |t| {
            if t.len().is_multiple_of(15) || t.ending().is_some() {
                obeys_the_most_important_laws(t, &options);
            }
        });
    }
    assert!(
        accepted * 2 >= total,
        "{accepted} of {total} combinations are games"
    );
}

/// However many plies have been played, the history does not end a game before the plies have passed that are said to be left. Where
/// no position comes up twice, only a counter could.
pub fn no_counter_ends_a_game_before_its_fuse<G: Full + Evaluate>(options: &str) {
    /// Longer than any counter of a history.
    const PLAYED: usize = 400;
    const AHEAD: usize = 6;
    // Positions that have nothing to do with the game.
    let strangers: Vec<u64> = (0..).map(mix).take(PLAYED + AHEAD).collect();
    visit::<G>(options, 9, |timeline, dice| {
        let game = timeline.game();
        let mut state = timeline.state().clone();
        let mut ahead = Vec::new();
        while let Some(&mv) = dice.pick(&moves(game, &state)) {
            if ahead.len() == AHEAD || game.forgets_history(&state, mv) {
                break;
            }
            game.play(&mut state, mv);
            if game.turn(&state).seat().is_none() {
                break;
            }
            ahead.push(state.clone());
        }
        for played in 0..PLAYED {
            let fuse = game.fuse(timeline.state(), played) as usize;
            for (plies, state) in (1..fuse).zip(&ahead) {
                assert_eq!(
                    game.ends_by_history(state, &strangers[..played + plies]),
                    None,
                    "{plies} plies after {played}, at {}",
                    game.position_text(state)
                );
            }
        }
    });
}

fn obeys_the_most_important_laws<G: Full>(timeline: &Timeline<G>, options: &Options) {
    let (game, state) = (timeline.game(), timeline.state());
    let text = game.position_text(state);
    let (read, copy) = game.read_position(&text).expect(&text);
    assert_eq!(
        (&copy, read.options()),
        (state, game.options()),
        "{options}"
    );
    assert_eq!(
        game.key(state),
        game.key_from_scratch(state),
        "{options} {text}"
    );
    let listed = moves(game, state);
    assert_eq!(
        listed.len() as u64,
        game.count_moves(state),
        "{options} {text}"
    );
    for mv in listed {
        assert_eq!(game.check(state, mv), Ok(()), "{options} {text}");
    }
    let again = G::from_options(&game.options()).expect("canonical options are accepted");
    assert_eq!(again.initial(), game.initial(), "{options}");
    if let Some(ending) = timeline.ending() {
        assert!(
            !ending.winners.is_empty() && is_word(ending.why),
            "{options}"
        );
    }
}

/// No text makes a parser panic, and what is refused is refused with one of the game's codes.
pub fn refused_text_has_a_reason<G: Full>(options: &str) {
    visit::<G>(options, 9, |timeline, dice| {
        let (game, state) = (timeline.game(), timeline.state());
        let mut texts: Vec<String> = moves(game, state)
            .into_iter()
            .take(3)
            .map(|mv| game.move_text(state, mv))
            .collect();
        texts.push(game.position_text(state));
        texts.push(game.options().to_string());
        for text in &texts {
            for _ in 0..8 {
                let broken = damage(text, dice);
                if let Err(refusal) = game.read_move(state, &broken) {
                    assert!(
                        G::INFO.codes.contains(&refusal.code),
                        "{broken:?}: {refusal:?}"
                    );
                    assert!(is_sentence(&refusal.text), "{:?}", refusal.text);
                }
                if let Err(refusal) = game.read_chance(state, &broken) {
                    assert!(
                        G::INFO.codes.contains(&refusal.code),
                        "{broken:?}: {refusal:?}"
                    );
                }
                let _ = game.expand(&broken);
                match game.read_position(&broken) {
                    Ok((read, copy)) => {
                        // Whatever is accepted is a position like any other.
                        let canonical = read.position_text(&copy);
                        let (_, again) = read.read_position(&canonical).expect(&canonical);
                        assert_eq!(again, copy, "{broken:?}");
                        assert_eq!(read.key(&copy), read.key_from_scratch(&copy), "{broken:?}");
                        let listed = moves(&read, &copy);
                        assert_eq!(listed.len() as u64, read.count_moves(&copy), "{broken:?}");
                        if let Some(&mv) = dice.pick(&listed) {
                            let mut next = copy.clone();
                            read.play(&mut next, mv);
                        }
                    }
                    Err(problems) => {
                        assert!(problems.iter().all(is_sentence), "{problems}");
                        problems.faults().iter().for_each(has_form::<G>);
                    }
                }
                if let Ok(options) = Options::parse(&broken) {
                    let problems = G::from_options(&options).err().unwrap_or_default();
                    problems.faults().iter().for_each(has_form::<G>);
                }
            }
        }
    });
}

/// Plays random games and visits the timeline at every `step`th event, at the beginning and at the end.
fn visit<G: Full>(options: &str, step: usize, mut law: impl FnMut(&Timeline<G>, &mut Dice)) {
    for seed in 0..GAMES {
        let mut timeline = Timeline::new(table::<G>(options));
        let mut law_dice = Dice::at(seed, 1);
        playout(&mut timeline, &mut Dice::at(seed, 2), ENOUGH, |t| {
            if t.len() % step == seed as usize % step || t.is_empty() || t.ending().is_some() {
                law(t, &mut law_dice);
            }
        });
    }
}

fn table<G: Full>(options: &str) -> G {
    let parsed = Options::parse(options).expect(options);
    G::from_options(&parsed).unwrap_or_else(|problems| panic!("{options}: {problems}"))
}

fn moves<G: Game>(game: &G, state: &G::State) -> Vec<G::Move> {
    let mut moves = Vec::new();
    game.moves(state, &mut moves);
    moves
}

/// Visible ASCII without blanks: fit to stand between blanks in a record.
fn is_word(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|b| b.is_ascii_graphic())
}

/// Words for people: there are some, and they do not end like a sentence, because they are put into one.
/// Is the fault one that the game lists, with everything put in that belongs there?
fn has_form<G: Full>(fault: &Fault) {
    let form = fault.form();
    assert!(
        G::INFO.faults.contains(&form) || Fault::COMMON.contains(&form),
        "{form:?}"
    );
    let given: Vec<&str> = fault.given().iter().map(|(place, _)| *place).collect();
    assert_eq!(form.places().collect::<Vec<_>>(), given, "{form:?}");
}

fn is_sentence(text: &str) -> bool {
    !text.is_empty() && !text.ends_with('.')
}

/// The text with something wrong in it: letters changed, lost, doubled, moved, or replaced by something strange.
fn damage(text: &str, dice: &mut Dice) -> String {
    const STRANGE: [char; 16] = [
        '0', '9', 'a', 'z', 'A', 'Z', '/', '-', '+', '.', ' ', ';', 'ß', '\u{0}', '🎲', '"',
    ];
    let mut chars: Vec<char> = text.chars().collect();
    for _ in 0..=dice.below(3) {
        let at = dice.below(chars.len() as u32 + 1) as usize;
        let strange = STRANGE[dice.below(16) as usize];
        match dice.below(6) {
            0 => chars.insert(at, strange),
            1 if at < chars.len() => chars[at] = strange,
            2 if at < chars.len() => drop(chars.remove(at)),
            3 => chars.truncate(at),
            4 => chars.extend_from_within(at..),
            5 if chars.len() > 1 => {
                let other = dice.below(chars.len() as u32) as usize;
                chars.swap(at.min(other), other);
            }
            _ => {}
        }
    }
    chars.into_iter().collect()
}
