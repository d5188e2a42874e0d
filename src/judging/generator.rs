//! Random cases, as a judge feeds them.

mod random;
mod rotation;

use std::mem;
use std::ops::Range;

use crate::eight::board::{self, blank, renamed, Board, BLANK, CELLS};
use crate::eight::moves::Move;
use crate::eight::numbering::{Position, REACHABLE};
use crate::eight::search::is_solvable;
use crate::problems::Task;

pub use self::random::Random;
use crate::judging::cases::Case;
use crate::judging::judges::JudgeProblem;

/// How many boards of the rotation game stand for all.
const SOME: usize = 60;

/// Which cases are wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// Any that the judge could feed.
    Any,
    /// Cases that no moves solve.
    Unsolvable,
    /// Cases that take so many moves.
    Distance(usize),
}

/// Where the cases of a judge problem come from.
pub struct Generator {
    judged: &'static JudgeProblem,
    /// Where all that is random comes from.
    pub random: Random,
    /// The cells on which the goal's blank may be; none in the rotation game.
    goals: Range<usize>,
    /// The boards at each distance from the goal, by the cell of its blank, as far as they have
    /// been needed.
    layers: [Option<Layers>; CELLS],
    rotation: Option<rotation::Boards>,
}

impl Generator {
    /// Returns the generator of a judge problem, which gives the same cases for the same seed.
    pub fn new(judged: &'static JudgeProblem, seed: u64) -> Generator {
        // The finalizer of SplitMix64 (Steele, Lea and Flood 2014): seeds that follow one another
        // give unlike numbers.
        let mixed = seed.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (mixed ^ mixed >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        let goals = match judged.problem.task {
            Task::Path(goal_blank) | Task::Distance(goal_blank) => goal_blank..goal_blank + 1,
            Task::Pair => 0..CELLS,
            Task::Rotation => 0..0,
        };
        let random = Random((mixed ^ mixed >> 31).max(1));
        Generator { judged, random, goals, layers: Default::default(), rotation: None }
    }

    /// Returns how many moves a case takes at most.
    pub fn hardest(&mut self) -> usize {
        if self.goals.is_empty() {
            return self.rotation().0.hardest;
        }
        let most = |goal_blank| layers(&mut self.layers, goal_blank).len() - 1;
        self.goals.clone().map(most).max().unwrap_or(0)
    }

    /// Returns the cases of a size: twice the moves that they take, or 1 more for their twins if
    /// the judge feeds unsolvable ones. Pairs have the goals whose tiles are in order. The rotation
    /// game has too many cases: random ones, and last some in which two symbols are as near.
    pub fn of_size(&mut self, size: usize) -> Vec<Case> {
        let (distance, is_twin) = (size / 2, size % 2 == 1);
        if is_twin && self.judged.is_solvable {
            return vec![];
        }
        if self.goals.is_empty() {
            let (boards, random) = self.rotation();
            let cases = (0..2 * SOME).filter_map(|i| boards.board(distance, i >= SOME, random));
            return cases.map(Case::Rotation).collect();
        }
        let of_goal = |goal_blank| {
            let starts = layers(&mut self.layers, goal_blank).get(distance).into_iter().flatten();
            let cases = starts.map(|start| Case::Eight(*start, board::goal_with_blank(goal_blank)));
            cases.map(|case| if is_twin { case.twin() } else { case }).collect::<Vec<_>>()
        };
        self.goals.clone().flat_map(of_goal).collect()
    }

    /// Returns the cases of all sizes.
    pub fn every(&mut self) -> Vec<Case> {
        (0..2 * self.hardest() + 2).flat_map(|size| self.of_size(size)).collect()
    }

    /// Checks that there are such cases.
    ///
    /// # Errors
    /// What the judge problem does not have.
    pub fn check(&mut self, wanted: Wanted) -> Result<(), String> {
        match wanted {
            Wanted::Unsolvable if self.judged.is_solvable => Err("no unsolvable boards".into()),
            Wanted::Distance(distance) if distance > self.hardest() => {
                Err(format!("no boards that take so many moves: {} is the most", self.hardest()))
            }
            _ => Ok(()),
        }
    }

    /// Returns a random case, if [`Generator::check`] finds that there are such.
    pub fn case(&mut self, wanted: Wanted) -> Case {
        if self.goals.is_empty() {
            return Case::Rotation(match wanted {
                Wanted::Distance(distance) => {
                    let (boards, random) = self.rotation();
                    boards.board(distance, false, random).expect("there is one")
                }
                _ => rotation::any(&mut self.random),
            });
        }
        let mut goal = [0, 1, 2, 3, 4, 5, 6, 7, 8];
        loop {
            match self.goals.len() {
                1 => goal = board::goal_with_blank(self.goals.start),
                _ => self.random.shuffle(&mut goal),
            }
            if let Some(start) = self.start(wanted, &goal) {
                return Case::Eight(start, goal);
            }
        }
    }

    /// Returns a start for a goal; `None` if it has none that is so far away.
    fn start(&mut self, wanted: Wanted, goal: &Board) -> Option<Board> {
        if let Wanted::Distance(distance) = wanted {
            let layer = layers(&mut self.layers, blank(goal)).get(distance)?;
            let start = layer[self.random.below(layer.len())];
            let tiles: Vec<u8> = goal.iter().copied().filter(|&tile| tile != BLANK).collect();
            let name = |tile| if tile == BLANK { BLANK } else { tiles[usize::from(tile) - 1] };
            return Some(start.map(name));
        }
        let mut start = *goal;
        self.random.shuffle(&mut start);
        let is_solvable = is_solvable(&renamed(&start, goal));
        let is_wanted = match wanted {
            Wanted::Unsolvable => !is_solvable,
            _ => is_solvable || !self.judged.is_solvable,
        };
        if !is_wanted {
            // Another order of two tiles changes the parity.
            let blank = blank(&start);
            start.swap((blank + 1) % CELLS, (blank + 2) % CELLS);
        }
        Some(start)
    }

    fn rotation(&mut self) -> (&rotation::Boards, &mut Random) {
        (self.rotation.get_or_insert_with(rotation::Boards::new), &mut self.random)
    }
}

/// The boards at each distance from a goal.
type Layers = Vec<Vec<Board>>;

/// Returns the layers around the goal whose blank is on a cell, which are searched once.
fn layers(known: &mut [Option<Layers>; CELLS], goal_blank: usize) -> &Layers {
    known[goal_blank].get_or_insert_with(|| {
        let mut is_known = vec![false; REACHABLE];
        let mut is_new = |board: &Board| {
            let number = Position::new(board).number().expect("it reaches the goal");
            !mem::replace(&mut is_known[number], true)
        };
        let mut layers = Vec::new();
        let mut layer = vec![board::goal_with_blank(goal_blank)];
        is_new(&layer[0]);
        while !layer.is_empty() {
            let nexts = |board| Move::ALL.into_iter().filter_map(move |step| step.after(board));
            let next = layer.iter().flat_map(nexts).filter(&mut is_new).collect();
            layers.push(mem::replace(&mut layer, next));
        }
        layers
    })
}
