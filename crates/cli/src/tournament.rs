//! Players who all meet each other.

use std::{
    fs::File,
    io::{BufWriter, Write as _},
    ops::ControlFlow,
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicBool, AtomicUsize, Ordering},
    },
};

use anyhow::Context as _;
use quartet_game::{Options, Seat};
use quartet_host::{AnyGame, Record};

use crate::{
    contest::{Budget, Contestant, Mover, mover, play},
    elo::{Alone, Sprt, Tally, Verdict, sittings},
    opening::Openings,
};

/// Every two players meet in pairs of games: the same opening and the same draws, the seats exchanged. With more than two seats a
/// pair is more games than two: see [`sittings`].
pub(crate) struct Tournament {
    pub(crate) game: &'static dyn AnyGame,
    pub(crate) options: Options,
    pub(crate) players: Vec<Contestant>,
    /// Pairs between every two players.
    pub(crate) pairs: u32,
    pub(crate) budget: Budget,
    /// Games at a time; 0 for one per processor.
    pub(crate) concurrency: usize,
    pub(crate) openings: Openings,
    pub(crate) seed: u64,
    /// Bytes per player.
    pub(crate) memory: usize,
    /// Ends the tournament as soon as it is clear how the first two players compare.
    pub(crate) sprt: Option<Sprt>,
}

/// What has been played so far.
#[derive(Default)]
pub(crate) struct Standing {
    /// Per two players.
    pub(crate) tallies: Vec<(usize, usize, Tally)>,
    /// Who lost a game by doing something impossible, and what.
    pub(crate) faults: Vec<String>,
    pub(crate) records: Option<BufWriter<File>>,
}

impl Standing {
    /// The tallies as [`ratings`](crate::elo::ratings) wants them.
    pub(crate) fn scores(&self) -> Vec<(usize, usize, &Tally)> {
        let rows = self.tallies.iter();
        rows.map(|(first, second, tally)| (*first, *second, tally))
            .collect()
    }
}

/// A pair of games still to be played.
#[derive(Copy, Clone)]
struct Meeting {
    first: usize,
    second: usize,
    number: u32,
}

/// The games of one opening.
#[derive(Default)]
struct Pair {
    /// What the first player got of the win in each.
    shares: Vec<f64>,
    records: Vec<Record>,
    faults: Vec<String>,
}

impl Tournament {
    /// How many pairs will be played.
    pub(crate) fn len(&self) -> usize {
        self.meetings().len()
    }

    /// Plays everything and writes the games where `records` says. `watch` is told after every pair and may call it a day:
    /// what has been begun is still played.
    pub(crate) fn run(
        &self,
        records: Option<BufWriter<File>>,
        watch: &(dyn Fn(&Standing) -> ControlFlow<()> + Sync),
    ) -> anyhow::Result<Standing> {
        let meetings = self.meetings();
        let seats = self.game.open(&self.options, None)?.seats();
        // A program that cannot be started at all is told before anything is played; one that fails later loses games.
        for (number, player) in self.players.iter().enumerate() {
            if !matches!(player, Contestant::Ours(..)) {
                self.mover(number)?;
            }
        }
        let mut standing = Standing {
            records,
            ..Standing::default()
        };
        for meeting in meetings.iter().filter(|meeting| meeting.number == 0) {
            let row = (meeting.first, meeting.second, Tally::new(seats));
            standing.tallies.push(row);
        }
        let standing = Mutex::new(standing);
        let next = AtomicUsize::new(0);
        let decided = AtomicBool::new(false);
        let workers = match self.concurrency {
            0 => std::thread::available_parallelism().map_or(1, usize::from),
            n => n,
        };
        let failed: Vec<anyhow::Error> = std::thread::scope(|scope| {
            let work = || self.work(&meetings, &next, &decided, &standing, watch);
            let threads: Vec<_> = (0..workers).map(|_| scope.spawn(work)).collect();
            let joined = threads.into_iter().map(|thread| thread.join());
            joined.filter_map(|done| done.ok()?.err()).collect()
        });
        if let Some(error) = failed.into_iter().next() {
            return Err(error);
        }
        Ok(standing
            .into_inner()
            .unwrap_or_else(PoisonError::into_inner))
    }

    /// Every two players meet; all first pairs come before all second pairs, so that a table is meaningful early.
    fn meetings(&self) -> Vec<Meeting> {
        let mut meetings = Vec::new();
        for number in 0..self.pairs {
            for first in 0..self.players.len() {
                for second in first + 1..self.players.len() {
                    meetings.push(Meeting {
                        first,
                        second,
                        number,
                    });
                }
            }
        }
        meetings
    }

