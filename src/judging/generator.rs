//! Random cases, as a judge feeds them.

mod random;
mod rotation;

use crate::eight::Board;
use crate::judging::answers::{in_order, layers};
use crate::judging::cases::Case;
pub use crate::judging::generator::random::Random;
use crate::judging::problems::{Problem, Task};

/// How many boards of the rotation game are drawn for [`Generator::cases_at`], twice.
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
    /// The boards of the rotation game, if the problem is of this game.
    rotation: Option<rotation::Boards>,
    /// The solvable cases of the eight puzzle by their distances. Of pairs, only those with the
    /// tiles of the goal in order.
    layers: Vec<Vec<Case>>,
    /// The index of the next case of each layer. Before its first case, the layer is shuffled.
    next: Vec<usize>,
}

impl Generator {
    /// Returns the generator of a problem, after a search of all boards. The same seed gives the
    /// same cases.
    pub fn new(problem: &'static Problem, seed: u64) -> Generator {
        let goals = match problem.task {
            Task::Path(goal) | Task::Distance(goal) => vec![goal],
            Task::Pair => (0..9).map(in_order).collect(),
            Task::Rotation => vec![],
        };
        let mut random = Random(seed);
        let rotation = goals.is_empty().then(|| rotation::Boards::new(&mut random));
        let mut cases: Vec<Vec<Case>> = Vec::new();
        for goal in goals {
            for (distance, layer) in layers(goal).into_iter().enumerate() {
                cases.resize(cases.len().max(distance + 1), Vec::new());
                cases[distance].extend(layer.iter().map(|start| Case::Eight(*start, goal)));
            }
        }
        let next = vec![0; cases.len()];
        Generator { problem, random, rotation, layers: cases, next }
    }

    /// Returns how many moves the hardest cases take.
    pub fn hardest(&self) -> usize {
        self.rotation.as_ref().map_or_else(|| self.layers.len() - 1, |boards| boards.hardest)
    }

    /// Returns the cases that take `distance` moves. Pairs have the goals whose tiles are in order.
    /// The rotation game has too many boards: of these, returns random ones, and some on which two
    /// symbols are equally near.
    pub fn cases_at(&mut self, distance: usize) -> Vec<Case> {
        if let Some(rotation) = &self.rotation {
            let random = &mut self.random;
            let boards = (0..2 * SOME).filter_map(|i| rotation.board(distance, i < SOME, random));
            return boards.map(Case::Rotation).collect();
        }
        self.layers[distance].clone()
    }

    /// Returns all cases of the eight puzzle, and their twins if the judge feeds unsolvable ones.
    pub fn all(&self) -> Vec<Case> {
        let cases = self.layers.concat();
        let twins = cases.iter().filter(|_| self.problem.feeds_unsolvable).map(Case::swapped);
        cases.iter().copied().chain(twins).collect()
    }

    /// Returns a random case.
    pub fn case(&mut self, wanted: Wanted) -> Case {
        let Generator { problem, random, rotation, layers, next, .. } = self;
        if let Some(rotation) = rotation {
            let mut at = |distance, is_tie| rotation.board(distance, is_tie, random);
            let board = match wanted {
                Wanted::Distance(distance) => at(distance, false),
                Wanted::Tie(distance) => at(distance, true).or_else(|| at(distance, false)),
                Wanted::Any => Some(rotation::any(random)),
                Wanted::Unsolvable => None,
            };
            return Case::Rotation(board.expect("there is one"));
        }
        let case = match wanted {
            Wanted::Any | Wanted::Unsolvable => {
                let is_any = wanted == Wanted::Any;
                let is_twin = !is_any || problem.feeds_unsolvable && random.below(2) == 1;
                let number = random.below(layers.iter().map(Vec::len).sum());
                let case = layers.iter().flatten().nth(number).expect("there are as many");
                [*case, case.swapped()][usize::from(is_twin)]
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
