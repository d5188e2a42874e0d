//! Random cases, as a judge feeds them.

mod eight;
mod random;
mod rotation;

use crate::judging::answers::in_order;
use crate::judging::cases::Case;
pub use crate::judging::generator::random::Random;
use crate::judging::problems::{Problem, Task};

/// [`Generator::cases_at`] draws this many boards of the rotation game with a tie, and then as many
/// of any kind.
const DRAWN: usize = 60;

/// The kinds of random cases that a generator makes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// Any that the judge could feed.
    Any,
    /// Cases that no moves solve; of the rotation game there are none.
    Unsolvable,
    /// Cases that take this many moves, at most [`Generator::hardest`]. Cases of the eight puzzle
    /// come in a random order, and no case comes again before all have come.
    Distance(usize),
    /// The same; but of the rotation game, boards on which two symbols are equally near, if there
    /// are any at that distance.
    Tie(usize),
}

/// Makes the cases of a problem.
pub struct Generator {
    /// The problem.
    pub problem: &'static Problem,
    /// The source of all random numbers.
    pub random: Random,
    boards: Boards,
}

/// The boards of a game.
enum Boards {
    /// All solvable cases of the eight puzzle; of pairs, those with the tiles of the goal in order.
    Eight(eight::Boards),
    /// Boards of the rotation game, which has too many: they are drawn when they are wanted.
    Rotation(rotation::Boards),
}

impl Generator {
    /// Returns the generator of a problem, after a search of all boards. The same seed gives the
    /// same cases.
    pub fn new(problem: &'static Problem, seed: u64) -> Generator {
        let mut random = Random(seed);
        let boards = match problem.task {
            Task::Path(goal) | Task::Distance(goal) => Boards::Eight(eight::Boards::new([goal])),
            Task::Pair => Boards::Eight(eight::Boards::new((0..9).map(in_order))),
            Task::Rotation => Boards::Rotation(rotation::Boards::new(&mut random)),
        };
        Generator { problem, random, boards }
    }

    /// Returns how many moves the hardest cases take.
    pub fn hardest(&self) -> usize {
        match &self.boards {
            Boards::Eight(boards) => boards.layers.len() - 1,
            Boards::Rotation(boards) => boards.hardest,
        }
    }

    /// Returns the cases that take `distance` moves. Pairs have the goals whose tiles are in order.
    /// The rotation game has too many boards: of these, returns random ones, and some on which two
    /// symbols are equally near.
    pub fn cases_at(&mut self, distance: usize) -> Vec<Case> {
        let random = &mut self.random;
        match &self.boards {
            Boards::Eight(boards) => boards.layers[distance].clone(),
            Boards::Rotation(boards) => {
                let mut drawn = Vec::new();
                for has_to_tie in [true, false] {
                    for _ in 0..DRAWN {
                        drawn.extend(boards.at(distance, has_to_tie, random).map(Case::Rotation));
                    }
                }
                drawn
            }
        }
    }

    /// Returns all cases of the eight puzzle and, if the judge feeds unsolvable ones, these, too;
    /// of the rotation game none.
    pub fn all(&self) -> impl Iterator<Item = Case> + '_ {
        let solvable = match &self.boards {
            Boards::Eight(boards) => &boards.layers[..],
            Boards::Rotation(_) => &[],
        };
        let to_swap = if self.problem.feeds_unsolvable { solvable } else { &[] };
        let unsolvable = to_swap.iter().flatten().map(Case::swapped);
        solvable.iter().flatten().copied().chain(unsolvable)
    }

    /// Returns a random case.
    pub fn case(&mut self, mut wanted: Wanted) -> Case {
        let Generator { problem, random, boards } = self;
        // A judge that feeds unsolvable boards is taken to feed as many of them as of the others.
        if wanted == Wanted::Any && problem.feeds_unsolvable && random.below(2) == 1 {
            wanted = Wanted::Unsolvable;
        }
        match boards {
            Boards::Eight(boards) => {
                let case = match wanted {
                    Wanted::Any => boards.any(random),
                    Wanted::Unsolvable => boards.any(random).swapped(),
                    Wanted::Distance(moves) | Wanted::Tie(moves) => boards.at(moves, random),
                };
                match case {
                    Case::Eight(start, goal) if problem.task.is_pair() => {
                        eight::with_random_names(start, goal, random)
                    }
                    _ => case,
                }
            }
            Boards::Rotation(boards) => {
                let board = match wanted {
                    Wanted::Any => Some(rotation::any(random)),
                    Wanted::Unsolvable => None,
                    Wanted::Distance(moves) => boards.at(moves, false, random),
                    Wanted::Tie(moves) => {
                        let tie = boards.at(moves, true, random);
                        tie.or_else(|| boards.at(moves, false, random))
                    }
                };
                Case::Rotation(board.expect("there are boards of this kind"))
            }
        }
    }
}
