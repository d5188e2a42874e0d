//! course: answers a problem by a method of the course
//!
//! ```text
//! usage: course NAME METHOD [options] | --list | --help
//! ```
//!
//! Reads standard input. Each method is written as a contestant would write it, and
//! `bundle NAME METHOD` makes a short submission of it. src/course.rs has the lessons in
//! order.
//!
//! --list prints the methods, such as ida_star, and then the problems.
//!
//! ```text
//! --count  prints for each solvable board how many positions were visited, to standard error
//! --trace  prints each visited position and what the method knows of it, to standard error
//! ```

use std::process::ExitCode;

use puzzle_solvers::arguments::{self, print, Arguments, Error};
use puzzle_solvers::course::eight_answers::{for_any_goal, lengths, pairs, paths};
use puzzle_solvers::course::rotation_answers::turns;
use puzzle_solvers::course::Solver::{Eight, EightTable, Rotation, RotationTable};
use puzzle_solvers::course::{trace, Lesson, LESSONS};
use puzzle_solvers::judging::{cases, problems, Task};

fn main() -> ExitCode {
    let list = || {
        let names: Vec<_> = LESSONS.iter().map(Lesson::name).collect();
        format!("{}\n\n{}", names.join(", "), problems::list())
    };
    arguments::main(include_str!("course.rs"), list, answer)
}

/// Answers standard input.
fn answer(arguments: &Arguments) -> Result<ExitCode, Error> {
    let problem = arguments.problem;
    let lesson = arguments::lesson(problem, &arguments.words[0])?;
    let (name, task) = (problem.name, &problem.task);
    trace::start(arguments.has("--trace"), arguments.has("--count"));
    let input = arguments::read("-".as_ref())?;
    let text = String::from_utf8_lossy(&input);
    let text = text.trim_start_matches('\u{feff}');
    let goal = |goal| problem.goal(goal);
    let answers = match (&lesson.solver, task) {
        (Eight(solve), Task::Path(board)) => paths(text, &goal(board), solve),
        (Eight(solve), Task::Distance(board)) => lengths(text, &goal(board), solve),
        (Eight(solve), Task::Pair) => pairs(text, solve),
        (EightTable(new), Task::Path(board)) => paths(text, &goal(board), new()),
        (EightTable(new), Task::Distance(board)) => lengths(text, &goal(board), new()),
        (EightTable(new), Task::Pair) => pairs(text, for_any_goal(new)),
        (Rotation(solve), Task::Rotation) => turns(text, solve),
        (RotationTable(new), Task::Rotation) => turns(text, new()),
        (Eight(_) | EightTable(_), Task::Rotation)
        | (Rotation(_) | RotationTable(_), Task::Path(_) | Task::Distance(_) | Task::Pair) => {
            unreachable!("the method is for the game of the task")
        }
    };
    let status = print("course", [answers]);
    let error = |error| (1, format!("the input is not what {name} feeds: {error}"));
    cases::read(problem, &input).map_err(error)?;
    Ok(status)
}
