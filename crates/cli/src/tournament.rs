//! Players who all meet each other.

use std::{
    fs::File,
    io::{BufWriter, Write as _},
    ops::ControlFlow,
    path::Path,
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicBool, AtomicUsize, Ordering},
    },
};

use anyhow::{Context as _, anyhow, bail};
use quartet_game::{Options, Seat};
use quartet_host::{AnyGame, Record};

use crate::{
    at_a_time,
    contest::{Budget, Contestant, Mover, mover, play, told},
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

/// A program that could not be started so often in a row is not started again.
const ATTEMPTS: usize = 3;

/// What has been played so far.
#[derive(Default)]
pub(crate) struct Standing {
    /// Per two players.
    pub(crate) tallies: Vec<(usize, usize, Tally)>,
    /// Who lost a game by doing something impossible, and what.
    pub(crate) faults: Vec<String>,
    /// What the sequential test said when it was decided. The games that were still being played then change nothing about it.
    pub(crate) verdict: Verdict,
    records: Option<BufWriter<File>>,
    /// Why the rest could not be played.
    broken: Option<anyhow::Error>,
}

impl Standing {
    /// The tallies as [`ratings`](crate::elo::ratings) wants them.
    pub(crate) fn scores(&self) -> Vec<(usize, usize, &Tally)> {
        let rows = self.tallies.iter();
        rows.map(|(first, second, tally)| (*first, *second, tally))
            .collect()
    }

    /// Itself, if nothing has kept the rest from being played.
    pub(crate) fn whole(mut self) -> anyhow::Result<Self> {
        self.broken.take().map_or(Ok(self), Err)
    }
}

/// Calls a tournament off when its thread ends: there is nothing left to play, or it has failed, perhaps by a panic, and what the
/// others would still play is worth little.
struct CallOff<'a>(&'a AtomicBool);

