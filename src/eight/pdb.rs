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
use crate::eight::numbering::Position;

/// How many tiles make a group.
const GROUP: usize = 4;

/// The weights of a group's cells in the number of their placement: 9⁰ to 9³.
const WEIGHTS: [usize; GROUP] = [1, CELLS, CELLS.pow(2), CELLS.pow(3)];

/// How many numbers there are for placements: 9⁴.
const PLACEMENTS: usize = CELLS.pow(GROUP as u32);

/// The moves that each placement of a group needs at least.
pub type Costs = [u8; PLACEMENTS];

/// Breadth-first search from the tiles' home, over their placements and the regions in which the
/// blank can go about without moving them. A set of cells is a set of bits.
pub const fn costs(blank: usize) -> Costs {
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

/// The costs of both groups under one goal.
#[derive(Clone, Copy)]
pub struct Pdb {
    /// Those of the first four tiles.
    pub first: &'static Costs,
    /// Those of the last four, on the turned board.
    pub last: &'static Costs,
}

impl Pdb {
    /// Returns a lower bound of the distance, which has the parity of the distance.
    #[inline]
    pub fn lower_bound(self, Placements(numbers): Placements) -> u32 {
        let first = self.first[(numbers & 0xFFFF) as usize];
        let last = self.last[(numbers >> 16) as usize];
        u32::from(first) + u32::from(last)
    }
}

/// The numbers of both groups' placements, 16 bits each, that of the last four tiles on top.
#[derive(Clone, Copy)]
pub struct Placements(u32);

/// What a tile adds for each cell that it moves on.
const CHANGES: [i32; 2 * GROUP] = [1, 9, 81, 729, -729 << 16, -81 << 16, -9 << 16, -1 << 16];

impl Placements {
    /// Returns the placements in a position.
    pub fn new(position: Position) -> Placements {
        let all_on_cell_0 = Placements((PLACEMENTS as u32 - 1) << 16);
        let tiles = (0..CELLS - 1).map(|place| (position.order >> (21 - 3 * place) & 7) as usize);
        let cells = (0..CELLS).filter(|&cell| cell != position.blank);
        tiles.zip(cells).fold(all_on_cell_0, |placed, (tile, cell)| placed.after(tile, 0, cell))
    }

    /// Returns the placements after a tile has moved.
    #[inline]
    pub fn after(self, tile: usize, from: usize, to: usize) -> Placements {
        let change = CHANGES[tile] * (to as i32 - from as i32);
        Placements(self.0.wrapping_add(change as u32))
    }
}
