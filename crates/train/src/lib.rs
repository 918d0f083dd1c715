//! Fits the weights of an evaluation to games that the engine plays against itself, and those of [`prospects`] and of the
//! [`manner`] of others to games of the plain tree search.
//!
//! Any game that implements [`Tune`](quartet_game::Tune) can be tuned. [`games`] plays games of a fixed number of nodes per move, from random
//! openings, and keeps the features of quiet positions with what came of them; [`fit`] finds the weights under which the
//! evaluation foretells that best: who wins (logistic regression, as Texel's tuner does it), or by how many points (least
//! squares). Everything follows from the seed, however
//! many threads there are. Better weights give better games to learn from, so it is done in rounds; the first one begins with the
//! game's rough guess. What the last round prints is copied into the game's own file.
//!
//! How the weights of each game were made:
//!
//! | game | command |
//! |---|---|
//! | Abalone | `cargo run --release -p quartet-train -- abalone --rounds 2 --games 600 --nodes 2000` |
//! | Kulami | `cargo run --release -p quartet-train -- kulami --points --opening 24 --rounds 2 --games 1500 --nodes 3000`, then with `--resume --games 4000 --nodes 6000 --blend 0.5` |
//! | Kulami, runs, with or without areas | the weights above, then `cargo run --release -p quartet-train -- kulami --points --opening 24 --resume --rounds 2 --games 2000 --nodes 4000 --blend 0.5 --pull 5 --options area=on,lines=on,seed=1 --options area=on,lines=on,board=irregular,seed=2 --options area=on,seed=3 --options area=on,lines=on,board=classic --options area=on,lines=on,seed=4 --options lines=on,seed=5 --options area=on,lines=on,board=irregular-classic` |
//! | Kulami, areas alone | the weights for areas and runs, then `cargo run --release -p quartet-train -- kulami --points --opening 24 --resume --rounds 2 --games 1200 --nodes 4000 --blend 0.5 --pull 5 --seed 7 --options area=on,seed=1 --options area=on,board=irregular,seed=2 --options area=on,seed=3 --options area=on,board=classic --options area=on,seed=4 --options area=on,board=irregular,seed=5 --options area=on,seed=6 --options area=on,seed=8`, then with `--games 1700 --seed 11` and two tables more after the first, `area=on` and `area=on,seed=12` |
//! | Cubulus, who of three wins | `cargo run --release -p quartet-train -- cubulus --prospects --games 1000 --nodes 6000 --opening 6 --pull 10` |
//! | Cubulus, what attracts one of three, and what it overlooks | `cargo run --release -p quartet-train -- cubulus --manner --games 200 --nodes 12000 --opening 6 --pull 0` |
//! | Stratopolis | by hand |
//!
//! What `… stratopolis --rounds 2 --games 1000 --nodes 400 --opening 4 --blend 0 --threads 1 --seed 3` found for Stratopolis, with two terms
//! more (squares on the highest level, and ways to cover them), lost to the weights by hand at 8000 nodes a move: round 1 had 43 % of 50
//! games with open piles and 46 % of 50 with hands, round 2 had 48 % and 45 %.
//!
//! Cubulus can be tuned too (`cubulus --rounds 3 --games 2000 --nodes 2000 --opening 14`), but plays with its guess: the tuned weights
//! won 274 of 520 games against it at 30,000 nodes a move, which is too little to tell.
//!
//! Another search plays other games: after a change to it the same command gives about the same weights, not exactly.

pub mod fit;
pub mod games;
pub mod manner;
pub mod prospects;
