//! What is asked of a board: the distance to the goal, or the way there.

/// An answer, built up backwards from the goal. The least one is the best.
pub trait Answer: Copy + Ord {
    /// The goal's own answer.
    const GOAL: Self;
    /// More than any answer.
    const NONE: Self;

    /// The answer of a position from which the move `choice`, a number below 4, leads to one with
    /// this answer and this distance, which is below 31.
    fn before(self, choice: usize, distance: u32) -> Self;
}
