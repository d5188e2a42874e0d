//! The inputs of a search, as a judge feeds them, from easy to hard.
//!
//! They come in sweeps: a [`sweep`] has an input for each distance. The [`first_sweep`] has the
//! samples and the shortest inputs as well. No input has a case that the judge's tests cannot have
//! (see [`Problem::may_be_fed`]).

use std::collections::HashSet;
use std::mem;

use crate::judging::case::Case;
use crate::judging::generator::{Generator, Wanted};
use crate::judging::problems::Problem;

/// How many cases an input of a sweep has at most: as many as HDU 3567 feeds. HDU 1043 names no
/// maximum.
const LONGEST: usize = 200;

/// The same in the rotation game: as many as POJ 2286 and HDU 1667 feed. No other judge is known to
/// feed more.
const LONGEST_ROTATION: usize = 30;

/// In the first sweep, a sample of more than [`LONGEST`] cases comes after this many inputs: after
/// the inputs that make small failures, and yet in the first minute of a slow solver. A solver that
/// searches anew for each case is too slow there.
const BEFORE_LARGE: usize = 8;

/// An unsolvable board comes with the boards of this many moves. A solver that does not test the
/// parity takes its whole limit there.
const UNSOLVABLE_MOVES: usize = 10;

/// A board of the rotation game that takes this many moves or more is hard: plain iterative
/// deepening takes up to several seconds for it. No judge's test is known to have two hard boards.
const HARD_ROTATION: usize = 12;

/// Unsolvable and repeated boards are rare in an input of many boards: of this many boards, on
/// average one is unsolvable (if the judge feeds unsolvable boards), one repeats the previous
/// board, and one repeats some earlier board.
const RARE: usize = 32;

/// The inputs with [all cases](Generator::all), as many in an input as the judge feeds.
pub fn all(generator: &Generator) -> Vec<Vec<Case>> {
    let cases: Vec<_> = generator.all().collect();
    cases.chunks(generator.problem.most_cases).map(<[Case]>::to_vec).collect()
}

/// The first sweep, from easy to hard: the shortest inputs, an input for each distance, and the
/// samples, the nearest first. The sample of many boards comes after eight others. In the rotation
/// game, the inputs of many boards come after all single boards.
pub fn first_sweep(generator: &mut Generator, samples: Vec<Vec<Case>>) -> Vec<Vec<Case>> {
    let problem = generator.problem;
    // `shortest` takes the first boards of the layers, and `sweep` shuffles the layers. So
    // `shortest` comes first.
    let fixed = shortest(generator).into_iter().chain(samples);
    let mut inputs: Vec<_> = fixed.map(|cases| to_try(problem, cases)).collect();
    inputs.extend(sweep(generator, 0));
    let mut seen = HashSet::new();
    inputs.retain(|cases| !cases.is_empty() && seen.insert(cases.clone()));
    // The sort is stable. The solved board counts as a board of one move, so it comes after the
    // first board of one move.
    inputs.sort_by_cached_key(|cases| {
        let moves = cases.iter().map(|case| case.distance().unwrap_or(UNSOLVABLE_MOVES)).max();
        (problem.task.is_rotation() && cases.len() > 1, moves.max(Some(1)))
    });
    let (large, mut inputs): (Vec<_>, Vec<_>) =
        inputs.into_iter().partition(|cases| cases.len() > LONGEST);
    // Without samples, there may be fewer inputs.
    let index = BEFORE_LARGE.min(inputs.len());
    inputs.splice(index..index, large);
    inputs
}

/// The sweep of a number, 0 for the first one: an input for each distance. If the judge feeds many
/// cases at once, it is alternately a single case, and many cases up to that distance; the next
/// sweep alternates the other way round. For distance 0 and for a hard distance, it is always a
/// single case. Where unsolvable boards are tried, a sweep ends with one; and if the judge feeds
/// single boards, they take the places of the many cases, but not in the first sweep.
pub fn sweep(generator: &mut Generator, number: usize) -> Vec<Vec<Case>> {
    let problem = generator.problem;
    let is_rotation = problem.task.is_rotation();
    let tries_unsolvable = problem.feeds_unsolvable && !problem.tests_only_moves;
    let longest = problem.most_cases.min(if is_rotation { LONGEST_ROTATION } else { LONGEST });
    let mut inputs = Vec::new();
    for distance in 0..=generator.hardest() {
        let is_hard = is_rotation && distance >= HARD_ROTATION;
        let is_alone = (distance + number) % 2 == 0 || distance == 0 || is_hard;
        inputs.push(if !is_alone && longest > 1 {
            many(generator, distance, longest)
        } else if !is_alone && number > 0 && tries_unsolvable {
            vec![generator.case(Wanted::Unsolvable)]
        } else {
            vec![random_case(generator, distance)]
        });
    }
    if tries_unsolvable {
        inputs.push(vec![generator.case(Wanted::Unsolvable)]);
    }
    inputs.iter_mut().for_each(|cases| *cases = to_try(problem, mem::take(cases)));
    inputs.retain(|cases| !cases.is_empty());
    inputs
}

/// A random number of cases, from two to `longest`. One of them takes `distance` moves, no other
/// takes more. Now and then a board is unsolvable, or an earlier board comes again.
fn many(generator: &mut Generator, distance: usize, longest: usize) -> Vec<Case> {
    let count = 2 + generator.random.below(longest - 1);
    let farthest = generator.random.below(count);
    let mut cases: Vec<Case> = Vec::new();
    for i in 0..count {
        if i == farthest {
            cases.push(random_case(generator, distance));
            continue;
        }
        let moves = generator.random.below(distance + 1);
        let case = random_case(generator, moves);
        cases.push(match generator.random.below(RARE) {
            0 if generator.problem.feeds_unsolvable => case.swapped(),
            1 if i > 0 => cases[i - 1],
            2 if i > 0 => cases[generator.random.below(i)],
            _ => case,
        });
    }
    cases
}

/// Leaves out cases that the judge's tests cannot have, and of an input of more than two cases also
/// those that would hide other failures there: all solved boards but the first (a solver that
/// searches all boards for each of them is too slow), and all hard boards of the rotation game but
/// the first (a right solver may take seconds for each).
fn to_try(problem: &Problem, mut cases: Vec<Case>) -> Vec<Case> {
    cases.retain(|case| problem.may_be_fed(case));
    if cases.len() > 2 {
        let mut may_keep = true;
        cases.retain(|case| {
            let may_hide = match case {
                Case::Eight(start, goal) => start == goal,
                Case::Rotation(_) => case.distance() >= Some(HARD_ROTATION),
            };
            !may_hide || mem::take(&mut may_keep)
        });
    }
    cases
}

/// A random board at a distance. In the rotation game, at least half of these boards, on average,
/// have a [tie](Wanted::Tie), if there are such boards.
fn random_case(generator: &mut Generator, distance: usize) -> Case {
    let wanted = match generator.random.below(2) {
        0 => Wanted::Distance(distance),
        _ => Wanted::Tie(distance),
    };
    generator.case(wanted)
}

/// The shortest inputs: a board of one move, the solved board and, if the judge feeds unsolvable
/// boards, an unsolvable board; each alone; and any two of them, in each order and also the same
/// one twice, if an input may have two.
fn shortest(generator: &mut Generator) -> Vec<Vec<Case>> {
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
