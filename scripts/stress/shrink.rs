//! Makes an input smaller on which a solver fails: fewer boards, then fewer moves.

use std::time::Instant;

use puzzle_solvers::cli::arguments::Error;
use puzzle_solvers::judging::cases::Case;
use puzzle_solvers::judging::generator::Generator;
use puzzle_solvers::problems::Task;

use crate::stress::trial::{Failure, Trial};

/// How many boards of each distance are tried before all are.
const FEW: usize = 10;

/// A search for a smaller input on which a solver fails.
pub struct Shrink<'a> {
    pub trial: &'a Trial<'a>,
    pub generator: &'a mut Generator,
    /// When it has to end.
    pub until: Instant,
}

impl Shrink<'_> {
    /// Returns the smallest input found, and whether every smaller input was tried.
    ///
    /// # Errors
    /// The solver cannot be run.
    pub fn smallest(&mut self, failure: Failure) -> Result<(Failure, bool), Error> {
        let mut failure = self.fewer_boards(failure)?;
        for few in [FEW, usize::MAX] {
            for place in (0..failure.cases.len()).rev() {
                failure = self.easier_board(failure, place, few)?;
            }
        }
        let has_all = !matches!(self.trial.judged.problem.task, Task::Pair | Task::Rotation);
        let is_proven = failure.cases.len() == 1 && has_all && Instant::now() <= self.until;
        Ok((failure, is_proven))
    }

    /// Returns the first of the inputs on which the solver fails, of those for which there is time.
    fn first(&self, inputs: impl Iterator<Item = Vec<Case>>) -> Result<Option<Failure>, Error> {
        let inputs = inputs.take_while(|_| Instant::now() < self.until);
        Ok(self.trial.first_failure(inputs)?.map(|(_, failure)| failure))
    }

    /// Leaves out boards, as many at once as possible: keeps the last 1, 2, 4 and so on up to the
    /// one that is answered wrongly, or else cuts out a piece.
    fn fewer_boards(&self, mut failure: Failure) -> Result<Failure, Error> {
        loop {
            let (cases, end) = (&failure.cases, failure.case + 1);
            let counts = (0..).map(|power| 1 << power);
            let counts: Vec<usize> = counts.take_while(|count| *count < cases.len()).collect();
            let last = counts.iter().map(|count| cases[end.saturating_sub(*count)..end].to_vec());
            let rest = counts.iter().rev().flat_map(|&count| {
                let ends = (count..=cases.len()).rev().step_by(count);
                ends.map(move |end| [&cases[..end - count], &cases[end..]].concat())
            });
            match self.first(last.chain(rest))? {
                Some(smaller) => failure = smaller,
                None => return Ok(failure),
            }
        }
    }

    /// Replaces a board by the easiest with which the solver still fails. Tries some `few` of each
    /// distance that are solvable if it is, or all and their twins.
    fn easier_board(
        &mut self,
        failure: Failure,
        place: usize,
        few: usize,
    ) -> Result<Failure, Error> {
        let (cases, board, until) = (&failure.cases, failure.cases[place], self.until);
        let has_twins = few > FEW && !self.trial.judged.is_solvable;
        let is_solvable = self.trial.oracle().solve(&board).is_some();
        for distance in (0..self.trial.moves(&[board])).take_while(|_| Instant::now() < until) {
            let all = self.generator.all(distance);
            let step = (all.len() / few).max(1);
            let like = |case: &Case| if is_solvable { *case } else { case.twin() };
            let easier = all.iter().step_by(step).map(like);
            let others = all.iter().filter(|_| has_twins).map(|case| like(&case.twin()));
            let with = |case| [&cases[..place], &[case], &cases[place + 1..]].concat();
            if let Some(found) = self.first(easier.chain(others).map(with))? {
                return Ok(found);
            }
        }
        Ok(failure)
    }
}
