//! Random boards of the eight puzzle.

use std::mem;

use puzzle_solvers::eight::board::{blank, Board, BLANK, CELLS};
use puzzle_solvers::eight::moves::Move;
use puzzle_solvers::eight::numbering::{Goal, REACHABLE};

use super::random::Random;
use super::Wanted;

/// The boards to start from.
pub enum Starts {
    /// All that can reach the goal, or all that cannot, or all.
    Solvable(Option<bool>),
    /// All at one distance from the goal, if its tiles are 1 to 8 in their order, by the cell of
    /// its blank; none if it is not that far.
    Layers(Box<[Vec<Board>; CELLS]>),
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
        let mut starts = Box::<[Vec<Board>; CELLS]>::default();
        for (blank, layers) in &mut layers {
            starts[*blank] = layers.get_mut(distance).map(mem::take).unwrap_or_default();
        }
        if distance <= most {
            Ok(Starts::Layers(starts))
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
                let is_solvable = Goal::new(goal).is_reachable_from(&start);
                if *wanted == Some(!is_solvable) {
                    swap_two_tiles(&mut start);
                }
                start
            }
            Starts::Layers(starts) => {
                let starts = &starts[blank(goal)];
                let tiles: Vec<u8> = goal.iter().copied().filter(|&tile| tile != BLANK).collect();
                let tile = |name: u8| name.checked_sub(1).map_or(BLANK, |i| tiles[usize::from(i)]);
                starts[random.below(starts.len())].map(tile)
            }
        }
    }

    /// Returns a start and a goal.
    pub fn pair(&self, random: &mut Random) -> [Board; 2] {
        let mut goal = [0, 1, 2, 3, 4, 5, 6, 7, 8];
        loop {
            random.shuffle(&mut goal);
            match self {
                Starts::Layers(starts) if starts[blank(&goal)].is_empty() => {}
                _ => return [self.start(&goal, random), goal],
            }
        }
    }
}

/// Makes a solvable board unsolvable, or an unsolvable one solvable.
fn swap_two_tiles(board: &mut Board) {
    let blank = blank(board);
    board.swap((blank + 1) % CELLS, (blank + 2) % CELLS);
}

/// Returns the boards at each distance from the goal whose tiles are 1 to 8 in their order, by
/// breadth-first search.
fn layers(goal_blank: usize) -> Vec<Vec<Board>> {
    let mut start = [1, 2, 3, 4, 5, 6, 7, 8, BLANK];
    start[goal_blank..].rotate_right(1);
    let goal = Goal::new(&start);
    let mut is_known = vec![false; REACHABLE];
    let mut is_new =
        |board: &Board| !mem::replace(&mut is_known[goal.position(board).number()], true);
    is_new(&start);
    let mut layers = Vec::new();
    let mut layer = vec![start];
    while !layer.is_empty() {
        let mut next = Vec::new();
        for &board in &layer {
            let targets = Move::ALL.into_iter().filter_map(|step| step.target(blank(&board)));
            next.extend(targets.map(|target| swapped(board, target)).filter(&mut is_new));
        }
        layers.push(mem::replace(&mut layer, next));
    }
    layers
}

/// Returns the board after its blank has gone to cell `target`.
fn swapped(mut board: Board, target: usize) -> Board {
    let blank = blank(&board);
    board.swap(blank, target);
    board
}
