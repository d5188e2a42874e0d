//! Random cases, as a judge feeds them.

mod eight;
mod random;
mod rotation;

use std::iter;

use crate::judging::case::Case;
use crate::judging::distances::goal_in_order;
pub use crate::judging::generator::random::Random;
use crate::judging::problems::{Problem, Task};

/// [`Generator::cases_at`] draws this many boards of the rotation game with a [tie](Wanted::Tie),
/// and then as many more boards.
const DRAWN: usize = 60;

/// What random cases a generator makes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// Any that the judge could feed.
    Any,
    /// Cases that no moves solve; in the rotation game there are none.
    Unsolvable,
    /// Cases at this distance, at most [`Generator::hardest`]. Cases of the eight puzzle come in a
    /// random order, and no case comes again before all have come.
    Distance(usize),
    /// Like `Distance`; but in the rotation game, boards on which two symbols tie for nearest to
    /// the centre, if there are any.
    Tie(usize),
}

/// Makes the cases of a problem.
pub struct Generator {
    pub problem: &'static Problem,
    pub random: Random,
    pool: Pool,
}

/// What random cases are taken from.
enum Pool {
    /// All solvable cases of the eight puzzle; for pairs, those with the tiles of the goal in
    /// order.
    Eight(eight::Layers),
    /// The patterns of the rotation game. Its boards are too many to list, so boards are drawn when
    /// they are wanted.
    Rotation(rotation::Patterns),
}

/// The first `count` random cases that can be solved. The figures of the course are those of these
/// cases.
pub fn solvable(problem: &'static Problem, count: usize) -> Vec<Case> {
    let mut generator = Generator::new(problem, 3);
    let cases = iter::repeat_with(|| generator.case(Wanted::Any));
    cases.filter(|case| case.distance().is_some()).take(count).collect()
}

impl Generator {
    /// Prepares to draw: finds the distances of all boards, or of all patterns. The same seed gives
    /// the same cases.
    pub fn new(problem: &'static Problem, seed: u64) -> Generator {
        let mut random = Random(seed);
        let pool = match problem.task {
            Task::Path(goal) | Task::Distance(goal) => Pool::Eight(eight::Layers::new([goal])),
            Task::Pair => Pool::Eight(eight::Layers::new((0..9).map(goal_in_order))),
            Task::Rotation => Pool::Rotation(rotation::Patterns::new(&mut random)),
        };
        Generator { problem, random, pool }
    }

    /// The greatest distance of a case.
    pub fn hardest(&self) -> usize {
        match &self.pool {
            Pool::Eight(layers) => layers.cases.len() - 1,
            Pool::Rotation(patterns) => patterns.hardest,
        }
    }

    /// The cases at a distance. Pairs have the goals whose tiles are in order. The rotation game
    /// has too many boards: the cases are random boards, at least half of them with a
    /// [tie](Wanted::Tie), if there are such boards.
    pub fn cases_at(&mut self, distance: usize) -> Vec<Case> {
        let random = &mut self.random;
        match &self.pool {
            Pool::Eight(layers) => layers.cases[distance].clone(),
            Pool::Rotation(patterns) => {
                let mut drawn = Vec::new();
                for has_to_tie in [true, false] {
                    let draw = |_| patterns.board(distance, has_to_tie, random);
                    drawn.extend((0..DRAWN).filter_map(draw).map(Case::Rotation));
                }
                drawn
            }
        }
    }

    /// All cases that the judge's tests can have; for pairs, those whose goal has its tiles in
    /// order; for the rotation game, none.
    pub fn all(&self) -> impl Iterator<Item = Case> + '_ {
        let solvable = match &self.pool {
            Pool::Eight(layers) => &layers.cases[..],
            Pool::Rotation(_) => &[],
        };
        let to_swap = if self.problem.feeds_unsolvable { solvable } else { &[] };
        let unsolvable = to_swap.iter().flatten().map(Case::swapped);
        let all = solvable.iter().flatten().copied().chain(unsolvable);
        all.filter(|case| self.problem.may_be_fed(case))
    }

    pub fn case(&mut self, mut wanted: Wanted) -> Case {
        let Generator { problem, random, pool } = self;
        // If a judge feeds unsolvable boards, half of the random boards are unsolvable.
        if wanted == Wanted::Any && problem.feeds_unsolvable && random.below(2) == 1 {
            wanted = Wanted::Unsolvable;
        }
        match pool {
            Pool::Eight(layers) => {
                let case = match wanted {
                    Wanted::Any => layers.any(random),
                    Wanted::Unsolvable => layers.any(random).swapped(),
                    Wanted::Distance(distance) | Wanted::Tie(distance) => {
                        layers.next(distance, random)
                    }
                };
                match case {
                    Case::Eight(start, goal) if problem.task.is_pair() => {
                        eight::with_random_names(start, goal, random)
                    }
                    _ => case,
                }
            }
            Pool::Rotation(patterns) => {
                let board = match wanted {
                    Wanted::Any => Some(rotation::any(random)),
                    Wanted::Unsolvable => None,
                    Wanted::Distance(distance) => patterns.board(distance, false, random),
                    Wanted::Tie(distance) => {
                        let tie = patterns.board(distance, true, random);
                        tie.or_else(|| patterns.board(distance, false, random))
                    }
                };
                Case::Rotation(board.expect("there are boards of this kind"))
            }
        }
    }
}
