//! Random boards of the eight puzzle.

use std::mem;

use puzzle_solvers::eight::board::{Board, BLANK, CELLS};
use puzzle_solvers::eight::moves::Move;
use puzzle_solvers::eight::numbering::{Goal, Position, Step, REACHABLE};

use super::random::Random;
use super::Wanted;

/// The boards to start from.
pub enum Starts {
    /// All that can reach the goal, or all that cannot, or all.
    Solvable(Option<bool>),
    /// All at one distance from the goal, by the cell of its blank; none if it is not that far.
    Positions(Box<[Vec<Position>; CELLS]>),
}

impl Starts {
    /// Returns the starts for goals whose blank is on one of `blanks`. If none is as far away as
    /// wanted, the error is the largest distance.
    pub fn new(solvable_only: bool, blanks: &[usize], wanted: Wanted) -> Result<Starts, usize> {
        let distance = match wanted {
            Wanted::Any if solvable_only => return Ok(Starts::Solvable(Some(true))),
            Wanted::Any => return Ok(Starts::Solvable(None)),
            Wanted::Unsolvable => return Ok(Starts::Solvable(Some(false))),
            Wanted::Distance(distance) => Some(distance),
            Wanted::Hardest => None,
        };
        let mut layers: Vec<_> = blanks.iter().map(|&blank| (blank, layers(blank))).collect();
        let most = layers.iter().map(|(_, layers)| layers.len() - 1).max().unwrap_or(0);
        let distance = distance.unwrap_or(most);
        let mut positions = Box::<[Vec<Position>; CELLS]>::default();
        for (blank, layers) in &mut layers {
            positions[*blank] = layers.get_mut(distance).map(mem::take).unwrap_or_default();
        }
        if distance <= most {
            Ok(Starts::Positions(positions))
        } else {
            Err(most)
        }
    }

    /// Returns a start for `goal`.
    pub fn start(&self, goal: &Board, random: &mut Random) -> Board {
        match self {
            Starts::Solvable(wanted) => {
                let mut start = *goal;
                random.shuffle(&mut start);
                let is_solvable = Goal::new(goal).position(&start).is_solvable();
                if *wanted == Some(!is_solvable) {
                    swap_two_tiles(&mut start);
                }
                start
            }
            Starts::Positions(positions) => {
                let positions = &positions[blank(goal)];
                board(goal, positions[random.below(positions.len())])
            }
        }
    }

    /// Returns a start and a goal.
    pub fn pair(&self, random: &mut Random) -> [Board; 2] {
        let mut goal = [0, 1, 2, 3, 4, 5, 6, 7, 8];
        loop {
            random.shuffle(&mut goal);
            match self {
                Starts::Positions(positions) if positions[blank(&goal)].is_empty() => {}
                _ => return [self.start(&goal, random), goal],
            }
        }
    }
}

/// Returns the cell of the blank.
pub fn blank(board: &Board) -> usize {
    board.iter().position(|&tile| tile == BLANK).expect("a board has a blank")
}

/// Makes a solvable board unsolvable, or an unsolvable one solvable.
fn swap_two_tiles(board: &mut Board) {
    let blank = blank(board);
    board.swap((blank + 1) % CELLS, (blank + 2) % CELLS);
}

/// Returns the board of a position.
fn board(goal: &Board, position: Position) -> Board {
    let tiles: Vec<_> = goal.iter().filter(|&&tile| tile != BLANK).collect();
    let mut board = Board::default();
    let cells = board.iter_mut().enumerate().filter(|&(cell, _)| cell != position.blank);
    for (place, (_, tile)) in cells.enumerate() {
        *tile = *tiles[(position.order >> (3 * (7 - place)) & 7) as usize];
    }
    board
}

/// Returns the positions at each distance from the goal, by breadth-first search.
fn layers(blank: usize) -> Vec<Vec<Position>> {
    let mut is_known = vec![false; REACHABLE];
    let goal = Position::solved(blank);
    is_known[goal.number()] = true;
    let mut layers = Vec::new();
    let mut layer = vec![goal];
    while !layer.is_empty() {
        let mut next = Vec::new();
        for &position in &layer {
            let steps = Move::ALL.into_iter().filter_map(|step| Step::new(position.blank, step));
            let neighbours = steps.map(|step| position.after(step));
            next.extend(neighbours.filter(|it| !mem::replace(&mut is_known[it.number()], true)));
        }
        layers.push(mem::replace(&mut layer, next));
    }
    layers
}
