//! Makes an input smaller on which a solver fails: fewer boards, then fewer moves.

use std::iter;
use std::time::Instant;

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
    let fault = shrink.fewer_boards(fault)?;
    let (fault, is_proven) = match fault.cases.len() {
        1 => shrink.fewer_moves(fault)?,
        _ => (shrink.easier_boards(fault)?, false),
    };
    let moves = fault.cases.iter().map(|case| shrink.size(case) / 2).sum();
    Ok((fault, moves, is_proven))
}

impl Shrink<'_> {
    /// Returns how hard a case is: twice its moves, and 1 more if they lead to the twin.
    fn size(&mut self, case: &Case) -> usize {
        let mut length = |case: &Case| Some(2 * self.solver.solve(case)?.0.len());
        length(case).or_else(|| Some(length(&case.twin())? + 1)).expect("one of both is solvable")
    }

    fn first(
        &self,
        mut inputs: impl Iterator<Item = Vec<Case>> + Send,
    ) -> Result<Option<Fault>, Failure> {
        Ok(self.trial.first_fault(&mut inputs, Some(self.until))?.1)
    }

    /// Leaves out boards: all but the one that is answered wrongly, all but that and another, or
    /// else halves, quarters and so on.
    fn fewer_boards(&self, mut fault: Fault) -> Result<Fault, Failure> {
        let cases = fault.cases.clone();
        let wrong = fault.wrong.case.min(cases.len() - 1);
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

    /// Looks for another board alone that takes fewer moves, the easiest first, and the solvable
    /// ones before the unsolvable ones, on which some solvers take long. Returns whether all have
    /// been tried.
    fn fewer_moves(&mut self, mut fault: Fault) -> Result<(Fault, bool), Failure> {
        let (mut size, most) =
            (self.size(&fault.cases[0]), self.trial.problem.cases.most.min(MANY));
        for is_twin in [false, true] {
            for distance in 0..=size / 2 {
                let all = if is_twin { Generator::twins } else { Generator::all };
                let cases = all(self.generator, distance);
                let is_smaller = 2 * distance + usize::from(is_twin) < size;
                let inputs = cases.chunks(most).map(<[Case]>::to_vec).filter(|_| is_smaller);
                if let Some(company) = self.first(inputs)? {
                    // Many fail where one alone does not, if the solver reads no second board.
                    let suspect = company.cases[company.wrong.case.min(company.cases.len() - 1)];
                    let alone = iter::once(suspect).chain(cases).map(|case| vec![case]);
                    if let Some(smaller) = self.first(alone)? {
                        size = self.size(&smaller.cases[0]);
                        fault = smaller;
                        break;
                    }
                }
            }
        }
        let is_proven = Instant::now() <= self.until && matches!(fault.cases[0], Case::Eight(..));
        Ok((fault, is_proven))
    }

    /// Puts easier boards for each, one after the other, then tries all pairs.
    fn easier_boards(&mut self, mut fault: Fault) -> Result<Fault, Failure> {
        for i in 0..fault.cases.len() {
            let size = self.size(&fault.cases[i]);
            for distance in 0..(size + 1) / 2 {
                let cases = fault.cases.clone();
                let with = |case| {
                    let mut cases = cases.clone();
                    cases[i] = case;
                    cases
                };
                let easier = self.generator.all(distance).into_iter().take(MANY);
                if let Some(smaller) = self.first(easier.map(with))? {
                    fault = smaller;
                    break;
                }
            }
        }
        if fault.cases.len() == 2 {
            let sum = fault.cases.iter().map(|case| self.size(case) / 2).sum();
            for moves in 0..sum {
                for first in 0..=moves {
                    let seconds = self.generator.all(moves - first);
                    let firsts = self.generator.all(first).into_iter();
                    let pairs = firsts.flat_map(|a| seconds.iter().map(move |b| vec![a, *b]));
                    if let Some(smaller) = self.first(pairs)? {
                        return Ok(smaller);
                    }
                }
            }
        }
        Ok(fault)
    }
}

/// How many boards are tried in an input or for one.
const MANY: usize = 1000;
