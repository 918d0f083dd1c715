use std::{
    fmt,
    ops::{BitAnd, BitOr, Not},
};

/// One of the 64 holes of a board, numbered from 0 in reading order: rows from the top, each from the left.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub struct Hole(u8);

impl Hole {
    /// The number of holes that every board has.
    pub const COUNT: usize = 64;

    /// The hole with this number.
    ///
    /// # Panics
    /// If there is no such hole.
    #[must_use]
    pub const fn new(number: u8) -> Self {
        assert!((number as usize) < Self::COUNT);
        Self(number)
    }

    /// The number of the hole, to index an array by it.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Every hole in reading order.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..Self::COUNT as u8).map(Self)
    }
}

/// A set of holes: bit *n* stands for hole *n*.
#[derive(Copy, Clone, PartialEq, Eq, Default, Hash)]
pub struct Holes(u64);

impl Holes {
    /// No hole.
    pub const NONE: Self = Self(0);
    /// Every hole.
    pub const ALL: Self = Self(!0);

    /// The set of one hole.
    #[must_use]
    pub const fn only(hole: Hole) -> Self {
        Self(1 << hole.0)
    }

    /// Is the hole in the set?
    #[must_use]
    pub const fn contains(self, hole: Hole) -> bool {
        self.0 >> hole.0 & 1 != 0
    }

    /// This set and the hole.
    #[must_use]
    pub const fn with(self, hole: Hole) -> Self {
        Self(self.0 | 1 << hole.0)
    }

    /// How many holes are in the set?
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Is there no hole in the set?
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The first hole of the set in reading order.
    #[must_use]
    pub const fn first(self) -> Option<Hole> {
        if self.0 == 0 {
            None
        } else {
            Some(Hole(self.0.trailing_zeros() as u8))
        }
    }

    /// The holes of the set in reading order.
    #[must_use]
    pub const fn iter(self) -> HolesIter {
        HolesIter(self)
    }

    /// The set as 64 bits.
    #[must_use]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// The set of the holes whose bits are set.
    #[must_use]
    pub const fn from_bits(bits: u64) -> Self {
        Self(bits)
    }
}

/// The holes of a set in reading order.
#[derive(Clone, Debug)]
pub struct HolesIter(Holes);

impl Iterator for HolesIter {
    type Item = Hole;

    fn next(&mut self) -> Option<Hole> {
        let hole = self.0.first()?;
        self.0.0 &= self.0.0 - 1;
        Some(hole)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = self.0.len() as usize;
        (len, Some(len))
    }
}

impl ExactSizeIterator for HolesIter {}

impl IntoIterator for Holes {
    type Item = Hole;
    type IntoIter = HolesIter;

    fn into_iter(self) -> HolesIter {
        self.iter()
    }
}

impl FromIterator<Hole> for Holes {
    fn from_iter<I: IntoIterator<Item = Hole>>(holes: I) -> Self {
        holes.into_iter().fold(Self::NONE, Self::with)
    }
}

impl BitOr for Holes {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitAnd for Holes {
    type Output = Self;

    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl Not for Holes {
    type Output = Self;

    fn not(self) -> Self {
        Self(!self.0)
    }
}

impl fmt::Debug for Holes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Hole::index)).finish()
    }
}
