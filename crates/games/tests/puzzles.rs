//! The puzzles of the games: that there are enough of them, and that each has one solution, proved anew.

use std::{collections::BTreeSet, thread};

use quartet_games::GAMES;
use quartet_host::{AnyGame, Puzzle, Task};
use quartet_scene::Language;
use quartet_words::Words;

fn puzzles(game: &dyn AnyGame) -> Vec<Puzzle> {
    let id = game.info().id;
    Puzzle::read_all(game.puzzles()).unwrap_or_else(|problems| panic!("{id}: {problems}"))
}

#[test]
fn every_puzzle_has_one_solution() {
    thread::scope(|scope| {
        for game in GAMES {
            scope.spawn(move || {
                let id = game.info().id;
                for puzzle in puzzles(*game) {
                    if let Err(problem) = puzzle.check(GAMES, id) {
                        panic!("{id}: {problem}: {}", puzzle.line());
                    }
                }
            });
        }
    });
}

#[test]
fn a_puzzle_with_another_solution_is_found_out() {
    for game in GAMES {
        let mut puzzle = puzzles(*game).swap_remove(0);
        let table = puzzle.open(*game).unwrap();
        let other = table
            .legal()
            .into_iter()
            .find(|text| *text != puzzle.solution[0]);
        puzzle.solution = vec![other.unwrap()];
        assert!(
            puzzle.check(GAMES, game.info().id).is_err(),
            "{}",
            puzzle.line()
        );
    }
}

#[test]
fn there_are_enough_and_they_get_harder() {
    for game in GAMES {
        let id = game.info().id;
        let all = puzzles(*game);
        assert!(all.len() >= 60, "{id} has {}", all.len());
        assert!(all.is_sorted_by_key(|puzzle| puzzle.difficulty), "{id}");
        let positions: BTreeSet<&str> = all.iter().map(|puzzle| &*puzzle.position).collect();
        assert_eq!(positions.len(), all.len(), "{id}: a position comes twice");
        let tables: BTreeSet<&str> = all.iter().map(|puzzle| &*puzzle.options).collect();
        assert!(tables.len() >= 2, "{id}: all at one table");
        let steps: BTreeSet<u8> = all.iter().map(|puzzle| puzzle.difficulty).collect();
        assert!(steps.len() >= 5, "{id}: {steps:?}");
        for puzzle in &all {
            let again = Puzzle::read_all(&puzzle.line()).unwrap();
            assert_eq!(again.as_slice(), std::slice::from_ref(puzzle));
        }
        // What can be proved should be: estimates are for what cannot.
        let proved = all
            .iter()
            .filter(|puzzle| !matches!(puzzle.task, Task::Best(_)));
        assert!(proved.count() >= 10, "{id}");
    }
}

/// What the page shows is read leniently; it must be the same.
#[test]
fn the_app_has_all_of_them() {
    for game in GAMES {
        assert_eq!(*Puzzle::all(*game), *puzzles(*game));
    }
}

#[test]
fn themes_have_words() {
    for language in Language::ALL {
        let words = Words::new(language, &|language| {
            GAMES.iter().map(|game| game.words(language)).collect()
        });
        for game in GAMES {
            let id = game.info().id;
            let all = puzzles(*game);
            let themes: BTreeSet<&String> = all.iter().flat_map(|puzzle| &puzzle.themes).collect();
            assert!(themes.len() >= 4, "{id}: {themes:?}");
            for theme in themes {
                let known = [
                    format!("{id}-theme-{theme}"),
                    format!("web-puzzle-theme-{theme}"),
                ]
                .iter()
                .any(|key| words.knows(key));
                assert!(known, "{}: {id}: {theme}", language.code());
            }
        }
    }
}