impl Drop for CallOff<'_> {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
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
        self.pairings().len() * self.pairs as usize
    }

    /// Plays everything and writes the games into the file. `watch` is told after every pair and may call it a day: what has been
    /// begun is still played. What has been played counts, also where something fails.
    pub(crate) fn run(
        &self,
        records: Option<&Path>,
        watch: &(dyn Fn(&Standing) -> ControlFlow<()> + Sync),
    ) -> anyhow::Result<Standing> {
        let pairings = self.pairings();
        let seats = self.game.open(&self.options, None)?.seats();
        // A program that is not there is told before anything is played; one that fails loses games.
        for player in &self.players {
            player.is_there().with_context(|| player.to_string())?;
        }
        let records = match records {
            Some(file) => {
                let created = File::create(file);
                let created =
                    created.with_context(|| format!("cannot write {}", file.display()))?;
                Some(BufWriter::new(created))
            }
            None => None,
        };
        let mut standing = Standing {
            records,
            ..Standing::default()
        };
        for &(first, second) in &pairings {
            standing.tallies.push((first, second, Tally::new(seats)));
        }
        let standing = Mutex::new(standing);
        let next = AtomicUsize::new(0);
        let decided = AtomicBool::new(false);
        let failures: Vec<AtomicUsize> = self.players.iter().map(|_| AtomicUsize::new(0)).collect();
        let workers = at_a_time(self.concurrency, self.len());
        let failed: Vec<anyhow::Error> = std::thread::scope(|scope| {
            let work = || {
                let _call_off = CallOff(&decided);
                self.work(&pairings, &next, &decided, &failures, &standing, watch)
            };
            let threads: Vec<_> = (0..workers).map(|_| scope.spawn(work)).collect();
            let joined = threads.into_iter().map(|thread| thread.join());
            let failed =
                joined.map(|done| done.unwrap_or_else(|_| Err(anyhow!("a game broke off"))));
            failed.filter_map(Result::err).collect()
        });
        let mut standing = standing
            .into_inner()
            .unwrap_or_else(PoisonError::into_inner);
        standing.broken = failed.into_iter().next();
        Ok(standing)
    }

    /// Every two players.
    fn pairings(&self) -> Vec<(usize, usize)> {
        let all = 0..self.players.len();
        let of = |first| (first + 1..self.players.len()).map(move |second| (first, second));
        all.flat_map(of).collect()
    }

    /// What is played after so many others. All first pairs come before all second pairs, so that a table is meaningful early.
    fn meeting(&self, pairings: &[(usize, usize)], played: usize) -> Option<Meeting> {
        let &(first, second) = pairings.get(played % pairings.len().max(1))?;
        let number = u32::try_from(played / pairings.len()).ok()?;
        (number < self.pairs).then_some(Meeting {
            first,
            second,
            number,
        })
    }

    /// Plays meetings until there are none left.
    fn work(
        &self,
        pairings: &[(usize, usize)],
        next: &AtomicUsize,
        decided: &AtomicBool,
        failures: &[AtomicUsize],
        standing: &Mutex<Standing>,
        watch: &(dyn Fn(&Standing) -> ControlFlow<()> + Sync),
    ) -> anyhow::Result<()> {
        let mut movers: Vec<Option<Box<dyn Mover>>> = self.players.iter().map(|_| None).collect();
        while !decided.load(Ordering::Relaxed) {
            let number = next.fetch_add(1, Ordering::Relaxed);
            let Some(meeting) = self.meeting(pairings, number) else {
                break;
            };
            let pair = self.play_pair(meeting, &mut movers, failures)?;
            let mut standing = standing.lock().unwrap_or_else(PoisonError::into_inner);
            if let Some(records) = &mut standing.records {
                for record in &pair.records {
                    writeln!(records, "{record}")?;
                }
                // Whoever ends the program finds whole games.
                records.flush()?;
            }
            standing.faults.extend(pair.faults);
            let mut verdict = standing.verdict;
            for (first, second, tally) in &mut standing.tallies {
                if (*first, *second) == (meeting.first, meeting.second) {
                    tally.add(&pair.shares);
                    if let Some(sprt) = self.sprt
                        && (*first, *second) == (0, 1)
                        && verdict == Verdict::Undecided
                    {
                        verdict = sprt.verdict(tally);
                    }
                }
            }
            standing.verdict = verdict;
            if verdict != Verdict::Undecided {
                decided.store(true, Ordering::Relaxed);
            }
            if watch(&standing).is_break() {
                decided.store(true, Ordering::Relaxed);
            }
        }
        Ok(())
    }

    /// Makes a player ready to play, unless that has failed too often in a row.
    fn start(&self, player: usize, failures: &[AtomicUsize]) -> anyhow::Result<Box<dyn Mover>> {
        let failures = &failures[player];
        if failures.load(Ordering::Relaxed) >= ATTEMPTS {
            bail!("could not be started {ATTEMPTS} times in a row");
        }
        let started = mover(&self.players[player], self.game, self.memory);
        match &started {
            Ok(_) => failures.store(0, Ordering::Relaxed),
            Err(_) => _ = failures.fetch_add(1, Ordering::Relaxed),
        }
        started
    }

    /// One opening, played once for every way to seat the two players.
    fn play_pair(
        &self,
        meeting: Meeting,
        movers: &mut [Option<Box<dyn Mover>>],
        failures: &[AtomicUsize],
    ) -> anyhow::Result<Pair> {
        // Every two players have openings of their own: if all had the same few, much would depend on what these are.
        let pairing = (meeting.first * self.players.len() + meeting.second - 1) as u64;
        let seed = quartet_game::mix(self.seed.wrapping_add(pairing)) ^ u64::from(meeting.number);
        let opening = self.openings.draw(self.game, &self.options, seed)?;
        let seats = opening.seats();
        let mut pair = Pair::default();
        for (number, (alone, single)) in (0..).zip(sittings(seats)) {
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
                let mover = movers[player].take();
                match mover.map_or_else(|| self.start(player, failures), Ok) {
                    Ok(mover) => seated.push(mover),
                    // Whoever cannot play has lost.
                    Err(error) => {
                        fault = Some((seat, told(&error)));
                        break;
                    }
                }
            }
            let (mut record, shares) = if fault.is_none() {
                let mut playing: Vec<&mut dyn Mover> = Vec::new();
                for mover in &mut seated {
                    playing.push(&mut **mover);
                }
                let played = play(opening.duplicate(), &mut playing, self.budget, seed, number);
                fault = played.fault;
                (played.record, played.shares)
            } else {
                let mut table = opening.duplicate();
                if let Some((seat, _)) = fault {
                    let _ = table.play(&format!("#resign{seat}"));
                }
                (Record::of(&*table), Vec::new())
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
