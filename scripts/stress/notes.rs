//! Notes on a failure: what the experiments have shown, what was measured in the run, and what is
//! known of the judge.

use std::process::ExitStatus;
use std::time::Duration;

use puzzle_solvers::format::{seconds, thousands};
use puzzle_solvers::judging::case::Case;
use puzzle_solvers::judging::cost::megabytes;
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
const END: &str = "does it stop at the end of the input? A line feed or a 0 follows the last case";
const LONG: &str = "does a path have no end, or needless moves, as by depth-first search?";
const SOLVED: &str = "is the solved board tested before the search?";
const BUFFER: &str = "nothing was printed: answers may be lost in a buffer";
const LIMITS: &str = "the limit is that for C++, some judges give Java or Python more; \
                      --time-limit changes it";

/// The signals that a sanitizer explains, whatever the solver prints.
const FAULTS: [&str; 4] = ["SIGSEGV", "SIGBUS", "SIGFPE", "SIGILL"];

/// Returns the notes on a failure. `shown` is what an experiment has shown, if any did.
pub fn notes(trial: &Trial, failure: &Failure, shown: Option<&String>) -> Vec<String> {
    let Failure { run, wrong, .. } = failure;
    let Request { problem, command, time_limit, .. } = trial.request;
    // A program with arguments may be an interpreter, but not if the first argument is a script of
    // a shell.
    let may_be_interpreter = command.len() > 1 && command[1] != "-c";
    let is_unread = is_unread(trial, failure);
    let unread = hint(is_unread, UNREAD);
    let measured = match &run.ending {
        Exit(status) => vec![unread, nonzero(status)],
        Crash(status) => {
            // The status is the reason only if the answers are right.
            let exit = if wrong.is_none() { nonzero(status) } else { None };
            vec![exit, hint(is_fault(failure, status), CRASH), unread]
        }
        TooSlow(_, used) => {
            let waits = waiting(failure, *used);
            let is_known = shown.is_some() || waits.is_some() || is_unread;
            let is_judges_limit = time_limit.is_none() && problem.limits.is_some();
            let limits = hint(may_be_interpreter && is_judges_limit, LIMITS);
            vec![unread, waits, too_slow(trial, failure, is_known), limits]
        }
        TooMuchMemory(_) => vec![],
        TooMuchOutput => {
            let lines = run.output.iter().filter(|&&byte| byte == b'\n').count();
            let is_long = lines <= failure.cases.len() * answer_length(&problem.task);
            vec![unread, hint(is_long, LONG), hint(!is_long, END)]
        }
    };
    let is_untested = failure.suspects().iter().any(|case| problem.is_untested(case));
    let untested = hint(is_untested, problem.untested.note);
    let notes = [shown.cloned()].into_iter().chain(measured).chain([untested]);
    notes.flatten().collect()
}

fn hint(is_given: bool, text: &str) -> Option<String> {
    is_given.then(|| text.to_string())
}

/// Returns whether the solver seems not to have read its input. If an input has passed that is not
/// answered by chance, the solver does read it, perhaps in a way that cannot be seen: an empty
/// output is right for the solved board, and `unsolvable` for half of all boards. If it prints
/// errors, these say more.
fn is_unread(trial: &Trial, Failure { run, .. }: &Failure) -> bool {
    let has_path = |case: &Case| case.distance() >= Some(1);
    let has_passed = trial.record.passed.iter().flatten().any(has_path);
    !run.has_read && run.errors.is_empty() && !has_passed
}

/// Returns whether a run was ended by a signal that a sanitizer explains.
fn is_fault(Failure { run, .. }: &Failure, status: &ExitStatus) -> bool {
    let text = status.to_string();
    // Those who call `abort` or fail an assertion print a message.
    let is_silent_abort = text.contains("SIGABRT") && run.errors.is_empty();
    run.is_segmentation_fault() || is_silent_abort || FAULTS.iter().any(|name| text.contains(name))
}

fn nonzero(status: &ExitStatus) -> Option<String> {
    let code = status.code().filter(|&code| code != 0)?;
    Some(format!("exit status: {code}; {NONZERO}"))
}

/// Returns a note if a run that was stopped by the clock has hardly computed. `used` is the time for
/// which all its processes have computed.
fn waiting(Failure { run, .. }: &Failure, used: Option<Duration>) -> Option<String> {
    let time = run.cost.time;
    let used = used.filter(|&used| run.cost.is_too_slow_by_clock() && 5 * used < time)?;
    let [used, time] = [used, time].map(seconds);
    Some(format!(
        "it computed for {used} of {time} s: does it wait for input, a lock or a clock, or was the \
         machine busy?"
    ))
}

/// Returns a note on a run that was too slow: that all answers were there soon; or else why they may
/// not be, unless a reason is known.
fn too_slow(trial: &Trial, failure: &Failure, is_known: bool) -> Option<String> {
    let Failure { cases, run, wrong } = failure;
    let Request { problem, command, .. } = trial.request;
    let task = &problem.task;
    let time = run.cost.time;
    let is_right = wrong.as_ref().map_or(true, |wrong| wrong.case_index == cases.len());
    // An empty line at the end of a right output may be missing, or may be still to come.
    let line_count = run.output.split_inclusive(|&byte| byte == b'\n').count();
    let answered = run.last_output.filter(|_| is_right).filter(|&last| 2 * last < time);
    if let (Some(last), true) = (answered, line_count >= cases.len() * answer_length(task)) {
        let last = seconds(last);
        return Some(format!(
            "all answers were there after {last} s, but the solver went on: {END}"
        ));
    }
    if is_known {
        return None;
    }
    if matches!(&cases[..], [case] if case.is_solved()) {
        return Some(SOLVED.to_string());
    }
    let few = if task.is_rotation() { FEW_TURNS } else { FEW_MOVES };
    let are_near = cases.iter().all(|case| case.distance().map_or(false, |moves| moves <= few));
    if are_near && cases.len() <= FEW_CASES {
        return hint(run.output.is_empty(), BUFFER);
    }
    let memory_limit = problem.limits.map(|limits| limits.megabytes);
    match (run.cost.memory.map(megabytes), memory_limit) {
        (Some(memory), Some(limit)) if memory > limit && command.len() == 1 => {
            Some(format!("the run took {memory} MB, the limit is {limit} MB"))
        }
        _ => method(task, cases, time),
    }
}

/// Returns a note on the method of a run that took this time.
fn method(task: &Task, cases: &[Case], time: Duration) -> Option<String> {
    if let [case] = cases {
        let moves = case.distance()?;
        let question = format!("is the method too slow for a board of {moves} moves?");
        return Some(format!("{question} See course --list"));
    }
    let each = if task.is_pair() { " for each cell of its blank" } else { "" };
    let (count, time) = (thousands(cases.len()), seconds(time));
    Some(format!("{count} cases in {time} s: one search from the goal{each} serves all"))
}
