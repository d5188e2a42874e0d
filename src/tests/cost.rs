//! The costs of runs beside their limits, and the rule for what is too slow.

use std::time::Duration;

use puzzle_solvers::judging::cost::{Cost, Costs};
use puzzle_solvers::judging::problems::Limits;
use puzzle_solvers::times::ThreadTimes;

const LIMITS: Limits = Limits { seconds: 0.2, megabytes: 32, is_confirmed: true };

/// Returns the cost of a run on one case, with a limit of 0.2 s. The times are in milliseconds: of
/// the run; and of its busiest thread, the processor time and the waiting time.
fn cost(wall_time: u64, busiest: Option<[u64; 2]>) -> Cost {
    let [limit, wall_time] = [200, wall_time].map(Duration::from_millis);
    let busiest = busiest.map(|times| {
        let [processor_time, waiting_time] = times.map(Duration::from_millis);
        ThreadTimes { processor_time, waiting_time }
    });
    Cost { cases: 1, limit, wall_time, busiest, ..Cost::default() }
}

/// Returns the costs of runs that passed.
fn costs_of(runs: &[Cost]) -> Costs {
    let mut costs = Costs::default();
    runs.iter().for_each(|run| costs.add(*run, true));
    costs
}

/// Asserts which limits the runs of these costs exceeded, and the words for them.
#[track_caller]
fn assert_costs(runs: &[Cost], over_limits: Option<&str>, words: &str) {
    let costs = costs_of(runs);
    assert_eq!(costs.over_limits(Some(LIMITS)), over_limits);
    assert_eq!(costs.in_words(Some(LIMITS), false), format!("longest run {words}"));
}

#[test]
fn runs_are_too_slow_beyond_these_times() {
    for (wall_time, busiest, overtime) in [
        // Each thread may compute for as long as the limit.
        (300, Some([200, 0]), None),
        (300, Some([210, 0]), Some("0.21 s of processor time (limit 0.2 s)")),
        // A run that hardly computes may last for five times the limit and five seconds more.
        (6000, Some([10, 0]), None),
        (6010, Some([10, 0]), Some("6.01 s (limit 0.2 s)")),
        // The time in which it waits for a processor does not count.
        (66_000, Some([100, 60_000]), None),
        (66_010, Some([100, 60_000]), Some("6.01 s (limit 0.2 s)")),
        // A run whose processor time is unknown may last for twice the limit.
        (400, None, None),
        (410, None, Some("0.41 s (limit 0.2 s)")),
    ] {
        assert_eq!(cost(wall_time, busiest).overtime().as_deref(), overtime);
    }
}

/// Runs on a busy machine are compared without their waits. A run that failed is not named as over
/// the limit: the report has its time.
#[test]
fn longest_run_is_named_and_the_longest_over_its_limit() {
    let busy = cost(3150, Some([100, 3000]));
    let words = "0.15 s (limit 0.2 s; the machine is busy: 3.15 s by the wall clock; 0.1 s of \
                 processor time)";
    assert_costs(&[busy, cost(4140, Some([100, 4000]))], None, words);
    let over = Some("over the time limit");
    let slow = cost(450, Some([100, 150]));
    let words = "0.3 s (over the limit of 0.2 s; 0.1 s of processor time)";
    assert_costs(&[slow, busy], over, words);
    // A longer run may be within its limit, if it has more cases.
    let many = Cost { cases: 5000, limit: Duration::from_millis(5200), ..cost(4000, None) };
    let words = "4 s (limit 5.2 s for 5,000 cases), a shorter run 0.3 s (over the limit of 0.2 s; \
                 0.1 s of processor time)";
    assert_costs(&[cost(250, None), slow, cost(280, None), many], over, words);
    assert_eq!(costs_of(&[slow]).over_limits(None), over);
    let mut costs = costs_of(&[many]);
    costs.add(slow, false);
    assert_eq!(costs.over_limits(None), None);
}

#[test]
fn memory_is_named_beside_its_limit() {
    let within = Cost { memory: Some(32 * 1024), ..cost(5, None) };
    let words = "0.005 s (limit 0.2 s), most memory 32 MB (limit 32 MB)";
    assert_costs(&[within], None, words);
    let over = Cost { memory: Some(32 * 1024 + 1), ..cost(5, None) };
    let words = "0.005 s (limit 0.2 s), most memory 33 MB (over the limit of 32 MB)";
    // Later runs of less memory change nothing.
    assert_costs(&[over, within], Some("over the memory limit"), words);
    let slow = cost(300, None);
    let words = "0.3 s (over the limit of 0.2 s), most memory 33 MB (over the limit of 32 MB)";
    assert_costs(&[slow, over], Some("over the time and memory limits"), words);
}

#[test]
fn notes_say_where_the_limits_are_from() {
    let unsure = Limits { is_confirmed: false, ..LIMITS };
    let costs = costs_of(&[Cost { memory: Some(1), ..cost(5, None) }]);
    // A memory limit that is given replaces the judge's.
    let within = Cost { memory: Some(64 * 1024), memory_limit: Some(64), ..cost(5, None) };
    let over = Cost { memory: Some(64 * 1024 + 1), ..within };
    assert_eq!(within.excess_memory(), None);
    assert_eq!(over.excess_memory().as_deref(), Some("65 MB (limit 64 MB)"));
    for (limits, time_note, memory_note) in [
        (Some(LIMITS), "", " (limit 32 MB)"),
        (Some(unsure), ", not confirmed", " (limit 32 MB, not confirmed)"),
        (None, ", assumed since it is unknown", ""),
    ] {
        for (is_given, time_note) in [(false, time_note), (true, "")] {
            let words = format!("0.005 s (limit 0.2 s{time_note}), most memory 1 MB{memory_note}");
            assert_eq!(costs.in_words(limits, is_given), format!("longest run {words}"));
        }
        let words = "longest run 0.005 s (limit 0.2 s), most memory 64 MB (limit 64 MB)";
        assert_eq!(costs_of(&[within]).in_words(limits, true), words);
        assert_eq!(costs_of(&[within]).over_limits(limits), None);
    }
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
