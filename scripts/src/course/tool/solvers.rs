//! The lessons of the course as solvers of cases.

use std::array;

use crate::course::tool::trace;
use crate::course::{EightSolver, Game, Lesson, RotationSolver};
use crate::eight::{is_solvable, Puzzle, BLANK};
use crate::judging::case::Case;
use crate::judging::distances::renamed;
use crate::judging::problems::Task;

/// A solver of the cases of a task, which returns a path.
pub type CaseSolver = Box<dyn FnMut(&Case) -> Option<String>>;

/// Whether a lesson is for the game of a task.
pub fn is_for(lesson: &Lesson, task: &Task) -> bool {
    matches!(lesson.game, Game::Rotation(_)) == task.is_rotation()
}

/// A function that solves cases of a task by the method of a lesson. It returns a path, or `None`
/// if there is no path. After a path, it ends the count of visits in [`trace`].
///
/// # Panics
/// The function panics if a case is of the other game.
pub fn case_solver(lesson: &Lesson, task: &Task) -> CaseSolver {
    match lesson.game {
        Game::Eight(new) => eight_case_solver(new, task),
        Game::Rotation(new) => rotation_case_solver(new()),
    }
}

fn eight_case_solver(new: fn() -> EightSolver, task: &Task) -> CaseSolver {
    let is_pair = task.is_pair();
    let letters = task.letters().as_bytes();
    let mut solvers: [EightSolver; 9] = array::from_fn(|_| new());
    Box::new(move |case| {
        let (mut start, mut goal) = case.eight().expect("a case of the eight puzzle");
        // With the goal's tiles called 1 to 8 in order, goals differ in the cell of the blank
        // alone: there are nine goals, each with a solver of its own, since a solver keeps what it
        // finds for its goal.
        if is_pair {
            start = renamed(start, goal);
            goal = renamed(goal, goal);
        }
        if !is_solvable(start, goal) {
            return None;
        }
        let path = solvers[goal.cell(BLANK)](&Puzzle { start, goal, letters });
        trace::end_count();
        Some(path.into_iter().map(char::from).collect())
    })
}

fn rotation_case_solver(mut solve: RotationSolver) -> CaseSolver {
    Box::new(move |case| {
        let path = solve(case.rotation().expect("a board of the rotation game"));
        trace::end_count();
        Some(path.into_iter().map(|turn| char::from(b'A' + turn as u8)).collect())
    })
}
