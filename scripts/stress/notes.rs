//! Notes on a failure: what an experiment has shown, what was measured in the run, and what is
//! known of the judge.

use std::time::Duration;

use puzzle_solvers::format::{seconds, thousands};
use puzzle_solvers::judging::case::Case;
use puzzle_solvers::judging::cost::megabytes;
use puzzle_solvers::judging::verdict::answer_length;

use crate::request::Request;
use crate::run::Ending::{Crash, Exit, TooMuchMemory, TooMuchOutput, TooSlow};
use crate::trial::{Attempt, Trial};

/// No method takes long for so few cases of so few moves: each has 3^10 paths at most, and in the
/// rotation game 8^4.
const FEW_CASES: usize = 10;
const FEW_MOVES: usize = 10;
const FEW_TURNS: usize = 4;

/// The signals that a sanitizer explains, whatever the solver prints.
const FAULTS: [&str; 4] = ["SIGSEGV", "SIGBUS", "SIGFPE", "SIGILL"];

/// The hint on an exit status that is not 0.
pub const NONZERO: &str = "many judges call that a run-time error";

const UNREAD: &str = "it seems not to have read standard input; does it open a file, even \
                      /dev/stdin? Many sources do, unless compiled with g++ -DONLINE_JUDGE";
const CRASH: &str = "in C++, g++ -g -Wall -fsanitize=address,undefined names the line";
const END: &str = "does it stop at the end of the input? A line feed or a 0 follows the last case";
const LONG: &str = "does a path have no end, or needless moves, as by depth-first search?";
const LIMITS: &str = "the limit is that for C++, some judges give Java or Python more; \
                      --time-limit changes it";

/// Returns the notes on a failure. `shown` is what an experiment has shown, if any did.
pub fn notes(trial: &Trial, failure: &Attempt, shown: Option<String>) -> Vec<String> {
    let Attempt { run, wrong, .. } = failure;
    let Request { problem, command, time_limit, .. } = trial.request;
    let is_crash = matches!(run.ending, Crash(_));
    let is_shown = shown.is_some();
    let is_unread = !is_shown && is_unread(trial, failure);
    let mut notes: Vec<_> = shown.into_iter().collect();
    // After a crash, the status is the reason only if the answers are right.
    if let Some(code) = run.nonzero_status().filter(|_| !is_crash || wrong.is_none()) {
        notes.push(format!("exit status: {code}; {NONZERO}"));
    }
    // Those who call `abort` or fail an assertion print a message.
    let is_abort = run.is_ended_by("SIGABRT") && run.errors.is_empty();
    if is_abort || FAULTS.iter().any(|signal| run.is_ended_by(signal)) {
        notes.push(CRASH.to_string());
    }
    if is_unread {
        notes.push(UNREAD.to_string());
    }
    match run.ending {
        TooSlow(_, used) => {
            let measured =
                [waiting(failure, used), going_on(failure, answer_length(&problem.task))];
            let is_known = is_shown || is_unread || measured.iter().any(Option::is_some);
            notes.extend(measured.into_iter().flatten());
            if !is_known {
                notes.extend(slowness(trial, failure));
                // A program with arguments may be an interpreter, but `sh -c` is none.
                let may_be_interpreter = command.len() > 1 && command[1] != "-c";
                if may_be_interpreter && time_limit.is_none() && problem.limits.is_some() {
                    notes.push(LIMITS.to_string());
                }
            }
        }
        TooMuchOutput if !is_shown => {
            let lines = run.output.iter().filter(|&&byte| byte == b'\n').count();
            let is_long = lines <= failure.cases.len() * answer_length(&problem.task);
            notes.push(if is_long { LONG } else { END }.to_string());
        }
        Exit(_) | Crash(_) | TooMuchMemory(_) | TooMuchOutput => {}
    }
    if failure.suspects().iter().any(|case| problem.is_untested(case)) {
        notes.push(problem.untested.note.to_string());
    }
    notes
}

/// Returns whether the solver seems not to have read its input. If an input has passed that is not
/// answered by chance, the solver does read it, perhaps in a way that cannot be seen: no output is
/// right for the solved board, and `unsolvable` for half of all boards. If it prints errors, these
/// say more. It may take too much memory before it reads.
fn is_unread(trial: &Trial, Attempt { run, .. }: &Attempt) -> bool {
    let has_path = |case: &Case| case.distance() >= Some(1);
    let is_silent = !run.has_read && run.errors.is_empty();
    let is_early = matches!(run.ending, TooMuchMemory(_));
    is_silent && !is_early && !trial.record.passed.iter().flatten().any(has_path)
}

/// Returns a note if a run that was stopped by the clock has hardly computed. `used` is for how
/// long all its processes have computed.
fn waiting(Attempt { run, .. }: &Attempt, used: Option<Duration>) -> Option<String> {
    let time = run.cost.time;
    let used = used.filter(|&used| run.cost.is_too_slow_by_clock() && 5 * used < time)?;
    let [used, time] = [used, time].map(seconds);
    let question = "does it wait for input, a lock or a clock, or was the machine busy?";
    Some(format!("it computed for {used} of {time} s: {question}"))
}

/// Returns a note if all answers were there in the first half of a run that was too slow.
fn going_on(Attempt { cases, run, wrong }: &Attempt, answer_length: usize) -> Option<String> {
    let last = run.last_output.filter(|&last| 2 * last < run.cost.time)?;
    let is_right = wrong.as_ref().map_or(true, |wrong| wrong.case_index == cases.len());
    // An empty line at the end of a right output may be missing, or may be still to come.
    let line_count = run.output.split_inclusive(|&byte| byte == b'\n').count();
    (is_right && line_count >= cases.len() * answer_length).then(|| {
        format!("all answers were there after {} s, but the solver went on: {END}", seconds(last))
    })
}

/// Returns a note on why answers were not there in time, if there is something to say.
fn slowness(trial: &Trial, Attempt { cases, run, .. }: &Attempt) -> Option<String> {
    let Request { problem, command, .. } = trial.request;
    let few = if problem.task.is_rotation() { FEW_TURNS } else { FEW_MOVES };
    let are_near = cases.iter().all(|case| case.distance().map_or(false, |moves| moves <= few));
    let memory = run.cost.memory.map(megabytes).zip(problem.limits.map(|limits| limits.megabytes));
    Some(match (&cases[..], memory) {
        ([case], _) if case.is_solved() => "is the solved board tested before the search?".into(),
        _ if are_near && cases.len() <= FEW_CASES => {
            let note = "nothing was printed: answers may be lost in a buffer";
            return run.output.is_empty().then(|| note.to_string());
        }
        // The memory of an interpreter is its own.
        (_, Some((memory, limit))) if memory > limit && command.len() == 1 => {
            format!("the run took {memory} MB, the limit is {limit} MB")
        }
        ([case], _) => {
            let moves = case.distance()?;
            format!("is the method too slow for a board of {moves} moves? See course --list")
        }
        _ => {
            let each = if problem.task.is_pair() { " for each cell of its blank" } else { "" };
            let (count, time) = (thousands(cases.len()), seconds(run.cost.time));
            format!("{count} cases in {time} s: one search from the goal{each} serves all")
        }
    })
}