    /// Plays meetings until there are none left.
    fn work(
        &self,
        meetings: &[Meeting],
        next: &AtomicUsize,
        decided: &AtomicBool,
        standing: &Mutex<Standing>,
        watch: &(dyn Fn(&Standing) -> ControlFlow<()> + Sync),
    ) -> anyhow::Result<()> {
        let mut movers: Vec<Option<Box<dyn Mover>>> = self.players.iter().map(|_| None).collect();
        while !decided.load(Ordering::Relaxed) {
            let Some(meeting) = meetings.get(next.fetch_add(1, Ordering::Relaxed)) else {
                break;
            };
            let pair = self.play_pair(*meeting, &mut movers)?;
            let mut standing = standing.lock().unwrap_or_else(PoisonError::into_inner);
            if let Some(records) = &mut standing.records {
                for record in &pair.records {
                    writeln!(records, "{record}")?;
                }
                // Whoever ends the program finds whole games.
                records.flush()?;
            }
            standing.faults.extend(pair.faults);
            let tallies = standing.tallies.iter_mut();
            for (first, second, tally) in tallies {
                if (*first, *second) == (meeting.first, meeting.second) {
                    tally.add(&pair.shares);
                    let sprt = self.sprt.filter(|_| (*first, *second) == (0, 1));
                    let verdict = sprt.map(|sprt| sprt.verdict(tally));
                    if verdict.is_some_and(|verdict| verdict != Verdict::Undecided) {
                        decided.store(true, Ordering::Relaxed);
                    }
                }
            }
            if watch(&standing).is_break() {
                decided.store(true, Ordering::Relaxed);
            }
        }
        Ok(())
    }

    /// Makes a player ready to play.
    fn mover(&self, player: usize) -> anyhow::Result<Box<dyn Mover>> {
        let who = &self.players[player];
        mover(who, self.game, self.memory).with_context(|| who.to_string())
    }

    /// One opening, played once for every way to seat the two players.
    fn play_pair(
        &self,
        meeting: Meeting,
        movers: &mut [Option<Box<dyn Mover>>],
    ) -> anyhow::Result<Pair> {
        let seed = quartet_game::mix(self.seed) ^ u64::from(meeting.number);
        let opening = self.openings.draw(self.game, &self.options, seed)?;
        let seats = opening.seats();
        let mut pair = Pair::default();
        for (alone, single) in sittings(seats) {
            let is_of_first = |seat: usize| (seat == single) == (alone == Alone::First);
            let who = |seat| {
                if is_of_first(seat) {
                    meeting.first
                } else {
                    meeting.second
                }
            };
            let players: Vec<usize> = (0..usize::from(seats)).map(who).collect();
            let mut seated: Vec<Box<dyn Mover>> = Vec::new();
            let mut fault = None;
            for (seat, &player) in players.iter().enumerate() {
                match movers[player].take().map_or_else(|| self.mover(player), Ok) {
                    Ok(mover) => seated.push(mover),
                    // It has been started before and cannot be started again.
                    Err(error) => {
                        fault = Some((seat, format!("{error:#}")));
                        break;
                    }
                }
            }
            let (mut record, shares) = if fault.is_none() {
                let mut playing: Vec<&mut dyn Mover> = Vec::new();
                for mover in &mut seated {
                    playing.push(&mut **mover);
                }
                let played = play(opening.duplicate(), &mut playing, self.budget, seed);
                fault = played.fault;
                (played.record, played.shares)
            } else {
                (Record::of(&*opening), Vec::new())
            };
            for (seat, player) in players.iter().enumerate() {
                let name = self.players[*player].to_string();
                record.set_tag(&Record::seat_tag(Seat::new(seat as u8)), name);
            }
            let fault = fault.map(|(seat, what)| {
                let what = format!("{}: {what}", self.players[who(seat)]);
                record.set_tag("Fault", what.clone());
                (seat, what)
            });
            pair.records.push(record);
            if let Some((seat, what)) = fault {
                pair.faults.push(what);
                // Whoever has failed has lost, also where another seat of the same player would play on. A program that has
                // failed is started anew for the next game.
                pair.shares.push(if is_of_first(seat) { 0.0 } else { 1.0 });
            } else {
                for (player, mover) in players.into_iter().zip(seated) {
                    movers[player] = Some(mover);
                }
                let seats = shares.iter().enumerate();
                let of_first = seats.filter(|(seat, _)| is_of_first(*seat));
                pair.shares.push(of_first.map(|(_, share)| share).sum());
            }
        }
        Ok(pair)
    }
}
