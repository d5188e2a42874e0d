//! Random numbers.

/// A generator of numbers that look random, the same ones for the same seed (xorshift64*, Vigna
/// 2016).
pub struct Random(u64);

impl Random {
    /// Returns the generator of a seed. Seeds that follow one another give unlike numbers.
    pub fn new(seed: u64) -> Random {
        // The finalizer of SplitMix64 (Steele, Lea and Flood 2014); 0 would stay 0.
        let mixed = seed.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (mixed ^ mixed >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        Random((mixed ^ mixed >> 31).max(1))
    }

    /// Returns a number below `limit`.
    pub fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        (self.0.wrapping_mul(0x2545_F491_4F6C_DD1D) >> 33) as usize % limit
    }

    /// Puts the items into a random order.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for i in (1..items.len()).rev() {
            items.swap(i, self.below(i + 1));
        }
    }
}
