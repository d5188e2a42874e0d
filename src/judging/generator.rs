//! Random cases, as a judge feeds them.

mod random;
mod rotation;

use std::array;

use crate::eight::Board;
use crate::judging::answers::{in_order, layers};
use crate::judging::cases::Case;
pub use crate::judging::generator::random::Random;
use crate::judging::problems::{Problem, Task};

/// How many boards of the rotation game [`Generator::cases_at`] draws of each kind: with a tie and
/// without.
const SOME: usize = 60;

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
    /// All solvable cases of the eight puzzle by their distances; of pairs, those with the tiles of
    /// the goal in order. `next` has the index of each layer's next random case. Before its first,
    /// the layer is shuffled.
    Eight { layers: Vec<Vec<Case>>, next: Vec<usize> },
    /// Boards of the rotation game, which has too many: they are drawn when they are wanted.
    Rotation(rotation::Boards),
}

impl Boards {
    /// Returns the cases of the eight puzzle that reach one of some goals.
    fn eight(goals: &[Board]) -> Boards {
        let mut all: Vec<Vec<Case>> = Vec::new();
        for &goal in goals {
            for (distance, starts) in layers(goal).into_iter().enumerate() {
                all.resize(all.len().max(distance + 1), Vec::new());
                all[distance].extend(starts.into_iter().map(|start| Case::Eight(start, goal)));
            }
        }
        Boards::Eight { next: vec![0; all.len()], layers: all }
    }
}

impl Generator {
    /// Returns the generator of a problem, after a search of all boards. The same seed gives the
    /// same cases.
    pub fn new(problem: &'static Problem, seed: u64) -> Generator {
        let mut random = Random(seed);
        let boards = match problem.task {
            Task::Path(goal) | Task::Distance(goal) => Boards::eight(&[goal]),
            Task::Pair => Boards::eight(&array::from_fn::<_, 9, _>(in_order)),
            Task::Rotation => Boards::Rotation(rotation::Boards::new(&mut random)),
        };
        Generator { problem, random, boards }
    }

    /// Returns how many moves the hardest cases take.
    pub fn hardest(&self) -> usize {
        match &self.boards {
            Boards::Eight { layers, .. } => layers.len() - 1,
            Boards::Rotation(boards) => boards.hardest,
        }
    }

    /// Returns the cases that take `distance` moves. Pairs have the goals whose tiles are in order.
    /// The rotation game has too many boards: of these, returns random ones, and some on which two
    /// symbols are equally near.
    pub fn cases_at(&mut self, distance: usize) -> Vec<Case> {
        let Generator { random, boards, .. } = self;
        match boards {
            Boards::Eight { layers, .. } => layers[distance].clone(),
            Boards::Rotation(boards) => {
                let some = (0..2 * SOME).filter_map(|i| boards.board(distance, i < SOME, random));
                some.map(Case::Rotation).collect()
            }
        }
    }

    /// Returns all cases of the eight puzzle and, if the judge feeds unsolvable ones, these, too;
    /// of the rotation game none.
    pub fn all(&self) -> impl Iterator<Item = Case> + '_ {
        let layers = match &self.boards {
            Boards::Eight { layers, .. } => &layers[..],
            Boards::Rotation(_) => &[],
        };
        let cases = layers.iter().flatten();
        let unsolvable = cases.clone().filter(|_| self.problem.feeds_unsolvable).map(Case::swapped);
        cases.copied().chain(unsolvable)
    }

    /// Returns a random case.
    pub fn case(&mut self, wanted: Wanted) -> Case {
        let Generator { problem, random, boards } = self;
        let (layers, next) = match boards {
            Boards::Eight { layers, next } => (layers, next),
            Boards::Rotation(boards) => {
                let mut at = |distance, is_tie| boards.board(distance, is_tie, random);
                let board = match wanted {
                    Wanted::Distance(distance) => at(distance, false),
                    Wanted::Tie(distance) => at(distance, true).or_else(|| at(distance, false)),
                    Wanted::Any => Some(rotation::any(random)),
                    Wanted::Unsolvable => None,
                };
                return Case::Rotation(board.expect("there are boards of this kind"));
            }
        };
        let case = match wanted {
            Wanted::Any | Wanted::Unsolvable => {
                let is_any = wanted == Wanted::Any;
                let is_swapped = !is_any || problem.feeds_unsolvable && random.below(2) == 1;
                let number = random.below(layers.iter().map(Vec::len).sum());
                let case = layers.iter().flatten().nth(number).expect("there are as many");
                [*case, case.swapped()][usize::from(is_swapped)]
            }
            Wanted::Distance(distance) | Wanted::Tie(distance) => {
                let (layer, next) = (&mut layers[distance], &mut next[distance]);
                if *next == 0 {
                    random.shuffle(layer);
                }
                let case = layer[*next];
                *next = (*next + 1) % layer.len();
                case
            }
        };
        if let (Case::Eight(start, goal), true) = (case, problem.task.is_pair()) {
            let mut names = [0, 1, 2, 3, 4, 5, 6, 7, 8];
            random.shuffle(&mut names[1..]);
            let rename = |board: Board| Board(board.0.map(|tile| names[usize::from(tile)]));
            return Case::Eight(rename(start), rename(goal));
        }
        case
    }
}
