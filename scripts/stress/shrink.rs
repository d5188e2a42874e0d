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
    let is_alone = fault.cases.len() == 1;
    if is_alone {
        fault = shrink.many_at_once(fault)?;
    }
    // The one that is answered wrongly first, then those before it.
    let wrong = fault.suspect();
    let order = (0..=wrong).rev().chain(wrong + 1..fault.cases.len());
    for number in order.clone() {
        fault = shrink.easier_board(fault, number, FEW)?;
    }
    match fault.cases.len() {
        2 => fault = shrink.easier_pair(fault)?,
        _ => {
            for number in order {
                fault = shrink.easier_board(fault, number, usize::MAX)?;
            }
        }
    }
    let is_all = matches!(trial.problem.problem.task, Task::Path(_) | Task::Distance(_));
    let is_proven = is_alone && is_all && Instant::now() <= until;
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

    /// Leaves out boards: all but the one that is answered wrongly, all but that and another, or
    /// else halves, quarters and so on.
    fn fewer_boards(&self, mut fault: Fault) -> Result<Fault, Failure> {
        let cases = fault.cases.clone();
        let wrong = fault.suspect();
        if cases.len() > 1 {
            let others = (0..wrong).rev().chain(wrong + 1..cases.len()).take(MANY);
            let pairs = others.map(|other| [other.min(wrong), other.max(wrong)]);
            let pairs = pairs.map(|pair| pair.map(|i| cases[i]).to_vec());
            if let Some(smaller) = self.first(iter::once(vec![cases[wrong]]).chain(pairs))? {
                return Ok(smaller);
            }
        }
        let mut size = fault.cases.len() / 2;
        while size > 0 && fault.cases.len() > 2 {
            let cases = &fault.cases;
            let without = |start| {
                let rest = cases.iter().skip(start + size);
                cases[..start].iter().chain(rest).copied().collect::<Vec<_>>()
            };
            // The last ones first: often they do not matter.
            let starts = (0..cases.len()).step_by(size).rev();
            match self.first(starts.map(without))? {
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

    /// Looks for a smaller board in inputs of many, then tries the one that is answered wrongly
    /// alone: a solver that reads no second board fails on all of them.
    fn many_at_once(&mut self, mut fault: Fault) -> Result<Fault, Failure> {
        let most = self.trial.problem.cases.most.min(MANY);
        let mut size = self.size(&fault.cases[0]);
        for smaller in smaller(size) {
            let cases = if smaller < size && most > 1 { self.of_size(smaller) } else { vec![] };
            if let Some(many) = self.first(cases.chunks(most).map(<[Case]>::to_vec))? {
                let suspect = many.cases[many.suspect()];
                if let Some(alone) = self.first(iter::once(vec![suspect]))? {
                    (fault, size) = (alone, smaller);
                }
            }
        }
        Ok(fault)
    }

    /// Puts easier boards for one of them, at least `many` of each size if there are so many.
    fn easier_board(
        &mut self,
        mut fault: Fault,
        number: usize,
        many: usize,
    ) -> Result<Fault, Failure> {
        let mut size = self.size(&fault.cases[number]);
        for smaller in smaller(size) {
            if smaller >= size {
                continue;
            }
            let easier = self.of_size(smaller);
            let cases = fault.cases.clone();
            let with = |case: &Case| {
                let mut cases = cases.clone();
                cases[number] = *case;
                cases
            };
            let step = (easier.len() / many).max(1);
            if let Some(found) = self.first(easier.iter().step_by(step).map(with))? {
                (fault, size) = (found, smaller);
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

/// Returns the sizes below one: first those of boards that can be solved, or cannot, as it can.
fn smaller(size: usize) -> impl Iterator<Item = usize> {
    (size % 2..size).step_by(2).chain((1 - size % 2..size).step_by(2))
}

/// How many boards are tried in an input or for one.
const MANY: usize = 1000;

/// How many boards of each size are tried in place of one before all are.
const FEW: usize = 10;
