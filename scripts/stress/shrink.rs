//! Makes an input smaller on which a solver fails: fewer boards, then fewer moves.

use std::time::Instant;

use puzzle_solvers::problems::Task;

use crate::stress::trial::{Failure, Trial};
use puzzle_solvers::cli::arguments::Error;
use puzzle_solvers::judging::cases::Case;
use puzzle_solvers::judging::generator::Generator;

/// How many boards of each size are tried before all are.
const FEW: usize = 10;

/// Below which size in all pairs are tried first.
const EASY: usize = 5;

/// How many boards are tried together in an input.
const BATCH: usize = 1000;

/// How many boards of each size are tried at least, and how many together in an input.
type Way = (usize, usize);

/// A search for a smaller input on which a solver fails.
pub struct Shrink<'a> {
    pub trial: &'a Trial<'a>,
    pub generator: &'a mut Generator,
    /// When it has to end.
    pub until: Instant,
}

impl Shrink<'_> {
    /// Returns the smallest input found, how many moves its boards take, an unsolvable one as many
    /// as its twin, and whether every smaller input was tried.
    ///
    /// # Errors
    /// The solver cannot be run.
    pub fn smallest(&mut self, failure: Failure) -> Result<(Failure, usize, bool), Error> {
        let (judged, until) = (self.trial.judged, self.until);
        let mut failure = self.fewer_boards(failure)?;
        // Two boards may fail only together, so that no other will do for one of them.
        if failure.cases.len() == 2 {
            failure = self.easier_pair(failure, EASY)?;
        }
        let mut ways = vec![(FEW, 1), (usize::MAX, judged.cases.most.min(BATCH)), (usize::MAX, 1)];
        // Where the judge feeds one board an input, the last two are the same.
        ways.dedup();
        for way in ways {
            for number in (0..failure.cases.len()).rev().take_while(|_| Instant::now() < until) {
                failure = self.easier_board(failure, number, way)?;
            }
            if failure.cases.len() == 2 {
                failure = self.easier_pair(failure, usize::MAX)?;
                break;
            }
        }
        let is_all = matches!(judged.problem.task, Task::Path(_) | Task::Distance(_));
        let is_proven = failure.cases.len() == 1 && is_all && Instant::now() <= until;
        let moves = failure.cases.iter().map(|case| self.size(case) / 2).sum();
        Ok((failure, moves, is_proven))
    }

    /// Returns how hard a case is: twice its moves, and 1 more if they lead to the twin.
    fn size(&self, case: &Case) -> usize {
        let length = |case: &Case| Some(2 * self.trial.oracle().solve(case)?.0.len());
        length(case).or_else(|| Some(length(&case.twin())? + 1)).expect("one of both is solvable")
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
            let (cases, end) = (&failure.cases, failure.suspect() + 1);
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

    /// Replaces the board at `index` by the easiest with which the solver still fails. If boards
    /// are tried together, only the first that fails there is tried in its place.
    fn easier_board(&mut self, failure: Failure, index: usize, way: Way) -> Result<Failure, Error> {
        let ((few, together), cases, until) = (way, &failure.cases, self.until);
        for size in (0..self.size(&cases[index])).take_while(|_| Instant::now() < until) {
            let mut easier = self.generator.of_size(size);
            if together > 1 {
                let wrong = self.first(easier.chunks(together).map(<[Case]>::to_vec))?;
                easier = wrong.iter().map(|it| it.cases[it.suspect()]).collect();
            }
            let with = |case| [&cases[..index], &[case], &cases[index + 1..]].concat();
            let step = (easier.len() / few).max(1);
            if let Some(found) = self.first(easier.into_iter().step_by(step).map(with))? {
                return Ok(found);
            }
        }
        Ok(failure)
    }

    /// Tries all pairs of a size below `limit` in all, the easiest first.
    fn easier_pair(&mut self, failure: Failure, limit: usize) -> Result<Failure, Error> {
        let until = self.until;
        let sum: usize = failure.cases.iter().map(|case| self.size(case)).sum();
        let sizes =
            (0..sum.min(limit)).flat_map(|size| (0..=size).map(move |first| (first, size - first)));
        for (first, second) in sizes.take_while(|_| Instant::now() < until) {
            let (firsts, seconds) = (self.generator.of_size(first), self.generator.of_size(second));
            let pairs = firsts.iter().flat_map(|a| seconds.iter().map(move |b| vec![*a, *b]));
            if let Some(smaller) = self.first(pairs)? {
                return Ok(smaller);
            }
        }
        Ok(failure)
    }
}
