//! A disjoint pattern database: an admissible heuristic, computed by the compiler.
//!
//! Take the goal's first four tiles and forget the others: how many moves *of those four* bring
//! them home, however often others move? The same for the last four. No move is in both counts,
//! so their sum is never more than the distance (Korf and Felner, "Disjoint pattern database
//! heuristics", 2002). It is so much closer to it than the Manhattan distance that the search
//! visits a fifteenth of the positions. Three groups of tiles, 3 + 3 + 2, take a fifth of the work
//! to compute, but three times the visits.
//!
//! Turn the board by 180°, and the last four tiles become the first four. So one function serves
//! both groups. Five tables suffice for the nine goals. With the goal's blank on one of the cells
//! 0 to 3, the first four tiles fill the rest of cells 0 to 4: one table for each of these goals.
//! With the blank on any later cell, they fill cells 0 to 3, and the blank can go about among the
//! other cells: one table for all these goals.

use crate::eight::board::{is_board, Board, CELLS, NO_BOARD};

/// How many tiles make a group.
const GROUP: usize = 4;

/// How many numbers there are for placements of a group: 9⁴.
const PLACEMENTS: usize = CELLS.pow(GROUP as u32);

/// The least number of moves of a group's tiles that bring all of them home, by the number of their
/// placement.
pub type Costs = [u8; PLACEMENTS];

/// Returns the cells next to those of a set. A set of cells is a bitmask: bit 0 is cell 0.
const fn neighbours(set: usize) -> usize {
    (set << 3 | set >> 3 | (set & 0o666) >> 1 | (set & 0o333) << 1) & 0o777
}

/// Returns `cells`, and all cells that can be reached from them over free cells.
const fn region(cells: usize, free: usize) -> usize {
    let wider = cells | neighbours(cells) & free;
    if wider == cells {
        cells
    } else {
        region(wider, free)
    }
}

/// The weight of the cell of each tile in the number of a placement.
const WEIGHTS: [usize; GROUP] = [1, 9, 81, 729];

/// The first four tiles of the goal with the blank on cell `BLANK`.
pub struct FourTiles<const BLANK: usize>;

impl<const BLANK: usize> FourTiles<BLANK> {
    /// The costs of these tiles.
    ///
    /// The type is generic so that each table is computed once in a build: with plain
    /// `&costs(blank)`, a build takes 16.2 s in place of 10.9.
    pub const COSTS: Costs = costs(BLANK);
}

/// Returns the costs of the first four tiles of the goal with the blank on cell `BLANK`.
const fn first<const BLANK: usize>() -> &'static Costs {
    &FourTiles::<BLANK>::COSTS
}

/// Breadth-first search from the tiles' home, over their placements and the regions in which the
/// blank can go about without moving them. For each placement, `seen` has the cells of all regions
/// that the search has met. The queue has room for two regions per placement; overflow would be a
/// compile error.
const fn costs(goal_blank: usize) -> Costs {
    let (mut home, mut free) = (0, 0o777);
    let mut tile = 0;
    while tile < GROUP {
        let cell = if tile < goal_blank { tile } else { tile + 1 };
        home += cell * WEIGHTS[tile];
        free ^= 1 << cell;
        tile += 1;
    }
    let mut costs = [0; PLACEMENTS];
    let mut seen = [0; PLACEMENTS];
    let mut queue = [(0, 0, 0, 0); 2 * 9 * 8 * 7 * 6];
    queue[0] = (home, free, region(1 << goal_blank, free), 0);
    seen[home] = queue[0].2;
    let (mut start, mut end) = (0, 1);
    while start < end {
        let (placement, free, blanks, cost) = queue[start];
        start += 1;
        tile = 0;
        while tile < GROUP {
            let weight = WEIGHTS[tile];
            tile += 1;
            let from = placement / weight % CELLS;
            let mut targets = neighbours(1 << from) & blanks;
            while targets != 0 {
                let to = targets.trailing_zeros() as usize;
                targets &= targets - 1;
                let next = placement + to * weight - from * weight;
                if seen[next] & 1 << from == 0 {
                    if seen[next] == 0 {
                        costs[next] = cost + 1;
                    }
                    let free = free ^ 1 << from ^ 1 << to;
                    let blanks = region(1 << from, free);
                    seen[next] |= blanks;
                    queue[end] = (next, free, blanks, cost + 1);
                    end += 1;
                }
            }
        }
    }
    costs
}

/// The costs of both groups under one goal.
#[derive(Clone, Copy)]
pub struct Pdb {
    /// The cell of the goal's blank.
    pub goal_blank: usize,
    /// The costs of the first four tiles.
    pub first: &'static Costs,
    /// The costs of the last four tiles, on the board turned by 180°.
    pub last: &'static Costs,
}

/// Returns the pattern database of the goal with the blank on cell `goal_blank`.
///
/// # Panics
/// `goal_blank` is above 8.
pub fn pdb(goal_blank: usize) -> Pdb {
    assert!(goal_blank < CELLS, "a board has the cells 0 to 8");
    let costs = [first::<0>(), first::<1>(), first::<2>(), first::<3>(), first::<4>()];
    Pdb { goal_blank, first: costs[goal_blank.min(4)], last: costs[(8 - goal_blank).min(4)] }
}

impl Pdb {
    /// Returns the pattern database of one goal, without the tables of others: its blank is on cell
    /// `BLANK`, and on the turned board on cell `TURNED`, 8 - `BLANK`.
    pub const fn for_goal<const BLANK: usize, const TURNED: usize>() -> Pdb {
        Pdb { goal_blank: BLANK, first: first::<BLANK>(), last: first::<TURNED>() }
    }

    /// Returns a lower bound of the distance. It is even if the distance is even, and odd if the
    /// distance is odd.
    pub fn lower_bound(self, PdbIndex(numbers): PdbIndex) -> u32 {
        let first = self.first[(numbers & 0xFFFF) as usize];
        let last = self.last[(numbers >> 16) as usize];
        u32::from(first) + u32::from(last)
    }
}

/// The numbers of both groups' placements, 16 bits each: that of the first four tiles in the low
/// half, that of the last four in the high half. As two integers they would cost the search 6 %
/// more instructions.
#[derive(Clone, Copy)]
pub struct PdbIndex(u32);

/// The change of the index if a tile moves one cell ahead, by tile; 0 for the blank. On the turned
/// board, where the last four tiles are counted, it is one cell back.
const CHANGES: [i32; CELLS] = [0, 1, 9, 81, 729, -729 << 16, -81 << 16, -9 << 16, -1 << 16];

impl PdbIndex {
    /// Returns the index of a board.
    ///
    /// # Panics
    /// The values of the board are not 0 to 8, each once.
    pub fn new(board: &Board) -> PdbIndex {
        assert!(is_board(board), "{}", NO_BOARD);
        let all_on_cell_0 = PdbIndex((PLACEMENTS as u32 - 1) << 16);
        (0..CELLS).fold(all_on_cell_0, |index, cell| index.moved(board[cell], 0, cell))
    }

    /// Returns the index after a tile has moved from one cell to another.
    pub fn moved(self, tile: u8, from: usize, to: usize) -> PdbIndex {
        let change = CHANGES[usize::from(tile)] * (to as i32 - from as i32);
        PdbIndex(self.0.wrapping_add(change as u32))
    }
}
