//! Random numbers.

/// A generator of numbers that look random, the same ones for the same seed (SplitMix64; Steele,
/// Lea and Flood 2014).
///
/// ```
/// use puzzle_tools::judging::generator::Random;
///
/// // The first three numbers that are published for this seed; the lowest 33 bits are dropped.
/// let mut random = Random(1_234_567);
/// for number in [6457827717110365317_u64, 3203168211198807973, 9817491932198370423] {
///     assert_eq!(random.below(1 << 31) as u64, number >> 33);
/// }
/// ```
pub struct Random(pub u64);

impl Random {
    /// A number below `bound`.
    pub fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        let mixed = mixed ^ mixed >> 31;
        // The upper 31 bits fit into a `usize` of 32 bits.
        (mixed >> 33) as usize % bound
    }

    /// Puts the items into a random order.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for i in (1..items.len()).rev() {
            items.swap(i, self.below(i + 1));
        }
    }
}
