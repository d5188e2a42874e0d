//! What is asked of a board: the distance to the goal, or the way there.

/// An answer, built up backwards from the goal. The least one is the best.
pub trait Answer: Copy + Ord {
    /// The goal's own answer.
    const GOAL: Self;
    /// More than any answer.
    const NONE: Self;

    /// The answer one move earlier: the move number `choice`, 0 to 3, leads to a position that has
    /// this answer and the distance `distance`, 0 to 30.
    fn before(self, choice: usize, distance: u32) -> Self;
}
