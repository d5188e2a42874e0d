//! Makes an input smaller on which a solver fails: fewer boards, then fewer moves.

use std::iter;

use puzzle_solvers::binaries::Task;
use puzzle_solvers::cli::arguments::Error;
use puzzle_solvers::judging::{Case, Generator};

use crate::trial::{Failure, Trial};

/// How many boards of each distance are tried before all are.
const FEW: usize = 10;

/// Returns the smallest input found in time, and a note on it.
///
/// # Errors
/// The solver cannot be run.
pub fn smallest(
    trial: &Trial,
    generator: &mut Generator,
    mut failure: Failure,
) -> Result<(Failure, &'static str), Error> {
    // What had to be stopped has had two runs.
    if failure.run.ending.is_ok() {
        let again = trial.first_failure(iter::once(failure.cases.clone()))?;
        if again.is_none() && trial.is_time() {
            return Ok((failure, "; it fails only sometimes: not when run again"));
        }
        failure = again.unwrap_or(failure);
    }
    while let Some(smaller) = trial.first_failure(fewer_boards(&failure))? {
        failure = smaller;
    }
    for few in [FEW, usize::MAX] {
        for place in (0..failure.cases.len()).rev().take_while(|_| trial.is_time()) {
            let easier = easier_board(trial, generator, &failure.cases, place, few);
            failure = trial.first_failure(easier)?.unwrap_or(failure);
        }
    }
    let has_all = !matches!(trial.problem.binary().task, Task::Pair | Task::Rotation);
    let is_proven = failure.cases.len() == 1 && has_all && trial.is_time();
    Ok((failure, if is_proven { "; no smaller input fails" } else { "" }))
}

/// Returns the inputs that leave out boards, as many at once as possible: the last 1, 2, 4 and so
/// on up to the one that is answered wrongly, then all but a piece.
fn fewer_boards(failure: &Failure) -> impl Iterator<Item = Vec<Case>> + '_ {
    let (cases, end) = (&failure.cases, failure.case + 1);
    let powers = 0..cases.len().next_power_of_two().trailing_zeros();
    let last = powers.clone().map(move |power| cases[end.saturating_sub(1 << power)..end].to_vec());
    let rest = powers.rev().map(|power| 1 << power).flat_map(move |count| {
        let ends = (count..=cases.len()).rev().step_by(count);
        ends.map(move |end| [&cases[..end - count], &cases[end..]].concat())
    });
    last.chain(rest)
}

/// Returns the inputs with an easier board at a place, the easiest first: some `few` of each
/// distance, each with its twin if the judge feeds unsolvable boards.
fn easier_board<'a>(
    trial: &Trial,
    generator: &'a mut Generator,
    cases: &'a [Case],
    place: usize,
    few: usize,
) -> impl Iterator<Item = Vec<Case>> + 'a {
    let has_twins = !trial.problem.is_solvable;
    let easier = (0..trial.moves(&cases[place..=place])).flat_map(move |distance| {
        let all = generator.all(distance);
        let step = (all.len() / few).max(1);
        all.into_iter().step_by(step)
    });
    let easier = easier.flat_map(move |case| [Some(case), has_twins.then(|| case.twin())]);
    easier.flatten().map(move |case| [&cases[..place], &[case], &cases[place + 1..]].concat())
}
