//! The random boards on which the course's published figures were measured, for the tests and for
//! the bench, which includes this file, too.

use std::iter;

use puzzle_tools::judging::case::Case;
use puzzle_tools::judging::generator::{Generator, Wanted};
use puzzle_tools::judging::problems::Problem;

/// The first `count` random solvable cases of a problem.
pub fn solvable(problem: &'static Problem, count: usize) -> Vec<Case> {
    let mut generator = Generator::new(problem, 3);
    let cases = iter::repeat_with(|| generator.case(Wanted::Any));
    cases.filter(|case| case.distance().is_some()).take(count).collect()
}
