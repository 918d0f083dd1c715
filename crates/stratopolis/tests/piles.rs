//! How the seats come to their pieces: options, draws, planned piles, and the strings of positions.

use std::collections::BTreeMap;

use quartet_game::{
    Describe, Dice, Event, Game, Notation, Options, Seat, Timeline, Turn, Viewer, playout,
};
use quartet_stratopolis::{Move, Piece, State, Stratopolis};

const RED: &str = "AABBCCDDEEFFGGHHIIJJ";
const GREEN: &str = "KKLLMMNNOOPPQQRRSSTT";

#[test]
fn options_that_cannot_be_are_all_named() {
    let check = |text: &str, expected: &[&str]| {
        let options = Options::parse(text).expect(text);
        let problems = Stratopolis::from_options(&options).expect_err(text);
        let problems: Vec<&str> = problems.iter().collect();
        assert_eq!(problems.len(), expected.len(), "{text}: {problems:?}");
        for (problem, part) in problems.iter().zip(expected) {
            assert!(problem.contains(part), "{text}: {problem} / {part}");
        }
    };
    check(
        "piles=x,seed=-1",
        &["`piles` cannot be `x`", "`seed` is not a number"],
    );
    check("seed=+1", &["`seed`"]);
    check("seed=18446744073709551616", &["`seed`"]);
    check(
        "red=ABC,green=ABC",
        &["`red` is not", "`green` is not an arrangement of KK"],
    );
    check(
        &format!("red={GREEN}"),
        &["`red` is not an arrangement of AA"],
    );
    check(&format!("red={RED}A"), &["`red` is not"]);
    check(&format!("red={RED},seed=1"), &["`seed` and `red` both"]);
    check(
        &format!("red={RED},green={GREEN},seed=1,deck={RED}{GREEN}"),
        &[
            "`deck` needs",
            "`seed` and `red`",
            "`seed` and `green`",
            "`seed` and `deck`",
        ],
    );
    check(
        &format!("deck={RED}{GREEN}"),
        &["`deck` needs `piles=hand-shared`"],
    );
    check(
        &format!("piles=hand-shared,red={RED},green={GREEN}"),
        &["`red` does not go with", "`green` does not go with"],
    );
    check(
        &format!("piles=hand-shared,deck={RED}{RED}"),
        &["`deck` is not"],
    );
    check("red=ßßßßßßßßßßßßßßßßßßßß", &["`red` is not"]);
}

#[test]
fn options_have_one_spelling() {
    let check = |text: &str, canonical: &str| {
        assert_eq!(table(text).options().to_string(), canonical);
    };
    check("piles=open,first=red,tiebreak=off", "");
    check("seed=007,first=green", "first=green,seed=7");
    check("piles=planned,seed=1", "piles=planned,seed=1");
    check("red=jjiihhggffeeddccbbaa", "red=JJIIHHGGFFEEDDCCBBAA");
    let secret = table(&format!("red={RED},piles=hand")).options();
    assert_eq!(
        secret.public(Stratopolis::INFO.options).to_string(),
        "piles=hand"
    );
}

#[test]
fn draws_come_in_the_order_of_the_page() {
    // Who draws (lower case) and who places (upper case), seat 0 as `a`.
    let order = |options: &str| -> String {
        let mut timeline = Timeline::new(table(options));
        let mut order = String::new();
        playout(&mut timeline, &mut Dice::new(3), 80, |t| {
            order.push(match (t.turn(), t.state().drawer()) {
                (Turn::Chance, Some(seat)) => ['a', 'b'][seat.index()],
                (Turn::Seat(seat), None) => ['A', 'B'][seat.index()],
                (Turn::Over(_), None) => '.',
                other => panic!("{other:?}"),
            });
        });
        order
    };
    let open = format!("ab{}AB.", "AaBb".repeat(19));
    assert_eq!(order(""), open);
    assert_eq!(order("seed=1,first=green"), open);
    assert_eq!(order("piles=blind"), format!("{}.", "aAbB".repeat(20)));
    let hand = format!("ababab{}{}.", "AaBb".repeat(17), "AB".repeat(3));
    assert_eq!(order("piles=hand"), hand);
    assert_eq!(order("piles=hand-shared"), hand);
}

