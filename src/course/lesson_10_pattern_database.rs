//! IDA* with a disjoint pattern database.
//!
//! The Manhattan distance lets tiles pass through each other. The usual first step beyond it adds
//! what linear conflicts cost: where two tiles stand in the line that both belong to, but in the
//! wrong order, one has to leave it and come back, which takes two moves more (Hansson, Mayer and
//! Yung, "Criticizing solutions to relaxed models yields powerful admissible heuristics",
//! Information Sciences 63, 1992).
//!
//! The estimate of this lesson takes three tiles and forgets the others, but not that the three are
//! in each other's way, wherever they stand: how many moves *of those three* bring them home,
//! however often others move? The cells of three tiles and of the blank make a pattern, and there
//! are so few patterns that a search from the goal computes all of them when the program starts.
//! The same goes for the next three tiles and for the last two. No move is counted twice, so the
//! sum of the three numbers is admissible (Korf and Felner, "Disjoint pattern database heuristics",
//! 2002), and the search of lesson 9 visits a fifth of the positions.
//!
//! In the search from the goal, moves of tiles outside the group are free. So it is not quite a
//! breadth-first search. A free move leads to a pattern that is as near as the one before, and goes
//! to the front of the queue; a move of the group leads to one that goes to the end.
//!
//! To go on from here:
//!
//! - Two groups of four take five times as long to compute, and save three visits in four.
//! - A pattern without the blank's cell takes a ninth of the memory, for an estimate that is now
//!   and then a little smaller. The search from the goal then has to know where the blank can go
//!   without moving a tile of the group.
//! - The number of a pattern need not be computed anew from all nine cells: a move changes it by
//!   one addition.
//!
//! Use it for anything from one board to some thousand: it is fast, and still short.
//!
//! Method: IDA* with a disjoint pattern database.
//! Time:   O(9^4) once for a goal, then O(positions visited) for each board, 440 on average.
//! Space:  3 * 9^4 bytes for a goal.
//!
//! Try: other groups, with `PATTERNS` to match: `--count` on samples/hdu1043/sample-1.in says 375
//! for these, 95 for two groups of four (9^5), and 920 for eight groups of one tile. That is the
//! count of lesson 9: where no other tile is in the way, this is the Manhattan distance.

use std::collections::VecDeque;

use crate::course::ida_star::ida_star;
use crate::eight::{Board, Move, Puzzle, BLANK};

/// The tiles of each database.
const GROUPS: [&[u8]; 3] = [&[1, 2, 3], &[4, 5, 6], &[7, 8]];

/// How many numbers there are for patterns: the cells of the blank and of up to three tiles, as
/// digits to the base 9.
const PATTERNS: usize = 9 * 9 * 9 * 9;

/// Returns a solver for puzzles that all have the same goal: it computes three databases once. No
/// move counts in two of them, so their sum is never more than the distance.
pub fn solver() -> impl FnMut(&Puzzle) -> Vec<Move> {
    let mut known = None;
    move |puzzle: &Puzzle| {
        let databases = known.get_or_insert_with(|| GROUPS.map(|group| database(puzzle, group)));
        ida_star(puzzle, |board| {
            let mut sum = 0;
            for (database, group) in databases.iter().zip(&GROUPS) {
                sum += u32::from(database[pattern(board, group)]);
            }
            sum
        })
    }
}

/// Returns how many moves of a group's tiles bring them home, for each pattern. Moves of the other
/// tiles are free: they lead to a board that is as near as the one before, and goes to the front of
/// the queue.
fn database(puzzle: &Puzzle, group: &[u8]) -> Vec<u8> {
    let mut database = vec![u8::MAX; PATTERNS];
    let mut queue = VecDeque::from([(puzzle.goal, 0)]);
    while let Some((board, moves)) = queue.pop_front() {
        let entry = &mut database[pattern(board, group)];
        if *entry != u8::MAX {
            continue;
        }
        *entry = moves;
        for (_, next) in board.neighbours(puzzle.moves) {
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

/// Returns the number of a board's pattern, whatever the cells of the other tiles.
fn pattern(board: Board, group: &[u8]) -> usize {
    let mut number = board.cell(BLANK);
    for &tile in group {
        number = number * 9 + board.cell(tile);
    }
    number
}
