//! The two implementations of the rules agree: positions, whose turn it is, legal moves, endings, scores. They were
//! written separately, the second one from the rules alone and without any of the tricks of the first.

use quartet_game::{Dice, Options, Turn};
use quartet_games::GAMES;
use quartet_host::{AnyMatch, find};
use quartet_reference::{Reference, ToMove, open};

/// Plays random games of a kind in both implementations until so many positions have been compared.
fn compare(id: &str, options: &[&str], positions: usize) {
    let mut compared = 0;
    for seed in 0.. {
        for (n, text) in options.iter().enumerate() {
            let start = text.replace("SEED", &seed.to_string());
            compared += compare_game(id, &start, &mut Dice::at(seed, n as u64));
        }
        if compared >= positions {
            return;
        }
    }
}

/// Plays one game and returns the number of positions compared.
fn compare_game(id: &str, options: &str, dice: &mut Dice) -> usize {
    let game = find(GAMES, id).unwrap();
    let mut ours = game.open(&Options::parse(options).unwrap(), None).unwrap();
    // A random board is known to the second implementation by its position only.
    let (theirs, start) = match options.split_once(",seed=") {
        Some((theirs, _)) => (theirs, Some(ours.position())),
        None => (options, None),
    };
    let mut theirs = open(id, theirs, start.as_deref()).unwrap();
    let greed = dice.below(3);
    for ply in 0..400 {
        agree(&*ours, &*theirs, options);
        let legal = ours.legal();
        let Some(text) = choose(&mut *ours, &legal, greed, dice) else {
            return ply + 1;
        };
        ours.play(&text).unwrap();
        assert!(
            theirs.play(&text),
            "{id} {options}: {text} at {}",
            theirs.position()
        );
    }
    400
}

fn agree(ours: &dyn AnyMatch, theirs: &dyn Reference, options: &str) {
    let at = format!("{} {options} at {}", ours.info().id, ours.position());
    assert_eq!(ours.position(), theirs.position(), "{at}");
    assert_eq!(ours.legal(), theirs.legal(), "{at}");
    let turn = match ours.turn() {
        Turn::Seat(seat) => ToMove::Seat(seat.number()),
        Turn::Chance => ToMove::Chance,
        Turn::Over(_) => ToMove::Over,
    };
    assert_eq!(turn, theirs.to_move(), "{at}");
    let ending = ours.ending().map(|ending| {
        let winners: Vec<u8> = ending.winners.iter().map(|seat| seat.number()).collect();
        (winners, ending.why)
    });
    assert_eq!(ending, theirs.ending().map(|e| (e.winners, e.why)), "{at}");
    let scores = ours.scores();
    let scores = scores.map(|scores| scores.into_iter().map(i64::from).collect());
    assert_eq!(scores, theirs.scores(), "{at}");
}

/// A random move; for a greedy player often one that ends the game or scores, so that the games get somewhere.
fn choose(
    ours: &mut dyn AnyMatch,
    legal: &[String],
    greed: u32,
    dice: &mut Dice,
) -> Option<String> {
    if dice.below(3) < greed
        && let Turn::Seat(seat) = ours.turn()
    {
        let mut best = Vec::new();
        let mut most = i32::MIN;
        for text in legal {
            ours.play(text).unwrap();
            let worth = match (ours.scores(), ours.ending()) {
                (Some(scores), _) => {
                    let others = scores.iter().sum::<i32>() - scores[seat.index()];
                    scores[seat.index()] * 2 - others
                }
                (None, Some(ending)) => i32::from(ending.winners.contains(seat)),
                (None, None) => 0,
            };
            ours.undo();
            if worth > most {
                most = worth;
                best.clear();
            }
            if worth == most {
                best.push(text.clone());
            }
        }
        return dice.pick(&best).cloned();
    }
    dice.pick(legal).cloned()
}

#[test]
fn abalone() {
    compare(
        "abalone",
        &[
            "",
            "layout=belgian-daisy",
            "layout=alliances,eject=4",
            "layout=german-daisy,quiet=off,repetition=off",
            "layout=fujiyama,repetition=off",
            "layout=snakes,eject=1",
            "layout=domination",
        ],
        6000,
    );
}

/// Every layout is the same in both.
#[test]
fn abalone_layouts() {
    let info = find(GAMES, "abalone").unwrap().info();
    let layouts = info
        .options
        .iter()
        .find(|spec| spec.key == "layout")
        .unwrap();
    assert_eq!(layouts.choices.len(), 39);
    for choice in layouts.choices {
        compare_game(
            "abalone",
            &format!("layout={},quiet=off", choice.value),
            &mut Dice::new(7),
        );
    }
}

#[test]
fn kulami() {
    compare(
        "kulami",
        &[
            "board=classic",
            "board=irregular-classic,area=on",
            "board=example,lines=on,first=black",
            "board=sample-10,area=on,lines=on,swap=on",
            "board=square-3,swap=on,first=black",
            "area=on,lines=on,board=square,seed=SEED",
            "area=on,lines=on,swap=on,board=irregular,seed=SEED",
        ],
        6000,
    );
}

#[test]
fn cubulus() {
    compare(
        "cubulus",
        &[
            "",
            "players=3",
            "setup=r.r...r.r....r....r.r...r.r",
            "setup=..r.r.r..r..r..r....r...r.r",
            "players=3,repetition=off",
            "cap=off,repetition=off,setup=rrrrrrrrr..................",
        ],
        6000,
    );
}

#[test]
fn stratopolis() {
    let red = "red=JIHGFEDCBAABCDEFGHIJ,green=KLMNOPQRSTTSRQPONMLK";
    let deck = "deck=AKBLCMDNEOFPGQHRISJTAKBLCMDNEOFPGQHRISJT";
    compare(
        "stratopolis",
        &[
            "",
            "first=green,tiebreak=next",
            red,
            &format!("piles=blind,{red}"),
            "piles=blind,first=green",
            "piles=planned",
            "piles=planned,first=green,tiebreak=next",
            "piles=hand",
            &format!("piles=hand,first=green,{red}"),
            "piles=hand-shared",
            &format!("piles=hand-shared,{deck}"),
        ],
        4000,
    );
}