#[test]
fn draws_have_the_odds_of_what_is_left() {
    let game = table("");
    let mut state = game.initial();
    let odds = |state: &State| {
        let mut outcomes = Vec::new();
        game.outcomes(state, &mut outcomes);
        outcomes
    };
    assert_eq!(odds(&state).len(), 10);
    assert!(
        odds(&state)
            .iter()
            .all(|&(piece, n)| n == 2 && piece <= Piece::J)
    );
    for draw in ["+a", "+K"] {
        let piece = game.read_chance(&state, draw).expect(draw);
        game.resolve(&mut state, piece);
    }
    let mv = game.read_move(&state, "A0,1N").expect("legal");
    game.play(&mut state, mv);
    assert_eq!(odds(&state)[0], (Piece::A, 1));
    let piece = game.read_chance(&state, "+A").expect("one is left");
    game.resolve(&mut state, piece);
    assert_eq!(game.remaining(&state, Seat::new(0))[0], (Piece::B, 2));
    // In a common pile there are all forty.
    let shared = table("piles=hand-shared");
    let mut outcomes = Vec::new();
    shared.outcomes(&shared.initial(), &mut outcomes);
    assert_eq!(outcomes.len(), 20);
}

/// Nothing is drawn that is not there, everything that is there can be drawn, and in the end nothing is left.
#[test]
fn draws_conserve_the_pieces() {
    for options in [
        "",
        "first=green",
        "piles=blind",
        "piles=hand",
        "piles=hand-shared",
    ] {
        let mut left: BTreeMap<Piece, u32> = BTreeMap::new();
        let shared = table("piles=hand-shared");
        let mut all = Vec::new();
        shared.outcomes(&shared.initial(), &mut all);
        for (piece, _) in all {
            left.insert(piece, 2);
        }
        assert_eq!(left.values().sum::<u32>(), 40);
        let mut timeline = Timeline::new(table(options));
        playout(&mut timeline, &mut Dice::new(3), 1000, |t| {
            if let Some((_, Event::Chance(piece))) = t.events().next_back() {
                *left.get_mut(&piece).expect("a piece of the box") -= 1;
            }
            let mut outcomes = Vec::new();
            t.game().outcomes(t.state(), &mut outcomes);
            let Some(&(first, _)) = outcomes.first() else {
                return;
            };
            let in_pile = |piece: Piece| {
                options == "piles=hand-shared" || (piece <= Piece::J) == (first <= Piece::J)
            };
            let expected: Vec<(Piece, u32)> = left
                .iter()
                .map(|(&piece, &count)| (piece, count))
                .filter(|&(piece, count)| in_pile(piece) && count > 0)
                .collect();
            assert_eq!(outcomes, expected, "{options}");
        });
        assert!(timeline.ending().is_some());
        assert!(left.values().all(|&count| count == 0), "{options}");
    }
}

#[test]
fn draws_that_cannot_be_are_refused() {
    let check = |options: &str, text: &str, code: &str| {
        let game = table(options);
        let refusal = game.read_chance(&game.initial(), text).expect_err(text);
        assert_eq!(refusal.code, code, "{text}: {refusal}");
    };
    check("", "+K", "pile");
    check("", "+U", "syntax");
    check("", "+", "syntax");
    check("", "+AA", "syntax");
    check("", "A", "syntax");
    check(&format!("red={RED}"), "+B", "pile");
    check("piles=planned", "+A", "pile");
    let game = table("");
    let refusal = game
        .read_move(&game.initial(), "A0,1N")
        .expect_err("a draw is due");
    assert_eq!(refusal.code, "pile");
}

#[test]
fn one_pile_may_be_fixed_and_the_other_open() {
    let game = table(&format!("green={GREEN}"));
    let mut state = game.initial();
    assert_eq!(game.fixed_outcome(&state), None);
    game.resolve(&mut state, Piece::J);
    assert_eq!(game.fixed_outcome(&state), Some(Piece::K));
    assert_eq!(
        game.position_text(&game.initial()),
        format!("-+{RED} -+{GREEN} r -")
    );
}

#[test]
fn a_seed_shuffles_the_sorted_sets() {
    // Event 0 is the red set, or the common pile; event 1 the green set.
    let shuffled = |text: String, event| -> String {
        let mut letters: Vec<char> = text.chars().collect();
        Dice::at(42, event).shuffle(&mut letters);
        letters.into_iter().collect()
    };
    let drawn = |options: &str| -> [String; 2] {
        let mut timeline = Timeline::new(table(options));
        let mut drawn = [String::new(), String::new()];
        playout(&mut timeline, &mut Dice::new(1), 80, |t| {
            if let (Some(seat), Some(piece)) =
                (t.state().drawer(), t.game().fixed_outcome(t.state()))
            {
                drawn[seat.index()].push(piece.letter());
            }
        });
        drawn
    };
    let [red, green] = [shuffled(RED.to_owned(), 0), shuffled(GREEN.to_owned(), 1)];
    for piles in ["open", "blind", "hand"] {
        assert_eq!(
            drawn(&format!("seed=42,piles={piles}")),
            [red.clone(), green.clone()]
        );
    }
    assert_eq!(drawn("seed=42,first=green"), [green, red]);
    let common = shuffled(format!("{RED}{GREEN}"), 0);
    let deal = |odd: usize| common.chars().skip(odd).step_by(2).collect::<String>();
    assert_eq!(drawn("seed=42,piles=hand-shared"), [deal(0), deal(1)]);
}

