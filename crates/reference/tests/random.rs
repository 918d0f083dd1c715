//! Random games of every kind: what a position says is enough to go on from it.

use quartet_reference::{Reference, ToMove, open};

/// A small portable generator, so that a failure can be repeated.
struct Random(u64);

impl Random {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize) % limit
    }
}

/// Plays games to their end and gives how each ended.
fn play(game: &str, options: &str, count: u64) -> Vec<&'static str> {
    let mut endings = Vec::new();
    for seed in 1..=count {
        let mut random = Random(seed);
        let mut state = open(game, options, None).unwrap();
        let mut ply = 0;
        while state.ending().is_none() {
            check(game, options, state.as_ref(), ply);
            let legal = state.legal();
            let position = state.position();
            assert!(!state.play("nonsense"));
            assert_eq!(state.position(), position);
            assert!(state.play(&legal[random.below(legal.len())]));
            assert_ne!(state.position(), position);
            ply += 1;
            assert!(ply < 2_000, "{game} {options} does not end");
        }
        assert_eq!(state.to_move(), ToMove::Over);
        assert!(state.legal().is_empty());
        endings.push(state.ending().unwrap().why);
    }
    endings
}

fn check(game: &str, options: &str, state: &dyn Reference, ply: u32) {
    let legal = state.legal();
    assert!(!legal.is_empty(), "{}", state.position());
    assert!(legal.is_sorted_by(|a, b| a < b), "{legal:?}");
    assert_ne!(state.to_move(), ToMove::Over);
    // Reading back is slow for the longer games, so not at every ply.
    if ply.is_multiple_of(7) {
        let again = open(game, options, Some(&state.position())).unwrap();
        assert_eq!(again.position(), state.position());
        assert_eq!(again.legal(), legal);
        assert_eq!(again.to_move(), state.to_move());
        assert_eq!(again.scores(), state.scores());
    }
}

#[test]
fn abalone() {
    for layout in ["standard", "belgian-daisy", "labyrinth"] {
        play("abalone", &format!("layout={layout}"), 2);
    }
}

#[test]
fn kulami() {
    for options in [
        "board=classic",
        "board=example,area=on,lines=on,swap=on",
        "board=sample-10,first=black",
    ] {
        let endings = play("kulami", options, 10);
        assert!(
            endings
                .iter()
                .all(|why| *why == "no-move" || *why == "all-placed")
        );
    }
}

#[test]
fn cubulus() {
    for options in ["", "players=3"] {
        let endings = play("cubulus", options, 10);
        assert!(endings.contains(&"square"));
    }
}

#[test]
fn stratopolis() {
    for piles in ["open", "planned", "blind", "hand", "hand-shared"] {
        for first in ["red", "green"] {
            let endings = play("stratopolis", &format!("piles={piles},first={first}"), 1);
            assert_eq!(endings, ["all-placed"]);
        }
    }
}
