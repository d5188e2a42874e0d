//! The search for a smaller input on which a solver fails: fewer cases, then fewer moves.

use std::iter;
use std::time::Duration;

use crate::judging::case::Case;
use crate::judging::generator::Generator;
use crate::stress::console::progress;
use crate::stress::saved::Saved;
use crate::stress::trial::{Attempt, Trial, Verdict};

/// About how many cases of each distance are tried first, before all of them.
const FEW: usize = 10;

/// What is known of the inputs that are smaller than one on which the solver fails.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Smaller {
    /// The solver passes on all of them.
    AllPass,
    /// Some were left out, since the time was up.
    LeftOut,
    /// The solver passes on those that were tried. There are more.
    Unknown,
}

/// Runs on smaller inputs, until a deadline.
struct Tries<'a, 'b> {
    trial: &'a mut Trial<'b>,
    saved: &'a mut Saved,
    /// When new runs may no longer start, by the solver's clock.
    deadline: Duration,
    /// Whether an input was left out because the deadline had passed.
    is_cut: bool,
}

/// The smallest input on which the solver fails, as far as it is found by runs that start in time,
/// and what is known of smaller ones. Saves each failure on the way.
pub fn smallest(
    trial: &mut Trial,
    generator: &mut Generator,
    saved: &mut Saved,
    mut failure: Attempt,
) -> (Attempt, Smaller) {
    let deadline = trial.solver.now() + trial.request.shrink;
    trial.repeats_until = deadline;
    let mut tries = Tries { trial, saved, deadline, is_cut: false };
    while let Some(found) = with_fewer_cases(&mut tries, &failure) {
        failure = found;
    }
    for few in [FEW, usize::MAX] {
        failure = with_fewer_moves(&mut tries, generator, few, failure);
    }
    let smaller = if passes_all_smaller(&mut tries, generator, &failure) {
        Smaller::AllPass
    } else if tries.is_cut {
        Smaller::LeftOut
    } else {
        Smaller::Unknown
    };
    (failure, smaller)
}

/// Leaves out cases, and returns the first failure of an input with fewer cases. Most inputs are
/// made only when they are needed: with `--all` each may be large, and the first often suffices.
fn with_fewer_cases(tries: &mut Tries, failure: &Attempt) -> Option<Attempt> {
    let cases = &failure.cases;
    let end = failure.case_index() + 1;
    let powers_of_two = iter::successors(Some(1), |size| Some(2 * size));
    let sizes: Vec<usize> = powers_of_two.take_while(|size| *size < cases.len()).collect();
    // The last case up to the wrong answer, the last two, the last four and so on.
    let fitting = sizes.iter().filter(|size| **size <= end);
    let up_to_it = fitting.map(|size| cases[end - size..end].to_vec());
    // All cases but a block: first each of the largest blocks, and at the end each single case.
    let all_but_a_block = sizes.iter().rev().flat_map(|size| without_a_block(cases, *size));
    tries.first_failure(failure.verdict, up_to_it.chain(all_but_a_block))
}

/// Replaces each case, the last case first, by the nearest case on which the solver still fails,
/// among about `few` cases of each distance.
fn with_fewer_moves(
    tries: &mut Tries,
    generator: &mut Generator,
    few: usize,
    mut failure: Attempt,
) -> Attempt {
    for index in (0..failure.cases.len()).rev() {
        if tries.is_cut {
            break;
        }
        let cases = &failure.cases;
        // Do not replace a case that takes moves by a solved or unsolvable one: it would fail for
        // another reason.
        let takes_moves = |case: &Case| case.distance() >= Some(1);
        let stays_so = takes_moves(&cases[index]);
        let inputs = cases_nearer(generator, &cases[index], few)
            .filter(|case| !stays_so || takes_moves(case))
            .map(|case| [&cases[..index], &[case], &cases[index + 1..]].concat());
        if let Some(found) = tries.first_failure(failure.verdict, inputs) {
            failure = found;
        }
    }
    failure
}

/// Whether the solver is known to pass on all smaller inputs: it is wrong on one case alone, and
/// passes on all cases that take fewer moves. For pairs and for the rotation game, not all such
/// cases are tried.
fn passes_all_smaller(tries: &mut Tries, generator: &mut Generator, failure: &Attempt) -> bool {
    let task = tries.trial.request.problem.task;
    let has_ended = matches!(failure.verdict, Verdict::Wa | Verdict::Re);
    if task.is_pair() || task.is_rotation() || !has_ended || failure.cases.len() > 1 {
        return false;
    }
    let mut nearer = cases_nearer(generator, &failure.cases[0], usize::MAX);
    nearer.all(|case| tries.passes(&[case]))
}

impl Tries<'_, '_> {
    /// Whether another run may start. If not, an input is left out.
    fn may_start(&mut self) -> bool {
        let is_in_time = self.trial.solver.now() < self.deadline;
        self.is_cut |= !is_in_time;
        is_in_time
    }

    /// Runs the solver on an input, unless it has passed there. Returns false if the solver fails,
    /// or if there is no time left.
    fn passes(&mut self, cases: &[Case]) -> bool {
        self.trial.passed.contains(cases)
            || self.may_start() && matches!(self.trial.run(cases), Ok(None))
    }

    /// Runs inputs that have not passed yet until the solver fails, with a verdict that may replace
    /// another, or the time is up. Saves and returns the failure.
    fn first_failure(
        &mut self,
        verdict: Verdict,
        inputs: impl Iterator<Item = Vec<Case>>,
    ) -> Option<Attempt> {
        for cases in inputs {
            if self.trial.passed.contains(&cases) {
                continue;
            }
            if !self.may_start() {
                break;
            }
            progress(format!("looks for a smaller input (cases: {})", cases.len()));
            // If the solver cannot be run any more, the last failure counts.
            let failure = self.trial.run(&cases).ok()?;
            if let Some(failure) = failure.filter(|other| other.verdict.may_replace(verdict)) {
                self.saved.write(&self.trial.input(&cases), &failure.run);
                return Some(failure);
            }
        }
        None
    }
}

/// For each block of `size` cases, the last block first, the other cases.
fn without_a_block(cases: &[Case], size: usize) -> impl Iterator<Item = Vec<Case>> + '_ {
    let ends = (size..=cases.len()).rev().step_by(size);
    ends.map(move |end| [&cases[..end - size], &cases[end..]].concat())
}

/// Cases that take fewer moves than a case, the nearest first: about `few` of each distance, each
/// followed by its swapped, unsolvable case if the judge feeds such cases. An unsolvable case
/// counts as its [swapped](Case::swapped) case.
fn cases_nearer<'a>(
    generator: &'a mut Generator,
    case: &Case,
    few: usize,
) -> impl Iterator<Item = Case> + 'a {
    let problem = generator.problem;
    let moves = case.distance().or_else(|| case.swapped().distance()).unwrap_or(0);
    let solvable = (0..moves).flat_map(move |distance| {
        let cases = generator.cases_at(distance);
        let step = (cases.len() / few).max(1);
        cases.into_iter().step_by(step)
    });
    let with_unsolvable = solvable.flat_map(move |case| {
        let unsolvable = problem.feeds_unsolvable.then(|| case.swapped());
        iter::once(case).chain(unsolvable)
    });
    with_unsolvable.filter(|case| problem.may_be_fed(case))
}