#[test]
fn a_hand_offers_all_its_pieces_and_a_double_only_once() {
    let game = table(&format!("piles=hand,red={RED},green={GREEN}"));
    let mut timeline = Timeline::new(game.clone());
    timeline.settle();
    assert_eq!(game.count_moves(timeline.state()), 2 * 36, "A, A and B");
    let mv = game.read_move(timeline.state(), "A0,1N").expect("legal");
    timeline.push(Event::Move(mv));
    timeline.settle();
    let text = game.position_text(timeline.state());
    assert!(text.starts_with("ABB+CCDD"), "{text}");
}

#[test]
fn planned_piles_are_made_in_turn_and_uncovered_together() {
    let game = table("piles=planned");
    let mut state = game.initial();
    let expand = |text: &str| game.expand(text).expect(text);
    assert_eq!(expand("=ABC"), ["=A", "=B", "=C"]);
    for single in ["=A", "=", "A0,1N", "=A1", "=AB?", "=ÄÖ", "+A", "-"] {
        assert_eq!(game.expand(single), None, "{single}");
    }
    assert_eq!(game.expand(&format!("={}", "A".repeat(41))), None);
    assert_eq!(
        game.read_move(&state, "=K").expect_err("green").code,
        "not-your-piece"
    );
    assert_eq!(
        game.read_move(&state, "A0,1N").expect_err("planning").code,
        "pile"
    );
    assert_eq!(game.position_text(&state), "-+- -+- r -");
    for (n, text) in expand("=jAJBBCCDDEEFFGGHHIIA").iter().enumerate() {
        assert_eq!(game.turn(&state), Turn::Seat(Seat::new(0)));
        let mv = game.read_move(&state, text).expect(text);
        game.play(&mut state, mv);
        assert_eq!(state.planned(Seat::new(0)), n + 1);
        if n == 2 {
            assert_eq!(game.position_text(&state), "-+JAJ -+- r -");
            assert_eq!(game.read_move(&state, "=J").expect_err("both").code, "pile");
            assert_eq!(game.count_moves(&state), 9);
        }
    }
    let [owner, other, public] = [
        Viewer::Seat(Seat::new(0)),
        Viewer::Seat(Seat::new(1)),
        Viewer::Spectator,
    ]
    .map(|viewer| game.position_text(&game.redact(&state, viewer)));
    let hidden = "?".repeat(20);
    assert_eq!(owner, "-+JAJBBCCDDEEFFGGHHIIA -+- r -");
    assert_eq!(other, format!("-+{hidden} -+- r -"));
    assert_eq!(public, other);
    for text in expand(&format!("={GREEN}")) {
        assert_eq!(game.turn(&state), Turn::Seat(Seat::new(1)));
        let mv = game.read_move(&state, &text).expect("legal");
        assert!(game.hides(&state, mv, Viewer::Seat(Seat::new(0))));
        assert!(game.hides(&state, mv, Viewer::Spectator));
        assert!(!game.hides(&state, mv, Viewer::Seat(Seat::new(1))));
        game.play(&mut state, mv);
    }
    let text = game.position_text(&state);
    assert_eq!(text, "J+AJBBCCDDEEFFGGHHIIA K+KLLMMNNOOPPQQRRSSTT r -");
    let mv = game.read_move(&state, "J0,1N").expect("the top");
    assert!(!game.hides(&state, mv, Viewer::Spectator));
    game.play(&mut state, mv);
    let seen = game.position_text(&game.redact(&state, Viewer::Seat(Seat::new(1))));
    assert_eq!(
        seen,
        format!("A+{} K+KLLMMNNOOPPQQRRSSTT r J0,1N", &hidden[2..])
    );
    // With both piles given nothing is left to plan.
    let given = table(&format!("piles=planned,red={RED},green={GREEN}"));
    assert_eq!(given.longest(), Some(40));
    let text = given.position_text(&given.initial());
    assert_eq!(text, format!("A+{} K+{} r -", &RED[1..], &GREEN[1..]));
    // With one given the other one is planned, whoever begins.
    let given = table(&format!("piles=planned,green={GREEN}"));
    assert_eq!(given.longest(), Some(60));
    assert_eq!(given.turn(&given.initial()), Turn::Seat(Seat::new(0)));
    let given = table(&format!("piles=planned,red={RED}"));
    assert_eq!(given.turn(&given.initial()), Turn::Seat(Seat::new(1)));
}

