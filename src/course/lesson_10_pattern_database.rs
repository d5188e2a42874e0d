//! Lesson 10: IDA* with a disjoint pattern database.
//!
//! The Manhattan distance lets tiles pass through each other. A better estimate takes four tiles
//! and forgets the other four, but not that they are in each other's way: how many moves *of those
//! four* bring them home, however often others move? The places of four tiles and of the blank make
//! few patterns, so all of them are computed once, by a search from the goal. The same goes for the
//! other four tiles. No move is counted twice, so the sum of the two numbers is still admissible,
//! and the search of lesson 8 visits a fifteenth of the positions (Korf and Felner, "Disjoint
//! pattern database heuristics", 2002).
//!
//! In the search from the goal, a move of another tile is free. So it is no plain breadth-first
//! search: what a free move leads to is as near as the pattern before it, and goes to the front of
//! the queue; the rest goes to the end.
//!
//! The library goes on from here, in `src/eight`. Its `pdb.rs` keeps no place for the blank: a
//! number that says only where the four tiles are is a little smaller at times, but needs a ninth
//! of the memory and changes by one addition with a move, where this lesson looks at all nine cells
//! again. Both groups share one function, as a board turned by 180° has its last four tiles first,
//! and the compiler computes the numbers, so that the program has them when it starts. Its
//! `search.rs` makes and takes back moves on a single board, and knows by a table where the blank
//! can go. And if boards keep coming, `table.rs` does what lesson 9 does, in a tenth of the time:
//! its numbers of boards change by little with a move, too.
//!
//! Use it for one board or for some thousands, and if it is to be both fast and short.
//!
//! Time: O(9!/4!) for each goal, O(positions visited) for each board, 130 on average.
//! Memory: 2 * 9^5 bytes for each goal.

use std::collections::{HashMap, VecDeque};

use crate::part_board::{Board, BLANK};
use crate::part_ida_star::search;
use crate::part_moves::{Move, Puzzle};
use crate::part_places::places;

/// Four tiles make a pattern, and so do the others.
const GROUPS: [[u8; 4]; 2] = [[1, 2, 3, 4], [5, 6, 7, 8]];

/// The numbers of patterns: the cells of the blank and of four tiles are digits to the base 9.
const PATTERNS: usize = 9 * 9 * 9 * 9 * 9;

/// What stands for a pattern that the search has not met.
const UNKNOWN: u8 = u8::MAX;

/// Returns a solver that computes its two databases once for each goal. No move counts in both, so
/// their sum is never more than the distance.
pub fn solver() -> impl FnMut(&Puzzle) -> Vec<Move> {
    let mut by_goal = HashMap::new();
    move |puzzle: &Puzzle| {
        let compute = || GROUPS.map(|group| database(puzzle, group));
        let databases = by_goal.entry(puzzle.goal).or_insert_with(compute);
        search(puzzle, |board| {
            let mut sum = 0;
            for (database, &group) in databases.iter().zip(&GROUPS) {
                sum += u16::from(database[pattern(board, group)]);
            }
            sum
        })
    }
}

/// How many moves of a group's tiles bring them home, for each pattern. Moves of the other tiles are
/// free: what they lead to is as near as the board before, and goes to the front of the queue.
fn database(puzzle: &Puzzle, group: [u8; 4]) -> Vec<u8> {
    let mut database = vec![UNKNOWN; PATTERNS];
    let mut queue = VecDeque::from([(puzzle.goal, 0)]);
    while let Some((board, moves)) = queue.pop_front() {
        let entry = &mut database[pattern(board, group)];
        if *entry != UNKNOWN {
            continue;
        }
        *entry = moves;
        for (_, next) in board.neighbours(puzzle.moves) {
            let moved_tile = next.0[board.blank()];
            if group.contains(&moved_tile) {
                queue.push_back((next, moves + 1));
            } else {
                queue.push_front((next, moves));
            }
        }
    }
    database
}

/// The number of a board's pattern, whatever the cells of the other tiles.
fn pattern(board: Board, group: [u8; 4]) -> usize {
    let places = places(board);
    let mut number = places[usize::from(BLANK)];
    for &tile in &group {
        number = number * 9 + places[usize::from(tile)];
    }
    number
}
