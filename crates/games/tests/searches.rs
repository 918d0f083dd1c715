//! On real positions, too, every search returns what looking at every line of play returns: draws of luck and three seats included.

use quartet_abalone::Abalone;
use quartet_cubulus::Cubulus;
use quartet_game::{Describe, Dice, Evaluate, Notation, Options, Seat, Timeline, Viewer, playout};
use quartet_kulami::Kulami;
use quartet_search::{
    Limits, MaxN, MaxNSettings, NodeLimit, Prover, Searcher, Settings, Table, Unlimited, plain,
};
use quartet_stratopolis::Stratopolis;

/// What changes no value.
const SOUND: Settings = Settings {
    reductions: false,
    extensions: false,
    skipping: false,
    quiescence: false,
    table: true,
    aspiration: true,
    solving: false,
    contempt: 0,
};

/// Random games that have come so far, with the seat whose turn it is. Nothing is hidden from it.
fn positions<G: Describe>(
    options: &str,
    after: std::ops::Range<u32>,
    count: usize,
) -> Vec<(Timeline<G>, Seat)> {
    let options = Options::parse(options).expect(options);
    let game = G::from_options(&options).unwrap_or_else(|problems| panic!("{problems}"));
    let games = (0..).map(|seed| {
        let mut dice = Dice::at(seed, 40);
        let mut timeline = Timeline::new(game.clone());
        let events = after.start + dice.below(after.end - after.start);
        playout(&mut timeline, &mut dice, events, |_| {});
        timeline
    });
    let with_seat = games.filter_map(|timeline| {
        let seat = timeline.turn().seat()?;
        let view = timeline.view(Viewer::Seat(seat));
        let is_open = view.imagine(&mut Dice::new(0)) == *timeline.state();
        is_open.then_some((timeline, seat))
    });
    with_seat.take(count).collect()
}

/// How often the search was compared with the plain one, and how often it had proved what it said.
#[derive(Default, Debug)]
struct Compared {
    values: u32,
    proofs: u32,
}

/// Looks at positions to several depths, with one table for all depths of a position.
fn compare<G: Evaluate + Notation + Describe>(
    options: &str,
    after: std::ops::Range<u32>,
    depths: std::ops::RangeInclusive<u32>,
    count: usize,
) -> Compared {
    let mut compared = Compared::default();
    for (timeline, me) in positions::<G>(options, after, count) {
        let (game, state) = (timeline.game(), timeline.state());
        let table = Table::new(1 << 20);
        for depth in depths.clone() {
            let mut searcher = Searcher::new(game, &table, SOUND, &Unlimited);
            // The plain search knows no history.
            let report = searcher.run(state, &[], Limits { depth, lines: 1 }, |_| {});
            let line = &report.lines[0];
            let at = || format!("{options} {} {depth}: {line:?}", game.position_text(state));
            if line.proved && report.depth < depth {
                // It has stopped early, because nothing will change any more.
                assert_eq!(
                    line.value,
                    plain::value(game, state, me, report.depth),
                    "{}",
                    at()
                );
            } else {
                assert_eq!(line.value, plain::value(game, state, me, depth), "{}", at());
            }
            if line.proved {
                // However far one looks.
                let further = plain::value(game, state, me, *depths.end());
                assert_eq!(line.value, further, "{}", at());
                compared.proofs += 1;
            }
            compared.values += 1;
        }
    }
    compared
}

#[test]
fn abalone() {
    let mut proofs = 0;
    for options in [
        "",
        "layout=belgian-daisy,eject=1",
        "layout=alien-attack,eject=2",
    ] {
        let compared = compare::<Abalone>(options, 20..80, 1..=2, 25);
        assert_eq!(compared.values, 50);
        proofs += compared.proofs;
    }
    assert!(proofs > 5, "{proofs}");
}

