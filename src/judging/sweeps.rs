//! Inputs to try a solver on, as a judge feeds them, from easy to hard.
//!
//! They come in sweeps ([`sweep`]). The first one ends with the edge cases ([`is_edge`]).

use std::collections::HashSet;

use crate::judging::cases::Case;
use crate::judging::generator::{Generator, Wanted};
use crate::judging::problems::{Edge, Problem, Task};

/// How many boards an input has at most. Of the rotation game, POJ and HDU feed up to 30, and no
/// other judge is known to feed more.
const LONGEST: usize = 200;
const LONGEST_ROTATION: usize = 30;

/// A board of the rotation game that takes this many moves or more is hard: plain iterative
/// deepening takes up to some seconds for it. No input has two such boards; no judge's test is
/// known to have two.
const HARD_ROTATION: usize = 12;

/// How many solved boards of the eight puzzle an input has at most: some accepted solvers search
/// all boards for each of them.
const MOST_SOLVED: usize = 2;

/// Of this many boards, on average one is unsolvable (if the judge feeds unsolvable boards), one
/// repeats the board before it, and one repeats any earlier board.
const RARE: usize = 32;

/// Where inputs are single boards, a sweep has an unsolvable one after each distance that is a
/// multiple of this, and one at its end.
const UNSOLVABLE_EVERY: usize = 7;

/// Returns whether a case is an edge case: the statement allows it, but the judge's tests may lack
/// it. These are the solved board of the eight puzzle, and an unsolvable one where an input is a
/// single board. The statement of the rotation game itself has a solved board.
pub fn is_edge(problem: &Problem, case: &Case) -> bool {
    match case.edge() {
        Some(Edge::Solved) => !problem.task.is_rotation(),
        Some(Edge::Unsolvable) => problem.most_cases == 1,
        None => false,
    }
}

/// Returns the most moves that one of some cases takes. For an unsolvable case, the case with two
/// tiles swapped counts.
pub fn most_moves(cases: &[Case]) -> usize {
    let distances = cases.iter().map(|case| case.distance().or_else(|| case.swapped().distance()));
    distances.flatten().max().unwrap_or(0)
}

/// Returns every board that the judge could feed, in as few inputs as possible. Edge cases come
/// last, each alone if the judge limits the number of boards.
pub fn all(generator: &Generator) -> Vec<Vec<Case>> {
    let problem = generator.problem;
    let most = problem.most_cases;
    let (edge, usual): (Vec<_>, Vec<_>) =
        generator.all().partition(|case| most < usize::MAX && is_edge(problem, case));
    usual.chunks(most).chain(edge.chunks(1)).map(<[Case]>::to_vec).collect()
}

/// Returns the first sweep, from easy to hard: short inputs, one for each distance, and the
/// samples. Of the rotation game, boards alone come before inputs of many; edge cases come last.
pub fn first_sweep(generator: &mut Generator, samples: Vec<Vec<Case>>) -> Vec<Vec<Case>> {
    let problem = generator.problem;
    let mut inputs = short(generator);
    inputs.extend(sweep(generator, 0));
    inputs.extend(samples.into_iter().map(|cases| as_fed(problem, cases)));
    let mut seen = HashSet::new();
    inputs.retain(|cases| !cases.is_empty() && seen.insert(cases.clone()));
    inputs.sort_by_cached_key(|cases| {
        let has_edge = cases.iter().any(|case| is_edge(problem, case));
        let is_later = problem.task.is_rotation() && cases.len() > 1;
        // The solved board of the rotation game counts as a board of one move.
        (has_edge, is_later, most_moves(cases).max(1))
    });
    inputs
}

