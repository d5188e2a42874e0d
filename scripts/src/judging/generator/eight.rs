//! Random cases of the eight puzzle.

use crate::eight::Board;
use crate::judging::case::Case;
use crate::judging::distances::layers;
use crate::judging::generator::random::Random;

/// All solvable cases of some goals, layer by layer.
pub struct Layers {
    pub cases: Vec<Vec<Case>>,
    /// For each layer, the index of its next random case. A layer is shuffled before its first
    /// random case is taken.
    next_indices: Vec<usize>,
}

impl Layers {
    /// The cases that reach one of some goals.
    pub fn new(goals: impl IntoIterator<Item = Board>) -> Layers {
        let mut all: Vec<Vec<Case>> = Vec::new();
        for goal in goals {
            for (distance, starts) in layers(goal).into_iter().enumerate() {
                if distance == all.len() {
                    all.push(Vec::new());
                }
                all[distance].extend(starts.into_iter().map(|start| Case::Eight(start, goal)));
            }
        }
        Layers { next_indices: vec![0; all.len()], cases: all }
    }

    pub fn any(&self, random: &mut Random) -> Case {
        let count = self.cases.iter().map(Vec::len).sum();
        let index = random.below(count);
        *self.cases.iter().flatten().nth(index).expect("there are as many")
    }

    /// The next random case at a distance. No case comes again before all have come.
    pub fn next(&mut self, distance: usize, random: &mut Random) -> Case {
        let layer = &mut self.cases[distance];
        let index = &mut self.next_indices[distance];
        if *index == 0 {
            random.shuffle(layer);
        }
        let case = layer[*index];
        *index = (*index + 1) % layer.len();
        case
    }
}

/// A case with its tiles renamed at random, the same way on the start and on the goal.
pub fn with_random_names(start: Board, goal: Board, random: &mut Random) -> Case {
    let mut names = [0, 1, 2, 3, 4, 5, 6, 7, 8];
    random.shuffle(&mut names[1..]);
    let renamed = |board: Board| Board(board.0.map(|tile| names[usize::from(tile)]));
    Case::Eight(renamed(start), renamed(goal))
}
