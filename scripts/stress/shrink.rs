//! Makes an input smaller on which a solver fails: fewer boards, then fewer moves.

use std::collections::hash_map::DefaultHasher;
use std::collections::HashSet;
use std::hash::{Hash, Hasher};
use std::iter;

use puzzle_solvers::binaries::Task;
use puzzle_solvers::judging::{Case, Generator, Kind};

use crate::series::Series;
use crate::trial::Failure;

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

/// Runs inputs, each of them once.
struct Search<'a> {
    series: &'a Series<'a>,
    /// The inputs that were tried, by their hashes.
    tried: HashSet<u64>,
    /// Whether all of them could be run.
    is_complete: bool,
}

/// Returns the smallest input found in time; `is_repeated` is that of the series' outcome.
///
/// The case that is answered wrongly comes first, alone: mostly this shows in one short run that
/// the failure can be repeated, and that it is small. If it does not, all cases come again.
pub fn smallest(
    series: &Series,
    generator: &mut Generator,
    mut failure: Failure,
    is_repeated: bool,
) -> Smallest {
    // Beside what could not be stopped nothing would run alone.
    if failure.run.is_left {
        return Smallest { failure, is_chance: false, is_proven: false };
    }
    let (trial, problem) = (series.trial, series.trial.problem);
    let mut search = Search { series, tried: HashSet::new(), is_complete: true };
    // To run again what was stopped would take as long again.
    let is_sure = is_repeated || failure.run.ending.is_err();
    if is_sure {
        search.tried.insert(hash(&failure.cases));
    }
    let alone = vec![failure.cases[failure.case()]];
    let mut again = search.failure(iter::once(alone));
    if again.is_none() {
        again = search.failure(iter::once(failure.cases.clone()));
    }
    if again.is_none() && !is_sure && search.is_complete && series.is_time() {
        return Smallest { failure, is_chance: true, is_proven: false };
    }
    failure = again.unwrap_or(failure);
    // What fails without edge cases is not made into one of them.
    let is_usual = |case: &Case| !problem.is_edge(case.kind());
    let usual: Vec<_> = failure.cases.iter().copied().filter(is_usual).collect();
    let usual = iter::once(usual).filter(|cases| !cases.is_empty());
    failure = search.failure(usual).unwrap_or(failure);
    let is_fed = |case: &Case| !problem.is_solvable || case.kind() != Kind::Unsolvable;
    let has_edge = !failure.cases.iter().all(is_usual);
    while let Some(smaller) = search.failure(fewer_boards(&failure)) {
        failure = smaller;
    }
    for few in [FEW, usize::MAX] {
        for place in (0..failure.cases.len()).rev() {
            let (before, after) = (&failure.cases[..place], &failure.cases[place + 1..]);
            let moves = trial.oracle().farthest(&failure.cases[place..=place]);
            let easier = (0..moves).flat_map(|distance| some(generator, distance, few));
            let easier = easier.filter(|case| is_fed(case) && (has_edge || is_usual(case)));
            let inputs = easier.map(|case| [before, &[case], after].concat());
            failure = search.failure(inputs).unwrap_or(failure);
        }
    }
    let has_all = match problem.binary.task {
        Task::Path(_) | Task::Distance(_) => failure.run.ending.is_ok() && failure.cases.len() == 1,
        Task::Pair | Task::Rotation => false,
    };
    // Of the edge cases, which may have been left out, one of each kind speaks for all.
    let mut edges = some(generator, 0, 1).filter(is_fed).map(|case| vec![case]);
    let is_proven = has_all && edges.all(|cases| search.passes(cases));
    let is_proven = is_proven && search.is_complete && series.is_time();
    Smallest { failure, is_chance: false, is_proven }
}

impl Search<'_> {
    /// Returns the failure on the first of the inputs on which the solver fails, but for those that
    /// were tried before.
    fn failure(&mut self, inputs: impl Iterator<Item = Vec<Case>> + Send) -> Option<Failure> {
        let inputs = inputs.filter(|cases| self.tried.insert(hash(cases)));
        let outcome = self.series.first_failure(inputs);
        self.is_complete &= outcome.is_ok();
        outcome.ok()?.failure
    }

    /// Returns whether the solver passes on an input. A failure is neither saved nor excused.
    fn passes(&mut self, cases: Vec<Case>) -> bool {
        let is_new = self.tried.insert(hash(&cases));
        !is_new || matches!(self.series.trial.failure(&(0, cases), self.series.until), Ok(None))
    }
}

fn hash(cases: &[Case]) -> u64 {
    let mut hasher = DefaultHasher::new();
    cases.hash(&mut hasher);
    hasher.finish()
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

/// Returns some `few` boards of a distance, each with its twin.
fn some(generator: &mut Generator, distance: usize, few: usize) -> impl Iterator<Item = Case> {
    let all = generator.all(distance);
    let step = (all.len() / few).max(1);
    all.into_iter().step_by(step).flat_map(|case| [case, case.twin()])
}
