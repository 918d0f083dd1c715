//! The engines play against themselves in every mode and at every level, and the second implementation of the rules watches:
//! every move must be legal there too, and both must agree on every position and on how the game ends.
//! `cargo xtask selfplay 10000` plays more games than the ordinary test run, some of them by the clock.

use std::time::{Duration, Instant};

use quartet_game::{Dice, Options, Turn};
use quartet_games::GAMES;
use quartet_host::{AnyGame, Level, Player, Request, open_by_chance};
use quartet_reference::{ToMove, open};

/// Positions that an engine may look at per move: the moves need not be good, only legal.
const NODES: u64 = 120;
/// The same for level 10 in every third mode, another one in every round, where it has two threads: so many that it proves
/// something and its memory runs over.
const MANY_NODES: u64 = 60_000;
/// Bytes of memory.
const MEMORY: usize = 1 << 16;
/// Of so many games one is played by the clock, if that is asked for.
const BY_THE_CLOCK: usize = 10;
/// Whoever takes so much longer than its time has lost.
const OVERSTEP: Duration = Duration::from_millis(250);

#[test]
fn engines_play_by_the_rules() {
    let cases: Vec<(&'static dyn AnyGame, &str, Level)> = GAMES
        .iter()
        .flat_map(|game| game.info().modes.iter().map(|mode| (*game, mode.options)))
        .flat_map(|(game, options)| Level::all().map(move |level| (game, options, level)))
        .collect();
    // One for each if nobody wants more.
    let wanted = std::env::var("SELFPLAY_GAMES").ok();
    let wanted = wanted.and_then(|text| text.parse().ok());
    let wanted: usize = wanted.unwrap_or(cases.len());
    let time = std::env::var("SELFPLAY_MOVETIME").ok();
    let time = time.and_then(|text| text.parse().ok());
    let time = time.map(Duration::from_millis);
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for thread in 0..threads {
            let cases = &cases;
            scope.spawn(move || {
                for n in (thread..wanted).step_by(threads) {
                    let (game, options, level) = cases[n % cases.len()];
                    let (case, round) = (n % cases.len(), n / cases.len());
                    let mode = case / Level::all().count();
                    let is_thorough = level == Level::HIGHEST && (mode + round).is_multiple_of(3);
                    let effort = match time {
                        // In another round it is another case.
                        Some(time) if (n + round).is_multiple_of(BY_THE_CLOCK) => {
                            Effort::Time(time)
                        }
                        _ if is_thorough => Effort::Nodes(MANY_NODES, 2),
                        _ => Effort::Nodes(NODES, 1),
                    };
                    play(game, options, level, n as u64, effort);
                }
            });
        }
    });
}

/// What a move may cost.
#[derive(Copy, Clone, Debug)]
enum Effort {
    /// So many positions and threads.
    Nodes(u64, usize),
    /// So long.
    Time(Duration),
}

fn play(game: &'static dyn AnyGame, options: &str, level: Level, seed: u64, effort: Effort) {
    let id = game.info().id;
    let parsed = Options::parse(options).unwrap();
    let mut ours = open_by_chance(game, &parsed, seed).unwrap();
    // A random board is known to the second implementation by its position only.
    let start = parsed.get("board").is_none_or(|board| board == "irregular");
    let start = (start && game.boards().is_some()).then(|| ours.position());
    let told = options
        .replace("board=irregular,", "")
        .replace("board=irregular", "");
    let told = if start.is_some() { &told } else { options };
    let mut theirs =
        open(id, told, start.as_deref()).unwrap_or_else(|e| panic!("{id} {told}: {e}"));
    let mut engine = game.engine(MEMORY);
    let mut dice = Dice::new(seed);
    for _ in 0..600 {
        let at = format!(
            "{id} {options} level {level} seed {seed} {effort:?} at {}",
            ours.position()
        );
        assert_eq!(ours.position(), theirs.position(), "{at}");
        let text = match ours.turn() {
            Turn::Over(winners) => {
                let ending = theirs
                    .ending()
                    .unwrap_or_else(|| panic!("{at}: not over there"));
                let winners: Vec<u8> = winners.iter().map(|seat| seat.number()).collect();
                assert_eq!(
                    (winners, ours.ending().map(|e| e.why)),
                    (ending.winners, Some(ending.why)),
                    "{at}"
                );
                return;
            }
            Turn::Chance => {
                assert_eq!(theirs.to_move(), ToMove::Chance, "{at}");
                dice.pick_weighted(&ours.odds()).unwrap().clone()
            }
            Turn::Seat(seat) => {
                assert_eq!(theirs.to_move(), ToMove::Seat(seat.number()), "{at}");
                let threads = match effort {
                    Effort::Nodes(_, threads) => threads,
                    Effort::Time(_) => 1,
                };
                let request = Request {
                    player: Player::Level(level),
                    seed: dice.bits(),
                    threads,
                    ..Request::default()
                };
                let start = Instant::now();
                let control = |nodes: u64| match effort {
                    Effort::Nodes(most, _) => nodes >= most,
                    Effort::Time(time) => start.elapsed() >= time,
                };
                let thought = engine.think(&*ours, request, &control, &mut |_| {});
                if let Effort::Time(time) = effort {
                    let took = start.elapsed();
                    assert!(took <= time + OVERSTEP, "{at}: a move after {took:?}");
                }
                thought.lines[0].moves[0].clone()
            }
        };
        ours.play(&text)
            .unwrap_or_else(|refusal| panic!("{at}: {text}: {refusal}"));
        assert!(theirs.play(&text), "{at}: {text} is not legal there");
    }
}
