//! What may explain a failure, and what to do about it.

use crate::processes;
use crate::trial::{Failure, Trial};

/// How many times the judge's memory a run has to hold for a hint.
const MUCH_MEMORY: usize = 2;

/// What is said of an exit status that is not 0.
pub const NONZERO: &str = "many judges call that a run-time error";

const STACK: &str = "is an index out of bounds, or does it recurse deeply? ulimit -s unlimited \
                     gives it more stack";
const UNREAD: &str = "it seems not to read standard input; does it open a file?";
const LIMITS: &str = "limits are those for C++, some judges give Java or Python more; \
                      --time-limit changes it";

/// Returns the hints on a failure.
pub fn hints(trial: &Trial, failure: &Failure) -> Vec<String> {
    let (run, code) = (&failure.run, failure.run.code().unwrap_or(0));
    let status = run.ending.as_ref().map_or(String::new(), |status| status.to_string());
    // Where all else is right, or the judge takes any exit status, the headline does not say it.
    let is_nonzero = code != 0 && (failure.wrong.is_none() || !failure.is_crash);
    // A shell adds 128 to the number of a signal; the last one is a stack overflow on Windows.
    let is_stack = status.contains("SIGSEGV") || code == 128 + 11 || status.contains("c00000fd");
    // What has passed reads it in another way; what complains says more.
    let is_unread = !run.has_read && !trial.can_pass && run.errors.is_empty() && !is_stack;
    let (load, processors) = (processes::load().unwrap_or(0.0), processes::processors());
    let is_busy = run.is_too_slow() && load > processors as f64;
    let busy = format!(
        "the machine is busy (load {load}, processors: {processors}), and processor time can \
         double there; try again when it is idle"
    );
    let memory = (run.cost.memory.unwrap_or(0) + 1023) >> 10;
    let most = trial.problem.limits.map_or(usize::MAX, |limits| limits.megabytes);
    let held = format!("it held {memory} MB; the judge's limit is {most} MB");
    let hints = [
        (is_nonzero, format!("{status}; {NONZERO}")),
        (is_stack, STACK.to_string()),
        (is_unread, UNREAD.to_string()),
        (run.is_too_slow() && trial.options.time_limit.is_none(), LIMITS.to_string()),
        (is_busy, busy),
        (memory / MUCH_MEMORY >= most, held),
    ];
    hints.into_iter().filter(|(is_so, _)| *is_so).map(|(_, text)| text).collect()
}
