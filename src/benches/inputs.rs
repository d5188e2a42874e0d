//! Inputs for the programs, drawn by the project's own generator: the same ones in every run.

use std::fs;
use std::iter;
use std::path::{Path, PathBuf};

use puzzle_solvers::judging::{cases, problems, Case, Generator, Problem, Random, Wanted};

/// Which cases of a problem are drawn.
#[derive(Clone, Copy)]
pub enum Draw {
    /// This many random cases, as the judge could feed them.
    Random(usize),
    /// This many of the cases that take the most moves.
    Hardest(usize),
    /// All cases, each once, in a random order.
    All,
}

/// Returns the problem with this name.
pub fn find(name: &str) -> &'static Problem {
    problems::find(name).unwrap_or_else(|| panic!("no problem is called {name}"))
}

impl Draw {
    /// Returns the cases.
    pub fn cases(self, problem: &'static Problem) -> Vec<Case> {
        // With this seed HDU 1043's first board is solvable: alone, it is a fair single board.
        let mut generator = Generator::new(problem, 3);
        let (count, wanted) = match self {
            Draw::Random(count) => (count, Wanted::Any),
            Draw::Hardest(count) => (count, Wanted::Distance(generator.hardest())),
            Draw::All => {
                let mut all = generator.all();
                Random(1).shuffle(&mut all);
                return all;
            }
        };
        iter::repeat_with(|| generator.case(wanted)).take(count).collect()
    }
}

/// Writes cases as the judge does, to a file for the programs of the problem, and returns its path.
pub fn write(problem: &Problem, cases: &[Case]) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let path = folder.join(format!("bench-{}", problem.program));
    let input: String = cases::parts(problem, cases.len(), cases.iter().copied()).collect();
    fs::write(&path, input).expect("the folder for such files can be written to");
    path
}
