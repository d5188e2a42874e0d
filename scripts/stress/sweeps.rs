//! Inputs to try a solver on, as a judge feeds them, from easy to hard.
//!
//! They come in sweeps ([`sweep`]). The first one ends with the edge cases ([`is_edge`]).

use std::collections::HashSet;

use puzzle_solvers::judging::cases::Case;
use puzzle_solvers::judging::generator::{Generator, Wanted};
use puzzle_solvers::judging::problems::{Problem, Task};

/// How many boards an input has at most. Of the rotation game, POJ and HDU feed up to 30, and no
/// other judge is known to feed more.
const LONGEST: usize = 200;
const LONGEST_ROTATION: usize = 30;

/// A board of the rotation game that takes this many moves or more is hard: plain iterative
/// deepening takes up to a second for it. No input has two such boards; no judge's test is known to
/// have two.
const HARD_ROTATION: usize = 12;

/// How many solved boards of the eight puzzle an input has at most: some accepted solvers search
/// all boards for each of them.
const SOLVED: usize = 2;

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
    let is_edge = case.distance().map_or(problem.most_cases == 1, |distance| distance == 0);
    is_edge && !problem.task.is_rotation()
}

/// Returns how many moves the farthest of some cases takes. Of an unsolvable case, that of the case
/// with two tiles swapped counts.
pub fn farthest(cases: &[Case]) -> usize {
    let distance = |case: &Case| case.distance().or_else(|| case.swapped().distance());
    cases.iter().filter_map(distance).max().unwrap_or(0)
}

/// Returns every board that the judge could feed, in as few inputs as possible. Edge cases come
/// last, each alone if the judge limits the number of boards.
pub fn all(generator: &Generator) -> Vec<Vec<Case>> {
    let (problem, most) = (generator.problem, generator.problem.most_cases);
    let is_apart = |case: &Case| most < usize::MAX && is_edge(problem, case);
    let (edge, usual): (Vec<_>, Vec<_>) = generator.all().partition(is_apart);
    usual.chunks(most).chain(edge.chunks(1)).map(<[Case]>::to_vec).collect()
}

/// Returns the first sweep, from easy to hard: short inputs, one for each distance, and the
/// samples. Of the rotation game, boards alone come before inputs of many; edge cases come last.
pub fn first_sweep(generator: &mut Generator, samples: Vec<Vec<Case>>) -> Vec<Vec<Case>> {
    let problem = generator.problem;
    let samples = samples.into_iter().map(|cases| as_fed(problem, cases)).collect();
    let mut inputs = [short(generator), sweep(generator, 0), samples].concat();
    let mut seen = HashSet::new();
    inputs.retain(|cases| !cases.is_empty() && seen.insert(cases.clone()));
    inputs.sort_by_cached_key(|cases| {
        let has_edge = cases.iter().any(|case| is_edge(problem, case));
        let is_later = problem.task.is_rotation() && cases.len() > 1;
        (has_edge, is_later, farthest(cases).max(1))
    });
    inputs
}

/// Returns a sweep: an input for each distance, in turn one board alone and many boards that are no
/// farther; in the next sweep it is the other way round. The solved board and a hard board are
/// always alone. Now and then an unsolvable board comes alone, if the judge feeds unsolvable
/// boards.
pub fn sweep(generator: &mut Generator, number: usize) -> Vec<Vec<Case>> {
    let (problem, hardest) = (generator.problem, generator.hardest());
    let is_rotation = problem.task.is_rotation();
    let longest = problem.most_cases.min(if is_rotation { LONGEST_ROTATION } else { LONGEST });
    let mut inputs = Vec::new();
    for distance in 0..=hardest {
        let is_hard = is_rotation && distance >= HARD_ROTATION;
        let is_alone = (distance + number) % 2 == 0 || distance == 0 || is_hard;
        inputs.push(if is_alone || longest == 1 {
            vec![case(generator, distance)]
        } else {
            let mut cases = many(generator, distance, longest);
            cases.retain(|case| number > 0 || !is_edge(problem, case));
            as_fed(problem, cases)
        });
        let is_turn = longest == 1 && distance % UNSOLVABLE_EVERY == 0;
        if problem.feeds_unsolvable && (is_turn || distance == hardest) {
            inputs.push(vec![generator.case(Wanted::Unsolvable)]);
        }
    }
    inputs
}

/// Returns a random number of boards, one of them the farthest. Now and then one is unsolvable, or
/// comes again: at once, or later.
fn many(generator: &mut Generator, farthest: usize, longest: usize) -> Vec<Case> {
    let count = 2 + generator.random.below(longest - 1);
    let place = generator.random.below(count);
    let mut cases: Vec<Case> = Vec::new();
    for i in 0..count {
        let any = generator.random.below(farthest + 1);
        let case = case(generator, if i == place { farthest } else { any });
        cases.push(match generator.random.below(RARE) {
            // Not the farthest one, which has to be solvable.
            0 if generator.problem.feeds_unsolvable && i != place => case.swapped(),
            1 if i > 0 && i != place => cases[i - 1],
            2 if i > 0 && i != place => cases[generator.random.below(i)],
            _ => case,
        });
    }
    cases
}

/// Leaves out boards that should not stand together in an input: solved boards after the second; of
/// more than two pairs, all solved ones; hard boards of the rotation game after the first.
fn as_fed(problem: &Problem, mut cases: Vec<Case>) -> Vec<Case> {
    let most = match problem.task {
        Task::Pair if cases.len() > SOLVED => 0,
        Task::Path(_) | Task::Distance(_) | Task::Pair => SOLVED,
        Task::Rotation => 1,
    };
    let mut count = 0;
    cases.retain(|case| {
        let is_limited = match case {
            Case::Eight(start, goal) => start == goal,
            Case::Rotation(_) => farthest(&[*case]) >= HARD_ROTATION,
        };
        count += usize::from(is_limited);
        !is_limited || count <= most
    });
    cases
}

/// Returns a random board at a distance. In the rotation game, two symbols are equally near on
/// about half of them.
fn case(generator: &mut Generator, distance: usize) -> Case {
    let wanted = [Wanted::Distance, Wanted::Tie][generator.random.below(2)];
    generator.case(wanted(distance))
}

/// Returns the shortest inputs: a board of one move, the solved board and, if the judge feeds
/// unsolvable boards, one of these; each alone, and every two of them if an input may have several.
fn short(generator: &mut Generator) -> Vec<Vec<Case>> {
    let problem = generator.problem;
    let mut kinds = vec![generator.cases_at(1)[0], generator.cases_at(0)[0]];
    if problem.feeds_unsolvable {
        kinds.push(kinds[1].swapped());
    }
    let mut inputs: Vec<_> = kinds.iter().map(|case| vec![*case]).collect();
    if problem.most_cases > 1 {
        inputs.extend(kinds.iter().flat_map(|a| kinds.iter().map(move |b| vec![*a, *b])));
    }
    inputs
}