#[test]
fn an_imagined_pile_holds_what_nobody_has_seen() {
    let game = table("piles=planned");
    let text = format!("J+{} K+KLLMMNNOOPPQQRRSSTT r -", "?".repeat(19));
    let (_, view) = game.read_position(&text).expect("a view");
    let viewer = Viewer::Seat(Seat::new(1));
    let mut tops = [0u32; 20];
    for seed in 0..400 {
        let imagined = game.imagine(&view, viewer, &mut Dice::new(seed));
        let text = game.position_text(&imagined);
        let mut pile: Vec<char> = text[2..21].chars().collect();
        tops[pile[0] as usize - 'A' as usize] += 1;
        pile.sort_unstable();
        assert_eq!(pile.into_iter().collect::<String>(), "AABBCCDDEEFFGGHHIIJ");
        assert_eq!(game.redact(&imagined, viewer), view);
    }
    // 400 times 2 in 19 for most pieces, 1 in 19 for J.
    assert!(tops[..9].iter().all(|n| (20..70).contains(n)), "{tops:?}");
    assert!((8..38).contains(&tops[9]), "{tops:?}");
}

#[test]
fn an_unknown_top_is_a_draw_when_it_is_uncovered() {
    // Somebody plays on from what a spectator has seen.
    let game = table("piles=planned");
    let text = format!("J+{0} K+{0} r -", "?".repeat(19));
    let (game, state) = game.read_position(&text).expect("a view");
    let mut timeline = Timeline::from_state(game, state);
    let mut draws = 0;
    playout(&mut timeline, &mut Dice::new(5), 200, |t| {
        draws += u32::from(t.turn() == Turn::Chance);
        let (game, state) = (t.game(), t.state());
        let text = game.position_text(state);
        let (_, again) = game.read_position(&text).expect(&text);
        assert_eq!(&again, state, "{text}");
        assert_eq!(game.key(state), game.key_from_scratch(state));
    });
    assert!(timeline.ending().is_some());
    assert_eq!(draws, 38);
}

#[test]
fn positions_that_make_no_sense_are_refused_with_every_reason() {
    let check = |options: &str, text: &str, expected: &[&str]| {
        let problems = table(options).read_position(text).expect_err(text);
        let problems: Vec<&str> = problems.iter().collect();
        assert_eq!(problems.len(), expected.len(), "{text}: {problems:?}");
        for (problem, part) in problems.iter().zip(expected) {
            assert!(problem.contains(part), "{text}: {problem} / {part}");
        }
    };
    check("", "", &["4 fields"]);
    check("", "-+- -+- r - -", &["4 fields"]);
    check("piles=hand-shared", "-+- -+- r -", &["5 fields"]);
    check(
        "",
        "AA X+Y x Z",
        &[
            "no `+` in `red`",
            "piece `X`",
            "piece `Y`",
            "`first`",
            "not a placement",
        ],
    );
    check("", "+A -+- r -", &["no pieces on one side"]);
    check("", "?+A K+L r -", &["face-up piece cannot be `?`"]);
    check("", "A+B K+? r -", &["`?` is for piles"]);
    check("", "A+BBB K+LLL r -", &["3 pieces `B`", "3 pieces `L`"]);
    check(
        "",
        "A+K K+A r -",
        &["`K` does not belong to Red", "`A` does not belong to Green"],
    );
    check(
        "",
        "A+B K+- r -",
        &["would lay 2 pieces in all and the second 1"],
    );
    check("", "AB+C KL+M r -", &["do not fit the order"]);
    check("", "-+A K+- r -", &["do not fit the order"]);
    check(
        "",
        "-+A -+K r A9,9N",
        &["placement 1, `A9,9N`: none of its squares"],
    );
    check(
        "",
        "-+A -+K r A0,1N;K999,0N",
        &["placement 2, `K999,0N`: it is out of reach"],
    );
    check("", "-+A -+K r A0,1N;;", &["placement 2"]);
    check("", "-+A K+L r K0,1N", &["`K` does not belong to Red's set"]);
    check("piles=blind", "A+- K+- r -", &["do not fit the order"]);
    check(
        "piles=hand",
        "ABC+D KL+MN r A0,1N",
        &["do not fit the order"],
    );
    check(
        "piles=hand-shared",
        "A+B K+L C+D r -",
        &["a hand has nothing", "common pile has nothing"],
    );
    check(
        "piles=hand-shared",
        "ABC+- KLM+- -+N r -",
        &["would lay 4 pieces in all and the second 3"],
    );
    check("piles=planned", "-+AB -+K r -", &["after the first"]);
    check(
        "piles=planned",
        "-+AB -+K r A0,1N",
        &[
            "face up",
            "face up",
            "would lay 3 pieces in all and the second 1",
        ],
    );
    check(
        "piles=planned",
        &format!("A+{0} K+{0} r -", "?".repeat(20)),
        &["Red has 21 pieces", "Green has 21 pieces"],
    );
    check(
        "piles=planned",
        &format!("-+{RED} -+{GREEN} r -"),
        &["face up", "face up"],
    );
    check(
        &format!("red={RED}"),
        "-+AB -+KL r -",
        &["not those that the options put last"],
    );
    check(
        "",
        &format!("{}+- -+- r -", "A".repeat(100_000)),
        &["too many pieces"],
    );
    let long = vec!["A0,1N"; 100_000].join(";");
    check("", &format!("-+- -+- r {long}"), &["placement 2"]);
    check("", "-+- -+- r \u{1f3b2}\u{1f3b2}", &["placement 1"]);
}

