//! Notes on likely reasons of a failure. Each follows from what was measured in the run.

use std::process::ExitStatus;
use std::slice;
use std::time::Duration;

use puzzle_solvers::format::{seconds, thousands};
use puzzle_solvers::judging::case::Case;
use puzzle_solvers::judging::problems::Task;
use puzzle_solvers::judging::verdict::answer_length;

use crate::request::Request;
use crate::run::Ending::{Crash, Exit, TooMuchMemory, TooMuchOutput, TooSlow};
use crate::trial::{Failure, Trial};

/// No method takes long for so few cases of so few moves: each has 3^10 paths at most, and in the
/// rotation game 8^4.
const FEW_CASES: usize = 10;
const FEW_MOVES: usize = 10;
const FEW_TURNS: usize = 4;

/// The hint on an exit status that is not 0.
pub const NONZERO: &str = "many judges call that a run-time error";

const UNREAD: &str = "it seems not to have read standard input; does it open a file, even \
                      /dev/stdin? Many sources do, unless compiled with g++ -DONLINE_JUDGE";
const CRASH: &str = "in C++, g++ -g -Wall -fsanitize=address,undefined names the line";
const STACK: &str =
    "deep recursion, too, ends in SIGSEGV; does the solver pass after ulimit -s unlimited?";
const LEFT_OVER: &str = "is a path, a queue or a mark left over from the cases before?";
const UNSOLVABLE: &str = "the input has an unsolvable board: is the parity of the inversions \
                          tested before the search?";
const END: &str =
    "does the solver stop at the end of the input? A line feed or a 0 follows the last case";
const LONG: &str = "does a path have no end, or needless moves, as by depth-first search?";
const LIMITS: &str = "the limit is that for C++, some judges give Java or Python more; \
                      --time-limit changes it";

/// Returns notes on likely reasons of a failure, except [`left_over`].
pub fn notes(trial: &Trial, failure: &Failure) -> Vec<String> {
    let Failure { run, wrong, .. } = failure;
    let Request { problem, command, time_limit, .. } = trial.request;
    let task = &problem.task;
    // A program with arguments may be an interpreter.
    let is_alone = command.len() == 1;
    // If any input has passed before, the solver does read its input, perhaps in a way that cannot
    // be seen. If it prints errors, these say more.
    let is_unread = !run.has_read && trial.record.passed.is_empty() && run.errors.is_empty();
    let unread = hint(is_unread, UNREAD);
    let hints = match &run.ending {
        Exit(status) => vec![unread, nonzero(status)],
        Crash(status) => {
            // The status is the reason only if the answers are right.
            let exit = if wrong.is_none() { nonzero(status) } else { None };
            // A shell exits with 128 and the number of the signal.
            let is_fault = status.to_string().contains("SIGSEGV") || status.code() == Some(139);
            vec![exit, hint(is_alone, CRASH), hint(is_fault, STACK), unread]
        }
        TooSlow(_, used) => {
            let is_judges_limit = time_limit.is_none() && problem.limits.is_some();
            let [first, second] = on_time(task, failure, *used);
            vec![unread, first, second, hint(!is_alone && is_judges_limit, LIMITS)]
        }
        TooMuchMemory(_) => vec![unread, unsolvable(&failure.cases)],
        TooMuchOutput => {
            let lines = run.output.iter().filter(|&&byte| byte == b'\n').count();
            let is_long = lines <= failure.cases.len() * answer_length(task);
            vec![unread, hint(is_long, LONG), hint(!is_long, END)]
        }
    };
    // A fact about the judge, not a reason.
    let untested = failure.suspects().iter().any(|case| problem.is_untested(case));
    let hints = hints.into_iter().chain([hint(untested, problem.untested.note)]);
    hints.flatten().map(in_words).collect()
}

fn in_words(hint: String) -> String {
    format!("Note: {hint}")
}

fn hint(is_given: bool, text: &str) -> Option<String> {
    is_given.then(|| text.to_string())
}

fn nonzero(status: &ExitStatus) -> Option<String> {
    let code = status.code().filter(|&code| code != 0)?;
    Some(format!("exit status: {code}; {NONZERO}"))
}

fn unsolvable(cases: &[Case]) -> Option<String> {
    hint(cases.iter().any(|case| case.distance().is_none()), UNSOLVABLE)
}

/// Returns a note if the case with the wrong answer passes alone, or has come before in this input,
/// perhaps with start and goal exchanged.
pub fn left_over(trial: &Trial, failure: &Failure) -> Option<String> {
    // A solver that prints no answer may have read too few cases.
    let wrong = failure.wrong.as_ref().filter(|wrong| !wrong.is_missing())?;
    let case = failure.cases.get(wrong.case_index)?;
    let before = &failure.cases[..wrong.case_index];
    let passes_alone = !before.is_empty() && trial.record.passed.contains(slice::from_ref(case));
    let comes_again = before.contains(case) || before.contains(&case.reversed());
    hint(passes_alone || comes_again, LEFT_OVER).map(in_words)
}

/// Returns notes on a run that is too slow. `used` is the time for which it has computed.
fn on_time(task: &Task, failure: &Failure, used: Option<Duration>) -> [Option<String>; 2] {
    let Failure { cases, run, wrong, .. } = failure;
    let time = run.cost.time;
    let waits = used.filter(|&used| run.cost.is_too_slow_by_clock() && 5 * used < time);
    let waits = waits.map(|used| {
        let [used, time] = [used, time].map(seconds);
        format!(
            "it computed for {used} of {time} s: does it wait for input, a lock or a clock, or was \
             the machine busy?"
        )
    });
    let is_right = wrong.as_ref().map_or(true, |wrong| wrong.case_index == cases.len());
    // An empty line at the end of a right output may be missing, or may be still to come.
    let line_count = run.output.split_inclusive(|&byte| byte == b'\n').count();
    if is_right && line_count >= cases.len() * answer_length(task) {
        return [waits, Some(format!("all cases are answered: {END}"))];
    }
    let few = if task.is_rotation() { FEW_TURNS } else { FEW_MOVES };
    let are_near = cases.iter().all(|case| case.distance().map_or(false, |moves| moves <= few));
    if waits.is_some() || are_near && cases.len() <= FEW_CASES {
        return [waits, Some(format!("{END}. Answers may be lost in a buffer"))];
    }
    let method = match &cases[..] {
        [case] => case.distance().map(|moves| {
            format!("is the method too slow for a board of {moves} moves? See course --list")
        }),
        _ => {
            let each = if task.is_pair() { " for each cell of its blank" } else { "" };
            let (count, time) = (thousands(cases.len()), seconds(time));
            Some(format!("{count} cases in {time} s: one search from the goal{each} serves all"))
        }
    };
    [unsolvable(cases), method]
}
