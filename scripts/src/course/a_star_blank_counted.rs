//! A* with a famous mistake: the blank is counted like a tile.
//!
//! The mistake is easily made: the sum of [`a_star_manhattan`](super::a_star_manhattan) runs over
//! all nine cells, and the test for the blank is forgotten. But a move moves the blank as well as a
//! tile. One move before the goal, one tile is one cell away from its cell in the goal, and so is
//! the blank: the estimate is 2, but one move is enough. So the estimate can be too large: it is
//! not admissible. The estimate can also change by 2 in a single move: it is not consistent. So a
//! board can be closed before the shortest path to it is found, and the board is never visited
//! again. Then the path to the goal can be too long.
//!
//! The mistake is dangerous because few boards show it. Similar programs fail on different boards,
//! or on none. The table shows for how many boards, out of all 181,440 solvable boards of each
//! goal, the path is too long:
//!
//! |search|goal `12345678x`|goal `123804765`|
//! |---|---|---|
//! |this lesson: among equal sums, the smallest estimate comes first|5,551|4,096|
//! |the same, but the largest estimate comes first|225|0|
//! |either search, but a closed board is opened again if a shorter path to the board is found|0|0|
//!
//! Why does it help to open boards again? Compare a shortest path, of n moves, with a longer path:
//!
//! 1. Until the shortest path is complete, some board of it is in the heap, reached by the fewest
//!    moves. These moves and the distances of the tiles add up to n at most. The blank adds at most
//!    4, as no two cells are farther apart. So the sum of this board is at most n + 4.
//! 2. The longer path has at least n + 2 moves. Look at its board two moves before the end, after
//!    at least n moves. The two moves still to make do not undo each other, since the search ends
//!    at the goal. They move two tiles by one cell each, and the blank by two cells. So the
//!    estimate is 2 + 2, and the sum of this board is at least n + 4.
//! 3. If the goal has its blank at an edge or in the centre, the blank adds at most 3. Then the sum
//!    in step 1 is smaller, and the shortest path is complete first. If the goal has its blank in a
//!    corner, both sums can be n + 4. This does not prove that no such tie leads to a longer path,
//!    but a count of all boards found none.
//!
//! `echo 7 1 3 2 4 6 5 8 x | course acwing845 a_star_blank_counted` prints 14, and `ida_star` 12.
//! `--trace` shows sums that fall: 16, then 15, 14, 13 and 12 along one path.
//!
//! Never use it. A judge's tests may have no board that shows the mistake. But counting the blank
//! gains nothing: the search visits nearly twice as many boards as with the right sum.
//!
//! Method: A* with the Manhattan distance, the blank counted by mistake.
//! Time:   O(9! + n log n) for each board: three arrays to clear, and n entries of the heap, 2,300
//!         on average. 1,500 boards are visited.
//! Space:  7 * 9! bytes, and the heap.
//!
//! Try: `course acwing845 a_star_blank_counted --count < samples/acwing845/a-star-3.in` says 21,
//! after 874 visits. (After `cargo build --release`, `target/release/stress acwing845 --
//! target/release/course acwing845 a_star_blank_counted` finds such boards.) Then, in
//! `shared/a_star.rs`, open closed boards again:
//!
//! ```diff
//! -        if closed[rank_of(board)] {
//! +        if sum - estimate > fewest_moves[rank_of(board)] {
//! …
//! -            if !closed[index] && moves < fewest_moves[index] {
//! +            if moves < fewest_moves[index] {
//! ```
//!
//! Now it says 19, which is right, after 785 visits.

use crate::course::shared::a_star::a_star;
use crate::course::shared::heuristics::{apart, cells};
use crate::eight::{Board, Move, Puzzle};

/// Returns a path by A* with an estimate that can be too large, so the path can be too long.
pub fn solve(puzzle: &Puzzle) -> Vec<Move> {
    let goal_cells = cells(puzzle.goal);
    a_star(puzzle, |board| manhattan_with_blank(board, &goal_cells))
}

/// Returns the sum of the distances of all nine symbols to their cells in the goal. The blank
/// should not count: each move moves the blank as well as a tile.
fn manhattan_with_blank(board: Board, goal_cells: &[usize; 9]) -> u32 {
    let mut sum = 0;
    for (cell, &symbol) in board.0.iter().enumerate() {
        sum += apart(cell, goal_cells[usize::from(symbol)]);
    }
    sum
}
