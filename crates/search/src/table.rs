use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

/// What earlier searches found out about positions: bounded in size, shared between threads without locks.
///
/// An entry is two words, the second the key xor the first, so that a torn pair is not taken for an entry.
#[derive(Debug)]
pub struct Table {
    buckets: Vec<Bucket>,
    /// The number of buckets less one; a power of two.
    mask: usize,
    age: u8,
    /// What was put in before the last time that everything was forgotten has another one.
    era: u8,
}

/// Entries that share a place, in one line of the processor's memory; the least useful one gives way.
#[derive(Debug, Default)]
#[repr(align(64))]
struct Bucket([Pair; BUCKET]);

#[derive(Debug, Default)]
struct Pair {
    data: AtomicU64,
    check: AtomicU64,
}

/// What is known about a position.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Entry {
    pub(crate) value: i32,
    pub(crate) depth: u8,
    pub(crate) bound: Bound,
    pub(crate) proved: bool,
    /// The best move by its place in the list of legal moves, which has a fixed order.
    pub(crate) best: Option<u16>,
}

/// How the value of an entry is meant.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Bound {
    /// At least so much.
    Lower,
    /// At most so much.
    Upper,
    /// Exactly so much.
    Exact,
}

const BUCKET: usize = 4;
const AGES: u8 = 32;
const NO_MOVE: u64 = 0xffff;

impl Table {
    /// A table of at most so many bytes (at least one bucket).
    #[must_use]
    pub fn new(bytes: usize) -> Self {
        let buckets = (bytes / (BUCKET * 16)).max(1);
        let buckets = 1 << buckets.ilog2();
        Self {
            buckets: (0..buckets).map(|_| Bucket::default()).collect(),
            mask: buckets - 1,
            age: 0,
            era: 0,
        }
    }

    /// The size in bytes.
    #[must_use]
    pub fn bytes(&self) -> usize {
        self.buckets.len() * size_of::<Bucket>()
    }

    /// Forgets everything at once, however large the table is: nobody who has little time must wait for it.
    pub fn forget(&mut self) {
        self.age = 0;
        match self.era.checked_add(1) {
            Some(era) => self.era = era,
            None => self.clean(),
        }
    }

    /// Will the eras run out before long? Then it is better [cleaned](Self::clean) when nobody waits.
    #[must_use]
    pub fn is_worn(&self) -> bool {
        self.era > u8::MAX / 2
    }

    /// Makes the table as it was when it was new, which takes a while.
    pub fn clean(&mut self) {
        self.buckets.fill_with(Bucket::default);
        (self.age, self.era) = (0, 0);
    }

    /// Is there something in it?
    fn is_used(&self, data: u64) -> bool {
        data != 0 && unpack_era(data) == self.era
    }

    /// A new search begins: what is here becomes older, and gives way first.
    pub fn grow_older(&mut self) {
        self.age = (self.age + 1) % AGES;
    }

    /// How full the table is with entries of this search, in thousandths, judged by a sample.
    #[must_use]
    pub fn used(&self) -> u32 {
        let sample = self.buckets.iter().take(250);
        let count = sample.len() * BUCKET;
        let used = sample.flat_map(|bucket| &bucket.0).filter(|pair| {
            let data = pair.data.load(Relaxed);
            self.is_used(data) && unpack_age(data) == self.age
        });
        (used.count() * 1000 / count) as u32
    }

    #[inline]
    pub(crate) fn get(&self, key: u64) -> Option<Entry> {
        for pair in &self.bucket(key).0 {
            let data = pair.data.load(Relaxed);
            if pair.check.load(Relaxed) ^ data == key && self.is_used(data) {
                return Some(unpack(data));
            }
        }
        None
    }

    pub(crate) fn put(&self, key: u64, entry: Entry) {
        let pairs = &self.bucket(key).0;
        let mut place = &pairs[0];
        let mut least = i32::MAX;
        for pair in pairs {
            let data = pair.data.load(Relaxed);
            if !self.is_used(data) || pair.check.load(Relaxed) ^ data == key {
                place = pair;
                break;
            }
            // Old and shallow entries are worth least; proofs are kept longest.
            let old = unpack(data);
            let age = (AGES + self.age - unpack_age(data)) % AGES;
            let worth = i32::from(old.depth) + 40 * i32::from(old.proved) - 8 * i32::from(age);
            if worth < least {
                least = worth;
                place = pair;
            }
        }
        let data = pack(entry, self.age, self.era);
        place.data.store(data, Relaxed);
        place.check.store(data ^ key, Relaxed);
    }

    #[inline]
    fn bucket(&self, key: u64) -> &Bucket {
        &self.buckets[(key >> 20) as usize & self.mask]
    }
}

