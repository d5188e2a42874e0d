//! Makes an input smaller on which a solver fails: fewer boards, then fewer moves.

use std::iter;
use std::time::{Duration, Instant};

use puzzle_solvers::binaries::Task;
use puzzle_solvers::judging::{Case, Generator, Problem};

use crate::progress;
use crate::trial::{Failure, Trial};

/// How many boards of each distance are tried before all are.
const FEW: usize = 10;

/// The smallest input found on which the solver fails.
pub struct Smallest {
    pub failure: Failure,
    /// Whether it passed when it was run again.
    pub is_chance: bool,
    /// Whether the solver passes on all that are smaller.
    pub is_proven: bool,
}

/// Runs inputs for some time.
struct Search<'a, 'b> {
    trial: &'a mut Trial<'b>,
    until: Instant,
}

/// Returns the smallest input on which the solver fails, as far as it is found by runs that start
/// in time.
///
/// The case that is answered wrongly comes first, alone: mostly this shows in one short run that
/// the failure recurs, and that it is small. If it does not, all cases come again.
pub fn smallest(
    trial: &mut Trial,
    generator: &mut Generator,
    mut failure: Failure,
    time: Duration,
) -> Smallest {
    let problem = trial.problem;
    let mut search = Search { trial, until: Instant::now() + time };
    // What is too slow was run twice already.
    let is_again = |cases: &Vec<Case>| !(failure.run.is_too_slow() && *cases == failure.cases);
    let again = [vec![failure.cases[failure.case()]], failure.cases.clone()];
    failure = search.first_failure(again.into_iter().filter(is_again)).unwrap_or(failure);
    if search.trial.has_passed(&failure.cases) {
        return Smallest { failure, is_chance: true, is_proven: false };
    }
    // What fails without edge cases is not made into one of them.
    let is_usual = |case: &Case| !problem.is_edge(case.kind());
    let usual: Vec<_> = failure.cases.iter().copied().filter(is_usual).collect();
    if !usual.is_empty() && usual != failure.cases {
        failure = search.first_failure(iter::once(usual)).unwrap_or(failure);
    }
    while let Some(smaller) = search.first_failure(fewer_boards(&failure)) {
        failure = smaller;
    }
    let has_edge = !failure.cases.iter().all(is_usual);
    for few in [FEW, usize::MAX] {
        for place in (0..failure.cases.len()).rev() {
            let (before, after) = (&failure.cases[..place], &failure.cases[place + 1..]);
            let moves = search.trial.oracle.farthest(&failure.cases[place..=place]);
            let nearer = nearer(problem, generator, moves, few);
            let nearer = nearer.filter(|case| has_edge || is_usual(case));
            let inputs = nearer.map(|case| [before, &[case], after].concat());
            failure = search.first_failure(inputs).unwrap_or(failure);
        }
    }
    let is_proven = search.is_smallest(generator, &failure);
    Smallest { failure, is_chance: false, is_proven }
}

impl Search<'_, '_> {
    /// Runs inputs that have not passed yet until the solver fails or the time is over. Returns the
    /// failure, saved, but none that is excused.
    fn first_failure(&mut self, inputs: impl Iterator<Item = Vec<Case>>) -> Option<Failure> {
        for cases in inputs {
            if Instant::now() >= self.until {
                break;
            }
            if !self.trial.has_passed(&cases) {
                progress::note(format!("looks for a smaller input (boards: {})", cases.len()));
                // The solver may be gone.
                let failure = self.trial.run(&cases).ok()?;
                if let (Some(failure), None) = (failure, self.trial.excuse(&cases)) {
                    self.trial.save(&failure);
                    return Some(failure);
                }
            }
        }
        None
    }

    /// Returns whether the solver passes on every input that is smaller than a wrong answer to a
    /// single board of the eight puzzle.
    fn is_smallest(&mut self, generator: &mut Generator, failure: &Failure) -> bool {
        let Failure { cases, run, .. } = failure;
        let problem = self.trial.problem;
        let has_one_goal = matches!(problem.binary.task, Task::Path(_) | Task::Distance(_));
        let moves = self.trial.oracle.farthest(cases);
        let mut nearer = nearer(problem, generator, moves, usize::MAX).map(|case| [case]);
        let passes = |cases: [Case; 1]| {
            let is_time = Instant::now() < self.until;
            let trial = &mut self.trial;
            trial.has_passed(&cases) || is_time && matches!(trial.run(&cases), Ok(None))
        };
        has_one_goal && cases.len() == 1 && run.ending.is_ok() && nearer.all(passes)
    }
}

/// Returns the inputs that leave out boards, as many at once as possible: the last 1, 2, 4 and so
/// on up to the one that is answered wrongly, then all but a piece.
fn fewer_boards(failure: &Failure) -> impl Iterator<Item = Vec<Case>> + '_ {
    let (cases, end) = (&failure.cases, failure.case() + 1);
    let powers = 0..cases.len().next_power_of_two().trailing_zeros();
    let last = powers.clone().map(move |power| cases[end.saturating_sub(1 << power)..end].to_vec());
    let rest = powers.rev().map(|power| 1 << power).flat_map(move |count| {
        let ends = (count..=cases.len()).rev().step_by(count);
        ends.map(move |end| [&cases[..end - count], &cases[end..]].concat())
    });
    last.chain(rest)
}

/// Returns boards that take fewer moves, the nearest first: some `few` of each distance, each with
/// its twin if the judge feeds unsolvable ones.
fn nearer<'a>(
    problem: &'a Problem,
    generator: &'a mut Generator,
    moves: usize,
    few: usize,
) -> impl Iterator<Item = Case> + 'a {
    (0..moves).flat_map(move |distance| {
        let all = generator.at(distance);
        let step = (all.len() / few).max(1);
        let some = all.into_iter().step_by(step);
        let twin = |case: Case| (!problem.is_solvable).then(|| case.twin());
        some.flat_map(move |case| iter::once(case).chain(twin(case)))
    })
}