#[test]
fn positions_with_few_pieces_are_played_to_the_end() {
    let check = |options: &str, text: &str, events: usize| {
        let (game, state) = table(options).read_position(text).expect(text);
        assert_eq!(game.position_text(&state), text);
        let mut timeline = Timeline::from_state(game, state);
        playout(&mut timeline, &mut Dice::new(1), 200, |_| {});
        assert!(timeline.ending().is_some(), "{text}");
        assert_eq!(timeline.len(), events, "{text}");
    };
    check("", "-+ABC -+KLM g -", 12);
    check("", "A+B K+L r -", 6);
    check("", "-+- -+- r -", 0);
    check("first=green", "-+B K+L r A0,1N", 5);
    check("piles=blind", "A+- -+K r -", 3);
    check("piles=hand", "CAB+- LKM+- r -", 6);
    check("piles=hand", "CA+BD LK+MN r -", 12);
    check("piles=hand-shared", "CAK+- LBM+- -+DN r -", 10);
    check("piles=planned", "A+BCB K+LLM r -", 8);
    check("piles=planned", "A+B? K+?? r -", 9);
    check(&format!("red={RED},green={GREEN}"), "-+JJ -+TT r -", 8);
    // Sorted on the way: the order of unseen pieces means nothing.
    let (game, state) = table("")
        .read_position("-+CAB -+MKL g -")
        .expect("unsorted");
    assert_eq!(game.position_text(&state), "-+ABC -+KLM g -");
    assert_eq!(game.options().to_string(), "first=green");
}

#[test]
fn every_state_of_a_game_can_be_written_and_read() {
    for options in ["piles=hand", "piles=hand-shared,first=green", "piles=blind"] {
        let mut timeline = Timeline::new(table(options));
        playout(&mut timeline, &mut Dice::new(8), 100, |t| {
            let text = t.game().position_text(t.state());
            let (game, state) = table(options).read_position(&text).expect(&text);
            assert_eq!(&state, t.state());
            assert_eq!(game.turn(&state), t.turn());
            assert_eq!(state.drawer(), t.state().drawer());
        });
        let listed = timeline
            .events()
            .filter(|(_, e)| matches!(e, Event::Move(Move::Place(_))));
        assert_eq!(listed.count(), 40);
    }
}

#[test]
fn the_sketch_shows_seams_heights_zones_and_piles() {
    let position = "J+AABBCCDDEEFFGHIIJ T+KKLLMMNNOOPPQQRST r G0,1N;R0,-1E;H1,0W;S2,0N";
    let (game, state) = table("").read_position(position).expect(position);
    let expected = "    +--+
  2 |G1| .  .  .
    |  +--+--+
  1 |R1|R2|G1| .
    +--+  |  +--+
  0 |R2 G2|G1 R1|
    +-----+-----+
 -1 |R1 G1| .  .
    |  +--+
 -2 |G1| .  .  .
    +--+
      0  1  2  3

* Red   4 x 2 = 8     has J(RRR); to come: AABBCCDDEEFFGHIIJ
  Green 4 x 2 = 8     has T(GGG); to come: KKLLMMNNOOPPQQRST
";
    assert_eq!(game.sketch(&state).to_string(), expected);
}

fn table(options: &str) -> Stratopolis {
    let options = Options::parse(options).expect(options);
    Stratopolis::from_options(&options).unwrap_or_else(|problems| panic!("{options}: {problems}"))
}
