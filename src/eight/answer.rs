//! What is asked of a board: a path to the goal, or the length of one.

/// An answer, built from the goal backwards.
pub trait Answer: Copy + Eq {
    /// The answer of the goal itself.
    const SOLVED: Self;
    /// No answer yet.
    const UNKNOWN: Self;

    /// Returns the answer one move earlier: move number `choice`, 0 to 3, leads to a position that
    /// has this answer and the distance `distance`, 0 to 30.
    fn prepend(self, choice: usize, distance: u32) -> Self;
}
