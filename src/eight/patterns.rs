//! A disjoint pattern database: how many moves a position needs at least.
//!
//! Take the goal's first four tiles and forget the rest: how many moves *of those four* bring
//! them home, however often others move? The same for the last four. No move is in both counts,
//! so their sum is never more than the distance (Korf and Felner, "Disjoint pattern database
//! heuristics", 2002). It is so much closer to it than the Manhattan distance that the search
//! visits a tenth of the positions.
//!
//! The compiler fills the tables, so that a program starts with them. There is one for each set
//! of cells that can be home to the first four tiles: 0 to 4 but for the blank's cell, or 0 to 3
//! if the blank's cell is none of those. Turn the board by 180° and the last four tiles become
//! the first four, with a home among the same five.

use crate::eight::position::Position;

/// How many tiles make a group.
const GROUP: usize = 4;

/// The weights of a group's cells in the number of their placement: 9⁰ to 9³.
const WEIGHTS: [usize; GROUP] = [1, 9, 81, 729];

/// How many numbers there are for placements: 9⁴.
const PLACEMENTS: usize = 6561;

/// The moves that each placement of the first four tiles needs at least, by the blank's cell in
/// the goal, where 4 stands for the cells after it too.
static MOVES: [[u8; PLACEMENTS]; 5] =
    [Goal::<0>::MOVES, Goal::<1>::MOVES, Goal::<2>::MOVES, Goal::<3>::MOVES, Goal::<4>::MOVES];

/// A constant of its own for each goal: old compilers bound the work on a single one.
struct Goal<const BLANK: usize>;

impl<const BLANK: usize> Goal<BLANK> {
    const MOVES: [u8; PLACEMENTS] = moves(BLANK);
}

/// Breadth-first search from the tiles' home, over their placements and the regions of the board
/// in which the blank can go about without moving them. Sets of cells are sets of bits.
const fn moves(blank: usize) -> [u8; PLACEMENTS] {
    let home = [
        (blank == 0) as usize,
        1 + (blank <= 1) as usize,
        2 + (blank <= 2) as usize,
        3 + (blank <= 3) as usize,
    ];
    let mut moves = [0; PLACEMENTS];
    // The cells from which the blank has been seen to move on, by placement.
    let mut seen = [0; PLACEMENTS];
    let mut queue = [(0, 0, 0); 7000];
    let mut taken = 0;
    let start = home[0] + 9 * home[1] + 81 * home[2] + 729 * home[3];
    let tiles = 1 << home[0] | 1 << home[1] | 1 << home[2] | 1 << home[3];
    let region = region_around(1 << blank, !tiles);
    queue[0] = (start, region, 0);
    seen[start] = region;
    let mut put = 1;
    while taken < put {
        let (placement, region, distance) = queue[taken];
        taken += 1;
        let cells = [placement % 9, placement / 9 % 9, placement / 81 % 9, placement / 729];
        let tiles = 1 << cells[0] | 1 << cells[1] | 1 << cells[2] | 1 << cells[3];
        let mut tile = 0;
        while tile < GROUP {
            let from = cells[tile];
            let mut targets = neighbours(1 << from) & region;
            while targets != 0 {
                let to = targets.trailing_zeros() as usize;
                targets &= targets - 1;
                let next = placement - from * WEIGHTS[tile] + to * WEIGHTS[tile];
                if seen[next] & 1 << from == 0 {
                    if seen[next] == 0 {
                        moves[next] = distance + 1;
                    }
                    let region = region_around(1 << from, !(tiles ^ 1 << from ^ 1 << to));
                    seen[next] |= region;
                    queue[put] = (next, region, distance + 1);
                    put += 1;
                }
            }
            tile += 1;
        }
    }
    moves
}

const fn region_around(mut region: u32, free: u32) -> u32 {
    loop {
        let wider = region | neighbours(region) & free;
        if wider == region {
            return region;
        }
        region = wider;
    }
}

const fn neighbours(cells: u32) -> u32 {
    (cells << 3 | cells >> 3 | (cells & 0o333) << 1 | (cells & 0o666) >> 1) & 0o777
}

/// The table of each group under one goal.
pub struct Patterns([&'static [u8; PLACEMENTS]; 2]);

impl Patterns {
    /// The tables for the goal whose blank is on cell `blank`.
    pub fn new(blank: usize) -> Patterns {
        Patterns([&MOVES[blank.min(4)], &MOVES[(8 - blank).min(4)]])
    }

    /// The least number of moves that the tiles need.
    pub fn bound(&self, Placements([first, last]): Placements) -> u32 {
        u32::from(self.0[0][first as usize]) + u32::from(self.0[1][last as usize])
    }
}

/// The numbers of both groups' placements, the second on the turned board.
#[derive(Clone, Copy)]
pub struct Placements([i32; 2]);

/// What a tile adds to its group's number for each cell that it moves on.
const STEPS: [i32; 2 * GROUP] = [1, 9, 81, 729, -729, -81, -9, -1];

impl Placements {
    /// The placements in a position.
    pub fn new(position: Position) -> Placements {
        let all_on_cell_0 = Placements([0, PLACEMENTS as i32 - 1]);
        (0..9)
            .filter(|&cell| cell != position.blank)
            .fold(all_on_cell_0, |placed, cell| placed.after(position.tile(cell), 0, cell))
    }

    /// The placements after a tile has moved.
    pub fn after(mut self, tile: usize, from: usize, to: usize) -> Placements {
        self.0[tile / GROUP] += STEPS[tile] * (to as i32 - from as i32);
        self
    }
}
