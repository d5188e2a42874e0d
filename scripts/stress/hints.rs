//! Hints: likely reasons of a failure, and what to do about it.

use crate::trial::{Failure, Trial};

/// The hint on an exit status that is not 0.
pub const NONZERO: &str = "many judges call that a run-time error";

const STACK: &str = "is an index out of bounds, or does it recurse deeply? ulimit -s unlimited \
                     gives it more stack";
const UNREAD: &str = "it seems not to read standard input; does it open a file, even /dev/stdin?";
const LIMITS: &str = "limits are those for C++, some judges give Java or Python more; \
                      --time-limit changes it";

/// Returns the hints on a failure.
pub fn hints(trial: &Trial, failure: &Failure) -> Vec<String> {
    let (run, code) = (&failure.run, failure.run.code().unwrap_or(0));
    let status = run.ending.as_ref().map_or(String::new(), |status| status.to_string());
    // The headline of a crash names the status, but not of a wrong answer where any status is
    // taken.
    let is_nonzero = code != 0 && (failure.wrong.is_none() || !failure.is_crash);
    // A shell adds 128 to the number of a signal. c00000fd is a stack overflow on Windows.
    let is_stack = status.contains("SIGSEGV") || code == 128 + 11 || status.contains("c00000fd");
    // If it has passed on an input, it reads its input in a way that cannot be seen. If it prints
    // errors, these say more.
    let is_unread = !run.has_read && trial.passed.is_empty() && run.errors.is_empty() && !is_stack;
    let hints = [
        (is_nonzero, format!("{status}; {NONZERO}")),
        (is_stack, STACK.to_string()),
        (is_unread, UNREAD.to_string()),
        (run.is_too_slow() && trial.time_limit.is_none(), LIMITS.to_string()),
    ];
    hints.into_iter().filter(|(is_so, _)| *is_so).map(|(_, text)| text).collect()
}
