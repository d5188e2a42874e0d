//! The search for a smaller input on which a solver fails: fewer boards, then fewer moves.

use std::iter;
use std::time::Instant;

use puzzle_solvers::judging::cases::Case;
use puzzle_solvers::judging::generator::Generator;

use crate::progress;
use crate::sweeps::{farthest, is_edge};
use crate::trial::{Failure, Trial};

/// How many boards of each distance are tried first, before all of them.
const FEW: usize = 10;

/// How many runs have to fail again until a failure is thought to come each time.
const REPEATS: usize = 3;

/// The smallest input found on which the solver fails.
pub struct Smallest {
    pub failure: Failure,
    /// Whether the solver passed on it when it was run again.
    pub is_chance: bool,
    /// Whether the solver passes on all smaller inputs.
    pub is_proven: bool,
}

/// Returns the smallest input on which the solver fails, as far as it is found by runs that start
/// in time.
pub fn smallest(trial: &mut Trial, generator: &mut Generator, mut failure: Failure) -> Smallest {
    let problem = trial.problem;
    trial.deadline = Some(Instant::now() + trial.shrink);
    let is_usual = |case: &Case| !is_edge(problem, case);
    while let Some(smaller) = first_failure(trial, fewer_boards(&failure, is_usual)) {
        failure = smaller;
    }
    // If the solver fails on usual boards, no edge case takes their place.
    let has_edge = !failure.cases.iter().all(is_usual);
    for few in [FEW, usize::MAX] {
        for place in (0..failure.cases.len()).rev() {
            if trial.is_cut {
                break;
            }
            let (before, after) = (&failure.cases[..place], &failure.cases[place + 1..]);
            let moves = farthest(&failure.cases[place..=place]);
            let nearer = nearer(generator, moves, few).filter(|case| has_edge || is_usual(case));
            let inputs = nearer.map(|case| [before, &[case], after].concat());
            failure = first_failure(trial, inputs).unwrap_or(failure);
        }
    }
    let is_wrong_alone = failure.run.ending.is_ok() && failure.cases.len() == 1;
    let mut nearer = nearer(generator, farthest(&failure.cases), usize::MAX);
    let is_proven = !problem.task.is_pair()
        && !problem.task.is_rotation()
        && is_wrong_alone
        && nearer.all(|case| passes(trial, &[case]));
    // Where runs depend on chance, as in C++ on memory that was never set, it may fail only
    // sometimes. If it was too slow, it was run twice already.
    let mut passes_again = || matches!(trial.run(&failure.cases), Ok(None));
    let is_chance = !failure.run.is_too_slow() && (0..REPEATS).any(|_| passes_again());
    Smallest { failure, is_chance, is_proven: is_proven && !is_chance }
}

/// Runs inputs that have not passed yet until the solver fails or the time is over. Returns the
/// failure, saved, unless it is excused.
fn first_failure(trial: &mut Trial, inputs: impl Iterator<Item = Vec<Case>>) -> Option<Failure> {
    for cases in inputs {
        if trial.passed.contains(&cases) {
            continue;
        }
        if !trial.has_time() {
            break;
        }
        progress::note(format!("looks for a smaller input (boards: {})", cases.len()));
        // If the solver cannot be run any more, its file may be gone.
        let failure = trial.run(&cases).ok()?;
        let failure = failure.filter(|failure| trial.excuse(failure.suspects()).is_none());
        if let Some(failure) = failure {
            trial.save(&failure);
            return Some(failure);
        }
    }
    None
}

/// Returns whether the solver passes on an input, as far as there is time.
fn passes(trial: &mut Trial, cases: &[Case]) -> bool {
    trial.passed.contains(cases) || trial.has_time() && matches!(trial.run(cases), Ok(None))
}

/// Returns the inputs that leave out boards. First comes the case with the wrong answer, alone:
/// mostly, one short run shows that it is enough. Then come all boards but the edge cases; then the
/// last 2, 4, 8 and so on boards up to that case; then all boards without a piece, of any place and
/// half, a quarter and so on of their number.
fn fewer_boards<'a>(
    failure: &'a Failure,
    is_usual: impl Fn(&Case) -> bool,
) -> impl Iterator<Item = Vec<Case>> + 'a {
    let (cases, end) = (&failure.cases, failure.case() + 1);
    let alone = vec![cases[failure.case()]];
    let usual = cases.iter().copied().filter(is_usual).collect();
    let powers = 0..cases.len().next_power_of_two().trailing_zeros();
    let last = powers.clone().map(move |power| cases[end.saturating_sub(1 << power)..end].to_vec());
    let rest = powers.rev().map(|power| 1 << power).flat_map(move |count| {
        let ends = (count..=cases.len()).rev().step_by(count);
        ends.map(move |end| [&cases[..end - count], &cases[end..]].concat())
    });
    let fewer = [alone, usual].into_iter().chain(last).chain(rest);
    fewer.filter(|fewer: &Vec<_>| (1..cases.len()).contains(&fewer.len()))
}

/// Returns boards that take fewer moves, the nearest first: about `few` of each distance, each with
/// the unsolvable one with two tiles swapped if the judge feeds such boards. Boards on which
/// failures are excused are left out.
fn nearer(generator: &mut Generator, moves: usize, few: usize) -> impl Iterator<Item = Case> + '_ {
    let problem = generator.problem;
    let all = (0..moves).flat_map(move |distance| {
        let all = generator.cases_at(distance);
        let step = (all.len() / few).max(1);
        let some = all.into_iter().step_by(step);
        let swapped = |case: Case| problem.feeds_unsolvable.then(|| case.swapped());
        some.flat_map(move |case| iter::once(case).chain(swapped(case)))
    });
    all.filter(|case| !problem.excuses(case))
}
