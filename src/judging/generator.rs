//! Random cases, as a judge feeds them.

mod random;
mod rotation;

use std::mem;
use std::ops::Range;

use crate::eight::board::{blank, goal_with_blank, CELLS};
use crate::eight::numbering::{Position, REACHABLE};
use crate::problems::Task;

pub use self::random::Random;
use crate::judging::cases::Case;
use crate::judging::judges::JudgeProblem;

/// How many boards of the rotation game stand for all at a distance.
const SOME: usize = 60;

/// Which cases are wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// Any that the judge could feed.
    Any,
    /// Cases that no moves solve; of the rotation game there are none.
    Unsolvable,
    /// Cases that take so many moves, at most [`Generator::hardest`].
    Distance(usize),
}

/// Where the cases of a judge problem come from.
pub struct Generator {
    judged: &'static JudgeProblem,
    /// Where all that is random comes from.
    pub random: Random,
    /// The solvable cases of the eight puzzle, nearest first; of pairs, those with the tiles of the
    /// goal in order. Empty until they are needed.
    cases: Vec<Case>,
    /// Where those of each distance begin.
    starts: Vec<usize>,
    rotation: Option<rotation::Boards>,
}

impl Generator {
    /// Returns the generator of a judge problem, which gives the same cases for the same seed.
    pub fn new(judged: &'static JudgeProblem, seed: u64) -> Generator {
        Generator { judged, random: Random(seed), cases: vec![], starts: vec![], rotation: None }
    }

    /// Returns how many moves a case takes at most.
    pub fn hardest(&mut self) -> usize {
        match self.judged.problem.task {
            Task::Rotation => self.rotation().0.hardest,
            _ => {
                self.search();
                self.starts.len() - 1
            }
        }
    }

    /// Returns the cases that take so many moves. Pairs have the goals whose tiles are in order. The
    /// rotation game has too many: random ones, and some on which two symbols are as near.
    pub fn all(&mut self, distance: usize) -> Vec<Case> {
        if !matches!(self.judged.problem.task, Task::Rotation) {
            let layer = self.layer(distance);
            return self.cases[layer].to_vec();
        }
        let (boards, random) = self.rotation();
        let boards = (0..2 * SOME).filter_map(|i| boards.board(distance, i < SOME, random));
        boards.map(Case::Rotation).collect()
    }

    /// Returns the cases of the eight puzzle, and their twins if the judge feeds unsolvable ones.
    pub fn every(&mut self) -> Vec<Case> {
        self.search();
        let twins = if self.judged.is_solvable { 0 } else { self.cases.len() };
        let twins = self.cases[..twins].iter().map(Case::twin);
        self.cases.iter().copied().chain(twins).collect()
    }

    /// Returns a random case.
    pub fn case(&mut self, wanted: Wanted) -> Case {
        if let Task::Rotation = self.judged.problem.task {
            let (boards, random) = self.rotation();
            return Case::Rotation(match wanted {
                Wanted::Distance(distance) => {
                    boards.board(distance, false, random).expect("there is one")
                }
                _ => rotation::any(random),
            });
        }
        self.search();
        let (cases, is_twin) = match wanted {
            Wanted::Distance(distance) => (self.layer(distance), false),
            Wanted::Unsolvable => (0..self.cases.len(), true),
            Wanted::Any => {
                let is_twin = !self.judged.is_solvable && self.random.below(2) == 1;
                (0..self.cases.len(), is_twin)
            }
        };
        let case = self.cases[cases.start + self.random.below(cases.len())];
        let mut names = [0, 1, 2, 3, 4, 5, 6, 7, 8];
        match if is_twin { case.twin() } else { case } {
            Case::Eight(start, goal) if matches!(self.judged.problem.task, Task::Pair) => {
                self.random.shuffle(&mut names[1..]);
                let name = |tile: u8| names[usize::from(tile)];
                Case::Eight(start.map(name), goal.map(name))
            }
            case => case,
        }
    }

    /// Returns where in `cases` those at a distance are.
    fn layer(&mut self, distance: usize) -> Range<usize> {
        self.search();
        self.starts[distance]..self.starts.get(distance + 1).copied().unwrap_or(self.cases.len())
    }

    /// Finds the cases of the eight puzzle, once, by breadth-first search from the goals.
    fn search(&mut self) {
        let goals = match self.judged.problem.task {
            _ if !self.cases.is_empty() => return,
            Task::Path(goal_blank) | Task::Distance(goal_blank) => goal_blank..goal_blank + 1,
            Task::Pair => 0..CELLS,
            Task::Rotation => 0..0,
        };
        let mut is_known = vec![vec![false; REACHABLE]; CELLS];
        let goals = goals.map(goal_with_blank);
        let mut layer: Vec<_> = goals.map(|goal| Case::Eight(goal, goal)).collect();
        loop {
            layer.retain(|case| match case {
                Case::Eight(start, goal) => {
                    let number = Position::new(start).number().expect("it reaches the goal");
                    !mem::replace(&mut is_known[blank(goal)][number], true)
                }
                Case::Rotation(_) => false,
            });
            if layer.is_empty() {
                return;
            }
            self.starts.push(self.cases.len());
            self.cases.extend(&layer);
            let nexts = |case: &Case| b"udlr".map(|letter| case.after(letter));
            layer = layer.iter().flat_map(nexts).flatten().collect();
        }
    }

    fn rotation(&mut self) -> (&rotation::Boards, &mut Random) {
        let random = &mut self.random;
        (self.rotation.get_or_insert_with(|| rotation::Boards::new(random)), random)
    }
}
