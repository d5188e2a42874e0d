//! What may explain a failure, and what to do about it.

use std::path::Path;
use std::time::Duration;

use crate::inputs::has_hard;
use crate::overtime::Why;
use crate::program;
use crate::report::{megabytes, seconds};
use crate::run::Ending;
use crate::trial::{Failure, Trial};

/// From how many times the judge's memory on a run is said to hold much.
const MUCH_MEMORY: usize = 2;

/// How long a run waits at least before that is said to explain a failure.
const LONG_WAIT: Duration = Duration::from_millis(200);

/// Returns the hints on a failure. `right` is the right answer to the case that it shows.
pub fn hints(trial: &Trial, failure: &Failure, right: &[String]) -> Vec<String> {
    let (run, cost, limits) = (&failure.run, failure.run.cost, trial.problem.limits);
    let (status, too_slow) = match run.ending {
        Ending::Exited(status) => (Some(status), None),
        Ending::TooSlow(too_slow) => (None, Some(too_slow.why)),
        Ending::TooMuchOutput | Ending::CutOff => (None, None),
    };
    let code = status.and_then(|status| status.code());
    let text = status.map_or(String::new(), |status| status.to_string());
    // A shell adds 128 to the number of a signal; a stack overflow has a number of Windows.
    let is_segv = text.contains("SIGSEGV") || code == Some(128 + 11) || text.contains("c00000fd");
    // 124 is that of timeout(1).
    let is_guard = text.contains("SIGALRM") || matches!(code, Some(124 | 142));
    // By these a shell says that it cannot run or find a program.
    let mut words = trial.command.iter().map(Path::new).filter(|_| matches!(code, Some(126 | 127)));
    let program = words.find_map(|word| program::here(word).or_else(|| program::of_windows(word)));
    let used = cost.processor_time.unwrap_or(cost.wall_time);
    let is_waiting = cost.wall_time > 2 * used + LONG_WAIT;
    // What has passed reads and writes as it should; what complains says more.
    let is_unexplained = run.errors.is_empty()
        && trial.record().passed == 0
        && !(is_segv || is_guard || is_waiting)
        && program.is_none();
    let is_empty = code == Some(0) && run.output.is_empty();
    let has_text = right.iter().any(|line| !line.is_empty());
    let is_only_status = trial.is_crash(run) && failure.wrong.is_none() && !run.output.is_empty();
    let memory = cost.memory.map_or(0, megabytes);
    let most_memory = limits.map_or(usize::MAX, |limits| limits.megabytes);

    let by = |is_so: bool, hint: &str| is_so.then(|| hint.to_string());
    let hints = [
        by(is_only_status, "all answers are right; many judges call this a run-time error"),
        by(
            is_segv,
            "is an index out of bounds? Or does it recurse deeply? ulimit -s unlimited gives it \
             more stack",
        ),
        by(is_guard, "a guard of its own ended it, such as alarm or timeout"),
        program,
        by(
            is_unexplained && status.is_some() && !run.has_read,
            "it has not read standard input; does it open a file instead?",
        ),
        by(is_empty && !has_text, "nothing on standard output; does each answer end its line?"),
        by(
            is_empty && has_text && is_unexplained,
            "nothing on standard output; does it read or write files unless it is built with \
             -DONLINE_JUDGE?",
        ),
        too_slow.map(|_| limit(trial)),
        by(too_slow == Some(Why::Idle), "does it wait for a lock, another program?"),
        by(
            is_waiting && too_slow != Some(Why::Idle),
            &format!(
                "the machine was busy, or it waited: it had {} s of processor time in {} s",
                seconds(used),
                seconds(cost.wall_time)
            ),
        ),
        by(
            too_slow.is_some() && has_hard(trial, &failure.cases),
            "it has one of the hardest boards; no judge's test is known to have one",
        ),
        by(
            memory / MUCH_MEMORY >= most_memory,
            &format!("it held {memory} MB; the judge's limit is {most_memory} MB"),
        ),
        by(run.is_left, "it could not be stopped and may still run; is it another user's?"),
    ];
    hints.into_iter().flatten().collect()
}

/// Returns how sure the limit of time is, and how it is changed.
fn limit(trial: &Trial) -> String {
    let limit = seconds(trial.limit(0));
    let others =
        "--time-limit changes it; limits are those for C++, judges give Java or Python more";
    match trial.problem.limits {
        _ if trial.time_limit.is_some() => {
            format!("the limit of {limit} s is yours, by --time-limit")
        }
        None => {
            format!("the judge's limit is unknown, {limit} s is a guess; --time-limit changes it")
        }
        Some(it) if it.is_confirmed => format!("the judge's limit is {limit} s; {others}"),
        Some(_) => format!("the limit of {limit} s is not confirmed; {others}"),
    }
}
