//! IDA* with a disjoint pattern database.
//!
//! The Manhattan distance lets tiles pass through each other. The usual first improvement adds
//! linear conflicts: if two tiles are in the row or column to which both belong, but in the wrong
//! order, one of the two tiles has to leave the line and come back. This takes two more moves
//! (Hansson, Mayer and Yung, "Criticizing solutions to relaxed models yields powerful admissible
//! heuristics", Information Sciences 63, 1992).
//!
//! This lesson has another estimate. It takes a group of three tiles, and asks how many moves *of
//! the group* bring its tiles home, however often the other tiles move. So the estimate knows when
//! tiles of the group are in each other's way, but not when another tile is in the way. The cells
//! of three tiles and of the blank make a pattern. There are few patterns. So when the first board
//! comes, one search from the goal computes the number of moves for all patterns. The next three
//! tiles are another group, and the last two tiles are the third. No move counts in two groups, so
//! the sum of the three numbers is admissible (Korf and Felner, "Disjoint pattern database
//! heuristics", 2002), and the search visits a fifth of the positions of
//! [`ida_star`](super::ida_star).
//!
//! In the search from the goal, moves of tiles outside the group are free. So the search is not
//! quite a breadth-first search, but a 0-1 breadth-first search: the board after a free move is as
//! near as the board before it and goes to the front of the queue; the board after a move of the
//! group goes to the end.
//!
//! Use it for anything from one board to a few thousand: it is fast, and still short.
//!
//! Method: IDA* with a disjoint pattern database.
//! Time:   O(9^4) once for a goal, then O(positions visited) for each board, 440 on average.
//! Space:  3 * 9^4 bytes for a goal.
//!
//! Try: `course hdu1043 pattern_database --count < samples/hdu1043/sample-1.in` says 375. Then make
//! two groups of four:
//!
//! ```diff
//! -const GROUPS: [&[u8]; 3] = [&[1, 2, 3], &[4, 5, 6], &[7, 8]];
//! +const GROUPS: [&[u8]; 2] = [&[1, 2, 3, 4], &[5, 6, 7, 8]];
//! …
//! -const PATTERNS: usize = 9 * 9 * 9 * 9;
//! +const PATTERNS: usize = 9 * 9 * 9 * 9 * 9;
//! ```
//!
//! Now it says 95. With a group for each tile, there are as many visits as by `ida_star` (not
//! tested): with no other tile in the way, the estimate is the Manhattan distance.

use std::collections::VecDeque;

use crate::course::shared::ida_star::ida_star;
use crate::eight::{Board, Move, Puzzle, BLANK};

/// The tiles of each database.
const GROUPS: [&[u8]; 3] = [&[1, 2, 3], &[4, 5, 6], &[7, 8]];

/// The rank of every pattern is below this. The cells of the blank and of up to three tiles are the
/// digits of the rank, in base 9.
const PATTERNS: usize = 9 * 9 * 9 * 9;

/// Returns a solver for puzzles that all have the same goal. It computes three databases once. No
/// move counts in two databases, so the sum of their entries is never more than the distance.
pub fn solver() -> impl FnMut(&Puzzle) -> Vec<Move> {
    let mut kept = None;
    move |puzzle: &Puzzle| {
        let databases = kept.get_or_insert_with(|| GROUPS.map(|group| database(puzzle, group)));
        ida_star(puzzle, |board| {
            let mut sum = 0;
            for (database, group) in databases.iter().zip(&GROUPS) {
                sum += u32::from(database[rank_of_pattern(board, group)]);
            }
            sum
        })
    }
}

/// Returns for each pattern how many moves of a group's tiles bring these tiles home. Moves of the
/// other tiles are free: the board after a free move is as near as the board before it, and goes to
/// the front of the queue.
fn database(puzzle: &Puzzle, group: &[u8]) -> Vec<u8> {
    let mut database = vec![u8::MAX; PATTERNS];
    let mut queue = VecDeque::from([(puzzle.goal, 0)]);
    while let Some((board, moves)) = queue.pop_front() {
        let entry = &mut database[rank_of_pattern(board, group)];
        if *entry != u8::MAX {
            continue;
        }
        *entry = moves;
        for (_, next) in board.neighbours(puzzle.letters) {
            let moved_tile = next.0[board.cell(BLANK)];
            if group.contains(&moved_tile) {
                queue.push_back((next, moves + 1));
            } else {
                queue.push_front((next, moves));
            }
        }
    }
    database
}

/// Returns the rank of a board's pattern: the cells of the blank and of a group's tiles.
fn rank_of_pattern(board: Board, group: &[u8]) -> usize {
    let mut rank = board.cell(BLANK);
    for &tile in group {
        rank = rank * 9 + board.cell(tile);
    }
    rank
}