#[test]
fn cubulus() {
    for (options, after) in [("", 18..30), ("players=3", 12..26)] {
        let compared = compare::<Cubulus>(options, after, 1..=3, 20);
        assert!(
            compared.values == 60 && compared.proofs > 10,
            "{compared:?}"
        );
    }
}

/// To the end of the game: short of it, what is proved elsewhere makes a search see further than the plain one.
#[test]
fn kulami() {
    for options in [
        "seed=3",
        "board=irregular,seed=4,area=on",
        "lines=on,area=on",
    ] {
        let compared = compare::<Kulami>(options, 46..56, 10..=10, 30);
        assert!(
            compared.values == 30 && compared.proofs == 30,
            "{compared:?}"
        );
    }
}

/// The last plies, before which pieces are still drawn.
#[test]
fn stratopolis() {
    for (options, after) in [
        ("", 77..80),
        ("piles=blind", 77..80),
        ("piles=hand", 77..80),
        ("piles=hand-shared", 77..80),
    ] {
        let compared = compare::<Stratopolis>(options, after, 1..=2, 5);
        assert!(
            compared.values == 10 && compared.proofs > 0,
            "{options} {compared:?}"
        );
    }
}

/// A table of three at which each plays for itself.
#[test]
fn cubulus_each_for_itself() {
    let settings = MaxNSettings {
        quiescence: false,
        most_in_sum: None,
    };
    let mut compared = 0;
    for (timeline, me) in positions::<Cubulus>("players=3", 10..26, 20) {
        let (game, state) = (timeline.game(), timeline.state());
        for depth in 1..=3 {
            let mut search = MaxN::new(game, settings, &Unlimited);
            let report = search.run(state, &[], Limits { depth, lines: 1 }, |_| {});
            let depth = depth.min(report.depth);
            let expected = plain::values(game, state, depth)[me.index()];
            let text = game.position_text(state);
            assert_eq!(report.lines[0].value, expected, "{text} {depth}");
            compared += 1;
        }
    }
    assert_eq!(compared, 60);
}

/// With everything that makes the search quick, and the moves behind the best one as well.
fn prove_again<G: Evaluate + Notation + Describe>(
    options: &str,
    after: std::ops::Range<u32>,
) -> u32 {
    let mut proofs = 0;
    for (timeline, me) in positions::<G>(options, after, 40) {
        let (game, state) = (timeline.game(), timeline.state());
        let table = Table::new(1 << 20);
        let enough = NodeLimit(100_000);
        let mut searcher = Searcher::new(game, &table, Settings::default(), &enough);
        let limits = Limits { depth: 7, lines: 4 };
        let report = searcher.run(state, timeline.history(), limits, |_| {});
        for line in report.lines.iter().filter(|line| line.proved) {
            assert!(G::is_sure(line.value.abs()), "only wins are sure so early");
            let winner = if line.value > 0 { me } else { me.next(2) };
            let plies = (G::SURE - line.value.abs()) as u32;
            let mut next = timeline.clone();
            next.push(quartet_game::Event::Move(line.moves[0]));
            let at = || format!("{options} {} {line:?}", game.position_text(state));
            if let Some(ending) = next.ending() {
                assert!(ending.winners.contains(winner), "{}", at());
            } else {
                let mut prover = Prover::new(game, 1 << 22, &Unlimited);
                let proof = prover.run(next.state(), next.history(), winner, plies - 1);
                assert_eq!(proof.is_win, Some(true), "{}", at());
            }
            proofs += 1;
        }
    }
    proofs
}

#[test]
fn what_is_proved_another_search_proves_again() {
    for options in ["eject=1", "layout=german-daisy,eject=1"] {
        let proofs = prove_again::<Abalone>(options, 20..80);
        assert!(proofs > 10, "{options} {proofs}");
    }
    for options in ["", "setup=r.r...r.r....r....r.r...r.r"] {
        let proofs = prove_again::<Cubulus>(options, 14..30);
        assert!(proofs > 20, "{options} {proofs}");
    }
}