/// Bits: value 24, depth 8, best 16, bound 2 (never 0), proved 1, age 5, era 8.
fn pack(entry: Entry, age: u8, era: u8) -> u64 {
    let bound = match entry.bound {
        Bound::Lower => 1,
        Bound::Upper => 2,
        Bound::Exact => 3,
    };
    let value = (entry.value as u32 & 0xff_ffff) as u64;
    let best = entry.best.map_or(NO_MOVE, u64::from);
    value
        | u64::from(entry.depth) << 24
        | best << 32
        | bound << 48
        | u64::from(entry.proved) << 50
        | u64::from(age) << 51
        | u64::from(era) << 56
}

fn unpack(data: u64) -> Entry {
    let best = data >> 32 & 0xffff;
    Entry {
        // Shifted up and down again to spread the sign.
        value: ((data as u32) << 8) as i32 >> 8,
        depth: (data >> 24) as u8,
        bound: match data >> 48 & 3 {
            1 => Bound::Lower,
            2 => Bound::Upper,
            _ => Bound::Exact,
        },
        proved: data >> 50 & 1 != 0,
        best: (best != NO_MOVE).then_some(best as u16),
    }
}

fn unpack_age(data: u64) -> u8 {
    (data >> 51) as u8 % AGES
}

fn unpack_era(data: u64) -> u8 {
    (data >> 56) as u8
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_survive_packing() {
        for value in [0, 1, -1, 999_999, -1_000_000] {
            for (bound, best, proved) in [
                (Bound::Lower, None, true),
                (Bound::Upper, Some(0), false),
                (Bound::Exact, Some(4000), true),
            ] {
                let entry = Entry {
                    value,
                    depth: 200,
                    bound,
                    proved,
                    best,
                };
                let data = pack(entry, 31, 255);
                assert_eq!(unpack(data), entry);
                assert_eq!((unpack_age(data), unpack_era(data)), (31, 255));
            }
        }
    }

    #[test]
    fn the_table_stays_within_its_size_and_forgets_the_least_useful() {
        let mut table = Table::new(1 << 16);
        assert_eq!(table.bytes(), 1 << 16);
        let entry = |depth| Entry {
            value: i32::from(depth),
            depth,
            bound: Bound::Exact,
            proved: false,
            best: None,
        };
        for n in 0..100_000u64 {
            table.put(quartet_game::mix(n), entry(1));
        }
        table.put(7, entry(100));
        for n in 0..100_000u64 {
            table.put(quartet_game::mix(n), entry(1));
        }
        assert_eq!(table.get(7), Some(entry(100)));
        assert!(table.used() > 900);
        table.forget();
        assert_eq!((table.get(7), table.used()), (None, 0));
    }

    #[test]
    fn a_table_that_is_cleaned_before_it_ever_forgot_is_empty() {
        let mut table = Table::new(1 << 12);
        let entry = Entry {
            value: 1,
            depth: 1,
            bound: Bound::Exact,
            proved: true,
            best: None,
        };
        table.put(7, entry);
        assert_eq!(table.get(7), Some(entry));
        table.clean();
        assert_eq!((table.get(7), table.used()), (None, 0));
    }

    #[test]
    fn a_table_that_has_forgotten_is_like_a_new_one() {
        let entry = |n: u64| Entry {
            value: n as i32,
            depth: (n % 7) as u8,
            bound: Bound::Exact,
            proved: n.is_multiple_of(3),
            best: None,
        };
        let fill = |table: &mut Table, seed: u64| {
            for n in 0..500 {
                if n % 100 == 0 {
                    table.grow_older();
                }
                table.put(quartet_game::mix(seed + n), entry(n));
            }
        };
        let known = |table: &Table, seed: u64| {
            let keys = (0..500).map(|n| quartet_game::mix(seed + n));
            keys.map(|key| table.get(key)).collect::<Vec<_>>()
        };
        let mut new = Table::new(1 << 12);
        fill(&mut new, 0);
        let expected = known(&new, 0);
        let mut table = Table::new(1 << 12);
        // Longer than there are eras, and cleaned now and then or not.
        for cleaned in [1000, 70] {
            for round in 1..600 {
                fill(&mut table, 1000 * round);
                match round % cleaned {
                    0 => table.clean(),
                    _ => table.forget(),
                }
                assert!(known(&table, 1000 * round).iter().all(Option::is_none));
                if round % 10 == 0 {
                    fill(&mut table, 0);
                    assert_eq!(known(&table, 0), expected, "{round}");
                    assert_eq!(table.used(), new.used());
                    table.forget();
                }
            }
        }
    }
}
