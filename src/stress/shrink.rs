//! The search for a smaller input on which a solver fails: fewer cases, then fewer moves.

use std::iter;
use std::time::Instant;

use crate::judging::case::Case;
use crate::judging::generator::Generator;
use crate::stress::console;
use crate::stress::run::Ending;
use crate::stress::sweeps::{comes_late, most_moves};
use crate::stress::trial::{Attempt, Trial};

/// About how many cases of each distance are tried first, before all of them.
const FEW: usize = 10;

/// Returns the smallest input on which the solver fails, as far as it is found by runs that start
/// in time; and whether the solver passes on all smaller inputs.
pub fn smallest(
    trial: &mut Trial,
    generator: &mut Generator,
    mut failure: Attempt,
) -> (Attempt, bool) {
    trial.record.deadline = Some(Instant::now() + trial.request.shrink);
    while let Some(smaller) = with_fewer_cases(trial, &failure) {
        failure = smaller;
    }
    let failure = with_fewer_moves(trial, generator, failure);
    let is_proven = passes_all_smaller(trial, generator, &failure);
    (failure, is_proven)
}

/// Leaves out cases, and returns the first failure of an input with fewer cases. Most inputs are
/// made only when they are needed: with `--all` each may be large, and the first often suffices.
fn with_fewer_cases(trial: &mut Trial, failure: &Attempt) -> Option<Attempt> {
    let problem = trial.request.problem;
    let cases = &failure.cases;
    let end = failure.case_index() + 1;
    let powers_of_two = iter::successors(Some(1), |size| Some(2 * size));
    let sizes: Vec<usize> = powers_of_two.take_while(|size| *size < cases.len()).collect();
    // The case with the wrong answer, alone.
    let alone = cases[end - 1..end].to_vec();
    let without_late = cases.iter().copied().filter(|case| !comes_late(problem, case)).collect();
    // The last 2, 4, 8 and so on cases up to the wrong answer.
    let up_to_it = sizes.iter().skip(1).map(|size| cases[end.saturating_sub(*size)..end].to_vec());
    // All cases but a block: first each of the largest blocks, and at the end each single case.
    let all_but_a_block = sizes.iter().rev().flat_map(|size| without_a_block(cases, *size));
    let inputs = [alone, without_late].into_iter().chain(up_to_it).chain(all_but_a_block);
    first_failure(trial, inputs.filter(|fewer| !fewer.is_empty() && fewer.len() < cases.len()))
}

/// Replaces each case, the last case first, by the nearest case on which the solver still fails:
/// first among a few cases of each distance, then among all cases.
fn with_fewer_moves(trial: &mut Trial, generator: &mut Generator, mut failure: Attempt) -> Attempt {
    let problem = trial.request.problem;
    // If the solver fails on other cases, they are not replaced by late ones.
    let has_late = failure.cases.iter().any(|case| comes_late(problem, case));
    for few in [FEW, usize::MAX] {
        for index in (0..failure.cases.len()).rev() {
            if trial.record.is_cut {
                break;
            }
            let cases = &failure.cases;
            // An unsolvable case would suggest another reason why the solver exceeds a limit.
            let stays_solvable = failure.run.cost.is_stopped && cases[index].distance().is_some();
            let inputs = cases_nearer(generator, most_moves(&cases[index..=index]), few)
                .filter(|case| !stays_solvable || case.distance().is_some())
                .filter(|case| has_late || !comes_late(problem, case))
                .map(|case| [&cases[..index], &[case], &cases[index + 1..]].concat());
            if let Some(smaller) = first_failure(trial, inputs) {
                failure = smaller;
            }
        }
    }
    failure
}

/// Returns whether the solver is known to pass on all smaller inputs: it is wrong on one case
/// alone, and passes on all cases that take fewer moves. For pairs and for the rotation game, not
/// all such cases are tried.
fn passes_all_smaller(trial: &mut Trial, generator: &mut Generator, failure: &Attempt) -> bool {
    let task = trial.request.problem.task;
    let has_ended = matches!(failure.run.ending, Ending::Exit(_) | Ending::Crash(_));
    if task.is_pair() || task.is_rotation() || !has_ended || failure.cases.len() > 1 {
        return false;
    }
    let mut smaller = cases_nearer(generator, most_moves(&failure.cases), usize::MAX);
    smaller.all(|case| passes(trial, &[case]))
}

/// Runs the solver on an input, unless it has passed there. Returns false if the solver fails, or
/// if there is no time left.
fn passes(trial: &mut Trial, cases: &[Case]) -> bool {
    if trial.record.passed.contains(cases) {
        return true;
    }
    if !trial.is_time_left() {
        trial.record.is_cut = true;
        return false;
    }
    matches!(trial.run(cases), Ok(None))
}

/// Runs inputs that have not passed yet until the solver fails or the time is up. Saves and returns
/// the first failure.
fn first_failure(trial: &mut Trial, inputs: impl Iterator<Item = Vec<Case>>) -> Option<Attempt> {
    for cases in inputs {
        if trial.record.passed.contains(&cases) {
            continue;
        }
        if !trial.is_time_left() {
            trial.record.is_cut = true;
            break;
        }
        console::progress(format!("looks for a smaller input (cases: {})", cases.len()));
        // If the solver cannot be run any more, the last failure counts.
        if let Some(failure) = trial.run(&cases).ok()? {
            trial.save(&failure);
            return Some(failure);
        }
    }
    None
}

/// Returns, for each block of `size` cases, the last block first, the other cases.
fn without_a_block(cases: &[Case], size: usize) -> impl Iterator<Item = Vec<Case>> + '_ {
    let ends = (size..=cases.len()).rev().step_by(size);
    ends.map(move |end| [&cases[..end - size], &cases[end..]].concat())
}

/// Returns cases that take fewer moves, the nearest first: about `few` of each distance, each
/// followed by its swapped, unsolvable case if the judge feeds such cases.
fn cases_nearer(
    generator: &mut Generator,
    moves: usize,
    few: usize,
) -> impl Iterator<Item = Case> + '_ {
    let problem = generator.problem;
    let solvable = (0..moves).flat_map(move |distance| {
        let cases = generator.cases_at(distance);
        let step = (cases.len() / few).max(1);
        cases.into_iter().step_by(step)
    });
    solvable.flat_map(move |case| {
        let unsolvable = problem.feeds_unsolvable.then(|| case.swapped());
        iter::once(case).chain(unsolvable)
    })
}
