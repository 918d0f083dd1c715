/// Spreads the bits of a number over 64 bits, one to one (the finisher of SplitMix64). Keys are sums or exclusive ors
/// of mixed numbers, so that no table of random numbers has to be kept.
#[must_use]
pub const fn mix(number: u64) -> u64 {
    let mut z = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// How often the key is among the earlier ones.
#[must_use]
pub fn occurrences(earlier: &[u64], key: u64) -> usize {
    earlier.iter().filter(|&&k| k == key).count()
}
