//! The costs of runs beside their limits, and the rule for what is too slow.

use std::time::Duration;

use puzzle_solvers::judging::cost::{Cost, Costs};
use puzzle_solvers::judging::problems::Limits;
use puzzle_solvers::times::ThreadTimes;

const LIMITS: Limits = Limits { seconds: 0.2, megabytes: 32, is_confirmed: true };

/// Returns the cost of a run on a board, with a limit of 0.2 s.
fn cost(milliseconds: u64, of_processor: Option<u64>) -> Cost {
    Cost {
        cases: 1,
        limit: Duration::from_millis(200),
        wall_time: Duration::from_millis(milliseconds),
        busiest: of_processor.map(|milliseconds| ThreadTimes {
            processor_time: Duration::from_millis(milliseconds),
            waiting_time: Duration::ZERO,
        }),
        ..Cost::default()
    }
}

/// Returns the cost of a run with a processor time of 0.1 s, on a machine so busy that the run also
/// has to wait for a processor.
fn busy_cost(milliseconds: u64, of_waiting: u64) -> Cost {
    let mut cost = cost(milliseconds + of_waiting, Some(100));
    cost.busiest.as_mut().expect("it is known").waiting_time = Duration::from_millis(of_waiting);
    cost
}

/// Returns the costs of runs that passed.
fn costs_of(runs: &[Cost]) -> Costs {
    let mut costs = Costs::default();
    for run in runs {
        costs.add(*run, true);
    }
    costs
}

/// Asserts which limits the runs of these costs exceeded, and the words for them.
#[track_caller]
fn assert_costs(runs: &[Cost], over_limits: Option<&str>, words: &str) {
    let costs = costs_of(runs);
    assert_eq!(costs.over_limits(Some(LIMITS)), over_limits);
    assert_eq!(costs.in_words(Some(LIMITS), false), words);
}

#[test]
fn runs_are_too_slow_beyond_these_times() {
    for (milliseconds, of_processor, overtime) in [
        // Each thread may compute for as long as the limit.
        (300, Some(200), None),
        (300, Some(210), Some("0.21 s of processor time (limit 0.2 s)")),
        // A run that hardly computes may last for five times the limit and five seconds more.
        (6000, Some(10), None),
        (6010, Some(10), Some("6.01 s (limit 0.2 s)")),
        // A run whose processor time is unknown may last for twice the limit.
        (400, None, None),
        (410, None, Some("0.41 s (limit 0.2 s)")),
    ] {
        assert_eq!(cost(milliseconds, of_processor).overtime().as_deref(), overtime);
    }
    // The time in which a run waits for a processor does not count.
    assert_eq!(busy_cost(6000, 60_000).overtime(), None);
    let overtime = busy_cost(6010, 60_000).overtime();
    assert_eq!(overtime.as_deref(), Some("6.01 s (limit 0.2 s)"));
}

#[test]
fn runs_on_a_busy_machine_are_compared_without_their_waits() {
    let words = "longest run 0.15 s (limit 0.2 s; the machine is busy: 3.15 s by the wall clock; \
                 0.1 s of processor time)";
    assert_costs(&[busy_cost(150, 3000), busy_cost(140, 4000)], None, words);
    let words = "longest run 0.3 s (over the limit of 0.2 s; 0.1 s of processor time)";
    let runs = [busy_cost(300, 150), busy_cost(150, 3000)];
    assert_costs(&runs, Some("over the time limit"), words);
}

/// A longer run may be within its limit, if it has more cases.
#[test]
fn longest_run_is_named_and_the_longest_over_its_limit() {
    let many = Cost { cases: 1234, ..cost(20, None) };
    let words = "longest run 0.02 s (limit 0.2 s for 1,234 cases)";
    assert_costs(&[cost(5, None), many, cost(10, None)], None, words);
    let over = "longest run 0.3 s (over the limit of 0.2 s; 0.1 s of processor time)";
    assert_costs(&[cost(300, Some(100))], Some("over the time limit"), over);
    let more = Cost { cases: 5000, limit: Duration::from_millis(5200), ..cost(4000, None) };
    let runs = [cost(250, None), cost(300, Some(100)), cost(280, None), more];
    let words = "longest run 4 s (limit 5.2 s for 5,000 cases), a shorter run 0.3 s \
                 (over the limit of 0.2 s; 0.1 s of processor time)";
    assert_costs(&runs, Some("over the time limit"), words);
    // The limits of the judge may be unknown.
    assert_eq!(costs_of(&runs).over_limits(None), Some("over the time limit"));
}

/// The report on a failure has its time.
#[test]
fn failed_runs_are_not_named_as_over_the_time_limit() {
    let mut costs = costs_of(&[cost(100, None)]);
    costs.add(cost(1000, Some(210)), false);
    assert_eq!(costs.over_limits(None), None);
}

