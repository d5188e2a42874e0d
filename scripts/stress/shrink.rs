//! Makes an input smaller on which a solver fails: fewer boards, then fewer moves.

use std::iter;
use std::time::Instant;

use puzzle_solvers::problems::Task;

use crate::arguments::Failure;
use crate::cases::{Case, Solver};
use crate::generator::Generator;
use crate::stress::trial::{Fault, Trial};

struct Shrink<'a> {
    trial: &'a Trial<'a>,
    generator: &'a mut Generator,
    solver: Solver,
    until: Instant,
}

/// Looks for a smaller input on which the solver fails. Returns the smallest, how many moves its
/// boards take, an unsolvable one as many as its twin, and whether all smaller inputs were tried.
///
/// # Errors
/// The solver cannot be run.
pub fn shrink(
    trial: &Trial,
    fault: Fault,
    generator: &mut Generator,
    until: Instant,
) -> Result<(Fault, usize, bool), Failure> {
    let solver = Solver::new(trial.problem.problem);
    let mut shrink = Shrink { trial, generator, solver, until };
    let mut fault = shrink.fewer_boards(fault)?;
    // Some of each size, then all: many in an input if the judge feeds many, then one by one.
    let mut ways =
        vec![(FEW, 1), (usize::MAX, trial.problem.cases.most.min(MANY)), (usize::MAX, 1)];
    ways.dedup();
    for (some, together) in ways {
        for number in (0..fault.cases.len()).rev() {
            fault = shrink.easier_board(fault, number, some, together)?;
        }
    }
    if fault.cases.len() == 2 {
        fault = shrink.easier_pair(fault)?;
    }
    let is_all = matches!(trial.problem.problem.task, Task::Path(_) | Task::Distance(_));
    let is_proven = fault.cases.len() == 1 && is_all && Instant::now() <= until;
    let moves = fault.cases.iter().map(|case| shrink.size(case) / 2).sum();
    Ok((fault, moves, is_proven))
}

impl Shrink<'_> {
    /// Returns how hard a case is: twice its moves, and 1 more if they lead to the twin.
    fn size(&mut self, case: &Case) -> usize {
        let mut length = |case: &Case| Some(2 * self.solver.solve(case)?.0.len());
        length(case).or_else(|| Some(length(&case.twin())? + 1)).expect("one of both is solvable")
    }

    /// Returns the first of the inputs on which the solver fails, of those for which there is time.
    fn first(&self, inputs: impl Iterator<Item = Vec<Case>>) -> Result<Option<Fault>, Failure> {
        let inputs = inputs.take_while(|_| Instant::now() < self.until);
        Ok(self.trial.first_fault(inputs)?.map(|(_, fault)| fault))
    }

    /// Leaves out boards: all but those just before the one that is answered wrongly, then halves,
    /// quarters and so on of what is left.
    fn fewer_boards(&self, mut fault: Fault) -> Result<Fault, Failure> {
        let (end, most) = (fault.suspect() + 1, fault.cases.len() - 1);
        let lengths = iter::successors(Some(1), |length| Some(2 * length));
        let lengths = lengths.take_while(|length| *length <= end.min(most));
        let windows = lengths.map(|length| fault.cases[end - length..end].to_vec());
        fault = self.first(windows)?.unwrap_or(fault);
        let mut size = fault.cases.len() / 2;
        while size > 0 {
            let cases = &fault.cases;
            let without =
                |start| [&cases[..start], &cases[cases.len().min(start + size)..]].concat();
            // The last ones first: often they do not matter.
            match self.first((0..cases.len()).step_by(size).rev().map(without))? {
                Some(smaller) => fault = smaller,
                None => size /= 2,
            }
            size = size.min(fault.cases.len() / 2);
        }
        Ok(fault)
    }

    /// Returns the cases of a size.
    fn of_size(&mut self, size: usize) -> Vec<Case> {
        let all = if size % 2 == 0 { Generator::all } else { Generator::twins };
        all(self.generator, size / 2)
    }

    /// Puts the easiest board for one of them with which the solver still fails, of `some` of each
    /// size or a few more. If many are tried together in an input, only those count that are
    /// answered wrongly there.
    fn easier_board(
        &mut self,
        fault: Fault,
        number: usize,
        some: usize,
        together: usize,
    ) -> Result<Fault, Failure> {
        for size in 0..self.size(&fault.cases[number]) {
            let mut easier = self.of_size(size);
            if together > 1 {
                let wrong = self.first(easier.chunks(together).map(<[Case]>::to_vec))?;
                easier = wrong.iter().map(|it| it.cases[it.suspect()]).collect();
            }
            let with = |case: &Case| {
                let mut cases = fault.cases.clone();
                cases[number] = *case;
                cases
            };
            let step = (easier.len() / some).max(1);
            if let Some(found) = self.first(easier.iter().step_by(step).map(with))? {
                return Ok(found);
            }
        }
        Ok(fault)
    }

    /// Tries all pairs, the easiest first.
    fn easier_pair(&mut self, fault: Fault) -> Result<Fault, Failure> {
        let sum = fault.cases.iter().map(|case| self.size(case)).sum();
        for size in 0..sum {
            for first in 0..=size {
                let seconds = self.of_size(size - first);
                let firsts = self.of_size(first).into_iter();
                let pairs = firsts.flat_map(|a| seconds.iter().map(move |b| vec![a, *b]));
                if let Some(smaller) = self.first(pairs)? {
                    return Ok(smaller);
                }
            }
        }
        Ok(fault)
    }
}

/// How many boards are tried in an input or for one.
const MANY: usize = 1000;

/// How many boards of each size are tried in place of one before all are.
const FEW: usize = 10;
