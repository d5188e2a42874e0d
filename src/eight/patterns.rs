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

use crate::eight::board::CELLS;
use crate::eight::position::Position;

/// How many tiles make a group.
const GROUP: usize = 4;

/// The weights of a group's cells in the number of their placement: 9⁰ to 9³.
const WEIGHTS: [usize; GROUP] = [1, CELLS, CELLS.pow(2), CELLS.pow(3)];

/// How many numbers there are for placements: 9⁴.
const PLACEMENTS: usize = CELLS.pow(GROUP as u32);

/// The moves that each placement of the first four tiles needs at least, by the blank's cell in
/// the goal, where 4 stands for the cells after it too.
static DATABASE: [[u8; PLACEMENTS]; 5] =
    [Goal::<0>::MOVES, Goal::<1>::MOVES, Goal::<2>::MOVES, Goal::<3>::MOVES, Goal::<4>::MOVES];

/// A constant of its own for each goal: old compilers bound the work on a single one.
struct Goal<const BLANK: usize>;

impl<const BLANK: usize> Goal<BLANK> {
    const MOVES: [u8; PLACEMENTS] = moves(BLANK);
}

/// Breadth-first search from the tiles' home, over their placements and the regions in which the
/// blank can go about without moving them. A set of cells is a set of bits.
const fn moves(blank: usize) -> [u8; PLACEMENTS] {
    let home = home(blank);
    let start = home[0] + 9 * home[1] + 81 * home[2] + 729 * home[3];
    let mut moves = [0; PLACEMENTS];
    // From which cells of the blank a placement has been reached.
    let mut seen = [0; PLACEMENTS];
    seen[start] = region(1 << blank, !set(home));
    // A placement has two regions at most on average, or this would not compile.
    let mut queue = [(0, 0, 0); 2 * 9 * 8 * 7 * 6];
    queue[0] = (start, seen[start], 0);
    let (mut first, mut end) = (0, 1);
    while first < end {
        let (placement, blanks, distance) = queue[first];
        first += 1;
        let cells = cells(placement);
        let mut tile = 0;
        while tile < GROUP {
            let from = cells[tile];
            let mut targets = neighbours(1 << from) & blanks;
            while targets != 0 {
                let to = targets.trailing_zeros() as usize;
                targets &= targets - 1;
                let next = placement - from * WEIGHTS[tile] + to * WEIGHTS[tile];
                if seen[next] & 1 << from == 0 {
                    if seen[next] == 0 {
                        moves[next] = distance + 1;
                    }
                    let blanks = region(1 << from, !(set(cells) ^ 1 << from ^ 1 << to));
                    seen[next] |= blanks;
                    queue[end] = (next, blanks, distance + 1);
                    end += 1;
                }
            }
            tile += 1;
        }
    }
    moves
}

/// The cells of the goal's first four tiles.
const fn home(blank: usize) -> [usize; GROUP] {
    let mut home = [0; GROUP];
    let mut tile = 0;
    while tile < GROUP {
        home[tile] = if tile < blank { tile } else { tile + 1 };
        tile += 1;
    }
    home
}

const fn cells(placement: usize) -> [usize; GROUP] {
    [placement % 9, placement / 9 % 9, placement / 81 % 9, placement / 729]
}

const fn set(cells: [usize; GROUP]) -> u32 {
    1 << cells[0] | 1 << cells[1] | 1 << cells[2] | 1 << cells[3]
}

/// The cells that can be reached from `cells` over free ones.
const fn region(cells: u32, free: u32) -> u32 {
    let wider = cells | neighbours(cells) & free;
    if wider == cells {
        cells
    } else {
        region(wider, free)
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
        Patterns([&DATABASE[blank.min(4)], &DATABASE[(8 - blank).min(4)]])
    }

    /// The least number of moves that the tiles need.
    #[inline]
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
    #[inline]
    pub fn after(mut self, tile: usize, from: usize, to: usize) -> Placements {
        self.0[tile / GROUP] += STEPS[tile] * (to as i32 - from as i32);
        self
    }
}