#[test]
fn memory_is_named_beside_its_limit() {
    let within = Cost { memory: Some(32 * 1024), ..cost(5, None) };
    let words = "longest run 0.005 s (limit 0.2 s), most memory 32 MB (limit 32 MB)";
    assert_costs(&[within], None, words);
    let over = Cost { memory: Some(32 * 1024 + 1), ..cost(5, None) };
    let words = "longest run 0.005 s (limit 0.2 s), most memory 33 MB (over the limit of 32 MB)";
    assert_costs(&[over], Some("over the memory limit"), words);
    // Later runs of less memory change nothing.
    let over = Cost { memory: Some(32 * 1024 + 1), ..cost(300, None) };
    let words = "longest run 0.3 s (over the limit of 0.2 s), \
                 most memory 33 MB (over the limit of 32 MB)";
    assert_costs(&[over, within], Some("over the time and memory limits"), words);
}

#[test]
fn notes_say_where_the_limits_are_from() {
    let costs = costs_of(&[Cost { memory: Some(1), ..cost(5, None) }]);
    let unsure = Limits { is_confirmed: false, ..LIMITS };
    for (limits, is_given, words) in [
        (Some(LIMITS), false, "), most memory 1 MB (limit 32 MB)"),
        (Some(LIMITS), true, "), most memory 1 MB (limit 32 MB)"),
        (Some(unsure), false, ", not confirmed), most memory 1 MB (limit 32 MB, not confirmed)"),
        (Some(unsure), true, "), most memory 1 MB (limit 32 MB, not confirmed)"),
        (None, false, ", assumed since it is unknown), most memory 1 MB"),
        (None, true, "), most memory 1 MB"),
    ] {
        let expected = format!("longest run 0.005 s (limit 0.2 s{words}");
        assert_eq!(costs.in_words(limits, is_given), expected);
    }
}

#[test]
fn memory_limit_that_is_given_replaces_the_judges() {
    let within = Cost { memory: Some(64 * 1024), memory_limit: Some(64), ..cost(5, None) };
    let words = "longest run 0.005 s (limit 0.2 s), most memory 64 MB (limit 64 MB)";
    let unsure = Limits { is_confirmed: false, ..LIMITS };
    for limits in [None, Some(LIMITS), Some(unsure)] {
        assert_eq!(costs_of(&[within]).over_limits(limits), None);
        assert_eq!(costs_of(&[within]).in_words(limits, true), words);
    }
    assert_eq!(within.excess_memory(), None);
    let over = Cost { memory: Some(64 * 1024 + 1), ..within };
    assert_eq!(over.excess_memory().as_deref(), Some("65 MB (limit 64 MB)"));
}

#[test]
fn memory_is_nearly_full_below_a_tenth() {
    use puzzle_solvers::memory::is_nearly_full;

    for (text, is_full) in [
        ("MemTotal:  2000 kB\nMemFree:  50 kB\nMemAvailable:  199 kB\n", true),
        ("MemTotal:  2000 kB\nMemFree:  50 kB\nMemAvailable:  200 kB\n", false),
        // An old Linux, or another system.
        ("MemTotal:  2000 kB\nMemFree:  50 kB\n", false),
        ("", false),
    ] {
        assert_eq!(is_nearly_full(text), is_full, "{text}");
    }
}

/// When the memory is looked up, the shell has given most of it back.
#[test]
#[cfg(target_os = "linux")]
fn memory_is_the_most_that_a_process_has_held() {
    use crate::common::processes::{end, exchange, start, MINUTE};
    use puzzle_solvers::memory::peak_memory;

    let script = r"x=$(head -c 50000000 /dev/zero | tr '\0' x); x=; echo; read x";
    let mut shell =
        start(std::process::Command::new("sh").args(["-c", script])).expect("it starts");
    exchange("sh", &mut shell, "", "\n");
    let memory = peak_memory(shell.id()).expect("Linux reports it");
    assert!(memory > 48_000, "{memory} KiB");
    end(shell, b"\n", MINUTE, "sh");
}

/// Not every system says how long a thread has waited for a processor.
#[test]
fn times_of_a_thread_are_read_from_its_files() {
    use crate::common::files::Folder;
    use puzzle_solvers::times::thread_times;

    let folder = Folder::new("thread");
    let read = || {
        let times = thread_times(&folder.0.display().to_string())?;
        Some((times.processor_time.as_micros(), times.waiting_time.as_micros()))
    };
    assert_eq!(read(), None);
    folder.write("stat", "7 (a) b) S 1 7 7 0 -1 4194560 126 0 0 0 12 3 400 500 20 0 1 0\n");
    assert_eq!(read(), Some((150_000, 0)));
    folder.write("schedstat", "0 0 0\n");
    assert_eq!(read(), Some((150_000, 0)));
    folder.write("schedstat", "156789000 2000000 88\n");
    assert_eq!(read(), Some((156_789, 2_000)));
}
