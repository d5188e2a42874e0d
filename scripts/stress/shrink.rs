//! Makes an input smaller on which a solver fails: fewer boards, then fewer moves.

use std::time::Instant;

use puzzle_solvers::arguments::Error;
use puzzle_solvers::binaries::Task;
use puzzle_solvers::judging::{Case, Generator};

use crate::trial::{Failure, Series, Trial};

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

/// Returns the smallest input found in time.
///
/// The case that is answered wrongly comes first, alone: mostly this shows in one short run that
/// the failure can be repeated, and that it is small. If it does not, all cases come again.
///
/// # Errors
/// The solver cannot be run.
pub fn smallest(
    trial: &Trial,
    generator: &mut Generator,
    mut failure: Failure,
    until: Instant,
) -> Result<Smallest, Error> {
    let of = "those that may be smaller".to_string();
    let series = Series { trial, of, until: Some(until), is_cut: true };
    let is_one = failure.cases.len() == 1;
    let mut again = None;
    // A board alone that took too long is not run again: that would take as long.
    if failure.is_exited() || !is_one {
        again = series.one_failure(vec![failure.cases[failure.case]])?;
    }
    if again.is_none() && failure.is_exited() && !is_one {
        again = series.one_failure(failure.cases.clone())?;
    }
    if again.is_none() && failure.is_exited() && series.is_time() {
        return Ok(Smallest { failure, is_chance: true, is_proven: false });
    }
    failure = again.unwrap_or(failure);
    while let Some(smaller) = series.first_failure(fewer_boards(&failure))?.failure {
        failure = smaller;
    }
    for few in [FEW, usize::MAX] {
        for place in (0..failure.cases.len()).rev().take_while(|_| series.is_time()) {
            let easier = easier_board(trial, generator, &failure.cases, place, few);
            failure = series.first_failure(easier)?.failure.unwrap_or(failure);
        }
    }
    let has_all = match trial.problem.binary.task {
        Task::Path(_) | Task::Distance(_) => true,
        Task::Pair | Task::Rotation => false,
    };
    let is_proven = failure.cases.len() == 1 && has_all && series.is_time();
    Ok(Smallest { failure, is_chance: false, is_proven })
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
    let moves = trial.distances(&cases[place..=place])[0];
    let easier = (0..moves).flat_map(move |distance| {
        let all = generator.all(distance);
        let step = (all.len() / few).max(1);
        all.into_iter().step_by(step)
    });
    let easier = easier.flat_map(move |case| [Some(case), has_twins.then(|| case.twin())]);
    easier.flatten().map(move |case| [&cases[..place], &[case], &cases[place + 1..]].concat())
}
