//! What may explain a failure, and what to do about it.

use std::path::Path;
use std::time::Duration;

use puzzle_solvers::cli::seconds;
use puzzle_solvers::judging::inputs::has_hard;

use crate::overtime::TooSlow;
use crate::program;
use crate::run::Stop;
use crate::trial::{Failure, Trial};

/// From how many times the judge's memory on a run is said to hold much.
const MUCH_MEMORY: usize = 2;

/// How long a run waits at least before that is said to explain a failure.
const LONG_WAIT: Duration = Duration::from_millis(200);

const RIGHT: &str = "all answers are right; many judges call this a run-time error";
const HARD: &str = "no judge's test is known to have a board as hard";
const LEFT: &str = "it could not be stopped and may still run; is it another user's?";
const UNREAD: &str = "it has not read standard input; does it open a file?";
const STACK: &str = "is an index out of bounds, or does it recurse deeply? ulimit -s unlimited \
                     gives it more stack";
const LIMITS: &str = "limits are those for C++, judges give Java or Python more; --time-limit \
                      changes it";
const FILES: &str = "nothing on standard output; does it read or write files unless it is built \
                     with -DONLINE_JUDGE?";

/// Returns the hints on a failure. `right` is the right answer to the case that it shows.
pub fn hints(trial: &Trial, failure: &Failure, right: &[String]) -> Vec<String> {
    let (run, cost) = (&failure.run, failure.run.cost);
    let code = run.ending.ok().and_then(|status| status.code());
    let status = run.ending.map_or(String::new(), |status| status.to_string());
    let is_too_slow = matches!(run.ending, Err(Stop::TooSlow(_)));
    let is_idle = matches!(run.ending, Err(Stop::TooSlow(TooSlow::Idle(_))));
    // A shell adds 128 to the number of a signal; the last one is a stack overflow on Windows.
    let is_signal = |name: &str, number| status.contains(name) || code == Some(128 + number);
    let is_stack = is_signal("SIGSEGV", 11) || status.contains("c00000fd");
    // The number is that of timeout(1).
    let is_guard = is_signal("SIGALRM", 14) || code == Some(124);
    // By these a shell says that it cannot run or find a program.
    let is_not_found = matches!(code, Some(126 | 127));
    let mut words = trial.command.iter().map(Path::new).filter(|_| is_not_found);
    let program = words.find_map(|word| program::here(word).or_else(|| program::of_windows(word)));
    let used = cost.processor_time.unwrap_or(cost.wall_time);
    let is_waiting = cost.wall_time > 2 * used + LONG_WAIT && !is_idle;
    let [used, time] = [used, cost.wall_time].map(seconds);
    let is_explained = is_stack || is_guard || is_waiting || program.is_some();
    // What has passed reads and writes as it should; what complains says more.
    let is_puzzling =
        !is_explained && run.errors.is_empty() && trial.record().passed == 0 && !is_too_slow;
    let is_empty = code == Some(0) && run.output.is_empty();
    let has_text = right.iter().any(|line| !line.is_empty());
    let is_status = code.map_or(false, |code| code != 0) && !trial.is_crash(run);
    let is_right = failure.wrong.is_none() && !run.output.is_empty();
    let (is_given, limit) = (trial.time_limit.is_some(), seconds(trial.limit(0)));
    let memory = cost.memory.unwrap_or(0) >> 10;
    let most = trial.problem.limits.map_or(usize::MAX, |limits| limits.megabytes);
    let is_much = memory / MUCH_MEMORY >= most;

    let hint = |is_so: bool, text: &str| is_so.then(|| text.to_string());
    let hints = [
        hint(is_right && trial.is_crash(run), RIGHT),
        hint(is_status, &format!("{status}; many judges call that a run-time error")),
        hint(is_stack, STACK),
        hint(is_guard, "a guard of its own ended it, such as alarm or timeout"),
        program,
        hint(is_puzzling && !run.has_read, UNREAD),
        hint(is_empty && !has_text, "nothing on standard output; does each answer end its line?"),
        hint(is_empty && has_text && is_puzzling, FILES),
        hint(is_too_slow && is_given, &format!("the limit of {limit} s is yours, by --time-limit")),
        hint(is_too_slow && !is_given, LIMITS),
        hint(is_idle, "does it wait for a lock, another program?"),
        hint(
            is_waiting,
            &format!(
                "the machine was busy, or it waited: it had {used} s of processor time in {time} s"
            ),
        ),
        hint(is_too_slow && has_hard(&mut trial.oracle(), &failure.cases), HARD),
        hint(is_much, &format!("it held {memory} MB; the judge's limit is {most} MB")),
        hint(run.is_left, LEFT),
    ];
    hints.into_iter().flatten().collect()
}