/// Returns a sweep: an input for each distance, in turn one board alone and many boards that are no
/// farther; in the next sweep it is the other way round. The solved board and a hard board are
/// always alone. Now and then an unsolvable board comes alone, if the judge feeds unsolvable
/// boards.
pub fn sweep(generator: &mut Generator, number: usize) -> Vec<Vec<Case>> {
    let problem = generator.problem;
    let hardest = generator.hardest();
    let is_rotation = problem.task.is_rotation();
    let longest = problem.most_cases.min(if is_rotation { LONGEST_ROTATION } else { LONGEST });
    let mut inputs = Vec::new();
    for distance in 0..=hardest {
        let is_hard = is_rotation && distance >= HARD_ROTATION;
        let is_alone = (distance + number) % 2 == 0 || distance == 0 || is_hard;
        if is_alone || longest == 1 {
            inputs.push(vec![random_case(generator, distance)]);
        } else {
            let mut cases = many(generator, distance, longest);
            if number == 0 {
                // In the first sweep, edge cases come last, and alone.
                cases.retain(|case| !is_edge(problem, case));
            }
            inputs.push(as_fed(problem, cases));
        }
        let is_due = longest == 1 && distance % UNSOLVABLE_EVERY == 0;
        if problem.feeds_unsolvable && (is_due || distance == hardest) {
            inputs.push(vec![generator.case(Wanted::Unsolvable)]);
        }
    }
    inputs
}

/// Returns a random number of boards, up to `longest`. One of them takes `distance` moves, no other
/// takes more. Now and then one is unsolvable, or comes again: at once, or later.
fn many(generator: &mut Generator, distance: usize, longest: usize) -> Vec<Case> {
    let count = 2 + generator.random.below(longest - 1);
    let place_of_farthest = generator.random.below(count);
    let mut cases: Vec<Case> = Vec::new();
    for i in 0..count {
        let any = generator.random.below(distance + 1);
        let moves = if i == place_of_farthest { distance } else { any };
        let case = random_case(generator, moves);
        cases.push(match generator.random.below(RARE) {
            // It has to be solvable, and to take just these moves.
            _ if i == place_of_farthest => case,
            0 if generator.problem.feeds_unsolvable => case.swapped(),
            1 if i > 0 => cases[i - 1],
            2 if i > 0 => cases[generator.random.below(i)],
            _ => case,
        });
    }
    cases
}

/// Leaves out boards that should not stand together in an input: solved boards after the second; of
/// more than two pairs, all solved ones; hard boards of the rotation game after the first.
fn as_fed(problem: &Problem, mut cases: Vec<Case>) -> Vec<Case> {
    let most = match problem.task {
        // A solved pair comes only in the shortest inputs.
        Task::Pair if cases.len() > MOST_SOLVED => 0,
        Task::Path(_) | Task::Distance(_) | Task::Pair => MOST_SOLVED,
        Task::Rotation => 1,
    };
    let mut count = 0;
    cases.retain(|case| {
        let is_limited = match case {
            Case::Eight(start, goal) => start == goal,
            Case::Rotation(_) => case.distance() >= Some(HARD_ROTATION),
        };
        count += usize::from(is_limited);
        !is_limited || count <= most
    });
    cases
}

/// Returns a random board at a distance. In the rotation game, two symbols are equally near on
/// about half of them.
fn random_case(generator: &mut Generator, distance: usize) -> Case {
    let wanted = match generator.random.below(2) {
        0 => Wanted::Distance(distance),
        _ => Wanted::Tie(distance),
    };
    generator.case(wanted)
}

/// Returns the shortest inputs: a board of one move, the solved board and, if the judge feeds
/// unsolvable boards, one of these; each alone, and every two of them if an input may have several.
fn short(generator: &mut Generator) -> Vec<Vec<Case>> {
    let problem = generator.problem;
    let one_move = generator.cases_at(1)[0];
    let solved = generator.cases_at(0)[0];
    let mut cases = vec![one_move, solved];
    if problem.feeds_unsolvable {
        cases.push(solved.swapped());
    }
    let mut inputs: Vec<_> = cases.iter().map(|case| vec![*case]).collect();
    for &first in &cases {
        for &second in &cases {
            inputs.push(vec![first, second]);
        }
    }
    inputs.retain(|cases| cases.len() <= problem.most_cases);
    inputs
}
