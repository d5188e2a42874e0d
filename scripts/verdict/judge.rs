//! The verdict of a judge, from the streams.

use std::io::{self, BufRead};

use puzzle_solvers::eight::board as eight_board;
use puzzle_solvers::rotation::board as rotation_board;
use puzzle_solvers::rotation::search::Search;
use puzzle_solvers::tied::Tied;

use crate::judges::JudgeProblem;
use crate::problems::Task;
use crate::verdict::output::Output;
use crate::verdict::{all, cases, eight, rotation, Verdict};

/// Why there is no verdict: the input is malformed, or one of the files cannot be read.
pub enum Failure {
    /// About the input.
    Input(io::Error),
    /// About the output.
    Output(io::Error),
}

/// Returns the verdict of the judge on an output for an input.
///
/// # Errors
/// The input is malformed, or one of the two cannot be read.
pub fn judge(
    problem: &JudgeProblem,
    input: &mut Tied,
    output: &mut dyn BufRead,
) -> Result<Verdict, Failure> {
    let output = Output::new(output).map_err(Failure::Output)?;
    let verdict = match problem.problem.task {
        Task::Path(goal) => {
            let cases = cases::read(input, eight_board::read).map_err(Failure::Input)?;
            all(&cases, output, |_, start, [path]| eight::path(start, goal, problem.accepts, path))
        }
        Task::Distance(goal) => {
            let cases = cases::read(input, eight_board::read).map_err(Failure::Input)?;
            all(&cases, output, |_, start, [number]| eight::number(start, goal, number))
        }
        Task::Pair => {
            let cases = cases::read_pairs(input).map_err(Failure::Input)?;
            all(&cases, output, eight::numbered_path)
        }
        Task::Rotation => {
            let mut search = Search::new();
            let cases = cases::read(input, rotation_board::read).map_err(Failure::Input)?;
            all(&cases, output, |_, board, answer| rotation::path(&mut search, board, answer))
        }
    };
    verdict.map_err(Failure::Output)
}
